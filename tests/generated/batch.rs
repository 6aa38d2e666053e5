//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p000::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p000::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p002::entry(a0, a1, &mut a2); vec![Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p002::entry_flat(a0, a1, &mut a2); vec![Leaf::write(a2)] }),
    ("p003", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p004", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p005::entry(&a0, a1); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p005::entry_flat(&a0, a1); vec![Leaf::write(r.0)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p006::Hit(Leaf::read(v[2])); let r = p006::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p006::Hit(Leaf::read(v[2])); let r = p006::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p007", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p007::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p007::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p008", |v| { let a0 = p008::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [p008::Pair { a: Leaf::read(v[3]) }, p008::Pair { a: Leaf::read(v[4]) }, p008::Pair { a: Leaf::read(v[5]) }]; let r = p008::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0].a), Leaf::write(a3[1].a), Leaf::write(a3[2].a)] }, |v| { let a0 = p008::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [p008::Pair { a: Leaf::read(v[3]) }, p008::Pair { a: Leaf::read(v[4]) }, p008::Pair { a: Leaf::read(v[5]) }]; let r = p008::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0].a), Leaf::write(a3[1].a), Leaf::write(a3[2].a)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p009::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p009::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p010::Hit { a: p010::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p010::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p010::Hit { a: p010::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p010::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p012::Hit, p012::Hit, p012::Hit]; let a2 = [p012::Hit, p012::Hit, p012::Hit]; let mut a3 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p012::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p012::Hit, p012::Hit, p012::Hit]; let a2 = [p012::Hit, p012::Hit, p012::Hit]; let mut a3 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p012::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p014::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p014::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p018::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p018::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p019::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p019::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p020::Pair { a: Leaf::read(v[1]) }; let r = p020::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p020::Pair { a: Leaf::read(v[1]) }; let r = p020::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a)] }),
    ("p021", |v| { let mut a0 = p021::State; let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let r = p021::entry(&mut a0, a1, a2); vec![Leaf::write(r)] }, |v| { let mut a0 = p021::State; let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let r = p021::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = p022::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p022::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p022::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p022::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }),
    ("p023", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p024::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis), Leaf::write(a2.w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p024::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis), Leaf::write(a2.w_axis)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p025::Hit(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let mut a2 = (Leaf::read(v[5]), p025::Hit(Leaf::read(v[6]), Leaf::read(v[7])), Leaf::read(v[8])); let r = p025::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1.0), Leaf::write(a2.1.1), Leaf::write(a2.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p025::Hit(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let mut a2 = (Leaf::read(v[5]), p025::Hit(Leaf::read(v[6]), Leaf::read(v[7])), Leaf::read(v[8])); let r = p025::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1.0), Leaf::write(a2.1.1), Leaf::write(a2.2)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::State { a: p026::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p026::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a.0), Leaf::write(a2.a.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::State { a: p026::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p026::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a.0), Leaf::write(a2.a.1)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p027::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p027::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p028", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p028::entry(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p028::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p029", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p031::State { a: Leaf::read(v[2]), b: p031::Pair(Leaf::read(v[3]), Leaf::read(v[4])), c: Leaf::read(v[5]) }; let a3 = Leaf::read(v[6]); let r = p031::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p031::State { a: Leaf::read(v[2]), b: p031::Pair(Leaf::read(v[3]), Leaf::read(v[4])), c: Leaf::read(v[5]) }; let a3 = Leaf::read(v[6]); let r = p031::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p033::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p033::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p034::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p034::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p037", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p037::entry(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p037::entry_flat(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1), Leaf::write(a3)] }),
    ("p038", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p038::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p038::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p039", |v| { let a0 = p039::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p039::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p039::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p039::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p040::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p040::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p041::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p041::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p042::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p042::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = p043::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p043::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p043::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p043::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p044::Hit(p044::Pair(Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p044::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0.0), Leaf::write(a1.0.1), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p044::Hit(p044::Pair(Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p044::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0.0), Leaf::write(a1.0.1), Leaf::write(a1.1)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p046::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p046::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = p048::Hit(Leaf::read(v[4])); let r = p048::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = p048::Hit(Leaf::read(v[4])); let r = p048::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p049", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p050::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p050::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p052::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p052::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p054::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p054::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p057::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p057::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p058::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p058::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p059::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p059::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = p061::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p061::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p061::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p061::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), Leaf::read(v[2])), (Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), Leaf::read(v[2])), (Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry(a0, a1, a2, a3); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p065::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p067", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p067::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p067::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = p068::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p068::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p068::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p068::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = [p070::State { a: p070::Pair(Leaf::read(v[1]), Leaf::read(v[2])), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, p070::State { a: p070::Pair(Leaf::read(v[5]), Leaf::read(v[6])), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }]; let r = p070::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p070::State { a: p070::Pair(Leaf::read(v[1]), Leaf::read(v[2])), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, p070::State { a: p070::Pair(Leaf::read(v[5]), Leaf::read(v[6])), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }]; let r = p070::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = p071::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p071::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p071::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p071::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = p072::Hit { a: Leaf::read(v[1]) }; let r = p072::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p072::Hit { a: Leaf::read(v[1]) }; let r = p072::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p073::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p073::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p075::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p075::entry(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.0), Leaf::write(a3.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p075::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p075::entry_flat(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.0), Leaf::write(a3.1)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = p077::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }, |v| { let a0 = p077::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p077::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }),
    ("p078", |v| { let mut a0 = p078::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p078::entry(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0.a), Leaf::write(a0.b)] }, |v| { let mut a0 = p078::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p078::entry_flat(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0.a), Leaf::write(a0.b)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p079::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p079::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p080::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p080::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p081", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [p081::Pair { a: Leaf::read(v[2]) }, p081::Pair { a: Leaf::read(v[3]) }]; let a3 = Leaf::read(v[4]); let r = p081::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0].a), Leaf::write(a2[1].a)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [p081::Pair { a: Leaf::read(v[2]) }, p081::Pair { a: Leaf::read(v[3]) }]; let a3 = Leaf::read(v[4]); let r = p081::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0].a), Leaf::write(a2[1].a)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p084::Pair { a: Leaf::read(v[1]) }; let r = p084::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p084::Pair { a: Leaf::read(v[1]) }; let r = p084::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p085", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p086::entry(a0, &a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p086::entry_flat(a0, &a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(a2)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p087::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p087::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p088", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p088::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p088::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p089::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p089::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(a2)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p092", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p092::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p092::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a3)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p093::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p093::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p093::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p093::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry_flat(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p095::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p095::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p096::entry(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p096::entry_flat(&a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a3)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p098::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p098::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a2), Leaf::write(a3)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(a0, a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(a0, a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p102::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p102::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p103", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p103::entry(a0, a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p103::entry_flat(a0, a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1])] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry(a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p109", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p110", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p110::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p110::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p111::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p111::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p112::State(Leaf::read(v[3])); let r = p112::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a3.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p112::State(Leaf::read(v[3])); let r = p112::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a3.0)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p113::entry(a0, &a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p113::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p115::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p115::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p116", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a2 = p116::Hit { a: Leaf::read(v[5]) }; let a3 = p116::Hit { a: Leaf::read(v[6]) }; let r = p116::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a2 = p116::Hit { a: Leaf::read(v[5]) }; let a3 = p116::Hit { a: Leaf::read(v[6]) }; let r = p116::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p118", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p121::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p121::entry(a0, a1, a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p121::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p121::entry_flat(a0, a1, a2); vec![] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = p122::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p122::entry(a0, a1, a2); vec![Leaf::write(r[0].a.a), Leaf::write(r[1].a.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p122::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p122::entry_flat(a0, a1, a2); vec![Leaf::write(r[0].a.a), Leaf::write(r[1].a.a)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p123::Hit { a: Leaf::read(v[3]) }; let r = p123::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p123::Hit { a: Leaf::read(v[3]) }; let r = p123::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p124::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p124::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p125::Pair { a: Leaf::read(v[3]) }; let r = p125::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p125::Pair { a: Leaf::read(v[3]) }; let r = p125::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p126", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = p127::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p127::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p127::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p127::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p128::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p128::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p129", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry(&mut a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p130::entry(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p130::entry_flat(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p131::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p131::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p132::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p132::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2]), Leaf::write(a2)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = p133::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p133::Hit(Leaf::read(v[3])) }; let a2 = Leaf::read(v[4]); let a3 = p133::State { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: p133::Hit(Leaf::read(v[7])) }; let r = p133::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p133::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p133::Hit(Leaf::read(v[3])) }; let a2 = Leaf::read(v[4]); let a3 = p133::State { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: p133::Hit(Leaf::read(v[7])) }; let r = p133::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p134", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p135", |v| { let a0 = p135::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p135::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p136", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p136::Pair(Leaf::read(v[1]), Leaf::read(v[2])), p136::Pair(Leaf::read(v[3]), Leaf::read(v[4])), p136::Pair(Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p136::entry(&mut a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p136::Pair(Leaf::read(v[1]), Leaf::read(v[2])), p136::Pair(Leaf::read(v[3]), Leaf::read(v[4])), p136::Pair(Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p136::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(&a0, a1); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(&a0, a1); vec![] }),
    ("p138", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p138::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p138::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry_flat(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p140::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p140::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let mut a0 = p143::State { a: p143::Hit { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p143::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(a0.a.a), Leaf::write(a0.b), Leaf::write(a3)] }, |v| { let mut a0 = p143::State { a: p143::Hit { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p143::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(a0.a.a), Leaf::write(a0.b), Leaf::write(a3)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(&a0, &a1); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(&a0, &a1); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2])] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = p147::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p147::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p147::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p147::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p148", |v| { let mut a0 = p148::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p148::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0.a)] }, |v| { let mut a0 = p148::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p148::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0.a)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p149::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p149::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
];

#[flatten]
mod p000 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
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
                    let mut a = (-(*a));
                    let a: IVec2 = (if ((match (k0 & k0) {
                        _ => {
                            (false
                                || ({
                                    a_2[0] = (if (k0 <= k0) { a_2[2] } else { a_2[0] });
                                    false
                                }))
                        }
                        a => {
                            {
                                a_2[(({
                                    a_2 = a_2;
                                    a
                                }) % 3) as usize] = (match (a_2[1] > (STEPS as f32)) {
                                    b => ((a_2[1] * a_2[2])).signum(),
                                    true => (k0 as f32),
                                    false => a_2[2],
                                });
                            }
                            ((-1_i32) > c)
                        }
                    })) {
                        IVec2::new(5, 0)
                    } else {
                        IVec2::new(7, 2)
                    });
                }
                k1 += 1;
            }
        }
        a_2[2]
    }
}

#[flatten]
mod p001 {
    use super::*;
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: usize, y: &mut f32, t: &u32) -> (bool, usize) {
        let mut k0 = ((((*t) & 63) << ((*t) & 7))) & 3;
        'outer: while k0 > 0 && (true) {
            k0 -= 1;
            'inner: for x in 0..(COUNT + 1) {
                let mut t = (Pair(c)
                    * (((((*y)).max((*y)) + 0.0) as i32).clamp(-64, 64)));
                let mut a = (Mat2::IDENTITY).transpose();
                a.y_axis *= Vec2::ONE;
                _ = matches!((Pair::SIZE + c), (2 | 4));
                a.y_axis = a.x_axis;
            }
        }
        ((((Vec2::new(0.25_f32, b)) != (Vec2::new(0.25_f32, (*y)))) ^ (b > 0.5)), 0)
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: i32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32) -> Hit {
        let c = (((-(if (c != c) {
            if (('block: {
                (*y) = (a).div_euclid(1.5);
                if (((if (c <= 2) { MASK } else { MASK }) >= MASK)) {
                    let mut c: UVec2 = UVec2::new(5, 0);
                    break 'block ((BVec3::new(true, (c.x <= c.y), (c.y < c.y)))
                        == (BVec3::new((c.y > c.y), false, true)));
                }
                (Pair {
                    b: 2_i32,
                    ..Pair {
                        a: UVec2::new(8_u32, 1_u32),
                        b: c,
                        c: true,
                    }
                })
                    .c
            })) {
                return Hit;
            }
            c
        } else {
            c
        })) & 15) * ((!c) & 7));
        Hit
    }
}

#[flatten]
mod p003 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub usize);
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
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0 & other, self.1)
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
    fn first(a: &mut Mat2, c: &i32, mut v: f32) -> bool {
        let mut a: f32 = (if 0.5_f32 <= a.x_axis.y {
            (a.x_axis.y).clamp(0.5_f32, a.x_axis.y) + 0.0
        } else {
            a.x_axis.y
        });
        ((Vec2::new(1.5_f32, a)) != (Vec2::splat(v)))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: f32) -> f32 {
        let mut k0 = ((MASKS[(Hit::SIZE).min(6)] + MASK)) & 3;
        #[keep] 'outer: while k0 > 0 && ((8_u32 <= k0)) {
            k0 -= 1;
            if [(floor(a.x)).atan2((0.0_f32)), c]
                .iter()
                .all(|&t| ((k0 - MASK) > (k0 + k0)))
            {
                let mut v = mat2(Vec2::new(a.z, 0.25), Vec2::new(a.z, a.z));
                v.y_axis *= Vec2::ONE;
                'inner: for n in 0..2usize {
                    if (((if ((TABLE[n % 4] != 0.25) & (n < n)) {
                        first(&mut v, &{ 5_i32 }, STILL)
                    } else {
                        (k0 > 0)
                    })
                        && ({
                            v.y_axis = v.x_axis;
                            (k0 != k0)
                        })))
                    {} else {}
                }
            } else {}
        }
        a.x
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: UVec2,
        pub c: IVec2,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let mut k0 = ((MASK | MASK)) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (k0 > k0) {
                        (*a)
                            += ((((if ((*c) < (-1)) { (*a) } else { (*a) }) / 4.0))
                                .max(
                                    (if (k0 == k0) {
                                        (0.5_f32 % 2.0)
                                    } else {
                                        saturate(0.25_f32)
                                    }),
                                ) + 0.0);
                        continue 'outer;
                    }
                }
                k1 += 1;
            }
        }
        let mut a_2 = ((-2.5_f32) > (*a));
        'outer: for _ in (0..((MASK >> ((u32::MAX - 1) & 31)) & 3)) {
            if [STEPS, 2_i32, ((*c)).abs()]
                .iter()
                .any(|&a| any(BVec3::new(true, false, a_2)))
            {
                break;
            }
            a_2 |= (Vec2::new((*a), (*a)) == (Vec2::new(0.25_f32, (*a))).perp());
        }
        let mut a_2: Pair = Pair {
            b: UVec2::new(MASK, 0),
            c: IVec2::new(0, (NARROW as i32)),
            a: (*c),
        };
        (*c) %= 7;
        'outer: for a in 0u32..4 {
            if ((({
                'inner: for _ in 0..3 {
                    a_2.c.x = a_2.a;
                }
                BVec3::new((a_2.b.x != a_2.b.x), true, true)
            }))
                .test((5_usize).min(1)))
            {}
        }
        (*a)
    }
}

#[flatten]
mod p005 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub BVec3);
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
            Hit(self.0)
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
    impl Pair {
        fn step(mut self, mut b: f32) -> f32 {
            b
                += (if matches!(
                    Hit(BVec3::new((self.0.x != 1_i32), true, (b <= 0.25_f32))), Hit(x_2)
                ) {
                    'outer: for y in 0..4 {
                        self += Pair(IVec2::new(5_i32, y));
                        if (({
                            let q = b;
                            q == q && q.is_sign_negative()
                        })) {
                            continue 'outer;
                        }
                        if ((!flatten::math::all(
                            (if ((y as i32) > self.0.y) {
                                BVec3::new(false, true, true)
                            } else {
                                BVec3::new((self.0.x != y), false, ((y as i32) > (-4_i32)))
                            }),
                        ))) {} else {}
                    }
                    b
                } else {
                    b
                });
            ((clamp(
                Vec3::new(f32::MIN, 3.0_f32, 16_777_217f32),
                vec3((-1.0_f32), b, b),
                (Vec3::new(0.25_f32, 0.0_f32, 3.0_f32)).min(Vec3::new(0.0_f32, b, b)),
            ))
                .z + (self.0.y as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: [i32; 2]) -> Pair {
        let Pair(mut x) = ((Pair(IVec2::new((-4_i32), c[0])), c[0])).0;
        let Hit(_) = (Hit(BVec3::new((c[0] != c[1]), (a.x <= 1.5_f32), true))
            + Hit(BVec3::new(true, (a.x <= a.x), false)));
        if (0.5_f32 <= a.x) {
            if (c[1] != c[0]) {
                let mut c: Pair = Pair(IVec2::new((-1_i32), c[0]));
                let a_2 = c
                    .step(
                        (if (c.0.y <= 1) {
                            a.x
                        } else {
                            let (1.., mut b, t @ 3..) = ((
                                (((MASK / 3) & 7) as usize),
                                (((if (a.y > a.x) { x.x } else { c.0.x }) & 63) << (1u32)),
                                (Hit::SIZE + Pair::SIZE),
                            )) else {
                                return Pair(
                                    (IVec2::new(c.0.x, c.0.y) ^ IVec2::new(10_i32, i32::MIN)),
                                );
                            };
                            a.y
                        }),
                    );
            }
            let a: (Pair, i32) = 'block: {
                let mut b: Mat4 = (((Mat4::from_diagonal(
                    Vec4::new((-1.0_f32), a.y, (-1.0_f32), a.x),
                ) * a.x) * a.y))
                    .transpose();
                if matches!(
                    (Pair::SIZE, (c[0]).min(c[1]), (WIDE as i32)), (mut a_2, _, 2)
                ) {
                    'outer: for v in c.iter().rev() {
                        if (({ (!(1.5_f32 > b.x_axis.z)) })) {
                            let mut a_2 = Mat4::from_diagonal(
                                Vec4::new((-2.5), b.y_axis.y, 0.5, 0.0),
                            );
                            a_2.w_axis += Vec4::ONE;
                            break;
                        }
                        let mut k1 = (MASK) & 3;
                        #[keep] 'inner: while k1 > 0 && ((1_usize <= (3_usize * 2))) {
                            k1 -= 1;
                            let (a, (_, _)) = (Pair((x % 3)), ((*a), 0_u32));
                        }
                    }
                    break 'block (Pair(IVec2::new(0_i32, 0_i32)), 0_i32);
                }
                (Pair(IVec2::new(0_i32, 0_i32)), 0_i32)
            };
        }
        Pair(IVec2::new(0_i32, 0_i32))
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
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
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, c: i32, mut v: Hit) -> IVec2 {
        let mut c: Vec2 = (-(((*a)).reflect((*a))));
        let mut a: f32 = [
            ((WIDE as i32) % ((LEVELS[(Hit::SIZE).min(7)] - (WIDE as i32)) | 1)),
            (({
                let mut k0 = ((MASK + MASK)) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut a = (((Vec4::new(0.5_f32, 3.0_f32, 1.5_f32, (-1.0_f32)))
                        .min_position() % 3) + Pair::SIZE);
                }
                STEPS
            }))
                .abs(),
            ((NARROW as i32) >> STEPS),
        ]
            .into_iter()
            .filter(|&a_2| (0.0_f32 > a.y))
            .map(|mut c| select(
                (v.0.x + v.0.y),
                (if (v.0.z < a.y) { a.y } else { v.0.z }),
                (a.y > RAMP[(MASKS[(MASK % 7) as usize] % 9) as usize]),
            ))
            .sum::<f32>();
        if ((match ((v + v) * STEPS) {
            Hit(_) if (IVec2::new(0, STEPS) == IVec2::new((-4), 0)) => {
                v += Hit(Vec3::new((-1.0_f32), 1.0_f32, c.y));
                (0.25_f32).is_nan()
            }
            Hit(
                mut x_2,
            ) if (({
                'outer: for y in 0..2i64 {
                    if true {
                        continue;
                    }
                    'inner: for t in [MASK, MASK] {
                        let mut t: f32 = (y as f32);
                        let mut x = UVec2::new(2, 2);
                        let mut y: usize = ((v.0).z.abs() as usize & 15);
                    }
                }
                let mut a = Pair;
                (c.x <= 0.0)
            })) => false,
            mut n => {
                (v.0.z, n.0.y) = (
                    ({
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 8) {
                                break;
                            }
                            k0 *= 2;
                            let mut n = (NARROW as i32);
                            if ((((n != (-4)) || false)
                                || ({
                                    v = v;
                                    matches!(0.5_f32, 2.0)
                                })))
                            {
                                break;
                            }
                            let mut b = Pair;
                        }
                        n.0.x
                    }),
                    dot(Vec2::new(v.0.x, n.0.z), c),
                );
                ((c.y != n.0.x) ^ false)
            }
        })) {
            let mut turn = 0;
            let x: f32 = #[unroll(max = 2)]
            'value: loop {
                let mut x_2: usize = (((STEPS & 7) as usize) / 2);
                if ([STEPS, 1_i32].iter().all(|&c| (c > STEPS)) | (STEPS != i32::MIN)) {
                    break TABLE[(STEPS & 1) as usize];
                }
                v.0.x %= 3.0;
                if (v.0.z != v.0.y) {
                    break (v.0.x).copysign((degrees(c.x)).max(-9.0));
                }
                'outer: for b in 0..4 {
                    if (8_usize <= 2) {}
                    if (0.25_f32 != Pair::RATE) {
                        break 'value c.x;
                    }
                }
                turn += 1;
                if turn >= 2 {
                    break 3.0;
                }
            };
        } else {}
        (IVec2::new(5, STEPS) + IVec2::splat((v.0.y as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Mat2, y: f32) -> i32 {
        'outer: for x_2 in 1..=4 {
            let n: i32 = 'block: {
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
                        let mut x_2 = Pair((({ c.y_axis }) / 2.0));
                    }
                    break 'block select(x, (-1_i32), (y <= c.x_axis.x));
                }
                let mut n = [
                    ((Vec3::new((-0.0_f32), 3.0_f32, 0.25_f32)).round()).z,
                    [
                        (c.x_axis.x).clamp(-2.0, 2.0).exp_m1(),
                        [x, 0_i32]
                            .into_iter()
                            .filter(|&n| (TABLE[8_usize % 4] < (*a)))
                            .map(|mut n| 0.0_f32)
                            .sum::<f32>(),
                        HALF,
                    ]
                        .into_iter()
                        .filter(|&t| (c.y_axis.y < c.y_axis.x))
                        .map(|mut t| y)
                        .sum::<f32>(),
                ];
                x
            };
        }
        (WIDE as i32)
    }
}

#[flatten]
mod p008 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
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
    impl Pair {
        fn step(mut self, mut b: [Pair; 3]) -> bool {
            'outer: for x_2 in (1..7).step_by(3) {
                if (!((x_2 as i32) < (-4))) {
                    let mut c = (((((x_2 ^ x_2) as i32) & 15)
                        * (((x_2 + x_2) as i32) & 7)) + ((i32::MIN + 1)).div_euclid(-3));
                } else if ((x_2 as i32) != 5) {
                    self.a.z += (mad((b[2].a.z).trunc(), b[0].a.x, b[0].a.x) / (-3.0));
                    b[((x_2 as i32) & 1) as usize].a.x = (self.a).z;
                } else {
                    let mut k1 = ((1_u32).saturating_sub(5_u32)) & 3;
                    #[keep]
                    'inner: loop {
                        if (self.a.z < self.a.z) || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                    }
                }
                if false {
                    break;
                }
            }
            (((-1.0_f32) > b[1].a.z) ^ (b[0].a.z > 0.5))
        }
    }
    impl Pair {
        fn sum(self, a: &Pair) -> Vec4 {
            'outer: for y in 0..4u8 {
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    if (a.a.x != (k1 as f32)) {
                        let [Pair { a: b }, Pair { a: c }, Pair { a: mut a }] = [
                            (*a),
                            self,
                            Pair {
                                a: Vec3::new((-0.0_f32), 0.5_f32, (k1 as f32)),
                            },
                        ];
                        return Vec4::new(0.25, b.x, 3.0, 2.0);
                    }
                    if true {
                        break;
                    }
                    k1 += 1;
                }
                if (self.a.y <= a.a.z) {
                    break;
                }
            }
            (Vec4::new(0.0, a.a.x, (-1e-40f32), 0.5) + Vec4::splat(self.a.z))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &mut u32, y: f32, t: &mut [Pair; 3]) -> f32 {
        let t: [Pair; 3];
        if ((*c) > (*c)) {
            t = [Pair {
                a: Vec3::new((-2.5_f32), TABLE[(0_u32 % 4) as usize], a.a.y),
            }; 3];
        } else {
            t = (if ((if FLAGS[((*c) % 9) as usize] {
                if (((if (0_u32).is_power_of_two() {
                    let mut t: Pair = a;
                    t.sum(&a);
                    Pair::step(
                        ({
                            t.a += (if (3.0_f32 <= (-2.5)) { a.a.x } else { a.a.z });
                            t
                        }),
                        [
                            Pair {
                                a: Vec3::new(Pair::RATE, a.a.x, t.a.y),
                            },
                            Pair { a: t.a },
                            a,
                        ],
                    )
                } else {
                    (*c) = (((UVec2::new(3_u32, 3_u32) & UVec2::new(3_u32, 2_u32))
                        + UVec2::new((*c), (*c))))
                        .y;
                    (2_u32 <= 3)
                }) || false))
                {
                    let mut y: [Pair; 3] = [Pair { a: a.a }; 3];
                    let y = Pair::SIZE;
                    let mut k0 = ((0_u32 | u32::MAX)) & 3;
                    #[keep]
                    'outer: loop {
                        if ((match (
                            (((*c) <= k0) && (a.a.z > a.a.z)),
                            (MASK < (*c)),
                            (NARROW as i32),
                        ) {
                            (false, false, b @ -7..=1) => (b != b),
                            _ => false,
                        })) || k0 == 0
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                } else if (a.a.x != STILL) {} else {}
                true
            } else {
                false
            })) {
                return TABLE[Pair::SIZE % 4];
            } else {
                [Pair { a: a.a }, a, Pair { a: a.a }]
            });
        }
        (y + ((*c) as f32))
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
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
    fn first(mut b: i32, c: UVec2, y: f32) -> [[f32; 3]; 2] {
        b = LEVELS[Pair::SIZE % 8];
        b = (((b & 15) * (b & 7)) - ((if (b < b) { b } else { b }) + ((b & 63) << 2)));
        'outer: for a in 0..4u8 {
            ((TABLE[((a as i32) & 1) as usize]).rem_euclid((y))
                == ((a as f32)).copysign((y).max(-9.0)));
            if ((a as i32) != 2) {
                let c: usize = 'block: {
                    if ((a as i32) > (a as i32)) {
                        break 'block Pair::SIZE;
                    }
                    Pair::SIZE
                };
                break;
            }
        }
        [
            [
                ((match (y).round_ties_even() {
                    t @ 0.0.. if (c.x > 0) => (t).fract_gl(),
                    2.0..=8.0 if (!(y != 3.0)) => y,
                    _ => y,
                }) + (b as f32)),
                (y + (b as f32)),
                (y + (b as f32)),
            ],
            [y, y, y],
        ]
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: f32, t: &mut [f32; 3]) -> i32 {
        if ((*c) <= 7) {
            if all(BVec3::new(true, true, false)) {
                return (if (!(a <= 0.5)) {
                    return (!(IVec2::new(1_i32, (-1_i32)) & 63)
                        .dot(IVec2::new((-1_i32), 7_i32) & 15));
                } else {
                    (*c)
                });
            } else {
                return (*c);
            }
        }
        'outer: for y in (*t) {
            let (a_2, v) = (
                (if ((y <= TABLE[(MASK % 4) as usize]) || ((*c) != (*c))) {
                    (if false {
                        if (((BVec3::new(((*c) != (*c)), ((*c) > (*c)), false))
                            == (BVec3::new(((-2.5_f32) < y), false, true)))
                            | ((a != y) == ((*c) != (*c))))
                        {
                            let mut v = (match (
                                (0.0_f32 < t[1]),
                                (Pair::SIZE == (*t).len()),
                            ) {
                                (
                                    n @ true,
                                    _,
                                ) if (Vec2::new((-0.0), (-2.5))
                                    == Vec2::new(0.25, t[1])) => {
                                    (((5_u32 | 1).ilog2() & 255) as i32)
                                }
                                _ => {
                                    (if ((match (Pair {
                                        a: Vec4::new(0.0_f32, t[1], (-0.0_f32), y),
                                    }) {
                                        Pair { a: _ } => ((*c) != (*c)),
                                        _ => ((*c) < (*c)),
                                    })) {
                                        ((*c) >> 2)
                                    } else {
                                        (*c)
                                    })
                                }
                            });
                            break;
                        }
                        (-2.5_f32)
                    } else {
                        if ((if ((*c) != (*c)) {
                            ((*c) <= (*c))
                        } else {
                            (5_i32 > (*c))
                        })) {
                            let given: f32 = (Mat2::from_cols(
                                    Vec2::new(0.25_f32, y),
                                    Vec2::new(0.0_f32, 2.0_f32),
                                )
                                .determinant() * 1.0);
                            let n: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(c: f32) -> f32 {
                                    if c < HALF { -c } else { c }
                                }
                                t
                            };
                        }
                        t[2]
                    })
                } else {
                    (Pair::SIZE as f32)
                }),
                (0.5_f32).sin_cos().0,
            );
            if (((if (3_i32 != (*c)) {
                Vec2::new(a, 0.25)
            } else {
                'inner: for t in (0..(3_u32 & 3)) {
                    if true {
                        continue;
                    }
                }
                Vec2::new(3.0, 2.0)
            }) == Vec2::new(1.0, 0.0)))
            {
                break;
            }
        }
        ({
            if let Pair { a: b } = (Pair {
                a: Vec4::new(t[1], t[2], 1.0_f32, (-0.0_f32)),
            }) {
                let mut x = first(
                    5,
                    (UVec2::new(0, 1)).min(UVec2::new(3, 2)),
                    (b.z - y),
                );
            }
            (*c)
        })
    }
}

#[flatten]
mod p010 {
    use super::*;
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &Hit) -> f32 {
        if (((HALF).midpoint(0.25_f32)
            >= (if (((y.a.1 <= y.a.1)
                && ({
                    (*c) = 7;
                    true
                })))
            {
                if let (y, t, b @ 100) = ((
                    y.a.1,
                    ((if (2_usize > y.a.1) {
                        MASK
                    } else {
                        let mut k0 = -1i32;
                        'outer: loop {
                            if !(k0 <= 3) {
                                break;
                            }
                            'inner: for _ in [
                                (MASK ^ 3_u32),
                                MASK,
                                ((MASK & 15) * (MASK & 7)),
                            ] {
                                let mut n = State {
                                    a: UVec2::new(2, MASKS[(MASK % 7) as usize]),
                                };
                                let mut c: [f32; 3] = [a; 3];
                                let Hit { a } = Hit { a: Pair(y.a.0, y.a.1) };
                                c[3_usize % 3] = (match (n.a.y - n.a.x) {
                                    2..3 => {
                                        ((c[2])
                                            .max((Vec3::new(1.0_f32, c[1], 1.5_f32)).min_element())
                                            + 0.0)
                                    }
                                    mut y if (((-4_i32) > a.0.y) == (n.a.y > 8)) => f32::EPSILON,
                                    mut c => TABLE[y.a.1 % 4],
                                    c => (-1.0),
                                });
                            }
                            if (y.a.1 < y.a.1) {
                                break 'outer;
                            }
                            k0 = k0 + 2;
                        }
                        MASK
                    }) & 3_u32),
                    y.a.1,
                )) {} else {}
                a
            } else {
                a
            })))
        {} else if (y.a.0.x < y.a.0.z) {} else {}
        (a + ((*c) as f32))
    }
}

#[flatten]
mod p011 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
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
        fn step(mut self, mut b: f32, c: Pair) -> f32 {
            self.0.x = (if b <= c.0.y {
                ((Mat3::from_cols(
                        Vec3::new((-1.0_f32), 0.25_f32, (-1.0_f32)),
                        Vec3::new(c.0.x, (-2.5_f32), c.0.y),
                        Vec3::new((-2.5_f32), b, 1.5_f32),
                    )
                    .determinant()
                    - (if (c.0.x > 0.5) {
                        let mut t = CORNER;
                        c.0.y
                    } else {
                        return self.0.x;
                    })))
                    .clamp(b, c.0.y) + 0.0
            } else {
                b
            });
            (c.0.y + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut u32) -> i32 {
        let mut turn = ((match Pair(Vec2::new(1.5_f32, 0.25_f32)) {
            Pair(_) if (a).is_nan() => {
                'outer: for x_2 in [[a, a, (-1.0_f32)], [a; 3]] {
                    if ((*y) > (*y)) {
                        if FLAGS[(0_i32 & 1) as usize] {
                            let y = (if (((BVec3::new(true, true, (5_u32 != (*y))))
                                .test(
                                    (({
                                        (*y) >>= 2;
                                        (*y)
                                    }) % 2) as usize,
                                ) || (a != x_2[2])))
                            {
                                x_2[0]
                            } else {
                                ((match Pair(Vec2::new(0.25_f32, x_2[1])) {
                                    Pair(_) => x_2[1],
                                    mut b => b.0.x,
                                }))
                                    .fract()
                            });
                        }
                        return ((IVec2::new((-4_i32), c) - IVec2::new((-4_i32), 5_i32)))
                            .y;
                    }
                    let mut a: Pair = (Pair(Vec2::new((-2.5_f32), (-0.0_f32)))
                        + Pair(Vec2::new(x_2[1], x_2[1])));
                    let x_2 = a
                        .step(
                            x_2[(3_i32 & 1) as usize],
                            ({
                                a.0 += (0_usize as f32);
                                ('block: {
                                    if ((if any(
                                        BVec3::new(
                                            (a.0.x > (-0.0_f32)),
                                            ((*y) != (*y)),
                                            ((NARROW as i32) <= c),
                                        ),
                                    ) {
                                        ({
                                            let q = x_2[0];
                                            q == q && q.is_sign_negative()
                                        })
                                    } else {
                                        (!(2_u32 <= (*y)))
                                    })) {
                                        break 'block Pair(a.0);
                                    }
                                    Pair((a.0).max(a.0))
                                })
                            }),
                        );
                    if ((if (!((*y) < 5)) {
                        if matches!(Pair(a.0), Pair(_) if true) {
                            return (c >> STEPS);
                        }
                        matches!((1.5_f32, 5_usize), (_, 1) if ((* y) > 1))
                    } else {
                        (a.0 == a.0)
                    })) {
                        continue;
                    }
                    let b: usize;
                    if ((a.0.y).floor() < length(a.0.y)) {
                        a.0.x = (0.0 + 0.0);
                        b = 0;
                    } else {
                        b = 0;
                    }
                }
                0_u32
            }
            Pair(_) => 0_u32,
            _ => 0_u32,
        })) & 1;
        let a: [Mat3; 2] = #[unroll(max = 3)]
        'value: loop {
            turn += 1;
            if turn >= 3 {
                break [
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
                ];
            }
        };
        0
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(&self, a: (usize, Vec3, Pair), c: &Mat2) -> i32 {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                let mut k1 = ((k0 + k0)) & 3;
                #[keep]
                'inner: loop {
                    let mut a_2: IVec3 = ((IVec3::new(0, STEPS, 5)
                        + IVec3::new(STEPS, STEPS, LEVELS[(k0 % 8) as usize]))
                        - IVec3::new((-1), 0, 5));
                    if k1 == 0 || ((a_2.z <= a_2.y)) {
                        break;
                    }
                    k1 -= 1;
                }
                if (0_usize > a.0) {
                    break 'outer;
                }
                k0 -= 1;
            }
            (LEVELS[3_usize % 8] + LEVELS[(MASK % 8) as usize])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut [Hit; 3], y: [Hit; 3], t: &mut [f32; 3]) -> i32 {
        let mut a = mat2(Vec2::new(1.5, 1.0), Vec2::new(2.0, t[0]));
        a.y_axis += Vec2::new(t[1], 0.0_f32);
        {
            'outer: for a_2 in 0..0usize {
                if (a_2 < 1) {
                    break;
                }
                let mut c: Hit = Hit;
                let t = c
                    .step(
                        (
                            Hit::SIZE,
                            Vec3::new((-2.5_f32), t[2], t[2]),
                            Pair::ALL[(MASK % 2) as usize],
                        ),
                        &a,
                    );
            }
            let mut c: Hit = ([Hit, c[1], Hit])[0];
            let x = c
                .step(
                    ({
                        a.y_axis = (if (a.x_axis.x <= t[1]) {
                            a.y_axis
                        } else {
                            a.y_axis
                        });
                        ('block: {
                            if ([
                                ({
                                    a
                                        -= Mat2::from_cols(
                                            (a).x_axis,
                                            (({
                                                Mat2::from_cols(Vec2::new(0.5_f32, (-1.0_f32)), a.x_axis)
                                            }))
                                                .mul_vec2((a).mul_vec2(a.y_axis)),
                                        );
                                    {
                                        let mut b: f32 = (-1.0);
                                        a.x_axis.y *= b;
                                    }
                                    (WIDE as i32)
                                }),
                                (if 0_i32 != 0 { STEPS % 0_i32 } else { (WIDE as i32) }),
                            ]
                                .iter()
                                .all(|&t| (a.y_axis.x != a.y_axis.x)))
                            {
                                let mut x = Mat2::from_cols(
                                    fract(a.y_axis),
                                    (a.y_axis).abs(),
                                );
                                x.x_axis *= Vec2::ONE;
                                break 'block (
                                    Pair::SIZE,
                                    Vec3::new(a.y_axis.y, 0.5_f32, a.x_axis.y),
                                    Pair,
                                );
                            }
                            (Pair::SIZE, POINTS[(Pair::SIZE).min(5)], Pair)
                        })
                    }),
                    &a,
                );
        }
        ((WIDE as i32) + (a.y_axis.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p013 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec2,
        pub c: IVec3,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
                c: self.c,
            }
        }
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(mut b: f32, c: i32) -> u32 {
        b = ((
            (Pair::SIZE).min(Hit::SIZE),
            (if (c <= c) {
                let mut x_2: [f32; 3] = [
                    ((b).abs()).fract(),
                    (b * (if true { (-2.5_f32) } else { b })),
                    select((b + b), (b).ceil(), (c <= (WIDE as i32))),
                ];
                x_2[0]
            } else {
                b
            }),
        ))
            .1;
        let mut a: [f32; 3] = [b; 3];
        'outer: for _ in a.iter().rev() {
            let mut k1 = (MASK) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let y: usize = 'block: {
                    b *= clamp(TABLE[((-1_i32) & 1) as usize], a[2], (c as f32));
                    if (b > a[1]) {
                        let Hit { a: a, b, .. } = ((Hit {
                            c: IVec3::new(c, c, 0_i32),
                            ..Hit {
                                a: a[0],
                                b: Vec2::new((-2.5_f32), (-1.0_f32)),
                                c: IVec3::new(c, 0_i32, 10_i32),
                            }
                        }
                            + Hit {
                                a: a[1],
                                b: Vec2::new(1.5_f32, b),
                                c: IVec3::new(5_i32, 7_i32, 2_i32),
                            }) * 2.0);
                        break 'outer;
                    }
                    0
                };
            }
        }
        (MASK + (a[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub f32);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: -other.a,
                b: self.b,
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
    impl Hit {
        const FIRST: Self = Hit(IVec2::new(3, -2), -0.0);
        const ALL: [Hit; 2] = [Hit(IVec2::new(-2, i32::MAX), 2.0), Self::FIRST];
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
        fn step(&mut self, a: &mut f32, mut x: i32, y: f32) -> f32 {
            (self.b.y, [x, _]) = ((*a), [(x).wrapping_shr(3_u32), 1_i32]);
            if self.c {
                if self.c {
                    return dot(
                        Vec2::new(0.25_f32, 1.5_f32),
                        (match ((i32::MIN + 1), ((*a) <= self.b.x), x) {
                            (-7..1, mut v, (-1 | 0)) => Vec2::new(0.0_f32, 1.0_f32),
                            _ => {
                                let mut y = Self::SIZE;
                                Vec2::new(self.b.y, (-2.5_f32))
                            }
                        }),
                    );
                } else {
                    return 1.0;
                }
            }
            (((((*a)).saturate() + 0.0)).min(((8_u32 & 0_u32) as f32)) + 0.0)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec4, c: f32, y: f32, t: &mut f32) -> u32 {
        if let true = (((a.z < (*t)) || false)
            || [5_i32, (NARROW as i32)].iter().all(|&b| FLAGS[(Hit::SIZE).min(8)]))
        {
            let (mut y, t) = (Hit::FIRST, (Vec3::new((-2.5_f32), 2.0_f32, a.x)).ceil());
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                if ((Pair {
                    a: c,
                    b: Vec2::new(3.0_f32, 3.0_f32),
                    c: (a.w != t.y),
                })
                    .c)
                {
                    return (((MASK + MASK) & 15)
                        * ((if 0_u32 != 0 { MASK / 0_u32 } else { MASK }) & 7));
                }
                if (a.w != t.x) {
                    break;
                }
                let mut b = Hit(
                    ((IVec2::new(y.0.x, 5_i32) | IVec2::new(1_i32, (-4_i32)))
                        & (y.0).min(y.0)),
                    (-(a.y - 1.5_f32)),
                );
                y.0 = y.0;
            }
        }
        (*t) = ([(c - a.z), a.x, (STEPS as f32)]
            .into_iter()
            .filter(|&n| (a.w < 0.5_f32))
            .map(|mut a| ((-2.5_f32)).ceil())
            .sum::<f32>())
            .cos();
        let mut a: Pair = Pair {
            a: a.w,
            b: Vec2::new(
                a.z,
                TABLE[(({
                    (*t) -= (c + y);
                    MASK
                }) % 4) as usize],
            ),
            c: FLAGS[(({
                (*t) -= (MASK as f32);
                MASK
            }) % 9) as usize],
        };
        let c = a.step(t, (3_i32 >> 2), (a.a + c));
        a.b.x = y;
        ((((if a.c {
            UVec2::new(MASK, MASK)
        } else {
            let t = (Pair {
                b: (a.b + a.b),
                ..(a * STEPS)
            } * 5);
            UVec2::new(MASK, 0_u32)
        }) & UVec2::new(1_u32, MASK)))
            .y + (a.a.abs() as u32 & 255))
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
    pub struct Hit(pub bool);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0)
        }
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
    impl Pair {
        fn step(mut self, a: f32, c: Vec2) -> bool {
            let (mut x_2, mut x) = (
                flatten::math::select((self.b.x - self.b.z), HALF, (0.0_f32 != a)),
                ((if false {
                    STEPS
                } else {
                    return (self.a.z < self.b.z);
                }) * 1),
            );
            let mut k0 = -1i32;
            'outer: while k0 <= -1 {
                k0 = k0 + 2;
                if (({
                    let mut turn = 0;
                    let x_2: Vec3 = 'value: loop {
                        let (c, (_, mut y)) = (
                            Mat3::from_cols(self.b, self.a, self.a),
                            (STEPS, [Hit((self.b.x > c.y)); 3]),
                        );
                        if (((Hit::SIZE == Pair::SIZE) || ({ (a != c.z_axis.x) }))) {
                            break 'value ((-self)).a;
                        }
                        let mut turn_1 = 0;
                        let n: Pair = 'value_1: loop {
                            (y[0].0, x) = (
                                (if ((if y[0].0 { y[0].0 } else { y[0].0 })) {
                                    (y[0].0
                                        || ({
                                            self.a.x = (if y[2].0 { self.b.x } else { HALF });
                                            y[2].0
                                        }))
                                } else {
                                    y[0].0
                                }),
                                x,
                            );
                            turn_1 += 1;
                            if turn_1 >= 3 {
                                break self;
                            }
                        };
                        if y[1].0 {
                            break c.x_axis;
                        }
                        turn += 1;
                        if turn >= 1 {
                            break n.a;
                        }
                    };
                    true
                })) {
                    break 'outer;
                }
            }
            (true ^ (x_2 > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: f32, mut v: f32) -> i32 {
        let mut a: [Hit; 2] = ({
            let Hit(mut b) = Hit::FIRST;
            let mut b: Pair = Pair {
                b: POINTS[Hit::SIZE % 6],
                ..Pair {
                    b: Vec3::new(c, (-1.0), v),
                    a: Vec3::new((-1.0), 2.0, (-0.0)),
                }
            };
            let c = b
                .step(
                    (-b.b.y),
                    (Vec2::new(b.a.z, 2.0_f32)).rem_euclid(Vec2::splat(1.5)),
                );
            [Hit(c), Hit(c)]
        });
        'outer: for &Hit(mut y) in &a {
            let mut t: [Hit; 3] = [
                a[0],
                (a[0] + a[1]),
                ({
                    let mut turn = 0;
                    let v: Mat3 = 'value: loop {
                        let mut k1 = 252u8;
                        'inner: while k1 != u8::MAX {
                            y
                                &= ((match ((
                                    (if y { STEPS } else { (NARROW as i32) }),
                                    (if Hit::SIZE >= (k1 as usize) {
                                        Hit::SIZE - (k1 as usize)
                                    } else {
                                        3_usize
                                    }),
                                    c,
                                )) {
                                    (2, t @ ((4 | 2)), b) => ((k1 as i32) & STEPS),
                                    (t, v, -1.5..) => 3_i32,
                                    _ => (k1 as i32),
                                }) <= (3_i32 - (WIDE as i32)));
                            if true {
                                break;
                            }
                            k1 += 1;
                        }
                        if (v > v) {
                            break 'value mat3(
                                Vec3::new((-2.5), v, (-1.0)),
                                POINTS[((WIDE as i32) & 1) as usize],
                                Vec3::new(0.25, v, (-2.5)),
                            );
                        }
                        turn += 1;
                        if turn >= 1 {
                            break Mat3::IDENTITY;
                        }
                    };
                    a[1]
                }),
            ];
        }
        (WIDE as i32)
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: &i32, mut v: f32) -> i32 {
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
                    let mut c: f32 = (step((Vec2::new(2.0_f32, 3.0_f32) - a), (a - a)))
                        .y;
                    let x_2: f32 = 1.0;
                }
                k1 += 1;
            }
        }
        let mut k0 = ((8_u32 % MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut a: f32 = dot(
                        Vec3::select(
                            (Vec3::splat(3.0_f32))
                                .cmplt((Vec4::new(0.0_f32, v, v, (-1.0_f32))).truncate()),
                            CORNER,
                            Vec3::new(1.5_f32, 0.0_f32, v),
                        ),
                        ((match (false, false) {
                            (true, true) => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            _ => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        }))
                            .abs(),
                    );
                }
                k1 += 1;
            }
        }
        0
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair(0.5, false),
            b: -0.0,
            c: UVec2::new(5, 2),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair(-0.0, true),
                b: 2.0,
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
        let mut y: UVec2 = ((match ((1_u32 < b), (b < b)) {
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
                                c.x = (match k0 {
                                    0.. => {
                                        flatten::math::mix(
                                            ({ n[1] }),
                                            ((n[2]).max(n[2]) + 0.0),
                                            Pair::step(
                                                Pair(n[0], a_2),
                                                a,
                                                Hit {
                                                    b: c.x,
                                                    ..Hit {
                                                        c: UVec2::new(8_u32, 0_u32),
                                                        ..Hit {
                                                            c: UVec2::new(b, 3_u32),
                                                            a: Pair((-1e-40f32), true),
                                                            b: c.x,
                                                        }
                                                    }
                                                },
                                            ),
                                        )
                                    }
                                    mut a_2 => (({ LEVELS[(Pair::SIZE).min(7)] }) as f32),
                                });
                                let mut v: Pair = (Hit {
                                    a: Pair(c.x, ((*a) <= c.y)),
                                    ..Hit {
                                        b: c.x,
                                        ..Hit {
                                            b: (-0.0_f32),
                                            c: UVec2::new(8_u32, k0),
                                            a: Pair(n[0], a_2),
                                        }
                                    }
                                })
                                    .a;
                                let c = v
                                    .step(
                                        a,
                                        Hit {
                                            c: (Hit::FIRST).c,
                                            a: ({ v }),
                                            b: ((c.y).max(c.x) + 0.0),
                                        },
                                    );
                            } else if (k0 < MASK) {} else {}
                            if a_2 {
                                continue;
                            }
                        }
                    }
                }
                UVec2::new(b, 8_u32)
            }
            ((mut n, false) | (false, mut n)) => UVec2::new(8_u32, 2_u32),
            ((x, false) | (false, x)) => UVec2::new(8_u32, 8_u32),
            _ => UVec2::new(b, b),
        }))
            .with_y(b);
        Hit::SIZE
    }
}

#[flatten]
mod p018 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn second(a: &mut Vec3, c: &mut i32, mut v: f32) -> [f32; 2] {
        match ((MASK + ((MASK & 15) * (MASK & 7))), MASKS[COUNT % 7]) {
            ((mut c, 4) | (4, mut c)) if true => {
                if ([
                    (-(if STEPS != 0 {
                        (WIDE as i32) / STEPS
                    } else {
                        (NARROW as i32)
                    })),
                    (LEVELS[COUNT % 8]).wrapping_mul((NARROW as i32)),
                ]
                    .iter()
                    .any(|&c| false))
                {
                    if (((-(WIDE as i32)) * ((STEPS & 15) * (STEPS & 7))) < STEPS) {
                        let mut n = [a.y, ((a.x).abs()).abs()];
                        let n: f32 = ((a.y).min(TABLE[(COUNT).min(3)]) + 0.0);
                        let mut k0 = (c) & 3;
                        #[keep]
                        'outer: loop {
                            let [_, ..] = [
                                distance(a.x, v),
                                (if (0.25_f32 != TABLE[COUNT % 4]) { a.x } else { a.x }),
                            ];
                            if k0 == 0 || ((v != (-0.0))) {
                                break;
                            }
                            k0 -= 1;
                        }
                    }
                } else {}
            }
            ((x, 1..) | (0, x)) if (a.z < 1.5) => {}
            ((x, 0..3) | (1..3, x)) => {}
            _ => {}
        }
        [a.x, (a.z + v)]
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, mut v: Mat3) -> bool {
        let (mut x_2, mut t) = (
            Mat3::from_cols(
                Vec3::new(v.y_axis.x, v.y_axis.z, v.z_axis.z),
                Vec3::new((-1.0_f32), v.x_axis.x, (*a)),
                v.x_axis,
            ),
            ('block: {
                if (({
                    let q = v.x_axis.x;
                    q == q && q.is_sign_negative()
                })) {
                    let mut k0 = 0i32;
                    'outer: while k0 < 0 {
                        let a_2: [f32; 2];
                        if (({
                            let q = STILL;
                            q == q && q.is_sign_negative()
                        })) {
                            a_2 = [(*a), v.x_axis.x];
                        } else {
                            v.x_axis.y = (((10_i32 & 15) * ((*c) & 7)) as f32);
                            a_2 = second(
                                &mut v.z_axis,
                                c,
                                flatten::math::abs(((-0.0_f32)).rem_euclid(((*a)))),
                            );
                        }
                        let mut k1 = 0i32;
                        'inner: while k1 < 1 {
                            v -= (((v * v) * v)).transpose();
                            if (((*a) <= 2.0_f32) < (a_2[1] < (-0.0_f32))) {
                                break 'block (v * v.x_axis.z);
                            }
                            v.x_axis += (-(*a));
                            let start = v.z_axis.x;
                            let mut x = 0.0;
                            x += start;
                            k1 += 1;
                        }
                        let mut b = BVec3::new(
                            (v.z_axis.z != a_2[0]),
                            true,
                            (2.0_f32 < v.z_axis.x),
                        );
                        k0 += 1;
                    }
                    break 'block (if (v.x_axis.y > v.x_axis.z) {
                        v
                    } else {
                        let mut k0 = 1u32;
                        'outer: while k0 < 2 {
                            let mut k1 = ((k0 | k0)) & 3;
                            #[keep] 'inner: while k1 > 0 && ((v.z_axis.x <= 0.25)) {
                                k1 -= 1;
                                let start = COUNT;
                                let mut x_2 = 2;
                                x_2 += start;
                            }
                            if (k0 > k0) {
                                let v: Mat3 = ((if (2_u32 > k0) {
                                    (Mat3::from_diagonal(v.x_axis)).transpose()
                                } else {
                                    (v).transpose()
                                }) * sin((v.y_axis.z).round()));
                                break 'block (v * v);
                            }
                            v.z_axis = Vec3::splat(
                                ((v.x_axis.z * 1.0)).atan2((1.5_f32)),
                            );
                            let start = ((v.x_axis.x).saturate() + 0.0);
                            let mut n = 0.0;
                            n += start;
                            k0 *= 2;
                        }
                        v
                    });
                }
                ({
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        k0 += 1;
                        let mut t = BVec3::new(false, true, ((*c) != k0));
                        if (k0 > i32::MIN) {
                            let mut t = (((k0 as f32)).ceil() > v.y_axis.x);
                            break 'outer;
                        }
                        let (x_2, c) = (t, v);
                    }
                    let given: f32 = v.x_axis.x;
                    let n: f32 = {
                        fn second(t: f32) -> f32 {
                            if t < 0.5 { -t } else { t }
                        }
                        let t = second(given);
                        t
                    };
                    (v * Mat3::from_diagonal(v.z_axis))
                })
            }),
        );
        if (3_i32 >= (*c)) {
            return FLAGS[(MASK % 9) as usize];
        }
        (((Vec4::new((-0.0_f32), (-0.0_f32), 0.0_f32, 0.0_f32)).min_position() >= 0)
            ^ (t.x_axis.x > 0.5))
    }
}

#[flatten]
mod p019 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(a: &f32, c: &mut Mat2, y: f32) -> i32 {
        c.y_axis.y = ((((c.x_axis.x * c.y_axis.y)
            * (if true {
                if ((FLAGS[Hit::SIZE % 9]
                    && ({
                        c.x_axis = Vec2::new(c.y_axis.x, c.x_axis.x);
                        (1.0_f32 < c.x_axis.x)
                    })))
                {
                    let x: Vec4 = 'block: {
                        if (c.y_axis.y > 0.5) {
                            break 'block Vec4::new(0.5, 2.0, c.y_axis.y, (*a));
                        }
                        let mut n: [i32; 2] = ({ [2_i32, (-4_i32)] });
                        'outer: for (v, (_, x)) in n
                            .iter()
                            .copied()
                            .zip(0..2u32)
                            .enumerate()
                        {
                            if (((if (n[1] > 5) { n[0] } else { n[0] }) > n[1])) {
                                let mut x = (if (c.y_axis.x != c.x_axis.y) {
                                    (match (Pair {
                                        b: c.y_axis.x,
                                        a: c.y_axis.y,
                                    }) {
                                        Pair { a: -1.5.., b: a } if (a > 1.5) => {
                                            (if (v < 5) { 1 } else { (1u32 << 31) })
                                        }
                                        Pair { a: 2.0..8.0, b: x_2 } => {
                                            (match 1_i32 {
                                                a_2 => x,
                                                x => MASK,
                                            })
                                        }
                                        Pair { a: y, b: _ } => ((Hit::SIZE & 255) as u32),
                                        _ => x,
                                    })
                                } else {
                                    x
                                });
                                continue;
                            }
                            let Pair { a: n, .. } = Pair {
                                a: (1.0_f32 - 0.5_f32),
                                ..Pair { a: (*a), b: c.x_axis.y }
                            };
                        }
                        Vec4::select(
                            (Vec4::new((-2.5), c.y_axis.y, c.x_axis.x, y))
                                .cmplt(
                                    (Vec4::new(1.0, (-0.0), (-0.0), (*a))
                                        + Vec4::new(
                                            0.5,
                                            c.x_axis.y,
                                            c.y_axis.y,
                                            TABLE[(3_usize).min(3)],
                                        )),
                                ),
                            Vec4::new(f32::NAN, 2.0, 0.25, c.y_axis.y),
                            Vec4::new(c.y_axis.y, c.y_axis.x, 0.0, 1.0),
                        )
                    };
                    'outer: for x in [
                        (Vec3::new(x.z, 0.5_f32, (-2.5_f32)))
                            .to_array()[(Hit::SIZE).min(1)],
                        (if 1.5_f32 <= x.z {
                            (c.x_axis.x).clamp(1.5_f32, x.z) + 0.0
                        } else {
                            x.z
                        }),
                    ] {
                        let mut c: f32 = 0.25;
                        if ((matches!(
                            (Pair { b : x, a : 3.0_f32 }), Pair { a : 0.0, b : mut b @
                            ((1.0 | 8.0)) }
                        ) || (!((*a) != 3.0))))
                        {
                            let mut b = [STEPS, (NARROW as i32)];
                            break;
                        }
                        let Pair { a: a, b: _ } = Pair { a: (*a), b: c };
                    }
                }
                0.0_f32
            } else {
                0.0_f32
            })))
            .max(0.0) + 0.0);
        0
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Vec3,
        pub c: Pair,
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
    impl Pair {
        fn step(mut self, a: f32, c: &mut Vec2) -> Pair {
            let mut k0 = (((MASK & 63) << (0_u32 & 7))) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let (mut v, mut a_2) = (
                    ((self.a).with_y(a)).xx(),
                    Pair {
                        a: (self.a + Vec2::new(self.a.x, 0.25_f32)),
                    },
                );
                match ((match ((
                    (if (a_2.a.y != a) {
                        let c: Vec3 = 'block: {
                            if (8_usize != (Self::SIZE + Self::SIZE)) {
                                let mut k1 = 0i32;
                                'inner: loop {
                                    if !(k1 < 2) {
                                        break;
                                    }
                                    k1 += 1;
                                    if (Vec3::new(v.x, 2.0, 1.5))
                                        .cmplt(Vec3::new(3.0, (-1.0), (-1.0)))
                                        .all()
                                    {
                                        break 'block Vec3::new(c.x, 2.0, (-0.0));
                                    }
                                }
                                break 'block Vec3::new(2.0, (-2.5), self.a.y);
                            }
                            Vec3::new(3.0, (-2.5), c.x)
                        };
                        k0
                    } else {
                        k0
                    }),
                    k0,
                    (a_2.a.x != self.a.x),
                )) {
                    (_, _, _) if (k0 <= k0) => (NARROW as i32),
                    (mut x, c, true) => (NARROW as i32),
                    _ => STEPS,
                })) {
                    b @ ((-7 | 5)) => {}
                    _ => {}
                }
            }
            Pair { a: Vec2::new(a, self.a.y) }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Pair) -> u32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 *= 2;
            let k1 = ((if k0 != 0 { 1_u32 % k0 } else { k0 })) & 3;
            'inner: loop {
                if (Pair::SIZE != Hit::SIZE) {
                    break;
                }
                if k1 < 4 {
                    match (
                        (a != c.a.x),
                        ((IVec2::new(1_i32, 3_i32) % 3)).y,
                        (((k0 < 2_u32) as usize)).min((Pair::SIZE + 5_usize)),
                    ) {
                        (_, mut v, 100) => 'block: {
                            if (Pair::SIZE <= ((1.0_f32 > c.a.x) as usize)) {
                                c.a.x -= a;
                                continue 'outer;
                            }
                            let mut v: Vec4 = Vec4::splat(
                                (select(f32::MIN, c.a.x, false))
                                    .copysign(((-0.0_f32)).max(-9.0)),
                            );
                            let mut n: Pair = (match (*c) {
                                Pair { a: _ } => (*c),
                                Pair { a: _ } => Pair { a: c.a },
                                Pair {
                                    a: _,
                                } if ((if (k1 <= k1) {
                                    (k0 > k0)
                                } else {
                                    (STILL <= 3.0)
                                })) => (*c),
                                _ => (*c),
                            });
                            let c = n.step(((!STEPS) as f32), &mut c.a);
                        }
                        (v, _, (4 | 1)) => {
                            let mut a: Pair = Pair { a: c.a };
                            let c = a.step((c.a.y + (-0.0)), &mut c.a);
                        }
                        _ => {
                            return MASK;
                        }
                    }
                    break;
                }
            }
            if (c.a.y != c.a.x) {
                break 'outer;
            }
        }
        (8 + (c.a.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p021 {
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: Vec3::new(-0.0, 2.0, -1.5),
            c: Vec4::new(2.0, -1.5, 0.5, -0.0),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: Vec3::new(2.0, -1.5, 0.5),
                c: Vec4::new(-1.5, 0.5, -0.0, 2.0),
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
        fn step(mut self, a: IVec2, c: &i32) -> i32 {
            if (({
                let (x, (_, mut a_2)) = (
                    (-(if ((*c) > (*c)) {
                        let mut c = RAMP[(Pair::SIZE).min(8)];
                        c
                    } else {
                        Hit::RATE
                    })),
                    (
                        ((if (a.x <= 2) {
                            let mut k0 = 0i32;
                            'outer: while k0 < 3 {
                                if (({
                                    ({
                                        let q = STILL;
                                        q == q && q.is_sign_negative()
                                    })
                                })) {
                                    let x_2 = (a.x).rem_euclid((((k0 & 15) * (a.x & 7))) | 1);
                                }
                                if ((IVec2::new(10, k0) == (if false { a } else { a }))) {
                                    _ = (k0 < (*c));
                                    break;
                                }
                                k0 += 1;
                            }
                            a.x
                        } else {
                            (*c)
                        }) + (*c)),
                        [[a.y, a.x, a.x], [a.y, a.x, a.y], [(*c), (-4_i32), a.x]],
                    ),
                );
                (a.y != 1)
            })) {} else {}
            (((*c)).wrapping_mul(a.y) + a.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut State, mut x: i32, mut v: Vec3) -> f32 {
        let mut k0 = (({
            let Hit { a: n, b: _, c: mut y } = (Hit {
                c: Vec4::new((-0.0_f32), 0.5_f32, v.y, v.y),
                a: v,
                b: Vec3::new((-1.0_f32), 1.0_f32, v.y),
            }) else {
                return (v).normalize_and_length().1;
            };
            {
                'outer: for c in (1..7).step_by(3) {
                    let c: usize = 'block: {
                        if ((c as i32) > x) {
                            break 'block Pair::SIZE;
                        }
                        let mut a: Pair = Pair;
                        let b = a.step((IVec2::new(c, x)).min(IVec2::new(3, 10)), &x);
                        ((if 8_usize >= Pair::SIZE {
                            8_usize - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }) % 3)
                    };
                    if (BVec3::new(false, false, true)).any() {
                        let Hit { a, b, c: _ } = Hit::FIRST;
                        continue 'outer;
                    }
                    let k1 = (MASKS[c % 7]) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            let mut c: i32 = (x).wrapping_sub(0_i32);
                            break;
                        } else {
                            continue;
                        }
                    }
                }
            }
            MASKS[(({
                v = v;
                MASK
            }) % 7) as usize]
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
        ((v).round()).min_element()
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: self.b }
        }
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Pair, y: f32, t: &mut u32) -> Hit {
        let b = (c.b.y).is_finite();
        Hit {
            a: (UVec2::new((*t), (((*t) & 15) * (c.a & 7))) + UVec2::splat((*t))),
            b: (CORNER + Vec3::splat(((*t) as f32))),
            c: (('block: {
                if (({
                    let mut k0 = 0i32;
                    'outer: while k0 < 1 {
                        k0 += 1;
                        if ((if (Vec3::new((-0.0), 1.5, c.b.x)).cmple(CORNER).all() {
                            b
                        } else {
                            b
                        })) {
                            continue;
                        }
                        match ((*a)).clamp(-4.0, 4.0).exp() {
                            n => {
                                let mut x_2: [IVec2; 2] = [
                                    IVec2::new(7_i32, (-1_i32)),
                                    IVec2::new(1_i32, STEPS),
                                ];
                            }
                            (0.0 | -1.5) => {
                                let b: bool = (if ((*a)).is_finite() { b } else { b });
                                b;
                            }
                            _ => {
                                let (t, a) = (
                                    Pair {
                                        b: Vec2::select(
                                            (Vec2::new(1.5_f32, (-0.0_f32))).cmplt(c.b),
                                            c.b,
                                            c.b,
                                        ),
                                        a: (*t),
                                    },
                                    (&c - &{ Pair { a: c.a, b: c.b } }),
                                );
                                _ = true;
                            }
                        }
                    }
                    let mut b: [i32; 2] = [0_i32, 7_i32];
                    'outer: for x_2 in b.iter().rev() {
                        if ((match (((*t), b[1], ({ false }))) {
                            ((1 | 100), mut x_2 @ ((-7 | 0)), c) => c,
                            _ => {
                                (match (b[0], (y < c.b.x), (c.b.y <= c.b.y)) {
                                    (_, x, _) => x,
                                    (mut n, a, c) => a,
                                    (-1, _, mut a @ true) if (c.b.y < c.b.y) => a,
                                    _ => ((*t) != 3),
                                })
                            }
                        })) {
                            continue 'outer;
                        }
                        let b = (!any(BVec3::new(true, true, (5_u32 != c.a))));
                    }
                    (b[0] > b[1])
                })) {
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        k0 += 1;
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            (*t) = ((((2_u32 + c.a) & 15) * (k1 & 7))
                                + ({ (MASK ^ (*t)) }));
                            k1 <<= 1;
                        }
                        if b {
                            (*t) &= c.a;
                            continue;
                        }
                        (*t) = ((*t)).trailing_zeros();
                        let given: f32 = ({
                            'inner: for y in k0..=3 {
                                let given: f32 = TABLE[State::SIZE % 4];
                                let x_2: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(a: f32) -> f32 {
                                        (a - HALF).max(HALF)
                                    }
                                    let t = first(given);
                                    t
                                };
                                (*t) = c.a;
                            }
                            c.b.y
                        });
                        let y: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(a_2: f32) -> f32 {
                                if a_2 < HALF { -a_2 } else { a_2 }
                            }
                            t
                        };
                    }
                    break 'block (1_usize + Hit::SIZE);
                }
                State::SIZE
            }))
                .abs_diff(Pair::SIZE),
        }
    }
}

#[flatten]
mod p023 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: u32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b,
                c: self.c ^ other.c,
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
                b: self.b,
                c: self.c,
            }
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
        const FIRST: Self = Pair {
            a: 3,
            b: Vec2::new(-0.0, 2.0),
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
                b: Vec2::new(2.0, -1.5),
                c: 2,
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32, mut x: Pair) -> bool {
        let Pair { a: b, b: x_2, c } = (Pair { b: x.b, c: x.c, a: x.a } + x);
        ((5_u32 != 8) ^ (x.b.y > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let mut c: bool = (c < c);
        let (mut n, mut c) = (((*a)).powi(2), ((*a)).is_finite());
        let mut k0 = -1i32;
        'outer: while k0 <= -3 {
            if c {
                if (first(
                    ((n).max((((*a), (n <= (*a)))).0) + 0.0),
                    Pair {
                        b: Vec2::new(1.5, n),
                        c: MASK,
                        a: k0,
                    },
                )) {
                    'inner: for y in (1..13).step_by(3) {
                        let y = k0;
                        if (first(
                            ((*a) % 1.5),
                            (Pair {
                                a: 2,
                                b: Vec2::new((-0.0), (-0.0)),
                                c: MASK,
                            }
                                + Pair {
                                    c: MASK,
                                    a: y,
                                    b: Vec2::new(n, 0.5),
                                }),
                        )) {
                            let x_2 = ((*a), c);
                            continue;
                        }
                        let Pair { a, b, c: c } = (({
                            Pair {
                                b: Vec2::new(n, 0.5_f32),
                                ..Pair::FIRST
                            }
                        })
                            * ((*a)
                                * ({
                                    (*a) = (*a);
                                    n
                                })));
                        n = (match (((c & 15) * (c & 7)) ^ c) {
                            mut y => b.y,
                            a_2 @ 4.. if FLAGS[Pair::SIZE % 9] => b.x,
                            y @ 1..=4 if false => b.y,
                            _ => TABLE[(c % 4) as usize],
                        });
                    }
                } else if c {} else {}
                return n;
            }
            k0 = k0 + 2;
        }
        (*a)
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0)
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
    impl Pair {
        const FIRST: Self = Pair(3);
        const ALL: [Pair; 2] = [Pair(-2), Self::FIRST];
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
        fn step(&self, a: f32) -> Hit {
            let start = ({
                let q = a;
                if q == q { q.to_bits() >> 20 } else { 7 }
            });
            let mut x_2 = 1;
            x_2 += start;
            x_2 = (((UVec2::new(5_u32, 0_u32)).saturating_sub(UVec2::new(3_u32, 3_u32))
                | (UVec2::new(1_u32, x_2)).max(UVec2::new(x_2, 8_u32))))
                .y;
            let mut b = [
                5_u32,
                ({
                    let q = 0.5_f32;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }),
            ];
            let given: f32 = abs((-a));
            let n: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(y: f32) -> f32 {
                    (y - HALF).max(HALF)
                }
                t
            };
            Hit {
                a: Pair((((0_u32) as i32) * 0)),
            }
        }
    }
    impl Hit {
        fn step(mut self, a: &mut f32, mut x: i32, y: &mut f32) -> i32 {
            self
                += Hit {
                    a: ((if ((*a) != (-2.5)) {
                        let mut turn = 0;
                        let a: bool = 'value: loop {
                            if ((((Vec3::new(0.0, (-0.0), 2.0)
                                + Vec3::new(0.5, (-1.0), 1.5))
                                * (if (x <= x) {
                                    let y: f32;
                                    if false {
                                        y = ((Vec3::new((-0.0_f32), 0.25_f32, (-1.0_f32))).z
                                            - (*a));
                                    } else {
                                        y = (Vec3::new((*a), (*a), 16_777_217f32))
                                            .dot(
                                                Vec3::select(
                                                    (POINTS[(x & 1) as usize])
                                                        .cmplt(Vec3::new((*a), (-0.0), (-1.0))),
                                                    Vec3::new(0.5, 2.0, 2.0),
                                                    CORNER,
                                                ),
                                            );
                                    }
                                    Vec3::new((*a), 3.0, (-1.0))
                                } else {
                                    CORNER
                                })))
                                .cmple(Vec3::new(0.0, 0.25, (*y)))
                                .any())
                            {}
                            turn += 1;
                            if turn >= 3 {
                                break ((*a) != (*y));
                            }
                        };
                        Pair(STEPS)
                    } else {
                        Pair::ALL[Self::SIZE % 2]
                    }) + Pair(x)),
                };
            (x + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: UVec2, c: &mut usize, y: &mut Mat4) -> f32 {
        let mut x_2 = Mat4::from_cols(
            y.w_axis,
            y.z_axis,
            y.y_axis,
            Vec4::splat(y.y_axis.w),
        );
        x_2.w_axis = (y.x_axis).wzyx();
        (*y)
            -= mat4(
                x_2.y_axis,
                x_2.z_axis,
                y.x_axis,
                Vec4::new(y.x_axis.w, (-2.5_f32), 0.0_f32, 2.0_f32),
            );
        let mut x: Hit = Hit {
            a: Pair(LEVELS[((*c)).min(7)]),
        };
        let x_2 = x.step(&mut y.w_axis.x, ((WIDE as i32) ^ (-4)), &mut x_2.z_axis.w);
        let mut a: Pair = Pair(x_2);
        let t = a.step((y.y_axis.x / (-1.0)));
        let mut x: [f32; 3] = [1.0_f32, y.x_axis.z, y.y_axis.x];
        'outer: for (b, (c, x_2)) in x.iter().copied().zip(0..3u32).enumerate() {
            if (t.a.0 >= (a.0 ^ a.0)) {
                let mut k1 = ((x_2 | x_2)) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let start = ((b).abs_diff(b) + 2_usize);
                    let mut c = 2;
                    c += start;
                }
                continue;
            }
            let v = (t.a.0 == a.0);
        }
        HALF
    }
}

#[flatten]
mod p025 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, -self.1)
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(self.0, -other.1)
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const FIRST: Self = Pair(IVec3::new(3, -2, i32::MAX), -0.0);
        const ALL: [Pair; 2] = [Pair(IVec3::new(-2, i32::MAX, 3), 2.0), Self::FIRST];
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
        fn step(&mut self, a: f32) -> Vec3 {
            let start = ({
                ((self.1 + (-0.0)) <= (Hit((self.0.x <= STEPS), (-2.5_f32))).1);
                (self.0.x >> 2)
            });
            let mut v = 0;
            v += start;
            let mut x: IVec3 = (if false {
                let mut k0 = (({
                    let q = self.1;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for x_2 in 0..0 {
                        if (((if (self.0.y <= self.0.z) { STEPS } else { self.0.z })
                            == ((k0 & 255) as i32)))
                        {
                            let (mut v, x_2) = (
                                ((k0 & 7) as usize),
                                [
                                    (
                                        5_u32,
                                        Hit((TABLE[Hit::SIZE % 4] <= self.1), (-2.5_f32)),
                                        self.1,
                                    ),
                                    (k0, Hit((a > a), self.1), self.1),
                                ],
                            );
                            break;
                        }
                    }
                }
                IVec3::new(7, 5, (-1))
            } else {
                IVec3::new(v, (-4), (-1))
            });
            (CORNER + Vec3::splat((self.0.z as f32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: u32, c: (u32, Hit, f32), y: &mut (u32, Hit, f32)) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for y in k0..=1 {
                let t: [Pair; 3];
                if (((IVec2::new(3, STEPS) == IVec2::new((-1), 1))
                    == ('block: {
                        let mut y: Pair = (-Pair(IVec3::new(1_i32, STEPS, STEPS), c.2));
                        let v = y
                            .step(
                                ((0.5 * c.1.1)
                                    * (if (y.0.y != y.0.y) { c.2 } else { c.1.1 })),
                            );
                        if c.1.0 {
                            break 'block c.1.0;
                        }
                        (k0 != c.0)
                    })))
                {
                    t = [Pair::FIRST; 3];
                } else {
                    t = [
                        Pair(IVec3::new(3_i32, STEPS, 0_i32), c.1.1),
                        Pair(IVec3::new(0_i32, 0_i32, 0_i32), 0.0_f32),
                        Pair(IVec3::new(0_i32, 0_i32, 0_i32), 0.0_f32),
                    ];
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
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
    impl State {
        const FIRST: Self = State {
            a: Pair(IVec2::new(3, -2), Vec3::new(-0.0, 2.0, -1.5)),
        };
        const ALL: [State; 2] = [
            State {
                a: Pair(IVec2::new(-2, i32::MAX), Vec3::new(2.0, -1.5, 0.5)),
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
    pub fn entry(a: f32, c: &i32, y: &mut State) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 1 {
            let k1 = (({
                let mut v: [i32; 2] = [y.a.0.x, y.a.0.x];
                'inner: for y in v {
                    let start = 3_usize;
                    let mut n = 2;
                    n += start;
                }
                k0
            })) & 3;
            'inner: while k1 > 3 {}
            if ((y.a.0.y != y.a.0.y) && (!(k0 <= k0))) {
                break;
            }
            if ((if (('block: {
                y.a.1.x /= 2.0;
                if (BVec3::new((k0 > k0), true, true)).test((8_u32 % 2) as usize) {
                    let mut k1 = 1u32;
                    'inner: while k1 < 2 {
                        let mut a_2: bool = (((k1).leading_zeros() >> (k1 & 31))
                            < (((y.a.1.z) * -1e9) as u32));
                        k1 <<= 1;
                    }
                    break 'block (k0 <= k0);
                }
                (y.a.1).is_nan()
            })) {
                #[keep]
                'inner: for v in (0..((y.a.0.y % (5_i32 | 1)) & 3)) {
                    let mut y = [
                        ((7_i32).midpoint(y.a.0.x)
                            | (if true { (-1_i32) } else { y.a.0.y })),
                        (((HALF) as i32 >> 2) * 2),
                    ];
                    let mut t = Hit(
                        Pair(
                            (IVec2::new((-4_i32), 1_i32)
                                | IVec2::new((-1_i32), (-1_i32))),
                            POINTS[(k0 % 6) as usize],
                        ),
                        (IVec2::new(v, 10_i32))
                            .min((IVec2::new(y[0], 1_i32) & IVec2::new(2_i32, y[1]))),
                    );
                    let mut x = ({
                        let q = (t.0.1.z).abs();
                        q == q && q.is_sign_negative()
                    });
                }
                (2_u32 != k0)
            } else {
                let c: State = 'block: {
                    let mut turn_1 = 0;
                    let y: f32 = 'value_1: loop {
                        y.a.0.x >>= STEPS;
                        if ((*c)).is_negative() {
                            break (((y.a.1.y * y.a.1.x)).max((y.a.1.y).floor()) + 0.0);
                        }
                        let mut x_2: [i32; 2] = [7_i32, y.a.0.y];
                        if (0_u32 < k0) {
                            break (a + (a).move_towards(y.a.1.y, 0.5));
                        }
                        let (mut y, mut x_2) = (
                            Pair((if (k0 < k0) { y.a.0 } else { y.a.0 }), y.a.1),
                            y.a.0,
                        );
                        turn_1 += 1;
                        if turn_1 >= 3 {
                            break y.1.x;
                        }
                    };
                    if (k0 < 8) {
                        break 'block State {
                            a: Pair(
                                IVec2::new(1_i32, 3_i32),
                                Vec3::new(3.0_f32, 3.0_f32, y),
                            ),
                        };
                    }
                    State::ALL[((-1_i32) & 1) as usize]
                };
                (LEVELS[Hit::SIZE % 8] < y.a.0.y)
            })) {}
            k0 *= 2;
        }
        (y.a.1.z + y.a.1.z)
    }
}

#[flatten]
mod p027 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &usize, y: &mut UVec2) -> f32 {
        if ((if FLAGS[(0_u32 % 9) as usize] {
            (2_u32 != y.y)
        } else {
            let mut a_2 = ({
                ((a).fract() <= (Vec3::new(a, 2.0_f32, 3.0_f32)).z);
                a
            });
            (y.x <= y.x)
        })) {
            let x: i32 = 'block: {
                if ((if ((a < a) & false) {
                    let mut k0 = (({
                        let q = a;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    })) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((((0.5_f32 <= a)
                            && ({
                                y.y = y.y;
                                (match true {
                                    false if (a).is_finite() => (a <= a),
                                    true if (y.y != k0) => FLAGS[((WIDE as i32) & 1) as usize],
                                    true => false,
                                    false => true,
                                })
                            }))))
                    {
                        k0 -= 1;
                        let start = (((WIDE as i32)) as usize & 31);
                        let mut t = 2;
                        t += start;
                        let start = (STEPS).wrapping_shr(k0);
                        let mut b = 0;
                        b += start;
                    }
                    ((a > 0.5) || (y.y != y.y))
                } else {
                    let mut a_2 = Vec3::new(a, 0.5, STILL);
                    ((-1.0_f32) <= a_2.z)
                })) {
                    let mut t = (Mat3::from_cols(
                        Vec3::new((-1.0_f32), 2.0_f32, a),
                        POINTS[(*c) % 6],
                        Vec3::new((-1.0_f32), 0.5_f32, 0.0_f32),
                    ))
                        .transpose();
                    break 'block (if true {
                        let mut turn_1 = 0;
                        let a: f32 = 'value_1: loop {
                            turn_1 += 1;
                            if turn_1 >= 2 {
                                break (Vec4::new(2.0_f32, HALF, t.y_axis.y, t.y_axis.z))
                                    .dot(Vec4::new(2.0, t.x_axis.x, 2.0, t.y_axis.y));
                            }
                        };
                        STEPS
                    } else {
                        t.y_axis.y = t.z_axis.x;
                        3
                    });
                }
                let y: UVec2;
                if (MASKS[(MASK % 7) as usize]).is_power_of_two() {
                    y = (UVec2::new(MASK, MASK)).min(UVec2::new(5, 0));
                } else {
                    y = (UVec2::new(8_u32, 3_u32))
                        .wrapping_sub(UVec2::new(MASKS[(STEPS & 1) as usize], MASK));
                }
                (if ((y.x < y.x) || FLAGS[((*c)).min(8)]) {
                    let mut a_2 = ((if false {
                        Vec3::new(a, 0.0_f32, (-1.0_f32))
                    } else {
                        (Mat3::from_cols(
                            Vec3::new((-0.0_f32), a, 2.0_f32),
                            Vec3::new((-0.0_f32), (-1.0_f32), 1.5_f32),
                            CORNER,
                        ))
                            .x_axis
                    }))
                        .dot(
                            ((Mat3::from_diagonal(Vec3::new(a, (-1e-40f32), a)))
                                .transpose())
                                .mul_vec3((Vec3::new(a, (-0.0), a) + a)),
                        );
                    (if (WIDE as i32) != 0 {
                        LEVELS[(5_usize).min(7)] / (WIDE as i32)
                    } else {
                        STEPS
                    })
                } else {
                    (1_i32 % 7)
                })
            };
        } else {
            (*y) = ((UVec2::new(y.x, 8) | (UVec2::new(5, 3) % 2))
                + ((if (a < a) { (*y) } else { (*y) }) & (*y)));
            let mut a: Vec4 = ((0.0_f32 + 0.0_f32) * Vec4::new(0.0, 0.0, 0.0, 0.0));
        }
        0.0
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
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
                b: self.b,
            }
        }
    }
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, mut b: f32) -> f32 {
            let mut x = ((IVec2::new(5_i32, self.a))
                .saturating_sub(IVec2::new(7_i32, self.a)) / 2);
            TABLE[(MASK % 4) as usize]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 3], c: i32, y: f32, t: u32) -> Mat2 {
        let mut a_2: Pair = Pair {
            a: (-1),
            b: Vec3::new(y, y, 1.0),
        };
        a_2.step((a_2.b.z).copysign((a_2.b.x).max(-9.0)));
        let mut k0 = (((MASK & 15) * (t & 7))) & 3;
        'outer: loop {
            if (2_i32 <= (NARROW as i32)) || k0 == 0 {
                break;
            }
            k0 -= 1;
            a_2 = Pair { a: a[0], b: a_2.b };
            let v = ({
                let mut x_2 = [
                    (mat2(Vec2::new(a_2.b.z, a_2.b.y), Vec2::new(0.5_f32, (-2.5_f32))))
                        .transpose(),
                    ([
                        Mat2::from_cols(
                            Vec2::new(y, 0.5_f32),
                            Vec2::new(a_2.b.x, 0.0_f32),
                        ),
                        mat2(Vec2::new(0.0_f32, a_2.b.y), Vec2::new(a_2.b.x, 3.0_f32)),
                        Mat2::from_cols(
                            Vec2::new(1.5_f32, y),
                            Vec2::new(a_2.b.x, a_2.b.y),
                        ),
                    ])[0],
                    (if true {
                        let a_2 = Hit { a: a_2.b.z };
                        Mat2::from_cols(
                            Vec2::new(1.5_f32, 0.5_f32),
                            Vec2::new(y, (-1.0_f32)),
                        )
                    } else {
                        if ((if (((3_u32 < k0)
                            || ({
                                a_2.b.y -= a_2.b.x;
                                (5_u32 < t)
                            })))
                        {
                            ((a_2.b.y > y) || (a[1] < a[2]))
                        } else {
                            (!(a[2] < 5))
                        })) {
                            continue;
                        }
                        ([Mat2::from_cols(
                            Vec2::new(0.0_f32, a_2.b.x),
                            Vec2::new(y, a_2.b.z),
                        ); 3])[0]
                    }),
                ];
                if (({
                    let q = x_2[1].x_axis.x;
                    q == q && q.is_sign_negative()
                })) {
                    return x_2[2];
                }
                x_2[0].x_axis.y
            });
        }
        Mat2::from_cols(
            (Vec2::new(1.5, 1.5) + Vec2::splat(a_2.b.y)),
            (flatten::math::sign((Vec2::new(a_2.b.y, 0.25_f32)).map(|x| a_2.b.y))
                + Vec2::splat((a_2.a as f32))),
        )
    }
}

#[flatten]
mod p029 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    impl Pair {
        fn turn(&mut self, a: &mut f32) -> i32 {
            let _ = ((self.0 >= (*a)) || ((*a) != (*a)));
            let start = MASK;
            let mut t = 1;
            t += start;
            let mut a: [i32; 3] = [(WIDE as i32), LEVELS[(1_i32 & 1) as usize], 3_i32];
            'outer: for n in a.iter().rev() {
                'inner: for y in [
                    (if t != 0 { t / t } else { t }),
                    (UVec2::new(0_u32, t)).y,
                ] {
                    let mut b = ((((self.0 < self.0) as u32) & 7) as usize);
                }
                let [mut n, mut v, _] = a;
            }
            ({
                'outer: for _ in 0..2u16 {
                    let mut k1 = ((8_u32 | 2_u32)) & 3;
                    #[keep] 'inner: while k1 > 0 && ((1_u32 == 2)) {
                        k1 -= 1;
                    }
                }
                (i32::MIN + 1)
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, mut x: f32, y: &mut f32, t: u32) -> f32 {
        let mut x: Pair = Pair::ALL[((NARROW as i32) & 1) as usize];
        let a_2 = x.turn(y);
        (HALF + ((*a) as f32))
    }
}

#[flatten]
mod p030 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: u32) -> f32 {
        let [v, mut t, mut x] = [0.5_f32, (COUNT as f32), (-a)];
        let mut k0 = (c) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if (v > 1.5) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if ((BVec3::new(false, false, FLAGS[(k0 % 9) as usize]))
                == (BVec3::new((v > t), true, true)))
            {
                return ({
                    let mut b: [f32; 3] = [
                        a,
                        (Vec3::new(t, 3.0_f32, t)).normalize_and_length().1,
                        ((TABLE[(c % 4) as usize] - x) + (2.0_f32 - a)),
                    ];
                    x
                });
            }
            'inner: for a_2 in [[a; 3], [0.0_f32, a, 3.0_f32], [x, a, v]] {
                (if ((IVec2::new(3_i32, 10_i32))
                    == (IVec2::new(3_i32, LEVELS[(k0 % 8) as usize])))
                {
                    true
                } else {
                    ((c > k0) < (c < c))
                });
            }
        }
        (v + x)
    }
}

#[flatten]
mod p031 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, -self.1)
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
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    impl Hit {
        const FIRST: Self = Hit(3, -0.0);
        const ALL: [Hit; 2] = [Hit(-2, 2.0), Self::FIRST];
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
        fn step(mut self, a: &Hit, c: [State; 2], y: f32) -> i32 {
            let x = Pair(((c[1].b.0).max(self.0)).min(c[0].b.0), Self::RATE);
            c[0].a
        }
    }
    impl Hit {
        fn step(self, a: usize, c: usize, y: &mut f32) -> bool {
            'outer: for _ in -1..0 {
                (*y) = [
                    ('block: {
                        match ((*y) - (self.1 * 2.0_f32)) {
                            _ if ((self.1 != (-0.0)) && ((*y) < (*y))) => {
                                match (State {
                                    b: (-Pair(a, self.1)),
                                    c: ((*y) % (-3.0)),
                                    a: (self.0).wrapping_sub(self.0),
                                }) {
                                    State { a: _, b: mut t, c: x_2 } => {
                                        t
                                            += Pair(
                                                (Pair(c, TABLE[c % 4])).0,
                                                (((*y)
                                                    - ({
                                                        (*y) = 3.0_f32;
                                                        self.1
                                                    })))
                                                    .copysign((x_2).max(-9.0)),
                                            );
                                    }
                                    t => {
                                        let start = ((t.b.1).rem_euclid((f32::MAX))
                                            - ((t.b.1).min(0.5_f32) + 0.0));
                                        let mut x = 0.0;
                                        x += start;
                                        (*y) = ((match t {
                                            State { a: _, b: _, c: 0.25..1.0 } => (t.a / 3),
                                            _ => {
                                                Pair::step(
                                                    ({
                                                        x
                                                            -= (Vec3::new(3.0_f32, (-1.0_f32), (*y)))
                                                                .dot(Vec3::new(0.0_f32, (-0.0_f32), 0.0_f32));
                                                        t.b
                                                    }),
                                                    &self,
                                                    [State { c: x, ..t }, t],
                                                    t.b.1,
                                                )
                                            }
                                        }) as f32);
                                    }
                                }
                            }
                            a_2 => {}
                            y => {
                                return (self.0 <= self.0);
                            }
                        }
                        if ((-1.0_f32) < self.1) {
                            break 'outer;
                        }
                        (-0.0_f32)
                    }),
                    (*y),
                ]
                    .iter()
                    .enumerate()
                    .fold((*y), |t, (v, &b)| (*y));
                if true {
                    break;
                }
            }
            (0.25_f32 <= (*y))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: State, t: u32) -> Pair {
        match y.a {
            (1_000 | -1) if (y.b.1).is_nan() => {
                let mut k0 = 0i32;
                'outer: while k0 < 0 {
                    k0 += 1;
                    let a_2: State = 'block: {
                        'inner: for x_2 in k0..=0 {
                            let a_2 = ((((0.0_f32.abs() as u32 & 255) & 15)
                                * ((if t != 0 { 8_u32 % t } else { t }) & 7)))
                                .max(t);
                        }
                        if (1_u32 != t) {
                            (*a) /= 2.0;
                            continue 'outer;
                        }
                        y
                    };
                    if (({ Hit(a_2.a, STILL) })
                        .step(a_2.b.0, (((y.b.0 <= a_2.b.0) as usize) & 7), a))
                    {
                        continue;
                    }
                    let (mut n, t) = (
                        [
                            (y.b.1 + HALF),
                            (Vec3::new(0.0_f32, 2.0_f32, 2.0_f32)).element_product(),
                            (Pair(a_2.b.0, 1.0_f32)).1,
                        ]
                            .iter()
                            .enumerate()
                            .fold(
                                y.b.1,
                                |x, (y, &x_2)| {
                                    (Vec4::new((*a), (*a), 0.5_f32, x))
                                        .dot(Vec4::new(x_2, 0.5_f32, State::RATE, (-1.0_f32)))
                                },
                            ),
                        ({ Hit(STEPS, (*a)) }).step(a_2.b.0, 1_usize, &mut (*a)),
                    );
                    let start = (Hit::FIRST).1;
                    let mut a_2 = 0.0;
                    a_2 += start;
                }
            }
            ..=1_000 => {}
            -7..=-1 if (y.c < y.c) => {}
            mut c => {}
        }
        Pair(
            (if y.b.0 >= y.b.0 { y.b.0 - y.b.0 } else { y.b.0 }),
            ((if (y.a != y.a) {
                return ((match Pair(y.b.0, y.b.1) {
                    Pair(mut n @ 100.., a_2 @ 0.25) if (c).is_negative() => y.b,
                    Pair(_, a @ 1.0) => y.b,
                    mut a => a,
                }) * (-0.5));
            } else {
                Pair(y.b.0, STILL)
            }))
                .1,
        )
    }
}

#[flatten]
mod p032 {
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit { a: 2 };
        const ALL: [Hit; 2] = [Hit { a: 0 }, Self::FIRST];
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
    pub fn entry(mut b: f32, c: f32) -> f32 {
        let Hit { a: b } = Hit {
            a: (if (b <= 3.0) {
                let start = saturate((c / 4.0));
                let mut x = 0.0;
                x += start;
                Hit::SIZE
            } else {
                5_usize
            }),
        };
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            if (k0 <= k0) {
                continue;
            }
        }
        'outer: for a_2 in 1..=2 {
            let mut turn = 0;
            let a: Hit = 'value: loop {
                if (({
                    let q = 3.0_f32;
                    q == q && q.is_sign_negative()
                })) {
                    break Hit::FIRST;
                }
                'block_1: {
                    if (({
                        let q = c;
                        q == q && q.is_sign_negative()
                    })) {
                        break 'block_1;
                    }
                    let State { a: Hit { a: a }, b: _ } = ((State {
                        a: Hit { a: 0_usize },
                        b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    }
                        + State {
                            a: Hit { a: 0_usize },
                            b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        }) * 0.0_f32);
                }
                turn += 1;
                if turn >= 1 {
                    break Hit { a: 0 };
                }
            };
        }
        0.0
    }
}

mod p033 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &f32, y: &mut bool, mut n: u32) -> bool {
        #[keep]
        'outer: for _ in (0..(select(n, n, (*y)) & 3)) {
            let mut a: [f32; 3] = ('block: {
                if (*y) {
                    let mut y: f32 = (*a);
                }
                if ((match ((
                    (if STEPS != 0 { STEPS / STEPS } else { (WIDE as i32) }),
                    (STEPS - (WIDE as i32)),
                    (IVec2::new(0_i32, (-1_i32))).y,
                )) {
                    (mut v @ ((2 | 0)), b, (1 | 1)) => {
                        (Vec3::new(0.0, 1.5, (-1.0)))
                            .cmple(Vec3::new((*c), 2.0, 0.5))
                            .all()
                    }
                    (mut y, _, _) => true,
                    ((5 | 2), _, mut x_2 @ 5) => {
                        ((*y)
                            || ({
                                (*y) = (*y);
                                (*y)
                            }))
                    }
                    _ => (*y),
                })) {
                    break 'block [1.0_f32, (*c), (-0.0_f32)];
                }
                [
                    ((*c)).fract(),
                    (Vec2::new((-0.0_f32), RAMP[(STEPS & 1) as usize])).y,
                    (f32::INFINITY - 1.5_f32),
                ]
            });
            'inner: for &b in &a {
                if (n <= n) {
                    if (*y) {
                        continue 'outer;
                    } else {
                        return (*y);
                    }
                }
                if (BVec3::new((*y), true, true)).test(3_usize % 2) {
                    continue;
                }
            }
            if (*y) {
                break;
            }
        }
        ((*y) ^ (n > 1))
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub Vec3);
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
    impl Pair {
        fn sum(mut self, mut b: f32, mut x: i32) -> usize {
            let start = (match (b, MASK, (x + x)) {
                (t, (100 | 1), _) => ((5_u32 & 15) * (MASK & 7)),
                (1.0.., mut b @ ..3, c) => {
                    ('block: {
                        if (((b == b)
                            && ({
                                self.1.z = (self.1.x + 1.0);
                                ({
                                    let q = self.1.x;
                                    q == q && q.is_sign_negative()
                                })
                            })))
                        {
                            match (
                                ([self.1.z, self.1.x, 1.5_f32]
                                    .into_iter()
                                    .filter(|&y| (self.0 <= 8_usize))
                                    .map(|mut a| a)
                                    .sum::<f32>()
                                    .abs() as usize & 15),
                                self.1.y,
                            ) {
                                ((2 | 3), mut a) => {
                                    let mut c: Pair = self;
                                }
                                _ => {
                                    self
                                        += Pair(
                                            ((1_usize, c)).0,
                                            Vec3::new(
                                                f32::MIN,
                                                HALF,
                                                TABLE[(({
                                                    b = 5_u32;
                                                    MASK
                                                }) % 4) as usize],
                                            ),
                                        );
                                    let mut turn_1 = 0;
                                    let t: [f32; 2] = 'value_1: loop {
                                        let mut v = select(
                                            (-2.5_f32),
                                            (match ((x & 7) as usize) {
                                                1.. => {
                                                    (match (b, self.1.x) {
                                                        (mut b @ ((3 | 3)), mut n) if (b != b) => self.1.z,
                                                        _ => self.1.y,
                                                    })
                                                }
                                                1 => (if (3_usize > self.0) { self.1.x } else { self.1.y }),
                                                (2 | 1) => self.1.z,
                                                mut c => self.1.z,
                                            }),
                                            (self.1.x != self.1.y),
                                        );
                                        if (x < x) {
                                            break 'value_1 [v, 3.0_f32];
                                        }
                                        turn_1 += 1;
                                        if turn_1 >= 1 {
                                            break [v, self.1.y];
                                        }
                                    };
                                }
                            }
                            break 'block b;
                        }
                        b
                    })
                }
                (a_2, _, x_2) => 2_u32,
                _ => MASK,
            });
            let mut y = 1;
            y += start;
            ((((x & 15) * (x & 7)) & 7) as usize)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &[f32; 2]) -> f32 {
        let mut a: Pair = ('block: {
            if ((match Pair(3_usize, Vec3::new(y[0], y[0], y[1])) {
                Pair(0..3, mut x_2) => {
                    let mut a = Mat2::from_diagonal(Vec2::new(x_2.y, a));
                    a.y_axis += Vec2::ONE;
                    (HALF >= a.x_axis.x)
                }
                Pair(y, _) => {
                    if (((if ((-0.0_f32) < Pair::RATE) {
                        (*c) ^= (((*c) % (((*c) - 10_i32) | 1)) * 3);
                        (5_i32 != (*c))
                    } else {
                        (a > a)
                    }) || ((*c) != (*c))))
                    {
                        let c: [f32; 2] = [a, a];
                        let mut k0 = (MASKS[y % 7]) & 3;
                        #[unroll(max = 4)]
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let a_2 = (1.0_f32 + 0.0);
                                    _ = (5_usize <= y);
                                }
                                k1 += 1;
                            }
                        }
                    }
                    true
                }
                Pair(_, x) => {
                    (*c) <<= 1;
                    (if (x.z != a) {
                        let mut n: (usize, i32) = (
                            (((*c) & 7) as usize),
                            ((i32::MIN + 1)).wrapping_sub((-1_i32)),
                        );
                        (STEPS > n.1)
                    } else {
                        (a < x.x)
                    })
                }
                mut a => (if ((*c) > (*c)) { (a.0 > a.0) } else { false }),
            })) {
                break 'block Pair(0_usize, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32));
            }
            Pair(0_usize, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
        });
        a.sum(0.0, 0);
        0.0
    }
}

#[flatten]
mod p035 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
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
    #[flatten(exact)]
    pub fn entry(a: i32, c: &i32) -> bool {
        let mut a: u32 = (('block: {
            if (MASK).is_power_of_two() {
                break 'block (UVec2::new(MASK, 1_u32) & UVec2::new(MASK, 2_u32));
            }
            (if ((if ((*c) > (*c)) {
                if (((MASK + (if 2_u32 != 0 { 1_u32 / 2_u32 } else { MASK }))
                    > ('block_1: {
                        let mut b: Pair = Pair {
                            a: Vec4::new(0.25, (-1.0), (-0.0), STILL),
                        };
                        if ((match ((
                            ((a != (*c)) || (b.a.x > 3.0_f32)),
                            ((b.a.x <= b.a.y) || false),
                            (if Pair::SIZE >= Pair::SIZE {
                                Pair::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            }),
                        )) {
                            (_, mut x, (2 | 3)) => x,
                            _ => ((-4_i32) < (*c)),
                        })) {
                            if ((false
                                && ({
                                    b.a.z += (b.a.z + b.a.y);
                                    (FLAGS[Pair::SIZE % 9]
                                        || ({
                                            b.a.x = ((b.a.x).min(b.a.y) + 0.0);
                                            (b.a.w != (-1.0_f32))
                                        }))
                                })))
                            {
                                ((true | (1.5_f32 > b.a.y))
                                    || ({
                                        b.a -= b.a;
                                        ((a != (*c)) == (5_i32 <= (*c)))
                                    }));
                            }
                            break 'block_1 ({
                                let q = b.a.y;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            });
                        }
                        let mut k0 = 0i32;
                        'outer: while k0 < 3 {
                            k0 += 1;
                            let mut n = Vec2::new(b.a.z, 3.0);
                            if (n.x > n.x) {
                                break 'block (UVec2::new(
                                    (u32::MAX - 1),
                                    MASKS[(Pair::SIZE).min(6)],
                                ) + UVec2::new(MASK, 1));
                            }
                            b.a.y = n.y;
                        }
                        if ((b.a.w <= ({ HALF }))) {
                            b.a.w = (select(
                                (if FLAGS[(MASK % 9) as usize] {
                                    (-1.0_f32)
                                } else {
                                    (-1.0_f32)
                                }),
                                0.0_f32,
                                ({
                                    let q = TABLE[(8_u32 % 4) as usize];
                                    q == q && q.is_sign_negative()
                                }),
                            ) - b.a.w);
                            b.a
                                *= ((if true { b.a.y } else { b.a.z }))
                                    .clamp(-1.0, 1.0)
                                    .acos();
                        } else {
                            let t = (((b.a.w).mul_add(b.a.x, b.a.z) + 0.0).abs() as usize
                                & 15);
                        }
                        (MASK | (MASK | MASKS[Pair::SIZE % 7]))
                    })))
                {
                    let mut c: [f32; 2] = [STILL, HALF];
                    'outer: for _ in c.iter() {
                        let mut a: f32 = flatten::math::dot(
                            Vec4::select(
                                (Vec4::splat(c[0]))
                                    .cmplt(
                                        Vec4::select(
                                            (Vec4::new(c[1], 2.0_f32, (-1.0_f32), 1.5_f32))
                                                .cmplt(Vec4::new(1.0_f32, 1.0_f32, (-2.5_f32), c[0])),
                                            Vec4::new(0.0_f32, 0.5_f32, (-1.0_f32), (-0.0_f32)),
                                            Vec4::new(c[1], c[0], c[1], 0.25_f32),
                                        ),
                                    ),
                                Vec4::new((-0.0_f32), STILL, 0.25_f32, (-0.0_f32)),
                                Vec4::new((-2.5_f32), (-2.5_f32), (-0.0_f32), 0.25_f32),
                            ),
                            (Vec4::new(1.5_f32, c[0], c[0], c[0]))
                                .min(sin(Vec4::new(c[0], 3.0_f32, c[0], 0.0_f32))),
                        );
                        if ((CORNER).cmpeq(Vec3::new(c[1], (-1.0), (-2.5))).any()
                            && (c[1] < c[0]))
                        {
                            break;
                        }
                        let n: f32 = c[0];
                    }
                } else {
                    let given: f32 = ((STILL - STILL)).signum();
                    let c: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a: f32) -> f32 {
                            (a - HALF).max(HALF)
                        }
                        t
                    };
                    match (((0_i32) as usize & 31), 0_i32) {
                        (0, -7) => {}
                        _ => {}
                    }
                }
                false
            } else {
                false
            })) {
                UVec2::new(0_u32, 0_u32)
            } else {
                UVec2::new(0_u32, 0_u32)
            })
        }))
            .y;
        false
    }
}

#[flatten]
mod p036 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
                c: self.c ^ other.c,
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
    pub fn entry(a: f32, mut x: i32) -> bool {
        #[keep]
        'outer: for t in ((MASK & 3)..=(MASK & 3)).rev() {
            let mut a = [
                degrees(Vec2::new((-1.0_f32), a)),
                ((match (t != t) {
                    n => Vec2::new(0.5_f32, 0.0_f32),
                    x_2 => {
                        {
                            let [mut a_2, _, ..] = [
                                ((-1.0_f32)).abs(),
                                (if x_2 { a } else { a }),
                                flatten::math::abs(a),
                            ];
                            a_2 = a;
                        }
                        Vec2::new(a, TABLE[((NARROW as i32) & 1) as usize])
                    }
                    n => Vec2::new(1.5_f32, 1.5_f32),
                    true => Vec2::new(a, 0.25_f32),
                    false => Vec2::new((-0.0_f32), 2.0_f32),
                }))
                    .ceil(),
                Vec2::splat(a),
            ];
            let x_2: bool;
            if (x != x) {
                a[0]
                    += (if (x > x) {
                        if ([
                            select(
                                a[2].x,
                                (a[1].y).lerp_monotonic(a[0].y, 0.25),
                                (if (3_u32 < t) {
                                    (t <= t)
                                } else {
                                    if (((match ((Hit::SIZE + Hit::SIZE), Pair::SIZE) {
                                        ((b, 4..=100) | (0..=100, b)) if ((t <= t) || (b != b)) => {
                                            (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)).z
                                        }
                                        (0, 0) => 0.0_f32,
                                        _ => 0.0_f32,
                                    }) == 0.0))
                                    {}
                                    false
                                }),
                            ),
                            0.0_f32,
                            0.0_f32,
                        ]
                            .iter()
                            .any(|&a| false))
                        {}
                        0.0_f32
                    } else {
                        0.0_f32
                    });
                x_2 = false;
            } else {
                x_2 = false;
            }
        }
        false
    }
}

mod p037 {
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
    fn first(a: &f32) -> Vec3 {
        #[keep]
        'outer: for x_2 in (((-4_i32)
            & 3)..=([(WIDE as i32), (NARROW as i32), (WIDE as i32)]
            .iter()
            .fold((WIDE as i32), |c, &v| c) & 3))
        {
            let mut b: u32 = (match ((MASK >> (MASK & 31)), 3_u32, 0_usize) {
                (_, 1, 4) if ((*a) < HALF) => {
                    let k1 = (select(3_u32, (u32::MAX - 1), ((*a) < (*a)))) & 3;
                    'inner: loop {
                        if true {
                            break;
                        }
                        if k1 < 4 {
                            break;
                        }
                    }
                    MASK
                }
                (0, n @ ..=100, y @ ..3) if false => n,
                _ => MASK,
            });
            if (b <= b) {
                break;
            }
        }
        (Vec3::new((-2.5), (*a), (*a)) + Vec3::splat((*a)))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 2], c: &mut i32, y: &f32, t: &mut UVec2) -> [f32; 2] {
        if ((if (t.x < t.x) {
            (FLAGS[(COUNT).min(8)] || (t.y > MASK))
        } else {
            match (
                (a[0]).is_nan(),
                (a[0] - a[0]),
                ((WIDE as i32)).saturating_add(5_i32),
            ) {
                (true, mut a_2, (1_000 | 1_000)) => {
                    'outer: for y in (*a).iter() {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            let mut x_2 = a[1];
                            k1 += 1;
                        }
                        let k1 = (((t.y | 7) - (t.x & 7))) & 3;
                        'inner: loop {
                            if (({
                                let q = 3.0_f32;
                                q == q && q.is_sign_negative()
                            })) {
                                let t: Vec4 = Vec4::splat((*a)[(COUNT).min(1)]);
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                        let v: i32 = ((*c)).min((*c));
                        (*c) = (if ((((*c)).is_negative() || ({ (1.0_f32 != a[1]) }))) {
                            (match ((
                                (if v != 0 { (*c) % v } else { (*c) }),
                                (a[1]).round(),
                                (a[1].abs() as usize & 15),
                            )) {
                                (0, _, mut a @ ((3 | 2))) => ((*c)).saturating_neg(),
                                ((2 | -1), 1.0, 4) => (((*c)) as f32 as i32),
                                _ => ((*c) >> (1u32)),
                            })
                        } else {
                            (*c)
                        });
                    }
                    (*a) = [a[1]; 2];
                }
                _ => {
                    let mut k0 = (((*t)).y) & 3;
                    #[keep]
                    'outer: loop {
                        if (COUNT <= (((t.x ^ 5_u32) & 7) as usize)) {
                            t.y %= 7;
                            let mut a_2 = ((!(IVec3::new((*c), 1_i32, (-4_i32))))
                                + (Vec3::new((-2.5_f32), a[1], (-1.0_f32))).as_ivec3());
                        }
                        if k0 == 0
                            || ((((if ((*c) < (*c)) { a[0] } else { (*y) })
                                >= (if (1_i32 > (*c)) { a[0] } else { 1.5 }))))
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                }
            }
            ({
                let (mut v, mut b) = (
                    BVec3::new(true, ((*c) <= (*c)), (MASKS[COUNT % 7] != t.y)),
                    first(&a[0]),
                );
                false
            })
        })) {
            return (*a);
        }
        [a[0], a[0]]
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
        pub c: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub Vec3);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    impl Hit {
        fn step(&mut self, mut b: f32, c: &i32, y: u32) -> i32 {
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                k0 -= 1;
                let mut x_2 = self.1.y;
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 2) {
                        break;
                    }
                    let mut v = (b
                        / (self.1.x
                            + ({
                                self.1.x = (self.1.z * 0.0);
                                self.1.z
                            })));
                    let start = select(
                        mix(TABLE[Self::SIZE % 4], x_2, b),
                        1.5_f32,
                        (y > y),
                    );
                    let mut y = 0.0;
                    y += start;
                    k1 += 1;
                }
            }
            (*c)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [i32; 3], c: &mut i32, y: f32, t: &mut usize) -> i32 {
        if ((if ((if ((*t) != (*t)) {
            ('block: {
                if (all(
                    (if (y <= y) {
                        let mut c: Hit = Hit(
                            10_i32,
                            Vec3::new(2.0_f32, 2.0_f32, (-0.0_f32)),
                        );
                        let x = c
                            .step(
                                (-y),
                                &{ a[(3_i32 & 1) as usize] },
                                ({
                                    (*t) = (*t);
                                    (if (STILL > 0.25) { MASK } else { MASK })
                                }),
                            );
                        BVec3::new(false, false, (a[0] < a[0]))
                    } else {
                        BVec3::new(true, ((*t) != 5_usize), (7_i32 < a[0]))
                    }),
                )) {
                    break 'block false;
                }
                let mut k0 = (((a[0] & 255) as u32)) & 3;
                #[unroll(max = 3)] 'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for _ in 0..2u16 {
                        if ((*c) >= (a[1] * 2)) {
                            (*t) = (if (*t) >= (*t) { (*t) - (*t) } else { (*t) });
                            break 'outer;
                        }
                        let [Hit(b, mut t), Hit(a, ..)] = [
                            ({ Hit(a[1], Vec3::new(y, 2.0_f32, 2.0_f32)) }),
                            (Hit((-1_i32), CORNER)
                                + Hit(a[2], Vec3::new(0.25_f32, (-2.5_f32), (-1e-40f32)))),
                        ];
                    }
                }
                (y <= y)
            })
        } else {
            false
        })) {
            (LEVELS[(MASK % 8) as usize] < a[0])
        } else {
            ((*t) > (*t))
        })) {} else {}
        (2 + (*c))
    }
}

#[flatten]
mod p039 {
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
        fn sum(mut self, mut b: f32, c: i32, y: f32) -> bool {
            let v = self.0;
            let mut a = (
                (Vec2::new(y, y)).fract_gl(),
                BVec3::new(v, v, false),
                (-2.5_f32),
            );
            (((0.0_f32 <= TABLE[(2_usize).min(3)]) || (1_u32 >= MASK)) ^ (a.0.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: f32, y: &f32, t: &mut u32) -> f32 {
        let start = (((Vec4::new(0.5_f32, 0.0_f32, (-1.0_f32), 3.0_f32)).min_position()
            & 255) as u32);
        let mut b = 1;
        b += start;
        if FLAGS[(STEPS & 1) as usize] {
            let (mut x, _) = (
                (select(
                    Vec2::new(2.0_f32, a.b),
                    Vec2::new(a.b, (-2.5_f32)),
                    (a.c.x < a.c.y),
                ) * (Vec2::new(1.0_f32, (-0.0_f32))).map(|t| a.b)),
                (IVec3::new((i32::MIN + 1), 7_i32, 10_i32)).min_element(),
            );
            'outer: for Hit { a: _, b, .. } in [
                Hit { c: a.c, a: a.a, b: (*y) },
                Hit {
                    b: 1.5_f32,
                    c: a.c,
                    a: 0_usize,
                },
                (&a - &a),
            ] {
                if ((if (BVec3::new((a.c.y != a.c.x), (a.a > 3_usize), true)).any() {
                    {
                        let mut v: bool = ({
                            (if ((match (*y) {
                                0.25..1.0 => false,
                                0.25.. if (a.a != a.a) => true,
                                _ => ((*t) > 5),
                            })) {
                                flatten::math::all(BVec3::new(true, true, true))
                            } else {
                                (a.a < 3)
                            })
                        });
                        let given: f32 = ((1.5_f32).abs() + 0.25)
                            .min(4.0)
                            .powf((x.x).clamp(-2.0, 2.0));
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(y: f32) -> f32 {
                                (y - HALF).max(HALF)
                            }
                            let t = first(given);
                            t
                        };
                    }
                    Pair::sum(
                        (Pair::ALL[((*t) % 2) as usize] * (NARROW as i32)),
                        ((c).copysign(((*y)).max(-9.0))
                            - dot(
                                Vec4::new(c, 1.0_f32, 0.5_f32, 1.5_f32),
                                Vec4::new(1.0_f32, 3.0_f32, b, x.y),
                            )),
                        STEPS,
                        select(a.b, STILL, (Hit::SIZE < a.a)),
                    )
                } else {
                    ((Pair(true) + Pair((1_u32 < MASK)))).0
                })) {} else {}
                if false {
                    break;
                }
            }
        } else if true {} else {}
        hadd(
            ((Vec4::new(0.25_f32, (*y), 0.0_f32, 0.0_f32)).abs())
                .min(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
        )
    }
}

#[flatten]
mod p040 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0)
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
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: u32) -> Pair {
        let mut k0 = ((if 3_u32 != 0 { t % 3_u32 } else { t })) & 3;
        #[keep]
        'outer: loop {
            if (c <= c) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut a: BVec3 = (IVec3::new((-4_i32), 7_i32, c))
                .cmplt(IVec3::new(7_i32, 2_i32, (-1_i32)));
            let mut a: usize = (if ((Vec3::new((-0.0), y, STILL) + 1.5_f32))
                .cmplt(
                    Vec3::select(
                        (Vec3::new(3.0, 2.0, 1.5)).cmplt(Vec3::new(0.0, 0.0, 0.0)),
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                    ),
                )
                .any()
            {
                0
            } else {
                0
            });
        }
        Pair(0_usize)
    }
}

mod p041 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut usize) -> Hit {
        let mut k0 = 254u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            let c: Mat2;
            if (((MASK & 63) << ((k0 as u32) & 7))
                == (UVec2::new(3_u32, (u32::MAX - 1))).y)
            {
                c = Mat2::from_diagonal(vec2(a, (k0 as f32)));
            } else {
                c = ((if ((k0 as f32) < a) {
                    let mut b = a;
                    Mat2::IDENTITY
                } else {
                    let n = (mat2(Vec2::new(2.0_f32, 1.5_f32), Vec2::new(1.5_f32, a))
                        * (Mat2::from_diagonal(Vec2::new((-0.0_f32), 3.0_f32))
                            + Mat2::from_cols(
                                Vec2::new(1.0_f32, 1.0_f32),
                                Vec2::new(a, 3.0_f32),
                            )));
                    n
                })
                    * (Mat2::from_cols(
                        Vec2::new((k0 as f32), (-0.0_f32)),
                        Vec2::new(a, 0.0_f32),
                    )
                        * Mat2::from_cols(
                            Vec2::new(0.5_f32, (k0 as f32)),
                            Vec2::new(a, a),
                        )));
            }
        }
        let mut turn = ((MASK + MASK)) & 1;
        let x: f32 = #[keep]
        'value: loop {
            let mut k0 = (((MASK & 63) << (MASKS[(*c) % 7] & 7))) & 3;
            #[keep]
            'outer: loop {
                if (({
                    'inner: for x in 0..1u8 {
                        (*c) = 8;
                    }
                    (((a < a) && (k0 != 8))
                        && (if (k0 > k0) { ((*c) <= (*c)) } else { true }))
                })) {
                    (*c) >>= 1;
                    let [x_2, b, ..] = [0.25_f32; 3];
                } else {}
                if k0 == 0 || (FLAGS[(k0 % 9) as usize]) {
                    break;
                }
                k0 -= 1;
            }
            if (a > a) {
                break a;
            }
            if ((-2.5_f32) != a) {
                break a;
            }
            turn += 1;
            if turn >= 3 {
                break (-0.0);
            }
        };
        Hit {
            a: (2.0 + ((*c) as f32)),
            b: (0.0 + ((*c) as f32)),
            c: (true ^ ((*c) > 1)),
        }
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn third(a: &Mat3, c: Vec2) -> f32 {
        if ((if ((if flatten::math::any(
            BVec3::new((a.x_axis.x != 2.0_f32), (2.0_f32 <= c.y), true),
        ) {
            let start = 3.0_f32;
            let mut t = 0.0;
            t += start;
            true
        } else {
            let mut v = floor(a.y_axis.z);
            FLAGS[(MASKS[Pair::SIZE % 7] % 9) as usize]
        })) {
            (STEPS <= (STEPS - (NARROW as i32)))
        } else {
            (if ((-1.0_f32) != c.x) {
                (a.z_axis.x <= a.x_axis.x)
            } else {
                return (((if (a.x_axis.x != a.y_axis.z) {
                    if (((if (Hit::RATE < a.x_axis.z) {
                        (a.y_axis.y < a.z_axis.y)
                    } else {
                        (c.x <= a.x_axis.z)
                    }) || ((WIDE as i32) != (-4))))
                    {
                        return ([c.x, c.x])[0];
                    }
                    1.0_f32
                } else {
                    let mut turn = 0;
                    let c: u32 = 'value: loop {
                        let mut a = (if FLAGS[State::SIZE % 9] {
                            ((*a) * (*a))
                        } else {
                            ((*a)).transpose()
                        });
                        a.x_axis *= Vec3::ONE;
                        if (a.x_axis.y != (-0.0)) {
                            break MASK;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break MASK;
                        }
                    };
                    a.x_axis.x
                }))
                    .min(c.x) + 0.0);
            })
        })) {} else {}
        (a.y_axis.y + cos(a.z_axis.z))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &[f32; 3]) -> Vec4 {
        let mut turn = 0;
        let a_2: usize = #[keep]
        'value: loop {
            let t = third(
                &{
                    (Mat3::from_diagonal(POINTS[(u32::MAX % 6) as usize])
                        * (mat3(
                            Vec3::new(c[0], c[2], (-2.5_f32)),
                            Vec3::new(3.0_f32, 1.0_f32, 2.0_f32),
                            Vec3::new(c[2], a, 3.0_f32),
                        ) * 0.25_f32))
                },
                flatten::math::select(
                    (Vec2::new(0.5_f32, 0.25_f32)).reflect(Vec2::new(0.0_f32, 1.0_f32)),
                    ((Vec2::new(c[0], (-0.0_f32))).normalize_or_zero()).map(|x| c[1]),
                    ((BVec3::new((0.5_f32 < c[0]), false, (c[2] > a))).test(3_usize % 2)
                        || true),
                ),
            );
            if (a < 1.0) {
                break ('block_1: {
                    let mut x: [f32; 2] = [t, c[0]];
                    'outer: for (n, a) in (0..2i32).rev().zip(x.iter()) {
                        let start = Hit::SIZE;
                        let mut a_2 = 2;
                        a_2 += start;
                    }
                    if (c[1] > t) {
                        break 'block_1 2;
                    }
                    8
                });
            }
            turn += 1;
            if turn >= 2 {
                break State::SIZE;
            }
        };
        (((Vec4::new(c[0], (-2.5_f32), 0.0_f32, c[2])
            - Vec4::new(1.5_f32, c[0], a, c[2])))
            .map(|a| HALF) + Vec4::splat(c[1]))
    }
}

#[flatten]
mod p043 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
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
                b: self.b,
                c: (other & 15) as f32,
            }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: i32, y: &mut f32) -> f32 {
        let t: i32 = (c + ((10_i32 & 15) * (c & 7)));
        let t: Vec3 = 'block: {
            if true {
                let mut k0 = 1u32;
                'outer: while k0 < 8 {
                    'inner: for x_2 in -1..1 {
                        let b = (abs(
                            (if FLAGS[(1_u32 % 9) as usize] { a.c } else { a.c }),
                        ) * Vec4::new(a.c, (-0.0), 0.5, 0.25));
                        (*y) -= a.c;
                        if ((b.w).hypot(b.w) < (Vec3::new((-1.0_f32), f32::MAX, b.z)).z)
                        {
                            break 'block (Vec3::new(0.0, (-0.0), b.y) + (*y));
                        }
                        let mut v = (((1.5_f32 - 0.0) + b.x)).trunc();
                        let Pair { a, b: a_2, c: x } = Pair { a: 5_u32, b: a.a, c: b.y };
                    }
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        match (*a) {
                            Pair { a: 3, b: c, c: 1.0..=2.0 } => {
                                let start = t;
                                let mut t = 0;
                                t += start;
                            }
                            Pair {
                                a: (3 | 2),
                                b: mut x_2,
                                c: _,
                            } if (t).is_negative() => {
                                let mut x = (a.c + TABLE[Pair::SIZE % 4]);
                            }
                            mut n => {
                                continue 'inner;
                            }
                        }
                        if (a.a != k0) {
                            break 'inner;
                        }
                    }
                    k0 *= 2;
                }
                break 'block Vec3::new((*y), 0.25, (-1.0));
            }
            Vec3::new(a.c, 1.5, (*y))
        };
        (t.y + (*y))
    }
}

#[flatten]
mod p044 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(
                if self.0 < other.0 { self.0 } else { other.0 },
                if self.1 < other.1 { self.1 } else { other.1 },
            )
        }
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut Hit, y: f32) -> u32 {
        c.1 -= 0;
        let mut x_2 = (
            IVec2::new((NARROW as i32), STEPS),
            (*c),
            Vec3::new((-0.0_f32), c.0.1, c.0.0),
        );
        {
            {
                if (({
                    let mut k0 = ((if (c.1 > c.1) { x_2.1.1 } else { 5_u32 })) & 3;
                    #[keep]
                    'outer: loop {
                        x_2.1.0.0 -= (-1.0_f32);
                        if k0 == 0 || ((x_2.2.z != 2.0)) {
                            break;
                        }
                        k0 -= 1;
                    }
                    let start = (match (*c) {
                        Hit(mut x_2, _) => {
                            (Vec2::new(1.0_f32, (-0.0_f32)))
                                .distance(Vec2::new(0.0_f32, 1.5_f32))
                        }
                        Hit(_, 3..=100) => (x_2.1.1 as f32),
                        _ => ({ c.0.0 }),
                    });
                    let mut a_2 = 0.0;
                    a_2 += start;
                    (x_2.0.y < x_2.0.x)
                })) {
                    b -= c.0.1;
                    let a: f32 = 'block: {
                        if false {
                            let mut n = (mat2(
                                Vec2::splat(y),
                                (Mat2::from_cols(
                                    Vec2::new(c.0.0, (-0.0_f32)),
                                    Vec2::new(x_2.2.y, 0.5_f32),
                                ) * Vec2::new(b, 3.0_f32)),
                            ))
                                .mul_vec2(rcp(Vec2::new(2.0_f32, x_2.2.y)));
                            break 'block round(x_2.1.0.0);
                        }
                        let _ = (x_2.0.y < x_2.0.y);
                        x_2.1.1 = (8 + ({ (8 | x_2.1.1) }));
                        (match ((
                            (-x_2.0.x),
                            (if (y != x_2.1.0.0) {
                                (x_2.0.y < x_2.0.x)
                            } else {
                                FLAGS[(x_2.0.x & 1) as usize]
                            }),
                        )) {
                            ((1_000 | 1), x_2 @ false) => (y * 1.5),
                            (mut t, mut a) => ([y, x_2.2.x])[0],
                            _ => clamp(x_2.1.0.0, 0.0_f32, 0.0_f32),
                        })
                    };
                }
            }
        }
        0
    }
}

#[flatten]
mod p045 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: usize,
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
    impl Hit {
        fn step(mut self, a: &f32, c: i32) -> usize {
            let mut x: (usize, State) = (Self::SIZE, State { a: MASK, b: 2_usize });
            (self.0, [x.1, _]) = (
                self.0,
                [
                    (if ((if (c > 1) {
                        if ([
                            (-(*a)),
                            ((*a) * self.0),
                            ({
                                let mut k0 = (8_u32) & 3;
                                'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let mut c = ((flatten::math::step((*a), (*a)) + (*a))
                                        * dot(
                                            (Vec3::new(self.0, 0.5_f32, (-0.0_f32)))
                                                .max(Vec3::new((-0.0_f32), (-2.5_f32), (-0.0_f32))),
                                            round(Vec3::new(0.25_f32, 0.5_f32, (-1.0_f32))),
                                        ));
                                    if false {
                                        self.0 = (-2.5);
                                    } else if (c > 0.0) {} else {}
                                }
                                self.0
                            }),
                        ]
                            .iter()
                            .all(|&a| (c > c)))
                        {
                            return x.0;
                        }
                        false
                    } else {
                        return x.1.b;
                    })) {
                        State { a: x.1.a, ..x.1 }
                    } else {
                        State { a: x.1.a, b: x.0 }
                    }),
                    State { a: x.1.a, ..x.1 },
                ],
            );
            2
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: Vec4, t: &u32) -> f32 {
        let given: f32 = 0.25;
        let x_2: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(a_2: f32) -> f32 {
                (a_2 - HALF).max(HALF)
            }
            t
        };
        let mut b = ({
            let mut k0 = 1u32;
            'outer: while k0 < 4 {
                k0 *= 2;
                match ((y.x).abs() + 0.5).ln() {
                    v @ 0.0 => {
                        let mut n: BVec3 = BVec3::new(false, ((*c) != (*c)), false);
                    }
                    -1.5 => {
                        let mut c: Hit = (if false { Hit(x_2) } else { Hit(0.25_f32) });
                        let a = c
                            .step(
                                &y.z,
                                (IVec2::new(
                                    (WIDE as i32),
                                    LEVELS[(({
                                        c.0 -= (Vec3::new(0.0_f32, (-0.0_f32), 3.0_f32)).length();
                                        k0
                                    }) % 8) as usize],
                                ))
                                    .y,
                            );
                        if (({
                            (if FLAGS[(2_u32 % 9) as usize] {
                                (2_usize > a)
                            } else {
                                (5_usize > a)
                            })
                        })) {
                            return y.x;
                        }
                    }
                    _ => {}
                }
            }
            Pair
        });
        (y.x + ((*c) as f32))
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: usize,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a, b: -other.b }
        }
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
        const FIRST: Self = Pair {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
            b: 0,
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: 5,
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Vec2, y: f32) -> u32 {
        let k0 = (((MASK | 7) - (MASK & 7))) & 3;
        'outer: loop {
            if ((c.x < c.x) < true) {
                break;
            }
            if k0 < 4 {
                match (
                    ((k0 & 7) as usize),
                    ((Hit::SIZE).max(Hit::SIZE)).saturating_sub(1_usize),
                    (c.y < c.y),
                ) {
                    (3..=100, _, _) if ((k0 != k0) || false) => {
                        'inner: for t in 0..2i64 {
                            let mut y: BVec3 = ((UVec3::new(5_u32, 2_u32, 0_u32)
                                + UVec3::new(k0, 8_u32, k0)))
                                .cmpge(UVec3::new((t as u32), (1u32 << 31), 8_u32));
                            'block: {
                                let mut n: Hit = (&{
                                    (if ((*c) == (*c)) {
                                        Hit {
                                            a: Pair {
                                                c: 5_usize,
                                                a: Vec4::new(1.0_f32, (t as f32), 2.0_f32, (t as f32)),
                                                b: Pair::SIZE,
                                            },
                                            b: (t as f32),
                                        }
                                    } else {
                                        Hit {
                                            a: Pair {
                                                b: 3_usize,
                                                c: Pair::SIZE,
                                                a: Vec4::new(3.0_f32, c.y, c.y, (t as f32)),
                                            },
                                            ..Hit {
                                                a: Pair {
                                                    c: (t as usize),
                                                    a: Vec4::new(2.0_f32, (t as f32), c.y, 0.5_f32),
                                                    b: Hit::SIZE,
                                                },
                                                b: b,
                                            }
                                        }
                                    })
                                }
                                    - &{
                                        Hit {
                                            a: Pair {
                                                b: Pair::SIZE,
                                                c: Pair::SIZE,
                                                a: Vec4::new(2.0_f32, 3.0_f32, b, 0.25_f32),
                                            },
                                            b: ({ (t as f32) }),
                                        }
                                    });
                                if (({
                                    let q = n.a.a.w;
                                    q == q && q.is_sign_negative()
                                })) {
                                    break 'block;
                                }
                                n.a.a.x = exp2(n.a.a.z);
                                let Pair { a: t, b: _, c: mut x_2 } = (&n.a - &n.a);
                            }
                            c.x *= c.y;
                        }
                        if true {
                            let given: f32 = (if c.x <= b {
                                ((match (Hit {
                                    b: (-0.0_f32),
                                    a: Pair::ALL[((NARROW as i32) & 1) as usize],
                                }) {
                                    Hit { a: mut c, b: 1.0..8.0 } => c.a.w,
                                    Hit { a: _, b: _ } if (k0 < 0) => b,
                                    Hit { a: _, b: a @ ..=1.0 } => y,
                                    a => a.b,
                                }))
                                    .clamp(c.x, b) + 0.0
                            } else {
                                c.y
                            });
                            let t: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(t: f32) -> f32 {
                                    if t < HALF { -t } else { t }
                                }
                                t
                            };
                        } else {
                            let k1 = (8_u32) & 3;
                            'inner: loop {
                                if k1 > 3 {
                                    continue;
                                }
                                break;
                            }
                            if ((IVec3::new(5_i32, 5_i32, (-4_i32)))
                                .cmpgt(IVec3::new((-4_i32), (WIDE as i32), STEPS)))
                                .test((3_u32 % 2) as usize)
                            {
                                let x_2 = ((((c.y < c.x) == (k0 <= k0)) as usize) / 2);
                                (*c) = ((if (c.x != y) {
                                    (Mat2::from_cols((*c), (*c))
                                        * Mat2::from_diagonal(Vec2::new(b, 2.0_f32)))
                                } else {
                                    (Mat2::from_cols((*c), (*c)) + mat2((*c), (*c)))
                                }))
                                    .x_axis;
                            }
                        }
                    }
                    _ => {
                        c.y
                            -= (((Mat2::from_cols((*c), (*c)) * Vec2::new(c.x, c.y)))
                                .dot((*c)))
                                .abs()
                                .sqrt();
                        break;
                    }
                }
                break;
            }
        }
        ((if (c.x < y) {
            0
        } else {
            (*c)
                -= ('block: {
                    if ((!({
                        let q = y;
                        q == q && q.is_sign_negative()
                    }))) {
                        break 'block ('block_1: {
                            if ((if (((0.5_f32 < 1.5)
                                || ({
                                    b %= 3.0;
                                    (0.0_f32 < 0.0_f32)
                                })))
                            {
                                false
                            } else {
                                false
                            })) {
                                break 'block_1 0.0_f32;
                            }
                            0.0_f32
                        });
                    }
                    0.0_f32
                });
            0
        }) + (c.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec3,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> i32 {
        {
            #[keep]
            'outer: for a_2 in (0..(MASK & 3)) {
                let x_2: bool = (({
                    let start = c;
                    let mut a = 0;
                    a += start;
                    if (a_2 > a_2) {
                        let mut v = (({ Mat3::IDENTITY })
                            * (-Mat3::from_diagonal(
                                Vec3::new(
                                    TABLE[Hit::SIZE % 4],
                                    TABLE[(a_2 % 4) as usize],
                                    0.0_f32,
                                ),
                            )));
                        v.z_axis = (Mat3::from_diagonal(v.z_axis)).x_axis;
                        return c;
                    }
                    0.25_f32
                })
                    == [c, [0_i32, (WIDE as i32), c].iter().fold(10_i32, |x_2, &y| y)]
                        .into_iter()
                        .filter(|&a| {
                            (Vec4::new(1.0_f32, (-1.0_f32), 0.25_f32, 1.0_f32))
                                .abs_diff_eq(
                                    Vec4::new(0.25_f32, 0.5_f32, 0.25_f32, HALF),
                                    0.5,
                                )
                        })
                        .map(|mut a_2| a)
                        .sum::<f32>());
                if (Vec3::splat(a)).cmplt(Vec3::new(a, a, (-2.5))).any() {
                    break;
                }
                let mut n = vec4(
                    TABLE[(Pair::SIZE).min(3)],
                    a,
                    (flatten::math::mix(a, a, 0.5_f32)).copysign((a).max(-9.0)),
                    TABLE[(Hit::SIZE).min(3)],
                );
            }
        }
        (1 + ((c) >> (MASK & 31)))
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &f32, y: &mut [f32; 2], mut n: Hit) -> Vec2 {
        #[keep]
        'outer: for _ in (((MASKS[(MASKS[n.0 % 7] % 7) as usize] ^ MASK)
            & 3)..=(({
            if (first(
                &{ ((*c)).signum() },
                ((NARROW as i32)).wrapping_div((0_i32) | 1),
            )) {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        let mut b = ((mat2(
                            Vec2::new((-0.0_f32), (-1.0_f32)),
                            Vec2::new(y[1], 0.25_f32),
                        )
                            * Mat2::from_cols(
                                Vec2::new(0.5_f32, y[1]),
                                Vec2::new((*a), y[1]),
                            )))
                            .transpose();
                        b.y_axis *= Vec2::ONE;
                        let mut a_2: Vec2 = (Mat2::from_cols((b * b.x_axis), (b).x_axis)
                            * b.x_axis);
                    }
                    k0 += 1;
                }
                return Vec2::new(y[0], 1.0);
            }
            MASK
        }) & 3))
        {}
        (((mat2(Vec2::new(0.0_f32, 1.5_f32), Vec2::new(3.0_f32, 2.0_f32))
            * Mat2::IDENTITY) * (Vec2::new((-2.5), (*a))).xx()) + Vec2::splat((*a)))
    }
}

mod p049 {
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
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source, loops, max_unroll = 0)]
    fn first(mut b: Vec2, c: usize, y: bool) -> u32 {
        let k0 = (MASK) & 3;
        'outer: loop {
            if (({
                let q = b.y;
                q == q && q.is_sign_negative()
            })) {
                #[keep]
                'inner: for t in (0..((k0 >> (k0 & 31)) & 3)).rev() {
                    let mut a = ((if (c > 8) {
                        let v: IVec2 = (IVec2::new(LEVELS[(t % 8) as usize], STEPS)
                            ^ IVec2::new(0, STEPS));
                        Mat2::from_cols(Vec2::new(b.x, b.x), b)
                    } else {
                        Mat2::from_cols(Vec2::new((-0.0_f32), 2.0_f32), b)
                    }))
                        .transpose();
                    a.y_axis = a.y_axis;
                }
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        (5 + (b.x.abs() as u32 & 255))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32) -> u32 {
        let v = (((match (TABLE[COUNT % 4], (*c)) {
            (t, mut v) => {
                let mut turn = (((MASK | 7) - (MASK & 7))) & 1;
                let v: Mat2 = #[keep]
                'value: loop {
                    if (t < t) {
                        'block_1: {
                            let [_, t] = [t, (-1.0_f32)];
                            if ((if (TABLE[(MASK % 4) as usize] != t) {
                                (((*a) != t)
                                    && ({
                                        (*a) = (HALF + t);
                                        ((*c) <= (*c))
                                    }))
                            } else {
                                true
                            })) {
                                break 'block_1;
                            }
                            let mut c: u32 = (if (0_i32 != (-4)) {
                                MASK
                            } else {
                                (if ((t <= t) || ((*c) < (*c))) {
                                    ((MASK | 7) - (1_u32 & 7))
                                } else {
                                    MASK
                                })
                            });
                        }
                        #[keep]
                        'outer: for n in ((first(
                            Vec2::new(1.5_f32, (*a)),
                            (if COUNT >= 1_usize { COUNT - 1_usize } else { COUNT }),
                            (10_i32 != v),
                        ) & 3)..=(MASK & 3))
                        {
                            if ((*a) != t) {
                                continue 'outer;
                            }
                        }
                    } else {}
                    if ((-0.0_f32) != (*a)) {
                        break 'value mat2(Vec2::new(0.25, 3.0), Vec2::new(3.0, 1.0));
                    }
                    if (t < t) {
                        break Mat2::from_cols(
                            Vec2::new((-2.5), 0.25),
                            Vec2::new((*a), (-2.5)),
                        );
                    }
                    turn += 1;
                    if turn >= 2 {
                        break Mat2::from_cols(Vec2::new((*a), 0.25), Vec2::new(0.0, t));
                    }
                };
                v
            }
            _ => mat2(Vec2::new(3.0_f32, (-2.5_f32)), Vec2::new((-0.0_f32), (-1.0_f32))),
        }) + Mat2::from_cols(Vec2::new((*a), (*a)), Vec2::new((-2.5_f32), (*a))))
            * 0.25_f32);
        MASK
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(mut b: usize, c: &mut f32, y: f32) -> Vec3 {
        (*c) = (((if y <= (-2.5_f32) {
            ((if (5_usize > b) {
                let mut b: [f32; 2] = [y, Pair::RATE];
                'outer: for &_ in &b {
                    let mut a_2 = ((*c)
                        - ({
                            (*c) = hadd(Vec4::new((*c), 1.0_f32, b[1], 0.25_f32));
                            y
                        }));
                    'inner: for x in 0..0u16 {
                        let mut x_2: i32 = (if ((match (
                            (Pair::SIZE >= Pair::SIZE),
                            (x as f32),
                        ) {
                            (t @ true, mut n) => t,
                            (t, -1.5..) => {
                                (((x as f32) < 2.0)
                                    && ({
                                        a_2 = ((*c) * (*c));
                                        t
                                    }))
                            }
                            _ => (if (b[1] > b[1]) { (b[1] > (x as f32)) } else { true }),
                        })) {
                            (((WIDE as i32)).wrapping_shl(MASKS[(MASK % 7) as usize])
                                >> (1u32))
                        } else {
                            (-1)
                        });
                        if ((!(match ((b[0] <= (-2.5_f32)), y, x_2) {
                            (false, ..1.0, 2..) => ((x as i32) <= x_2),
                            _ => (1.5_f32 != (x as f32)),
                        }))) {
                            break 'outer;
                        }
                        let given: f32 = a_2;
                        let y: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(a: f32) -> f32 {
                                if a < HALF { -a } else { a }
                            }
                            let t = second(given);
                            t
                        };
                    }
                }
                b[1]
            } else {
                return ((Vec3::new(y, STILL, (-0.0_f32))).zyx())
                    .map(|a_2| ((a_2).abs() + 0.5).log2());
            }))
                .clamp(y, (-2.5_f32)) + 0.0
        } else {
            y
        }))
            .min(
                rcp(
                    (match b {
                        (2 | 4) => y,
                        mut a => 0.5_f32,
                    }),
                ),
            ) + 0.0);
        (vec3(
            length((*c)),
            3.0,
            (match MASK {
                (4 | 100) => (-1.0),
                a => (*c),
            }),
        ) + Vec3::splat((*c)))
    }
}

mod p051 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: Vec3) -> bool {
        let mut turn = 0;
        let t: u32 = 'value: loop {
            'outer: for v in [
                (if (c > c) {
                    'outer: for a in -1..3 {
                        let mut x_2 = mat2(Vec2::new(1.0, (-0.0)), Vec2::new(y.x, y.x));
                        if (Vec3::splat(x_2.y_axis.x)).is_nan() {
                            x_2.y_axis *= (Vec2::new(0.5_f32, (-0.0_f32))).fract();
                            ((2.0_f32 >= 1.0)
                                || ({
                                    x_2.y_axis = x_2.y_axis;
                                    (BVec3::new(true, true, true))
                                        .test(
                                            (({
                                                x_2.x_axis.y = 0.25_f32;
                                                MASK
                                            }) % 2) as usize,
                                        )
                                }));
                        }
                        if ((((a as i32) < c)
                            ^ (if (c != a) { ((a as i32) < a) } else { (5_i32 > c) })))
                        {
                            continue;
                        }
                    }
                    MASK
                } else {
                    MASK
                }),
                MASK,
                1_u32,
            ] {
                if ((*a) <= y.y) {
                    continue 'outer;
                }
            }
            turn += 1;
            if turn >= 2 {
                break MASK;
            }
        };
        ((y.y != (-1.0)) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p052 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub Pair);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &u32, c: &mut Pair, y: u32) -> u32 {
        let mut x: (Pair, f32, i32) = ('block: {
            let mut x: [f32; 3] = ({
                c.1.x /= 2.0;
                let mut k0 = ((y).rotate_left((*a))) & 3;
                #[keep]
                'outer: while k0 > 0
                    && ((((if (c.1.z <= c.1.x) { (k0 > (*a)) } else { ((*a) > k0) })
                        ^ (STEPS == STEPS))))
                {
                    k0 -= 1;
                    c.1.z = ({ c.1.x });
                }
                [c.1.x, c.0, (-1.0_f32)]
            });
            'outer: for &_ in &x {
                if ((c.1.x).sin() < (Hit::SIZE as f32)) {
                    let Pair(y, _) = Pair(
                        (if (c.1.z > x[1]) { c.1.y } else { c.1.x }),
                        mad(Vec3::new(3.0_f32, x[0], (-0.0_f32)), c.1, c.1),
                    );
                    break 'block (
                        Pair(y, Vec3::new(c.1.z, 1.5_f32, 1.5_f32)),
                        x[1],
                        (NARROW as i32),
                    );
                }
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 2) {
                        break;
                    }
                    let c = [(*c), (*c), (*c)];
                    k1 += 1;
                }
                'inner: for n in 1..=4 {
                    if let (2.0.., mut a, 2) = (
                        (c.1).dot((c.1 / (-3.0))),
                        (n as i32),
                        2_u32,
                    ) {
                        let _ = (c.1.y > STILL);
                    } else {}
                    if FLAGS[Pair::SIZE % 9] {
                        break 'block ((*c), c.1.x, (n as i32));
                    }
                }
            }
            if (2_u32 > MASKS[((*a) % 7) as usize]) {
                break 'block ((*c), x[0], 5_i32);
            }
            ((*c), c.1.z, STEPS)
        });
        ((*a) + (c.0.abs() as u32 & 255))
    }
}

#[flatten]
mod p053 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: &mut f32, c: i32) -> State {
        let mut k0 = (((MASK | 7) - (1_u32 & 7))) & 3;
        #[keep]
        'outer: loop {
            if (k0 > k0) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut t = (if ((if (k0 != 0) {
                FLAGS[(State::SIZE).min(8)]
            } else {
                let mut t: IVec3 = IVec3::new((-1), (-1), 7);
                FLAGS[(k0 % 9) as usize]
            })) {
                if ((3.0_f32
                    >= (if ((-2.5_f32) != (*a)) {
                        let mut t = Pair(c);
                        0.5
                    } else {
                        break;
                    })))
                {
                    if ((match ((
                        (dot(Vec2::new((*a), 0.5_f32), Vec2::new((*a), f32::INFINITY))
                            * flatten::math::select((*a), (*a), (c <= c))),
                        ((if (k0 < k0) { c } else { 3_i32 }) <= c),
                        (!({ (k0 < k0) })),
                    )) {
                        (_, false, false) if (false < (2_i32 > c)) => {
                            (if FLAGS[(k0 % 9) as usize] {
                                (k0 <= k0)
                            } else {
                                (true
                                    || ({
                                        (*a) *= abs((*a));
                                        ((*a) != (*a))
                                    }))
                            })
                        }
                        (1.0, false, v) => v,
                        (2.0.., mut v @ true, t @ true) => v,
                        _ => ((*a) > 0.25),
                    })) {} else if (k0 != k0) {} else {}
                } else {}
                Mat2::from_cols(Vec2::new(0.25, 0.5), Vec2::new(0.25, 0.0))
            } else {
                Mat2::from_cols(Vec2::new(0.25, (-1.0)), Vec2::new((*a), 2.0))
            });
            t.x_axis *= Vec2::ONE;
        }
        State { a: ((*a) + (*a)) }
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    impl Pair {
        fn sum(&mut self, a: usize, c: i32, y: f32) -> Pair {
            let mut v: [f32; 3] = [self.b.x, self.a.y, y];
            'outer: for (y, v) in v.iter().enumerate() {
                self.a.y
                    *= ((self.a.y)
                        .copysign(
                            ((Vec3::new((-2.5_f32), (*v), (-2.5_f32))).z).max(-9.0),
                        )
                        + ((match (2_i32 != c) {
                            true => self.b.x,
                            true => (*v),
                            false => {
                                if ((*v) < 0.0) {
                                    let t: Hit;
                                    if (c <= c) {
                                        t = Hit;
                                    } else {
                                        self.b.x = self.a.y;
                                        t = Hit;
                                    }
                                } else {
                                    {
                                        let mut a_2 = (*self);
                                    }
                                }
                                self.b.y
                            }
                        }) + self.a.x));
            }
            (*self)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec3, mut v: i32, t: &u32) -> [f32; 3] {
        if false {
            if ((('block: {
                if ((if (c.y > c.y) {
                    let (c, (_, y)) = (
                        Mat2::from_cols(Vec2::new(0.5_f32, c.z), Vec2::new(2.0_f32, c.x))
                            .determinant(),
                        (
                            BVec3::new(true, (v < v), true),
                            (if false {
                                TABLE[((*t) % 4) as usize]
                            } else {
                                if (Vec3::new(((*c)).z, ([c.y, 1.5_f32, 3.0_f32])[0], c.x))
                                    .cmple(((*c)).max(Vec3::new(2.0, c.x, 0.25)))
                                    .all()
                                {
                                    let b = Hit;
                                } else if ((c.x < (*a)) || (Pair::SIZE < Pair::SIZE)) {
                                    let mut n: Pair = (Pair {
                                        c: Hit::SIZE,
                                        a: Vec2::new((-0.0_f32), (-0.0_f32)),
                                        b: Vec3::new((-1.0_f32), c.x, 0.5_f32),
                                    } * c.y);
                                    let a = n
                                        .sum(
                                            (if n.c >= n.c { n.c - n.c } else { n.c }),
                                            (!v),
                                            (c.y / (n.b.x % n.a.x)),
                                        );
                                    let mut b = (((*t) > (*t)) || (0_u32 != (*t)));
                                } else {
                                    let (x_2, v) = (
                                        ((v).min(1_i32) + v),
                                        UVec2::new((*t), 8_u32),
                                    );
                                }
                                c.y
                            }),
                        ),
                    );
                    (v > v)
                } else {
                    let mut y: Vec3 = Vec3::new(2.0, (*a), 0.25);
                    (BVec3::new(false, true, false)).test((5_u32 % 2) as usize)
                })) {
                    break 'block (FLAGS[Pair::SIZE % 9] != (v > v));
                }
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    k0 += 1;
                    if (c.x <= c.z) {
                        break 'outer;
                    }
                    'inner: for a in 0..k0 {
                        let mut x: f32 = (((c.y * c.y)).cos() - 0.0);
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
                false
            }) && false))
            {
                return [0.0_f32, 0.0_f32, 0.0_f32];
            } else {
                return [0.0_f32, 0.0_f32, 0.0_f32];
            }
        }
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p055 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1 ^ other.1)
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const FIRST: Self = Pair(2, 0);
        const ALL: [Pair; 2] = [Pair(0, 5), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: IVec2, c: IVec3) -> f32 {
        let a: BVec3 = 'block: {
            let mut x = ((0_i32 & 63) << 1);
            if (STILL).is_finite() {
                match (((a.y & 7) as usize) % 3) {
                    100 if ((c.y <= c.y) == (c.z < (-4))) => {
                        let (mut v, (Pair(_, _), mut y)) = (
                            (((NARROW as i32) > a.x)
                                && ({
                                    x -= c.x;
                                    [HALF, TABLE[(c.y & 1) as usize]]
                                        .iter()
                                        .all(|&n| (n != 2.0_f32))
                                })),
                            (Pair(5_usize, MASKS[(MASK % 7) as usize]), fract(STILL)),
                        );
                    }
                    _ => {
                        let start = ((c.z as f32)).abs().sqrt();
                        let mut x_2 = 0.0;
                        x_2 += start;
                        {
                            let x = x_2;
                        }
                    }
                    _ => {
                        let mut n = [
                            [
                                ((1.5_f32).min(TABLE[(Pair::SIZE).min(3)]) + 0.0),
                                (STILL).rem_euclid((HALF)),
                                (STILL).atan2((RAMP[Pair::SIZE % 9])),
                            ]
                                .into_iter()
                                .filter(|&t| ((t > 2.0_f32) && (x != 3_i32)))
                                .map(|mut x| (x).sin())
                                .sum::<f32>(),
                            (({
                                let mut b = ((((WIDE as i32) - a.y) * (-1)) as f32);
                                let (mut b, ([_, y, n], mut x_2)) = (
                                    [(b, b, MASK), (b, b, MASKS[(0_usize).min(6)])],
                                    (
                                        [b, (-f32::EPSILON), (Vec2::new(b, 1.0_f32)).y],
                                        (if (a.y != a.y) {
                                            UVec2::new(2_u32, 5_u32)
                                        } else {
                                            UVec2::new(0_u32, 1_u32)
                                        }),
                                    ),
                                );
                                TABLE[(b[1].2 % 4) as usize]
                            }))
                                .abs()
                                .sqrt(),
                            STILL,
                        ];
                    }
                }
                break 'block (match (Pair::SIZE, (c.z < x)) {
                    (_, false) => {
                        _ = ((Pair::SIZE != Pair::SIZE) || (a.x != a.x));
                        BVec3::new((STEPS > c.y), (c.z <= a.y), false)
                    }
                    (
                        mut t,
                        true,
                    ) if (Vec3::new(HALF, 0.0, TABLE[(t).min(3)]))
                        .cmpeq(Vec3::new(STILL, (-0.0), 0.25))
                        .all() => BVec3::new((t != 0), false, true),
                    (4.., true) if (BVec3::new(true, true, (c.z <= c.z))).any() => {
                        let mut n: Pair = (if ((MASK % 3)
                            >= ((9 - (FLAGS[(0_u32 % 9) as usize] as u16)
                                - ((a.y != c.y) as u16)) as u32 & 255))
                        {
                            let mut c = ((TABLE[Pair::SIZE % 4]
                                * ((STILL).max(STILL) + 0.0))
                                * (Vec3::new(3.0, 0.25, (-0.0)) % 1.5));
                            (Pair(Pair::SIZE, 3_u32) + Pair(8_usize, MASK))
                        } else {
                            let mut a: i32 = ({ ((a + a)).y });
                            Pair::ALL[(c.z & 1) as usize]
                        });
                        BVec3::new(true, false, true)
                    }
                    _ => {
                        x = c.y;
                        BVec3::new((c.y > 7), (c.z > c.x), (a.x < c.z))
                    }
                });
            }
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                x <<= 1;
                if ((c.y).is_negative()
                    || ((Vec2::new(0.5_f32, HALF)) != (Vec2::new(0.5_f32, (-1.0_f32)))))
                {
                    break;
                }
                'inner: for x_2 in 0..k0 {
                    x += c.y;
                    let mut a: f32 = (((Vec2::new(0.0_f32, 0.0_f32)
                        - Vec2::new(0.0_f32, 0.0_f32)))
                        .y)
                        .round();
                }
                k0 -= 1;
            }
            BVec3::new(false, false, false)
        };
        0.0
    }
}

#[flatten]
mod p056 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: IVec2,
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> (usize, BVec3, UVec2) {
        let mut k0 = (0_u32) & 3;
        #[keep]
        'outer: loop {
            let mut b: i32 = ((-4)
                - ({
                    let Pair { a, b: _, c: x } = Pair {
                        a: 3_i32,
                        ..Pair {
                            b: k0,
                            c: IVec2::new(1_i32, 7_i32),
                            a: c,
                        }
                    };
                    if (c > a) {
                        let mut y: Pair = ((if (STILL <= HALF) {
                            Pair { a: x.x, b: k0, c: x }
                        } else {
                            Pair {
                                a: x.x,
                                ..Pair {
                                    a: a,
                                    b: k0,
                                    c: IVec2::new(2, x.x),
                                }
                            }
                        })
                            + Pair {
                                a: (a).abs(),
                                b: (k0 + 1),
                                c: x,
                            });
                        let mut k1 = 1u32;
                        'inner: while k1 < 4 {
                            k1 <<= 1;
                            if (flatten::math::any(
                                (if (c < 7) {
                                    BVec3::new(false, (0_u32 < k0), (c != 10_i32))
                                } else {
                                    BVec3::new(true, (3_i32 <= y.c.y), ((-1_i32) < x.y))
                                }),
                            )) {
                                continue 'inner;
                            }
                        }
                    } else {}
                    10
                }));
            if k0 == 0 || ((0_i32 > 5)) {
                break;
            }
            k0 -= 1;
        }
        (
            ((if Pair::SIZE >= Pair::SIZE {
                Pair::SIZE - Pair::SIZE
            } else {
                Pair::SIZE
            }) + Pair::SIZE),
            BVec3::new((c < c), (a < a), false),
            (UVec2::new(2, 8) + UVec2::splat(5)),
        )
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    fn first(mut b: i32, c: &i32) -> f32 {
        if (2_i32 < (-1)) {
            if (((*c) != b) || (RAMP[3_usize % 9] < HALF)) {
                return ({
                    'outer: for a_2 in 0..3usize {
                        if (BVec3::new(true, (a_2 <= a_2), true)).any() {
                            continue;
                        }
                        #[keep]
                        'inner: for a_2 in (0..((((*c) & 255) as u32) & 3)) {
                            b >>= STEPS;
                            let mut v = (HALF - 1.0);
                            let mut a = v;
                        }
                    }
                    3.0
                });
            } else {
                return 2.0;
            }
        }
        ((Vec4::new(STILL, 0.25_f32, (-2.5_f32), 1.5_f32))
            .dot(
                Vec4::new(
                    RAMP[(({
                        b %= 7;
                        5_u32
                    }) % 9) as usize],
                    0.5,
                    2.0,
                    STILL,
                ),
            ) + (b as f32))
    }
    fn third(a: &f32) -> bool {
        let mut k0 = 252u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut a: [i32; 3] = [(WIDE as i32); 3];
            'inner: for x in a {
                a[2] >>= 1;
                let mut b = ((((match saturate(HALF) {
                    0.25 => {
                        ((a[2] > (k0 as i32))
                            || ({
                                a[0_usize % 3] |= x;
                                ((k0 as i32) != a[2])
                            }))
                    }
                    0.0 => (a[0] != x),
                    mut n => FLAGS[((k0 as u32) % 9) as usize],
                }) as u8) + 3) as i32);
            }
            if (a[1] <= 7) {
                break;
            }
        }
        ((0.5_f32 != (*a)) ^ false)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut (i32, f32)) -> f32 {
        c.1 *= first((c.0 + (c.0 - ((1_i32).leading_zeros() as i32))), &c.0);
        if ((if third(&a) { (c.0 <= c.0) } else { true })) {
            return c.1;
        }
        c.1
    }
}

#[flatten]
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(!self.0, self.1)
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
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(true, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(false, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: usize, y: Vec3, t: u32) -> u32 {
        let mut t: [f32; 2] = [y.x, (-0.0_f32)];
        'outer: for b in t.iter() {
            let mut k1 = (MASK) & 3;
            #[keep]
            'inner: loop {
                if (Vec2::select(
                    (Vec2::new(1.5, (-0.0))).cmplt(Vec2::new(y.x, (*a))),
                    Vec2::new((-0.0), 0.0),
                    Vec2::new((-0.0), t[1]),
                )
                    == smoothstep(
                        Vec2::new(f32::INFINITY, (-1.0_f32)),
                        Vec2::new((*b), (*a)),
                        Vec2::new(2.0_f32, y.z),
                    )) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
                let Hit(Pair(mut x, b)) = Hit(Pair(true, y));
                let [(v, _), (mut b, mut x), (x_2, ..)] = [
                    ((-2.5_f32), LEVELS[(0_u32 % 8) as usize]),
                    (y.z, STEPS),
                    (b.x, LEVELS[((NARROW as i32) & 1) as usize]),
                ];
            }
        }
        let a: bool = ((Pair::FIRST * ((STEPS & 15) * (LEVELS[(1_usize).min(7)] & 7))))
            .0;
        ((if (a | (t[1] != 0.5)) {
            let n: IVec3;
            if (({
                let Pair(x_2, t) = (-(Hit(Pair(a, y))).0);
                x_2
            })) {
                t = [t[(x).min(1)], y.x];
                n = IVec3::new(3, (WIDE as i32), 1);
            } else {
                n = IVec3::new(STEPS, 3, (-4));
            }
            MASK
        } else {
            MASK
        }) + (t[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p059 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32, mut n: u32) -> f32 {
        {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                n = ((n).wrapping_add(n)).min(((((n & 7) as usize) & 255) as u32));
            }
            let mut turn = (n) & 1;
            let a: bool = #[keep]
            'value: loop {
                if ((true
                    || ({
                        n = (match Pair::FIRST {
                            Pair { a: 1 } => {
                                n = (n
                                    + ({
                                        n = (MASK + n);
                                        n
                                    }));
                                n
                            }
                            mut a => n,
                        });
                        ((i32::MIN != c) || (n < n))
                    })))
                {
                    break 'value (n != n);
                }
                n ^= n;
                if (('block_1: {
                    if (y != a) {
                        break 'block_1 ({
                            let q = a;
                            q == q && q.is_sign_negative()
                        });
                    }
                    (if (8_u32 <= 1) {
                        (a <= a)
                    } else {
                        (false == FLAGS[(Pair::SIZE).min(8)])
                    })
                })) {
                    break ((y).is_finite()
                        && ({
                            n >>= 2;
                            (if (FLAGS[(({
                                n = ({
                                    let mut k0 = ((Pair { a: n }).a) & 3;
                                    #[keep] 'outer: while k0 > 0 && ((8_u32 < k0)) {
                                        k0 -= 1;
                                        let mut x = (IVec2::new(c, 2_i32)).y;
                                    }
                                    n
                                });
                                n
                            }) % 9) as usize])
                            {
                                return (0.0_f32).atan2((a));
                            } else {
                                (n > n)
                            })
                        }));
                }
                turn += 1;
                if turn >= 3 {
                    break (0.25_f32 <= y);
                }
            };
        }
        STILL
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        const FIRST: Self = Pair { a: 2, b: -2 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: i32::MAX }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32) -> f32 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            'inner: for x_2 in 0..4i64 {
                let (b, ((mut x_2, t, ..), a)) = (
                    (if ((*a) != (x_2 as f32)) {
                        let mut t: f32 = ((if ((-0.0_f32) > (*a)) {
                            (*a)
                        } else {
                            (*a)
                        }))
                            .lerp((5_i32 as f32), ((*a) + (-0.0)));
                        break 'outer;
                    } else {
                        let given: f32 = (x_2 as f32);
                        let a_2: f32 = {
                            let t = first(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(v: f32) -> f32 {
                                if v < HALF { -v } else { v }
                            }
                            t
                        };
                        Pair { a: 1_usize, b: 3_i32 }
                    }),
                    (
                        (
                            Vec3::new(0.5_f32, 0.5_f32, 3.0_f32),
                            IVec3::new(1_i32, 0_i32, 2_i32),
                            trunc((x_2 as f32)),
                        ),
                        IVec2::new(c, 2_i32),
                    ),
                );
                let b: Pair = b;
            }
            if ((k0 as f32) != (*a)) {
                let Pair { a, b } = Pair::FIRST;
                break;
            }
            'inner: for _ in (0..((k0 as i32) & 3)) {
                let (a, mut x_2, t) = (
                    Vec3::new((*a), (k0 as f32), 2.0_f32),
                    IVec3::new(0_i32, 1_i32, 5_i32),
                    (*a),
                );
            }
            k0 += 1;
        }
        ((Vec2::new((-1e-40f32), (-2.5_f32))).y + (*a))
    }
}

#[flatten]
mod p061 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub usize);
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State(if self.0 < other { other } else { self.0 }, self.1)
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State((other & 15) as f32, self.1)
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
        const FIRST: Self = Hit(Vec2::new(0.5, -0.0), Vec4::new(-0.0, 2.0, -1.5, 0.5));
        const ALL: [Hit; 2] = [
            Hit(Vec2::new(-0.0, 2.0), Vec4::new(2.0, -1.5, 0.5, -0.0)),
            Self::FIRST,
        ];
    }
    impl State {
        const FIRST: Self = State(0.5, 0);
        const ALL: [State; 2] = [State(-0.0, 5), Self::FIRST];
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
    pub fn entry(a: f32, c: Pair) -> f32 {
        let x: f32 = 'block: {
            if ((match (Hit::ALL[(3_i32 & 1) as usize] * c.1) {
                Hit(_, v) => (!(c.0 != (-1))),
                Hit(
                    v,
                    _,
                ) if (Vec3::new(0.25, 2.0, 3.0))
                    .cmple(Vec3::new(0.25, 3.0, 0.5))
                    .all() => {
                    let mut k0 = -1i32;
                    'outer: while k0 <= 1 {
                        let State(a, y) = ((State::ALL[(k0 & 1) as usize] * 0.0_f32)
                            + State(v.x, 5_usize));
                        if ((Vec3::new(v.y, v.y, 2.0_f32)).to_array()[(c.0 & 1) as usize]
                            != (1.0_f32).remap(0.0, 2.0, v.x, a))
                        {
                            let mut c = (true as usize);
                            break 'block (v).y;
                        }
                        if ((if ((v).xx() == (v / 2.0)) {
                            (((1_i32 & 7) as usize) != ({ 5 }))
                        } else {
                            (y <= y)
                        })) {
                            let State(b, mut c) = (if (0_i32 < c.0) {
                                State(v.x, 5_usize)
                            } else {
                                State(a, Hit::SIZE)
                            });
                            let n: i32 = 10;
                        }
                        'inner: for n in (0..(MASK & 3)) {
                            let mut x_2: (Vec2, Vec3, f32) = (if ((k0 != k0)
                                && (c.0 > k0))
                            {
                                (
                                    (match (k0, c.1) {
                                        ((2 | 1_000), mut a_2) => v,
                                        _ => v,
                                    }),
                                    (Vec3::new(3.0_f32, (-0.0_f32), v.y)).xxz(),
                                    v.y,
                                )
                            } else {
                                (v, Vec3::new(a, (-2.5_f32), v.x), 0.25_f32)
                            });
                            if (y < y) {
                                break 'inner;
                            }
                        }
                        k0 = k0 + 2;
                    }
                    (c.0 <= c.0)
                }
                Hit(_, y) => FLAGS[(MASKS[(MASK % 7) as usize] % 9) as usize],
                _ => (0.5_f32 > a),
            })) {
                break 'block a;
            }
            a
        };
        a
    }
}

#[flatten]
mod p062 {
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
    const FLAGS: [bool; 9] = [
        true,
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
                        if let (mut t, _) = ((
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
                                                a_2 = (Vec4::new(x[1], x[1], 0.25_f32, (-0.0_f32)))
                                                    .min_position();
                                                n.b
                                            }) % 7) as usize]))
                                        {
                                            (c <= c)
                                        } else {
                                            (3_u32 > 3)
                                        })))
                                    {
                                        let mut c = Vec4::splat(
                                            ((b
                                                + ({
                                                    b = x[0];
                                                    (*v)
                                                })) + (if (b <= x[1]) { x[0] } else { x[1] })),
                                        );
                                        break;
                                    }
                                }
                                false
                            }),
                        )) {
                            if (1_u32 > MASK) {
                                return ({ b });
                            }
                            if (t > STEPS) {
                                let (mut a, y) = (
                                    x[1].0,
                                    (match b {
                                        (8.0 | -1.5) => x[2].1,
                                        (-1.5 | -1.5) => x[2].1,
                                        v => x[0].1,
                                        _ => x[1].1,
                                    }),
                                );
                                let mut y = ((t) as usize & 31);
                            } else if ((x[2].1 < x[2].1)
                                && (Vec3::new((-1.0), 0.25, (-2.5)))
                                    .cmple(Vec3::new(0.5, 0.0, 0.25))
                                    .any())
                            {
                                let mut a_2: i32 = x[0].0;
                                let mut n: IVec2 = IVec2::new(x[1].0, 10);
                            } else {
                                let start = ((if FLAGS[(n.b % 9) as usize] {
                                    b
                                } else {
                                    0.0_f32
                                }) * (n.b as f32));
                                let mut x = 0.0;
                                x += start;
                            }
                        } else {
                            let [(n, mut x), (x_2, mut v), ..] = [
                                (x[1].0, x[0].1),
                                x[2],
                                (x[0].0, 1_usize),
                            ];
                        }
                        Vec2::new(1.5_f32, 0.5_f32)
                    }
                }),
            )
                < (vec4(b, b, b, b))
                    .dot(
                        (Vec4::new(TABLE[(x[2].0 & 1) as usize], (-0.0), b, 3.0)
                            - Vec4::new(1.0, b, 3.0, b)),
                    )))
            {
                'outer: for (mut a, mut a_2) in x {
                    {
                        let (t, _) = (
                            (if (a_2 <= a_2) {
                                x[(MASKS[(MASK % 7) as usize] % 3) as usize]
                            } else {
                                x[0]
                            }),
                            ({
                                flatten::math::select(
                                    Vec2::new(1.5_f32, 3.0_f32),
                                    Vec2::new(0.0_f32, b),
                                    (b <= b),
                                )
                            }),
                        );
                        let start = ((if 1_usize >= x[2].1 {
                            1_usize - x[2].1
                        } else {
                            a_2
                        }) & 7);
                        let mut y = 2;
                        y += start;
                        x[2_usize % 3].1 = (x[1]).1;
                    }
                }
                let mut k0 = (MASK) & 3;
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
            }
        }
        (b + b)
    }
}

#[flatten]
mod p063 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: IVec2,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
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
                c: self.c & other,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: IVec2::new(-2, i32::MAX),
            c: i32::MAX,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
                b: IVec2::new(i32::MAX, 3),
                c: 3,
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair {
                a: Vec2::new(0.5, -0.0),
                b: IVec2::new(-2, i32::MAX),
                c: i32::MAX,
            },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair {
                    a: Vec2::new(-0.0, 2.0),
                    b: IVec2::new(i32::MAX, 3),
                    c: 3,
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: bool, y: f32, t: u32) -> [[Pair; 2]; 3] {
        'outer: for v in 0..WIDE as i32 + 1 {
            match (('block: {
                if (!(v >= v)) {
                    let mut k1 = 2u32;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut x = (Pair {
                            b: (if (7_i32 <= v) {
                                IVec2::new(v, 5_i32)
                            } else {
                                IVec2::new(v, 1_i32)
                            }),
                            ..Pair {
                                b: IVec2::new(10_i32, (-4_i32)),
                                c: (WIDE as i32),
                                a: Vec2::new(a, 1.0_f32),
                            }
                        } * (-1.0_f32));
                        if (({
                            let q = y;
                            q == q && q.is_sign_negative()
                        })) {
                            break;
                        }
                        let t: Pair = 'block_1: {
                            x.b.x
                                += (if ((Vec2::new((-0.0_f32), x.a.x)) != (x.a)) {
                                    (x.c).saturating_abs()
                                } else {
                                    ({ x.b.y })
                                });
                            if (matches!((Hit { a : x }), Hit { a : _ })) {
                                break 'outer;
                            }
                            let mut y: Pair = (match 10_i32 {
                                y => {
                                    Pair {
                                        a: (Vec2::new(0.5, a)).yx(),
                                        b: ((x.b) >> 2_i32),
                                        c: (-1),
                                    }
                                }
                                -1 => x,
                                0 => x,
                                _ => Pair { b: x.b, c: x.b.x, a: x.a },
                            });
                            y
                        };
                    }
                    break 'block Hit::ALL[Pair::SIZE % 2];
                }
                Hit {
                    a: Pair {
                        a: Vec2::new(0.0_f32, 0.25_f32),
                        b: IVec2::new(v, v),
                        c: v,
                    },
                }
            })) {
                Hit { a: mut y } => {}
                _ => {}
            }
            if x {
                break 'outer;
            }
        }
        [
            [
                Pair::ALL[((WIDE as i32) & 1) as usize],
                Pair {
                    a: Vec2::new(1.5_f32, a),
                    b: IVec2::new((WIDE as i32), 0_i32),
                    c: STEPS,
                },
            ],
            [
                Pair {
                    a: Vec2::new(0.25_f32, (-2.5_f32)),
                    b: IVec2::new(5_i32, LEVELS[Hit::SIZE % 8]),
                    c: LEVELS[(t % 8) as usize],
                },
                Pair::FIRST,
            ],
            [
                Pair {
                    c: STEPS,
                    a: Vec2::new(a, a),
                    b: IVec2::new(STEPS, (WIDE as i32)),
                },
                Pair {
                    a: Vec2::new(y, (-1.0)),
                    b: (IVec2::new((-4), (NARROW as i32)) + IVec2::splat(STEPS)),
                    c: (STEPS + STEPS),
                },
            ],
        ]
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub BVec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: 0, c: 2.0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 5, c: -1.5 }, Self::FIRST];
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
        fn sum(mut self, mut b: [f32; 2], mut x: i32) -> f32 {
            let b = (Vec3::new(b[0], 1.5_f32, 1.5_f32), Pair::SIZE, self.b);
            (b.0.x + (self.b as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &bool, y: &f32) -> i32 {
        if (((0_usize >> 1) == Hit::SIZE) && (*c)) {
            (*a) += (*y);
            let mut k0 = (((MASKS[8_usize % 7] & 63) << (MASKS[(Hit::SIZE).min(6)] & 7)))
                & 3;
            'outer: while k0 > 0
                && (((Vec4::new(2.0_f32, (-0.0_f32), (-0.0_f32), (-1.0_f32)))
                    .abs_diff_eq(Vec4::new(STILL, (*y), 1.5_f32, 1.5_f32), 0.5)
                    || ((-0.0_f32)).is_nan()))
            {
                k0 -= 1;
                let Pair { a: mut a_2, b: n, .. } = Pair {
                    c: (*y),
                    ..Pair {
                        b: k0,
                        ..Pair::ALL[(k0 % 2) as usize]
                    }
                };
                if (*c) {
                    let 0.0.. = ((Vec4::new(0.0_f32, 0.25_f32, 0.25_f32, (-1.0_f32)))
                        .max_element() + (*y)) else {
                        return ((IVec2::new(5_i32, a_2) ^ IVec2::new((-4_i32), 1_i32)))
                            .y;
                    };
                    if ((*a) == ((*a) * (*y))) {
                        continue 'outer;
                    }
                    if (({
                        ({
                            let q = HALF;
                            q == q && q.is_sign_negative()
                        })
                    })) {
                        a_2 = (((a_2 & 63) << STEPS)
                            - (a_2
                                & ({
                                    a_2 = ((-1_i32) & 31).pow(2);
                                    0
                                })));
                        let start = (Vec2::new((*y), 0.5_f32)).y;
                        let mut a_2 = 0.0;
                        a_2 += start;
                    } else {
                        let mut a: Pair = Pair { a: (-4), b: k0, c: (*y) };
                        let a_2 = a
                            .sum(
                                [
                                    (if (*c) { (*y) } else { a.c }),
                                    ({ a }).sum([0.0_f32, a.c], a_2),
                                ],
                                a.a,
                            );
                    }
                } else if (*c) {} else {}
            }
        } else if (*c) {} else {}
        STEPS
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
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
    const NARROW: u8 = 3;
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
                    let mut y = (&{ Hit::FIRST }
                        - &{ ((Hit(Vec3::new(y, 0.0_f32, 1.0_f32)) * b.x) * 5) });
                    let a = ([(-4_i32), k1, c])[0];
                    b
                        -= ((IVec3::new(c, c, b.y) | (b + b))
                            + (if ((*t) != 0) {
                                IVec3::new(5_i32, 10_i32, (-1_i32))
                            } else {
                                (b - b)
                            }));
                } else {
                    let t: Hit = Hit(Vec3::new(y, 0.25_f32, y));
                    if let mut c = ([b.x, k1, 5_i32])[0] {
                        let mut n: UVec2 = ((if (c != b.z) {
                            UVec2::new(n, n)
                        } else {
                            (UVec2::new(1, 0) / 2)
                        }) & (UVec2::new(n, 8_u32)).wrapping_sub(UVec2::new(0_u32, n)));
                        (b.z != ((b.x & 15) * ((NARROW as i32) & 7)));
                    }
                }
                if (({
                    let q = y;
                    q == q && q.is_sign_negative()
                })) {
                    let x_2 = (y * (lerp((-2.5_f32), y, y) - (0.0_f32).mul_add(y, 3.0)));
                    break;
                }
            }
        }
        ((match (
            (Vec4::new(2.0_f32, 0.5_f32, (-2.5_f32), (-0.0_f32))).min_position(),
            (Vec4::new(y, y, 16_777_217f32, 1.0_f32)).min_position(),
        ) {
            ((mut c, ..3) | ((0 | 100), mut c)) => y,
            (mut b, ..2) => (-y),
            ((mut v, 4) | (1, mut v)) => {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 0) {
                        break;
                    }
                    k0 += 1;
                    'inner: for _ in k0..=0 {
                        if (Vec2::splat(y) == Vec2::new(1.5, y)) {
                            break 'outer;
                        }
                        let mut turn = 0;
                        let v: Vec3 = 'value: loop {
                            let mut c: i32 = (b.x | k0);
                            turn += 1;
                            if turn >= 3 {
                                break POINTS[8_usize % 6];
                            }
                        };
                    }
                    if (y <= y) {
                        continue;
                    }
                }
                y
            }
            _ => 0.5,
        }) + (b.z as f32))
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: IVec3::new(3, -2, i32::MAX),
            b: -2,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec3::new(-2, i32::MAX, 3),
                b: i32::MAX,
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
    pub fn entry(a: f32, c: i32) -> u32 {
        'outer: for _ in [
            (Vec3::new(0.0_f32, 2.0_f32, 3.0_f32), MASK, Pair::ALL[Hit::SIZE % 2]),
            (match (c < c) {
                _ => {
                    let mut x_2: State = (if all(
                        (IVec3::new(c, c, c)).cmpeq(IVec3::new(5_i32, 1_i32, c)),
                    ) {
                        State {
                            b: Vec2::new((-0.0), 1.5),
                            a: 0.25,
                        }
                    } else {
                        let mut b: Vec4 = (Vec4::splat(
                            (match (0.5_f32 != a) {
                                mut x if matches!((0.0_f32, x, 7_i32), (mut y, _, b)) => a,
                                mut b => {
                                    b = (select(
                                        Vec3::new(0.5_f32, 3.0_f32, a),
                                        Vec3::splat(a),
                                        (a != a),
                                    ))
                                        .cmple(
                                            ((if b {
                                                Vec3::new(0.5, 1.0, 3.0)
                                            } else {
                                                Vec3::new(1.0, 2.0, a)
                                            }))
                                                .floor(),
                                        )
                                        .all();
                                    a
                                }
                                true => {
                                    _ = (if ((-1.0_f32) != a) { (a != a) } else { false });
                                    a
                                }
                                false => {
                                    let mut v = ((((MASK & 15) * (MASKS[Hit::SIZE % 7] & 7))
                                        & ((MASKS[Hit::SIZE % 7] & 63) << (MASK & 7)))
                                        | (MASK
                                            ^ ({
                                                let q = a;
                                                if q == q { q.to_bits() >> 20 } else { 7 }
                                            })));
                                    a
                                }
                            }),
                        ))
                            .wzyx();
                        (if ((Hit {
                            a: Pair::FIRST,
                            b: a,
                            c: (3.0_f32 < b.y),
                        })
                            .c)
                        {
                            State {
                                a: a,
                                b: Vec2::new((-2.5), b.y),
                            }
                        } else {
                            State {
                                b: Vec2::new(a, 1.5),
                                a: a,
                            }
                        })
                    });
                    (
                        Vec3::new(2.0_f32, 1.0_f32, x_2.a),
                        MASK,
                        Pair {
                            a: IVec3::new(c, 3_i32, 0_i32),
                            b: c,
                        },
                    )
                }
                true => {
                    let [mut a, y] = [(0..2i32).map(|n| a).sum::<f32>(); 2];
                    (
                        Vec3::new(2.0_f32, a, 0.25_f32),
                        MASK,
                        Pair {
                            b: 0_i32,
                            a: IVec3::new((-4_i32), 2_i32, (-4_i32)),
                        },
                    )
                }
                false => {
                    let Hit { a: Pair { a: mut t, .. }, b: v, c } = Hit {
                        a: (match c {
                            0..=1 => {
                                Pair {
                                    b: c,
                                    ..Pair {
                                        a: IVec3::new(3_i32, c, 7_i32),
                                        b: c,
                                    }
                                }
                            }
                            mut t => {
                                Pair {
                                    b: t,
                                    ..Pair {
                                        b: t,
                                        ..Pair {
                                            a: IVec3::new(3_i32, t, c),
                                            ..Pair::FIRST
                                        }
                                    }
                                }
                            }
                        }),
                        b: (Vec4::new(a, 3.0_f32, a, (-1.0_f32)))
                            .dot(Vec4::new(0.5_f32, a, 1.0_f32, (-1.0_f32))),
                        c: (c <= 1_i32),
                    };
                    (Vec3::new(1.0_f32, 0.0_f32, a), MASK, Pair { a: t, b: t.x })
                }
            }),
            (Vec3::new(a, 0.5_f32, 0.5_f32), MASKS[(MASK % 7) as usize], Pair::FIRST),
        ] {
            let mut x: [f32; 2] = [a, a];
            'inner: for (x_2, n) in (0..2i32).rev().zip(x.iter()) {
                if ((((Vec3::new(x[1], (-2.5_f32), (-0.0_f32)), MASK, Pair::FIRST)).0)
                    .cmpeq(
                        ((if ((*n) > (*n)) {
                            Vec3::new(0.0, 1.5, (-0.0))
                        } else {
                            Vec3::new(1.0, (-1.0), 0.25)
                        }) + flatten::math::exp2(Vec3::new(3.0_f32, (*n), (-2.5_f32)))),
                    )
                    .any())
                {
                    let b = Hit::SIZE;
                }
            }
            if false {
                break 'outer;
            }
        }
        (if MASK != 0 { MASK / MASK } else { u32::MAX })
    }
}

#[flatten]
mod p067 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &[f32; 3]) -> f32 {
        let mut turn = (((1_u32 & 63) << (MASK & 7))) & 1;
        let y: IVec2 = #[keep]
        'value: loop {
            let mut t: [[Hit; 2]; 2] = [[Hit, Hit]; 2];
            'outer: for [mut y, n] in t {
                if ((((Vec4::new((*a), (*a), 0.25_f32, 3.0_f32)).min_position()
                    + ((MASK & 7) as usize))
                    <= (((if 7_i32 != 0 { c % 7_i32 } else { c }) & 7) as usize)))
                {
                    t[1][0] = Hit;
                    let v: [[Hit; 2]; 2];
                    if true {
                        t[0][(MASK % 2) as usize] = Hit;
                        v = [(t)[0], t[1]];
                    } else {
                        t[(MASK % 2) as usize] = (match ((
                            (if ((*a) > (-0.0)) { (c != c) } else { (1_i32 <= c) }),
                            (if ((*a) < (*a)) { STILL } else { 1.0_f32 }),
                        )) {
                            (y, n) => [t[0][1], t[1][0]],
                            (c, -1.5) => t[1],
                            (false, 0.0) => t[1],
                            _ => t[1],
                        });
                        v = t;
                    }
                } else {}
            }
            if false {
                break IVec2::new(0, 3);
            }
            turn += 1;
            if turn >= 3 {
                break IVec2::new(0, c);
            }
        };
        ((*a) + (*a))
    }
}

#[flatten]
mod p068 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b,
                c: self.c ^ other.c,
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
        fn step(mut self, a: &Hit) -> i32 {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                let mut b = (State {
                    a: (1.0_f32).mul_add(a.0.y, 0.0_f32),
                    ..(if (self.a <= self.a) {
                        'inner: for a in k0..=3 {
                            self.b.y
                                &= (((TABLE[8_usize % 4] * 0.0) as i32).clamp(-64, 64));
                            if (self.b.z <= 7) {
                                break;
                            }
                        }
                        State { a: a.0.y, b: self }
                    } else {
                        State {
                            a: 1.0_f32,
                            ..State { b: self, a: a.0.x }
                        }
                    })
                })
                    .a;
                if (b < 3.0) {
                    break;
                }
                k0 -= 1;
            }
            self.c
        }
    }
    impl Hit {
        fn step(self, a: f32, c: &mut i32) -> bool {
            let mut t: UVec2 = (((if (self.1 > self.1) {
                let mut k0 = ((MASK >> (MASKS[self.1 % 7] & 31))) & 3;
                #[keep]
                'outer: loop {
                    if ([
                        (self.0.y + 1.0_f32),
                        self.0.y,
                        (if a <= 0.5_f32 {
                            (self.0.y).clamp(a, 0.5_f32) + 0.0
                        } else {
                            self.0.y
                        }),
                    ]
                        .iter()
                        .any(|&b| (1_u32 < k0))) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                }
                UVec2::new(0_u32, 0_u32)
            } else {
                return ((self.0) != (self.0));
            })) >> 3_u32);
            ((!(Vec3::new(self.0.y, a, self.0.y))
                .cmpeq(Vec3::new((-1.0), 1.0, 3.0))
                .all()) ^ ((*c) > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: Pair, y: &mut f32) -> u32 {
        let mut t: Pair = (&c - &c);
        let mut n: f32 = ({
            let mut a_2 = (Hit(a, 2_usize)
                * (if (!(a.x > (*y))) {
                    (t.b.z * 0)
                } else {
                    if (c.c < c.c) {
                        return MASK;
                    }
                    (-t.b.z)
                }));
            (if (t.a != State::SIZE) {
                if ((Vec3::new(0.0_f32, a_2.0.y, a_2.0.x)).is_nan_mask())
                    .test((MASK % 2) as usize)
                {
                    let mut n: i32 = (-1);
                    let (mut c, _, ..) = (a_2.0.y, a_2.0, true);
                } else {
                    if (a.x > (*y)) {
                        (*y) %= 3.0;
                        return (if (c.a >= 8) {
                            (UVec2::new(MASK, 0_u32)).y
                        } else {
                            ({
                                let q = TABLE[t.a % 4];
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            })
                        });
                    }
                    match ((c + Pair { a: a_2.1, b: t.b, c: c.b.y })) {
                        Pair { a: mut y @ 100, b: mut a, c: _ } => {
                            let start = (Vec4::new(2.0_f32, a_2.0.y, 2.0_f32, a_2.0.x))
                                .min_position();
                            let mut c = 2;
                            c += start;
                            let mut x: Hit = Hit(
                                Vec2::new(1.0_f32, (-1.0_f32)),
                                3_usize,
                            );
                            let v = x.step(radians(x.0.y), &mut t.b.y);
                        }
                        Pair { a: mut x @ 1, b: _, c: (-7 | 5) } => {
                            (t.b.x, a_2.0) = ((c.step(&a_2)).min(t.b.z), a_2.0);
                        }
                        mut a_2 => {}
                    }
                }
                HALF
            } else {
                a_2.0.x
            })
        });
        MASK
    }
}

mod p069 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: usize, y: &f32) -> IVec3 {
        let mut a_2: [[f32; 2]; 2] = [[(*y), a], [(-0.0_f32), a]];
        'outer: for &a in &a_2 {
            let mut x: bool = (x != x);
        }
        (IVec3::new((NARROW as i32), STEPS, STEPS)
            + IVec3::splat((a_2[0][1] as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: IVec2,
        pub c: f32,
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: &Vec3, c: &[State; 2]) -> f32 {
        let mut x_2 = ((c[1].a.0 & 255) as u32);
        let mut k0 = ((if x_2 != 0 { x_2 % x_2 } else { x_2 })) & 3;
        #[keep]
        'outer: loop {
            if (all(BVec3::new((c[0].a.0 > c[1].b.y), true, true)) && (c[1].a.1.x < a.z))
                || k0 == 0
            {
                break;
            }
            k0 -= 1;
            x_2 %= 7;
        }
        let n: State;
        if (a.y != c[0].a.1.x) {
            n = State {
                b: (IVec2::new((-1), 10) + IVec2::new(c[0].a.0, c[1].a.0)),
                c: c[0].a.1.x,
                a: (c[1]).a,
            };
        } else {
            n = State {
                b: c[1].b,
                c: c[1].c,
                a: c[0].a,
            };
        }
        dot(
            Vec2::splat((c[1].a.1.x - c[1].a.1.y)),
            Vec2::select(
                (Vec2::new(c[1].a.1.y, (-2.5_f32))).cmplt(Vec2::new(3.0_f32, c[0].c)),
                Vec2::new(n.a.1.x, 3.0_f32),
                Vec2::new(n.a.1.y, STILL),
            ),
        )
    }
}

#[flatten]
mod p071 {
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
                    let mut c = Pair::SIZE;
                }
                k1 += 1;
            }
        }
        let mut k0 = 3u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            'inner: for t in k0..=3 {
                let mut c: f32 = ((y).trunc()).abs().ln_1p();
                match STEPS {
                    x_2 => {
                        break;
                    }
                    mut y => {
                        let mut x = (if ((-2.5_f32) >= b.b.z) {
                            Mat3::from_cols(Vec3::new(c, 3.0, b.b.y), b.b, b.b)
                        } else {
                            Mat3::from_cols(
                                Vec3::new((-2.5), c, STILL),
                                Vec3::new((-2.5), b.b.y, Pair::RATE),
                                b.b,
                            )
                        });
                        x.x_axis += b.b;
                    }
                    mut x @ 2 => {
                        continue;
                    }
                    t => {}
                }
            }
            if (b.a < b.a) {
                continue;
            }
        }
        ((*t) + (b.b.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p072 {
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
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &BVec3, c: &i32) -> bool {
        if (((((NARROW as i32) != (*c)) < (0_i32 <= (*c)))
            ^ matches!(FLAGS[Pair::SIZE % 9], x)) && FLAGS[((-4_i32) & 1) as usize])
        {
            let mut b: f32 = HALF;
        }
        ((7_i32 <= STEPS) ^ (((*a)) == (BVec3::new(false, false, ((*c) > (*c))))))
    }
    impl Pair {
        fn sum(mut self, a: [f32; 2]) -> f32 {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((first(
                    &{ BVec3::new((a[1] != a[0]), (a[0] > a[1]), false) },
                    &{ ((k0 != 5_u32) as i32) },
                )))
            {
                k0 -= 1;
            }
            (a[1] + a[1])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> i32 {
        let x: Vec3;
        if (first(
            &{
                (Vec3::new(b, 0.0_f32, 0.5_f32)).cmpne(Vec3::new(b, 2.0_f32, (-0.0_f32)))
            },
            &{
                ({
                    let mut n: Pair = Pair;
                    let a_2 = n
                        .sum(
                            ({
                                n = n;
                                (if FLAGS[Pair::SIZE % 9] {
                                    let mut y: [f32; 2] = [HALF, b];
                                    'outer: for (t, (x_2, _)) in y
                                        .iter()
                                        .copied()
                                        .zip(0..2u32)
                                        .enumerate()
                                    {
                                        let mut a: Vec3 = Vec3::splat(n.sum([b, 0.0_f32]));
                                        if (y[0] > a.x) {
                                            break 'outer;
                                        }
                                    }
                                    y
                                } else {
                                    [b, 0.5_f32]
                                })
                            }),
                        );
                    c
                })
            },
        )) {
            x = Vec3::new(3.0, b, b);
        } else {
            x = POINTS[(2_usize).min(5)];
        }
        ((NARROW as i32) + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p074 {
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
    #[flatten(exact)]
    pub fn entry(a: &i32, mut x: i32) -> u32 {
        'outer: for n in 0..3 {
            let mut v = (HALF)
                .rem_euclid(
                    ([
                        ((*a) - x),
                        (x
                            + ({
                                x = 1_i32;
                                0_i32
                            })),
                    ]
                        .into_iter()
                        .filter(|&x_2| (STEPS).is_negative())
                        .map(|mut x| (TABLE[COUNT % 4] / (-3.0)))
                        .sum::<f32>()),
                );
            let b: f32 = v;
            let mut k1 = (((MASKS[(MASK % 7) as usize] & 15) * (MASK & 7))) & 3;
            #[unroll(max = 4)]
            'inner: loop {
                let [c, v, _] = [
                    (((*a) & 63) << 1),
                    (x).min(x),
                    (match (n as i32) {
                        x @ 5 if (k1 != 1) => x,
                        mut y => x,
                    }),
                ];
                if k1 == 0 || ((b < 2.0)) {
                    break;
                }
                k1 -= 1;
            }
        }
        (MASK + ((x & 255) as u32))
    }
}

#[flatten]
mod p075 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub UVec2);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, self.1)
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
    impl Pair {
        const FIRST: Self = Pair(Vec2::new(0.5, -0.0), UVec2::new(0, 5));
        const ALL: [Pair; 2] = [
            Pair(Vec2::new(-0.0, 2.0), UVec2::new(5, 2)),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, mut b: BVec3, c: usize) -> [f32; 2] {
            let given: f32 = 1.0;
            let v: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(a_2: f32) -> f32 {
                    a_2 * HALF + 1.0
                }
                t
            };
            let mut v: [Pair; 3] = (if false {
                let mut turn = 0;
                let x_2: [f32; 2] = 'value: loop {
                    b = b;
                    let mut turn_1 = 0;
                    let a: f32 = 'value_1: loop {
                        if FLAGS[(self.1.y % 9) as usize] {
                            let (n, mut a_2) = (
                                Pair(
                                    (if (self.1.x > 0) {
                                        self.0
                                    } else {
                                        Vec2::new(2.0_f32, (-0.0_f32))
                                    }),
                                    select(
                                        self.1,
                                        UVec2::new(self.1.x, 5_u32),
                                        FLAGS[(c).min(8)],
                                    ),
                                ),
                                [
                                    Pair(Vec2::new(1.5_f32, 2.0_f32), self.1),
                                    (*self),
                                    (*self),
                                ],
                            );
                        } else {}
                        if (v < self.0.y) {
                            break 'value_1 self.0.x;
                        }
                        turn_1 += 1;
                        if turn_1 >= 3 {
                            break self.0.y;
                        }
                    };
                    if (5_usize <= c) {
                        break [v, (-1.0_f32)];
                    }
                    turn += 1;
                    if turn >= 2 {
                        break [a, a];
                    }
                };
                [
                    Pair(Vec2::new(0.5_f32, 0.0_f32), self.1),
                    (*self),
                    Pair(Vec2::new(self.0.x, 0.25_f32), UVec2::new(3_u32, 0_u32)),
                ]
            } else {
                [Pair::ALL[(0_u32 % 2) as usize]; 3]
            });
            'outer: for (b, _) in (0..3i32).rev().zip(v.iter()) {}
            [v[2].0.x, v[1].0.x]
        }
    }
    impl Pair {
        fn sum(&self, a: Vec2, c: &mut i32) -> [f32; 2] {
            let mut a_2 = (((NARROW as i32) & 7) as usize);
            let [Pair(x_2, _), Pair(a_2, mut v), ..] = [
                (*self),
                Pair(self.0, UVec2::new(3_u32, self.1.x)),
                (*self),
            ];
            let mut v = [self.0.x, self.0.y];
            v
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: &mut f32, t: &mut Pair) -> [Pair; 3] {
        let mut v: [Pair; 3] = [(*t), (*t), Pair(Vec2::new((*a), t.0.y), t.1)];
        'outer: for (a, &_) in v
            .iter()
            .zip(
                &[
                    (*c),
                    (*c),
                    (if FLAGS[(1_usize).min(8)] {
                        match (v[0].1.x <= MASK) {
                            false => {
                                let start = (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                });
                                let mut a_2 = 2;
                                a_2 += start;
                                let (mut v, ([mut n, _, b], c)) = (
                                    0.0_f32,
                                    (
                                        v,
                                        ({
                                            let mut y: Pair = (v)[0];
                                            let t = y
                                                .sum(Vec2::select((v[0].0).cmplt(v[0].0), v[1].0, t.0), c);
                                            let k0 = (0_u32) & 3;
                                            'outer: loop {
                                                if k0 < 4 {
                                                    break;
                                                } else {
                                                    continue;
                                                }
                                            }
                                            t
                                        }),
                                    ),
                                );
                            }
                            true => {
                                'outer: for x_2 in -1..0 {
                                    let [Pair(n, t), Pair(v, ..), ..] = [
                                        (&(*t) - &v[2]),
                                        (if FLAGS[((*c) & 1) as usize] {
                                            v[1]
                                        } else {
                                            Pair(v[1].0, v[0].1)
                                        }),
                                        ({ Pair(t.0, UVec2::new(v[2].1.x, v[1].1.y)) }),
                                    ];
                                    if (Vec4::new(n.y, v.y, n.x, v.y))
                                        .abs_diff_eq(
                                            Vec4::new(n.x, 2.0_f32, 0.25_f32, (-1.0_f32)),
                                            0.5,
                                        )
                                    {
                                        break;
                                    }
                                    let c: f32;
                                    if (((FLAGS[((x_2 as i32) & 1) as usize] && (t.y > t.x))
                                        || (((x_2 as i32) > x_2)
                                            || ({
                                                (*y) = (v.x).trunc();
                                                (t.x < t.y)
                                            }))))
                                    {
                                        c = trunc(
                                            (match Pair(v, t) {
                                                Pair(
                                                    x_2,
                                                    _,
                                                ) if (({
                                                    let q = (*y);
                                                    q == q && q.is_sign_negative()
                                                })) => x_2.x,
                                                Pair(_, _) => (*a),
                                                Pair(_, c) => (*y),
                                                _ => n.x,
                                            }),
                                        );
                                    } else {
                                        (*y) = 0.25;
                                        c = (-2.5);
                                    }
                                    if let ((mut n, true) | (false, mut n)) = (
                                        (t.x != t.y),
                                        (Pair::SIZE < (Pair::SIZE + 3_usize)),
                                    ) {
                                        let x_2: i32 = ((((x_2 as i32) % ((x_2 as i32) | 1))).abs()
                                            - (-(((x_2 as i32) & 63) << 2)));
                                        let mut t: Pair = (match x_2 {
                                            a_2 => Pair::FIRST,
                                            mut x => Pair::ALL[(7_i32 & 1) as usize],
                                        });
                                        let y = t
                                            .step(({ BVec3::new(n, true, false) }), (n as usize));
                                    } else {}
                                }
                            }
                            false => {}
                        }
                        10_i32
                    } else {
                        7_i32
                    }),
                ],
            )
        {}
        [
            Pair(Vec2::new(0.0_f32, 0.0_f32), UVec2::new(0_u32, 0_u32)),
            Pair(Vec2::new(0.0_f32, 0.0_f32), UVec2::new(0_u32, 0_u32)),
            Pair(Vec2::new(0.0_f32, 0.0_f32), UVec2::new(0_u32, 0_u32)),
        ]
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: bool,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: true, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: false, b: 2.0 }, Self::FIRST];
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
    pub fn entry(a: f32, c: &mut BVec3, y: usize) -> f32 {
        if ((if ((match (Hit {
            a: Pair {
                a: ((-0.0_f32) <= a),
                ..Pair { b: (-2.5_f32), a: (a > a) }
            },
            b: (a <= a),
        }) {
            Hit { a: x_2, b: mut t } => {
                t = (Hit { a: x_2, b: (y <= y) }).b;
                (x_2.b != x_2.b)
            }
            Hit {
                a: _,
                b: true,
            } if matches!((STEPS, STEPS), ((mut c, 0) | (- 7..= 0, mut c))) => {
                let start = a;
                let mut c = 0.0;
                c += start;
                (c != c)
            }
            x_2 => x_2.a.a,
        })) {
            return a;
        } else {
            true
        })) {
            return (-0.0);
        }
        match ((if (3_usize != Hit::SIZE) {
            [(NARROW as i32), STEPS].iter().any(|&v| (v < v))
        } else {
            (if true {
                (a > 1.5_f32)
            } else {
                let mut x_2: [Hit; 3] = [
                    Hit {
                        b: (0_usize <= y),
                        ..Hit {
                            b: (a != a),
                            a: Pair {
                                a: (a < a),
                                ..Pair::ALL[(({
                                    (*c) = (*c);
                                    MASK
                                }) % 2) as usize]
                            },
                        }
                    },
                    Hit {
                        b: ((-1.0_f32) != a),
                        a: Pair::ALL[y % 2],
                    },
                    Hit {
                        a: Pair { a: (y != Hit::SIZE), b: a },
                        ..Hit {
                            b: false,
                            a: Pair::ALL[(y).min(1)],
                        }
                    },
                ];
                'outer: for (a_2, _) in x_2.iter().enumerate() {
                    'inner: for _ in (0..2).rev() {
                        let mut n = (((match (x_2[1].a.b, x_2[1].a.a) {
                            (mut x @ 1.0.., false) => x_2[2],
                            _ => x_2[1],
                        }) + Hit { a: x_2[0].a, b: (y <= a_2) }))
                            .a;
                        n
                            += Pair {
                                a: x_2[1].a.a,
                                b: x_2[0].a.b,
                            };
                        let start = (STEPS).unsigned_abs();
                        let mut n = 1;
                        n += start;
                    }
                    let mut k1 = (MASK) & 3;
                    #[keep] 'inner: while k1 > 0 && ((y < Pair::SIZE)) {
                        k1 -= 1;
                    }
                    if (x_2[2].a.b != x_2[1].a.b) {
                        continue;
                    }
                }
                x_2[2].a.a
            })
        })) {
            false => {}
            mut b @ false => {}
            true => {
                return a;
            }
            false => {}
        }
        (({
            let mut n = Vec4::new(a, (-1.0), a, 3.0);
            a
        }) + a)
    }
}

#[flatten]
mod p077 {
    use super::*;
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
                        c: (Pair::SIZE + Pair::SIZE),
                        ..(Pair {
                            b: MASK,
                            c: State::SIZE,
                            a: Vec3::new(0.0, b.a.y, 1.0),
                        }
                            + Pair {
                                b: 2,
                                c: Pair::SIZE,
                                a: Vec3::new(3.0, 0.0, (-1.0)),
                            })
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
                b.a += (x[1].a.a).normalize_or_zero();
                a_2 = (v.a.a.y).clamp(-4.0, 4.0).exp2();
            }
        }
        let mut k0 = ((MASK).isqrt()) & 3;
        #[keep] 'outer: while k0 > 0 && ((k0 > k0)) {
            k0 -= 1;
            let mut k1 = 2u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                ((*y), x[Hit::SIZE % 2].a.a.y) = (
                    (*y),
                    ((x[1].a.a.x).remap(0.0, 2.0, x[1].a.a.y, b.a.x) + (HALF * b.a.x)),
                );
                k1 -= 1;
            }
        }
        'outer: for (x_2, &_) in x
            .iter()
            .zip(&[(2_i32 - (NARROW as i32)), ((NARROW as i32) + (-4_i32))])
        {
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                let a: [State; 2] = [(State { a: b } * (-0.5)); 2];
                k1 += 1;
            }
            'inner: for (a_2, _) in x.iter().enumerate() {
                match (((&{
                    Pair {
                        a: Vec3::new(1.5_f32, 0.0_f32, x[0].a.a.x),
                        b: 0_u32,
                        c: a_2,
                    }
                }
                    - &{
                        Pair {
                            b: MASK,
                            c: a_2,
                            a: Vec3::new(0.5_f32, b.a.x, 2.0_f32),
                        }
                    }))
                    .b)
                {
                    0 => {}
                    (2 | 3) => {}
                    (4 | 3) => {}
                    mut c => {}
                }
                if FLAGS[a_2 % 9] {
                    break;
                }
            }
            if (x_2.a.a.y < b.a.y) {
                break;
            }
        }
        Pair {
            a: (Vec3::new(x[0].a.a.y, x[1].a.a.x, 0.25) + Vec3::splat(x[1].a.a.y)),
            b: (MASK + (x[1].a.a.y.abs() as u32 & 255)),
            c: 5,
        }
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: i32,
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: self.b }
        }
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
                a: self.a,
                b: self.b & other,
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: BVec3::new(true, false, true),
            b: -2,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: BVec3::new(false, true, false),
                b: i32::MAX,
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &[[bool; 2]; 3]) -> Pair {
        let mut a: [bool; 2] = [
            c[0][(a.b & 1) as usize],
            (match ((
                ({
                    let mut turn = 0;
                    let n: usize = #[keep]
                    'value: loop {
                        if false {
                            break 2;
                        }
                        if ((i32::MAX % (a.b | 1)) != (a.b).signum()) {
                            break 'value (('block_1: {
                                a.b = (((-4_i32) & 15)
                                    * ((match (Pair { a: a.a, ..(*a) }) {
                                        Pair { a: _, b: 2 } => a.b,
                                        Pair { a: _, b: 1..=5 } => (5_i32 + a.b),
                                        Pair { a: t, b: b @ ((-7 | 1_000)) } => a.b,
                                        mut x => ({ STEPS }),
                                    }) & 7));
                                if (CORNER).is_nan() {
                                    break 'block_1 (Vec4::new(
                                        STILL,
                                        TABLE[(a.b & 1) as usize],
                                        (-2.5_f32),
                                        HALF,
                                    ))
                                        .min_position();
                                }
                                Pair::SIZE
                            }) + Pair::SIZE);
                        }
                        let mut k0 = 0i32;
                        'outer: while k0 < 2 {
                            let [[a_2, mut t], [_, n], [_, _]] = (if ((if c[0][0] {
                                c[1][0]
                            } else {
                                c[2][1]
                            })) {
                                [c[0], c[2], [c[1][1]; 2]]
                            } else {
                                [c[0], c[1], c[2]]
                            });
                            if ((if c[1][0] {
                                (c[0][1] | (k0 != a.b))
                            } else {
                                (c[1][1] | c[0][0])
                            })) {
                                let [mut x_2, _] = c[1];
                                break 'value (TABLE[Pair::SIZE % 4].abs() as usize & 15);
                            }
                            let (mut a, (Pair { a: _, b: _ }, a_2)) = (
                                (if ((if c[1][0] { c[2][1] } else { n })) {
                                    [Pair::RATE, Pair::RATE, HALF]
                                } else {
                                    [
                                        RAMP[(0_usize).min(8)],
                                        TABLE[((-1_i32) & 1) as usize],
                                        HALF,
                                    ]
                                }),
                                (Pair { b: k0, ..(*a) }, [(k0 < k0); 2]),
                            );
                            k0 += 1;
                        }
                        turn += 1;
                        if turn >= 1 {
                            break (if c[0][0] {
                                Pair::SIZE
                            } else {
                                {
                                    (*a)
                                        += (&{
                                            (if c[1][1] {
                                                (-Pair {
                                                    b: (WIDE as i32),
                                                    a: BVec3::new(true, c[1][0], c[1][0]),
                                                })
                                            } else {
                                                (if c[1][0] {
                                                    Pair {
                                                        a: BVec3::new(false, true, c[0][1]),
                                                        b: (WIDE as i32),
                                                    }
                                                } else {
                                                    Pair {
                                                        b: (NARROW as i32),
                                                        a: BVec3::new(false, false, false),
                                                    }
                                                })
                                            })
                                        }
                                            - &{
                                                (&{ (Pair::FIRST * HALF) }
                                                    - &{
                                                        Pair {
                                                            b: 1_i32,
                                                            ..Pair {
                                                                a: BVec3::new(c[2][1], true, c[0][0]),
                                                                b: 2_i32,
                                                            }
                                                        }
                                                    })
                                            });
                                    let mut x_2: i32 = ({ 10 });
                                }
                                Pair::SIZE
                            });
                        }
                    };
                    a.b
                }),
                c[1][1],
            )) {
                (-1, mut x @ false) => {
                    (if c[1][0] {
                        (a.b != a.b)
                    } else {
                        let a: Pair = 'block: {
                            if ((a.b != a.b) < c[1][1]) {
                                let start = (if (Vec3::new(
                                    RAMP[(MASK % 9) as usize],
                                    STILL,
                                    0.0,
                                ))
                                    .cmpeq(Vec3::new(TABLE[(Pair::SIZE).min(3)], (-0.0), 3.0))
                                    .all()
                                {
                                    0_u32
                                } else {
                                    0_u32
                                });
                                let mut a = 1;
                                a += start;
                                break 'block Pair {
                                    a: BVec3::new(false, false, false),
                                    b: 0,
                                };
                            }
                            Pair {
                                a: BVec3::new(false, false, false),
                                b: 0,
                            }
                        };
                        false
                    })
                }
                (-7, true) => false,
                (-7, true) => false,
                _ => false,
            }),
        ];
        Pair {
            a: BVec3::new(false, false, false),
            b: 0,
        }
    }
}

mod p079 {
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
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: f32) -> f32 {
        let mut y = x;
        let mut c: f32 = ({
            let mut turn = 0;
            let x_2: f32 = 'value: loop {
                let mut a: Mat2 = mat2(
                    (Vec2::new((-1.0_f32), b)).fract_gl(),
                    (if (MASK < MASK) {
                        let mut b = Mat2::from_diagonal(Vec2::new((-0.0), b));
                        b.x_axis += Vec2::ONE;
                        (b * b.y_axis)
                    } else {
                        b /= 2.0;
                        Vec2::new(b, (-2.5))
                    }),
                );
                if (2.0_f32 != a.x_axis.x) {
                    break ({
                        let mut v: [i32; 3] = [y, y, x];
                        'outer: for _ in v.iter() {
                            if ((if (({ (v[2] > v[1]) })) {
                                (Vec3::new(a.y_axis.y, 1.5, a.y_axis.x))
                                    .cmplt(Vec3::new(a.y_axis.x, (-1.0), (-1.0)))
                                    .all()
                            } else {
                                (v[0] == y)
                            })) {
                                let mut x_2 = Mat2::from_diagonal(a.x_axis);
                                x_2.x_axis = x_2.y_axis;
                                continue;
                            }
                            a.y_axis -= b;
                        }
                        ({ a.x_axis.x })
                    });
                }
                let a = [y, y, x];
                turn += 1;
                if turn >= 1 {
                    break (Vec2::new(b, (-1.0_f32))).y;
                }
            };
            if (x_2).is_finite() {
                return (Vec3::new((-1.0_f32), b, b)).to_array()[(COUNT).min(1)];
            }
            b
        });
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            let given: f32 = 0.0;
            let n: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(a_2: f32) -> f32 {
                    if a_2 < HALF { -a_2 } else { a_2 }
                }
                t
            };
            let mut v = x;
            x = [
                (if (n <= 3.0) {
                    x = x;
                    (match (MASKS[(k0 % 7) as usize], x) {
                        (n @ 4..=100, mut c @ ((-7 | 0))) => c,
                        _ => {
                            'inner: for y in 0..1i64 {
                                if (((k0 & (y as u32))
                                    < (if k0 != 0 { k0 / k0 } else { (y as u32) })))
                                {
                                    let mut n = (k0 > k0);
                                    continue 'inner;
                                }
                                let [_, c, a_2] = [x, ((y as i32) - x), ((y as i32) * 2)];
                            }
                            x
                        }
                    })
                } else {
                    let start = b;
                    let mut t = 0.0;
                    t += start;
                    2_i32
                }),
                v,
            ]
                .iter()
                .fold(((x).wrapping_div((7_i32) | 1) + x), |x_2, &n| (n).clamp(-5, 9));
            k0 *= 2;
        }
        let mut a: usize = ({
            'outer: for a in [
                (match (false, (-1_i32), 0.0_f32) {
                    (false, a, _) if ((NARROW as i32) < y) => [x; 3],
                    (false, (-7 | 1), mut n) if (0_i32 <= (-4)) => {
                        [(-4_i32), x, i32::MAX]
                    }
                    _ => [0_i32, 0_i32, 0_i32],
                }),
                [0_i32, 0_i32, 0_i32],
                [0_i32, 0_i32, 0_i32],
            ] {}
            0
        });
        0.0
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1 ^ other.1)
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32) -> bool {
        let x: BVec3 = 'block: {
            'outer: for v in (i32::MAX
                - ((if (a <= a) {
                    return ([FLAGS[Pair::SIZE % 9]; 2])[0];
                } else {
                    (WIDE as i32)
                }) & 3)..=i32::MAX) {
                let k1 = ((if (v <= v) { MASK } else { MASKS[Pair::SIZE % 7] })) & 3;
                'inner: loop {
                    if k1 < 4 {
                        let mut y: i32 = (-1);
                        let [mut y, t, ..] = [a, a, a];
                        break;
                    } else {
                        continue;
                    }
                }
            }
            if (a < a) {
                break 'block BVec3::new(false, false, true);
            }
            BVec3::new((a <= a), (0.5_f32 != a), ((-0.0_f32) < a))
        };
        ((a < a) ^ (a <= a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Vec3, y: [Vec2; 2], t: u32) -> [Vec2; 2] {
        let y: usize;
        if ([false, (c.z > c.y)])[0] {
            y = Pair::SIZE;
        } else {
            y = (Vec4::new(a, 2.0_f32, 0.0_f32, (-2.5_f32))).min_position();
        }
        let mut x: [bool; 2] = ({
            let mut k0 = ((1_u32 / (1_u32 | 1))) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let Pair(_, mut a) = (Pair(Vec2::new(c.x, c.z), k0) * STEPS);
                    }
                    k1 += 1;
                }
            }
            [(t < t); 2]
        });
        if let 2 = (5_i32).wrapping_add((WIDE as i32)) {
            let x_2: usize = 'block: {
                let mut y = ((UVec2::new(t, 1_u32))
                    .saturating_sub(UVec2::new(0_u32, MASK)) | UVec2::new(t, 2));
                if (first(
                    ({
                        x[Pair::SIZE % 2] = first(c.z);
                        ({
                            let q = c.x;
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        })
                    }),
                )) {
                    break 'block 5;
                }
                Pair::SIZE
            };
        } else {}
        [Vec2::new(c.y, a), Vec2::new((-0.0_f32), (-2.5_f32))]
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut [Pair; 2], t: &usize) -> f32 {
        if (x > LEVELS[(MASK % 8) as usize]) {
            return (match y[0] {
                Pair { a: _ } => {
                    y[0]
                        += (&{
                            Pair {
                                a: (Vec3::new(2.0_f32, (*a), 0.25_f32))
                                    .min(Vec3::new((-1.0_f32), STILL, 2.0_f32)),
                            }
                        }
                            - &{
                                Pair {
                                    a: Vec3::new(0.25_f32, (*a), HALF),
                                }
                            });
                    (y[0].a.y).copysign((y[0].a.x).max(-9.0))
                }
                t => {
                    let mut k0 = (2_u32) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && (((({ y[0].a.z }) < (0.5_f32).clamp(-1.0, 1.0).acos())))
                    {
                        k0 -= 1;
                        let k1 = (k0) & 3;
                        'inner: loop {
                            if k1 > 3 {
                                continue;
                            }
                            break;
                        }
                        let mut x: [Pair; 2] = [
                            (t
                                + (Pair {
                                    a: Vec3::new(y[1].a.x, 1.5_f32, y[1].a.z),
                                } * (-0.5))),
                            t,
                        ];
                        let mut turn = (k0) & 1;
                        let v: Mat2 = 'value: loop {
                            if (k0 <= k0) {
                                break 'value mat2(
                                    Vec2::new(0.25, t.a.z),
                                    Vec2::new((-1.0), t.a.z),
                                );
                            }
                            let mut c = ((if ((*a) < (-0.0)) {
                                mat2(
                                    Vec2::new(x[0].a.y, t.a.z),
                                    Vec2::new((-2.5_f32), 3.0_f32),
                                )
                            } else {
                                mat2(
                                    Vec2::new(1.0_f32, 1.5_f32),
                                    Vec2::new(1.0_f32, y[0].a.z),
                                )
                            })
                                * Mat2::from_cols(
                                    Vec2::new(2.0_f32, 1.0_f32),
                                    Vec2::new(0.25_f32, 0.0_f32),
                                ));
                            c.x_axis = c.x_axis;
                            if (k0 != 1) {
                                break c;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break c;
                            }
                        };
                    }
                    (*a)
                }
            });
        }
        (0.5 + (x as f32))
    }
}

#[flatten]
mod p082 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> Mat3 {
        let mut v: f32 = a;
        let mut c: [f32; 2] = (if false {
            [a; 2]
        } else {
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                let mut k1 = 254u8;
                'inner: while k1 != u8::MAX {
                    k1 += 1;
                    v
                        *= (((if (5_i32 < k0) { (k1 as u32) } else { (k1 as u32) }))
                            .min(((Pair::SIZE & 255) as u32)) as f32);
                    v
                        *= ((flatten::math::hadd((Vec2::new(0.25_f32, 1.0_f32)).ceil()))
                            .min(
                                (v
                                    + (Vec4::new(
                                        (k1 as f32),
                                        1.0_f32,
                                        0.5_f32,
                                        2.0_f32,
                                    ))[Pair::SIZE % 2]),
                            ) + 0.0);
                    let mut a: [f32; 2] = [
                        ((if (k0 < (k1 as i32)) { v } else { v }) + a),
                        a,
                    ];
                }
                if ((a != v) < (c < STEPS)) {
                    let (mut x, (mut a_2, v)) = (
                        ({
                            (POINTS[Pair::SIZE % 6]).step(Vec3::new(v, 2.0_f32, 3.0_f32))
                        }),
                        (
                            (trunc(Vec4::new(0.5_f32, f32::NAN, 1.5_f32, 0.25_f32)))
                                .max(
                                    Vec4::new((-2.5_f32), 1.0_f32, 0.5_f32, 16_777_217f32),
                                ),
                            (a, a, v),
                        ),
                    );
                    break 'outer;
                }
                let mut turn = ((8_u32).min(MASK)) & 1;
                let x_2: Vec4 = #[keep]
                'value: loop {
                    'inner: for x in 0..k0 {
                        if (matches!(
                            ((if (v > 0.0) { MASK } else { MASK })), 1 if ((match (v !=
                            a) { mut b if (a < v) => { b } true => { (v > v) } false => {
                            (k0 < x) } }))
                        )) {
                            break 'value Vec4::new(f32::INFINITY, 1.0, a, v);
                        }
                    }
                    if ((-1.0_f32) < 0.25) {
                        break Vec4::new(v, (-2.5), (-1.0), a);
                    }
                    if false {
                        break Vec4::new(a, 1.5, 1.5, 1.0);
                    }
                    turn += 1;
                    if turn >= 2 {
                        break Vec4::new((-1.0), v, 3.0, (-1.0));
                    }
                };
                k0 += 1;
            }
            [a, a]
        });
        'outer: for _ in c {
            if ((c[1]
                > TABLE[(({
                    c[0] = c[0];
                    MASK
                }) % 4) as usize]))
            {
                break;
            }
        }
        Mat3::from_cols(
            Vec3::new(v, 1.0, (-1.0)),
            (Vec3::new(c[1], c[1], c[1]) + Vec3::splat(v)),
            (CORNER + Vec3::splat(v)),
        )
    }
}

#[flatten]
mod p083 {
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: 3,
            b: Pair {
                a: false,
                b: Vec2::new(2.0, -1.5),
                c: BVec3::new(false, true, false),
            },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -2,
                b: Pair {
                    a: true,
                    b: Vec2::new(-1.5, 0.5),
                    c: BVec3::new(true, false, true),
                },
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        fn step(&mut self, a: &mut f32, c: &f32, y: i32) -> bool {
            let start = self.b.y;
            let mut a = 0.0;
            a += start;
            (self.a ^ (self.b.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32, t: u32) -> f32 {
        let mut y: Pair = Pair {
            c: BVec3::new((8_u32 < t), (v > v), true),
            a: (t < t),
            b: Vec2::new(1.0, 2.0),
        };
        let t = y
            .step(
                &mut v,
                &a,
                (if y.a {
                    let mut a = (Vec3::splat((HALF * y.b.y))).yzx();
                    c
                } else {
                    if true
                        && let Hit { a: t, b: a_2 } = ((&{ Hit { a: c, ..Hit::FIRST } }
                            - &{
                                (if y.a {
                                    let mut b: [f32; 3] = [y.b.x, a, y.b.x];
                                    'outer: for (_, &n) in b
                                        .iter()
                                        .zip(
                                            &[
                                                dot(y.b, y.b),
                                                (match ((1_u32 <= t), t) {
                                                    (_, _) if (a < a) => {
                                                        let a: [f32; 3] = 'block: {
                                                            let a_2 = State {
                                                                a: c,
                                                                ..([State { a: c, b: 3_u32 }; 2])[0]
                                                            };
                                                            if ((y.c) == (y.c)) {
                                                                break 'block [a, b[2], b[2]];
                                                            }
                                                            let mut b = (UVec2::new(3, t) / 3);
                                                            [3.0_f32, (-1.0_f32), y.b.y]
                                                        };
                                                        a[0]
                                                    }
                                                    _ => b[2],
                                                }),
                                                (b[0] - HALF),
                                            ],
                                        )
                                    {
                                        let mut k1 = ((t - MASK)) & 3;
                                        #[keep] 'inner: while k1 > 0 {
                                            k1 -= 1;
                                            let mut x = Pair {
                                                b: y.b,
                                                c: y.c,
                                                a: (k1 > t),
                                            };
                                            let given: f32 = y.b.x;
                                            let x: f32 = {
                                                let t = doubled(given);
                                                fn doubled(a: f32) -> f32 {
                                                    (a - 0.5).max(0.5)
                                                }
                                                t
                                            };
                                        }
                                        if ((if (n == b[0]) { ({ y.a }) } else { (y.a < y.a) })) {
                                            let b = (match (y.a, hadd((y.b / 2.0)), STEPS) {
                                                (a @ true, 2.0, (5 | 2)) => y,
                                                (false, mut x_2, (1 | -1)) => {
                                                    Pair {
                                                        b: (y).b,
                                                        c: y.c,
                                                        a: matches!(y, Pair { a : mut a @ false, b : _, c : _ }),
                                                    }
                                                }
                                                _ => {
                                                    Pair {
                                                        b: y.b,
                                                        c: (y.c & y.c),
                                                        a: (!y.a),
                                                    }
                                                }
                                            });
                                            return b.b.y;
                                        }
                                    }
                                    Hit {
                                        b: Pair { b: y.b, ..y },
                                        a: c,
                                    }
                                } else {
                                    Hit {
                                        b: Pair { a: y.a, b: y.b, c: y.c },
                                        ..Hit {
                                            a: c,
                                            b: Pair { a: y.a, b: y.b, c: y.c },
                                        }
                                    }
                                })
                            }))
                    {}
                    c
                }),
            );
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0)
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
    fn first(a: State, c: IVec2) -> f32 {
        let (2, _, _) = (
            (c.y >> STEPS),
            (!(c.x / 7)),
            ((MASK | 7) - ((MASK + MASK) & 7)),
        ) else {
            return ((Vec3::new(0.0_f32, TABLE[(MASK % 4) as usize], 2.0_f32)).z % 4.0);
        };
        let mut k0 = ((({
            let mut n: i16 = ((a.0.a != a.0.a) as i16);
            n += 5;
            n
        }) as u32 & 255)) & 3;
        #[keep]
        'outer: loop {
            let mut x: [f32; 2] = [Pair::RATE, STILL];
            'inner: for v in x.iter() {
                let c = ((IVec3::new(3, c.y, 3) & IVec3::new(c.x, 10, i32::MAX)) % 2);
                if (10_i32 < c.z) {
                    break;
                }
            }
            if k0 == 0 || ((c.x != c.x)) {
                break;
            }
            k0 -= 1;
        }
        (0.5 + (-2.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Pair) -> [f32; 2] {
        (*a) = (first(
            (State(c) * 5),
            ('block: {
                if ((if all(BVec3::new(true, ((*a) != (*a)), (1_usize > 1_usize))) {
                    let mut k0 = (({
                        {
                            let given: f32 = first(
                                (State(c) + State(c)),
                                (IVec2::new(5, (NARROW as i32)))
                                    .min((IVec2::new(10, 3) & IVec2::new((-4), 2))),
                            );
                            let n: f32 = {
                                fn second(x: f32) -> f32 {
                                    (x - 0.5).max(0.5)
                                }
                                let t = second(given);
                                t
                            };
                            let mut b = (*a);
                            let mut x: Pair = c;
                        }
                        let mut x_2 = Hit(((Hit((*a)) + Hit((*a)))).0);
                        MASK
                    })) & 3;
                    'outer: while k0 > 0
                        && (((Vec2::new((*a), 0.25_f32)) != (Vec2::new((*a), (*a)))))
                    {
                        k0 -= 1;
                        if (!(c.a != c.a)) {
                            _ = (if ((if ((-0.0_f32) <= (*a)) {
                                ((*a) <= 3.0)
                            } else {
                                true
                            })) {
                                (if (0_usize <= c.a) {
                                    (1_usize < 2)
                                } else {
                                    (5_usize > c.a)
                                })
                            } else {
                                (!FLAGS[(k0 % 9) as usize])
                            });
                            (*a) = (*a);
                            let (mut v, a_2) = (k0, State(Pair { a: c.a }));
                        }
                    }
                    (c.a < c.a)
                } else {
                    (c.a <= c.a)
                })) {
                    break 'block IVec2::new((-1), (WIDE as i32));
                }
                IVec2::new(5, LEVELS[c.a % 8])
            }),
        ) + (*a));
        [(*a), (*a)]
    }
}

#[flatten]
mod p085 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: &mut f32, c: &i32, mut v: u32) -> bool {
        (*a) = (if (v != v) {
            (*a)
        } else {
            (match ((
                (((*c) & 15) * ((*c) & 7)),
                (match (v, (*c)) {
                    (1.., x @ 0..) => {
                        let mut k0 = ((v / (v | 1))) & 3;
                        #[keep]
                        'outer: loop {
                            if ((*c) > (*c)) {
                                let mut x = (*a);
                                break 'outer;
                            }
                            if ((*a) < (*a)) {
                                let start = ((IVec2::new(10_i32, x)
                                    - IVec2::new((*c), STEPS)))
                                    .y;
                                let mut t = 0;
                                t += start;
                                (*a) += (((*a)).round() % 2.0);
                            }
                            if k0 == 0 || (((*a) <= STILL)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        ((*c) > (*c))
                    }
                    (_, a) => ((*c) < (*c)),
                    _ => true,
                }),
                (*c),
            )) {
                (c @ -7..=5, false, mut y) => (*a),
                _ => (*a),
            })
        });
        ((Vec3::new(0.25_f32, (*a), (*a))).z <= (*a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, c: &Vec3) -> f32 {
        let a: Vec2 = 'block: {
            if (a.y != a.x) {
                'outer: for _ in 0u32..2 {
                    let given: f32 = 3.0;
                    let t: f32 = {
                        let t = second(given);
                        fn second(x: f32) -> f32 {
                            x * 0.5 + 1.0
                        }
                        t
                    };
                    let k1 = (MASK) & 3;
                    'inner: loop {
                        if ((k1 > k1) != (k1 != k1)) {
                            break;
                        }
                        if k1 < 4 {
                            break;
                        }
                    }
                }
                'outer: for c in [(MASK % (MASK | 1)), ((MASK | 7) - (MASK & 7)), MASK] {
                    let mut x = first(&mut a.z, &{ ((STEPS & 15) * (STEPS & 7)) }, c);
                }
            } else if true {} else {}
            if (a.z < a.z) {
                break 'block Vec2::new(3.0, a.x);
            }
            Vec2::new(a.y, 0.0)
        };
        c.z
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: Vec2,
    }
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &UVec2, y: &mut f32, t: &u32) -> Pair {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 4) {
                break;
            }
            if ((State::SIZE).min(State::SIZE) != (((*c), (*y), Pair::SIZE)).2) {
                let (mut n, (_, _)) = (
                    State {
                        b: Vec2::new(a, 0.25_f32),
                        ..State {
                            b: Vec2::new((-0.0_f32), 0.5_f32),
                            ..State {
                                a: Hit(a),
                                b: Vec2::new(1.5_f32, 2.0_f32),
                            }
                        }
                    },
                    (
                        (Hit((*y))).0,
                        (IVec2::new(7_i32, i32::MIN)).max(IVec2::new(5_i32, 2_i32)),
                    ),
                );
                break;
            }
            let mut n = ((IVec2::new(LEVELS[Hit::SIZE % 8], STEPS)).y >= (-4));
            k0 *= 2;
        }
        let mut y: [i32; 3] = [STEPS; 3];
        'outer: for &_ in &y {
            'inner: for x_2 in [
                (UVec2::new(c.y, 3_u32), a, State::SIZE),
                (UVec2::new(3_u32, 5_u32), (-2.5_f32), Hit::SIZE),
            ] {
                let a: IVec2 = (match (
                    ((x_2.2 <= 3_usize) as i32),
                    ((x_2.1.abs() as usize & 15) + x_2.2),
                    (c.x & (true as u32)),
                ) {
                    ((-7 | 1), mut x_2 @ 0.., _) => {
                        let mut a: Vec3 = Vec3::new(0.0, 0.0, 0.0);
                        IVec2::new(0, 0)
                    }
                    _ => IVec2::new(0, 0),
                });
            }
        }
        Pair(0_usize)
    }
}

mod p087 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut f32, y: &f32, t: [i32; 2]) -> bool {
        let k0 = ((MASKS[(a % 7) as usize] + a)) & 3;
        'outer: while k0 > 3 {}
        if ((a / (a | 1)) > ((a) >> (a & 31))) {
            let mut k0 = 254u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                _ = ((a | a) > (k0 as u32));
                if ((-3.0_f32) >= (0.25_f32 - 0.0)) {
                    if ((k0 as u32) > 8) {
                        let mut a_2 = ({
                            (!BVec3::new(
                                (TABLE[(7_i32 & 1) as usize] < (*y)),
                                (t[1] < t[1]),
                                ((k0 as u32) <= (k0 as u32)),
                            ))
                        });
                        let given: f32 = (((k0 as f32)).trunc() * (k0 as f32));
                        let x_2: f32 = {
                            fn doubled(t: f32) -> f32 {
                                (t - 0.5).max(0.5)
                            }
                            let t = doubled(given);
                            t
                        };
                        a_2 = (((Vec3::new(x_2, (-1.0_f32), (-1.0_f32))).abs().as_uvec3()
                            & 255))
                            .cmpge(
                                (UVec3::new(5_u32, 5_u32, (k0 as u32))
                                    ^ UVec3::new(3_u32, (k0 as u32), (k0 as u32))),
                            );
                    } else {
                        (*c) = ((*y)).powi(3);
                    }
                    break;
                }
                let k1 = (3_u32) & 3;
                'inner: loop {
                    if (({ ((k0 as i32) > t[1]) })) {
                        break;
                    }
                    if k1 < 4 {
                        if (({
                            let q = (*y);
                            q == q && q.is_sign_negative()
                        })) {
                            let mut y: f32 = (((a | 7) - ((k0 as u32) & 7)) as f32);
                        }
                        break;
                    }
                }
                let mut v: f32 = (a as f32);
            }
            return (if matches!((1_i32, 1_usize), (mut n, y)) {
                true
            } else {
                let given: f32 = (*y);
                let t: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(a_2: f32) -> f32 {
                        (a_2 - HALF).max(HALF)
                    }
                    t
                };
                (a > a)
            });
        }
        let mut k0 = ((0_u32 + 0_u32)) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        false
    }
}

#[flatten]
mod p088 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 3], c: i32, y: &mut IVec3, t: &usize) -> bool {
        let start = (((MASK + MASK) & 15) * (MASK & 7));
        let mut y = 1;
        y += start;
        let mut t = (c < c);
        if t {
            if ((({
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    let mut k1 = ((y + y)) & 3;
                    #[keep]
                    'inner: loop {
                        if matches!(((5_i32 & 7) as usize), 1..) || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                        (t, y) = (t, y);
                        let mut x = ({
                            [
                                (a[2]).hypot(a[1]),
                                (a[1] - a[1]),
                                ((a[2]).abs() + 0.25).min(4.0).powf((a[1]).clamp(-2.0, 2.0)),
                            ]
                        });
                    }
                    let mut y = ((Vec3::splat((-2.5))).max(Vec3::new(1.5, a[0], 0.0)))
                        .cross(POINTS[(COUNT).min(5)]);
                    k0 += 1;
                }
                t
            }) && t))
            {} else {}
        }
        (t ^ (y > 1))
    }
}

#[flatten]
mod p089 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: &i32, y: &mut f32, t: u32) -> Pair {
        let a_2: IVec3 = 'block: {
            if ((*y)).is_finite() {
                let mut k0 = ((a >> (t & 31))) & 3;
                #[keep]
                'outer: while k0 > 0
                    && (((Vec3::select(
                        (POINTS[Hit::SIZE % 6]).cmplt(Vec3::new((*y), HALF, (-0.0))),
                        Vec3::new(3.0, (*y), 0.0),
                        POINTS[(({
                            (*y) += (Vec2::new((*y), (-2.5_f32))).y;
                            2_u32
                        }) % 6) as usize],
                    ))
                        .cmplt(Vec3::new(0.5, (*y), 3.0))
                        .all()))
                {
                    k0 -= 1;
                    let mut a: [[f32; 2]; 3] = [[(*y), (-0.0_f32)]; 3];
                    'inner: for &[t, mut b] in &a {
                        let a = Vec2::new(3.0, b);
                        if (!((a) != (a))) {
                            let Pair(c) = Pair(3_usize);
                            break;
                        }
                        let mut turn_1 = 0;
                        let t: i32 = #[keep]
                        'value_1: loop {
                            let mut a_2 = (((t as i32).clamp(-64, 64))
                                | (if matches!(
                                    Hit::ALL[((* c) & 1) as usize], Hit(0) if (5_u32 <= k0)
                                ) {
                                    (-1)
                                } else {
                                    (*c)
                                }));
                            if ((*y) != a.y) {
                                break a_2;
                            }
                            if ((*y) > a.x) {
                                break a_2;
                            }
                            turn_1 += 1;
                            if turn_1 >= 1 {
                                break 3;
                            }
                        };
                    }
                }
                break 'block IVec3::new((*c), 1, 1);
            }
            IVec3::new((*c), (*c), (*c))
        };
        Pair(1)
    }
}

#[flatten]
mod p090 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &IVec2, y: &f32, t: u32) -> f32 {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            'inner: for b in k0..=3 {
                let mut y: (usize, i32) = (
                    ({
                        let mut a_2 = ({ ([(*y); 2])[0] });
                        let mut v = ((*c)).y;
                        (if COUNT >= COUNT { COUNT - COUNT } else { COUNT })
                    }),
                    (((-4_i32)).clamp(-5, 9) & b),
                );
                let mut turn = 0;
                let v: IVec3 = #[keep]
                'value: loop {
                    let b: f32 = (Vec3::new(0.25_f32, 3.0_f32, (*a)))
                        .dot(Vec3::new((-0.0), (*a), (*a)));
                    if ((*a) <= HALF) {
                        break IVec3::new(y.1, y.1, 5);
                    }
                    if ((*a) != b) {
                        break IVec3::new(c.x, (-4), y.1);
                    }
                    turn += 1;
                    if turn >= 1 {
                        break IVec3::new(k0, 3, 3);
                    }
                };
            }
            k0 += 1;
        }
        ((*y) + (*a))
    }
}

mod p091 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    #[flatten(source)]
    fn first(a: f32) -> bool {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            if (a).is_finite() {
                let mut b: Vec3 = ((({
                    if (k0 != k0) {
                        (MASK == ((2_u32 & 15) * (1_u32 & 7)));
                        return (((MASK & 15) * (MASK & 7))
                            > (UVec2::new(2_u32, 8_u32)).y);
                    }
                    Vec3::new(a, 1.5, a)
                }))
                    .xxz())
                    .cross((Vec3::new(1.0, f32::MAX, a)).min(CORNER));
                continue;
            }
        }
        (if (({
            let mut v = Vec4::select(
                (Vec4::new(0.0, a, (-0.0), a))
                    .cmplt(
                        ((Vec4::new(a, a, 0.5_f32, (-0.0_f32)))
                            .max(Vec4::new(1.0_f32, 0.0_f32, a, 1.5_f32)))
                            .map(|a_2| (3.0_f32 + 0.0)),
                    ),
                Vec4::new((-0.0), a, 0.0, 0.5),
                Vec4::new(3.0, a, (-1.0), 0.0),
            );
            false
        })) {
            (a <= a)
        } else {
            (a > a)
        })
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &f32) -> i32 {
        let x_2: Vec2;
        if (MASK < ((*c).abs() as u32 & 255)) {
            x_2 = ((Vec2::new(2.0_f32, (-2.5_f32))).map(|x| x)).abs();
        } else {
            x_2 = sign((Vec2::new((*c), (*c))).step(Vec2::new((*c), TABLE[COUNT % 4])));
        }
        _ = ((x_2 == x_2) || (a < 1.0));
        'outer: for t in -1..0 {
            if first((-((*c)).clamp(-1.0, 1.0).acos())) {
                continue;
            }
            if (first((if true { (*c) } else { flatten::math::tanh(1.0_f32) }))) {
                if (('block: {
                    let mut b: [f32; 2] = [x_2.x; 2];
                    'inner: for x_2 in b {
                        let [a_2, ..] = (match (IVec2::new(t, (-4_i32))).y {
                            _ => b,
                            2 => b,
                            mut x_2 => b,
                        });
                    }
                    if false {
                        break 'block false;
                    }
                    FLAGS[(MASK % 9) as usize]
                })) {
                    return t;
                }
            } else if true {} else {}
        }
        (([LEVELS[(COUNT).min(7)], STEPS, STEPS].iter().fold(STEPS, |x, &y| y)
            ^ (NARROW as i32)) ^ 3)
    }
}

#[flatten]
mod p092 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        fn step(self, mut b: Vec3) -> bool {
            if (self.0 < b.y) {
                'outer: for _ in 0..3usize {
                    let mut c = (((STEPS & 63) << 1) - (-(STEPS - STEPS)));
                    b = clamp(
                        Vec3::new(b.y, (-2.5_f32), b.x),
                        Vec3::select(
                            ((Vec3::new(3.0_f32, 0.25_f32, (-0.0_f32))).reject_from(b))
                                .cmplt(Vec3::splat(b.y)),
                            b,
                            Vec3::new(b.y, (-2.5_f32), 0.25_f32),
                        ),
                        (b).yzx(),
                    );
                    let mut k1 = (MASKS[(MASK % 7) as usize]) & 3;
                    'inner: while k1 > 0 && ((k1 != k1)) {
                        k1 -= 1;
                    }
                }
            }
            ((0.25_f32 != b.z) ^ (b.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Vec2, y: &mut Mat2, t: &mut u32) -> u32 {
        {
            let mut x_2 = (('block: {
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    k0 += 1;
                    y.x_axis.y = (y.y_axis.x).abs().sqrt();
                    if (({ Pair(y.x_axis.x) })
                        .step((radians(POINTS[((*t) % 6) as usize]) / (-3.0))))
                    {
                        continue 'outer;
                    }
                }
                if (y.x_axis.y < 2.0) {
                    break 'block ((*t) < 0);
                }
                (y.x_axis.x > 0.0)
            })
                && ({
                    y.y_axis.y = 1.0;
                    ((*t) < (*t))
                }));
        }
        ((*t) + (*t))
    }
}

#[flatten]
mod p093 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&mut self, a: f32, c: i32, y: &f32) -> i32 {
            (*self) = Pair {
                b: (if self.b != 0 {
                    (UVec2::new(1_u32, self.b)).y % self.b
                } else {
                    2
                }),
                ..Pair { c: self.c, a: 7, b: self.b }
            };
            let start = (-1.0_f32);
            let mut b = 0.0;
            b += start;
            'outer: for a in 0..4usize {
                let mut a: i32 = 5;
                if (((match (a, 2.0_f32, self.b) {
                    (mut t @ 0, 0.0.., 4..) => Self::SIZE,
                    (t @ -1.., (1.0 | 8.0), mut x_2) => {
                        if ((!((match State((x_2 <= self.b)) {
                            State(x @ false) => x,
                            x_2 => x_2.0,
                        }) || FLAGS[(State::SIZE).min(8)])))
                        {} else if (7_i32 <= t) {} else {}
                        8_usize
                    }
                    (1.., y @ ((1.0 | 8.0)), a) => 5_usize,
                    _ => State::SIZE,
                }) >= State::SIZE))
                {
                    continue 'outer;
                }
            }
            ((NARROW as i32) + (self.c.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: State, y: &f32, t: &mut bool) -> f32 {
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            (*a) = ('block: {
                let 0 = ((((1_i32 & 63) << (1u32))
                    - (if (*t) {
                        7_i32
                    } else {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 3) {
                                break;
                            }
                            if (((if (k1 < (k0 as i32)) {
                                State::SIZE
                            } else {
                                Hit::SIZE
                            }) >= (State::SIZE).max(Hit::SIZE)))
                            {
                                (*t) = (if (*t) { (!(*t)) } else { (*t) });
                                break 'inner;
                            }
                            (*t) |= ((*a) <= (-2.5_f32));
                            k1 += 1;
                        }
                        STEPS
                    }))) else {
                    return select(
                        ((*y) % 1.5),
                        ((*y) * 0.0),
                        ({ ((k0 as f32) <= (*a)) }),
                    );
                };
                if ((if ((TABLE[Pair::SIZE % 4] != (*y)) || (*t)) {
                    (*t) = (any(BVec3::new(false, c.0, c.0))
                        && ({
                            (*a) = (2.0 % (*a));
                            (c).0
                        }));
                    ({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })
                } else {
                    any(
                        BVec3::new(
                            ((*y) <= 1.0_f32),
                            (RAMP[(LEVELS[State::SIZE % 8] & 1) as usize] != (*y)),
                            false,
                        ),
                    )
                })) {
                    break 'block ((-1.0) - 1.0);
                }
                let mut k1 = ((MASK + u32::MAX)) & 3;
                #[keep]
                'inner: loop {
                    let mut b = (if (((*t)
                        || ({
                            (*t) = ((k0 as f32) < STILL);
                            (c.0 | c.0)
                        })))
                    {
                        (*a)
                    } else {
                        hadd(Vec3::splat((k0 as f32)))
                    });
                    if k1 == 0 || (((k1 & (k0 as u32)) <= k1)) {
                        break;
                    }
                    k1 -= 1;
                }
                let t: Hit;
                if flatten::math::any(BVec3::new(true, false, false)) {
                    t = Hit(STILL, Vec3::new(0.5_f32, 0.0_f32, (*a)));
                } else {
                    (*a) = (match Pair::SIZE {
                        mut x => {
                            if ((((k0 as f32) + (0.25_f32 / 1.5))
                                != ({
                                    let q = (k0 as f32);
                                    if q == q {
                                        f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                    } else {
                                        0.5
                                    }
                                })))
                            {
                                let mut y: Pair = Pair {
                                    a: STEPS,
                                    ..Pair {
                                        a: (k0 as i32),
                                        ..Pair {
                                            a: STEPS,
                                            ..Pair {
                                                a: (WIDE as i32),
                                                ..Pair {
                                                    c: CORNER,
                                                    a: STEPS,
                                                    b: (k0 as u32),
                                                }
                                            }
                                        }
                                    }
                                };
                                let x_2 = y
                                    .step(
                                        ((y.c.y).max((HALF).sin()) + 0.0),
                                        ((y.a & 15) * (y.a & 7)),
                                        &(*a),
                                    );
                            } else {}
                            (*a)
                        }
                        mut a if true => (*y),
                        3..4 => (*y),
                        mut t => (*y),
                    });
                    t = Hit::FIRST;
                }
                (*a)
            });
            if (STILL > (k0 as f32)) {
                break;
            }
            k0 += 1;
        }
        ((*y) + (*a))
    }
}

#[flatten]
mod p094 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> Pair {
        'outer: for a_2 in -1..0 {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 2) {
                    break;
                }
                let a: UVec2 = 'block: {
                    (*c)
                        *= sign(
                            ((match (k1, k1) {
                                ((mut y, -7) | (-7, mut y)) if ((a_2 as i32) < k1) => (*a),
                                ((a_2, ..2) | (-1.., a_2)) => (*a),
                                _ => (*c),
                            }) - ((*a)).copysign(((*a)).max(-9.0))),
                        );
                    if (({ (if true { (1_i32 < a_2) } else { ((a_2 as i32) > k1) }) })) {
                        let y: f32;
                        if ((match (-Pair::ALL[Pair::SIZE % 2]) {
                            Pair {
                                a: 2.0..=8.0,
                                b: b @ 3..100,
                            } if ((a_2 as i32) <= k1) => {
                                (match (Pair { b: b, a: (*a) }) {
                                    Pair { a: _, b: mut x_2 @ 3.. } if ((*a) > (*c)) => {
                                        (10_i32 <= a_2)
                                    }
                                    _ => false,
                                })
                            }
                            _ => false,
                        })) {
                            y = 0.0;
                        } else {
                            y = 0.0;
                        }
                        break 'block UVec2::new(0, 0);
                    }
                    UVec2::new(0, 0)
                };
                k1 += 1;
            }
        }
        Pair { a: 0.0, b: 0 }
    }
}

#[flatten]
mod p095 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec2,
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
    pub fn entry(a: &f32, c: &mut i32) -> i32 {
        if ((*a) < (-1.0)) {
            let given: f32 = (((*a) + (*a))).ceil();
            let y: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(x: f32) -> f32 {
                    x * HALF + 1.0
                }
                t
            };
            let x_2: Hit;
            if false {
                x_2 = ((if (3_i32 != (*c)) {
                    let mut t: [f32; 3] = [(-1.0_f32), 1.0_f32, (*a)];
                    'outer: for (a_2, &b) in t
                        .iter()
                        .zip(
                            &[
                                (if ((-1.0_f32) > t[2]) {
                                    let mut k0 = 1u32;
                                    'outer: while k0 > 0 {
                                        (*c) = (*c);
                                        if (State::SIZE >= (Pair::SIZE + Pair::SIZE)) {
                                            break;
                                        }
                                        (*c) %= 7;
                                        k0 -= 1;
                                    }
                                    t[1]
                                } else {
                                    let mut b = State { a: Vec2::new(STILL, y) };
                                    t[0]
                                }),
                                (-(*a)),
                                t[1],
                            ],
                        )
                    {
                        #[keep]
                        'inner: for x in (0..((NARROW as i32) & 3)) {
                            (*c) = (*c);
                            let Hit { a } = (Hit { a: MASK } * 2.0);
                            (*c) = (((x).leading_zeros() as i32)
                                + ((if x != 0 { (*c) / x } else { (*c) }))
                                    .max((2_i32 % ((*c) | 1))));
                        }
                        if ((*c) < (*c)) {
                            continue;
                        }
                    }
                    (Hit { a: MASK }, (1_i32 < (*c)))
                } else {
                    (Hit { a: MASK }, true)
                }))
                    .0;
            } else {
                (*c) <<= 1;
                x_2 = Hit { a: MASK };
            }
        } else {}
        (*c)
    }
}

#[flatten]
mod p096 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn second(a: &f32, c: Vec4) -> bool {
        _ = any(
            BVec3::new(
                (c.y <= c.y),
                true,
                (TABLE[((NARROW as i32) & 1) as usize] > TABLE[(MASK % 4) as usize]),
            ),
        );
        let mut t: [f32; 2] = [(*a), c.x];
        'outer: for &a_2 in &t {
            false;
            let mut y = (t[0] > c.y);
            if matches!((MASKS[(MASK % 7) as usize], (MASK + MASK)), (..= 3, a)) {
                break 'outer;
            }
            let mut c: [f32; 2] = [(t[1])
                .atan2((((-0.0_f32)).copysign(((-1.0_f32)).max(-9.0)))); 2];
            let mut c = Vec2::new(0.0, a_2);
        }
        'outer: for v in 1..=4 {
            let mut a: [f32; 2] = [
                (if c.z <= c.w {
                    (((t[1]).max(c.w) + 0.0)).clamp(c.z, c.w) + 0.0
                } else {
                    (-0.0_f32)
                }),
                c.z,
            ];
        }
        (((-2.5_f32) != c.z) ^ (t[0] > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &bool, c: &mut i32, y: f32, t: &mut u32) -> Pair {
        (*c) *= 2;
        (*c) %= 7;
        'outer: for a in (0..(flatten::math::select((*c), (*c), (y <= 3.0_f32)) & 3)) {
            let mut a_2: [f32; 2] = [y; 2];
            'inner: for &_ in &a_2 {
                if ((y != a_2[1]) < (a < (*c))) {
                    if (((1_u32
                        ^ ((if false { 100i16 } else { 7 } / 3 % 5) as u32 & 255))
                        <= select(
                            (UVec2::new((*t), (*t))).y,
                            (((*t) | 7) - ((*t) & 7)),
                            true,
                        )))
                    {
                        let start = (if ((a_2[0] < y) || ((*c) < (-4))) {
                            (a).abs()
                        } else {
                            (*c)
                        });
                        let mut t = 0;
                        t += start;
                    }
                    break 'outer;
                }
            }
            if ((-1_i32) <= (*c)) {
                break 'outer;
            }
        }
        ('block: {
            ((*c), [(*t), _]) = (0, [0, (*t)]);
            if ((match ((!(*a)), second(&y, Vec4::new((-2.5_f32), y, (-1.0_f32), y))) {
                ((mut b, true) | (false, mut b)) => b,
                _ => (*a),
            })) {
                break 'block Pair { a: IVec2::new((*c), (-4)) };
            }
            Pair { a: IVec2::new((*c), (-4)) }
        })
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: -other.a }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: (other & 15) as f32 }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: bool, mut x: i32) -> f32 {
            let mut v = (if ((POINTS[(({
                x -= ((1_i32 & 63) << STEPS);
                MASK
            }) % 6) as usize])
                .is_nan())
            {
                (UVec3::new(MASK, 5_u32, 3_u32)).cmpge(UVec3::new(1_u32, MASK, MASK))
            } else {
                BVec3::new(
                    a,
                    ('block: {
                        if a {
                            x <<= 1;
                            break 'block (a
                                && ({
                                    x = x;
                                    a
                                }));
                        }
                        (BVec3::new(false, a, false)).any()
                    }),
                    a,
                )
            });
            ((-select(
                self.a,
                ((self.a).min(self.a) + 0.0),
                (((NARROW as i32) <= x) || (x <= x)),
            )) + (x as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: IVec2, y: &f32) -> f32 {
        let mut k0 = ((BVec3::new(false, (1.0_f32 < (*y)), ((*a) <= 1_usize))).bitmask())
            & 3;
        #[keep]
        'outer: while k0 > 0
            && (([STEPS, c.y].iter().any(|&a_2| (a_2 != c.y))
                || ((c.y <= c.y) && false)))
        {
            k0 -= 1;
            (*a) &= 7;
        }
        let mut c = ({
            let mut c: f32 = (Vec2::new((*y), (*y))).y;
            (Pair { a: HALF } * 2.0)
        });
        let mut turn = 0;
        let a: bool = 'value: loop {
            if (c.a > 2.0) && let Pair { a: ..=0.25 } = c {
                let a: f32;
                if ((*y)).is_nan() {
                    a = flatten::math::round((*y));
                } else {
                    c.a = (((*y)).mul_add((*y), 2.0_f32) * 0.0);
                    a = ({ Pair { a: c.a } })
                        .step(
                            (match c {
                                Pair { a: _ } => {
                                    let mut x: f32 = c.a;
                                    (c.a > (*y))
                                }
                                Pair { a: _ } => FLAGS[8_usize % 9],
                                a => {
                                    c.a = (match dot(
                                        Vec3::new(a.a, 2.0_f32, (-2.5_f32)),
                                        POINTS[(Pair::SIZE).min(5)],
                                    ) {
                                        1.0 if ((*y) <= c.a) => {
                                            (if ((match STEPS {
                                                _ => (c.a != (*y)),
                                                _ => ((*y) > (-1.0)),
                                            })) {
                                                RAMP[(10_i32 & 1) as usize]
                                            } else {
                                                (Pair::SIZE as f32)
                                            })
                                        }
                                        _ => {
                                            (({ c.a }))
                                                .copysign(
                                                    ((Vec4::new(
                                                        a.a,
                                                        Pair::RATE,
                                                        RAMP[(MASK % 9) as usize],
                                                        3.0_f32,
                                                    ))[(MASK % 2) as usize])
                                                        .max(-9.0),
                                                )
                                        }
                                    });
                                    (a.a < a.a)
                                }
                            }),
                            0,
                        );
                }
            }
            turn += 1;
            if turn >= 2 {
                break false;
            }
        };
        0.0
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
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
    static STILL: f32 = HALF - 1.25;
    impl Pair {
        fn step(&self, a: BVec3) -> Hit {
            let mut x_2 = Vec2::new(2.0, 1.0);
            Hit(i32::MAX, ((-(-1.0_f32)) - (-x_2.y)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &i32, c: &mut f32, mut v: [i32; 2]) -> Vec4 {
        let y = Pair((*c));
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ([STILL, ((*c)).tanh()].iter().any(|&b| ({ ((*a) <= v[1]) }))) {
                'inner: for n in v.iter().rev() {
                    'block: {
                        if ((k0 + k0) == (k0).rotate_left(1_u32)) {
                            let mut v: Pair = ({ y });
                            let b = v
                                .step(
                                    (UVec3::new(2_u32, 1_u32, 1_u32))
                                        .cmpge(UVec3::new(k0, 2_u32, 8_u32)),
                                );
                            continue 'outer;
                        }
                        let mut x: Pair = ({ y });
                        let x_2 = x
                            .step(BVec3::new((k0 > k0), (v[0] > v[1]), (x.0 <= x.0)));
                    }
                    if (y.0 <= y.0) {
                        continue 'outer;
                    }
                }
                continue;
            }
            if (k0 > k0) {
                continue;
            }
        }
        Vec4::new(y.0, (*c), (-0.0), 1.5)
    }
}

#[flatten]
mod p099 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32, c: f32, y: Vec3) -> bool {
        if ((if (a != c) {
            let mut x: [f32; 3] = ({
                let mut k0 = -1i32;
                'outer: while k0 <= -1 {
                    if ((if (MASK != MASK) {
                        (if (k0 < k0) { (a != (-1.0)) } else { (k0 <= k0) })
                    } else {
                        (IVec2::new(0, k0) == IVec2::new(k0, k0))
                    })) {
                        break;
                    }
                    let mut x: [f32; 3] = [a, 2.0_f32, y.y];
                    'inner: for (n, _) in x.iter().enumerate() {
                        let given: f32 = ((1.5_f32).abs() + 0.25)
                            .min(4.0)
                            .powf((x[1]).clamp(-2.0, 2.0));
                        let a: f32 = {
                            let t = doubled(given);
                            fn doubled(a_2: f32) -> f32 {
                                (a_2 - 0.5).max(0.5)
                            }
                            t
                        };
                        let mut n = (Vec2::new(2.0_f32, a))
                            .dot(
                                (Vec2::new(f32::MIN_POSITIVE, (-1.0))
                                    * ((a).abs() + 1.0).recip()),
                            );
                        n = ((y).signum()).dot(y);
                    }
                    k0 = k0 + 2;
                }
                [y.x, 0.25_f32, y.y]
            });
            true
        } else {
            (y.z != y.z)
        })) {
            return (a > y.y);
        }
        (((y.z <= y.z) && (false || true))
            ^ (IVec2::new((WIDE as i32), 5) == IVec2::new(2, (WIDE as i32))))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: i32) -> i32 {
        if (first(
            ([
                (1.0_f32 + 1.0_f32),
                (if Pair::RATE <= STILL {
                    ((-0.0_f32)).clamp(Pair::RATE, STILL) + 0.0
                } else {
                    HALF
                }),
            ]
                .iter()
                .enumerate()
                .fold(([TABLE[(MASK % 4) as usize]; 3])[0], |x, (a_2, &n)| (n * n)))
                .atan2(
                    (({
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 4) {
                                break;
                            }
                            k0 *= 2;
                            let mut k1 = (((MASK | 7) - (k0 & 7))) & 3;
                            #[unroll(max = 4)] 'inner: while k1 > 0 && (((*a) > (*a))) {
                                k1 -= 1;
                                let a: f32 = ((TABLE[(*a) % 4]).clamp(-2.0, 2.0).exp_m1())
                                    .rem_euclid(((distance(TABLE[(*a) % 4], STILL) * 1.0)));
                            }
                            let mut c = ((*a))
                                .saturating_sub(
                                    (((0_u32 & 7) as usize)).max(((c <= c) as usize)),
                                );
                        }
                        let mut b: [f32; 3] = [TABLE[(MASK % 4) as usize], HALF, STILL];
                        b[1]
                    })),
                ),
            ({
                let mut k0 = ((MASK).wrapping_shr(MASK)) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut n = Pair::RATE;
                            (*a) = ((10_i32) as usize & 31);
                        }
                        k1 += 1;
                    }
                }
                (c != c);
                (TABLE[(c & 1) as usize] - STILL)
            }),
            ({
                'outer: for y in 0..2u8 {
                    let mut x_2: f32 = 2.0;
                    x_2
                        += Mat2::from_cols(
                                Vec2::new(3.0_f32, x_2),
                                (Vec2::new(0.25_f32, 1.0_f32) + (y as f32)),
                            )
                            .determinant();
                }
                Vec3::new((-2.5), 2.0, TABLE[(MASK % 4) as usize])
            }),
        )) {}
        (c + (((*a) & 255) as i32))
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
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub Pair);
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0, self.1)
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
        fn step(&mut self, mut b: f32, c: &i32, y: f32) -> i32 {
            let t: Vec2 = 'block: {
                if ((('block_1: {
                    let mut a: [i32; 2] = (if ((*c) <= (*c)) {
                        [2_i32, 7_i32]
                    } else {
                        [(*c), (*c)]
                    });
                    'outer: for x in a {
                        let mut k1 = 0i32;
                        'inner: while k1 < 3 {
                            if ((match (a[0] | x) {
                                mut n @ -1..0 => (a[1] >= (*c)),
                                2.. => (0.25_f32 <= self.1),
                                x_2 => (k1 > (-4)),
                            })) {
                                break 'outer;
                            }
                            k1 += 1;
                        }
                    }
                    if (self.1 <= b) {
                        break 'block_1 (y < b);
                    }
                    ((*c) > (*c))
                })
                    && ({
                        b *= self.1;
                        FLAGS[(8_u32 % 9) as usize]
                    })))
                {
                    return (*c);
                }
                if (0_i32 <= (-1)) {
                    break 'block Vec2::new(self.0.a, (-1.0));
                }
                Vec2::new(self.1, 3.0)
            };
            ((*c) + (self.1 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: &mut u32) -> Pair {
        (*y) += (0.5_f32 - 0.0);
        'outer: for x in 0..2u16 {
            let mut turn = 0;
            let y: bool = 'value: loop {
                if false {
                    let mut k1 = (1_u32) & 3;
                    'inner: loop {
                        let mut b: f32 = (*y);
                        if k1 == 0 || (true) {
                            break;
                        }
                        k1 -= 1;
                    }
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 0) {
                            break;
                        }
                        let mut a_2: Hit = Hit(Pair { a: (-2.5_f32) }, (x as f32));
                        a_2.step(
                            ((x as f32) * a),
                            &c,
                            ({
                                (*y) = hadd(
                                    Vec4::new(a, TABLE[Hit::SIZE % 4], (x as f32), (x as f32)),
                                );
                                a_2.1
                            }),
                        );
                        if (2_u32 > (*t)) {
                            break 'inner;
                        }
                        k1 += 1;
                    }
                }
                if (c != (x as i32)) {
                    break true;
                }
                turn += 1;
                if turn >= 1 {
                    break ((-1.0_f32) <= a);
                }
            };
            if y {
                break;
            }
        }
        Pair { a: (a + (*y)) }
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec2,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: i32) -> Hit {
        let [mut x_2, mut b] = [b.y, 0.25_f32];
        let mut k0 = ((MASK + 1_u32)) & 3;
        'outer: loop {
            if (c <= c) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let State { a: _ } = (State {
                a: Vec2::new(0.0_f32, 0.0_f32),
            }) else {
                return Hit {
                    a: Pair {
                        a: UVec2::new(0, 0),
                        b: 0.0,
                    },
                    b: 0.0,
                    c: Vec4::new(0.0, 0.0, 0.0, 0.0),
                };
            };
        }
        Hit {
            a: Pair {
                a: UVec2::new(0, 0),
                b: 0.0,
            },
            b: 0.0,
            c: Vec4::new(0.0, 0.0, 0.0, 0.0),
        }
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0, self.1)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5, 0);
        const ALL: [Pair; 2] = [Pair(-0.0, 5), Self::FIRST];
    }
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
                let mut a: Vec3 = ((match ((if (1.0_f32 <= 2.0) {
                    b.y = 3.0;
                    (*self)
                } else {
                    let c: Pair = Pair(
                        ((Pair::SIZE as f32)
                            * (if (self.1 != self.1) {
                                if ((({ (k0).min(c) }) > (IVec2::new(c, k0)).y)) {}
                                b.x
                            } else {
                                0.0_f32
                            })),
                        2_u32,
                    );
                    Pair(self.0, 8_u32)
                })) {
                    Pair((0.0 | 8.0), 3) => Vec3::new(b.x, b.z, self.0),
                    _ => Vec3::new(b.z, b.z, 0.0),
                }) * b);
            }
            [(1.5 + b.x), (HALF + b.y), (b.z + b.x)]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        'outer: for Pair(mut n, x_2) in [
            ({
                let _ = (((*c) < (*c))
                    && (true
                        || ({
                            (*c) += ((*c) ^ (*c));
                            ((*c) > (*c))
                        })));
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    if (k0 < k0) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    (*c) <<= 1;
                }
                Pair(3.0_f32, MASK)
            }),
            Pair((-1.0_f32), MASKS[(Pair::SIZE).min(6)]),
            (-Pair(a, MASK)),
        ] {
            let x_2 = IVec3::new(2, 7, 7);
        }
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = ((a.abs() as u32 & 255)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if (k0 != 1) {
                    let Pair(_, x) = Pair::ALL[(k0 % 2) as usize];
                }
            }
            let a = ((*c)
                ^ ({
                    (*c) = (*c);
                    (*c)
                }));
            if (({
                let mut v: i32 = ({
                    let mut a_2 = (((5_i32).leading_zeros() as i32) as f32);
                    'inner: for n in k0..=1 {
                        let mut c: Pair = Pair(a_2, n);
                        let a = c.step(Vec3::new(0.5, a_2, (-2.5)), a);
                    }
                    (*c)
                });
                (k0 < k0)
            })) {}
        }
        (a + ((*c) as f32))
    }
}

mod p103 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: [f32; 2], c: i32, mut v: Vec4) -> [[f32; 2]; 2] {
        'outer: for c in 1..=2 {
            if (IVec2::new((-1), 10) == (IVec2::new(1, c) + IVec2::new(7, c))) {
                continue 'outer;
            }
            let mut a_2 = (IVec2::new((-4), 1)
                & (IVec2::new(3, c)
                    ^ (if ((c as i32) <= c) {
                        IVec2::new(c, c)
                    } else {
                        return [a, a];
                    })));
        }
        let mut k0 = ((MASK).leading_zeros()) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((if (k0 != k0) { (a[1] < v.w) } else { true }) && (a[0] != v.y))))
        {
            k0 -= 1;
            if (k0 > 8) {
                continue 'outer;
            }
        }
        [
            [
                (if (((8_u32 == 2)
                    && ({
                        v.y = 1.0;
                        matches!((MASK, (c > c)), (..4, true))
                    })))
                {
                    ((v.w - 0.0) + v.w)
                } else {
                    0.0
                }),
                0.0,
            ],
            [0.0_f32, 0.0_f32],
        ]
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: -other.a }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut f32, y: f32) -> bool {
        match ((&{
            ('block: {
                let mut k0 = ((if (y < y) {
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
                                let Pair { a: c } = Pair {
                                    a: (if ((*c) > b) { y } else { (*c) }),
                                };
                            }
                            k1 += 1;
                        }
                    }
                    MASKS[(8_usize).min(6)]
                } else {
                    MASKS[Pair::SIZE % 7]
                })) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let b = Pair {
                        a: (({
                            'inner: for n in 0..3 {
                                b
                                    -= (((match false {
                                        false => y,
                                        _ => Pair::RATE,
                                        n if n => (*c),
                                        true => y,
                                        false => (*c),
                                    }) + flatten::math::select(b, (*c), (k0 < k0))))
                                        .atan2((STILL));
                                let mut c: f32 = (-2.5);
                                if true {
                                    break 'block Pair { a: b };
                                }
                            }
                            (*c)
                        }) + (*c)),
                    };
                }
                if (1.0_f32 != b) {
                    break 'block Pair::FIRST;
                }
                Pair { a: b }
            })
        } - &{ Pair { a: y } }))
        {
            Pair { a: 8.0 } => {
                return (y <= (*c));
            }
            _ => {}
        }
        ((b <= y) ^ (b > 0.5))
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    pub fn entry(a: &f32, c: &i32) -> u32 {
        let mut k0 = ((5_u32 >> (8_u32 & 31))) & 3;
        'outer: while k0 > 0 && (((*a) <= (*a))) {
            k0 -= 1;
            if ((k0
                <= ((if (1.0_f32 <= 1.0) {
                    let mut t = Pair {
                        b: [
                            (if true {
                                let mut t = (select(
                                    IVec3::new((*c), 3_i32, (-4_i32)),
                                    IVec3::new((-1_i32), (*c), 1_i32),
                                    (((*c) < (-1)) || ((*c) <= (*c))),
                                )
                                    - IVec3::new(
                                        (*c),
                                        (((*c) & 15) * ((*c) & 7)),
                                        ((*c) - (*c)),
                                    ));
                                3_i32
                            } else {
                                10_i32
                            }),
                            (*c),
                        ]
                            .iter()
                            .all(|&n| (true && (k0 != 5_u32))),
                        a: 3,
                    };
                    UVec2::new(k0, 8_u32)
                } else {
                    let mut c: usize = ((({ Hit::SIZE }) % 3))
                        .max(
                            ([(*c), (WIDE as i32)].iter().any(|&x_2| ((*a) < (*a)))
                                as usize),
                        );
                    UVec2::new(k0, 1_u32)
                }))
                    .y))
            {} else {}
        }
        (MASK + 1)
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub Vec4);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: &i32, c: &mut i32, y: [i32; 2]) -> Hit {
            'outer: for (v, &x) in y.iter().zip(&[[(*a), 5_i32], [(WIDE as i32), y[1]]])
            {
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 3) {
                        break;
                    }
                    k1 += 1;
                    let start = y[0];
                    let mut v = 0;
                    v += start;
                    if self.a {
                        (*c) %= 7;
                        break;
                    }
                    v <<= 1;
                }
                if ((({
                    let q = Pair::RATE;
                    q == q && q.is_sign_negative()
                }) != ((*self)).a))
                {
                    match ((((-4_i32)).rotate_left(MASKS[(Hit::SIZE).min(6)]) & 63) << 2)
                    {
                        _ if ((if self.a {
                            (y[1] != (*v))
                        } else {
                            let mut x_2: f32 = (if (({ (self.a && self.a) })) {
                                ((if self.a {
                                    Vec2::new(0.0_f32, 1.0_f32)
                                } else {
                                    Vec2::new(STILL, 3.0_f32)
                                }))
                                    .dot(Vec2::new(0.25, TABLE[Pair::SIZE % 4]))
                            } else {
                                1.5
                            });
                            self.a
                        })) => {}
                        ..=-1 => {}
                        _ => {}
                    }
                    continue;
                }
            }
            Hit {
                a: (((IVec2::new((*c), 0_i32)).y) << (((MASK & 15) * (MASK & 7)) & 31)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, mut x: usize, y: &mut f32, t: u32) -> f32 {
        'outer: for y in (1..4).step_by(3) {
            match ((
                (y ^ [(y as i32), (y as i32)].iter().fold(5_i32, |x, &v| x)),
                ((if x >= Hit::SIZE { x - Hit::SIZE } else { x }) == ((t & 7) as usize)),
                (0..3i32).map(|c| ((-2.5_f32) + a.z)).sum::<f32>(),
            )) {
                (n, false, _) => {
                    let Hit { a } = ((-Hit { a: n }) + Hit { a: y });
                    let x_2: f32 = TABLE[(({
                        x = (if x >= x { x - x } else { x });
                        3_u32
                    }) % 4) as usize];
                }
                (5..1_000, mut t, n @ -1.5..) => {
                    let given: f32 = (((y as i32) as f32)
                        - (Vec2::new(1.5_f32, 2.0_f32)).y);
                    let a: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(y: f32) -> f32 {
                            if y < HALF { -y } else { y }
                        }
                        t
                    };
                    let mut v: [i32; 2] = [(y as i32), (-4_i32)];
                    'inner: for &y in &v {
                        _ = ((Pair { a: t } + Pair::ALL[3_usize % 2])).a;
                        let mut b = ((((((MASK).count_ones() as usize) & 255) as i32)
                            & 63) << (1u32));
                        let mut y: Pair = Pair { a: (n < n) };
                        y.step(&v[0], &mut b, v);
                    }
                }
                _ => {}
            }
        }
        ((*y) + (*y))
    }
}

#[flatten]
mod p107 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if other.0 < self.0 {
                return;
            }
            *self = *self + other;
        }
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
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(
                if self.0 < other { other } else { self.0 },
                if self.1 < other { other } else { self.1 },
            )
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit((other & 15) as f32, (other & 15) as f32)
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a ^ other.a }
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
        const FIRST: Self = Pair(0.5, -0.0);
        const ALL: [Pair; 2] = [Pair(-0.0, 2.0), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State { a: 2 };
        const ALL: [State; 2] = [State { a: 0 }, Self::FIRST];
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
        fn step(self, a: Vec3) -> i32 {
            let mut v = [
                (IVec2::new(0_i32, (WIDE as i32))
                    + (IVec2::new(10_i32, STEPS)
                        | IVec2::new((WIDE as i32), (NARROW as i32)))),
                IVec2::new(LEVELS[((-4_i32) & 1) as usize], (STEPS).abs()),
                IVec2::select(
                    BVec2::new(true, true),
                    IVec2::new(STEPS, 0_i32),
                    IVec2::new((-4_i32), STEPS),
                ),
            ];
            ((-(v[(({
                v[State::SIZE % 3].x >>= 1;
                MASK
            }) % 3) as usize])
                .y) + v[2].y)
        }
    }
    impl Hit {
        fn step(mut self, a: &mut f32) -> Mat2 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                k0 += 1;
                if false {
                    'inner: for n in 0..k0 {
                        let mut turn = 0;
                        let a: [f32; 2] = 'value: loop {
                            let x_2: State = (State {
                                a: ((MASKS[(Pair::SIZE).min(6)]).count_ones() as usize),
                            } + State::FIRST);
                            let mut a_2: Pair = (-Pair(1.5_f32, (*a)));
                            let a = a_2
                                .step(
                                    (Vec3::new((-0.0), (-0.0), a_2.1))
                                        .min(Vec3::new(1.5, 2.0, self.0)),
                                );
                            if (({
                                let q = 2_147_483_648f32;
                                q == q && q.is_sign_negative()
                            })) {
                                break [(-2.5_f32), (self.1 - (-2.5_f32))];
                            }
                            a_2.0
                                -= (((self.0).sin()
                                    / select(self.1, a_2.0, (x_2.a != x_2.a)))
                                    - ((self.0).abs().sqrt()).trunc());
                            let mut a_2: Pair = (match (
                                (((false as i16) <= ((x_2.a != x_2.a) as i16)) as i32),
                                (a <= a),
                                8_usize,
                            ) {
                                (_, false, t) => a_2,
                                _ => a_2,
                            });
                            turn += 1;
                            if turn >= 1 {
                                break [a_2.0; 2];
                            }
                        };
                    }
                    break;
                }
            }
            (Mat2::from_diagonal(Vec2::new(HALF, 2.0_f32))
                * (self.0).smoothstep(-1.0, 2.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Vec3) -> Vec3 {
        {
            let mut t: Pair = Pair::FIRST;
            t.step(Vec3::new(c.x, 0.0, HALF));
            let given: f32 = (match t.step(Vec3::splat(c.z)) {
                y => {
                    [y, y, 1_i32]
                        .into_iter()
                        .filter(|&x_2| (t.0 <= (*a)))
                        .map(|mut x| (*a))
                        .sum::<f32>()
                }
                0..=2 => {
                    match ((t.0).is_finite(), (!(!3_i32)), (WIDE as i32)) {
                        (n, mut a_2, _) => {
                            if n {
                                let mut a_2: f32 = (match t.step((*c)) {
                                    a_2 if n => {
                                        ((Mat2::from_cols(
                                            Vec2::new(c.y, 1.0_f32),
                                            Vec2::new(t.0, (-0.0_f32)),
                                        ) * Vec2::new(c.y, 1.0_f32)))
                                            .y
                                    }
                                    mut v => {
                                        (t.0
                                            + ({
                                                t.0 = (c.x).floor();
                                                c.x
                                            }))
                                    }
                                });
                                let mut y: Hit = (Hit(c.x, t.1) * a_2);
                                let b = y.step(&mut t.1);
                            } else {
                                let mut a = (((IVec3::new(0_i32, 0_i32, 10_i32)).signum()
                                    - (if n {
                                        IVec3::new(2, 5, 0)
                                    } else {
                                        IVec3::new((-4), 1, 5)
                                    }))
                                    & ({
                                        (IVec3::new(a_2, i32::MAX, a_2) ^ IVec3::new(3, a_2, 2))
                                    }));
                                t.0 %= 3.0;
                                let y: Pair = t;
                            }
                        }
                        (true, (1 | 5), (0 | 1)) if ((*a) != 1.5) => {
                            t
                                += Pair(
                                    (c.y).abs(),
                                    (if c.y <= (*a) {
                                        ((c.z).mul_add(c.x, c.y)).clamp(c.y, (*a)) + 0.0
                                    } else {
                                        c.z
                                    }),
                                );
                        }
                        _ => {
                            t.1
                                *= ((if (i32::MIN <= 0) { (-1.0_f32) } else { c.y }) - 0.0);
                        }
                    }
                    c.y
                }
                c => 1.0,
            });
            let x_2: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(y: f32) -> f32 {
                    (y - HALF).max(HALF)
                }
                t
            };
        }
        ((*c) + Vec3::splat(((c.y).saturate() + 0.0)))
    }
}

#[flatten]
mod p108 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &bool, y: f32, t: u32) -> (i32, f32) {
        let mut v = Mat2::from_cols((Vec2::new(3.0, b)).abs(), Vec2::new(b, (-0.0)));
        #[keep]
        'outer: for y in ((t & 3)..4) {
            'inner: for n in 0..0u16 {
                if (((t <= y)
                    || ({
                        v.x_axis = (match ((*c), (*c)) {
                            ((c, true) | (false, c)) => {
                                let (true, (3 | 0)) = (
                                    (!(BVec3::new(c, false, (2_u32 < 3_u32)))
                                        .test((y % 2) as usize)),
                                    5_usize,
                                ) else {
                                    continue 'inner;
                                };
                                v.x_axis
                            }
                            ((b, false) | (false, b)) => Vec2::new(0.25, (-0.0)),
                            ((x, true) | (false, x)) if (true || (*c)) => {
                                let mut turn = 0;
                                let a: bool = 'value: loop {
                                    let (mut x, y) = (STEPS, (n as f32));
                                    if flatten::math::all(
                                        (BVec3::new(((n as u32) < (n as u32)), (*c), true)
                                            | BVec3::new(false, true, true)),
                                    ) {
                                        break 'value (*c);
                                    }
                                    x = (if (((1_usize <= 3)
                                        || ({
                                            v.y_axis = (if (*c) { v.x_axis } else { v.y_axis });
                                            (*c)
                                        })))
                                    {
                                        x
                                    } else {
                                        x
                                    });
                                    if (*c) {
                                        break 'value (*c);
                                    }
                                    turn += 1;
                                    if turn >= 2 {
                                        break (*c);
                                    }
                                };
                                v.y_axis
                            }
                            _ => v.y_axis,
                        });
                        (*c)
                    })))
                {
                    continue 'outer;
                }
            }
            if (*c) {
                break 'outer;
            }
        }
        ((STEPS + (v.x_axis.y as i32).clamp(-64, 64)), (v.x_axis.y + v.y_axis.y))
    }
}

#[flatten]
mod p109 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: i32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: IVec2::new(3, -2),
            b: -2,
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec2::new(-2, i32::MAX),
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32) -> u32 {
        match (7_i32).saturating_neg() {
            -1 => {
                if ((if ((*a) > (*a)) { ((*a) > (*a)) } else { ((*c) < 3) })) {
                    let Hit(mut y, mut t) = Hit(
                        (Vec4::new((*a), (*a), TABLE[Hit::SIZE % 4], (*a)))
                            .abs_diff_eq(
                                Vec4::new(2.0_f32, 1.0_f32, (*a), 0.5_f32),
                                0.5,
                            ),
                        ((*a) + (*a)),
                    );
                } else {
                    let mut k0 = (MASK) & 3;
                    'outer: loop {
                        let mut turn = 0;
                        let t: f32 = 'value: loop {
                            if (({
                                let q = (*a);
                                q == q && q.is_sign_negative()
                            })) {
                                break 'value ((((((*c) > (*c)) as i8) <= (false as i8))
                                    as i32) as f32);
                            }
                            let mut x_2: Pair = Pair::ALL[Pair::SIZE % 2];
                            turn += 1;
                            if turn >= 3 {
                                break (match Hit(((*a) < (*a)), (*a)) {
                                    Hit(_, a) => 2.0,
                                    Hit(true, a_2 @ -1.5) => (*a),
                                    Hit(false, 8.0) => (*a),
                                    b => b.1,
                                });
                            }
                        };
                        if k0 == 0 || ((k0 > 8)) {
                            break;
                        }
                        k0 -= 1;
                    }
                }
            }
            mut b @ ((1_000 | 2)) if (b <= b) => {}
            (2 | 1) => {}
            _ => {}
        }
        (5 + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: Pair, t: i32) -> [f32; 3] {
        (*a) = ({
            let [mut x_2, _, ..] = [(((*a)).min((*a)) + 0.0), y.1, (*a)];
            x_2
                -= (if false {
                    ((x_2).atan2((x_2))).rem_euclid((((*a) - 3.0_f32)))
                } else {
                    return [y.1, 0.0_f32, x_2];
                });
            (0..2i32).map(|x_2| ((y.1, MASK, Pair(y.0, (*a)))).0).sum::<f32>()
        });
        [(*a), ((Vec3::new(0.0_f32, y.1, (*a))).length()).to_radians(), y.1]
    }
}

mod p111 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(mut b: usize, c: i32, y: &mut f32, t: &mut u32) -> f32 {
        let mut turn = 0;
        let b: [i32; 2] = 'value: loop {
            'outer: for t in 0..2i64 {
                'inner: for a in 0..2i64 {
                    let t: [i32; 2];
                    if ((*y) <= (*y)) {
                        t = [((c & 15) * (c & 7)); 2];
                    } else {
                        t = [c, ((0_usize & 255) as i32)];
                    }
                    let [a_2, _] = [(c + (-1_i32)), (t)[0]];
                }
            }
            if (b != b) {
                break (if ((*t) <= (*t)) {
                    'outer: for y in 0u32..4 {
                        match (Pair {
                            a: BVec3::new(false, true, true),
                            b: c,
                        }) {
                            Pair { a: a_2, b: ((0 | 5)) } => {
                                return 0.5;
                            }
                            Pair { a: _, b: ..=0 } => {}
                            mut v => {
                                break 'value [c, v.b];
                            }
                        }
                        if ((-4_i32) < c) {
                            continue;
                        }
                    }
                    [7_i32; 2]
                } else {
                    [c, c]
                });
            }
            if true {
                break [c, c];
            }
            turn += 1;
            if turn >= 3 {
                break [c, c];
            }
        };
        ((*y) + ((*t) as f32))
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0)
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
            State(self.0 & other)
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: BVec3, mut x: i32, mut v: f32, t: &mut State) -> Hit {
        let a: IVec3 = IVec3::new(2, 0, 3);
        'outer: for b in 0..2 {
            let given: f32 = v;
            let a_2: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(x: f32) -> f32 {
                    (x - HALF).max(HALF)
                }
                t
            };
        }
        let mut a_2 = Mat2::from_cols(Vec2::new((-0.0), v), Vec2::new(v, (-2.5)));
        a_2.x_axis *= Vec2::ONE;
        'outer: for a in 0..2i64 {
            let mut k1 = (1_u32) & 3;
            #[keep]
            'inner: while k1 > 0
                && ((({
                    if FLAGS[Hit::SIZE % 9] {
                        return Hit((Hit(IVec2::new(5_i32, 3_i32), x)).0, (t.0 >> STEPS));
                    }
                    (true || (x > x))
                })))
            {
                k1 -= 1;
                {
                    let mut a = (((a_2
                        - Mat2::from_cols(Vec2::new(2.0_f32, a_2.y_axis.y), a_2.x_axis))
                        * (if ((-1.0_f32) < 0.5) { (a as f32) } else { v }))
                        * a_2.x_axis.y);
                }
            }
            if (0.5_f32 <= 0.0) {
                break 'outer;
            }
        }
        Hit(IVec2::new(a.x, 7_i32), x)
    }
}

#[flatten]
mod p113 {
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
    const FLAGS: [bool; 9] = [
        true,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: Pair, c: &i32) -> [f32; 3] {
        let mut k0 = ((false as u32)) & 3;
        'outer: while k0 > 0
            && (((((3_i32 & 7) as usize)
                != (if Pair::SIZE >= Hit::SIZE {
                    Pair::SIZE - Hit::SIZE
                } else {
                    Pair::SIZE
                }))))
        {
            k0 -= 1;
            let Pair { a: v, .. } = Pair {
                a: (a.a).map(|v| a.a.z),
                b: a.a.x,
            };
        }
        [
            (((flatten::math::dot(
                Vec2::new(2.0_f32, (-2.5_f32)),
                Vec2::new(0.0_f32, a.b),
            )) * 0.7 + (((*c) as f32)) * 0.1) + a.a.w),
            (a.a.w + (-a.a.w)),
            ((0..3i32).map(|c| ((a.a.x).cos() + (-0.0_f32))).sum::<f32>() + 1.0),
        ]
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, mut v: Vec3, t: u32) -> Pair {
        let mut y: [i32; 3] = [(*c); 3];
        'outer: for &a in &y {
            let mut k1 = 1u32;
            'inner: while k1 < 2 {
                k1 <<= 1;
                match ((match ((
                    (-4_i32),
                    (if Hit::SIZE >= Hit::SIZE {
                        Hit::SIZE - Hit::SIZE
                    } else {
                        Hit::SIZE
                    }),
                )) {
                    (x, (0 | 0)) if matches!(((- 1_i32), Hit::SIZE), (1..2, 100)) => {
                        (if (v.y <= v.x) { y[1] } else { y[2] })
                    }
                    ((-7 | -7), c @ 2..) => 10_i32,
                    (mut y @ ((1 | 2)), mut a_2 @ 3..4) if (a_2 <= 0) => ({ 3_i32 }),
                    _ => {
                        'block: {
                            let [_, a_2, _] = first(
                                Pair::ALL[Hit::SIZE % 2],
                                &{ ((0_usize & 255) as i32) },
                            );
                            if false {
                                break 'block;
                            }
                        }
                        (*c)
                    }
                })) {
                    -1.. => {}
                    mut b => {}
                }
                if (k1 <= k1) {
                    continue;
                }
            }
            if FLAGS[Pair::SIZE % 9] {
                break;
            }
        }
        Pair {
            a: (Vec4::new(v.x, (-0.0), v.x, v.z) + Vec4::splat((y[0] as f32))),
            b: (0.5 + v.x),
        }
    }
}

#[flatten]
mod p114 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: self.a,
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a,
                b: (other & 15) as f32,
            }
        }
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: i32, c: f32, y: f32, t: &u32) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            let t: Hit = Hit { a: Vec3::new(c, c, c), b: y };
            if ((y * 0.0) < 2.0) {
                continue 'outer;
            }
            if (IVec2::new(k0, (-1))
                == (IVec2::new(0_i32, i32::MIN))
                    .wrapping_add_unsigned(UVec2::new(MASK, MASK)))
            {
                let mut k1 = (MASKS[5_usize % 7]) & 3;
                #[keep]
                'inner: while k1 > 0
                    && (((Vec2::new(3.0_f32, t.a.x)) != (Vec2::new(y, y))))
                {
                    k1 -= 1;
                    let mut n = (t, k0, t);
                    let Hit { a: x_2, b: (8.0 | 1.0) } = ((((
                        n.0,
                        a,
                        Hit { a: n.0.a, b: t.a.y },
                    ))
                        .0 * t.b)) else {
                        continue 'outer;
                    };
                }
            } else if (k0 != (-1)) {} else {}
        }
        (a + a)
    }
}

#[flatten]
mod p115 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: u32,
        pub c: i32,
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
    pub fn entry(mut b: f32, c: i32, y: &f32, t: &mut u32) -> u32 {
        let mut a = (((if (b <= (*y)) {
            mat2(Vec2::new((*y), 3.0_f32), Vec2::new(2.0_f32, 0.0_f32))
        } else {
            let start = 2_u32;
            let mut t = 1;
            t += start;
            Mat2::IDENTITY
        }))
            .transpose()
            * (mat2(Vec2::new(Pair::RATE, 0.25_f32), Vec2::new((*y), b))).transpose());
        #[keep]
        'outer: for a in (0..(('block: {
            let mut turn_1 = 0;
            let a: Mat2 = 'value_1: loop {
                let c: usize;
                if (((if ((*t) != (*t)) {
                    'outer: for a in [
                        [0.0_f32, 0.0_f32],
                        [0.0_f32, 0.0_f32],
                        [0.0_f32, 0.0_f32],
                    ] {}
                    false
                } else {
                    false
                }) || false))
                {
                    c = 0;
                } else {
                    c = 0;
                }
                turn_1 += 1;
                if turn_1 >= 2 {
                    break Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                }
            };
            if false {
                break 'block 0_u32;
            }
            0_u32
        }) & 3))
        {}
        0
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
        pub a: f32,
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
    pub fn entry(a: &Mat2, c: &mut [f32; 3], mut v: Hit, t: Hit) -> f32 {
        #[keep]
        'outer: for v in (i32::MAX - ((WIDE as i32) & 3)..=i32::MAX) {
            let mut x: [[Pair; 2]; 2] = [
                ([[Pair(a.y_axis.y), Pair(c[0])], [Pair(c[0]), Pair::FIRST]])[0],
                [(-Pair(a.x_axis.x)), Pair(c[1])],
            ];
            x[(MASKS[(MASK % 7) as usize] % 2) as usize] = [
                x[0][1],
                (&x[0][1] - &x[0][0]),
            ];
        }
        'outer: for [[mut b, n], [_, _]] in [
            [[Pair(a.y_axis.y), Pair(1.0_f32)]; 2],
            [[Pair(a.x_axis.y); 2], [Pair(a.x_axis.x), Pair::ALL[(Hit::SIZE).min(1)]]],
        ] {
            let mut a: [[Pair; 2]; 2] = (match ((
                (if (c[0] <= a.y_axis.x) {
                    ({
                        'inner: for n in (0..3).rev() {
                            let x = (c[1])
                                .rem_euclid(
                                    (((t).a
                                        - dot(
                                            Vec4::new(3.0_f32, 0.5_f32, c[0], TABLE[Hit::SIZE % 4]),
                                            Vec4::new((-2.5_f32), 1.0_f32, a.y_axis.x, (-2.5_f32)),
                                        ))),
                                );
                        }
                        let mut a: BVec3 = (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
                            .cmplt(Vec3::new(0.0, 0.0, 0.0));
                        false
                    })
                } else {
                    false
                }),
                false,
                0_i32,
            )) {
                (true, true, -7) => {
                    [[Pair(0.0_f32), Pair(0.0_f32)], [Pair(0.0_f32), Pair(0.0_f32)]]
                }
                _ => [[Pair(0.0_f32), Pair(0.0_f32)], [Pair(0.0_f32), Pair(0.0_f32)]],
            });
        }
        0.0
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
            }
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
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: f32, c: &mut i32, y: &Vec2, t: &Vec3) -> Hit {
        'outer: for b in [
            (match ((*c), ((*c) > (*c)), (*c)) {
                (mut v, a, mut y @ 2) if (Pair::SIZE != Hit::SIZE) => t.x,
                (mut x, true, 0..=2) => {
                    let mut k0 = 1u32;
                    'outer: while k0 < 4 {
                        k0 *= 2;
                        match (
                            ((5_u32).count_ones() as usize),
                            ((k0 | k0) >> (k0 & 31)),
                        ) {
                            (mut n, 0..) if (x > STEPS) => {
                                let Hit(c, n) = Hit(n, Vec2::new(1.5_f32, 0.0_f32));
                                let mut y: Hit = (-Hit::ALL[c % 2]);
                                let x_2 = y
                                    .step(((n.y).abs().sqrt() - t.y), (3_i32).wrapping_add(x));
                            }
                            (y, _) => {}
                            (1..=100, (3 | 4)) => {}
                            _ => {}
                        }
                    }
                    y.y
                }
                (mut x_2, true, _) => t.z,
                _ => a,
            }),
            y.y,
            t.z,
        ] {
            if ((*c) != (*c)) {
                break;
            }
        }
        Hit(Pair::SIZE, ((*y) + Vec2::splat(((*c) as f32))))
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
    #[flatten(exact)]
    pub fn entry(a: &mut UVec2, c: &i32) -> u32 {
        'outer: for b in 0..3usize {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 2) {
                    break;
                }
                if (8_usize <= b) {
                    if (1_i32 != k1) {
                        let given: f32 = HALF;
                        let x: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(t: f32) -> f32 {
                                if t < HALF { -t } else { t }
                            }
                            let t = doubled(given);
                            t
                        };
                        break;
                    }
                    return a.y;
                }
                if ((*c) <= k1) {
                    {
                        let (mut c, a_2) = (
                            (match (Hit((1_i32 < k1))).0 {
                                true => ({ HALF }),
                                x_2 => {
                                    (match STEPS {
                                        _ => (-0.0_f32),
                                        _ => STILL,
                                    })
                                }
                            }),
                            Hit::FIRST,
                        );
                        (*a)
                            += ((match a.y {
                                (100 | 4) if ((k1 < 0) != (c != c)) => (*a),
                                (0 | 1) => UVec2::new(a.x, a.x),
                                mut b => UVec2::new(0_u32, a.x),
                            }))
                                .saturating_sub(({ (*a) }));
                        a.x <<= 1;
                    }
                    break;
                }
                if (FLAGS[(Pair::SIZE).min(8)] && false) {} else {}
                k1 += 1;
            }
        }
        ((((({
            let q = TABLE[((*c) & 1) as usize];
            if q == q { q.to_bits() >> 20 } else { 7 }
        }) | (MASK ^ a.x)) | 7) - ((((1.5_f32) * -1e9) as u32) & 7)) + a.x)
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
        let mut x: Pair = Pair(Vec3::new(1.5_f32, 1.5_f32, b.y));
        let a_2 = x.step(&b.y);
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            x = Pair(
                ((Mat3::from_diagonal(x.0) * Vec3::new(3.0_f32, 2.0_f32, x.0.y)) % 1.5),
            );
            let mut t = (if (({
                let q = (-2.5_f32);
                q == q && q.is_sign_negative()
            })) {
                Mat3::from_cols(x.0, x.0, x.0)
            } else {
                'inner: for n in k0..=2 {
                    if any(BVec3::new(false, (3_i32 < a_2), (a_2 > 1_i32))) {
                        break 'outer;
                    }
                }
                (mat3(x.0, x.0, x.0) * Mat3::from_diagonal(POINTS[(Pair::SIZE).min(5)]))
            });
            t.x_axis += Vec3::ONE;
            k0 += 1;
        }
        'outer: for c in [
            ({
                let a_2 = (x.0 * (0..3i32).map(|c| ((-0.0_f32) * b.x)).sum::<f32>());
                let mut t: Pair = x;
                let b = t.step(&b.x);
                MASK
            }),
            MASK,
            MASK,
        ] {
            if false {
                break;
            }
        }
        (x.0.y + x.0.z)
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
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0, self.1 & other)
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
        let n: f32 = 'block: {
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
                            let mut a_2: Pair = (Pair(UVec2::new(k0, 5_u32), a.z) * t.x);
                        }
                    }
                    k1 += 1;
                }
            }
            1.0
        };
        1
    }
}

#[flatten]
mod p121 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
        const FIRST: Self = Pair {
            a: 0.5,
            b: IVec2::new(-2, i32::MAX),
            c: true,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: IVec2::new(i32::MAX, 3),
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, mut x: i32, y: Pair) -> Hit {
        'outer: for t in [Hit, Hit, Hit] {
            if true {
                break;
            }
            match (Pair { b: (y.b | y.b), ..y }) {
                Pair {
                    a: (-1.5 | -1.5),
                    b: mut y,
                    c: false,
                } if ((match Pair::FIRST {
                    Pair { a: y, b: _, c: false } => {
                        let _ = (x
                            < (match (((-4_i32) <= 1_i32), (-1.0_f32)) {
                                (true, mut c @ ((8.0 | 8.0))) => 5,
                                (false, mut v) => {
                                    let a = Vec2::new(
                                        (y).smoothstep(-1.0, 2.0),
                                        (if ((Pair {
                                            c: FLAGS[(MASKS[Hit::SIZE % 7] % 9) as usize],
                                            a: a.y,
                                            b: IVec2::new(x, x),
                                        })
                                            .c)
                                        {
                                            (Pair {
                                                b: IVec2::new(10_i32, x),
                                                ..Pair {
                                                    a: y,
                                                    ..Pair {
                                                        b: IVec2::new(0_i32, 1_i32),
                                                        c: (x != x),
                                                        a: 2.0_f32,
                                                    }
                                                }
                                            })
                                                .a
                                        } else {
                                            (a.x - 1.0)
                                        }),
                                    );
                                    x
                                }
                                _ => x,
                            }));
                        (a.y <= a.y)
                    }
                    _ => {
                        #[keep]
                        'inner: for v in (((if false {
                            let a_2: f32 = 'block: {
                                let given: f32 = 2.0;
                                let x: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn doubled(t: f32) -> f32 {
                                        t * HALF + 1.0
                                    }
                                    let t = doubled(given);
                                    t
                                };
                                if (MASK >= MASK) {
                                    let mut n = vec2(((a.y - a.x) + 2.0), a.x);
                                    break 'outer;
                                }
                                (if (y.x <= y.x) {
                                    (match (x > a.x) {
                                        _ => (-2.5),
                                        true => a.y,
                                        false => TABLE[(MASK % 4) as usize],
                                    })
                                } else {
                                    a.x
                                })
                            };
                            y.x
                        } else {
                            STEPS
                        }) & 3)..4)
                            .rev()
                        {
                            let mut x_2: Vec3 = Vec3::new((-0.0), a.y, a.x);
                            if (v > (-4)) {
                                break;
                            }
                        }
                        (0.0_f32 <= (-1e-40f32))
                    }
                })) => {}
                _ => {
                    break;
                }
            }
        }
        Hit
    }
}

#[flatten]
mod p122 {
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
    const NARROW: u8 = 3;
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
    impl Pair {
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: Pair { a: true } };
        const ALL: [Hit; 2] = [Hit { a: Pair { a: false } }, Self::FIRST];
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
        fn step(mut self, a: &f32, c: [Hit; 2], y: &mut Vec2) -> f32 {
            let k0 = ((UVec2::new(8_u32, 3_u32)).y) & 3;
            'outer: while k0 > 3 {}
            let c = (-((Mat3::from_diagonal(Vec3::new((-2.5_f32), y.x, 3.0_f32)))
                .transpose()
                * ({
                    'outer: for _ in [
                        (MASK | 1_u32),
                        ((3_u32 | 7) - (2_u32 & 7)),
                        MASK,
                    ] {
                        if (c[0].a.a || self.a.a) {
                            let mut a_2: [State; 3] = [
                                State(10_i32),
                                State((WIDE as i32)),
                                State((NARROW as i32)),
                            ];
                            let mut k1 = ((MASK).min(MASK)) & 3;
                            #[unroll(max = 4)]
                            'inner: loop {
                                if self.a.a || k1 == 0 {
                                    break;
                                }
                                k1 -= 1;
                            }
                        }
                    }
                    Mat3::from_diagonal(CORNER)
                })));
            ({
                let mut v = c;
                (c.y_axis).length()
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec2, c: State, y: f32) -> [Hit; 2] {
        'outer: for a_2 in -1..1 {
            if (({
                let q = y;
                q == q && q.is_sign_negative()
            })) {
                let mut a_2: Hit = Hit {
                    a: Pair {
                        a: (b.x <= TABLE[(MASK % 4) as usize]),
                    },
                };
                let x_2 = a_2.step(&y, [a_2, a_2], &mut b);
                break;
            }
        }
        if (y != 0.5) {
            if (5_i32 <= ((c.0) << (MASK & 31))) {
                return [
                    Hit {
                        a: Pair {
                            a: (c.0 <= (NARROW as i32)),
                        },
                    },
                    Hit { a: Pair::FIRST },
                ];
            } else {
                return [('block: {
                    if (((POINTS[(MASK % 6) as usize])
                        .cmple(Vec3::new(f32::MIN_POSITIVE, b.y, (-2.5)))
                        .any()
                        && ({
                            b = (Vec2::new(b.y, 3.0_f32)).perp();
                            (BVec3::new(false, (c.0 < c.0), (0_i32 < c.0))).any()
                        })))
                    {
                        let mut x_2: [State; 3] = [c, c, c];
                        'outer: for State(_) in x_2 {
                            if (x_2[0].0 > 1) {
                                let start = ((IVec2::new(x_2[1].0, (-4_i32))).y + x_2[1].0);
                                let mut a = 0;
                                a += start;
                                break;
                            }
                        }
                        break 'block Hit::FIRST;
                    }
                    Hit { a: Pair { a: (b.y > y) } }
                }); 2];
            }
        }
        [
            Hit {
                a: Pair {
                    a: ((match ((
                        (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }),
                        ({ Hit::ALL[(MASKS[1_usize % 7] % 2) as usize] })
                            .step(
                                &y,
                                [
                                    Hit { a: Pair { a: (b.y > b.x) } },
                                    Hit { a: Pair { a: (c.0 <= c.0) } },
                                ],
                                &mut b,
                            ),
                        b.x,
                    )) {
                        (_, (-1.5 | 2.0), mut c @ 1.0..=8.0) if (1.5_f32 != c) => true,
                        (0.., mut x, -1.5) => false,
                        (1..=4, 0.0, (0.0 | -1.5)) => (c.0 != c.0),
                        _ => (c.0 <= c.0),
                    }) ^ (b.y > 0.5)),
                },
            },
            Hit {
                a: Pair {
                    a: ((b.y < b.y) ^ (b.x > 0.5)),
                },
            },
        ]
    }
}

#[flatten]
mod p123 {
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
                        let y: Vec3 = 'value: loop {
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
                                                    self.a = (MASK & self.a);
                                                    (a[1] != 1.5_f32)
                                                }));
                                        }
                                        (Vec3::new(0.5, 0.0, TABLE[(x & 1) as usize]) * a[0])
                                    }
                                    true => {
                                        'outer: for _ in [
                                            (match self.a {
                                                _ => 3_u32,
                                                0 => self.a,
                                                mut a_2 => 1_u32,
                                            }),
                                            self.a,
                                            self.a,
                                        ] {
                                            if (7_i32 != x) {
                                                continue 'outer;
                                            }
                                        }
                                        Vec3::new(a[1], a[0], a[1])
                                    }
                                    false => Vec3::new(2.0, 0.0, a[1]),
                                });
                            }
                            turn += 1;
                            if turn >= 1 {
                                break Vec3::new(1.0, 0.5, a[1]);
                            }
                        };
                        x
                    }
                    (mut b @ 100, mut a @ ((0.25 | 0.25))) => 0_i32,
                    (4..=100, -1.5) if (self.a <= self.a) => x,
                    _ => x,
                })) <= STEPS))
            {}
            Mat2::from_cols(
                (Vec2::new(1.5, (-2.5)) + Vec2::splat((x as f32))),
                Vec2::new((-1.0), (-0.0)),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: i32, t: Hit) -> f32 {
        let a: Mat2 = 'block: {
            let mut turn_1 = 0;
            let v: Pair = 'value_1: loop {
                'outer: for _ in 0..3usize {
                    let mut x_2: [[f32; 2]; 2] = [[a, 0.25_f32], [a; 2]];
                    let x_2: [f32; 2] = [TABLE[(3_usize).min(3)], x_2[1][0]];
                    {
                        let mut y = x_2;
                    }
                }
                turn_1 += 1;
                if turn_1 >= 1 {
                    break Pair { a: MASK };
                }
            };
            if (((v.a > v.a)
                && (match (7_i32, y, 1_usize) {
                    (a_2 @ -7, mut a, v @ 100) => {
                        let mut a_2: Pair = Pair {
                            a: MASKS[(MASKS[Hit::SIZE % 7] % 7) as usize],
                        };
                        let n = a_2
                            .step(
                                ({
                                    let mut k0 = 0i32;
                                    'outer: while k0 < 3 {
                                        k0 += 1;
                                        let [[mut t, _], [b, a_2]] = [[TABLE[(v).min(3)]; 2]; 2];
                                        let a_2 = (((t).copysign((0.0_f32).max(-9.0)) - a_2))
                                            .ceil();
                                    }
                                    'block_1: {
                                        if (((match t.a {
                                            _ => (a < y),
                                            1 if (y < y) => (1_u32 < a_2.a),
                                            y => (v != v),
                                            t => (c <= (-1)),
                                        }) == ((v != v) && (a_2.a != a_2.a))))
                                        {
                                            let mut a: f32 = HALF;
                                            break 'block_1;
                                        }
                                        _ = (TABLE[(a_2.a % 4) as usize] != ({ HALF }));
                                    }
                                    [3.0_f32, STILL]
                                }),
                                (if false {
                                    3
                                } else {
                                    let mut turn_1 = 0;
                                    let x: Pair = 'value_1: loop {
                                        if (Vec3::new(RAMP[(0_i32 & 1) as usize], 3.0, HALF))
                                            .cmplt(
                                                (Vec3::new(HALF, 3.0, RAMP[Hit::SIZE % 9])
                                                    * Vec3::new(3.0, 1.0, 1.0)),
                                            )
                                            .all()
                                        {
                                            break Pair { a: a_2.a };
                                        }
                                        let mut t: Pair = Pair { a: a_2.a };
                                        let y = t.step([STILL, HALF], (y * 0));
                                        if (((5_u32).count_ones() as usize)
                                            >= ((3_u32 & 7) as usize))
                                        {
                                            break Pair { a: (MASK & MASK) };
                                        }
                                        turn_1 += 1;
                                        if turn_1 >= 1 {
                                            break Pair { a: 0 };
                                        }
                                    };
                                    y
                                }),
                            );
                        (v != v)
                    }
                    _ => (a > a),
                })))
            {
                break 'block Mat2::from_diagonal(Vec2::new((-1.0), 3.0));
            }
            Mat2::from_cols(Vec2::new(2.0, a), Vec2::new(a, a))
        };
        (a.y_axis.y + State::RATE)
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: f32) -> f32 {
        let mut k0 = ((match ((-1.0_f32) > a) {
            y => MASK,
            true => MASK,
            false => MASK,
        })) & 3;
        #[keep]
        'outer: loop {
            if (a < a) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut k1 = 2u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                k1 -= 1;
                let mut n = ((LEVELS[(k1 % 8) as usize] & 255) as u32);
                if (select(k0, k1, (n > k1)) <= k1) {
                    continue;
                }
            }
        }
        a
    }
    fn second(a: f32, c: &i32, y: f32) -> IVec3 {
        let mut t = [7_i32; 2];
        IVec3::new(t[0], (-4), 3)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, mut v: IVec3, t: &mut u32) -> f32 {
        let start = ({
            v = second((*a), &v.y, ((*t) as f32));
            if (TABLE[((WIDE as i32) & 1) as usize] != (*a)) {
                let mut a = [
                    v.z,
                    ((if ((-1_i32) < v.z) {
                        let start = COUNT;
                        let mut x_2 = 2;
                        x_2 += start;
                        (-1_i32)
                    } else {
                        let b = (((v.y
                            & ({
                                v.y = (v.z).wrapping_shl(0_u32);
                                v.y
                            })) & 15)
                            * ((((1.0_f32 < (*a)) && ((*a) < 0.5_f32)) as i32) & 7));
                        7_i32
                    }) * 3),
                    (v.y
                        | ({
                            v.y = c;
                            v.y
                        })),
                ]
                    .iter()
                    .fold(
                        ('block: {
                            let y: f32 = 'block_1: {
                                let mut v = ({ (5 | c) });
                                if (((if FLAGS[(1_usize).min(8)] { COUNT } else { COUNT })
                                    <= (COUNT * 2)))
                                {
                                    break 'block_1 (*a);
                                }
                                let mut x_2: f32 = (Vec2::new(1.0_f32, (*a)))
                                    .dot((Mat2::from_angle((*a)) * Vec2::new(2.0_f32, (*a))));
                                first((*a))
                            };
                            if ((*a) < y) {
                                let mut k0 = (((*t) + (*t))) & 3;
                                #[keep]
                                'outer: loop {
                                    if (((if ((*a) <= STILL) {
                                        Vec2::new(3.0, y)
                                    } else {
                                        Vec2::new(y, 0.5)
                                    }) == (Vec2::new(16_777_217f32, 3.0)).abs())) || k0 == 0
                                    {
                                        break;
                                    }
                                    k0 -= 1;
                                    let mut x = [v.z, v.x];
                                }
                                break 'block (Vec3::new(y, (-2.5_f32), 0.25_f32))
                                    .dot(CORNER);
                            }
                            let mut x: f32 = (*a);
                            ((if (y > x) { 2_usize } else { COUNT }) as f32)
                        }),
                        |c, &v| ((CORNER).element_product() % (*a)),
                    );
                return a;
            }
            3_i32
        });
        let mut b = 0;
        b += start;
        ((*a) + (v.z as f32))
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
                    (*a)
                        += ((if ((if (y[1] != (-4)) {
                            (7_i32 > 2)
                        } else {
                            if ((self.a).abs()).cmplt(self.a).all() {
                                return (Vec4::select(
                                    (a_2.y_axis).cmplt(a_2.z_axis),
                                    a_2.y_axis,
                                    a_2.y_axis,
                                ))
                                    .dot(
                                        Vec4::new(a_2.y_axis.z, a_2.w_axis.w, 2.0, a_2.y_axis.w),
                                    );
                            }
                            false
                        })) {
                            ({ a_2.y_axis.w })
                        } else {
                            a_2.w_axis.x
                        }) + ((a_2.w_axis.y).sin() - 0.0));
                    return ((Vec2::new(2.0_f32, (-2.5_f32)) / 2.0)).y;
                }
                select(
                    (self.a).to_array()[(MASK % 2) as usize],
                    (self.a).z,
                    (((-1_i32) < c)
                        || ({
                            self.a.y %= 3.0;
                            (y[1] <= c)
                        })),
                )
            } else {
                self.a.x = (0..3i32).map(|c| ((-2.5_f32) - 0.0)).sum::<f32>();
                ((if FLAGS[(y[0] & 1) as usize] {
                    if ((BVec3::new(true, (self.a.y <= 3.0_f32), true))
                        == (BVec3::new(false, true, ((-2.5_f32) != a_2.x_axis.z))))
                    {
                        let mut t = (((a_2
                            * mat4(a_2.w_axis, a_2.z_axis, a_2.x_axis, a_2.z_axis))
                            * a_2) - a_2);
                        return 3.0;
                    }
                    Vec3::new(0.0_f32, 2_147_483_648f32, 1.0_f32)
                } else {
                    self.a
                }))
                    .z
            }) + self.a.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut usize, y: &mut f32, mut n: Pair) -> u32 {
        n.a.x = (n.a.x).abs().sqrt();
        n.a.x
            *= Pair::step(
                &mut n,
                y,
                (((IVec2::new(7_i32, STEPS) - IVec2::new(STEPS, STEPS))).y % 2),
                ({
                    if (STEPS).is_negative() && let Pair { a: mut b } = Pair::FIRST {
                        let mut x: BVec3 = (BVec3::new((b.y != 1.0_f32), false, false)
                            ^ (IVec3::new(3_i32, (NARROW as i32), (NARROW as i32)))
                                .cmplt(IVec3::new(STEPS, (WIDE as i32), (-4_i32))));
                        #[keep]
                        'outer: for c in (((WIDE as i32)
                            & 3)..=(((NARROW as i32)).signum() & 3))
                        {
                            b.y = flatten::math::fract(((b.z * 0.0)).atan2((b.z)));
                            let a: f32;
                            if (b.x < STILL) {
                                b *= b;
                                a = (b).z;
                            } else {
                                x = ((b).is_nan_mask() | (!x));
                                a = b.z;
                            }
                            if (({
                                let q = a;
                                q == q && q.is_sign_negative()
                            })) {
                                let mut y = Pair { a: b };
                                break;
                            }
                            let n: Pair = (Pair { a: ({ b }) }
                                * ((b.y + (-2.5_f32))).round());
                            b.z *= (b.y).round();
                        }
                    } else {
                        {
                            (*c) = (((((MASK & 63) << (MASK & 7)) & (MASK ^ MASK)) & 7)
                                as usize);
                        }
                    }
                    let mut t: [i32; 2] = [LEVELS[5_usize % 8], STEPS];
                    'outer: for (b, (n, x_2)) in t
                        .iter()
                        .copied()
                        .zip(0..2u32)
                        .enumerate()
                    {
                        let mut k1 = (x_2) & 3;
                        'inner: loop {
                            let x: [i32; 2] = 'block: {
                                if (b > Hit::SIZE) {
                                    let mut c = select(
                                        (2_u32).min((x_2 + x_2)),
                                        8_u32,
                                        (x_2 < x_2),
                                    );
                                    break 'block t;
                                }
                                t
                            };
                            if k1 == 0 || ((x_2 != 3)) {
                                break;
                            }
                            k1 -= 1;
                        }
                        if (2_u32 <= 5) {
                            continue;
                        }
                    }
                    [t[1], t[1]]
                }),
            );
        (5 + (n.a.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut u32, c: i32, y: f32, t: u32) -> i32 {
        (*a) = ((t | 7) - (MASK & 7));
        (*a) <<= 1;
        let given: f32 = y;
        let b: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(t: f32) -> f32 {
                (t - HALF).max(HALF)
            }
            t
        };
        (*a) = (*a);
        {
            let mut a: [(Vec3, Vec4); 3] = [
                (
                    Vec3::new(b, 0.5_f32, 0.25_f32),
                    Vec4::new(1.0_f32, 3.0_f32, 0.0_f32, b),
                ),
                ({
                    if (c <= c) {
                        let mut turn = 0;
                        let v: u32 = 'value: loop {
                            let mut t = (((b)
                                .max(
                                    (Vec2::new(y, 2.0_f32))
                                        .distance(Vec2::new((-1.0_f32), (-2.5_f32))),
                                ) + 0.0)
                                - ((Vec2::new(0.5_f32, b)).yx())
                                    .dot(Vec2::new(2.0, (-1.0))));
                            (*a) &= ({ (((*a) & 63) << ((*a) & 7)) });
                            if (((*a) != (*a)) ^ true) {
                                break ((if true { (*a) } else { (*a) })
                                    + (if false { 2 } else { (*a) }));
                            }
                            let mut x = mat4(
                                (mat4(
                                    Vec4::new(0.25_f32, t, 0.0_f32, b),
                                    Vec4::new((-2.5_f32), 2.0_f32, y, b),
                                    Vec4::new(1.5_f32, 0.0_f32, (-2.5_f32), 2.0_f32),
                                    Vec4::new(0.25_f32, b, (-2.5_f32), 0.0_f32),
                                ) * Vec4::new(0.25, y, b, t)),
                                (Vec4::new(b, (-2.5), STILL, 3.0))
                                    .min(Vec4::new(3.0, b, 1.0, 3.0)),
                                (Vec4::new(t, t, b, 2.0) / (-3.0)),
                                (if (c != c) {
                                    Vec4::new(y, b, (-1.0), (-0.0))
                                } else {
                                    Vec4::new(t, 1.5, (-1.0), (-1.0))
                                }),
                            );
                            x.x_axis *= Vec4::ONE;
                            x.w_axis.x -= x.y_axis.z;
                            turn += 1;
                            if turn >= 2 {
                                break ((*a) + (*a));
                            }
                        };
                    } else {
                        if (!(c <= c)) {
                            if (0_i32 <= c) {
                                return (!(c - 5));
                            } else {
                                return ((c & 31).pow(2) | 0);
                            }
                        }
                    }
                    (Vec3::new(0.25_f32, y, (-1.0_f32)), Vec4::new(y, y, 0.5_f32, b))
                }),
                ({
                    let (v, x_2) = (
                        Vec3::new(1.5_f32, (-2.5_f32), (-1.0_f32)),
                        Vec4::new(2.0_f32, b, 3.0_f32, 1.5_f32),
                    );
                    (v, Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32))
                }),
            ];
        }
        0
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: self.b }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &Pair, mut v: f32, t: u32) -> Vec2 {
        if ((((Vec2::new(v, b)) != (Vec2::new((-1.0_f32), b)))
            || ({
                b = b;
                (c.a == IVec2::new(2_i32, (-4_i32)))
            })))
        {
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                if (({
                    let q = v;
                    q == q && q.is_sign_negative()
                })) {
                    if (((Pair::SIZE / 2)
                        >= (if Pair::SIZE >= 3_usize {
                            Pair::SIZE - 3_usize
                        } else {
                            Pair::SIZE
                        })))
                    {
                        let x: (f32, Vec3, i32) = 'block: {
                            if ((Pair::SIZE == 2) && (t <= t)) {
                                let start = (c.b as usize);
                                let mut a = 2;
                                a += start;
                                continue 'outer;
                            }
                            v = (if b <= b {
                                (tanh(
                                    (match (*c) {
                                        Pair {
                                            a: v,
                                            b: true,
                                        } if ((Vec2::new((-2.5_f32), b))
                                            != (Vec2::new((-0.0_f32), 1.0_f32))) => b,
                                        _ => b,
                                    }),
                                ))
                                    .clamp(b, b) + 0.0
                            } else {
                                v
                            });
                            let given: f32 = (if c.b { v } else { b });
                            let b: f32 = {
                                fn second(c: f32) -> f32 {
                                    if c < 0.5 { -c } else { c }
                                }
                                let t = second(given);
                                t
                            };
                            (match ((
                                (CORNER).z,
                                (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                }),
                                (!c.b),
                            )) {
                                (_, (1 | 100), t) => (b, CORNER, 1_i32),
                                ((-1.5 | 1.0), (2 | 2), _) => {
                                    (v, Vec3::new((-2.5_f32), v, (-1.0_f32)), (NARROW as i32))
                                }
                                _ => ((-1.0_f32), Vec3::new(0.5_f32, 3.0_f32, v), c.a.y),
                            })
                        };
                        break;
                    } else {
                        return (match ((
                            (c.a.y <= 1_i32),
                            3_u32,
                            (if c.b { c.a.x } else { c.a.x }),
                        )) {
                            (false, mut b, 0..1_000) => Vec2::new(3.0, 0.25),
                            (mut b, x_2 @ 1, -1) => {
                                Vec2::select(
                                    (Vec2::new(3.0, 3.0)).cmplt(Vec2::new((-0.0), (-0.0))),
                                    Vec2::new(v, v),
                                    Vec2::new(1.0, 1.0),
                                )
                            }
                            (
                                _,
                                _,
                                mut c,
                            ) if (Vec3::new(2.0, (-2.5), 2.0))
                                .cmplt(Vec3::new(b, v, 3.0))
                                .any() => (Vec2::new(v, v) - b),
                            _ => (Vec2::new((-1.0), b)).max(Vec2::new(b, 1.0)),
                        });
                    }
                }
                if c.b {
                    continue 'outer;
                }
                let mut a_2: f32 = b;
            }
            let mut t = c.a.x;
            let c: bool = false;
        }
        b = (((if c.b { b } else { b }) * 1.5) * b);
        (((Vec2::new(1.5, b)).abs()).max((Vec2::new(v, b)).signum()) + Vec2::splat(v))
    }
}

#[flatten]
mod p128 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, 0);
        const ALL: [Hit; 2] = [Hit(-0.0, 5), Self::FIRST];
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
        fn step(self, a: f32) -> usize {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                k0 *= 2;
                let mut a_2 = ((Vec2::new((-1.0_f32), 0.5_f32)).map(|a| self.0.x))
                    .distance(Vec2::new(0.25_f32, a));
                if (!((self.0.y < a_2) || (k0 > k0))) {
                    let mut a_2: [i32; 2] = [(NARROW as i32), LEVELS[(k0 % 8) as usize]];
                    'inner: for &x in &a_2 {
                        if (k0 != k0) {
                            break 'outer;
                        }
                        match Hit::ALL[(k0 % 2) as usize] {
                            Hit(mut x_2, _) => {
                                let mut a: Mat3 = Mat3::from_cols(
                                    self.0,
                                    (match (
                                        (a_2[0]).wrapping_add_unsigned(k0),
                                        ((self.0.y).min(x_2) + 0.0),
                                        ((-1_i32)).abs(),
                                    ) {
                                        ((0 | 0), v @ ((2.0 | 8.0)), _) => (self.0 / (-3.0)),
                                        _ => (mat3(self.0, self.0, self.0) * self.0),
                                    }),
                                    self.0,
                                );
                                continue;
                            }
                            Hit(_, _) => {}
                            Hit((8.0 | 0.0), 4) => {}
                            mut x => {}
                        }
                    }
                    break;
                }
            }
            ((Pair::SIZE).max(((MASKS[Hit::SIZE % 7]).count_ones() as usize))
                + Hit::SIZE)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &bool, c: &mut f32, y: &mut bool) -> f32 {
        let mut k0 = (((MASK) << (2_u32 & 31))) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let Hit(mut c, v) = (match (
                        ((*y) && (k0 > k0)),
                        ((WIDE as i32) / 2),
                    ) {
                        (b @ true, v @ -1..) => {
                            ((*c), (*y)) = (
                                ((v | v) as f32),
                                ((!(*y))
                                    && ({
                                        (*c) += ((*c)).atan2((0.0_f32));
                                        (*y)
                                    })),
                            );
                            Hit(0.5_f32, Hit::SIZE)
                        }
                        _ => Hit(0.5_f32, 0_usize),
                    });
                }
                k1 += 1;
            }
        }
        (*y) = (if ((CORNER).zyx())
            .cmplt((Vec3::new(1.5, (*c), (*c))).max(Vec3::new((-1.0), (*c), (-1.0))))
            .any()
        {
            let mut c: Pair = Pair(Vec3::new((*c), 1.5_f32, f32::EPSILON));
            let v = c.step((c.0.y).tanh());
            (*y)
        } else {
            (*a)
        });
        ((*c) + (*c))
    }
}

#[flatten]
mod p129 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
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
        const FIRST: Self = Pair {
            a: 0.5,
            b: IVec2::new(-2, i32::MAX),
        };
        const ALL: [Pair; 2] = [
            Pair {
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
    impl Pair {
        fn step(self, a: &f32, mut x: f32, y: &mut f32) -> i32 {
            if (self.b.x > self.b.x) {
                match ((MASK).count_ones() as usize) {
                    (2 | 2) if (MASK > 2) => {
                        let mut a: [i32; 2] = [self.b.x, self.b.y];
                        'outer: for y in a.iter().rev() {
                            let mut k1 = ((((-4_i32) & 255) as u32)) & 3;
                            #[keep]
                            'inner: loop {
                                if ((((Vec2::new(x, 0.0_f32))
                                    != (Vec2::new(2.0_f32, (-1.0_f32))))
                                    && ((self.b.y <= self.b.x)
                                        || ({
                                            x = TABLE[(k1 % 4) as usize];
                                            (LEVELS[(Pair::SIZE).min(7)] != self.b.y)
                                        })))) || k1 == 0
                                {
                                    break;
                                }
                                k1 -= 1;
                            }
                            if (a[1] <= self.b.y) {
                                break;
                            }
                        }
                    }
                    _ => {}
                }
                return self.b.x;
            }
            2
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, mut v: f32) -> [i32; 2] {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            if ((v != (*a)) < (k0 != k0)) {
                if false {
                    let [mut n, mut x] = [((1.5_f32 != (*a)) as i32); 2];
                } else {
                    let b = [
                        (if (c != c) { (c ^ 10_i32) } else { (c).rem_euclid(8) }),
                        ((c / ((-1_i32) | 1))
                            & ({
                                Pair {
                                    b: IVec2::new(2_i32, (-4_i32)),
                                    a: (-0.0_f32),
                                }
                            })
                                .step(&(*a), (-2.5_f32), &mut v)),
                    ];
                }
                break;
            }
            k0 -= 1;
        }
        let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            if ((v * v) != (Pair::ALL[Pair::SIZE % 2]).a) || k0 == 0 {
                break;
            }
            k0 -= 1;
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
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
    fn third(mut b: f32, c: f32) -> Mat3 {
        {
            match (({
                let q = 0.25_f32;
                q == q && q.is_sign_negative()
            })) {
                n @ false => {
                    'outer: for a_2 in 0u32..3 {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            let mut x = ([[(WIDE as i32), k1, 1_i32], [k1, k1, k1]])[0];
                            k1 += 1;
                        }
                    }
                }
                c => {}
                a @ false => {}
                _ => {}
            }
        }
        Mat3::from_cols(
            (((mat3(
                Vec3::new(1.0_f32, f32::MIN_POSITIVE, c),
                Vec3::new(c, c, 0.5_f32),
                Vec3::new((-2.5_f32), Pair::RATE, b),
            )
                * Mat3::from_cols(
                    Vec3::new(3.0_f32, 3.0_f32, 0.0_f32),
                    POINTS[((NARROW as i32) & 1) as usize],
                    Vec3::new(3.0_f32, (-1.0_f32), 2.0_f32),
                )))
                .x_axis + Vec3::splat(b)),
            (CORNER + Vec3::splat(b)),
            (((match (MASK, (-4_i32), (b < b)) {
                (_, 1_000, x) => {
                    x;
                    Mat3::from_cols(
                        Vec3::new(3.0_f32, 1.5_f32, 0.25_f32),
                        Vec3::new(0.5_f32, c, c),
                        Vec3::new(b, 0.5_f32, 3.0_f32),
                    )
                }
                (a @ ((100 | 100)), -7, mut x_2) => {
                    Mat3::from_diagonal(Vec3::new(c, 2.0_f32, 1.5_f32))
                }
                _ => {
                    Mat3::from_cols(
                        Vec3::new(0.0_f32, 2.0_f32, b),
                        Vec3::new((-2.5_f32), 0.0_f32, b),
                        Vec3::new((-0.0_f32), 1.5_f32, 2.0_f32),
                    )
                }
            }))
                .mul_vec3(Vec3::new(b, 2.0, c)) + Vec3::splat(b)),
        )
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: [[i32; 3]; 2]) -> Mat3 {
        let a: f32 = 'block: {
            if (!(MASK).is_power_of_two()) {
                let mut c = Mat3::from_diagonal(Vec3::new(0.0, 0.5, a));
                c.y_axis += Vec3::ONE;
                break 'block c.z_axis.y;
            }
            a
        };
        Mat3::from_cols(
            (POINTS[Pair::SIZE % 6] + Vec3::splat(2.0)),
            (Vec3::new(0.25, a, 3.0) + Vec3::splat(2.0)),
            CORNER,
        )
    }
}

mod p131 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: IVec2, mut x: Vec3, y: f32, t: &u32) -> i32 {
        'outer: for _ in 0u32..3 {
            if (((a.x + 0_i32) < (if true { 0 } else { 0 }))) {
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
        pub a: bool,
        pub b: u32,
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: true, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: false, b: 5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, mut x: i32, y: &mut f32, t: Vec3) -> [[f32; 3]; 3] {
        let c: f32;
        if (Vec4::new((-2.5_f32), 0.5_f32, b.y, 0.5_f32))
            .abs_diff_eq(Vec4::new(t.y, (-0.0_f32), t.z, 0.25_f32), 0.5)
        {
            c = (((*y) + (*y))).copysign((Pair::RATE).max(-9.0));
        } else {
            b = ((b - b.x)
                - ({
                    b.x
                        += (({
                            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                            'outer: while k0 > 0 {
                                k0 -= 1;
                                'inner: for t in -1..1 {
                                    let mut c: Pair = Pair {
                                        a: (x != x),
                                        b: (Pair::FIRST).b,
                                    };
                                    if ((UVec2::new(c.b, 5_u32)).y < ((k0) << (c.b & 31))) {
                                        let mut a: [[f32; 3]; 3] = [
                                            [clamp((*y), 0.0_f32, 0.0_f32), 0.0_f32, 0.0_f32],
                                            [0.0_f32, 0.0_f32, 0.0_f32],
                                            [0.0_f32, 0.0_f32, 0.0_f32],
                                        ];
                                        break;
                                    }
                                }
                            }
                            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                        }))
                            .length();
                    Vec2::new(0.0, 0.0)
                }));
            c = 0.0;
        }
        [
            [0.0_f32, 0.0_f32, 0.0_f32],
            [0.0_f32, 0.0_f32, 0.0_f32],
            [0.0_f32, 0.0_f32, 0.0_f32],
        ]
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(-other.0, self.1)
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
            Pair((other & 15) as f32, self.1)
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0)
        }
    }
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State {
                a: -other.a,
                b: -other.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: if self.a < other { other } else { self.a },
                b: if self.b < other { other } else { self.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: (other & 15) as f32,
                b: (other & 15) as f32,
                c: self.c,
            }
        }
    }
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
    impl Pair {
        const FIRST: Self = Pair(0.5, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(-0.0, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit(2);
        const ALL: [Hit; 2] = [Hit(0), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: 0.5,
            b: -0.0,
            c: Hit(5),
        };
        const ALL: [State; 2] = [
            State {
                a: -0.0,
                b: 2.0,
                c: Hit(2),
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
        fn step(mut self, a: bool) -> f32 {
            let n: State;
            if ((({
                let y = State {
                    c: ((Hit::FIRST + Hit(Pair::SIZE))
                        + (&{ Hit(Hit::SIZE) } - &{ Hit(Pair::SIZE) })),
                    a: (Vec2::new(0.25_f32, self.1.x))
                        .dot((Vec2::new(self.1.y, self.1.y) + self.1.z)),
                    b: hadd(Vec3::splat(1.0_f32)),
                };
                (y.c.0 != y.c.0)
            }) && (self.1).is_nan()))
            {
                self
                    += Pair(
                        (3.0_f32 * State::RATE),
                        (if a {
                            let mut k0 = (MASK) & 3;
                            'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut k1 = 252u8;
                                'inner: loop {
                                    if !(k1 != u8::MAX) {
                                        break;
                                    }
                                    k1 += 1;
                                    let mut x_2: Pair = (Pair(
                                        STILL,
                                        Vec3::new(2.0_f32, 3.0_f32, (k1 as f32)),
                                    ) * 5);
                                    if (HALF != x_2.0) {
                                        break;
                                    }
                                }
                            }
                            POINTS[Hit::SIZE % 6]
                        } else {
                            Vec3::new(3.0_f32, STILL, 0.0_f32)
                        }),
                    );
                n = State::FIRST;
            } else {
                self.1.z = 1.5;
                n = State {
                    c: Hit(State::SIZE),
                    a: self.1.x,
                    b: 1.5,
                };
            }
            (1.5 + self.0)
        }
    }
    impl Hit {
        fn step(&mut self, a: f32, c: Vec3, y: f32) -> bool {
            let mut k0 = 1u32;
            'outer: while k0 < 1 {
                k0 *= 2;
                let mut n = (((State {
                    b: (-2.5_f32),
                    c: (*self),
                    a: a,
                } * (WIDE as i32))
                    + (&{
                        State {
                            c: (*self),
                            a: c.y,
                            b: c.z,
                        }
                    } - &{ State { b: a, c: (*self), a: HALF } }))
                    + State {
                        a: (match Pair(c.x, c) {
                            Pair(-1.5, b) => {
                                let (y, (_, a_2)) = (
                                    (if (k0 <= k0) {
                                        (match (STEPS, (c.z > (-1.0_f32)), (k0 > k0)) {
                                            (-1.., c @ true, mut x_2 @ true) => a,
                                            ((5 | 1), false, false) => a,
                                            (-7..=2, v @ false, false) if v => (-1.0_f32),
                                            _ => y,
                                        })
                                    } else {
                                        if (({ (0_u32 > k0) })) {
                                            break 'outer;
                                        }
                                        saturate(c.z)
                                    }),
                                    (
                                        matches!(
                                            ((& { Pair(y, b) } - & { Pair(c.z, c) })), Pair(v, _) if
                                            (1_usize > self.0)
                                        ),
                                        Pair::FIRST,
                                    ),
                                );
                                a_2.0
                            }
                            b => b.0,
                        }),
                        ..State {
                            c: (*self),
                            ..State {
                                b: c.y,
                                c: Hit(self.0),
                                a: c.z,
                            }
                        }
                    });
                if (self.0 != self.0) {
                    continue;
                }
            }
            (c).cmplt(c).any()
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: State, y: f32, t: State) -> u32 {
        if ((y < c.b) && true) {
            return ((UVec2::new(MASKS[Hit::SIZE % 7], 3_u32))
                .min(UVec2::new(1_u32, 3_u32)))
                .y;
        }
        let mut n: Hit = (Hit(c.c.0) * STEPS);
        let t = n
            .step(
                (Vec3::new(1.0_f32, 2.0_f32, y)).z,
                ((Vec3::new(y, c.a, t.a)).lerp(CORNER, 0.0_f32)).zyx(),
                ({ Pair(c.a, Vec3::new(0.25_f32, t.b, c.a)) }).step((0.5_f32 <= (-2.5))),
            );
        (MASK + ((n.0 & 255) as u32))
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: f32) -> u32 {
        let mut x: [f32; 3] = [c, (*a), c];
        'outer: for &x in &x {
            let mut t = (
                ({
                    'inner: for x_2 in 0..2u16 {
                        if (Vec4::new((x_2 as f32), c, (*a), (*a)))
                            .abs_diff_eq((Vec4::new(c, x, 0.25_f32, 2.0_f32) - x), 0.5)
                        {
                            let mut a = (((NARROW as i32) * (-1)) * 0);
                            a = ((a % (0_i32 | 1))).wrapping_add((a).wrapping_neg());
                            a = (if (((MASK | MASKS[(x_2 as usize) % 7])
                                != (match (
                                    (c > TABLE[Pair::SIZE % 4]),
                                    ((x_2 as f32) <= x),
                                    Pair::SIZE,
                                ) {
                                    (y, _, _) => (x_2 as u32),
                                    _ => 1,
                                })))
                            {
                                (-4)
                            } else {
                                (a).abs()
                            });
                        }
                    }
                    (*a)
                }),
                MASK,
                Pair(CORNER),
            );
        }
        (((Pair::SIZE & 255) as u32) + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: Hit, c: &i32, y: f32, mut n: u32) -> i32 {
        let mut a: [f32; 2] = [y, y];
        'outer: for y in a.iter().rev() {
            n = (UVec2::new(5_u32, 5_u32)).y;
            'inner: for x_2 in a {
                (((*y) - HALF) >= a[0]);
                if ((a[0] > x_2) || (x_2 > (*y))) {
                    let a_2: [f32; 2] = 'block: {
                        let v: f32 = (*y);
                        if (((if ((*c) != (*c)) {
                            IVec2::new((-4), (*c))
                        } else {
                            IVec2::new(3, (*c))
                        })
                            == (if (n < 8) {
                                IVec2::new((*c), 1)
                            } else {
                                IVec2::new(10, (*c))
                            })))
                        {
                            break 'block [(*y), (*y)];
                        }
                        let mut x: Pair = (match ((
                            (if (({ ((*c) < (*c)) })) {
                                ((BVec3::new(false, (n > n), (n <= n)))
                                    == (BVec3::new(true, true, true)))
                            } else {
                                (a[1] <= a[0])
                            }),
                            ((1_usize <= Pair::SIZE) != ((a[0] > a[0]) ^ (n > 0_u32))),
                            select(
                                ((*y)).abs(),
                                (x_2).mul_add(v, RAMP[((*c) & 1) as usize]),
                                ((*c) <= (*c)),
                            ),
                        )) {
                            (c @ false, true, v @ ((2.0 | 8.0))) if (n < 0) => {
                                Pair { b: 2.0, a: (*y) }
                            }
                            (true, false, mut b) => Pair { a: b, b: a[0] },
                            _ => Pair { a: (*y), b: (*y) },
                        });
                        [(*y), a[0]]
                    };
                    break 'outer;
                }
            }
        }
        ((*c) + (a[1] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub Hit);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State(if self.0 < other { other } else { self.0 }, self.1)
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State((other & 15) as f32, self.1)
        }
    }
    impl std::ops::AddAssign for State {
        fn add_assign(&mut self, other: State) {
            if other.0 < self.0 {
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
    impl Pair {
        fn step(self, a: &mut f32, c: &mut [Pair; 3]) -> bool {
            let mut k0 = 1u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut n: f32 = ((Vec2::new((-0.0_f32), c[1].1))
                    .max(Vec2::new(c[2].1, c[1].1)))
                    .dot(Vec2::new(3.0, 0.5));
                if (({
                    (*c) = [
                        c[1],
                        Pair(c[1].0, n),
                        (Pair(3_u32, c[1].1) + (*c)[((-1_i32) & 1) as usize]),
                    ];
                    (if (((c[1].1 <= c[0].1)
                        || ({
                            c[1].0 <<= COUNT;
                            false
                        })))
                    {
                        return ({ (c[1].0 > k0) });
                    } else {
                        (0_usize >= 0)
                    })
                })) {
                    c[5_usize % 3].1 += (-(c[2].1).sin_cos().0);
                    if (c[0].0 != MASK) {
                        let k1 = (({ MASK })) & 3;
                        'inner: while k1 > 3 {}
                        break;
                    }
                } else {
                    let mut k1 = (self.0) & 3;
                    #[keep]
                    'inner: while k1 > 0
                        && ((({
                            let q = self.1;
                            q == q && q.is_sign_negative()
                        })))
                    {
                        k1 -= 1;
                        if (c[2].1 < (*a)) {
                            return (c[0].0 < c[2].0);
                        }
                    }
                }
            }
            (({
                let mut k0 = (((((c[2].1 > (*a)) as u8) <= (((*a) > c[2].1) as u8))
                    as u32 & 255)) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let y: f32 = c[0].1;
                        }
                        k1 += 1;
                    }
                }
                0_i32
            }) > STEPS)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut [Pair; 3]) -> [Pair; 3] {
        let x: Vec4 = Vec4::new((-0.0), (-2.5), (*a), c[1].1);
        let mut x: Vec3 = (Vec3::select(
            (Vec3::new(1.5_f32, 0.25_f32, x.x)).cmplt(Vec3::new(x.w, x.w, x.y)),
            Vec3::new(1.0_f32, x.z, x.y),
            Vec3::new(1.5_f32, 1.5_f32, x.y),
        ))
            .map(|t| ((-1.0_f32)).powi(3));
        if (((c[0].1 < (*a))
            && ({
                c[Pair::SIZE % 3].0 <<= COUNT;
                (c[1].0 <= c[2].0)
            })))
        {
            let mut turn = 0;
            let a: i32 = 'value: loop {
                if (Pair::step(
                    Pair(
                        (match (
                            LEVELS[((NARROW as i32) & 1) as usize],
                            (c[0].1 <= c[2].1),
                            Hit::SIZE,
                        ) {
                            (t @ 1, false, x_2) if (x_2 == x_2) => {
                                let mut k0 = 0i32;
                                'outer: while k0 < 1 {
                                    x.z = x.x;
                                    k0 += 1;
                                }
                                c[0].0
                            }
                            (2, _, _) => {
                                if (c[0].0 < MASKS[(c[1].0 % 7) as usize]) {
                                    let mut a = Hit(Vec4::new(0.5_f32, x.z, c[0].1, 1.5_f32));
                                    let mut b = Hit(Vec4::splat((a.0.x).hypot(c[1].1)));
                                } else if (!((c[0].1 != c[1].1) && (c[0].0 > c[2].0))) {
                                    let _ = ({
                                        let q = c[1].1;
                                        q == q && q.is_sign_negative()
                                    });
                                } else {
                                    let start = (((match ((WIDE as i32), (1_u32 < 8_u32)) {
                                        (2..=5, true) => 0_u32,
                                        _ => 0_u32,
                                    }) & 63) << (c[2].0 & 7));
                                    let mut a = 1;
                                    a += start;
                                }
                                0_u32
                            }
                            _ => 0_u32,
                        }),
                        0.0_f32,
                    ),
                    &mut (*a),
                    &mut (*c),
                )) {
                    break 0;
                }
                turn += 1;
                if turn >= 3 {
                    break 0;
                }
            };
        }
        [Pair(0_u32, 0.0_f32), Pair(0_u32, 0.0_f32), Pair(0_u32, 0.0_f32)]
    }
}

#[flatten]
mod p137 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, a: f32, c: &i32) -> f32 {
            let b: bool = 'block: {
                if ((*c) != (*c)) {
                    'outer: for b in [
                        ({
                            'outer: for a_2 in 0..(COUNT + 1) {
                                let x = (*c);
                                if (7_i32 > (*c)) {
                                    let mut a_2: i32 = ((((2_i32 & 15) * ((*c) & 7)) + (*c)))
                                        .abs();
                                } else {
                                    self = Pair;
                                    let a_2: f32 = (if (a <= 0.25) {
                                        ({
                                            flatten::math::dot(
                                                Vec4::new(a, a, 0.25_f32, a),
                                                Vec4::new(3.0_f32, a, (-0.0_f32), a),
                                            )
                                        })
                                    } else {
                                        a
                                    });
                                    self = self;
                                }
                                if (0_i32 > 2) {
                                    continue;
                                }
                            }
                            self
                        }),
                        Pair,
                        self,
                    ] {
                        if ((*c) > (*c)) {
                            break;
                        }
                    }
                    break 'block true;
                }
                true
            };
            a
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: f32) -> Pair {
        let mut y = Pair::step(
            ({
                let (mut v, (y, _)) = (
                    (IVec2::new(STEPS, (WIDE as i32)) | IVec2::new(STEPS, 1_i32)),
                    (
                        ('block: {
                            let mut x_2 = (((MASK).count_ones() as usize)
                                == ({
                                    let mut k0 = 1u32;
                                    'outer: while k0 < 4 {
                                        let mut a_2 = (((if Pair::SIZE >= Pair::SIZE {
                                            Pair::SIZE - Pair::SIZE
                                        } else {
                                            Pair::SIZE
                                        }) as f32)
                                            * select(
                                                ((*a)).tanh(),
                                                (Vec4::new(c, (*a), 0.0_f32, (-2.5_f32))).element_sum(),
                                                (!true),
                                            ));
                                        let given: f32 = dot(
                                            Vec4::splat((*a)),
                                            (Vec4::new(c, (-1.0_f32), 0.25_f32, a_2) / 2.0),
                                        );
                                        let y: f32 = {
                                            let t = first(given);
                                            fn first(b: f32) -> f32 {
                                                b * 0.5 + 1.0
                                            }
                                            t
                                        };
                                        let mut x = (((if false {
                                            IVec2::new(LEVELS[(5_i32 & 1) as usize], (WIDE as i32))
                                        } else {
                                            IVec2::new(STEPS, LEVELS[(k0 % 8) as usize])
                                        }) / 2)
                                            & ((IVec2::new(3, (NARROW as i32))
                                                & IVec2::new(STEPS, STEPS))
                                                + (IVec2::new(5, (WIDE as i32)) - IVec2::new(10, 5))));
                                        k0 *= 2;
                                    }
                                    let given: f32 = ({ Pair })
                                        .step((1.5_f32).to_radians(), &{ ({ STEPS }) });
                                    let x_2: f32 = {
                                        let t = doubled(given);
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn doubled(y: f32) -> f32 {
                                            (y - HALF).max(HALF)
                                        }
                                        t
                                    };
                                    Pair::SIZE
                                }));
                            if ((if (c <= c) {
                                let mut t: f32 = ((IVec2::new(2_i32, STEPS) & 63)
                                    .dot(IVec2::new(i32::MAX, 2_i32) & 15) as f32);
                                ({ x_2 })
                            } else {
                                any(BVec3::new(true, true, x_2))
                            })) {
                                'outer: for v in 7..10i64 {
                                    let mut k1 = ((MASK).midpoint(MASK)) & 3;
                                    #[keep] 'inner: while k1 > 0 {
                                        k1 -= 1;
                                        x_2 ^= (x_2 == (x_2 ^ (k1 <= 5_u32)));
                                    }
                                }
                                break 'block Vec2::new(0.5_f32, (*a));
                            }
                            Vec2::new((-0.0_f32), HALF)
                        }),
                        (*a),
                    ),
                );
                Pair
            }),
            c,
            &{ STEPS },
        );
        Pair
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, c: i32, y: &mut [f32; 2], t: Vec3) -> [f32; 2] {
        if (([a.x, c, a.z].iter().any(|&x_2| (t.x > y[1]))
            || ({
                (*y) = (*y);
                (match c {
                    v => {
                        'outer: for _ in 1..=1 {
                            let k1 = (2_u32) & 3;
                            'inner: loop {
                                if k1 < 4 {
                                    if ((t + t)).cmpeq((t.y * t)).any() {
                                        let c: f32 = ((*y)[COUNT % 2]).rem_euclid((saturate(t.z)));
                                        break 'inner;
                                    }
                                    break;
                                } else {
                                    continue;
                                }
                            }
                        }
                        (t.y != t.x)
                    }
                    -1 => true,
                    (1_000 | 0) => (y[1] > 2.0_f32),
                    _ => {
                        a.z = ((0_i32 / (c | 1)))
                            .saturating_sub_unsigned(
                                (MASKS[(8_u32 % 7) as usize] | 3_u32),
                            );
                        (a.z <= a.z)
                    }
                })
            })))
        {
            return [
                y[1],
                (if (t.x != y[0]) {
                    y[0]
                } else {
                    let given: f32 = ((if t.z <= t.x {
                        ((-1.0_f32)).clamp(t.z, t.x) + 0.0
                    } else {
                        y[0]
                    })
                        + [y[0], f32::NAN, t.x]
                            .iter()
                            .enumerate()
                            .fold(2.0_f32, |a_2, (v, &a)| t.x));
                    let v: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(x_2: f32) -> f32 {
                            x_2 * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    y[0]
                }),
            ];
        }
        [t.x, (y[0] + (a.x as f32))]
    }
}

#[flatten]
mod p139 {
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
    impl std::ops::Neg for State {
        type Output = Self;
        fn neg(self) -> Self {
            State(self.0)
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
    pub fn entry(a: &mut f32, c: &mut i32, y: &f32, t: &u32) -> UVec2 {
        'block: {
            let mut a: IVec3 = ({
                _ = (if (Vec3::new(3.0, 0.0, 1.0))
                    .cmpeq(Vec3::new((*a), (*a), (*a)))
                    .any()
                {
                    (Hit {
                        c: Pair,
                        a: Hit::SIZE,
                        b: ((*t) != (*t)),
                    })
                        .b
                } else {
                    (*c) /= 3;
                    (Hit::SIZE != 5)
                });
                let mut y = floor(
                    ((CORNER).with_y((*a)) - trunc(POINTS[((*t) % 6) as usize])),
                );
                IVec3::new(2, (*c), (WIDE as i32))
            });
            if ([
                (a.y + (-1_i32)),
                ({
                    let y: usize = 'block_1: {
                        if false {
                            break 'block_1 (Pair::SIZE).saturating_sub(Hit::SIZE);
                        }
                        let mut k0 = 2u32;
                        'outer: loop {
                            if !(k0 > 0) {
                                break;
                            }
                            k0 -= 1;
                            let mut t = ((-4_i32)).min(a.z);
                            if ((({
                                Hit {
                                    b: (a.z > a.x),
                                    ..Hit {
                                        b: (a.z != a.z),
                                        ..Hit {
                                            b: false,
                                            c: Pair,
                                            a: 1_usize,
                                        }
                                    }
                                }
                            }))
                                .b)
                            {
                                let [mut v, n] = [
                                    (k0 as f32),
                                    ((0.25_f32).max((*y)) + 0.0),
                                ];
                                break 'block_1 ((*y).abs() as usize & 15);
                            }
                            (a.x, (*c)) = (
                                (match ((*c) * t) {
                                    (-1 | 2) => ((*c)).abs(),
                                    t => ({ 0 }),
                                }),
                                ((*c) & (a.z >> (1u32))),
                            );
                            let start = Hit::SIZE;
                            let mut a_2 = 2;
                            a_2 += start;
                        }
                        (match ((-State(Hit {
                            b: ((*t) != (*t)),
                            c: Pair,
                            a: State::SIZE,
                        }))) {
                            State(_) => (((*t) & 7) as usize),
                            State(_) if (((*y) < (*y)) < (a.z != (*c))) => {
                                (if State::SIZE >= State::SIZE {
                                    State::SIZE - State::SIZE
                                } else {
                                    Hit::SIZE
                                })
                            }
                            mut v => ((a.z) as usize & 31),
                        })
                    };
                    'outer: for a_2 in 0..STEPS {
                        (*c) = (if (0_usize > y) {
                            (((-4_i32)).max(a_2) | (a.y & a.z))
                        } else {
                            a.y
                        });
                        let mut a: IVec2 = (IVec2::new((*c), 7_i32))
                            .saturating_sub(
                                (match (true, (a.y > 3_i32), a.x) {
                                    (true, mut v, 2..5) => IVec2::new(1_i32, (-4_i32)),
                                    (true, _, a) => IVec2::new((-1_i32), 1_i32),
                                    (false, true, v @ ((1_000 | 1_000))) => {
                                        IVec2::new(a_2, (-1_i32))
                                    }
                                    _ => IVec2::new((-1_i32), a.z),
                                }),
                            );
                        let mut n = Hit {
                            b: ((*t) < (*t)),
                            c: Pair,
                            a: y,
                        };
                    }
                    (*c)
                }),
                a.z,
            ]
                .iter()
                .any(|&a| false))
            {
                break 'block;
            }
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p140 {
    use super::*;
    const STEPS: i32 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: i32, y: &f32, t: &mut BVec3) -> f32 {
        let mut k0 = (5_u32) & 3;
        'outer: loop {
            'inner: for a in [
                a.y,
                (a.z * a.x),
                ({
                    let v = (!(3 - c));
                    a.y
                }),
            ] {
                if ((Vec3::new((*y), (-0.0_f32), (*y)))
                    .refract(Vec3::new((*y), 3.0_f32, (*y)), 0.75))
                    .cmplt((Vec3::new(a, 0.0, 0.25)).max(Vec3::new(1.0, (*y), 0.5)))
                    .any()
                {
                    let mut turn = 0;
                    let b: f32 = 'value: loop {
                        let mut t = k0;
                        let mut x_2 = (10_i32, STEPS, true);
                        if (c > x_2.0) {
                            break 1.5;
                        }
                        if (0.25_f32 < a) {
                            break (*y);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break (*y);
                        }
                    };
                    continue;
                }
            }
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        (a.y + a.y)
    }
}

#[flatten]
mod p141 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: bool, y: &mut f32, t: u32) -> f32 {
        let mut k0 = (t) & 3;
        #[keep]
        'outer: loop {
            if c || k0 == 0 {
                break;
            }
            k0 -= 1;
            'inner: for x in -1..=1i8 {
                ((*a), (*y)) = (
                    (if ((if c {
                        let mut n = Mat4::from_diagonal(
                            Vec4::new((*a), (-2.5), (x as f32), (-0.0)),
                        );
                        c
                    } else {
                        ((*a), [(*y), _]) = (
                            (x as f32),
                            [
                                flatten::math::dot(
                                    (POINTS[(Pair::SIZE).min(5)]
                                        + Vec3::new(3.0_f32, (-2.5_f32), (-2.5_f32))),
                                    ({ Vec3::new((x as f32), 1.5_f32, (*y)) }),
                                ),
                                (*y),
                            ],
                        );
                        c
                    })) {
                        match (x as u32) {
                            0.. => {
                                let start = (*y);
                                let mut c = 0.0;
                                c += start;
                            }
                            0.. => {
                                continue;
                            }
                            x => {}
                        }
                        (x as f32)
                    } else {
                        (*y)
                    }),
                    (*y),
                );
            }
        }
        ((*y) + (*a))
    }
}

#[flatten]
mod p142 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        let n: Vec3;
        if (!(a != a)) {
            n = (exp2(Vec3::new(0.0_f32, 1.5_f32, a))).zyx();
        } else {
            n = ((Vec3::new(a, a, a))
                .min(
                    Vec3::new(
                        a,
                        (-1.0_f32),
                        TABLE[(({
                            x = (1_i32 % 2);
                            MASK
                        }) % 4) as usize],
                    ),
                ))
                .map(|n| (POINTS[Pair::SIZE % 6]).z);
        }
        let mut n: Vec4 = ((abs(Vec4::new(0.5_f32, a, 0.5_f32, n.y))).ceil()
            - Vec4::new(0.5, (-0.0), 0.5, 0.5));
        let start = ((match (Pair::SIZE, (STEPS <= x), 3_u32) {
            (mut a_2, false, x_2) => UVec2::new(1_u32, x_2),
            _ => UVec2::new(5_u32, 1_u32),
        }))
            .y;
        let mut v = 1;
        v += start;
        #[unroll(max = 4)]
        'outer: for _ in (((x + x) & 3)..8).step_by(2).rev() {
            'inner: for v in 0..STEPS {
                if ((!(({
                    let x_2: (Pair, Vec3, usize) = (if ((if (0.25_f32 == n.y) {
                        (n.z <= (-2.5))
                    } else {
                        (n.x == 3.0)
                    })) {
                        ((if (x > x) { Pair } else { Pair }), CORNER, Pair::SIZE)
                    } else {
                        (Pair, Vec3::new(n.x, (-0.0_f32), (-1.0_f32)), Pair::SIZE)
                    });
                    Vec2::new((-1.0), n.w)
                }) == Vec2::new((-1.0), n.x))))
                {} else {}
                if false {
                    continue;
                }
            }
            if FLAGS[Pair::SIZE % 9] {
                break;
            }
        }
        (a + n.y)
    }
}

#[flatten]
mod p143 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a, b: self.b }
        }
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
                x = Pair(
                    ((-1.0_f32) + self.0),
                    (match (FLAGS[(a[1].b.y & 1) as usize], self.1.y, Self::SIZE) {
                        (v, (8.0 | 8.0), 3..4) => self.1,
                        (true, 0.25, a) => Vec3::new(2.0_f32, self.1.z, self.1.x),
                        (true, b, (100 | 100)) => Vec3::new(b, (-0.0_f32), 3.0_f32),
                        _ => Vec3::new(self.1.z, self.1.z, (-1.0_f32)),
                    }),
                );
            }
            let mut x_2 = [
                (a[1].b.x + [0_i32, a[1].b.z].iter().fold(a[2].a.a, |t, &n| a[2].b.y)),
                (([a[1].b.z; 2])[0] * (a[0].b.z).min(a[2].b.z)),
            ];
            match ((
                (0..2i32).map(|n| ((-1.0_f32) * 3.0_f32)).sum::<f32>(),
                (a[1].a.a <= a[1].b.z),
                ((match 0_i32 {
                    _ => {
                        let [mut v, y] = x_2;
                        (0.0_f32 > 1.0_f32)
                    }
                    _ => {
                        let mut a_2 = (if a[0].b.y != 0 {
                            (a[2].b.z & 31).pow(2) / a[0].b.y
                        } else {
                            a[1].b.y
                        });
                        true
                    }
                    x_2 => {
                        let mut k0 = ((UVec2::new(3_u32, MASK)).y) & 3;
                        #[keep]
                        'outer: loop {
                            let mut k1 = -1i32;
                            'inner: while k1 <= 1 {
                                k1 = 2 + k1;
                                let c = Vec4::new(2.0, x.1.y, x.0, (-1.0));
                            }
                            if k0 == 0 || ((k0 <= 8)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        true
                    }
                    mut a => (self.0 > self.0),
                }) as u32),
            )) {
                (1.0.., mut x, 3) => {}
                _ => {}
            }
            (dot(
                (Vec4::new((-0.0_f32), 1.0_f32, 1.0_f32, 0.0_f32)).trunc(),
                Vec4::new((-1.0_f32), self.1.x, x.1.z, x.0),
            ) + (x_2[1] as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut State, c: Vec3, y: &u32, t: &mut IVec3) -> State {
        t.y = (NARROW as i32);
        let mut turn = 0;
        let t: usize = 'value: loop {
            let mut x_2: Pair = Pair::ALL[((*y) % 2) as usize];
            let n = x_2
                .step(
                    [(*a), State { a: a.a, b: (*t) }, (*a)],
                    IVec2::new(a.b.x, LEVELS[(3_i32 & 1) as usize]),
                );
            if ((match ((State { b: (*t), a: a.a } + (*a))) {
                State { a: _, b: _ } => {
                    'outer: for _ in (1..13).step_by(3) {
                        let mut x = (Vec2::new(x_2.1.z, 0.0) / (-3.0));
                        if (7_i32 != (NARROW as i32)) {
                            let mut b = ((a.b).saturating_sub(a.b))
                                .saturating_add((IVec3::new(7_i32, 3_i32, t.x) - (*t)));
                            break 'outer;
                        }
                        'inner: for x_2 in [(2_u32 | (*y)), (*y)] {
                            if (BVec3::new(true, (c.y != c.y), (c.y < c.z))).any() {
                                break 'value 3;
                            }
                            _ = (x_2 <= 8);
                        }
                        let k1 = (5_u32) & 3;
                        'inner: loop {
                            if (x.x != (-1e-40f32)) {
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                    }
                    false
                }
                _ => (c.y < x_2.0),
            })) {
                break 'value State::SIZE;
            }
            turn += 1;
            if turn >= 1 {
                break State::SIZE;
            }
        };
        State {
            a: Hit {
                a: ((if [(Vec2::new(c.x, HALF)).dot(Vec2::new(0.5_f32, c.z)), c.y]
                    .iter()
                    .all(|&a| FLAGS[t % 9])
                {
                    2
                } else {
                    a.b.z
                }) + a.b.x),
            },
            b: (a.b + IVec3::splat(a.b.y)),
        }
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &i32, c: &i32) -> [[i32; 3]; 3] {
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
                    let mut x_2: UVec2 = (((UVec2::new(k0, k0) / 2) | UVec2::new(k0, k0))
                        + UVec2::new(3, k0));
                    'block: {
                        if ((if flatten::math::any(BVec3::new(true, true, false)) {
                            all(BVec3::new(((*a) != (*a)), true, false))
                        } else {
                            (RAMP[(Pair::SIZE).min(8)] >= HALF)
                        })) {
                            break 'block;
                        }
                    }
                    if false {
                        if ((((*c) & 15) * (1_i32 & 7)) < ((*a) * (*a))) {
                            continue 'outer;
                        } else {
                            return [
                                [(*a), (*a), (*c)],
                                [(*a), (*a), (*a)],
                                [(*c), (*a), (*a)],
                            ];
                        }
                    }
                }
                k1 += 1;
            }
        }
        [
            [7_i32, (*c), (*c)],
            [((*c) + (*c)), (STEPS + (*a)), (*a)],
            [((*c) + 1), ((*c) + (*a)), ((*c) + (*a))],
        ]
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
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
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
            let Hit(mut x, ..) = (Hit(((NARROW as i32) != k0), a) * 2.0);
            'inner: for _ in k0..=1 {
                if (((false
                    && ({
                        x = (x
                            && ({
                                x &= (Hit(x, a)).0;
                                (a != a)
                            }));
                        (a < a)
                    })) == (STEPS <= k0)))
                {
                    return x;
                }
            }
        }
        ((x < x) ^ (x > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Vec3, y: IVec3) -> f32 {
        let mut c: UVec2 = UVec2::new(MASK, MASK);
        'outer: for n in [(1.0_f32).ceil(), (a).powi(2), 0.0_f32] {
            let mut a: u32 = (if (second(
                f32::from_bits((1_u32 & 0x007f_ffff) | 0x3f80_0000),
                (if false {
                    y.z
                } else {
                    c.x = (((((y.y).signum() & 255) as u32) & 15)
                        * (((c.x + c.y)).min((MASK + c.y)) & 7));
                    y.y
                }),
            )) {
                c.y
            } else {
                c.x
            });
        }
        2.0
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
                    let Pair { a: n, b: x, .. } = Pair {
                        c: MASK,
                        a: (CORNER * Vec3::new((*y), 0.5_f32, 1.0_f32)),
                        b: (Vec3::new(t, (-0.0_f32), (-0.0_f32))).ceil(),
                    };
                    if true {
                        break 'outer;
                    }
                    let mut y: [f32; 2] = (if (n.z != x.z) {
                        let mut k1 = 3u32;
                        'inner: while k1 > 0 {
                            k1 -= 1;
                            let mut n: [f32; 2] = (if (k1 <= k1) {
                                [n.x, ((*y) + t)]
                            } else {
                                [(f32::MAX).abs(); 2]
                            });
                            if (k1 < 5) {
                                break 'outer;
                            }
                        }
                        [0.0_f32, 1.5_f32]
                    } else {
                        [x.x, 0.25_f32]
                    });
                    'inner: for &v in &y {}
                }
                (WIDE as i32)
            } else {
                b
            }),
            (b <= c.y),
            Pair::SIZE,
        )) {
            (a, true, (0 | 4)) => {}
            _ => {}
        }
        (Vec2::new(t, (*y)) + Vec2::splat((b as f32)))
    }
}

#[flatten]
mod p147 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a,
                b: self.b ^ other.b,
                c: self.c ^ other.c,
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    fn second(a: i32) -> f32 {
        if (matches!((({ ((2_i32 > a) as usize) })), _)) {
            'outer: for Hit { a: a_2, b, .. } in [
                Hit { c: a, ..Hit::FIRST },
                (Hit {
                    b: (a < a),
                    c: a,
                    a: BVec3::new(true, (a > a), false),
                } + Hit::FIRST),
                (Hit {
                    c: a,
                    ..Hit::ALL[(a & 1) as usize]
                } + Hit::ALL[(a & 1) as usize]),
            ] {
                let mut v: Hit = ((-Hit { c: a, a: a_2, b: b })
                    + Hit::ALL[(MASK % 2) as usize]);
            }
        } else {}
        ((if HALF <= 2.0 {
            ((TABLE[Hit::SIZE % 4] + RAMP[5_usize % 9])).clamp(HALF, 2.0) + 0.0
        } else {
            (-1.0)
        }) + HALF)
    }
    #[flatten(exact)]
    pub fn entry(a: bool, mut x: Hit) -> bool {
        let start = (second(x.c)).floor();
        let mut a_2 = 0.0;
        a_2 += start;
        let mut turn = 0;
        let b: Vec2 = 'value: loop {
            let mut n = Mat2::from_cols(
                Vec2::new((-2.5), f32::MAX),
                Vec2::new(2.0, (-0.0)),
            );
            n.y_axis += Vec2::ONE;
            let mut k0 = ((MASK).wrapping_add(2_u32)) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                (n.x_axis, x.c) = ((n).x_axis, (x.c).midpoint(x.c));
                if k0 == 0
                    || (((Vec4::new(
                        1.5_f32,
                        1.5_f32,
                        TABLE[(({
                            a_2 = (Vec2::new(n.x_axis.y, n.x_axis.x)).y;
                            1_u32
                        }) % 4) as usize],
                        (-0.0_f32),
                    ))
                        .abs_diff_eq(
                            Vec4::new((-0.0_f32), n.x_axis.y, (-2.5_f32), 0.0_f32),
                            0.5,
                        )))
                {
                    break;
                }
                k0 -= 1;
            }
            if ((all(x.a)
                || ({
                    n = n;
                    ((n.x_axis.y < TABLE[(x.c & 1) as usize]) && (x.c <= x.c))
                })))
            {
                break n.x_axis;
            }
            (n.x_axis.x, x) = (n.x_axis.x, Hit { b: a, c: x.c, a: x.a });
            if x.b {}
            if (0.25_f32 != n.y_axis.x) {
                break 'value n.y_axis;
            }
            turn += 1;
            if turn >= 2 {
                break n.y_axis;
            }
        };
        ((IVec2::new(10, x.c)
            == (match x.c {
                ..=-1 => IVec2::new((-4), 3),
                t => {
                    'outer: for Pair { a: v, b, c } in [
                        (Pair {
                            a: a_2,
                            b: x.b,
                            c: IVec2::new((-4_i32), 3_i32),
                        }
                            + Pair {
                                c: IVec2::new(2_i32, t),
                                a: a_2,
                                b: a,
                            }),
                        Pair {
                            b: x.b,
                            c: IVec2::new(10_i32, 3_i32),
                            a: b.x,
                        },
                        Pair {
                            a: b.y,
                            b: a,
                            c: IVec2::new(2_i32, x.c),
                        },
                    ] {}
                    IVec2::new(t, t)
                }
            })) ^ (a_2 > 0.5))
    }
}

#[flatten]
mod p148 {
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
        const FIRST: Self = Pair { a: 0.5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(mut self, a: usize, mut x: i32, mut v: f32) -> (f32, f32, usize) {
            let mut k0 = ((MASK).reverse_bits()) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        (x, [self.a, _]) = (
                            ((x >> 1) - (x).abs()),
                            [((-0.0_f32)).step((-2.5_f32)), self.a],
                        );
                    }
                    k1 += 1;
                }
            }
            (
                (v + v),
                (STILL - (self.a - (self.a + TABLE[(x & 1) as usize]))),
                (a + (self.a.abs() as usize & 255)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: IVec2, y: Vec3, t: &(f32, f32, usize)) -> [i32; 2] {
        let mut v: Pair = Pair { a: 0.0 };
        let x_2 = v
            .sum(
                (((*t)).2 + (t.2 + 1)),
                c.x,
                [c.y, STEPS, c.x]
                    .into_iter()
                    .filter(|&y| true)
                    .map(|mut a| t.0)
                    .sum::<f32>(),
            );
        let given: f32 = (match x_2.1 {
            _ => {
                'outer: for x_2 in 0..(COUNT + 1) {
                    let (x_2, ([b, ..], a)) = ([(*t), (*t)], ([(*t), (*t)], [c.y; 2]));
                    if (!((-1.0_f32) < v.a)) {
                        break;
                    }
                    v += Pair::ALL[(0_u32 % 2) as usize];
                    v.a = (1.0 + t.0);
                }
                ((-0.0) - y.z)
            }
            _ => {
                v.a *= (clamp(t.0, v.a, v.a)).clamp(-1.0, 1.0).acos();
                t.1
            }
        });
        let a_2: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(y: f32) -> f32 {
                if y < HALF { -y } else { y }
            }
            t
        };
        let given: f32 = ((t.1 * 2.0_f32)).abs();
        let b: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(b: f32) -> f32 {
                b * HALF + 1.0
            }
            let t = second(given);
            t
        };
        let Pair { a: t } = Pair {
            a: (a_2).clamp(-1.0, 1.0).acos(),
        };
        a.a = ((Vec4::new(0.25_f32, (-2.5_f32), v.a, 2.0_f32))
            .dot(Vec4::new((-1.0_f32), a_2, (-2.5_f32), 1.0_f32)))
            .div_euclid(1.5);
        if (BVec3::new((x_2.2 != x_2.2), (Pair::SIZE > x_2.2), (x_2.2 != x_2.2)))
            .test((MASK % 2) as usize)
        {
            let mut a_2: Vec3 = flatten::math::select(
                (y).yzx(),
                (if (x_2.2 < x_2.2) {
                    let mut x = ({
                        let mut k0 = ((UVec2::new(MASK, MASK)).y) & 3;
                        'outer: while k0 > 0 && ((k0 <= k0)) {
                            k0 -= 1;
                            v = ({ Pair { a: (x_2.1).trunc() } });
                            let x: [i32; 2] = [c.x, 5_i32];
                        }
                        y.y
                    });
                    y
                } else {
                    y
                }),
                FLAGS[(MASK % 9) as usize],
            );
        } else {}
        [
            (match (c & 63).dot(c & 15) {
                a if true => a,
                _ => c.y,
            }),
            (c.y + (a.a as i32).clamp(-64, 64)),
        ]
    }
}

#[flatten]
mod p149 {
    use super::*;
    const STEPS: i32 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: f32, t: u32) -> f32 {
        if ((({
            let mut turn = 0;
            let x_2: f32 = #[keep]
            'value: loop {
                match (((y != a)
                    != ({
                        let q = y;
                        q == q && q.is_sign_negative()
                    })))
                {
                    false => {
                        'outer: for [y, _] in [[0.0_f32; 2], [a, y], [y, y]] {
                            let given: f32 = (y * 0.0);
                            let x: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(a: f32) -> f32 {
                                    if a < HALF { -a } else { a }
                                }
                                t
                            };
                            let mut t = [
                                y,
                                (-0.0_f32),
                                (if a <= a {
                                    (([x, RAMP[COUNT % 9], 1.0_f32])[0]).clamp(a, a) + 0.0
                                } else {
                                    x
                                }),
                            ];
                        }
                        let mut n = (((Mat2::from_cols(
                            Vec2::new(2.0_f32, a),
                            Vec2::new(y, 1.5_f32),
                        )
                            * Mat2::from_cols(
                                Vec2::new(a, (-1.0_f32)),
                                Vec2::new(1.0_f32, (-2.5_f32)),
                            ))
                            * (Mat2::from_diagonal(Vec2::new(2_147_483_648f32, 3.0_f32))
                                * TABLE[(COUNT).min(3)])) * a);
                    }
                    n @ true => {
                        let mut k0 = (((9 - (false as i8) - (n as i8)) as u32 & 255))
                            & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                            let given: f32 = a;
                            let b: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(n: f32) -> f32 {
                                    if n < HALF { -n } else { n }
                                }
                                t
                            };
                            let mut t = (Vec3::new(y, 0.25, STILL)
                                - ((if true {
                                    POINTS[COUNT % 6]
                                } else {
                                    Vec3::new(1.5, y, 3.0)
                                }))
                                    .max((Vec3::new(a, (-1e-40f32), b) % 1.5)));
                        }
                        let mut v = Vec3::new(y, 0.25, y);
                    }
                    _ => {}
                    true => {}
                    false => {}
                }
                if (t <= t) {
                    break a;
                }
                turn += 1;
                if turn >= 2 {
                    break y;
                }
            };
            Vec3::new(0.5, 3.0, x_2)
        }))
            .cmplt(Vec3::new(y, 0.0, 0.25))
            .any())
        {} else {}
        (a + (a - a))
    }
}
