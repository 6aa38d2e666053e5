//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p001::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p001::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p001::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p001::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p002", |v| { let a0 = [p002::Hit(Leaf::read(v[0])), p002::Hit(Leaf::read(v[1]))]; let a1 = Leaf::read(v[2]); let r = p002::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [p002::Hit(Leaf::read(v[0])), p002::Hit(Leaf::read(v[1]))]; let a1 = Leaf::read(v[2]); let r = p002::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p003", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p003::Hit { a: Leaf::read(v[1]) }, p003::Hit { a: Leaf::read(v[2]) }]; let a2 = Leaf::read(v[3]); let r = p003::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[1].a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p003::Hit { a: Leaf::read(v[1]) }, p003::Hit { a: Leaf::read(v[2]) }]; let a2 = Leaf::read(v[3]); let r = p003::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[1].a)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p004::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p004::entry(&a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p004::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p004::entry_flat(&a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p005::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p005::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p006::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p006::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p007", |v| { let a0 = p007::Pair { a: Leaf::read(v[0]) }; let a1 = p007::Pair { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let r = p007::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p007::Pair { a: Leaf::read(v[0]) }; let a1 = p007::Pair { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let r = p007::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p008", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p008::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p008::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = p009::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p009::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p009::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p009::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p011::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p011::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p012", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p012::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p012::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p013", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p013::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p013::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p016", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = p019::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = p019::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p019::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p019::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = p019::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p019::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p020", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p020::State { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p020::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p020::State { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p020::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p021", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p021::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p021::Hit { a: Leaf::read(v[4]) }, Leaf::read(v[5])); let a3 = Leaf::read(v[6]); let r = p021::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p021::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p021::Hit { a: Leaf::read(v[4]) }, Leaf::read(v[5])); let a3 = Leaf::read(v[6]); let r = p021::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = p026::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p026::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p026::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p026::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = p027::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p027::entry(&a0, a1, &a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p027::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p027::entry_flat(&a0, a1, &a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a3)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p029", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a2 = Leaf::read(v[6]); let mut a3 = p029::Hit { a: Leaf::read(v[7]) }; let r = p029::entry(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2]), Leaf::write(a3.a)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a2 = Leaf::read(v[6]); let mut a3 = p029::Hit { a: Leaf::read(v[7]) }; let r = p029::entry_flat(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2]), Leaf::write(a3.a)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p034", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p034::Pair; let mut a2 = Leaf::read(v[2]); let r = p034::entry(a0, a1, &mut a2); vec![Leaf::write(a2)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p034::Pair; let mut a2 = Leaf::read(v[2]); let r = p034::entry_flat(a0, a1, &mut a2); vec![Leaf::write(a2)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p035::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p035::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p036::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p036::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p036::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p036::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }),
    ("p037", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p037::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p037::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p038::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p038::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p038::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p038::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p039::Pair(Leaf::read(v[4])); let r = p039::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p039::Pair(Leaf::read(v[4])); let r = p039::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p040::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p040::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry_flat(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p045", |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p045::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a1)] }, |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p045::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a1)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = p046::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p046::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3.a), Leaf::write(a3.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = p046::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p046::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3.a), Leaf::write(a3.b)] }),
    ("p047", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry(&mut a0, a1); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[0][2].a), Leaf::write(r[0][2].b), Leaf::write(r[0][2].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[1][2].a), Leaf::write(r[1][2].b), Leaf::write(r[1][2].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c), Leaf::write(r[2][2].a), Leaf::write(r[2][2].b), Leaf::write(r[2][2].c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry_flat(&mut a0, a1); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[0][2].a), Leaf::write(r[0][2].b), Leaf::write(r[0][2].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[1][2].a), Leaf::write(r[1][2].b), Leaf::write(r[1][2].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c), Leaf::write(r[2][2].a), Leaf::write(r[2][2].b), Leaf::write(r[2][2].c), Leaf::write(a0)] }),
    ("p048", |v| { let a0 = p048::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = (Leaf::read(v[2]), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p048::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }, |v| { let a0 = p048::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = (Leaf::read(v[2]), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p048::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }),
    ("p049", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p049::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p049::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p050", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p050::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p050::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p052", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p052::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = p052::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let a3 = Leaf::read(v[7]); let r = p052::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(a0), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p052::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = p052::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let a3 = Leaf::read(v[7]); let r = p052::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(a0), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p054::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p054::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p058", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p058::Hit { a: p058::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p058::Hit { a: p058::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p058::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p058::Hit { a: p058::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p058::Hit { a: p058::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p058::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }),
    ("p059", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p060", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p061::Hit { a: p061::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, b: Leaf::read(v[4]), c: p061::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) } }); let a2 = Leaf::read(v[7]); let r = p061::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p061::Hit { a: p061::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, b: Leaf::read(v[4]), c: p061::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) } }); let a2 = Leaf::read(v[7]); let r = p061::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p063::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p063::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p064::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p064::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p068::entry(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p068::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a2)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p070", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p070::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p070::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p071::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p071::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = p073::Pair; let a1 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p073::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p073::Pair; let a1 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p073::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p074", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p075::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p075::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry(&a0, a1, a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry_flat(&a0, a1, a2); vec![] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p078::Pair(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p078::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p078::Pair(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p078::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p079", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p080::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p080::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p081", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p082", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p082::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p082::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p083::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p083::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p083::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p083::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p086::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p086::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p087::entry(a0, a1, &a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p087::entry_flat(a0, a1, &a2, &a3); vec![] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p088::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p088::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p089", |v| { let a0 = p089::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p089::entry(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }, |v| { let a0 = p089::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p089::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }),
    ("p090", |v| { let a0 = p090::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p090::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p090::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p090::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p093::entry(&a0, a1, a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p093::entry_flat(&a0, a1, a2); vec![] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p095", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p096::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p096::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p097", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p097::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p097::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p099::Pair { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p099::entry(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p099::Pair { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p099::entry_flat(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2), Leaf::write(a3)] }),
    ("p100", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p100::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p100::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p101", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let mut a0 = p103::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p103::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p103::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }, |v| { let mut a0 = p103::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p103::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p103::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }),
    ("p104", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p104::Hit { a: Leaf::read(v[1]), b: p104::Pair { a: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p104::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p104::Hit { a: Leaf::read(v[1]), b: p104::Pair { a: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p104::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p106", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p106::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p106::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p108", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry(&mut a0, &a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry_flat(&mut a0, &a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p109", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p109::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p109::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b.a), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p109::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p109::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b.a), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a3)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p110::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p110::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p111", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p111::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p111::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }),
    ("p112", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p112::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p113::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p113::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p114::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p114::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p115::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p115::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p116", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p117", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p117::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p117::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p120::entry(&a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p120::entry_flat(&a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p121", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p124::entry(a0, &mut a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(r[2].c), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p124::entry_flat(a0, &mut a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(r[2].c), Leaf::write(a1)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p125::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p125::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry_flat(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p127::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p127::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p128::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p128::entry(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p128::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p128::entry_flat(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p129", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p129::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p129::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p130::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p130::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p131", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p131::entry(a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p131::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p132::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p132::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p133::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p133::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p134::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p134::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p136::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p136::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p138::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p138::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p138::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p138::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p138::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p138::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p139::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p139::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p140::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p141::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p141::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p143::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p143::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p146", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p146::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p146::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p147::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p147::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p149::Pair(Leaf::read(v[2])), p149::Pair(Leaf::read(v[3]))); let a3 = Leaf::read(v[4]); let r = p149::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p149::Pair(Leaf::read(v[2])), p149::Pair(Leaf::read(v[3]))); let a3 = Leaf::read(v[4]); let r = p149::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
];

#[flatten]
mod p000 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, mut v: f32) -> f32 {
        let mut k0 = (((MASK & 63) << (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            let mut v: f32 = (if v <= a {
                ((v - (if a <= a { (a).clamp(a, a) + 0.0 } else { v }))).clamp(v, a)
                    + 0.0
            } else {
                a
            });
            if k0 == 0 || ((k0 <= 8)) {
                break;
            }
            k0 -= 1;
        }
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 8) {
                break;
            }
            k0 *= 2;
            let mut a: bool = (if (a <= v) {
                let mut k1 = 0i32;
                'inner: while k1 < 0 {
                    let a: u32 = ((k0 | 7) - (0_u32 & 7));
                    k1 += 1;
                }
                break;
            } else {
                false
            });
        }
        0.0
    }
}

#[flatten]
mod p001 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: &mut Pair, t: f32) -> Hit {
        let mut k0 = (5_u32) & 3;
        'outer: while k0 > 0 {
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
        let mut n: UVec2 = (({
            let mut turn = 0;
            let b: u32 = 'value: loop {
                let mut y: i32 = (*c);
                y /= 3;
                if ((if (!(t != (*a))) {
                    if true {
                        return Hit {
                            b: vec3(t, t, (*a)),
                            a: (y
                                + ({
                                    y = (*c);
                                    (*c)
                                })),
                        };
                    }
                    ({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })
                } else {
                    FLAGS[(({
                        y &= ((y).leading_zeros() as i32);
                        MASKS[(({
                            y -= (Pair { a: (*c) }).a;
                            MASK
                        }) % 7) as usize]
                    }) % 9) as usize]
                })) {
                    break ((MASKS[(y & 1) as usize] & 15)
                        * (((MASK & 15) * (MASK & 7)) & 7));
                }
                let given: f32 = ((t * 0.25_f32)).abs();
                let c: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(y: f32) -> f32 {
                        if y < HALF { -y } else { y }
                    }
                    t
                };
                turn += 1;
                if turn == 2 {
                    break (MASK).min(MASK);
                }
            };
            if (((y.a > y.a)
                && ({
                    (*y) = Pair { a: 7 };
                    all(
                        BVec3::new(
                            (1.5_f32 != t),
                            false,
                            (b
                                != MASKS[(({
                                    y.a %= 7;
                                    b
                                }) % 7) as usize]),
                        ),
                    )
                })))
            {
                {
                    let mut n: [Hit; 2] = [
                        Hit {
                            b: Vec3::new((*a), (*a), 0.5_f32),
                            a: (*c),
                        },
                        Hit {
                            a: 5_i32,
                            ..Hit {
                                a: y.a,
                                ..Hit { a: (*c), b: CORNER }
                            }
                        },
                    ];
                    'outer: for v in n {
                        n[(2_u32 % 2) as usize].b = v.b;
                        if (((if (t != n[1].b.x) { Hit::SIZE } else { Pair::SIZE })
                            < Hit::SIZE))
                        {
                            continue;
                        }
                        let start = dot((v.b - n[0].b.x), ({ n[1].b }));
                        let mut n = 0.0;
                        n += start;
                        let mut x_2: [Hit; 3] = [
                            v,
                            (if (0_u32 > b) {
                                Hit {
                                    b: Vec3::new((*a), v.b.y, 3.0_f32),
                                    a: 2_i32,
                                }
                            } else {
                                Hit { a: y.a, b: v.b }
                            }),
                            ({
                                Hit {
                                    b: Vec3::new(0.0_f32, v.b.x, v.b.x),
                                    a: y.a,
                                }
                            }),
                        ];
                    }
                    if (({
                        let q = t;
                        q == q && q.is_sign_negative()
                    })) {
                        return Hit { a: 0, b: (n[1].b * (*a)) };
                    }
                }
            }
            (UVec2::new(5, b) ^ UVec2::new(8, b))
        }) + (UVec2::new(MASK, 5_u32)).wrapping_add_signed(IVec2::new(y.a, 3_i32)));
        (*y) = Pair { a: y.a };
        (({
            let mut turn = 0;
            let a: f32 = 'value: loop {
                if (({
                    let a: i32 = select(
                        10_i32,
                        (*c),
                        ((n.x).is_power_of_two() && false),
                    );
                    false
                })) {
                    break 0.0;
                }
                turn += 1;
                if turn == 2 {
                    break 0.0;
                }
            };
            (
                Pair { a: 0_i32 },
                0.0_f32,
                Hit {
                    a: 0_i32,
                    b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                },
            )
        }))
            .2
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &[Hit; 2], c: f32) -> i32 {
        let mut a: [Hit; 2] = (if (false || (c != 0.25)) {
            (if ((if (1.5_f32 <= c) {
                (a[1].0 <= a[1].0)
            } else {
                let mut k0 = ((a[1].0 | a[0].0)) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if (c <= c) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let k1 = ((if (a[1].0 < 0) {
                        a[0].0
                    } else {
                        MASKS[(k0 % 7) as usize]
                    })) & 3;
                    'inner: loop {
                        if (0_u32 <= 0) {
                            break;
                        }
                        if k1 < 4 {
                            break;
                        }
                    }
                }
                false
            })) {
                [Hit(0_u32), Hit(0_u32)]
            } else {
                [Hit(0_u32), Hit(0_u32)]
            })
        } else {
            [Hit(0_u32), Hit(0_u32)]
        });
        0
    }
}

#[flatten]
mod p003 {
    use super::*;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: usize) -> f32 {
        'outer: for a_2 in 0..WIDE as i32 + 1 {
            if (a <= a) {
                if (a_2 < 10) {
                    let mut n: [Hit; 2] = [
                        Hit {
                            a: (if (a <= a) {
                                IVec3::new(a_2, a_2, a_2)
                            } else {
                                let b: i32 = 'block: {
                                    if ((a > a) && FLAGS[(a_2 & 1) as usize]) {
                                        (if (({ (a_2 <= (-1)) })) { (a > a) } else { (a_2 < a_2) });
                                        break 'block a_2;
                                    }
                                    a_2
                                };
                                IVec3::new(2_i32, a_2, a_2)
                            }),
                        },
                        Hit {
                            a: IVec3::new((-4_i32), 5_i32, 3_i32),
                        },
                    ];
                    continue;
                } else {
                    break;
                }
            }
        }
        (TABLE[(MASK % 4) as usize] + TABLE[a % 4])
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut [Hit; 2], y: &f32) -> Hit {
        let [mut a, c] = [((HALF) as i32 >> 2); 2];
        if ((if ((*y) > (*y)) {
            (((BVec3::new(false, (c <= c), (0.0_f32 > 1.0_f32)))
                == (BVec3::new(false, true, (c <= 1_i32))))
                && ({
                    a = a;
                    (c < a)
                }))
        } else {
            ({
                'outer: for a_2 in 0u32..3 {
                    'block: {
                        let mut b = (((Vec3::new((*y), (*y), 1.0_f32)).z).fract()
                            <= RAMP[(5_usize).min(8)]);
                        if (({
                            let q = (*y);
                            q == q && q.is_sign_negative()
                        })) {
                            continue 'outer;
                        }
                        let mut y: f32 = second(Hit::SIZE);
                    }
                }
                (a <= c)
            })
        })) {}
        Hit { a: IVec3::new(7, a, c) }
    }
}

#[flatten]
mod p004 {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: i32, c: &bool) -> Vec3 {
            let mut a_2: u32 = MASKS[(0_u32 % 7) as usize];
            (Vec3::new(
                (if (*c) {
                    STILL
                } else {
                    let mut k0 = ((a_2 & a_2)) & 3;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        if ((STILL > HALF) & (self.1.x > a)) {
                            break;
                        }
                    }
                    Pair::RATE
                }),
                (Vec4::new(0.25_f32, 2.0_f32, HALF, STILL))
                    .dot(Vec4::new(TABLE[(self.1.x & 1) as usize], 0.0, (-1.0), 0.5)),
                TABLE[(a_2 % 4) as usize],
            ))
                .min((POINTS[(a_2 % 6) as usize]).signum())
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &i32, c: &mut Hit, y: IVec2, t: &u32) -> Vec3 {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            if ((BVec3::new((y.x > LEVELS[((*t) % 8) as usize]), true, true))
                == (BVec3::new(true, (HALF != HALF), true)))
            {
                let given: f32 = (-({
                    let mut turn = 0;
                    let y: [i32; 3] = 'value: loop {
                        if (((1.5_f32 * c.b)
                            <= (c.b
                                * ({
                                    c.b = c.a.y;
                                    (-0.0)
                                }))))
                        {
                            break [
                                ((*a) | y.y),
                                ((c.a.x as i32).clamp(-64, 64)),
                                (3_i32).saturating_abs(),
                            ];
                        }
                        let mut a_2: Pair = Pair(
                            State::SIZE,
                            IVec3::new((-4_i32), 3_i32, y.x),
                        );
                        let c = a_2
                            .step(
                                ((a_2.1.x & 15) * ((a_2.1.z + a_2.1.y) & 7)),
                                &{ ((*t) > (*t)) },
                            );
                        turn += 1;
                        if turn == 1 {
                            break [y.x, k0, k0];
                        }
                    };
                    c.a.x
                }));
                let y: f32 = {
                    fn doubled(v: f32) -> f32 {
                        v * 0.5 + 1.0
                    }
                    let t = doubled(given);
                    t
                };
                continue;
            }
        }
        (((if ((*a) < (*a)) {
            'outer: for n in 1..=2 {
                'inner: for _ in (1..1).step_by(3).rev() {
                    let y: Hit = 'block: {
                        let mut t = Mat3::from_diagonal(Vec3::new(0.25, (-2.5), 2.0));
                        t.y_axis = Vec3::new(0.25_f32, t.z_axis.y, 1.5_f32);
                        if (y.x != 0) {
                            break 'block (*c);
                        }
                        Hit {
                            b: 1.5,
                            a: Vec2::new((-2.5), (-0.0)),
                        }
                    };
                    if (MASK != (*t)) {
                        continue;
                    }
                }
            }
            Mat3::IDENTITY
        } else {
            Mat3::from_cols(
                Vec3::new(c.a.x, 1.0_f32, (-1.0_f32)),
                Vec3::new(1.5_f32, c.a.x, c.b),
                Vec3::new(c.b, 1.5_f32, c.a.x),
            )
        }))
            .x_axis + Vec3::splat(c.a.y))
    }
}

#[flatten]
mod p005 {
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
    pub fn entry(mut b: f32, c: &i32, y: (usize, f32, usize)) -> u32 {
        let a_2: Vec2;
        if ((if (Vec3::new(STILL, y.1, b)).cmplt(Vec3::new(0.25, 1.5, b)).all() {
            b = (((-2.5_f32)).min(([b, y.1, y.1])[0]) + 0.0);
            ((*c) != (-1))
        } else {
            (!(b < y.1))
        })) {
            b -= (b).cbrt();
            a_2 = flatten::math::fma(
                (Vec2::new((-1.0_f32), 0.5_f32)).min(Vec2::new(b, y.1)),
                (if true {
                    Vec2::new(y.1, 3.0_f32)
                } else {
                    let k0 = (MASKS[((*c) & 1) as usize]) & 3;
                    'outer: loop {
                        if k0 > 3 {
                            continue;
                        }
                        break;
                    }
                    Vec2::new(HALF, b)
                }),
                (-(Vec2::new((-0.0_f32), b))),
            );
        } else {
            b = (y.1).floor();
            a_2 = flatten::math::select(
                (mat2(Vec2::new(b, (-1.0_f32)), Vec2::new(y.1, b))
                    * Vec2::new(1.5_f32, (-1.0_f32))),
                Vec2::splat(y.1),
                (false
                    || ({
                        b = (y.1 + b);
                        ((*c) <= (*c))
                    })),
            );
        }
        let mut k0 = ((if (y.2 < 0) {
            let start = MASK;
            let mut x_2 = 1;
            x_2 += start;
            x_2
        } else {
            1_u32
        })) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut x_2 = (k0 < k0);
                    let x_2: IVec2;
                    if ((a_2.y != b) || (1_u32 > k0)) {
                        x_2 = (if (8_usize == y.0) {
                            if ((((if (2.0_f32 < b) { 8_u32 } else { 1_u32 })
                                <= (k0).swap_bytes()) && (k0 <= 1)))
                            {} else {}
                            IVec2::new((*c), 1)
                        } else {
                            IVec2::new((*c), 3)
                        });
                    } else {
                        x_2 = IVec2::new(7, (*c));
                    }
                }
                k1 += 1;
            }
        }
        (MASKS[(0_i32 & 1) as usize] + (b.abs() as u32 & 255))
    }
}

#[flatten]
mod p006 {
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
mod p007 {
    use super::*;
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
    fn first(a: &mut f32, c: &mut f32, y: f32) -> f32 {
        (*a) = (((Hit((-0.0_f32), CORNER)).0 * 1.0)).atan2((y));
        let given: f32 = ((if y <= (*a) { (y).clamp(y, (*a)) + 0.0 } else { y })
            + ((*a)).mul_add((*c), 1.5));
        let a: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(y: f32) -> f32 {
                if y < HALF { -y } else { y }
            }
            t
        };
        let mut c = ((mat3(
            Vec3::new(0.25_f32, 0.0_f32, 0.5_f32),
            Vec3::new(TABLE[(State::SIZE).min(3)], (*c), a),
            Vec3::new(y, 0.25_f32, 0.5_f32),
        )
            * Mat3::from_cols(
                CORNER,
                Vec3::new(3.0_f32, y, (-1.0_f32)),
                POINTS[1_usize % 6],
            ))
            * (-Mat3::from_cols(
                Vec3::new(0.5_f32, (-1.0_f32), 2.0_f32),
                CORNER,
                Vec3::new(2.0_f32, y, (-0.0_f32)),
            )));
        c.y_axis = (c).mul_vec3(c.x_axis);
        c.z_axis.x
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, mut x: Pair, y: &mut usize) -> f32 {
        let (mut n, ((mut c, mut t), x)) = (
            mat3(
                Vec3::new((-2.5_f32), 3.0_f32, (-2.5_f32)),
                Vec3::new((-1.0_f32), (-0.0_f32), x.a),
                Vec3::new((-1.0_f32), x.a, (-1.0_f32)),
            ),
            ((State { c: x, a: (*y), b: MASK }, (*a)), UVec2::new(MASK, 0_u32)),
        );
        'outer: for v in [STEPS, STEPS] {
            if (({
                if (first(&mut n.z_axis.y, &mut t.a, (-0.0_f32))
                    < first(&mut n.x_axis.y, &mut c.c.a, t.a))
                {
                    {
                        n.y_axis.y
                            += (n.z_axis.z
                                + ({
                                    n.z_axis.z = ({ 1.5_f32 });
                                    n.y_axis.y
                                }));
                        n.z_axis.z -= (Pair { a: (a.a * n.x_axis.z) }).a;
                    }
                    return t.a;
                }
                n.z_axis = n.x_axis;
                (v > v)
            })) {
                break;
            }
            let mut k1 = -1i32;
            'inner: while k1 <= 3 {
                if (((x.x != 2)
                    && ({
                        n.z_axis += Vec3::new(0.5_f32, c.c.a, (-1.0_f32));
                        FLAGS[c.a % 9]
                    })))
                {
                    break 'inner;
                }
                k1 = 2 + k1;
            }
        }
        (n.y_axis.x + t.a)
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 3], c: &mut i32, mut v: Vec3) -> bool {
        {
            let Pair { a: c, b: y, c: mut a_2 } = Pair {
                c: (Pair {
                    c: v.x,
                    a: (*c),
                    b: Vec2::new(v.x, 1.5_f32),
                })
                    .c,
                a: ((MASK) as i32),
                b: (Vec2::new(a[0], 0.25_f32) + Vec2::new((-1.0_f32), 3.0_f32)),
            };
            let [mut x, x_2, ..] = a;
        }
        'outer: for y in a.iter().rev() {
            #[keep]
            'inner: for _ in (((if STEPS != 0 { (*c) / STEPS } else { (*c) }) & 3)..4) {
                if ((*c) < (*c)) {
                    if (Vec4::new(1.0_f32, v.z, (-2.5_f32), 2.0_f32))
                        .abs_diff_eq(Vec4::new(1.5_f32, (-0.0_f32), (*y), 1.5_f32), 0.5)
                    {
                        let mut t: [f32; 3] = [
                            ((v.z + 0.0)).tanh(),
                            (((*y) + (-0.0)) * (if (v.x > 2.0) { a[2] } else { a[2] })),
                            (a[2]).atan2((v.y)),
                        ];
                        continue;
                    } else {
                        continue;
                    }
                }
            }
            if ((-2.5_f32) < a[0]) {
                break;
            }
        }
        false
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3, pub u32);
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
                    c = (a + (Vec3::new(c, 0.5_f32, 0.25_f32)).min_element());
                    c = (Vec2::select(
                        (Vec2::new(a, 3.0_f32)).cmplt(Vec2::new(c, 1.0_f32)),
                        Vec2::new(a, c),
                        Vec2::new(0.5_f32, c),
                    ))
                        .perp_dot((Vec2::new(c, c) - 0.0_f32));
                }
                k1 += 1;
            }
        }
        let mut y: Vec4 = (select(
            Vec4::new(0.5_f32, 1.5_f32, c.0.x, 2.0_f32),
            Vec4::new((-0.0_f32), 0.5_f32, TABLE[(Pair::SIZE).min(3)], (-1.0_f32)),
            (c.1 < c.1),
        ))
            .fract_gl();
        'outer: for _ in 0u32..2 {
            if (5_u32 <= (c.1 + c.1)) {
                return [
                    mat4(y, y, y, y),
                    Mat4::from_diagonal(Vec4::new(y.y, 0.5_f32, 1.5_f32, y.w)),
                ];
            }
            if (c.0.z > 3.0) {
                return [
                    Mat4::from_diagonal(
                        Vec4::new(TABLE[Pair::SIZE % 4], 0.25_f32, 0.5_f32, 0.5_f32),
                    ),
                    Mat4::IDENTITY,
                ];
            }
            if (BVec3::new((c.0.y > c.0.z), false, true)).any() {
                continue;
            }
            let (c, _, ..) = (
                (if (c.1 <= 3) {
                    y.x
                } else {
                    let v: [Hit; 3];
                    if true {
                        y.w = ((c.0).to_array()[Hit::SIZE % 2]).floor();
                        v = [Hit, Hit, Hit];
                    } else {
                        v = [Hit, Hit, Hit];
                    }
                    c.0.x
                }),
                UVec2::new(8_u32, c.1),
                Pair::SIZE,
            );
        }
        [
            Mat4::IDENTITY,
            (if ((y.y).floor() >= (0.5_f32).copysign((y.x).max(-9.0))) {
                Mat4::from_cols(y, Vec4::new(y.z, y.w, y.x, (-1.0)), y, y)
            } else {
                Mat4::from_diagonal(
                    Vec4::new(HALF, TABLE[(State::SIZE).min(3)], 0.5, c.0.x),
                )
            }),
        ]
    }
}

#[flatten]
mod p010 {
    use super::*;
    use flatten::math::*;
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
    fn first(a: f32) -> bool {
        let mut a_2 = ((if COUNT >= COUNT { COUNT - COUNT } else { 0_usize }) & 7);
        a_2 += 1;
        let mut v = (((a.abs() as usize & 15) & 7) >> 1);
        ((a_2 > v) ^ (v > 1))
    }
    fn second(a: &f32) -> bool {
        if (false && ((*a) != (*a))) {
            if ((!(({
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= -1) {
                        break;
                    }
                    k0 = k0 + 2;
                    let mut k1 = -1i32;
                    'inner: while k1 <= -1 {
                        k1 = 2 + k1;
                        let mut a = Mat2::from_cols(
                            Vec2::new(0.5, 0.0),
                            Vec2::new(1.5, (-0.0)),
                        );
                        a.y_axis = a.y_axis;
                        if ((if (({ true })) {
                            first(HALF)
                        } else {
                            first(a.y_axis.x)
                        })) {
                            let start = COUNT;
                            let mut c = 2;
                            c += start;
                            break;
                        }
                        a.x_axis.x = (if ((if ((a.x_axis.y > a.x_axis.x) && false) {
                            (a.y_axis.y == STILL)
                        } else {
                            (k1 != k1)
                        })) {
                            (({ (-2.5_f32) }) / 2.0)
                        } else {
                            a.x_axis.y
                        });
                    }
                }
                3_usize
            }) == COUNT)))
            {}
            return ((*a) < (*a));
        }
        (((MASK != MASK) || (!true))
            ^ flatten::math::any(BVec3::new(((*a) < HALF), ((*a) < (*a)), false)))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: &f32, t: &usize) -> f32 {
        'block: {
            b = ((Vec3::new(0.25_f32, (*y), (-2.5_f32)) % 1.5)).z;
            if ((*y) <= (*y)) {
                (*c) = ({
                    let mut n: Mat2 = ({
                        let t = (Vec3::new(3.0, b, 0.25)
                            * Vec3::new(
                                ((*y)).move_towards((*y), 0.5),
                                ({ (*y) }),
                                (*y),
                            ));
                        Mat2::IDENTITY
                    });
                    ((*c)
                        - ({
                            (*c) = (2_i32).saturating_mul((*c));
                            (*c)
                        }))
                });
                break 'block;
            }
            if ((!BVec3::new(((*t) < (*t)), ((*c) < (*c)), ((*y) > b)))).any() {
                let mut b: Mat2 = Mat2::from_diagonal(Vec2::new(b, b));
                second(&b.x_axis.y);
                let start = (if (*t) >= 3_usize { (*t) - 3_usize } else { 1_usize });
                let mut n = 2;
                n += start;
            }
            if ((2.0_f32 != b)
                || all(
                    (Vec3::new(1.0_f32, 1.5_f32, b))
                        .cmpge(Vec3::new(3.0_f32, 0.0_f32, b)),
                ))
            {
                b
                    += (((if FLAGS[(*t) % 9] {
                        (*c) = ({ (((*c) & (*c)) | (*c)) });
                        (b * 1.0_f32)
                    } else {
                        if second(&b) {
                            let mut a: Vec3 = ((POINTS[(MASK % 6) as usize]).abs()
                                / (-3.0));
                        }
                        0.0_f32
                    }))
                        .min(0.0_f32) + 0.0);
            }
        }
        0.0
    }
}

#[flatten]
mod p011 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: f32, mut x: [f32; 2], y: &mut f32) -> u32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            if (k0).is_negative() {
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 2) {
                        break;
                    }
                    let (x_2, (_, _)) = (
                        ((((*y)).saturate() + 0.0)).sin(),
                        (
                            (Vec3::new(2.0_f32, 1.0_f32, 2.0_f32)).z,
                            BVec3::new(
                                FLAGS[(MASK % 9) as usize],
                                (k0 != k1),
                                ((*y) < x[1]),
                            ),
                        ),
                    );
                    if (x[1] >= (Vec2::new(x[1], 0.0_f32)).dot(Vec2::new(x[1], (-2.5))))
                    {
                        let mut b: f32 = (if (((if ((*y) <= 0.25) {
                            CORNER
                        } else {
                            Vec3::new(x_2, a, 3.0)
                        }))
                            .cmpeq(
                                (if (1.5_f32 <= (*y)) {
                                    Vec3::new((-2.5), (-1.0), a)
                                } else {
                                    CORNER
                                }),
                            )
                            .all())
                        {
                            ceil(x[Pair::SIZE % 2])
                        } else {
                            (*y)
                        });
                        break 'inner;
                    }
                    let Hit(y, mut x) = Hit((k0 < k1), IVec2::new(k0, (NARROW as i32)));
                    k1 += 1;
                }
                break;
            }
            let mut n = (if ((if (Hit(true, IVec2::new((-1_i32), k0))).0 {
                return ((MASK % (MASK | 1)) & (MASK >> (MASK & 31)));
            } else {
                ((-1.0_f32) > a)
            })) {
                break;
            } else {
                (*y) %= 3.0;
                ((0.25_f32 < x[1]) < (k0 != k0))
            });
            k0 += 1;
        }
        x = [((if ((-2.5_f32) != x[0]) { STILL } else { (*y) })).sin(); 2];
        let mut a: f32 = 0.0;
        0
    }
}

#[flatten]
mod p012 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> usize {
        let mut k0 = ((if ((*c) > (*c)) {
            let n: Mat2 = (if ((!(((*c) > (-1))
                || ({
                    (*c) = (((*c) & 63) << 1);
                    (7_i32 != (WIDE as i32))
                }))))
            {
                return (*a);
            } else {
                (mat2(Vec2::new(0.5_f32, y), Vec2::new(y, y))
                    * (Mat2::from_diagonal(Vec2::new(STILL, 1.5_f32))
                        + Mat2::from_diagonal(Vec2::new(1.0_f32, 1.5_f32))))
            });
            MASK
        } else {
            MASK
        })) & 3;
        #[keep] 'outer: while k0 > 0 && ((false && ((*c) > (*c)))) {
            k0 -= 1;
            let (a_2, mut x_2) = (
                (Vec4::new(y, y, 1.5_f32, (-2.5_f32))).min_position(),
                Pair((*a)),
            );
        }
        let n: i32;
        if ((*c) == (*c)) {
            (*a) &= 7;
            n = (7_i32).wrapping_add((*c));
        } else {
            n = (((*c) & 63) << 2);
        }
        ((Pair((*a))).0 == (*a));
        let mut x_2 = (Mat2::IDENTITY).transpose();
        ((*a) + (x_2.y_axis.x.abs() as usize & 255))
    }
}

mod p013 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &f32, y: f32) -> bool {
        {
            let [a, _] = [
                (if (0.25_f32 < (*c)) {
                    let mut t: [f32; 2] = [(*a); 2];
                    'outer: for _ in t.iter().rev() {
                        let (a, (_, _)) = (
                            Pair {
                                a: (Pair { a: (HALF < t[0]) }).a,
                            },
                            ((IVec2::new(2_i32, (NARROW as i32))).signum(), [(*c), y]),
                        );
                    }
                    3.0_f32
                } else {
                    let mut k0 = ((0.0_f32.abs() as u32 & 255)) & 3;
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
                    0.0_f32
                }),
                0.0_f32,
            ];
        }
        false
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    const STEPS: i32 = 3;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut u32, y: &mut f32, t: &u32) -> [f32; 2] {
        (*y)
            += (((IVec2::new(
                LEVELS[(({
                    (*c) = (((*t) & 15) * (MASK & 7));
                    (*c)
                }) % 8) as usize],
                5_i32,
            ))
                .y >> 1) as f32);
        let mut x_2 = ((-1.0_f32)).abs();
        [(x_2 + x_2), fma(0.25_f32, (x_2 % x_2), (((*a) * 0.0_f32) / 2.0))]
    }
}

#[flatten]
mod p015 {
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &f32, y: usize) -> bool {
        let mut x: [f32; 3] = [(*a), (*c), HALF];
        'outer: for (_, a_2) in x.iter().enumerate() {
            if (y < y) {
                'inner: for n in [
                    STEPS,
                    (if (y != y) {
                        let mut a_2 = (
                            ((WIDE as i32) >> STEPS),
                            Pair(((*c) + 0.0), (2_usize != y)),
                        );
                        1_i32
                    } else {
                        'inner: for _ in (0..0).rev() {
                            let mut c: i32 = (IVec3::new(
                                (NARROW as i32),
                                (-4_i32),
                                STEPS,
                            ))
                                .min_element();
                            if (y != y) {
                                continue;
                            }
                            let mut v: f32 = 0.0;
                            let start = select(
                                ((y & 255) as i32),
                                (3_i32 >> (1u32)),
                                ({
                                    let q = x[1];
                                    q == q && q.is_sign_negative()
                                }),
                            );
                            let mut b = 0;
                            b += start;
                        }
                        continue;
                    }),
                    (if (Pair::SIZE != y) {
                        LEVELS[(y).min(7)]
                    } else {
                        if ((Pair(
                            (0.5_f32).move_towards((*a_2), 0.5),
                            ({ (5_usize != 3_usize) }),
                        ))
                            .1)
                        {
                            let given: f32 = (((y as f32))
                                .max(
                                    flatten::math::dot(
                                        Vec2::new(0.0_f32, (-1.0_f32)),
                                        Vec2::new(TABLE[((WIDE as i32) & 1) as usize], (-2.5_f32)),
                                    ),
                                ) + 0.0);
                            let y: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(n: f32) -> f32 {
                                    (n - HALF).max(HALF)
                                }
                                t
                            };
                            let mut b: bool = ((*c) <= (*a));
                            let (c, mut x) = (
                                (if (!b) {
                                    (State(Hit {
                                        c: UVec2::new(MASK, MASK),
                                        a: Pair(HALF, b),
                                        b: TABLE[(3_u32 % 4) as usize],
                                    }))
                                        .0
                                } else {
                                    Hit {
                                        c: UVec2::new(MASK, MASK),
                                        a: Pair(TABLE[((NARROW as i32) & 1) as usize], b),
                                        b: (*a_2),
                                    }
                                }),
                                MASK,
                            );
                        }
                        10_i32
                    }),
                ] {
                    if ((-1_i32) <= n) {}
                }
            }
        }
        false
    }
}

#[flatten]
mod p016 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(mut b: Vec3) -> Vec3 {
        let mut k0 = (MASKS[(COUNT).min(6)]) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let given: f32 = b.y;
                    let n: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(x_2: f32) -> f32 {
                            x_2 * HALF + 1.0
                        }
                        t
                    };
                }
                k1 += 1;
            }
        }
        (Vec3::new(b.x, 2.0, (-1.0)) + Vec3::splat(b.y))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> bool {
        (*a) = (if ((Mat2::from_cols(Vec2::new((*a), (*a)), Vec2::new(0.0_f32, (*a))))
            .x_axis == Vec2::new(0.25, (*a)))
        {
            (*a)
                *= ({
                    (*a) *= (*a);
                    'outer: for a in 0..3usize {
                        let mut a = Vec2::new(STILL, 3.0);
                        if (a.x <= a.x) {
                            let mut c = mat2(a, Vec2::new(a.x, (-1.0)));
                            c.x_axis *= Vec2::ONE;
                            break;
                        }
                        let mut c: Vec3 = (Vec3::new(a.x, 2.0, (-2.5))
                            * first(
                                ({
                                    a.y = 1.5;
                                    Vec3::new(2.0_f32, a.x, (-1.0_f32))
                                }),
                            ));
                        let mut b: [f32; 3] = [1.0_f32; 3];
                        'inner: for (a_2, (b, a)) in b
                            .iter()
                            .copied()
                            .zip(0..3u32)
                            .enumerate()
                        {
                            let mut x_2 = Mat2::from_cols(
                                Vec2::new(3.0, 1.0),
                                Vec2::new(3.0, 2.0),
                            );
                        }
                    }
                    (-(Vec2::new((*a), (-0.0_f32))).y)
                });
            0.25
        } else {
            'outer: for b in [(IVec2::new(3_i32, 0_i32)).y, (c ^ 0_i32)] {
                'inner: for n in 0..1u8 {
                    if ((((n as f32) > (*a)) || ((n as f32) > 1.0)) && ((*a) != 1.0)) {
                        return (!((*a) > (n as f32)));
                    }
                    let mut x_2 = (1_i32 != c);
                }
                if (((if (b != 2) {
                    let (a, (_, _)) = (
                        ((Mat2::from_cols(
                            Vec2::new(3.0_f32, (*a)),
                            Vec2::new(0.5_f32, 0.25_f32),
                        ) * Mat2::from_diagonal(Vec2::new((*a), (*a)))) * ({ (*a) })),
                        ((if ((*a) <= 0.0) { 0.0_f32 } else { 0.0_f32 }), 0_u32),
                    );
                    0.0_f32
                } else {
                    0.0_f32
                }) < 0.0))
                {
                    break;
                }
            }
            0.0
        });
        false
    }
}

mod p017 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut IVec2) -> bool {
        let start = (if (COUNT <= COUNT) {
            return (c.x != c.x);
        } else {
            let mut v = (WIDE as i32);
            ((c.x & 15) * (3_i32 & 7))
        });
        let mut t = 0;
        t += start;
        let mut k0 = ((UVec2::new(2_u32, MASK)).y) & 3;
        #[keep]
        'outer: loop {
            t = (if ((if ((*a) > (*a)) {
                (if ((*a) < (*a)) {
                    (k0 != k0)
                } else {
                    let a: f32 = 'block: {
                        t <<= 1;
                        if ((false && ((*a) <= (*a))) || false) {
                            break 'block 0.0;
                        }
                        0.0
                    };
                    false
                })
            } else {
                false
            })) {
                0
            } else {
                0
            });
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        false
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: f32,
        pub c: IVec3,
    }
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: [f32; 3]) -> f32 {
        let a_2 = Hit {
            b: 1.5,
            c: (-0.0),
            a: CORNER,
        };
        (2.0 + b)
    }
}

#[flatten]
mod p019 {
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
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: Hit, c: &Vec3, y: &Pair, mut n: u32) -> bool {
        let mut v = ((Mat4::from_cols(
            Vec4::new(y.c, c.z, y.a.z, STILL),
            Vec4::new(c.y, y.b.z, c.x, c.z),
            Vec4::new(0.5_f32, 3.0_f32, 0.5_f32, y.a.x),
            Vec4::new(y.b.z, y.a.x, y.a.z, (-2.5_f32)),
        ) * y.c)
            * Mat4::from_cols(
                Vec4::new(y.a.z, c.z, y.b.x, c.y),
                Vec4::new(y.b.z, c.y, 0.0_f32, (-0.0_f32)),
                Vec4::new(y.a.z, c.z, y.a.y, c.y),
                Vec4::new(y.b.z, 1.0_f32, 3.0_f32, 3.0_f32),
            ));
        v.y_axis += Vec4::ONE;
        'outer: for c in 1..=0 {
            v.w_axis.w = (-2.5);
            ((if (5_u32 > n) {
                if (((a.a.x != a.a.x)
                    || ({
                        v.z_axis *= (y.b.x).tanh();
                        (n <= a.a.x)
                    })))
                {
                    return (y.b).is_nan();
                }
                y.b.x
            } else {
                0.0_f32
            }) >= 0.0);
        }
        false
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: State, mut v: Vec2) -> Hit {
        let mut k0 = ((MASK & MASK)) & 3;
        'outer: loop {
            v.x = tanh(v.x);
            let mut y = Hit { a: Hit::SIZE };
            if k0 == 0 || ((y.a < y.a)) {
                break;
            }
            k0 -= 1;
        }
        let mut a_2 = Vec3::select(
            ((Vec3::new(3.0, v.y, 1.0)).min((UVec3::new(1_u32, MASK, 1_u32)).as_vec3()))
                .cmplt(
                    Vec3::new(
                        ((*a) + v.x),
                        flatten::math::dot(v, v),
                        (v.y).midpoint((*a)),
                    ),
                ),
            CORNER,
            Vec3::new(0.0, Pair::RATE, 2.0),
        );
        let mut a_2: [f32; 2] = [v.x, v.y];
        'outer: for _ in a_2.iter().rev() {
            if (0_usize <= 5) {
                break 'outer;
            }
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 8) {
                    break;
                }
                k1 <<= 1;
                v *= v;
                if ((x.a ^ false) && false) {
                    break;
                }
            }
        }
        Hit { a: 0 }
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub u32, pub Pair);
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
        fn step(mut self, a: &f32, c: i32) -> f32 {
            let v: Vec4 = Vec4::new(0.5, self.b.x, (-2.5), 1.5);
            let (v, (mut y, a_2)) = (
                (({
                    'outer: for _ in [((MASK | 7) - (0_u32 & 7)), (MASK | MASK)] {
                        let mut k1 = (((1_u32 & 15) * (MASK & 7))) & 3;
                        'inner: loop {
                            let x: Hit = 'block: {
                                let mut n: u32 = k1;
                                if (flatten::math::hadd(self.b) < v.w) {
                                    let mut c = Pair { a: self.b.x, b: self.b };
                                    break 'block Hit { a: UVec2::new(k1, 2) };
                                }
                                Hit { a: UVec2::new(k1, 2) }
                            };
                            if k1 == 0 || ((x.a.y < k1)) {
                                break;
                            }
                            k1 -= 1;
                        }
                        if (c <= 10) {
                            break;
                        }
                    }
                    [0.0_f32, (-0.0_f32)]
                }))[0],
                (self.b, self),
            );
            a_2.b.x
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, mut x: i32, y: (Pair, Hit, Vec3), t: IVec2) -> i32 {
        if (((if y.0.b.x <= 0.25_f32 {
            (y.2.y).clamp(y.0.b.x, 0.25_f32) + 0.0
        } else {
            y.0.b.z
        })
            < y
                .0
                .step(
                    &y.2.x,
                    ({
                        (*a) = (FLAGS[(y.1.a.x % 9) as usize] as usize);
                        t.x
                    }),
                )))
        {
            return (flatten::math::select(t, t, ((*a) > 1_usize))).y;
        }
        let mut a: [f32; 2] = [y.2.z; 2];
        'outer: for (n, _) in (0..2i32).rev().zip(a.iter()) {
            if false {
                continue;
            }
            if (y.1.a.y < y.1.a.x) {
                {
                    let mut y = (Vec3::splat((if true { y.0.b.y } else { y.2.x })))
                        .abs();
                    if ((MASK
                        <= (if ((if true { (STILL != y.y) } else { (y.y < a[1]) })) {
                            0
                        } else {
                            (if 3_u32 != 0 { 0_u32 / 3_u32 } else { MASK })
                        })))
                    {
                        let mut a_2: [f32; 2] = ({ a });
                        (y, a_2[(Pair::SIZE).min(1)]) = (y, a_2[(3_i32 & 1) as usize]);
                    } else {
                        let mut b: u32 = 1;
                    }
                }
                continue 'outer;
            }
            let (Pair { a: x_2, b }, Hit { a: v }, _) = (
                Pair { a: Pair::RATE, b: y.2 },
                Hit { a: y.1.a },
                y.0.b,
            );
        }
        ((((IVec2::new(STEPS, 10_i32) + t)).min((IVec2::new(t.y, (-4_i32)) | t))).y
            + (a[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: &f32) -> bool {
        let mut x_2: [f32; 3] = [a; 3];
        'outer: for n in x_2.iter() {
            let mut c: f32 = x_2[Pair::SIZE % 3];
            let mut turn = 0;
            let a: f32 = 'value: loop {
                c
                    -= ((Vec3::new((*n), 3.0_f32, (-1.0_f32)))
                        .dot(Vec3::new(1.0_f32, x_2[1], 2.0_f32)))
                        .abs()
                        .ln_1p();
                let mut a: f32 = ({
                    if (IVec2::new(STEPS, LEVELS[(0_u32 % 8) as usize])
                        == (IVec2::new(7_i32, STEPS))
                            .wrapping_add_unsigned(UVec2::new(2_u32, 3_u32)))
                    {
                        let mut v: bool = ((*y) > x_2[0]);
                    } else if (!(Vec4::new(x_2[0], 0.25_f32, 0.25_f32, a))
                        .abs_diff_eq(Vec4::new(x_2[2], 0.5_f32, 2.0_f32, x_2[2]), 0.5))
                    {
                        c
                            -= ((((c) * 0.7 + (x_2[0]) * 0.1)).cos()
                                - Mat3::from_cols(
                                        Vec3::new(x_2[0], c, a),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    )
                                    .determinant());
                    } else {}
                    0.0
                });
                if false {
                    break 0.0;
                }
                turn += 1;
                if turn == 2 {
                    break 0.0;
                }
            };
        }
        false
    }
}

mod p023 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32) -> bool {
        let mut a_2 = Vec4::new((*a), (-1.0), 2.0, 0.25);
        let start = ((MASK).count_ones() as usize);
        let mut c = 2;
        c += start;
        'outer: for _ in 7..10i64 {
            #[keep]
            'inner: for t in (i32::MAX
                - ((STEPS + LEVELS[(LEVELS[(c).min(7)] & 1) as usize]) & 3)..=i32::MAX)
                .rev()
            {
                let mut n: bool = (hadd(Vec2::new(a_2.y, a_2.y))).is_nan();
                if ((!({ false }))) {}
            }
        }
        false
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(a: f32) -> f32 {
        'outer: for t in (0..2).rev() {
            'inner: for n in (((((NARROW as i32) & 15) * ((t as i32) & 7)) & 3)..8)
                .step_by(2)
            {
                if (((-4_i32)).max(n) >= ((t as i32)).rem_euclid((n) | 1)) {
                    break 'inner;
                }
                if (3.0_f32 != TABLE[(MASK % 4) as usize]) {
                    break 'outer;
                }
            }
            if true {
                continue;
            }
        }
        (a + a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &bool, c: u32, y: f32) -> [u32; 3] {
        'outer: for a in [
            (Vec3::new(y, 2.0_f32, 0.0_f32)).dot(Vec3::new(y, y, y)),
            (if (*a) {
                return ({
                    let (a, (Pair(_, _), _)) = (
                        third((y - 0.0_f32)),
                        (Pair(UVec2::new(0_u32, 0_u32), 0_i32), false),
                    );
                    [0_u32, 0_u32, 0_u32]
                });
            } else {
                0.0_f32
            }),
        ] {}
        [0_u32, 0_u32, 0_u32]
    }
}

#[flatten]
mod p025 {
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
        fn step(&self, mut b: f32, c: UVec2, y: &mut f32) -> f32 {
            let (mut b, mut t) = (
                (select(
                    Vec2::new(2.0_f32, (-1.0_f32)),
                    Vec2::new(b, 1.0_f32),
                    (10_i32 != (-1_i32)),
                ))
                    .dot((Vec2::new(0.0_f32, b)).signum()),
                (((c).y | 7) - (((0_i32 & 255) as u32) & 7)),
            );
            'outer: for n in 0..2u8 {
                b = (Vec3::new(b, (-1.0_f32), (n as f32))).z;
                if (({
                    let q = (n as f32);
                    q == q && q.is_sign_negative()
                })) {
                    continue 'outer;
                }
                {
                    let (Hit { a: _ }, b) = (if (self.b.x <= 0) {
                        (Hit { a: Self::RATE }, IVec3::new(self.b.x, self.b.y, (-1_i32)))
                    } else {
                        (Hit { a: (*y) }, IVec3::new(0_i32, 10_i32, self.b.x))
                    });
                    let mut a_2: Hit = Hit { a: (n as f32) };
                }
            }
            t = c.x;
            (({
                let mut turn = 0;
                let n: bool = 'value: loop {
                    ({
                        let mut x = (
                            Hit { a: (*y) },
                            IVec3::new((-1_i32), self.b.y, 7_i32),
                        );
                        (FLAGS[(c.y % 9) as usize]
                            && ({
                                x.1 = ({ x.1 });
                                ((*y) > (-0.0_f32))
                            }))
                    });
                    ((Vec4::new(1.0_f32, 0.5_f32, 1.0_f32, 2.0_f32)).min_position()
                        < Self::SIZE);
                    if ((*y) != 0.5) {
                        break (STEPS < self.b.y);
                    }
                    turn += 1;
                    if turn == 2 {
                        break (self.b.x <= STEPS);
                    }
                };
                2.0
            }) + (*y))
        }
    }
    fn second(mut b: f32, c: &i32) -> f32 {
        let mut y: (Hit, IVec3) = (if ((*c) != 5) {
            #[keep]
            'outer: for t in (0..((MASK >> (8_u32 & 31)) & 3)) {
                let (Hit { a: x }, ..) = (
                    Hit { a: (-0.0_f32) },
                    (IVec3::new((*c), 7_i32, (*c)) * 3),
                );
                'block: {
                    if (((t).is_power_of_two()
                        && ({
                            b = lerp(b, x, 0.0_f32);
                            (true && (t < t))
                        })))
                    {
                        return x;
                    }
                    if (t < t) {
                        continue 'outer;
                    }
                }
            }
            (Hit { a: b }, IVec3::new((*c), (*c), (-4_i32)))
        } else {
            (Hit { a: b }, IVec3::new((*c), (*c), (-4_i32)))
        });
        (b + y.0.a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: &usize) -> State {
        b.z = (b).z;
        let mut c: bool = ((({
            Pair {
                a: MASK,
                ..Pair {
                    a: 0_u32,
                    b: IVec2::new(STEPS, (NARROW as i32)),
                }
            }
        })
            .step(
                second(
                    ({
                        b.y = Mat2::from_cols(
                                Vec2::new(b.x, 0.25_f32),
                                Vec2::new(0.25_f32, (-0.0_f32)),
                            )
                            .determinant();
                        b.y
                    }),
                    &{ STEPS },
                ),
                UVec2::new(2_u32, 5_u32),
                &mut b.z,
            ) * 1.0) != b.x);
        let a_2: usize;
        if (!(b.z >= b.z)) {
            b.y *= (((Hit { a: 0.0_f32 }, IVec3::new(0_i32, 0_i32, 0_i32))).0).a;
            a_2 = 0;
        } else {
            a_2 = 0;
        }
        State { a: 0, b: 0 }
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: &mut u32, c: &mut i32) -> bool {
            let mut turn = 0;
            let x: Mat2 = 'value: loop {
                if (self.a.y < self.a.y) {
                    break 'value (if (((*a) > (*a)) || (10_i32 > self.a.y)) {
                        (Mat2::from_cols(
                            Vec2::new(1.5_f32, 0.25_f32),
                            Vec2::new(1.5_f32, (-1.0_f32)),
                        ))
                            .transpose()
                    } else {
                        ({
                            let (mut c, (mut x_2, x)) = (
                                Vec3::splat((self.b.y).remap(0.0, 2.0, self.b.y, self.b.x)),
                                (
                                    (if true { (self.b / 2.0) } else { self.b }),
                                    (if ((*a) <= (*a)) {
                                        [Hit((-1_i32)), Hit((NARROW as i32))]
                                    } else {
                                        [Hit(self.a.x); 2]
                                    }),
                                ),
                            );
                            Mat2::from_cols(
                                Vec2::new((-2.5), (-2.5)),
                                Vec2::new(0.0, 1.0),
                            )
                        })
                    });
                }
                turn += 1;
                if turn == 2 {
                    break Mat2::from_diagonal(Vec2::new(self.b.y, (-0.0)));
                }
            };
            ((FLAGS[Pair::SIZE % 9] < true) ^ (self.b.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: Hit, y: f32, mut n: u32) -> bool {
        let [Hit(a_2), Hit(a)] = [x; 2];
        x.0 = 3;
        let a_2: Pair = 'block: {
            if (({
                Pair {
                    b: Vec3::new(2.0, b, (-2.5)),
                    c: 0.0,
                    a: IVec3::new(3, 7, 3),
                }
            })
                .step(&mut n, &mut x.0))
            {
                (MASK != n);
                x.0 = a_2;
            } else {
                let Pair { a: a, b, .. } = Pair {
                    c: (Vec2::new((-0.0_f32), (-0.0_f32)))
                        .distance(Vec2::new(0.5_f32, y)),
                    a: (IVec3::new(a_2, x.0, (-4_i32))).max(IVec3::new(3_i32, a_2, a_2)),
                    b: Vec3::new(y, b, 1.0_f32),
                };
            }
            if (a < a_2) {
                break 'block Pair {
                    b: Vec3::new(2.0, y, b),
                    c: y,
                    a: IVec3::new(2, x.0, a),
                };
            }
            Pair {
                c: b,
                ..Pair {
                    c: (-1.0),
                    ..Pair {
                        a: IVec3::new((-1), a_2, (-4)),
                        b: Vec3::new(0.5, 2.0, 1.0),
                        c: y,
                    }
                }
            }
        };
        let b: UVec2;
        if ((IVec2::new(x.0, x.0)
            == ({
                let v: u32 = ((({
                    let q = a_2.c;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }) & 15) * (n & 7));
                IVec2::new((-1), 1)
            })))
        {
            b = UVec2::new(n, 8);
        } else {
            n = ((if (!(y <= a_2.b.z)) { 100i16 } else { 7 } / 3 % 5) as u32 & 255);
            b = (UVec2::new(3, n) % 3);
        }
        let mut b = Pair::SIZE;
        let mut x: f32 = 0.0;
        ((0.0_f32 < 0.0) ^ (x > 0.5))
    }
}

mod p027 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &usize, mut x: Pair, y: &f32, t: &mut u32) -> Pair {
        let mut v: [(u32, Hit, f32); 2] = [((*t), Hit(((*t) <= (*t)), (*y)), (*y)); 2];
        'outer: for (a, c) in (0..2i32).rev().zip(v.iter()) {
            if ((Vec2::new(v[0].1.1, (*y))) != (Vec2::new(0.0_f32, (-2.5_f32)))) {
                (x.1, [(*t), _]) = ((1.5 * x.1), [(((*t), v[0].1, (-1.0_f32))).0, MASK]);
                break;
            }
            let mut k1 = (2_u32) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let Pair(a, _) = Pair((x.0).min(x.0), select(0.0_f32, 0.0_f32, false));
            }
        }
        Pair(IVec3::new(0_i32, 0_i32, 0_i32), 0.0_f32)
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
        fn step(mut self, a: &BVec3, mut x: IVec2) -> bool {
            let mut k0 = 0i32;
            'outer: while k0 < 1 {
                k0 += 1;
                if (((if false {
                    false
                } else {
                    let mut k1 = (({
                        self.0.x = ((x.y).wrapping_mul(x.x)
                            / (((self.0.y).saturating_abs() ^ (x.y).saturating_abs())
                                | 1));
                        self.1.y
                    })) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        {
                            let mut x_2 = ((STILL)
                                .max(
                                    ((1.0_f32).clamp(-1.0, 1.0).acos()
                                        * (Vec2::new(TABLE[Pair::SIZE % 4], (-0.0_f32))).y),
                                ) + 0.0);
                            (self.0.x, x.x) = (
                                (x.x * 1),
                                (Hit { b: self.0.x, a: self.0.z }).a,
                            );
                            let start = (self.1.x).isqrt();
                            let mut b = 1;
                            b += start;
                        }
                    }
                    (self.1.x > self.1.x)
                }) || true))
                {
                    break;
                }
                if (self.1.x != 0) {
                    break;
                }
            }
            ({
                let t: f32 = (-(lerp(
                    Vec3::new((-2.5_f32), 0.0_f32, 1.5_f32),
                    Vec3::new(STILL, STILL, 3.0_f32),
                    CORNER,
                ))
                    .z);
                (Vec4::new(0.25_f32, t, t, 1.5_f32))
                    .abs_diff_eq(Vec4::new((-2.5_f32), 2.0_f32, 0.25_f32, t), 0.5)
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &usize, c: i32) -> bool {
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
                    {
                        if ((((*a) != Hit::SIZE) | (STEPS <= 3)) && (!false)) {
                            let mut b = RAMP[(*a) % 9];
                            break;
                        }
                        (k0 > k0);
                        let a = [
                            [HALF, TABLE[(c & 1) as usize]],
                            [RAMP[((*a)).min(8)], Pair::RATE],
                            [HALF, HALF],
                        ];
                    }
                    let (x, a) = (
                        Pair(IVec3::new(7_i32, 2_i32, 2_i32), UVec2::new(1_u32, k0)),
                        Pair::RATE,
                    );
                }
                k1 += 1;
            }
        }
        (Pair::step(
            (if (c < 7) {
                let mut k0 = 252u8;
                'outer: loop {
                    if !(k0 != u8::MAX) {
                        break;
                    }
                    k0 += 1;
                    if (Vec3::new(1.5_f32, (k0 as f32), (k0 as f32))).is_nan() {
                        let mut k1 = 3u32;
                        'inner: loop {
                            if !(k1 > 0) {
                                break;
                            }
                            k1 -= 1;
                            let mut a_2: [[f32; 2]; 3] = [
                                [1.0_f32, HALF],
                                [1.0_f32, TABLE[(*a) % 4]],
                                [HALF, HALF],
                            ];
                            if ((k0 as usize) < (*a)) {
                                break;
                            }
                        }
                    }
                }
                Pair(IVec3::new(0_i32, 0_i32, 0_i32), UVec2::new(0_u32, 0_u32))
            } else {
                Pair(IVec3::new(0_i32, 0_i32, 0_i32), UVec2::new(0_u32, 0_u32))
            }),
            &{ BVec3::new(false, false, false) },
            IVec2::new(0, 0),
        ) ^ false)
    }
}

#[flatten]
mod p029 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        fn step(self, a: f32, c: &Pair, y: &f32) -> usize {
            {
                let mut k0 = ((2.0_f32.abs() as u32 & 255)) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut a_2: u32 = ({ 5 });
                            let mut x_2: Vec3 = Vec3::splat((self.a as f32));
                        }
                        k1 += 1;
                    }
                }
                let Pair { a } = (*c);
            }
            ((Vec4::new(a, (-1.0_f32), 3.0_f32, (*y))).min_position() + (Self::SIZE + 5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 3], c: &mut [f32; 3], y: &f32, t: &mut Hit) -> f32 {
        'outer: for a_2 in (*a).iter() {
            if (!(Vec3::new(0.0, 0.5, TABLE[((-1_i32) & 1) as usize]))
                .cmpeq(Vec3::new(a[2], 2.0, c[1]))
                .all())
            {
                continue;
            }
            'inner: for t in 0..3 {
                let Hit { a } = (if false { Hit { a: t } } else { Hit { a: t } });
                let Pair { a: mut a } = Pair {
                    a: ((MASK | 7) - (MASK & 7)),
                };
            }
        }
        let k0 = (({
            let q = c[1];
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        'outer: while k0 > 3 {}
        if (((if Pair::SIZE >= 0_usize { Pair::SIZE - 0_usize } else { Pair::SIZE })
            <= 2))
        {
            let a: [f32; 3] = 'block: {
                if (c[2] < (-2.5)) {
                    if ((((if (a[2] <= a[0]) { MASK } else { MASK }) >> (MASK & 31))
                        > ((0_u32 / 3) + MASK)))
                    {
                        let mut c: Hit = Hit { a: t.a };
                        let x_2 = c
                            .step(
                                ({
                                    (*a)[(({
                                        a[0] *= RAMP[(5_i32 & 1) as usize];
                                        MASK
                                    }) % 3) as usize] = 0.0;
                                    (2.0_f32 - a[0])
                                }),
                                &{ Pair { a: 2_u32 } },
                                &a[0],
                            );
                        let mut c = x_2;
                    } else {
                        c[1]
                            += (((hadd(Vec4::new((-1.0_f32), 0.0_f32, 0.0_f32, 0.0_f32)))
                                .max(0.0_f32) + 0.0) + 0.0_f32);
                    }
                }
                if false {
                    break 'block [0.0_f32, 0.0_f32, 0.0_f32];
                }
                [0.0_f32, 0.0_f32, 0.0_f32]
            };
        }
        0.0
    }
}

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: IVec3, mut x: [f32; 3]) -> i32 {
        x = [((if (a.x < (-1)) {
            2.0_f32
        } else {
            let x_2: Mat2 = (Mat2::from_cols(
                Vec2::new(1.0_f32, 0.5_f32),
                Vec2::new(x[0], 0.0_f32),
            ))
                .transpose();
            x[1]
        }) * (x[2] - 2.0_f32)); 3];
        let Pair(t, mut x) = Pair(
            exp2(Vec2::new(x[2], x[1])),
            ({
                'outer: for _ in 0..WIDE as i32 + 1 {
                    x[Pair::SIZE % 3] -= x[2];
                    let mut n: i32 = 1;
                    x[1] = x[0];
                }
                a.y
            }),
        );
        let mut k0 = ((if true {
            let mut v = Mat2::from_cols(Vec2::new((-2.5), (-1.0)), t);
            MASKS[(a.x & 1) as usize]
        } else {
            x = (((IVec2::new(2_i32, a.x)).max(IVec2::new(a.x, 2_i32))
                ^ (IVec2::new((-4_i32), a.x)).wrapping_mul(IVec2::new(3_i32, 2_i32))))
                .y;
            MASK
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
                    let a: IVec3 = IVec3::new(
                        ((NARROW as i32) + (0_i32).rem_euclid((0_i32) | 1)),
                        0,
                        0,
                    );
                }
                k1 += 1;
            }
        }
        0
    }
}

mod p031 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Pair,
        pub c: f32,
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
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(&self, a: f32) -> bool {
            let mut y: [i32; 3] = [STEPS, 1_i32, (NARROW as i32)];
            'outer: for t in y.iter() {
                let mut y: Pair = (*self);
                if ((-1_i32)).is_negative() {
                    continue;
                }
                'inner: for c in 0..2i64 {
                    if (((c as u32)).max(y.0) > (((*t) != (*t)) as u32)) {
                        continue 'outer;
                    }
                    let (mut a_2, v) = (
                        (*t),
                        Vec4::new(1.5_f32, 1.5_f32, (c as f32), (-0.0_f32)),
                    );
                }
            }
            (((IVec2::new(y[1], y[1])) == (IVec2::new(y[2], (-4_i32)))) ^ (y[1] > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &IVec2, c: i32) -> i32 {
        {
            'block: {
                if (({ Pair(MASK) }).step((Vec3::new(0.25_f32, 1.5_f32, 0.5_f32)).z)) {
                    break 'block;
                }
            }
            let mut k0 = (5_u32) & 3;
            'outer: loop {
                if false || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut c: Pair = Pair(8_u32);
                if ((TABLE[Pair::SIZE % 4]
                    != (HALF
                        + (if STILL <= HALF {
                            (3.0_f32).clamp(STILL, HALF) + 0.0
                        } else {
                            (-1.0)
                        }))))
                {
                    {
                        let start = (TABLE[Pair::SIZE % 4]).round_ties_even();
                        let mut a = 0.0;
                        a += start;
                    }
                    if (((2_u32 <= 8)
                        || ({
                            c.0 = c.0;
                            false
                        })))
                    {
                        ({
                            let q = (-1.0_f32);
                            q == q && q.is_sign_negative()
                        });
                    } else {
                        let mut x_2: UVec2 = UVec2::new(8, 1);
                        x_2
                            += (x_2
                                | (if (((x_2.y > k0)
                                    && ({
                                        c.0 = x_2.y;
                                        (x_2.y != k0)
                                    })))
                                {
                                    ({ UVec2::new(2_u32, 1_u32) })
                                } else {
                                    x_2
                                }));
                    }
                }
            }
        }
        (c + a.y)
    }
}

#[flatten]
mod p033 {
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
    const FLAGS: [bool; 9] = [
        true,
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
    pub fn entry(a: &f32, mut x: u32, mut v: f32) -> f32 {
        'outer: for _ in (0..(({
            let given: f32 = 1.0;
            let a_2: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(c: f32) -> f32 {
                    (c - HALF).max(HALF)
                }
                let t = doubled(given);
                t
            };
            x
        }) & 3))
            .rev()
        {
            if (x > x) {
                let k1 = ((if (x <= x) {
                    x
                } else {
                    let mut turn = 0;
                    let a: i32 = 'value: loop {
                        let y = ((*a) <= v);
                        let mut t = (*a);
                        if y {
                            break (({ STEPS }) + (3_i32).signum());
                        }
                        turn += 1;
                        if turn == 1 {
                            break (IVec3::new((-1_i32), STEPS, 0_i32)).min_element();
                        }
                    };
                    x
                })) & 3;
                'inner: loop {
                    if (v != (-1.0)) {
                        break;
                    }
                    if k1 < 4 {
                        x %= 7;
                        break;
                    }
                }
                if ((if ((if FLAGS[State::SIZE % 9] {
                    v -= ((Hit((x > x), v)).1).tanh();
                    ({ (1_u32 <= x) })
                } else {
                    false
                })) {
                    false
                } else {
                    false
                })) {}
            }
        }
        0.0
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
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
    #[flatten(exact)]
    pub fn entry(mut b: (f32, usize), mut x: Pair, y: &mut f32) -> State {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for t in k0..=2 {
                if (FLAGS[(k0 % 9) as usize] && (b.0 == (*y))) {
                    break;
                }
                let [n, mut x_2, ..] = [
                    (LEVELS[(k0 % 8) as usize] - STEPS),
                    ([(WIDE as i32), (WIDE as i32), STEPS])[0],
                    (STEPS).saturating_sub(STEPS),
                ];
            }
        }
        b.0 -= (*y);
        State
    }
}

#[flatten]
mod p035 {
    use super::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn first(a: &mut Vec2, c: &f32) -> bool {
        let mut n = ((Vec2::new(0.0_f32, (-2.5_f32))).distance((*a)) * a.y);
        (n > (*c))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut Vec2, t: &mut u32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 += 1;
            'inner: for x in k0..=2 {
                let given: f32 = (HALF).clamp(-4.0, 4.0).exp2();
                let c: f32 = {
                    let t = doubled(given);
                    fn doubled(c: f32) -> f32 {
                        if c < 0.5 { -c } else { c }
                    }
                    t
                };
                (x != k0);
                let mut a: f32 = (Vec3::new(c, c, 3.0_f32))
                    .dot(Vec3::new((*a), STILL, 1.0));
                (((*t) < (*t)) < ((*t) < (*t)));
            }
            let a: Vec3 = (if (k0 != k0) {
                (if first(y, &(*a)) {
                    (Mat3::from_cols(CORNER, CORNER, CORNER)).x_axis
                } else {
                    if ((if (y.x <= (-2.5)) {
                        (first(&mut (*y), &(*a)) != false)
                    } else {
                        false
                    })) {}
                    Vec3::new(0.0, 0.0, 0.0)
                })
            } else {
                Vec3::new(0.0, 0.0, 0.0)
            });
        }
        0.0
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(&mut self, a: &f32) -> f32 {
            let mut v: IVec2 = (self.b
                - (if (true < (1_i32 != (-4_i32))) {
                    let State { a: a, b } = State {
                        b: (3.0_f32 * 1.0),
                        a: (0.0_f32).fract(),
                    };
                    (self.b).min(self.b)
                } else {
                    (IVec2::new(self.b.y, self.b.y) + IVec2::new(self.b.x, self.b.y))
                }));
            (((STEPS + (IVec2::new(v.y, 1_i32)).y) as f32) + (v.x as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec4, c: f32, y: f32, t: &mut Hit) -> Pair {
        if (((t.c.x < b.y)
            && (false
                && ({
                    t.c.z -= (*t).step(&b.z);
                    (t.a <= t.a)
                }))))
        {
            let v = State {
                a: 2.0,
                b: (if (!(3_i32 < t.b.y)) {
                    'block: {
                        let start = c;
                        let mut c = 0.0;
                        c += start;
                        if (((MASK & 7) as usize) == t.a) {
                            break 'block;
                        }
                    }
                    (-2.5)
                } else {
                    (t.c).dot(t.c)
                }),
            };
            return Pair {
                b: 0,
                a: Vec2::new((-0.0), b.w),
            };
        }
        (t.b.y, b) = (((WIDE as i32)).wrapping_rem((t.b.y) | 1), b);
        let mut k0 = ((BVec3::new((t.a < t.a), true, false)).bitmask()) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let b: f32;
            if false {
                b = c;
            } else {
                t.c.y = (flatten::math::floor(t.c)).dot(Vec3::new((-2.5), 1.5, t.c.x));
                b = (Vec4::new(0.0_f32, t.c.x, c, 0.5_f32)).element_sum();
            }
            let mut a: f32 = (vec2(
                (if (b != c) {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 3) {
                            break;
                        }
                        let mut t: Hit = Hit { b: t.b, ..(*t) };
                        let n = t.step(&b);
                        if (t.a <= t.a) {
                            break 'inner;
                        }
                        k1 += 1;
                    }
                    t.c.z
                } else {
                    0.0_f32
                }),
                0.0_f32,
            ))
                .y;
        }
        Pair {
            a: Vec2::new(0.0, 0.0),
            b: 0,
        }
    }
}

#[flatten]
mod p037 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: Vec3,
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
        fn step(self, a: f32, c: &i32) -> i32 {
            let mut b = all(
                (BVec3::new(true, true, true) ^ BVec3::new(self.a, true, true)),
            );
            (({
                b = ((self.c.x != ((-2.5_f32)).mul_add(self.c.y, self.c.z))
                    != (IVec2::new(3, (-1))
                        == (IVec2::new((-4), (*c)) + IVec2::new(5, 7))));
                ((((*c) + (*c)) & 15) * ((*c) & 7))
            }) + ((*c) / 2))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32) -> i32 {
        (BVec3::new(true, false, true)).test(Pair::SIZE % 2);
        let mut y: [f32; 2] = [v, (*a)];
        'outer: for v in y.iter() {
            if ((((*a) <= y[1])
                && ({
                    (*a) *= flatten::math::exp2(y[1]);
                    (((*c) > (*c)) | (3.0_f32 != y[0]))
                })))
            {
                let mut x_2 = (({
                    (*a) = (Pair::SIZE as f32);
                    let mut k1 = (((1_u32 & 15) * (MASK & 7))) & 3;
                    'inner: loop {
                        let mut b = (mat3(
                            Vec3::new((-1.0_f32), (*a), (-2.5_f32)),
                            Vec3::new(1.5_f32, (-0.0_f32), 0.25_f32),
                            Vec3::new(3.0_f32, (-2.5_f32), 1.0_f32),
                        ) * ([Mat3::from_diagonal(CORNER); 2])[0]);
                        b.y_axis += Vec3::ONE;
                        if k1 == 0 || (((*a) == b.z_axis.z)) {
                            break;
                        }
                        k1 -= 1;
                    }
                    (y[1]).cos()
                }))
                    .abs();
                break;
            }
            let n: f32 = 'block: {
                if (((*c)
                    >= ({
                        Pair {
                            b: Vec2::new((-1.0), 0.25),
                            c: Vec3::new((*a), (-0.0), y[1]),
                            a: (y[0] != (*a)),
                        }
                    })
                        .step((*v), &(*c))))
                {
                    let given: f32 = 1.5;
                    let x_2: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(n: f32) -> f32 {
                            (n - HALF).max(HALF)
                        }
                        t
                    };
                    break 'block x_2;
                }
                y[1]
            };
        }
        (((((*c) & 63) << (1u32)) * 0) + (y[0] as i32).clamp(-64, 64))
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
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub bool, pub BVec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&mut self, a: f32, c: &Pair, y: &mut f32) -> f32 {
            let mut v: f32 = ((if (*y) <= 1.5 {
                ((*y)).clamp((*y), 1.5) + 0.0
            } else {
                a
            }) * (a * (if a <= a { ((*y)).clamp(a, a) + 0.0 } else { (*y) })));
            let given: f32 = (-1.0);
            let t: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(b: f32) -> f32 {
                    (b - HALF).max(HALF)
                }
                t
            };
            ((*y) + (*y))
        }
    }
    impl Hit {
        fn step(mut self, a: &f32) -> Hit {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                let mut c: Pair = Pair;
                let x = c
                    .step(
                        (self.b - 2.0),
                        &{ (if (k0 > k0) { c } else { c }) },
                        &mut self.b,
                    );
                k0 += 1;
            }
            'outer: for a in -1..-1 {
                let mut y: Pair = Pair;
                let n = y.step((1.5_f32 * 1.0), &{ Pair }, &mut self.b);
            }
            Hit {
                a: (((self.a + self.a)
                    + (((if MASK != 0 { 3_u32 / MASK } else { 3_u32 }) & 7) as usize))
                    + (self.b.abs() as usize & 255)),
                b: (3.0 + (self.a as f32)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Hit, y: f32, t: u32) -> u32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            'block: {
                let mut a_2: Hit = (if (c.a < c.a) {
                    let start = t;
                    let mut n = 1;
                    n += start;
                    (*c)
                } else {
                    let mut x_2: Pair = Pair;
                    Hit { b: c.b, a: c.a }
                });
                let n = a_2.step(&b);
                if ((atan(a_2.b) < (Hit { b: c.b, ..a_2 }).b)) {
                    break 'block;
                }
                if ((if (State((3_i32 > k0), BVec3::new(false, true, true))).0 {
                    (State((b > a_2.b), BVec3::new(false, false, (t != t)))).0
                } else {
                    (t < t)
                })) {
                    return 0;
                }
            }
            if false {
                break;
            }
            k0 += 1;
        }
        0
    }
}

mod p039 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut (UVec2, f32, usize), y: Pair) -> u32 {
        let Pair(t) = Pair(y.0);
        (c.0.x + ((c.2 & 255) as u32))
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: [f32; 2], y: f32) -> u32 {
        'outer: for (x_2, _) in x.iter().enumerate() {
            let b: usize = 'block: {
                if ((MASK / MASK) >= MASK) {
                    let c = ((Vec3::new(y, x[1], 0.5_f32)).truncate())
                        .normalize_or_zero();
                    break 'block 1;
                }
                let [b, x_2] = [y, ((-1.0_f32) + x[0])];
                let x_2 = (Vec4::new(0.0, x_2, (*a), 0.0)).normalize_or_zero();
                ({
                    if (fma(
                        POINTS[COUNT % 6],
                        Vec3::new(x[0], x_2.w, x[0]),
                        Vec3::new(x_2.y, (-2.5_f32), (-1.0_f32)),
                    ))
                        .cmpeq(Vec3::splat(3.0))
                        .all()
                    {
                        let mut c = (IVec3::new(
                            (WIDE as i32),
                            (5_i32 % ((-4_i32) | 1)),
                            (NARROW as i32),
                        )
                            & flatten::math::select(
                                (IVec3::new(3_i32, STEPS, 2_i32) % 3),
                                (IVec3::new((-4_i32), (-1_i32), STEPS)
                                    - IVec3::new(7_i32, (-1_i32), 0_i32)),
                                all(BVec3::new(false, (0.5_f32 != x_2.y), true)),
                            ));
                        return ((8_u32 + MASK)).max((MASK + MASK));
                    }
                    (0_usize).saturating_sub(COUNT)
                })
            };
            let mut y = Vec3::new(0.25, (*a), 2.0);
            if true {
                break 'outer;
            }
            let mut b: i32 = select((WIDE as i32), (WIDE as i32), (2.0_f32 > (*a)));
            let mut k1 = (8_u32) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                if false {
                    let y: UVec2;
                    if ((((x[0] != (*a)) != (b < b))
                        || ({
                            b <<= 1;
                            true
                        })))
                    {
                        y = UVec2::new(8, 2);
                    } else {
                        b = b;
                        y = UVec2::new(3, (k1 % (0_u32 | 1)));
                    }
                    return ((2_u32 + y.x) / 7);
                }
            }
        }
        (((MASK & MASK) ^ ((MASK >> (MASK & 31))).min(MASK)) + (x[0].abs() as u32 & 255))
    }
}

#[flatten]
mod p041 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: f32) -> Pair {
        let k0 = (((5_u32 | 7) - (MASK & 7))) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            (((STEPS & 15) * ((NARROW as i32) & 7))
                != ((NARROW as i32)).wrapping_shr(k0));
            if ((k0 <= k0) && (!(1_u32 > k0))) {
                return Pair {
                    b: (CORNER).with_y(b),
                    ..Pair {
                        a: Vec2::new((-2.5), 0.5),
                        ..Pair {
                            b: CORNER,
                            c: Vec3::new(b, c, b),
                            a: Vec2::new(1.5, 2.0),
                        }
                    }
                };
            }
            break;
        }
        #[keep]
        'outer: for _ in (0..(((10_i32 & 15) * (STEPS & 7)) & 3)) {
            b
                += ({
                    if (((MASK < (2_u32).wrapping_mul(MASK))
                        || ({
                            b = c;
                            (b).is_finite()
                        })))
                    {
                        if (((Vec3::new(Hit::RATE, 0.0, (-1.0)))
                            .cmplt(Vec3::new((-2.5), 0.5, (-0.0)))
                            .any()
                            && ((c <= b)
                                || ({
                                    b = 0.0;
                                    false
                                }))))
                        {
                            return Pair {
                                a: Vec2::new(0.0, 0.0),
                                b: Vec3::new(0.0, 0.0, 0.0),
                                c: Vec3::new(0.0, 0.0, 0.0),
                            };
                        }
                    }
                    0.0_f32
                });
        }
        Pair {
            a: Vec2::new(0.0, 0.0),
            b: Vec3::new(0.0, 0.0, 0.0),
            c: Vec3::new(0.0, 0.0, 0.0),
        }
    }
}

#[flatten]
mod p042 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
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
    pub fn entry(a: IVec3, c: &mut i32, y: f32) -> bool {
        let mut x_2 = Pair::SIZE;
        if (((-y) == (if (true || false) { (y).cos() } else { ((y).max(2.0) + 0.0) }))) {
            (FLAGS[(7_i32 & 1) as usize]
                && (if (2_usize < x_2) {
                    return false;
                } else {
                    false
                }));
        }
        false
    }
}

#[flatten]
mod p043 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: IVec2) -> i32 {
        let mut k0 = 255u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            if ((Vec3::new((-0.0_f32), 0.0_f32, a)).dot(CORNER) <= (k0 as f32)) {
                let mut v = Hit(
                    (({
                        let mut x_2 = (if ((if true {
                            (a < (k0 as f32))
                        } else {
                            ((k0 as i32)).is_negative()
                        })) {
                            (
                                (a).floor(),
                                State(
                                    7_i32,
                                    Pair {
                                        b: Hit::SIZE,
                                        c: 8_u32,
                                        a: a,
                                    },
                                ),
                                ({ MASK }),
                            )
                        } else {
                            (
                                (-a),
                                (if (c.x < (k0 as i32)) {
                                    State(
                                        (k0 as i32),
                                        Pair {
                                            a: a,
                                            b: State::SIZE,
                                            c: 2_u32,
                                        },
                                    )
                                } else {
                                    State(c.y, Pair { c: 3_u32, a: a, b: 8_usize })
                                }),
                                MASK,
                            )
                        });
                        c
                    }) & c),
                    (IVec2::new(c.y, 3_i32) | (c + c)),
                );
                break 'outer;
            }
            let mut turn = 0;
            let c: Vec3 = 'value: loop {
                if ((-1.0_f32)).is_nan() {
                    break 'value smoothstep(
                        ({
                            let mut v: f32 = (((Mat4::from_cols(
                                Vec4::new(a, (-0.0_f32), 1.5_f32, (k0 as f32)),
                                Vec4::new(a, 0.5_f32, 0.0_f32, a),
                                Vec4::new(a, (-0.0_f32), (-1.0_f32), a),
                                Vec4::new((-2.5_f32), (-2.5_f32), a, (-2.5_f32)),
                            )
                                * Mat4::from_diagonal(
                                    Vec4::new(1.5_f32, (-0.0_f32), 0.0_f32, a),
                                )) * Vec4::new(0.0_f32, 0.5_f32, (-0.0_f32), 0.25_f32)))
                                .dot(Vec4::new(a, a, 0.5, (-2.5)));
                            Vec3::new(2.0_f32, 0.5_f32, a)
                        }),
                        Vec3::new((k0 as f32), 0.25_f32, 0.5_f32),
                        (POINTS[((k0 as usize)).min(5)] * a),
                    );
                }
                turn += 1;
                if turn == 3 {
                    break (Vec3::new((-1.0), (k0 as f32), (-2.5)))
                        .max(Vec3::new(0.5, 1.0, (k0 as f32)));
                }
            };
            k0 += 1;
        }
        let a: Vec3 = 'block: {
            if (MASK > (MASK >> (MASK & 31))) {
                break 'block Vec3::new(0.0, 0.0, 0.0);
            }
            Vec3::new(0.0, 0.0, 0.0)
        };
        0
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
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
    pub fn entry(a: f32, mut x: Vec2) -> Mat2 {
        x.y *= 3.0_f32;
        let start = (Pair::SIZE + (Hit::SIZE & 7));
        let mut v = 2;
        v += start;
        let mut k0 = (((v & 255) as u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p045 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: i32,
        pub c: f32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat3, c: &mut f32) -> Hit {
        a.y_axis.x = flatten::math::lerp(
            (Hit {
                b: (WIDE as i32),
                c: a.x_axis.y,
                a: (a.x_axis.y > a.z_axis.x),
            })
                .c,
            (round((-1.0_f32))).floor(),
            a.z_axis.y,
        );
        let mut k0 = ((if 3_u32 != 0 { MASK / 3_u32 } else { 0_u32 })) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (FLAGS[(5_i32 & 1) as usize] && ((k0 != k0) && (k0 > k0))) {
                        let c = select(a.x_axis.x, ((a.x_axis.y).abs() - 0.0), true);
                        return Hit {
                            c: a.z_axis.x,
                            ..Hit {
                                c: a.y_axis.y,
                                a: true,
                                b: 1,
                            }
                        };
                    }
                    let mut b = a.z_axis.x;
                }
                k1 += 1;
            }
        }
        let mut x = [Pair(Pair::SIZE), Pair(Pair::SIZE)];
        let c: i32 = STEPS;
        Hit {
            a: false,
            b: ((10
                - (Hit {
                    b: c,
                    c: a.y_axis.z,
                    a: (x[0].0 > x[1].0),
                })
                    .b) + (a.y_axis.z as i32).clamp(-64, 64)),
            c: (3.0 + a.y_axis.z),
        }
    }
}

#[flatten]
mod p046 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: usize, c: Pair, mut v: f32, t: &mut Pair) -> Pair {
        (*t) = Pair {
            b: c.b,
            a: Vec3::new(t.a.z, c.a.y, 0.25),
        };
        let mut c: [f32; 2] = [v, c.a.y];
        'outer: for (_, &_) in c.iter().zip(&[(t.b % (t.b | 1)), (t.b & t.b)]) {
            if (({
                let mut k1 = (t.b) & 3;
                #[unroll(max = 3)] 'inner: while k1 > 0 {
                    k1 -= 1;
                    if (((if 2_usize >= a { 2_usize - a } else { a }) < a)) {
                        continue 'outer;
                    }
                }
                ({
                    let Pair { a: a, b: mut v } = Pair {
                        b: ((0_u32 & 15) * (t.b & 7)),
                        ..(*t)
                    };
                    if ((if ((false
                        || (MASKS[(({
                            t.a.y = (if (v > v) { a.y } else { t.a.z });
                            v
                        }) % 7) as usize] < 8)))
                    {
                        (v < t.b)
                    } else {
                        ({ (0.0_f32 < 0.0) })
                    })) {
                        return Pair {
                            a: Vec3::new(0.0, 0.0, 0.0),
                            b: 0,
                        };
                    }
                    false
                })
            })) {}
        }
        Pair {
            a: Vec3::new(0.0, 0.0, 0.0),
            b: 0,
        }
    }
}

mod p047 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
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
    pub fn entry(a: &mut usize, c: i32) -> [[Hit; 3]; 3] {
        let mut k0 = (((MASKS[((*a)).min(6)] & 15) * (8_u32 & 7))) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0 && (((!((*a) > (*a))) && ((*a) == (*a)))) {
            k0 -= 1;
            let (x_2, (x, mut n)) = (
                abs((Vec2::new(TABLE[(k0 % 4) as usize], HALF)).xx()),
                (
                    Vec4::new(1.5_f32, (-2.5_f32), TABLE[(k0 % 4) as usize], (-0.0_f32)),
                    TABLE[(MASK % 4) as usize],
                ),
            );
        }
        'outer: for t in 0..2u8 {
            let start = ((HALF).abs() + 0.5).ln();
            let mut a_2 = 0.0;
            a_2 += start;
            if true {
                break;
            }
            if (a_2 != 0.5) {
                let mut a: [f32; 3] = [0.0_f32, 0.0_f32, 0.0_f32];
                'inner: for a in a {}
            }
        }
        [
            [
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
            ],
            [
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
            ],
            [
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
                Hit {
                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    b: Vec2::new(0.0_f32, 0.0_f32),
                    c: 0.0_f32,
                },
            ],
        ]
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
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
    impl Pair {
        fn step(self, mut b: f32, c: i32, y: &mut f32) -> f32 {
            (*y) %= 3.0;
            let mut a_2 = (if ((MASK >= MASK) || ((*y) != (-1.0))) {
                [([self; 2])[0], Pair { a: c, b: self.b }]
            } else {
                'outer: for c in [(*y), (self.b).mul_add(b, self.b)] {
                    #[keep]
                    'inner: for v in ((self.a & 3)..=((self.a ^ self.a) & 3)) {
                        if ((v != self.a) || (Vec3::new((*y), 0.25_f32, (*y))).is_nan())
                        {
                            continue;
                        }
                        if true {
                            break 'outer;
                        }
                    }
                    if true {
                        continue;
                    }
                }
                [
                    Pair {
                        b: b,
                        ..Pair { b: self.b, a: c }
                    },
                    self,
                ]
            });
            b
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Pair, c: (Vec3, Vec2), y: &mut usize, t: &i32) -> [i32; 3] {
        let [Pair { a: x_2, b: _ }, Pair { a: mut a, b: _ }] = ({
            {
                let mut k0 = ((1_u32 ^ MASK)) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    let given: f32 = ((c.1).perp()).y;
                    let a: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a_2: f32) -> f32 {
                            (a_2 - HALF).max(HALF)
                        }
                        t
                    };
                }
                let mut n: Pair = Pair { b: c.1.y, ..b };
                let x = n.step(c.0.x, n.a, &mut b.b);
            }
            let n: i32 = 7;
            [Pair { b: c.0.x, a: b.a }, b]
        });
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            if (({
                {
                    let y = ([Pair { b: Pair::RATE, ..b }, b])[0];
                }
                (false && (8_u32 < k0))
            })) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            b = Pair {
                a: ((IVec2::new((WIDE as i32), a)).min(IVec2::new(a, 1_i32))).y,
                ..b
            };
            if true {
                let mut turn = 0;
                let a: IVec3 = 'value: loop {
                    if ((*y) > (*y)) {
                        let mut a: f32 = 0.0;
                    }
                    if false {
                        break IVec3::new(0, 0, 0);
                    }
                    turn += 1;
                    if turn == 2 {
                        break IVec3::new(0, 0, 0);
                    }
                };
            }
        }
        [0_i32, 0_i32, 0_i32]
    }
}

mod p049 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub u32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let given: f32 = (flatten::math::sign(0.0_f32)).ceil();
        let x_2: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(x_2: f32) -> f32 {
                (x_2 - HALF).max(HALF)
            }
            let t = first(given);
            t
        };
        let mut k0 = ((if 5_u32 != 0 { MASK % 5_u32 } else { MASK })) & 3;
        #[keep]
        'outer: loop {
            if ((if (!(k0 <= 8)) {
                ((*c) <= (*c))
            } else {
                (if (k0 <= k0) {
                    false
                } else {
                    let a_2: f32;
                    if (({
                        let q = 1.0_f32;
                        q == q && q.is_sign_negative()
                    })) {
                        (*c) = (-((*c) - (*c)));
                        a_2 = x_2;
                    } else {
                        (*a) *= (Vec3::splat((*a))).z;
                        a_2 = x_2;
                    }
                    (k0 != 2)
                })
            })) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let mut a_2: bool = (((IVec2::new(10_i32, (*c)))
                .clamp(IVec2::splat(-3), IVec2::splat(5))
                == (IVec2::new((*c), (*c))).min(IVec2::new((-1), (*c))))
                == FLAGS[(k0 % 9) as usize]);
            (*a) = 0.25;
            let mut n = Mat3::from_cols(
                Vec3::new(x_2, x_2, (-1.0)),
                Vec3::new(1.5, 1.0, x_2),
                Vec3::new((*a), 1.5, x_2),
            );
            n.z_axis = (n.z_axis
                - Vec3::new(n.y_axis.x, 2.0_f32, TABLE[((*c) & 1) as usize]));
        }
        let Pair { a: y } = Pair {
            a: (x_2.abs() as usize & 15),
        };
        'outer: for a_2 in [
            (((-4_i32) & 15) * ((*c) & 7)),
            (*c),
            ((WIDE as i32) >> (1u32)),
        ] {
            'inner: for _ in (0..3).rev() {
                'block: {
                    if all(
                        (Vec3::new((-2.5_f32), 2.0_f32, (*a)))
                            .cmpne(Vec3::new(x_2, (-1.0_f32), (*a))),
                    ) {
                        break 'block;
                    }
                }
                if true {
                    continue;
                }
            }
            if (1.0_f32 < (*a)) {
                continue 'outer;
            }
        }
        (((if false {
            return (Vec2::select(
                (Vec2::new(3.0_f32, 1.5_f32)).cmplt(Vec2::new(x_2, 1.0_f32)),
                Vec2::new(1.5_f32, 2.0_f32),
                Vec2::new((*a), 1.0_f32),
            ))
                .y;
        } else {
            Vec3::new((-0.0_f32), (*a), HALF)
        }))
            .z + (*a))
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec2);
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
    pub fn entry(a: &mut f32, c: i32, y: &mut IVec2, mut n: f32) -> bool {
        let mut turn = 0;
        let a_2: f32 = 'value: loop {
            y.x = ({
                (*y) = ((*y) + (*y));
                y.y
                    |= (((if (n <= n) { y.x } else { y.y })
                        - (((*a) as i32).clamp(-64, 64))) >> (1u32));
                y.x
            });
            if (y.x).is_negative() {
                break (*a);
            }
            turn += 1;
            if turn == 1 {
                break (*a);
            }
        };
        (*a) /= 2.0;
        #[unroll(max = 4)]
        'outer: for _ in ((1_i32 & 3)..=((y.y + y.x) & 3)) {
            let [mut b, a_2, x_2] = [(y.x % (y.y | 1)), ((MASK & 255) as i32), (-y.y)];
            if ((3_u32).max(MASK) >= (UVec2::new(8_u32, 1_u32)).y) {
                break;
            }
            let t: usize = Pair::SIZE;
        }
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 4) {
                break;
            }
            k0 *= 2;
            y.y = ((10_i32).wrapping_shr(5_u32)).signum();
            if ((if (0_u32 <= 2) {
                ({
                    let q = RAMP[(Pair::SIZE).min(8)];
                    q == q && q.is_sign_negative()
                })
            } else {
                (((*a) < a_2)
                    && ({
                        y.x = (c).signum();
                        (y.y != y.y)
                    }))
            })) {
                continue;
            }
            if (((*a)).atan2(((*a))) != (n - 0.0)) {
                return ((Vec4::new(0.0_f32, 0.0_f32, 1.5_f32, n))
                    .dot(Vec4::new(2.0_f32, 0.0_f32, (-2.5_f32), (-1.0_f32)))
                    >= (-(*a)));
            }
            'inner: for y in 0u32..1 {
                let mut turn = 0;
                let a: (bool, f32, Vec3) = 'value: loop {
                    let mut x_2: f32 = (({ (y as f32) }) / 2.0);
                    if ((c < c) || (((y & 15) * (k0 & 7)) >= y)) {
                        let mut b = [n, (*a)];
                    } else {}
                    if (7_i32 <= 7) {
                        break (true, 3.0_f32, Vec3::new(0.25_f32, (*a), 2.0_f32));
                    }
                    turn += 1;
                    if turn == 3 {
                        break (true, n, Vec3::new(0.5_f32, (*a), x_2));
                    }
                };
            }
        }
        ((c != y.x) ^ (y.x > 1))
    }
}

mod p051 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: Pair,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32, t: &u32) -> f32 {
        let start = distance(
            Mat4::from_translation(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
                .transform_point3(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
        );
        let mut a = 0.0;
        a += start;
        0.0
    }
}

#[flatten]
mod p052 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Pair, y: &mut Pair, t: bool) -> [Mat2; 2] {
        let (t, n) = (
            Pair {
                b: (if (y.b.y != c.c.y) {
                    let mut x_2 = (IVec2::new(LEVELS[Pair::SIZE % 8], (NARROW as i32))
                        ^ (IVec2::new(7, STEPS)
                            - (IVec2::new((-1_i32), (-4_i32)))
                                .wrapping_mul(IVec2::new((WIDE as i32), 7_i32))));
                    c.b
                } else {
                    Vec3::new(c.b.y, (-1.0_f32), c.c.y)
                }),
                ..(*y)
            },
            (*a),
        );
        'outer: for n in (((LEVELS[(MASK % 8) as usize] | STEPS)
            & 3)..=((NARROW as i32) & 3))
        {
            if ((if ((if (IVec2::new(n, 1) == IVec2::new(0, n)) {
                (n > n)
            } else {
                ((-4_i32) != 5)
            })) {
                y.b.x = (1_i32 as f32);
                ({
                    (c.c.x, [y.b, _]) = (2.0, [t.b, t.b]);
                    let mut turn = 0;
                    let t: Hit = 'value: loop {
                        let mut a_2 = [
                            mat2((y.c).normalize_or_zero(), c.c),
                            mat2(vec2(1.5_f32, c.b.z), y.c),
                        ];
                        let mut x: i32 = (!n);
                        if false {
                            break Hit(t.b.x, 0.5_f32);
                        }
                        turn += 1;
                        if turn == 3 {
                            break Hit(t.b.y, y.a);
                        }
                    };
                    (STEPS > n)
                })
            } else {
                ((-1.0_f32) > y.b.y)
            })) {} else {}
        }
        [mat2(Vec2::new(t.a, (-0.0_f32)), c.c), Mat2::from_cols(y.c, t.c)]
    }
}

#[flatten]
mod p053 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(self, a: f32) -> IVec2 {
            let x_2: Pair = Pair(((((-0.0_f32)).max(a) + 0.0)).abs());
            let mut t: Mat2 = (Mat2::from_cols(
                (Vec2::new(2.0_f32, (-2.5_f32))).max(Vec2::new((-2.5_f32), x_2.0)),
                (Mat2::from_cols(Vec2::new(0.5_f32, 0.5_f32), Vec2::new(3.0_f32, a)))
                    .mul_vec2(Vec2::new(x_2.0, a)),
            )
                + ((Mat2::IDENTITY * Mat2::IDENTITY)
                    * Mat2::from_cols(
                        Vec2::new(0.25_f32, 0.5_f32),
                        Vec2::new(x_2.0, x_2.0),
                    )));
            let mut n: u32 = 3;
            (n, t.y_axis) = (((STEPS) as u32 >> 3), atan(Vec2::new(0.5_f32, self.0)));
            ((IVec2::new(0_i32, (-1_i32))).signum()
                + IVec2::splat((t.x_axis.x as i32).clamp(-64, 64)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> bool {
        #[keep]
        'outer: for a in (0..((if ((WIDE as i32) < x) {
            (*a)
                *= (if (((true
                    || ({
                        x = (x >> (1u32));
                        false
                    })) || (Vec2::new(0.0, (*a)) == Vec2::new((-2.5), HALF))))
                {
                    (Pair((*a))).0
                } else {
                    return ((8_usize != Pair::SIZE) || (RAMP[Pair::SIZE % 9] > (*a)));
                });
            MASK
        } else {
            let mut a: bool = ((if (MASKS[(MASK % 7) as usize] >= MASK) {
                let mut t: Pair = Pair((*a));
                let x_2 = t.step((t.0).ceil());
                (if ((*a) < t.0) {
                    let mut k0 = ((MASK + MASK)) & 3;
                    #[keep]
                    'outer: loop {
                        let mut a: BVec3 = BVec3::new(
                            (0.25_f32 < t.0),
                            ((Vec2::new(0.0, 0.0) == Vec2::new(t.0, (*a)))
                                && ({
                                    t.0 = (*a);
                                    (t.0 < (*a))
                                })),
                            false,
                        );
                        if k0 == 0 || (false) {
                            break;
                        }
                        k0 -= 1;
                    }
                    0.0_f32
                } else {
                    0.0_f32
                })
            } else {
                0.0_f32
            }) > 0.0);
            0_u32
        }) & 3))
        {}
        false
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    impl Pair {
        fn sum(&mut self, a: f32) -> Pair {
            let mut c: [f32; 3] = [self.b.y; 3];
            'outer: for (b, _) in c.iter().enumerate() {
                if (({
                    let q = self.b.z;
                    q == q && q.is_sign_negative()
                })) {
                    'inner: for b in -1..-1 {
                        let mut v: [f32; 3] = [self.b.y, c[0], c[0]];
                    }
                    break;
                }
                'inner: for a_2 in 1..=2 {
                    if ((((b).min(b) * 2) == (if self.a { b } else { b })))
                    {} else if (self.c != a_2) {} else {}
                }
            }
            Pair {
                a: self.a,
                b: (self.b + Vec3::splat(self.b.y)),
                c: self.c,
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: UVec2, y: &[f32; 3]) -> f32 {
        let mut turn = 0;
        let x_2: f32 = 'value: loop {
            if false {
                break (y[1]).rem_euclid(((Vec2::new(0.5_f32, y[0])).to_angle()));
            }
            turn += 1;
            if turn == 1 {
                break (*y)[(STEPS & 1) as usize];
            }
        };
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                k1 += 1;
                'block: {
                    let [a, mut x_2, mut b] = [
                        2.0_f32,
                        ((k0 as usize) as f32),
                        (y[2]).signum(),
                    ];
                    if ((-b) > (b).clamp(-1.0, 1.0).acos()) {
                        let mut y: Pair = Pair {
                            b: Vec3::new((-1.0), 0.5, y[0]),
                            c: 7,
                            a: (x_2 < b),
                        };
                        let c = y.sum((b % 1.5));
                        break 'block;
                    }
                }
                let start = (((-1_i32) + (k0 as i32))).abs();
                let mut t = 0;
                t += start;
            }
            if (STEPS == (STEPS * STEPS)) {
                break;
            }
            'inner: for c in (0..2).rev() {
                let mut a: [f32; 3] = [
                    (((0.0_f32 - 0.0)).max((0.0_f32 + 0.0_f32)) + 0.0),
                    0.0_f32,
                    0.0_f32,
                ];
            }
        }
        0.0
    }
}

mod p055 {
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
mod p056 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec2);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: u32) -> bool {
        let mut k0 = -1i32;
        'outer: while k0 <= 1 {
            k0 = k0 + 2;
            let mut a: usize = (if (((if (k0 <= k0) {
                (-0.0_f32)
            } else {
                'inner: for a in (0..(0_i32 & 3)) {}
                0.0_f32
            }) == 0.0))
            {
                0
            } else {
                0
            });
        }
        false
    }
}

#[flatten]
mod p057 {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: u32, y: i32, mut n: u32) -> i32 {
        #[keep]
        'outer: for t in (u32::MAX - ((UVec2::new(c, 0_u32)).y & 3)..=u32::MAX) {
            let n: f32 = flatten::math::hadd(
                (Vec4::new(1.0_f32, 1.0_f32, (*a), 2.0_f32))
                    .lerp(Vec4::new((-1.0_f32), (-0.0_f32), (*a), 0.0_f32), (*a)),
            );
            if (n <= n) {
                continue 'outer;
            }
            let mut v = (if ((1_u32 & 0_u32) <= c) {
                (if false {
                    let mut x = (
                        n,
                        (((y - y) & 7) as usize),
                        (if (3_u32).is_power_of_two() {
                            Pair(TABLE[(y & 1) as usize], CORNER)
                        } else {
                            Pair(n, Vec3::new(0.0_f32, n, 0.0_f32))
                        }),
                    );
                    y
                } else {
                    let mut k1 = ((1_u32 + 8_u32)) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                    }
                    (y).max(y)
                })
            } else {
                'block: {
                    if (((*a) <= (*a)) || ((*a) < 1.0)) {
                        break 'block;
                    }
                    let mut v = Hit((Hit(y)).0);
                    let (mut a, mut a_2) = (
                        (if (State::SIZE < 2) { (n % (*a)) } else { n }),
                        [3_i32, y, v.0],
                    );
                }
                y
            });
        }
        (y + ((n & 255) as i32))
    }
}

#[flatten]
mod p058 {
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
    pub fn entry(a: &mut f32, c: &mut Hit, y: Hit, mut n: i32) -> IVec2 {
        c.a = Pair {
            a: c.b,
            b: ((IVec3::new(10, 2, y.a.b.x) + c.a.b) + c.a.b),
            c: Vec3::select(
                ((y.a.c * c.a.c))
                    .cmplt(
                        Vec3::splat(
                            TABLE[(({
                                c.a.c = Vec3::new(y.a.c.z, c.a.c.y, 2.0);
                                MASKS[(c.a.b.x & 1) as usize]
                            }) % 4) as usize],
                        ),
                    ),
                c.a.c,
                c.a.c,
            ),
        };
        let mut k0 = (({
            let q = c.a.a;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut t = (([Pair {
                a: 2.0_f32,
                b: y.a.b,
                c: Vec3::new((-0.0_f32), (-0.0_f32), 0.25_f32),
            }; 3])[0])
                .c;
            let mut k1 = 0u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                k1 -= 1;
                if ((Pair::SIZE).max(Hit::SIZE) <= Pair::SIZE) {
                    let mut v: Hit = Hit {
                        a: Pair {
                            b: flatten::math::select(c.a.b, y.a.b, (c.a.c.x <= c.a.c.x)),
                            c: (t).yzx(),
                            a: (c.a.c.z
                                + ({
                                    c.a.c.z = (*a);
                                    0.5
                                })),
                        },
                        b: (c.a.a).cos(),
                    };
                    continue 'outer;
                }
                if (c.a.c.x < c.a.c.y) {
                    break 'outer;
                }
            }
        }
        let mut n = (if ((3_usize).saturating_sub(Pair::SIZE) != Pair::SIZE) {
            [[c.a.b.z, (-4_i32), y.a.b.x], [c.a.b.y, c.a.b.x, c.a.b.x]]
        } else {
            'outer: for _ in -1..-1 {
                let start = (MASK).count_ones();
                let mut b = 1;
                b += start;
                c.a.c.z = ((c.a.c.y / 1.0_f32)).powi(2);
            }
            [[y.a.b.x, c.a.b.x, y.a.b.z], [y.a.b.x; 3]]
        });
        let mut c = [
            (n[1][(MASK % 3) as usize] - y.a.b.z),
            n[0][(MASK % 3) as usize],
            c.a.b.z,
        ];
        IVec2::new((-1), 2)
    }
}

#[flatten]
mod p059 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: &f32, mut x: i32) -> bool {
            if ((x
                == ({
                    x = (((IVec2::new(x, 7_i32)).wrapping_mul(IVec2::new(x, 10_i32)))
                        .max(IVec2::new(x, x)))
                        .y;
                    x
                })))
            {
                self.a.y = ((([self.a.x; 2])[0]).floor()).sin();
                return FLAGS[(MASK % 9) as usize];
            }
            'block: {
                let mut c: i32 = x;
                if false {
                    let mut c = (if (({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })) {
                        if ((Vec3::new(self.a.y, 0.5_f32, (*a)) - 1.5_f32)).is_nan() {
                            let c = select(
                                ((UVec2::new(3_u32, 1_u32) + UVec2::new(3_u32, 8_u32)))
                                    .max(
                                        select(
                                            UVec2::new(1_u32, 5_u32),
                                            UVec2::new(MASK, 8_u32),
                                            true,
                                        ),
                                    ),
                                (UVec2::new(MASK, 3_u32))
                                    .min((UVec2::new(MASK, 2_u32) + UVec2::new(3_u32, 0_u32))),
                                ((*a) < self.a.y),
                            );
                        } else {
                            (c, [self.a.x, _]) = (
                                ((c * 3) % (3_i32 | 1)),
                                [(((self.a.x).trunc()).min((*a)) + 0.0), self.a.x],
                            );
                        }
                        (vec3((*a), (*a), (-0.0))
                            + (Vec3::new((-2.5), (-2.5), self.a.y)
                                * Vec3::new(self.a.x, self.a.y, 3.0)))
                    } else {
                        Vec3::new((*a), 1.5, 0.25)
                    });
                    break 'block;
                }
            }
            (x <= x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, mut x: Vec3, y: f32) -> f32 {
        if ((*a) > (*a)) {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                if (k0 >= ((IVec2::new(k0, 0_i32)).with_x(0_i32)).y) {
                    (if (MASKS[(Pair::SIZE).min(6)] <= MASK) {
                        ({
                            let q = x.y;
                            q == q && q.is_sign_negative()
                        })
                    } else {
                        (Pair::SIZE == Pair::SIZE)
                    });
                    let mut a: Pair = Pair { a: Vec2::new((-0.0), 0.5) };
                    let v = a.step(&y, (k0 - k0));
                } else {}
                k0 += 1;
            }
        } else {}
        (x.y + x.x)
    }
}

#[flatten]
mod p060 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: f32, y: &f32) -> f32 {
        'outer: for x_2 in (0..2).rev() {
            let y: usize = ((*a).abs() as usize & 15);
            (*a) = ((MASK).wrapping_shr(MASKS[(MASK % 7) as usize]) as f32);
        }
        let mut a_2 = Hit;
        ({
            #[keep]
            'outer: for x_2 in (((if ((*y) != c) {
                return dot(
                    (Mat3::from_cols(
                        Vec3::new(1.5_f32, 1.5_f32, (*y)),
                        Vec3::new((-0.0_f32), c, 0.25_f32),
                        Vec3::new(1.5_f32, 1.5_f32, (-2.5_f32)),
                    ))
                        .x_axis,
                    CORNER,
                );
            } else {
                MASK
            }) & 3)..8)
                .step_by(2)
            {
                let mut k1 = ((UVec2::new(8_u32, 0_u32)).y) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut t = Mat3::from_cols(
                        POINTS[Pair::SIZE % 6],
                        CORNER,
                        Vec3::new(0.5, 0.0, 0.0),
                    );
                }
                if (flatten::math::degrees((*y)) > ((*y)).clamp(-1.0, 1.0).acos()) {
                    break;
                }
                if (0_u32 <= 0) {
                    break;
                }
            }
            0.0
        })
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: &mut f32, c: (BVec3, Hit), mut v: f32) -> i32 {
        let mut k0 = (((c.1.a.a & 63) << (c.1.c.a & 7))) & 3;
        #[keep] 'outer: while k0 > 0 && (all((c).0)) {
            k0 -= 1;
            if (Hit::SIZE != (c.1.c.b.abs() as usize & 15)) {
                let mut turn = 0;
                let a: IVec2 = 'value: loop {
                    if (k0 != k0) {
                        break IVec2::new((-4), c.1.b);
                    }
                    let [State { a: x, b: x_2 }, State { a: y, b }] = [
                        State {
                            b: (*a),
                            a: Hit { b: (NARROW as i32), ..c.1 },
                        },
                        State { b: State::RATE, a: c.1 },
                    ];
                    turn += 1;
                    if turn == 3 {
                        break (if FLAGS[(MASK % 9) as usize] {
                            IVec2::new((-4), 10)
                        } else {
                            IVec2::new(7, 1)
                        });
                    }
                };
            } else {}
        }
        ((-c.1.b) + (v as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p063 {
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
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: &i32, y: f32, t: &mut IVec3) -> IVec2 {
        'outer: for a in [2.0_f32, (y).clamp(-2.0, 2.0).sinh()] {}
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: f32,
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
    impl Hit {
        fn step(self, mut b: Vec3, c: &mut i32, y: Hit) -> State {
            'outer: for a in (0..1).rev() {
                if (((b.y, 3_u32, b.z)).1 < ((self.0.a, MASK, b.z)).1) {
                    break;
                }
                if false {
                    break;
                }
                if ((((1_usize + Self::SIZE) > 1)
                    || ({
                        {
                            let mut k1 = (MASK) & 3;
                            #[keep] 'inner: while k1 > 0 && (false) {
                                k1 -= 1;
                                let (v, mut b, a_2) = (
                                    (b.x - self.0.a),
                                    (if (self.0.a < y.0.a) { k1 } else { 8_u32 }),
                                    b.z,
                                );
                            }
                        }
                        FLAGS[(MASKS[(self.1 & 1) as usize] % 9) as usize]
                    })))
                {} else {}
            }
            State {
                a: (y.1).wrapping_sub(y.1),
                ..State { a: (*c), b: b.z }
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, mut x: i32) -> u32 {
        let mut a: Hit = Hit(Pair { a: 0.0_f32 }, x);
        let n = a
            .step(
                (Vec3::new(a.0.a, 1.5, TABLE[(MASKS[Pair::SIZE % 7] % 4) as usize])
                    % 1.5),
                &mut x,
                (if (STILL < 1.0) {
                    let State { a, b: _ } = State {
                        b: a.0.a,
                        ..State {
                            b: a.0.a,
                            ..State {
                                b: a.0.a,
                                ..State {
                                    b: a.0.a,
                                    ..State {
                                        b: a.0.a,
                                        ..State { b: a.0.a, a: a.1 }
                                    }
                                }
                            }
                        }
                    };
                    Hit(Pair { a: STILL }, a)
                } else {
                    Hit(Pair { a: a.0.a }, a.1)
                }),
            );
        1
    }
}

#[flatten]
mod p065 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec4, y: f32) -> f32 {
        let (x_2, (_, n)) = (
            (({
                'outer: for b in [
                    ((3_u32 & 15) * (MASK & 7)),
                    (UVec2::new(3_u32, 3_u32)).y,
                ] {
                    if (b <= b) {
                        let mut a = ((Vec3::new(3.0_f32, y, 0.25_f32))
                            .rem_euclid(Vec3::splat(1.5)))
                            .rem_euclid(Vec3::splat(1.5));
                        break 'outer;
                    }
                    let start = ((NARROW as i32) & 31).pow(2);
                    let mut c = 0;
                    c += start;
                }
                Vec3::new(0.25_f32, a, c.y)
            }))
                .cmple(
                    (Vec3::new(1.0_f32, 0.0_f32, 0.25_f32))
                        .copysign(
                            (POINTS[(MASKS[(MASK % 7) as usize] % 6) as usize])
                                .max(Vec3::splat(-9.0)),
                        ),
                )
                .any(),
            (
                (if (a != c.w) {
                    let mut a_2 = Vec3::new(3.0, (-0.0), 0.5);
                    Vec2::new(0.5_f32, 3.0_f32)
                } else {
                    return c.w;
                }),
                Vec2::new((-0.0_f32), 0.25_f32),
            ),
        );
        let a: i32 = 'block: {
            let Pair(b, ..) = Pair(
                (IVec2::new(LEVELS[(Pair::SIZE).min(7)], 0_i32)).y,
                ((-0.0_f32)).clamp(-1.0, 1.0).acos(),
            );
            if ((BVec3::new(false, false, x_2)) == (BVec3::new(true, x_2, false))) {
                let mut x: Vec4 = ((Vec4::new(y, 1.0_f32, n.y, 1.0_f32) + c))
                    .reject_from((c).normalize_or_zero());
                break 'block (b).abs();
            }
            let mut a_2: f32 = c.x;
            (0_i32).wrapping_shr(MASK)
        };
        #[keep]
        'outer: for c in (((MASK & MASK) & 3)..4) {
            let mut a_2 = (n, POINTS[(2_usize).min(5)], n.y);
            let n: (Vec2, Vec3, f32) = (
                ((Mat2::from_angle(a_2.0.x) * a_2.0) * (a_2.2 - a_2.1.y)),
                a_2.1,
                (Vec3::new(a_2.1.z, (-2.5_f32), (-0.0_f32))).min_element(),
            );
            a_2.0.y = ((-a_2.2)).atan2((a_2.1.y));
        }
        (n.y + ((HALF).abs() + 0.25).min(4.0).powf((y).clamp(-2.0, 2.0)))
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
        pub c: u32,
    }
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
    impl Pair {
        fn step(mut self, a: UVec2, c: &f32, y: &mut f32) -> i32 {
            let [t, mut y] = [(*y), (*c)];
            if ((({
                let given: f32 = ((0.0_f32 + y) + (-0.0));
                let b: f32 = {
                    let t = second(given);
                    fn second(a: f32) -> f32 {
                        a * 0.5 + 1.0
                    }
                    t
                };
                let mut k0 = (MASK) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    (y, [self.a, _]) = (
                        ((if (2_u32 != 0) { 0.0 } else { y }) - (t + t)),
                        [((b >= (*c)) as u32), 5_u32],
                    );
                    if k0 == 0 || ((b <= (*c))) {
                        break;
                    }
                    k0 -= 1;
                }
                FLAGS[((NARROW as i32) & 1) as usize]
            }) && (self.b < MASK)))
            {} else if ((-2.5_f32) <= 3.0) {} else {}
            (STEPS + ((self.c & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: &mut BVec3, y: f32) -> Vec2 {
        let mut x = (3.0_f32).ceil();
        if ((x
            == (if FLAGS[Pair::SIZE % 9] {
                'outer: for _ in [
                    STEPS,
                    (IVec2::new((-4_i32), 10_i32)).y,
                    (NARROW as i32),
                ] {
                    if ((((NARROW as i32) & LEVELS[(1_u32 % 8) as usize])
                        != ({
                            if ((Vec3::new((-0.0_f32), x, (-0.0_f32))).is_nan_mask())
                                .test(((WIDE as i32) & 1) as usize)
                            {
                                let mut a_2: Pair = (if (y < TABLE[(Pair::SIZE).min(3)]) {
                                    Pair {
                                        a: a.y,
                                        ..Pair { b: a.y, c: a.y, a: a.y }
                                    }
                                } else {
                                    Pair { c: a.x, a: a.x, b: a.x }
                                });
                                let b = a_2.step(a, &y, &mut x);
                            } else {}
                            (WIDE as i32)
                        })))
                    {
                        break;
                    }
                }
                x
            } else {
                x
            })))
        {
            return Vec2::new(3.0, 1.0);
        }
        Vec2::new(y, HALF)
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec4,
        pub b: usize,
        pub c: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p068 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(a: &mut f32) -> f32 {
        let start = (((WIDE as i32) & (NARROW as i32))
            & (((-1_i32) & 15) * (10_i32 & 7)));
        let mut t = 0;
        t += start;
        let mut a = flatten::math::dot(
            flatten::math::mad(
                ({
                    {
                        t = (-4);
                        let mut a_2 = ((fract(Vec3::new(3.0_f32, 2.0_f32, 3.0_f32))
                            + (Vec3::new(2.0_f32, 1.0_f32, (-0.0_f32))).abs().sqrt())
                            - (*a));
                        let given: f32 = ((a_2.y).lerp_monotonic(HALF, 0.25) % 4.0);
                        let t: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(a_2: f32) -> f32 {
                                (a_2 - HALF).max(HALF)
                            }
                            t
                        };
                    }
                    'outer: for a in [
                        (if (t > t) {
                            (*a)
                        } else {
                            (*a)
                                -= (((1.5_f32).floor()
                                    * (Vec3::new((*a), (*a), 3.0_f32)).element_product())
                                    + (*a));
                            (*a)
                        }),
                        (if (t < t) {
                            if true {
                                if (3.0_f32 < (-2.5)) {
                                    return ((if false { (*a) } else { (*a) }) * 1.0);
                                } else {
                                    return (((if (t > t) { (*a) } else { 0.0_f32 }))
                                        .min((if (t != (WIDE as i32)) { (*a) } else { (*a) }))
                                        + 0.0);
                                }
                            }
                            0.25_f32
                        } else {
                            let mut k0 = ((5_u32 >> (MASK & 31))) & 3;
                            #[keep]
                            'outer: loop {
                                if k0 == 0 {
                                    break;
                                }
                                let mut k1 = 0;
                                'inner: while k1 < 2 {
                                    if k1 == 0 {
                                        k0 -= 1;
                                        let t = (k0 < k0);
                                    }
                                    k1 += 1;
                                }
                            }
                            (*a)
                        }),
                    ] {
                        if true {
                            break 'outer;
                        }
                    }
                    Vec4::new(0.25_f32, 3.0_f32, 1.0_f32, 3.0_f32)
                }),
                Vec4::new((*a), 1.5_f32, 0.25_f32, (-1.0_f32)),
                Vec4::new((*a), (*a), (*a), (-0.0_f32)),
            ),
            Vec4::new(0.25_f32, (*a), (*a), 3.0_f32),
        );
        ((-1.0) + a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: i32, y: &mut f32) -> (IVec3, f32, IVec3) {
        let mut b = (third(y))
            .rem_euclid(((((*y) * 3.0_f32)).mul_add(1.5_f32, abs((*y)))));
        'outer: for y in -1..1 {
            let start = (((0_i32 & 63) << STEPS) + 0_i32);
            let mut a = 0;
            a += start;
        }
        (IVec3::new(0_i32, 0_i32, 0_i32), 0.0_f32, IVec3::new(0_i32, 0_i32, 0_i32))
    }
}

mod p069 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: u32, mut v: UVec2) -> f32 {
        let mut k0 = (((((5_u32 < v.x) as u8) + 3) as u32 & 255)) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let a: Vec4 = radians(
                        (if (0_i32 < 0) {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        } else {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                    );
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p070 {
    use super::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(mut b: [f32; 2], c: &i32) -> bool {
        let a: f32 = 'block: {
            let start = (b.len() * 2);
            let mut a_2 = 2;
            a_2 += start;
            if ((if ((((-1_i32) != (*c))
                && ({
                    b[1] = (-2.5);
                    ((*c) != (*c))
                })))
            {
                (a_2 < a_2)
            } else {
                ((b[0] != b[1]) & ((*c) <= (*c)))
            })) {
                break 'block b[1];
            }
            let mut t = (((
                mat4(
                    Vec4::new((-0.0_f32), (-2.5_f32), 1.5_f32, 3.0_f32),
                    Vec4::new(0.5_f32, b[0], (-2.5_f32), 0.5_f32),
                    Vec4::new((-0.0_f32), STILL, (-0.0_f32), (-2.5_f32)),
                    Vec4::new(2.0_f32, 0.5_f32, b[1], 0.25_f32),
                ),
                (*c),
            ))
                .0
                * (mat4(
                    Vec4::new((-0.0_f32), b[0], b[1], (-2.5_f32)),
                    Vec4::new(1.0_f32, 1.5_f32, b[0], 3.0_f32),
                    Vec4::new(0.0_f32, b[1], (-1.0_f32), b[1]),
                    Vec4::new(2.0_f32, 1.5_f32, 2.0_f32, b[1]),
                ))
                    .transpose());
            t.z_axis *= Vec4::ONE;
            let mut a: Mat4 = ((t + t)
                * Mat4::from_cols(
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                ));
            0.0
        };
        false
    }
}

#[flatten]
mod p071 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    pub fn entry(mut b: Vec4, mut x: i32, y: &mut i32) -> f32 {
        let [a_2, y, b] = [
            (Vec2::new(1.0_f32, b.x)).y,
            (b.z).lerp_monotonic(b.w, 0.25),
            flatten::math::sin(2.0_f32),
        ];
        let mut n = exp2(Vec2::new((-1.0_f32), 0.5_f32));
        (-((Vec4::new(n.x, y, 1.0_f32, a_2) + a_2))
            .dot(
                (if (0.5_f32 <= b) {
                    let mut n = (((MASK).wrapping_add(MASK) <= (2_u32 + MASK)) as u32);
                    Vec4::new(0.5, 0.5, 1.0, 0.25)
                } else {
                    if ((x > x) || true) {
                        n.x
                            += (round((b * n.y))
                                * ((y)
                                    .min(
                                        (if a_2 <= a_2 { (b).clamp(a_2, a_2) + 0.0 } else { a_2 }),
                                    ) + 0.0));
                    } else if ((0.0_f32 > y) || (b > b)) {
                        let mut turn = 0;
                        let y: Pair = 'value: loop {
                            if (STEPS <= x) {
                                n.x = floor((n.x * 0.0));
                                let given: f32 = b;
                                let x_2: f32 = {
                                    fn first(t: f32) -> f32 {
                                        (t - 0.5).max(0.5)
                                    }
                                    let t = first(given);
                                    t
                                };
                                let mut c = Pair(a_2);
                            }
                            let mut v = (x).wrapping_add(x);
                            if ((false || false) || (n.x != n.x)) {
                                break 'value Pair(
                                    (if (a_2 > b) { 3.0_f32 } else { 1.5_f32 }),
                                );
                            }
                            ((a_2 != (-1.0)) & (x != 1));
                            turn += 1;
                            if turn == 3 {
                                break Pair(a_2);
                            }
                        };
                        if (({
                            let q = n.x;
                            q == q && q.is_sign_negative()
                        })) {
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
                                        n.y = n.x;
                                    }
                                    k1 += 1;
                                }
                            }
                        } else {
                            {
                                let mut n = ((POINTS[Pair::SIZE % 6]
                                    + Vec3::new(b, HALF, 1.5_f32)))
                                    .fract_gl();
                            }
                        }
                    } else {
                        x = (((((NARROW as i32) * 0)).signum() & 15)
                            * (((if ((NARROW as i32) <= 0) {
                                x
                            } else {
                                let a: Vec4 = 'block: {
                                    if (MASK != (8_u32).min(MASK)) {
                                        break 'block Vec4::new(y, n.y, b, (-2.5));
                                    }
                                    let Pair(mut x_2) = Pair(TABLE[(MASK % 4) as usize]);
                                    Vec4::select(
                                        (Vec4::new(3.0, (-1.0), (-2.5), 2.0))
                                            .cmplt(
                                                (Vec4::new(n.y, a_2, 0.5, (-1.0)))
                                                    .max(Vec4::new(3.0, (-2.5), n.x, n.x)),
                                            ),
                                        Vec4::new(0.0, 0.0, a_2, a_2),
                                        Vec4::new(n.y, b, x_2, 0.0),
                                    )
                                };
                                0_i32
                            }) * 0) & 7));
                    }
                    Vec4::new(0.0, 0.0, 0.0, 0.0)
                }),
            ))
    }
}

#[flatten]
mod p072 {
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
    impl Hit {
        fn step(mut self, a: f32) -> f32 {
            let start = (if (({
                let q = self.a.a.z;
                q == q && q.is_sign_negative()
            })) {
                (TABLE[(MASK % 4) as usize] != self.a.a.z);
                STEPS
            } else {
                let mut k0 = ((UVec2::new(8_u32, 3_u32)).y) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    'inner: for y in (1..7).step_by(3) {
                        let mut v: UVec2 = (UVec2::new(
                            select(k0, k0, ((y as i32) <= y)),
                            k0,
                        ) / 2);
                        if (k0 != k0) {
                            break;
                        }
                    }
                }
                10_i32
            });
            let mut x_2 = 0;
            x_2 += start;
            (0.25 + self.a.b.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &u32, c: i32) -> u32 {
        (c < c);
        (0_u32 > (*a));
        let mut a: f32 = ((if 8_usize >= Hit::SIZE {
            8_usize - Hit::SIZE
        } else {
            Hit::SIZE
        }) as f32);
        if (c > c) {
            (Vec2::new(0.25, a) == (Vec2::new(a, a)).xx());
            a = (Pair {
                c: a,
                a: Vec4::new(0.0_f32, a, a, a),
                b: Vec4::new(a, 3.0_f32, (-0.0_f32), 0.0_f32),
            })
                .c;
        } else if (a != a) {
            let mut b = mat3(
                CORNER,
                (Mat3::from_cols(
                    Vec3::new(3.0_f32, 0.25_f32, 1.0_f32),
                    Vec3::new((-2.5_f32), 2.0_f32, a),
                    Vec3::new(1.5_f32, 1.5_f32, (-2.5_f32)),
                ) * Vec3::new(a, 3.0, 0.5)),
                (if (7_i32 != c) {
                    'block: {
                        if (IVec2::new(1, c) == (IVec2::new(c, 5) / 2)) {
                            let Hit { a: Pair { a, b: x_2, c: b } } = Hit {
                                a: Pair {
                                    c: a,
                                    a: Vec4::new(a, 1.5_f32, 0.25_f32, a),
                                    b: Vec4::new(a, (-2.5_f32), a, a),
                                },
                            };
                            break 'block;
                        }
                        a /= 2.0;
                    }
                    Vec3::new(0.25, a, a)
                } else {
                    Vec3::new((-2.5), a, a)
                }),
            );
            b.y_axis += Vec3::ONE;
            let a: [f32; 2] = 'block: {
                if (c > c) {
                    (a, b) = (
                        (({
                            Hit {
                                a: Pair {
                                    b: Vec4::new(0.25_f32, 3.0_f32, 2.0_f32, b.y_axis.z),
                                    c: b.z_axis.y,
                                    a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                },
                            }
                        })
                            .step(0.0_f32))
                            .fract(),
                        Mat3::from_cols(
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                        ),
                    );
                    break 'block [0.0_f32, 0.0_f32];
                }
                [0.0_f32, 0.0_f32]
            };
        } else {}
        0
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
        fn step(self, a: f32, mut x: i32, mut v: (u32, Pair)) -> f32 {
            let [v, x, mut b] = [((a).min(a) + 0.0), a, (2.0_f32 - 1.5_f32)];
            b = (-(if (2_i32 < STEPS) {
                'block: {
                    if (!(!(0.25_f32 > x))) {
                        if any(
                            BVec3::new(
                                (0.0_f32 > HALF),
                                true,
                                FLAGS[(1_i32 & 1) as usize],
                            ),
                        ) {
                            let mut n: f32 = a;
                            return (Vec4::new(0.0_f32, n, 1.5_f32, x)).length_squared();
                        }
                        break 'block;
                    }
                    b = (if a <= a { ((b % (-3.0))).clamp(a, a) + 0.0 } else { x });
                }
                (-1.0)
            } else {
                0.25
            }));
            (({
                let mut k0 = (({
                    let mut b: [f32; 3] = [
                        (a).hypot(b),
                        ((if (x > v) { 0.5_f32 } else { v })).sin(),
                        (([b, v, x])[0] + v),
                    ];
                    MASK
                })) & 3;
                'outer: loop {
                    if ((k0 < 1) == (k0 < MASK)) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    if (k0 != 1) {}
                }
                v
            }))
                .cos()
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, mut x: [f32; 3], y: &f32, t: &mut u32) -> i32 {
        let [a, mut b, mut y] = [Pair::step(
            a,
            TABLE[8_usize % 4],
            ({
                x[Pair::SIZE % 3] = (x[1]).atan2(((*y)));
                STEPS
            }),
            (5_u32, a),
        ); 3];
        let given: f32 = ((STEPS as f32) * (x)[0]);
        let t: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(t: f32) -> f32 {
                t * HALF + 1.0
            }
            t
        };
        let mut b: f32 = (y).floor();
        (x[1] <= y);
        'block: {
            if (({
                let mut y = ({
                    let b: Vec4 = (if ((t != x[0]) && false) {
                        (Vec4::new(y, y, t, 1.5)).abs()
                    } else {
                        (Vec4::new((-2.5), 0.5, (-0.0), a)).wzyx()
                    });
                    let mut x_2 = ((Mat3::from_diagonal(POINTS[Hit::SIZE % 6]))
                        .transpose()
                        * Mat3::from_cols(
                            Vec3::new(b.w, 1.0_f32, x[2]),
                            Vec3::new(b.y, (-0.0_f32), x[0]),
                            Vec3::new(t, b.x, 2.0_f32),
                        ));
                    x_2.y_axis = x_2.z_axis;
                    ((x_2).mul_vec3(x_2.y_axis)).zyx()
                });
                (y.y <= a)
            })) {
                let mut a: Vec2 = Vec2::splat(
                    ((Vec4::new(b, x[0], 2.0_f32, 1.0_f32)
                        * Vec4::new(x[1], (-2.5_f32), x[2], 2.0_f32)))
                        .dot(Vec4::new(1.0, 0.0, 0.0, 0.0)),
                );
            }
            if false {
                break 'block;
            }
        }
        0
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> i32 {
        let c = State(CORNER);
        let mut x_2: (Pair, u32) = (
            Pair(
                BVec3::new((c.0.y <= TABLE[Hit::SIZE % 4]), false, (c.0.y > Hit::RATE)),
                IVec3::new((-4_i32), 0_i32, 5_i32),
            ),
            ((MASKS[1_usize % 7] + 0_u32) >> (8_u32 & 31)),
        );
        ((-4) + x_2.0.1.x)
    }
}

mod p075 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: (Vec2, i32)) -> f32 {
        let (y, x_2) = (
            Vec3::new((-2.5_f32), (-1.0_f32), 1.5_f32),
            ((10_i32 & 7) as usize),
        );
        let mut t = [((a - 0.0) * 1.0); 3];
        let mut k0 = ((1_u32 + MASK)) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && ((({
                let q = y.y;
                q == q && q.is_sign_negative()
            })))
        {
            k0 -= 1;
            if (!(x_2 <= x_2)) {
                if false {
                    'inner: for y in 0u32..0 {
                        let b = Vec3::new(
                            ((1.5_f32).rem_euclid((t[1]))).rem_euclid((3.0_f32)),
                            select(a, (t[2]).cbrt(), false),
                            t[1],
                        );
                    }
                }
                let y: f32 = 'block: {
                    if ((BVec3::new(true, true, true))
                        == (BVec3::new((k0 < k0), false, false)))
                    {
                        let (mut b, ([_, mut n, a], _)) = (
                            t,
                            ([sign(t[0]), (x_2 as f32), (t[0] - 0.0)], [a, y.z, 1.5_f32]),
                        );
                        break 'block ((-1.0_f32) % 4.0);
                    }
                    ((t[0] * y.y) * 0.0)
                };
            } else if (((x_2 > x_2)
                || ({
                    if (x_2 <= x_2) {
                        if (Vec4::new(t[0], 0.25_f32, 2.0_f32, a))
                            .abs_diff_eq(Vec4::new((-2.5_f32), y.y, y.z, y.x), 0.5)
                        {
                            let mut y = (if ((y.z < t[2]) | false) { y } else { y });
                            continue 'outer;
                        } else {
                            return 0.0;
                        }
                    }
                    FLAGS[(k0 % 9) as usize]
                })))
            {} else {}
        }
        t[2]
    }
}

#[flatten]
mod p076 {
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
    pub fn entry(a: &f32, c: i32, mut v: f32) -> Pair {
        'outer: for _ in (1..4).step_by(3).rev() {
            let mut k1 = (MASK) & 3;
            'inner: loop {
                if (1_usize != (State::SIZE).max(5)) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                let [a_2, v, ..] = [(v + (-0.0)), (v * 0.0), v];
                if any(BVec3::new(((-1_i32) < 0_i32), false, true)) {
                    let mut a_2: Pair = (if (k1 <= k1) { Pair } else { Pair });
                } else {
                    let mut turn = 0;
                    let a_2: Vec2 = 'value: loop {
                        let mut x_2: Hit = Hit;
                        let mut v: [Hit; 2] = [Hit, Hit];
                        if (LEVELS[(c & 1) as usize] > 5) {
                            break 'value ((Vec2::new((*a), (*a)))
                                .min(Vec2::new((*a), 3.0)) * (Vec2::new(3.0, (*a)) * a_2));
                        }
                        turn += 1;
                        if turn == 1 {
                            break Vec2::new((*a), a_2);
                        }
                    };
                    let mut turn = 0;
                    let v: Hit = 'value: loop {
                        if (((k1 | 7) - (k1 & 7)) < k1) {
                            break Hit;
                        }
                        turn += 1;
                        if turn == 3 {
                            break Hit;
                        }
                    };
                }
            }
        }
        Pair
    }
}

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(self, a: &mut f32, c: Pair) -> i32 {
            (*a) = exp2(((0.5_f32 - (-1.0_f32)) - (STEPS as f32)));
            let mut k0 = (((MASK & 15) * (2_u32 & 7))) & 3;
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
                            let mut y: f32 = self.1.x;
                            if (((if (*a) <= self.1.y {
                                (c.1.x).clamp((*a), self.1.y) + 0.0
                            } else {
                                self.1.y
                            }) < self.1.x))
                            {
                                break 'block;
                            }
                        }
                    }
                    k1 += 1;
                }
            }
            (((self.1.y > c.1.y) as i32)).wrapping_sub(((WIDE as i32)).clamp(-5, 9))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32, y: &mut IVec3, mut n: u32) -> [f32; 2] {
        if ((({ Pair(true, Vec2::new(a, 2.0_f32)) })
            .step(&mut (*c), Pair((y.y != y.y), Vec2::new(a, 3.0_f32)))
            >= (y.x
                + ({
                    y.x = (y.x * y.z);
                    y.y
                }))))
        {
            let mut b: Pair = Pair((a != a), Vec2::new((*c), (-2.5_f32)));
            let y = b.step(&mut (*c), Pair(b.0, b.1));
            (b.1.x, [(*c), _]) = (
                ((if true {
                    let mut k0 = 0i32;
                    'outer: loop {
                        if !(k0 < 3) {
                            break;
                        }
                        if b.0 {
                            break 'outer;
                        }
                        if b.0 {
                            b.1.y = (1.0_f32).round();
                            break 'outer;
                        }
                        k0 += 1;
                    }
                    0.5_f32
                } else {
                    let mut y = Hit;
                    (*c)
                }) + 0.0),
                [(if (b.0 || b.0) { (a - 0.0) } else { (a * (*c)) }), b.1.y],
            );
        }
        if (a > (*c)) {
            (y.x, [(*c), _]) = ((IVec2::new(7_i32, y.z)).y, [a, a]);
        } else {}
        (if ((State::SIZE == 5) | ((*c) <= (*c))) {
            [(-3.0_f32), (STILL).clamp(-4.0, 4.0).exp2()]
        } else {
            [(*c); 2]
        })
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Pair {
        fn step(self, a: &f32, c: i32) -> [bool; 3] {
            let given: f32 = self.0;
            let y: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(n: f32) -> f32 {
                    (n - HALF).max(HALF)
                }
                t
            };
            let mut t: Vec4 = vec4(
                degrees((if y <= y { (1.5_f32).clamp(y, y) + 0.0 } else { (*a) })),
                ((Vec3::new((*a), 1.0_f32, 0.25_f32)).dot(Vec3::new(1.0, (*a), (-0.0)))
                    + (Vec2::new(y, 3.0_f32)).dot(Vec2::new(0.0, self.0))),
                self.0,
                ((if self.1 { self.0 } else { (*a) })
                    + (Vec3::new(3.0_f32, 1.5_f32, 3.0_f32))
                        .dot(Vec3::new(1.0, (-1.0), (*a)))),
            );
            [self.1; 3]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, mut v: (Pair, f32), t: Vec2) -> u32 {
        let x = v.0.0;
        'outer: for x in 0..0 {
            'inner: for _ in 0..NARROW {
                let mut c: Pair = ({
                    let mut n = (((IVec2::new(x, c) + IVec2::new(7, 3)))
                        .max((IVec2::new(3, 1)).min(IVec2::new(1, 5)))
                        + ((if v.0.1 {
                            IVec2::new(5, 2)
                        } else {
                            IVec2::new(x, (WIDE as i32))
                        }))
                            .min(IVec2::new(c, x)));
                    v.0
                });
                let n = c.step(&v.1, ((0.5_f32 as i32).clamp(-64, 64)));
                if n[0] {
                    let mut a: Pair = Pair(0.0_f32, false);
                    a.step(&{ 0.0_f32 }, 0);
                    break;
                }
            }
        }
        0
    }
}

#[flatten]
mod p079 {
    use super::*;
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
    pub fn entry(a: &mut f32, c: &f32, y: &mut f32, t: f32) -> i32 {
        if ((((5_u32 & 1_u32) == (MASK | MASKS[Pair::SIZE % 7]))
            && ({
                (*a) = (if ((*a) > (*a)) { (*c) } else { (*y) });
                ((*a) < (*a))
            })))
        {
            'outer: for _ in 0..2usize {
                let b: Pair;
                if ((if ((HALF < (*y)) || (t > (*c))) {
                    (0.5_f32 <= TABLE[(MASK % 4) as usize])
                } else {
                    ((-2.5_f32) < 0.0)
                })) {
                    (*a) = (Pair::SIZE as f32);
                    b = Pair {
                        b: (NARROW as i32),
                        c: (*a),
                        a: Vec2::new(1.5, 2.0),
                    };
                } else {
                    (*a) = ((t).sin() + (*a));
                    b = Pair {
                        a: Vec2::new(1.0, (*y)),
                        b: STEPS,
                        c: t,
                    };
                }
                let a: Vec3 = 'block: {
                    if ((b.b > (-4)) != (5_i32 < b.b)) {
                        break 'block ({ Vec3::new(0.0, (-1.0), 3.0) });
                    }
                    Vec3::new(0.0, 0.0, 0.0)
                };
            }
        }
        0
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
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
    impl Hit {
        fn step(&self, a: usize) -> Hit {
            (a != a);
            Hit((-self.1), floor(1.5_f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, mut x: i32) -> bool {
        {
            let mut t: Hit = Hit(HALF, HALF);
            let v = t
                .step(
                    (({
                        let mut b = ({
                            x = x;
                            [(x).min(x), (x).min(1_i32)]
                        });
                        Pair::SIZE
                    })
                        + (if FLAGS[(Hit::SIZE).min(8)] {
                            Pair::SIZE
                        } else {
                            #[keep]
                            'outer: for y in (((MASK & MASK) & 3)..4) {
                                if (((if (t.1 > t.1) {
                                    Vec2::new((-2.5), t.0)
                                } else {
                                    Vec2::new(t.0, (-2.5))
                                }) == Vec2::new(0.5, t.1)))
                                {
                                    continue;
                                }
                                x = (x
                                    - ({
                                        x = ((if a { x } else { x })).signum();
                                        x
                                    }));
                            }
                            Hit::SIZE
                        })),
                );
            let mut turn = 0;
            let a: [i32; 2] = 'value: loop {
                if ((a || a) || a) {
                    break ({
                        (Vec2::new(2.0, t.1) == Vec2::new(0.0, 0.0));
                        [0_i32, 0_i32]
                    });
                }
                turn += 1;
                if turn == 2 {
                    break [0_i32, 0_i32];
                }
            };
        }
        false
    }
}

mod p081 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &i32) -> f32 {
        let mut turn = 0;
        let t: IVec3 = 'value: loop {
            if (!(((*a) > (*c)) || true)) {
                break 'value IVec3::new((*c), 5, 10);
            }
            turn += 1;
            if turn == 1 {
                break select(
                    IVec3::new((*a), (*c), (*c)),
                    IVec3::new(7_i32, 2_i32, 0_i32),
                    ((*a) < (*a)),
                );
            }
        };
        'outer: for a_2 in 0u32..3 {
            let mut k1 = (a_2) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if (t.z <= t.x) {
                    let mut c: f32 = (-0.0);
                    if (0_i32 > 3) {
                        let start = (Vec2::new(0.5_f32, c))
                            .distance(Vec2::new(2.0_f32, 0.5_f32));
                        let mut a = 0.0;
                        a += start;
                        let mut n = Mat3::from_diagonal(Vec3::splat(a));
                        n.y_axis += Vec3::ONE;
                    }
                    if (c >= (a_2 as f32)) {
                        let mut a_2: bool = (if (((if c <= c {
                            (c).clamp(c, c) + 0.0
                        } else {
                            c
                        }) != c))
                        {
                            (c < c)
                        } else {
                            false
                        });
                        return c;
                    }
                } else if (a_2 != a_2) {} else {}
            }
            if true {
                continue;
            }
        }
        (RAMP[(({
            (*a) = STEPS;
            MASK
        }) % 9) as usize] + ((*a) as f32))
    }
}

#[flatten]
mod p082 {
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
    #[flatten(exact)]
    pub fn entry(a: (bool, Vec3), c: &mut UVec2) -> i32 {
        let (x_2, mut a_2) = (a, ((((a.1.y).min((-1.0_f32)) + 0.0)).max(a.1.z) + 0.0));
        let b: usize;
        if ((Vec2::new(x_2.1.y, 1.5_f32)).to_angle() < x_2.1.z) {
            b = ({
                let mut turn = 0;
                let a: i32 = 'value: loop {
                    let x_2 = State {
                        a: Pair { b: x_2.1.z, a: x_2.1.z },
                    };
                    if (!(a).0) {
                        break STEPS;
                    }
                    turn += 1;
                    if turn == 1 {
                        break ((NARROW as i32) / (STEPS | 1));
                    }
                };
                let start = c.x;
                let mut b = 1;
                b += start;
                (x_2.1.x.abs() as usize & 15)
            });
        } else {
            (*c) = (((*c) * 2) & ((*c) + (*c)));
            b = (((c.x >> (2_u32 & 31)) & 7) as usize);
        }
        let y: UVec2 = (if ((c.y >> (c.y & 31)) <= (5 + 8)) {
            UVec2::new(c.y, c.x)
        } else {
            c.y -= 0;
            (UVec2::new(c.y, c.y)).max((*c))
        });
        if (BVec3::new(a.0, x_2.0, false)).test((STEPS & 1) as usize) {
            if (((WIDE as i32) ^ STEPS) >= (((-1_i32) & 63) << (1u32))) {
                return ({
                    if ((State::SIZE % 3) == (a.0 as usize)) {
                        let start = (if (x_2.1).cmplt(a.1).all() {
                            (if (a.1.z > a_2) { 0_u32 } else { MASK })
                        } else {
                            ((c.x & 15) * (y.y & 7))
                        });
                        let mut t = 1;
                        t += start;
                    }
                    STEPS
                });
            }
        } else if (LEVELS[b % 8]).is_negative() {
            let a: usize = (((if ((TABLE[(({
                c.x %= 7;
                y.y
            }) % 4) as usize] > x_2.1.y))
            {
                return ((IVec2::new((NARROW as i32), 5_i32) - IVec2::new(STEPS, 7_i32)))
                    .y;
            } else {
                if ((x_2.1).min((x_2.1).ceil()))
                    .cmplt((Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)).round())
                    .any()
                {}
                0_i32
            }) & 7) as usize);
        } else {}
        0
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(self, a: f32) -> [f32; 2] {
            let mut a = Vec2::new(a, 0.5);
            let mut n = ((flatten::math::radians(Vec3::new(2.0_f32, a.y, 0.5_f32))
                / 2.0))
                .max(
                    Vec3::select(
                        (vec3(0.0, a.y, (-1.0)))
                            .cmplt(
                                clamp(
                                    POINTS[Self::SIZE % 6],
                                    CORNER,
                                    Vec3::new(0.0_f32, 1.0_f32, (-2.5_f32)),
                                ),
                            ),
                        Vec3::new(a.y, a.y, a.x),
                        Vec3::new((-1.0), 3.0, a.y),
                    ),
                );
            [a.y, (a.x + n.z)]
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: &Vec2, t: Pair) -> i32 {
        {
            b %= 3.0;
        }
        let mut k0 = ((3_u32).isqrt()) & 3;
        #[keep] 'outer: while k0 > 0 && ((t.b.y).is_power_of_two()) {
            k0 -= 1;
            {
                let (mut x, ([v, c], _)) = (
                    ((*c), ((*c) != (*c)), y.y),
                    ([([Hit((*c)), Hit((*c))])[0], Hit(STEPS)], y.y),
                );
                let mut n: Hit = ([v, c])[0];
                let a_2 = n.step((y.x).sin());
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    if (Vec3::new(1.5, (-0.0), a_2[0]))
                        .cmplt(Vec3::new(0.0, y.y, 0.5))
                        .any()
                    {
                        continue 'outer;
                    }
                    let mut x = ((Vec3::splat(t.a) - (3.0_f32 + HALF))
                        + Vec3::new(y.x, (-2.5), a_2[1]));
                    k1 += 1;
                }
            }
        }
        (((if (*c) != 0 { (*c) % (*c) } else { (*c) }))
            .wrapping_shl(((t.b.y | 7) - (t.b.x & 7))) + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> i32 {
        let mut k0 = ((MASK ^ MASKS[0_usize % 7])) & 3;
        'outer: loop {
            {
                let mut a_2: u32 = ((k0 & 15) * ((((7_i32 ^ (*c)) & 255) as u32) & 7));
                let mut k1 = (8_u32) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut x_2 = (
                        (a).tanh(),
                        (if (Vec3::new(a, a, a))
                            .cmplt(Vec3::new(0.5, (-2.5), (-0.0)))
                            .any()
                        {
                            (IVec2::new((*c), (*c)) - IVec2::new(0_i32, 5_i32))
                        } else {
                            (if false {
                                IVec2::new(5_i32, (*c))
                            } else {
                                IVec2::new((*c), (*c))
                            })
                        }),
                    );
                }
                a_2 = ((0 | k0) | k0);
            }
            if k0 == 0 || ((k0 <= k0)) {
                break;
            }
            k0 -= 1;
        }
        ((*c) + 3)
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: f32, y: &mut f32, t: u32) -> i32 {
        'outer: for _ in (0..((STEPS + (NARROW as i32)) & 3)).rev() {
            if (Vec4::new(2.0_f32, (*y), (-1.0_f32), 1.0_f32))
                .abs_diff_eq(Vec4::new(0.5_f32, (*y), (*y), 0.0_f32), 0.5)
            {
                let x_2: usize = 'block: {
                    let (mut v, (c, mut y)) = (
                        (Mat3::from_cols(
                            Vec3::new(3.0_f32, (*y), 0.0_f32),
                            Vec3::new((-2.5_f32), 0.25_f32, (*y)),
                            Vec3::new(x, 0.0_f32, 1.5_f32),
                        )
                            * (Mat3::from_cols(
                                Vec3::new((-0.0_f32), (*y), 0.5_f32),
                                Vec3::new(3.0_f32, (*y), 2.0_f32),
                                Vec3::new((*y), 0.25_f32, (-0.0_f32)),
                            ))
                                .transpose()),
                        (
                            dot(
                                Vec4::new(a, 2.0_f32, (-0.0_f32), (*y)),
                                Vec4::new(2.0_f32, 0.25_f32, (*y), x),
                            ),
                            (3_usize < 1_usize),
                        ),
                    );
                    if ((if (v.y_axis).cmplt(Vec3::new(v.x_axis.z, x, v.x_axis.z)).any()
                    {
                        ({
                            let q = STILL;
                            q == q && q.is_sign_negative()
                        })
                    } else {
                        (v.x_axis.y == v.x_axis.y)
                    })) {
                        let mut x = ((t as f32) - a);
                        break 'block ((t & 7) as usize);
                    }
                    ((if COUNT >= COUNT { COUNT - COUNT } else { COUNT }))
                        .saturating_sub(5)
                };
                break;
            }
            let mut k1 = 254u8;
            'inner: while k1 != u8::MAX {
                let start = (((x).min(2.0_f32) + 0.0) * (-x));
                let mut c = 0.0;
                c += start;
                let start = ((IVec2::new(7_i32, STEPS) ^ IVec2::new(STEPS, (k1 as i32))))
                    .y;
                let mut a_2 = 0;
                a_2 += start;
                k1 += 1;
            }
        }
        let mut k0 = ((0_u32 + t)) & 3;
        #[keep]
        'outer: loop {
            let mut x = Mat3::from_diagonal(
                (if FLAGS[(t % 9) as usize] {
                    return STEPS;
                } else {
                    POINTS[(t % 6) as usize]
                }),
            );
            x.z_axis = x.y_axis;
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        (STEPS + ((*y) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p086 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut usize, y: &f32, mut n: Mat2) -> u32 {
        let x: f32 = 'block: {
            if ((*c) != (*c)) {
                (n.x_axis, (*c)) = (
                    (HALF
                        * select(
                            Vec2::new(a, n.x_axis.x),
                            n.y_axis,
                            (n.y_axis.y > n.y_axis.y),
                        )),
                    ((*c)
                        + ({
                            (*c) = ((*c) * 2);
                            1
                        })),
                );
            }
            if (Pair(((*c) != (*c)), Vec3::new((*y), 3.0_f32, (-1.0_f32)))).0 {
                break 'block (n.y_axis.x).atan2((n.y_axis.x));
            }
            if (({
                let v: i32 = 1;
                {
                    let mut a = (n * ((n * n.x_axis.y)).mul_vec2(n.x_axis));
                    n.y_axis.x
                        -= (((n.y_axis.x).abs().ln_1p() * 0.5_f32))
                            .copysign(
                                ((if a.x <= 3.0_f32 {
                                    (a.y).clamp(a.x, 3.0_f32) + 0.0
                                } else {
                                    n.y_axis.x
                                }))
                                    .max(-9.0),
                            );
                }
                (0_usize > 8)
            })) {
                if (2_i32).is_negative() {
                    return (MASKS[((*c)).min(6)]).reverse_bits();
                } else {
                    return MASK;
                }
            }
            ((n.y_axis.x * 0.25_f32) * 0.0)
        };
        #[unroll(max = 4)]
        'outer: for c in (0..((LEVELS[(({
            (*c) |= 1;
            8_u32
        }) % 8) as usize] - (WIDE as i32)) & 3))
        {
            if (c <= 3) {
                break;
            }
            let mut v: usize = 2;
        }
        let given: f32 = n.x_axis.y;
        let b: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(v: f32) -> f32 {
                v * HALF + 1.0
            }
            t
        };
        {
            ((STEPS == STEPS)
                || ({
                    n.y_axis = (if (0.0_f32 < 0.0) {
                        Vec2::new(0.0, 0.0)
                    } else {
                        Vec2::new(0.0, 0.0)
                    });
                    false
                }));
        }
        0
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &i32, t: &u32) -> State {
        let y: usize = 'block: {
            let Hit(mut b, _) = Hit((*t), a);
            if ((({
                x = (((if ((if (STILL != 1.0) { (x < STEPS) } else { ((*y) != (*y)) })) {
                    100i16
                } else {
                    7
                } / 3 % 5) as i32) * 2);
                ((*y) <= (*y))
            }) != (true == (0.25_f32 < a))))
            {
                break 'block Pair::SIZE;
            }
            let y: f32;
            if false {
                b <<= 1;
                y = (if a <= 1.0 { (a).clamp(a, 1.0) + 0.0 } else { a });
            } else {
                b &= (b).min((2_u32 >> (b & 31)));
                y = a;
            }
            b = (b)
                .min(
                    ({
                        let q = y;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }),
                );
            Hit::SIZE
        };
        let mut b = Pair(Vec4::new(0.0_f32, a, a, (-0.0_f32)));
        let [t, _, ..] = [b.0.y, b.0.w, b.0.z];
        let mut x = ((Mat3::from_cols(
            Vec3::new((-1.0_f32), (-0.0_f32), b.0.z),
            Vec3::new(0.5_f32, (-2.5_f32), 0.0_f32),
            Vec3::new((-0.0_f32), 1.5_f32, 0.5_f32),
        ))
            .transpose())
            .transpose();
        x.x_axis += Vec3::ONE;
        State
    }
}

#[flatten]
mod p088 {
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
        fn step(&mut self, a: f32) -> u32 {
            let mut k0 = (((1_u32 & 63) << (MASK & 7))) & 3;
            #[keep]
            'outer: loop {
                if false || k0 == 0 {
                    break;
                }
                k0 -= 1;
                if (({
                    let q = self.c;
                    q == q && q.is_sign_negative()
                })) {
                    'inner: for _ in [
                        (Hit {
                            c: self.b.y,
                            a: STEPS,
                            b: Vec2::new(0.0_f32, 0.25_f32),
                        })
                            .a,
                        ((WIDE as i32) + (WIDE as i32)),
                    ] {
                        if (false & (MASK <= 5)) {
                            break 'outer;
                        }
                        if (self.c > self.b.x) {
                            break;
                        }
                    }
                    continue 'outer;
                }
            }
            MASK
        }
    }
    impl Hit {
        fn step(&mut self, mut b: IVec3) -> i32 {
            let mut k0 = -1i32;
            'outer: while k0 <= 3 {
                if ((((
                    self.b.x,
                    (1.0_f32 > self.c),
                    Vec3::new(self.b.x, self.b.x, HALF),
                ))
                    .1
                    && ({
                        self.a >>= STEPS;
                        (!(0_i32 > 0_i32))
                    })))
                {
                    break;
                }
                let mut a_2: f32 = (0.25_f32).clamp(-4.0, 4.0).exp();
                k0 = k0 + 2;
            }
            let a_2 = MASK;
            (3 + (self.c as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &Mat2, t: &mut IVec2) -> i32 {
        'outer: for _ in 0..4u8 {
            let k1 = ((if (y.x_axis.y < y.y_axis.y) {
                t.y = ((Hit {
                    c: a,
                    a: c,
                    b: Vec2::new(a, 1.5_f32),
                })
                    .a % (((2_i32 & 15) * (((t.x & 63) << 2) & 7)) | 1));
                MASK
            } else {
                MASK
            })) & 3;
            'inner: while k1 > 3 {}
            (*t) += (*t);
        }
        t.x = (({
            let given: f32 = (select(a, y.x_axis.y, (t.x <= t.x)) / 2.0);
            let y: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(a: f32) -> f32 {
                    a * HALF + 1.0
                }
                let t = first(given);
                t
            };
            t.x = ((t.y
                + ({
                    let mut turn = 0;
                    let c: Pair = 'value: loop {
                        if (t.y != t.y) {
                            let mut v: Pair = Pair {
                                b: Vec3::new(a, HALF, y),
                                c: y,
                                a: y,
                            };
                            let x_2 = v
                                .step((if FLAGS[(t.x & 1) as usize] { y } else { v.b.z }));
                            t.x = c;
                        } else {
                            let mut x = Pair {
                                b: Vec3::new(0.5, 0.5, y),
                                c: a,
                                a: 0.25,
                            };
                            let mut y: Hit = Hit {
                                b: Vec2::new((-2.5), 3.0),
                                c: x.b.x,
                                a: t.y,
                            };
                            let x = y
                                .step((IVec3::new(t.x, t.y, 5) + IVec3::new(c, 1, (-4))));
                        }
                        if (t.x > t.y) {
                            break Pair {
                                c: a,
                                a: y,
                                b: Vec3::new(y, 1.0, 0.5),
                            };
                        }
                        turn += 1;
                        if turn == 1 {
                            break Pair {
                                a: y,
                                b: Vec3::new(1.5, y, (-0.0)),
                                c: 2.0,
                            };
                        }
                    };
                    1
                })) + 3);
            t.x
        }) * 1);
        c
    }
}

#[flatten]
mod p089 {
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
    pub fn entry(mut b: Hit, mut x: UVec2, y: &mut BVec3) -> Pair {
        let mut x: [State; 2] = [State {
            a: Hit {
                a: Vec2::new((-0.0_f32), 0.0_f32),
            },
        }; 2];
        'outer: for (y, (c, x_2)) in x.iter().copied().zip(0..2u32).enumerate() {
            if (((if true {
                (y < y)
            } else {
                let t: f32 = 1.5;
                (y < y)
            }) ^ (0.5_f32 != b.a.x)))
            {
                let mut k1 = ((8_u32 + x_2)) & 3;
                #[keep] 'inner: while k1 > 0 && ((x_2 < k1)) {
                    k1 -= 1;
                    let mut a_2 = Mat2::from_cols(c.a.a, Vec2::new(3.0, (-2.5)));
                    a_2.x_axis = select(
                        Vec2::new(1.0_f32, b.a.x),
                        Vec2::new(a_2.y_axis.x, (-2.5_f32)),
                        (a_2.y_axis.x < a_2.y_axis.x),
                    );
                    let mut a: i32 = (if (Vec3::new(b.a.x, (-0.0), 0.25))
                        .cmple((Vec3::new(3.0, x[0].a.a.y, 2.0) - HALF))
                        .all()
                    {
                        select(STEPS, STEPS, ((2_u32 > k1) || (k1 < k1)))
                    } else {
                        (NARROW as i32)
                    });
                }
                continue;
            }
        }
        Pair {
            a: (((x[1].a.a.x + (-0.0)) * (Vec3::new(3.0, 1.5, 0.5)).yzx())
                + Vec3::splat(b.a.x)),
            b: (((UVec2::new(MASK, 5_u32))
                .min((UVec2::new(0_u32, 5_u32) | UVec2::new(MASK, 2_u32))))
                .y + (x[0].a.a.y.abs() as u32 & 255)),
            c: (Pair::SIZE + (x[0].a.a.x.abs() as usize & 255)),
        }
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
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
        fn step(mut self, a: f32) -> f32 {
            if flatten::math::any(BVec3::new(true, FLAGS[(State::SIZE).min(8)], true)) {
                let mut k0 = 0i32;
                'outer: while k0 < 0 {
                    k0 += 1;
                    let mut k1 = -1i32;
                    'inner: while k1 <= 3 {
                        self.a.z = (flatten::math::lerp(
                            (a + self.a.z),
                            self.a.w,
                            select(self.a.x, self.a.z, (0.0_f32 <= self.a.y)),
                        ))
                            .copysign(
                                (dot(
                                    (Vec2::new((-2.5_f32), (-1.0_f32)))
                                        .min(Vec2::new(STILL, (-2.5_f32))),
                                    (Vec2::new((-1.0_f32), (-2.5_f32))
                                        * Vec2::new(self.a.y, 0.25_f32)),
                                ))
                                    .max(-9.0),
                            );
                        {
                            let mut v = ((-1) + k1);
                        }
                        k1 = 2 + k1;
                    }
                }
                return (-2.5);
            }
            (((self.a.w - self.b)).step(atan(0.5_f32)) + self.a.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: &mut i32) -> f32 {
        let n: Pair;
        if (a.c < a.c) {
            n = Pair {
                a: a.a,
                b: (*a).step(a.b),
                c: (if STEPS != 0 { (*c) % STEPS } else { a.c }),
            };
        } else {
            n = Pair { b: a.a.z, ..(*a) };
        }
        if ((MASK
            == (if ((*c) != (*c)) {
                return (0.0 + 0.0);
            } else {
                0
            })))
        {
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p091 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
        fn sum(mut self, mut b: f32, c: &mut f32) -> Vec2 {
            let mut a = RAMP[Pair::SIZE % 9];
            let t: i32 = 'block: {
                if (a <= (*c)) {
                    ((*c)).is_nan();
                    break 'block (STEPS).wrapping_abs();
                }
                (({
                    let mut n: i8 = (((*c) < (*c)) as i8);
                    n += 5;
                    n
                }) as i32)
            };
            (a).is_nan();
            if ((*c) <= b) {
                if (!(((*c) != (*c)) && (STEPS <= t))) {
                    return Vec2::new(b, a);
                } else {
                    return Vec2::new(1.0, (-1.0));
                }
            }
            ((({
                let mut v = Pair;
                Vec2::new((-1.0), 1.5)
            }))
                .yx() + Vec2::splat(b))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec3, c: i32, y: &f32) -> Vec2 {
        let mut k0 = (MASK) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            let mut t = ((Pair::SIZE as f32) + (-0.0));
            let mut a: Vec2 = (fract(
                ({
                    let mut v: Pair = Pair;
                    let x = v.sum((*y), &mut t);
                    a.z
                }),
            )
                * select(
                    (Vec2::new(a.y, a.z)).max(Vec2::new((*y), 3.0_f32)),
                    (Vec2::new((-0.0_f32), a.y)).min(Vec2::new(1.5_f32, 3.0_f32)),
                    (0.0_f32 < 0.0),
                ));
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p092 {
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
    pub fn entry(a: Vec2, c: &mut i32, y: &f32) -> [f32; 2] {
        'outer: for _ in 0..2 {
            if ((*c) != (*c)) {
                let mut k1 = ((MASK).min(MASK)) & 3;
                #[keep]
                'inner: loop {
                    if any(
                        (UVec3::new(1_u32, 5_u32, 5_u32))
                            .cmpge(UVec3::new(k1, 5_u32, MASK)),
                    ) || k1 == 0
                    {
                        break;
                    }
                    k1 -= 1;
                    let given: f32 = (if (Pair::SIZE != 8) {
                        (Vec2::new((*y), RAMP[Pair::SIZE % 9])).y
                    } else {
                        a.y
                    });
                    let b: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            if a_2 < HALF { -a_2 } else { a_2 }
                        }
                        let t = first(given);
                        t
                    };
                    (*c) = (((*c)).saturating_add((*c))
                        + ((IVec2::new(10_i32, 1_i32)).y
                            | (if (k1 != k1) { (*c) } else { (*c) })));
                }
                break;
            }
            let mut y: u32 = ((UVec2::new(2_u32, MASK))
                .wrapping_add_signed(IVec2::new((-1_i32), (*c))))
                .y;
        }
        let mut c: [f32; 2] = [a.x, a.x];
        'outer: for (_, &_) in c
            .iter()
            .zip(&[((c[0], 3.0_f32, c[1])).0, ((c[0]).min(a.y) + 0.0)])
        {
            if true {
                break;
            }
        }
        [
            ((Vec4::new((-1.0_f32), a.x, 0.0_f32, a.y)).max_element() - 0.0),
            abs((((a.x).sin()).min((-(*y))) + 0.0)),
        ]
    }
}

#[flatten]
mod p093 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: f32, y: f32) -> Hit {
        let mut x_2 = c;
        #[keep]
        'outer: for b in (0..((10_i32)
            .min(
                LEVELS[(({
                    x_2 = (if (y != (-2.5)) {
                        let mut k0 = (0_u32) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut k1 = 1u32;
                            'inner: while k1 < 8 {
                                if (k0 <= k1) {
                                    let a = (c + 0.0);
                                    return Hit;
                                }
                                if (c <= (*a)) {
                                    break;
                                }
                                'block: {
                                    if ((*a) <= HALF) {
                                        let mut t: Hit = Hit;
                                        break 'block;
                                    }
                                    let start = 0.25_f32;
                                    let mut v = 0.0;
                                    v += start;
                                    v = (0.25_f32)
                                        .atan2(
                                            ((if (Pair((c != HALF), Pair::SIZE)).0 { x_2 } else { y })),
                                        );
                                }
                                k1 <<= 1;
                            }
                        }
                        y
                    } else {
                        if (!(Pair((x_2 < x_2), Hit::SIZE)).0) {
                            let t = Hit::SIZE;
                            'outer: for _ in [
                                (if (t > t) {
                                    3.0_f32
                                } else {
                                    return Hit;
                                }),
                                (t as f32),
                            ] {
                                if (t <= t) {
                                    let mut n = Vec2::new(0.25, 0.5);
                                    continue;
                                }
                            }
                        } else {}
                        0.0_f32
                    });
                    MASKS[Pair::SIZE % 7]
                }) % 8) as usize],
            ) & 3))
        {
            if (b <= b) {
                break;
            }
        }
        Hit
    }
}

#[flatten]
mod p094 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
        pub b: usize,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: BVec3, c: &mut i32, y: &mut usize) -> f32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            'inner: for x_2 in 0..k0 {
                let mut t = Mat2::IDENTITY;
                t.x_axis += Vec2::ONE;
                t.x_axis.x = ({
                    if ((if false {
                        (Vec3::new(t.y_axis.y, t.y_axis.x, 0.5))
                            .cmpeq(Vec3::new(STILL, t.y_axis.y, t.y_axis.y))
                            .all()
                    } else {
                        (if false { ((*c) < k0) } else { ((*c) <= 5) })
                    })) {
                        let given: f32 = (if (3_i32 > x_2) {
                            t.x_axis.x
                        } else {
                            t.y_axis.y
                        });
                        let a_2: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(n: f32) -> f32 {
                                (n - HALF).max(HALF)
                            }
                            t
                        };
                        return (a_2)
                            .rem_euclid(
                                ((if ((*y) < (*y)) { 1.5_f32 } else { t.y_axis.y })),
                            );
                    }
                    if ((((*y) > 3) != ((*y) != (*y))) && (Pair::SIZE < (*y))) {
                        let mut n = sin((-2.5_f32));
                    } else if flatten::math::all(a) {
                        let a: Hit = Hit(k0);
                        t.x_axis.y = (if (7_i32 <= x_2) {
                            ((-t.x_axis.y) + t.y_axis.x)
                        } else {
                            (Pair {
                                c: Vec2::new((-1.0_f32), (-2.5_f32)),
                                a: t.x_axis.x,
                                b: x_2,
                            })
                                .a
                        });
                    } else {}
                    t.y_axis.y
                });
            }
            if ((*y) > (*y)) {
                break;
            }
            k0 += 1;
        }
        (STILL + ((*c) as f32))
    }
}

#[flatten]
mod p095 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(a: Pair) -> f32 {
        (hadd(Vec4::new(HALF, 0.0_f32, 3.0_f32, 2.0_f32)) + (-STILL))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        if (7_i32 != (WIDE as i32)) {
            let mut k0 = ((MASK).min(1_u32)) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                let mut n = (Vec2::new(2.0_f32, (*a))).y;
                if ((*a) != ((*a)).ceil()) {
                    if (k0 >= (MASK ^ k0)) {
                        let mut b: f32 = (third(Pair { a: c, b: k0 }) * 1.0);
                        break 'outer;
                    }
                    return third(Pair { b: k0, a: c });
                }
                if k0 == 0 || ((0_i32 >= 0)) {
                    break;
                }
                k0 -= 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p096 {
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> f32 {
        'outer: for v in 0u32..4 {
            let mut k1 = ((v + 1_u32)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if (TABLE[(Hit::SIZE).min(3)] < y) {
                    let mut x: BVec3 = ((if true {
                        select(
                            Vec3::new((-1.0_f32), 2.0_f32, 0.5_f32),
                            Vec3::new(y, 2.0_f32, a),
                            (v <= k1),
                        )
                    } else {
                        POINTS[(Pair::SIZE).min(5)]
                    }))
                        .cmplt(
                            (Vec3::new(a, y, a)).refract(Vec3::new(y, y, 0.5_f32), 0.75),
                        );
                    continue 'outer;
                }
            }
            if (((if (STILL <= a) {
                if false {} else if true {} else {}
                (y != HALF)
            } else {
                (v <= 0)
            }) && false))
            {
                break 'outer;
            }
        }
        (y + y)
    }
}

#[flatten]
mod p097 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [i32; 2], c: &i32, y: f32, t: u32) -> Mat4 {
        let mut c: Vec3 = CORNER;
        'outer: for (_, v) in (*a).iter().enumerate() {
            c.y = ({
                let mut k1 = (t) & 3;
                #[keep]
                'inner: loop {
                    let mut a_2 = (c.z
                        + (c.x
                            + ({
                                c.x = (c.z - (-2.5));
                                c.y
                            })));
                    c.z
                        += ((if (k1 < k1) { (2_i32 / 2) } else { (*a)[Pair::SIZE % 2] })
                            as f32);
                    if k1 == 0
                        || (((({
                            let q = c.z;
                            q == q && q.is_sign_negative()
                        })
                            || ({
                                let q = a_2;
                                q == q && q.is_sign_negative()
                            }))))
                    {
                        break;
                    }
                    k1 -= 1;
                }
                let t: Vec3;
                if (IVec2::new(10, 0) == (IVec2::new(10, (-1)) + IVec2::new(0, (-1)))) {
                    t = c;
                } else {
                    t = (c
                        * (c)
                            .reject_from(Vec3::new((-2.5_f32), (-2.5_f32), (-0.0_f32))));
                }
                ((t.y - y)
                    - (c.z
                        - ({
                            c.z = t.y;
                            t.y
                        })))
            });
            if ((((t < t)
                && ({
                    c = (if false {
                        let start = (-(*v));
                        let mut b = 0;
                        b += start;
                        Vec3::new(2.0, TABLE[Pair::SIZE % 4], c.y)
                    } else {
                        c
                    });
                    (a[1] < (*v))
                }))
                || ({
                    c.z /= 2.0;
                    (c.z != y)
                })))
            {
                continue;
            }
        }
        Mat4::from_cols(
            (Vec4::new(2.0, y, (-2.5), 0.5) + Vec4::splat(c.z)),
            (Vec4::new(c.x, (-1.0), 1.5, (-0.0)) + Vec4::splat((a[0] as f32))),
            ((Mat4::IDENTITY * Vec4::new((-2.5), (-0.0), (-1.0), (-2.5)))
                + Vec4::splat(c.y)),
            Vec4::splat(
                ((Hit {
                    a: Vec4::new(c.z, y, (-0.0_f32), c.y),
                    ..Hit {
                        a: Vec4::new(c.y, c.z, 0.25_f32, c.z),
                        ..Hit {
                            a: Vec4::new((-1.0_f32), 3.0_f32, y, c.z),
                            b: c.x,
                        }
                    }
                })
                    .b * c.z),
            ),
        )
    }
}

#[flatten]
mod p098 {
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
    const FLAGS: [bool; 9] = [
        true,
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
        fn step(&mut self, a: &mut f32) -> f32 {
            let mut b: Vec4 = Vec4::new(
                ({
                    if ((if (({
                        let mut c: [i32; 3] = [3_i32, self.a, self.b];
                        'outer: for v in c.iter() {
                            if (3_i32 < self.b) {
                                continue 'outer;
                            }
                            let y: u32 = 'block: {
                                let Pair { a: mut a_2, b, c: x } = (*self);
                                if true {
                                    self.a ^= (if (c[0] < x) { c[2] } else { self.b });
                                    continue 'outer;
                                }
                                (if MASK != 0 {
                                    (UVec2::new(1_u32, 0_u32)).y / MASK
                                } else {
                                    MASK
                                })
                            };
                        }
                        (MASK >= (MASK).wrapping_shr(MASK));
                        ((*a) != (*a))
                    })) {
                        let start = (Vec3::new((*a), (*a), (*a))).z;
                        let mut b = 0.0;
                        b += start;
                        all(
                            BVec3::new(
                                false,
                                FLAGS[(8_u32 % 9) as usize],
                                (self.b > 7_i32),
                            ),
                        )
                    } else {
                        FLAGS[(MASK % 9) as usize]
                    })) {
                        return (-2.5);
                    }
                    (*a)
                }),
                (*a),
                (*a),
                (*a),
            );
            ((if b.w <= HALF {
                (((if (self.c > 7) {
                    let mut b = ((mat2(
                        Vec2::new(b.y, 0.25_f32),
                        Vec2::new(1.5_f32, 0.5_f32),
                    ) * b.y) * Mat2::from_diagonal(Vec2::new(b.z, (*a))));
                    b.y_axis = b.x_axis;
                    b.y_axis.y
                } else {
                    b.w
                }) - 0.0))
                    .clamp(b.w, HALF) + 0.0
            } else {
                b.z
            }) + (self.c as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: i32) -> f32 {
        let mut x = Mat2::from_diagonal(Vec2::new((*y), a));
        x.y_axis *= Vec2::ONE;
        let [mut n, _, mut c] = [
            (if t != 0 { c % t } else { c }),
            ((a as i32).clamp(-64, 64)),
            (Vec3::new(x.y_axis.x, x.x_axis.y, x.y_axis.y)).as_ivec3().y,
        ];
        let mut t: bool = true;
        let b: IVec3;
        if (t || t) {
            n
                += ((if t {
                    let mut t: Pair = Pair { a: n, b: c, c: c };
                    t.step(&mut x.y_axis.y);
                    n
                } else {
                    let mut a: Pair = Pair {
                        b: 1,
                        ..Pair { a: c, b: 0, c: 0 }
                    };
                    a.step(&mut x.x_axis.x);
                    0_i32
                }) + 0_i32);
            b = IVec3::new(0, 0, 0);
        } else {
            b = IVec3::new(0, 0, 0);
        }
        0.0
    }
}

#[flatten]
mod p099 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &mut f32, c: &mut i32) -> i32 {
            let t: Vec3;
            if (((Pair::SIZE & 255) as u32) >= (self.a % (self.a | 1))) {
                (*a) = ((*a) * TABLE[(Pair::SIZE).min(3)]);
                t = Vec3::new(1.5, 1.5, 1.0);
            } else {
                (*c) = (POINTS[((*c) & 1) as usize]).as_ivec3().y;
                t = Vec3::new((*a), (*a), (*a));
            }
            let mut a_2 = ((UVec3::new(5_u32, 8_u32, self.a)).as_ivec3())
                .cmpeq(
                    (IVec3::new(1, (-1), (*c))
                        + (IVec3::new(3, 5, (*c))).min(IVec3::new(0, (*c), (-4)))),
                );
            let mut c: [f32; 2] = [t.y, (-1.0_f32)];
            'outer: for (t, c) in (0..2i32).rev().zip(c.iter()) {
                let mut x_2 = ((Mat2::from_cols(
                    Vec2::new(1.0_f32, (*a)),
                    Vec2::new(0.5_f32, (*c)),
                )
                    * Mat2::from_cols(
                        Vec2::new((*a), (*c)),
                        Vec2::new((-1.0_f32), 1.0_f32),
                    )) * ((*a)).mul_add((*c), (*a)));
                x_2.y_axis *= Vec2::splat((*c));
                'inner: for t in (1..4).step_by(3) {
                    if (!(0.0_f32 > (*c))) {
                        continue 'inner;
                    }
                    if (5_u32 < self.a) {
                        break 'inner;
                    }
                }
            }
            (((if STEPS != 0 { STEPS / STEPS } else { STEPS }) + ((STEPS / 7) - STEPS))
                + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut Pair, y: &mut f32, t: &mut usize) -> bool {
        'block: {
            if ((c.a).max(c.a) != c.a) {
                break 'block;
            }
            (*y) = (if (CORNER).is_nan() {
                {
                    let mut t: i32 = LEVELS[(3_usize).min(7)];
                    t = ((3.0_f32 as i32).clamp(-64, 64));
                    let mut b: Pair = Pair { a: c.a };
                    let x_2 = b.step(y, &mut t);
                }
                ((*a)
                    * ({
                        ((!((*t) > (*t))) || ((*t) > 5));
                        ({ false });
                        0.0
                    }))
            } else {
                0.0
            });
        }
        false
    }
}

#[flatten]
mod p100 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: [Pair; 2]) -> f32 {
        let mut c = (((((UVec2::new(2_u32, MASK)).y & 15)
            * ((if (a[0].c <= 0) { MASKS[0_usize % 7] } else { MASK }) & 7)) & 15)
            * (MASK & 7));
        let mut turn = 0;
        let x_2: [f32; 2] = 'value: loop {
            {
                let mut b = a[0].a;
                b /= 2.0;
                let given: f32 = a[0].b.z;
                let c: f32 = {
                    let t = second(given);
                    fn second(a: f32) -> f32 {
                        (a - 0.5).max(0.5)
                    }
                    t
                };
            }
            if ((if (!false) {
                ((a[0].c <= a[0].c) || (a[0].c != a[1].c))
            } else {
                (a[1].b).is_nan()
            })) {
                break [0.5_f32, a[0].b.z];
            }
            turn += 1;
            if turn == 2 {
                break [a[1].a, a[1].b.y];
            }
        };
        let mut k0 = ((c | c)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (a[1].c > a[1].c) {
                        if (x_2[1] < a[0].b.y) {
                            return a[0].b.y;
                        } else {
                            break;
                        }
                    }
                }
                k1 += 1;
            }
        }
        (a[1].b.x + (c as f32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: [f32; 2], y: f32) -> BVec3 {
        'outer: for v in 0..0usize {
            'inner: for _ in [(MASK).reverse_bits(), 8_u32, ((v & 255) as u32)] {
                if ((x[1] > x[1])
                    || ((Vec2::new(2.0_f32, 1.0_f32)) != (Vec2::new(y, 2.0_f32))))
                {
                    ((*a), [x, _]) = (
                        first([
                            Pair {
                                a: x[1],
                                b: Vec3::new((-2.5_f32), x[1], 1.5_f32),
                                c: (WIDE as i32),
                            },
                            Pair {
                                b: Vec3::new((*a), 1.5_f32, (-1.0_f32)),
                                c: (WIDE as i32),
                                a: (*a),
                            },
                        ]),
                        [x, [y, x[0]]],
                    );
                    continue;
                }
            }
            if (v < v) {
                continue;
            }
        }
        BVec3::new(true, false, false)
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub u32);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> Pair {
        'outer: for b in ((c & 3)..=(c & 3)) {
            if false {
                continue;
            }
            if (({
                let mut turn = 0;
                let a_2: f32 = 'value: loop {
                    (*a) = HALF;
                    if (({ (LEVELS[(b & 1) as usize] > c) })) {
                        break (if (*a) <= (*a) {
                            ((-(*a))).clamp((*a), (*a)) + 0.0
                        } else {
                            (*a)
                        });
                    }
                    let mut n = (((
                        0_u32,
                        mat3(
                            Vec3::new(2.0_f32, (-2.5_f32), (*a)),
                            Vec3::new((*a), 0.25_f32, (*a)),
                            Vec3::new(0.0_f32, 0.25_f32, 0.0_f32),
                        ),
                        Hit(c, MASK),
                    ))
                        .1
                        + mat3(
                            Vec3::new((*a), STILL, (*a)),
                            Vec3::new((-0.0_f32), 0.5_f32, 3.0_f32),
                            Vec3::new((*a), (*a), 2.0_f32),
                        ));
                    n.y_axis = n.x_axis;
                    turn += 1;
                    if turn == 3 {
                        break STILL;
                    }
                };
                (b <= c)
            })) {
                return Pair(IVec2::new(10_i32, b), (b <= b));
            }
        }
        Pair(
            (IVec2::new(7, c) + IVec2::splat(((*a) as i32).clamp(-64, 64))),
            (((*a) != (*a)) ^ ((*a) > 0.5)),
        )
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p103 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &Hit, y: f32) -> u32 {
        if (((MASKS[(Pair::SIZE).min(6)] == MASK)
            && ({
                a.0.x = a.0.y;
                false
            })))
        {
            return MASK;
        }
        let k0 = (({
            a.0.x -= c.a;
            3_u32
        })) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            if (((Hit::SIZE + 3_usize) as f32)
                != (-((y).sin() * ((-0.0_f32)).cos() + (a.0.y).sin())))
            {
                FLAGS[3_usize % 9];
                let x: [f32; 3] = 'block: {
                    let Pair(n, _) = Pair(
                        (Vec3::new(0.25_f32, 3.0_f32, y))
                            .copysign((a.0).max(Vec3::splat(-9.0))),
                        (a.0.y + 0.0),
                    );
                    if any(BVec3::splat((k0 < k0))) {
                        a.0.y = ((Vec4::new(a.1, 2.0_f32, 0.25_f32, 3.0_f32) * a.1))
                            .max_element();
                        break 'block [1.0_f32, a.0.x, 1.0_f32];
                    }
                    if (((IVec2::new(10_i32, 2_i32) + IVec2::new(2_i32, 5_i32)))
                        == ((IVec2::new(10_i32, 10_i32)).max(IVec2::new(c.b, c.b))))
                    {
                        let [[a_2, mut v, mut y], [_, c, _], [_, x, _]] = ({
                            [[a.0.x; 3], [a.0.x, n.x, n.y], [y, a.1, n.y]]
                        });
                    }
                    (if (a.0.y).is_finite() {
                        (if FLAGS[((-4_i32) & 1) as usize] {
                            [a.0.y; 3]
                        } else {
                            [a.0.x; 3]
                        })
                    } else {
                        [a.1, c.a, 1.0_f32]
                    })
                };
                a.0.x = (Vec2::new(c.a, x[0])).y;
            } else {
                let mut x_2: [[f32; 3]; 3] = [[0.5_f32; 3], [a.0.z, a.1, y], [a.0.y; 3]];
                'inner: for (c, &x_2) in x_2
                    .iter()
                    .zip(
                        &[
                            ((-1.0_f32) * 0.0),
                            ((-2.5_f32) - 0.0),
                            (if (c.b != STEPS) {
                                if ((c.b).rotate_left(k0) < (c.b - c.b)) {
                                    break;
                                }
                                x_2[1][2]
                            } else {
                                x_2[0][2]
                            }),
                        ],
                    )
                {
                    'block: {
                        a.0.x *= ((-0.0_f32)).abs().sqrt();
                        if (((c[0] <= x_2) && ({ (1_u32 > k0) }))) {
                            break 'outer;
                        }
                    }
                    if ((k0 < k0) && (0_u32 != k0)) {
                        if (a.1 <= y) {
                            let mut y: f32 = (Vec2::new(1.5_f32, a.0.z))
                                .dot(
                                    flatten::math::floor((a.1 * Vec2::new(x_2, (-2.5_f32)))),
                                );
                            break;
                        } else {
                            return k0;
                        }
                    }
                    if (a.1 <= a.0.y) {
                        break;
                    }
                    let mut a: f32 = 0.0;
                }
            }
            break;
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
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
        pub c: Vec3,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&mut self, a: f32, c: &f32) -> Mat3 {
            let k0 = (({
                'outer: for n in 0..1 {
                    let start = Self::SIZE;
                    let mut y = 2;
                    y += start;
                    'inner: for a in (1..7).step_by(3) {
                        let start = y;
                        let mut y = 2;
                        y += start;
                        let Hit { a: mut a, b: Pair { a: x }, c: n } = Hit {
                            a: n,
                            ..Hit {
                                a: n,
                                b: (*self),
                                c: Vec3::new((-0.0_f32), (*c), (-0.0_f32)),
                            }
                        };
                        if ((MASK).is_power_of_two() && ((-4_i32) <= self.a)) {
                            let mut x_2 = Mat3::from_cols(n, n, n);
                            x_2.y_axis *= Vec3::ONE;
                            break;
                        }
                        if (({ (0_usize <= 2) })) {
                            break 'outer;
                        }
                        let mut y = Hit {
                            a: self.a,
                            ..Hit {
                                c: Vec3::new((*c), 1.5, n.z),
                                a: self.a,
                                b: (*self),
                            }
                        };
                    }
                }
                MASK
            })) & 3;
            'outer: loop {
                if (self.a).is_negative() {
                    break;
                }
                if k0 < 4 {
                    let mut a = mat3(
                        Vec3::new((-2.5), 1.0, a),
                        Vec3::new((-2.5), (-1.0), (-2.5)),
                        Vec3::new(0.5, a, 1.0),
                    );
                    a.x_axis = a.z_axis;
                    break;
                }
            }
            Mat3::from_cols(
                (({
                    if (({
                        let mut k0 = 1u32;
                        'outer: while k0 < 2 {
                            k0 *= 2;
                            if ((if false {
                                ((k0 <= k0) && (a != (*c)))
                            } else {
                                (self.a == self.a)
                            })) {
                                let mut v = Mat3::IDENTITY;
                                v.y_axis = Vec3::new(v.y_axis.x, 3.0_f32, 0.0_f32);
                                break;
                            }
                            let Pair { a } = Pair {
                                a: ((7_i32 & 15) * (self.a & 7)),
                            };
                        }
                        (a <= a)
                    })) {} else if (3_i32 > self.a) {} else {}
                    POINTS[(0_u32 % 6) as usize]
                }) + Vec3::splat((self.a as f32))),
                Vec3::new(0.25, (-0.0), 0.5),
                Vec3::new((*c), (-2.5), 1.0),
            )
        }
    }
    fn second(mut b: Pair, c: i32) -> bool {
        let mut k0 = (MASKS[(Pair::SIZE).min(6)]) & 3;
        'outer: while k0 > 0 && ((k0 < k0)) {
            k0 -= 1;
            let Hit { a: a_2, b, c: y } = Hit {
                a: b.a,
                b: b,
                c: Vec3::new(1.5_f32, 2.0_f32, Hit::RATE),
            };
            let mut c = ((if true {
                mat3(y, y, y)
            } else {
                Mat3::from_cols(
                    Vec3::new(y.y, 0.0_f32, 2.0_f32),
                    y,
                    Vec3::new(0.0_f32, y.x, y.y),
                )
            })
                * Mat3::from_cols(
                    Vec3::new(y.x, 0.5_f32, 0.5_f32),
                    Vec3::new(2.0_f32, y.y, (-0.0_f32)),
                    y,
                ));
            c.z_axis *= Vec3::ONE;
        }
        ((c > (-1)) ^ (b.a > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Hit, y: f32) -> f32 {
        let y: Pair = 'block: {
            let mut x: Pair = Pair { a: 1 };
            x.step(f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000), &c.c.y);
            if (second(
                Pair {
                    a: ((c.b.a).leading_zeros() as i32),
                },
                (c.b.a).rem_euclid(8),
            )) {
                break 'block Pair { a: c.b.a };
            }
            (Hit { c: c.c, a: 3_i32, b: c.b }).b
        };
        let mut x: [i32; 2] = [y.a, (-4_i32)];
        'outer: for (a, _) in x
            .into_iter()
            .zip([(if false { 0_u32 } else { 0_u32 }), 0_u32])
        {}
        0.0
    }
}

#[flatten]
mod p105 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: &f32, c: i32) -> f32 {
        let mut k0 = ((if (c <= (NARROW as i32)) {
            let mut k0 = (((MASKS[(c & 1) as usize] & 63) << (MASK & 7))) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (({
                    let q = STILL;
                    q == q && q.is_sign_negative()
                })) {
                    let mut k1 = (0_u32) & 3;
                    'inner: loop {
                        if ((5_i32).wrapping_neg() == c) || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                    }
                    return 0.5;
                }
            }
            MASK
        } else {
            MASKS[(Hit::SIZE).min(6)]
        })) & 3;
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
        ((*a) + (*a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32, y: u32) -> i32 {
        (*c) = first(
            &a,
            ({
                (*c) = (*c);
                LEVELS[(Pair::SIZE).min(7)]
            }),
        );
        if ((if (MASK <= y) {
            let mut c = y;
            (Vec2::new((-1.0), TABLE[Pair::SIZE % 4]) == Vec2::new(HALF, 0.25))
        } else {
            {
                'outer: for _ in 0..3usize {
                    if (1_u32 < 5) {
                        let given: f32 = (*c);
                        let a: f32 = {
                            let t = second(given);
                            fn second(x_2: f32) -> f32 {
                                x_2 * 0.5 + 1.0
                            }
                            t
                        };
                        let mut t: usize = ((y).count_ones() as usize);
                        let Pair(n) = Pair(t);
                    } else {
                        (*c) = (a).rem_euclid((((STEPS).abs() as f32)));
                        (*c) *= (y as f32);
                        let mut y = (1 ^ ((y | y) | 0));
                    }
                    if ((Pair::SIZE).min(5_usize) >= ((STEPS) as usize & 31)) {
                        continue;
                    }
                    let mut k1 = (((y | 7) - (2_u32 & 7))) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        (*c) -= ({ ((a + (-2.5_f32)) * (*c)) });
                    }
                }
            }
            (y > y)
        })) {
            return (WIDE as i32);
        }
        ((NARROW as i32) + ((*c) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p106 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec2) -> f32 {
        let mut a = Hit {
            b: Vec4::new(0.0, c.x, 1.0, c.y),
            c: clamp(
                flatten::math::exp2(Vec3::new(0.0_f32, c.x, c.x)),
                Vec3::new(c.x, 0.5_f32, c.y),
                Vec3::new(0.5_f32, 0.0_f32, c.y),
            ),
            a: Pair {
                b: (Vec3::new(1.0, 0.5, TABLE[Hit::SIZE % 4])
                    + Vec3::new(3.0, c.y, (-0.0))),
                a: CORNER,
            },
        };
        'outer: for n in (0..0).rev() {
            if (c.y > a.c.z) {
                let given: f32 = (flatten::math::step(a.a.a.x, a.c.y)).round();
                let x_2: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(c: f32) -> f32 {
                        c * HALF + 1.0
                    }
                    let t = second(given);
                    t
                };
                continue;
            }
            if ((BVec3::new((a.b.z != a.c.x), (a.c.y <= c.y), true))
                == (BVec3::new((a.b.z > 0.0_f32), false, (2_i32 < n))))
            {
                let c: [f32; 2];
                if (3.0_f32 != a.b.x) {
                    c = (if (({
                        let q = 3.0_f32;
                        q == q && q.is_sign_negative()
                    })) {
                        [a.a.a.x, a.c.z]
                    } else {
                        [HALF; 2]
                    });
                } else {
                    c = [a.b.y, a.a.b.x];
                }
                break;
            }
            a = Hit {
                c: Vec3::splat(a.a.a.y),
                a: a.a,
                b: ({
                    let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        if (1.5_f32 > Pair::RATE) {
                            a.a.b.z -= a.c.x;
                            let c = (({ IVec3::new((-4_i32), 2_i32, (-4_i32)) }))
                                .clamp(IVec3::splat(-3), IVec3::splat(5));
                            let [mut a_2, ..] = [
                                ((a.b.z).max(a.c.x) + 0.0),
                                (a.b.y).step(1.5_f32),
                            ];
                        } else {
                            let y = Hit::SIZE;
                            let Hit { a: Pair { a, .. }, b, c: _ } = a;
                            let start = ([3.0_f32, 0.25_f32])[0];
                            let mut x_2 = 0.0;
                            x_2 += start;
                        }
                        let y: f32;
                        if true {
                            a.c
                                *= (Vec4::new(
                                    a.b.w,
                                    a.a.b.y,
                                    (-0.0_f32),
                                    TABLE[(k1 % 4) as usize],
                                ))
                                    .max_element();
                            y = TABLE[Hit::SIZE % 4];
                        } else {
                            y = (((n as i32) as f32) * 1.0);
                        }
                    }
                    (a.b * a.a.a.y)
                }),
            };
        }
        a.a.a.z = (if (({
            'outer: for c in 0..(COUNT + 1) {
                if (a.c).is_nan() {
                    continue;
                }
                let mut y = Pair {
                    b: (Hit { b: a.b, c: a.c, a: a.a }).c,
                    a: a.a.a,
                };
            }
            let Hit { a: Pair { a: t, .. }, b: mut x_2, .. } = Hit {
                b: (a.b + a.c.y),
                c: a.c,
                a: Pair { b: a.c, a: a.a.b },
            };
            true
        })) {
            (if a.a.b.z <= a.c.y {
                (a.b.x).clamp(a.a.b.z, a.c.y) + 0.0
            } else {
                a.a.b.x
            })
        } else {
            return (a.a.a.y).to_radians();
        });
        a.a.a = vec3(
            ((hadd(Vec2::new((-2.5_f32), 1.0_f32))).min((1.5_f32).powi(2)) + 0.0),
            (if (a.a.b).is_nan() {
                (Vec4::new(a.a.a.x, 0.0_f32, 0.0_f32, 0.0_f32))[(0_u32 % 2) as usize]
            } else {
                0.0
            }),
            0.0,
        );
        0.0
    }
}

mod p107 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: u32,
        pub c: BVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p108 {
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
    impl Hit {
        fn step(&mut self, a: f32, c: &i32, mut v: f32) -> f32 {
            if (Pair::SIZE > 2) {
                if (((if (a < a) { true } else { (self.0.y <= self.0.y) })
                    && ({
                        self.0.x <<= 1;
                        (2_i32 == (*c))
                    })))
                {
                    return (1.5 + v);
                } else {
                    return (dot(Vec3::new(0.0_f32, a, a), Vec3::new(v, 1.5_f32, v))
                        - (v).atan2((v)));
                }
            }
            let mut t: [f32; 3] = [STILL; 3];
            'outer: for y in t {
                let mut k1 = (((self.0.x | 7) - (self.0.x & 7))) & 3;
                'inner: loop {
                    if (k1 < self.0.y) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                    let start = k1;
                    let mut b = 1;
                    b += start;
                }
                if false {
                    continue;
                }
            }
            ({
                (self.0.y, [t, _]) = (
                    3,
                    [[t[2], v, (if true { a } else { 3.0_f32 })], [a, t[1], v]],
                );
                t[2]
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32, t: &Vec3) -> Hit {
        if (t.y <= STILL) {
            ((*t)).cmple(exp2((*t))).all();
            return Hit(UVec2::new(MASK, MASK), 1_i32);
        }
        let mut x_2 = State(Vec3::new(1.0_f32, 1.0_f32, 0.5_f32));
        let mut v: Hit = Hit(UVec2::new(2_u32, 5_u32), (*c));
        let y = v.step(1.5, &(*c), ((x_2.0.y).max(x_2.0.x) + 0.0));
        Hit(
            ((v.0 + (v.0 % 3)) + UVec2::splat(v.0.x)),
            (({
                let given: f32 = 1.5;
                let t: f32 = {
                    let t = first(given);
                    fn first(a: f32) -> f32 {
                        (a - 0.5).max(0.5)
                    }
                    t
                };
                (-4)
            }) + (x_2.0.z as i32).clamp(-64, 64)),
        )
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(mut self, a: &f32, c: i32) -> [f32; 3] {
            let mut b = mat2(Vec2::new(self.0, (*a)), Vec2::new((-0.0), 1.5));
            b.x_axis = fract(b.y_axis);
            [
                (((-(*a))).max(((-2.5_f32)).round_ties_even()) + 0.0),
                (Vec3::new(0.0_f32, 2.0_f32, b.x_axis.x)).normalize_and_length().1,
                (length(b.x_axis) + (b.y_axis.x).lerp_monotonic(b.y_axis.x, 0.25)),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &Vec3, mut v: Hit, t: &mut u32) -> State {
        if (({
            let x_2 = (if c.y <= c.x {
                ((if (!(c.x != (*a))) {
                    (*a) *= (((-c.y)).abs() + 0.5).log2();
                    (0.5_f32).mul_add((*a), c.y)
                } else {
                    let mut k0 = ((*t)) & 3;
                    #[keep]
                    'outer: loop {
                        if FLAGS[(Hit::SIZE).min(8)] || k0 == 0 {
                            break;
                        }
                        k0 -= 1;
                        let given: f32 = ((*a))
                            .rem_euclid(
                                ((State {
                                    a: (NARROW as i32),
                                    ..State {
                                        a: 0_i32,
                                        ..State {
                                            b: v,
                                            ..State {
                                                a: (WIDE as i32),
                                                b: Hit { a: (*a) },
                                                c: (-0.0_f32),
                                            }
                                        }
                                    }
                                })
                                    .c),
                            );
                        let v: f32 = {
                            fn doubled(a: f32) -> f32 {
                                a * 0.5 + 1.0
                            }
                            let t = doubled(given);
                            t
                        };
                        let b: f32;
                        if ((((State::RATE < c.y) && true)
                            || ({
                                (*a) = (if (k0 != (*t)) { c.z } else { v });
                                ((v > c.x) && (k0 != (*t)))
                            })))
                        {
                            b = (*a);
                        } else {
                            (*a) = c.x;
                            b = (Vec2::new(0.5_f32, c.z)).to_angle();
                        }
                    }
                    (3.0_f32 + 3.0_f32)
                }))
                    .clamp(c.y, c.x) + 0.0
            } else {
                c.y
            });
            'outer: for _ in (1..4).step_by(3) {
                let mut v = LEVELS[(STEPS & 1) as usize];
                if ((((*t) <= (*t))
                    | ((c.y < x_2)
                        && ({
                            (*t) = (*t);
                            (x_2 < 1.5_f32)
                        }))))
                {
                    continue;
                }
                if (((Hit { a: (-2.5_f32) }).a > c.z)) {
                    continue 'outer;
                }
                if ((-0.0_f32) > c.y) {
                    let mut c: Pair = Pair(c.z);
                    let x_2 = c
                        .step(
                            &(*a),
                            ({
                                (*t) = (MASK + (*t));
                                v
                            }),
                        );
                    let mut k1 = (((1_u32 | 7) - ((*t) & 7))) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut a_2: Pair = Pair((*a));
                        let a = a_2.step(&(*a), ((Pair::SIZE & 255) as i32));
                    }
                }
            }
            (0.0_f32 <= 0.0)
        })) {}
        State {
            a: 0,
            b: Hit { a: 0.0 },
            c: 0.0,
        }
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub f32);
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
    pub fn entry(a: &mut f32, c: &mut [f32; 2], y: &mut u32) -> f32 {
        {
            let mut x: [Mat4; 2] = [
                Mat4::from_cols(
                    Vec4::new(HALF, c[1], c[0], c[0]),
                    Vec4::new((-1.0_f32), (*a), 0.5_f32, 0.0_f32),
                    Vec4::new(c[0], 0.25_f32, c[1], c[1]),
                    Vec4::new(3.0_f32, 0.5_f32, 1.0_f32, 1.0_f32),
                ),
                Mat4::from_cols(
                    Vec4::new(0.5_f32, (-2.5_f32), c[0], c[0]),
                    Vec4::new(c[1], c[0], (*a), (-1.0_f32)),
                    Vec4::new(0.0_f32, (-0.0_f32), c[1], (*a)),
                    Vec4::new(3.0_f32, c[1], c[0], c[0]),
                ),
            ];
            'outer: for (x, (_, n)) in x.iter().copied().zip(0..2u32).enumerate() {
                'block: {
                    let given: f32 = (if c[1] <= 0.0 {
                        ((c[0]).mul_add(c[0], c[0])).clamp(c[1], 0.0) + 0.0
                    } else {
                        c[0]
                    });
                    let t: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(n: f32) -> f32 {
                            n * HALF + 1.0
                        }
                        let t = doubled(given);
                        t
                    };
                    if (((((*y) != 5)
                        && ({
                            (*a) %= 3.0;
                            (n > n)
                        }))
                        || ({
                            (*a) = TABLE[(x).min(3)];
                            (x < x)
                        })))
                    {
                        continue 'outer;
                    }
                    let mut y: Hit = Hit {
                        b: saturate(Vec4::new((-0.0_f32), 3.0_f32, (*a), c[1])),
                        a: (*c)[((*y) % 2) as usize],
                    };
                }
                let mut a_2: i32 = (WIDE as i32);
                let k1 = ((if true {
                    'inner: for y in 0..2u8 {
                        let Hit { a: mut n, b: mut a_2 } = Hit {
                            b: Vec4::new((y as f32), (-1.0_f32), c[0], (y as f32)),
                            a: c[0],
                        };
                        ((if (x != Hit::SIZE) { n } else { a_2.y }) < 0.0);
                        (*a) = n;
                        c[(STEPS & 1) as usize]
                            -= (Vec2::new((*a), 0.25_f32))
                                .dot(
                                    ({
                                        Vec2::select(
                                            (Vec2::new(1.5_f32, a_2.x))
                                                .cmplt(Vec2::new(1.0_f32, 0.0_f32)),
                                            Vec2::new(0.5_f32, 1.5_f32),
                                            Vec2::new(n, (*a)),
                                        )
                                    }),
                                );
                    }
                    MASK
                } else {
                    (*y)
                })) & 3;
                'inner: loop {
                    if k1 < 4 {
                        {
                            let mut n: Pair = Pair {
                                c: BVec3::new(true, true, (c[1] < (*a))),
                                a: 1.0,
                                b: c[1],
                            };
                        }
                        let mut turn = 0;
                        let b: usize = 'value: loop {
                            let b = (((*c))[0]).is_finite();
                            let [_, b] = [
                                (Mat4::from_diagonal(Vec4::new((*a), c[1], c[0], (*a)))
                                    * c[0]),
                                (Mat4::IDENTITY * c[1]),
                            ];
                            if (k1 > 0) {
                                break ((8_u32).count_ones() as usize);
                            }
                            (!(false
                                || ({
                                    (*a) = (-b.z_axis.w);
                                    (x < x)
                                })));
                            turn += 1;
                            if turn == 1 {
                                break x;
                            }
                        };
                        break;
                    } else {
                        continue;
                    }
                }
            }
        }
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                k1 += 1;
                let a: Hit = Hit {
                    b: Vec4::new(0.0, 2.0, 0.5, 0.0),
                    a: 0.0,
                };
            }
        }
        0.0
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
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
    pub fn entry(a: &mut i32, c: &i32, y: &mut f32, t: usize) -> i32 {
        if (!(2_usize > Pair::SIZE)) {
            let mut k0 = ((MASK & MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let mut a: usize = (((3_u32).count_ones() as usize)).saturating_sub(t);
                let mut n: [f32; 2] = [0.5_f32, (-2.5_f32)];
                'inner: for n in n.iter().rev() {
                    let mut x_2: [[f32; 2]; 3] = [
                        [flatten::math::mix((*y), (*y), Pair::RATE); 2],
                        [
                            (if (*n) <= (*n) {
                                (0.0_f32).clamp((*n), (*n)) + 0.0
                            } else {
                                (*n)
                            }),
                            (if (Pair::SIZE < a) { (*n) } else { (*n) }),
                        ],
                        [(((*y)).min((*n)) + 0.0); 2],
                    ];
                    if ((((*y) >= 1.0)
                        || ({
                            x_2 = [x_2[1], [x_2[1][0], 1.5_f32], x_2[0]];
                            ((*c) > (*c))
                        })))
                    {
                        break 'outer;
                    }
                }
            }
        } else {}
        ((5_i32 | (*a))).saturating_neg()
    }
}

#[flatten]
mod p113 {
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
    const NARROW: u8 = 3;
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
        fn step(mut self, a: Pair, mut x: u32) -> bool {
            let mut k0 = (2_u32) & 3;
            'outer: while k0 > 0 && ((!(3_u32 < x))) {
                k0 -= 1;
                let mut x_2: [i32; 3] = [2_i32; 3];
                'inner: for b in x_2.iter().rev() {
                    x
                        |= ((({
                            let q = STILL;
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }))
                            .max(k0) + x);
                    if true {
                        break 'outer;
                    }
                }
            }
            ((a.a.z > self.a.y) ^ (self.a.z > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: [i32; 3], y: &mut f32) -> bool {
        x[2]
            -= (if ((x[2] < x[0]) || FLAGS[Hit::SIZE % 9]) {
                let start = ((((NARROW as i32) + STEPS) & 7) as usize);
                let mut b = 2;
                b += start;
                ((x[2] + x[0]) - (x[1] ^ (-1_i32)))
            } else {
                let y = select(
                    ((*y) - (Vec3::new((*y), 0.5_f32, 1.0_f32)).z),
                    a,
                    (if (IVec2::new(x[2], 5) == IVec2::new(2, x[1])) {
                        Pair::step(
                            Pair { a: IVec3::new(2, 1, (-1)) },
                            Pair { a: IVec3::new(2, 1, 10) },
                            MASK,
                        )
                    } else {
                        x[Pair::SIZE % 3]
                            |= ({
                                let mut y: Pair = Pair { a: IVec3::new(2, x[0], 2) };
                                let v = y
                                    .step(
                                        (Hit {
                                            b: Pair { a: y.a },
                                            c: Hit::SIZE,
                                            a: x[0],
                                        })
                                            .b,
                                        (5_u32).trailing_zeros(),
                                    );
                                x[1]
                            });
                        FLAGS[(0_usize).min(8)]
                    }),
                );
                x[0]
            });
        (x[2] > x[1])
    }
}

#[flatten]
mod p114 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut usize, mut v: f32, t: &mut u32) -> usize {
        (*t) = (*t);
        'outer: for x_2 in 0..2usize {
            let a: IVec2 = (IVec2::new((WIDE as i32), LEVELS[((*c)).min(7)])).signum();
        }
        'outer: for x_2 in [STEPS, ((NARROW as i32) ^ STEPS)] {
            'inner: for _ in (0..2).rev() {
                (*t) %= 7;
                let x: IVec3 = IVec3::new(0, x_2, 3);
                let mut x_2: u32 = (((((2_usize & 255) as u32) | 7)
                    - ((3_u32 & 0xffff).next_power_of_two() & 7)) ^ 2);
                (*c) = (((x.y / (x.y | 1))) as usize & 31);
            }
            let mut n: [f32; 2] = [v, a];
            'inner: for (y, _) in n.iter().enumerate() {
                if (((((*t) <= (*t)) || ((*c) != (*c)))
                    || ({
                        (*c) %= 3;
                        (x_2 < x_2)
                    })))
                {
                    break;
                }
                let mut x_2 = (IVec3::new(7_i32, x_2, 10_i32))
                    .cmpeq(
                        (IVec3::new(7, 3, x_2)
                            - (IVec3::new(1, 10, (-4)) - IVec3::new(x_2, 2, 2))),
                    );
            }
            if (x_2 <= (NARROW as i32)) {
                'inner: for (_, (_, a_2)) in n.iter().copied().zip(0..2u32).enumerate() {
                    let start = x_2;
                    let mut v = 0;
                    v += start;
                    (*c) *= 2;
                    if (x_2 > x_2) {
                        continue;
                    }
                    if (((true ^ (v <= 0))
                        && ({
                            (*c) = (*c);
                            (!((*t) < 5_u32))
                        })))
                    {
                        let given: f32 = n[1];
                        let y: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x_2: f32) -> f32 {
                                (x_2 - HALF).max(HALF)
                            }
                            t
                        };
                        let mut b = (if ((a != n[0]) ^ (((*c) < (*c)) && (x_2 < 0))) {
                            Mat2::from_diagonal(Vec2::new(n[1], y))
                        } else {
                            Mat2::IDENTITY
                        });
                    }
                }
            }
        }
        ((*c))
            .min(
                (if FLAGS[((-4_i32) & 1) as usize] {
                    let mut k0 = -1i32;
                    'outer: while k0 <= 3 {
                        k0 = k0 + 2;
                    }
                    0
                } else {
                    0
                }),
            )
    }
}

#[flatten]
mod p115 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
        fn step(self, a: &mut f32, c: Vec4) -> bool {
            let mut x: [i32; 2] = [
                (((1_i32).saturating_add(self.a.z) & 63) << 2),
                self.a.y,
            ];
            (({
                let q = (*a);
                q == q && q.is_sign_negative()
            }) ^ ((*a) > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &IVec3, y: &mut f32) -> i32 {
        let (v, mut x) = (a, IVec3::new(1_i32, LEVELS[Pair::SIZE % 8], c.y));
        let a: UVec2 = 'block: {
            if (({ Hit { a: (*c) } })
                .step(
                    y,
                    (Vec4::new(a, (-0.0_f32), (-2.5_f32), (-0.0_f32)))
                        .smoothstep(Vec4::ZERO, Vec4::splat(2.0)),
                ))
            {
                return (-c.x);
            }
            if ((({
                let t: bool;
                if (CORNER).is_nan() {
                    t = (x.y < x.z);
                } else {
                    t = (!(a > 0.0));
                }
                (a <= a)
            }) ^ (c.x != c.x)))
            {
                if (({ Hit { a: IVec3::new(0, 0, 0) } })
                    .step(&mut (*y), Vec4::new(0.0, 0.0, 0.0, 0.0)))
                {}
                break 'block UVec2::new(0, 0);
            }
            UVec2::new(0, 0)
        };
        0
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub fn entry(a: &mut f32, c: &i32) -> f32 {
        if (true | (1_u32 > MASK)) {
            return ((-2.5_f32)).floor();
        }
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 && (((*c) != (-1))) {
            k0 -= 1;
            let mut t = (((-(*a))).sin() * ((-(*a))).cos() + (((*a) * 1.0)).sin());
            let (c, x, ..) = (Vec4::new((-1.0_f32), t, 1.0_f32, t), 3.0_f32, t);
        }
        'outer: for t in (1..13).step_by(3) {
            if ((*a) <= (*a)) {
                let [a, _, _] = [
                    (((-2.5_f32)).max((*a)) + 0.0),
                    (if ((t as i32) != t) {
                        let mut a: f32 = ({ 0.0 });
                        HALF
                    } else {
                        if ((*a) > (((*a) - (*a))).cos()) {
                            let n = Pair {
                                c: UVec2::new(MASK, 3),
                                ..Pair {
                                    a: 3,
                                    ..Pair {
                                        b: IVec2::new(10, (*c)),
                                        ..Pair {
                                            a: 7,
                                            b: IVec2::new(0, 3),
                                            c: UVec2::new(MASKS[(State::SIZE).min(6)], MASK),
                                        }
                                    }
                                }
                            };
                        } else {
                            let mut a: (Vec4, f32, f32) = ({
                                (
                                    Vec4::new((-0.0_f32), (-2.5_f32), (*a), 2.0_f32),
                                    (HALF - (*a)),
                                    0.0_f32,
                                )
                            });
                        }
                        0.0_f32
                    }),
                    0.0_f32,
                ];
                break;
            }
        }
        0.0
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: (f32, bool), c: &mut f32, y: [u32; 2], t: u32) -> f32 {
        if b.1 {
            let mut turn = 0;
            let t: Vec2 = 'value: loop {
                if ((0_u32 + y[1]) == (b.1 as u32)) {
                    break 'value Vec2::new(b.0, (-2.5));
                }
                turn += 1;
                if turn == 2 {
                    break Vec2::new((-1.0), (-1.0));
                }
            };
            'outer: for (c, &_) in y.iter().zip(&[5_u32, y[COUNT % 2]]) {
                let k1 = ((if b.1 {
                    b.1 = (b.1
                        && ({
                            b = b;
                            ((y[0] != y[0]) || b.1)
                        }));
                    MASK
                } else {
                    let start = 1_usize;
                    let mut a_2 = 2;
                    a_2 += start;
                    (*c)
                })) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    break;
                }
                let (x, (mut b, mut t)) = (
                    b.0,
                    (
                        (COUNT)
                            .min(
                                (if COUNT >= 0_usize { COUNT - 0_usize } else { COUNT }),
                            ),
                        IVec3::new(STEPS, 3_i32, (WIDE as i32)),
                    ),
                );
                if (7_i32 != (t.z ^ t.y)) {
                    if (!((true || true) || (0.5_f32 < 0.0))) {
                        let (mut x, ..) = (
                            select(x, x, (5_usize > b)),
                            ((x, (x < x))).1,
                        );
                    } else {
                        let [mut a, _] = (if ((true
                            && ({
                                t -= (t).max(t);
                                true
                            })))
                        {
                            [1.5_f32, x]
                        } else {
                            [x, x]
                        });
                    }
                    continue;
                }
                let (a, n) = (0.25_f32, true);
                if (({
                    let q = (Vec2::new(2.0_f32, x)).y;
                    q == q && q.is_sign_negative()
                })) {
                    t.x = ((((t.x & 15) * (t.y & 7)) - 7) - 0);
                    'inner: for b in (((*c) & 3)..=((*c) & 3)) {
                        let mut b: f32 = (x).signum();
                    }
                    let mut k1 = (y[0]) & 3;
                    #[keep]
                    'inner: while k1 > 0 && ((!flatten::math::all(BVec3::new(n, n, n))))
                    {
                        k1 -= 1;
                        let [mut t, mut x] = [x, x];
                    }
                } else if n {} else {}
            }
        } else {}
        (b.0 + b.0)
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
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

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> i32 {
        let [mut v, mut y, ..] = [a, a, a];
        let [mut v, ..] = [(v - 1.5_f32), (0.25_f32 + 0.0_f32)];
        let mut a_2: [f32; 3] = [y, 0.5_f32, (-2.5_f32)];
        let [Pair(mut n, _), ..] = [Pair(Vec2::new(a, a_2[0]), a); 2];
        let mut n: IVec2 = IVec2::new(c, 10);
        let Pair(v, n) = Pair(Vec2::new(v, a_2[0]), a_2[0]);
        0
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, mut b: IVec2) -> Hit {
            let mut t = ((Hit {
                a: self.0.x,
                b: Vec3::new(self.0.z, self.0.x, 0.25_f32),
                c: Vec2::new(self.0.z, 1.0_f32),
            })
                .b)
                .cmple(
                    (if (self.0.x < self.0.w) {
                        return Hit {
                            a: (Hit {
                                a: STILL,
                                b: POINTS[(1_u32 % 6) as usize],
                                c: Vec2::new(2.0_f32, 0.5_f32),
                            })
                                .a,
                            ..Hit {
                                a: TABLE[(7_i32 & 1) as usize],
                                b: Vec3::new(self.0.w, self.0.z, (-1.0)),
                                c: Vec2::new(3.0, 1.5),
                            }
                        };
                    } else {
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
                                    self.0.x = self.0.z;
                                    let Hit { a: v, b: _, .. } = Hit {
                                        a: flatten::math::cos(0.25_f32),
                                        b: Vec3::new(0.25_f32, (-1.0_f32), self.0.x),
                                        c: Vec2::new((-1.0_f32), 1.0_f32),
                                    };
                                }
                                k1 += 1;
                            }
                        }
                        Vec3::new(self.0.y, 2.0, (-0.0))
                    }),
                )
                .any();
            Hit {
                c: Vec2::new(self.0.w, 3.0),
                ..Hit {
                    a: self.0.w,
                    b: Vec3::new(0.0, (-0.0), self.0.y),
                    c: Vec2::new(TABLE[(Self::SIZE).min(3)], 1.0),
                }
            }
        }
    }
    impl Hit {
        fn step(mut self, mut b: bool, c: i32) -> i32 {
            let mut b: usize = 0;
            if false {
                let start = (((c) as usize & 31) * 2);
                let mut v = 2;
                v += start;
                b = v;
            } else {
                let mut c: Pair = Pair(
                    Vec4::new((-2.5_f32), self.a, self.b.z, self.b.y),
                );
                let b = c.step((IVec2::new(7, 7) - IVec2::new(3, STEPS)));
            }
            (STEPS + (self.c.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: f32, y: f32, t: &u32) -> i32 {
        let given: f32 = (Vec4::new(2.0_f32, 0.0_f32, 1.5_f32, (*a)))
            .dot(Vec4::new((-2.5), y, c, (-2.5)));
        let x_2: f32 = {
            let t = doubled(given);
            fn doubled(y: f32) -> f32 {
                (y - 0.5).max(0.5)
            }
            t
        };
        if ((*a) > HALF) {
            return ({
                Hit {
                    b: Vec3::new((-2.5), y, (-0.0)),
                    c: Vec2::new(3.0, (-2.5)),
                    a: (-0.0),
                }
            })
                .step(
                    (({
                        let mut a: f32 = (if ((((*t) & 63) << ((*t) & 7))
                            <= ((*t)).min((*t)))
                        {
                            x_2
                        } else {
                            if ((((5_u32 > (*t)) ^ ((*t) <= 3))
                                && (if (c < c) { false } else { true })))
                            {
                                let mut a: Vec2 = (if (((*a).abs() as usize & 15)
                                    == ((0_usize, 0_i32, BVec3::new(false, false, false))).0)
                                {
                                    Vec2::new(0.0, 0.0)
                                } else {
                                    Vec2::new(0.0, 0.0)
                                });
                                return 0;
                            }
                            0.0
                        });
                        false
                    }) || false),
                    0,
                );
        }
        0
    }
}

#[flatten]
mod p121 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> Vec2 {
        {
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut k1 = (({
                    let q = (*a);
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let State { a, b: n, c } = State {
                        b: (POINTS[(k1 % 6) as usize]).saturate(),
                        ..State {
                            a: x,
                            ..State {
                                c: 5_u32,
                                a: STEPS,
                                b: Vec3::new((*a), (*a), (*a)),
                            }
                        }
                    };
                    let a = State {
                        c: (if (((n.x <= n.y)
                            || ({
                                x &= ((n.y as i32).clamp(-64, 64));
                                true
                            })))
                        {
                            (c + 3)
                        } else {
                            ((Hit::SIZE & 255) as u32)
                        }),
                        a: x,
                        b: Vec3::new(
                            (n.x * (-2.5)),
                            (n.x + 1.0),
                            (n.x).mul_add(n.z, n.z),
                        ),
                    };
                }
                'inner: for t in k0..=2 {
                    if (k0 > k0) {} else {}
                    if (x > 5) {
                        continue 'inner;
                    }
                }
            }
        }
        ((Vec2::new((*a), (*a)))
            .copysign((Vec2::new(1.5_f32, 1.5_f32)).max(Vec2::splat(-9.0)))
            + Vec2::splat((x as f32)))
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32) -> Vec2 {
        let mut a = (Mat2::from_cols(
            Vec2::new(0.0_f32, 0.0_f32),
            Vec2::new(0.0_f32, 0.0_f32),
        ))
            .transpose();
        a.y_axis = Vec2::new(0.0_f32, 0.0_f32);
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    pub fn entry(a: &bool, c: &mut bool, mut v: f32) -> u32 {
        let mut turn = 0;
        let c: bool = 'value: loop {
            if (((CORNER).is_nan()
                || (if (*c) {
                    v -= v;
                    (*a)
                } else {
                    (v != v)
                })))
            {
                break ((v > v)
                    || ({
                        (*c) = ((*c)
                            || ({
                                v *= ((-2.5_f32)).abs();
                                (*a)
                            }));
                        (v > 1.0_f32)
                    }));
            }
            turn += 1;
            if turn == 3 {
                break (Vec2::new((-2.5), v) == Vec2::new(v, v));
            }
        };
        'outer: for _ in 0u32..1 {
            'inner: for y in 0..2 {
                let t = State::SIZE;
                let b: i32 = ((if (((y as i32) > y) == (*a)) {
                    let (x, mut n) = (
                        Mat3::from_cols(
                            Vec3::new(v, (-1.0_f32), v),
                            Vec3::new((-1.0_f32), 1.0_f32, 1.5_f32),
                            Vec3::new(v, v, v),
                        ),
                        Vec4::new(
                            (if true { v } else { 0.0_f32 }),
                            (Pair(v, 0_u32)).0,
                            v,
                            (State::SIZE as f32),
                        ),
                    );
                    ((y as i32)).wrapping_mul((y as i32))
                } else {
                    'block: {
                        if (((y | y) as i32) <= y) {
                            let start = (((IVec2::new(10_i32, 5_i32)).y & 7) as usize);
                            let mut y = 2;
                            y += start;
                            break 'block;
                        }
                        let mut x: f32 = ((select(1.5_f32, v, (*a))).tanh()).cos();
                        x = v;
                    }
                    ((((*a) as i8) <= ((t > t) as i8)) as i32)
                }) ^ y);
                let State { a: t, b, c: y } = (if (((v != (-1.0))
                    || ({
                        v = (v * v);
                        c
                    })))
                {
                    State {
                        b: 0_usize,
                        ..State {
                            c: v,
                            ..State {
                                c: v,
                                ..State {
                                    c: v,
                                    a: BVec3::new(false, c, c),
                                    b: t,
                                }
                            }
                        }
                    }
                } else {
                    (if (*a) {
                        State {
                            c: v,
                            a: BVec3::new((*a), true, c),
                            b: t,
                        }
                    } else {
                        State {
                            c: v,
                            ..State {
                                c: TABLE[(MASK % 4) as usize],
                                a: BVec3::new(c, false, true),
                                b: t,
                            }
                        }
                    })
                });
            }
        }
        (((((STEPS + (NARROW as i32)) & 255) as u32) + MASK) + (v.abs() as u32 & 255))
    }
}

#[flatten]
mod p124 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: f32, mut x: IVec2) -> i32 {
            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let start = k0;
                        let mut a = 1;
                        a += start;
                        if (self.a <= self.a) {
                            let mut n = Hit {
                                b: self.a,
                                a: RAMP[(Pair::SIZE).min(8)],
                            };
                        } else {
                            let given: f32 = self.a;
                            let b: f32 = {
                                fn second(n: f32) -> f32 {
                                    (n - 0.5).max(0.5)
                                }
                                let t = second(given);
                                t
                            };
                        }
                    }
                    k1 += 1;
                }
            }
            (((({
                x.y
                    |= (x.x
                        | ({
                            x.x = (if (a <= self.a) {
                                if ((MASK ^ MASK) >= ((-0.0_f32).abs() as u32 & 255)) {
                                    x %= 3;
                                    return x.y;
                                }
                                self.b
                            } else {
                                return 0_i32;
                            });
                            x.y
                        }));
                5_i32
            }) & 63) << 1) + x.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, c: &mut i32) -> [State; 3] {
        'outer: for n in 1..=2 {
            let a_2: [State; 3] = [
                State {
                    a: (Pair { a: b.y, b: 0_i32 }).b,
                    b: (b - b),
                    c: (if State::SIZE >= State::SIZE {
                        State::SIZE - State::SIZE
                    } else {
                        0_usize
                    }),
                },
                State {
                    b: ({
                        {
                            let mut a: Pair = Pair {
                                b: ({ Pair { b: n, a: b.y } })
                                    .step(
                                        (TABLE[(MASKS[1_usize % 7] % 4) as usize]).floor(),
                                        IVec2::new((*c), (*c)),
                                    ),
                                a: b.y,
                            };
                        }
                        Vec2::new(b.x, STILL)
                    }),
                    ..State {
                        a: n,
                        ..State {
                            a: (-4_i32),
                            ..State {
                                b: b,
                                ..State { b: b, c: Pair::SIZE, a: n }
                            }
                        }
                    }
                },
                State {
                    a: n,
                    ..State { c: Hit::SIZE, a: n, b: b }
                },
            ];
        }
        [
            State {
                a: ((*c) + (b.y as i32).clamp(-64, 64)),
                b: (Vec2::new((-0.0), STILL) + Vec2::splat(((*c) as f32))),
                c: (Hit::SIZE + (b.x.abs() as usize & 255)),
            },
            State {
                a: (*c),
                b: (Vec2::new(2.0, 0.5) + Vec2::splat(((*c) as f32))),
                c: (Hit::SIZE + (((*c) & 255) as usize)),
            },
            State {
                a: ((*c) + (b.x as i32).clamp(-64, 64)),
                b: (b + Vec2::splat(b.x)),
                c: (State::SIZE + (((*c) & 255) as usize)),
            },
        ]
    }
}

#[flatten]
mod p125 {
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
        let mut n: [f32; 2] = [STILL, y.y];
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
        n[(({
            (*y) *= STILL;
            c
        }) % 2) as usize] = ((if (8_u32 <= c) {
            let mut x_2: f32 = (Vec2::new(0.25_f32, y.z))
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
                                'inner: for (a, _) in n.iter().enumerate() {
                                    ((*y), (*t)) = ((((*y) - n[0]) / 2.0), ((*t) || (*t)));
                                    let Pair { a } = Pair {
                                        a: (1.0
                                            / ((Vec4::new(2.0_f32, 3.0_f32, y.x, 0.25_f32)).abs()
                                                + 0.5)),
                                    };
                                    (*t) = (((TABLE[Hit::SIZE % 4].abs() as usize & 15)
                                        < (n[1].abs() as usize & 15)) && (*t));
                                }
                            }
                            (*t)
                        }),
                    ),
                );
            (*y)
        } else {
            Vec3::new(y.z, STILL, 2.0_f32)
        }))
            .dot((*y));
        (((({
            if ((!((if (*t) {
                a
            } else {
                (n[1], [y.x, _]) = (
                    ((Vec3::new(0.25_f32, (-1.0_f32), 2.0_f32)).normalize_and_length().1)
                        .mul_add(y.y, (n[1]).ceil()),
                    [y.x, a],
                );
                y.x
            }) >= a)))
            {} else {}
            c
        }) + c) + c) + (y.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p126 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: IVec2) -> Pair {
        'outer: for a in [(UVec2::new(MASK, MASK)).y, (0_u32 + 0_u32), 0_u32] {}
        Pair { a: 0, b: 0.0 }
    }
}

#[flatten]
mod p127 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            let given: f32 = ((if ((-4_i32) <= (*c)) { y } else { 1.5_f32 }))
                .abs()
                .sqrt();
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
            if k0 < 4 {
                break;
            } else {
                continue;
            }
        }
        let mut y: [f32; 3] = [2.0_f32, y, (-0.0_f32)];
        'outer: for (b, &_) in y
            .iter()
            .zip(&[(y[2]).sin(), (STEPS as f32), atan2(0.25_f32, (-0.0_f32))])
        {
            let given: f32 = (((*a)).cbrt()).cos();
            let x_2: f32 = {
                let t = first(given);
                fn first(x: f32) -> f32 {
                    x * 0.5 + 1.0
                }
                t
            };
            if (((0_usize >= 5)
                && ({
                    (*c) = ((*c)
                        + ({
                            (*c) = (*c);
                            (*c)
                        }));
                    ({
                        let q = 2.0_f32;
                        q == q && q.is_sign_negative()
                    })
                })))
            {
                break 'outer;
            }
            'inner: for n in 0..3 {
                if ((*a) != ((Hit::SIZE).saturating_sub(Pair::SIZE) as f32)) {
                    let Pair(b, ..) = Pair(
                        (n as i32),
                        Vec3::new((-2.5_f32), 1.5_f32, 2.0_f32),
                    );
                    if ((*c) != b) {
                        if ((*c) > (-(*c))) {
                            return (x_2).fract();
                        } else {
                            break;
                        }
                    }
                } else {}
            }
        }
        (y[(MASK % 3) as usize]).abs().sqrt()
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2, pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        fn step(mut self, a: &f32, c: (f32, State)) -> State {
            let mut c = (({
                let State(x_2, Pair { a: x, b: mut t, c: _ }) = State(
                    c.1.0,
                    (State(self.0, self.1)).1,
                );
                (CORNER).cross(Vec3::new(c.1.1.c.z, 2.0, (-0.0)))
            }))
                .cmpeq(
                    (({
                        ((((NARROW as i32) != c.1.1.a) & false)
                            && ((self.1.b < self.1.b)
                                || ({
                                    self.0 -= (self.0).max(self.0);
                                    true
                                })));
                        Vec3::new(self.1.c.y, 1.0, self.0.x)
                    }) + Vec3::new(0.0, 1.0, c.1.1.c.z)),
                )
                .any();
            self.1.c.y
                *= mix(
                    (((STEPS as f32)).min(((self.0.x, self)).0) + 0.0),
                    self.1.c.z,
                    (if (({
                        self.1.c.z = self.0.y;
                        c
                    })) {
                        self.1.c.w
                    } else {
                        (if self.1.c.y <= self.1.c.y {
                            (self.0.x).clamp(self.1.c.y, self.1.c.y) + 0.0
                        } else {
                            self.0.y
                        })
                    }),
                );
            let t: f32;
            if c {
                t = HALF;
            } else {
                self = self;
                t = (STILL).powi(3);
            }
            State(
                ((self.0).move_towards(Vec2::new(0.0_f32, 3.0_f32), 0.5)
                    + Vec2::splat((self.1.a as f32))),
                Pair { a: self.1.a, ..self.1 },
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut Pair) -> Pair {
        if ((((((MASK & 63) << (0_u32 & 7)) & 15) * (MASK & 7))
            != ((((MASK & 63) << (MASK & 7)) & 15)
                * ((if true {
                    if (c.b < 0) {
                        #[keep]
                        'outer: for x in (u32::MAX - ((MASK).min(MASK) & 3)..=u32::MAX) {
                            if flatten::math::all(
                                BVec3::new((c.c.x <= c.c.w), (c.a != c.a), false),
                            ) {
                                let mut n: State = State(
                                    Vec2::new(0.0_f32, (-2.5_f32)),
                                    (*c),
                                );
                                let a = n
                                    .step(
                                        &n.0.y,
                                        ({
                                            c.c.x = ((n.0.x).min(0.0) + 0.0);
                                            (
                                                0.0_f32,
                                                State(
                                                    Vec2::new(0.0_f32, 0.0_f32),
                                                    Pair {
                                                        a: 0_i32,
                                                        b: 0_usize,
                                                        c: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                                    },
                                                ),
                                            )
                                        }),
                                    );
                                break;
                            }
                        }
                    }
                    0_u32
                } else {
                    0_u32
                }) & 7))))
        {}
        Pair {
            a: 0,
            b: 0,
            c: Vec4::new(0.0, 0.0, 0.0, 0.0),
        }
    }
}

mod p129 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2, pub Vec3);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 3], c: i32) -> [i32; 3] {
        let mut v: Hit = Hit(a[1]);
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 && (((k0 < 3_u32) < (a[0] != STEPS))) {
            k0 -= 1;
            let [a, _, _] = [
                (c & 10_i32),
                ((((k0 < k0) as i8) <= ((8_u32 <= k0) as i8)) as i32),
                (0_i32 * 2),
            ];
        }
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut [f32; 2], y: f32, t: BVec3) -> IVec3 {
        b
            += ((y
                + (if (c[1] > c[0]) {
                    y
                } else {
                    let mut turn = 0;
                    let a: usize = 'value: loop {
                        (0.0_f32 < 0.0);
                        if false {
                            break 0;
                        }
                        turn += 1;
                        if turn == 1 {
                            break 0;
                        }
                    };
                    0.0_f32
                })) % (-3.0));
        IVec3::new(0, 0, 0)
    }
}

mod p131 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten(exact)]
    pub fn entry(a: (u32, IVec3, i32), mut x: i32, y: [i32; 3], t: u32) -> [i32; 3] {
        if ((-4_i32) <= a.2) {
            'outer: for _ in 1..=2 {
                let mut a_2 = ((Mat4::from_diagonal(
                    Vec4::new(0.0_f32, 0.5_f32, HALF, 2.0_f32),
                )
                    * mat4(
                        Vec4::new(
                            (-1.0_f32),
                            HALF,
                            TABLE[(({
                                x %= 7;
                                a.0
                            }) % 4) as usize],
                            TABLE[(y[2] & 1) as usize],
                        ),
                        Vec4::new((-2.5_f32), 1.0_f32, 2.0_f32, 2.0_f32),
                        Vec4::new((-2.5_f32), HALF, HALF, HALF),
                        Vec4::new(3.0_f32, 3.0_f32, (-0.0_f32), RAMP[(t % 9) as usize]),
                    )) * (Vec2::new(1.5_f32, 3.0_f32)).dot(Vec2::new(1.0_f32, HALF)));
                a_2.x_axis = a_2.z_axis;
                if ((if (COUNT >= COUNT) {
                    (a_2.w_axis.y == (-0.0))
                } else {
                    'block: {
                        let mut y = (((if (7_i32 != a.1.y) {
                            IVec2::new(0_i32, x)
                        } else {
                            IVec2::new((-1_i32), a.2)
                        }))
                            .y * 1);
                        if (0.0_f32 < 0.0) {
                            break 'block;
                        }
                    }
                    false
                })) {
                    break;
                }
            }
        }
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p132 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32, y: i32, t: &mut i32) -> f32 {
        if false {
            if ((-2.5_f32) <= HALF) {
                return b;
            }
        } else {
            let Pair(_, a_2) = Pair(b, IVec3::new((-4_i32), 0_i32, (-1_i32)));
            x %= 7;
        }
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= -1) {
                break;
            }
            let mut k1 = ((b.abs() as u32 & 255)) & 3;
            'inner: loop {
                (*t) = ((y - x)).abs();
                if k1 == 0 || ((k1 < k1)) {
                    break;
                }
                k1 -= 1;
            }
            let given: f32 = (if b <= b { ((b - b)).clamp(b, b) + 0.0 } else { 1.5 });
            let x: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(x_2: f32) -> f32 {
                    (x_2 - HALF).max(HALF)
                }
                t
            };
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                k1 += 1;
                let [x, mut a, mut a_2] = [
                    (((WIDE as i32) & 15) * (k0 & 7)),
                    k0,
                    ((-4_i32) + (*t)),
                ];
                if ((((k1 <= a)
                    && ({
                        a_2 *= 2;
                        (a != x)
                    })) || (Pair::SIZE != Pair::SIZE)))
                {
                    break;
                }
                if ((MASKS[(Pair::SIZE).min(6)] as f32)).is_nan() {
                    (((*t) >= a_2) != (3_i32 < k0));
                    let mut turn = 0;
                    let a_2: Vec3 = 'value: loop {
                        if (((MASK & 7) as usize) == ((MASK).count_ones() as usize)) {
                            break vec3((-0.0), ((b).min(b) + 0.0), b);
                        }
                        let n = Mat2::from_diagonal(Vec2::new(0.25, b));
                        turn += 1;
                        if turn == 3 {
                            break Vec3::new(0.5, 1.0, 0.0);
                        }
                    };
                }
            }
            k0 = k0 + 2;
        }
        'outer: for a in ((((0_u32 & 63) << (3_u32 & 7)) & 3)..8).step_by(2) {
            if (b).is_finite() {
                let mut c = (Mat2::from_cols(
                    Vec2::new(b, (-2.5_f32)),
                    Vec2::new(2.0_f32, b),
                ) * (b * b));
                c.y_axis += Vec2::ONE;
                let x: f32 = 0.5;
                let mut x_2: [i32; 3] = (if (y != y) {
                    [y, (-4_i32), y]
                } else {
                    let mut a = (Mat2::from_cols(
                        (Vec3::new((-2.5_f32), 1.5_f32, x)).truncate(),
                        c.y_axis,
                    ) * c.y_axis);
                    [(*t), y, (*t)]
                });
                'inner: for a_2 in x_2.iter().rev() {}
            } else if (0.0_f32 < 0.0) {} else {}
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
    impl Pair {
        fn step(self, a: &f32, mut x: f32) -> bool {
            if (MASK <= MASKS[(Self::SIZE).min(6)]) {
                if ((*a) <= (*a)) {
                    return ((self.a.x > self.a.y)
                        || ({
                            x = self.a.x;
                            (if true {
                                (self.a.x <= self.a.z)
                            } else {
                                let k0 = (MASKS[(MASK % 7) as usize]) & 3;
                                'outer: while k0 > 3 {}
                                (self.a.z != self.a.z)
                            })
                        }));
                } else {
                    return ((if true {
                        let mut y = ((-(x - self.a.y)) <= ((x - 0.25) * 2.0));
                        (x != (-2.5))
                    } else {
                        ((*a) < self.a.x)
                    }) ^ true);
                }
            }
            ((self.a).midpoint(self.a)).is_nan()
        }
    }
    impl Pair {
        fn turn(&mut self, a: &BVec3, c: f32) -> f32 {
            if (*self).step(&self.a.z, ([self.a.y, self.a.x])[0]) {
                let mut a = ((Vec4::new(3.0_f32, 1.5_f32, c, self.a.x)).trunc()
                    + sign(Vec4::new(1.0_f32, 1.5_f32, self.a.x, (-1.0_f32))));
                let (a, mut c) = (
                    ((((self.a.z != (-1.0_f32)) as i8) + 3) as i32),
                    (MASKS[(({
                        a.z = self.a.y;
                        2_u32
                    }) % 7) as usize] % 2),
                );
            } else {}
            (self.a.z - 0.5)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: i32) -> f32 {
        #[keep]
        'outer: for t in ((c & 3)..8).step_by(2) {
            let mut c: Mat2 = Mat2::from_diagonal(
                ((Vec2::new((-1.0_f32), 1.5_f32)).fract_gl()
                    * (Vec2::new(2.0, 2.0) * 3.0_f32)),
            );
        }
        let mut c = Pair { a: b };
        (Pair::turn(
            &mut c,
            &{ BVec3::new(true, (b.x != b.x), false) },
            (if (((b.z != b.z)
                || ({
                    b.y = b.x;
                    (1.0_f32 != b.y)
                })))
            {
                return 1.5;
            } else {
                let mut k0 = 1u32;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    let [a, _] = [(b.x * 0.0_f32), 0.0_f32];
                }
                0.0
            }),
        ) + c.a.x)
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut f32, y: f32) -> bool {
        let a_2: Vec3 = (mat3(
            Vec3::new(2.0_f32, (-0.0_f32), 0.0_f32),
            Vec3::new(y, 1.0_f32, 1.0_f32),
            Vec3::new((-2.5_f32), (*c), (-2.5_f32)),
        )
            * (select(
                Vec3::new((-2.5_f32), 1.5_f32, 2.0_f32),
                Vec3::new(2.0_f32, 1.0_f32, 0.5_f32),
                (a <= a),
            ) - atan(HALF)));
        let [_, t] = [HALF; 2];
        (*c)
            -= (a_2.x
                - ({
                    let given: f32 = exp2((a_2.y).clamp(-2.0, 2.0).exp_m1());
                    let x: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(v: f32) -> f32 {
                            v * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    let start = a;
                    let mut v = 0;
                    v += start;
                    (0.0_f32).tanh()
                }));
        (((a_2.z - t) != y) ^ ((*c) > 0.5))
    }
}

mod p135 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec4,
        pub c: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> u32 {
        let start = (((0_u32 + MASK) | 7) - ((UVec2::new(MASK, MASK)).y & 7));
        let mut n = 1;
        n += start;
        x = (IVec2::new(0_i32, 0_i32) & 63).dot(IVec2::new(0_i32, 0_i32) & 15);
        0
    }
}

#[flatten]
mod p136 {
    use super::*;
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
    fn second(a: IVec2) -> bool {
        let mut y = ((((STILL, (a.y > 3_i32), COUNT)).0)
            .min((0.5_f32).atan2(((HALF * 1.0)))) + 0.0);
        y = ((-y) + (-0.0));
        ((3.0_f32 > y) ^ (y > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, mut v: f32) -> i32 {
        if FLAGS[COUNT % 9] {
            let mut a_2: [f32; 2] = [v, v];
            'outer: for v in a_2.iter().rev() {
                let mut turn = 0;
                let x_2: (f32, bool, usize) = 'value: loop {
                    if ((IVec2::new((*c), 3) == IVec2::new((*c), (*c))) || true) {
                        break (if (({ (b != a_2[1]) })) {
                            ({ (a_2[1], (2_i32 < (*c)), COUNT) })
                        } else {
                            (a_2[0], (1.5_f32 != (-1.0_f32)), COUNT)
                        });
                    }
                    turn += 1;
                    if turn == 2 {
                        break (a_2[1], FLAGS[((*c) & 1) as usize], COUNT);
                    }
                };
                if (second(
                    (if x_2.1 {
                        return 7;
                    } else {
                        IVec2::new(3, 5)
                    }),
                )) {
                    break 'outer;
                }
                #[keep]
                'inner: for _ in (((((*c) & 15) * (7_i32 & 7)) & 3)..=((*c) & 3)) {
                    if x_2.1 {
                        (*c) = 10;
                    }
                    if (((MASK ^ MASK) != ({ 0 }))) {
                        continue 'outer;
                    }
                }
            }
        } else if (3_i32 != (*c)) {} else {}
        ((if ((v, FLAGS[(COUNT).min(8)], COUNT)).1 { 0 } else { 0 })
            + (v as i32).clamp(-64, 64))
    }
}

mod p137 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: u32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> u32 {
        let given: f32 = 0.5;
        let b: f32 = {
            fn doubled(x_2: f32) -> f32 {
                if x_2 < 0.5 { -x_2 } else { x_2 }
            }
            let t = doubled(given);
            t
        };
        let mut c: [f32; 3] = [b, (*a), (*a)];
        'outer: for b in c.iter().rev() {
            let mut k1 = (({
                let q = 0.0_f32;
                if q == q { q.to_bits() >> 20 } else { 7 }
            })) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
            }
        }
        0
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
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
    pub fn entry(a: f32, c: &mut Pair, y: &mut Pair) -> bool {
        let [mut v, mut c] = (if (({
            let q = c.0;
            q == q && q.is_sign_negative()
        })) {
            [y.1, 2_i32]
        } else {
            [c.1, c.1]
        });
        'outer: for _ in (1..1).step_by(3) {
            let mut t = Mat3::from_diagonal(Vec3::new(y.0, a, a));
            if (c < v) {
                let a: usize = (Hit::SIZE >> 1);
                continue 'outer;
            }
            t.y_axis.z -= 1.5_f32;
            let mut c: i32 = (-4);
        }
        let mut a: usize = (if Hit::SIZE >= 8_usize {
            Hit::SIZE - 8_usize
        } else {
            Hit::SIZE
        });
        'outer: for n in -1..1 {
            'inner: for y in -1..2 {
                a += 1;
                let mut turn = 0;
                let x_2: [i32; 2] = 'value: loop {
                    if (((v & 15) * (5_i32 & 7)) > (n | v)) {
                        break (if (c < c) { [(y as i32), (y as i32)] } else { [c, c] });
                    }
                    turn += 1;
                    if turn == 2 {
                        break [(n as i32), (-4_i32)];
                    }
                };
            }
        }
        ((0_i32 <= v) ^ (c > 1))
    }
}

mod p139 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p140 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 3], c: i32) -> Mat3 {
        #[keep]
        'outer: for c in (((if (a[0] < a[1]) {
            MASKS[(Pair::SIZE).min(6)]
        } else {
            3_u32
        }) & 3)..=((MASK + MASK) & 3))
        {
            let x_2 = (if (5_u32 > 8) {
                State {
                    a: a[2],
                    ..State { b: a[0], a: a[2] }
                }
            } else {
                State {
                    b: a[(2_u32 % 3) as usize],
                    a: (1.5 * a[1]),
                }
            });
            let mut x_2: [Pair; 3] = [Pair; 3];
            'inner: for (t, (c, a_2)) in x_2.iter().copied().zip(0..3u32).enumerate() {
                let mut x: State = State {
                    a: hadd(
                        (Vec2::new(a[2], 3.0_f32)).min(Vec2::new(0.25_f32, 2.0_f32)),
                    ),
                    b: a[0],
                };
                let mut a = (({
                    x.a = (((STILL - x.b)).copysign((x.b).max(-9.0))).round();
                    Vec3::new(a[2], x.a, a[0])
                }))
                    .is_nan();
            }
            if (a[0] != a[0]) {
                break;
            }
        }
        mat3(CORNER, Vec3::new(0.0, 0.0, a[1]), Vec3::new(3.0, 0.25, a[0]))
    }
}

#[flatten]
mod p141 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut u32, t: &mut Vec2) -> Mat3 {
        (!(Vec3::new(t.x, 0.25_f32, (-1.0_f32))).is_nan());
        t.x = (if FLAGS[(Pair::SIZE).min(8)] {
            (if (*a) <= (*a) {
                ((((*a)).min((*a)) + 0.0)).clamp((*a), (*a)) + 0.0
            } else {
                t.x
            })
        } else {
            t.y
        });
        'outer: for c in 0u32..1 {
            'block: {
                if (((*a)).is_finite() && (c >= 1)) {
                    (*t) = ((*t)
                        + ({
                            (*t) = Vec2::splat((0.0_f32 % 2.0));
                            (*t)
                        }));
                    break 'outer;
                }
                (1.0_f32 <= (*a));
                let c = Pair(POINTS[(c % 6) as usize]);
            }
            if ((*a) < ((-0.0) - t.x)) {
                let start = t.y;
                let mut c = 0.0;
                c += start;
                continue 'outer;
            }
            let (c, mut x, mut v) = ((-(*a)), x, 0.25_f32);
            'inner: for t in 1..=3 {
                let Pair(mut b) = Pair(
                    (Mat3::from_diagonal(Vec3::new(c, 2.0_f32, 1.0_f32)))
                        .mul_vec3(Vec3::new(0.25_f32, 1.0_f32, c)),
                );
                if ((x <= x) || FLAGS[(2_u32 % 9) as usize]) {
                    continue 'outer;
                }
                (b, (*y)) = (flatten::math::atan((b).step(b)), (*y));
                let mut a_2: (f32, i32, f32) = (b.x, x, 0.5_f32);
            }
        }
        let mut k0 = (((*y)).saturating_add((*y))) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut y = (Mat3::IDENTITY * t.x);
                    let a: Vec4;
                    if (2.0_f32 > y.x_axis.x) {
                        y.z_axis = (Vec3::splat(y.x_axis.y)).yzx();
                        a = Vec4::select(
                            (vec4(y.y_axis.y, y.x_axis.z, t.y, 1.0))
                                .cmplt(Vec4::new((-0.0), 0.25, y.z_axis.y, y.y_axis.y)),
                            Vec4::new(1.5, y.z_axis.x, y.x_axis.z, 3.0),
                            Vec4::new(y.z_axis.y, 3.0, (-0.0), t.x),
                        );
                    } else {
                        a = Vec4::new((-1.0), y.y_axis.x, 0.25, 3.0);
                    }
                }
                k1 += 1;
            }
        }
        Mat3::from_cols(
            Vec3::new((-2.5), 1.0, t.y),
            Vec3::new(0.25, 2.0, 1.5),
            Vec3::new(t.x, (-0.0), 2.0),
        )
    }
}

#[flatten]
mod p142 {
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
mod p143 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(
        a: &mut f32,
        c: &i32,
        y: f32,
        t: (f32, IVec2, f32),
    ) -> (f32, IVec2, f32) {
        if ((if (BVec3::new(true, false, false)).test((t.1.x & 1) as usize) {
            let mut a_2 = t.0;
            (y > y)
        } else {
            ((MASKS[(({
                (*a) -= ((t.2).min(t.0) + 0.0);
                1_u32
            }) % 7) as usize] ^ MASK) == (MASK >> (MASK & 31)))
        })) {
            'block: {
                if ((Pair {
                    c: Pair::SIZE,
                    a: (t.0 <= (*a)),
                    b: CORNER,
                })
                    .a)
                {
                    let mut y: (f32, IVec2, f32) = (
                        mad(
                            (y).copysign(((*a)).max(-9.0)),
                            (t.2 + (*a)),
                            (Hit {
                                c: IVec3::new(10_i32, 1_i32, 5_i32),
                                ..Hit {
                                    a: MASKS[Hit::SIZE % 7],
                                    b: t.0,
                                    c: IVec3::new((-4_i32), (*c), (*c)),
                                }
                            })
                                .b,
                        ),
                        t.1,
                        (([(*a), y, y])[0])
                            .mul_add(
                                (Vec2::new(0.5_f32, y)).perp_dot(Vec2::new(t.0, y)),
                                (if (t.1.x > (*c)) { 2.0_f32 } else { t.2 }),
                            ),
                    );
                    break 'block;
                }
                let mut t = ((*c)
                    ^ ((t.1.y & 15)
                        * ((if false {
                            return (
                                (t.0 * 0.0_f32),
                                IVec2::new(2_i32, (-1_i32)),
                                (t.2 - 0.0),
                            );
                        } else {
                            let (mut v, n, mut t) = t;
                            (*c)
                        }) & 7)));
                if (({
                    (*a)
                        += ((
                            3.0_f32,
                            IVec2::new((-4_i32), STEPS),
                            (Vec3::new(0.0_f32, (*a), 3.0_f32)).z,
                        ))
                            .0;
                    if true {
                        let mut x_2: Vec3 = Vec3::new(Pair::RATE, (*a), 0.25);
                    }
                    ((*a) <= y)
                })) {
                    if ((*c) < (*c)) {
                        let b = IVec2::new(5, 2);
                    } else if (({ (t != 1) })) {
                        t += 7_i32;
                        let mut n = (
                            (-(y + y)),
                            (IVec2::new(t, (*c)))
                                .saturating_add(IVec2::new((*c), (-4_i32))),
                            0.25_f32,
                        );
                    } else {
                        (*a) += (-1.0_f32);
                    }
                    let mut a: Pair = Pair {
                        a: false,
                        b: Vec3::new(0.0, 0.0, 0.0),
                        c: 0,
                    };
                }
            }
        }
        (0.0_f32, IVec2::new(0_i32, 0_i32), 0.0_f32)
    }
}

#[flatten]
mod p144 {
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: i32, y: &f32) -> u32 {
        let mut t = ((Mat3::from_diagonal(CORNER)
            * Mat3::from_cols(
                CORNER,
                Vec3::new(a.x, 0.0_f32, 1.0_f32),
                Vec3::new(2.0_f32, 0.0_f32, (-2.5_f32)),
            )) * Mat3::IDENTITY);
        t.x_axis = t.x_axis;
        t = (t
            + ((Mat3::from_cols(t.y_axis, t.z_axis, t.y_axis) * 0.5_f32)).transpose());
        let mut k0 = ((if (a.y <= t.z_axis.y) { 0_u32 } else { 0_u32 })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
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
    impl Pair {
        fn step(self, mut b: IVec2, c: &mut i32, y: f32) -> i32 {
            b = b;
            let mut k0 = ((UVec2::new(1_u32, MASKS[(8_u32 % 7) as usize])).y) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                if (BVec3::new((1.5_f32 > y), true, true)).any() {
                    let mut a_2: Pair = Pair;
                    break;
                }
                'inner: for n in 0..3 {
                    if ((-1_i32) < b.y) {
                        break;
                    }
                    let a: i32;
                    if ((false && true) | ((n as i32) < 1)) {
                        b.y /= 3;
                        a = b.x;
                    } else {
                        b.x = (*c);
                        a = b.y;
                    }
                }
            }
            (b.x + (*c))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec2, mut x: Vec3, y: Vec2, t: usize) -> Vec3 {
        x.z
            -= (if 1.5_f32 <= x.y {
                (x.z).clamp(1.5_f32, x.y) + 0.0
            } else {
                Pair::RATE
            });
        let mut k0 = ((MASK >> (MASKS[t % 7] & 31))) & 3;
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
        'outer: for _ in [
            1.5_f32,
            ({
                let mut t: Pair = Pair;
                let v = t
                    .step(
                        ((IVec2::new((-4), 5) ^ IVec2::new((-4), a.y))).max((*a)),
                        &mut a.x,
                        3.0,
                    );
                'outer: for x in 7..10i64 {
                    if ((Vec3::new((-0.0), 1.5, 3.0))
                        .cmpeq(Vec3::new(0.5, 2.0, (-0.0)))
                        .all()
                        || (BVec3::new(true, false, (y.x <= (x as f32))))
                            .test(Hit::SIZE % 2))
                    {
                        if ((v > (-4)) || ((x as i32) < v)) {
                            if ((-0.0_f32) > y.x) {
                                break 'outer;
                            } else {
                                continue;
                            }
                        }
                        break;
                    }
                    let (x, mut b) = (
                        ({
                            let start = (x as i32);
                            let mut t = 0;
                            t += start;
                            y.y
                        }),
                        Hit {
                            a: ((3_u32).count_ones() as usize),
                            b: (-(x as i32)),
                        },
                    );
                }
                x.z
            }),
        ] {
            'inner: for x_2 in 0u32..2 {
                let mut c: f32 = ((y).dot(y) - y.y);
                if ((-4_i32) > a.x) {
                    break 'inner;
                }
            }
        }
        (((Mat3::from_rotation_z(x.y) * x)).yzx() + Vec3::splat((a.y as f32)))
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: &mut i32, mut v: f32, t: &mut u32) -> Vec3 {
        if ((*t) < (v.abs() as u32 & 255)) {
            if false {
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 < 4) {
                        break;
                    }
                    k0 *= 2;
                    {
                        let Pair(_, _) = ((
                            CORNER,
                            v,
                            Pair(LEVELS[Pair::SIZE % 8], Vec2::new(1.0_f32, v)),
                        ))
                            .2;
                    }
                }
                let mut x_2 = (
                    ((CORNER).xxz()
                        - Vec3::new(0.25_f32, TABLE[(0_usize).min(3)], (-2.5_f32))),
                    v,
                    Pair((*c), rcp(Vec2::new(1.0_f32, v))),
                );
                let v = (((x_2.1).powi(3).abs() as u32 & 255) >> ((*t) & 31));
            } else {
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 < 8) {
                        break;
                    }
                    let mut n = (((*a) >> 1))
                        .midpoint((if (*a) != 0 { (*c) % (*a) } else { 2_i32 }));
                    k0 *= 2;
                }
                'outer: for b in [
                    ((*a) * 1),
                    (if (v <= 1.5) {
                        (*c)
                    } else {
                        return ((
                            Vec3::new((-2.5_f32), v, 1.0_f32),
                            v,
                            Pair((*a), Vec2::new(v, v)),
                        ))
                            .0;
                    }),
                ] {
                    let mut k1 = 2u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        if ((((*c)
                            - ({
                                (*c) = (*c);
                                (*a)
                            })) >= (STEPS - (*a))))
                        {
                            break 'inner;
                        }
                        let Pair(_, ..) = Pair(b, Vec2::new(v, 1.5_f32));
                        k1 -= 1;
                    }
                    let n: f32 = (-([v; 3])[0]);
                    'inner: for _ in 1..=0 {
                        let mut n = (((*t) & 63) << (2_u32 & 7));
                        ((*a), [(*t), _]) = (
                            (*c),
                            [
                                (if (v >= v) {
                                    (UVec2::new(n, 0_u32)).y
                                } else {
                                    (((((*a) != (*a)) as u16) + 3) as u32 & 255)
                                }),
                                n,
                            ],
                        );
                        if ((0.0_f32 < 0.0) || false) {
                            break;
                        }
                    }
                }
            }
            return Vec3::new(0.0, 0.0, 0.0);
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

mod p147 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: &mut i32, y: &mut f32, t: &mut u32) -> Hit {
        'outer: for t in -1..1 {
            if (((({
                let mut a_2 = (((t as i32)).saturating_sub_unsigned(8_u32) | t);
                Vec2::new(1.0_f32, (*y))
            }))
                != (({
                    'inner: for x in (((2_u32 ^ MASK) & 3)..8).step_by(2).rev() {
                        ((*y)).is_nan();
                        if ((*y)
                            == (((*y)).copysign(((*y)).max(-9.0))
                                * ((*y)).remap(0.0, 2.0, (*y), (*y))))
                        {
                            (3_u32 < 1);
                            let start = (((*c) >> STEPS)
                                / ((((*c) & 15) * ((t as i32) & 7)) | 1));
                            let mut x = 0;
                            x += start;
                        } else {
                            let mut c = [([HALF, (-2.5_f32)])[0], (*y)];
                        }
                    }
                    Vec2::new((*y), 0.25_f32)
                }))))
            {} else {}
        }
        Hit { a: ((*t) + (*t)) }
    }
}

mod p149 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec2, mut v: (Pair, Pair), mut n: u32) -> IVec3 {
        let mut k0 = (n) & 3;
        #[keep] 'outer: while k0 > 0 && ((v.0.0.y != 2.0)) {
            k0 -= 1;
            let mut k1 = 253u8;
            'inner: loop {
                if !(k1 != u8::MAX) {
                    break;
                }
                k1 += 1;
                if ((5_u32 > n) || false) {
                    if (v.1.0.z < ((k1 as f32)).trunc()) {
                        return (IVec3::new((WIDE as i32), (WIDE as i32), (-1))
                            - IVec3::new(5, 1, STEPS));
                    } else {
                        break;
                    }
                }
                let Hit(a) = (if (0_u32 <= 0) { Hit(0.0_f32) } else { Hit(0.0_f32) });
            }
        }
        IVec3::new(0, 0, 0)
    }
}
