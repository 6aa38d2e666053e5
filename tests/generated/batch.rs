//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = [p000::Pair { a: Leaf::read(v[1]) }, p000::Pair { a: Leaf::read(v[2]) }, p000::Pair { a: Leaf::read(v[3]) }]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p000::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a3)] }, |v| { let mut a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = [p000::Pair { a: Leaf::read(v[1]) }, p000::Pair { a: Leaf::read(v[2]) }, p000::Pair { a: Leaf::read(v[3]) }]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p000::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a3)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry(a0, a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(r[2].z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry_flat(a0, a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(r[2].z_axis)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p003::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p003::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p004", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p004::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p004::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p005", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p005::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p005::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p006::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p006::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p007::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p007::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p009::Pair { a: Leaf::read(v[2]) }; let r = p009::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p009::Pair { a: Leaf::read(v[2]) }; let r = p009::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p012::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p012::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p015::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p015::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p016", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p017", |v| { let a0 = p017::Hit { a: Leaf::read(v[0]) }; let mut a1 = p017::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p017::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a2)] }, |v| { let a0 = p017::Hit { a: Leaf::read(v[0]) }; let mut a1 = p017::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p017::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a2)] }),
    ("p018", |v| { let a0 = p018::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p018::entry(a0, a1); vec![Leaf::write(r.0)] }, |v| { let a0 = p018::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r.0)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p019::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p019::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a2)] }),
    ("p021", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p024", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p026", |v| { let a0 = p026::Hit; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p026::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p026::Hit; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p026::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p027", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p027::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p027::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p030::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p030::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p030::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p030::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p033", |v| { let a0 = p033::State(Leaf::read(v[0]), p033::Hit); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p033::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a1)] }, |v| { let a0 = p033::State(Leaf::read(v[0]), p033::Hit); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p033::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a1)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p034::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p034::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p035::Pair; let mut a3 = Leaf::read(v[2]); let r = p035::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p035::Pair; let mut a3 = Leaf::read(v[2]); let r = p035::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a3)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p036::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p036::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p037::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p037::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p038", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p038::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p038::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p038::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p038::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p039::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p039::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p041::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p041::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p042::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p042::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r.a)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p044::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p044::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p046::Hit { a: p046::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }); let r = p046::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a.a), Leaf::write(a1.1.a.b), Leaf::write(a1.1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p046::Hit { a: p046::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }); let r = p046::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a.a), Leaf::write(a1.1.a.b), Leaf::write(a1.1.b)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p047::Pair; let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p047::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p047::Pair; let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p047::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p048::entry(&a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p048::entry_flat(&a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }),
    ("p049", |v| { let a0 = [(p049::Hit, Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]))), (p049::Hit, Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))), (p049::Hit, Mat3::from_cols(Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])))]; let mut a1 = Mat3::from_cols(Leaf::read(v[9]), Leaf::read(v[10]), Leaf::read(v[11])); let r = p049::entry(&a0, &mut a1); vec![Leaf::write(r.1.x_axis), Leaf::write(r.1.y_axis), Leaf::write(r.1.z_axis), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }, |v| { let a0 = [(p049::Hit, Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]))), (p049::Hit, Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))), (p049::Hit, Mat3::from_cols(Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])))]; let mut a1 = Mat3::from_cols(Leaf::read(v[9]), Leaf::read(v[10]), Leaf::read(v[11])); let r = p049::entry_flat(&a0, &mut a1); vec![Leaf::write(r.1.x_axis), Leaf::write(r.1.y_axis), Leaf::write(r.1.z_axis), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p050::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p050::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p051::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p051::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p054", |v| { let mut a0 = p054::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p054::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a3)] }, |v| { let mut a0 = p054::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p054::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a3)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p056::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p056::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p059::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p060::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p060::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p061::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p061::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p062::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p062::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p064::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p064::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p069::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p069::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p070::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p070::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p072", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p072::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p072::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p074::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p074::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p075::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p075::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = p076::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p076::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p076::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p076::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p078::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p078::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = [p079::Pair(Leaf::read(v[1])), p079::Pair(Leaf::read(v[2])), p079::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p079::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p079::Pair(Leaf::read(v[1])), p079::Pair(Leaf::read(v[2])), p079::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p079::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p080", |v| { let a0 = [p080::Pair, p080::Pair]; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p080::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [p080::Pair, p080::Pair]; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p080::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p081::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p081::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p082::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p082::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p083", |v| { let mut a0 = p083::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a2)] }, |v| { let mut a0 = p083::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a2)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p085::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p085::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p085::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p086::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p086::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p087", |v| { let mut a0 = p087::Pair(Leaf::read(v[0])); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p087::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0)] }, |v| { let mut a0 = p087::Pair(Leaf::read(v[0])); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p087::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p088::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p088::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = (p089::Pair, Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), p089::Hit(Leaf::read(v[5]))); let r = p089::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = (p089::Pair, Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), p089::Hit(Leaf::read(v[5]))); let r = p089::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p090::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p090::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p091", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p091::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p091::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p092", |v| { let a0 = p092::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p092::entry(a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p092::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p092::entry_flat(a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p095::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p095::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = p096::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p096::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p096::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p096::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p097::entry(&mut a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p097::entry_flat(&mut a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p099::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p099::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p100::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p100::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p101", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p101::Hit { a: Leaf::read(v[2]), b: p101::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, c: Leaf::read(v[6]) }; let r = p101::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p101::Hit { a: Leaf::read(v[2]), b: p101::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, c: Leaf::read(v[6]) }; let r = p101::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p103", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p103::Hit { a: p103::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) } }; let a2 = p103::State(Leaf::read(v[3])); let a3 = p103::Hit { a: p103::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) } }; let r = p103::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p103::Hit { a: p103::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) } }; let a2 = p103::State(Leaf::read(v[3])); let a3 = p103::Hit { a: p103::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) } }; let r = p103::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p105", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p107::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p107::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = [p108::State { a: Leaf::read(v[0]) }, p108::State { a: Leaf::read(v[1]) }, p108::State { a: Leaf::read(v[2]) }]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = [[Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])], [Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])]]; let r = p108::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0][0]), Leaf::write(a3[0][1]), Leaf::write(a3[0][2]), Leaf::write(a3[1][0]), Leaf::write(a3[1][1]), Leaf::write(a3[1][2])] }, |v| { let a0 = [p108::State { a: Leaf::read(v[0]) }, p108::State { a: Leaf::read(v[1]) }, p108::State { a: Leaf::read(v[2]) }]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = [[Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])], [Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])]]; let r = p108::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0][0]), Leaf::write(a3[0][1]), Leaf::write(a3[0][2]), Leaf::write(a3[1][0]), Leaf::write(a3[1][1]), Leaf::write(a3[1][2])] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry(a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p110::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p110::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p111::Hit { a: Leaf::read(v[2]) }; let mut a3 = p111::Hit { a: Leaf::read(v[3]) }; let r = p111::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a2.a), Leaf::write(a3.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p111::Hit { a: Leaf::read(v[2]) }; let mut a3 = p111::Hit { a: Leaf::read(v[3]) }; let r = p111::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a2.a), Leaf::write(a3.a)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p113", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p113::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p113::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(&mut a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(&mut a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p118::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p118::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p119", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p119::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p119::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p121", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p121::entry(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p121::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p122::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p122::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p123", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p123::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p123::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p125", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = p125::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p125::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = p125::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p125::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p126", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (p126::Pair { a: Leaf::read(v[2]) }, Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a3 = (p126::Pair { a: Leaf::read(v[6]) }, Mat3::from_cols(Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9]))); let r = p126::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0.a), Leaf::write(a2.1.x_axis), Leaf::write(a2.1.y_axis), Leaf::write(a2.1.z_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (p126::Pair { a: Leaf::read(v[2]) }, Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a3 = (p126::Pair { a: Leaf::read(v[6]) }, Mat3::from_cols(Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9]))); let r = p126::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0.a), Leaf::write(a2.1.x_axis), Leaf::write(a2.1.y_axis), Leaf::write(a2.1.z_axis)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p127::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p127::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p129", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p129::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p129::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2), Leaf::write(a3)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p131::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p131::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p132", |v| { let a0 = (Leaf::read(v[0]), p132::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, Leaf::read(v[4])); let a1 = Leaf::read(v[5]); let r = p132::entry(a0, a1); vec![Leaf::write(r.a)] }, |v| { let a0 = (Leaf::read(v[0]), p132::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, Leaf::read(v[4])); let a1 = Leaf::read(v[5]); let r = p132::entry_flat(a0, a1); vec![Leaf::write(r.a)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p133::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p133::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p134", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p138::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p138::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p139::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p139::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p140", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p140::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p140::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p140::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p140::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = p142::State { a: p142::Pair(Leaf::read(v[1])), b: p142::Pair(Leaf::read(v[2])), c: p142::Pair(Leaf::read(v[3])) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p142::entry(a0, a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p142::State { a: p142::Pair(Leaf::read(v[1])), b: p142::Pair(Leaf::read(v[2])), c: p142::Pair(Leaf::read(v[3])) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p142::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p145::State { a: Leaf::read(v[3]) }; let r = p145::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p145::State { a: Leaf::read(v[3]) }; let r = p145::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p146::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p146::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p148", |v| { let a0 = [p148::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, p148::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, p148::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }]; let a1 = Leaf::read(v[9]); let a2 = Leaf::read(v[10]); let r = p148::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = [p148::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, p148::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, p148::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }]; let a1 = Leaf::read(v[9]); let a2 = Leaf::read(v[10]); let r = p148::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p149::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p149::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: [Pair; 3], y: f32, t: &mut u32) -> f32 {
        let n: [Pair; 3] = (if [(STEPS + (WIDE as i32)), (IVec2::new(1_i32, 0_i32)).y]
            .iter()
            .any(|&n| a.a)
        {
            [c[0]; 3]
        } else {
            ((c[1].a).then_some(Hit))
                .map_or_else(
                    || {
                        ((if c[2].a { None } else { Some(Hit) }))
                            .map_or_else(|| c, |n| c)
                    },
                    |a| [c[2], c[2], c[1]],
                )
        });
        let mut v: [f32; 3] = [y, y, y];
        'outer: for _ in v.iter() {
            let mut k1 = ((*t)) & 3;
            'inner: loop {
                if (v[2] <= 1.5) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                let n = v;
                match (STEPS).clamp(-5, 9) {
                    mut t @ ((-7 | -7)) => {
                        t = 5;
                    }
                    _ => {
                        a.a
                            &= ((IVec2::new((-1_i32), STEPS))
                                .max(
                                    flatten::math::select(
                                        IVec2::new(3_i32, (WIDE as i32)),
                                        IVec2::new(STEPS, (-4_i32)),
                                        c[2].a,
                                    ),
                                ) == IVec2::new(3_i32, (-4_i32)));
                    }
                }
            }
        }
        (('block: {
            if n[1].a {
                break 'block (v[0] + v[1]);
            }
            'outer: for n in 0..0 {
                v[(0_u32 % 3) as usize] = atan(v[0]);
            }
            0.0
        }) + v[0])
    }
}

#[flatten]
mod p001 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    pub fn entry(a: f32, mut x: i32) -> u32 {
        let mut y = (((Vec3::new(1.0_f32, 0.5_f32, a)).map(|a_2| a_2)).z - a);
        let a_2: i32;
        if ((Pair::SIZE + Pair::SIZE) > ((5_u32).count_ones() as usize)) {
            a_2 = ((((0.25_f32 > (-2.5_f32)) as u8) + 3) as i32);
        } else {
            a_2 = ((x) as f32 as i32);
        }
        'outer: for _ in (1..10).step_by(3) {
            let mut k1 = ((UVec2::new(2_u32, MASK)).y) & 3;
            'inner: loop {
                if (a
                    >= (Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32))
                        .dot(Vec4::new(0.0, 0.0, 0.0, 0.0))) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
            }
        }
        0
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
    #[flatten(exact)]
    pub fn entry(a: IVec2, c: i32) -> [Mat3; 3] {
        if (a.x > a.x) {
            let mut x_2 = ((MASK & 255) as i32);
        } else {
            let mut b = ((Vec2::new((-1.0_f32), TABLE[(5_usize).min(3)])).y
                * (HALF
                    * Mat3::from_cols(
                            CORNER,
                            Vec3::new(3.0_f32, 2.0_f32, STILL),
                            Vec3::new(HALF, (-0.0_f32), Pair::RATE),
                        )
                        .determinant()));
            'outer: for b in (1..10).step_by(3).rev() {
                'block: {
                    if (a.x > b) {
                        break 'block;
                    }
                    let mut k1 = (MASK) & 3;
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut b = ({
                            (match ((
                                ((STILL as i32).clamp(-64, 64)),
                                (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                }),
                                (k1 >> (k1 & 31)),
                            )) {
                                (b @ ((1_000 | -7)), _, _) if true => {
                                    (Vec3::new(0.5_f32, HALF, 0.25_f32)).fract_gl()
                                }
                                (b, x_2 @ ((100 | 0)), t @ 1) => {
                                    (Vec3::new(1.5, 1.0, STILL) % 1.5)
                                }
                                (5..1_000, b, (1 | 100)) => CORNER,
                                _ => {
                                    (Vec3::new(TABLE[(Pair::SIZE).min(3)], STILL, HALF) % 1.5)
                                }
                            })
                        });
                        let mut n = [
                            mat3(b, b, b),
                            Mat3::from_cols(
                                b,
                                Vec3::new(TABLE[2_usize % 4], 0.0_f32, (-1.0_f32)),
                                b,
                            ),
                            Mat3::from_cols(
                                Vec3::new(f32::MAX, (-1e-40f32), 3.0_f32),
                                Vec3::new(3.0_f32, b.z, b.x),
                                CORNER,
                            ),
                        ];
                    }
                }
            }
        }
        [
            Mat3::from_cols(
                (Vec3::new(TABLE[(a.y & 1) as usize], 1.5, (-1.0)) + Vec3::splat(HALF)),
                (Vec3::new(2.0, HALF, 2.0) + Vec3::splat(STILL)),
                (Vec3::new((-1.0), 1.0, HALF) + Vec3::splat(TABLE[(MASK % 4) as usize])),
            ),
            Mat3::from_cols(
                (Vec3::new(3.0, (-0.0), 1.0) + Vec3::splat(STILL)),
                (CORNER + Vec3::splat((-1.0))),
                (Vec3::new(2.0, STILL, TABLE[Pair::SIZE % 4])
                    + Vec3::splat(TABLE[(a.y & 1) as usize])),
            ),
            Mat3::from_cols(
                (Vec3::new(STILL, HALF, 1.0) + Vec3::splat(STILL)),
                Vec3::new(HALF, HALF, 1.5),
                Vec3::new(Pair::RATE, HALF, (-0.0)),
            ),
        ]
    }
}

#[flatten]
mod p003 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec3, y: f32, mut n: u32) -> i32 {
        'outer: for n in 0..2 {
            'inner: for t in 1..=2 {
                b %= 3.0;
                b = b;
                if true {
                    break;
                }
                let t = [
                    (if (Pair::SIZE >= 0) {
                        (c).z
                    } else {
                        b
                            -= flatten::math::fma(
                                atan((Some(y)).unwrap_or(c.y)),
                                ((if ((t as i32) <= n) {
                                    Some(c.x)
                                } else {
                                    (if true { None } else { Some(HALF) })
                                }))
                                    .map_or(b, |x| c.z),
                                ((Some(y))
                                    .map_or_else(
                                        || Pair { a: b, b: true },
                                        |a_2| Pair { b: true, a: c.x },
                                    ))
                                    .a,
                            );
                        (if ((n as i32) < n) { 1.5_f32 } else { b })
                    }),
                    (match flatten::math::select((n as i32), 7_i32, false) {
                        a => {
                            let (a_2, (mut x, mut n)) = (
                                [b, y, c.y],
                                (
                                    (Vec2::new(2.0_f32, b)).step(Vec2::new(c.z, c.x)),
                                    [0.0_f32, b, c.z],
                                ),
                            );
                            1.5_f32
                        }
                        ..=0 => TABLE[Pair::SIZE % 4],
                        t @ 0 => 0.0_f32,
                        mut v => y,
                    }),
                    c.x,
                ];
            }
        }
        (0 + ((n & 255) as i32))
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: IVec2::new(-2, i32::MAX),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Mat4, y: f32, t: u32) -> [f32; 3] {
        _ = (Vec3::new(2.0, 3.0, 0.0))
            .cmplt(
                (if (t <= t) {
                    Vec3::new(1.0, 0.0, 1.0)
                } else {
                    let mut a = x;
                    a.z_axis *= Vec4::ONE;
                    Vec3::new(a.w_axis.x, (-1.0), 0.5)
                }),
            )
            .any();
        let mut k0 = ((UVec2::new(1_u32, 5_u32)).y) & 3;
        'outer: loop {
            let _ = matches!(
                ((* a), (UVec2::new(8_u32, k0)).y, (NARROW as i32)), (..= 0.0, mut c, _)
            );
            if k0 == 0 || ((k0 <= k0)) {
                break;
            }
            k0 -= 1;
        }
        'outer: for b in 0..0u8 {
            if (({
                let q = (b as f32);
                q == q && q.is_sign_negative()
            })) {
                continue 'outer;
            }
            x.z_axis
                *= ((match Pair(STEPS, (-1.0_f32)) {
                    Pair(mut a, n) => Vec4::new(0.0_f32, 1.5_f32, n, n),
                    _ => Vec4::new(3.0_f32, 2_147_483_648f32, 0.25_f32, (-0.0_f32)),
                }))
                    .mul_add(
                        (Mat4::from_cols(
                            Vec4::new((-2.5_f32), 0.0_f32, 0.5_f32, 2.0_f32),
                            Vec4::new(0.5_f32, 0.0_f32, y, (b as f32)),
                            Vec4::new((b as f32), (b as f32), y, 1.5_f32),
                            Vec4::new((*a), (*a), (*a), (-0.0_f32)),
                        ))
                            .mul_vec4(Vec4::new((*a), 1.0_f32, 3.0_f32, (*a))),
                        tanh(Vec4::new((b as f32), (b as f32), 1.5_f32, 3.0_f32)),
                    );
        }
        [
            (x.y_axis.y + x.z_axis.w),
            ((mix(
                (x.z_axis.w % x.x_axis.x),
                (Hit::ALL[(3_usize).min(1)]).a,
                (Hit::RATE).clamp(-1.0, 1.0).acos(),
            ) + (-0.0)) + x.x_axis.z),
            0.5,
        ]
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub bool);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
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
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: IVec2::new(3, -2), b: 0 };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec2::new(-2, i32::MAX),
                b: 5,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> IVec3 {
        'outer: for x_2 in -1..2 {
            let mut a_2: [Pair; 3] = ({
                #[keep]
                'inner: for x_2 in (((-0_i32) & 3)..8).step_by(2) {
                    let x = ((Mat2::from_cols(
                        Vec2::new(1.0_f32, 1.0_f32),
                        Vec2::new((-0.0_f32), 0.0_f32),
                    ))
                        .x_axis)
                        .dot((Vec2::new(2.0_f32, (*a))).saturate());
                    if (((State(x_2, ((*a) != x))).1
                        && ({
                            (*a) /= 2.0;
                            ((STEPS != (*c)) && (0.5_f32 < x))
                        })))
                    {
                        continue;
                    }
                }
                [
                    Pair::FIRST,
                    Pair {
                        a: IVec2::new(3_i32, (-1_i32)),
                        ..Pair {
                            a: IVec2::new((-1_i32), 1_i32),
                            b: MASK,
                        }
                    },
                    Pair::ALL[((*c) & 1) as usize],
                ]
            });
            'inner: for (x, _) in (0..3i32).rev().zip(a_2.iter()) {}
        }
        IVec3::new(7, (*c), 2)
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &f32) -> Option<f32> {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            let n: IVec2 = ({
                let mut x_2: Option<f32> = Some(
                    ((Vec2::new(3.0_f32, 1.5_f32)).fract_gl()).y,
                );
                'inner: for v in 0..k0 {
                    x_2 = (if (((HALF > (*a))
                        || ({
                            x_2 = x_2;
                            false
                        })))
                    {
                        Some((*a))
                    } else {
                        None
                    });
                }
                IVec2::new((-1), 10)
            });
            if ((*a) != (*a)) {
                break;
            }
            k0 += 1;
        }
        (((*a) <= (*a))).then_some((*a))
    }
    impl Hit {
        fn step(self, a: State, c: i32, mut v: Vec2) -> [[usize; 2]; 3] {
            let t = State(self.b, a.1);
            let [mut x_2, _] = (Some(t.1.b.x))
                .map_or_else(|| [a.1.c, t.1.c], |c| [5_usize; 2]);
            'block: {
                if (t.0 > STEPS) {
                    break 'block;
                }
                x_2 %= 3;
            }
            let mut x = (v.y
                - ({
                    v.y = (v).y;
                    self.a.b.z
                }));
            [
                [Self::SIZE, (t.1.b.y.abs() as usize & 15)],
                [((([[t.1.c; 2]; 3])[0])[0] + (x.abs() as usize & 255)), a.1.c],
                [self.a.c; 2],
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [[usize; 2]; 3], y: f32, t: u32) -> f32 {
        (*a)
            -= ((first(&y)).map_or_else(|| (-2.5_f32), |a| (y + RAMP[(t % 9) as usize]))
                * (Vec3::new(STILL, (*a), 1.5_f32)).min_element());
        let mut t = (match STEPS {
            ..-1 => {
                'outer: for a_2 in [
                    y,
                    [(WIDE as i32), 3_i32]
                        .into_iter()
                        .filter(|&x_2| (t > t))
                        .map(|mut c| (*a))
                        .sum::<f32>(),
                    ({
                        (*a)
                            += (if ((Hit {
                                b: 5_i32,
                                c: ((*a) != 2.0_f32),
                                a: Pair {
                                    c: c[0][0],
                                    a: (*a),
                                    b: Vec3::new(y, 0.0_f32, 3.0_f32),
                                },
                            })
                                .c)
                            {
                                let given: f32 = ((if (Hit::SIZE > c[0][1]) {
                                    None
                                } else {
                                    Some((*a))
                                }))
                                    .unwrap_or_else(|| ((*a) * (*a)));
                                let c: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(x_2: f32) -> f32 {
                                        if x_2 < HALF { -x_2 } else { x_2 }
                                    }
                                    let t = second(given);
                                    t
                                };
                                select(
                                    hadd(Vec2::new(3.0_f32, (-0.0_f32))),
                                    y,
                                    ({ (t <= 0_u32) }),
                                )
                            } else {
                                'outer: for (x_2, (_, v)) in c
                                    .iter()
                                    .copied()
                                    .zip(0..3u32)
                                    .enumerate()
                                {
                                    let mut a: Hit = Hit {
                                        b: 0,
                                        c: (8_u32 < v),
                                        a: Pair {
                                            b: Vec3::new(1.0, y, (*a)),
                                            c: c[2][0],
                                            a: TABLE[(v % 4) as usize],
                                        },
                                    };
                                    let c = a
                                        .step(
                                            State(a.b, a.a),
                                            (a.b).max(LEVELS[c[0][1] % 8]),
                                            Vec2::splat(0.5),
                                        );
                                    if (v > 8) {
                                        break;
                                    }
                                }
                                (*a)
                            });
                        (-2.5_f32)
                    }),
                ] {
                    if (t <= t) {
                        break;
                    }
                }
                t
            }
            b => t,
        });
        (*a)
    }
}

#[flatten]
mod p007 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
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
    impl Pair {
        const FIRST: Self = Pair(3);
        const ALL: [Pair; 2] = [Pair(-2), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &i32, mut x: i32) -> Vec3 {
            let x: IVec3 = IVec3::new(7, self.0, (!(*a)));
            (((Vec3::new(f32::EPSILON, HALF, 1.0_f32))
                .reflect(Vec3::new((-2.5_f32), 0.0_f32, (-0.0_f32)))
                + (RAMP[Pair::SIZE % 9] * Vec3::new((-2.5), (-1.0), 0.5)))
                * (STILL).cbrt())
        }
    }
    fn second(a: f32) -> f32 {
        'outer: for a in 0..1 {
            if ([
                ((({
                    let q = Pair::RATE;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }) & 255) as i32),
                (IVec2::new((-4_i32), a)).y,
                ((a | a) as i32),
            ]
                .iter()
                .any(|&a_2| (7_i32 < a)))
            {
                let mut v: Pair = (&{ Pair((a as i32)) } - &{ Pair((-1_i32)) });
                let x = v.step(&v.0, (IVec3::new(a, 5_i32, 5_i32)).min_element());
                let mut x: Pair = v;
                let x_2 = x
                    .step(
                        &x.0,
                        ({
                            v += (x * 0.5_f32);
                            (IVec2::new(x.0, 3_i32)).y
                        }),
                    );
            } else {}
            if ((a as i32) <= 10) {
                break;
            }
        }
        ((((a).tanh() * 1.5_f32))
            .min(
                ((if (a < a) {
                    let x: f32 = (-1.0);
                    x
                } else {
                    let mut a: bool = [STEPS, 0_i32, (NARROW as i32)]
                        .iter()
                        .any(|&a_2| FLAGS[Pair::SIZE % 9]);
                    TABLE[(2_i32 & 1) as usize]
                }) % (-3.0)),
            ) + 0.0)
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: bool, y: &f32, t: UVec2) -> i32 {
        let mut k0 = ((match (((*y) <= 2.0_f32), Pair::SIZE) {
            (b, 3) => {
                let (_, _) = (
                    (IVec3::new(0_i32, STEPS, 2_i32))
                        .cmpeq(IVec3::new(2_i32, STEPS, (-4_i32))),
                    second((*y)),
                );
                t.y
            }
            (a, 0) => 0_u32,
            (b, 4) if (true || c) => {
                if ((('block: {
                    'outer: for a_2 in -1..0 {
                        'inner: for a_2 in 0..WIDE as i32 + 1 {
                            let mut x: u32 = 0;
                            if true {
                                continue 'inner;
                            }
                            let Pair(t) = (([Pair(a_2); 3])[0]
                                + ({
                                    Pair::ALL[(({
                                        x = x;
                                        t.y
                                    }) % 2) as usize]
                                }));
                        }
                        if (((
                            BVec3::new(
                                true,
                                ((a_2 as i32) > (-1_i32)),
                                (5_i32 <= (-1_i32)),
                            ),
                            0.0_f32,
                        ))
                            .1 == (-1.0))
                        {
                            let mut b: Pair = (if c {
                                Pair((a_2 as i32))
                            } else {
                                Pair((a_2 as i32))
                            });
                            let x = b.step(&b.0, ((a_2 as i32) & 31).pow(2));
                            break 'block x.x;
                        }
                        let mut k1 = 3u32;
                        'inner: while k1 > 0 {
                            if ((b || c) || c) {
                                break 'block (*a);
                            }
                            let mut y = Pair((a_2 as i32));
                            k1 -= 1;
                        }
                    }
                    if (BVec3::new(true, true, true)).test(Pair::SIZE % 2) {
                        let mut a: Pair = (&{ Pair::ALL[(0_usize).min(1)] }
                            - &{ Pair(0_i32) });
                        let n = a.step(&a.0, (a.0 - (a.0 * 2)));
                        break 'block n.z;
                    }
                    (*a)
                }) != 3.0))
                {
                    return (WIDE as i32);
                }
                2_u32
            }
            _ => 3_u32,
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
        ((-1) + 1)
    }
}

#[flatten]
mod p008 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec3) -> [f32; 3] {
        let mut k0 = ((2_u32 >> (MASK & 31))) & 3;
        #[keep]
        'outer: loop {
            'block: {
                if true {
                    if (matches!(
                        ((({ k0 }), (2_u32 <= k0), (! (k0 != 8_u32)))), (mut a @ 3..=
                        100, mut c, mut x_2)
                    )) {
                        let mut a_2 = vec2(
                            (Mat3::from_cols(c, CORNER, c).determinant() - c.x),
                            HALF,
                        );
                    } else {
                        let mut a = ((IVec2::new((-4_i32), (-1_i32)))
                            == ((IVec2::new(LEVELS[COUNT % 8], STEPS)
                                ^ IVec2::new(2_i32, 3_i32))));
                    }
                    break 'block;
                }
                let mut n: Vec2 = (('block_1: {
                    if (({ ((c.x > a) || (a != (-2.5))) })) {
                        if (k0 <= k0) {
                            let x: Vec2 = Vec2::new(c.y, a);
                            return [c.z; 3];
                        }
                        break 'block_1 (Vec2::new(c.y, (-2.5))).floor();
                    }
                    let mut y: Vec4 = (if ((((k0 | 7) - (2_u32 & 7))
                        != (match (c.z <= c.x) {
                            false => k0,
                            true => k0,
                            true => k0,
                            false => k0,
                        })))
                    {
                        Vec4::new(
                            0.5,
                            (if (c.z <= 1.0) { c.x } else { c.z }),
                            TABLE[(k0 % 4) as usize],
                            c.y,
                        )
                    } else {
                        Vec4::new((-2.5), (-1.0), (-1.0), (-0.0))
                    });
                    Vec2::new(2.0, c.z)
                }))
                    .ceil();
            }
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        [(1.5 + (-1.0)), (c.x + c.z), (c.z + (-0.0))]
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        const FIRST: Self = Pair { a: 0.5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        fn step(&mut self, a: IVec2) -> f32 {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if ((BVec3::new((a.x > 7_i32), false, FLAGS[(a.x & 1) as usize]))
                    == (BVec3::new((k0 <= k0), false, true))) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
                let a_2 = ({
                    let mut t = Hit;
                    let mut a: [f32; 3] = [1.5_f32; 3];
                    'inner: for c in a.iter().rev() {
                        let mut a_2 = Hit;
                        if (3.0_f32 < a[1]) {
                            break 'inner;
                        }
                    }
                    a[2]
                });
            }
            self.a
        }
    }
    fn third(mut b: Vec4) -> Pair {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 += 1;
            let [_, a, mut v] = [
                (if b.z <= (-1.0_f32) {
                    (b.x).clamp(b.z, (-1.0_f32)) + 0.0
                } else {
                    HALF
                }),
                (if false {
                    'inner: for t in k0..=1 {
                        let [mut b, _, c] = [b.x, b.z, b.y];
                        let b: f32 = (-1.0);
                        if ((if (!true) {
                            ((1_i32 < k0) || (b <= c))
                        } else {
                            (t > t)
                        })) {
                            break 'outer;
                        }
                        if (select(
                            Vec3::new(0.25_f32, c, b),
                            POINTS[(MASK % 6) as usize],
                            (k0 > 10),
                        ))
                            .cmpeq(
                                select(CORNER, Vec3::new(1.0_f32, c, 3.0_f32), (k0 != k0)),
                            )
                            .all()
                        {
                            return Pair::ALL[(MASK % 2) as usize];
                        }
                    }
                    b.w
                } else {
                    b.w
                }),
                b.w,
            ];
            if (k0 != 0) {
                break;
            }
        }
        Pair {
            a: ([
                (STEPS).abs(),
                ((if (b.w > 3.0) {
                    let a_2: [f32; 3] = [(b.z * b.y), b.x, (-1.0_f32)];
                    LEVELS[8_usize % 8]
                } else {
                    (-4_i32)
                }))
                    .max(STEPS),
            ]
                .iter()
                .fold(3.0_f32, |a_2, &a| b.z) + b.w),
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec3, c: i32, mut v: Pair) -> f32 {
        let (t, x) = (
            third((Vec4::new(v.a, 2.0_f32, a.z, 0.25_f32)).xxyy()),
            ((Vec4::new(1.0_f32, 0.25_f32, 1.0_f32, 0.25_f32)).map(|x| a.x)
                - (match (v.a, false) {
                    ((1.0 | 0.25), n) => Vec4::new((-0.0_f32), v.a, v.a, a.y),
                    (_, _) => {
                        'outer: for n in 0..2u16 {
                            (0_i32 > c);
                            if (({
                                if let Pair { a: ..1.0 } = (Pair {
                                    a: v.step(IVec2::new(c, 7_i32)),
                                }) {}
                                false
                            })) {
                                continue;
                            }
                        }
                        Vec4::new(0.0_f32, v.a, 0.0_f32, a.y)
                    }
                    _ => Vec4::new((-0.0_f32), 0.5_f32, (-1.0_f32), 2.0_f32),
                })),
        );
        x.y
    }
}

#[flatten]
mod p010 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p011 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: -self.b }
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(self.0, self.1)
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
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        'outer: for _ in (0..4).rev() {
            let mut x: Hit = Hit(
                Pair {
                    b: (*a),
                    a: Vec2::new((-0.0_f32), (*a)),
                },
                3_usize,
            );
            x = Hit(
                (-(x.0 + x.0)),
                (if ((IVec2::new(3_i32, 0_i32)) == (IVec2::new(10_i32, 0_i32))) {
                    x.1
                } else {
                    'inner: for v in 0..3usize {
                        let t: f32;
                        if ((!(x.1 <= Pair::SIZE)) || (MASK <= MASK)) {
                            (*a) *= ((x.0.a.x * x.0.b) / 4.0);
                            t = cos(x.0.a.x);
                        } else {
                            x.0.a.x = x.0.a.y;
                            t = x.0.b;
                        }
                    }
                    2_usize
                }),
            );
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p012 {
    use super::*;
    const STEPS: i32 = 3;
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
    pub fn entry(mut b: f32, c: &i32, y: f32, t: &mut u32) -> f32 {
        let mut k0 = ((*t)) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((IVec2::new(7_i32, (-4_i32))) == (IVec2::new((*c), (-4_i32)))))
        {
            k0 -= 1;
            let mut x_2 = (if (5_usize > 2) {
                Some(
                    (if FLAGS[(k0 % 9) as usize] { Some(((*c), (*c), y)) } else { None }),
                )
            } else {
                None
            });
            b
                += ((({
                    if ((-1.0_f32) > b) {
                        let mut n: usize = ({ ((2_usize + COUNT) / 2) });
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            let (y, _) = (
                                (((*t) >> (3_u32 & 31)) / ((1_u32).max(k0) | 1)),
                                (match ((
                                    (if (n < n) { n } else { n }),
                                    (if (b <= 1.5) { (*c) } else { (*c) }),
                                    (-1_i32),
                                )) {
                                    (_, (1_000 | 2), 1..) => UVec2::new(k0, 8_u32),
                                    (a @ ..3, x_2, x @ -7..5) => UVec2::new(1_u32, MASK),
                                    _ => UVec2::new(5_u32, 2_u32),
                                }),
                            );
                            k1 += 1;
                        }
                    }
                    y
                }))
                    .mul_add(y, y) * 0.0);
        }
        ((-0.0) + ((*t) as f32))
    }
}

mod p013 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> Vec3 {
        b
            -= (((b
                * ({
                    b = b;
                    0.5_f32
                })) % 2.0))
                .sin();
        'outer: for Hit { a: mut x_2 } in [
            Hit { a: b },
            ((if (1.5_f32 != 2.0) { Some(b) } else { None }))
                .map_or_else(|| Hit { a: b }, |a_2| Hit { a: b }),
        ] {
            let mut k1 = (((3_u32 & 15) * (MASK & 7))) & 3;
            #[keep]
            'inner: loop {
                if (k1 != (k1 | k1)) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                if ((0.5_f32).is_nan()
                    & (Vec2::new(f32::MIN_POSITIVE, 3.0)
                        == (Mat2::from_cols(
                            Vec2::new(HALF, 0.5_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ))
                            .mul_vec2(Vec2::new(x_2, (-2.5)))))
                {
                    'block: {
                        if ((*c) <= (*c)) {
                            let mut t = (((*c)
                                | ({
                                    (*c) = (*c);
                                    (*c)
                                })) * (-1));
                            break 'outer;
                        }
                        let mut x_2: f32 = (sin((0.5_f32).mul_add(b, b)))
                            .mul_add(1.0, b);
                    }
                } else {}
            }
        }
        (Vec3::new((-1e-40f32), (-2.5), 0.25) + Vec3::splat(((*c) as f32)))
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> bool {
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            b
                -= fma(
                    [
                        select(b, (-1.0_f32), (1.0_f32 != (k0 as f32))),
                        (TABLE[((k0 as i32) & 1) as usize] - 0.0),
                        rcp(TABLE[((k0 as u32) % 4) as usize]),
                    ]
                        .into_iter()
                        .filter(|&c| (1.5_f32 < 0.0_f32))
                        .map(|mut c| {
                            if (MASK).is_power_of_two() {
                                return 1.0_f32;
                            }
                            (if true { (k0 as f32) } else { c })
                        })
                        .sum::<f32>(),
                    b,
                    b,
                );
            if ((BVec3::new((c != (-4_i32)), false, (c > (k0 as i32))))
                == (BVec3::new(
                    FLAGS[(MASKS[(c & 1) as usize] % 9) as usize],
                    (b < b),
                    true,
                )))
            {
                break;
            }
            {
                let x: IVec2;
                if (({
                    _ = ((if (b < b) { None } else { Some(b) }))
                        .map_or_else(
                            || {
                                ((Vec2::new(f32::MAX, (-0.0_f32)))
                                    != (Vec2::new(0.5_f32, 1.0_f32)))
                            },
                            |a| ((HALF <= 3.0_f32) || (a < 0.0_f32)),
                        );
                    let n: f32;
                    if FLAGS[(k0 as usize) % 9] {
                        n = (Vec3::new(1.0_f32, 1.0_f32, 0.0_f32)).z;
                    } else {
                        n = dot(
                            Vec4::new((k0 as f32), b, 1.5_f32, 1.0_f32),
                            (Vec4::new(
                                TABLE[(2_u32 % 4) as usize],
                                1.0_f32,
                                0.5_f32,
                                (-1.0_f32),
                            ) + Vec4::new(3.0_f32, b, STILL, (-2.5_f32))),
                        );
                    }
                    ((Vec2::new(1.5_f32, (-1.0_f32))) != (Vec2::new(n, n)))
                })) {
                    x = ((IVec2::new(7, c) + IVec2::new(5, 10))
                        + ((if (c <= (-1)) { None } else { Some(0.5_f32) }))
                            .map_or_else(
                                || {
                                    if ((k0 as f32) < b) {
                                        return (match 1_i32 {
                                            b => IVec2::new(5_i32, (k0 as i32)),
                                            t if matches!(
                                                (k0 as i32), (1_000 | 1) if (b > (k0 as f32))
                                            ) => IVec2::new((-4_i32), (k0 as i32)),
                                            v => IVec2::new(c, (k0 as i32)),
                                        });
                                    }
                                    IVec2::new(3_i32, (k0 as i32))
                                },
                                |n| IVec2::new((-1_i32), c),
                            ));
                } else {
                    x = ((if (7_i32 != c) { Some(STILL) } else { None }))
                        .map_or_else(
                            || {
                                if (((-4_i32) <= c) || true) {
                                    return (IVec2::new(10_i32, c)).max(IVec2::new(2_i32, c));
                                }
                                (IVec2::new(5_i32, 3_i32)).min(IVec2::new(c, c))
                            },
                            |y| IVec2::new(c, c),
                        );
                }
                let mut t: [f32; 2] = [(k0 as f32), b];
                'inner: for a_2 in t.iter().rev() {
                    if ((*a_2)).is_finite() {
                        let mut a: i32 = (if (([(k0 as f32), 0.5_f32]
                            .into_iter()
                            .filter(|&y| {
                                if (x.y <= (k0 as i32)) {
                                    return (0_i32 >= i32::MIN);
                                }
                                ((k0 as i32) != (k0 as i32))
                            })
                            .last())
                            .is_some_and(|x| false))
                        {
                            0
                        } else {
                            0
                        });
                        return false;
                    }
                }
            }
            k0 += 1;
        }
        false
    }
}

mod p015 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: [f32; 2]) -> f32 {
        'outer: for [mut v, _] in [v, [(*a), 3.0_f32], [v[1]; 2]] {
            (*a) = (*a);
            if ((*a)).is_finite() {
                let mut turn = 0;
                let b: i32 = 'value: loop {
                    if false {
                        break ((Pair {
                            c: MASKS[Pair::SIZE % 7],
                            a: v,
                            b: (*c),
                        })
                            .b | select((*c), (-1_i32), (2.0_f32 > 0.5)));
                    }
                    let mut k1 = -1i32;
                    'inner: loop {
                        if !(k1 <= 3) {
                            break;
                        }
                        k1 = 2 + k1;
                        let mut a_2 = (5_u32, (((*a)).atan2(((*a))) % 2.0));
                        if ((BVec3::new(false, false, true))
                            == (BVec3::new(false, false, (v != v))))
                        {
                            (*c) %= 7;
                            break 'value k1;
                        }
                        let Pair { a: mut x_2, b: a, .. } = Pair {
                            b: k1,
                            ..Pair {
                                c: a_2.0,
                                a: a_2.1,
                                b: (*c),
                            }
                        };
                    }
                    turn += 1;
                    if turn >= 1 {
                        break (-1);
                    }
                };
                continue;
            }
            let mut k1 = ((FLAGS[(({
                (*c) = ((*c)).saturating_neg();
                MASK
            }) % 9) as usize] as u32)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
            }
        }
        ((match ((
            ((((*c) & 63) << 1)
                <= (match v[1] {
                    (0.0 | 0.0) => {
                        'outer: for x_2 in (0..3).rev() {
                            if asked(&|a_2, x_2| true, v[0]) {
                                return 1.5;
                            }
                            if ((-4_i32) < (*c)) {
                                break;
                            }
                        }
                        (*c)
                    }
                    x if true => (NARROW as i32),
                    a_2 => (*c),
                })),
            MASK,
        )) {
            (mut b @ false, 1..) => (-1.0),
            _ => TABLE[((*c) & 1) as usize],
        }) + (*a))
    }
}

#[flatten]
mod p017 {
    use super::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    fn second(a: f32) -> bool {
        let mut turn = 0;
        let t: Hit = 'value: loop {
            'outer: for n in 0u32..2 {
                #[keep]
                'inner: for x_2 in (i32::MAX - ((WIDE as i32) & 3)..=i32::MAX).rev() {
                    let mut y: State = State(
                        BVec3::new(false, (i32::MAX <= x_2), (a != 0.25_f32)),
                        ((IVec3::new((-4_i32), x_2, 2_i32)
                            ^ IVec3::new(1_i32, 5_i32, x_2))
                            | IVec3::new(5_i32, (-1_i32), 3_i32)),
                    );
                    if (n > n) {
                        break;
                    }
                }
            }
            if true {
                break Hit { a: STEPS };
            }
            turn += 1;
            if turn >= 1 {
                break Hit { a: 0 };
            }
        };
        (t.a < 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: &mut Pair, y: &mut i32, t: &u32) -> f32 {
        let mut n: [i32; 3] = (if true {
            let v = STILL;
            [c.b, a.a, a.a]
        } else {
            [c.b, (*y), a.a]
        });
        'outer: for (_, (_, y)) in n.iter().copied().zip(0..3u32).enumerate() {
            if second(c.c.x) {
                break 'outer;
            }
        }
        c.c.x
    }
}

#[flatten]
mod p018 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0)
        }
    }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: usize) -> bool {
            let mut a: Hit = ([(match (Hit {
                a: Vec4::new(
                    TABLE[(self.0.y & 1) as usize],
                    1.5_f32,
                    TABLE[((-4_i32) & 1) as usize],
                    1.5_f32,
                ),
            }) {
                Hit { a: mut c } => Hit { a: c },
                _ => {
                    Hit {
                        a: Vec4::new(
                            (-0.0_f32),
                            0.5_f32,
                            TABLE[(MASKS[8_usize % 7] % 4) as usize],
                            Pair::RATE,
                        ),
                    }
                }
            }); 2])[0];
            if all(BVec3::new(true, false, false)) {
                (Vec3::from_array([a.a.x, a.a.y, 0.0_f32]))
                    .cmplt(Vec3::new(a.a.w, 1.0, a.a.y))
                    .any();
                let [Hit { a }, ..] = [Hit { a: a.a }; 2];
                'block: {
                    if (BVec3::new((self.0.y != self.0.x), (a.w <= 2.0_f32), false))
                        .any()
                    {
                        return (a.y <= a.y);
                    }
                    if ((if (asked(
                        &|a, x| {
                            if (STILL < 0.25_f32) {
                                return (self.0.y < self.0.y);
                            }
                            (a != (-1.0_f32))
                        },
                        a.x,
                    )) {
                        let mut y = (a.x).mul_add(a.y, a.w);
                        (1_i32 != self.0.x)
                    } else {
                        return ((if (self.0.y != 1) {
                            Vec2::new(2.0, 0.5)
                        } else {
                            Vec2::new((-0.0), 1.5)
                        })
                            == (Mat2::from_cols(
                                Vec2::new((-0.0_f32), HALF),
                                Vec2::new(a.w, a.z),
                            ) * Vec2::new(a.z, a.x)));
                    })) {
                        break 'block;
                    }
                }
            } else {}
            (({
                let q = a.a.w;
                q == q && q.is_sign_negative()
            }) ^ (self.0.x > 1))
        }
    }
    impl Hit {
        fn step(&mut self, mut b: f32) -> [i32; 2] {
            {
                (*self)
                    += Hit {
                        a: Vec4::new(0.5_f32, 0.5_f32, b, (-1.0_f32)),
                    };
                let mut x_2: Pair = Pair(IVec2::new(7_i32, STEPS));
                let a_2 = x_2.step(5);
            }
            [
                (([
                    (if (WIDE as i32) != 0 { 3_i32 / (WIDE as i32) } else { STEPS }),
                    STEPS,
                    (-1_i32),
                ]
                    .iter()
                    .fold(STEPS, |a, &x_2| x_2))
                    .abs() + (self.a.w as i32).clamp(-64, 64)),
                ((NARROW as i32) + (self.a.z as i32).clamp(-64, 64)),
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: i32) -> Pair {
        let mut x: Pair = Pair(IVec2::new((-1_i32), 5_i32));
        let x_2 = x.step(Pair::SIZE);
        let v: Pair = 'block: {
            if (((if x_2 {
                let mut b: Hit = Hit {
                    a: Vec4::new(0.5, 1.0, a.a.w, 1.5),
                };
                let a_2 = b
                    .step((Vec3::new(a.a.x, (-1.0_f32), a.a.y)).element_product());
                a.a.z
            } else {
                0.25_f32
            }) != ((a.a.x).abs() + 0.5).ln()))
            {
                x.0 = x.0;
                return (-(if x_2 {
                    if false {
                        x.0 = (x.0 | (IVec2::new(x.0.x, 0_i32)).signum());
                    } else {
                        let mut a_2: Pair = Pair(x.0);
                        let x = a_2
                            .step(
                                ({
                                    x.0.y -= (1_i32 + c);
                                    (Pair::SIZE).min(Pair::SIZE)
                                }),
                            );
                    }
                    x
                } else {
                    Pair(x.0)
                }));
            }
            if x_2 {
                break 'block x;
            }
            x
        };
        Pair((IVec2::new((-1), 1) + IVec2::splat(x.0.x)))
    }
}

mod p019 {
    use super::*;
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
    #[flatten(source)]
    fn first(a: (Vec3, f32), mut x: Mat3, mut v: f32) -> bool {
        x.x_axis *= a.0;
        if (((3.0_f32 * a.0.z)
            < (Some((-2.5_f32)))
                .unwrap_or_else(|| {
                    if (Vec2::new(2.0_f32, 3.0_f32) == Vec2::new(x.z_axis.x, (-0.0_f32)))
                    {
                        return a.0.y;
                    }
                    x.z_axis.z
                })))
        {
            return ((MASK - MASK)
                <= ((if (2.0_f32 <= a.0.y) { None } else { Some(Mat3::IDENTITY) }))
                    .map_or_else(
                        || MASK,
                        |c| {
                            if (x.x_axis.x != 0.5_f32) {
                                return MASK;
                            }
                            MASK
                        },
                    ));
        }
        if (({
            'outer: for b in 0..2i64 {
                let mut v = (if (({
                    let q = x.z_axis.z;
                    q == q && q.is_sign_negative()
                })) {
                    if ((b as u32) <= (b as u32)) {
                        break;
                    }
                    Vec2::new((b as f32), a.0.z)
                } else {
                    return true;
                });
            }
            (x.z_axis.x > 0.0)
        })) {
            if [
                ((STEPS & 15) * ((WIDE as i32) & 7)),
                (((NARROW as i32) & 15) * (1_i32 & 7)),
            ]
                .iter()
                .all(|&b| (x.y_axis.x != x.x_axis.y))
            {
                return (x.z_axis.x < a.0.z);
            } else {
                return ((IVec2::new((-4_i32), 0_i32))
                    == (IVec2::new(LEVELS[COUNT % 8], 0_i32)));
            }
        }
        ((x.z_axis.z < 0.0) ^ (x.z_axis.y > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: (Vec3, f32), y: &mut UVec2, t: &mut u32) -> (Vec3, f32) {
        let mut x = true;
        let given: f32 = (0..2i32)
            .map(|a_2| (Some(c.0.x)).unwrap_or(c.0.z))
            .sum::<f32>();
        let t: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a_2: f32) -> f32 {
                a_2 * HALF + 1.0
            }
            t
        };
        let mut b = [x, x];
        b[(MASK % 2) as usize] = b[COUNT % 2];
        let mut k0 = -1i32;
        'outer: while k0 <= -1 {
            if (first(
                (c.0, c.0.y),
                mat3(c.0, c.0, c.0),
                ((if b[0] {
                    'inner: for (a, &[_, a_2, b]) in b
                        .iter()
                        .zip(&[[c.0.z, 0.25_f32, t], [t, t, (-1.0_f32)]])
                    {
                        let mut c = (*y);
                        if (*a) {
                            break 'outer;
                        }
                        let mut turn = 0;
                        let a: Option<f32> = 'value: loop {
                            let given: f32 = 1.5;
                            let v: f32 = {
                                let t = doubled(given);
                                fn doubled(y: f32) -> f32 {
                                    if y < 0.5 { -y } else { y }
                                }
                                t
                            };
                            (*y) = (c
                                + ({
                                    c = ((if (*a) {
                                        (false)
                                            .then_some(
                                                mat3(
                                                    POINTS[(k0 & 1) as usize],
                                                    Vec3::new((-0.0_f32), b, v),
                                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                                ),
                                            )
                                    } else {
                                        (false)
                                            .then_some(
                                                Mat3::from_cols(
                                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                                ),
                                            )
                                    }))
                                        .map_or_else(
                                            || UVec2::new(0_u32, 0_u32),
                                            |a| UVec2::new(0_u32, 0_u32),
                                        );
                                    UVec2::new(0, 0)
                                }));
                            turn += 1;
                            if turn >= 1 {
                                break (false).then_some(0.0_f32);
                            }
                        };
                    }
                    0.0_f32
                } else {
                    0.0_f32
                }) + (-0.0)),
            )) {
                break;
            }
            k0 = k0 + 2;
        }
        (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), 0.0_f32)
    }
}

#[flatten]
mod p020 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0)
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
    pub fn entry(a: Vec3, c: &mut i32, y: &mut f32) -> Mat2 {
        'outer: for t in [((MASK | 7) - (MASK & 7)), MASK] {
            'inner: for t in ((5_u32 & 3)..=(t & 3)) {
                let mut n = Pair(
                    (((Pair::SIZE, IVec3::new(5_i32, (*c), 3_i32))).0 as f32),
                );
                if ((*c) > (*c)) {
                    continue 'outer;
                }
                match ((
                    3_usize,
                    (((if (n.0 < a.z) {
                        if (a.y < a.z) {
                            let mut b: [f32; 3] = ({
                                [
                                    Mat3::from_cols(a, a, a).determinant(),
                                    (a.x).trunc(),
                                    (*y),
                                ]
                            });
                        } else if (t <= t) {
                            (n.0, (*y)) = (TABLE[Pair::SIZE % 4], a.y);
                        } else {}
                        continue;
                    } else {
                        (*c)
                    }) & 63) << (1u32)),
                    Pair::SIZE,
                )) {
                    (_, ..0, v @ 100..) if false => {}
                    (1, _, ..3) => {}
                    _ => {}
                }
            }
            if ((*c) != (*c)) {
                break;
            }
        }
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p021 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn second(a: f32) -> i32 {
        if (a <= a) {
            let mut turn = 0;
            let c: i32 = #[keep]
            'value: loop {
                let mut k0 = 2u32;
                'outer: while k0 > 0 {
                    if ((Vec3::new(3.0, (-1.0), (-0.0)))
                        .cmplt((Vec3::new(a, a, a) * Vec3::new(a, a, (-0.0))))
                        .any() && ((COUNT / 2) >= COUNT))
                    {
                        let mut c = (match ((
                            (COUNT
                                + ((if true { None } else { Some(CORNER) }))
                                    .map_or_else(
                                        || COUNT,
                                        |a_2| {
                                            if (a != a_2.y) {
                                                return COUNT;
                                            }
                                            COUNT
                                        },
                                    )),
                            COUNT,
                            (NARROW as i32),
                        )) {
                            (_, _, y @ -7) => (a < a),
                            (mut c, 3, a_2) if (a_2 <= a_2) => (a > a),
                            _ => (2.0_f32 != a),
                        });
                    }
                    k0 -= 1;
                }
                if (a <= a) {
                    break STEPS;
                }
                turn += 1;
                if turn >= 2 {
                    break 0;
                }
            };
        } else {}
        STEPS
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: i32) -> usize {
        let a: bool = 'block: {
            match ((if (STEPS != c) {
                (if (2_i32 <= c) {
                    let mut k0 = ((if false { MASK } else { MASK })) & 3;
                    #[keep]
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut b = (c ^ c);
                                let x: [f32; 2] = [
                                    (STILL).fract_gl(),
                                    (({ HALF })).fract(),
                                ];
                                let start = ({ x[0] });
                                let mut t = 0.0;
                                t += start;
                            }
                            k1 += 1;
                        }
                    }
                    c
                } else {
                    let (v, (mut a_2, t)) = (
                        (((STEPS > c)).then_some(POINTS[(2_i32 & 1) as usize]))
                            .map_or_else(
                                || {
                                    (Vec4::new(HALF, HALF, RAMP[(MASK % 9) as usize], 1.5_f32))
                                        .max_element()
                                },
                                |n| n.x,
                            ),
                        (
                            ((UVec2::new(MASKS[(COUNT).min(6)], 1_u32)
                                + UVec2::new(8_u32, 5_u32)) + UVec2::new(MASK, MASK)),
                            [TABLE[COUNT % 4]; 2],
                        ),
                    );
                    c
                })
            } else {
                second((HALF).powi(2))
            })) {
                1_000 if false => {}
                -7 => {
                    return COUNT;
                }
                mut a => {}
                mut n => {}
            }
            if FLAGS[((-1_i32) & 1) as usize] {
                break 'block false;
            }
            (c > LEVELS[5_usize % 8])
        };
        (2 + COUNT)
    }
}

#[flatten]
mod p022 {
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
        pub b: i32,
        pub c: u32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: -other.b }
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> usize {
        'outer: for b in -1..-1 {
            let mut turn = 0;
            let a_2: f32 = 'value: loop {
                (*c) = b;
                if all(BVec3::new(false, false, (a != a))) {
                    break (((Vec4::new(a, a, a, a)).dot(Vec4::new(a, a, a, 0.0_f32)))
                        .min(a) + 0.0);
                }
                turn += 1;
                if turn >= 1 {
                    break (Hit::RATE).clamp(-2.0, 2.0).exp_m1();
                }
            };
            if (BVec3::new(((*c) < (*c)), false, true)).any() {
                let y = (((a_2).fract() + ((a).max(a) + 0.0)) / (1.0_f32 / 2.0));
                continue;
            }
            let (_, 100, 1.0..2.0) = ((
                ((b as i32)).max((-4_i32)),
                (a_2.abs() as u32 & 255),
                ((if a <= a_2 { (a_2).clamp(a, a_2) + 0.0 } else { a_2 })
                    - (Vec3::new(a_2, f32::MAX, 2.0_f32))
                        .dot(Vec3::new(1.0_f32, a_2, 2.0_f32))),
            )) else {
                let mut c = Vec2::new(0.25, 3.0);
                continue 'outer;
            };
        }
        let mut n = (&{
            Pair {
                b: a,
                a: (IVec3::new((*c), 2_i32, 3_i32) - IVec3::new((*c), STEPS, 2_i32)),
            }
        }
            - &{
                Pair {
                    a: (IVec3::new((*c), (*c), (*c))
                        + IVec3::new((i32::MIN + 1), 1_i32, (*c))),
                    b: (a).tanh(),
                }
            });
        ((match (Pair { b: a, ..n }) {
            Pair { a: a, b: a_2 } if ((a_2 < a_2) || (n.b != n.b)) => {
                (Vec4::new(0.5_f32, a_2, 0.5_f32, 0.0_f32)).min_position()
            }
            Pair { a: x_2, b: x } => Pair::SIZE,
            mut x_2 => {
                let mut a: Hit = Hit {
                    b: ((IVec2::new(3_i32, x_2.a.x)).max(IVec2::new(7_i32, 1_i32))).y,
                    ..Hit {
                        c: MASK,
                        a: x_2.b,
                        b: x_2.a.y,
                    }
                };
                Pair::SIZE
            }
        }) + ((n.a.y & 255) as usize))
    }
}

mod p023 {
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
    const FLAGS: [bool; 9] = [
        true,
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
    fn first(mut b: Vec3) -> f32 {
        #[keep]
        'outer: for n in (0..(((NARROW as i32) - (WIDE as i32)) & 3)).rev() {
            let y: [i32; 2];
            if (true && (!(b.z != b.x))) {
                b.x = ((Vec2::new(b.y, 2.0_f32)).saturate()).y;
                y = [((COUNT & 255) as i32), select((-4_i32), n, true)];
            } else {
                y = [n, STEPS];
            }
        }
        (((0.5_f32 * (b.x + (-0.0_f32)))).copysign((b.y).max(-9.0)) + b.z)
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: f32) -> bool {
        if ([y, y, (*a)]
            .iter()
            .any(|&b| {
                if FLAGS[COUNT % 9] {
                    return ((*a) <= b);
                }
                FLAGS[(MASK % 9) as usize]
            }))
        {
            if ((-1.0_f32) > (-2.5)) {
                return ({
                    let q = 1.0_f32;
                    q == q && q.is_sign_negative()
                });
            } else {
                return (if ((c != c) || (c != STEPS)) {
                    ({
                        let (mut x, c) = (
                            (
                                (Vec4::new((*a), 1.0_f32, 2.0_f32, 0.25_f32)
                                    + Vec4::new((*a), 0.25_f32, 0.5_f32, (-1.0_f32))),
                                (c).min(c),
                            ),
                            (((if c != 0 { c / c } else { c }) & 15)
                                * ((if ((*a) <= y) { c } else { c }) & 7)),
                        );
                        true
                    })
                } else {
                    let mut n = c;
                    (Vec3::new(1.0, (-2.5), 1.0)).cmplt(Vec3::new(0.0, 1.5, (*a))).all()
                });
            }
        }
        let mut a = ((Vec2::new(1.0_f32, 0.25_f32)).map(|c| (*a)))
            .with_y((Vec2::new((*a), 1.0_f32)).y);
        let mut a: usize = 1;
        ((first(Vec3::new(2.0_f32, 0.25_f32, y)) >= first(Vec3::new(2.0, (-2.5), y)))
            ^ (a > 1))
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const FIRST: Self = Hit(Pair);
        const ALL: [Hit; 2] = [Hit(Pair), Self::FIRST];
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
        fn step(mut self, a: &mut f32) -> State {
            let mut y: f32 = 0.5;
            let mut t = (([y, y, (*a)]
                .into_iter()
                .filter(|&x| ((*a) > (*a)))
                .map(|mut v| v)
                .sum::<f32>())
                .abs() + 0.25)
                .min(4.0)
                .powf(
                    ((TABLE[(MASKS[(Self::SIZE).min(6)] % 4) as usize] % y))
                        .clamp(-2.0, 2.0),
                );
            let given: f32 = ((-2.5) + (LEVELS[(MASK % 8) as usize] as f32));
            let x_2: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(c: f32) -> f32 {
                    c * HALF + 1.0
                }
                t
            };
            State { a: Pair }
        }
    }
    impl Hit {
        fn step(self, a: f32) -> f32 {
            match (dot(Vec2::new(2.0_f32, 2.0_f32), Vec2::new(0.25_f32, 1.0_f32)))
                .rem_euclid((a))
            {
                8.0 => {
                    let Hit(mut v) = self;
                }
                n => {
                    if (({
                        if (((IVec2::new((WIDE as i32), 2_i32))
                            == (({
                                let mut a_2: Vec2 = (mat2(
                                    Vec2::new(a, 2.0_f32),
                                    Vec2::new(0.5_f32, 2.0_f32),
                                ))
                                    .x_axis;
                                IVec2::new(STEPS, LEVELS[(Self::SIZE).min(7)])
                            }))))
                        {
                            let mut x: UVec2 = (((Vec2::new(0.5_f32, 0.0_f32))
                                .abs()
                                .as_uvec2() & 255) % 2);
                            let mut turn = 0;
                            let y: Mat2 = #[keep]
                            'value: loop {
                                _ = ((x.x > x.y)
                                    && ((if false { Some(self.0) } else { None })).is_some());
                                if (((if (n != f32::MIN) { Some(self.0) } else { None }))
                                    .map_or_else(
                                        || (x.x < 2_u32),
                                        |v| ((n != n) && (x.y != 3_u32)),
                                    ))
                                {
                                    break mat2(
                                        (Mat2::from_diagonal(Vec2::new(1.0_f32, STILL))
                                            * Vec2::new(a, a)),
                                        (Mat2::from_angle(n) * Vec2::new((-0.0_f32), 3.0_f32)),
                                    );
                                }
                                turn += 1;
                                if turn >= 1 {
                                    break Mat2::from_cols(Vec2::new(1.0, n), Vec2::new(0.5, a));
                                }
                            };
                            let mut t = (match (Some(self.0)).is_none_or(|y| (a < a)) {
                                false => y,
                                true => y,
                                true => {
                                    (if FLAGS[(x.y % 9) as usize] {
                                        Mat2::from_diagonal(Vec2::new(y.y_axis.x, y.x_axis.x))
                                    } else {
                                        Mat2::from_diagonal(y.x_axis)
                                    })
                                }
                                false => {
                                    Mat2::from_diagonal(Vec2::new(TABLE[2_usize % 4], 1.5))
                                }
                            });
                            t.y_axis = t.y_axis;
                        }
                        (2.0_f32 <= n)
                    })) {} else {}
                }
                n => {}
            }
            (a + (a).clamp(-4.0, 4.0).exp())
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        (*a) *= ((-(Vec2::new(2.0_f32, 0.5_f32)).y) * (-2.5_f32));
        let mut c: Pair = Pair;
        let n = c.step(&mut (*a));
        {
            let mut c: Hit = ((if ((*a) <= (*a)) { Some(c) } else { None }))
                .map_or_else(|| Hit::ALL[(MASK % 2) as usize], |a| Hit(n.a));
            let x = c
                .step(
                    ({
                        (*a) = ((
                            0.0_f32,
                            1_i32,
                            POINTS[(({
                                c.0 = c.0;
                                MASK
                            }) % 6) as usize],
                        ))
                            .0;
                        (-0.0_f32)
                    }),
                );
            let mut n: [usize; 3] = [State::SIZE, State::SIZE, State::SIZE];
            'outer: for (y, (_, t)) in n.iter().copied().zip(0..3u32).enumerate() {
                let mut k1 = (((t | 7) - (t & 7))) & 3;
                'inner: while k1 > 0 && ((((MASK & 15) * (k1 & 7)) <= (2 ^ 1))) {
                    k1 -= 1;
                }
            }
        }
        (((
            (*a),
            ((LEVELS[(3_u32 % 8) as usize] & 15) * (STEPS & 7)),
            Vec3::new(1.0_f32, (-0.0_f32), 0.25_f32),
        ))
            .0 + (*a))
    }
}

#[flatten]
mod p025 {
    use super::*;
    #[derive(Clone, Copy)]
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let Pair { a: y, b: mut t, c } = ((
            Pair {
                a: Vec2::new(a, 3.0_f32),
                b: 7_i32,
                c: MASK,
            },
            a,
            a,
        ))
            .0;
        let _ = ((a).rem_euclid((a)) != (Pair::SIZE as f32));
        let mut k0 = ((if c != 0 { c / c } else { 1_u32 })) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            if false {
                if (t).is_negative() {
                    if (((t) as usize & 31) == Pair::SIZE) {
                        'inner: for a in (0..(((k0 | 7) - (k0 & 7)) & 3)) {
                            t &= ((LEVELS[0_usize % 8] - 0_i32) >> 2);
                        }
                        break;
                    }
                    break;
                } else {
                    return false;
                }
            }
        }
        false
    }
}

#[flatten]
mod p026 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Hit, c: i32, y: &mut f32, mut n: [i32; 2]) -> i32 {
        let a: [u32; 2] = 'block: {
            if ((true).then_some(c)).is_some() {
                let a: usize = 'block_1: {
                    (n, [(*y), _]) = (
                        n,
                        [
                            distance(
                                (-(Vec2::new(0.0_f32, (*y)))),
                                Vec2::new((*y), 0.5_f32),
                            ),
                            (*y),
                        ],
                    );
                    if ((match (((if (c < n[0]) { None } else { Some(5_i32) }))
                        .or_else(|| (if (n[1] > (-1)) { Some(5_i32) } else { None })))
                    {
                        Some(5) => {
                            (if (3.0_f32 < (*y)) { true } else { (0.0_f32 <= (*y)) })
                        }
                        Some(1_000..) if matches!(MASK, x_2) => {
                            (match (c, MASK, MASK) {
                                (0..=1, x_2, 1..) => ((*y) > 1.5),
                                _ => ((-1_i32) < c),
                            })
                        }
                        None if ((if true { ((*y) <= 1.0) } else { ((*y) > (*y)) })) => {
                            n[0] = 0;
                            false
                        }
                        _ => false,
                    })) {
                        break 'block_1 0;
                    }
                    0
                };
                break 'block [0_u32, 0_u32];
            }
            [0_u32, 0_u32]
        };
        0
    }
}

#[flatten]
mod p027 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
        pub c: f32,
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
    impl Pair {
        fn step(mut self, a: Option<f32>, c: i32) -> bool {
            self.a.x = self.a.w;
            'outer: for y in (1..13).step_by(3).rev() {
                let mut c: Vec4 = self.a;
                if (('block: {
                    'inner: for n in -1..1 {
                        let mut n: [[f32; 2]; 3] = [
                            [(self.a.y).cos(); 2],
                            [((c.w).max(c.z) + 0.0); 2],
                            [self.b, (-0.0_f32)],
                        ];
                        if true {
                            break 'outer;
                        }
                    }
                    if FLAGS[(MASK % 9) as usize] {
                        break 'block false;
                    }
                    (self.c > self.c)
                })) {
                    break;
                }
            }
            (true ^ (self.a.z > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut usize, mut x: (Vec4, Vec3, f32)) -> f32 {
        let [[_, ..], [n, y], [c, _]] = [({
            let n: Option<f32> = (if ((*a) <= (*a)) {
                None
            } else {
                Some((x.1.y).clamp(-1.0, 1.0).asin())
            });
            let mut k0 = 255u8;
            'outer: loop {
                if !(k0 != u8::MAX) {
                    break;
                }
                k0 += 1;
                'inner: for (x_2, mut n, ..) in [
                    (x.0, x.1, (k0 as f32)),
                    (
                        Vec4::new(0.0_f32, (-2.5_f32), x.1.z, (k0 as f32)),
                        x.1,
                        (k0 as f32),
                    ),
                    (x.0, x.1, x.0.w),
                ] {
                    let [[mut x_2, x], [_, _], [y, mut t]] = [[HALF, (k0 as f32)]; 3];
                    let mut b: (Vec4, Vec3, f32) = (
                        Vec4::new((k0 as f32), 2.0_f32, f32::MIN, (-2.5_f32)),
                        (if (true | ((k0 as usize) < 1)) {
                            (Vec3::new(1.5_f32, t, n.x) - Vec3::new(2.0_f32, x, 0.5_f32))
                        } else {
                            ({ n })
                        }),
                        smoothstep(
                            (match (Pair {
                                a: Vec4::new(t, n.x, 1.5_f32, 0.5_f32),
                                b: n.z,
                                c: (*a),
                            }) {
                                Pair { a: a_2, b: _, c: ..=1 } => y,
                                x_2 => x,
                            }),
                            ((1.5_f32).abs() + 0.5).log2(),
                            n.z,
                        ),
                    );
                }
            }
            [x.1.x, x.0.w]
        }); 3];
        if (Pair::step(
            (Pair { c: (*a), a: x.0, b: (-1.0) }
                + (Pair {
                    c: (*a),
                    ..Pair {
                        b: x.0.y,
                        ..Pair {
                            b: 2.0_f32,
                            c: (*a),
                            a: x.0,
                        }
                    }
                } * x.0.x)),
            ((!(Pair::RATE <= 1.5))).then_some((x.2).sin_cos().0),
            ([c, x.0.z].into_iter().find(|&v| (x.0.z <= v)))
                .map_or_else(
                    || {
                        if ({
                            Pair {
                                c: (*a),
                                ..Pair {
                                    b: 0.0_f32,
                                    ..Pair { b: x.1.z, c: (*a), a: x.0 }
                                }
                            }
                        })
                            .step(
                                (if ((*a) > 0) { None } else { Some(x.0.z) }),
                                (NARROW as i32),
                            )
                        {
                            return (NARROW as i32);
                        }
                        LEVELS[(MASKS[(MASK % 7) as usize] % 8) as usize]
                    },
                    |y| LEVELS[1_usize % 8],
                ),
        )) {} else if ((*a) < (*a)) {} else {}
        (0.25 + x.1.x)
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: usize, mut v: f32) -> i32 {
        let a = [
            ({
                let mut k0 = (MASK) & 3;
                'outer: loop {
                    if ((match ((if false {
                        let [mut x, ..] = [
                            (UVec2::new(5_u32, 1_u32) * 2),
                            UVec2::new(k0, 1_u32),
                        ];
                        (WIDE as i32)
                    } else {
                        let t: [f32; 3] = [
                            (match (v).tanh() {
                                c @ -1.5 => {
                                    (TABLE[(({
                                        v += (*a);
                                        k0
                                    }) % 4) as usize] + 0.0)
                                }
                                8.0 => (v).fract_gl(),
                                _ => 1.5_f32,
                            }),
                            (if (1.5_f32 > (*a)) {
                                ({ v })
                            } else {
                                (Vec4::new((-2.5_f32), 1.5_f32, v, v))
                                    .dot(Vec4::new((*a), v, 1.5_f32, (*a)))
                            }),
                            (((v).smoothstep(-1.0, 2.0)).min((v - 0.0)) + 0.0),
                        ];
                        LEVELS[(c).min(7)]
                    })) {
                        x @ 1_000 => (c < COUNT),
                        x_2 => {
                            let (t, ([_, mut x_2, mut b], _)) = (
                                (NARROW as i32),
                                (
                                    [(*a), (0.5_f32).round(), flatten::math::saturate(v)],
                                    (if FLAGS[(x_2 & 1) as usize] { c } else { c }),
                                ),
                            );
                            (if false { (k0 < 3) } else { (k0 != k0) })
                        }
                        _ => {
                            let mut a: Vec3 = Vec3::new((*a), 0.0, 2.0);
                            (k0 <= k0)
                        }
                    })) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                }
                UVec2::new(0_u32, MASK)
            }),
            UVec2::new(3_u32, 8_u32),
        ];
        ((IVec2::new(0_i32, 0_i32)).y + (v as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p029 {
    use super::*;
    #[derive(Clone, Copy)]
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
    impl Hit {
        const FIRST: Self = Hit { a: 0.5 };
        const ALL: [Hit; 2] = [Hit { a: -0.0 }, Self::FIRST];
    }
    impl Hit {
        fn step(self, a: &f32) -> f32 {
            let mut k0 = ((BVec3::new(false, ((*a) != (*a)), ((*a) < self.a))).bitmask())
                & 3;
            #[keep]
            'outer: loop {
                if (((*a)
                    > [(WIDE as i32), (NARROW as i32)]
                        .into_iter()
                        .filter(|&n| {
                            if (self.a == (*a)) {
                                return ((*a) <= 0.5_f32);
                            }
                            (k0 <= MASK)
                        })
                        .map(|mut x_2| self.a)
                        .sum::<f32>())) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
            }
            (self.a + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        let x_2 = (Some([(*c), (*c), 5_i32].iter().fold((*c), |b, &t| t)))
            .map_or_else(
                || UVec2::new(3_u32, 5_u32),
                |t| {
                    (if (({ (a != a) })) {
                        (UVec2::new(MASK, MASK) + UVec2::new(0_u32, MASK))
                    } else {
                        ((if true { None } else { Some(t) }))
                            .map_or_else(
                                || UVec2::new(1_u32, 1_u32),
                                |c| UVec2::new(0_u32, 8_u32),
                            )
                    })
                },
            );
        (*c)
            += (((((((1_i32 > (*c))).then_some((*c))).unwrap_or((*c)) & 15)
                * ((3_i32 & (-4_i32)) & 7)) & 15) * (1_i32 & 7));
        'outer: for _ in ((x_2.x & 3)..8).step_by(2) {
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                if (({
                    let q = 0.5_f32;
                    q == q && q.is_sign_negative()
                })) {
                    let mut a: Option<i32> = ((Vec2::new(a, a) == Vec2::new(a, 3.0)))
                        .then_some((*c));
                    break 'inner;
                }
                let given: f32 = a;
                let y: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(v: f32) -> f32 {
                        if v < HALF { -v } else { v }
                    }
                    t
                };
                k1 <<= 1;
            }
        }
        let mut y: Hit = Hit::FIRST;
        let x = y.step(&y.a);
        0.0
    }
}

#[flatten]
mod p030 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair, y: &[f32; 3], t: f32) -> i32 {
        {
            let mut n: Option<Vec3> = (((*a) != t))
                .then_some(Vec3::new(y[1], 0.0_f32, (*a)));
            'outer: for t in 1..=3 {
                let mut a_2: usize = 5;
                if (((if false { false } else { ((t as i32) <= c.a.y) })
                    && ((if (3_i32 != c.a.x) { None } else { Some(Hit(y[1])) }))
                        .is_some_and(|x| (y[0] > x.0))))
                {
                    let mut b = (if (0_usize < (a_2 & 7)) {
                        ({
                            let q = STILL;
                            q == q && q.is_sign_negative()
                        })
                    } else {
                        (Some(Hit(c.b)))
                            .map_or_else(
                                || (!(a_2 > a_2)),
                                |x_2| {
                                    if ({ false }) {
                                        return true;
                                    }
                                    (match (a_2 < 3_usize) {
                                        _ => (a_2 < 2_usize),
                                        true => (a_2 < a_2),
                                        true => (a_2 != a_2),
                                        false => (1.0_f32 < x_2.0),
                                    })
                                },
                            )
                    });
                    continue 'outer;
                }
                'inner: for x in (*y).iter().rev() {
                    (*a) = (if (*a) <= y[2] {
                        ((((c.b).abs()).min((y[0] / (-3.0))) + 0.0)).clamp((*a), y[2])
                            + 0.0
                    } else {
                        c.b
                    });
                    if (a_2 != 1) {
                        break;
                    }
                }
            }
        }
        (([((c.a.y & 15) * (c.a.y & 7)), (c.a.x).min(c.a.y)]
            .iter()
            .fold(c.a.x, |c, &v| (WIDE as i32)) * 1) + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p031 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(-self.0, self.1)
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(if self.0 < other { other } else { self.0 }, self.1)
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit((other & 15) as f32, self.1)
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0)
        }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: &mut f32) -> f32 {
            let mut n = Pair { a: self.a };
            {
                n = (State(Pair {
                    a: LEVELS[(MASK % 8) as usize],
                }))
                    .0;
                let mut y: [[f32; 2]; 2] = [
                    [(*a), (*a)],
                    [TABLE[(self.a & 1) as usize]; 2],
                ];
                'outer: for &a_2 in &y {
                    let mut t = (match (((3_i32) as usize & 31), 1_i32) {
                        (..=4, mut y) => (a_2.len() > Self::SIZE),
                        (4..100, mut t) => (n.a <= n.a),
                        (..4, 5..) => false,
                        _ => (y[1][(0_i32 & 1) as usize] == a_2[Self::SIZE % 2]),
                    });
                    if (true && (true != t)) {
                        return (if ((Vec3::new(3.0, 1.0, (-0.0)))
                            .cmple(
                                POINTS[(({
                                    n += (*self);
                                    MASK
                                }) % 6) as usize],
                            )
                            .any())
                        {
                            a_2[0]
                        } else {
                            y[0][1]
                        });
                    }
                }
            }
            ((((((*a) * (*a)) % 4.0)).max((-((*a)).atan2(((*a))))) + 0.0) + (*a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &mut f32) -> u32 {
        let mut a_2 = [((*y)
            + ({
                (*y) = (Hit((-2.5_f32), UVec2::new(5_u32, 5_u32))).0;
                (*y)
            })); 2];
        let [[x, _], [mut a_2, ..]] = [a_2, [a_2[0]; 2]];
        {
            a_2 -= (2.0_f32 - (*y));
            {
                let mut a_2: Pair = Pair { a: (*c) };
                let b = a_2.step(a);
                let mut a: i32 = [
                    (-a_2.step(a)),
                    ((x * 0.0) * 1.0),
                    Pair::step(&{ a_2 }, &mut (*y)),
                ]
                    .iter()
                    .fold(STEPS, |x, &c| x);
            }
        }
        (MASK + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p032 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
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
    fn first(a: UVec2) -> i32 {
        let mut k0 = (a.x) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut a = ((((a).y >> (3_u32 & 31)) | 7) - ((u32::MAX - 1) & 7));
                    if (k0 <= 3) {
                        if (FLAGS[(STEPS & 1) as usize] && (k0 > k0)) {
                            break 'outer;
                        } else {
                            return STEPS;
                        }
                    }
                }
                k1 += 1;
            }
        }
        (1 + STEPS)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &f32, y: f32, t: &f32) -> f32 {
        'outer: for _ in (0..3).rev() {
            let v: [f32; 2] = [y, (*t)];
        }
        b *= 0.5_f32;
        b
            += (if (Vec4::new(y, 2.0_f32, 0.5_f32, 0.0_f32))
                .abs_diff_eq(Vec4::new(0.25_f32, 3.0_f32, 2_147_483_648f32, b), 0.5)
            {
                return (Pair::ALL[(LEVELS[(2_u32 % 8) as usize] & 1) as usize]).a;
            } else {
                (flatten::math::clamp(
                    Vec2::new(TABLE[(Pair::SIZE).min(3)], 3.0_f32),
                    Vec2::new((-1.0_f32), y),
                    Vec2::new(0.0_f32, (-0.0_f32)),
                ))
                    .y
            });
        let mut n: [f32; 2] = [y, b];
        'outer: for a in n {
            let mut b = IVec2::new(
                STEPS,
                ((if false {
                    match (MASK, first(UVec2::new(8_u32, MASKS[(2_u32 % 7) as usize]))) {
                        (1..100, _) => {}
                        (a_2 @ ((0 | 1)), _) => {}
                        _ => {}
                    }
                    IVec2::new(STEPS, STEPS)
                } else {
                    IVec2::new(10_i32, LEVELS[Pair::SIZE % 8])
                }))
                    .y,
            );
            if ((*t) > a) {
                break;
            }
        }
        n[1]
    }
}

mod p033 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3, pub Hit);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: State, c: &mut i32, y: f32, t: Vec2) -> Mat3 {
        b.1 = (b).1;
        Mat3::from_cols(
            (select(
                (Vec3::new(b.0.z, 0.0_f32, b.0.z)).min(b.0),
                (b.0)
                    .map(|a| {
                        if (!((*c) != (*c))) {
                            return 3.0_f32;
                        }
                        t.x
                    }),
                (!(y < b.0.z)),
            ) + Vec3::splat(b.0.y)),
            (1.0 / ((b.0).abs() + 0.5)),
            ((({
                let mut k0 = ((((*c) & 255) as u32)) & 3;
                'outer: loop {
                    if [((*c)).saturating_neg(), (7_i32 / 2)]
                        .iter()
                        .any(|&v| (b.0.y == (-1.0_f32))) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                    'inner: for n in [(k0 >> (k0 & 31)), ((k0 & 63) << (k0 & 7)), k0] {
                        b.0.y %= 3.0;
                        (*c) = (((*c)).rotate_left(k0)
                            * (((2_i32 & 15) * (1_i32 & 7)) & (*c)));
                        let mut a_2 = Mat3::from_cols(
                            Vec3::new(3.0, (-0.0), (-2.5)),
                            b.0,
                            b.0,
                        );
                        a_2.y_axis += Vec3::ONE;
                    }
                }
                b
            }))
                .0 + Vec3::splat(b.0.x)),
        )
    }
}

#[flatten]
mod p034 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: bool, c: &f32, y: f32) -> f32 {
        #[keep]
        'outer: for v in (0..(MASK & 3)) {
            let mut v: Mat2 = (((Mat2::from_cols(
                Vec2::new((-0.0_f32), HALF),
                Vec2::new((*c), y),
            ))
                .transpose())
                .transpose()
                * (Vec2::new((*c), 0.25_f32))
                    .dot(
                        (Mat2::from_cols(Vec2::new(3.0_f32, (*c)), Vec2::new(y, 0.5_f32))
                            * Vec2::new(3.0_f32, 1.0_f32)),
                    ));
            v.x_axis += ((Vec2::new(STILL, (*c))).trunc()).max(Vec2::new((*c), 2.0_f32));
            let (a, (_, _)) = (
                (STEPS).wrapping_add_unsigned(MASK),
                (
                    [(-v.y_axis.x), (v.x_axis.x).round()]
                        .iter()
                        .enumerate()
                        .fold(
                            [5_i32, (NARROW as i32), (NARROW as i32)]
                                .iter()
                                .enumerate()
                                .fold((-2.5_f32), |t, (x, &y)| t),
                            |y, (a, &b)| {
                                ({
                                    let q = 3.0_f32;
                                    if q == q {
                                        f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                    } else {
                                        0.5
                                    }
                                })
                            },
                        ),
                    IVec2::new(
                        LEVELS[(({
                            v.x_axis
                                -= (if ((*c) < 0.5) {
                                    return ((2.0_f32 - y)).cos();
                                } else {
                                    Vec2::new(0.0_f32, 0.0_f32)
                                });
                            0_u32
                        }) % 8) as usize],
                        0_i32,
                    ),
                ),
            );
        }
        0.0
    }
}

#[flatten]
mod p035 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
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
    impl State {
        const FIRST: Self = State { a: Hit(true), b: -0.0 };
        const ALL: [State; 2] = [State { a: Hit(false), b: 2.0 }, Self::FIRST];
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
    pub fn entry(a: f32, mut x: i32, mut v: Pair, t: &mut u32) -> [[f32; 2]; 3] {
        let mut x: [f32; 2] = [STILL, (-1.0_f32)];
        'outer: for (_, v) in x.iter().enumerate() {
            let y: Pair = 'block: {
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    k1 += 1;
                    if (!(k1 <= k1)) {
                        let mut c: usize = Hit::SIZE;
                        let start = c;
                        let mut b = 2;
                        b += start;
                        c |= 1;
                    } else if ((Vec3::new(0.0, x[0], x[1]) / 2.0)).cmplt(CORNER).any() {
                        let mut c = [
                            x,
                            [
                                (match k1 {
                                    (1_000 | -7) => (*v),
                                    a @ ((5 | -7)) => x[1],
                                    ..1 => a,
                                    _ => x[0],
                                }),
                                (x[0]).move_towards(x[1], 0.5),
                            ],
                            [
                                (Vec4::new(a, 1.0_f32, x[0], x[1])).max_element(),
                                (x[1] * 0.0),
                            ],
                        ];
                    } else {
                        let mut b: IVec2 = (IVec2::new(0, (i32::MIN + 1)))
                            .min((IVec2::new(k1, k1) / 2));
                    }
                    if (((TABLE[(State::SIZE).min(3)] < (*v))
                        || (match Hit((a != (*v))) {
                            Hit(false) => ((*t) < (*t)),
                            Hit(c @ false) if ((*t) == (*t)) => c,
                            Hit(
                                mut c,
                            ) if ((match State::SIZE {
                                2 => c,
                                n => c,
                                _ => c,
                            })) => c,
                            _ => (x[1] <= (*v)),
                        })))
                    {
                        (*t)
                            += (3_u32
                                + (match ((
                                    State::SIZE,
                                    (State {
                                        b: x[1],
                                        a: Hit((k1 < k1)),
                                    })
                                        .b,
                                )) {
                                    (b, (1.0 | 1.0)) if FLAGS[((*t) % 9) as usize] => {
                                        ((*t) & (*t))
                                    }
                                    _ => (((*t) & 15) * ((*t) & 7)),
                                }));
                        break;
                    }
                    (*t) = (*t);
                }
                if ((*t) < (*t)) {
                    break 'block Pair;
                }
                let State { a, b: b } = State::FIRST;
                ({
                    if (({
                        ((if a.0 { a.0 } else { a.0 })
                            && ({
                                (*t) = ({
                                    let q = (-0.0_f32);
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                });
                                a.0
                            }))
                    })) {
                        let y = State::FIRST;
                        (*t) = (((*t)
                            | ({
                                (*t) = (*t);
                                (*t)
                            })))
                            .wrapping_neg();
                        let (mut y, (a, _)) = (
                            (((NARROW as i32)).min(10_i32) | STEPS),
                            (
                                UVec2::new(
                                    (3_u32 ^ (*t)),
                                    ({
                                        let q = b;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    }),
                                ),
                                Hit::SIZE,
                            ),
                        );
                    }
                    Pair
                })
            };
            if (8_u32 > (*t)) {
                let mut x_2 = (3_i32)
                    .midpoint(
                        ({
                            let mut c: f32 = 2.0;
                            (WIDE as i32)
                        }),
                    );
                break;
            }
        }
        [
            (('block: {
                x[0] = x[Pair::SIZE % 2];
                if true {
                    'outer: for t in x.iter().rev() {
                        let mut y: i32 = [
                            (STEPS
                                | (match Pair::SIZE {
                                    (100 | 0) if (!(a != x[1])) => 7_i32,
                                    4 => (WIDE as i32),
                                    _ => (WIDE as i32),
                                })),
                            1_i32,
                        ]
                            .iter()
                            .fold(
                                STEPS,
                                |x_2, &x| {
                                    if (10_i32 <= x) {
                                        return 10_i32;
                                    }
                                    2_i32
                                },
                            );
                        if (x[1] < TABLE[(y & 1) as usize]) {
                            continue;
                        }
                    }
                    break 'block [x, x, x];
                }
                [[a, x[0]], x, [x[0]; 2]]
            }))[0],
            x,
            [(x[0] + x[0]), (x[1] + x[0])],
        ]
    }
}

#[flatten]
mod p036 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
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
    impl State {
        const FIRST: Self = State(Pair { a: Vec2::new(0.5, -0.0) });
        const ALL: [State; 2] = [State(Pair { a: Vec2::new(-0.0, 2.0) }), Self::FIRST];
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
        fn step(mut self, a: f32, mut x: i32) -> bool {
            if (a != self.a.y) {
                return ({
                    let given: f32 = ((0.25 + a)
                        - (((x < x)).then_some(Hit { a: self.a, b: self.a.y }))
                            .map_or_else(
                                || {
                                    if (x <= x) {
                                        return (self.a.x - a);
                                    }
                                    (-1.0_f32)
                                },
                                |t| t.b,
                            ));
                    let t: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(y: f32) -> f32 {
                            (y - HALF).max(HALF)
                        }
                        t
                    };
                    (self.a, x) = (
                        ((Some(Hit {
                            b: t,
                            a: Vec2::new(self.a.y, t),
                        }))
                            .map(|c| c))
                            .map_or_else(
                                || (self.a / (-3.0)),
                                |c| Vec2::select((c.a).cmplt(self.a), self.a, c.a),
                            ),
                        ((if (a < a) { Some(Hit { b: t, a: self.a }) } else { None }))
                            .map_or_else(
                                || (x % (x | 1)),
                                |a| {
                                    (((self.a.x != self.a.y)).then_some(a))
                                        .map_or_else(|| x, |y| x)
                                },
                            ),
                    );
                    ((LEVELS[(MASK % 8) as usize] <= x) || (a != a))
                });
            }
            let mut k0 = 252u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                if (x <= (k0 as i32)) {
                    break 'outer;
                }
            }
            (({
                'outer: for t in (1..4).step_by(3).rev() {
                    let State(Pair { a: mut b }) = (((if (2_i32 < t) {
                        None
                    } else {
                        Some(Hit::FIRST)
                    }))
                        .and_then(|x| {
                            (if (a > TABLE[8_usize % 4]) { None } else { Some(x) })
                        }))
                        .map_or_else(
                            || {
                                ((if (x != 2) {
                                    Some(Hit { b: self.a.x, a: self.a })
                                } else {
                                    None
                                }))
                                    .map_or_else(|| State(self), |y| State::ALL[Self::SIZE % 2])
                            },
                            |x_2| State(self),
                        );
                    if (0.25_f32 < b.y) {
                        continue;
                    }
                }
                true
            }) ^ (self.a.x > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Vec2, y: bool) -> f32 {
        let _ = FLAGS[0_usize % 9];
        let mut k0 = ((match (Hit {
            b: a,
            ..Hit { a: x, b: x.y }
        }) {
            Hit { a: v, b: ..0.0 } => {
                let mut y = x.y;
                MASK
            }
            Hit { a: mut t, b: mut y } => MASK,
            mut v => MASK,
        })) & 3;
        #[keep] 'outer: while k0 > 0 && (y) {
            k0 -= 1;
        }
        (a + x.y)
    }
}

#[flatten]
mod p037 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: UVec2,
        pub c: BVec3,
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
        const FIRST: Self = Pair(2, false);
        const ALL: [Pair; 2] = [Pair(0, true), Self::FIRST];
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
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        let mut a = (IVec2::new((*c), 1) * 2);
        'block: {
            let mut turn_1 = 0;
            let x: bool = 'value_1: loop {
                if (Vec4::new(0.5_f32, b, b, (-0.0_f32)))
                    .abs_diff_eq(Vec4::new(b, 0.25_f32, (-2.5_f32), (-2.5_f32)), 0.5)
                {
                    break 'value_1 (Some(Pair::ALL[(MASKS[Hit::SIZE % 7] % 2) as usize]))
                        .map_or_else(
                            || (b != b),
                            |x_2| {
                                if ({
                                    let q = b;
                                    q == q && q.is_sign_negative()
                                }) {
                                    return x_2.1;
                                }
                                x_2.1
                            },
                        );
                }
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    'inner: for c in 0u32..2 {
                        let mut a_2 = (match (
                            ((5_i32).leading_zeros() as i32),
                            (a.y).abs(),
                        ) {
                            ((x_2, -7) | ((-1 | -7), x_2)) => {
                                (match (Pair::SIZE, c, Pair::SIZE) {
                                    (3, 100, a @ 1) => {
                                        mat3(
                                            CORNER,
                                            Vec3::new(0.25, b, 1.0),
                                            Vec3::new(3.0, (-1.0), 1.5),
                                        )
                                    }
                                    (_, (100 | 3), 4..=100) => Mat3::IDENTITY,
                                    (_, a, 0) => {
                                        mat3(
                                            Vec3::new(2.0, (-2.5), 2.0),
                                            Vec3::new(0.5, (-0.0), (-1.0)),
                                            POINTS[(k0 % 6) as usize],
                                        )
                                    }
                                    _ => Mat3::from_diagonal(Vec3::new(b, (-2.5), 0.0)),
                                })
                            }
                            ((x, 5) | (-1, x)) => {
                                (Mat3::from_cols(
                                    POINTS[(c % 6) as usize],
                                    Vec3::new((-0.0_f32), 3.0_f32, HALF),
                                    Vec3::new(3.0_f32, b, b),
                                )
                                    + Mat3::from_cols(
                                        Vec3::new(1.5_f32, b, b),
                                        Vec3::new(2.0_f32, 2_147_483_648f32, b),
                                        Vec3::new(1.0_f32, b, 0.25_f32),
                                    ))
                            }
                            _ => {
                                Mat3::from_cols(
                                    Vec3::new(b, b, b),
                                    Vec3::new(b, 1.5, 0.0),
                                    Vec3::new(b, (-2.5), b),
                                )
                            }
                        });
                        a_2.x_axis += Vec3::ONE;
                    }
                    if k0 == 0 || ((b <= b)) {
                        break;
                    }
                    k0 -= 1;
                }
                turn_1 += 1;
                if turn_1 >= 1 {
                    break true;
                }
            };
            if (a.y > (*c)) {
                break 'block;
            }
        }
        (b + b)
    }
}

#[flatten]
mod p038 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: UVec2,
        pub c: usize,
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
                b: self.b,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair, y: &f32, t: &mut u32) -> f32 {
        'outer: for _ in (1..4).step_by(3) {
            if false {
                let mut b: [f32; 3] = [(*y), (*a), (*a)];
                'inner: for (_, x_2) in (0..3i32).rev().zip(b.iter()) {
                    'block: {
                        let mut b = (-(Pair {
                            c: c.c,
                            a: c.a,
                            b: UVec2::new(c.b.x, 5_u32),
                        } * 5));
                        if (!(b.a.x).is_negative()) {
                            ((*a), [(*t), _]) = (
                                (if false {
                                    (if ((*a) != (*a)) { (*x_2) } else { (*y) })
                                } else {
                                    (b.a.y as f32)
                                }),
                                [
                                    (((Vec4::new((-0.0_f32), 0.5_f32, 3.0_f32, (-2.5_f32)))
                                        .min_position() & 255) as u32),
                                    MASK,
                                ],
                            );
                            break 'block;
                        }
                        let mut v = ((if ((*a) < (*a)) {
                            None
                        } else {
                            Some(
                                (if ((*x_2) > (*a)) {
                                    Some(Vec3::new(1.5_f32, (-1.0_f32), (*x_2)))
                                } else {
                                    None
                                }),
                            )
                        }))
                            .map_or_else(
                                || Pair {
                                    b: b.b,
                                    c: ((if false {
                                        Some(Vec3::new(f32::MAX, (-0.0_f32), (-2.5_f32)))
                                    } else {
                                        None
                                    }))
                                        .map_or_else(
                                            || {
                                                if (b.a == b.a) {
                                                    return b.c;
                                                }
                                                3_usize
                                            },
                                            |x_2| c.c,
                                        ),
                                    a: (IVec2::new(c.a.y, b.a.y) & c.a),
                                },
                                |t| {
                                    ((if (b.a.x < c.a.y) {
                                        Some(Vec3::new((*x_2), (*x_2), 0.25_f32))
                                    } else {
                                        None
                                    }))
                                        .map_or_else(
                                            || Pair {
                                                b: UVec2::new(c.b.x, 5_u32),
                                                ..b
                                            },
                                            |a_2| Pair { b: c.b, c: b.c, a: b.a },
                                        )
                                },
                            );
                    }
                    let Pair { a, b: _, c: v } = Pair { a: (c.a).max(c.a), ..c };
                    (*t) = (((c.b.x <= c.b.y))
                        .then_some((if ((*y) != (-0.0)) { Some(CORNER) } else { None })))
                        .map_or_else(|| c.b.y, |v| 8_u32);
                }
                break;
            }
        }
        (HALF + ((*t) as f32))
    }
}

#[flatten]
mod p039 {
    use super::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: f32, c: &f32, y: f32) -> bool {
            _ = ((self.b as f32) == a);
            self.a = ((0..3i32)
                .map(|b| (Vec2::new((-1.0_f32), (-1.0_f32))).y)
                .sum::<f32>() > (*c));
            let mut a = [counted(&|v| ((-4_i32) ^ self.b)), (self.b / 3)]
                .iter()
                .any(|&x_2| {
                    if (self.c.z > self.c.y) {
                        return ((*c) <= self.c.z);
                    }
                    ((match (self.a, MASK, Pair::SIZE) {
                        (_, t, (100 | 100)) if ((WIDE as i32) < 0) => self.a,
                        _ => self.a,
                    }) & self.a)
                });
            (((MASKS[(MASKS[(Pair::SIZE).min(6)] % 7) as usize] & 15) * (MASK & 7))
                > MASK)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &u32, c: i32, y: &mut f32, mut n: u32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 0) {
                break;
            }
            if let Pair { a: mut c, b: _, c: _ } = ((Pair {
                b: c,
                c: Vec3::new((*y), (-1.0_f32), (*y)),
                a: true,
            }
                + Pair {
                    c: Vec3::new(2.0_f32, 2.0_f32, (*y)),
                    ..Pair {
                        c: CORNER,
                        ..Pair {
                            c: Vec3::new((*y), (-0.0_f32), (*y)),
                            a: true,
                            b: c,
                        }
                    }
                }))
            {
                let (a, (_, _)) = (
                    IVec3::new(5_i32, (-1_i32), 3_i32),
                    (
                        (if ((*y) < (*y)) {
                            if ((Pair {
                                c: Vec3::new((*y), (-1.0_f32), (-0.0_f32)),
                                a: c,
                                b: k0,
                            })
                                .a)
                            {
                                let mut a: Pair = Pair {
                                    b: k0,
                                    ..Pair {
                                        b: k0,
                                        ..Pair {
                                            a: false,
                                            b: 0,
                                            c: Vec3::new(0.0, 0.0, 0.0),
                                        }
                                    }
                                };
                                a.step(0.0, &{ 0.0_f32 }, 0.0);
                                return 0.0;
                            }
                            BVec3::new(false, false, false)
                        } else {
                            BVec3::new(false, false, false)
                        }),
                        0.0_f32,
                    ),
                );
            }
            k0 += 1;
        }
        0.0
    }
}

#[flatten]
mod p040 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> Vec4 {
        let mut c: i32 = c;
        if (matches!(
            ((match (1u32 << 31) { t @ 2..3 => { t } (4 | 1) => { MASK } _ => { MASKS[(({
            c /= 3; MASKS[COUNT % 7] }) % 7) as usize] } mut v => { 2_u32 } })), 2.. if
            (({ (a != a) }))
        )) {
            return Vec4::new(a, 2_147_483_648f32, a, a);
        }
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            c >>= 1;
            'inner: for a_2 in 0..0u16 {
                if (k0 < (a_2 as u32)) {
                    let mut x_2 = (match ((
                        (UVec2::new(2_u32, k0)).y,
                        (FLAGS[(k0 % 9) as usize] as i32),
                        (if ((a_2 as f32) >= HALF) {
                            (MASKS[2_usize % 7]).rotate_right(7)
                        } else {
                            (k0 >> (k0 & 31))
                        }),
                    )) {
                        (c, ..=2, 3..=4) => {
                            (c).max((if ((a_2 as u32) < c) { k0 } else { c }))
                        }
                        (_, mut x @ 1..=1_000, _) if ((a_2 as u32) != k0) => {
                            (if (0.0_f32 != a) {
                                ((k0 | 7) - (k0 & 7))
                            } else {
                                ((k0 & 15) * (k0 & 7))
                            })
                        }
                        (3..=100, 5, _) => (k0 / (k0 + k0)),
                        _ => (2_u32).rotate_left((a_2 as u32)),
                    });
                    let y = (if matches!(((x_2) as i32), mut v @ ..5) {
                        ((UVec2::new(0, 0) % 2)
                            + (UVec2::new((a_2 as u32), 5) & UVec2::new(k0, 3)))
                    } else {
                        UVec2::new(x_2, 3)
                    });
                    let mut turn = 0;
                    let y: u32 = 'value: loop {
                        let mut x = (Vec3::new(3.0, 0.5, 0.0))
                            .max(
                                (if ((a_2 as i32) <= c) {
                                    (Vec3::new(1.0, (-1.0), 3.0) + CORNER)
                                } else {
                                    (if (c > STEPS) {
                                        Vec3::new((a_2 as f32), (a_2 as f32), a)
                                    } else {
                                        Vec3::new(0.5, (-2.5), 3.0)
                                    })
                                }),
                            );
                        if ((a_2 as i32) <= (a_2 as i32)) {
                            break y.x;
                        }
                        if false {
                            break 3;
                        }
                        turn += 1;
                        if turn >= 1 {
                            break MASK;
                        }
                    };
                }
                if false {
                    break 'outer;
                }
            }
        }
        Vec4::new(3.0, 0.25, a, 2.0)
    }
}

#[flatten]
mod p041 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
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
        fn sum(self, a: &f32) -> f32 {
            'outer: for _ in (0..3).rev() {
                let mut k1 = 1u32;
                'inner: while k1 < 4 {
                    k1 <<= 1;
                    let start = ((IVec2::new(self.a, 2_i32) + IVec2::new(2_i32, 1_i32)))
                        .y;
                    let mut a_2 = 0;
                    a_2 += start;
                    if ((((LEVELS[self.b % 8] != a_2) || ((*a) <= (*a)))
                        && FLAGS[(({
                            a_2 = STEPS;
                            k1
                        }) % 9) as usize]))
                    {
                        break 'inner;
                    }
                }
            }
            ((*a) + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: [f32; 3], t: usize) -> u32 {
        'block: {
            if ([
                ({ Pair { b: 5_usize, a: c } }).sum(&{ y[1] }),
                Pair::sum((Pair { b: t, a: 3_i32 } * (-0.5)), &y[2]),
                y[0],
            ]
                .iter()
                .any(|&v| ((-2.5_f32)).is_finite()))
            {
                'outer: for (x, (x_2, _)) in y.iter().copied().zip(0..3u32).enumerate() {
                    if (BVec3::new(false, (c <= c), FLAGS[(x).min(8)])).test((t).min(1))
                    {
                        let mut k1 = -1i32;
                        'inner: while k1 <= -3 {
                            k1 = 2 + k1;
                            b = ({ (({ y[0] })).fract() });
                        }
                    } else {}
                    if (1.5_f32 < y[0]) {
                        break;
                    }
                }
                break 'block;
            }
        }
        ((if ((match (HALF > y[1]) {
            true => {
                let mut k0 = (MASKS[(MASKS[(7_i32 & 1) as usize] % 7) as usize]) & 3;
                #[keep]
                'outer: loop {
                    let given: f32 = (if y[0] <= y[0] {
                        (y[2]).clamp(y[0], y[0]) + 0.0
                    } else {
                        1.0
                    });
                    let y: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            a_2 * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    if k0 == 0 || (FLAGS[2_usize % 9]) {
                        break;
                    }
                    k0 -= 1;
                }
                (5_i32 != (-4))
            }
            false => (c > c),
            true => (t > t),
            false => (y[1] > y[0]),
        })) {
            MASK
        } else {
            MASK
        }) + (b.abs() as u32 & 255))
    }
}

#[flatten]
mod p042 {
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a,
                b: self.b ^ other.b,
            }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    impl State {
        const FIRST: Self = State(
            Hit {
                a: BVec3::new(true, false, true),
                b: 0,
            },
            -2,
        );
        const ALL: [State; 2] = [
            State(
                Hit {
                    a: BVec3::new(false, true, false),
                    b: 5,
                },
                i32::MAX,
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
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut i32) -> f32 {
        'outer: for n in [
            State::ALL[(MASK % 2) as usize],
            (match ((*c), (*c)) {
                ((v, 1_000) | (5..1_000, v)) => {
                    let mut k0 = 1u32;
                    'outer: loop {
                        if !(k0 < 4) {
                            break;
                        }
                        if (((Vec2::new(1.5_f32, (-2.5_f32)))
                            .rotate(Vec2::new(HALF, 2.0_f32))
                            == (match ((
                                ((*c) + v),
                                ({
                                    let q = STILL;
                                    q == q && q.is_sign_negative()
                                }),
                                (RAMP[Pair::SIZE % 9]).signum(),
                            )) {
                                (1_000, true, b @ 8.0..) => {
                                    let given: f32 = flatten::math::sign((b - 0.0));
                                    let c: f32 = {
                                        fn first(x_2: f32) -> f32 {
                                            if x_2 < 0.5 { -x_2 } else { x_2 }
                                        }
                                        let t = first(given);
                                        t
                                    };
                                    (Vec2::new(0.5, (-1.0))).min(Vec2::new(b, (-2.5)))
                                }
                                _ => {
                                    {
                                        let Hit { a, b } = Hit {
                                            a: (if true {
                                                BVec3::new(true, (v < 3_i32), a)
                                            } else {
                                                BVec3::new(a, a, true)
                                            }),
                                            b: ((v & 7) as usize),
                                        };
                                        let mut x_2 = (STILL).fract();
                                    }
                                    Vec2::splat(HALF)
                                }
                            })))
                        {
                            'inner: for x_2 in (0..3).rev() {
                                let mut x_2: i32 = ({
                                    (10_i32).saturating_sub_unsigned(k0)
                                });
                                let mut a: Pair = Pair {
                                    a: (State::RATE).fract_gl(),
                                    b: (-1.0),
                                    c: (if (a || a) {
                                        a
                                    } else {
                                        matches!(x_2, _ if ((- 4_i32) <= 1))
                                    }),
                                };
                                let mut b = (((UVec2::new(3, k0) + UVec2::new(k0, 3)) * 3)
                                    + UVec2::new(1, 8));
                            }
                        }
                        if ((*c) <= v) {
                            break;
                        }
                        k0 *= 2;
                    }
                    State(
                        Hit {
                            a: BVec3::new(a, a, true),
                            b: 8_usize,
                        },
                        (*c),
                    )
                }
                ((x, 1_000) | (..-1, x)) if (i32::MAX <= (NARROW as i32)) => {
                    State(
                        Hit {
                            a: BVec3::new(false, true, ((*c) > i32::MIN)),
                            ..Hit {
                                a: BVec3::new(false, a, a),
                                ..Hit { b: 1_usize, ..Hit::FIRST }
                            }
                        },
                        (*c),
                    )
                }
                ((mut c, (0 | 0)) | ((-7 | -7), mut c)) => {
                    State(
                        Hit {
                            a: BVec3::new(true, a, true),
                            b: Hit::SIZE,
                        },
                        c,
                    )
                }
                _ => {
                    State(
                        Hit {
                            a: BVec3::new(false, false, a),
                            ..Hit::ALL[Hit::SIZE % 2]
                        },
                        (*c),
                    )
                }
            }),
            State::ALL[((*c) & 1) as usize],
        ] {
            if a {
                continue;
            }
        }
        (STILL + ((*c) as f32))
    }
}

#[flatten]
mod p043 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub BVec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: f32) -> Hit {
        let mut c = [
            ((match (a < a) {
                true if true => Some(Hit::SIZE),
                c => {
                    {
                        let mut n = (({
                            let n = Hit::SIZE;
                            (((a != a)).then_some(1_i32))
                                .map_or_else(
                                    || Mat3::from_cols(
                                        Vec3::new(f32::MAX, 2.0_f32, HALF),
                                        Vec3::new(HALF, (-0.0_f32), TABLE[(MASK % 4) as usize]),
                                        Vec3::new((-0.0_f32), (-0.0_f32), 3.0_f32),
                                    ),
                                    |n| Mat3::from_cols(
                                        Vec3::new(1.0_f32, 0.0_f32, (-2.5_f32)),
                                        Vec3::new(1.0_f32, Pair::RATE, STILL),
                                        Vec3::new(0.25_f32, STILL, (-1.0_f32)),
                                    ),
                                )
                        }))
                            .transpose();
                        'block: {
                            if ((if c {
                                ((if c { None } else { Some(0_usize) }))
                                    .map_or_else(|| (a < a), |n| c)
                            } else {
                                ((c).then_some(a)).map_or_else(|| c, |a| c)
                            })) {
                                break 'block;
                            }
                        }
                    }
                    Some(Hit::SIZE)
                }
                true => {
                    #[keep]
                    'outer: for _ in (0..(((if (c <= c) {
                        None
                    } else {
                        Some(Pair::SIZE)
                    }))
                        .map_or_else(
                            || {
                                if (if (5_i32 < 10) {
                                    (c < (-1.0_f32))
                                } else {
                                    (c != c)
                                }) {
                                    return ({
                                        let q = c;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    });
                                }
                                3_u32
                            },
                            |y| MASK,
                        ) & 3))
                        .rev()
                    {
                        let mut x_2 = (((((MASK & 15) * (MASK & 7)) | 7)
                            - ((5_u32 ^ MASK) & 7))
                            | ({
                                let mut x = (match (Hit {
                                    a: ({ UVec2::new(MASK, 0_u32) }),
                                }) {
                                    Hit { a: mut x_2 } => (flatten::math::cos(c) + (c + c)),
                                    mut x => (c - (c).cos()),
                                });
                                let k1 = (({ MASK })) & 3;
                                'inner: loop {
                                    if k1 > 3 {
                                        continue;
                                    }
                                    let mut b = (Vec4::new((-1.0), 1.0, 1.0, x))
                                        .min(Vec4::new(c, c, 2.0, 1.0));
                                    break;
                                }
                                3
                            }));
                    }
                    (if (a > (WIDE as i32)) { None } else { Some(Pair::SIZE) })
                }
                false => Some(Pair::SIZE),
            }))
                .filter(|&v| {
                    if false {
                        return (c <= c);
                    }
                    (0_usize != v)
                }),
            (if (0.0_f32 <= c) { None } else { Some(Hit::SIZE) }),
            (if (c != c) { Some(Hit::SIZE) } else { None }),
        ];
        Hit { a: UVec2::new(5, 8) }
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec3, c: Vec2, y: f32, t: [f32; 3]) -> i32 {
        'outer: for x_2 in 0..2 {
            if (c.x <= a.y) {
                break;
            }
            let Pair(a_2, mut v) = Pair((t[2]).clamp(-2.0, 2.0).exp_m1(), MASK);
        }
        'outer: for b in [(STEPS + (-1_i32)), ((NARROW as i32) ^ (WIDE as i32)), STEPS] {
            let mut a_2 = Mat2::from_diagonal(Vec2::new((-0.0), 3.0));
            let mut n = Vec4::new(
                a_2.x_axis.x,
                t[0],
                RAMP[(({
                    a_2.x_axis = (a_2.x_axis).map(|t| a.x);
                    MASKS[(MASKS[(({
                        a_2.x_axis *= (if (b < 0) { t[1] } else { a.z });
                        MASK
                    }) % 7) as usize] % 7) as usize]
                }) % 9) as usize],
                a_2.x_axis.y,
            );
            let mut k1 = ((MASKS[(5_u32 % 7) as usize] | MASK)) & 3;
            #[keep]
            'inner: loop {
                if (!(k1 > MASK)) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                let mut n: (IVec2, Mat2, Mat2) = (
                    IVec2::new(b, 10_i32),
                    ((Mat2::from_cols(a_2.y_axis, a_2.x_axis) * a_2) * a_2),
                    a_2,
                );
            }
        }
        (2 + (WIDE as i32))
    }
}

#[flatten]
mod p045 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    fn first(a: f32, c: BVec3) -> bool {
        let y: bool = 'block: {
            if ((!({
                let mut a_2 = Pair;
                false
            }))) {
                if let (mut a, (1_000 | 2), true) = ((
                    5_u32,
                    (if (false || true) {
                        'outer: for _ in 0..3 {
                            let mut c: [i32; 2] = [
                                (({ 7_i32 }) % 2),
                                ((((WIDE as i32) + (-4_i32)) & 63) << 1),
                            ];
                            let mut a = (((([a, a, a])[0])
                                .copysign(((a).rem_euclid((a))).max(-9.0)))
                                .max(a) + 0.0);
                        }
                        LEVELS[(LEVELS[(MASK % 8) as usize] & 1) as usize]
                    } else {
                        (WIDE as i32)
                    }),
                    (a <= a),
                )) {} else {}
            } else if false {} else {}
            if FLAGS[(MASK % 9) as usize] {
                break 'block true;
            }
            (a < a)
        };
        y
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &mut f32, t: u32) -> u32 {
        (*y) = (*a);
        let mut y = (if (7_i32 > (-1)) {
            (c + (c).wrapping_sub(c))
        } else {
            (((t & 255) as i32) >> 2)
        });
        if matches!((t).wrapping_mul(t), mut t) {
            (*a) = (if (first(
                ceil(
                    (if (y <= c) {
                        {
                            'outer: for a_2 in 0..3 {
                                let mut b = (match (t).wrapping_shr(3_u32) {
                                    _ => Hit(Pair::SIZE),
                                    b => Hit((Hit::FIRST).0),
                                });
                                b.0 = ((c) as usize & 31);
                                let mut t: [f32; 3] = [((*a)).cos(); 3];
                            }
                            ((*a), [y, _]) = (
                                (((*a) + 2.0_f32) + (-0.0)),
                                [
                                    (if (!((*a) > 0.5)) {
                                        (if (y < c) { y } else { c })
                                    } else {
                                        (1 | c)
                                    }),
                                    0_i32,
                                ],
                            );
                            if (((if FLAGS[(Hit::SIZE).min(8)] {
                                (-0.0_f32)
                            } else {
                                (*a)
                            }) == ((*a) / (-3.0))))
                            {
                                (*a) = ((Vec4::new((*a), 1.5_f32, 0.0_f32, (-2.5_f32))
                                    - Vec4::new((*a), (-1.0_f32), (*a), 1.0_f32)))
                                    .length_squared();
                                return (((t % 2) & 15) * ((t + t) & 7));
                            }
                        }
                        (*a)
                    } else {
                        if (first(
                            ((match ((
                                flatten::math::select((*a), (*a), false),
                                (FLAGS[Hit::SIZE % 9]
                                    && ({
                                        y >>= 1;
                                        (5_u32 < 1_u32)
                                    })),
                                first(
                                    (Vec4::new((*a), (*a), f32::MIN, 0.5_f32))
                                        .dot(Vec4::new(1.5_f32, 2.0_f32, (*a), (-1.0_f32))),
                                    BVec3::new(false, (t <= t), false),
                                ),
                            )) {
                                ((-1.5 | 1.0), true, false) => {
                                    let Hit(a) = Hit(((c & 7) as usize));
                                    (match (y, t) {
                                        (x, a_2) => HALF,
                                        _ => (-0.0_f32),
                                    })
                                }
                                (t, _, mut n @ false) => {
                                    (*a) = (*a);
                                    (Vec4::new(HALF, (-1.0_f32), STILL, (-1.0_f32)))
                                        .dot(Vec4::new(2.0_f32, f32::MAX, 0.25_f32, (-2.5_f32)))
                                }
                                _ => ((-2.5_f32)).powi(2),
                            }))
                                .copysign(
                                    ((HALF * ((*a)).copysign((2.0_f32).max(-9.0)))).max(-9.0),
                                ),
                            ((if true {
                                'outer: for a in (((c % (y | 1)) & 3)..=(y & 3)) {
                                    if (t != t) {
                                        continue;
                                    }
                                }
                                BVec3::new(true, (c <= c), true)
                            } else {
                                BVec3::new(((NARROW as i32) <= 3_i32), (t > t), true)
                            }) & BVec3::new(false, ((*a) < (-2.5_f32)), ((*a) <= (*a)))),
                        )) {}
                        1.5_f32
                    }),
                ),
                BVec3::new(false, ((*a) > (*a)), false),
            )) {
                return t;
            } else {
                (*a)
            });
        }
        t
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub BVec3);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut (bool, Hit)) -> f32 {
        let given: f32 = b;
        let t: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a: f32) -> f32 {
                a * HALF + 1.0
            }
            t
        };
        let y: f32;
        if c.0 {
            b
                += (trunc(Vec4::new(b, 2.0_f32, 3.0_f32, 0.25_f32)))
                    .dot((t * Vec4::new(0.5_f32, t, 3.0_f32, 1.0_f32)));
            y = (dot(
                Vec4::new(2.0_f32, t, 1.0_f32, b),
                Vec4::new(2.0_f32, 0.25_f32, 1.5_f32, 3.0_f32),
            )
                * ((if c.0 {
                    Some(Vec3::new((-2.5_f32), TABLE[(5_i32 & 1) as usize], 1.5_f32))
                } else {
                    None
                }))
                    .map_or_else(
                        || {
                            if (c.0 || c.0) {
                                return ((if true {
                                    Some(Vec3::new(1.0_f32, t, 1.5_f32))
                                } else {
                                    None
                                }))
                                    .map_or_else(|| b, |v| b);
                            }
                            b
                        },
                        |c| {
                            if ((c.z < b) && (t <= HALF)) {
                                return (if 3.0_f32 <= 2.0_f32 {
                                    (TABLE[(State::SIZE).min(3)]).clamp(3.0_f32, 2.0_f32) + 0.0
                                } else {
                                    c.y
                                });
                            }
                            c.x
                        },
                    ));
        } else {
            y = (({
                let mut b: [(bool, Hit); 2] = [(*c), (*c)];
                'outer: for ((mut a, Hit { a: _, b: x }), a_2) in b
                    .into_iter()
                    .zip([(t).signum(), (TABLE[c.1.b % 4]).trunc()])
                {
                    let mut k1 = -1i32;
                    'inner: while k1 <= 3 {
                        if (((
                            (!a),
                            (Some(Vec3::new((-2.5_f32), a_2, a_2)))
                                .map_or_else(
                                    || b[0].1,
                                    |c| {
                                        if (if b[1].0 { (a_2 != c.y) } else { b[1].0 }) {
                                            return (match b[0].0 {
                                                a_2 @ true if all(BVec3::new(b[0].0, true, false)) => b[1].1,
                                                n => b[0].1,
                                            });
                                        }
                                        b[0].1
                                    },
                                ),
                        ))
                            .0)
                        {
                            b[0].1.b |= 1;
                            c.0
                                |= any(
                                    (!(BVec3::new(a, true, true) ^ BVec3::new(true, a, a))),
                                );
                            let Hit { a: Pair { a: a, b: _ }, b: _ } = ((c.0)
                                .then_some(Vec3::new(3.0_f32, (-2.5_f32), a_2)))
                                .map_or_else(
                                    || b[0].1,
                                    |x| {
                                        if c.0 {
                                            return b[1].1;
                                        }
                                        Hit { b: b[0].1.b, a: b[1].1.a }
                                    },
                                );
                        }
                        k1 = 2 + k1;
                    }
                }
                (false).then_some(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
            }))
                .map_or_else(|| 0.0_f32, |a| 0.0_f32);
        }
        0.0
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        fn step(self, a: f32) -> i32 {
            match (({
                let q = a;
                q == q && q.is_sign_negative()
            })) {
                _ => {
                    return (STEPS % (((-4_i32) * (-1)) | 1));
                }
                mut t => {
                    let c: Hit = Hit(
                        ((Vec3::new(3.0_f32, a, 2.0_f32)).cmpeq(Vec3::new(a, a, a)).any()
                            == (a >= (-2.5_f32))),
                    );
                }
                true if ((WIDE as i32) >= (-1)) => {
                    let mut k0 = 2u32;
                    'outer: while k0 > 0 {
                        let mut n = (Vec3::new(a, a, a)).z;
                        n = taken(
                            n,
                            |x| {
                                (Vec4::select(
                                    (Vec4::new(0.0_f32, a, 2.0_f32, 1.5_f32))
                                        .cmplt(Vec4::new(a, (-2.5_f32), f32::MIN, (-2.5_f32))),
                                    Vec4::new(0.5_f32, 0.25_f32, n, 0.0_f32),
                                    Vec4::new((-0.0_f32), a, 0.0_f32, 0.25_f32),
                                ))
                                    .dot(Vec4::new(0.0_f32, 2.0_f32, 3.0_f32, (-2.5_f32)))
                            },
                        );
                        k0 -= 1;
                    }
                }
                true => {
                    let mut a: State = State;
                }
                false => {
                    if (('block: {
                        'outer: for _ in 0..3usize {
                            if (a >= a) {}
                            if (a <= a) {
                                break;
                            }
                        }
                        if (a < a) {
                            break 'block (a <= a);
                        }
                        FLAGS[(1_u32 % 9) as usize]
                    })) {}
                }
            }
            ({
                let mut c = Mat3::from_diagonal(POINTS[Pair::SIZE % 6]);
                let mut x = c;
                x.z_axis *= Vec3::ONE;
                STEPS
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &Pair, t: &mut [i32; 2]) -> f32 {
        let given: f32 = ((flatten::math::lerp(a, a, 0.5_f32))
            .max(
                (0..3i32)
                    .map(|n| {
                        if (a < a) {
                            return a;
                        }
                        a
                    })
                    .sum::<f32>(),
            ) + 0.0);
        let v: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a_2: f32) -> f32 {
                (a_2 - HALF).max(HALF)
            }
            t
        };
        let [_, mut t] = [Pair::step((*y), a); 2];
        ((v).clamp(-4.0, 4.0).exp2() + (t as f32))
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: &mut f32, t: &mut Mat2) -> i32 {
        #[keep]
        'outer: for a in (0..((if (*c) != 0 { (*c) % (*c) } else { (*c) }) & 3)) {
            let mut k1 = 1u32;
            'inner: while k1 < 2 {
                let mut n: Pair = Pair(
                    ((-1.0_f32)
                        <= ((t.x_axis.x).abs() + 0.25)
                            .min(4.0)
                            .powf((t.x_axis.x).clamp(-2.0, 2.0))),
                );
                if (({
                    let [[_, ..], [a, b]] = [[(*c), a], [a, (*c)]];
                    match ((match ((Pair::SIZE).max(2_usize), (t.y_axis.x % 2.0)) {
                        (x_2 @ 3, a) => (!n.0),
                        (a_2, mut x) => (!(a_2 <= 0_usize)),
                        _ => (5_i32 != LEVELS[(k1 % 8) as usize]),
                    })) {
                        false => {
                            let mut x_2: [i32; 2] = [a, (-4_i32)];
                            let start = ({ x_2[(k1 % 2) as usize] });
                            let mut a = 0;
                            a += start;
                        }
                        true => {
                            let mut a_2: bool = ((a >> 1) > (*c));
                        }
                        true => {
                            let mut a = ((t.x_axis)
                                .distance(Vec2::new((-2.5_f32), 1.5_f32)))
                                .signum();
                            let mut b: UVec2 = (UVec2::new(2, k1)
                                + (UVec2::new(8_u32, k1)).wrapping_sub(UVec2::new(k1, k1)));
                        }
                        false => {
                            let mut b: f32 = flatten::math::hadd(
                                vec3(t.x_axis.x, (*y), (-0.0_f32)),
                            );
                            b %= 3.0;
                        }
                    }
                    ({
                        let q = t.y_axis.x;
                        q == q && q.is_sign_negative()
                    })
                })) {
                    if n.0 {
                        break;
                    }
                    break 'inner;
                }
                k1 <<= 1;
            }
            if (t.x_axis.y < t.x_axis.y) {
                break;
            }
        }
        (0 + (t.y_axis.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p049 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[(Hit, Mat3); 3], c: &mut Mat3) -> (Hit, Mat3) {
        let Pair(c, a_2) = ({
            let mut k0 = (((MASK & 15) * (MASKS[Hit::SIZE % 7] & 7))) & 3;
            #[keep]
            'outer: loop {
                c.x_axis.y = a[1].1.x_axis.z;
                let mut turn = (('block: {
                    if ((-1.0_f32) != c.z_axis.z) {
                        c.z_axis.x = (if c.x_axis.z <= a[1].1.y_axis.y {
                            ((HALF).hypot(a[0].1.y_axis.y))
                                .clamp(c.x_axis.z, a[1].1.y_axis.y) + 0.0
                        } else {
                            a[1].1.x_axis.x
                        });
                        break 'outer;
                    }
                    if ((k0).max(1_u32)).is_power_of_two() {
                        let start = ((((3.0_f32 as i32).clamp(-64, 64)) & 15)
                            * ((STEPS ^ STEPS) & 7));
                        let mut x_2 = 0;
                        x_2 += start;
                    }
                    ([k0, k0])[0]
                })) & 1;
                let v: (Hit, Mat3) = 'value: loop {
                    if true {
                        break (
                            Hit,
                            Mat3::from_cols(
                                Vec3::new((-1.0_f32), 0.0_f32, 0.25_f32),
                                a[2].1.x_axis,
                                a[2].1.y_axis,
                            ),
                        );
                    }
                    let mut t: [f32; 2] = [c.x_axis.z, a[1].1.x_axis.x];
                    turn += 1;
                    if turn >= 3 {
                        break a[2];
                    }
                };
                if k0 == 0 || (true) {
                    break;
                }
                k0 -= 1;
            }
            Pair(a[0].1.x_axis, STEPS)
        });
        a[2]
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: u32,
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: IVec2, c: i32, y: &mut f32, t: &u32) -> f32 {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let b = select(
                5_i32,
                a.x,
                [
                    ((*y) + (*y)),
                    select((k0 as f32), (*y), false),
                    (Some((k0 as f32))).unwrap_or_else(|| (*y)),
                ]
                    .iter()
                    .any(|&y| {
                        (((if ((k0 as f32) != y) { Some((k0 as f32)) } else { None }))
                            == Some(y))
                    }),
            );
            k0 += 1;
        }
        ((Pair::SIZE as f32) + (*y))
    }
}

#[flatten]
mod p051 {
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
    pub fn entry(a: &mut usize, c: &Pair, mut v: IVec3, mut n: IVec2) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            let (mut a, (v, x_2)) = (
                Mat2::from_diagonal(Vec2::new((-2.5_f32), HALF)),
                (
                    (((true).then_some(Mat2::IDENTITY))
                        .unwrap_or(
                            mat2(Vec2::new(c.0, f32::NAN), Vec2::new((-1.0_f32), c.0)),
                        ) - Mat2::from_diagonal(Vec2::new(0.25_f32, 2.0_f32))),
                    ((if (c.0 != c.0) {
                        None
                    } else {
                        Some(
                            Mat2::from_cols(
                                Vec2::new((-2.5_f32), 0.25_f32),
                                Vec2::new(1.5_f32, 3.0_f32),
                            ),
                        )
                    }))
                        .map_or_else(
                            || {
                                if (if (7_i32 != n.x) { false } else { (k0 != v.z) }) {
                                    return (match true {
                                        y => (*c),
                                        _ => Pair(c.0),
                                    });
                                }
                                (*c)
                            },
                            |b| (*c),
                        ),
                ),
            );
            'inner: for v in k0..=3 {
                if ((c.0 < TABLE[(v & 1) as usize]) && (5_i32 != 7)) {
                    return a.y_axis.y;
                }
                let _ = (((n.y != STEPS) || false) ^ (Pair::RATE <= a.x_axis.y));
                if (c.0 <= a.x_axis.x) {
                    break;
                }
            }
            k0 += 1;
        }
        HALF
    }
}

#[flatten]
mod p052 {
    use super::*;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec3, c: i32, y: &f32) -> Vec2 {
        let mut y: [f32; 2] = [f32::NAN, a.z];
        'outer: for (b, x) in y.iter().enumerate() {
            if (!(y[0] > 0.0)) {
                continue;
            }
            let given: f32 = (if asked(&|y, a_2| (a.z > a.y), 1.0_f32) {
                if ((mat2(Vec2::new(y[0], 0.25_f32), Vec2::new(1.5_f32, (-1.0_f32)))
                    * Vec2::new(0.5, 0.0))
                    == (Vec2::new(y[0], 2.0) * Vec2::new(0.0, (-0.0))))
                {
                    if ((UVec2::new(8_u32, MASK)).y
                        > (MASKS[(c & 1) as usize]).min(MASK))
                    {
                        break;
                    }
                    break;
                }
                (y[1] % 1.5)
            } else {
                let mut t = (((if y[1] <= y[1] {
                    (a.z).clamp(y[1], y[1]) + 0.0
                } else {
                    1.0_f32
                }))
                    .tanh() * a.y);
                a.z
            });
            let x_2: f32 = {
                let t = first(given);
                fn first(c: f32) -> f32 {
                    c * 0.5 + 1.0
                }
                t
            };
            if ((c ^ c) == ((c & 15) * (1_i32 & 7))) {
                let mut k1 = (0_u32) & 3;
                'inner: while k1 > 0 && (false) {
                    k1 -= 1;
                }
                break;
            }
        }
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p053 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(&mut self, mut b: f32, c: usize, y: Vec3) -> f32 {
            let mut turn = 0;
            let x: (Pair, usize, Pair) = 'value: loop {
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    let mut v = ((match false {
                        false => {
                            if let (b, true) = ((
                                ((WIDE as i32)).wrapping_rem((i32::MAX) | 1),
                                (c != (if (c <= 2) { c } else { c })),
                            )) {
                                let mut a_2 = (-b);
                            }
                            STEPS
                        }
                        y => STEPS,
                        true => STEPS,
                        false => 7_i32,
                    }))
                        .signum();
                    if k0 == 0 || ((k0 < k0)) {
                        break;
                    }
                    k0 -= 1;
                }
                if (y.y < (-2.5)) {
                    break ((*self), c, Pair { a: 3.0_f32 });
                }
                turn += 1;
                if turn >= 1 {
                    break ((*self), c, (*self));
                }
            };
            (y.x + b)
        }
    }
    impl Pair {
        fn sum(&self, a: u32, mut x: i32) -> f32 {
            x += x;
            'outer: for t in 0..4 {
                let mut a = (
                    Pair {
                        a: RAMP[(({
                            x = (x).max(x);
                            a
                        }) % 9) as usize],
                    },
                    Pair::SIZE,
                    Pair { a: self.a },
                );
            }
            x = (x + (if 10_i32 != 0 { (x).rotate_left(a) / 10_i32 } else { x }));
            let (false, b) = (((-0.0_f32) != self.a), Pair::SIZE) else {
                return STILL;
            };
            Mat3::from_cols(
                    (Vec3::new(self.a, self.a, 2.0_f32)
                        - Vec3::new((-0.0_f32), self.a, self.a)),
                    Vec3::new(self.a, self.a, (-0.0_f32)),
                    (Vec3::new(0.5_f32, self.a, 1.5_f32))
                        .midpoint(Vec3::new(0.25_f32, 1.5_f32, self.a)),
                )
                .determinant()
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32, t: f32) -> Vec4 {
        let (b, mut y) = (POINTS[(Pair::SIZE).min(5)], ([1.0_f32, y])[0]);
        'outer: for _ in 0..0 {
            let mut n: Pair = Pair { a: STILL };
            n.step(
                (a).atan2((n.a)),
                ({
                    let mut k1 = 1u32;
                    'inner: loop {
                        if !(k1 < 1) {
                            break;
                        }
                        y %= 3.0;
                        if ((!(k1 <= 8)) == (b.y != 1.5)) {
                            break;
                        }
                        let mut x: Pair = n;
                        let t = x.sum(k1, (((2_i32 & 63) << 1) - (c & c)));
                        k1 <<= 1;
                    }
                    Pair::SIZE
                }),
                b,
            );
            _ = any(BVec3::new(true, (n.a < n.a), ((WIDE as i32) != c)));
        }
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            'inner: for y in k0..=3 {
                let mut x = (Mat2::from_cols(
                    Vec2::new((-1.0_f32), (-1.0_f32)),
                    Vec2::new(b.z, (-1.0_f32)),
                ))
                    .transpose();
                x.x_axis += Vec2::ONE;
                if (y < c) {
                    continue;
                }
            }
            k0 += 1;
        }
        (Vec4::new(2.0, b.z, 0.5, 1.5) + Vec4::splat(y))
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
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
    pub fn entry(a: &mut Pair, c: i32, y: f32, t: &mut u32) -> f32 {
        let mut b: [u32; 2] = [(*t), (*t)];
        'outer: for (b, c) in b.iter().enumerate() {
            let c: f32 = 1.0;
            let k1 = (MASK) & 3;
            'inner: loop {
                if (b == 5) {
                    break;
                }
                if k1 < 4 {
                    break;
                }
            }
            if (1_usize > b) {
                continue;
            }
            let mut x_2: f32 = 1.0;
            #[keep]
            'inner: for _ in (u32::MAX - ((((*t) & 63) << ((*t) & 7)) & 3)..=u32::MAX)
                .rev()
            {
                if ((*t) != 1) {
                    let mut x_2 = Vec2::new(a.a, y);
                    continue;
                }
            }
        }
        b[(Pair::SIZE).min(1)] = (b[1]
            % ((match 3_u32 {
                t @ ((4 | 2)) if (a.b.y < 0.5) => (if t != 0 { b[1] % t } else { t }),
                _ => ((*t) ^ 1_u32),
            }) | 1));
        if (('block: {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                if ([
                    a.b.z,
                    ((if true { None } else { Some(3_usize) }))
                        .map_or_else(|| a.b.z, |v| 0.25_f32),
                    a.b.w,
                ]
                    .iter()
                    .all(|&v| (!(c != c))))
                {
                    if ((if (c <= c) {
                        ((if (c < 7) { Some(Pair::SIZE) } else { None }))
                            .map_or_else(|| false, |b| false)
                    } else {
                        ((y < a.b.w)
                            && ({
                                b[Pair::SIZE % 2] = (UVec2::new(b[0], 1_u32)).y;
                                true
                            }))
                    })) {
                        (b[0] > b[0]);
                        return (if (c <= (-4)) { (a.b.x * 1.0) } else { a.b.w });
                    }
                    return 3.0;
                }
                a.b = ((Vec4::new(y, a.b.y, 0.5_f32, 0.5_f32)).reject_from(a.b))
                    .min((a.b - a.b));
            }
            if (2_u32 != b[1]) {
                let mut k0 = (b[1]) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut v = Vec2::new(3.0, 1.5);
                }
                break 'block false;
            }
            (a.b.x < a.a)
        })) {} else {}
        (if [(-(-1.0_f32)), a.a, a.b.x]
            .iter()
            .any(|&v| ((IVec2::new(3_i32, 10_i32)) == (IVec2::new(10_i32, (-4_i32)))))
        {
            a.a
        } else {
            a.b.z
        })
    }
}

#[flatten]
mod p055 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32, pub usize);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> [i32; 3] {
        let mut b = Mat3::IDENTITY;
        b.y_axis = Vec3::new(1.5_f32, f32::MIN_POSITIVE, b.z_axis.x);
        let t @ true = (b.x_axis.z > (-0.0_f32)) else {
            return (((if ((-2.5_f32) < (-0.0)) { Some(Mat3::IDENTITY) } else { None }))
                .or((if (1.5_f32 != b.x_axis.z) { None } else { Some(b) })))
                .map_or_else(|| [c, c, 1_i32], |b| [c, c, c]);
        };
        let mut a_2 = (if (((if t { Some(b.y_axis.z) } else { None }))
            .is_some_and(|y| {
                if (b.y_axis.z >= b.x_axis.z) {
                    return t;
                }
                (Some(b.x_axis.z)).is_none()
            }))
        {
            _ = (Some(b.x_axis.z))
                .map_or_else(
                    || {
                        if (a > a) {
                            return (a).is_finite();
                        }
                        ((IVec2::new(c, c)) == (IVec2::new(2_i32, 3_i32)))
                    },
                    |c| t,
                );
            [c, ((t).then_some(1.0_f32)).map_or_else(|| c, |y| c), STEPS]
        } else {
            [(c).max(c), ([1_i32, 0_i32, c])[0], (c - c)]
        });
        'outer: for t in 0..2usize {
            if (0.5_f32 <= b.y_axis.y) {
                continue 'outer;
            }
            if (any(
                ({
                    let mut b: Option<Mat3> = (if (c <= a_2[2]) {
                        Some(
                            (((if FLAGS[((-4_i32) & 1) as usize] {
                                Some(
                                    Mat3::from_cols(
                                        Vec3::new(b.y_axis.x, 2.0_f32, a),
                                        Vec3::new((-0.0_f32), 0.5_f32, b.z_axis.y),
                                        b.z_axis,
                                    ),
                                )
                            } else {
                                None
                            }))
                                .filter(|&a_2| {
                                    if ((t <= t) && (2_usize <= t)) {
                                        return ({
                                            let q = b.x_axis.z;
                                            q == q && q.is_sign_negative()
                                        });
                                    }
                                    false
                                }))
                                .map_or_else(
                                    || {
                                        (Mat3::from_cols(
                                            Vec3::new(1.0_f32, (-0.0_f32), b.y_axis.y),
                                            Vec3::new(0.25_f32, 1.5_f32, 1.0_f32),
                                            Vec3::new(b.x_axis.z, b.y_axis.x, 1.0_f32),
                                        ) * b)
                                    },
                                    |a_2| {
                                        ({
                                            Mat3::from_cols(
                                                a_2.z_axis,
                                                b.x_axis,
                                                Vec3::new(0.0_f32, 0.5_f32, (-2.5_f32)),
                                            )
                                        })
                                    },
                                ),
                        )
                    } else {
                        None
                    });
                    BVec3::new(false, (a != 0.5_f32), (a_2[0] != a_2[1]))
                }),
            )) {
                let mut k1 = 254u8;
                'inner: while k1 != u8::MAX {
                    let [mut t, ..] = [
                        (if (a_2[2] < a_2[1]) { None } else { Some(b) }),
                        (if (b.x_axis.z < b.y_axis.z) { None } else { Some(b) }),
                    ];
                    if ((k1 as usize) >= Pair::SIZE) {
                        break;
                    }
                    k1 += 1;
                }
                return ((if (a_2[1] != a_2[1]) { None } else { Some(b.x_axis.x) }))
                    .map_or_else(
                        || [1_i32; 3],
                        |x| {
                            ((if (a > a) { None } else { Some(b.x_axis.x) }))
                                .map_or_else(
                                    || [a_2[0], 10_i32, a_2[2]],
                                    |x| [a_2[0], a_2[0], c],
                                )
                        },
                    );
            }
        }
        if (b.x_axis.z).is_finite() {
            let mut v = (Mat3::from_cols(
                Vec3::new(a, 0.5_f32, 1.0_f32),
                Vec3::new(b.x_axis.y, a, 0.0_f32),
                Vec3::new(0.25_f32, 0.5_f32, (-1.0_f32)),
            )
                * ((if t { Some(0.0_f32) } else { None }))
                    .map_or_else(
                        || mat3(
                            b.y_axis,
                            Vec3::new(0.25_f32, 1.0_f32, 1.5_f32),
                            b.z_axis,
                        ),
                        |b| mat3(
                            POINTS[Pair::SIZE % 6],
                            Vec3::new(0.0_f32, b, 3.0_f32),
                            Vec3::new(0.0_f32, b, 2.0_f32),
                        ),
                    ));
            v.x_axis *= Vec3::ONE;
        }
        ((if (b.y_axis.x > b.y_axis.y) { Some(b.y_axis.z) } else { None }))
            .map_or_else(
                || {
                    if t {
                        return [a_2[0]; 3];
                    }
                    [10_i32, (-1_i32), a_2[1]]
                },
                |x| {
                    ((if (b.z_axis.x < b.x_axis.z) { None } else { Some(a) }))
                        .map_or_else(
                            || a_2,
                            |t| {
                                (((b.z_axis.z < b.y_axis.z)).then_some(b))
                                    .map_or_else(
                                        || a_2,
                                        |x_2| {
                                            if FLAGS[Pair::SIZE % 9] {
                                                return a_2;
                                            }
                                            a_2
                                        },
                                    )
                            },
                        )
                },
            )
    }
}

#[flatten]
mod p056 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        ({
            let mut k0 = ((if 8_u32 != 0 { MASK / 8_u32 } else { 1_u32 })) & 3;
            'outer: while k0 > 0 && (true) {
                k0 -= 1;
                if ((((if (k0 > k0) {
                    Some(Vec3::new(a, 1.5_f32, 0.5_f32))
                } else {
                    None
                }))
                    .is_some()
                    && ({
                        (*c) >>= 1;
                        (a >= (-0.0_f32))
                    })))
                {
                    'inner: for b in (0..3).rev() {
                        let mut b: Option<Vec3> = (if ((b as i32) != (NARROW as i32)) {
                            None
                        } else {
                            Some(Vec3::new(2.0_f32, (-1.0_f32), a))
                        });
                        let mut x_2 = a;
                        let (mut v, (State { a: mut x }, b)) = (
                            (if true { 1.0_f32 } else { degrees(a) }),
                            (
                                State {
                                    a: (State {
                                        a: Vec3::new(1.0_f32, a, 2.0_f32),
                                    })
                                        .a,
                                },
                                Mat2::from_cols(Vec2::new(a, x_2), Vec2::new(x_2, 0.5_f32)),
                            ),
                        );
                    }
                    return 2.0;
                }
            }
            (a < a)
        });
        (0.0 + ((*c) as f32))
    }
}

#[flatten]
mod p057 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(-0.0, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
    }
    impl Pair {
        fn step(mut self, mut b: IVec3) -> bool {
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let k1 = (MASK) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    let mut x: f32 = self.1.z;
                    break;
                }
                match 5_i32 {
                    (5 | -7) => {
                        let mut x = ((IVec2::new(b.x, b.x))
                            .min(
                                (IVec2::new((-4_i32), 3_i32))
                                    .wrapping_add_unsigned(UVec2::new(k0, 3_u32)),
                            ))
                            .y;
                    }
                    c => {
                        if (({
                            let q = (self.1.y * 1.0);
                            q == q && q.is_sign_negative()
                        })) {
                            let mut a: [f32; 2] = [self.1.z, (-1.0_f32)];
                            'inner: for v in a.iter() {
                                let mut x_2 = Hit;
                            }
                        }
                    }
                }
            }
            (false ^ (b.z > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32) -> i32 {
        let (t, (a, _)) = (
            (2_i32 + (c).wrapping_add(c)),
            (
                (*a),
                (if (c > (-1)) {
                    'outer: for v in (0..2).rev() {
                        let mut n = (((UVec2::new(8_u32, 2_u32)) >> 3_u32))
                            .max(UVec2::new(3, 8));
                        let mut y: Pair = Pair::FIRST;
                        let x = y
                            .step((IVec3::new(5, c, (-4))).min(IVec3::new(v, v, v)));
                        let mut a_2: [f32; 2] = [0.0_f32, y.1.z];
                        'inner: for (b, _) in a_2.iter().enumerate() {
                            y.1 *= a_2[0];
                            let mut n: Hit = Hit;
                            if ((if (y.1.y > 1.0) { (b > b) } else { x })) {
                                break;
                            }
                            let mut t = ((y.1 * y.1)).cmpeq(y.1).all();
                        }
                    }
                    Hit
                } else {
                    Hit
                }),
            ),
        );
        (c + (t).rem_euclid(8))
    }
}

#[flatten]
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub usize);
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
        const FIRST: Self = Pair(BVec3::new(true, false, true), 0);
        const ALL: [Pair; 2] = [Pair(BVec3::new(false, true, false), 5), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: IVec3) -> bool {
        let mut k0 = ((MASKS[(x.x & 1) as usize]).wrapping_add((1u32 << 31))) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    match Pair::ALL[Pair::SIZE % 2] {
                        Pair(y, _) => {
                            let [mut x, ..] = (if (5_usize >= 3) {
                                [1.5_f32, a]
                            } else {
                                [a, a]
                            });
                        }
                        Pair(a_2, mut a @ 100) => {
                            if (k0 < k0) {
                                let mut n = (any(
                                    (if true {
                                        BVec3::new(false, FLAGS[a % 9], false)
                                    } else {
                                        a_2
                                    }),
                                ) as usize);
                                return (rcp(TABLE[(a).min(3)]) <= STILL);
                            }
                        }
                        Pair(mut a, 0) => {
                            let mut y: usize = (Pair::SIZE + Pair::SIZE);
                        }
                        _ => {}
                    }
                }
                k1 += 1;
            }
        }
        ([a, a, a].into_iter().filter(|&c| (c > STILL)).map(|mut n| a).sum::<f32>() < a)
    }
}

#[flatten]
mod p059 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: &f32, mut x: i32) -> f32 {
            x *= 2;
            (match ((((if (x < x) { Some(self.0.z) } else { None }))
                .map_or_else(|| IVec2::new(5_i32, x), |y| IVec2::new(x, 10_i32)))
                .y)
            {
                (1_000 | 5) => ([(*a); 3])[0],
                mut a => {
                    x *= 2;
                    ((((7_i32 <= x)).then_some(self.0.y))
                        .map_or(TABLE[3_usize % 4], |n| 0.25_f32))
                        .atan2(
                            ((Vec4::new((-1.0_f32), 0.0_f32, 2.0_f32, (-0.0_f32)))
                                .dot(Vec4::new(self.0.z, self.0.z, 0.5_f32, 2.0_f32))),
                        )
                }
                _ => {
                    ((self.0.z).div_euclid(1.5)
                        + ({
                            let mut v = self.0.y;
                            self.0.z
                        }))
                }
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut u32) -> i32 {
        let mut x_2: Pair = Pair(Vec3::new(a, a, a));
        let c = x_2.step(&a, LEVELS[Pair::SIZE % 8]);
        if ((Some(a))
            .map_or_else(
                || BVec3::new(false, (c != x_2.0.y), (HALF <= x_2.0.z)),
                |b| BVec3::new(true, false, (x_2.0.y < c)),
            ))
            .test((Pair::SIZE).min(1))
        {
            let mut x_2: [Pair; 3] = [
                x_2,
                Pair(Vec3::new(0.5_f32, 0.5_f32, (-1.0_f32))),
                x_2,
            ];
            'outer: for &a in &x_2 {
                let mut v: Vec4 = (((if (1.5_f32 < x_2[2].0.x) {
                    None
                } else {
                    Some(x_2[2].0.x)
                }))
                    .map_or_else(
                        || Vec4::new(0.5_f32, x_2[2].0.x, (-0.0_f32), 0.25_f32),
                        |b| Vec4::new(x_2[0].0.y, x_2[1].0.z, 0.0_f32, c),
                    ))
                    .powf(2.0);
                let mut turn = 0;
                let t: f32 = 'value: loop {
                    if ((IVec3::new((WIDE as i32), 7_i32, 1_i32))
                        .cmplt(IVec3::new(2_i32, 3_i32, (NARROW as i32))))
                        .any()
                    {
                        v.w = x_2[0].0.x;
                    }
                    let t: [Pair; 3] = 'block_1: {
                        let mut v = [Pair(
                            (match ((x_2[0].0.z > c), (v.z > 2.0_f32)) {
                                ((n, true) | (true, n)) => {
                                    Vec3::new(0.25_f32, x_2[2].0.y, (-0.0_f32))
                                }
                                ((mut c, false)
                                | (false, mut c)) if ((if c { c } else { c })) => x_2[0].0,
                                _ => a.0,
                            }),
                        ); 3];
                        if (a.0.x <= x_2[2].0.x) {
                            break 'block_1 x_2;
                        }
                        x_2
                    };
                    if false {
                        break 3.0;
                    }
                    turn += 1;
                    if turn >= 3 {
                        break x_2[2].0.x;
                    }
                };
                if FLAGS[(Hit::SIZE).min(8)] {
                    continue;
                }
            }
        } else {}
        (1 + (x_2.0.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p060 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: &mut f32) -> f32 {
        let mut x_2 = (if ((0.0_f32 <= (*y)) < true) { None } else { Some((*y)) });
        let mut turn = 0;
        let a_2: Vec3 = 'value: loop {
            #[keep]
            'outer: for c in (((IVec2::new((-1_i32), (*c))).y
                & 3)..=((LEVELS[(MASKS[(MASK % 7) as usize] % 8) as usize] - (*c)) & 3))
            {
                let mut x_2 = ({
                    let given: f32 = (*y);
                    let t: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(t: f32) -> f32 {
                            if t < HALF { -t } else { t }
                        }
                        let t = first(given);
                        t
                    };
                    (*y) -= ((*y) + (-0.0));
                    mat3(Vec3::new(2.0, 2.0, (-2.5)), Vec3::new(3.0, 0.25, 2.0), CORNER)
                });
                x_2.y_axis *= Vec3::ONE;
                let mut t: usize = (((c | c)) as usize & 31);
                'block_1: {
                    if (IVec2::new((i32::MIN + 1), c) == IVec2::new((-4), STEPS)) {
                        break 'block_1;
                    }
                }
            }
            if (a != (*y)) {
                break 'value Vec3::new(1.0, a, 1.0);
            }
            if ((*c) < (*c)) {
                break Vec3::new(a, 0.0, RAMP[(MASKS[(MASK % 7) as usize] % 9) as usize]);
            }
            turn += 1;
            if turn >= 3 {
                break Vec3::new(HALF, (-0.0), (*y));
            }
        };
        (*y)
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        const FIRST: Self = Pair(2);
        const ALL: [Pair; 2] = [Pair(0), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &[f32; 3], y: f32) -> f32 {
        match ((if (y).is_finite() {
            let mut k0 = (({
                let mut y = [
                    [
                        Mat3::from_cols(
                            POINTS[(0_usize).min(5)],
                            POINTS[(MASK % 6) as usize],
                            CORNER,
                        ),
                        Mat3::from_cols(
                            Vec3::new(c[0], c[0], 1.5_f32),
                            POINTS[(MASK % 6) as usize],
                            POINTS[8_usize % 6],
                        ),
                    ],
                    [
                        Mat3::from_cols(
                            CORNER,
                            Vec3::new(2.0_f32, y, c[2]),
                            Vec3::new(c[1], c[0], c[2]),
                        ),
                        Mat3::from_diagonal(Vec3::new((-2.5_f32), f32::MIN, 1.0_f32)),
                    ],
                ];
                0_u32
            })) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        b = 1.0;
                    }
                    k1 += 1;
                }
            }
            c[0]
        } else {
            trunc(c[2])
        })) {
            _ => {
                let b: [f32; 3];
                if ((match (Pair::ALL[(3_i32 & 1) as usize] * (WIDE as i32)) {
                    Pair(3) => {
                        if any(
                            (POINTS[(0_u32 % 6) as usize])
                                .cmplt(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
                        ) {
                            return 0.0;
                        }
                        false
                    }
                    Pair(0) => false,
                    _ => false,
                })) {
                    b = [0.0_f32, 0.0_f32, 0.0_f32];
                } else {
                    b = [0.0_f32, 0.0_f32, 0.0_f32];
                }
            }
            -1.5 => {}
            -1.5 => {}
            _ => {}
        }
        0.0
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: Vec4,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c,
            }
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, mut v: f32, t: Vec3) -> f32 {
        let mut turn = 0;
        let c: f32 = 'value: loop {
            'outer: for t in 0..4usize {
                v
                    *= (Vec3::select(
                        (Vec3::new(2.0_f32, 2.0_f32, 1.5_f32))
                            .cmplt(ceil(Vec3::new((-1e-40f32), 1.0_f32, 0.5_f32))),
                        Vec3::new((-2.5_f32), v, v),
                        CORNER,
                    ))
                        .dot(
                            Vec3::new(
                                ((*a) + (*a)),
                                ('block_1: {
                                    if ((((IVec2::new(2_i32, 3_i32))
                                        == (IVec2::new(5_i32, (-1_i32))))
                                        && (if (t <= Pair::SIZE) {
                                            (v != Pair::RATE)
                                        } else {
                                            FLAGS[(t).min(8)]
                                        })))
                                    {
                                        break 'block_1 v;
                                    }
                                    (*a)
                                }),
                                0.5_f32,
                            ),
                        );
                if ((-2.5_f32) > v) {
                    continue 'outer;
                }
            }
            if (c != c) {
                break t.y;
            }
            if (c < c) {
                break 'value t.x;
            }
            turn += 1;
            if turn >= 3 {
                break t.x;
            }
        };
        (t.x + v)
    }
}

#[flatten]
mod p063 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&mut self, a: (f32, f32), c: i32) -> Pair {
            (*self) = Pair;
            Pair
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32, y: &mut usize) -> f32 {
        'outer: for c in 0..2i64 {
            let mut b: [f32; 3] = [a.y, a.y, a.y];
            'inner: for n in b {
                let mut n: IVec3 = (((IVec3::new((-1), (WIDE as i32), (WIDE as i32)))
                    .min(IVec3::new((c as i32), (WIDE as i32), 3))
                    - (IVec3::new(7, STEPS, (WIDE as i32))
                        - IVec3::new((c as i32), (-1), (WIDE as i32))))
                    + IVec3::new(3, (WIDE as i32), STEPS));
                if (((if (n.z != (-4)) { Some(2_i32) } else { None })).is_some()) {
                    n.z = ((n.x).saturating_neg() + (-(c as i32)));
                    continue;
                }
                let mut x = ((*y) <= (c as usize));
                let a_2: Option<i32> = 'block: {
                    if (Vec2::select(
                        (Vec2::new((c as f32), 3.0_f32))
                            .cmplt(Vec2::new(0.25_f32, 3.0_f32)),
                        Vec2::new(0.0_f32, 1.5_f32),
                        Vec2::new(1.5_f32, a.z),
                    ) == Vec2::new(b[2], (c as f32)))
                    {
                        break 'outer;
                    }
                    let mut t: Pair = (match (b[0] > 0.5_f32) {
                        x_2 @ true if x_2 => Pair,
                        false if (MASK < 2) => Pair,
                        true => Pair,
                        false => Pair,
                    });
                    let y = t.step(((c as f32), b[0]), n.x);
                    (x).then_some(5_i32)
                };
            }
            if ((*y) <= (*y)) {
                continue 'outer;
            }
        }
        (-1.0)
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub i32);
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State(self.0 & other, self.1 & other)
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
        const FIRST: Self = Pair(
            IVec3::new(3, -2, i32::MAX),
            Vec3::new(-0.0, 2.0, -1.5),
        );
        const ALL: [Pair; 2] = [
            Pair(IVec3::new(-2, i32::MAX, 3), Vec3::new(2.0, -1.5, 0.5)),
            Self::FIRST,
        ];
    }
    impl State {
        const FIRST: Self = State(3, -2);
        const ALL: [State; 2] = [State(-2, i32::MAX), Self::FIRST];
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
        fn step(self, mut b: f32) -> bool {
            let mut k0 = ((Some(State(STEPS, STEPS)))
                .map_or_else(
                    || {
                        if ({ (b > b) }) {
                            return (MASK + MASK);
                        }
                        MASK
                    },
                    |n| 5_u32,
                )) & 3;
            #[keep]
            'outer: loop {
                if (b != b) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let v = STEPS;
                if self.0 {
                    if self.0 {
                        let a: Pair = ((self.0).then_some(State(v, (-1_i32))))
                            .map_or_else(
                                || Pair(
                                    IVec3::new(0_i32, 10_i32, 5_i32),
                                    Vec3::new(0.25_f32, (-1.0_f32), b),
                                ),
                                |c| {
                                    if (k0 <= k0) {
                                        return Pair(
                                            IVec3::new(c.1, 7_i32, 1_i32),
                                            Vec3::new(0.25_f32, (-1.0_f32), 1.0_f32),
                                        );
                                    }
                                    Pair::FIRST
                                },
                            );
                    } else {}
                } else {}
            }
            (self.0 ^ (b > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: Mat2) -> bool {
        let (mut c, (State(mut n, x_2), a_2)) = (
            State((c - c), [c, c, c].iter().fold(c, |y, &x_2| x_2)),
            (
                ((if (c != c) {
                    return ({
                        let mut x: Vec2 = ((if (Hit((c < c))).0 {
                            Vec2::new(a, 2.0)
                        } else {
                            let a_2: Vec4 = (Vec4::new(
                                (Vec4::new(y.x_axis.y, 0.0_f32, a, a)).max_element(),
                                (if true { y.x_axis.x } else { y.x_axis.x }),
                                (TABLE[(State::SIZE).min(3)] * 1.5),
                                (if (c <= c) { y.x_axis.x } else { Hit::RATE }),
                            ) / 2.0);
                            Vec2::new(3.0, y.x_axis.x)
                        })
                            + (if [c, 2_i32, c].iter().any(|&x_2| (y.y_axis.x != HALF)) {
                                (y.x_axis.y).atan2((0.5_f32))
                            } else {
                                (y.x_axis.x).abs().ln_1p()
                            }));
                        (2_i32 != 2_i32)
                    });
                } else {
                    State::ALL[State::SIZE % 2]
                }) * 5),
                Vec3::select(
                    (Vec3::new(0.0_f32, y.x_axis.x, TABLE[(MASK % 4) as usize]))
                        .cmplt(POINTS[1_usize % 6]),
                    Vec3::new(0.0_f32, (-1.0_f32), y.y_axis.y),
                    Vec3::new(0.5_f32, (-1.0_f32), 0.5_f32),
                ),
            ),
        );
        let k0 = ((UVec2::new(MASK, 1_u32)).y) & 3;
        'outer: loop {
            if k0 < 4 {
                c.0 = ((Some(State(2_i32, 5_i32)))
                    .map_or_else(|| State(c.0, 5_i32), |x_2| State(c.1, c.0)))
                    .0;
                break;
            } else {
                continue;
            }
        }
        if ((match (FLAGS[(MASK % 9) as usize]).then_some(c) {
            Some(x) if (({ Hit(((WIDE as i32) < 10_i32)) }).step(a)) => {
                ({ Hit((x_2 < 7_i32)) }).step(HALF)
            }
            Some(c) => true,
            x_2 => (c.1 <= 5),
        })) {
            return (c.1 <= 1);
        }
        ((c.0 <= 10) ^ (c.0 > 1))
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
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
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: true };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: false }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: Vec2, y: &mut f32, t: &u32) -> [f32; 2] {
        let mut k0 = (((if false {
            None
        } else {
            Some(Pair {
                b: a.x,
                ..Pair { a: c.y, b: a.x, c: false }
            })
        }))
            .map_or_else(
                || {
                    if (true ^ ((*t) <= (*t))) {
                        return ((*t)).min((*t));
                    }
                    (*t)
                },
                |t| 8_u32,
            )) & 3;
        #[keep]
        'outer: loop {
            if ((Some(Pair {
                c: (a.y != a.y),
                a: (-1.0_f32),
                b: a.x,
            }))
                .map_or_else(
                    || {
                        if (if (1.0_f32 != c.y) {
                            ((*y) <= a.x)
                        } else {
                            ((*y) > (*y))
                        }) {
                            return (if true { (2.0_f32 > c.y) } else { true });
                        }
                        (true || true)
                    },
                    |b| ((*t) != 2_u32),
                )) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let x = (-((NARROW as i32)
                * ((LEVELS[((*t) % 8) as usize] & 63) << (1u32))));
            (*y)
                -= ((*y)
                    + ({
                        (*y) = ({
                            let Pair { a: x_2, b, c: mut v } = Pair {
                                c: ((*t) > (*t)),
                                a: a.x,
                                b: a.x,
                            };
                            c.y
                        });
                        c.y
                    }));
            (*y) = (('block: {
                if (any(
                    (('block_1: {
                        if ((STILL * c.y) < (c.y).trunc()) {
                            break 'block_1 POINTS[(({
                                (*y) += (*y);
                                (*t)
                            }) % 6) as usize];
                        }
                        Vec3::new(0.5_f32, 2.0_f32, a.x)
                    }))
                        .cmplt(Vec3::new(a.y, a.x, 1.5_f32)),
                )) {} else if (x > x) {} else {}
                if FLAGS[(1_u32 % 9) as usize] {
                    continue 'outer;
                }
                (if (7_i32 <= x) { None } else { Some(Pair::FIRST) })
            }))
                .map_or_else(|| c.y, |y| y.a);
        }
        [((*y) + (*y)), (a.x + (*y))]
    }
}

#[flatten]
mod p066 {
    use super::*;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32) -> bool {
        let mut v: [[f32; 3]; 2] = [[
            (b - b),
            (if ((-2.5_f32) != b) { b } else { b }),
            (b
                - ({
                    b = b;
                    0.25_f32
                })),
        ]; 2];
        (v[(MASK % 2) as usize], [b, _]) = (
            v[1],
            [
                (((((*c) < (*c)))
                    .then_some(
                        mat2(Vec2::new(1.0_f32, 0.5_f32), Vec2::new(v[1][0], 0.5_f32)),
                    ))
                    .map_or_else(
                        || {
                            if (!(v[1][0] <= b)) {
                                return (if (2.0_f32 < v[0][0]) { MASK } else { MASK });
                            }
                            MASK
                        },
                        |a| MASKS[((*c) & 1) as usize],
                    ) as f32),
                v[1][0],
            ],
        );
        (((match (((*c) > (*c)), 3_i32, (*c)) {
            (false, x_2, 0..1) => Vec3::new((-1.0), 0.5, v[0][1]),
            (mut v, b, t) => CORNER,
            _ => Vec3::new((-1.0), (-0.0), v[1][1]),
        }))
            .cmple((Vec3::new((-2.5_f32), v[1][1], 2.0_f32)).map(|x_2| v[0][1]))
            .all() ^ (v[0][1] > 0.5))
    }
}

#[flatten]
mod p067 {
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
    impl Pair {
        const FIRST: Self = Pair {
            a: 3,
            b: -0.0,
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
                b: 2.0,
                c: Vec2::new(-1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        const FIRST: Self = Hit(
            Pair {
                a: 3,
                b: -0.0,
                c: Vec2::new(2.0, -1.5),
            },
            UVec2::new(0, 5),
        );
        const ALL: [Hit; 2] = [
            Hit(
                Pair {
                    a: -2,
                    b: 2.0,
                    c: Vec2::new(-1.5, 0.5),
                },
                UVec2::new(5, 2),
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
    pub fn entry(a: f32, mut x: i32) -> f32 {
        let a: (Vec2, Hit) = 'block: {
            let mut x = (x
                & select(
                    (x).saturating_sub(x),
                    ((if (a > a) { None } else { Some(2_i32) }))
                        .map_or_else(|| x, |n| x),
                    ((if (x > x) { None } else { Some(x) }))
                        .map_or_else(|| (x > x), |x_2| (x != (-1_i32))),
                ));
            if ((Vec2::new(0.5_f32, 2.0_f32)) != (Vec2::new(0.5_f32, a))) {
                break 'block (
                    Vec2::new(a, a),
                    Hit(Pair::FIRST, UVec2::new(1_u32, MASK)),
                );
            }
            if (TABLE[Pair::SIZE % 4] > 0.25) {
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
                            let [x_2, mut x] = [(a * 1.0); 2];
                            let a = (
                                Vec2::new(x, 3.0_f32),
                                Hit(
                                    Pair {
                                        c: Vec2::new(a, (-0.0_f32)),
                                        a: (NARROW as i32),
                                        b: x,
                                    },
                                    UVec2::new(2_u32, 3_u32),
                                ),
                            );
                        }
                        k1 += 1;
                    }
                }
                let Some(-7) = (((x != 0))
                    .then_some(
                        ('block_1: {
                            if (({ ({ (a > a) }) })) {
                                x %= 7;
                                let mut x_2: u32 = ({
                                    ((match MASK {
                                        (3
                                        | 3) if (((if (x < LEVELS[(x & 1) as usize]) {
                                            None
                                        } else {
                                            Some(x)
                                        }))
                                            .map_or_else(|| (a > a), |a| true)) => (x > x),
                                        a_2 => (HALF > a),
                                    }) as u32)
                                });
                                let mut n: [f32; 2] = [hadd(Vec2::new(a, 1.5_f32)), a];
                            } else if (Vec3::new(a, 1.5_f32, (-2.5_f32))).is_nan() {
                                let mut n = (
                                    select(
                                        (Vec2::new(2.0_f32, (-2.5_f32)) * TABLE[(8_usize).min(3)]),
                                        Vec2::new(3.0_f32, 1.5_f32),
                                        ([x, x, x].into_iter().max())
                                            .map_or_else(|| (5_i32 <= x), |a| true),
                                    ),
                                    Hit::FIRST,
                                );
                            } else {
                                let [mut a_2, _] = (Some(2_i32))
                                    .map_or_else(
                                        || [a, a],
                                        |t| {
                                            if (Some(x))
                                                .map_or_else(
                                                    || {
                                                        if ((if true { Some(t) } else { None })).is_some() {
                                                            return (a < a);
                                                        }
                                                        (a != a)
                                                    },
                                                    |b| true,
                                                )
                                            {
                                                return [a, a];
                                            }
                                            [1.0_f32, a]
                                        },
                                    );
                            }
                            if true {
                                break 'block_1 x;
                            }
                            x
                        }),
                    )) else {
                    return 0.0;
                };
            }
            (
                Vec2::new(0.0_f32, 0.0_f32),
                Hit(
                    Pair {
                        a: 0_i32,
                        b: 0.0_f32,
                        c: Vec2::new(0.0_f32, 0.0_f32),
                    },
                    UVec2::new(0_u32, 0_u32),
                ),
            )
        };
        0.0
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: IVec3, c: &i32, y: f32) -> bool {
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            let mut x: [usize; 3] = [3_usize, 0_usize, Pair::SIZE];
            'inner: for _ in x {
                {
                    x[(k0 % 3) as usize] = (((Vec4::new(y, HALF, 0.5_f32, y))
                        .min_position() + 3_usize) % 3);
                    'block: {
                        if true {
                            let mut y = k0;
                            break 'block;
                        }
                    }
                    if (((STEPS > (*c))
                        && (match ((2_usize < 8_usize), x[1], a.z) {
                            (c, _, mut a_2) => c,
                            _ => (y != y),
                        })))
                    {
                        return (a.z != (*c));
                    }
                }
                if ((*c) < a.y) {
                    break;
                }
            }
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        ((STEPS <= a.y) ^ (y > y))
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: f32) -> Pair {
            let x_2: f32 = a;
            Pair
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: i32) -> bool {
        'outer: for a_2 in (0..(MASK & 3)) {
            let y: Pair = Pair;
            if true {
                let k1 = (a_2) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    let mut a = Pair;
                    if ((!((if (5_u32 < MASK) { b } else { b }) == 5))) {
                        let mut v = Mat2::from_diagonal(
                            (Mat2::from_diagonal(Vec2::new(HALF, 0.25_f32))).x_axis,
                        );
                        v.y_axis *= Vec2::ONE;
                        let mut x_2 = (({
                            let q = v.y_axis.x;
                            q == q && q.is_sign_negative()
                        }) as usize);
                        let mut x_2: Pair = a
                            .step(
                                ({
                                    v.x_axis = (if (x_2 != 2) { v.y_axis } else { v.x_axis });
                                    v.x_axis.x
                                }),
                            );
                        let a = x_2
                            .step(
                                ({
                                    a = Pair::step(&y, 0.25);
                                    (if v.x_axis.x <= v.x_axis.x {
                                        (v.y_axis.x).clamp(v.x_axis.x, v.x_axis.x) + 0.0
                                    } else {
                                        f32::NAN
                                    })
                                }),
                            );
                    }
                    break;
                }
                continue;
            }
            if false {
                if ((Vec3::new(1.5_f32, 1.0_f32, (-2.5_f32))).is_nan()
                    ^ (Vec3::new(1.5_f32, HALF, HALF)).is_nan())
                {
                    break;
                }
                break 'outer;
            }
        }
        ((1_i32 != 2) ^ (b > 1))
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &bool, c: Mat2) -> f32 {
        {
            let mut k0 = 2u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                if (*a) {
                    'inner: for v in 0..k0 {
                        let mut x_2 = c;
                        x_2.x_axis *= Vec2::ONE;
                        let mut v: Vec3 = (({ (if (*a) { Some(c) } else { None }) }))
                            .map_or_else(
                                || {
                                    if (x_2.y_axis.y).is_finite() {
                                        return (Vec3::new(c.x_axis.x, STILL, x_2.y_axis.y)
                                            - c.x_axis.x);
                                    }
                                    ((POINTS[Pair::SIZE % 6]).xxz()).abs()
                                },
                                |x_2| {
                                    if (LEVELS[(STEPS & 1) as usize] >= 7_i32) {
                                        return (Vec3::new(c.x_axis.x, c.x_axis.x, 1.5_f32)
                                            * Vec3::new(2.0_f32, x_2.y_axis.x, 1.0_f32));
                                    }
                                    ((Vec4::new(c.x_axis.y, (-1.0_f32), 1.0_f32, 0.0_f32))
                                        .truncate() * ((c.x_axis.x).abs() + 0.5).log2())
                                },
                            );
                        let start = ((if (*a) {
                            None
                        } else {
                            Some(mat2(c.y_axis, x_2.y_axis))
                        }))
                            .map_or_else(
                                || {
                                    if (Some(mat2(Vec2::new(1.5_f32, 2.0_f32), c.y_axis)))
                                        .is_none_or(|x| {
                                            if (*a) {
                                                return ((if (*a) { None } else { Some(c) }))
                                                    .map_or_else(
                                                        || (*a),
                                                        |b| {
                                                            if (*a) {
                                                                return (*a);
                                                            }
                                                            (v.z != b.y_axis.y)
                                                        },
                                                    );
                                            }
                                            (*a)
                                        })
                                    {
                                        return (WIDE as i32);
                                    }
                                    LEVELS[Pair::SIZE % 8]
                                },
                                |n| ((LEVELS[(2_usize).min(7)] & 63) << 1),
                            );
                        let mut x = 0;
                        x += start;
                    }
                    break;
                }
                k0 -= 1;
            }
        }
        (c.x_axis.y + c.x_axis.y)
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32) -> i32 {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            let mut a_2 = ({
                'inner: for c in 0..STEPS {
                    let c = (IVec2::new((-1), 5)
                        ^ (UVec2::new(MASKS[Pair::SIZE % 7], MASK)).as_ivec2());
                    if ((1_i32 < c.y)
                        && (Vec4::new(3.0_f32, 1.5_f32, 1.0_f32, 0.5_f32))
                            .abs_diff_eq(
                                Vec4::new(b, (-2.5_f32), 0.5_f32, (-1.0_f32)),
                                0.5,
                            ))
                    {
                        b
                            *= ({
                                (match (c.x, (b != b)) {
                                    (a_2 @ 0..5, mut y @ true) => {
                                        (Vec2::new(b, 3.0_f32)).dot(Vec2::new((-0.0_f32), 0.5_f32))
                                    }
                                    (_, x) => {
                                        (match ((STILL != b))
                                            .then_some(
                                                mat3(
                                                    CORNER,
                                                    Vec3::new((-1.0_f32), (-1.0_f32), 3.0_f32),
                                                    Vec3::new(b, b, Pair::RATE),
                                                ),
                                            )
                                        {
                                            Some(_) => 0.0_f32,
                                            Some(x) if (5_i32 <= c.y) => x.z_axis.y,
                                            Some(t) => t.z_axis.y,
                                            _ => b,
                                        })
                                    }
                                    ((1 | 1_000), _) => 3.0_f32,
                                    _ => b,
                                })
                            });
                    } else if true {} else {}
                }
                k0
            });
        }
        (7 + (b as i32).clamp(-64, 64))
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
    const FLAGS: [bool; 9] = [
        true,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, mut x: i32, y: f32, mut n: Mat3) -> i32 {
        let mut v = (x
            | ({
                x = (Pair {
                    a: n.z_axis.y,
                    ..Pair {
                        a: n.z_axis.z,
                        b: x,
                        c: BVec3::new(false, (y <= a.x), FLAGS[2_usize % 9]),
                    }
                })
                    .b;
                x
            }));
        let mut a_2 = IVec2::new(v, v);
        let mut turn = (MASK) & 1;
        let x: Vec3 = #[keep]
        'value: loop {
            if true {
                let mut k0 = ((UVec2::new(2_u32, 5_u32)).y) & 3;
                #[keep]
                'outer: loop {
                    if (((if (v <= (-4)) { y } else { n.y_axis.y }) < 0.0)) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    'inner: for v in 1..=1 {
                        let Pair { a: mut x, b: _, c: mut x_2 } = Pair::FIRST;
                        if (k0 <= k0) {
                            break;
                        }
                        n.x_axis.x = n.y_axis.x;
                        n.z_axis.z = (n.z_axis.z
                            - ({
                                n.z_axis.z = (((Hit::RATE + n.x_axis.y)).min(n.x_axis.z)
                                    + 0.0);
                                x
                            }));
                    }
                }
            } else {}
            turn += 1;
            if turn >= 3 {
                break (*a);
            }
        };
        (a_2.y + a_2.x)
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn first(a: IVec3) -> bool {
        let mut a = ((a.y).saturating_sub_unsigned(MASK)
            + ((if (STEPS != a.x) { None } else { Some(a.x) })).unwrap_or((-1_i32)));
        let [mut x_2, _, ..] = [
            (TABLE[(8_usize).min(3)] - HALF),
            (if (a < a) {
                STILL
            } else {
                return any(BVec3::new(true, FLAGS[(COUNT).min(8)], (1_i32 > a)));
            }),
            ((FLAGS[(MASK % 9) as usize]).then_some((-4_i32)))
                .map_or_else(
                    || TABLE[(a & 1) as usize],
                    |n| {
                        if true {
                            return 0.25_f32;
                        }
                        RAMP[(a & 1) as usize]
                    },
                ),
        ];
        let mut c = [x_2, x_2, x_2];
        (((false && (a <= a))
            && ((BVec3::new(false, false, false))
                == (BVec3::new((c[1] < c[0]), (a <= 0_i32), true)))) ^ (a > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: &i32, y: f32) -> f32 {
        if (((Vec3::new(0.25_f32, (-1.0_f32), 1.5_f32)).map(|t| t)
            * Vec3::new(y, 0.25, 1.5)))
            .cmpeq(
                ((Mat3::from_cols(
                    Vec3::new(y, (-2.5_f32), y),
                    Vec3::new(y, y, 0.0_f32),
                    Vec3::new(y, 1.5_f32, 0.25_f32),
                ) * Mat3::from_diagonal(CORNER)) * POINTS[(MASK % 6) as usize]),
            )
            .any()
        {
            if (b > (*c)) {
                if ((if (y < y) {
                    ((((-2.5_f32) <= y)).then_some((*c))).is_some()
                } else {
                    first(IVec3::new(5, (*c), (-1)))
                })) {
                    return (if (TABLE[(MASK % 4) as usize] < y) {
                        let mut a_2: f32 = ((y).sin_cos().0
                            - (match (y < y) {
                                true => (y).floor(),
                                _ => {
                                    (match (MASK, (y > y), MASKS[(b & 1) as usize]) {
                                        (100, mut y, 0) => HALF,
                                        _ => y,
                                    })
                                }
                            }));
                        a_2
                    } else {
                        let mut k0 = ((if (y < y) { MASK } else { 5_u32 })) & 3;
                        'outer: while k0 > 0
                            && (first(
                                ((IVec3::new(10, (-1), b) % 2) + IVec3::new((-1), 3, 7)),
                            ))
                        {
                            k0 -= 1;
                        }
                        y
                    });
                } else {
                    return y;
                }
            }
        }
        ((-0.0) + (b as f32))
    }
}

#[flatten]
mod p074 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        fn step(mut self, a: &f32, c: usize, y: f32) -> bool {
            let (x, (b, mut a_2)) = (
                mat3(
                    Vec3::new(3.0_f32, 1.0_f32, 0.5_f32),
                    CORNER,
                    Vec3::new(2.0_f32, (*a), y),
                ),
                (Pair, (WIDE as i32)),
            );
            ([
                (a_2 + i32::MIN),
                (Some(a_2)).map_or(a_2, |a_2| a_2),
                (((a_2 <= a_2)).then_some(a_2)).unwrap_or(2_i32),
            ]
                .into_iter()
                .find(|&x_2| ((-1.0_f32) < x.z_axis.y)))
                .is_none()
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut Mat3) -> f32 {
        'outer: for x in 0..2 {
            if ((match (((match y.y_axis.x {
                c @ ((1.0 | 1.0)) => x,
                _ => {
                    let start = ((0.25_f32 - (-1.0_f32))).signum();
                    let mut t = 0.0;
                    t += start;
                    x
                }
            }) as i32))
            {
                mut a_2 @ ..=1 => {
                    ({
                        let mut v: Pair = Pair;
                        let t = v
                            .step(
                                &y.y_axis.y,
                                ((a_2) as usize & 31),
                                (y.z_axis.x / 1.5),
                            );
                        t
                    })
                }
                t => {
                    'inner: for a in 0..1u8 {
                        if (Pair::step(
                            ({ Pair }),
                            &y.y_axis.x,
                            (Vec4::new(0.25_f32, 2.0_f32, 1.0_f32, 0.5_f32))
                                .min_position(),
                            abs(
                                (match (x as i32) {
                                    mut a_2 => (a as f32),
                                    _ => (a as f32),
                                }),
                            ),
                        )) {
                            break 'outer;
                        }
                        let mut v = [y.x_axis.z, (a as f32)];
                    }
                    (y.y_axis.z != (-0.0))
                }
                t @ 1 => {
                    'inner: for x in 0u32..2 {
                        if ((Pair::SIZE >> 1) >= Pair::SIZE) {
                            y.z_axis.x -= y.z_axis.y;
                            continue;
                        }
                        match ((
                            ({
                                (match ((x < x), t, (x <= MASK)) {
                                    (true, ..=1, true) => t,
                                    (false, v, true) => t,
                                    _ => t,
                                })
                            }),
                            t,
                        )) {
                            ((v, (0 | 2)) | (2.., v)) => {}
                            ((a_2, 5..) | ((5 | 2), a_2)) if (1.5_f32 <= y.z_axis.x) => {}
                            _ => {}
                        }
                    }
                    (y.x_axis.x > y.y_axis.x)
                }
                y => false,
            })) {
                continue;
            }
        }
        (-2.5)
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &i32, y: f32) -> f32 {
        'outer: for y in 0..1 {
            if (IVec2::new(y, 1) == IVec2::new(0, (*c))) {
                if (counted(&|x_2| 3_i32)
                    >= [STILL, TABLE[(MASK % 4) as usize]]
                        .iter()
                        .fold((y as i32), |a, &c| (y as i32)))
                {
                    return ([HALF, RAMP[(MASK % 9) as usize]]
                        .into_iter()
                        .filter(|&a| {
                            if ((Some(a)) == (false).then_some(a)) {
                                return ((if ((*c) > 2) { None } else { Some(a) }))
                                    .is_some();
                            }
                            true
                        })
                        .last())
                        .map_or_else(
                            || {
                                (if (*a) { STILL } else { RAMP[((y as i32) & 1) as usize] })
                            },
                            |c| {
                                if ((y as i32) < y) {
                                    return ((if (*a) { Some((-2.5_f32)) } else { None }))
                                        .unwrap_or_else(|| {
                                            if ((y as i32) <= y) {
                                                return (Vec2::new(c, (-1.0_f32))).y;
                                            }
                                            c
                                        });
                                }
                                0.25_f32
                            },
                        );
                } else {
                    return (if ((*a) ^ ((*c) <= 5)) {
                        (Some(TABLE[(MASK % 4) as usize])).unwrap_or_else(|| Pair::RATE)
                    } else {
                        (TABLE[Pair::SIZE % 4] / 2.0)
                    });
                }
            }
        }
        let mut k0 = ((y.abs() as u32 & 255)) & 3;
        #[keep]
        'outer: loop {
            if ((((1_u32 < k0)
                || ({
                    (*a) |= (*a);
                    (*a)
                })) || (*a))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let mut v = (Pair::SIZE * 2);
            if (*a) {
                let y = y;
                if (0.5_f32 <= y) {
                    continue;
                }
                let (b @ 100.., true, y @ ((2 | 1))) = ((
                    ({
                        v = (((match y {
                            a => v,
                            v => 0_usize,
                            mut b => v,
                        }) + ({ v })) >> 1);
                        (v + v)
                    }),
                    ({
                        let q = y;
                        q == q && q.is_sign_negative()
                    }),
                    5_usize,
                )) else {
                    return y;
                };
            } else {}
        }
        (y).sin()
    }
}

#[flatten]
mod p076 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: self.b ^ other.b,
            }
        }
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Pair) -> f32 {
        let mut k0 = ((match ((if (c.b < c.b) { Some(c.a.w) } else { None })) {
            None => {
                'outer: for t in 1..=4 {
                    let start = (if (0_i32 <= t) {
                        let _ = ((Vec3::new((-2.5), 0.25, 2.0)).abs())
                            .cmpeq(
                                (Mat3::from_cols(
                                    Vec3::new(c.a.w, c.a.z, c.a.w),
                                    Vec3::new(c.a.z, c.a.z, (-0.0_f32)),
                                    Vec3::new(c.a.z, STILL, c.a.w),
                                ) * Vec3::new(TABLE[2_usize % 4], 1.5, (-2.5))),
                            )
                            .all();
                        c.b
                    } else {
                        (c.b + 3_i32)
                    });
                    let mut y = 0;
                    y += start;
                    let mut n: f32 = c.a.y;
                }
                MASK
            }
            Some(mut n) => MASKS[2_usize % 7],
            None => {
                {
                    'outer: for x in 0u32..2 {
                        let mut n = [Pair {
                            b: (Some(Hit {
                                b: (*c),
                                a: IVec2::new(c.b, (-4_i32)),
                            }))
                                .map_or_else(|| c.b, |a_2| a_2.a.x),
                            a: (Vec4::new(a, c.a.z, 0.5_f32, c.a.w)).normalize_or_zero(),
                        }; 3];
                        if (((n[0].b ^ 0_i32)
                            > (match ((-4_i32) > c.b) {
                                false if ((n[1].b != 10) || (x < x)) => c.b,
                                true => n[2].b,
                                false => c.b,
                            })))
                        {
                            n = (if (5_i32 <= c.b) {
                                [
                                    ((if (x != x) {
                                        None
                                    } else {
                                        Some(Hit {
                                            a: IVec2::new(c.b, 1_i32),
                                            b: (*c),
                                        })
                                    }))
                                        .map_or_else(
                                            || (*c),
                                            |a_2| {
                                                if (c.b < n[0].b) {
                                                    return Pair {
                                                        a: Vec4::new(n[1].a.x, (-1.0_f32), a_2.b.a.w, 2.0_f32),
                                                        b: a_2.a.y,
                                                    };
                                                }
                                                Pair { b: a_2.a.x, ..n[2] }
                                            },
                                        ),
                                    n[2],
                                    (Some(0.5_f32))
                                        .map_or_else(
                                            || Pair { a: n[2].a, b: n[1].b },
                                            |x_2| {
                                                if (8_u32 <= x) {
                                                    return ((*c) + (*c));
                                                }
                                                Pair { a: n[1].a, ..n[1] }
                                            },
                                        ),
                                ]
                            } else {
                                (Some(Hit {
                                    a: IVec2::new(n[2].b, n[0].b),
                                    b: (*c),
                                }))
                                    .map_or_else(
                                        || n,
                                        |a| {
                                            if ((Vec2::new(3.0_f32, n[0].a.y))
                                                != (Vec2::new(3.0_f32, 1.5_f32)))
                                            {
                                                return [n[0], n[1], n[1]];
                                            }
                                            n
                                        },
                                    )
                            });
                            break;
                        }
                    }
                }
                MASK
            }
            _ => 3_u32,
        })) & 3;
        'outer: while k0 > 0 && ((2_i32 != c.b)) {
            k0 -= 1;
        }
        (c.a.z + a)
    }
}

mod p077 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: i32, c: i32, y: &mut f32) -> f32 {
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
                    match ((
                        (if all(BVec3::new(false, true, (k0 <= k0))) {
                            if ((if ((k0 < k0) && FLAGS[(MASK % 9) as usize]) {
                                (c <= a)
                            } else {
                                (Vec3::new((-2.5_f32), 1.5_f32, 0.0_f32)).is_nan()
                            })) {
                                let mut t = [(*y), (({ (*y) })).signum(), (*y)];
                                break;
                            }
                            ((IVec2::new((-1_i32), 10_i32))
                                == (IVec2::new(0_i32, 7_i32)))
                        } else {
                            _ = ((c > c) ^ (0_u32 != k0));
                            (a > 2_i32)
                        }),
                        a,
                        a,
                    )) {
                        (false, mut v @ -1, _) if ((*y) > (*y)) => {}
                        (true, mut y @ ((1_000 | -7)), 2) => {}
                        (true, 2..=5, _) => {}
                        _ => {}
                    }
                }
                k1 += 1;
            }
        }
        ((*y) + (*y))
    }
}

#[flatten]
mod p078 {
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: f32) -> f32 {
        {
            'outer: for _ in (1..1).step_by(3).rev() {
                if ((([y, b, b].into_iter().filter(|&c| (c != c)).last())
                    .map_or_else(
                        || MASK,
                        |b| {
                            if (false != (b <= b)) {
                                return MASK;
                            }
                            MASKS[(STEPS & 1) as usize]
                        },
                    ) >= (MASK - 8)))
                {
                    let mut n = (match ((if (2_i32 > c) { Some(STILL) } else { None })) {
                        None => [([y; 3])[0]; 3],
                        None => {
                            [
                                (if (c <= 0) { b } else { b }),
                                (y).fract(),
                                (y).clamp(-1.0, 1.0).acos(),
                            ]
                        }
                        x_2 => {
                            [
                                y,
                                (Vec4::new(
                                    0.0_f32,
                                    (-0.0_f32),
                                    TABLE[(MASK % 4) as usize],
                                    TABLE[COUNT % 4],
                                ))
                                    .dot(Vec4::new(b, 0.5_f32, (-1.0_f32), (-2.5_f32))),
                                (y).copysign((b).max(-9.0)),
                            ]
                        }
                    });
                    return TABLE[COUNT % 4];
                }
                match (((if ((-4_i32) <= 3) { MASK } else { 0_u32 }) ^ (MASK | MASK))) {
                    0 if ((if (10_i32 != c) {
                        let mut n: [f32; 3] = [y, b, y];
                        'inner: for (t, y) in n.iter().enumerate() {
                            let mut x_2 = [(-0.0_f32); 3];
                            let (a, _) = (
                                (((if (5_i32 > c) { Some(n[0]) } else { None }))
                                    .map_or_else(|| b, |a| (-0.0_f32)) != ({ x_2[0] })),
                                ((((c <= c)).then_some(x_2[2]))
                                    .map_or_else(
                                        || {
                                            if ((n[2] <= (*y))
                                                && (10_i32 > LEVELS[(8_u32 % 8) as usize]))
                                            {
                                                return (Vec2::new(3.0_f32, n[1])
                                                    * Vec2::new(0.0_f32, 0.0_f32));
                                            }
                                            Vec2::new(0.0_f32, 0.0_f32)
                                        },
                                        |v| Vec2::new((-2.5_f32), 2.0_f32),
                                    ) + Vec2::new(0.0_f32, 0.0_f32)),
                            );
                        }
                        false
                    } else {
                        false
                    })) => {}
                    _ => {}
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub bool);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0, self.1 ^ other.1)
        }
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
    impl Pair {
        fn step(&self, a: Vec3, c: &[f32; 3], y: Vec2) -> Hit {
            if (!all(BVec3::new((0.5_f32 > y.x), (a.x > c[2]), true))) {
                let start = (Mat2::from_cols(y, Vec2::new((-2.5_f32), 1.5_f32))
                    .determinant())
                    .round();
                let mut n = 0.0;
                n += start;
                let given: f32 = (if (y.x != c[0]) {
                    if ((Hit(UVec2::new(8_u32, 8_u32), (self.0 != self.0))
                        + Hit(UVec2::new(2_u32, self.0), (self.0 > 8_u32))))
                        .1
                    {
                        'outer: for v in 0..4u8 {
                            n -= ((Vec2::new(y.y, (-2.5_f32))).max(y)).distance(y);
                            if ((IVec2::new(10_i32, (v as i32))).y
                                > select((v as i32), 1_i32, ((v as f32) < (v as f32))))
                            {
                                break;
                            }
                        }
                    } else {}
                    c[2]
                } else {
                    a.x
                });
                let n: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(b: f32) -> f32 {
                        b * HALF + 1.0
                    }
                    let t = second(given);
                    t
                };
            } else {}
            (match (WIDE as i32) {
                mut t @ 2.. if (c[0] > y.x) => Hit(UVec2::new(1_u32, self.0), true),
                _ => Hit(UVec2::new(5_u32, 1_u32), (c[0] != a.z)),
                _ => Hit(UVec2::new(3_u32, self.0), (2.0_f32 != y.y)),
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &[Pair; 3], y: &Vec2) -> Vec2 {
        let mut k0 = -1i32;
        'outer: while k0 <= 1 {
            k0 = k0 + 2;
            let mut n: Pair = (&{ c[0] } - &c[1]);
            let y = n
                .step(
                    Vec3::new(y.x, a, (-1.0)),
                    &{ [y.y, y.y, y.y] },
                    (if (a <= a) { (*y) } else { (*y) }),
                );
            if ((Pair::SIZE >> 1) <= Hit::SIZE) {} else {}
        }
        (Vec2::select(
            (((*y))
                .map(|c| {
                    if (Hit(UVec2::new(2_u32, 8_u32), (c < c))).1 {
                        return 1.0_f32;
                    }
                    (-1.0_f32)
                }))
                .cmplt((*y)),
            (*y),
            (*y),
        ))
            .max((*y))
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [Pair; 2], c: &i32, y: &mut f32) -> Vec3 {
        let mut a = vec3(
            ('block: {
                let mut turn_1 = 0;
                let c: u32 = #[keep]
                'value_1: loop {
                    if ([
                        [(*y), (*y), (*y)]
                            .iter()
                            .fold(
                                (*y),
                                |c, &x_2| {
                                    if (((*y) < c) && false) {
                                        return ((2.0_f32, Vec2::new(0.5_f32, (-0.0_f32)), a[1])).0;
                                    }
                                    1.0_f32
                                },
                            ),
                        (Vec4::new(1.0_f32, 1.0_f32, (-2.5_f32), (-0.0_f32)))
                            .dot(Vec4::new((*y), HALF, (*y), (-2.5_f32))),
                    ]
                        .iter()
                        .any(|&x_2| ((*y) <= 3.0_f32)))
                    {
                        'outer: for y in -1..1 {
                            let mut x_2 = (if ((if ((BVec3::new(false, true, false))
                                == (BVec3::new(false, false, ((*c) != (*c)))))
                            {
                                (!((y as i32) <= y))
                            } else {
                                false
                            })) {
                                (MASK ^ MASK)
                            } else {
                                ((a.len() & 255) as u32)
                            });
                            let start = (({ Pair::SIZE }) * 2);
                            let mut b = 2;
                            b += start;
                            if (((TABLE[(x_2 % 4) as usize]).min(HALF) + 0.0) <= STILL) {
                                break 'outer;
                            }
                            let mut x_2 = (3_usize & 7);
                            let given: f32 = (Vec2::new(0.0_f32, 2.0_f32)).to_angle();
                            let b: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(y: f32) -> f32 {
                                    (y - HALF).max(HALF)
                                }
                                t
                            };
                        }
                        return ((Vec3::new((-0.0), 3.0, 2.0)).floor()).floor();
                    }
                    if ((((*c) <= (*c))
                        || ({
                            (*y) += ((*y) * (*y));
                            ((*y) < (*y))
                        })))
                    {
                        break ((MASK & 15) * (MASK & 7));
                    }
                    let mut n: Pair = Pair;
                    if ((true
                        ^ (match (Pair::SIZE, Pair::SIZE) {
                            ((x, 4)
                            | (
                                100,
                                x,
                            )) if (asked(
                                &|a, y| {
                                    if (((*c) < y) || (y > (*c))) {
                                        return all(BVec3::new(false, (y <= y), true));
                                    }
                                    false
                                },
                                0.5_f32,
                            )) => (1.5_f32 > (*y)),
                            _ => {
                                let mut a: UVec2 = UVec2::new(2, 3);
                                (1.0_f32 < TABLE[((*c) & 1) as usize])
                            }
                        })))
                    {
                        break MASK;
                    }
                    let mut v = Pair::SIZE;
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break (if false {
                            (*y) = (((*y) + (*y))).fract_gl();
                            MASK
                        } else {
                            (*y) = (-0.0);
                            2
                        });
                    }
                };
                if (Vec3::new((*y), (*y), (-0.0_f32))).is_nan() {
                    break 'block (((*y)).min((*y)) + 0.0);
                }
                (-taken((*y), |c| (*y)))
            }),
            [
                ({
                    let mut c: [f32; 2] = [(*y), (*y)];
                    'outer: for (x_2, [mut y, _]) in c.into_iter().zip([a, a]) {
                        let b: Vec4 = Vec4::new(1.5, 0.0, STILL, 3.0);
                        if ((Pair::SIZE).abs_diff(0_usize) == (2_usize).min(Pair::SIZE))
                        {
                            let mut k1 = ((MASKS[(MASKS[(Pair::SIZE).min(6)] % 7)
                                as usize])
                                .wrapping_add(2_u32)) & 3;
                            'inner: loop {
                                let c = (
                                    (match x_2 {
                                        _ => STILL,
                                        mut t @ 0.0 => x_2,
                                        1.0..2.0 => x_2,
                                        x_2 => x_2,
                                    }),
                                    Vec2::new(c[1], 3.0_f32),
                                    y,
                                );
                                if k1 == 0 || ((k1 != 1)) {
                                    break;
                                }
                                k1 -= 1;
                            }
                            continue;
                        }
                    }
                    (*y)
                }),
                (*y),
            ]
                .into_iter()
                .filter(|&x| (7_i32 != (*c)))
                .map(|mut x| (*y))
                .sum::<f32>(),
            0.0,
        );
        a
    }
}

#[flatten]
mod p081 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: usize, y: f32) -> (Vec2, i32, IVec2) {
        #[keep]
        'outer: for a_2 in (((match false {
            false => 2_i32,
            true => {
                let mut n: [f32; 3] = [a, y, y];
                'outer: for b in n.iter() {
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        if (((if (k1 > k1) { (!((*b) != n[2])) } else { (n[1] <= (*b)) })
                            && ((if (k1 != 1) {
                                FLAGS[(5_u32 % 9) as usize]
                            } else {
                                (k1 <= 3)
                            }) && (0_usize <= c))))
                        {
                            let Pair { a: _ } = (Pair::FIRST
                                + Pair {
                                    a: Vec3::new((-0.0_f32), 0.5_f32, 1.5_f32),
                                });
                        } else {}
                    }
                    if (c < c) {
                        continue;
                    }
                }
                STEPS
            }
            false => STEPS,
        }) & 3)..8)
            .step_by(2)
        {}
        (
            (Vec2::new((-1.0), y) + Vec2::splat(y)),
            ((NARROW as i32) + (WIDE as i32)),
            IVec2::new(7, 1),
        )
    }
}

#[flatten]
mod p082 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
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
                a: self.a & other,
                b: (other & 15) as f32,
            }
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut bool, y: &mut f32) -> bool {
        'block: {
            if ((((if Hit::SIZE >= Hit::SIZE {
                Hit::SIZE - Hit::SIZE
            } else {
                Hit::SIZE
            }) / 2) <= 0))
            {
                let start = (((3_u32 + MASK) | 7) - (1_u32 & 7));
                let mut v = 1;
                v += start;
                let v: Pair = 'block_1: {
                    let given: f32 = ((Hit::SIZE + Hit::SIZE) as f32);
                    let x: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            a_2 * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    if (*c) {
                        break 'block_1 Pair { b: (*y), a: i32::MAX };
                    }
                    if (((v > v)
                        && ({
                            (*y) = (Vec2::new(1.0_f32, b))
                                .perp_dot(Vec2::new(2.0_f32, (*y)));
                            (2_usize == Pair::SIZE)
                        })))
                    {
                        let [n, a] = ({ [STILL, x] });
                        return (v != v);
                    }
                    (*y)
                        *= (({ ([(-0.0_f32), b])[0] })
                            + dot(Vec3::new(1.0_f32, 1.0_f32, b), (CORNER).abs()));
                    Pair { b: b, a: (NARROW as i32) }
                };
                let mut k0 = ((MASKS[(v.a & 1) as usize] + MASK)) & 3;
                #[unroll(max = 3)] 'outer: while k0 > 0 {
                    k0 -= 1;
                    b += (v.b).cos();
                }
            }
            if (({
                'outer: for a_2 in 0u32..3 {
                    if (a_2 > a_2) {
                        let (x, mut y) = (
                            (-Pair { b: b, a: STEPS }),
                            Hit {
                                a: ((1_u32 < a_2)
                                    && ({
                                        b = (Pair {
                                            b: TABLE[(0_u32 % 4) as usize],
                                            a: STEPS,
                                        })
                                            .b;
                                        (*c)
                                    })),
                            },
                        );
                        return (a_2).is_power_of_two();
                    }
                }
                let mut k0 = (MASK) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let x_2: Vec3;
                    if (*c) {
                        x_2 = (Vec3::select(
                            (Vec3::new(3.0, 1.0, (*y))).cmplt(Vec3::new(1.0, 1.0, b)),
                            Vec3::new(3.0, (*y), b),
                            POINTS[5_usize % 6],
                        ))
                            .zyx();
                    } else {
                        x_2 = atan(
                            (Vec3::new(b, (*y), 0.5_f32) + Vec3::new(b, 2.0_f32, (*y))),
                        );
                    }
                }
                (b != (*y))
            })) {
                _ = (Pair::SIZE < ((*y).abs() as usize & 15));
                break 'block;
            }
        }
        ([
            (b * 1.5_f32),
            (match (*c) {
                x @ true => b,
                _ => b,
            }),
        ]
            .iter()
            .any(|&x_2| {
                if (LEVELS[(0_usize).min(7)] < 5_i32) {
                    return ({ (*c) });
                }
                (0.0_f32 != (*y))
            }) ^ (b > 0.5))
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: i32, y: &mut i32, mut n: u32) -> f32 {
        (asked(&|x, v| (v != 10_i32), a.a.y)
            || ({
                a.a = a.a;
                ({
                    let [n, b, ..] = [
                        (a.a.y - 1.5_f32),
                        (a.a.x * 0.0),
                        TABLE[(c & 1) as usize],
                    ];
                    let given: f32 = (if false {
                        (n).tanh()
                    } else {
                        let mut y: f32 = (b
                            - ([2.0_f32, n, 2.0_f32].iter().fold(b, |a_2, &v| 2.0_f32))
                                .fract());
                        ceil(y)
                    });
                    let v: f32 = {
                        fn second(b: f32) -> f32 {
                            if b < 0.5 { -b } else { b }
                        }
                        let t = second(given);
                        t
                    };
                    ((-1_i32) < (*y))
                })
            }));
        let mut c: u32 = n;
        let mut a: IVec3 = (if (((MASK | 7) - (2_u32 & 7)) == (((*y) & 255) as u32)) {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                k0 *= 2;
                let mut k1 = ((n >> (n & 31))) & 3;
                #[keep]
                'inner: loop {
                    if ((match (Pair { a: Vec2::new(STILL, a.a.x) }) {
                        Pair { a: b } => (Pair::SIZE == Pair::SIZE),
                        _ => {
                            (match (*a) {
                                Pair { a: y } => (n > 1),
                                _ => ((*y) != (*y)),
                            })
                        }
                    })) || k1 == 0
                    {
                        break;
                    }
                    k1 -= 1;
                    let x: usize = Pair::SIZE;
                    (*a)
                        += (&{
                            Pair {
                                a: (match ((MASK <= MASK), 8_u32, (k0 != c)) {
                                    (false, _, false) if (false && (x != Pair::SIZE)) => {
                                        Vec2::new(RAMP[(c % 9) as usize], STILL)
                                    }
                                    (n, x, t) if (({ n })) => Vec2::new((-1.0_f32), (-0.0_f32)),
                                    (_, n, _) => Vec2::new(2.0_f32, 0.5_f32),
                                    _ => Vec2::new(1.5_f32, 0.5_f32),
                                }),
                            }
                        }
                            - &{
                                Pair {
                                    a: Vec2::new((-1.0_f32), HALF),
                                }
                            });
                }
                if (a.a.y != a.a.x) {
                    break 'outer;
                }
                if ((*y) <= (*y)) {
                    if (a.a.y <= a.a.y) {
                        if ((((*y)).is_negative() as usize) != Pair::SIZE) {
                            let start = (*y);
                            let mut a_2 = 0;
                            a_2 += start;
                            (*y) *= 2;
                            let mut x_2: i32 = a_2;
                        } else if ((BVec3::new((1_i32 != (*y)), false, false))
                            == (BVec3::new(false, true, true)))
                        {
                            let x: (Vec3, i32, usize) = (
                                (if any(BVec3::new((a.a.y != a.a.y), false, (3_u32 != n))) {
                                    Vec3::new(a.a.x, a.a.x, 2.0_f32)
                                } else {
                                    Vec3::new((-0.0_f32), (-2.5_f32), a.a.x)
                                }),
                                (*y),
                                Pair::SIZE,
                            );
                            let (mut x_2, mut n, _) = (
                                (if false { Vec3::new(HALF, 2.0_f32, x.0.y) } else { x.0 }),
                                x.1,
                                x.2,
                            );
                        } else {}
                        break 'outer;
                    } else {
                        continue 'outer;
                    }
                }
            }
            IVec3::new((-4), (WIDE as i32), (*y))
        } else {
            IVec3::new((*y), (*y), 0)
        });
        ((([
            (if FLAGS[(2_usize).min(8)] {
                a.y
            } else {
                let mut b = Pair::SIZE;
                (NARROW as i32)
            }),
            (a.z).midpoint(LEVELS[Pair::SIZE % 8]),
            a.x,
        ]
            .iter()
            .fold(
                TABLE[(a.y & 1) as usize],
                |y, &t| {
                    if (a.y < t) {
                        return y;
                    }
                    y
                },
            ))
            .min(HALF) + 0.0) + ((*y) as f32))
    }
}

#[flatten]
mod p084 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
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
        const FIRST: Self = Pair { a: true, b: 0, c: 2.0 };
        const ALL: [Pair; 2] = [Pair { a: false, b: 5, c: -1.5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> bool {
        let v: Pair;
        if ((a <= (-1.0)) == [10_i32, c, c].iter().any(|&n| (y > y))) {
            v = ((Pair {
                b: Pair::SIZE,
                c: a,
                a: (c > c),
            }
                + Pair {
                    b: Pair::SIZE,
                    c: a,
                    a: (y != a),
                })
                + (if (c < 10) {
                    Pair {
                        a: (c <= c),
                        b: Pair::SIZE,
                        c: y,
                    }
                } else {
                    Pair {
                        c: (-0.0),
                        ..Pair {
                            b: Pair::SIZE,
                            c: y,
                            a: (2_147_483_648f32 > y),
                        }
                    }
                }));
        } else {
            v = Pair::ALL[Pair::SIZE % 2];
        }
        if ((if v.a {
            (v.b > v.b)
        } else {
            'outer: for b in 0..NARROW {
                if (({
                    let mut a = a;
                    (c > (-4))
                })) {
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        if (((b as u32) != MASK)
                            || flatten::math::any(BVec3::new(v.a, false, true)))
                        {
                            break;
                        }
                        let mut a_2: [i32; 2] = [
                            (((if v.a { MASK } else { 1_u32 }) & 255) as i32),
                            (b as i32),
                        ];
                        k1 += 1;
                    }
                    let mut a_2 = (TABLE[(v.b).min(3)]).round();
                } else {
                    #[keep]
                    'inner: for n in ((STEPS & 3)..=(((c & 15) * (c & 7)) & 3)) {
                        let n = ([(if c != 0 { (b as i32) % c } else { n }), n])[0];
                        if v.a {
                            continue;
                        }
                    }
                }
                if v.a {
                    continue 'outer;
                }
            }
            (y != y)
        })) {
            return v.a;
        }
        (v.a ^ v.a)
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
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
    impl Pair {
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit(Pair { a: true }, -0.0);
        const ALL: [Hit; 2] = [Hit(Pair { a: false }, 2.0), Self::FIRST];
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
        fn step(self, a: &mut Pair, c: f32, y: bool) -> bool {
            'outer: for c in 0..0 {
                if (!asked(&|x, t| y, (-1.0_f32))) {
                    return (Pair::SIZE < (Pair::SIZE + Pair::SIZE));
                }
                if ((!(a.a
                    || ({
                        a.a = a.a;
                        y
                    }))))
                {
                    continue;
                }
                let mut n: UVec2 = ((UVec2::new(MASK, MASK)
                    + (UVec2::new(MASKS[(2_i32 & 1) as usize], MASK)
                        & UVec2::new(MASK, 0)))
                    + select(
                        (UVec2::new(MASK, u32::MAX) % 2),
                        UVec2::new(MASK, MASKS[(Hit::SIZE).min(6)]),
                        (match Hit(self.0, self.1) {
                            Hit(c, 0.0..=0.25) => {
                                'inner: for t in -1..3 {
                                    a.a = ((3.0_f32 != 0.5) ^ ((!y) & a.a));
                                    match (t as i32) {
                                        v @ 0 => {}
                                        ..2 => {}
                                        0 if c.a => {
                                            continue;
                                        }
                                        _ => {
                                            break;
                                        }
                                    }
                                }
                                y
                            }
                            _ => a.a,
                        }),
                    ));
            }
            (({
                'outer: for a in (((if self.0.a {
                    2_u32
                } else {
                    return (if a.a {
                        let mut a = (Pair { a: (c != c) } * (-0.5));
                        (c < c)
                    } else {
                        self.0.a
                    });
                }) & 3)..=(MASK & 3))
                    .rev()
                {
                    if y {
                        break;
                    }
                }
                y
            }) ^ self.0.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: &mut i32, mut v: Pair, t: u32) -> u32 {
        if (({ Hit(Pair { a: v.a }, (-2.5_f32)) })
            .step(
                &mut v,
                (((Mat2::from_cols(
                    Vec2::new((-2.5_f32), HALF),
                    Vec2::new(HALF, TABLE[(t % 4) as usize]),
                ) * RAMP[(t % 9) as usize])
                    * (if a {
                        Vec2::new(3.0_f32, 3.0_f32)
                    } else {
                        let mut b = taken(
                            ((POINTS[0_usize % 6]).powf(2.0)).z,
                            |a| {
                                if (if false { ((*c) < (*c)) } else { true }) {
                                    return ((-1.0_f32) * 0.0);
                                }
                                ((a).round()).sin()
                            },
                        );
                        Vec2::new((-0.0_f32), b)
                    })))
                    .dot(
                        (Mat2::from_cols(
                            Vec2::new(TABLE[Hit::SIZE % 4], (-1.0_f32)),
                            Vec2::new(STILL, 0.5_f32),
                        ) * (Vec2::new(HALF, 1.0) - TABLE[((*c) & 1) as usize])),
                    ),
                a,
            ))
        {
            let a: usize = (match Hit::ALL[(MASK % 2) as usize] {
                Hit(_, a @ 0.25) => {
                    let Hit(Pair { a: y }, a_2) = Hit(Pair::FIRST, HALF);
                    ({
                        'outer: for n in (0..3).rev() {
                            let mut t = (Mat2::IDENTITY
                                - (Mat2::IDENTITY
                                    - Mat2::from_diagonal(Vec2::new(a_2, 0.25_f32))));
                            t.y_axis += Vec2::ONE;
                            if ((!({
                                let q = t.x_axis.x;
                                q == q && q.is_sign_negative()
                            }))) {
                                break;
                            }
                            let c = BVec3::splat(y);
                            let mut y = (5_i32 >> 1);
                        }
                        Hit::SIZE
                    })
                }
                Hit(mut x_2, 0.0) => {
                    (match (
                        (((*c) & 15) * ((*c) & 7)),
                        [STILL, TABLE[Pair::SIZE % 4]].iter().fold((*c), |n, &y| n),
                        0_i32,
                    ) {
                        (-7, -7, -7) => 0,
                        _ => 0,
                    })
                }
                Hit(_, -1.5) => 0,
                _ => 0,
            });
        }
        0
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: usize, c: i32, y: [f32; 2]) -> f32 {
        let (x_2, _, n) = (Some((y[0], UVec2::new(0_u32, 8_u32), a)))
            .map_or_else(
                || {
                    if all(BVec3::new(false, ((-1_i32) > (-4_i32)), (a != 5_usize))) {
                        return (y[0], UVec2::new(0_u32, MASK), 1_usize);
                    }
                    (3.0_f32, UVec2::new(3_u32, 5_u32), a)
                },
                |x| (y[1], x.1, x.2),
            );
        ((if ((a > 0) && (2_usize != a)) {
            Some((1.0_f32, UVec2::new(3_u32, 5_u32), n))
        } else {
            None
        }))
            .map_or_else(
                || {
                    ((y[1]).trunc()
                        + ((if (y[1] != y[0]) {
                            Some((x_2, UVec2::new(MASK, MASK), n))
                        } else {
                            None
                        }))
                            .map_or_else(
                                || y[0],
                                |y| {
                                    if (y.1.x >= y.1.y) {
                                        return y.0;
                                    }
                                    0.5_f32
                                },
                            ))
                },
                |x_2| (({ y[0] }) * 0.5_f32),
            )
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
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
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: Mat2) -> f32 {
        if (c.y_axis.y < c.y_axis.x) {
            let mut t: Pair = Pair(a.0);
            let mut a: [f32; 2] = (((t.0 < (u32::MAX - 1))).then_some((*a)))
                .map_or_else(
                    || [0.0_f32, 0.0_f32],
                    |a_2| {
                        if (0.0_f32 < 0.0_f32) {
                            return [0.0_f32, 0.0_f32];
                        }
                        [0.0_f32, 0.0_f32]
                    },
                );
            'outer: for a in a {}
        }
        0.0
    }
}

#[flatten]
mod p088 {
    use super::*;
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0)
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Hit {
        fn step(&mut self, mut b: f32, mut x: i32) -> (i32, Pair, Hit) {
            let mut c: usize = Self::SIZE;
            if (((match (State {
                c: MASK,
                a: self.0,
                b: IVec3::new(10_i32, x, 1_i32),
            }) {
                State { a: _, b: _, c: mut t @ ..2 } => {
                    self.0 = (self.0).max(self.0);
                    b
                }
                State { a: b, b: _, c: _ } => {
                    #[keep]
                    'outer: for y in (((IVec2::new(x, x)).y & 3)..8).step_by(2) {
                        let (_, Pair { a }, Hit(_)) = (
                            (-1_i32),
                            Pair::ALL[(8_u32 % 2) as usize],
                            Hit(Vec2::new(self.0.x, b.y)),
                        );
                        'inner: for n in (1..10).step_by(3).rev() {
                            if (c <= c) {} else {}
                            if true {
                                break 'outer;
                            }
                        }
                    }
                    self.0.y
                }
                State { a: mut a, b: _, c: 100.. } => a.y,
                _ => self.0.y,
            }) != b))
            {
                return (x, Pair { a: CORNER }, Hit(self.0));
            }
            (
                x,
                Pair {
                    a: Vec3::new(b, 1.5, self.0.x),
                },
                Hit(self.0),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Vec3, y: &mut f32, t: f32) -> u32 {
        let mut k0 = ((MASK + MASK)) & 3;
        #[keep] 'outer: while k0 > 0 && (true) {
            k0 -= 1;
            let Hit(mut b) = Hit(Vec2::new(t, c.z));
            (*y) *= ((((t as i32).clamp(-64, 64)) as f32) - 0.0);
        }
        if (c.y <= c.y) {
            (*y) = c.y;
        } else {
            let mut a: Hit = ([Hit(Vec2::new((*y), (-2.5_f32))); 2])[0];
            let x_2 = a.step(taken(c.x, |b| a.0.x), (WIDE as i32));
            ((*y), a) = (
                (match ((
                    (Hit::SIZE / 2),
                    (if MASK != 0 { 0_u32 / MASK } else { MASK }),
                    x_2.0,
                )) {
                    ((0 | 1), mut v, -1..2) => {
                        ({
                            let given: f32 = (a.0).dot((Vec2::new(1.5, (-2.5)) * t));
                            let c: f32 = {
                                let t = second(given);
                                fn second(t: f32) -> f32 {
                                    (t - 0.5).max(0.5)
                                }
                                t
                            };
                            let (a, _) = (
                                [
                                    (&x_2.2 - &a),
                                    (match v {
                                        3 => x_2.2,
                                        (3 | 3) if (x_2.0 < x_2.0) => x_2.2,
                                        _ => Hit(a.0),
                                        a => Hit(Vec2::new(0.0_f32, 0.0_f32)),
                                    }),
                                ],
                                Hit(Vec2::new(0.0_f32, 0.0_f32)),
                            );
                            0.0
                        })
                    }
                    (0, 0, -7) => 0.0,
                    _ => 0.0,
                }),
                Hit(Vec2::new(0.0_f32, 0.0_f32)),
            );
        }
        0
    }
}

#[flatten]
mod p089 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(-other.0)
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
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
        fn step(&mut self, a: &[(Pair, Mat3, Hit); 3]) -> i32 {
            let mut k0 = (((9 - ((0.5_f32 > 1.0_f32) as i8)
                - ((a[1].1.z_axis.z < a[2].1.z_axis.y) as i8)) as u32 & 255)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let mut x_2 = STEPS;
            }
            (*self) = a[1].0;
            (*self) = Pair;
            (((((a[0].1.y_axis.z as i32).clamp(-64, 64))).signum() & 63) << 1)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, mut v: (Pair, Mat3, Hit)) -> f32 {
        'outer: for [_, mut n] in [
            [1.0_f32, v.2.0],
            [0.5_f32, (*a)],
            [v.1.z_axis.z; 2],
        ] {
            (*c) /= 3;
            if (Hit::SIZE >= (Pair::SIZE + Pair::SIZE)) {
                match (((v.2 * (*c))
                    * v.0.step(&{ [v, v, (v.0, v.1, Hit(v.1.z_axis.x))] })))
                {
                    Hit(_) => {
                        return ((Hit::RATE + 2.0)
                            * ((-0.0_f32)).mul_add(v.1.x_axis.y, v.2.0));
                    }
                    Hit(
                        _,
                    ) if asked(
                        &|y, x_2| (RAMP[(Hit::SIZE).min(8)] < v.1.x_axis.z),
                        Hit::RATE,
                    ) => {
                        let mut k1 = 1u32;
                        'inner: while k1 < 2 {
                            k1 <<= 1;
                            let (n, mut y, ..) = (
                                Pair,
                                Mat3::from_diagonal(v.1.x_axis),
                                (if (v.1.x_axis.x < 3.0) { v.2 } else { v.2 }),
                            );
                        }
                    }
                    Hit(0.25..=1.0) => {
                        return lerp(
                            (MASK as f32),
                            (Vec4::new(v.1.x_axis.x, (-1.0_f32), 3.0_f32, 2.0_f32))
                                .length_squared(),
                            (*a),
                        );
                    }
                    _ => {
                        let mut v: Pair = Pair;
                        v.step(
                            &{
                                [
                                    (
                                        v,
                                        mat3(
                                            Vec3::new(0.25_f32, 0.5_f32, (-1.0_f32)),
                                            Vec3::new((-2.5_f32), 2.0_f32, (-1.0_f32)),
                                            Vec3::new((*a), (*a), (*a)),
                                        ),
                                        Hit(16_777_217f32),
                                    ),
                                    (
                                        v,
                                        Mat3::from_diagonal(Vec3::new(1.5_f32, n, 1.5_f32)),
                                        Hit((*a)),
                                    ),
                                    (
                                        Pair,
                                        Mat3::from_cols(
                                            POINTS[((*c) & 1) as usize],
                                            Vec3::new(n, (-0.0_f32), n),
                                            Vec3::new(TABLE[(MASK % 4) as usize], (-2.5_f32), 0.0_f32),
                                        ),
                                        Hit::ALL[Hit::SIZE % 2],
                                    ),
                                ]
                            },
                        );
                    }
                }
                continue;
            }
        }
        (v.1.z_axis.x + v.1.y_axis.x)
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [f32; 2]) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            let mut turn = 0;
            let x: f32 = 'value: loop {
                if (c[0] <= TABLE[Pair::SIZE % 4]) {
                    break a;
                }
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    c[(2_i32 & 1) as usize]
                        -= (((-c[0])).tanh()).atan2(((({ c[0] })).round()));
                    if ((UVec2::new(MASK, MASK)).y != MASK) {
                        break 'outer;
                    }
                    let mut a_2 = ((((if (2.0_f32 <= c[1]) {
                        None
                    } else {
                        Some(Pair(c[0]))
                    }))
                        .or_else(|| Some(Pair::FIRST)))
                        .map_or_else(
                            || c[1],
                            |x| {
                                if ({
                                    let q = x.0;
                                    q == q && q.is_sign_negative()
                                }) {
                                    return (c[1] * 0.0);
                                }
                                c[0]
                            },
                        ))
                        .tanh();
                    c[1] %= 3.0;
                    k1 += 1;
                }
                turn += 1;
                if turn >= 2 {
                    break (Vec3::new(c[1], 1.0_f32, 3.0_f32)).z;
                }
            };
            if (0.25_f32 <= c[0]) {
                break;
            }
            let mut turn = 0;
            let x_2: Pair = #[keep]
            'value: loop {
                if ((IVec2::new(1_i32, 5_i32)) == (IVec2::new(1_i32, 0_i32)))
                {} else if (HALF != a) {} else {}
                turn += 1;
                if turn >= 2 {
                    break Pair(c[0]);
                }
            };
        }
        c[1]
    }
}

#[flatten]
mod p091 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
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
        const FIRST: Self = Pair { a: 2, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &[i32; 3], c: IVec3, mut v: f32, t: u32) -> f32 {
        let [b, mut y, _] = [
            ((if (c.y < (-4)) { Some(Pair { b: 2.0_f32, a: 2_usize }) } else { None }))
                .map_or_else(
                    || a[1],
                    |a| {
                        if (if (1_u32 != t) { false } else { FLAGS[(t % 9) as usize] }) {
                            return (IVec2::new(1_i32, 2_i32)).y;
                        }
                        c.x
                    },
                ),
            (7_i32).min(STEPS),
            (((v <= v))
                .then_some(Pair {
                    b: v,
                    ..Pair { a: Pair::SIZE, b: 0.0_f32 }
                }))
                .map_or_else(
                    || LEVELS[(MASKS[Pair::SIZE % 7] % 8) as usize],
                    |x| {
                        if ((IVec2::new(a[1], 10_i32)) == (IVec2::new(10_i32, 1_i32))) {
                            return (Some(x))
                                .map_or_else(
                                    || {
                                        if ({ (HALF < x.b) }) {
                                            return (a[2]).max(a[2]);
                                        }
                                        a[0]
                                    },
                                    |v| a[1],
                                );
                        }
                        a[1]
                    },
                ),
        ];
        if FLAGS[(Pair::SIZE).min(8)] {
            return v;
        }
        if (('block: {
            if (Vec3::new(3.0_f32, 0.5_f32, v)).is_nan() {
                break 'block [(WIDE as i32), c.z]
                    .iter()
                    .all(|&v| {
                        if (a[0] < c.z) {
                            return (5_u32 > t);
                        }
                        (MASK < t)
                    });
            }
            ({
                let q = 1.5_f32;
                q == q && q.is_sign_negative()
            })
        })) {
            let a_2: usize = 'block: {
                if (v).is_finite() {
                    break 'block (if (STEPS < c.y) { Pair::SIZE } else { Pair::SIZE });
                }
                'outer: for t in (*a).iter() {
                    if (dot(
                        mix(
                            Vec2::new((-2.5_f32), v),
                            Vec2::new(v, 1.5_f32),
                            Vec2::new(v, v),
                        ),
                        (Vec2::new(2.0_f32, 1.0_f32)).max(Vec2::new(3.0_f32, 1.0_f32)),
                    ) > v)
                    {
                        let start = (((match (Pair { b: 0.5_f32, a: 2_usize }) {
                            Pair { a: c @ ((100 | 3)), b: _ } => MASK,
                            Pair { a: 4.., b: 0.0 } => MASK,
                            _ => MASK,
                        }) & 63) << (MASK & 7));
                        let mut y = 1;
                        y += start;
                        let [mut a, mut x, v] = (*a);
                    }
                    'inner: for Pair { a: _, b } in [
                        Pair { b: v, a: Pair::SIZE },
                        ((false)
                            .then_some(Pair {
                                b: 1.0_f32,
                                ..Pair {
                                    a: Pair::SIZE,
                                    b: (-1.0_f32),
                                }
                            }))
                            .map_or_else(
                                || {
                                    if ((v <= 3.0_f32) || (v != v)) {
                                        return Pair { a: Pair::SIZE, b: v };
                                    }
                                    Pair::ALL[(STEPS & 1) as usize]
                                },
                                |c| {
                                    if ((5_i32 <= (-4_i32)) && (v <= c.b)) {
                                        return (c * v);
                                    }
                                    c
                                },
                            ),
                    ] {
                        if (b < b) {
                            break;
                        }
                    }
                }
                Pair::SIZE
            };
            return v;
        }
        (v + v)
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
        pub c: Vec3,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(
                if self.0 < other.0 { self.0 } else { other.0 },
                if self.1 < other.1 { self.1 } else { other.1 },
            )
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: self.a ^ other.a,
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
        const FIRST: Self = Pair(true);
        const ALL: [Pair; 2] = [Pair(false), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: 2,
            b: Vec2::new(-0.0, 2.0),
            c: Vec3::new(2.0, -1.5, 0.5),
        };
        const ALL: [State; 2] = [
            State {
                a: 0,
                b: Vec2::new(2.0, -1.5),
                c: Vec3::new(-1.5, 0.5, -0.0),
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
    pub fn entry(a: Hit, c: &i32) -> Hit {
        if ((if (a.1 > a.0) {
            let mut x: [i32; 3] = [(*c), (*c), (*c)];
            'outer: for (_, State { a: mut c, b: x_2, c: y }) in x
                .into_iter()
                .zip([
                    State {
                        c: POINTS[(({
                            x[(MASK % 3) as usize] >>= 1;
                            MASK
                        }) % 6) as usize],
                        a: MASK,
                        b: Vec2::new(a.1, a.0),
                    },
                    State::ALL[Pair::SIZE % 2],
                    (State::ALL[(({
                        x[2] >>= 1;
                        MASK
                    }) % 2) as usize] * 5),
                ])
            {
                if (a.0 != y.y) {
                    'inner: for x in (1..10).step_by(3).rev() {
                        let (x_2, Pair(a), y) = (
                            (x as i32),
                            Pair((3_u32 > c)),
                            ((-0.0_f32) + x_2.y),
                        );
                        let mut n: f32 = (-((y).cos() + 0.0));
                    }
                    break 'outer;
                }
                let mut t = (x[1], Pair::FIRST, y.y);
            }
            (Pair((x[0] > x[2]))).0
        } else {
            (!(a.1 < a.1))
        })) {
            let mut y = ((Hit::SIZE & 255) as i32);
            return (Hit(a.1, a.0) + Hit(a.1, a.0));
        }
        {
            let x_2: usize = Pair::SIZE;
            'outer: for n in ((((9 - ((a.0 > 1.0_f32) as u16) - ((a.1 != a.1) as u16))
                as u32 & 255) & 3)..8)
                .step_by(2)
                .rev()
            {
                let Hit(mut t, ..) = Hit(
                    a.0,
                    [a.1, (-2.5_f32), a.0]
                        .iter()
                        .enumerate()
                        .fold(a.0, |n, (a, &a_2)| a_2),
                );
            }
            'outer: for v in 0..STEPS {
                let mut y = a.0;
                let mut k1 = 253u8;
                'inner: while k1 != u8::MAX {
                    let mut c = ((a.0).min(RAMP[x_2 % 9]) + 0.0);
                    k1 += 1;
                }
                if (0.5_f32 < a.0) {
                    continue;
                }
            }
        }
        a
    }
}

#[flatten]
mod p093 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> i32 {
        'outer: for _ in ((((*c) / (10_i32 | 1)) & 3)..4) {
            let mut c = (a)
                .atan2(
                    ((if ((match ((WIDE as i32) < (*c)) {
                        false if ((if (0_i32 <= (*c)) {
                            true
                        } else {
                            ((*c) != 1)
                        })) => {
                            let mut a_2 = flatten::math::saturate(
                                vec3(
                                    ({
                                        let mut a_2 = [a, a, a];
                                        'inner: for (t, a_2) in a_2.iter().enumerate() {
                                            let mut b = select(
                                                ((*a_2)).move_towards(a, 0.5),
                                                (*a_2),
                                                (((*c) > (*c))
                                                    || ((STILL != (*a_2)) && ((*c) < (WIDE as i32)))),
                                            );
                                            if false {
                                                break;
                                            }
                                        }
                                        a_2[1]
                                    }),
                                    0.5_f32,
                                    a,
                                ),
                            );
                            (a_2.y < (-1.0))
                        }
                        false if (a <= (-0.0)) => ((-2.5_f32) != a),
                        true => (1.5_f32 != a),
                        false => ((*c) > (*c)),
                    })) {
                        2.0_f32
                    } else {
                        a
                    })),
                );
        }
        ((*c) + (*c))
    }
}

#[flatten]
mod p094 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
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
        const FIRST: Self = Pair(true, -0.0);
        const ALL: [Pair; 2] = [Pair(false, 2.0), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &BVec3, y: f32) -> u32 {
        'outer: for t in 0..(COUNT + 1) {
            if (0_usize > t) {
                continue 'outer;
            }
            if asked(&|n, c| (t < t), (3.0_f32).fract_gl()) {
                let mut a_2 = [(Pair((t > 1_usize), y)
                    + (match t {
                        _ => {
                            let mut k1 = (MASK) & 3;
                            #[keep]
                            'inner: while k1 > 0
                                && ((STEPS
                                    > (LEVELS[(10_i32 & 1) as usize]).wrapping_abs()))
                            {
                                k1 -= 1;
                                let mut x_2: Vec3 = (Vec3::new(
                                    0.25_f32,
                                    (-0.0_f32),
                                    f32::EPSILON,
                                ))
                                    .copysign(
                                        (Vec3::new(1.5_f32, y, 1.5_f32)).max(Vec3::splat(-9.0)),
                                    );
                                x_2.y += x_2.y;
                                let mut x_2: Vec2 = ((1.0
                                    / ((Vec2::new(x_2.y, 1.0_f32)).abs() + 0.5)) / 2.0);
                            }
                            Pair(false, (*a))
                        }
                        _ => Pair(false, (*a)),
                        t => Pair::FIRST,
                        _ => Pair((t != 8_usize), y),
                    })); 3];
                return MASK;
            }
        }
        (u32::MAX + MASKS[(2_u32 % 7) as usize])
    }
}

#[flatten]
mod p095 {
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
        fn sum(self, a: &f32) -> Pair {
            let mut b: [f32; 2] = [1.0_f32, (-1.0_f32)];
            'outer: for (_, (_, v)) in b.iter().copied().zip(0..2u32).enumerate() {
                let mut x_2: f32 = taken(
                    (((b[0]).abs() + 0.25).min(4.0).powf((b[0]).clamp(-2.0, 2.0))
                        + ((*a) + self.0)),
                    |a_2| {
                        ([a_2, self.0]
                            .into_iter()
                            .filter(|&a_2| {
                                if (FLAGS[Self::SIZE % 9] || (a_2 <= HALF)) {
                                    return (v < 5_u32);
                                }
                                (b[0] != (*a))
                            })
                            .last())
                            .unwrap_or_else(|| b[1])
                    },
                );
                if false {
                    break;
                }
            }
            Pair(((*a) + b[0]))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: f32, y: Vec3, t: [f32; 2]) -> i32 {
        if (((if Pair::SIZE >= Pair::SIZE {
            Pair::SIZE - Pair::SIZE
        } else {
            Pair::SIZE
        }) <= (t.len()).saturating_sub(t.len())))
        {
            let Pair(_) = (if ((if false {
                (y.y <= b)
            } else {
                let mut v = FLAGS[(MASK % 9) as usize];
                (y.z <= b)
            })) {
                Pair::sum(Pair(t[1]), &t[1])
            } else {
                ({ Pair::FIRST }).sum(&{ y.x })
            });
        }
        (LEVELS[(MASKS[(3_u32 % 7) as usize] % 8) as usize] + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        fn step(&self, a: Option<IVec2>) -> bool {
            let t: Pair;
            if (self.c <= (-2.5)) {
                t = (*self);
            } else {
                t = ({
                    let t: Vec2;
                    if ((if ((a)
                        .map_or_else(
                            || (self.a > 0.25_f32),
                            |a| {
                                if (a.y < a.y) {
                                    return (((self.a != 1.0)).then_some(a)).is_some();
                                }
                                (0_i32 > self.b.y)
                            },
                        ))
                    {
                        let mut k0 = (MASK) & 3;
                        #[keep] 'outer: while k0 > 0 && ((self.a > 0.25)) {
                            k0 -= 1;
                            (match ((self.b.x < self.b.x))
                                .then_some(IVec2::new((-4_i32), 5_i32))
                            {
                                None if ((if false {
                                    ((-0.0_f32) < self.a)
                                } else {
                                    (self.b.y > 2)
                                })) => true,
                                mut c => true,
                            });
                        }
                        (self.b.z > self.b.x)
                    } else {
                        false
                    })) {
                        t = Vec2::new(0.5, 3.0);
                    } else {
                        t = Vec2::new((-1.0), self.c);
                    }
                    (*self)
                });
            }
            (t.b.x < self.b.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Pair, y: &mut Vec3) -> f32 {
        let mut y: Pair = Pair {
            c: y.z,
            a: y.z,
            b: IVec3::new(1, 2, 0),
        };
        let x = y.step((if (a < y.c) { Some(IVec2::new(0_i32, y.b.x)) } else { None }));
        let (mut t, y) = (
            y,
            ((({
                let x_2: Option<i32> = (if x {
                    None
                } else {
                    Some(
                        (if (asked(
                            &|v, y| {
                                if ((Some(IVec2::new(5_i32, (-1_i32))))
                                    == (x).then_some(IVec2::new(5_i32, 2_i32)))
                                {
                                    return ({
                                        let q = HALF;
                                        q == q && q.is_sign_negative()
                                    });
                                }
                                x
                            },
                            0.25_f32,
                        )) {
                            c.b.x
                        } else {
                            0_i32
                        }),
                    )
                });
                MASK
            }) & 15) * (MASKS[(MASK % 7) as usize] & 7)),
        );
        let mut n: Pair = Pair {
            c: t.c,
            ..Pair { b: t.b, ..t }
        };
        let a = n
            .step(
                ((if x { None } else { Some(IVec2::new(STEPS, n.b.x)) }))
                    .map(|x| {
                        if ((y != y) & false) {
                            return IVec2::new(1_i32, c.b.z);
                        }
                        x
                    }),
            );
        (1.0 + (n.b.x as f32))
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
    pub struct Hit {
        pub a: Vec3,
        pub b: u32,
        pub c: f32,
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
    pub fn entry(a: &mut bool, c: &i32, y: &f32, t: &mut u32) -> f32 {
        let n = ((*y), Pair::SIZE);
        ((if (*a) {
            (*y)
        } else {
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
                        let mut n = Pair { a: (*y) };
                        let (v, ..) = (
                            (POINTS[(Pair::SIZE).min(5)])
                                .dot(Vec3::new((-1.0_f32), (*y), 1.0_f32)),
                            ({ 2_usize }),
                        );
                        {
                            let mut v = n;
                            v.a
                                -= (if (((1.0_f32).abs() + 0.25)
                                    .min(4.0)
                                    .powf((v.a).clamp(-2.0, 2.0)) != (3.0_f32).abs())
                                {
                                    ((v.a, Pair::SIZE)).0
                                } else {
                                    (v.a - select((*y), v.a, (*a)))
                                });
                        }
                    }
                    k1 += 1;
                }
            }
            ((n.0).max(taken(n.0, |x_2| n.0)) + 0.0)
        }) + ((*t) as f32))
    }
}

#[flatten]
mod p098 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
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
    impl Pair {
        fn step(&mut self, a: f32) -> Option<f32> {
            let v = ((if (2_147_483_648f32 != a) {
                None
            } else {
                Some((self.c.y * a))
            }))?;
            ((self.b < self.b)).then_some(a)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Mat3) -> f32 {
        x.x_axis.x -= x.x_axis.y;
        'outer: for b in 0..2 {
            {
                let (n, b) = (
                    [(x.z_axis.x - x.x_axis.y), x.y_axis.x],
                    (if (x.z_axis.z <= x.y_axis.y) {
                        (match (x.y_axis.y > x.z_axis.z) {
                            mut y @ true => x.x_axis.z,
                            true => (-1.0_f32),
                            false => x.z_axis.y,
                        })
                    } else {
                        let mut n = Pair {
                            b: 10,
                            c: Vec2::new((-0.0), a),
                            a: Vec2::new(x.x_axis.y, x.z_axis.y),
                        };
                        mix(x.y_axis.x, x.z_axis.y, x.z_axis.z)
                    }),
                );
                if ((((MASK & 7) as usize)
                    != (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    })))
                {
                    let mut turn = (MASK) & 1;
                    let a_2: f32 = #[unroll(max = 3)]
                    'value: loop {
                        let mut a = [(x * (HALF + x.x_axis.z)); 3];
                        let mut b: Pair = Pair {
                            c: Vec2::new((-0.0), RAMP[(MASK % 9) as usize]),
                            ..Pair {
                                b: STEPS,
                                c: Vec2::new(n[0], (-2.5)),
                                a: Vec2::new(0.5, (-1.0)),
                            }
                        };
                        let x_2 = b.step(select((-2.5_f32), b.a.y, (5_i32 < (-4))));
                        if (3.0_f32 < x.y_axis.y) {
                            break x.z_axis.x;
                        }
                        if (x.z_axis.z != a[1].z_axis.z) {
                            break 'value a[0].y_axis.z;
                        }
                        turn += 1;
                        if turn >= 3 {
                            break a[1].x_axis.z;
                        }
                    };
                    return b;
                }
            }
        }
        (a + x.z_axis.z)
    }
}

#[flatten]
mod p099 {
    use super::*;
    use flatten::math::*;
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
    fn first(a: f32) -> i32 {
        let mut a: Vec3 = CORNER;
        ((((((if true {
            Some(Mat3::from_cols(a, Vec3::new(1.5_f32, 0.5_f32, (-1.0_f32)), a))
        } else {
            None
        }))
            .map_or_else(
                || IVec2::new(0_i32, 0_i32),
                |x| IVec2::new((-1_i32), LEVELS[(2_u32 % 8) as usize]),
            ))
            .y & 15)
            * ([1.0_f32, (a).z, (a.z).floor()]
                .iter()
                .fold(
                    STEPS,
                    |a, &a_2| {
                        if (10_i32 <= a) {
                            return ((if (a_2 <= TABLE[(a & 1) as usize]) {
                                None
                            } else {
                                Some(
                                    mat3(
                                        Vec3::new(1.0_f32, 2.0_f32, 1.5_f32),
                                        Vec3::new(1.0_f32, 0.5_f32, a_2),
                                        Vec3::new(a_2, 0.0_f32, (-2.5_f32)),
                                    ),
                                )
                            }))
                                .map_or_else(
                                    || a,
                                    |c| {
                                        if (Some(c)).is_some() {
                                            return (a).abs();
                                        }
                                        a
                                    },
                                );
                        }
                        ((MASK & 255) as i32)
                    },
                ) & 7)) + (a.x as i32).clamp(-64, 64))
    }
    fn second(a: f32, c: &i32, y: IVec3) -> Option<Mat3> {
        let mut n: i32 = first(a);
        (if true {
            Some(
                mat3(
                    Vec3::new(a, 0.5_f32, 0.25_f32),
                    Vec3::new(3.0_f32, a, (-2.5_f32)),
                    Vec3::new(2.0_f32, 1.0_f32, 3.0_f32),
                ),
            )
        } else {
            None
        })
    }
    fn third(mut b: u32, c: &mut i32) -> Option<Mat3> {
        let b = ((true).then_some(Mat3::IDENTITY))?;
        (if (('block: {
            if (matches!(
                ((if ((* c) != STEPS) { Some(b) } else { None })), Some(x) if (1_usize <=
                COUNT)
            )) {
                return second((b.x_axis.x).sin(), &(*c), IVec3::new(10, (*c), (*c)));
            }
            if ((-1.0_f32) <= b.z_axis.x) {
                break 'block ((*c) <= (*c));
            }
            (b.y_axis.y <= b.y_axis.y)
        })) {
            Some(((b - b) - (b).transpose()))
        } else {
            None
        })
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32, t: usize) -> bool {
        {
            'outer: for a in [
                (if ((*c) < (*c)) {
                    let given: f32 = (match third(
                        (MASKS[((*c) & 1) as usize] - MASK),
                        c,
                    ) {
                        Some(a) => {
                            let mut turn = 0;
                            let x_2: usize = 'value: loop {
                                let mut v = (Some(
                                    mat3(
                                        Vec3::new(3.0_f32, a.y_axis.x, 2.0_f32),
                                        a.x_axis,
                                        a.y_axis,
                                    ),
                                ))
                                    .unwrap_or(a);
                                v.z_axis += Vec3::ONE;
                                let mut a_2 = ((Some(
                                    mat3(
                                        a.z_axis,
                                        Vec3::new((-1.0_f32), (-2.5_f32), v.x_axis.x),
                                        v.x_axis,
                                    ),
                                ))
                                    .unwrap_or((v).transpose())
                                    * ((if FLAGS[((*c) & 1) as usize] {
                                        Mat3::from_cols(
                                            v.y_axis,
                                            v.x_axis,
                                            Vec3::new((*y), 3.0_f32, a.x_axis.x),
                                        )
                                    } else {
                                        v
                                    }) - a));
                                turn += 1;
                                if turn >= 1 {
                                    break (Vec4::new(v.z_axis.z, 0.5_f32, (-0.0_f32), STILL))
                                        .min_position();
                                }
                            };
                            ((if (t <= t) {
                                None
                            } else {
                                Some(mat3(a.y_axis, a.y_axis, a.x_axis))
                            }))
                                .map_or_else(|| a.z_axis.z, |c| (*y))
                        }
                        Some(mut n) => {
                            (if n.x_axis.y <= (-0.0) {
                                (1.5_f32).clamp(n.x_axis.y, (-0.0)) + 0.0
                            } else {
                                TABLE[(({
                                    (*c) = ((*c)).max((*c));
                                    MASK
                                }) % 4) as usize]
                            })
                        }
                        Some(c) if false => {
                            let mut a_2 = select(
                                ({ hadd(Vec2::new(1.5_f32, 1.5_f32)) }),
                                ((c.z_axis.y)
                                    .min(
                                        (if (c.x_axis.x != c.y_axis.y) {
                                            c.y_axis.z
                                        } else {
                                            c.z_axis.x
                                        }),
                                    ) + 0.0),
                                (t > 1),
                            );
                            (((t <= t))
                                .then_some(Mat3::from_cols(c.x_axis, c.z_axis, c.y_axis)))
                                .map_or_else(
                                    || {
                                        if (if (TABLE[2_usize % 4] < c.z_axis.x) {
                                            (3.0_f32 != c.y_axis.y)
                                        } else {
                                            (t <= t)
                                        }) {
                                            return c.y_axis.x;
                                        }
                                        1.5_f32
                                    },
                                    |x| c.x_axis.z,
                                )
                        }
                        mut x_2 => {
                            let given: f32 = (({ x_2 }))
                                .map_or_else(|| (*a), |x_2| ((-1.0_f32) + (-0.0_f32)));
                            let n: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(x_2: f32) -> f32 {
                                    x_2 * HALF + 1.0
                                }
                                t
                            };
                            n
                        }
                    });
                    let x_2: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(v: f32) -> f32 {
                            (v - HALF).max(HALF)
                        }
                        t
                    };
                    ((1_usize < t))
                        .then_some(
                            Mat3::from_diagonal(Vec3::new(2.0_f32, x_2, (-2.5_f32))),
                        )
                } else {
                    (((*c) != (*c)))
                        .then_some(
                            Mat3::from_cols(
                                Vec3::new((*y), (-1.0_f32), 2.0_f32),
                                Vec3::new(1.0_f32, (*a), (*a)),
                                Vec3::new(1.5_f32, (*y), HALF),
                            ),
                        )
                }),
                ((STEPS != (*c)))
                    .then_some(
                        Mat3::from_cols(
                            Vec3::new(2.0_f32, 0.5_f32, HALF),
                            Vec3::new((*y), (-1.0_f32), (*a)),
                            Vec3::new(f32::MIN_POSITIVE, (*a), 0.25_f32),
                        ),
                    ),
                (FLAGS[(7_i32 & 1) as usize])
                    .then_some(
                        Mat3::from_cols(CORNER, CORNER, Vec3::new((*a), (*y), (*a))),
                    ),
            ] {}
        }
        false
    }
}

#[flatten]
mod p100 {
    use super::*;
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const FIRST: Self = Pair(true);
        const ALL: [Pair; 2] = [Pair(false), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(mut self, mut b: Vec4, c: &mut f32) -> bool {
            let given: f32 = (({
                let [v, _, mut n] = [
                    ([b.z, 1.0_f32, b.x])[0],
                    (STEPS as f32),
                    ((*c) * 1.0),
                ];
                b.z
                    -= ((TABLE[Pair::SIZE % 4])
                        .max(
                            ((Vec3::new((-1.0_f32), (-2.5_f32), (-0.0_f32)))
                                .dot(
                                    POINTS[(LEVELS[(LEVELS[(STEPS & 1) as usize] & 1) as usize]
                                        & 1) as usize],
                                ) + 0.0),
                        ) + 0.0);
                n
            }) - 1.5);
            let c: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(x: f32) -> f32 {
                    (x - HALF).max(HALF)
                }
                let t = doubled(given);
                t
            };
            self.0
        }
    }
    impl Pair {
        fn turn(mut self, a: [f32; 3], c: &mut f32) -> f32 {
            match Pair(self.0) {
                Pair(v) => {
                    if (Pair((!(a[2] < a[0])))).0 {
                        let x: Mat2;
                        if self.0 {
                            x = (mat2(Vec2::new(a[2], (*c)), Vec2::new(3.0_f32, 0.5_f32))
                                * (mat2(
                                    Vec2::new(a[0], 0.5_f32),
                                    Vec2::new(0.0_f32, (-2.5_f32)),
                                ))
                                    .transpose());
                        } else {
                            x = (Mat2::from_cols(
                                Vec2::new((-2.5_f32), 2.0_f32),
                                Vec2::new(2.0_f32, 0.25_f32),
                            )
                                * ({
                                    let (mut n, (mut x, _)) = (
                                        ((if self.0 {
                                            Mat2::from_diagonal(Vec2::new(a[1], 3.0_f32))
                                        } else {
                                            Mat2::from_diagonal(Vec2::new(a[1], (*c)))
                                        })
                                            * (Mat2::from_diagonal(Vec2::new(Self::RATE, (-0.0_f32)))
                                                * a[0])),
                                        (
                                            ((a[1] - STILL)).copysign((a[Pair::SIZE % 3]).max(-9.0)),
                                            a[2],
                                        ),
                                    );
                                    let given: f32 = ((n.x_axis.x * x)).atan2((a[0]));
                                    let x_2: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn doubled(a_2: f32) -> f32 {
                                            a_2 * HALF + 1.0
                                        }
                                        let t = doubled(given);
                                        t
                                    };
                                    n.x_axis.y
                                }));
                        }
                    } else {
                        let mut k0 = (((MASK & 15) * (8_u32 & 7))) & 3;
                        #[keep]
                        'outer: loop {
                            let c = (((match (Pair::SIZE, 2_usize, (NARROW as i32)) {
                                (3, (2 | 100), mut b @ -7) => b,
                                (_, mut a, -7) => STEPS,
                                _ => STEPS,
                            }) ^ STEPS))
                                .min((WIDE as i32));
                            if k0 == 0 || (self.0) {
                                break;
                            }
                            k0 -= 1;
                        }
                    }
                }
                Pair(true) => {}
                Pair(true) if self.0 => {}
                _ => {}
            }
            ((-1.0) + (*c))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &i32, c: &usize, mut v: f32) -> f32 {
        'outer: for a in 1..=2 {
            'inner: for x in 0..2u16 {
                let mut x: Pair = Pair(((a as i32) != 5_i32));
                x.sum(Vec4::new(1.5, (-0.0), 2.0, v), &mut v);
                let Pair(mut n) = Pair(
                    (x.0
                        && ({
                            x += (Pair(((*c) > (*c))) * 5);
                            x.0
                        })),
                );
            }
        }
        let mut b = [
            Pair::turn(
                ({
                    v += v;
                    (Pair(((*c) < (*c)))
                        + Pair::ALL[(({
                            v %= 3.0;
                            MASK
                        }) % 2) as usize])
                }),
                [v, v, v],
                &mut v,
            ),
            v,
            v,
        ];
        b[1]
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
        pub c: usize,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: if self.c < other.c { self.c } else { other.c },
            }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: self.a,
                b: -other.b,
                c: -other.c,
            }
        }
    }
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: usize, y: Hit) -> i32 {
        let mut k0 = ((MASKS[(0_usize).min(6)]).min(MASK)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for a_2 in [
                ((if true {
                    None
                } else {
                    Some(Vec4::new(0.25_f32, y.b.c, (-1.0_f32), y.b.b))
                }))
                    .map_or_else(
                        || {
                            if ((y.b.b != 0.25_f32) && false) {
                                return ({ LEVELS[(y.b.a.x & 1) as usize] });
                            }
                            y.b.a.y
                        },
                        |a| {
                            if (a.z).is_nan() {
                                return ({ y.b.a.x });
                            }
                            0_i32
                        },
                    ),
                ((y.b.a.x & 15) * ((WIDE as i32) & 7)),
                ('block: {
                    let mut a_2: [[f32; 3]; 3] = [
                        [3.0_f32, (-0.0_f32), y.b.b],
                        [y.b.c, y.b.c, y.a],
                        [y.a, y.b.b, (-2.5_f32)],
                    ];
                    'inner: for ([y, mut v, ..], b) in a_2
                        .into_iter()
                        .zip([((y.b.a.y & 15) * (y.b.a.y & 7)), (*a), y.b.a.x])
                    {
                        if ((2_usize * 2) < (c + c)) {
                            let start = (if ((Vec2::new(v, a_2[1][2]))
                                != (Vec2::new(0.25_f32, 2.0_f32)))
                            {
                                a_2[2][2]
                            } else {
                                a_2[0][0]
                            });
                            let mut v = 0.0;
                            v += start;
                            break 'inner;
                        }
                        if ((WIDE as i32) < (*a)) {
                            continue 'outer;
                        }
                    }
                    if true {
                        break 'outer;
                    }
                    y.b.a.y
                }),
            ] {}
        }
        (STEPS + (*a))
    }
}

#[flatten]
mod p102 {
    use super::*;
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
    fn third(a: f32) -> bool {
        if ([
            ((WIDE as i32) ^ (IVec2::new(10_i32, 0_i32)).y),
            STEPS,
            LEVELS[(MASK % 8) as usize],
        ]
            .iter()
            .any(|&n| {
                if (!((-4_i32) <= n)) {
                    return ({
                        let q = a;
                        q == q && q.is_sign_negative()
                    });
                }
                (if ((match (10_i32, true, COUNT) {
                    (-7.., y, ..=100) => (0_i32 < n),
                    _ => true,
                })) {
                    (Vec2::new(1.0_f32, 1.5_f32) == Vec2::new(a, a))
                } else {
                    (true || (n <= 0_i32))
                })
            }))
        {}
        (!((BVec3::new(false, (a <= a), false), false)).1)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, mut x: i32, y: &Vec3, t: usize) -> bool {
        if (x).is_negative() {
            let mut x_2 = Mat3::from_cols(
                (((0.0_f32 != 0.5)).then_some(a.z))
                    .map_or_else(
                        || (((t > t)).then_some(a.y)).map_or_else(|| (*y), |a| (*y)),
                        |c| Vec3::new(y.z, y.z, STILL),
                    ),
                ((if (y.x > 0.25) { Some(a.z) } else { None }))
                    .map_or_else(
                        || (*y),
                        |x| {
                            (Some(x))
                                .map_or_else(
                                    || (*y),
                                    |b| Vec3::new((-2.5_f32), 0.25_f32, y.y),
                                )
                        },
                    ),
                (*y),
            );
        } else {
            a.y >>= STEPS;
        }
        'outer: for a in [
            (if (COUNT > COUNT) {
                return (1.0_f32 < y.z);
            } else {
                'outer: for x_2 in 0..(COUNT + 1) {
                    'block: {
                        if third((y.z - 2.0)) {
                            break 'block;
                        }
                    }
                    if (1_usize <= x_2) {
                        break;
                    }
                }
                1.5_f32
            }),
            y.x,
            y.y,
        ] {
            if (t < 2) {
                break;
            }
        }
        ((LEVELS[(t).min(7)] > (-4)) ^ (x > 1))
    }
}

#[flatten]
mod p103 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&mut self, mut b: f32, c: &i32, y: &[Option<f32>; 2]) -> Option<f32> {
            let mut y = ((({
                let start = ((((*c) - (*c)) & 7) as usize);
                let mut a = 2;
                a += start;
                let v = (Some(
                    (IVec3::new((*c), (-4_i32), 2_i32)).rem_euclid(IVec3::splat(3)),
                ))?;
                v.y
            })) as usize & 31);
            let _ = ((if ((match State((y > 2_usize)) {
                State(mut t) => {
                    let v = ((match ((
                        (if t {
                            return (t).then_some(HALF);
                        } else {
                            {
                                let mut v: i32 = ({
                                    (((if (self.a.z < self.b.x) {
                                        Some(2.0_f32)
                                    } else {
                                        None
                                    }))
                                        .map_or_else(|| (*c), |t| 1_i32)
                                        * (IVec2::new(10_i32, (*c))).y)
                                });
                            }
                            (*c)
                        }),
                        ((MASK | 7) - (MASK & 7)),
                    )) {
                        (-7..1_000, _) if ((if t { t } else { t })) => {
                            (if t { None } else { Some(0.0_f32) })
                        }
                        (a_2, c @ ((0 | 4))) if (y >= y) => {
                            let v = ((if (self.a.z != self.b.z) {
                                None
                            } else {
                                Some(
                                    (IVec3::new(7_i32, (-4_i32), 5_i32))
                                        .rem_euclid(IVec3::splat(3)),
                                )
                            }))?;
                            [self.a.x, self.b.z, self.b.x]
                                .into_iter()
                                .reduce(|n, v| self.a.z)
                        }
                        (1, mut x @ 3) => {
                            let y = (Some(IVec3::new((*c), 2_i32, 10_i32)))?;
                            (if t { Some(self.b.x) } else { None })
                        }
                        _ => (if t { None } else { Some(self.b.y) }),
                    }))?;
                    t
                }
                State(true) => (1.0_f32 <= self.a.z),
                State(_) if (2.0_f32 != 1.5) => (y != 2),
                _ => ((*c) <= (*c)),
            })) {
                self.a.z
            } else {
                self.a.z
            })) else {
                return (if (Pair::SIZE < y) { Some(0.5_f32) } else { None });
            };
            (if (y < y) { None } else { Some(b) })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Hit, y: State, mut n: Hit) -> f32 {
        let (mut b, ([mut y, v, x_2], a_2)) = (
            (({
                if (({
                    let q = 1.5_f32;
                    q == q && q.is_sign_negative()
                })) {
                    return ({
                        let mut x_2: Pair = ((if y.0 {
                            None
                        } else {
                            Some(IVec3::new(5_i32, 1_i32, (NARROW as i32)))
                        }))
                            .map_or_else(|| c.a, |t| Pair { b: n.a.b, ..n.a });
                        let a_2 = x_2
                            .step(
                                n.a.b.y,
                                &{ (STEPS / (STEPS | 1)) },
                                &{
                                    [(if false { Some(n.a.a.x) } else { None }), Some(c.a.a.x)]
                                },
                            );
                        let n: Hit;
                        if (y.0 || (MASK > MASK)) {
                            (*c)
                                += ((if y.0 {
                                    None
                                } else {
                                    Some(IVec3::new(2_i32, 10_i32, (-4_i32)))
                                }))
                                    .map_or_else(
                                        || (Hit { a: x_2 } + Hit { a: x_2 }),
                                        |a| Hit { a: Pair { b: x_2.b, ..x_2 } },
                                    );
                            n = (*c);
                        } else {
                            n = ((*c)
                                + ({
                                    (*c) = Hit { a: c.a };
                                    (*c)
                                }));
                        }
                        2.0
                    });
                }
                (if y.0 { None } else { Some(IVec3::new(10_i32, STEPS, STEPS)) })
            }))
                .map_or_else(|| [0.5_f32; 2], |b| [n.a.a.y; 2]),
            (
                [
                    (if y.0 {
                        None
                    } else {
                        Some(IVec3::new(7_i32, LEVELS[(STEPS & 1) as usize], 7_i32))
                    }),
                    Some(IVec3::new((-1_i32), STEPS, STEPS)),
                    (if ((*a) <= n.a.a.x) {
                        Some(IVec3::new(10_i32, (WIDE as i32), 5_i32))
                    } else {
                        None
                    }),
                ],
                Pair::step(
                    &mut c.a,
                    TABLE[(MASK % 4) as usize],
                    &{ LEVELS[(MASK % 8) as usize] },
                    &{
                        [[(-2.5_f32), n.a.a.z]
                            .into_iter()
                            .reduce(|a, a_2| {
                                if (State::SIZE == Pair::SIZE) {
                                    return ([n.a.b.y, 1.5_f32])[0];
                                }
                                n.a.a.x
                            }); 2]
                    },
                ),
            ),
        );
        (0.5 + n.a.a.y)
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: Vec2,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &f32) -> f32 {
        'block: {
            let mut v: [f32; 3] = [(*y); 3];
            'outer: for &x_2 in &v {
                let (x @ ((-1 | 1_000)), 1, n) = ((
                    ({
                        let mut k1 = (MASK) & 3;
                        #[keep]
                        'inner: loop {
                            let start = ((match ((*c), 0_i32, ((*c) != (*c))) {
                                (a_2 @ -1..=1_000, (2 | 1_000), false) => Pair::SIZE,
                                (mut x, _, false) => Pair::SIZE,
                                _ => Pair::SIZE,
                            }) * 2);
                            let mut x_2 = 2;
                            x_2 += start;
                            b
                                += ((v[0]).clamp(-4.0, 4.0).exp2()).clamp(-4.0, 4.0).exp2();
                            if k1 == 0
                                || (((Pair {
                                    b: (-2.5_f32),
                                    ..Pair {
                                        c: Vec2::new(1.5_f32, v[1]),
                                        ..Pair {
                                            b: v[0],
                                            c: Vec2::new(0.5_f32, (-1.0_f32)),
                                            a: (v[2] <= v[0]),
                                        }
                                    }
                                })
                                    .a))
                            {
                                break;
                            }
                            k1 -= 1;
                        }
                        (*c)
                    }),
                    (*c),
                    Pair::SIZE,
                )) else {
                    return b;
                };
            }
            if ((*y) < 2.0) {
                break 'block;
            }
        }
        ((*y) + ((*c) as f32))
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub BVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: bool, c: &mut i32, y: &mut f32) -> Hit {
            match (-Pair(self.0, self.1)) {
                Pair(4..=100, _) => {
                    if ((({
                        let mut turn = 0;
                        let y: i32 = 'value: loop {
                            if ((!a) != (8_usize >= self.0)) {
                                break (((1_i32 & 15) * ((*c) & 7)) - (*c));
                            }
                            'outer: for x_2 in (((*c) & 3)..4).rev() {
                                let mut a_2: Vec4 = Vec4::new(1.5, 0.0, f32::MAX, 3.0);
                                a_2.w = flatten::math::step(
                                    (if (({
                                        let q = a_2.w;
                                        q == q && q.is_sign_negative()
                                    })) {
                                        (a_2.y + a_2.z)
                                    } else {
                                        (POINTS[(10_i32 & 1) as usize]).z
                                    }),
                                    a_2.z,
                                );
                            }
                            turn += 1;
                            if turn >= 1 {
                                break (*c);
                            }
                        };
                        MASK
                    }) > MASK))
                    {
                        return Hit(Pair::SIZE, (*y));
                    }
                }
                Pair(a_2 @ ((100 | 4)), c) if false => {
                    return Hit(3_usize, (*y));
                }
                Pair((1 | 1), b) => {}
                mut b => {}
            }
            Hit(
                (((Vec4::new(f32::MIN, 0.25_f32, 0.0_f32, 1.5_f32))
                    .min(Vec4::new((*y), 2.0_f32, 3.0_f32, TABLE[((*c) & 1) as usize])))
                    .min_position() + (((*c) & 255) as usize)),
                ((*y) + ((*c) as f32)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut UVec2, mut v: usize, t: &Vec3) -> i32 {
        let k0 = (((*c)).y) & 3;
        'outer: loop {
            if (c.x < c.y) {
                (*c) /= 2;
                break;
            }
            if k0 < 4 {
                if [STEPS, (WIDE as i32)].iter().any(|&b| (t.x < t.x)) {
                    if (1_usize <= 8) {
                        let start = (-1.0_f32);
                        let mut n = 0.0;
                        n += start;
                        break;
                    } else {
                        let mut b: [f32; 2] = [t.z, (*a)];
                        'inner: for &x_2 in &b {
                            if (v <= Hit::SIZE) {
                                v %= 3;
                                return (if ((c.y > k0) && (v < v)) {
                                    (LEVELS[v % 8]).wrapping_sub(STEPS)
                                } else {
                                    (IVec2::new(STEPS, STEPS)).y
                                });
                            }
                        }
                        break;
                    }
                }
                break;
            }
        }
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            k0 *= 2;
            let [x_2, ..] = [2.0_f32, t.y];
            let mut t: i32 = (((if false {
                IVec2::new(1_i32, 2_i32)
            } else {
                IVec2::new((WIDE as i32), 2_i32)
            }))
                .y + (WIDE as i32));
        }
        if let (2.0..=8.0, (-7 | 0), 0..=1) = (t.x, STEPS, STEPS) {
            let start = (((c.x & 15) * (c.y & 7)) % 3);
            let mut n = 1;
            n += start;
            let mut b: [f32; 2] = [t.x, t.z];
            'outer: for n in b.iter().rev() {
                let given: f32 = b[(STEPS & 1) as usize];
                let a: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(a_2: f32) -> f32 {
                        (a_2 - HALF).max(HALF)
                    }
                    let t = first(given);
                    t
                };
                let mut a_2: f32 = ((-0.0_f32)).clamp(-4.0, 4.0).exp();
                let start = (-1_i32);
                let mut n = 0;
                n += start;
                {
                    let mut t: Pair = (if (n < (-1)) {
                        Pair(v, BVec3::new(((-1_i32) < (-1_i32)), false, (1_u32 <= c.x)))
                    } else {
                        Pair(v, BVec3::new((n < n), false, true))
                    });
                    let x_2 = t
                        .step(
                            ((2_usize != 1)
                                || ({
                                    a_2 = (b[1] + (-0.0));
                                    (b[0] > b[0])
                                })),
                            &mut n,
                            &mut a_2,
                        );
                }
            }
        }
        (WIDE as i32)
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
    #[flatten(exact)]
    pub fn entry(a: bool, c: i32) -> f32 {
        let a_2 = Mat3::from_cols(
            Vec3::new(TABLE[3_usize % 4], 3.0, STILL),
            Vec3::new(HALF, 1.0, TABLE[(Pair::SIZE).min(3)]),
            Vec3::new(RAMP[(Pair::SIZE).min(8)], HALF, 1.5),
        );
        let mut turn = 0;
        let a: f32 = 'value: loop {
            #[unroll(max = 4)]
            'outer: for n in (0..(((MASK | 7) - (MASKS[(Pair::SIZE).min(6)] & 7)) & 3))
                .rev()
            {
                let y: Mat3;
                if a {
                    y = (mat3(a_2.x_axis, a_2.y_axis, a_2.y_axis) * a_2);
                } else {
                    y = a_2;
                }
                let a: i32;
                if ((match ((
                    ('block_1: {
                        if (2_i32 < c) {
                            let mut a = (y).transpose();
                            a.x_axis = (a_2)
                                .mul_vec3(Vec3::new(1.0_f32, 1.5_f32, 0.5_f32));
                            let a: Vec4 = Vec4::select(
                                (((if (5_u32 <= MASK) {
                                    Vec4::new(0.25, STILL, (-2.5), a.x_axis.x)
                                } else {
                                    Vec4::new((-1.0), 0.5, (-2.5), (-2.5))
                                }))
                                    .normalize_or_zero())
                                    .cmplt(
                                        (Vec4::new((-1.0), (-0.0), 2.0, 1.5)
                                            - Vec4::new(a_2.z_axis.z, a.z_axis.y, (-2.5), y.x_axis.x)),
                                    ),
                                Vec4::new(y.y_axis.y, (-2.5), 3.0, a.y_axis.x),
                                Vec4::new((-0.0), 2.0, y.x_axis.x, a.y_axis.y),
                            );
                        } else {}
                        if ((-4_i32) <= 1) {
                            break 'block_1 0.0_f32;
                        }
                        a_2.x_axis.x
                    }),
                    c,
                    false,
                )) {
                    (b @ 0.0..=8.0, c, false) => false,
                    (_, -7..1, a @ true) => a,
                    (_, 1_000.., _) => (c != c),
                    _ => (c != 0),
                })) {
                    a = 0;
                } else {
                    a = 0;
                }
            }
            turn += 1;
            if turn >= 2 {
                break 0.0;
            }
        };
        0.0
    }
}

#[flatten]
mod p107 {
    use super::*;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: f32, y: &i32) -> f32 {
        let _ = asked(
            &|b, n| (STILL <= a.y),
            ({
                let mut c: [[i32; 3]; 2] = [[5_i32, (*y), (*y)]; 2];
                'outer: for y in c.iter() {
                    'inner: for &x_2 in &c[0] {
                        if true {
                            let mut v: UVec2 = (UVec2::new(3, MASK)
                                + ((UVec2::new(1, MASK)
                                    + UVec2::new(MASKS[(COUNT).min(6)], 2)))
                                    .max(UVec2::new(MASK, MASK)));
                            break;
                        }
                        let mut x = c;
                    }
                    let mut a = ({
                        let _ = matches!((({ Some(STEPS) })), None if (a.y < a.x));
                        'inner: for a in (0..3).rev() {
                            let mut c: f32 = HALF;
                            let mut x = [
                                (*y),
                                (({ Some(10_i32) }))
                                    .map_or_else(|| [y[2]; 3], |n| [y[2], n, y[1]]),
                                [(a as i32), (a as i32), 1_i32],
                            ];
                        }
                        (*a)
                    });
                    let mut k1 = -1i32;
                    'inner: loop {
                        if !(k1 <= -1) {
                            break;
                        }
                        k1 = 2 + k1;
                        let given: f32 = (Some(c[0][0]))
                            .map_or_else(
                                || a.y,
                                |a| {
                                    if (match (HALF, (y[0] <= y[1]), (7_i32 != y[2])) {
                                        (mut c, a_2 @ false, true) => (7_i32 <= y[1]),
                                        (x_2, false, mut y @ false) => y,
                                        _ => true,
                                    }) {
                                        return ((-0.0_f32) + TABLE[(COUNT).min(3)]);
                                    }
                                    STILL
                                },
                            );
                        let a: f32 = {
                            let t = doubled(given);
                            fn doubled(b: f32) -> f32 {
                                b * 0.5 + 1.0
                            }
                            t
                        };
                    }
                }
                0.0_f32
            }),
        );
        0.0
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: -other.b }
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
        fn step(self, a: &mut f32) -> f32 {
            #[keep]
            'outer: for _ in (0..((STEPS - STEPS) & 3)).rev() {
                if ((({
                    let mut x: [State; 3] = [
                        State { a: MASK },
                        State { a: MASK },
                        State { a: MASK },
                    ];
                    'inner: for (a_2, &b) in x
                        .iter()
                        .zip(&[(STEPS).signum(), ((NARROW as i32) - STEPS), STEPS])
                    {}
                    true
                })
                    || ({
                        (*a) = RAMP[(MASK % 9) as usize];
                        FLAGS[(Self::SIZE).min(8)]
                    })))
                {
                    continue;
                }
            }
            ((*a) + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: [State; 3], mut x: i32, y: &f32, t: &mut [[f32; 3]; 2]) -> i32 {
        let v: Pair;
        if (((t[1][0] < t[0][2])
            && ({
                t[((-4_i32) & 1) as usize][0] -= (t[0][0]).rem_euclid((t[0][1]));
                true
            })))
        {
            v = (&{
                Pair {
                    a: Vec2::new(2.0_f32, t[1][0]),
                    b: HALF,
                }
            }
                - &{
                    ('block: {
                        if ((({
                            Pair {
                                b: 1.0_f32,
                                a: Vec2::new(0.0_f32, 3.0_f32),
                            }
                        })
                            .step(&mut t[1][0])
                            == (if (t[0][2] < RAMP[Pair::SIZE % 9]) {
                                t[1][0]
                            } else {
                                if (x > x) {
                                    'outer: for Pair { a: x_2, b } in [
                                        (Pair {
                                            b: (*y),
                                            ..Pair {
                                                b: t[0][2],
                                                ..Pair {
                                                    a: Vec2::new(t[1][0], 0.0_f32),
                                                    b: 0.5_f32,
                                                }
                                            }
                                        }
                                            + Pair {
                                                b: HALF,
                                                ..Pair {
                                                    b: (*y),
                                                    ..Pair {
                                                        b: t[1][1],
                                                        a: Vec2::new(0.0_f32, (-1.0_f32)),
                                                    }
                                                }
                                            }),
                                        (-Pair {
                                            b: (*y),
                                            ..Pair {
                                                a: Vec2::new(3.0_f32, (-1.0_f32)),
                                                ..Pair {
                                                    a: Vec2::new(t[0][1], t[1][0]),
                                                    b: t[1][2],
                                                }
                                            }
                                        }),
                                        Pair::ALL[(x & 1) as usize],
                                    ] {
                                        let mut x_2: f32 = t[1][0];
                                        if ((0_usize).saturating_sub(Pair::SIZE) != Pair::SIZE) {
                                            t[(10_i32 & 1) as usize] = [
                                                (Pair {
                                                    b: b,
                                                    a: Vec2::new(b, 1.0_f32),
                                                })
                                                    .b,
                                                ((Vec4::new(t[0][1], b, (-1.0_f32), 1.5_f32) / (-3.0)))
                                                    .dot(
                                                        (Vec4::new((-0.0_f32), t[0][1], t[0][2], t[1][0]))
                                                            .normalize_or_zero(),
                                                    ),
                                                x_2,
                                            ];
                                            break;
                                        }
                                        let [[mut b, n, mut y], [mut x, _, ..]] = ({ (*t) });
                                    }
                                } else {
                                    let State { a } = b[0];
                                    let mut x_2: i32 = (i32::MIN + 1);
                                }
                                (-0.0)
                            })))
                        {
                            if (IVec2::new(5, x)
                                == (IVec2::new(x, 1) + IVec2::new(2, 2)))
                            {
                                return 7;
                            }
                            break 'block Pair {
                                b: t[1][0],
                                a: Vec2::new(0.25_f32, 1.5_f32),
                            };
                        }
                        b[(b[2].a % 3) as usize] = b[2];
                        Pair {
                            b: ({ Pair::ALL[Pair::SIZE % 2] })
                                .step(&mut t[State::SIZE % 2][1]),
                            ..Pair {
                                b: (*y),
                                a: Vec2::new((-0.0_f32), 1.5_f32),
                            }
                        }
                    })
                });
        } else {
            b[1].a <<= 1;
            v = Pair {
                b: 1.0,
                a: Vec2::new(t[0][2], 0.25),
            };
        }
        (x + ((b[2].a & 255) as i32))
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: usize,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(-other.0, -other.1)
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
    fn first(a: [i32; 3]) -> [i32; 3] {
        'outer: for &n in &a {
            let mut b = ((if true {
                Mat2::from_cols(Vec2::new((-0.0_f32), HALF), Vec2::new(1.0_f32, 1.0_f32))
            } else {
                mat2(Vec2::new(2.0_f32, (-1.0_f32)), Vec2::new((-1.0_f32), 0.5_f32))
            }) * HALF);
            b.y_axis *= Vec2::ONE;
            if (dot(
                Vec4::new(2.0_f32, 1.0_f32, b.y_axis.y, 2.0_f32),
                Vec4::new((-0.0_f32), b.x_axis.x, 0.25_f32, 2.0_f32),
            ) > 0.0)
            {
                break;
            }
            let Pair(a, mut t) = Pair((0.25_f32).rem_euclid(((-0.0_f32))), 3.0_f32);
        }
        a
    }
    impl Pair {
        fn step(mut self, a: f32, c: Hit, y: &mut f32) -> i32 {
            let mut k0 = ((match c.a {
                t => MASK,
                ..0 => {
                    _ = ('block: {
                        let mut a_2 = (Mat2::from_cols(
                            Vec2::new((-2.5_f32), (-2.5_f32)),
                            Vec2::new(0.0_f32, 1.5_f32),
                        ))
                            .transpose();
                        if ((BVec3::new(true, FLAGS[c.b % 9], true))
                            == (BVec3::new(false, false, (2_i32 <= c.a))))
                        {
                            a_2.x_axis = ((if (('block_1: {
                                'outer: for a_2 in (1..13).step_by(3) {
                                    if (c.b < Hit::SIZE) {
                                        break;
                                    }
                                    self.1
                                        -= (((if (({
                                            let q = self.1;
                                            q == q && q.is_sign_negative()
                                        })) {
                                            ((3.0_f32).abs() + 0.5).ln()
                                        } else {
                                            (Vec2::new(0.0_f32, (-2.5_f32))).y
                                        }))
                                            .max(
                                                (match ((a_2 as i32), 0_u32) {
                                                    (a_2 @ ((-1 | 5)), 2) => self.0,
                                                    (_, t @ 3..=100) if ((a_2 as i32) != a_2) => (-0.0_f32),
                                                    _ => (-2.5_f32),
                                                }),
                                            ) + 0.0);
                                }
                                if (1_usize != c.b) {
                                    break 'block_1 ((-2.5_f32) < TABLE[(MASK % 4) as usize]);
                                }
                                (c.a > c.a)
                            })) {
                                a_2
                            } else {
                                a_2
                            }))
                                .x_axis;
                            break 'block (c.b > c.b);
                        }
                        false
                    });
                    MASK
                }
                mut t => MASK,
                c => MASK,
            })) & 3;
            #[keep] 'outer: while k0 > 0 && (true) {
                k0 -= 1;
            }
            (c.a + (self.1 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: UVec2, c: u32, mut v: f32, t: u32) -> [i32; 3] {
        v += (floor((Pair(v, v)).0) - v);
        let Pair(mut c @ 0.25, -1.5..=2.0) = Pair((-2.5_f32), 1.0_f32) else {
            return first(first([(-4_i32), 1_i32, (NARROW as i32)]));
        };
        if let ((mut v, 1.0) | ((8.0 | 8.0), mut v)) = (
            [c, flatten::math::step(v, v), (c * 1.0)].iter().fold(c, |t, &v| c),
            (f32::from_bits((a.x & 0x007f_ffff) | 0x3f80_0000)).floor(),
        ) {
            let mut a: Pair = (&{ Pair(v, 0.25_f32) } - &{ Pair(v, c) });
            let c = a.step(((c).min(a.1) + 0.0), Hit { a: 3, b: Pair::SIZE }, &mut v);
        } else {}
        [5_i32, 1_i32, 10_i32]
    }
}

#[flatten]
mod p110 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 3]) -> i32 {
        if let _ = ((if false {
            ((((-1.0_f32) < a)).then_some(IVec3::new(1_i32, c[1], c[0])))
                .map_or_else(
                    || {
                        if (a == a) {
                            return (COUNT & 7);
                        }
                        COUNT
                    },
                    |b| 0_usize,
                )
        } else {
            (COUNT % 3)
        })) {
            'outer: for n in 0..2usize {
                let mut c = (match ((
                    ((if c[2] != 0 { c[1] % c[2] } else { c[0] }) - (7_i32 | 7_i32)),
                    (n < n),
                )) {
                    ((1_000 | -7), false) => {
                        let k1 = ((MASKS[(c[0] & 1) as usize])
                            .max(MASKS[(c[2] & 1) as usize])) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                break;
                            } else {
                                continue;
                            }
                        }
                        (a).clamp(-2.0, 2.0).exp_m1()
                    }
                    _ => {
                        'inner: for a_2 in 0..WIDE as i32 + 1 {
                            if ((IVec2::new(c[1], 1_i32)) == (IVec2::new(a_2, c[1]))) {
                                (2_i32 != c[0]);
                                continue 'outer;
                            }
                            let [n, a_2, ..] = c;
                        }
                        (a)
                            .mul_add(
                                (Vec3::new(3.0_f32, 0.25_f32, 0.5_f32)).z,
                                ((if true { None } else { Some((NARROW as i32)) }))
                                    .map_or_else(|| a, |x| 0.25_f32),
                            )
                    }
                });
            }
            let [b, c, ..] = ((if FLAGS[(c[2] & 1) as usize] {
                None
            } else {
                Some(c[2])
            }))
                .map_or_else(|| c, |x_2| [c[0], c[2], c[1]]);
        } else {
            let mut k0 = (3_u32) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                if ((if (((if (a <= 0.0) { None } else { Some((-1_i32)) })).is_some()) {
                    let n = ((if (c[2]).is_negative() {
                        (!(IVec2::new(7_i32, i32::MIN)))
                    } else {
                        IVec2::new((-1), (-1))
                    }) + IVec2::new(2, 2));
                    (k0 > k0)
                } else {
                    return (((if FLAGS[(k0 % 9) as usize] { c[1] } else { 10_i32 }) & 15)
                        * (flatten::math::select(c[2], 5_i32, (k0 > k0)) & 7));
                })) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
            }
        }
        LEVELS[COUNT % 8]
    }
}

#[flatten]
mod p111 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
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
            a: 2,
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: 0,
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Vec4, y: &mut Hit, t: &mut Hit) -> Hit {
        let given: f32 = (c.y)
            .mul_add(
                c.w,
                (if (c.w < c.y) {
                    let mut a = mat2(Vec2::new(0.5, 1.5), Vec2::new(c.w, c.z));
                    a.x_axis += vec2(3.0_f32, 1.0_f32);
                    2.0
                } else {
                    c.w
                }),
            );
        let c: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(y: f32) -> f32 {
                y * HALF + 1.0
            }
            let t = first(given);
            t
        };
        let mut k0 = 3u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            'inner: for b in 0..k0 {
                let mut x = Hit {
                    a: ((UVec2::new(8, y.a.y)).max(t.a) * 3),
                };
                let Pair { a: x_2, b: n } = ((Pair::FIRST
                    + Pair::ALL[(({
                        y.a /= 2;
                        b
                    }) % 2) as usize])
                    + Pair {
                        b: Vec3::new((*a), (*a), (*a)),
                        a: Hit::SIZE,
                    });
                'block: {
                    if ((((-0.0_f32) - c) <= c) || true) {}
                    if (x_2 <= x_2) {
                        break 'block;
                    }
                }
            }
        }
        Hit {
            a: (y.a + UVec2::splat(y.a.y)),
        }
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(!self.0)
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32, c: i32) -> f32 {
        'outer: for a_2 in 0..2 {
            #[keep]
            'inner: for v in (0..((IVec2::new(a_2, a_2)).y & 3)).rev() {
                if (('block: {
                    match (MASK, ((2.0_f32 - a) != ((a_2 as i32) as f32)), f32::MIN) {
                        (4, x_2, n) if x_2 => {
                            return a;
                        }
                        (_, true, _) => {}
                        _ => {}
                    }
                    if FLAGS[Pair::SIZE % 9] {
                        break 'block (v > c);
                    }
                    (a <= (-1.0))
                })) {}
                if true {
                    continue 'outer;
                }
            }
        }
        a
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: f32, y: &mut f32, t: u32) -> f32 {
        'outer: for v in 0..1 {
            let start = (if (Pair::RATE < TABLE[((v as i32) & 1) as usize]) {
                let v: Pair = (&{
                    Pair(
                        ('block: {
                            'inner: for t in [[c, a], [a, a]] {}
                            if (t > t) {
                                let mut k1 = ((if 8_u32 != 0 {
                                    8_u32 / 8_u32
                                } else {
                                    0_u32
                                })) & 3;
                                #[keep] 'inner: while k1 > 0 {
                                    k1 -= 1;
                                    let (mut a_2, mut t, c) = ((*y), t, c);
                                }
                                break 'block (t > 8_u32);
                            }
                            ((if true { ((v as i32) < 1_i32) } else { ((v as i32) > v) })
                                || (((v as i32) > 1_i32)
                                    || ({
                                        (*y) += (*y);
                                        (10_i32 != v)
                                    })))
                        }),
                    )
                } - &{ (-Pair(((-4_i32) <= v))) });
                STEPS
            } else {
                return (if (*y) <= a {
                    (first((*y), v)).clamp((*y), a) + 0.0
                } else {
                    c
                });
            });
            let mut c = 0;
            c += start;
            let a: (f32, u32, f32) = 'block: {
                c = ('block_1: {
                    if (((v as i32) <= c) && false) {
                        let mut turn_2 = 0;
                        let v: [f32; 2] = 'value_2: loop {
                            if (({
                                let q = TABLE[Pair::SIZE % 4];
                                q == q && q.is_sign_negative()
                            })) {
                                break [a, a];
                            }
                            turn_2 += 1;
                            if turn_2 >= 2 {
                                break [(*y), HALF];
                            }
                        };
                        break 'block_1 c;
                    }
                    v
                });
                if FLAGS[(t % 9) as usize] {
                    break 'block (a, t, (*y));
                }
                (2.0_f32, t, a)
            };
        }
        (c + (*y))
    }
}

#[flatten]
mod p113 {
    use super::*;
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
    fn third(a: &i32, c: i32) -> f32 {
        let mut k0 = (({
            'outer: for v in 0..2usize {
                if ((*a) <= (-1)) {
                    let mut x = ((match (MASK >> (MASK & 31)) {
                        _ => {
                            ((Vec2::new(TABLE[(2_u32 % 4) as usize], (-1.0_f32)))
                                .abs()
                                .as_uvec2() & 255)
                        }
                        mut a => ({ UVec2::new(a, a) }),
                    }) + UVec2::new(1, MASK));
                    break;
                }
                if ([
                    ((if (c != LEVELS[(v).min(7)]) { 100u16 } else { 7 } / 3 % 5)
                        as i32),
                    (((*a) <= (*a)) as i32),
                    (i32::MIN + 1),
                ]
                    .iter()
                    .any(|&b| {
                        if ((v != v) && (5_usize > 1_usize)) {
                            return ((*a) <= STEPS);
                        }
                        (b != 3_i32)
                    }))
                {
                    break;
                }
            }
            MASK
        })) & 3;
        'outer: loop {
            if (0_u32 > k0) || k0 == 0 {
                break;
            }
            k0 -= 1;
        }
        (TABLE[(MASK % 4) as usize] + HALF)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: (IVec2, bool), c: &mut bool) -> Vec3 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            if (({
                if (!(a).1) {
                    let mut y: [f32; 3] = [
                        STILL,
                        (({ STILL })
                            - ((TABLE[(({
                                (*c) &= ({ (*c) });
                                8_u32
                            }) % 4) as usize])
                                .max(2_147_483_648f32) + 0.0)),
                        (HALF).rem_euclid((third(&a.0.x, a.0.x))),
                    ];
                }
                a.1
            })) {
                break 'outer;
            }
            k0 *= 2;
        }
        (Vec3::new((-0.0), 0.0, 0.5) + Vec3::splat(TABLE[(COUNT).min(3)]))
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> usize {
        'outer: for a_2 in (0..0).rev() {
            if ((MASK + MASK) >= ((0_u32 & 15) * (MASKS[(c & 1) as usize] & 7))) {
                continue;
            }
            let start = COUNT;
            let mut t = 2;
            t += start;
        }
        b = (({
            let mut c = (b).clamp(-4.0, 4.0).exp2();
            let start = ({
                'outer: for y in 7..10i64 {
                    let given: f32 = (((c).fract_gl()).min((1.5_f32 * 1.0)) + 0.0);
                    let t: f32 = {
                        let t = doubled(given);
                        fn doubled(b: f32) -> f32 {
                            b * 0.5 + 1.0
                        }
                        t
                    };
                    #[keep]
                    'inner: for v in (((if false { MASK } else { (y as u32) })
                        & 3)..=((((false as i16) + 3) as u32 & 255) & 3))
                    {
                        let mut c: f32 = ((t).cos()).lerp_monotonic(t, 0.25);
                        let t: f32 = (y as f32);
                        let start = v;
                        let mut b = 1;
                        b += start;
                        let a_2 = (select((y as i32), (STEPS >> 1), ({ (b <= 3) }))
                            - (y as i32));
                    }
                    if (c <= t) {
                        break;
                    }
                }
                COUNT
            });
            let mut x = 2;
            x += start;
            c
        }))
            .mul_add(b, b);
        (((((if (c <= c) { 0_i32 } else { 10_i32 }) & c) & 7) as usize)
            + (b.abs() as usize & 255))
    }
}

#[flatten]
mod p115 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32) -> i32 {
        let mut c: f32 = (((Pair::SIZE & 7))
            .abs_diff((Vec4::new((-2.5_f32), (-2.5_f32), 3.0_f32, a)).min_position())
            as f32);
        {
            let c: [[Pair; 3]; 3] = 'block: {
                if ((-0.0_f32) > c) {
                    let mut k0 = (((MASK & 63) << (0_u32 & 7))) & 3;
                    #[keep]
                    'outer: loop {
                        let a_2 = (((a as i32).clamp(-64, 64)) as f32);
                        let mut a_2: [i32; 2] = [
                            LEVELS[Pair::SIZE % 8],
                            (([(-4_i32), STEPS])[0] + STEPS),
                        ];
                        let mut k1 = (k0) & 3;
                        #[unroll(max = 3)] 'inner: while k1 > 0 {
                            k1 -= 1;
                        }
                        if k0 == 0 || (false) {
                            break;
                        }
                        k0 -= 1;
                    }
                    break 'block [[Pair, Pair, Pair]; 3];
                }
                [[Pair, Pair, Pair], [Pair, Pair, Pair], [Pair; 3]]
            };
        }
        LEVELS[(8_u32 % 8) as usize]
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        if let mut y = (('block: {
            if (IVec2::new(5, 7) == (IVec2::new(c, (-4)) & IVec2::new(5, 5))) {
                if ((first(
                    ({
                        (*a) = (*a);
                        (match MASK {
                            a => 0.25_f32,
                            v => {
                                let start = ((Pair::SIZE).min(Pair::SIZE))
                                    .max((Pair::SIZE + Pair::SIZE));
                                let mut a = 2;
                                a += start;
                                TABLE[(c & 1) as usize]
                            }
                        })
                    }),
                ) < first((*a))))
                {
                    (*a) *= ((*a)).to_radians();
                    'outer: for _ in -1..0 {
                        if false {
                            break 'block c;
                        }
                        let mut x_2: [[Pair; 3]; 3] = [
                            [Pair, Pair, Pair],
                            [Pair::FIRST, Pair, Pair],
                            [Pair, Pair, Pair::ALL[(Pair::SIZE).min(1)]],
                        ];
                        'inner: for &[mut y, a_2, x] in &x_2 {
                            if (Vec3::new((*a), 3.0_f32, (*a))).is_nan() {
                                continue 'outer;
                            }
                        }
                    }
                } else {}
                break 'block (-1_i32);
            }
            c
        })) {} else {}
        ([(*a), (*a)]
            .into_iter()
            .filter(|&v| (v < v))
            .map(|mut a_2| ({ (a_2 * a_2) }))
            .sum::<f32>() + (*a))
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: -0.0,
            c: i32::MAX,
        };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: 3 }, Self::FIRST];
    }
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
    fn first(a: &mut f32) -> Mat3 {
        'outer: for c in 0..4usize {
            let Pair { a: x_2, b, .. } = (match Hit(c) {
                Hit(mut x_2 @ ..=3) => {
                    (&{
                        Pair {
                            a: (*a),
                            b: (*a),
                            c: LEVELS[(({
                                x_2 = (5_usize % 3);
                                MASK
                            }) % 8) as usize],
                        }
                    }
                        - &{
                            Pair {
                                c: STEPS,
                                ..Pair {
                                    a: (*a),
                                    b: TABLE[Pair::SIZE % 4],
                                    c: (NARROW as i32),
                                }
                            }
                        })
                }
                Hit(a) => {
                    Pair {
                        b: 0.5_f32,
                        c: (WIDE as i32),
                        a: TABLE[(MASK % 4) as usize],
                    }
                }
                Hit(b @ ((100 | 1))) => Pair { b: (*a), c: STEPS, a: (*a) },
                _ => {
                    Pair {
                        c: (NARROW as i32),
                        a: (*a),
                        b: 0.0_f32,
                    }
                }
            });
        }
        Mat3::IDENTITY
    }
    impl Pair {
        fn step(&mut self, a: BVec3, c: Hit, y: Mat3) -> Pair {
            self.b = y.x_axis.x;
            if (self.c <= 10) {
                'outer: for Pair { a, b: mut x_2, c } in [
                    (((*self), y, a)).0,
                    Pair {
                        b: 2.0_f32,
                        c: self.c,
                        a: y.y_axis.x,
                    },
                    (if false {
                        let mut t: Pair = ({
                            let x: f32 = ((0.0_f32).min(y.x_axis.y) + 0.0);
                            let mut k0 = ((MASKS[c.0 % 7] + MASK)) & 3;
                            'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut x: usize = (if 2_usize >= 5_usize {
                                    2_usize - 5_usize
                                } else {
                                    c.0
                                });
                                let v = (y.y_axis.y - ({ y.x_axis.x }));
                            }
                            Pair {
                                a: ((*self)).a,
                                ..Pair { b: y.y_axis.x, c: 7, a: x }
                            }
                        });
                        Pair {
                            c: self.c,
                            a: self.a,
                            b: t.a,
                        }
                    } else {
                        Pair { a: 0.5_f32, ..(*self) }
                    }),
                ] {
                    if (y.y_axis.z < self.a) {
                        break;
                    }
                }
            } else if (c.0 != c.0) {} else {}
            Pair {
                a: (((y.z_axis.z + y.y_axis.y)).trunc() + (self.c as f32)),
                b: (y.x_axis.z + self.a),
                c: ((if ((match (self.c - self.c) {
                    (0 | 2) => {
                        if (y.z_axis.y <= 2.0) {
                            if ((TABLE[(({
                                self.c = (-4_i32);
                                MASK
                            }) % 4) as usize] != y.z_axis.z))
                            {} else if (2_i32 < self.c) {} else {}
                        } else if (10_i32 > 0) {} else {}
                        (5_usize <= c.0)
                    }
                    ..=-1 if (c.0 <= c.0) => ((i32::MIN + 1) != self.c),
                    -1..=1_000 if (self.c > self.c) => (c.0 > 5),
                    _ => true,
                })) {
                    self.c
                } else {
                    0
                }) + self.c),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: f32) -> f32 {
        let mut v: Pair = Pair {
            a: 1.5,
            ..Pair { b: STILL, ..Pair::FIRST }
        };
        let c = v
            .step(
                BVec3::new((v.c < 5), (v.c != v.c), (3.0_f32 != v.b)),
                Hit(8_usize),
                (Mat3::from_cols(
                    Vec3::new(1.5_f32, 0.0_f32, (-1e-40f32)),
                    Vec3::new(a, 3.0_f32, 1.0_f32),
                    POINTS[(7_i32 & 1) as usize],
                ))
                    .transpose(),
            );
        let mut x: Pair = v;
        let y = x
            .step(
                (IVec3::new(c.c, (-1_i32), 3_i32)).cmpeq(IVec3::new(10, 1, (-4))),
                Hit::ALL[(MASK % 2) as usize],
                first(&mut v.b),
            );
        (v.b + v.a)
    }
}

#[flatten]
mod p117 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    fn first(a: Vec3) -> i32 {
        if (({
            let k0 = ((5_u32 + MASK)) & 3;
            'outer: loop {
                if k0 > 3 {
                    continue;
                }
                'inner: for a_2 in [(STEPS - (NARROW as i32)), 5_i32] {
                    let mut y: (f32, usize) = (a.y, COUNT);
                    let start = ((a.y, y.1)).1;
                    let mut y = 2;
                    y += start;
                }
                break;
            }
            (a.x != a.y)
        })) {
            let a = (2.0_f32 + (-0.0));
            #[keep]
            'outer: for _ in (((match 2_i32 {
                -1 => {
                    let mut v: usize = (({
                        let q = a;
                        q == q && q.is_sign_negative()
                    }) as usize);
                    STEPS
                }
                b => b,
                y if ((3_i32 <= y) || (y < 1)) => {
                    LEVELS[(MASKS[(MASK % 7) as usize] % 8) as usize]
                }
                _ => {
                    let n: (f32, usize);
                    if false {
                        n = (a, 3_usize);
                    } else {
                        n = ((a + a), ((1_i32 & 7) as usize));
                    }
                    3_i32
                }
            }) & 3)..8)
                .step_by(2)
            {
                let (mut a_2, (mut v, c)) = (
                    (Vec2::new(a, (-1.0_f32)) / (-3.0)),
                    (a, BVec3::new((a > a), false, (0.25_f32 > a))),
                );
            }
        }
        ([a.z, a.x]
            .iter()
            .fold(
                (NARROW as i32),
                |x_2, &v| {
                    if (x_2 <= x_2) {
                        return x_2;
                    }
                    x_2
                },
            ) + STEPS)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &usize) -> (f32, usize) {
        'outer: for (mut n, ..) in [((*a), 3_usize), ((*a), (*c))] {
            if ((*c) != (*c)) {
                continue;
            }
            n = 1.5;
        }
        let y: usize;
        if asked(&|x, t| (false || ((*c) < 5_usize)), (-(*a))) {
            (*a) = (match ((match ((*a) > (*a)) {
                false => {
                    'outer: for a in 0..1usize {
                        'inner: for v in (1..13).step_by(3).rev() {
                            let mut y = (((if (a > (*c)) { MASK } else { MASK })
                                + (MASK % 3)) / 7);
                            if ((Vec2::new(3.0_f32, 0.0_f32)).y < (-f32::MAX)) {
                                y <<= COUNT;
                                break 'outer;
                            }
                            if let (5, (0.0 | 2.0)) = ((
                                (((v - v) as i32) / 2),
                                TABLE[(({
                                    y = select(MASKS[a % 7], y, false);
                                    y
                                }) % 4) as usize],
                            )) {
                                y = 2;
                                let mut x = ((
                                    TABLE[(*c) % 4],
                                    (if ((LEVELS[(({
                                        y = (UVec2::new(5_u32, 1_u32)).y;
                                        y
                                    }) % 8) as usize] < v))
                                    {
                                        0_usize
                                    } else {
                                        (*c)
                                    }),
                                ))
                                    .1;
                            } else {
                                let mut x_2 = rcp(
                                    abs((Vec3::new((-1.0_f32), (-0.0_f32), STILL) / 2.0)),
                                );
                            }
                        }
                        let mut t = (('block: {
                            if (atan(TABLE[(MASK % 4) as usize]) <= HALF) {
                                if (((MASK <= ({ MASK }))
                                    && ((FLAGS[(MASK % 9) as usize] && false)
                                        && (CORNER)
                                            .cmplt(Vec3::new(STILL, HALF, TABLE[COUNT % 4]))
                                            .any())))
                                {
                                    let mut c: BVec3 = BVec3::new(false, (a != a), true);
                                } else {
                                    let mut v = STEPS;
                                    v = first(Vec3::new(3.0, STILL, 0.5));
                                }
                                break 'block Vec4::new(0.25_f32, HALF, 2.0_f32, 3.0_f32);
                            }
                            Vec4::new(STILL, 3.0_f32, HALF, 0.5_f32)
                        }))
                            .dot(
                                Vec4::new((-1.0), RAMP[(MASK % 9) as usize], 1.0, (-0.0)),
                            );
                    }
                    0_i32
                }
                false => STEPS,
                _ => STEPS,
                true => (WIDE as i32),
                false => (NARROW as i32),
            })) {
                _ if (8_usize < COUNT) => (*a),
                _ => (-0.0),
                _ => (*a),
            });
            y = (*c);
        } else {
            y = (*c);
        }
        ((*a), (*c))
    }
}

#[flatten]
mod p118 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut f32) -> IVec2 {
        let mut c: [f32; 3] = [(-0.0_f32), b, STILL];
        'outer: for (x, &Pair { a }) in c
            .iter()
            .zip(
                &[
                    Pair { a: (NARROW as i32) },
                    (if (c[2] > c[2]) { Pair { a: 10_i32 } } else { Pair { a: STEPS } }),
                    ({
                        let mut x_2 = (if ((((if (c[0] <= c[2]) {
                            Some(c[0])
                        } else {
                            None
                        }))
                            .map_or_else(
                                || {
                                    if (1_u32 > MASK) {
                                        return (BVec3::new(true, true, FLAGS[(3_usize).min(8)]))
                                            .test(2_usize % 2);
                                    }
                                    (c[1] > HALF)
                                },
                                |a| (b > 3.0_f32),
                            )
                            == ((if ((-1.0_f32) > 2.0) { None } else { Some(b) }))
                                .map_or_else(
                                    || {
                                        if (Some(0.0_f32)).is_none() {
                                            return ([2.0_f32, b, b].into_iter().find(|&y| false))
                                                .is_some();
                                        }
                                        (c[2] > c[1])
                                    },
                                    |a_2| true,
                                )))
                        {
                            (*y)
                        } else {
                            let mut k0 = 254u8;
                            'outer: while k0 != u8::MAX {
                                k0 += 1;
                                let mut k1 = (((((*y) <= c[1])).then_some((*y)))
                                    .map_or_else(
                                        || {
                                            if (b).is_finite() {
                                                return ((1_u32 & 63) << (MASKS[Hit::SIZE % 7] & 7));
                                            }
                                            (k0 as u32)
                                        },
                                        |v| 8_u32,
                                    )) & 3;
                                #[keep]
                                'inner: while k1 > 0
                                    && (([0.25_f32, (*y)].into_iter().reduce(|x, a_2| 0.0_f32))
                                        .is_some())
                                {
                                    k1 -= 1;
                                    let mut x_2 = (if any(
                                        BVec3::new((3_u32 <= 0_u32), (8_u32 > (k0 as u32)), true),
                                    ) {
                                        None
                                    } else {
                                        Some((POINTS[(Pair::SIZE).min(5)]).length())
                                    });
                                    let mut a_2 = (if ((-1.0_f32) > c[2]) {
                                        Some(
                                            ((x_2)
                                                .map_or_else(
                                                    || (-1.0_f32),
                                                    |x_2| {
                                                        if true {
                                                            return c[0];
                                                        }
                                                        (*y)
                                                    },
                                                ) - c[((k0 as u32) % 3) as usize]),
                                        )
                                    } else {
                                        None
                                    });
                                    (if ((((0_u32 < k1)).then_some(b))
                                        .map_or_else(
                                            || {
                                                if ((x_2) == (if false { None } else { Some(0.0_f32) })) {
                                                    return ((k0 as u32) < k1);
                                                }
                                                true
                                            },
                                            |c| ((*y) <= 0.5_f32),
                                        ))
                                    {
                                        (k1 <= k1)
                                    } else {
                                        (2.0_f32 > c[0])
                                    });
                                }
                                if (c[2] > 0.5) {
                                    continue;
                                }
                            }
                            c[0]
                        });
                        Pair { a: 3_i32 }
                    }),
                ],
            )
        {
            if (a > a) {
                break 'outer;
            }
        }
        IVec2::new((NARROW as i32), (WIDE as i32))
    }
}

#[flatten]
mod p119 {
    use super::*;
    use flatten::math::*;
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
    fn third(a: &bool, c: &i32, y: &f32) -> [f32; 2] {
        if true {
            if ((*a) || (*a)) {
                return [
                    (Vec4::new(STILL, (*y), 1.5_f32, 1.0_f32))
                        .dot(Vec4::new((*y), STILL, (*y), (*y))),
                    (*y),
                ];
            }
        } else if ([
            ({
                let mut k0 = 1u32;
                'outer: while k0 < 8 {
                    k0 *= 2;
                    let mut v: [f32; 2] = (if asked(
                        &|t, a_2| (COUNT == COUNT),
                        (-1.0_f32),
                    ) {
                        [((*y) + (*y)), ((-2.5_f32) + 1.5_f32)]
                    } else {
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            k1 <<= 1;
                            let mut t: i32 = (*c);
                        }
                        [(*y); 2]
                    });
                }
                (*c)
            }),
            7_i32,
        ]
            .iter()
            .any(|&c| (*a)))
        {} else {}
        [(COUNT as f32), (*y)]
    }
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, c: &mut i32) -> u32 {
        let a_2: f32;
        if ((*c) < 1) {
            a.z = (*c);
            a_2 = ('block: {
                if ((IVec2::new(0_i32, a.z)) == (IVec2::new(10_i32, 2_i32))) {
                    break 'block (Vec2::new(2.0_f32, 3.0_f32)).y;
                }
                let mut a_2 = (if COUNT >= COUNT { COUNT - COUNT } else { 0 });
                (if (Vec3::new(STILL, 2.0_f32, STILL)).is_nan() {
                    (HALF).trunc()
                } else {
                    (HALF).cbrt()
                })
            });
        } else {
            a_2 = ((HALF - TABLE[(MASK % 4) as usize])
                + (Vec2::new(0.5_f32, 1.5_f32)).y);
        }
        #[unroll(max = 4)]
        'outer: for b in ((2_i32 & 3)..=([(*c), STEPS].iter().fold(a.x, |b, &t| b) & 3))
        {
            let mut t: Vec3 = ((POINTS[(a.y & 1) as usize], b, (COUNT).min(0_usize))).0;
        }
        let mut a_2 = [round((a_2).floor()); 2];
        if (((({
            let n: f32 = ((((-0.0_f32)).tanh() * 1.0))
                .mul_add(a_2[COUNT % 2], (a_2[(MASK % 2) as usize]).ceil());
            5_usize
        }) as f32) == (taken(a_2[1], |x_2| a_2[0]) * 1.0)))
        {
            'outer: for (t, [c, mut b]) in a_2
                .into_iter()
                .zip([[a_2[0], a_2[0]], third(&{ (a_2[1] <= 1.0_f32) }, &a.y, &a_2[0])])
            {
                a_2[(a.y & 1) as usize] = b;
                if (a.x <= 10) {
                    'inner: for c in 0..4u8 {
                        if (1.5_f32 != a_2[1]) {
                            continue 'outer;
                        }
                        a_2[1]
                            *= ((Vec3::new((-2.5_f32), 0.5_f32, (c as f32))).z
                                + (c as f32));
                    }
                    continue;
                }
            }
        } else {}
        ((((((if a.z != 0 { a.z % a.z } else { a.z }) & 255) as u32) & 63) << (MASK & 7))
            + (a_2[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p120 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut bool, mut v: f32) -> f32 {
        let x_2: i32 = 'block: {
            if (*c) {
                let mut n = (*a);
                break 'block (!LEVELS[(STEPS & 1) as usize]);
            }
            LEVELS[(Pair::SIZE).min(7)]
        };
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((if (*c) {
                let mut a: (i32, Vec3, f32) = (
                    ('block: {
                        if (Pair::SIZE < Hit::SIZE) {
                            let [mut y, mut t] = (if (STILL <= 2.0) {
                                ({ [0_i32; 2] })
                            } else {
                                (if (*c) { [x_2, 10_i32] } else { [x_2, x_2] })
                            });
                            break 'block x_2;
                        }
                        let (_, t, _) = (x_2, Vec3::new(v, (*a), v), v);
                        let mut n = (((-x_2) | (if (*c) { x_2 } else { x_2 }))
                            | (IVec2::new(0_i32, 1_i32)).y);
                        (n).wrapping_shl(k0)
                    }),
                    (if (!(*c)) {
                        (match Pair::SIZE {
                            3 => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            0 => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            _ => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        })
                    } else {
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    }),
                    0.0_f32,
                );
                0.0_f32
            } else {
                0.0_f32
            }) != 0.0)))
        {
            k0 -= 1;
        }
        0.0
    }
}

#[flatten]
mod p121 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
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
    impl Pair {
        fn sum(mut self, a: &mut f32, c: f32, y: f32) -> (f32, f32) {
            let (n, mut x) = (
                (if (self.b <= self.b) {
                    (*a)
                } else {
                    return ((Vec2::new(c, 1.0_f32)).y, flatten::math::saturate((*a)));
                }),
                (CORNER).normalize_and_length().1,
            );
            if (((self.b).rem_euclid((self.b) | 1)
                > (((self.b & 15) * (5_i32 & 7))
                    - [x, y]
                        .iter()
                        .fold(
                            self.b,
                            |n, &a_2| {
                                if (y > x) {
                                    return (n + n);
                                }
                                n
                            },
                        ))))
            {
                let c: f32 = (*a);
                let mut c: UVec2 = (match (({
                    let q = n;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) {
                    0.. => {
                        'outer: for x in 0..0u8 {
                            let Pair { a, .. } = Pair {
                                b: ([self.b, (x as i32), (-1_i32)])[0],
                                a: (Vec2::new(2.0_f32, n)).y,
                            };
                            if (({ ((self.b < self.b) ^ (f32::MIN > n)) })) {
                                let mut t = Pair::SIZE;
                                break;
                            }
                        }
                        UVec2::new(8, (1u32 << 31))
                    }
                    _ => UVec2::new(MASK, 8),
                });
            } else {}
            (if ((({
                let mut k0 = ((if (self.b != self.b) {
                    3_u32
                } else {
                    return (
                        [c, n, x]
                            .into_iter()
                            .filter(|&n| true)
                            .map(|mut y| self.a)
                            .sum::<f32>(),
                        n,
                    );
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
                Vec2::new(0.5, 0.0)
            }) == Vec2::new(3.0, (-1e-40f32))))
            {
                (0.5_f32, (*a))
            } else {
                (y, x)
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: (f32, f32), mut v: Vec3) -> (f32, f32) {
        if ((if (c.1 != v.z) {
            (if true { true } else { false })
        } else {
            'outer: for v in 0..3usize {
                let n: f32 = 2.0;
                'inner: for x in 0..1i64 {
                    let mut c: Pair = ({
                        Pair {
                            a: TABLE[v % 4],
                            b: (x as i32),
                        }
                    });
                    let t = c.sum(a, (n).floor(), ((x as f32)).tanh());
                    if false {
                        break 'outer;
                    }
                }
            }
            ((*a) != 2.0)
        })) {
            return c;
        }
        (1.5_f32, v.y)
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
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
            Pair { a: self.a & other }
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
    pub fn entry(a: u32, c: &mut i32, y: &mut f32) -> IVec2 {
        if (((((BVec3::new(true, false, true)) == (BVec3::new(true, false, false)))
            || ({
                (*y) = ((*y) / 4.0);
                (if (a <= MASK) {
                    ((*y) < (*y))
                } else {
                    'outer: for y in 0..4u8 {
                        'inner: for y in (0..2).rev() {
                            let start = (((a).max(a) & 15)
                                * ((if (a < a) { a } else { a }) & 7));
                            let mut t = 1;
                            t += start;
                        }
                        if (a < 1) {
                            break;
                        }
                        let t = [(({
                            _ = ((y as f32)).is_nan();
                            [
                                [
                                    (-1.0_f32),
                                    TABLE[(Pair::SIZE).min(3)],
                                    RAMP[((y as usize)).min(8)],
                                ],
                                [HALF, STILL, HALF],
                            ]
                        }))[0]; 2];
                        (*c) = (*c);
                    }
                    ((*c) > 1_i32)
                })
            }))
            && ({
                (*c) = (((*y)) as u32 as i32);
                (BVec3::new((MASK < a), ((*y) < (*y)), ((*c) <= (*c))))
                    .test(
                        (({
                            (*c) = (0_i32 + (*c));
                            0_u32
                        }) % 2) as usize,
                    )
            })))
        {
            let a: Vec4;
            if ((if (((*c) != (*c)) && ((*y) != (*y))) {
                (!((*y) < (*y)))
            } else {
                (((*c) <= (*c)) < (0.25_f32 < (*y)))
            })) {
                (*y) = (*y);
                a = Vec4::new((-2.5), 0.25, (-1.0), (*y));
            } else {
                a = (Vec4::new((*y), (*y), (*y), (*y)))
                    .move_towards(Vec4::new((*y), 1.0_f32, (-2.5_f32), (*y)), 0.5);
            }
            'outer: for a in [
                (if false {
                    [
                        mat4(a, a, a, Vec4::new(0.0_f32, a.z, a.x, (-2.5_f32))),
                        Mat4::from_cols(
                            a,
                            a,
                            Vec4::new(0.25_f32, 0.25_f32, 2.0_f32, (-0.0_f32)),
                            a,
                        ),
                        Mat4::from_cols(a, Vec4::new(1.0_f32, a.x, (*y), a.z), a, a),
                    ]
                } else {
                    let b = (Pair { a: (*c) } * 2.0);
                    [
                        Mat4::from_diagonal(
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        ),
                        Mat4::from_cols(
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        ),
                        Mat4::from_cols(
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        ),
                    ]
                }),
                [
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                ],
                [
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                    Mat4::from_cols(
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                ],
            ] {}
        }
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
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
    impl Pair {
        fn step(&mut self, a: &mut f32) -> [[f32; 3]; 2] {
            {
                let x = Hit { b: self.a.y, a: (*a) };
            }
            if ((if ((if (1_u32 <= self.b.y) {
                let mut y = Hit {
                    b: [
                        (-1_i32),
                        ((LEVELS[(7_i32 & 1) as usize] & 15) * ((WIDE as i32) & 7)),
                        (IVec2::new(10_i32, (-1_i32))).y,
                    ]
                        .into_iter()
                        .filter(|&n| (self.b.y != self.b.y))
                        .map(|mut v| {
                            if ((*a) == self.a.x) {
                                return (self.a).y;
                            }
                            (Vec3::new((*a), self.a.x, self.a.y)).z
                        })
                        .sum::<f32>(),
                    a: (self.a.y).signum(),
                };
                (0.5_f32 != self.a.x)
            } else {
                'outer: for a in 0u32..4 {
                    let _ = ({
                        let q = self.a.y;
                        q == q && q.is_sign_negative()
                    });
                    if (self.a.x < self.a.x) {
                        break;
                    }
                }
                ((*a) < self.a.y)
            })) {
                (self.b.y <= self.b.y)
            } else {
                (self.b.y <= self.b.y)
            })) {
                return [[(*a), (*a), self.a.y], [(*a), (*a), self.a.y]];
            }
            [[2.0_f32; 3], [self.a.x, self.a.x, self.a.x]]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: &mut i32, y: f32) -> [Pair; 2] {
        'block: {
            let given: f32 = select(
                round(y),
                ((*c) as f32),
                ({
                    if (a[0] > a[2])
                        && let 1 = ((((UVec2::new(8_u32, MASK)) & 63) << 2_i32)).y
                    {
                        if let ((t, (-7 | 1)) | ((1 | 0), t)) = (
                            (*c),
                            (((*c)) as f32 as i32),
                        ) {
                            let mut a_2 = (*a);
                            let mut x = a[2];
                        }
                        let mut b: Pair = Pair {
                            b: UVec2::new(2, 1),
                            a: Vec2::new(0.25, a[2]),
                        };
                        let a_2 = b.step(&mut a[2]);
                    } else {
                        let mut c: Pair = Pair {
                            a: Vec2::new(1.0, 0.25),
                            b: UVec2::new(MASK, 3),
                        };
                        c.step(&mut a[(c.b.y % 3) as usize]);
                    }
                    let mut k0 = ((match MASK {
                        mut x => x,
                        _ => {
                            'outer: for b in 0..0 {
                                let [[x, mut b, v], [_, _, ..]] = [(*a), (*a)];
                                let given: f32 = b;
                                let y: f32 = {
                                    let t = doubled(given);
                                    fn doubled(t: f32) -> f32 {
                                        if t < 0.5 { -t } else { t }
                                    }
                                    t
                                };
                            }
                            MASKS[(Hit::SIZE).min(6)]
                        }
                        _ => MASK,
                    })) & 3;
                    #[keep]
                    'outer: loop {
                        let mut b: bool = (((a[1] == a[1])
                            && ({
                                a[(k0 % 3) as usize] = a[1];
                                (k0 != k0)
                            })) | (k0 > k0));
                        if k0 == 0 || (b) {
                            break;
                        }
                        k0 -= 1;
                    }
                    FLAGS[((*c) & 1) as usize]
                }),
            );
            let t: f32 = {
                fn second(t: f32) -> f32 {
                    if t < 0.5 { -t } else { t }
                }
                let t = second(given);
                t
            };
            if (10_i32 > 7) {
                break 'block;
            }
        }
        [
            Pair {
                a: (Vec2::new((-1.0), a[0]) + Vec2::splat(a[2])),
                b: UVec2::new(3, (u32::MAX - 1)),
            },
            Pair {
                a: (Vec2::new(1.0, a[0]) + Vec2::splat(((*c) as f32))),
                b: (UVec2::new(2, 3) + UVec2::splat((a[0].abs() as u32 & 255))),
            },
        ]
    }
}

#[flatten]
mod p124 {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: &f32) -> usize {
            let mut y = self.c;
            let mut v = (NARROW as i32);
            (self.c + ((v & 255) as usize))
        }
    }
    impl Hit {
        fn step(self, a: f32, mut x: i32, y: f32) -> bool {
            let mut k0 = (((8_u32 & 63) << (3_u32 & 7))) & 3;
            'outer: loop {
                'inner: for _ in 0..2 {
                    let mut x_2: Pair = Pair {
                        b: 3,
                        c: Self::SIZE,
                        a: BVec3::new(true, true, (x <= x)),
                    };
                    let a = x_2.step(&y);
                }
                if k0 == 0 || ((k0 != k0)) {
                    break;
                }
                k0 -= 1;
            }
            (false ^ (x > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec2, c: &i32, y: &f32) -> u32 {
        'outer: for c in 1..=1 {
            let mut a: Hit = Hit::ALL[Hit::SIZE % 2];
            let x_2 = a
                .step(
                    ((*y) / 4.0),
                    ((c as i32)).max(c),
                    ({
                        a = Hit;
                        match (Pair {
                            c: Hit::SIZE,
                            a: BVec3::new(((c as i32) < c), false, true),
                            b: MASK,
                        }) {
                            Pair { a: a_2, b: mut c @ ((2 | 2)), c: mut t } => {
                                let State { a: mut x_2 } = (-State { a: (*y) });
                            }
                            Pair { a: mut b, b: _, c: 1 } => {
                                let mut k1 = (({
                                    let q = 1.0_f32;
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                })) & 3;
                                'inner: loop {
                                    if ((STEPS != c) && (k1 >= k1)) || k1 == 0 {
                                        break;
                                    }
                                    k1 -= 1;
                                    b &= BVec3::new((1_i32 > c), ((c as i32) > STEPS), true);
                                }
                            }
                            b => {
                                if ((if ((if (((*y) < (*y)) && (b.b != b.b)) {
                                    (FLAGS[((c as i32) & 1) as usize] && (1_u32 != b.b))
                                } else {
                                    (b.b != b.b)
                                })) {
                                    (if (Hit::step(
                                        Hit,
                                        ({
                                            a = Hit;
                                            (*y)
                                        }),
                                        c,
                                        3.0,
                                    )) {
                                        (((c as i32) > c) ^ (1_usize != b.c))
                                    } else {
                                        FLAGS[(b.b % 9) as usize]
                                    })
                                } else {
                                    ((b.b < 5) == (b.b > b.b))
                                })) {
                                    let mut t: Vec3 = ((Vec3::new((*y), 2.0_f32, (-0.0_f32)))
                                        .abs()
                                        .sqrt())
                                        .floor();
                                    let mut a: f32 = (State {
                                        a: hadd(Vec4::new(t.x, 1.0_f32, (-1.0_f32), 1.0_f32)),
                                    })
                                        .a;
                                    let mut c: Hit = Hit;
                                } else if ((a
                                    .step(flatten::math::fract((*y)), c, lerp((*y), (*y), (*y)))
                                    || ({
                                        a = Hit::ALL[b.c % 2];
                                        (b.b > b.b)
                                    })))
                                {} else {}
                            }
                        }
                        0.25
                    }),
                );
        }
        MASK
    }
}

#[flatten]
mod p125 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub Vec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    pub fn entry(mut b: [f32; 2], c: &Pair, mut v: f32, t: u32) -> i32 {
        if [2_i32, STEPS].iter().all(|&a_2| (c.0 < c.0)) {
            if (t > t) {
                return (IVec2::new(1_i32, STEPS)).y;
            } else {
                return ((CORNER).as_ivec3().y).min(((STEPS & 15) * (2_i32 & 7)));
            }
        }
        if (t <= t) {
            if ([
                ((v) as u32 as i32),
                (if (t < 2) {
                    let mut k0 = ((t % 3)) & 3;
                    #[keep] 'outer: while k0 > 0 && (((k0 ^ t) >= (k0 + k0))) {
                        k0 -= 1;
                        if (t != 1) {
                            let mut x_2 = (((MASK <= 1)).then_some(b[0]))
                                .map_or_else(|| (-(*c)), |t| (*c));
                            let b: Mat2 = mat2(x_2.1, x_2.1);
                            _ = (((WIDE as i32)).wrapping_shr(k0) > 3);
                        } else if (b[0]).is_finite() {
                            let mut t = mat2(Vec2::new(b[0], 0.25), c.1);
                        } else {
                            let start = (if STEPS != 0 {
                                (!STEPS) % STEPS
                            } else {
                                STEPS
                            });
                            let mut x = 0;
                            x += start;
                        }
                    }
                    2_i32
                } else {
                    let given: f32 = fract(flatten::math::cos(c.1.x));
                    let n: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(y: f32) -> f32 {
                            if y < HALF { -y } else { y }
                        }
                        t
                    };
                    STEPS
                }),
                (WIDE as i32),
            ]
                .iter()
                .any(|&t| (true != (c.0 != c.0))))
            {
                let a: f32 = 'block: {
                    'outer: for v in 1..=3 {
                        let mut v = ((Pair(Pair::SIZE, c.1)
                            + Pair(c.0, Vec2::new(b[1], b[0]))) + (*c));
                    }
                    if (MASK > 2) {
                        break 'block 0.5;
                    }
                    (-0.0)
                };
                return (WIDE as i32);
            }
        } else {}
        (NARROW as i32)
    }
}

#[flatten]
mod p126 {
    use super::*;
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
        fn sum(self, a: &f32) -> f32 {
            if ((if ((self.a.x < self.a.z) < false) {
                (self.a.y < (-0.0))
            } else {
                let Pair { a: t } = (-(Pair { a: self.a } + self));
                (if (t.y < t.y) {
                    let mut k0 = 3u32;
                    'outer: loop {
                        if !(k0 > 0) {
                            break;
                        }
                        k0 -= 1;
                        if (t.y != HALF) {
                            let Pair { a } = (&self - &self);
                            break;
                        }
                        let given: f32 = self.a.x;
                        let a_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(a: f32) -> f32 {
                                (a - HALF).max(HALF)
                            }
                            t
                        };
                    }
                    (0_usize <= Self::SIZE)
                } else {
                    (t.z != self.a.y)
                })
            })) {
                let mut turn = 0;
                let a_2: (Pair, Mat3) = #[keep]
                'value: loop {
                    if ((Self::SIZE).abs_diff(Pair::SIZE) <= (Pair::SIZE * 2)) {
                        break (
                            self,
                            Mat3::from_cols(
                                Vec3::new(0.25_f32, (-0.0_f32), 0.0_f32),
                                Vec3::new(0.5_f32, self.a.z, self.a.x),
                                self.a,
                            ),
                        );
                    }
                    let mut y: f32 = 0.25;
                    match (((if true {
                        MASK
                    } else {
                        return ([2.0_f32, self.a.z])[0];
                    }) ^ (if MASK != 0 { MASK % MASK } else { MASK })))
                    {
                        a_2 @ ((1 | 100)) if false => {}
                        mut n => {}
                    }
                    turn += 1;
                    if turn >= 1 {
                        break (self, Mat3::IDENTITY);
                    }
                };
            } else {}
            ((*a) + (self.a).dot(self.a))
        }
    }
    #[flatten(exact)]
    pub fn entry(
        a: &mut f32,
        mut x: bool,
        y: &mut (Pair, Mat3),
        mut n: (Pair, Mat3),
    ) -> f32 {
        let mut turn = 0;
        let a_2: usize = 'value: loop {
            if x {
                let (mut c, 4.., x) = ((
                    ((NARROW as i32) & 31).pow(2),
                    Pair::SIZE,
                    (((if MASK != 0 { MASK / MASK } else { 5_u32 }) & 7) as usize),
                )) else {
                    return n.0.sum(&n.1.y_axis.y);
                };
            } else {}
            turn += 1;
            if turn >= 3 {
                break 2;
            }
        };
        n.1.x_axis.y
    }
}

#[flatten]
mod p127 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    pub fn entry(a: Vec3, c: u32, y: &[i32; 2]) -> f32 {
        let mut a_2: usize = Pair::SIZE;
        (({
            let q = a.x;
            q == q && q.is_sign_negative()
        })
            && ({
                a_2 = a_2;
                ([y[0], i32::MIN, y[1]].into_iter().reduce(|y, v| v))
                    .map_or_else(|| (y[0] != y[0]), |n| false)
            }));
        let _ = (((y[0] < y[1]) != FLAGS[(c % 9) as usize]) == ((-2.5_f32) >= a.z));
        'outer: for a in (1..10).step_by(3) {
            if (({
                ((if (2_usize < a_2) { None } else { Some(y[0]) }))
                    .map_or_else(|| (a_2 < a_2), |b| (a_2 < a_2))
            })) {
                let given: f32 = (-HALF);
                let v: f32 = {
                    let t = second(given);
                    fn second(x: f32) -> f32 {
                        x * 0.5 + 1.0
                    }
                    t
                };
                return 1.5;
            }
            let mut t = ([(-y[0]), y[1]]
                .into_iter()
                .filter(|&x_2| (if (c > 8) { (c <= c) } else { (3_u32 <= 2_u32) }))
                .last())
                .map_or_else(
                    || {
                        if (((c > c)).then_some(y[1])).is_some() {
                            return 2_usize;
                        }
                        a_2
                    },
                    |y| {
                        if ((if false { None } else { Some(y) }))
                            .map_or_else(
                                || {
                                    if (if (a_2 != a_2) { (y <= y) } else { (c < 3_u32) }) {
                                        return (c <= c);
                                    }
                                    ((a as i32) <= y)
                                },
                                |n| (n <= n),
                            )
                        {
                            return (Vec4::new(0.25_f32, Pair::RATE, (-2.5_f32), 2.0_f32))
                                .min_position();
                        }
                        (Vec4::new(2.0_f32, 2.0_f32, HALF, HALF)).min_position()
                    },
                );
        }
        (a_2 as f32)
    }
}

#[flatten]
mod p128 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        fn step(self, a: &f32, c: Hit, y: &f32) -> Option<i32> {
            let c = ((match (
                ([c.b, c.b, c.b].into_iter().reduce(|x_2, n| n)).unwrap_or(c.b),
                (*a),
                2_usize,
            ) {
                (t @ ((1_000 | -7)), 8.0.., 2) => {
                    'outer: for b in 0u32..0 {
                        let y = (Some(0_i32))?;
                        if (c.a).is_finite() {
                            if (((c.c > 5)
                                && ({
                                    let q = c.a;
                                    q == q && q.is_sign_negative()
                                })))
                            {
                                return [
                                    (match Some(y) {
                                        None => c.b,
                                        Some(..=0) => (-4_i32),
                                        _ => y,
                                    }),
                                    ((if (t != y) { Some(y) } else { None }))
                                        .map_or(
                                            t,
                                            |b| {
                                                if (b <= y) {
                                                    return (y).wrapping_sub(5_i32);
                                                }
                                                b
                                            },
                                        ),
                                    (if (c.a < (*a)) { y } else { 10_i32 }),
                                ]
                                    .into_iter()
                                    .reduce(|t, v| {
                                        if ((3_u32 <= b) ^ true) {
                                            return (if (b <= b) { y } else { c.b });
                                        }
                                        t
                                    });
                            }
                            break 'outer;
                        }
                    }
                    ((0_usize > 2)).then_some(t)
                }
                _ => Some(c.b),
            }))?;
            ((1_i32 < (-4))).then_some(c)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let Pair { a: _ } = ({
            let mut x: Pair = ({
                (((if ((-4_i32) != c) { None } else { Some(c) })) != Some(c));
                Pair { a: (-2.5) }
            });
            let y = x.step(&a, (Hit { b: c, c: Pair::SIZE, a: a } * (-0.5)), &x.a);
            let a: Option<i32>;
            if (({
                let q = 0.25_f32;
                q == q && q.is_sign_negative()
            })) {
                a = (if (('block: {
                    if ((if (c <= c) {
                        let given: f32 = ((x.a).cos())
                            .copysign(
                                ((Vec4::new(1.0_f32, x.a, x.a, 0.5_f32))[(c & 1) as usize])
                                    .max(-9.0),
                            );
                        let x_2: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x_2: f32) -> f32 {
                                (x_2 - HALF).max(HALF)
                            }
                            t
                        };
                        (Hit::SIZE != Pair::SIZE)
                    } else {
                        let mut k0 = ((MASK).max(MASKS[Hit::SIZE % 7])) & 3;
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let mut c: IVec3 = IVec3::new(
                                        (IVec2::new(c, (-4_i32)) & 63)
                                            .dot(IVec2::new(0_i32, c) & 15),
                                        (!(c ^ c)),
                                        (((Hit::SIZE & 255) as i32) / 7),
                                    );
                                    let mut y: Pair = (match (WIDE as i32) {
                                        mut c @ 1 => x,
                                        _ => x,
                                    });
                                }
                                k1 += 1;
                            }
                        }
                        (x.a > (-0.0))
                    })) {
                        break 'block (c != c);
                    }
                    (x.a <= x.a)
                })) {
                    y
                } else {
                    y
                });
            } else {
                x = x;
                a = y;
            }
            x
        });
        ((0.25_f32 < 3.0) ^ (c > c))
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec3, c: &Mat3, y: f32) -> f32 {
        if ((((if (('block: {
            if ((if ((if (a.z <= a.x) {
                let mut v = [
                    (((MASK).count_ones() as usize) as f32),
                    trunc((c.x_axis.z).rem_euclid((c.z_axis.x))),
                    (taken(c.x_axis.z, |b| STILL)
                        + select(c.z_axis.x, 1.0_f32, (a.x < a.y))),
                ]
                    .iter()
                    .fold(
                        (match ((MASK).trailing_zeros(), true) {
                            (t, false) => (if false { a.z } else { a.y }),
                            (2..100, true) if ((a.y > a.y) && false) => a.z,
                            _ => {
                                let mut t: Vec3 = c.y_axis;
                                (IVec2::new(a.y, 2_i32)).y
                            }
                        }),
                        |n, &b| 2_i32,
                    );
                ((-2.5_f32) < y)
            } else {
                if ((if (({
                    let q = c.z_axis.y;
                    q == q && q.is_sign_negative()
                })) {
                    (if false {
                        ((1.0_f32 != c.x_axis.z) | (a.x < a.x))
                    } else {
                        (false | ((-1_i32) != a.z))
                    })
                } else {
                    (((if (c.y_axis.z != c.z_axis.x) { Some(COUNT) } else { None }))
                        .filter(|&v| {
                            if (!(1.0_f32 != y)) {
                                return (a.y <= 2_i32);
                            }
                            (7_i32 > STEPS)
                        }))
                        .map_or_else(
                            || (true | (c.y_axis.x <= (-2.5_f32))),
                            |a| {
                                ((BVec3::new(true, (COUNT != a), true))
                                    == (BVec3::new(false, (c.z_axis.z < c.x_axis.z), true)))
                            },
                        );
                    (c.z_axis.x != c.z_axis.x)
                })) {
                    let mut turn_1 = 0;
                    let c: usize = 'value_1: loop {
                        if (Some(COUNT))
                            .map_or_else(
                                || ((a.y > a.x) || false),
                                |b| {
                                    ((5_i32 <= LEVELS[(5_u32 % 8) as usize]) | (5_usize != b))
                                },
                            )
                        {
                            break (Vec4::new(3.0_f32, c.y_axis.y, 0.5_f32, 0.25_f32))
                                .min_position();
                        }
                        turn_1 += 1;
                        if turn_1 >= 1 {
                            break (c.z_axis.x.abs() as usize & 15);
                        }
                    };
                    let mut k0 = (MASK) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((((if (a.x < a.z) { None } else { Some(c) }))
                            .map_or_else(|| (c < c), |a| ({ (a > a) }))))
                    {
                        k0 -= 1;
                        let mut n: u32 = (select(
                            UVec2::new(k0, MASK),
                            (UVec2::new(0_u32, 3_u32) + UVec2::new(8_u32, 1_u32)),
                            (Some(c))
                                .map_or_else(
                                    || (y > y),
                                    |v| {
                                        if (k0 <= k0) {
                                            return ((if (y > y) { None } else { Some(0_usize) }))
                                                .is_none();
                                        }
                                        (c != 3_usize)
                                    },
                                ),
                        ))
                            .y;
                    }
                } else {}
                (a.y > a.x)
            })) {
                (a.y < (-4))
            } else {
                return y;
            })) {
                break 'block ((-2.5_f32) > c.z_axis.x);
            }
            (a.y <= STEPS)
        })) {
            Some((Vec4::new((-0.0_f32), 1.5_f32, c.z_axis.y, c.x_axis.y)).min_position())
        } else {
            None
        })) != Some(COUNT)))
        {}
        (({
            'outer: for a_2 in 0..1 {
                if (a.y < a_2) {
                    break;
                }
            }
            c.x_axis.x
        }) + (a.y as f32))
    }
}

#[flatten]
mod p130 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const FIRST: Self = Hit { a: 0.5, b: -0.0, c: 2.0 };
        const ALL: [Hit; 2] = [Hit { a: -0.0, b: 2.0, c: -1.5 }, Self::FIRST];
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
        fn step(self, a: f32, c: &mut f32, y: f32) -> bool {
            'outer: for c in 0..1usize {
                'inner: for a_2 in 0..1 {
                    let y: State = 'block: {
                        if ((a_2 as i32)).is_negative() {
                            break 'outer;
                        }
                        if (((Pair { b: 3_i32, ..self }).b
                            != ((((self.b & 15) * ((-4_i32) & 7)) & 15) * (10_i32 & 7))))
                        {
                            let mut a_2 = State(self);
                        }
                        if (self.a >= self.a) {
                            if (((a <= y) < true)
                                && (Vec3::new(1.5, 3.0, (-1.0)))
                                    .cmplt(Vec3::new(0.25, 1.0, y))
                                    .all())
                            {
                                return FLAGS[(self.a % 9) as usize];
                            } else {
                                return ((c >> 1) <= (c).saturating_sub(c));
                            }
                        }
                        State(self)
                    };
                    let mut x: [i32; 3] = [
                        ({
                            let mut a_2: Vec2 = (((STILL * Vec2::new(1.5, 0.5))
                                - (Vec2::new(a, a) % 1.5)))
                                .yx();
                            match (Hit { a: a, b: a_2.y, c: a_2.y }) {
                                Hit { a: 8.0, b: _, c: 8.0 } => {
                                    let State(Pair { a: _, b: mut y }) = State(Pair {
                                        b: self.b,
                                        a: self.a,
                                    });
                                    let mut n: [i32; 3] = [
                                        (match (y + y) {
                                            -7.. if true => (!y),
                                            t => t,
                                            ..=2 => self.b,
                                            a => y,
                                        }),
                                        y,
                                        self.b,
                                    ];
                                }
                                Hit { a: (0.25 | 1.0), b: 0.0, c: 8.0 } => {}
                                mut c => {}
                            }
                            self.b
                        }),
                        (a_2 as i32),
                        y.0.b,
                    ];
                }
            }
            ((((self.a & 15) * (self.a & 7)) > (self.a / (3_u32 | 1))) ^ ((*c) > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: [i32; 3], y: &mut Vec2, t: &mut i32) -> Hit {
        let mut t: Pair = Pair { a: MASK, b: (*t) };
        let b = t
            .step(
                y.x,
                &mut y.x,
                (if (t.a != t.a) {
                    'outer: for v in 0..2u16 {
                        if ((v as u32) > t.a) {
                            let mut k1 = 3u32;
                            'inner: loop {
                                if !(k1 > 0) {
                                    break;
                                }
                                k1 -= 1;
                                let mut n: i32 = ((c[0] & 63) << 1);
                            }
                            continue 'outer;
                        }
                        if (((v as u32)
                            == (if 8_u32 != 0 { (v as u32) % 8_u32 } else { t.a })))
                        {
                            return (match (((if ((v as f32) <= 0.0) { 100i8 } else { 7 }
                                / 3 % 5) as i32))
                            {
                                2..=5 => Hit { a: b, b: 2.0, c: 1.5 },
                                n => {
                                    (if (c[0] <= t.b) {
                                        Hit { a: b, b: b, c: b }
                                    } else {
                                        Hit {
                                            c: 2.0,
                                            ..Hit {
                                                a: b,
                                                ..Hit { c: (v as f32), ..Hit::FIRST }
                                            }
                                        }
                                    })
                                }
                                _ => Hit { c: b, a: b, b: (v as f32) },
                                mut t => ({ Hit::ALL[((-4_i32) & 1) as usize] }),
                            });
                        }
                    }
                    2.0
                } else {
                    (-2.5)
                }),
            );
        let c: i32 = 'block: {
            if (Pair::step(
                Pair { a: (t.a + 5), b: c[2] },
                y.x,
                &mut y.x,
                ((match b {
                    true => TABLE[(t.a % 4) as usize],
                    _ => HALF,
                    mut n => TABLE[((-1_i32) & 1) as usize],
                    mut v => HALF,
                })
                    * (Vec4::new(1.0_f32, 1.5_f32, TABLE[(MASK % 4) as usize], HALF))
                        .dot(Vec4::new((-2.5), 0.0, Pair::RATE, 0.0))),
            )) {
                break 'block c[0];
            }
            c[1]
        };
        Hit {
            a: (1.5 + (t.a as f32)),
            b: (y.y + (t.a as f32)),
            c: y.x,
        }
    }
}

#[flatten]
mod p131 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: IVec3, mut x: i32, y: Mat2, t: &mut u32) -> i32 {
        let mut x: [i32; 2] = [0_i32, a.z];
        'outer: for x_2 in x {
            if (((true && ((*t) <= 5))
                || ({
                    x[(Hit::SIZE).min(1)]
                        += (((a.z <= a.y)).then_some(y.x_axis.x))
                            .map_or_else(|| a.y, |a| x[0]);
                    ((x[0] > 7_i32) ^ true)
                })))
            {
                return counted(
                    &|y| {
                        if (!(y > y)) {
                            return (x[0] ^ y);
                        }
                        0_i32
                    },
                );
            }
            if ((if (('block: {
                let given: f32 = (y.y_axis.y).clamp(-4.0, 4.0).exp();
                let v: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(n: f32) -> f32 {
                        (n - HALF).max(HALF)
                    }
                    t
                };
                if ((((if (5_u32 > (*t)) { None } else { Some(y.y_axis.y) }))
                    == (false).then_some(2.0_f32)))
                {
                    break 'block false;
                }
                false
            })) {
                false
            } else {
                false
            })) {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p132 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
            }
        }
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
        const FIRST: Self = Pair {
            a: UVec2::new(2, 0),
            b: false,
            c: 2.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: UVec2::new(0, 5),
                b: true,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: (f32, Pair, f32), c: i32) -> State {
        b.1.a.x = (b.1.a.x
            + ({
                b.1.a.x = ({
                    let q = (-0.0_f32);
                    if q == q { q.to_bits() >> 20 } else { 7 }
                });
                b.1.a.y
            }));
        let a_2: Hit = ((State { b: Hit, a: b.0 } + State { a: b.1.c, b: Hit })).b;
        let y: f32;
        if ((Pair::FIRST).b && (!b.1.b)) {
            y = (-(b.2).copysign((b.2).max(-9.0)));
        } else {
            y = (((match (b.2, c) {
                (mut a_2 @ 1.0..=8.0, ..5) => b.0,
                _ => b.1.c,
            }))
                .max((Pair::SIZE as f32)) + 0.0);
        }
        let mut b = (match (Pair { c: 1.5_f32, ..b.1 }) {
            Pair { a: mut t, b: false, c: (8.0 | 2.0) } => c,
            Pair { a: a_2, b: true, c: y } => {
                ({
                    let q = b.0;
                    q == q && q.is_sign_negative()
                });
                (c).saturating_neg()
            }
            Pair { a: b, b: true, c: a } => {
                (match (Pair { a: b, b: (b.x < b.y), c: a }) {
                    Pair { a: mut x, b: y @ false, c: x_2 } => {
                        let x_2: Hit = 'block: {
                            let n: State;
                            if y {
                                n = (State { b: Hit, a: a }
                                    + State {
                                        a: 2.0,
                                        ..State {
                                            b: a_2,
                                            ..State { a: x_2, b: a_2 }
                                        }
                                    });
                            } else {
                                n = State {
                                    a: (Vec2::new(a, x_2)).y,
                                    b: Hit,
                                };
                            }
                            if (((true
                                && ({
                                    x.y = (x.x
                                        ^ ({
                                            x.x = x.y;
                                            0
                                        }));
                                    y
                                })) == y))
                            {
                                x.y <<= 1;
                                break 'block Hit;
                            }
                            'outer: for b in 0..4 {
                                let (n, Pair { a, b: _, c }, ..) = (
                                    ((-1.0_f32) * x_2),
                                    Pair { a: x, b: y, c: a },
                                    flatten::math::fract(a),
                                );
                                if (0_u32 <= x.x) {
                                    x /= 2;
                                    break 'block Hit;
                                }
                                let mut x: bool = ((x_2)
                                    .copysign((lerp(0.5_f32, x_2, x_2)).max(-9.0))
                                    < (if (y && y) { x_2 } else { c }));
                            }
                            Hit
                        };
                        (match 1_usize {
                            _ => c,
                            _ => {
                                #[keep]
                                'outer: for x_2 in ((({
                                    let q = a;
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                }) & 3)..4)
                                    .rev()
                                {
                                    if y {
                                        break;
                                    }
                                    let v: i32 = 2;
                                }
                                c
                            }
                            (0 | 1) => c,
                            x => 2,
                        })
                    }
                    mut a => c,
                })
            }
            mut t => ((c).saturating_add((NARROW as i32))).min((c % c)),
        });
        let mut t = (UVec2::new(MASK, MASK) / 2);
        if (y > y) {
            let given: f32 = y;
            let x_2: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(a_2: f32) -> f32 {
                    a_2 * HALF + 1.0
                }
                t
            };
            return State { b: a_2, a: (y).sin() };
        }
        let given: f32 = (0.5 - ((y).max(y) + 0.0));
        let t: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(v: f32) -> f32 {
                v * HALF + 1.0
            }
            let t = second(given);
            t
        };
        State { a: y, b: a_2 }
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub usize);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: -other.b }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: -self.b }
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0, self.1 ^ other.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, y: f32, t: usize) -> Pair {
        let mut k0 = ((match STEPS {
            mut x @ ((5 | 0)) => MASK,
            -7 => {
                let mut t: [Hit; 2] = [
                    (if true {
                        let mut n = ({
                            let mut k0 = 0u32;
                            'outer: while k0 > 0 {
                                k0 -= 1;
                                let a_2 = (-Pair {
                                    a: Vec4::new(1.0_f32, (*a), y, (*a)),
                                    ..Pair {
                                        a: Vec4::new(
                                            0.0_f32,
                                            TABLE[(k0 % 4) as usize],
                                            (-2.5_f32),
                                            1.5_f32,
                                        ),
                                        ..Pair {
                                            a: Vec4::new((-1.0_f32), 0.0_f32, (-1.0_f32), 2.0_f32),
                                            b: (*a),
                                        }
                                    }
                                });
                                if (a_2.a.x).is_nan() {
                                    break 'outer;
                                }
                                let mut x_2: BVec3 = ((UVec3::new(3_u32, k0, 3_u32))
                                    .min(UVec3::new(k0, k0, k0)))
                                    .cmpge(UVec3::new(5_u32, 0_u32, 8_u32));
                            }
                            (((*c) / ((*c) | 1))).abs()
                        });
                        (Hit(
                            Pair {
                                a: Vec4::new((-1.0_f32), 1.0_f32, (-1.0_f32), (*a)),
                                b: y,
                            },
                            t,
                        )
                            + Hit(
                                Pair {
                                    b: 0.5_f32,
                                    a: Vec4::new(1.5_f32, 1.0_f32, (-2.5_f32), (*a)),
                                },
                                3_usize,
                            ))
                    } else {
                        'outer: for a_2 in 0..2 {
                            let mut x_2: [[i32; 2]; 2] = [
                                (if ((*a) == 0.0) {
                                    ([[3_i32, 7_i32], [1_i32, (a_2 as i32)]])[0]
                                } else {
                                    [(*c), (-1_i32)]
                                }),
                                [(((a_2 as i32) & 15) * ((a_2 as i32) & 7)); 2],
                            ];
                            let mut c = IVec2::new(0, (-4));
                        }
                        Hit(
                            Pair {
                                a: Vec4::new((*a), 0.5_f32, 0.5_f32, (-1.0_f32)),
                                ..Pair {
                                    a: Vec4::new(y, (*a), (-1.0_f32), f32::MIN),
                                    b: (*a),
                                }
                            },
                            t,
                        )
                    }),
                    Hit(Pair::ALL[((-1_i32) & 1) as usize], t),
                ];
                MASK
            }
            _ if [(*a), (-2.5_f32)].iter().all(|&v| FLAGS[t % 9]) => {
                let mut a: [i32; 2] = ([[(*c); 2], [(*c), (*c)]])[0];
                'outer: for _ in a.iter().rev() {
                    let Pair { a, b: mut x_2 } = Pair {
                        a: select(
                            Vec4::new(y, y, y, y),
                            Vec4::new(1.5_f32, 1.0_f32, y, 1.0_f32),
                            FLAGS[t % 9],
                        ),
                        ..(if false {
                            let mut turn = 0;
                            let t: Pair = 'value: loop {
                                let [x_2, t] = [((t != t) as i32), (a[0] + (*c))];
                                if (1_i32 <= 1) {
                                    break Pair {
                                        b: y,
                                        a: Vec4::new(y, 2.0, 0.0, 1.0),
                                    };
                                }
                                (*c) /= 3;
                                let given: f32 = mix(y, y, 0.5_f32);
                                let t: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(x: f32) -> f32 {
                                        (x - HALF).max(HALF)
                                    }
                                    let t = first(given);
                                    t
                                };
                                turn += 1;
                                if turn >= 1 {
                                    break (&{ Pair::ALL[(a[0] & 1) as usize] }
                                        - &{
                                            Pair {
                                                a: Vec4::new(1.5_f32, (-2.5_f32), y, t),
                                                b: (-1.0_f32),
                                            }
                                        });
                                }
                            };
                            t
                        } else {
                            let mut b: [[i32; 2]; 2] = [
                                [
                                    LEVELS[(({
                                        (*c) = (a[1]).max(5_i32);
                                        MASK
                                    }) % 8) as usize],
                                    (*c),
                                ],
                                a,
                            ];
                            'inner: for [b, x] in b {
                                let (x_2, x) = (
                                    (UVec2::new(MASK, 0_u32)).y,
                                    Hit(
                                        Pair {
                                            b: 0.0_f32,
                                            a: Vec4::new(y, (-2.5_f32), y, 2.0_f32),
                                        },
                                        t,
                                    ),
                                );
                            }
                            Pair::FIRST
                        })
                    };
                    if (0.25_f32 <= a.y) {
                        continue 'outer;
                    }
                }
                MASK
            }
            t => MASK,
        })) & 3;
        'outer: loop {
            if k0 == 0 || ((2_usize > t)) {
                break;
            }
            k0 -= 1;
        }
        Pair {
            a: (Vec4::new(y, 2.0, (-0.0), (-1.0)) + Vec4::splat(((*c) as f32))),
            b: ((*a) + ((*c) as f32)),
        }
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const FIRST: Self = Pair {
            a: 3,
            b: IVec2::new(-2, i32::MAX),
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
                b: IVec2::new(i32::MAX, 3),
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
    impl Pair {
        fn step(self, a: [f32; 3], c: Vec3, mut v: i32) -> bool {
            'outer: for y in 0..3 {
                let mut x: [Hit; 2] = [Hit(self, c.y); 2];
                'inner: for c in x {
                    let Hit(Pair { a, b: b, c: _ }, _) = c;
                    if ((if ((((if ((WIDE as i32) < 5) {
                        Some((c.0.a > x[1].0.a))
                    } else {
                        None
                    }))
                        .is_none_or(|v| {
                            if false {
                                return v;
                            }
                            (c.0.a != 3_i32)
                        }) || ((-0.0_f32) < c.0.c.x)))
                    {
                        (self.c.x != x[1].0.c.x)
                    } else {
                        false
                    })) {}
                    if (x[0].0.b.x <= 2) {
                        break;
                    }
                }
            }
            ((a[1] < 0.25) ^ (v > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut f32, y: &mut f32, mut n: f32) -> i32 {
        let x: IVec3 = 'block: {
            if ((((-0.0_f32) > (*y))
                ^ (((*y) <= (*c))
                    || ({
                        (*y) = saturate((*y));
                        (n < n)
                    }))))
            {
                break 'block (if true {
                    IVec3::new(5, (NARROW as i32), 3)
                } else {
                    return (NARROW as i32);
                });
            }
            IVec3::select(
                BVec3::new(true, false, ((*c) > (*y))),
                IVec3::new(STEPS, STEPS, 10_i32),
                IVec3::new(i32::MAX, 7_i32, STEPS),
            )
        };
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            let _ = Pair::step(
                ('block: {
                    let mut k1 = 252u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        if (({ (x.x < x.y) })) {
                            (Vec3::new(n, (*a), (k1 as f32))).is_nan();
                            break 'outer;
                        }
                        let a = Pair {
                            c: Vec2::new(
                                (Vec4::new(
                                    0.25_f32,
                                    TABLE[Pair::SIZE % 4],
                                    (-2.5_f32),
                                    0.5_f32,
                                ))[((k1 as usize)).min(1)],
                                ((k1 as f32) + 3.0),
                            ),
                            ..(Some(((*a) < 0.25_f32)))
                                .map_or_else(
                                    || Pair {
                                        b: IVec2::new((k1 as i32), 2_i32),
                                        c: Vec2::new(0.25_f32, (*a)),
                                        a: (k1 as i32),
                                    },
                                    |n| {
                                        if ((k1 as f32) != (*a)) {
                                            return (Pair {
                                                b: IVec2::new((k1 as i32), x.x),
                                                ..Pair {
                                                    c: Vec2::new(1.0_f32, 2_147_483_648f32),
                                                    ..Pair {
                                                        c: Vec2::new(1.5_f32, 1.5_f32),
                                                        a: x.z,
                                                        b: IVec2::new(x.y, x.y),
                                                    }
                                                }
                                            } * STEPS);
                                        }
                                        Pair {
                                            a: x.x,
                                            b: IVec2::new(x.z, 1_i32),
                                            c: Vec2::new(1.5_f32, (k1 as f32)),
                                        }
                                    },
                                )
                        };
                        k1 += 1;
                    }
                    if (k0 > k0) {
                        break 'outer;
                    }
                    Pair::ALL[Hit::SIZE % 2]
                }),
                [n, (*a), (*a)],
                Vec3::new(0.5, (*a), (-1.0)),
                3,
            );
            if (x.z <= x.x) {
                break;
            }
            k0 *= 2;
        }
        (x.z + ((*y) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p135 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, mut v: f32, t: u32) -> f32 {
        'outer: for _ in (1..10).step_by(3).rev() {
            let (y, c) = (Pair::FIRST, ((Pair, t)).1);
            if (({
                let q = (a).clamp(-1.0, 1.0).acos();
                q == q && q.is_sign_negative()
            })) {
                let n: i32 = 10;
            } else {
                let mut b: [f32; 3] = [v, a, a];
                'inner: for y in b.iter().rev() {
                    let n = (STEPS).min(({ (LEVELS[(c % 8) as usize] * 0) }));
                    if ((Vec2::new(f32::MIN, b[1]) == Vec2::new((-1.0), 3.0))
                        || ((a > 0.0) == (MASK != 2)))
                    {
                        v %= 3.0;
                        break;
                    }
                }
                let c: Hit = ((Hit {
                    b: POINTS[(c % 6) as usize],
                    a: b[1],
                } + Hit { b: CORNER, a: 3.0_f32 }) * (STEPS - (NARROW as i32)));
            }
            if true {
                break;
            }
        }
        ((('block: {
            let Hit { a: t, b: a_2 } = Hit {
                b: (Vec3::new(a, (-2.5_f32), c)).midpoint(Vec3::new(v, v, 1.5_f32)),
                a: HALF,
            };
            if (!true) {
                break 'block a_2.y;
            }
            let mut turn_1 = 0;
            let c: (Pair, u32) = 'value_1: loop {
                'outer: for v in 0u32..2 {
                    let a_2: f32 = (-a_2.y);
                }
                if (0.25_f32 > 0.0) {
                    break (Pair, MASK);
                }
                turn_1 += 1;
                if turn_1 >= 1 {
                    break (Pair, 5_u32);
                }
            };
            a_2.z
        }))
            .clamp(-1.0, 1.0)
            .acos() + v)
    }
}

#[flatten]
mod p136 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32) -> bool {
        let mut a_2: UVec2 = ((UVec2::new(8_u32, MASKS[5_usize % 7])) >> 3_u32);
        ((if ((a_2.y > a_2.y) && (0_i32 != (*c))) {
            ((0.5_f32 < a.y)
                && ({
                    (*c) = ((*c)).min((*c));
                    (a.x <= a.z)
                }))
        } else {
            let mut a_2 = (select(
                IVec3::new((*c), 3_i32, (*c)),
                (IVec3::new((*c), 3_i32, 1_i32) - IVec3::new((-4_i32), 0_i32, 2_i32)),
                (a.x).is_nan(),
            ))
                .cmpgt(
                    (if ((*c) < (*c)) {
                        let mut y: IVec3 = (select(
                            IVec3::new((*c), 2_i32, 7_i32),
                            select(
                                IVec3::new((*c), (*c), (*c)),
                                IVec3::new((*c), 5_i32, (*c)),
                                (a.z > 1.0_f32),
                            ),
                            (a_2.x < a_2.y),
                        )
                            + (({
                                let mut k0 = ((UVec2::new(a_2.y, 8_u32)).y) & 3;
                                #[keep]
                                'outer: loop {
                                    if k0 == 0 {
                                        break;
                                    }
                                    let mut k1 = 0;
                                    'inner: while k1 < 2 {
                                        if k1 == 0 {
                                            k0 -= 1;
                                            let mut x_2 = (
                                                rcp(
                                                    flatten::math::lerp(
                                                        Vec3::new(a.y, 2.0_f32, (-1.0_f32)),
                                                        Vec3::new(3.0_f32, RAMP[(COUNT).min(8)], a.y),
                                                        a,
                                                    ),
                                                ),
                                                smoothstep(
                                                    (-a.y),
                                                    (((-1.0_f32)).max(3.0_f32) + 0.0),
                                                    (HALF).move_towards(a.z, 0.5),
                                                ),
                                                3.0_f32,
                                            );
                                        }
                                        k1 += 1;
                                    }
                                }
                                IVec3::new(5, 7, (*c))
                            }) / 3));
                        flatten::math::select(y, y, (a.z > a.y))
                    } else {
                        a_2.x ^= a_2.x;
                        ({
                            let mut turn = 0;
                            let b: bool = 'value: loop {
                                if ((if (a.z <= a.x) {
                                    (a.z < 0.0)
                                } else {
                                    (2_i32 <= (*c))
                                })) {
                                    break (a.z).is_finite();
                                }
                                turn += 1;
                                if turn >= 2 {
                                    break true;
                                }
                            };
                            let mut y: u32 = 0;
                            IVec3::new(2, (*c), 2)
                        })
                    }),
                );
            FLAGS[COUNT % 9]
        }) ^ ((*c) > 1))
    }
}

#[flatten]
mod p137 {
    use super::*;
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
                b: !self.b,
                c: self.c,
            }
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Hit {
        fn step(&mut self, a: State, c: i32) -> Vec2 {
            let mut k0 = 254u8;
            'outer: while k0 != u8::MAX {
                let a: Hit = 'block: {
                    (*self)
                        += Hit {
                            c: Pair(a.b.x),
                            a: (k0 as u32),
                            b: true,
                        };
                    if self.b {
                        let mut v = [
                            ((self.b).then_some(TABLE[(5_i32 & 1) as usize]))
                                .map_or_else(|| (-2.5_f32), |c| ({ a.c })),
                            ((if self.b { None } else { Some(0.0_f32) }))
                                .map_or_else(|| a.b.x, |x_2| ({ a.b.y })),
                        ];
                        break 'block (*self);
                    }
                    (Some((k0 as f32)))
                        .map_or_else(
                            || {
                                if (Self::SIZE != Pair::SIZE) {
                                    return Hit {
                                        c: self.c,
                                        a: 1_u32,
                                        b: (self.a < (k0 as u32)),
                                    };
                                }
                                ((if self.b { Some(a.b.x) } else { None }))
                                    .map_or_else(
                                        || {
                                            if (self.b && (2_u32 <= self.a)) {
                                                return ([
                                                    (*self),
                                                    (*self),
                                                    Hit {
                                                        c: self.c,
                                                        a: (k0 as u32),
                                                        b: self.b,
                                                    },
                                                ])[0];
                                            }
                                            (*self)
                                        },
                                        |v| (*self),
                                    )
                            },
                            |a| (-(*self)),
                        )
                };
                if self.b {
                    break;
                }
                k0 += 1;
            }
            (Vec2::new(a.b.y, 0.0) + Vec2::splat(self.c.0))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> [f32; 2] {
        let start = ((MASK & 63) << (MASK & 7));
        let mut a = 1;
        a += start;
        let x_2 = Some(HALF);
        let mut k0 = (a) & 3;
        'outer: while k0 > 0 && ((true < ((*c) != (*c)))) {
            k0 -= 1;
            let mut a: Hit = (x_2)
                .map_or_else(
                    || {
                        if (true || true) {
                            return Hit {
                                c: Pair(Pair::RATE),
                                a: 3_u32,
                                b: (a <= a),
                            };
                        }
                        Hit {
                            a: k0,
                            b: (0_i32 < 0_i32),
                            c: Pair(0.0_f32),
                        }
                    },
                    |y| Hit {
                        c: Pair(f32::MAX),
                        a: MASK,
                        b: ((*c) > (*c)),
                    },
                );
            a.step(
                State {
                    a: 0,
                    b: Vec2::new(0.0, 0.0),
                    c: 0.0,
                },
                0,
            );
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const FIRST: Self = Pair(0.5, 0);
        const ALL: [Pair; 2] = [Pair(-0.0, 5), Self::FIRST];
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
        fn step(self, a: &f32) -> bool {
            let mut turn = 0;
            let c: f32 = #[unroll(max = 1)]
            'value: loop {
                let y = [
                    ((STEPS - LEVELS[0_usize % 8])
                        / ((IVec2::new(STEPS, LEVELS[(STEPS & 1) as usize])).y | 1)),
                    (LEVELS[Self::SIZE % 8])
                        .wrapping_rem((LEVELS[(Self::SIZE).min(7)]) | 1),
                ]
                    .iter()
                    .any(|&c| (self.0 > self.0));
                let mut c = ('block_1: {
                    if asked(&|n, x| (0_u32 <= self.1), self.0) {
                        let mut y = Mat2::from_cols(
                            Vec2::new(3.0, (-1.0)),
                            Vec2::new(self.0, self.0),
                        );
                        break 'block_1 (if (self.0 < y.y_axis.y) {
                            Some(Hit)
                        } else {
                            None
                        });
                    }
                    let mut turn_2 = (((2_u32 & 15) * (self.1 & 7))) & 1;
                    let v: State = #[unroll(max = 3)]
                    'value_2: loop {
                        if ((([2_i32, STEPS, (WIDE as i32)])[0]
                            <= (if y { 1 } else { 10 })))
                        {}
                        if (MASK > self.1) {
                            break 'value_2 State(Hit);
                        }
                        turn_2 += 1;
                        if turn_2 >= 3 {
                            break State(Hit);
                        }
                    };
                    Some(Hit)
                });
                if y {
                    break (*a);
                }
                if y {
                    break self.0;
                }
                turn += 1;
                if turn >= 1 {
                    break (*a);
                }
            };
            ((self.0 <= 1.5) ^ (self.1 < self.1))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32, t: &mut [i32; 3]) -> bool {
        (*t)[(MASK % 3) as usize] = (*c);
        let mut turn = 0;
        let n: Vec3 = 'value: loop {
            if (({
                'outer: for a_2 in (1..10).step_by(3) {
                    if (t[0] <= t[1]) {
                        break;
                    }
                    let [_, b, a] = [(t[1]).signum(); 3];
                }
                Pair::step(
                    ({
                        (*t)[(State::SIZE).min(2)] = 2;
                        Pair::FIRST
                    }),
                    &{ (-0.0_f32) },
                )
            })) {}
            if (TABLE[State::SIZE % 4] != HALF) {
                break Vec3::new(y, b, 1.5);
            }
            if (y > y) {
                break 'value Vec3::new((-0.0), (-0.0), f32::INFINITY);
            }
            turn += 1;
            if turn >= 2 {
                break Vec3::new(0.25, 3.0, b);
            }
        };
        (n.x != n.x)
    }
}

#[flatten]
mod p139 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> i32 {
        let mut v: [f32; 3] = [a, a, a];
        'outer: for b in v.iter().rev() {
            let mut a_2: [Pair; 2] = [Pair, Pair::ALL[(Hit::SIZE).min(1)]];
            'inner: for _ in a_2.iter().rev() {
                let mut x = ((STILL != v[2]))
                    .then_some(
                        ((if (v[1] < v[1]) { Some(v[0]) } else { None }))
                            .map_or_else(
                                || ({ (-0.0_f32) }),
                                |b| {
                                    if ((b > 3.0_f32) == true) {
                                        return (match ((if ((*c) <= (*c)) {
                                            Some(v[2])
                                        } else {
                                            None
                                        })) {
                                            None if (((-1.0_f32) <= a) == ((*c) > (i32::MIN + 1))) => a,
                                            Some(_) => v[2],
                                            None => v[2],
                                            mut a => b,
                                        });
                                    }
                                    b
                                },
                            ),
                    );
                if ((MASK >= MASK) && ((*b) <= v[0])) {
                    continue;
                }
            }
            if ((*c) <= (-1)) {
                continue;
            }
        }
        (((IVec2::new((*c), 7_i32)).y).clamp(-5, 9) + (v[1] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
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
    impl Pair {
        fn step(self, a: f32) -> f32 {
            {
                let (_, -1.5, c @ 2) = ((
                    ((self.b.x) << (3_u32 & 31)),
                    (((self.a & 15) * (self.a & 7)) as f32),
                    (if (Vec4::new(0.0_f32, a, a, 3.0_f32))
                        .abs_diff_eq(Vec4::new(2.0_f32, a, a, 0.0_f32), 0.5)
                    {
                        'outer: for b in (0..2).rev() {
                            'block: {
                                let mut x: usize = ((Vec4::new(a, a, 1.5_f32, a))
                                    .min_position() / 2);
                                if (self.b.x != (-4)) {
                                    let [mut x, c, mut y] = [a, a, a];
                                    break 'block;
                                }
                                let (n, (c, b)) = (
                                    (x as f32),
                                    (
                                        ((if (x < x) { Self::RATE } else { a })
                                            + (if (3_u32 > MASK) { STILL } else { a })),
                                        (if (x < x) {
                                            Vec3::new(0.0_f32, 0.0_f32, 0.25_f32)
                                        } else {
                                            Vec3::new(a, 2.0_f32, (-1.0_f32))
                                        }),
                                    ),
                                );
                            }
                        }
                        self.a
                    } else {
                        self.a
                    }),
                )) else {
                    return a;
                };
            }
            (a + a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &Pair, y: &mut f32, t: u32) -> u32 {
        let v: Vec3 = (((Vec3::new(3.0_f32, 3.0_f32, (*a))).map(|t| (*a)))
            .min((Vec3::new((*a), (*y), 1.5_f32) * Vec3::new((*a), (*y), 2.0_f32))))
            .map(|x_2| {
                if (true && (10_i32 != c.b.y)) {
                    return 0.5_f32;
                }
                (((*y) - 0.0) * 0.0)
            });
        let mut a: Pair = Pair { a: t, b: c.b };
        let y = a.step(((v.x).sin() * ((*y)).cos() + ((*y)).sin()));
        'block: {
            let mut k0 = ((a.a >> (t & 31))) & 3;
            #[keep] 'outer: while k0 > 0 && ((v.z).is_nan()) {
                k0 -= 1;
                let t: Vec2 = select(
                    (match (*c) {
                        Pair { a: 4, b: _ } => {
                            let mut v: [f32; 3] = [v.z, v.y, y];
                            'inner: for &n in &v {
                                let Pair { a: n, b: c } = Pair { a: 5_u32, b: a.b };
                                if false {
                                    let mut c: f32 = smoothstep(y, v[2], y);
                                    break 'block;
                                }
                            }
                            Vec2::new((-1.0_f32), v[2])
                        }
                        Pair { a: a @ ((3 | 1)), b: _ } if (10_i32 > c.b.x) => {
                            Vec2::new(v.y, 1.0_f32)
                        }
                        x => Vec2::new(16_777_217f32, 3.0_f32),
                    }),
                    Vec2::new(0.25_f32, v.x),
                    false,
                );
            }
            if (a.b.x > STEPS) {
                break 'block;
            }
        }
        (t + ((a.b.y & 255) as u32))
    }
}

#[flatten]
mod p141 {
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
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
    const NARROW: u8 = 3;
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
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn turn(&mut self, a: Vec2) -> bool {
            let a_2: usize = (((if true {
                let mut k0 = (({ 2_u32 })) & 3;
                #[keep]
                'outer: loop {
                    if (((0_i32) as usize & 31) != ((k0).count_ones() as usize))
                        || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                    (*self)
                        += Pair {
                            a: ((Pair { a: Pair::SIZE }).a)
                                .min((0_usize).min(Self::SIZE)),
                        };
                }
                (NARROW as i32)
            } else {
                2_i32
            })) as usize & 31);
            ((IVec2::new((NARROW as i32), 10) == ((IVec2::new(STEPS, 0_i32)) >> 2_i32))
                ^ (self.a > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32) -> bool {
        let mut n: Vec3 = (match (
            ((WIDE as i32) < (*c)),
            0_i32,
            (((i32::MIN | LEVELS[(MASK % 8) as usize]) & 15)
                * (select((*c), (*c), ((*c) > 1_i32)) & 7)),
        ) {
            (false, -7.., 1) if (POINTS[(3_usize).min(5)]).cmple(CORNER).any() => {
                (Vec3::new((*a), 0.0, (*a)) * (Vec3::new(0.5, (*a), 0.0)).zyx())
            }
            (false, a_2 @ 1_000, mut x_2 @ -1..) if ((-2.5_f32)).is_finite() => {
                (flatten::math::ceil(Vec3::new((-1.0_f32), 1.5_f32, 0.0_f32))).floor()
            }
            (mut x_2 @ false, c @ ((1 | 1)), (-1 | 0)) => {
                (if (c != 3) {
                    {
                        let mut v: BVec3 = BVec3::new(x_2, false, x_2);
                        x_2
                            |= (((IVec2::new(10_i32, 1_i32)).y)
                                .min((if x_2 { c } else { 0_i32 }))
                                != ((((-2.5_f32)) as i32 >> 2) - (c ^ c)));
                    }
                    (CORNER).map(|y| y)
                } else {
                    x_2 = x_2;
                    (if ((*a) <= (*a)) {
                        _ = true;
                        Vec3::new((*a), 1.0, (*a))
                    } else {
                        POINTS[(MASK % 6) as usize]
                    })
                })
            }
            _ => {
                vec3(
                    (2.0_f32 * 1.0),
                    (if ((-4_i32) != i32::MIN) {
                        'block: {
                            if (({ (!((*a) > (*a))) })) {
                                let mut turn_1 = 0;
                                let x_2: f32 = 'value_1: loop {
                                    let mut x_2: Pair = (if ((*c) != (*c)) {
                                        Pair::FIRST
                                    } else {
                                        Pair { a: Pair::SIZE }
                                    });
                                    let b = x_2
                                        .turn((Vec2::new(0.5, 0.0) * Vec2::new((*a), (-1.0))));
                                    if b {
                                        break 'value_1 (*a);
                                    }
                                    if b {
                                        break 'value_1 (*a);
                                    }
                                    turn_1 += 1;
                                    if turn_1 >= 3 {
                                        break (*a);
                                    }
                                };
                                break 'block;
                            }
                        }
                        (*a)
                    } else {
                        STILL
                    }),
                    (*a),
                )
            }
        });
        ((0.5_f32 <= 1.5) ^ (n.z > 0.5))
    }
}

#[flatten]
mod p142 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: f32, c: State, mut v: f32, mut n: u32) -> Hit {
        let mut t = ((if (n < n) { Some(c) } else { None }))
            .map_or_else(
                || {
                    if (c.c.0).cmplt(c.c.0).all() {
                        return (Mat3::from_cols(
                            Vec3::new(c.c.0.z, 1.5_f32, 0.25_f32),
                            Vec3::new(0.25_f32, 0.0_f32, (-1.0_f32)),
                            c.c.0,
                        ))
                            .transpose();
                    }
                    (match ((
                        ((if (n != n) { Some(c) } else { None }))
                            .map_or_else(|| State::SIZE, |x_2| 3_usize),
                        n,
                        (if (2_u32 != n) { Pair::SIZE } else { Hit::SIZE }),
                    )) {
                        (b, _, (1 | 3)) => Mat3::IDENTITY,
                        (_, t, 100) => mat3(c.b.0, c.a.0, c.b.0),
                        _ => {
                            ((if (n < n) { None } else { Some(c) }))
                                .map_or_else(
                                    || Mat3::from_cols(
                                        c.c.0,
                                        Vec3::new(3.0_f32, 0.5_f32, (-1.0_f32)),
                                        c.a.0,
                                    ),
                                    |x| Mat3::from_cols(x.a.0, c.c.0, x.a.0),
                                )
                        }
                    })
                },
                |x| {
                    (Mat3::from_cols(x.c.0, c.a.0, c.b.0)
                        * (if (n != n) {
                            Mat3::IDENTITY
                        } else {
                            Mat3::from_diagonal(c.a.0)
                        }))
                },
            );
        #[keep]
        'outer: for b in ((((n) as i32)
            & 3)..=((IVec2::new(7_i32, 1_i32) & 63).dot(IVec2::new(3_i32, STEPS) & 15)
            & 3))
            .rev()
        {
            t.y_axis.y
                += [
                    c.b.0.x,
                    (match n {
                        4..100 => {
                            let mut a_2 = ((if (({
                                let q = c.c.0.z;
                                q == q && q.is_sign_negative()
                            })) {
                                (IVec2::new(b, b)).y
                            } else {
                                if FLAGS[(n % 9) as usize] {
                                    let [mut v, ..] = ((Some(c))
                                        .and_then(|b| {
                                            if (Vec4::new(
                                                0.5_f32,
                                                RAMP[(3_usize).min(8)],
                                                c.b.0.x,
                                                b.a.0.x,
                                            ))
                                                .abs_diff_eq(Vec4::new(STILL, f32::NAN, a, 2.0_f32), 0.5)
                                            {
                                                return (((1.5_f32 > t.y_axis.z))
                                                    .then_some(State { c: b.a, a: b.b, b: c.a }))
                                                    .xor((if (t.x_axis.x > (-1.0)) { Some(b) } else { None }));
                                            }
                                            (if true {
                                                None
                                            } else {
                                                Some(State {
                                                    c: Pair(Vec3::new(t.z_axis.x, 0.0_f32, 0.5_f32)),
                                                    a: b.a,
                                                    b: c.a,
                                                })
                                            })
                                        }))
                                        .map_or_else(
                                            || {
                                                if (c.c.0.y <= c.c.0.y) {
                                                    return [t.z_axis.z, a];
                                                }
                                                [c.b.0.x, 3.0_f32]
                                            },
                                            |t| [t.c.0.y, t.a.0.y],
                                        );
                                }
                                5
                            }) - b);
                            0.0_f32
                        }
                        _ => 0.0_f32,
                    }),
                ]
                    .into_iter()
                    .filter(|&a| false)
                    .map(|mut a| 0.0_f32)
                    .sum::<f32>();
        }
        Hit(0_usize)
    }
}

#[flatten]
mod p143 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
    impl Pair {
        fn sum(mut self, a: Option<f32>, c: Vec3, y: &[f32; 2]) -> f32 {
            let mut x = (match (
                STEPS,
                STEPS,
                ((STILL < y[0]) == FLAGS[(Pair::SIZE).min(8)]),
            ) {
                ((5 | 0), mut x @ 5, false) => {
                    if (x != x) {
                        'outer: for x in (*y).iter() {
                            {
                                let given: f32 = y[0];
                                let a_2: f32 = {
                                    let t = first(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(y: f32) -> f32 {
                                        y * HALF + 1.0
                                    }
                                    t
                                };
                            }
                            if ((match a {
                                None => {
                                    (if (y[1] < c.y) { (y[1] <= 0.5) } else { (y[1] > (-1.0)) })
                                }
                                _ => (Pair::SIZE <= Self::SIZE),
                            })) {
                                self.0 = ({ c.z });
                                break 'outer;
                            }
                            let (a, (mut b, _)) = (
                                self,
                                (
                                    [
                                        (Vec2::new(1.0_f32, 3.0_f32)).to_angle(),
                                        HALF,
                                        ((NARROW as i32) as f32),
                                    ]
                                        .into_iter()
                                        .find(|&n| (FLAGS[(MASK % 9) as usize] && (self.0 <= c.z))),
                                    IVec3::new((NARROW as i32), (NARROW as i32), STEPS),
                                ),
                            );
                        }
                    }
                    Mat2::from_diagonal(Vec2::new((-1.0), 2.0))
                }
                ((1_000 | 2), (-7 | -1), true) => {
                    Mat2::from_cols(Vec2::new(0.0, y[0]), Vec2::new(3.0, (-0.0)))
                }
                _ => mat2(Vec2::new(c.x, c.z), Vec2::new(y[1], 1.5)),
            });
            x.y_axis = Vec2::new(HALF, 1.5_f32);
            x.x_axis.x
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: &mut i32, y: &f32, t: u32) -> Mat2 {
        if false {
            (a.x < a.x);
            'outer: for b in [
                ((7_i32 & 15) * ((*c) & 7)),
                ((*c)).wrapping_div(((*c)) | 1),
                (*c),
            ] {
                'inner: for a_2 in -1..0 {
                    if (t <= t) {
                        break 'inner;
                    }
                    let mut a_2: Pair = Pair(a.y);
                    let c = a_2
                        .sum(
                            (if (t != t) { None } else { Some(a_2.0) }),
                            Vec3::new(0.5, STILL, 1.5),
                            &{
                                (((1.0_f32 != TABLE[(Pair::SIZE).min(3)])).then_some(a_2.0))
                                    .map_or_else(
                                        || [a.y, (*y)],
                                        |v| {
                                            if (t > t) {
                                                return [a_2.0, a.x];
                                            }
                                            [a.x, v]
                                        },
                                    )
                            },
                        );
                }
                if (t < t) {
                    break;
                }
            }
        }
        mat2(a, Vec2::new(3.0, a.y))
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> i32 {
        if ((((c <= 1) || (c <= c))
            != (match c {
                -1..=0 if (c != 10) => (a <= a),
                _ => (0_i32 != c),
                (-1 | 1) => {
                    'outer: for a_2 in (((a.abs() as u32 & 255) & 3)..4).rev() {
                        let mut n = Pair(
                            ((Vec2::new(1.5_f32, a) - Vec2::new(1.5_f32, a)))
                                .map(|n| {
                                    if (!(c <= c)) {
                                        return 3.0_f32;
                                    }
                                    1.5_f32
                                }),
                            a,
                        );
                        if (({
                            let mut k1 = 253u8;
                            'inner: while k1 != u8::MAX {
                                k1 += 1;
                                n.0.y = ((if true {
                                    Pair(Vec2::new((-0.0_f32), HALF), (k1 as f32))
                                } else {
                                    Pair(n.0, n.0.y)
                                }))
                                    .1;
                                if (({
                                    let q = 0.5_f32;
                                    q == q && q.is_sign_negative()
                                })) {
                                    let mut v: i32 = ((1_i32 * 1))
                                        .wrapping_div(
                                            ((if (c != c) { LEVELS[(k1 as usize) % 8] } else { c })) | 1,
                                        );
                                    break;
                                }
                            }
                            (a_2 > a_2)
                        })) {
                            continue 'outer;
                        }
                    }
                    (a < a)
                }
                _ => (a > a),
            })))
        {
            return c;
        }
        (i32::MAX + c)
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a ^ other.a }
        }
    }
    impl std::ops::Neg for State {
        type Output = Self;
        fn neg(self) -> Self {
            State { a: !self.a }
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
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: IVec3::new(-2, i32::MAX, 3),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: IVec3::new(i32::MAX, 3, -2),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        fn step(mut self, a: f32, c: State) -> State {
            ({
                let q = a;
                q == q && q.is_sign_negative()
            });
            State {
                a: (((((c.a as i16) + 3) as u32 & 255) < self.a) ^ (self.a > 1)),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &mut u32, mut n: State) -> f32 {
        let mut k0 = (2_u32) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let v = Pair {
                a: ('block: {
                    let mut n: Pair = (if (2_i32 < c) {
                        'inner: for Hit { a, .. } in [
                            Hit {
                                a: (*a),
                                b: IVec3::new(c, 3_i32, c),
                            },
                            Hit { a: (*a), ..Hit::FIRST },
                            Hit {
                                b: IVec3::new(c, c, c),
                                a: (*a),
                            },
                        ] {
                            let mut v = Hit {
                                a: ({ (a - a) }),
                                b: (if n.a {
                                    IVec3::new(c, c, 2)
                                } else {
                                    (IVec3::new(0, (-4), c) % 3)
                                }),
                            };
                            if ((if n.a { (v.a > 0.0) } else { (n.a && n.a) })) {
                                break 'block (if n.a { (*y) } else { 5 });
                            }
                        }
                        Pair { a: k0 }
                    } else {
                        Pair { a: k0 }
                    });
                    let t = n
                        .step(0.25, Pair::step(n, 0.25, State { a: ((*a) != 3.0) }));
                    if t.a {
                        break 'outer;
                    }
                    0
                }),
            };
        }
        (*a)
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: BVec3,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b ^ other.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit {
                a: -self.a,
                b: self.b,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut u32, y: &mut Vec4) -> u32 {
        (*c) ^= 0_u32;
        if ([
            (match (Hit {
                b: STEPS,
                ..Hit {
                    b: (WIDE as i32),
                    c: BVec3::new((0_u32 > 8_u32), (y.z <= y.y), false),
                    a: 2.0_f32,
                }
            }) {
                Hit {
                    a: n @ 8.0,
                    b: y,
                    c: x_2,
                } if (FLAGS[((*c) % 9) as usize] && (y <= 7)) => n,
                Hit { a: 2.0, b: mut y @ -1, c: b } => (*a),
                Hit { a: b @ 1.0, b: a, c: n } => {
                    let mut a_2: [i32; 3] = [
                        [
                            hadd(Vec4::new((-0.0_f32), 3.0_f32, 2.0_f32, 0.0_f32)),
                            (Vec3::new(1.0_f32, y.z, b)).to_array()[(3_u32 % 2) as usize],
                        ]
                            .iter()
                            .fold((a | a), |a, &v| (a + 3_i32)),
                        ((STEPS + a) % 2),
                        ({
                            let mut k0 = 1u32;
                            'outer: while k0 < 8 {
                                k0 *= 2;
                                'inner: for t in 0..1usize {
                                    let [[mut y, mut v, mut a_2], [x, _, mut t], [mut c, n, _],
                                    ] = [
                                        [a, a, a],
                                        (if (b < STILL) {
                                            [a, a, 3_i32]
                                        } else {
                                            [0_i32, a, 5_i32]
                                        }),
                                        [10_i32, a, a],
                                    ];
                                    let mut t: usize = 0;
                                }
                                if (a <= 10) {
                                    continue 'outer;
                                }
                                let a: f32;
                                if ((y.w + y.w) != y.x) {
                                    y.y -= 0.0_f32;
                                    a = ({ (y.y).div_euclid(1.5) });
                                } else {
                                    a = (Mat2::from_cols(
                                            Vec2::new(y.y, y.w),
                                            Vec2::new(1.0_f32, 3.0_f32),
                                        )
                                        .determinant())
                                        .copysign(((y.x).signum()).max(-9.0));
                                }
                            }
                            if ((((1_usize & 255) as u32)
                                < (MASKS[(({
                                    (*y) = ((*y)).ceil();
                                    0_u32
                                }) % 7) as usize] & 0xffff)
                                    .next_power_of_two()))
                            {
                                {
                                    (*y)
                                        += Vec4::splat(
                                            (clamp(y.y, TABLE[(Pair::SIZE).min(3)], y.y) - 0.0),
                                        );
                                    y.x -= sin(0.25_f32);
                                    let (c, _) = (
                                        ((-Hit {
                                            a: HALF,
                                            ..Hit {
                                                b: a,
                                                ..Hit {
                                                    c: n,
                                                    a: y.y,
                                                    b: (WIDE as i32),
                                                }
                                            }
                                        })
                                            + Hit {
                                                a: y.z,
                                                b: a,
                                                c: BVec3::new(false, false, (b <= y.z)),
                                            }),
                                        ((2_u32 != (*c))
                                            ^ (if (a > 5) {
                                                ((*c) <= (*c))
                                            } else {
                                                (2_147_483_648f32 < y.w)
                                            })),
                                    );
                                }
                            } else {
                                if true {
                                    return (match ((({ 3_usize }), ((*c) > (*c)))) {
                                        (0, false) => ((1_u32 | 7) - (8_u32 & 7)),
                                        (t @ 2.., b) => (y.x.abs() as u32 & 255),
                                        _ => ((*c)).reverse_bits(),
                                    });
                                }
                                let a = ((Vec3::new((-2.5_f32), 2.0_f32, (-0.0_f32))).z)
                                    .clamp(-4.0, 4.0)
                                    .exp2();
                            }
                            a
                        }),
                    ];
                    y.w
                }
                a_2 => y.w,
            }),
            1.5_f32,
        ]
            .iter()
            .any(|&a_2| (y.y != y.z)))
        {
            return (*c);
        }
        ((UVec2::new((((*c) & 15) * ((*c) & 7)), ((*c) & 2_u32))).y
            + (y.w.abs() as u32 & 255))
    }
}

#[flatten]
mod p147 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(self, a: i32) -> i32 {
            let _ = ('block: {
                if (self.a != self.a) {
                    let (a_2, (_, v)) = (
                        mix(
                            (if (a > i32::MAX) {
                                self.b
                            } else {
                                let mut n: [f32; 3] = [self.b, self.b, self.b];
                                'outer: for (y, x) in n.iter().enumerate() {
                                    let mut k1 = -1i32;
                                    'inner: while k1 <= 1 {
                                        if ((({
                                            let q = (-2.5_f32);
                                            if q == q { q.to_bits() >> 20 } else { 7 }
                                        }) >= (n[2].abs() as u32 & 255)))
                                        {
                                            break 'inner;
                                        }
                                        let given: f32 = (n[1]).rem_euclid((0.25_f32));
                                        let t: f32 = {
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn doubled(a: f32) -> f32 {
                                                a * HALF + 1.0
                                            }
                                            let t = doubled(given);
                                            t
                                        };
                                        k1 = 2 + k1;
                                    }
                                    let (n, (v, _)) = (IVec2::new(a, 3_i32), (y, n[1]));
                                }
                                n[1]
                            }),
                            self.b,
                            self.b,
                        ),
                        ((-1.0_f32), Mat2::from_diagonal(Vec2::new((-1.0_f32), self.b))),
                    );
                    break 'block (STEPS < a);
                }
                (0_usize < self.a)
            });
            (2 + self.c.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> i32 {
        'outer: for _ in 0u32..3 {
            let mut a: Vec2 = (((Vec2::new(STILL, 2.0) - Vec2::new((*a), 0.5)) / 2.0))
                .xx();
            let Pair { a: t @ ..0.25 } = ((Pair { a: t }
                + ('block: {
                    if FLAGS[(1_u32 % 9) as usize] {
                        a.y = ((a.y)
                            .min(
                                (if ((if (c > c) { true } else { true })) {
                                    (-2.5)
                                } else {
                                    (Vec4::new(0.5_f32, 0.25_f32, a.x, 1.0_f32))
                                        .dot(Vec4::new(a.x, 1.5, TABLE[2_usize % 4], (-2.5)))
                                }),
                            ) + 0.0);
                        break 'block Pair::ALL[Hit::SIZE % 2];
                    }
                    let mut turn_1 = 0;
                    let b: f32 = 'value_1: loop {
                        {
                            let mut b: Hit = (Hit {
                                a: Pair::SIZE,
                                ..Hit {
                                    c: IVec2::new(5_i32, c),
                                    a: 8_usize,
                                    b: TABLE[(Pair::SIZE).min(3)],
                                }
                            } * c);
                            let a_2 = b.step((b.c.x * (-1)));
                        }
                        if false {
                            break a.y;
                        }
                        turn_1 += 1;
                        if turn_1 >= 1 {
                            break a.y;
                        }
                    };
                    Pair { a: 0.25_f32 }
                }))) else {
                continue 'outer;
            };
            if false {
                continue;
            }
        }
        ((-1) + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p148 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    impl Pair {
        fn step(mut self, a: f32, c: u32) -> f32 {
            let mut b: Pair = Pair {
                b: self.b,
                c: self.c,
                a: self.a,
            };
            let x_2 = Vec2::select(
                (((self.c).map(|b| STILL) + Vec2::new(self.c.x, b.c.y)))
                    .cmplt(
                        (Pair {
                            c: Vec2::new(0.0_f32, 0.25_f32),
                            ..b
                        })
                            .c,
                    ),
                b.c,
                b.c,
            );
            (([b.c.y; 2])[0] + self.c.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[Pair; 3], c: u32, y: f32) -> [f32; 2] {
        if false {
            let x_2 = (match (((a[1].b <= 2_i32) && (a[0].a != 0_usize)) as u32) {
                0 if (false && (c <= c)) => [(Hit(a[0].c.y)).0, cos(a[2].c.x)],
                100 => [a[1].c.y, 1.5_f32],
                mut x => {
                    'outer: for n in (1..7).step_by(3).rev() {
                        if ((Vec3::new(a[2].c.x, y, (-0.0)) * 1.5_f32))
                            .cmple(Vec3::new(2.0, a[1].c.x, a[2].c.x))
                            .any()
                        {
                            continue;
                        }
                        if (a[0].c.y != a[0].c.x) {
                            x <<= COUNT;
                        } else if (all(BVec3::new(false, true, false)) || (x < c)) {
                            let mut c = a[1].c.y;
                        } else {
                            let t = (if ((({ (a[1].a <= 0) }) && (a[1].b < n))) {
                                (if a[0].b != 0 { (a[0]).b % a[0].b } else { n })
                            } else {
                                n
                            });
                        }
                    }
                    [Hit::RATE, a[1].c.x]
                }
                b => {
                    [
                        (if FLAGS[(c % 9) as usize] {
                            let mut x_2: Pair = Pair {
                                b: a[1].b,
                                c: a[2].c,
                                a: a[2].a,
                            };
                            let v = x_2
                                .step((-1.0), (((b + 3_u32) | 7) - ((c / 2) & 7)));
                            x_2.c.y
                        } else {
                            a[2].c.y
                        }),
                        Pair::step(
                            (Pair {
                                a: a[0].a,
                                b: a[1].b,
                                c: a[0].c,
                            } * (-0.5)),
                            (-1.0_f32),
                            c,
                        ),
                    ]
                }
            });
            let (n, mut a) = (
                Vec4::select(
                    (Vec4::new(a[2].c.y, a[1].c.y, 2.0_f32, a[1].c.y))
                        .cmplt(floor(Vec4::new(0.0_f32, x_2[1], 1.0_f32, 2.0_f32))),
                    Vec4::new(x_2[0], 1.0_f32, 0.5_f32, a[1].c.x),
                    Vec4::new(STILL, 0.5_f32, 1.0_f32, 0.5_f32),
                ),
                UVec2::new(1_u32, c),
            );
            a.y %= 7;
        } else {
            let k0 = ((c).saturating_add_signed(a[1].b)) & 3;
            'outer: loop {
                if k0 < 4 {
                    break;
                } else {
                    continue;
                }
            }
            let v = a[1]
                .step(
                    3.0,
                    (((UVec2::new(0_u32, 1_u32) & UVec2::new(c, 8_u32))).y
                        - (c).leading_zeros()),
                );
        }
        if (((BVec3::new(false, (c < MASK), (2.0_f32 != STILL)))
            == (BVec3::new(true, false, true)))
            && (a[0].b == ((a[0].b & 15) * (a[1].b & 7))))
        {
            let start = (if a[2].a >= a[1].a { a[2].a - a[1].a } else { a[0].a });
            let mut x = 2;
            x += start;
        }
        let mut k0 = (c) & 3;
        #[keep]
        'outer: loop {
            if (TABLE[5_usize % 4] <= a[1].c.y) || k0 == 0 {
                break;
            }
            k0 -= 1;
        }
        [
            ((0..2i32).map(|x_2| y).sum::<f32>() + (y + a[2].c.x)),
            ((if a[2].c.y <= y {
                ((a[2].step(a[0].step(a[1].c.y, c), c)).sin()).clamp(a[2].c.y, y) + 0.0
            } else {
                3.0
            }) + a[0].c.y),
        ]
    }
}

#[flatten]
mod p149 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
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
    pub fn entry(a: f32, c: i32, y: f32, t: &mut bool) -> f32 {
        {
            'outer: for _ in 0..3 {
                let mut a: [[i32; 2]; 2] = [[c; 2]; 2];
                'inner: for x in a.iter() {
                    if (MASK != (a[1][0]).abs_diff((-1_i32))) {
                        return y;
                    }
                    let mut v = a[1][0];
                    let (false, x @ -1) = ((((v) as usize & 31) == a[1].len()), v) else {
                        return (Vec2::new(y, (-0.0_f32))).y;
                    };
                    let mut turn = 0;
                    let a_2: Vec3 = 'value: loop {
                        v <<= 1;
                        turn += 1;
                        if turn >= 1 {
                            break Vec3::new(y, 1.0, y);
                        }
                    };
                }
                'inner: for a in (i32::MAX - (a[0][1] & 3)..=i32::MAX).rev() {
                    let start = MASK;
                    let mut b = 1;
                    b += start;
                    ((*t), [b, _]) = (
                        ((b <= b)
                            && ({
                                (*t) = (*t);
                                ((*t)
                                    && ({
                                        (*t) = (Pair::SIZE < Pair::SIZE);
                                        (a != c)
                                    }))
                            })),
                        [b, b],
                    );
                }
            }
        }
        (y + 2.0)
    }
}
