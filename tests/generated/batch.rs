//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = p000::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p000::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p000::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p000::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p001", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p001::Pair; let a2 = p001::Pair; let r = p001::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p001::Pair; let a2 = p001::Pair; let r = p001::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p003::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p003::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p004", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p005::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p005::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p007::entry(a0, a1); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p007::entry_flat(a0, a1); vec![Leaf::write(r.0)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p008::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p008::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p009::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p009::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p010", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])], [Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])]]; let r = p010::entry(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])], [Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])]]; let r = p010::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p012::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p012::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p013", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p013::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p013::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p014::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p014::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p015::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p015::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p017::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p017::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p018", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p018::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p018::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p018::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p018::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p019", |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])]]; let mut a1 = Leaf::read(v[4]); let a2 = [[[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]], [[Leaf::read(v[9]), Leaf::read(v[10])], [Leaf::read(v[11]), Leaf::read(v[12])]], [[Leaf::read(v[13]), Leaf::read(v[14])], [Leaf::read(v[15]), Leaf::read(v[16])]]]; let r = p019::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a1)] }, |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])]]; let mut a1 = Leaf::read(v[4]); let a2 = [[[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]], [[Leaf::read(v[9]), Leaf::read(v[10])], [Leaf::read(v[11]), Leaf::read(v[12])]], [[Leaf::read(v[13]), Leaf::read(v[14])], [Leaf::read(v[15]), Leaf::read(v[16])]]]; let r = p019::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a1)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p021::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p021::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p022", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p022::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p022::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p023::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p023::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p024", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p025", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let a1 = Leaf::read(v[9]); let r = p025::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let a1 = Leaf::read(v[9]); let r = p025::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p026", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p027::entry(a0, a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p027::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p028::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p028::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a3)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p029::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p029::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p029::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p029::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p030::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a1)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = p032::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p032::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p032::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p032::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p033::entry(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p033::entry_flat(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p034::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p034::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p035", |v| { let a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let a2 = Leaf::read(v[7]); let a3 = [Leaf::read(v[8]), Leaf::read(v[9])]; let r = p035::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let a2 = Leaf::read(v[7]); let a3 = [Leaf::read(v[8]), Leaf::read(v[9])]; let r = p035::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p036", |v| { let a0 = p036::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p036::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = p036::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p036::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p037", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p037::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p037::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p038", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p038::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p038::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }),
    ("p039", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p040::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p040::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p041", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p041::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p041::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p042", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (p042::Pair, p042::Pair); let a2 = Leaf::read(v[1]); let r = p042::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (p042::Pair, p042::Pair); let a2 = Leaf::read(v[1]); let r = p042::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry_flat(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a3)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = p044::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p044::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p044::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p045::entry(&a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p045::entry_flat(&a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6])); let r = p046::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6])); let r = p046::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p047::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p047::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p048", |v| { let a0 = p048::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p048::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p048::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p048::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p050", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry(&mut a0, &mut a1); vec![Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry_flat(&mut a0, &mut a1); vec![Leaf::write(a0), Leaf::write(a1)] }),
    ("p051", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p051::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p051::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = p052::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p052::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p052::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p052::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p053::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p053::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p054::Hit { a: Leaf::read(v[1]) }; let r = p054::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p054::Hit { a: Leaf::read(v[1]) }; let r = p054::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }),
    ("p055", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p055::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p055::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p056", |v| { let a0 = p056::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry(a0, a1, a2); vec![Leaf::write(r.a)] }, |v| { let a0 = p056::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry_flat(a0, a1, a2); vec![Leaf::write(r.a)] }),
    ("p057", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p057::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p057::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p058", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p058::entry(&mut a0, a1, &mut a2); vec![Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p058::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(a0), Leaf::write(a2)] }),
    ("p059", |v| { let a0 = p059::Pair; let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p059::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p059::Pair; let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p059::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p061::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p061::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p063::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p063::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p064::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p064::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry(a0, a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p066", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p066::entry(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p066::entry_flat(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p067", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = p067::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let r = p067::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = p067::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let r = p067::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p069::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p069::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p070::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p070::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let r = p071::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let r = p071::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1])] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p072::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p072::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = [[Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let a3 = Leaf::read(v[10]); let r = p073::entry(a0, &a1, &a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = [[Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let a3 = Leaf::read(v[10]); let r = p073::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r.0)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p074::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p074::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p076", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p076::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p076::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = p077::Pair { a: Leaf::read(v[1]) }; let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Leaf::read(v[5]); let r = p077::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p077::Pair { a: Leaf::read(v[1]) }; let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Leaf::read(v[5]); let r = p077::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p078::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p078::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p079", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p079::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p079::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p080", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p080::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p080::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p081::Hit; let r = p081::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p081::Hit; let r = p081::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p082::entry(a0, &mut a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, &mut a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a1)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p084::State(Leaf::read(v[2])); let r = p084::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p084::State(Leaf::read(v[2])); let r = p084::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p085", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(a1)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p087::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p087::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p088", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p088::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p088::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry(a0, a1); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry_flat(a0, a1); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p091::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p091::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p092", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p092::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p092::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p094::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p094::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p095::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p095::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p096::entry(a0, &mut a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p096::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p097", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = p097::Hit { a: p097::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }; let a3 = Leaf::read(v[5]); let r = p097::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = p097::Hit { a: p097::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }; let a3 = Leaf::read(v[5]); let r = p097::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p098::entry(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p098::entry_flat(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p102::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p102::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(a3)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let a1 = p103::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p103::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p103::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p103::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p104", |v| { let mut a0 = [p104::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p104::Pair(Leaf::read(v[2]), Leaf::read(v[3]))]; let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let r = p104::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1)] }, |v| { let mut a0 = [p104::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p104::Pair(Leaf::read(v[2]), Leaf::read(v[3]))]; let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let r = p104::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1)] }),
    ("p105", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p106::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p106::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p107::entry(a0, &a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p107::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p108::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p108::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p109", |v| { let a0 = p109::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p109::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = p109::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p109::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p110::entry(a0, a1, &mut a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p110::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a2)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p111::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p111::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p112", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p114", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p114::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p114::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p115", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p115::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p115::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p116::Pair(Leaf::read(v[3])); let r = p116::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p116::Pair(Leaf::read(v[3])); let r = p116::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p118::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p118::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }),
    ("p119", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p119::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p119::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p121", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p122", |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p122::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }, |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p122::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p123::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p123::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p126::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p126::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry(&mut a0, &a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry_flat(&mut a0, &a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a0)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p129::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p129::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p130::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p130::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p132::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p132::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p133::State(p133::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a2 = Leaf::read(v[3]); let r = p133::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0.a), Leaf::write(a1.0.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p133::State(p133::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a2 = Leaf::read(v[3]); let r = p133::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0.a), Leaf::write(a1.0.b)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p134::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let r = p134::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p134::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let r = p134::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = p135::Hit(Leaf::read(v[1])); let r = p135::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p135::Hit(Leaf::read(v[1])); let r = p135::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p136::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p136::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p138::entry(&a0, &mut a1); vec![Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p138::entry_flat(&a0, &mut a1); vec![Leaf::write(a1)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p139::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p139::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p139::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p139::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a3)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p141", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p141::entry(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p141::entry_flat(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p142::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: p142::Pair(Leaf::read(v[5])) }; let r = p142::entry(a0, a1, &a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.0.c), Leaf::write(r.1), Leaf::write(r.2.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p142::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: p142::Pair(Leaf::read(v[5])) }; let r = p142::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.0.c), Leaf::write(r.1), Leaf::write(r.2.0)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p143::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p143::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p144::Pair { a: Leaf::read(v[2]) }); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p144::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p144::Pair { a: Leaf::read(v[2]) }); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p144::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p145::entry(&mut a0, &mut a1); vec![Leaf::write(r.1), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p145::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.1), Leaf::write(a0), Leaf::write(a1)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p147::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p147::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p149", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p149::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p149::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
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
        fn step(&mut self, a: f32, c: Vec2) -> Pair {
            'outer: for b in 0..STEPS {
                let v: [[i32; 3]; 3] = [
                    [
                        counted(&|x_2| (-1_i32)),
                        select(0_i32, (NARROW as i32), self.b),
                        (IVec2::new(1_i32, (-1_i32))).y,
                    ],
                    [
                        (b * 2),
                        (b - b),
                        (match (*self) {
                            Pair { a: mut t, b: true } if self.b => b,
                            _ => b,
                        }),
                    ],
                    [b, 5_i32, b],
                ];
            }
            (*self)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Pair, mut x: i32, y: &mut f32) -> bool {
        if ((({
            let (x_2, (x, c)) = (
                [[x, x, x], [(WIDE as i32); 3], [2_i32; 3]],
                (
                    (((MASK | 7) - (MASK & 7))
                        + (if MASK != 0 { 3_u32 / MASK } else { MASK })),
                    (0_i32 | x),
                ),
            );
            Vec4::new(b.a, b.a, b.a, f32::MIN_POSITIVE)
        }))
            .abs_diff_eq(Vec4::new((-0.0_f32), (-2.5_f32), 1.0_f32, (*y)), 0.5))
        {
            let mut v: Pair = Pair { a: b.a, ..b };
            let b = v
                .step(
                    (-(match 5_u32 {
                        _ => {
                            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                            #[keep]
                            'outer: loop {
                                if (Pair::SIZE == (v.b as usize)) || k0 == 0 {
                                    break;
                                }
                                k0 -= 1;
                                if (((Vec4::new(b.a, v.a, 1.5_f32, 0.5_f32))
                                    .max(Vec4::new((-1.0_f32), 0.0_f32, (-1.0_f32), 0.25_f32)))
                                    .dot((Vec4::new((*y), 3.0_f32, v.a, 2.0_f32)).xxyy())
                                    > trunc((v.a * v.a)))
                                {
                                    let mut a_2: Vec2 = ((UVec2::new(k0, k0)).as_vec2())
                                        .reject_from(
                                            (Vec2::new(0.25_f32, (*y)) * Vec2::new(b.a, 1.5_f32)),
                                        );
                                    a_2.y /= 2.0;
                                } else {
                                    let mut b = v.b;
                                    let mut a = (Pair {
                                        b: (HALF > (-0.0_f32)),
                                        a: (*y),
                                    })
                                        .b;
                                }
                                if (matches!(
                                    (((((if v.b { STEPS } else { x }) & 15) * (x & 7)), ([(-
                                    4_i32), (- 1_i32), x]) [0])), (2, b)
                                )) {
                                    (*y) = v.a;
                                    let b: usize = 2;
                                    let mut y = [[x; 3]; 3];
                                } else {
                                    let mut b = [[0_i32, x, 5_i32], [x, x, x], [x, x, x]];
                                }
                            }
                            (*y)
                        }
                        v @ ((0 | 4)) if b.b => TABLE[(v % 4) as usize],
                        _ => 1.5,
                    })),
                    (Vec2::new(TABLE[(2_usize).min(3)], (*y))).abs().sqrt(),
                );
        } else {}
        (b.b ^ ((*y) > 0.5))
    }
}

#[flatten]
mod p001 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn first(a: &f32) -> bool {
        let mut y: [f32; 3] = [(*a), 3.0_f32, 0.25_f32];
        'outer: for x_2 in y {
            let mut n: u32 = ({
                y[((WIDE as i32) & 1) as usize] /= 2.0;
                let _ = STEPS else {
                    return ([(y[2] <= (*a)), false])[0];
                };
                ((((x_2 > x_2) as u32) & 63) << (MASK & 7))
            });
            if false {
                let mut turn = 0;
                let n: [bool; 2] = #[keep]
                'value: loop {
                    if ((*a)).is_finite() {
                        break 'value [((HALF < y[2]) || true), (y[2] < y[1])];
                    }
                    if FLAGS[(LEVELS[(1_u32 % 8) as usize] & 1) as usize] {
                        break [(n < n), true];
                    }
                    turn += 1;
                    if turn >= 1 {
                        break [(n < n), (n > n)];
                    }
                };
                continue 'outer;
            }
        }
        (((*a) != (-0.0)) ^ (y[0] > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Pair, y: Pair) -> IVec2 {
        let mut k0 = ((if ((*a) > (*a)) {
            return select(
                ({
                    if true {
                        let mut c: [bool; 2] = (if ((*a) < (*a)) {
                            [((*a) > (*a)), ((*a) < (*a))]
                        } else {
                            [FLAGS[Pair::SIZE % 9], false]
                        });
                        'outer: for &_ in &c {
                            let start = ({ Pair::SIZE });
                            let mut t = 2;
                            t += start;
                        }
                        return IVec2::new(
                            (STEPS / (STEPS | 1)),
                            (7_i32).wrapping_shr(MASK),
                        );
                    }
                    let c: f32 = 'block: {
                        if FLAGS[(MASK % 9) as usize] {
                            break 'block (*a);
                        }
                        let mut t = ((*a) * (*a));
                        let mut y: Pair = Pair;
                        (match (
                            ((9 - (false as u16) - (true as u16)) as i32),
                            (false && true),
                        ) {
                            (c, false) => (*a),
                            (-1..1, true) => (STILL - (*a)),
                            _ => (if (*a) <= t { (t).clamp((*a), t) + 0.0 } else { 0.5 }),
                        })
                    };
                    IVec2::new(5_i32, 5_i32)
                }),
                ({
                    let mut c = Vec3::new((*a), 0.25, (*a));
                    IVec2::new(2_i32, STEPS)
                }),
                first(&(*a)),
            );
        } else {
            (*c) = (*c);
            5_u32
        })) & 3;
        #[keep]
        'outer: loop {
            if ([((*a) != (*a)), true])[0] || k0 == 0 {
                break;
            }
            k0 -= 1;
            if (BVec3::new(((*a) < (*a)), true, false)).any() {
                if flatten::math::all(BVec3::new(((*a) > 2.0_f32), true, true)) {
                    break 'outer;
                }
                continue;
            }
        }
        match ((
            ([
                (TABLE[(({
                    (*c) = y;
                    MASK
                }) % 4) as usize] != 0.0_f32),
                ((*a) != (*a)),
            ])[0],
            ((*a) > 3.0_f32),
        )) {
            ((a, false) | (true, a)) => {}
            (true, true) => {}
            (true, true) => {}
            _ => {}
        }
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: self.b }
        }
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
                b: self.b & other,
            }
        }
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec2, y: f32) -> i32 {
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            match ((
                (('block: {
                    let mut turn_1 = ((MASK % (MASKS[(1_u32 % 7) as usize] | 1))) & 1;
                    let a: Mat3 = #[keep]
                    'value_1: loop {
                        if (((k0 as f32)).is_finite() || ((c.y > c.y) && (c.x != c.y))) {
                            break Mat3::from_diagonal(
                                Vec3::new(c.x, (k0 as f32), (k0 as f32)),
                            );
                        }
                        {
                            let c = (if 0.0_f32 <= (k0 as f32) {
                                (((3.0_f32).move_towards(y, 0.5))
                                    .copysign((([a, (k0 as f32)])[0]).max(-9.0)))
                                    .clamp(0.0_f32, (k0 as f32)) + 0.0
                            } else {
                                (k0 as f32)
                            });
                            let Pair { a: a, b: _ } = Pair { a: 0_i32, b: 0_i32 };
                        }
                        turn_1 += 1;
                        if turn_1 >= 3 {
                            break Mat3::from_cols(
                                Vec3::new(0.0, 0.0, 0.0),
                                Vec3::new(0.0, 0.0, 0.0),
                                Vec3::new(0.0, 0.0, 0.0),
                            );
                        }
                    };
                    if false {
                        break 'block 0.0_f32;
                    }
                    0.0_f32
                })
                    .abs() as usize & 15),
                false,
            )) {
                (0, true) => {}
                _ => {}
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
        pub a: f32,
        pub b: bool,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: false };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: true }, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: [f32; 2]) -> f32 {
        'outer: for a in 0..3usize {
            'inner: for _ in 0..2usize {
                let start = ({
                    x = x;
                    if ((if (2_i32 == x) { ({ (x != x) }) } else { (x > x) })) {
                        let mut x_2 = a;
                        return (if y[0] <= y[1] {
                            ((y[0] + 0.0)).clamp(y[0], y[1]) + 0.0
                        } else {
                            TABLE[(({
                                x_2 &= 7;
                                MASK
                            }) % 4) as usize]
                        });
                    }
                    a
                });
                let mut y = 2;
                y += start;
                match (y <= a) {
                    false => {
                        (x, y) = ((((x & 15) * (2_i32 & 7))).max(((y & 255) as i32)), y);
                        if let Pair { a: mut x, b: true } = (Pair {
                            b: (BVec3::new(false, (0_usize != y), true)).any(),
                            a: (Pair::ALL[(y).min(1)]).a,
                        }) {
                            let x = STEPS;
                        }
                    }
                    mut a if a => {
                        return RAMP[y % 9];
                    }
                    true => {}
                    false => {}
                }
                if ((NARROW as i32) < x) {
                    break;
                }
            }
        }
        ((*a) + (x as f32))
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub bool);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b,
            }
        }
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &bool) -> f32 {
        let mut b = mat2(Vec2::new(0.5, 2.0), Vec2::new((*a), (*a)));
        let State(x_2, ..) = State(STEPS, (*c));
        let mut n: [i32; 3] = [x_2, x_2, x_2];
        'outer: for (_, b) in n
            .into_iter()
            .zip([
                (0..2i32).map(|a| TABLE[Pair::SIZE % 4]).sum::<f32>(),
                (if b.x_axis.x <= 0.5_f32 {
                    (b.y_axis.y).clamp(b.x_axis.x, 0.5_f32) + 0.0
                } else {
                    b.x_axis.y
                }),
                (if (*c) { b.x_axis.x } else { (*a) }),
            ])
        {
            (*a) = (if (*a) <= (*a) {
                (((b % 2.0)).atan2(((State::SIZE as f32)))).clamp((*a), (*a)) + 0.0
            } else {
                0.0
            });
            let mut k1 = (MASK) & 3;
            'inner: while k1 > 0 && ((!(k1 != k1))) {
                k1 -= 1;
                let mut n = (*a);
                let Hit { a: c, b: mut x } = Hit {
                    a: (8_usize).abs_diff(State::SIZE),
                    ..(Hit {
                        a: Hit::SIZE,
                        ..Hit {
                            b: Vec3::new((*a), b, (-2.5_f32)),
                            a: State::SIZE,
                        }
                    }
                        + Hit {
                            b: POINTS[(({
                                (*a) = b;
                                8_u32
                            }) % 6) as usize],
                            ..Hit {
                                b: Vec3::new((-1.0_f32), 0.5_f32, (-1.0_f32)),
                                a: 3_usize,
                            }
                        })
                };
            }
            if (*c) {
                continue 'outer;
            }
        }
        (*a)
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: IVec3,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &[bool; 2], mut v: usize) -> bool {
        'outer: for a_2 in [
            (if c[0] {
                let [mut c, v] = ({
                    if let (mut a, 1_000) = ((
                        (if ((*c)[(({
                            v >>= 1;
                            MASK
                        }) % 2) as usize])
                        {
                            c[0]
                        } else {
                            let mut k0 = 3u32;
                            'outer: loop {
                                if !(k0 > 0) {
                                    break;
                                }
                                let given: f32 = ((a).rem_euclid((a))).abs().sqrt();
                                let v: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(c: f32) -> f32 {
                                        c * HALF + 1.0
                                    }
                                    t
                                };
                                let mut x: usize = ((k0 & 7) as usize);
                                k0 -= 1;
                            }
                            (*c)[(MASKS[2_usize % 7] % 2) as usize]
                        }),
                        (LEVELS[(MASKS[((NARROW as i32) & 1) as usize] % 8) as usize]
                            - ((LEVELS[(MASK % 8) as usize] & 15) * (STEPS & 7))),
                    )) {
                        let [_, b] = [
                            TABLE[(({
                                v = (if v >= v { v - v } else { v });
                                MASK
                            }) % 4) as usize],
                            (STILL).step(HALF),
                        ];
                        (v, a) = (((MASK).count_ones() as usize), c[1]);
                    }
                    if let (true, n) = ((
                        ((c[0] && c[1])
                            && ({
                                v = (*c).len();
                                (c[1] || c[1])
                            })),
                        ((if v >= v { v - v } else { v }) & 7),
                    )) {
                        'outer: for b in 0..2u8 {
                            v >>= 1;
                            let mut n = Hit;
                            if (*c)[3_usize % 2] {
                                continue;
                            }
                            let mut a_2 = IVec3::new(LEVELS[v % 8], 1, (WIDE as i32));
                            let mut t = Mat3::from_diagonal(Vec3::new((-2.5), a, 0.5));
                            t.y_axis = (t).mul_vec3(t.y_axis);
                        }
                        if c[0] {
                            let mut y: Mat3 = Mat3::from_cols(
                                POINTS[5_usize % 6],
                                Vec3::new(a, 0.5, a),
                                Vec3::new((-1.0), a, 1.5),
                            );
                            let y: State = State {
                                b: IVec3::new(3, 5, 1),
                                a: IVec2::new(7, STEPS),
                            };
                            let mut x_2 = ((-mat3(
                                Vec3::new(0.5_f32, 1.5_f32, 0.25_f32),
                                Vec3::new(a, a, 2.0_f32),
                                Vec3::new(1.0_f32, a, 0.5_f32),
                            ))
                                * (Mat3::from_cols(
                                    CORNER,
                                    Vec3::new(a, 2.0_f32, f32::INFINITY),
                                    POINTS[(n).min(5)],
                                )
                                    * mat3(
                                        Vec3::new(a, (-0.0_f32), 0.0_f32),
                                        Vec3::new(0.5_f32, a, a),
                                        Vec3::new(0.25_f32, a, a),
                                    )));
                            x_2.y_axis += Vec3::ONE;
                        } else {
                            let mut c = State {
                                b: IVec3::new(10, (-1), 10),
                                a: IVec2::new(10, (NARROW as i32)),
                            };
                            let [mut n, mut a_2] = [
                                (a + a),
                                (Vec2::new(2.0_f32, 0.5_f32)).y,
                            ];
                            let mut y: Hit = Hit;
                        }
                    } else {
                        let mut k0 = ((MASK ^ 2_u32)) & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                            let _ = (!c[0]);
                            let mut t: [State; 2] = [(([
                                State {
                                    b: IVec3::new(STEPS, (-1_i32), (WIDE as i32)),
                                    a: IVec2::new(STEPS, 5_i32),
                                },
                                State {
                                    b: IVec3::new(STEPS, STEPS, (WIDE as i32)),
                                    a: IVec2::new(10_i32, 2_i32),
                                },
                            ])[0]
                                + State {
                                    a: IVec2::new((NARROW as i32), 1_i32),
                                    ..State::ALL[8_usize % 2]
                                }); 2];
                        }
                    }
                    [a; 2]
                });
                MASK
            } else {
                let k0 = (MASKS[v % 7]) & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    break;
                }
                MASK
            }),
            (MASK + MASK),
            (3_u32 ^ 3_u32),
        ] {
            if (((if ((-2.5_f32) < a) {
                'inner: for y in (0..0).rev() {
                    v = (((UVec2::new(1_u32, a_2)).y).count_ones() as usize);
                    let mut a_2 = [State {
                        b: IVec3::new(7_i32, y, y),
                        a: IVec2::new(y, STEPS),
                    }; 2];
                }
                STEPS
            } else {
                STEPS
            }) > (WIDE as i32)))
            {
                continue 'outer;
            }
            if c[0] {
                break;
            }
        }
        ((c[1] || (5_usize < v)) ^ c[1])
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: &mut f32, c: i32, y: &mut f32, t: &u32) -> f32 {
        let mut turn = 0;
        let n: i32 = 'value: loop {
            let mut v = counted(
                &|a| {
                    if (false || ((*y) > 0.25_f32)) {
                        return (if false { 0_i32 } else { 10_i32 });
                    }
                    (false as i32)
                },
            );
            let mut k0 = 252u8;
            'outer: while k0 != u8::MAX {
                if ((('block_1: {
                    if true {
                        if (((((k0 as i32) & 15) * (v & 7)) <= ({ (k0 as i32) }))) {
                            return ((*y) * (*a));
                        } else {
                            return (flatten::math::sign(Vec2::new(0.0_f32, 3.0_f32))).y;
                        }
                    }
                    if ((if ((*a) > (*a)) {
                        ((v < 1)
                            || ({
                                (*a) = (Vec3::new((k0 as f32), 0.5_f32, 0.25_f32)).z;
                                ((*t) < MASK)
                            }))
                    } else {
                        ((c < v) ^ (1_u32 <= 2))
                    })) {
                        break 'block_1 (k0 as f32);
                    }
                    (k0 as f32)
                }) != (*y)))
                {} else {}
                if false {
                    break 'outer;
                }
                k0 += 1;
            }
            if ((*t) <= 2) {
                break v;
            }
            turn += 1;
            if turn >= 2 {
                break v;
            }
        };
        3.0
    }
}

#[flatten]
mod p007 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: Pair,
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State { a: self.a, b: self.b }
        }
    }
    impl std::ops::Neg for State {
        type Output = Self;
        fn neg(self) -> Self {
            State { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State { a: self.a, b: self.b }
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
        const FIRST: Self = Pair(UVec2::new(2, 0));
        const ALL: [Pair; 2] = [Pair(UVec2::new(0, 5)), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: Pair(UVec2::new(2, 0)),
            b: Pair(UVec2::new(0, 5)),
        };
        const ALL: [State; 2] = [
            State {
                a: Pair(UVec2::new(0, 5)),
                b: Pair(UVec2::new(5, 2)),
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
    pub fn entry(mut b: f32, c: [f32; 3]) -> Pair {
        if (b < 0.25) {
            let mut k0 = (1_u32) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let mut x = (&{
                    (-(State {
                        a: Pair(UVec2::new(2_u32, 1_u32)),
                        b: Pair(UVec2::new(k0, k0)),
                    } * c[0]))
                }
                    - &{
                        State {
                            a: (if false {
                                'inner: for a_2 in 0..4u16 {
                                    b = (a_2 as f32);
                                    if (MASK < (a_2 as u32)) {
                                        break;
                                    }
                                    let mut y: Vec3 = Vec3::new(0.25, 2.0, (-1.0));
                                }
                                Pair::ALL[(State::SIZE).min(1)]
                            } else {
                                Pair::ALL[(k0 % 2) as usize]
                            }),
                            b: (State::ALL[(k0 % 2) as usize]).a,
                        }
                    });
            }
        } else {
            let mut turn = 0;
            let x_2: BVec3 = 'value: loop {
                'outer: for _ in (0..2).rev() {
                    let b: usize = 'block_1: {
                        let t = c.len();
                        if (matches!(
                            ((((- 1_i32) + STEPS), (if (b > c[1]) { true } else { (c[0] >
                            0.5_f32) }), MASK)), (..0, false, 4..100)
                        )) {
                            let mut x_2 = Hit;
                            break 'block_1 t;
                        }
                        let mut a = (STEPS & 31).pow(2);
                        t
                    };
                }
                if ((-1.0_f32) < c[1]) {
                    break BVec3::new(false, true, true);
                }
                turn += 1;
                if turn >= 3 {
                    break BVec3::new(false, (b != (-1.0)), false);
                }
            };
        }
        Pair(UVec2::new(5_u32, MASK))
    }
}

#[flatten]
mod p008 {
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
        pub a: f32,
        pub b: u32,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl State {
        fn step(self, a: &mut f32, c: Vec4) -> [f32; 2] {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 4) {
                    break;
                }
                match ((if c.x <= c.w { (self.a).clamp(c.x, c.w) + 0.0 } else { c.y })) {
                    t @ ((8.0 | 1.0)) => {
                        'inner: for x in 0..0 {
                            if (((match ((if 8_usize >= 5_usize {
                                8_usize - 5_usize
                            } else {
                                State::SIZE
                            })) {
                                0 => (true != (k0 > 3)),
                                _ => {
                                    (if true { ((x as i32) > x) } else { ((x as i32) <= x) })
                                }
                                _ if (Vec3::new(self.c.x, c.z, 1.0))
                                    .cmplt(Vec3::new(0.5, 2.0, 1.0))
                                    .any() => ((x as i32) <= x),
                                _ => (c.w <= c.x),
                            }) || (t <= c.w)))
                            {
                                (*a) *= self.a;
                            } else {}
                            if false {
                                break;
                            }
                        }
                        break;
                    }
                    0.0.. if (5_u32 > k0) => {
                        break;
                    }
                    mut b => {}
                    _ => {}
                }
                k0 *= 2;
            }
            [c.x, (RAMP[(State::SIZE).min(8)] + (*a))]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut f32, y: &[f32; 2]) -> f32 {
        if (({
            'outer: for (_, x_2) in (*y)
                .into_iter()
                .zip([
                    (*y),
                    ({
                        State {
                            a: (-2.5_f32),
                            b: MASK,
                            c: Vec2::new(TABLE[3_usize % 4], 0.25_f32),
                        }
                    })
                        .step(&mut (*c), Vec4::new((*a), 0.5_f32, 0.25_f32, 2.0_f32)),
                ])
            {
                let mut k1 = ((0_u32 | MASK)) & 3;
                'inner: loop {
                    let mut y = ((((STEPS | 0_i32)).signum() & 7) as usize);
                    if k1 == 0 || ((true ^ ((NARROW as i32) == 3))) {
                        break;
                    }
                    k1 -= 1;
                }
                if (((STEPS <= STEPS)
                    || ({
                        (*c) = (x_2[0] + x_2[1]);
                        (STEPS <= (NARROW as i32))
                    })))
                {
                    continue;
                }
                let n: i32 = 'block: {
                    if ((Hit::SIZE != 8) || (y[0] > 1.5)) {
                        match ((
                            ((x_2[1] / y[1])
                                + ((*c)
                                    - ({
                                        (*c) = (*c);
                                        1.5_f32
                                    }))),
                            ((Vec3::new(y[1], 2.0_f32, x_2[1])
                                + Vec3::new((-0.0_f32), (-0.0_f32), (*a))))
                                .cmpeq(Vec3::new(1.0_f32, x_2[1], (-0.0_f32)))
                                .all(),
                        )) {
                            (v, _) if (0.25_f32 < 1.5) => {}
                            (_, false) => {}
                            _ => {}
                        }
                        break 'outer;
                    }
                    STEPS
                };
            }
            (y[1] < y[0])
        })) {} else {}
        (if false {
            [
                ({
                    #[keep]
                    'outer: for _ in ((select(
                        STEPS,
                        LEVELS[(MASK % 8) as usize],
                        (y[1] < 1.0_f32),
                    ) & 3)..=(0_i32 & 3))
                        .rev()
                    {
                        if true {
                            break;
                        }
                    }
                    STEPS
                }),
                STEPS,
                STEPS,
            ]
                .iter()
                .enumerate()
                .fold(
                    0.25_f32,
                    |a_2, (x, &a)| {
                        if (y[0] > y[0]) {
                            return y[1];
                        }
                        a_2
                    },
                )
        } else {
            (-0.0)
        })
    }
}

#[flatten]
mod p009 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: -other.b }
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(self, a: Pair) -> bool {
            let mut b = mat2(Vec2::new(self.a.y, (-2.5)), a.a);
            b.y_axis += self.a;
            let mut n = b;
            n.x_axis *= Vec2::ONE;
            let start = STEPS;
            let mut x_2 = 0;
            x_2 += start;
            (matches!(((MASK & 255) as i32), _) ^ (n.y_axis.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, y: &f32) -> IVec3 {
        'outer: for n in 0..2 {
            if ((('block: {
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    let mut x = (Mat2::from_diagonal(Vec2::new(3.0_f32, 0.5_f32))
                        * (-2.5_f32));
                    if ((WIDE as i32) != n) {
                        break 'block true;
                    }
                    let mut a: Pair = Pair {
                        a: Vec2::new(3.0, (*a)),
                        ..Pair {
                            b: x.y_axis.x,
                            ..Pair::ALL[(MASK % 2) as usize]
                        }
                    };
                    let t = a.step(a);
                    k1 += 1;
                }
                if (('block_1: {
                    if (((match (2_u32, (*a)) {
                        (mut x @ ((100 | 2)), t) => false,
                        ((1 | 3), -1.5) => false,
                        _ => true,
                    }) || ((*a) >= (*a))))
                    {
                        let mut k1 = ((MASK & MASK)) & 3;
                        #[keep] 'inner: while k1 > 0 && ((((*c) > n) < false)) {
                            k1 -= 1;
                            let mut t = (mat2(
                                Vec2::new((-0.0_f32), 1.5_f32),
                                Vec2::new((*a), (*y)),
                            ))
                                .transpose();
                            t.y_axis *= Vec2::ONE;
                        }
                        break 'block_1 ({
                            Pair {
                                a: Vec2::new(0.5, (-2.5)),
                                b: 0.5,
                            }
                        })
                            .step(Pair {
                                b: 0.25,
                                ..Pair {
                                    b: (*y),
                                    ..Pair::ALL[(3_u32 % 2) as usize]
                                }
                            });
                    }
                    (2.0_f32 > (*a))
                })) {
                    break 'block ((*a) < 0.25);
                }
                ((*a) > (*a))
            }) ^ ((*c) < STEPS)))
            {} else {}
            if (HALF <= (-2.5)) {
                continue;
            }
        }
        (IVec3::new((*c), 5, (*c)) + IVec3::splat((*c)))
    }
}

#[flatten]
mod p010 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    fn first(a: &mut f32, c: bool) -> f32 {
        let mut k0 = (({
            let mut x = Pair::RATE;
            MASK
        })) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((Vec3::new(0.0, (*a), 0.0) / (-3.0)))
                .cmple(Vec3::new((*a), (*a), (*a)))
                .all())
        {
            k0 -= 1;
            (*a) = (if (((c
                && ({
                    (*a) -= (0..3i32).map(|c| HALF).sum::<f32>();
                    c
                })) ^ c))
            {
                (*a)
            } else {
                (-0.0)
            });
        }
        ([LEVELS[(0_u32 % 8) as usize], (NARROW as i32)]
            .iter()
            .enumerate()
            .fold((*a), |t, (v, &y)| (*a)) + (*a))
    }
    impl Pair {
        fn step(&self, mut b: f32) -> i32 {
            let mut c = [((b * b) + (-1.0_f32)), b, (b).tanh()];
            (((match (Self::SIZE, MASK) {
                (t @ ((2 | 3)), mut a_2 @ 3) => {
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        if ((if (c[0] < b) {
                            let start = (((t).max(t) & 255) as u32);
                            let mut t = 1;
                            t += start;
                            ((k0 <= k0) && (a_2 <= a_2))
                        } else {
                            FLAGS[(t).min(8)]
                        })) {
                            if let (_, _, false) = ((
                                ({ (c[1].abs() as u32 & 255) }),
                                ((((3_i32 & 15) * (k0 & 7)) & 15) * (0_i32 & 7)),
                                (Pair::SIZE < 5_usize),
                            )) {} else {}
                            return k0;
                        }
                        if (a_2 != a_2) {
                            break 'outer;
                        }
                        k0 += 1;
                    }
                    IVec2::new(STEPS, 5_i32)
                }
                (t @ ((100 | 3)), _) => IVec2::new(5_i32, (-1_i32)),
                _ => IVec2::new(1_i32, 0_i32),
            }) | IVec2::new((WIDE as i32), LEVELS[(1_u32 % 8) as usize])))
                .y
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: u32, y: &[[f32; 3]; 3]) -> [f32; 3] {
        x = MASKS[1_usize % 7];
        [
            (first(
                a,
                (({
                    'outer: for n in (1..7).step_by(3) {
                        x = (((Pair::SIZE + ((3_u32).count_ones() as usize)) & 255)
                            as u32);
                        if ([
                            (if (x < x) {
                                return [(if (x <= x) { y[2][0] } else { y[0][1] }); 3];
                            } else {
                                y[0][0]
                            }),
                            y[1][1],
                            (y[2][1] - 0.0),
                        ]
                            .iter()
                            .any(|&n| (0.5_f32 != y[0][2])))
                        {
                            break;
                        }
                        let mut t: Vec2 = (Vec2::new((1_u32 as f32), (2_u32 as f32)))
                            .xx();
                    }
                    let mut a_2: Pair = Pair;
                    let n = a_2
                        .step(
                            (((if y[0][1] <= y[0][2] {
                                (1.0_f32).clamp(y[0][1], y[0][2]) + 0.0
                            } else {
                                3.0_f32
                            }))
                                .min((y[1][0]).atan2((y[2][1]))) + 0.0),
                        );
                    (n != n)
                })
                    || ({
                        x = ({
                            let (-7, 0) = ((
                                (if (((y[0][0] > (-1.0))
                                    && ({
                                        x &= x;
                                        false
                                    })))
                                {
                                    STEPS
                                } else {
                                    'outer: for _ in 0..3usize {
                                        if ((if (({
                                            let q = 1.0_f32;
                                            q == q && q.is_sign_negative()
                                        })) {
                                            (y[0][0] < 0.0)
                                        } else {
                                            false
                                        })) {}
                                    }
                                    0_i32
                                }),
                                0_usize,
                            )) else {
                                return [0.0_f32, 0.0_f32, 0.0_f32];
                            };
                            0
                        });
                        false
                    })),
            ) + (x as f32)),
            0.0,
            0.0,
        ]
    }
}

mod p011 {
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
    #[flatten(source)]
    fn first(a: &[f32; 3], c: Vec3) -> i32 {
        let [mut y, n, a_2] = [1.5_f32, c.z, a[0]];
        let (t, v) = (
            (y, BVec3::new(false, (c.y < a[2]), (c.z < 0.25_f32))),
            (IVec2::new((WIDE as i32), (-4_i32)) + IVec2::new(STEPS, STEPS)),
        );
        let mut c: Vec2 = Vec2::new(t.0, c.x);
        (v.y + (c.y as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: u32, y: &mut f32) -> bool {
        if (matches!(((if (c <= c) { a } else { HALF })), - 1.5..)) {
            if ((!({
                let start = (if COUNT >= COUNT { COUNT - COUNT } else { 1_usize });
                let mut c = 2;
                c += start;
                ((*y) != (*y))
            }))) {
                let mut k0 = 1u32;
                'outer: while k0 < 2 {
                    k0 *= 2;
                    let mut turn = 0;
                    let a: i32 = 'value: loop {
                        let mut x: Vec3 = ((POINTS[(STEPS & 1) as usize]).abs().sqrt()
                            * 1.5_f32);
                        let mut a = ((-((x.z, BVec3::new(true, true, (x.z != (*y))))).0)
                            + a);
                        if (k0 != c) {
                            break (IVec2::new(STEPS, STEPS)).y;
                        }
                        let (mut a, ..) = (
                            (x.z
                                + ({
                                    x.z = 0.25_f32;
                                    x.y
                                })),
                            (BVec3::new(true, true, true)
                                ^ BVec3::new((c != k0), false, false)),
                        );
                        x.z = a;
                        if (({ (COUNT == COUNT) })) {
                            break (IVec2::select(
                                BVec2::new(false, false),
                                IVec2::new((-1_i32), STEPS),
                                IVec2::new(2_i32, 7_i32),
                            ))
                                .y;
                        }
                        let given: f32 = a;
                        let a_2: f32 = {
                            fn doubled(y: f32) -> f32 {
                                (y - 0.5).max(0.5)
                            }
                            let t = doubled(given);
                            t
                        };
                        turn += 1;
                        if turn >= 2 {
                            break first(&{ [3.0_f32, 0.0_f32, x.y] }, x);
                        }
                    };
                    {
                        let mut c: bool = (k0 > c);
                        let mut x_2: [f32; 3] = [(*y), (*y), (*y)];
                        let mut x_2: u32 = k0;
                    }
                }
                return (0.25_f32 != (*y));
            }
            return (c < c);
        }
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            'inner: for t in 0..4usize {
                let mut c = ((-(-0.0_f32)) - 0.0);
                if (((3.0_f32 != c)
                    && ({
                        c -= ((k0 as f32) - 0.0);
                        (c <= a)
                    })))
                {
                    break 'outer;
                }
            }
            k0 += 1;
        }
        (((*y) <= 3.0) ^ ((*y) > 0.5))
    }
}

#[flatten]
mod p012 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: Vec3,
        pub c: IVec3,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair {
                a: 2,
                b: -0.0,
                c: Vec2::new(2.0, -1.5),
            },
            b: Vec3::new(-0.0, 2.0, -1.5),
            c: IVec3::new(i32::MAX, 3, -2),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair {
                    a: 0,
                    b: 2.0,
                    c: Vec2::new(-1.5, 0.5),
                },
                b: Vec3::new(2.0, -1.5, 0.5),
                c: IVec3::new(3, -2, i32::MAX),
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
        fn step(&self, a: &f32) -> f32 {
            let mut y = (Hit {
                b: Vec3::new(self.c.y, (*a), 0.25_f32),
                c: (IVec3::new(STEPS, 5_i32, 5_i32)
                    + IVec3::new(10_i32, (-4_i32), STEPS)),
                a: ((*self) * STEPS),
            })
                .b;
            ((if (y.z).is_finite() {
                _ = (self.a != 2);
                (if ((MASKS[(({
                    y.z = (if ((*a) != 3.0) { 1.0_f32 } else { self.b });
                    0_u32
                }) % 7) as usize] == MASK))
                {
                    (MASK as f32)
                } else {
                    let mut turn = 0;
                    let t: [Pair; 2] = 'value: loop {
                        'outer: for n in 0..4i64 {
                            let Hit { a: Pair { a: mut y, b, .. }, b: mut x, .. } = (-Hit::ALL[(MASK
                                % 2) as usize]);
                            if true {
                                break;
                            }
                        }
                        if (self.a <= 1) {
                            break 'value [
                                Pair {
                                    a: self.a,
                                    b: TABLE[(self.a).min(3)],
                                    c: self.c,
                                },
                                (*self),
                            ];
                        }
                        turn += 1;
                        if turn >= 3 {
                            break [Pair { c: self.c, ..(*self) }, (*self)];
                        }
                    };
                    t[1].b
                })
            } else {
                y.y
            }) + y.z)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut u32, y: Vec3, t: u32) -> i32 {
        let mut x: Pair = Pair {
            b: y.z,
            c: Vec2::new((-1e-40f32), y.y),
            a: Pair::SIZE,
        };
        let n = x.step(&x.c.x);
        let Pair { a: mut a, b: _, c } = Pair {
            a: (if false {
                (x.c.x, (*c)) = ((y.y + (-0.0)), ((t & (*c)) >> (t & 31)));
                x.a
            } else {
                let _ = (0_u32 < (*c));
                x.a
            }),
            b: (-x.b),
            c: (x.c).round(),
        };
        let mut k0 = (t) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            {
                let x: IVec3;
                if ((asked(&|a_2, v| (k0 <= k0), y.z)
                    || (if (k0 != 5) { (2_u32 < MASK) } else { (a <= a) })))
                {
                    a = a;
                    x = IVec3::new(0, (-1), STEPS);
                } else {
                    x = IVec3::new(STEPS, STEPS, (-1));
                }
            }
        }
        ((((NARROW as i32) & STEPS))
            .saturating_add(
                (if (y.y > STILL) {
                    let mut y = UVec2::new(t, t);
                    (WIDE as i32)
                } else {
                    STEPS
                }),
            ) + (x.c.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p013 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut UVec2, c: &mut [i32; 3], y: &f32, t: bool) -> [Mat2; 3] {
        'outer: for a_2 in 0..2 {
            'block: {
                let mut k1 = ((match a.x {
                    (2 | 1) => a.y,
                    _ if ((((*y) > 3.0_f32), (*y))).0 => a.x,
                    _ => a.x,
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    if t {
                        continue 'inner;
                    }
                    c[2] = (*c)[Hit::SIZE % 3];
                }
                if (c[0] > (c[0]).saturating_sub_unsigned(a.y)) {
                    break 'outer;
                }
                let mut turn_1 = 0;
                let t: Vec3 = 'value_1: loop {
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        k1 += 1;
                        let mut x = (a_2
                            - (((IVec3::new(STEPS, (-1_i32), 10_i32)).min_element() & 15)
                                * (({ c[2] }) & 7)));
                        if t {
                            break 'inner;
                        }
                        let b = (((((*y)) * 1e9) as i32)).wrapping_shl(3_u32);
                    }
                    if ((c[1]).unsigned_abs() <= MASK) {
                        break Vec3::new(1.0, 0.0, (*y));
                    }
                    if t {
                        break (POINTS[(a.y % 6) as usize]
                            * (Vec3::new((*y), (*y), 1.5) / (-3.0)));
                    }
                    'inner: for _ in 0u32..0 {
                        let mut x_2: f32 = dot(
                            (Vec4::new((*y), 1.0_f32, 3.0_f32, (-0.0_f32))).xxyy(),
                            (Vec4::new((*y), (*y), (*y), (*y)) / 2.0),
                        );
                        if t {
                            let mut c = (*y);
                            break;
                        }
                        let mut t = (match a.x {
                            v @ 1..2 if t => Pair(x_2),
                            100 => Pair::FIRST,
                            _ => Pair((*y)),
                        });
                    }
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break (Vec3::new(1.0, 3.0, (*y))).yzx();
                    }
                };
            }
            'inner: for t in [
                (if t {
                    (*c) = [
                        ((c[0]).min(1_i32) - (c[2] - STEPS)),
                        (match (((NARROW as i32)).saturating_abs(), (*c).len()) {
                            (t, mut x @ ((1 | 2))) if (x != Pair::SIZE) => {
                                {
                                    let mut x = mat2(
                                        Vec2::new((*y), f32::MIN),
                                        (if false {
                                            Vec2::new((*y), 1.5)
                                        } else {
                                            Vec2::new((-1e-40f32), 0.0)
                                        }),
                                    );
                                    x.y_axis = x.y_axis;
                                    let mut n: Mat2 = (if true {
                                        x
                                    } else {
                                        mat2(
                                            Vec2::new((-0.0), x.x_axis.y),
                                            lerp(x.y_axis, x.x_axis, x.x_axis),
                                        )
                                    });
                                }
                                a_2
                            }
                            ((-1 | 0), ..1) => 1_i32,
                            _ => 2_i32,
                        }),
                        STEPS,
                    ];
                    a.x
                } else {
                    a.y
                }),
                a.x,
            ] {}
        }
        (match (Hit { a: (*y) }) {
            Hit { a: y } => {
                if ((Vec3::new(1.5_f32, 2_147_483_648f32, 3.0_f32))
                    .cmpge(Vec3::new(y, 1.0_f32, y)))
                    .any()
                {} else {}
                [Mat2::from_cols(
                    Vec2::new((-1e-40f32), y),
                    Vec2::new(0.25_f32, 1.5_f32),
                ); 3]
            }
            Hit { a: -1.5..2.0 } if t => {
                [
                    Mat2::from_cols(
                        Vec2::new(3.0_f32, Pair::RATE),
                        Vec2::new(0.0_f32, (*y)),
                    ),
                    Mat2::from_diagonal(Vec2::new((*y), (-1.0_f32))),
                    Mat2::from_diagonal(Vec2::new((-0.0_f32), (-2.5_f32))),
                ]
            }
            _ => [Mat2::from_cols(Vec2::new((*y), 1.5_f32), Vec2::new((*y), 0.0_f32)); 3],
        })
    }
}

#[flatten]
mod p014 {
    use super::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: bool) -> f32 {
        let mut k0 = ((UVec2::new(5_u32, MASK)).y) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let a_2: IVec2 = 'block: {
                        if let (mut x_2 @ 0, (1 | 5), true) = ((
                            (c & (3_i32).min(c)),
                            3_i32,
                            ({ (7_i32 > c) }),
                        )) {
                            let mut x: u32 = (if y {
                                ((((k0 | 7) - (k0 & 7)) | 7) - ((0_u32 + k0) & 7))
                            } else {
                                k0
                            });
                            let mut y: i32 = 1;
                        } else {
                            let mut v = a;
                        }
                        if (((if (c <= c) { y } else { y }) || y)) {
                            break 'outer;
                        }
                        IVec2::new((-1), (WIDE as i32))
                    };
                }
                k1 += 1;
            }
        }
        (a + a)
    }
}

#[flatten]
mod p015 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: IVec3,
        pub c: i32,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: self.b }
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
                c: self.c & other,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(mut self, a: [f32; 2], mut x: i32, y: &f32) -> i32 {
            self.a.z = (match (
                (((BVec3::new(true, true, false))
                    == (BVec3::new(false, (0.5_f32 < a[1]), true)))
                    || (a[0]).is_finite()),
                (true < (x != x)),
            ) {
                (true, _) => {
                    let mut k0 = ((match self {
                        Pair { a: c, b: _ } => MASK,
                        Pair { a: mut t, b: mut v } => {
                            let mut x = (-Pair {
                                b: (match ((x != x), Hit::SIZE) {
                                    (true, b) => v,
                                    (c @ true, mut x_2 @ 100) => {
                                        'outer: for y in (1..10).step_by(3).rev() {
                                            let mut b = ((Mat4::from_cols(
                                                Vec4::new(2.0_f32, v.z, t.y, t.z),
                                                Vec4::new(a[1], v.z, v.y, 1.5_f32),
                                                Vec4::new(2.0_f32, 0.5_f32, t.y, t.z),
                                                Vec4::new((-1.0_f32), (-1.0_f32), (-0.0_f32), 0.0_f32),
                                            )
                                                * Mat4::from_cols(
                                                    Vec4::new(v.y, 0.0_f32, 1.0_f32, a[0]),
                                                    Vec4::new(0.25_f32, 2.0_f32, (-2.5_f32), 3.0_f32),
                                                    Vec4::new(self.a.x, 0.0_f32, self.b.y, self.a.x),
                                                    Vec4::new(
                                                        RAMP[(MASK % 9) as usize],
                                                        f32::MAX,
                                                        0.25_f32,
                                                        0.0_f32,
                                                    ),
                                                ))
                                                - Mat4::from_diagonal(
                                                    Vec4::new(t.z, 0.0_f32, v.y, 0.25_f32),
                                                ));
                                            b.x_axis *= Vec4::ONE;
                                        }
                                        self.a
                                    }
                                    (_, mut x) if (2_usize <= x) => t,
                                    _ => v,
                                }),
                                a: v,
                            });
                            MASK
                        }
                        Pair { a: v, b: _ } if (3.0_f32 > (-0.0)) => MASK,
                        _ => MASK,
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
                    self.a.y
                }
                _ => a[1],
            });
            (STEPS + (self.a.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: IVec3, c: &mut i32, mut v: usize, t: &mut f32) -> bool {
        let mut n: Pair = Pair {
            b: Vec3::new(0.0, (*t), 1.5),
            a: Vec3::new(0.5, (*t), 2.0),
        };
        let b = n
            .step(
                [((*t) + 0.0), ((STILL).saturate() + 0.0)],
                (STEPS % ((*c) | 1)),
                &n.a.z,
            );
        let mut a_2 = (((
            IVec2::new(3_i32, (-1_i32)),
            Hit {
                b: a,
                ..Hit {
                    b: IVec3::new((-1_i32), 10_i32, (-1_i32)),
                    c: 2_i32,
                    a: (n.a.x <= RAMP[(MASK % 9) as usize]),
                }
            },
        ))
            .1 * (-0.5));
        'block: {
            let mut n: Pair = Pair { a: n.a, b: n.a };
            let b = n.step([n.a.y, 1.5_f32], select(a.x, 1_i32, true), &(*t));
            if a_2.a {
                break 'block;
            }
        }
        (a_2.a ^ (a_2.b.y > 1))
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: bool,
        pub c: Pair,
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit {
                a: self.a,
                b: !self.b,
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
                a: self.a & other,
                b: self.b,
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
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: 3,
            b: false,
            c: Pair { a: true },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -2,
                b: true,
                c: Pair { a: false },
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
        fn step(&mut self, mut b: Vec3, c: i32, y: &Hit) -> f32 {
            let t: f32 = ((b.x).cos()).floor();
            if self.b {
                let mut x_2: bool = y.b;
                if ((x_2
                    && ({
                        b.z = (b.y).atan2((t));
                        y.b
                    })))
                {
                    if all(BVec3::new(self.b, self.b, self.c.a)) {
                        return (distance(b.y, b.z) % (-3.0));
                    } else {
                        return (((3.0_f32).abs() + 0.5).log2() + b.y);
                    }
                }
            } else {
                if ((vec2(b.x, (b.x).rem_euclid((b.z)))
                    == (if ((IVec2::new(y.a, (-4_i32))) == (IVec2::new(y.a, c))) {
                        (t * Vec2::new(b.x, 2.0))
                    } else {
                        ('block: {
                            if ((Vec3::new(b.x, b.z, 1.5))
                                .min(Vec3::new((-0.0), (-2.5), (-1.0))))
                                .cmpeq((b).reflect(b))
                                .all()
                            {
                                break 'block Vec2::new(0.0, b.z);
                            }
                            let mut y = [
                                [
                                    (Vec2::new(3.0_f32, t)).dot(Vec2::new(0.5_f32, 0.0_f32)),
                                    ((HALF).abs() + 0.5).log2(),
                                    (Vec3::new((-2.5_f32), 1.0_f32, b.z)).z,
                                ],
                                [b.y, b.y, b.y],
                            ];
                            (Vec2::new(2.0, 3.0)).ceil()
                        })
                    })))
                {} else {}
            }
            (((b.y).sin()).clamp(-4.0, 4.0).exp() + b.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &f32) -> f32 {
        'outer: for v in 0..1u8 {
            let t: u32 = 'block: {
                if (MASKS[((v as u32) % 7) as usize]).is_power_of_two() {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 0) {
                            break;
                        }
                        k1 += 1;
                        let mut x_2: Vec4 = Vec4::new(1.0, (v as f32), 0.0, 0.0);
                        if ((Hit::FIRST).b || (!false)) {
                            break;
                        }
                        if ((if (0_i32 < (-1)) {
                            (k1 > 3)
                        } else {
                            (1.0_f32 != x_2.w)
                        })) {
                            if ((v as f32) < (v as f32)) {
                                return ((HALF).move_towards(x_2.z, 0.5) * (a + a));
                            } else {
                                let Hit { a: _, b: mut b, c } = Hit {
                                    a: i32::MIN,
                                    b: ((v as f32) > (*y)),
                                    c: Pair::FIRST,
                                };
                                break 'block flatten::math::select(MASK, (v as u32), c.a);
                            }
                        }
                    }
                    continue 'outer;
                }
                let mut x_2: Hit = (Hit {
                    b: ((*c) > (*c)),
                    c: Pair {
                        a: FLAGS[((v as i32) & 1) as usize],
                    },
                    a: (*c),
                } * a);
                let n = x_2
                    .step(
                        Vec3::new((-2.5), a, (-0.0)),
                        (IVec2::new((*c), (-1_i32))).y,
                        &{ (-x_2) },
                    );
                ((0_u32 ^ MASK)).max(MASK)
            };
            let given: f32 = 2.0;
            let y: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(b: f32) -> f32 {
                    b * HALF + 1.0
                }
                t
            };
            if ((({
                let mut k1 = (select(MASK, (v as u32), (t < t))) & 3;
                'inner: loop {
                    let mut turn = 0;
                    let n: bool = 'value: loop {
                        let mut v = (((t <= 3) || (10_i32 == (*c)))
                            & ((v as usize) < Pair::SIZE));
                        if v {
                            break 'value v;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break ((-1.0_f32) > y);
                        }
                    };
                    if k1 == 0 || (n) {
                        break;
                    }
                    k1 -= 1;
                }
                Hit {
                    a: 5_i32,
                    b: true,
                    c: Pair { a: (0_u32 < (v as u32)) },
                }
            }))
                .b)
            {
                break;
            }
        }
        1.0
    }
}

#[flatten]
mod p017 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub BVec3, pub IVec3);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: usize, mut x: i32) -> bool {
            let mut turn = 0;
            let t: Vec2 = 'value: loop {
                #[keep]
                'outer: for v in (((match 7_i32 {
                    x_2 @ -7.. => {
                        let y: f32 = 'block_1: {
                            if ((((self.c.x <= STILL) && (a != 2))
                                & ({
                                    let q = self.c.x;
                                    q == q && q.is_sign_negative()
                                })))
                            {
                                break 'block_1 self.c.x;
                            }
                            select(
                                (self.c.y - self.c.y),
                                (if (self.c.y < self.c.y) { self.c.x } else { self.c.y }),
                                (a < a),
                            )
                        };
                        x_2
                    }
                    _ => self.b,
                    2.. => x,
                    mut a_2 => self.b,
                }) & 3)..=(self.b & 3))
                {}
                if true {
                    break 'value self.c;
                }
                turn += 1;
                if turn >= 3 {
                    break self.c;
                }
            };
            (FLAGS[a % 9] ^ (x > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &u32, mut x: IVec3, y: &mut f32) -> Vec3 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((({
                let mut a: UVec2 = ((((Vec2::new((*y), (*y))).abs().as_uvec2() & 255)
                    + ({
                        if (1.5_f32 <= (*y)) {
                            (*y) -= ((((*y) + (*y))).abs() + 1.0).recip();
                            let mut x_2: Pair = Pair {
                                b: x.x,
                                c: Vec2::new(3.0, (*y)),
                                a: k0,
                            };
                            let t = x_2
                                .step(
                                    (if 5_usize >= 1_usize {
                                        5_usize - 1_usize
                                    } else {
                                        Hit::SIZE
                                    }),
                                    (((if ((*a) < (*a)) { (*a) } else { (*a) }) & 255) as i32),
                                );
                        } else {}
                        UVec2::new(k0, (*a))
                    })) | UVec2::new(k0, (*a)));
                true
            }) || ((*y) <= (-0.0))))
            {} else if ((*y) > (*y)) {} else {}
            if ((*a) < (*a)) {
                break;
            }
        }
        (Vec3::new((-0.0), 2.0, 1.0) + Vec3::splat((x.y as f32)))
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
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
            Hit { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &Pair, y: BVec3) -> i32 {
        let mut x_2 = ((match (Hit {
            a: Vec4::new(1.5_f32, (-1.0_f32), (*a), (*a)),
        }) {
            Hit { a: _ } => {
                let mut turn = 0;
                let v: u32 = 'value: loop {
                    if ((match (((MASK & 255) as i32) - c.0.y) {
                        _ => (c.0.y < c.0.x),
                        _ => {
                            matches!(
                                (((MASK | 7) - (MASK & 7)), (NARROW as i32)), (x_2, (- 7 |
                                1))
                            )
                        }
                    })) {
                        'block_1: {
                            let mut y: f32 = ((*a) + ((*a)).ceil());
                            if (STEPS <= c.0.x) {
                                let start = ((LEVELS[(Hit::SIZE).min(7)]) as usize & 31);
                                let mut c = 2;
                                c += start;
                                break 'block_1;
                            }
                        }
                        let mut k0 = -1i32;
                        'outer: loop {
                            if !(k0 <= 3) {
                                break;
                            }
                            let (b, _, _) = ({
                                (
                                    Vec3::new(1.0_f32, (*a), 2.0_f32),
                                    Vec3::new((-1.0_f32), (*a), (*a)),
                                    (*a),
                                )
                            });
                            if FLAGS[(k0 & 1) as usize] {
                                break 'value ({ MASK });
                            }
                            let b: f32 = ((({
                                (if (b.y != (-1.0)) { 0.25_f32 } else { (-2.5_f32) })
                            }))
                                .max(((b).z).fract()) + 0.0);
                            let mut y = b;
                            k0 = k0 + 2;
                        }
                        if (((0.5_f32) as u32 as i32) >= (([c.0.y; 3])[0]).max(c.0.x)) {
                            (*a) = (*a);
                            let a = (
                                Vec3::new((*a), (-2.5_f32), (-1.0_f32)),
                                POINTS[Pair::SIZE % 6],
                                (*a),
                            );
                            let mut n: Pair = ((Pair(c.0) * 2.0) * STEPS);
                        } else {
                            let n: i32 = ((c.0.x).max(c.0.x)
                                - ((if c.0.y != 0 { (-4_i32) / c.0.y } else { c.0.x }))
                                    .min(c.0.y));
                        }
                    } else {}
                    if true {
                        break 'value MASK;
                    }
                    turn += 1;
                    if turn >= 2 {
                        break MASK;
                    }
                };
                Hit {
                    a: Vec4::new((-1.0), (*a), 1.5, 1.0),
                }
            }
            Hit { a: _ } => Hit::FIRST,
            Hit { a: _ } => {
                Hit {
                    a: Vec4::new((*a), 3.0, (*a), (*a)),
                }
            }
            _ => {
                Hit {
                    a: Vec4::new((*a), 0.0, (-1.0), 0.0),
                }
            }
        })
            + Hit {
                a: Vec4::new(1.5, (-2.5), (*a), 1.0),
            });
        (STEPS + (x_2.a.z as i32).clamp(-64, 64))
    }
}

mod p019 {
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
    #[flatten(source)]
    fn first(a: &f32, c: (Vec3, f32), mut v: Mat3) -> i32 {
        match distance(v.x_axis.x, (v.x_axis.z - v.x_axis.z)) {
            a => {
                let mut k0 = (5_u32) & 3;
                #[keep]
                'outer: loop {
                    let b: i32;
                    if ((Vec2::new(v.y_axis.y, TABLE[(k0 % 4) as usize])).y
                        == ((a).min(c.0.y) + 0.0))
                    {
                        b = (!LEVELS[COUNT % 8]);
                    } else {
                        v.x_axis -= Vec3::new(c.0.z, c.0.z, c.1);
                        b = 2;
                    }
                    if k0 == 0 || ((b > b)) {
                        break;
                    }
                    k0 -= 1;
                }
            }
            mut x => {}
        }
        (((((STEPS).midpoint((NARROW as i32)) & 15)
            * ((((WIDE as i32) & 15) * (STEPS & 7)) & 7)) + STEPS)
            + (v.y_axis.x as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [[i32; 2]; 2], c: &mut f32, y: [[[i32; 2]; 2]; 3]) -> Mat3 {
        a[(2_u32 % 2) as usize][1]
            &= ((LEVELS[(y[0][1][0] & 1) as usize]).div_euclid(-3)).rem_euclid(8);
        let [[mut v, ..], ..] = [y[0][0], y[2][1]];
        'outer: for b in 0..STEPS {
            let mut t = [
                ([(*c), f32::MAX].iter().fold(y[2][1][0], |x, &a| STEPS) + (!b)),
                ({
                    a[0] = [y[0][1][0]; 2];
                    first(
                        &(*c),
                        (CORNER, 0.5_f32),
                        mat3(
                            Vec3::new((*c), (*c), (*c)),
                            Vec3::new(1.0_f32, (*c), 1.0_f32),
                            Vec3::new(2.0_f32, (*c), (-2.5_f32)),
                        ),
                    )
                }),
            ];
            if false {
                continue 'outer;
            }
        }
        Mat3::from_cols(
            Vec3::new(1.5, (*c), (-2.5)),
            (Vec3::new(TABLE[(2_usize).min(3)], 0.0, 0.5)
                + Vec3::splat((a[1][0] as f32))),
            (Vec3::new((-2.5), (-2.5), 0.5) + Vec3::splat((a[1][0] as f32))),
        )
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32, y: Vec2) -> f32 {
        'outer: for v in [
            (UVec2::new(MASKS[(MASK % 7) as usize], 0_u32)).y,
            flatten::math::select(MASK, 1_u32, (1_i32 != (*c))),
            (MASK & MASK),
        ] {
            let mut k1 = (v) & 3;
            'inner: while k1 > 0
                && ((((((*c) & 15) * (0_i32 & 7))
                    < ({
                        let mut n: [f32; 3] = ({
                            (if ((*c)).is_negative() {
                                [(-1.0_f32), a.z, a.y]
                            } else {
                                [2.0_f32; 3]
                            })
                        });
                        if false {
                            return ((*c) as f32);
                        }
                        (*c)
                    }))))
            {
                k1 -= 1;
            }
        }
        0.0
    }
}

mod p021 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, mut x: i32, y: f32, t: &mut Vec3) -> u32 {
        t.y = ({
            'block: {
                let false = (({
                    let q = t.z;
                    q == q && q.is_sign_negative()
                })) else {
                    return MASK;
                };
                if false {
                    break 'block;
                }
                let mut a = (IVec2::new(0_i32, 1_i32)).y;
            }
            ((UVec2::new(MASK, 0_u32)).y as f32)
        });
        let mut k0 = ((0_i32).abs_diff(STEPS)) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut y: Pair = ({
                        match ((
                            ((1.5_f32 < t.z)
                                && (if (x < x) { (x > 5_i32) } else { true })),
                            x,
                        )) {
                            (false, -7..1) => {
                                ((*t), [b, _]) = (
                                    (vec3(t.x, y, y)).min((*t)),
                                    [((b + b) + ({ b })), b],
                                );
                            }
                            (n, x_2) => {
                                let State { a } = State { a: Pair };
                            }
                            _ => {}
                        }
                        Pair
                    });
                }
                k1 += 1;
            }
        }
        (((IVec3::new((i32::MIN + 1), 5_i32, x)).cmpgt(IVec3::new(1_i32, 0_i32, 5_i32)))
            .bitmask() + ((b & 255) as u32))
    }
}

#[flatten]
mod p022 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: u32,
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
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: -2,
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
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
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: i32, y: &mut Mat2) -> bool {
        let x_2: Vec4 = 'block: {
            if (((if (*a) >= (*a) { (*a) - (*a) } else { (*a) }) != (*a))) {
                let mut a = (if ((BVec3::new(false, (c < c), true))
                    == (BVec3::new((STEPS <= c), ((*a) > 5_usize), true)))
                {
                    (Pair { b: c, c: MASK, a: y.y_axis }, y.y_axis.x, (y.y_axis.x).abs())
                } else {
                    (Pair::ALL[(8_u32 % 2) as usize], y.y_axis.x, y.y_axis.x)
                });
                break 'block Vec4::new(1.5, 1.0, a.0.a.x, (-0.0));
            }
            let (Pair { a, b: v, c }, _, _) = (
                Pair {
                    b: c,
                    ..Pair {
                        b: c,
                        c: MASKS[(*a) % 7],
                        a: Vec2::new((-1.0_f32), (-0.0_f32)),
                    }
                },
                y.x_axis.x,
                (y.x_axis).dot(y.x_axis),
            );
            Vec4::splat(
                (match (c <= c) {
                    false => {
                        let x: Vec3 = ('block_1: {
                            if (({
                                let q = a.y;
                                q == q && q.is_sign_negative()
                            })) {
                                let mut a = (v > v);
                                break 'block_1 Vec3::splat(y.y_axis.x);
                            }
                            let given: f32 = a.x;
                            let x: f32 = {
                                let t = first(given);
                                fn first(y: f32) -> f32 {
                                    if y < 0.5 { -y } else { y }
                                }
                                t
                            };
                            ((if (y.x_axis.y != 2.0) {
                                Vec3::new(a.x, y.y_axis.y, 1.5)
                            } else {
                                Vec3::new((-0.0), (-0.0), (-0.0))
                            }) / (-3.0))
                        });
                        a.x
                    }
                    _ => a.y,
                    a @ false => {
                        let x_2 = (if (Vec4::new(
                            y.y_axis.y,
                            0.0_f32,
                            y.y_axis.y,
                            (-1.0_f32),
                        ))
                            .abs_diff_eq(
                                Vec4::new(1.0_f32, 0.25_f32, 3.0_f32, 0.25_f32),
                                0.5,
                            )
                        {
                            let mut k0 = 0i32;
                            'outer: while k0 < 1 {
                                let y = (((*y) * ((*y) * Mat2::from_diagonal(y.x_axis)))
                                    * ((y.x_axis.x).abs()).signum());
                                let mut y = (y.y_axis.x).trunc();
                                let mut a = ((Mat2::from_cols(
                                    Vec2::new(y, 2.0_f32),
                                    Vec2::new((-1.0_f32), 0.5_f32),
                                ) * y)
                                    + (Mat2::from_diagonal(Vec2::new((-1.0_f32), (-2.5_f32)))
                                        * Mat2::from_cols(
                                            Vec2::new(0.25_f32, 3.0_f32),
                                            Vec2::new(3.0_f32, 3.0_f32),
                                        )));
                                a.x_axis *= Vec2::ONE;
                                k0 += 1;
                            }
                            ({ (Vec4::new(3.0, 2.0, y.x_axis.x, y.x_axis.x)).ceil() })
                        } else {
                            let mut x_2 = (((c < c)
                                && ({
                                    y.x_axis
                                        += (Vec2::new((-2.5_f32), 1.5_f32) + TABLE[Pair::SIZE % 4]);
                                    a
                                }))
                                && matches!(
                                    (Pair { a : y.y_axis, ..Pair { b : v, c : 5_u32, a : y
                                    .y_axis } }), Pair { a : mut a_2, b : _, c : a }
                                ));
                            (match (Pair {
                                b: 1_i32,
                                ..Pair { c: c, a: y.y_axis, b: v }
                            }) {
                                Pair { a: _, b: _, c: a @ 0.. } => {
                                    Vec4::new(1.0, y.y_axis.y, (-0.0), 2.0)
                                }
                                Pair { a: _, b: n, c: 4..100 } => {
                                    vec4(y.y_axis.y, y.y_axis.x, 1.5, 1.0)
                                }
                                _ => {
                                    ((-0.0_f32)
                                        * Vec4::new(f32::MIN, y.y_axis.y, y.y_axis.x, y.y_axis.x))
                                }
                            })
                        });
                        (-2.5)
                    }
                    _ => {
                        let Pair { a: y, b: mut t, c } = (if flatten::math::all(
                            BVec3::new(
                                (a.y < y.y_axis.y),
                                (v > v),
                                (y.y_axis.y <= y.y_axis.y),
                            ),
                        ) {
                            Pair {
                                b: 1_i32,
                                ..Pair::ALL[(v & 1) as usize]
                            }
                        } else {
                            _ = ((y.x_axis.x).mul_add(a.x, 2.0_f32) < 0.0);
                            (if (1.0_f32 < 2.0) {
                                Pair {
                                    a: y.y_axis,
                                    b: (-4_i32),
                                    c: c,
                                }
                            } else {
                                Pair {
                                    c: c,
                                    a: Vec2::new((-0.0_f32), y.x_axis.y),
                                    b: v,
                                }
                            })
                        });
                        a.y
                    }
                }),
            )
        };
        let n: usize;
        if (c <= c) {
            y.x_axis
                += (((Vec2::new(x_2.y, 3.0_f32)).dot(Vec2::new(x_2.z, x_2.y)))
                    .max((x_2.y % 1.5)) + 0.0);
            n = ((8_usize).max((*a))).saturating_sub(((8_u32 & 7) as usize));
        } else {
            (*y) *= x_2.x;
            n = ((((c & 15) * (c & 7)) & 7) as usize);
        }
        let start = (if (!(n <= 0)) { 0_i32 } else { 0_i32 });
        let mut a = 0;
        a += start;
        false
    }
}

#[flatten]
mod p023 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut IVec2, y: &f32, t: &mut u32) -> bool {
        let mut turn = 0;
        let x: BVec3 = 'value: loop {
            let v: Hit = 'block_1: {
                let v: f32 = 'block_2: {
                    if (!(((*c)) == ((*c)))) {
                        break 'block_2 1.5;
                    }
                    #[unroll(max = 4)]
                    'outer: for a in (0..((if 10_i32 != 0 {
                        c.y % 10_i32
                    } else {
                        5_i32
                    }) & 3))
                    {
                        let start = ((*t) ^ (*t));
                        let mut x = 1;
                        x += start;
                        if ((if (8_usize > Hit::SIZE) {
                            ((*c) == (*c))
                        } else {
                            ({ (c.x < a) })
                        })) {
                            continue;
                        }
                        x = (x | 1).ilog2();
                    }
                    if (({ a })) {
                        return matches!((a & (c.y > c.x)), mut c);
                    }
                    ([(*y), (*y), (*y)])[0]
                };
                if a {
                    let mut k0 = ((*t)) & 3;
                    #[keep]
                    'outer: loop {
                        c.x /= 3;
                        let c: Hit = Hit;
                        if (BVec3::new(true, (2_147_483_648f32 != v), true)).any() {
                            let n = (if Pair::SIZE >= Hit::SIZE {
                                Pair::SIZE - Hit::SIZE
                            } else {
                                5
                            });
                            return a;
                        }
                        if k0 == 0 || (true) {
                            break;
                        }
                        k0 -= 1;
                    }
                    break 'block_1 Hit::FIRST;
                }
                Hit
            };
            if (c.x != 5) {
                break BVec3::new(true, true, true);
            }
            if a {
                break BVec3::new(true, a, true);
            }
            turn += 1;
            if turn >= 2 {
                break BVec3::new(true, (1_i32 > c.x), true);
            }
        };
        ((3_i32 > 3) ^ (c.y > 1))
    }
}

#[flatten]
mod p024 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn third(mut b: f32, c: &i32) -> bool {
        b = ((Vec3::new(b, b, 0.0_f32)).zyx()).z;
        let x_2 = ((((*c) + (*c))
            - ('block: {
                let (mut a_2, (t, _)) = (
                    ((b).abs() + 0.25).min(4.0).powf((b).clamp(-2.0, 2.0)),
                    (
                        (UVec2::new(8_u32, 0_u32)
                            + (UVec2::new(MASK, (u32::MAX - 1)))
                                .saturating_sub(UVec2::new(1_u32, MASK))),
                        (b - b),
                    ),
                );
                if (t.y <= t.x) {
                    break 'block 10_i32;
                }
                (if (!(t.x > t.y)) {
                    let mut x = (UVec2::new(t.y, (t.x).wrapping_shr(t.x))).min(t);
                    (-1_i32)
                } else {
                    (b, a_2) = (
                        ({
                            let mut x = ((if (t.y > t.y) {
                                (if COUNT >= COUNT { COUNT - COUNT } else { 2_usize })
                            } else {
                                (Vec4::new(0.5_f32, (-0.0_f32), b, 0.0_f32)).min_position()
                            }) & 7);
                            (-b)
                        }),
                        (if ((BVec3::new((t.x <= t.x), (HALF != a_2), ((*c) <= STEPS)))
                            == (BVec3::new(true, false, (t.y != t.y))))
                        {
                            (if ((-1_i32) < (*c)) { a_2 } else { a_2 })
                        } else {
                            b
                        }),
                    );
                    (-4_i32)
                })
            })) * 0);
        ((if (b > b) {
            (b == b)
        } else {
            let c = ((b / 4.0) + b);
            (!false)
        }) ^ (b > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec2, c: &i32, mut v: i32) -> f32 {
        let given: f32 = HALF;
        let b: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(n: f32) -> f32 {
                if n < HALF { -n } else { n }
            }
            let t = second(given);
            t
        };
        let x = third(
            ((b).clamp(-4.0, 4.0).exp())
                .mul_add(
                    taken(
                        b,
                        |c| {
                            if (!(c < c)) {
                                return (b * 0.5_f32);
                            }
                            b
                        },
                    ),
                    (Vec3::new(2.0_f32, (-1.0_f32), (-0.0_f32))).z,
                ),
            &v,
        );
        let mut a: BVec3 = (((match ((-1_i32), MASK, COUNT) {
            (1..=5, 0, _) => IVec3::new(1_i32, (*c), a.x),
            (2.., 3..=4, mut n) => IVec3::new((-1_i32), v, (*c)),
            _ => {
                #[keep]
                'outer: for _ in (([b, b, TABLE[(COUNT).min(3)]]
                    .iter()
                    .fold(v, |y, &c| a.x) & 3)..8)
                    .step_by(2)
                {
                    let mut c: f32 = b;
                    let mut a_2: f32 = c;
                    let n: usize = 'block: {
                        if let (a_2 @ 3.., ..=1_000, t) = ((
                            MASKS[COUNT % 7],
                            ((if x { 7_i32 } else { a.y }) % 7),
                            (a_2).is_nan(),
                        )) {
                            let start = (if (true || x) {
                                7_i32
                            } else {
                                (if (a.x > v) { 5_i32 } else { a.y })
                            });
                            let mut n = 0;
                            n += start;
                            let mut x = x;
                        } else {
                            let mut a: usize = ((2.0_f32).floor().abs() as usize & 15);
                        }
                        if x {
                            continue 'outer;
                        }
                        1
                    };
                }
                IVec3::new(3_i32, 5_i32, 0_i32)
            }
        }) | IVec3::new((-4_i32), 5_i32, v)))
            .cmpgt(IVec3::new(0, 0, 0));
        0.0
    }
}

mod p025 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [[f32; 3]; 3], c: Vec2) -> f32 {
        let mut k0 = ((MASK & MASKS[(MASK % 7) as usize])) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (a[1][1] < 2.0) {
                        if (((WIDE as i32)
                            != ((if (k0 > 1) {
                                1_i32
                            } else {
                                LEVELS[(STEPS & 1) as usize]
                            }))
                                .signum()))
                        {
                            let mut n: [f32; 2] = [
                                ((5_i32 as f32)).copysign((0.25_f32).max(-9.0)),
                                (vec2(a[0][1], (-1.0_f32))).dot(Vec2::new(c.x, a[2][1])),
                            ];
                        } else {
                            let [mut x_2, _, ..] = [
                                a[2][1],
                                flatten::math::abs(a[2][2]),
                                a[0][0],
                            ];
                        }
                    } else {}
                }
                k1 += 1;
            }
        }
        (if ((if ((c.x != a[2][2]) && (a[2][1] < a[0][2])) {
            let given: f32 = (((a[1][0]).sin() * (a[0][0]).cos() + (c.x).sin())
                - a[2][0]);
            let x: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(b: f32) -> f32 {
                    (b - HALF).max(HALF)
                }
                let t = first(given);
                t
            };
            (a[1][1] <= a[0][1])
        } else {
            ((-1.0_f32) < a[2][0])
        })) {
            0.25
        } else {
            a[0][0]
        })
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy)]
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
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: i32) -> u32 {
        let mut k0 = ((if false {
            MASK
        } else {
            match ((
                (match (
                    (c - c),
                    HALF,
                    (TABLE[(Pair::SIZE).min(3)].abs() as usize & 15),
                ) {
                    (x_2, a_2, _) => {
                        'outer: for a_2 in [(MASK + MASK), ((MASK & 15) * (MASK & 7))] {
                            let mut b: [f32; 3] = ({
                                [
                                    RAMP[8_usize % 9],
                                    TABLE[(x_2 & 1) as usize],
                                    TABLE[(({
                                        (*a) |= (Pair::SIZE == Pair::SIZE);
                                        a_2
                                    }) % 4) as usize],
                                ]
                            });
                            'inner: for v in b.iter().rev() {
                                let mut b = (b[1] - 0.0);
                                (*a) = (Vec3::select(
                                    BVec3::new(false, true, true),
                                    Vec3::new(b, b, (-0.0_f32)),
                                    Vec3::new(2_147_483_648f32, (-0.0_f32), 2.0_f32),
                                ))
                                    .cmplt(
                                        ({
                                            (Pair {
                                                a: (*v),
                                                b: Vec3::new((-0.0_f32), (-1.0_f32), 2.0_f32),
                                            })
                                                .b
                                        }),
                                    )
                                    .all();
                                if ((match Pair::SIZE {
                                    _ => (*a),
                                    _ => ((0_u32 < 3) | (*a)),
                                })) {
                                    break;
                                }
                                let mut y: usize = (match (Pair {
                                    a: 1.5_f32,
                                    ..Pair {
                                        a: b,
                                        ..Pair {
                                            a: b,
                                            b: Vec3::new((*v), 1.0_f32, (*v)),
                                        }
                                    }
                                }) {
                                    Pair { a: -1.5, b: _ } => ({ Pair::SIZE }),
                                    Pair { a: 0.25..=1.0, b: _ } if ((2.0_f32 > b) && (*a)) => {
                                        Pair::SIZE
                                    }
                                    Pair { a: -1.5, b: a_2 } => Pair::SIZE,
                                    _ => Pair::SIZE,
                                });
                            }
                        }
                        c
                    }
                    (2.., n @ -1.5..1.0, ..3) => c,
                    _ => c,
                }),
                MASK,
                STILL,
            )) {
                ((0 | -7), 2, t) => {
                    return MASK;
                }
                (-7, _, _) if (*a) => {}
                (2..1_000, (100 | 4), (-1.5 | 8.0)) => {}
                _ => {}
            }
            8_u32
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
        (u32::MAX + MASK)
    }
}

#[flatten]
mod p027 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32, mut n: u32) -> Hit {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            'block: {
                'inner: for y in 0u32..4 {
                    (v, [n, _]) = ((((-0.0_f32) + (-0.0)) * a), [n, y]);
                    if ((((-2.5_f32) < a) && ({ FLAGS[(Hit::SIZE).min(8)] }))) {
                        let given: f32 = (if (y < y) { 2.0 } else { (a).abs().sqrt() });
                        let b: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x_2: f32) -> f32 {
                                x_2 * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                        break 'block;
                    }
                }
                if ((-2.5_f32) < a) {
                    break 'block;
                }
            }
            if (n < n) {
                break;
            }
        }
        Hit(Vec3::new(0.5_f32, (-2.5_f32), a))
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: i32,
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
        fn step(self, a: f32, c: Vec2) -> bool {
            let mut k0 = ((if MASK != 0 { MASK % MASK } else { MASK })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut y = (HALF / 4.0);
                    }
                    k1 += 1;
                }
            }
            let Pair { a } = Pair { a: 0.25_f32 };
            (((match (5_usize, STEPS) {
                (
                    _,
                    2,
                ) if (matches!(
                    (Pair { a : 0.5_f32 }), Pair { a : mut t } if ((match (Pair::SIZE,
                    STEPS) { (a, _) if ((match (Pair { a : t }) { Pair { a : 1.0..8.0 }
                    => { (a < a) } Pair { a : v } => { false } a => { (a.a != c.y) } }))
                    => { (a > 2) } (x, a) if (x > Hit::SIZE) => { (a > a) } _ => { (c.y
                    <= a) } }))
                )) => {
                    let mut x = ((if c.x <= a {
                        ((match (self.a, (WIDE as i32)) {
                            ((8.0 | 0.25), -1) => 1.5_f32,
                            (0.25.., y) => {
                                let mut k0 = 3u32;
                                'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let mut c: Vec3 = (((Vec4::new(1.5_f32, 2.0_f32, c.y, a))
                                        .dot(Vec4::new(self.a, a, 3.0_f32, 0.0_f32))
                                        * POINTS[(k0 % 6) as usize]) - Vec3::splat(a));
                                }
                                0.5_f32
                            }
                            _ => self.a,
                        }))
                            .clamp(c.x, a) + 0.0
                    } else {
                        self.a
                    }) / HALF);
                    MASK
                }
                _ => 2_u32,
            }) == MASK) ^ true)
        }
    }
    impl Hit {
        fn step(mut self, a: f32, mut x: f32, y: &f32) -> i32 {
            match (select(
                (match Pair::FIRST {
                    Pair { a: 1.0 } => {
                        'outer: for y in 0..3 {
                            if ([x, x, 0.0_f32].iter().fold(self.b, |b, &c| self.b) < y)
                            {
                                break;
                            }
                            x
                                -= (([
                                    (if true {
                                        y
                                    } else {
                                        let mut b = Self::SIZE;
                                        self.b
                                    }),
                                    ((10_i32 & 15) * (self.b & 7)),
                                ]
                                    .iter()
                                    .fold(a, |b, &v| a))
                                    .min(x) + 0.0);
                            if false {
                                break;
                            }
                        }
                        MASK
                    }
                    Pair { a: _ } => MASK,
                    Pair { a: _ } => MASK,
                    _ => MASK,
                }),
                MASK,
                (self.b <= 1_i32),
            )) {
                x => {}
                mut t => {}
            }
            (self.b + self.b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: i32, t: &mut u32) -> Mat2 {
        let x_2: u32 = 'block: {
            if ((({
                Hit {
                    a: BVec3::new(true, ((*a) < (*a)), true),
                    ..Hit {
                        b: y,
                        a: BVec3::new(true, false, ((*a) <= (*a))),
                    }
                }
            })
                .step(
                    (*a),
                    (if ((*a) < (*a)) {
                        let mut t = ((Mat2::from_diagonal(Vec2::new((*a), (-2.5_f32)))
                            * Mat2::IDENTITY))
                            .transpose();
                        t.x_axis *= Vec2::ONE;
                        t.x_axis.x
                    } else {
                        return Mat2::from_cols(
                            (Vec2::new((-0.0_f32), 2.0_f32)).abs(),
                            (match (y, (*t), (*t)) {
                                (
                                    mut a_2 @ 5,
                                    mut c,
                                    _,
                                ) if (({
                                    let q = (*a);
                                    q == q && q.is_sign_negative()
                                })) => Vec2::new((*a), (-1.0_f32)),
                                (x_2 @ ((-1 | 5)), (100 | 100), n @ 4) => {
                                    let mut x_2: Pair = ({ Pair::ALL[(Hit::SIZE).min(1)] });
                                    let b = x_2
                                        .step(
                                            (x_2.a).tanh(),
                                            (if ((*c) <= 10) {
                                                Vec2::new(x_2.a, (-1.0))
                                            } else {
                                                Vec2::new(x_2.a, x_2.a)
                                            }),
                                        );
                                    Vec2::new((-0.0_f32), x_2.a)
                                }
                                (-1, (3 | 0), 4) => {
                                    let mut x = ((*c) > y);
                                    Vec2::new((-1.0_f32), (*a))
                                }
                                _ => Vec2::new((*a), 1.0_f32),
                            }),
                        );
                    }),
                    &(*a),
                ) <= y))
            {} else {}
            if (3_u32 < MASK) {
                break 'block (*t);
            }
            (*t)
        };
        Mat2::from_cols(
            ((match (*a) {
                a_2 @ 2.0..8.0 => Vec2::new((*a), 2.0),
                _ => {
                    (*t) = (*t);
                    Vec2::new((-0.0), 1.0)
                }
            }) * Vec2::new((-1.0), (*a))),
            Vec2::new((*a), (*a)),
        )
    }
}

#[flatten]
mod p029 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: UVec2,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
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
    impl Pair {
        fn step(&mut self, mut b: (f32, Pair), c: &i32, mut v: Pair) -> i32 {
            let mut k0 = (v.b.y) & 3;
            #[keep]
            'outer: loop {
                let Pair { a, b, c } = (*self);
                if (true || (b.y >= v.b.y)) {
                    return ((a.x).max(self.a.y)
                        * ({
                            let [Hit { a }, Hit { a: mut t }, Hit { a: _ }] = [
                                Hit { a: v.b },
                                Hit { a: UVec2::new(v.b.y, 2_u32) },
                                Hit { a: v.b },
                            ];
                            0
                        }));
                }
                if k0 == 0 || ((v.c <= 8)) {
                    break;
                }
                k0 -= 1;
            }
            (b.1.a.x + b.1.a.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32, mut v: f32, mut n: Pair) -> u32 {
        if (n.a == n.a) {
            if ((-0.0_f32) != v) {
                return (n.b).y;
            } else {
                return n.b.y;
            }
        }
        n.a.x = ((if (a.z).is_nan() {
            let start = n.c;
            let mut x = 2;
            x += start;
            n.step((a.z, n), &(*c), n)
        } else {
            n.a.x
        }) >> 1);
        match ((
            ('block: {
                if false {
                    break 'block ((*c)).is_negative();
                }
                let mut a_2: [Hit; 3] = [Hit { a: n.b }, Hit { a: n.b }, Hit { a: n.b }];
                'outer: for (Hit { a }, v) in a_2
                    .into_iter()
                    .zip([
                        a.y,
                        (match a_2[1].a.x {
                            (4 | 0) => a.y,
                            2 if ((u32::MAX != a_2[2].a.x)
                                != (a_2[1].a.y < a_2[2].a.x)) => a.x,
                            _ => {
                                {
                                    a_2[(n.c).min(2)].a.y >>= 2;
                                }
                                a.x
                            }
                        }),
                        (a.x - a.x),
                    ])
                {
                    let Hit { a } = a_2[0];
                    let mut k1 = 2u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        k1 -= 1;
                        let mut a: BVec3 = BVec3::new(true, (a_2[0].a.x < k1), false);
                    }
                }
                false
            }),
            false,
        )) {
            (true, true) => {}
            _ => {}
        }
        0
    }
}

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: f32, c: &mut i32) -> (Vec4, f32, Vec3) {
        let mut a_2 = ({
            let [v, mut y, _] = [a, 3.0_f32, a];
            a
        });
        let mut k0 = ((match (*c) {
            _ if ((-1_i32) > (*c)) => {
                let mut b = Pair {
                    c: (Vec3::new(a_2, a, 3.0) / 2.0),
                    ..(Pair {
                        c: Vec3::new(0.5, 3.0, a),
                        ..Pair {
                            c: POINTS[Pair::SIZE % 6],
                            ..Pair {
                                a: (TABLE[(({
                                    (*c) = 3_i32;
                                    8_u32
                                }) % 4) as usize] < a_2),
                                b: (*c),
                                c: Vec3::new(f32::MAX, 0.25, 2.0),
                            }
                        }
                    }
                        + Pair {
                            c: Vec3::new(0.25, 1.5, 1.0),
                            a: FLAGS[(5_usize).min(8)],
                            b: 7,
                        })
                };
                MASK
            }
            (1_000 | 1) if ((-1_i32) > (*c)) => 2_u32,
            _ => {
                let given: f32 = ((a * a) * a);
                let t: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(a: f32) -> f32 {
                        (a - HALF).max(HALF)
                    }
                    let t = doubled(given);
                    t
                };
                0_u32
            }
            _ => MASK,
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
                    (*c)
                        &= ({
                            let c = (Vec4::new(0.0_f32, 0.25_f32, a, 3.0_f32))
                                .min_position();
                            ((((WIDE as i32) - STEPS) & 63) << STEPS)
                        });
                }
                k1 += 1;
            }
        }
        'outer: for _ in (1..10).step_by(3) {
            if (((*c)).wrapping_rem((1_i32) | 1) > (*c)) {
                continue 'outer;
            }
            let mut k1 = 253u8;
            'inner: loop {
                if !(k1 != u8::MAX) {
                    break;
                }
                k1 += 1;
                a_2 = (Vec3::splat(a)).min_element();
                let mut b = [
                    ((a + a_2) + (-0.0)),
                    ((a_2).fract()).abs(),
                    (if a_2 <= a { ((a * a_2)).clamp(a_2, a) + 0.0 } else { 1.0_f32 }),
                ];
            }
        }
        (
            (step(
                vec4(a, a, a_2, a_2),
                (Vec4::new(a, (-1.0_f32), a_2, 1.0_f32)
                    + Vec4::new(0.0_f32, (-2.5_f32), a_2, a)),
            ) + Vec4::splat(a_2)),
            (a_2 + ((*c) as f32)),
            (Vec3::new((-2.5), a_2, a) + Vec3::splat(((*c) as f32))),
        )
    }
}

mod p031 {
    use super::*;
    use flatten::math::*;
    #[flatten(exact)]
    pub fn entry(a: &mut bool, mut x: i32, y: f32) -> bool {
        let mut turn = 0;
        let t: f32 = 'value: loop {
            if (*a) {
                break (-ceil(y));
            }
            turn += 1;
            if turn >= 3 {
                break y;
            }
        };
        ((*a) ^ (x > 1))
    }
}

#[flatten]
mod p032 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: Hit, y: f32) -> usize {
        let mut a = (if ([
            (if FLAGS[(Hit::SIZE).min(8)] {
                #[keep]
                'outer: for b in ((x.a & 3)..8).step_by(2) {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        k1 += 1;
                        if ((x.b
                            >= (match (y, (y > 2.0_f32), k1) {
                                (
                                    a_2,
                                    mut n,
                                    (-1 | 5),
                                ) if (BVec3::new(n, n, true)).test((1_u32 % 2) as usize) => {
                                    y
                                }
                                _ => HALF,
                            })))
                        {
                            break;
                        }
                        let start = (match ((
                            ({ (b > x.a) }),
                            ((2.0_f32) as u32 as i32),
                            ((b & 7) as usize),
                        )) {
                            (true, 2..=5, (100 | 100)) if ((b < b) && (x.b <= x.b)) => {
                                (((WIDE as i32)) as usize & 31)
                            }
                            (false, -7..2, b) => 0_usize,
                            _ => Hit::SIZE,
                        });
                        let mut t = 2;
                        t += start;
                    }
                    if false {
                        continue;
                    }
                }
                x.b
            } else {
                y
            }),
            x.b,
            x.b,
        ]
            .iter()
            .any(|&t| {
                if (y <= 2.0_f32) {
                    return (b < t);
                }
                (t != b)
            }))
        {
            Pair::ALL[(x.a & 1) as usize]
        } else {
            Pair(8_u32)
        });
        Pair::SIZE
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 5 }, Self::FIRST];
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
        fn step(mut self, a: &f32, c: &i32, y: bool) -> Hit {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 8) {
                    break;
                }
                k0 *= 2;
                if ((match (*a) {
                    mut y => {
                        let k1 = ((if k0 != 0 { k0 / k0 } else { k0 })) & 3;
                        'inner: loop {
                            if ((u32::MAX - 1) != k0) {
                                let mut v = (flatten::math::round(
                                    (if (self.b != self.b) {
                                        Vec4::new(0.5_f32, (-1.0_f32), y, (*a))
                                    } else {
                                        Vec4::new(HALF, 3.0_f32, (-0.0_f32), 1.0_f32)
                                    }),
                                ))
                                    .xxyy();
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                        (1_i32 < 3)
                    }
                    _ => {
                        let mut c = ((match ((match 10_i32 {
                            ..=2 if y => RAMP[(self.b).min(8)],
                            _ => (*a),
                        })) {
                            2.0.. => Vec3::new((*a), (-2.5), (*a)),
                            mut a_2 => Vec3::new(a_2, 2.0, 1.0),
                            _ => Vec3::new((*a), 3.0, 1.0),
                        }) + Vec3::new(0.5, 2.0, 1.5));
                        (k0 > k0)
                    }
                })) {
                    continue 'outer;
                }
            }
            Hit
        }
    }
    impl Hit {
        fn step(&mut self, a: f32, c: Hit) -> f32 {
            let mut a_2 = STEPS;
            let t: bool = (match (Pair { b: Pair::SIZE, a: a_2 }) {
                Pair { a: mut a @ 5, b: (100 | 3) } => {
                    (a, [(*self), _]) = (
                        (match (CORNER)
                            .cmplt(Vec3::new(TABLE[(MASK % 4) as usize], 1.0_f32, HALF))
                            .any()
                        {
                            false if (false || (a_2 <= a)) => {
                                ((((10_i32 < 1_i32) as i16) + 3) as i32)
                            }
                            true => {
                                let c: Vec2 = 'block: {
                                    let mut k0 = (MASKS[(a & 1) as usize]) & 3;
                                    #[keep]
                                    'outer: loop {
                                        if k0 == 0 {
                                            break;
                                        }
                                        let mut k1 = 0;
                                        'inner: while k1 < 2 {
                                            if k1 == 0 {
                                                k0 -= 1;
                                                let (n, a_2) = (
                                                    Mat2::from_cols(
                                                        Vec2::new(0.0_f32, TABLE[(k0 % 4) as usize]),
                                                        Vec2::new(Self::RATE, TABLE[Self::SIZE % 4]),
                                                    ),
                                                    Vec2::new(STILL, (-1.0_f32)),
                                                );
                                            }
                                            k1 += 1;
                                        }
                                    }
                                    if (a_2 < a) {
                                        break 'block Vec2::new(STILL, TABLE[(Self::SIZE).min(3)]);
                                    }
                                    Vec2::new((-2.5), 0.25)
                                };
                                a_2
                            }
                            a_2 => 0,
                        }),
                        [(*self), (*self)],
                    );
                    (a_2 > a)
                }
                Pair { a: 5, b: y } => (a_2 != a_2),
                Pair { a: 0, b: y } => (y > y),
                x => (a_2 != a_2),
            });
            a
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: f32) -> Mat2 {
        let b: u32;
        if ((if ((*a) != (*a)) {
            (true || (c > TABLE[(MASK % 4) as usize]))
        } else {
            (c <= (*a))
        })) {
            (*a) = (if (*a) <= c {
                ((c).atan2(((*a)))).clamp((*a), c) + 0.0
            } else {
                (*a)
            });
            b = ((match (Pair {
                b: Hit::SIZE,
                ..Pair {
                    a: (WIDE as i32),
                    b: Pair::SIZE,
                }
            }) {
                Pair { a: b, b: y } => {
                    let x_2 = BVec3::splat((!(y != y)));
                    MASK
                }
                _ => MASK,
            })
                + (MASK
                    + MASKS[(({
                        (*a) = ((*a) * 2.0);
                        5_u32
                    }) % 7) as usize]));
        } else {
            (*a) = flatten::math::dot((CORNER * 0.25_f32), (CORNER).yzx());
            b = (if ((((*a) > c)
                || FLAGS[(({
                    (*a) = (if (c > (*a)) {
                        (*a)
                    } else {
                        let mut a: i32 = (match (Pair {
                            a: (NARROW as i32),
                            b: Pair::SIZE,
                        }) {
                            Pair { a: mut y, b: a_2 @ ((2 | 1)) } => y,
                            _ => {
                                let given: f32 = (('block: {
                                    let mut x: Hit = Pair::step(
                                        ({
                                            (*a) *= ((*a)).atan2((c));
                                            Pair::FIRST
                                        }),
                                        &(*a),
                                        &{ STEPS },
                                        false,
                                    );
                                    let v = x
                                        .step(
                                            ((*a)
                                                - ({
                                                    (*a) = (*a);
                                                    c
                                                })),
                                            Hit,
                                        );
                                    if false {
                                        break 'block 0.0;
                                    }
                                    0.0
                                }) + 0.0);
                                let a: f32 = {
                                    let t = first(given);
                                    fn first(a: f32) -> f32 {
                                        a * 0.5 + 1.0
                                    }
                                    t
                                };
                                0
                            }
                        });
                        0.0
                    });
                    0_u32
                }) % 9) as usize]))
            {
                0
            } else {
                0
            });
        }
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub i32);
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut f32) -> i32 {
        let Pair { a: t, b, c: mut x } = Pair {
            a: ((*y)).powi(3),
            ..(&{
                Pair {
                    a: (*a),
                    ..Pair {
                        c: (c > c),
                        a: 0.0_f32,
                        b: 3.0_f32,
                    }
                }
            }
                - &{
                    Pair {
                        a: 0.25_f32,
                        b: (*a),
                        c: (c > c),
                    }
                })
        };
        let start = (MASK).swap_bytes();
        let mut x_2 = 1;
        x_2 += start;
        let mut n = ((degrees(0.0_f32)).abs() + 0.5).ln();
        let mut turn = ((x_2 % (x_2 | 1))) & 1;
        let a: usize = #[keep]
        'value: loop {
            x = (((0..3i32).map(|a_2| 2.0_f32).sum::<f32>()
                - (if x { (*a) } else { (*y) })) >= t);
            turn += 1;
            if turn >= 2 {
                break Hit::SIZE;
            }
        };
        let mut v = (([(-2.5_f32), n, HALF].iter().fold(c, |n, &b| c) as f32) != (*y));
        let v = (match (Pair {
            b: taken((-0.0_f32), |x| 0.5_f32),
            ..Pair { c: x, a: (-2.5_f32), b: t }
        }) {
            Pair { a: -1.5, b: ..0.0, c: false } => {
                v = ((Vec4::new(0.5_f32, (-0.0_f32), 0.5_f32, 0.0_f32)).min_position()
                    >= (if x {
                        ((c) as usize & 31)
                    } else {
                        let mut k0 = 1u32;
                        'outer: while k0 > 0 {
                            if ((((UVec2::new(k0, 0_u32)).y & 63) << (k0 & 7))
                                != ((UVec2::new(3_u32, 8_u32)).y + (0_i32).abs_diff(c)))
                            {
                                let Hit { a, b: y } = Hit {
                                    b: (if a >= a { a - a } else { a }),
                                    ..Hit {
                                        b: a,
                                        ..Hit {
                                            a: BVec3::new(true, false, false),
                                            b: State::SIZE,
                                        }
                                    }
                                };
                                let y = (if ((c != c)
                                    == (Vec3::new((-2.5), 3.0, 0.25))
                                        .cmple(Vec3::new(1.0, 1.0, 0.0))
                                        .any())
                                {
                                    dot(
                                        (Vec2::new(0.0_f32, n)).normalize_or_zero(),
                                        Vec2::new(n, 0.5_f32),
                                    )
                                } else {
                                    (select(n, n, x))
                                        .mul_add(
                                            (Vec3::new(1.0_f32, n, b)).dot(Vec3::new(n, b, 1.0)),
                                            ((b).sin() * (t).cos() + (n).sin()),
                                        )
                                });
                            } else {
                                let mut y: Pair = Pair::ALL[(a).min(1)];
                                x_2 >>= 2;
                            }
                            v = x;
                            k0 -= 1;
                        }
                        a
                    }));
                State(
                    Hit {
                        a: BVec3::new(true, true, x),
                        b: 8_usize,
                    },
                    (-1_i32),
                )
            }
            Pair { a: 8.0, b: ..2.0, c: x } => {
                let n = Vec4::select(
                    (Vec4::new((*y), (*y), (-1.0), 1.5))
                        .cmplt(
                            ((Vec4::new(3.0_f32, 0.0_f32, t, 2.0_f32) / 2.0))
                                .map(|t| {
                                    if ({
                                        let q = TABLE[(a).min(3)];
                                        q == q && q.is_sign_negative()
                                    }) {
                                        return (b + (-0.0));
                                    }
                                    (match (c, HALF, n) {
                                        (mut c, a, x) => 1.5_f32,
                                        _ => (*y),
                                    })
                                }),
                        ),
                    Vec4::new(n, t, 2.0, 1.0),
                    Vec4::new(b, t, n, t),
                );
                State(Hit::ALL[(c & 1) as usize], (IVec2::new(c, c)).y)
            }
            mut a_2 => {
                State(
                    Hit {
                        b: a,
                        a: BVec3::new(false, false, a_2.c),
                    },
                    c,
                )
            }
        });
        (match (State(v.0, v.1)).1 {
            -1..1_000 => v.1,
            t => t,
            n => ((t as i32).clamp(-64, 64)),
        })
    }
}

#[flatten]
mod p035 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub BVec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit { a: UVec2::new(2, 0) };
        const ALL: [Hit; 2] = [Hit { a: UVec2::new(0, 5) }, Self::FIRST];
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
        fn sum(&self, a: &[Mat3; 2], c: &Hit) -> i32 {
            let mut n = (if (((c.a.y <= MASK) && (2_u32 != c.a.y))
                && ((-2.5_f32) <= a[0].z_axis.y))
            {
                (-1.0)
            } else {
                ((Vec4::new(0.5_f32, (-2.5_f32), (-0.0_f32), a[1].y_axis.y))
                    .element_sum() + (Vec2::new(a[1].x_axis.x, 0.0_f32)).y)
            });
            'block: {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    let mut k1 = 252u8;
                    'inner: while k1 != u8::MAX {
                        if (Hit::SIZE != ((0_i32) as usize & 31)) {
                            let a = ({ (k1 as usize) });
                        }
                        if (a[0].y_axis.x <= (k1 as f32)) {
                            break 'outer;
                        }
                        k1 += 1;
                    }
                    k0 += 1;
                }
                if (c.a.y > c.a.y) {
                    break 'block;
                }
            }
            ((STEPS
                - ((((7_i32 & 15) * (STEPS & 7)) & 15)
                    * ((STEPS).rotate_left(c.a.x) & 7))) + (n as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [Mat3; 2], c: i32, y: Vec2, t: [usize; 2]) -> usize {
        let mut turn = 0;
        let x: [Mat3; 2] = 'value: loop {
            let mut a: f32 = a[1].x_axis.z;
            if (false || matches!(FLAGS[(c & 1) as usize], true)) {
                break 'value [Mat3::from_cols(
                    CORNER,
                    Vec3::new(3.0_f32, y.x, 0.25_f32),
                    CORNER,
                ); 2];
            }
            if ([
                ((IVec2::new(1_i32, c) - IVec2::new((-4_i32), STEPS))).y,
                ({ Pair(a, BVec3::new(true, false, ((-2.5_f32) > y.y))) })
                    .sum(
                        &{ [Mat3::from_diagonal(Vec3::new(0.0_f32, y.y, a)); 2] },
                        &{ Hit::ALL[(10_i32 & 1) as usize] },
                    ),
                (-1_i32),
            ]
                .iter()
                .all(|&b| (c < b)))
            {} else {}
            turn += 1;
            if turn >= 2 {
                break [
                    Mat3::from_cols(
                        Vec3::new(0.5_f32, Hit::RATE, RAMP[(c & 1) as usize]),
                        Vec3::new((-1.0_f32), RAMP[(t[0]).min(8)], y.y),
                        Vec3::new(0.5_f32, (-0.0_f32), y.y),
                    ),
                    Mat3::from_cols(
                        Vec3::new((-1.0_f32), Pair::RATE, 0.25_f32),
                        Vec3::new((-0.0_f32), y.x, y.x),
                        Vec3::new(y.x, 0.0_f32, 1.5_f32),
                    ),
                ];
            }
        };
        (2 + t[0])
    }
}

#[flatten]
mod p036 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub Vec2);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, c: &mut i32, y: &mut f32) -> f32 {
        let mut b = ((if Hit::SIZE >= Hit::SIZE {
            Hit::SIZE - Hit::SIZE
        } else {
            Hit::SIZE
        }))
            .min(0);
        (b, [(*y), _]) = (
            (if ((*y)).is_finite() {
                return ((Vec4::new(3.0_f32, (-0.0_f32), a.0.z, a.0.x))
                    .clamp_length_max(2.0))
                    .dot((Vec4::new((-1.0_f32), a.0.x, a.0.y, STILL)).map(|a| a));
            } else {
                let mut turn = 0;
                let a_2: f32 = 'value: loop {
                    let (b, (mut n, _)) = (
                        [(2.0_f32).abs().sqrt(), ((-2.5_f32) - 0.0)],
                        (
                            ((if (b != b) {
                                let mut a_2: [f32; 2] = [a.1.y, a.0.x];
                                'outer: for (x_2, (a, c)) in a_2
                                    .iter()
                                    .copied()
                                    .zip(0..2u32)
                                    .enumerate()
                                {
                                    _ = false;
                                    let given: f32 = (CORNER).z;
                                    let x: f32 = {
                                        let t = second(given);
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn second(a_2: f32) -> f32 {
                                            a_2 * HALF + 1.0
                                        }
                                        t
                                    };
                                }
                                a.1.y
                            } else {
                                {
                                    let mut v = Pair(u32::MAX);
                                    let mut t: i32 = ((match 1.0_f32 {
                                        _ => IVec2::new((-1_i32), (*c)),
                                        x_2 => (IVec2::new(5_i32, (*c)) * 2),
                                        b @ 0.0.. => IVec2::new((*c), (*c)),
                                        _ => IVec2::new((-1_i32), (*c)),
                                    }))
                                        .y;
                                    (*c) &= ((*c) / 2);
                                }
                                a.0.x
                            }))
                                .abs()
                                .sqrt(),
                            (IVec2::new(STEPS, (*c)))
                                .saturating_add(IVec2::new((*c), (*c))),
                        ),
                    );
                    let mut k0 = ((MASK ^ MASKS[Pair::SIZE % 7])) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let x = ((if (0.0_f32 != b[0]) {
                                    ({ (*a) })
                                } else {
                                    Hit(a.0, a.1)
                                }))
                                    .0;
                                let _ = (a.0.y != x.z);
                            }
                            k1 += 1;
                        }
                    }
                    if (8_u32).is_power_of_two() {
                        break 'value (-a.1.x);
                    }
                    turn += 1;
                    if turn >= 1 {
                        break taken(
                            a.0.x,
                            |v| {
                                if (MASK > MASKS[Pair::SIZE % 7]) {
                                    return (if false { a.1.y } else { 3.0_f32 });
                                }
                                a.1.y
                            },
                        );
                    }
                };
                (Pair::SIZE * 2)
            }),
            [0.25, (*y)],
        );
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            if (({
                let q = a.1.x;
                q == q && q.is_sign_negative()
            })) {
                continue;
            }
            let mut y = Pair(MASK);
        }
        let mut k0 = ((({
            let mut n: u16 = (((*c) <= 2_i32) as u16);
            n += 5;
            n
        }) as u32 & 255)) & 3;
        'outer: loop {
            if (TABLE[8_usize % 4] != a.0.x) || k0 == 0 {
                break;
            }
            k0 -= 1;
            (*c) = ((a.1.x <= 1.0_f32) as i32);
        }
        let _ = ((if ((*c) < (*c)) {
            a.1.x
        } else {
            b = (if (!FLAGS[((*c) & 1) as usize]) {
                b
            } else {
                return 2.0;
            });
            a.1.y
        }) < HALF);
        flatten::math::dot(
            (1.0 / ((Vec3::new((-0.0_f32), 0.5_f32, (-0.0_f32))).abs() + 0.5)),
            (if ((match (b > b) {
                _ => ((*y) != a.1.y),
                _ => (8_usize != 0),
            })) {
                (Vec3::new(a.1.x, (-0.0_f32), 2.0_f32)).powf(2.0)
            } else {
                let mut n: Vec3 = a.0;
                (n).min(Vec3::new(0.25_f32, 0.0_f32, a.0.x))
            }),
        )
    }
}

#[flatten]
mod p037 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy)]
    pub struct State;
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
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
            Hit(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        fn step(mut self, a: f32, c: &i32) -> f32 {
            let mut a_2: Hit = (match (Hit((a < a)) * 2.0) {
                Hit(false) => {
                    let mut t = (if (((if Self::SIZE >= 3_usize {
                        Self::SIZE - 3_usize
                    } else {
                        Self::SIZE
                    })
                        < (if ((-0.0_f32) != a) {
                            Pair::SIZE
                        } else {
                            let mut t: [i32; 3] = (if (({
                                let q = a;
                                q == q && q.is_sign_negative()
                            })) {
                                self = Pair;
                                (if (Hit::SIZE <= Pair::SIZE) {
                                    [(*c), (-1_i32), (*c)]
                                } else {
                                    [5_i32, (*c), (*c)]
                                })
                            } else {
                                [
                                    (IVec2::new((*c), (*c))).y,
                                    ((9 - (((*c) <= (*c)) as u16) - ((5_i32 != (*c)) as u16))
                                        as i32),
                                    (if FLAGS[((-4_i32) & 1) as usize] { (*c) } else { (*c) }),
                                ]
                            });
                            Hit::SIZE
                        })))
                    {
                        if (((7_i32 < (*c))
                            && ({
                                self = Pair;
                                false
                            })))
                        {
                            if (BVec3::new(true, false, true)).test((MASK % 2) as usize)
                            {
                                return (Vec4::new(0.0_f32, f32::MIN, a, (-1.0_f32)))
                                    .element_sum();
                            } else {
                                return 1.5;
                            }
                        }
                        [
                            ('block: {
                                'outer: for a in [
                                    (if (*c) != 0 { (*c) / (*c) } else { (*c) }),
                                    (*c),
                                ] {
                                    if ((i32::MIN + 1) != a) {
                                        break;
                                    }
                                }
                                if true {
                                    break 'block (*c);
                                }
                                LEVELS[(Self::SIZE).min(7)]
                            }),
                            (WIDE as i32),
                            (*c),
                        ]
                    } else {
                        [(*c), 1_i32, 5_i32]
                    });
                    Hit::ALL[(Self::SIZE).min(1)]
                }
                Hit(true) => Hit(((*c) <= 3_i32)),
                t => t,
            });
            a
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &mut [i32; 3], mut v: f32, t: u32) -> Hit {
        if [(-4_i32), (*a), c[0]].iter().all(|&y| (v <= v)) && let -1 = (*a) {
            let [mut a, y, ..] = [(c[1] - c[2]), c[1], counted(&|t| c[1])];
            let mut a: Pair = (match c[2] {
                (1_000 | 0) => {
                    let mut x_2 = STILL;
                    Pair
                }
                _ => Pair,
            });
            let a_2 = a
                .step(
                    (v
                        + ({
                            v = v;
                            v
                        })),
                    &c[0],
                );
        }
        v = (Vec3::from_array([v, 0.5_f32, v])).z;
        c[(c[2] & 1) as usize] = c[0];
        (*c) = [
            ((*a) / (((*c))[0] | 1)),
            (match ((c[0] + (-4_i32)), (c[1] >> STEPS)) {
                ((x_2, 5..1_000) | (1, x_2)) => c[1],
                ((mut n, 0..1) | ((5 | 1_000), mut n)) => {
                    let x_2: [i32; 3] = (*c);
                    c[0]
                }
                ((mut n, (-7 | 2)) | (0, mut n)) => {
                    let b = Hit(((v != v) < ((*a) <= n)));
                    (!c[0])
                }
                _ => c[1],
            }),
            (if (((*a) != 10) && (v <= v)) {
                c[(t % 3) as usize]
                    ^= (match ((
                        (match ((Hit::SIZE == State::SIZE), (!(v != v))) {
                            ((v, true) | (false, v)) => {
                                'outer: for c in (((c[1] * (-1)) & 3)..4).rev() {
                                    match ((&{ ({ Hit(v) }) }
                                        - &{ Hit::ALL[(2_usize).min(1)] }))
                                    {
                                        Hit(true) => {
                                            return Hit((if v { v } else { v }));
                                        }
                                        Hit(mut c) if (v || v) => {}
                                        _ => {}
                                    }
                                }
                                t
                            }
                            _ => t,
                        }),
                        (c[0] != c[0]),
                    )) {
                        (100, mut y) => 2_i32,
                        _ => (*a),
                    });
                c[1]
            } else {
                return Hit((c[0] <= (*a)));
            }),
        ];
        Hit(
            ((v.abs() as usize & 15)
                != ((*c).len()).saturating_sub((State::SIZE).saturating_sub(Pair::SIZE))),
        )
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a ^ other.a }
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
    const FLAGS: [bool; 9] = [
        true,
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
    impl Hit {
        fn step(self, a: &mut f32, mut x: i32) -> bool {
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
                        let mut y = [
                            ((if self.a != 0 { x % self.a } else { x })
                                ^ (self.a).min(self.a)),
                            x,
                        ];
                    }
                    k1 += 1;
                }
            }
            (x != self.a)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [i32; 2], mut x: i32, y: &mut Vec3) -> bool {
        'outer: for Hit { a: x_2 } in [
            Hit { a: x },
            (Hit::ALL[(a[1] & 1) as usize] + Hit { a: a[0] }),
            (Hit { a: x } * x),
        ] {
            y.y = flatten::math::atan2(
                y.z,
                (match (
                    ((1.0_f32 != 0.0_f32) && FLAGS[(1_u32 % 9) as usize]),
                    (*a)[(5_i32 & 1) as usize],
                ) {
                    (_, ..=0) => (Vec2::new((-0.0_f32), y.x)).y,
                    _ => {
                        let k1 = (MASK) & 3;
                        'inner: loop {
                            if flatten::math::all(
                                BVec3::new(true, false, (x_2 <= 5_i32)),
                            ) {
                                if ((if (y.z <= y.y) {
                                    ({ Hit { a: STEPS } }).step(&mut y.z, (2_i32 * 2))
                                } else {
                                    (y.y <= y.z)
                                })) {}
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                        y.y
                    }
                }),
            );
            if (a[1] < x) {
                break;
            }
        }
        ((a[1] <= a[1]) ^ (x > 1))
    }
}

#[flatten]
mod p039 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: i32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub f32);
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: &mut f32, c: i32, y: &mut f32) -> f32 {
        let mut n: [f32; 2] = [(*y); 2];
        'outer: for (n, &[_, ..]) in n.iter().zip(&[n, [n[1], (*a)]]) {
            if (c != c) {
                return (Vec4::new((*y), (-1.0_f32), (*n), (*a)))[Hit::SIZE % 2];
            }
            {
                if (({
                    let mut t = ((UVec2::new(MASK, 8_u32))
                        .wrapping_sub(UVec2::new(5_u32, 1_u32))
                        + ((if false {
                            UVec2::new(2, MASK)
                        } else {
                            UVec2::new(MASK, MASK)
                        })
                            + (UVec2::new(MASKS[(MASK % 7) as usize], 8)
                                & UVec2::new(8, 8))));
                    (if (t.x > t.x) { false } else { (c != c) })
                })) {
                    continue;
                }
                let (x_2, (Hit { a: _, b: x, .. }, y)) = (
                    ((if false {
                        Vec2::new((-0.0_f32), (*n))
                    } else {
                        let mut n: IVec2 = IVec2::new(
                            c,
                            (((c).leading_zeros() as i32)).min((c + (NARROW as i32))),
                        );
                        Vec2::new((*a), (-1.0_f32))
                    }))
                        .max((Vec2::new(0.5_f32, (*a))).max(Vec2::new(3.0_f32, (*a)))),
                    (
                        Hit {
                            b: (IVec3::new(c, 3_i32, 2_i32)).min_element(),
                            c: 2_usize,
                            a: Vec2::new((*y), (*y)),
                        },
                        State((*a), (*y)),
                    ),
                );
            }
            let Hit { a, b: mut a_2, .. } = (match (3_i32 | c) {
                mut b @ 5 => {
                    Hit {
                        c: Hit::SIZE,
                        ..Hit {
                            c: Hit::SIZE,
                            a: Vec2::new(3.0_f32, (-1.0_f32)),
                            b: b,
                        }
                    }
                }
                mut c => {
                    'inner: for a in 0..WIDE as i32 + 1 {
                        let t = Pair {
                            b: (Vec3::new((*n), 3.0_f32, (-2.5_f32))).min_element(),
                            c: (Pair {
                                b: RAMP[(MASK % 9) as usize],
                                c: 0_usize,
                                a: Vec3::new((*n), 1.5_f32, 3.0_f32),
                            })
                                .c,
                            a: vec3(
                                (*y),
                                (0.25_f32 / 1.5),
                                (Vec3::new((*n), 0.0_f32, 0.0_f32)).dot(CORNER),
                            ),
                        };
                        if (t.c != 0) {
                            if FLAGS[(a & 1) as usize] {
                                break;
                            } else {
                                return t.a.y;
                            }
                        }
                    }
                    Hit {
                        a: Vec2::new((*y), 16_777_217f32),
                        ..Hit {
                            a: Vec2::new(2.0_f32, (*y)),
                            b: 5_i32,
                            c: 1_usize,
                        }
                    }
                }
            });
        }
        (n[0] + n[0])
    }
}

#[flatten]
mod p040 {
    use super::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> bool {
        let mut k0 = ((MASK & 2_u32)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut a_2 = [((b) as i32 >> 2), ((*c)).signum()];
        }
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for _ in (0..3).rev() {
                (*c) %= 7;
                if (('block: {
                    if (((if false { (*c) } else { 5_i32 }) != (*c))) {
                        b = (Vec4::splat((if (b != b) { b } else { b })))
                            .dot((Vec4::new(b, HALF, (-1.0), 1.0)).normalize_or_zero());
                        break 'outer;
                    }
                    let t: [[i32; 3]; 2] = 'block_1: {
                        let mut x_2 = ((Mat2::from_diagonal(Vec2::new(0.25_f32, STILL))
                            + Mat2::from_diagonal(Vec2::new(b, 1.5_f32)))
                            - Mat2::from_cols(
                                Vec2::new(0.0_f32, 2.0_f32),
                                Vec2::new(0.25_f32, 16_777_217f32),
                            ));
                        x_2.x_axis = x_2.x_axis;
                        if (k0 < k0) {
                            break 'block_1 [[(*c), (*c), (*c)]; 2];
                        }
                        [[1_i32, (*c), (*c)], [1_i32, 5_i32, (*c)]]
                    };
                    ((*c) != t[1][0])
                })) {
                    break;
                }
            }
        }
        ((b != b) ^ ((*c) > 1))
    }
}

#[flatten]
mod p041 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub Vec3);
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
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(mut self, a: &mut f32) -> f32 {
            let _ = (self.1.y <= self.1.z);
            let mut k0 = ((MASK | MASKS[self.0 % 7])) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let t: u32;
                        if ((if (LEVELS[(self.0).min(7)] < 5) {
                            (false < (self.0 <= self.0))
                        } else {
                            (self.0 < 3)
                        })) {
                            t = 5;
                        } else {
                            t = k0;
                        }
                    }
                    k1 += 1;
                }
            }
            ((*a) + self.1.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Mat3, c: &mut i32, y: &mut f32, mut n: u32) -> f32 {
        let k0 = (8_u32) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            let mut n: [Mat3; 3] = [a; 3];
            'inner: for (a_2, [n, mut y, mut x_2]) in n
                .into_iter()
                .zip([
                    [1.5_f32, n[0].y_axis.y, n[2].y_axis.y],
                    [a.y_axis.x, n[1].x_axis.z, a.x_axis.z],
                    ({
                        'inner: for _ in 0..0usize {
                            let mut n: UVec2 = (IVec2::new((*c), (*c))).as_uvec2();
                            if ((n.x > 8) && (!false)) {
                                continue;
                            }
                            match ((
                                ((a.y_axis.x - 0.0_f32)).atan2((a.z_axis.x)),
                                (Pair { a: Pair::SIZE }).a,
                                (((n).y & 15) * ((n.y + k0) & 7)),
                            )) {
                                (
                                    mut x_2,
                                    mut a_2 @ ..2,
                                    _,
                                ) if ((if (a_2 <= a_2) {
                                    (a_2 != a_2)
                                } else {
                                    (a_2 > 1)
                                })) => {
                                    let mut y = (Mat3::from_cols(a.z_axis, a.x_axis, a.y_axis)
                                        * Mat3::IDENTITY);
                                    y.z_axis = (a).x_axis;
                                    let mut x_2: bool = ((if (({ (k0 < MASK) })) {
                                        (y.y_axis.y).powi(2)
                                    } else {
                                        y.x_axis.x
                                    })
                                        < select(
                                            1.5_f32,
                                            ({ Hit(a_2, Vec3::new(1.5_f32, f32::MIN, 0.25_f32)) })
                                                .step(&mut y.y_axis.z),
                                            (Vec3::new((-2.5), a.z_axis.x, 2.0)).cmpeq(a.x_axis).any(),
                                        ));
                                }
                                (x, mut n @ 2, _) => {
                                    let mut a_2 = (mat3(a.z_axis, a.y_axis, a.x_axis))
                                        .transpose();
                                    a_2.y_axis += Vec3::ONE;
                                }
                                _ => {
                                    return (flatten::math::dot(
                                        Vec2::new((-1.0_f32), 1.0_f32),
                                        Vec2::new(0.0_f32, (-1.0_f32)),
                                    ))
                                        .abs();
                                }
                            }
                        }
                        match ((({
                            let given: f32 = Hit::step(
                                Hit(0_usize, n[1].y_axis),
                                &mut n[(Hit::SIZE).min(2)].z_axis.x,
                            );
                            let a: f32 = {
                                let t = second(given);
                                fn second(x_2: f32) -> f32 {
                                    if x_2 < 0.5 { -x_2 } else { x_2 }
                                }
                                t
                            };
                            Hit(Hit::SIZE, n[2].x_axis)
                        }) * (-0.5)))
                        {
                            Hit(_, mut v) => {}
                            Hit(a, _) => {}
                            Hit(n, t) => {}
                            mut x_2 => {}
                        }
                        [1.5_f32, n[0].x_axis.y, n[2].y_axis.x]
                    }),
                ])
            {
                if (k0 != k0) {
                    break;
                }
            }
            break;
        }
        (a.x_axis.z + (*y))
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: usize,
        pub c: Pair,
    }
    #[derive(Clone, Copy)]
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
    const STEPS: i32 = 3;
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
    impl Hit {
        const FIRST: Self = Hit { a: 2, b: 0, c: Pair };
        const ALL: [Hit; 2] = [Hit { a: 0, b: 5, c: Pair }, Self::FIRST];
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
    pub fn entry(a: &mut f32, c: (Pair, Pair), y: f32) -> f32 {
        match flatten::math::ceil(((y).max(y) + 0.0)) {
            2.0.. => {
                return ((3.0_f32 / 1.5)
                    * [STEPS, 0_i32, (NARROW as i32)]
                        .iter()
                        .enumerate()
                        .fold(HALF, |a, (c, &x_2)| y));
            }
            _ => {
                let _ = (((MASKS[(STEPS & 1) as usize] & 15)
                    * (MASKS[(Hit::SIZE).min(6)] & 7)) <= MASKS[State::SIZE % 7]);
                let State { a: b, b: x, c: Hit { a, b: _, .. } } = State {
                    a: c.1,
                    b: (-2.5_f32),
                    c: Hit {
                        b: 0_usize,
                        ..Hit {
                            a: Hit::SIZE,
                            b: Hit::SIZE,
                            c: c.0,
                        }
                    },
                };
            }
            c => {
                'outer: for a in 0..0 {
                    let v: Vec3 = (Vec3::new(
                        (-y),
                        y,
                        (if true {
                            return ((if (y < c) { (-1.0_f32) } else { y }))
                                .mul_add(y, y);
                        } else {
                            y
                        }),
                    ))
                        .min(
                            (if ((if (y > y) {
                                ((a as i32) > a)
                            } else {
                                let mut v = Vec2::select(
                                    (vec2(
                                        (0.5_f32 % (-3.0)),
                                        (Vec3::new((-1.0_f32), c, y)).dot(Vec3::new(3.0, 3.0, 3.0)),
                                    ))
                                        .cmplt(
                                            smoothstep(
                                                Vec2::splat(y),
                                                Vec2::select(
                                                    (Vec2::new(Pair::RATE, y))
                                                        .cmplt(Vec2::new((-0.0_f32), 1.0_f32)),
                                                    Vec2::new(1.5_f32, 0.0_f32),
                                                    Vec2::new(0.0_f32, (-0.0_f32)),
                                                ),
                                                Vec2::new(c, 1.5_f32),
                                            ),
                                        ),
                                    Vec2::new(STILL, c),
                                    Vec2::new(1.0, y),
                                );
                                (v.y != c)
                            })) {
                                if (MASK).is_power_of_two() {
                                    if ((a as i32) <= a) {
                                        return (POINTS[State::SIZE % 6]).normalize_and_length().1;
                                    } else {
                                        return (if false {
                                            y
                                        } else {
                                            ((y).abs() + 0.25).min(4.0).powf((y).clamp(-2.0, 2.0))
                                        });
                                    }
                                }
                                Vec3::new(c, (-0.0), y)
                            } else {
                                (if ((a as i32) != a) {
                                    Vec3::new((-1.0), y, 0.25)
                                } else {
                                    Vec3::new(0.0, c, 3.0)
                                })
                            }),
                        );
                    let mut turn = 0;
                    let v: usize = 'value: loop {
                        let mut v: Hit = (Hit::ALL[Hit::SIZE % 2]
                            + Hit {
                                a: Pair::SIZE,
                                b: Hit::SIZE,
                                c: Pair,
                            });
                        turn += 1;
                        if turn >= 1 {
                            break (v.b & 7);
                        }
                    };
                    let (t, _, mut v @ ((0.0 | 8.0))) = (
                        2_i32,
                        (2_i32
                            > [(a as i32), 10_i32, 0_i32]
                                .iter()
                                .fold((a as i32), |a_2, &n| n)),
                        ((MASK as f32)).copysign((y).max(-9.0)),
                    ) else {
                        let t = ((POINTS[(MASK % 6) as usize]).fract()
                            + (if (v > v) {
                                (Vec3::new((-1.0), 1.5, (-1.0))).ceil()
                            } else {
                                (Vec3::new(0.5, 3.0, y) + 1.5_f32)
                            }));
                        break;
                    };
                    let mut k1 = (((5_u32 & 15) * (MASK & 7))) & 3;
                    #[unroll(max = 4)]
                    'inner: loop {
                        if (BVec3::new(false, (0.0_f32 != c), false)).any() {
                            let a: IVec2 = (if ((if (v <= c) {
                                (false || false)
                            } else {
                                false
                            })) {
                                IVec2::new(0, 0)
                            } else {
                                IVec2::new(0, 0)
                            });
                        }
                        if k1 == 0 || (false) {
                            break;
                        }
                        k1 -= 1;
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p043 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: 3,
            b: IVec3::new(-2, i32::MAX, 3),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -2,
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
    #[flatten(exact)]
    pub fn entry(a: &IVec3, c: &mut i32, y: f32, t: &mut u32) -> Mat2 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut a_2 = Hit::ALL[(1_usize).min(1)];
        }
        ((*t), [(*c), _]) = ((y.abs() as u32 & 255), [a.x, a.x]);
        let mut a: UVec2 = (if ((true
            && ({
                (*c) = a.z;
                ((*t) < (*t))
            })))
        {
            #[keep]
            'outer: for a in ((a.y
                & 3)..=((if (y != 3.0) {
                (*c)
            } else {
                (*t)
                    ^= ((((if (y != y) {
                        2_u32
                    } else {
                        if (((7_i32 * 3) <= (!a.y))
                            && (Vec4::new(0.25_f32, 2.0_f32, 0.0_f32, 3.0_f32))
                                .abs_diff_eq(Vec4::new((-2.5_f32), y, y, (-0.0_f32)), 0.5))
                        {
                            let v: usize = (match (
                                (-(a.x >> 1)),
                                Pair::SIZE,
                                (y).cos(),
                            ) {
                                (5, ..=1, n) => ((Pair::SIZE + Pair::SIZE) + Hit::SIZE),
                                (-1, 0..=3, 2.0) => {
                                    (if (7_i32 <= (*c)) { ((a.z & 7) as usize) } else { 8 })
                                }
                                (
                                    b,
                                    100,
                                    _,
                                ) if ((if (y != y) {
                                    ((*t) > 1)
                                } else {
                                    ((*t) < MASK)
                                })) => 0,
                                _ => (((*c)) as usize & 31),
                            });
                            let mut c = (((if false { y } else { y }))
                                .rem_euclid(((if (STEPS != (*c)) { y } else { 3.0_f32 }))))
                                .rem_euclid(((if (y == 1.0) { fma(y, y, y) } else { y })));
                            let x_2: IVec2 = ((Pair(
                                Vec2::new(1.5_f32, 2.0_f32),
                                IVec2::new(7_i32, a.z),
                            ))
                                .1 - (IVec2::new(2, 7) * 3));
                        } else {
                            let mut x = (*c);
                        }
                        (*t)
                    }) ^ 3_u32) & 15)
                        * ((if (a.y < a.y) {
                            if (((BVec3::new((y <= y), true, true))
                                == ((if ((*t) > MASK) {
                                    BVec3::new((y != y), (a.y < a.x), true)
                                } else {
                                    BVec3::new(false, false, false)
                                }))))
                            {
                                ((*t), (*c)) = (
                                    ((match Hit::SIZE {
                                        a_2 => (*t),
                                        _ => (*t),
                                    }) % ((*t) | 1)),
                                    5,
                                );
                                ((y != y)
                                    || ({
                                        (*t) = ((*t) + (*t));
                                        (((*t) < (*t))
                                            && ({
                                                (*c) /= 3;
                                                ((*t) > 5_u32)
                                            }))
                                    }));
                                let mut t = (Mat2::from_cols(
                                    Vec2::new(1.5_f32, (-2.5_f32)),
                                    Vec2::new(0.5_f32, y),
                                )
                                    * (Vec2::new(0.25_f32, (-0.0_f32)))
                                        .dot(Vec2::new(2.0_f32, y)));
                                t.x_axis = (Pair(t.y_axis, IVec2::new(10_i32, (-4_i32)))).0;
                            }
                            ((*t)).rotate_left((*t))
                        } else {
                            0_u32
                        }) & 7));
                0_i32
            }) & 3))
                .rev()
            {}
            UVec2::new(0, 0)
        } else {
            UVec2::new(0, 0)
        });
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p044 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        fn step(&mut self, a: f32, c: Hit) -> Pair {
            let mut y: i32 = ({
                let given: f32 = (match (
                    self.0.x,
                    ((self.0.x & 7) as usize),
                    (STEPS).max(STEPS),
                ) {
                    (0, 0, (-7 | 1_000)) if (a <= 0.25) => trunc(a),
                    (0, _, (5 | -7)) => {
                        let (_, (1 | 1), mut x) = ((
                            flatten::math::any(BVec3::new(false, true, (a > c.a))),
                            (Self::SIZE).min((((-4_i32) & 7) as usize)),
                            ({
                                let mut y: i32 = ({
                                    (if (a >= c.a) {
                                        (i32::MIN + STEPS)
                                    } else {
                                        ((WIDE as i32) + STEPS)
                                    })
                                });
                                let x = (((((match (*self) {
                                    Pair(_) => (self.0.y < self.0.y),
                                    Pair(t) => true,
                                    _ => (c.a <= a),
                                })
                                    && ({
                                        (*self) = (-(*self));
                                        (1.5_f32 < c.a)
                                    })) as i16) + 3) as i32);
                                (if (0_u32 != self.0.y) { Self::SIZE } else { Hit::SIZE })
                            }),
                        )) else {
                            return Pair(self.0);
                        };
                        (Vec3::new((-2.5_f32), c.a, c.a)).dot(Vec3::new(1.5, 1.5, 0.0))
                    }
                    _ => 2.0,
                });
                let t: f32 = {
                    fn first(a: f32) -> f32 {
                        if a < 0.5 { -a } else { a }
                    }
                    let t = first(given);
                    t
                };
                let mut k0 = ((self.0.y ^ self.0.y)) & 3;
                #[keep] 'outer: while k0 > 0 && (true) {
                    k0 -= 1;
                }
                3
            });
            Pair(
                (flatten::math::select(
                    (self.0).max(UVec2::new(self.0.x, 0_u32)),
                    self.0,
                    (match (Pair::SIZE, y) {
                        (n @ ..=1, _) => (y != y),
                        _ => {
                            let mut x = y;
                            (self.0.x != self.0.y)
                        }
                    }),
                ) + UVec2::splat(self.0.y)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: bool, c: Pair, y: f32) -> u32 {
        (if (y > TABLE[Hit::SIZE % 4]) {
            b;
            (if b {
                {
                    let v: bool;
                    if ((c.0.x + MASK) == (b as u32)) {
                        b
                            |= (b
                                ^ (Vec4::new((-1e-40f32), 0.0_f32, y, 0.25_f32))
                                    .abs_diff_eq(Vec4::new(HALF, 0.0_f32, (-0.0_f32), y), 0.5));
                        v = (matches!(
                            (STEPS, (WIDE as i32), (c.0.y != c.0.y)), ((- 7 | 0), y @ 2
                            ..1_000, false)
                        )
                            && ({
                                b = (c.0.x <= c.0.x);
                                (if b { b } else { b })
                            }));
                    } else {
                        b = ((BVec3::new(b, true, b)) == (BVec3::new(b, true, b)));
                        v = ((CORNER).cross(Vec3::new(0.5, STILL, STILL)))
                            .cmplt((Vec3::new(1.0, y, y)).floor())
                            .all();
                    }
                }
                b
            } else {
                false
            })
        } else {
            let _ = b;
            b
        });
        'outer: for v in 0..2 {
            let mut a: Pair = Pair(c.0);
            let c = a
                .step(
                    (-({
                        let _ = ((a.0.x >> (a.0.y & 31))
                            >= (if a.0.y != 0 { a.0.y / a.0.y } else { (1u32 << 31) }));
                        'inner: for a in -1..2 {
                            let mut x_2 = y;
                            if b {
                                break;
                            }
                            b &= b;
                            if b {
                                (x_2, b) = (((y + (-0.0)) % 4.0), b);
                            } else {
                                let (mut x, mut a) = (
                                    (if (({ b })) {
                                        x_2
                                    } else {
                                        (match c {
                                            Pair(n) => y,
                                            _ => x_2,
                                        })
                                    }),
                                    (((!a)
                                        & (match (Hit::SIZE, x_2, 1.0_f32) {
                                            (..4, mut t @ ((0.25 | -1.5)), mut b) => v,
                                            (mut a, (8.0 | 2.0), _) => v,
                                            (v, (0.25 | -1.5), 0.0) => a,
                                            _ => a,
                                        })) as i32),
                                );
                            }
                        }
                        (-1.0)
                    })),
                    Hit { a: y },
                );
        }
        c.0.y
    }
}

#[flatten]
mod p045 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, self.1)
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(-other.0)
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(-self.0)
        }
    }
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
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const FIRST: Self = Pair(2, -2);
        const ALL: [Pair; 2] = [Pair(0, i32::MAX), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(mut b: f32, c: i32) -> i32 {
        let mut c = (&{ (Hit(b) * (b).lerp_monotonic(b, 0.25)) }
            - &{ (&{ Hit((-2.5_f32)) } - &{ (-Hit(b)) }) });
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            if ((c.0 < b) || false) {
                c = Hit(c.0);
                break;
            }
            let mut a_2: [i32; 3] = [1_i32, STEPS, 10_i32];
            'inner: for &c in &a_2 {
                if (!true) {
                    return a_2[1];
                }
                if FLAGS[(Hit::SIZE).min(8)] {
                    break;
                }
            }
            k0 *= 2;
        }
        ((NARROW as i32) + (b as i32).clamp(-64, 64))
    }
    impl Hit {
        fn step(self, a: Pair, c: &mut i32, y: i32) -> bool {
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                k0 = k0 + 2;
                if (!((f32::INFINITY <= self.0) || (2.0_f32 < 0.0))) {
                    break;
                }
                if (((self.0).is_finite()
                    || ({
                        let q = self.0;
                        q == q && q.is_sign_negative()
                    })))
                {
                    'block: {
                        if ((((a.0 > a.0)
                            && ({
                                (*c) = a.1;
                                (self.0 < self.0)
                            }))
                            || ({
                                (*c) = (a.1 + (*c));
                                false
                            })))
                        {
                            break 'block;
                        }
                        if ((self.0).cos()).is_nan() {
                            _ = (({
                                let q = self.0;
                                q == q && q.is_sign_negative()
                            }) || (self.0 <= self.0));
                            (*c) = (*c);
                        } else {}
                    }
                }
            }
            ((a.0 != a.0) ^ ((*c) > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32, y: &Vec3, t: &mut i32) -> bool {
        if (Hit::step(
            ('block: {
                if ((((IVec2::new(5_i32, (-4_i32))) == (IVec2::new((-4_i32), (*t))))
                    && ({
                        x %= 7;
                        matches!(((* t), (1.0_f32 < y.x), (- 0.0_f32)), (_, y, - 1.5))
                    })))
                {
                    break 'block ({
                        let _ = ('block_1: {
                            if FLAGS[Hit::SIZE % 9] {
                                break 'block_1 (Hit::SIZE != Hit::SIZE);
                            }
                            ((WIDE as i32) != (-4))
                        });
                        Hit(y.z)
                    });
                }
                (x, (*t)) = (x, first((f32::MIN).rem_euclid((y.z)), (x % 3)));
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    k0 += 1;
                    if (k0 <= 3) {
                        let mut k1 = (((MASK & 15) * (MASKS[Pair::SIZE % 7] & 7))) & 3;
                        'inner: while k1 > 0 {
                            k1 -= 1;
                            let mut t = mat2(Vec2::new(y.x, HALF), Vec2::new(y.y, y.y));
                            t.x_axis *= Vec2::ONE;
                            let x = [
                                BVec3::new(false, (STILL > (*a)), true),
                                BVec3::new(false, true, (k1 > k1)),
                            ];
                        }
                        continue;
                    }
                }
                Hit(y.x)
            }),
            Pair::FIRST,
            &mut x,
            (*t),
        )) {}
        (false ^ (x > 1))
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut [i32; 3], y: f32, t: Mat2) -> f32 {
        let start = (y + 0.0);
        let mut b = 0.0;
        b += start;
        match (((Pair { a: t.x_axis.y }).a, t.x_axis.x)) {
            ((mut x_2, 0.0..=2.0) | (-1.5, mut x_2)) => {
                #[unroll(max = 4)]
                'outer: for x_2 in (0..((c[1] + c[0]) & 3)) {
                    'inner: for n in 0..(COUNT + 1) {
                        'block: {
                            if all(BVec3::new(false, false, false)) {
                                let mut t: f32 = t.x_axis.x;
                                break 'block;
                            }
                            let a = (
                                Pair {
                                    a: RAMP[(({
                                        b *= (t.x_axis.x).mul_add(b, t.y_axis.y);
                                        MASK
                                    }) % 9) as usize],
                                },
                                8_usize,
                                Pair { a: b },
                            );
                        }
                        let mut x_2 = ((Pair { a: b }).a + b);
                    }
                }
            }
            ((c, (0.25 | 1.0)) | (..=0.25, c)) if a => {}
            ((mut v, 2.0) | (..8.0, mut v)) => {}
            _ => {
                return (-0.0);
            }
        }
        (t.y_axis.y + b)
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: -other.a, b: self.b }
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
    impl Pair {
        fn step(&self, a: &Pair, mut x: i32, y: bool) -> bool {
            let v: f32 = (Vec4::splat(1.5_f32)).length_squared();
            (any(BVec3::new((self.b.z < self.b.y), false, true)) ^ (x > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, mut x: [f32; 3], y: Vec3) -> bool {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut t: Pair = Pair {
                b: Vec4::new(3.0, (-1.0), x[2], 0.25),
                ..Pair {
                    a: y.z,
                    b: Vec4::new(y.y, 3.0, x[1], (-0.0)),
                }
            };
            let v = t
                .step(
                    &t,
                    (if (MASK < k0) { STEPS } else { STEPS }),
                    ({ t })
                        .step(
                            &t,
                            (match (
                                Pair::SIZE,
                                FLAGS[(STEPS & 1) as usize],
                                (a.y > (-0.0_f32)),
                            ) {
                                ((100 | 1), false, false) => (WIDE as i32),
                                _ => {
                                    let mut k1 = ((k0).min(k0)) & 3;
                                    #[keep]
                                    'inner: while k1 > 0
                                        && ((t
                                            .step(
                                                &t,
                                                5,
                                                (match 10_i32 {
                                                    (1_000 | 0) => (k1 < k1),
                                                    _ => (t.b.x <= y.x),
                                                }),
                                            )))
                                    {
                                        k1 -= 1;
                                        let c: f32 = 1.0;
                                        let mut v: Pair = (&t - &t);
                                    }
                                    (NARROW as i32)
                                }
                            }),
                            Pair::step(
                                &t,
                                &t,
                                STEPS,
                                t.step(&t, (NARROW as i32), (t.a != a.z)),
                            ),
                        ),
                );
            if v {
                continue;
            }
        }
        ((3.0_f32 > (-2.5)) ^ (x[0] > 0.5))
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: BVec3,
        pub c: i32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1 ^ other.1)
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b,
                c: self.c ^ other.c,
            }
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
    impl Hit {
        const FIRST: Self = Hit {
            a: 2,
            b: BVec3::new(false, true, false),
            c: i32::MAX,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: 0,
                b: BVec3::new(true, false, true),
                c: 3,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, c: i32, mut v: f32, t: u32) -> f32 {
        let (mut b, ..) = (
            Mat2::from_diagonal(Vec2::new(v, 1.5_f32)),
            Hit {
                c: a.1,
                a: a.0,
                b: BVec3::new((v <= v), false, true),
            },
        );
        let _ = (((t & 7) as usize) > ((0.25_f32 < v) as usize));
        b = b;
        'outer: for t in (0..((t).wrapping_add_signed(c) & 3)) {
            let [Pair(x_2, n), Pair(v, mut x), ..] = [
                (Pair(a.0, a.1) + (*a)),
                (*a),
                (*a),
            ];
            if ((false
                ^ ({
                    let q = b.x_axis.y;
                    q == q && q.is_sign_negative()
                })))
            {
                continue;
            }
            (x, b.x_axis.y) = (
                ((a.1 & 15) * ([a.1, 5_i32, c].iter().fold(x, |a, &x_2| c) & 7)),
                1.0,
            );
            let mut y = (if ((n).clamp(-5, 9) <= 1) {
                if ((FLAGS[(a.0).min(8)]
                    || ({
                        b.y_axis
                            += (Vec2::new(1.0_f32, 2.0_f32))
                                .min(Vec2::new(0.5_f32, 0.5_f32));
                        (x_2 < x_2)
                    })))
                {
                    return b.x_axis.y;
                }
                (((
                    b,
                    Hit {
                        c: c,
                        a: v,
                        b: BVec3::new(
                            (b.x_axis.x <= b.x_axis.y),
                            true,
                            (3_usize > 8_usize),
                        ),
                    },
                ))
                    .1
                    + Hit {
                        b: BVec3::new(true, true, (v <= x_2)),
                        c: c,
                        a: x_2,
                    })
            } else {
                Hit::ALL[x_2 % 2]
            });
        }
        b.x_axis.y
    }
}

#[flatten]
mod p049 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        fn step(self, a: &mut f32, c: &f32, mut v: usize) -> Pair {
            let mut x = Hit;
            let mut c: [i32; 2] = (if false {
                let mut a: [i32; 2] = [STEPS, STEPS];
                'outer: for (a_2, n) in a
                    .into_iter()
                    .zip([MASK, ((u32::MAX - 1) & MASK)])
                {
                    match ((
                        ({
                            'inner: for (x, c) in a.iter().enumerate() {
                                (if (n <= 2) {
                                    (false && (n > n))
                                } else {
                                    (true
                                        && ({
                                            v = v;
                                            (n <= n)
                                        }))
                                });
                            }
                            v
                        }),
                        8_u32,
                    )) {
                        (4, 3..) => {}
                        (c @ ((3 | 0)), mut x @ 1..) => {}
                        _ => {}
                    }
                    if true {
                        break;
                    }
                }
                a
            } else {
                [LEVELS[((WIDE as i32) & 1) as usize], 10_i32]
            });
            'outer: for _ in c.iter().rev() {}
            Pair
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: f32, mut n: Vec2) -> Vec2 {
        if (((*c) * 3_i32)).is_negative() {
            'outer: for y in 0..1 {
                let mut k1 = (({
                    let start = (y as i32);
                    let mut a_2 = 0;
                    a_2 += start;
                    let mut k1 = 0u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        k1 -= 1;
                        let mut y: Pair = Pair::step(
                            Pair::step(Pair, &mut n.y, &a, Hit::SIZE),
                            &mut n.x,
                            &a,
                            Hit::SIZE,
                        );
                        let x = y.step(&mut n.x, &a, (false as usize));
                    }
                    MASK
                })) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                }
            }
        }
        (n + Vec2::splat(n.y))
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub fn entry(a: &mut f32, c: &mut i32) -> State {
        (*c) = (*c);
        'outer: for n in 0u32..3 {
            #[unroll(max = 4)]
            'inner: for b in (((1_u32 >> (n & 31)) & 3)..8).step_by(2).rev() {
                let b: BVec3 = ((IVec3::new((-4_i32), (*c), (*c)))
                    .wrapping_add(IVec3::new((*c), (-1_i32), (*c))))
                    .cmpgt(
                        ((IVec3::new((*c), 10, (*c)) | IVec3::new(i32::MAX, (-4), (*c)))
                            + IVec3::new(1, (-1), (*c))),
                    );
                (*c) = ((IVec2::new((*c), 5_i32)).y
                    / ((match ((((*a) != 3.0_f32) | ((*a) > (*a))), n, Pair::SIZE) {
                        (n, (2 | 100), mut c) => (-1_i32),
                        (false, x_2, ..2) => 10_i32,
                        _ => (*c),
                    }) | 1));
            }
        }
        State
    }
}

mod p051 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Mat4, c: &i32) -> f32 {
        'outer: for _ in 0..2 {
            #[keep]
            'inner: for _ in (0..((MASK % 7) & 3)) {
                let mut turn = 0;
                let v: [f32; 3] = #[keep]
                'value: loop {
                    turn += 1;
                    if turn >= 1 {
                        break [a.x_axis.z, 2.0_f32, a.y_axis.w];
                    }
                };
                if (('block: {
                    let mut a_2 = (mat4(a.z_axis, a.x_axis, a.y_axis, a.x_axis)
                        * mat4(
                            a.z_axis,
                            a.z_axis,
                            a.z_axis,
                            Vec4::new((-0.0_f32), a.y_axis.z, 0.25_f32, a.w_axis.w),
                        ));
                    a_2.y_axis += Vec4::ONE;
                    if ((*c) < (*c)) {
                        let (x_2, _) = ([(1.5_f32 * 0.0); 2], a_2.z_axis.x);
                        break 'block true;
                    }
                    ((-2.5_f32) < a.y_axis.y)
                })) {
                    continue;
                }
            }
        }
        (HALF + 0.0)
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub Vec3);
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3 };
        const ALL: [Pair; 2] = [Pair { a: -2 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: &i32, y: f32) -> bool {
        'outer: for x in -1..1 {
            let _ = (if (({
                let q = a.1.x;
                q == q && q.is_sign_negative()
            })) {
                {
                    if (a.0 && a.0)
                        && let (false, (0.0 | 0.0), true) = (
                            (Hit(a.0, a.1)).0,
                            (3_u32 as f32),
                            (((a.1.x <= y) || (STEPS <= x)) && (1.0_f32 != a.1.z)),
                        )
                    {
                        let mut a_2: Vec4 = ((Vec4::new(y, (-2.5_f32), 0.0_f32, y))
                            .max(Vec4::new(y, (-1.0_f32), 0.25_f32, y)))
                            .mul_add(
                                Vec4::new(0.0_f32, 0.5_f32, a.1.y, 1.0_f32),
                                (Vec4::new(0.5_f32, 3.0_f32, 0.25_f32, y) * a.1.y),
                            );
                        let mut a_2 = a_2.x;
                    }
                    'inner: for a_2 in 0..3usize {
                        let n = (Vec2::new(1.5_f32, a.1.x)).y;
                    }
                    let mut k1 = (MASK) & 3;
                    'inner: while k1 > 0 && ((k1 > 2)) {
                        k1 -= 1;
                        let mut a: Vec2 = Vec2::new(2.0, 0.0);
                        let given: f32 = (if (y == a.y) {
                            ((x as i32) as f32)
                        } else {
                            (a).y
                        });
                        let t: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(b: f32) -> f32 {
                                if b < HALF { -b } else { b }
                            }
                            let t = second(given);
                            t
                        };
                    }
                }
                (a.0 && a.0)
            } else {
                if a.0 {
                    continue;
                }
                (BVec3::new(a.0, true, a.0)).test((0_i32 & 1) as usize)
            });
            if (BVec3::new(false, a.0, a.0)).test((MASKS[3_usize % 7] % 2) as usize) {
                {
                    let mut v: (Hit, Pair, i32) = (
                        Hit((a.1.y).is_finite(), a.1),
                        (if (a.1.y != a.1.x) { Pair::FIRST } else { Pair { a: (*c) } }),
                        (x as i32),
                    );
                }
                break;
            }
        }
        ((*c) < (*c))
    }
}

#[flatten]
mod p053 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: if self.a < other.a { self.a } else { other.a },
            }
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
    impl Pair {
        const FIRST: Self = Pair(0.5, 0);
        const ALL: [Pair; 2] = [Pair(-0.0, 5), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit;
        const ALL: [Hit; 2] = [Hit, Self::FIRST];
    }
    impl Pair {
        fn step(self, a: i32) -> bool {
            let v: IVec2 = 'block: {
                if ((BVec3::new(false, (self.1 <= self.1), false))
                    == (BVec3::new(false, (a > a), true)))
                {
                    break 'block IVec2::new(a, (-4));
                }
                select(
                    (IVec2::new((-4_i32), 1_i32) - IVec2::new(a, 2_i32)),
                    (IVec2::new(a, 10_i32)).min(IVec2::new(a, (-1_i32))),
                    matches!((State { a : self.0 }), State { a : (8.0 | 1.0) }),
                )
            };
            (self.1 < 8)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32, t: &mut u32) -> Pair {
        let start = (*c);
        let mut v = 0;
        v += start;
        'outer: for n in (((*t) & 3)..8).step_by(2).rev() {
            let mut y: Pair = (match (((*t) <= n), (RAMP[(0_usize).min(8)] <= y)) {
                ((n, true) | (true, n)) => {
                    'inner: for c in [
                        (0.25_f32).tanh(),
                        (match (b, (2_i32 <= (*c)), b) {
                            (
                                _,
                                _,
                                1.0,
                            ) if (Vec3::new((-1.0), 2.0, y))
                                .cmple(POINTS[((*t) % 6) as usize])
                                .all() => {
                                let State { a: x } = (State { a: y }
                                    + (State { a: y } * b));
                                b
                            }
                            (mut x_2, true, ..=8.0) => x_2,
                            _ => {
                                if n {
                                    let mut c = Hit::FIRST;
                                    v = ([select(v, v, n); 2])[0];
                                }
                                b
                            }
                        }),
                        y,
                    ] {
                        if (({ (v >= STEPS) })) {
                            break;
                        }
                        if (((y > c)
                            || ({
                                v = v;
                                ((*t) < (*t))
                            })))
                        {
                            return Pair(b, (*t));
                        }
                    }
                    Pair::FIRST
                }
                _ => Pair(b, n),
            });
            y.step((Vec3::new((-1.0_f32), (-2.5_f32), y.0)).as_ivec3().y);
        }
        Pair(((-1.0) + b), 3)
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
        fn step(mut self, a: f32) -> bool {
            let t: i32 = (IVec3::new(STEPS, (-1_i32), STEPS)).min_element();
            let _ = asked(
                &|a, x_2| {
                    if (match (a, STEPS) {
                        (..1.0, _) => self.0,
                        (_, ..2) => self.0,
                        (1.0.., (1 | 0)) => self.0,
                        _ => self.0,
                    }) {
                        return ((t > x_2) ^ self.0);
                    }
                    (self.0 && self.0)
                },
                (0..2i32).map(|n| a).sum::<f32>(),
            );
            let x: f32;
            if ((self).0 == (Vec3::new(3.0, (-1.0), 2.0)).cmpeq(CORNER).any()) {
                x = (if asked(&|c, a| self.0, a) {
                    ((a).min(a) + 0.0)
                } else {
                    _ = (Pair(self.0)).0;
                    ((a).abs() + 0.5).ln()
                });
            } else {
                x = ((if (a <= a) {
                    'outer: for x in 0..2 {
                        let b: i32;
                        if ((match self {
                            Pair(true) => self.0,
                            Pair(c) => (t != x),
                            Pair(b @ false) => self.0,
                            b => (a != a),
                        })) {
                            b = 5;
                        } else {
                            self.0 = self.0;
                            b = t;
                        }
                        if (1_i32 != b) {
                            break 'outer;
                        }
                    }
                    a
                } else {
                    (-0.0_f32)
                }) * 0.0);
            }
            ((x <= 0.5) ^ (t < t))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Hit) -> bool {
        let x_2 = ({
            let mut c = (if Pair::step(
                Pair(true),
                (0..2i32).map(|y| (*a)).sum::<f32>(),
            ) {
                let mut y: f32 = (({
                    let mut b: [[i32; 2]; 3] = [[c.a, 2_i32]; 3];
                    'outer: for (n, t) in b.iter().enumerate() {
                        let [[v, c], [_, _], [mut b, mut a]] = b;
                    }
                    ((-0.0_f32) * 0.0)
                }))
                    .abs();
                c.a
            } else {
                ({
                    c.a >>= 1;
                    let (mut v, mut t) = ((((-1_i32) + c.a) - c.a), (&(*c) - &(*c)));
                    ((Hit::SIZE & 255) as i32)
                })
            });
            (((*a) / (-3.0)) * ((*a) + (*a)))
        });
        (((*a) < (Vec3::new((*a), x_2, (*a))).z) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p055 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State;
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
            }
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: -other.a }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit { a: (other & 15) as f32 }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    pub fn entry(a: &mut [f32; 3], c: i32) -> i32 {
        #[keep]
        'outer: for _ in (((UVec2::new(5_u32, 0_u32)).y & 3)..8).step_by(2).rev() {
            let start = State::SIZE;
            let mut b = 2;
            b += start;
            let a_2: [f32; 3];
            if asked(
                &|x_2, a| flatten::math::any(
                    BVec3::new((3_usize > b), (x_2 <= x_2), false),
                ),
                a[0],
            ) {
                a_2 = (*a);
            } else {
                b = b;
                a_2 = [(a[2]).lerp(HALF, a[1]), (STILL).clamp(-1.0, 1.0).asin(), a[2]];
            }
            let mut n = (Mat2::from_cols(
                Vec2::new(a[0], a_2[0]),
                Vec2::new(1.0_f32, (-0.0_f32)),
            ))
                .transpose();
            n.x_axis = (n.x_axis).xx();
            let mut x: Hit = Hit { a: a_2[0] };
        }
        'outer: for &n in &(*a) {
            _ = ((-4_i32) > c);
        }
        (((c - ((10_i32 & 15) * (7_i32 & 7))) - ((1 + 10) - (c).max(c)))
            + (a[2] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p056 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a ^ other.a }
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
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
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
            State { a: self.a & other }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Hit, mut x: i32, mut v: f32) -> Hit {
        let mut y = ({
            b
                += (if ((match ((!(v != HALF)), Hit::SIZE, (v).ceil()) {
                    (mut t, (3 | 4), 8.0) => {
                        t = ((Vec3::new(0.0_f32, 3.0_f32, 3.0_f32)).is_nan()
                            != (t && ((x != 7) & t)));
                        (Hit::SIZE <= State::SIZE)
                    }
                    _ => {
                        let mut c: i32 = x;
                        (0.25_f32 > v)
                    }
                })) {
                    let b: IVec2 = IVec2::new(
                        x,
                        (((7_i32).abs() & 15)
                            * ((if (2_i32 <= (-1)) { x } else { x }) & 7)),
                    );
                    (-(Hit::FIRST * (-0.5)))
                } else {
                    Hit {
                        a: (if true {
                            let mut x = Pair { a: UVec2::new(2, 5) };
                            STEPS
                        } else {
                            x
                        }),
                    }
                });
            (mat3(
                Vec3::new(1.0_f32, 3.0_f32, v),
                Vec3::new(0.25_f32, (-1.0_f32), v),
                CORNER,
            ) * v)
        });
        y.y_axis += Vec3::ONE;
        y.x_axis = y.x_axis;
        if ((if (b.a <= 10) {
            (x < x)
        } else {
            let mut k0 = ((y.y_axis.y.abs() as u32 & 255)) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut x: f32 = (((y.z_axis.y
                            * ({
                                y.z_axis.y = y.y_axis.z;
                                y.y_axis.x
                            })) * (2_u32 as f32)))
                            .ceil();
                        let mut turn = 0;
                        let b: Vec3 = 'value: loop {
                            if ((if ((if (y.y_axis.x < y.y_axis.y) {
                                (k0 <= k0)
                            } else {
                                (b.a <= b.a)
                            })) {
                                (Vec2::new((-2.5), (-2.5)) == Vec2::new(3.0, y.x_axis.z))
                            } else {
                                (y.y_axis.y > (-0.0))
                            })) {
                                break 'value y.z_axis;
                            }
                            turn += 1;
                            if turn >= 1 {
                                break y.z_axis;
                            }
                        };
                    }
                    k1 += 1;
                }
            }
            (10_i32 < x)
        })) {
            if (({
                let q = y.z_axis.y;
                q == q && q.is_sign_negative()
            })) {
                return (if true {
                    return Hit { a: ((5_i32 & 15) * (x & 7)) };
                } else {
                    b
                });
            } else {
                return Hit { a: (b.a & 10) };
            }
        }
        Hit { a: x }
    }
}

#[flatten]
mod p057 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
        fn sum(self, a: u32, c: i32, y: f32) -> f32 {
            let v = c;
            (f32::MIN
                + (Vec2::new((-2.5_f32), 0.0_f32))
                    .distance(Vec2::new((-0.0_f32), 1.0_f32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: Vec4, y: f32) -> bool {
        'outer: for y in ((((y as i32).clamp(-64, 64)) & 3)..8).step_by(2).rev() {
            let mut t: Pair = (match (y, c.z) {
                (t @ -7, _) => {
                    _ = (c.z == (Vec2::new(c.z, c.x)).y);
                    Pair(Pair::SIZE)
                }
                _ => Pair(Pair::SIZE),
            });
            t.sum(
                MASKS[(MASK % 7) as usize],
                (-y),
                (Vec3::new(c.w, 3.0_f32, 1.5_f32)).z,
            );
        }
        (*a) = (*a);
        (*a) = ((*a)
            + ({
                (*a) = (*a);
                (*a)
            }));
        ((c.x <= HALF) ^ ((*a) > 1))
    }
}

#[flatten]
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec3, y: &mut f32) -> Pair {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let mut a = (MASK as f32);
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 8) {
                    break;
                }
                k1 <<= 1;
                let mut t = (((UVec2::new(8, 2) & UVec2::new(k1, 2)) + UVec2::new(1, 0))
                    * 2);
                if true {
                    if (hadd(Vec3::from_array([(-1.0_f32), a, a])) != STILL) {
                        let mut t = (((if (((k0 as f32) != x.y) && ((k0 as u32) != 8)) {
                            ((k0 as i32) as f32)
                        } else {
                            ((*y) + (-1.0_f32))
                        }))
                            .min((a).atan2(((x.y).trunc()))) + 0.0);
                        let a: BVec3 = (IVec3::new(
                            (WIDE as i32),
                            (-4_i32),
                            (NARROW as i32),
                        ))
                            .cmpeq(
                                ((IVec3::new((WIDE as i32), STEPS, 0)
                                    ^ IVec3::new(STEPS, (k0 as i32), (WIDE as i32))))
                                    .max(IVec3::new(STEPS, 7, 5)),
                            );
                    } else {}
                    continue;
                }
            }
            k0 += 1;
        }
        Pair
    }
}

#[flatten]
mod p059 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, mut x: i32, y: f32, t: &mut UVec2) -> u32 {
        let mut turn = ((t.x + t.x)) & 1;
        let y: Pair = #[unroll(max = 3)]
        'value: loop {
            x *= 2;
            if (!asked(&|y, x| (t.y < t.y), y)) {
                break ({
                    let mut k0 = (t.y) & 3;
                    #[unroll(max = 3)] 'outer: while k0 > 0 {
                        k0 -= 1;
                        'inner: for t in -1..-1 {
                            if (((5_i32 <= x)
                                || ({
                                    x = (x * 0);
                                    true
                                })))
                            {
                                x -= 3_i32;
                                continue;
                            }
                            let mut x_2: Pair = Pair;
                        }
                    }
                    let mut k0 = 1u32;
                    'outer: while k0 < 4 {
                        let a: f32;
                        if (y <= y) {
                            a = y;
                        } else {
                            t.y = t.x;
                            a = y;
                        }
                        if ((if ((if (x <= x) { (y != 0.5) } else { (x < (-4)) })) {
                            (POINTS[(8_u32 % 6) as usize]).is_nan()
                        } else {
                            (x != 7)
                        })) {
                            break 'outer;
                        }
                        if (x <= x) {} else {}
                        k0 *= 2;
                    }
                    (*a)
                });
            }
            turn += 1;
            if turn >= 3 {
                break Pair;
            }
        };
        (({
            let q = STILL;
            if q == q { q.to_bits() >> 20 } else { 7 }
        }) >> (t.x & 31))
    }
}

#[flatten]
mod p060 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
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
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
        fn step(self, a: f32, c: i32) -> i32 {
            'block: {
                {
                    if (({
                        if (0.25_f32 < a) {
                            let mut t = ([
                                [(WIDE as i32), self.b, c],
                                [self.b, c, c],
                                [self.b, c, c],
                            ])[0];
                        } else {
                            let start = (if self.a >= self.a {
                                self.a - self.a
                            } else {
                                self.a
                            });
                            let mut b = 2;
                            b += start;
                        }
                        ((STEPS != c) && false)
                    })) {
                        return ((c).max(c)).max((self.b & 5));
                    }
                    if let Pair { a: 4..=100, b: mut c } = (&self - &self) {
                        let mut k0 = (MASKS[self.a % 7]) & 3;
                        'outer: loop {
                            let Pair { a, b: _ } = self;
                            let (mut a_2, a) = (
                                [
                                    [c, c, (-4_i32)],
                                    [self.b, self.b, self.b],
                                    [2_i32, self.b, STEPS],
                                ],
                                Vec2::new(2.0_f32, (-0.0_f32)),
                            );
                            if k0 == 0 || ((k0 != k0)) {
                                break;
                            }
                            k0 -= 1;
                        }
                    } else {}
                }
                if (a != a) {
                    break 'block;
                }
            }
            (1 + 3)
        }
    }
    impl Pair {
        fn sum(mut self, a: f32, c: &mut i32, mut v: f32) -> bool {
            let given: f32 = ((((-1.0_f32)).powi(3)).min(((HALF).max(a) + 0.0)) + 0.0);
            let c: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(n: f32) -> f32 {
                    (n - HALF).max(HALF)
                }
                t
            };
            let v = [
                (0..3i32)
                    .map(|t| {
                        if (self.a != self.a) {
                            return ((-0.0_f32) * a);
                        }
                        v
                    })
                    .sum::<f32>(),
                c,
                v,
            ]
                .iter()
                .all(|&c| {
                    ((if (self.a != 1) {
                        ((v <= 1.0_f32), (-4_i32))
                    } else {
                        ((self.b > self.b), self.b)
                    }))
                        .0
                });
            v
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32) -> u32 {
        if let (0.25.., mut x_2 @ -1) = ((
            a,
            [(x + x), select(x, x, (7_i32 != x)), x]
                .iter()
                .fold(
                    x,
                    |b, &a_2| {
                        (match a {
                            y if (STEPS > (-1)) => a_2,
                            2.0..8.0 => x,
                            _ => a_2,
                        })
                    },
                ),
        )) {
            x_2 = (Pair::step(Pair { a: Pair::SIZE, b: (-4_i32) }, a, x_2))
                .saturating_mul((((WIDE as i32)).leading_zeros() as i32));
            let mut a: Pair = ({
                let mut turn = 0;
                let x_2: [[i32; 3]; 3] = 'value: loop {
                    {
                        let mut a_2 = a;
                        x_2 = x_2;
                        _ = (((HALF <= a_2), x_2)).0;
                    }
                    x = (if (a <= 1.0) {
                        ((Pair { b: 7_i32, a: 8_usize }).b).signum()
                    } else {
                        (WIDE as i32)
                    });
                    if (x_2 > x_2) {
                        break [
                            [x; 3],
                            [x_2, x, STEPS],
                            (if (3.0_f32 != a) { [7_i32; 3] } else { [x, x, x_2] }),
                        ];
                    }
                    turn += 1;
                    if turn >= 1 {
                        break [[x_2, x_2, (NARROW as i32)]; 3];
                    }
                };
                Pair::ALL[Pair::SIZE % 2]
            });
            let t = a
                .sum(
                    ({
                        if ((({
                            let a_2: IVec3 = 'block: {
                                let mut n = IVec3::new(
                                    7,
                                    Pair::step(
                                        Pair { b: x, a: a.a },
                                        (HALF).sin_cos().0,
                                        a
                                            .step(
                                                0.0,
                                                ({
                                                    a = Pair { b: 1, ..a };
                                                    (IVec2::new(x_2, (-4_i32))).y
                                                }),
                                            ),
                                    ),
                                    2,
                                );
                                if (STEPS <= x) {
                                    break 'block n;
                                }
                                n
                            };
                            true
                        })
                            && ({
                                a.a ^= 3;
                                false
                            })))
                        {}
                        3.0
                    }),
                    &mut x_2,
                    TABLE[(a.a).min(3)],
                );
        }
        (1 + ((x & 255) as u32))
    }
}

#[flatten]
mod p061 {
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
    pub fn entry(mut b: f32, c: Vec2, y: &mut f32) -> f32 {
        let mut k0 = (0_u32) & 3;
        'outer: while k0 > 0 && (true) {
            k0 -= 1;
            if (('block: {
                if ((if ((true
                    && ({
                        b = (if true {
                            (*y)
                        } else {
                            return (((if c.y <= 0.0_f32 {
                                (c.x).clamp(c.y, 0.0_f32) + 0.0
                            } else {
                                (-1.0_f32)
                            }))
                                .max((1.5_f32).mul_add(c.x, c.y)) + 0.0);
                        });
                        (MASKS[(8_usize).min(6)] > 3_u32)
                    })))
                {
                    'inner: for _ in -1..1 {
                        b
                            += select(
                                (-c.x),
                                (c.x).clamp(-2.0, 2.0).exp_m1(),
                                (k0 <= (5_u32 | k0)),
                            );
                        if (!(HALF != (-1.0))) {
                            (*y) = (c).y;
                            break 'block (b != STILL);
                        }
                    }
                    (k0 < 0)
                } else {
                    (k0 != k0)
                })) {
                    break 'outer;
                }
                false
            })) {
                continue;
            }
        }
        ((*y) + b)
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        fn step(&self, a: &mut f32, mut x: [[f32; 3]; 2], y: f32) -> Pair {
            let mut k0 = (3_u32) & 3;
            #[keep]
            'outer: loop {
                if ((!(if self.c {
                    if (({
                        let mut c = x;
                        (2_u32 < k0)
                    })) {
                        if self.c {
                            return (self - self);
                        } else {
                            return Pair {
                                c: self.c,
                                ..Pair { b: y, ..(*self) }
                            };
                        }
                    }
                    (x[0][2] < x[1][1])
                } else {
                    self.c
                }))) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
            }
            Pair {
                a: self.a,
                b: (x[1][0] + x[1][2]),
                c: (self.c ^ (x[1][0] > 0.5)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: UVec2) -> i32 {
        let mut b = (((CORNER).map(|c| c)
            + flatten::math::abs(Vec3::new(0.25_f32, 3.0_f32, 0.5_f32))))
            .map(|c| {
                (if (c < c) {
                    flatten::math::dot(
                        Vec3::new(c, 1.0_f32, c),
                        Vec3::new((-0.0_f32), 0.5_f32, f32::MIN),
                    )
                } else {
                    (Pair {
                        c: ((*a) > (*a)),
                        a: 0.5_f32,
                        b: c,
                    })
                        .a
                })
            });
        if (asked(
            &|a, a_2| (!(if false { (c.x <= c.y) } else { (1_i32 != a_2) })),
            b.y,
        )) {
            let mut y: Pair = Pair {
                c: (0.5_f32 != b.y),
                ..Pair {
                    c: ((*a) > 2),
                    a: 2.0,
                    b: b.y,
                }
            };
            let t = y
                .step(
                    &mut b.z,
                    ({
                        let mut k0 = ((c.x).wrapping_sub(c.x)) & 3;
                        #[keep]
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let mut v = [
                                        [y.b, (y.a + HALF), (y.a * 1.0)],
                                        (if (!y.c) {
                                            [y.a; 3]
                                        } else {
                                            (if y.c {
                                                [y.b, y.a, 2.0_f32]
                                            } else {
                                                [y.b, (-2.5_f32), y.a]
                                            })
                                        }),
                                    ];
                                }
                                k1 += 1;
                            }
                        }
                        [[y.a, y.a, y.a], [y.b, 0.0_f32, y.a]]
                    }),
                    y.a,
                );
        } else {}
        STEPS
    }
}

mod p063 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(source)]
    fn third(a: &f32, c: i32) -> i32 {
        let mut b: usize = (0.5_f32.abs() as usize & 15);
        b = b;
        ((WIDE as i32) + ((b & 255) as i32))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Vec3, y: &mut f32, t: &mut u32) -> f32 {
        'outer: for y in 0..STEPS {
            (*t) = (*t);
        }
        (*t) = ((9
            - (((match (LEVELS[COUNT % 8], STEPS) {
                ((mut b, -1..) | ((1_000 | 1_000), mut b)) => {
                    let mut k0 = ((UVec2::new(1_u32, MASKS[(b & 1) as usize])).y) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((((false < (k0 > k0))
                            && ({
                                b = third(
                                    &{ 2.0_f32 },
                                    ({
                                        (*t) = 2;
                                        1_i32
                                    }),
                                );
                                false
                            }))))
                    {
                        k0 -= 1;
                        let mut a = (match (b, ((k0 < 2_u32) || ((*t) <= k0))) {
                            (b @ 2.., true) => {
                                (*t) = (match ((
                                    (if (5_usize >= 5) { (b < b) } else { ((*t) > MASK) }),
                                    (select(b, (WIDE as i32), false) | 3_i32),
                                    COUNT,
                                )) {
                                    (_, _, 1..=4) => ((k0 ^ (*t)) | k0),
                                    (t, x_2, c @ 4..) => {
                                        ((match (STEPS, b, t) {
                                            (mut y, 2..=1_000, c) => k0,
                                            (b @ ((2 | 5)), (5 | -1), true) => k0,
                                            _ => (1u32 << 31),
                                        }))
                                            .max(k0)
                                    }
                                    (true, mut y @ 5, mut a @ 0..) => (*t),
                                    _ => 1,
                                });
                                Mat2::from_cols(Vec2::new(0.0, c.z), Vec2::new(c.y, c.x))
                            }
                            (_, true) => {
                                Mat2::from_cols(
                                    Vec2::new(0.25, c.y),
                                    Vec2::new(1.5, (-0.0)),
                                )
                            }
                            _ => {
                                Mat2::from_cols(Vec2::new(c.z, (*y)), Vec2::new((*a), 2.0))
                            }
                        });
                    }
                    (b != b)
                }
                ((a, 5..1_000) | (1_000.., a)) => (1_i32 > a),
                ((v, 1) | (0.., v)) if FLAGS[COUNT % 9] => ((*t) <= MASK),
                _ => false,
            }) && true) as i8) - (((*t) <= MASK) as i8)) as u32 & 255);
        ((-2.5) + (*y))
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub UVec2);
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
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: [f32; 3]) -> u32 {
        let a = (saturate(Vec3::new(0.5_f32, 0.5_f32, c[2]))
            - ((if (c[1] != c[2]) {
                Vec3::new(c[0], 0.25, 1.0)
            } else {
                #[keep]
                'outer: for a in (0..((MASK | MASK) & 3)) {
                    let mut t = [c[1], c[2], STILL];
                    let k1 = (1_u32) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        break;
                    }
                }
                Vec3::new(0.0, (-0.0), 0.0)
            }))
                .yzx());
        let Hit(Pair { a: mut a_2, b, c }, _) = (Hit(
            Pair {
                a: STEPS,
                b: c[1],
                c: Vec2::new(0.0_f32, a.x),
            },
            UVec2::new(2_u32, MASK),
        ) * STEPS);
        ((((MASK | 7) - (((MASK & 15) * (MASK & 7)) & 7)))
            .max((if (a_2 <= a_2) { 5 } else { (MASK & MASK) })) + ((a_2 & 255) as u32))
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        fn step(&self, a: &mut f32, c: (f32, Vec3, Vec3), y: f32) -> f32 {
            if false {
                'outer: for b in [((*self)).0, c.0, 1.5_f32] {
                    (*a) = (flatten::math::floor(0.5_f32)).copysign((b).max(-9.0));
                    let Pair(t, _) = (*self);
                    if ((if (HALF > t) {
                        (!(t != (-0.0)))
                    } else {
                        #[keep]
                        'inner: for a in ((select(STEPS, 3_i32, (c.2.y <= t)) & 3)..8)
                            .step_by(2)
                        {
                            let mut y: Mat3 = mat3(c.1, c.2, Vec3::new(2.0, 2.0, b));
                        }
                        (0.0_f32 <= self.1)
                    })) {
                        continue;
                    }
                }
                return y;
            }
            (y + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, mut x: i32, mut v: f32, t: &u32) -> Pair {
        'outer: for c in [(NARROW as i32), x] {
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 4) {
                    break;
                }
                if any(BVec3::new((2_i32 <= 0_i32), (2_i32 < x), false)) {
                    break 'outer;
                }
                let (mut y, _, ..) = (([b.x, b.x, v])[0], b, b);
                k1 <<= 1;
            }
            v = ({ Pair(0.25_f32, b.x) })
                .step(
                    &mut b.x,
                    (
                        taken(
                            0.0_f32,
                            |y| {
                                if (((*t) < MASK) == true) {
                                    return v;
                                }
                                HALF
                            },
                        ),
                        (Mat3::from_cols(
                            Vec3::new(3.0_f32, 1.5_f32, v),
                            Vec3::new(v, v, v),
                            Vec3::new(v, v, 1.5_f32),
                        ))
                            .mul_vec3(CORNER),
                        (Vec3::new(v, 2.0_f32, v) + Vec3::new((-0.0_f32), v, 1.0_f32)),
                    ),
                    ((Vec3::new((-2.5_f32), 0.25_f32, v))
                        .min(Vec3::new(v, v, (-2.5_f32))))
                        .dot(
                            (Mat3::from_cols(
                                POINTS[(8_usize).min(5)],
                                Vec3::new(v, v, v),
                                Vec3::new(0.0_f32, (-1.0_f32), 1.5_f32),
                            ) * Vec3::new(0.25, 0.5, 0.25)),
                        ),
                );
            if (c < c) {
                break;
            }
        }
        Pair(((-0.0) + (x as f32)), (b.x + (x as f32)))
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b ^ other.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: (other & 15) as f32,
                b: self.b,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: Hit) -> [i32; 3] {
            let x_2 = (Pair { a: a.0.z, ..self }
                * ((a.0.w).min(flatten::math::exp2((-0.0_f32))) + 0.0));
            [(NARROW as i32), STEPS, STEPS]
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: Mat3, mut x: UVec2) -> Pair {
        if let (c @ ((100 | 1)), false, 3) = ((
            (if 8_usize >= Pair::SIZE { 8_usize - Pair::SIZE } else { Hit::SIZE }),
            (((b.z_axis.x > b.z_axis.x)
                || ({
                    b.z_axis.z = b.z_axis.x;
                    (8_u32 > x.x)
                }))
                || (match (x.y > x.y) {
                    v => (b.y_axis.y < b.y_axis.x),
                    _ => (b.y_axis.x > b.z_axis.y),
                    true => {
                        let c: Pair = Pair {
                            c: (match ((
                                ((x.y < x.x)
                                    || ({
                                        b.y_axis = (if (x.x > MASK) {
                                            b.y_axis
                                        } else {
                                            'outer: for a_2 in -1..3 {
                                                'inner: for x in -1..0 {
                                                    if ((MASK == 5) ^ (b.y_axis.y > TABLE[(MASK % 4) as usize]))
                                                    {
                                                        break;
                                                    }
                                                    let start = ((5_u32) as f32 as i32);
                                                    let mut c = 0;
                                                    c += start;
                                                }
                                                let mut k1 = ((x.x).max(x.y)) & 3;
                                                #[unroll(max = 3)] 'inner: while k1 > 0 {
                                                    k1 -= 1;
                                                    b.y_axis.z = b.x_axis.x;
                                                }
                                                let (mut v, ([b, _, ..], mut y)) = (
                                                    Pair {
                                                        b: (b.y_axis.z > TABLE[(x.y % 4) as usize]),
                                                        c: x,
                                                        a: b.z_axis.z,
                                                    },
                                                    (
                                                        [2_i32; 3],
                                                        ((if (0_i32 != a_2) { a_2 } else { a_2 }) as i32),
                                                    ),
                                                );
                                            }
                                            b.x_axis
                                        });
                                        (MASK > x.y)
                                    })),
                                taken(
                                    (-0.0_f32),
                                    |t| {
                                        if ({ (2_u32 != x.y) }) {
                                            return ((b.y_axis.z).min(b.z_axis.z) + 0.0);
                                        }
                                        b.y_axis.z
                                    },
                                ),
                            )) {
                                (false, v) => {
                                    let mut b: [i32; 3] = [(NARROW as i32), STEPS, STEPS];
                                    'outer: for x in b {
                                        let mut v: Pair = Pair {
                                            a: v,
                                            b: true,
                                            c: UVec2::new(MASK, 1),
                                        };
                                        let y = v
                                            .step(
                                                ({
                                                    v
                                                        += Pair {
                                                            c: UVec2::new(MASK, 3_u32),
                                                            ..Pair {
                                                                b: (b[0] != b[0]),
                                                                ..Pair {
                                                                    b: (x > b[0]),
                                                                    c: UVec2::new(MASK, 3_u32),
                                                                    a: 3.0_f32,
                                                                }
                                                            }
                                                        };
                                                    Hit(Vec4::new(0.25_f32, (-2.5_f32), 0.25_f32, v.a))
                                                }),
                                            );
                                        if v.b {
                                            break;
                                        }
                                    }
                                    x
                                }
                                _ => x,
                            }),
                            ..Pair {
                                c: x,
                                ..Pair {
                                    b: (b.y_axis.y > TABLE[(LEVELS[8_usize % 8] & 1) as usize]),
                                    c: x,
                                    a: b.z_axis.z,
                                }
                            }
                        };
                        c.b
                    }
                    mut a => a,
                })),
            Hit::SIZE,
        )) {}
        Pair::ALL[(x.x % 2) as usize]
    }
}

#[flatten]
mod p067 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: (f32, i32), y: &mut f32, t: &Pair) -> u32 {
        let mut t: [f32; 2] = (if (t.a != (*y)) {
            let (mut t, mut a) = (
                Pair::SIZE,
                ((Vec2::new((-0.0_f32), (-2.5_f32)) + Vec2::new(2.0_f32, 1.0_f32)))
                    .map(|y| f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000)),
            );
            [(*y), a.y]
        } else {
            [t.b, (*y)]
        });
        'outer: for c in t {
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                if true {
                    if (k1 != k1) {
                        ((*a), (*y)) = (
                            (-(if (1.5_f32 > (*y)) { t[1] } else { c })),
                            ((c + c) * 1.0),
                        );
                        t[State::SIZE % 2] = (if t[1] <= c {
                            ((*y)).clamp(t[1], c) + 0.0
                        } else {
                            t[1]
                        });
                        let [Hit { a, b: y }, Hit { a: mut b, .. }, Hit { a: _, b: _ },
                        ] = [
                            Hit::FIRST,
                            Hit {
                                a: Vec2::new((*a), 0.5_f32),
                                b: Pair { a: (*a), b: t[1], c: k1 },
                            },
                            Hit {
                                a: Vec2::new((*a), (*a)),
                                ..Hit {
                                    a: Vec2::new(2.0_f32, c),
                                    ..Hit {
                                        a: Vec2::new(f32::MIN, 2.0_f32),
                                        ..Hit {
                                            a: Vec2::new(c, 1.5_f32),
                                            b: Pair {
                                                c: k1,
                                                ..Pair {
                                                    c: k1,
                                                    a: f32::INFINITY,
                                                    b: (-2.5_f32),
                                                }
                                            },
                                        }
                                    }
                                }
                            },
                        ];
                    }
                }
                if (k1 <= (WIDE as i32)) {
                    break 'outer;
                }
                k1 += 1;
            }
        }
        (MASK + ((*y).abs() as u32 & 255))
    }
}

#[flatten]
mod p068 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub fn entry(a: &f32, c: &mut i32, y: &i32) -> f32 {
        {
            let mut a_2: f32 = (0.25_f32).round();
            let mut x_2: [f32; 3] = [
                (flatten::math::length((*a)) + a_2),
                0.0_f32,
                ((if FLAGS[8_usize % 9] {
                    let mut a: [f32; 3] = [a_2, (*a), a_2];
                    'outer: for _ in a {
                        let mut k1 = (((7_i32 & 255) as u32)) & 3;
                        #[keep]
                        'inner: while k1 > 0
                            && (any(
                                (Vec3::new(0.0_f32, 3.0_f32, 0.0_f32))
                                    .cmpge(Vec3::new(Hit::RATE, 1.0_f32, 2.0_f32)),
                            ))
                        {
                            k1 -= 1;
                            let t: State = State;
                        }
                        if (({ (!false) })) {
                            break;
                        }
                        if (((if (a[0] < a[0]) {
                            BVec3::new(true, true, false)
                        } else {
                            BVec3::new(true, ((*y) > 7_i32), false)
                        }))
                            .test(State::SIZE % 2))
                        {
                            let mut b: bool = matches!(
                                (((if (a[1] != a_2) { (((WIDE as i32) & 15) * ((- 4_i32) &
                                7)) } else { (STEPS + (* c)) }), (a_2 == (State::RATE).abs()
                                .sqrt()))), (a @ - 7.., false)
                            );
                            a[2] = a_2;
                        }
                        let Pair { a, b: _, c: t } = Pair {
                            c: ((*y) & (*c)),
                            a: (Vec4::new(3.0_f32, 1.5_f32, 1.0_f32, 0.5_f32))
                                .min_position(),
                            b: (a_2 + (-0.0)),
                        };
                    }
                    (-0.0_f32)
                } else {
                    (*c) -= (*c);
                    a_2
                }))
                    .copysign(((*a)).max(-9.0)),
            ];
            let mut turn = 0;
            let a_2: f32 = 'value: loop {
                let mut a_2 = (((if ((*y) != (*y)) {
                    let given: f32 = ((Vec2::new(Pair::RATE, a_2)).y
                        + dot(Vec2::new(0.0_f32, 1.0_f32), Vec2::new(a_2, HALF)));
                    let x_2: f32 = {
                        let t = first(given);
                        fn first(v: f32) -> f32 {
                            if v < 0.5 { -v } else { v }
                        }
                        t
                    };
                    IVec2::new(0, (*y))
                } else {
                    IVec2::new(7, (*y))
                }))
                    .max((IVec2::new((*c), (-1)) | IVec2::new(7, 0))) / 2);
                let mut k0 = -1i32;
                'outer: while k0 <= -1 {
                    if FLAGS[((WIDE as i32) & 1) as usize] {
                        break 'value x_2[1];
                    }
                    k0 = k0 + 2;
                }
                if (x_2[1] < x_2[2]) {
                    break x_2[0];
                }
                turn += 1;
                if turn >= 2 {
                    break (-0.0);
                }
            };
        }
        (((({
            #[keep]
            'outer: for n in (u32::MAX
                - (({
                    let q = (*a);
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }) & 3)..=u32::MAX) {
                'inner: for y in 0..2i64 {
                    if ((*a) > (*a)) {} else {}
                }
            }
            (-2.5_f32)
        }))
            .round())
            .trunc() + ((*c) as f32))
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
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
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: f32) -> bool {
            let y = Vec2::new(self.a.x, 0.0);
            {
                let start = (match ((*self) * 1.5_f32) {
                    Pair { a: _ } => (5_i32).clamp(-5, 9),
                    c => {
                        let mut v = [
                            dot(c.a, (mat2(Vec2::new(c.a.x, 1.5_f32), y)).x_axis),
                            (a).abs(),
                        ]
                            .into_iter()
                            .filter(|&a| (!matches!(STEPS, (..=- 1))))
                            .map(|mut x| {
                                if (LEVELS[(3_i32 & 1) as usize]).is_negative() {
                                    return STILL;
                                }
                                (((-1.0_f32)).trunc()).copysign(((x + c.a.y)).max(-9.0))
                            })
                            .sum::<f32>();
                        LEVELS[Self::SIZE % 8]
                    }
                });
                let mut y = 0;
                y += start;
            }
            if (y.x < 1.0) {
                if false {}
                return ((-0.0_f32) != y.y);
            }
            (((Vec3::new(1.0, 3.0, 3.0)).cmpeq(Vec3::new(3.0, 2.0, self.a.x)).all()
                || (y.y == 1.0)) ^ (self.a.y <= y.x))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: [f32; 3], mut v: IVec2, t: &mut u32) -> f32 {
        let mut k0 = ((2_u32 / 7)) & 3;
        #[keep]
        'outer: loop {
            let mut k1 = -1i32;
            'inner: while k1 <= -3 {
                if (Pair::step(
                    &{
                        Pair {
                            a: Vec2::new(c[0], 3.0_f32),
                        }
                    },
                    ({
                        if (({
                            Pair {
                                a: Vec2::new(RAMP[(*a) % 9], c[2]),
                            }
                        })
                            .step(
                                ({
                                    v.x = (3 + k1);
                                    (c[0]).floor()
                                }),
                            ))
                        {} else {}
                        1.5
                    }),
                )) {
                    break 'inner;
                }
                k1 = 2 + k1;
            }
            if k0 == 0 || ((v.x < v.x)) {
                break;
            }
            k0 -= 1;
        }
        3.0
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Mat3, mut v: f32, t: Vec3) -> f32 {
        if ((FLAGS[(STEPS & 1) as usize]
            || (if true {
                FLAGS[(MASK % 9) as usize];
                (x.x_axis.z < x.x_axis.x)
            } else {
                x.x_axis.x -= (-1.0_f32);
                (x.y_axis.y <= v)
            })))
        {
            match (asked(
                &|x, a| {
                    ({
                        let q = HALF;
                        q == q && q.is_sign_negative()
                    })
                },
                3.0_f32,
            )) {
                true if (a > x.y_axis.y) => {
                    return (Vec4::new(x.x_axis.y, 1.5_f32, x.z_axis.y, t.x))
                        .length_squared();
                }
                true => {
                    x.x_axis = Vec3::splat(1.0);
                    let mut n = x;
                    n.x_axis *= x.z_axis;
                }
                y @ false => {
                    let v: [Mat3; 3];
                    if y {
                        x.y_axis *= ((3.0_f32 / (-3.0))).ceil();
                        v = [
                            (x * t.z),
                            (Mat3::from_cols(
                                t,
                                x.z_axis,
                                Vec3::new(t.y, 0.25_f32, x.x_axis.x),
                            ))
                                .transpose(),
                            (x).transpose(),
                        ];
                    } else {
                        v = [(match MASK {
                            2 if (a > x.z_axis.z) => {
                                let mut x_2 = (x).mul_vec3(POINTS[Pair::SIZE % 6]);
                                mat3(x_2, x_2, x.y_axis)
                            }
                            n @ 2.. => {
                                let v: [Mat3; 3] = 'block: {
                                    if flatten::math::any((!BVec3::new(false, false, true))) {
                                        let x = (Vec3::new(1.5_f32, 0.0_f32, x.z_axis.z))
                                            .cmpne(
                                                ((x * Mat3::from_cols(t, x.x_axis, x.y_axis))).x_axis,
                                            );
                                        break 'block [Mat3::from_cols(t, t, t); 3];
                                    }
                                    y;
                                    [
                                        mat3(
                                            t,
                                            x.y_axis,
                                            Vec3::new((-1e-40f32), (-1.0_f32), (-1.0_f32)),
                                        ),
                                        (x).transpose(),
                                        x,
                                    ]
                                };
                                x
                            }
                            _ => x,
                        }); 3];
                    }
                }
                true => {
                    'outer: for a in 1..=1 {
                        if (t.x != x.z_axis.x) {
                            let given: f32 = (x.z_axis.z).clamp(-2.0, 2.0).sinh();
                            let x_2: f32 = {
                                fn second(y: f32) -> f32 {
                                    (y - 0.5).max(0.5)
                                }
                                let t = second(given);
                                t
                            };
                            continue;
                        }
                        if (((Vec4::new(x.x_axis.y, 0.0_f32, x.z_axis.z, 1.0_f32)).abs())
                            .dot(
                                Vec4::select(
                                    (Vec4::new(0.5_f32, x.y_axis.x, 1.5_f32, x.y_axis.y))
                                        .cmplt(
                                            Vec4::new(x.x_axis.x, x.y_axis.z, x.z_axis.y, (-0.0_f32)),
                                        ),
                                    Vec4::new(x.z_axis.z, x.y_axis.z, x.z_axis.z, 0.0_f32),
                                    Vec4::new(x.x_axis.x, 0.0_f32, 1.5_f32, 3.0_f32),
                                ),
                            ) == x.x_axis.y)
                        {
                            let mut t = select(
                                flatten::math::select(
                                    (t).dot(x.z_axis),
                                    (t.x).tanh(),
                                    (true
                                        || ({
                                            x.z_axis.x = (1.5_f32 + x.z_axis.x);
                                            ((a as i32) != a)
                                        })),
                                ),
                                x.x_axis.y,
                                ((3_i32 % a) == ((a as i32) >> (1u32))),
                            );
                            let mut v: Vec3 = (x).x_axis;
                            x.y_axis.y = ((0.0_f32 + 0.0_f32)).round();
                        }
                    }
                }
                false => {}
            }
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub bool);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, !self.1)
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
            Pair(self.0 & other, self.1)
        }
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        const FIRST: Self = Pair(3, false);
        const ALL: [Pair; 2] = [Pair(-2, true), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut [[f32; 2]; 2]) -> Pair {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 4) {
                break;
            }
            (c[0][0], [b, _]) = (
                ((-2.5)
                    - (if (c[1][1] != c[1][0]) {
                        let n = Vec3::new(c[1][1], b, (-1.0));
                        b
                    } else {
                        let _ = (Pair(10_i32, (c[0][0] < 1.5_f32))).1 else {
                            return (match (({ Pair(STEPS, false) })) {
                                Pair(1, false) if ((NARROW as i32) != 5) => {
                                    Pair((WIDE as i32), (c[1][0] <= c[0][0]))
                                }
                                _ => Pair((-1_i32), (c[0][1] != c[1][1])),
                            });
                        };
                        b
                    })),
                [
                    [
                        (match (k0, STEPS) {
                            (mut v, 5) => {
                                let b: i32 = 'block: {
                                    'inner: for b in 0..4u16 {
                                        let mut t = [c[1][1]; 2];
                                        if ((b as f32) > t[0]) {
                                            let mut x = (
                                                (((-1_i32)) << ((b as u32) & 31)),
                                                (-(Pair(STEPS, (k0 > v)) * 2.0)),
                                                (b as f32),
                                            );
                                            break;
                                        }
                                        t[((NARROW as i32) & 1) as usize] = (b as f32);
                                    }
                                    if (u32::MAX <= k0) {
                                        break 'block STEPS;
                                    }
                                    STEPS
                                };
                                c[1][0]
                            }
                            (a_2, y) => c[0][1],
                            (c, (-7 | 1_000)) if (b < b) => b,
                            _ => c[0][0],
                        }),
                        c[1][1],
                    ]
                        .iter()
                        .fold(
                            c[0][0],
                            |a_2, &y| {
                                if (c[0][0] != c[0][1]) {
                                    return 1.0_f32;
                                }
                                c[0][1]
                            },
                        ),
                    c[1][1],
                ],
            );
            if false {
                break;
            }
            k0 *= 2;
        }
        Pair::FIRST
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut usize, y: &mut f32) -> Vec2 {
        #[keep]
        'outer: for v in (0..((STEPS).div_euclid(-3) & 3)) {
            'inner: for a in [
                (
                    0.5_f32,
                    Hit,
                    Pair {
                        a: a,
                        ..Pair {
                            c: BVec3::new(true, true, true),
                            ..Pair::FIRST
                        }
                    },
                ),
                (match ((v < v), v, (v != v)) {
                    (true, 5..1_000, x @ true) => {
                        x;
                        (
                            3.0_f32,
                            Hit,
                            Pair {
                                b: 1_i32,
                                c: BVec3::new(x, true, true),
                                a: (*y),
                            },
                        )
                    }
                    (false, 1..1_000, a) => {
                        let (mut x, c) = (
                            ((*y)).hypot((*y)),
                            (('block: {
                                let Pair { a, b, c } = Pair {
                                    c: (BVec3::new(true, true, false)
                                        ^ BVec3::new(false, true, false)),
                                    a: ((*y) * (*y)),
                                    b: (LEVELS[((*c)).min(7)]).min(v),
                                };
                                if (((TABLE[(({
                                    (*y) = (match v {
                                        -7 => (*y),
                                        ..5 => a,
                                        mut x => STILL,
                                        a => 0.5_f32,
                                    });
                                    MASK
                                }) % 4) as usize] == 3.0) || (v != v)))
                                {
                                    (*y) = (({ (CORNER).length() }) % 2.0);
                                    break 'block Mat3::IDENTITY;
                                }
                                mat3(
                                    POINTS[(({
                                        (*y) = STILL;
                                        MASKS[(MASKS[(b & 1) as usize] % 7) as usize]
                                    }) % 6) as usize],
                                    POINTS[Pair::SIZE % 6],
                                    Vec3::new((-1.0_f32), (*y), 0.0_f32),
                                )
                            })
                                * Mat3::from_cols(
                                    Vec3::new((-1.0_f32), 1.0_f32, (*y)),
                                    Vec3::new((-1.0_f32), (-2.5_f32), (*y)),
                                    Vec3::new((-1.0_f32), 0.5_f32, (-0.0_f32)),
                                )),
                        );
                        (
                            x,
                            Hit,
                            Pair {
                                c: BVec3::new(a, a, a),
                                a: 1.0_f32,
                                b: v,
                            },
                        )
                    }
                    (mut x_2, _, true) => (a, Hit::ALL[((*c)).min(1)], Pair::FIRST),
                    _ => {
                        (
                            (*y),
                            Hit::ALL[(MASK % 2) as usize],
                            Pair {
                                c: BVec3::new(true, true, true),
                                a: a,
                                b: v,
                            },
                        )
                    }
                }),
            ] {
                if true {
                    break 'outer;
                }
            }
            if (v != v) {
                continue;
            }
        }
        (Vec2::new((-1.0), (*y)) + Vec2::splat((*y)))
    }
}

#[flatten]
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, c: &[f32; 3], y: &[[f32; 3]; 2], t: f32) -> Pair {
        if (t < (Vec2::new(1.5_f32, (-2.5_f32))).dot(Vec2::new((-1.0), (-1.0)))) {
            let mut k0 = 0i32;
            'outer: while k0 < 3 {
                k0 += 1;
                let mut k1 = (((k0 & 255) as u32)) & 3;
                'inner: while k1 > 0
                    && (((k0).wrapping_shr(k1) != ((y[1][0]) as u32 as i32)))
                {
                    k1 -= 1;
                    let (mut y, ([mut x, n, v], b)) = (
                        [y[0][2]; 3],
                        (y[1], [y[0], y[1]]),
                    );
                    y[0] %= 3.0;
                }
                if ((MASKS[(1_i32 & 1) as usize] + MASK)).is_power_of_two() {
                    let mut k1 = -1i32;
                    'inner: while k1 <= -1 {
                        k1 = 2 + k1;
                        let mut t = (if (!(b <= Pair::SIZE)) { c[2] } else { y[1][2] });
                    }
                    'inner: for t in 0..k0 {
                        let given: f32 = c[1];
                        let v: f32 = {
                            let t = first(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(c: f32) -> f32 {
                                if c < HALF { -c } else { c }
                            }
                            t
                        };
                        let x = (({ t }) | t);
                    }
                } else if (k0 <= k0) {} else {}
            }
            return Pair(UVec2::new(2_u32, MASKS[b % 7]));
        }
        Pair(UVec2::new(3_u32, MASK))
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: Pair,
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a, b: self.b }
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
        const FIRST: Self = Pair {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
            b: -2,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: i32::MAX,
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        fn step(mut self, a: &BVec3, mut x: i32) -> [Hit; 2] {
            let mut x_2: Pair = (if (asked(
                &|b, y| {
                    (if (1_i32 <= self.a.y) {
                        (self.a.x != self.b.b)
                    } else {
                        (self.b.a.w <= b)
                    })
                },
                self.b.a.z,
            )) {
                (self.a, x) = (
                    ((IVec2::new(1_i32, 5_i32)).rem_euclid(IVec2::splat(3))
                        + IVec2::new(x, self.b.b)),
                    (if (false && (self.b.a.x <= TABLE[(MASK % 4) as usize])) {
                        'outer: for x_2 in (0..1).rev() {
                            if (self.b.a.x != self.b.a.y) {
                                let given: f32 = self.b.a.w;
                                let a: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(y: f32) -> f32 {
                                        y * HALF + 1.0
                                    }
                                    let t = second(given);
                                    t
                                };
                                break 'outer;
                            }
                            let mut k1 = -1i32;
                            'inner: loop {
                                if !(k1 <= -1) {
                                    break;
                                }
                                let Hit { a, .. } = (&self
                                    - &{ Hit { b: self.b, ..self } });
                                self.a.y = (((if true {
                                    (self.b.a.w > self.b.a.y)
                                } else {
                                    (self.b.a.x < self.b.a.y)
                                }) || ((x_2 as i32) <= k1)) as i32);
                                k1 = 2 + k1;
                            }
                            x = x;
                            let k1 = ((MASK + 0_u32)) & 3;
                            'inner: loop {
                                if k1 > 3 {
                                    continue;
                                }
                                let b: bool = ((self.b.a.y >= self.b.a.y)
                                    && ({
                                        self.b.a.w += (self.b.a.y - 1.5_f32);
                                        (self.b.b > self.a.x)
                                    }));
                                break;
                            }
                        }
                        self.a.x
                    } else {
                        STEPS
                    }),
                );
                Pair {
                    a: Vec4::new(self.b.a.z, 1.0, (-2.5), self.b.a.w),
                    b: self.a.y,
                }
            } else {
                Pair { a: self.b.a, ..self.b }
            });
            [
                Hit {
                    a: (IVec2::new((self.a).y, ((x_2.b & 63) << 1))
                        + IVec2::splat(x_2.b)),
                    b: Pair {
                        a: (self.b.a + Vec4::splat(x_2.a.y)),
                        b: (((10_i32 ^ self.a.x) & 15) * (1_i32 & 7)),
                    },
                },
                Hit {
                    a: self.a,
                    b: Pair {
                        a: Vec4::new(0.0, 0.25, self.b.a.y, self.b.a.w),
                        b: (self.a.y + (self.b.a.x as i32).clamp(-64, 64)),
                    },
                },
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32, y: &mut f32, t: &mut i32) -> bool {
        let mut x_2: [i32; 2] = [(*t), (*t)];
        'outer: for &_ in &x_2 {
            let given: f32 = (-0.0);
            let c: f32 = {
                let t = first(given);
                fn first(t: f32) -> f32 {
                    if t < 0.5 { -t } else { t }
                }
                t
            };
            if ((STILL < c) && ((*t) == x_2[1])) {
                continue 'outer;
            }
            let mut n: Hit = Hit {
                b: Pair::FIRST,
                a: IVec2::new(3, 7),
            };
            let b = n
                .step(
                    &{ BVec3::new((n.a.x > n.a.x), false, ((*a) < c)) },
                    (n.a.x + x_2[1]),
                );
            'inner: for a in 0..(COUNT + 1) {
                if true {
                    n.b.a.w = b[1].b.a.w;
                }
            }
        }
        (if (((match (x_2[0] != i32::MAX) {
            true => false,
            _ => false,
        }) && false))
        {
            false
        } else {
            false
        })
    }
}

mod p075 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> bool {
        (*a) = (((*a) + 0.0)
            + (if (({
                let q = (*a);
                q == q && q.is_sign_negative()
            })) {
                (0..3i32).map(|v| (*a)).sum::<f32>()
            } else {
                #[keep]
                'outer: for v in (u32::MAX - ((MASK | MASK) & 3)..=u32::MAX).rev() {
                    let mut turn = 0;
                    let a: [f32; 2] = 'value: loop {
                        let mut turn_1 = (v) & 1;
                        let a: f32 = #[keep]
                        'value_1: loop {
                            if ((if ((Vec2::new((*a), (*a)))
                                != (Vec2::new((*a), 0.0_f32)))
                            {
                                (BVec3::new(true, false, (c < c))).any()
                            } else {
                                (if (c <= c) { true } else { (f32::MAX > 0.0) })
                            })) {
                                break 0.0;
                            }
                            turn_1 += 1;
                            if turn_1 >= 2 {
                                break 0.0;
                            }
                        };
                        turn += 1;
                        if turn >= 1 {
                            break [0.0_f32, 0.0_f32];
                        }
                    };
                }
                0.0
            }));
        false
    }
}

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
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
    fn first(a: f32) -> u32 {
        let mut b: f32 = (((STILL).step(a).abs() as usize & 15) as f32);
        'outer: for v in [
            (if (0.25_f32 <= a) {
                if (COUNT < (3 + COUNT)) {
                    let mut a: [i32; 2] = [STEPS, STEPS];
                    'outer: for b in a {}
                    'outer: for a_2 in -1..2 {
                        let mut x = ((IVec2::new(a[1], LEVELS[2_usize % 8])
                            & IVec2::new((-4_i32), a[1])))
                            .wrapping_add_unsigned((UVec2::new(MASK, MASK) / 2));
                        if ((a_2 as i32) <= x.y) {
                            continue;
                        }
                        b
                            *= ({
                                let q = (b).atan2((b));
                                if q == q {
                                    f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                } else {
                                    0.5
                                }
                            });
                    }
                } else {
                    if true {
                        b = (match STEPS {
                            1 => {
                                select(
                                    (if FLAGS[(COUNT).min(8)] { b } else { b }),
                                    b,
                                    (HALF > a),
                                )
                            }
                            2.. => a,
                            _ => a,
                        });
                    }
                }
                LEVELS[COUNT % 8]
            } else {
                1_i32
            }),
            STEPS,
        ] {
            if false {
                continue 'outer;
            }
        }
        (MASK + (b.abs() as u32 & 255))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &IVec3, y: f32, t: u32) -> [f32; 2] {
        let false = ([
            (match (t, c.z) {
                (_, _) => 0_i32,
                (
                    _,
                    mut x @ 0..,
                ) if (('block: {
                    if ((('block_1: {
                        if (BVec3::new((c.z <= c.y), true, false)).any() {
                            if ((first(((*a) + ([2.0_f32, HALF])[0]))
                                < ((t >> (8_u32 & 31))
                                    + (if (t != MASK) {
                                        t
                                    } else {
                                        'outer: for v in ((((c.z & 15) * ((-1_i32) & 7)) & 3)..8)
                                            .step_by(2)
                                            .rev()
                                        {
                                            let mut y = COUNT;
                                            if ((all(BVec3::new(FLAGS[(t % 9) as usize], (y > y), true))
                                                || (if ((-1.0_f32) != (*a)) {
                                                    (f32::INFINITY <= (*a))
                                                } else {
                                                    true
                                                })))
                                            {
                                                let mut x_2: usize = (if ((if ((*a) != (*a)) {
                                                    ((Vec2::new((*a), 0.25_f32))
                                                        != (Vec2::new(1.0_f32, 0.25_f32)))
                                                } else {
                                                    ((t != t) & (2.0_f32 <= (*a)))
                                                })) {
                                                    2
                                                } else {
                                                    ({ (y).abs_diff(y) })
                                                });
                                                break;
                                            }
                                        }
                                        8
                                    }))))
                            {} else {}
                            break 'block_1 Vec2::new((*a), (*a));
                        }
                        Vec2::new(y, 0.5)
                    }) == Vec2::new(3.0, y)))
                    {
                        break 'block (c.x < c.y);
                    }
                    ((-1_i32) <= x)
                })) => c.y,
                _ => c.x,
            }),
            c.z,
        ]
            .iter()
            .any(|&y| (7_i32 <= c.y))) else {
            return [(*a), y];
        };
        [((*a) + (*a)), y]
    }
}

#[flatten]
mod p077 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a }
        }
    }
    const NARROW: u8 = 3;
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        fn step(&mut self, mut b: Hit) -> i32 {
            let n = Hit(
                (&(*self) - &(*self)),
                (taken(b.1, |y| (-2.5_f32))).abs().sqrt(),
            );
            let mut y = Mat2::from_cols(Vec2::new(n.1, b.1), Vec2::new(1.5, b.1));
            (b.1, [y.y_axis, _]) = (
                ((y.x_axis).map(|y| y)).y,
                [(y).x_axis, Vec2::new(y.x_axis.x, y.y_axis.y)],
            );
            let x = (n).1;
            ((NARROW as i32) + (y.x_axis.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Pair, mut v: [f32; 3], t: &mut u32) -> f32 {
        let mut turn = 0;
        let t: u32 = 'value: loop {
            let mut k0 = ((*t)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut c: Pair = Pair { a: c.a };
                        let x = c.step(Hit(c, v[1]));
                    }
                    k1 += 1;
                }
            }
            if c.a {
                break (*t);
            }
            turn += 1;
            if turn >= 1 {
                break 3;
            }
        };
        ((-((Vec2::new(3.0_f32, 0.25_f32)).map(|v| (-2.5_f32)))
            .dot(Vec2::new((-2.5), 3.0))) + v[1])
    }
}

#[flatten]
mod p078 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [f32; 3]) -> u32 {
        (*c)[COUNT % 3] = ((c[1]).move_towards(a, 0.5)).round_ties_even();
        let mut c: [[f32; 3]; 2] = [
            [
                (Vec3::new(a, c[1], c[2])).to_array()[(COUNT).min(1)],
                ((HALF).max(a) + 0.0),
                c[2],
            ],
            (*c),
        ];
        let given: f32 = ((3.0_f32 + c[1][1])).signum();
        let x_2: f32 = {
            fn first(x_2: f32) -> f32 {
                (x_2 - 0.5).max(0.5)
            }
            let t = first(given);
            t
        };
        'outer: for a_2 in -1..1 {
            if ((MASK
                < ({
                    if ([flatten::math::atan2(c[1][2], x_2), (c[1][2] * c[0][2])]
                        .iter()
                        .all(|&c| {
                            if (((a_2 as i32) <= a_2) || false) {
                                return ((a < x_2) && (5_i32 < 0_i32));
                            }
                            ((a < x_2) && FLAGS[((a_2 as i32) & 1) as usize])
                        }))
                    {
                        return (UVec2::new(5_u32, MASK)).y;
                    }
                    5
                })))
            {
                if (((match (a_2 as i32) {
                    _ => {
                        c[0][COUNT % 3] = ({ c[0][2] });
                        c[1][2]
                    }
                    _ => {
                        let c = c[1];
                        3.0_f32
                    }
                })
                    > ({
                        let x: (f32, UVec2, usize) = (
                            (c[1][((a_2 as i32) & 1) as usize] - (c[0][1]).abs()),
                            ((if (c[1][1] <= c[0][2]) {
                                UVec2::new(MASK, MASK)
                            } else {
                                UVec2::new(MASK, MASK)
                            }) + UVec2::new(MASKS[((a_2 as i32) & 1) as usize], 2_u32)),
                            (({ COUNT }) + (c[1][2].abs() as usize & 15)),
                        );
                        x_2
                    })))
                {
                    continue;
                }
                continue;
            }
            if ((({
                let q = 0.25_f32;
                q == q && q.is_sign_negative()
            })
                || (match ((
                    (if (0.0_f32 <= c[0][0]) {
                        ((-2.5_f32) > 3.0_f32)
                    } else {
                        (c[0][1] < STILL)
                    }),
                    (IVec2::new(a_2, 5_i32)).y,
                    MASK,
                )) {
                    (_, (-7 | 1_000), (0 | 2)) => (c[1][1] > 1.0),
                    (c @ true, ..1_000, 1) => c,
                    _ => ((a_2 as i32) < a_2),
                })))
            {} else {}
        }
        ((MASK)
            .max(
                ({
                    c[1] = [
                        c[1][(MASK % 3) as usize],
                        c[1][0],
                        (Vec3::new(2.0_f32, (-1.0_f32), 1.5_f32)).min_element(),
                    ];
                    'outer: for y in 0..1usize {
                        'block: {
                            let mut k1 = (MASK) & 3;
                            #[keep]
                            'inner: loop {
                                if k1 == 0 || ((k1 <= k1)) {
                                    break;
                                }
                                k1 -= 1;
                            }
                            if (c[0][1] <= c[1][0]) {
                                break 'block;
                            }
                        }
                    }
                    2
                }),
            ) + (c[1][0].abs() as u32 & 255))
    }
}

#[flatten]
mod p079 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, mut b: f32, c: i32) -> bool {
            'outer: for b in 0..0i64 {
                let Pair(a_2) = (match (*self) {
                    Pair(2) => {
                        let mut x_2: [i32; 3] = [c; 3];
                        'inner: for (a_2, (_, _)) in x_2
                            .iter()
                            .copied()
                            .zip(0..3u32)
                            .enumerate()
                        {
                            if ((match (
                                (STILL - (b as f32)),
                                (a_2 != 0_usize),
                                ((5_i32).leading_zeros() as i32),
                            ) {
                                (-1.5, false, mut t @ ((-7 | 1_000))) => (Pair::SIZE == a_2),
                                (t @ 2.0..8.0, _, (1 | 5)) => (t != t),
                                _ => {
                                    ((BVec3::new(false, false, (a_2 < Pair::SIZE)))
                                        == (BVec3::new((a_2 > a_2), true, (self.0 <= MASK))))
                                }
                            })) {
                                continue;
                            }
                        }
                        (*self)
                    }
                    Pair(x_2) => (*self),
                    Pair(3..=100) => (*self),
                    _ => (*self),
                });
                if true {
                    continue 'outer;
                }
            }
            ((BVec3::new(((-1.0_f32) != b), FLAGS[(Self::SIZE).min(8)], (5_u32 > 2_u32))
                & BVec3::new((c > c), FLAGS[(c & 1) as usize], false)))
                .test(((-4_i32) & 1) as usize)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [i32; 3], c: &mut i32, y: &f32) -> f32 {
        if ([
            (match Pair::SIZE {
                a_2 if ((a[2] != LEVELS[(MASK % 8) as usize]) && (a_2 < a_2)) => {
                    let n = (*y);
                    (a[2]).signum()
                }
                _ => {
                    ({
                        let given: f32 = ('block: {
                            if (!(BVec3::new(
                                ((*y) <= (*y)),
                                ((-0.0_f32) <= (*y)),
                                ((*y) > 2.0_f32),
                            ))
                                .any())
                            {
                                break 'block (if (0.5_f32 > (*y)) { 3.0 } else { (*y) });
                            }
                            #[unroll(max = 4)]
                            'outer: for _ in ((({
                                let q = (*y);
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            }) & 3)..4) {
                                let mut b = [
                                    [3_i32; 3],
                                    [a[2], (a[2]).wrapping_mul(a[2]), (STEPS + a[0])],
                                    ([[2_i32, 3_i32, a[1]]; 3])[0],
                                ];
                                let mut v = [
                                    (b[0][1]).wrapping_neg(),
                                    (!(NARROW as i32)),
                                    (a[0]).wrapping_neg(),
                                ];
                            }
                            (Vec2::new(3.0_f32, 0.5_f32)).y
                        });
                        let c: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x_2: f32) -> f32 {
                                if x_2 < HALF { -x_2 } else { x_2 }
                            }
                            t
                        };
                        let (3..4, true) = ((
                            ('block: {
                                {
                                    let mut t: Pair = (if (10_i32 > a[1]) {
                                        Pair(5_u32)
                                    } else {
                                        Pair((u32::MAX - 1))
                                    });
                                    let c = t.step(RAMP[(t.0 % 9) as usize], (a[2] + a[2]));
                                    let mut t: Pair = t;
                                    let x_2 = t.step((*y), a[2]);
                                }
                                if (a[0] != 0) {
                                    break 'block Pair::SIZE;
                                }
                                0_usize
                            }),
                            (a[0] != a[0]),
                        )) else {
                            return c;
                        };
                        a[2]
                    })
                }
            }),
            a[2],
        ]
            .iter()
            .all(|&x_2| ((*c) <= 3_i32)))
        {}
        ((*y) + ((*c) as f32))
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit { a: !self.a }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32, t: &mut u32) -> f32 {
        let mut k0 = ((UVec2::new(5_u32, (*t))).y) & 3;
        'outer: loop {
            let mut b = (
                ((Vec4::new(0.5_f32, (*a), (*a), 0.5_f32)).element_sum() * 1.0),
                Hit { a: (Hit::SIZE >= Hit::SIZE) },
                (if (k0 != 1) {
                    Pair(IVec3::new(1_i32, (*c), (*c)))
                } else {
                    if (asked(&|x, t| (Hit { a: ((*a) != x) }).a, ((*a) / 1.5))) {
                        break 'outer;
                    }
                    Pair(IVec3::new((-1_i32), (-1_i32), (*c)))
                }),
            );
            let mut k1 = -1i32;
            'inner: while k1 <= 1 {
                if ((Vec3::new(0.5, 1.5, 0.5)).floor())
                    .cmple((Vec3::new(y, b.0, (-0.0)) / 2.0))
                    .any()
                {
                    break;
                }
                let a = ((UVec2::new(5_u32, 8_u32) + UVec2::new(3_u32, 2_u32))).y;
                k1 = 2 + k1;
            }
            'inner: for y in 1..=3 {
                let [_, _, c] = [(*a), b.0, 1.5_f32];
                if b.1.a {
                    break 'outer;
                }
            }
            if k0 == 0 || (b.1.a) {
                break;
            }
            k0 -= 1;
        }
        ((*a) + ((*c) as f32))
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(mut b: usize) -> f32 {
        let v = mad(
            Vec3::new(STILL, 0.5_f32, 3.0_f32),
            (Vec3::new(TABLE[(b).min(3)], 0.0_f32, STILL)
                + (RAMP[(({
                    b = (b + b);
                    2_u32
                }) % 9) as usize] - HALF)),
            (Mat3::from_rotation_z(
                TABLE[(({
                    b = 0_usize;
                    MASK
                }) % 4) as usize],
            ) * Vec3::new(3.0_f32, 1.5_f32, STILL)),
        );
        let k0 = ((MASK).wrapping_shr(MASK)) & 3;
        'outer: loop {
            if k0 < 4 {
                let mut c: [f32; 3] = [v.x; 3];
                'inner: for &n in &c {
                    let Pair { a, b, c: mut n } = Pair {
                        c: ({
                            let q = 1.5_f32;
                            q == q && q.is_sign_negative()
                        }),
                        a: (if v.y <= c[2] {
                            ((-2.5_f32)).clamp(v.y, c[2]) + 0.0
                        } else {
                            c[2]
                        }),
                        b: v.y,
                    };
                    let mut turn = (3_u32) & 1;
                    let b: i32 = #[keep]
                    'value: loop {
                        {
                            let b = (IVec2::new(STEPS, 2)
                                & IVec2::new((WIDE as i32), 10));
                        }
                        if n {
                            break 5;
                        }
                        if n {
                            break 'value 10;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break STEPS;
                        }
                    };
                    if (8_u32 > k0) {
                        break;
                    }
                }
                break;
            } else {
                continue;
            }
        }
        (v.x + (b as f32))
    }
    impl Pair {
        fn step(mut self, a: f32) -> Hit {
            if (({
                let q = 1.5_f32;
                q == q && q.is_sign_negative()
            })) {
                {
                    if ((IVec2::new(3_i32, 7_i32))
                        == (IVec2::new((NARROW as i32), 2_i32)))
                    {
                        let mut v: [f32; 3] = [self.a, self.a, self.b];
                        'outer: for (n, a) in v
                            .into_iter()
                            .zip([
                                (if self.c { (NARROW as i32) } else { (NARROW as i32) }),
                                (STEPS / 3),
                                (if (NARROW as i32) != 0 {
                                    STEPS % (NARROW as i32)
                                } else {
                                    STEPS
                                }),
                            ])
                        {
                            let mut a_2 = [Hit, Hit, Hit];
                            if (POINTS[Self::SIZE % 6])
                                .cmpeq(Vec3::new(v[0], v[1], (-2.5)))
                                .all()
                            {
                                let mut n = ((v[Self::SIZE % 3])
                                    .rem_euclid((v[Self::SIZE % 3])) + (-0.0));
                                break;
                            }
                        }
                    }
                }
                return Hit;
            }
            Hit
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut usize, y: &mut f32, t: Hit) -> f32 {
        (*y)
            *= ((match ((
                (1.5_f32 < a),
                [1.0_f32, (*y)].iter().any(|&t| ((*c) <= Hit::SIZE)),
                ('block: {
                    if (MASK).is_power_of_two() {
                        break 'block (NARROW as i32);
                    }
                    let mut t: Pair = Pair {
                        a: a,
                        ..Pair {
                            a: a,
                            ..Pair {
                                c: ((*c) > (*c)),
                                a: 1.0,
                                b: a,
                            }
                        }
                    };
                    let x_2 = t.step(second(8));
                    ((MASKS[(*c) % 7]) as f32 as i32)
                }),
            )) {
                (false, y, _) => {
                    (*c) = (*c);
                    a
                }
                (a_2, x, 2) => {
                    let mut b: [Hit; 3] = [t, Hit, Hit];
                    'outer: for &x_2 in &b {
                        let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
                        #[keep] 'inner: while k1 > 0 && (x) {
                            k1 -= 1;
                        }
                    }
                    a
                }
                (false, true, (1 | 1_000)) => 0.25_f32,
                _ => 0.0_f32,
            }))
                .fract();
        (second((a.abs() as usize & 15)) + ((*c) as f32))
    }
}

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec2,
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> [Hit; 2] {
        'outer: for v in 0..4u8 {
            if ([
                a,
                (if ((((v as f32) > (v as f32))
                    && ({
                        (*c) >>= 1;
                        ((v as f32) > (v as f32))
                    })))
                {
                    let c: [Hit; 2] = 'block: {
                        if (({
                            let q = 2.0_f32;
                            q == q && q.is_sign_negative()
                        })) {
                            break 'block [
                                Hit {
                                    a: Pair::SIZE,
                                    ..Hit {
                                        b: Vec2::new(0.25_f32, 1.5_f32),
                                        a: Pair::SIZE,
                                    }
                                },
                                Hit {
                                    a: 1_usize,
                                    b: Vec2::new((v as f32), a),
                                },
                            ];
                        }
                        [Hit {
                            b: Vec2::new(a, (-1.0_f32)),
                            ..Hit {
                                a: 8_usize,
                                b: Vec2::new((v as f32), 0.0_f32),
                            }
                        }; 2]
                    };
                    (MASK as f32)
                } else {
                    (0.25_f32 + 1.5_f32)
                }),
            ]
                .iter()
                .any(|&a| (({ (*c) }) >= (v as i32))))
            {
                let mut k1 = ((if (FLAGS[(({
                    (*c) = (if (FLAGS[(({
                        (*c) = (IVec2::new(1_i32, (*c))).y;
                        (v as u32)
                    }) % 9) as usize])
                    {
                        'inner: for x_2 in 0..3usize {
                            let mut t = ((v as i32) <= (*c));
                            let mut a_2 = Mat2::from_cols(
                                Vec2::new((-0.0), 0.5),
                                Vec2::new(a, a),
                            );
                            a_2.x_axis = a_2.x_axis;
                        }
                        (*c)
                    } else {
                        (*c)
                    });
                    MASK
                }) % 9) as usize])
                {
                    2_u32
                } else {
                    MASK
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                }
            } else {}
            if (2_i32 < (-4)) {
                continue;
            }
        }
        [
            Hit {
                a: Pair::SIZE,
                b: Vec2::new((-1.0_f32), 1.5_f32),
            },
            Hit {
                b: Vec2::new(a, 0.25_f32),
                a: Hit::SIZE,
            },
        ]
    }
}

mod p083 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut IVec2, y: usize, t: u32) -> f32 {
        let b = Pair;
        let mut k0 = ((if (c.y <= c.x) { t } else { 8_u32 })) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut c = (((*a)).signum()).clamp(-1.0, 1.0).acos();
                    let mut turn = 0;
                    let y: f32 = 'value: loop {
                        c = (-1.0);
                        if ((k0 <= k0) != (y <= 0)) {
                            break 'value (select((*a), c, ((*a) < c)) * 1.0);
                        }
                        if (((IVec2::new(i32::MAX, STEPS)
                            - (if (k0 < k0) {
                                IVec2::new(7, LEVELS[(y).min(7)])
                            } else {
                                IVec2::new(7, 3)
                            })) == IVec2::new(LEVELS[(t % 8) as usize], STEPS)))
                        {}
                        if (3_usize != 2) {
                            break (*a);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break c;
                        }
                    };
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3, pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub bool);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1)
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
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
    pub fn entry(a: f32, c: i32, y: State) -> f32 {
        {
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 && ((a <= a)) {
                k0 -= 1;
                let mut b = State(y.0);
                if (MASK).is_power_of_two() {
                    let mut x_2: [i32; 2] = [c, (-1_i32)];
                    'inner: for (_, (c, y)) in x_2
                        .iter()
                        .copied()
                        .zip(0..2u32)
                        .enumerate()
                    {
                        let (c, (mut v, _)) = (
                            (match ((Pair::SIZE < Hit::SIZE), (k0 > k0), (0_i32 % 7)) {
                                (_, _, (-7 | -7)) => {
                                    (&{
                                        Pair(
                                            Vec3::new(1.5_f32, a, (-1.0_f32)),
                                            IVec2::new(LEVELS[(c & 1) as usize], x_2[0]),
                                        )
                                    }
                                        - &{
                                            Pair(
                                                Vec3::new((-2.5_f32), (-2.5_f32), 3.0_f32),
                                                IVec2::new(x_2[0], 7_i32),
                                            )
                                        })
                                }
                                (false, false, 1_000) => {
                                    Pair(
                                        Vec3::new(a, (-0.0_f32), (-2.5_f32)),
                                        IVec2::new(1_i32, x_2[1]),
                                    )
                                }
                                _ => {
                                    Pair(
                                        Vec3::new((-1.0_f32), a, 3.0_f32),
                                        IVec2::new(0_i32, 3_i32),
                                    )
                                }
                            }),
                            (
                                Vec3::new(0.5_f32, 2.0_f32, a),
                                Vec3::new(3.0_f32, (-2.5_f32), a),
                            ),
                        );
                        if (c.1.y != 1) {
                            break 'outer;
                        }
                    }
                }
            }
        }
        (a + a)
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec2,
        pub b: IVec3,
        pub c: u32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(&mut self, mut b: u32, c: &mut i32, y: &f32) -> i32 {
            'outer: for _ in 0..2usize {
                if ((Hit::SIZE > State::SIZE) || (self.a.z <= (-0.0))) {
                    return (((*c)).min((*c)))
                        .max((((*c), (*self), Hit(Vec2::new(2.0_f32, 0.0_f32)))).0);
                }
            }
            'outer: for _ in [
                (self.a.y / 1.5),
                ({
                    (self.a.x, [(*c), _]) = (
                        ('block: {
                            if asked(&|n, x| (0_i32 <= (*c)), (self.a.x).signum()) {
                                break 'block (Vec2::new(self.a.y, (-2.5_f32))).to_angle();
                            }
                            'outer: for t in 0..0i64 {
                                if (((b
                                    + ({
                                        b = 2_u32;
                                        2_u32
                                    })) == (b / 3)))
                                {
                                    let (mut y, Pair { a }, Hit(mut x)) = (
                                        ((t as i32) - (*c)),
                                        ((*self) + (*self)),
                                        (-Hit(Vec2::new(2.0_f32, 1.5_f32))),
                                    );
                                    break 'block 2.0;
                                }
                            }
                            self.a.y
                        }),
                        [(*c), (-1_i32)],
                    );
                    self.a.z
                }),
                self.a.z,
            ] {}
            ((*c) + (self.a.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, c: &mut i32, mut v: f32, t: u32) -> u32 {
        let mut k0 = (5_u32) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            (*c)
                ^= select(
                    ((0_i32 - (-4_i32))).abs(),
                    (((3_u32 + k0) & 255) as i32),
                    (MASK != k0),
                );
            let mut n: Pair = Pair { a: (*a) };
            let t = n.step(k0, &mut (*c), &a.x);
        }
        (t + (a.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    impl Hit {
        const FIRST: Self = Hit(0.5);
        const ALL: [Hit; 2] = [Hit(-0.0), Self::FIRST];
    }
    fn third(mut b: f32, c: &mut i32) -> Hit {
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            k0 *= 2;
            let mut k1 = (('block: {
                if ((((*c) != (*c))
                    || ({
                        b = (Vec2::new(b, b)).dot(Vec2::new(f32::NAN, 1.0));
                        ((-1_i32) <= (*c))
                    })))
                {
                    let mut k1 = ((if true {
                        let mut x_2 = (if (MASK <= 5) {
                            (Vec4::new(b, (-0.0), 1.5, b) * b)
                        } else {
                            (match ((*c), (b > b), b) {
                                (_, mut n, ..=0.0) if n => {
                                    Vec4::new(b, f32::EPSILON, 0.5, b)
                                }
                                (-7.., _, (8.0 | 1.0)) => Vec4::new((-2.5), 0.5, b, (-1.0)),
                                (mut b, false, t) if (t != t) => Vec4::new(0.0, t, t, 0.5),
                                _ => Vec4::new(1.0, 0.0, b, 0.0),
                            })
                        });
                        k0
                    } else {
                        k0
                    })) & 3;
                    #[keep] 'inner: while k1 > 0 && ((b < b)) {
                        k1 -= 1;
                    }
                    break 'outer;
                }
                3_u32
            })) & 3;
            #[unroll(max = 4)] 'inner: while k1 > 0 && ((k0 <= k1)) {
                k1 -= 1;
            }
        }
        Hit((b + b))
    }
    #[flatten(exact)]
    pub fn entry(mut b: u32, c: &mut i32, y: f32) -> Hit {
        let Hit(n) = third(
            (if y <= (-1.0_f32) { (0.5_f32).clamp(y, (-1.0_f32)) + 0.0 } else { HALF }),
            &mut (*c),
        );
        'outer: for a_2 in 1..=2 {
            let mut k1 = 0i32;
            'inner: while k1 < 2 {
                let mut v = ((IVec3::new((-1_i32), a_2, 2_i32)
                    | ({
                        let (b, mut a_2, Hit(x)) = (
                            ((
                                Pair,
                                mat3(
                                    Vec3::new(0.25_f32, n, y),
                                    Vec3::new(0.25_f32, n, (-2.5_f32)),
                                    Vec3::new((-0.0_f32), 0.5_f32, 1.5_f32),
                                ),
                                Hit(n),
                            ))
                                .0,
                            mat3(
                                POINTS[5_usize % 6],
                                Vec3::new(n, 2.0_f32, 0.25_f32),
                                Vec3::new(0.0_f32, y, n),
                            ),
                            Hit::FIRST,
                        );
                        IVec3::new(k1, k1, (-1_i32))
                    })))
                    .cmpeq(IVec3::new((*c), (*c), STEPS));
                k1 += 1;
            }
            if (y <= y) {
                continue;
            }
        }
        Hit(y)
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&mut self, a: &f32, c: i32, mut v: f32) -> f32 {
            let mut k0 = 255u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                'inner: for t in [
                    ((-4_i32) >> 1),
                    (if ((*a) <= STILL) {
                        2_i32
                    } else {
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            k1 <<= 1;
                            let mut n = (Vec3::new(self.0, 2.0_f32, 1.5_f32))
                                .is_nan_mask();
                            v += (TABLE[((k0 as usize)).min(3)]).trunc();
                            (BVec3::new(false, true, true)).test(1_usize % 2);
                        }
                        (k0 as i32)
                    }),
                ] {
                    let start = ((self.0 <= (k0 as f32)) as usize);
                    let mut a_2 = 2;
                    a_2 += start;
                    let (mut v, mut x_2) = (
                        (k0 as f32),
                        (((3_i32 / 3) & 15) * (STEPS & 7)),
                    );
                }
                if (!((k0 as i32) > c)) {
                    let mut k1 = 0i32;
                    'inner: while k1 < 0 {
                        k1 += 1;
                        if (0.25_f32 != self.0) {
                            continue;
                        }
                        let mut turn = 0;
                        let y: i32 = 'value: loop {
                            let [_, _] = [
                                (match (c, MASK, k1) {
                                    (1..1_000, mut a, 2) => c,
                                    _ => k1,
                                }),
                                (k0 as i32),
                            ];
                            let mut y: Pair = (*self);
                            if ((-1_i32) <= (-4)) {
                                break 'value k1;
                            }
                            turn += 1;
                            if turn >= 1 {
                                break (k0 as i32);
                            }
                        };
                    }
                    break 'outer;
                }
            }
            (((v).abs() + 0.5).log2() + self.0)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> bool {
        'outer: for y in 0..4usize {
            let start = ((STEPS & 7) as usize);
            let mut y = 2;
            y += start;
            let [mut t, ..] = [
                ((MASK) as f32 as i32),
                ('block: {
                    let mut v: Pair = (Pair(2.0_f32) + Pair((*a)));
                    let x_2 = v.step(a, (*c), (-2.5));
                    if ((*c) <= (*c)) {
                        break 'block (*c);
                    }
                    (-1_i32)
                }),
            ];
            if ((*c) > (*c)) {
                continue 'outer;
            }
        }
        (true ^ ((*c) > 1))
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: -other.b }
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
    pub fn entry(a: &mut f32, c: &bool, y: &f32, t: Vec3) -> f32 {
        let mut t: [i32; 3] = [LEVELS[(MASK % 8) as usize], 3_i32, STEPS];
        'outer: for (v, c) in t.iter().enumerate() {
            if ([
                (match 0.0_f32 {
                    _ => {
                        let c = (if 2_usize >= 1_usize { 2_usize - 1_usize } else { v });
                        (*y)
                    }
                    v => v,
                }),
                (match (Pair { a: v, b: (*y) }) {
                    Pair { a: mut b, b: c } => (*a),
                    Pair { a: x, b: mut n @ ((2.0 | 0.0)) } if ((*a) != (*y)) => {
                        let x_2: usize;
                        if (((v < Pair::SIZE)
                            || ({
                                n = ('block: {
                                    let y: [Pair; 2];
                                    if (3_usize < v) {
                                        (*a) = (({ 1.0_f32 })).trunc();
                                        y = [Pair { a: 0_usize, b: (-1.0_f32) }; 2];
                                    } else {
                                        n = f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000);
                                        y = [
                                            Pair {
                                                b: TABLE[Pair::SIZE % 4],
                                                a: x,
                                            },
                                            Pair { a: v, b: n },
                                        ];
                                    }
                                    if ((3_u32 + MASK) > (UVec2::new(MASK, 8_u32)).y) {
                                        let _ = (t[2] > STEPS);
                                        break 'block (y[1]).b;
                                    }
                                    let mut a: f32 = (((y[1] + Pair { a: y[1].a, ..y[0] })
                                        + Pair { a: y[0].a, b: y[0].b }))
                                        .b;
                                    a
                                });
                                (if (x != v) {
                                    let mut k1 = ((UVec2::new(3_u32, 5_u32)).y) & 3;
                                    #[keep] 'inner: while k1 > 0 && (((*a) <= n)) {
                                        k1 -= 1;
                                    }
                                    true
                                } else {
                                    (x > x)
                                })
                            })))
                        {
                            x_2 = 5;
                        } else {
                            (*a) = (*a);
                            x_2 = x;
                        }
                        (*a)
                    }
                    _ => (*a),
                }),
                (*y),
            ]
                .iter()
                .all(|&t| (8_usize <= v)))
            {
                break;
            }
        }
        (-0.0)
    }
}

#[flatten]
mod p089 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub f32);
    #[derive(Clone, Copy)]
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if self.0 {
                return;
            }
            *self = *self + other;
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(mut b: f32, mut x: i32) -> Hit {
        let mut a_2: f32 = ((b * b)).powi(3);
        let mut k0 = ((MASK).wrapping_mul(MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut n = (IVec3::new(7, 5, x)
                        - ((if (k0 > k0) {
                            let mut c: IVec3 = IVec3::new(10, (-1), x);
                            Hit {
                                c: c,
                                a: Pair((0.25_f32 < a_2), a_2),
                                b: true,
                            }
                        } else {
                            Hit {
                                c: IVec3::new(7_i32, x, (-4_i32)),
                                a: Pair::ALL[(0_u32 % 2) as usize],
                                b: (x <= x),
                            }
                        }))
                            .c);
                }
                k1 += 1;
            }
        }
        let mut x_2 = BVec3::new(FLAGS[(Hit::SIZE).min(8)], (x <= 5), true);
        Hit {
            b: (if (b <= b) {
                (x <= x)
            } else {
                ({
                    let q = b;
                    q == q && q.is_sign_negative()
                })
            }),
            c: ((IVec3::new(x, (-4), (-4))).max(IVec3::new(2, 1, 2))
                + IVec3::select(
                    x_2,
                    IVec3::new(x, 3_i32, 10_i32),
                    IVec3::new(x, i32::MIN, 1_i32),
                )),
            a: Pair(
                (x < x),
                (Vec4::new(b, (-2.5_f32), 2.0_f32, 1.0_f32))
                    .dot(Vec4::new((-1.0_f32), a_2, b, 0.25_f32)),
            ),
        }
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
    impl Pair {
        fn step(&self, mut b: Pair, c: &mut i32, y: i32) -> usize {
            let mut t = [
                (if y != 0 { (y - (*c)) / y } else { y }),
                (*c),
                ((match (*self) {
                    Pair(0.0) if (!(y < 2)) => [y, (*c), 3_i32],
                    _ => [(*c), y, (*c)],
                }))[0],
            ];
            (((((t[0] + t[2]) & 7) as usize) + t.len()) + (((*c) & 255) as usize))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32, mut v: f32, t: &u32) -> u32 {
        false;
        v *= (1.0_f32 + v);
        if ((*c) != (*c)) {
            let mut x_2: Pair = Pair(v);
            let a = x_2
                .step(
                    x_2,
                    &mut (*c),
                    ({
                        v *= x_2.0;
                        ((WIDE as i32)).min(STEPS)
                    }),
                );
        } else {
            let mut turn = (a) & 1;
            let a_2: Mat3 = #[unroll(max = 3)]
            'value: loop {
                let k0 = ((if (v < v) { (*t) } else { 0_u32 })) & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    break;
                }
                if (((if ((*t) < a) {
                    let (mut c, mut t) = (
                        ((Pair::SIZE).abs_diff(Pair::SIZE)
                            + (if Pair::SIZE >= Pair::SIZE {
                                Pair::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            })),
                        (({
                            let q = v;
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }) as f32),
                    );
                    (a > a)
                } else {
                    return (*t);
                })
                    && ({
                        (*c) = (match (2_u32 <= (*t)) {
                            mut b => {
                                let mut k0 = 1u32;
                                'outer: loop {
                                    if !(k0 < 8) {
                                        break;
                                    }
                                    let y = v;
                                    if (((match TABLE[(Pair::SIZE).min(3)] {
                                        0.0..=1.0 => (a <= 8),
                                        mut a => b,
                                    }) && b))
                                    {
                                        let given: f32 = (Vec2::new((-2.5_f32), v)).y;
                                        let x: f32 = {
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn first(y: f32) -> f32 {
                                                if y < HALF { -y } else { y }
                                            }
                                            let t = first(given);
                                            t
                                        };
                                        break 'value Mat3::from_cols(
                                            Vec3::new(y, (-0.0), y),
                                            Vec3::new(0.25, v, 0.5),
                                            Vec3::new((-0.0), v, x),
                                        );
                                    }
                                    k0 *= 2;
                                }
                                (*c)
                            }
                            mut x_2 => (*c),
                        });
                        (a > (*t))
                    })))
                {
                    break Mat3::from_cols(
                        Vec3::new(v, 0.25, (-0.0)),
                        POINTS[(Pair::SIZE).min(5)],
                        Vec3::new(2.0, (-0.0), (-0.0)),
                    );
                }
                if (TABLE[(Pair::SIZE).min(3)] > v) {
                    break Mat3::from_cols(
                        Vec3::new((-0.0), 0.0, 1.5),
                        Vec3::new(3.0, v, 1.0),
                        Vec3::new(1.0, v, (-2.5)),
                    );
                }
                turn += 1;
                if turn >= 3 {
                    break Mat3::IDENTITY;
                }
            };
        }
        (*t)
    }
}

#[flatten]
mod p091 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(&mut self, a: &Vec2, mut x: Pair) -> f32 {
            self.1 = a.y;
            ((((x.b * a.y)).abs() + 1.0).recip() + (x.c as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: usize, c: i32, y: Vec3, t: &mut IVec2) -> u32 {
        let mut turn = 0;
        let v: Hit = #[keep]
        'value: loop {
            t.x = (!t.y);
            let start = ((MASK >> (MASK & 31))).min(3_u32);
            let mut y = 1;
            y += start;
            if ((match ((if (8_usize != a) {
                Hit((-4_i32), HALF)
            } else {
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    let mut n: Hit = Hit(3_i32, STILL);
                    let c = n
                        .step(
                            &{
                                Vec2::select(
                                    (Vec2::new(1.5_f32, n.1)).cmplt(Vec2::new(n.1, 2.0_f32)),
                                    Vec2::new(n.1, n.1),
                                    Vec2::new((-1.0_f32), n.1),
                                )
                            },
                            (if (c > STEPS) {
                                Pair {
                                    b: n.1,
                                    c: k0,
                                    a: Vec3::new((-1.0), TABLE[1_usize % 4], 2_147_483_648f32),
                                }
                            } else {
                                Pair { b: n.1, c: 3, a: CORNER }
                            }),
                        );
                    k0 += 1;
                }
                Hit(t.y, TABLE[(a).min(3)])
            })) {
                Hit(_, mut v @ ((1.0 | 0.0))) => (a < a),
                Hit(-7, -1.5) => (5_u32 < 2),
                _ => (t.x <= t.y),
            })) {
                break 'value Hit(t.y, STILL);
            }
            turn += 1;
            if turn >= 3 {
                break Hit(t.y, TABLE[0_usize % 4]);
            }
        };
        MASK
    }
}

#[flatten]
mod p092 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(-other.0, -other.1)
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(
                if self.0 < other { other } else { self.0 },
                if self.1 < other { other } else { self.1 },
            )
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair((other & 15) as f32, (other & 15) as f32)
        }
    }
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit { a: 0.5 };
        const ALL: [Hit; 2] = [Hit { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        fn step(self, a: &UVec2) -> i32 {
            let mut y = (if (([self.1, 0.25_f32, self.0]
                .iter()
                .all(|&c| (0.0_f32 > STILL))
                || ({
                    let q = 0.25_f32;
                    q == q && q.is_sign_negative()
                })))
            {
                (Pair(self.1, 2.0_f32) * radians((-0.0_f32)))
            } else {
                (&self - &self)
            });
            y.1 = [
                flatten::math::radians((Vec2::new(0.25_f32, y.1)).y),
                flatten::math::select(
                    (Vec4::new(3.0_f32, self.0, 0.25_f32, 0.0_f32))
                        .dot(Vec4::new(0.0_f32, y.1, self.1, y.0)),
                    (-0.0_f32),
                    ((MASK > a.x) && (self.1 <= self.0)),
                ),
                self.1,
            ]
                .iter()
                .enumerate()
                .fold(
                    (self.1).abs(),
                    |y, (c, &t)| (y - (Vec3::new(0.0_f32, (-2.5_f32), 1.5_f32)).z),
                );
            let mut n: i32 = ((1_i32 & 63) << (1u32));
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                if ((a.y + a.y) >= a.y) {
                    break;
                }
                k0 += 1;
            }
            ((n % 3) + (y.0 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[f32; 2], c: i32) -> u32 {
        let mut a_2: Pair = Pair(a[1], a[1]);
        let t = a_2.step(&{ (UVec2::new(8_u32, 8_u32) | UVec2::new(MASK, 0_u32)) });
        let mut b: Pair = Pair(a_2.0, a[1]);
        let v = b.step(&{ (UVec2::new(5_u32, 2_u32) + UVec2::new(2_u32, MASK)) });
        let mut k0 = ((MASK + MASK)) & 3;
        #[keep]
        'outer: loop {
            if (((!true)
                && (if (t < v) {
                    return k0;
                } else {
                    let mut a_2 = Vec4::new(1.0, a[1], b.0, b.1);
                    (t <= t)
                }))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let c: f32 = ((match (Hit { a: a[1] }) {
                Hit { a: mut x } => {
                    ({
                        let mut turn = 0;
                        let x: Hit = #[keep]
                        'value: loop {
                            if true {
                                break Hit::FIRST;
                            }
                            if true {
                                break Hit::FIRST;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break Hit { a: (-2.5) };
                            }
                        };
                        MASK
                    })
                }
                Hit { a: v } if (k0 < k0) => k0,
                Hit { a: 1.0..8.0 } => k0,
                a => k0,
            }) as f32);
        }
        (MASKS[((NARROW as i32) & 1) as usize] + (b.1.abs() as u32 & 255))
    }
}

mod p093 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: f32) -> f32 {
        let start = STEPS;
        let mut b = 0;
        b += start;
        let mut turn = 0;
        let b: Pair = 'value: loop {
            #[keep]
            'outer: for n in (i32::MAX - (b & 3)..=i32::MAX) {
                (*a) = (*a);
                if (c > c) {
                    break;
                }
                let mut b = 5_u32 else {
                    let a: u32 = 'block_1: {
                        if (((match (b, b, (b <= n)) {
                            ((1_000 | -1), (1 | 1_000), mut t) => n,
                            (mut v, mut a_2 @ ((-7 | -1)), _) => (-1_i32),
                            _ => b,
                        }) > b))
                        {
                            let mut v: [[f32; 3]; 3] = [
                                [(*a), c, c],
                                [(*a); 3],
                                [0.25_f32, (*a), 0.25_f32],
                            ];
                            continue 'outer;
                        }
                        MASK
                    };
                    break 'value Pair {
                        c: c,
                        a: c,
                        b: IVec3::new(5, (-1), n),
                    };
                };
            }
            if (b > b) {
                break Pair {
                    b: IVec3::new(7, 3, b),
                    ..Pair {
                        a: c,
                        b: IVec3::new(
                            LEVELS[(MASKS[(({
                                (*a) += (*a);
                                3_u32
                            }) % 7) as usize] % 8) as usize],
                            0,
                            10,
                        ),
                        c: (*a),
                    }
                };
            }
            if (b > b) {
                break Pair {
                    b: IVec3::new(b, (-1), 2),
                    c: c,
                    a: (-1.0),
                };
            }
            turn += 1;
            if turn >= 3 {
                break Pair {
                    c: (*a),
                    ..Pair {
                        c: c,
                        a: c,
                        b: IVec3::new(2, 10, 7),
                    }
                };
            }
        };
        (3.0 + (*a))
    }
}

#[flatten]
mod p094 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: u32,
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
    fn first(a: &mut f32) -> i32 {
        let mut turn = 0;
        let a: f32 = 'value: loop {
            'outer: for t in (1..1).step_by(3).rev() {
                if ((*a) <= (*a)) {
                    if ((*a) != (*a)) {
                        break;
                    }
                    break 'outer;
                }
                #[keep]
                'inner: for a_2 in (0..(((*a).abs() as u32 & 255) & 3)) {
                    let n = (Mat3::from_diagonal(Vec3::new((*a), 3.0_f32, 0.0_f32)))
                        .x_axis;
                    let mut c = Mat3::from_cols(
                        (if ((t as i32) < 7) { n } else { n }),
                        Vec3::new((-2.5), n.x, Pair::RATE),
                        (n - Vec3::new(1.0, (*a), 1.5)),
                    );
                    c.z_axis += Vec3::ONE;
                }
            }
            if ((*a) != (*a)) {
                break (*a);
            }
            if ((*a) < (*a)) {
                break (*a);
            }
            turn += 1;
            if turn >= 1 {
                break (*a);
            }
        };
        ((!3_i32)).saturating_sub((WIDE as i32))
    }
    #[flatten(exact)]
    pub fn entry(a: bool, mut x: f32) -> i32 {
        let Hit { a: v, b, c: t } = Hit {
            b: MASK,
            ..Hit {
                a: Vec3::new(0.0_f32, 0.0_f32, (-2.5_f32)),
                b: MASK,
                c: x,
            }
        };
        (first(&mut x) + (x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p095 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: Vec2,
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
    impl Pair {
        fn step(mut self, a: Vec3, mut x: i32, y: f32) -> usize {
            if (((IVec2::new(x, i32::MIN) | IVec2::new(2_i32, self.b)))
                == (IVec2::new((-1_i32), 1_i32)))
            {
                let x = self;
                let mut a_2 = a.z;
            } else if ((2.0_f32 > y)
                || [0.5_f32, self.a.y, a.x].iter().all(|&t| (self.b > self.b)))
            {
                if ((if ((self.b > self.b) || (a.x <= a.z)) {
                    (if (3_i32 < x) {
                        FLAGS[Self::SIZE % 9]
                    } else {
                        return (if (self.a.x != a.x) {
                            (if Self::SIZE >= Pair::SIZE {
                                Self::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            })
                        } else {
                            (Vec4::new(a.x, 1.0_f32, 2.0_f32, 0.0_f32)).min_position()
                        });
                    })
                } else {
                    match ((IVec2::new(self.b, 10_i32) % 3)
                        == IVec2::select(
                            BVec2::new(true, false),
                            IVec2::new(7_i32, self.b),
                            IVec2::new(7_i32, x),
                        ))
                    {
                        true => {
                            if let mut t = y {
                                let mut c = (mat3(a, a, a)
                                    * dot(
                                        (a + a),
                                        (match (self.b, 0_u32) {
                                            (..0, a_2 @ ((4 | 0))) => a,
                                            (mut a_2, _) => a,
                                            _ => CORNER,
                                        }),
                                    ));
                            }
                        }
                        a_2 @ false => {}
                        true => {}
                        false => {}
                    }
                    (self.b != x)
                })) {
                    return Pair::SIZE;
                }
            } else {}
            (((MASKS[Pair::SIZE % 7] & 7) as usize) + ((x & 255) as usize))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &mut f32, t: i32) -> f32 {
        let x: Vec3 = CORNER;
        let mut y: BVec3 = (!((!BVec3::new((t > (*c)), false, true))
            & (!BVec3::new(false, true, true))));
        let mut a: Pair = Pair {
            a: Vec2::new((*a), 0.25),
            b: (*c),
            c: Vec2::new(0.0, 0.0),
        };
        a.step(Vec3::new(0.0, 0.0, 0.0), 0, 0.0);
        0.0
    }
}

#[flatten]
mod p096 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn first(a: f32) -> f32 {
        let mut n: [[f32; 3]; 2] = (if (a > a) {
            [[a, (-2.5_f32), (-0.0_f32)], [0.25_f32; 3]]
        } else {
            return a;
        });
        'outer: for _ in n {
            let (t, (mut a, b)) = (
                [n[1][1], hadd(Vec4::new(a, 0.5_f32, 2.0_f32, 1.5_f32)), n[0][0]],
                (
                    select(
                        (if MASK != 0 { MASK / MASK } else { MASK }),
                        ('block: {
                            {
                                let mut k1 = 0i32;
                                'inner: loop {
                                    if !(k1 < 3) {
                                        break;
                                    }
                                    let mut a: [f32; 3] = [
                                        n[0][1],
                                        (0.25_f32).lerp_monotonic(n[0][2], 0.25),
                                        n[0][2],
                                    ];
                                    if (1_i32 <= k1) {
                                        break;
                                    }
                                    k1 += 1;
                                }
                            }
                            if (n[1][0] <= n[0][0]) {
                                break 'block MASK;
                            }
                            MASK
                        }),
                        FLAGS[(MASKS[(STEPS & 1) as usize] % 9) as usize],
                    ),
                    Mat3::from_cols(
                        Vec3::new((-2.5_f32), (-1.0_f32), 2.0_f32),
                        Vec3::new(n[0][1], 0.0_f32, (-0.0_f32)),
                        POINTS[((WIDE as i32) & 1) as usize],
                    ),
                ),
            );
        }
        n[0][0]
    }
    fn third(a: f32, c: &mut i32) -> f32 {
        let mut k0 = (((1u32 << 31) + MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if let (y, x @ 100, true) = (COUNT, (k0).wrapping_sub(k0), (a < a)) {
                        let mut x_2: [[f32; 3]; 2] = [
                            [(-0.0_f32), a, a],
                            [HALF, (-2.5_f32), 0.25_f32],
                        ];
                    } else {}
                }
                k1 += 1;
            }
        }
        (2.0 + ((*c) as f32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: &mut [f32; 3], y: f32) -> [[f32; 3]; 2] {
        let n: [f32; 3] = 'block: {
            let mut x_2: usize = (({
                let mut a = (if ((BVec3::new((y != 2.0_f32), true, false))
                    == (BVec3::new(true, false, (y != c[0]))))
                {
                    BVec3::new(
                        (Vec3::new(y, c[2], y)).cmplt(Vec3::new(c[1], 0.5, c[1])).all(),
                        false,
                        ((BVec3::new(true, false, true), (b < LEVELS[(COUNT).min(7)]))).1,
                    )
                } else {
                    let (c, (x_2, _)) = (
                        (if ((BVec3::new(true, false, true), (5_i32 != b))).1 {
                            (-c[0])
                        } else {
                            (if (c[1] > c[0]) { (-2.5_f32) } else { y })
                        }),
                        (
                            (-mat3(
                                Vec3::new(f32::MAX, c[0], c[2]),
                                Vec3::new(1.5_f32, 0.0_f32, c[2]),
                                Vec3::new(HALF, 1.5_f32, c[0]),
                            )),
                            (1.0_f32 - c[1]),
                        ),
                    );
                    BVec3::new(((-1_i32) != (-1)), true, false)
                });
                c[0]
                    -= third(
                        first(
                            (if ((BVec3::new(true, false, true), (b != STEPS))).1 {
                                (y - c[1])
                            } else {
                                let mut v: Vec3 = (((Vec3::new(c[1], HALF, 1.0) / 2.0)
                                    + Vec3::new(0.25, 0.0, 0.25)))
                                    .zyx();
                                (v.x).mul_add(c[2], v.y)
                            }),
                        ),
                        &mut b,
                    );
                COUNT
            }) + COUNT);
            if (3_i32 > b) {
                break 'block [c[0]; 3];
            }
            (*c)
        };
        [[c[1], 0.5_f32, n[1]]; 2]
    }
}

#[flatten]
mod p097 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub bool);
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
    pub fn entry(a: &mut [i32; 2], c: &mut i32, y: &Hit, mut n: u32) -> u32 {
        a[(Hit::SIZE).min(1)] <<= 1;
        if false {
            return (n).swap_bytes();
        }
        #[keep]
        'outer: for b in (((NARROW as i32) & 3)..=((((*c) & 15) * (a[0] & 7)) & 3)) {
            if (2.0_f32).is_nan() {
                a[0] = a[0];
                continue 'outer;
            }
            if (('block: {
                let start = Pair::SIZE;
                let mut x_2 = 2;
                x_2 += start;
                if ((if (b <= a[0]) {
                    (!true)
                } else {
                    let mut a_2: [Hit; 2] = [Hit { a: y.a }, ([(*y), (*y)])[0]];
                    false
                })) {
                    if (((Vec2::new(2.0_f32, 1.0_f32)).xx())
                        != ((Vec2::new(0.5_f32, 1.0_f32)).xx()))
                    {
                        let k1 = (((n & 63) << (n & 7))) & 3;
                        'inner: while k1 > 3 {}
                        if (IVec2::new((*c), 1)
                            == ((IVec2::new((-4_i32), 2_i32))
                                .saturating_add(IVec2::new(a[0], 7_i32))
                                + (IVec2::new((-1), 0) % 3)))
                        {
                            let mut t = Vec3::new(
                                ((y.a.b.x).mul_add(y.a.b.z, y.a.b.z))
                                    .copysign((({ Hit::RATE })).max(-9.0)),
                                ((Vec2::new(3.0_f32, y.a.a.x)).normalize_or_zero()).y,
                                Mat3::from_cols(
                                        Vec3::new((-2.5_f32), (-1.0_f32), (-2.5_f32)),
                                        y.a.b,
                                        y.a.b,
                                    )
                                    .determinant(),
                            );
                            let (y, a_2) = (
                                [State(((-1.0_f32) != y.a.a.y)); 3],
                                (-4_i32),
                            );
                        } else {}
                    }
                    break 'block (n < n);
                }
                (y.a.b.y != y.a.b.z)
            })) {
                continue;
            }
        }
        (3 + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: 2,
            b: Pair {
                a: -2,
                b: Vec2::new(2.0, -1.5),
            },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: 0,
                b: Pair {
                    a: i32::MAX,
                    b: Vec2::new(-1.5, 0.5),
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
    impl Pair {
        fn step(&mut self, a: &Pair) -> i32 {
            (*self)
                += Pair {
                    b: ((mat2(a.b, a.b) * Mat2::from_cols(a.b, a.b))
                        * ({
                            let a_2 = Mat2::from_diagonal(Vec2::new((-1.0), 0.0));
                            let mut k0 = 3u32;
                            'outer: loop {
                                if !(k0 > 0) {
                                    break;
                                }
                                'inner: for y in 0..k0 {
                                    if (((if (0_u32 <= y) { (k0 < y) } else { true })
                                        || (k0 > y)))
                                    {
                                        break 'outer;
                                    }
                                }
                                k0 -= 1;
                            }
                            Vec2::new((-1.0_f32), a.b.y)
                        })),
                    a: a.a,
                };
            self.a
        }
    }
    impl Hit {
        fn step(mut self, a: f32, mut x: i32, mut v: f32) -> bool {
            let mut k0 = ((if (self.b.b.x < 2.0) {
                return (MASK < self.a);
            } else {
                self.a
            })) & 3;
            #[unroll(max = 4)]
            'outer: while k0 > 0 && (((Pair::SIZE).abs_diff(Hit::SIZE) < Self::SIZE)) {
                k0 -= 1;
            }
            ((((MASK > self.a) as usize) < ((self.a > self.a) as usize))
                ^ (self.b.a > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: &i32, y: &i32, t: &mut f32) -> i32 {
        let mut c: Hit = Hit {
            a: MASK,
            b: Pair {
                a: 2,
                b: Vec2::new(2_147_483_648f32, (*t)),
            },
        };
        let v = c
            .step(
                ((*t)).sin_cos().0,
                ({
                    c.b.a = (*y);
                    c.b.a
                }),
                (Vec3::new(2.0_f32, (-1.0_f32), a.y)).z,
            );
        c = Hit::FIRST;
        let mut k0 = ((c.a >> (c.a & 31))) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((IVec2::new(10_i32, (*y))) == (IVec2::new(3_i32, (-1_i32)))))
        {
            k0 -= 1;
            if v {
                continue;
            }
        }
        let mut c: Hit = Hit { a: c.a, b: c.b };
        let v = c
            .step(
                ({
                    c.b.b.y = (a.y).lerp_monotonic(c.b.b.x, 0.25);
                    ('block: {
                        let mut y: usize = ((if (({
                            let mut turn_1 = 0;
                            let x_2: Mat2 = 'value_1: loop {
                                let start = (c.a as f32);
                                let mut v = 0.0;
                                v += start;
                                if (({
                                    let q = c.b.b.y;
                                    q == q && q.is_sign_negative()
                                })) {
                                    break ((if ((*y) < c.b.a) {
                                        mat2(c.b.b, c.b.b)
                                    } else {
                                        Mat2::from_cols(Vec2::new(HALF, (-0.0_f32)), a)
                                    }) * Mat2::from_cols(c.b.b, Vec2::new(2.0_f32, v)));
                                }
                                turn_1 += 1;
                                if turn_1 >= 3 {
                                    break (Mat2::from_cols(Vec2::new(0.0_f32, (-2.5_f32)), a)
                                        * a.y);
                                }
                            };
                            v
                        })) {
                            match ((!c.b.step(&{ Pair { a: c.b.a, ..c.b } }))) {
                                1.. => {}
                                -7 => {}
                                x @ ((1 | -1)) => {}
                                _ => {}
                            }
                            Hit::SIZE
                        } else {
                            Pair::SIZE
                        }) + Hit::SIZE);
                        if v {
                            break 'block a.y;
                        }
                        (-1e-40f32)
                    })
                }),
                0,
                c.b.b.x,
            );
        (c.b.a + c.b.a)
    }
}

#[flatten]
mod p099 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: Vec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c,
            }
        }
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(a: &mut usize, mut x: i32) -> Vec2 {
        'outer: for y in 0..4 {
            x >>= STEPS;
            if ((((x <= y)
                < FLAGS[(({
                    x = (IVec2::new(y, 7_i32)).y;
                    MASKS[(({
                        (*a) >>= 1;
                        8_u32
                    }) % 7) as usize]
                }) % 9) as usize]) || [2_i32, 0_i32].iter().all(|&y| ((*a) != (*a)))))
            {
                (*a) = (*a);
                break 'outer;
            }
            let [_, ..] = [(TABLE[((WIDE as i32) & 1) as usize])
                .clamp(-1.0, 1.0)
                .asin(); 2];
            (*a) = ((if (Pair::ALL[(5_i32 & 1) as usize]).a {
                (*a)
            } else {
                match ((Pair {
                    c: Vec2::new((-0.0_f32), STILL),
                    a: ((*a) < (*a)),
                    b: Pair::RATE,
                })
                    .a)
                {
                    _ if (!((y as i32) < x)) => {
                        if ((Vec3::new(HALF, (-0.0_f32), 2.0_f32))
                            .dot(Vec3::new(STILL, (-0.0_f32), 3.0_f32)))
                            .is_nan()
                        {
                            let (c, ([t, y], _)) = (
                                2.0_f32,
                                (
                                    [
                                        (HALF).atan2((1.5_f32)),
                                        (TABLE[(3_i32 & 1) as usize] / 4.0),
                                    ],
                                    (Pair {
                                        a: (x > y),
                                        ..Pair {
                                            b: TABLE[((y as i32) & 1) as usize],
                                            c: Vec2::new(0.0_f32, 3.0_f32),
                                            a: ((-4_i32) != x),
                                        }
                                    } + Pair::FIRST),
                                ),
                            );
                        } else {}
                    }
                    false => {}
                    _ => {}
                }
                (*a)
            }) * 2);
        }
        (Vec2::new((-0.0), TABLE[(*a) % 4]) + Vec2::splat(((*a) as f32)))
    }
}

#[flatten]
mod p100 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut f32, y: &mut f32, t: &mut f32) -> Hit {
        b
            -= (if (({
                let y: Mat3 = (match ((
                    ((MASK).max(MASKS[(MASK % 7) as usize]) + 0_u32),
                    (((((*y)) as u32 as i32) & 15)
                        * ((match (Pair::SIZE, STEPS, STEPS) {
                            (a, ..1_000, _) => {
                                ((*c), (*y)) = (((b - (*c))).atan2(((*t))), 0.5);
                                (NARROW as i32)
                            }
                            (n @ 3, 0, _) => {
                                let x_2: f32 = 'block: {
                                    let mut k0 = (MASK) & 3;
                                    'outer: while k0 > 0
                                        && (((BVec3::new(false, false, true))
                                            == (BVec3::new(false, true, false))))
                                    {
                                        k0 -= 1;
                                        ((*y), (*c)) = (
                                            (((b) * 0.7 + ((*c)) * 0.1)).fract(),
                                            (if true {
                                                (match Hit::ALL[(n).min(1)] {
                                                    Hit { a: v @ 1_000.. } => (*t),
                                                    Hit { a: mut x @ ((0 | -7)) } => (-1.0),
                                                    mut t => (*c),
                                                })
                                            } else {
                                                ((*y)).copysign(((*y)).max(-9.0))
                                            }),
                                        );
                                        (*y) *= (*t);
                                        let mut n = (
                                            k0,
                                            ((if true {
                                                Vec3::new((*t), (*y), (-2.5_f32))
                                            } else {
                                                Vec3::new((*t), (-2.5_f32), b)
                                            }))
                                                .cross(
                                                    (Vec3::new(1.0_f32, (*y), 0.0_f32))
                                                        .min(Vec3::new(b, (*c), 0.5_f32)),
                                                ),
                                            ((
                                                k0,
                                                POINTS[n % 6],
                                                Mat3::from_diagonal(Vec3::new(0.25_f32, (-1.0_f32), (*c))),
                                            ))
                                                .2,
                                        );
                                    }
                                    if (((STEPS).min((WIDE as i32))
                                        > (if (STILL != b) {
                                            LEVELS[(1_usize).min(7)]
                                        } else {
                                            STEPS
                                        })))
                                    {
                                        break 'block (((*t)).min(b) + 0.0);
                                    }
                                    ((if (0_usize <= n) { (*y) } else { (*t) }) % 0.5)
                                };
                                (WIDE as i32)
                            }
                            (_, mut b @ -7.., mut t) => t,
                            _ => (WIDE as i32),
                        }) & 7)),
                )) {
                    (t @ 3, x_2 @ 1..) => {
                        (if (Vec3::new(b, 0.5, 0.25)).cmpeq(Vec3::new(b, b, 1.5)).all() {
                            let (mut n, a) = (
                                (((NARROW as i32)) as u32 >> 3),
                                Vec2::select(
                                    (Vec2::new(2.0_f32, 2.0_f32))
                                        .cmplt((Vec2::new(b, (*c))).normalize_or_zero()),
                                    Vec2::new(b, (*c)),
                                    Vec2::new((*c), 3.0_f32),
                                ),
                            );
                            (Mat3::from_diagonal(Vec3::new((-0.0_f32), 0.0_f32, a.y))
                                * Mat3::from_cols(
                                    Vec3::new((-1.0_f32), 16_777_217f32, 0.25_f32),
                                    POINTS[Hit::SIZE % 6],
                                    Vec3::new(b, 3.0_f32, a.y),
                                ))
                        } else {
                            (if (t > t) {
                                mat3(
                                    POINTS[(x_2 & 1) as usize],
                                    Vec3::new(1.5, (*y), b),
                                    POINTS[Hit::SIZE % 6],
                                )
                            } else {
                                Mat3::from_diagonal(Vec3::new(0.0, 3.0, 3.0))
                            })
                        })
                    }
                    _ => {
                        Mat3::from_cols(
                            Vec3::new((*c), (*c), (*y)),
                            Vec3::new(b, b, 0.5),
                            Vec3::new((*t), b, b),
                        )
                    }
                });
                ((*c) <= HALF)
            })) {
                (*t)
            } else {
                0.0_f32
            });
        Hit {
            a: ((Hit { a: STEPS }).a + ((*c) as i32).clamp(-64, 64)),
        }
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
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
        fn sum(self, a: &mut f32, c: &(IVec2, BVec3, u32), mut v: [f32; 2]) -> usize {
            let mut v = sin(
                (((v[1] - v[1]))
                    .max(
                        ({
                            match ((
                                c.0.x,
                                (if (POINTS[(c.2 % 6) as usize]).cmplt(CORNER).any() {
                                    'outer: for a_2 in (0..(((Self::SIZE & 255) as u32) & 3)) {
                                        let mut a = (vec3(
                                            ((v[0]).sin() * ((*a)).cos() + (3.0_f32).sin()),
                                            ({ v[0] }),
                                            v[0],
                                        ) / (-3.0));
                                        let given: f32 = ((v)[0]).abs().sqrt();
                                        let c: f32 = {
                                            let t = doubled(given);
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn doubled(x: f32) -> f32 {
                                                x * HALF + 1.0
                                            }
                                            t
                                        };
                                    }
                                    c.0.y
                                } else {
                                    self.a
                                }),
                            )) {
                                (mut c, t) => {}
                                ((c, 1) | ((-7 | 2), c)) => {}
                                ((mut x, ..=1) | (-7..=-1, mut x)) => {}
                                _ => {}
                            }
                            v[0]
                        }),
                    ) + 0.0),
            );
            (([
                (0..2i32).map(|c| (*a)).sum::<f32>(),
                taken(v, |a_2| v),
                (if (c.2 <= self.b) { (-2.5_f32) } else { v }),
            ]
                .into_iter()
                .filter(|&a_2| {
                    if true {
                        return (self.b < c.2);
                    }
                    (v <= (-1.0_f32))
                })
                .map(|mut n| {
                    if (c.0.y != self.a) {
                        return HALF;
                    }
                    n
                })
                .sum::<f32>()
                .abs() as usize & 15) + ((*a).abs() as usize & 255))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32, y: &f32) -> i32 {
        let mut k0 = -1i32;
        'outer: while k0 <= -3 {
            if (!(k0 > k0)) {
                break;
            }
            let start = Pair::SIZE;
            let mut t = 2;
            t += start;
            k0 = k0 + 2;
        }
        if ((*y) != 1.0) {
            let mut x_2: Pair = Pair { a: (-1), b: MASK };
            let a = x_2
                .sum(
                    &mut (*c),
                    &{
                        (IVec2::new(3_i32, x_2.a), BVec3::new(false, true, false), x_2.b)
                    },
                    ({
                        x_2.b = (((((NARROW as i32) < 3_i32) as u8)
                            <= ((x_2.b != x_2.b) as u8)) as u32 & 255);
                        [(*y), 1.5_f32]
                    }),
                );
            return x_2.a;
        }
        (10 - ((WIDE as i32) & 31).pow(2))
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [[f32; 2]; 2], y: bool, t: &mut u32) -> [[f32; 2]; 2] {
        'outer: for x in (0..2).rev() {
            let start = (c[0][((x as i32) & 1) as usize])
                .copysign((((-1.0_f32)).round()).max(-9.0));
            let mut a = 0.0;
            a += start;
        }
        c
    }
}

#[flatten]
mod p103 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub bool);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: i32, c: Pair) -> Pair {
        'outer: for n in -1..1 {
            let mut k1 = ((MASK + MASK)) & 3;
            #[unroll(max = 4)]
            'inner: loop {
                let mut a: Vec4 = Vec4::new(c.1, c.0, (-0.0), 3.0);
                if k1 == 0 || ((c.0 != c.0)) {
                    break;
                }
                k1 -= 1;
            }
            if (a > n) {
                break;
            }
            let x: f32 = 'block: {
                if ((match c.0 {
                    -1.5 => (!(a != n)),
                    _ => (FLAGS[(MASK % 9) as usize] | FLAGS[Hit::SIZE % 9]),
                    _ => {
                        let mut x: f32 = ((((if (c.0 != c.0) { c.0 } else { 0.25_f32 }))
                            .min((c.1).abs()) + 0.0)
                            / Mat3::from_cols(
                                    Vec3::new(f32::MIN_POSITIVE, 1.0_f32, c.0),
                                    Vec3::new(3.0_f32, c.0, 0.5_f32),
                                    Vec3::new(2.0_f32, (-2.5_f32), c.0),
                                )
                                .determinant());
                        (BVec3::new(false, false, ((n as i32) <= n)))
                            .test((MASK % 2) as usize)
                    }
                })) {
                    continue 'outer;
                }
                let State(b) = State(true);
                dot(CORNER, Vec3::new((-2.5_f32), (-2.5_f32), c.1))
            };
        }
        {
            let mut a: Vec3 = (if (c.1 <= (-1.0)) {
                (flatten::math::select(HALF, c.0, (a > a))
                    * (UVec3::new(0_u32, 0_u32, 0_u32)).as_vec3())
            } else {
                Vec3::new(0.0, 0.0, 0.0)
            });
        }
        Pair(0.0_f32, 0.0_f32)
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub IVec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1)
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
        const FIRST: Self = Pair(3, IVec2::new(-2, i32::MAX));
        const ALL: [Pair; 2] = [Pair(-2, IVec2::new(i32::MAX, 3)), Self::FIRST];
    }
    impl Pair {
        fn step(mut self, a: f32) -> bool {
            #[keep]
            'outer: for v in (0..((if (self.0 != self.0) {
                self
                    += Pair(
                        ((Pair(STEPS, IVec2::new(0_i32, 0_i32))).0
                            | [STEPS, STEPS]
                                .iter()
                                .fold((NARROW as i32), |x, &a| (-1_i32))),
                        (IVec2::new((NARROW as i32), 7_i32))
                            .saturating_add(IVec2::new((NARROW as i32), 0_i32)),
                    );
                self.1.x
            } else {
                7_i32
            }) & 3))
            {
                'inner: for x_2 in 0..2usize {
                    'block: {
                        let mut c: f32 = ((if (a < a) {
                            TABLE[(MASK % 4) as usize]
                        } else {
                            a
                        }) + a);
                        if FLAGS[(x_2).min(8)] {
                            break 'block;
                        }
                    }
                }
            }
            (a != 2.0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [Pair; 2], c: f32, y: &f32) -> u32 {
        let a_2 = a[0].1;
        (*a) = (*a);
        if let a = (a[0]
            .step(
                ({
                    (*a) = [a[0]; 2];
                    (*y)
                }),
            ))
        {
            let mut c = (
                Pair(a_2.x, a_2),
                Mat2::from_diagonal(Vec2::new(f32::MAX, STILL)),
                (match (({ Pair::FIRST }).step((*y))) {
                    false => IVec3::new(10_i32, (-4_i32), a_2.x),
                    true => IVec3::new(3_i32, i32::MIN, a_2.x),
                    false => IVec3::new(10_i32, a_2.y, 5_i32),
                }),
            );
        } else {}
        MASK
    }
}

#[flatten]
mod p105 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub BVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec2, c: &mut i32, y: &mut bool, t: i32) -> f32 {
        if ([
            (*c),
            ({
                #[keep]
                'outer: for _ in (((1_u32 / (MASK | 1)) & 3)..4).rev() {
                    let mut k1 = (((MASK | 7) - (MASKS[(MASK % 7) as usize] & 7))) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let start = (UVec2::new(0_u32, 3_u32)).y;
                        let mut c = 1;
                        c += start;
                    }
                    let mut c = [
                        ((1.5_f32 % HALF)).copysign((HALF).max(-9.0)),
                        ((Vec2::new(0.25_f32, 0.5_f32)).map(|v| v)).y,
                        (Vec4::splat(STILL))
                            .dot(
                                vec4(
                                    STILL,
                                    STILL,
                                    TABLE[(Pair::SIZE).min(3)],
                                    TABLE[(t & 1) as usize],
                                ),
                            ),
                    ];
                    a.x /= 3;
                }
                ((*a)).y
            }),
        ]
            .iter()
            .any(|&c| {
                (match ((
                    (if (0_i32 != (-1)) {
                        0.0_f32
                    } else {
                        TABLE[(3_u32 % 4) as usize]
                    }),
                    (if (*y) { a.y } else { c }),
                    (if (*y) { Pair::SIZE } else { Hit::SIZE }),
                )) {
                    (_, 5, 2) => ((*y) || (*y)),
                    (_, 1, v) => ((*y) && (*y)),
                    _ => (STILL <= STILL),
                })
            }))
        {
            let mut k0 = 252u8;
            'outer: loop {
                if !(k0 != u8::MAX) {
                    break;
                }
                k0 += 1;
                if (*y) {
                    if (0_i32 != (k0 as i32)) {
                        return ((((k0 as f32) + HALF)).min(Pair::RATE) + 0.0);
                    } else {
                        return (-2.5);
                    }
                }
            }
        } else {}
        (STILL + (a.y as f32))
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: usize,
        pub c: Vec3,
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: f32) -> bool {
        let mut a = ((*a).abs() as usize & 15);
        let mut a: [f32; 3] = [y, y, Pair::RATE];
        'outer: for (y, &c) in a
            .iter()
            .zip(
                &[
                    MASK,
                    ({
                        let q = a[1];
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }),
                    MASK,
                ],
            )
        {
            let mut y: usize = (if 5_usize >= Pair::SIZE {
                5_usize - Pair::SIZE
            } else {
                Pair::SIZE
            });
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                if (c < (c / 2)) {
                    return (if (((k1 <= k1)
                        && ({
                            y = (match (a[1] <= TABLE[(c % 4) as usize]) {
                                t @ true => 8,
                                _ => 5,
                            });
                            (STEPS != k1)
                        })))
                    {
                        (false
                            && ({
                                y *= 2;
                                false
                            }))
                    } else {
                        ((2_i32 < k1) && (c < c))
                    });
                }
                k1 += 1;
            }
            if (y != y) {
                break;
            }
        }
        false
    }
}

mod p107 {
    use super::*;
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(a: f32, c: &Vec3, y: &f32, t: f32) -> Mat2 {
        let mut k0 = 2u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            let mut k1 = ((if (t <= t) {
                k0
            } else {
                let x: IVec2;
                if ((if ((k0 > MASK) && (a < 1.5)) {
                    ((IVec2::new(0_i32, 0_i32))
                        == (IVec2::new((i32::MIN + 1), (-4_i32))));
                    (if (k0 < 2) { ((-0.0_f32) != c.z) } else { (t > c.x) })
                } else {
                    let mut c: f32 = (1.5_f32).abs();
                    continue 'outer;
                })) {
                    x = IVec2::new(STEPS, 0);
                } else {
                    x = IVec2::new((NARROW as i32), (WIDE as i32));
                }
                k0
            })) & 3;
            #[unroll(max = 4)]
            'inner: while k1 > 0
                && ((((FLAGS[(k1 % 9) as usize] || (k1 < 8))
                    || (if false {
                        let start = (((LEVELS[(COUNT).min(7)]).abs() & 7) as usize);
                        let mut y = 2;
                        y += start;
                        (k0 < k0)
                    } else {
                        let mut n = (match ((
                            FLAGS[COUNT % 9],
                            ({ (IVec2::new(0_i32, (NARROW as i32))).y }),
                            COUNT,
                        )) {
                            (c, 5..1_000, mut y) if c => STEPS,
                            (true, -7..=1_000, y) => (-4),
                            (mut x, c, mut a_2) if x => c,
                            _ => 3,
                        });
                        (k0 > k0)
                    }))))
            {
                k1 -= 1;
            }
        }
        mat2(Vec2::new(1.0, 2.0), Vec2::new(0.0, 0.25))
    }
}

#[flatten]
mod p108 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: Mat2, y: Mat2, t: i32) -> usize {
        let n: IVec3;
        if (((if FLAGS[(3_usize).min(8)] {
            let mut t: Vec3 = Vec3::new(
                TABLE[0_usize % 4],
                hadd(
                    flatten::math::select(
                        Vec3::new((-1.0_f32), 0.25_f32, 2.0_f32),
                        Vec3::new((-0.0_f32), y.y_axis.x, c.x_axis.x),
                        true,
                    ),
                ),
                (((MASK | 7) - (3_u32 & 7)) as f32),
            );
            (-4_i32)
        } else {
            return COUNT;
        }) >= (IVec2::new(t, t)).y))
        {
            n = (if (MASK == MASK) {
                #[keep]
                'outer: for y in (0..(t & 3)) {
                    'inner: for y in 1..=2 {
                        if false {
                            break;
                        }
                        let mut a_2 = [
                            dot(
                                Vec3::new(0.0_f32, c.y_axis.x, (-0.0_f32)),
                                Vec3::select(
                                    (CORNER).cmplt(Vec3::new(c.y_axis.y, 1.0_f32, 3.0_f32)),
                                    Vec3::new(c.x_axis.y, 0.25_f32, 0.25_f32),
                                    POINTS[a % 6],
                                ),
                            ),
                            c.x_axis.x,
                            ({ (c.y_axis.x - c.y_axis.x) }),
                        ];
                    }
                    'inner: for t in 0u32..3 {
                        let mut v: usize = (((c).x_axis).y.abs() as usize & 15);
                        if (({
                            let q = c.x_axis.y;
                            q == q && q.is_sign_negative()
                        })) {
                            let (mut a_2, t, mut n) = (
                                (c.y_axis.y != c.x_axis.x),
                                c.y_axis.x,
                                c.x_axis.x,
                            );
                            return 3;
                        }
                    }
                    if ((-1.0_f32) != c.x_axis.y) {
                        continue;
                    }
                }
                IVec3::new((-4), (-4), t)
            } else {
                IVec3::new(10, 10, 0)
            });
        } else {
            n = IVec3::new(5, 5, 3);
        }
        (a + a)
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, c: &mut [f32; 2]) -> Pair {
        let mut k0 = ((MASK).min(MASK)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let given: f32 = (-2.5);
            let x_2: f32 = {
                let t = first(given);
                fn first(x: f32) -> f32 {
                    (x - 0.5).max(0.5)
                }
                t
            };
        }
        let a = c[0];
        let mut y = Pair(
            ((c[1] % c[1])).abs(),
            ((match (MASK, (c[0] > c[0])) {
                (0.., _) => c[0],
                _ => {
                    let mut c: Mat2 = ((Mat2::from_cols(
                        Vec2::new(1.5_f32, a),
                        Vec2::new(1.0_f32, c[0]),
                    ) * (c[0]).fract())
                        + Mat2::from_cols(
                            Vec2::new(3.0_f32, 2.0_f32),
                            vec2(c[0], c[0]),
                        ));
                    c.x_axis.y
                }
            })
                + ('block: {
                    if ((true
                        || ({
                            c[0] = a;
                            matches!(STEPS, (- 1 | - 7))
                        })))
                    {
                        break 'block (c[0]).signum();
                    }
                    ([a, a].iter().enumerate().fold(c[1], |x, (a, &a_2)| x)).abs().sqrt()
                })),
        );
        if asked(&|n, x_2| (x_2 != x_2), c[1]) {
            (y.0, (*c)) = (
                (flatten::math::atan2(Vec2::new(c[0], 0.0_f32), Vec2::new(a, 2.0_f32)))
                    .dot(
                        (Mat2::from_cols(
                            Vec2::new(0.25_f32, y.0),
                            Vec2::new(3.0_f32, (-0.0_f32)),
                        ) * Vec2::new(3.0, 0.0)),
                    ),
                [c[1], c[1]],
            );
        }
        let mut a: f32 = ({
            let mut k0 = 254u8;
            'outer: loop {
                if !(k0 != u8::MAX) {
                    break;
                }
                k0 += 1;
                (*c)[(MASK % 2) as usize] = ('block: {
                    let _ = ((STEPS & 31).pow(2) == (STEPS).min((k0 as i32)));
                    if ((c[1] > c[1]) && (y.1 != y.1)) {
                        break 'block ((k0 as f32) - 0.0);
                    }
                    ((c[0]).sin() % 2.0)
                });
                if ((k0 as f32) > y.1) {
                    'inner: for a in (*c) {
                        c[0] = 0.0;
                    }
                    break;
                }
            }
            0.0
        });
        Pair(0.0_f32, 0.0_f32)
    }
}

#[flatten]
mod p110 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn first(a: f32, c: i32) -> i32 {
        let y: f32 = [
            ((counted(&|v| c) & 15) * ((-4_i32) & 7)),
            ({
                let mut c: f32 = ((a).sin()
                    * (('block: {
                        let (n, (mut b, mut a_2)) = (
                            select(
                                (Vec4::new(a, 0.5_f32, a, 1.0_f32)
                                    + Vec4::new(a, (-0.0_f32), (-2.5_f32), (-2.5_f32))),
                                (Vec4::new(a, HALF, 0.0_f32, a) % 1.5),
                                (if (c < c) {
                                    FLAGS[(MASK % 9) as usize]
                                } else {
                                    let a_2: bool;
                                    if (hadd(Vec2::new(a, a)) < (a).mul_add(a, a)) {
                                        a_2 = (((0_i32 <= c) && (c > c)) && ((a <= HALF) || false));
                                    } else {
                                        a_2 = ({
                                            let q = a;
                                            q == q && q.is_sign_negative()
                                        });
                                    }
                                    a_2
                                }),
                            ),
                            (a, [[[(WIDE as i32), c, c], [c, LEVELS[COUNT % 8], c]]; 3]),
                        );
                        if ((-1.0_f32) >= a) {
                            'outer: for &b in &a_2[0][0] {
                                'inner: for b in 0..0i64 {
                                    let [mut x_2, a_2, _] = [
                                        a_2[2][0][2],
                                        a_2[0][0][0],
                                        a_2[1][0][2],
                                    ];
                                }
                                if (a_2[1][1][1] < b) {
                                    break;
                                }
                            }
                            break 'block b;
                        }
                        TABLE[(MASKS[(({
                            a_2[0] = [[a_2[1][0][0]; 3]; 2];
                            MASK
                        }) % 7) as usize] % 4) as usize]
                    }))
                        .cos() + (a).sin());
                LEVELS[COUNT % 8]
            }),
        ]
            .into_iter()
            .filter(|&x| ((-4_i32) < x))
            .map(|mut c| a)
            .sum::<f32>();
        (c + c)
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut Vec2) -> [[i32; 3]; 2] {
        let mut k0 = (('block: {
            if ((y.x
                < (match ((y.y != y.y), true) {
                    ((mut a, true) | (true, mut a)) => 0.5,
                    _ => (-2.5),
                })))
            {
                break 'block (if false {
                    y.y += (y.y - 0.0);
                    1_u32
                } else {
                    let y: f32 = 'block_1: {
                        if ((y.x != a) || (c <= c)) {
                            let mut k0 = 0i32;
                            'outer: while k0 < 2 {
                                y.x = (-(({ Vec2::new(3.0_f32, 3.0_f32) }))
                                    .dot(
                                        ((*y)
                                            + ({
                                                (*y) = Vec2::new((-1.0), HALF);
                                                (*y)
                                            })),
                                    ));
                                if (((y.y).clamp(-4.0, 4.0).exp()
                                    > (if (a < y.y) { y.x } else { a })))
                                {
                                    break 'block ((1.5_f32) as u32 & 1023);
                                }
                                let mut t = (((IVec2::new(c, k0)).signum()).y).abs();
                                t
                                    |= first(
                                        a,
                                        (IVec2::new(k0, LEVELS[(MASK % 8) as usize])).y,
                                    );
                                k0 += 1;
                            }
                            break 'block_1 y.x;
                        }
                        (-2.5)
                    };
                    MASK
                });
            }
            MASK
        })) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
        }
        [[c; 3]; 2]
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32) -> u32 {
        let b: Mat2;
        if (5_i32 <= (*c)) {
            (*c) = (*c);
            b = Mat2::from_cols(
                radians(Vec2::new(0.0_f32, 1.5_f32)),
                trunc(Vec2::new(a, 1.5_f32)),
            );
        } else {
            (*y) = (((*y)).signum() - select(a, (*y), (1.0_f32 > 3.0)));
            b = Mat2::from_diagonal(Vec2::new(a, (*y)));
        }
        let mut x = asked(&|v, b| false, (b.x_axis.x).abs().sqrt());
        (((5_u32 & 15) * ((MASK & MASK) & 7)) >> (MASK & 31))
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
        pub c: bool,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut f32, y: &f32, t: UVec2) -> u32 {
        let k0 = ((if FLAGS[Pair::SIZE % 9] { t.x } else { 2_u32 })) & 3;
        'outer: loop {
            if ((t.y <= k0) || ((*a) != 1.5)) {
                (*a) = (*c);
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        let mut n: i32 = STEPS;
        (*a) *= ((*y) * taken((0.0_f32 * 1.0), |t| t));
        ((*c), (*a)) = (
            flatten::math::radians(((*a)).fract()),
            ((Vec2::new((-0.0_f32), 1.5_f32)).yx()).dot((Vec2::new((*y), (*y))).xx()),
        );
        let mut a_2: Vec2 = (Vec2::select(
            (Vec2::new((*a), (*y))).cmplt((Vec2::new((*y), (*y)) * (*c))),
            Vec2::new((*y), (*a)),
            Vec2::new((*y), 2.0_f32),
        ))
            .map(|a| {
                if (Hit {
                    c: false,
                    a: Vec3::new(1.0_f32, (*c), 0.25_f32),
                    b: 1.0_f32,
                })
                    .c
                {
                    return saturate(a);
                }
                (Vec2::new(0.0_f32, a)).y
            });
        let mut k0 = ((5_u32).count_ones()) & 3;
        'outer: while k0 > 0
            && (all(
                (BVec3::new(false, ((*y) != STILL), true)
                    ^ BVec3::new(false, (t.x <= 2_u32), true)),
            ))
        {
            k0 -= 1;
            if ((![
                (Vec3::new(HALF, 0.5_f32, (*y)))
                    .dot(Vec3::new(2.0_f32, (-2.5_f32), a_2.y)),
                (Hit {
                    a: Vec3::new(a_2.x, 0.0_f32, 0.25_f32),
                    ..Hit {
                        c: (3_u32 < t.y),
                        a: Vec3::new((-0.0_f32), a_2.x, (-0.0_f32)),
                        b: (*a),
                    }
                })
                    .b,
                a_2.y,
            ]
                .iter()
                .any(|&b| {
                    if ((*c) < (*c)) {
                        return true;
                    }
                    (7_i32 != n)
                })))
            {
                a_2.x = (*c);
                let mut k1 = (t.x) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    if ((*c) != (-1.0)) {
                        return 1;
                    }
                }
            }
        }
        (t.x + ((n & 255) as u32))
    }
}

#[flatten]
mod p113 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &u32, c: bool) -> f32 {
        if (asked(
            &|n, b| {
                if (c || false) {
                    return (c || FLAGS[(2_i32 & 1) as usize]);
                }
                (b > b)
            },
            (if c {
                let mut turn = 0;
                let x: Vec3 = 'value: loop {
                    'outer: for y in (0..1).rev() {
                        if ((y as i32) < (1 + 5)) {
                            let t: Hit = Hit((Hit::SIZE).min((Pair::SIZE + Hit::SIZE)));
                            break;
                        }
                        let Hit(a_2) = Hit(Hit::SIZE);
                    }
                    let mut a = (UVec2::new((*a), 1)
                        + (UVec2::new((*a), 1_u32))
                            .saturating_sub(
                                UVec2::new(MASKS[((*a) % 7) as usize], 2_u32),
                            ));
                    if ((!c) && (true & c)) {
                        break ({
                            a.y = (((STEPS).signum()) as f32 as u32);
                            vec3(HALF, HALF, HALF)
                        });
                    }
                    {
                        let mut x = (((if c { LEVELS[Pair::SIZE % 8] } else { 2_i32 }))
                            as usize & 31);
                    }
                    turn += 1;
                    if turn >= 1 {
                        break Vec3::new(0.25, HALF, (-0.0));
                    }
                };
                (f32::INFINITY + (-0.0))
            } else {
                (Pair::RATE + Pair::RATE)
            }),
        )) {
            let mut k0 = ((*a)) & 3;
            'outer: loop {
                'inner: for Pair { a } in [
                    Pair {
                        a: Vec3::new((-2.5_f32), 1.5_f32, HALF),
                    },
                    Pair {
                        a: Vec3::new(STILL, 1.5_f32, STILL),
                    },
                ] {
                    let mut x = Pair { a: (a + (a.x).fract()) };
                    let mut x = hadd(
                        flatten::math::cos(Vec4::new(0.25_f32, HALF, a.x, (-1.0_f32))),
                    );
                }
                let given: f32 = (match ((
                    ((STEPS & 63) << (1u32)),
                    (if c {
                        let mut n = (({
                            let q = TABLE[(MASK % 4) as usize];
                            q == q && q.is_sign_negative()
                        }) as usize);
                        c
                    } else {
                        if (Vec3::new(STILL, 0.0, 1.5))
                            .cmpeq(
                                flatten::math::lerp(
                                    Vec3::new(2.0_f32, HALF, 0.0_f32),
                                    CORNER,
                                    CORNER,
                                ),
                            )
                            .any()
                        {
                            break;
                        }
                        c
                    }),
                    Hit::SIZE,
                )) {
                    (..2, false, (0 | 0)) => {
                        'inner: for y in 0u32..0 {
                            if c {
                                continue;
                            }
                        }
                        HALF
                    }
                    _ => STILL,
                });
                let t: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(t: f32) -> f32 {
                        if t < HALF { -t } else { t }
                    }
                    let t = second(given);
                    t
                };
                if k0 == 0 || (false) {
                    break;
                }
                k0 -= 1;
            }
        } else {}
        (if c {
            'outer: for c in 0u32..0 {
                let v: u32 = (u32::MAX)
                    .saturating_mul(
                        ((((MASKS[Pair::SIZE % 7] < 5_u32) as u16)
                            <= (((*a) <= c) as u16)) as u32 & 255),
                    );
            }
            0.0
        } else {
            0.0
        })
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1 ^ other.1)
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        fn step(mut self, a: f32, mut x: IVec2, mut v: f32) -> [f32; 2] {
            if (asked(&|c, b| (7_i32 != x.y), 1.5_f32)
                | (([3.0_f32, self.0.w])[0] != (v * v)))
            {
                let mut k0 = 1u32;
                'outer: while k0 < 2 {
                    'inner: for [a, _] in [[self.0.x, self.0.z], [(-0.0_f32), 1.5_f32]] {
                        let mut c: Vec2 = Vec2::new((-0.0), 0.5);
                        if (!(x.y < x.y)) {
                            break 'outer;
                        }
                        let mut y = (5 - ((x.x) >> (k0 & 31)));
                        if (k0 > k0) {
                            return [self.0.w, c.y];
                        }
                    }
                    if any(
                        (IVec3::new(10_i32, 5_i32, (-4_i32)))
                            .cmplt(IVec3::new(1_i32, 0_i32, 1_i32)),
                    ) {
                        let mut x_2 = (if (((if (self.0.z > self.0.z) {
                            self.1
                        } else {
                            2_usize
                        }) != self.1))
                        {
                            (self.1 > self.1)
                        } else {
                            (a < self.0.y)
                        });
                        break;
                    }
                    k0 *= 2;
                }
            } else if true {} else {}
            [(match ((
                ((5_u32 & 7) as usize),
                select((-4_i32), x.y, (2_usize < self.1)),
                (if (self.1 <= self.1) {
                    self.0.z
                        *= ((if self.0.w <= TABLE[(5_u32 % 4) as usize] {
                            (self.0.z).clamp(self.0.w, TABLE[(5_u32 % 4) as usize]) + 0.0
                        } else {
                            0.25_f32
                        }))
                            .clamp(-4.0, 4.0)
                            .exp();
                    x.y
                } else {
                    x.x
                }),
            )) {
                (_, 1, c @ 5) => (-2.5_f32),
                (_, c, _) => v,
                (_, _, mut y) => self.0.x,
                _ => self.0.z,
            }); 2]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &Hit, mut v: i32, mut n: u32) -> bool {
        let mut y: [f32; 2] = [(*a); 2];
        'outer: for t in y.iter() {
            if (7_i32 <= c.0)
                && let (a, v @ 2, _) = ((
                    (!((y[0] < (*t)) && (3_i32 < 7_i32))),
                    ({
                        let mut turn = 0;
                        let a: f32 = 'value: loop {
                            'inner: for x_2 in (0..0).rev() {
                                let mut x_2: Pair = Pair(
                                    Vec4::new(y[0], 3.0_f32, y[1], 1.0_f32),
                                    Hit::SIZE,
                                );
                                let t = x_2
                                    .step(
                                        x_2.0.z,
                                        ({
                                            x_2
                                                += Pair(
                                                    Vec4::new((-2.5_f32), f32::MIN_POSITIVE, 0.25_f32, 1.5_f32),
                                                    Hit::SIZE,
                                                );
                                            (IVec2::new(v, 3_i32) * 2)
                                        }),
                                        ({
                                            x_2.1 = (x_2.1).abs_diff(x_2.1);
                                            ((y[1]).min(x_2.0.z) + 0.0)
                                        }),
                                    );
                                if (x_2.1 < 2) {
                                    break;
                                }
                            }
                            if (n > n) {
                                break y[0];
                            }
                            if (y[1] > (*a)) {
                                break (-2.5);
                            }
                            turn += 1;
                            if turn >= 1 {
                                break (*t);
                            }
                        };
                        v
                    }),
                    y[1],
                ))
            {}
        }
        (n != n)
    }
}

#[flatten]
mod p115 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    impl Hit {
        const FIRST: Self = Hit { a: 0.5, b: -0.0 };
        const ALL: [Hit; 2] = [Hit { a: -0.0, b: 2.0 }, Self::FIRST];
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
        fn step(mut self, a: f32, mut x: Pair) -> i32 {
            self = Pair;
            #[keep]
            'outer: for b in ((8_u32 & 3)..4) {
                let false = (((a - 0.0)
                    != [(WIDE as i32), STEPS, 1_i32]
                        .into_iter()
                        .filter(|&n| (b <= b))
                        .map(|mut a| {
                            if (8_u32 > b) {
                                return STILL;
                            }
                            HALF
                        })
                        .sum::<f32>())) else {
                    continue;
                };
                if false {
                    continue;
                }
            }
            STEPS
        }
    }
    impl Hit {
        fn step(&self, a: &f32, mut x: i32) -> f32 {
            'outer: for a_2 in [
                (if (self.a <= self.b) {
                    if (x < x) {
                        if ((if (x <= x) {
                            ((-1.0_f32) < 2.0)
                        } else {
                            matches!((x <= x), n @ false)
                        })) {
                            return ((Vec2::new((*a), 0.0_f32))
                                .map(|b| {
                                    if (self.a <= 1.0_f32) {
                                        return flatten::math::fract(b);
                                    }
                                    self.a
                                }))
                                .y;
                        } else {
                            return dot(
                                Vec3::new(Hit::RATE, (*a), (-1.0_f32)),
                                ('block: {
                                    if (((*a)).floor() == STILL) {
                                        'outer: for v in [(IVec2::new(1_i32, x)).y, 10_i32] {
                                            let mut y = Pair;
                                            if (Vec4::new(f32::EPSILON, 0.0_f32, 1.5_f32, self.b))
                                                .abs_diff_eq(
                                                    Vec4::new(2.0_f32, 3.0_f32, (-0.0_f32), 0.5_f32),
                                                    0.5,
                                                )
                                            {
                                                let start = 0_u32;
                                                let mut x_2 = 1;
                                                x_2 += start;
                                                break 'block vec3((*a), self.b, (*a));
                                            }
                                            let mut t: u32 = 8;
                                            y = Pair;
                                        }
                                        break 'block (Vec3::new((-2.5_f32), 3.0_f32, (*a)))
                                            .with_y(self.b);
                                    }
                                    Vec3::new(self.a, 0.0_f32, (-0.0_f32))
                                }),
                            );
                        }
                    }
                    x
                } else {
                    x
                }),
                STEPS,
            ] {
                if (self.a > self.a) {
                    break;
                }
            }
            (self.a + (x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &f32) -> f32 {
        if ((*a) < 2_147_483_648f32) {
            'outer: for _ in [
                Hit { b: STILL, a: (*y) },
                ({
                    if (c <= c)
                        && let ((2 | 1), (1_000 | 1), 1..=1_000) = ((
                            ({ Pair })
                                .step(
                                    Hit::step(
                                        &{ Hit { b: 0.5_f32, ..Hit::FIRST } },
                                        y,
                                        ({ Pair })
                                            .step(
                                                ({
                                                    (*a) = ((*y) - 0.0);
                                                    (*y)
                                                }),
                                                Pair,
                                            ),
                                    ),
                                    Pair,
                                ),
                            (-1_i32),
                            c,
                        ))
                    {}
                    Hit {
                        a: (*a),
                        ..Hit::ALL[(Pair::SIZE).min(1)]
                    }
                }),
            ] {
                if (0.0_f32 < (*y)) {
                    break;
                }
            }
            return 0.5;
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
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
            if self.0 {
                return;
            }
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: i32, y: &mut f32, t: &mut Pair) -> u32 {
        if (matches!(
            (((if t.0 { ((7_i32 & 255) as u32) } else { MASKS[1_usize % 7] }), select((c)
            .clamp(- 5, 9), ({ c }), (1_usize != a)))), (x @ 1..= 3, 2)
        )) {
            'outer: for _ in 0..0usize {
                'inner: for t in (0..((if t.0 {
                    let c: bool;
                    if (RAMP[a % 9] == (*y)) {
                        (*y)
                            += (if (*y) <= (*y) {
                                ((*y)).clamp((*y), (*y)) + 0.0
                            } else {
                                3.0_f32
                            });
                        c = (a < a);
                    } else {
                        c = t.0;
                    }
                    5_u32
                } else {
                    let c: Pair = Pair((Pair(t.0)).0);
                    1_u32
                }) & 3))
                {
                    let start = (((t > t) as usize) + ((c & 7) as usize));
                    let mut c = 2;
                    c += start;
                    let a: Vec3;
                    if true {
                        a = (Vec3::new((*y), (*y), (*y)) + (*y));
                    } else {
                        c = (if c >= c { c - c } else { Pair::SIZE });
                        a = (CORNER).powf(2.0);
                    }
                }
                if ((Vec4::new(3.0_f32, 1.0_f32, (*y), (*y)))
                    .abs_diff_eq(Vec4::new((*y), 0.0_f32, 0.0_f32, 3.0_f32), 0.5) && t.0)
                {
                    let (y, ([mut a, c], _)) = (
                        (MASK + (t.0 as u32)),
                        (
                            [(1_i32 + c), ({ STEPS })],
                            (match (false, 7_i32) {
                                (a_2, 2..) => IVec2::new(1_i32, (WIDE as i32)),
                                (v @ true, (1 | 1_000)) if v => IVec2::new(c, 5_i32),
                                _ => IVec2::new(c, (-1_i32)),
                            }),
                        ),
                    );
                    continue;
                }
                (*t) += Pair((((c & 7) as usize) < 2_usize));
            }
            let mut c: [i32; 2] = [0_i32, c];
            'outer: for t in c.iter() {
                let mut k1 = -1i32;
                'inner: while k1 <= 3 {
                    k1 = 2 + k1;
                    let mut b: f32 = 2.0;
                    let mut turn = 0;
                    let x: Pair = 'value: loop {
                        let (mut a, n, b) = (
                            1.0_f32,
                            MASK,
                            flatten::math::smoothstep(Pair::RATE, b, b),
                        );
                        if (k1 <= c[1]) {
                            break 'value (Pair(((*y) < a)) * c[0]);
                        }
                        if (c[0] < (*t)) {
                            break Pair(false);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break Pair((5_u32 != n));
                        }
                    };
                }
                if false {
                    break;
                }
            }
        }
        (2 + ((*y).abs() as u32 & 255))
    }
}

mod p117 {
    use super::*;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: bool) -> (f32, f32, Vec4) {
        'outer: for n in (0..((NARROW as i32) & 3)) {
            if ((-4_i32) <= ((n & 15) * (n & 7))) {
                break;
            }
        }
        (0.0_f32, 0.0_f32, Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32))
    }
}

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, a: &mut f32, c: f32, mut v: f32) -> i32 {
            self = Pair;
            (*a) = (('block: {
                let mut k0 = (select(MASKS[(Pair::SIZE).min(6)], MASK, (v <= v))) & 3;
                #[keep]
                'outer: loop {
                    let mut a = Pair;
                    let mut v = (if STEPS != 0 {
                        [(c + v), v]
                            .iter()
                            .fold(
                                ((NARROW as i32)).rem_euclid((i32::MIN) | 1),
                                |a, &a_2| a,
                            ) % STEPS
                    } else {
                        LEVELS[(k0 % 8) as usize]
                    });
                    if k0 == 0 || ((c != c)) {
                        break;
                    }
                    k0 -= 1;
                }
                if (f32::MIN_POSITIVE > v) {
                    break 'block Vec4::new(1.5_f32, (-1.0_f32), (*a), (*a));
                }
                Vec4::new(1.0_f32, v, (-1.0_f32), 3.0_f32)
            }))[8_usize % 2];
            (WIDE as i32)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &mut Mat2) -> u32 {
        let mut v = ({
            let given: f32 = ((if (FLAGS[(({
                y.y_axis = (Mat2::from_angle(a) * Vec2::new(y.y_axis.y, y.y_axis.x));
                0_u32
            }) % 9) as usize])
            {
                let start = ((if (y.x_axis.y < y.x_axis.x) { MASK } else { MASK })
                    | (MASK ^ MASK));
                let mut t = 1;
                t += start;
                y.y_axis.x
            } else {
                a
            }))
                .atan2((((y.y_axis.y).saturate() + 0.0)));
            let v: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(x_2: f32) -> f32 {
                    (x_2 - HALF).max(HALF)
                }
                t
            };
            let [n, mut a_2] = [
                distance(Vec2::new(3.0_f32, (-1.0_f32)), y.x_axis),
                (if true {
                    y.y_axis.x = (if (({
                        let q = a;
                        q == q && q.is_sign_negative()
                    })) {
                        ((CORNER).z).fract()
                    } else {
                        let v = BVec3::new(true, false, false);
                        tanh(y.y_axis.x)
                    });
                    a
                } else {
                    let mut turn = 0;
                    let t: [f32; 2] = 'value: loop {
                        let mut y: f32 = (-y.x_axis.x);
                        let mut v: Pair = Pair;
                        let a = v
                            .step(
                                &mut y,
                                (if (a <= 0.25) { a } else { a }),
                                (a).atan2((a)),
                            );
                        if (y != y) {
                            break [
                                (match ((y < y), (y < y), a) {
                                    (false, true, mut c) if (({ false })) => y,
                                    (true, _, 0..) if (({ (a <= a) })) => 0.5_f32,
                                    (n @ true, mut a, mut y) => RAMP[(y & 1) as usize],
                                    _ => y,
                                }),
                                y,
                            ];
                        }
                        x &= a;
                        turn += 1;
                        if turn >= 1 {
                            break [y, y];
                        }
                    };
                    y.y_axis.x
                }),
            ];
            flatten::math::all(BVec3::new(false, false, true))
        });
        x >>= 1;
        let mut k0 = ((MASK).saturating_add_signed(5_i32)) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if ((if false {
                (k0 != k0)
            } else {
                (({
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        let y = IVec3::new(k1, (-1), x);
                        let mut y = (match (0_u32, y.z) {
                            ((100 | 0), 0) => MASK,
                            (n, mut t @ 1) => 2,
                            _ => k0,
                        });
                        k1 += 1;
                    }
                    v
                }) && v)
            })) {} else {}
            if k0 == 0 || (v) {
                break;
            }
            k0 -= 1;
        }
        (3 + (y.x_axis.y.abs() as u32 & 255))
    }
}

mod p119 {
    use super::*;
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec4) -> i32 {
        if ((!([STEPS, 1_i32, LEVELS[((NARROW as i32) & 1) as usize]]
            .iter()
            .any(|&c| (c > 7_i32))
            || (if true {
                (2.0_f32 <= c.x)
            } else {
                let mut a_2 = ((-0.0_f32) % 2.0);
                (c.z < (*a))
            }))))
        {
            let mut y = Hit;
        } else {
            if (c.y <= c.w) {
                let mut k0 = 3u32;
                'outer: while k0 > 0 {
                    {
                        let mut t = [(IVec2::new(3_i32, 0_i32)).y; 3];
                        let mut t: Hit = Hit;
                        let mut a: u32 = (if ((if (({
                            (TABLE[(k0 % 4) as usize] != (-2.5))
                        })) {
                            (IVec2::new(2, STEPS) == IVec2::new((-1), 2))
                        } else {
                            false
                        })) {
                            (k0).isqrt()
                        } else {
                            (((k0 + 5_u32) | 7) - ((k0 + k0) & 7))
                        });
                    }
                    k0 -= 1;
                }
            }
            if ((if ((1.5_f32).is_finite() | (c.y < c.z)) {
                let mut b = (Mat2::from_cols(
                    Vec2::new(c.z, c.z),
                    Vec2::new((-2.5_f32), c.z),
                ) * Mat2::IDENTITY);
                b.y_axis = (Mat2::from_cols(b.y_axis, b.y_axis)).x_axis;
                (if (({
                    let mut k0 = 3u32;
                    'outer: loop {
                        if !(k0 > 0) {
                            break;
                        }
                        b.x_axis = Vec2::new(c.w, 0.0);
                        k0 -= 1;
                    }
                    let (a, _) = (
                        ((0_u32 & 63) << (MASKS[(0_u32 % 7) as usize] & 7)),
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    );
                    false
                })) {
                    false
                } else {
                    false
                })
            } else {
                false
            })) {}
        }
        0
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a ^ other.a }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: i32, y: Vec2) -> i32 {
        let y: Vec3;
        if (({
            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
            #[keep]
            'outer: loop {
                if (c < c) {
                    let mut x_2: Vec3 = (Vec3::new((-2.5), STILL, Hit::RATE)
                        * (Hit::RATE).lerp_monotonic(HALF, 0.25));
                    break;
                }
                let mut n = ((Vec3::new((-2.5_f32), (-1.0_f32), 1.5_f32) % 1.5))
                    .map(|t| {
                        (if 0.25_f32 <= t {
                            (flatten::math::dot(
                                Vec2::new(2.0_f32, f32::MIN),
                                Vec2::new(t, t),
                            ))
                                .clamp(0.25_f32, t) + 0.0
                        } else {
                            t
                        })
                    });
                if (c > c) {
                    if let ((x_2, false) | (false, x_2)) = ((k0 <= k0), (a <= 5_usize)) {
                        let mut b = Vec3::splat(
                            ((n.y + n.z)).copysign(((n.x - n.z)).max(-9.0)),
                        );
                        let mut a_2 = Hit { a: ((k0 % (k0 | 1)) | k0) };
                    }
                    return (-(Pair { a: c }).a);
                }
                if k0 == 0 || (true) {
                    break;
                }
                k0 -= 1;
            }
            (c != c)
        })) {
            y = Vec3::new(1.5, 0.25, (-1.0));
        } else {
            y = POINTS[(5_usize).min(5)];
        }
        (c + (c).max(c))
    }
}

mod p121 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &Vec2) -> [f32; 2] {
        let mut k0 = ((MASK / (MASK | 1))) & 3;
        #[keep]
        'outer: loop {
            (*a) *= y.y;
            if k0 == 0 || ((k0 < 2)) {
                break;
            }
            k0 -= 1;
        }
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            (*a) = (if (k0 != k0) { (*a) } else { ((*a)).midpoint(y.y) });
            'inner: for x_2 in 1..=3 {
                (*a)
                    *= round(
                        (match ((
                            (if (k0 != k0) {
                                break;
                            } else {
                                y.x
                            }),
                            ((-1_i32) as f32),
                            (if (k0 != 8) {
                                (c <= c)
                            } else {
                                let mut v: f32 = ((*a) * (*a));
                                (3.0_f32 != (*a))
                            }),
                        )) {
                            (x, (-1.5 | -1.5), _) => x,
                            (a, v, false) => y.y,
                            (b @ 1.0..=2.0, c, _) => 1.0_f32,
                            _ => y.y,
                        }),
                    );
            }
            if k0 == 0 || ((k0 < k0)) {
                break;
            }
            k0 -= 1;
        }
        [y.y, y.y]
    }
}

#[flatten]
mod p122 {
    use super::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &mut (bool, usize), c: i32, y: &f32) -> i32 {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            let mut c = Vec3::new((*y), 0.25, f32::EPSILON);
            let mut n: [f32; 2] = [(Vec3::splat(c.x)).z, (*y)];
            k0 = k0 + 2;
        }
        (((({
            'outer: for v in 0..WIDE as i32 + 1 {
                let mut a: u32 = ((if a.0 { 100u16 } else { 7 } / 3 % 5) as u32 & 255);
            }
            c
        }) - (c - c)) * 1) + ((a.1 & 255) as i32))
    }
}

#[flatten]
mod p123 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: IVec2,
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
    #[flatten(exact)]
    pub fn entry(a: &u32, mut x: Vec3, y: f32, t: &mut f32) -> Pair {
        let mut k0 = 3u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            'inner: for x_2 in k0..=3 {
                if (((x.y <= x.y)
                    && ({
                        x.z = (k0 as f32);
                        ((k0 > k0)
                            && ({
                                (*t) = ((STEPS, x, y)).2;
                                (HALF > y)
                            }))
                    })))
                {
                    break;
                }
                x.z = 3.0;
            }
            if ((((-2.5_f32) != x.y)
                || (match (true, (2_u32 != k0)) {
                    (false, c) => c,
                    _ => true,
                })))
            {
                break 'outer;
            }
            'inner: for a in k0..=3 {
                let Pair { a, .. } = Pair {
                    b: IVec2::new(7_i32, 5_i32),
                    a: x,
                };
                if FLAGS[(k0 % 9) as usize] {
                    continue;
                }
            }
        }
        Pair::FIRST
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> f32 {
        if let 0.. = (({
            let q = (*a);
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) {
            {
                let mut x: u32 = (((MASK >> (MASK & 31)) / (MASK / MASK))
                    ^ (MASK).max((UVec2::new(8_u32, MASK)).y));
                let mut k0 = (({
                    let mut k0 = ((if ((*a) <= (*a)) { 3_u32 } else { x })) & 3;
                    'outer: loop {
                        let mut b = (((if (k0 != x) {
                            Vec4::new(3.0_f32, (*a), 2.0_f32, (*a))
                        } else {
                            Vec4::new(3.0_f32, 3.0_f32, (-1.0_f32), 2.0_f32)
                        }) % 1.5))
                            .dot(
                                (radians(Vec4::new(0.5_f32, 0.0_f32, 3.0_f32, (-1e-40f32)))
                                    + clamp(
                                        Vec4::new((*a), (*a), (*a), (*a)),
                                        Vec4::new(0.5_f32, 1.0_f32, 1.5_f32, 0.0_f32),
                                        Vec4::new((-2.5_f32), 3.0_f32, (*a), 3.0_f32),
                                    )),
                            );
                        if k0 == 0
                            || (((((NARROW as i32) > 7)
                                && ((k0 < x)
                                    && ({
                                        x = (x & 2);
                                        (0.0_f32 != (*a))
                                    })))))
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                    x
                })) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    if ((*a) < (*a)) {
                        let mut v = Vec4::splat((({ (*a) }) - (*a)));
                        let mut c: Vec3 = Vec3::new(v.y, v.w, v.y);
                    }
                }
                let mut k0 = (x) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for c in 0..4 {
                        let mut b = (Pair::SIZE == Pair::SIZE);
                        if false {
                            break 'outer;
                        }
                    }
                }
            }
        } else {}
        ((*a) + (x as f32))
    }
}

#[flatten]
mod p125 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
        fn step(mut self, a: &[Hit; 2], mut x: i32) -> i32 {
            match ((self.a <= (1u32 << 31)), (3.0_f32 > self.c)) {
                ((mut x, true) | (true, mut x)) if x => {
                    let mut c: [f32; 3] = [self.b; 3];
                    'outer: for _ in c.iter() {
                        'block: {
                            let x: f32 = ((Vec2::new(c[1], c[0])
                                + (Vec2::new(0.0_f32, c[2]) + Vec2::new(c[1], (-0.0_f32)))))
                                .y;
                            if ((if (1_usize <= 5) {
                                (match 3_i32 {
                                    _ => FLAGS[0_usize % 9],
                                    -1 if (0.0_f32 != x) => (self.a != self.a),
                                    _ => (self.c != self.c),
                                })
                            } else {
                                (x < self.b)
                            })) {
                                break 'outer;
                            }
                        }
                        if x {
                            break;
                        }
                    }
                }
                _ => {}
            }
            10
        }
    }
    impl Hit {
        fn step(mut self, a: &f32) -> f32 {
            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let [mut x_2, ..] = [
                    ({
                        let k1 = (({
                            self = (match (({
                                Pair {
                                    b: f32::INFINITY,
                                    c: 0.25_f32,
                                    a: k0,
                                }
                            })) {
                                Pair { a: 3, b: _, c: mut a_2 } if (({ true })) => Hit,
                                _ => ([self, self])[0],
                            });
                            match (Pair { a: k0, b: (*a), c: (*a) }) {
                                Pair { a: 1, b: _, c: _ } if (3.0_f32 > (*a)) => {}
                                Pair { a: n @ 2, b: 8.0, c: 1.0.. } => {}
                                Pair { a: 4, b: -1.5, c: 2.0..8.0 } => {}
                                _ => {}
                            }
                            k0
                        })) & 3;
                        'inner: loop {
                            if true {
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                        self
                    }),
                    self,
                ];
            }
            ((-0.0) + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, c: i32, y: f32) -> usize {
        'outer: for _ in 1..=0 {
            b = (if (STEPS <= c) {
                (y.abs() as usize & 15)
            } else {
                ((Hit::SIZE + b) + ((0_u32).count_ones() as usize))
            });
            if ((('block: {
                let a_2: BVec3;
                if (('block_1: {
                    if (y <= y) {
                        break 'block_1 false;
                    }
                    let mut b: [Hit; 2] = [Hit; 2];
                    'inner: for x_2 in b.iter().rev() {
                        if ((!(y > y)) || (Pair::SIZE >= 5)) {
                            continue 'inner;
                        }
                        let a = (((Mat3::from_cols(
                            Vec3::new(y, (-0.0_f32), y),
                            Vec3::new((-2.5_f32), y, y),
                            Vec3::new(0.5_f32, 3.0_f32, 1.5_f32),
                        )
                            * Mat3::from_cols(
                                POINTS[(c & 1) as usize],
                                Vec3::new(1.5_f32, 1.5_f32, y),
                                Vec3::new(y, y, y),
                            )))
                            .transpose()
                            * ((mat3(
                                Vec3::new(2.0_f32, (-0.0_f32), 1.0_f32),
                                CORNER,
                                Vec3::new(2.0_f32, y, 2.0_f32),
                            )
                                + Mat3::from_cols(
                                    Vec3::new(1.0_f32, y, 2.0_f32),
                                    Vec3::new(3.0_f32, (-1.0_f32), 1.0_f32),
                                    Vec3::new(y, y, y),
                                )))
                                .transpose());
                    }
                    (({ Pair { b: y, c: y, a: MASK } }).step(&{ b }, STEPS)
                        >= (IVec2::new(2_i32, c)).y)
                })) {
                    a_2 = BVec3::new((y != 1.0), (y <= y), (y > y));
                } else {
                    a_2 = BVec3::splat((2.0_f32 <= y));
                }
                if (c > STEPS) {
                    break 'outer;
                }
                'block_1: {
                    let n: [f32; 3];
                    if (b != b) {
                        b = ((b).max(Pair::SIZE) / 2);
                        n = [
                            (match Pair::FIRST {
                                Pair { a: (3 | 0), b: x, c: (-1.5 | 8.0) } => y,
                                Pair { a: _, b: 0.0, c: 1.0.. } => y,
                                Pair { a: 1, b: _, c: 8.0 } => y,
                                mut a_2 => a_2.c,
                            }),
                            ({ Hit }).step(&y),
                            y,
                        ];
                    } else {
                        n = [y, HALF, 1.0_f32];
                    }
                    if (0.25_f32 != n[0]) {
                        break 'block_1;
                    }
                }
                false
            }) && (c != 0)))
            {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: u32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
    }
    impl std::ops::Neg for State {
        type Output = Self;
        fn neg(self) -> Self {
            State { a: -self.a }
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
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: &mut bool) -> f32 {
        let k0 = ((match (2_i32, (*c)) {
            (
                t,
                _,
            ) if ((match STEPS {
                v => {
                    let mut n = (2 + State::SIZE);
                    (*c)
                }
                mut v => (t > v),
            })) => MASK,
            _ => MASK,
        })) & 3;
        'outer: loop {
            if ((a.y != 3.0) != (*c)) {
                'inner: for v in -1..3 {
                    let b: State = ((-(State::FIRST * 2.0))
                        * ((((v as i32) & 15) * ((v as i32) & 7)) + (v ^ v)));
                    if ((!('block: {
                        let n: i32 = (((IVec2::new(LEVELS[(1_u32 % 8) as usize], v)
                            | IVec2::new(3_i32, 7_i32)) / 3))
                            .y;
                        if ((k0).wrapping_add_signed((v as i32)) == k0) {
                            let mut a_2 = b;
                            break 'block (Vec4::new(
                                Pair::RATE,
                                0.0_f32,
                                0.25_f32,
                                (-1.0_f32),
                            ))
                                .abs_diff_eq(
                                    Vec4::new(1.0_f32, 1.0_f32, a.x, 0.5_f32),
                                    0.5,
                                );
                        }
                        if (5_i32 > n) {
                            let mut c = mix(
                                (((k0).count_ones() as usize) as f32),
                                (a.y - 0.0),
                                ([a.x, b.a, b.a])[0],
                            );
                            c = a.x;
                            let (x, n) = (
                                (UVec2::new(1_u32, 0_u32)).min(UVec2::new(2_u32, k0)),
                                [a.y, 1.0_f32, a.x],
                            );
                        } else if (*c) {} else {}
                        (k0 < 5)
                    }))) {
                        break;
                    }
                }
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        ((match Pair::SIZE {
            _ => a.x,
            2.. if (Hit::RATE < 2.0) => 3.0,
            mut c => a.y,
            mut a => STILL,
        }) + a.x)
    }
}

#[flatten]
mod p127 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub Vec2);
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
        const FIRST: Self = Pair(2, Vec2::new(-0.0, 2.0));
        const ALL: [Pair; 2] = [Pair(0, Vec2::new(2.0, -1.5)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: &mut f32) -> f32 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                k0 += 1;
                let Pair(t, ..) = (*self);
                'block: {
                    if true {
                        break 'outer;
                    }
                }
            }
            ((1.0_f32 + (-0.0)) + (*a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> [Pair; 2] {
        let mut turn = 0;
        let y: [f32; 2] = 'value: loop {
            match true {
                true => {
                    return [
                        Pair(Pair::SIZE, Vec2::new((*a), (-1e-40f32))),
                        Pair(0_usize, Vec2::new((-2.5_f32), f32::MIN)),
                    ];
                }
                a_2 @ false => {
                    let mut x_2 = (if (BVec3::new(a_2, false, true))
                        .test((0_i32 & 1) as usize)
                    {
                        if ((if ((Vec3::new(0.25, 0.5, 2.0) % 1.5))
                            .cmpeq(Vec3::new(2.0, (*a), 2.0))
                            .any()
                        {
                            (if ((*a)).is_nan() {
                                (a_2
                                    || ({
                                        (*a)
                                            += (if (*a) <= (*a) {
                                                ((*a)).clamp((*a), (*a)) + 0.0
                                            } else {
                                                (*a)
                                            });
                                        ((*a) > Pair::RATE)
                                    }))
                            } else {
                                a_2
                            })
                        } else {
                            a_2
                        })) {
                            let start = (*c);
                            let mut n = 0;
                            n += start;
                            let mut t = ((Mat2::from_cols(
                                Vec2::new((*a), (*a)),
                                Vec2::new(0.5_f32, 1.0_f32),
                            ) - Mat2::IDENTITY)
                                - mat2(
                                    Vec2::new(1.5_f32, f32::INFINITY),
                                    Vec2::new((*a), 2.0_f32),
                                ));
                            t.x_axis = ({ t.y_axis });
                        } else {
                            let mut a = (if a_2 {
                                (match Pair(
                                    Pair::SIZE,
                                    Vec2::new(0.0_f32, TABLE[((*c) & 1) as usize]),
                                ) {
                                    Pair(n, _) => (Pair(n, Vec2::new((*a), (*a)))).0,
                                    mut c => ({ c.0 }),
                                })
                            } else {
                                ({ 3 })
                            });
                            let mut y: Pair = Pair(
                                (if ((match TABLE[(a).min(3)] {
                                    b if ((match Pair(a, Vec2::new(b, 0.5_f32)) {
                                        Pair(v, a) => a_2,
                                        mut a => a_2,
                                    })) => a_2,
                                    mut a => (a < a),
                                    mut t @ ((2.0 | 1.0)) => a_2,
                                    mut x => a_2,
                                })) {
                                    (Pair(a, Vec2::new(2.0_f32, 1.0_f32))).0
                                } else {
                                    (if a >= 2_usize { a - 2_usize } else { a })
                                }),
                                Vec2::splat((TABLE[(MASK % 4) as usize]).floor()),
                            );
                            let mut t = [([y, y])[0]; 2];
                        }
                        (mat2(Vec2::new(HALF, (*a)), Vec2::new((*a), (*a)))
                            * Mat2::from_cols(
                                Vec2::new((-0.0_f32), (*a)),
                                Vec2::new((*a), 0.5_f32),
                            ))
                    } else {
                        let v: UVec2 = 'block_1: {
                            let mut n: Pair = ([
                                Pair(Pair::SIZE, Vec2::new((*a), 1.5_f32)),
                                Pair(Pair::SIZE, Vec2::new(0.0_f32, (*a))),
                            ])[0];
                            let v = n.step(&mut (*a));
                            if a_2 {
                                break 'block_1 UVec2::new(MASK, MASK);
                            }
                            UVec2::new(MASK, 3)
                        };
                        Mat2::from_diagonal(Vec2::new(1.0, (*a)))
                    });
                    x_2.y_axis = x_2.y_axis;
                }
                _ => {}
            }
            if ((*c) < (WIDE as i32)) {
                break 'value [(*a), 0.0_f32];
            }
            turn += 1;
            if turn >= 2 {
                break [(*a), (*a)];
            }
        };
        [Pair(Pair::SIZE, Vec2::new(0.25, (-0.0))), Pair::ALL[(MASK % 2) as usize]]
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
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
        fn step(self, a: Pair, mut x: (Pair, Mat3)) -> f32 {
            if (((Vec4::new(3.0_f32, x.0.a.z, x.1.x_axis.x, (-0.0_f32))).min_position()
                + (8_usize).max(Self::SIZE)) != ((MASK).count_ones() as usize))
            {
                if false {
                    let mut k0 = 0i32;
                    'outer: while k0 < 2 {
                        x.1.y_axis = ((x.1)
                            .mul_vec3(Vec3::new(0.0_f32, x.1.y_axis.x, 3.0_f32)))
                            .clamp(Vec3::ZERO, Vec3::ONE);
                        let n: IVec2 = 'block: {
                            x.1.z_axis = ({
                                Vec3::new(x.1.x_axis.y, x.1.x_axis.x, 2.0)
                            });
                            if (!(IVec2::new(k0, k0) == IVec2::new(3, 2))) {
                                let n = hadd(
                                    ((Vec2::new(3.0_f32, x.0.a.x)
                                        + Vec2::new(2.0_f32, (-2.5_f32)))
                                        * Vec2::new(1.5_f32, 2.0_f32)),
                                );
                                break 'block (IVec2::new(10, k0)
                                    - IVec2::new(k0, i32::MIN));
                            }
                            (flatten::math::select(
                                IVec2::new(k0, k0),
                                IVec2::new((-1_i32), 3_i32),
                                (x.1.x_axis.z > self.a.y),
                            ) ^ IVec2::new(7, (-4)))
                        };
                        k0 += 1;
                    }
                } else {}
            }
            (('block: {
                if ([x.1.z_axis.x, (0.0_f32 * 3.0_f32)]
                    .iter()
                    .any(|&a| {
                        if all(BVec3::new(true, true, true)) {
                            return (MASK == MASK);
                        }
                        ((-1.0_f32) < x.1.x_axis.z)
                    }))
                {
                    break 'block RAMP[(MASKS[(({
                        x.1.x_axis.y += x.1.z_axis.z;
                        3_u32
                    }) % 7) as usize] % 9) as usize];
                }
                x.1.y_axis.y
            }) + x.1.z_axis.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: IVec2, mut v: Vec4) -> f32 {
        let mut v: Pair = (Pair {
            a: Vec3::new(3.0, v.z, (-0.0)),
        }
            + Pair {
                a: Vec3::new(v.y, (-1.0), 1.0),
            });
        let x = v
            .step(
                Pair { a: v.a },
                ({
                    v
                        += Pair {
                            a: Vec3::new(1.0_f32, 1.0_f32, 2.0_f32),
                        };
                    (v, Mat3::from_cols(v.a, v.a, v.a))
                }),
            );
        if a {
            return (if (a & a) {
                return ((Vec2::new(v.a.z, 1.5_f32))
                    .lerp(Vec2::new((-0.0_f32), (-1.0_f32)), v.a.z))
                    .y;
            } else {
                ({
                    let mut c: (Pair, Mat3) = (
                        v,
                        ((Mat3::from_cols(v.a, v.a, v.a)).transpose()
                            * Mat3::from_diagonal(v.a)),
                    );
                    let mut k0 = (((2_u32 | 7) - (MASK & 7))) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && (((match (3_u32 & k0) {
                            mut y => ((y != k0) && a),
                            (100 | 0) => (c.1.x_axis.y > c.0.a.y),
                            _ => a,
                        })))
                    {
                        k0 -= 1;
                        let y = (((((STEPS & 255) as u32) | 7) - (8_u32 & 7))
                            + (k0).count_ones());
                        let mut y = (if a {
                            Vec2::new(1.5, 2.0)
                        } else {
                            Vec2::new(c.1.y_axis.y, c.1.x_axis.x)
                        });
                    }
                    c.0.a.z
                })
            });
        }
        x
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
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
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        fn step(self, a: &f32) -> f32 {
            let mut a = (match ((
                ([STEPS, STEPS]
                    .iter()
                    .fold(
                        (WIDE as i32),
                        |x, &t| {
                            if ((*a) != (*a)) {
                                return ({ 5_i32 });
                            }
                            x
                        },
                    ) % ((STEPS | 0_i32) | 1)),
                (STEPS).div_euclid(-3),
                (((MASK & 7) as usize) + 1_usize),
            )) {
                (
                    0,
                    5..1_000,
                    (4 | 0),
                ) if (IVec2::new(i32::MIN, 5) == IVec2::new((-4), 1)) => {
                    step(
                        (Mat2::from_cols(
                            Vec2::new(0.25_f32, (*a)),
                            Vec2::new((*a), (-0.0_f32)),
                        ))
                            .x_axis,
                        (Vec2::new(3.0_f32, (*a)) * 0.25_f32),
                    )
                }
                _ => {
                    let [y, _, mut t] = [(*a), (*a), (*a)];
                    Vec2::new(t, t)
                }
            });
            let x: Pair = Pair;
            ((((Vec4::new(a.x, a.y, a.x, a.x)).normalize() % 1.5))
                .dot(Vec4::new(0.25, (-2.5), (-2.5), 1.0)) + a.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: i32, y: [f32; 3], t: &[i32; 3]) -> f32 {
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            if ((match ((Pair::step(Pair::FIRST, &{ y[0] }), t[0], 3_i32)) {
                (_, n, 1) => {
                    {
                        let mut x_2 = ((((k0 >> (k0 & 31)) / 3) & 7) as usize);
                        let start = x_2;
                        let mut y = 2;
                        y += start;
                    }
                    (if (2.0_f32 < 2.0) {
                        b
                            -= (match (
                                (b.x != y[1]),
                                ((k0 | 7) - (k0 & 7)),
                                (b.x <= y[1]),
                            ) {
                                (true, 4, mut t @ false) if (2.0_f32 > y[0]) => (-1e-40f32),
                                (_, y @ ((100 | 3)), false) => b.z,
                                (true, mut a_2 @ ..3, true) => y[0],
                                _ => b.z,
                            });
                        FLAGS[(k0 % 9) as usize]
                    } else {
                        (t[2] <= c)
                    })
                }
                _ => (k0 > 1),
            })) {
                continue;
            }
        }
        (y[2] + b.z)
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
            }
        }
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, Pair { a: 0, b: i32::MAX });
        const ALL: [Hit; 2] = [Hit(-0.0, Pair { a: 5, b: 3 }), Self::FIRST];
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
        fn step(mut self, a: f32) -> f32 {
            'outer: for v in 0..2usize {
                let mut y: [f32; 2] = [2.0_f32; 2];
                'inner: for (a_2, y) in y.iter().enumerate() {
                    if false {
                        if ((((self + self)).a != (Pair { b: self.b, ..self }).a)) {
                            let mut a: u32 = MASK;
                            let (b, Hit(a_2, _), Hit(mut x, _)) = (
                                Vec2::new(3.0_f32, (-1.0_f32)),
                                Hit((*y), self),
                                Hit::FIRST,
                            );
                        } else {}
                    } else if true {} else {}
                    if (self.b > self.b) {
                        break;
                    }
                }
                if false {
                    continue;
                }
            }
            (a + (self.b as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: i32, y: Vec2, t: &mut u32) -> bool {
        'outer: for _ in 0..STEPS {
            let mut a: Pair = (Pair { a: Hit::SIZE, b: c } * 0.0_f32);
            a.step(0.0);
        }
        false
    }
}

#[flatten]
mod p131 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: usize,
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: if self.a < other { other } else { self.a },
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: (other & 15) as f32,
                b: self.b & other,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: bool) -> i32 {
        'outer: for b in 0..2 {
            let t: [Pair; 3] = 'block: {
                if (5_i32 != b) {
                    let mut n: [f32; 3] = [[
                        (if c { a } else { a }),
                        (match 7_i32 {
                            y => a,
                            n => a,
                            _ => {
                                let _ = (a
                                    == (match Pair::ALL[Hit::SIZE % 2] {
                                        Pair { a: mut b } if c => 0.5,
                                        Pair { a: a_2 @ 1.0..=2.0 } => 0.0,
                                        Pair { a: (8.0 | 0.25) } => a,
                                        c => a,
                                    }));
                                2.0_f32
                            }
                        }),
                        (a + a),
                    ]
                        .iter()
                        .fold((Hit::SIZE as f32), |c, &x_2| (a).sin()); 3];
                    continue 'outer;
                }
                let mut a_2: [Pair; 3] = [Pair { a: a }, Pair::FIRST, Pair { a: a }];
                'inner: for Pair { a: mut n } in a_2 {
                    if c {
                        continue;
                    }
                    let mut t = [n; 3];
                }
                if (!c) {
                    if c {
                        return b;
                    } else {
                        return (Hit { c: Pair::SIZE, a: a, b: b }).b;
                    }
                }
                a_2
            };
            if c {
                let mut k1 = ((1_u32 >> (MASK & 31))) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let Pair { a: x_2 } = t[1];
                    let mut a: bool = ((5_i32 != (b + 3)) || false);
                }
                break;
            }
        }
        0
    }
}

#[flatten]
mod p132 {
    use super::*;
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
    fn first(a: f32, c: &mut f32, y: [i32; 3]) -> i32 {
        let a_2: usize;
        if ((if true {
            ((y[1] != y[2]) | (y[1] < y[0]))
        } else {
            return y[(3_i32 & 1) as usize];
        })) {
            a_2 = COUNT;
        } else {
            a_2 = ((y[1]) as usize & 31);
        }
        ((MASK < 3) && ((-1_i32) != y[2]));
        let mut k0 = (MASKS[(MASK % 7) as usize]) & 3;
        'outer: loop {
            if (y[2] <= (-4)) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if (STILL > (*c)) {
                if (('block: {
                    if false {
                        continue 'outer;
                    }
                    'inner: for t in -1..0 {
                        if (!(BVec3::new((a_2 > a_2), true, true)).test(a_2 % 2)) {
                            break;
                        }
                        if true {
                            break 'block (1_usize != 0);
                        }
                    }
                    (k0 > k0)
                })) {
                    return y[2];
                } else {
                    return y[1];
                }
            }
        }
        y[0]
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: Mat3, y: UVec2, t: f32) -> bool {
        let mut turn = 0;
        let b: f32 = 'value: loop {
            'outer: for _ in (0..1).rev() {
                let start = (first(
                    ({
                        x.x_axis *= (Vec3::new(b, b, 0.5_f32)).max(POINTS[COUNT % 6]);
                        x.x_axis.z
                    }),
                    &mut x.z_axis.z,
                    ({
                        b = (Vec4::new(b, b, f32::MIN_POSITIVE, 1.0_f32))
                            .dot(Vec4::new(0.0_f32, b, t, 2.0_f32));
                        [STEPS, STEPS, (WIDE as i32)]
                    }),
                ) + STEPS);
                let mut a = 0;
                a += start;
            }
            if (y.y != y.y) {
                break x.z_axis.z;
            }
            turn += 1;
            if turn >= 3 {
                break x.x_axis.y;
            }
        };
        ((0.5_f32 != 0.0) ^ (x.z_axis.z > 0.5))
    }
}

#[flatten]
mod p133 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut State, y: &f32) -> u32 {
        let (a, mut x_2) = ((&(*c) - &(*c)), (b * taken((*y), |v| v)));
        let mut k0 = ((a.0.a % 2)) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((Pair::SIZE < Pair::SIZE)
                && ({
                    c.0.a >>= 2;
                    (3.0_f32 > STILL)
                }))))
        {
            k0 -= 1;
            if (!((State::SIZE / 2) == ((c.0.b > c.0.b) as usize))) {
                'inner: for c in 0..(COUNT + 1) {
                    if (((if x_2 <= 1.5_f32 {
                        ((if b <= x_2 { (0.5_f32).clamp(b, x_2) + 0.0 } else { x_2 }))
                            .clamp(x_2, 1.5_f32) + 0.0
                    } else {
                        0.5_f32
                    }) > (if (k0 <= 0) { 0.0 } else { 0.0 })))
                    {}
                }
            }
        }
        0
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: UVec2, c: &mut Hit) -> f32 {
        let given: f32 = ((c.1).abs() + 0.5).log2();
        let c: f32 = {
            fn doubled(t: f32) -> f32 {
                t * 0.5 + 1.0
            }
            let t = doubled(given);
            t
        };
        b.x = (((if (b.x > b.x) {
            b.y
        } else {
            let mut turn = ((if (MASK < MASKS[(b.x % 7) as usize]) {
                let mut k0 = 0i32;
                'outer: while k0 < 1 {
                    b.x = ((if (c == c) {
                        (3_u32 + b.y)
                    } else {
                        (8_u32).wrapping_add_signed(k0)
                    }))
                        .max(
                            ((({
                                let q = c;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            }) | 7) - (((b.y & 63) << (5_u32 & 7)) & 7)),
                        );
                    if (({
                        let q = c;
                        q == q && q.is_sign_negative()
                    })) {
                        b.y
                            &= (((UVec2::new(b.x, b.x)).y & 15)
                                * ((if (((k0 > k0)
                                    && ({
                                        b.y <<= COUNT;
                                        (k0 > 3_i32)
                                    })))
                                {
                                    (b.y
                                        ^ ({
                                            b.y = b.x;
                                            b.x
                                        }))
                                } else {
                                    (b.x).trailing_zeros()
                                }) & 7));
                        break;
                    }
                    let mut a: Hit = Hit(
                        ((7_i32 + k0) ^ (if (3.0_f32 <= c) { k0 } else { k0 })),
                        (((c).tanh())
                            .min(
                                (match (k0, 1.0_f32) {
                                    (mut a_2, b) if (!(a_2 < a_2)) => 0.0_f32,
                                    (-7, -1.5) => 0.0_f32,
                                    (-7, -1.5) => 0.0_f32,
                                    _ => 0.0_f32,
                                }),
                            ) + 0.0),
                    );
                    k0 += 1;
                }
                0_u32
            } else {
                0_u32
            })) & 1;
            let a: Pair = #[unroll(max = 2)]
            'value: loop {
                turn += 1;
                if turn >= 2 {
                    break Pair;
                }
            };
            0_u32
        }))
            .min(0) | 0);
        0.0
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
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
            Hit(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    fn first(mut b: f32) -> i32 {
        let n: i32;
        if ((((0.5_f32 <= b)
            || ({
                b = floor(b);
                (b <= f32::NAN)
            }))
            && ({
                b /= 2.0;
                asked(&|v, y| false, 1.5_f32)
            })))
        {
            n = ((if (b < b) {
                let Hit(b) = ((-Hit(Vec3::new(b, 0.0_f32, 1.5_f32)))
                    * (if (b < b) {
                        let t: Pair = 'block: {
                            if ((if (({
                                let q = 0.0_f32;
                                q == q && q.is_sign_negative()
                            })) {
                                (if ((-2.5_f32) < b) { (b != b) } else { (b != (-1.0)) })
                            } else {
                                (match Hit(Vec3::new(b, 1.0_f32, b)) {
                                    Hit(
                                        _,
                                    ) if (Vec3::new(0.0, b, 1.5))
                                        .cmplt(Vec3::new(3.0, b, 0.0))
                                        .all() => (b != b),
                                    _ => (0.5_f32 < b),
                                })
                            })) {
                                let mut a = Vec3::new(b, (-0.0), 2.0);
                                break 'block Pair(
                                    BVec3::new((3.0_f32 <= 1.0_f32), false, (HALF <= a.x)),
                                    b,
                                );
                            }
                            b
                                *= (flatten::math::abs((Hit::SIZE as f32))
                                    * flatten::math::rcp((if (b > (-1.0)) { b } else { b })));
                            Pair(BVec3::new(false, (b <= b), true), 2.0_f32)
                        };
                        STEPS
                    } else {
                        STEPS
                    }));
                IVec2::new((-4_i32), (WIDE as i32))
            } else {
                IVec2::new(STEPS, STEPS)
            }))
                .y;
        } else {
            n = STEPS;
        }
        ((((((match (MASKS[((-1_i32) & 1) as usize], b, MASK) {
            (_, x_2, _) => n,
            _ => {
                'outer: for v in 1..=2 {
                    'inner: for _ in 0..3 {
                        let _ = (3.0_f32 != b);
                    }
                }
                n
            }
        }) & 15) * (1_i32 & 7)) & 15) * (10_i32 & 7)) + (b as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Hit) -> f32 {
        _ = ((0.25_f32 != c.0.y) < ((*a) < (-0.0_f32)));
        let mut k0 = ((0_u32 / 3)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let Hit(mut y) = ((*c) * first(c.0.y));
        }
        ((*a) + HALF)
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0, self.1)
        }
    }
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
            Hit(self.0)
        }
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> i32 {
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            'block: {
                if ((match (
                    y,
                    (Vec3::new(y, 3.0_f32, y)).cmpeq(Vec3::new(y, (*a), 1.0_f32)).any(),
                ) {
                    (_, false) => {
                        if ((false
                            || (if ((*a) >= y) {
                                (true || (0_u32 <= 0))
                            } else {
                                (if (k0 <= 1) { false } else { (k0 != k0) })
                            })))
                        {
                            let mut c = (IVec3::new(1_i32, (*c), (-1_i32)))
                                .cmpgt(
                                    (match (-Pair(y, UVec2::new(2_u32, k0))) {
                                        Pair(1.0, _) => IVec3::new((-4), 7, 1),
                                        Pair(x_2 @ 2.0..8.0, y) if (y.x <= MASK) => {
                                            IVec3::new((-4), 1, 7)
                                        }
                                        mut a_2 => IVec3::new((*c), 10, 3),
                                    }),
                                );
                            let mut v: Hit = (-(Hit(UVec2::new(k0, 2_u32)) * (-0.5)));
                        }
                        (k0 < k0)
                    }
                    _ => {
                        'inner: for _ in 0..2 {
                            if (((match k0 {
                                0.. => (y != (*a)),
                                _ => ((*c) <= (*c)),
                                mut t @ ((0 | 3)) => (8_u32 < k0),
                                mut a_2 => (a_2 > MASK),
                            }) && ((*c) != (*c))))
                            {
                                break 'outer;
                            }
                        }
                        (y < y)
                    }
                })) {
                    break 'block;
                }
            }
            if k0 == 0 || ((k0 != k0)) {
                break;
            }
            k0 -= 1;
        }
        (0 + (*c))
    }
}

#[flatten]
mod p137 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: u32,
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
    impl Pair {
        fn sum(self, a: Mat2, c: i32, y: f32) -> i32 {
            {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    let mut x: usize = (if ((NARROW as i32) <= (-1)) {
                        return ((0_i32 & 15) * ((k0 - k0) & 7));
                    } else {
                        8
                    });
                    let mut turn = 0;
                    let a_2: bool = 'value: loop {
                        'inner: for t in 0..k0 {
                            x = ((
                                (Vec4::new(0.5_f32, y, 2.0_f32, 0.25_f32))
                                    .max(Vec4::new(1.0_f32, self.a.x, 2.0_f32, 0.0_f32)),
                                (self + self),
                                x,
                            ))
                                .2;
                        }
                        if (self.a.z < self.b) {
                            break (x != 1);
                        }
                        if (x <= 8) {
                            break true;
                        }
                        turn += 1;
                        if turn >= 1 {
                            break (self.c != self.c);
                        }
                    };
                    k0 += 1;
                }
            }
            ((NARROW as i32) + c)
        }
    }
    fn third(a: &[f32; 2]) -> f32 {
        let mut x: Pair = Pair {
            b: a[1],
            c: MASK,
            a: Vec3::new(1.5, 1.0, a[1]),
        };
        let b = x
            .sum(
                (match x {
                    Pair { a: _, b: 0.25, c: _ } => {
                        let mut x_2: (Vec4, Pair, usize) = (
                            Vec4::new(x.a.x, a[0], x.a.x, x.b),
                            x,
                            Pair::SIZE,
                        );
                        Mat2::from_cols(
                            Vec2::new(x.a.x, x_2.0.w),
                            Vec2::new(TABLE[(STEPS & 1) as usize], (-2.5)),
                        )
                    }
                    Pair { a: mut n, b: _, c: 0 } => {
                        let mut turn = 0;
                        let v: f32 = 'value: loop {
                            if asked(
                                &|v, x| (n.z != TABLE[(3_i32 & 1) as usize]),
                                (x.a).dot(n),
                            ) {
                                break 'value (if x.a.x
                                    <= TABLE[((WIDE as i32) & 1) as usize]
                                {
                                    (((-2.5_f32) - x.a.y))
                                        .clamp(x.a.x, TABLE[((WIDE as i32) & 1) as usize]) + 0.0
                                } else {
                                    n.y
                                });
                            }
                            let start = (any(BVec3::new(false, (x.c != x.c), false))
                                as u32);
                            let mut y = 1;
                            y += start;
                            'block_1: {
                                let mut t = (1.0_f32).fract();
                                if (n.y < t) {
                                    break 'block_1;
                                }
                            }
                            turn += 1;
                            if turn >= 2 {
                                break (-2.5);
                            }
                        };
                        mat2(Vec2::new(0.0, 0.0), Vec2::new(2.0, 1.5))
                    }
                    n => mat2(Vec2::new(x.b, 3.0), Vec2::new((-1.0), (-2.5))),
                }),
                STEPS,
                a[1],
            );
        (x.a.x + x.a.y)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> Mat2 {
        if ((if (false || (c != c)) {
            (b <= b)
        } else {
            if (asked(
                &|t, x_2| ((t > b) && (b != 0.5_f32)),
                third(&{ [(-0.0_f32), b] }),
            )) {
                let mut turn = 0;
                let t: f32 = 'value: loop {
                    let mut k0 = (8_u32) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && (((match ((match (Pair {
                            c: 0_u32,
                            a: POINTS[(3_u32 % 6) as usize],
                            b: b,
                        }) {
                            Pair { a: _, b: 8.0, c: mut y @ ((100 | 3)) } => (b <= b),
                            Pair { a: t, b: mut x @ 2.0, c: b @ 3 } => (t.z < t.x),
                            mut b => (c != c),
                        })) {
                            true => true,
                            a => a,
                        })))
                    {
                        k0 -= 1;
                    }
                    if (b < b) {
                        break b;
                    }
                    turn += 1;
                    if turn >= 2 {
                        break b;
                    }
                };
            } else {}
            FLAGS[(({
                b = b;
                MASK
            }) % 9) as usize]
        })) {
            return Mat2::from_cols(Vec2::new(0.25, b), Vec2::new(b, b));
        }
        Mat2::from_cols(
            (Vec2::new(3.0, f32::EPSILON) + Vec2::splat(b)),
            (Vec2::new(1.0, 1.5) + Vec2::splat(b)),
        )
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Hit,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> Hit {
        let mut k0 = (8_u32) & 3;
        #[keep]
        'outer: loop {
            if (((if false { (0_u32 <= k0) } else { ((*c) != (*c)) }) != ((*a) == (*a))))
                || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let k1 = (k0) & 3;
            'inner: while k1 > 3 {}
            if ((if (vec3(0.25, 2.0, f32::EPSILON)).cmplt(CORNER).all() {
                return (if (Vec3::new(HALF, 1.0, 0.0))
                    .cmplt(Vec3::new((*a), (-1.0), (-1.0)))
                    .any()
                {
                    (State { a: (*a), b: Hit::FIRST }).b
                } else {
                    let mut k1 = ((UVec2::new(k0, k0)).y) & 3;
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut n: u32 = k1;
                    }
                    Hit
                });
            } else {
                let mut a: [f32; 2] = [(*a), (*a)];
                'inner: for (x_2, y) in a.iter().enumerate() {
                    let ((mut a_2, 8.0) | (2.0..8.0, mut a_2)) = ((
                        a[x_2 % 2],
                        (if a[0] <= 0.0_f32 {
                            (((*y) + (-0.0))).clamp(a[0], 0.0_f32) + 0.0
                        } else {
                            Pair::RATE
                        }),
                    )) else {
                        return Hit;
                    };
                    if FLAGS[Hit::SIZE % 9] {
                        break;
                    }
                }
                (a[0] > a[1])
            })) {}
        }
        Hit
    }
}

#[flatten]
mod p139 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(2, -0.0);
        const ALL: [Hit; 2] = [Hit(0, 2.0), Self::FIRST];
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
        fn step(mut self, a: f32, c: f32, y: f32) -> bool {
            {
                let mut k0 = ((Hit::ALL[(1_i32 & 1) as usize]).0) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if (((if 0_usize >= 5_usize { 0_usize - 5_usize } else { Hit::SIZE })
                        != ((1_i32) as usize & 31)))
                    {
                        let v = ((Mat2::from_diagonal(Vec2::new((-2.5_f32), a)))
                            .transpose())
                            .x_axis;
                        let Pair { a } = ((self, LEVELS[Pair::SIZE % 8], STEPS)).0;
                    }
                    if k0 == 0 || ((a != y)) {
                        break;
                    }
                    k0 -= 1;
                }
            }
            (Self::SIZE < Self::SIZE)
        }
    }
    impl Hit {
        fn step(mut self, a: &f32, c: &i32) -> f32 {
            let mut n: [f32; 3] = ('block: {
                let _ = (match Hit(MASK, 1.5_f32) {
                    Hit(t @ 100, 1.0) => {
                        ({ Pair { a: self.1 } })
                            .step(self.1, flatten::math::sign((*a)), self.1)
                    }
                    Hit(mut x_2, 2.0..=8.0) => ((*a) <= (*a)),
                    x_2 => ((*c) <= (*c)),
                });
                if (3_u32 != self.0) {
                    break 'block [self.1, self.1, 0.5_f32];
                }
                [(*a); 3]
            });
            'outer: for (c, (n, _)) in n.iter().copied().zip(0..3u32).enumerate() {}
            HALF
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, c: &mut i32, y: &mut Hit, t: &mut f32) -> [f32; 3] {
        let mut a_2 = ((Mat2::from_diagonal((*a))).transpose()
            * ('block: {
                (*y)
                    += ('block_1: {
                        if (({ Pair { a: a.x } })
                            .step(
                                ({
                                    a.y %= 3.0;
                                    [a.y, TABLE[((*c) & 1) as usize]]
                                        .into_iter()
                                        .filter(|&c| false)
                                        .map(|mut c| 16_777_217f32)
                                        .sum::<f32>()
                                }),
                                ({ Hit(MASK, (-1e-40f32)) }).step(&a.y, &(*c)),
                                ('block_2: {
                                    a.x *= ({ Hit(MASK, a.y) }).step(&(*t), &(*c));
                                    if true {
                                        break 'block_2 a.x;
                                    }
                                    a.y
                                }),
                            ))
                        {
                            break 'block_1 Hit(MASK, (*t));
                        }
                        Hit::FIRST
                    });
                if ((*c) <= (*c)) {
                    break 'block Hit::RATE;
                }
                (*t)
            }));
        a_2.y_axis += Vec2::ONE;
        [(*t), (0.25 + a_2.x_axis.y), a.y]
    }
}

#[flatten]
mod p140 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut u32, y: Vec4, t: u32) -> bool {
        (*c) = ((*c)
            + ({
                (*c) = 5;
                5
            }));
        match (((COUNT == 1_usize) && (1_u32 < t)), (IVec2::new(5_i32, 2_i32)).y) {
            (v, x_2) => {
                let mut turn = 0;
                let x_2: f32 = 'value: loop {
                    let mut n: [f32; 2] = [y.w, y.z];
                    'outer: for _ in n {
                        let mut k1 = (MASK) & 3;
                        'inner: loop {
                            if ((if ((*c) >= t) {
                                (v && v)
                            } else {
                                ((-1.0_f32) <= n[1])
                            })) || k1 == 0
                            {
                                break;
                            }
                            k1 -= 1;
                            let mut a = (((x_2 + x_2) * (-1)) % 3);
                            let mut a: (Vec3, f32, f32) = (
                                (Vec3::splat(TABLE[COUNT % 4])
                                    * (Vec3::new(n[0], 3.0_f32, (-2.5_f32)))
                                        .max(Vec3::new(0.0_f32, (-2.5_f32), y.x))),
                                ((1.5_f32).saturate() + 0.0),
                                n[1],
                            );
                        }
                        if ((-2.5_f32) != a) {
                            break 'value y.w;
                        }
                    }
                    if v {
                        break n[0];
                    }
                    if ((*c) > t) {
                        break 'value n[1];
                    }
                    turn += 1;
                    if turn >= 1 {
                        break y.w;
                    }
                };
            }
            (false, mut v @ 1) if (v != v) => {
                return (y.x != y.y);
            }
            _ => {}
        }
        (a > y.z)
    }
}

#[flatten]
mod p141 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: usize,
        pub c: f32,
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: self.a,
                b: self.b,
                c: if self.c < other { other } else { self.c },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a,
                b: self.b & other,
                c: (other & 15) as f32,
            }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: self.a,
                b: self.b,
                c: if self.c < other { other } else { self.c },
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a,
                b: self.b,
                c: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Mat2, c: &mut f32, y: &mut f32, t: u32) -> Hit {
        let t = Pair {
            b: ((Pair {
                a: Hit::SIZE,
                b: STEPS,
                c: a.y_axis.x,
            })
                .b)
                .min(7),
            c: 0.5,
            a: Hit::SIZE,
        };
        (*c) = ((if (t.a < t.a) { a.y_axis.y } else { t.c })).clamp(-4.0, 4.0).exp2();
        let Pair { a: mut b, b: n, .. } = t;
        'outer: for c in 0u32..1 {
            b = t.a;
        }
        let t: Mat2 = 'block: {
            if false {
                let Pair { a: t, b, c: x } = ((if ((-1_i32) <= t.b) {
                    let mut k0 = ((UVec2::new(1_u32, MASK)).y) & 3;
                    #[keep]
                    'outer: loop {
                        if (BVec3::new(false, (t.a <= b), false)).any() || k0 == 0 {
                            break;
                        }
                        k0 -= 1;
                        _ = (if ((2_u32 < k0) || (0_u32 > k0)) {
                            (Hit {
                                b: b,
                                c: (*y),
                                a: (k0 < MASKS[8_usize % 7]),
                            })
                                .a
                        } else {
                            (n <= n)
                        });
                        let (mut n, (Hit { a: x, b: mut t, c: _ }, _)) = (
                            (t.b - n),
                            (
                                ({
                                    (Hit {
                                        b: 1_usize,
                                        c: STILL,
                                        a: (5_i32 < t.b),
                                    } * a.y_axis.x)
                                }),
                                POINTS[(k0 % 6) as usize],
                            ),
                        );
                        let Hit { a: mut a, b, c } = Hit {
                            a: (BVec3::new(false, true, true)).test(b % 2),
                            ..Hit {
                                c: (-2.5_f32),
                                ..Hit {
                                    c: a.y_axis.x,
                                    a: (n < n),
                                    b: b,
                                }
                            }
                        };
                    }
                    t
                } else {
                    t
                }) * (a.y_axis).dot(a.y_axis));
            } else {
                (*y) = a.x_axis.y;
                (*c) += a.y_axis.y;
                b = 5;
            }
            if true {
                b = ((if ((-4_i32) <= n) { a.y_axis.y } else { (*y) }).abs() as usize
                    & 15);
                break 'block (*a);
            }
            (*a)
        };
        Hit {
            a: ((if (n != 5) {
                MASKS[(({
                    (*y) = (*y);
                    MASK
                }) % 7) as usize]
            } else {
                1_u32
            }) != MASK),
            b: ((MASK).count_ones() as usize),
            c: f32::NAN,
        }
    }
}

#[flatten]
mod p142 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: bool,
        pub c: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
        pub c: f32,
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit {
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
                c: if self.c < other { other } else { self.c },
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: self.a,
                b: self.b,
                c: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl State {
        const FIRST: Self = State {
            a: 2,
            b: Vec2::new(-0.0, 2.0),
            c: 2.0,
        };
        const ALL: [State; 2] = [
            State {
                a: 0,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &f32, mut n: Hit) -> (State, bool, Pair) {
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            (if (!n.b) {
                return (
                    (State {
                        a: 1_u32,
                        b: Vec2::new(1.0_f32, n.c.0),
                        c: TABLE[(n.a % 4) as usize],
                    } * x),
                    n.b,
                    Pair(n.c.0),
                );
            } else {
                (n.b || n.b)
            });
            let mut n: [i32; 2] = [x; 2];
            'inner: for a_2 in [(0_i32).saturating_abs(), (5_i32).min(n[1])] {
                if let Pair(..=0.0) = Pair(a) {
                    {
                        let a_2: f32 = (State {
                            a: k0,
                            b: Vec2::new(a, 0.25_f32),
                            c: a,
                        })
                            .c;
                        n[((WIDE as i32) & 1) as usize] >>= 1;
                        let t: Vec3 = (fma(
                            ({ Vec3::new(a_2, 0.0_f32, a) }),
                            (Vec3::new(a_2, (-2.5_f32), (-0.0_f32)))
                                .min(Vec3::new((-2.5_f32), (-1.0_f32), a_2)),
                            Vec3::new((*y), 3.0_f32, 1.0_f32),
                        ) + ({ (Vec3::new(1.0, 0.5, 2.0)).yzx() }));
                    }
                    match ((((x & 63) << STEPS)).abs(), (*y)) {
                        (0..=1, 1.0..=2.0) => {
                            let mut b: State = State::ALL[Hit::SIZE % 2];
                        }
                        _ => {}
                    }
                } else {}
            }
            k0 *= 2;
        }
        (
            State {
                c: (*y),
                a: 2_u32,
                b: Vec2::new((*y), 0.25_f32),
            },
            [i32::MIN, ([x, x])[0]].iter().any(|&c| n.b),
            n.c,
        )
    }
}

#[flatten]
mod p143 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0)
        }
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: f32, y: f32, t: &mut u32) -> u32 {
        if ([(1_i32 >> STEPS), (LEVELS[((-1_i32) & 1) as usize] - STEPS)]
            .iter()
            .any(|&v| {
                if ((b < b) & ((NARROW as i32) < v)) {
                    return (match v {
                        (-1 | -1) if (2_usize > Pair::SIZE) => (i32::MAX != v),
                        mut x_2 => (HALF <= 0.25_f32),
                        _ => (v < v),
                    });
                }
                ((Vec2::new((-0.0_f32), 1.0_f32)) != (Vec2::new(0.25_f32, b)))
            }))
        {
            return (((((*t) <= (*t)) as i8)
                <= ((IVec2::new(7_i32, (WIDE as i32))
                    == IVec2::new(STEPS, (NARROW as i32))) as i8)) as u32 & 255);
        }
        (*t) = MASKS[(5_usize).min(6)];
        if ((*t) < (*t)) {
            (*t) = select(
                ((Vec4::new(b, f32::MIN_POSITIVE, 1.0_f32, c))
                    .dot(Vec4::new(c, b, 2.0_f32, c))
                    .abs() as u32 & 255),
                ((*t)
                    & ({
                        (*t) = (if ((*t) > 5) { (*t) } else { (*t) });
                        (*t)
                    })),
                ((*t)).is_power_of_two(),
            );
            return (*t);
        }
        let State(mut x) = ('block: {
            let mut a: [State; 2] = [State(Hit); 2];
            'outer: for (y, &_) in a.iter().zip(&[[b, c], [HALF; 2]]) {
                let mut turn_1 = 0;
                let b: Vec2 = 'value_1: loop {
                    _ = (if (1_u32 < 1) { ((b != 0.25) || ((*t) <= 3)) } else { false });
                    let v: f32 = 'block_2: {
                        (*t) = (((false as u32) | 7) - (((*t)).midpoint(1_u32) & 7));
                        if ((BVec3::new(((*t) < (*t)), false, (b != c)))
                            == (BVec3::new(true, ((*t) != (*t)), (b != 0.5_f32))))
                        {
                            break 'block_2 b;
                        }
                        0.5
                    };
                    if false {
                        break Vec2::new(0.25, f32::MIN_POSITIVE);
                    }
                    if (b <= (-0.0)) {
                        break 'value_1 Vec2::new((-2.5), (-0.0));
                    }
                    turn_1 += 1;
                    if turn_1 >= 3 {
                        break Vec2::new(b, b);
                    }
                };
            }
            if (b > b) {
                break 'block a[1];
            }
            a[1]
        });
        ((*t) + (*t))
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        fn sum(&mut self, a: IVec2, c: &Hit) -> Hit {
            if asked(&|t, a| (2_i32 < a), (-1.0_f32)) {
                let x = (
                    (Vec4::new(self.a, self.a, 0.0_f32, 1.5_f32))
                        .rem_euclid(Vec4::splat(1.5)),
                    Pair {
                        a: (match (Hit::SIZE, self.a) {
                            (mut c, 1.0) => {
                                let given: f32 = self.a;
                                let v: f32 = {
                                    fn second(n: f32) -> f32 {
                                        (n - 0.5).max(0.5)
                                    }
                                    let t = second(given);
                                    t
                                };
                                self.a
                            }
                            (t, a_2) => a_2,
                            (n, 1.0..) => self.a,
                            _ => {
                                'outer: for y in (0..0).rev() {
                                    let (t, ([mut a_2, n, ..], _)) = (
                                        (if (a == a) {
                                            flatten::math::hadd(
                                                Vec3::new((-0.0_f32), 0.25_f32, 0.0_f32),
                                            )
                                        } else {
                                            (self.a).copysign(((-0.0_f32)).max(-9.0))
                                        }),
                                        (
                                            [flatten::math::ceil(self.a), (self.a % 4.0), self.a],
                                            (c.a as f32),
                                        ),
                                    );
                                    (*self) = Pair { a: (a_2).abs().sqrt() };
                                    let mut turn = 0;
                                    let t: u32 = 'value: loop {
                                        let Hit { a } = Hit { a: c.a };
                                        let mut b: f32 = ((self.a - a_2)).ceil();
                                        if (1.5_f32 >= a_2) {
                                            break 'value c.a;
                                        }
                                        turn += 1;
                                        if turn >= 3 {
                                            break c.a;
                                        }
                                    };
                                }
                                self.a
                            }
                        }),
                    },
                );
            } else {}
            Hit {
                a: (c.a + (self.a.abs() as u32 & 255)),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut (Vec4, Pair), y: [f32; 3], t: u32) -> u32 {
        let mut k0 = ((((NARROW as i32) & 255) as u32)) & 3;
        'outer: while k0 > 0 && ((t != t)) {
            k0 -= 1;
            let Hit { a } = Hit {
                a: (if false {
                    let mut y: Pair = Pair { a: (-0.0) };
                    let t = y.sum(IVec2::new((-4), (NARROW as i32)), &{ Hit { a: k0 } });
                    MASK
                } else {
                    8_u32
                }),
            };
        }
        (1 + (c.0.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub Vec3);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(
                if self.0 < other.0 { self.0 } else { other.0 },
                if self.1 < other.1 { self.1 } else { other.1 },
            )
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        fn step(self, a: f32) -> [i32; 2] {
            let mut y: [i32; 2] = [(NARROW as i32), STEPS];
            'outer: for (a_2, v) in y.iter().enumerate() {
                let (mut y, _) = (
                    ({
                        'inner: for (x_2, _) in y
                            .into_iter()
                            .zip([(Hit(a, a) + Hit(a, STILL)), Hit(a, a)])
                        {
                            let x: bool = 'block: {
                                if ((Vec4::new(2.0_f32, (-2.5_f32), a, a))
                                    .abs_diff_eq(Vec4::new(0.5_f32, TABLE[a_2 % 4], a, a), 0.5)
                                    || ((a_2 < a_2) && (a_2 < a_2)))
                                {
                                    break 'block (a_2 > 5);
                                }
                                (a_2 != a_2)
                            };
                            if (y[1] != y[0]) {
                                continue;
                            }
                        }
                        a
                    }),
                    (*v),
                );
                if ((*v) < (*v)) {
                    continue;
                }
            }
            [(y[0] + y[0]), (y[1] + y[0])]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec4, c: &mut Vec4) -> State {
        if ((!(if (0_u32 == MASK) {
            (State::SIZE == Hit::SIZE)
        } else {
            'outer: for y in 1..=3 {
                let mut x_2: Pair = (if true {
                    let mut k1 = ((if ((y as i32) < y) { MASK } else { MASK })) & 3;
                    #[keep]
                    'inner: while k1 > 0 && ((({ ((a.x < c.x) || FLAGS[1_usize % 9]) })))
                    {
                        k1 -= 1;
                        let mut a: Pair = Pair;
                        c.w -= ((c.x).max(c.y) + 0.0);
                        c.y /= 2.0;
                    }
                    Pair
                } else {
                    Pair
                });
                x_2.step((3.0_f32).abs().sqrt());
                if ((-2.5_f32) != c.y) {
                    break;
                }
            }
            (c.y < c.w)
        }))) {} else {}
        State(Pair, Vec3::new(a.z, f32::MAX, (-1.0_f32)))
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: Hit,
        pub c: Vec4,
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
    pub fn entry(a: f32, mut x: i32, y: f32) -> usize {
        let mut t = ((Mat2::from_cols(Vec2::new(a, 2.0_f32), Vec2::new(a, a)))
            .transpose())
            .transpose();
        t.x_axis += (Vec2::new((-0.0_f32), 1.5_f32)).yx();
        (State::SIZE).saturating_sub((2_usize >> 1))
    }
}

#[flatten]
mod p147 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec4, y: &mut i32, t: &mut Mat2) -> bool {
        let mut k0 = ((MASK).saturating_sub(MASK)) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && ((c.z <= t.x_axis.y)) {
            k0 -= 1;
            (*t)
                -= Mat2::from_cols(
                    Vec2::new(0.0_f32, c.w),
                    (match (Pair { a: 5_usize }) {
                        Pair { a: 1 } if (i32::MIN > LEVELS[(k0 % 8) as usize]) => {
                            let t: Vec4;
                            if ([(c.z + c.x), (c.z).mul_add(a, HALF), sin(c.z)]
                                .iter()
                                .any(|&c| {
                                    if (((*y) > 2_i32) || ((-4_i32) <= (*y))) {
                                        return (0_usize < Pair::SIZE);
                                    }
                                    ((k0 != k0) < true)
                                }))
                            {
                                c.y *= c.x;
                                t = (*c);
                            } else {
                                t = Vec4::new(0.0, Pair::RATE, a, 0.0);
                            }
                            Vec2::new(2.0_f32, (-0.0_f32))
                        }
                        Pair { a: n } => Vec2::new(t.y_axis.y, 0.5_f32),
                        Pair { a: mut c } => t.x_axis,
                        mut b => t.y_axis,
                    }),
                );
        }
        (a != (-2.5))
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: Pair,
        pub c: Pair,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const FIRST: Self = Pair(Vec3::new(0.5, -0.0, 2.0));
        const ALL: [Pair; 2] = [Pair(Vec3::new(-0.0, 2.0, -1.5)), Self::FIRST];
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
        fn step(&self, a: Vec2, mut x: i32) -> i32 {
            let mut n: Vec3 = (Mat3::from_cols(
                Vec3::new(0.5_f32, a.y, self.0.x),
                Vec3::new(self.0.z, 1.0_f32, (-2.5_f32)),
                self.0,
            ))
                .mul_vec3(
                    (if ((false
                        || ({
                            x *= 2;
                            (TABLE[1_usize % 4] != a.x)
                        })))
                    {
                        #[keep]
                        'outer: for a_2 in ((((x & 63) << 1) & 3)..=(7_i32 & 3)).rev() {
                            let mut turn = 0;
                            let a_2: f32 = 'value: loop {
                                if matches!(
                                    (((a.x <= self.0.y) as usize), (a.y * self.0.z)), (3, 2.0
                                    ..8.0)
                                ) {
                                    break self.0.y;
                                }
                                if (x < a_2) {
                                    break 'value self.0.z;
                                }
                                turn += 1;
                                if turn >= 2 {
                                    break a.x;
                                }
                            };
                            if (x > x) {
                                break;
                            }
                        }
                        self.0
                    } else {
                        Vec3::new(HALF, self.0.z, 3.0)
                    }),
                );
            (x + (n.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: UVec2, c: i32) -> i32 {
        let mut x_2: Pair = (if (b.x > b.x) {
            Pair(Vec3::new(1.0_f32, 1.5_f32, Hit::RATE))
        } else {
            let mut a: Pair = Pair::ALL[Hit::SIZE % 2];
            let c = a.step(Vec2::splat(a.0.z), (c).rem_euclid(8));
            Pair(a.0)
        });
        let t = x_2.step(Vec2::new((-2.5), x_2.0.x), (10 - c));
        (10 + ((b.y & 255) as i32))
    }
}

mod p149 {
    use super::*;
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
    pub fn entry(a: &mut f32, c: u32, y: &mut f32, t: &mut usize) -> f32 {
        if ((((*t) <= (*t))
            && ({
                (*t) = (*t);
                (Vec3::new((-1.0_f32), (-0.0_f32), (*y)))
                    .cmplt(Vec3::new(3.0_f32, (*y), 0.25_f32))
                    .any()
            })))
        {
            let mut x_2 = ((-0.0_f32)).ceil();
            #[keep]
            'outer: for c in (0..(c & 3)) {
                'inner: for y in 0..2u8 {
                    if false {
                        let mut a = ((Vec4::new(
                            0.25_f32,
                            (-2.5_f32),
                            (y as f32),
                            0.25_f32,
                        ))
                            .abs())
                            .min_position();
                    } else {
                        let mut v = ((1.5_f32).abs().ln_1p() * Vec2::new((-1.0), 0.5));
                        let (mut t, mut n) = (
                            BVec3::new(
                                ((v) != (v)),
                                matches!(true, _),
                                (0.0_f32 < (y as f32)),
                            ),
                            (if ((((y as usize) != (y as usize))
                                || ({
                                    v = v;
                                    (c < 3_u32)
                                })))
                            {
                                (CORNER / 2.0)
                            } else {
                                (if (5_u32 < (y as u32)) {
                                    Vec3::new((-1.0_f32), (-2.5_f32), 3.0_f32)
                                } else {
                                    POINTS[(*t) % 6]
                                })
                            }),
                        );
                    }
                }
                if (c != 0) {
                    break;
                }
            }
        }
        ((*y) + (*y))
    }
}
