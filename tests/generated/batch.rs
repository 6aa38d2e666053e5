//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p000::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p000::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p002::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p002::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p002::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p002::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }),
    ("p003", |v| { let a0 = p003::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p003::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = p003::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p003::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p004::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p004::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p005", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p005::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p005::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a2)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p008", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p008::entry(&mut a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p008::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p009::entry(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p009::entry_flat(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p010", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p010::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p010::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p012::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p012::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p013", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p014::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p014::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let mut a3 = Leaf::read(v[6]); let r = p016::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let mut a3 = Leaf::read(v[6]); let r = p016::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = p018::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p018::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p018::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p018::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p019::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p019::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p020::State(Leaf::read(v[3])); let r = p020::entry(&a0, a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p020::State(Leaf::read(v[3])); let r = p020::entry_flat(&a0, a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p021", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry(&mut a0, a1); vec![Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry_flat(&mut a0, a1); vec![Leaf::write(a0)] }),
    ("p022", |v| { let mut a0 = p022::State { a: p022::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) } }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p022::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.a.a), Leaf::write(a0.a.b)] }, |v| { let mut a0 = p022::State { a: p022::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) } }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p022::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.a.a), Leaf::write(a0.a.b)] }),
    ("p023", |v| { let a0 = p023::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p023::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = p023::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p023::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p024", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p024::entry(&mut a0, a1, a2); vec![Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p024::entry_flat(&mut a0, a1, a2); vec![Leaf::write(a0)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p025::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p025::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p025::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p025::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p025::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p025::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = [p026::Pair(Leaf::read(v[1]), Leaf::read(v[2])), p026::Pair(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p026::entry(a0, &a1, &a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p026::Pair(Leaf::read(v[1]), Leaf::read(v[2])), p026::Pair(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p026::entry_flat(a0, &a1, &a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p028::State { a: p028::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p028::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a.0), Leaf::write(a2.a.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p028::State { a: p028::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p028::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a.0), Leaf::write(a2.a.1)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p029::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p029::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p030::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p030::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p030::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p030::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p032", |v| { let mut a0 = p032::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p032::Hit(Leaf::read(v[2]), Leaf::read(v[3])), p032::Hit(Leaf::read(v[4]), Leaf::read(v[5])), p032::Hit(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p032::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }, |v| { let mut a0 = p032::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p032::Hit(Leaf::read(v[2]), Leaf::read(v[3])), p032::Hit(Leaf::read(v[4]), Leaf::read(v[5])), p032::Hit(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p032::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p033::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p033::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p034::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p035::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p035::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p035::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p035::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0), Leaf::write(a3)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry(a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p038::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p038::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p039::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p039::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p039::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p039::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [p040::Pair, p040::Pair, p040::Pair]; let r = p040::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [p040::Pair, p040::Pair, p040::Pair]; let r = p040::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p041::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p041::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p042::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p042::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p042::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p042::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = [p043::Pair(Leaf::read(v[0])), p043::Pair(Leaf::read(v[1])), p043::Pair(Leaf::read(v[2]))]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p043::entry(a0, a1, &a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = [p043::Pair(Leaf::read(v[0])), p043::Pair(Leaf::read(v[1])), p043::Pair(Leaf::read(v[2]))]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p043::entry_flat(a0, a1, &a2, &a3); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = p044::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p044::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p044::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p044::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p044::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p044::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), p045::Hit(Leaf::read(v[3]))); let mut a2 = p045::Pair; let a3 = Leaf::read(v[4]); let r = p045::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), p045::Hit(Leaf::read(v[3]))); let mut a2 = p045::Pair; let a3 = Leaf::read(v[4]); let r = p045::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p046", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p048::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p048::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p049", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p049::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p049::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2)] }),
    ("p050", |v| { let mut a0 = [p050::Pair(Leaf::read(v[0])), p050::Pair(Leaf::read(v[1]))]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p050::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0[0].0), Leaf::write(a0[1].0)] }, |v| { let mut a0 = [p050::Pair(Leaf::read(v[0])), p050::Pair(Leaf::read(v[1]))]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p050::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(a0[0].0), Leaf::write(a0[1].0)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p051::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p051::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p051::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p051::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p053::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p053::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p055::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p055::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p056::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p056::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p058", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p059", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p059::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p059::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p060", |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let a2 = p060::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let r = p060::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2), Leaf::write(a1)] }, |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let a2 = p060::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let r = p060::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2), Leaf::write(a1)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p061::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p061::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p062::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p062::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p062::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p062::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p063", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p064::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p064::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Leaf::read(v[5]); let r = p065::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Leaf::read(v[5]); let r = p065::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p066::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p066::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = p067::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let mut a3 = (Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])), Mat2::from_cols(Leaf::read(v[8]), Leaf::read(v[9])), Leaf::read(v[10])); let r = p067::entry(&a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0.x_axis), Leaf::write(a3.0.y_axis), Leaf::write(a3.1.x_axis), Leaf::write(a3.1.y_axis), Leaf::write(a3.2)] }, |v| { let a0 = p067::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let mut a3 = (Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])), Mat2::from_cols(Leaf::read(v[8]), Leaf::read(v[9])), Leaf::read(v[10])); let r = p067::entry_flat(&a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0.x_axis), Leaf::write(a3.0.y_axis), Leaf::write(a3.1.x_axis), Leaf::write(a3.1.y_axis), Leaf::write(a3.2)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p069::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p069::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p069::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p069::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p070::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p070::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry_flat(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p072", |v| { let a0 = p072::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p072::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p072::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p072::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p073", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p073::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p073::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p074::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p074::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p075::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p075::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p077::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p077::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p078::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p078::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = p080::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p080::entry(a0, &a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p080::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p080::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p083", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p083::State(p083::Pair { a: Leaf::read(v[1]) }); let r = p083::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0.a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p083::State(p083::Pair { a: Leaf::read(v[1]) }); let r = p083::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0.a)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p084::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p084::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p085", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p085::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p085::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p087", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p088", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p088::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p088::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(a0), Leaf::write(a1)] }),
    ("p089", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = p089::Hit { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }; let r = p089::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = p089::Hit { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }; let r = p089::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p090::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p090::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p091::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p091::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p092", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p092::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p092::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p096", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p096::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p096::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p099::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p099::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p100", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p100::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p100::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p102::entry(&a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p102::entry_flat(&a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p103", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p103::entry(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p103::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p104", |v| { let a0 = p104::State { a: Leaf::read(v[0]), b: p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, c: Leaf::read(v[4]) }; let mut a1 = [Leaf::read(v[5]), Leaf::read(v[6])]; let a2 = Leaf::read(v[7]); let r = p104::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = p104::State { a: Leaf::read(v[0]), b: p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, c: Leaf::read(v[4]) }; let mut a1 = [Leaf::read(v[5]), Leaf::read(v[6])]; let a2 = Leaf::read(v[7]); let r = p104::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p106::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p106::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p107::entry(a0, &a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p107::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p108", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p108::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p108::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p111", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p111::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p111::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p112::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p112::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p113::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p113::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p114", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p114::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p114::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p115", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p115::entry(&mut a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p115::entry_flat(&mut a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p118::entry(&a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p118::entry_flat(&a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = (p119::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, Leaf::read(v[4]), p119::Hit { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }); let a3 = Leaf::read(v[7]); let r = p119::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = (p119::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, Leaf::read(v[4]), p119::Hit { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }); let a3 = Leaf::read(v[7]); let r = p119::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p120", |v| { let a0 = [p120::Pair(Leaf::read(v[0])), p120::Pair(Leaf::read(v[1]))]; let mut a1 = Leaf::read(v[2]); let r = p120::entry(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(a1)] }, |v| { let a0 = [p120::Pair(Leaf::read(v[0])), p120::Pair(Leaf::read(v[1]))]; let mut a1 = Leaf::read(v[2]); let r = p120::entry_flat(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(a1)] }),
    ("p121", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p122::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p122::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p124::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p124::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p125", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p125::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p125::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p126", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p128", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p128::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p128::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p129::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p129::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p130", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p130::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p130::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p131", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p131::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p131::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), p132::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p132::Pair(Leaf::read(v[4]), Leaf::read(v[5]))), (Leaf::read(v[6]), p132::Pair(Leaf::read(v[7]), Leaf::read(v[8])), p132::Pair(Leaf::read(v[9]), Leaf::read(v[10]))), (Leaf::read(v[11]), p132::Pair(Leaf::read(v[12]), Leaf::read(v[13])), p132::Pair(Leaf::read(v[14]), Leaf::read(v[15])))]; let a2 = Leaf::read(v[16]); let a3 = p132::Pair(Leaf::read(v[17]), Leaf::read(v[18])); let r = p132::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), p132::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p132::Pair(Leaf::read(v[4]), Leaf::read(v[5]))), (Leaf::read(v[6]), p132::Pair(Leaf::read(v[7]), Leaf::read(v[8])), p132::Pair(Leaf::read(v[9]), Leaf::read(v[10]))), (Leaf::read(v[11]), p132::Pair(Leaf::read(v[12]), Leaf::read(v[13])), p132::Pair(Leaf::read(v[14]), Leaf::read(v[15])))]; let a2 = Leaf::read(v[16]); let a3 = p132::Pair(Leaf::read(v[17]), Leaf::read(v[18])); let r = p132::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p133", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let a3 = Leaf::read(v[6]); let r = p133::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let a3 = Leaf::read(v[6]); let r = p133::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p134", |v| { let mut a0 = p134::Pair { a: Leaf::read(v[0]) }; let a1 = p134::Pair { a: Leaf::read(v[1]) }; let r = p134::entry(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0.a)] }, |v| { let mut a0 = p134::Pair { a: Leaf::read(v[0]) }; let a1 = p134::Pair { a: Leaf::read(v[1]) }; let r = p134::entry_flat(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0.a)] }),
    ("p135", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p135::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p135::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p137::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p137::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[0].2), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[1].2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[0].2), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[1].2)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p144", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p145::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p145::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p146::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p146::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p147::entry(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p147::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = p149::Hit; let r = p149::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p149::Hit; let r = p149::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
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
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: false,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: true,
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
    pub fn entry(a: &mut Mat2, c: i32, mut v: f32, t: u32) -> [f32; 2] {
        if ((match a.x_axis.x {
            8.0.. => {
                let mut k0 = 253u8;
                'outer: loop {
                    if !(k0 != u8::MAX) {
                        break;
                    }
                    k0 += 1;
                    if ((!(t != t)) && (CORNER).is_nan()) {
                        let given: f32 = ((k0 as f32) + (-0.0));
                        let x_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(a: f32) -> f32 {
                                a * HALF + 1.0
                            }
                            t
                        };
                        continue;
                    }
                    let mut t = ((-1.0_f32)).floor();
                }
                false
            }
            (-1.5 | 0.0) => {
                let mut t: UVec2 = UVec2::new(t, 5);
                (c != STEPS)
            }
            -1.5.. if true => {
                a.x_axis.x = a.x_axis.y;
                false
            }
            mut n => {
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= 3) {
                        break;
                    }
                    k0 = k0 + 2;
                    let mut x_2: Hit = Hit { a: 8 };
                }
                false
            }
        })) {
            if (((if false {
                if let (x @ false, true, b @ false) = ((
                    any(BVec3::new((v != a.x_axis.y), false, false)),
                    (v
                        <= (if (0.5_f32 < a.y_axis.x) {
                            a.x_axis.y
                        } else {
                            a.x_axis.x
                        })),
                    (c != c),
                )) {
                    if (((TABLE[(({
                        a.x_axis = a.y_axis;
                        2_u32
                    }) % 4) as usize] < STILL) || (Pair::ALL[Hit::SIZE % 2]).b))
                    {
                        let mut k0 = 2u32;
                        'outer: loop {
                            if !(k0 > 0) {
                                break;
                            }
                            let mut x_2: [f32; 2] = [((a.y_axis).xx()).y, v];
                            if b {
                                break;
                            }
                            let given: f32 = (a.x_axis.y).clamp(-2.0, 2.0).sinh();
                            let c: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(y: f32) -> f32 {
                                    if y < HALF { -y } else { y }
                                }
                                t
                            };
                            k0 -= 1;
                        }
                        return [
                            a.x_axis.y,
                            (Vec3::new(a.y_axis.x, (-2.5_f32), (-2.5_f32))).z,
                        ];
                    }
                    let mut y = Hit::SIZE;
                } else {
                    let [mut v, ..] = [
                        mix(TABLE[(c & 1) as usize], a.y_axis.y, v),
                        a.x_axis.x,
                    ];
                }
                (t != t)
            } else {
                (a.y_axis.x, [v, _]) = (a.x_axis.x, [v, v]);
                (c < c)
            })
                && ({
                    a.x_axis.x = (if (c != (WIDE as i32)) {
                        a.y_axis.x
                    } else {
                        a.y_axis.x
                    });
                    ((MASK <= 0_u32) || (t > t))
                })))
            {
                return (if ((BVec3::new(true, false, (c < c)))
                    == (BVec3::new((t > t), true, true)))
                {
                    let Pair { a, b: b } = Pair {
                        a: Vec3::new(a.y_axis.y, 1.0_f32, 1.5_f32),
                        b: (c != c),
                    };
                    [a.z, a.x]
                } else {
                    let mut v = [
                        (if a.y_axis.x <= a.x_axis.y {
                            (a.y_axis.y).clamp(a.y_axis.x, a.x_axis.y) + 0.0
                        } else {
                            a.x_axis.y
                        }),
                        (if (c <= c) { ({ a.y_axis.x }) } else { v }),
                    ];
                    v
                });
            } else {
                return [v, (-2.5_f32)];
            }
        }
        'outer: for x_2 in [[(-1.0_f32); 2], [v, a.y_axis.x]] {
            a.y_axis = Vec2::new(3.0, 1.0);
            if ((if (t <= t) {
                (Pair {
                    b: (t < t),
                    ..Pair {
                        b: (t < t),
                        ..Pair::ALL[(c & 1) as usize]
                    }
                })
                    .b
            } else {
                #[keep]
                'inner: for x_2 in (((IVec2::new(1_i32, 5_i32)).y & 3)..8).step_by(2) {
                    if ((if (x_2 > c) { (t <= t) } else { (v < 0.0) })) {
                        break;
                    }
                }
                false
            })) {
                break;
            }
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p001 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
    pub fn entry(mut b: UVec2, c: &IVec3, y: &IVec2, t: bool) -> i32 {
        let mut k0 = ((if t {
            return ((match b.x {
                3 => [1_i32, c.y, c.z],
                t => {
                    let mut a: f32 = ((({
                        let mut turn = 0;
                        let y: IVec3 = 'value: loop {
                            b.y
                                += (((((if (b.x <= t) { b.x } else { t }) | 7)
                                    - ((if (c.y < y.x) { t } else { 8_u32 }) & 7)) | 7)
                                    - ((b.y | (t + MASK)) & 7));
                            (((c.z <= y.y), Pair::SIZE)).0;
                            if (t < b.y) {
                                break (if (y.y <= 5) {
                                    ((*c)).min(IVec3::new((-1), 10, y.y))
                                } else {
                                    (*c)
                                });
                            }
                            let start = STEPS;
                            let mut t = 0;
                            t += start;
                            (b, t) = ((b + UVec2::new(b.x, b.x)), c.x);
                            turn += 1;
                            if turn >= 3 {
                                break ((*c) % 3);
                            }
                        };
                        1.0_f32
                    }))
                        .abs() + 0.5)
                        .ln();
                    [c.y, 3_i32, STEPS]
                }
                _ => {
                    let mut k0 = -1i32;
                    'outer: loop {
                        if !(k0 <= -1) {
                            break;
                        }
                        k0 = k0 + 2;
                        if any(
                            (BVec3::new((b.x > b.x), t, t) ^ BVec3::new(t, false, false)),
                        ) {
                            let mut v = (((match Pair::SIZE {
                                _ => TABLE[(Pair::SIZE).min(3)],
                                t => (-2.5_f32),
                            }))
                                .fract()
                                * (((Pair::RATE).saturate() + 0.0))
                                    .rem_euclid((fract(TABLE[(Pair::SIZE).min(3)]))));
                            break;
                        }
                        let mut a: f32 = 0.0;
                    }
                    [0_i32, 0_i32, 0_i32]
                }
            }))[0];
        } else {
            0_u32
        })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0
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
        fn sum(mut self, a: (f32, Vec3, Vec2)) -> usize {
            self = self;
            let mut k0 = 0i32;
            'outer: while k0 < 3 {
                let given: f32 = (if self.c {
                    {
                        let mut k1 = (self.a.y) & 3;
                        #[keep]
                        'inner: while k1 > 0 && (((self.c || self.c) && self.c)) {
                            k1 -= 1;
                        }
                    }
                    a.2.x
                } else {
                    a.1.z
                });
                let a_2: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(v: f32) -> f32 {
                        v * HALF + 1.0
                    }
                    let t = first(given);
                    t
                };
                if self.c {
                    break 'outer;
                }
                k0 += 1;
            }
            (((self.b) as usize & 31) + ((self.a.x & 255) as usize))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut f32, t: &mut Pair) -> BVec3 {
        let mut y: [i32; 2] = [2_i32; 2];
        'outer: for x_2 in y {
            let mut a: Pair = Pair { b: x_2, c: t.c, a: t.a };
            let t = a
                .sum((
                    1.5_f32,
                    Vec3::new(0.0_f32, HALF, HALF),
                    Vec2::new(3.0_f32, TABLE[Hit::SIZE % 4]),
                ));
            let mut x_2 = Mat2::from_diagonal(
                (Vec2::new(Hit::RATE, (-1.0)) + Pair::RATE),
            );
            x_2.x_axis += Vec2::ONE;
            if (((x_2.x_axis.x).min(1.5_f32) + 0.0)
                < Mat3::from_cols(
                        Vec3::new(x_2.y_axis.x, (-0.0_f32), 0.0_f32),
                        Vec3::new(0.25_f32, 0.0_f32, (-2.5_f32)),
                        Vec3::new(x_2.x_axis.x, x_2.y_axis.y, 1.0_f32),
                    )
                    .determinant())
            {
                'inner: for t in (0..1).rev() {
                    {
                        let given: f32 = (if (a.c && (c <= (NARROW as i32))) {
                            x_2.y_axis.x
                        } else {
                            x_2.y_axis.x
                        });
                        let c: f32 = {
                            let t = second(given);
                            fn second(v: f32) -> f32 {
                                v * 0.5 + 1.0
                            }
                            t
                        };
                    }
                    if a.c {
                        break 'outer;
                    }
                }
            } else if a.c {} else {}
        }
        (('block: {
            let k0 = ((t.c as u32)) & 3;
            'outer: loop {
                if k0 > 3 {
                    continue;
                }
                t.b = ((t.b + t.b)).wrapping_neg();
                break;
            }
            if t.c {
                break 'block BVec3::new(true, t.c, false);
            }
            BVec3::new(((*a) != f32::EPSILON), (t.a.x <= 0_u32), false)
        }) ^ BVec3::new(true, t.c, t.c))
    }
}

mod p003 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub usize);
    #[flatten(exact)]
    pub fn entry(a: Hit, mut x: Mat2, y: &f32) -> f32 {
        let mut t = ((3.0_f32).sin_cos().0 * x.y_axis);
        (mix(t.y, t.y, x.y_axis.y) + x.x_axis.x)
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &f32, t: Vec3) -> u32 {
        'outer: for x_2 in (0..((MASK + MASK) & 3)) {
            _ = ((((*c) < (*c))
                && ({
                    (*c) = STEPS;
                    (t.z < t.x)
                }))
                || ({
                    (*c) = (match ((t.y != STILL), true, x_2) {
                        (true, _, 4..100) => (*c),
                        (mut x, false, 0..) => {
                            (*c) &= (((t.z as i32).clamp(-64, 64))).wrapping_abs();
                            (*c)
                        }
                        (_, x @ true, _) => {
                            'inner: for _ in [
                                ((3_u32 | 7) - (x_2 & 7)),
                                ('block: {
                                    if (!matches!(
                                        (x, x_2, (* c)), (x, c, ((5 | 1_000))) if (3_u32 == 5)
                                    )) {
                                        continue 'outer;
                                    }
                                    let mut v = Mat3::from_diagonal(t);
                                    v.y_axis += Vec3::ONE;
                                    (x_2 & 0xffff).next_power_of_two()
                                }),
                            ] {
                                let x: i32;
                                if ((match t.y {
                                    (0.0 | -1.5) => ((-4_i32) <= 5),
                                    _ => matches!(t.x, x @ ((2.0 | - 1.5))),
                                })) {
                                    b = ((t.y).hypot(b)).signum();
                                    x = (*c);
                                } else {
                                    x = (*c);
                                }
                                if (1.5_f32 != b) {
                                    break 'outer;
                                }
                            }
                            (*c)
                        }
                        _ => (*c),
                    });
                    (5_u32 != x_2)
                }));
            if ((*c) != STEPS) {
                continue;
            }
        }
        (1 + (b.abs() as u32 & 255))
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Mat2, c: i32, y: &mut usize) -> f32 {
        let mut k0 = (('block: {
            if true {
                break 'block (UVec2::new(5_u32, 1_u32)).y;
            }
            if (MASK != (MASK ^ MASK)) {
                let mut k0 = ((UVec2::new(MASK, MASK)).y) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let a = mat2(
                        (Mat2::from_cols(a.x_axis, a.y_axis)).x_axis,
                        (a).x_axis,
                    );
                }
                let mut k0 = (5_u32) & 3;
                #[keep]
                'outer: loop {
                    let mut x_2: [f32; 2] = [a.x_axis.x, a.x_axis.x];
                    'inner: for x in x_2 {
                        let mut x_2: f32 = 0.25;
                        if (({
                            let q = a.x_axis.x;
                            q == q && q.is_sign_negative()
                        })) {
                            let (mut b, (_, v)) = (
                                Pair(({ a.x_axis.x }), a.y_axis.y),
                                ((a.y_axis).abs(), Pair(a.y_axis.x, 1.0_f32)),
                            );
                            break 'inner;
                        }
                        let c: f32 = 0.0;
                        let mut y: Vec2 = a.x_axis;
                    }
                    if ((if (IVec2::new((-1), 3) == IVec2::new(3, (-4))) {
                        ((k0 >> (k0 & 31)) >= ((k0 | 7) - (k0 & 7)))
                    } else {
                        (a.y_axis.x <= a.x_axis.y)
                    })) {
                        let mut y = (((1_i32 + 1_i32) & 7) as usize);
                    }
                    if k0 == 0 || (((*y) <= (*y))) {
                        break;
                    }
                    k0 -= 1;
                }
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
        ((match (
            (Vec3::new(a.x_axis.y, (-1.0_f32), (-0.0_f32)))
                .cmple((POINTS[Pair::SIZE % 6] % 1.5))
                .all(),
            (*y),
        ) {
            (false, 2) => HALF,
            _ => a.y_axis.y,
        }) + ((*y) as f32))
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
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
        fn step(mut self, mut b: [Pair; 3]) -> bool {
            'outer: for x_2 in (1..7).step_by(3) {
                if ((({
                    let mut n: Mat2 = Mat2::from_cols(
                        Vec2::select(
                            ((Vec2::new((-2.5), 1.0)).yx())
                                .cmplt((Mat2::IDENTITY * Vec2::new(2.0, self.a.x))),
                            Vec2::new(2.0, (-2.5)),
                            Vec2::new(self.a.x, self.a.z),
                        ),
                        (mat2(
                            Vec2::new(b[1].a.y, 1.0_f32),
                            Vec2::new(b[2].a.z, self.a.z),
                        ))
                            .x_axis,
                    );
                    ((n.y_axis.y != n.x_axis.y) && ((x_2 as i32) <= x_2))
                })
                    || ((b[2].a.z > 3.0)
                        && ({
                            b[1].a.z += (b[1].a).z;
                            false
                        }))))
                {
                    let n: Pair;
                    if (((match ((x_2 as i32), (x_2 as i32), (x_2 as i32)) {
                        (1, -1.., x @ 1) => Pair::SIZE,
                        (_, (5 | -1), mut b) => Pair::SIZE,
                        _ => Pair::SIZE,
                    }) != Pair::SIZE))
                    {
                        self.a.y -= 0.25_f32;
                        n = b[2];
                    } else {
                        b[2].a.z -= b[2].a.z;
                        n = Pair { a: b[1].a };
                    }
                } else {}
            }
            FLAGS[(2_usize).min(8)]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: f32, y: &mut IVec2, t: u32) -> [Pair; 3] {
        match (((y.y & 15) * (y.y & 7)) * 3) {
            _ => {
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 < 1) {
                        break;
                    }
                    let Pair { a } = Pair::FIRST;
                    if ((a).normalize()).cmplt(a).all() {
                        break 'outer;
                    }
                    {
                        if let (_, 2..100, a) = ((
                            (UVec2::new(0_u32, 3_u32)).y,
                            ((a.z) as u32 & 1023),
                            (match ((y.x).max(y.y), (y.x).wrapping_sub(y.x), a.z) {
                                (_, v @ -1, _) => a.z,
                                _ => a.z,
                            }),
                        )) {
                            let mut v = (Mat2::from_cols(
                                Vec2::new(a, a),
                                Vec2::new(0.25_f32, 0.25_f32),
                            ) * 2.0_f32);
                            v.x_axis *= Vec2::ONE;
                            _ = (x != (v.y_axis).dot(v.x_axis));
                        } else {
                            let mut n: Pair = ([
                                Pair { a: a },
                                Pair { a: a },
                                Pair::FIRST,
                            ])[0];
                            let v = n
                                .step(
                                    ({
                                        y.y |= y.y;
                                        [Pair { a: a }, Pair { a: n.a }, n]
                                    }),
                                );
                        }
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 1) {
                                break;
                            }
                            let mut c: Pair = Pair {
                                a: Vec3::new(0.25, 3.0, a.z),
                            };
                            let t = c.step([Pair { a: c.a }, c, c]);
                            if (k0 != k0) {
                                break 'inner;
                            }
                            k1 += 1;
                        }
                    }
                    k0 *= 2;
                }
            }
            mut v => {
                return [Pair {
                    a: Vec3::new(x, (*a), (*a)),
                }; 3];
            }
        }
        [
            Pair {
                a: ((if false {
                    (if false {
                        CORNER
                    } else {
                        return ({
                            let mut t = (Mat2::from_cols(
                                Vec2::new(2.0_f32, 0.25_f32),
                                Vec2::new(x, 0.0_f32),
                            )
                                + (mat2(
                                    Vec2::new(0.0_f32, (-2.5_f32)),
                                    Vec2::new(2.0_f32, x),
                                ))
                                    .transpose());
                            t.x_axis += Vec2::ONE;
                            [
                                Pair {
                                    a: Vec3::new(2.0_f32, 1.0_f32, 3.0_f32),
                                },
                                Pair::ALL[(Pair::SIZE).min(1)],
                                Pair {
                                    a: Vec3::new(x, 3.0_f32, (-2.5_f32)),
                                },
                            ]
                        });
                    })
                } else {
                    Vec3::new((*a), (*a), (-2.5))
                }) + Vec3::splat((y.x as f32))),
            },
            Pair {
                a: (Vec3::new(x, (*a), x) + Vec3::splat((y.y as f32))),
            },
            Pair {
                a: Vec3::new(0.25, (*a), (-1.0)),
            },
        ]
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
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
        const FIRST: Self = Pair {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32) -> f32 {
        let mut a: Pair = ({
            let mut y: Vec2 = Vec2::new(
                (match (c).rem_euclid((c) | 1) {
                    y @ 1 => {
                        if ((match (Vec3::new((*a), 3.0_f32, (*a)))
                            .dot(Vec3::new((*a), (-0.0_f32), (-1.0_f32)))
                        {
                            8.0.. => (false && (c != c)),
                            2.0..8.0 if ((match (c, (*a)) {
                                (c, x) => (x < (*a)),
                                (
                                    x,
                                    ..=8.0,
                                ) if (({
                                    'block: {
                                        let Pair { a } = Pair {
                                            a: Vec4::new((*a), (*a), (*a), 1.0_f32),
                                        };
                                        if (a.z != (-1.0)) {
                                            break 'block;
                                        }
                                        let mut b: [[f32; 3]; 2] = [
                                            [
                                                (match Pair::FIRST {
                                                    Pair { a: _ } => a.x,
                                                    _ => a.z,
                                                }),
                                                (1.5_f32).midpoint(a.x),
                                                2.0_f32,
                                            ],
                                            [(-2.5_f32), a.z, 0.25_f32],
                                        ];
                                        let mut x_2 = ((a.x)
                                            .rem_euclid((hadd(Vec3::new(b[1][0], 0.0_f32, 3.0_f32)))))
                                            .round();
                                    }
                                    if (y < c) {
                                        if ((*a) < (*a)) {
                                            return (if 0.0_f32 <= (*a) {
                                                (((*a) % 1.5)).clamp(0.0_f32, (*a)) + 0.0
                                            } else {
                                                (*a)
                                            });
                                        } else {
                                            return ((-4_i32) as f32);
                                        }
                                    }
                                    (y < c)
                                })) => false,
                                (_, (2.0 | 0.25)) => ((*a) <= 2.0),
                                _ => {
                                    if ((if (c != y) { (y <= y) } else { (5_i32 > y) })) {
                                        let given: f32 = (Mat2::from_cols(
                                                Vec2::new(0.25_f32, (*a)),
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
                                    ((*a) != STILL)
                                }
                            })) => ((*a)).is_nan(),
                            1.0..8.0 => (!(3_i32 != y)),
                            _ => {
                                ({
                                    let q = 0.25_f32;
                                    q == q && q.is_sign_negative()
                                })
                            }
                        })) {
                            #[unroll(max = 4)]
                            'outer: for t in (0..(3_u32 & 3)) {
                                if (IVec2::new(y, y)
                                    == (IVec2::new(2, (WIDE as i32)) + IVec2::new((-4), c)))
                                {
                                    break 'outer;
                                }
                                let mut y: f32 = 0.0;
                            }
                            return (*a);
                        }
                        ([(*a), 1.5_f32, (*a)])[0]
                    }
                    -7..2 => (*a),
                    -7..=5 => {
                        let n = Vec4::splat(
                            (({
                                let mut k0 = 0i32;
                                'outer: while k0 < 2 {
                                    let mut b: [f32; 3] = [
                                        ((*a)).clamp(-1.0, 1.0).acos(),
                                        (((*a) * (*a))).round(),
                                        ((*a) + ((*a)).smoothstep(-1.0, 2.0)),
                                    ];
                                    if all(BVec3::new(false, false, (c > k0))) {
                                        break;
                                    }
                                    b[8_usize % 3] = (b[0]).round();
                                    let mut a_2: Pair = Pair::FIRST;
                                    k0 += 1;
                                }
                                (*a)
                            }))
                                .floor(),
                        );
                        ((-2.5_f32) / 4.0)
                    }
                    mut x => (1.0_f32).tanh(),
                }),
                ((((*a)).max((*a)) + 0.0) + 0.0),
            );
            if (2_usize > Pair::SIZE)
                && let (100, a @ ((2 | 3)), (0.0 | 2.0)) = ((
                    MASK,
                    (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    }),
                    (((-0.0_f32)) * 0.7 + ((-2.5_f32)) * 0.1),
                ))
            {
                if ((MASK >> (MASK & 31)) < MASKS[1_usize % 7]) {
                    let mut a: [[f32; 3]; 2] = [[y.y, y.x, y.y], [0.0_f32; 3]];
                    'outer: for a in a {}
                }
            }
            Pair {
                a: Vec4::new(0.0, 0.0, 0.0, 0.0),
            }
        });
        0.0
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec2,
        pub c: IVec3,
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> [f32; 3] {
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            if ((*a)).is_nan() {
                break;
            }
            if ((k0 as f32) < RAMP[Pair::SIZE % 9]) {
                let a_2: Pair = 'block: {
                    if (matches!(
                        ((2_u32, (if false { ((* a) > (* a)) } else { false }))), (x_2 @
                        ((4 | 3)), _)
                    )) {
                        break 'block Pair;
                    }
                    let mut c: Pair = (match ((
                        ((if (1_i32 > (k0 as i32)) { ((*y) < (*y)) } else { false })
                            || ((*c) <= (k0 as i32))),
                        Hit::SIZE,
                        ((*c)).wrapping_neg(),
                    )) {
                        (false, y, a_2) => Pair,
                        (true, (3 | 3), 5) => Pair,
                        (true, ..2, -1) => Pair,
                        _ => Pair,
                    });
                    c
                };
                break;
            }
            let _ = ({
                let q = (*y);
                q == q && q.is_sign_negative()
            });
            k0 += 1;
        }
        let mut t: Pair = Pair;
        let mut k0 = (((2_u32 & 63) << (MASK & 7))) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if ((if (matches!(
                        (((Pair::SIZE + 1_usize), 0.0_f32, (if ((- 4_i32) < 1) { 3_u32 }
                        else { k0 }))), (mut b @ ..= 100, mut c @ ..= 1.0, ..4) if
                        ((1_u32 <= k0) && (b != 8))
                    )) {
                        return [3.0_f32; 3];
                    } else {
                        ((*a) > 3.0)
                    })) {} else {}
                }
                k1 += 1;
            }
        }
        [((*y) + (*a)), (0.0 + (*a)), 0.25]
    }
}

#[flatten]
mod p009 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 3,
            b: Vec2::new(-0.0, 2.0),
            c: 2.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
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
    impl Pair {
        fn step(&mut self, a: f32) -> Pair {
            'outer: for a in (((if (self.c != self.b.x) {
                'outer: for x_2 in 0..(COUNT + 1) {
                    'inner: for y in [
                        ((*self)).c,
                        ({
                            if (2_i32 > STEPS) {
                                let mut c = self.a;
                                break;
                            }
                            0.0_f32
                        }),
                    ] {
                        if ((MASK & MASK) <= 3) {
                            continue;
                        }
                        let (v, (t, mut y)) = (
                            self.b,
                            (Vec3::new(1.5_f32, a, 0.5_f32), self.b),
                        );
                    }
                    if (self.a > self.a) {
                        continue;
                    }
                }
                MASK
            } else {
                MASK
            }) & 3)..4)
                .rev()
            {}
            Pair {
                a: (self.a + self.a),
                b: self.b,
                c: (self.b.x + (self.a as f32)),
            }
        }
    }
    impl Pair {
        fn sum(&mut self, a: f32) -> f32 {
            {
                if ((({
                    self.b.y = ((if ((match (*self) {
                        Pair { a: (1 | -1), b: t, c: mut b } => (self.a > (WIDE as i32)),
                        Pair { a: mut t, b: _, c: x } => (3_i32 < self.a),
                        _ => {
                            let x = ((((match (*self) {
                                Pair { a: (2 | -1), b: mut v, c: b } if ((-0.0_f32) < b) => {
                                    self.a
                                }
                                Pair {
                                    a: a_2,
                                    b: _,
                                    c: 1.0,
                                } if (true && (self.a <= self.a)) => self.a,
                                Pair { a: 1, b: _, c: (0.0 | 0.25) } => self.a,
                                x_2 => 10_i32,
                            }) & 7) as usize))
                                .abs_diff(((self.a < self.a) as usize));
                            false
                        }
                    })) {
                        let mut n = [(-(self.b.x * 0.0)); 3];
                        Self::SIZE
                    } else {
                        ((self.a & 7) as usize)
                    }) as f32);
                    let _ = (self.a != self.a);
                    0.5_f32
                }))
                    .is_nan())
                {
                    if let ((n, ..1_000) | ((5 | 0), n)) = ((
                        (({
                            let mut n: i16 = (((self.a > self.a) && true) as i16);
                            n += 5;
                            n
                        }) as i32),
                        self.a,
                    )) {
                        'outer: for n in (0..0).rev() {
                            let mut t: f32 = (flatten::math::fract(saturate(self.b))).y;
                            self.b = self.b;
                            let y = [
                                (-2.5_f32),
                                (if a <= t {
                                    (((-1.0_f32)).atan2((0.0_f32))).clamp(a, t) + 0.0
                                } else {
                                    f32::MIN
                                }),
                                ((2.0_f32).div_euclid(1.5) + 0.0),
                            ];
                        }
                    } else {}
                } else {}
            }
            HALF
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: [f32; 3]) -> Pair {
        let [_, mut t, _] = (if (c[2] <= 0.25) {
            return Pair {
                c: (if (a < a) {
                    return Pair {
                        b: Vec2::new(c[0], c[1]),
                        ..Pair {
                            c: c[1],
                            a: STEPS,
                            b: Vec2::new(c[1], (-0.0_f32)),
                        }
                    };
                } else {
                    let (mut y, (mut b, mut c)) = (
                        [
                            c[0],
                            ('block: {
                                let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                                #[keep] 'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let given: f32 = Mat2::from_cols(
                                            Vec2::new(HALF, 3.0_f32),
                                            Vec2::new(1.5_f32, 1.5_f32),
                                        )
                                        .determinant();
                                    let c: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn second(c: f32) -> f32 {
                                            c * HALF + 1.0
                                        }
                                        let t = second(given);
                                        t
                                    };
                                }
                                if (!(LEVELS[(Pair::SIZE).min(7)] >= STEPS)) {
                                    break 'block (a).atan2((c[1]));
                                }
                                let x_2: f32 = 'block_1: {
                                    let mut v: Pair = Pair {
                                        c: c[0],
                                        ..Pair::ALL[(STEPS & 1) as usize]
                                    };
                                    let n = v.sum(({ v.b.y }));
                                    if (v.a > 3) {
                                        break 'block_1 c[1];
                                    }
                                    v = v
                                        .step(
                                            ((v.b.y)
                                                .copysign(
                                                    (dot(
                                                        Vec4::new(0.25_f32, c[0], v.b.y, a),
                                                        Vec4::new((-2.5_f32), 1.5_f32, 3.0_f32, 0.5_f32),
                                                    ))
                                                        .max(-9.0),
                                                ))
                                                .abs(),
                                        );
                                    let mut y = flatten::math::select(
                                        (Vec4::new(
                                            2.0_f32,
                                            RAMP[(Pair::SIZE).min(8)],
                                            2.0_f32,
                                            2.0_f32,
                                        )
                                            * (Vec4::new(2.0_f32, 1.0_f32, 1.0_f32, v.b.y))
                                                .with_zx(v.b)),
                                        Vec4::select(
                                            ((Vec4::new(c[1], 0.0_f32, v.b.y, a)
                                                * Vec4::new(0.25_f32, v.c, HALF, (-1.0_f32))))
                                                .cmplt(
                                                    flatten::math::select(
                                                        Vec4::new(0.25_f32, 1.5_f32, 1.5_f32, (-1.0_f32)),
                                                        Vec4::new(a, (-2.5_f32), 0.25_f32, 0.25_f32),
                                                        (v.a < v.a),
                                                    ),
                                                ),
                                            Vec4::new(2.0_f32, 0.0_f32, 0.25_f32, (-1.0_f32)),
                                            Vec4::new(0.0_f32, c[1], (-2.5_f32), 1.5_f32),
                                        ),
                                        (2.0_f32 != n),
                                    );
                                    v.c
                                };
                                c[1]
                            }),
                            c[2],
                        ],
                        (HALF, STEPS),
                    );
                    (-0.0_f32)
                }),
                ..Pair {
                    a: (WIDE as i32),
                    b: Vec2::new(1.0_f32, 0.25_f32),
                    c: c[0],
                }
            };
        } else {
            c
        });
        Pair {
            a: STEPS,
            b: (select(
                (Vec2::new(t, 0.5_f32)).with_y(t),
                Vec2::new(0.0_f32, 0.0_f32),
                false,
            ) + Vec2::splat(t)),
            c: 0.0,
        }
    }
}

#[flatten]
mod p010 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &i32, y: &f32) -> bool {
        (*a) = (((-1_i32) & 7) as usize);
        'outer: for y in 0..0 {
            let mut k1 = ((if ((y as i32) < (*c)) {
                'inner: for a in [(0_u32 / 2), 0_u32, 0_u32] {}
                0_u32
            } else {
                0_u32
            })) & 3;
            #[unroll(max = 4)] 'inner: while k1 > 0 && (false) {
                k1 -= 1;
            }
        }
        false
    }
}

#[flatten]
mod p011 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub BVec3);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn turn(&self, a: &f32) -> Vec3 {
            let x_2 = Pair(
                ('block: {
                    let [y, c, _] = [self.0.y, 3.0_f32, (*a)];
                    if ((WIDE as i32) >= (STEPS - STEPS)) {
                        break 'block (match (Self::SIZE, MASK, y) {
                            (a_2, (1 | 4), (0.0 | 0.25)) if (a_2 > a_2) => self.0,
                            (4, _, -1.5..2.0) => {
                                let y = Self::SIZE;
                                Vec3::new(1.0_f32, 2_147_483_648f32, 2.0_f32)
                            }
                            (mut x @ 1, mut b, _) => {
                                let (Pair(mut a, x), mut b, _) = (
                                    Pair(self.0, self.1),
                                    ({
                                        'outer: for _ in (1..7).step_by(3) {
                                            let mut a_2: i32 = (if (b < b) {
                                                (((*self), LEVELS[x % 8], self.0.y)).1
                                            } else {
                                                ((-1) + select((WIDE as i32), (WIDE as i32), (b <= MASK)))
                                            });
                                            if (((2_u32 <= MASK)
                                                || ({
                                                    b ^= b;
                                                    (self.0.y <= TABLE[(Self::SIZE).min(3)])
                                                })))
                                            {
                                                break 'outer;
                                            }
                                        }
                                        (WIDE as i32)
                                    }),
                                    self.0.z,
                                );
                                a
                            }
                            _ => POINTS[(8_usize).min(5)],
                        });
                    }
                    self.0
                }),
                self.1,
            );
            (Vec3::new(self.0.z, TABLE[((WIDE as i32) & 1) as usize], x_2.0.z)
                + Vec3::splat(self.0.z))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &f32, y: f32) -> f32 {
        (*a) = ((Vec2::new(y, (*c)))
            .dot((Vec2::new(y, 0.25_f32)).max(Vec2::new((*c), 3.0_f32))))
            .floor();
        let mut c: Pair = Pair(
            POINTS[(0_usize).min(5)],
            BVec3::new((3.0_f32 != (*a)), false, (y > y)),
        );
        let y = c.turn(&y);
        (((match Pair(c.0, c.1) {
            Pair(_, a) => (Pair(c.0, a), (NARROW as i32), c.0.y),
            Pair(x, _) => {
                c.1 = (c.turn(&y.z)).cmplt(((STILL * y)).cross((c.0 * (*a))));
                (c, (NARROW as i32), y.y)
            }
            Pair(mut a, mut b) => {
                let mut a_2 = ((Vec2::new((-2.5_f32), y.z)).step(Vec2::new(c.0.x, y.z))
                    % 1.5);
                (c, STEPS, a_2.y)
            }
            _ => (c, STEPS, c.0.z),
        }))
            .2 + c.0.z)
    }
}

#[flatten]
mod p012 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: BVec3) -> f32 {
        let mut x_2: [i32; 2] = ({
            let mut x: i32 = (if ((a <= a) && ((a <= 3.0) || FLAGS[(MASK % 9) as usize]))
            {
                if (({
                    let mut k0 = (MASKS[(MASK % 7) as usize]) & 3;
                    #[keep]
                    'outer: loop {
                        if ((a).lerp(a, a) > a) || k0 == 0 {
                            break;
                        }
                        k0 -= 1;
                        let mut b: BVec3 = (!BVec3::new(
                            (k0 <= k0),
                            (a <= a),
                            (Vec2::new(a, a) == Vec2::new(0.25_f32, (-2.5_f32))),
                        ));
                        let start = k0;
                        let mut a = 1;
                        a += start;
                        let given: f32 = (Pair::RATE).sin();
                        let n: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(y: f32) -> f32 {
                                (y - HALF).max(HALF)
                            }
                            t
                        };
                    }
                    let mut k0 = -1i32;
                    'outer: while k0 <= 3 {
                        let mut v = ((((k0 & 15) * (k0 & 7)) < (k0).min(k0))
                            || (MASKS[2_usize % 7] >= ((k0) as u32 >> 3)));
                        k0 = k0 + 2;
                    }
                    (a != a)
                })) {
                    let a = ((IVec2::new(STEPS, 0_i32))
                        == ((IVec2::new((WIDE as i32), (NARROW as i32)))
                            .max(IVec2::new(STEPS, 0_i32))));
                    let mut v: [i32; 2] = [STEPS, STEPS];
                    'outer: for n in v {
                        let Hit { a: mut x } = Hit {
                            a: ((MASK | 7) - (MASK & 7)),
                        };
                        v[0] = (((IVec2::new(5_i32, (WIDE as i32))
                            & IVec2::new(1_i32, 7_i32))
                            + (IVec2::new(0_i32, n))
                                .wrapping_add_unsigned(UVec2::new(8_u32, x))))
                            .y;
                        let mut x: Hit = Hit { a: x };
                        v[Pair::SIZE % 2] *= 2;
                    }
                } else if (((match Hit::ALL[(Hit::SIZE).min(1)] {
                    Hit { a: mut v } => {
                        v = ((if (a < a) { v } else { MASKS[(STEPS & 1) as usize] }))
                            .isqrt();
                        Pair::SIZE
                    }
                    _ => Pair::SIZE,
                }) <= Hit::SIZE))
                {} else {}
                STEPS
            } else {
                STEPS
            });
            [(NARROW as i32); 2]
        });
        (a + (x_2[0] as f32))
    }
}

#[flatten]
mod p013 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut u32, c: &mut i32) -> Pair {
        {
            if false {
                let mut k0 = 3u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    let mut k1 = (((*a) + k0)) & 3;
                    'inner: while k1 > 0 && ((((*c) <= 0) || ((k0 != k1) ^ (k1 < (*a)))))
                    {
                        k1 -= 1;
                        let mut x = TABLE[((*a) % 4) as usize];
                    }
                    'inner: for x_2 in 0..k0 {
                        let mut t = ((mat3(
                            CORNER,
                            Vec3::new((-0.0_f32), RAMP[((*a) % 9) as usize], HALF),
                            Vec3::new(RAMP[Pair::SIZE % 9], 3.0_f32, HALF),
                        ) * Mat3::IDENTITY)
                            - Mat3::from_cols(
                                Vec3::new(HALF, HALF, 1.5_f32),
                                Vec3::new(
                                    1.0_f32,
                                    RAMP[(({
                                        (*a) = x_2;
                                        k0
                                    }) % 9) as usize],
                                    0.25_f32,
                                ),
                                Vec3::new((-1.0_f32), STILL, 2.0_f32),
                            ));
                        t.z_axis += Vec3::ONE;
                    }
                    k0 -= 1;
                }
            } else {}
        }
        Pair {
            a: 0.5,
            b: Vec3::new(
                TABLE[(5_u32 % 4) as usize],
                1.5,
                TABLE[(({
                    (*c) = (*c);
                    (*a)
                }) % 4) as usize],
            ),
        }
    }
}

#[flatten]
mod p014 {
    use super::*;
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
        const FIRST: Self = Hit { a: 0.5, b: UVec2::new(0, 5) };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: UVec2::new(5, 2),
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
    pub fn entry(a: UVec2, c: &mut i32) -> IVec3 {
        let b: UVec2 = 'block: {
            'outer: for c in [0_u32, ((a.y & 15) * (a.x & 7)), (MASK + a.x)] {
                if (({
                    let q = 1.0_f32;
                    q == q && q.is_sign_negative()
                })) {
                    if (POINTS[(a.y % 6) as usize])
                        .cmplt(
                            (POINTS[(a.y % 6) as usize])
                                .step(Vec3::new(TABLE[Hit::SIZE % 4], HALF, 3.0_f32)),
                        )
                        .all()
                    {
                        break;
                    } else {
                        let (x_2, _) = (
                            (a.y).min(a.x),
                            (if (2_u32 != 0) {
                                Vec3::new(STILL, HALF, 0.25_f32)
                            } else {
                                Vec3::new(HALF, Hit::RATE, (-2.5_f32))
                            }),
                        );
                        break 'block UVec2::new(c, a.y);
                    }
                }
                'block_1: {
                    if (({
                        let q = STILL;
                        q == q && q.is_sign_negative()
                    })) {
                        continue 'outer;
                    }
                }
                if (((TABLE[(STEPS & 1) as usize] >= HALF)
                    && (match (Hit::RATE, (c <= c), (c < 8_u32)) {
                        ((2.0 | 0.0), y @ true, v) => {
                            let mut v: Hit = Hit::FIRST;
                            y
                        }
                        _ => {
                            if (({
                                let q = (if (a.y > c) { HALF } else { 0.0_f32 });
                                q == q && q.is_sign_negative()
                            })) {
                                let (_, n) = (
                                    c,
                                    Vec3::new(0.0_f32, Pair::RATE, TABLE[(STEPS & 1) as usize]),
                                );
                                let mut a = (if (a.x <= 8) {
                                    Vec3::splat(
                                        (match (n.x <= 1.5_f32) {
                                            _ => 0.25,
                                            true => n.x,
                                            false => n.z,
                                        }),
                                    )
                                } else {
                                    n
                                });
                            } else {
                                let mut n: Pair = Pair(
                                    ((if (c < a.x) { (a.x <= c) } else { (a.x > a.x) })
                                        || (Vec3::new((-2.5_f32), (-0.0_f32), RAMP[Pair::SIZE % 9]))
                                            .is_nan()),
                                );
                            }
                            true
                        }
                    })))
                {
                    let given: f32 = TABLE[(Hit::SIZE).min(3)];
                    let c: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(b: f32) -> f32 {
                            b * HALF + 1.0
                        }
                        t
                    };
                    break 'block a;
                }
            }
            if false {
                break 'block a;
            }
            a
        };
        ((IVec3::new(3_i32, (*c), 5_i32)).rem_euclid(IVec3::splat(3))
            + IVec3::splat((*c)))
    }
}

mod p015 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &f32, y: f32) -> f32 {
        let start = ((MASK).abs_diff(5_u32)).min((MASK).rotate_right(7));
        let mut a = 1;
        a += start;
        ((Vec3::splat((Vec2::new(0.25_f32, 0.0_f32)).y)).z + (a as f32))
    }
}

#[flatten]
mod p016 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: bool, y: Mat4, t: &mut u32) -> f32 {
        let start = (match Pair(y.w_axis.y, c) {
            Pair(-1.5.., false) if c => {
                let mut x_2 = [
                    ({
                        let q = y.x_axis.w;
                        if q == q {
                            f32::from_bits(q.to_bits() ^ 0x8000_0000)
                        } else {
                            0.5
                        }
                    }),
                    ((y.z_axis.x).tanh() - y.x_axis.y),
                    y.z_axis.z,
                ];
                (if Hit::SIZE >= Pair::SIZE {
                    Hit::SIZE - Pair::SIZE
                } else {
                    State::SIZE
                })
            }
            Pair(y @ ..=2.0, true) => {
                _ = ({
                    let q = (*a);
                    q == q && q.is_sign_negative()
                });
                State::SIZE
            }
            Pair(8.0, false) if c => {
                let [mut a_2, y, n] = [
                    flatten::math::step(y.x_axis.w, y.w_axis.x),
                    (if c {
                        return y.y_axis.x;
                    } else {
                        if let 100 = 8_u32 {
                            'block: {
                                (*t) = (((y.x_axis).min_position() & 255) as u32);
                                if (STEPS >= (((WIDE as i32), Pair::FIRST)).0) {
                                    break 'block;
                                }
                                let mut a_2 = ((((y.y_axis.y).abs().sqrt())
                                    .max(mad(y.y_axis.x, (-2.5_f32), y.x_axis.y)) + 0.0)
                                    / y.z_axis.z);
                            }
                            c;
                        }
                        y.w_axis.x
                    }),
                    (y.z_axis.y).floor(),
                ];
                (if Hit::SIZE >= Hit::SIZE { Hit::SIZE - Hit::SIZE } else { 8_usize })
            }
            x_2 => {
                let mut k0 = (((y.z_axis.x > y.z_axis.x) as u32)) & 3;
                #[keep]
                'outer: loop {
                    if (('block: {
                        if ((y.w_axis.w).round()
                            >= (y.x_axis.x).copysign((State::RATE).max(-9.0)))
                        {
                            break 'block (c < c);
                        }
                        'inner: for b in 1..=2 {
                            if c {
                                break;
                            }
                            let mut t = (match (((k0 & 63) << (k0 & 7)), y.y_axis.w) {
                                ((100 | 4), 0.0) => {
                                    mat4(y.y_axis, y.z_axis, y.x_axis, y.z_axis)
                                }
                                (0.., 8.0) => (y * y.x_axis.y),
                                (mut c @ 4.., 8.0) => {
                                    Mat4::from_cols(
                                        y.z_axis,
                                        y.x_axis,
                                        y.y_axis,
                                        Vec4::new(y.y_axis.y, y.x_axis.y, (*a), 0.0),
                                    )
                                }
                                _ => {
                                    Mat4::from_cols(
                                        y.z_axis,
                                        y.x_axis,
                                        Vec4::new(f32::NAN, 1.0, 3.0, 1.5),
                                        y.y_axis,
                                    )
                                }
                            });
                            t.w_axis = Vec4::new(
                                f32::EPSILON,
                                1.0_f32,
                                0.0_f32,
                                y.z_axis.x,
                            );
                        }
                        x_2.1
                    })) {}
                    if k0 == 0 || (x_2.1) {
                        break;
                    }
                    k0 -= 1;
                }
                State::SIZE
            }
        });
        let mut a_2 = 2;
        a_2 += start;
        y.x_axis.w
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
    pub fn entry(mut b: bool, c: &mut i32, y: &Vec2) -> i32 {
        let (2 | 4) = COUNT else {
            return (((*c)).saturating_add(0_i32) ^ ((*c) + (*c)));
        };
        if (y.x <= y.x) {
            if (MASK).is_power_of_two() {
                let [mut v, _] = [1.5_f32; 2];
                return ((IVec2::new(2_i32, (-4_i32))).max(IVec2::new((-1_i32), 1_i32)))
                    .y;
            }
            let a: Vec3 = ({
                if ((((y.y).fract() != flatten::math::abs(y.x))
                    && ({
                        b = ({
                            let q = y.x;
                            q == q && q.is_sign_negative()
                        });
                        (COUNT == COUNT)
                    })))
                {
                    let given: f32 = (if ((-1_i32)).is_negative() { y.x } else { y.x });
                    let a_2: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(x_2: f32) -> f32 {
                            (x_2 - HALF).max(HALF)
                        }
                        t
                    };
                    'outer: for [mut a_2, x] in [
                        [2.0_f32, (-1.0_f32)],
                        [y.y, y.y],
                        [y.y, 1.0_f32],
                    ] {
                        _ = b;
                        let mut x = y.x;
                        if b {
                            break;
                        }
                        ((*c), b) = (({ (-1) }), b);
                        let mut a: i32 = ((if b { (*c) } else { (*c) })
                            % (((*c)
                                + ({
                                    (*c) = ((*c) | (*c));
                                    (*c)
                                })) | 1));
                    }
                    let n = ((*y) / (-3.0));
                } else if b {
                    let mut y: [f32; 2] = (match b {
                        mut a_2 @ false => [y.x, y.y],
                        true => [TABLE[(MASK % 4) as usize], y.x],
                        false => [y.x; 2],
                    });
                    'outer: for &a_2 in &y {
                        let c = Vec2::new(0.0, 1.0);
                        let mut v = Vec3::new(c.y, 1.5, (-0.0));
                    }
                    let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        y = [
                            (y[COUNT % 2]).mul_add((y[1]).trunc(), 2.0_f32),
                            (hadd(Vec4::new((-1.0_f32), y[0], y[1], 0.25_f32))).trunc(),
                        ];
                        let a: Mat3 = mat3(
                            (Vec3::splat(y[1]) - sin(Vec3::new(y[1], y[0], 3.0_f32))),
                            ((mat3(
                                Vec3::new(0.0_f32, y[1], y[1]),
                                POINTS[(({
                                    y[COUNT % 2] /= 2.0;
                                    k0
                                }) % 6) as usize],
                                Vec3::new(y[1], 0.5_f32, y[0]),
                            ))
                                .mul_vec3(CORNER) + Vec3::new(y[0], 0.25, y[0])),
                            Vec3::splat(y[0]),
                        );
                    }
                } else {}
                Vec3::new(0.0, 0.0, 0.0)
            });
        }
        0
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: Pair) -> i32 {
        if (c.b != a.a) {
            let n: [i32; 2];
            if ((-0.0_f32) > a.b) {
                n = [7_i32, STEPS];
            } else {
                n = [(NARROW as i32), STEPS];
            }
            let mut x_2 = (c.a).atan2(((c.b).rem_euclid((c.a))));
            x_2 /= 2.0;
        } else if (a.b != c.b) {
            let mut a = ({
                'outer: for a in -1..1 {
                    let [mut v, _] = [(-1_i32), (a as i32)];
                    if ((if (((match Pair::FIRST {
                        Pair { a: _, b: 0.25.. } => Vec3::new((-2.5), c.b, 0.5),
                        Pair { a: 1.0, b: (-1.5 | -1.5) } => Vec3::new(HALF, (-0.0), c.a),
                        v => Vec3::new(2_147_483_648f32, 2.0, (-0.0)),
                    }))
                        .cmpeq((Vec3::new(c.b, 0.0_f32, 0.0_f32)).signum())
                        .all())
                    {
                        ((a as i32)).is_negative()
                    } else {
                        ((v & v) == (a - 7))
                    })) {
                        let mut a: i32 = ((0 + 0) - 0);
                    }
                }
                Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
            });
            a.y_axis = Vec2::new(0.0_f32, 0.0_f32);
        } else {}
        0
    }
}

#[flatten]
mod p019 {
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
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: &f32) -> IVec2 {
        b = b;
        match ((((b ^ 5_i32) & 7) as usize), ((MASK) as f32 as i32)) {
            (a @ 100, 0..=1) => {
                let start = (*c);
                let mut x_2 = 0.0;
                x_2 += start;
                x_2
                    -= ((('block: {
                        let mut x: Vec4 = flatten::math::floor(
                            (Vec4::new(1.5_f32, 3.0_f32, (*c), (*c))).normalize_or_zero(),
                        );
                        if (((match ((b > b), b, a) {
                            (y, _, 0) => {
                                let mut turn_1 = 0;
                                let t: Vec4 = 'value_1: loop {
                                    if (a <= a) {
                                        break Vec4::new(3.0, (-1.0), 3.0, 3.0);
                                    }
                                    let mut b = Pair { a: Vec2::new(1.0, x.y) };
                                    let start = (if ((Hit {
                                        a: true,
                                        b: Vec3::new(b.a.x, b.a.x, b.a.y),
                                        c: b,
                                    })
                                        .a)
                                    {
                                        (MASK & MASK)
                                    } else {
                                        (UVec2::new(8_u32, 1_u32)).y
                                    });
                                    let mut b = 1;
                                    b += start;
                                    if y {
                                        break ((match (Pair {
                                            a: Vec2::new(0.25_f32, x.z),
                                        }) {
                                            Pair { a: mut a } => x,
                                            Pair { a: mut x_2 } => x,
                                            _ => x,
                                        }) - (x.y * Vec4::new(0.25, 3.0, x.x, x.w)));
                                    }
                                    turn_1 += 1;
                                    if turn_1 >= 1 {
                                        break x;
                                    }
                                };
                                y
                            }
                            (mut x, _, 4..=100) if x => {
                                let b: Vec3 = (Vec3::new(x_2, (-1e-40f32), 0.25_f32))
                                    .reject_from(CORNER);
                                (a < a)
                            }
                            (false, (0 | 0), (0 | 0)) if ((*c) < 0.0) => (a > a),
                            _ => (0.0_f32 < (*c)),
                        })
                            || (Hit {
                                a: (b <= b),
                                b: CORNER,
                                c: Pair {
                                    a: Vec2::new((-2.5_f32), (-2.5_f32)),
                                },
                            })
                                .a))
                        {
                            #[keep]
                            'outer: for y in (0..(MASKS[(MASK % 7) as usize] & 3)) {
                                let y = (IVec2::new(b, 2) * 3);
                                if ((if ((-1.0_f32) > Pair::RATE) {
                                    (Vec3::new(x.w, HALF, 1.0))
                                        .cmplt(Vec3::new(x_2, 3.0, 0.25))
                                        .all()
                                } else {
                                    ((x.z
                                        + ({
                                            x.z = x.x;
                                            (*c)
                                        })) < (x.w * 1.0))
                                })) {
                                    x.x /= 2.0;
                                    let mut t = UVec2::new(MASKS[(5_u32 % 7) as usize], MASK);
                                    let mut n = (if t.y != 0 { t.y / t.y } else { t.x });
                                } else {
                                    (x.x, x_2) = ((Vec2::new(0.5_f32, (*c))).y, x.x);
                                }
                            }
                            break 'block (MASK ^ MASK);
                        }
                        if (({
                            (x.w, [b, _]) = (
                                ((x_2 + (-0.0)) + (-2.5)),
                                [
                                    (b
                                        + (b
                                            * ({
                                                b = b;
                                                i32::MIN
                                            }))),
                                    b,
                                ],
                            );
                            let x = Vec3::new((-2.5), 0.25, 0.0);
                            (3_i32 <= b)
                        })) && let x = a
                        {
                            let mut k0 = 0i32;
                            'outer: while k0 < 2 {
                                k0 += 1;
                                x_2 = Mat3::from_cols(
                                        (Mat3::from_diagonal(
                                            Vec3::new(1.0_f32, (-0.0_f32), 0.0_f32),
                                        ) * Vec3::new(x_2, 1.0_f32, (*c))),
                                        Vec3::new(3.0_f32, 0.0_f32, (-1.0_f32)),
                                        (mat3(
                                            Vec3::new(0.25_f32, 1.0_f32, 0.25_f32),
                                            Vec3::new(1.5_f32, x_2, 2.0_f32),
                                            Vec3::new((-2.5_f32), 0.25_f32, (-1.0_f32)),
                                        ))
                                            .x_axis,
                                    )
                                    .determinant();
                                if ((Hit {
                                    c: Pair {
                                        a: Vec2::new((*c), 0.25_f32),
                                    },
                                    a: ((*c) != 2.0_f32),
                                    b: Vec3::new((*c), (-0.0_f32), (-2.5_f32)),
                                })
                                    .a)
                                {
                                    break;
                                }
                            }
                        } else {}
                        MASK
                    }) as f32) * x_2);
            }
            (y, c @ 1_000..) => {}
            _ => {}
        }
        (((IVec2::new(10, i32::MAX) / 3)
            - (if (TABLE[Pair::SIZE % 4] <= 0.0) {
                IVec2::new(0, 0)
            } else {
                IVec2::new(0, 0)
            })) + IVec2::splat(b))
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: &f32, c: i32) -> i32 {
            if ((c > c) || ((*a) != self.a)) {
                if (Vec3::new((*a), (*a), (-0.0)))
                    .cmple(sign(POINTS[(Self::SIZE).min(5)]))
                    .all()
                {
                    return (((c).midpoint(c) & 15)
                        * ((if c != 0 { c % c } else { c }) & 7));
                } else {
                    return ((IVec2::new(c, c)).y + 3);
                }
            }
            let mut a = Vec2::new(2.0, (-2.5));
            if ((c <= c) == any((!BVec3::new(true, true, (10_i32 > c))))) {
                let t: Hit;
                if (HALF <= a.y) {
                    t = Hit { a: (!c) };
                } else {
                    t = Hit { a: c };
                }
                'outer: for c in (0..2).rev() {
                    let mut t: Vec2 = (Vec2::splat(3.0)).ceil();
                    if ((('block: {
                        if ((c as i32) > c) {
                            let mut k1 = 0u32;
                            'inner: while k1 > 0 {
                                let mut b: BVec3 = (IVec3::new(c, (-4_i32), 1_i32))
                                    .cmpeq((IVec3::new(c, 0, 0) - IVec3::new(5, c, c)));
                                if (1_i32 <= c) {
                                    break 'block k1;
                                }
                                k1 -= 1;
                            }
                            break 'block MASK;
                        }
                        3_u32
                    }) > MASK))
                    {
                        continue;
                    }
                }
            } else {}
            (c + (a.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: f32, t: &State) -> [i32; 2] {
        'outer: for x_2 in (((MASK | 3_u32) & 3)..4) {
            let mut t: Pair = Pair { a: y };
            let n = t.step(&t.a, (if ((*a) < (*a)) { 7 } else { c }));
        }
        [(c + c), c]
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        fn step(self, a: f32, c: Vec4, y: Pair) -> bool {
            let c: usize;
            if ((WIDE as i32) <= ((LEVELS[(MASK % 8) as usize] & 63) << (1u32))) {
                c = 1;
            } else {
                c = (if Self::SIZE >= State::SIZE {
                    Self::SIZE - State::SIZE
                } else {
                    Self::SIZE
                });
            }
            let mut a_2: f32 = self.c.z;
            let mut k0 = 1u32;
            'outer: while k0 < 4 {
                k0 *= 2;
                'inner: for x_2 in [
                    (if false {
                        self.c.w
                    } else {
                        if (((((self.b.x > self.b.y) | FLAGS[(k0 % 9) as usize])
                            && ((k0 <= k0) && (8_usize != c)))
                            && ({
                                a_2 -= (self.c.y).tanh();
                                (BVec3::new(true, false, (1.0_f32 != self.b.z)))
                                    .test((c).min(1))
                            })))
                        {
                            'inner: for a_2 in -1..-1 {
                                let start = (matches!(self, Hit { a : _, b : b, c : y })
                                    as usize);
                                let mut n = 2;
                                n += start;
                            }
                            'inner: for y in ((k0 & 3)..4) {
                                if (self.a.z <= self.c.x) {
                                    continue 'outer;
                                }
                            }
                        }
                        (-1.0_f32)
                    }),
                    self.c.y,
                    a,
                ] {
                    if (1_usize != c) {
                        break 'outer;
                    }
                }
                if (0.0_f32 != self.b.x) {
                    break;
                }
            }
            ((c != Self::SIZE) ^ (a_2 > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> Pair {
        'outer: for t in 0..0 {
            (*a) = (*a);
            if (({
                Hit {
                    a: Vec3::new((*a), 0.25, (*a)),
                    b: Vec3::new((-0.0), STILL, 0.0),
                    c: Vec4::new((*a), 1.0, 1.5, (*a)),
                }
            })
                .step((*a), floor(Vec4::new(0.0_f32, 2.0_f32, f32::MAX, (*a))), Pair))
            {
                let mut x_2 = Pair::FIRST;
                break 'outer;
            }
            let a: Vec3 = Vec3::select(
                (((if false {
                    Hit {
                        c: Vec4::new(0.25_f32, (*a), (-2.5_f32), (*a)),
                        a: POINTS[Hit::SIZE % 6],
                        b: Vec3::new((*a), 0.0_f32, 0.0_f32),
                    }
                } else {
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        c: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    }
                }))
                    .a)
                    .cmplt(Vec3::new(0.0, 0.0, 0.0)),
                Vec3::new(0.0, 0.0, 0.0),
                Vec3::new(0.0, 0.0, 0.0),
            );
        }
        Pair
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Hit {
        const FIRST: Self = Hit {
            a: UVec2::new(2, 0),
            b: Vec3::new(-0.0, 2.0, -1.5),
            c: 5,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: UVec2::new(0, 5),
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
    impl Pair {
        fn step(mut self, a: f32, c: &[i32; 2], y: f32) -> i32 {
            if ((((match Hit::ALL[(c[1] & 1) as usize] {
                Hit { a: _, b: x, c: mut a_2 } => {
                    self.a >>= 2;
                    y
                }
                Hit { a: t, b: _, c: mut c } => self.b.x,
                _ => self.b.y,
            }) == select(self.b.x, self.b.x, false)) && false))
            {
                self.b = radians(
                    (Vec2::new(3.0_f32, self.b.x)).rem_euclid(Vec2::splat(1.5)),
                );
                'outer: for t in (*c) {
                    let x: Pair = (if (2_u32 < 5) {
                        if (((c[1] <= c[1])
                            && ((self.b == self.b)
                                && ({
                                    self.b.x = (-y);
                                    false
                                }))))
                        {
                            (self.b.x <= self.b.y);
                            self.b
                                += ((self.b).mul_add(Vec2::new(a, 2.0_f32), self.b)).yx();
                        }
                        Pair {
                            b: Vec2::new(a, self.b.x),
                            a: self.a,
                        }
                    } else {
                        self
                    });
                }
            } else if (c[0] != c[1]) {} else {}
            (7 + ((self.a & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut State, c: i32, y: f32) -> i32 {
        if (a.a.b.x < 0.25) {
            if (((c).is_negative()
                && ({
                    a.a.b.x
                        *= (if a.a.b.x <= a.a.b.y {
                            (y).clamp(a.a.b.x, a.a.b.y) + 0.0
                        } else {
                            1.0_f32
                        });
                    ((a.a.b.x != y) && (3_u32 <= a.a.a))
                })))
            {
                if let (mut a_2, (8.0 | 0.0), 0..5) = ((
                    2.0_f32,
                    ({
                        let mut k0 = (((Pair::SIZE & 255) as u32)) & 3;
                        #[keep]
                        'outer: loop {
                            if (((match ((2.0_f32 <= y), y) {
                                (mut n, (8.0 | -1.5)) if n => Vec3::new(2.0, a.a.b.y, y),
                                _ => Vec3::new(a.a.b.x, (-2.5), 1.0),
                            }))
                                .cmpeq((IVec3::new(10_i32, 10_i32, 2_i32)).as_vec3())
                                .any()) || k0 == 0
                            {
                                break;
                            }
                            k0 -= 1;
                            let [b, mut a] = [([c, 10_i32])[0]; 2];
                            a = (IVec2::new(2_i32, a)).y;
                        }
                        let mut k0 = 0i32;
                        'outer: while k0 < 3 {
                            k0 += 1;
                            let mut t: Pair = a.a;
                            let a = t
                                .step((1.5_f32).midpoint(0.5_f32), &{ [k0, k0] }, a.a.b.x);
                        }
                        y
                    }),
                    c,
                )) {} else {}
            }
        }
        (3 + ((a.a.a & 255) as i32))
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: u32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(a: f32, mut x: Pair) -> bool {
        let Pair { a: x, b, c: _ } = Pair {
            b: Vec2::new(2.0_f32, (-0.0_f32)),
            ..Pair { b: x.b, c: 5_u32, a: x.a }
        };
        ((7_i32 != (-4)) ^ (false && (x < 2)))
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut usize, y: &mut f32) -> Vec4 {
        let a_2: Pair;
        if ((first(
            (Vec4::new((-2.5_f32), 0.0_f32, (*y), 0.0_f32)).length_squared(),
            Pair { a: a.a, b: a.b, c: a.c },
        ) || ((*y) <= 2.0)))
        {
            a_2 = a;
        } else {
            a_2 = Pair {
                a: (a.a + 7),
                b: Vec2::splat(0.5),
                c: (2 ^ MASK),
            };
        }
        (Vec4::new(a.b.y, 1.0, (-0.0), a_2.b.y) + Vec4::splat(((*c) as f32)))
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    impl Hit {
        fn step(self, mut b: State) -> usize {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                let mut k1 = ((k0).saturating_add_signed(2_i32)) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    b = State;
                }
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    let start = ([k0, 0_u32])[0];
                    let mut n = 1;
                    n += start;
                    if (3_u32 < k0) {
                        break 'outer;
                    }
                    let mut c: usize = (State::SIZE & 7);
                    k1 += 1;
                }
                k0 -= 1;
            }
            (({
                let [c, mut x, ..] = [
                    TABLE[Self::SIZE % 4],
                    Self::RATE,
                    TABLE[(Self::SIZE).min(3)],
                ];
                let y = Hit { a: Pair(self.a.0) };
                0
            }) + ((self.a.0 & 7) as usize))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: [f32; 3], y: f32) -> State {
        let mut k0 = (0_u32) & 3;
        'outer: while k0 > 0 && ((x[2]).is_finite()) {
            k0 -= 1;
            let n: f32 = (-0.0);
        }
        match (Hit { a: Pair::FIRST }) {
            Hit {
                a: _,
            } if (('block: {
                if (Vec3::new(y, x[1], x[0]))
                    .cmpeq((CORNER).midpoint(Vec3::new(x[1], 0.5_f32, 1.5_f32)))
                    .any()
                {
                    break 'block (y != x[0]);
                }
                let v: Mat4;
                if ((y < x[0]) || (MASK > 0)) {
                    v = Mat4::from_cols(
                        (Mat4::IDENTITY).x_axis,
                        Vec4::new((-0.0), (-0.0), 1.0, (*a)),
                        (if (x[2] != (*a)) {
                            let mut k0 = -1i32;
                            'outer: while k0 <= 1 {
                                k0 = k0 + 2;
                                match ((
                                    (k0).min(k0),
                                    ({ Hit { a: Pair(k0) } }).step(State),
                                )) {
                                    (c, 0..) => {
                                        let b = IVec2::new(7, 2);
                                    }
                                    (_, 2) if true => {}
                                    _ => {}
                                }
                                if (k0 < k0) {
                                    break;
                                }
                            }
                            Vec4::new(3.0, x[2], 0.25, y)
                        } else {
                            Vec4::new((*a), (-1.0), 2.0, x[0])
                        }),
                        Vec4::new(x[2], x[0], 0.0, 2.0),
                    );
                } else {
                    v = Mat4::from_cols(
                        Vec4::new(1.0, x[1], 1.5, HALF),
                        Vec4::new(x[2], x[2], x[0], (-1.0)),
                        Vec4::new((-1.0), x[1], 2.0, x[2]),
                        Vec4::new((*a), (*a), (-2.5), 3.0),
                    );
                }
                (x[2] < v.z_axis.w)
            })) => {}
            _ => {}
        }
        State
    }
}

#[flatten]
mod p025 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        fn step(mut self, a: f32, c: &Vec2, y: f32) -> bool {
            self = Pair;
            self = self;
            (c.y < c.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: &mut Hit, mut v: Hit, t: Vec3) -> Vec4 {
        {
            c.a = ((({
                if false {
                    if ((-2.5_f32) != v.b.x) {
                        return flatten::math::sin(
                            (Vec4::new((-2.5_f32), v.a.x, 2.0_f32, 3.0_f32) / 2.0),
                        );
                    } else {
                        return Vec4::new(a.y, c.b.z, v.b.z, v.b.x);
                    }
                }
                t
            }))
                .min(flatten::math::fma(v.b, v.b, c.a))
                * (Vec3::select((t).cmplt(Vec3::new(0.5, 1.5, 0.5)), v.a, v.b))
                    .min((Vec3::new(0.0_f32, v.a.x, 0.0_f32)).powf(2.0)));
            v.b = (({
                let y = Hit { a: c.a, b: c.b };
                Hit {
                    a: Vec3::new(c.b.y, v.a.z, t.z),
                    b: c.a,
                }
            }))
                .a;
        }
        let mut y: f32 = ({
            let mut k0 = (({
                'outer: for _ in 0..3 {
                    if ((((c.a.z <= c.b.z) || (c.a.x <= a.y))
                        != ({ Pair }).step(v.a.y, &a, c.a.y)))
                    {
                        let mut a_2: Pair = Pair;
                        let y = a_2.step((v.b.x).sin_cos().0, &a, v.a.x);
                        continue 'outer;
                    }
                    let mut k1 = -1i32;
                    'inner: while k1 <= -1 {
                        let mut c: Pair = Pair;
                        let v = c.step((v.a.z).round(), &a, (t.x * a.y));
                        k1 = 2 + k1;
                    }
                }
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 < 4) {
                        break;
                    }
                    v.a = t;
                    let x = (ceil((TABLE[(Hit::SIZE).min(3)] * 1.5_f32))).floor();
                    if (a.y != (-2.5)) {
                        _ = (STEPS < (STEPS + (WIDE as i32)));
                        break;
                    }
                    k0 *= 2;
                }
                MASK
            })) & 3;
            #[keep] 'outer: while k0 > 0 && (true) {
                k0 -= 1;
                if ((k0 <= 1) && FLAGS[(MASK % 9) as usize]) {
                    c.b = ((match (true, k0, v.a.x) {
                        (y, _, 0.25) => c.b,
                        (true, ..=1, (0.0 | 0.25)) if false => {
                            Vec3::new(0.0, c.b.x, (-2.5))
                        }
                        _ => v.a,
                    }) % 1.5);
                }
            }
            2.0
        });
        (Vec4::new(3.0, (-2.5), v.a.x, 0.0) + Vec4::splat(v.a.y))
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(mut b: f32, c: &[Pair; 2], y: &f32) -> Pair {
        let mut x_2: [Pair; 3] = [
            Pair(c[0].1, c[1].1),
            Pair(c[1].0, c[0].1),
            Pair(b, b),
        ];
        'outer: for &Pair(x_2, ..) in &x_2 {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                b = (((2.0 + c[0].0) * c[1].0) * c[1].1);
                if (!(Vec4::new(HALF, x_2, (-0.0_f32), c[0].1))
                    .abs_diff_eq(Vec4::new((*y), 3.0_f32, HALF, 1.5_f32), 0.5))
                {
                    let mut b: [Pair; 3] = [Pair(
                        (1.0_f32 + x_2),
                        (Vec2::new(1.5_f32, 0.25_f32)).perp_dot(Vec2::new(x_2, c[0].0)),
                    ); 3];
                    break 'inner;
                }
                match Pair(((b).max(c[1].0) + 0.0), c[1].0) {
                    Pair((2.0 | 8.0), 8.0) => {
                        if (3_i32 != k1) {
                            let (c, (_, y)) = (
                                Vec4::new(c[1].1, 0.25_f32, 2.0_f32, 1.0_f32),
                                (
                                    ({ select(b, 0.25_f32, (k1 < 1_i32)) }),
                                    BVec3::new((k1 > k1), (2.0_f32 < c[1].1), false),
                                ),
                            );
                            break;
                        }
                        b
                            *= (if ((k1 / 5_i32) < ((k1 & 15) * (3_i32 & 7))) {
                                (MASK as f32)
                            } else {
                                (select(
                                    Vec2::new(b, 1.5_f32),
                                    Vec2::new(c[0].0, 2.0_f32),
                                    (k1 != k1),
                                ))
                                    .dot((Vec2::new(x_2, c[0].1) * Vec2::new(1.5_f32, 0.0_f32)))
                            });
                    }
                    a => {
                        return Pair(exp2(b), c[0].0);
                    }
                }
                k1 += 1;
            }
            if (((1.5_f32 <= c[1].1)
                || ({
                    b = ((c[1].0).max(b) + 0.0);
                    (if ((-2.5_f32) != (-2.5)) {
                        b /= 2.0;
                        FLAGS[(Pair::SIZE).min(8)]
                    } else {
                        b = x_2;
                        (c[1].1 != x_2)
                    })
                })))
            {
                continue 'outer;
            }
        }
        c[0]
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
    pub fn entry(mut b: Vec3, mut x: i32) -> Pair {
        #[keep]
        'outer: for b in (u32::MAX - ((0_u32 + 3_u32) & 3)..=u32::MAX) {
            if ((if (false || (b < 3)) {
                let mut y = (((2_i32).saturating_mul(x)).signum()
                    ^ (((3_i32).leading_zeros() as i32))
                        .min((IVec2::new(10_i32, i32::MAX)).y));
                (y > x)
            } else {
                (if false { (x <= x) } else { (x < 2) })
            })) {
                let mut y: [(u32, Hit, f32); 2] = [
                    (8_u32, Hit((x > x), HALF), STILL),
                    (8_u32, Hit((x != x), TABLE[(Pair::SIZE).min(3)]), HALF),
                ];
                'inner: for &(_, Hit(mut x, n), ..) in &y {
                    let mut turn = 0;
                    let a_2: [f32; 3] = 'value: loop {
                        if (n
                            > (Vec2::new((-0.0_f32), 1.5_f32))
                                .perp_dot(Vec2::new(2.0_f32, y[0].2)))
                        {
                            break [(-3.0_f32), y[1].2, y[0].1.1];
                        }
                        if (y[1].1.1 > (-1.0)) {
                            break 'value [y[0].2, y[0].2, n];
                        }
                        turn += 1;
                        if turn >= 1 {
                            break [y[0].2, y[1].2, n];
                        }
                    };
                    if (y[0].0 != y[1].0) {
                        continue 'inner;
                    }
                }
                continue;
            }
        }
        Pair(IVec3::new(x, x, (-4_i32)), b.x)
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
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
            if ((!(y.a.1.x > a)) && (FLAGS[(Hit::SIZE).min(8)] | (y.a.1.z > HALF))) {
                break;
            }
            if (BVec3::new((k0 > k0), true, true)).test((8_u32 % 2) as usize) {
                let mut k1 = 1u32;
                'inner: while k1 < 2 {
                    let mut a_2: bool = (((k1).leading_zeros() >> (k1 & 31))
                        < (((y.a.1.z) * -1e9) as u32));
                    k1 <<= 1;
                }
                return 3.0;
            }
            if (({
                if ((y.a.0.x).saturating_sub(y.a.0.y) <= (y.a.0.x - y.a.0.y)) {
                    let mut k1 = 2u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        if ((({
                            let q = a;
                            q == q && q.is_sign_negative()
                        }) || (false | (10_i32 <= y.a.0.x))))
                        {
                            break;
                        }
                        let start = (((match (a, k1) {
                            (..1.0, mut b) => k1,
                            (b @ 0.25..8.0, x) if ((k1 > k1) ^ (y.a.0.y != y.a.0.x)) => {
                                k1
                            }
                            (mut t, 4) => 0_u32,
                            _ => 1_u32,
                        }) & 7) as usize);
                        let mut x_2 = 2;
                        x_2 += start;
                        k1 -= 1;
                    }
                    break 'outer;
                }
                let mut x_2: [i32; 2] = [(*c); 2];
                'inner: for &v in &x_2 {
                    if (((BVec3::new(true, true, (k0 != k0))).any()
                        == ({
                            let q = f32::MIN_POSITIVE;
                            q == q && q.is_sign_negative()
                        })))
                    {
                        let mut b = State { a: y.a };
                        continue 'inner;
                    }
                    if ((y.a.1.y).floor()).is_finite() {
                        let mut b: i32 = (((((if false { k0 } else { k0 }) & 255) as i32)
                            & 15) * (x_2[1] & 7));
                        let c = Pair(
                            (IVec2::new(y.a.0.x, b)
                                - (if (y.a.1.z < 0.25) {
                                    IVec2::new(v, 2_i32)
                                } else {
                                    y.a.0
                                })),
                            Vec3::select(
                                (Vec3::select(
                                    (POINTS[(x_2[0] & 1) as usize]).cmplt(y.a.1),
                                    y.a.1,
                                    y.a.1,
                                ))
                                    .cmplt(y.a.1),
                                y.a.1,
                                y.a.1,
                            ),
                        );
                    }
                }
                ((TABLE[(8_u32 % 4) as usize] < a)
                    && ({
                        x_2 = [y.a.0.y, y.a.0.y];
                        (k0 > k0)
                    }))
            })) {
                return (a).atan2(((y.a.1.y).copysign((y.a.1.z).max(-9.0))));
            }
            k0 *= 2;
        }
        let mut k0 = -1i32;
        'outer: while k0 <= -1 {
            if ((if (y.a.1.z <= y.a.1.x) {
                (y.a.0.x).is_negative()
            } else {
                let mut k1 = 3u32;
                'inner: while k1 > 0 {
                    (*y) = State {
                        a: Pair((y.a.0).min(y.a.0), (y.a.1).xxz()),
                    };
                    k1 -= 1;
                }
                all(BVec3::new(false, false, (a != 0.5_f32)))
            })) {
                break 'outer;
            }
            let mut x: [i32; 2] = ('block: {
                y.a = (State { a: Pair(y.a.0, y.a.1) }).a;
                if (!true) {
                    let mut a_2: f32 = fract(1.0_f32);
                    break 'block [(*c), 0_i32];
                }
                let [_, a] = [y.a.0.x, (*c)];
                [k0, (*c)]
            });
            'inner: for (n, _) in x.iter().enumerate() {
                if (n > n) {
                    break 'outer;
                }
            }
            k0 = k0 + 2;
        }
        ((y.a.1.x
            + ({
                y.a.1.x = (if (y.a.0.y <= y.a.0.x) {
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
                                'block: {
                                    y.a.0.y |= (*c);
                                    if true {
                                        break 'block;
                                    }
                                }
                            }
                            k1 += 1;
                        }
                    }
                    TABLE[(y.a.0.y & 1) as usize]
                } else {
                    return ((a - y.a.1.z)).cos();
                });
                a
            })) + (y.a.0.x as f32))
    }
}

#[flatten]
mod p029 {
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
    fn first(mut b: f32, c: &Mat3) -> bool {
        let x: f32 = 'block: {
            false;
            if true {
                let start = c.x_axis.z;
                let mut v = 0.0;
                v += start;
                break 'block (STEPS as f32);
            }
            ((MASK as f32)
                - (if (-1.0_f32) <= c.x_axis.y {
                    (b).clamp((-1.0_f32), c.x_axis.y) + 0.0
                } else {
                    c.z_axis.z
                }))
        };
        ((((-1.0_f32) - c.x_axis.y) <= c.z_axis.y) ^ (b > 0.5))
    }
    fn second(a: [IVec2; 3]) -> i32 {
        let mut k0 = (('block: {
            if (!(a[1].y <= a[0].y)) {
                break 'block ('block_1: {
                    let mut n = [RAMP[(a[2].x & 1) as usize]; 3];
                    if ((match ((COUNT + 0_usize), (n[1] == n[2])) {
                        (1, false) if ((7_i32 <= a[2].x) || (a[0].x <= a[2].x)) => {
                            let mut k0 = 1u32;
                            'outer: loop {
                                if !(k0 > 0) {
                                    break;
                                }
                                let mut t: f32 = (lerp(
                                    CORNER,
                                    (POINTS[0_usize % 6]).zyx(),
                                    (Vec3::new(n[2], 0.25_f32, 1.5_f32)
                                        * Vec3::new(n[1], 0.0_f32, (-0.0_f32))),
                                ))
                                    .dot(
                                        (Vec2::new(0.5_f32, TABLE[(0_u32 % 4) as usize]))
                                            .extend(n[2]),
                                    );
                                let mut x: Vec2 = Vec2::select(
                                    ((Vec2::new((-0.0), 0.25) % 1.5))
                                        .cmplt(
                                            (Vec2::new(n[1], (-0.0_f32)))
                                                .rotate(Vec2::new(1.0_f32, 0.25_f32)),
                                        ),
                                    Vec2::new(t, n[1]),
                                    Vec2::new(n[0], 0.5),
                                );
                                k0 -= 1;
                            }
                            (if (n[0] > n[2]) {
                                (STEPS > a[2].x)
                            } else {
                                (a[0].x < a[0].x)
                            })
                        }
                        (
                            mut t,
                            mut y @ true,
                        ) if ((if (a[0].y > a[0].x) {
                            y
                        } else {
                            if y {
                                let mut t = n;
                                let (a_2, (mut c, n)) = (
                                    [
                                        Mat3::from_cols(
                                            Vec3::new(n[1], 3.0_f32, t[0]),
                                            Vec3::new(n[2], 0.0_f32, 2.0_f32),
                                            Vec3::new(1.0_f32, n[0], n[0]),
                                        ),
                                        (mat3(
                                            Vec3::new((-2.5_f32), 0.5_f32, (-2.5_f32)),
                                            Vec3::new(n[0], 2_147_483_648f32, 3.0_f32),
                                            CORNER,
                                        ) * Mat3::IDENTITY),
                                        Mat3::from_cols(
                                            Vec3::new(1.5_f32, (-0.0_f32), 0.0_f32),
                                            POINTS[(8_u32 % 6) as usize],
                                            Vec3::new(n[2], n[1], (-1.0_f32)),
                                        ),
                                    ],
                                    (UVec2::new(MASK, 0_u32), a),
                                );
                            } else {}
                            y
                        })) => y,
                        _ => {
                            FLAGS[(({
                                n[(({
                                    n[1] = 0.0;
                                    0_u32
                                }) % 3) as usize] = n[2];
                                MASK
                            }) % 9) as usize]
                        }
                    })) {
                        break 'block_1 5_u32;
                    }
                    MASK
                });
            }
            MASK
        })) & 3;
        'outer: loop {
            if (a[0].x > a[2].x) || k0 == 0 {
                break;
            }
            k0 -= 1;
        }
        (a[2].x + a[0].x)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, c: &mut Vec2, y: Mat3) -> i32 {
        if false {
            let mut x = [
                y,
                (Mat3::from_diagonal(y.y_axis)
                    - ('block: {
                        if matches!(
                            ((b < b), (UVec2::new(MASKS[(b).min(6)], MASK)).y, (MASKS[(b)
                            .min(6)] != MASK)), (a_2 @ false, mut t, true) if ((-
                            1.0_f32) == y.z_axis.y)
                        ) {
                            break 'block (if true {
                                let b: i32;
                                if ((match ((
                                    ((MASKS[(5_u32 % 7) as usize] & 15)
                                        * (MASKS[COUNT % 7] & 7)),
                                    (match STEPS {
                                        1_000.. => STEPS,
                                        1_000 => STEPS,
                                        n => n,
                                    }),
                                    (if (y.x_axis.y <= y.y_axis.x) { COUNT } else { COUNT }),
                                )) {
                                    (
                                        (2 | 100),
                                        (0 | 0),
                                        3..4,
                                    ) if (({ (STILL < y.y_axis.z) })) => {
                                        (y.z_axis.x != y.z_axis.x)
                                    }
                                    (_, -1..=1_000, y) if (MASK == MASK) => (c.y < (-0.0)),
                                    _ => (!(y.x_axis.x < y.x_axis.y)),
                                })) {
                                    c.x
                                        += (if (y.x_axis.z != c.x) {
                                            (y.y_axis.x).round()
                                        } else {
                                            ((WIDE as i32) as f32)
                                        });
                                    b = (if (0.25_f32 <= y.z_axis.y) {
                                        7
                                    } else {
                                        ((WIDE as i32) & STEPS)
                                    });
                                } else {
                                    b = (NARROW as i32);
                                }
                                Mat3::from_diagonal(
                                    Vec3::new((-0.0_f32), y.x_axis.x, (-0.0_f32)),
                                )
                            } else {
                                y
                            });
                        }
                        let mut k0 = 0i32;
                        'outer: while k0 < 1 {
                            {
                                b = 5;
                                (*c)
                                    *= (((Vec2::new((-2.5_f32), 0.25_f32))
                                        .rem_euclid(Vec2::splat(1.5)) / 2.0))
                                        .normalize_or_zero();
                                ({
                                    let q = y.z_axis.z;
                                    q == q && q.is_sign_negative()
                                });
                            }
                            k0 += 1;
                        }
                        (y).transpose()
                    })),
                Mat3::from_cols(y.x_axis, y.z_axis, y.x_axis),
            ];
            return second([
                IVec2::new(0_i32, (WIDE as i32)),
                IVec2::new(7_i32, STEPS),
                IVec2::new(LEVELS[(3_usize).min(7)], 1_i32),
            ]);
        }
        let mut c: f32 = (-1.0);
        if (first(((y.z_axis.y + (-0.0))).atan2((y.y_axis.z)), &{ y })) {
            let mut a: [f32; 3] = [c, 0.0_f32, 0.0_f32];
            'outer: for a in a {}
        }
        0
    }
}

#[flatten]
mod p030 {
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
    impl State {
        fn step(&self, a: &f32, c: &Mat2, y: [Mat2; 3]) -> Mat2 {
            let mut x_2 = Pair::SIZE;
            (*c)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: &mut Pair) -> Vec3 {
        let mut b: [i32; 3] = (match (*c) {
            mut c @ 0 => {
                let mut c = [
                    (match ((match y.a {
                        _ => {
                            let v = Hit { a: (*a) };
                            c
                        }
                        1_000 => y.a,
                        -1 if (c <= c) => {
                            let mut v: [i32; 3] = [y.a; 3];
                            'outer: for &_ in &v {
                                let mut turn = 0;
                                let b: BVec3 = #[keep]
                                'value: loop {
                                    let mut x_2: State = State;
                                    let y = x_2
                                        .step(
                                            &y.b.z,
                                            &{
                                                (mat2(Vec2::new(y.b.y, y.b.z), Vec2::new(3.0_f32, 1.5_f32))
                                                    - Mat2::from_diagonal(Vec2::new(y.b.y, (-2.5_f32))))
                                            },
                                            [
                                                mat2(Vec2::new(y.b.z, 1.0_f32), Vec2::new((*a), y.b.z)),
                                                (match 2_usize {
                                                    (1 | 0) => {
                                                        Mat2::from_cols(
                                                            Vec2::new((-2.5_f32), 1.0_f32),
                                                            Vec2::new(y.b.x, 1.0_f32),
                                                        )
                                                    }
                                                    100.. => Mat2::from_diagonal(Vec2::new(1.5_f32, (*a))),
                                                    a => {
                                                        Mat2::from_cols(
                                                            Vec2::new((-1.0_f32), 2.0_f32),
                                                            Vec2::new(y.b.y, (-1.0_f32)),
                                                        )
                                                    }
                                                }),
                                                Mat2::from_cols(
                                                    Vec2::new((*a), 0.5_f32),
                                                    Vec2::new(0.25_f32, (-2.5_f32)),
                                                ),
                                            ],
                                        );
                                    if (10_i32 > 5) {
                                        break BVec3::new(false, true, (v[1] > v[1]));
                                    }
                                    turn += 1;
                                    if turn >= 3 {
                                        break BVec3::new(true, (y.x_axis.x != y.x_axis.x), true);
                                    }
                                };
                            }
                            5_i32
                        }
                        _ => c,
                    })) {
                        ..=5 if (y.b.z > y.b.y) => y.a,
                        x => y.a,
                    }),
                    y.a,
                    c,
                ];
                c
            }
            _ => [(*c); 3],
            _ => [y.a, 10_i32, y.a],
        });
        'outer: for b in b.iter().rev() {
            if (y.b.x <= y.b.y) {
                break;
            }
        }
        (y.b + Vec3::splat((y.a as f32)))
    }
}

#[flatten]
mod p031 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn second(a: &f32) -> bool {
        let k0 = ((if ((*a) < 1.5) {
            let mut y: [i32; 3] = (match ((*a), STEPS, (*a)) {
                (0.0, mut b, _) => [b; 3],
                (_, 2..=5, ..0.25) => [(NARROW as i32), (-4_i32), STEPS],
                _ => [(-1_i32), STEPS, 1_i32],
            });
            'outer: for a_2 in y.iter().rev() {
                let [_, mut x_2, v] = (if (({
                    if (y[2] < y[1]) {
                        if ((IVec2::new((-4_i32), y[2]))
                            == (IVec2::new((NARROW as i32), 1_i32)))
                        {
                            break;
                        } else {
                            let y: f32 = (((if (*a) <= (-2.5_f32) {
                                (0.0_f32).clamp((*a), (-2.5_f32)) + 0.0
                            } else {
                                (*a)
                            }))
                                .max((*a)) + 0.0);
                            break;
                        }
                    }
                    (y[0] < y[2])
                })) {
                    y
                } else {
                    y
                });
                if (y[1] > (*a_2)) {
                    continue;
                }
            }
            8_u32
        } else {
            return (Mat4::from_translation(Vec3::new((-2.5_f32), 1.5_f32, STILL))
                .transform_point3(Vec3::new(3.0_f32, (-2.5_f32), (*a))))
                .cmplt(
                    (if false {
                        let mut t = ((((*a))
                            .min((Vec2::new(3.0_f32, (*a))).dot(Vec2::new((*a), (*a))))
                            + 0.0) - (Vec3::new(0.0_f32, (*a), (*a))).element_product());
                        Vec3::new(3.0_f32, (*a), t)
                    } else {
                        Vec3::new((*a), (*a), 1.0_f32)
                    }),
                )
                .any();
        })) & 3;
        'outer: loop {
            if ((*a) < (*a)) {
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        ((0.0_f32 > (*a)) ^ ((*a) > (-0.0)))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &f32) -> BVec3 {
        let mut y: [i32; 3] = ('block: {
            let mut y = (second(c) && ((*c) < (*c)));
            if y {
                let mut k0 = 3u32;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for a_2 in 0..k0 {
                        let t: f32;
                        if (y == (y || y)) {
                            t = ((*a)).fract_gl();
                        } else {
                            t = ((POINTS[((NARROW as i32) & 1) as usize]
                                - Vec3::new(3.0_f32, (-0.0_f32), (-0.0_f32))))
                                .z;
                        }
                        let a_2: [i32; 3] = 'block_1: {
                            let mut b: f32 = t;
                            if y {
                                break 'block_1 [STEPS; 3];
                            }
                            [(NARROW as i32); 3]
                        };
                    }
                    if y {
                        break 'block [STEPS, STEPS, STEPS];
                    }
                }
                break 'block [STEPS, STEPS, STEPS];
            }
            [STEPS, (WIDE as i32), STEPS]
        });
        'outer: for &x_2 in &y {
            if ((*a) < (*c)) {
                continue;
            }
        }
        BVec3::new(((*a) <= (*c)), false, ((*a) != (*a)))
    }
}

#[flatten]
mod p032 {
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
        fn step(&mut self, a: &Vec3) -> bool {
            'outer: for _ in 0..2 {
                self.0 = ((({
                    let mut k1 = (((STEPS & 255) as u32)) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        (*self) = (*self);
                        let start = ((Pair(Self::SIZE, self.1)).0)
                            .abs_diff(((k1 > k1) as usize));
                        let mut c = 2;
                        c += start;
                    }
                    self.0
                }) & 63) << STEPS);
                if (self.0 <= self.0) {
                    continue;
                }
            }
            (((self.0 >= self.0) || ((self.0 != 10) || true)) ^ (self.1 > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, mut x: [Hit; 3]) -> bool {
        let t: u32 = 8;
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            if (x[0].step(&{ Vec3::new((k0 as f32), 0.5_f32, (k0 as f32)) })) {
                break 'outer;
            }
            k0 += 1;
        }
        (a.0 <= Hit::SIZE)
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
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
        fn step(mut self, mut b: f32) -> [f32; 3] {
            if ((match ((
                (false
                    || ({
                        self = (match (-1_i32) {
                            _ if any(
                                BVec3::new((self.0.x < 3.0_f32), (b != self.0.y), true),
                            ) => self,
                            1..=5 => Hit(Vec3::new((-2.5_f32), self.0.y, 3.0_f32)),
                            mut v => self,
                        });
                        (self.0.z <= b)
                    })),
                TABLE[(MASK % 4) as usize],
                (Self::SIZE < Self::SIZE),
            )) {
                (false, ..=2.0, false) => {
                    (if (3.0_f32 < self.0.z) {
                        (RAMP[Hit::SIZE % 9] < self.0.z)
                    } else {
                        ((-1.0_f32) > b)
                    })
                }
                (_, c, a) if (MASK).is_power_of_two() => {
                    if a {
                        if (((self.0.y > self.0.x)
                            && ({
                                self.0.y
                                    *= (b
                                        - ({
                                            b = 3.0_f32;
                                            1.5_f32
                                        }));
                                any(BVec3::new(true, a, false))
                            })))
                        {
                            let (v, mut a_2) = (
                                ((Vec4::new(self.0.x, (-0.0_f32), self.0.y, (-0.0_f32))
                                    - Vec4::new(self.0.x, (-1.0_f32), 0.0_f32, self.0.y))
                                    - (Vec4::new((-2.5_f32), 2.0_f32, 2.0_f32, c) - c)),
                                [c, (c * 1.0), flatten::math::fract(c)],
                            );
                            if a {
                                let mut a_2: (State, Mat3) = (
                                    State { a: STEPS },
                                    mat3(
                                        self.0,
                                        Vec3::new((-0.0_f32), 0.25_f32, 2.0_f32),
                                        Vec3::new(0.0_f32, v.w, v.y),
                                    ),
                                );
                                let Pair(b, ..) = Pair(a_2.1.z_axis.z, a_2.1.z_axis);
                            } else if (self.0.x <= v.z) {} else {}
                        } else {}
                    } else {}
                    (b <= c)
                }
                (x_2 @ false, _, false) => x_2,
                _ => (HALF <= b),
            })) {
                return [b; 3];
            }
            [
                ((if ((false && (self.0.x > self.0.y)) != (!(self.0.y < self.0.z))) {
                    (-2.5)
                } else {
                    self.0.x
                }) + b),
                (2.0 + self.0.x),
                (self.0.y + self.0.z),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: &mut [f32; 3], y: bool, t: u32) -> f32 {
        let mut c: Hit = Hit(Vec3::new(a.x, 2.0_f32, (-2.5_f32)));
        let a = c.step((a.y + (-0.0)));
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            if (((y && (t < t))
                || ({
                    c.0.y
                        *= (if y {
                            c.0.x
                                -= ((((POINTS[(Hit::SIZE).min(5)]).z)
                                    .copysign((a[(t % 3) as usize]).max(-9.0)))
                                    .max(
                                        ((if 8_usize >= 8_usize {
                                            8_usize - 8_usize
                                        } else {
                                            State::SIZE
                                        }) as f32),
                                    ) + 0.0);
                            c.0.x
                        } else {
                            let mut a: (State, Mat3) = (
                                State { a: 7_i32 },
                                Mat3::from_cols(
                                    Vec3::new(a[2], 0.25_f32, a[0]),
                                    c.0,
                                    Vec3::new(a[0], (-0.0_f32), a[1]),
                                ),
                            );
                            a.1.x_axis.y
                        });
                    (y || (a[2] != a[2]))
                })))
            {
                continue 'outer;
            }
            let mut k1 = ((t ^ t)) & 3;
            'inner: while k1 > 0 && ((!all(BVec3::new(y, y, y)))) {
                k1 -= 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32) -> Vec2 {
        #[unroll(max = 4)]
        'outer: for v in ((a & 3)..4) {
            let [_, _, ..] = [
                ((-0.0_f32)).signum(),
                (RAMP[((*c) & 1) as usize] - RAMP[(v % 9) as usize]),
                (RAMP[(a % 9) as usize]).rem_euclid((HALF)),
            ];
            if (3_u32 < v) {
                match ((
                    ((a < v) as i32),
                    ((IVec2::new((*c), 5_i32) & 63).dot(IVec2::new((*c), 10_i32) & 15)
                        - ((*c)
                            + ({
                                (*c) = 7_i32;
                                (*c)
                            }))),
                    ((*c)
                        + ({
                            'inner: for b in 0u32..3 {
                                (*c) /= 3;
                                (*c) = ((*c)).rem_euclid((((*c)).signum()) | 1);
                                if (a <= b) {
                                    let a_2: f32 = distance(
                                        Vec4::new(HALF, 0.5_f32, HALF, 1.5_f32),
                                        (Vec4::new(2.0_f32, HALF, STILL, (-2.5_f32))).xxyy(),
                                    );
                                    continue 'outer;
                                }
                            }
                            (NARROW as i32)
                        })),
                )) {
                    (-7..=5, -7.., (-7 | 1)) => {}
                    _ => {}
                }
            } else {}
            if (v < v) {
                break;
            }
        }
        Vec2::new(1.0, 1.0)
    }
}

#[flatten]
mod p035 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: Pair, t: &mut u32) -> Pair {
        let [c, ..] = [([STILL, 0.25_f32])[0]; 2];
        let mut t: [f32; 2] = [HALF, (*a)];
        'outer: for b in t.iter().rev() {
            let y: Mat2 = 'block: {
                if (((t[0]).mul_add(HALF, t[1])
                    <= (match STEPS {
                        _ => y.1.y,
                        1 if ((if (y.0 < y.0) {
                            ((*b) <= y.1.x)
                        } else {
                            return y;
                        })) => {
                            let mut k1 = (({
                                let q = 3.0_f32;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            })) & 3;
                            #[unroll(max = 4)]
                            'inner: loop {
                                (*a)
                                    -= ((match flatten::math::select(
                                        LEVELS[(3_usize).min(7)],
                                        STEPS,
                                        false,
                                    ) {
                                        _ => {
                                            ((*a)
                                                - ({
                                                    (*a) = y.1.z;
                                                    t[1]
                                                }))
                                        }
                                        -1 => (y.1.y + (-0.0)),
                                        mut n => (-2.5_f32),
                                    }) + (-0.0));
                                let Pair(mut n, _) = Pair(
                                    (y.0 + y.0),
                                    Vec3::new((-2.5_f32), (-2.5_f32), (-1.0_f32)),
                                );
                                let b = (n, (((!5_i32) & 15) * (STEPS & 7)));
                                if k1 == 0 || ((k1 > 0)) {
                                    break;
                                }
                                k1 -= 1;
                            }
                            (*a)
                        }
                        _ => y.1.z,
                    })))
                {
                    break 'block mat2(Vec2::new(2.0, 0.0), Vec2::new(y.1.y, 0.5));
                }
                Mat2::from_cols(Vec2::new((-2.5), 0.5), Vec2::new((-2.5), t[1]))
            };
            if FLAGS[(STEPS & 1) as usize] {
                break 'outer;
            }
        }
        Pair((y.0 + (t[1].abs() as usize & 255)), y.1)
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
    const HALF: f32 = 0.5;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Hit {
        const FIRST: Self = Hit(Pair {
            a: 0.5,
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            c: i32::MAX,
        });
        const ALL: [Hit; 2] = [
            Hit(Pair {
                a: -0.0,
                b: Vec4::new(2.0, -1.5, 0.5, -0.0),
                c: 3,
            }),
            Self::FIRST,
        ];
    }
    impl Hit {
        fn step(mut self, a: bool, c: u32, y: &mut f32) -> bool {
            let mut n = (-Mat3::IDENTITY);
            n.x_axis = (Vec3::new(n.y_axis.y, f32::NAN, n.x_axis.y) % 1.5);
            n.z_axis.y -= (n.y_axis.x * ((n.y_axis.y + 0.0)).round());
            let mut k0 = 252u8;
            'outer: loop {
                if !(k0 != u8::MAX) {
                    break;
                }
                k0 += 1;
                {
                    let mut k1 = 2u32;
                    'inner: while k1 > 0 {
                        if all(BVec3::new(a, false, a)) {
                            let Pair { a: v, b: mut y, c } = Pair {
                                b: (match self {
                                    Hit(b) => b.b,
                                    Hit(mut a_2) => self.0.b,
                                    _ => self.0.b,
                                }),
                                c: (k0 as i32),
                                a: self.0.b.z,
                            };
                            break 'inner;
                        }
                        k1 -= 1;
                    }
                }
                if a {
                    break;
                }
            }
            (a ^ (n.y_axis.z > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, c: i32, y: &f32, t: u32) -> Pair {
        (5_u32 <= t);
        let b: [f32; 3] = 'block: {
            if (('block_1: {
                let y: Mat3 = Mat3::IDENTITY;
                if ((!({
                    Hit(Pair {
                        b: Vec4::new(0.25_f32, y.x_axis.x, (-2.5_f32), 0.5_f32),
                        c: 7_i32,
                        a: RAMP[(({
                            b.y = (y.z_axis.y).cos();
                            t
                        }) % 9) as usize],
                    })
                })
                    .step(
                        Hit::step(
                            Hit::ALL[(1_usize).min(1)],
                            ({
                                b.x = y.x_axis.y;
                                (y.z_axis.x > 0.5_f32)
                            }),
                            t,
                            &mut b.x,
                        ),
                        t,
                        &mut b.y,
                    )))
                {
                    break 'block_1 (c > c);
                }
                let mut v: [f32; 3] = [y.x_axis.y, y.y_axis.x, y.y_axis.y];
                'outer: for y in v.iter().rev() {
                    let (t, (_, a)) = (
                        v[1],
                        (
                            (((3.0_f32 / v[0]))
                                .max(f32::from_bits((t & 0x007f_ffff) | 0x3f80_0000))
                                + 0.0),
                            b.x,
                        ),
                    );
                    if ((t != v[0]) < (b.x <= v[1])) {
                        continue 'outer;
                    }
                    #[keep]
                    'inner: for x_2 in (0..((5_u32).rotate_left(1_u32) & 3)) {
                        if (c != c) {
                            break;
                        }
                    }
                }
                (b.y != v[2])
            })) {
                break 'block [b.y, 0.0_f32, (*y)];
            }
            [3.0_f32; 3]
        };
        Pair {
            a: b[1],
            b: (Vec4::new(1.0, (-2.5), 0.5, b[2]) + Vec4::splat(b[0])),
            c: (7 + 10),
        }
    }
}

#[flatten]
mod p037 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
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
        const FIRST: Self = Pair {
            a: 0.5,
            b: 0,
            c: UVec2::new(5, 2),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: 5,
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
    impl Hit {
        fn step(self, a: f32, c: &mut i32, y: &f32) -> f32 {
            let mut y = Pair {
                a: (*y),
                b: (self).b,
                c: (('block: {
                    if ((((*c) < (*c))
                        && ({
                            (*c)
                                |= ({
                                    'outer: for a in -1..0 {
                                        'inner: for b in 0u32..3 {
                                            let mut n = IVec2::new(3, 1);
                                            if (((self.b <= State::SIZE)
                                                || (false
                                                    && ({
                                                        (*c) >>= 1;
                                                        (self.b <= self.b)
                                                    }))))
                                            {
                                                let Hit { a: mut n, b } = Hit {
                                                    a: (if ((*c) < STEPS) { (-0.0_f32) } else { (-0.0_f32) }),
                                                    ..self
                                                };
                                                break 'block Pair::ALL[(MASK % 2) as usize];
                                            }
                                        }
                                    }
                                    (*c)
                                });
                            ((*c) <= 1_i32)
                        })))
                    {
                        break 'block Pair {
                            c: UVec2::new(MASK, MASK),
                            ..Pair {
                                c: UVec2::new(3_u32, 3_u32),
                                a: a,
                                b: self.b,
                            }
                        };
                    }
                    Pair {
                        b: 8_usize,
                        ..Pair {
                            c: UVec2::new(1_u32, MASK),
                            ..Pair {
                                a: (*y),
                                b: self.b,
                                c: UVec2::new(MASK, 2_u32),
                            }
                        }
                    }
                }))
                    .c,
            };
            (self.a + (y.b as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: BVec3, mut x: i32) -> f32 {
        'outer: for n in 0..0usize {
            if (HALF == (STILL + TABLE[(2_u32 % 4) as usize])) {
                let mut x_2 = (((UVec2::new(MASK, MASK) + UVec2::new(3, 2))
                    | ({
                        if ((if (i32::MIN < (x - x)) {
                            all(BVec3::new((n < n), false, false))
                        } else {
                            (if (({
                                let q = 1.0_f32;
                                q == q && q.is_sign_negative()
                            })) {
                                (n != n)
                            } else {
                                (if (n > 0) { (n > n) } else { false })
                            })
                        })) {
                            x = x;
                            let mut t = ((TABLE[(n).min(3)]).smoothstep(-1.0, 2.0))
                                .mul_add(
                                    (({ Hit { a: HALF, b: n } })
                                        .step(HALF, &mut x, &{ TABLE[(n).min(3)] }) / 2.0),
                                    Hit::RATE,
                                );
                        } else {
                            let given: f32 = (-2.5);
                            let a_2: f32 = {
                                fn second(n: f32) -> f32 {
                                    if n < 0.5 { -n } else { n }
                                }
                                let t = second(given);
                                t
                            };
                            let mut v: State = State((((a_2) * 1e9) as i32));
                            v = State((IVec2::new(5_i32, v.0)).y);
                        }
                        x &= x;
                        UVec2::new(1, 1)
                    }))
                    ^ ({
                        let mut k1 = ((MASKS[n % 7] + MASK)) & 3;
                        'inner: loop {
                            if true || k1 == 0 {
                                break;
                            }
                            k1 -= 1;
                            let mut c = [((Vec3::new(0.25_f32, 2.0_f32, TABLE[n % 4])
                                - Vec3::new(STILL, 0.25_f32, 1.5_f32)))
                                .z; 2];
                        }
                        x >>= STEPS;
                        (UVec2::new(8, 1) | UVec2::new(1, MASK))
                    }));
                continue 'outer;
            }
            let mut k1 = ((MASK).min(MASK)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if (((Hit::RATE <= TABLE[(x & 1) as usize])
                    || ({
                        x = (x).wrapping_abs();
                        (STILL < HALF)
                    })))
                {
                    if let (5.., mut y) = (((x + x) + x), k1) {}
                    continue 'outer;
                }
            }
        }
        (((Vec2::new((-0.0_f32), 3.0_f32)).yx())
            .distance(
                (if false {
                    Vec2::new(TABLE[Hit::SIZE % 4], 1.5_f32)
                } else {
                    Vec2::new(
                        1.5_f32,
                        TABLE[(({
                            x = x;
                            MASK
                        }) % 4) as usize],
                    )
                }),
            ) + (x as f32))
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32) -> f32 {
        if (a < a) {
            if (a <= a) {
                return (flatten::math::select((*c), (*c), (a <= 2_u32)) as f32);
            } else {
                return ((TABLE[(COUNT).min(3)]).fract()).signum();
            }
        }
        (HALF + ((*c) as f32))
    }
}

mod p039 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub Vec3);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Hit, y: f32, mut n: bool) -> i32 {
        {
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                let mut a_2 = Hit(((c.0 & 63) << (1u32)), c.1);
                let mut k1 = (1_u32) & 3;
                #[keep]
                'inner: loop {
                    if n || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                    let [Hit(_, v), ..] = [(*c), Hit(a_2.0, a_2.1)];
                }
                k0 = k0 + 2;
            }
            let start = ((HALF * a) % 1.5);
            let mut x = 0.0;
            x += start;
        }
        (c.0 + c.0)
    }
}

#[flatten]
mod p040 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: IVec3,
        pub c: f32,
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
    pub fn entry(a: &mut Vec3, c: &mut IVec3, y: [Pair; 3]) -> f32 {
        let n = [Pair, y[0], Pair];
        (({
            let mut k0 = ((8_u32).count_ones()) & 3;
            #[keep]
            'outer: loop {
                let b: f32 = (({
                    if ((-0.0_f32) > a.y) {
                        let start = (a.y).signum();
                        let mut y = 0.0;
                        y += start;
                        let t = (Vec2::new((-0.0_f32), y)).perp();
                        let mut x: f32 = (a.y - t.x);
                    } else {
                        let start = Pair::SIZE;
                        let mut t = 2;
                        t += start;
                        let (a, mut t) = (
                            (((Vec2::new(a.x, a.z)) != (Vec2::new(3.0_f32, 1.5_f32)))
                                as u32),
                            [({ Pair }), (n)[0], Pair],
                        );
                    }
                    (if (k0 != k0) { (*a) } else { (*a) })
                }))
                    .z;
                let k1 = (0_u32) & 3;
                'inner: loop {
                    if (0_u32 > k1) {
                        break;
                    }
                    if k1 < 4 {
                        break;
                    }
                }
                if k0 == 0 || ((vec3(0.5, a.z, b)).cmple(((*a) / 2.0)).any()) {
                    break;
                }
                k0 -= 1;
            }
            a.z
        }) + (c.y as f32))
    }
}

#[flatten]
mod p041 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: IVec3,
        pub c: f32,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &mut f32) -> f32 {
        (*a) -= (*a);
        ((0.5_f32)
            .copysign(
                (((Pair::SIZE as f32)
                    - (if (0.0_f32 > 0.5) {
                        let mut k0 = ((match (((*a) != (*a)), ((*a) > 1.0_f32)) {
                            (true, false) => 1_u32,
                            ((x_2, false) | (true, x_2)) => MASK,
                            _ => {
                                let mut n: Vec3 = Vec3::new((-0.0), (*a), 1.0);
                                0_u32
                            }
                        })) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut k1 = -1i32;
                            'inner: while k1 <= -3 {
                                k1 = 2 + k1;
                                let mut turn = 0;
                                let b: UVec2 = 'value: loop {
                                    if (((STILL).min((*a)) + 0.0)
                                        <= ([(*a), 0.25_f32, (-1.0_f32)])[0])
                                    {
                                        break (UVec2::new(2, k0) + (UVec2::new(k0, k0) / 3));
                                    }
                                    turn += 1;
                                    if turn >= 1 {
                                        break UVec2::new(2, 0);
                                    }
                                };
                                if ((*a) <= (*a)) {
                                    break;
                                }
                                if true {
                                    (*a) = (flatten::math::round(
                                        Vec4::new((-0.0_f32), (*a), (*a), (-2.5_f32)),
                                    ))
                                        .max_element();
                                    let c: f32 = (*a);
                                }
                            }
                        }
                        1.5_f32
                    } else {
                        (*a)
                    })))
                    .max(-9.0),
            ) + (*a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: usize, mut v: f32) -> u32 {
        let mut turn = 0;
        let y: i32 = #[keep]
        'value: loop {
            if (first(&mut v)).is_nan() {} else {}
            turn += 1;
            if turn >= 3 {
                break STEPS;
            }
        };
        (MASK + (v.abs() as u32 & 255))
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: f32,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, a: f32) -> bool {
            let mut x: [f32; 3] = [((Vec3::new(self.a, 3.0_f32, a) - self.a)).z; 3];
            (self.b ^ (x[2] > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: IVec3, c: i32, mut v: Hit, t: u32) -> bool {
        let mut x: [f32; 3] = [16_777_217f32, v.a, 2.0_f32];
        'outer: for (a, x_2) in (0..3i32).rev().zip(x.iter()) {
            let [mut x, t, _] = x;
            if (Pair::step(
                Pair {
                    b: (v).c,
                    a: ((t).min(t) + 0.0),
                },
                (a as f32),
            )) {
                continue 'outer;
            }
            let mut y = Pair {
                b: ((Vec2::new((-0.0_f32), 0.25_f32)) != (Vec2::new(1.0_f32, v.b))),
                ..Pair { b: (c != c), a: t }
            };
        }
        'outer: for x in 0u32..1 {
            let _ = Pair::step(Pair { a: v.a, b: v.c }, v.a);
            if ((((-1.0_f32)).abs() + 0.5).ln() > (v.a).tanh()) {
                let mut y = (if (Vec3::new((-2.5), f32::INFINITY, (-2.5)))
                    .cmple(Vec3::splat(v.a))
                    .any()
                {
                    (((a.y).max(a.z) & 63) << (1u32))
                } else {
                    let c = (Mat2::from_diagonal(Vec2::new(v.a, v.b))
                        * (mat2(Vec2::new(v.a, v.b), Vec2::new(v.a, v.a)) * v.a));
                    (State {
                        a: Pair { a: v.a, b: (a.x < a.x) },
                        b: c.y_axis.x,
                        c: a.y,
                    })
                        .c
                });
                break;
            }
            let n: bool = 'block: {
                let _ = Pair::step(
                    Pair { a: v.b, b: true },
                    ((match v.c {
                        false => 0.5_f32,
                        mut v => 0.25_f32,
                    }) % 1.5),
                );
                if v.c {
                    let mut k1 = ((MASK ^ x)) & 3;
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let State { a: Pair { a: _, b }, b: t, .. } = State {
                            b: 0.0_f32,
                            c: (a.z - STEPS),
                            a: Pair {
                                b: v.c,
                                ..Pair { a: v.b, b: v.c }
                            },
                        };
                        if (flatten::math::select(k1, x, v.c) < k1) {
                            continue;
                        }
                    }
                    break 'outer;
                }
                let mut k1 = ((if v.c {
                    let mut b: [f32; 3] = ({ [v.a, v.b, v.a] });
                    'inner: for c in b.iter().rev() {
                        let start = ((a.y) as usize & 31);
                        let mut x_2 = 2;
                        x_2 += start;
                        if v.c {
                            break 'block ({
                                let q = 1.5_f32;
                                q == q && q.is_sign_negative()
                            });
                        }
                        (v.a, x_2) = (
                            (((9 - (v.c as u16) - (v.c as u16)) as u32 & 255) as f32),
                            x_2,
                        );
                    }
                    x
                } else {
                    8_u32
                })) & 3;
                #[keep] 'inner: while k1 > 0 && (v.c) {
                    k1 -= 1;
                }
                v.c
            };
        }
        ((v.c < (v.b < v.a)) ^ (x[1] > 0.5))
    }
}

#[flatten]
mod p043 {
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
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 0.5, b: -2, c: 2.0 };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: i32::MAX,
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
    impl Hit {
        fn step(self, a: f32, c: &mut Mat3, y: &f32) -> Pair {
            if (!(self.b != (-4))) {
                return ([Pair(3.0_f32), Pair(1.0_f32), Pair::FIRST])[0];
            }
            Pair(c.x_axis.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: [Pair; 3], mut x: BVec3, y: &f32, t: &u32) -> u32 {
        'outer: for (a_2, v) in b
            .into_iter()
            .zip([
                Hit {
                    b: STEPS,
                    c: b[2].0,
                    a: b[2].0,
                },
                Hit {
                    c: b[2].0,
                    ..Hit::ALL[((*t) % 2) as usize]
                },
                Hit {
                    a: b[1].0,
                    b: STEPS,
                    c: (*y),
                },
            ])
        {
            if (b.len() != ((v.b & 7) as usize)) {
                return ((*t)).wrapping_shr((*t));
            }
            if ((if ((if true {
                'inner: for _ in 0..0 {
                    if flatten::math::all(
                        ((IVec3::new(3_i32, (-4_i32), 10_i32)
                            ^ IVec3::new(10_i32, 1_i32, 3_i32)))
                            .cmpgt(IVec3::new(v.b, v.b, v.b)),
                    ) {
                        let a_2 = b;
                        let mut t = ((Mat3::from_cols(
                            Vec3::new(2.0_f32, 2.0_f32, v.c),
                            Vec3::new(b[0].0, 0.0_f32, (-0.0_f32)),
                            Vec3::new(b[0].0, v.c, v.a),
                        )
                            + Mat3::from_cols(
                                Vec3::new(a_2[1].0, 0.5_f32, v.a),
                                Vec3::new((*y), b[1].0, b[0].0),
                                Vec3::new((-0.0_f32), 1.0_f32, 1.0_f32),
                            ))
                            + (mat3(
                                Vec3::new((-0.0_f32), (*y), 1.0_f32),
                                POINTS[(State::SIZE).min(5)],
                                POINTS[((*t) % 6) as usize],
                            ) * v.a));
                        t.x_axis *= Vec3::ONE;
                        let mut a_2: Hit = v;
                        let x = a_2
                            .step(
                                (if (a_2.b < v.b) { State::RATE } else { (-1.0) }),
                                &mut t,
                                &(*y),
                            );
                    }
                    {
                        b[Hit::SIZE % 3] = (if (2_147_483_648f32 > 3.0) {
                            Pair((if true { b[2].0 } else { a_2.0 }))
                        } else {
                            Pair(v.c)
                        });
                    }
                    if true {
                        break;
                    }
                }
                ((*y) != b[2].0)
            } else {
                FLAGS[(({
                    b[2] = a_2;
                    (*t)
                }) % 9) as usize]
            })) {
                ((*t) < 2)
            } else {
                ((NARROW as i32) < 2)
            })) {
                break;
            }
        }
        (*t)
    }
}

#[flatten]
mod p044 {
    use super::*;
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
    const NARROW: u8 = 3;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: State, c: State) -> i32 {
        let mut v = (2.0_f32 * (CORNER).xxz());
        'outer: for a_2 in ((8_u32 & 3)..8).step_by(2) {
            let c: Pair = 'block: {
                (v.z, [b.b, _]) = (
                    v.y,
                    [
                        (match ((v.x).abs() + 0.5).ln() {
                            v @ 0.0 => ((b.a & 7) as usize),
                            (0.25 | 2.0) => {
                                if ((LEVELS[0_usize % 8] + (WIDE as i32)) == (0_i32 >> 1)) {
                                    b.a = (UVec2::new(3_u32, b.a)).y;
                                    return STEPS;
                                }
                                c.b
                            }
                            mut y => {
                                let mut b: f32 = (-0.0);
                                ({ 2 })
                            }
                        }),
                        c.b,
                    ],
                );
                if true {
                    break 'outer;
                }
                Pair
            };
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                if (({
                    let q = v.y;
                    q == q && q.is_sign_negative()
                })) {
                    break;
                }
                k1 += 1;
            }
            if let mut a = ((3_u32 | 7) - (a_2 & 7)) {
                let mut v: usize = (((
                    b.b,
                    State {
                        a: MASKS[2_usize % 7],
                        b: b.b,
                    },
                ))
                    .0 + (b.b).abs_diff((b.b >> 1)));
                if (MASK < (a_2).wrapping_mul(b.a)) {
                    if ((false
                        && (match Hit(STILL) {
                            Hit(_) if (STILL <= HALF) => (v != b.b),
                            _ => FLAGS[((WIDE as i32) & 1) as usize],
                        })))
                    {} else {}
                } else {}
            } else {}
        }
        ((IVec2::new((STEPS | STEPS), (NARROW as i32))).y + (v.z as i32).clamp(-64, 64))
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
    fn first(a: &f32, c: i32) -> bool {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            let (mut b, _, Hit(v)) = (
                (BVec3::new(false, (0.5_f32 < (*a)), true)
                    ^ BVec3::new(false, true, ((*a) < (*a)))),
                abs(Vec3::new(0.25_f32, TABLE[(MASK % 4) as usize], 1.5_f32)),
                Hit(Hit::SIZE),
            );
            let given: f32 = (((-1.0_f32)).signum() + ((*a)).atan2(((*a))));
            let x_2: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(a_2: f32) -> f32 {
                    a_2 * HALF + 1.0
                }
                t
            };
            k0 = k0 + 2;
        }
        ((c <= c)
            ^ (if false {
                let mut turn = 0;
                let n: f32 = 'value: loop {
                    let given: f32 = (*a);
                    let b: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(b: f32) -> f32 {
                            b * HALF + 1.0
                        }
                        let t = second(given);
                        t
                    };
                    let (mut t, mut v, Hit(mut x_2)) = (
                        BVec3::new((b != b), false, true),
                        Vec3::new(0.0_f32, 2.0_f32, b),
                        Hit(Pair::SIZE),
                    );
                    if (((b < 2.0)
                        && ({
                            x_2 = x_2;
                            (x_2 != x_2)
                        })))
                    {
                        break v.x;
                    }
                    if (x_2 < x_2) {
                        break (-0.0);
                    }
                    turn += 1;
                    if turn >= 3 {
                        break v.z;
                    }
                };
                (c <= c)
            } else {
                (2.0_f32 != (*a))
            }))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: (BVec3, Vec3, Hit), y: &mut Pair, t: &f32) -> i32 {
        'block: {
            if ((*a) <= Hit::RATE) {
                let mut a: bool = FLAGS[0_usize % 9];
                break 'block;
            }
        }
        let mut n: [Mat2; 3] = ({
            if (first(
                &{ ((*a)).fract() },
                flatten::math::select(1_i32, (NARROW as i32), ((*t) <= c.1.z)),
            )) {
                if (c.2.0 != c.2.0) {
                    let mut k0 = 255u8;
                    'outer: loop {
                        if !(k0 != u8::MAX) {
                            break;
                        }
                        (*y) = Pair;
                        let a = Pair;
                        (*y) = (if (({
                            let q = (k0 as f32);
                            q == q && q.is_sign_negative()
                        })) {
                            Pair
                        } else {
                            Pair
                        });
                        k0 += 1;
                    }
                    let mut k0 = (({ 0_u32 })) & 3;
                    #[keep]
                    'outer: loop {
                        let mut a = Mat2::from_cols(
                            (Mat2::from_diagonal(Vec2::new(1.5_f32, (*a))))
                                .mul_vec2(Vec2::new((-1.0), 0.5)),
                            Vec2::new((-2.5), (-2.5)),
                        );
                        a.x_axis *= (Vec2::new(0.5_f32, 1.0_f32) / 2.0);
                        let mut c: Mat2 = (((a * a)).transpose() * (-0.0_f32));
                        let mut x_2 = a;
                        x_2.x_axis += Vec2::ONE;
                        if k0 == 0
                            || ((({
                                let q = a.y_axis.x;
                                q == q && q.is_sign_negative()
                            })))
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                } else {
                    let mut k0 = 253u8;
                    'outer: loop {
                        if !(k0 != u8::MAX) {
                            break;
                        }
                        (*y) = Pair;
                        if (((*a) != 1.0) & ((k0 as f32) < (*a))) {
                            break;
                        }
                        k0 += 1;
                    }
                }
                return LEVELS[(MASK % 8) as usize];
            }
            [
                Mat2::from_diagonal(Vec2::new(2.0_f32, 0.0_f32)),
                mat2(Vec2::new((*a), (*t)), Vec2::new((-1.0_f32), 0.0_f32)),
                mat2(Vec2::new(f32::EPSILON, (*a)), Vec2::new(c.1.y, (*a))),
            ]
        });
        'outer: for (y, &b) in n.iter().zip(&[(*t), 0.0_f32, n[0].x_axis.x]) {}
        ((NARROW as i32) + (n[1].x_axis.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p046 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> u32 {
        let a: Mat2 = mat2(
            (Vec2::new((-2.5), 1.5) * (Vec2::new((*a), (*a)) * Vec2::new((*a), (*a)))),
            Vec2::splat((*a)),
        );
        if (BVec3::new((a.x_axis.x != a.x_axis.x), false, false)).any() {
            let mut x_2: Vec3 = POINTS[(COUNT).min(5)];
            return MASK;
        }
        (((8_u32 & 63) << (MASK & 7)) + MASK)
    }
}

mod p047 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    pub fn entry(mut b: usize, c: &mut f32, y: f32) -> Vec3 {
        (*c) = degrees((Vec2::new((*c), (*c))).dot((Vec2::new(y, 3.0_f32) / (-3.0))));
        ((match (((NARROW as i32), (Pair { a: ((*c) != (-2.5_f32)) }).a)) {
            ((1_000 | 0), a_2 @ false) if (a_2 || (b != b)) => {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    k0 += 1;
                    if ((MASK - (MASK | MASK)) != (a_2 as u32)) {
                        let mut k1 = 1u32;
                        'inner: loop {
                            if !(k1 < 8) {
                                break;
                            }
                            let given: f32 = ((if a_2 { k0 } else { k0 }) as f32);
                            let v: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(t: f32) -> f32 {
                                    if t < HALF { -t } else { t }
                                }
                                t
                            };
                            (*c) = ([
                                Mat3::from_cols(
                                        Vec3::new(v, v, v),
                                        CORNER,
                                        Vec3::new((*c), 0.25_f32, 0.5_f32),
                                    )
                                    .determinant(),
                                (TABLE[(k0 & 1) as usize] + (-1.0_f32)),
                            ])[0];
                            let mut a = (if (k0 != k0) {
                                (match ((k1 & 7) as usize) {
                                    t => {
                                        mat3(
                                            Vec3::new(y, (*c), y),
                                            Vec3::new(0.25, 2.0, (-2.5)),
                                            Vec3::new(0.25, v, 1.0),
                                        )
                                    }
                                    n => {
                                        (if a_2 {
                                            Mat3::IDENTITY
                                        } else {
                                            Mat3::from_diagonal(Vec3::new((-0.0), (*c), 0.0))
                                        })
                                    }
                                })
                            } else {
                                (-mat3(
                                    Vec3::new((-0.0_f32), 1.5_f32, 1.5_f32),
                                    Vec3::new(y, v, y),
                                    CORNER,
                                ))
                            });
                            k1 <<= 1;
                        }
                    }
                    if (k0 > k0) {
                        continue 'outer;
                    }
                }
                Vec3::new(0.5, 0.5, 0.25)
            }
            (n, v) if FLAGS[(b).min(8)] => Vec3::new(3.0, 2.0, 0.0),
            _ => Vec3::new(3.0, 0.0, 0.25),
        }) * Vec3::new(3.0, y, 3.0))
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub Pair);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: &mut i32, y: &f32, t: &mut u32) -> f32 {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            let mut k1 = (select((*t), 0_u32, false)) & 3;
            'inner: loop {
                (*c) = ((*c)
                    | ((if ((*c) < (k0 as i32)) { 100u16 } else { 7 } / 3 % 5) as i32));
                if k1 == 0 || ((((*t) > k1) && (2_u32 == (*t)))) {
                    break;
                }
                k1 -= 1;
            }
            if ((if all(
                BVec3::new(
                    FLAGS[(Pair::SIZE).min(8)],
                    ((k0 as f32) <= (*y)),
                    ((*c) <= 3_i32),
                ),
            ) {
                (((*c) <= 2)
                    && ({
                        (*t) %= 7;
                        ((*t) != (*t))
                    }))
            } else {
                false
            })) {
                let Pair(mut n, x_2) = Pair(
                    (-0.0_f32),
                    (Vec3::new((*y), 3.0_f32, 1.0_f32))
                        .min(Vec3::new((-0.0_f32), (*y), 0.5_f32)),
                );
                break;
            }
            let mut x_2 = (if (((8_u32 | 7) - ((*t) & 7)) == (k0 as u32)) {
                let mut k1 = ((if true {
                    (k0 as u32)
                } else {
                    let (Pair(mut x_2, a), v, c) = (
                        Pair((k0 as f32), Vec3::new((*y), (-1.0_f32), (*y))),
                        (k0 as f32),
                        10_i32,
                    );
                    (*t)
                })) & 3;
                'inner: loop {
                    let Pair(n, ..) = Pair(
                        (k0 as f32),
                        Vec3::new((k0 as f32), 2.0_f32, (k0 as f32)),
                    );
                    if k1 == 0
                        || ((Vec3::new((k0 as f32), (k0 as f32), (-1.0_f32))).is_nan())
                    {
                        break;
                    }
                    k1 -= 1;
                }
                BVec3::new((a < (k0 as u32)), false, ((-4_i32) < (k0 as i32)))
            } else {
                BVec3::new(((*c) > (*c)), false, FLAGS[(Hit::SIZE).min(8)])
            });
        }
        2.0
    }
}

#[flatten]
mod p049 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: bool,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
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
        const FIRST: Self = Pair { a: 2, b: false, c: 2.0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: true, c: -1.5 }, Self::FIRST];
    }
    impl Pair {
        fn step(&self, a: f32, c: &f32, y: IVec2) -> bool {
            let a_2 = ((y.x).div_euclid(-3) % ((y.y).saturating_add(y.y) | 1));
            let mut a = ('block: {
                if ((POINTS[(self.a).min(5)]).z > flatten::math::select(a, (*c), self.b))
                {
                    let mut t = [
                        (STEPS).saturating_add(y.x),
                        ((y.x & 15) * ((i32::MIN + 1) & 7)),
                        ((y.x - 5_i32) + (a_2).min(y.y)),
                    ];
                    break 'block Vec4::new(2.0, 1.0, (*c), a);
                }
                (if ((*self)).b {
                    let y: Pair = 'block_1: {
                        if (a <= sin(a)) {
                            'outer: for b in (1..1).step_by(3).rev() {
                                let start = (UVec2::new(MASK, 3_u32)).y;
                                let mut x = 1;
                                x += start;
                                if self.b {
                                    break 'outer;
                                }
                                let mut x: Pair = ({
                                    Pair {
                                        a: ((x & 7) as usize),
                                        b: ({ self.b }),
                                        c: ((-2.5_f32)).cos(),
                                    }
                                });
                                let a: f32 = (match ((if (self.a != self.a) {
                                    ((b as i32) >> 2)
                                } else {
                                    y.y
                                })) {
                                    mut c if (!self.b) => (((a).min(a) + 0.0) - a),
                                    y if self.b => self.c,
                                    -1.. if self.b => (*c),
                                    y => a,
                                });
                            }
                            break 'block_1 (*self);
                        }
                        (*self)
                    };
                    Vec4::new((*c), 1.5, (*c), 0.5)
                } else {
                    Vec4::new(HALF, (*c), a, a)
                })
            });
            (((Vec3::new(a.y, 0.0, a.x)).cmplt(POINTS[(MASK % 6) as usize]).any()
                || (MASK <= 1)) ^ (a.y > 0.5))
        }
    }
    impl Pair {
        fn sum(&self, mut b: f32) -> [i32; 3] {
            let _ = (Pair { c: b, a: self.a, b: self.b }).b;
            if self.b {
                let [mut n, a, mut v] = [
                    (7_i32).max((NARROW as i32)),
                    (if FLAGS[(self.a).min(8)] {
                        let mut x_2 = (if self.a >= self.a {
                            self.a - self.a
                        } else {
                            2
                        });
                        LEVELS[self.a % 8]
                    } else {
                        'outer: for y in 0..3 {
                            let v = Pair { a: self.a, b: self.b, c: b };
                            if ((MASK).rotate_right(7) == 8) {
                                break;
                            }
                            if (((3.0_f32 + self.c) > (if v.b { HALF } else { self.c })))
                            {
                                return [(y as i32), (y as i32), (y as i32)];
                            }
                        }
                        STEPS
                    }),
                    5_i32,
                ];
            }
            [
                (STEPS + (b as i32).clamp(-64, 64)),
                (LEVELS[(MASK % 8) as usize] + (b as i32).clamp(-64, 64)),
                ((WIDE as i32) + (b as i32).clamp(-64, 64)),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 3], c: &mut usize, y: &mut f32, t: &u32) -> Pair {
        match (Pair {
            b: (0_usize <= (*c)),
            c: (*y),
            a: (if 3_usize >= 1_usize { 3_usize - 1_usize } else { 1_usize }),
        }) {
            Pair { a: ..=4, b: true, c: b } => {
                if (a[2] > (-4)) {
                    let mut k0 = ((*t)) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((all(BVec3::new(true, ((*c) <= (*c)), false))
                            && ((*y) > (*y))))
                    {
                        k0 -= 1;
                        let k1 = ((k0 + 1_u32)) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                break;
                            } else {
                                continue;
                            }
                        }
                    }
                } else {
                    (*c) = (((*c) + (*c))
                        + ((Vec4::new(b, (-0.0_f32), (-1.0_f32), 0.5_f32))
                            .min_position())
                            .saturating_sub((*c)));
                    let b: bool = 'block: {
                        if (({
                            Pair {
                                a: 8,
                                ..Pair {
                                    a: 0,
                                    b: (a[0] != a[0]),
                                    c: b,
                                }
                            }
                        })
                            .step(
                                (Vec3::new(0.25_f32, 2.0_f32, (*y))).z,
                                &{ b },
                                (IVec2::new(a[2], 5)).max(IVec2::new(2, a[0])),
                            ))
                        {
                            {
                                let given: f32 = (if (a[2]).is_negative() {
                                    1.5
                                } else {
                                    ((1.0_f32).abs() + 0.5).ln()
                                });
                                let t: f32 = {
                                    fn first(c: f32) -> f32 {
                                        if c < 0.5 { -c } else { c }
                                    }
                                    let t = first(given);
                                    t
                                };
                                let mut x_2: Pair = (if ((NARROW as i32) > a[2]) {
                                    Pair {
                                        a: (*c),
                                        b: (b > t),
                                        c: (*y),
                                    }
                                } else {
                                    Pair::ALL[(MASK % 2) as usize]
                                });
                                let n = x_2.sum(saturate(x_2.c));
                            }
                            break 'block true;
                        }
                        false
                    };
                }
            }
            Pair { a: mut x_2, b: t, c: mut y @ ((8.0 | -1.5)) } if t => {
                return Pair { a: x_2, b: t, c: y };
            }
            Pair { a: _, b: mut t, c: 8.0 } => {}
            b => {}
        }
        Pair {
            a: ((*c) + (*c)),
            b: (((*t) <= (*t)) ^ ((*y) > 0.5)),
            c: (-1.0),
        }
    }
}

#[flatten]
mod p050 {
    use super::*;
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
        fn step(mut self, mut b: bool, mut x: i32) -> Pair {
            let [Pair(v), ..] = [Pair(self.0), Pair(1_i32)];
            if (Hit::SIZE <= Self::SIZE)
                && let Hit { a: _ } = (Hit {
                    a: ((8_u32 | 7) - (MASK & 7)),
                })
            {
                match ((match ((
                    ('block: {
                        if ((-TABLE[(2_u32 % 4) as usize]) <= (HALF).round()) {
                            break 'block (if b {
                                return self;
                            } else {
                                b
                            });
                        }
                        (STEPS != self.0)
                    }),
                    ((2_i32 <= (-4_i32)) || b),
                )) {
                    ((c, true) | (false, c)) => {
                        'outer: for _ in (0..1).rev() {
                            let mut x: Mat2 = (if (!(!(x < x))) {
                                mat2(Vec2::new(1.5, HALF), Vec2::new(1.5, 0.5))
                            } else {
                                mat2(
                                    Vec2::new(TABLE[(MASK % 4) as usize], 1.5),
                                    Vec2::new(1.5, (-0.0)),
                                )
                            });
                            let (x, mut a_2) = (
                                [[Pair(v); 2]; 2],
                                [[self, self], [self, self]],
                            );
                        }
                        Hit { a: MASK }
                    }
                    ((mut a, true)
                    | (
                        true,
                        mut a,
                    )) if (Vec3::new(0.25, RAMP[(MASK % 9) as usize], HALF))
                        .cmpeq(Vec3::new(STILL, 1.5, (-0.0)))
                        .all() => Hit { a: MASK },
                    _ => Hit { a: MASK },
                })) {
                    Hit { a: x_2 @ 0 } => {}
                    Hit { a: _ } => {}
                    mut b => {
                        return self;
                    }
                }
            }
            Pair(((x ^ self.0) + self.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [Pair; 2], c: f32, y: f32, mut n: u32) -> Pair {
        if (n > n)
            && let (_, mut a, x_2) = ((
                (a[0].0 - a[1].0),
                (if Pair::SIZE >= Pair::SIZE {
                    Pair::SIZE - Pair::SIZE
                } else {
                    Pair::SIZE
                }),
                State::SIZE,
            ))
        {
            let mut t: [f32; 3] = [
                RAMP[(({
                    n = (n + n);
                    n
                }) % 9) as usize],
                TABLE[(5_usize).min(3)],
                c,
            ];
            'outer: for t in t {
                let mut x: Pair = Pair::FIRST;
                let t = x
                    .step(
                        (((-4_i32) != 10) && (a != 5)),
                        ({
                            n = n;
                            2
                        }),
                    );
            }
        } else {}
        a[1]
    }
}

#[flatten]
mod p051 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: usize) -> u32 {
            let Pair { a: x_2, b: _, c: a_2 } = Pair {
                b: (self.b).ceil(),
                ..Pair {
                    a: Vec2::new((-1.0_f32), self.a.x),
                    ..self
                }
            };
            if (((if (a != self.c) {
                return (if true {
                    let start = ((if (a_2 < a) {
                        Self::SIZE
                    } else {
                        {
                            let mut v = lerp(
                                (-(if (self.b.y > 0.5) { self.a.x } else { self.a.x })),
                                ((self.a.x).max(0.25_f32) + 0.0),
                                ((if (x_2.x != self.b.y) { self.a.x } else { self.b.y })
                                    + self.b.y),
                            );
                            let mut a = Pair {
                                a: self.a,
                                b: self.b,
                                c: Self::SIZE,
                            };
                            a.c &= 7;
                        }
                        a
                    }) as f32);
                    let mut a_2 = 0.0;
                    a_2 += start;
                    (MASK).min(MASK)
                } else {
                    ((MASK & 15) * (MASK & 7))
                });
            } else {
                let mut k0 = ((UVec2::new(0_u32, 8_u32)).y) & 3;
                #[keep]
                'outer: loop {
                    'inner: for _ in (1..7).step_by(3) {
                        if let ((0 | 5), _) = ((NARROW as i32), (-2.5_f32)) {} else {}
                    }
                    if k0 == 0 || ((MASK != (u32::MAX - 1))) {
                        break;
                    }
                    k0 -= 1;
                }
                (self.b.x <= self.a.y)
            }) && false))
            {
                return MASK;
            }
            (((if MASK != 0 { (MASK % (MASK | 1)) % MASK } else { 1 })
                | MASKS[(MASKS[(self.c).min(6)] % 7) as usize]) + MASK)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32, mut v: Vec3, t: &Pair) -> i32 {
        let mut x: Pair = (*t);
        let c = x
            .step(
                ({
                    v.z -= x.a.x;
                    t.c
                }),
            );
        let mut n: [f32; 3] = [x.b.x, a.y, x.b.x];
        'outer: for (a, _) in n
            .into_iter()
            .zip([
                ({
                    let mut b: i32 = (if (v.y <= (n[1] + v.y)) {
                        return (({
                            'block: {
                                x.b
                                    += select(
                                        Vec3::select(
                                            (Vec3::new(t.b.x, n[1], n[0]))
                                                .cmplt(Vec3::new((-1.0_f32), x.a.y, a.y)),
                                            a,
                                            t.b,
                                        ),
                                        ((t.b - v) - ({ Vec3::new(t.a.y, t.a.x, x.b.x) })),
                                        (c < c),
                                    );
                                if (0.5_f32 <= x.b.x) {
                                    break 'block;
                                }
                                let mut c = (x.b.x * 0.0);
                            }
                            IVec2::new(2_i32, 10_i32)
                        }))
                            .y;
                    } else {
                        STEPS
                    });
                    'outer: for a in 0..2 {}
                    Pair {
                        a: Vec2::new(0.0_f32, 0.0_f32),
                        b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        c: 0_usize,
                    }
                }),
                Pair {
                    a: Vec2::new(0.0_f32, 0.0_f32),
                    b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    c: 0_usize,
                },
                Pair {
                    a: Vec2::new(0.0_f32, 0.0_f32),
                    b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    c: 0_usize,
                },
            ])
        {}
        0
    }
}

#[flatten]
mod p052 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        fn turn(self, a: f32) -> bool {
            if (CORNER).cmpeq(CORNER).any() {
                if (((3_u32 < self.b)
                    & (match self {
                        Pair { a: ..5, b: _, c: x } => (self.b > self.b),
                        _ => (self.a <= self.a),
                    })))
                {
                    return (any(BVec3::new(false, false, false))
                        || ((a > a) == (a != a)));
                } else {
                    return ((self.c.x - self.a) < (self.a >> STEPS));
                }
            }
            if (({
                let q = ((-2.5_f32)).fract();
                q == q && q.is_sign_negative()
            })) {
                let mut a_2 = (
                    ((Vec4::new(2.0_f32, a, a, 0.0_f32)).min_position()
                        + (Self::SIZE + Self::SIZE)),
                    (CORNER).cmpge(Vec3::new(2.0_f32, (-1.0_f32), 0.25_f32)),
                    ((UVec2::new(self.b, 3_u32) & UVec2::new(self.b, 8_u32)) * 2),
                );
                'outer: for (v, _, mut b) in [
                    ('block: {
                        if (1_u32 > a_2.2.x) {
                            break 'block (Self::SIZE, a_2.1, a_2.2);
                        }
                        'outer: for x in (((a_2.2.x + 1_u32) & 3)..=(a_2.2.x & 3)) {
                            a_2.2
                                += (match a {
                                    0.25..8.0 if (a_2.0 < a_2.0) => UVec2::new(5_u32, x),
                                    mut c => UVec2::new(8_u32, a_2.2.y),
                                });
                        }
                        (
                            a_2.0,
                            BVec3::new(false, (self.c.y > self.c.y), false),
                            UVec2::new(5_u32, a_2.2.x),
                        )
                    }),
                    (a_2.0, BVec3::new(true, (a_2.2.x != a_2.2.x), true), a_2.2),
                ] {
                    if (v < v) {
                        break 'outer;
                    }
                }
            }
            ((10_i32 < (-4)) ^ (self.b < self.b))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, c: i32, y: Vec3) -> Vec4 {
        'outer: for c in 0..2i64 {
            b.y += y.y;
            if (((match (Pair {
                b: MASK,
                ..Pair {
                    b: MASK,
                    c: IVec2::new((-1_i32), STEPS),
                    a: STEPS,
                }
            }) {
                Pair {
                    a: mut x,
                    b: 0,
                    c: _,
                } if (({
                    Pair {
                        a: x,
                        ..Pair {
                            c: IVec2::new((-4), 7),
                            a: x,
                            b: MASK,
                        }
                    }
                })
                    .turn((c as f32))) => 0.0_f32,
                mut a => (c as f32),
            }) > (c as f32)))
            {
                continue;
            }
        }
        ((Vec4::new(0.0, 0.0, 0.0, 0.0) + Vec4::new(0.0, 0.0, 0.0, 0.0))
            + Vec4::splat(b.x))
    }
}

mod p053 {
    use super::*;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut u32, y: &Vec2, t: &mut u32) -> u32 {
        let mut k0 = ((0_u32 + (*c))) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    match ((0.0_f32 < 0.0_f32), 0_i32) {
                        (true, -7) => {}
                        _ => {}
                    }
                }
                k1 += 1;
            }
        }
        0
    }
}

#[flatten]
mod p054 {
    use super::*;
    const STEPS: i32 = 3;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, mut v: f32) -> f32 {
        v %= 3.0;
        let mut a: [i32; 2] = (if (LEVELS[(MASK % 8) as usize] != c) {
            return (((-1.0_f32)).smoothstep(-1.0, 2.0)).round();
        } else {
            if ((-0.0_f32) < v) {
                let mut a_2: [i32; 2] = [c, c];
                'outer: for (_, a) in a_2.iter().enumerate() {
                    if (v).is_nan() {
                        break 'outer;
                    }
                    let mut turn = 0;
                    let a: Mat3 = #[keep]
                    'value: loop {
                        if (((if (v < v) { a_2[1] } else { 2_i32 }) > (*a))) {
                            break mat3(
                                Vec3::new(0.5, 0.25, (-2.5)),
                                Vec3::new(v, v, 1.5),
                                Vec3::new((-2.5), v, 0.5),
                            );
                        }
                        let mut a: IVec3 = (((IVec3::new(0, 0, 0) + IVec3::new(0, 0, 0))
                            + IVec3::new(0, 0, 0)) / 2);
                        turn += 1;
                        if turn >= 2 {
                            break Mat3::from_cols(
                                Vec3::new(0.0, 0.0, 0.0),
                                Vec3::new(0.0, 0.0, 0.0),
                                Vec3::new(0.0, 0.0, 0.0),
                            );
                        }
                    };
                }
            }
            [0_i32, 0_i32]
        });
        'outer: for a in a {}
        0.0
    }
}

#[flatten]
mod p055 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3);
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
    impl Pair {
        fn step(&mut self, a: f32) -> i32 {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                if ((k0 != k0) || (MASK <= k0)) {
                    let c: Hit = Hit(IVec3::new(STEPS, 3_i32, 3_i32));
                } else {
                    let given: f32 = (((self.b.z).min(self.a) + 0.0) + a);
                    let a: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(v: f32) -> f32 {
                            if v < HALF { -v } else { v }
                        }
                        t
                    };
                    let given: f32 = (-self.b.y);
                    let n: f32 = {
                        fn first(n: f32) -> f32 {
                            if n < 0.5 { -n } else { n }
                        }
                        let t = first(given);
                        t
                    };
                    if (((1_usize > Hit::SIZE)
                        && ({
                            self.b.z = (if self.b.z <= n {
                                (n).clamp(self.b.z, n) + 0.0
                            } else {
                                self.b.y
                            });
                            (a > self.b.z)
                        })))
                    {
                        continue 'outer;
                    }
                }
                if (a > a) {
                    break 'outer;
                }
            }
            (7 + (self.b.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &Mat2, mut v: f32, t: f32) -> u32 {
        'block: {
            let mut a: [f32; 3] = [2.0_f32, c.x_axis.y, (-1.0_f32)];
            'outer: for x_2 in a {
                if (a[2] < t) {
                    if ((IVec2::new(7_i32, STEPS)) == (IVec2::new(STEPS, 10_i32))) {
                        let mut a_2: Pair = Pair {
                            b: Vec3::new((-0.0), a[1], 0.0),
                            ..Pair {
                                b: Vec3::new((-1.0), a[1], 1.0),
                                ..Pair {
                                    b: CORNER,
                                    ..Pair {
                                        a: t,
                                        b: POINTS[Hit::SIZE % 6],
                                    }
                                }
                            }
                        };
                        let v = a_2.step(({ a_2.b.z }));
                        break 'outer;
                    }
                }
            }
            if (c.y_axis.x < t) {
                break 'block;
            }
        }
        MASKS[(Hit::SIZE).min(6)]
    }
}

#[flatten]
mod p056 {
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(a: &f32, c: f32, y: &mut usize, t: u32) -> Pair {
        (*y) *= 2;
        if (!((*a) < (*a))) {
            let mut a_2 = mat2(
                (Mat2::from_cols(Vec2::new(1.0_f32, c), Vec2::new(c, 0.5_f32))).x_axis,
                Vec2::new((-1.0), 0.5),
            );
        }
        let Pair { a, b } = Pair {
            a: ((*y) % 3),
            ..Pair { a: (*y), b: STEPS }
        };
        let mut k0 = 1u32;
        'outer: while k0 < 2 {
            k0 *= 2;
            let given: f32 = select(
                ({
                    let b: Mat2;
                    if ((if (TABLE[(*y) % 4] == c) {
                        if ((match ((5_i32) as usize & 31) {
                            mut x => (MASK > t),
                            2.. => ((c - c) <= (1.0 * (-1.0))),
                            c => {
                                (all(BVec3::new(true, false, false))
                                    && ({
                                        (*y) /= 2;
                                        false
                                    }))
                            }
                        })) {
                            (*y) = ((({ (k0 & k0) }) & 7) as usize);
                        } else if true {
                            (*y) = ((a)
                                .min(
                                    (match (Pair {
                                        b: 7_i32,
                                        ..Pair {
                                            a: Pair::SIZE,
                                            b: (WIDE as i32),
                                        }
                                    }) {
                                        Pair { a: 1, b: (2 | 0) } => a,
                                        Pair { a: (1 | 4), b: mut x } => (*y),
                                        _ => a,
                                    }),
                                ))
                                .saturating_sub((*y));
                            let Pair { a, b: a_2 } = Pair { b: (NARROW as i32), a: a };
                        } else {
                            (*y) = a;
                        }
                        (false && false)
                    } else {
                        'inner: for _ in 1..=3 {
                            let mut n = ((Mat2::from_cols(
                                Vec2::new(1.0_f32, c),
                                Vec2::new(0.0_f32, c),
                            )
                                * Mat2::from_cols(
                                    Vec2::new(0.0_f32, c),
                                    Vec2::new(1.5_f32, 1.0_f32),
                                )))
                                .transpose();
                            n.y_axis *= Vec2::ONE;
                        }
                        ((t != t) & FLAGS[(STEPS & 1) as usize])
                    })) {
                        (*y) = (((NARROW as i32) <= (WIDE as i32)) as usize);
                        b = Mat2::from_cols(Vec2::new(0.0, 1.0), Vec2::new(c, 1.5));
                    } else {
                        b = Mat2::from_diagonal(Vec2::new(0.0, (-2.5)));
                    }
                    let mut c: [f32; 3] = (match 3_u32 {
                        (0 | 100) if ((NARROW as i32) <= STEPS) => {
                            let mut t = (IVec2::new(7, 0)
                                & (IVec2::new(STEPS, (WIDE as i32))
                                    - (if (t < k0) {
                                        IVec2::new((-4), (WIDE as i32))
                                    } else {
                                        IVec2::new(1, 5)
                                    })));
                            [c, b.x_axis.x, 1.0_f32]
                        }
                        4.. if (STEPS != (WIDE as i32)) => [b.x_axis.x; 3],
                        _ => [b.x_axis.x, 2.0_f32, b.y_axis.x],
                    });
                    'inner: for (a_2, n) in (0..3i32).rev().zip(c.iter()) {
                        (*y) *= 2;
                        (*y) = a;
                        let mut a = (
                            (Vec3::new(b.y_axis.y, 1.5_f32, b.x_axis.y)
                                * (b.x_axis.y).clamp(-4.0, 4.0).exp2()),
                            ((IVec3::new(5_i32, 2_i32, a_2))
                                .clamp(IVec3::splat(-3), IVec3::splat(5))
                                - (IVec3::new(a_2, 7_i32, 0_i32))
                                    .rem_euclid(IVec3::splat(3))),
                            ({ b.x_axis.x }),
                        );
                    }
                    c[2]
                }),
                (Vec3::new(0.5_f32, c, c)).z,
                (if (k0 > t) {
                    if (c <= c) {
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            let mut v: i32 = 0;
                            k1 <<= 1;
                        }
                        let x_2: bool = ((*y) > Pair::SIZE);
                    } else if (k0 > ((k0 & 15) * (5_u32 & 7))) {
                        let mut k1 = ((0_u32 + 0_u32)) & 3;
                        'inner: while k1 > 0 && (false) {
                            k1 -= 1;
                        }
                    } else {}
                    false
                } else {
                    false
                }),
            );
            let a: f32 = {
                let t = first(given);
                fn first(a: f32) -> f32 {
                    a * 0.5 + 1.0
                }
                t
            };
        }
        Pair { a: 0, b: 0 }
    }
}

#[flatten]
mod p057 {
    use super::*;
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
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: &mut i32, y: &mut i32) -> i32 {
        if ((((a.x).signum() * (Pair::SIZE as f32))
            != (Vec4::new((-0.0_f32), a.y, 1.5_f32, 0.5_f32))
                .dot(
                    (if ((-1_i32) > (*y)) {
                        let mut k0 = 1u32;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut y = Vec3::splat(1.0);
                            if ((if (((2_u32 < k0)
                                && ({
                                    y = y;
                                    (2_u32 < k0)
                                })))
                            {
                                let y: f32;
                                if (0_u32 < MASK) {
                                    y = (Vec4::new(a.y, a.x, f32::MIN_POSITIVE, a.y))
                                        .element_sum();
                                } else {
                                    y = ({ (a.y + 0.0) });
                                }
                                ((STEPS != (-1)) && ((*c) < 3))
                            } else {
                                ((3_u32 <= k0) == (8_u32 != 8))
                            })) {
                                'block: {
                                    let mut b: bool = (k0 < k0);
                                    if b {
                                        let mut c = (match (Hit {
                                            a: BVec3::new(b, true, false),
                                        }) {
                                            Hit { a: _ } => {
                                                (((*c)).max((*c)) + (IVec2::new((*c), 5_i32)).y)
                                            }
                                            Hit { a: n } => (!(*c)),
                                            _ => (*c),
                                        });
                                        break 'block;
                                    }
                                    (y.y, [(*c), _]) = (
                                        y.z,
                                        [(5_i32).wrapping_rem(((*c)) | 1), (*c)],
                                    );
                                }
                                continue;
                            }
                            let [y, mut a] = [y.z, y.y];
                        }
                        Vec4::new(a.y, (-2.5), a.x, a.x)
                    } else {
                        Vec4::new((-1.0), a.y, 2.0, (-1.0))
                    }),
                )))
        {
            'outer: for x_2 in (0..3).rev() {
                if (a.y < a.y) {
                    let mut a = [
                        (if (MASK == MASK) { (2.0_f32 + 0.0) } else { (a.x - a.x) }),
                        (vec3(
                            (-0.0_f32),
                            (-0.0_f32),
                            TABLE[(LEVELS[(MASK % 8) as usize] & 1) as usize],
                        ))
                            .z,
                    ];
                    let mut k1 = ((UVec2::new(8_u32, MASKS[(MASK % 7) as usize])).y) & 3;
                    #[keep]
                    'inner: loop {
                        if ((k1 < MASK) && (a[1] != a[1])) || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                        let given: f32 = a[0];
                        let t: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(a_2: f32) -> f32 {
                                a_2 * HALF + 1.0
                            }
                            let t = first(given);
                            t
                        };
                    }
                } else {}
            }
        } else {}
        (((IVec2::new(3_i32, (*c))
            ^ ('block: {
                if ((IVec2::new(0, (-1)) & IVec2::new(3, (-4)))
                    == (IVec2::new((-4), 2) - IVec2::new(0, 0)))
                {
                    break 'block IVec2::new(7_i32, 5_i32);
                }
                let v = Hit {
                    a: BVec3::new(false, false, (a.x < a.x)),
                };
                ((if (0.5_f32 < a.x) {
                    IVec2::new((*c), (*y))
                } else {
                    IVec2::new((-4_i32), 3_i32)
                }) - IVec2::new((NARROW as i32), (*y)))
            })))
            .y + (*y))
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
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
        const FIRST: Self = Pair { a: 0.5, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &mut f32, c: [Vec3; 3], y: [f32; 2]) -> bool {
            let mut y: [Vec3; 3] = [
                c[(STEPS & 1) as usize],
                vec3(
                    ('block: {
                        if (((MASKS[(MASK % 7) as usize] & 7) as usize)
                            == (Pair::SIZE / 2))
                        {
                            let mut v: bool = (0.0_f32 <= 3.0);
                            break 'block (c[2].x).trunc();
                        }
                        let mut a = ((Mat2::from_diagonal(Vec2::new(0.0_f32, 0.0_f32))
                            * ('block_1: {
                                let mut k0 = -1i32;
                                'outer: while k0 <= 3 {
                                    let mut b: bool = (k0 <= k0);
                                    if b {
                                        let mut a_2 = (((Mat2::from_cols(
                                            Vec2::new((-2.5_f32), c[0].z),
                                            Vec2::new(0.25_f32, (-2.5_f32)),
                                        )
                                            * mat2(
                                                Vec2::new(self.a, 0.0_f32),
                                                Vec2::new((-0.0_f32), 1.5_f32),
                                            )) * (-2.5_f32))
                                            * Mat2::from_cols(
                                                Vec2::new(c[0].y, 2.0_f32),
                                                Vec2::new(f32::MIN, 0.0_f32),
                                            ));
                                        break;
                                    }
                                    k0 = k0 + 2;
                                }
                                if ((*a) <= c[2].y) {
                                    break 'block_1 mat2(
                                        Vec2::new(c[2].y, 0.25_f32),
                                        Vec2::new(TABLE[(MASK % 4) as usize], c[2].y),
                                    );
                                }
                                mat2(Vec2::new(0.25_f32, c[0].y), Vec2::new((*a), (*a)))
                            })))
                            .x_axis;
                        c[2].y
                    }),
                    c[1].x,
                    (*a),
                ),
                Vec3::new(y[1], f32::INFINITY, 1.5_f32),
            ];
            ((y[1].z <= y[0].x) ^ (y[0].z > 0.5))
        }
    }
    impl Pair {
        fn sum(self, mut b: f32, c: i32, y: &f32) -> f32 {
            'block: {
                if true {
                    break 'block;
                }
            }
            let mut x: [f32; 2] = [(-0.0_f32); 2];
            'outer: for x_2 in x.iter().rev() {
                let mut k1 = ((MASK ^ MASK)) & 3;
                #[keep] 'inner: while k1 > 0 && (((x[1] * 1.0) <= self.b)) {
                    k1 -= 1;
                    let mut c: f32 = x[0];
                }
                if ((((*x_2) > x[1])
                    && (match (Pair { b: x[0], ..self }) {
                        Pair { a: ..=8.0, b: mut a_2 @ 1.0.. } => false,
                        Pair { a: 0.25, b: 2.0.. } => (c != c),
                        Pair { a: _, b: mut x_2 } => (x[0] > (-2.5)),
                        _ => (c <= c),
                    })))
                {
                    break;
                }
            }
            ({
                let k0 = (MASKS[(8_u32 % 7) as usize]) & 3;
                'outer: loop {
                    if (x[1] < HALF) {
                        break;
                    }
                    if k0 < 4 {
                        break;
                    }
                }
                (-0.0)
            })
        }
    }
    fn third(a: &f32) -> i32 {
        let mut y: Pair = Pair::FIRST;
        let x_2 = y.sum(y.b, (STEPS + STEPS), &y.a);
        (STEPS + (y.a as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: u32) -> f32 {
        let mut a_2: Pair = ({
            if let (_, mut x, 4..100) = ((
                STEPS,
                (((1.0_f32) * -1e9) as u32),
                ((({
                    let mut x_2: Pair = (if (x <= 8) {
                        return (Pair {
                            a: (*a),
                            ..Pair { b: (*a), a: (*a) }
                        })
                            .a;
                    } else {
                        Pair::ALL[(x % 2) as usize]
                    });
                    let c = x_2
                        .sum(
                            ((x_2.a).sin() * (x_2.a).cos() + (x_2.a).sin()),
                            third(&(*a)),
                            &(*a),
                        );
                    x
                }) & 7) as usize),
            )) {
                x = x;
                let mut y: Pair = Pair { b: (*a), a: 0.25 };
                let c = y
                    .step(
                        &mut (*a),
                        [Vec3::new((-1.0_f32), 0.25_f32, y.b); 3],
                        [y.a, 1.0_f32],
                    );
            } else {}
            Pair { b: (*a), a: 1.0 }
        });
        let x = a_2.sum(a_2.a, (WIDE as i32), &a_2.a);
        a_2.b
    }
}

#[flatten]
mod p059 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub usize);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            k0 *= 2;
            if (!((IVec2::new(7_i32, (*c))) == (IVec2::new(7_i32, 3_i32)))) {
                continue 'outer;
            }
            'inner: for a_2 in [
                (match State::SIZE {
                    _ if (k0 < 8) => (*c),
                    4 => (*c),
                    _ => (*c),
                    _ => {
                        'inner: for v in [
                            ({
                                let mut y: State = State((*a), State::SIZE);
                                match ((
                                    (if ((-1.0_f32) != HALF) {
                                        (if ((*c) != (*c)) { 0.25_f32 } else { (*a) })
                                    } else {
                                        (Vec3::new(y.0, 2.0_f32, (*a))).normalize_and_length().1
                                    }),
                                    ((IVec2::new(3_i32, (-1_i32))).y + (*c)),
                                )) {
                                    (x @ ((1.0 | 1.0)), _) => {
                                        return ((x).min((x + (-0.0))) + 0.0);
                                    }
                                    (c @ ..0.25, v) => {
                                        let c: (Vec2, Vec3, f32) = (
                                            Vec2::new(0.0_f32, 0.0_f32),
                                            Vec3::new((-2.5_f32), 1.5_f32, (-2.5_f32)),
                                            (*a),
                                        );
                                    }
                                    _ => {}
                                }
                                y.0
                            }),
                            dot(
                                Vec4::new(1.0_f32, 0.5_f32, (*a), (*a)),
                                Vec4::new((*a), (*a), (-2.5_f32), 2.0_f32),
                            ),
                            flatten::math::mix(TABLE[(State::SIZE).min(3)], (*a), STILL),
                        ] {
                            let (b, _, _) = (
                                Vec2::splat((*a)),
                                (Vec3::new(v, (*a), (-1.0_f32)) / (-3.0)),
                                (if true { v } else { (*a) }),
                            );
                            if ((b.y
                                >= (match v {
                                    (2.0 | 0.25) if ((k0 != 0) && (b.x != (*a))) => (*a),
                                    2.0 => b.x,
                                    mut b => (*a),
                                })))
                            {
                                let (v, mut t, mut b) = (
                                    b,
                                    Vec3::new(0.0_f32, (*a), 1.5_f32),
                                    2.0_f32,
                                );
                                continue;
                            }
                        }
                        (*c)
                    }
                }),
                (*c),
            ] {}
        }
        (2.0 + (*a))
    }
}

#[flatten]
mod p060 {
    use super::*;
    use flatten::math::*;
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
    fn third(a: f32) -> f32 {
        if (((MASK & 7) as usize) <= ((LEVELS[(STEPS & 1) as usize] & 7) as usize)) {
            let a_2: i32;
            if ((MASK + MASK) <= (3_u32).wrapping_mul(3_u32)) {
                a_2 = (IVec2::new(2_i32, (-1_i32))).y;
            } else {
                a_2 = (if any(BVec3::new((a != a), false, (a != a))) {
                    (Pair {
                        b: MASK,
                        ..Pair {
                            a: (-4_i32),
                            ..Pair {
                                a: (NARROW as i32),
                                b: MASK,
                                c: a,
                            }
                        }
                    })
                        .a
                } else {
                    let n: usize = 'block: {
                        let mut a = (
                            ((if (a < a) {
                                Vec3::new((-2.5_f32), a, (-0.0_f32))
                            } else {
                                Vec3::new(0.25_f32, a, (-1.0_f32))
                            }))
                                .xxz(),
                            ({ ({ Hit::SIZE }) }),
                            (MASK).wrapping_add(MASKS[(MASK % 7) as usize]),
                        );
                        if (({
                            let q = a.0.x;
                            q == q && q.is_sign_negative()
                        })) {
                            break 'block a.1;
                        }
                        let c @ 1.0..=2.0 = ((Vec4::new(
                            0.0_f32,
                            0.25_f32,
                            0.25_f32,
                            (-1.0_f32),
                        ))
                            .max_element() + a.0.x) else {
                            return a.0.z;
                        };
                        if (!(a.0.x == 1.0)) {
                            return c;
                        }
                        a.1
                    };
                    (WIDE as i32)
                });
            }
            return a;
        }
        (a + (3.0 - a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut (Vec3, usize, u32), c: &mut i32, mut v: Pair) -> u32 {
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            k0 += 1;
            let mut k1 = ((a.2 & a.2)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if let Hit(_, b) = ((if ((((-0.0_f32) > a.0.x)
                    || ({
                        v = (Hit(v, BVec3::new((a.0.x < v.c), false, true))).0;
                        (2_i32 > STEPS)
                    })))
                {
                    let mut b = Hit(v, BVec3::new(false, false, false));
                    b
                } else {
                    Hit(v, BVec3::new(true, (a.1 < a.1), (5_usize != a.1)))
                })) {
                    let given: f32 = third((a.0.x + (-2.5)));
                    let t: f32 = {
                        let t = doubled(given);
                        fn doubled(x_2: f32) -> f32 {
                            if x_2 < 0.5 { -x_2 } else { x_2 }
                        }
                        t
                    };
                } else {}
            }
        }
        (a.2 + ((v.a & 255) as u32))
    }
}

#[flatten]
mod p061 {
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
    pub fn entry(a: f32, c: &f32, y: &mut f32, t: &mut BVec3) -> Hit {
        let given: f32 = ({
            (*y) *= 2.0_f32;
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                if ((({
                    let mut k1 = ((match MASK {
                        mut y => y,
                        _ => 2_u32,
                    })) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let Hit(_, y) = (if ((*c) <= a) {
                            Hit(Pair::SIZE, k1)
                        } else {
                            Hit(Hit::SIZE, k1)
                        });
                        let (n, (Hit(mut t, _), mut y)) = (
                            (((y + y) | 7) - (k1 & 7)),
                            (Hit(Hit::SIZE, y), (-3.0_f32)),
                        );
                    }
                    let given: f32 = (Vec2::new((*y), a)).y;
                    let v: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(a_2: f32) -> f32 {
                            a_2 * HALF + 1.0
                        }
                        t
                    };
                    true
                }) || (((*y) != a) && false)))
                {
                    break;
                }
                let y = ('block: {
                    if (!(MASK == 5)) {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            (*y) = (((Vec3::new((-1e-40f32), a, 0.25_f32)
                                - Vec3::new(1.5_f32, 1.5_f32, 0.0_f32)))
                                .dot((Vec3::new((*c), a, (*c))).abs()))
                                .round();
                            let mut n: usize = (((5_u32 >> (MASK & 31))).count_ones()
                                as usize);
                            k1 += 1;
                        }
                        break 'outer;
                    }
                    (MASK | (MASK ^ MASK))
                });
                k0 += 1;
            }
            rcp(a)
        });
        let c: f32 = {
            let t = doubled(given);
            fn doubled(n: f32) -> f32 {
                (n - 0.5).max(0.5)
            }
            t
        };
        let mut c: Vec3 = (Vec3::from_array([2.0_f32, c, (-0.0_f32)])
            - flatten::math::ceil((Vec3::new((-0.0_f32), (*y), 0.0_f32)).abs()));
        let mut c: IVec3 = IVec3::new(5, STEPS, (WIDE as i32));
        Hit(
            (Pair::SIZE + ((*y).abs() as usize & 255)),
            (((((MASK & 8_u32) ^ (MASK % MASK)) & 15)
                * ((match Hit(Hit::SIZE, MASK) {
                    Hit(a @ 0, c @ ..=2) => {
                        if ((((*y)).is_finite()
                            || ({
                                (*y) = ((*y) / (*y));
                                (c <= 5_u32)
                            })))
                        {
                            return Hit(a, 5_u32);
                        }
                        c
                    }
                    _ => 2_u32,
                }) & 7)) + ((*y).abs() as u32 & 255)),
        )
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32, pub BVec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(&self, a: f32) -> bool {
            let mut n = (if (a < a) {
                return ((self.0 | 1_u32) <= ((NARROW as i32)).abs_diff(STEPS));
            } else {
                let Pair(mut x @ 1..3, x_2) = (*self) else {
                    return (self.0 != self.0);
                };
                (mat3(
                    POINTS[Pair::SIZE % 6],
                    Vec3::new(0.0_f32, a, 2.0_f32),
                    Vec3::new(0.5_f32, a, 0.5_f32),
                )
                    * Mat3::from_cols(
                        Vec3::new(a, 1.5_f32, 2.0_f32),
                        Vec3::new(3.0_f32, (-1.0_f32), a),
                        Vec3::new(a, a, (-2.5_f32)),
                    ))
            });
            n.x_axis = vec3(n.y_axis.y, n.x_axis.y, (-0.0_f32));
            n.x_axis.x = n.x_axis.x;
            let mut x = IVec2::new(7, (-1));
            ((matches!(false, true if ((NARROW as i32) < x.x))
                && ({
                    n.y_axis
                        *= (if false {
                            Vec3::new(a, (-1.0_f32), 1.5_f32)
                        } else {
                            let x_2: i32 = x.x;
                            Vec3::new(a, a, a)
                        });
                    ('block: {
                        let Pair(c, ..) = Pair(
                            (self.0 | self.0),
                            (if (TABLE[(x.x & 1) as usize] != 1.0) {
                                if (FLAGS[(({
                                    n.x_axis -= (a + a);
                                    self.0
                                }) % 9) as usize])
                                {
                                    n.z_axis = Vec3::select(
                                        ((Mat3::from_diagonal(n.x_axis)).x_axis)
                                            .cmplt(
                                                (Mat3::from_cols(
                                                    n.z_axis,
                                                    n.x_axis,
                                                    Vec3::new(2.0_f32, n.y_axis.y, a),
                                                ))
                                                    .x_axis,
                                            ),
                                        n.y_axis,
                                        n.z_axis,
                                    );
                                }
                                self.1
                            } else {
                                self.1
                            }),
                        );
                        if ((if (x.y <= x.x) {
                            n.x_axis = n.y_axis;
                            (if (1.5_f32 != n.y_axis.y) {
                                (n.x_axis.x < HALF)
                            } else {
                                'outer: for _ in -1..1 {
                                    (x.y, n.y_axis.y) = (((x.y * 1) | x.x), n.y_axis.y);
                                }
                                (c <= c)
                            })
                        } else {
                            (1_i32 <= x.y)
                        })) {
                            break 'block (x.x < x.x);
                        }
                        (n.z_axis.y < n.y_axis.x)
                    })
                })) ^ (x.x > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair, y: f32, mut n: u32) -> bool {
        let given: f32 = (1.0 - ((y).abs() + 0.5).log2());
        let a_2: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(x: f32) -> f32 {
                if x < HALF { -x } else { x }
            }
            t
        };
        let (0, 0, 0) = ((
            (if (y != (*a)) {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 2) {
                        break;
                    }
                    let a_2: i32;
                    if ((match (((y != (-1.0_f32))
                        && ({
                            (*a) = (*a);
                            (k0 <= 1_i32)
                        })))
                    {
                        false => {
                            ((*a), [n, _]) = (
                                (if y <= 0.25 {
                                    (2.0_f32).clamp(y, 0.25) + 0.0
                                } else {
                                    y
                                }),
                                [2, c.0],
                            );
                            (if (k0 > k0) { ((*a) < (*a)) } else { true })
                        }
                        false => ((*a) != (*a)),
                        mut t => ((*a) > y),
                    })) {
                        a_2 = (!(-4));
                    } else {
                        n = ((n - c.0) >> (n & 31));
                        a_2 = (if (({ Pair(0_u32, BVec3::new(false, false, false)) })
                            .sum(0.0))
                        {
                            0
                        } else {
                            0
                        });
                    }
                    k0 += 1;
                }
                0_usize
            } else {
                0_usize
            }),
            0_usize,
            0_usize,
        )) else {
            return false;
        };
        false
    }
}

#[flatten]
mod p063 {
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
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            c: 2.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: Vec4::new(2.0, -1.5, 0.5, -0.0),
                c: -1.5,
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        fn step(self, a: &Hit, c: u32, mut v: i32) -> Mat3 {
            v &= v;
            'outer: for c in -1..2 {
                if (((MASK & 63) << (u32::MAX & 7)) > MASK) {
                    if (self.a.a.y >= flatten::math::step(a.a.a.z, self.a.a.x)) {
                        let mut x_2: f32 = self.a.c;
                        return ((Mat3::from_cols(
                            Vec3::new(self.a.b.x, a.a.b.w, 3.0_f32),
                            Vec3::new((-2.5_f32), 0.0_f32, (-2.5_f32)),
                            Vec3::new(self.a.c, a.a.c, 0.0_f32),
                        ) + Mat3::from_diagonal(Vec3::new(a.a.c, 1.0_f32, 1.5_f32)))
                            * Mat3::from_diagonal(
                                Vec3::new(1.0_f32, a.a.a.z, self.a.b.y),
                            ));
                    }
                    return mat3(
                        Vec3::new((-1.0), self.a.b.z, 0.0),
                        Vec3::new(0.25, self.a.b.w, (-0.0)),
                        Vec3::new((-1.0), self.a.a.y, (-1e-40f32)),
                    );
                }
            }
            Mat3::from_cols(
                Vec3::new(0.25, 0.25, (-2.5)),
                Vec3::new(1.0, (-2.5), 1.0),
                Vec3::new(a.a.b.w, self.a.c, 2.0),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32) -> i32 {
        let mut turn = ((((*c) & 255) as u32)) & 1;
        let c: Hit = #[keep]
        'value: loop {
            v = flatten::math::dot(
                ((Vec4::new(v, (-0.0_f32), 3.0_f32, 1.5_f32)).wzyx()).floor(),
                ((Pair {
                    b: Vec4::new(v, 3.0_f32, (*a), v),
                    ..Pair::FIRST
                })
                    .a)
                    .ceil(),
            );
            if (Vec4::new((-2.5_f32), 2.0_f32, 0.25_f32, 2.0_f32))
                .abs_diff_eq(Vec4::new((*a), 3.0_f32, v, (*a)), 0.5)
            {
                break Hit {
                    a: Pair {
                        c: v,
                        ..Pair {
                            a: Vec4::new(1.5, (*a), 2.0, (*a)),
                            b: Vec4::new(v, (*a), 0.5, v),
                            c: v,
                        }
                    },
                };
            }
            let mut x: Hit = Hit { a: Pair::FIRST };
            let x_2 = x.step(&x, (8 ^ (0.5_f32.abs() as u32 & 255)), (*c));
            (x.a.b.y, [v, _]) = (x.a.a.z, [x_2.z_axis.y, 1.5_f32]);
            turn += 1;
            if turn >= 2 {
                break x;
            }
        };
        ((((((NARROW as i32)).div_euclid(-3))
            .min((IVec2::new(STEPS, STEPS) & 63).dot(IVec2::new(3_i32, 3_i32) & 15))
            & 15)
            * ((if (c.a.a.z < (*a)) {
                (STEPS).signum()
            } else {
                let y = (({
                    let b = ('block: {
                        {
                            let mut y: f32 = (c.a.a.z + 1.5);
                        }
                        if (c.a.a.y > c.a.b.y) {
                            break 'block [v, c.a.c];
                        }
                        [(-1.0_f32), c.a.b.x]
                    });
                    STEPS
                }) & STEPS);
                y
            }) & 7)) + (v as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: f32) -> f32 {
        if (c > c) {
            let mut k0 = ((MASK % (MASK | 1))) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                (*a) = (((Vec3::new(c, (-1.0_f32), c)).z * Vec3::new((-2.5_f32), c, c)))
                    .cmplt(
                        vec3(
                            1.0,
                            (2.0_f32).sin(),
                            ({
                                let x = cos((TABLE[(k0 % 4) as usize]).abs().ln_1p());
                                c
                            }),
                        ),
                    );
                if ((((k0 != k0)
                    || ({
                        (*a)
                            &= (IVec3::new(STEPS, LEVELS[Pair::SIZE % 8], 10_i32))
                                .cmpgt(IVec3::new(STEPS, (NARROW as i32), (i32::MIN + 1)));
                        ({
                            'inner: for a_2 in 0..4u16 {
                                (Vec3::new((a_2 as f32), c, (a_2 as f32)))
                                    .cmplt(Vec3::new((a_2 as f32), (a_2 as f32), c))
                                    .any();
                                let (mut y, (_, _)) = (
                                    (if Pair::SIZE >= Pair::SIZE {
                                        Pair::SIZE - Pair::SIZE
                                    } else {
                                        1_usize
                                    }),
                                    (
                                        (Vec4::new((-1.0_f32), 0.0_f32, (a_2 as f32), 1.0_f32))
                                            .abs_diff_eq(Vec4::new(1.5_f32, c, 0.5_f32, 0.5_f32), 0.5),
                                        Vec3::new(0.25_f32, c, 1.0_f32),
                                    ),
                                );
                                if ((a_2 as f32) != c) {
                                    continue 'outer;
                                }
                            }
                            true
                        })
                    })) || (c != c)))
                {}
            }
            return c;
        }
        (c + c)
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(mut self, a: f32, c: &[[Hit; 2]; 2], y: f32) -> f32 {
            let mut k0 = ((MASK + MASKS[(Self::SIZE).min(6)])) & 3;
            'outer: loop {
                if false {
                    let x: [Hit; 2];
                    if (({
                        let q = y;
                        q == q && q.is_sign_negative()
                    })) {
                        self = Pair;
                        x = (if (({
                            let start = 5_i32;
                            let mut a = 0;
                            a += start;
                            (a <= a)
                        })) {
                            [c[1][1], c[1][1]]
                        } else {
                            let mut b = y;
                            c[1]
                        });
                    } else {
                        self = self;
                        x = c[0];
                    }
                } else {}
                if k0 == 0 || ((k0 > 0)) {
                    break;
                }
                k0 -= 1;
            }
            (Vec4::new(
                dot(Vec3::new((-1.0_f32), (-0.0_f32), y), Vec3::new(y, y, 0.0_f32)),
                y,
                y,
                y,
            ))
                .dot(Vec4::new(0.5, y, a, (-0.0)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &[f32; 3], t: &mut u32) -> f32 {
        let mut b = ((y[2])
            .min(
                ({ Pair })
                    .step(
                        ({
                            let mut t = (*y)[(c & 1) as usize];
                            (*a)
                        }),
                        &{
                            (if (1_u32 <= (*t)) {
                                [[Hit, Hit]; 2]
                            } else {
                                return y[0];
                            })
                        },
                        ({ Pair })
                            .step(
                                ({ Pair })
                                    .step(
                                        ({ Pair })
                                            .step(
                                                y[1],
                                                &{ [[Hit, Hit], [Hit, Hit]] },
                                                ({ Pair })
                                                    .step(
                                                        y[2],
                                                        &{ [[Hit::FIRST, Hit], [Hit, Hit::FIRST]] },
                                                        y[0],
                                                    ),
                                            ),
                                        &{ [[Hit, Hit]; 2] },
                                        ({ Pair }).step((*a), &{ [[Hit, Hit], [Hit, Hit]] }, y[1]),
                                    ),
                                &{ [[Hit::FIRST, Hit::ALL[8_usize % 2]]; 2] },
                                (if y[1] <= y[1] {
                                    (1.0_f32).clamp(y[1], y[1]) + 0.0
                                } else {
                                    y[2]
                                }),
                            ),
                    ),
            ) + 0.0);
        (y[0] + b)
    }
}

#[flatten]
mod p066 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(Vec2::new(0.5, -0.0), 0);
        const ALL: [Hit; 2] = [Hit(Vec2::new(-0.0, 2.0), 5), Self::FIRST];
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
                let mut n: f32 = (State {
                    b: self,
                    a: (a.0.y * 0.0_f32),
                })
                    .a;
                if ((UVec2::new(2_u32, 0_u32)).y >= (k0 | k0)) {
                    let mut b = State {
                        a: ((IVec2::new(7_i32, self.c)).y as f32),
                        b: (if (a.0.y < a.0.x) {
                            (match (self.a, self.b.z) {
                                (y @ ((1 | 4)), mut t) if true => {
                                    Pair {
                                        a: y,
                                        b: self.b,
                                        c: LEVELS[(({
                                            n = a.0.y;
                                            MASK
                                        }) % 8) as usize],
                                    }
                                }
                                (100, (1 | 1_000)) => self,
                                _ => {
                                    Pair {
                                        b: self.b,
                                        c: (-1),
                                        a: self.a,
                                    }
                                }
                            })
                        } else {
                            self
                        }),
                    };
                    break;
                }
                k0 -= 1;
            }
            (self.c + self.b.x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &mut f32) -> u32 {
        let [x_2, ..] = [
            (if (a.z <= (*c)) { 0.25_f32 } else { a.y }),
            flatten::math::select(a.y, a.y, (0.0_f32 < 0.5_f32)),
        ];
        let mut x: [f32; 2] = [x_2, a.z];
        'outer: for _ in x.iter() {
            let mut x: Pair = Pair {
                b: IVec3::new(STEPS, 2, 2),
                c: 5,
                a: State::SIZE,
            };
            let x_2 = x.step(&{ Hit::ALL[(x.c & 1) as usize] });
        }
        (MASKS[(Pair::SIZE).min(6)] + (x[1].abs() as u32 & 255))
    }
}

mod p067 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: bool,
        pub c: IVec2,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    pub fn entry(a: &Hit, c: &Mat2, y: f32, t: &mut (Mat2, Mat2, f32)) -> Vec3 {
        let mut k0 = ((if MASKS[(a.a).min(6)] != 0 {
            MASK / MASKS[(a.a).min(6)]
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
                    let mut turn = 0;
                    let x: Hit = 'value: loop {
                        t.0.y_axis.y
                            *= Mat2::from_cols((t.0 * t.1.x_axis), tanh(c.y_axis))
                                .determinant();
                        let x: (Mat2, Mat2, f32) = (
                            ((t.1 * t.0) * t.0),
                            Mat2::IDENTITY,
                            c.x_axis.x,
                        );
                        if a.b {
                            break Hit {
                                c: a.c,
                                a: a.a,
                                b: (x.0.y_axis.y <= x.0.x_axis.y),
                            };
                        }
                        if (Vec4::new(x.2, 2.0_f32, t.0.y_axis.x, f32::NAN))
                            .abs_diff_eq(
                                Vec4::new(x.0.x_axis.y, 1.5_f32, (-1.0_f32), c.x_axis.x),
                                0.5,
                            )
                        {
                            break 'value (*a);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break (*a);
                        }
                    };
                }
                k1 += 1;
            }
        }
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            if ((-t.1.x_axis.x) == t.0.y_axis.y) {} else {}
            if k0 == 0 || ((a.c.x <= a.c.x)) {
                break;
            }
            k0 -= 1;
        }
        (Vec3::select(
            ((Vec3::new(1.0_f32, 3.0_f32, 0.25_f32)).rotate_y(y))
                .cmplt(
                    (CORNER
                        + POINTS[(({
                            t.0 *= c.y_axis.y;
                            1_u32
                        }) % 6) as usize]),
                ),
            Vec3::new(y, 1.5, y),
            Vec3::new(3.0, f32::MIN_POSITIVE, (-0.0)),
        ) + Vec3::splat(t.1.x_axis.y))
    }
}

#[flatten]
mod p068 {
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
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: f32) -> Pair {
        let mut turn = 0;
        let v: Pair = 'value: loop {
            #[keep]
            'outer: for _ in (((STEPS - (WIDE as i32)) & 3)..8).step_by(2) {
                let mut v = ((-0.0) * a);
                let given: f32 = (match (Pair::SIZE + Pair::SIZE) {
                    _ => {
                        v -= (([c, v, v])[0] * 1.0);
                        (v).atan2((a))
                    }
                    a_2 => {
                        if ((if (c == c) {
                            (v < a)
                        } else {
                            (CORNER).cmple(Vec3::new(0.5, (-0.0), c)).all()
                        })) {
                            v = ((-TABLE[(2_u32 % 4) as usize]) + 0.0);
                            return Pair {
                                c: a,
                                a: Vec2::new(1.5, (-0.0)),
                                b: 7,
                            };
                        }
                        (-1.0)
                    }
                });
                let b: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(v: f32) -> f32 {
                        v * HALF + 1.0
                    }
                    t
                };
                let [_, mut a, mut n] = ({
                    match ((
                        ((((v) as u32 & 1023) & 15)
                            * ((UVec2::new(5_u32, 1_u32)).y & 7)),
                        (((0.0_f32 <= b)
                            || ({
                                v = ((NARROW as i32) as f32);
                                (3.0_f32 != v)
                            }))
                            && flatten::math::all(BVec3::new((v <= a), false, true))),
                        dot(
                            (Vec3::new(b, (-1.0_f32), b)).abs(),
                            Vec3::new((-2.5_f32), (-1.0_f32), (-1.0_f32)),
                        ),
                    )) {
                        (_, _, 0.0) => {}
                        (1, _, mut x) => {}
                        _ => {}
                    }
                    [v, 2.0_f32, b]
                });
            }
            if (3.0_f32 != (-1.0)) {
                break Pair {
                    c: a,
                    a: Vec2::new(1.0, f32::MAX),
                    b: (NARROW as i32),
                };
            }
            turn += 1;
            if turn >= 1 {
                break Pair {
                    a: Vec2::new(c, c),
                    b: (WIDE as i32),
                    c: 2.0,
                };
            }
        };
        Pair {
            a: (Vec2::new(v.c, v.a.y) + Vec2::splat((-2.5))),
            b: (v.b + v.b),
            c: (v.a.y + v.c),
        }
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(&mut self, mut b: f32, c: i32) -> i32 {
            let mut k0 = ((MASK).wrapping_mul(MASK)) & 3;
            'outer: loop {
                if (Vec2::new(1.5, 2.0)
                    == (Vec2::new(1.5, 3.0)).min(Vec2::new(0.25, 2.0))) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
                'inner: for (mut b, mut t, _) in [
                    (if (c < c) {
                        (
                            Vec3::new((-0.0_f32), 0.25_f32, (-1.0_f32)),
                            Vec2::new((-0.0_f32), self.0),
                            b,
                        )
                    } else {
                        (
                            Vec3::new(self.0, (-2.5_f32), (-1.0_f32)),
                            Vec2::new(self.0, self.0),
                            1.5_f32,
                        )
                    }),
                    (CORNER, Vec2::new((-0.0_f32), b), self.0),
                ] {
                    if true {
                        continue 'inner;
                    }
                }
            }
            c
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Hit, y: &BVec3, t: i32) -> bool {
        if true {
            return (t != (WIDE as i32));
        }
        let mut t: Hit = x;
        if (5_i32 == (NARROW as i32))
            && let true = (BVec3::new(FLAGS[(MASK % 9) as usize], false, false)).any()
        {
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                k0 += 1;
                if (!(x.0 > (-0.0))) {
                    let mut c = (if (x.0 <= t.0) {
                        (STEPS).wrapping_abs()
                    } else {
                        (-(NARROW as i32))
                    });
                    c = ((if (k0 <= k0) {
                        Hit::step(
                            &mut t,
                            ({
                                x.0 -= (x.0 - 0.0);
                                (*a)
                            }),
                            c,
                        )
                    } else {
                        k0
                    }))
                        .min(c);
                } else {}
            }
        }
        (0.25_f32 < x.0)
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec3,
        pub c: usize,
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Mat3) -> (f32, IVec2) {
        let Pair { a: mut x, b: mut a, c } = Pair {
            a: (-STEPS),
            ..Pair {
                a: LEVELS[(MASKS[Pair::SIZE % 7] % 8) as usize],
                b: c.x_axis,
                c: Pair::SIZE,
            }
        };
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((false & (x != x)) || any(BVec3::new((k0 < k0), (a.z < a.z), true))))
        {
            k0 -= 1;
            let mut n: [(f32, IVec2); 3] = [
                (a.z, IVec2::new(5_i32, (-4_i32))),
                (b, IVec2::new(x, 1_i32)),
                (a.z, IVec2::new(1_i32, x)),
            ];
            'inner: for &n in &n {
                let mut x: (f32, IVec2) = ((0.25_f32 + 0.0), n.1);
            }
            a.z = (((0.0_f32 * 1.0)).abs().sqrt()).tanh();
            if (n[2].0 > b) {
                if (((n[1].0).trunc() / (-3.0)) >= n[1].0) {
                    if ((b != a.x) ^ (2.0_f32 < n[1].0)) {
                        break;
                    }
                    'inner: for &(_, a_2) in &n {
                        let [t, a, x] = [n[2].1.x; 3];
                    }
                }
            }
        }
        (((Vec2::new(0.0_f32, 0.0_f32)).y + a.x), IVec2::new(0, 0))
    }
}

#[flatten]
mod p071 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Hit,
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
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
            b: UVec2::new(0, 5),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: UVec2::new(5, 2),
            },
            Self::FIRST,
        ];
    }
    impl State {
        const FIRST: Self = State {
            a: 0.5,
            b: Hit {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: UVec2::new(5, 2),
            },
        };
        const ALL: [State; 2] = [
            State {
                a: -0.0,
                b: Hit {
                    a: Vec4::new(2.0, -1.5, 0.5, -0.0),
                    b: UVec2::new(2, 0),
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
    #[flatten(exact)]
    pub fn entry(a: &UVec2, c: i32) -> Pair {
        let mut v = (select(
            Pair::RATE,
            TABLE[(c & 1) as usize],
            (7_i32 != (WIDE as i32)),
        ) >= floor((-1.0_f32))) else {
            return (if (a.y >= MASKS[State::SIZE % 7]) {
                Pair {
                    b: State::RATE,
                    c: IVec3::new(c, 5, 5),
                    a: (*a),
                }
            } else {
                'outer: for v in (0..3).rev() {
                    let k1 = ((UVec2::new(a.y, a.y)).y) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            let x_2 = [STILL, TABLE[(a.x % 4) as usize]];
                            let mut x_2: bool = ((-1_i32) != v);
                            break;
                        } else {
                            continue;
                        }
                    }
                    let mut a = (3_u32 >> (a.x & 31));
                    let start = ({
                        let q = HALF;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    });
                    let mut a_2 = 1;
                    a_2 += start;
                }
                Pair {
                    a: UVec2::new(0, a.x),
                    b: HALF,
                    c: IVec3::new(7, 5, 2),
                }
            });
        };
        let k0 = (a.x) & 3;
        'outer: loop {
            if k0 < 4 {
                if (((Vec4::new(HALF, 3.0_f32, 0.25_f32, 0.0_f32)).min_position()
                    == (if v {
                        Pair::SIZE
                    } else {
                        return Pair {
                            c: IVec3::new(3, 10, 2),
                            a: UVec2::new(k0, k0),
                            b: ([3.0_f32; 2])[0],
                        };
                    })))
                {
                    'inner: for x_2 in -1..-1 {
                        {
                            let c = State {
                                b: (if (Pair::SIZE != Hit::SIZE) {
                                    (match (Pair {
                                        a: (*a),
                                        b: HALF,
                                        c: IVec3::new((-1_i32), c, x_2),
                                    }) {
                                        Pair { a: mut c, b: b @ -1.5, c: v } => {
                                            Hit {
                                                b: (*a),
                                                ..Hit {
                                                    a: Vec4::new(b, 0.25, 2.0, 0.25),
                                                    b: (*a),
                                                }
                                            }
                                        }
                                        Pair { a: _, b: 0.25.., c: t } => {
                                            Hit { b: (*a), ..Hit::FIRST }
                                        }
                                        Pair { a: _, b: y @ -1.5, c: mut x_2 } if v => {
                                            Hit {
                                                a: Vec4::new(y, 0.0, (-1.0), 3.0),
                                                ..Hit::ALL[(({
                                                    v |= (Pair::SIZE < Hit::SIZE);
                                                    a.y
                                                }) % 2) as usize]
                                            }
                                        }
                                        t => Hit::FIRST,
                                    })
                                } else {
                                    (State::ALL[(5_usize).min(1)]).b
                                }),
                                ..State {
                                    a: TABLE[(Hit::SIZE).min(3)],
                                    b: Hit {
                                        b: (*a),
                                        ..Hit::ALL[((x_2 as i32) & 1) as usize]
                                    },
                                }
                            };
                            let x: usize = (((5_usize).saturating_sub(0_usize)
                                + Hit::SIZE))
                                .saturating_sub(Pair::SIZE);
                            let mut x: [State; 2] = [
                                c,
                                State {
                                    b: c.b,
                                    ..State { b: c.b, ..c }
                                },
                            ];
                        }
                        let [State { a: a, b: _ }, State { a: _, b: _ }] = [
                            State {
                                b: Hit {
                                    a: Vec4::new(HALF, 1.5_f32, STILL, 2.0_f32),
                                    ..Hit {
                                        b: (*a),
                                        a: Vec4::new(
                                            STILL,
                                            TABLE[(0_u32 % 4) as usize],
                                            STILL,
                                            1.0_f32,
                                        ),
                                    }
                                },
                                ..State {
                                    b: Hit {
                                        b: (*a),
                                        a: Vec4::new((-0.0_f32), STILL, 0.0_f32, 0.0_f32),
                                    },
                                    a: 0.0_f32,
                                }
                            },
                            State {
                                a: 0.0_f32,
                                b: Hit {
                                    a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    b: UVec2::new(0_u32, 0_u32),
                                },
                            },
                        ];
                    }
                    return Pair {
                        a: UVec2::new(0, 0),
                        b: 0.0,
                        c: IVec3::new(0, 0, 0),
                    };
                }
                break;
            } else {
                continue;
            }
        }
        Pair {
            a: UVec2::new(0, 0),
            b: 0.0,
            c: IVec3::new(0, 0, 0),
        }
    }
}

#[flatten]
mod p072 {
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
    static STILL: f32 = HALF - 1.25;
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
            a: (if y <= a { (y).clamp(y, a) + 0.0 } else { 2.0_f32 }),
            b: Vec4::new(a, STILL, 0.5_f32, b.b.y),
        };
        let a: bool = 'block: {
            if ((y > b.b.y) < ((*t) <= 5_u32)) {
                break 'block (BVec3::new((3_u32 <= b.a), true, true))
                    .test(((*c) & 1) as usize);
            }
            (b.a > 8)
        };
        b.a
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
            let (a_2, b) = (
                Vec4::new(a.a.y, 0.5_f32, self.1.z, y[1]),
                [
                    (Vec3::new(0.25_f32, 0.5_f32, a.a.y)).normalize_and_length().1,
                    (y[0]).abs(),
                ],
            );
            let mut b = ((((UVec2::new(5_u32, 2_u32)).y & 63)
                << (MASKS[Self::SIZE % 7] & 7)) + MASK);
            ((UVec2::new(b, 2_u32)).y + b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32, t: &mut [f32; 2]) -> bool {
        (*a) += 3.0_f32;
        let mut k0 = (Pair::step(
            &{ Pair::FIRST },
            &{ Hit { a: Vec2::new((*a), t[1]) } },
            (*c),
            [t[1], t[1]],
        )) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((if (0_i32 > (*c)) {
                if any(BVec3::new(false, ((-1_i32) != (*c)), true)) {
                    match ((if ((if (k0 < 5) { false } else { ((*c) < (*c)) })) {
                        Pair(false, Vec3::new(0.25_f32, (-0.0_f32), (-0.0_f32)))
                    } else {
                        Pair(((*c) != (*c)), Vec3::new((-2.5_f32), (*a), (*y)))
                    })) {
                        Pair(
                            _,
                            mut t,
                        ) if ((if ((*c) <= (*c)) { false } else { true })) => {
                            (*c) = ({
                                (if ((*a) > t.y) { (*c) } else { ((k0 & 255) as i32) })
                            });
                        }
                        c => {
                            return c.0;
                        }
                    }
                    'block: {
                        (*c) /= 3;
                        if ((*c) <= 5) {
                            break 'block;
                        }
                        let mut a_2 = Hit {
                            a: (match (Hit {
                                a: Vec2::new(f32::MAX, 0.5_f32),
                            }) {
                                Hit { a: mut x_2 } => atan2(x_2, x_2),
                                Hit { a: _ } => {
                                    (Mat2::from_cols(
                                        Vec2::new(0.5_f32, t[1]),
                                        Vec2::new(1.0_f32, 0.0_f32),
                                    ) * Vec2::new(1.5, 0.25))
                                }
                                Hit { a: mut t } => t,
                                _ => Vec2::new(1.5, t[1]),
                            }),
                        };
                    }
                } else {}
                t[0]
            } else {
                2.0_f32
            }) <= HALF)))
        {
            k0 -= 1;
        }
        (((Vec2::new(1.5_f32, 0.0_f32)) != (Vec2::new(0.0_f32, (*y)))) ^ ((*c) > 1))
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        fn step(&self, a: &f32, c: i32, mut v: f32) -> bool {
            'outer: for _ in 7..10i64 {
                let (n, v) = (
                    ((v).min((*a)) + 0.0),
                    [[(c <= c); 3], [false, (1_i32 <= c), true]],
                );
                'inner: for _ in v[0].iter().rev() {
                    let x: [bool; 3];
                    if (((*a)).tanh() >= n) {
                        x = v[1];
                    } else {
                        x = v[1];
                    }
                }
            }
            (((*a) > (*a)) ^ (v > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32, t: &mut u32) -> u32 {
        let mut t: Pair = Pair;
        let a = t.step(&a, (*c), (-0.25));
        let c: Vec3;
        if (Pair::step(
            &t,
            &(*y),
            (LEVELS[(MASK % 8) as usize] & STEPS),
            ((match (*y) {
                _ if ((*y) <= (*y)) => (*y),
                _ => {
                    'outer: for x_2 in [
                        MASK,
                        (0_u32).max(MASK),
                        MASKS[(3_u32 % 7) as usize],
                    ] {
                        if (((x_2 & 0_u32)
                            == (if a {
                                if (a && a) {
                                    return (if x_2 != 0 {
                                        (x_2).abs_diff(x_2) % x_2
                                    } else {
                                        MASK
                                    });
                                }
                                x_2
                            } else {
                                x_2
                            })))
                        {
                            continue;
                        }
                        let mut a: [bool; 3] = [
                            ((IVec2::new(1_i32, STEPS) == IVec2::new(0_i32, 1_i32))
                                || ((*y) == (*y))),
                            (if (x_2 < 5) {
                                let x: [[bool; 3]; 2];
                                if ((match ((match Pair::SIZE {
                                    mut t => (*y),
                                    1 => (*y),
                                    n => (*y),
                                    n => f32::MIN_POSITIVE,
                                })) {
                                    _ => a,
                                    mut a_2 => a,
                                })) {
                                    x = [[a, a, a]; 2];
                                } else {
                                    x = [[a, (x_2 < 0_u32), a], [true; 3]];
                                }
                                x[1][1]
                            } else {
                                ((*y) < (*y))
                            }),
                            (1.5_f32 > 1.5_f32),
                        ];
                    }
                    (*y)
                }
            }) * (*y)),
        )) {
            c = Vec3::new((*y), (*y), 0.0);
        } else {
            (*y) = (*y);
            c = Vec3::new(0.5, (*y), 3.0);
        }
        (1 + ((*y).abs() as u32 & 255))
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        fn step(mut self, a: f32) -> i32 {
            'outer: for t in 0..4u8 {
                let mut a = Pair;
                let c = (((UVec2::new(1, 3)).min(UVec2::new(2, 0)))
                    .max(UVec2::new(5, MASK))
                    & (UVec2::new(MASK, 1)
                        & ({
                            {
                                'inner: for a in 0..(COUNT + 1) {
                                    let given: f32 = (((t as f32)).min((t as f32)) + 0.0);
                                    let x_2: f32 = {
                                        let t = doubled(given);
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn doubled(c: f32) -> f32 {
                                            c * HALF + 1.0
                                        }
                                        t
                                    };
                                }
                            }
                            UVec2::new(MASK, 0)
                        })));
            }
            (STEPS + (WIDE as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: usize, c: &mut i32, y: f32) -> f32 {
        if (a <= 3) {
            let mut a: Pair = Pair;
            let x = a.step((y).clamp(-2.0, 2.0).exp_m1());
            a = Pair;
            let mut k0 = (3_u32) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (k0 < k0) {
                    (*c) /= 3;
                    (*c) = (IVec2::new(2_i32, 0_i32)).y;
                } else {
                    let mut k1 = 2u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        k1 -= 1;
                        let mut n = (if true {
                            ((y * y)).signum()
                        } else {
                            ({ (TABLE[(2_u32 % 4) as usize] - y) })
                        });
                    }
                    'inner: for a_2 in 0..3 {
                        let given: f32 = ((Vec3::new(
                            TABLE[(Pair::SIZE).min(3)],
                            1.5_f32,
                            (-1.0_f32),
                        ) % 1.5))
                            .dot(
                                (Vec3::new(0.25_f32, y, y))
                                    .reject_from(Vec3::new(y, 1.0_f32, 1.5_f32)),
                            );
                        let y: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(b: f32) -> f32 {
                                b * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                    }
                }
            }
        } else if (y < y) {} else {}
        (y + ((*c) as f32))
    }
}

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
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
                (*c) = (*c);
                (a > x_2.b)
            }
            Hit { a: v, b: a_2 } => {
                (*c) = (if a_2 {
                    (select(
                        IVec3::new(0_i32, 2_i32, STEPS),
                        IVec3::new(5_i32, 1_i32, STEPS),
                        a_2,
                    ))
                        .cmpeq(IVec3::new(2, STEPS, 10))
                } else {
                    BVec3::new((a_2 && a_2), (false | v.a), (y < 3))
                });
                (a <= v.b)
            }
            mut b => b.a.a,
        })) {
            (*c) = (((IVec3::new(2_i32, 2_i32, STEPS))
                .min(IVec3::new(7_i32, STEPS, 7_i32))
                & (IVec3::new(STEPS, 10_i32, STEPS) % 3)))
                .cmpeq(IVec3::new(2, STEPS, STEPS));
            (3_usize < y)
        } else {
            (1_usize == y)
        })) {
            return (Vec2::new(a, a)).perp_dot(Vec2::new(0.0_f32, 3.0_f32));
        }
        let x = ({
            (*c) = (CORNER).cmplt(((Vec3::new((-1.0), a, a)).max(CORNER) % 1.5));
            let mut k0 = (((2_u32 | 7) - (MASK & 7))) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if let mut c = a {
                            let [mut n, v, ..] = [
                                (i32::MAX - STEPS),
                                (match y {
                                    a_2 => STEPS,
                                    mut b => STEPS,
                                }),
                                (match (Pair { b: c, a: (y > 1_usize) }) {
                                    Pair { a: mut y @ true, b: b } => 7_i32,
                                    _ => (WIDE as i32),
                                }),
                            ];
                            n = ((v).wrapping_shl(k0) - n);
                        } else {}
                    }
                    k1 += 1;
                }
            }
            MASK
        });
        (((select(
            Vec3::new(2.0_f32, (-1.0_f32), 0.25_f32),
            Vec3::new(a, a, a),
            (y > Hit::SIZE),
        ))
            .yzx())
            .z + a)
    }
}

mod p077 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
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
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, mut x: f32, mut v: bool) -> Vec2 {
        let mut t = (Mat2::IDENTITY
            * (match select(STEPS, STEPS, a) {
                _ if (x <= x) => {
                    v = (({
                        'outer: for a in 1..=0 {
                            v = ((!(3_u32).is_power_of_two())
                                == (Vec3::new(x, 3.0_f32, x)).is_nan());
                            v = (!true);
                            if v {
                                let mut y = Vec2::new((-2.5), 0.25);
                                break 'outer;
                            }
                            'inner: for x in (0..3).rev() {
                                let mut c = Mat2::from_diagonal(
                                    Vec2::new(TABLE[(0_usize).min(3)], (-2.5)),
                                );
                                c.y_axis = (if v {
                                    Vec2::new((-c.x_axis.y), ((a as i32) as f32))
                                } else {
                                    (if (({ v })) {
                                        (Mat2::from_diagonal(c.y_axis) * c.x_axis)
                                    } else {
                                        c.x_axis
                                    })
                                });
                            }
                            let mut b = Mat2::from_diagonal(Vec2::new(x, (-1.0)));
                            b.x_axis += Vec2::ONE;
                        }
                        a
                    }) < (a | a));
                    (x).mul_add(x, x)
                }
                c => {
                    (if a {
                        return (Vec2::new(2_147_483_648f32, 1.5_f32))
                            .max(Vec2::new(0.0_f32, x));
                    } else {
                        x = sign(
                            abs(
                                (POINTS[(({
                                    v |= a;
                                    MASK
                                }) % 6) as usize])
                                    .z,
                            ),
                        );
                        x
                    })
                }
                mut v if flatten::math::all(BVec3::new(false, a, true)) => {
                    'outer: for _ in (0..2).rev() {
                        'inner: for _ in 0..2 {
                            let mut a_2 = IVec2::new(v, 5);
                            let mut n = ((Mat2::from_diagonal(Vec2::new((-1.0_f32), x))
                                * mat2(
                                    Vec2::new(1.0_f32, x),
                                    Vec2::new((-2.5_f32), 0.0_f32),
                                )))
                                .mul_vec2(
                                    (Vec2::new(x, HALF))
                                        .max(
                                            (Mat2::from_cols(
                                                Vec2::new(3.0_f32, 2.0_f32),
                                                Vec2::new((-2.5_f32), x),
                                            ))
                                                .mul_vec2(Vec2::new(2.0, 0.25)),
                                        ),
                                );
                        }
                    }
                    x
                }
                _ => x,
            }));
        t.x_axis = ((Mat2::IDENTITY * t.x_axis)).yx();
        let mut b = t;
        b.y_axis += Vec2::ONE;
        if all(BVec3::new(a, false, false)) {
            'outer: for _ in 0..2 {
                let mut k1 = (MASK) & 3;
                'inner: loop {
                    let (b, (mut v, mut a)) = (
                        (Vec3::new(t.y_axis.x, b.x_axis.x, t.y_axis.x)).saturate(),
                        (
                            ((if a { 1_u32 } else { 0_u32 })).max(k1),
                            [0_i32, 3_i32, (-4_i32)],
                        ),
                    );
                    if k1 == 0 || ((a[2] != 3)) {
                        break;
                    }
                    k1 -= 1;
                }
            }
        }
        (t.x_axis + Vec2::splat(t.y_axis.x))
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(mut self, a: [Vec2; 2], c: f32) -> bool {
            let n: f32 = 'block: {
                if (self.1 > self.1) {
                    self.1 = ((self.1 | 7) - ((self.1).min(1_u32) & 7));
                    break 'block (TABLE[(({
                        self.0.x = (a[0].y + 0.0);
                        self.1
                    }) % 4) as usize])
                        .floor();
                }
                let Pair(t, mut v) = Pair(a[0], 5_u32);
                let _ = ((self.0.y <= a[0].y) < (a[1].x < t.y));
                (Vec4::new(a[1].y, (-2.5_f32), 0.0_f32, 0.0_f32))[8_usize % 2]
            };
            let mut x_2: IVec3 = IVec3::new((WIDE as i32), 7, STEPS);
            let given: f32 = ((Vec3::new((-1.0_f32), a[1].x, a[1].y))
                .dot(POINTS[Pair::SIZE % 6]))
                .floor();
            let x_2: f32 = {
                fn second(a_2: f32) -> f32 {
                    (a_2 - 0.5).max(0.5)
                }
                let t = second(given);
                t
            };
            (({
                let q = TABLE[((NARROW as i32) & 1) as usize];
                q == q && q.is_sign_negative()
            }) ^ (self.0.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: i32, y: &mut [Vec2; 2], mut n: u32) -> f32 {
        a.x = (a.z + a.y);
        y[0].x = ((abs((a.y * 1.0)))
            .min(
                flatten::math::clamp(
                    dot(
                        Vec4::new(y[1].y, 1.0_f32, 1.0_f32, 0.5_f32),
                        Vec4::new(0.5_f32, (-0.0_f32), y[0].y, y[0].x),
                    ),
                    ((*a)).dot((*a)),
                    a.z,
                ),
            ) + 0.0);
        let mut a: Pair = Pair(Vec2::new(0.5_f32, (-1.0_f32)), n);
        let t = a
            .sum(
                [Vec2::new((-0.0_f32), STILL); 2],
                (if (c > c) {
                    return (RAMP[(({
                        y[(Pair::SIZE).min(1)].x = y[1].y;
                        a.1
                    }) % 9) as usize])
                        .atan2((((-0.0_f32) + STILL)));
                } else {
                    Pair::RATE
                }),
            );
        (Vec2::select(
            ((*y)[Pair::SIZE % 2]).cmplt(Vec2::splat(y[1].x)),
            a.0,
            Vec2::new(0.25_f32, y[1].y),
        ))
            .y
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    #[flatten(source)]
    fn second(mut b: f32) -> f32 {
        let mut a: [f32; 3] = [b; 3];
        'outer: for (_, (_, ..)) in a
            .into_iter()
            .zip([
                (Vec3::new((-1.0_f32), 0.0_f32, 0.5_f32), (WIDE as i32)),
                (Vec3::new(1.0_f32, 3.0_f32, a[2]), (WIDE as i32)),
                (
                    Vec3::new(a[0], (-0.0_f32), 3.0_f32),
                    LEVELS[(({
                        a[1] = (a[2]).smoothstep(-1.0, 2.0);
                        MASK
                    }) % 8) as usize],
                ),
            ])
        {
            if (((a[0] != (-0.0))
                && ({
                    a[2] *= a[2];
                    ((2.0_f32 > a[0]) | (a[0] <= a[2]))
                })))
            {
                continue;
            }
            let n: f32;
            if ((1.0_f32 < a[2]) || (0_u32 <= MASK)) {
                b *= b;
                n = 2.0;
            } else {
                a[((NARROW as i32) & 1) as usize] = a[2];
                n = RAMP[COUNT % 9];
            }
        }
        (if 2.0_f32 <= a[0] {
            (((0.0_f32).min(HALF) + 0.0)).clamp(2.0_f32, a[0]) + 0.0
        } else {
            b
        })
    }
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: i32, y: &mut f32, t: i32) -> f32 {
        let given: f32 = second(second(a.x));
        let x_2: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(v: f32) -> f32 {
                if v < HALF { -v } else { v }
            }
            let t = second(given);
            t
        };
        let mut t: [f32; 3] = [0.25_f32, a.x, a.x];
        'outer: for x in t {
            (t[0], [(*y), _]) = (
                ((x_2).cos()).abs().sqrt(),
                [(((a.y).min(x_2) + 0.0) + (t[0]).abs()), x_2],
            );
            if ((IVec2::new((-1_i32), c)) == (IVec2::new(10_i32, 5_i32))) {
                break;
            }
        }
        let mut b = (match (0.25_f32, (-4_i32)) {
            (mut v, mut a) => MASK,
            ((1.0 | 8.0), 1..) => MASK,
            (_, mut x_2) if (c > c) => MASK,
            _ => MASKS[COUNT % 7],
        });
        (((a.x)
            .max(
                ((if (c != c) {
                    [2.0_f32, t[0], 1.5_f32]
                } else {
                    'outer: for (b, &n) in t
                        .iter()
                        .zip(&[(if false { t[2] } else { 0.5_f32 }), 2.0_f32, t[2]])
                    {
                        if (7_i32 <= c) {
                            break;
                        }
                    }
                    t
                }))[0],
            ) + 0.0) + t[1])
    }
}

#[flatten]
mod p080 {
    use super::*;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Pair, y: &mut f32) -> Hit {
        let mut k0 = (({
            let x_2: Mat4 = Mat4::from_cols(
                Vec4::new((-2.5), c.a.y, (-1.0), (-1.0)),
                Vec4::new(c.a.z, 1.5, 3.0, (-0.0)),
                Vec4::new(0.0, a, 0.5, 2.0),
                Vec4::new((-1.0), a, 1.5, 0.25),
            );
            MASK
        })) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    (*y) %= 3.0;
                }
                k1 += 1;
            }
        }
        Hit {
            a: Vec3::new(c.a.y, a, Pair::RATE),
        }
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec3,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: &Mat3, c: IVec3) -> i32 {
            let mut x = (match FLAGS[(0_i32 & 1) as usize] {
                x @ true => {
                    (if (c.x == c.z) {
                        return c.z;
                    } else {
                        [a.x_axis.z; 2]
                    })
                }
                true => [((-1.0_f32)).powi(3), (a.y_axis).dot(a.x_axis)],
                false => {
                    let mut n = Pair {
                        a: 3,
                        b: Vec3::new(2.0, 0.0, (-1.0)),
                    };
                    [(2.0_f32 * a.y_axis.x), (self.b.z + a.x_axis.x)]
                }
            });
            let mut x: i32 = ({
                let mut a_2 = (*a);
                a_2.y_axis = (self.b + a_2.x_axis.y);
                if ((if (a.z_axis.x > a_2.x_axis.x) {
                    (a_2.y_axis.z != a.z_axis.z)
                } else {
                    (STEPS > c.z)
                })) {
                    if ((MASK - MASKS[(MASK % 7) as usize]) == MASK) {
                        return c.z;
                    } else {
                        return (c.y).saturating_sub_unsigned(2_u32);
                    }
                }
                ((('block: {
                    if ((IVec2::new(0_i32, c.y)) == (IVec2::new(1_i32, c.z))) {
                        let mut a_2: usize = ((('block_1: {
                            x[(MASK % 2) as usize] = flatten::math::dot(
                                clamp(
                                    Vec3::select(
                                        BVec3::new(false, true, true),
                                        a.x_axis,
                                        Vec3::new(1.5_f32, 0.5_f32, 0.0_f32),
                                    ),
                                    Vec3::new(self.b.z, 0.25_f32, a_2.z_axis.x),
                                    a.x_axis,
                                ),
                                self.b,
                            );
                            if (x[0] <= a_2.z_axis.x) {
                                break 'block_1 0.0_f32;
                            }
                            0.25_f32
                        }))
                            .tanh()
                            .abs() as usize & 15);
                        break 'block c.x;
                    }
                    c.y
                }) & 15) * (c.z & 7))
            });
            (x + x)
        }
    }
    impl Pair {
        fn sum(self, a: bool, c: &i32) -> i32 {
            let given: f32 = self.b.y;
            let a: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(a_2: f32) -> f32 {
                    if a_2 < HALF { -a_2 } else { a_2 }
                }
                let t = second(given);
                t
            };
            ((*c) + (*c))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> u32 {
        let y: Vec3 = Vec3::new(0.25, 0.25, HALF);
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            let mut y: Pair = Pair { b: y, a: Pair::SIZE };
            let a = y
                .step(
                    &{
                        (Mat3::from_cols(
                            Vec3::new((*a), (-1.0_f32), (-1.0_f32)),
                            y.b,
                            y.b,
                        ))
                            .transpose()
                    },
                    (match (y.a, k0, (NARROW as i32)) {
                        (_, t, (2 | -7)) => {
                            let b = [(y.b.y).sin(); 2];
                            IVec3::new(x, 5, t)
                        }
                        _ => IVec3::new((-1), k0, x),
                    }),
                );
            'inner: for x in 0..k0 {
                let mut t: Pair = (if false {
                    y
                } else {
                    let mut v = Mat3::from_cols(y.b, y.b, y.b);
                    v.z_axis *= Vec3::ONE;
                    y
                });
                let n = t.sum((y.a != t.a), &a);
                let (mut a_2, t) = (
                    y.b.z,
                    (y.b
                        - ({
                            y.b = t.b;
                            Vec3::new(0.5_f32, 0.25_f32, 1.0_f32)
                        })),
                );
            }
            k0 += 1;
        }
        x = (((IVec2::new(x, 2_i32) & 63).dot(IVec2::new(2_i32, 7_i32) & 15) & 15)
            * (((IVec2::new(0_i32, 7_i32)).y).max(x) & 7));
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            let mut x_2 = Mat3::from_cols(y, Vec3::new((-0.0), 1.0, 0.0), y);
            x_2.x_axis *= Vec3::ONE;
            if k0 == 0
                || (matches!(
                    ((y.x).max((- 0.0_f32)) + 0.0), a @ - 1.5..= 0.25 if (FLAGS[(STEPS &
                    1) as usize] || (0.25_f32 > HALF))
                ))
            {
                break;
            }
            k0 -= 1;
        }
        (((select((UVec2::new(8_u32, 0_u32)).y, (MASK).wrapping_neg(), (x <= x)) & 15)
            * (MASKS[(Pair::SIZE).min(6)] & 7)) + ((x & 255) as u32))
    }
}

#[flatten]
mod p082 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32, t: u32) -> f32 {
        let mut y: Pair = Pair {
            c: BVec3::new((8_u32 < t), (v > v), true),
            a: (t < t),
            b: Vec2::new(1.0, 2.0),
        };
        let v = y
            .step(
                &mut v,
                &a,
                (if y.a {
                    let mut c: Vec3 = (flatten::math::mix(
                        (if false {
                            let (v, c) = (
                                (if ((if (a <= y.b.y) { y.a } else { y.a })) {
                                    let State { a: mut b, b: x_2 } = State { b: t, a: c };
                                    0.0_f32
                                } else {
                                    return (a).fract_gl();
                                }),
                                State {
                                    b: (match t {
                                        0.. if (y.b.x == a) => t,
                                        1..=4 if (0.25_f32 < a) => {
                                            let mut k0 = 3u32;
                                            'outer: loop {
                                                if !(k0 > 0) {
                                                    break;
                                                }
                                                k0 -= 1;
                                                let x = State {
                                                    a: (((c >> STEPS) & 15) * ((if y.a { c } else { c }) & 7)),
                                                    b: (({
                                                        let q = a;
                                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                                    }) | (t | t)),
                                                };
                                                let v: Vec2 = ({ (Pair { a: (a > y.b.y), ..y }).b });
                                                let mut a_2 = (((a + (-2.5_f32))).sin() * (a).cos()
                                                    + ((y.b.x).remap(0.0, 2.0, y.b.y, STILL)).sin());
                                            }
                                            t
                                        }
                                        (0 | 4) => {
                                            let (x, (a_2, _)) = (
                                                y.b.x,
                                                (
                                                    ((Vec3::new(y.b.y, y.b.x, 0.5_f32)
                                                        * Vec3::new(1.5_f32, 1.0_f32, 0.5_f32)))
                                                        .z,
                                                    [a, y.b.y, a],
                                                ),
                                            );
                                            t
                                        }
                                        t => {
                                            let v: Pair = (match (y.a, hadd((y.b / 2.0)), STEPS) {
                                                (a @ true, 2.0, (5 | 2)) => y,
                                                (false, mut x_2, (1 | -1)) => {
                                                    Pair {
                                                        a: (i32::MIN < c),
                                                        b: select(y.b, y.b, (0.25_f32 < y.b.x)),
                                                        c: y.c,
                                                    }
                                                }
                                                _ => y,
                                            });
                                            t
                                        }
                                    }),
                                    ..State { b: t, a: c }
                                },
                            );
                            Vec3::new(1.5_f32, a, 0.25_f32)
                        } else {
                            let mut n: f32 = a;
                            Vec3::new((-1.0_f32), (-2.5_f32), a)
                        }),
                        (if y.a {
                            CORNER
                        } else {
                            return 2.0_f32;
                        }),
                        (Vec3::new(3.0_f32, (-2.5_f32), 1.5_f32)).abs(),
                    ))
                        .xxz();
                    STEPS
                } else {
                    let mut k0 = ((if (c <= c) {
                        'outer: for _ in 0..1 {
                            let mut c: Vec2 = Vec2::new(0.0, (-1.0));
                            if y.a {
                                let [mut a_2, _, ..] = [
                                    (c.y
                                        + ({
                                            c.y = (-2.5_f32);
                                            HALF
                                        })),
                                    ([(-0.0_f32), a, c.y])[0],
                                    (if a <= y.b.y { (c.y).clamp(a, y.b.y) + 0.0 } else { c.y }),
                                ];
                                let mut a_2 = (POINTS[(({
                                    c
                                        *= Vec2::select(
                                            (y.b).cmplt(Vec2::new((-0.0_f32), a)),
                                            c,
                                            y.b,
                                        );
                                    1_u32
                                }) % 6) as usize])
                                    .xxz();
                                let (x, x_2) = (
                                    (if (Hit::SIZE > State::SIZE) {
                                        t
                                    } else {
                                        ((2_u32 & 63) << (t & 7))
                                    }),
                                    (if y.a {
                                        y
                                    } else {
                                        (Hit {
                                            a: LEVELS[(t % 8) as usize],
                                            b: y,
                                        })
                                            .b
                                    }),
                                );
                            }
                            if ((c.x).atan2((a)) >= (Vec2::new(y.b.y, a)).y) {
                                return (if ((match y {
                                    Pair { a: t, b: _, c: _ } => (c.y < c.y),
                                    Pair { a: false, b: _, c: _ } => y.a,
                                    _ => y.a,
                                })) {
                                    c.y
                                } else {
                                    c.y
                                });
                            }
                        }
                        3_u32
                    } else {
                        5_u32
                    })) & 3;
                    #[keep]
                    'outer: loop {
                        if k0 == 0 || (y.a) {
                            break;
                        }
                        k0 -= 1;
                    }
                    c
                }),
            );
        ((flatten::math::dot(
            Vec4::new(a, 0.25_f32, 0.25_f32, 0.25_f32),
            Vec4::new((-1.0_f32), y.b.x, y.b.x, 3.0_f32),
        ))
            .powi(3) + y.b.y)
    }
}

#[flatten]
mod p083 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: State, c: IVec2) -> f32 {
        let (a @ 0, n @ 1, 0) = ((
            ((c.y - c.x) + ((-4_i32) + c.y)),
            (({
                'outer: for x_2 in 7..10i64 {
                    let mut a: State = State(a.0);
                    if (c.y < c.x) {
                        let mut x = (if (({
                            let q = STILL;
                            q == q && q.is_sign_negative()
                        })) {
                            [(Vec2::new(1.5_f32, 1.5_f32)).y, (2.0_f32).cbrt()]
                        } else {
                            [STILL; 2]
                        });
                        continue;
                    }
                    let v: Pair;
                    if ((MASK < MASK) ^ false) {
                        v = a.0;
                    } else {
                        v = Pair { a: (x_2 as usize) };
                    }
                }
                i32::MAX
            }))
                .min(c.x),
            MASK,
        )) else {
            return STILL;
        };
        (TABLE[(0_u32 % 4) as usize]).cbrt()
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut State) -> u32 {
        if ((*a) >= (*a)) {
            if ((if false {
                'outer: for x in -1..0 {
                    (*c) = State(Pair { a: (c.0.a % 3) });
                    let t: Pair;
                    if all(
                        (Vec3::new((*a), 3.0_f32, 1.5_f32))
                            .cmpge(Vec3::new(2.0_f32, (*a), (*a))),
                    ) {
                        c.0 = c.0;
                        t = Pair { a: ((MASK & 7) as usize) };
                    } else {
                        c.0.a = ((MASK & 7) as usize);
                        t = c.0;
                    }
                    if matches!((MASK).wrapping_shl(MASK), _) {
                        continue;
                    }
                    let Pair { a: _ } = c.0;
                    c.0.a &= 7;
                }
                (!((*a) != (*a)))
            } else {
                (Vec3::new((*a), (-1.0), f32::MAX))
                    .cmpeq(Vec3::new((*a), 0.25, 2.0))
                    .any()
            })) {
                return ((STEPS & 255) as u32);
            } else {
                return MASKS[(State::SIZE).min(6)];
            }
        }
        (*c) = State(
            (if (Vec3::new(1.5_f32, (*a), (-0.0_f32))).is_nan() {
                Pair { a: c.0.a }
            } else {
                ((*c), (*a)) = ((*c), 2.0);
                ((*c)).0
            }),
        );
        let Hit(a) = Hit((Hit(0.25_f32)).0);
        let mut y = [
            (if (!(a != a)) { a } else { a }),
            first((*c), IVec2::new(10_i32, (-1_i32))),
        ];
        'outer: for (b, y) in y.iter().enumerate() {
            'block: {
                let mut a: [f32; 2] = [0.5_f32, (*y)];
                'inner: for (n, (v, t)) in a.iter().copied().zip(0..2u32).enumerate() {
                    let mut a: [f32; 2] = [
                        ({ (if (t > t) { a[0] } else { v }) }),
                        (a[1]).sin(),
                    ];
                    if true {
                        let (mut c, mut a_2) = (
                            b,
                            flatten::math::dot(
                                Vec3::new(a[1], a[0], v),
                                (Vec3::new(0.25_f32, (-0.0_f32), v)).abs(),
                            ),
                        );
                        a_2
                            += Mat3::from_cols(
                                    Vec3::new((*y), 0.0_f32, 1.0_f32),
                                    CORNER,
                                    POINTS[(c).min(5)],
                                )
                                .determinant();
                    } else {}
                }
                if true {
                    break 'outer;
                }
            }
        }
        ((UVec2::new(8_u32, MASK)).max(UVec2::new(u32::MAX, MASK))).y
    }
}

#[flatten]
mod p084 {
    use super::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: i32, y: f32, t: f32) -> bool {
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
                    let v: i32;
                    if (0_i32 < c) {
                        b /= 3;
                        v = 2;
                    } else {
                        v = (if (c <= c) {
                            let mut x_2 = (match (
                                (((c) >> (k0 & 31)) + (c >> (1u32))),
                                ((k0 ^ k0) >= (k0 ^ k0)),
                                (((b) as usize & 31) + (y.abs() as usize & 15)),
                            ) {
                                (_, a_2, 100) => (k0).is_power_of_two(),
                                _ => (k0 <= 0),
                            });
                            7
                        } else {
                            b
                        });
                    }
                }
                k1 += 1;
            }
        }
        ((b > b) ^ (b > 1))
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 3], c: &mut Mat2) -> f32 {
        let mut b = Pair(
            BVec3::new(
                (c.x_axis.y <= Pair::RATE),
                (a[1] != a[1]),
                (c.x_axis.x <= c.y_axis.x),
            ),
            (c.x_axis.x).clamp(-2.0, 2.0).sinh(),
        );
        if ((match (MASK).count_ones() {
            mut a_2 @ 2 => any((b).0),
            _ => ((b.0) == (BVec3::new(false, (1.5_f32 != (-1.0_f32)), true))),
            ..2 if (2.0_f32 <= c.y_axis.x) => {
                let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut c = Mat2::from_cols(c.x_axis, c.y_axis);
                    let (a, _) = (
                        [
                            Pair(b.0, b.1),
                            (if (c.x_axis.y > c.x_axis.y) {
                                b
                            } else {
                                if (((Hit::RATE < c.y_axis.x)
                                    || ({
                                        c.x_axis += b.1;
                                        ({
                                            let q = c.y_axis.x;
                                            q == q && q.is_sign_negative()
                                        })
                                    })))
                                {
                                    let (mut v, mut n) = (
                                        ({ [a[0], a[0], a[0]] }),
                                        Pair(
                                            BVec3::new(
                                                false,
                                                (a[1] != a[0]),
                                                (c.y_axis.x > c.x_axis.x),
                                            ),
                                            c.x_axis.x,
                                        ),
                                    );
                                    c.y_axis.y %= 3.0;
                                    v[(a[1] & 1) as usize] -= (*a)[Hit::SIZE % 3];
                                } else {
                                    let given: f32 = (b.1).sin_cos().0;
                                    let c: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn doubled(y: f32) -> f32 {
                                            y * HALF + 1.0
                                        }
                                        let t = doubled(given);
                                        t
                                    };
                                    ((0.0_f32 + 0.0_f32) == 0.0);
                                }
                                Pair(BVec3::new(false, false, false), 0.0_f32)
                            }),
                        ],
                        0_i32,
                    );
                }
                false
            }
            _ => false,
        })) {}
        0.0
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: f32, c: i32) -> f32 {
        if ((a).tanh() > saturate(3.0_f32)) {
            return ((first(a, c)).max(a) + 0.0);
        }
        (a).tanh()
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, mut x: i32, y: f32) -> f32 {
        let mut x = (((if (a.z > a.z) {
            (Hit::SIZE & 7)
        } else {
            ('block: {
                let mut x: [f32; 3] = [y, a.x, a.x];
                'outer: for (b, v) in x
                    .into_iter()
                    .zip([
                        ((STEPS & 15)
                            * (LEVELS[(LEVELS[Hit::SIZE % 8] & 1) as usize] & 7)),
                        ((WIDE as i32) ^ STEPS),
                        (IVec3::new(LEVELS[(MASK % 8) as usize], STEPS, (NARROW as i32)))
                            .min_element(),
                    ])
                {
                    #[keep]
                    'inner: for a in (((MASK).min(3_u32)
                        & 3)..=(MASKS[(Hit::SIZE).min(6)] & 3))
                    {
                        let x = (if b <= x[0] {
                            ((if ((if (b != 1.5) {
                                FLAGS[(v & 1) as usize]
                            } else {
                                (x[0] != x[0])
                            })) {
                                x[0]
                            } else {
                                y
                            }))
                                .clamp(b, x[0]) + 0.0
                        } else {
                            x[0]
                        });
                        let mut c = (mat3(
                            Vec3::new(b, y, 0.0_f32),
                            Vec3::new((-0.0_f32), 1.0_f32, 2.0_f32),
                            POINTS[(Hit::SIZE).min(5)],
                        )
                            * Mat3::from_cols(
                                CORNER,
                                Vec3::new(f32::MAX, 1.5_f32, 1.5_f32),
                                Vec3::new(y, 1.5_f32, 0.0_f32),
                            ));
                    }
                }
                if (0.5_f32 <= a.z) {
                    break 'block Pair::SIZE;
                }
                Hit::SIZE
            })
        }) & 255) as u32);
        (a.x + a.y)
    }
}

#[flatten]
mod p088 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl State {
        const FIRST: Self = State(Hit, -0.0);
        const ALL: [State; 2] = [State(Hit, 2.0), Self::FIRST];
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
        fn step(mut self, a: f32) -> IVec2 {
            let mut a_2: [f32; 2] = [
                ((Vec3::new(0.25_f32, 1.5_f32, a)).saturate()).z,
                a,
            ];
            (flatten::math::select(
                IVec2::new(LEVELS[(Hit::SIZE).min(7)], 1_i32),
                (IVec2::new((-1_i32), 7_i32) ^ IVec2::new((WIDE as i32), STEPS)),
                (a >= a_2[1]),
            )
                & (((IVec2::new((NARROW as i32), STEPS)) >> 2_i32)
                    - ({
                        let t: f32 = 'block: {
                            if ((LEVELS[Self::SIZE % 8]).max(STEPS)
                                > ((LEVELS[2_usize % 8] & 15) * (10_i32 & 7)))
                            {
                                let Pair { a: x_2, b: t, c } = (if (MASK >= 2) {
                                    let mut a: IVec3 = IVec3::new(STEPS, (-4), 0);
                                    Pair { c: a.x, a: a.y, b: 8_usize }
                                } else {
                                    Pair {
                                        a: (-1_i32),
                                        ..Pair {
                                            a: LEVELS[(LEVELS[(STEPS & 1) as usize] & 1) as usize],
                                            b: Self::SIZE,
                                            c: (WIDE as i32),
                                        }
                                    }
                                });
                                break 'block (MASK as f32);
                            }
                            (a_2[1]).lerp_monotonic(3.0_f32, 0.25)
                        };
                        IVec2::new(7, STEPS)
                    })))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &f32) -> Hit {
        let mut turn = 0;
        let y: f32 = 'value: loop {
            let mut c = State::FIRST;
            if ((('block_1: {
                if flatten::math::any(
                    (IVec3::new(0_i32, (-1_i32), 3_i32))
                        .cmpgt(IVec3::new(STEPS, STEPS, 7_i32)),
                ) {
                    break 'block_1 ((*a)).abs().sqrt();
                }
                let mut x_2: Hit = Hit;
                let c = x_2
                    .step(
                        ({
                            x_2 = c.0;
                            ({
                                ({ (HALF <= c.1) });
                                (*a)
                            })
                        }),
                    );
                (match ((c.x - c.x), (c.x).max(c.x)) {
                    ((y, 1) | (..=5, y)) => (-1.0_f32),
                    ((x, (0 | 0))
                    | (
                        5,
                        x,
                    )) if (POINTS[(State::SIZE).min(5)])
                        .cmpeq(Vec3::new((*a), (*y), 3.0))
                        .any() => {
                        let mut k0 = (((Hit::SIZE & 255) as u32)) & 3;
                        'outer: while k0 > 0 && (((!(k0 != u32::MAX)) && (k0 != k0))) {
                            k0 -= 1;
                            x_2 = x_2;
                        }
                        0.0_f32
                    }
                    ((mut v, -1) | (-7, mut v)) if ((*a) <= (*a)) => (*y),
                    _ => 2.0_f32,
                })
            }) <= (*a)))
            {
                break (*y);
            }
            turn += 1;
            if turn >= 2 {
                break (*a);
            }
        };
        Hit
    }
}

#[flatten]
mod p089 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: i32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: Vec3) -> bool {
            let Hit { a: _, b: v } = Hit {
                a: (Hit::ALL[(MASK % 2) as usize]).a,
                ..Hit {
                    a: BVec3::new(((-0.0_f32) <= a.y), true, false),
                    b: (-1_i32),
                }
            };
            let (a, mut x, ..) = (v, a.x, Vec3::new(0.25_f32, 0.5_f32, 1.5_f32));
            x = exp2(
                dot(
                    (Vec3::new(x, (-0.0_f32), 1.5_f32)).zyx(),
                    (Vec3::new(2.0_f32, 1.5_f32, 0.5_f32) + x),
                ),
            );
            ((((-1.0_f32) >= x)
                || ({
                    x *= (x + (-0.0));
                    (Vec4::new(x, 0.5_f32, 3.0_f32, x))
                        .abs_diff_eq(Vec4::new(1.5_f32, 2.0_f32, x, 0.5_f32), 0.5)
                })) ^ (x > 0.5))
        }
    }
    fn third(a: &f32, c: &f32, y: f32) -> f32 {
        if ((if ((*a) > (*c)) {
            let start = 3_u32;
            let mut a = 1;
            a += start;
            (if (y > y) {
                (8_u32 <= a)
            } else {
                let mut k0 = (({
                    let q = y;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut n = (NARROW as i32);
                            a = ((match (Hit {
                                a: BVec3::new(FLAGS[8_usize % 9], (a < a), true),
                                ..Hit::ALL[(a % 2) as usize]
                            }) {
                                Hit { a: x_2, b: -1 } => a,
                                Hit { a: _, b: (-7 | 1) } => MASK,
                                Hit { a: t, b: 2..1_000 } => a,
                                _ => MASK,
                            }) & k0);
                        }
                        k1 += 1;
                    }
                }
                (1_u32 < a)
            })
        } else {
            ((*c) != (-1.0))
        })) {
            return (*c);
        }
        ((*a) + (*c))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [i32; 3], c: &mut i32, mut v: f32, t: &Hit) -> Vec3 {
        if (a[1] <= (*c)) {
            let mut c = (((if true { true } else { (a[2] > (-4)) })
                && ({
                    v
                        += (match (FLAGS[(0_i32 & 1) as usize], v, v) {
                            (false, _, 1.0..) if (t.b <= t.b) => (-2.5_f32),
                            _ => {
                                if false {
                                    if (({
                                        ({ Pair(Pair::SIZE, Hit::SIZE) })
                                            .step(Vec3::new((-0.0), 0.5, v))
                                    })) {
                                        let v: (i32, f32, Vec3) = (
                                            a[1],
                                            ({ third(&v, &{ v }, v) }),
                                            vec3(v, (HALF % 1.5), (v).signum()),
                                        );
                                        return (v).2;
                                    }
                                    if ((2_usize + (2_usize / 2)) != 8) {
                                        let mut n = Hit {
                                            b: ((match (v, Pair::SIZE) {
                                                (_, mut x_2 @ 1) => a[0],
                                                (x @ ((2.0 | 0.0)), t @ 3) => (WIDE as i32),
                                                _ => (*c),
                                            }))
                                                .min((*c)),
                                            a: (Vec3::new(v, v, v))
                                                .cmpge((Vec3::new(v, HALF, v) + Vec3::new(v, v, (-2.5)))),
                                        };
                                    }
                                }
                                3.0_f32
                            }
                        });
                    (v > v)
                })) && (5_i32 > t.b));
        }
        (Vec3::new((-0.0), STILL, 0.0) + Vec3::splat(v))
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
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
    pub fn entry(a: &mut f32, c: i32, mut v: Vec3) -> f32 {
        let b: u32 = ((UVec2::new(MASK, MASK))
            .max((UVec2::new(1_u32, u32::MAX) | UVec2::new(MASK, MASK))))
            .y;
        _ = (c < c);
        let start = (Hit::SIZE + (v.x.abs() as usize & 15));
        let mut v = 2;
        v += start;
        ((*a) + (v as f32))
    }
}

#[flatten]
mod p091 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    fn first(a: &f32, c: i32) -> f32 {
        let Hit(c @ 2..) = ((if (!((*a) != 0.5)) {
            let mut b: i32 = (((if FLAGS[Hit::SIZE % 9] {
                match c {
                    x => {
                        let mut turn = 0;
                        let x: i32 = 'value: loop {
                            let start = (match ((*a).abs() as u32 & 255) {
                                (100 | 0) if (IVec2::new(c, 1) == IVec2::new((-1), 1)) => c,
                                _ if ((*a) < (*a)) => (x * 2),
                                mut a => {
                                    (if FLAGS[(c & 1) as usize] { x } else { (-1_i32) })
                                }
                            });
                            let mut y = 0;
                            y += start;
                            if (Pair::SIZE > (Pair::FIRST).0) {
                                break 'value (if (0.25_f32 != (*a)) {
                                    (STEPS ^ 0)
                                } else {
                                    ({ 0 })
                                });
                            }
                            let given: f32 = (*a);
                            let a: f32 = {
                                let t = second(given);
                                fn second(x_2: f32) -> f32 {
                                    x_2 * 0.5 + 1.0
                                }
                                t
                            };
                            let mut v = ((MASK).count_ones() as usize);
                            if true {
                                break c;
                            }
                            v /= 2;
                            v &= 7;
                            turn += 1;
                            if turn >= 1 {
                                break c;
                            }
                        };
                    }
                    _ => {
                        let mut k0 = 253u8;
                        'outer: loop {
                            if !(k0 != u8::MAX) {
                                break;
                            }
                            let mut n = Hit(((c) >> (5_u32 & 31)));
                            let mut y: IVec2 = (IVec2::new(2_i32, 3_i32))
                                .rem_euclid(IVec2::splat(3));
                            let start = ((8_u32 & MASKS[(MASK % 7) as usize]) % 3);
                            let mut a = 1;
                            a += start;
                            k0 += 1;
                        }
                    }
                    -1 => {
                        return (*a);
                    }
                    mut a => {}
                }
                2_i32
            } else {
                c
            }) * (-1)) + 7);
            Hit(b)
        } else {
            Hit(c)
        })) else {
            return 1.5;
        };
        (((match (c, Pair::SIZE) {
            (..=2, 4..) => {
                let mut c = (!c);
                (*a)
            }
            (mut n, mut a) => STILL,
            _ => 0.0_f32,
        }))
            .clamp(-4.0, 4.0)
            .exp2() + (*a))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, mut v: bool, t: &mut u32) -> u32 {
        match Pair::FIRST {
            Pair(x) => {
                return ((UVec2::new((*t), (*t)) | UVec2::new(2_u32, 5_u32))).y;
            }
            _ => {
                let start = ((*t) | 1).ilog2();
                let mut b = 1;
                b += start;
                (*t) = ((if b != 0 { ((b | 7) - (b & 7)) / b } else { (*t) })
                    + ((b).min(3_u32) >> ((*t) & 31)));
            }
        }
        let start = (*a);
        let mut c = 0.0;
        c += start;
        if ((((UVec2::new(1_u32, 3_u32)).y & 15) * (((*t)).max(2_u32) & 7))
            != ((((*t) / 3) & 15) * ((3_u32 | (*t)) & 7)))
        {
            let mut k0 = ((match (MASK, LEVELS[((*t) % 8) as usize]) {
                (..=2, -1..) if (false < false) => (*t),
                (mut b, 0) => 2_u32,
                _ => {
                    let (a, _) = (
                        [('block: {
                            if (c < (*a)) {
                                {
                                    let mut n: BVec3 = (Vec3::splat(((*a) * c)))
                                        .cmpge(
                                            exp2((Vec3::new((-0.0_f32), 1.0_f32, (-1.0_f32))).floor()),
                                        );
                                    n = n;
                                }
                                break 'block [(-2.5_f32), (*a)];
                            }
                            let mut b: Vec3 = Vec3::new(1.0, 3.0, c);
                            [
                                (Vec2::new(b.x, 0.25_f32)).y,
                                (Vec2::new(0.25_f32, (-1.0_f32))).y,
                            ]
                        }); 3],
                        (if (v || (c > STILL)) {
                            (v, c) = (
                                (Vec4::new(0.5_f32, (-1.0_f32), c, 0.25_f32))
                                    .abs_diff_eq(Vec4::new((*a), 1.5_f32, c, 0.25_f32), 0.5),
                                (Vec2::new(2.0_f32, (*a))).distance(Vec2::new(0.0_f32, c)),
                            );
                            (match STEPS {
                                -7 => IVec2::new(2_i32, (-1_i32)),
                                mut c => IVec2::new((-4_i32), 1_i32),
                                c => IVec2::new(3_i32, c),
                            })
                        } else {
                            let mut k0 = 254u8;
                            'outer: while k0 != u8::MAX {
                                c = (if ((match ((
                                    (if v { 8_usize } else { Hit::SIZE }),
                                    (if v { Pair::SIZE } else { Pair::SIZE }),
                                )) {
                                    ((y, 2)
                                    | (2..3, y)) if (((k0 as usize) != (k0 as usize)) < v) => {
                                        ((k0 as i32) != (k0 as i32))
                                    }
                                    ((c, (100 | 1)) | (..100, c)) => v,
                                    _ => (((*a) != (*a)) < v),
                                })) {
                                    (fma((*a), 2_147_483_648f32, (k0 as f32))
                                        * (((k0 as f32)).min((k0 as f32)) + 0.0))
                                } else {
                                    (first(&{ (*a) }, 3) - 0.0)
                                });
                                if ((v
                                    && ({
                                        (*t) -= 0;
                                        v
                                    })))
                                {
                                    let mut a: [[f32; 2]; 3] = [[
                                        (if ((k0 as u32) < (k0 as u32)) {
                                            (-1.0_f32)
                                        } else {
                                            (-2.5_f32)
                                        }),
                                        (if (*a) <= c {
                                            ((*a)).clamp((*a), c) + 0.0
                                        } else {
                                            0.0_f32
                                        }),
                                    ]; 3];
                                    break;
                                }
                                k0 += 1;
                            }
                            IVec2::new(0_i32, 0_i32)
                        }),
                    );
                    0_u32
                }
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
        }
        0
    }
}

#[flatten]
mod p092 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: &mut Vec3) -> f32 {
        if ((-((1_usize & 255) as i32)) < ((*c)).saturating_mul((*c))) {
            'outer: for _ in (0..2).rev() {
                let mut k1 = (MASK) & 3;
                #[keep] 'inner: while k1 > 0 && ((false ^ ((*c) > (*c)))) {
                    k1 -= 1;
                    if ((((*c) <= (*c))
                        || ({
                            (*y) *= (*y);
                            (!((*c) != (*c)))
                        })))
                    {
                        let mut b = Vec2::new(y.z, (-0.0));
                        let mut n = (y.x).powi(3);
                    } else if (({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })) {
                        let (a_2, mut a) = (
                            (-(y.x * y.y)),
                            ((0_i32 - (*c)) - select((*c), (*c), true)),
                        );
                    } else {}
                }
            }
        }
        ((-(*a)) + y.z)
    }
}

#[flatten]
mod p093 {
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
    pub fn entry(a: f32, c: &i32) -> Pair {
        let mut a: (Hit, bool) = (Hit::ALL[(Hit::SIZE).min(1)], (a > 0.5_f32));
        match (((STILL).max(HALF) + 0.0), 8_u32) {
            ((8.0 | 0.25), _) => {
                'outer: for v in [(3_i32 / 2), (STEPS).wrapping_neg()] {
                    if ((IVec2::new(v, 10) & IVec2::new(2, (*c)))
                        == (Vec2::new(1.5_f32, HALF)).as_ivec2())
                    {
                        let mut k1 = (((5_u32 & 15) * (a.0.a & 7))) & 3;
                        #[keep]
                        'inner: loop {
                            if a.1 || k1 == 0 {
                                break;
                            }
                            k1 -= 1;
                            let (Hit { a: mut n }, c) = ({ (a.0, a.1) });
                            a = (
                                Hit {
                                    a: (RAMP[(v & 1) as usize].abs() as u32 & 255),
                                },
                                (Vec3::new(HALF, 0.25_f32, Hit::RATE))
                                    .cmple(
                                        (Vec3::new(2.0_f32, TABLE[(3_u32 % 4) as usize], 1.0_f32))
                                            .mul_add(
                                                POINTS[Hit::SIZE % 6],
                                                Vec3::new((-0.0_f32), 1.5_f32, 0.25_f32),
                                            ),
                                    )
                                    .any(),
                            );
                            let mut a_2 = mat2(
                                (match (Hit { a: n }) {
                                    Hit { a: 0.. } if c => {
                                        Vec2::new(
                                            STILL,
                                            TABLE[(({
                                                a.1 ^= c;
                                                n
                                            }) % 4) as usize],
                                        )
                                    }
                                    _ => Vec2::new(1.5, 0.0),
                                }),
                                Vec2::new(Pair::RATE, (-2.5)),
                            );
                            a_2.x_axis += Vec2::ONE;
                        }
                        break;
                    }
                }
            }
            (_, (1 | 1)) => {}
            _ => {}
        }
        Pair {
            a: IVec3::new((-1), 5, 0),
            b: IVec2::new((*c), (*c)),
        }
    }
}

#[flatten]
mod p094 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
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
    pub fn entry(a: f32, c: IVec3, y: f32) -> [f32; 2] {
        let mut k0 = (2_u32) & 3;
        #[keep]
        'outer: loop {
            if ((match (Pair { a: IVec2::new(c.x, c.z) }) {
                Pair { a: mut b } => {
                    let mut b = mat2(Vec2::new(3.0, y), Vec2::new(0.0, 0.25));
                    b.y_axis *= Vec2::ONE;
                    (b.x_axis == b.y_axis)
                }
                Pair { a: _ } if ((k0 > k0) || (c.x > c.x)) => {
                    ((BVec3::new(true, true, true))
                        == (BVec3::new(false, true, (c.x <= c.y))))
                }
                Pair { a: mut c } => {
                    (Vec4::new(y, (-1.0_f32), a, a))
                        .abs_diff_eq(Vec4::new(y, 0.5_f32, 1.5_f32, (-0.0_f32)), 0.5)
                }
                a => {
                    let [mut v, ..] = [
                        (1.5_f32).copysign((y).max(-9.0)),
                        select(y, y, (y <= (-1.0_f32))),
                    ];
                    FLAGS[Pair::SIZE % 9]
                }
            })) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            'inner: for b in 0..1 {
                {
                    let mut a_2 = mat2(Vec2::new((-1.0), y), Vec2::new(y, (-1.0)));
                    a_2.x_axis.x
                        *= (if ((if (((b as i32) < 5_i32) < (c.y <= c.y)) {
                            (k0 != k0)
                        } else {
                            (k0 < k0)
                        })) {
                            (-(Vec3::new((-2.5_f32), 0.25_f32, 3.0_f32)).z)
                        } else {
                            (a).smoothstep(-1.0, 2.0)
                        });
                    let a_2 = Pair { a: IVec2::new(c.y, (-1)) };
                }
            }
        }
        [a, 0.0_f32]
    }
}

#[flatten]
mod p095 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    impl Pair {
        fn step(mut self, a: &f32, c: &mut f32) -> i32 {
            (self.a.x, (*c)) = (
                (((self.a.x + self.a.x) | 7)
                    - ((if false {
                        self.a.x
                    } else {
                        let a: Vec2 = Vec2::new((-self.c), (*c));
                        self.a.x
                    }) & 7)),
                self.b,
            );
            ((STEPS + (NARROW as i32))).saturating_neg()
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec2) -> f32 {
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for x in 1..=4 {
                let mut y: Pair = Pair {
                    c: c.x,
                    a: UVec2::new(0, 8),
                    b: c.x,
                };
                let n = y.step(&{ (-2.0_f32) }, &mut b);
                if false {
                    break 'outer;
                }
            }
        }
        (c.x + b)
    }
}

#[flatten]
mod p096 {
    use super::*;
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut bool, c: &i32) -> f32 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut k1 = (((3_u32 | 7) - ((u32::MAX - 1) & 7))) & 3;
            #[keep]
            'inner: loop {
                if ((if (('block: {
                    if ((*a) < (*a)) {
                        return ([(k0 as f32), HALF, HALF])[0];
                    }
                    if (((Vec3::new((-0.0_f32), (k0 as f32), 0.5_f32)).is_nan()
                        || ({
                            (*a) |= (*a);
                            ((k0 as usize) <= (k0 as usize))
                        })))
                    {
                        let mut v = Vec2::new(3.0, 1.0);
                        break 'block (if (*a) { (*a) } else { (*a) });
                    }
                    if ((((k0 as i32)).signum() / (*c)) >= 5) {} else {}
                    (*a)
                })) {
                    (*a)
                } else {
                    (*a)
                })) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
            }
            if ((*c) <= (-4)) {
                break;
            }
        }
        (HALF + HALF)
    }
}

#[flatten]
mod p097 {
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
        const FIRST: Self = Pair { a: 3, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 2.0 }, Self::FIRST];
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
            let mut c = (self.a + self.a);
            c = ((Pair {
                a: c,
                ..Pair::ALL[State::SIZE % 2]
            })
                .a)
                .max(c);
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
                        let [mut a, b, v] = [
                            Vec2::new(1.0_f32, 3.0_f32),
                            Vec2::new(a, self.b),
                            Vec2::new(1.5_f32, self.b),
                        ];
                        {
                            if (({
                                let q = (a.x - 0.0);
                                q == q && q.is_sign_negative()
                            })) {} else if (a.x != b.y) {} else {}
                        }
                    }
                    k1 += 1;
                }
            }
            0
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut u32, c: usize, y: f32) -> i32 {
        let mut y = (Mat2::from_cols(Vec2::new(y, 2.0_f32), Vec2::new(y, 1.5_f32))
            * Mat2::from_cols(
                (if FLAGS[((*a) % 9) as usize] {
                    let a: IVec3 = IVec3::new(
                        ((STEPS / (STEPS | 1)) - STEPS),
                        Pair::step(Pair { a: (NARROW as i32), b: y }, (y).fract()),
                        Pair::step(Pair::FIRST, (y * y)),
                    );
                    Vec2::new(y, (-2.5_f32))
                } else {
                    _ = (y).is_nan();
                    Vec2::new(0.5_f32, y)
                }),
                Vec2::new(0.5_f32, y),
            ));
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            let start = y.y_axis.x;
            let mut n = 0.0;
            n += start;
            if (y.x_axis.y < (-0.0)) {
                break;
            }
            'block: {
                'inner: for x_2 in 0..k0 {
                    let State(Hit(mut x), ..) = State(
                        Hit(TABLE[((*a) % 4) as usize]),
                        c,
                    );
                }
                if (y.x_axis.y > (-2.5)) {
                    break 'block;
                }
            }
        }
        (((false
            || ({
                y.y_axis.y = (y.x_axis.x + y.y_axis.y);
                ((-0.0_f32) < 1.0_f32)
            })) as i32) & (NARROW as i32))
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
    }
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        fn step(self, mut b: f32, c: &mut i32) -> bool {
            (b, (*c)) = (
                (self.a).smoothstep(-1.0, 2.0),
                ((*c)
                    & ({
                        (*c) = (*c);
                        (*c)
                    })),
            );
            (((if (b < (-1e-40f32)) {
                self.a
            } else {
                if ((self.b
                    != ('block: {
                        if ((WIDE as i32) <= (*c)) {
                            let mut turn_1 = 0;
                            let n: usize = 'value_1: loop {
                                turn_1 += 1;
                                if turn_1 >= 2 {
                                    break (self.b.abs() as usize & 15);
                                }
                            };
                            break 'block (self.a * self.b);
                        }
                        ((Vec3::new(0.0_f32, 3.0_f32, self.a))
                            .step(Vec3::new(self.b, self.a, b)))
                            .z
                    })))
                {
                    let mut k0 = 3u32;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        let start = ((k0 & 15)
                            * ((if ((*c) < (*c)) { k0 } else { k0 }) & 7));
                        let mut c = 1;
                        c += start;
                        let mut a_2: f32 = b;
                        let mut b = Pair {
                            a: ((Vec2::new(b, 2.0_f32)).dot(Vec2::new(self.a, b)))
                                .floor(),
                            b: (0.0_f32).signum(),
                        };
                    }
                }
                1.0_f32
            }) < rcp(b)) ^ (b > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: &mut i32, mut v: f32, t: usize) -> i32 {
        v = v;
        let a = Pair {
            b: ((0.0_f32).copysign((v).max(-9.0))).round(),
            a: v,
        };
        let v: Vec3 = Vec3::new(1.0, 0.0, a.a);
        if (Pair::step(
            ({
                (*c) &= ((*c)).abs();
                a
            }),
            (v.y - 0.0),
            &mut (*c),
        )) {
            if false {
                return (*c);
            } else {
                return (*c);
            }
        }
        #[keep]
        'outer: for _ in (((!(*c)) & 3)..8).step_by(2).rev() {
            if (({
                (2_i32 > (*c));
                let x = (a.b
                    * ('block: {
                        let mut c: [i32; 3] = [(*c); 3];
                        'inner: for (n, c) in (0..3i32).rev().zip(c.iter()) {
                            let mut a_2 = Pair {
                                b: v.x,
                                a: (dot(Vec3::new((-0.0_f32), 0.25_f32, 2.0_f32), v) / 2.0),
                            };
                            if (t <= t) {
                                continue;
                            }
                        }
                        if (t <= t) {
                            break 'block v.z;
                        }
                        v.y
                    }));
                (t < t)
            })) {
                break;
            }
        }
        ((-4) + (*c))
    }
}

#[flatten]
mod p099 {
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
        fn turn(self, a: usize) -> usize {
            if (((WIDE as i32)).is_negative()
                && ((IVec2::new((-1_i32), (-1_i32))).y != (WIDE as i32)))
            {
                let mut t = (if (!(a < Pair::SIZE)) {
                    true
                } else {
                    (((a > 1) || (self.a <= TABLE[a % 4]))
                        && ((self.a < self.a) && (3.0_f32 > self.a)))
                });
                let (mut y, (_, _)) = (
                    ((self.a).mul_add(self.a, self.a) - (self.a).atan2(((-0.0_f32)))),
                    (
                        (((MASK & 255) as i32) - (STEPS + STEPS)),
                        IVec3::new(STEPS, STEPS, STEPS),
                    ),
                );
                'outer: for a_2 in 0..(COUNT + 1) {
                    y *= TABLE[(MASK % 4) as usize];
                    y += self.a;
                    t = t;
                }
            }
            let given: f32 = (Pair { a: 1.5_f32 }).a;
            let x: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(y: f32) -> f32 {
                    if y < HALF { -y } else { y }
                }
                let t = doubled(given);
                t
            };
            let mut n = (match (Pair {
                a: (match 0.0_f32 {
                    (1.0 | 1.0) => {
                        'outer: for x in 0u32..0 {
                            if ((matches!(
                                (Pair { a : (- 2.5_f32) }), Pair { a : 0.25 } if true
                            ) ^ false))
                            {
                                break 'outer;
                            }
                        }
                        HALF
                    }
                    _ => self.a,
                    0.0..=1.0 => 1.0_f32,
                    _ => 0.25_f32,
                }),
            }) {
                Pair { a: (8.0 | 2.0) } => Pair { a: x },
                Pair { a: mut a_2 @ ..8.0 } => Pair { a: 2.0 },
                Pair { a: x @ ((2.0 | 0.0)) } => Pair { a: (-1.0) },
                v => self,
            });
            a
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, mut v: f32, t: u32) -> f32 {
        let _ = (NARROW as i32) else {
            return flatten::math::round(c);
        };
        'outer: for x in 0..(COUNT + 1) {
            if (((v != (-2.5))
                != matches!(
                    (Pair { a : c }), Pair { a : _ } if ((match (NARROW as i32) { 1..=
                    1_000 => { (c != HALF) } mut b => { true } _ => { (x > x) } }))
                )))
            {
                break;
            }
            let mut y: Pair = Pair { a: 2.0 };
            let a_2 = y
                .turn(
                    ({
                        v = flatten::math::dot(
                            Vec4::new(0.0_f32, (-0.0_f32), c, v),
                            Vec4::new(y.a, 2.0_f32, y.a, f32::INFINITY),
                        );
                        y.turn(x)
                    }),
                );
        }
        (v + v)
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32, mut n: u32) -> Vec3 {
        let mut k0 = ((if 1_u32 != 0 { n / 1_u32 } else { n })) & 3;
        'outer: loop {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 2) {
                    break;
                }
                let (-7, 2, ..1_000) = ((
                    ('block: {
                        if (n >= 8) {
                            break 'block (IVec2::new(k1, 5_i32)).y;
                        }
                        if ((*c) > k1) {
                            let _ = ((k1 as f32) >= ([(*a), (-1.0_f32)])[0]);
                            let b: u32 = n;
                        } else {
                            let (mut n, a_2) = (
                                abs(Vec4::new((*a), (*a), (*a), (*a))),
                                Pair,
                            );
                            let y = (if ((match (Hit { b: a_2, a: n.y }) {
                                Hit { a: c, b: mut a_2 } => {
                                    matches!(
                                        (Hit::SIZE, k1, k1), (t @ ((4 | 4)), _, 5..1_000) if (0_i32
                                        != (i32::MIN + 1))
                                    )
                                }
                                a => false,
                            })) {
                                [1.0_f32, (*a)]
                            } else {
                                [1.5_f32, (-1.0_f32)]
                            });
                        }
                        (-1_i32)
                    }),
                    k0,
                    k1,
                )) else {
                    return Vec3::new(1.5, (*a), (-2.5));
                };
                if true {
                    break 'outer;
                }
                k1 += 1;
            }
            if k0 == 0 || ((STILL > v)) {
                break;
            }
            k0 -= 1;
        }
        POINTS[(Pair::SIZE).min(5)]
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
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
        const FIRST: Self = State { a: Vec2::new(0.5, -0.0) };
        const ALL: [State; 2] = [State { a: Vec2::new(-0.0, 2.0) }, Self::FIRST];
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
        fn step(mut self, a: f32, c: Pair, y: f32) -> State {
            let mut x: [Vec3; 2] = [
                Vec3::new((-2.5_f32), 0.5_f32, c.b),
                Vec3::new(1.0_f32, (-1.0_f32), 2.0_f32),
            ];
            if (((self.a.a.x == self.a.a.y)
                && ({
                    x[1].x = ({
                        let mut x: [f32; 2] = [x[1].z, self.c.w];
                        'outer: for (y, &a) in x
                            .iter()
                            .zip(&[((self.a.a.y) as f32 as i32), STEPS])
                        {
                            let mut k1 = -1i32;
                            'inner: loop {
                                if !(k1 <= 1) {
                                    break;
                                }
                                k1 = 2 + k1;
                                let mut a_2: [f32; 2] = x;
                                if (a_2[0] == a_2[(Pair::SIZE).min(1)]) {
                                    let State { a: a_2 } = State {
                                        a: (Vec2::new(self.c.z, 1.5_f32)
                                            + Vec2::new((-0.0_f32), a_2[1])),
                                    };
                                    continue;
                                }
                                if (matches!(
                                    (Pair { b : 1.0_f32, a : self.a.a }), Pair { a : _, b : n @
                                    0.0..0.25 } if false
                                )) {
                                    return State::FIRST;
                                }
                            }
                            if false {
                                continue;
                            }
                        }
                        1.0
                    });
                    (MASK > c.a.x)
                })))
            {
                return State::FIRST;
            }
            State {
                a: (Vec2::new(x[0].z, self.c.y) + Vec2::splat(x[0].y)),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &BVec3, mut x: i32, y: Vec3) -> f32 {
        let mut a_2 = Pair {
            b: (Vec2::splat(y.y)).dot(Vec2::new(1.0, 0.25)),
            ..({
                let mut turn = 0;
                let n: u32 = 'value: loop {
                    x <<= 1;
                    if (x > x) {
                        break ((MASK) as f32 as u32);
                    }
                    turn += 1;
                    if turn >= 2 {
                        break MASK;
                    }
                };
                {
                    let mut a: Hit = Hit {
                        b: y.z,
                        c: Vec4::new(1.0, y.y, y.x, 0.25),
                        a: Pair::ALL[Pair::SIZE % 2],
                    };
                    let v = a
                        .step(
                            ((y.x).min(a.c.z) + 0.0),
                            Pair {
                                a: (a.a).a,
                                ..Pair {
                                    b: RAMP[(Hit::SIZE).min(8)],
                                    a: a.a.a,
                                }
                            },
                            radians(0.0_f32),
                        );
                    'outer: for _ in 0..2 {
                        if (({
                            (if FLAGS[(a.a.a.y % 9) as usize] {
                                (x != x)
                            } else {
                                (x < x)
                            })
                        })) {
                            continue;
                        }
                        a.c = vec4(
                            (y).to_array()[(x & 1) as usize],
                            ((STILL * y.z) + (-0.0)),
                            ((a.a).b - v.a.y),
                            y.z,
                        );
                        'inner: for Hit { a: Pair { a: mut a_2, .. }, b: n, .. } in [
                            (if (x < x) {
                                a
                            } else {
                                Hit {
                                    a: a.a,
                                    b: a.c.w,
                                    c: Vec4::new(3.0_f32, 0.0_f32, y.z, a.b),
                                }
                            }),
                            a,
                        ] {
                            (a.c.x, a_2) = (
                                (v.a).dot(Vec2::new(n, n)),
                                UVec2::new(a.a.a.x, (u32::MAX - 1)),
                            );
                            let mut c: Hit = Hit {
                                a: a.a,
                                b: (a.c.x).midpoint(v.a.x),
                                c: a.c,
                            };
                        }
                    }
                }
                Pair { b: y.z, ..Pair::FIRST }
            })
        };
        ((if (1_u32 < a_2.a.x) {
            y.y
        } else {
            match (a_2.a.y, 10_i32) {
                (b, -7) => {
                    let mut k0 = (flatten::math::select(
                        b,
                        a_2.a.y,
                        FLAGS[(({
                            a_2.a = (a_2.a & UVec2::new(8_u32, 3_u32));
                            a_2.a.x
                        }) % 9) as usize],
                    )) & 3;
                    #[keep]
                    'outer: loop {
                        let mut v: [Vec3; 2] = [Vec3::new(a_2.b, y.y, y.y), y];
                        'inner: for &a in &v {}
                        if k0 == 0 || ((x <= x)) {
                            break;
                        }
                        k0 -= 1;
                    }
                }
                (a @ ((4 | 2)), -7) => {}
                _ => {}
            }
            0.0_f32
        }))
            .sin_cos()
            .0
    }
}

#[flatten]
mod p102 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
                let mut x = ((Vec4::new(1.5_f32, 1.0_f32, 0.0_f32, b.x)).truncate()
                    * 1.0_f32);
                x.z -= b.y;
            }
            b.x += (((self.1 as f32) * 1.0) * 0.0);
            [
                (Pair(b.y, ((MASK & 15) * (self.1 & 7)))).0,
                ((select(
                    Vec4::new(b.y, 1.0_f32, 0.0_f32, (-1.0_f32)),
                    Vec4::new((-2.5_f32), (-0.0_f32), (-2.5_f32), 1.0_f32),
                    (c > c),
                ) % 1.5))
                    .dot(
                        ceil(
                            (Vec4::new(3.0_f32, b.z, 0.0_f32, b.x)
                                * Vec4::new(1.5_f32, 1.5_f32, (-1.0_f32), (-1.0_f32))),
                        ),
                    ),
                ((-0.5) + b.y),
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut [f32; 3]) -> Mat2 {
        let mut x: [f32; 3] = [c[0], c[0], c[2]];
        let k0 = (((MASK & 63) << (MASKS[(Pair::SIZE).min(6)] & 7))) & 3;
        'outer: while k0 > 3 {}
        if (!(MASK).is_power_of_two()) {
            x[1]
                -= ({
                    let mut c: Pair = Pair((*a), MASK);
                    let t = c
                        .step(
                            (trunc(Vec3::new(3.0_f32, x[0], (-1.0_f32))))
                                .min(POINTS[((NARROW as i32) & 1) as usize]),
                            ({
                                x[0_usize % 3] = ((*a)).fract();
                                (STEPS - 2_i32)
                            }),
                        );
                    (Vec3::new(3.0_f32, t[1], x[2])).element_product()
                });
            return (Mat2::IDENTITY * Mat2::IDENTITY);
        }
        Mat2::from_cols(
            (({
                let mut c = Pair::SIZE;
                if any(
                    (BVec3::new(false, false, true)
                        ^ (!BVec3::new((c != 2_usize), true, true))),
                ) {
                    x[(MASK % 3) as usize] = (((match Pair::FIRST {
                        Pair(_, mut t) => {
                            if ((t
                                > ((Pair((-0.0_f32), t)).1)
                                    .max((if (x[2] > 1.0) { 0 } else { t }))))
                            {
                                let mut y: Pair = Pair(x[1], 2_u32);
                                let x = y
                                    .step(
                                        vec3(y.0, y.0, (*a)),
                                        ({
                                            c = (Pair::SIZE + c);
                                            (STEPS - STEPS)
                                        }),
                                    );
                            }
                            true
                        }
                        x_2 => (c != c),
                    }) as i32) as f32);
                } else if ((*a) != x[2]) {
                    if ((Vec3::new((-0.0), 3.0, 0.25) * x[2]))
                        .cmplt(
                            (Vec3::new(x[2], (*a), (-0.0))
                                + Vec3::new(x[0], 1.5, (-0.0))),
                        )
                        .any()
                    {
                        return ((mat2(
                            Vec2::new(0.25_f32, x[0]),
                            Vec2::new((-1.0_f32), (*a)),
                        ) * x[2]))
                            .transpose();
                    }
                } else {
                    let (mut y, n, ..) = ((*a), (*a), MASK);
                }
                (0.25_f32 * Vec2::new(x[2], x[2]))
            }) + Vec2::splat(c[1])),
            (Vec2::new(1.5, (*a)) + Vec2::splat(c[1])),
        )
    }
}

#[flatten]
mod p103 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub u32);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn sum(self, a: &Mat3) -> bool {
            'outer: for x in 0..NARROW {
                let mut k1 = 1u32;
                'inner: while k1 < 4 {
                    let (n, (mut v, _)) = (
                        (Mat3::from_cols(
                            self.0,
                            Vec3::new(1.5_f32, (x as f32), 1.5_f32),
                            self.0,
                        ) * ((*a) * (*a))),
                        ((0.25_f32 * 1.0), (x as i32)),
                    );
                    k1 <<= 1;
                }
            }
            (FLAGS[(2_u32 % 9) as usize]
                ^ ((a.y_axis.y < a.z_axis.z) || (self.1 != self.1)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Mat3, c: &i32, y: f32, t: bool) -> Pair {
        let mut a = ((match ((
            ({
                let t: [f32; 2] = [a.y_axis.z, a.x_axis.y];
                'outer: for (y, (n, v)) in t.iter().copied().zip(0..2u32).enumerate() {
                    let mut c: Pair = Pair(a.y_axis, v);
                    c.sum(a);
                    if c.sum(a) {
                        break;
                    }
                }
                5_usize
            }),
            t,
        )) {
            (2.., false) if t => Vec4::new(0.25, 2.0, 3.0, 3.0),
            _ => Vec4::new(0.5, (-2.5), a.x_axis.y, a.z_axis.y),
        }))
            .min(Vec4::new(a.x_axis.z, (-2.5), a.y_axis.z, a.y_axis.x));
        Pair((CORNER + Vec3::splat(a.y)), (MASK + (a.w.abs() as u32 & 255)))
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Vec3,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Hit,
        pub c: u32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 5 }, Self::FIRST];
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
        fn step(&mut self, mut b: f32, c: i32, y: &mut f32) -> [Pair; 3] {
            self.c.y = ((if self.c.x != 0 { self.c.y / self.c.x } else { self.c.y })
                | (if ((if (1.5_f32 > (*y)) {
                    #[keep]
                    'outer: for n in (((IVec2::new(5_i32, 7_i32)).y
                        & 3)..=(((NARROW as i32)).min(c) & 3))
                    {
                        {
                            b *= (((self.a).dot(self.a) * 1.0)).atan2(((-self.a.y)));
                            let mut k1 = 0i32;
                            'inner: while k1 < 2 {
                                k1 += 1;
                                let mut v = Vec3::select(
                                    BVec3::new(true, false, true),
                                    self.b,
                                    self.b,
                                );
                                if false {
                                    break;
                                }
                            }
                        }
                    }
                    (c > c)
                } else {
                    (c != c)
                })) {
                    self.c.y
                } else {
                    self.c.x
                }));
            [
                Pair {
                    a: self.b.y,
                    ..Pair { b: self.c.x, a: self.a.x }
                },
                Pair { b: MASK, a: self.b.x },
                Pair { b: self.c.y, ..Pair::FIRST },
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: State, c: &mut [f32; 2], y: &f32) -> f32 {
        'outer: for _ in 0..3 {
            let mut n: Hit = b.b;
            let a = n
                .step(
                    (n.b.y).powi(3),
                    select((NARROW as i32), b.a, (b.a < b.a)),
                    &mut b.b.b.z,
                );
            if (n.a.y != (*y)) {
                break;
            }
        }
        (Hit::RATE + b.b.b.y)
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
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
        fn step(&self, a: &i32, c: &mut i32, y: [i32; 2]) -> Hit {
            'outer: for (x_2, &v) in y.iter().zip(&[[y[1], (*c)], [y[1], (*a)]]) {
                let mut a_2 = self.a;
                let mut y = vec4(
                    (HALF).abs(),
                    TABLE[(({
                        (*c) = 7;
                        MASKS[(MASK % 7) as usize]
                    }) % 4) as usize],
                    (((POINTS[(State::SIZE).min(5)]).z).max((STEPS as f32)) + 0.0),
                    TABLE[Pair::SIZE % 4],
                );
                if self.a {
                    break 'outer;
                }
                'inner: for (n, &Hit { a: _ }) in v
                    .iter()
                    .zip(
                        &[
                            (match ((7_i32 < (*a)), 2.0_f32) {
                                (x_2, 1.0..8.0) => {
                                    let mut k1 = ((MASKS[(MASK % 7) as usize]
                                        + MASKS[(MASK % 7) as usize])) & 3;
                                    'inner: while k1 > 0 {
                                        k1 -= 1;
                                    }
                                    Hit::FIRST
                                }
                                (true, a_2) if self.a => Hit { a: 5_i32 },
                                _ => Hit::ALL[(Self::SIZE).min(1)],
                            }),
                            Hit { a: v[1] },
                        ],
                    )
                {}
            }
            Hit { a: y[(Self::SIZE).min(1)] }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: bool, y: &mut f32) -> UVec2 {
        let mut y = State(
            Pair {
                a: ('block: {
                    if ((Pair { a: x }).a) {
                        break 'block (!(a > 0.25_f32));
                    }
                    let mut k0 = 253u8;
                    'outer: while k0 != u8::MAX {
                        k0 += 1;
                        let mut y = Hit { a: ((STEPS) as f32 as i32) };
                        if ((k0 as i32) <= y.a) {
                            break 'block (x | x);
                        }
                        let start = ({
                            let mut a_2: Pair = Pair { a: (a > a) };
                            let x_2 = a_2
                                .step(
                                    &{ (IVec2::new((k0 as i32), y.a)).y },
                                    &mut y.a,
                                    [LEVELS[Hit::SIZE % 8], (k0 as i32)],
                                );
                            (0_u32 + MASK)
                        });
                        let mut n = 1;
                        n += start;
                    }
                    if ((*y) < 2.0) {
                        if (hadd(Vec3::new((*y), 0.0_f32, a)) != 1.5) {
                            return UVec2::new(((MASK & 63) << (MASK & 7)), (x as u32));
                        } else {
                            return (UVec2::new(3, 3) + UVec2::new(2, 3));
                        }
                    }
                    x
                }),
            },
            Vec4::new(a, STILL, (*y), a),
        );
        (UVec2::new(MASK, MASK) + UVec2::splat((y.1.y.abs() as u32 & 255)))
    }
}

#[flatten]
mod p106 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: [IVec2; 3], mut v: f32) -> bool {
        if false {
            if ((Vec3::new((-2.5), 1.5, 0.25))
                .cmplt(
                    ({
                        match c[1].x {
                            _ => {
                                if false {
                                    return (Vec3::select(
                                        (Vec3::new(a, 3.0, 1.0)).cmplt(POINTS[(MASK % 6) as usize]),
                                        Vec3::new(2.0, a, a),
                                        Vec3::new(v, 1.5, (-1.0)),
                                    ))
                                        .cmpeq((POINTS[1_usize % 6]).xxz())
                                        .all();
                                }
                            }
                            (1_000 | -7) => {}
                            _ => {}
                        }
                        Vec3::new(0.0, 0.0, 0.0)
                    }),
                )
                .any())
            {
                return false;
            } else {
                return false;
            }
        }
        false
    }
}

mod p107 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    pub fn entry(a: f32, c: &i32, y: usize, t: Mat2) -> Mat2 {
        let mut n: [f32; 3] = [t.x_axis.y; 3];
        'outer: for (a_2, b) in n
            .into_iter()
            .zip([(*c), (((*c) & 15) * ((*c) & 7)), ((*c) + (*c))])
        {
            let mut k1 = 0i32;
            'inner: while k1 < 0 {
                k1 += 1;
                if ((3_u32
                    != (if (y != y) {
                        n = [
                            flatten::math::round(
                                (Vec3::new((-1.0_f32), 0.5_f32, 3.0_f32))
                                    .dot(Vec3::new(t.y_axis.x, 1.5_f32, 1.0_f32)),
                            ),
                            ({ (RAMP[y % 9] + a) }),
                            ((t.y_axis.y + n[0]) * (n[2] * 0.0)),
                        ];
                        ((MASK & 63) << (MASK & 7))
                    } else {
                        let mut a = t;
                        a.y_axis *= Vec2::ONE;
                        ((MASK & 63) << (MASK & 7))
                    })))
                {
                    let mut turn = 0;
                    let x: Vec3 = 'value: loop {
                        let mut x_2 = (distance(
                            ({ t.x_axis }),
                            (Mat2::from_angle(t.y_axis.x) * t.y_axis),
                        ))
                            .floor();
                        let mut x_2: i32 = ((((match ((b != 2_i32), (y > y)) {
                            ((t, false) | (false, t)) => (b, 1.0_f32),
                            ((b, false) | (true, b)) => (k1, x_2),
                            ((t, true) | (true, t)) => (b, a),
                            _ => ((*c), a_2),
                        }))
                            .0 & 15) * (k1 & 7));
                        if true {
                            break Vec3::new(0.5, 1.5, (-0.0));
                        }
                        if (b != b) {
                            break CORNER;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break POINTS[y % 6];
                        }
                    };
                } else if true {} else {}
                if ((*c) <= b) {
                    continue 'inner;
                }
            }
            if (y <= y) {
                break;
            }
        }
        Mat2::from_cols(
            (Vec2::new(0.0, t.x_axis.y) + Vec2::splat(n[2])),
            (t.x_axis + Vec2::splat(n[1])),
        )
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: &mut f32, c: [i32; 3]) -> UVec2 {
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 && (true) {
            k0 -= 1;
            let a = (Mat2::from_cols(
                Vec2::new((-2.5_f32), 0.5_f32),
                Vec2::select(
                    BVec2::new((k0 <= 1_u32), true),
                    Vec2::new((*a), 0.25_f32),
                    Vec2::new((*a), (-1.0_f32)),
                ),
            )
                * (-(match (State { b: (*a), a: c[0] }) {
                    State { a: 5, b: mut c } => {
                        let mut b: f32 = 3.0;
                        (*a)
                    }
                    State { a: _, b: 2.0.. } => {
                        match Hit((*a), ((*a)).powi(2)) {
                            Hit(_, (0.0 | 1.0)) => {
                                (*a) %= 3.0;
                            }
                            Hit(x @ 2.0..8.0, mut n) => {
                                let mut c = (if ((if (5_i32 != c[0]) {
                                    FLAGS[(MASK % 9) as usize]
                                } else {
                                    (Hit::SIZE >= 1)
                                })) {
                                    (((n).max(2.0_f32) + 0.0)).ceil()
                                } else {
                                    (Vec3::new((-1.0_f32), x, 0.5_f32)).length()
                                });
                            }
                            Hit(
                                (8.0 | 8.0),
                                t @ 0.0..=1.0,
                            ) if ((c[2] <= c[0]) && (k0 < MASK)) => {
                                if ((((if (c[1] > c[0]) {
                                    FLAGS[(c[1] & 1) as usize]
                                } else {
                                    (c[1] != (WIDE as i32))
                                })
                                    && (true
                                        || ({
                                            (*a) += (Vec3::new(1.0_f32, 2.0_f32, (-2.5_f32))).z;
                                            true
                                        }))) & ((*a) > t)))
                                {} else {}
                            }
                            mut v => {}
                        }
                        (*a)
                    }
                    State { a: (1 | -1), b: mut c } if (k0 <= 1) => (*a),
                    _ => (*a),
                })));
        }
        UVec2::new(5, MASK)
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: Vec3,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: &f32, t: u32) -> u32 {
        {
            let mut x_2: f32 = ('block: {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 3) {
                        break;
                    }
                    let mut y: bool = (exp2(
                        Vec3::select(
                            (Vec3::new((-1.0_f32), 0.5_f32, (*y)))
                                .cmplt(Vec3::new((*y), (-2.5_f32), (-1.0_f32))),
                            Vec3::new(0.0_f32, 2.0_f32, (*y)),
                            Vec3::new(f32::NAN, (-0.0_f32), (*y)),
                        ),
                    ))
                        .cmple(
                            radians(
                                (Mat3::from_rotation_z(a)
                                    * Vec3::new(1.5_f32, 0.5_f32, (-1.0_f32))),
                            ),
                        )
                        .all();
                    'inner: for _ in 0..k0 {
                        let c = a;
                        let x = Pair::SIZE;
                        let Pair { a: c, b, c: _ } = Pair {
                            a: k0,
                            ..Pair {
                                a: k0,
                                ..Pair {
                                    a: k0,
                                    ..Pair {
                                        b: x,
                                        ..Pair {
                                            c: Vec3::new(f32::EPSILON, 0.25_f32, 0.0_f32),
                                            a: k0,
                                            b: x,
                                        }
                                    }
                                }
                            }
                        };
                        y = (Vec4::new(a, 0.0_f32, a, (-0.0_f32)))
                            .abs_diff_eq(
                                Vec4::new(3.0_f32, 1.5_f32, 0.25_f32, 0.0_f32),
                                0.5,
                            );
                    }
                    let mut k1 = 1u32;
                    'inner: while k1 < 4 {
                        let mut x = (*c);
                        k1 <<= 1;
                    }
                    k0 += 1;
                }
                if ((((t < t) || ((*y) > a))
                    || (match ((*c), (*c), t) {
                        (y, x_2 @ ..=0, 4) => (x_2 < x_2),
                        (2.., mut y @ 1.., t @ 4..100) => {
                            'outer: for t in (((if true {
                                (u32::MAX - 1)
                            } else {
                                2_u32
                            }) & 3)..=((UVec2::new(1_u32, t)).y & 3))
                            {
                                y <<= 1;
                                let Pair { a: mut x, b: a_2, c: n } = Pair {
                                    a: 5_i32,
                                    b: Pair::SIZE,
                                    c: POINTS[Pair::SIZE % 6],
                                };
                            }
                            (2_u32 < 1)
                        }
                        (1_000, (2 | 1_000), 4..) if ((*c) <= 5) => (t < t),
                        _ => ((*c) <= (*c)),
                    })))
                {
                    break 'block (*y);
                }
                a
            });
        }
        t
    }
}

#[flatten]
mod p110 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec2,
        pub c: bool,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Pair) -> i32 {
        let mut turn = 0;
        let c: Vec3 = 'value: loop {
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
                    Pair {
                        a: b @ 4..100,
                        b: mut y,
                        c: _,
                    } if (c.c || (y.x <= c.b.y)) => {
                        let mut a_2: [f32; 3] = [y.y, c.b.x, c.b.x];
                        'outer: for (_, t) in a_2
                            .into_iter()
                            .zip([(MASK % 2), ((MASK & 15) * (MASK & 7)), MASK])
                        {
                            'inner: for _ in 0..0 {
                                let start = (STEPS).rotate_left(MASK);
                                let mut b = 0;
                                b += start;
                                if ((({
                                    let q = a_2[1];
                                    q == q && q.is_sign_negative()
                                }) || c.c))
                                {
                                    let c = (t & (flatten::math::select(t, t, (t != t)) + t));
                                    break 'inner;
                                }
                                y.x = (if 0.25_f32 <= 1.0 {
                                    (((y.x).abs() + 0.5).log2()).clamp(0.25_f32, 1.0) + 0.0
                                } else {
                                    y.y
                                });
                                let v: UVec2 = UVec2::new(
                                    (match ((1_i32).max(b), b) {
                                        (mut x, _) => t,
                                        _ => t,
                                    }),
                                    t,
                                );
                            }
                            if false {
                                continue 'outer;
                            }
                        }
                        CORNER
                    }
                    n => Vec3::new(0.0, (-0.0), 0.5),
                });
            }
            turn += 1;
            if turn >= 2 {
                break Vec3::new(1.0, 2.0, c.b.y);
            }
        };
        ((NARROW as i32) + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: IVec2,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: &mut f32, c: &mut i32, y: &[i32; 3]) -> bool {
        let [t, mut b] = [
            (mat2(Vec2::new((-1.0_f32), 0.0_f32), Vec2::new((*a), 3.0_f32))
                - Mat2::IDENTITY),
            (Mat2::IDENTITY
                * Mat2::from_cols(Vec2::new(2.0_f32, (*a)), Vec2::new(2.0_f32, (*a)))),
        ];
        if all(BVec3::new(true, false, (t.y_axis.x < t.x_axis.x))) {
            'outer: for y in 0..2 {
                if ((matches!(((5_i32 <= (* c)), t.y_axis.x, (y as i32)), (_, 0.25, a_2))
                    || (((y as i32) > (*c))
                        || ({
                            b.y_axis = Vec2::new(b.x_axis.x, (*a));
                            (0.5_f32 != t.y_axis.y)
                        }))))
                {
                    let _ = ((true && (b.y_axis.y != 2.0)) && (HALF != t.x_axis.y));
                    continue;
                }
                let mut x = t;
                x.y_axis *= Vec2::ONE;
            }
        } else {}
        (((2.0_f32 > (*a)) != ((t.x_axis.x <= t.y_axis.x) || (1.0_f32 > b.y_axis.y)))
            ^ (b.x_axis.x > 0.5))
    }
    impl Pair {
        fn step(mut self, a: f32) -> i32 {
            let [b, t] = [
                Mat2::from_cols(self.1, self.1),
                (Mat2::from_diagonal(self.1)).transpose(),
            ];
            'outer: for a in 0..NARROW {
                'inner: for x in [MASK, MASK] {
                    if (({
                        self.0 %= 3;
                        (!((a as f32) > (a as f32)))
                    })) {
                        let given: f32 = (match Pair(
                            IVec2::new(0_i32, self.0.y),
                            b.y_axis,
                        ) {
                            Pair(c, _) => (a as f32),
                            mut y => self.1.y,
                        });
                        let b: f32 = {
                            let t = first(given);
                            fn first(x: f32) -> f32 {
                                if x < 0.5 { -x } else { x }
                            }
                            t
                        };
                        continue;
                    }
                }
            }
            (((if ((self.0.y > self.0.x) && true) {
                {
                    if (b.x_axis.y != self.1.y) {
                        if (({
                            let mut x_2 = Self::SIZE;
                            FLAGS[(self.0.x & 1) as usize]
                        })) {
                            return 1;
                        } else {
                            return self.0.y;
                        }
                    }
                }
                self.0.x
            } else {
                self.0.x
            }) + self.0.y) + self.0.x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &f32, t: usize) -> i32 {
        let n: i32 = 'block: {
            let n: UVec2 = (((match (MASK, (*a), x) {
                (
                    _,
                    (-1.5 | 0.25),
                    -7,
                ) if all(BVec3::new(false, (8_usize != t), false)) => {
                    (*a) = (if (-0.0_f32) <= (*y) {
                        (0.25_f32).clamp((-0.0_f32), (*y)) + 0.0
                    } else {
                        0.0
                    });
                    UVec2::new(5, MASK)
                }
                (1.., 2.0..=8.0, (2 | -1)) => UVec2::new(MASK, MASK),
                (x_2, 2.0..8.0, mut b) => UVec2::new(2, x_2),
                _ => UVec2::new(MASKS[(t).min(6)], 8),
            }) | (UVec2::new(5, 1) + UVec2::new(MASK, MASK))) % 3);
            if (x <= x) {
                let mut k0 = ((if ((*y) < 0.0) {
                    let mut turn_1 = 0;
                    let a_2: Pair = 'value_1: loop {
                        if ((BVec3::new((x < x), (x < 3_i32), false))
                            .test(
                                (({
                                    x = (-x);
                                    0_u32
                                }) % 2) as usize,
                            ))
                        {
                            break (if (second(
                                &mut (*a),
                                &mut x,
                                &{ [STEPS, STEPS, 3_i32] },
                            )) {
                                Pair(IVec2::new(10_i32, 10_i32), Vec2::new(0.0_f32, (*y)))
                            } else {
                                Pair(IVec2::new(x, (-1_i32)), Vec2::new((*y), (-2.5_f32)))
                            });
                        }
                        let start = (({
                            (
                                Hit::SIZE,
                                Hit {
                                    b: IVec2::new(x, x),
                                    a: Pair(IVec2::new(5_i32, 2_i32), Vec2::new(0.25_f32, (*a))),
                                },
                            )
                        }))
                            .0;
                        let mut n = 2;
                        n += start;
                        let _ = (x != x);
                        turn_1 += 1;
                        if turn_1 >= 1 {
                            break Pair(IVec2::new(7_i32, x), Vec2::new(1.5_f32, (*a)));
                        }
                    };
                    n.y
                } else {
                    'outer: for y in 0..STEPS {
                        {
                            let mut a = mat2(Vec2::new((*a), (*a)), Vec2::new(1.0, 0.5));
                            a.x_axis = (a.x_axis - a.x_axis);
                            a.x_axis.x = (((10_i32).min(y) as f32))
                                .mul_add(
                                    (if (n.y != n.x) {
                                        (a.y_axis.x - a.x_axis.y)
                                    } else {
                                        (a.y_axis.x + (-0.0))
                                    }),
                                    select(
                                        (a.y_axis.x * a.x_axis.x),
                                        (if a.y_axis.x <= (-1.0_f32) {
                                            (a.x_axis.x).clamp(a.y_axis.x, (-1.0_f32)) + 0.0
                                        } else {
                                            a.x_axis.y
                                        }),
                                        (y != x),
                                    ),
                                );
                        }
                    }
                    (1u32 << 31)
                })) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                }
                break 'block x;
            }
            x
        };
        (((({ Pair(IVec2::new(0_i32, 0_i32), Vec2::new(0.0_f32, 0.0_f32)) })
            .step(0.0_f32) + 0_i32) * 2) + x)
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
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
    pub fn entry(a: f32, c: i32, y: f32) -> i32 {
        'outer: for _ in -1..1 {
            'inner: for y in (((MASK / 3) & 3)..8).step_by(2) {
                match (
                    ((c <= c) as usize),
                    ((a / (-3.0)) % 4.0),
                    (((IVec2::new(3_i32, 5_i32)).y & 15)
                        * (((((y < y) as i16) + 3) as i32) & 7)),
                ) {
                    ((1 | 3), _, 1_000..) => {
                        let c = Pair(Pair::SIZE, a);
                        let mut v: Pair = c;
                    }
                    _ => {
                        if ((((0_u32 <= y)
                            && ({
                                let q = a;
                                q == q && q.is_sign_negative()
                            })) || (0.0_f32).is_finite()))
                        {}
                    }
                }
            }
        }
        0
    }
}

mod p113 {
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
    fn first(a: &mut f32) -> f32 {
        (*a) = ({
            let q = ((*a) - 1.5_f32);
            if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
        });
        (*a) = ({
            let mut k0 = ((UVec2::new(MASK, 3_u32)).y) & 3;
            #[keep]
            'outer: while k0 > 0
                && (((({
                    (*a) = (-1.0);
                    match (((LEVELS[(COUNT).min(7)] & 15)
                        * (LEVELS[(k0 % 8) as usize] & 7)) < (-5_i32))
                    {
                        false => {
                            let mut a = [0.25_f32, 0.0_f32];
                        }
                        true => {}
                        false => {}
                    }
                    ((*a) > HALF)
                }) == (0_u32 != k0))))
            {
                k0 -= 1;
            }
            0.0
        });
        (*a)
    }
    #[flatten(source, loops, max_unroll = 0)]
    fn second(a: &mut f32, c: [f32; 2], y: IVec2) -> [f32; 2] {
        let mut t = (MASKS[(y.x & 1) as usize]
            + (((MASK) >> (MASK & 31)) - ((COUNT & 255) as u32)));
        [
            ({
                let mut t: Vec2 = Vec2::new(0.25, 1.0);
                (*a)
            }),
            (first(a) + (*a)),
        ]
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, c: [f32; 2]) -> IVec2 {
        let mut b = c[1];
        let mut x = c;
        let mut turn = 0;
        let c: usize = 'value: loop {
            if false {
                break COUNT;
            }
            turn += 1;
            if turn >= 3 {
                break COUNT;
            }
        };
        if (((({
            let mut x = c;
            let mut t: [f32; 2] = (match b {
                c @ ..0.25 => {
                    let (t, _) = ((STEPS - (-1_i32)), STEPS);
                    [HALF, c]
                }
                (-1.5 | 0.25) => {
                    if ((c <= c) && (x < x)) {
                        if (((!(8_usize < 2))
                            || ({
                                x &= 7;
                                (x <= c)
                            })))
                        {
                            return ((IVec2::new(
                                LEVELS[(MASK % 8) as usize],
                                (NARROW as i32),
                            ) & IVec2::new(0, 2)) * 3);
                        } else {
                            return ((IVec2::new(7_i32, 10_i32))
                                .wrapping_add(IVec2::new(1_i32, 10_i32)) / 3);
                        }
                    }
                    [b, b]
                }
                x => [b, x],
            });
            'outer: for (n, _) in (0..2i32).rev().zip(t.iter()) {
                if ((((n & 15) * (n & 7)) - n) == n) {
                    let mut n = second(
                        &mut b,
                        [
                            t[(MASK % 2) as usize],
                            ((if (c != 0) {
                                Vec2::new(t[1], 2.0_f32)
                            } else {
                                Vec2::new(2.0_f32, 2.0_f32)
                            }))
                                .y,
                        ],
                        IVec2::new(0, n),
                    );
                } else if FLAGS[(c).min(8)] {} else {}
            }
            5_i32
        }) + (NARROW as i32)) <= 1))
        {} else {}
        (IVec2::new(2, 10) + IVec2::splat((b as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p114 {
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
mod p115 {
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
        fn step(self, a: Pair, c: Pair, mut v: f32) -> i32 {
            'outer: for x in (0..1).rev() {
                let n: Pair = 'block: {
                    if ((2_i32 <= c.a.x) < (v <= v)) {
                        break 'block Pair { b: self.a.x, c: 2, a: a.a };
                    }
                    let (mut t, _) = (MASK, POINTS[c.c % 6]);
                    v
                        *= (match (
                            a.c,
                            ((v).rem_euclid((v)))
                                .mul_add(((v).abs() + 0.5).ln(), (0.5_f32).sin()),
                            (a.a.x).max(((2_i32 & 15) * (self.b & 7))),
                        ) {
                            (x @ ((3 | 4)), ..=0.25, _) => {
                                (match v {
                                    1.0.. if ((8_usize < self.c) || false) => v,
                                    ..8.0 if (true || false) => 0.5_f32,
                                    0.0 => ((0.25_f32, self.a.y)).0,
                                    _ => (v).sin(),
                                })
                            }
                            (2, 2.0..=8.0, a) if true => {
                                ((match (self.c < 1_usize) {
                                    c => Hit::FIRST,
                                    _ => Hit::FIRST,
                                }))
                                    .1
                            }
                            _ => {
                                (v > v);
                                (v).round_ties_even()
                            }
                        });
                    Pair {
                        b: ((if (v > (-2.5)) { 100u16 } else { 7 } / 3 % 5) as i32),
                        c: (Pair {
                            c: Self::SIZE,
                            a: self.a,
                            b: 3_i32,
                        })
                            .c,
                        a: a.a,
                    }
                };
                if false {
                    continue;
                }
            }
            ('block: {
                let x_2: Pair;
                if ((if (('block_1: {
                    if (v > (Vec2::new((-2.5_f32), (-1.0_f32))).y) {
                        break 'block_1 (v >= v);
                    }
                    let mut k0 = -1i32;
                    'outer: while k0 <= 1 {
                        k0 = k0 + 2;
                        let x_2: i32 = ((self).b ^ c.a.y);
                        if true {
                            break 'block_1 (v != v);
                        }
                    }
                    (self.c <= a.c)
                })) {
                    (c.b > self.a.x)
                } else {
                    return self.b;
                })) {
                    x_2 = c;
                } else {
                    x_2 = a;
                }
                if (self.a.x <= x_2.a.y) {
                    break 'block STEPS;
                }
                self.a.x
            })
        }
    }
    impl Hit {
        fn step(&self, a: f32) -> i32 {
            let mut y: [f32; 2] = [self.1, a];
            'outer: for (y, &[v, ..]) in y.iter().zip(&[[self.1, a], [STILL, a]]) {
                let start = 1_u32;
                let mut v = 1;
                v += start;
                let k1 = (((2_u32 | 7) - (v & 7))) & 3;
                'inner: loop {
                    if (a >= a) {
                        break;
                    }
                    if k1 < 4 {
                        let n = [1.5_f32, 0.25_f32];
                        break;
                    }
                }
                'inner: for a in 1..=2 {
                    {
                        let start = (Vec4::new(0.0_f32, (-2.5_f32), 3.0_f32, 3.0_f32))
                            .min_position();
                        let mut n = 2;
                        n += start;
                    }
                    {
                        let mut c = (((if self.0 { v } else { 5_u32 }) < 1) && self.0);
                    }
                }
            }
            (((match (0.5_f32 < 2.0_f32) {
                true => ((0_i32 & 15) * (2_i32 & 7)),
                mut n => (7_i32).saturating_neg(),
                b @ true => {
                    let mut k0 = 254u8;
                    'outer: while k0 != u8::MAX {
                        if matches!(STEPS, mut v) {
                            break;
                        }
                        k0 += 1;
                    }
                    (WIDE as i32)
                }
                true => LEVELS[(2_u32 % 8) as usize],
                false => 2_i32,
            }) % (3_i32 | 1)) + (y[0] as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32, t: &[f32; 2]) -> u32 {
        let a_2: [f32; 2];
        if (((match ((*c), (t[1] <= t[1])) {
            (mut y, true) if ((TABLE[Hit::SIZE % 4] < (*a)) && (3_i32 <= (*c))) => {
                let Pair { a: _, b: -7, c: 2 } = ((if (y <= (*c)) {
                    Pair {
                        c: Pair::SIZE,
                        ..Pair {
                            c: Pair::SIZE,
                            a: IVec2::new(1_i32, (*c)),
                            b: 3_i32,
                        }
                    }
                } else {
                    let t: f32;
                    if (Vec4::new((-0.0_f32), (*a), (*a), 1.0_f32))
                        .abs_diff_eq(Vec4::new((*a), 2.0_f32, 2.0_f32, (-2.5_f32)), 0.5)
                    {
                        t = (*a);
                    } else {
                        (*c) = (if ((*a) <= 0.25) {
                            (*c)
                        } else {
                            (match (*a) {
                                t @ ((8.0 | 8.0)) if ((t > 1.0) || (t > t)) => (*c),
                                _ => y,
                            })
                        });
                        t = (*a);
                    }
                    Pair {
                        c: Pair::SIZE,
                        a: IVec2::new(3_i32, 7_i32),
                        b: (-4_i32),
                    }
                })) else {
                    return (((Pair {
                        a: IVec2::new(7_i32, (WIDE as i32)),
                        b: (*c),
                        c: Hit::SIZE,
                    })
                        .c & 255) as u32);
                };
                false
            }
            (y @ ((-7 | 1)), true) => {
                let mut a: Pair = ({
                    let mut b: Hit = Hit(true, (-2.5_f32));
                    let v = b.step(HALF);
                    let mut k0 = ((MASK | MASK)) & 3;
                    #[keep]
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut a: f32 = ((((*t)[(k0 % 2) as usize])
                                    .min(
                                        ((*a)
                                            / ({
                                                (*a) = b.1;
                                                0.0_f32
                                            })),
                                    ) + 0.0) % 1.5);
                            }
                            k1 += 1;
                        }
                    }
                    Pair {
                        a: IVec2::new(0, 0),
                        b: 0,
                        c: 0,
                    }
                });
                a.step(
                    Pair {
                        a: IVec2::new(0, 0),
                        b: 0,
                        c: 0,
                    },
                    Pair {
                        a: IVec2::new(0, 0),
                        b: 0,
                        c: 0,
                    },
                    0.0,
                );
                false
            }
            _ => false,
        }) || false))
        {
            a_2 = [0.0_f32, 0.0_f32];
        } else {
            a_2 = [0.0_f32, 0.0_f32];
        }
        0
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut k0 = ((MASK | MASK)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for v in 0u32..0 {
                if any(BVec3::new((c > c), (c <= 0_i32), false)) {
                    let mut a_2: i32 = ({
                        ((9 - (true as u8) - ((a > a) as u8)) as i32)
                    });
                    break 'outer;
                }
                let mut v: [f32; 3] = [a, (a).clamp(-2.0, 2.0).exp_m1(), 1.0_f32];
                let State(mut n) = State(c);
            }
            let mut k1 = (k0) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut x = (({
                    let Pair(y, ..) = Pair::ALL[State::SIZE % 2];
                    ((3_u32 & 7) as usize)
                })
                    + (if (a <= (-0.0)) {
                        let mut y = Mat2::from_cols(
                            Vec2::new(1.0, a),
                            Vec2::new(a, 1.5),
                        );
                        (Pair::SIZE + 3)
                    } else {
                        continue 'outer;
                    }));
                if (x > State::SIZE) {
                    break;
                }
            }
        }
        (false ^ (a != 0.5))
    }
}

#[flatten]
mod p117 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32) -> i32 {
            self = ({
                'outer: for b in (0..1).rev() {
                    self = self;
                }
                self
            });
            'outer: for v in [trunc(a), flatten::math::floor(16_777_217f32), a] {
                self = Pair(self.0);
                if (matches!(
                    ((self.0, (UVec2::new(MASK, 1_u32)).y, (Hit { a : 0_i32 }).a)),
                    (..1_000, _, 1..= 2)
                )) {
                    let mut n = a;
                    break;
                }
                'inner: for b in (0..3).rev() {
                    if (v <= a) {
                        break;
                    }
                    if (a < a) {}
                }
            }
            self.0
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut UVec2, y: f32, t: bool) -> u32 {
        let mut n: Pair = Pair((NARROW as i32));
        let c = n.step(((a).max(y) + 0.0));
        if t {
            if false {
                return (match ((if t { t } else { t })) {
                    mut n => (MASK & MASK),
                    mut b @ true => {
                        ('block: {
                            let mut n = ((n.0 & 15)
                                * ((c)
                                    .min(
                                        (n.0
                                            + ({
                                                n.0 = n.0;
                                                n.0
                                            })),
                                    ) & 7));
                            if ((any(BVec3::new(t, (y != STILL), t))
                                || ({
                                    n <<= 1;
                                    t
                                })))
                            {
                                let mut k0 = ((MASK).isqrt()) & 3;
                                'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let start = (if ((BVec3::new(false, true, (k0 < 2_u32)))
                                        == (BVec3::new(t, true, false)))
                                    {
                                        (if t { MASK } else { k0 })
                                    } else {
                                        (3_u32 ^ MASK)
                                    });
                                    let mut c = 1;
                                    c += start;
                                    _ = ((!n)
                                        <= (n
                                            * ({
                                                n = 0;
                                                n
                                            })));
                                }
                                break 'block ((MASK & 15) * (MASK & 7));
                            }
                            let a: f32 = 'block_1: {
                                if b {
                                    let mut a_2: Pair = Pair(c);
                                    a_2.step(
                                        ({
                                            b = (t < b);
                                            y
                                        }),
                                    );
                                    break 'block_1 3.0;
                                }
                                y
                            };
                            5
                        })
                    }
                    false => MASK,
                    true => MASK,
                    false => MASK,
                });
            } else {
                return MASK;
            }
        }
        (0 + ((n.0 & 255) as u32))
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    impl Pair {
        fn step(self, a: &IVec3, c: &Vec3) -> BVec3 {
            let mut a: Vec3 = ({
                let mut c = mat3((*c), ((*c)).min((*c)), ((*c)).xxz());
                c.x_axis *= Vec3::ONE;
                let [mut a_2, c, mut n] = [HALF, c.z_axis.y, c.z_axis.z];
                Vec3::new((-1.0), (-1.0), 1.5)
            });
            (!(Vec3::new(1.5_f32, c.y, 3.0_f32)).cmpge(a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut f32, t: &[f32; 3]) -> Mat3 {
        if ((MASK).wrapping_shr(MASK) == (MASKS[(MASK % 7) as usize] & 1)) {
            return Mat3::from_cols(
                Vec3::new(t[1], (*a), (*a)),
                Vec3::new(0.25, (-0.0), t[1]),
                POINTS[(3_u32 % 6) as usize],
            );
        }
        let mut y: [i32; 3] = [c; 3];
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
                        (if (t[1] <= t[0]) { y[1] } else { y[2] })
                    }
                    ((-7 | -7), c @ 2..) => 10_i32,
                    (mut y @ ((1 | 2)), mut a_2 @ 3..4) if (a_2 <= 0) => ({ 3_i32 }),
                    _ => {
                        'block: {
                            let [n, _, b] = [
                                (if (k1 < k1) { t[0] } else { 1.5_f32 }),
                                ((*t))[0],
                                1.5_f32,
                            ];
                            if ((!(y[0] <= y[2])) || ((y[1] <= y[1]) || false)) {
                                let mut a: Pair = Pair {
                                    a: Vec4::new(b, 0.5, (-2.5), 0.0),
                                    b: t[1],
                                };
                                let x_2 = a
                                    .step(
                                        &{
                                            (IVec3::new(3_i32, i32::MAX, 10_i32)
                                                | IVec3::new(c, c, 1_i32))
                                        },
                                        &{ (Vec3::new((-1.0_f32), a.a.x, t[2])).floor() },
                                    );
                                break 'block;
                            }
                            let mut x_2 = ((Pair::SIZE + Hit::SIZE) as f32);
                        }
                        y[1]
                    }
                })) {
                    b => {}
                    _ => {}
                }
            }
        }
        Mat3::from_cols(
            (((mat3(
                Vec3::new((*a), t[2], 2.0_f32),
                Vec3::new(t[2], (-2.5_f32), 2.0_f32),
                Vec3::new((*a), (-1.0_f32), t[2]),
            ) * Vec3::new(t[1], (*a), t[0])) - Vec3::new(3.0, 0.25, t[2]))
                + Vec3::splat((y[1] as f32))),
            ((Vec3::new(t[1], t[1], HALF) - (Vec3::new((-0.0), 1.0, 3.0) % 1.5))
                + Vec3::splat((y[0] as f32))),
            (Vec3::new(t[2], 1.5, t[0]) + Vec3::splat((y[1] as f32))),
        )
    }
}

#[flatten]
mod p119 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: f32, c: &mut i32, y: (Hit, i32, Hit), t: &u32) -> i32 {
        let [a_2, y, n] = [
            (*c),
            ((*c) - y.1),
            ('block: {
                if ((BVec3::new(false, (0.5_f32 != y.2.a.y), FLAGS[Hit::SIZE % 9]))
                    == (BVec3::new(FLAGS[(y.1 & 1) as usize], ((*c) <= 1_i32), true)))
                {
                    break 'block (*c);
                }
                #[keep]
                'outer: for _ in (u32::MAX
                    - ((({
                        let mut n: u8 = ((y.2.a.y > y.2.a.z) as u8);
                        n += 5;
                        n
                    }) as u32 & 255) & 3)..=u32::MAX) {
                    let mut y = (Mat3::IDENTITY
                        + (Mat3::from_cols(y.2.a, y.0.a, y.0.a)
                            * mat3(y.0.a, y.0.a, y.0.a)));
                    y.z_axis *= Vec3::ONE;
                    let mut turn_1 = ((*t)) & 1;
                    let t: IVec3 = #[keep]
                    'value_1: loop {
                        if (((*t) > (*t)) & ((*t) < (*t))) {
                            break ({ (IVec3::new(1, (*c), (*c)) * 3) });
                        }
                        if (y.y_axis.y != y.x_axis.y) {
                            break (select(
                                IVec3::new((WIDE as i32), 2_i32, 5_i32),
                                IVec3::new(5_i32, (*c), (*c)),
                                ((*c) <= (*c)),
                            ) * 3);
                        }
                        'inner: for y in 0..1usize {
                            let mut x_2: usize = ((((*t)).count_ones() as usize) / 2);
                            if FLAGS[((*c) & 1) as usize] {
                                break 'value_1 IVec3::new(0, (*c), 1);
                            }
                        }
                        turn_1 += 1;
                        if turn_1 >= 2 {
                            break IVec3::new(3, 7, 10);
                        }
                    };
                }
                (*c)
            }),
        ];
        (n + (*c))
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(self, mut b: f32, c: i32) -> i32 {
            ({
                let mut a: usize = (((Vec3::new((-0.0_f32), (-2.5_f32), (-0.0_f32)))
                    .as_ivec3()
                    .y & 7) as usize);
                let mut turn = 0;
                let a_2: u32 = 'value: loop {
                    let [x_2, mut x, _] = [
                        ({
                            let mut a: [f32; 3] = [self.a, self.a, b];
                            'outer: for (_, &a_2) in a
                                .iter()
                                .zip(&[MASK, MASK, (MASK >> (MASK & 31))])
                            {
                                b = ({
                                    (Vec3::new(b, 2.0_f32, 0.0_f32)).element_product()
                                });
                                let mut x = Pair(
                                    (if (!(a_2 != 0)) {
                                        (Pair::SIZE as f32)
                                    } else {
                                        select(a[1], a[2], FLAGS[(Pair::SIZE).min(8)])
                                    }),
                                );
                                let Pair(mut c) = x;
                            }
                            a[0]
                        }),
                        self.a,
                        self.a,
                    ];
                    if ((-2.5_f32) < x_2) {
                        break 8;
                    }
                    turn += 1;
                    if turn >= 1 {
                        break MASKS[(a).min(6)];
                    }
                };
                FLAGS[(a).min(8)]
            });
            ((c
                ^ (((match Pair::FIRST {
                    Pair(2.0) => c,
                    Pair(_) if (!(b <= 2.0)) => c,
                    _ => (WIDE as i32),
                }) & 15) * (c & 7))) + (b as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[Pair; 2], c: &mut i32) -> Hit {
        let mut a_2: Hit = Hit { a: HALF };
        let b = a_2
            .step(
                (if false {
                    return Hit { a: (a[1].0).sin() };
                } else {
                    let mut k0 = ((MASK >> (MASK & 31))) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut k1 = 253u8;
                        'inner: while k1 != u8::MAX {
                            if (k0 <= (k1 as u32)) {
                                let mut b = ((Mat2::from_cols(
                                    Vec2::new((k1 as f32), (k1 as f32)),
                                    Vec2::new(a_2.a, (-1.0_f32)),
                                )
                                    + Mat2::from_cols(
                                        Vec2::new(1.0_f32, a[0].0),
                                        Vec2::new(TABLE[(k1 as usize) % 4], 3.0_f32),
                                    )) * Mat2::from_diagonal(Vec2::new(a_2.a, 2.0_f32)));
                                b.x_axis *= Vec2::ONE;
                            } else if (((0.5_f32 <= (-1.0))
                                || ({
                                    a_2 = Hit { a: (k1 as f32) };
                                    (1.5_f32 < a_2.a)
                                })))
                            {
                                let mut x = (if (k1 as usize) >= Pair::SIZE {
                                    (k1 as usize) - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                });
                                let mut a = (BVec3::new(
                                    ((k1 as usize) != (k1 as usize)),
                                    (x != (k1 as usize)),
                                    ((*c) >= (k1 as i32)),
                                ) & BVec3::new(true, true, (a_2.a <= a_2.a)));
                            } else {}
                            if (TABLE[Hit::SIZE % 4] > (-2.5)) {
                                break;
                            }
                            k1 += 1;
                        }
                    }
                    2.0
                }),
                (*c),
            );
        Hit { a: (a_2.a + a_2.a) }
    }
}

#[flatten]
mod p121 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(UVec2::new(2, 0), -2);
        const ALL: [Pair; 2] = [Pair(UVec2::new(0, 5), i32::MAX), Self::FIRST];
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
        fn step(mut self, a: &mut f32) -> Pair {
            if ((Self::SIZE
                == (if false { (Pair::SIZE + Pair::SIZE) } else { Self::SIZE })))
            {
                let a_2: f32;
                if ((Self::SIZE == Self::SIZE) && (self.1 != 1)) {
                    a_2 = (((-1.0) + 1.0)
                        * (if (1_u32 <= self.0.y) {
                            let given: f32 = ((((*a) + (*a)))
                                .max(
                                    ({
                                        let q = (*a);
                                        if q == q {
                                            f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                        } else {
                                            0.5
                                        }
                                    }),
                                ) + 0.0);
                            let t: f32 = {
                                let t = doubled(given);
                                fn doubled(v: f32) -> f32 {
                                    (v - 0.5).max(0.5)
                                }
                                t
                            };
                            0.25
                        } else {
                            2.0
                        }));
                } else {
                    self.0 = self.0;
                    a_2 = ((if (5_u32 != self.0.x) {
                        return Pair(
                            (self.0).wrapping_sub(self.0),
                            (if (self.0.y != self.0.x) {
                                let mut x_2: bool = ({ (f32::MIN <= (*a)) });
                                STEPS
                            } else {
                                self.1
                            }),
                        );
                    } else {
                        Vec2::new(0.0_f32, (-2.5_f32))
                    }))
                        .y;
                }
                let mut v = ((WIDE as i32)).wrapping_abs();
            }
            self.0.y = self.0.y;
            let mut b: f32 = dot(Vec2::new((*a), (*a)), Vec2::new(0.25_f32, 1.0_f32));
            Pair(((IVec2::new((-4_i32), self.1)).as_uvec2() + (self).0), self.1)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: i32) -> bool {
        let given: f32 = (if ((c != c) || (c > c)) {
            (HALF + TABLE[Hit::SIZE % 4])
        } else {
            return ('block: {
                if (MASK).is_power_of_two() {
                    break 'block matches!(Pair::SIZE, mut c @ 4..);
                }
                let Pair(b, y) = Pair::FIRST;
                (({
                    let mut k0 = (({ (u32::MAX - 1) })) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                (*a) = BVec3::splat(((k0 <= b.x) || true));
                            }
                            k1 += 1;
                        }
                    }
                    if (true || (y <= 2)) {
                        let mut x: Hit = Hit { a: b.x };
                    }
                    c
                }) <= (WIDE as i32))
            });
        });
        let b: f32 = {
            let t = first(given);
            fn first(a: f32) -> f32 {
                if a < 0.5 { -a } else { a }
            }
            t
        };
        let mut x: f32 = ((CORNER).any_orthonormal_vector()).z;
        let mut t = (if (((if (x != x) {
            let a: u32;
            if (((1_usize + Pair::SIZE)
                > ({
                    let b: f32 = (vec2(((0.0_f32).max(x) + 0.0), (Hit::SIZE as f32)))
                        .dot(
                            ((if (c < c) {
                                false;
                                Vec2::new((-0.0), b)
                            } else {
                                Vec2::new(b, x)
                            }))
                                .ceil(),
                        );
                    Pair::SIZE
                })))
            {
                x = ((0.5_f32).hypot(x) * 0.0);
                a = ((((match c {
                    ..=1_000 => false,
                    mut b => {
                        let Pair(mut a_2, b) = ({
                            let mut n: Pair = Pair(UVec2::new(MASK, 8_u32), STEPS);
                            let a_2 = n.step(&mut x);
                            let mut x_2: Pair = Pair(UVec2::new(8_u32, 5_u32), STEPS);
                            let v = x_2.step(&mut x);
                            v
                        });
                        true
                    }
                    ..=1 => (c < (-1_i32)),
                    b => (x != x),
                }) as u16) + 3) as u32 & 255);
            } else {
                x -= x;
                a = MASKS[Hit::SIZE % 7];
            }
            a
        } else {
            MASK
        }) >= MASK))
        {
            Pair::SIZE
        } else {
            Pair::SIZE
        });
        ((t <= t) ^ (x > 0.5))
    }
}

#[flatten]
mod p122 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: Mat3) -> usize {
        'outer: for x in 0..3 {
            if (((x + x) as i32)
                >= (((((x as i32) <= x) as u16) <= (((x as i32) > x) as u16)) as i32))
            {
                'inner: for y in (0..4).rev() {
                    'block: {
                        if (((RAMP[(STEPS & 1) as usize] <= a)
                            || FLAGS[(MASKS[(MASK % 7) as usize] % 9) as usize])
                            && (false && (a <= (-2.5))))
                        {
                            break 'block;
                        }
                    }
                }
                let mut a = Hit;
                let mut k1 = ((match Pair::FIRST {
                    Pair { a: y, b: _, c: false } => {
                        let _ = ((-2.5_f32)
                            >= hadd(Vec3::new((-0.0_f32), 0.25_f32, 1.0_f32)));
                        2_u32
                    }
                    _ => MASK,
                })) & 3;
                #[keep]
                'inner: loop {
                    let given: f32 = (y.z_axis.x % 2.0);
                    let c: f32 = {
                        let t = second(given);
                        fn second(a_2: f32) -> f32 {
                            if a_2 < 0.5 { -a_2 } else { a_2 }
                        }
                        t
                    };
                    if k1 == 0 || (((x as i32) < x)) {
                        break;
                    }
                    k1 -= 1;
                }
            } else if true {} else {}
        }
        (Pair::SIZE + ((x & 255) as usize))
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32, mut n: u32) -> Mat3 {
        let mut turn = 0;
        let y: Mat3 = 'value: loop {
            let t = [
                ([
                    State::ALL[(n % 2) as usize],
                    State::FIRST,
                    State::ALL[(c & 1) as usize],
                ])[0],
                State((c + c)),
                State(c),
            ];
            if ((false
                || ({
                    let q = HALF;
                    q == q && q.is_sign_negative()
                })))
            {
                break 'value (-Mat3::from_diagonal(Vec3::new(1.5_f32, b, 0.0_f32)));
            }
            let mut y: [Hit; 2] = [Hit {
                a: Pair { a: (t[2].0 > t[2].0) },
            }; 2];
            'outer: for v in y.iter() {
                let mut a: [i32; 3] = [({
                    let mut x: [i32; 3] = [c, t[0].0, t[0].0];
                    'inner: for (x, (t, _)) in x.iter().copied().zip(0..3u32).enumerate()
                    {
                        n <<= COUNT;
                        let mut v: f32 = b;
                        n = (if any(BVec3::new(true, (c <= t), y[0].a.a)) {
                            n
                        } else {
                            (((9 - (y[0].a.a as i16) - (y[0].a.a as i16)) as u32 & 255)
                                + n)
                        });
                    }
                    let mut turn_1 = 0;
                    let x_2: Mat3 = 'value_1: loop {
                        let mut y = [
                            y[Pair::SIZE % 2],
                            y[(MASKS[(n % 7) as usize] % 2) as usize],
                        ];
                        if (Vec3::new((-2.5), 2.0, f32::MIN_POSITIVE))
                            .cmplt(
                                (mat3(
                                    Vec3::new(b, b, 2.0_f32),
                                    POINTS[(Hit::SIZE).min(5)],
                                    Vec3::new(b, 0.5_f32, 0.0_f32),
                                ))
                                    .x_axis,
                            )
                            .all()
                        {
                            break (-Mat3::from_cols(
                                Vec3::new(1.5_f32, STILL, 3.0_f32),
                                Vec3::new(1.5_f32, b, (-2.5_f32)),
                                Vec3::new(HALF, (-1.0_f32), 2.0_f32),
                            ));
                        }
                        turn_1 += 1;
                        if turn_1 >= 3 {
                            break Mat3::from_cols(
                                Vec3::new(0.25, b, b),
                                Vec3::new(1.0, b, 1.0),
                                Vec3::new(b, (-1e-40f32), b),
                            );
                        }
                    };
                    x[2]
                }); 3];
                if y[1].a.a {
                    break;
                }
            }
            turn += 1;
            if turn >= 1 {
                break Mat3::from_cols(
                    Vec3::new((-0.0), (-2.5), b),
                    Vec3::new(3.0, 3.0, 1.0),
                    Vec3::new(b, State::RATE, b),
                );
            }
        };
        Mat3::from_cols(y.y_axis, y.z_axis, y.x_axis)
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub i32);
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(Vec3::new(0.5, -0.0, 2.0), -2);
        const ALL: [Pair; 2] = [Pair(Vec3::new(-0.0, 2.0, -1.5), i32::MAX), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut usize) -> Vec2 {
        let mut n = (if ((MASK).min(MASK) <= 2) {
            Vec3::new(1.0, (-0.0), 0.25)
        } else {
            let mut x_2 = ((Vec4::new(a, 2.0, a, 0.5) - Vec4::new(a, 3.0, 1.0, a))
                * ((Vec2::new(0.0_f32, a)).reject_from(Vec2::new(a, 2.0_f32))).y);
            Vec3::select(
                ((CORNER).ceil())
                    .cmplt((Vec3::new(x_2.y, x_2.z, (-1.0_f32))).step(CORNER)),
                Vec3::new((-2.5), x_2.y, x_2.y),
                CORNER,
            )
        });
        let (x_2, (y, _)) = (
            [Pair::ALL[(1_u32 % 2) as usize]; 3],
            (
                (if (true || (a > n.y)) {
                    'outer: for _ in 1..=2 {
                        if ((if ((a * 0.0)
                            == f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000))
                        {
                            ((if ((*c) != (*c)) { true } else { (a < a) })
                                && ((*c) <= (*c)))
                        } else {
                            let mut k1 = (({ MASK })) & 3;
                            'inner: loop {
                                if ((*c) <= (*c)) || k1 == 0 {
                                    break;
                                }
                                k1 -= 1;
                                let mut t: BVec3 = BVec3::new(false, true, (n.y < n.y));
                                let mut c: Pair = (if ((if (0.0_f32 < 0.5) {
                                    (n.x != n.x)
                                } else {
                                    ({
                                        let q = a;
                                        q == q && q.is_sign_negative()
                                    })
                                })) {
                                    Pair(n, (NARROW as i32))
                                } else {
                                    Pair(exp2(n), (NARROW as i32))
                                });
                            }
                            (n.y < n.z)
                        })) {}
                        if (n.y <= a) {
                            continue;
                        }
                    }
                    n.z
                } else {
                    2.0_f32
                }),
                (*c),
            ),
        );
        (round(Vec2::new(x_2[1].0.y, f32::NAN)) + Vec2::splat(n.x))
    }
}

#[flatten]
mod p125 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut i32) -> f32 {
        let [_, ..] = [(*y), (*y)];
        let mut k0 = ((MASK).max(MASK)) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if ((((Pair::SIZE & 7) >= Pair::SIZE)
                        || ({
                            x = (x).signum();
                            ((*a) == (*a))
                        })))
                    {
                        x = (((match Hit::FIRST {
                            Hit(x_2 @ 1, 2.0..) => STEPS,
                            Hit(x, t @ 8.0..) => (*y),
                            Hit(..2, mut n) => 1,
                            mut t => x,
                        }) + LEVELS[(k0 % 8) as usize])
                            + (((x - 7_i32) & 15)
                                * ((Vec3::new((*a), (*a), 1.0_f32)).as_ivec3().y & 7)));
                    }
                    let mut y: Pair = Pair { a: CORNER };
                }
                k1 += 1;
            }
        }
        (*a)
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, mut v: f32) -> Pair {
        if ((MASK == (if MASK != 0 { MASK % MASK } else { MASK }))) {
            let (_, n) = ('block: {
                let mut k0 = (({
                    let q = (*a);
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                #[unroll(max = 3)] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let (0.0, 2..=3, n) = (
                        ((v * Vec4::new(1.5_f32, (-2.5_f32), 2.0_f32, 2.0_f32)))
                            .dot(
                                (Vec4::new(v, (-2.5_f32), (*a), 0.0_f32))
                                    .move_towards(
                                        Vec4::new((*a), (-1.0_f32), (-0.0_f32), v),
                                        0.5,
                                    ),
                            ),
                        ((0_usize).abs_diff(Pair::SIZE) + (Pair::SIZE + Pair::SIZE)),
                        ((*a).abs() as usize & 15),
                    ) else {
                        return Pair(
                            (if x != 0 { x % x } else { x }),
                            ({ TABLE[(x & 1) as usize] }),
                        );
                    };
                }
                if (({
                    'outer: for x in -1..3 {
                        _ = false;
                        let mut y = mat4(
                            Vec4::new((*a), HALF, (-0.0), (*a)),
                            Vec4::new(2.0, (-1.0), 1.5, (*a)),
                            Vec4::new((*a), (*a), v, 1.0),
                            Vec4::new(3.0, (-0.0), (*a), 1.5),
                        );
                        y.x_axis *= Vec4::ONE;
                        if ((x as i32) < x) {
                            continue 'outer;
                        }
                        y.x_axis.x
                            *= (if (Vec2::new(2.0, y.w_axis.x)
                                == (Vec2::new(0.0, (-2.5)) + Vec2::new(2.0, 1.5)))
                            {
                                (y.x_axis.x
                                    - ({
                                        y.x_axis.x = (y.w_axis.w * y.y_axis.w);
                                        y.w_axis.y
                                    }))
                            } else {
                                (({ 0.5_f32 })
                                    - (y.w_axis.w
                                        - ({
                                            y.w_axis.w = STILL;
                                            y.w_axis.y
                                        })))
                            });
                        let Pair(_, mut n) = Pair(
                            (((x as i32) & 15) * (7_i32 & 7)),
                            y.w_axis.y,
                        );
                    }
                    true
                })) {
                    break 'block (
                        Vec3::new(v, 2.0_f32, (*a)),
                        Vec4::new(v, (*a), v, 3.0_f32),
                    );
                }
                (
                    Vec3::new((*a), (-2.5_f32), (-1.0_f32)),
                    Vec4::new(v, (-0.0_f32), (-0.0_f32), v),
                )
            });
        } else if (x < x) {} else {}
        Pair((((x).signum() / 3)).min(((x - 5_i32) >> 1)), ((v).ceil() + (*a)))
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &UVec2, c: &i32) -> f32 {
        let mut a_2: i32 = (match (({
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                k0 -= 1;
                match ((('block: {
                    'inner: for x in k0..=3 {
                        let mut a_2 = (if flatten::math::all(
                            (Vec3::new(3.0_f32, RAMP[Pair::SIZE % 9], 16_777_217f32))
                                .cmpne(Vec3::new((-1.0_f32), HALF, (-1.0_f32))),
                        ) {
                            Pair {
                                b: (5_u32 >= a.y),
                                a: (if (x > k0) {
                                    IVec2::new((*c), 5)
                                } else {
                                    IVec2::new((*c), (*c))
                                }),
                            }
                        } else {
                            Pair {
                                b: (k0 != a.x),
                                a: IVec2::new((*c), 10),
                            }
                        });
                        if a_2.b {
                            break 'block a_2.b;
                        }
                    }
                    if false {
                        break 'block ((*c) != (-1_i32));
                    }
                    (a.x != a.y)
                }) as usize))
                {
                    _ if (k0 < a.x) => {}
                    (0 | 3) if ((*c) > 10) => {
                        continue;
                    }
                    _ => {}
                }
                if (1_u32 <= 8) {
                    break;
                }
            }
            HALF
        })) {
            y @ 2.0 => (*c),
            n => (*c),
        });
        1.0
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
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
        const FIRST: Self = Pair(Vec4::new(0.5, -0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(Vec4::new(-0.0, 2.0, -1.5, 0.5)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn turn(mut self, mut b: f32, c: (bool, Vec4)) -> Pair {
            let Pair(a_2) = Pair::FIRST;
            if any(BVec3::new(true, false, c.0)) {
                let c: Vec4;
                if (self.0.y < self.0.y) {
                    self.0 *= a_2.y;
                    c = a_2;
                } else {
                    self.0.x = (Pair::RATE).powi(2);
                    c = degrees((self.0).normalize_or_zero());
                }
                let mut y = self;
            } else if ((c.0, a_2)).0 {
                let mut k0 = 1u32;
                'outer: while k0 < 4 {
                    k0 *= 2;
                    let mut n = (
                        c.0,
                        Vec4::splat(
                            (if c.0 {
                                if c.0 {
                                    continue;
                                }
                                b
                            } else {
                                return Pair(Vec4::new(c.1.z, self.0.w, 1.5_f32, a_2.w));
                            }),
                        ),
                    );
                    if c.0 {
                        continue 'outer;
                    }
                    let n: usize;
                    if (((match (NARROW as i32) {
                        _ if (({
                            'block: {
                                let mut t = (
                                    ((if c.0 { (c.1.y > a_2.y) } else { c.0 }) || c.0),
                                    self.0,
                                );
                                if c.0 {
                                    break 'outer;
                                }
                            }
                            c.0
                        })) => (8_u32 != k0),
                        x_2 => (x_2 < x_2),
                        t if c.0 => c.0,
                        x_2 => c.0,
                    })
                        || ({
                            self = self;
                            c.0
                        })))
                    {
                        n = Pair::SIZE;
                    } else {
                        self.0.y = self.0.z;
                        n = Pair::SIZE;
                    }
                }
            } else {}
            self
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> bool {
        if true {
            let given: f32 = ((-TABLE[Pair::SIZE % 4]) % 2.0);
            let x: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(v: f32) -> f32 {
                    v * HALF + 1.0
                }
                t
            };
            let mut b: Pair = Pair(Vec4::new((-2.5_f32), x, (*a), (-1.0_f32)));
            let t = b
                .turn((Vec3::new(1.0_f32, (-1.0_f32), 0.0_f32)).length(), (false, b.0));
        } else if (Vec3::new((-0.0_f32), (*a), (*a))).is_nan() {
            let mut k0 = ((UVec2::new(8_u32, MASK)).y) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if (({ (0.0_f32 < 0.0) })) {
                            return false;
                        }
                    }
                    k1 += 1;
                }
            }
        } else {}
        false
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    impl Hit {
        fn step(self, a: &f32, c: f32, y: f32) -> [f32; 2] {
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                let mut x = [Hit, self, self];
                if (((c != (*a))
                    || ({
                        x[0] = Hit;
                        (if true {
                            let mut turn = 0;
                            let a: [f32; 2] = 'value: loop {
                                if (select(k0, (k0).max(k0), (1_i32 <= (WIDE as i32))) > k0)
                                {}
                                if (c != (*a)) {
                                    break [y, (*a)];
                                }
                                if ((*a) <= (*a)) {
                                    break [c, 1.5_f32];
                                }
                                turn += 1;
                                if turn >= 2 {
                                    break [y, c];
                                }
                            };
                            FLAGS[(STEPS & 1) as usize]
                        } else {
                            ((*a) > y)
                        })
                    })))
                {
                    break;
                }
                k0 -= 1;
            }
            [(-1.0_f32), y]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &(Vec4, f32), y: &mut f32) -> f32 {
        let mut k0 = ((c.0.y.abs() as u32 & 255)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            (*y) = ((TABLE[(k0 % 4) as usize] + c.0.y)).clamp(-1.0, 1.0).acos();
            let mut c = (((-c.0.x)).min(((c.0, c.0.y)).1) + 0.0);
        }
        let mut a: bool = false;
        0.0
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
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
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &mut i32, y: i32, t: &mut u32) -> usize {
        let mut a_2: [i32; 2] = [y, (*c)];
        'outer: for (t, &x) in a_2
            .iter()
            .zip(&[1.0_f32, (a.y - TABLE[((*c) & 1) as usize])])
        {
            let given: f32 = a.x;
            let x: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(n: f32) -> f32 {
                    if n < HALF { -n } else { n }
                }
                let t = first(given);
                t
            };
            let k1 = ((if true { MASK } else { 1_u32 })) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                break;
            }
            let mut turn = 0;
            let x_2: usize = 'value: loop {
                if ((-1.0_f32) > a.x) {
                    break (Pair::SIZE + (2.0_f32.abs() as usize & 15));
                }
                let Pair { a: c, b } = Pair {
                    b: (if (a_2[0] <= a_2[0]) {
                        IVec2::new(1_i32, 3_i32)
                    } else {
                        let a = (if true {
                            (-0.0)
                        } else {
                            (a.y).clamp(-2.0, 2.0).sinh()
                        });
                        IVec2::new(a_2[0], 2_i32)
                    }),
                    a: ((a.z).max(a.z) + 0.0),
                };
                turn += 1;
                if turn >= 3 {
                    break a_2.len();
                }
            };
        }
        (Pair::SIZE + (((*t) & 255) as usize))
    }
}

#[flatten]
mod p131 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
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
        const FIRST: Self = Pair { a: 3, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: &mut i32, c: i32, y: f32) -> f32 {
            (*a) = (!(((c).max(1_i32) & 15) * ((c ^ c) & 7)));
            if ((('block: {
                if ((if (Pair::SIZE > Self::SIZE) {
                    if (self.b != y) {
                        let mut a: [[i32; 3]; 2] = [[(-1_i32); 3], [c; 3]];
                        'outer: for (v, ([c, y, a], _)) in a
                            .iter()
                            .copied()
                            .zip(0..2u32)
                            .enumerate()
                        {
                            let mut a = (if self.b <= Self::RATE {
                                ((self.b).clamp(-1.0, 1.0).asin()).clamp(self.b, Self::RATE)
                                    + 0.0
                            } else {
                                self.b
                            });
                            let mut a_2 = (fma(
                                Vec3::select(
                                    (Vec3::new((-2.5_f32), (-0.0_f32), 0.5_f32))
                                        .cmplt(Vec3::new(3.0_f32, f32::NAN, a)),
                                    Vec3::new(a, 0.0_f32, self.b),
                                    Vec3::new(a, 3.0_f32, (-1.0_f32)),
                                ),
                                Vec3::new(0.0_f32, self.b, self.b),
                                (Mat3::from_cols(
                                    Vec3::new(2.0_f32, self.b, (-2.5_f32)),
                                    POINTS[v % 6],
                                    Vec3::new(a, 0.0_f32, 1.5_f32),
                                ))
                                    .mul_vec3(Vec3::new(1.5_f32, a, 0.25_f32)),
                            ) / (-3.0));
                            if ((-4_i32) > self.a) {
                                break 'outer;
                            }
                        }
                    } else if (HALF <= y) {} else {}
                    false
                } else {
                    (0.5_f32 != self.b)
                })) {
                    break 'block (2_i32 < (*a));
                }
                (0.25_f32 != y)
            }) | (self.b > y)))
            {}
            self.b
        }
    }
    impl Pair {
        fn sum(self, a: &Vec3, c: usize) -> f32 {
            'outer: for b in 1..=3 {
                let b = self.a;
                #[unroll(max = 4)]
                'inner: for v in ((MASK & 3)..=(3_u32 & 3)) {
                    let mut x = self.b;
                    if (2_usize <= c) {
                        x = (a.x * x);
                        continue 'inner;
                    }
                }
            }
            a.z
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &f32) -> bool {
        let mut k0 = -1i32;
        'outer: while k0 <= 1 {
            k0 = k0 + 2;
            let a_2: usize;
            if (x <= x) {
                (*a) = (Vec4::new((*y), (*y), 0.25_f32, (*y)))
                    .dot(
                        flatten::math::step(
                            Vec4::new(2.0_f32, (*a), 0.5_f32, (*y)),
                            Vec4::new((*a), HALF, 2.0_f32, 1.5_f32),
                        ),
                    );
                a_2 = ((x) as usize & 31);
            } else {
                (*a)
                    *= ({
                        Pair {
                            b: (*a),
                            ..Pair { a: x, b: (*y) }
                        }
                    })
                        .step(
                            &mut x,
                            (k0).wrapping_mul(k0),
                            ({ Pair::ALL[Pair::SIZE % 2] })
                                .sum(&{ Vec3::new(1.0_f32, 3.0_f32, 0.25_f32) }, Pair::SIZE),
                        );
                a_2 = 5;
            }
        }
        ((x < x) ^ ((*a) > 0.5))
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
    pub fn entry(a: IVec3, mut x: [(f32, Pair, Pair); 3], y: f32, t: Pair) -> f32 {
        'outer: for v in (0..(MASKS[(Pair::SIZE).min(6)] & 3)) {
            let y: bool;
            if (((v & 7) as usize) != Pair::SIZE) {
                x[(v % 3) as usize] = x[2];
                y = (STEPS < 1);
            } else {
                y = ((Pair::SIZE).min(Pair::SIZE)
                    == (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    }));
            }
            if y {
                break;
            }
            let mut a: Mat2 = (Mat2::from_cols(
                Vec2::new(x[0].1.1, x[2].0),
                Vec2::new((-2.5_f32), x[1].2.1),
            )
                * Mat2::from_cols(
                    Vec2::new(x[0].1.1, 0.0_f32),
                    Vec2::new(x[1].1.1, 0.25_f32),
                ));
            if (((v > v)
                || (match false {
                    mut c => false,
                    true => false,
                    _ => false,
                })))
            {
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p133 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn first(a: &mut (Mat2, Mat2)) -> f32 {
        let mut turn = 0;
        let x: f32 = 'value: loop {
            let mut x_2: [f32; 2] = [a.1.x_axis.y, a.0.y_axis.x];
            'outer: for n in x_2.iter().rev() {
                let x: [f32; 2] = [a.1.y_axis.y, 3.0_f32];
                if (x_2[0] != a.0.y_axis.y) {
                    break 'value 1.0;
                }
                let mut c: IVec2 = IVec2::new(2, 10);
            }
            if (({
                let q = a.1.x_axis.y;
                q == q && q.is_sign_negative()
            })) {
                break (if a.1.x_axis.y <= a.1.y_axis.y {
                    ((a.1.y_axis.y
                        + ({
                            a.1.y_axis.y = (-2.5_f32);
                            a.0.x_axis.x
                        })))
                        .clamp(a.1.x_axis.y, a.1.y_axis.y) + 0.0
                } else {
                    a.1.y_axis.x
                });
            }
            let mut b = ((Vec3::new(a.1.x_axis.y, a.0.x_axis.y, a.1.x_axis.x)
                * POINTS[2_usize % 6]))
                .as_ivec3()
                .y;
            let mut x = true;
            turn += 1;
            if turn >= 1 {
                break (a.1.x_axis.x
                    + ({
                        a.1.x_axis.x = a.1.y_axis.y;
                        1.0
                    }));
            }
        };
        (((({
            let mut v = (if (Vec3::new(a.0.x_axis.x, (-0.0_f32), a.1.y_axis.y)).is_nan()
            {
                if (((a.0.y_axis.x > 0.25)
                    || ({
                        a.1.y_axis.y = 0.5;
                        (a.1.y_axis.y > 1.0_f32)
                    })))
                {
                    return a.0.y_axis.x;
                }
                a.1.x_axis.y
            } else {
                (1.0_f32).copysign(((Hit { a: 0.5_f32 }).a).max(-9.0))
            });
            if (a.1.x_axis.y < a.0.y_axis.x) {
                let mut a = (if (a.1.y_axis.y < v) {
                    let mut c: i32 = (STEPS).min(({ (((v) * 1e9) as i32) }));
                    Pair {
                        a: (if (a.0.y_axis.x < a.1.x_axis.x) {
                            a.1.x_axis.x
                        } else {
                            0.0
                        }),
                        b: (a.0.y_axis.y).clamp(-1.0, 1.0).acos(),
                    }
                } else {
                    ({
                        Pair {
                            a: STILL,
                            ..Pair {
                                a: a.1.x_axis.y,
                                b: a.1.x_axis.y,
                            }
                        }
                    })
                });
            } else {
                let mut k0 = (MASKS[(MASK % 7) as usize]) & 3;
                #[keep] 'outer: while k0 > 0 && (false) {
                    k0 -= 1;
                }
            }
            a.1.x_axis.y
        }))
            .cos())
            .rem_euclid((0.25_f32)) + a.1.x_axis.x)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut UVec2, c: &i32, mut v: (Mat2, Mat2), mut n: u32) -> u32 {
        'outer: for v in [
            first(&mut v),
            ((0.0_f32).max(v.1.y_axis.x) + 0.0),
            ((*c) as f32),
        ] {
            if (((Vec2::new((-2.5_f32), v)).dot(Vec2::new((-1.0_f32), v)) * v)
                >= ((v).rem_euclid((v)) - (v - v)))
            {
                if ((Vec3::new(v, 0.0, 1.5))
                    .cmplt(Vec3::new(TABLE[((-4_i32) & 1) as usize], 0.0, 0.0))
                    .all() || ((v > v) || false))
                {
                    let mut y = (if (({ (!((*c) > 7)) })) {
                        Hit {
                            a: (v).mul_add(Pair::RATE, (-2.5)),
                        }
                    } else {
                        Hit { a: v }
                    });
                    return ((if (v != v) {
                        UVec2::new(0_u32, 0_u32)
                    } else {
                        UVec2::new(0_u32, 0_u32)
                    }))
                        .y;
                }
            }
        }
        0
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
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
        pub c: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: 3,
            b: -0.0,
            c: IVec3::new(i32::MAX, 3, -2),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -2,
                b: 2.0,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &f32, c: i32, y: f32) -> bool {
        let mut b: Vec4 = ({
            let mut k0 = ((UVec2::new(5_u32, 2_u32)).y) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut v: bool = ((c).max((c + STEPS)) >= (c * 1));
                    }
                    k1 += 1;
                }
            }
            Vec4::new((*a), f32::INFINITY, y, y)
        });
        (((b.y.abs() as usize & 15) > (Pair::SIZE + 8)) ^ (b.y > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &Pair) -> Hit {
        {
            let mut a: [Hit; 2] = [
                Hit::FIRST,
                Hit {
                    c: IVec3::new(5_i32, 3_i32, 1_i32),
                    ..Hit {
                        c: IVec3::new(0_i32, 1_i32, 7_i32),
                        a: a.a,
                        b: HALF,
                    }
                },
            ];
            'outer: for t in a.iter() {
                if (a[0].b != a[1].b) {
                    break 'outer;
                }
                if first(&a[1].b, a[1].c.z, ((1.0_f32) * 0.7 + (2.0_f32) * 0.1)) {
                    continue;
                }
                if (a[0].a != (-1)) {
                    if (((t.b != a[1].b) & (a[1].b <= a[0].b)) || (!(t.c.z > a[0].c.z)))
                    {
                        return Hit {
                            c: flatten::math::select(a[0].c, a[0].c, (a[1].a <= (-1))),
                            a: (a[0].c.y - a[0].c.y),
                            b: (-a[1].b),
                        };
                    } else {
                        let mut t = a[1];
                        continue 'outer;
                    }
                }
                _ = (a[1].c.x).is_negative();
            }
        }
        ({
            let mut turn = 0;
            let x: Mat4 = 'value: loop {
                if (((3_usize > Pair::SIZE)
                    && ({
                        a.a = ({
                            let mut v = Vec2::new(1.5, 0.5);
                            if ((MASK & MASK) < MASK) {} else {}
                            c.a
                        });
                        (c.a <= a.a)
                    })))
                {
                    break 'value Mat4::from_diagonal(
                        Vec4::new(TABLE[(MASK % 4) as usize], (-2.5), HALF, 2.0),
                    );
                }
                turn += 1;
                if turn >= 2 {
                    break Mat4::from_cols(
                        Vec4::new((-2.5), 1.5, HALF, 1.0),
                        Vec4::new(1.5, 0.5, (-1.0), Pair::RATE),
                        Vec4::new(0.25, HALF, (-2.5), (-0.0)),
                        Vec4::new((-1.0), 1.0, 0.25, 1.5),
                    );
                }
            };
            Hit {
                a: 0,
                b: 0.0,
                c: IVec3::new(0, 0, 0),
            }
        })
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub Hit);
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
    impl Hit {
        fn step(self, mut b: f32, mut x: bool, mut v: Vec2) -> f32 {
            'outer: for n in (1..7).step_by(3) {
                let start = Self::SIZE;
                let mut a = 2;
                a += start;
                let Pair(_, mut y) = Pair(MASK, (b - b));
                if (a < a) {
                    break;
                }
                if (((1_i32 & 63) << STEPS) > (!(n + 7))) {
                    (v.x, b) = (
                        ({
                            match (({
                                let q = v.y;
                                q == q && q.is_sign_negative()
                            })) {
                                x_2 @ false => {
                                    let start = ((({ 0_i32 }) & 15) * ((n as i32) & 7));
                                    let mut t = 0;
                                    t += start;
                                }
                                true => {
                                    x &= ((n as i32) > (-1_i32));
                                }
                                n => {
                                    let mut b: f32 = ((v).yx()).y;
                                    a = a;
                                }
                            }
                            rcp(self.0.z)
                        }),
                        self.0.x,
                    );
                } else {}
            }
            (1.5 + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: f32, y: &mut f32) -> IVec3 {
        'outer: for b in 0..2 {
            let v: f32 = 'block: {
                if (({
                    let mut k1 = 253u8;
                    'inner: while k1 != u8::MAX {
                        k1 += 1;
                        (*a) = ({
                            Hit(
                                Vec4::new((k1 as f32), (-2.5_f32), (-2.5_f32), (-1.0_f32)),
                            )
                        })
                            .step(
                                ({
                                    (*a) = 0.0;
                                    (0.25_f32 + 0.5_f32)
                                }),
                                ((f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000).abs()
                                    as usize & 15) <= (State::SIZE).max((2 + Pair::SIZE))),
                                Vec2::new(
                                    (Vec3::new(2.0_f32, (-1.0_f32), (-2.5_f32)))
                                        .to_array()[((b as i32) & 1) as usize],
                                    ((k1 as f32) + (-0.0)),
                                ),
                            );
                        if ((b as i32) > b) {
                            break;
                        }
                    }
                    false
                })) {
                    break 'block (-0.0);
                }
                x
            };
        }
        IVec3::new((NARROW as i32), (WIDE as i32), 1)
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32) -> f32 {
        let mut c = Vec4::new(1.5, (-1.0), a.x, a.x);
        let mut k0 = ((1_u32 | MASK)) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((('block: {
                if ((BVec3::new((k0 < k0), false, (k0 < 0_u32)))
                    == (BVec3::new((MASK <= k0), true, FLAGS[Pair::SIZE % 9])))
                {
                    {
                        let y: f32 = 'block_1: {
                            let mut y = (((a.z).clamp(-2.0, 2.0).exp_m1().abs() as usize
                                & 15) / 2);
                            if (((k0 < k0) || ({ (y <= y) }))) {
                                break 'block_1 sign(c.w);
                            }
                            (c.z, y) = (c.y, 2);
                            a.x
                        };
                        let mut a: i32 = ((5_u32 & 255) as i32);
                    }
                    break 'block (if (a.x < a.y) {
                        let mut v = (STEPS % STEPS);
                        (a.x != 3.0)
                    } else {
                        (TABLE[Pair::SIZE % 4] < a.x)
                    });
                }
                ({
                    let x_2 = a.z;
                    match ((((k0 != k0) && true)
                        && ({
                            c.y *= (a.x - 0.5_f32);
                            (a.z != c.w)
                        })))
                    {
                        _ => {
                            let a_2: usize = (((STEPS).wrapping_add_unsigned(0_u32))
                                as usize & 31);
                        }
                        true => {
                            let mut c = ({ a.z });
                        }
                        false => {}
                    }
                    (c.z <= a.y)
                })
            })))
        {
            k0 -= 1;
        }
        ((if (IVec2::new(10, 2) == (IVec2::new(7, 10) + IVec2::new(7, 10))) {
            a.x
        } else {
            if (c.z <= c.w) {}
            c.x
        }) + c.y)
    }
}

#[flatten]
mod p137 {
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
        fn step(&mut self, a: &i32) -> i32 {
            let start = select(
                select((*a), (*a), ((-1.0_f32) != 0.25_f32)),
                (((*a) & 63) << 1),
                (2_usize >= Pair::SIZE),
            );
            let mut c = 0;
            c += start;
            ((*a) + (self.0 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: i32, mut v: Vec3, t: (i32, i32, bool)) -> usize {
        if (((Pair::SIZE
            != (match (t.2, MASK, (t.1 != c)) {
                (true, 2, mut t) => {
                    let mut n: [f32; 3] = [v.y, a.z, a.z];
                    'outer: for b in n {
                        let mut c = ({
                            let mut t: Pair = Pair(n[2]);
                            let x_2 = t.step(&{ (c).max(c) });
                            _ = false;
                            t
                        });
                        let mut x = Pair(dot(a, v));
                        let mut a: Pair = c;
                        let c = a
                            .step(
                                &{
                                    (match (v.x, n[0], b) {
                                        (_, b, -1.5..=8.0) => 3_i32,
                                        (_, t, -1.5) => (WIDE as i32),
                                        _ => STEPS,
                                    })
                                },
                            );
                        if t {
                            #[keep]
                            'inner: for b in (((UVec2::new(1_u32, 0_u32)).y & 3)..4)
                                .rev()
                            {
                                v.x = (flatten::math::hadd(
                                    Vec3::select(
                                        (v).cmplt(Vec3::new(1.5_f32, n[0], 1.5_f32)),
                                        v,
                                        v,
                                    ),
                                ) * n[0]);
                            }
                        } else {}
                    }
                    Pair::SIZE
                }
                (false, _, false) => Pair::SIZE,
                _ => Pair::SIZE,
            }))
            && ({
                v.x -= v.y;
                (0_i32 != t.1)
            })))
        {}
        2
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: f32) -> f32 {
        'outer: for b in (0..1).rev() {
            'inner: for a in 0..3usize {
                if ((if (((a as f32)
                    >= ({
                        match (((if (0_usize != a) { (a != a) } else { true }) as i32)) {
                            (-7 | 1) if (a > a) => {
                                let given: f32 = trunc((-1.0_f32));
                                let x: f32 = {
                                    let t = first(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(a: f32) -> f32 {
                                        if a < HALF { -a } else { a }
                                    }
                                    t
                                };
                                let mut v = Pair;
                            }
                            c => {}
                            _ if (0.25_f32 < 1.5) => {
                                let mut x_2: usize = (((MASK + MASK) & 7) as usize);
                            }
                            _ => {
                                let (v, (_, y)) = (
                                    (IVec2::new((-1_i32), (-1_i32))).y,
                                    (
                                        ((IVec2::new(3_i32, c)).max(IVec2::new(c, (NARROW as i32))))
                                            .y,
                                        (y + y),
                                    ),
                                );
                            }
                        }
                        let start = (match (!(y != (-1.0_f32))) {
                            x_2 => (if a >= a { a - a } else { a }),
                            true => a,
                            false => (a + a),
                        });
                        let mut x = 2;
                        x += start;
                        0.0
                    })))
                {
                    let mut x = (((Vec3::new((-1.0), y, y) + Vec3::new(2.0, 0.25, y)))
                        .max((Vec3::new(1.5, y, y) - Vec3::new(2.0, 1.0, 0.0)))
                        * hadd(
                            (Vec2::new((-0.0_f32), 0.5_f32))
                                .lerp(Vec2::new(1.0_f32, 0.5_f32), 2.0_f32),
                        ));
                    matches!(
                        ((((a > 8_usize) || ({ x.y = x.x; (a != a) })), HALF, MASK)),
                        (true, mut v, mut t) if ((b as i32) == b)
                    )
                } else {
                    (((y > y) as usize) <= a)
                })) {} else if (a != a) {} else {}
                if (y != y) {
                    break 'outer;
                }
            }
        }
        (((match (matches!(y, a_2), true) {
            ((a, false) | (true, a)) => y,
            _ => (*a),
        }) - y) + (*a))
    }
}

#[flatten]
mod p139 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub UVec2);
    const STEPS: i32 = 3;
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
        const FIRST: Self = Pair(IVec2::new(3, -2), UVec2::new(0, 5));
        const ALL: [Pair; 2] = [
            Pair(IVec2::new(-2, i32::MAX), UVec2::new(5, 2)),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: bool, y: f32) -> f32 {
        (*a) = (if c {
            let mut n = ((*a) * (Vec2::splat(y) * Vec2::new(0.5, y)));
            (y).lerp(n.y, (-0.0_f32))
        } else {
            ((y).abs() + 0.25).min(4.0).powf(((*a)).clamp(-2.0, 2.0))
        });
        let x_2: usize = 'block: {
            let b: Vec2;
            if ((c
                || (if c {
                    let mut turn_1 = 0;
                    let a_2: Vec2 = 'value_1: loop {
                        let mut k0 = 2u32;
                        'outer: loop {
                            if !(k0 > 0) {
                                break;
                            }
                            let mut b: Vec2 = ((if ((*a) <= y) {
                                Vec2::new((-2.5), (-1.0))
                            } else {
                                (if c { Vec2::new(y, 1.5) } else { Vec2::new(y, 1.0) })
                            }) % 1.5);
                            if c {
                                break 'value_1 (b).normalize_or_zero();
                            }
                            let mut a_2: (Mat3, i32) = (
                                ((Mat3::from_cols(
                                    Vec3::new(0.0_f32, 0.5_f32, (-0.0_f32)),
                                    POINTS[(5_usize).min(5)],
                                    POINTS[(1_usize).min(5)],
                                ))
                                    .transpose()
                                    * (match Pair::ALL[((1u32 << 31) % 2) as usize] {
                                        Pair(t, y) => b.x,
                                        _ => y,
                                    })),
                                7_i32,
                            );
                            let mut v = ({
                                (Vec3::splat(a_2.0.y_axis.x)).dot((a_2.0.y_axis).xxz())
                            });
                            k0 -= 1;
                        }
                        if ((match ((MASK & 15) * (MASKS[(Pair::SIZE).min(6)] & 7)) {
                            a_2 => (c || c),
                            _ => (BVec3::new(c, c, c)).any(),
                            _ => {
                                matches!(
                                    Pair(IVec2::new(0_i32, STEPS), UVec2::new(MASK, MASK)),
                                    Pair(x, _)
                                )
                            }
                        })) {
                            break vec2((y * 0.0), (*a));
                        }
                        let a: f32 = ((!(STEPS).min(STEPS)) as f32);
                        if ((match (
                            2_i32,
                            (Vec4::new(2.0_f32, 2.0_f32, a, 1.0_f32))
                                .dot(Vec4::new((-1.0_f32), 0.25_f32, y, (-1.0_f32))),
                            (MASK + 2_u32),
                        ) {
                            (y @ ((1_000 | -1)), 2.0, 0..) => (c || c),
                            (y @ -7.., (0.0 | -1.5), (4 | 2)) => (y <= 7),
                            _ => c,
                        })) {
                            return f32::EPSILON;
                        }
                        if (a != y) {
                            break 'value_1 Vec2::new(y, TABLE[Pair::SIZE % 4]);
                        }
                        turn_1 += 1;
                        if turn_1 >= 2 {
                            break Vec2::new(3.0, (-0.0));
                        }
                    };
                    c
                } else {
                    c
                })))
            {
                (*a) %= 3.0;
                b = Vec2::new(0.5, (-2.5));
            } else {
                (*a) = (*a);
                b = Vec2::new((-0.0), y);
            }
            if c {
                break 'block Pair::SIZE;
            }
            Pair::SIZE
        };
        y
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub Vec3);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> UVec2 {
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for a in 1..=3 {
                if (!(flatten::math::select(b, 0.5_f32, (b > b)) >= ((b).min(b) + 0.0)))
                {
                    if ((IVec2::new(1_i32, (WIDE as i32)))
                        == (IVec2::new(5_i32, 10_i32)))
                    {
                        continue;
                    }
                    let start = (Pair::SIZE
                        + (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }));
                    let mut t = 2;
                    t += start;
                }
                let t: Pair;
                if ((2_u32 + k0) < (k0).min(k0)) {
                    t = Pair(Vec3::new(b, b, 1.5_f32), CORNER);
                } else {
                    t = Pair(
                        Vec3::new(1.0_f32, b, 2.0_f32),
                        Vec3::new(3.0_f32, b, 1.0_f32),
                    );
                }
            }
        }
        UVec2::new(3, MASK)
    }
}

#[flatten]
mod p141 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: false,
            c: IVec2::new(i32::MAX, 3),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: true,
                c: IVec2::new(3, -2),
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
        fn step(&mut self, a: Hit) -> i32 {
            let mut y = (*self);
            y.a
                += (if y.a <= y.a {
                    ((((self.a).abs().sqrt()).min(y.a) + 0.0)).clamp(y.a, y.a) + 0.0
                } else {
                    self.a
                });
            ((y.c).y + (self.a as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: f32) -> bool {
        let t = ((((b != b)
            && ({
                b = (Hit::SIZE as f32);
                (c != 1.0_f32)
            })) as usize) & 7);
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            if ((-1.0_f32) < (c).tanh()) {
                let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut t: Pair = Pair { a: b, ..Pair::FIRST };
                    let b = t
                        .step(
                            ({
                                b = (b * 0.25);
                                Hit {
                                    b: t.b,
                                    c: k0,
                                    a: BVec3::new(t.b, false, t.b),
                                }
                            }),
                        );
                }
                break;
            }
            k0 += 1;
        }
        ((0_usize != t)
            && ({
                b = b;
                true
            }))
    }
}

#[flatten]
mod p142 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: i32) -> [(f32, f32, usize); 2] {
        let mut x = ((if HALF <= STILL {
            ((if (a.x <= a.x) {
                let mut v: [(f32, f32, usize); 2] = [(
                    flatten::math::clamp(
                        TABLE[Pair::SIZE % 4],
                        RAMP[(7_i32 & 1) as usize],
                        TABLE[Pair::SIZE % 4],
                    ),
                    (if ((-1_i32) > c) {
                        if (TABLE[(a.x % 4) as usize] >= (Vec2::new(STILL, HALF)).y) {
                            return [
                                (HALF, HALF, Pair::SIZE),
                                (HALF, TABLE[0_usize % 4], Pair::SIZE),
                            ];
                        }
                        2.0_f32
                    } else {
                        let x_2 = ({
                            let x: IVec2 = (IVec2::new(c, 10)
                                - IVec2::new((-1), i32::MAX));
                            [(2_147_483_648f32, TABLE[Pair::SIZE % 4], Pair::SIZE); 2]
                        });
                        x_2[1].1
                    }),
                    ((Pair::RATE, RAMP[Pair::SIZE % 9], Pair::SIZE)).2,
                ); 2];
                0.25_f32
            } else {
                let mut t = select(
                    ((Vec3::new(0.25_f32, 1.5_f32, 0.5_f32)).max(CORNER)
                        - Vec3::new(Pair::RATE, (-0.0_f32), TABLE[(2_usize).min(3)])),
                    ((POINTS[(Pair::SIZE).min(5)]).abs())
                        .max(vec3(STILL, TABLE[2_usize % 4], (-0.0_f32))),
                    ((c <= c)
                        && (if (a.y < a.y) {
                            return [
                                (Pair::RATE, TABLE[Pair::SIZE % 4], Pair::SIZE),
                                (0.25_f32, 3.0_f32, Pair::SIZE),
                            ];
                        } else {
                            true
                        })),
                );
                t.z
            }))
                .clamp(HALF, STILL) + 0.0
        } else {
            Pair::RATE
        }))
            .abs();
        [(match (Pair { a: 0.5_f32 }) {
            Pair { a: x } => (2.0_f32, x, Pair::SIZE),
            Pair { a: b @ ..1.0 } if (c <= c) => ((-1.0_f32), x, Pair::SIZE),
            _ => {
                let Pair { a } = Pair { a: (x + 0.0) };
                (x, a, Pair::SIZE)
            }
        }); 2]
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
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn second(a: f32, c: &i32, y: f32) -> bool {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 *= 2;
            let k1 = ((if (k0 > k0) {
                MASK
            } else {
                let start = ((Vec3::new(y, (-1.0_f32), 1.5_f32) + Vec3::new(y, a, y))).z;
                let mut x_2 = 0.0;
                x_2 += start;
                k0
            })) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                let mut y = [(*c), (*c), 7_i32];
                break;
            }
        }
        if (STEPS > (*c)) {
            return (((*c) & (*c)) == ((7_i32 & 15) * ((*c) & 7)));
        }
        ((((*c) * 1) <= (STEPS + (*c)))
            || (match (a, ((*c) * 3), (y - y)) {
                (_, mut c, x_2) => {
                    if ((if (c > c) {
                        let mut a = Vec2::new((-1.0), 1.0);
                        (TABLE[COUNT % 4] > 0.25)
                    } else {
                        if (all(
                            ((Vec3::new(1.5_f32, (-2.5_f32), y))
                                .cmpge(Vec3::new(2.0_f32, 1.5_f32, x_2))
                                & ({
                                    let mut k0 = -1i32;
                                    'outer: while k0 <= 3 {
                                        c = ((((-i32::MAX)).max((c >> 1)) & 15)
                                            * (([c, c, c])[0] & 7));
                                        k0 = k0 + 2;
                                    }
                                    BVec3::new((y <= a), (a > 0.0_f32), false)
                                })),
                        )) {} else if false {} else {}
                        FLAGS[(COUNT).min(8)]
                    })) {} else {}
                    (c <= c)
                }
                _ => ((*c) > (*c)),
            }))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Vec3) -> f32 {
        let mut turn = 0;
        let x: Mat2 = 'value: loop {
            if (second(
                (Vec2::new(2.0_f32, c.x)).y,
                &{ ([(NARROW as i32), (NARROW as i32), STEPS])[0] },
                Mat3::from_cols(Vec3::new(0.0_f32, (-1.0_f32), (*a)), c, c).determinant(),
            )) {
                break Mat2::from_cols(Vec2::new((*a), 0.0), Vec2::new((-2.5), 0.0));
            }
            turn += 1;
            if turn >= 3 {
                break Mat2::from_cols(Vec2::new(c.z, c.y), Vec2::new((-2.5), (-0.0)));
            }
        };
        (0.5 + x.x_axis.x)
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
        const FIRST: Self = Hit(2);
        const ALL: [Hit; 2] = [Hit(0), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> bool {
        #[keep]
        'outer: for v in (0..(((MASK & 15) * (MASK & 7)) & 3)) {
            let Hit(n) = Hit::FIRST;
            let mut c: Mat2 = Mat2::from_diagonal(Vec2::new((-0.0), (-2.5)));
            c.y_axis.x = (if (n != n) {
                if (({
                    let q = ([(-0.0_f32), c.x_axis.y, c.x_axis.y])[0];
                    q == q && q.is_sign_negative()
                })) {
                    c.x_axis.x
                        *= (((c.x_axis.y).mul_add(c.x_axis.y, c.x_axis.y))
                            .mul_add(1.5_f32, (STEPS as f32)))
                            .trunc();
                    let mut turn = 0;
                    let n: f32 = #[keep]
                    'value: loop {
                        c.y_axis.y = (*a);
                        if (((n < n) != true) && (0.25_f32 != c.x_axis.y)) {
                            break 'value (if (5_usize > 0) { c.y_axis.y } else { (*a) });
                        }
                        turn += 1;
                        if turn >= 3 {
                            break (*a);
                        }
                    };
                } else if FLAGS[(STEPS & 1) as usize] {} else {}
                c.y_axis.y
            } else {
                c.x_axis.x
            });
        }
        (((*c) > (-4)) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: Vec2,
        pub c: Pair,
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
    impl Pair {
        fn step(mut self, a: Vec2, c: [i32; 3], y: f32) -> bool {
            let mut k0 = (MASKS[(MASK % 7) as usize]) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if (c[1] != c[0]) {
                            return (((y > 1.5)
                                || ({
                                    self = Pair;
                                    (k0 <= k0)
                                })) && (k0 < k0));
                        }
                    }
                    k1 += 1;
                }
            }
            ((y != a.y) ^ FLAGS[(7_i32 & 1) as usize])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: bool, c: i32, y: Mat3) -> bool {
        'outer: for a in 0..0 {
            if (!(y.x_axis.z).is_finite()) {
                b = ({
                    let mut k1 = -1i32;
                    'inner: while k1 <= -3 {
                        let mut a: Pair = Pair;
                        let x_2 = a
                            .step(
                                (Vec2::new(y.x_axis.y, 2.0) + Vec2::new(1.0, y.y_axis.x)),
                                [k1, 1_i32, (-4_i32)],
                                (y.y_axis.x).round(),
                            );
                        k1 = 2 + k1;
                    }
                    ({ Pair })
                        .step(
                            (Hit {
                                a: BVec3::new(b, false, b),
                                ..Hit {
                                    c: Pair,
                                    a: BVec3::new((y.x_axis.x != y.z_axis.y), b, false),
                                    b: Vec2::new(1.0_f32, 3.0_f32),
                                }
                            })
                                .b,
                            ({
                                b = b;
                                [(a as i32), 3_i32, 1_i32]
                            }),
                            (y.y_axis.y).round_ties_even(),
                        )
                });
                break;
            }
        }
        ((({ Pair })
            .step(
                (Vec2::new((-1.0), y.x_axis.y) * Vec2::new(3.0, (-1.0))),
                [(-1_i32), c, c],
                (-2.5),
            ) && b) ^ b)
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
    }
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> u32 {
        let (b, mut y) = (
            (-4_i32),
            Pair {
                a: (if true { (*c) } else { 2_i32 }),
            },
        );
        {
            'block: {
                if (({
                    let q = a;
                    q == q && q.is_sign_negative()
                })) {
                    let mut k0 = (0_u32) & 3;
                    #[keep] 'outer: while k0 > 0 && ((a < a)) {
                        k0 -= 1;
                        let b: usize = 'block_1: {
                            y.a = y.a;
                            if (((a).saturate() + 0.0)
                                > Mat3::from_cols(
                                        Vec3::new(a, (-2.5_f32), 2.0_f32),
                                        Vec3::new(a, a, a),
                                        CORNER,
                                    )
                                    .determinant())
                            {
                                break 'block_1 (a.abs() as usize & 15);
                            }
                            (Vec4::new(3.0_f32, (-2.5_f32), a, a)).min_position()
                        };
                    }
                    break 'block;
                }
                'block_1: {
                    if (y.a <= y.a) {
                        let mut y: [[f32; 3]; 3] = [
                            [a, a, TABLE[(Pair::SIZE).min(3)]],
                            [a, a, a],
                            [a, a, a],
                        ];
                        'outer: for &[n, mut x_2, _] in &y {
                            let b = (match (((*c)).signum() & (i32::MIN + 1)) {
                                b => {
                                    Mat3::from_cols(
                                            Vec3::new(0.0_f32, y[2][0], 0.25_f32),
                                            CORNER,
                                            Vec3::new(2.0_f32, y[0][2], y[0][0]),
                                        )
                                        .determinant()
                                }
                                a => {
                                    (Vec3::new(1.5_f32, 3.0_f32, 0.5_f32)).element_product()
                                }
                                2..=5 if matches!(
                                    y[0] [0], _ if ((y[2] [0] > y[1] [2]) && ((* c) <= b))
                                ) => (y[1][(Hit::SIZE).min(2)] * 1.0),
                                _ => ({ ((-1_i32) as f32) }),
                            });
                            x_2 = y[0][1];
                            if ((({ true })
                                || ({
                                    x_2 *= y[0][2];
                                    (MASK < 5_u32)
                                })))
                            {
                                break 'outer;
                            }
                            let mut a_2 = (IVec2::new((*c), (-4_i32))).y;
                            let _ = ((match (Hit::SIZE, Hit::SIZE) {
                                (1, _) if (y[0][2] < y[2][0]) => Hit::SIZE,
                                _ => Pair::SIZE,
                            }) < ((MASK & 7) as usize));
                        }
                        break 'block_1;
                    }
                    #[keep]
                    'outer: for a in ((({
                        let q = 1.0_f32;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }) & 3)..8)
                        .step_by(2)
                    {
                        let mut c: Vec2 = Vec2::new(HALF, 0.0);
                        if (a <= MASK) {
                            break 'outer;
                        }
                    }
                }
            }
        }
        MASKS[(1_usize).min(6)]
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
        pub a: Vec3,
        pub b: IVec3,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: IVec3::new(-2, i32::MAX, 3),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec3::new(-0.0, 2.0, -1.5),
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
    pub fn entry(a: &mut f32, mut x: [i32; 3], y: &BVec3) -> [i32; 3] {
        let given: f32 = (match (5_i32 + x[0]) {
            mut a_2 @ ((5 | -7)) => (Vec3::new(1.5_f32, 0.5_f32, (*a))).z,
            _ => {
                let mut k0 = ((((false as u8) <= (((*a) < (*a)) as u8)) as u32 & 255))
                    & 3;
                #[keep]
                'outer: loop {
                    if ((({
                        let t: (f32, usize, Vec3) = (
                            (-({ (*a) })),
                            Pair::SIZE,
                            ((Vec3::new(3.0_f32, 3.0_f32, (*a)) / 2.0))
                                .cross((CORNER).max(CORNER)),
                        );
                        let mut y = ((*a) + t.2.y);
                        (-4_i32)
                    }) == ((x[0] & 63) << STEPS))) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                    let mut turn = 0;
                    let x: Vec3 = 'value: loop {
                        if (Vec4::new(0.0_f32, 3.0_f32, (*a), 1.0_f32))
                            .abs_diff_eq(Vec4::new((*a), (*a), 1.5_f32, 2.0_f32), 0.5)
                        {
                            break (if ((match Hit::ALL[(Hit::SIZE).min(1)] {
                                Hit { a: a_2, b: mut v } if (true || (k0 < 3)) => (k0 != k0),
                                Hit { a: _, b: _ } if ((k0 > k0) && ((*a) <= (*a))) => false,
                                _ => FLAGS[(Hit::SIZE).min(8)],
                            })) {
                                Vec3::new((-0.0), (-2.5), 2.0)
                            } else {
                                CORNER
                            });
                        }
                        if (((*a) * 0.0) >= hadd(Vec3::new(2.0_f32, (*a), (*a)))) {
                            break 'value Vec3::new((-1.0), (-2.5), (-2.5));
                        }
                        let (mut x, _, mut b) = (
                            (*a),
                            Pair::SIZE,
                            Vec3::new((-2.5_f32), (-2.5_f32), (*a)),
                        );
                        turn += 1;
                        if turn >= 1 {
                            break b;
                        }
                    };
                }
                (*a)
            }
        });
        let x: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(x_2: f32) -> f32 {
                x_2 * HALF + 1.0
            }
            let t = doubled(given);
            t
        };
        [
            (((if (x < 1.5) {
                return [(STEPS + 0_i32), 0_i32, 0_i32];
            } else {
                0_i32
            }))
                .clamp(-5, 9) + ((*a) as i32).clamp(-64, 64)),
            0,
            0,
        ]
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: IVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const FIRST: Self = Pair {
            a: BVec3::new(true, false, true),
            b: IVec2::new(-2, i32::MAX),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: BVec3::new(false, true, false),
                b: IVec2::new(i32::MAX, 3),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: &f32, t: u32) -> bool {
        let mut y: f32 = ((*a)).signum();
        let mut a: [f32; 3] = [TABLE[(t % 4) as usize], (*a), 0.0_f32];
        'outer: for _ in a.iter() {
            let mut k1 = ((if (a[1] > 2.0) {
                t
            } else {
                let mut a = Mat2::IDENTITY;
                a.y_axis *= Vec2::ONE;
                3_u32
            })) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                let mut x_2: f32 = ((((match Pair::ALL[(Pair::SIZE).min(1)] {
                    Pair { a: x, b: mut n } => Vec4::new(1.0_f32, HALF, a[1], y),
                    Pair {
                        a: n,
                        b: x,
                    } if ((if (a[0] < a[1]) {
                        true
                    } else {
                        let mut n = ((if (5_u32 <= 8) {
                            (if Pair::SIZE >= Pair::SIZE {
                                Pair::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            })
                        } else {
                            (Pair::SIZE).max(Pair::SIZE)
                        }))
                            .saturating_sub(Pair::SIZE);
                        false
                    })) => Vec4::new(3.0_f32, (-2.5_f32), (-0.0_f32), 1.0_f32),
                    _ => Vec4::new(y, 0.25_f32, a[0], a[1]),
                }))
                    .dot(Vec4::new(a[1], a[0], 0.0_f32, (-0.0_f32))))
                    .max((-1.0)) + 0.0);
            }
            if false {
                continue;
            }
        }
        ((t != t) ^ (y > 0.5))
    }
}

#[flatten]
mod p149 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const FIRST: Self = Pair(2, UVec2::new(0, 5));
        const ALL: [Pair; 2] = [Pair(0, UVec2::new(5, 2)), Self::FIRST];
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
    pub fn entry(a: f32, c: &Hit) -> Vec2 {
        let mut a_2 = UVec2::new(2, MASK);
        let mut a: Pair = Pair(1_u32, a_2);
        let y: f32 = 'block: {
            a_2.y = (((0_u32 | 7) - ((a_2.y + a.1.y) & 7)) ^ ((a).0 | a.1.y));
            if (((match (Hit::SIZE, 2_usize, 8_usize) {
                (mut n, ..=1, 4..=100) if (true & (n > n)) => (a_2.x < a_2.x),
                (3..=100, 4..=100, (3 | 100)) => FLAGS[(2_usize).min(8)],
                (_, mut x_2, (3 | 0)) => (0_u32 > a_2.y),
                _ => {
                    true;
                    false
                }
            })
                || ({
                    a.1.y = (a.1.y + a.1.y);
                    any(BVec3::new(false, (a.1.x != a.0), false))
                })))
            {
                let mut k0 = ((a_2.x + a_2.x)) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for b in 0..0 {
                        let mut a = round(
                            ((match (b as i32) {
                                x @ 2.. => HALF,
                                (1 | 1) => 0.0_f32,
                                _ => HALF,
                            }) + (-0.0)),
                        );
                        let Pair(a_2, mut x_2) = Pair::ALL[Hit::SIZE % 2];
                        if ((any(BVec3::new((k0 > 2_u32), true, false))
                            || ({ ((-0.0_f32) != a) })))
                        {
                            let mut b: [Mat3; 2] = [Mat3::from_cols(
                                Vec3::new(3.0_f32, 1.0_f32, 1.0_f32),
                                Vec3::new(2.0_f32, a, (-1.0_f32)),
                                Vec3::new(0.0_f32, 0.0_f32, a),
                            ); 2];
                            break 'block b[1].x_axis.z;
                        }
                        let (t, (v, mut x)) = (
                            (((a).sin() * (0.0_f32).cos() + (a).sin()) - a),
                            (
                                ((Vec2::new(0.0_f32, 3.0_f32))
                                    != (Vec2::new(3.0_f32, RAMP[(Pair::SIZE).min(8)]))),
                                (if true { [(*c), (*c)] } else { [Hit, (*c)] }),
                            ),
                        );
                        if ((t != t) | v) {
                            let mut c = ([
                                Mat3::from_cols(
                                    Vec3::new(t, t, 1.5_f32),
                                    Vec3::new(2.0_f32, a, a),
                                    Vec3::new(2.0_f32, a, (-1.0_f32)),
                                ),
                                Mat3::from_cols(
                                    Vec3::new(a, 0.0_f32, (-0.0_f32)),
                                    Vec3::new(3.0_f32, 0.0_f32, 1.5_f32),
                                    Vec3::new(t, (-0.0_f32), 1.0_f32),
                                ),
                            ])[0];
                            c.y_axis += Vec3::ONE;
                            break 'block t;
                        }
                    }
                    let given: f32 = ((Vec2::new(2.0_f32, 0.0_f32))
                        .dot(Vec2::new(1.5, 0.25)) + TABLE[(Hit::SIZE).min(3)]);
                    let a: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            (a_2 - HALF).max(HALF)
                        }
                        t
                    };
                }
                break 'block 0.0;
            }
            TABLE[Pair::SIZE % 4]
        };
        ((if (({
            let mut k0 = ((a.1.y).wrapping_add(a_2.y)) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut b: u32 = a_2.y;
            }
            'outer: for [mut a_2, c] in [[y, 1.0_f32], [y; 2]] {}
            (a_2.y != a.0)
        })) {
            Vec2::new((-1.0), y)
        } else {
            Vec2::new(0.5, y)
        }) + Vec2::splat((a_2.x as f32)))
    }
}
