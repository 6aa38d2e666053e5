//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p000::entry(&mut a0, &a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p000::entry_flat(&mut a0, &a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p004", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), p006::Hit { a: Leaf::read(v[4]) }); let a3 = Leaf::read(v[5]); let r = p006::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), p006::Hit { a: Leaf::read(v[4]) }); let a3 = Leaf::read(v[5]); let r = p006::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p009::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p009::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p009::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p009::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a2)] }),
    ("p010", |v| { let a0 = p010::State { a: p010::Pair { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p010::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p010::State { a: p010::Pair { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p010::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p011::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p011::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p012::Pair; let r = p012::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p012::Pair; let r = p012::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p014::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p014::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p015::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p015::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p016", |v| { let mut a0 = p016::Hit(Leaf::read(v[0])); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p016::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.0)] }, |v| { let mut a0 = p016::Hit(Leaf::read(v[0])); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p016::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.0)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry(a0, a1, a2); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry_flat(a0, a1, a2); vec![Leaf::write(r.a)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p022", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p022::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p022::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p032", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p032::State(Leaf::read(v[3])); let r = p032::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p032::State(Leaf::read(v[3])); let r = p032::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p033::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p033::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p035", |v| { let mut a0 = p035::Pair { a: Leaf::read(v[0]) }; let mut a1 = (p035::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p035::Pair { a: Leaf::read(v[3]) } }, p035::Pair { a: Leaf::read(v[4]) }); let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p035::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1.0.a), Leaf::write(a1.0.b), Leaf::write(a1.0.c.a), Leaf::write(a1.1.a), Leaf::write(a3)] }, |v| { let mut a0 = p035::Pair { a: Leaf::read(v[0]) }; let mut a1 = (p035::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p035::Pair { a: Leaf::read(v[3]) } }, p035::Pair { a: Leaf::read(v[4]) }); let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p035::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1.0.a), Leaf::write(a1.0.b), Leaf::write(a1.0.c.a), Leaf::write(a1.1.a), Leaf::write(a3)] }),
    ("p036", |v| { let mut a0 = p036::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p036::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1)] }, |v| { let mut a0 = p036::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p036::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p040::entry(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p040::entry_flat(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(a0)] }),
    ("p041", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p042", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry(&mut a0, &a1); vec![Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry_flat(&mut a0, &a1); vec![Leaf::write(a0)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p043::entry(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p043::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p046::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p046::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p048::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p048::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p049", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p049::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p049::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p050", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p051::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p051::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0), Leaf::write(a2)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p053::entry(&a0, &mut a1); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a1)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p053::entry_flat(&a0, &mut a1); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a1)] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p054::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p054::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p055", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p055::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p055::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p058", |v| { let a0 = p058::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let r = p058::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = p058::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let r = p058::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p061::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p061::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p062::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p062::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p066::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p066::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p067", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p067::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p067::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (p070::Hit { a: Leaf::read(v[1]) }, Leaf::read(v[2])); let a2 = p070::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p070::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0.a), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (p070::Hit { a: Leaf::read(v[1]) }, Leaf::read(v[2])); let a2 = p070::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p070::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.0.a), Leaf::write(a1.1)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p072", |v| { let mut a0 = [p072::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p072::Pair(Leaf::read(v[4]), Leaf::read(v[5]))]; let mut a1 = Leaf::read(v[6]); let mut a2 = (Leaf::read(v[7]), p072::Hit(Leaf::read(v[8]), Leaf::read(v[9])), Leaf::read(v[10])); let r = p072::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1), Leaf::write(a0[2].0), Leaf::write(a0[2].1), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1.0), Leaf::write(a2.1.1), Leaf::write(a2.2)] }, |v| { let mut a0 = [p072::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p072::Pair(Leaf::read(v[4]), Leaf::read(v[5]))]; let mut a1 = Leaf::read(v[6]); let mut a2 = (Leaf::read(v[7]), p072::Hit(Leaf::read(v[8]), Leaf::read(v[9])), Leaf::read(v[10])); let r = p072::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1), Leaf::write(a0[2].0), Leaf::write(a0[2].1), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1.0), Leaf::write(a2.1.1), Leaf::write(a2.2)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p075::entry(a0, a1, &a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.0.c), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c), Leaf::write(r.2.a), Leaf::write(r.2.b), Leaf::write(r.2.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p075::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.0.c), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c), Leaf::write(r.2.a), Leaf::write(r.2.b), Leaf::write(r.2.c)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p078::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p078::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p079", |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p079::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a1)] }, |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p079::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a1)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry(&a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry_flat(&a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p081", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let r = p081::entry(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a2)] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let r = p081::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a2)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p083", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p085", |v| { let mut a0 = p085::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p085::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c)] }, |v| { let mut a0 = p085::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p085::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p086::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: p086::Pair(Leaf::read(v[4])) }; let r = p086::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p086::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: p086::Pair(Leaf::read(v[4])) }; let r = p086::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(a1)] }),
    ("p088", |v| { let a0 = p088::Pair; let a1 = p088::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p088::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p088::Pair; let a1 = p088::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p088::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p089::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p089::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p091::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p091::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p095", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p095::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p095::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p096", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p096::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p096::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p098::entry(&a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p098::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p099::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = Leaf::read(v[4]); let r = p099::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p099::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = Leaf::read(v[4]); let r = p099::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p100", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let a2 = p100::Hit(Leaf::read(v[7])); let r = p100::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let a2 = p100::Hit(Leaf::read(v[7])); let r = p100::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p102", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p102::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p102::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p103::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p103::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = p103::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p103::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }),
    ("p104", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p104::entry(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p104::entry_flat(&mut a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p106", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p106::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p106::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p108::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p108::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p116::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p116::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p118::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p118::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }, |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }),
    ("p121", |v| { let mut a0 = p121::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p121::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a2)] }, |v| { let mut a0 = p121::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p121::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a2)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p126", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p126::Pair { a: Leaf::read(v[4]) }; let r = p126::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.a)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p126::Pair { a: Leaf::read(v[4]) }; let r = p126::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.a)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry(&a0, a1, a2); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry_flat(&a0, a1, a2); vec![Leaf::write(r.a)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p130", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = p130::Hit { a: Leaf::read(v[3]) }; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let mut a3 = [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]; let r = p130::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2]), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = p130::Hit { a: Leaf::read(v[3]) }; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let mut a3 = [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]; let r = p130::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2]), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p132::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p132::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [[p134::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p134::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }, p134::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]) }], [p134::Pair { a: Leaf::read(v[8]), b: Leaf::read(v[9]) }, p134::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) }, p134::Pair { a: Leaf::read(v[12]), b: Leaf::read(v[13]) }]]; let r = p134::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [[p134::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p134::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }, p134::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]) }], [p134::Pair { a: Leaf::read(v[8]), b: Leaf::read(v[9]) }, p134::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) }, p134::Pair { a: Leaf::read(v[12]), b: Leaf::read(v[13]) }]]; let r = p134::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p135::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p135::entry(a0, &a1, a2, a3); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p135::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p135::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r.a)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p139::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p139::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p140::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p140::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }),
    ("p142", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p142::entry(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p142::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p144::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p144::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p147::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p147::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &[i32; 2], y: i32, t: &u32) -> [i32; 2] {
        'outer: for n in 0..3usize {
            let a = Vec3::new(
                ((*a) - ((*a)).mul_add((*a), HALF)),
                (clamp((*a), (*a), (*a)) + ((*a)).tanh()),
                (*a),
            );
            if (a.z <= 1.0) {
                if false {
                    'block: {
                        let mut y: State = State { a: (*t) };
                        if (c[0] < c[1]) {
                            y = State {
                                a: (((y.a & 63) << (y.a & 7)) & (*t)),
                            };
                            break 'block;
                        }
                        let mut t = ((UVec2::new(y.a, 8_u32)
                            + (UVec2::new(3_u32, 2_u32) & UVec2::new(5_u32, 0_u32))))
                            .y;
                    }
                    #[unroll(max = 3)]
                    'inner: for v in (0..(((-c[1])) & 3)).rev() {
                        ((*t) < 5);
                        let mut x = Pair {
                            a: (n < 1),
                            ..Pair { a: (c[0] != y), b: 1 }
                        };
                        let given: f32 = (Vec4::new(a.x, a.x, 3.0_f32, a.z))
                            .dot(Vec4::new(a.x, 1.5, (-0.0), a.z));
                        let b: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(a: f32) -> f32 {
                                (a - HALF).max(HALF)
                            }
                            t
                        };
                    }
                } else {}
                continue;
            }
        }
        [(y + ((*a) as i32).clamp(-64, 64)), (y + ((*a) as i32).clamp(-64, 64))]
    }
}

mod p001 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
        pub c: Vec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p003 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32) -> Hit {
        (*a)
            -= ((if (c < (WIDE as i32)) {
                Vec3::new((*a), y, (*a))
            } else {
                (Vec3::new((*a), (*a), y) * y)
            }))
                .z;
        Hit(0.0_f32, 0_usize)
    }
}

#[flatten]
mod p005 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    pub fn entry(a: &f32, c: i32, y: &mut usize, t: usize) -> bool {
        let t = (if ((if ((*y) <= t) { ((*a) != (*a)) } else { ((*a) < (*a)) })) {
            ((3_u32 & MASK) >= (MASK ^ MASK))
        } else {
            return (t < Hit::SIZE);
        });
        let mut x_2 = Hit((rcp((*a))).signum(), Pair);
        let mut a_2: f32 = ({
            if (2_usize > (*y)) {
                if ((MASK > 1) || ((*a) < (*a))) {
                    return ((*a) < x_2.0);
                } else {
                    return ((if c != 0 { 5_i32 / c } else { c })
                        >= (IVec2::new(c, c)).y);
                }
            }
            #[unroll(max = 3)]
            'outer: for _ in (0..((c) & 3)).rev() {
                if (t
                    || (Vec3::new(1.0, (-0.0), (-0.0)))
                        .cmpeq(Vec3::new((-2.5), (*a), x_2.0))
                        .all())
                {
                    x_2 = Hit(
                        (({ (*a) })).atan2((*a)),
                        ({ (if t { x_2.1 } else { x_2.1 }) }),
                    );
                    return (t != ((*a) >= (*a)));
                }
            }
            (-((*a)).rem_euclid(x_2.0))
        });
        let mut turn = 0;
        let t: Pair = 'value: loop {
            if ((if (t && t) {
                let x: Pair;
                if (((t && (c != c))
                    && ({
                        let mut x_2 = Mat2::from_cols(
                            Vec2::new(a_2, 2.0),
                            Vec2::new(0.25, 1.5),
                        );
                        x_2.y_axis *= Vec2::ONE;
                        let mut y = ({ x_2.x_axis.x });
                        t
                    })))
                {
                    x = x_2.1;
                } else {
                    x = x_2.1;
                }
                (t
                    || ({
                        a_2 = (Hit((-0.0_f32), x)).0;
                        t
                    }))
            } else {
                let y: usize = ((((1_i32 - STEPS) & 7) as usize) % 3);
                t
            })) {
                break Pair;
            }
            a_2 *= (((*y) + 1_usize) as f32);
            turn += 1;
            if turn == 3 {
                break x_2.1;
            }
        };
        ((({
            #[unroll(max = 3)]
            'outer: for x_2 in (0..((c) & 3)).rev() {
                ((*y), a_2) = ((((MASK & 7) as usize) + (*y)), a_2);
            }
            (1_i32 <= c)
        }) || ((*a) > (*a))) ^ (a_2 > 0.5))
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    impl Pair {
        fn step(self, a: &f32) -> (f32, f32, Hit) {
            ((Vec2::new(0.0, 0.25) * Vec2::new(0.0, 1.0))
                == (Vec2::new(1.5, self.b) / (-3.0)));
            if ((Self::SIZE + Self::SIZE) == Self::SIZE) {
                return (((*a)).floor(), (self.b + (-2.5_f32)), Hit { a: (*a) });
            }
            let (t, mut y, Hit { a }) = (
                ((-0.0_f32) - self.b),
                (TABLE[((WIDE as i32) & 1) as usize] + 0.0),
                Hit { a: self.b },
            );
            (
                (t + y),
                t,
                Hit {
                    a: (((if a <= a { (a).clamp(a, a) } else { y }) + (-0.0)) + y),
                },
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &(f32, f32, Hit), mut n: Vec2) -> f32 {
        #[unroll(max = 3)]
        'outer: for _ in (0..((((*c)).signum()) & 3)).rev() {
            let mut c: [f32; 2] = [y.2.a; 2];
            'inner: for a in c.iter().rev() {
                if (TABLE[((WIDE as i32) & 1) as usize] < c[1]) {
                    let mut v: Pair = Pair { a: MASK, b: n.x };
                    v.step(&c[0]);
                    continue 'inner;
                }
            }
            if (c[1] <= n.y) {
                break;
            }
        }
        1.0
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub Pair);
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
    fn first(mut b: f32) -> i32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            'inner: for x_2 in 1..=2 {
                let mut b = (if (((b < b) & true) == (k0 <= k0)) {
                    State
                } else {
                    let Hit(x_2, ..) = Hit(
                        (if 8_usize >= Hit::SIZE {
                            8_usize - Hit::SIZE
                        } else {
                            Hit::SIZE
                        }),
                        Pair,
                    );
                    (if ((b != b) && (k0 > 0)) { State } else { State })
                });
            }
            if true {
                break;
            }
            'inner: for x_2 in 1..=1 {
                let start = ((x_2 ^ (x_2 | x_2)) as i32);
                let mut x = 0;
                x += start;
                if (((if (2_u32 <= k0) {
                    ((0.25_f32 > b) || (x != x_2))
                } else {
                    (k0 > k0)
                }) && ((x_2 as i32) < 10)))
                {} else {}
            }
            k0 *= 2;
        }
        (STEPS + (b as i32).clamp(-64, 64))
    }
    fn second(a: f32, mut x: f32, mut v: f32) -> f32 {
        v %= 3.0;
        ({
            if (v <= a) {
                let mut k0 = 1u32;
                'outer: while k0 < 2 {
                    if (v == (-v)) {
                        let start = (x * 1.0);
                        let mut a = 0.0;
                        a += start;
                        break 'outer;
                    }
                    if (x <= x) {
                        let mut x: [i32; 2] = [10_i32, STEPS];
                    } else {
                        let mut x = State;
                        let (mut b, a) = (
                            (mad(
                                Vec2::new(0.0_f32, (-0.0_f32)),
                                Vec2::new(v, 3.0_f32),
                                Vec2::new(0.25_f32, (-0.0_f32)),
                            ))
                                .yx(),
                            Vec3::new(v, 0.25_f32, 0.5_f32),
                        );
                        let mut a_2 = b;
                    }
                    k0 *= 2;
                }
                let b: Pair = 'block: {
                    let [mut v, _] = [
                        first(
                            ({
                                x = (x - x);
                                v
                            }),
                        ),
                        STEPS,
                    ];
                    if (v < v) {
                        break 'block Pair;
                    }
                    Pair
                };
            }
            x
        })
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let given: f32 = (second(0.5_f32, second(a, (-2.5_f32), a), a)).trunc();
        let b: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(v: f32) -> f32 {
                (v - HALF).max(HALF)
            }
            t
        };
        let mut a_2: i32 = c;
        let x: [i32; 2];
        if (c < a_2) {
            x = [c, (-1_i32)];
        } else {
            a_2 = a_2;
            x = [(-1_i32), c];
        }
        ((-a) + (a_2 as f32))
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: Vec2,
        pub c: Pair,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p009 {
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
        fn step(&self, a: Pair, c: &i32) -> bool {
            let mut x_2 = (select(((-1_i32) + (*c)), (3_i32 ^ (*c)), (true || true))
                - (*c));
            let mut t: f32 = 1.0;
            let mut k0 = 1u32;
            'outer: while k0 < 1 {
                k0 *= 2;
                let a_2: f32 = a.0.x;
                if true {
                    let mut t = State {
                        b: (BVec3::new(true, false, (x_2 != x_2))
                            ^ (self.0).cmpge(self.0)),
                        a: (a.0 * (t + 0.0)),
                    };
                    continue;
                }
                t *= a.0.z;
            }
            let mut x_2: State = State {
                b: BVec3::new(true, false, false),
                a: self.0,
            };
            ((State::SIZE
                > (if (10_i32 != (*c)) {
                    Pair::SIZE
                } else {
                    let Pair(_, mut b) = Pair(
                        self.0,
                        (if ((*c) <= (*c)) {
                            let t = Hit {
                                a: Vec2::splat(
                                    (if (1.0_f32 < a.0.x) {
                                        TABLE[(MASK % 4) as usize]
                                    } else {
                                        let mut turn = 0;
                                        let t: Pair = 'value: loop {
                                            let mut t: Vec3 = ((flatten::math::select(
                                                3.0_f32,
                                                (-2.5_f32),
                                                ((*c) <= (*c)),
                                            ) * (self.0.x * Vec3::new(0.5, 1.5, 1.0))) % 1.5);
                                            if (!(2_u32 <= 2)) {
                                                break 'value (*self);
                                            }
                                            turn += 1;
                                            if turn == 1 {
                                                break Pair(x_2.a, t.z);
                                            }
                                        };
                                        0.25
                                    }),
                                ),
                            };
                            self.0.y
                        } else {
                            self.0.x
                        }),
                    );
                    Hit::SIZE
                })) ^ (x_2.a.z > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut State, y: &mut f32, t: &u32) -> Pair {
        let (mut y, (State { a, .. }, v)) = (
            c.b,
            (State { b: (!c.b), ..(*c) }, (c.a.y + c.a.x)),
        );
        Pair(
            vec3(
                0.5,
                (if (({ Pair(c.a, v) }).step(Pair(a, v), &{ STEPS })) {
                    c.b
                        |= ({
                            'outer: for c in 7..10i64 {
                                if false {
                                    break;
                                }
                                let start = (IVec2::new((c as i32), 7_i32)).y;
                                let mut x_2 = 0;
                                x_2 += start;
                                if (({ Pair(a, a.x) })
                                    .step(
                                        Pair(Vec3::new(2.0_f32, a.x, 1.0_f32), (c as f32)),
                                        &x_2,
                                    ))
                                {
                                    break;
                                }
                            }
                            c.b
                        });
                    a.z
                } else {
                    (-0.0)
                }),
                c.a.x,
            ),
            (a.x + c.a.x),
        )
    }
}

#[flatten]
mod p010 {
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
    pub fn entry(mut b: State, c: &mut i32, y: &i32, t: u32) -> Vec3 {
        let mut y: f32 = ((b.b - (0.25_f32).mul_add(b.c.x, 3.0)) - b.c.y);
        let [a, _, _] = [
            (((*c) & 15) * ((*c) & 7)),
            (if (t <= t) { 0_i32 } else { 0_i32 }),
            0_i32,
        ];
        Vec3::new(0.0, 0.0, 0.0)
    }
}

mod p011 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut f32, t: f32) -> i32 {
        let Hit(Pair { a }) = Hit(Pair {
            a: Vec2::new(3.0_f32, 0.5_f32),
        });
        (*c)
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    fn first(a: i32, c: i32) -> bool {
        'outer: for _ in [HALF, (TABLE[Pair::SIZE % 4] + 0.0), TABLE[(a & 1) as usize]] {
            if (STEPS > a) {
                if (({
                    'inner: for a_2 in (0..1).rev() {
                        let mut t = mat3(
                            Vec3::new(1.0, HALF, HALF),
                            Vec3::new((-1.0), 3.0, (-1.0)),
                            (Vec3::new(1.0, 1.0, Pair::RATE) % 1.5),
                        );
                        t.z_axis *= Vec3::ONE;
                        if ((Vec2::new(t.z_axis.z, 1.5) - t.z_axis.y)
                            == (Vec2::new(0.5, 1.5)).min(Vec2::new(t.y_axis.x, (-0.0))))
                        {
                            let start = MASK;
                            let mut y = 1;
                            y += start;
                            continue;
                        }
                        let start = (if (c <= a) { t.y_axis.x } else { HALF });
                        let mut x_2 = 0.0;
                        x_2 += start;
                    }
                    ((-4_i32) <= a)
                })) {} else {}
            }
            if (7_i32 > c) {
                continue;
            }
        }
        ((c < a) ^ (10_i32 < c))
    }
    impl Pair {
        fn step(&self, a: &mut f32) -> f32 {
            'outer: for n in [
                (Vec3::new(1.5_f32, (-2.5_f32), (*a)))
                    .dot(Vec3::new((-1.0_f32), (*a), (*a))),
                (Vec3::new((*a), (-1.0_f32), 0.0_f32)).z,
                (((*a)).min((-2.5_f32)) + 0.0),
            ] {
                if (({
                    let b: u32 = 'block: {
                        if ((((MASK & 7) as usize)
                            >= (if (n < 1.5) { Self::SIZE } else { Pair::SIZE })))
                        {
                            break 'outer;
                        }
                        let mut y = ((((MASK & 15) * ((MASK).max(MASK) & 7)) & 7)
                            as usize);
                        ((MASK).max(MASK) | MASK)
                    };
                    true
                })) {
                    continue 'outer;
                }
            }
            (((*a) % (-3.0)) + (*a))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &f32, y: &Pair) -> u32 {
        if first((5 - STEPS), (STEPS + 0)) {
            return (((MASK / MASK) | 7) - (5_u32 & 7));
        }
        b += (Vec3::splat((Vec2::new(2.0_f32, (*c))).y)).z;
        let mut v: Pair = Pair;
        let b = v.step(&mut b);
        let a = (-Mat3::from_cols(
            Vec3::new((*c), 3.0_f32, (-1.0_f32)),
            Vec3::new((*c), 0.5_f32, (*c)),
            Vec3::new(0.0_f32, (*c), b),
        ));
        let mut c = ({
            'outer: for t in -1..1 {
                v = (*y);
                v = Pair;
                if (tanh(0.25_f32) == (5_i32 as f32)) {
                    break;
                }
                if ((t as i32) < t) {
                    break;
                }
                let mut n = (a + (a).transpose());
                n.x_axis *= Vec3::ONE;
            }
            Pair
        });
        ((({
            let a: Mat3 = 'block: {
                let mut v: Vec4 = Vec4::new(0.5, 0.5, 3.0, a.z_axis.x);
                if (a.x_axis.z <= (-2.5)) {
                    (first(STEPS, (NARROW as i32)) || (a.z_axis.x <= a.z_axis.y));
                    break 'block a;
                }
                Mat3::from_cols(
                    a.z_axis,
                    Vec3::new((-1.0), 1.5, 0.0),
                    Vec3::new(0.0, 0.0, 0.0),
                )
            };
            0_u32
        }) | 7) - (0_u32 & 7))
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
    pub struct Hit {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: UVec2,
        pub c: IVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: usize,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
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
        fn step(mut self, a: &usize) -> i32 {
            let given: f32 = self.b.z;
            let t: f32 = {
                let t = first(given);
                fn first(v: f32) -> f32 {
                    (v - 0.5).max(0.5)
                }
                t
            };
            let [mut x_2, ..] = [0.25_f32, (t).rem_euclid(1.0_f32)];
            (STEPS + (self.b.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, mut v: Vec4, t: &mut u32) -> f32 {
        v.x = v.x;
        if (((if ((v.z != v.y) && (0_i32 < 2)) {
            (8_usize > 5)
        } else {
            (if ((*t) <= (*t)) {
                let [y, ..] = [
                    ({
                        if ((5_i32 <= STEPS) & (true || ((*t) <= MASK))) {
                            let (v, (State { a, b: _ }, _)) = (
                                Hit {
                                    a: Vec4::new((-0.0_f32), v.y, 3.0_f32, v.x),
                                    b: (if 0_usize >= State::SIZE {
                                        0_usize - State::SIZE
                                    } else {
                                        5_usize
                                    }),
                                    c: (5_u32 | (*t)),
                                },
                                (
                                    State {
                                        a: ((*t)
                                            + ({
                                                (*t) = (*t);
                                                (*t)
                                            })),
                                        ..State {
                                            a: (*t),
                                            b: Vec2::new(v.w, 0.5_f32),
                                        }
                                    },
                                    IVec3::new(3_i32, (*c), (*c)),
                                ),
                            );
                            return step((v.a.w * 1.0), (3.0_f32).ceil());
                        }
                        v.z
                    }),
                    v.z,
                ];
                ((*t) < (*t))
            } else {
                let start = 0.0_f32;
                let mut t = 0.0;
                t += start;
                (t <= Hit::RATE)
            })
        })
            || ({
                v.w += v.z;
                ((*c) <= 7_i32)
            })))
        {
            let mut x_2: [f32; 2] = [v.x, v.y];
            'outer: for (n, _) in x_2.into_iter().zip([(3_i32 - (*c)), ((*c) + (*c))]) {
                'inner: for _ in 0..4 {
                    if (!((*t) == (*t))) {
                        continue;
                    }
                    let State { a: mut y, b: mut x_2 } = State {
                        b: Vec2::new(0.25_f32, v.w),
                        a: 5_u32,
                    };
                }
                if (Pair::SIZE == (Pair::SIZE % 3)) {
                    return n;
                }
            }
        } else {
            'outer: for t in [(MASK >> (0_u32 & 31)), (*t), (*t)] {
                let mut turn = 0;
                let c: Vec3 = 'value: loop {
                    if ((t < t) || (t < MASK)) {
                        let mut n: Pair = (if ((*c) > (*c)) {
                            Pair {
                                a: HALF,
                                b: Vec3::new(v.z, v.x, v.x),
                            }
                        } else {
                            Pair {
                                b: Vec3::new(v.x, 1.0, (-2.5)),
                                ..Pair {
                                    a: v.w,
                                    ..Pair {
                                        a: 2.0,
                                        b: Vec3::new(v.w, v.x, b),
                                    }
                                }
                            }
                        });
                        let v = n.step(&{ Pair::SIZE });
                    } else if (v.w < v.z) {} else {}
                    if (t > t) {
                        break Vec3::new(v.x, (-2.5), 1.0);
                    }
                    turn += 1;
                    if turn == 2 {
                        break Vec3::new(v.x, 0.5, 0.5);
                    }
                };
            }
        }
        (v.z + b)
    }
}

#[flatten]
mod p015 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
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
        fn step(mut self, a: f32, c: &IVec3, y: &f32) -> Pair {
            self.a = 1.5;
            Pair { a: ((*y)).cos() }
        }
    }
    impl Pair {
        fn sum(&mut self, a: Vec4, c: i32, y: i32) -> f32 {
            let y: usize = Pair::SIZE;
            let start = (if (c >= STEPS) {
                (self.a
                    * ({
                        self.a = a.x;
                        a.w
                    }))
            } else {
                return a.x;
            });
            let mut x = 0.0;
            x += start;
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 4) {
                    break;
                }
                k0 *= 2;
                if ((((k0 > MASK) && (c <= c))
                    & ((c < c)
                        && ({
                            self.a %= 3.0;
                            (2.0_f32 < a.w)
                        }))))
                {
                    break 'outer;
                }
                let t: f32;
                if ((if (y != y) { (0_i32 < c) } else { ((k0 < k0) || false) })) {
                    t = (self.a).signum();
                } else {
                    t = dot(
                        select(
                            Vec2::new(a.x, 1.0_f32),
                            Vec2::new((-2.5_f32), 2.0_f32),
                            (8_u32 > 2_u32),
                        ),
                        Vec2::new(a.z, 0.25_f32),
                    );
                }
            }
            1.5
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: &mut f32) -> u32 {
        let mut a_2 = (Vec4::new(
            ({
                #[unroll(max = 3)]
                'outer: for x in (0..((((b & 15) * (b & 7))) & 3)).rev() {
                    if ((b < (-4)) && ((0.0_f32 <= (*c)) & ((*c) != (*c)))) {
                        break;
                    }
                    let mut v: Pair = Pair {
                        a: TABLE[(MASK % 4) as usize],
                    };
                    let y = v
                        .step(
                            Pair::sum(
                                &mut v,
                                Vec4::new((*c), 0.5, 1.5, 0.0),
                                ({
                                    b = (x >> 1);
                                    b
                                }),
                                ({
                                    b /= 3;
                                    x
                                }),
                            ),
                            &{ IVec3::new(5_i32, b, b) },
                            &(*c),
                        );
                }
                0.0_f32
            }),
            (*c),
            (*c),
            (*c),
        ))
            .dot(Vec4::new(1.0, (*c), (*c), (*c)));
        0
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    fn first(mut b: i32) -> f32 {
        let mut turn = 0;
        let v: Mat3 = 'value: loop {
            if ((if (3_i32 > b) {
                let Pair { a: x_2, b } = (if (b != b) {
                    Pair {
                        b: HALF,
                        ..Pair { a: (-4_i32), b: Hit::RATE }
                    }
                } else {
                    Pair {
                        a: 7_i32,
                        ..Pair { a: 2_i32, b: Pair::RATE }
                    }
                });
                (Vec2::new(b, b) == Vec2::new((-0.0), b))
            } else {
                let x = ({
                    if (true == (b > 10)) {
                        let [_, a] = [
                            ((TABLE[0_usize % 4]).max(Hit::RATE) + 0.0),
                            hadd(Vec4::new(2.0_f32, 0.0_f32, (-2.5_f32), 2.0_f32)),
                        ];
                    } else {}
                    Pair { b: HALF, a: b }
                });
                (x.b > x.b)
            })) {
                break mat3(
                    Vec3::new(0.0, HALF, 0.25),
                    Vec3::new(TABLE[(MASK % 4) as usize], (-0.0), 0.5),
                    Vec3::new((-1.0), 2.0, 0.5),
                );
            }
            turn += 1;
            if turn == 2 {
                break Mat3::from_cols(
                    Vec3::new(
                        TABLE[(Hit::SIZE).min(3)],
                        TABLE[(Pair::SIZE).min(3)],
                        HALF,
                    ),
                    Vec3::new(HALF, Hit::RATE, (-0.0)),
                    Vec3::new((-1.0), 2.0, (-1.0)),
                );
            }
        };
        ((-1.0) + (b as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: &[f32; 2]) -> usize {
        a.0 *= (first((Pair { b: a.0, a: 5_i32 }).a) * 0.0);
        (*a) = (if (1.5_f32 != a.0) {
            if (((a.0 > c[0])
                && ({
                    (*a) = (*a);
                    (MASK < MASK)
                })))
            {
                let [[a, _], [_, _], [_, _]] = [
                    (if (c[1] != c[1]) {
                        let mut k0 = 0i32;
                        'outer: while k0 < 3 {
                            a.0 = (((0.0_f32 + 0.0_f32) * 0.0_f32)).mul_add(0.0, 0.0);
                            k0 += 1;
                        }
                        [0.0_f32, 0.0_f32]
                    } else {
                        [0.0_f32, 0.0_f32]
                    }),
                    [0.0_f32, 0.0_f32],
                    [0.0_f32, 0.0_f32],
                ];
            }
            Hit(0.0_f32)
        } else {
            Hit(0.0_f32)
        });
        0
    }
}

#[flatten]
mod p017 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    pub fn entry(mut b: bool, c: i32, y: f32) -> Pair {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            'inner: for a_2 in k0..=2 {
                let mut t: BVec3 = BVec3::new(false, b, false);
                let n: Hit = Hit;
                if (((7_i32 > k0)
                    || ({
                        b &= b;
                        (IVec2::new(2_i32, c) == IVec2::new(5_i32, 10_i32))
                    })))
                {
                    continue;
                }
                {
                    b = ((!(Pair::RATE != TABLE[Hit::SIZE % 4]))
                        || ({
                            t = BVec3::new(false, false, false);
                            false
                        }));
                }
            }
            k0 += 1;
        }
        Pair { a: 0 }
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
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
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut usize, y: &f32) -> Vec2 {
        let (mut b, n) = (
            ({
                let mut c: [f32; 2] = [
                    ((if (0_usize < (*c)) {
                        let mut k0 = (MASK) & 3;
                        #[unroll(max = 3)] 'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut k1 = 0i32;
                            'inner: loop {
                                if !(k1 < 2) {
                                    break;
                                }
                                if ((1.5_f32.abs() as usize & 15) != ((*c) % 3)) {
                                    let mut v = (if ((k0 + k0) >= (k0 + k0)) {
                                        IVec3::new(5, k1, 1)
                                    } else {
                                        IVec3::new(k1, k1, (-4))
                                    });
                                    break;
                                }
                                (*c) = (2 + ({ (*c) }));
                                k1 += 1;
                            }
                        }
                        (*y)
                    } else {
                        ((a.abs() as usize & 15)
                            < ({
                                let mut x = (((NARROW as i32) * 3)).min(3);
                                let given: f32 = (-(((*y)).min(2.0) + 0.0));
                                let t: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(a_2: f32) -> f32 {
                                        if a_2 < HALF { -a_2 } else { a_2 }
                                    }
                                    t
                                };
                                (*c)
                            }));
                        a
                    }))
                        .copysign((5_i32 as f32)),
                    flatten::math::saturate((*y)),
                ];
                (if (a <= (-1.0)) {
                    ((MASK > MASK) || ((*y) > (*y)));
                    (*y)
                } else {
                    (-2.5_f32)
                })
            }),
            BVec3::new(
                true,
                (true || ((*c) > (*c))),
                (TABLE[(MASK % 4) as usize] <= (*y)),
            ),
        );
        let mut v: u32 = (UVec2::new(MASK, MASK)).y;
        (Vec3::new(a, b, 3.0)).cmplt(Vec3::splat(b)).all();
        'outer: for c in 1..=4 {
            let mut t: Vec3 = (Vec3::new(3.0, (-2.5), 3.0)).yzx();
            if (((if true {
                (*y)
            } else {
                if (t.x != t.x) {
                    b = (*y);
                    return abs(
                        (Vec2::new(t.x, (-2.5_f32))).max(Vec2::new(0.0_f32, 0.0_f32)),
                    );
                }
                0.0_f32
            }) == 0.0))
            {
                break;
            }
        }
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p020 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec4,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32) -> f32 {
        let mut b: IVec2 = (((IVec2::new(c, (-4)) - IVec2::new(0, 7)) * 2) % 2);
        if (((*y) < a) == ((*y) > TABLE[(MASK % 4) as usize])) {
            return (*y);
        }
        let State { a, b } = State {
            a: a,
            b: Vec4::new((*y), 3.0_f32, a, (-1.0_f32)),
        };
        (*y) /= 2.0;
        0.0
    }
}

mod p021 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p022 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
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
    pub fn entry(a: &mut [f32; 2], mut x: [f32; 2]) -> i32 {
        'outer: for x_2 in (1..7).step_by(3) {
            x[1] += (x[0] * a[0]);
            if ((((x_2 as i32) < x_2)
                || ({
                    a[(MASK % 2) as usize] = (if (a[1] <= x[0]) {
                        a[0]
                    } else {
                        (a[(0_u32 % 2) as usize], x) = (
                            (((x[1]).max(x[0]) + 0.0) % (-3.0)),
                            [(Pair::RATE).fract(), (x[1] - a[0])],
                        );
                        a[0]
                    });
                    (if true {
                        'inner: for x_2 in 0u32..1 {
                            let mut n = [({ (HALF * x[0]) }), 0.5_f32];
                            'block: {
                                a[1] += (*a)[1_usize % 2];
                                if ((2_u32 > x_2) && (x_2 < x_2)) {
                                    break 'block;
                                }
                                (n, [a[(Pair::SIZE).min(1)], _]) = (
                                    (*a),
                                    [
                                        ((if (0.5_f32 > x[1]) { (-1.0_f32) } else { x[1] }))
                                            .abs()
                                            .sqrt(),
                                        n[1],
                                    ],
                                );
                            }
                            n[(STEPS & 1) as usize] = ({ ((WIDE as i32) as f32) });
                            let n: f32;
                            if true {
                                n = ((3.0 - x[1]) - flatten::math::exp2(a[1]));
                            } else {
                                n = (if ((true
                                    || ({
                                        x = [x[1], a[1]];
                                        (x[1] < 0.5_f32)
                                    })))
                                {
                                    (Pair(Pair::SIZE, x[0])).1
                                } else {
                                    (a[1] * HALF)
                                });
                            }
                        }
                        ((x_2 as i32) != x_2)
                    } else {
                        ((x_2 as i32) <= x_2)
                    })
                })))
            {
                continue;
            }
            if ((x_2 as i32) > STEPS) {
                x[(Pair::SIZE).min(1)]
                    -= (if x[0] <= 0.5_f32 {
                        ((HALF / 2.0)).clamp(x[0], 0.5_f32)
                    } else {
                        a[1]
                    });
                break;
            }
            let a: f32 = ((if ((if (a[1] != a[1]) {
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 4) {
                        break;
                    }
                    if ((if (x[1] <= a[0]) { false } else { false })) {}
                    k1 <<= 1;
                }
                break;
            } else {
                false
            })) {
                Vec2::new(0.0_f32, 0.0_f32)
            } else {
                Vec2::new(0.0_f32, 0.0_f32)
            }))
                .dot(Vec2::new(0.0, 0.0));
        }
        0
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
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
    pub fn entry(a: f32, c: i32) -> Vec3 {
        'block: {
            let (c, (mut a_2, mut b)) = (
                ((TABLE[(MASK % 4) as usize] * 1.0_f32).abs() as usize & 15),
                ((2.0_f32 > (-2.5_f32)), (!true)),
            );
            if (!((c <= c) && a_2)) {
                break 'block;
            }
            let mut a: f32 = 0.0;
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32, t: u32) -> i32 {
        (b, [(*y), _]) = (b, [distance(Vec2::new(b, 0.25_f32), Vec2::new(b, b)), (*y)]);
        'outer: for t in 0u32..3 {
            'block: {
                if ((Vec3::new(0.5, 1.5, HALF)).max(Vec3::new(3.0, b, b)))
                    .cmpeq(vec3(2.0, b, (*y)))
                    .all()
                {
                    if (b < b) {
                        return (c / ((-1_i32) | 1));
                    }
                    break 'outer;
                }
                {
                    if (((if false {
                        ({ c })
                    } else {
                        (if (10_i32 <= c) { c } else { (WIDE as i32) })
                    }) <= c))
                    {
                        (*y)
                            += (-((Vec4::new(b, (*y), 1.5_f32, (-1.0_f32)) / (-3.0)))
                                .dot(
                                    (Pair {
                                        a: Vec4::new((*y), 1.0_f32, (-1.0_f32), (-2.5_f32)),
                                    })
                                        .a,
                                ));
                    }
                    if (((2_usize).min(8_usize)
                        != (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        })))
                    {
                        return ((IVec2::new(1_i32, c) & IVec2::new(c, 10_i32))).y;
                    }
                    let start = ((*y) - 0.0);
                    let mut c = 0.0;
                    c += start;
                }
                let mut x_2: Pair = Pair {
                    a: Vec4::new(b, 0.5, (*y), b),
                };
            }
            let mut turn = 0;
            let a: Pair = 'value: loop {
                let mut x_2 = [[(*y), (*y), (*y)], [((*y) - b); 3]];
                x_2[1][1]
                    -= (if ((3.0_f32 < x_2[1][1]) && (0_u32 <= 0)) {
                        x_2[1] = x_2[1];
                        x_2[0][(({
                            x_2[(t % 2) as usize][(t % 3) as usize] = (-x_2[1][2]);
                            t
                        }) % 3) as usize]
                    } else {
                        {
                            let a: i32 = (IVec2::new(2_i32, (NARROW as i32))).y;
                        }
                        0.0_f32
                    });
                if false {
                    break Pair {
                        a: Vec4::new(0.0, 0.0, 0.0, 0.0),
                    };
                }
                turn += 1;
                if turn == 1 {
                    break Pair {
                        a: Vec4::new(0.0, 0.0, 0.0, 0.0),
                    };
                }
            };
        }
        0
    }
}

mod p025 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p026 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 += 1;
        }
        #[unroll(max = 3)]
        'outer: for x in (0..(((y.a >> 1)) & 3)) {
            (*y) = Pair { a: x };
            if (((Hit {
                b: Vec3::new(t, (-1.0_f32), (*a)),
                a: y.a,
            })
                .b)
                .cmpeq((Vec3::new(3.0, 0.0, 0.0) * Vec3::new(1.5, 0.0, 1.0)))
                .any())
            {
                let mut y: Hit = Hit {
                    a: (-1),
                    ..Hit {
                        b: Vec3::new((*a), HALF, 2.0),
                        a: (*c),
                    }
                };
                break;
            }
            (*y) = Pair {
                a: (((Hit::SIZE >> 1) & 255) as i32),
            };
            let c: Hit;
            if (7_i32 <= y.a) {
                c = Hit {
                    b: (Vec3::new(3.0, 0.5, t) - Vec3::new(t, t, (*a))),
                    a: (x).signum(),
                };
            } else {
                (*y) = ((
                    (*y),
                    (*a),
                    Hit {
                        a: x,
                        b: Vec3::new(1.5_f32, 3.0_f32, 2.0_f32),
                    },
                ))
                    .0;
                c = ((
                    (*y),
                    t,
                    Hit {
                        b: Vec3::new(1.0_f32, (*a), 0.25_f32),
                        a: x,
                    },
                ))
                    .2;
            }
        }
        let given: f32 = (((-1.0_f32) + (-0.0))).copysign(t);
        let b: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(x: f32) -> f32 {
                x * HALF + 1.0
            }
            t
        };
        let (mut x_2, _) = (
            (Vec3::new(0.5_f32, 0.0_f32, 2.0_f32)).cross(Vec3::splat(b)),
            (
                (*y),
                b,
                Hit {
                    b: Vec3::new(1.5_f32, (-0.0_f32), (-2.5_f32)),
                    ..Hit {
                        a: y.a,
                        ..Hit {
                            b: Vec3::new(2.0_f32, 2.0_f32, 1.5_f32),
                            a: (*c),
                        }
                    }
                },
            ),
        );
        ((*y), x_2.x) = (
            (((*y), HALF, Hit { b: x_2, a: 3_i32 })).0,
            ((t).atan2(b) * (x_2.z).atan2((-2.5))),
        );
        Hit {
            a: ((if (x_2.z <= t) {
                let start = (((MASK | 7) - (8_u32 & 7)) / (2_u32 | 1));
                let mut y = 1;
                y += start;
                (7_i32 >> 2)
            } else {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 2) {
                        break;
                    }
                    if ((*a) <= x_2.y) {
                        let v: f32;
                        if ((k0 >= (*c)) || ((t <= Hit::RATE) | false)) {
                            v = (-(x_2.x * 0.0));
                        } else {
                            v = (if ((*c) >= (*c)) {
                                (x_2.z * b)
                            } else {
                                (Vec2::new((-0.0_f32), x_2.x)).dot(Vec2::new(x_2.y, x_2.y))
                            });
                        }
                        break 'outer;
                    }
                    'inner: for x_2 in 0..k0 {
                        let mut x_2: Vec3 = (Vec3::new(0.0, (-0.0), 0.5) * (*a));
                        'block: {
                            let [Hit { a: a, b: _ }, Hit { a: _, b: _ },
                            Hit { a: _, b: _ }] = [
                                (if (x_2.z != x_2.y) {
                                    Hit {
                                        b: x_2,
                                        ..Hit { a: (*c), b: x_2 }
                                    }
                                } else {
                                    Hit {
                                        b: Vec3::new(x_2.y, b, 0.0_f32),
                                        a: k0,
                                    }
                                }),
                                Hit {
                                    a: k0,
                                    ..Hit { b: x_2, a: 1_i32 }
                                },
                                Hit {
                                    a: 5_i32,
                                    ..Hit { b: x_2, a: y.a }
                                },
                            ];
                            if false {
                                break 'block;
                            }
                        }
                    }
                    k0 += 1;
                }
                0
            }) ^ 0),
            b: Vec3::new(0.0, 0.0, 0.0),
        }
    }
}

mod p027 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        fn step(&self, mut b: f32, c: &mut i32) -> bool {
            let [_, n] = [(*c), (STEPS).min((*c))];
            let a: u32 = 'block: {
                let c = (self.a.y * (flatten::math::floor(Self::RATE) * ((*self)).a));
                if (!(Self::SIZE != Hit::SIZE)) {
                    break 'block ((MASK | 7) - (MASK & 7));
                }
                ((3.0_f32 * self.b.y).abs() as u32 & 255)
            };
            let given: f32 = fract(select(0.25_f32, b, (a > a)));
            let a: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(t: f32) -> f32 {
                    (t - HALF).max(HALF)
                }
                t
            };
            (false ^ (b > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> i32 {
        let given: f32 = (({
            if ((if (((Pair::SIZE * 2)
                != ({
                    'outer: for a_2 in 0u32..3 {
                        let mut turn = 0;
                        let v: [i32; 2] = 'value: loop {
                            (*c) = (*c);
                            if (Pair::step(
                                &{
                                    Pair {
                                        c: y,
                                        a: Vec3::new(y, 1.0_f32, (-1.0_f32)),
                                        b: Vec2::new(y, (-2.5_f32)),
                                    }
                                },
                                y,
                                c,
                            )) {
                                break [(*c), 5_i32];
                            }
                            turn += 1;
                            if turn == 2 {
                                break [(-4_i32), (*c)];
                            }
                        };
                    }
                    Pair::SIZE
                })))
            {
                ((*c) > 1)
            } else {
                ((*a) > (*a))
            })) {} else {}
            (*a)
        }) + y);
        let a: f32 = {
            fn first(a: f32) -> f32 {
                (a - 0.5).max(0.5)
            }
            let t = first(given);
            t
        };
        (*c)
    }
}

mod p029 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p030 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p031 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let (y, (_, mut x)) = (
            ([(*y), (*y), b])[0],
            (
                x,
                (if (x != x) {
                    (-0.0_f32)
                } else {
                    let mut a_2: [f32; 3] = [0.5_f32, b, b];
                    'outer: for v in a_2 {
                        let mut b: Vec3 = (if ((if false {
                            (MASK >= MASK)
                        } else {
                            let Pair(mut c, mut t) = Pair((Pair::SIZE >> 1), a_2[2]);
                            (x != x)
                        })) {
                            let (mut y, (mut c, _)) = (
                                (Mat4::from_cols(
                                    Vec4::new((-2.5_f32), (-2.5_f32), 0.25_f32, a_2[1]),
                                    Vec4::new(a_2[1], v, (-1.0_f32), 0.5_f32),
                                    Vec4::new(a_2[2], b, 2.0_f32, (-1.0_f32)),
                                    Vec4::new(3.0_f32, b, (-0.0_f32), 2.0_f32),
                                )
                                    * (mat4(
                                        Vec4::new((-2.5_f32), 3.0_f32, a_2[2], b),
                                        Vec4::new(a_2[0], 1.5_f32, a_2[2], (*y)),
                                        Vec4::new(0.25_f32, b, a_2[2], b),
                                        Vec4::new(b, (-1.0_f32), 0.5_f32, 0.25_f32),
                                    ))
                                        .transpose()),
                                (
                                    (Pair::SIZE + (Pair::SIZE).abs_diff(Pair::SIZE)),
                                    (x).abs(),
                                ),
                            );
                            (Vec3::splat(y.w_axis.x))
                                .min(Vec3::new((-2.5), y.x_axis.w, 1.0))
                        } else {
                            let Pair(x, mut b) = (if (a_2[0] >= a_2[0]) {
                                Pair(Pair::SIZE, (-1.0_f32))
                            } else {
                                Pair(3_usize, a_2[2])
                            });
                            Vec3::select(
                                ((Vec3::new((-1.0), a_2[2], 0.0)).zyx())
                                    .cmplt(
                                        flatten::math::sign(Vec3::new(Pair::RATE, (-1.0_f32), b)),
                                    ),
                                Vec3::new(b, 0.25, a_2[2]),
                                Vec3::new(0.5, 0.0, 0.5),
                            )
                        });
                        if (a_2[2] <= b.x) {
                            let Pair(mut v, n) = Pair(
                                (b.y.abs() as usize & 15),
                                (-1.0_f32),
                            );
                        } else {
                            let mut v: [[f32; 2]; 3] = [
                                [0.0_f32; 2],
                                [0.5_f32; 2],
                                [b.x, a_2[0]],
                            ];
                            'inner: for _ in v.iter().rev() {
                                if (x != (-4)) {
                                    break;
                                }
                            }
                        }
                    }
                    a_2[2]
                }),
            ),
        );
        ((IVec3::new((-4), STEPS, STEPS) | (IVec3::new(1, 1, 2) / 2))
            + IVec3::splat((x as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p032 {
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
        fn step(&self, a: i32, c: &bool) -> Vec3 {
            let mut a: u32 = MASK;
            Vec3::new(2.0, Self::RATE, TABLE[(a % 4) as usize])
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: [i32; 3], c: &mut State) -> Pair {
        'block: {
            if (((if (-1.0_f32) <= c.0 { (3.0_f32).clamp((-1.0_f32), c.0) } else { c.0 })
                <= (c.0 + c.0)))
            {
                break 'block;
            }
        }
        let mut c: usize = State::SIZE;
        let n: State;
        if (((HALF == HALF)
            && ({
                b[1] &= ((-1_i32) & 2_i32);
                (TABLE[(({
                    b = b;
                    1_u32
                }) % 4) as usize] != HALF)
            })))
        {
            n = State(HALF);
        } else {
            c |= 1;
            n = State((-1.0_f32));
        }
        b[(({
            b = b;
            MASK
        }) % 3) as usize] = ((IVec2::new(b[2], (-4_i32))
            & (if true {
                IVec2::new(3_i32, 10_i32)
            } else {
                let given: f32 = n.0;
                let y: f32 = {
                    let t = first(given);
                    fn first(a_2: f32) -> f32 {
                        (a_2 - 0.5).max(0.5)
                    }
                    t
                };
                IVec2::new(b[1], 10_i32)
            })))
            .y;
        let y: i32;
        if (({
            let mut k0 = -1i32;
            'outer: loop {
                if !(k0 <= -1) {
                    break;
                }
                let given: f32 = fma(
                    n.0,
                    (if (n.0 < n.0) {
                        TABLE[(c).min(3)]
                    } else {
                        b[0] = (b[c % 3]).max(k0);
                        TABLE[(k0 & 1) as usize]
                    }),
                    n.0,
                );
                let a_2: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(a: f32) -> f32 {
                        a * HALF + 1.0
                    }
                    t
                };
                if ((Mat3::from_cols(
                    Vec3::new(2.0_f32, 0.25_f32, a_2),
                    Vec3::new(n.0, 1.0_f32, a_2),
                    Vec3::new((-2.5_f32), n.0, a_2),
                ))
                    .x_axis)
                    .cmpeq((Vec3::new(n.0, (-0.0), (-2.5)) * a_2))
                    .any()
                {
                    let mut k1 = 252u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        k1 += 1;
                        let given: f32 = ((if ((k1 as i32) != 3) {
                            Hit {
                                b: n.0,
                                a: Vec2::new(a_2, n.0),
                            }
                        } else {
                            Hit {
                                b: (k1 as f32),
                                a: Vec2::new(0.0_f32, 2.0_f32),
                            }
                        }))
                            .b;
                        let t: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x: f32) -> f32 {
                                x * HALF + 1.0
                            }
                            t
                        };
                        let x = mat3(
                            Vec3::new((-1.0), Pair::RATE, 1.0),
                            Vec3::new(0.25, n.0, t),
                            Vec3::new((-0.0), 3.0, (-0.0)),
                        );
                    }
                    break 'outer;
                }
                let mut t: Pair = (if (k0 < b[1]) {
                    Pair(c, IVec3::new(7_i32, 3_i32, 0_i32))
                } else {
                    let mut a_2 = Vec3::new(a_2, n.0, 1.5);
                    Pair(3_usize, IVec3::new((-4_i32), 1_i32, (-1_i32)))
                });
                let y = t.step((-t.1.x), &{ ((k0 != 2_i32) & (c < t.0)) });
                ((b)[0]
                    > ({
                        'inner: for a_2 in 0..2usize {
                            let mut x: Pair = Pair(c, t.1);
                            let a = x
                                .step((x.1.x + t.1.x), &{ ((b[0] > t.1.z) || false) });
                        }
                        'inner: for c in 0..0 {
                            let x = t.1.y;
                            let (a, _) = (
                                (mat3(
                                    Vec3::new(1.5_f32, y.z, (-1.0_f32)),
                                    y,
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                ))
                                    .transpose(),
                                0.0_f32,
                            );
                        }
                        0
                    }));
                k0 = k0 + 2;
            }
            false
        })) {
            y = 0;
        } else {
            y = 0;
        }
        Pair(0_usize, IVec3::new(0_i32, 0_i32, 0_i32))
    }
}

mod p033 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &bool, mut x: [f32; 3]) -> f32 {
        if (*a) {
            ((x[2] >= 1.0) && (*a));
            return (if (*a) { (x[1] + x[1]) } else { (x[2] * x[2]) });
        }
        3.0
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3, pub f32);
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
    pub fn entry(a: f32, c: i32) -> u32 {
        let (mut a, (mut x, a_2)) = (
            Pair(IVec3::new(c, 2_i32, c), Vec4::new(0.0_f32, 3.0_f32, a, 0.5_f32)),
            (
                1.5_f32,
                Pair(
                    IVec3::new(c, 3_i32, 2_i32),
                    Vec4::new(0.25_f32, (-0.0_f32), a, (-2.5_f32)),
                ),
            ),
        );
        a.1
            *= (Vec4::new(
                a_2.1.x,
                ({
                    x = a.1.x;
                    let c = Pair::SIZE;
                    a.1.x
                }),
                (if false { a_2.1.z } else { x }),
                (a_2.1.w).tanh(),
            ))
                .min(a_2.1);
        let x: [i32; 3];
        if (((true | (c < a.0.z))
            || ({
                a.1.y = flatten::math::dot(
                    Vec3::new(0.25_f32, 0.0_f32, 1.0_f32),
                    Vec3::new(a.1.w, 0.5_f32, 0.0_f32),
                );
                (a_2.0.y > a.0.y)
            })))
        {
            x = [([0_i32, 0_i32, 0_i32])[0], 0_i32, 0_i32];
        } else {
            x = [0_i32, 0_i32, 0_i32];
        }
        0
    }
}

mod p035 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: u32,
        pub c: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &mut (State, Pair), y: f32, t: &mut u32) -> i32 {
        c.1.a += 0.5_f32;
        'outer: for a in [(((-0.0_f32)).max(y) + 0.0), (5_usize as f32), rcp(1.0_f32)] {
            if ((((if ((*t) != c.0.b) {
                STEPS
            } else {
                let mut v = ({
                    'inner: for _ in [((5_u32 | 7) - (c.0.b & 7)), (*t)] {
                        let mut n = Mat3::from_cols(
                            Vec3::new(c.0.c.a, 0.5, (-0.0)),
                            Vec3::new(TABLE[(c.0.b % 4) as usize], 2.0, 3.0),
                            Vec3::new((-0.0), (-2.5), (-0.0)),
                        );
                        n.x_axis += Vec3::ONE;
                        ((*c), n.x_axis.x) = (
                            (c.0, Pair { a: n.x_axis.x }),
                            ((1.0_f32 * c.0.c.a))
                                .atan2(
                                    (c.0.c.a
                                        * ({
                                            c.0.c.a = n.x_axis.z;
                                            n.y_axis.z
                                        })),
                                ),
                        );
                    }
                    let b: u32;
                    if ((8_u32 < (*t)) | ((*t) < c.0.b)) {
                        c.0.a = (if c.0.a >= 5_usize { c.0.a - 5_usize } else { c.0.a });
                        b = ((*t) / 2);
                    } else {
                        c.0.b = c.0.b;
                        b = (if (c.0.a != c.0.a) { (c.0).b } else { c.0.b });
                    }
                    (if ((a > y) || (c.0.c.a > a)) {
                        (Vec3::new(3.0_f32, c.0.c.a, 0.0_f32)).z
                    } else {
                        c.1.a
                    })
                });
                continue;
            }) >= 1) || (c.0.a < c.0.a)))
            {}
        }
        (STEPS + (WIDE as i32))
    }
}

#[flatten]
mod p036 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(&mut self, a: bool, c: &i32) -> f32 {
            let x: f32 = 'block: {
                let [c, b, t] = [(Self::SIZE as f32), (self.b.y - self.b.x), self.c];
                if (((-0.0_f32) - t) <= self.c) {
                    break 'block t;
                }
                c
            };
            let given: f32 = (if self.b.y <= (-2.5) {
                ((Vec3::new((-1.0_f32), self.c, 0.25_f32)).z).clamp(self.b.y, (-2.5))
            } else {
                self.b.x
            });
            let c: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(v: f32) -> f32 {
                    if v < HALF { -v } else { v }
                }
                let t = doubled(given);
                t
            };
            (flatten::math::hadd(
                ((Vec4::new(1.0_f32, self.b.y, (-2.5_f32), (-1.0_f32))
                    + Vec4::new(HALF, (-0.0_f32), (-2.5_f32), self.c)))
                    .abs(),
            ) + self.b.x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &mut i32) -> i32 {
        {
            let a: u32 = ((MASK | 7)
                - ((((if false {
                    let a: Vec3 = 'block: {
                        if (a.a <= (*c)) {
                            if ((a.c).abs().sqrt() < 1.0) {
                                let [_, y, n] = [
                                    a.b.y,
                                    a.c,
                                    Pair::sum(a, ((*c) < 1_i32), &{ (*c) }),
                                ];
                                let t: IVec2 = IVec2::new(a.a, (-4));
                            }
                            break 'block Vec3::splat(a.c);
                        }
                        let mut a: Vec3 = Vec3::new(a.c, 0.0, 0.0);
                        Vec3::new(0.0, 0.0, 0.0)
                    };
                    0_i32
                } else {
                    0_i32
                }) & 255) as u32) & 7));
        }
        0
    }
}

mod p037 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: i32, t: u32) -> u32 {
        {
            v <<= 1;
            let mut b = ((!(Vec3::new((-2.5_f32), 2.0_f32, 0.25_f32))
                .cmpge(Vec3::new((-1.0_f32), (-0.0_f32), 0.25_f32)))
                & (BVec3::new(true, false, (t < t))
                    | (IVec3::new(c, 7_i32, c)).cmpeq(IVec3::new(10_i32, 1_i32, c))));
            if (v != c) {
                if (a <= a) {
                    return t;
                } else {
                    return ((a.abs() as u32 & 255) + ((1_usize & 255) as u32));
                }
            }
        }
        let mut x = v;
        (t + t)
    }
}

#[flatten]
mod p038 {
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
    pub fn entry(a: f32, c: &State) -> [Mat4; 2] {
        let a: State = 'block: {
            if ((c.1 + 5_u32) != ((STEPS & 255) as u32)) {
                break 'block (*c);
            }
            (*c)
        };
        'outer: for a_2 in 0..3 {
            if ((a.0.y - a.0.x) != c.0.z) {
                let (c, (mut a_2, t)) = (
                    State(Vec3::select((a.0).cmplt(c.0), a.0, c.0), (MASK + a.1)),
                    (Hit, Hit),
                );
                break 'outer;
            }
            let mut c = ((Vec2::new(a.0.y, (-1.0)) * Vec2::new(a.0.y, a.0.x))
                + Vec2::new(TABLE[(Pair::SIZE).min(3)], (-1.0)));
        }
        let [x_2, a_2, ..] = [c.0.y, (c.0.y).floor(), (-1.0_f32)];
        [
            Mat4::from_diagonal(Vec4::new(0.0_f32, (-2.5_f32), 3.0_f32, (-0.0_f32))),
            ((mat4(
                Vec4::new(0.25_f32, 3.0_f32, 0.25_f32, x_2),
                Vec4::new((-0.0_f32), 1.0_f32, 0.5_f32, 1.5_f32),
                Vec4::new((-1.0_f32), 2.0_f32, 2.0_f32, 0.5_f32),
                Vec4::new(c.0.x, (-1.0_f32), (-2.5_f32), 0.25_f32),
            ) * 0.25_f32)
                * (Mat4::from_cols(
                    Vec4::new(0.25_f32, 0.5_f32, 0.5_f32, 2.0_f32),
                    Vec4::new(c.0.z, 0.5_f32, 1.5_f32, 0.5_f32),
                    Vec4::new(1.5_f32, 3.0_f32, 3.0_f32, a_2),
                    Vec4::new((-0.0_f32), (-1.0_f32), a.0.x, x_2),
                ) - Mat4::IDENTITY)),
        ]
    }
}

mod p039 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(a: f32) -> bool {
        let mut n: usize = ((COUNT * 2)).max(8);
        let mut a_2 = (Vec2::new(a, a)).y;
        let mut x = ((((if (a != a_2) {
            'outer: for y in 0u32..1 {
                if (2.0_f32 > a_2) {
                    let mut a_2 = [
                        (((STEPS).signum() & 15) * ((!(NARROW as i32)) & 7)),
                        (WIDE as i32),
                    ];
                    return true;
                }
                let [v, a] = [3_i32, STEPS];
            }
            (WIDE as i32)
        } else {
            (WIDE as i32)
        }) & 15) * ((STEPS).min(STEPS) & 7)) % ((NARROW as i32) | 1));
        ((select(MASK, MASK, (a_2 <= a)) >= MASK)
            && ({
                x = x;
                (1.0_f32 < TABLE[0_usize % 4])
            }))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> Mat2 {
        let x_2: Vec3 = (Vec3::new(
            (Vec3::new(0.25_f32, 0.25_f32, 2.0_f32)).dot(Vec3::new(a, a, a)),
            a,
            a,
        ))
            .min(
                (({
                    if first(HALF) {
                        let mut turn = 0;
                        let x_2: bool = 'value: loop {
                            if (a != a) {
                                break first(
                                    (Vec4::new(a, a, 0.5_f32, 0.5_f32))
                                        .dot(Vec4::new(0.25, a, a, a)),
                                );
                            }
                            let mut t = (((c < c) as i32) < ({ 1 }));
                            turn += 1;
                            if turn == 3 {
                                break t;
                            }
                        };
                    } else if (c < 1) {} else {}
                    Vec3::new(0.5, a, (-0.0))
                }))
                    .zyx(),
            );
        ({
            let start = select((3_i32).min(1_i32), c, ((0.0_f32 != x_2.x) || (c <= c)));
            let mut a = 0;
            a += start;
            Mat2::from_cols(Vec2::new(x_2.y, 0.0), Vec2::new(2.0, 1.5))
        })
    }
}

#[flatten]
mod p040 {
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
    pub fn entry(a: &mut f32, c: [f32; 2]) -> Pair {
        let Hit(mut b, ..) = Hit(false, IVec2::new((-4_i32), 7_i32));
        let mut k0 = 255u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            if ((MASK < (if MASK != 0 { 8_u32 % MASK } else { MASK }))) {
                let v: Vec2;
                if ((if b {
                    (b
                        && ({
                            (*a) += c[1];
                            ((k0 as f32) < TABLE[(5_usize).min(3)])
                        }))
                } else {
                    (*a) = (exp2(abs(Vec3::new((-1.0_f32), c[1], (k0 as f32)))))
                        .dot(
                            ((Vec3::new((-1.0), 2.0, 0.5))
                                .max(Vec3::new(0.25, c[0], 3.0)))
                                .xxz(),
                        );
                    b
                })) {
                    v = Vec2::new((-1.0), State::RATE);
                } else {
                    (*a)
                        -= (flatten::math::trunc(
                            Vec3::new((k0 as f32), (-0.0_f32), 0.0_f32),
                        ))
                            .dot(Vec3::new(c[1], (-2.5_f32), 0.25_f32));
                    v = ({
                        if b {
                            let mut t = State {
                                a: IVec3::new(
                                    (if 0_i32 != 0 { (k0 as i32) / 0_i32 } else { STEPS }),
                                    ((3_i32 & 15) * ((NARROW as i32) & 7)),
                                    (STEPS).min(STEPS),
                                ),
                            };
                            continue;
                        }
                        (Vec2::new(1.0, 0.0) * Vec2::new(0.5, c[1]))
                    });
                }
                let State { a: x_2 } = State {
                    a: IVec3::new((-4_i32), STEPS, (NARROW as i32)),
                };
                let mut c = (v).floor();
            } else {
                b;
                let start = ((((k0 as usize)).abs_diff(Pair::SIZE) & 255) as u32);
                let mut a = 1;
                a += start;
            }
        }
        Pair(UVec2::new(0_u32, 0_u32))
    }
}

mod p041 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32, mut n: u32) -> f32 {
        let x: (f32, u32, Pair) = (
            (if (*a) <= (*a) { ((*y)).clamp((*a), (*a)) } else { (*y) }),
            ((n + n) & ((MASK & 63) << (n & 7))),
            (((*y), n, Pair((-1.0_f32)))).2,
        );
        (((if 0.25_f32 <= (*a) { ((x.2.0 + x.2.0)).clamp(0.25_f32, (*a)) } else { x.0 }))
            .max((-2.5)) + 0.0)
    }
}

#[flatten]
mod p042 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn third(a: &f32, c: i32, mut v: Pair) -> f32 {
        let mut x = ((if ((WIDE as i32) > c) {
            let mut turn = 0;
            let x_2: Hit = 'value: loop {
                if ((!({
                    let mut x_2 = (Vec2::select(
                        ((Vec2::new(0.0, (*a))).min(Vec2::new((*a), 0.5)))
                            .cmplt(Vec2::new(1.0, (-0.0))),
                        Vec2::new(2.0, (*a)),
                        Vec2::new((*a), (*a)),
                    )
                        + (if (Vec3::new(0.25, 0.5, (-1.0)))
                            .cmplt(Vec3::new((*a), (*a), (-0.0)))
                            .all()
                        {
                            (Vec2::new(TABLE[(MASK % 4) as usize], 1.5)
                                - Vec2::new(0.0, 0.5))
                        } else {
                            Vec2::new((*a), 1.0)
                        }));
                    (x_2.x > x_2.y)
                }))) {} else if ((*a) <= (*a)) {} else {}
                if ((*a) <= (*a)) {
                    break Hit(c);
                }
                turn += 1;
                if turn == 3 {
                    break Hit(c);
                }
            };
            (*a)
        } else {
            (*a)
        }) - (*a));
        (Hit::RATE + x)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> Pair {
        let given: f32 = ((-(*a)) % (-3.0));
        let c: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(b: f32) -> f32 {
                (b - HALF).max(HALF)
            }
            let t = second(given);
            t
        };
        let mut a: f32 = third(
            &(*a),
            ((((STEPS + STEPS) * 0) & 15)
                * ((((NARROW as i32) + (WIDE as i32)))
                    .max(
                        (if false {
                            3_i32
                        } else {
                            let mut k0 = 1u32;
                            'outer: while k0 < 8 {
                                (if true {
                                    let mut a = Hit((WIDE as i32));
                                    ((-4_i32) < a.0)
                                } else {
                                    (c <= c)
                                });
                                if ((k0 > k0) && ((*a) != c)) {
                                    'block: {
                                        let mut a: f32 = 0.0;
                                        if false {
                                            break 'block;
                                        }
                                    }
                                    break;
                                }
                                k0 *= 2;
                            }
                            0_i32
                        }),
                    ) & 7)),
            Pair,
        );
        Pair
    }
}

mod p043 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: UVec2,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: f32) -> Pair {
        let x_2: i32;
        if (({
            if (MASK == ((MASK & 15) * ((MASK | MASK) & 7))) {
                let a: IVec3 = 'block: {
                    {
                        let mut x: u32 = 0;
                    }
                    if false {
                        break 'block IVec3::new(0, 0, 0);
                    }
                    IVec3::new(0, 0, 0)
                };
            }
            false
        })) {
            x_2 = 0;
        } else {
            x_2 = 0;
        }
        Pair { a: 0, b: UVec2::new(0, 0) }
    }
}

#[flatten]
mod p044 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> usize {
        let mut turn = 0;
        let a_2: BVec3 = 'value: loop {
            if (((8_usize <= (*a)) as usize) <= ((*a) + (*a))) {
                break (IVec3::new((-1_i32), (*c), 2_i32))
                    .cmpgt(IVec3::new((-1), 10, (*c)));
            }
            turn += 1;
            if turn == 3 {
                break (BVec3::new((2_i32 != STEPS), (y > y), true)
                    & BVec3::new(((*c) <= (*c)), true, true));
            }
        };
        let mut v = Mat2::from_cols(Vec2::new(1.5, 3.0), Vec2::new(1.5, (-2.5)));
        v.x_axis += Vec2::ONE;
        'outer: for t in [MASK, (UVec2::new(8_u32, 5_u32)).y] {
            (*c) |= ((((-1_i32) - (*c)) * 1) + (*c));
            let a_2 = v.x_axis;
            if ((Vec3::new(v.x_axis.y, a_2.y, 0.5))
                .max(Vec3::new(v.y_axis.x, (-2.5), v.x_axis.y)))
                .cmplt(Vec3::new(v.y_axis.x, y, v.y_axis.y))
                .any()
            {
                let mut k1 = 2u32;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    if (t > t) {
                        let start = ((if ((*c) <= (*c)) { (*c) } else { (*c) }) * 0);
                        let mut v = 0;
                        v += start;
                        ((*a), (*c)) = (
                            5,
                            ((if true {
                                IVec2::new(1_i32, (NARROW as i32))
                            } else {
                                IVec2::new((-4_i32), 2_i32)
                            }))
                                .y,
                        );
                        (!((*c) > (*c)));
                    }
                }
                break;
            }
            'inner: for v in 0..1u8 {
                if (flatten::math::all(
                    (if ((*a) <= (*a)) {
                        (*c) = (!(if (v as i32) != 0 {
                            (7_i32).min((*c)) / (v as i32)
                        } else {
                            (-4)
                        }));
                        BVec3::new((7_i32 > (*c)), (2_u32 != 1_u32), true)
                    } else {
                        continue 'outer;
                    }),
                )) {
                    return (((a_2.x < a_2.x)
                        || ({
                            (*c) = ((*c) - (*c));
                            ((v as usize) != (*a))
                        })) as usize);
                }
                {
                    if (8_usize <= (*a)) {
                        (*a) = (if (*a) >= 5_usize { (*a) - 5_usize } else { 3 });
                        let mut c = ((((v as f32)).atan2(0.25_f32)).rem_euclid((y + 0.0))
                            * a_2.x);
                    }
                }
            }
        }
        (v.x_axis.y.abs() as usize & 15)
    }
}

#[flatten]
mod p045 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
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
    impl Pair {
        fn sum(&self, mut b: f32, mut x: i32, y: f32) -> bool {
            x >>= STEPS;
            (((true || (x <= x)) && (Self::SIZE <= 5)) ^ (x > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: f32) -> f32 {
        'outer: for y in [(((*c) & 15) * ((*c) & 7)), ((*c) + (*c)), (*c)] {
            let given: f32 = ((*a)).floor();
            let a: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(x_2: f32) -> f32 {
                    if x_2 < HALF { -x_2 } else { x_2 }
                }
                t
            };
            if (y > (*c)) {
                let mut turn = 0;
                let c: BVec3 = 'value: loop {
                    let mut t = (((Vec2::new(a, a)).y != a)
                        || ((0.0_f32 > a) != (2_usize >= Pair::SIZE)));
                    if ((t
                        && ({
                            t = (t || t);
                            t
                        })))
                    {
                        break ({ BVec3::new(t, false, t) });
                    }
                    turn += 1;
                    if turn == 2 {
                        break BVec3::new((a < a), t, t);
                    }
                };
                break;
            }
            if (a > (a + 0.0)) {
                break;
            }
            if ((5_i32 != y) || (((-1_i32) < y) || ((*c) > y))) {
                break;
            }
        }
        ((({
            let mut turn = 0;
            let v: i32 = 'value: loop {
                if ((y == y) && (0.25_f32 == (*a))) {
                    break 'value ((*c) - ((*c) * 3));
                }
                turn += 1;
                if turn == 2 {
                    break (*c);
                }
            };
            (if (y != y) {
                let a: (f32, f32, usize) = (
                    (({
                        let mut x_2: Pair = Pair { a: (*a) };
                        let a = x_2.sum(x_2.a, 0, 0.0);
                        0.0_f32
                    }) + 0.0_f32),
                    0.0_f32,
                    0_usize,
                );
                0.0
            } else {
                0.0
            })
        }) - 0.0) + 0.0)
    }
}

#[flatten]
mod p046 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
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
    pub fn entry(mut b: IVec3, c: &mut UVec2) -> f32 {
        if (((MASK <= c.y)
            || ({
                c.y = c.x;
                (HALF == Pair::RATE)
            })))
        {
            {
                #[unroll(max = 3)]
                'outer: for _ in (0..(((b.x).min(b.z)) & 3)) {
                    let given: f32 = ((TABLE[(Pair::SIZE).min(3)]).atan2(Pair::RATE)
                        % 2.0);
                    let c: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(x_2: f32) -> f32 {
                            if x_2 < HALF { -x_2 } else { x_2 }
                        }
                        t
                    };
                    if (({ (IVec2::new(7, b.x) == IVec2::new(b.y, 7)) })) {
                        let mut a: f32 = c;
                        break;
                    }
                }
            }
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p047 {
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut u32, y: &mut f32, t: &u32) -> [f32; 2] {
        let mut a: usize = Hit::SIZE;
        let mut v: [f32; 2] = [(*y); 2];
        'outer: for (c, v) in v
            .into_iter()
            .zip([
                (STEPS + (NARROW as i32)),
                ({
                    let given: f32 = HALF;
                    let y: f32 = {
                        let t = second(given);
                        fn second(t: f32) -> f32 {
                            if t < 0.5 { -t } else { t }
                        }
                        t
                    };
                    'outer: for _ in [y, v[1], y] {
                        if all(
                            (Vec3::new(0.5_f32, (-2.5_f32), (-0.0_f32)))
                                .cmplt(Vec3::new((-2.5_f32), 2.0_f32, 0.5_f32)),
                        ) {
                            break;
                        }
                        let mut x_2 = (Vec2::new(0.0_f32, v[0]))
                            .dot(
                                ({
                                    if true {
                                        let c = ((((-4_i32)).max((NARROW as i32)) - (STEPS * STEPS))
                                            + STEPS);
                                        continue 'outer;
                                    }
                                    let mut n = a;
                                    ((-0.0_f32) * Vec2::new(1.5, (-1.0)))
                                }),
                            );
                    }
                    STEPS
                }),
            ])
        {
            (*y) = c;
            let mut b = fma(
                (cos(c) * (v as f32)),
                (Vec3::new(1.0_f32, c, c)).z,
                (Pair { a: (*y) }).a,
            );
            if (!((*y) < HALF)) {
                let mut t: [f32; 2] = [
                    (((*y)).rem_euclid(b))
                        .mul_add(c, (Vec3::new(b, 3.0_f32, (-0.0_f32))).z),
                    (((*y) + (*y))).round(),
                ];
                return [(*y), c];
            }
            b
                += (((Vec3::new(b, b, b)).min(Vec3::new(b, (*y), 0.5_f32)) + (*y)))
                    .dot(
                        (Vec3::new(1.0_f32, c, (-0.0_f32))
                            - (Vec3::new(1.5_f32, (*y), c)).min(Vec3::new(c, c, c))),
                    );
        }
        [
            (((Vec2::select(
                (Vec2::new(2.0_f32, (*y))).cmplt(Vec2::new((*y), 1.0_f32)),
                Vec2::new(v[0], 2.0_f32),
                Vec2::new(1.5_f32, v[0]),
            ))
                .min(Vec2::new(v[0], v[1])))
                .y + ((*c) as f32)),
            (((v[0]).abs().sqrt()).signum() + (a as f32)),
        ]
    }
}

#[flatten]
mod p048 {
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
    pub fn entry(a: f32, mut x: i32, y: &mut f32, t: &mut u32) -> (i32, Pair) {
        if (Vec2::new(1.0, a) == (Vec2::splat((*y))).normalize_or_zero()) {
            let n = State(Hit {
                c: UVec2::new((*t), 2_u32),
                a: Pair(a, false),
                b: ((-2.5_f32) + (-0.0)),
            });
        } else {
            {
                (*y)
                    -= (flatten::math::round(
                        Vec3::select(
                            (Vec3::new(0.0_f32, 2.0_f32, (-1.0_f32)))
                                .cmplt(Vec3::new(HALF, (-0.0_f32), 0.0_f32)),
                            Vec3::new(1.0_f32, a, a),
                            Vec3::new(2.0_f32, 1.5_f32, 3.0_f32),
                        ),
                    ))
                        .dot(
                            Vec3::select(
                                ((Vec3::new(a, 0.5_f32, a) - (-0.0_f32)))
                                    .cmplt(Vec3::new(a, (-0.0_f32), a)),
                                Vec3::new((*y), (*y), 0.25_f32),
                                Vec3::new((*y), (-2.5_f32), 0.0_f32),
                            ),
                        );
                if ((((((*t) != (*t)) == (a <= State::RATE))
                    && ({
                        (*t) = ((*t)).min(5);
                        ((x > x) || (x != x))
                    })) || (Pair(Hit::RATE, false)).1))
                {
                    let mut turn = 0;
                    let a: i32 = 'value: loop {
                        let mut a: [f32; 3] = [
                            ((Vec3::new(0.25_f32, (-1.0_f32), 1.0_f32)).z
                                + ((*y) + (*y))),
                            TABLE[(x & 1) as usize],
                            ((0.0_f32 + 0.0_f32) - 0.0_f32),
                        ];
                        if false {
                            break 0;
                        }
                        turn += 1;
                        if turn == 1 {
                            break 0;
                        }
                    };
                }
            }
        }
        (0_i32, Pair(0.0_f32, false))
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
    #[flatten(source)]
    fn second(mut b: f32, mut x: i32, mut v: Mat2) -> f32 {
        x = (if (({
            v.x_axis *= Vec2::new(b, 3.0_f32);
            let c = ((((v.x_axis.y * v.y_axis.y))
                .max(
                    (if 1.0_f32 <= v.x_axis.y {
                        (v.y_axis.x).clamp(1.0_f32, v.x_axis.y)
                    } else {
                        0.0
                    }),
                ) + 0.0)
                - (if v.y_axis.y <= v.x_axis.y {
                    ((v.x_axis.x).tanh()).clamp(v.y_axis.y, v.x_axis.y)
                } else {
                    TABLE[(COUNT).min(3)]
                }));
            (((-2.5_f32) <= 1.0)
                && ({
                    b = c;
                    (x != 1_i32)
                }))
        })) {
            x
        } else {
            (IVec2::new(2_i32, 3_i32)).y
        });
        v.y_axis.y
    }
    #[flatten(exact)]
    pub fn entry(a: Mat2, c: &i32) -> u32 {
        let mut y: Mat2 = Mat2::from_cols(a.x_axis, Vec2::new(0.0, 3.0));
        y.y_axis.x = second(
            (-(y.y_axis).y),
            (if (*c) != 0 { (*c) / (*c) } else { (*c) }),
            (((-1.0_f32), 0.0_f32, a)).2,
        );
        'outer: for n in 0..0 {
            if ((n as i32) < n) {
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    if (((k1 as i32) != n) || ((5_i32 < n) && (y.x_axis.y < a.x_axis.y)))
                    {
                        break 'inner;
                    }
                    if ((if ((a.y_axis.x > a.x_axis.y) || (3_i32 < (*c))) {
                        ((a.y_axis.x <= y.y_axis.y) || ((-2.5_f32) != 0.0))
                    } else {
                        (if ((n as i32) != (*c)) {
                            (0.25_f32 > (k1 as f32))
                        } else {
                            ((*c) <= STEPS)
                        })
                    })) {
                        let given: f32 = (k1 as f32);
                        let v: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(y: f32) -> f32 {
                                if y < HALF { -y } else { y }
                            }
                            t
                        };
                        break;
                    }
                    k1 += 1;
                }
            }
        }
        0
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub usize);
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
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &i32) -> f32 {
        (*a) = (if ((({
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                let x_2 = (if ((*c) == ((*c) >> (1u32))) {
                    (k0 == (k0).min(k0));
                    (Vec3::new((-0.0), Hit::RATE, (-1.0))).ceil()
                } else {
                    let given: f32 = (Vec3::new(0.5_f32, 0.25_f32, Pair::RATE)).z;
                    let a: f32 = {
                        let t = second(given);
                        fn second(y: f32) -> f32 {
                            y * 0.5 + 1.0
                        }
                        t
                    };
                    (a * Vec3::new(2.0, a, a))
                });
                k0 -= 1;
            }
            ((*c) > (*c))
        }) & ((*a) < (*a))))
        {
            (if ((*a) != (*a)) {
                (*a) += 1;
                (Pair(3.0_f32, (*a))).1
            } else {
                ((((*a) < 3) || (5_i32 < (*c)))
                    || ({
                        (*a) = (false as usize);
                        ((*c) > (*c))
                    }));
                ((*a) + 1)
            })
        } else {
            let mut a_2 = ((Mat2::from_cols(
                Vec2::new(Hit::RATE, 0.0_f32),
                Vec2::new(HALF, 0.0_f32),
            )
                * Mat2::from_cols(
                    Vec2::new(3.0_f32, (-0.0_f32)),
                    Vec2::new(2.0_f32, 2.0_f32),
                ))
                * Mat2::from_cols(
                    Vec2::new(HALF, 2.0_f32),
                    Vec2::new(Pair::RATE, HALF),
                ));
            ({
                if ((false ^ false) && false) {}
                0
            })
        });
        0.0
    }
}

#[flatten]
mod p051 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
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
        fn step(&self, mut b: i32, c: &u32) -> i32 {
            let mut x_2: [f32; 3] = (if false {
                let (a, _, Pair { a: _, b: _, c: _ }) = (
                    ((TABLE[(Pair::SIZE).min(3)]).max(HALF) + 0.0),
                    ((
                        TABLE[self.a % 4],
                        ((*c) != (*c)),
                        Pair {
                            c: HALF,
                            a: Pair::RATE,
                            b: 3.0_f32,
                        },
                    ))
                        .1,
                    Pair {
                        b: 0.5_f32,
                        c: Pair::RATE,
                        a: 0.0_f32,
                    },
                );
                [a, 3.0_f32, a]
            } else {
                let mut x = ({
                    (self.a > self.a);
                    ((if false {
                        b *= 2;
                        (*c)
                    } else {
                        let mut x_2: [f32; 3] = [
                            0.25_f32,
                            HALF,
                            TABLE[(1_usize).min(3)],
                        ];
                        'outer: for (c, _) in x_2.iter().enumerate() {
                            let Pair { a, b, c: _ } = Pair {
                                b: x_2[(MASK % 3) as usize],
                                c: (if (b <= 10) { x_2[2] } else { x_2[0] }),
                                a: x_2[1],
                            };
                            if (1_i32 < self.b) {
                                continue;
                            }
                        }
                        (*c)
                    }) + (*c))
                });
                [Hit::RATE, HALF, HALF]
            });
            'outer: for (y, t) in (0..3i32).rev().zip(x_2.iter()) {}
            ((select(self.b, ((0_i32 & 15) * (b & 7)), (0.5_f32 != x_2[0]))).min(b) + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, mut x: i32, y: &mut f32) -> [Mat2; 3] {
        x
            |= (x
                ^ ({
                    x = x;
                    x
                }));
        {
            let (a, _, Pair { a: _, b: _, c: _ }) = (
                flatten::math::trunc(a.x),
                (0.25_f32 != a.x),
                (if (a.y != a.x) {
                    let mut k0 = 2u32;
                    'outer: loop {
                        if !(k0 > 0) {
                            break;
                        }
                        k0 -= 1;
                        let Hit { a: a, b: _ } = Hit {
                            b: ({ Hit { b: x, a: Pair::SIZE } })
                                .step(
                                    ({
                                        a.x = (0.0_f32).sin();
                                        0_i32
                                    }),
                                    &{ 0_u32 },
                                ),
                            a: 0_usize,
                        };
                    }
                    Pair {
                        a: 0.0_f32,
                        b: 0.0_f32,
                        c: 0.0_f32,
                    }
                } else {
                    Pair {
                        a: 0.0_f32,
                        b: 0.0_f32,
                        c: 0.0_f32,
                    }
                }),
            );
        }
        [
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
        ]
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p053 {
    use super::*;
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
    pub fn entry(a: &Mat3, c: &mut i32) -> [[i32; 2]; 3] {
        if ((a.y_axis.z < a.x_axis.z) || (a.z_axis.y < a.y_axis.y)) {
            if (1.5_f32 <= (-a.x_axis.z)) {
                return [[(*c), (*c)], [(*c), 0_i32], [(*c), (*c)]];
            } else {
                return [[(*c); 2], [(*c), (*c)], [(*c); 2]];
            }
        }
        let mut x: [i32; 2] = [(*c), (*c)];
        'outer: for a in x.iter().rev() {
            if ((STEPS < (*a)) || ((*a) > (-4))) {
                let [[mut c, mut t], [x_2, mut a_2], [mut n, mut v]] = [
                    ([x, x, [(*a), x[1]]])[0],
                    [5_i32; 2],
                    [7_i32, (*a)],
                ];
                #[unroll(max = 3)]
                'inner: for x in (0..((t) & 3)) {
                    let [[x, x_2], [mut c, mut a], [y, ..]] = [[(-4_i32), n]; 3];
                    let mut a_2 = Pair {
                        a: ((Mat3::IDENTITY
                            * mat3(
                                Vec3::new(HALF, 1.0_f32, 1.0_f32),
                                Vec3::new(TABLE[State::SIZE % 4], 1.0_f32, (-1.0_f32)),
                                Vec3::new(TABLE[1_usize % 4], 1.0_f32, 1.5_f32),
                            )))
                            .mul_vec3(Vec3::splat(HALF)),
                        b: (UVec2::new(3, 8))
                            .max((UVec2::new(3, 2) + UVec2::new(MASK, MASK))),
                    };
                    if false {
                        let mut x_2 = (a + ((t > 3_i32) as i32));
                        break 'inner;
                    }
                }
            }
        }
        [
            [((*c)).min(((3_i32 - (*c)) % x[1])), x[0]],
            [((*c) + (*c)), ((Pair::SIZE & 255) as i32)],
            x,
        ]
    }
}

#[flatten]
mod p054 {
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
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32) -> i32 {
        let start = State::SIZE;
        let mut x_2 = 2;
        x_2 += start;
        x_2 = (((0.0_f32 < 0.0_f32) as usize) + 0);
        0
    }
}

mod p055 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(mut b: bool, c: &i32) -> [i32; 2] {
        let mut y: f32 = (dot(
            (if b {
                Vec4::new(TABLE[(COUNT).min(3)], (-1.0_f32), HALF, HALF)
            } else {
                Vec4::new((-0.0_f32), 1.0_f32, 0.0_f32, 0.0_f32)
            }),
            (Vec4::new(1.5_f32, TABLE[(COUNT).min(3)], 0.5_f32, TABLE[0_usize % 4]))
                .min(Vec4::new(3.0_f32, HALF, HALF, TABLE[(2_u32 % 4) as usize])),
        ) - 0.0);
        let start = ((y.abs() as u32 & 255) >> (MASK & 31));
        let mut x = 1;
        x += start;
        (y, [x, _]) = (
            (y
                * ({
                    x = x;
                    let mut v: [i32; 2] = [0_i32, (*c)];
                    'outer: for (a, x) in v.iter().enumerate() {
                        y = (if (((b || b)
                            && ({
                                y += (-HALF);
                                (a <= a)
                            })))
                        {
                            y
                        } else {
                            return v;
                        });
                        if ((((WIDE as i32) == v[(MASK % 2) as usize])
                            || ({
                                b = (false ^ b);
                                b
                            })))
                        {} else {}
                        if b {
                            continue;
                        }
                    }
                    y
                })),
            [x, x],
        );
        [
            ((*c) + ((x & 255) as i32)),
            (((IVec2::new(1_i32, (*c)) - IVec2::new(0_i32, 10_i32))).y)
                .max((if (b && b) { ([(*c), (*c)])[0] } else { (*c) })),
        ]
    }
    #[flatten(source)]
    fn second(a: &f32, mut x: i32, y: f32) -> bool {
        let t = IVec3::new((-1), x, 2);
        let mut t: [i32; 2] = first((t.z <= x), &{ (-4_i32) });
        'outer: for a in t.iter().rev() {}
        ((y != y) ^ (t[1] > 1))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: BVec3, y: (f32, IVec3, Vec2), t: IVec3) -> Vec2 {
        if ((flatten::math::all((c ^ c))
            & ((if (t.z != 2) {
                let mut x = Vec3::new(0.5, (-1.0), (-2.5));
                COUNT
            } else {
                if (y.0 < y.2.x) {
                    let mut a: [i32; 2] = [0_i32; 2];
                    'outer: for &c in &a {
                        let mut n = (((t % 3) + (if (y.1.x > y.1.z) { y.1 } else { t })))
                            .cmpgt(
                                ((if true {
                                    IVec3::new(y.1.x, t.y, a[1])
                                } else {
                                    IVec3::new(2, STEPS, (-1))
                                }) - y.1),
                            );
                        let mut turn = 0;
                        let a_2: f32 = 'value: loop {
                            if ((if (t.x > t.z) {
                                (TABLE[(1_u32 % 4) as usize] != y.2.x)
                            } else {
                                false
                            })) {
                                break y.2.x;
                            }
                            turn += 1;
                            if turn == 3 {
                                break ((y.2.y).max(3.0) + 0.0);
                            }
                        };
                        n
                            &= ((if (second(
                                &{ a_2 },
                                (if 0_i32 != 0 { a[0] % 0_i32 } else { 0 }),
                                0.0,
                            )) {
                                BVec3::new(false, false, false)
                            } else {
                                BVec3::new(false, false, false)
                            }) & BVec3::new(false, false, false));
                    }
                }
                0_usize
            }) >= 0)))
        {}
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p056 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: [f32; 3]) -> f32 {
        let x: Hit = Hit {
            b: 1.5,
            c: (-0.0),
            a: Vec3::new(TABLE[(1_u32 % 4) as usize], x[0], 1.5),
        };
        x.a.z
    }
}

mod p057 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> usize {
        let Pair { a, b: y, .. } = ({
            (*a) += (*a);
            Pair {
                a: Vec3::new(1.5_f32, (*a), (*a)),
                ..Pair {
                    c: (*a),
                    a: Vec3::new((*a), 0.5_f32, (-0.0_f32)),
                    b: Vec3::new((*a), (*a), TABLE[(1_i32 & 1) as usize]),
                }
            }
        });
        'outer: for x_2 in 0..3 {
            if all(BVec3::new((c != 0_i32), false, false)) {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
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
    #[flatten(exact)]
    pub fn entry(a: State, c: &mut i32) -> [f32; 2] {
        'outer: for _ in (0..2).rev() {
            let mut x: [f32; 2] = [a.b.y; 2];
            'inner: for (_, (_, _)) in x.iter().copied().zip(0..2u32).enumerate() {
                (*c) = (if (((Pair::SIZE == Hit::SIZE)
                    != (if (a.b.z > HALF) {
                        ((NARROW as i32) != (*c))
                    } else {
                        let v: bool;
                        if false {
                            v = ((Pair::SIZE + 2_usize) > State::SIZE);
                        } else {
                            v = (x[1] != (-0.0));
                        }
                        v
                    })))
                {
                    ((STEPS & (*c)) & (*c))
                } else {
                    (((((*c) & 255) as u32) & 255) as i32)
                });
            }
            if (true && (a.b).cmpeq(Vec3::new((-1.0), a.b.x, 1.0)).all()) {
                break;
            }
            'inner: for (a, &_) in x.iter().zip(&[MASK, MASK]) {
                if (((-2.5_f32) != x[1]) | (x[1] > (*a))) {
                    return [((*a)).abs().sqrt(), select((*a), x[1], (x[1] != 0.25_f32))];
                }
                let mut t: f32 = x[0];
                if (x[1] != x[0]) {
                    if (flatten::math::radians(Vec3::new((-1.0_f32), t, t)))
                        .cmpeq(
                            (Vec3::new((-2.5), 0.25, 0.25) * Vec3::new((*a), x[1], x[0])),
                        )
                        .all()
                    {
                        let [n, mut b] = x;
                        return x;
                    }
                    break 'inner;
                }
            }
        }
        [
            ((2.0_f32).max(select(degrees(a.b.y), (a.b.x + 0.0), ((*c) > (*c)))) + 0.0),
            (length(((0.25_f32).ceil() - (a.b.y).abs().sqrt())) + ((*c) as f32)),
        ]
    }
}

#[flatten]
mod p059 {
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
    pub fn entry(a: Vec4, c: &i32) -> bool {
        'outer: for _ in 0..2u16 {
            let (y, mut x) = (
                (((a.z <= a.y) && ((*c) < 10_i32))
                    ^ ({
                        let mut n: Vec4 = ((sin(a))
                            .min(
                                Vec4::select((a).cmplt(Vec4::new(2.0, a.w, a.y, 1.5)), a, a),
                            ))
                            .ceil();
                        (a.y < Hit::RATE)
                    })),
                Vec2::new(a.x, (-0.0_f32)),
            );
            let [State { a: t, b: n, c }, State { a, b, c: a_2 }] = [
                State {
                    b: Vec3::new((-0.0_f32), 0.0_f32, (-0.0_f32)),
                    ..State {
                        b: Vec3::new(0.25_f32, x.y, x.x),
                        c: Hit(Pair { a: (*c) }),
                        a: x.y,
                    }
                },
                State {
                    a: x.y,
                    ..State {
                        c: Hit(Pair { a: (*c) }),
                        a: a.z,
                        b: Vec3::new(0.5_f32, (-2.5_f32), (-1.0_f32)),
                    }
                },
            ];
            let x_2: State = 'block: {
                let (mut c, mut y) = (Pair { a: (a_2.0.a - a_2.0.a) }, Hit(a_2.0));
                if (n.x <= (Vec3::new(0.0_f32, b.x, x.x)).z) {
                    continue 'outer;
                }
                ((y.0.a >= y.0.a) & ((b.z < x.y) && (y.0.a < y.0.a)));
                let (a_2, c) = (
                    [
                        State {
                            c: Hit(a_2.0),
                            a: n.x,
                            b: b,
                        },
                        State {
                            b: Vec3::new(0.25_f32, TABLE[2_usize % 4], 1.5_f32),
                            c: Hit(a_2.0),
                            a: 0.5_f32,
                        },
                    ],
                    Pair {
                        a: ((5_usize & 255) as i32),
                    },
                );
                State { b: n, ..a_2[1] }
            };
        }
        false
    }
}

#[flatten]
mod p060 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            self.b = ((Pair { b: self.b, a: self.a }).b - self.b);
            ((*c)[(self.a % 2) as usize] + (self.b.y as i32).clamp(-64, 64))
        }
    }
    impl Hit {
        fn step(self, a: f32, c: i32) -> Hit {
            let mut b: [IVec2; 2] = [IVec2::new(5_i32, c), IVec2::new(1_i32, 2_i32)];
            'outer: for (t, &x) in b.iter().zip(&[b[1].x, (b[1]).y]) {
                let mut a = ({
                    if (((self.a.x & 63) << (self.a.x & 7))
                        <= (self.a.x >> (2_u32 & 31)))
                    {
                        return self;
                    }
                    let mut y: Pair = Pair {
                        a: 3,
                        b: Vec2::new(3.0, self.b.y),
                    };
                    let n = y
                        .step(
                            ((self.b.y).abs() + (-0.0)),
                            &{ [b[0].y; 2] },
                            ((if (-0.0_f32) <= y.b.x {
                                (self.b.x).clamp((-0.0_f32), y.b.x)
                            } else {
                                0.0_f32
                            }))
                                .signum(),
                        );
                    [0.5_f32, y.b.y, 1.5_f32]
                });
            }
            Hit {
                a: (((self.a + self.a) / 3) + UVec2::splat(((b[0].y & 255) as u32))),
                b: (self.b + Vec3::splat((b[0].y as f32))),
                c: self.c,
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32) -> f32 {
        let start = ((MASK / (MASK | 1)) as f32);
        let mut a_2 = 0.0;
        a_2 += start;
        if ((((Vec3::new(1.0_f32, 2.0_f32, (*a))).dot(Vec3::new(1.0_f32, (*a), HALF))
            != ((*a)).mul_add(a_2, c))
            || ((if ((*a) > a_2) {
                let mut n: Hit = (if (c != (-2.5)) {
                    a_2 = dot(
                        (({
                            let mut x = Hit {
                                c: State::SIZE,
                                a: UVec2::new(MASK, 0),
                                b: Vec3::new((*a), (*a), 2.0),
                            };
                            let Pair { a: mut x, b: b } = (State {
                                a: Pair {
                                    b: Vec2::new(3.0_f32, 0.25_f32),
                                    a: x.a.y,
                                },
                            })
                                .a;
                            b
                        }) / 2.0),
                        (flatten::math::select(a_2, (*a), (0.5_f32 <= (*a)))
                            * (if ((*a) < 1.0) {
                                let mut a: [f32; 3] = [Hit::RATE, a_2, 1.5_f32];
                                'outer: for (b, &x) in a
                                    .iter()
                                    .zip(&[(WIDE as i32), (STEPS + (WIDE as i32)), STEPS])
                                {
                                    let Hit { a, b: _, c } = ({
                                        Hit {
                                            a: UVec2::new(MASK, MASK),
                                            b: Vec3::new((-0.0_f32), a[1], (-1.0_f32)),
                                            c: Pair::SIZE,
                                        }
                                    })
                                        .step(a[1], (x).min(x));
                                    if true {
                                        break;
                                    }
                                }
                                Vec2::new(a_2, a[0])
                            } else {
                                Vec2::new(3.0_f32, (*a))
                            })),
                    );
                    Hit {
                        b: Vec3::new(a_2, (*a), (*a)),
                        c: Hit::SIZE,
                        a: UVec2::new(3, 2),
                    }
                } else {
                    Hit {
                        b: Vec3::new(c, (*a), 0.0),
                        c: Pair::SIZE,
                        a: UVec2::new(MASK, 5),
                    }
                });
                let a = n.step((*a), select((NARROW as i32), STEPS, true));
                (2_usize != 3)
            } else {
                true
            }) && (a_2 < 0.5))))
        {}
        (a_2 + a_2)
    }
}

#[flatten]
mod p061 {
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
        fn step(self, a: Pair, mut x: i32, y: &f32) -> f32 {
            if (((MASK / 7) as f32) >= (TABLE[1_usize % 4] - ((*y) * 1.0))) {
                let a_2 = Hit { a: State::SIZE };
                x = ((((*y) - (0.25_f32 - (*y))) as i32).clamp(-64, 64));
                'outer: for c in 0..(COUNT + 1) {
                    {
                        let given: f32 = ((*y) + (((*y), (*y), 0.25_f32)).0);
                        let v: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(x: f32) -> f32 {
                                (x - HALF).max(HALF)
                            }
                            let t = first(given);
                            t
                        };
                        let a: UVec2 = 'block: {
                            if (((v / 2.0) > ({ 0.5 }))) {
                                continue 'outer;
                            }
                            let mut y: Vec2 = Vec2::new(v, (-1.0));
                            let mut a: Pair = (if (c < c) { a } else { Pair });
                            UVec2::new(MASK, MASK)
                        };
                    }
                }
            }
            (distance(Vec2::new(2.0_f32, 0.5_f32), Vec2::splat(0.0_f32)) + (x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [f32; 2], mut v: f32) -> bool {
        'outer: for _ in (1..1).step_by(3) {
            'inner: for &v in &(*c) {
                {
                    if (v < a) {
                        return ((a < v) && (((-1.0_f32) > c[0]) && (v > 1.0)));
                    }
                    if (((if ((TABLE[(MASK % 4) as usize] <= c[1]) ^ (v < c[0])) {
                        ((NARROW as i32) > (NARROW as i32))
                    } else {
                        (false && (a < a))
                    }) && (v < c[1])))
                    {
                        let mut x_2 = (if c[0] <= v {
                            (({ Pair })
                                .step(
                                    Pair,
                                    ((WIDE as i32) + ((NARROW as i32) >> (1u32))),
                                    &v,
                                ))
                                .clamp(c[0], v)
                        } else {
                            c[1]
                        });
                    } else if (c[0] < v) {} else {}
                }
                if (1.5_f32 > c[1]) {
                    continue 'outer;
                }
            }
            if (a <= a) {
                break;
            }
        }
        (1.0_f32 < 3.0)
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: i32, y: &mut f32, mut n: Vec3) -> bool {
        if false {
            {
                #[unroll(max = 3)]
                'outer: for x_2 in (0..(((IVec2::new((-4_i32), c)).y) & 3)) {
                    let mut turn = 0;
                    let a: bool = 'value: loop {
                        if (c > 7) {
                            break (n.z < n.x);
                        }
                        let mut a = Mat3::from_cols(
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                        );
                        a.x_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
                        turn += 1;
                        if turn == 1 {
                            break false;
                        }
                    };
                }
            }
        }
        false
    }
}

mod p063 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 3], y: f32) -> usize {
        let mut c: [[i32; 3]; 3] = [[STEPS, c[0], c[1]], c, c];
        'outer: for (a, (c, b)) in c[2].iter().copied().zip(0..3u32).enumerate() {
            let v: f32;
            if ((Vec2::new(y, 0.25) == Vec2::new((-2.5), y)) != (!true)) {
                v = (y + (y).cos());
            } else {
                v = fma(1.5_f32, (y - y), select(y, 2.0_f32, (c != 5_i32)));
            }
            if (!(c <= 2)) {
                let mut b: [[i32; 3]; 3] = (if (b < b) {
                    [[3_i32, c, c], [(WIDE as i32); 3], [c, c, STEPS]]
                } else {
                    return (((b + b) & 7) as usize);
                });
                continue 'outer;
            }
            'inner: for _ in 1..=0 {
                let v: bool;
                if (c < c) {
                    v = (if ((if false {
                        (c != c)
                    } else {
                        return (COUNT + ({ a }));
                    })) {
                        ((b < b) || (c > c))
                    } else {
                        ((b <= b) || (y <= y))
                    });
                } else {
                    v = (5_usize != a);
                }
                let mut a_2: f32 = ((((y).rem_euclid(y))
                    .min((Vec3::new(y, y, 0.25_f32)).z) + 0.0))
                    .atan2(y);
            }
        }
        (((c.len() + (if (c[2][1] > 10) { COUNT } else { COUNT })) % 3)
            + ((c[1][1] & 255) as usize))
    }
}

#[flatten]
mod p065 {
    use super::*;
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
    pub fn entry(mut b: usize, c: &mut i32, y: f32) -> bool {
        let [mut a_2, mut c] = [y, y];
        let mut k0 = -1i32;
        'outer: while k0 <= -3 {
            k0 = k0 + 2;
            let (mut a, (v, x)) = (
                (Pair {
                    a: 0.25_f32,
                    b: Vec3::new(a_2, (-0.0_f32), 0.0_f32),
                })
                    .a,
                (
                    Vec3::new((-2.5_f32), State::RATE, 0.0_f32),
                    (Vec3::new(0.25_f32, 0.5_f32, y))
                        .cross(Vec3::new(1.5_f32, 1.5_f32, 0.25_f32)),
                ),
            );
            if ((IVec2::new(k0, 1)).max(IVec2::new(2, k0)) == IVec2::new(k0, k0)) {
                return ((MASK <= MASK) || (v.x < x.y));
            }
            if (MASK > MASK) {
                break 'outer;
            }
        }
        let [t, _] = [0.0_f32, y];
        ((y != a_2) ^ (c > 0.5))
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &i32, c: i32) -> f32 {
        let mut x_2: [f32; 3] = [TABLE[((*a) & 1) as usize]; 3];
        'outer: for (a_2, &c) in x_2
            .iter()
            .zip(
                &[
                    ((x_2[0]).max(x_2[0]) + 0.0),
                    (if (x_2[2] > 1.0) { x_2[0] } else { x_2[1] }),
                    ((x_2[0]).max(x_2[1]) + 0.0),
                ],
            )
        {
            'block: {
                {
                    let mut a_2 = [
                        false,
                        false,
                        ((IVec2::new((*a), (-4_i32)) == IVec2::new((-4_i32), (*a)))
                            && (0_usize >= Pair::SIZE)),
                    ];
                    let [mut c, _, ..] = x_2;
                }
                if ((if (2.0_f32 <= x_2[1]) {
                    let given: f32 = c;
                    let y: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(b: f32) -> f32 {
                            if b < HALF { -b } else { b }
                        }
                        let t = doubled(given);
                        t
                    };
                    (y != y)
                } else {
                    ((*a) <= (-1))
                })) {
                    break 'block;
                }
            }
            if (x_2[1] != 0.25) {
                break 'outer;
            }
        }
        (x_2[1] + x_2[0])
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut [bool; 3], t: &f32) -> BVec3 {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            let a_2: i32;
            if ((1.0_f32).round() < ((*a) + 1.5)) {
                (*y)[(k0 & 1) as usize] = (*y)[(8_u32 % 3) as usize];
                a_2 = 1;
            } else {
                (*a) = (*a);
                a_2 = ({
                    let b: f32;
                    if y[0] {
                        (*a)
                            += ((*a)
                                - flatten::math::select(
                                    Pair::RATE,
                                    0.5_f32,
                                    ((*t) > 2.0_f32),
                                ));
                        b = (*t);
                    } else {
                        b = first(&k0, (k0 + k0));
                    }
                    5
                });
            }
            if (1.5_f32 > (*t)) {
                continue;
            }
        }
        BVec3::new(y[1], false, true)
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &i32, y: f32, t: [f32; 3]) -> f32 {
        let t: f32;
        if ((*c) != 1) {
            (*a) = (*a);
            t = a.y;
        } else {
            a.z = 0.5;
            t = ((if true {
                'block: {
                    let mut v = STEPS;
                    if (a.x <= TABLE[(2_usize).min(3)]) {
                        break 'block;
                    }
                }
                0.25
            } else {
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= 1) {
                        break;
                    }
                    k0 = k0 + 2;
                    a.y
                        += ((if ((if (a.z > a.y) {
                            false
                        } else {
                            if ((((if ((*c) <= (*c)) { (NARROW as i32) } else { (*c) })
                                * ((*c) >> (1u32))) != (*c)))
                            {
                                let mut a: IVec2 = ({ IVec2::new(0, 0) });
                            }
                            false
                        })) {
                            0.0_f32
                        } else {
                            0.0_f32
                        }))
                            .copysign(0.0_f32);
                }
                0.0
            }) * 0.0);
        }
        0.0
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
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
    fn second(a: f32, mut x: i32, mut v: f32) -> bool {
        let mut c = Vec3::new(a, 3.0, a);
        (c.y != (-0.0))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, mut v: f32) -> f32 {
        #[unroll(max = 3)]
        'outer: for _ in (0..((x) & 3)) {
            let Pair(v, ..) = Pair(UVec2::new(MASK, MASK), x);
            if (((*a) < (*a)) ^ ((*a) == (*a))) {
                break 'outer;
            }
            let a: usize = 'block: {
                if (((Vec2::new((*a), 1.5) == Vec2::new((*a), (*a)))
                    || ({
                        x = ((x & 15) * (x & 7));
                        second((*a), x, ((*a) - (*a)))
                    })))
                {
                    (*a) %= 3.0;
                    continue 'outer;
                }
                let start = (select(v.y, 0_u32, (x <= x)) & ((Pair::SIZE & 255) as u32));
                let mut a = 1;
                a += start;
                0
            };
        }
        0.0
    }
}

#[flatten]
mod p070 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut (Hit, IVec3), mut v: State, mut n: i32) -> Vec2 {
        if (v.b > 5) {
            return Vec2::new(c.0.a, 3.0);
        }
        let mut t: Hit = c.0;
        if (v.b >= v.a) {
            'outer: for c in 0..2i64 {
                'inner: for y in [
                    ((*a).abs() as u32 & 255),
                    (Pair {
                        b: IVec2::new((c as i32), n),
                        ..Pair {
                            b: IVec2::new(n, n),
                            ..Pair {
                                b: IVec2::new(0_i32, n),
                                ..Pair {
                                    a: v.b,
                                    ..Pair {
                                        b: IVec2::new((c as i32), n),
                                        a: v.b,
                                    }
                                }
                            }
                        }
                    })
                        .a,
                ] {
                    let given: f32 = t.a;
                    let c: f32 = {
                        fn doubled(a_2: f32) -> f32 {
                            a_2 * 0.5 + 1.0
                        }
                        let t = doubled(given);
                        t
                    };
                    if false {
                        break;
                    }
                }
            }
        }
        Vec2::new(0.0, 0.0)
    }
}

mod p071 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    pub fn entry(a: &f32, c: f32) -> bool {
        let mut turn = 0;
        let v: IVec3 = 'value: loop {
            let mut t = ((UVec2::new(5, 0) * 3) ^ UVec2::new(MASK, (MASK + MASK)));
            let mut v = (((((*a) + (*a))).min((3.0 - 2.0)) + 0.0)
                - (({
                    let Pair { a: _, b: a_2, c } = Pair {
                        c: (1.0_f32 % (-3.0)),
                        a: IVec3::new((-1_i32), 0_i32, 10_i32),
                        b: vec3((*a), (*a), c),
                    };
                    Vec3::new(0.5_f32, 2.0_f32, (-1.0_f32))
                }))
                    .z);
            if true {
                break IVec3::new(
                    (IVec2::new(1_i32, 0_i32)).y,
                    ((NARROW as i32) - STEPS),
                    (!(NARROW as i32)),
                );
            }
            t.x &= ((t.y & 63) << (t.y & 7));
            turn += 1;
            if turn == 3 {
                break (if (MASK != t.y) {
                    if (((((STEPS & 255) as u32)
                        < (if false {
                            let given: f32 = (-2.5);
                            let a: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(x: f32) -> f32 {
                                    (x - HALF).max(HALF)
                                }
                                let t = first(given);
                                t
                            };
                            t.x
                        } else {
                            let n = Vec3::new(1.5, 3.0, 2.0);
                            2
                        }))
                        == any(
                            BVec3::new((t.x < t.y), ((*a) < (-2.5_f32)), (c <= 0.5_f32)),
                        )))
                    {
                        t.y ^= ((((t).min(t)).y & 63) << (t.x & 7));
                        let (mut x_2, ([_, _], mut v)) = (
                            [Hit(2_i32), Hit(3_i32)],
                            (
                                [
                                    (if (v <= (*a)) { Hit(STEPS) } else { Hit(3_i32) }),
                                    Hit((WIDE as i32)),
                                ],
                                [(*a); 3],
                            ),
                        );
                    } else {}
                    IVec3::new(STEPS, 5, 3)
                } else {
                    IVec3::new((-1), 0, (-4))
                });
            }
        };
        ((*a) < 0.5)
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    #[flatten(exact)]
    pub fn entry(a: &mut [Pair; 3], c: &mut i32, y: &mut (u32, Hit, f32)) -> i32 {
        'outer: for b in 0..3usize {
            if y.1.0 {
                'inner: for c in (0..2).rev() {
                    a[0].0.y += 0_i32;
                }
                break;
            }
        }
        0
    }
}

mod p073 {
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
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: &Vec3, y: &f32) -> u32 {
        'outer: for x_2 in 0..WIDE as i32 + 1 {
            let a: f32 = 'block: {
                let given: f32 = ((a.y - 0.0) + (10_i32 as f32));
                let x: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(x: f32) -> f32 {
                        (x - HALF).max(HALF)
                    }
                    t
                };
                if false {
                    let mut a: Vec2 = Vec2::select(
                        (({
                            let mut v = x;
                            if (((if (!(c.y <= a.y)) {
                                (if (a.y <= (-0.0)) { ((-4_i32) < 0) } else { false })
                            } else {
                                (false
                                    && ({
                                        v /= 2.0;
                                        true
                                    }))
                            })
                                || ({
                                    v
                                        -= (if (HALF != TABLE[(x_2 & 1) as usize]) {
                                            a.x
                                        } else {
                                            c.x
                                        });
                                    (x_2 < 7_i32)
                                })))
                            {
                                v
                                    -= ((v
                                        * ({
                                            v = (*y);
                                            a.y
                                        })))
                                        .floor();
                                v = step(
                                    a.y,
                                    (((*y)).min((if false { x } else { x })) + 0.0),
                                );
                                let a: Vec2 = (v * Vec2::new(0.0, 0.0));
                            }
                            Vec2::new(0.0, 0.0)
                        }))
                            .cmplt(Vec2::new(0.0, 0.0)),
                        Vec2::new(0.0, 0.0),
                        Vec2::new(0.0, 0.0),
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
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec4,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
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
    pub fn entry(a: f32, c: [i32; 3], y: &f32, t: [i32; 3]) -> (Pair, Pair, Pair) {
        let c: Vec4;
        if (((if true {
            if ((((if (t[2] < t[1]) {
                'outer: for x_2 in (0..2).rev() {
                    let mut turn = 0;
                    let a: Vec4 = 'value: loop {
                        let [(a, _, _), (_, _, _), (_, _, _)] = [
                            (
                                Pair {
                                    c: (*y),
                                    a: 3_usize,
                                    b: Vec4::new((-2.5_f32), 0.5_f32, (-1.0_f32), 0.0_f32),
                                },
                                Pair {
                                    a: State::SIZE,
                                    ..Pair {
                                        b: Vec4::new(a, (*y), (*y), a),
                                        c: a,
                                        a: Pair::SIZE,
                                    }
                                },
                                Pair {
                                    a: Pair::SIZE,
                                    b: Vec4::new(1.0_f32, 2.0_f32, (-0.0_f32), 0.0_f32),
                                    c: (*y),
                                },
                            ),
                            (
                                Pair {
                                    c: (*y),
                                    a: Hit::SIZE,
                                    b: Vec4::new((*y), (*y), 2.0_f32, a),
                                },
                                Pair {
                                    c: (*y),
                                    ..Pair {
                                        b: Vec4::new((-0.0_f32), (*y), 0.0_f32, 0.0_f32),
                                        c: 0.0_f32,
                                        a: 0_usize,
                                    }
                                },
                                Pair {
                                    a: 0_usize,
                                    b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    c: 0.0_f32,
                                },
                            ),
                            (
                                Pair {
                                    a: 0_usize,
                                    b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    c: 0.0_f32,
                                },
                                Pair {
                                    a: 0_usize,
                                    b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    c: 0.0_f32,
                                },
                                Pair {
                                    a: 0_usize,
                                    b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    c: 0.0_f32,
                                },
                            ),
                        ];
                        if false {
                            break Vec4::new(0.0, 0.0, 0.0, 0.0);
                        }
                        turn += 1;
                        if turn == 2 {
                            break Vec4::new(0.0, 0.0, 0.0, 0.0);
                        }
                    };
                }
                0_u32
            } else {
                0_u32
            }) / 2) <= 0))
            {}
            Hit {
                a: Vec2::new(0.0_f32, 0.0_f32),
                b: 0.0_f32,
                c: false,
            }
        } else {
            Hit {
                a: Vec2::new(0.0_f32, 0.0_f32),
                b: 0.0_f32,
                c: false,
            }
        }))
            .c)
        {
            c = Vec4::new(0.0, 0.0, 0.0, 0.0);
        } else {
            c = Vec4::new(0.0, 0.0, 0.0, 0.0);
        }
        (
            Pair {
                a: 0_usize,
                b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                c: 0.0_f32,
            },
            Pair {
                a: 0_usize,
                b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                c: 0.0_f32,
            },
            Pair {
                a: 0_usize,
                b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                c: 0.0_f32,
            },
        )
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Pair,
        pub c: Vec4,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p077 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
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
    pub fn entry(a: &usize, c: i32) -> Vec3 {
        {
            let mut y: Vec2 = Vec2::new((-1.0), TABLE[(MASK % 4) as usize]);
        }
        (((Vec3::new(0.25, 0.25, HALF) / 2.0) / 2.0)
            + Vec3::splat((TABLE[(MASK % 4) as usize] * 1.0)))
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
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
        fn step(self, a: f32) -> f32 {
            if (({
                #[unroll(max = 3)]
                'outer: for _ in (0..(((WIDE as i32)) & 3)) {
                    let mut k1 = ((self.b.x + self.b.x)) & 3;
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
                        k1 -= 1;
                        if ((((self.b.y < MASK) && (self.a.x > a))
                            || (self.a.y > self.a.x)) ^ (2.0_f32 > self.a.x))
                        {} else {}
                    }
                    if (self.a.y > 0.25) {
                        continue;
                    }
                }
                true
            })) {} else {}
            (self.a.y + a)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32) -> Vec3 {
        'block: {
            if (({
                if ((UVec2::new(3_u32, 0_u32)).y
                    < ((UVec2::new(MASK, 8_u32) + UVec2::new(0_u32, 3_u32))).y)
                {
                    if (3_i32 != (*c)) {
                        let mut n = Pair {
                            a: Vec2::splat(b),
                            ..Pair {
                                b: UVec2::new(MASK, MASK),
                                a: Vec2::new((-1.0), b),
                            }
                        };
                        let mut a_2: Pair = n;
                        let x = a_2.step((Pair::RATE * 1.0));
                    } else if ((Pair::SIZE == 3) || ((*c) > 5)) {
                        b
                            -= ((b).min((if ((b <= b) ^ (b <= b)) { b } else { b }))
                                + 0.0);
                    } else {
                        b = b;
                    }
                } else if ((if ((b <= b) ^ (b != b)) {
                    let Pair { a, b: _ } = Pair {
                        a: (Vec2::new((-2.5_f32), 3.0_f32)).normalize_or_zero(),
                        b: UVec2::new(2_u32, MASK),
                    };
                    (a.x <= b)
                } else {
                    true;
                    (5_usize < Pair::SIZE)
                })) {
                    (*c) &= (-1_i32);
                    let given: f32 = b;
                    let c: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(b: f32) -> f32 {
                            (b - HALF).max(HALF)
                        }
                        t
                    };
                } else {
                    ((*c), b) = ((*c), (b).atan2((HALF / (-3.0))));
                }
                (b, [(*c), _]) = ((vec3(b, b, b)).z, [(1 + (*c)), (*c)]);
                (((-4_i32) > (-1))
                    && ({
                        (*c) %= 7;
                        ((*c) < (*c))
                    }))
            })) {
                b = (1.0_f32).sin();
                break 'block;
            }
        }
        {
            if ((*c) != (*c)) {
                if ((0_i32 > (*c))
                    != (flatten::math::dot(
                        Vec2::new(0.25_f32, 0.25_f32),
                        Vec2::new(b, 0.0_f32),
                    ) != b))
                {
                    #[unroll(max = 3)]
                    'outer: for x_2 in (0..((((*c)).min(0_i32)) & 3)) {
                        let mut t = (Vec3::new(
                            (if ((*c) != STEPS) { b } else { 1.0 }),
                            b,
                            b,
                        ) + b);
                        if false {
                            continue;
                        }
                    }
                } else {}
            } else if false {} else {}
        }
        (Vec3::new(0.25, b, (-2.5)) + Vec3::splat(((*c) as f32)))
    }
}

#[flatten]
mod p079 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, a: &f32, c: Mat3) -> Mat3 {
            'outer: for b in 0..3 {
                let mut turn = 0;
                let a: (BVec3, Pair, bool) = 'value: loop {
                    let v = (
                        BVec3::new((c.x_axis.y <= c.x_axis.z), true, false),
                        Pair,
                        ((b as i32) < b),
                    );
                    let (c, (n, a_2)) = (
                        c.y_axis.x,
                        (
                            ((Vec2::new((*a), c.x_axis.x)).y != c.y_axis.z),
                            ((b + b) as i32),
                        ),
                    );
                    if ((((*a) != 1.0_f32) as usize) < (c.abs() as usize & 15)) {
                        break (v.0, v.1, v.2);
                    }
                    turn += 1;
                    if turn == 1 {
                        break v;
                    }
                };
                if a.2 {
                    break;
                }
            }
            (-(if (c.x_axis.x <= 3.0) {
                return Mat3::from_cols(c.x_axis, c.z_axis, c.z_axis);
            } else {
                c
            }))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Mat3, c: &mut i32, y: &f32, mut n: bool) -> f32 {
        let given: f32 = (-(MASK as f32));
        let b: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a: f32) -> f32 {
                if a < HALF { -a } else { a }
            }
            t
        };
        let mut n: Pair = Pair;
        let b = n.step(&a.y_axis.x, n.step(&{ (-2.5_f32) }, n.step(&a.y_axis.z, (*a))));
        a.y_axis.z
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: &i32, c: &mut i32) -> [f32; 2] {
        {
            let (a, _) = (
                [[0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32]],
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            );
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p081 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32, mut x: bool) -> bool {
            let mut a = Mat4::from_diagonal(
                (Mat4::from_cols(self.b, self.b, self.b, self.b))
                    .mul_vec4(Vec4::new(0.25, 0.0, 3.0, self.b.x)),
            );
            a.z_axis *= Vec4::ONE;
            (self.a, [a.y_axis.x, _]) = (
                ({
                    'outer: for t in [
                        (((WIDE as i32) & 15) * (STEPS & 7)),
                        (if STEPS != 0 { (NARROW as i32) / STEPS } else { STEPS }),
                    ] {
                        let Pair { a, .. } = Pair {
                            b: (Vec4::new(a.y_axis.y, 0.5_f32, (-1.0_f32), 3.0_f32)
                                * HALF),
                            a: (if x {
                                {
                                    let mut v: i32 = (if ((({ x })
                                        && ({
                                            self.b
                                                += Vec4::new(a.x_axis.y, a.x_axis.y, 0.5_f32, self.a);
                                            x
                                        })))
                                    {
                                        t
                                    } else {
                                        STEPS
                                    });
                                    let given: f32 = ({ (a.x_axis.x * self.b.x) });
                                    let n: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn second(a: f32) -> f32 {
                                            a * HALF + 1.0
                                        }
                                        let t = second(given);
                                        t
                                    };
                                }
                                (-2.5_f32)
                            } else {
                                if ((MASK != MASK) != x) {} else if x {} else {}
                                a.x_axis.w
                            }),
                        };
                    }
                    self.a
                }),
                [a.y_axis.w, (-0.0_f32)],
            );
            (!(!(MASK > MASK)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Mat4, c: f32, y: &mut UVec2) -> Mat4 {
        if false {
            let mut a_2: usize = (((a.y_axis.w).min((a.z_axis.w).copysign(0.25_f32))
                + 0.0)
                .abs() as usize & 15);
        }
        'outer: for x_2 in [
            MASK,
            (y.x + y.x),
            (if (a.w_axis.w > a.x_axis.y) {
                let mut k0 = 2u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    k0 -= 1;
                    if ((y.y < (MASK ^ (if y.x != 0 { y.x / y.x } else { 8 })))) {
                        let mut n = (c - (a.w_axis.w - (a.w_axis.w).tanh()));
                        let mut t = a;
                        t.w_axis = (a.y_axis).floor();
                        'inner: for b in 0..k0 {
                            let mut b = ((((if (b <= k0) {
                                a.y_axis.y
                            } else {
                                t.w_axis.y
                            }))
                                .rem_euclid(1.0_f32))
                                .max(t.w_axis.z) + 0.0);
                            let (mut c, x_2) = (t, a);
                            let mut a = (a * ({ a.z_axis.x }));
                        }
                    }
                    if (y.y < k0) {
                        continue;
                    }
                    if (y.x != y.x) {
                        let given: f32 = (if (Vec3::new((-2.5), 3.0, a.x_axis.w))
                            .cmple(Vec3::new(a.z_axis.w, (-0.0), 1.5))
                            .any()
                        {
                            (c + 0.0)
                        } else {
                            a.x_axis.x
                        });
                        let x: f32 = {
                            let t = doubled(given);
                            fn doubled(c: f32) -> f32 {
                                if c < 0.5 { -c } else { c }
                            }
                            t
                        };
                        let t: Vec4;
                        if (({
                            Pair {
                                a: a.y_axis.w,
                                ..Pair { a: a.z_axis.y, b: a.y_axis }
                            }
                        })
                            .step(
                                ((if (k0 < y.y) { a.z_axis.w } else { a.w_axis.z }))
                                    .signum(),
                                true,
                            ))
                        {
                            t = a.y_axis;
                        } else {
                            t = Vec4::new(c, a.y_axis.x, (-1.0), 0.25);
                        }
                    }
                }
                y.x
            } else {
                y.y
            }),
        ] {}
        Mat4::from_cols(
            a.z_axis,
            (a.w_axis + Vec4::splat((y.y as f32))),
            (a.y_axis + Vec4::splat((y.y as f32))),
            (Vec4::new(1.0, a.x_axis.y, c, 0.0) + Vec4::splat((y.x as f32))),
        )
    }
}

#[flatten]
mod p082 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
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
        fn step(&mut self, a: usize) -> bool {
            'outer: for _ in 0..(COUNT + 1) {
                let mut a = [
                    [TABLE[a % 4]; 3],
                    [0.5_f32; 3],
                    [self.0.y, self.0.x, HALF],
                ];
                let Pair(mut b, x_2) = (*self);
            }
            let x: [[f32; 3]; 3];
            if (2_i32 > self.1) {
                self.1 -= ((-self.1) | ((MASK & 255) as i32));
                x = [
                    [self.0.x, 2.0_f32, self.0.y],
                    [2.0_f32, self.0.x, (-2.5_f32)],
                    [HALF; 3],
                ];
            } else {
                (*self) = Pair((Mat2::IDENTITY * Vec2::new(self.0.x, 3.0_f32)), self.1);
                x = [
                    [self.0.y, self.0.y, self.0.x],
                    [self.0.y, self.0.x, self.0.x],
                    [self.0.y; 3],
                ];
            }
            ((([x[0][1], x[1][1], 0.25_f32])[0] <= x[1][0]) ^ (self.0.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut u32, mut x: i32, y: f32) -> u32 {
        let Pair(v, ..) = (if (((y < 2.0)
            || ({
                (*a) /= 3;
                (2_u32 < (*a))
            })))
        {
            let mut a: Pair = Pair(Vec2::new(2.0_f32, y), 0_i32);
            let v = a
                .step(
                    (if (a.0.y < (-1.0)) {
                        Pair::SIZE
                    } else {
                        x
                            ^= (x
                                + ({
                                    x = ((if a.1 != 0 { a.1 / a.1 } else { x }) * (-1));
                                    x
                                }));
                        Pair::SIZE
                    }),
                );
            Pair(a.0, a.1)
        } else {
            return flatten::math::select(((2_i32 & 255) as u32), (*a), ((*a) <= (*a)));
        });
        let t: i32 = 'block: {
            let x: i32 = x;
            if ((*a) > (*a)) {
                break 'block (if false { (-1) } else { x });
            }
            if any(
                ((Vec3::new(v.x, HALF, 1.0_f32)).cmplt(Vec3::new((-2.5_f32), y, 1.0_f32))
                    ^ (IVec3::new((-1_i32), 1_i32, 7_i32))
                        .cmpeq(IVec3::new(5_i32, (-4_i32), 10_i32))),
            ) {
                let mut y: f32 = v.x;
                let mut x = ((-4) + x);
            }
            let a: Vec2 = v;
            (if ((x <= 10) || true) { (x - x) } else { (x).min(x) })
        };
        ((*a) + ((x & 255) as u32))
    }
}

#[flatten]
mod p084 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: f32) -> bool {
        let mut x = (UVec2::new(3, 2) + UVec2::new(MASK, 8));
        if ((*a) > 2.0) {
            'outer: for _ in -1..1 {
                let (a, _) = (
                    (if (!(y > 0.0)) {
                        Pair(0_usize, 0.0_f32)
                    } else {
                        Pair(0_usize, 0.0_f32)
                    }),
                    0_u32,
                );
            }
            return false;
        }
        false
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: Vec3,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
        pub c: usize,
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
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: i32, y: &f32) -> u32 {
        if ((({
            if (a.a > a.a) {
                let mut t: [i32; 2] = [c, 2_i32];
                'outer: for (y, a) in t
                    .into_iter()
                    .zip([
                        (Vec2::new((*y), (-1.0_f32))).y,
                        (((*y)).min((-1.0_f32)) + 0.0),
                    ])
                {
                    t[(MASK % 2) as usize] &= (({ t[Pair::SIZE % 2] }) >> 1);
                    if ((t[0] + c) >= (t[0] ^ c)) {
                        continue;
                    }
                    t[(1_u32 % 2) as usize] = y;
                }
            }
            let mut t = (Mat3::from_diagonal(a.b)
                * select(a.b.x, a.b.x, (a.b.z <= (*y))));
            t.y_axis = Vec3::new(a.b.z, a.b.y, t.y_axis.y);
            t.x_axis.z
        }) >= (a.b).dot(a.b)))
        {
            a.b.y = a.b.z;
            return ((a.a % (0_u32 | 1))
                & (if (3_i32 > a.c) {
                    a.a
                } else {
                    return ((State {
                        c: Pair::SIZE,
                        a: HALF,
                        b: (*a),
                    })
                        .b)
                        .a;
                }));
        }
        let mut y: f32 = a.b.x;
        let mut c: Mat3 = Mat3::from_cols(a.b, a.b, a.b);
        let a: Hit = 'block: {
            let y: (usize, Vec2, State) = (
                Hit::SIZE,
                Vec2::new(a.b.x, c.z_axis.y),
                State {
                    c: Hit::SIZE,
                    ..State {
                        c: State::SIZE,
                        a: 1.0_f32,
                        b: (*a),
                    }
                },
            );
            if ((c.z_axis.y
                != (if (y.2.b.c <= STEPS) {
                    c.y_axis.y
                } else {
                    return (((y.2.b.c % y.2.b.c) & 255) as u32);
                })))
            {
                break 'block Hit(c.y_axis, c.z_axis);
            }
            if (((y.2.b.a < 5)
                && ({
                    c.z_axis = Vec3::new(c.x_axis.z, y.2.b.b.y, c.y_axis.y);
                    (y.1 == y.1)
                })))
            {
                c.y_axis.z
                    += (if (((if (y.1.y != y.2.b.b.z) {
                        (a.b.z, c.x_axis) = ((-HALF), ceil((c.z_axis).zyx()));
                        (0_usize <= 0)
                    } else {
                        false
                    }) || false))
                    {
                        0.0_f32
                    } else {
                        0.0_f32
                    });
            }
            Hit(
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            )
        };
        0
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(self, a: &f32, c: &f32) -> f32 {
            {
                let mut t: i32 = ({
                    'outer: for v in 1..=3 {
                        if ((*a) == ((*a) % (-3.0))) {
                            let mut a = ({ self });
                            continue;
                        }
                        let [a, mut b, mut x] = ({ [(v as i32), (v as i32), 1_i32] });
                    }
                    let t: Hit = Hit {
                        c: self.c,
                        a: (([self.b.z, self.b.y, self.b.z])[0] - (self).a),
                        b: ({
                            let mut c = Mat2::from_cols(
                                Vec2::new(1.5, 1.0),
                                Vec2::new((*c), (*c)),
                            );
                            #[unroll(max = 3)]
                            'outer: for c in (0..(((-4_i32)) & 3)).rev() {
                                if (((self.c.0 < self.c.0) && (1.0_f32 < 3.0))
                                    && (5_u32 < 8))
                                {
                                    break;
                                }
                            }
                            self.b
                        }),
                    };
                    STEPS
                });
            }
            ((if ((-2.5_f32) >= (*a)) { ((*a)).mul_add(0.0, (*a)) } else { (*c) })
                + HALF)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, mut v: Hit) -> bool {
        let mut turn = 0;
        let a: f32 = 'value: loop {
            v.c.0 = v.c.0;
            if ((*a)
                < dot(
                    Vec3::new(Pair::RATE, (*a), (*a)),
                    Vec3::new((-1.0_f32), (*a), (*a)),
                ))
            {
                break (-1.0);
            }
            let mut x: Hit = v;
            let t = x.step(&{ (*a) }, &(*a));
            turn += 1;
            if turn == 2 {
                break (0.5_f32).abs().sqrt();
            }
        };
        if (({
            x
                ^= (({
                    'outer: for c in 0..4 {
                        'block: {
                            let t: Pair = Pair(v.c.0);
                            if true {
                                let given: f32 = (if (1.5_f32 <= a) { a } else { a });
                                let a: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(b: f32) -> f32 {
                                        b * HALF + 1.0
                                    }
                                    t
                                };
                                break 'block;
                            }
                        }
                        if ((c as i32) < v.b.y) {
                            continue 'outer;
                        }
                    }
                    v.a
                }) * 0);
            (0.25_f32 <= 0.0)
        })) {
            return false;
        }
        false
    }
}

#[flatten]
mod p087 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            ((2.0_f32 > self.0) != (MASK <= MASK));
            let mut n = Vec2::new(a.y, (-1.0));
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                let mut k1 = 0i32;
                'inner: while k1 < 3 {
                    if true {
                        let start = 0_i32;
                        let mut x = 0;
                        x += start;
                    }
                    if (self.0 != a.w) {
                        let x_2: u32;
                        if ((k0 != k0) ^ (k1 != k0)) {
                            x_2 = MASK;
                        } else {
                            n.x = a.x;
                            x_2 = MASK;
                        }
                        continue 'outer;
                    }
                    k1 += 1;
                }
                if false {
                    break 'outer;
                }
            }
            STEPS
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32) -> Pair {
        ((*c), b) = (
            (*c),
            ((if ((*c) != (*c)) {
                let given: f32 = (b - (b + 0.0));
                let a: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(y: f32) -> f32 {
                        y * HALF + 1.0
                    }
                    let t = first(given);
                    t
                };
                y
            } else {
                let mut x: Pair = Pair(b);
                let x_2 = x
                    .step(
                        ({
                            (*c) = ((*c) & (*c));
                            (Vec4::new(2.0_f32, y, y, 1.0_f32)).wzyx()
                        }),
                    );
                y
            }))
                .signum(),
        );
        'outer: for b in 0..STEPS {
            let mut b: i32 = (if (y > y) {
                (if (Hit((y <= (-1.0_f32)), y)).0 {
                    (b).min(3)
                } else {
                    let mut k1 = 0u32;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let (x, x_2) = ([(*c), (*c), STEPS], Pair(y));
                        if (Hit(((WIDE as i32) <= x[2]), y)).0 {
                            break 'outer;
                        }
                        let (y, (mut c, t)) = (
                            (if (Pair::SIZE < 8) { y } else { x_2.0 }),
                            (Vec2::new((-1.0_f32), 1.0_f32), [x[2]; 3]),
                        );
                    }
                    (*c)
                })
            } else {
                (*c)
            });
            if ((*c) < b) {
                break;
            }
        }
        Pair((HALF + ((*c) as f32)))
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
        pub b: bool,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State;
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(a: &Pair, mut x: Hit, y: f32, t: &mut UVec2) -> bool {
        let mut t = [3_i32, 10_i32, (NARROW as i32)];
        let mut c = (((IVec3::new((-4), t[1], 3) + IVec3::new(7, t[1], 7)) * 3) / 3);
        (x.b ^ (c.x > 1))
    }
}

mod p089 {
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
    fn second(mut b: bool) -> usize {
        let mut a_2 = [
            ({
                b &= (((MASK & 7) as usize) >= COUNT);
                (if b {
                    return 8_usize;
                } else {
                    HALF
                })
            }),
            (if TABLE[COUNT % 4] <= TABLE[COUNT % 4] {
                (cos(HALF)).clamp(TABLE[COUNT % 4], TABLE[COUNT % 4])
            } else {
                HALF
            }),
            ((TABLE[(MASK % 4) as usize] + TABLE[(STEPS & 1) as usize]) + (-0.0)),
        ];
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            let mut k1 = (MASK) & 3;
            #[unroll(max = 3)] 'inner: while k1 > 0 {
                k1 -= 1;
                ((if b {
                    let [mut c, mut t, ..] = a_2;
                    MASK
                } else {
                    MASK
                }) > k1);
            }
            if b {
                break;
            }
            k0 += 1;
        }
        (COUNT + (a_2[2].abs() as usize & 255))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &[f32; 3], y: f32) -> f32 {
        let mut x: i32 = 10;
        if (c[2] < c[2]) {
            return ((COUNT % 3) as f32);
        }
        let y: usize;
        if (((1_usize + COUNT) <= (if COUNT >= COUNT { COUNT - COUNT } else { COUNT })))
        {
            y = COUNT;
        } else {
            x = ((MASK & 255) as i32);
            y = 5;
        }
        'outer: for a in 0u32..2 {
            let mut v = (*c).len();
            if ((a < 0) != (second(true) > y)) {} else {}
        }
        ((rcp(((-2.5_f32) / (-3.0)))).trunc() + (x as f32))
    }
}

#[flatten]
mod p090 {
    use super::*;
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
    fn first(a: f32, c: u32) -> f32 {
        let v: f32;
        if ((c <= MASK) || (a < 1.0)) {
            v = ((if false {
                [a, a, a]
            } else {
                let mut v: i32 = STEPS;
                [a, a, a]
            }))[0];
        } else {
            v = a;
        }
        let mut a = (COUNT >> 1);
        if ((v <= v) || (v < v)) {
            if ((Vec2::new(1.5, v) * v) == (Vec2::new(v, (-0.0)) / 2.0)) {
                return (v).abs();
            } else {
                return ((3.0_f32 * v)).floor();
            }
        }
        (v + (a as f32))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut usize, y: &mut f32, t: u32) -> [f32; 3] {
        let [v, y, ..] = [(*y), b, 0.5_f32];
        let mut a: [f32; 3] = [y; 3];
        'outer: for t in a {
            if (!(false & (v <= a[1]))) {
                (a[((*c)).min(2)], b) = (
                    ((if (t < (-1.0)) {
                        let y: f32 = ((if ((((*c) <= (*c))
                            && ({
                                b *= 1.5_f32;
                                false
                            })))
                        {
                            ((-0.0_f32)).round()
                        } else {
                            (Vec3::new(v, a[0], 3.0_f32))
                                .dot(Vec3::new(1.5_f32, (-0.0_f32), (-2.5_f32)))
                        }))
                            .fract();
                        (-2.5_f32)
                    } else {
                        continue;
                    }))
                        .abs(),
                    t,
                );
                continue;
            }
            let mut k1 = 3u32;
            'inner: while k1 > 0 {
                if (MASK != k1) {
                    break;
                }
                a = a;
                k1 -= 1;
            }
        }
        let mut t: usize = ((if 3_usize >= (*c) { 3_usize - (*c) } else { (*c) })
            + (*c));
        [
            (first(
                a[0],
                ((TABLE[(({
                    a[((WIDE as i32) & 1) as usize] = a[0];
                    MASK
                }) % 4) as usize] * 1.0)
                    .abs() as u32 & 255),
            ) + b),
            ((if (t < t) {
                if (v < a[1]) {
                    (*c) = t;
                    let v: f32 = (first(
                        (Vec2::new((-1.0_f32), 0.25_f32)).y,
                        ((3_u32 & 63) << (1_u32 & 7)),
                    ) * 1.0);
                    let start = ((IVec2::new(STEPS, 1_i32) - IVec2::new(STEPS, STEPS)))
                        .y;
                    let mut t = 0;
                    t += start;
                } else if (a[1] < a[1]) {
                    let mut k0 = 1u32;
                    'outer: while k0 < 8 {
                        {
                            let mut v: u32 = ((if (true != (5_usize != t)) {
                                k0
                            } else {
                                k0
                            }) + k0);
                        }
                        if (y > b) {
                            break;
                        }
                        k0 *= 2;
                    }
                } else {}
                (NARROW as i32)
            } else {
                (WIDE as i32)
            }) as f32),
            a[1],
        ]
    }
}

#[flatten]
mod p091 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub bool);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
        pub b: IVec3,
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: usize, y: &mut f32) -> bool {
        let given: f32 = Pair::RATE;
        let t: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(x_2: f32) -> f32 {
                if x_2 < HALF { -x_2 } else { x_2 }
            }
            let t = first(given);
            t
        };
        false
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
    pub struct State {
        pub a: Vec3,
        pub b: bool,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Hit {
        fn step(mut self, mut b: f32) -> bool {
            let mut a = ((Vec3::new(2.0, (-0.0), (-1.0)) * (self.0 + b))).xxz();
            ((a.x <= TABLE[(8_u32 % 4) as usize]) ^ (self.0 > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &u32) -> f32 {
        let mut v: f32 = a;
        (({
            let [y, ..] = ({
                let mut t: [f32; 2] = ({
                    v = ((if v <= a { (a).clamp(v, a) } else { a })).signum();
                    [a, a]
                });
                'outer: for (y, _) in t
                    .into_iter()
                    .zip([
                        c,
                        (if false {
                            v = t[1];
                            STEPS
                        } else {
                            return (-2.5_f32);
                        }),
                    ])
                {
                    if (c != c) {
                        continue;
                    }
                }
                let start = ((3_u32 & (*y)) + (((*y) | 7) - (1_u32 & 7)));
                let mut a = 1;
                a += start;
                [(-1.0_f32); 2]
            });
            if (({ Hit((-2.5_f32)) })
                .step(
                    ({
                        let mut y: Hit = Hit(v);
                        let c = y
                            .step(
                                (Vec4::new(v, (-1.0_f32), y.0, (-2.5_f32)))
                                    .dot(Vec4::new(v, 0.5, v, a)),
                            );
                        let given: f32 = y.0;
                        let t: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(a_2: f32) -> f32 {
                                a_2 * HALF + 1.0
                            }
                            t
                        };
                        t
                    }),
                ))
            {
                return ((Vec3::new(1.5_f32, a, 0.5_f32)
                    * Vec3::new(0.25_f32, 0.0_f32, v)))
                    .dot(Vec3::new(v, 0.25, 3.0));
            }
            ((IVec2::new(c, 7_i32), a)).1
        }) + v)
    }
}

#[flatten]
mod p093 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: i32, c: i32) -> f32 {
        let mut turn = 0;
        let a: [Pair; 2] = 'value: loop {
            let mut n = (HALF + State::RATE);
            n = (n
                + ({
                    n = ((Vec3::new(0.5_f32, n, n)).dot(Vec3::new(n, 0.25, (-1.0))) - n);
                    n
                }));
            if (((c != a)
                || ({
                    n = (if (n > n) {
                        n
                    } else {
                        n = dot(
                            select(
                                (Vec3::new(0.25_f32, n, 1.5_f32)).yzx(),
                                Vec3::splat(n),
                                (Pair::SIZE > Pair::SIZE),
                            ),
                            (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                                + Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
                        );
                        0.0
                    });
                    false
                })))
            {
                break [
                    Pair {
                        a: 0.0_f32,
                        b: 0_usize,
                        c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    },
                    Pair {
                        a: 0.0_f32,
                        b: 0_usize,
                        c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    },
                ];
            }
            turn += 1;
            if turn == 3 {
                break [
                    Pair {
                        a: 0.0_f32,
                        b: 0_usize,
                        c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    },
                    Pair {
                        a: 0.0_f32,
                        b: 0_usize,
                        c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    },
                ];
            }
        };
        0.0
    }
}

#[flatten]
mod p094 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> bool {
        if (true ^ (c <= c)) {
            if (([STEPS, c, 0_i32])[0] != (c >> (1u32))) {
                return ({
                    let mut a_2: i32 = flatten::math::select(
                        STEPS,
                        ({
                            let x = (MASK + 3);
                            let start = ((*a).abs() as usize & 15);
                            let mut b = 2;
                            b += start;
                            ({ c })
                        }),
                        ((c & c) == (c - c)),
                    );
                    (7_i32 != a_2)
                });
            } else {
                return ((if (y <= (-2.5)) { true } else { false }) != (c <= c));
            }
        }
        (*a) -= (Vec2::new(0.25_f32, 0.25_f32)).y;
        (!(((*a) != y)
            || ({
                (*a) = (if ((*a) <= y) {
                    if (!(t != t)) {
                        let mut k0 = ((MASK + MASK)) & 3;
                        #[unroll(max = 3)] 'outer: while k0 > 0 {
                            k0 -= 1;
                            'inner: for _ in 0..4usize {
                                let n = (((if c != 0 { STEPS % c } else { c }) >> 2)
                                    + ((if (y > (*a)) { c } else { c })
                                        + flatten::math::select(c, c, (c > c))));
                            }
                        }
                    } else {}
                    y
                } else {
                    TABLE[(COUNT).min(3)]
                });
                (t <= 1.0_f32)
            })))
    }
}

#[flatten]
mod p095 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: u32,
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
    #[flatten(exact)]
    pub fn entry(a: [i32; 3], c: &mut i32) -> f32 {
        let a: Vec3 = 'block: {
            (*c) = ({
                let mut b: u32 = MASK;
                let b: Vec3;
                if ((({
                    let start = ((if Hit::SIZE >= 3_usize {
                        Hit::SIZE - 3_usize
                    } else {
                        Pair::SIZE
                    }) + ({ Hit::SIZE }));
                    let mut y = 2;
                    y += start;
                    let start = ((a[1] - a[1]) - (a[1]).min((*c)));
                    let mut c = 0;
                    c += start;
                    (0_usize <= y)
                })
                    && ({
                        (*c) = a[Pair::SIZE % 3];
                        true
                    })))
                {
                    b = (mat3(
                        Vec3::new((-2.5_f32), (-2.5_f32), TABLE[(MASK % 4) as usize]),
                        Vec3::new(Pair::RATE, (-0.0_f32), HALF),
                        Vec3::new((-1.0_f32), (-1.0_f32), TABLE[Pair::SIZE % 4]),
                    ))
                        .mul_vec3(
                            (mat3(
                                Vec3::new(
                                    3.0_f32,
                                    TABLE[(({
                                        (*c) = a[1];
                                        MASK
                                    }) % 4) as usize],
                                    2.0_f32,
                                ),
                                Vec3::new(2.0_f32, HALF, 1.5_f32),
                                Vec3::new((-1.0_f32), HALF, 1.5_f32),
                            )
                                * Vec3::new(
                                    TABLE[(MASK % 4) as usize],
                                    HALF,
                                    TABLE[(State::SIZE).min(3)],
                                )),
                        );
                } else {
                    b = Vec3::new(1.5, (-1.0), 0.25);
                }
                0
            });
            if false {
                break 'block Vec3::new(0.0, 0.0, 0.0);
            }
            Vec3::new(0.0, 0.0, 0.0)
        };
        0.0
    }
}

#[flatten]
mod p096 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        fn step(&mut self, a: &mut f32) -> bool {
            (self.c.x != self.c.x);
            ((self.c.y <= MASK) ^ (self.a > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], mut x: i32, y: &mut f32) -> bool {
        {
            if true {
                let given: f32 = (if (Hit::SIZE != Pair::SIZE) {
                    let mut k0 = 0i32;
                    'outer: loop {
                        if !(k0 < 3) {
                            break;
                        }
                        let mut t = State(((-k0) + k0));
                        let mut a_2: Pair = Pair {
                            b: 8,
                            c: UVec2::new(MASK, MASK),
                            a: (*y),
                        };
                        let x_2 = a_2.step(&mut a[1]);
                        k0 += 1;
                    }
                    a[0]
                } else {
                    return all(
                        (BVec3::new(false, false, (x < x))
                            | BVec3::new((a[0] > 1.0_f32), (1_i32 <= x), false)),
                    );
                });
                let t: f32 = {
                    let t = doubled(given);
                    fn doubled(v: f32) -> f32 {
                        (v - 0.5).max(0.5)
                    }
                    t
                };
                'outer: for t in (1..7).step_by(3).rev() {
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        k1 += 1;
                        let mut n = a[0];
                        let mut t = (((MASK | 7) - ((MASK & MASK) & 7)) + MASK);
                    }
                    let mut c = Vec3::new(a[1], 1.5, (-2.5));
                }
                if (((if (x != x) {
                    a[0] = (Hit {
                        b: ((MASK & 7) as usize),
                        a: (if ((*y) != t) { a[0] } else { (*y) }),
                    })
                        .a;
                    STEPS
                } else {
                    return ((if false { (x > x) } else { (a[1] != 0.5_f32) })
                        && ({
                            (*a)[State::SIZE % 2] = ((*y)).ceil();
                            ({ (TABLE[(x & 1) as usize] < a[0]) })
                        }));
                }) == ((State::SIZE != 1_usize) as i32)))
                {
                    let x_2: Pair;
                    if ((if (MASK > MASK) {
                        (0_usize != 0)
                    } else {
                        ((x != x)
                            && ({
                                (*y) += t;
                                true
                            }))
                    })) {
                        x_2 = Pair {
                            b: 3,
                            c: (Pair {
                                b: 1_usize,
                                c: UVec2::new(MASK, MASK),
                                a: a[0],
                            })
                                .c,
                            a: a[1],
                        };
                    } else {
                        x_2 = Pair {
                            b: (Hit::SIZE >> 1),
                            ..Pair {
                                a: (*y),
                                b: Pair::SIZE,
                                c: UVec2::new(0, 0),
                            }
                        };
                    }
                }
            }
        }
        false
    }
}

mod p097 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: IVec2,
        pub c: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Vec4, c: usize) -> bool {
        if (c != c) {
            let mut t = select(
                UVec2::new(1_u32, 0_u32),
                ((UVec2::new(1_u32, 3_u32) * 3)).max((UVec2::new(5_u32, MASK) * 2)),
                ((8_usize).abs_diff(c) != (c & 7)),
            );
            if (0.5_f32 <= a.y) {
                let given: f32 = ((a.y).fract())
                    .copysign((if (a.z != a.z) { a.w } else { a.x }));
                let a: f32 = {
                    let t = first(given);
                    fn first(a: f32) -> f32 {
                        a * 0.5 + 1.0
                    }
                    t
                };
                return false;
            }
        }
        false
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: Vec4) -> Mat2 {
        (*c) = (*c);
        Mat2::IDENTITY
    }
}

#[flatten]
mod p099 {
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
    impl Pair {
        fn step(self, a: f32) -> State {
            flatten::math::any(
                (IVec3::new(STEPS, (NARROW as i32), STEPS))
                    .cmpgt(IVec3::new(1_i32, STEPS, STEPS)),
            );
            if self.a {
                let mut t = self.a;
                let mut a: Hit = Hit { a: Vec3::new(a, a, a) };
            }
            State {
                a: (((0.25_f32 - 0.0)
                    * ({
                        let mut b = (
                            Self::SIZE,
                            Vec4::new(3.0_f32, 0.25_f32, (-2.5_f32), a),
                            1.0_f32,
                        );
                        let given: f32 = (b.1.w).signum();
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(t: f32) -> f32 {
                                (t - HALF).max(HALF)
                            }
                            let t = doubled(given);
                            t
                        };
                        (b.1.w).ceil()
                    })) + ([3.0_f32, 3.0_f32])[0]),
                b: Self::SIZE,
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &State, t: &mut u32) -> bool {
        if (({
            let mut t: Pair = Pair { a: ((*c) > (*c)) };
            let v = t.step((a).atan2(y.a));
            t.a;
            ((*c) != (*c))
        })) {
            (*c) = ((if ((*c) > (*c)) {
                ((*c) + 0_i32)
            } else {
                'outer: for x in -1..1 {
                    let (mut a_2, mut n, mut v) = (
                        (y.b).abs_diff(Pair::SIZE),
                        select(
                            Vec4::new(
                                (-0.0_f32),
                                0.5_f32,
                                y.a,
                                TABLE[(1_u32 % 4) as usize],
                            ),
                            Vec4::new(1.0_f32, y.a, 1.5_f32, HALF),
                            ((*t) != (*t)),
                        ),
                        ((2.0_f32).min(a) + 0.0),
                    );
                    n.x *= ((n.z).atan2(n.x) - ((v + y.a) % 2.0));
                    if (((*c) < x) && (0_usize > a_2)) {
                        continue;
                    }
                    let mut turn = 0;
                    let a: f32 = 'value: loop {
                        if ((({ y.a }) != (a + n.w))) {
                            break a;
                        }
                        let (x, (_, _)) = (
                            (if y.b >= y.b { y.b - y.b } else { 0_usize }),
                            (
                                (Vec3::new(n.w, 1.5_f32, (-0.0_f32)) / (-3.0)),
                                Vec2::new(n.z, 0.25_f32),
                            ),
                        );
                        turn += 1;
                        if turn == 3 {
                            break (if (-0.0_f32) <= n.z {
                                (v).clamp((-0.0_f32), n.z)
                            } else {
                                n.w
                            });
                        }
                    };
                    a_2 >>= 1;
                }
                (*c)
            }) % ((STEPS + (2_i32 & (*c))) | 1));
            return ((*c) != (*c));
        }
        let Hit { a: mut a } = Hit {
            a: Vec3::new(1.5_f32, 0.25_f32, State::RATE),
        };
        (((!(1_usize > y.b)) ^ (!((*t) != (*t)))) ^ (a.z > 0.5))
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
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
        fn step(mut self, a: &mut f32) -> i32 {
            let n: [i32; 3] = ([[self.1.z; 3]; 2])[0];
            let start = self.1.y;
            let mut a_2 = 0;
            a_2 += start;
            ((((Pair::SIZE >> 1) & 255) as i32) + a_2)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &[[i32; 3]; 2], c: f32, y: Hit) -> i32 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            if ((Vec3::new(0.25, (-2.5), 0.25))
                .cmpeq(Vec3::new(2.0, c, (k0 as f32)))
                .all() && (((k0 as u32) > MASK) || (c < c)))
            {
                break;
            }
            if ((-1_i32) == 1) {
                let mut x_2: Vec2 = (if ((-2.5_f32) != c) {
                    ceil(Vec2::new(1.0_f32, c))
                } else {
                    if ((({ Vec3::new(c, c, (-1.0)) }))
                        .cmple(Vec3::new((-0.0), c, 2.0))
                        .all())
                    {
                        ((k0 as u32) > y.0);
                    }
                    ({ Vec2::new(0.0, (k0 as f32)) })
                });
                let mut c: Pair = Pair(0.5_f32, IVec3::new(a[1][2], a[0][2], 5_i32));
                let n = c.step(&mut x_2.x);
            }
            k0 += 1;
        }
        ((if (2_usize < Hit::SIZE) {
            (-1_i32)
        } else {
            select(a[1][1], a[1][1], (1.0_f32 != c))
        }))
            .signum()
    }
}

mod p101 {
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
mod p102 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32) -> i32 {
        let x = (if (a <= a) {
            'outer: for a_2 in 0..1 {
                {
                    let mut b: i32 = ({ a_2 });
                    if ((((1.5_f32 != a)
                        && ({
                            b = 1;
                            (a <= a)
                        }))
                        && ({
                            b = b;
                            (!((a_2 as i32) <= b))
                        })))
                    {
                        b += 2_i32;
                        let x_2 = (if (a > 1.5) {
                            Pair {
                                b: (UVec2::new(2, MASK) + UVec2::new(0, 8)),
                                a: Vec2::new(a, 2.0),
                            }
                        } else {
                            Pair {
                                a: Vec2::new(a, a),
                                ..Pair {
                                    a: Vec2::new((-0.0), (-0.0)),
                                    b: UVec2::new(2, 3),
                                }
                            }
                        });
                    } else if false {
                        let mut y = (([Mat2::from_cols(
                            Vec2::new(a, (-0.0_f32)),
                            Vec2::new(a, 0.25_f32),
                        ); 2])[0]
                            + (if ((true
                                || ({
                                    b /= 3;
                                    ((a_2 as i32) > b)
                                })))
                            {
                                (Mat2::from_cols(Vec2::new(a, a), Vec2::new((-2.5_f32), a))
                                    * Mat2::from_diagonal(Vec2::new((-1.0_f32), a)))
                            } else {
                                (Mat2::from_diagonal(Vec2::new((-2.5_f32), (-2.5_f32)))
                                    * mat2(
                                        Vec2::new(a, (-0.0_f32)),
                                        Vec2::new(1.5_f32, 1.0_f32),
                                    ))
                            }));
                        let mut x = ([y, y])[0];
                        x.y_axis *= Vec2::ONE;
                    } else {}
                }
                if ((NARROW as i32) < 5) {
                    break;
                }
            }
            BVec3::new(true, false, (a <= TABLE[(STEPS & 1) as usize]))
        } else {
            return (-4);
        });
        ((if (NARROW as i32) != 0 { STEPS % (NARROW as i32) } else { STEPS })
            + (NARROW as i32))
    }
    #[flatten(exact)]
    pub fn entry(a: &Mat2, c: i32) -> bool {
        let mut a = Pair {
            b: ({
                let mut v = mat2(a.y_axis, a.x_axis);
                let mut a_2 = ((Pair::SIZE >> 1) as f32);
                (UVec2::new(MASK, 2)).min(UVec2::new(MASK, 2))
            }),
            ..Pair {
                a: a.x_axis,
                b: UVec2::new(MASK, MASK),
            }
        };
        let mut a: f32 = 2.0;
        let mut a_2 = ((
            (if (2_i32 <= c) {
                return ((a > a)
                    && ({
                        a -= a;
                        (c != c)
                    }));
            } else {
                a
            }),
            first(1.5_f32),
            (Vec3::new(a, 1.5_f32, a)).cross(Vec3::new(3.0_f32, 0.25_f32, a)),
        ))
            .2;
        let mut a_2: [f32; 2] = (if (c <= c) {
            true;
            [a_2.y, a_2.x]
        } else {
            [a_2.z, a]
        });
        'outer: for &a_2 in &a_2 {
            if (((((a_2 != a) | (1_i32 != 5))
                || ({
                    a = 0.0;
                    (if (c <= c) { (0.0_f32 < 0.0_f32) } else { false })
                })) || false))
            {}
        }
        false
    }
}

mod p103 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: Vec3,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32, t: &mut Pair) -> f32 {
        {
            'outer: for v in 1..=4 {
                (*y) = (if (!(!t.a)) {
                    let x_2: Mat3;
                    if (((MASK < MASK)
                        && ({
                            t.c.z -= (Vec3::new(2.0_f32, 1.0_f32, (*y))).z;
                            (Pair { c: t.c, a: t.a, b: t.b }).a
                        })))
                    {
                        x_2 = Mat3::from_cols(
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                        );
                    } else {
                        x_2 = Mat3::from_cols(
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                            Vec3::new(0.0, 0.0, 0.0),
                        );
                    }
                    0.0
                } else {
                    0.0
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p104 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, mut x: i32) -> State {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            if (0_i32 < 0) {
                break;
            }
        }
        State(false, BVec3::new(false, false, false))
    }
}

mod p105 {
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
mod p106 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn second(a: &Hit) -> i32 {
        let given: f32 = ((Vec4::new(a.a.y, a.a.x, 0.0_f32, (-2.5_f32)))
            .dot(Vec4::new((-0.0), 1.5, 1.0, a.a.x)) + (a.a.x + 2.0));
        let x_2: f32 = {
            let t = first(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(x: f32) -> f32 {
                x * HALF + 1.0
            }
            t
        };
        (STEPS + (NARROW as i32))
    }
    #[flatten(exact)]
    pub fn entry(a: &[f32; 2], c: &mut i32) -> bool {
        let n: Hit;
        if ((if (1_u32 <= MASK) { (a[0] >= a[1]) } else { (a[0] < 3.0) })) {
            n = ({
                let start = 10_i32;
                let mut a = 0;
                a += start;
                let mut v = Vec4::splat(((HALF).cos() * 0.0));
                Hit { a: Vec2::new(v.w, v.z) }
            });
        } else {
            (*c) = second(
                &{
                    Hit {
                        a: Vec2::new((-1.0_f32), a[0]),
                    }
                },
            );
            n = Hit { a: Vec2::new(0.25, 1.0) };
        }
        if (flatten::math::any(BVec3::new(false, ((*c) < STEPS), false))
            || ((*c) > (*c)))
        {
            let mut x = (IVec2::new((-1_i32), (*c))).y;
            ((*c), x) = (
                (if (a[1] < (-0.0)) {
                    return (if (n.a == Vec2::new(n.a.x, HALF)) {
                        #[unroll(max = 3)]
                        'outer: for b in (0..((({ x })) & 3)) {
                            let [b, _] = (*a);
                            let mut y = ((3.0_f32 != b) || ((*c) == (*c)));
                            if ((y || y) || ((*c) > (*c))) {
                                continue;
                            }
                            (*c) /= 3;
                            let [[mut n, ..], [x, c]] = [(*a), [a[0], 2.0_f32]];
                        }
                        (a[0] != n.a.x)
                    } else {
                        let mut y = vec2(
                            (Vec3::new(0.0_f32, n.a.y, (-0.0_f32)))
                                .dot((Vec3::new(n.a.y, 1.5, n.a.x)).floor()),
                            (if ((if ((*c) < 5) {
                                ((-0.0_f32) < a[1])
                            } else {
                                ((*c) > (*c))
                            })) {
                                a[1]
                            } else {
                                (a[1] * 0.0)
                            }),
                        );
                        ((0.0_f32 <= a[1])
                            || ({
                                y = ceil(Vec2::new(a[0], 3.0_f32));
                                true
                            }))
                    });
                } else {
                    let mut a: [f32; 2] = [
                        ((n.a.x).max(saturate(n.a.x)) + 0.0),
                        0.0_f32,
                    ];
                    0
                }),
                0,
            );
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
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: [f32; 2], y: f32) -> u32 {
        'outer: for (x_2, _) in x.iter().enumerate() {
            let mut turn = 0;
            let y: usize = 'value: loop {
                if (!(x[0] < (*a))) {
                    break 'value x_2;
                }
                let (mut c, _) = (
                    (Vec2::new(0.5_f32, (-0.0_f32)) % 1.5),
                    (if (y < 2.0) {
                        (if (x_2 <= 1) { x_2 } else { x_2 })
                    } else {
                        return (((3_u32 & 15) * (MASK & 7)) >> (0_u32 & 31));
                    }),
                );
                turn += 1;
                if turn == 3 {
                    break (if x_2 >= x_2 { x_2 - x_2 } else { 0 });
                }
            };
            let [_, x] = [
                flatten::math::hadd(Vec4::new(x[0], x[1], (*a), x[1])),
                (Vec3::new(x[0], (-2.5_f32), (-1.0_f32)))
                    .dot(Vec3::new((*a), 0.0_f32, TABLE[x_2 % 4])),
            ];
            if ((MASK != (x.abs() as u32 & 255))
                || all(
                    (BVec3::new(false, false, true)
                        ^ BVec3::new((x <= x), true, ((-1.0_f32) <= (*a)))),
                ))
            {
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    k1 += 1;
                    if ((if false { ((*a) != (*a)) } else { (!((*a) != x)) })) {
                        let start = ((MASK & 0_u32)).min(3_u32);
                        let mut a = 1;
                        a += start;
                        break 'inner;
                    }
                    let mut y: i32 = ((((k1 - k1) & 15) * ((NARROW as i32) & 7))
                        + (-k1));
                }
                if (0.25_f32 < (*a)) {
                    let [t, mut x] = [(*a), HALF];
                } else if (x != (*a)) {} else {}
            } else {}
        }
        (MASK + (x[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p108 {
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
    pub fn entry(a: &f32, c: &mut f32) -> bool {
        (*c) /= 2.0;
        (*c)
            *= (if (1_u32 < (MASK).max(MASK)) {
                let mut a: f32 = (if ((if ((*c) <= 1.0) {
                    (!((*a) < (*c)))
                } else {
                    let mut k0 = 1u32;
                    'outer: loop {
                        if !(k0 < 4) {
                            break;
                        }
                        let mut x: [f32; 3] = [2.0_f32; 3];
                        'inner: for t in x {
                            x[1] = (Vec2::new(0.5_f32, t)).y;
                            if (exp2(Vec3::new(0.5_f32, 0.25_f32, 1.5_f32)))
                                .cmple(Vec3::new(x[0], 0.0, 1.5))
                                .all()
                            {
                                continue 'inner;
                            }
                            let State { a, b } = State {
                                b: (if true {
                                    Hit {
                                        b: x[2],
                                        c: Vec4::new(x[1], (*c), t, x[2]),
                                        a: Pair {
                                            b: Vec3::new(0.5_f32, 3.0_f32, (-2.5_f32)),
                                            c: Vec3::new((-0.0_f32), 0.25_f32, 1.0_f32),
                                            a: Vec2::new(x[0], (-0.0_f32)),
                                        },
                                    }
                                } else {
                                    Hit {
                                        a: Pair {
                                            b: Vec3::new(3.0_f32, 2.0_f32, 1.0_f32),
                                            c: Vec3::new(TABLE[(k0 % 4) as usize], t, t),
                                            a: Vec2::new((*c), 0.5_f32),
                                        },
                                        b: 0.0_f32,
                                        c: Vec4::new(1.0_f32, 2.0_f32, x[0], (-2.5_f32)),
                                    }
                                }),
                                a: (if Pair::SIZE >= Hit::SIZE {
                                    Pair::SIZE - Hit::SIZE
                                } else {
                                    Hit::SIZE
                                }),
                            };
                            let mut a_2 = b;
                        }
                        let mut a: Pair = Pair {
                            b: Vec3::new(0.5, (-0.0), 2.0),
                            c: ((x[2]).floor() * vec3((*a), x[0], 0.0)),
                            a: Vec2::new(0.0, 0.0),
                        };
                        k0 *= 2;
                    }
                    false
                })) {
                    0.0
                } else {
                    0.0
                });
                0.0_f32
            } else {
                0.0_f32
            });
        false
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
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
    pub fn entry(a: &f32, c: i32) -> f32 {
        let mut a: i32 = ((((c & 15) * (c & 7))
            % ({
                'outer: for b in (1..1).step_by(3).rev() {
                    let mut b: Vec3 = (Mat3::from_cols(
                        Vec3::new((*a), (-1.0_f32), 0.5_f32),
                        ({
                            'inner: for n in 0u32..3 {
                                let mut v: usize = Pair::SIZE;
                            }
                            if (((IVec2::new((-4), 3)
                                - (IVec2::new((-1), (-1)) & IVec2::new(7, 3)))
                                == ((IVec2::new(2, b) / 3)
                                    - (if (c > b) {
                                        IVec2::new(c, 5)
                                    } else {
                                        IVec2::new(7, (-1))
                                    }))))
                            {
                                let mut v = (((MASK + MASK) < 1_u32) as i32);
                            } else {
                                let start = ((MASK + MASK) + (0_u32 & MASK));
                                let mut x = 1;
                                x += start;
                            }
                            Vec3::new(0.25_f32, (*a), (*a))
                        }),
                        (mat3(
                            Vec3::new(3.0_f32, (*a), 1.5_f32),
                            Vec3::new(0.25_f32, 1.5_f32, 0.0_f32),
                            Vec3::new((-2.5_f32), 0.5_f32, 1.5_f32),
                        ) * Vec3::new((*a), 0.5_f32, 0.5_f32)),
                    ) * ((Mat3::IDENTITY).mul_vec3(Vec3::new((*a), 3.0, 3.0))).zyx());
                    b.x *= fma(b.x, 1.0_f32, b.z);
                    'inner: for t in -1..-1 {
                        let mut a: [i32; 2] = (if (Pair::SIZE < Pair::SIZE) {
                            [0_i32, 0_i32]
                        } else {
                            [0_i32, 0_i32]
                        });
                    }
                }
                0_i32
            })))
            .signum();
        0.0
    }
}

#[flatten]
mod p110 {
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
    pub fn entry(a: &u32, c: &mut Pair) -> Hit {
        let t = (((!(c.b < c.b)) || (!(c.c < (*a)))) as usize);
        c.a
            -= ((if (1_u32 > 5) {
                let y: usize;
                if false {
                    y = t;
                } else {
                    c.c ^= (((((*a) & 15) * ((*a) & 7)) & 15) * (c.c & 7));
                    y = t;
                }
                (Vec2::new((-2.5_f32), c.a) / (-3.0))
            } else {
                'outer: for _ in 0..1usize {
                    let mut a_2: [i32; 2] = [STEPS, STEPS];
                    if (((MASK & 63) << ((*a) & 7)) == ((c.c & 15) * (c.c & 7))) {
                        break;
                    }
                    c.c ^= ((MASK & 15) * (2_u32 & 7));
                }
                ({
                    let a: Hit = 'block: {
                        if ((MASK == c.c) && (c.a > (c.c as f32))) {
                            let mut a_2: bool = ((*a) != (*a));
                            let y: i32 = STEPS;
                            (*c) = (if a_2 { (State(y, (*c))).1 } else { (*c) });
                        } else if true {
                            let (t, (n, x_2)) = (
                                (if (Vec2::new((-1.0), c.a) == Vec2::new(0.5, (-1.0))) {
                                    Pair { b: c.b, c: (*a), a: c.a }
                                } else {
                                    Pair {
                                        c: c.c,
                                        a: c.a,
                                        b: Hit::SIZE,
                                    }
                                }),
                                (
                                    (Mat4::from_cols(
                                        Vec4::new(0.5_f32, 0.0_f32, c.a, (-2.5_f32)),
                                        Vec4::new(c.a, (-1.0_f32), c.a, 0.0_f32),
                                        Vec4::new((-2.5_f32), c.a, 2.0_f32, c.a),
                                        Vec4::new(c.a, 0.0_f32, c.a, c.a),
                                    ))
                                        .transpose(),
                                    (0.5_f32, State(5_i32, (*c)), (*a)),
                                ),
                            );
                            (*c) = x_2.1.1;
                        } else {
                            c.c >>= 2;
                        }
                        if ((if ((NARROW as i32) > STEPS) {
                            (8_u32 <= c.c)
                        } else {
                            ((c.a < c.a) || false)
                        })) {
                            if (((c.a
                                * (Vec3::new((-2.5), c.a, 1.0))
                                    .cross(Vec3::new((-1.0), (-0.0), 3.0))))
                                .cmplt(
                                    (if (false || false) {
                                        Vec3::new(0.0, 0.0, 0.0)
                                    } else {
                                        Vec3::new(0.0, 0.0, 0.0)
                                    }),
                                )
                                .any())
                            {}
                            break 'block Hit(
                                IVec2::new(0_i32, 0_i32),
                                IVec2::new(0_i32, 0_i32),
                            );
                        }
                        Hit(IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32))
                    };
                    Vec2::new(0.0_f32, 0.0_f32)
                })
            }))
                .dot(Vec2::new(0.0_f32, 0.0_f32));
        Hit(IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32))
    }
}

mod p111 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub UVec2);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p112 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p113 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
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
mod p114 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p115 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
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
    pub fn entry(a: bool, c: Vec3) -> u32 {
        let mut a_2: bool = ((MASK + MASK)
            >= ((if (HALF != (-2.5)) {
                return 2;
            } else {
                MASK
            }) + (MASK | MASK)));
        if (a && (false || (c.z > c.z))) {
            if (all(
                ({
                    'outer: for _ in [
                        (Pair {
                            b: c.x,
                            c: STEPS,
                            a: UVec2::new(3_u32, MASK),
                        })
                            .c,
                        (((NARROW as i32) & 15) * (3_i32 & 7)),
                    ] {
                        let given: f32 = ({ (c.y).rem_euclid(c.z) });
                        let x: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(x: f32) -> f32 {
                                x * HALF + 1.0
                            }
                            let t = first(given);
                            t
                        };
                        if a {
                            break;
                        }
                        a_2 = ((IVec2::new(0, STEPS)
                            + (IVec2::new(10, (-4)) & IVec2::new((-1), STEPS)))
                            == ((IVec2::new(0, STEPS) + IVec2::new(0, (-1))))
                                .max(IVec2::new(10, (-4))));
                    }
                    let (a, mut a_2) = (
                        ({
                            let Hit(a) = Hit(c.x);
                            c
                        }),
                        (((NARROW as i32)).min(STEPS) as f32),
                    );
                    (BVec3::new((a.y > c.z), true, (c.y <= a_2))
                        & BVec3::new((HALF != 2.0_f32), true, false))
                }),
            )) {
                let mut t: f32 = (((TABLE[(2_u32 % 4) as usize]).min((c.x - c.z)) + 0.0))
                    .sin();
            }
            return (if a_2 {
                MASK
            } else {
                let y: i32 = 'block: {
                    if ((c.y).trunc() <= (2_i32 as f32)) {
                        let mut c = (
                            ((STEPS, BVec3::new(false, (c.z != c.x), false), c.z)).0,
                            BVec3::new(
                                (if (c.x < c.y) { a } else { a }),
                                (!a),
                                (c.z > 1.5_f32),
                            ),
                            c.z,
                        );
                        break 'block c.0;
                    }
                    let mut v = c.y;
                    (WIDE as i32)
                };
                ((y & 255) as u32)
            });
        }
        if a_2 {
            return ((UVec2::new(5_u32, 8_u32)).y | 0);
        }
        let start = c.z;
        let mut x = 0.0;
        x += start;
        MASK
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], mut x: i32, y: i32) -> i32 {
        'outer: for n in a {
            let b: Pair = Pair(3_usize);
            x = y;
            let v: Vec2 = ((({
                'inner: for v in (1..10).step_by(3) {
                    x = ((if (IVec2::new(1, 7) == IVec2::new(v, 0)) { (!v) } else { y })
                        | (((x & 15) * (x & 7))).max(x));
                    if (((if (STEPS > (-1)) { true } else { (y <= y) })
                        && (a[1] > a[2])))
                    {
                        continue;
                    }
                }
                Vec2::new(a[2], (-2.5))
            }) * 3.0_f32))
                .ceil();
        }
        (y + x)
    }
}

#[flatten]
mod p117 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
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
    pub fn entry(a: &mut f32, c: &i32) -> bool {
        let mut x: usize = Pair::SIZE;
        'outer: for _ in 0u32..3 {
            if (!((*c) > 1)) {
                if any((!BVec3::new((x > x), false, true))) {
                    let mut y = (((*a) < (*a)) && ((-(*a)) > ((*a) - (*a))));
                    if (((((*a) > (*a)) && ({ y })) || any(BVec3::new(y, y, y)))) {
                        let given: f32 = ((if y {
                            ((*a), (*a))
                        } else {
                            (0.5_f32, (*a))
                        }))
                            .0;
                        let x_2: f32 = {
                            fn first(x_2: f32) -> f32 {
                                x_2 * 0.5 + 1.0
                            }
                            let t = first(given);
                            t
                        };
                        (*a) += ((((*a)).ceil() - 0.0) % 4.0);
                    } else {
                        let mut x: usize = (x % 3);
                        (*a) += (*a);
                        let (b, ..) = ((*a), (*a));
                    }
                } else {
                    'inner: for x_2 in (1..10).step_by(3).rev() {
                        let start = ((MASK / (MASK | 1)) + (MASK & MASK));
                        let mut t = 1;
                        t += start;
                    }
                    (x, (*a)) = ((if x >= x { x - x } else { 3 }), (*a));
                }
                continue;
            }
        }
        ((if (MASK <= 8) { ((*c) > 10) } else { ((*c) <= (*c)) }) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut bool, y: &mut f32, t: u32) -> bool {
        let given: f32 = (*y);
        let b: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(v: f32) -> f32 {
                if v < HALF { -v } else { v }
            }
            let t = second(given);
            t
        };
        (((((*y)).min(b) + 0.0) != (b * b)) ^ ((*y) > 0.5))
    }
}

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p120 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut (usize, State), c: i32) -> bool {
        'outer: for _ in [((a.1.a & 255) as i32), ((a.1.b & 255) as i32)] {
            #[unroll(max = 3)]
            'inner: for _ in (0..(((STEPS + STEPS)) & 3)) {
                a.1.b += 1;
                if ((((c > c) || (a.0 < 2))
                    && ({
                        a.0 += 1;
                        (HALF < HALF)
                    })))
                {
                    break 'outer;
                }
                let mut turn = 0;
                let x: i32 = 'value: loop {
                    a.0 = (if a.0 >= 2_usize { a.0 - 2_usize } else { a.0 });
                    if (c < c) {
                        break (IVec2::new(c, 1_i32)).y;
                    }
                    turn += 1;
                    if turn == 1 {
                        break (-c);
                    }
                };
                let mut x_2: f32 = ((((if c != 0 { x % c } else { 5_i32 }) as f32))
                    .max((-1.0)) + 0.0);
            }
            let mut k1 = ((a.1.a ^ a.1.a)) & 3;
            #[unroll(max = 3)] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut v = (TABLE[a.0 % 4]).round();
            }
            if (((if true {
                (a.1.a <= a.1.a)
            } else {
                if (false | (((WIDE as i32) < 3) || (10_i32 < STEPS))) {
                    if (a.1.a < a.1.a) {} else if (a.1.a < a.1.a) {} else {}
                    return false;
                }
                true
            }) == (a.1.b < a.0)))
            {
                continue;
            }
        }
        ((Vec3::new(2.0, HALF, (-1.0)))
            .min((Vec3::new(3.0, 1.0, HALF)).cross(Vec3::new((-1.0), (-1.0), 0.5))))
            .cmplt(Vec3::new(1.0, HALF, 1.5))
            .all()
    }
}

mod p121 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: i32, y: &mut f32) -> [f32; 3] {
        (false && false);
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p122 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Hit, y: &mut f32, t: &bool) -> f32 {
        'outer: for x_2 in [
            (Vec3::new((*y), (-1.0_f32), c.0.x)).z,
            ((*y) * Pair::RATE),
        ] {
            #[unroll(max = 3)]
            'inner: for _ in (0..(((IVec2::new((WIDE as i32), (NARROW as i32))).y) & 3))
                .rev()
            {
                let mut n = (Vec3::new(1.0, b, 1.0) * (0.25_f32).cos());
                b = ({
                    let start = lerp(
                        (n.y).ceil(),
                        (c.0.x + x_2),
                        ((3.0_f32).max((*y)) + 0.0),
                    );
                    let mut b = 0.0;
                    b += start;
                    if (*t) {
                        let given: f32 = (c.0).y;
                        let y: f32 = {
                            let t = doubled(given);
                            fn doubled(v: f32) -> f32 {
                                if v < 0.5 { -v } else { v }
                            }
                            t
                        };
                    } else {
                        let mut x = (Mat3::from_diagonal(n)).transpose();
                        x.y_axis = Vec3::splat(x.z_axis.z);
                    }
                    ((c.0 * x_2)).y
                });
                if (*t) {
                    {
                        let given: f32 = b;
                        let c: f32 = {
                            fn doubled(a_2: f32) -> f32 {
                                a_2 * 0.5 + 1.0
                            }
                            let t = doubled(given);
                            t
                        };
                        (*y) = HALF;
                        n *= n.y;
                    }
                    continue;
                }
                'block: {
                    if ((((*t) && (*t))
                        || ({
                            (*c) = Hit(Vec2::new(n.x, x_2), 3_u32);
                            (*t)
                        })))
                    {
                        break 'outer;
                    }
                }
            }
        }
        ((if c.0.x <= b {
            (((if (c.1 < c.1) {
                Vec3::new(0.25_f32, c.0.x, TABLE[(c.1 % 4) as usize])
            } else {
                Vec3::new(2.0_f32, (*y), (*y))
            }))
                .z)
                .clamp(c.0.x, b)
        } else {
            c.0.y
        }) + (c.1 as f32))
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut IVec2, mut n: f32) -> bool {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 0) {
                break;
            }
            let c: bool;
            if (({
                if (!(((-1.0_f32) < n) || (n == (*a)))) {
                    if ((true
                        && (if ((*a) > (-0.0)) {
                            (y.y < y.y)
                        } else {
                            (3.0_f32 > (-2.5))
                        })))
                    {
                        break;
                    }
                    'inner: for n in 0..k0 {
                        let a_2: Pair = Pair(
                            (-1.0_f32),
                            ((Vec2::new(2.0_f32, (-1.0_f32)) / (-3.0)) / 2.0),
                        );
                        let n = a_2.1.x;
                    }
                    if ((((if y.x != 0 { y.x / y.x } else { k0 }) < (y.y | y.x))
                        || ({
                            (*a) -= n;
                            ((*y) == (*y))
                        })))
                    {
                        y.x >>= STEPS;
                        let mut x = (Pair::SIZE as f32);
                    } else if ((*a) < (-0.0)) {
                        let [mut x, a_2] = [(*a); 2];
                    } else {
                        n *= (n - 0.5_f32);
                    }
                }
                let mut y: IVec2 = select(
                    (if (y.x <= 5) {
                        IVec2::new(k0, y.y)
                    } else {
                        y.x
                            &= (((IVec2::new(10_i32, y.x)).min((*y))).y
                                ^ ({ (-4_i32) }));
                        (IVec2::new(y.y, 3_i32) - (*y))
                    }),
                    ((IVec2::new(5_i32, y.y) ^ (*y)) - ((*y) - (*y))),
                    (n != ((n).max(n) + 0.0)),
                );
                (false | (0.0_f32 != n))
            })) {
                y.y = (((k0 | 5_i32) & 15) * ((((*a) != (*a)) as i32) & 7));
                c = ((HALF * 0.0) > (n + (*a)));
            } else {
                (*a) *= ((3.0_f32).trunc()).copysign((*a));
                c = true;
            }
            if ((if (2.0_f32 != (*a)) {
                ({
                    let mut y: Vec3 = Vec3::new(0.5, (*a), n);
                    (y.y > n)
                })
            } else {
                c
            })) {
                let start = (if 0_usize >= Pair::SIZE {
                    0_usize - Pair::SIZE
                } else {
                    Pair::SIZE
                });
                let mut x_2 = 2;
                x_2 += start;
                break;
            }
            if c {
                let mut t: f32 = Pair::RATE;
            }
            k0 += 1;
        }
        'outer: for n in -1..1 {
            let mut turn = 0;
            let a: (bool, f32, Vec3) = 'value: loop {
                let x = [(((y.y | 0_i32) & 63) << 2), ([7_i32; 3])[0], c];
                if (((!(y.x != y.x))
                    && ({
                        (*a) = (*a);
                        ({
                            if ((
                                ((-1_i32) <= 2_i32),
                                (*a),
                                Vec3::new((*a), 3.0_f32, (*a)),
                            ))
                                .0
                            {
                                return (1.0_f32 > (*a));
                            }
                            false
                        })
                    })))
                {
                    break (false, 0.0_f32, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32));
                }
                turn += 1;
                if turn == 3 {
                    break (false, 0.0_f32, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32));
                }
            };
        }
        false
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: Pair,
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
    impl Pair {
        fn step(mut self, mut b: f32, c: &i32, y: Vec4) -> f32 {
            if (0.5_f32 > y.x) {
                if ((Vec2::new(y.w, y.x)
                    == ({
                        let mut a_2: [f32; 2] = [y.w, 0.5_f32];
                        'outer: for &a_2 in &a_2 {
                            let mut k1 = 0i32;
                            'inner: loop {
                                if !(k1 < 3) {
                                    break;
                                }
                                {
                                    let mut c = vec2(
                                        (b
                                            * (if (k1 <= k1) {
                                                TABLE[State::SIZE % 4]
                                            } else {
                                                (-0.0)
                                            })),
                                        TABLE[((*c) & 1) as usize],
                                    );
                                }
                                if true {
                                    break;
                                }
                                k1 += 1;
                            }
                        }
                        Vec2::new(0.25, (-1.0))
                    })))
                {
                    return y.x;
                } else {
                    return b;
                }
            }
            (b + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec2, y: &mut f32, t: u32) -> i32 {
        (x.x, [(*y), _]) = (
            (({ Pair })
                .step(x.x, &{ (-4_i32) }, Vec4::new(2.0_f32, (*y), (-0.0_f32), (*y)))
                * 0.0),
            [
                Pair::step(
                    Pair,
                    distance(
                        Vec3::new(0.0_f32, (-2.5_f32), x.x),
                        Vec3::new(1.0_f32, x.y, x.y),
                    ),
                    &{ (IVec2::new(7_i32, 3_i32)).y },
                    Vec4::select(
                        (Vec4::new(3.0, (-0.0), 0.0, x.x))
                            .cmplt(Vec4::new(0.25, (*a), (-2.5), (-2.5))),
                        Vec4::new(1.5, 1.5, 0.5, x.x),
                        Vec4::new(x.x, 0.0, 3.0, x.y),
                    ),
                ),
                (*y),
            ],
        );
        (1 + ((*y) as i32).clamp(-64, 64))
    }
}

mod p125 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: u32) -> f32 {
        let mut turn = 0;
        let t: usize = 'value: loop {
            if (Vec2::new(0.5, 0.0) == Vec2::new(a, (*y))) {
                break (COUNT).max(COUNT);
            }
            if (((*y) >= (a * a))
                && (((t != t) || ((NARROW as i32) <= (NARROW as i32)))
                    != (COUNT == COUNT)))
            {
                (*c) = (if (1.0_f32 <= HALF) {
                    (*c)
                } else {
                    ((((*c) & 15) * ((*c) & 7)) + 0)
                });
                {
                    let mut x_2 = (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
                    if (x_2 > x_2) {
                        x_2 = ((t & 7) as usize);
                        let mut x = [(*y), a];
                    }
                    let mut y: [f32; 2] = [
                        (if ((*y) == (*y)) {
                            a
                        } else {
                            (Vec4::new(1.0_f32, 1.5_f32, 0.25_f32, (*y)))
                                .dot(Vec4::new(0.25_f32, 1.0_f32, 3.0_f32, 0.0_f32))
                        }),
                        a,
                    ];
                }
                let [c, _] = [((HALF).max(a) + 0.0), (a - a)];
            } else {
                let c: i32;
                if (t > t) {
                    c = (-((MASK & 255) as i32));
                } else {
                    c = STEPS;
                }
                let start = (((if (5_u32 > t) { t } else { 8_u32 }) & 15) * (t & 7));
                let mut y = 1;
                y += start;
            }
            turn += 1;
            if turn == 2 {
                break 2;
            }
        };
        (*c) &= (((*c) > STEPS) as i32);
        if ((Vec3::new(3.0, a, 0.25) / (-3.0))).cmple(Vec3::new(a, 0.5, 0.5)).all() {
            return ((Vec3::new(0.25_f32, 2.0_f32, (*y))).z).round();
        }
        let mut k0 = (8_u32) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut b: u32 = (((8_usize as f32) + (-0.0)).abs() as u32 & 255);
        }
        0.0
    }
}

#[flatten]
mod p126 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten(exact)]
    pub fn entry(a: &Mat2, c: i32, y: &mut f32, t: &mut Pair) -> i32 {
        0
    }
}

mod p127 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
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
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec3, mut x: i32, mut v: f32) -> Pair {
        let start = (((1_i32 & 7) as usize) + Pair::SIZE);
        let mut a_2 = 2;
        a_2 += start;
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            #[unroll(max = 3)]
            'inner: for c in (0..((((-4_i32) - x)) & 3)) {
                v
                    += ({
                        v = (if (!(3_i32 <= (k0 as i32))) {
                            ((-0.0) - (a.y + 0.0))
                        } else {
                            (((k0 as f32) + a.z) * 1.0)
                        });
                        if ((((*a)).cmple((if (c <= x) { (*a) } else { (*a) })).all()
                            || ({
                                a_2 += 1;
                                ((a.z > a.y) ^ ((k0 as usize) <= 5_usize))
                            })))
                        {
                            let given: f32 = (smoothstep(
                                Vec4::new(0.0_f32, 2.0_f32, 2.0_f32, a.z),
                                Vec4::new(a.x, v, 0.5_f32, a.y),
                                Vec4::new(0.5_f32, a.x, TABLE[(a_2).min(3)], a.y),
                            ))
                                .dot(
                                    Vec4::select(
                                        (Vec4::new((-0.0), 3.0, a.y, 3.0))
                                            .cmplt(Vec4::new(2.0, a.y, 0.0, a.y)),
                                        Vec4::new(a.y, 2.0, (k0 as f32), a.x),
                                        Vec4::new(0.0, v, 1.0, (-0.0)),
                                    ),
                                );
                            let y: f32 = {
                                let t = second(given);
                                fn second(y: f32) -> f32 {
                                    (y - 0.5).max(0.5)
                                }
                                t
                            };
                        }
                        a.x
                    });
                if false {
                    break 'outer;
                }
            }
            if (a_2 <= a_2) {
                break;
            }
            k0 += 1;
        }
        Pair { a: 3.0 }
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub bool);
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: [Mat3; 2], mut v: f32, t: &mut bool) -> i32 {
        if ((c[0].z_axis.x).cos() == c[0].x_axis.x) {
            let y: i32 = 'block: {
                let n: Vec3 = c[0].z_axis;
                if ((c[0].y_axis.y.abs() as u32 & 255) <= MASK) {
                    v = ((if ((*t) || (*t)) {
                        (*t) = ((((*t) || (*t)) || ((*t) || (*t)))
                            && ({
                                v = (c[1].x_axis.z).signum();
                                (Hit(c[1].z_axis, (*t))).1
                            }));
                        flatten::math::radians(Vec2::new(c[0].x_axis.x, 0.5_f32))
                    } else {
                        let mut x: Vec3 = c[1].x_axis;
                        Vec2::new(c[0].y_axis.x, 0.5_f32)
                    }))
                        .y;
                    break 'block ({
                        b = (degrees((c[1].y_axis.z).atan2(c[0].z_axis.z))
                            * ((Vec2::new(c[1].x_axis.x, c[1].y_axis.x)).y
                                - ([n.y, c[1].z_axis.z, c[1].x_axis.x])[0]));
                        (NARROW as i32)
                    });
                }
                (*t);
                (if false {
                    return (((((WIDE as i32) & 63) << (1u32)) & 63) << 2);
                } else {
                    ((WIDE as i32) / ((NARROW as i32) | 1))
                })
            };
            let mut a: usize = (((((-1.0_f32)).tanh()).max((c[1].z_axis.y - 0.0)) + 0.0)
                .abs() as usize & 15);
        }
        {
            b = (if (*t) {
                let mut turn = 0;
                let b: [f32; 3] = 'value: loop {
                    if (*t) {
                        break [c[0].z_axis.x; 3];
                    }
                    if (c[1].z_axis.y > c[0].x_axis.y) {
                        if (Hit(c[1].z_axis, (c[1].x_axis.z <= c[1].y_axis.z))).1 {
                            return (NARROW as i32);
                        } else {
                            return (1 - (-1));
                        }
                    }
                    turn += 1;
                    if turn == 3 {
                        break [c[0].z_axis.y, c[0].y_axis.z, b];
                    }
                };
                TABLE[Hit::SIZE % 4]
            } else {
                floor((c[0].y_axis.x).signum())
            });
            let a: f32 = ({
                let a: Hit = 'block: {
                    let mut b = mat3(
                        (c[1].x_axis).max(c[1].x_axis),
                        (c[0].z_axis).min(c[1].z_axis),
                        Vec3::splat(c[0].x_axis.y),
                    );
                    b.x_axis = Vec3::new(1.0_f32, c[0].z_axis.y, c[1].z_axis.z);
                    if (({ (if (*t) { (*t) } else { (*t) }) })) {
                        {
                            let mut t = b;
                            t.z_axis *= (b.y_axis.x * c[0].y_axis);
                            let start = (if 0_i32 != 0 {
                                (if STEPS != 0 { STEPS / STEPS } else { 2_i32 }) / 0_i32
                            } else {
                                10_i32
                            });
                            let mut n = 0;
                            n += start;
                            b.z_axis
                                += ((t.y_axis.x)
                                    .max(
                                        (if (-1.0_f32) <= c[0].z_axis.y {
                                            (0.25_f32).clamp((-1.0_f32), c[0].z_axis.y)
                                        } else {
                                            c[0].y_axis.z
                                        }),
                                    ) + 0.0);
                        }
                        break 'block ({ Hit(c[1].y_axis, (*t)) });
                    }
                    b.z_axis.x *= c[0].x_axis.x;
                    let v = Hit(c[1].y_axis, ((b.x_axis.z == 1.0_f32) & ((*t) || (*t))));
                    v
                };
                'outer: for a_2 in 0..4i64 {
                    let Pair { a: x } = Pair {
                        a: (c[1].y_axis.z).abs().sqrt(),
                    };
                    b += c[1].z_axis.x;
                    if a.1 {
                        continue 'outer;
                    }
                    'inner: for t in 0..WIDE as i32 + 1 {
                        let Hit(a, _) = a;
                    }
                }
                0.0
            });
        }
        0
    }
}

#[flatten]
mod p130 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &[f32; 3], c: Hit, y: &mut [f32; 3], t: &mut [i32; 3]) -> f32 {
        let mut turn = 0;
        let n: BVec3 = 'value: loop {
            if (!((t[1] > 0) && (t[1] <= t[1]))) {
                break (!(Vec3::new((-2.5_f32), c.a, y[0]))
                    .cmplt(Vec3::new((-2.5_f32), c.a, 0.5_f32)));
            }
            turn += 1;
            if turn == 2 {
                break BVec3::new(false, (t[0] < t[2]), (5_i32 != (-4)));
            }
        };
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            let mut turn = 0;
            let a: UVec2 = 'value: loop {
                if (((a[0] != a[2])
                    || ({
                        t[(8_usize).min(2)] *= 2;
                        (0.5_f32 < (k0 as f32))
                    })))
                {
                    if ((a[0] <= a[0])
                        == ((3_i32 <= (k0 as i32)) == (t[1] < (k0 as i32))))
                    {
                        return a[0];
                    } else {
                        return y[0];
                    }
                }
                if (t[1] < 5) {
                    break ((UVec2::new(MASK, (k0 as u32)) * 2)).max(UVec2::new(MASK, 0));
                }
                let Pair { a: a, b: _, c: _ } = Pair {
                    a: IVec3::new(t[0], (k0 as i32), (-1_i32)),
                    b: Vec3::new(y[2], y[2], (-0.0_f32)),
                    c: Vec4::new((-0.0_f32), a[1], (k0 as f32), 0.0_f32),
                };
                turn += 1;
                if turn == 2 {
                    break UVec2::new(0, 0);
                }
            };
            k0 += 1;
        }
        0.0
    }
}

mod p131 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Vec2,
        pub c: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2);
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let (b, mut v) = (
            ((0.0_f32 > a) & (a < a)),
            (-(Vec3::new(a, 1.5_f32, 2.0_f32)).z),
        );
        (((0.0_f32 * 1.0) < (Vec2::new((-1.0_f32), (-1.0_f32))).dot(Vec2::new(1.5, 0.0)))
            ^ (v > 0.5))
    }
}

#[flatten]
mod p132 {
    use super::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, y: &mut f32) -> i32 {
        let mut c: [f32; 3] = [a, a, (*y)];
        'outer: for (n, a) in c.iter().enumerate() {
            'inner: for n in 0..1 {
                let v = Mat2::from_cols(Vec2::new(c[2], (-2.5)), Vec2::new(1.5, 0.0));
            }
            if ((if ((c[2] < (*a)) || false) {
                let start = ({
                    let x: [Mat2; 3] = [
                        mat2(Vec2::new(0.0_f32, c[2]), Vec2::new(3.0_f32, (*y))),
                        Mat2::from_cols(
                            Vec2::new(c[2], (-0.0_f32)),
                            Vec2::new(2.0_f32, 3.0_f32),
                        ),
                        mat2(Vec2::new(0.5_f32, (*y)), Vec2::new((-2.5_f32), c[1])),
                    ];
                    'inner: for (v, y) in (0..3i32).rev().zip(c.iter()) {
                        let mut t = (((IVec2::new(v, (-4)) - IVec2::new(10, (-1))) % 2)
                            ^ IVec2::new(v, ((v & 15) * (v & 7))));
                        t.x = (({ (t.x + v) }) + t.y);
                        let mut v = ((-1.0) + (*a));
                    }
                    n
                });
                let mut a_2 = 2;
                a_2 += start;
                true
            } else {
                (c[0] <= 3.0)
            })) {
                continue;
            }
        }
        ((WIDE as i32) + (c[1] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
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
    pub fn entry(a: &f32, c: &mut f32) -> (Vec3, Pair) {
        'outer: for a in (0..3).rev() {
            let c: (Vec3, Pair);
            if (({
                let mut y: (Vec3, Pair) = (if ((if (5_usize >= Hit::SIZE) {
                    let mut k1 = (MASK) & 3;
                    #[unroll(max = 3)] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut x = (((TABLE[(k1 % 4) as usize] - HALF)
                            - ((Hit::RATE).min(HALF) + 0.0)))
                            .cos();
                        x = x;
                    }
                    (((a as i32) <= 1) & true)
                } else {
                    (if ((a as i32) > (-1)) {
                        ((a as i32) != a)
                    } else {
                        ((a as i32) < a)
                    })
                })) {
                    let given: f32 = radians(
                        (Vec3::new((-2.5_f32), TABLE[(MASK % 4) as usize], 1.0_f32))
                            .dot(Vec3::new(0.5_f32, 0.5_f32, HALF)),
                    );
                    let n: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(x_2: f32) -> f32 {
                            (x_2 - HALF).max(HALF)
                        }
                        t
                    };
                    (Vec3::new(n, n, 3.0_f32), Pair(Hit::SIZE, n))
                } else {
                    let t = (Vec3::new(0.5, 1.5, 2.0)
                        - ((Vec2::new((-2.5_f32), 0.25_f32)).y + Pair::RATE));
                    ((t).ceil(), Pair(Pair::SIZE, HALF))
                });
                (((a as i32) > a) == true)
            })) {
                c = (Vec3::new(HALF, HALF, 3.0_f32), Pair(Hit::SIZE, HALF));
            } else {
                c = (Vec3::new(HALF, 0.0_f32, (-2.5_f32)), Pair(Pair::SIZE, Pair::RATE));
            }
        }
        ((Vec3::new(1.0, (*c), 0.5) + Vec3::splat((*c))), Pair(2, ((*c) + (*c))))
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: [[Pair; 3]; 2]) -> f32 {
        if ((if (y[1][0].b.y > y[1][2].a) {
            ({
                let mut b = [(*c), (*c)];
                ((*a) >= y[0][2].b.y)
            })
        } else {
            'outer: for x in 0u32..2 {
                let mut k1 = 2u32;
                'inner: while k1 > 0 {
                    let mut a_2: f32 = y[1][0].a;
                    k1 -= 1;
                }
                if (y[0][2].b == y[0][0].b) {
                    let given: f32 = (Pair { b: y[0][1].b, a: y[0][1].a }).a;
                    let n: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(t: f32) -> f32 {
                            if t < HALF { -t } else { t }
                        }
                        t
                    };
                    break;
                }
            }
            false
        })) {}
        0.0
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
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
    impl Hit {
        fn step(mut self, a: f32) -> f32 {
            let [n, a] = [
                ([(WIDE as i32), STEPS])[0],
                (if STEPS != 0 { (NARROW as i32) % STEPS } else { (-4_i32) }),
            ];
            if (self.b > self.b) {
                if ((Self::RATE.abs() as usize & 15) >= (1_usize & 7)) {
                    return self.b;
                } else {
                    return self.a.a;
                }
            }
            (select(
                ((self.b).max((-2.5_f32)) + 0.0),
                (self.a.a * self.b),
                (0.25_f32 != 2.0_f32),
            ))
                .abs()
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, mut v: State, t: u32) -> State {
        'outer: for a in [
            (*c),
            7_i32,
            ({
                if ((if (t < MASK) {
                    let mut a = ({
                        #[unroll(max = 3)]
                        'outer: for v in (0..((1_i32) & 3)) {
                            let mut b = State {
                                a: ((if false { (*c) } else { (*c) }) - (STEPS * 0)),
                            };
                            if ((Pair::SIZE
                                <= (if ((NARROW as i32) != b.a) { Pair::SIZE } else { 5 })))
                            {
                                continue 'outer;
                            }
                            let a_2 = Hit {
                                a: (if (Vec3::new(3.0, a, 1.0))
                                    .cmplt(Vec3::new((-1.0), a, a))
                                    .any()
                                {
                                    Pair { a: a }
                                } else {
                                    Pair { a: a }
                                }),
                                b: Hit::step(
                                    Hit {
                                        b: HALF,
                                        a: Pair { a: HALF },
                                    },
                                    ({ Hit { a: Pair { a: a }, b: a } }).step(a),
                                ),
                            };
                        }
                        Mat2::from_cols(Vec2::new((-1.0), (-0.0)), Vec2::new(a, a))
                    });
                    a.x_axis *= Vec2::ONE;
                    (0_u32 < 0)
                } else {
                    false
                })) {}
                0_i32
            }),
        ] {}
        State { a: 0 }
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: f32,
        pub c: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p137 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec3,
    }
    impl Pair {
        fn step(self, a: bool, c: &i32) -> i32 {
            ((*c) + (*c))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut f32, y: &BVec3) -> f32 {
        let mut turn = 0;
        let a: i32 = 'value: loop {
            if ((5_i32 <= a) != flatten::math::any(((*y) ^ (*y)))) {
                ((Vec2::new((*c), (-1.0_f32))).y == (*c));
                let a: [i32; 2] = [
                    ({ Pair(0.0_f32, 0_i32) }).step(false, &{ 0_i32 }),
                    0_i32,
                ];
            }
            if false {
                break 0;
            }
            turn += 1;
            if turn == 2 {
                break 0;
            }
        };
        0.0
    }
}

mod p139 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p140 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    pub fn entry(a: &[[f32; 2]; 3], c: i32, y: bool, t: u32) -> f32 {
        'outer: for _ in (*a) {
            if (Hit::RATE == a[0][0]) {
                let mut n: [f32; 2] = [(Vec2::new(a[2][1], 3.0_f32)).y, a[1][1]];
                break;
            }
            'inner: for a in 0..2 {}
        }
        0.0
    }
}

mod p141 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32, t: u32) -> State {
        let given: f32 = (Vec3::new(0.0_f32, (-0.0_f32), 0.25_f32)).z;
        let y: f32 = {
            fn first(x_2: f32) -> f32 {
                x_2 * 0.5 + 1.0
            }
            let t = first(given);
            t
        };
        State {
            b: (if y <= 0.0 { ((1.5_f32).signum()).clamp(y, 0.0) } else { 0.0 }),
            ..State {
                a: Hit(0.0_f32, 0_i32),
                b: 0.0,
                c: 0.0,
            }
        }
    }
}

#[flatten]
mod p142 {
    use super::*;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
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
    pub fn entry(a: [f32; 3], c: UVec2, y: &mut f32) -> [f32; 3] {
        let mut a: Hit = Hit((Pair(Pair::SIZE, State::SIZE)).0, (0_i32 + 0_i32));
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p143 {
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
    pub fn entry(a: f32, c: &u32) -> f32 {
        #[unroll(max = 3)]
        'outer: for x in (0..((((1_i32 & 15) * (STEPS & 7))) & 3)) {
            if ((Pair::SIZE > Hit::SIZE) | (a > Hit::RATE)) {
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 4) {
                        break;
                    }
                    k1 <<= 1;
                    if any(
                        ((IVec3::new(3_i32, 7_i32, 1_i32)
                            | IVec3::new(2_i32, 3_i32, 3_i32)))
                            .cmpgt(
                                (IVec3::new(0_i32, (-4_i32), (-4_i32))
                                    - IVec3::new(x, 10_i32, x)),
                            ),
                    ) {
                        let mut y: Hit = Hit(0.5_f32, a);
                    } else {
                        let mut n = (Vec3::new(2.0, 0.25, a))
                            .max(
                                atan2(
                                    Vec3::new(1.0_f32, a, a),
                                    (if false {
                                        Vec3::new(3.0_f32, (-1.0_f32), 0.5_f32)
                                    } else {
                                        Vec3::new(a, 0.0_f32, a)
                                    }),
                                ),
                            );
                    }
                    any(BVec3::new((2_u32 <= k1), true, true));
                }
                return ((a * a)).trunc();
            }
            if (x > 3) {
                continue;
            }
            let mut a: [Mat2; 2] = [
                Mat2::from_diagonal(Vec2::new(0.0_f32, a)),
                mat2(Vec2::new(0.25_f32, a), Vec2::new(1.0_f32, a)),
            ];
            'inner: for (a, n) in a
                .into_iter()
                .zip([
                    (IVec2::new((-1_i32), 3_i32)).y,
                    (if x != 0 { 10_i32 / x } else { x }),
                ])
            {
                let c: u32 = (if (a.y_axis.y <= a.y_axis.x) { (*c) } else { (*c) });
                if true {
                    continue;
                }
            }
        }
        (a + a)
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: [f32; 3]) -> bool {
        if ((if false {
            let mut turn = 0;
            let a: IVec2 = 'value: loop {
                if (((if ((*c) != 5) {
                    ((((*c) < (*c)) && ((*c) < (-4))) || false);
                    Vec3::new(0.25, y[1], 0.0)
                } else {
                    if ((((MASK >= MASK) && ({ ((*c) <= (*c)) }))
                        && ((y[2] > 0.5) ^ false)))
                    {}
                    Vec3::new(0.0, 0.0, 0.0)
                }))
                    .cmplt(Vec3::new(0.0, 0.0, 0.0))
                    .any())
                {
                    break IVec2::new(0, 0);
                }
                turn += 1;
                if turn == 1 {
                    break IVec2::new(0, 0);
                }
            };
            false
        } else {
            false
        })) {}
        false
    }
}

mod p145 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> usize {
        0
    }
}

mod p147 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [f32; 3], y: f32) -> f32 {
        if false {
            if ((y - (-2.5_f32)) <= c[(STEPS & 1) as usize]) {
                return ((c[0]).abs().sqrt()
                    - (if (c[1] != c[2]) {
                        let [a, _, _] = [0.25_f32, (0.0_f32 + 0.0_f32), 0.0_f32];
                        0.0
                    } else {
                        0.0
                    }));
            } else {
                return 0.0;
            }
        }
        0.0
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub IVec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Pair {
        fn step(self, a: &Pair, mut x: i32, y: f32) -> i32 {
            'outer: for _ in 0..0u8 {
                'inner: for x_2 in [(((-4_i32) & 63) << 2), x] {
                    let v: IVec2 = (((IVec2::new(1, 10) ^ IVec2::new(x, 2))
                        ^ ({
                            x %= 7;
                            IVec2::new(0, (-4))
                        })))
                        .min(IVec2::new(x_2, (-4)));
                    let (c, (y, mut x_2)) = (
                        Pair(self.0),
                        (((3.0_f32 > y) as usize), self.0),
                    );
                    if (a.0 <= x_2) {
                        continue;
                    }
                    if (self.0 <= HALF) {
                        if (x > v.x) {
                            if ((((c).0 == (x_2 - x_2))
                                || ({
                                    x_2 = (x_2 - a.0);
                                    (c.0 < x_2)
                                })))
                            {}
                            break 'outer;
                        } else {
                            return x;
                        }
                    }
                }
            }
            ((IVec2::new(3_i32, 10_i32)).y + x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, c: &mut f32, y: &mut f32, t: &mut u32) -> Pair {
        let given: f32 = HALF;
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(b: f32) -> f32 {
                (b - HALF).max(HALF)
            }
            let t = doubled(given);
            t
        };
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            let mut a: Pair = Pair(1.5_f32);
            let n = a
                .step(
                    &a,
                    (k0).max(1),
                    (if (8_u32 < (*t)) {
                        a.0
                    } else {
                        let [x, v] = [0.0_f32, y];
                        x
                    }),
                );
            ((*t), a.0) = ((((*t) | (*t)) + (0_u32).max(8)), 0.25);
        }
        Pair(
            ((((*c)
                * (if false {
                    a.x = (((-2.5_f32)).max((a.x + 0.0)) + 0.0);
                    0.0_f32
                } else {
                    0.0_f32
                })))
                .abs()
                .sqrt() + ((*t) as f32)),
        )
    }
}

mod p149 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: &Vec3) -> u32 {
        let a = c.z;
        let mut a_2: IVec3 = ((({
            let b = (0
                + ((COUNT + COUNT)
                    + (if COUNT >= 8_usize { COUNT - 8_usize } else { 0 })));
            IVec3::new(5, (WIDE as i32), (-1))
        }) | IVec3::new(STEPS, b, b)) & IVec3::new(10, b, STEPS));
        let c: IVec3 = flatten::math::select(
            (a_2).max(a_2),
            ((a_2 + a_2) & IVec3::new((-4_i32), a_2.x, a_2.x)),
            ((-10_i32) > (1_i32 % (3_i32 | 1))),
        );
        let mut y = (if (a < a) {
            let mut n: BVec3 = (Vec3::new(a, 1.5_f32, a)).cmplt(Vec3::new(a, a, a));
            (-(1.0_f32 - 0.0))
        } else {
            a
        });
        'outer: for a in [((a < 3.0_f32) as i32), c.y] {}
        0
    }
}
