//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p000::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p000::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p001", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p002", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p002::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p002::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p003::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p003::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p005::Hit(Leaf::read(v[3])); let r = p005::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p005::Hit(Leaf::read(v[3])); let r = p005::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p006::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p006::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p007::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p007::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p008::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p008::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [p010::Hit(Leaf::read(v[3]), p010::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }), p010::Hit(Leaf::read(v[7]), p010::Pair { a: Leaf::read(v[8]), b: Leaf::read(v[9]), c: Leaf::read(v[10]) })]; let r = p010::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [p010::Hit(Leaf::read(v[3]), p010::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }), p010::Hit(Leaf::read(v[7]), p010::Pair { a: Leaf::read(v[8]), b: Leaf::read(v[9]), c: Leaf::read(v[10]) })]; let r = p010::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p011::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p011::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p011::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p011::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p012::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p012::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p013", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p013::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a1)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p013::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a1)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p014::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p014::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p015", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p015::State(Leaf::read(v[3])); let r = p015::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p015::State(Leaf::read(v[3])); let r = p015::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let a1 = p017::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p017::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p017::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p017::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p018", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p018::entry(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p018::entry_flat(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p019", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = p019::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p019::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = p019::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p019::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p021::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p021::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p023", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a1)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p028::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p028::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p029::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p029::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p030::entry(a0, &mut a1, a2); vec![Leaf::write(r.0.a), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p030::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r.0.a), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p032", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(r.2), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(r.2), Leaf::write(a0)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p034::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p034::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [(p035::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p035::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p035::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }), (p035::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }, p035::Pair { a: Leaf::read(v[13]), b: Leaf::read(v[14]), c: Leaf::read(v[15]) }, p035::Pair { a: Leaf::read(v[16]), b: Leaf::read(v[17]), c: Leaf::read(v[18]) }), (p035::Pair { a: Leaf::read(v[19]), b: Leaf::read(v[20]), c: Leaf::read(v[21]) }, p035::Pair { a: Leaf::read(v[22]), b: Leaf::read(v[23]), c: Leaf::read(v[24]) }, p035::Pair { a: Leaf::read(v[25]), b: Leaf::read(v[26]), c: Leaf::read(v[27]) })]; let a2 = Leaf::read(v[28]); let r = p035::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0].0.a), Leaf::write(a1[0].0.b), Leaf::write(a1[0].0.c), Leaf::write(a1[0].1.a), Leaf::write(a1[0].1.b), Leaf::write(a1[0].1.c), Leaf::write(a1[0].2.a), Leaf::write(a1[0].2.b), Leaf::write(a1[0].2.c), Leaf::write(a1[1].0.a), Leaf::write(a1[1].0.b), Leaf::write(a1[1].0.c), Leaf::write(a1[1].1.a), Leaf::write(a1[1].1.b), Leaf::write(a1[1].1.c), Leaf::write(a1[1].2.a), Leaf::write(a1[1].2.b), Leaf::write(a1[1].2.c), Leaf::write(a1[2].0.a), Leaf::write(a1[2].0.b), Leaf::write(a1[2].0.c), Leaf::write(a1[2].1.a), Leaf::write(a1[2].1.b), Leaf::write(a1[2].1.c), Leaf::write(a1[2].2.a), Leaf::write(a1[2].2.b), Leaf::write(a1[2].2.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [(p035::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p035::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p035::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }), (p035::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }, p035::Pair { a: Leaf::read(v[13]), b: Leaf::read(v[14]), c: Leaf::read(v[15]) }, p035::Pair { a: Leaf::read(v[16]), b: Leaf::read(v[17]), c: Leaf::read(v[18]) }), (p035::Pair { a: Leaf::read(v[19]), b: Leaf::read(v[20]), c: Leaf::read(v[21]) }, p035::Pair { a: Leaf::read(v[22]), b: Leaf::read(v[23]), c: Leaf::read(v[24]) }, p035::Pair { a: Leaf::read(v[25]), b: Leaf::read(v[26]), c: Leaf::read(v[27]) })]; let a2 = Leaf::read(v[28]); let r = p035::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0].0.a), Leaf::write(a1[0].0.b), Leaf::write(a1[0].0.c), Leaf::write(a1[0].1.a), Leaf::write(a1[0].1.b), Leaf::write(a1[0].1.c), Leaf::write(a1[0].2.a), Leaf::write(a1[0].2.b), Leaf::write(a1[0].2.c), Leaf::write(a1[1].0.a), Leaf::write(a1[1].0.b), Leaf::write(a1[1].0.c), Leaf::write(a1[1].1.a), Leaf::write(a1[1].1.b), Leaf::write(a1[1].1.c), Leaf::write(a1[1].2.a), Leaf::write(a1[1].2.b), Leaf::write(a1[1].2.c), Leaf::write(a1[2].0.a), Leaf::write(a1[2].0.b), Leaf::write(a1[2].0.c), Leaf::write(a1[2].1.a), Leaf::write(a1[2].1.b), Leaf::write(a1[2].1.c), Leaf::write(a1[2].2.a), Leaf::write(a1[2].2.b), Leaf::write(a1[2].2.c)] }),
    ("p036", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p036::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p036::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p037", |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p037::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p037::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p038::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p038::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p039::entry(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p039::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p040::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p040::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p041::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p041::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p042::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p042::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry(a0, a1, a2, &mut a3); vec![Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(a3)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let mut a2 = Leaf::read(v[5]); let r = p044::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let mut a2 = Leaf::read(v[5]); let r = p044::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p045::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p045::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p046", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p046::entry(&mut a0, a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p046::entry_flat(&mut a0, a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p047", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p048::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p048::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = p049::Hit { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p049::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p049::Hit { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p049::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::State { a: Leaf::read(v[1]) }; let mut a2 = p052::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p052::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::State { a: Leaf::read(v[1]) }; let mut a2 = p052::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p052::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p053::Hit(Leaf::read(v[1]), Leaf::read(v[2])), p053::Hit(Leaf::read(v[3]), Leaf::read(v[4])), p053::Hit(Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p053::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p053::Hit(Leaf::read(v[1]), Leaf::read(v[2])), p053::Hit(Leaf::read(v[3]), Leaf::read(v[4])), p053::Hit(Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p053::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1), Leaf::write(a2)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p055", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p055::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p055::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a2.2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p055::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p055::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a2.2)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry(a0, a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p058::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p061::Hit { a: p061::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p061::Hit { a: p061::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p061::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p061::Hit { a: p061::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p061::Hit { a: p061::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p061::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p064", |v| { let mut a0 = p064::State { a: p064::Hit { a: p064::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, b: Leaf::read(v[2]), c: p064::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }, b: Leaf::read(v[5]) }; let mut a1 = Leaf::read(v[6]); let r = p064::entry(&mut a0, &mut a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0.a.a.a), Leaf::write(a0.a.a.b), Leaf::write(a0.a.b), Leaf::write(a0.a.c.a), Leaf::write(a0.a.c.b), Leaf::write(a0.b), Leaf::write(a1)] }, |v| { let mut a0 = p064::State { a: p064::Hit { a: p064::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, b: Leaf::read(v[2]), c: p064::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }, b: Leaf::read(v[5]) }; let mut a1 = Leaf::read(v[6]); let r = p064::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0.a.a.a), Leaf::write(a0.a.a.b), Leaf::write(a0.a.b), Leaf::write(a0.a.c.a), Leaf::write(a0.a.c.b), Leaf::write(a0.b), Leaf::write(a1)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p067::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a3)] }),
    ("p069", |v| { let a0 = p069::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p069::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p069::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p069::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p070", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p070::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p070::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p071", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p071::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p071::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p072::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p072::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p074", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p074::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p074::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p075::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p075::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p076::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p078::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p078::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p079", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p079::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p079::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p080", |v| { let a0 = p080::Hit; let mut a1 = p080::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p080::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = p080::Hit; let mut a1 = p080::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p080::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p083", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p083::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p083::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a2)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p084::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p084::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p085", |v| { let a0 = (p085::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p085::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p085::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = (p085::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p085::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p085::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p087::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p087::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p088::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p088::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p090::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p090::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p091::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p091::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p092::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Mat4::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let mut a3 = Leaf::read(v[7]); let r = p092::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p092::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Mat4::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let mut a3 = Leaf::read(v[7]); let r = p092::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a3)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p095::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p095::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p096", |v| { let mut a0 = p096::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p096::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }, |v| { let mut a0 = p096::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p096::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p097::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p097::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p098::entry(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p098::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }),
    ("p099", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p099::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p099::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p100", |v| { let mut a0 = p100::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p100::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p100::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }, |v| { let mut a0 = p100::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p100::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p100::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }),
    ("p101", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p103", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p103::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p103::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p104", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p104::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p104::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a2)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p111", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p111::Hit { a: Leaf::read(v[1]) }, p111::Hit { a: Leaf::read(v[2]) }]; let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p111::Hit { a: Leaf::read(v[1]) }, p111::Hit { a: Leaf::read(v[2]) }]; let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p112::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p112::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p113", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p113::entry(&mut a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p113::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p114::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p114::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p116::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p116::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p117::entry(&a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p117::entry_flat(&a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p118", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p118::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p118::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0), Leaf::write(a2)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p121", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p121::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p121::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p122::entry(a0, &mut a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p122::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }),
    ("p123", |v| { let a0 = p123::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = p123::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a2 = p123::State(p123::Hit { a: Leaf::read(v[6]) }); let mut a3 = [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]; let r = p123::entry(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = p123::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = p123::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a2 = p123::State(p123::Hit { a: Leaf::read(v[6]) }); let mut a3 = [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]; let r = p123::entry_flat(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p125", |v| { let a0 = p125::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = p125::Hit(Leaf::read(v[2])); let r = p125::entry(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a2.0)] }, |v| { let a0 = p125::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = p125::Hit(Leaf::read(v[2])); let r = p125::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a2.0)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p128", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p128::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p128::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p129::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p129::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p130::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p130::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p131::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p131::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p132", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p132::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p132::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p133::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p133::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(r[2].c), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(r[2].c), Leaf::write(a2), Leaf::write(a3)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p139", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p139::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p139::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p140::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p140::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p141::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p141::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p142::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p142::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p143", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p144", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p145::Hit; let r = p145::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p145::Hit; let r = p145::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = p146::State(Leaf::read(v[1]), p146::Hit { a: Leaf::read(v[2]) }); let r = p146::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p146::State(Leaf::read(v[1]), p146::Hit { a: Leaf::read(v[2]) }); let r = p146::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry(a0, a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
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
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
                    'inner: for _ in (0..(((IVec2::new(10_i32, 7_i32)).y) & 3)).rev() {
                        if ((*c) == (*c)) {
                            continue;
                        }
                    }
                    break;
                }
            }
            (((Vec4::new(self.0.z, a.0.y, 0.25_f32, (-1.0_f32)))
                .abs_diff_eq(
                    Vec4::new(TABLE[(MASK % 4) as usize], self.0.z, 0.5_f32, 1.5_f32),
                    0.5,
                ) & (a.0).cmple(a.0).all()) ^ (b > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> u32 {
        if ((*c) > (*c)) {
            (*c) -= ((5_i32).wrapping_shr(MASK) % 3);
            return MASK;
        }
        let mut v: State = State {
            a: flatten::math::ceil(
                (Vec3::new(0.25_f32, 0.5_f32, (*a)) * Vec3::new(0.25_f32, (*a), HALF)),
            ),
            b: ((State {
                b: BVec3::new(((-0.0_f32) != (*a)), ((*c) > (*c)), true),
                a: Vec3::new((-1.0_f32), (*a), 0.25_f32),
            })
                .b
                ^ (IVec3::new(10_i32, (*c), 10_i32))
                    .cmplt(IVec3::new(1_i32, 0_i32, 7_i32))),
        };
        let mut turn = 0;
        let x: f32 = 'value: loop {
            if (v.a.z).is_finite() {
                let Pair(x_2, ..) = Pair((v.a - v.a.z), v.a.x);
            } else {
                let t = v.a.y;
                let mut n: BVec3 = v.b;
            }
            if ((if (({ Pair(v.a, v.a.z) })
                .step(Pair(Vec3::new(2.0_f32, 0.5_f32, 2.0_f32), v.a.y), &(*c)))
            {
                ((-1_i32) != 3)
            } else {
                (if ((-0.0_f32) != v.a.z) {
                    (v.a.z < v.a.z)
                } else {
                    let mut a: Vec3 = v.a;
                    (a.y < 1.5)
                })
            })) {
                break (-2.5);
            }
            turn += 1;
            if turn == 2 {
                break (*a);
            }
        };
        (((if false {
            let given: f32 = v.a.z;
            let n: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(c: f32) -> f32 {
                    if c < HALF { -c } else { c }
                }
                t
            };
            MASK
        } else {
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                k0 += 1;
                if ((k0 != k0) < (2.0_f32 <= x)) {
                    break 'outer;
                }
            }
            MASK
        }))
            .wrapping_sub(MASK) + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p002 {
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
    pub fn entry(a: &mut f32, c: i32, y: &mut Vec3, t: &mut usize) -> Pair {
        'outer: for x_2 in 0u32..4 {
            let mut k1 = 255u8;
            'inner: loop {
                if !(k1 != u8::MAX) {
                    break;
                }
                k1 += 1;
                if (((*t) >= (*t)) ^ ((k1 as i32) > (k1 as i32))) {
                    if (((*y) - (*y))).cmpeq(Vec3::splat(y.y)).all() {
                        continue 'outer;
                    }
                    break;
                }
                let c: f32 = (if (*a) <= y.z {
                    (0.5_f32).clamp((*a), y.z) + 0.0
                } else {
                    (*a)
                });
            }
            let (a, (State { a: _, b: _, c: _ }, _)) = (
                State {
                    a: Pair { a: (*a) },
                    ..State {
                        a: Pair { a: y.y },
                        ..State {
                            b: (*a),
                            c: (*y),
                            a: Pair { a: y.x },
                        }
                    }
                },
                (
                    State {
                        a: Pair { a: 0.0_f32 },
                        b: 0.0_f32,
                        c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    },
                    0.0_f32,
                ),
            );
        }
        Pair { a: 0.0 }
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
                (*c) = ((8_u32 & 255) as i32);
                second((*a), &{ Vec3::new(0.25_f32, (*a), 0.0_f32) }, a)
            }));
        #[keep]
        'outer: for b in (0..(((!2_i32)) & 3)).rev() {
            if true {
                continue;
            }
            let a: f32 = 'block: {
                if ((Vec3::new(3.0, (*a), (*a)))
                    .cmple(Vec3::new((-1.0), (*a), (-0.0)))
                    .any() != (3.0_f32 <= (*a)))
                {
                    (*c) = select(
                        select(
                            (b).rotate_left(MASK),
                            ((b & 15) * (b & 7)),
                            (((*a) <= (*a)) && true),
                        ),
                        (select((*c), b, ((*c) < b)) % 3),
                        (if (Vec3::new((-1.0), 1.5, 0.0))
                            .cmple(Vec3::new((-1.0), 0.0, (*a)))
                            .all()
                        {
                            (0_i32 > 0)
                        } else {
                            false
                        }),
                    );
                    break 'block 0.0;
                }
                0.0
            };
        }
        0
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
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p007 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Vec3, y: &mut f32, t: u32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            k0 *= 2;
            let (Pair(a), _) = (
                ({
                    (*y) *= (-c.z);
                    Pair(c.x)
                }),
                ({
                    'inner: for a in 0..0 {}
                    0_usize
                }),
            );
        }
        0.0
    }
}

#[flatten]
mod p008 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: f32, c: f32, y: usize) -> (f32, Vec4) {
        let a: u32 = (((MASK + MASK) + ((y & 255) as u32)) ^ (3_u32).wrapping_neg());
        #[keep]
        'outer: for _ in (0..(((NARROW as i32)) & 3)).rev() {
            'inner: for v in (1..10).step_by(3) {
                let (mut x, t) = (
                    ((c).mul_add(HALF, c), Vec4::new(3.0_f32, c, c, (-0.0_f32))),
                    y,
                );
            }
            if (a <= 1) {
                break;
            }
        }
        (floor(c), (Vec4::new((-2.5), (-0.0), c, 0.25) + Vec4::splat(c)))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec4, c: &mut UVec2) -> i32 {
        let mut n: IVec2 = (IVec2::new(2, STEPS) * 2);
        if (STEPS != n.y) {
            let n = a.y;
        }
        (if (({
            let q = a.y;
            q == q && q.is_sign_negative()
        })) {
            (c.x != c.x)
        } else {
            if ((({
                if (((c.x
                    + (if (0_u32 != c.x) {
                        let mut t: [f32; 2] = [
                            (Vec2::new(a.x, (-1.0_f32)))
                                .distance(Vec2::new((-2.5_f32), (-2.5_f32))),
                            a.w,
                        ];
                        c.x
                    } else {
                        let mut k0 = 0i32;
                        'outer: loop {
                            if !(k0 < 1) {
                                break;
                            }
                            k0 += 1;
                            let (y, ((mut x_2, ..), _)) = (
                                flatten::math::select(
                                    Vec3::new(a.x, a.w, (-1.0_f32)),
                                    select(
                                        Vec3::new(1.0_f32, 0.25_f32, (-0.0_f32)),
                                        Vec3::new(a.z, 0.0_f32, 0.0_f32),
                                        (1_u32 > 0_u32),
                                    ),
                                    (a.y != a.x),
                                ),
                                (
                                    (
                                        (if (c.y < 1) { a.x } else { a.x }),
                                        ({ Vec4::new(a.z, 0.25_f32, 0.25_f32, a.w) }),
                                    ),
                                    ({ 2.0_f32 }),
                                ),
                            );
                            (*c) = UVec2::new(2, 5);
                        }
                        c.x
                    })) > ((((c.y | 7) - (c.y & 7)) | 7) - (c.x & 7))))
                {
                    let mut k0 = (c.x) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut t = [[(-2.5_f32), a.z], [a.z; 2], [(-1.0_f32); 2]];
                    }
                    let mut x_2: usize = (if (vec2(a.y, a.x) == Vec2::new(a.z, (-1.0))) {
                        COUNT
                    } else {
                        (if 3_usize >= COUNT { 3_usize - COUNT } else { COUNT })
                    });
                    let mut y: (f32, Vec4) = first(
                        ({
                            n.y <<= 1;
                            (1.5_f32 * TABLE[(c.x % 4) as usize])
                        }),
                        a.y,
                        ((((n.x < n.x) ^ (n.y != n.y)) || (a.w >= 1.5_f32)) as usize),
                    );
                } else {
                    let mut n: [f32; 2] = [a.w, a.y];
                    'outer: for &b in &n {
                        let given: f32 = (3.0_f32).div_euclid(1.5);
                        let c: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x_2: f32) -> f32 {
                                if x_2 < HALF { -x_2 } else { x_2 }
                            }
                            t
                        };
                        let t = [a.x, (-2.5_f32)];
                    }
                }
                true
            })
                != (Vec3::new((-0.0), 1.5, a.w))
                    .cmplt(Vec3::new(0.0, (-2.5), 0.0))
                    .any()))
            {
                return 0;
            }
            false
        });
        0
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
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &u32, y: &mut f32, t: [Hit; 2]) -> bool {
        let t: f32 = (-2.5);
        (((Vec3::new(t, (-2.5_f32), 0.25_f32)).is_nan()
            != (((*c) != (*c)) != ((*c) < (*c)))) ^ ((*y) > 0.5))
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
        let mut v = (({
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
            'outer: for x_2 in (0..((7_i32) & 3)) {
                (((*a) <= (*a)) < (y.a < (*c)));
            }
            UVec2::new(v, v)
        })
            + (select(UVec2::new(MASK, 1_u32), UVec2::new(MASK, 5_u32), (0_i32 > (*c)))
                / 2));
        let mut c: (Pair, f32, Hit) = (if (!((*c) > (*c))) {
            (
                Pair { a: y.a },
                t,
                Hit {
                    b: Vec3::new((-2.5_f32), (-1.0_f32), (*a)),
                    ..Hit {
                        a: y.a,
                        ..Hit {
                            b: Vec3::new(0.0_f32, 1.0_f32, 0.25_f32),
                            a: 5_i32,
                        }
                    }
                },
            )
        } else {
            (
                (*y),
                (t).abs().ln_1p(),
                Hit {
                    b: Vec3::new((*a), (*a), t),
                    a: (*c),
                },
            )
        });
        let [Hit { a: a, b }, Hit { a: _, .. }, Hit { a: _, b: x_2 }] = [c.2; 3];
        c.2
    }
}

#[flatten]
mod p012 {
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
mod p013 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
        (((Pair::SIZE & 255) as u32) + ((*c).abs() as u32 & 255))
    }
}

#[flatten]
mod p014 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let (t, (mut y, mut n)) = (
            ([(*y), (*y), b])[0],
            (
                x,
                (if (x != x) {
                    (-0.0_f32)
                } else {
                    let mut a_2: [f32; 3] = [0.5_f32, b, b];
                    'outer: for v in a_2 {
                        let mut t = (if ((if (b < a_2[0]) {
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
                            continue 'outer;
                        } else {
                            #[unroll(max = 3)]
                            'inner: for t in (0..((((x & 63) << STEPS)) & 3)) {
                                let a: f32 = v;
                                let a_2: Mat4 = mat4(
                                    Vec4::new(a, 0.25, 0.5, v),
                                    Vec4::new(0.0, (-1.0), 0.25, a_2[2]),
                                    Vec4::new(a_2[1], (*y), (*y), 1.5),
                                    Vec4::new(0.0, a_2[0], 2.0, 0.0),
                                );
                            }
                            mat4(
                                Vec4::new(b, (*y), v, 3.0),
                                Vec4::new(0.5, a_2[0], (*y), a_2[2]),
                                Vec4::new((*y), b, a_2[0], 3.0),
                                Vec4::new(1.0, 1.0, 2.0, 0.5),
                            )
                        });
                        t.y_axis = Vec4::new(t.y_axis.y, t.y_axis.y, 1.0_f32, 3.0_f32);
                        if ((*y) <= v) {
                            continue;
                        }
                    }
                    b
                }),
            ),
        );
        (IVec3::new(5, 3, x) + IVec3::splat((b as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p015 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(mut b: [i32; 3], c: &mut State) -> Pair {
        let k0 = (MASK) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            let (a_2, (mut x, c)) = (
                ((if State::SIZE >= Pair::SIZE {
                    State::SIZE - Pair::SIZE
                } else {
                    0_usize
                }) + (Pair::SIZE & 7)),
                (
                    Vec3::select(
                        (({
                            let mut k1 = 0i32;
                            'inner: while k1 < 2 {
                                k1 += 1;
                                b[(8_u32 % 3) as usize] = ((k1 % 3))
                                    .saturating_sub_unsigned(k0);
                                if (true < false) {
                                    break;
                                }
                                let mut b = Vec3::new(1.0, c.0, c.0);
                                let mut y = (State::RATE)
                                    .copysign(
                                        ((Vec2::new(0.5_f32, b.y)).dot(Vec2::new(b.z, (-1.0)))
                                            % c.0),
                                    );
                            }
                            Vec3::new(2.0_f32, (-2.5_f32), c.0)
                        }))
                            .cmplt(
                                (mat3(
                                    Vec3::new(c.0, c.0, c.0),
                                    Vec3::new(c.0, 2.0_f32, 0.5_f32),
                                    Vec3::new((-2.5_f32), 0.0_f32, c.0),
                                ))
                                    .x_axis,
                            ),
                        Vec3::new((-1.0_f32), 0.25_f32, c.0),
                        Vec3::new((-0.0_f32), 0.5_f32, 0.5_f32),
                    ),
                    (Mat3::from_rotation_z(c.0) * Vec3::new(c.0, (-2.5_f32), c.0)),
                ),
            );
            let given: f32 = (if (a_2 < a_2) {
                let mut y = Mat3::from_cols(
                    Vec3::new(c.x, 3.0, x.y),
                    Vec3::splat(3.0),
                    select(x, x, (c.z <= c.z)),
                );
                y.y_axis *= Vec3::ONE;
                (y.x_axis.x).atan2(y.z_axis.z)
            } else {
                let k1 = ((0_u32 % (1_u32 | 1))) & 3;
                'inner: loop {
                    if (8_u32 < k1) {
                        x
                            += (Hit {
                                a: Vec2::new(x.z, c.y),
                                b: (-2.5_f32),
                            })
                                .b;
                        break;
                    }
                    if k1 < 4 {
                        b[1] = (-((b[0] & 10_i32)).abs());
                        break;
                    }
                }
                1.0
            });
            let a: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(a: f32) -> f32 {
                    (a - HALF).max(HALF)
                }
                t
            };
            break;
        }
        let y: [Pair; 2];
        if ((-2.5_f32) <= c.0) {
            y = [(if true {
                Pair(Pair::SIZE, IVec3::new((-1_i32), b[2], b[2]))
            } else {
                Pair(Hit::SIZE, IVec3::new(5_i32, b[2], b[0]))
            }); 2];
        } else {
            y = [Pair(3_usize, IVec3::new(2_i32, 5_i32, b[1])); 2];
        }
        'outer: for a_2 in 0..4 {
            if ((-2.5_f32) != c.0) {
                if (((false
                    && ({
                        if (((if true { (3_usize > y[0].0) } else { (y[0].1.x != 10) })
                            != false))
                        {
                            return Pair((y[1].0 & 7), (((y[1].1) & 63) << 3_u32));
                        }
                        (1.5_f32 <= 1.5)
                    }))
                    && ({
                        b[1] = (-5);
                        false
                    })))
                {}
            }
        }
        Pair(0_usize, IVec3::new(0_i32, 0_i32, 0_i32))
    }
}

#[flatten]
mod p016 {
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
    fn first(a: &mut f32, c: &mut f32, y: f32) -> f32 {
        (*a) = (((Hit((-0.0_f32), Vec3::new(y, 2.0_f32, (-0.0_f32)))).0 * 1.0))
            .copysign(
                ((if y <= (*a) { (y).clamp(y, (*a)) + 0.0 } else { y })
                    + ((*a)).mul_add((*c), 1.5)),
            );
        'outer: for a in [
            ({
                let q = (*a);
                if q == q { q.to_bits() >> 20 } else { 7 }
            }),
            (if ((*c) < 0.25) {
                let mut k0 = 252u8;
                'outer: loop {
                    if !(k0 != u8::MAX) {
                        break;
                    }
                    if (((*a) > (k0 as f32))
                        || ((Vec2::new((*c), y)).normalize_or_zero()
                            == Vec2::new((-1.0), 2.0)))
                    {
                        let mut turn = 0;
                        let n: f32 = 'value: loop {
                            (*c) -= (k0 as f32);
                            if (!(y <= y)) {
                                break (*a);
                            }
                            turn += 1;
                            if turn == 2 {
                                break (-1.0);
                            }
                        };
                    }
                    if ((k0 as f32) < (-0.0)) {
                        break 'outer;
                    }
                    k0 += 1;
                }
                MASK
            } else {
                return ({
                    let q = (*c);
                    if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
                });
            }),
        ] {
            if (y != y) {
                continue;
            }
        }
        (*a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut f32, mut v: f32) -> bool {
        v = ((Vec4::new(2.0_f32, 3.0_f32, v, b)).element_sum() * (*c));
        'outer: for x_2 in (0..(((((-1_i32) & 15) * (STEPS & 7))) & 3)) {
            if ((x_2 != x_2) & ((x_2 <= x_2) == (1.0_f32 > Pair::RATE))) {
                break;
            }
            let a: IVec2;
            if ((true as usize) != (5 + Hit::SIZE)) {
                a = IVec2::new(x_2, 10);
            } else {
                v = b;
                a = IVec2::new(7, x_2);
            }
        }
        (v != b);
        if (((first(&mut v, &mut b, step((*c), (*c))) > b)
            == ((false
                && ({
                    b -= v;
                    (1.5_f32 <= b)
                })) != (v <= 0.5))))
        {
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
                        b = ((if (({ false })) { (1.5 * v) } else { (*c) }) - b);
                    }
                    k1 += 1;
                }
            }
        } else if (v != 2.0) {} else {}
        ((b < HALF) ^ (v > 0.5))
    }
}

#[flatten]
mod p017 {
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
mod p018 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    fn first(a: f32) -> bool {
        let mut a_2 = ((if COUNT >= COUNT { COUNT - COUNT } else { 0_usize }) & 7);
        a_2 += 1;
        let mut v = (((a.abs() as usize & 15) & 7) >> 1);
        ((a != a) ^ (v > 1))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &Mat2, t: &u32) -> i32 {
        let mut b = Mat2::from_cols(
            y.y_axis,
            select(Vec2::new(y.x_axis.y, 1.0_f32), y.x_axis, (y.x_axis.y > y.y_axis.y)),
        );
        b.y_axis = (if (y.y_axis.x != b.x_axis.x) {
            return (select((*c), (*c), (y.y_axis.y <= b.y_axis.y)) + (*c));
        } else {
            {
                let mut x = [(0_i32).wrapping_add_unsigned((*t)); 2];
            }
            y.y_axis
        });
        first(((-1.0_f32)).clamp(-1.0, 1.0).asin());
        if ((*t) > (*t)) {
            return (((*c) - (*c))).max((*c));
        }
        (((if (BVec3::new(((*t) != (*t)), ((*t) > (*t)), ((*t) != (*t)))).any() {
            let mut n: [i32; 2] = [(*c), (*c)];
            'outer: for _ in n {
                let mut v = Vec3::new(b.x_axis.x, (-1.0), y.x_axis.x);
                if (first(
                    (if b.y_axis.x <= (-0.0) {
                        (hadd(b.y_axis)).clamp(b.y_axis.x, (-0.0)) + 0.0
                    } else {
                        2.0
                    }),
                )) {
                    let a_2 = (true || first(({ b.y_axis.y })));
                    continue;
                }
                let (mut c, mut v) = (y.y_axis.x, ((((*t) + (*t)) & 7) as usize));
            }
            ((b.x_axis.x as i32).clamp(-64, 64))
        } else {
            if (first(
                (if ((0.0_f32 <= TABLE[COUNT % 4]) || (b.x_axis.y > b.x_axis.x)) {
                    (if 0.0_f32 <= y.x_axis.y {
                        (b.x_axis.y).clamp(0.0_f32, y.x_axis.y) + 0.0
                    } else {
                        b.x_axis.x
                    })
                } else {
                    (Vec3::new(0.25_f32, (-0.0_f32), y.x_axis.y)).z
                }),
            )) {
                let mut turn = 0;
                let a: Mat2 = 'value: loop {
                    if ((*a) > y.x_axis.y) {
                        break Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                    }
                    turn += 1;
                    if turn == 3 {
                        break Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                    }
                };
            }
            0_i32
        }) % 2) + (b.x_axis.x as i32).clamp(-64, 64))
    }
}

mod p019 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub IVec2);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: &Hit, y: &[f32; 2]) -> u32 {
        let given: f32 = (0.5_f32).floor();
        let y: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(x: f32) -> f32 {
                (x - HALF).max(HALF)
            }
            t
        };
        'outer: for x in 0..2u8 {
            a[(x as usize) % 2]
                *= (if ((c.1) == (c.1)) {
                    ((if c.0 {
                        Vec3::new((-2.5_f32), 2.0_f32, a[0])
                    } else {
                        Vec3::new(0.25_f32, a[0], 0.5_f32)
                    }))
                        .z
                } else {
                    let mut a = State {
                        a: (IVec3::new(0, c.1.x, 3)
                            & (IVec3::new(10, c.1.x, (-1)))
                                .min(IVec3::new(c.1.y, (-4), c.1.x))),
                    };
                    y
                });
            'inner: for (_, y) in (0..2i32).rev().zip((*a).iter()) {
                let (a, (_, _)) = (
                    ({
                        let mut turn = 0;
                        let a: i32 = 'value: loop {
                            let mut v: State = State {
                                a: IVec3::new(c.1.y, (x as i32), (x as i32)),
                            };
                            if false {
                                break 0;
                            }
                            turn += 1;
                            if turn == 3 {
                                break 0;
                            }
                        };
                        Hit(false, IVec2::new(0_i32, 0_i32))
                    }),
                    (
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        IVec2::new(0_i32, 0_i32),
                    ),
                );
            }
        }
        0
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
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
        fn step(mut self, a: f32, c: i32) -> f32 {
            let mut b: f32 = ((self.0).midpoint(self.0)).clamp(-1.0, 1.0).acos();
            'outer: for _ in (0..((select(3_i32, c, (c > c))) & 3)) {
                'inner: for _ in 1..=0 {
                    let mut t = [
                        (if (Self::SIZE >= Self::SIZE) { State } else { State }),
                        State,
                        (if (a < self.0) {
                            State
                        } else {
                            let t = ({
                                [(if 2.0_f32 <= b {
                                    (self.0).clamp(2.0_f32, b) + 0.0
                                } else {
                                    0.25_f32
                                }); 2]
                            });
                            State
                        }),
                    ];
                }
                if (c > c) {
                    continue 'outer;
                }
            }
            (a + b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, mut v: f32) -> Vec2 {
        v = ((exp2(v)
            + ({ Pair(v) })
                .step(
                    v,
                    ({
                        v = v;
                        (NARROW as i32)
                    }),
                )) - (-0.0));
        let b: Pair = Pair((-1.0_f32));
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            v = (((if Pair::SIZE >= Hit::SIZE {
                Pair::SIZE - Hit::SIZE
            } else {
                Pair::SIZE
            }))
                .min(
                    ({
                        let mut turn = 0;
                        let n: Mat2 = 'value: loop {
                            let n = Pair(sin(((-0.0_f32) * HALF)));
                            if ((*c) <= (*c)) {
                                break 'value Mat2::from_cols(
                                    (if (k0 != k0) {
                                        Vec2::new(b.0, 1.5)
                                    } else {
                                        Vec2::new((-0.0), v)
                                    }),
                                    (mat2(Vec2::new(b.0, (-0.0_f32)), Vec2::new(b.0, 1.0_f32))
                                        * Vec2::new(v, 1.0)),
                                );
                            }
                            turn += 1;
                            if turn == 2 {
                                break mat2(Vec2::new(0.5, 3.0), Vec2::new(1.5, v));
                            }
                        };
                        State::SIZE
                    }),
                ) as f32);
        }
        (Vec2::new(3.0, (-1.0)) + Vec2::splat(v))
    }
}

#[flatten]
mod p021 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p022 {
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
mod p023 {
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
    #[flatten(exact)]
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
                'inner: for t in 0..2usize {
                    (*c)
                        |= ((*c) | ((*c)).max((if (3_u32 < k0) { (*c) } else { (*c) })));
                    let mut a_2 = (if (k0 > 1) {
                        ((if (t != t) {
                            IVec2::new(10, (*c))
                        } else {
                            IVec2::new((*c), 5)
                        }) & IVec2::new(0, 7))
                    } else {
                        IVec2::new(7, 2)
                    });
                    if ((*c) != STEPS) {
                        break 'outer;
                    }
                }
            }
            if k0 == 0 || (((*a) < (*a))) {
                break;
            }
            k0 -= 1;
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(mut b: Vec3) -> Vec3 {
        let mut k0 = (MASK) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut x = b.x;
                }
                k1 += 1;
            }
        }
        ((Vec3::new(b.x, 2.0, (-1.0)))
            .min(
                (b
                    * ({
                        b = b;
                        b
                    })),
            ) + Vec3::splat(b.y))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, mut v: Vec2) -> f32 {
        if (((({
            v.y
                += flatten::math::lerp(
                    (Vec2::new(b, 3.0_f32)).dot(Vec2::new(v.x, v.x)),
                    (2.0_f32).clamp(-2.0, 2.0).exp_m1(),
                    (-2.5_f32),
                );
            TABLE[(1_i32 & 1) as usize]
        }) == b)
            || ((BVec3::new(false, false, false))
                == (BVec3::new((0_i32 < 10_i32), false, true)))))
        {
            v.x += v.x;
            v.x = ({
                b = v.y;
                ((v.x - 0.0) / 1.5)
            });
            (v.y, b) = (((UVec2::new(2_u32, 2_u32)).y as f32), (-0.0));
        } else {
            let mut x = (Mat2::IDENTITY
                * Mat2::from_cols(
                    Vec2::new(0.5_f32, 0.25_f32),
                    Vec2::new(3.0_f32, (-1.0_f32)),
                ));
            x.y_axis *= Vec2::ONE;
            let mut turn = 0;
            let n: Vec3 = 'value: loop {
                if (x.y_axis.x != x.x_axis.x) {
                    break 'value (first(Vec3::new(1.0, 1.0, v.x)) * v.x);
                }
                turn += 1;
                if turn == 3 {
                    break (Vec3::new(x.y_axis.x, 3.0, (-0.0))
                        - Vec3::new(1.0, 2.0, 0.25));
                }
            };
        }
        let a: IVec3 = 'block: {
            v += (v.x).abs().sqrt();
            if (({
                let mut v = v.y;
                (((*c) > (*c))
                    && ({
                        v %= 3.0;
                        ((*c) < (*c))
                    }))
            })) {
                break 'block IVec3::new((*c), (*c), 0);
            }
            IVec3::new(0, 0, 0)
        };
        0.0
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
        'outer: for b in (0..((c[0]) & 3)) {
            if (y.b.y < 3) {
                continue;
            }
            y.b += (y.b ^ ((y.b) >> 3_u32));
        }
        (Mat3::from_cols(
            y.a,
            Vec3::new((-0.0_f32), 1.5_f32, (-0.0_f32)),
            Vec3::new(y.a.y, 0.25_f32, (-1.0_f32)),
        ) * ((Mat3::from_diagonal(y.a) - Mat3::from_diagonal(y.a))).transpose())
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

mod p029 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32) -> f32 {
        let mut k0 = ((MASK & MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let given: f32 = (-2.5);
                    let t: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(y: f32) -> f32 {
                            (y - HALF).max(HALF)
                        }
                        t
                    };
                    if false {
                        if (c > 0) {
                            return 0.0;
                        } else {
                            return 0.0;
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
mod p030 {
    use super::*;
    use flatten::math::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, mut b: f32, c: UVec2, y: &mut f32) -> f32 {
            let (mut b, mut t) = (
                (select(
                    Vec2::new(2.0_f32, (-1.0_f32)),
                    Vec2::new(b, 1.0_f32),
                    (self.b.y <= (-1_i32)),
                ))
                    .dot((Vec2::new(0.0_f32, b)).signum()),
                (((c).y | 7) - (((0_i32 & 255) as u32) & 7)),
            );
            'outer: for n in 0..2u8 {
                b = (Vec3::new(1.5_f32, (n as f32), 1.0_f32)).z;
                if (((n as u32) > 8_u32) < (self.b.x <= self.b.y)) {
                    let State { a, .. } = State { a: c.x, b: MASK };
                    continue;
                }
                let given: f32 = ((*y) * (1.5_f32 - 0.0));
                let a_2: f32 = {
                    let t = doubled(given);
                    fn doubled(b: f32) -> f32 {
                        b * 0.5 + 1.0
                    }
                    t
                };
            }
            let mut turn = 0;
            let a_2: IVec3 = 'value: loop {
                if ((t + 5_u32) != (c.x + self.a)) {
                    break (({
                        let mut x = (
                            Hit { a: (*y) },
                            IVec3::new(self.b.y, 5_i32, self.b.y),
                        );
                        x.1
                    }) | IVec3::new(self.b.x, 7, self.b.y));
                }
                turn += 1;
                if turn == 2 {
                    break IVec3::new(self.b.x, 1, self.b.y);
                }
            };
            (atan2((-1.0_f32), b)).sin()
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, mut v: f32) -> (Hit, IVec3) {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            if (((Vec3::new((-1.0_f32), v, 1.0_f32)).length()
                >= Pair::step(
                    &{
                        Pair {
                            a: MASK,
                            b: IVec2::new(k0, (WIDE as i32)),
                        }
                    },
                    ({
                        Pair {
                            b: IVec2::new(5, (*c)),
                            ..Pair {
                                b: IVec2::new((-1), 7),
                                a: MASK,
                            }
                        }
                    })
                        .step(
                            ({
                                (*c) = k0;
                                v
                            }),
                            UVec2::new(MASK, 0),
                            &mut v,
                        ),
                    (UVec2::new(5, 1) + UVec2::new(MASK, MASK)),
                    &mut v,
                )))
            {
                continue 'outer;
            }
        }
        (Hit { a: v }, (IVec3::new((*c), (*c), (*c)) + IVec3::splat((*c))))
    }
}

#[flatten]
mod p031 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        fn step(&self, mut b: Pair, mut x: i32) -> bool {
            let mut turn = 0;
            let y: [f32; 3] = 'value: loop {
                ({
                    if ((x).min(b.a.y) > (self.0 - b.a.y)) {
                        return ({
                            let q = b.b.z;
                            q == q && q.is_sign_negative()
                        });
                    }
                    let mut c = (Mat2::from_diagonal(Vec2::new(1.0_f32, b.b.y)))
                        .transpose();
                    c.y_axis = (c * Vec2::new(c.y_axis.y, 2.0_f32));
                    (((-0.0_f32) > 0.25_f32) < (b.a.z != b.a.z))
                });
                if (!(b.b.y == Hit::RATE)) {
                    break 'value [b.b.y, b.b.y, b.c];
                }
                turn += 1;
                if turn == 2 {
                    break [0.25_f32; 3];
                }
            };
            ((true && (x != b.a.y)) ^ (b.b.z > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32) -> bool {
        let x_2: IVec3 = 'block: {
            let mut x_2: UVec2 = (UVec2::new(MASK, ((c < 2.0_f32) as u32)))
                .max(
                    (UVec2::new(3_u32, 2_u32)).saturating_sub(UVec2::new(3_u32, 3_u32)),
                );
            if ((*a) <= c) {
                break 'block IVec3::new(2, (WIDE as i32), STEPS);
            }
            let Hit(b) = Hit((STEPS).div_euclid(-3));
            IVec3::new(b, b, b)
        };
        let mut k0 = -1i32;
        'outer: while k0 <= 1 {
            if (k0 != 2) {
                break;
            }
            if ((if (x_2.y < x_2.x) {
                if (c < (((*a)).abs() + 1.0).recip()) {
                    if (1.0_f32 != c) {
                        if ((*a) < c) {
                            let mut x_2 = ({
                                clamp(
                                    (Vec4::new(3.0_f32, 3.0_f32, 1.0_f32, c))
                                        .max(Vec4::new((*a), (*a), 1.5_f32, (-1.0_f32))),
                                    Vec4::new(1.5_f32, 3.0_f32, 2.0_f32, c),
                                    floor(Vec4::new(0.5_f32, c, (*a), c)),
                                )
                            });
                            break;
                        } else {
                            let [Hit(t), Hit(mut x_2)] = [Hit(2_i32), Hit(x_2.y)];
                            break 'outer;
                        }
                    }
                    break 'outer;
                }
                ((Hit(x_2.z)).0 <= (IVec2::new(k0, (-1_i32))).y)
            } else {
                (!({ Hit(k0) })
                    .step(
                        Pair {
                            c: c,
                            a: x_2,
                            b: Vec3::new(0.0, (*a), (*a)),
                        },
                        (x_2.y >> (1u32)),
                    ))
            })) {} else {}
            k0 = k0 + 2;
        }
        (true ^ (x_2.y < x_2.x))
    }
}

#[flatten]
mod p032 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: BVec3, mut v: f32, t: u32) -> (u32, Hit, f32) {
        let mut k0 = (((t < 3_u32) as u32)) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((({
                let q = (*a);
                q == q && q.is_sign_negative()
            })))
        {
            k0 -= 1;
            ((v).is_finite() && (Hit(((*a) > 1.5_f32), v)).0);
            if (false & false) {}
        }
        (0_u32, Hit(false, 0.0_f32), 0.0_f32)
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32) -> i32 {
        if (((v
            == ({
                let mut a_2 = ((({
                    'outer: for y in 0u32..2 {
                        #[keep]
                        'inner: for v in (0..((((State::SIZE & 255) as i32)) & 3)) {
                            (*a) = (-1.0);
                            let c = (-((Vec3::new(1.5_f32, (*a), (*a))).xxz()));
                            if ((!({ (c.x > HALF) }))) {
                                (*a)
                                    *= ((c.y).trunc()
                                        - ((select((-2.5_f32), (*a), (2_u32 < y))).min((c).z)
                                            + 0.0));
                                break;
                            }
                            let mut y = Hit {
                                a: (IVec2::new(3, 3)
                                    - (IVec2::new(v, v)).min(IVec2::new(1, 0))),
                            };
                            let mut a_2: UVec2 = ((if (!(c.z <= (*a))) {
                                (if ((*a) <= (-0.0)) {
                                    UVec2::new(5, 0)
                                } else {
                                    UVec2::new(3, 1)
                                })
                            } else {
                                UVec2::new(3, 0)
                            }) + UVec2::new(MASK, 8));
                        }
                        if (y != y) {
                            continue;
                        }
                    }
                    (*c)
                }) & (*c)) * 0);
                (*a)
            })) && (v > v)))
        {} else if (1.5_f32 != (-0.0)) {} else {}
        (WIDE as i32)
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: (Vec3, usize, i32), t: f32) -> bool {
        false
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
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, mut x: i32) -> i32 {
        let (mut y, x_2) = (
            BVec3::new(false, true, (a.b.x <= 0.0_f32)),
            (Vec3::new(a.a, 1.5_f32, (-2.5_f32))).extend(a.b.y),
        );
        #[keep]
        'outer: for v in (0..((STEPS) & 3)).rev() {
            let start = (if (x_2.z <= 0.5) {
                let given: f32 = a.b.y;
                let b: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(x_2: f32) -> f32 {
                        if x_2 < HALF { -x_2 } else { x_2 }
                    }
                    t
                };
                (if 10_i32 != 0 { x % 10_i32 } else { v })
            } else {
                let mut b = (a.b.w > 2.0);
                (v).saturating_add(v)
            });
            let mut v = 0;
            v += start;
            #[keep]
            'inner: for b in (0..((x) & 3)) {
                if (({
                    let start = ({ (0_i32 * 2) });
                    let mut y = 0;
                    y += start;
                    let v = (Vec3::splat((Pair { b: x_2, a: a.b.y }).a))
                        .dot(Vec3::new(0.0, 1.0, a.a));
                    ({ (b <= b) })
                })) {
                    let mut y: f32 = dot(
                        x_2,
                        (mat4(
                            a.b,
                            Vec4::new(HALF, 0.25_f32, a.b.w, a.b.w),
                            Vec4::new(0.0_f32, a.a, a.b.z, x_2.z),
                            Vec4::new(a.a, 3.0_f32, 1.0_f32, (-0.0_f32)),
                        ))
                            .mul_vec4(Vec4::new(a.b.y, (-2.5_f32), a.b.z, 0.5_f32)),
                    );
                } else {}
            }
            if (0_i32 > 7) {
                break;
            }
        }
        (x + x)
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
    pub fn entry(a: f32, c: &mut u32, mut v: f32) -> [f32; 3] {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            if ((v + (k0 as f32))).is_finite() {
                let [[n, _, _], [_, a, ..], [mut b, x, t]] = [[1.0_f32; 3]; 3];
            } else {
                if (({
                    let q = ((k0 as f32) * v);
                    q == q && q.is_sign_negative()
                })) {
                    let mut a = ((STEPS & 255) as u32);
                } else {
                    let mut k1 = 252u8;
                    'inner: while k1 != u8::MAX {
                        k1 += 1;
                        if ((((*c) <= (*c)) as usize) != Pair::SIZE) {
                            (*c) /= 3;
                            break;
                        }
                        v = (Vec2::new((k1 as f32), 2.0_f32)).y;
                    }
                }
                if ((false
                    && ({
                        (*c) %= 7;
                        (if (v <= 1.0) { (HALF <= a) } else { false })
                    })))
                {
                    (*c) %= 7;
                    #[keep]
                    'inner: for n in (0..(((1_i32).clamp(-5, 9)) & 3)).rev() {
                        let mut y = [1.0_f32, v, a];
                        let mut n: UVec2 = (UVec2::new(((*c) ^ (*c)), ((*c) + (*c)))
                            + UVec2::new((UVec2::new(MASK, (*c))).y, ({ (*c) })));
                        if (Vec3::new(1.5, a, v)).cmpeq(Vec3::new(0.0, 0.0, 1.0)).any() {
                            break 'outer;
                        }
                        let start = n.x;
                        let mut x_2 = 1;
                        x_2 += start;
                        let c: IVec2 = (IVec2::new((k0 as i32), (-1))
                            + IVec2::new((WIDE as i32), STEPS));
                    }
                }
            }
            if (3_u32 < (k0 as u32)) {
                break;
            }
            k0 += 1;
        }
        [
            (((distance(Vec3::new(0.5_f32, a, v), Vec3::new(a, 3.0_f32, v))).abs() + 0.5)
                .ln() + ((*c) as f32)),
            (v + ((*c) as f32)),
            a,
        ]
    }
}

#[flatten]
mod p040 {
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
        fn step(mut self, a: &Hit, c: [State; 2], y: f32) -> i32 {
            let t: Pair = Pair(((MASK & 7) as usize), c[0].c);
            (((((1_i32 / (10_i32 | 1)) - (c[0].a).div_euclid(-3)) & 63) << (1u32))
                + (self.1 as i32).clamp(-64, 64))
        }
    }
    impl State {
        fn step(self, a: f32) -> Hit {
            #[keep]
            'outer: for _ in (0..((self
                .b
                .step(&{ Hit(self.a, self.c) }, [self; 2], self.b.1)) & 3))
            {
                let t = [
                    Hit((self.a * 1), (self.b.1 + 0.0)),
                    Hit((self.a).wrapping_add_unsigned(MASK), self.c),
                    Hit((self.a).saturating_add(self.a), a),
                ];
                if (self.b.0 > self.b.0) {
                    continue;
                }
            }
            Hit(
                (if false {
                    let mut x_2 = [a, self.c];
                    (if (1_i32 != 3) { self.a } else { 5 })
                } else {
                    self.a
                }),
                (HALF + self.c),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: bool, y: &Vec3) -> i32 {
        if c {
            if (((State {
                a: (NARROW as i32),
                b: Pair(5_usize, HALF),
                c: y.z,
            })
                .c > ((y.x).min(3.0) + 0.0)))
            {
                if (((if c {
                    MASK
                } else {
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        let given: f32 = ((y.x).round_ties_even()).abs().sqrt();
                        let y: f32 = {
                            fn doubled(y: f32) -> f32 {
                                (y - 0.5).max(0.5)
                            }
                            let t = doubled(given);
                            t
                        };
                        if ((if (State::SIZE != State::SIZE) {
                            (y <= y)
                        } else {
                            ((-1_i32) >= k0)
                        })) {
                            break 'outer;
                        }
                        let [State { a: mut t, b, c: _ }, State { a, b: _, .. }] = [State {
                            c: 0.25_f32,
                            a: 7_i32,
                            b: Pair(Pair::SIZE, a),
                        }; 2];
                        k0 += 1;
                    }
                    MASK
                }))
                    .is_power_of_two())
                {
                    let Pair(t, _) = Pair(
                        ((MASK).count_ones() as usize),
                        (a).atan2((-2.5_f32)),
                    );
                    let mut n: [State; 2] = [State {
                        c: 0.25_f32,
                        ..State {
                            b: Pair(t, y.x),
                            c: y.y,
                            a: STEPS,
                        }
                    }; 2];
                    'outer: for y in n {
                        let mut x_2: Pair = Pair(
                            ((MASK).count_ones() as usize),
                            ((a).sin() * (n[1].c).cos() + (a).sin()),
                        );
                    }
                } else {
                    let mut c: State = State {
                        b: Pair(State::SIZE, y.x),
                        ..State {
                            b: Pair(State::SIZE, a),
                            ..State {
                                b: Pair(Hit::SIZE, y.z),
                                c: 3.0,
                                a: STEPS,
                            }
                        }
                    };
                    let a = c.step((y.y + (-1.0)));
                    ((if true { c.b.0 } else { 1_usize }) > (c.b.0 % 3));
                }
                return (IVec3::new(10_i32, 2_i32, 1_i32)).min_element();
            }
            let mut a: [Hit; 3] = [
                Hit(STEPS, y.y),
                Hit(0_i32, y.y),
                Hit(0_i32, 0.0_f32),
            ];
        }
        0
    }
}

#[flatten]
mod p041 {
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

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
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
    fn second(a: f32) -> f32 {
        {
            if (0.25_f32 < 1.5) {
                let mut x_2: i32 = (-4);
                x_2 = ((if x_2 != 0 { x_2 % x_2 } else { 5_i32 })).wrapping_abs();
            }
        }
        ((select(a, (a).mul_add(a, a), (Hit::SIZE > Hit::SIZE))
            + (Pair(HALF, IVec3::new(0_i32, 1_i32, (-4_i32)))).0) + (a).trunc())
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: u32, y: &mut Mat3, t: &IVec3) -> [[i32; 3]; 2] {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            y.x_axis.x = (if (Hit::SIZE != ((t.y & 7) as usize)) {
                second(second(second(0.25)))
            } else {
                0.5
            });
            if ((-1_i32) < t.z) {
                break;
            }
            k0 = k0 + 2;
        }
        [
            [
                (t.y + (y.x_axis.y as i32).clamp(-64, 64)),
                (1 + (y.z_axis.y as i32).clamp(-64, 64)),
                t.y,
            ],
            [t.z, 3_i32, t.z],
        ]
    }
}

#[flatten]
mod p043 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: f32, c: &i32) -> f32 {
            let b: [Pair; 2] = [(*self); 2];
            let [x_2, _] = [
                ({
                    let mut y = ((*c) < (*c));
                    (*self)
                }),
                Pair,
            ];
            'outer: for (n, _) in b.into_iter().zip([a, (a - a)]) {
                'inner: for x_2 in 0..4 {
                    if ((Vec3::new(0.25_f32, 0.5_f32, 0.0_f32)).z != 1.5) {
                        {
                            let given: f32 = (a).powi(3);
                            let c: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(b: f32) -> f32 {
                                    if b < HALF { -b } else { b }
                                }
                                t
                            };
                        }
                        continue;
                    }
                    let [n, _] = b;
                    if (a > 0.0) {
                        continue;
                    }
                }
            }
            ((-2.5) + a)
        }
    }
    impl Pair {
        fn turn(&self, a: &f32, c: f32, y: &[Pair; 2]) -> bool {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                k0 += 1;
                let mut b: Vec3 = Vec3::new(2.0, (*a), 2.0);
                if (k0 != k0) {
                    'inner: for c in 0..k0 {
                        let mut y = (
                            (((IVec3::new(c, k0, 10_i32), k0, b.y)).0 / 2),
                            (if true { (k0 - k0) } else { 7_i32 }),
                            b.x,
                        );
                        if ((-2.5_f32) < y.2) {
                            continue;
                        }
                    }
                    break;
                }
            }
            ((MASK >= ((STEPS & 255) as u32)) ^ (c != 3.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: Vec3, t: &mut u32) -> [Pair; 2] {
        if (((MASK != 3)
            && ({
                (*t) <<= 1;
                ((*t) != (*t))
            })))
        {
            let given: f32 = ((y * y)).dot(Vec3::splat(a));
            let c: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(b: f32) -> f32 {
                    (b - HALF).max(HALF)
                }
                t
            };
            let a: (IVec3, i32, f32) = 'block: {
                if (!(y.x <= y.z)) {
                    if (2_u32 <= (*t)) {
                        let mut b: Pair = Pair;
                        let v = b
                            .step(
                                ((IVec3::new(STEPS, 0_i32, 7_i32), (NARROW as i32), y.z)).2,
                                &{ (IVec2::new(STEPS, 2_i32)).y },
                            );
                        let mut v = [
                            (y.y + (y.z).copysign(y.z)),
                            (if (b.turn(&a, v, &{ [b, b] })) {
                                y.z
                            } else {
                                ((0.0_f32).min(a) + 0.0)
                            }),
                        ];
                        v = v;
                    } else {
                        (*t) = ((((*t) | 7)
                            - (((*t)
                                & ({
                                    (*t) = (*t);
                                    1_u32
                                })) & 7)) | (((*t) > 2_u32) as u32));
                    }
                    break 'block (IVec3::new((-1_i32), 0_i32, 0_i32), 0_i32, 0.0_f32);
                }
                (IVec3::new(0_i32, 0_i32, 0_i32), 0_i32, 0.0_f32)
            };
        }
        [Pair, Pair]
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
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
                let mut a: f32 = ((((c[1].y_axis.x + (-0.0)))
                    .max(
                        ({
                            let mut v: Vec2 = c[1].y_axis;
                            'inner: for v in 0..(COUNT + 1) {
                                let a_2: [Mat2; 2] = [
                                    (c[1] * mat2(c[1].y_axis, c[1].y_axis)),
                                    Mat2::from_diagonal(c[0].x_axis),
                                ];
                                if (0_u32 != 3) {
                                    break;
                                }
                            }
                            1.0_f32
                        }),
                    ) + 0.0))
                    .ceil();
            }
        }
        MASK
    }
}

#[flatten]
mod p045 {
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
                #[keep]
                'inner: for a in (0..(((IVec2::new(7_i32, (*c))).y) & 3)) {
                    if (((if all(BVec3::new((a < a), ((*c) < (*c)), false)) {
                        hadd(Vec3::new(0.0_f32, HALF, (-2.5_f32)))
                    } else {
                        State::RATE
                    })
                        > (if (HALF != HALF) {
                            HALF
                        } else {
                            (TABLE[(State::SIZE).min(3)] - HALF)
                        })))
                    {} else if (k0 <= 2) {} else {}
                    if (a > a) {
                        break;
                    }
                }
                if k0 == 0 || (((*c) > (*c))) {
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
        (0.0_f32 < 0.0)
    }
}

#[flatten]
mod p046 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: i32, y: &[i32; 2], t: &u32) -> i32 {
        'outer: for n in 1..=4 {
            if (((TABLE[(y[0] & 1) as usize] - TABLE[(Pair::SIZE).min(3)]) < 3.0)
                != ((y[1]).is_negative() && ((*t) < 8)))
            {
                if (((*a) != y[1]) && ((Pair::RATE >= HALF) ^ ((*t) <= (*t)))) {
                    let [mut t, b] = (*y);
                    'inner: for b in 0..(COUNT + 1) {
                        let mut a: Pair = Pair {
                            b: (Vec3::new(0.25, 0.25, HALF))
                                .min(
                                    (Vec3::new(
                                        Pair::RATE,
                                        HALF,
                                        TABLE[((n as i32) & 1) as usize],
                                    ))
                                        .clamp_length_max(2.0),
                                ),
                            a: true,
                        };
                        a.b.y = ({
                            let q = a.b.y;
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        });
                    }
                }
                'inner: for b in 0..3 {
                    let given: f32 = ((*t) as f32);
                    let a: f32 = {
                        let t = first(given);
                        fn first(n: f32) -> f32 {
                            n * 0.5 + 1.0
                        }
                        t
                    };
                }
            }
            if ((n as i32) != n) {
                continue;
            }
        }
        1
    }
}

#[flatten]
mod p047 {
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
    #[flatten(exact)]
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
            #[unroll(max = 3)] 'inner: while k1 > 0 {
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
                                let (x, (mut x_2, v)) = (
                                    [
                                        (if (k0 < 2) { x.a } else { (*y) }),
                                        f32::from_bits((0_u32 & 0x007f_ffff) | 0x3f80_0000),
                                        ((*y)).fract_gl(),
                                    ],
                                    ((((x.a != x.a) as u32) / MASK), 3.0_f32),
                                );
                            }
                            x.a
                        })),
                    };
                }
                k1 += 1;
            }
        }
        (5 + (x.a.abs() as u32 & 255))
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
            'outer: for t in (0..(((-5_i32)) & 3)) {
                let mut k1 = ((y.a.y).max(y.a.y)) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut b = (Mat3::from_cols(
                        Vec3::new(1.0_f32, 0.25_f32, 2.0_f32),
                        c.a,
                        c.a,
                    ))
                        .transpose();
                    b.y_axis += ((*c)).a;
                }
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
            #[keep]
            'inner: for t in (0..(((if (c[0].1 > n[1].1) {
                break;
            } else {
                if (((*y) % 1.5)
                    != dot(
                        Vec4::new(0.25_f32, (-1.0_f32), 1.5_f32, (-0.0_f32)),
                        vec4((*y), (-1.0_f32), a, a),
                    ))
                {
                    let t: i32 = 'block: {
                        if ((if ((c[2].1 > n[1].1) || (1_usize < c[2].0)) {
                            (true ^ (c[0].1 < c[1].1))
                        } else {
                            ({ (2_usize > n[2].0) })
                        })) {
                            break 'outer;
                        }
                        c[2].1
                    };
                    (*c)[(c[0].0).min(2)] = Hit(
                        ((Vec4::new(0.0_f32, (*y), 0.0_f32, 0.25_f32)).min_position()
                            + (c[0].0 >> 1)),
                        (n[1].1).wrapping_sub(c[1].1),
                    );
                } else {
                    (*c)[n[1].0 % 3] = Hit((Hit(3_usize, c[0].1)).0, (!c[0].1));
                }
                n[2].1
            })) & 3))
            {
                if (a != 1.5) {
                    break;
                }
            }
        }
        (((*y) != 0.0) ^ ((*y) > 0.5))
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

mod p055 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Pair, y: &mut (f32, f32, u32)) -> u32 {
        let Pair(x, mut x_2) = Pair(8_usize, 5_u32);
        if (((Vec2::new(y.1, y.0)).powf(2.0)).xx()
            == (Mat2::from_angle(y.1) * Vec2::new(0.25_f32, 0.25_f32)))
        {
            let mut k0 = (2_u32) & 3;
            #[unroll(max = 4)]
            'outer: while k0 > 0 && (((if false { false } else { false }))) {
                k0 -= 1;
            }
        }
        0
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
    #[flatten(exact, loops, max_unroll = 0)]
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
                    'outer: while k0 > 0 {
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

#[flatten]
mod p062 {
    use super::*;
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
mod p063 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
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
        fn sum(&self, mut b: Hit) -> Hit {
            let Hit { a: mut x } = (if (Vec3::new(
                1.5_f32,
                HALF,
                TABLE[((NARROW as i32) & 1) as usize],
            ))
                .is_nan()
            {
                Hit { a: b.a }
            } else {
                b
            });
            let mut x_2 = ((Mat3::IDENTITY
                * Mat3::from_cols(
                    Vec3::new(0.25_f32, HALF, 1.5_f32),
                    Vec3::new(TABLE[(STEPS & 1) as usize], 1.0_f32, 0.25_f32),
                    Vec3::new((-2.5_f32), 3.0_f32, 2.0_f32),
                )) * (Mat3::from_diagonal(Vec3::new(HALF, HALF, Self::RATE)) * HALF));
            x_2.y_axis *= Vec3::ONE;
            Hit { a: Pair }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut i32, y: f32) -> f32 {
        let mut v: [f32; 2] = [y, y];
        'outer: for (a_2, &x_2) in v.iter().zip(&[select((-2.5_f32), y, a), v[1]]) {
            'inner: for a in [
                (if ((*c) <= (*c)) {
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        k1 += 1;
                        if (k1 < (NARROW as i32)) {
                            continue 'inner;
                        }
                        if a {
                            let mut x_2 = x_2;
                            let given: f32 = v[0];
                            let y: f32 = {
                                let t = second(given);
                                fn second(v: f32) -> f32 {
                                    (v - 0.5).max(0.5)
                                }
                                t
                            };
                        } else if (BVec3::new(true, false, true)).any() {
                            let given: f32 = y;
                            let c: f32 = {
                                fn second(x: f32) -> f32 {
                                    if x < 0.5 { -x } else { x }
                                }
                                let t = second(given);
                                t
                            };
                        } else {
                            let mut x_2: Pair = Pair;
                            let n = x_2
                                .sum(
                                    ({
                                        (*c) <<= 1;
                                        Hit { a: x_2 }
                                    }),
                                );
                        }
                    }
                    (*c)
                } else {
                    (*c)
                }),
                ((*c) + 0_i32),
                0_i32,
            ] {}
        }
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
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    pub fn entry(a: UVec2, mut x: i32, mut v: f32, t: &mut u32) -> Mat2 {
        let mut b: [f32; 3] = [v, 0.25_f32, 2.0_f32];
        'outer: for x_2 in b.iter() {
            'inner: for c in (0..((x) & 3)) {
                if ((Vec2::new(0.0_f32, (*x_2))) != (Vec2::new(0.0_f32, v))) {
                    (*t) = a.y;
                    break;
                }
                if (!(true & ((*t) <= a.x))) {
                    break;
                }
                if (flatten::math::saturate(Vec3::new(v, v, 1.0_f32)))
                    .cmple(
                        Vec3::select(
                            (Vec3::new((-1.0), 1.0, 1.0))
                                .cmplt(Vec3::new(0.0, b[0], (-2.5))),
                            Vec3::new(3.0, Pair::RATE, 0.5),
                            Vec3::new(b[1], 1.0, 1.0),
                        ),
                    )
                    .all()
                {
                    let mut x_2: Vec3 = flatten::math::rcp(
                        (if (2_usize >= Hit::SIZE) {
                            Vec3::new((-2.5_f32), 0.25_f32, (*x_2))
                        } else {
                            Vec3::new(b[2], b[2], b[2])
                        }),
                    );
                    continue;
                }
            }
            if false {
                continue;
            }
        }
        mat2(Vec2::new(0.25, 0.25), Vec2::new(2.0, b[0]))
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(mut b: Hit, c: &mut f32, y: f32, t: f32) -> f32 {
        let start = (if (b.1.x > b.1.y) {
            MASK
        } else {
            let mut k0 = (flatten::math::select(MASK, MASK, (b.1.z <= b.1.x))) & 3;
            #[keep]
            'outer: loop {
                if any((b.0).cmplt(Vec3::new(1.5_f32, 3.0_f32, (-0.0_f32)))) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                b.1.x
                    |= ((-(if (k0 <= k0) { b.1.z } else { b.1.y }))
                        - (b.1.x).saturating_sub_unsigned(k0));
            }
            ((MASK & 63) << (MASK & 7))
        });
        let mut a = 1;
        a += start;
        let given: f32 = (*c);
        let v: f32 = {
            fn first(v: f32) -> f32 {
                if v < 0.5 { -v } else { v }
            }
            let t = first(given);
            t
        };
        let b: Mat4 = ((Mat4::IDENTITY
            * (Mat4::from_cols(
                Vec4::new((*c), (-0.0_f32), 3.0_f32, 1.5_f32),
                Vec4::new(2.0_f32, 3.0_f32, b.0.z, v),
                Vec4::new(v, 0.25_f32, 0.25_f32, 3.0_f32),
                Vec4::new(3.0_f32, t, 0.5_f32, 3.0_f32),
            )
                * mat4(
                    Vec4::new(t, (*c), t, t),
                    Vec4::new(0.25_f32, (-2.5_f32), 2.0_f32, (-2.5_f32)),
                    Vec4::new(v, (-1.0_f32), 1.0_f32, b.0.x),
                    Vec4::new(0.25_f32, 0.0_f32, b.0.z, 0.25_f32),
                )))
            + ((mat4(
                Vec4::new(2.0_f32, v, y, v),
                Vec4::new((-0.0_f32), b.0.z, 3.0_f32, 3.0_f32),
                Vec4::new((-2.5_f32), (-0.0_f32), 1.0_f32, 2.0_f32),
                Vec4::new((-2.5_f32), b.0.x, (-1.0_f32), (-2.5_f32)),
            ) * 1.0_f32)
                * (Mat4::from_cols(
                    Vec4::new(t, 2.0_f32, b.0.y, 1.5_f32),
                    Vec4::new(t, (-1.0_f32), 0.5_f32, b.0.x),
                    Vec4::new(t, v, 3.0_f32, 1.5_f32),
                    Vec4::new(0.5_f32, b.0.y, b.0.y, y),
                ))
                    .transpose()));
        let mut y: Pair = Pair {
            a: IVec2::new((NARROW as i32), 7),
        };
        if (((b.y_axis.x != b.x_axis.z)
            && ({
                y.a = (y).a;
                (a > a)
            })))
        {
            if ((2_usize
                == ({
                    let mut k0 = 1u32;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        y.a.y = y.a.y;
                        let Pair { a } = Pair {
                            a: IVec2::new(y.a.x, 3_i32),
                        };
                    }
                    Pair::SIZE
                })))
            {
                false;
                'outer: for a in [
                    dot(
                        Vec3::new(0.5_f32, b.w_axis.w, 0.25_f32),
                        Vec3::new((-1.0_f32), (*c), (-1.0_f32)),
                    ),
                    ({
                        'outer: for a in [(0_u32 + 0_u32), 0_u32] {}
                        0.0_f32
                    }),
                ] {}
            }
        }
        0.0
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
                if (({
                    'inner: for a_2 in k0..=0 {
                        let mut x_2 = ((((if false { 3_i32 } else { v }) & 15)
                            * ((1_i32).max(v) & 7))
                            + (if (1_u32 != a) { (a_2 + 7) } else { (v - k0) }));
                        if ((IVec2::new(3, a_2) % 2) == IVec2::new(2, a_2)) {
                            v >>= 1;
                            continue;
                        }
                        let mut v = Mat2::from_cols(
                            self.0,
                            (Vec2::new(0.0, self.0.x)).xx(),
                        );
                        v.x_axis += Vec2::ONE;
                    }
                    let (a_2, b) = (
                        (
                            ({
                                'inner: for a_2 in 0..k0 {
                                    x = State;
                                }
                                (v > v)
                            }),
                            ((a | 7) - (a & 7)),
                            (self.0.y).ceil(),
                        ),
                        exp2(self.0.y),
                    );
                    ((b).abs().sqrt() == 3.0)
                })) {
                    let Pair(mut v) = Pair(
                        (if (a <= a) {
                            (x, [v, _]) = (State, [((k0 >> (1u32)) + v), k0]);
                            self.0
                        } else {
                            let start = Self::SIZE;
                            let mut t = 2;
                            t += start;
                            self.0
                        }),
                    );
                } else if (a < a) {} else {}
                if (a < 1) {
                    break;
                }
            }
            ((!(self.0.x > 0.0)) ^ (v > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: (bool, u32, f32), mut x: i32, y: IVec2, t: usize) -> i32 {
        'outer: for v in [
            b.1,
            ({
                b.2 = ((Vec2::new(1.5_f32, 1.5_f32)).y - exp2((b.2 - 2.0_f32)));
                let mut turn = 0;
                let x_2: IVec2 = 'value: loop {
                    b.0
                        &= ({ Pair(Vec2::new(b.2, 0.5_f32)) })
                            .step(
                                (MASK
                                    | (b.1
                                        + ({
                                            b.1 = b.1;
                                            MASK
                                        }))),
                                State,
                                (-1_i32),
                            );
                    {
                        if b.0 {
                            return 3;
                        }
                    }
                    if (({ Pair(Vec2::new(0.5_f32, b.2)) })
                        .step(((3_u32 | 7) - (3_u32 & 7)), State, (1_i32 >> (1u32))))
                    {
                        break (y / 3);
                    }
                    let (x, n, a) = (b.0, b.1, b.2);
                    turn += 1;
                    if turn == 1 {
                        break (IVec2::new(2, 5)).max(IVec2::new(y.y, 5));
                    }
                };
                b.1
            }),
        ] {
            let a: usize = 'block: {
                if (({ Pair(Vec2::new((-2.5_f32), b.2)) })
                    .step(
                        ((v & 63) << (v & 7)),
                        ({
                            b = (b.0, v, b.2);
                            State
                        }),
                        ((((5_u32 & 15) * (b.1 & 7)) & 255) as i32),
                    ))
                {
                    return 0;
                }
                if false {
                    break 'block 0;
                }
                0
            };
        }
        0
    }
}

#[flatten]
mod p071 {
    use super::*;
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
    pub fn entry(a: &mut bool, mut x: u32, y: &i32, t: &mut i32) -> usize {
        let mut a_2 = (*y);
        (((Vec4::new((-1.0_f32), Hit::RATE, 0.25_f32, Hit::RATE)).min_position() + 1)
            + (((*t) & 255) as usize))
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Mat2, y: f32) -> f32 {
        ((Vec3::new(a, 0.25, 0.5)).abs()).cmple(Vec3::splat(a)).any();
        let mut k0 = ((1_u32 + MASK)) & 3;
        'outer: loop {
            if false || k0 == 0 {
                break;
            }
            k0 -= 1;
            let [a_2, n, ..] = [a, y, x.x_axis.y];
            if (((x.x_axis * x.x_axis.x)) != ((x.y_axis).xx())) {
                let [mut c, b, a] = [
                    cos(x.y_axis.y),
                    x.y_axis.y,
                    (Vec3::new(0.5_f32, x.y_axis.y, (-1.0_f32))).z,
                ];
                'inner: for b in 0..0u16 {
                    let n: Mat2 = 'block: {
                        if (k0 >= k0) {
                            continue 'outer;
                        }
                        Mat2::from_diagonal(
                            (if (n != (b as f32)) { x.x_axis } else { x.y_axis }),
                        )
                    };
                }
                if (0.0_f32 < n) {
                    if (((STEPS > STEPS)
                        || ({
                            x.x_axis = (if (a_2 != x.x_axis.x) {
                                Vec2::new(x.x_axis.x, 0.5)
                            } else {
                                let (mut t, _) = (x.x_axis, STEPS);
                                t
                            });
                            ((a > x.y_axis.y) && (k0 > k0))
                        })))
                    {
                        return x.y_axis.y;
                    } else {
                        let mut turn = 0;
                        let t: f32 = 'value: loop {
                            if ((STEPS ^ (NARROW as i32))
                                != ((WIDE as i32) / (STEPS | 1)))
                            {
                                break 'value (c).step(a);
                            }
                            turn += 1;
                            if turn == 1 {
                                break 0.0;
                            }
                        };
                        break 'outer;
                    }
                }
            }
        }
        3.0
    }
}

#[flatten]
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
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
    pub fn entry(a: f32, c: i32, y: f32) -> bool {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            if ((if (k0 > 10) {
                false
            } else {
                (2.0_f32 != TABLE[(Pair::SIZE).min(3)])
            })) {
                {
                    let c = [
                        (0.25_f32, MASK, Vec4::new(a, a, 1.5_f32, 0.25_f32)),
                        ((-1.0_f32), MASK, Vec4::new((-2.5_f32), 0.25_f32, a, 0.25_f32)),
                        (y, MASK, Vec4::new(0.5_f32, 2.0_f32, a, 3.0_f32)),
                    ];
                    let mut a_2 = ({ (c[1].2.y).ceil() });
                    let mut turn = 0;
                    let c: Pair = 'value: loop {
                        if (c[0].2.w > c[2].2.z) {
                            break ({ Pair(Vec2::new(1.5_f32, 0.0_f32)) });
                        }
                        turn += 1;
                        if turn == 3 {
                            break Pair(Vec2::new(1.5_f32, 1.5_f32));
                        }
                    };
                }
                let mut k1 = (MASK) & 3;
                #[keep] 'inner: while k1 > 0 && ((Pair::SIZE == Pair::SIZE)) {
                    k1 -= 1;
                    let mut b = (IVec3::new(c, c, 0_i32)).cmpgt(IVec3::new(2, 10, k0));
                }
            } else {
                #[keep]
                'inner: for b in (0..((c) & 3)) {
                    let (a, (_, _)) = (
                        Vec2::new((-1.0_f32), y),
                        (5_usize, Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
                    );
                }
            }
        }
        false
    }
}

#[flatten]
mod p074 {
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
    pub fn entry(a: &mut [f32; 3], mut x: i32) -> f32 {
        let t = ((({
            'outer: for a in 0u32..1 {
                let mut x = [flatten::math::select(
                    (State::RATE).powi(2),
                    Mat3::from_cols(
                            Vec3::new(HALF, 2.0_f32, HALF),
                            Vec3::new(1.5_f32, 0.25_f32, (-1.0_f32)),
                            Vec3::new(HALF, 0.25_f32, 0.5_f32),
                        )
                        .determinant(),
                    (!(x < x)),
                ); 3];
            }
            IVec2::new(3_i32, 3_i32)
        }) ^ IVec2::new(x, x)))
            .y;
        'outer: for (_, (x_2, _)) in (*a).iter().copied().zip(0..3u32).enumerate() {
            let mut a_2: f32 = ({
                let mut turn = 0;
                let n: f32 = 'value: loop {
                    if ((if ((!(true
                        && ({
                            x >>= STEPS;
                            (0.25_f32 != 0.5_f32)
                        }))))
                    {
                        (t < x)
                    } else {
                        (!(t > 5))
                    })) {
                        let n: usize = (if (a[2] != x_2) { Hit::SIZE } else { 2 });
                        let mut a: Pair = Pair;
                    } else {
                        let mut y: State = State {
                            b: (-0.0),
                            a: BVec3::new(false, (t > t), (x < x)),
                        };
                    }
                    x
                        |= (if (!(IVec2::new(3, 2) == IVec2::new((-1), t))) {
                            (((-4_i32) & 63) << (1u32))
                        } else {
                            (((x < x) as i32)).signum()
                        });
                    if (x_2 <= (-1.0)) {
                        break (if (({
                            let q = x_2;
                            q == q && q.is_sign_negative()
                        })) {
                            (Vec3::new(0.25_f32, Pair::RATE, 1.5_f32))
                                .dot(Vec3::new(1.0, (-0.0), a[2]))
                        } else {
                            (if a[1] <= a[0] {
                                (a[2]).clamp(a[1], a[0]) + 0.0
                            } else {
                                x_2
                            })
                        });
                    }
                    turn += 1;
                    if turn == 1 {
                        break (MASK as f32);
                    }
                };
                (a[2] + 0.0)
            });
            if (a[2]).is_finite() {
                continue;
            }
            let (mut x, _) = (
                Pair,
                ((TABLE[Pair::SIZE % 4]).min((a[1] * TABLE[(MASK % 4) as usize])) + 0.0),
            );
        }
        'outer: for a in 0..0 {}
        0.0
    }
}

mod p075 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec2);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> i32 {
        let [t, x] = [(Vec3::new(0.0_f32, (*a), 2.0_f32)).z, (*a)];
        let (y, ([n, _], b)) = (
            x,
            (
                [((-1.0_f32) * t), (t + 0.0)],
                [State {
                    a: t,
                    b: Vec3::new((-2.5_f32), (-2.5_f32), (*a)),
                    c: (*a),
                }; 3],
            ),
        );
        ((*a), (*c)) = (((x * b[2].c) * (b[1].b.y + b[1].c)), (*c));
        'outer: for (x, (y, t)) in b.iter().copied().zip(0..3u32).enumerate() {
            let mut y = Mat3::from_diagonal(b[1].b);
            if ((if ((x == x) | false) {
                'inner: for a in b {
                    if true {
                        let [State { a: x, b: b, c: _ }, State { a, b: a_2, .. },
                        State { a: _, b: _, c: t }] = [
                            b[0],
                            State {
                                a: a.b.x,
                                b: b[2].b,
                                c: y.y_axis.z,
                            },
                            b[1],
                        ];
                        return ({ (if (a_2.z != y.y_axis.y) { (*c) } else { (*c) }) });
                    }
                    'block: {
                        if (Vec3::new(a.b.y, 3.0_f32, 1.5_f32)).is_nan() {
                            break 'block;
                        }
                        let x = ({ y.x_axis.x });
                        let mut a: IVec2 = (IVec2::new((*c), (*c)))
                            .min(IVec2::new(0, 0));
                    }
                }
                false
            } else {
                false
            })) {}
        }
        0
    }
}

#[flatten]
mod p076 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(mut b: Mat2, mut x: Vec3) -> bool {
        #[keep]
        'outer: for t in (0..((((NARROW as i32) - (WIDE as i32))) & 3)) {
            let mut k1 = -1i32;
            'inner: loop {
                if !(k1 <= -1) {
                    break;
                }
                if ((if ((1.5_f32 < x.z) || (x.y < x.x)) {
                    if (((if (k1 < t) { 10_i32 } else { t }) < (t + k1))) {
                        let mut c: f32 = (x.x
                            + ({
                                x.x = (b.x_axis.y).to_radians();
                                HALF
                            }));
                        return (c != TABLE[(MASK % 4) as usize]);
                    }
                    (t != k1)
                } else {
                    (0.0_f32 < b.y_axis.y)
                })) {
                    break 'inner;
                }
                k1 = 2 + k1;
            }
            if (t < t) {
                break;
            }
        }
        (b.y_axis.y <= b.y_axis.x)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Vec3) -> f32 {
        let mut a_2 = ({
            if (c.x != c.z) {
                #[keep]
                'outer: for y in (0..((((NARROW as i32)).saturating_sub(STEPS)) & 3))
                    .rev()
                {
                    'block: {
                        let y: BVec3 = BVec3::new(
                            ((0.25_f32 <= a)
                                || ({
                                    (*c) = vec3(c.x, c.z, (-0.0));
                                    first(
                                        (mat2(Vec2::new(a, 1.5_f32), Vec2::new((-2.5_f32), 0.0_f32))
                                            + Mat2::IDENTITY),
                                        Vec3::new((-1.0_f32), (-1.0_f32), 0.25_f32),
                                    )
                                })),
                            (c.y != a),
                            (y <= y),
                        );
                        if (a > c.z) {
                            continue 'outer;
                        }
                    }
                    if (c.x <= c.y) {
                        break 'outer;
                    }
                }
            }
            Mat2::from_diagonal(Vec2::new(c.y, (-2.5)))
        });
        0.0
    }
}

mod p077 {
    use super::*;
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
                    'inner: for a in (0..((a) & 3)) {
                        let mut t = (((IVec3::new((-4), a, a)
                            - IVec3::new(3, (k0 as i32), (-1)))
                            + (IVec3::new(a, 5, 1) | IVec3::new(1, a, 10)))
                            + (IVec3::new(a, a, (-4)) % 2));
                        if (((k0 as i32) < a) || true) {
                            break;
                        }
                        (({
                            let q = (*y);
                            q == q && q.is_sign_negative()
                        }) && (true && (3_i32 > (k0 as i32))));
                        let mut b: usize = ((*y).abs() as usize & 15);
                    }
                    break;
                }
                (*y) = ((Vec2::new(0.0_f32, 0.0_f32)).round()).y;
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
mod p078 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
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
                        #[unroll(max = 3)]
                        'inner: for x in (0..(((((-1_i32) & 63) << (1u32))) & 3)) {
                            n.a.b
                                *= ((sign(Vec2::new((-1.0_f32), n.a.b))).y + ([y, n.b])[0]);
                            let mut x = State { a: n.a };
                            x.a.a = flatten::math::length(
                                Vec3::splat(
                                    (x.a.b
                                        + ({
                                            x.a.b = n.b;
                                            n.a.b
                                        })),
                                ),
                            );
                        }
                        (3_u32 != t)
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
            }
            if (HALF > x.w) {
                continue 'outer;
            }
        }
        (if (8_u32 > t) { 3 } else { (WIDE as i32) })
    }
}

mod p079 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: UVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
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

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec4, pub usize);
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        fn step(&mut self, a: &mut f32) -> f32 {
            (*self) = State(
                Vec4::new(
                    (Pair { a: self.0.w }).a,
                    ((-1.0_f32)).move_towards((*a), 0.5),
                    ((*a) + self.0.y),
                    (if (self.0.z != (-2.5)) {
                        1.0_f32
                    } else {
                        if ((BVec3::new(true, false, (self.0.y < self.0.z)))
                            == (BVec3::new(
                                (self.0.x <= self.0.w),
                                true,
                                (self.0.y > 0.25_f32),
                            )))
                        {
                            'outer: for _ in 0..2usize {
                                let mut turn = 0;
                                let t: [f32; 2] = 'value: loop {
                                    if false {
                                        break [(-(-0.0_f32)), flatten::math::tanh(self.0.w)];
                                    }
                                    let given: f32 = self.0.y;
                                    let c: f32 = {
                                        fn second(b: f32) -> f32 {
                                            (b - 0.5).max(0.5)
                                        }
                                        let t = second(given);
                                        t
                                    };
                                    turn += 1;
                                    if turn == 3 {
                                        break [c; 2];
                                    }
                                };
                                if (self.1 > self.1) {
                                    break;
                                }
                            }
                            return (-0.0);
                        }
                        (*a)
                    }),
                ),
                8_usize,
            );
            (self.0.w + self.0.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: &mut Pair, y: usize, t: &mut [f32; 2]) -> State {
        #[keep]
        'outer: for a in (0..((STEPS) & 3)).rev() {
            'block: {
                let c: i32;
                if ((!(y != y)) && false) {
                    c = (((MASK & 255) as i32)).abs();
                } else {
                    c = (if ((if (a < a) {
                        if (BVec3::new(true, (2_i32 < a), (a != a))).any() {
                            let mut a: State = State(
                                Vec4::new((-2.5_f32), 0.25_f32, 3.0_f32, 1.5_f32),
                                y,
                            );
                            let t = a.step(&mut t[((WIDE as i32) & 1) as usize]);
                        } else if false {} else {}
                        ((-0.0_f32) > t[0])
                    } else {
                        (a != STEPS)
                    })) {
                        a
                    } else {
                        return State(Vec4::new((-1.0_f32), t[0], t[0], t[0]), y);
                    });
                }
                if (t[0] > 0.0) {
                    break 'block;
                }
            }
        }
        State(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32), 0_usize)
    }
}

#[flatten]
mod p081 {
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
        (((((x & 255) as i32)).leading_zeros() as i32) + ((b & 255) as i32))
    }
}

#[flatten]
mod p082 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
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

mod p083 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
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
    pub fn entry(a: &mut Vec3, c: i32, y: &mut f32) -> Mat2 {
        let (mut a_2, (x, y)) = (
            (a.y != a.x),
            (
                ((IVec3::new(c, 2_i32, 5_i32)).max(IVec3::new(5_i32, c, c))
                    ^ (IVec3::new(1_i32, c, c) + IVec3::new(c, (-4_i32), c))),
                Pair((a.z < (*y)), (*a)),
            ),
        );
        let mut k0 = (({
            let q = 3.0_f32;
            if q == q { q.to_bits() >> 20 } else { 7 }
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
                    if y.0 {
                        let mut c = degrees(Vec4::new(a.y, 2.0_f32, 2.0_f32, y.1.y));
                        break;
                    }
                }
                k1 += 1;
            }
        }
        let c = (y, x.y, a.z);
        let mut k0 = ((UVec2::new(MASK, MASK)).y) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && (((!(if c.0.0 {
                let t: Pair;
                if c.0.0 {
                    a.x = dot((*a), c.0.1);
                    t = Pair(
                        (true
                            || ({
                                a.z %= 3.0;
                                a_2
                            })),
                        (*a),
                    );
                } else {
                    t = c.0;
                }
                c.0.0
            } else {
                a_2
            }))))
        {
            k0 -= 1;
            if (!y.0) {
                let mut v = (((1_i32 & 63) << 1))
                    .min(((1_i32 & 31).pow(2) + ((STEPS & 15) * (x.y & 7))));
                if (10_i32 < 0) {
                    let start = ((k0 & 63) << (k0 & 7));
                    let mut n = 1;
                    n += start;
                    let mut turn = 0;
                    let t: (Pair, i32, f32) = 'value: loop {
                        let x: f32 = (-(1.5_f32).powi(2));
                        if y.0 {
                            break 'value (if y.0 {
                                (Pair(y.0, (*a)), v, y.1.z)
                            } else {
                                c
                            });
                        }
                        turn += 1;
                        if turn == 1 {
                            break c;
                        }
                    };
                } else if y.0 {} else {}
            }
        }
        Mat2::IDENTITY
    }
}

#[flatten]
mod p084 {
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

mod p085 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
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

#[flatten]
mod p086 {
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

mod p087 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: Vec3, mut x: IVec2, y: Vec3, t: &mut u32) -> f32 {
        let n: BVec3 = BVec3::new(
            (TABLE[COUNT % 4] > TABLE[((*t) % 4) as usize]),
            ((x.y as f32) != (y.y * a.x)),
            ((*t) != (*t)),
        );
        if ((*t) < (*t)) {
            return ((if (*t) != 0 { (*t) / (*t) } else { (*t) }) as f32);
        }
        if (((y).is_nan()
            && ({
                x.y %= 7;
                true
            })))
        {
            'outer: for _ in 0..2usize {
                let mut k1 = (((*t) ^ (*t))) & 3;
                #[unroll(max = 4)]
                'inner: loop {
                    if any((ceil(a)).cmpge(y)) {
                        x.y = (if ((((0_i32 <= x.y)
                            && ({
                                (*t) = k1;
                                (x.y != x.x)
                            })) == ((y.x <= 0.0) && false)))
                        {
                            0
                        } else {
                            0
                        });
                    }
                    if k1 == 0 || (false) {
                        break;
                    }
                    k1 -= 1;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p088 {
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
mod p089 {
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
mod p090 {
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

mod p091 {
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
mod p092 {
    use super::*;
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

mod p093 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
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
mod p094 {
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
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
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
    #[flatten(exact)]
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
mod p095 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
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
    fn first(a: [Pair; 2]) -> f32 {
        let mut a_2 = (((((UVec2::new(2_u32, MASK)).y & 15) * ((MASK + MASK) & 7)) & 15)
            * ((if (a[0].c >= a[0].c) {
                MASK
            } else {
                let mut turn = 0;
                let b: IVec2 = 'value: loop {
                    let start = ((Vec2::new(1.5_f32, 0.5_f32)
                        == Vec2::new((-0.0_f32), a[0].b.y)) as u32);
                    let mut v = 1;
                    v += start;
                    if (v <= (v + v)) {
                        let mut t: [f32; 2] = [
                            (v as f32),
                            ((a[1].b.x).min(a[1].b.y) + 0.0),
                        ];
                        return floor(({ t[1] }));
                    }
                    if (((a[1].c != a[1].c)
                        && ({
                            v = ((v & 15) * (MASK & 7));
                            (7_i32 > a[1].c)
                        })))
                    {
                        break IVec2::new(3, (-1));
                    }
                    if (v > v) {
                        let mut y = (v <= v);
                        if (((a[0].b.x).is_nan()
                            && (if ((Pair::RATE != a[0].b.x) || y) {
                                (y ^ y)
                            } else {
                                (!y)
                            })))
                        {
                            let mut c: f32 = (((if 2.0_f32 <= a[1].b.x {
                                ((if 1.0_f32 <= a[0].b.x {
                                    (a[0].b.y).clamp(1.0_f32, a[0].b.x) + 0.0
                                } else {
                                    a[1].b.x
                                }))
                                    .clamp(2.0_f32, a[1].b.x) + 0.0
                            } else {
                                a[1].b.y
                            }))
                                .min(a[0].b.x) + 0.0);
                        } else {}
                    } else {}
                    turn += 1;
                    if turn == 1 {
                        break IVec2::new(2, a[0].c);
                    }
                };
                MASK
            }) & 7));
        ((a[1].b.x).atan2(((a[0].b).z - a[0].a)) + (a_2 as f32))
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec2, c: [f32; 2], y: f32, t: &mut u32) -> f32 {
        let [Pair { a, b, c }, Pair { a: mut y, b: _, c: _ }] = [
            Pair {
                c: 0_i32,
                a: b.y,
                b: Vec3::new(b.y, (-2.5_f32), (-1.0_f32)),
            },
            Pair {
                b: Vec3::new(y, 0.5_f32, 2.0_f32),
                c: 1_i32,
                a: b.x,
            },
        ];
        let x: Vec4;
        if (((*t) + (*t)) >= 2) {
            x = (Vec4::splat(b.y) * Vec4::splat(b.x));
        } else {
            (*t) >>= 2;
            x = Vec4::new(
                flatten::math::dot(Vec3::new(2.0_f32, b.y, a), b),
                first(
                    ({
                        y = (b.z).round_ties_even();
                        [
                            Pair {
                                b: Vec3::new(y, 1.0_f32, 0.25_f32),
                                ..Pair {
                                    a: 0.5_f32,
                                    ..Pair {
                                        b: Vec3::new((-2.5_f32), (-1.0_f32), b.y),
                                        c: c,
                                        a: (-2.5_f32),
                                    }
                                }
                            },
                            Pair {
                                c: (-1_i32),
                                a: 0.5_f32,
                                b: b,
                            },
                        ]
                    }),
                ),
                (b.x + b.x),
                first([
                    Pair {
                        a: TABLE[Pair::SIZE % 4],
                        b: b,
                        c: c,
                    },
                    Pair {
                        a: y,
                        ..Pair { b: b, c: c, a: y }
                    },
                ]),
            );
        }
        (y, (*t)) = (
            ({
                true;
                ((b.z).max(b.x) + 0.0)
            }),
            (*t),
        );
        'outer: for c in 0..0 {
            if (((c * c) as i32) <= 0) {
                break;
            }
        }
        0.0
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
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
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
    impl Pair {
        fn step(mut self, a: f32) -> bool {
            let start = (a * 0.0_f32);
            let mut x_2 = 0.0;
            x_2 += start;
            x_2 *= ((a).min(((x_2 - x_2)).signum()) + 0.0);
            let start = ((x_2 + x_2) * flatten::math::select(x_2, x_2, (a < a)));
            let mut v = 0.0;
            v += start;
            ((Vec3::new((-2.5), a, x_2)).cmple(Vec3::splat(v)).any() ^ (self.a > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32, t: &u32) -> f32 {
        let mut k0 = (((*t) % 7)) & 3;
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
                        let mut b = ((((-1.0_f32)).lerp(a, y)
                            - (Vec2::new(3.0_f32, (-0.0_f32))).y) * 1.0);
                        b /= 2.0;
                    }
                    let mut n: Pair = Pair { a: Hit::SIZE };
                    let b = n.step(y);
                }
                k1 += 1;
            }
        }
        (a + a)
    }
}

#[flatten]
mod p098 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: Vec4,
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
    fn first(a: &Pair, c: f32, y: f32) -> f32 {
        let mut b: [f32; 3] = [(-2.5_f32); 3];
        'outer: for (x, y) in b
            .into_iter()
            .zip([
                ((3_u32 & 15) * (MASK & 7)),
                ((STEPS & 255) as u32),
                ({
                    if (((c < b[2]) as u32)).is_power_of_two() {
                        ((NARROW as i32)).is_negative();
                    } else {
                        let mut a_2 = Pair {
                            b: flatten::math::step(y, (b[1] + (-2.5_f32))),
                            ..(*a)
                        };
                    }
                    let mut y = (a.c
                        - ({
                            b[(MASK % 3) as usize] = ((if false {
                                b[Pair::SIZE % 3]
                            } else {
                                let given: f32 = (({ a.c.y })
                                    + select((-0.0_f32), 1.0_f32, (a.c.z != a.c.w)));
                                let t: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(n: f32) -> f32 {
                                        n * HALF + 1.0
                                    }
                                    t
                                };
                                (-1.0_f32)
                            }) + 0.0);
                            ({ ((0.25_f32 != b[2]) | false) });
                            b[2]
                        }));
                    MASK
                }),
            ])
        {
            'inner: for x_2 in 1..=1 {
                ((((x_2 as i32) & 63) << 2) > (((x_2 as i32)).leading_zeros() as i32));
                if true {
                    continue 'outer;
                }
            }
        }
        ((-Pair::RATE) + b[2])
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &mut f32) -> [f32; 3] {
        'outer: for a_2 in (1..1).step_by(3).rev() {
            (!(((WIDE as i32) > x)
                && ({
                    (*y) = ((-2.5_f32)).tanh();
                    (a != (*y))
                })));
            let a: bool = (if (7_i32 != a_2) {
                (if ((*y) >= (*y)) {
                    'inner: for _ in 0..2u16 {
                        let Pair { a: a, b: _, c: _ } = Pair {
                            b: 1.0_f32,
                            c: Vec4::new((-0.0_f32), (-0.0_f32), a, (-2.5_f32)),
                            a: first(
                                &{
                                    Pair {
                                        a: a,
                                        b: (*y),
                                        c: Vec4::new((*y), (*y), (-1.0_f32), 0.0_f32),
                                    }
                                },
                                0.0_f32,
                                0.0_f32,
                            ),
                        };
                    }
                    false
                } else {
                    false
                })
            } else {
                false
            });
        }
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p099 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub u32);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub bool);
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
        fn step(&mut self, a: IVec3, c: [f32; 2]) -> i32 {
            'outer: for a in 0..1usize {
                let mut a_2 = (Vec4::new(0.0_f32, c[0], c[1], 0.0_f32))
                    .smoothstep(Vec4::ZERO, Vec4::splat(2.0));
                if flatten::math::all(BVec3::new(self.1, true, self.1)) {
                    let mut k1 = ((MASK).saturating_add_signed(self.0.x)) & 3;
                    #[keep]
                    'inner: loop {
                        if ((c[(({
                            self.0.x = (Vec3::new((-2.5_f32), c[1], (-0.0_f32)))
                                .as_ivec3()
                                .y;
                            k1
                        }) % 2) as usize] <= HALF))
                        {
                            let Hit(y, _) = Hit(
                                self.0.y,
                                (if self.1 { k1 } else { 0_u32 }),
                            );
                            return (!self.0.y);
                        }
                        if k1 == 0 || ((a_2.w <= 1.5)) {
                            break;
                        }
                        k1 -= 1;
                    }
                    continue 'outer;
                }
            }
            ((((-c[0])
                * ({
                    let mut c: State = State(
                        ((if self.1 {
                            let mut a = Mat3::from_cols(
                                Vec3::new(c[0], (-0.0), (-1.0)),
                                Vec3::new(HALF, 0.0, 1.5),
                                Vec3::new(c[1], c[0], 0.25),
                            );
                            a.x_axis += Vec3::ONE;
                            (-0.0_f32)
                        } else {
                            c[1]
                        }))
                            .floor(),
                        self.1,
                    );
                    (-2.5_f32)
                })) as i32)
                .clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Mat3, c: &i32, mut v: f32, mut n: bool) -> f32 {
        let mut a_2: Pair = Pair(IVec2::new(1_i32, (*c)), n);
        let b = a_2.step(IVec3::new(1, 1, a_2.0.y), [(-2.5_f32), a.y_axis.y]);
        let mut x = (if (((if (a_2.0.x < 0) {
            let [Hit(_, mut a_2), Hit(c, v), Hit(x, n)] = [
                Hit(a_2.0.x, 8_u32),
                Hit((*c), MASK),
                Hit(a_2.0.x, MASK),
            ];
            Hit::SIZE
        } else {
            let [Hit(b, ..), Hit(a_2, _), Hit(_, mut v)] = [
                Hit((*c), MASK),
                (if a_2.1 {
                    let b: [Hit; 3] = [
                        Hit(a_2.0.x, MASK),
                        Hit(a_2.0.x, MASK),
                        Hit(a_2.0.y, MASK),
                    ];
                    b[1]
                } else {
                    Hit(10_i32, MASK)
                }),
                Hit(STEPS, MASK),
            ];
            State::SIZE
        }) != (State::SIZE + 0)))
        {
            a
        } else {
            let mut b: [Hit; 3] = [
                Hit(a_2.0.y, MASK),
                Hit(a_2.0.x, 2_u32),
                Hit(a_2.0.x, MASK),
            ];
            'outer: for x_2 in b {
                let mut t: Hit = Hit(
                    ((a_2.0 - IVec2::new(7_i32, (-4_i32)))).y,
                    (((a_2.0.x & 255) as u32)).min((b[2].1 & b[0].1)),
                );
                if (BVec3::new(false, true, true)).test(State::SIZE % 2) {
                    break;
                }
                let a: Pair = Pair(
                    (IVec2::new(5_i32, 0_i32)).with_x(STEPS),
                    (((Vec2::new((-1.0_f32), a.z_axis.y)) != (Vec2::new(v, 0.5_f32)))
                        && ({
                            b[(Hit::SIZE).min(2)].0 += b[0].0;
                            n
                        })),
                );
            }
            a
        });
        (x.z_axis.y + x.y_axis.x)
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
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

mod p101 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, c: i32) -> bool {
        #[keep]
        'outer: for x_2 in (0..((c) & 3)) {
            let mut y: u32 = (((if c != 0 {
                select(x_2, STEPS, (a.y < a.y)) / c
            } else {
                c
            }) & 255) as u32);
            if ((Vec2::new(a.z, a.x)) != (Vec2::new(1.0_f32, 3.0_f32))) {
                break;
            }
            'inner: for x in 0u32..2 {
                let b = Mat2::from_cols(Vec2::new(a.x, a.y), Vec2::new(3.0, 1.5));
                if (b.x_axis.y != HALF) {
                    continue 'inner;
                }
                if (b.y_axis.y <= b.x_axis.x) {
                    let mut c = COUNT;
                    break 'inner;
                }
                let mut t = [(b.y_axis.y * (b.x_axis).y), ((-1.0_f32)).ceil()];
                if (({
                    if false {
                        let mut b = (if ((y).min(0_u32) != 1) {
                            0.0
                        } else {
                            ((HALF + (-0.0)) % 4.0)
                        });
                        continue;
                    }
                    (if false { (t[1] > b.y_axis.x) } else { (x > x) })
                })) {} else {}
            }
        }
        (((-1.0_f32) > a.x)
            || ((IVec2::new(c, 3)).max(IVec2::new(c, (-4))) == IVec2::new(7, c)))
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    fn first(a: &f32, c: i32) -> f32 {
        let mut k0 = ((if ((*a) <= (*a)) {
            {
                let mut k0 = ((MASK >> (MASK & 31))) & 3;
                #[unroll(max = 3)] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut v = (if (!(Vec3::new((*a), (-0.0), (-1.0)))
                        .cmple(Vec3::new((*a), 1.0, 1.0))
                        .any())
                    {
                        ((BVec3::new((8_u32 != k0), (c > 1_i32), false)
                            | BVec3::new(((*a) <= (*a)), ((*a) > (*a)), true))
                            | BVec3::new(((*a) != (*a)), true, false))
                    } else {
                        (Vec3::new((-2.5_f32), (*a), Hit::RATE))
                            .cmpne(Vec3::new((*a), HALF, 0.25))
                    });
                }
            }
            MASK
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
        ((1.5_f32 + (-0.0)) + (*a))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: i32, t: u32) -> f32 {
        'block: {
            ((-0.0_f32) != (*a));
            if ((if (y <= c) {
                if (true
                    && ((BVec3::new((t != t), ((*a) <= (*a)), false))
                        == (BVec3::new(false, false, false))))
                {
                    return ((if (y <= y) { Pair::SIZE } else { Pair::SIZE }) as f32);
                }
                false
            } else {
                (t != 5)
            })) {
                if ((*a) != (*a)) {
                    let start = (if (((*a) < (*a)) | (c <= y)) {
                        let mut n = Hit(5_i32);
                        (Vec4::new((*a), (*a), 0.5_f32, (*a)))
                            .dot(Vec4::new((-0.0_f32), (*a), (*a), HALF))
                    } else {
                        let x: UVec2 = UVec2::new(
                            MASK,
                            ((if (t > MASK) { (-2.5_f32) } else { (*a) }).abs() as u32
                                & 255),
                        );
                        (*a)
                    });
                    let mut b = 0.0;
                    b += start;
                } else {
                    let t = UVec2::new(((Hit::SIZE & 255) as u32), t);
                    (*a)
                        -= (((Vec2::new((*a), (-1.0_f32))).yx()
                            * Vec2::new(3.0_f32, (*a))))
                            .y;
                }
                break 'block;
            }
        }
        if ((t >> (t & 31)) >= (UVec2::new(0_u32, 3_u32)).y) {
            if true {
                if ((c > c) || true) {
                    if (({
                        ((c > c)
                            && ({
                                (*a)
                                    -= ((*a)
                                        + TABLE[(({
                                            (*a) = first(&(*a), c);
                                            t
                                        }) % 4) as usize]);
                                (1_u32 != t)
                            }))
                    })) {
                        let (x_2, x) = (Pair(Hit::SIZE), (*a));
                        return (0.0 + 0.0);
                    }
                }
            }
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p103 {
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
    #[flatten(exact)]
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
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: usize, y: &mut f32) -> Pair {
        let mut k0 = ((8_u32 / 2)) & 3;
        #[keep]
        'outer: loop {
            if ((*y) == (*y)) {
                break 'outer;
            }
            if k0 == 0 || ((MASK > k0)) {
                break;
            }
            k0 -= 1;
        }
        let mut k0 = ((UVec2::new(8_u32, 1_u32)).y) & 3;
        'outer: loop {
            if (!(k0 == k0)) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if (({
                if (((k0 & 7) as usize) > (((STEPS) as usize & 31)).max((1_usize * 2))) {
                    let mut turn = 0;
                    let a: f32 = 'value: loop {
                        if ((((0_usize < c) || (k0 != k0))
                            || ({
                                (*a) = (*a);
                                (0_i32 >= (WIDE as i32))
                            })))
                        {
                            break (((-0.0_f32)).max((((*y)).max((-1.0)) + 0.0)) + 0.0);
                        }
                        turn += 1;
                        if turn == 2 {
                            break (0.0 + 0.0);
                        }
                    };
                }
                false
            })) {}
        }
        Pair(false)
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
            let mut k0 = (((State::SIZE & 255) as u32)) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let start = (((k0 < k0) && (x <= (-2.5_f32))) as i32);
                        let mut a_2 = 0;
                        a_2 += start;
                    }
                    k1 += 1;
                }
            }
            (t
                - ({
                    t = (x * Vec2::new(a[2], t.y));
                    t
                }))
        } else {
            let Hit { a: _, b: x } = Hit {
                a: (Vec2::new(0.5_f32, a[0])).abs(),
                b: (Hit {
                    b: Vec3::new(3.0_f32, 1.5_f32, 0.25_f32),
                    a: Vec2::new(3.0_f32, t.y),
                })
                    .b,
            };
            t
        });
        let mut y: IVec2 = IVec2::new(7, (WIDE as i32));
        (select(
            ((Vec3::new(HALF, 1.0_f32, 3.0_f32)).z + (b % 1.5)),
            a[0],
            (({
                if (0.0_f32 < 0.0) {}
                false
            }) && false),
        ) + (y.x as f32))
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
    const NARROW: u8 = 3;
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
    pub fn entry(a: f32, mut x: BVec3, y: usize) -> i32 {
        let mut c: [i32; 3] = [(NARROW as i32), STEPS, (WIDE as i32)];
        'outer: for (n, (v, c)) in c.iter().copied().zip(0..3u32).enumerate() {
            let mut a = mat3(
                Vec3::new((-0.0), 1.0, (-0.0)),
                Vec3::new(0.25, 0.0, 3.0),
                Vec3::new(a, 1.0, a),
            );
            let mut k1 = ((c).wrapping_neg()) & 3;
            'inner: loop {
                let mut v: Pair = Pair;
                if k1 == 0 || (false) {
                    break;
                }
                k1 -= 1;
            }
            if (Vec3::new(a.y_axis.z, 0.0_f32, 3.0_f32)).is_nan() {
                a.y_axis -= Vec3::new((-2.5_f32), Pair::RATE, 1.5_f32);
                break 'outer;
            }
            let State(t) = State(UVec2::new(1_u32, 1_u32));
            'inner: for _ in [v, (v * 1)] {
                let (x, n) = (
                    Hit { a: a.z_axis.y },
                    Mat3::from_cols(
                        a.z_axis,
                        (a).mul_vec3(a.y_axis),
                        flatten::math::degrees(a.z_axis),
                    ),
                );
                let mut a: Mat3 = (-mat3(
                    (n.x_axis / 2.0),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ));
            }
        }
        0
    }
}

mod p113 {
    use super::*;
    use flatten::math::*;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat2, c: Vec3, y: i32) -> Mat2 {
        let mut k0 = (((y & 255) as u32)) & 3;
        #[keep] 'outer: while k0 > 0 && ((a.y_axis == ((*a)).x_axis)) {
            k0 -= 1;
            let mut x_2 = (((a.y_axis).y).trunc() >= 2.0);
            #[keep]
            'inner: for c in (0..((10_i32) & 3)).rev() {
                a.y_axis.y = (if (!x_2) {
                    ({ (a.x_axis.y * 1.0) })
                } else {
                    fma(
                        ([(-0.0_f32), a.x_axis.x])[0],
                        a.y_axis.x,
                        dot(
                            Vec3::new(1.5_f32, a.x_axis.x, a.x_axis.y),
                            Vec3::new(0.5_f32, a.y_axis.y, a.x_axis.x),
                        ),
                    )
                });
            }
        }
        Mat2::from_cols(
            a.y_axis,
            (degrees((mat2(Vec2::new(1.5_f32, c.z), a.y_axis)).mul_vec2(a.x_axis))
                + Vec2::splat(a.x_axis.x)),
        )
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
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
                #[unroll(max = 4)] 'inner: while k1 > 0 && ((3_u32 <= k1)) {
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

mod p115 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: usize,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: f32) -> bool {
        'block: {
            if (!(a <= a)) {
                break 'block;
            }
        }
        let [mut y, x] = [(1_i32 & 31).pow(2); 2];
        (a <= a)
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        fn step(&self, a: f32, c: Hit) -> bool {
            let v = ({
                if (({
                    let q = a;
                    q == q && q.is_sign_negative()
                })) {
                    let mut k0 = (((STEPS & 255) as u32)) & 3;
                    'outer: loop {
                        if (flatten::math::atan2(1.0_f32, a) != (Pair::SIZE as f32))
                            || k0 == 0
                        {
                            break;
                        }
                        k0 -= 1;
                        'inner: for x_2 in 0u32..3 {
                            let mut a_2 = Hit { a: c.b.y, b: self.b };
                        }
                    }
                }
                a
            });
            ((!(v < a)) ^ ((a > (-1.0)) || (8_u32 < c.b.y)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: IVec3, y: &mut [usize; 3]) -> u32 {
        let mut b: Hit = Hit {
            a: MASK,
            b: UVec2::new(8, 2),
        };
        let a = b
            .step(
                a,
                ({
                    y[2] = (y[1] >> 1);
                    (if (b.b.x < 2) {
                        let mut a: Vec2 = ({
                            let mut k0 = 1u32;
                            'outer: loop {
                                if !(k0 < 2) {
                                    break;
                                }
                                k0 *= 2;
                                let a: Vec3 = 'block: {
                                    let mut x_2: Hit = b;
                                    let v = x_2
                                        .step(
                                            2.0,
                                            ({
                                                y[y[2] % 3] = y[0];
                                                b
                                            }),
                                        );
                                    if ((-1.0_f32) >= a) {
                                        let mut t = IVec2::new(1, 1);
                                        break 'outer;
                                    }
                                    let mut c: Vec3 = Vec3::from_array([
                                        a,
                                        (if a <= TABLE[(x_2.a % 4) as usize] {
                                            (a).clamp(a, TABLE[(x_2.a % 4) as usize]) + 0.0
                                        } else {
                                            a
                                        }),
                                        (0.0_f32 + a),
                                    ]);
                                    select(
                                        (Vec3::new(c.x, (-2.5_f32), 1.5_f32)).refract(c, 0.75),
                                        (if v { c } else { c }),
                                        (v || false),
                                    )
                                };
                            }
                            Vec2::new(0.0, 0.0)
                        });
                        Hit {
                            a: 0_u32,
                            b: UVec2::new(0_u32, 0_u32),
                        }
                    } else {
                        Hit {
                            a: 0_u32,
                            b: UVec2::new(0_u32, 0_u32),
                        }
                    })
                }),
            );
        0
    }
}

#[flatten]
mod p117 {
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
    impl Hit {
        fn step(mut self, mut b: f32) -> bool {
            #[keep]
            'outer: for _ in (0..((self.b.a.z) & 3)).rev() {
                if (!(b > b)) {
                    let b: bool;
                    if (self.b.a.z <= self.b.a.x) {
                        b = true;
                    } else {
                        self.b = self.b;
                        b = (((MASK & 7) as usize) < self.c);
                    }
                    continue;
                }
                let mut turn = 0;
                let v: f32 = 'value: loop {
                    if ((BVec3::new(true, true, true))
                        == (BVec3::new(false, true, false)))
                    {
                        break (flatten::math::abs(b)).trunc();
                    }
                    let x_2: [[i32; 3]; 2] = [[self.a, self.a, 5_i32]; 2];
                    turn += 1;
                    if turn == 1 {
                        break b;
                    }
                };
            }
            (self.c <= 1)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: [[i32; 3]; 2], y: &i32, t: &mut IVec2) -> bool {
        'block: {
            if ((((if true {
                ((*a) > (*a))
            } else {
                return ({
                    Pair {
                        a: IVec3::new((*y), t.x, 7),
                    }
                })
                    .step(
                        ({
                            t.x = (if c[1][0] != 0 {
                                c[1][1] % c[1][0]
                            } else {
                                c[1][0]
                            });
                            Pair {
                                a: IVec3::new(STEPS, c[1][1], 7_i32),
                            }
                        }),
                        ({
                            let n = (if ((10_i32 != c[1][2]) || false) {
                                ({ (((*a)).max((*a)) + 0.0) })
                            } else {
                                0.5
                            });
                            let (b, (a, a_2)) = (
                                [c[1], [0_i32, c[1][2], (*y)]],
                                (n, ((MASK & 255) as i32)),
                            );
                            MASK
                        }),
                    );
            })
                & ({
                    Hit {
                        a: t.y,
                        b: Pair {
                            a: IVec3::new(c[1][1], 1, c[0][2]),
                        },
                        c: State::SIZE,
                    }
                })
                    .step(
                        ({
                            t.y = c[0][1];
                            (*a)
                        }),
                    ))
                && ({
                    t.y >>= STEPS;
                    ({
                        let (mut y, mut t) = (((t.x & 7) as usize), 8_usize);
                        let mut a: [i32; 3] = (if (((((*a) < 0.0)
                            && ((WIDE as i32) != c[1][1]))
                            == (if (y <= y) {
                                (c[1][2] <= c[1][2])
                            } else {
                                (1.0_f32 != (-1.0))
                            })))
                        {
                            let Pair { a: t } = Pair {
                                a: IVec3::new(c[1][0], c[0][2], 2_i32),
                            };
                            [(IVec2::new(0_i32, t.x)).y, (c[1][1] | c[0][2]), t.z]
                        } else {
                            t = t;
                            [0_i32, 0_i32, 0_i32]
                        });
                        false
                    })
                })))
            {}
            if false {
                break 'block;
            }
        }
        false
    }
}

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[flatten(exact)]
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
            let k1 = (((0_usize & 255) as u32)) & 3;
            'inner: loop {
                if (k1).is_power_of_two() {
                    let [v, _] = [((0.5_f32).min(x.y) + 0.0), c.y];
                    break;
                }
                if k1 < 4 {
                    break;
                }
            }
        }
        let mut y = Mat2::from_cols(c, c);
        y.x_axis = (c).yx();
        (
            ((y.x_axis.y, (-4_i32), Vec3::new((-1.0_f32), 0.5_f32, 0.5_f32))).0,
            ((((*a) & (*a)) & 15) * ((-(if true { (*a) } else { (*a) })) & 7)),
            (((c.x, (*a), Vec3::new(y.x_axis.y, 0.25_f32, 0.5_f32))).2
                + Vec3::splat(((*a) as f32))),
        )
    }
}

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
        pub c: bool,
    }
    #[flatten]
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
mod p120 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: Vec2) -> f32 {
        let mut k0 = ((MASK + MASK)) & 3;
        'outer: while k0 > 0 && ((c.y <= c.x)) {
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
        let mut k0 = ((((NARROW as i32) & 255) as u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    ((k0 != k0)
                        && ({
                            (*a) /= 3;
                            ((*a) >= (*a))
                        }));
                    let mut x = Pair { a: Hit::SIZE, b: (*a) };
                }
                k1 += 1;
            }
        }
        let mut c: Vec3 = Vec3::new(c.y, c.y, 2.0);
        let mut y: Hit = Hit { a: c.z };
        if ((vec3(
            (-0.0),
            (MASK as f32),
            ({
                let mut turn = 0;
                let a: f32 = 'value: loop {
                    if (Vec3::new(0.0, 0.0, 0.0)).cmplt(Vec3::new(0.0, 0.0, 0.0)).any()
                    {}
                    if false {
                        break 0.0;
                    }
                    turn += 1;
                    if turn == 2 {
                        break 0.0;
                    }
                };
                0.0
            }),
        ))
            .cmplt(Vec3::new(0.0, 0.0, 0.0))
            .any())
        {}
        0.0
    }
}

#[flatten]
mod p121 {
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
mod p122 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub f32);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: f32) -> [Pair; 2] {
        if false {
            if (((Pair::SIZE < 2)
                && ({
                    (*c) = ((a <= y) as i32);
                    ((*c) > STEPS)
                })))
            {
                return (if (((*c) <= (*c)) ^ ((*c) > (*c))) {
                    [Pair(Vec2::new(a, (-2.5_f32)), y); 2]
                } else {
                    [Pair(Vec2::new((-2.5_f32), y), a), Pair(Vec2::new(a, y), a)]
                });
            } else {
                return (if ((if (STEPS != 5) {
                    return [
                        Pair(Vec2::new(y, y), a),
                        Pair(Vec2::new(TABLE[(MASK % 4) as usize], 2.0_f32), y),
                    ];
                } else {
                    false
                })) {
                    [
                        Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
                        Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
                    ]
                } else {
                    [
                        Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
                        Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
                    ]
                });
            }
        }
        [
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
        ]
    }
}

#[flatten]
mod p123 {
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
        fn step(&self, a: &mut f32, c: &i32, y: &f32) -> bool {
            (*a) = (*a);
            let b = ((*a)
                * ({
                    (*a) = ((*a)
                        - ({
                            (*a) = (-2.5);
                            (*a)
                        }));
                    (*y)
                }));
            let (a, ..) = (
                (Vec3::new(3.0_f32, 0.25_f32, 1.0_f32)).ceil(),
                ((0.0_f32).max(1.5_f32) + 0.0),
            );
            (!((0.5_f32 >= a.x)
                && (BVec3::new((self.c != self.c), (a.x <= a.y), (self.b < self.b)))
                    .any()))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: &mut Pair, y: State, t: &mut [f32; 3]) -> i32 {
        let mut c: [Pair; 2] = (if (a.a < c.a) {
            [(*a), (*c)]
        } else {
            let mut turn = 0;
            let a_2: i32 = 'value: loop {
                let mut x_2: Pair = (if (c.c > c.c) { (*c) } else { (*a) });
                let b = x_2.step(&mut t[1], &a.b, &a.a);
                let Hit { a: a } = (if (!b) {
                    let mut c = (Mat2::from_cols(
                        Vec2::new(1.5_f32, c.a),
                        Vec2::new(0.5_f32, 2.0_f32),
                    ) - Mat2::IDENTITY);
                    c.x_axis = c.y_axis;
                    (State(y.0)).0
                } else {
                    return ((x_2.b).wrapping_add_unsigned(c.c) / ((a.b + x_2.b) | 1));
                });
                if c.step(&mut t[State::SIZE % 3], &y.0.a, &x_2.a) {
                    break (a).abs();
                }
                turn += 1;
                if turn == 1 {
                    break (c.b / (7_i32 | 1));
                }
            };
            [(*a), Pair { b: a_2, ..(*a) }]
        });
        'outer: for a in c.iter().rev() {
            let [n, b, _] = ({
                [
                    TABLE[(({
                        (*t) = (*t);
                        1_u32
                    }) % 4) as usize],
                    t[2],
                    c[1].a,
                ]
            });
            if ((Vec2::new(2.0_f32, 1.0_f32)) != (Vec2::splat(a.a))) {
                'inner: for (a_2, (a, _)) in c.iter().copied().zip(0..2u32).enumerate() {
                    if (a_2 > a_2) {
                        break;
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p124 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p125 {
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
mod p126 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p127 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut i32, y: f32, t: u32) -> bool {
        let mut c: (Vec3, Vec4, UVec2) = (
            Vec3::new((-1.0_f32), 0.5_f32, 2.0_f32),
            (((
                Vec3::new(1.5_f32, y, 2.0_f32),
                Vec4::new(2.0_f32, 1.5_f32, y, y),
                UVec2::new(5_u32, 0_u32),
            ))
                .1)
                .normalize_or_zero(),
            UVec2::new(MASK, 8_u32),
        );
        (a > a);
        let (mut b, mut t, ..) = c;
        let mut v: [i32; 3] = [(NARROW as i32), a, a];
        'outer: for v in v.iter().rev() {
            let x: f32;
            if (c.1.z <= t.x) {
                x = (Hit::RATE / (-3.0));
            } else {
                c.1.x
                    += (if ((*v) != (*v)) {
                        if (((b).is_nan()
                            && ({
                                b.x += (-1.0_f32);
                                ((a < (-1_i32)) ^ (c.2.x > 3_u32))
                            })))
                        {
                            return (if (3.0_f32 != t.z) {
                                (c.1.y != TABLE[(a & 1) as usize])
                            } else {
                                (if (2_u32 < c.2.x) {
                                    (c.2.y > MASK)
                                } else {
                                    (c.2.x < c.2.x)
                                })
                            });
                        }
                        c.0.x
                    } else {
                        'inner: for _ in 1..=2 {
                            ((*v) <= a);
                            if ((({
                                let q = 0.0_f32;
                                q == q && q.is_sign_negative()
                            }) && (c.2.y).is_power_of_two()))
                            {
                                c.2 = (c.2)
                                    .max(
                                        (if (c.2.y != c.2.x) {
                                            UVec2::new(0, 0)
                                        } else {
                                            UVec2::new(0, 0)
                                        }),
                                    );
                                break;
                            }
                        }
                        0.0_f32
                    });
                x = 0.0;
            }
        }
        false
    }
}

#[flatten]
mod p128 {
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
        'outer: for _ in (0..((a[1]) & 3)) {
            if (((true & true)
                && ({
                    (*c)
                        -= (a[1]
                            - ({ Pair(Vec4::new(1.0_f32, y, 3.0_f32, 2.0_f32)) })
                                .step(
                                    ({
                                        'inner: for a_2 in 0..2u8 {
                                            let a: i32 = (if (((false != (t <= t))
                                                && ({
                                                    (*c) = ({
                                                        Pair(Vec4::new((-1.0_f32), 0.0_f32, (-1.0_f32), Pair::RATE))
                                                    })
                                                        .step(y, (*c));
                                                    (IVec2::new(0_i32, 0_i32) == IVec2::new(0_i32, 0_i32))
                                                })))
                                            {
                                                0
                                            } else {
                                                0
                                            });
                                        }
                                        0.0_f32
                                    }),
                                    0_i32,
                                ));
                    false
                })))
            {
                break;
            }
        }
        false
    }
}

mod p129 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    #[flatten(exact, loops, max_unroll = 0)]
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
                ((b.y & 255) as u32)
            } else {
                (MASK / (MASK | 1))
            }) & 7)) + ((*y).abs() as u32 & 255))
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut i32, y: f32, t: Vec2) -> f32 {
        let start = (0_usize + 0_usize);
        let mut a = 2;
        a += start;
        0.0
    }
}

#[flatten]
mod p131 {
    use super::*;
    use flatten::math::*;
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
        fn step(self, a: f32, c: usize, y: &State) -> bool {
            let mut y = ((if (0_i32 > self.1) {
                let mut n: bool = ((-1_i32) != self.1);
                c
            } else {
                c
            }) + (y.b.y.abs() as usize & 15));
            ((0_usize <= y) ^ (y > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: f32, t: &f32) -> i32 {
        let mut y = false;
        'outer: for b in (0..3).rev() {
            if ((IVec2::new(0, 3) + IVec2::new((-4), 0)) == IVec2::new((-4), (*c))) {
                continue;
            }
            let [t, ..] = [(*t), (*t)];
        }
        let mut c = ((Vec2::new(2.0_f32, b)).refract(Vec2::new((*t), (*t)), 0.75))
            .floor();
        let mut a: [f32; 2] = [
            ((Vec3::new(0.0_f32, 2.0_f32, 3.0_f32)).yzx()).z,
            select(
                (*t),
                ({
                    let mut a = ((State {
                        c: MASK,
                        a: (NARROW as i32),
                        b: Vec3::new(1.0_f32, b, 0.5_f32),
                    })
                        .a & (Pair(c.y, STEPS)).1);
                    let mut n: Pair = Pair((*t), a);
                    let v = n
                        .step(
                            (c.y).smoothstep(-1.0, 2.0),
                            (((a >> (1u32)) & 7) as usize),
                            &{
                                State {
                                    a: n.1,
                                    ..State {
                                        c: MASK,
                                        a: a,
                                        b: Vec3::new((*t), 0.5_f32, (-1.0_f32)),
                                    }
                                }
                            },
                        );
                    c.y
                }),
                ((BVec3::new(true, y, false)) == (BVec3::new(true, y, true))),
            ),
        ];
        let mut a: State = State {
            c: MASK,
            a: (State {
                a: (NARROW as i32),
                b: Vec3::new((*t), a[1], (*t)),
                c: MASK,
            })
                .a,
            b: ((Vec3::new((-1.0), 0.5, TABLE[Hit::SIZE % 4])).abs() + Vec3::splat(b)),
        };
        ((if ((if (0.0_f32 < 0.0) { false } else { false })) { 0 } else { 0 }) + a.a)
    }
}

#[flatten]
mod p132 {
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
mod p133 {
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
                'outer: for a_2 in (0..(((WIDE as i32)) & 3)) {
                    let mut turn = 0;
                    let x_2: usize = 'value: loop {
                        c.y -= ((({ c.x }) - 0.0_f32) + (Hit::SIZE as f32));
                        let mut n = [[a_2, a_2], [STEPS, a_2], [(-4_i32), a_2]];
                        if false {
                            break Hit::SIZE;
                        }
                        turn += 1;
                        if turn == 2 {
                            break Hit::SIZE;
                        }
                    };
                    if false {
                        continue;
                    }
                }
            } else {}
        } else {}
        ((NARROW as i32) + (c.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p134 {
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

mod p135 {
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
        #[unroll(max = 3)]
        'outer: for _ in (0..((((*c)).wrapping_sub(v.x)) & 3)) {
            let x_2 = (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
            if (first(
                (*a),
                ({
                    v.y |= ((*c) - 2_i32);
                    (x_2 <= x_2)
                }),
                1.0,
            )) {
                if (x_2 != x_2) {
                    break;
                } else {
                    return (v).cmpeq(v);
                }
            }
        }
        t
    }
}

#[flatten]
mod p136 {
    use super::*;
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
        fn step(&self, a: usize, mut x: usize) -> f32 {
            if ((Vec4::new(0.25_f32, self.a, 0.0_f32, HALF)).min_position() > (a + a)) {
                return ({
                    if (0.0_f32 != self.a) {
                        return self.b;
                    }
                    (self.b % 4.0)
                });
            }
            let mut b = [
                (Hit { a: self.a, b: self.b }).a,
                (Vec3::new((-0.0_f32), (-2.5_f32), 2.0_f32)).normalize_and_length().1,
                (Hit { b: (-1.0_f32), ..(*self) }).a,
            ];
            (b[0] + (x as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: &mut u32) -> [State; 3] {
        let mut a_2 = State {
            c: State::SIZE,
            ..State {
                c: State::SIZE,
                a: c,
                b: Vec2::new(3.0, 0.5),
            }
        };
        if (a_2.b.x != 1.0) {
            if (({
                if (((((a_2.c > 2_usize) < (a_2.a != a_2.a))
                    && ({
                        a_2 = a_2;
                        ((a_2.c > a_2.c) && false)
                    })) || true))
                {
                    let mut a = a_2;
                    let mut k0 = ((*t)) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        a_2.c |= 1;
                        let mut v: [State; 3] = [a, a, a];
                    }
                } else {
                    let mut a_2 = [a, a, ((((*y)).min(1.0_f32) + 0.0) - 2.0_f32)];
                    let mut a: usize = ((Vec4::new(1.5_f32, a_2[0], a_2[0], Pair::RATE))
                        .step(Vec4::new(1.5_f32, a_2[0], (-0.0_f32), a_2[0])))
                        .min_position();
                }
                ((-2.5_f32) <= a_2.b.y)
            })) {
                let given: f32 = (-({
                    let Pair { a: _, b } = Pair {
                        a: ({ (*y) }),
                        ..Pair { a: a, b: c }
                    };
                    a
                }));
                let y: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(t: f32) -> f32 {
                        if t < HALF { -t } else { t }
                    }
                    t
                };
                if (true || (c != 5)) {
                    let mut k0 = ((if true { 3_u32 } else { 0_u32 })) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        (a_2.b.x, [(*t), _]) = (
                            Hit::step(
                                &{
                                    Hit {
                                        a: 0.25_f32,
                                        ..Hit {
                                            b: y,
                                            ..Hit { b: a_2.b.y, a: a_2.b.y }
                                        }
                                    }
                                },
                                a_2.c,
                                (if true { a_2.c } else { a_2.c }),
                            ),
                            [((UVec2::new(k0, (*t)) * 2)).y, k0],
                        );
                        let (y, mut b) = (
                            [0.25_f32, a_2.b.x, a_2.b.y],
                            State {
                                b: Vec2::splat(a),
                                c: a_2.c,
                                a: (-4_i32),
                            },
                        );
                    }
                }
            } else if ((-0.0_f32) > a_2.b.y) {} else {}
        }
        [
            (if (!(0.0_f32 < 0.0)) {
                State {
                    a: 0_i32,
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0_usize,
                }
            } else {
                State {
                    a: 0_i32,
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0_usize,
                }
            }),
            State {
                a: 0_i32,
                b: Vec2::new(0.0_f32, 0.0_f32),
                c: 0_usize,
            },
            State {
                a: 0_i32,
                b: Vec2::new(0.0_f32, 0.0_f32),
                c: 0_usize,
            },
        ]
    }
}

#[flatten]
mod p137 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
    fn first(a: Vec4) -> bool {
        let mut x_2 = (Vec3::new((-0.0_f32), 3.0_f32, a.w)).z;
        if ((2_u32
            >= (({
                let q = a.z;
                if q == q { q.to_bits() >> 20 } else { 7 }
            }) & MASK)))
        {
            'outer: for c in [MASK, 8_u32, MASK] {
                if (a.x <= 0.5) {
                    if (Pair::SIZE <= (a.z.abs() as usize & 15)) {
                        'inner: for x in (0..(((STEPS & (NARROW as i32))) & 3)) {
                            if (((0_u32 <= c) && false) && (x < x)) {
                                continue;
                            }
                        }
                        break;
                    } else {
                        break;
                    }
                }
            }
        } else if ((-2.5_f32) <= a.x) {} else {}
        (false ^ (x_2 > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> usize {
        if ((first(Vec4::new(1.0, a, a, 0.5))
            || (if (c < c) {
                let b: (Vec2, i32, IVec2) = (Vec2::new(a, a), c, IVec2::new(0_i32, c));
                (b.0.x < b.0.y)
            } else {
                return (Vec4::new((-0.0_f32), 1.5_f32, 0.25_f32, a)).min_position();
            })))
        {
            return ((Pair::SIZE).max(Pair::SIZE) + (2_usize).max(Pair::SIZE));
        }
        let mut x: [f32; 2] = [a, a];
        'outer: for v in x.iter().rev() {
            let mut a_2: Pair = Pair(((MASK).count_ones() as usize));
        }
        let k0 = (MASK) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            'inner: for a_2 in (0..(((c).min(c)) & 3)) {
                let mut turn = 0;
                let x: Pair = 'value: loop {
                    if (((if (x[0] > x[1]) { (k0 <= k0) } else { (x[1] > x[0]) })
                        && (a_2 != a_2)))
                    {
                        break Pair(Pair::SIZE);
                    }
                    turn += 1;
                    if turn == 3 {
                        break Pair(Pair::SIZE);
                    }
                };
            }
            break;
        }
        (0 + (x[0].abs() as usize & 255))
    }
}

#[flatten]
mod p138 {
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

mod p139 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
        pub c: BVec3,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: &mut f32) -> u32 {
        'outer: for x in 0..4u16 {
            let mut x_2 = (((*c) > a[1]), 2_i32);
            if (!((x as u32) != (x as u32))) {
                'inner: for a_2 in 0..2usize {
                    x_2.1 = (if ((x_2.0, (x as i32))).0 {
                        10
                    } else {
                        (((x as i32) & (x as i32))).min((x as i32))
                    });
                    ((x_2.0
                        && ({
                            x_2.1 |= (3_i32 / (2_i32 | 1));
                            (x_2.1 != x_2.1)
                        }))
                        || ({
                            x_2 = ((a_2 != (x as usize)), (x as i32));
                            x_2.0
                        }));
                    if x_2.0 {
                        break;
                    }
                }
                break;
            }
        }
        (({
            'outer: for x in 0..1 {
                let mut turn = 0;
                let x: UVec2 = 'value: loop {
                    let mut b: i32 = ((1_i32 / 3)).min(x);
                    if (10_i32 != x) {
                        break 'value UVec2::new(MASK, 2);
                    }
                    turn += 1;
                    if turn == 2 {
                        break UVec2::new(1, MASK);
                    }
                };
                if (a[0] <= (*c)) {
                    break;
                }
            }
            MASK
        }) + ((*c).abs() as u32 & 255))
    }
}

#[flatten]
mod p140 {
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
mod p141 {
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
        n[(Pair::SIZE).min(1)] = ((if (8_u32 <= c) {
            let mut b: f32 = (Vec2::new(0.25_f32, y.z))
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
                            'outer: for t in (0..(((STEPS + (WIDE as i32))) & 3)) {
                                let mut n = Hit;
                            }
                            (*t)
                        }),
                    ),
                );
            saturate(Vec3::new((-2.5_f32), y.x, a))
        } else {
            (if (n[0] != a) { Vec3::new(y.y, 3.0_f32, 1.0_f32) } else { (*y) })
        }))
            .dot(((*y)).powf(2.0));
        ((c & 15) * (((c & 15) * (((MASK & 15) * (c & 7)) & 7)) & 7))
    }
}

#[flatten]
mod p142 {
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
mod p143 {
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
        let (mut n, a) = (
            ((*c)
                - ({
                    (*c) = ((y <= (*a)) as i32);
                    (*c)
                })),
            (rcp(y))
                .copysign(
                    (Vec2::new(0.25_f32, (-1.0_f32)))
                        .distance(Vec2::new(0.25_f32, 1.0_f32)),
                ),
        );
        'outer: for x in 0..2 {
            #[keep]
            'inner: for a_2 in (0..(((NARROW as i32)) & 3)) {
                {
                    if false {
                        let mut x_2 = (if Pair::SIZE >= 8_usize {
                            Pair::SIZE - 8_usize
                        } else {
                            5
                        });
                        return ((Hit::SIZE).saturating_sub(Hit::SIZE) as f32);
                    }
                }
            }
            if (2_i32 != (*c)) {
                let c: Vec2;
                if ((n > x) || (!true)) {
                    c = Vec2::new(3.0, y);
                } else {
                    n = x;
                    c = (Vec2::new(1.5_f32, 2.0_f32)).signum();
                }
            }
            if (y > y) {
                break;
            }
            let [mut n, _, mut x] = [(y + y), (a).abs().ln_1p(), y];
            (*c) >>= STEPS;
        }
        let mut y = MASK;
        if false {
            n <<= 1;
            return (if 0.0_f32 <= 1.5 { (a).clamp(0.0_f32, 1.5) + 0.0 } else { a });
        }
        'outer: for _ in (0..2).rev() {
            n %= 7;
            if ((*c) < n) {
                if (2_i32 != n) {
                    (*c) = n;
                    break;
                } else {
                    return (if ((-1.0_f32) > a) {
                        let given: f32 = a;
                        let x_2: f32 = {
                            let t = doubled(given);
                            fn doubled(t: f32) -> f32 {
                                (t - 0.5).max(0.5)
                            }
                            t
                        };
                        break 'outer;
                    } else {
                        a
                    });
                }
            }
            if (HALF < a) {
                continue;
            }
            (((*c) <= n) || (a > a));
            'inner: for x_2 in 0..2u16 {
                let start = (x_2 as i32);
                let mut a_2 = 0;
                a_2 += start;
                {
                    let mut a_2: f32 = hadd(Vec4::splat(((x_2 as f32) - a)));
                    (n, [a_2, _]) = (
                        ((10_i32).wrapping_div((5_i32) | 1) + (-1)),
                        [a, a_2],
                    );
                }
            }
        }
        (a + (y as f32))
    }
}

#[flatten]
mod p144 {
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
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
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
            let mut k0 = (((t.0.y != (-2.5_f32)) as u32)) & 3;
            'outer: loop {
                let mut a: [i32; 2] = (if (a != a) {
                    [7_i32, STEPS]
                } else {
                    {
                        t = t;
                    }
                    [STEPS; 2]
                });
                'inner: for (a, _) in a.into_iter().zip([x_2.z, (0.0_f32 + 0.0_f32)]) {}
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
mod p146 {
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

mod p147 {
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
mod p148 {
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
        'outer: for x_2 in (0..((STEPS) & 3)) {
            let a_2 = (((if c {
                let mut a_2: UVec2 = (UVec2::new(0, 8)
                    ^ ((UVec2::new(1, 0) / 3) & (UVec2::new(t, 2) & UVec2::new(3, t))));
                2_usize
            } else {
                'inner: for y in 0..2usize {
                    let b: Hit = 'block: {
                        if (!c) {
                            let mut a: BVec3 = BVec3::new(
                                second(
                                    (Vec4::new(1.0_f32, HALF, a, 3.0_f32)).max_element(),
                                    (((t ^ t) & 255) as i32),
                                ),
                                c,
                                (t != 5),
                            );
                            break 'outer;
                        }
                        Hit { b: a, a: x_2 }
                    };
                }
                Hit::SIZE
            }) as f32) - a);
        }
        Pair((STEPS + (WIDE as i32)))
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
            'outer: for _ in (0..((STEPS) & 3)) {
                if (((Vec4::new(0.25_f32, 0.25_f32, (-2.5_f32), (*c)))
                    .abs_diff_eq(Vec4::new(1.0_f32, a_2.y, a_2.y, y), 0.5)
                    || ({
                        (*c) = (((*c)).max(a_2.z) + 0.0);
                        (a_2.z > a_2.z)
                    })))
                {
                    let a_2: usize;
                    if (0.0_f32 < 0.0) {
                        a_2 = 0;
                    } else {
                        a_2 = 0;
                    }
                }
            }
        } else {}
        false
    }
}
