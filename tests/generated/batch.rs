//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p000::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p000::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p001", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p002::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p002::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p002::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p002::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p003::Pair { a: Leaf::read(v[3]) }; let r = p003::entry(a0, a1, a2, a3); vec![Leaf::write(r.0.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p003::Pair { a: Leaf::read(v[3]) }; let r = p003::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0.a)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p006::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p006::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(a1)] }),
    ("p007", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a2 = Leaf::read(v[8]); let r = p007::entry(&a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a2 = Leaf::read(v[8]); let r = p007::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p008::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p008::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p008::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p008::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p009::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p009::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p012::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p012::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = p013::Hit(p013::Pair(Leaf::read(v[1]), Leaf::read(v[2]))); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p013::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p013::Hit(p013::Pair(Leaf::read(v[1]), Leaf::read(v[2]))); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Leaf::read(v[6]); let r = p013::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = p014::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p014::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p014::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p014::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p015", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6])); let r = p015::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6])); let r = p015::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }),
    ("p016", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p016::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p016::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p018::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p018::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p019", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p020", |v| { let a0 = p020::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p020::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p020::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p020::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p021", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p021::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p021::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p023", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p023::entry(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p023::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = p026::Hit(Leaf::read(v[1])); let r = p026::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p026::Hit(Leaf::read(v[1])); let r = p026::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p028::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p028::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = p030::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p030::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p030::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p030::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [(Leaf::read(v[2]), p031::Hit(Leaf::read(v[3]), Leaf::read(v[4])), Leaf::read(v[5])), (Leaf::read(v[6]), p031::Hit(Leaf::read(v[7]), Leaf::read(v[8])), Leaf::read(v[9]))]; let a3 = Leaf::read(v[10]); let r = p031::entry(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [(Leaf::read(v[2]), p031::Hit(Leaf::read(v[3]), Leaf::read(v[4])), Leaf::read(v[5])), (Leaf::read(v[6]), p031::Hit(Leaf::read(v[7]), Leaf::read(v[8])), Leaf::read(v[9]))]; let a3 = Leaf::read(v[10]); let r = p031::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), p032::Pair, Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p032::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.0), Leaf::write(a2.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), p032::Pair, Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p032::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.0), Leaf::write(a2.2)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p034::Hit(Leaf::read(v[2]), Leaf::read(v[3])), p034::Hit(Leaf::read(v[4]), Leaf::read(v[5])), p034::Hit(Leaf::read(v[6]), Leaf::read(v[7]))]; let a3 = Leaf::read(v[8]); let r = p034::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p034::Hit(Leaf::read(v[2]), Leaf::read(v[3])), p034::Hit(Leaf::read(v[4]), Leaf::read(v[5])), p034::Hit(Leaf::read(v[6]), Leaf::read(v[7]))]; let a3 = Leaf::read(v[8]); let r = p034::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p035::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p035::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a1)] }),
    ("p036", |v| { let a0 = p036::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: p036::Pair(Leaf::read(v[2])) }; let a1 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p036::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p036::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: p036::Pair(Leaf::read(v[2])) }; let a1 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p036::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p037", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p038::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p038::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p039::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p039::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p040::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p040::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = p041::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p041::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p041::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p041::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p042", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = p043::Pair { a: Leaf::read(v[1]) }; let a2 = [p043::Pair { a: Leaf::read(v[2]) }, p043::Pair { a: Leaf::read(v[3]) }, p043::Pair { a: Leaf::read(v[4]) }]; let r = p043::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p043::Pair { a: Leaf::read(v[1]) }; let a2 = [p043::Pair { a: Leaf::read(v[2]) }, p043::Pair { a: Leaf::read(v[3]) }, p043::Pair { a: Leaf::read(v[4]) }]; let r = p043::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(&mut a0, a1); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[0][2].a), Leaf::write(r[0][2].b), Leaf::write(r[0][2].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[1][2].a), Leaf::write(r[1][2].b), Leaf::write(r[1][2].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c), Leaf::write(r[2][2].a), Leaf::write(r[2][2].b), Leaf::write(r[2][2].c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(&mut a0, a1); vec![Leaf::write(r[0][0].a), Leaf::write(r[0][0].b), Leaf::write(r[0][0].c), Leaf::write(r[0][1].a), Leaf::write(r[0][1].b), Leaf::write(r[0][1].c), Leaf::write(r[0][2].a), Leaf::write(r[0][2].b), Leaf::write(r[0][2].c), Leaf::write(r[1][0].a), Leaf::write(r[1][0].b), Leaf::write(r[1][0].c), Leaf::write(r[1][1].a), Leaf::write(r[1][1].b), Leaf::write(r[1][1].c), Leaf::write(r[1][2].a), Leaf::write(r[1][2].b), Leaf::write(r[1][2].c), Leaf::write(r[2][0].a), Leaf::write(r[2][0].b), Leaf::write(r[2][0].c), Leaf::write(r[2][1].a), Leaf::write(r[2][1].b), Leaf::write(r[2][1].c), Leaf::write(r[2][2].a), Leaf::write(r[2][2].b), Leaf::write(r[2][2].c), Leaf::write(a0)] }),
    ("p045", |v| { let mut a0 = (Leaf::read(v[0]), p045::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p045::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }, |v| { let mut a0 = (Leaf::read(v[0]), p045::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p045::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Hit(Leaf::read(v[1]), p046::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }); let r = p046::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Hit(Leaf::read(v[1]), p046::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }); let r = p046::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p047", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p047::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p047::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p048::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p048::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p049", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p049::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p049::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p049::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p049::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p051::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p051::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p051::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p051::entry(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p051::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p051::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p051::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p051::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p052::Hit { a: Leaf::read(v[3]) }; let r = p052::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p052::Hit { a: Leaf::read(v[3]) }; let r = p052::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Mat4::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])); let a3 = Leaf::read(v[9]); let r = p053::entry(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis), Leaf::write(a1.w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Mat4::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])); let a3 = Leaf::read(v[9]); let r = p053::entry_flat(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis), Leaf::write(a1.w_axis)] }),
    ("p054", |v| { let mut a0 = [p054::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p054::Pair(Leaf::read(v[2]), Leaf::read(v[3]))]; let a1 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let mut a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p054::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = [p054::Pair(Leaf::read(v[0]), Leaf::read(v[1])), p054::Pair(Leaf::read(v[2]), Leaf::read(v[3]))]; let a1 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let mut a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p054::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0].0), Leaf::write(a0[0].1), Leaf::write(a0[1].0), Leaf::write(a0[1].1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p055", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let mut a2 = p055::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a3 = Leaf::read(v[6]); let r = p055::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let mut a2 = p055::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a3 = Leaf::read(v[6]); let r = p055::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = p057::Hit; let mut a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let a3 = Leaf::read(v[2]); let r = p057::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p057::Hit; let mut a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let a3 = Leaf::read(v[2]); let r = p057::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = p059::State(p059::Pair(Leaf::read(v[0])), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p059::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p059::State(p059::Pair(Leaf::read(v[0])), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p059::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p060::Hit { a: p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p060::Hit { a: p060::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p060::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p060::Hit { a: p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p060::Hit { a: p060::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p060::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p061::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p061::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p064::Pair { a: Leaf::read(v[3]) }; let r = p064::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p064::Pair { a: Leaf::read(v[3]) }; let r = p064::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p065", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p068::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p068::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.a.c), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.a.c), Leaf::write(a0), Leaf::write(a1)] }),
    ("p070", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p070::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p070::entry(&mut a0, a1, &a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p070::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p070::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p071::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p071::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p073", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p073::State(Leaf::read(v[1])); let r = p073::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p073::State(Leaf::read(v[1])); let r = p073::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = [p075::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, p075::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }]; let a1 = Leaf::read(v[6]); let r = p075::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = [p075::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, p075::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }]; let a1 = Leaf::read(v[6]); let r = p075::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p078::Hit; let r = p078::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p078::Hit; let r = p078::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = p079::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p079::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p079::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let r = p079::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p080", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p080::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p080::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p081::entry(a0, a1, &a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p081::entry_flat(a0, a1, &a2, &a3); vec![] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p085", |v| { let a0 = p085::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p085::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = p085::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p085::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p087::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p087::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p088", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p088::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p088::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p089", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p089::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p089::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p090::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p090::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = p092::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p092::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p092::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p092::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p093::entry(&a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p093::entry_flat(&a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p095", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry(&mut a0, &a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = p096::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p096::entry(&a0, a1, &mut a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p096::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p096::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a2)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p097::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p097::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p100", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p100::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p100::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p102::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p102::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p103", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p103::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p103::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p104::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p104::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p105", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p105::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p107::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p107::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p108::Hit(Leaf::read(v[2])); let r = p108::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p108::Hit(Leaf::read(v[2])); let r = p108::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p109::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p109::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p111::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p111::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p112::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p112::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p113", |v| { let a0 = p113::Pair(Leaf::read(v[0])); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p113::entry(&a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p113::Pair(Leaf::read(v[0])); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p113::entry_flat(&a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p114::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p115", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p115::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let r = p115::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let r = p118::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let r = p118::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p120::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = p121::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = p121::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let mut a3 = Leaf::read(v[7]); let r = p121::entry(&a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p121::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let a2 = p121::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let mut a3 = Leaf::read(v[7]); let r = p121::entry_flat(&a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p123::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.0), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p123::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.0), Leaf::write(a0), Leaf::write(a1)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p125", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p125::Pair { a: Leaf::read(v[2]) }; let a3 = p125::Pair { a: Leaf::read(v[3]) }; let r = p125::entry(&mut a0, &a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p125::Pair { a: Leaf::read(v[2]) }; let a3 = p125::Pair { a: Leaf::read(v[3]) }; let r = p125::entry_flat(&mut a0, &a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p126", |v| { let mut a0 = p126::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.a)] }, |v| { let mut a0 = p126::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.a)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = [Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p127::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = [Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p127::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p128::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p128::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p130::Hit { a: Leaf::read(v[1]), b: p130::Pair { a: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b.a), Leaf::write(a1.c), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p130::Hit { a: Leaf::read(v[1]), b: p130::Pair { a: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b.a), Leaf::write(a1.c), Leaf::write(a3)] }),
    ("p131", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p131::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p131::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p131::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p131::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p132::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p132::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p133", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p133::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p133::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p134::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p134::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p136::entry(&a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p136::entry_flat(&a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p137::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p137::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p138::entry(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p138::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p140::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p140::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p141", |v| { let mut a0 = (Leaf::read(v[0]), p141::Hit(Leaf::read(v[1]), Leaf::read(v[2]))); let a1 = (Leaf::read(v[3]), p141::Hit(Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = p141::Hit(Leaf::read(v[6]), Leaf::read(v[7])); let r = p141::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.0), Leaf::write(a0.1.1)] }, |v| { let mut a0 = (Leaf::read(v[0]), p141::Hit(Leaf::read(v[1]), Leaf::read(v[2]))); let a1 = (Leaf::read(v[3]), p141::Hit(Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = p141::Hit(Leaf::read(v[6]), Leaf::read(v[7])); let r = p141::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.0), Leaf::write(a0.1.1)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p143::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p143::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry(a0, a1, a2, a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry_flat(a0, a1, a2, a3); vec![] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p148::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p148::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p148::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p148::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p149::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p149::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p149::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p149::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    pub fn entry(a: &f32, c: i32, y: &mut usize, t: usize) -> bool {
        let t = (if ((if ((*y) <= t) { ((*a) != (*a)) } else { ((*a) < (*a)) })) {
            ((3_u32 & MASK) >= (MASK ^ MASK))
        } else {
            return (t < Hit::SIZE);
        });
        let mut x_2 = Hit((rcp((*a))).signum(), Pair);
        let mut v = ({
            let mut b: Vec4 = Vec4::splat((*a));
            let v: Hit = Hit(
                ((Vec3::new((-2.5_f32), 0.0_f32, b.w))
                    .dot(Vec3::new(0.25_f32, 1.0_f32, (-0.0_f32))) * (5_i32 as f32)),
                x_2.1,
            );
            step(
                (Vec2::new(0.25_f32, (*a))).dot(Vec2::new(0.25_f32, 0.0_f32)),
                flatten::math::abs((*a)),
            )
        });
        let v = x_2.1;
        let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut v: [f32; 2] = [x_2.0, (*a)];
            'inner: for b in v.iter().rev() {
                let [x, ..] = [x_2.0, (*a)];
                let start = (({
                    let given: f32 = (({ (*b) }) % 4.0);
                    let b: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(v: f32) -> f32 {
                            (v - HALF).max(HALF)
                        }
                        let t = doubled(given);
                        t
                    };
                    let Hit(mut a_2, _) = Hit(
                        (x_2.0
                            - ({
                                x_2.0 = b;
                                b
                            })),
                        Pair,
                    );
                    c
                }) >> STEPS);
                let mut y = 0;
                y += start;
                if ((2_u32 != k0) == (k0 == 2)) {
                    if t {
                        x_2.0 = (*a);
                        let (v, (t, n)) = (
                            (((NARROW as i32) & 63) << 1),
                            (
                                Mat2::from_cols(
                                    Vec2::new(1.5_f32, x_2.0),
                                    (Mat2::from_cols(
                                        Vec2::new(0.5_f32, 0.0_f32),
                                        Vec2::new(0.0_f32, 0.0_f32),
                                    ) * Vec2::new((-1.0_f32), 0.25_f32)),
                                ),
                                IVec3::new(7_i32, y, 1_i32),
                            ),
                        );
                    }
                    break;
                }
            }
        }
        (t ^ (x_2.0 > 0.5))
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
            let mut k0 = (MASK) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let b: f32;
                if false {
                    t *= (flatten::math::smoothstep(self.0.x, self.0.y, t)).fract();
                    b = (if self.0.x <= a.0.y {
                        ((Vec3::new(self.0.y, a.0.y, 3.0_f32)).z).clamp(self.0.x, a.0.y)
                            + 0.0
                    } else {
                        a.0.x
                    });
                } else {
                    b = ((if self.0.x <= 1.0 {
                        (1.0_f32).clamp(self.0.x, 1.0) + 0.0
                    } else {
                        self.0.z
                    }) - a.0.x);
                }
            }
            (((0_usize).max(Self::SIZE)
                == (if Pair::SIZE >= Self::SIZE {
                    Pair::SIZE - Self::SIZE
                } else {
                    Self::SIZE
                })) ^ (t > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32) -> State {
        'outer: for y in [
            (Vec3::new(1.0_f32, TABLE[(2_usize).min(3)], TABLE[((*a)).min(3)])).z,
            (if Pair::RATE <= HALF {
                (TABLE[8_usize % 4]).clamp(Pair::RATE, HALF) + 0.0
            } else {
                TABLE[(*a) % 4]
            }),
            0.25_f32,
        ] {
            let State { a: mut n, b: _ } = State {
                a: Vec3::new(0.25_f32, 0.5_f32, 1.5_f32),
                b: (IVec3::new((*c), 3_i32, (*c)))
                    .cmpgt(IVec3::new(10_i32, (-1_i32), (*c))),
            };
            if ((-1.0_f32) <= n.z) {
                break;
            }
            let given: f32 = n.z;
            let t: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(n: f32) -> f32 {
                    n * HALF + 1.0
                }
                t
            };
        }
        if false {
            ((*a), (*c)) = (
                ((if TABLE[((*a)).min(3)] <= 0.25_f32 {
                    (HALF).clamp(TABLE[((*a)).min(3)], 0.25_f32) + 0.0
                } else {
                    0.5_f32
                })
                    .abs() as usize & 15),
                (((IVec2::new((*c), STEPS)).y & 15)
                    * (({
                        let mut a: Pair = Pair(
                            Vec3::new(HALF, State::RATE, 1.5_f32),
                            3.0_f32,
                        );
                        let x_2 = a
                            .step(
                                Pair((a.0 + a.0), (Vec2::new((-1.0_f32), a.0.x)).y),
                                &(*c),
                            );
                        (*c)
                    }) & 7)),
            );
        } else {
            let mut turn = 0;
            let y: Pair = 'value: loop {
                let mut c = Pair(
                    Vec3::new(0.0_f32, 3.0_f32, Hit::RATE),
                    TABLE[(*a) % 4],
                );
                if ((*a) <= ((*a) + (*a))) {
                    break Pair((c.0).yzx(), c.0.x);
                }
                turn += 1;
                if turn == 3 {
                    break c;
                }
            };
            let mut k0 = ((MASK + MASK)) & 3;
            'outer: loop {
                let mut x: usize = ((k0 <= k0) as usize);
                if ((*c) != (-4)) {
                    let (mut a, c) = (
                        (if ((if (x < x) { true } else { (k0 <= k0) })) {
                            y.0
                        } else {
                            y.0
                        }),
                        1.5_f32,
                    );
                } else {}
                if k0 == 0 || ((8_usize != 0)) {
                    break;
                }
                k0 -= 1;
            }
        }
        State {
            a: (Vec3::new(0.25, (-0.0), 0.25) + Vec3::splat(((*a) as f32))),
            b: BVec3::new(false, ((*a) <= 0), ((*a) < (*a))),
        }
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
    pub fn entry(a: f32, mut x: f32, mut v: Hit, t: &mut u32) -> State {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            if (x != v.a) {
                x = ({
                    'inner: for y in (0..1).rev() {
                        let State { a, b, c: y } = (if (x != x) {
                            State {
                                a: Pair { a: v.a },
                                ..State {
                                    b: x,
                                    ..State {
                                        c: Vec3::new(v.a, 1.5_f32, 0.0_f32),
                                        a: Pair { a: 0.5_f32 },
                                        b: v.a,
                                    }
                                }
                            }
                        } else {
                            State {
                                c: Vec3::new(v.a, 0.25_f32, v.a),
                                a: Pair { a: a },
                                b: a,
                            }
                        });
                        if (k0 < k0) {
                            let mut a: [i32; 3] = [0_i32, 0_i32, 0_i32];
                            break;
                        }
                    }
                    0.0
                });
                break;
            }
        }
        State {
            a: Pair { a: 0.0 },
            b: 0.0,
            c: Vec3::new(0.0, 0.0, 0.0),
        }
    }
}

#[flatten]
mod p003 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
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
    pub fn entry(mut b: bool, c: u32, y: f32, t: Pair) -> Hit {
        'block: {
            let Pair { a } = Pair { a: (t.a).floor() };
            if b {
                break 'block;
            }
            if (a.x != t.a.y) {
                b = ((c <= c)
                    == ((b | b)
                        || ({
                            b = (c <= 8);
                            (b != b)
                        })));
                let c = Vec3::new(a.x, TABLE[(c % 4) as usize], t.a.y);
                if (c.x != c.y) {
                    if (((2_usize * 2) == (if b { Hit::SIZE } else { Hit::SIZE }))) {
                        return Hit(t);
                    }
                    return Hit(Pair { a: a });
                }
            } else if (((c < c) && b) && (0.25_f32 != t.a.x)) {
                (b && any(BVec3::new(false, false, false)));
            } else {}
        }
        Hit(Pair {
            a: Vec2::new(0.0_f32, 0.0_f32),
        })
    }
}

#[flatten]
mod p004 {
    use super::*;
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
            let (n, ([b, a_2], mut x)) = (
                true,
                (
                    ({
                        let mut b = Pair { b: self.b, a: self.a };
                        let mut k0 = (((STEPS & 255) as u32)) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            self.b = (if ((*a) != State::SIZE) {
                                (b.b + self.b)
                            } else {
                                'inner: for v in (1..10).step_by(3) {
                                    self = Pair { a: 2.0, b: b.b };
                                    let Pair { a, b } = self;
                                }
                                Vec3::new(self.b.z, self.b.x, b.a)
                            });
                        }
                        [self.a, self.b.y]
                    }),
                    5_i32,
                ),
            );
            (x + (self.a as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> bool {
        let t: usize = 0;
        let a: Hit = 'block: {
            if ((if (y > y) {
                let [mut x, _] = [(y).copysign(y), ([(*a), (*a)])[0]];
                (true & (t != t))
            } else {
                if (((-([y; 2])[0])
                    >= (if (((*c) < (*c)) || (t < t)) {
                        let start = (0_i32 * 2);
                        let mut t = 0;
                        t += start;
                        ((*a) - (*a))
                    } else {
                        let mut b: State = ({
                            State {
                                a: (MASK + MASK),
                                b: (Vec2::new(0.5, 1.0) * (*a)),
                            }
                        });
                        y
                    })))
                {
                    let mut x_2: u32 = MASK;
                    let t: State;
                    if (((*c) < (*c)) ^ ((*a) <= (-2.5))) {
                        t = State {
                            a: (x_2 + x_2),
                            ..State { b: Vec2::new(y, y), a: 2 }
                        };
                    } else {
                        x_2 += (((3_u32 & 63) << (x_2 & 7)) + (x_2 | x_2));
                        t = State { b: Vec2::splat(3.0), a: 0 };
                    }
                } else {
                    let mut v = ((*a) > (*a));
                    let v = ((Vec3::new((-2.5_f32), y, (*a)))
                        .dot(Vec3::new((-2.5_f32), (-2.5_f32), 1.5_f32)) / 4.0);
                }
                (t > t)
            })) {
                let mut a_2 = (!(if (t == 5) {
                    (!BVec3::new(true, (0_usize <= t), false))
                } else {
                    (BVec3::new(true, false, false) ^ BVec3::new(true, (y > y), true))
                }));
                break 'block Hit {
                    a: Vec4::new(0.25, 1.5, 1.5, y),
                    b: 3,
                    c: MASK,
                };
            }
            if (((MASK | MASK) as f32) != 2.0) {
                (*c) |= 3_i32;
                let mut b: Pair = Pair {
                    b: Vec3::new((*a), (*a), 3.0),
                    a: 1.5,
                };
                b.step(&t);
                let mut b = (b.b.x % 1.5);
            } else {
                let mut a: Pair = Pair {
                    a: 0.0,
                    b: Vec3::new(0.0, 0.0, 0.0),
                };
                a.step(&{ 0_usize });
            }
            Hit {
                a: Vec4::new(0.0, 0.0, 0.0, 0.0),
                b: 0,
                c: 0,
            }
        };
        false
    }
}

#[flatten]
mod p005 {
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
        fn step(mut self, mut b: [i32; 2]) -> i32 {
            self.a = ((3_i32 % b[(Self::SIZE).min(1)])
                + select(
                    (if (self.a != b[0]) {
                        let mut c = ((
                            Vec4::select(
                                (Vec4::new(
                                    TABLE[(3_u32 % 4) as usize],
                                    1.0_f32,
                                    1.0_f32,
                                    Pair::RATE,
                                ))
                                    .cmplt(Vec4::new(HALF, HALF, 0.0_f32, 0.5_f32)),
                                Vec4::new(TABLE[(3_usize).min(3)], 0.5_f32, 0.25_f32, HALF),
                                Vec4::new(
                                    HALF,
                                    2.0_f32,
                                    Self::RATE,
                                    TABLE[(MASK % 4) as usize],
                                ),
                            ),
                            (MASK | MASK),
                        ))
                            .1;
                        self.a
                    } else {
                        return (((if 3_usize >= 2_usize {
                            3_usize - 2_usize
                        } else {
                            3_usize
                        }) & 255) as i32);
                    }),
                    b[1],
                    (self.a < b[1]),
                ));
            let mut y = ((
                (if false {
                    #[keep]
                    'outer: for t in (0..((({
                        if ((((self.a - self.a)
                            + (if self.a != 0 { STEPS / self.a } else { self.a }))
                            != (3 | self.a)))
                        {
                            if (self.a != self.a) {
                                let mut a = Hit::RATE;
                                self.a *= 2;
                                let mut c: [i32; 2] = [self.a, 7_i32];
                            } else {
                                (b[0] <= (-1));
                                let Pair { a: v } = self;
                            }
                            let mut t = HALF;
                        } else {
                            let n: Pair;
                            if (TABLE[(8_usize).min(3)] < HALF) {
                                b = [b[0]; 2];
                                n = self;
                            } else {
                                b = b;
                                n = self;
                            }
                        }
                        b[0]
                    })) & 3))
                        .rev()
                    {
                        if (2_i32 > self.a) {
                            break;
                        }
                    }
                    Vec4::new(HALF, 3.0_f32, (-1.0_f32), Self::RATE)
                } else {
                    Vec4::new((-0.0_f32), 0.5_f32, 2.0_f32, 1.0_f32)
                }),
                MASK,
            ))
                .0;
            (-((-1) - b[1]))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: Vec2) -> f32 {
        let mut y: Pair = Pair { a: (*c) };
        let n = y.step([(*c), y.a]);
        dot(
            (Vec2::new(3.0_f32, HALF) * Vec2::new((-2.5_f32), (-1.0_f32))),
            ((Vec2::new(0.0_f32, 1.0_f32) - Vec2::new((-2.5_f32), a)))
                .max((a * Vec2::new(0.0_f32, 0.0_f32))),
        )
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Vec3) -> Pair {
        let start = (MASK + (MASK >> (MASK & 31)));
        let mut a = 1;
        a += start;
        let Pair(n) = Pair(c.y);
        let mut k0 = ((a | a)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if ((any(
                        (if (k0 <= a) {
                            let [Pair(a), Pair(_), Pair(_)] = ({
                                [Pair(c.z), Pair(c.y), Pair(c.y)]
                            });
                            BVec3::new(false, false, false)
                        } else {
                            BVec3::new(false, false, false)
                        }),
                    ) || false))
                    {}
                }
                k1 += 1;
            }
        }
        Pair(0.0_f32)
    }
}

mod p007 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &(f32, Vec4), c: &[[f32; 2]; 3], y: f32) -> (f32, Vec4) {
        let mut v = [[y, c[1][1]], c[0], [a.1.w, c[0][((-4_i32) & 1) as usize]]];
        ((((v[0][1] * 1.0)).signum() + v[0][1]), ((a.1).floor() + Vec4::splat(v[0][0])))
    }
}

#[flatten]
mod p008 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: &mut Pair, t: f32) -> Hit {
        let mut k0 = (5_u32) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            y.a = (if ((k0 > k0) || (t <= (*a))) {
                (*c)
            } else {
                let mut turn = 0;
                let a_2: f32 = 'value: loop {
                    if all(BVec3::new(((*c) <= y.a), (k0 != 1_u32), (0_i32 <= (*c)))) {
                        break (if ((if (t <= (*a)) {
                            ((*c) != 1)
                        } else {
                            (2_u32 > 2)
                        })) {
                            (Vec2::new((-0.0_f32), (*a))).y
                        } else {
                            (Vec3::new(0.0_f32, (*a), 3.0_f32)).z
                        });
                    }
                    let mut x = (
                        ((
                            Pair { a: y.a },
                            t,
                            Hit {
                                b: Vec3::new(t, (-2.5_f32), (*a)),
                                a: (*c),
                            },
                        ))
                            .0,
                        (((*a) * 0.0)).tanh(),
                        ([Hit {
                            a: (*c),
                            b: Vec3::new(0.0_f32, 1.5_f32, (-2.5_f32)),
                        }; 2])[0],
                    );
                    turn += 1;
                    if turn == 2 {
                        break x.2.b.y;
                    }
                };
                continue;
            });
        }
        Hit {
            a: (y.a + y.a),
            b: (Vec3::new(1.0, (*a), 0.25) + Vec3::splat((y.a as f32))),
        }
    }
}

mod p009 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> i32 {
        if ((if true {
            ({
                'outer: for x_2 in [
                    ({
                        let mut k0 = ((b.abs() as u32 & 255)) & 3;
                        'outer: loop {
                            if (((((*c) != (*c))
                                && ({
                                    b -= b;
                                    (k0 != k0)
                                })) ^ (b != b))) || k0 == 0
                            {
                                break;
                            }
                            k0 -= 1;
                            let x_2 = Pair {
                                a: (if ((b <= b) ^ true) {
                                    (Vec3::new(b, (-0.0), 0.0) - Vec3::new(b, 0.0, 0.0))
                                } else {
                                    (b * Vec3::new(TABLE[(8_u32 % 4) as usize], 3.0, b))
                                }),
                                b: ((if (k0 > k0) {
                                    Vec2::new(b, (-2.5))
                                } else {
                                    Vec2::new(b, (-1.0))
                                }) + b),
                                c: b,
                            };
                            (b, (*c)) = (
                                ((x_2.a.y).rem_euclid((-1.0)) + (b).sin()),
                                (((*c) >> (1u32)) ^ ((*c) + (*c))),
                            );
                            let mut x_2 = mat4(
                                Vec4::new(3.0, 1.0, x_2.a.y, (-2.5)),
                                Vec4::new(x_2.b.y, x_2.a.y, 3.0, x_2.a.x),
                                Vec4::new((-2.5), 0.0, 1.0, HALF),
                                Vec4::new((-1.0), x_2.b.x, 1.0, 1.5),
                            );
                            x_2.x_axis += Vec4::ONE;
                        }
                        (*c)
                    }),
                    (*c),
                    (5_i32 * (*c)),
                ] {
                    if all(BVec3::new(false, true, true)) {
                        let mut a = ((Mat4::from_cols(
                            Vec4::new(b, 3.0_f32, 0.0_f32, 1.5_f32),
                            Vec4::new(b, (-2.5_f32), b, 0.0_f32),
                            Vec4::new(b, b, b, 1.5_f32),
                            Vec4::new((-2.5_f32), 0.5_f32, (-2.5_f32), 1.0_f32),
                        ) * Mat4::IDENTITY)
                            - Mat4::from_cols(
                                Vec4::new((-2.5_f32), HALF, b, 3.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            ));
                        a.w_axis = Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
                    }
                }
                false
            })
        } else {
            false
        })) {
            return 0;
        }
        0
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
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    impl Pair {
        fn step(&mut self, a: f32, c: &i32) -> i32 {
            let mut b = (((mat2(Vec2::new(2.0_f32, 2.0_f32), Vec2::new(self.0, a))
                * self.0)
                * ({
                    #[unroll(max = 3)]
                    'outer: for n in (0..((((*c) ^ (*c))) & 3)) {
                        'inner: for t in -1..3 {
                            let mut a = ((mat2(
                                Vec2::new(1.0_f32, a),
                                Vec2::new(3.0_f32, self.0),
                            ))
                                .transpose()
                                * Mat2::from_cols(Vec2::new(a, self.0), Vec2::new(a, a)));
                            a.y_axis = a.x_axis;
                        }
                        if true {
                            continue;
                        }
                    }
                    Mat2::from_cols(
                        Vec2::new((-1.0_f32), 0.5_f32),
                        Vec2::new((-2.5_f32), 1.5_f32),
                    )
                })))
                .transpose();
            ((*c) + (b.x_axis.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut BVec3, y: i32) -> bool {
        let mut y: Pair = Pair(a.x);
        let a = y.step((0.0 + 0.0), &{ 0_i32 });
        false
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let (c, (a, mut b)) = (
            ([(*y), (*y), b])[0],
            (
                x,
                (if (x != x) {
                    (-0.0_f32)
                } else {
                    let mut a_2: [f32; 3] = [0.5_f32, b, b];
                    'outer: for v in a_2 {
                        let mut x = (if ((if (b < a_2[0]) {
                            if ((IVec2::new(10, 5) % 2) == IVec2::new(7, 2)) {
                                return flatten::math::select(
                                    (IVec3::new(STEPS, 7_i32, 3_i32))
                                        .min(IVec3::new(5_i32, 1_i32, 3_i32)),
                                    (IVec3::new((-4_i32), x, x)
                                        - IVec3::new(x, (-1_i32), 3_i32)),
                                    (IVec2::new(x, 2) == IVec2::new(1, (-4))),
                                );
                            }
                            (x > (WIDE as i32))
                        } else {
                            true
                        })) {
                            (Mat4::IDENTITY * Pair::RATE)
                        } else {
                            (*y)
                                -= ((if any(BVec3::new((a_2[0] <= b), true, false)) {
                                    (MASK + MASK)
                                } else {
                                    (MASK).max(MASK)
                                }) as f32);
                            Mat4::from_cols(
                                Vec4::new(2.0, 1.0, (-2.5), (*y)),
                                Vec4::new((-0.0), 1.0, (-0.0), 1.0),
                                Vec4::new(v, (-1.0), v, 1.0),
                                Vec4::new(v, a_2[0], (-0.0), a_2[0]),
                            )
                        });
                        x.y_axis *= Vec4::ONE;
                        if ((-0.0_f32) != x.z_axis.w) {
                            continue;
                        }
                        #[keep]
                        'inner: for x_2 in (0..(((WIDE as i32)) & 3)) {
                            let mut x_2 = Pair(
                                (Pair(Pair::SIZE, 0.25_f32)).0,
                                ([Pair::RATE, x.w_axis.w, x.x_axis.z])[0],
                            );
                            if (x.z_axis.z < x.y_axis.w) {
                                continue;
                            }
                        }
                    }
                    0.0_f32
                }),
            ),
        );
        IVec3::new(x, a, x)
    }
}

#[flatten]
mod p013 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub f32);
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
    pub fn entry(a: f32, mut x: Hit, y: [f32; 3], mut n: u32) -> bool {
        if (x.0).1 {
            let t: i32 = 'block: {
                (n <= n);
                if ((State::SIZE + 8_usize) < (Pair::SIZE + Hit::SIZE)) {
                    let a_2 = (1.0_f32 % (-3.0));
                    break 'block (NARROW as i32);
                }
                x = Hit(Pair((if x.0.1 { 0.25_f32 } else { a }), (1.0_f32 > y[0])));
                (select((WIDE as i32), (WIDE as i32), x.0.1) + ((NARROW as i32) | STEPS))
            };
            let mut k0 = (n) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let mut y = ({
                    let mut turn = 0;
                    let x: State = 'value: loop {
                        let start = Hit::SIZE;
                        let mut y = 2;
                        y += start;
                        ((if x.0.1 { x.0.1 } else { x.0.1 })
                            & (x.0.1
                                || ({
                                    x = Hit(x.0);
                                    x.0.1
                                })));
                        if ((y + 1_usize) >= y) {
                            break State(t, x.0.0);
                        }
                        let mut t: f32 = (a - HALF);
                        turn += 1;
                        if turn == 3 {
                            break State(STEPS, x.0.0);
                        }
                    };
                    Vec3::new(y[1], a, (-2.5))
                });
            }
        } else if x.0.1 {} else {}
        x.0.1
    }
}

#[flatten]
mod p014 {
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
                    let mut a_2: f32 = ((WIDE as i32) as f32);
                    true;
                    let mut x = a_2;
                }
                k1 += 1;
            }
        }
        let mut x = BVec3::new(false, (c.1 < 8), false);
        let mut k0 = -1i32;
        'outer: while k0 <= -1 {
            if flatten::math::all(
                BVec3::new((c.0.z <= a), (k0 > k0), (0_u32 != 1_u32)),
            ) {
                {
                    let mut t: [Hit; 3] = [Hit; 3];
                    'inner: for b in t.iter().rev() {
                        let mut y: f32 = (if State::RATE <= c.0.y {
                            (c.0.x).clamp(State::RATE, c.0.y) + 0.0
                        } else {
                            c.0.y
                        });
                        y -= (((-1.0_f32)).copysign((c.0.y).fract())).atan2(c.0.z);
                    }
                }
                break;
            }
            'inner: for x_2 in 0..2 {
                let [mut y, _] = [
                    (Mat4::from_diagonal(
                        Vec4::new(0.0_f32, (-2.5_f32), 3.0_f32, (-0.0_f32)),
                    )
                        * mat4(
                            Vec4::new(c.0.z, 0.5_f32, 0.25_f32, 3.0_f32),
                            Vec4::new(c.0.z, (-2.5_f32), (-0.0_f32), 1.0_f32),
                            Vec4::new(0.5_f32, 1.5_f32, c.0.y, 2.0_f32),
                            Vec4::new(2.0_f32, 0.5_f32, 3.0_f32, 3.0_f32),
                        )),
                    Mat4::from_cols(
                        Vec4::new(0.25_f32, 0.25_f32, c.0.z, c.0.x),
                        Vec4::new(0.5_f32, 0.5_f32, 2.0_f32, a),
                        Vec4::new(0.5_f32, 1.5_f32, 0.5_f32, 0.5_f32),
                        Vec4::new(3.0_f32, 3.0_f32, c.0.x, 1.0_f32),
                    ),
                ];
                if ((if ((IVec2::new(k0, 0_i32)).y == ((x_2 as i32) % 7)) {
                    let x_2: Pair;
                    if (Pair::RATE != y.x_axis.z) {
                        y.z_axis.y = 0.25;
                        x_2 = Pair { a: c.1 };
                    } else {
                        x_2 = Pair { a: (c.1 >> (8_u32 & 31)) };
                    }
                    ((k0 < k0) == ((y.z_axis.x < y.z_axis.y) && (y.x_axis.y > 2.0)))
                } else {
                    ((c.0.z).atan2(c.0.z) != (y.w_axis.z - y.x_axis.x))
                })) {
                    'block: {
                        y
                            += (((y
                                + Mat4::from_cols(
                                    y.x_axis,
                                    Vec4::new(a, 0.5_f32, 0.0_f32, y.z_axis.y),
                                    y.x_axis,
                                    Vec4::new(2.0_f32, 0.5_f32, 3.0_f32, 0.25_f32),
                                )) * (y).transpose()) * y.x_axis.z);
                        if (((x_2 ^ x_2) as i32) < (k0).min(k0)) {
                            break 'block;
                        }
                        x = x;
                    }
                    let c = Pair { a: c.1 };
                }
            }
            k0 = k0 + 2;
        }
        [
            mat4(
                ((Mat4::from_cols(
                    Vec4::new(a, c.0.y, (-1.0_f32), c.0.y),
                    Vec4::new(3.0_f32, (-0.0_f32), 2.0_f32, c.0.z),
                    Vec4::new((-2.5_f32), (-2.5_f32), c.0.y, 3.0_f32),
                    Vec4::new(1.0_f32, 0.25_f32, 3.0_f32, 0.0_f32),
                ))
                    .transpose() * (Vec4::new(c.0.x, c.0.x, a, c.0.z) + (-1.0_f32))),
                (Vec4::new(0.0, 0.0, 0.0, 0.0) + Vec4::new(0.0, 0.0, 0.0, 0.0)),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
            ),
            Mat4::from_cols(
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
            ),
        ]
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
    pub fn entry(a: &mut [i32; 3], mut x: i32, y: &mut f32, t: &mut Mat2) -> i32 {
        (*y) = t.y_axis.x;
        let mut a_2: [i32; 2] = [a[0], a[1]];
        'outer: for (a, n) in a_2.into_iter().zip([t.x_axis.x, t.y_axis.y]) {
            a_2[(({
                t.y_axis.y = (t.x_axis.x * 1.0);
                MASK
            }) % 2) as usize]
                -= ({
                    t.y_axis.x += t.y_axis.y;
                    if (a_2[0] != a_2[1]) {
                        break;
                    }
                    a
                });
            if (7_i32 <= a_2[1]) {
                break;
            }
            let mut a: [i32; 3] = [
                ([x; 2])[0],
                (((x & 15) * (a_2[0] & 7)) % ((x & 15) * (a_2[1] & 7))),
                0_i32,
            ];
        }
        0
    }
}

#[flatten]
mod p016 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(self, a: &f32) -> Pair {
            let mut a_2 = Vec2::new((*a), (*a));
            let mut v = Pair(
                (if (self).0 {
                    UVec2::new(MASK, MASK)
                } else {
                    (if (a_2.x != (*a)) {
                        a_2 = Vec2::splat(
                            (if self.0 {
                                let mut t = State { a: IVec3::new(10, 3, 10) };
                                ((*a) + (-0.0))
                            } else {
                                (*a)
                            }),
                        );
                        UVec2::new(3_u32, 1_u32)
                    } else {
                        UVec2::new(MASK, 0_u32)
                    })
                }),
            );
            a_2.y = (a_2.y + 0.0);
            Pair((v.0 + UVec2::splat(v.0.x)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut BVec3, t: u32) -> i32 {
        let mut k0 = ((t & t)) & 3;
        'outer: loop {
            if ((-(*a)) >= ((*a)).copysign((-2.5))) || k0 == 0 {
                break;
            }
            k0 -= 1;
            'inner: for c in 0..2 {
                if ((if (Vec3::new((-2.5), (*a), (*a)))
                    .cmple(Vec3::new((*a), 0.5, 2.0))
                    .any()
                {
                    let mut c: Hit = Hit((0.25_f32 != (*a)), IVec2::new(5_i32, 2_i32));
                    let n = c.step(&(*a));
                    c.0
                } else {
                    (8_u32 > t)
                })) {
                    break;
                }
            }
        }
        ((*c) + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p017 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
        fn step(mut self, a: &bool) -> Hit {
            let mut k0 = ((MASK + MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let Hit(x_2) = Hit(STEPS);
            }
            let t = (if (HALF > TABLE[(5_u32 % 4) as usize]) {
                let mut k0 = ((Pair::RATE.abs() as u32 & 255)) & 3;
                #[keep] 'outer: while k0 > 0 && ((*a)) {
                    k0 -= 1;
                    self = Pair;
                    let given: f32 = 3.0;
                    let b: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(b: f32) -> f32 {
                            (b - HALF).max(HALF)
                        }
                        t
                    };
                    if (((k0 + k0) == (k0 | k0)) && (*a)) {}
                }
                Hit((-1_i32))
            } else {
                Hit((NARROW as i32))
            });
            Hit(
                (t.0
                    + (if (t.0 <= (-1)) {
                        'outer: for y in [
                            (0.0_f32).atan2(0.0_f32),
                            (TABLE[(t.0 & 1) as usize] % 3.0_f32),
                            Pair::RATE,
                        ] {
                            let mut a_2 = Vec4::new(0.25, 0.25, y, (-0.0));
                            if (*a) {
                                break;
                            }
                        }
                        10
                    } else {
                        t.0
                    })),
            )
        }
    }
    impl Hit {
        fn step(&mut self, a: f32) -> f32 {
            let Hit(x_2) = ({ Pair }).step(&{ (true || (self.0 <= self.0)) });
            (a + (self.0 as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &IVec2, y: f32) -> f32 {
        (*a)
            *= ((*a)
                - ({
                    (*a) = y;
                    y
                }));
        let mut c: Hit = Hit(c.y);
        let a_2 = c.step(((*a) * 1.0));
        (a_2 + (c.0 as f32))
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: BVec3, c: i32, y: Vec2, t: &u32) -> u32 {
        if false {
            if ((UVec2::new((*t), 1_u32)).y < (((*t) & 15) * ((*t) & 7))) {
                return ((if (0.5_f32 < 0.0) { 0 } else { 0 }) | 0);
            } else {
                return 0;
            }
        }
        0
    }
}

#[flatten]
mod p019 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
            let mut v: Mat2 = (mat2(
                rcp(Vec2::new(1.0_f32, 1.5_f32)),
                (mat2(Vec2::new((-2.5_f32), 3.0_f32), Vec2::new(t.y, 2.0_f32))
                    * Vec2::new((-0.0_f32), 0.5_f32)),
            ) * mat2(Vec2::new(0.5_f32, y), Vec2::new(y, t.y)));
            'inner: for _ in [
                (if (1_u32 != 0) {
                    let (mut a, (_, _)) = (
                        ((t.z - 0.0)).rem_euclid(v.x_axis.y),
                        (Vec3::splat(((v.x_axis.y).max(v.y_axis.y) + 0.0)), (v.y_axis).y),
                    );
                    k0
                } else {
                    'inner: for a_2 in 0..(COUNT + 1) {
                        (t.x, v.x_axis) = (
                            ({ v.y_axis.y }),
                            (if (t.z < y) {
                                (Mat2::from_cols(v.x_axis, v.y_axis) * v.y_axis)
                            } else {
                                Vec2::new(0.5, 0.25)
                            }),
                        );
                        if (Pair::RATE != 0.5) {
                            continue;
                        }
                    }
                    3_u32
                }),
                k0,
            ] {
                if false {
                    break 'inner;
                }
            }
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        2
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub usize);
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
    impl Hit {
        fn step(mut self, a: usize) -> f32 {
            let mut y = (if HALF <= HALF {
                (Hit::RATE).clamp(HALF, HALF) + 0.0
            } else {
                HALF
            });
            if ((if (((if (a != a) {
                'outer: for _ in (0..(((true as i32)) & 3)) {
                    if (({
                        let mut a = [
                            Mat2::from_diagonal(
                                (Vec2::new((-2.5_f32), 1.5_f32)
                                    + Vec2::new(0.5_f32, 3.0_f32)),
                            ),
                            Mat2::from_cols(
                                Vec2::new(HALF, 1.5_f32),
                                Vec2::new(y, 1.0_f32),
                            ),
                            Mat2::from_cols(
                                Vec2::new((-1.0_f32), 3.0_f32),
                                Vec2::new(y, (-1.0_f32)),
                            ),
                        ];
                        let mut c = (Self::SIZE <= a.len());
                        c
                    })) {
                        continue;
                    }
                }
                MASK
            } else {
                MASK
            }) != 8))
            {
                ((-1.0_f32) < y)
            } else {
                (y > y)
            })) {}
            y
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: i32, y: &mut f32, t: &u32) -> f32 {
        let a_2: Pair = Pair(
            flatten::math::dot(
                (Vec4::new(1.0_f32, 0.5_f32, 0.25_f32, (*y)))
                    .max(Vec4::new(2.0_f32, 1.0_f32, (-0.0_f32), a.0)),
                Vec4::new((-1.0_f32), 2.0_f32, 2.0_f32, a.0),
            ),
            (((*y).abs() as usize & 15)).max(((5_u32 & 7) as usize)),
        );
        let v: Mat2 = Mat2::from_diagonal(
            ((Mat2::from_cols(Vec2::new(a.0, a.0), Vec2::new((*y), a_2.0))
                * mat2(Vec2::new(3.0_f32, a.0), Vec2::new((-2.5_f32), (-0.0_f32)))))
                .mul_vec2((Vec2::new(0.5, 0.5)).abs()),
        );
        (*y) = (((a.0.abs() as u32 & 255) as f32) * ((1.5 - v.y_axis.y) * v.x_axis.x));
        let given: f32 = (v.x_axis.y).mul_add((*y), Hit::step(Hit, 0));
        let a: f32 = {
            let t = doubled(given);
            fn doubled(v: f32) -> f32 {
                (v - 0.5).max(0.5)
            }
            t
        };
        (*y) = (if ((*t) < (*t)) {
            return 2.0;
        } else {
            a_2.0
        });
        (Hit::RATE + (*y))
    }
}

#[flatten]
mod p021 {
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 3], c: i32) -> f32 {
        {
            let mut k0 = ((UVec2::new(8_u32, 8_u32)).y) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if (c <= c) {
                            let mut a = Vec2::new(a[0], a[0]);
                            let mut v = (
                                a.y,
                                (a.x < a.x),
                                Pair {
                                    a: 0.25_f32,
                                    b: a.x,
                                    c: a.x,
                                },
                            );
                            let mut x = (if (k0 == k0) {
                                ((Vec4::new(2.0_f32, v.0, a.x, 0.25_f32)
                                    - Vec4::new((-2.5_f32), 0.5_f32, (-0.0_f32), v.2.c)))
                                    .dot(
                                        (Vec4::new((-0.0), v.2.a, (-1.0), a.x)
                                            * Vec4::new(v.2.a, 2.0, v.2.b, (-2.5))),
                                    )
                            } else {
                                degrees((v.2).a)
                            });
                        } else if ((Pair::SIZE + Hit::SIZE) >= Hit::SIZE) {} else {}
                    }
                    k1 += 1;
                }
            }
        }
        1.0
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32, c: bool) -> UVec2 {
            {
                let mut x: Vec2 = Vec2::new(a, 0.0);
                if c {
                    let Hit { a } = Hit { a: (x.x).rem_euclid(x.x) };
                    self = Pair;
                } else {
                    if c {
                        return (if ((c
                            && ({
                                x.y = (1.5 + TABLE[(MASK % 4) as usize]);
                                c
                            })))
                        {
                            UVec2::new(5, MASK)
                        } else {
                            UVec2::new(MASK, 0)
                        });
                    }
                }
                (x, self) = (
                    (if (0.25_f32 <= x.x) {
                        Vec2::select((x).cmplt(x), x, x)
                    } else {
                        (x).yx()
                    }),
                    Pair,
                );
            }
            let mut v = Hit { a: a };
            (((UVec2::new(MASK, 5) * 3) + UVec2::new(MASK, MASK))
                + UVec2::splat((v.a.abs() as u32 & 255)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32, y: f32) -> f32 {
        (*c) *= (((*a) + (Vec3::new((*a), 1.5_f32, (-2.5_f32))).z) % (-3.0));
        (*c) = (*c);
        'outer: for a_2 in [(IVec2::new((-1_i32), 5_i32)).y, (STEPS).abs()] {
            if (1.0_f32 <= (*a)) {
                return (Vec2::select(
                    (Vec2::new(3.0_f32, (-1.0_f32)))
                        .cmplt(Vec2::new((-0.0_f32), 0.0_f32)),
                    Vec2::new(0.0_f32, 0.5_f32),
                    Vec2::new((-1.0_f32), (*a)),
                ))
                    .y;
            }
            let given: f32 = ((if (a_2 != a_2) { (*c) } else { (*c) })).cos();
            let a: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(b: f32) -> f32 {
                    b * HALF + 1.0
                }
                t
            };
            if (({
                if ((-4_i32) != 1) {
                    let mut t: Pair = Pair;
                    let x = t
                        .step(
                            ({
                                t = t;
                                y
                            }),
                            (if (a_2 > a_2) { (0.25_f32 > y) } else { ((*c) > y) }),
                        );
                    return a;
                }
                (STEPS == a_2)
            })) {
                'inner: for x_2 in (0..0).rev() {
                    (*c) = (vec3(
                        (if (-1.0_f32) <= (*c) {
                            (y).clamp((-1.0_f32), (*c)) + 0.0
                        } else {
                            (*c)
                        }),
                        a,
                        ((-0.0_f32) + a),
                    ))
                        .dot(Vec3::new(0.0, 0.0, 0.0));
                }
                break;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: &mut f32, c: &mut BVec3) -> [i32; 2] {
        (*a) += (*a);
        let x: Vec2;
        if (((*a) > (*a)) | (0_u32 >= MASK)) {
            x = (Vec2::new(2.0, (-1.0))).ceil();
        } else {
            (*a) += (*a);
            x = cos(Vec2::new(0.25_f32, 1.5_f32));
        }
        let mut b: [i32; 2] = [STEPS, (-4_i32)];
        'outer: for (_, x_2) in b
            .into_iter()
            .zip([(b[1] + 1_i32), b[(Hit::SIZE).min(1)]])
        {
            let v: usize = (Hit::SIZE >> 1);
            if ((-(x.y + x.y)) > (Vec2::new(1.5_f32, (*a))).y) {
                'inner: for _ in [MASK, (MASK + 0_u32), MASK] {
                    let mut n = ((Mat3::from_diagonal(Vec3::new(3.0_f32, 1.5_f32, x.y))
                        * Mat3::from_diagonal(Vec3::new(x.y, (*a), (*a)))) * x.x);
                    n.y_axis = Vec3::new(1.0_f32, n.z_axis.y, n.z_axis.y);
                    if (v <= v) {
                        break;
                    }
                    if (5_usize > ((MASK & 7) as usize)) {
                        let mut v: Hit = Hit { a: n.y_axis.z };
                        continue;
                    }
                    b[(v).min(1)] = b[0];
                }
            }
        }
        if true {
            (*a) = (x.y).rem_euclid(x.y);
            b[(Hit::SIZE).min(1)] = b[1];
        } else if false {
            b[0] = 1;
            let given: f32 = x.y;
            let y: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(a_2: f32) -> f32 {
                    if a_2 < HALF { -a_2 } else { a_2 }
                }
                t
            };
        } else {
            b[(MASK % 2) as usize] = ((((IVec2::new(b[1], b[0])).y & 15)
                * (((b[1] & 15) * (b[0] & 7)) & 7)))
                .signum();
        }
        let k0 = ((MASK & 1_u32)) & 3;
        'outer: loop {
            if (!(k0 < k0)) {
                break;
            }
            if k0 < 4 {
                let (a, _) = (
                    (if ((k0 < k0) ^ (k0 > k0)) {
                        [0_i32, 0_i32]
                    } else {
                        [0_i32, 0_i32]
                    }),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                );
                break;
            }
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: IVec3, c: &mut i32, mut v: f32, t: u32) -> u32 {
        (*c) = ({
            let mut k0 = (((t & 63) << (t & 7))) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                if (Vec3::new(1.5, 0.5, v))
                    .cmpeq(
                        (Vec3::new(v, 0.5, 1.5))
                            .min(Vec3::new((-0.0), 2.0, TABLE[(1_u32 % 4) as usize])),
                    )
                    .all()
                {
                    let a: f32 = (((v).tanh() - fract((-0.0_f32)))
                        + (if v <= v {
                            (((v).min(v) + 0.0)).clamp(v, v) + 0.0
                        } else {
                            v
                        }));
                }
            }
            0
        });
        0
    }
}

mod p025 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &i32) -> u32 {
        let mut k0 = ((UVec2::new(MASK, 0_u32)).y) & 3;
        #[keep]
        'outer: loop {
            if ((if ((*a) <= 1) {
                if (k0 != MASK) {
                    let start = (*a);
                    let mut v = 2;
                    v += start;
                    return (k0 ^ (k0 & k0));
                }
                ((*a) != 3)
            } else {
                let a_2 = ((((*c) | (*c)) as f32) * 0.0);
                (((*a) != (*a)) && (0_usize < (*a)))
            })) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            (*a) ^= 3;
        }
        ((MASK).min((MASK + (UVec2::new(MASK, 2_u32)).y)) + (((*a) & 255) as u32))
    }
}

#[flatten]
mod p026 {
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
        fn step(self, a: f32) -> i32 {
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                k0 -= 1;
                let given: f32 = 1.0;
                let c: f32 = {
                    fn second(x: f32) -> f32 {
                        x * 0.5 + 1.0
                    }
                    let t = second(given);
                    t
                };
            }
            let b: IVec2;
            if (({
                let mut x_2: [f32; 2] = [1.5_f32; 2];
                'outer: for (n, &y) in x_2.iter().zip(&[MASK, MASK]) {
                    let mut turn = 0;
                    let x: Vec2 = 'value: loop {
                        if ((Vec3::new(2.0, (-1.0), 0.25) + Vec3::new((-2.5), a, 3.0)))
                            .cmple(Vec3::new(x_2[1], 0.25, TABLE[(y % 4) as usize]))
                            .all()
                        {
                            break (if (y != y) {
                                select(
                                    Vec2::new(self.0, (-1.0_f32)),
                                    Vec2::new((-0.0_f32), 1.5_f32),
                                    (x_2[0] > 0.5),
                                )
                            } else {
                                Vec2::new(0.5, 1.0)
                            });
                        }
                        turn += 1;
                        if turn == 1 {
                            break Vec2::new(HALF, (-2.5));
                        }
                    };
                    let mut n = (if (((-0.0_f32) % a) == (x.x + a)) {
                        x
                    } else {
                        break;
                    });
                }
                (HALF <= self.0)
            })) {
                b = IVec2::new(1, 0);
            } else {
                b = IVec2::new(STEPS, 0);
            }
            (b.y
                + ({
                    'outer: for y in 0..4 {
                        if (((1_u32 & 7) as usize) < 8) {
                            return b.y;
                        }
                        if true {
                            break;
                        }
                    }
                    b.x
                }))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: Hit) -> i32 {
        let (c, n) = (
            (if (c.0.z < a.x) {
                let mut turn = 0;
                let c: f32 = 'value: loop {
                    let mut a_2 = ((c.0.y < (-2.5)) && ((c.0.x * c.0.w) >= (a.y / 1.5)));
                    if a_2 {
                        break 'value ((c.0.z * a.y)).ceil();
                    }
                    turn += 1;
                    if turn == 1 {
                        break (c.0.x).abs();
                    }
                };
                (a).z
            } else {
                ((c.0.z).max(c.0.z) + 0.0)
            }),
            ((Hit::SIZE >> 1) + 1_usize),
        );
        let mut k0 = 0i32;
        'outer: while k0 < 0 {
            k0 += 1;
            'inner: for _ in k0..=0 {
                let mut t = k0;
            }
            if (((MASK & 7) as usize) < 3) {
                let mut c: Pair = Pair(a.x);
                let y = c
                    .step(
                        ({
                            c = Pair(TABLE[n % 4]);
                            (c.0 + (-0.0_f32))
                        }),
                    );
                continue;
            }
        }
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
                    let mut v = [
                        a.z,
                        flatten::math::select(
                            (TABLE[(3_u32 % 4) as usize]).tanh(),
                            a.y,
                            (Hit::SIZE < n),
                        ),
                    ];
                    v[(k0 % 2) as usize] *= v[1];
                }
                k1 += 1;
            }
        }
        (({ Pair(a.x) }).step(a.y) + STEPS)
    }
}

mod p027 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
        pub c: Hit,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 1) {
                break;
            }
            let mut a_2: [State; 2] = [
                State {
                    b: Vec3::new(a, a, 1.5_f32),
                    c: Hit(Pair { a: STEPS }),
                    a: a,
                },
                State {
                    b: Vec3::new(a, 2.0_f32, (-1.0_f32)),
                    c: Hit(Pair { a: 1_i32 }),
                    a: 0.25_f32,
                },
            ];
            'inner: for t in a_2 {
                let (x, mut a) = (
                    ({
                        if (({ (t.b.z < a_2[0].b.y) })) {
                            a_2[1].b = a_2[1].b;
                            break 'outer;
                        }
                        (Mat3::from_cols(
                            t.b,
                            Vec3::new((-0.0_f32), t.b.z, 0.25_f32),
                            a_2[1].b,
                        ) * Mat3::from_cols(a_2[1].b, a_2[0].b, t.b))
                    }),
                    [0_i32, (k0).max(3_i32)],
                );
                let given: f32 = a_2[1].b.z;
                let n: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(a: f32) -> f32 {
                        if a < HALF { -a } else { a }
                    }
                    t
                };
                let a: i32 = 'block: {
                    if (0_u32 != 0) {
                        break 'block 0;
                    }
                    0
                };
            }
            k0 = k0 + 2;
        }
        false
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut [f32; 3], y: f32, mut n: f32) -> Pair {
        let mut t: f32 = (([y, c[0], c[2]])[0] * TABLE[(2_usize).min(3)]);
        if ((*a) <= n) {
            'outer: for _ in 7..10i64 {
                #[keep]
                'inner: for c in (0..(((0_i32 & STEPS)) & 3)) {
                    if (all(
                        (if ((if (c <= c) { (c < c) } else { (t <= y) })) {
                            ({ BVec3::new(false, false, false) })
                        } else {
                            BVec3::new(false, false, false)
                        }),
                    )) {}
                }
            }
        }
        Pair
    }
}

mod p029 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> f32 {
        #[keep]
        'outer: for n in (0..(((10_i32 + c)) & 3)) {
            let (Hit { a }, ..) = (
                Hit { a: (-0.0_f32) },
                (IVec3::new(c, (-1_i32), c) / 3),
            );
        }
        let mut v = Hit { a: (-2.5) };
        ((v.a).ceil() + v.a)
    }
}

#[flatten]
mod p030 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
            let b: [f32; 3] = 'value: loop {
                ({
                    if ((3.0_f32 + 1.0_f32) >= (-b.c)) {
                        return (((b.a.z < b.a.z)
                            || ({
                                b.a += b.a;
                                (b.a.y != self.0)
                            }))
                            && ({
                                b.b.z = (1_u32 as f32);
                                true
                            }));
                    }
                    b.a.z = 5;
                    (x != STEPS)
                });
                if (({
                    if ((0.0_f32 < b.b.y) != (IVec2::new((-1), 7) == IVec2::new(10, 2)))
                    {
                        let a_2: Pair;
                        if (({ (b.b.y > b.b.z) })) {
                            a_2 = b;
                        } else {
                            b.c = b.b.z;
                            a_2 = Pair { b: b.b, ..b };
                        }
                        return (2.0_f32 < Self::RATE);
                    }
                    (b.c > Self::RATE)
                })) {
                    break 'value [b.b.z, b.c, b.b.y];
                }
                turn += 1;
                if turn == 2 {
                    break [b.b.y, 2.0_f32, b.b.z];
                }
            };
            (b[0] > b[1])
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: Hit, y: f32, mut n: u32) -> bool {
        let [Hit(a_2), Hit(a)] = [x; 2];
        x.0 = 3;
        let a: Pair = 'block: {
            if (Hit::step(
                &x,
                Pair {
                    b: Vec3::new((-2.5), 3.0, y),
                    c: y,
                    a: IVec3::new(3, a, 7),
                },
                ((a + a_2) * (-1)),
            )) {
                x.0 /= 3;
                let start = ((x.0 & 15) * (a_2 & 7));
                let mut v = 0;
                v += start;
                let start = ((b
                    - ({
                        b = TABLE[(Pair::SIZE).min(3)];
                        b
                    }))
                    * (if (x.0 < 7) {
                        if (({ (if (n > n) { (!true) } else { (true || false) }) })) {
                            let (x, (mut a_2, mut n)) = (
                                (Vec2::new(b, y) % 1.5),
                                (
                                    Vec4::new(b, b, (-1.0_f32), 0.5_f32),
                                    Pair {
                                        c: b,
                                        a: IVec3::new(x.0, a, 10_i32),
                                        b: Vec3::new((-2.5_f32), 1.0_f32, y),
                                    },
                                ),
                            );
                            let mut v: Hit = ([Hit(n.a.y); 2])[0];
                            let y = v.step(Pair { b: n.b, ..n }, (3_i32 * 3));
                        } else {}
                        (-1.0_f32)
                    } else {
                        b
                    }));
                let mut a_2 = 0.0;
                a_2 += start;
            } else if (n != n) {} else {}
            if (a != a) {
                break 'block Pair {
                    b: Vec3::new(y, 0.0, 0.25),
                    c: 1.5,
                    a: IVec3::new(a, a, 0),
                };
            }
            Pair {
                a: IVec3::new(2, 0, 7),
                ..Pair {
                    c: 0.0,
                    a: IVec3::new(0, 0, 0),
                    b: Vec3::new(0.0, 0.0, 0.0),
                }
            }
        };
        false
    }
}

mod p031 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, mut v: [(u32, Hit, f32); 2], t: f32) -> Hit {
        v[1].1 = Hit(
            (v[0].1.0
                && ({
                    v[1].1.0 &= (1.0_f32 < v[1].1.1);
                    (v[0].1.0 != (x > 0_i32))
                })),
            (({
                'outer: for y in 0u32..3 {
                    let Pair(mut x, _) = Pair(IVec3::new(x, x, x), v[1].1.1);
                    let mut k1 = (v[1].0) & 3;
                    #[keep]
                    'inner: loop {
                        if v[0].1.0 {
                            let mut n: f32 = (v[0].1.1 - ((v[0].1.1 - HALF) * 0.0));
                            break;
                        }
                        if k1 == 0 || (false) {
                            break;
                        }
                        k1 -= 1;
                    }
                }
                0.0_f32
            }) * 0.0_f32),
        );
        Hit(false, 0.0_f32)
    }
}

#[flatten]
mod p032 {
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
    impl Hit {
        fn step(&mut self, a: f32) -> IVec3 {
            #[keep]
            'outer: for t in (0..(((IVec2::new(5_i32, STEPS)).y) & 3)).rev() {
                let mut k1 = ((self.a ^ self.a)) & 3;
                #[keep]
                'inner: while k1 > 0
                    && ((((if (a > self.b) {
                        Vec2::new((-2.5), self.b)
                    } else {
                        return IVec3::new((-4), t, 3);
                    }) == Vec2::new(0.25, a))))
                {
                    k1 -= 1;
                }
                if false {
                    continue;
                }
            }
            (IVec3::new(1, (-4), 1) + IVec3::splat(((self.a & 255) as i32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: &mut (BVec3, Pair, bool), t: u32) -> Hit {
        if ((if (3_usize < Hit::SIZE) {
            return Hit {
                a: (b.abs() as u32 & 255),
                b: (if y.2 {
                    (*y) = (
                        (IVec3::new(7_i32, STEPS, 7_i32))
                            .cmpeq(
                                (IVec3::new((-4_i32), 10_i32, 2_i32)
                                    - IVec3::new((*c), (*c), (*c))),
                            ),
                        y.1,
                        ((if false {
                            y.2
                        } else {
                            return (if y.2 {
                                Hit {
                                    b: b,
                                    ..Hit {
                                        b: 0.0_f32,
                                        ..Hit { a: t, ..Hit { b: b, a: t } }
                                    }
                                }
                            } else {
                                Hit { b: (-0.0_f32), a: 1_u32 }
                            });
                        }) && (y.2 || (t > t))),
                    );
                    b
                } else {
                    b
                        -= (Vec4::new((-1.0_f32), 0.5_f32, (-2.5_f32), 1.5_f32))
                            .dot(
                                ((if y.2 {
                                    Vec4::new(b, 0.0_f32, 0.5_f32, b)
                                } else {
                                    Vec4::new(1.0_f32, b, b, 0.25_f32)
                                }) * (b).cos()),
                            );
                    b
                }),
            };
        } else {
            let mut a_2: Hit = Hit { a: t, b: 0.25 };
            let a = a_2.step(((b * a_2.b)).ceil());
            (a_2.b > a_2.b)
        })) {
            return Hit {
                b: TABLE[(t % 4) as usize],
                a: (t & t),
            };
        }
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            y.0 = y.0;
            let mut turn = 0;
            let a: f32 = 'value: loop {
                if false {
                    break 0.0;
                }
                turn += 1;
                if turn == 1 {
                    break 0.0;
                }
            };
        }
        Hit { a: 0, b: 0.0 }
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
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
        fn step(&mut self, a: usize) -> bool {
            if (((self.1 & 15) * (self.1 & 7)) >= self.1) {
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
                            if (((Pair::RATE).max((self.0.y).abs().sqrt()) + 0.0)
                                > ((-0.0_f32)).trunc())
                            {} else if (a != a) {} else {}
                        }
                        k1 += 1;
                    }
                }
                return (a != a);
            }
            (5_i32 <= self.1)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Vec3, y: Vec3) -> i32 {
        if (2.0_f32 > y.z) {
            let x_2: [[f32; 3]; 3] = 'block: {
                (*a)
                    *= (((Mat2::IDENTITY).mul_vec2(Vec2::new(1.5_f32, 2.0_f32)))
                        .dot(
                            (if (y.y != c.x) {
                                Vec2::new(c.y, 3.0_f32)
                            } else {
                                Vec2::new((-2.5_f32), y.z)
                            }),
                        ))
                        .copysign(((Vec2::new(2.0_f32, (-1.0_f32)) / 2.0)).y);
                if ((Pair::SIZE).max(Pair::SIZE) < ((c.x != 0.25_f32) as usize)) {
                    let mut c: Pair = Pair(Vec2::new(c.y, (-0.0_f32)), STEPS);
                    let x_2 = c.step((Pair::SIZE + Pair::SIZE));
                    break 'block [[HALF; 3]; 3];
                }
                [
                    [(*a), (*a), y.y],
                    [y.z, 1.0_f32, c.y],
                    [(*a), TABLE[(8_u32 % 4) as usize], c.z],
                ]
            };
        } else {
            let n = c.z;
            if true {
                let mut a_2: [f32; 3] = (if false {
                    (*a) = radians((y.z - (*a)));
                    [c.x, y.y, c.y]
                } else {
                    [y.x; 3]
                });
                'outer: for &a in &a_2 {
                    if (((!(c.y < 3.0))
                        && (!(if ((-1.0_f32) < a_2[1]) {
                            (y.z > a_2[2])
                        } else {
                            ((-2.5_f32) < HALF)
                        }))))
                    {
                        let mut a: Vec4 = degrees(
                            ((Vec4::new(3.0_f32, 1.0_f32, (-0.0_f32), 2.0_f32))
                                .max(Vec4::new(0.25_f32, (-2.5_f32), y.z, 1.0_f32))
                                + Vec4::new(1.0_f32, 0.5_f32, 2.0_f32, a_2[1])),
                        );
                        let (mut a, mut t) = (
                            BVec3::new(false, (y.x > c.z), ((-2.5_f32) <= a_2[1])),
                            (a_2[2]).mul_add(a_2[2], (n * a_2[2])),
                        );
                    } else {}
                    if (a_2[0] < 3.0) {
                        break;
                    }
                }
            } else {}
        }
        (STEPS + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
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
        fn step(mut self, a: &Hit, c: [State; 2], y: f32) -> i32 {
            let b = Pair(
                (((if MASK != 0 { MASK / MASK } else { MASK }) & 7) as usize),
                ((y).sin()).abs().sqrt(),
            );
            ((((c[0].a + (-a.0)) & 15) * (c[0].a & 7)) + (self.1 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: u32, y: [Hit; 3], t: &u32) -> bool {
        let mut k0 = (((*t) % 2)) & 3;
        #[keep]
        'outer: loop {
            if ((Vec3::new(0.5, y[1].1, (-1.0)))
                .cmple(
                    ({
                        if (0_i32 > y[2].0) {
                            return true;
                        }
                        let v: Pair = Pair(
                            (y[0].1.abs() as usize & 15),
                            ((if (*t) != 0 { x % (*t) } else { (*t) }) as f32),
                        );
                        Vec3::new((*a), (-2.5), 0.5)
                    }),
                )
                .any()) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let mut c: Pair = Pair(State::SIZE, (*a));
            let v = c
                .step(
                    &y[2],
                    [
                        State {
                            c: y[2].1,
                            a: y[2].0,
                            b: Pair(c.0, c.1),
                        },
                        State { c: c.1, a: (-1_i32), b: c },
                    ],
                    (atan(y[0].1)).rem_euclid(c.1),
                );
            c.0 ^= 3;
        }
        let mut a_2: Pair = Pair(State::SIZE, 2.0_f32);
        let c = a_2
            .step(
                &y[0],
                [State {
                    a: y[2].0,
                    ..State {
                        b: a_2,
                        c: y[2].1,
                        a: 7_i32,
                    }
                }; 2],
                (a_2.1 / 1.5),
            );
        ((((y[2].0 & 15) * (y[1].0 & 7)) < y[0].0) ^ (a_2.1 > 0.5))
    }
}

#[flatten]
mod p035 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut f32) -> Pair {
        let given: f32 = (-(State {
            a: (*a),
            b: Pair {
                a: MASK,
                ..Pair {
                    b: Vec3::new(1.5_f32, (*c), (*c)),
                    ..Pair {
                        a: MASK,
                        ..Pair {
                            a: MASK,
                            b: Vec3::new(0.5_f32, 0.25_f32, (*a)),
                            c: STEPS,
                        }
                    }
                }
            },
            c: Pair::SIZE,
        })
            .a);
        let v: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(c: f32) -> f32 {
                if c < HALF { -c } else { c }
            }
            let t = first(given);
            t
        };
        if (((v >= (0.0_f32 + (-0.0)))
            && (false
                && ({
                    (*a) = (5_u32 as f32);
                    ({
                        let c: [i32; 2] = 'block: {
                            let mut c = Mat3::from_cols(
                                sin(Vec3::new(v, (-1.0_f32), 0.25_f32)),
                                (Mat3::IDENTITY).x_axis,
                                (Vec3::new(2.0, (-2.5), 1.5)).cross(Vec3::new(0.0, v, 0.0)),
                            );
                            c.x_axis = c.y_axis;
                            if ((flatten::math::select(
                                MASK,
                                MASK,
                                (c.x_axis.x != c.z_axis.y),
                            ) != (if (c.z_axis.x < c.y_axis.z) { MASK } else { MASK })))
                            {
                                let mut n = [(-7_i32), STEPS];
                                break 'block [n[0], n[1]];
                            }
                            let start = (State {
                                a: c.x_axis.y,
                                b: Pair {
                                    c: (WIDE as i32),
                                    ..Pair {
                                        b: c.z_axis,
                                        c: (NARROW as i32),
                                        a: MASK,
                                    }
                                },
                                c: 3_usize,
                            })
                                .c;
                            let mut a_2 = 2;
                            a_2 += start;
                            c.y_axis.y = (((v).abs() + c.x_axis.x))
                                .atan2(((*a) + (c.y_axis.y).abs()));
                            [
                                ((WIDE as i32) & (NARROW as i32)),
                                (Pair {
                                    c: (WIDE as i32),
                                    a: MASK,
                                    b: c.z_axis,
                                })
                                    .c,
                            ]
                        };
                        (c[0] != c[1])
                    })
                }))))
        {
            let mut a_2 = ((((STEPS & 255) as u32) & 255) as i32);
            ((*a), [a_2, _]) = (
                (HALF).floor(),
                [
                    (((a_2 | a_2) & 15)
                        * ((a_2
                            + ({
                                a_2 = a_2;
                                0_i32
                            })) & 7)),
                    a_2,
                ],
            );
            if false {
                if (((((-4_i32) <= a_2)
                    && ({
                        (*a) -= (((*a)).min((*c)) + 0.0);
                        (STEPS > a_2)
                    }))
                    && ({
                        (*c) = 0.5;
                        (3_u32 > MASK)
                    })))
                {
                    return ({
                        let a: (usize, Vec2, State) = (
                            State::SIZE,
                            atan2(
                                ({ Vec2::new((*c), 3.0_f32) }),
                                ((
                                    3_usize,
                                    Vec2::new((*a), (*a)),
                                    State {
                                        c: Hit::SIZE,
                                        a: 0.0_f32,
                                        b: Pair {
                                            a: 0_u32,
                                            b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                            c: 0_i32,
                                        },
                                    },
                                ))
                                    .1,
                            ),
                            State {
                                a: 0.0_f32,
                                b: Pair {
                                    a: 0_u32,
                                    b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    c: 0_i32,
                                },
                                c: 0_usize,
                            },
                        );
                        Pair {
                            a: 0,
                            b: Vec3::new(0.0, 0.0, 0.0),
                            c: 0,
                        }
                    });
                } else {
                    return Pair {
                        a: 0,
                        b: Vec3::new(0.0, 0.0, 0.0),
                        c: 0,
                    };
                }
            }
        }
        Pair {
            a: 0,
            b: Vec3::new(0.0, 0.0, 0.0),
            c: 0,
        }
    }
}

#[flatten]
mod p036 {
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
        fn step(&self, a: f32) -> bool {
            let mut y: [i32; 3] = [STEPS, 1_i32, (NARROW as i32)];
            'outer: for t in y.iter() {
                let mut y: Pair = (*self);
                if (Vec3::new(1.5, (-0.0), 0.5))
                    .cmplt((Vec3::new(1.0, a, (-0.0)) * Vec3::new(a, a, (-0.0))))
                    .any()
                {
                    let mut t: Mat2 = ((Mat2::from_cols(
                        Vec2::new(1.5_f32, a),
                        Vec2::new(0.5_f32, 0.5_f32),
                    )
                        - ({
                            'inner: for _ in 0..WIDE as i32 + 1 {
                                if (!(Vec2::new(0.25, a) == Vec2::new((-1.0), a))) {
                                    break;
                                }
                            }
                            mat2(Vec2::new(a, 3.0_f32), Vec2::new(3.0_f32, 0.25_f32))
                        })) * a);
                    continue;
                }
            }
            ((MASK < 8) ^ (y[2] > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: [i32; 3]) -> i32 {
        let mut a: Pair = a.c;
        let n = a.step(HALF);
        if (({
            a = a;
            if any((!BVec3::new(false, (a.0 > a.0), (c[0] != 3_i32)))) {
                'outer: for x_2 in -1..0 {
                    let k1 = ((a.0 | a.0)) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        break;
                    }
                    let mut v = (n || ((if n { a.0 } else { a.0 }) <= ({ 3 })));
                    let mut k1 = (a.0) & 3;
                    'inner: loop {
                        let mut y = ((if false {
                            Mat2::from_cols(
                                Vec2::new(0.25_f32, 0.0_f32),
                                Vec2::new(Hit::RATE, 0.0_f32),
                            )
                        } else {
                            mat2(
                                Vec2::new(Hit::RATE, 2.0_f32),
                                Vec2::new(1.0_f32, TABLE[((x_2 as i32) & 1) as usize]),
                            )
                        })
                            + Mat2::from_cols(
                                Vec2::new(0.5_f32, (-2.5_f32)),
                                Vec2::new(0.0_f32, 1.5_f32),
                            ));
                        y.y_axis = y.y_axis;
                        if k1 == 0 || (v) {
                            break;
                        }
                        k1 -= 1;
                    }
                }
                return c[1];
            }
            (3_i32 > c[1])
        })) {} else if false {} else {}
        0
    }
}

#[flatten]
mod p037 {
    use super::*;
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
        fn step(mut self, a: f32) -> f32 {
            self = Pair {
                b: self.b,
                a: Vec2::new((-1.0), 2.0),
            };
            let given: f32 = (if ((self.b < self.b) && (self.b != self.b)) {
                (1.0 - 0.5)
            } else {
                (self.a.x * self.a.y)
            });
            let c: f32 = {
                fn first(b: f32) -> f32 {
                    if b < 0.5 { -b } else { b }
                }
                let t = first(given);
                t
            };
            let b: f32;
            if (1.0_f32 != self.a.x) {
                self = Pair {
                    b: (3_usize).saturating_sub(self.b),
                    ..self
                };
                b = (self.a.x / 2.0);
            } else {
                b = (-1.0);
            }
            if (((self).a).ceil() == Vec2::new((-2.5), 3.0)) {
                #[keep]
                'outer: for x in (0..(((((WIDE as i32) & 15) * (STEPS & 7))) & 3)).rev()
                {
                    'inner: for b in [MASK, (MASK ^ 0_u32)] {
                        if (b >= b) {
                            break;
                        }
                    }
                    if (0_usize != 8) {
                        break;
                    }
                }
            } else {}
            (1.5 + (self.b as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> State {
        (*a)
            += ({
                Pair {
                    a: Vec2::new((*a), (*a)),
                    b: State::SIZE,
                }
            })
                .step(
                    ((if true {
                        {
                            let a: Pair = Pair {
                                a: (Vec2::new(0.0, 0.0)).min(Vec2::new(0.0, 0.0)),
                                ..Pair {
                                    a: Vec2::new(0.0, 0.0),
                                    b: 0,
                                }
                            };
                        }
                        0.0_f32
                    } else {
                        0.0_f32
                    }) * 0.0),
                );
        State { a: 0.0, b: 0.0 }
    }
}

#[flatten]
mod p038 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
        fn step(&mut self, a: f32, c: Pair, y: f32) -> Pair {
            let mut k0 = -1i32;
            'outer: loop {
                if !(k0 <= 1) {
                    break;
                }
                if (((((k0 <= k0) != (k0 > k0))
                    && ({
                        (*self) = Pair;
                        (MASK == MASK)
                    }))
                    != ((y * 0.0)
                        <= (Vec4::new(y, 1.0_f32, 2.0_f32, 3.0_f32))
                            .dot(Vec4::new(a, y, y, (-1.0))))))
                {
                    let mut k1 = -1i32;
                    'inner: while k1 <= -1 {
                        k1 = 2 + k1;
                        let mut x = Vec3::new(
                            (if a <= a { (a).clamp(a, a) + 0.0 } else { a }),
                            (if (true && (k0 > k1)) { (y).abs().sqrt() } else { y }),
                            a,
                        );
                    }
                }
                if (a < y) {
                    break 'outer;
                }
                k0 = k0 + 2;
            }
            Pair
        }
    }
    fn second(a: &mut f32, c: i32) -> bool {
        if ((((3.0_f32 <= (-2.5))
            || ({
                (*a) /= 2.0;
                ((*a) > (*a))
            })) || (!((*a) >= (*a)))))
        {
            (*a) -= (*a);
            let mut x = (Pair::SIZE * 2);
        }
        'outer: for y in [
            (if (c <= 1) {
                c
            } else {
                let mut x_2: Pair = Pair;
                let b = x_2.step(((*a)).copysign((*a)), x_2, ((*a) / (*a)));
                c
            }),
            2_i32,
        ] {}
        ((c < c) ^ ((*a) > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, y: &mut f32) -> u32 {
        let mut turn = 0;
        let a_2: f32 = 'value: loop {
            if second(y, (STEPS ^ 7)) {
                break a;
            }
            turn += 1;
            if turn == 3 {
                break c;
            }
        };
        (MASK + ((*y).abs() as u32 & 255))
    }
}

mod p039 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: usize,
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: i32, y: f32, t: &mut u32) -> f32 {
        let mut turn = 0;
        let y: (usize, Vec4, f32) = 'value: loop {
            let mut b = State {
                b: ((((c & 15) * (c & 7)) & 7) as usize),
                ..State {
                    a: 0.0,
                    ..State { b: 8, a: a.x }
                }
            };
            let start = ((UVec2::new(8_u32, 0_u32)).max(UVec2::new((*t), 1_u32))).y;
            let mut x = 1;
            x += start;
            if ((if ((c != c) && (x <= x)) {
                return a.x;
            } else {
                (Pair { a: (b.b < 0_usize) }).a
            })) {
                break (
                    (b.b + b.b),
                    vec4(1.5_f32, (-2.5_f32), a.x, 0.0_f32),
                    (2.0_f32 + 0.0),
                );
            }
            turn += 1;
            if turn == 2 {
                break (5_usize, Vec4::new(2.0_f32, b.a, a.y, 3.0_f32), b.a);
            }
        };
        if (3_u32 <= (*t)) {
            let b: usize = (if y.0 >= y.0 { y.0 - y.0 } else { y.0 });
            if ((3_u32 as f32) == y.1.z) {
                (8_usize > b);
                return (a.x + 0.0);
            }
            'outer: for x in 0..4 {
                let mut k1 = (((8_usize & 255) as u32)) & 3;
                #[unroll(max = 3)] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut v: f32 = (if a.y <= a.y {
                        (((Vec2::new(0.25_f32, 0.0_f32)).min(Vec2::new(3.0_f32, a.y))).y)
                            .clamp(a.y, a.y) + 0.0
                    } else {
                        y.1.y
                    });
                }
                if ((Pair { a: false }).a) {
                    if ((!(1_usize > y.0)) ^ ((*t) > (*t))) {} else {}
                    continue;
                }
            }
        } else {}
        ((({
            'outer: for x_2 in -1..1 {
                #[unroll(max = 3)]
                'inner: for b in (0..((2_i32) & 3)).rev() {
                    if false {
                        return a.x;
                    }
                    if (1_u32 > (*t)) {
                        continue;
                    }
                }
            }
            y.1.y
        }))
            .copysign(y.1.z) + ((*t) as f32))
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: &mut u32) -> f32 {
        if true {
            return (select(
                Vec2::new(3.0_f32, 2.0_f32),
                Vec2::new((*y), (-2.5_f32)),
                (c <= c),
            ))
                .dot(
                    (if true {
                        return cos(3.0_f32);
                    } else {
                        Vec2::new(2.0, a)
                    }),
                );
        }
        let v = ({
            'outer: for x in 1..=3 {
                if (((5_u32 != (*t)) && true) || (MASK > (*t))) {
                    let mut k1 = (((*t) ^ (*t))) & 3;
                    #[keep]
                    'inner: loop {
                        (*t) = ((((x as i32) as f32).abs() as u32 & 255)
                            & ((((5_u32 & 63) << ((*t) & 7)) & 15) * (5_u32 & 7)));
                        let mut a: Vec3 = Vec3::new(a, 3.0, 1.0);
                        if k1 == 0 || ((0.25_f32 != a.x)) {
                            break;
                        }
                        k1 -= 1;
                    }
                    continue;
                }
                (*y) = 1.0;
            }
            c
        });
        ((Vec2::new((*y), (*y))).y + ((*t) as f32))
    }
}

#[flatten]
mod p041 {
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
    impl Hit {
        fn step(&self, a: &f32, c: i32) -> i32 {
            let mut b = ((((c + (WIDE as i32))).min((-c)) & 15)
                * (((0_u32 & 255) as i32) & 7));
            let start = Pair::SIZE;
            let mut x_2 = 2;
            x_2 += start;
            (c + b)
        }
    }
    impl Pair {
        fn sum(&self, a: &f32, c: bool, y: &f32) -> usize {
            let mut n: Hit = Hit {
                a: BVec3::new(true, ((-1.0_f32) <= self.0), c),
                b: Vec3::new((-1.0), (-1.0), 3.0),
            };
            let y = n.step(&n.b.y, n.step(&{ (*y) }, n.step(a, 3)));
            (Pair::SIZE * 2)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Pair, mut v: UVec2, t: &mut f32) -> bool {
        let x_2: Pair = Pair((*t), v);
        let mut b: Pair = Pair(c.0, x_2.1);
        let x_2 = b.sum(&x_2.0, (b.1.x <= 8), &b.0);
        ((if ((5_usize != x_2) | (x_2 != x_2)) {
            ((NARROW as i32) <= STEPS)
        } else {
            let start = (if (2_usize != x_2) {
                let mut k0 = (((*t).abs() as u32 & 255)) & 3;
                'outer: loop {
                    if (((((x_2 > x_2) as usize) > (5_usize).saturating_sub(x_2))
                        || (if (8_u32 < b.1.x) {
                            (x_2 > 0)
                        } else {
                            (x_2 >= Hit::SIZE)
                        })))
                    {
                        let mut a: Hit = Hit {
                            a: BVec3::new((b.1.x != b.1.x), true, false),
                            b: Vec3::new(1.5, 0.25, 1.0),
                        };
                        let t = a
                            .step(
                                &a.b.z,
                                ({
                                    b.1.x = ({ 1 });
                                    ((WIDE as i32) | STEPS)
                                }),
                            );
                        b.1 = (({ (b).1 }) | b.1);
                    } else {}
                    if k0 == 0 || (true) {
                        break;
                    }
                    k0 -= 1;
                }
                STEPS
            } else {
                STEPS
            });
            let mut x_2 = 0;
            x_2 += start;
            (c.1.y < 8)
        }) ^ (b.1.y > 1))
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
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
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
    impl Hit {
        fn step(self, a: Hit, c: i32) -> bool {
            let mut c: f32 = ((if (Self::SIZE < Self::SIZE) {
                let x: f32 = (((IVec2::new(c, 0_i32) - IVec2::new((-1_i32), c))).y
                    as f32);
                select(0.5_f32, x, a.a)
            } else {
                (HALF).copysign(Hit::RATE)
            })
                - flatten::math::smoothstep(
                    (3.0_f32).cos(),
                    Self::RATE,
                    (TABLE[Hit::SIZE % 4]).cos(),
                ));
            ((Hit { a: self.a }).a ^ (c > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let Pair { a: t, b, c } = Pair {
            b: (*a),
            ..Pair {
                a: (*a),
                ..Pair { c: MASK, a: (*a), b: (*a) }
            }
        };
        let a_2: [f32; 2];
        if ((if (c != c) {
            (c <= c)
        } else {
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                if ((Hit { a: (3_u32 > c) }).a) {
                    return (smoothstep(b, (*a), (*a))).sin();
                }
                if ((({ Hit { a: ((*a) < (*a)) } })
                    .step(Hit { a: (c < c) }, (WIDE as i32)) != (c < c)))
                {
                    let mut n: [f32; 2] = [
                        ((TABLE[Pair::SIZE % 4]).max((*a)) + 0.0),
                        (((t - 0.0)).min(t) + 0.0),
                    ];
                    break 'outer;
                }
                let mut v: [f32; 2] = [b, (*a)];
                'inner: for (_, x) in v.iter().enumerate() {
                    (*a) = 0.0;
                }
                k0 = k0 + 2;
            }
            false
        })) {
            a_2 = [0.0_f32, 0.0_f32];
        } else {
            a_2 = [0.0_f32, 0.0_f32];
        }
        0.0
    }
}

mod p043 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Pair, y: [Pair; 3]) -> BVec3 {
        let mut k0 = ((MASK & MASK)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = (MASK) & 3;
            #[unroll(max = 3)] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut a_2: [Pair; 3] = [y[1], y[1], Pair { a: y[1].a }];
            }
            let mut t = y[2].a;
        }
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            let (mut t, _) = (
                ((a + a)).trunc(),
                (
                    (-0.5_f32),
                    (Vec3::new(a, 1.0_f32, 0.0_f32) * Vec3::new((-2.5_f32), a, a)),
                    (Vec3::new(a, (-2.5_f32), (-1.0_f32))).yzx(),
                ),
            );
            if ((!false) || false) {
                break;
            }
            k0 += 1;
        }
        BVec3::new(false, false, false)
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: i32) -> [[Hit; 3]; 3] {
        let mut k0 = (((c & 255) as u32)) & 3;
        #[keep]
        'outer: loop {
            if (1_i32 != (-1)) {
                let start = (if (c > c) {
                    (*a) >>= 1;
                    Hit::RATE
                } else {
                    ({ TABLE[(Pair::SIZE).min(3)] })
                });
                let mut y = 0.0;
                y += start;
                return [
                    [
                        Hit {
                            b: Vec2::new(y, 0.25_f32),
                            ..Hit {
                                c: y,
                                a: Vec3::new(1.5_f32, (-2.5_f32), y),
                                b: Vec2::new(y, (-2.5_f32)),
                            }
                        },
                        Hit {
                            a: Vec3::new(y, y, y),
                            b: Vec2::new(y, 2.0_f32),
                            c: y,
                        },
                        Hit {
                            b: Vec2::new(3.0_f32, 1.0_f32),
                            c: y,
                            a: Vec3::new((-2.5_f32), 1.0_f32, 0.0_f32),
                        },
                    ],
                    [
                        Hit {
                            a: Vec3::new(1.5_f32, 0.5_f32, y),
                            ..Hit {
                                c: 0.0_f32,
                                a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                b: Vec2::new(0.0_f32, 0.0_f32),
                            }
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
                ];
            }
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
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
mod p045 {
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
    pub fn entry(a: &mut (usize, State), c: i32) -> bool {
        'outer: for _ in [((a.1.a & 255) as i32), ((a.1.b & 255) as i32)] {
            #[keep]
            'inner: for x_2 in (0..(((c + c)) & 3)) {
                let mut y: Hit = Hit(Pair::RATE);
                if ((1.0_f32 * 2.0_f32) <= (y).0) {
                    continue 'inner;
                }
                let (x, v) = (Pair, (c < 2_i32));
            }
            let mut a = (if a.0 >= 2_usize { a.0 - 2_usize } else { a.0 });
            'inner: for a in [(Vec2::new(1.5_f32, 3.0_f32)).y, 1.0_f32] {
                let mut turn = 0;
                let n: f32 = 'value: loop {
                    let mut x_2 = a;
                    x_2 -= ((x_2).copysign((TABLE[(MASK % 4) as usize] + (-0.0))) * 1.0);
                    if ((if ((if (c < c) { false } else { ((-1_i32) > c) })) {
                        (c < c)
                    } else {
                        (c > c)
                    })) {
                        break x_2;
                    }
                    turn += 1;
                    if turn == 3 {
                        break 1.0;
                    }
                };
                if (Hit::RATE < (-1.0)) {
                    break;
                }
            }
        }
        (false ^ (a.1.b > 1))
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Hit) -> f32 {
        let mut c = atan2(((c.1.c.w - c.1.a)).abs().sqrt(), 0.5_f32);
        c *= a;
        1.5
    }
}

#[flatten]
mod p047 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub u32);
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
    pub fn entry(a: &mut f32, c: i32, y: &mut f32) -> u32 {
        {
            if (2_i32 < 10) {
                return ((MASK & 3) + ((c & 255) as u32));
            }
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                if (((Pair::RATE * 1.0_f32)
                    < ({
                        'inner: for x_2 in k0..=2 {
                            if (!false) {
                                let start = (-(!c));
                                let mut x_2 = 0;
                                x_2 += start;
                                continue 'inner;
                            }
                            ((Vec2::new(2.0_f32, (-2.5_f32)))
                                .dot(Vec2::new((*y), (-1.0_f32)))
                                > (Vec3::new((*a), (*y), HALF)).z);
                        }
                        0.25
                    })))
                {
                    break;
                }
                'inner: for t in 0..k0 {
                    if (((true != (((*a) != (*a)) || (1_i32 != (-4))))
                        || ({
                            (*y) = (Vec3::new(1.5_f32, 0.5_f32, (-1.0_f32))).z;
                            (false && false)
                        })))
                    {
                        (*a) = (if (-0.0_f32) <= (*y) {
                            ((({ (*y) }) * (*a))).clamp((-0.0_f32), (*y)) + 0.0
                        } else {
                            2.0
                        });
                        let mut c = mat3(
                            Vec3::new(3.0, 0.5, (*y)),
                            (Vec3::new(0.5, (*y), (*y)) - Vec3::new((*a), (*y), (*a))),
                            (Mat3::IDENTITY * Vec3::new((*a), (*a), (-1.0))),
                        );
                        c.z_axis *= Vec3::ONE;
                    } else if (t <= c) {
                        (*y) %= 3.0;
                    } else {
                        let mut b = (((*y) > (*y)) || (3.0_f32 <= (*y)));
                    }
                }
                k0 += 1;
            }
        }
        5
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: f32, y: &mut f32, mut n: [f32; 2]) -> bool {
        let [v, mut a_2, ..] = [(UVec2::new(8_u32, 5_u32) % 2); 3];
        (((if (a_2.x <= a_2.x) {
            n[0]
        } else {
            let mut v = (Mat2::from_cols(
                Vec2::new((*y), 0.25_f32),
                Vec2::new(n[1], n[1]),
            )
                * (Mat2::from_diagonal(Vec2::new(c, 1.0_f32))
                    * Mat2::from_cols(
                        Vec2::new(n[0], n[1]),
                        Vec2::new(0.5_f32, 2.0_f32),
                    )));
            v.x_axis = (if (MASK < a_2.y) {
                let mut k0 = ((a_2.x + a_2.y)) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut a_2 = Pair {
                                a: ({ Vec3::new(0.25, v.y_axis.y, 3.0) }),
                            };
                            let [c, _] = n;
                        }
                        k1 += 1;
                    }
                }
                Vec2::new(n[0], 0.0_f32)
            } else {
                let mut turn = 0;
                let a: u32 = 'value: loop {
                    if (v.y_axis.y > (n[1] % 4.0)) {
                        break a_2.y;
                    }
                    let [a, _, _] = ({
                        [
                            UVec2::new(0_u32, 0_u32),
                            UVec2::new(0_u32, 0_u32),
                            UVec2::new(0_u32, 0_u32),
                        ]
                    });
                    turn += 1;
                    if turn == 3 {
                        break 0;
                    }
                };
                Vec2::new(0.0_f32, 0.0_f32)
            });
            0.0_f32
        }) > 0.0) ^ (a_2.x > 1))
    }
}

#[flatten]
mod p049 {
    use super::*;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
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
    pub fn entry(a: &mut f32, mut x: Vec2, y: &Pair, t: u32) -> [i32; 2] {
        (*a) = HALF;
        let mut k0 = ((if t != 0 { 1_u32 / t } else { t })) & 3;
        #[keep]
        'outer: loop {
            if (k0 != t) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if (((if (k0 > k0) {
                (if (0.25_f32 <= (*a)) {
                    x.y
                } else {
                    let b: [i32; 2] = [STEPS, STEPS];
                    x.x
                })
            } else {
                let mut v: [i32; 2] = [STEPS, STEPS];
                'inner: for (_, &y) in v.iter().zip(&[(!v[0]), (1_i32).max(v[1])]) {
                    if ((1_usize + Hit::SIZE) > State::SIZE) {
                        let mut a: usize = (((v[(Hit::SIZE).min(1)] & 7) as usize)
                            + (State::SIZE + (if (0.0_f32 < 0.0) { 0 } else { 0 })));
                        break;
                    }
                }
                0.0_f32
            }) <= 0.0))
            {}
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: f32,
        pub c: bool,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: IVec3, c: &mut Vec3) -> i32 {
        let mut a: Pair = Pair {
            b: (c.y).abs().sqrt(),
            c: (MASK > (MASK | MASK)),
            a: ((IVec3::new(b.z, b.z, b.z) & IVec3::new(1_i32, b.z, 1_i32)))
                .cmpgt(
                    (if (b.x != b.y) {
                        'outer: for x in 0..2 {
                            if false {
                                if (((if (c.z < c.y) {
                                    let Pair { a: a, b: _, c: _ } = Pair {
                                        b: 0.0_f32,
                                        c: false,
                                        a: BVec3::new(false, false, false),
                                    };
                                    false
                                } else {
                                    false
                                }) || false))
                                {
                                    return 0;
                                } else {
                                    return 0;
                                }
                            }
                        }
                        IVec3::new(0, 0, 0)
                    } else {
                        IVec3::new(0, 0, 0)
                    }),
                ),
        };
        0
    }
}

mod p051 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &[Pair; 3]) -> [i32; 2] {
        'outer: for t in 0..WIDE as i32 + 1 {
            #[keep]
            'inner: for a_2 in (0..(((3_i32 - x)) & 3)).rev() {
                let a: Vec3 = (Vec3::new(0.0, 0.0, 0.0) + Vec3::new(0.0, 0.0, 0.0));
            }
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p052 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: bool, y: IVec2, t: Hit) -> IVec2 {
        let mut k0 = -1i32;
        'outer: while k0 <= 1 {
            if x {
                let start = ((x as usize) * 2);
                let mut v = 2;
                v += start;
                break;
            }
            flatten::math::all(
                (BVec3::new((2_i32 > y.x), false, false) | BVec3::new(false, x, false)),
            );
            k0 = k0 + 2;
        }
        'outer: for x_2 in (0..((y.x) & 3)).rev() {
            let mut x_2: i32 = (y.y).signum();
            'inner: for _ in 0..(COUNT + 1) {
                x &= x;
                let start = y.x;
                let mut b = 0;
                b += start;
                let mut y = (((MASK | MASK)
                    + (if x {
                        let mut y = Hit::SIZE;
                        MASK
                    } else {
                        MASK
                    })) as f32);
            }
            {
                x ^= (t.a > t.a);
            }
            'inner: for _ in 0..3 {
                if x {
                    continue;
                }
                if x {
                    break;
                }
                let mut x = ({
                    let mut c = Pair((-2.5_f32));
                    let mut n = [(Vec2::new((*a), 3.0_f32)).y, 0.5_f32];
                    n[1]
                });
            }
        }
        IVec2::new(0, 0)
    }
}

mod p053 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: &bool, c: &mut Mat4, y: &Mat4, mut n: bool) -> i32 {
        #[keep]
        'outer: for a in (0..((STEPS) & 3)) {
            if n {
                if (a <= a) {
                    let a: Vec2 = ((({ Vec2::new((-1.0), 1.5) })
                        * (Vec3::new(3.0_f32, 1.0_f32, 0.25_f32)).z)
                        - Vec2::splat((0.5_f32 * 0.0)));
                }
                continue 'outer;
            }
            c.x_axis = c.w_axis;
        }
        let mut k0 = (((MASK | 7) - (0_u32 & 7))) & 3;
        #[keep]
        'outer: loop {
            if n {
                let c: Mat4 = Mat4::from_cols(
                    (select(
                        y.x_axis,
                        Vec4::new(1.0_f32, 0.5_f32, (-1.0_f32), (-2.5_f32)),
                        (*a),
                    ) * ((*y) * Vec4::new(c.x_axis.w, 2.0, 0.25, y.z_axis.x))),
                    ((y.y_axis - y.w_axis.w)).min(Vec4::splat(y.w_axis.w)),
                    ((c.z_axis / (-3.0))).wzyx(),
                    Vec4::new(0.0, (-2.5), c.w_axis.z, (-1.0)),
                );
            }
            'inner: for t in -1..2 {
                let given: f32 = ((State {
                    b: y.x_axis.x,
                    ..State {
                        b: y.y_axis.z,
                        c: 2.0_f32,
                        a: Hit(y.w_axis.x, (t as i32)),
                    }
                })
                    .a)
                    .0;
                let c: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(x: f32) -> f32 {
                        (x - HALF).max(HALF)
                    }
                    let t = second(given);
                    t
                };
                if (k0 < 5) {
                    break 'inner;
                }
            }
            if k0 == 0 || ((3.0_f32 <= 1.0)) {
                break;
            }
            k0 -= 1;
        }
        ((-4) + (c.y_axis.w as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: &mut [Pair; 2], c: [f32; 3], y: &mut f32, t: &mut u32) -> Vec3 {
        let mut a: Hit = ({
            #[unroll(max = 3)]
            'outer: for t in (0..(((-STEPS)) & 3)) {
                if ((a[1].0 > a[0].1) & (a[0].0 == 0)) {
                    return Vec3::new(0.0, 0.0, 0.0);
                }
            }
            Hit(0_usize, 0_i32)
        });
        Vec3::new(0.0, 0.0, 0.0)
    }
}

mod p055 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: [f32; 2], c: &mut i32, y: &mut Pair, t: u32) -> bool {
        if ((if ((*c) > (*c)) {
            ((5_i32 <= (*c))
                || ({
                    y.c
                        += (if (a[0] <= y.c.y) {
                            (*c) |= (*c);
                            Vec2::new(y.c.y, 2.0_f32)
                        } else {
                            y.c
                        });
                    (t <= 3_u32)
                }))
        } else {
            (*y) = (*y);
            (({
                (y.c, (*c)) = (
                    Vec2::new(0.0, y.c.y),
                    ((*c)
                        - ({
                            (*c) = (*c);
                            (*c)
                        })),
                );
                y.b = select(
                    (Vec3::new(y.c.x, y.a, y.a) - 2.0_f32),
                    (y.b)
                        .min(
                            Vec3::select(
                                (y.b).cmplt(y.b),
                                Vec3::new((-1.0_f32), y.b.z, 1.0_f32),
                                y.b,
                            ),
                        ),
                    ((!(MASK > 2))
                        || ({
                            y.b += Vec3::new(3.0_f32, y.b.z, y.b.y);
                            true
                        })),
                );
                y.c.y
            }) < y.b.z)
        })) {
            let mut c: [[f32; 2]; 2] = [a, a];
            'outer: for a_2 in c.iter().rev() {
                if false {
                    'inner: for a in (1..7).step_by(3).rev() {}
                    break;
                }
            }
        }
        false
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: Mat3, t: Vec3) -> f32 {
        let mut b: Mat3 = Mat3::from_diagonal(
            ((mat3(t, Vec3::new(3.0_f32, 2.0_f32, (-2.5_f32)), y.x_axis) * y))
                .mul_vec3((Vec3::new(2.0, 1.5, y.x_axis.z) - y.y_axis.z)),
        );
        #[keep]
        'outer: for n in (0..((((*c)).min((*c))) & 3)) {
            if (2_u32 > MASK) {
                continue;
            }
            b.y_axis.z
                -= (if (((t).cmpeq(y.x_axis).any()
                    && ({
                        b.x_axis = (b.x_axis).xxz();
                        true
                    })))
                {
                    let given: f32 = ((Vec4::new(
                        0.25_f32,
                        (-2.5_f32),
                        1.5_f32,
                        y.z_axis.z,
                    ))
                        .dot(Vec4::new(0.5_f32, 0.0_f32, 0.0_f32, 0.0_f32)))
                        .copysign(0.0);
                    let a: f32 = {
                        let t = first(given);
                        fn first(a: f32) -> f32 {
                            a * 0.5 + 1.0
                        }
                        t
                    };
                    0.0_f32
                } else {
                    0.0_f32
                });
        }
        0.0
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
    pub fn entry(a: Hit, c: &mut i32, y: f32, t: &u32) -> bool {
        let mut c = (((Pair::SIZE + 1_usize) as f32) <= y);
        let mut c: Vec2 = Vec2::new(y, y);
        let mut b: [f32; 3] = [y, (-2.5_f32), c.x];
        'outer: for (x, &y) in b
            .iter()
            .zip(
                &[
                    ((*t) | (*t)),
                    (0_u32 + 1_u32),
                    (if MASK != 0 { (*t) % MASK } else { (*t) }),
                ],
            )
        {
            #[keep]
            'inner: for _ in (0..(((WIDE as i32)) & 3)) {
                c.x -= ((((*x)).mul_add(0.0_f32, 0.0_f32) - 0.0_f32) + 0.0_f32);
            }
        }
        false
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> u32 {
        let mut c: i32 = (if ((Pair {
            b: Vec3::new(c, 1.5_f32, 3.0_f32),
            ..Pair {
                c: 5_i32,
                a: ((-2.5_f32) != a),
                b: Vec3::new(1.5_f32, a, TABLE[(STEPS & 1) as usize]),
            }
        })
            .a)
        {
            STEPS
        } else {
            ((WIDE as i32) - STEPS)
        });
        'outer: for x in 0u32..4 {
            let mut v: [f32; 3] = [2.0_f32, a, (-1.0_f32)];
            'inner: for b in v {
                (v[(x % 3) as usize], [c, _]) = (v[(c & 1) as usize], [c, c]);
                let mut a = (((UVec2::new(x, 3_u32)).y
                    - (if (x != x) {
                        (v[1], c) = (a, (({ c }) - c));
                        x
                    } else {
                        x
                    })) != x);
                if a {
                    continue;
                }
            }
        }
        (MASK + ((c & 255) as u32))
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
    pub fn entry(a: State, c: f32) -> u32 {
        0
    }
}

#[flatten]
mod p060 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            b: (c.a.b + IVec3::new(2, 2, y.a.b.x)),
            c: ({
                {
                    {
                        let n: Pair;
                        if ((*a) != c.b) {
                            n = Pair {
                                a: (Hit::SIZE as f32),
                                ..c.a
                            };
                        } else {
                            c.a.b.z = c.a.b.x;
                            n = Pair {
                                c: (y.a.c + 1.5_f32),
                                a: (if (c.a.b.z > c.a.b.y) { y.a.c.x } else { (-1.0) }),
                                b: (c.a).b,
                            };
                        }
                    }
                }
                step(y.a.c, y.a.c)
            }),
        };
        if ((((c.a.c.z >= c.a.a)
            || ((y.a.b.x > c.a.b.x)
                && ({
                    c.a.c = (c.a.c).min(c.a.c);
                    (c.a.c.x <= c.a.c.x)
                }))) || (true || (y.a.c.z > y.b))))
        {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if (y.a.c.z >= abs(y.a.c.x)) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut turn = 0;
                let b: Vec3 = 'value: loop {
                    if ((if ((*a) <= c.a.a) {
                        ((y.a.a <= y.a.c.x)
                            || ({
                                c.a.b.y %= 7;
                                (y.a.c.y != c.a.a)
                            }))
                    } else {
                        (if (3_u32 < k0) { (n <= y.a.b.z) } else { (n > 3) })
                    })) {
                        break 'value y.a.c;
                    }
                    turn += 1;
                    if turn == 2 {
                        break (c.a.c - y.a.c.y);
                    }
                };
                (*c) = ({
                    if ((-1_i32) > c.a.b.x) {}
                    (*c)
                });
            }
        } else if (c.a.b.x <= 10) {} else {}
        (select(
            (IVec2::new(7_i32, c.a.b.y) - IVec2::new(c.a.b.z, y.a.b.z)),
            IVec2::new((-4_i32), (-1_i32)),
            ((1_i32 < 5) && (c.a.b.z <= n)),
        ) + IVec2::splat(((*a) as i32).clamp(-64, 64)))
    }
}

mod p061 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
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
    pub fn entry(a: &mut f32, c: i32, y: f32) -> bool {
        (*a)
            *= ((((
                2.0_f32,
                y,
                Mat2::from_cols(Vec2::new(y, (*a)), Vec2::new(1.0_f32, 1.5_f32)),
            ))
                .0)
                .min(
                    (if false {
                        (y).sin()
                    } else {
                        let mut k0 = ((MASK + MASK)) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            if (select(
                                IVec2::new(c, c),
                                IVec2::new(c, 1_i32),
                                (k0 <= k0),
                            ) == (IVec2::new((-1), 5) | IVec2::new(STEPS, 2)))
                            {
                                (*a) = ((((-2.5_f32) + y)).abs()
                                    - (((y).min((*a)) + 0.0) * 1.0));
                            } else if false {
                                let mut turn = 0;
                                let a: Pair = 'value: loop {
                                    if false {
                                        break Pair { a: 0.0, b: 0.0 };
                                    }
                                    turn += 1;
                                    if turn == 1 {
                                        break Pair { a: 0.0, b: 0.0 };
                                    }
                                };
                            } else {}
                        }
                        0.0_f32
                    }),
                ) + 0.0);
        false
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: usize,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p063 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut IVec2, y: f32, t: u32) -> f32 {
        let mut a = (Mat2::from_cols(Vec2::new(y, y), Vec2::new(3.0_f32, a)))
            .transpose();
        let mut a: usize = (((COUNT).abs_diff(COUNT) >> 1)
            + (if 5_usize >= 3_usize { 5_usize - 3_usize } else { COUNT }));
        let mut a: Mat2 = ((Mat2::from_cols(
            Vec2::new(0.0_f32, 0.0_f32),
            Vec2::new(0.0_f32, 0.0_f32),
        ) * Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))))
            .transpose();
        0.0
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: &mut Vec2, y: &f32, t: Pair) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 0) {
                break;
            }
            'inner: for x_2 in k0..=0 {
                let mut c = ((*c)).max((*c));
                let mut t = ({ (t.a + (t.a ^ t.a)) });
            }
            if ((t.a.x | t.a.x) >= (t.a.y + t.a.y)) {
                break 'outer;
            }
            if ((*y) < c.x) {
                'inner: for c in 0..k0 {
                    let (x_2, v) = (((t.a.x < t.a.y) as usize), Pair { a: (t).a });
                    b.x = (b).z;
                    let mut a = ((((-1.0_f32) + b.z)).fract())
                        .atan2(
                            (if false {
                                3.0
                            } else {
                                flatten::math::dot(
                                    Vec3::new(b.y, (-1.0_f32), TABLE[(t.a.x % 4) as usize]),
                                    b,
                                )
                            }),
                        );
                }
                break;
            }
            let mut n = (({
                'inner: for v in (0..(((if (k0 <= 7) {
                    (*c) *= b.y;
                    k0
                } else {
                    break;
                })) & 3))
                    .rev()
                {
                    let Pair { a: y } = Pair { a: t.a };
                    let mut c = Mat2::from_diagonal((*c));
                    c.y_axis += Vec2::ONE;
                }
                'inner: for _ in 0..k0 {
                    (*c) = Vec2::new((-0.0), c.y);
                    if (!((*c) == (*c))) {
                        let a: Vec3 = b;
                        continue;
                    }
                    let given: f32 = ({ (c.y * 0.0) });
                    let b: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(c: f32) -> f32 {
                            (c - HALF).max(HALF)
                        }
                        let t = first(given);
                        t
                    };
                    let mut a_2 = Mat2::from_cols(
                        ((*c)).min((*c)),
                        ceil(((*c)).normalize_or_zero()),
                    );
                }
                (c.x * b)
            }))
                .z;
            k0 += 1;
        }
        let mut k0 = (t.a.y) & 3;
        #[keep]
        'outer: loop {
            let mut b: bool = ({
                let mut turn = 0;
                let c: UVec2 = 'value: loop {
                    if ((c.x.abs() as usize & 15) <= (Pair::SIZE).max(Pair::SIZE)) {
                        break ((t).a)
                            .min((if (c.x > (*y)) { t.a } else { UVec2::new(3, 8) }));
                    }
                    turn += 1;
                    if turn == 3 {
                        break t.a;
                    }
                };
                ((*y) > b.y)
            });
            if k0 == 0 || (b) {
                break;
            }
            k0 -= 1;
        }
        (10 + (c.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    pub fn entry(a: &mut usize, c: &mut i32, y: &f32) -> i32 {
        let mut b: f32 = saturate((*y));
        if ((*a) <= (*a)) {
            if ((*c) > (*c)) {
                b
                    -= ((*y))
                        .copysign(
                            ({
                                let mut y = Vec3::splat((Pair::RATE + (b).ceil()));
                                let mut k0 = 255u8;
                                'outer: while k0 != u8::MAX {
                                    k0 += 1;
                                    let mut c = [Pair, Pair];
                                    let [mut v, ..] = c;
                                    v = Pair;
                                }
                                (y).z
                            }),
                        );
                let mut t = [5_i32, (*c)];
            }
            b += (b + 0.0);
        } else {
            if (Vec2::new(0.0, (-2.5)) == Vec2::new(0.0, b)) {
                if ((((*a) != (*a)) || false) && (!((*c) != (-1)))) {
                    return (!(*c));
                } else {
                    return (((*c) & (*c)) | ((*c)).abs());
                }
            }
            let mut x: [i32; 2] = [(*c); 2];
            'outer: for n in x {
                let n = Pair;
                let mut k1 = 1u32;
                'inner: while k1 < 4 {
                    k1 <<= 1;
                    if (((Vec3::new(b, b, (-0.0))).cmple(Vec3::new(0.0, (*y), b)).any()
                        || (((*a) <= (*a))
                            && ({
                                b = ({ (*y) });
                                false
                            }))))
                    {
                        let mut a_2 = ((*a)
                            + (if (*a) >= 2_usize { (*a) - 2_usize } else { (*a) }));
                        return (!(IVec2::new(5_i32, (-4_i32))).y);
                    }
                    let mut c: Vec3 = Vec3::new((-2.5), 1.0, b);
                }
            }
        }
        'outer: for c in (0..((((*c) / 7)) & 3)) {
            let mut k1 = -1i32;
            'inner: while k1 <= -1 {
                let given: f32 = (({
                    let mut t: usize = (((b * (*y)) + (-0.0)).abs() as usize & 15);
                    0.0_f32
                }) + (-0.0));
                let a_2: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(x_2: f32) -> f32 {
                        x_2 * HALF + 1.0
                    }
                    t
                };
                if ((((*a) != 2)
                    && ({
                        b = (TABLE[(*a) % 4]).sin();
                        (MASK > MASK)
                    })))
                {
                    break;
                }
                if ((({
                    let mut a = mat2(Vec2::new((-0.0), (*y)), Vec2::new(a_2, 2.0));
                    2.0_f32
                }) < (((*y) + b)).sin()))
                {
                    if (Vec3::new((*y), (*y), 0.5))
                        .cmplt(Vec3::new(a_2, 1.0, (-1.0)))
                        .any()
                    {
                        break 'inner;
                    }
                }
                k1 = 2 + k1;
            }
        }
        (if (!((*a) > (*a))) { ([(*c), (*c)])[0] } else { ([(*c); 2])[0] })
    }
}

#[flatten]
mod p066 {
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
    pub fn entry(a: &mut f32, c: &i32) -> f32 {
        let mut k0 = ((1_u32 + MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut v: usize = Hit::SIZE;
                }
                k1 += 1;
            }
        }
        ((*a) + (*a))
    }
}

mod p067 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub Vec4);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub usize);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: bool) -> i32 {
        let c: f32;
        if (((*a)).atan2(3.0_f32) != (*a)) {
            c = (((0.25_f32 + (*a))).min(((*a) * 0.25)) + 0.0);
        } else {
            c = cos((*a));
        }
        let mut a: Hit = ({
            if (((if (c != c) {
                'outer: for v in [
                    (if ((*a) != 2.0) {
                        1_u32
                    } else {
                        if ((c
                            == (if (((*a) < (*a)) | ((*a) < (*a))) {
                                (*a)
                            } else {
                                (3.0 * (-0.0))
                            })))
                        {
                            let mut y: f32 = ((if (MASK <= MASK) {
                                (if ((*a) <= 0.0) { (*a) } else { (*a) })
                            } else {
                                c
                            }) - 0.0);
                        } else if (c <= 0.5) {
                            let mut a: Mat3 = Mat3::from_cols(
                                Vec3::new((*a), (-0.0), (*a)),
                                Vec3::new((-0.0), 0.25, 1.5),
                                Vec3::new(0.25, c, (-1.0)),
                            );
                            a.y_axis.x += a.z_axis.y;
                        } else {
                            let mut v = MASK;
                        }
                        MASK
                    }),
                    (MASK + MASK),
                    MASK,
                ] {
                    let mut k1 = 0i32;
                    'inner: while k1 < 1 {
                        let mut a_2: f32 = c;
                        if (a_2 < a_2) {
                            let (_, x, _) = (
                                Vec2::new(1.0_f32, (-2.5_f32)),
                                vec3(a_2, 0.25_f32, (*a)),
                                (a_2).floor(),
                            );
                            break 'outer;
                        }
                        k1 += 1;
                    }
                }
                any(BVec3::new(((*a) < (*a)), (c > (-1.0_f32)), true))
            } else {
                let mut a: Pair = Pair(
                    (STEPS
                        % ((if true {
                            if ((((c > (*a)) && (2.0_f32 != (*a)))
                                || ((c > (*a)) && ((-0.0_f32) > 0.5))) || true)
                            {
                                let Hit(_, ..) = Hit(
                                    Vec2::new((*a), c),
                                    Vec4::new(c, (-2.5_f32), (-2.5_f32), 3.0_f32),
                                );
                            } else if ((IVec2::new(STEPS, 5) + IVec2::new(0, (-1)))
                                == (IVec2::new(STEPS, 0) & IVec2::new(0, 0)))
                            {} else {}
                            0_i32
                        } else {
                            0_i32
                        }) | 1)),
                    0.0_f32,
                );
                false
            }) || false))
            {}
            Hit(
                Vec2::new(0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            )
        });
        0
    }
}

#[flatten]
mod p068 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(a: &mut f32, c: &Vec3, y: f32) -> bool {
        let [v, mut t] = [c.x, (-1.0_f32)];
        let Pair { a: _, b: mut a_2, c: mut y } = Pair {
            c: (MASK / (MASK | 1)),
            a: (if MASK != 0 { 1_u32 / MASK } else { MASK }),
            b: MASK,
        };
        if (hadd(Vec3::new((*a), 0.0_f32, 1.5_f32)) > (2.0_f32).trunc()) {
            let mut k0 = -1i32;
            'outer: while k0 <= -1 {
                if false {
                    break;
                }
                let mut k1 = ((UVec2::new(y, 8_u32)).y) & 3;
                #[keep]
                'inner: loop {
                    let t: f32;
                    if (Vec3::splat(c.y)).cmplt(((*c) + 1.0_f32)).all() {
                        t = (if ((-1.0_f32) < c.x) { 3.0 } else { (*a) });
                    } else {
                        t = v;
                    }
                    if k1 == 0 || ((c.z > TABLE[5_usize % 4])) {
                        break;
                    }
                    k1 -= 1;
                }
                k0 = k0 + 2;
            }
            return (a_2 < MASK);
        }
        ((c.y != 0.25) ^ (a_2 > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: usize, mut v: Vec4, t: Mat2) -> bool {
        let Pair { a: a, b: _, c: _ } = Pair {
            c: MASK,
            a: ({
                if (third(
                    &mut v.y,
                    &{
                        select(
                            Vec3::new((-1.0_f32), t.x_axis.x, (-1.0_f32)),
                            Vec3::splat(t.y_axis.x),
                            (false & (c != c)),
                        )
                    },
                    ((t.y_axis.x).rem_euclid(a)).signum(),
                )) {
                    'block: {
                        let mut a: i32 = ((((IVec2::new((-1_i32), 7_i32)).y & 15)
                            * (((WIDE as i32) - STEPS) & 7)) ^ STEPS);
                        if (third(
                            &mut v.y,
                            &{ Vec3::new(3.0_f32, 1.0_f32, 0.5_f32) },
                            ({
                                a /= 3;
                                t.x_axis.y
                            }),
                        )) {
                            {
                                let t = (((Vec2::new(1.5_f32, t.y_axis.y)).y + 0.0))
                                    .abs()
                                    .sqrt();
                                v = vec4(
                                    ((
                                        (-2.5_f32),
                                        MASK,
                                        Mat2::from_diagonal(Vec2::new(0.0_f32, (-2.5_f32))),
                                    ))
                                        .0,
                                    (0.0_f32).sin(),
                                    0.0,
                                    0.0,
                                );
                            }
                            break 'block;
                        }
                    }
                }
                0_u32
            }),
            b: 0_u32,
        };
        false
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: &mut i32, y: &f32) -> Hit {
        let mut t: [i32; 3] = [(*c), (*c), (*c)];
        'outer: for y in t.iter().rev() {
            if (Pair::SIZE < t.len()) {
                'inner: for b in 1..=0 {
                    if ((Vec2::new(HALF, HALF) + Vec2::new(Pair::RATE, 3.0))
                        == (Vec2::new(HALF, TABLE[(MASK % 4) as usize])).floor())
                    {
                        let (c, mut y) = (
                            ({
                                TABLE[(({
                                    (*a) |= (*a);
                                    MASK
                                }) % 4) as usize]
                            }),
                            Pair {
                                c: (Pair {
                                    a: Vec3::new((-2.5_f32), 2.0_f32, (-2.5_f32)),
                                    b: TABLE[(8_usize).min(3)],
                                    c: Vec2::new(0.0_f32, (-0.0_f32)),
                                })
                                    .c,
                                a: (Pair {
                                    b: TABLE[(MASK % 4) as usize],
                                    c: Vec2::new(0.0_f32, HALF),
                                    a: Vec3::new(1.5_f32, (-2.5_f32), (-0.0_f32)),
                                })
                                    .a,
                                b: (TABLE[(MASK % 4) as usize] * HALF),
                            },
                        );
                        return Hit {
                            a: Pair {
                                a: Vec3::new(0.25, y.a.x, (-1.0)),
                                b: HALF,
                                c: Vec2::new(y.c.x, y.a.x),
                            },
                        };
                    }
                    let Hit { a: Pair { a, b, .. } } = Hit {
                        a: Pair {
                            b: HALF,
                            c: Vec2::new((-1.0_f32), 1.5_f32),
                            a: Vec3::new(1.0_f32, 1.0_f32, 1.0_f32),
                        },
                    };
                }
                continue;
            }
            (t[1] < 5);
        }
        if (!(((*y) > (*y)) && ((*y) != (*y)))) {
            if ((*y) <= 0.25) {
                let mut k0 = ((MASK).min(8_u32)) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    if ((-1.0_f32) == (*y)) {
                        if ((t[2] < t[2]) && (k0 <= MASK)) {
                            break;
                        } else {
                            continue;
                        }
                    }
                }
            } else if (((((*y) <= 0.25) == ((-1.0_f32) < (*y)))
                || ({
                    t[0] = 0;
                    false
                })))
            {} else {}
            return Hit {
                a: Pair {
                    a: Vec3::new(0.0, 0.0, 0.0),
                    b: 0.0,
                    c: Vec2::new(0.0, 0.0),
                },
            };
        }
        Hit {
            a: Pair {
                a: Vec3::new(0.0, 0.0, 0.0),
                b: 0.0,
                c: Vec2::new(0.0, 0.0),
            },
        }
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: i32,
        pub c: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &Pair) -> Pair {
        let mut turn = 0;
        let a: Vec2 = 'value: loop {
            let start = (0_i32 % 2);
            let mut a = 0;
            a += start;
            if false {
                break Vec2::new(0.0, 0.0);
            }
            turn += 1;
            if turn == 3 {
                break Vec2::new(0.0, 0.0);
            }
        };
        Pair(0_i32, 0_i32)
    }
}

mod p071 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32) -> f32 {
        let mut x_2: i32 = (((IVec2::new((-4_i32), 7_i32)).max(IVec2::new(3_i32, (*c))))
            .y + (*c));
        let mut k0 = ((MASK ^ MASK)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut turn = 0;
            let a: (IVec3, f32, IVec3) = 'value: loop {
                (*c) = ((*c)).signum();
                x_2 *= 2;
                if (({
                    let t = ((a.y.abs() as usize & 15)).abs_diff(2);
                    ((k0 < k0) && ((*c) > 2))
                })) {
                    break (
                        (IVec3::new(0_i32, x_2, (-1_i32))
                            ^ IVec3::new(x_2, (*c), 0_i32)),
                        (-a.y),
                        (IVec3::new(1_i32, x_2, x_2))
                            .min(IVec3::new(0_i32, 0_i32, 0_i32)),
                    );
                }
                turn += 1;
                if turn == 2 {
                    break (
                        IVec3::new(0_i32, 0_i32, 0_i32),
                        0.0_f32,
                        IVec3::new(0_i32, 0_i32, 0_i32),
                    );
                }
            };
        }
        0.0
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
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
        fn step(&self, a: usize, c: i32) -> usize {
            let mut x = (c - 1);
            ((((MASK | 7) - ((MASK + MASK) & 7)) & 7) as usize)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32, y: &Vec3) -> i32 {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            if ((a.z == a.z) && ((*c) > k0)) {
                break;
            }
            let mut x: Pair = Pair {
                a: Pair::SIZE,
                ..Pair { a: 1, b: Hit::SIZE }
            };
            let y = x.step((x.a + 5), (IVec2::new((*c), k0)).y);
            k0 += 1;
        }
        let mut k0 = ((MASK ^ MASK)) & 3;
        'outer: loop {
            let mut turn = 0;
            let v: f32 = 'value: loop {
                if (true && (k0 <= k0)) {
                    let a_2 = Hit(
                        (if (y.x != a.x) { Vec3::new(y.z, y.y, a.y) } else { (a).xxz() }),
                    );
                    (*c) = ((((((*c) & 0_i32) & 63) << 2) & 15) * ((*c) & 7));
                } else {}
                if (2_u32 > k0) {
                    break 1.0;
                }
                turn += 1;
                if turn == 2 {
                    break y.y;
                }
            };
            if k0 == 0 || (((*c) != (*c))) {
                break;
            }
            k0 -= 1;
        }
        ((*c) + (*c))
    }
}

#[flatten]
mod p073 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: f32, c: i32) -> i32 {
            'outer: for v in [
                (if a <= a { (a).clamp(a, a) + 0.0 } else { a }),
                (a - 0.0),
            ] {
                if ((c <= self.a.x) || (false || false)) {
                    #[keep]
                    'inner: for x in (0..(((c & c)) & 3)) {
                        let mut a: i32 = self.a.x;
                        if (!(v != v)) {
                            let given: f32 = ((v).min(0.0) + 0.0);
                            let x_2: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(v: f32) -> f32 {
                                    (v - HALF).max(HALF)
                                }
                                t
                            };
                            return x;
                        }
                    }
                    return c;
                }
                if (0.5_f32 != v) {
                    continue;
                }
            }
            self.a.y
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: State) -> i32 {
        if (IVec2::new(STEPS, (NARROW as i32)) == IVec2::new(STEPS, 10)) {
            if ((*a) <= c.0) {
                return (WIDE as i32);
            } else {
                return Pair::step(
                    &{
                        Pair {
                            a: IVec2::new((-4_i32), STEPS),
                        }
                    },
                    ((*a) * c.0),
                    ({
                        Pair {
                            a: IVec2::new((WIDE as i32), 5),
                        }
                    })
                        .step((*a), (7 - STEPS)),
                );
            }
        }
        let b: Hit;
        if (((((-0.0_f32) != 3.0) || true)
            && ((c.0 <= c.0)
                || ({
                    (*a) = c.0;
                    ((-0.0_f32) <= 3.0_f32)
                }))))
        {
            b = Hit(
                Vec3::new(0.5_f32, (*a), (*a)),
                IVec3::new((NARROW as i32), (-4_i32), (-4_i32)),
            );
        } else {
            b = (if true {
                Hit(
                    Vec3::new(3.0_f32, 1.5_f32, 2.0_f32),
                    IVec3::new(3_i32, (-4_i32), STEPS),
                )
            } else {
                return ({
                    'outer: for _ in 0..2 {
                        (*a) = (if ((MASK + MASK) > ((8_u32 | 7) - (MASK & 7))) {
                            ({ c.0 })
                        } else {
                            (*a)
                        });
                        if ((*a) < (*a)) {
                            break;
                        }
                    }
                    10
                });
            });
        }
        ((select((!b.1.x), 10_i32, (b.0.z < c.0)) - ((-4_i32) >> 2))
            + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p074 {
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
        fn step(self, a: u32, mut x: State, mut v: i32) -> bool {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 0) {
                    break;
                }
                k0 += 1;
                if (({
                    'inner: for a_2 in k0..=0 {
                        let mut t: i32 = ((k0 & 15) * (v & 7));
                        let mut v = Pair(self.0);
                    }
                    'inner: for n in 0..3 {
                        x = x;
                        (x, v) = (State, n);
                        let mut x = (Mat2::IDENTITY
                            * (Mat2::from_cols(Vec2::new(1.5_f32, 1.0_f32), self.0))
                                .transpose());
                        x.y_axis *= Vec2::ONE;
                        if ((((k0 <= v) && (a > a))
                            || ({
                                v = n;
                                true
                            })))
                        {
                            break 'outer;
                        }
                    }
                    (v <= 0)
                })) {} else {}
            }
            ((a != 8) ^ (v > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: i32) -> bool {
        let mut n: (bool, u32, f32) = ((c != 5_i32), MASK, (-2.5_f32));
        'outer: for x in [(n.1).min(n.1), (n.1 | n.1)] {
            let mut turn = 0;
            let a: IVec2 = 'value: loop {
                let mut v: Pair = Pair((*a));
                if ((0_usize).saturating_sub(Hit::SIZE) <= (Pair::SIZE + State::SIZE)) {
                    break ({
                        let a = (if ((!n.0) ^ (IVec2::new(c, 5) == IVec2::new(c, c))) {
                            ((n.0 || n.0) as usize)
                        } else {
                            ((if State::SIZE >= State::SIZE {
                                State::SIZE - State::SIZE
                            } else {
                                State::SIZE
                            }))
                                .saturating_sub(Pair::SIZE)
                        });
                        IVec2::new(3, c)
                    });
                }
                (hadd(Vec3::new(n.2, v.0.x, 1.0_f32)) < ((*a)).y);
                turn += 1;
                if turn == 2 {
                    break (IVec2::new(c, 0) + IVec2::new((-1), 2));
                }
            };
            if (Pair::step(
                Pair(Vec2::new(3.0_f32, (-1.0_f32))),
                (if n.0 {
                    let start = (Vec2::new(1.5_f32, 1.5_f32)).y;
                    let mut x = 0.0;
                    x += start;
                    n.1
                } else {
                    'inner: for a_2 in [
                        (if (1.5_f32 != n.2) {
                            n.2
                        } else {
                            let start = ((TABLE[Pair::SIZE % 4] - HALF).abs() as usize
                                & 15);
                            let mut x_2 = 2;
                            x_2 += start;
                            n.2
                        }),
                        n.2,
                    ] {
                        let mut v: usize = 2;
                        n = (if false { n } else { (({ n.0 }), x, n.2) });
                    }
                    n.1
                }),
                State,
                (1_i32 >> (1u32)),
            )) {
                break;
            }
        }
        n.0
    }
}

#[flatten]
mod p075 {
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
    pub fn entry(a: [Pair; 2], c: i32) -> [f32; 2] {
        let t: f32;
        if (a[1].a.y <= 2.0) {
            t = ((a[1].b.x * a[0].b.y) - 2.0);
        } else {
            t = a[1].a.x;
        }
        let mut t: Mat3 = ((-(Mat3::from_cols(
            Vec3::new(3.0_f32, 1.5_f32, 0.25_f32),
            Vec3::new(2.0_f32, a[1].a.y, a[1].c),
            Vec3::new(3.0_f32, 0.25_f32, a[1].a.y),
        )
            * mat3(
                Vec3::new((-0.0_f32), 1.5_f32, a[1].b.w),
                Vec3::new(0.5_f32, 1.0_f32, (-0.0_f32)),
                Vec3::new(t, (-2.5_f32), (-2.5_f32)),
            )))
            * mat3(
                (Vec3::new(a[1].a.w, a[1].b.x, a[0].b.w) % 1.5),
                Vec3::new(a[0].a.z, (-2.5_f32), 2.0_f32),
                Vec3::new((-2.5_f32), a[1].a.w, TABLE[(Pair::SIZE).min(3)]),
            ));
        [
            (((t.y_axis.x + ((-2.5_f32) - t.y_axis.z))).cos() + t.z_axis.z),
            (((((a[1].b.y).copysign(t.y_axis.y))
                .min(
                    ({
                        'outer: for x_2 in a {
                            if ((({
                                let k1 = ((1_u32 + MASK)) & 3;
                                'inner: loop {
                                    if k1 < 4 {
                                        break;
                                    } else {
                                        continue;
                                    }
                                }
                                (c < c)
                            })
                                || ((1_i32 < c)
                                    || ({
                                        t.x_axis.z = (1.0_f32).mul_add(a[0].a.x, a[1].a.x);
                                        (c > c)
                                    }))))
                            {
                                if (IVec2::new(7, c) == IVec2::new(3, 5)) {
                                    if (a[1].a.x < a[1].a.y) {
                                        return [({ a[1].a.z }); 2];
                                    } else {
                                        break 'outer;
                                    }
                                }
                                continue 'outer;
                            }
                            let mut turn = 0;
                            let a: [f32; 2] = 'value: loop {
                                if (((t.y_axis.z == a[0].b.y)
                                    || ({
                                        t.z_axis.z *= (Vec2::new(x_2.c, 1.5_f32)).y;
                                        (c <= c)
                                    })))
                                {
                                    break [
                                        (if 0.0_f32 <= 0.0_f32 {
                                            (x_2.a.x).clamp(0.0_f32, 0.0_f32) + 0.0
                                        } else {
                                            0.0_f32
                                        }),
                                        0.0_f32,
                                    ];
                                }
                                turn += 1;
                                if turn == 1 {
                                    break [0.0_f32, 0.0_f32];
                                }
                            };
                        }
                        0.0_f32
                    }),
                ) + 0.0))
                .ceil() + t.x_axis.x),
        ]
    }
}

#[flatten]
mod p076 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Vec4) -> f32 {
        if (c.y <= c.z) {
            let mut k0 = (MASK) & 3;
            'outer: loop {
                let mut k1 = -1i32;
                'inner: loop {
                    if !(k1 <= 1) {
                        break;
                    }
                    k1 = 2 + k1;
                    let n: f32 = 'block: {
                        if true {
                            let x_2 = (if k1 != 0 {
                                ((if (k0 < k0) { k1 } else { k1 }) - ({ k1 })) % k1
                            } else {
                                (-1)
                            });
                            break 'block (c.y * 0.0);
                        }
                        let mut v = (Vec2::new(0.5_f32, c.z)).y;
                        let given: f32 = c.w;
                        let c: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(a: f32) -> f32 {
                                a * HALF + 1.0
                            }
                            t
                        };
                        ((v * v) + (k1 as f32))
                    };
                }
                let (y, v) = (
                    ((c.y * 1.0) * 1.0),
                    (((MASK <= MASK) || (k0 <= k0)) || (k0 <= k0)),
                );
                if k0 == 0 || (v) {
                    break;
                }
                k0 -= 1;
            }
        }
        ((*a) + (-2.5))
    }
}

#[flatten]
mod p077 {
    use super::*;
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
        fn step(self, mut b: Vec2) -> i32 {
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                let mut k1 = (self.b.x) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    ((self.b.y as f32) <= b.y);
                    let mut x_2 = [
                        ((Vec4::new(0.0_f32, b.x, (-2.5_f32), 2.0_f32) + b.y))
                            .dot(Vec4::new(0.5_f32, 3.0_f32, (-2.5_f32), self.a)),
                        b.x,
                    ];
                }
                if true {
                    break;
                }
                k0 = k0 + 2;
            }
            ((((if (HALF <= 1.0) {
                STEPS
            } else {
                let mut t = ((if (b.x > b.y) { self.b.x } else { self.b.y }) + self.b.y);
                STEPS
            }))
                .signum())
                .abs() + (b.y as i32).clamp(-64, 64))
        }
    }
    impl Hit {
        fn step(self, a: f32, c: i32, mut v: f32) -> f32 {
            if ((a < (-1.0)) || (v != a)) {
                let mut k0 = (((MASK | 7) - (1_u32 & 7))) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            v = ((if (v < v) { ({ v }) } else { Hit::RATE }) + v);
                        }
                        k1 += 1;
                    }
                }
                return v;
            }
            v
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut UVec2, c: f32) -> u32 {
        let mut x = (Hit::step(
            ([Hit(5_i32), Hit(STEPS)])[0],
            c,
            ((WIDE as i32) - 7_i32),
            ({ Hit(7_i32) })
                .step(
                    0.5_f32,
                    ({
                        Pair {
                            b: (*a),
                            ..Pair { b: (*a), a: c }
                        }
                    })
                        .step(
                            ({
                                a.y = ((MASK != 0_u32) as u32);
                                Vec2::new(3.0_f32, 0.25_f32)
                            }),
                        ),
                    1.5_f32,
                ),
        ) < c);
        (MASK + a.x)
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec4, pub usize);
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, mut x: Vec3, mut v: Hit) -> Pair {
        #[unroll(max = 3)]
        'outer: for a in (0..((({
            { 'outer: for a in 0..2 {} }
            0_i32
        })) & 3))
        {}
        Pair { a: 0.0 }
    }
}

#[flatten]
mod p079 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
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
    pub fn entry(mut b: f32, c: Pair) -> f32 {
        let mut k0 = 254u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let mut a: [(Vec2, usize); 2] = [
                (Vec2::new(b, (-2.5_f32)), 2_usize),
                (Vec2::new(b, (k0 as f32)), Pair::SIZE),
            ];
            'inner: for (_, &a) in a.iter().zip(&[((k0 as u32) | (k0 as u32)), MASK]) {
                let (mut v, ..) = (Vec2::splat(b), (false as usize));
                if (((if true {
                    if ((2_usize < ((a & 7) as usize)) && (0.0_f32 < 0.0)) {}
                    false
                } else {
                    false
                }) || false))
                {
                    break;
                }
            }
            k0 += 1;
        }
        0.0
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: f32) -> f32 {
        let mut n: f32 = a;
        n %= 3.0;
        let mut k0 = ((MASK).min(5_u32)) & 3;
        #[keep]
        'outer: loop {
            let (y, (b, _)) = (
                (rcp(Vec3::new(n, 0.5_f32, 3.0_f32)))
                    .cmplt((Vec3::new(n, n, 0.5_f32) - Vec3::new(a, n, a))),
                (
                    Vec2::new(2.0_f32, a),
                    mat3(
                        Vec3::new(2.0_f32, 2.0_f32, 0.5_f32),
                        Vec3::new(n, a, (-1.0_f32)),
                        Vec3::new(a, a, 0.0_f32),
                    ),
                ),
            );
            if k0 == 0 || ((mad(b, b, b) == b)) {
                break;
            }
            k0 -= 1;
        }
        (flatten::math::fma(
            n,
            ({
                let mut k0 = ((1_u32).max(MASK)) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    if (1.0_f32 != n) {} else if (1.0_f32 > a) {} else {}
                }
                n
            }),
            n,
        ) + n)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &usize, y: &mut f32) -> bool {
        (*a) *= first(first((*a)));
        if ((*y) < (*y)) {
            let t: f32;
            if ((-0.0_f32) <= (*y)) {
                (*a) = ((Vec3::new(HALF, (*a), (*y))).zyx()).z;
                t = first((*y));
            } else {
                (*y) = (*y);
                t = (*a);
            }
        }
        (((*a) > 3.0) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub fn entry(a: f32, mut x: i32, y: &i32, t: &u32) -> State {
        let x_2: usize = 'block: {
            let Hit(mut b, _) = Hit((*t), a);
            if (((false && (a <= a))
                == (if (x <= (-4)) {
                    return State;
                } else {
                    (8_u32 <= (*t))
                })))
            {
                ((x <= (*y)) | (true || (a < 1.5)));
                break 'block Hit::SIZE;
            }
            5
        };
        if ((Hit((*t), 2.0_f32)).1 <= (a - a)) {
            return State;
        }
        'outer: for y in 0..0 {
            (((*t) + (*t)) <= (((*t) & 15) * ((*t) & 7)));
            if (x_2 < 2) {
                continue;
            }
            let mut k1 = (5_u32) & 3;
            #[keep]
            'inner: loop {
                if (fract(Vec3::new(0.25_f32, a, (-2.5_f32))))
                    .cmplt(Vec3::new(0.0, a, a))
                    .all() || k1 == 0
                {
                    break;
                }
                k1 -= 1;
                let mut b: f32 = a;
            }
        }
        'outer: for y in 0..NARROW {
            let mut c = ((((*t) < (*t)) as i32)).signum();
            c
                += ((((WIDE as i32)).max((y as i32)) >> 2)
                    / (((IVec2::new((-4_i32), 3_i32)).min(IVec2::new((y as i32), c))).y
                        | 1));
            let mut x_2: [f32; 3] = [(y as f32), a, (-1.0_f32)];
            'inner: for (x, (c, _)) in x_2.iter().copied().zip(0..3u32).enumerate() {
                let x: Pair;
                if ((if (x_2[2] < 1.0) {
                    true
                } else {
                    {
                        let start = ({ (NARROW as i32) });
                        let mut b = 0;
                        b += start;
                    }
                    (((y as f32) > (-1.0)) || ((y as u32) < (*t)))
                })) {
                    x = Pair(Vec4::new(x_2[2], a, 1.5_f32, (-0.0_f32)));
                } else {
                    x = Pair(Vec4::new(0.5_f32, (-0.0_f32), (y as f32), (-0.0_f32)));
                }
            }
        }
        State
    }
}

#[flatten]
mod p082 {
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

mod p083 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub struct Hit(pub Vec2);
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
    fn first(a: &mut f32) -> bool {
        let mut k0 = (3_u32) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((if ((*a) > (*a)) {
                (Pair::SIZE > Hit::SIZE)
            } else {
                if (k0 <= k0) {
                    let mut k1 = -1i32;
                    'inner: loop {
                        if !(k1 <= 1) {
                            break;
                        }
                        (*a) = (((Vec3::new((-2.5_f32), 3.0_f32, 0.0_f32))
                            .max(Vec3::new((-0.0_f32), (*a), (*a))))
                            .min(Vec3::new(1.0_f32, 0.0_f32, 1.5_f32)))
                            .dot(Vec3::new((*a), 0.25, HALF));
                        k1 = 2 + k1;
                    }
                } else if ((*a) <= (-0.0)) {} else {}
                true
            })) {
                break 'outer;
            }
        }
        ((((3_u32 & 7) as usize) < Pair::SIZE) | ((*a) != (*a)))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: bool) -> [f32; 3] {
        let mut t = (3
            + ((if Pair::SIZE >= Hit::SIZE {
                Pair::SIZE - Hit::SIZE
            } else {
                Pair::SIZE
            }))
                .saturating_sub((Pair::SIZE).saturating_sub(5)));
        let mut c = (if y {
            let start = (c).min(c);
            let mut x = 0;
            x += start;
            ((((x & 15) * (x & 7)) & 15) * (((WIDE as i32)).abs() & 7))
        } else {
            'block: {
                if (((t + t)
                    < (if (b <= b) {
                        return [b, b, Pair::RATE];
                    } else {
                        let [x_2, _, _] = (if (!y) {
                            [1.5_f32, b, 1.5_f32]
                        } else {
                            ({ [(-0.0_f32), b, b] })
                        });
                        t
                    })))
                {
                    break 'block;
                }
                b = ((if (c < c) {
                    let x_2 = [(({ b })).round(), ((b).min((5_usize as f32)) + 0.0), b];
                    (x_2[2]).floor()
                } else {
                    (if y { b } else { 0.5_f32 })
                }) / (-3.0));
            }
            c
        });
        let mut a: usize = (({
            let a_2: Hit;
            if (c != c) {
                t = t;
                a_2 = (if first(&mut b) {
                    Hit(Vec2::new(b, b))
                } else {
                    b -= b;
                    Hit(Vec2::new((-2.5_f32), b))
                });
            } else {
                a_2 = Hit((Vec2::new((-1.0_f32), b)).abs());
            }
            ((0.0_f32 < 0.0_f32) && false)
        }) as usize);
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p085 {
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
        fn step(&mut self, a: f32) -> u32 {
            let mut k0 = (((MASK & 63) << (MASK & 7))) & 3;
            'outer: while k0 > 0 && (((-1.0_f32) < self.c)) {
                k0 -= 1;
                if ((((k0 & 7) as usize)
                    >= ((if Hit::SIZE >= Pair::SIZE {
                        Hit::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    }) & 7)))
                {
                    if (((self.b.x, (k0 <= k0), self.b)).0 >= self.b.y)
                    {} else if true {} else {}
                } else {}
            }
            ((MASK / (MASK | 1)) + (self.c.abs() as u32 & 255))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, c: &i32) -> i32 {
        #[keep]
        'outer: for _ in (0..((a.a) & 3)) {
            'inner: for _ in [
                MASK,
                (if true {
                    let mut t: Vec4 = (if (false && ((a.c <= a.b.x) || (a.c < a.b.x))) {
                        let mut a: Pair = (if false {
                            Pair {
                                a: a.c,
                                ..Pair {
                                    c: 3.0,
                                    ..Pair {
                                        b: Vec3::new(0.25, a.b.y, a.b.y),
                                        c: a.c,
                                        a: a.c,
                                    }
                                }
                            }
                        } else {
                            Pair {
                                b: Vec3::new(0.0, a.b.y, 1.5),
                                c: a.b.x,
                                a: a.b.y,
                            }
                        });
                        let b = a.step((a.b.y + a.b.z));
                        Vec4::new(0.25, (-1.0), 1.0, (-1.0))
                    } else {
                        Vec4::new(2.0, a.b.y, a.c, (-1.0))
                    });
                    MASK
                } else {
                    MASK
                }),
                MASK,
            ] {}
            if (a.b.x > a.b.y) {
                break;
            }
        }
        ((NARROW as i32) + (*c))
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
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
    #[flatten(exact)]
    pub fn entry(a: usize, mut x: f32) -> f32 {
        'outer: for b in (1..4).step_by(3).rev() {
            let Pair { a, b: t } = ((
                Pair {
                    b: Pair::RATE,
                    ..Pair {
                        b: x,
                        ..Pair {
                            b: x,
                            a: Vec2::new(3.0_f32, x),
                        }
                    }
                },
                7_i32,
            ))
                .0;
            if any(BVec3::new(((b as i32) <= STEPS), true, false)) {
                let (x, (t, n)) = (
                    (!BVec3::new((3.0_f32 > x), false, (a.y > 1.5_f32))),
                    (
                        (Pair { b: a.x, a: a }).a,
                        (Pair {
                            b: x,
                            ..Pair {
                                a: Vec2::new(0.5_f32, a.y),
                                b: x,
                            }
                        })
                            .b,
                    ),
                );
                continue;
            }
            let mut a: [f32; 2] = ({
                let mut x: [f32; 2] = [(-1.0_f32), 2.0_f32];
                'inner: for (c, x_2) in x.iter().enumerate() {
                    let mut b: u32 = MASK;
                    if (((if (5_u32 < b) { b } else { b }) != 0)) {
                        break;
                    }
                }
                [0.0_f32, 0.0_f32]
            });
            'inner: for a in a {}
        }
        0.0
    }
}

mod p087 {
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
    pub fn entry(a: Vec3, c: i32, y: &Mat3) -> u32 {
        let mut x: [f32; 3] = [y.y_axis.x, (-0.0_f32), y.x_axis.z];
        'outer: for &x in &x {
            if (((if false {
                return 0;
            } else {
                false
            }) && false))
            {
                return 0;
            }
        }
        0
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: u32,
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
    impl Hit {
        fn step(&self, a: &f32, c: BVec3) -> f32 {
            let v: [f32; 2];
            if ((*a) <= (*a)) {
                v = [(*a), (*a)];
            } else {
                v = [0.25_f32, (*a)];
            }
            ((v[0]
                - (((if v[1] <= 0.25_f32 {
                    (v[0]).clamp(v[1], 0.25_f32) + 0.0
                } else {
                    (*a)
                }))
                    .min((v[1] + (-0.0))) + 0.0)) + (Vec2::new((-0.0_f32), v[1])).y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32) -> f32 {
        if ((Vec3::new(2.0_f32, 3.0_f32, (-1.0_f32)), (v != v), Hit)).1 {
            if ((((Vec3::new(2.0_f32, 1.5_f32, 0.5_f32)).dot(Vec3::new(v, 2.0_f32, v))
                != ({ Hit }).step(&v, BVec3::new((v != v), false, false)))
                ^ ((Vec3::new(0.25_f32, 3.0_f32, 1.0_f32), false, Hit)).1))
            {
                if ((Hit::SIZE).abs_diff((Hit::SIZE / 2))
                    < ((0.25_f32 + (-0.0)).abs() as usize & 15))
                {
                    {
                        let x = (BVec3::new(
                            (v <= v),
                            (v <= (*a)),
                            (Hit::SIZE < Hit::SIZE),
                        ) & BVec3::new(((*c) > (*c)), ((*c) < (*c)), true));
                    }
                    let start = (*c);
                    let mut t = 0;
                    t += start;
                } else {
                    let a = (
                        (({ Vec3::new(2.0_f32, v, 0.0_f32) })).yzx(),
                        ((2_i32 <= (*c)) ^ (v < v)),
                        Hit,
                    );
                }
                let mut k0 = ((Pair {
                    b: MASK,
                    ..Pair { a: ((*c) < (*c)), b: MASK }
                })
                    .b) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    (((
                        Vec3::new((-1.0_f32), 0.5_f32, (-1.0_f32)),
                        (0.25_f32 != (-2.5_f32)),
                        Hit,
                    ))
                        .1 || (k0 != k0));
                    let mut a: [bool; 3] = ([
                        [(5_i32 <= (*c)), (STEPS < (*c)), (k0 > k0)],
                        [false; 3],
                        [(k0 < 2_u32), ((*c) != 7_i32), false],
                    ])[0];
                    'inner: for a in a {}
                }
            }
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
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
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
    fn first(a: Hit, c: i32, y: [i32; 2]) -> i32 {
        'outer: for b in (1..13).step_by(3) {
            if ((if (({
                let mut t = (Mat2::from_cols(
                    Vec2::new(HALF, 0.25_f32),
                    Vec2::new(TABLE[3_usize % 4], 1.5_f32),
                )
                    * (Mat2::from_cols(
                        Vec2::new(0.5_f32, 1.0_f32),
                        Vec2::new(TABLE[(y[0] & 1) as usize], HALF),
                    ) * Hit::RATE));
                t.y_axis *= Vec2::ONE;
                t.y_axis.y = ((-1.0) - Pair::RATE);
                (t.y_axis.y > 2.0)
            })) {
                (8_u32 <= MASK)
            } else {
                false
            })) {
                continue;
            }
        }
        (c + y[1])
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        ((*a), (*c)) = (
            (((1.5_f32).max((*a)) + 0.0) * (*a)),
            (((*c) * (-1)) + (IVec2::new((-1_i32), 10_i32)).y),
        );
        let mut k0 = ((if ((*c) > (*c)) {
            {
                let mut n: [i32; 2] = [(*c), STEPS];
                'outer: for (x_2, _) in n
                    .into_iter()
                    .zip([
                        n[1],
                        ({
                            let k0 = (((5_u32 & 15) * (MASK & 7))) & 3;
                            'outer: loop {
                                if (Hit::SIZE == Hit::SIZE) {
                                    break;
                                }
                                if k0 < 4 {
                                    n[(n[0] & 1) as usize] = (((5_usize & 255) as i32))
                                        .max(({ (*c) }));
                                    break;
                                }
                            }
                            n[0]
                        }),
                    ])
                {
                    if (n[1] <= x_2) {
                        continue 'outer;
                    }
                    let mut a_2 = Vec2::new((*a), 2.0);
                }
                if (({
                    let x_2: Mat2 = Mat2::from_cols(
                        Vec2::new((*a), 0.5),
                        Vec2::new((*a), 2.0),
                    );
                    n[(n[0] & 1) as usize] = (if (((x_2.x_axis.y < x_2.x_axis.y)
                        && ({
                            n[1] *= 2;
                            (if (0.0_f32 != x_2.x_axis.x) { true } else { false })
                        })))
                    {
                        first(
                            Hit(MASK),
                            (if ((*c) > n[0]) { n[1] } else { (*c) }),
                            [(*c), 2_i32],
                        )
                    } else {
                        ((n[0] >> 1) + (if ((*c) < 3) { (*c) } else { n[1] }))
                    });
                    ((Pair::SIZE * 2) <= ((*a).abs() as usize & 15))
                })) {
                    let given: f32 = (*a);
                    let a_2: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(a: f32) -> f32 {
                            (a - HALF).max(HALF)
                        }
                        t
                    };
                    let mut y = (Vec2::new(0.0, a_2)).ceil();
                    let mut k0 = ((if false { MASK } else { MASK })) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let (mut x, (mut a_2, _)) = (
                            [
                                (n[1]).abs(),
                                (if (*c) != 0 { 10_i32 % (*c) } else { n[1] }),
                            ],
                            (((-a_2) >= dot(Vec2::new(y.y, (-0.0_f32)), y)), 0.25_f32),
                        );
                    }
                } else if true {
                    let mut a: [Pair; 2] = [Pair {
                        c: (*a),
                        a: (*a),
                        b: (-2.5_f32),
                    }; 2];
                    'outer: for &a_2 in &a {}
                } else {}
            }
            MASK
        } else {
            2_u32
        })) & 3;
        #[keep] 'outer: while k0 > 0 && (((*a) <= 0.5)) {
            k0 -= 1;
        }
        ((((((1.0_f32).max(1.5_f32) + 0.0)).max((Vec3::new((*a), 0.25_f32, 0.5_f32)).z)
            + 0.0) - (if false { 0.0 } else { 0.0 })) + ((*c) as f32))
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: BVec3,
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: usize, y: Vec2, t: &mut u32) -> u32 {
        let x: BVec3;
        if (vec2(0.0, 0.0) == Vec2::new(0.0, 0.0)) {
            x = BVec3::new(false, false, false);
        } else {
            x = BVec3::new(false, false, false);
        }
        0
    }
}

mod p091 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Vec2, y: Vec2) -> (Vec3, UVec2, Vec2) {
        let mut k0 = (2_u32) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && (((3_u32 <= k0) || (x.x > y.x))) {
            k0 -= 1;
            let start = COUNT;
            let mut y = 2;
            y += start;
        }
        x.x = (a).signum();
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for a_2 in k0..=1 {
                x = (Vec2::new(0.0, 0.0) + Vec2::new(0.0, 0.0));
            }
        }
        (
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            UVec2::new(0_u32, 0_u32),
            Vec2::new(0.0_f32, 0.0_f32),
        )
    }
}

#[flatten]
mod p092 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: f32, mut x: Hit, y: f32, t: u32) -> f32 {
        x.c.y *= ((([x.c.x, y, y])[0] + (-0.0)) - 0.0);
        'outer: for c in [
            5_i32,
            (((NARROW as i32) & 15) * (STEPS & 7)),
            ((WIDE as i32) | STEPS),
        ] {
            'inner: for c in (0..(((c + 2_i32)) & 3)) {
                let mut b = [x.c.y; 3];
                if (any((Hit { a: x.a, b: b[1], c: x.c }).a)) {
                    let mut a = t;
                }
                'block: {
                    {
                        let mut n = (((c & 7) as usize) + Hit::SIZE);
                        let mut x: [f32; 3] = [
                            ((Pair { c: a, a: x.c.x, b: n }).a
                                + flatten::math::mix(b[2], b[1], b[1])),
                            x.c.x,
                            b[2],
                        ];
                    }
                    if (2_i32 != c) {
                        continue 'outer;
                    }
                }
            }
        }
        a
    }
}

#[flatten]
mod p093 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
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
        fn sum(mut self, mut b: i32, c: i32) -> Pair {
            let mut k0 = (((3_u32 & 63) << (2_u32 & 7))) & 3;
            'outer: while k0 > 0
                && ((({
                    let mut a: UVec2 = (UVec2::new(k0, self.a) * 3);
                    let mut x = BVec3::new(true, false, (a.x != a.y));
                    (8_u32 != self.a)
                })))
            {
                k0 -= 1;
                let mut a: [f32; 2] = [TABLE[(1_usize).min(3)], (-0.0_f32)];
                'inner: for (_, &v) in a
                    .iter()
                    .zip(
                        &[
                            (if (b < c) {
                                if (c < b) {
                                    return self;
                                }
                                (-1.0_f32)
                            } else {
                                1.5_f32
                            }),
                            (-2.5_f32),
                        ],
                    )
                {
                    if false {
                        continue 'inner;
                    }
                }
            }
            self
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: [f32; 2], y: IVec2) -> (BVec3, f32) {
        (Pair::SIZE < Pair::SIZE);
        let k0 = (((MASK & 15) * (MASK & 7))) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            break;
        }
        let a: IVec3 = 'block: {
            if (MASK <= (MASK + MASK)) {
                let mut t = (c[1]
                    * (if false {
                        (c[1] * (*a))
                    } else {
                        if ((*a) <= TABLE[(MASK % 4) as usize]) {
                            if ((((if (2_i32 < y.x) { 2_usize } else { Pair::SIZE }) * 2)
                                == 3))
                            {
                                let mut t: usize = (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                });
                            } else if ((10_i32 < (WIDE as i32)) == (c[0] >= c[1])) {
                                let mut y: Pair = Pair { a: MASK };
                                let t = y
                                    .sum(
                                        ({
                                            y = y;
                                            STEPS
                                        }),
                                        (false as i32),
                                    );
                            } else {
                                let mut c = (IVec3::new(7, y.x, y.x) / 3);
                            }
                            return (
                                (BVec3::new(false, true, ((-0.0_f32) < Pair::RATE))
                                    | BVec3::new(true, false, ((NARROW as i32) <= y.x))),
                                (if (y.x != y.y) { c[1] } else { (*a) }),
                            );
                        }
                        ((-0.0_f32)).abs()
                    }));
                break 'block IVec3::new(0, 0, 0);
            }
            IVec3::new(0, 0, 0)
        };
        (BVec3::new(false, false, false), 0.0_f32)
    }
}

#[flatten]
mod p094 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32) -> IVec2 {
        let mut b: [f32; 3] = [a, (*c), a];
        'outer: for (c, a) in (0..3i32).rev().zip(b.iter()) {
            if (1.0_f32 > (*a)) {
                break 'outer;
            }
            let mut b: i32 = c;
        }
        ((true || (b[0] > 0.0)) || false);
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p095 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
        pub c: u32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> Mat2 {
        (*a)
            -= (((Vec4::new((*y), (*a), (-0.0_f32), (*y)))
                .dot(Vec4::new(1.5_f32, (*a), 2.0_f32, 1.0_f32)))
                .ceil()
                + ((if (Pair::RATE != 1.0) {
                    (*y)
                } else {
                    let mut turn = 0;
                    let a: u32 = 'value: loop {
                        if (0.0_f32 < 0.0) {
                            break 0;
                        }
                        turn += 1;
                        if turn == 2 {
                            break 0;
                        }
                    };
                    0.0_f32
                }))
                    .signum());
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p096 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32) -> bool {
            let start = ((Hit {
                b: a,
                c: self.a,
                a: Vec3::new(1.5_f32, a, a),
            })
                .b * 1.0);
            let mut t = 0.0;
            t += start;
            let mut v: usize = ((((MASK | 7) - ((MASK & MASK) & 7)) & 7) as usize);
            let mut x: Vec3 = Vec3::new(t, 2.0, (-0.0));
            (v != v)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: Hit, y: &mut f32) -> [Pair; 3] {
        let mut k0 = ((MASK % (MASK | 1))) & 3;
        #[keep]
        'outer: loop {
            x.a.y = x.b;
            ({ Pair { a: x.c } }).step(x.a.y);
            let x_2 = Vec2::new(1.5, 0.0);
            if k0 == 0 || (all(BVec3::new(((*y) <= (*y)), false, false))) {
                break;
            }
            k0 -= 1;
        }
        [Pair { a: 0_usize }, Pair { a: 0_usize }, Pair { a: 0_usize }]
    }
}

#[flatten]
mod p097 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        'outer: for (b, x_2) in b
            .into_iter()
            .zip([(MASK | MASK), ((MASK & 63) << (MASK & 7)), ((STEPS & 255) as u32)])
        {
            let mut b = (Vec2::new(0.0, a.c.w)
                + ((if (HALF != a.c.w) {
                    return (((-1.0_f32) * y) + a.c.x);
                } else {
                    TABLE[Pair::SIZE % 4]
                }))
                    .mul_add(
                        (0.5_f32).signum(),
                        ({
                            let mut x: f32 = a.c.z;
                            a.c.y
                        }),
                    ));
        }
        ((-2.5) + b[2])
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec4, y: &i32, t: Vec2) -> u32 {
        if (((Vec3::new(a, t.x, 0.5) % 1.5) * (MASK as f32)))
            .cmplt(Vec3::new(((-0.0) - c.w), c.z, (-0.0)))
            .all()
        {
            let mut b: UVec2 = UVec2::new(3, 1);
            b
                += (UVec2::new(b.y, ((b.y & 63) << (b.y & 7))))
                    .max((b + UVec2::new(b.x, b.x)));
            let mut k0 = (select(MASK, b.y, true)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let start = 8_usize;
                        let mut x = 2;
                        x += start;
                    }
                    k1 += 1;
                }
            }
        } else {
            let mut c: [f32; 3] = [c.z, a, 2.0_f32];
            'outer: for (x, &n) in c
                .iter()
                .zip(
                    &[
                        (((*y) & 255) as u32),
                        MASK,
                        (if (5_i32 <= (*y)) {
                            return ((UVec2::new(MASK, MASK) ^ UVec2::new(3_u32, MASK)))
                                .y;
                        } else {
                            MASK
                        }),
                    ],
                )
            {
                if ((if ((*y) == (*y)) {
                    (sign(t) == Vec2::new((-2.5), 1.5));
                    ((1_u32 != 2) || (n < n))
                } else {
                    'inner: for b in 1..=1 {
                        let (a, (Pair { a: _, b: _, c: _ }, _)) = (
                            IVec3::new((-4_i32), (*y), 7_i32),
                            (
                                Pair {
                                    b: 1.0_f32,
                                    c: Vec4::new((-0.0_f32), (-0.0_f32), a, (-2.5_f32)),
                                    a: first(
                                        &{
                                            Pair {
                                                a: t.y,
                                                b: (*x),
                                                c: Vec4::new((*x), c[0], (-1.0_f32), 0.0_f32),
                                            }
                                        },
                                        0.0_f32,
                                        0.0_f32,
                                    ),
                                },
                                0_i32,
                            ),
                        );
                    }
                    false
                })) {
                    break;
                }
            }
        }
        0
    }
}

#[flatten]
mod p098 {
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: usize) -> f32 {
        let mut t: [Hit; 3] = [
            Hit(STEPS, MASK),
            Hit((WIDE as i32), 1_u32),
            Hit(STEPS, 2_u32),
        ];
        'outer: for (x, (t, c)) in t.iter().copied().zip(0..3u32).enumerate() {
            if ((((7_i32 & 7) as usize) == (x).max(State::SIZE)) && (c != t.1)) {
                'block: {
                    b = b;
                    if ((if (({ (t.0 > t.0) })) {
                        (if (0_u32 <= c) { (t.1 <= t.1) } else { (t.0 <= t.0) })
                    } else {
                        (c >= t.1)
                    })) {
                        if (State(
                            (b + 0.0_f32),
                            (Pair(IVec2::new((-1_i32), t.0), (t.0 != t.0))).1,
                        ))
                            .1
                        {
                            let mut c = (
                                2_u32,
                                Mat3::from_cols(
                                    Vec3::new(0.5_f32, (-0.0_f32), b),
                                    Vec3::new(2.0_f32, b, (-0.0_f32)),
                                    Vec3::new(b, b, 1.0_f32),
                                ),
                                t,
                            );
                            let given: f32 = c.1.y_axis.z;
                            let v: f32 = {
                                let t = doubled(given);
                                fn doubled(b: f32) -> f32 {
                                    (b - 0.5).max(0.5)
                                }
                                t
                            };
                        } else if ((Vec4::new(3.0_f32, 3.0_f32, 0.5_f32, (-0.0_f32)))
                            .dot(Vec4::new(0.25_f32, 0.5_f32, (-0.0_f32), 1.0_f32)) == b)
                        {
                            b = (Vec3::splat(2.0_f32)).dot(Vec3::new(0.25, b, 0.5));
                            let a = Pair(
                                ((Pair(IVec2::new((-1_i32), t.0), (t.1 != c))).0)
                                    .max((IVec2::new(t.0, 3_i32)).max(IVec2::new(2_i32, t.0))),
                                (if (x < x) {
                                    (State(b, (x != 3_usize))).1
                                } else {
                                    (b != b)
                                }),
                            );
                        } else {}
                        continue 'outer;
                    }
                }
            } else {}
        }
        (((b + (-0.0)) * 0.0) + (t[0].0 as f32))
    }
}

mod p099 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: u32, y: f32) -> f32 {
        let mut c = (sin((Vec3::new(y, 2.0_f32, 1.5_f32)).z)
            + ((a).max(flatten::math::saturate(HALF)) + 0.0));
        if false {
            if all(
                (IVec3::new(3_i32, 0_i32, (WIDE as i32)))
                    .cmpeq(IVec3::new(2_i32, (-1_i32), 10_i32)),
            ) {
                return (if (c > 0.0) { (y * y) } else { y });
            } else {
                return (if (COUNT == 0) {
                    (y).sin()
                } else {
                    let a: bool = 'block: {
                        if (select(a, a, (5_u32 < 1_u32)) > 0.0) {
                            break 'block false;
                        }
                        false
                    };
                    0.0
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        fn step(&self, a: f32, c: i32) -> i32 {
            let given: f32 = ((if 2.0_f32 <= self.c.x {
                (1.0_f32).clamp(2.0_f32, self.c.x) + 0.0
            } else {
                self.c.x
            }) / (-3.0));
            let y: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(b: f32) -> f32 {
                    if b < HALF { -b } else { b }
                }
                t
            };
            let Hit { a: b, b: Pair { a: mut n }, .. } = Hit {
                a: self.a,
                b: self.b,
                c: Vec3::new(1.5_f32, 2.0_f32, TABLE[(MASK % 4) as usize]),
            };
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 && ((a < a)) {
                k0 -= 1;
                let start = ((if 5_usize >= Hit::SIZE {
                    5_usize - Hit::SIZE
                } else {
                    Pair::SIZE
                }) + Pair::SIZE);
                let mut b = 2;
                b += start;
            }
            n <<= 1;
            ((b).min(b) + n)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: f32) -> f32 {
        let mut c: Hit = (if true {
            Hit {
                b: Pair { a: 1 },
                c: Vec3::new((*a), (*a), 0.25),
                a: c,
            }
        } else {
            Hit {
                a: (WIDE as i32),
                b: Pair { a: STEPS },
                c: Vec3::new(1.0, (-0.0), 0.25),
            }
        });
        let a = c
            .step(
                (y - (*a)),
                c
                    .step(
                        ((c.c.y).sin()).signum(),
                        c
                            .step(
                                select(
                                    (c.c.z - c.c.z),
                                    (Hit::SIZE as f32),
                                    (1.0_f32 != c.c.z),
                                ),
                                Hit::step(&c, 0.0, 0),
                            ),
                    ),
            );
        0.0
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
    fn first(a: &f32, c: i32) -> f32 {
        let mut k0 = ((if ((*a) <= (*a)) {
            {
                let mut k0 = ((MASK + MASK)) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let b = (if c != 0 { (Hit((WIDE as i32))).0 % c } else { c });
                }
            }
            2_u32
        } else {
            let mut y: usize = (Pair::SIZE).max(Pair::SIZE);
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
                    if ((Pair::SIZE != 1) != (c <= c)) {} else {}
                }
                k1 += 1;
            }
        }
        (((!3_i32) % (c | 1)) as f32)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &f32) -> [f32; 2] {
        let mut c = (if all(
            (BVec3::new(false, false, false)
                & BVec3::new(false, ((*c) < a), ((*c) <= a))),
        ) {
            [
                (if (2.0_f32 != (*c)) { [a, a] } else { [(-2.5_f32), a] }),
                [a, a],
                [(*c), a],
            ]
        } else {
            return [(Vec3::new(a, 0.5_f32, a)).z, (*c)];
        });
        let mut turn = 0;
        let n: usize = 'value: loop {
            let v = IVec3::new((NARROW as i32), (NARROW as i32), (WIDE as i32));
            if ((MASK >= (if (c[1][1] <= c[0][0]) { MASK } else { MASK }))) {
                break 'value (if Pair::SIZE >= Hit::SIZE {
                    Pair::SIZE - Hit::SIZE
                } else {
                    Hit::SIZE
                });
            }
            let mut b: [[f32; 2]; 3] = [
                [(-1.0_f32), first(&c[0][0], (-4_i32))],
                c[0],
                c[0],
            ];
            turn += 1;
            if turn == 3 {
                break Pair::SIZE;
            }
        };
        [c[2][0], (c[1][1] + c[0][1])]
    }
}

#[flatten]
mod p102 {
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
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec2) -> f32 {
        let mut n: Hit = Hit {
            b: Vec4::new(0.0, c.x, 1.0, c.y),
            c: flatten::math::clamp(
                flatten::math::exp2(Vec3::new(0.0_f32, c.x, c.x)),
                Vec3::new(c.x, 0.5_f32, c.y),
                Vec3::new(2.0_f32, 1.5_f32, 0.0_f32),
            ),
            a: ({
                let t: UVec2;
                if ((c.y < c.x) && (!(c.y <= 1.0))) {
                    c.y = (*a);
                    t = ((UVec2::new(1, MASK)).max(UVec2::new(0, MASK))
                        + UVec2::new(MASK, MASK));
                } else {
                    (*a) -= (*a);
                    t = flatten::math::select(
                        UVec2::new(MASK, MASK),
                        UVec2::new(5_u32, MASK),
                        true,
                    );
                }
                let given: f32 = ((*a)).round();
                let x_2: f32 = {
                    fn second(x_2: f32) -> f32 {
                        x_2 * 0.5 + 1.0
                    }
                    let t = second(given);
                    t
                };
                Pair {
                    b: Vec3::new((*a), 3.0, c.y),
                    ..Pair {
                        b: Vec3::new(1.5, 0.5, 2.0),
                        a: Vec3::new(1.5, 0.0, (-1.0)),
                    }
                }
            }),
        };
        'outer: for _ in 0..STEPS {
            if ((-2.5_f32) < n.c.y) {
                break 'outer;
            }
            if (((n.c).cmple(Vec3::new(1.5, 3.0, 0.0)).all()
                || ({
                    (*a) *= (-1.0_f32);
                    ((-2.5_f32) <= n.a.b.x)
                })))
            {
                return n.a.b.x;
            }
            let [Pair { a, b: _ }, ..] = [
                (if false { Pair { a: n.a.b, b: n.c } } else { n.a }),
                (if (0.5_f32 > n.a.a.y) {
                    Pair {
                        b: Vec3::new((-2.5_f32), n.c.x, 2.0_f32),
                        ..n.a
                    }
                } else {
                    n.a
                }),
            ];
            let mut x_2: [Pair; 2] = [n.a, n.a];
            'inner: for (x, n) in x_2.iter().enumerate() {
                if ((true
                    && ({
                        (*c) *= (a).dot(n.b);
                        (x_2[1].b.y > (-2.5_f32))
                    })))
                {
                    let mut x_2 = [0.0_f32, a.z];
                    break;
                }
                if (x_2[0].a.y <= a.z) {
                    continue 'outer;
                }
                if flatten::math::all(
                    ((x_2[1].a).cmpge(a) | BVec3::new(true, true, true)),
                ) {}
            }
        }
        ((c.y * (((NARROW as i32) - 1_i32) as f32)) + n.c.x)
    }
}

mod p103 {
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
    pub fn entry(a: &mut f32, mut x: i32, y: &mut Vec2, t: u32) -> Vec4 {
        'outer: for a in 0..0u8 {}
        Vec4::new(0.0, 0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
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
        fn step(mut self, a: f32) -> f32 {
            'outer: for a in 0..1u16 {
                let mut y: [i32; 3] = [STEPS, (a as i32), (a as i32)];
                'inner: for _ in y.iter().rev() {
                    let given: f32 = ((Vec3::new(0.5_f32, 1.5_f32, 0.5_f32))
                        .min(Vec3::new((-1.0_f32), (-0.0_f32), 0.0_f32)))
                        .dot(Vec3::new(1.5, (a as f32), (a as f32)));
                    let a: f32 = {
                        let t = second(given);
                        fn second(t: f32) -> f32 {
                            (t - 0.5).max(0.5)
                        }
                        t
                    };
                    let mut y: bool = ((a < self.a.y)
                        || ((self.a.x * HALF)
                            == (if (self.a.y > a) {
                                break;
                            } else {
                                let mut x = Pair { a: (self.a * self.a.x) };
                                self.a.x
                            })));
                    if y {
                        break;
                    }
                }
            }
            hadd((vec3(self.a.x, a, self.a.x) + Vec3::splat(self.a.x)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: bool, c: f32, y: f32, t: &mut f32) -> u32 {
        'outer: for _ in (0..4).rev() {
            (*t) -= ((y).min(1.5_f32) + 0.0);
        }
        ((if b {
            let n: Vec4;
            if ((Pair::step(
                Pair {
                    a: Vec2::new(0.0_f32, 3.0_f32),
                },
                ({ Pair { a: Vec2::new(y, c) } }).step((*t)),
            ) >= (c * 0.0)))
            {
                b = b;
                n = ((Vec4::new(1.5, (*t), y, y)).xxyy()).ceil();
            } else {
                b
                    ^= (({
                        if (((if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }) < Pair::SIZE))
                        {
                            let mut k0 = ((MASK + MASK)) & 3;
                            'outer: loop {
                                if k0 == 0 {
                                    break;
                                }
                                let mut k1 = 0;
                                'inner: while k1 < 2 {
                                    if k1 == 0 {
                                        k0 -= 1;
                                        let mut y = k0;
                                        y = 0;
                                    }
                                    k1 += 1;
                                }
                            }
                        }
                        false
                    }) || false);
                n = Vec4::new(0.0, 0.0, 0.0, 0.0);
            }
            0
        } else {
            0
        }) + ((*t).abs() as u32 & 255))
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
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
        fn sum(self, a: Mat2, c: &i32, mut v: f32) -> f32 {
            v = a.y_axis.y;
            #[keep]
            'outer: for n in (0..((select((*c), (*c), ((*c) != (*c)))) & 3)) {
                let mut x_2: f32 = 1.5;
                if self.0 {
                    break;
                }
                x_2 *= flatten::math::tanh((a.x_axis).y);
            }
            a.y_axis.x
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: Vec3, mut n: usize) -> BVec3 {
        let a: UVec2 = UVec2::new(8, MASK);
        'outer: for n in 0..1u16 {
            if (all(
                ((if (y.x < (n as f32)) {
                    'inner: for _ in [
                        (if true { (n as f32) } else { 1.5_f32 }),
                        (y.z + 0.0),
                    ] {
                        if all(BVec3::new(true, false, false)) {
                            let mut n = ((mat2(
                                Vec2::new(
                                    TABLE[(({
                                        (*c) = ((*c) % ((*c) | 1));
                                        (n as u32)
                                    }) % 4) as usize],
                                    y.y,
                                ),
                                Vec2::new(0.25_f32, 0.0_f32),
                            )
                                * mat2(
                                    Vec2::new((n as f32), (n as f32)),
                                    Vec2::new(1.0_f32, (n as f32)),
                                )))
                                .transpose();
                            n.x_axis += Vec2::ONE;
                        }
                        let mut t: Pair = Pair((1_u32 <= a.x));
                        let v = t
                            .sum(
                                (Mat2::from_diagonal(Vec2::new((n as f32), y.x))
                                    + Mat2::from_diagonal(Vec2::new(3.0_f32, y.y))),
                                &(*c),
                                ({ (n as f32) }),
                            );
                        let given: f32 = (((n as f32)).trunc() * (n as f32));
                        let a_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x_2: f32) -> f32 {
                                if x_2 < HALF { -x_2 } else { x_2 }
                            }
                            t
                        };
                        t = t;
                    }
                    y
                } else {
                    let mut x = mat2(Vec2::new((-1.0), (-2.5)), Vec2::new(y.x, (-2.5)));
                    x.y_axis += Vec2::ONE;
                    y
                }))
                    .cmplt((y.x * y)),
            )) {
                if ((((0_u32 < (n as u32)) || ((*c) <= (n as i32)))
                    && ({
                        (*c) += (*c);
                        (false && ((*c) <= 5_i32))
                    })))
                {
                    let mut k1 = 1u32;
                    'inner: while k1 < 2 {
                        let mut a: usize = Pair::SIZE;
                        k1 <<= 1;
                    }
                    break;
                }
            }
        }
        BVec3::new(false, false, false)
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p107 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: Mat2, c: i32) -> i32 {
        let (a, _) = ((false as usize), 0_u32);
        0
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut Hit) -> f32 {
        if (c > c) {
            let mut k0 = ((MASK + MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let Pair { a: a, b: _ } = Pair {
                    b: y.0,
                    ..Pair { a: 0_i32, b: 0.0_f32 }
                };
            }
        }
        0.0
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: IVec3, y: &mut [f32; 2], mut n: u32) -> u32 {
        let t: IVec3 = x;
        let mut x = Vec3::new(y[0], (-1.0), Pair::RATE);
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            let mut k1 = (((k0 != k0) as u32)) & 3;
            'inner: loop {
                let given: f32 = (*y)[(k1 % 2) as usize];
                let n: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(x: f32) -> f32 {
                        x * HALF + 1.0
                    }
                    t
                };
                if k1 == 0
                    || ((((if true {
                        Vec3::new((-2.5), a, (-2.5))
                    } else {
                        {
                            x.z
                                *= dot(
                                    Vec4::new(x.y, x.y, 0.5_f32, y[0]),
                                    ({
                                        (if false {
                                            Vec4::new(1.5_f32, x.y, 0.0_f32, (-2.5_f32))
                                        } else {
                                            Vec4::new(x.z, y[1], (-1.0_f32), y[0])
                                        })
                                    }),
                                );
                        }
                        x
                    }))
                        .cmplt(exp2(x))
                        .any()))
                {
                    break;
                }
                k1 -= 1;
            }
            k0 = k0 + 2;
        }
        0
    }
}

#[flatten]
mod p110 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: BVec3, y: f32) -> f32 {
        let [x, a, ..] = [
            (Vec3::new((-0.0_f32), 1.0_f32, y)).z,
            (Vec3::new(0.25_f32, (*a), y)).z,
            y,
        ];
        let mut c = [y, a, a];
        let mut b: [Pair; 3] = [Pair { a: MASK, b: STEPS }; 3];
        'outer: for a_2 in b.iter() {
            if (a_2.a < b[1].a) {
                continue 'outer;
            }
            ((x).fract() == c[0]);
        }
        let mut a: f32 = ((c[1]).fract()).abs();
        0.0
    }
}

#[flatten]
mod p111 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(self, a: &Hit) -> bool {
            let mut k0 = 252u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                if (((self.c / 3) == (if a.c != 0 { (k0 as i32) % a.c } else { 10 }))) {
                    let given: f32 = (({
                        let mut x_2 = Vec3::new(0.5, 3.0, (-0.0));
                        'inner: for b in 0..2u16 {
                            if (self.b.a || ((b as f32) < a.a.y)) {
                                let mut x = (b as u32);
                                continue;
                            }
                        }
                        TABLE[(({
                            x_2.z = 2.0_f32;
                            MASK
                        }) % 4) as usize]
                    }))
                        .copysign(self.b.b.w);
                    let y: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(x: f32) -> f32 {
                            if x < HALF { -x } else { x }
                        }
                        t
                    };
                    break;
                }
            }
            (MASK <= MASK)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &usize, c: IVec2, y: f32, t: u32) -> u32 {
        #[unroll(max = 3)]
        'outer: for _ in (0..(((if ((*a) > 1) {
            c.x
        } else {
            return (((((*a) < (*a)) as u32) & 15) * (5_u32 & 7));
        })) & 3))
            .rev()
        {
            if ((({
                Hit {
                    a: Vec3::new(0.25, (-1.0), y),
                    b: Pair {
                        b: Vec4::new((-1.0), 0.25, 2.0, 3.0),
                        c: y,
                        a: (y != y),
                    },
                    c: c.x,
                }
            })
                .step(
                    &{
                        Hit {
                            c: c.y,
                            a: Vec3::new(1.5_f32, y, (-1.0_f32)),
                            b: Pair {
                                b: Vec4::new(0.25_f32, y, 3.0_f32, (-0.0_f32)),
                                c: HALF,
                                a: true,
                            },
                        }
                    },
                ) && false))
            {
                break;
            }
        }
        t
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32, t: &mut u32) -> bool {
        if ((*t) != (UVec2::new((*t), 3_u32)).y) {
            (*t) = ({
                let Pair { a, b, c } = Pair {
                    a: IVec3::new(c, 3_i32, c),
                    b: c,
                    c: Vec2::new(1.0_f32, y),
                };
                let mut k0 = ((3_u32 & (*t))) & 3;
                'outer: loop {
                    if (((y != c.x)
                        && ({
                            (*t) = select(3_u32, (*t), true);
                            (!(b > a.x))
                        }))) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                    if ((Vec3::new(0.25, TABLE[State::SIZE % 4], 0.5))
                        .cmplt(
                            vec3(
                                (y - c.y),
                                ({ (-1.0) }),
                                (if (k0 <= 8) { y } else { c.x }),
                            ),
                        )
                        .all())
                    {
                        let mut n = c.y;
                        (*t) >>= 2;
                        let mut a: [Pair; 2] = [
                            Pair { c: c, a: a, b: b },
                            Pair {
                                b: a.z,
                                c: Vec2::new((-2.5_f32), c.x),
                                a: IVec3::new(STEPS, a.x, 0_i32),
                            },
                        ];
                    }
                }
                0
            });
        }
        false
    }
}

mod p113 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Hit,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, c: &(Vec4, Vec4, usize), mut v: f32, t: &u32) -> Vec3 {
        'outer: for _ in (0..((((WIDE as i32) + STEPS)) & 3)) {
            v *= (((c.2 as f32) / (-2.5_f32))).trunc();
            if (false && false) {
                break;
            }
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        fn step(self, a: &f32) -> f32 {
            let mut t = (WIDE as i32);
            ((t as f32) + (t as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3) -> f32 {
        if true {
            c.y = ({
                Hit {
                    a: Vec3::new(a, (-1.0), 0.0),
                }
            })
                .step(&c.y);
            return (({ Hit { a: Vec3::new(0.0, a, c.x) } }).step(&{ a }) % (a - c.z));
        }
        'outer: for y in 0..(COUNT + 1) {
            'block: {
                if (y < y) {
                    if (cos((-0.0_f32)) == (c.x * c.x)) {
                        return (({ Hit { a: (*c) } }).step(&c.y) * (-c.z));
                    }
                    return ({
                        ({ Hit { a: Vec3::new(0.0, 0.0, 0.0) } }).step(&{ 0.0_f32 })
                    });
                }
                if false {
                    break 'block;
                }
            }
        }
        0.0
    }
}

mod p115 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: BVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub f32);
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
                    let given: f32 = ((Vec4::new((*a), 1.5_f32, 1.0_f32, c[0])).abs())
                        .dot(Vec4::new(3.0, c[1], c[1], c[0]));
                    let a: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(x_2: f32) -> f32 {
                            if x_2 < HALF { -x_2 } else { x_2 }
                        }
                        t
                    };
                    if (((if (c[0] != c[0]) { n } else { (*y) })
                        < (c[1].abs() as u32 & 255)))
                    {
                        break 'block;
                    }
                    let mut b = ({
                        mat4(
                            Vec4::new(3.0, 0.0, 0.0, (-2.5)),
                            Vec4::new((-0.0), c[1], 0.5, 2.0),
                            Vec4::new((-0.0), 3.0, c[1], c[0]),
                            Vec4::new(c[0], 1.5, c[0], 0.0),
                        )
                    });
                    b.z_axis *= Vec4::ONE;
                }
                if ((if ((if (c[1] != c[0]) {
                    'block: {
                        let start = (UVec2::new(1_u32, (*y))).y;
                        let mut b = 1;
                        b += start;
                        if (!(x != x)) {
                            break 'block;
                        }
                        let mut t = ((Mat4::from_cols(
                            Vec4::new(3.0_f32, 2.0_f32, c[0], 1.0_f32),
                            Vec4::new((-2.5_f32), 1.0_f32, 1.5_f32, 0.0_f32),
                            Vec4::new((*a), 1.0_f32, 0.0_f32, (-1.0_f32)),
                            Vec4::new((-2.5_f32), 0.0_f32, (-2.5_f32), c[1]),
                        ))
                            .transpose())
                            .transpose();
                        t.y_axis *= Vec4::ONE;
                        let mut a_2 = ((t + t) * (0.0_f32 - 0.5_f32));
                        a_2.z_axis *= t.y_axis;
                    }
                    (n <= MASK)
                } else {
                    if false {
                        let mut b = (x + (if x >= x { x - x } else { x }));
                        break 'outer;
                    }
                    (x > x)
                })) {
                    let mut c = (*c);
                    (c[0] != c[1])
                } else {
                    if ((((*y)
                        + ({
                            (*y) = 5_u32;
                            (*y)
                        })) >= n))
                    {
                        let n = ((if x >= x { x - x } else { x }) > (*c).len());
                        break;
                    }
                    continue;
                })) {
                    'inner: for (a, _) in (*c)
                        .into_iter()
                        .zip([(1_i32).min((NARROW as i32)), (WIDE as i32)])
                    {
                        let a: Mat4 = (mat4(
                            Vec4::new(0.25_f32, 0.25_f32, (-0.0_f32), 0.25_f32),
                            Vec4::new((-0.0_f32), c[1], 2.0_f32, 3.0_f32),
                            Vec4::new(0.25_f32, 1.0_f32, c[0], a),
                            Vec4::new((-0.0_f32), 0.0_f32, 0.25_f32, (-1.0_f32)),
                        )
                            * ([Mat4::from_cols(
                                Vec4::new(0.5_f32, 0.5_f32, 0.0_f32, 0.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            ); 2])[0]);
                    }
                    break;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: usize,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec2, c: &mut i32, y: &f32) -> bool {
        let mut a_2 = [
            mat2(Vec2::new(1.5_f32, (*y)), Vec2::new((*y), 1.0_f32)),
            mat2(Vec2::new(2.0_f32, (*y)), Vec2::new(2.0_f32, 1.0_f32)),
        ];
        a_2[0].y_axis.y
            += (((a_2[0].y_axis.y + a_2[0].x_axis.y) * (a_2[0].y_axis.y + 0.0))
                + (a_2[0].y_axis.x).tanh());
        'outer: for y in a_2 {
            let mut k1 = (MASK) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if true {
                    let mut n = (y * (a_2[0]).transpose());
                    n.x_axis += Vec2::ONE;
                    if false {
                        let Pair(t) = Pair(y.y_axis.y);
                    }
                } else {
                    let mut b: [i32; 2] = (if ((10_i32
                        <= (if true { a.y } else { (*c) })))
                    {
                        [a.y, a.x]
                    } else {
                        [a.y, a.y]
                    });
                    let mut a = ((Mat2::from_diagonal(a_2[0].y_axis)).transpose()
                        + (Mat2::from_cols(a_2[1].y_axis, Vec2::new(1.5_f32, (-1.0_f32)))
                            * 0.0_f32));
                    a.x_axis = (Vec2::new(3.0_f32, a_2[1].y_axis.y)).xx();
                }
            }
            if false {
                break;
            }
        }
        false
    }
}

mod p117 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Pair,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let [a, y] = [(a).signum(); 2];
        let mut k0 = (((c & 255) as u32)) & 3;
        'outer: while k0 > 0 && (true) {
            k0 -= 1;
            'inner: for y in 0..STEPS {
                let Pair { a: _ } = Pair { a: IVec3::new(c, c, 3_i32) };
                if ((if (!false) { false } else { false })) {
                    break;
                }
            }
        }
        false
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: [[f32; 2]; 3]) -> f32 {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            k0 += 1;
            let mut t = (if (3.0_f32 <= c[1][0]) {
                [((*a) % 2.0), (if (c[1][1] <= c[2][1]) { c[1][0] } else { c[2][0] })]
            } else {
                'inner: for v in 0..k0 {
                    let mut a: Vec3 = ((if ((if (k0 != k0) {
                        false
                    } else {
                        (c[2][1] <= c[2][1])
                    })) {
                        (Vec3::new(0.5, (-2.5), (-2.5))).zyx()
                    } else {
                        Vec3::new(0.5, c[1][0], c[1][0])
                    })
                        + ((Vec3::new(0.0, 0.0, (-0.0))
                            - Vec3::new(c[0][1], c[2][1], (-2.5)))
                            + vec3(Pair::RATE, c[1][0], 1.5)));
                    (c[0][1] != c[0][0]);
                    if (c[2][0] < a.y) {
                        continue;
                    }
                }
                c[0]
            });
        }
        (c[1][0] + c[1][0])
    }
}

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub usize);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3, pub bool);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            'outer: while k0 > 0 && (((true as u32) < k0)) {
                k0 -= 1;
                let mut y = Vec2::splat(round(((HALF).min(State::RATE) + 0.0)));
                if (x != x) {
                    if (radians(y.y) > (self.a.x as f32)) {
                        'inner: for b in 0u32..1 {
                            if (y.y > y.x) {
                                return (k0 <= x);
                            }
                        }
                        break;
                    } else {
                        return (self.a.z < self.a.y);
                    }
                }
            }
            ((x <= x) ^ (self.a.z > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: Vec3) -> i32 {
        let mut t: Pair = (Hit {
            a: x,
            ..Hit {
                b: Pair {
                    a: IVec3::new((-1_i32), x, 1_i32),
                },
                ..Hit {
                    c: Hit::SIZE,
                    a: x,
                    b: Pair {
                        a: IVec3::new(5_i32, x, (-4_i32)),
                    },
                }
            }
        })
            .b;
        let c = t
            .step(
                Pair { a: t.a },
                ({
                    t.a.z = t.a.z;
                    1_u32
                }),
            );
        t.a.z >>= 1;
        t = Pair {
            a: ({
                let mut c: Pair = Pair { a: t.a };
                let n = c.step(t, (UVec2::new(MASK, 5_u32)).y);
                let mut a: Vec2 = (((if n {
                    return (if ((-4_i32) != 1) {
                        (-c.a.y)
                    } else {
                        let mut x_2: [i32; 3] = [7_i32, 10_i32, STEPS];
                        'outer: for &a_2 in &x_2 {
                            if (c.a.z > t.a.y) {
                                continue;
                            }
                        }
                        t.a.z
                    });
                } else {
                    Vec2::new(y.x, (-1.0))
                }) - Vec2::new(0.0, 0.0)))
                    .yx();
                IVec3::new(0, 0, 0)
            }),
        };
        0
    }
}

mod p121 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, c: &Vec2, mut v: Pair, t: &mut u32) -> f32 {
        let mut k0 = ((*t)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            (*t) = (((*t) | 7) - ((((*t) | 7) - ((((*t) | 7) - (k0 & 7)) & 7)) & 7));
        }
        let mut turn = 0;
        let a: UVec2 = 'value: loop {
            let b = (mat2((mat2(Vec2::new(a.b, (-2.5_f32)), (*c))).x_axis, (*c)))
                .transpose();
            if ((Pair {
                a: a.a,
                b: a.b,
                c: ((*t) > (*t)),
            })
                .c)
            {
                break ((UVec2::new(1, 3) + UVec2::new(5, (*t)))
                    | (UVec2::new((*t), 0) + UVec2::new(0, 0)));
            }
            turn += 1;
            if turn == 3 {
                break UVec2::new(0, 0);
            }
        };
        0.0
    }
}

#[flatten]
mod p122 {
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
mod p123 {
    use super::*;
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
        fn step(self, a: &mut f32, c: Pair, y: Hit) -> bool {
            let [b, n, ..] = [y.c.0, 7_i32, y.c.0];
            #[unroll(max = 3)]
            'outer: for v in (0..((y.a) & 3)).rev() {
                'block: {
                    let mut c: Vec3 = Vec3::new((*a), (*a), 0.0);
                    if ((Pair::SIZE
                        > (if Hit::SIZE >= 8_usize {
                            Hit::SIZE - 8_usize
                        } else {
                            Self::SIZE
                        })))
                    {
                        let (_, x_2, n) = (
                            Vec3::select(
                                (c).cmplt(c),
                                Vec3::new(1.0_f32, c.x, (-2.5_f32)),
                                c,
                            ),
                            (Vec4::new(c.z, c.z, 3.0_f32, (-0.0_f32))
                                * Vec4::new(c.y, 1.5_f32, c.x, 1.0_f32)),
                            (y.b).max(y.b),
                        );
                        break 'block;
                    }
                }
            }
            (y.b.x <= 0)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: &mut i32) -> Hit {
        let mut k0 = ((UVec2::new(MASK, MASK)).y) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let given: f32 = ((HALF - Pair::RATE)).floor();
                    let x: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(c: f32) -> f32 {
                            if c < HALF { -c } else { c }
                        }
                        let t = first(given);
                        t
                    };
                }
                k1 += 1;
            }
        }
        #[keep]
        'outer: for n in (0..((((NARROW as i32) - (*a))) & 3)) {
            if (n < (*c)) {
                continue;
            }
            let mut v = Pair(n);
        }
        let mut b = Vec4::new(0.25, 1.5, (-2.5), (-0.0));
        let start = (({
            let mut t: [i32; 3] = [(*a), (*c), (-1_i32)];
            'outer: for a_2 in t {
                if (b.z >= 3.0) {
                    if false {
                        return Hit {
                            c: Pair(10_i32),
                            a: t[1],
                            b: (Hit {
                                b: UVec2::new(MASK, 2_u32),
                                c: Pair(t[2]),
                                a: t[1],
                            })
                                .b,
                        };
                    } else {
                        break;
                    }
                }
                if ((if (1_i32 < (*a)) {
                    let mut k1 = 0i32;
                    'inner: while k1 < 1 {
                        if (Pair::step(
                            (Hit {
                                a: (*c),
                                ..Hit {
                                    a: t[2],
                                    ..Hit {
                                        a: (*a),
                                        ..Hit {
                                            a: (*c),
                                            ..Hit {
                                                c: Pair((NARROW as i32)),
                                                a: t[0],
                                                b: UVec2::new(MASK, 3_u32),
                                            }
                                        }
                                    }
                                }
                            })
                                .c,
                            &mut b.z,
                            Pair(0_i32),
                            Hit {
                                b: UVec2::new(MASK, 0),
                                c: Pair(7_i32),
                                a: a_2,
                            },
                        )) {
                            break;
                        }
                        k1 += 1;
                    }
                    ((WIDE as i32) != a_2)
                } else {
                    (t[2] > t[1])
                })) {
                    break 'outer;
                }
            }
            b.x
        }) + b.z);
        let mut t = 0.0;
        t += start;
        Hit {
            a: ((*a) + (b.x as i32).clamp(-64, 64)),
            b: (UVec2::new(MASK, MASK) + UVec2::splat((b.x.abs() as u32 & 255))),
            c: Pair((*c)),
        }
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: f32, y: &mut f32, t: &Vec2) -> u32 {
        let b = MASK;
        let mut b = IVec2::new((WIDE as i32), 5);
        ((MASK
            & (if (x != 3.0) {
                let given: f32 = (({
                    let mut k0 = ((MASK ^ MASK)) & 3;
                    #[keep]
                    'outer: loop {
                        if ((Pair::SIZE + Pair::SIZE) != 8) {
                            (flatten::math::radians(
                                Vec3::new(TABLE[(3_i32 & 1) as usize], (-0.0_f32), a),
                            ))
                                .cmpeq(Vec3::splat(a))
                                .all();
                            return (UVec2::new(3_u32, 8_u32)).y;
                        }
                        'inner: for x in 0..1i64 {
                            let (v, (y, a)) = (
                                ((*y)
                                    + ({
                                        (*y) = (-1.0_f32);
                                        (*y)
                                    })),
                                (((Pair::SIZE >= Pair::SIZE) || false), atan(t.y)),
                            );
                            let mut a_2: f32 = (if (x as f32) <= v {
                                (t.y).clamp((x as f32), v) + 0.0
                            } else {
                                (x as f32)
                            });
                            if (Vec3::new((x as f32), 3.0, t.x))
                                .cmple(ceil(Vec3::new(0.0_f32, (x as f32), (-0.0_f32))))
                                .all()
                            {
                                a_2
                                    += (if (y && ((x as i32) >= (x as i32))) {
                                        t.x
                                    } else {
                                        (x as f32)
                                    });
                                break 'outer;
                            }
                            let mut n: [f32; 2] = [t.y, ([v, a])[0]];
                            let mut x_2 = Vec3::new(0.5, t.y, 0.25);
                        }
                        x = (x).trunc();
                        if k0 == 0
                            || (((t.y.abs() as usize & 15)
                                != (Pair::SIZE).min(Pair::SIZE)))
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                    (*y) = ((t.x - ((*y)).copysign(1.0)) - t.x);
                    x
                }) * a);
                let n: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(v: f32) -> f32 {
                        (v - HALF).max(HALF)
                    }
                    let t = second(given);
                    t
                };
                MASK
            } else {
                MASK
            })) + (x.abs() as u32 & 255))
    }
}

#[flatten]
mod p125 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &bool, y: Pair, t: &Pair) -> Vec3 {
        if (({
            {
                let t: usize = 'block: {
                    if (*c) {
                        break 'block (Pair::SIZE + Pair::SIZE);
                    }
                    (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    })
                };
                if (*c) {
                    (*a) /= 2.0;
                    let Pair { a } = Pair {
                        a: UVec2::new(8_u32, y.a.y),
                    };
                    let Pair { a } = y;
                }
            }
            ({
                if ((if (!(*c)) {
                    return ({ Vec3::new(3.0, (*a), (*a)) });
                } else {
                    ({ false })
                })) {
                    return ({ trunc(Vec3::new((*a), (*a), 0.0_f32)) });
                }
                (*c)
            })
        })) {
            let mut k0 = ((1.5_f32.abs() as u32 & 255)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if ((!(y.a.x == y.a.x))
                            && ((*a) != (Vec3::new((-1.0_f32), (*a), 1.5_f32)).z))
                        {
                            let Pair { a: a } = Pair {
                                a: UVec2::new(0_u32, 0_u32),
                            };
                        }
                    }
                    k1 += 1;
                }
            }
            return Vec3::new(0.0, 0.0, 0.0);
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p126 {
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
            let mut a_2: usize = (((if c >= 8_usize { c - 8_usize } else { c }))
                .min((c + c)) % 3);
            (((y.a < self.1) == (c <= a_2)) ^ (a_2 > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: &f32, y: f32) -> u32 {
        (!(y != (*c)));
        if (y != y) {
            let mut turn = 0;
            let n: f32 = 'value: loop {
                let a_2 = State {
                    c: MASK,
                    a: STEPS,
                    b: Vec3::new(0.5, 0.5, y),
                };
                let mut c: Pair = Pair(y, a_2.a);
                let v = c.step((a_2.b).z, (State::SIZE + State::SIZE), &a_2);
                if (!(v | v)) {
                    break 'value (((TABLE[(({
                        a.a |= BVec3::new(false, false, v);
                        a_2.c
                    }) % 4) as usize] % 4.0))
                        .min((State::SIZE as f32)) + 0.0);
                }
                turn += 1;
                if turn == 1 {
                    break (a_2.b).dot(a_2.b);
                }
            };
            let mut v: Pair = Pair(y, STEPS);
            let n = v
                .step(
                    (Pair(v.0, 2_i32)).0,
                    (2_usize * 2),
                    &{
                        State {
                            a: v.1,
                            b: Vec3::new(y, 0.25_f32, n),
                            c: 3_u32,
                        }
                    },
                );
            let x_2 = UVec2::new(MASK, 3);
        } else {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                k0 += 1;
                'inner: for t in 0..k0 {
                    let t: [f32; 3] = 'block: {
                        let mut t = (if Hit::SIZE >= 3_usize {
                            Hit::SIZE - 3_usize
                        } else {
                            Pair::SIZE
                        });
                        if false {
                            ({ Pair((-0.0_f32), k0) })
                                .step(
                                    (*c),
                                    5,
                                    &{
                                        ({
                                            State {
                                                c: MASK,
                                                a: STEPS,
                                                b: Vec3::new((-1.0_f32), 0.25_f32, (-2.5_f32)),
                                            }
                                        })
                                    },
                                );
                            continue 'outer;
                        }
                        [([y, y])[0], 0.0_f32, (*c)]
                    };
                    if (t[1] > (*c)) {
                        continue;
                    }
                }
                if (y > (*c)) {
                    break;
                }
            }
        }
        (MASK + MASK)
    }
}

mod p127 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &[f32; 2], t: [Mat2; 2]) -> bool {
        'outer: for x in [1_i32, ((1.0_f32 < 0.0_f32) as i32)] {
            let mut turn = 0;
            let a: f32 = 'value: loop {
                if ((true
                    || ({
                        (*a) *= (t[1].x_axis.y + TABLE[COUNT % 4]);
                        (!false)
                    })))
                {
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

#[flatten]
mod p128 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: &IVec3, mut v: Vec3, t: &mut i32) -> f32 {
        let mut a_2: [f32; 3] = [v.y, (-0.0_f32), v.z];
        'outer: for t in a_2.iter().rev() {
            if (((-1.0_f32) <= 3.0) && (c.z != 5)) {
                let mut k1 = ((if true { 3_u32 } else { 0_u32 })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let a_2: i32 = 'block: {
                        if ((Vec3::new(v.y, 0.0, (-1.0))).cmple(v).all()
                            & (true || (8_u32 > k1)))
                        {
                            let b = c.z;
                            break 'block ((MASK & 255) as i32);
                        }
                        STEPS
                    };
                    let mut x: f32 = ((Vec4::splat(v.x))
                        .dot(Vec4::new(0.5_f32, (-2.5_f32), (-0.0_f32), v.y)))
                        .ceil();
                }
                return ((if 3.0_f32 <= (*t) {
                    (1.5_f32).clamp(3.0_f32, (*t)) + 0.0
                } else {
                    v.y
                }))
                    .ceil();
            }
            let [a, _, _] = [
                (a_2[1]).mul_add((-2.5_f32), a_2[2]),
                (Vec2::new(0.0_f32, 0.0_f32)).dot(Vec2::new(0.0_f32, 0.0_f32)),
                0.0_f32,
            ];
        }
        0.0
    }
}

#[flatten]
mod p129 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &Vec2, mut v: Vec2) -> i32 {
        let mut k0 = ((2_u32).min(MASK)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                let y: Vec3 = 'block: {
                    let mut v = [(v.y).floor(), HALF, ({ (v.y).atan2(b) })];
                    if (({ (c.x > v[1]) })) {
                        ((if (-0.0_f32) <= TABLE[((-4_i32) & 1) as usize] {
                            (v[2]).clamp((-0.0_f32), TABLE[((-4_i32) & 1) as usize])
                                + 0.0
                        } else {
                            c.x
                        }) != v[(k0 % 3) as usize]);
                        break 'outer;
                    }
                    (Vec3::select(
                        (Vec3::new((-1.0), 0.5, 0.25))
                            .cmplt(Vec3::new(v[0], Pair::RATE, 0.5)),
                        Vec3::new(3.0, v[2], 0.25),
                        Vec3::new(1.5, v[1], (-2.5)),
                    ))
                        .min(Vec3::new(1.0, v[1], c.y))
                };
                if (0_u32 < 0) {
                    break;
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
    fn first(a: &f32) -> u32 {
        let mut t = (Hit {
            c: BVec3::new(false, ((*a) <= (*a)), ((*a) < (*a))),
            ..Hit {
                b: Pair { a: Pair::SIZE },
                ..Hit {
                    c: BVec3::new(((*a) < (*a)), true, ((*a) <= (*a))),
                    a: Vec2::new(3.0_f32, (*a)),
                    b: Pair { a: Hit::SIZE },
                }
            }
        })
            .b;
        'outer: for _ in 0..2 {
            t = Pair {
                a: ((t.a + t.a)).max((t).a),
            };
        }
        ((if (Vec2::new(2.0, (*a)) == (Vec2::new(0.25, 1.0) / (-3.0))) {
            let k0 = ((MASK + MASK)) & 3;
            'outer: loop {
                if k0 > 3 {
                    continue;
                }
                break;
            }
            ((MASK & 63) << (MASK & 7))
        } else {
            (((MASK & 15) * (MASK & 7)) % ((MASK >> (MASK & 31)) | 1))
        }) + ((t.a & 255) as u32))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Hit, y: f32, t: &mut u32) -> u32 {
        let mut turn = 0;
        let v: usize = 'value: loop {
            ((c.b.a).min(c.b.a) >= 8);
            let given: f32 = ((Vec4::new(0.25_f32, (-1.0_f32), a, 0.5_f32))
                .dot(Vec4::new(a, y, 3.0, 0.5)) - a);
            let c: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(y: f32) -> f32 {
                    y * HALF + 1.0
                }
                let t = second(given);
                t
            };
            if (y <= 2.0) {
                break ((if true { ((*t) <= (*t)) } else { ((*t) > (*t)) }) as usize);
            }
            turn += 1;
            if turn == 2 {
                break (if 8_usize >= Hit::SIZE {
                    8_usize - Hit::SIZE
                } else {
                    Pair::SIZE
                });
            }
        };
        let given: f32 = ((1_i32 as f32) + (-0.0));
        let v: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(b: f32) -> f32 {
                (b - HALF).max(HALF)
            }
            let t = first(given);
            t
        };
        c.a.x /= 2.0;
        let a: (bool, i32) = 'block: {
            if ((if (1_u32 != (*t)) {
                return (*t);
            } else {
                (false && (c.b.a > c.b.a))
            })) {
                c.a.y -= ((*t) as f32);
                break 'block ((0_u32 != (*t)), STEPS);
            }
            (c.b.a, (*t)) = (8, first(&c.a.x));
            if (((
                (((*t) > (*t)) || true),
                (if STEPS != 0 { (NARROW as i32) % STEPS } else { STEPS }),
            ))
                .0)
            {
                if (((((*t) > (*t)), (NARROW as i32))).0 || (c.b.a < c.b.a)) {
                    let (mut x_2, ..) = (
                        (Vec3::new(y, (-2.5_f32), v))
                            .cmple(Vec3::new(1.5_f32, (-1.0_f32), 1.5_f32))
                            .any(),
                        STEPS,
                    );
                    return (((*t) >> ((*t) & 31)) + (*t));
                }
                {
                    c.b = Pair { a: 5 };
                    {
                        let given: f32 = (a + (-0.0));
                        let v: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x: f32) -> f32 {
                                if x < HALF { -x } else { x }
                            }
                            t
                        };
                        let [mut b, t, ..] = [a; 3];
                        c.a = c.a;
                    }
                }
            } else {
                {
                    c.a = ((Hit { c: c.c, a: c.a, b: c.b }).a
                        - ((if (c.b.a > 3) { v } else { v }) + 0.0_f32));
                }
            }
            (false, 0_i32)
        };
        0
    }
}

mod p131 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut IVec2, mut x: f32, y: &Pair, t: u32) -> i32 {
        a.x *= 2;
        let mut n = Pair {
            b: y.b,
            a: ((Vec3::new((-0.0_f32), (-1.0_f32), 0.0_f32)).z * x),
        };
        if (({
            let mut n = BVec3::new((x != n.a), true, true);
            let mut turn = 0;
            let a: Vec3 = 'value: loop {
                let a: f32 = (0.0_f32).floor();
                if false {
                    break Vec3::new(0.0, 0.0, 0.0);
                }
                turn += 1;
                if turn == 3 {
                    break Vec3::new(0.0, 0.0, 0.0);
                }
            };
            false
        })) {
            return 0;
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
        pub a: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
            y.x
                += (({
                    y.z = a;
                    hadd((*y))
                }))
                    .signum();
        }
        let x_2: f32 = (({
            y.y = (if (*t) {
                if (((*t) ^ (*t)) && (1.5_f32 > y.y)) {
                    let given: f32 = ((c as f32) - ((-0.0_f32)).atan2(y.x));
                    let t: f32 = {
                        let t = second(given);
                        fn second(a: f32) -> f32 {
                            (a - 0.5).max(0.5)
                        }
                        t
                    };
                    return (c + ((MASK | 7) - (c & 7)));
                }
                (-(if (c > 2) {
                    1.0
                } else {
                    (*t)
                        |= (if (8_u32 <= c) {
                            (y.x <= 1.5_f32)
                        } else {
                            (distance((*y), (*y)) == (if (*t) { y.y } else { y.x }))
                        });
                    3.0
                }))
            } else {
                ((Vec2::new(y.z, y.z) - Vec2::new(y.y, a))).y
            });
            let mut a = y.x;
            (a).signum()
        }))
            .atan2(0.0);
        if (c != c) {
            let mut x: [f32; 2] = (if (*t) {
                if (*t) {
                    if (((*t)
                        || ({
                            (*y) = (if (Vec3::splat(y.y)).cmpeq((*y)).any() {
                                (*y)
                            } else {
                                (if (((*t)
                                    && ({
                                        (*t)
                                            &= ((*t)
                                                && ({
                                                    y.y -= y.y;
                                                    (*t)
                                                }));
                                        (*t)
                                    })))
                                {
                                    (*y)
                                } else {
                                    flatten::math::select((*y), (*y), (*t))
                                })
                            });
                            ((*t), [y.y, _]) = (
                                (((3_u32 & 15) * (c & 7)) != c),
                                [y.z, a],
                            );
                            (*t)
                        })))
                    {
                        return ((c | c)).min((c + c));
                    } else {
                        return flatten::math::select(
                            c,
                            ((c | 7) - (c & 7)),
                            (true
                                || ({
                                    y.y /= 2.0;
                                    (*t)
                                })),
                        );
                    }
                }
                [y.y, y.x]
            } else {
                [a; 2]
            });
            'outer: for (t, y) in x.iter().enumerate() {
                let mut t = ((Mat3::from_cols(
                    Vec3::new(0.25_f32, a, 1.0_f32),
                    Vec3::new(2.0_f32, (-2.5_f32), 1.5_f32),
                    Vec3::new((-2.5_f32), 1.0_f32, HALF),
                )
                    + (Mat3::from_cols(
                        Vec3::new(0.25_f32, 1.5_f32, 0.5_f32),
                        Vec3::new((-0.0_f32), (*y), (*y)),
                        Vec3::new(3.0_f32, 1.0_f32, x_2),
                    ) * Mat3::from_diagonal(Vec3::new((*y), 2.0_f32, a))))
                    * (Mat3::from_diagonal(Vec3::new(x_2, (-0.0_f32), x[1]))).x_axis);
                if (!false) {
                    continue;
                }
                let mut c = x[(c % 2) as usize];
            }
        } else if (0.0_f32 < 0.0) {} else {}
        0
    }
}

#[flatten]
mod p133 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> f32 {
        let k0 = (({
            let given: f32 = (if 1.5_f32 <= 1.5 {
                ((Vec2::new(1.5_f32, 0.25_f32)).dot(Vec2::new(y, y))).clamp(1.5_f32, 1.5)
                    + 0.0
            } else {
                y
            });
            let x: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(y: f32) -> f32 {
                    y * HALF + 1.0
                }
                let t = second(given);
                t
            };
            MASK
        })) & 3;
        'outer: loop {
            if (Pair::SIZE < Pair::SIZE) {
                let mut n: [f32; 3] = [
                    y,
                    (if (0.0_f32 == HALF) {
                        let mut k1 = (k0) & 3;
                        #[keep] 'inner: while k1 > 0 {
                            k1 -= 1;
                            (*c) <<= 1;
                        }
                        ((*a) + 0.0_f32)
                    } else {
                        'block: {
                            if (((*a)
                                == (if y <= y {
                                    (0.5_f32).clamp(y, y) + 0.0
                                } else {
                                    (-0.0)
                                })))
                            {
                                break 'outer;
                            }
                            let v: f32;
                            if (!(k0 > k0)) {
                                v = ((y).copysign(y)).cos();
                            } else {
                                v = (Vec3::splat(y))
                                    .dot((Vec3::new(1.0, 1.0, 1.0) + Vec3::new(2.0, y, (*a))));
                            }
                            if ((*c) < 3) {
                                let mut n = false;
                                (*c) = 10;
                            }
                        }
                        ((*a)).tanh()
                    }),
                    (if (!(MASK <= k0)) {
                        (Vec2::new((-0.0_f32), 3.0_f32)).y
                    } else {
                        (*c)
                            |= (((*c) * (*c))
                                * ((((-4_i32) - (*c)) & 15)
                                    * ((if (k0 < 2) {
                                        'inner: for a in (0..3).rev() {
                                            let mut c: f32 = (HALF % 2.0);
                                            if ((a as i32) > a) {
                                                break;
                                            }
                                            let mut v: UVec2 = (UVec2::new(0, k0) + UVec2::new(k0, 3));
                                        }
                                        7_i32
                                    } else {
                                        (!(((*a) != (*a)) && ((*c) != 0)));
                                        (*c)
                                    }) & 7)));
                        break;
                    }),
                ];
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        (*c) = ((3_u32 & 255) as i32);
        let v: Pair = 'block: {
            if ((!((*c) < (*c)))
                && (Vec3::new(0.25, 2.0, 3.0)).cmplt(Vec3::new(y, 1.0, 0.5)).any())
            {
                let (mut n, mut y) = (BVec3::new(((*c) > (*c)), false, true), 0_i32);
                break 'block Pair(y, Vec3::new(1.0_f32, (-2.5_f32), 1.5_f32));
            }
            Pair((*c), Vec3::new((-0.0_f32), 3.0_f32, 0.0_f32))
        };
        if (!(v.1.x != v.1.y)) {
            if (v.1.x <= y) {
                let mut t: [f32; 3] = [(-1.0_f32), (*a), v.1.y];
                'outer: for (n, b) in t.iter().enumerate() {
                    let mut n: bool = (((Vec3::new(1.0_f32, (*a), 0.0_f32)).ceil()).z
                        == v.1.x);
                    if ((if (Pair::SIZE < Pair::SIZE) { n } else { (MASK != MASK) })) {
                        let mut n = ({ v });
                        continue;
                    }
                    let (a, _) = ((BVec3::new(false, false, false), 0_i32), 0_usize);
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p134 {
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
    pub fn entry(a: f32, c: &[f32; 2], y: &i32, t: f32) -> bool {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 *= 2;
            if (((a).ceil()
                <= ({
                    let mut v = [
                        (a / (-a)),
                        hadd((Vec3::new(c[1], t, 3.0_f32) + Vec3::new(c[0], 0.5_f32, t))),
                    ];
                    'inner: for (x_2, a) in (0..2i32).rev().zip(v.iter()) {
                        if ((Vec3::new((-1.0), c[0], (-1.0)) % 1.5))
                            .cmpeq(Vec3::new(c[0], 0.5, t))
                            .all()
                        {
                            let Hit { a: y } = Hit { a: v[1] };
                            break 'outer;
                        }
                        let mut v = (k0).max(((k0 & 15) * ((UVec2::new(k0, k0)).y & 7)));
                    }
                    v[1]
                })))
            {
                let given: f32 = ((Vec2::new(0.0_f32, 2.0_f32))
                    .dot(Vec2::new(c[1], c[0])) % 4.0);
                let n: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(c: f32) -> f32 {
                        c * HALF + 1.0
                    }
                    t
                };
                continue;
            }
            let c: i32;
            if ((if (false != ((*y) > STEPS)) {
                let mut y = Vec2::new(0.0, t);
                (0.25_f32 != y.y)
            } else {
                let mut b = (*y);
                ((k0 <= MASK)
                    && ({
                        b = (if ((*y) != (*y)) {
                            return ((b - b)
                                < (b
                                    & ({
                                        b = b;
                                        5
                                    })));
                        } else {
                            (*y)
                        });
                        true
                    }))
            })) {
                c = ((*y) / (((*y) - (*y)) | 1));
            } else {
                c = (*y);
            }
        }
        let mut a_2: f32 = (((t - a) + 0.0)
            + (Vec3::splat(a))
                .dot((Vec3::new(2.0, c[0], 2.0)).min(Vec3::new(c[1], (-1.0), 0.5))));
        'outer: for _ in 0..2i64 {
            if ((a + (a_2).rem_euclid(a)) != t) {
                let start = (if false {
                    ((MASK & 63) << (MASK & 7))
                } else {
                    (((*y) & 255) as u32)
                });
                let mut x = 1;
                x += start;
            } else {
                a_2 = (*c)[Pair::SIZE % 2];
                if (((!(IVec2::new((*y), (*y)) == IVec2::new(2, 2)))
                    || ({
                        a_2 %= 3.0;
                        ((t < a)
                            || ({
                                a_2 = (5_u32 as f32);
                                ((*y) < (*y))
                            }))
                    })))
                {
                    if ((Vec2::splat(TABLE[(MASK % 4) as usize])).abs()
                        == Vec2::new(0.0, 0.0))
                    {}
                }
            }
        }
        false
    }
}

mod p135 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        false
    }
}

#[flatten]
mod p136 {
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
        pub a: BVec3,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: f32, y: &mut f32, t: &u32) -> bool {
        let mut k0 = (((STEPS & 255) as u32)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            'inner: for b in (1..4).step_by(3) {
                let mut a_2: Pair = Pair;
                let [mut b, _] = [
                    ((*a) - 2.0_f32),
                    (Vec3::new((-1.0_f32), 1.5_f32, (-0.0_f32))).z,
                ];
                if any(
                    (Vec3::new(3.0_f32, 1.5_f32, (*a)))
                        .cmpne(Vec3::new((-0.0_f32), (-1.0_f32), b)),
                ) {
                    b = (c
                        + (if ((*t) != k0) { (7_i32 as f32) } else { ([(*a), b])[0] }));
                    let given: f32 = b;
                    let v: f32 = {
                        let t = doubled(given);
                        fn doubled(n: f32) -> f32 {
                            (n - 0.5).max(0.5)
                        }
                        t
                    };
                }
            }
        }
        (*y) = ((Vec3::new((-0.0_f32), 3.0_f32, (-0.0_f32)))
            .dot(
                (if ((*t) < (*t)) {
                    Vec3::new(1.0, (-2.5), c)
                } else {
                    Vec3::new(0.0, 0.5, (*a))
                }),
            ) - (*y));
        let mut k0 = (5_u32) & 3;
        #[keep]
        'outer: loop {
            let (a, (_, _)) = (
                ((*a) - (TABLE[State::SIZE % 4] * (*y))),
                (
                    1.5_f32,
                    (if ((*a) <= (*a)) {
                        3.0_f32
                    } else {
                        let a: i32 = (if ((Pair::SIZE % 3) >= 0) { 0 } else { 0 });
                        0.0_f32
                    }),
                ),
            );
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        false
    }
}

mod p137 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: &mut f32, y: f32) -> bool {
        let a: Vec3 = (Vec3::new((*c), 2.0, (-0.0)) % 1.5);
        let (b, v) = (
            Mat3::from_cols(Vec3::new((-2.5_f32), y, (-2.5_f32)), a, a),
            flatten::math::select(
                (Mat3::from_diagonal(a)).x_axis,
                Vec3::new(2.0_f32, 1.0_f32, 0.5_f32),
                (!(y > (-1.0_f32))),
            ),
        );
        let mut k0 = (MASK) & 3;
        'outer: loop {
            #[keep]
            'inner: for x_2 in (0..(((IVec2::new(STEPS, 1_i32)).y) & 3)) {
                (((3.0_f32).max(b.z_axis.x) + 0.0) >= (b.x_axis).z);
                if false {
                    (*c) -= (b.y_axis.x).round();
                    break 'outer;
                }
                let mut x: f32 = b.z_axis.x;
                x = b.x_axis.z;
            }
            'inner: for n in 0u32..0 {
                (*c) -= (-1.0_f32);
                let a_2: f32 = 'block: {
                    let [mut t, n] = (if (IVec2::new((NARROW as i32), (NARROW as i32))
                        == IVec2::new(STEPS, (-1)))
                    {
                        [HALF, y]
                    } else {
                        [b.z_axis.y; 2]
                    });
                    if (k0 != k0) {
                        t = (-b.x_axis.z);
                        break 'outer;
                    }
                    {
                        (((b.y_axis.z < b.z_axis.y) || (y < b.z_axis.x))
                            || (v.y < b.z_axis.z));
                    }
                    t
                };
            }
            if k0 == 0 || ((b.z_axis.z < b.x_axis.z)) {
                break;
            }
            k0 -= 1;
        }
        ((v.x != 2.0) ^ ((*c) > 0.5))
    }
}

#[flatten]
mod p138 {
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
    pub fn entry(mut b: f32, mut x: [i32; 3], y: &mut i32) -> Mat3 {
        if ((((MASK >> (MASK & 31)) & 63) << (MASK & 7))
            != (((5_u32 & MASK) & 63) << (5_u32 & 7)))
        {
            'outer: for _ in x {
                if (x[1] != (*y)) {
                    return ((Mat3::from_cols(
                        Vec3::new(b, 0.5_f32, b),
                        Vec3::new(0.5_f32, 3.0_f32, 0.25_f32),
                        Vec3::new(3.0_f32, 0.25_f32, b),
                    ) * Mat3::IDENTITY)
                        * Mat3::from_cols(
                            Vec3::new(b, b, b),
                            Vec3::new(b, b, 1.0_f32),
                            Vec3::new(3.0_f32, Hit::RATE, b),
                        ));
                }
            }
            let mut x_2: Vec4 = ((mix(
                Vec4::new(b, 1.0_f32, 1.5_f32, 0.5_f32),
                Vec4::new(0.25_f32, b, 3.0_f32, (-2.5_f32)),
                Vec4::new(2.0_f32, 1.0_f32, HALF, (-1.0_f32)),
            ) - (b + 0.0)))
                .xxyy();
            (MASK > (MASK % 7));
        } else {
            'outer: for b in 1..=1 {
                let k1 = ((if ((*y) != 1) { MASK } else { MASK })) & 3;
                'inner: loop {
                    if k1 < 4 {
                        ((Vec2::new(Pair::RATE, 0.0) == Vec2::new(0.0, 0.0)) & false);
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
mod p139 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
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
    pub fn entry(a: &mut f32, c: &mut i32, mut v: f32) -> f32 {
        'outer: for _ in [MASK, MASK] {
            'inner: for n in [((2.0_f32).min(v) + 0.0), ((*a) * 0.0), (*a)] {
                let mut a: (f32, u32, Pair) = (if ((((*c) & 63) << STEPS) >= (*c)) {
                    if ((*c) <= (*c)) {
                        let (c, mut x_2) = (
                            Pair { a: Pair::SIZE, b: v },
                            saturate((n + v)),
                        );
                    }
                    (
                        (n * n),
                        (MASK).min(MASK),
                        ({
                            Pair {
                                b: TABLE[(Pair::SIZE).min(3)],
                                ..Pair {
                                    a: Pair::SIZE,
                                    ..Pair { b: (*a), a: Hit::SIZE }
                                }
                            }
                        }),
                    )
                } else {
                    if (({ (3.0_f32 > v) })) {
                        let v: i32 = (*c);
                        break;
                    }
                    (1.0_f32, MASK, Pair { a: Hit::SIZE, b: n })
                });
                if ((-0.0_f32) > v) {
                    continue 'inner;
                }
            }
            if ((*c) < (*c)) {
                break 'outer;
            }
        }
        (1.5 + ((*c) as f32))
    }
}

#[flatten]
mod p140 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: IVec3, y: f32) -> [f32; 2] {
        'outer: for x_2 in [
            ({
                let mut k0 = ((if (c.x < 5) {
                    return [(*a), ((y).max(TABLE[(c.x & 1) as usize]) + 0.0)];
                } else {
                    let mut turn = 0;
                    let b: f32 = 'value: loop {
                        if ((y > (*a)) && true) {
                            break (((*a) * (*a))
                                + (Vec2::new((*a), y)).dot(Vec2::new(1.0, 0.5)));
                        }
                        let mut x = Vec3::new((-0.0), (-0.0), (-0.0));
                        turn += 1;
                        if turn == 2 {
                            break y;
                        }
                    };
                    3_u32
                })) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut b: Vec3 = flatten::math::floor(
                        (if (c.z < 3) {
                            Vec3::splat((*a))
                        } else {
                            (mat3(
                                Vec3::new(y, y, 0.0_f32),
                                Vec3::new((*a), 1.5_f32, (*a)),
                                Vec3::new(y, y, y),
                            ))
                                .x_axis
                        }),
                    );
                    'inner: for a_2 in (1..7).step_by(3) {
                        if (b.z != (-1.0)) {
                            if (((k0 <= k0)
                                && ((b.y != b.x)
                                    || ({
                                        b.z += (b.y + y);
                                        (y > b.y)
                                    }))))
                            {
                                let (mut y, (_, x)) = (
                                    ({ (STEPS < a_2) }),
                                    ((a_2 as i32), IVec2::new(5_i32, c.y)),
                                );
                                continue 'inner;
                            } else {
                                let mut v: [f32; 2] = [(-0.0_f32); 2];
                                break 'outer;
                            }
                        }
                        if (((COUNT & 255) as u32) == k0) {
                            break 'outer;
                        }
                    }
                }
                c.y
            }),
            c.y,
        ] {
            if (c.y < c.x) {
                continue 'outer;
            }
        }
        [
            ((if false {
                'outer: for t in 0..2 {
                    if (((MASK | 7) - (MASK & 7)) <= 5) {
                        continue;
                    }
                }
                (*a)
            } else {
                0.0
            }) + TABLE[(1_i32 & 1) as usize]),
            (y + (-1.0)),
        ]
    }
}

#[flatten]
mod p141 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec4,
        pub b: bool,
    }
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
    pub fn entry(a: &mut (bool, Hit), c: (bool, Hit), mut v: Hit) -> i32 {
        let mut k0 = (((v.1.x & 15) * (a.1.1.y & 7))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let t = [
                (if (TABLE[(a.1.0.x % 4) as usize] == Hit::RATE) {
                    if ((if (((if c.0 {
                        'inner: for x_2 in 0..2i64 {
                            let mut x_2 = ((Vec4::new(
                                0.0,
                                0.5,
                                TABLE[(State::SIZE).min(3)],
                                (x_2 as f32),
                            ) + Vec4::new(HALF, (-0.0), (x_2 as f32), 1.5)))
                                .wzyx();
                            let mut b = (Pair {
                                c: x_2.x,
                                a: Vec3::new((-1.0_f32), (-2.5_f32), 0.0_f32),
                                b: x_2.x,
                            })
                                .a;
                        }
                        IVec2::new(10, (NARROW as i32))
                    } else {
                        IVec2::new((WIDE as i32), STEPS)
                    }) == (IVec2::new(STEPS, 1) * 3)))
                    {
                        let start = (State::SIZE
                            + (TABLE[2_usize % 4].abs() as usize & 15));
                        let mut a_2 = 2;
                        a_2 += start;
                        ((a.0 && a.0) && (a.0 || c.0))
                    } else {
                        c.0
                    })) {
                        let mut a_2 = Hit(
                            ((v.1).max(UVec2::new(8_u32, c.1.1.x)) + (c.1.0 % 3)),
                            UVec2::new((a.1.0.x).min(v.1.y), (v.1.y | a.1.0.x)),
                        );
                        let State { a, b: n } = State {
                            b: (STEPS <= STEPS),
                            a: Vec4::new(
                                2.0_f32,
                                TABLE[((NARROW as i32) & 1) as usize],
                                0.0_f32,
                                0.0_f32,
                            ),
                        };
                        if n {
                            if ((n
                                || ({
                                    a_2.1 /= 2;
                                    (if (c.1.0.y != a_2.0.x) { c.0 } else { true })
                                })))
                            {
                                return (WIDE as i32);
                            } else {
                                break 'outer;
                            }
                        }
                    } else {}
                    7_i32
                } else {
                    STEPS
                }),
                10_i32,
                STEPS,
            ];
        }
        STEPS
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p143 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: [f32; 3]) -> u32 {
        let mut n = (-c[2]);
        let y = (n).rem_euclid((((1.5_f32 - c[0])).min(c[2]) + 0.0));
        if ((n <= 0.0) && false) {}
        0
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32, y: BVec3) -> i32 {
        let Pair(_) = Pair(
            (Vec3::new(3.0_f32, (*c), a)).min(Vec3::new(a, 0.5_f32, 1.5_f32)),
        );
        (*c) = 0.0;
        #[keep]
        'outer: for v in (0..(((IVec2::new(2_i32, (WIDE as i32))).y) & 3)) {
            let mut x: [f32; 2] = [(*c), 0.0_f32];
            'inner: for &y in &x {
                let mut c: bool = (!(((x[1] > a)
                    || ({
                        (*c) = ((a).max(x[1]) + 0.0);
                        (v <= v)
                    })) && (x[1] != (-0.0))));
                let mut x = (Mat3::from_cols(
                    Vec3::new(a, a, (-2.5_f32)),
                    Vec3::new(0.25_f32, TABLE[3_usize % 4], 0.5_f32),
                    Vec3::new(1.0_f32, 3.0_f32, x[1]),
                )
                    * Mat3::from_cols(
                        Vec3::new(x[1], 0.0_f32, x[0]),
                        Vec3::new(0.25_f32, (-0.0_f32), y),
                        Vec3::new((-0.0_f32), 1.0_f32, y),
                    ));
                x.z_axis = x.z_axis;
                let (mut n, x_2) = (
                    (
                        ((
                            BVec3::new(false, true, (x.y_axis.x != (-0.0_f32))),
                            Vec4::new(a, x.x_axis.y, x.y_axis.x, y),
                            Pair(x.z_axis),
                        ))
                            .0,
                        Vec4::new(x.z_axis.z, (-2.5_f32), 1.0_f32, x.y_axis.y),
                        ((
                            BVec3::new(true, c, c),
                            Vec4::new(0.0_f32, (-1.0_f32), x.z_axis.x, (-1.0_f32)),
                            Pair(x.z_axis),
                        ))
                            .2,
                    ),
                    (
                        BVec3::new(true, false, false),
                        Vec4::new(x.y_axis.z, 0.25_f32, x.z_axis.y, x.x_axis.z),
                        Pair(x.z_axis),
                    ),
                );
            }
            if (v <= v) {
                continue;
            }
        }
        (STEPS + ((*c) as i32).clamp(-64, 64))
    }
}

mod p145 {
    use super::*;
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
    pub fn entry(mut b: f32, c: i32, y: usize, mut n: u32) -> [Pair; 2] {
        ((if false {
            if (((n | 7) - ((n ^ n) & 7)) <= (UVec2::new(n, 0_u32)).y) {
                let mut x: [Pair; 2] = [Pair; 2];
                'outer: for _ in x.iter().rev() {
                    let mut t = ((({ (if false { 5_u32 } else { n }) }) & 7) as usize);
                }
            } else if (({
                let mut k0 = ((n + n)) & 3;
                #[keep]
                'outer: loop {
                    if (((y != y) || (b != b)) || false) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    n = (if (c > c) { ({ 1 }) } else { n });
                    (((3_u32 > n) & true) || (n < 0));
                }
                (!(n > n))
            })) {
                let n: Vec3 = 'block: {
                    if (((2_u32 / (n | 1)) <= (if (c < c) { n } else { n }))) {
                        let mut a: [Pair; 2] = [({ Pair }); 2];
                        break 'block Vec3::new((-0.0), (-2.5), b);
                    }
                    let start = ((UVec2::new(MASK, 5_u32) + UVec2::new(8_u32, n))).y;
                    let mut n = 1;
                    n += start;
                    Vec3::new(b, HALF, b)
                };
                #[keep]
                'outer: for a in (0..((1_i32) & 3)) {
                    let mut y: [Pair; 2] = [Pair, Pair];
                    'inner: for n in y {
                        let mut y = Vec2::new(0.25, b);
                        if ((((y.x as i32).clamp(-64, 64))
                            >= (if (a > a) { a } else { c })))
                        {
                            break 'outer;
                        }
                        let start = (((MASK + MASK) & 7) as usize);
                        let mut c = 2;
                        c += start;
                    }
                    b -= n.y;
                }
            } else {}
            (STEPS > STEPS)
        } else {
            false
        })
            || ({
                n = 0;
                (3_usize > y)
            }));
        [Pair, Pair]
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p147 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: usize, c: i32, y: f32, t: f32) -> bool {
        false
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
        pub b: IVec3,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &i32, y: Pair) -> f32 {
        (*a) >>= 1;
        if (y.a.x <= y.a.y) {
            (*a) += 1;
            'outer: for c in 0..2 {
                let Pair { a, .. } = Pair {
                    b: (if false {
                        let given: f32 = ([y.a.y, y.a.y])[0];
                        let x: f32 = {
                            fn second(c: f32) -> f32 {
                                (c - 0.5).max(0.5)
                            }
                            let t = second(given);
                            t
                        };
                        y.a.y
                    } else {
                        'inner: for y in (0..((((-1_i32) + 0_i32)) & 3)) {
                            if (8_usize < 3) {
                                (*a) = (0_usize)
                                    .min(
                                        ((if ((c as i32) != y) { (*a) } else { (*a) })
                                            + ((*a)).saturating_sub((*a))),
                                    );
                                continue 'outer;
                            }
                            let mut a_2 = ((-0.0_f32)).signum();
                        }
                        y.b
                    }),
                    ..y
                };
                'inner: for a in [
                    (UVec2::new(5_u32, 2_u32)).y,
                    (if true {
                        'inner: for a in 0..1 {}
                        0_u32
                    } else {
                        0_u32
                    }),
                ] {}
            }
        }
        0.0
    }
}

#[flatten]
mod p149 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32, y: Pair, t: u32) -> Vec4 {
        x = x;
        if ((!((if false {
            Vec3::new(TABLE[2_usize % 4], y.0, (*a))
        } else {
            Vec3::new(0.0, (-0.0), 2.0)
        }))
            .cmplt(
                (if (t > 3) {
                    let mut y: [i32; 3] = [3_i32, 1_i32, x];
                    'outer: for (v, t) in (0..3i32).rev().zip(y.iter()) {
                        let t = [((y[0] - v) | (x).min(10_i32)); 3];
                        let b: f32;
                        if (t[2] != STEPS) {
                            b = ((*a)).trunc();
                        } else {
                            b = ((((*a)).max((-0.0_f32)) + 0.0)).trunc();
                        }
                    }
                    Vec3::new((*a), 1.0, 1.5)
                } else {
                    Vec3::new(y.0, 3.0, (*a))
                }),
            )
            .any()))
        {
            let n = State::SIZE;
            let mut v: [i32; 3] = [x, 10_i32, x];
            'outer: for (v, c) in v
                .into_iter()
                .zip([((y.0).max((-1.0_f32)) + 0.0), y.0, (y.0 + (-0.0_f32))])
            {
                let mut y = Mat3::from_cols(
                    Vec3::new((*a), 0.25, 2.0),
                    Vec3::new(c, (-1.0), (-2.5)),
                    Vec3::new(0.0, (-0.0), 2.0),
                );
                y.z_axis *= Vec3::ONE;
                let mut a_2: i32 = v;
                if (State::SIZE <= n) {
                    if (2_usize <= Hit::SIZE) {
                        x = ((((v).signum() & 15) * (({ v }) & 7)) - (-x));
                        return ((Vec4::new(y.y_axis.x, 0.25, (-1.0), 0.25))
                            .max(Vec4::new((-2.5), y.x_axis.x, 1.0, 1.5))
                            + ((-0.0_f32)).floor());
                    }
                    break;
                }
                let mut k1 = (t) & 3;
                #[keep]
                'inner: loop {
                    let [mut c, a_2, mut y] = [(x
                        - ({
                            x = v;
                            a_2
                        })); 3];
                    let c: Hit = 'block: {
                        if (c <= v) {
                            break 'block Hit { a: (*a) };
                        }
                        Hit { a: (*a) }
                    };
                    if k1 == 0 || (false) {
                        break;
                    }
                    k1 -= 1;
                }
            }
        } else if false {} else {}
        Vec4::new(1.5, (-0.0), 1.5, (*a))
    }
}
