//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p000::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p000::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p001::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p001::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p002::Hit { a: Leaf::read(v[1]), b: p002::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) } }; let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p002::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b.a), Leaf::write(a1.b.b), Leaf::write(a1.b.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p002::Hit { a: Leaf::read(v[1]), b: p002::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) } }; let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p002::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b.a), Leaf::write(a1.b.b), Leaf::write(a1.b.c)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p004::entry_flat(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry(&mut a0, a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }),
    ("p007", |v| { let mut a0 = p007::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p007::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = p007::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p007::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1), Leaf::write(a2)] }),
    ("p008", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p008::entry(&mut a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p008::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p009", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p009::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p009::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, a1); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, a1); vec![Leaf::write(r.a)] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p011::Pair { a: Leaf::read(v[3]) }; let r = p011::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p011::Pair { a: Leaf::read(v[3]) }; let r = p011::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p012::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p012::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p013", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p013::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p013::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p014", |v| { let a0 = p014::Hit { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p014::Hit { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p015::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p015::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p016::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p016::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a3)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p018", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p018::entry(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p018::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a1)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p019::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p019::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p021::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p021::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p022::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p022::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p022::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p022::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p023::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p024::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p024::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p025::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p025::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p026", |v| { let mut a0 = p026::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p026::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p026::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a2)] }, |v| { let mut a0 = p026::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p026::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p026::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a2)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p030::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p030::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a3 = Leaf::read(v[6]); let r = p031::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a3 = Leaf::read(v[6]); let r = p031::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p032", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p032::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p032::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p033::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p033::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p034::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p034::entry(&a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p034::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p034::entry_flat(&a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = p035::Pair { a: Leaf::read(v[1]) }; let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p035::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p035::Pair { a: Leaf::read(v[1]) }; let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p035::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p037", |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = p037::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p037::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = p037::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p037::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p038::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p038::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p040::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p040::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p040::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p040::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p041::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p041::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p046", |v| { let a0 = p046::Hit { a: Leaf::read(v[0]), b: p046::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let mut a1 = Leaf::read(v[4]); let r = p046::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p046::Hit { a: Leaf::read(v[0]), b: p046::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, c: Leaf::read(v[3]) }; let mut a1 = Leaf::read(v[4]); let r = p046::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p050::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p050::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p051::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p051::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = p052::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p052::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p052::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p052::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p053::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p053::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p054::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p054::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p055::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p056", |v| { let a0 = p056::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p056::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p056::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p056::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p058::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p058::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p058::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p058::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p059", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let r = p059::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let r = p059::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p060::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p060::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p061::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p061::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry(&a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p065::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p065::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry_flat(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p069::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p069::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p070", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p071", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p071::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p071::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p073::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = p073::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p073::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p073::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = p073::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p073::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p075::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p075::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p076", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p077", |v| { let a0 = p077::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p077::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p077::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p077::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p078::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p078::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p079::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p079::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p080", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p080::Hit { a: Leaf::read(v[1]) }; let r = p080::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p080::Hit { a: Leaf::read(v[1]) }; let r = p080::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p081", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p081::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p081::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p084::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p084::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p084::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p084::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p085", |v| { let mut a0 = [p085::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, p085::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p085::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }]; let mut a1 = Leaf::read(v[6]); let r = p085::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0].a), Leaf::write(a0[0].b), Leaf::write(a0[1].a), Leaf::write(a0[1].b), Leaf::write(a0[2].a), Leaf::write(a0[2].b), Leaf::write(a1)] }, |v| { let mut a0 = [p085::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, p085::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, p085::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }]; let mut a1 = Leaf::read(v[6]); let r = p085::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0].a), Leaf::write(a0[0].b), Leaf::write(a0[1].a), Leaf::write(a0[1].b), Leaf::write(a0[2].a), Leaf::write(a0[2].b), Leaf::write(a1)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p087::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p087::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p088::entry(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p088::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p089::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p089::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p090::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p090::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry(&a0, &a1, a2); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.a)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry_flat(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p094::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p095::entry(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p095::entry_flat(&a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p096::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p096::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p097::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p097::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p098::entry(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p098::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p099::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p099::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p100::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p100::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p100::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p100::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p102::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p102::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p103", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p103::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p103::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p104::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p104::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p106", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p107::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p107::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = p108::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p108::entry(a0, a1, a2, a3); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p108::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p108::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.a)] }),
    ("p109", |v| { let mut a0 = p109::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p109::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.a)] }, |v| { let mut a0 = p109::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p109::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.a)] }),
    ("p110", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p110::entry(a0, &a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p110::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = [p113::Hit { a: p113::Pair { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]) }, p113::Hit { a: p113::Pair { a: Leaf::read(v[2]) }, b: Leaf::read(v[3]) }, p113::Hit { a: p113::Pair { a: Leaf::read(v[4]) }, b: Leaf::read(v[5]) }]; let mut a1 = [Leaf::read(v[6]), Leaf::read(v[7])]; let a2 = Leaf::read(v[8]); let r = p113::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = [p113::Hit { a: p113::Pair { a: Leaf::read(v[0]) }, b: Leaf::read(v[1]) }, p113::Hit { a: p113::Pair { a: Leaf::read(v[2]) }, b: Leaf::read(v[3]) }, p113::Hit { a: p113::Pair { a: Leaf::read(v[4]) }, b: Leaf::read(v[5]) }]; let mut a1 = [Leaf::read(v[6]), Leaf::read(v[7])]; let a2 = Leaf::read(v[8]); let r = p113::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p115::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p118::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p118::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = p119::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p119::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p119::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p119::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p121::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p121::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p122", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p123::entry(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p123::entry_flat(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p124::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }),
    ("p125", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p128", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p128::Pair { a: Leaf::read(v[3]) }; let r = p128::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p128::Pair { a: Leaf::read(v[3]) }; let r = p128::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p129", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p129::entry(a0, &a1, &a2, a3); vec![Leaf::write(r.a)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p129::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r.a)] }),
    ("p130", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p130::entry(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p130::entry_flat(&mut a0, &mut a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p132::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p132::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p133::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p133::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p135::Hit { a: Leaf::read(v[2]), b: p135::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }; let a3 = Leaf::read(v[5]); let r = p135::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p135::Hit { a: Leaf::read(v[2]), b: p135::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }; let a3 = Leaf::read(v[5]); let r = p135::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p136", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p136::Pair { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p136::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p136::Pair { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p136::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p137", |v| { let a0 = p137::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p137::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p137::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p137::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p142::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p143::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p144", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p146", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p146::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p146::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p148", |v| { let mut a0 = p148::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = p148::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let mut a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p148::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = p148::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = p148::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let mut a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p148::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a2), Leaf::write(a3)] }),
    ("p149", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
];

#[flatten]
mod p000 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(mut self, a: &mut f32, c: i32) -> bool {
            let mut x: [f32; 2] = [self.b.x, self.b.y];
            let Hit { a, b: v } = Hit {
                a: (self.b == self.b),
                b: self.b,
            };
            if a {
                'outer: for (_, y) in x.iter().enumerate() {
                    let b: Hit;
                    if (((IVec2::new(5, 1) == IVec2::new(c, c))
                        && (a
                            && ({
                                self = (if self.a {
                                    self = Hit {
                                        a: ((!a)
                                            && ({
                                                self.b.y %= 3.0;
                                                ((x[0] <= x[0]) && (c <= c))
                                            })),
                                        b: (Hit { b: v, a: true }).b,
                                    };
                                    self
                                } else {
                                    if (c < c) {
                                        let mut b = [2.0_f32; 3];
                                        break;
                                    }
                                    self
                                });
                                self.a
                            }))))
                    {
                        b = self;
                    } else {
                        self.a = a;
                        b = self;
                    }
                }
            } else {}
            (Hit {
                a: (2_u32 == 5_u32),
                b: Vec2::new(x[1], v.y),
            })
                .a
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut IVec2, mut v: f32, t: u32) -> bool {
        if ((t + (3_u32 >> (2_u32 & 31))) != 5) {
            if (a != v) {
                if (({
                    let mut v = Hit {
                        a: (v <= a),
                        b: Vec2::new(v, 2.0),
                    };
                    (c.x == c.y)
                })) {
                    return (({
                        Hit {
                            a: (c.x != c.x),
                            ..Hit {
                                a: (a > v),
                                b: Vec2::new(0.0, (-1.0)),
                            }
                        }
                    })
                        .step(&mut v, c.y)
                        || ({
                            c.y = c.y;
                            ({
                                Hit {
                                    a: true,
                                    ..Hit {
                                        a: (3.0_f32 <= 1.0_f32),
                                        b: Vec2::new(a, (-1.0_f32)),
                                    }
                                }
                            })
                                .step(
                                    &mut v,
                                    ({
                                        c.y += ((c.y & 15) * (c.x & 7));
                                        c.x
                                    }),
                                )
                        }));
                } else {
                    return ({
                        'outer: for c in (1..7).step_by(3) {
                            ((v.abs() as u32 & 255) <= ((t & 15) * (1_u32 & 7)));
                            if ((c as i32) > c) {
                                continue;
                            }
                            let mut v = a;
                            let [mut c, b] = [v, (-2.5_f32)];
                        }
                        true
                    });
                }
            }
        }
        ((!(t < 0))
            && (({
                Hit {
                    a: true,
                    ..Hit {
                        a: (v <= v),
                        b: Vec2::new(v, 1.5),
                    }
                }
            })
                .step(&mut v, ((c.y & 63) << (1u32))) && (c.x <= (-1))))
    }
}

#[flatten]
mod p001 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: &mut f32, c: &i32) -> f32 {
            let mut t: [f32; 2] = [(*a); 2];
            'outer: for &_ in &t {
                let mut n: f32 = (self.c.z * 1.0);
            }
            ((if (self.a != self.a) {
                ((t[1]).abs().sqrt()).abs()
            } else {
                let start = 1_i32;
                let mut y = 0;
                y += start;
                (-0.0)
            }) + (self.a as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: f32) -> f32 {
        let mut x: f32 = (((a * 1.0)).atan2(a)
            + (vec3(a, a, (-2.5_f32))).dot(Vec3::new(3.0, 3.0, a)));
        let mut b = ([y, a])[0];
        if ((*c) < (*c)) {
            (x, b) = (
                (if ((x != x) && ((-1.0_f32) <= b)) {
                    true;
                    (a * x)
                } else {
                    ([b; 2])[0]
                }),
                0.25,
            );
        } else {
            (x, b) = (
                ((-a) + (y).copysign(y)),
                ({
                    Pair {
                        a: 3,
                        b: 7,
                        c: Vec3::new(a, 1.0, b),
                    }
                })
                    .step(&mut b, &(*c)),
            );
            {
                (b, x) = (
                    (y).fract(),
                    ({
                        let start = (5_u32 + ((5_u32 & 63) << (0_u32 & 7)));
                        let mut v = 1;
                        v += start;
                        'outer: for b in -1..2 {
                            let [t, y] = [a; 2];
                            (x, v) = (((a + x)).signum(), v);
                            let [t, _] = [
                                (if (y != a) { x } else { t }),
                                (0.0_f32).cos(),
                            ];
                            let v = (({
                                Vec3::select(
                                    (Vec3::new(0.25, 1.0, a)).cmplt(Vec3::new(x, a, (-0.0))),
                                    Vec3::new(x, (-0.0), t),
                                    Vec3::new((-1.0), 0.0, a),
                                )
                            }) * a);
                        }
                        Pair::step(
                            Pair {
                                a: v,
                                ..Pair {
                                    c: Vec3::new((-1.0), 0.0, 0.25),
                                    a: v,
                                    b: (*c),
                                }
                            },
                            &mut b,
                            c,
                        )
                    }),
                );
            }
            let mut y: [f32; 2] = [0.5_f32, a];
            'outer: for t in y {
                for (_, c) in y.iter().enumerate() {
                    let mut c: Pair = Pair {
                        c: Vec3::new((-0.0), b, 0.0),
                        ..Pair {
                            c: Vec3::new((-1.0), a, x),
                            ..Pair {
                                b: STEPS,
                                ..Pair {
                                    c: Vec3::new(y[0], b, (-1.0)),
                                    a: 2,
                                    b: STEPS,
                                }
                            }
                        }
                    };
                    let b = c.step(&mut b, &c.b);
                }
                if ((*c) != (*c)) {
                    break;
                }
            }
        }
        (0.25 + x)
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&mut self, a: f32) -> Hit {
            let mut n: bool = (Pair {
                c: (self.c
                    || ({
                        self.c
                            ^= ({
                                'outer: for n in 0..STEPS {
                                    let c: [f32; 2] = [
                                        ((-a)
                                            - (if self.c {
                                                a
                                            } else {
                                                continue;
                                            })),
                                        ((Vec2::new(self.a, 3.0_f32) - Vec2::new(2.0_f32, 3.0_f32)))
                                            .y,
                                    ];
                                    if self.c {
                                        if (((self.c && (self.b != n))
                                            && ({
                                                (*self) = (*self);
                                                self.c
                                            })))
                                        {} else {}
                                        continue;
                                    }
                                }
                                (self.b != self.b)
                            });
                        self.c
                    })),
                ..(*self)
            })
                .c;
            Hit {
                a: (((-(Vec3::new((-0.0_f32), self.a, 0.0_f32))
                    .dot(Vec3::new(self.a, 0.5, self.a))) + a) + (self.b as f32)),
                b: Pair {
                    a: ((5_u32 as f32) * 0.0),
                    ..(*self)
                },
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Hit, y: i32, mut n: Vec3) -> bool {
        let a: Pair;
        if ((c.b.c
            && ({
                n = vec3(n.y, (-0.0), c.a);
                (n).cmpeq(n).all()
            })))
        {
            n.z -= c.b.a;
            a = Pair {
                b: (c.b.b >> 1),
                c: (IVec2::new((-1), 3) == IVec2::new(y, y)),
                a: c.a,
            };
        } else {
            c.b.c &= (2_u32 <= 2_u32);
            a = c.b;
        }
        if ((if (a.c || (!c.b.c)) {
            if (c.b.c || c.b.c) {
                if (((if n.y <= 2.0_f32 {
                    (n.x).clamp(n.y, 2.0_f32)
                } else {
                    (-1.0_f32)
                }) == (n.y).trunc()))
                {
                    return (n.z < (if (y != y) { 3.0 } else { 1.0 }));
                } else {
                    return (((a.a).max(c.a) + 0.0) <= c.a);
                }
            }
            c.b.c
        } else {
            'outer: for y in 0..STEPS {
                if ((5_u32 as f32) >= (c.b.b as f32)) {
                    let mut c: Pair = a;
                    let b = c.step(n.x);
                    return b.b.c;
                }
                if c.b.c {
                    break;
                }
            }
            a.c
        })) {}
        (a.c ^ (c.b.a > 0.5))
    }
}

mod p003 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, y: f32) -> Hit {
        {
            if (c <= c) {
                let mut x = [STEPS, ((STEPS + STEPS) % (STEPS | 1)), STEPS];
            } else {
                let mut x: [i32; 3] = [STEPS, (STEPS - (STEPS | STEPS)), STEPS];
            }
            ((2.0_f32 <= y) || (c != y));
            'outer: for b in 1..=4 {
                let mut a: [i32; 3] = [
                    ((if ((-1_i32) <= b) {
                        if (c > a) {
                            let mut a: [i32; 3] = (if (3_u32 <= 8) {
                                [((b as i32) * 2), 0_i32, 0_i32]
                            } else {
                                [0_i32, 0_i32, 0_i32]
                            });
                        }
                        break;
                    } else {
                        IVec2::new(0_i32, 0_i32)
                    }))
                        .y,
                    0_i32,
                    0_i32,
                ];
            }
        }
        Hit { a: 0.0, b: false, c: 0.0 }
    }
}

mod p005 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut bool, t: bool) -> Vec3 {
        if ((if ((if (t && t) { ([(0.25_f32 != (*a)), t, t])[0] } else { (*y) })) {
            (((10_i32 != c) || (*y)) || (IVec2::new(7, 5) == IVec2::new(0, 7)))
        } else {
            ((!(*y))
                && ((*y)
                    && ({
                        (*y) = (Vec3::new((*a), (*a), 1.5))
                            .cmple(Vec3::new((*a), (*a), 3.0))
                            .all();
                        t
                    })))
        })) {
            if (((if t {
                'outer: for t in (1..7).step_by(3) {
                    let b: Pair;
                    if ([(*y), (*y), (*y)])[0] {
                        b = Pair {
                            b: (if (*y) {
                                Vec3::new(1.0, 1.5, 0.5)
                            } else {
                                Vec3::new(0.5, (*a), (-0.0))
                            }),
                            c: (IVec3::new(c, 0, t) % 3),
                            a: ((*a) - 0.0),
                        };
                    } else {
                        (*y) = (1_u32 <= (3 ^ 1));
                        b = Pair {
                            b: Vec3::splat((*a)),
                            c: (IVec3::new(1, c, 3) - IVec3::new(c, c, 3)),
                            a: ({ (*a) }),
                        };
                    }
                    let v = [
                        (({ b.b })).cmpeq((b.b.y * b.b)).all(),
                        (if (1_u32 != 1) {
                            (*y)
                        } else {
                            (if (*y) { (*y) } else { (c != b.c.x) })
                        }),
                        ((*y) || ((*a) > (-2.5_f32))),
                    ];
                    (*y) ^= v[1];
                }
                c
            } else {
                let mut x: [bool; 3] = [
                    (((*a) - (*a)) != (*a)),
                    (*y),
                    ([(*y), (*y), t])[0],
                ];
                (c * 2)
            }) > 3))
            {
                let mut v: [bool; 3] = [
                    (if (1_u32 == 2) {
                        return Vec3::new(0.0_f32, 0.0_f32, (-1.0_f32));
                    } else {
                        t
                    }),
                    (((*a) < (*a)) && (*y)),
                    (3_i32 > c),
                ];
                let n: bool;
                if (((if ((-1_i32) > c) {
                    v[2] = (*y);
                    v[2]
                } else {
                    ((*a) <= (*a))
                }) || v[0]))
                {
                    v[(3_u32 % 3) as usize] = (Vec2::new((*a), 2.0)
                        == Vec2::new((*a), (*a)));
                    n = (v[0]
                        & ((2.0_f32 != (*a))
                            || ({
                                v[(5_u32 % 3) as usize] = v[1];
                                v[2]
                            })));
                } else {
                    (*y) = (*y);
                    n = (!((*a) > (*a)));
                }
                'outer: for v in v {
                    if ((((*a)).max((*a)) + 0.0) == (3.0_f32).cos()) {
                        break;
                    }
                    (*y) ^= ([((*a) < (*a)), ((*a) > (*a)), n])[0];
                }
            } else {}
        } else {}
        (Vec3::splat((*a)) + Vec3::splat((*a)))
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(self, a: &[f32; 3], c: Vec4) -> bool {
            let mut c = c.w;
            ((c != self.a) ^ (c > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: IVec2, y: &f32) -> Pair {
        'outer: for y in (0..3).rev() {
            let mut y: [f32; 3] = (if ((y as i32) < y) {
                [(*a), 2.0_f32, (*a)]
            } else {
                if ((*a) <= (*a)) {
                    (*a) = (*a);
                    continue;
                }
                [(*a), (*a), (*a)]
            });
            for _ in y {
                if ((((c.y > c.x) != (y[1] > y[2]))
                    != ({ Hit { a: y[0] } })
                        .step(&y, (Vec4::new(y[2], 0.25, 1.5, (-1.0)) / 2.0))))
                {
                    y[(8_u32 % 3) as usize] = y[2];
                    continue 'outer;
                }
                if (c.x != c.x) {
                    y[(c.y & 1) as usize] = 3.0;
                    break 'outer;
                }
                if (y[2] != (*a)) {
                    continue 'outer;
                }
            }
            if ((-4_i32) != 2) {
                continue;
            }
        }
        Pair {
            a: (3 + ((*a).abs() as u32 & 255)),
            b: (c.y + ((*a) as i32).clamp(-64, 64)),
        }
    }
}

mod p007 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
        pub c: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &mut i32, y: &mut f32) -> f32 {
        a.c
            += (Pair {
                b: ((*a)).b,
                ..Pair { a: a.c.x, ..(*a) }
            })
                .a;
        (a.c.z
            - (((a.c.w).signum())
                .min(
                    ({
                        a.c.z = (a.c.y * a.c.y);
                        a.b.x
                    }),
                ) + 0.0))
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, mut b: [i32; 3], c: i32, mut v: Hit) -> Vec4 {
            let mut c: bool = (((v.a.y
                - ({
                    v.a.y = v.a.y;
                    v.a.y
                })) + b[2]) <= v.a.x);
            Vec4::splat(HALF)
        }
    }
    impl Hit {
        fn step(&self, a: &mut f32, mut x: f32) -> i32 {
            let x: [[i32; 3]; 3];
            if (!((2.0_f32 != (*a)) || ((*a) != (*a)))) {
                (*a) -= (((*a)).floor() + (-0.0));
                x = [
                    [self.a.x, 0_i32, self.a.y],
                    [self.a.x, self.a.y, 1_i32],
                    [self.a.z, self.a.z, self.a.z],
                ];
            } else {
                (*a)
                    -= ((if ((*a) > (-0.0)) {
                        Vec2::new((*a), (*a))
                    } else {
                        Vec2::new((-0.0_f32), (*a))
                    }))
                        .y;
                x = [
                    [self.a.x, (-1_i32), self.a.y],
                    [self.a.x, self.a.z, self.a.x],
                    [self.a.y, self.a.y, 5_i32],
                ];
            }
            'outer: for _ in 0..STEPS {
                if ((*a) < (*a)) {
                    if (((*a)
                        <= ((*a)
                            + ({
                                (*a) = (*a);
                                (*a)
                            }))))
                    {} else {}
                    break;
                }
                if (x[2][2] < 10) {
                    continue;
                }
            }
            (((self.a.z & 63) << 1) + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &i32, y: &f32) -> [i32; 3] {
        if (((true
            && ({
                a.x = (if ((*c) > (*c)) {
                    a.y
                } else {
                    return [(-1_i32), (*c), (*c)];
                });
                (a.x > (*y))
            })) && true))
        {
            (*a) *= ((((1_u32 & 15) * (2_u32 & 7)) as f32) * (-(5_u32 as f32)));
            return [(*c), (*c), (*c)];
        }
        'outer: for y in 0u32..2 {
            let mut n: Pair = (if false {
                let mut y: Hit = Hit { a: IVec3::new(1, (*c), 1) };
                let v = y.step(&mut a.x, (HALF).rem_euclid(HALF));
                Pair { a: 7 }
            } else {
                let mut c: [i32; 3] = [(*c), (*c), (*c)];
                for _ in c {
                    let [c, _, _] = [c, [c[2], 1_i32, c[1]], [10_i32, c[2], c[0]]];
                    if (8_u32 != y) {
                        continue 'outer;
                    }
                }
                Pair { a: c[1] }
            });
            let c = n.step([10_i32; 3], (*c), Hit { a: IVec3::new(3, 0, (-4)) });
            if false {
                break;
            }
        }
        [(*c), (*c), (*c)]
    }
}

#[flatten]
mod p009 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: &f32) -> bool {
        let mut b = ((*a) * 1.0);
        let mut b = (*a);
        ((IVec2::new(STEPS, STEPS) + IVec2::new(STEPS, STEPS)) == IVec2::new(STEPS, 10))
    }
    impl Pair {
        fn step(&self, a: f32, c: &i32, y: &f32) -> bool {
            if false {
                let mut n: f32 = (1.0 * ((*y) + (0.25 * self.b.z)));
                return ((((*c) & 15) * ((*c) & 7)) < (*c));
            }
            if (((Vec2::new(self.a.z, 0.5)
                * ({
                    let [a, _] = [(self.a.y + 0.0), 0.5_f32];
                    {
                        let mut t = (((IVec3::new((*c), 10, (*c)) * 2))
                            .min(IVec3::new((*c), 0, 7))
                            + ((IVec3::new((*c), (*c), (*c))
                                - IVec3::new(10, (*c), (*c)))
                                ^ (IVec3::new(1, (*c), (-4)) / 2)));
                    }
                    Vec2::new(self.b.y, self.a.z)
                })) == (vec2(self.b.y, (-2.5))).xx()))
            {
                let Hit { a: t } = Hit {
                    a: (if (0.25_f32 < self.a.z) { self.c } else { self.a.x }),
                };
            } else if (self.a.w < self.a.z) {
                let mut b: [f32; 2] = [3.0_f32, (-2.5_f32)];
                'outer: for (b, _) in b
                    .into_iter()
                    .zip([
                        ((1_u32 & 255) as i32),
                        (if ((*c) != (*c)) {
                            'outer: for c in b.iter() {
                                let start = 3_u32;
                                let mut b = 1;
                                b += start;
                                if true {
                                    (b != b);
                                } else {}
                            }
                            (-4_i32)
                        } else {
                            (*c)
                        }),
                    ])
                {}
            } else {}
            ((if (self.b).cmplt(self.b).all() {
                return (({
                    if first(&self.b.z) {
                        return (self.a.x != (*y));
                    }
                    Vec2::new((-0.0), (*y))
                }) == Vec2::new(2.0, self.b.z));
            } else {
                (self.a.w != self.a.z)
            }) ^ ((-4_i32) < (*c)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: &i32, y: f32) -> Vec3 {
        let a = (if (2_u32 >= ((8_u32 & 63) << (1_u32 & 7))) {
            let mut y = Pair {
                b: Vec3::new(2.0, a[1], a[0]),
                ..Pair {
                    b: Vec3::new(a[1], y, y),
                    c: 1.0,
                    a: Vec4::new(0.5, a[1], (-0.0), 2.0),
                }
            };
            (if ((5_i32 != (*c)) != (y.a.z < 0.5)) {
                (y.b.z != 1.0)
            } else {
                let mut x: Pair = y;
                let b = x
                    .step(
                        (Vec4::select(
                            (Vec4::new(x.b.x, x.c, x.a.w, 3.0_f32)).cmplt(y.a),
                            y.a,
                            y.a,
                        ))
                            .dot(
                                (if (1.0_f32 < y.a.w) {
                                    x.a
                                } else {
                                    Vec4::new((-2.5), (-1.0), x.b.z, (-2.5))
                                }),
                            ),
                        c,
                        &{ y.a.w },
                    );
                first(&x.b.y)
            })
        } else {
            ({
                a[1] = (if (({
                    Pair {
                        a: Vec4::new(y, a[1], (-0.0), y),
                        ..Pair {
                            a: Vec4::new(1.5, (-0.0), 2.0, 2.0),
                            b: Vec3::new(3.0, 1.5, y),
                            c: a[0],
                        }
                    }
                })
                    .step(((-2.5) - 1.5), c, &a[0]))
                {
                    a[1]
                } else {
                    y
                });
                (a[1] <= 1.0)
            });
            ((*c) < (*c))
        });
        (Vec3::new((-2.5), y, 0.0) + Vec3::splat(0.0))
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
        pub a: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(self, a: f32, c: Vec4) -> bool {
            if ((((({
                let (v, _) = (
                    c.x,
                    ({
                        let x = ((IVec3::new(0, self.a, self.a)
                            + (if (self.a > self.a) {
                                IVec3::new(self.a, (-4), 7)
                            } else {
                                IVec3::new(3, self.a, (-4))
                            }))
                            - (IVec3::new(0, 10, 0)
                                + (IVec3::new((-4), (-4), 5)
                                    + IVec3::new(self.a, self.a, self.a))));
                        Pair { a: 0.0_f32 }
                    }),
                );
                8_u32
            }) & 63) << (5_u32 & 7)) >= 2))
            {
                let n = c.z;
                'outer: for b in 0..4 {
                    let mut y: Vec3 = (((self.a as f32) * Vec3::splat(3.0))
                        - ((Vec3::new((-0.0), 1.5, (-1.0)) * Vec3::new(c.z, (-2.5), c.x))
                            * Vec3::new(1.5, 0.5, c.w)));
                    if ((-1_i32) != self.a) {
                        break;
                    }
                }
            }
            true
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32) -> Pair {
        let v: Hit;
        if (b > b) {
            x ^= ((x).max(x) - (false as i32));
            v = Hit { a: x };
        } else {
            v = Hit { a: x };
        }
        let mut y = (b != b);
        let mut y: f32 = ({
            let mut n: Hit = (if y { Hit { a: x } } else { v });
            let x = n.step(((b).max(b) + 0.0), Vec4::new((-1.0), b, (-2.5), 1.5));
            ((b
                * ({
                    b = (-2.5_f32);
                    b
                })))
                .mul_add(
                    ((b).max(0.5) + 0.0),
                    (if y {
                        n = v;
                        0.0
                    } else {
                        if (((2_u32 + 3_u32) / (2_u32 | 1))
                            <= ((8_u32 >> (0_u32 & 31)) >> (8_u32 & 31)))
                        {
                            let start = (((1_i32 as f32) as i32).clamp(-64, 64));
                            let mut y = 0;
                            y += start;
                            let c = (((IVec2::new(5, y) + IVec2::new((-4), n.a))
                                + IVec2::new(3, 7)) + IVec2::new(({ v.a }), n.a));
                        }
                        b
                    }),
                )
        });
        let start = ((x).signum()).signum();
        let mut a = 0;
        a += start;
        Pair { a: 0.0 }
    }
}

#[flatten]
mod p011 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(mut self, a: f32, mut x: Pair, y: &mut f32) -> Pair {
            self.a = ((self).a + self.a);
            Pair {
                a: ((((1.0_f32).atan2(self.c.a)).signum())
                    .mul_add(
                        ((*y)
                            * ({
                                (*y) = (self).b;
                                1.5
                            })),
                        self.c.a,
                    ) + self.b),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: i32, y: f32, mut n: Pair) -> Vec3 {
        'outer: for v in [
            (n.a).atan2(n.a),
            (Vec4::new(0.25_f32, n.a, (-1.0_f32), 0.0_f32))
                .dot(Vec4::new(0.25_f32, (-1.0_f32), n.a, 3.0_f32)),
        ] {
            n = Pair {
                a: (Hit {
                    b: (-0.0_f32),
                    c: n,
                    a: Vec2::new(y, (-2.5_f32)),
                })
                    .b,
            };
            if ((c >> 2) == (c).abs()) {
                break;
            }
            (*a) = (((8_u32 ^ 8_u32)
                <= (if (*a) {
                    0
                } else {
                    let mut a: Vec3 = Vec3::new((-0.0), v, 0.0);
                    8
                })) && (*a));
        }
        let [b, t] = [c, (if c != 0 { 7_i32 / c } else { c })];
        let mut x: Hit = Hit {
            c: n,
            a: Vec2::new(0.0, (-0.0)),
            b: y,
        };
        let b = x.step((3_u32 as f32), Pair { a: x.a.y }, &mut n.a);
        (((Vec3::new((-0.0), 0.0, x.b) - Vec3::new((-1.0), 1.5, x.a.x))
            * (((-0.0_f32)).min(b.a) + 0.0)) + Vec3::splat(n.a))
    }
}

#[flatten]
mod p012 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: Vec2,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, c: i32) -> f32 {
        let mut y = Vec3::select(
            ((if (!true) {
                (if true {
                    Vec3::new((-0.0), 0.5, 1.5)
                } else {
                    Vec3::new(HALF, HALF, HALF)
                })
            } else {
                (if (c > a) {
                    let mut v = (({
                        if (((if (0_i32 <= c) {
                            Vec2::new(HALF, 2.0)
                        } else {
                            Vec2::new((-1.0), HALF)
                        }) == Vec2::new(HALF, (-2.5))))
                        {
                            return (HALF + (HALF).abs().sqrt());
                        }
                        HALF
                    }) + HALF);
                    Vec3::new(0.25, v, 0.0)
                } else {
                    Vec3::new((-2.5), 1.0, HALF)
                })
            }))
                .cmplt(Vec3::new(0.25, HALF, HALF)),
            Vec3::new(0.5, 2.0, HALF),
            Vec3::new(HALF, (-1.0), HALF),
        );
        y.y = ((if y.z <= y.z { ((y.z + (-0.0))).clamp(y.z, y.z) } else { y.y })
            * (y.x
                + ({
                    y.x = ((-0.0_f32) + (-0.0));
                    0.25
                })));
        ((-4_i32) < c);
        if (((c < a)
            || ({
                y.z
                    *= (if (y.x > y.z) {
                        'outer: for n in [a, (a + a), (0_i32 + c)] {
                            for a in (1..7).step_by(3) {
                                if (((Vec2::new((-0.0_f32), 1.5_f32) / (-3.0))).y > y.z) {
                                    let mut t = Pair {
                                        c: (0 ^ 1),
                                        a: IVec2::new(a, n),
                                        b: ((Vec2::new(0.25, 0.25) % 1.5)
                                            + (y.x * Vec2::new((-1.0), 0.25))),
                                    };
                                } else if ((a as i32) <= a) {
                                    let (c, y) = (
                                        Pair {
                                            a: IVec2::new(a, n),
                                            ..Pair {
                                                c: 2_u32,
                                                a: IVec2::new(n, 5_i32),
                                                b: Vec2::new(1.0_f32, (-1.0_f32)),
                                            }
                                        },
                                        Pair {
                                            c: 2_u32,
                                            a: IVec2::new(10_i32, c),
                                            b: Vec2::new(0.5_f32, y.z),
                                        },
                                    );
                                } else {}
                            }
                        }
                        y.y
                    } else {
                        y.y
                    });
                true
            })))
        {
            if (y.z <= y.z) {
                return ({
                    y.y
                        -= (((if (y.z != y.x) {
                            let (c, y) = (
                                y.x,
                                (IVec3::new(a, c, c)).max(IVec3::new(a, 10_i32, a)),
                            );
                            c
                        } else {
                            y = (Vec3::splat((y.x).ceil()) * Vec3::splat(y.x));
                            (y.x - y.x)
                        }))
                            .min(
                                ({
                                    'outer: for t in [(!2_i32), (a % (7_i32 | 1))] {
                                        if (y.z < y.x) {
                                            continue;
                                        }
                                        y.x = (-((Vec2::new((-2.5_f32), 0.25_f32)).y * 0.0));
                                    }
                                    (y).z
                                }),
                            ) + 0.0);
                    (y.y * 1.0)
                });
            } else {
                return y.z;
            }
        }
        (y.y + y.x)
    }
}

mod p013 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut i32, mut x: i32, y: &mut [f32; 3], t: u32) -> IVec3 {
        'outer: for _ in 0..4 {
            if (((t > 8)
                || ({
                    (*y)[(t % 3) as usize] = (y[1] / (-3.0));
                    (y[2] > y[2])
                })))
            {
                let mut a = (*y);
            } else {
                (*a) /= 3;
            }
            (*y)[(t % 3) as usize] = y[2];
            let mut n: f32 = 3.0;
            if true {
                if (t <= 3) {
                    if (((n < y[2]) && (y[2] > y[1]))
                        && ((Vec3::new(y[1], (-1.0), y[0]))
                            .cmpeq(Vec3::new(y[1], y[1], (-2.5)))
                            .all() || ((t < t) || false)))
                    {
                        let (n, t) = (
                            Hit {
                                a: ((*a) >> (1u32)),
                                ..Hit { a: x, b: y[2] }
                            },
                            (x - (*a)),
                        );
                        y[2] = y[1];
                    } else {
                        let (a, _) = ([0.5_f32; 3], Pair { a: 0.0_f32 });
                    }
                }
                break;
            }
        }
        IVec3::new(0, 0, 0)
    }
}

#[flatten]
mod p014 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: &mut Vec3, y: bool, t: Vec4) -> i32 {
        let (y, a) = (
            (*c),
            (if (0_u32 <= 5) {
                (*c)
            } else {
                let Hit { a: c } = Hit {
                    a: Vec4::new(c.x, 3.0, 0.5, 0.5),
                };
                (if (a.a.w < 0.25) {
                    if ((y
                        | (if y {
                            let mut c: Vec3 = (Vec3::new(t.w, (-0.0), 0.0)).ceil();
                            (c.y < a.a.y)
                        } else {
                            y
                        })))
                    {
                        let mut c = [
                            (-2.5_f32),
                            ((0.25_f32 * c.y) / 4.0),
                            (Vec2::splat(a.a.z)).y,
                        ];
                        return STEPS;
                    }
                    Vec3::new((-2.5_f32), 1.5_f32, t.w)
                } else {
                    let mut v: Vec3 = ((Vec3::new(3.0, t.z, 2.0) / (-3.0))
                        * ((Vec3::new(c.w, 3.0, 1.0) / 2.0)).ceil());
                    v
                })
            }),
        );
        ((((STEPS).min(0_i32)).signum() + STEPS) + (c.z as i32).clamp(-64, 64))
    }
}

mod p015 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, mut x: i32, y: &mut f32, t: &Vec2) -> u32 {
        let [c, y] = [([a, x])[0]; 2];
        x = (IVec2::new((a).min(7_i32), (y >> STEPS))).y;
        {
            let (a, _) = (
                (if (IVec2::new(c, 0) == IVec2::new(7, (-4))) {
                    let x = x;
                    (Vec3::new((-1.0_f32), t.x, 1.5_f32) % 1.5)
                } else {
                    Vec3::splat(3.0_f32)
                }),
                ((Vec3::new(0.0_f32, t.x, 0.0_f32) * 0.0_f32)
                    - Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
            );
        }
        0
    }
}

#[flatten]
mod p016 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, mut b: f32) -> f32 {
            let mut c: i32 = ((IVec2::new(2_i32, STEPS))
                .min(IVec2::new(7_i32, (-1_i32))))
                .y;
            (b + (c as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: u32, t: &mut u32) -> Pair {
        let b: i32;
        if ((Vec2::new(a, a)).y == a) {
            x |= 5_i32;
            b = ({
                x -= (((x & 15) * (x & 7)) + (x / ((x).min(7_i32) | 1)));
                ((x & 63) << STEPS)
            });
        } else {
            b = (x >> 1);
        }
        if ((-(Vec3::new(a, 1.5_f32, a)).z) == a) {
            (a <= a);
        } else {
            let mut n: Pair = (if false {
                Pair { a: y }
            } else {
                if (Vec3::new(0.25, a, (-2.5))).cmplt(Vec3::new(0.0, (-1.0), 0.0)).any()
                {
                    if ((b + x) == (2_i32).abs()) {
                        return Pair { a: (*t) };
                    } else {
                        return Pair { a: (Pair { a: 2_u32 }).a };
                    }
                }
                Pair { a: y }
            });
            let b = n.step(n.step(n.step(a)));
            x &= x;
        }
        let mut a: Vec3 = ({
            let mut b: [f32; 3] = [a, a, a];
            'outer: for v in b {
                if ((if (true || (b[2] != b[1])) {
                    (if true { (x != 5) } else { (y < 3) })
                } else {
                    false
                })) {
                    (b[2], x) = (
                        ((if (b[0] != b[2]) { b[1] } else { b[0] }))
                            .mul_add(b[1], (b[0] - 0.0)),
                        ((x
                            + ({
                                x = x;
                                0_i32
                            })) % 2),
                    );
                    break;
                }
            }
            Vec3::new(0.0, 0.0, 0.0)
        });
        Pair { a: 0 }
    }
}

mod p017 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: Vec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: Vec2,
        pub c: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut IVec2, c: &mut i32) -> Pair {
        let mut t: Vec2 = (Hit {
            a: (*a),
            b: Vec2::new(HALF, (-2.5_f32)),
            c: (Hit {
                a: (*a),
                b: Vec2::new(HALF, 1.5_f32),
                c: (a.y <= a.x),
            })
                .c,
        })
            .b;
        t.y *= t.y;
        {
            if (((t.y as i32).clamp(-64, 64)) == (((*a)).y - a.x)) {
                if ((Hit {
                    a: (*a),
                    ..Hit { c: false, a: (*a), b: t }
                })
                    .c)
                {
                    t = Vec2::new(
                        t.x,
                        (((Vec2::new(1.0_f32, 1.5_f32)).y).max((t).y) + 0.0),
                    );
                    'outer: for y in 0..STEPS {
                        let mut v = Pair {
                            b: ((Vec3::new(0.5_f32, (-2.5_f32), t.x)).abs()).z,
                            c: (if (1.5_f32 > t.x) { t } else { vec2(t.x, t.x) }),
                            a: ((Vec3::new(0.25_f32, t.y, 1.5_f32)).z)
                                .mul_add((t.x * 1.0), (Vec3::new(0.25_f32, t.y, t.x)).z),
                        };
                        if ((v.b > v.c.x) && ((7_i32 != a.x) && ((-2.5_f32) < v.b))) {
                            let Pair { a, b, .. } = Pair {
                                b: v.c.x,
                                c: (t * t),
                                a: (1.0 - 0.5),
                            };
                            break;
                        }
                        v.c += v.b;
                        a.y = ({ a.x });
                    }
                } else {
                    {
                        let (v, a) = (
                            (1_u32 <= ((1_u32 | 7) - (3_u32 & 7))),
                            (if ((*a) == (*a)) {
                                Hit {
                                    a: (*a),
                                    ..Hit {
                                        a: (*a),
                                        ..Hit {
                                            b: t,
                                            c: (a.y != (*c)),
                                            a: (*a),
                                        }
                                    }
                                }
                            } else {
                                Hit {
                                    a: (*a),
                                    ..Hit {
                                        b: t,
                                        c: (t.y <= t.x),
                                        a: (*a),
                                    }
                                }
                            }),
                        );
                    }
                }
            }
        }
        Pair {
            a: 0.0,
            b: 0.0,
            c: Vec2::new(0.0, 0.0),
        }
    }
}

mod p019 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: u32, y: &mut [f32; 2]) -> i32 {
        'outer: for n in -1..0 {
            let mut c = ((if ((n as i32) != 5) { (!true) } else { ((n as i32) != n) })
                || (({
                    let mut v: Vec2 = (((y[1] % 2.0_f32)
                        * (Vec2::new((-2.5), 3.0) / 2.0))
                        + ((y[0] / 1.5) * (y[1]).mul_add(a, y[1])));
                    x
                }) > x));
            if ((((c && c)
                || ({
                    (*y) = [y[1], a];
                    ((2.0_f32 > y[0]) || c)
                }))
                && (!(c
                    && ({
                        y[0] = a;
                        c
                    })))))
            {
                let b: f32;
                if c {
                    b = (*y)[((n as i32) & 1) as usize];
                } else {
                    c = c;
                    b = ((Vec4::new(a, 3.0_f32, y[1], 0.5_f32)).xxyy())
                        .dot((Vec4::new((-1.0), (-1.0), a, a)).ceil());
                }
            } else {
                let mut y = (y[1] + (-0.0));
                let t: f32 = ((a).trunc() + (-0.0));
                let mut t: Vec3 = (Vec3::new((-1.0), a, a)
                    * ({
                        y = (((1.5_f32 * t)).round() * a);
                        if ((((n as i32)).abs() - (!n)) != (!n)) {
                            let mut a: i32 = n;
                            let start = (((((-4_i32) & 15) * (0_i32 & 7)) & 255) as u32);
                            let mut c = 1;
                            c += start;
                            a = 1;
                        } else {
                            let mut v: [f32; 2] = [y, y];
                        }
                        (Vec3::new(y, 0.5, 0.0)).floor()
                    }));
            }
            y[1] = ({
                let mut y: Vec2 = ((Vec2::select(
                    (Vec2::new(a, 2.0)).cmplt(Vec2::new(3.0, 0.25)),
                    Vec2::new(2.0, (-2.5)),
                    Vec2::new(0.0, (-1.0)),
                ) * vec2(y[1], y[1])))
                    .yx();
                for v in 1..=3 {
                    if (!(3.0_f32 <= y.x)) {
                        let mut n: f32 = (([y.x; 2])[0] * 0.0);
                        return ((c
                            || ({
                                y.y
                                    -= (Vec4::new(n, y.y, (-1.0_f32), 1.5_f32))
                                        .dot(Vec4::new(n, 2.0_f32, (-0.0_f32), 3.0_f32));
                                c
                            })) as i32);
                    }
                    if ((a % 2.0) != ([0.25_f32; 2])[0]) {
                        (x, y.y) = ((x ^ (x & x)), y.y);
                    } else {
                        let y = ({
                            (if (IVec2::new(5, n) == IVec2::new(5, 1)) {
                                IVec2::new((-4), n)
                            } else {
                                IVec2::new(n, 3)
                            })
                        });
                    }
                    let mut x = ((c && (if c { c } else { c })) & c);
                }
                y.y
            });
        }
        (if (((if (y[0] != a) {
            'outer: for _ in 0..2 {
                let mut a = ((((*y))[0] * (y[1] - a))).abs();
            }
            y[0]
        } else {
            (-2.5_f32)
        }) < y[0]))
        {
            0
        } else {
            0
        })
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
    pub struct Hit {
        pub a: IVec2,
        pub b: f32,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p021 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, mut v: f32, t: &mut [f32; 2]) -> [IVec3; 3] {
        let mut x = (*t);
        let v = [t[0], t[0]];
        if ((2_i32 + ((2_u32 & 255) as i32)) < (((STEPS & 15) * (STEPS & 7)) >> STEPS)) {
            'outer: for a in (1..13).step_by(3) {
                let mut b: Vec2 = (if ((!(0_i32 != a)) | ((a as i32) < a)) {
                    return [(IVec3::new(5_i32, 2_i32, a)
                        & IVec3::new(1_i32, 5_i32, 0_i32)); 3];
                } else {
                    (Vec2::new(1.0, (-1.0)) * (x[0] * 0.0))
                });
                if (v[0] <= x[1]) {
                    continue;
                }
                if ((if ((a as i32) == a) { (t[0] <= x[1]) } else { (x[1] >= b.x) })) {
                    let start = (if (-1.0_f32) <= 0.0_f32 {
                        (x[0]).clamp((-1.0_f32), 0.0_f32)
                    } else {
                        3.0_f32
                    });
                    let mut t = 0.0;
                    t += start;
                    break;
                }
                let t: Vec3 = (Pair {
                    a: Vec3::new((-2.5_f32), x[1], 0.0_f32),
                    b: b.y,
                    c: a,
                })
                    .a;
                let v: IVec2;
                if (x[1] <= t.z) {
                    (*c) = (if ((if ((a as i32) <= a) {
                        (t.y <= (-1.0))
                    } else {
                        return [
                            IVec3::new(0_i32, a, 5_i32),
                            IVec3::new(a, 1_i32, a),
                            IVec3::new(2_i32, a, 0_i32),
                        ];
                    })) {
                        t.z
                    } else {
                        b.y
                    });
                    v = IVec2::new(2, 0);
                } else {
                    x = x;
                    v = IVec2::new(10, 0);
                }
            }
        } else {}
        [
            IVec3::new(2_i32, STEPS, STEPS),
            IVec3::new(STEPS, STEPS, 3_i32),
            IVec3::new((-4_i32), (-1_i32), 7_i32),
        ]
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: &mut Pair) -> f32 {
        if (1.0_f32 <= c.a.z) {
            if (!(!c.b)) {
                return c.c;
            } else {
                return c.a.z;
            }
        }
        (a.y + c.a.y)
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: IVec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let start = y;
        let mut b = 0.0;
        b += start;
        (*c) *= 2;
        {
            (((1_i32 < (*c))
                && ({
                    (*c) += ((*c) + (*c));
                    (y < y)
                }))
                || ((1.0_f32 <= b)
                    && ({
                        (*c) = (*c);
                        ((*c) < 3_i32)
                    })));
            let n: f32;
            if ((-0.0_f32) == b) {
                n = b;
            } else {
                n = (-(b).atan2((-2.5)));
            }
        }
        if (b < ((0_u32 as f32)).round()) {
            let mut t: Pair = Pair {
                a: (Vec3::select(
                    (Vec3::new((-0.0), (-1.0), y)).cmplt(Vec3::new(0.5, y, y)),
                    Vec3::new(b, y, (-2.5)),
                    Vec3::new(b, 3.0, 3.0),
                ))
                    .yzx(),
                ..Pair {
                    a: Vec3::new(0.5, (-0.0), b),
                    b: IVec2::new((*c), (*c)),
                }
            };
            b = (Vec4::new(y, t.a.y, b, t.a.z)).dot(Vec4::new(t.a.z, (-1.0), t.a.y, b));
            {
                'outer: for v in 0..0 {
                    (t.b.y, (*c)) = (t.b.y, ((((v ^ v) as i32) & 63) << 1));
                    if ((t.b * 2) == (IVec2::new((-1), 7) * 2)) {
                        break;
                    }
                    let mut y: [f32; 2] = (if (((Vec2::new((-1.0), 0.25)
                        == Vec2::new(t.a.y, t.a.z))
                        && ({
                            t.b = t.b;
                            (!true)
                        })))
                    {
                        [y, t.a.y]
                    } else {
                        [t.a.y; 2]
                    });
                    let mut x: [f32; 2] = ({ [y[0], y[1]] });
                }
                let mut t: f32 = t.a.z;
                let n = [
                    y,
                    (({
                        let mut x: [f32; 2] = [y; 2];
                        'outer: for (n, _) in x
                            .into_iter()
                            .zip([(((*c) & 255) as u32), ({ 8_u32 })])
                        {
                            let mut x = ((Vec3::new(x[0], 0.5, x[0])).abs())
                                .min(Vec3::new(b, 3.0, 0.0));
                            let start = (((Vec2::new(0.0_f32, 1.5_f32)).y)
                                .max((x).dot(x)) + 0.0);
                            let mut t = 0.0;
                            t += start;
                            (x.z <= y);
                            ((*c) > (*c));
                        }
                        Vec3::new((-0.0_f32), t, t)
                    }))
                        .dot(
                            (Vec3::new(y, (-0.0_f32), (-1.0_f32)))
                                .cross(Vec3::new(y, t, 1.0_f32)),
                        ),
                ];
            }
        } else {
            let [mut a, y] = [(y).abs(), ((*c) as f32)];
            let start = ((if (1.5_f32 > a) {
                if (a < a) {
                    a = ((if (8_u32 != 5) {
                        (if (-0.0_f32) <= b {
                            (y).clamp((-0.0_f32), b)
                        } else {
                            1.5_f32
                        })
                    } else {
                        (a * b)
                    }))
                        .rem_euclid((Vec3::new(a, (-0.0_f32), 3.0_f32)).z);
                    if (y > b) {
                        let Pair { a, b: n } = Pair {
                            a: (Vec3::new(y, 0.0, a)).yzx(),
                            b: (IVec2::new(1, (-1)) ^ IVec2::new(1, 0)),
                        };
                        (*c) &= 2_i32;
                        ((*c), b) = (
                            (if (((n.x < n.x)
                                || ({
                                    (*c) = (if (3.0_f32 < 0.25) { (*c) } else { n.x });
                                    (0.0_f32 < 0.0_f32)
                                })))
                            {
                                0
                            } else {
                                0
                            }),
                            0.0,
                        );
                    }
                }
                0_i32
            } else {
                0_i32
            }) - 0_i32);
            let mut a = 0;
            a += start;
        }
        0.0
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: &mut f32, mut x: i32, y: [f32; 3]) -> f32 {
            if ((Vec3::new((*a), 1.0, y[2]))
                .cmplt(
                    ((if (x < x) {
                        Vec3::new((-0.0), 3.0, y[0])
                    } else {
                        {
                            self.a = (*a);
                            let mut b: i32 = x;
                        }
                        Vec3::new(2.0, self.a, y[1])
                    }))
                        .max(Vec3::new(1.5, 2.0, (-1.0))),
                )
                .any())
            {
                let mut v = (Vec3::new(y[0], 0.0, (-1.0))
                    - Vec3::new(self.a, y[2], 1.0));
                let mut a = [
                    y[(x & 1) as usize],
                    ((if 1.0_f32 <= y[2] { (v.z).clamp(1.0_f32, y[2]) } else { y[0] })
                        + (-0.0)),
                    v.z,
                ];
            }
            {
                if (((0.0_f32 - y[2]) != ((*a) * 0.0)) && false) {
                    x = (IVec2::new(
                        (IVec2::new((-4_i32), 2_i32)).y,
                        (x
                            | ({
                                x = x;
                                x
                            })),
                    ))
                        .y;
                    x %= 7;
                    if true {
                        'outer: for y in [7_i32, (x * 1), (3_i32).max(7_i32)] {
                            let n: Vec2 = ({
                                ((Vec2::new((-0.0), 1.5) - Vec2::new(self.a, (*a))))
                                    .max(Vec2::new((-0.0), self.a))
                            });
                            if false {
                                continue;
                            }
                        }
                    }
                } else {}
            }
            (self.a
                + ({
                    self.a = (Vec4::new(self.a, y[1], 1.5_f32, (*a)))
                        .dot(Vec4::new((-0.0), (-2.5), 2.0, (-0.0)));
                    y[2]
                }))
        }
    }
    impl Pair {
        fn sum(self, a: f32, c: Pair) -> bool {
            let [t, x, _] = [((a).max(a) + 0.0), self.a, (self.a / 1.5)];
            let mut t = self;
            t.a = ((t.a).min((if t.a <= c.a { ((-1.0_f32)).clamp(t.a, c.a) } else { x }))
                + 0.0);
            ((0.0_f32 <= 0.0) ^ (t.a > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: [f32; 3], y: &mut [f32; 3], t: u32) -> bool {
        if ((c[1] > c[2]) | (y[1] > c[2])) {
            'outer: for b in [(((*a) < (-1.0_f32)) as u32), (t ^ t), t] {
                let (x, t) = (Vec3::new(c[1], 0.0_f32, 1.0_f32), Vec2::splat(c[2]));
                let mut x = [
                    IVec2::new(STEPS, 1_i32),
                    ((if (t.x != y[1]) {
                        IVec2::new(0_i32, 1_i32)
                    } else {
                        IVec2::new(0_i32, 10_i32)
                    }) | (IVec2::new(STEPS, 3_i32) ^ IVec2::new(3_i32, STEPS))),
                ];
            }
        } else if (((if (t != t) {
            y[1] += (*y)[(t % 3) as usize];
            t
        } else {
            t
        }) <= 5))
        {
            let mut y: Pair = Pair { a: y[0] };
            let c = y
                .sum(
                    (Vec4::new(c[1], 0.0_f32, 1.0_f32, 3.0_f32))
                        .dot(Vec4::new(1.5, 1.0, c[2], 1.0)),
                    y,
                );
        } else {
            let start = (t + (8_u32).max(t));
            let mut x = 1;
            x += start;
        }
        let mut a: bool = ({ Pair { a: y[1] } })
            .sum(
                (({ Pair { a: c[0] } }).step(&mut y[0], STEPS, [(*a), c[0], c[0]]))
                    .trunc(),
                Pair {
                    a: (*y)[(0_i32 & 1) as usize],
                },
            );
        false
    }
}

mod p025 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec4,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: bool, c: i32, y: &f32, mut n: u32) -> f32 {
        let start = (8_u32)
            .min(
                (if a {
                    let (a, _) = (
                        ({
                            n
                                |= (if (((if a {
                                    n
                                } else {
                                    let mut a: [f32; 3] = [
                                        ((((*y)).max((*y)) + 0.0) + (((*y)).min((-0.0_f32)) + 0.0)),
                                        (*y),
                                        ((-0.0_f32) % 4.0),
                                    ];
                                    0_u32
                                }) == 0))
                                {
                                    0_u32
                                } else {
                                    0_u32
                                });
                            Pair {
                                a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                            }
                        }),
                        Pair {
                            a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        },
                    );
                    0_u32
                } else {
                    0_u32
                }),
            );
        let mut a = 1;
        a += start;
        0.0
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
    pub struct Hit {
        pub a: f32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: Hit, y: &mut f32) -> i32 {
        (*a) = ({
            if (((if (IVec2::new(0, 1) == IVec2::new(a.b, 2)) {
                let mut b: f32 = c.a;
                (true || (c.b <= 7))
            } else {
                (c.a > c.a)
            })
                ^ (if (c.b != 0) {
                    a.b *= 2;
                    ((c.b != a.b) && (c.b > 1))
                } else {
                    true
                })))
            {
                (*a) = Hit {
                    b: ((IVec2::new(a.b, c.b) ^ IVec2::new(a.b, c.b))).y,
                    a: a.a,
                };
            } else if (a.b > 10) {
                let mut a: i32 = a.b;
                let b: [f32; 2];
                if ((true || ((*y) != 3.0)) || (10_i32 < (-4))) {
                    b = [(c.a - (-1.0_f32)), (0.0_f32).abs()];
                } else {
                    b = [0.0_f32, 0.0_f32];
                }
            } else {}
            Hit { a: 0.0, b: 0 }
        });
        0
    }
}

mod p027 {
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
        pub a: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> u32 {
        ((b > b)
            && ({
                b = (b * 0.0);
                (false & (b > 0.5_f32))
            }));
        let mut t: Pair = ({
            (((b).max(b) + 0.0) >= (if (b != b) { b } else { b }));
            let v = ((3_i32 & 63) << (1u32));
            Pair {
                b: (Pair {
                    b: IVec2::new((-1_i32), 2_i32),
                    a: 5_u32,
                })
                    .b,
                a: 3,
            }
        });
        t.b.y = (!5);
        t.b += IVec2::new(c, c);
        let mut n = [b, b];
        if (b < n[1]) {
            let t = Vec3::new(0.5, 3.0, 0.25);
            let n: u32 = ((((if (t.y > n[0]) { 5_u32 } else { 5_u32 }))
                .min(((t.x <= 0.5_f32) as u32)) & 63) << (1_u32 & 7));
        }
        let mut b = (Vec2::new((1.0_f32).floor(), (b * n[0]))).abs();
        (((Pair {
            b: IVec2::new(1_i32, (-4_i32)),
            ..t
        })
            .a
            | (if (n[1] != b.y) {
                if true {
                    if (n[0] >= (b.y - n[1])) {
                        return ((if (c > t.b.y) {
                            t.a
                        } else {
                            return ((5_u32 & 15) * (2_u32 & 7));
                        }) & ((t.a | 7) - (t.a & 7)));
                    } else {
                        return ((t.a + t.a) + ((t.a | 7) - (t.a & 7)));
                    }
                }
                (t.a + t.a)
            } else {
                return t.a;
            })) + t.a)
    }
}

#[flatten]
mod p028 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn second(a: f32) -> f32 {
        let v: u32 = 0;
        let mut y: f32 = (a).ceil();
        let start = ((v & 63) << (2_u32 & 7));
        let mut b = 1;
        b += start;
        (a).abs()
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        if (((*c) - (*c)) > ((*c) & (*c))) {
            let start = (a
                - ({
                    let n = Vec3::new(1.0, a, (-0.0));
                    a
                }));
            let mut t = 0.0;
            t += start;
            return (if (t <= a) {
                a
            } else {
                (Vec3::new((-2.5_f32), t, (-2.5_f32))).dot(Vec3::new(t, a, 0.5))
            });
        }
        let mut x = Hit {
            b: (*c),
            ..Hit {
                a: Vec3::new(2.0, (-0.0), a),
                b: (*c),
                c: a,
            }
        };
        x.c
            *= ((second(
                second(
                    second(
                        ({
                            x.a.x = second(
                                ({
                                    x.a *= x.a.z;
                                    x.a.x
                                }),
                            );
                            0.25_f32
                        }),
                    ),
                ),
            ))
                .rem_euclid(
                    ({
                        let v = (false
                            && ({
                                x.a = (if false {
                                    {
                                        x.a.x
                                            *= (((({ x.a.x }) - (-2.5_f32))).max((x.a.z + (x.a).z))
                                                + 0.0);
                                    }
                                    x.a
                                } else {
                                    x.a
                                });
                                (10_i32 < (*c))
                            }));
                        x.c
                    }),
                ) + x.c);
        (2.0_f32 + (-0.0))
    }
}

mod p029 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut IVec2) -> u32 {
        let start = (c.y / 2);
        let mut b = 0;
        b += start;
        let mut a: [f32; 2] = [a, 0.0_f32];
        'outer: for a in a {}
        0
    }
}

#[flatten]
mod p030 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: u32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: &mut f32) -> f32 {
        {
            let mut a = (IVec2::new(STEPS, STEPS) | IVec2::new(7, 5));
        }
        if ((((0_u32 ^ 3_u32) & 15) * (1_u32 & 7)) >= ((0_u32 + 3_u32) >> (2_u32 & 31)))
        {
            (*a) = (if ((8_u32 | 1_u32) >= 3) {
                (2_u32 as f32)
            } else {
                return (*a);
            });
            (*a) = ((*a) - (((*a)).rem_euclid(0.25_f32)).atan2(((*a) * (*a))));
            (*a)
                *= ((((if ((*a) > 1.0) {
                    (*a)
                } else {
                    return (1.5_f32).cos();
                }) + ([(-2.5_f32), (-2.5_f32)])[0]))
                    .min((*a)) + 0.0);
        }
        true;
        let mut n = (((STEPS - STEPS) & (STEPS + STEPS))
            + ((STEPS * 1) + ((STEPS & 15) * (STEPS & 7))));
        ((((-0.0_f32).abs() as u32 & 255) as f32) + (n as f32))
    }
    impl Pair {
        fn step(mut self, a: &mut [f32; 2], c: &i32, mut v: f32) -> Pair {
            let mut n = vec2(self.b, (first(&mut self.b) * self.c.x));
            Pair {
                a: ((self.a + (((*c) * 1)).min(self.a))
                    + (self.c.w as i32).clamp(-64, 64)),
                b: (({
                    if (({
                        let start = 0_u32;
                        let mut c = 1;
                        c += start;
                        (self.c.x > a[1])
                    })) {}
                    a[0]
                }) + self.c.w),
                c: (self.c + Vec4::splat((self.a as f32))),
            }
        }
    }
    fn third(a: f32) -> i32 {
        let mut a = Vec3::new(3.0, a, 3.0);
        STEPS
    }
    #[flatten(exact)]
    pub fn entry(a: [f32; 2], c: f32, y: &mut f32, mut n: [f32; 2]) -> Vec3 {
        let mut x = Hit {
            a: Pair {
                c: Vec4::new(c, (*y), 0.5, n[1]),
                ..Pair {
                    b: c,
                    ..Pair {
                        b: (*y),
                        ..Pair {
                            c: Vec4::new(0.5, c, a[0], 0.25),
                            a: STEPS,
                            b: a[0],
                        }
                    }
                }
            },
            ..Hit {
                b: 3,
                c: n[0],
                a: Pair {
                    a: STEPS,
                    b: (*y),
                    c: Vec4::new(n[0], n[1], c, a[1]),
                },
            }
        };
        let mut x: Pair = x.a;
        x.step(&mut n, &x.a, (-2.5));
        let y = Hit {
            b: ((((2_u32 | 7) - (0_u32 & 7)) & 15) * ((1_u32 + 1_u32) & 7)),
            c: 0.5,
            a: Pair { a: (10_i32).signum(), ..x },
        };
        let v = (((IVec2::new(x.a, 7) - IVec2::new(5, 1))
            + (if (y.b != y.b) {
                {
                    if (y.b <= y.b) {
                        let mut c = [
                            (0_u32 as f32),
                            ({ (Vec3::new(0.5_f32, 1.0_f32, x.c.z)).z }),
                        ];
                        return Vec3::new(n[0], (-1.0), 1.0);
                    }
                    {
                        let Pair { a, b, c } = y.a;
                        n[0]
                            *= (if y.a.c.x <= n[1] {
                                (first(&mut n[0])).clamp(y.a.c.x, n[1])
                            } else {
                                y.a.b
                            });
                    }
                }
                IVec2::new(x.a, y.a.a)
            } else {
                IVec2::new(y.a.a, x.a)
            })))
            .min(IVec2::new(third(y.a.c.x), y.a.a));
        Vec3::new(0.5, n[1], 1.5)
    }
}

mod p031 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &[[f32; 2]; 2], mut n: u32) -> Pair {
        'outer: for y in 0..3 {
            if (((n <= n)
                && ({
                    (*a) = ((*a) + (-0.0));
                    (n <= n)
                })))
            {
                continue;
            }
            let mut y = [[(*a), (*a)], [0.5_f32, (*a)]];
        }
        if ((IVec2::new((*c), 7)
            == (if false { IVec2::new((*c), (*c)) } else { (IVec2::new((*c), 7) / 3) })))
        {
            let Pair { a: c, b, .. } = Pair {
                a: (Vec3::new(0.5, y[1][0], (*a)) * Vec3::new(y[1][0], (-0.0), 0.5)),
                b: n,
                c: y[0][0],
            };
        } else {
            let (mut t, a) = (
                Pair {
                    b: n,
                    ..Pair {
                        c: (*a),
                        a: Vec3::new(0.0_f32, (-1.0_f32), 0.5_f32),
                        b: n,
                    }
                },
                (*y)[(n % 2) as usize],
            );
            t.a = ((Pair { b: t.b, c: y[0][0], a: t.a }).a).ceil();
        }
        let b = (if ((((n <= 3)
            && ({
                (*a)
                    -= (Vec4::new(0.25_f32, y[1][0], (*a), (-0.0_f32)))
                        .dot(Vec4::new(1.0_f32, 0.25_f32, 3.0_f32, y[0][0]));
                ((*c) < (-1_i32))
            })) == ((*c) <= (*c))))
        {
            Pair {
                b: n,
                c: (*a),
                a: Vec3::new(3.0, y[1][0], 1.0),
            }
        } else {
            let c: Pair = Pair {
                c: y[0][0],
                ..Pair {
                    b: n,
                    ..Pair {
                        a: Vec3::new(y[0][1], 3.0, y[0][0]),
                        b: 3,
                        c: y[0][1],
                    }
                }
            };
            Pair {
                a: Vec3::new(y[1][0], (-1.0), c.a.x),
                b: n,
                c: ((c.a.z).min(3.0) + 0.0),
            }
        });
        if (n < b.b) {
            let mut b: Vec3 = (Pair {
                b: n,
                c: ((b.a.z).max((*a)) + 0.0),
                a: (if (b.b != n) {
                    if (n > b.b) {
                        return Pair {
                            a: Vec3::new(0.0, 1.0, b.a.z),
                            b: n,
                            c: y[1][1],
                        };
                    }
                    b.a
                } else {
                    b.a
                }),
            })
                .a;
            let mut n = (Vec2::new((-1.0), 0.25)
                * ((if (n > n) {
                    b
                } else {
                    return Pair {
                        c: y[1][1],
                        a: Vec3::new((-2.5_f32), 0.5_f32, 2.0_f32),
                        b: n,
                    };
                }))
                    .dot((b).ceil()));
            if (((y[1][0] > b.z) && ((n.x != y[0][0]) && ((*c) <= (*c))))
                != (0_u32 >= 0))
            {
                n.x *= ((((-4_i32) + 5_i32) as f32) + y[0][1]);
            } else {
                if (y[1][0] >= b.z) {
                    if ((!(((*c) <= (*c))
                        || ({
                            b.z += (-y[0][1]);
                            ((*c) != (*c))
                        }))))
                    {
                        return Pair { a: b, b: 2, c: 3.0 };
                    } else {
                        return Pair {
                            a: (b).max(Vec3::new(n.x, 3.0, y[1][0])),
                            ..Pair { a: b, b: 3, c: b.z }
                        };
                    }
                }
                let n = vec3(
                    (((n.x).floor())
                        .min(
                            (if ((*c) <= 2) {
                                let [b, y] = (*y);
                                n.x
                            } else {
                                b.y
                            }),
                        ) + 0.0),
                    y[1][1],
                    ((y[0][1]).abs().sqrt() - y[1][1]),
                );
                let mut a: f32 = 0.0;
            }
        }
        Pair {
            a: Vec3::new(0.0, 0.0, 0.0),
            b: 0,
            c: 0.0,
        }
    }
}

#[flatten]
mod p032 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut bool, mut x: i32, y: u32) -> u32 {
        if (*a) {
            if (x <= x) {
                let (b, n) = (
                    (if ((*a) ^ (*a)) { ({ x }) } else { ((*a) as i32) }),
                    Hit {
                        c: Vec2::new(0.0_f32, 1.5_f32),
                        a: 2.0_f32,
                        b: ((-4_i32)).signum(),
                    },
                );
            } else {
                x += (-1_i32);
            }
            let c: u32 = (0.0_f32.abs() as u32 & 255);
        }
        let Pair { a, b } = Pair {
            b: (if (*a) {
                return ((if 8_u32 != 0 { y / 8_u32 } else { y }) + y);
            } else {
                if false {
                    (*a) = (x <= x);
                }
                (1_u32 < y)
            }),
            a: Vec2::new(1.0, HALF),
        };
        let mut v = Pair {
            a: Vec2::new(a.x, a.y),
            b: b,
        };
        let mut a: [f32; 2] = [
            ((if v.b {
                if ((((if (a.y > (-2.5)) { y } else { y }) >= y)
                    && ({
                        v.a.y
                            += (if b {
                                v = Pair {
                                    a: (if b {
                                        return (((8_u32 + y) & 63) << (1_u32 & 7));
                                    } else {
                                        if ((b
                                            && ({
                                                v = Pair { a: v.a, b: b };
                                                v.b
                                            })))
                                        {
                                            if ((Vec3::new(a.y, v.a.x, v.a.x)
                                                - Vec3::new(0.5, (-0.0), a.x)))
                                                .cmpeq((Vec3::new(a.x, (-2.5), v.a.y)).xxz())
                                                .any()
                                            {
                                                return y;
                                            } else {
                                                return ((y % 7) + y);
                                            }
                                        }
                                        (v.a).max(v.a)
                                    }),
                                    ..v
                                };
                                v.a.x
                            } else {
                                if (((if (({
                                    v.a = v.a;
                                    x = ((x - (b as i32)) >> 2);
                                    b
                                })) {
                                    let Pair { a: t, b } = (if b {
                                        ({ v })
                                    } else {
                                        Pair { b: b, a: a }
                                    });
                                    Pair {
                                        a: Vec2::new(v.a.y, 0.25_f32),
                                        b: v.b,
                                    }
                                } else {
                                    v = Pair { b: b, a: a };
                                    v
                                }))
                                    .b)
                                {
                                    let n = Hit {
                                        a: v.a.x,
                                        b: ((IVec2::new(1_i32, (-4_i32)) == IVec2::new(x, x))
                                            as i32),
                                        c: (v.a).yx(),
                                    };
                                }
                                v.a.y
                            });
                        (if b {
                            b
                        } else {
                            let start = y;
                            let mut x = 1;
                            x += start;
                            v.b
                        })
                    })))
                {
                    'outer: for b in (1..10).step_by(3) {
                        let b = (v.a.x
                            - ({
                                v.a.x = a.y;
                                v.a.y
                            }));
                        if ((v).b & (IVec2::new(5, 2) == IVec2::new(1, (-1)))) {
                            x /= 3;
                            continue;
                        }
                        let a = (((({ x }) / 2) & 63) << (1u32));
                    }
                    let (c, t) = (
                        (a).min((v.a / 2.0)),
                        (Hit { b: x, c: v.a, a: 1.0_f32 }).a,
                    );
                    let b: Hit = Hit {
                        b: x,
                        ..Hit { b: x, c: c, a: t }
                    };
                }
                a.y
            } else {
                v.a.y
            }) * (-a.y)),
            (if (y > y) {
                (v.a.x - v.a.y)
            } else {
                if (v.a.x != 0.5) {
                    x
                        |= ((-(!x))
                            - (x
                                - ({
                                    x = (if x != 0 { x / x } else { x });
                                    0_i32
                                })));
                }
                0.0_f32
            }),
        ];
        0
    }
}

mod p033 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn first(a: IVec3, c: &i32) -> i32 {
        let mut v: f32 = (if ((((a.z & 63) << 1)
            >= (if a.z != 0 { a.y / a.z } else { a.x })))
        {
            if ((((Vec3::new(HALF, (-2.5_f32), HALF)).zyx()).z
                > ((if ((*c) != (-4)) {
                    (*c)
                } else {
                    let mut x: Vec3 = Vec3::new(HALF, HALF, 1.0);
                    (-1_i32)
                }) as f32)))
            {
                {
                    let v: f32 = (1.5
                        / (vec3(HALF, 0.5_f32, HALF)).dot(Vec3::new(HALF, 0.0, 0.5)));
                    let mut t = (Vec2::new(v, v) * vec2((v).tanh(), 3.0));
                    'outer: for _ in 0..STEPS {
                        t.x = ((v + (-0.0))).cos();
                        t *= (Vec3::splat(({ v }))).z;
                        let mut t = (a).max(IVec3::new(0, a.x, 1));
                    }
                }
            }
            HALF
        } else {
            HALF
        });
        (((-4_i32)).min((a.y + 1_i32))).signum()
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3) -> f32 {
        (!(a <= a));
        let mut b = Vec2::new(
            1.0,
            ((c.y * Vec2::new(1.5_f32, c.x))).dot(Vec2::new(c.y, c.y)),
        );
        if (((c.z < 1.0)
            || ({
                (*c) = ((*c) * 3.0_f32);
                (b.x > c.y)
            })))
        {
            if (b.y > c.z) {
                return c.x;
            } else {
                return ((if (-1.0_f32) <= 1.0_f32 {
                    (c.z).clamp((-1.0_f32), 1.0_f32)
                } else {
                    2.0_f32
                }))
                    .cos();
            }
        }
        if (((STEPS
            <= first(
                ({
                    c.y = (c.x - 0.0);
                    IVec3::new(STEPS, (-1_i32), 5_i32)
                }),
                &{ 2_i32 },
            )) || false))
        {}
        0.0
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec3,
        pub c: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: f32, t: &Hit) -> bool {
        let mut b = ((-t.b.x) - ((t.b.z / t.a.z) % 2.0));
        let mut v: Hit = (*t);
        let start = ((((0_u32 | 7) - (8_u32 & 7)) & 255) as i32);
        let mut b = 0;
        b += start;
        v.c = v.c;
        'outer: for y in -1..0 {
            if (false && (t.a.x != v.a.z)) {
                (v.a, b) = ((Vec3::select((v.a).cmplt(v.a), v.a, t.b)).zyx(), c);
                continue;
            }
        }
        if false {
            if ((true
                && ({
                    v.a *= (0.0_f32 + v.b.x);
                    (Vec2::new(0.0_f32, t.a.z) == Vec2::new(t.b.x, 2.0_f32))
                })))
            {
                return ((IVec2::new(0_i32, 0_i32)).y <= 0);
            } else {
                return false;
            }
        }
        false
    }
}

#[flatten]
mod p035 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, a: &[f32; 3]) -> u32 {
            let mut v: i32 = (STEPS
                - (if ((-0.0_f32) > self.a) {
                    if ((-(a[2] * 1.0)) != ((a[1] * 0.0)).sin()) {
                        let mut c = (vec3(
                            (-0.0),
                            (Vec4::new(1.5_f32, 0.5_f32, 0.5_f32, 1.5_f32))
                                .dot(Vec4::new(a[0], 1.5, a[0], a[2])),
                            (a[1] - a[1]),
                        ))
                            .ceil();
                    } else if (self.a > a[0]) {
                        'outer: for c in 1..=1 {
                            let Pair { a: t } = Pair { a: (a[2]).trunc() };
                            let mut a: i32 = (!((5_i32 + c) >> 1));
                            if ((self.a * Vec2::new(t, (-1.0)))
                                == (Vec2::new(0.0, 0.5)).normalize_or_zero())
                            {
                                break;
                            }
                            let a: i32 = (-((a / ((c as i32) | 1))
                                + (if a != 0 { 7_i32 % a } else { a })));
                            let mut c = Hit {
                                a: ((IVec2::new(10, 10) + IVec2::new(3, 5))
                                    ^ (Hit { a: IVec2::new(c, 10_i32) }).a),
                            };
                        }
                        let t = [(-0.0_f32), self.a, a[0]];
                    } else {
                        let mut t = ({
                            let x = Vec2::new(a[0], 0.5);
                            [self.a, a[1], self.a]
                        });
                    }
                    STEPS
                } else {
                    7
                }));
            (1 + ((v & 255) as u32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Pair, y: &mut [f32; 3]) -> u32 {
        (*y) = (*y);
        let mut n: [f32; 3] = [y[1]; 3];
        'outer: for &v in &n {
            (*y) = [
                ((Vec2::new(3.0_f32, c.a)).y
                    - (if false {
                        y[0]
                    } else {
                        if true {
                            break;
                        }
                        0.25_f32
                    })),
                v,
                ((1.0_f32).ceil() + n[2]),
            ];
            let mut y: f32 = (c.a
                * ((n[0] - v) * (if ((*a) < n[2]) { (*a) } else { y[2] })));
            if (!((c.a < n[0]) && false)) {
                if (((*a) != 2.0) && false) {
                    for c in [c.step(&n), 1_u32, 8_u32] {
                        if true {
                            break 'outer;
                        }
                    }
                }
                break;
            }
        }
        (1 + (y[0].abs() as u32 & 255))
    }
}

#[flatten]
mod p036 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: Pair, y: f32, t: Vec3) -> f32 {
        x.a.x &= (((x.a.y ^ x.a.y) ^ 5_i32) & ((x.a.y & x.a.x) % (5_i32 - x.a.y)));
        let start = ((if (y < t.y) {
            x.a += x.a;
            0_i32
        } else {
            0_i32
        }) - (x.a.x).max(0_i32));
        let mut v = 0;
        v += start;
        x.a.y = ((2_i32).abs() - ((x.a.y - x.a.y) + (x.a.x | x.a.x)));
        (((((y).min(y) + 0.0) - 0.0) - ((v as f32) % 2.0)) + (x.a.x as f32))
    }
}

mod p037 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
        pub c: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: Pair, c: Pair) -> f32 {
        let mut v = ((({
            c.c;
            Vec3::new(c.a.z, c.a.x, 3.0)
        }) / (-3.0))
            - (Vec3::new(a.a.w, 2.0, a.a.y)
                - Vec3::select(
                    (Vec3::new(a.a.z, a.a.y, 1.5)).cmplt(Vec3::new(0.0, (-0.0), a.a.z)),
                    Vec3::new((-1.0), (-0.0), (-0.0)),
                    Vec3::new(c.a.z, c.a.z, a.b),
                )));
        if (!c.c) {
            v.y = c.a.z;
            return c.b;
        }
        let t: Hit = Hit {
            a: STEPS,
            b: Pair {
                a: a.a,
                ..Pair { b: (-0.0), c: c.c, a: c.a }
            },
        };
        v.x = ((v.y
            - ({
                v.y = (a.a.x + (-0.0));
                t.b.a.y
            })))
            .fract();
        {
            if (({
                v += Vec3::new((-2.5_f32), (-0.0_f32), 1.5_f32);
                (t.b.c || a.c)
            })) {
                let mut v: f32 = a.a.x;
                return (if (t.b.c && a.c) {
                    let mut a: Pair = c;
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
mod p038 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: f32, t: &mut u32) -> IVec3 {
        if (!((*c) < (*c))) {
            v = (*a);
            return (if (Vec3::new((-0.0), 0.0, v)).cmple(Vec3::new(v, 1.0, 0.5)).all() {
                (IVec3::new((*c), 3, 3)).max(IVec3::new((*c), (*c), (-1)))
            } else {
                (IVec3::new((*c), (*c), 10)).max(IVec3::new((-1), (*c), (*c)))
            });
        }
        if (2_u32 < (*t)) {
            return (({
                let mut n: [i32; 2] = [(*c); 2];
                'outer: for (t, _) in n
                    .into_iter()
                    .zip([
                        ((n[1] != n[1]) as u32),
                        (if (*t) != 0 { (*t) / (*t) } else { (*t) }),
                    ])
                {
                    n[0] = ({ n[0] });
                    let Hit { a: t, b } = Hit {
                        a: Pair { a: 1.0 },
                        b: Vec3::new(3.0, 0.0, v),
                    };
                }
                IVec3::new((-4), n[0], n[1])
            }) + IVec3::new((*c), (*c), (-1)));
        }
        if (false && false) {}
        IVec3::new(0, 0, 0)
    }
}

mod p039 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: i32, mut x: i32, y: &mut f32) -> i32 {
        if (((if false {
            let mut y: [Vec2; 2] = [Vec2::new((*y), (*y)), Vec2::new((-1.0_f32), (*y))];
            (IVec2::new(2, (-4)) == IVec2::new(b, b))
        } else {
            let mut n = (*y);
            (b > 3)
        }) && ((*y) == (((-2.5_f32)).max((-0.0)) + 0.0))))
        {
            let mut y = (*y);
        } else {
            let mut a: Vec3 = (if (0.5_f32 < (*y)) {
                'outer: for n in 0..STEPS {
                    if ((*y) > (*y)) {
                        break;
                    }
                    {
                        let mut x: Vec2 = Vec2::new(0.25, (*y));
                    }
                }
                Vec3::new(2.0, 1.5, 0.0)
            } else {
                let [a, _] = [
                    ((*y) - (*y)),
                    (if false {
                        let mut a: IVec3 = (((IVec3::new(10, 1, b) ^ IVec3::new(b, x, b))
                            + ({ IVec3::new(2, x, (-4)) }))
                            | (IVec3::new(0, 0, 0) + IVec3::new(0, 0, 0)));
                        0.0_f32
                    } else {
                        0.0_f32
                    }),
                ];
                Vec3::new(0.0, 0.0, 0.0)
            });
        }
        0
    }
}

#[flatten]
mod p040 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(&self, a: f32) -> f32 {
            let mut x: IVec3 = (((IVec3::new(7, self.b.y, (-1))
                + IVec3::new(self.b.y, self.b.y, (-4)))
                + (IVec3::new(self.b.y, 0, 0)
                    ^ IVec3::new(self.b.y, self.b.x, self.b.y)))
                + ((IVec3::new(0, self.b.y, 3) * 2)
                    - (IVec3::new(self.b.x, 10, 10) / 2)));
            (((if (10_i32 < self.b.y) {
                if (0_u32 == ((3_u32 | 7) - (8_u32 & 7))) {
                    return (if (a != a) {
                        self.a.x
                    } else {
                        return (a + 0.0);
                    });
                }
                self.a.y
            } else {
                0.25_f32
            }))
                .atan2(((a).max(self.a.x) + 0.0))
                + ((Hit { b: self.b, a: self.a }).a)
                    .dot(
                        Vec2::select(
                            (self.a).cmplt(self.a),
                            self.a,
                            Vec2::new(self.a.y, self.a.y),
                        ),
                    ))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: bool, y: &mut f32, t: Pair) -> f32 {
        if ((((Vec3::new(t.c.y, t.c.x, (*a)) / 2.0)).yzx())
            .cmplt(
                ((Vec3::new(1.5, t.c.x, (-1.0)) - Vec3::new(0.0, 1.0, 0.25))
                    * ({
                        if (((({ Hit { a: t.c, b: t.b } })
                            .step(
                                Hit::step(
                                    &{
                                        Hit {
                                            a: t.c,
                                            ..Hit { a: t.c, b: t.b }
                                        }
                                    },
                                    (*y),
                                ),
                            ) * (Vec3::new(0.0_f32, t.c.x, (*y))).z)
                            == ((Vec3::new(1.5_f32, 0.5_f32, 0.5_f32)).z).ceil()))
                        {
                            let start = (((1_u32 | 7) - (2_u32 & 7))
                                % ((if x { 3_u32 } else { 2_u32 }) | 1));
                            let mut b = 1;
                            b += start;
                            if ((x as u32) < b) {
                                {
                                    x &= (!(t.c.x <= (((*y)).min((*y)) + 0.0)));
                                    (*y) = t.a;
                                    let mut t: Hit = Hit {
                                        b: t.b,
                                        ..Hit {
                                            a: Vec2::new(3.0, 1.5),
                                            b: t.b,
                                        }
                                    };
                                    let v = t
                                        .step(
                                            ({
                                                b = b;
                                                (Pair { b: t.b, c: t.a, a: (*y) }).a
                                            }),
                                        );
                                }
                            } else {
                                let a: Hit;
                                if false {
                                    a = Hit {
                                        a: Vec2::new(0.0, 0.0),
                                        b: IVec2::new(0, 0),
                                    };
                                } else {
                                    a = Hit {
                                        a: Vec2::new(0.0, 0.0),
                                        b: IVec2::new(0, 0),
                                    };
                                }
                            }
                        }
                        Vec3::new(0.0, 0.0, 0.0)
                    })),
            )
            .any())
        {}
        0.0
    }
}

#[flatten]
mod p041 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: bool,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, mut b: f32) -> f32 {
            if (b > b) {
                self = Pair {
                    a: (-(self.a
                        * ({
                            self.a = 3.0;
                            1.5
                        }))),
                    b: (({
                        if (!(b <= b)) {
                            if true {
                                return ((self.a).floor()).rem_euclid((b).ceil());
                            } else {
                                return 0.5;
                            }
                        }
                        if (!(!(b == self.a))) {
                            if (((Vec3::new(2.0, 0.0, 1.5) - self.a))
                                .cmplt(
                                    (if ((-2.5_f32) < self.b) {
                                        Vec3::new(1.0, (-2.5), (-1.0))
                                    } else {
                                        Vec3::new(self.a, 1.0, 0.5)
                                    }),
                                )
                                .any())
                            {
                                b = (-2.5);
                                return self.b;
                            }
                        } else {
                            {
                                (if (2.0_f32 <= b) {
                                    ((3.0_f32 <= b)
                                        || ({
                                            self.b = (2_u32 as f32);
                                            (self.a > b)
                                        }))
                                } else {
                                    (Hit {
                                        b: (self.b <= b),
                                        ..Hit {
                                            c: (-2.5_f32),
                                            ..Hit {
                                                b: (b < self.a),
                                                c: b,
                                                a: (self.a != self.a),
                                            }
                                        }
                                    })
                                        .a
                                });
                                b -= (((2_i32 * (-1)) - 10_i32) as f32);
                            }
                        }
                        (-1.0_f32)
                    }))
                        .trunc(),
                };
            }
            ((b + 0.0) + self.b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 3]) -> f32 {
        if (((((2_u32 + 1_u32) & 63) << (2_u32 & 7))
            < (({
                let [v, n, _] = [c[0], (c[1]).signum(), (10_i32 & 1_i32)];
                let mut a: i32 = (if ((Hit { c: a, a: true, b: (a <= a) }).a) {
                    let mut c = (if (c[0] != 5) {
                        c[1]
                    } else {
                        let mut c = [
                            ({ (c[0] % (v | 1)) }),
                            (-((c[0] & 15) * (n & 7))),
                            ({ ((0.5_f32 as i32).clamp(-64, 64)) }),
                        ];
                        c[0]
                    });
                    (if (v <= v) {
                        let mut t: Pair = Pair { a: a, b: a };
                        let n = t.step((a).trunc());
                        c
                    } else {
                        return (a
                            * (Pair {
                                b: 2.0_f32,
                                ..Pair {
                                    b: 3.0_f32,
                                    ..Pair { b: a, a: a }
                                }
                            })
                                .a);
                    })
                } else {
                    'outer: for y in c.iter() {
                        let Hit { a, b, c } = Hit {
                            a: (0.0_f32 < 0.0),
                            b: false,
                            c: 0.0,
                        };
                    }
                    0
                });
                0
            }) & 0)))
        {}
        0.0
    }
}

#[flatten]
mod p042 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec2,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32) -> Hit {
        if (c <= ((c - 2) ^ (c / (c | 1)))) {
            let (mut y, a) = (
                Hit { a: (y).sin() },
                (Vec2::new(0.0_f32, 3.0_f32) * Vec2::new(0.0_f32, y)),
            );
            let mut a = (IVec2::new((IVec2::new(c, (-1_i32))).y, c)).y;
            let mut y = Pair {
                a: ({
                    if (c > (-4)) {
                        'outer: for b in [(false as i32), c, a] {
                            let (mut x, v) = (
                                ((Vec2::new(0.25_f32, y.a) == Vec2::new(0.0_f32, 0.5_f32))
                                    || ({
                                        y.a = (y.a).trunc();
                                        (5_u32 != 8_u32)
                                    })),
                                Pair {
                                    b: Vec2::splat((-0.0_f32)),
                                    c: (if y.a <= y.a { (y.a).clamp(y.a, y.a) } else { y.a }),
                                    a: (Pair {
                                        c: y.a,
                                        a: IVec3::new(0_i32, a, (-4_i32)),
                                        b: Vec2::new(y.a, 1.0_f32),
                                    })
                                        .a,
                                },
                            );
                            y.a = y.a;
                            let start = ((((1_u32 & 63) << (1_u32 & 7)) & 63)
                                << (0_u32 & 7));
                            let mut n = 1;
                            n += start;
                        }
                    } else if (a > a) {
                        y.a = 0.0;
                        let mut a = c;
                    } else {
                        y = Hit { a: y.a };
                    }
                    IVec3::new((-1), c, c)
                }),
                b: Vec2::new((-0.0), 0.0),
                c: (-y.a),
            };
        }
        if true {
            return Hit { a: (y - y) };
        }
        (*a) += (((0_u32 as f32)).round()).fract();
        let Hit { a: x } = Hit { a: (y / (*a)) };
        Hit { a: x }
    }
}

#[flatten]
mod p043 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: &f32) -> bool {
            let t: [f32; 3];
            if (((if ((*a) <= (*a)) { self.a } else { 8_u32 })
                == (self.a / (self.a | 1))))
            {
                t = [
                    (if (self.a < self.a) {
                        let start = (*a);
                        let mut v = 0.0;
                        v += start;
                        v
                    } else {
                        return ((*a) < (*a));
                    }),
                    (-1.5_f32),
                    ((*a)).floor(),
                ];
            } else {
                t = [(*a), (self.a as f32), (*a)];
            }
            'outer: for x in [
                (-0.0_f32),
                (if (t[2] > t[2]) {
                    (((8_u32 > 1) && (1.0_f32 != 1.5))
                        && ((0_u32 < self.a) || (t[2] != (*a))));
                    t[1]
                } else {
                    return (t[(STEPS & 1) as usize] > 2.0_f32);
                }),
                t[0],
            ] {
                if ((if (8_u32 == self.a) { false } else { false })) {
                    continue;
                }
            }
            (false
                ^ (if (0.25_f32 > t[0]) {
                    return (0.25_f32 > (-0.0));
                } else {
                    (self.a < 5)
                }))
        }
    }
    impl Pair {
        fn sum(self, a: f32) -> Pair {
            if (Pair::step(&{ self }, &a)) {
                return self;
            }
            Pair {
                a: (((self.a < self.a) as u32) + self.a),
            }
        }
    }
    impl Pair {
        fn turn(&mut self, a: &mut f32, c: i32, y: u32) -> [f32; 3] {
            (*a) = ((Vec2::splat((*a)) + (Vec2::new((*a), 0.5_f32)).ceil()))
                .dot((Vec2::new(3.0, (-2.5)) - (Vec2::new((*a), (*a))).floor()));
            let mut a: [f32; 3] = [(*a), (*a), (*a)];
            'outer: for (t, _) in a
                .into_iter()
                .zip([(self.a).min(self.a), (y >> (self.a & 31)), (self.a >> (y & 31))])
            {
                for c in 1..=4 {
                    a[2] = (((Vec3::new((-2.5_f32), a[2], 1.0_f32)
                        + Vec3::new(a[1], 1.5_f32, t)))
                        .dot(Vec3::new((-2.5_f32), (-0.0_f32), 0.5_f32)))
                        .rem_euclid(a[1]);
                    if true {
                        continue;
                    }
                }
                if (self.a > self.a) {
                    continue;
                }
            }
            [(0.25 + a[2]), (a[1] + a[1]), (a[1] + a[2])]
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> f32 {
        let mut c: Pair = ({ Pair { a: 3 } })
            .sum(
                (((b).rem_euclid(b) / 1.5)
                    + (if (1_i32 > c) {
                        b
                    } else {
                        (if 0.0_f32 <= 0.0 { (b).clamp(0.0_f32, 0.0) } else { b })
                    })),
            );
        let start = STEPS;
        let mut v = 0;
        v += start;
        let mut t: Pair = ({
            c.a ^= (((c.a | 7) - (0_u32 & 7)) + ((c).a ^ (c.a ^ c.a)));
            c
        });
        let b = t
            .turn(
                &mut b,
                (if (v < v) {
                    v
                } else {
                    (c, v) = (
                        c,
                        (!({
                            {
                                let n: u32;
                                if ((c.step(&{ HALF }) || t.step(&{ (-0.0_f32) }))) {
                                    c.a ^= c.a;
                                    n = t.a;
                                } else {
                                    n = t.a;
                                }
                            }
                            v
                        })),
                    );
                    v
                }),
                c.a,
            );
        ((-2.5) + (v as f32))
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &mut i32, y: f32) -> bool {
        let [mut n, _] = [(*c), (*c)];
        {
            ((*a), (*c)) = (((*c) != ((*c) - 3)), (*c));
        }
        let [mut n, b] = [(-1_i32), n];
        if (((if (*a) {
            if (2_u32 != (((1_u32 | 8_u32) | 7) - ((((*c) & 255) as u32) & 7))) {
                let c: bool;
                if ((0.25_f32).rem_euclid(y) < y) {
                    n = b;
                    c = ({
                        n = ((((3_i32 - b) & 15) * (([n, n])[0] & 7))
                            - (if b != 0 { ({ n }) / b } else { n }));
                        (*a)
                    });
                } else {
                    n |= ([3_i32; 2])[0];
                    c = ((*a)
                        && ({
                            (*a) = ({
                                let mut y: Vec3 = Vec3::new((-0.0), 0.0, y);
                                (y, (*a)) = (
                                    (Vec3::new(y.x, y.y, (-0.0)) / (-3.0)),
                                    ((*a)
                                        && ((*a)
                                            || ({
                                                (*a) ^= ((5_i32 > n) && (*a));
                                                (*a)
                                            }))),
                                );
                                (*a)
                            });
                            ((*a) != (y < y))
                        }));
                }
                'outer: for n in 0u32..2 {
                    let start = ((b).max(b) | (if b != 0 { b % b } else { b }));
                    let mut t = 0;
                    t += start;
                    if ((!((*a)
                        || ({
                            t = ({ t });
                            (*a)
                        }))))
                    {
                        continue;
                    }
                    (*a) = c;
                }
            } else if ((Vec2::new(2.0, 1.5) == Vec2::new(y, y))
                && (Vec3::new((-2.5), 2.0, 0.0))
                    .cmple(Vec3::new(1.5, (-2.5), 0.5))
                    .any())
            {
                {
                    if (*a) {
                        if ((if (({ (*a) })) { (8_u32 > 8) } else { ((*a) || (*a)) })) {
                            return (((3_u32 & 15) * (3_u32 & 7))
                                <= (if 2_u32 != 0 { 5_u32 / 2_u32 } else { 2 }));
                        } else {
                            return (!(*a));
                        }
                    }
                    let Pair { a, b: x, c } = Pair {
                        b: 0,
                        c: Vec4::new(y, (-1.0), 2.0, (-2.5)),
                        a: (*c),
                    };
                    let mut n = (Vec3::new(2.0, 2.0, 0.0)
                        * ((Vec2::new(y, 2.0_f32) - Vec2::new(0.5_f32, c.z))).y);
                }
            } else {
                if ((if (3_u32 < (8 + 1)) {
                    let mut c: [i32; 2] = [n, b];
                    'outer: for y in c {
                        let mut n = (n <= c[0]);
                    }
                    (if (*a) { (n < c[1]) } else { (*a) })
                } else {
                    (*a)
                })) {
                    (*c) = (n / 3);
                }
            }
            2_u32
        } else {
            let t: Vec2;
            if (Vec3::new((-2.5), y, (-0.0))).cmplt(Vec3::new(0.0, 0.0, 0.25)).all() {
                t = (0.5_f32 * (Vec2::new(y, y) + Vec2::new(1.0, y)));
            } else {
                (*c) = n;
                t = vec2(
                    (y - y),
                    (if (*a) {
                        y
                    } else {
                        let (mut n, y) = (
                            (IVec2::new(0_i32, 2_i32)
                                + (IVec2::new((*c), (-4_i32)) + IVec2::new(0_i32, 7_i32))),
                            y,
                        );
                        y
                    }),
                );
            }
            5_u32
        }) < 0))
        {
            return false;
        }
        false
    }
}

mod p045 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn second(a: f32) -> f32 {
        let mut y = (((STEPS <= STEPS) && (STEPS == STEPS))
            && ((a < a) ^ (Vec2::new((-0.0), 0.0) == Vec2::new(3.0, 0.0))));
        let n = ((a > a)
            && ({
                y = (a < a);
                y = ((!(2.0_f32 <= a))
                    && ({
                        y = (a <= a);
                        (if (a <= a) {
                            let Pair { a, b: c } = Pair {
                                b: (Pair {
                                    a: a,
                                    ..Pair {
                                        b: a,
                                        ..Pair { b: 3.0_f32, a: a }
                                    }
                                })
                                    .a,
                                a: (a * a),
                            };
                            y
                        } else {
                            y
                        })
                    }));
                y
            }));
        a
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> bool {
        if (c > c) {
            let Pair { a, b } = Pair {
                a: (if ((*a) < (*a)) {
                    (*a) += (((*a)).min((*a)) + 0.0);
                    (*a)
                } else {
                    let (a, _) = (
                        (((*a)).signum()
                            + (if (0.25_f32 <= (*a)) {
                                let a: [f32; 3] = [
                                    (if (c <= c) { second(second(0.5_f32)) } else { 0.0_f32 }),
                                    0.0_f32,
                                    0.0_f32,
                                ];
                                0.0_f32
                            } else {
                                0.0_f32
                            })),
                        Pair { a: 0.0_f32, b: 0.0_f32 },
                    );
                    0.0
                }),
                b: 0.0,
            };
        }
        false
    }
}

#[flatten]
mod p046 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: Hit, c: &mut i32) -> f32 {
        (*c) = (((((*c)).max(5_i32) & 15) * ((*c) & 7)) * 2);
        let mut v: i32 = ((2_i32 & 15) * (3_i32 & 7));
        (*c) = (((((*c)).max((*c)) & 15) * ((v).abs() & 7)) + (*c));
        let mut y = [(a.c.y - a.c.y); 2];
        let start = ((2_u32 & 15)
            * ((if 3_u32 != 0 { 1_u32 % 3_u32 } else { 5_u32 }) & 7));
        let mut n = 1;
        n += start;
        (y[1] + (n as f32))
    }
}

#[flatten]
mod p047 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: f32) -> f32 {
        (if (!(a != a)) {
            let mut a: u32 = 8;
            (a <= a)
        } else {
            let b = [(((0.5_f32 % 1.5)).min((a * 1.0)) + 0.0); 3];
            (b[2] != b[0])
        });
        let mut c = (8 + (2_u32).min(1));
        c = c;
        if ((IVec2::new(2, 2) * 3) == IVec2::new(1, STEPS)) {}
        ((a * a) * a)
    }
    impl Pair {
        fn step(&self, a: &f32, c: Pair) -> bool {
            let mut a = first(
                first(
                    first(
                        first(
                            first(
                                (if (2.0_f32 > c.b) {
                                    let mut t = (if (self.b != (self.a).abs().sqrt()) {
                                        [
                                            (-self.b),
                                            ({
                                                'outer: for v in -1..3 {
                                                    if (self.a <= self.b) {
                                                        break;
                                                    }
                                                    let x: Vec3 = ((Vec3::new(0.5, 0.5, (*a)))
                                                        .cross((Vec3::new(self.b, (*a), 1.0) - self.b))
                                                        * ((Vec3::new(0.0, 2.0, c.a) - (-1.0_f32))).zyx());
                                                }
                                                self.a
                                            }),
                                            c.b,
                                        ]
                                    } else {
                                        [(*a), self.b, c.b]
                                    });
                                    (*a)
                                } else {
                                    (*a)
                                }),
                            ),
                        ),
                    ),
                ),
            );
            ((c.a <= 1.0) ^ (a > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32, t: &u32) -> bool {
        if (({ Pair { a: y, b: y } })
            .step(
                &a,
                Pair {
                    a: (Vec3::splat(y)).z,
                    b: (if (a <= y) { (2.0_f32 + 0.0) } else { (y - 0.0) }),
                },
            ))
        {}
        ((y > y) ^ (0.5_f32 <= a))
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p049 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn turn(mut self, a: f32) -> f32 {
            'outer: for x in 0..3 {
                if (((if ((x as i32) < 10) {
                    ((x as i32) != 7)
                } else {
                    (self.b <= self.b)
                }) & (((x as i32) != 1) && ((x as i32) != 5))))
                {
                    break;
                }
                let y: f32 = self.a.z;
                if (y > self.b) {
                    let mut t: Vec3 = (Vec3::select(
                        ((self.a).cross(self.a)).cmplt(self.a),
                        self.a,
                        Vec3::new((-0.0), 1.5, (-2.5)),
                    ))
                        .max(self.a);
                    break;
                }
            }
            (self.a.x + self.b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: f32) -> [f32; 2] {
        let t = ({
            let mut c = [
                ({
                    Pair {
                        a: Vec3::new(y, 2.0_f32, 0.0_f32),
                        b: y,
                    }
                })
                    .turn(y),
                (*a),
            ];
            if (!(STEPS != 3)) {
                return [y, (c[1]).floor()];
            }
            Pair {
                b: c[0],
                ..Pair {
                    b: c[1],
                    a: Vec3::new(c[1], c[0], (*a)),
                }
            }
        });
        let mut a: Pair = Pair { a: t.a, b: t.a.x };
        let c = a
            .turn(
                ({
                    a.a.y = (if (1_i32 <= c) {
                        1.5
                    } else {
                        a.a.y = t.a.y;
                        a.a.y
                    });
                    (a.b
                        + ({
                            a.b = a.a.y;
                            a.b
                        }))
                }),
            );
        if (0_u32 > 0) {}
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p051 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: f32) -> [f32; 3] {
            let t = self;
            let b = (Vec2::new(1.5_f32, 0.0_f32)).y;
            let mut v = ({
                let mut c: [f32; 3] = [3.0_f32, b, a];
                'outer: for &t in &c {
                    if false {
                        break;
                    }
                    let x = (-(self.a.y).abs());
                }
                (b <= b)
            });
            self.a.y = self.a.y;
            [((a - b)).abs().sqrt(), a, ((b % b)).sin()]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Vec3, y: [f32; 3]) -> Hit {
        (*a) -= ((((STEPS & 63) << 1) as f32) * 1.0);
        'outer: for _ in 0..1 {
            {
                for n in 0u32..2 {
                    if (((IVec2::new(0_i32, STEPS)).y > ((({ n }) & 255) as i32))) {
                        let [mut v, c, _] = y;
                        let mut a: Pair = Pair {
                            a: IVec2::new(STEPS, STEPS),
                        };
                        let y = a.step((2.0_f32 / 2.0));
                        let b = (if true { (n == (n + 5)) } else { true });
                    } else {
                        (*a) = (if (({ ((1_u32 < n) || (y[0] <= c.y)) })) {
                            (((c.x).max(c.z) + 0.0) + 0.0)
                        } else {
                            (*a)
                        });
                        let mut v = (STEPS)
                            .max((STEPS + (if (y[2] > (*a)) { STEPS } else { STEPS })));
                        let Hit { a } = Hit { a: (-2.5) };
                    }
                    if (!((n <= n) || (n <= 0))) {
                        (*a) += y[1];
                        break 'outer;
                    }
                    let mut x = ((((-1.0_f32)).tanh() <= ({ 2.0 }))
                        || (((-2.5_f32) != c.y)
                            || ({
                                (*a) = c.y;
                                (STEPS < 3_i32)
                            })));
                }
                (*a) = c.y;
            }
            let Hit { a: t } = Hit { a: (Hit { a: (*a) }).a };
            if (((-0.0_f32) != t) != (false != (c.x <= c.z))) {
                let mut b: Pair = Pair { a: IVec2::new((-4), 5) };
                continue;
            }
            let a = [
                (if (8_u32 <= 2) {
                    (*a) = (c.y % 4.0);
                    y[0]
                } else {
                    y[1]
                }),
                c.z,
                c.y,
            ];
        }
        Hit {
            a: (if c.y <= y[1] { (c.x).clamp(c.y, y[1]) } else { 0.0 }),
        }
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: Pair, y: Vec2, mut n: u32) -> bool {
        let mut v: Vec3 = (((-0.0_f32) - (x.c).mul_add(b, y.x))
            * ((Vec3::new(2.0, y.x, 0.0) * b)).yzx());
        'outer: for v in 0u32..0 {
            let start = ((x.a.x).abs() % ((-1_i32) + x.b));
            let mut y = 0;
            y += start;
            if (b > x.c) {
                continue;
            }
            let y: i32;
            if ((-4_i32) > x.a.z) {
                x.b += (-4_i32);
                y = (x).b;
            } else {
                x = (if (x.a.z != x.a.y) {
                    Pair { b: x.b, ..x }
                } else {
                    Pair { a: x.a, b: x.a.y, c: 0.5 }
                });
                y = ((((n & 15) * (3_u32 & 7)) & 255) as i32);
            }
            for _ in -1..1 {
                let y: [i32; 2];
                if (n >= 5) {
                    y = [((x.a.z & 15) * (x.b & 7)), x.a.z];
                } else {
                    y = [x.b; 2];
                }
                if (y[1] != y[0]) {
                    let a: [i32; 2];
                    if (((Vec3::new(x.c, (-1.0), b) * b))
                        .cmplt(
                            (if (x.a.z > y[1]) {
                                Vec3::new(0.25, x.c, 3.0)
                            } else {
                                Vec3::new(0.5, 1.0, (-0.0))
                            }),
                        )
                        .all())
                    {
                        x.c -= 2.0_f32;
                        a = y;
                    } else {
                        a = [(if false { y[1] } else { y[1] }), x.a.z];
                    }
                    break 'outer;
                }
                let mut c = x;
            }
        }
        (((if true {
            IVec2::new(x.a.y, (-1))
        } else {
            let mut b = x;
            IVec2::new(3, 10)
        }) - IVec2::new(x.a.y, x.a.x))
            == ({
                let mut a = Vec4::new(
                    v.z,
                    ((n as f32) + (v.x * v.y)),
                    (vec3(v.z, y.y, b)).z,
                    ((-x.c)
                        - (Vec4::new(1.5_f32, 0.5_f32, 1.0_f32, 2.0_f32))
                            .dot(Vec4::new(v.x, 3.0, (-0.0), b))),
                );
                let mut a: i32 = x.a.x;
                IVec2::new(0, x.a.x)
            }))
    }
}

mod p053 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: bool) -> f32 {
        let n = Vec2::select(
            (Vec2::splat((0.25_f32 + (-0.0))))
                .cmplt((Vec2::new((*a), (-0.0))).min((3.0_f32 * Vec2::new(0.5, 3.0)))),
            Vec2::new((-1.0), 1.5),
            Vec2::new((-0.0), 2.0),
        );
        let mut a: [f32; 2] = [
            ((if (*a) <= (-0.0_f32) { (2.0_f32).clamp((*a), (-0.0_f32)) } else { n.y }))
                .fract(),
            ({
                x = ({
                    let mut c = [n.y, 1.5_f32];
                    (((0_i32 + 0_i32) & 15) * (0_i32 & 7))
                });
                0.0_f32
            }),
        ];
        0.0
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: Vec3, c: &mut i32, mut v: u32) -> f32 {
        let y: Pair = ({
            let mut c = Pair { b: a.x, a: a.x };
            v = ((v & (0_u32 + 3_u32)) % 7);
            Pair {
                b: (2.0_f32).abs().sqrt(),
                a: a.y,
            }
        });
        if (a.y != y.a) {
            if (a.z != a.z) {
                (*c) |= (*c);
                'outer: for a in 1..=3 {
                    if (((-4_i32) == (if (v < v) { a } else { (*c) }))) {
                        continue;
                    }
                    {
                        let y = Vec3::new(1.5, y.a, 1.0);
                        let c = [Hit {
                            a: Vec2::new((-0.0_f32), y.z),
                            b: 0_i32,
                            c: y.x,
                        }; 2];
                    }
                    if (v > v) {
                        continue;
                    }
                }
            } else {}
            return 1.5;
        }
        ((vec3(y.a, a.z, a.z) * y.a)).dot((a).abs())
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: &mut u32) -> f32 {
        let c: bool = (if ((!(if ((*c) > 7) {
            ((*t) > (*t))
        } else {
            let t: [f32; 2] = [
                first(Vec3::splat((*y)), &mut (*c), (*t)),
                ((-1.5_f32)
                    * first(
                        Vec3::new((*y), 1.5_f32, (-2.5_f32)),
                        &mut (*c),
                        ({
                            (*t)
                                |= (if ((*t) <= (*t)) {
                                    (*t)
                                } else {
                                    (*t) = (if 1_u32 != 0 { (*t) / 1_u32 } else { 0 });
                                    (*t)
                                });
                            (*t)
                        }),
                    )),
            ];
            ((*c) != (*c))
        }))) {
            (!((*y) < 1.0))
        } else {
            let Pair { a: t, b } = Pair {
                b: 0.5,
                a: first(Vec3::splat((*y)), &mut (*c), (*t)),
            };
            (3_i32 > (*c))
        });
        ((*y) + ((*t) as f32))
    }
}

mod p055 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3) -> i32 {
        let (a, _) = (
            Vec2::new(c.y, c.z),
            (-(if (a != (-1.0)) {
                return (if STEPS != 0 { (STEPS).abs() % STEPS } else { STEPS });
            } else {
                if ((0_i32 + (3_i32 + STEPS)) > STEPS) {
                    (if (a < c.y) {
                        (c.z != a)
                    } else {
                        let t: Vec3 = Vec3::splat(((c.z).abs() + ((*c)).dot((*c))));
                        ((c.y <= t.x) == (t.y > c.z))
                    });
                    c.x = (-2.5);
                    if (((((-1.0_f32) != c.x) || (c.y <= c.x)) && (2.0_f32 < a))
                        && (a != c.z))
                    {
                        {
                            (*c) = (if ((-2.5_f32) < c.y) {
                                ({ (*c) })
                            } else {
                                (((*c) / 2.0)).zyx()
                            });
                            let mut x: f32 = ((*c))
                                .dot(
                                    Vec3::select(
                                        (((*c)).min((*c))).cmplt((Vec3::new(a, c.z, 0.0)).abs()),
                                        (*c),
                                        Vec3::new(0.25, 0.5, 3.0),
                                    ),
                                );
                            let c = c.y;
                        }
                        (*c) *= c.z;
                        'outer: for t in 0..STEPS {
                            (*c) -= (Vec3::new(0.5_f32, a, (-0.0_f32))).xxz();
                        }
                    } else {
                        let mut v: bool = (((5_u32 & 63) << (1_u32 & 7))
                            > ((1 + 5) + 8));
                    }
                } else {
                    if ((({
                        'outer: for _ in [((STEPS & 255) as u32), (2_u32 + 0_u32)] {
                            let mut c: f32 = (vec2(a, c.z)).y;
                            c -= (((c + c)).fract()).abs();
                            let x = [1.5_f32, ((a + (-0.0)) * 1.0), c];
                        }
                        let mut v = vec3(
                            ((c.y - 1.0_f32))
                                .mul_add(
                                    (0.0_f32 + 0.0),
                                    (if (c.z > c.x) { a } else { a }),
                                ),
                            (c.y).fract(),
                            (((*c) % 1.5)).z,
                        );
                        (false
                            || ({
                                c.z %= 3.0;
                                ((-1.0_f32) > (-2.5_f32))
                            }))
                    })
                        && ({
                            let b: i32;
                            if (c.x > c.y) {
                                b = ((STEPS).signum() | (if true { 0 } else { STEPS }));
                            } else {
                                c.y = (if (true == (a > 0.25)) { c.z } else { c.z });
                                b = ((({ 8_u32 }) & 255) as i32);
                            }
                            (c.y != c.x)
                        })))
                    {
                        let mut n = (c.z * 3.0);
                        {
                            let start = ((STEPS - STEPS)).min((STEPS * (-1_i32)));
                            let mut a = 0;
                            a += start;
                            c.z
                                *= (3.0_f32
                                    + (if (((n > n)
                                        || ({
                                            n *= (1.0_f32).mul_add(c.z, c.x);
                                            false
                                        })))
                                    {
                                        c.z
                                    } else {
                                        c.x
                                    }));
                        }
                        let mut n: [f32; 3] = [1.0_f32; 3];
                        'outer: for (_, y) in n.iter().enumerate() {
                            let start = (if ((n[0] > n[0]) && ((*y) < 0.0)) {
                                0_i32
                            } else {
                                0_i32
                            });
                            let mut a = 0;
                            a += start;
                        }
                    }
                }
                0_i32
            })),
        );
        0
    }
}

#[flatten]
mod p056 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: Vec3, y: f32, t: &mut u32) -> i32 {
        (*t) = ((((*t) + (*t)) & 15)
            * (((if 3_u32 != 0 { (*t) / 3_u32 } else { (*t) })
                + (a.a.y.abs() as u32 & 255)) & 7));
        let mut v: bool = (a.a.z < 2.0);
        if (0_u32 != (*t)) {
            if (((c.z >= a.a.x)
                || ({
                    (*t) += 8_u32;
                    (c.y == c.y)
                })))
            {
                return (({
                    {
                        if ((((10_i32 + STEPS) == ((STEPS & 63) << 1))
                            && ({
                                v ^= (v | v);
                                (y == c.y)
                            })))
                        {
                            (*t) = (((((*t) % (*t))
                                + ((*t)
                                    | ({
                                        (*t) = (*t);
                                        0_u32
                                    }))) & 15) * ((*t) & 7));
                            let mut b = STEPS;
                        }
                    }
                    STEPS
                }) / 7);
            } else {
                return (if v { (STEPS + STEPS) } else { (STEPS >> (1u32)) });
            }
        }
        let [c, t, _] = [c.z, (a.a.y + a.a.z), (a.b).ceil()];
        let start = STEPS;
        let mut c = 0;
        c += start;
        v |= ((c < c) && ((c + c) >= (c >> 2)));
        (({
            if ((v
                & ({
                    let mut a: [f32; 3] = [t, 1.0_f32, a.b];
                    'outer: for t in a.iter() {
                        let Hit { a, b: x } = Hit {
                            b: a[1],
                            a: Vec3::new(y, a[2], 3.0),
                        };
                        let mut t: [f32; 3] = (if v {
                            [(*t), a.z, (*t)]
                        } else {
                            [0.25_f32, (*t), a.z]
                        });
                        for a in t {
                            t[2] /= 2.0;
                            if (c <= ((-4_i32) % (c | 1))) {
                                break;
                            }
                            let Hit { a: t, b } = Hit {
                                b: ({ 0.5 }),
                                ..Hit {
                                    a: Vec3::new(y, 3.0, 0.5),
                                    b: t[2],
                                }
                            };
                        }
                        for &x in &t {
                            (c, v) = (((c + c) * 0), v);
                            if v {
                                break 'outer;
                            }
                        }
                    }
                    v
                })))
            {}
            IVec2::new(c, (-1_i32))
        }))
            .y
    }
}

#[flatten]
mod p057 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(mut self, a: &Vec3, c: i32) -> i32 {
            self.a = (((self.a).floor()).ceil())
                .max((Vec4::splat(self.b.z) - (self.b.y % 1.5)));
            ((if ((7_i32 != c) || (c <= c)) {
                let a: f32;
                if (((self.b.y).min(self.b.z) + 0.0) >= self.a.w) {
                    a = self.b.x;
                } else {
                    a = self.a.y;
                }
                ([c, c, c])[0]
            } else {
                c
            }) + (self.b.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &mut f32, t: u32) -> f32 {
        let mut n: [f32; 2] = [(*y), a];
        'outer: for &x in &n {
            for b in 0u32..2 {
                {
                    (*y) += ((STEPS as f32) + (*y));
                }
                if (b <= b) {
                    let mut a: Pair = Pair {
                        a: Vec4::new(a, n[1], x, 0.25),
                        b: Vec3::new(3.0, x, 0.5),
                    };
                    let c = a.sum(&a.b, Pair::sum(Pair { b: a.b, a: a.a }, &a.b, STEPS));
                } else if (n[0] < a) {} else {}
            }
        }
        (n[1] + n[0])
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&mut self, a: &f32) -> i32 {
            let a: f32;
            if (self.c.x != self.c.y) {
                a = (if self.c.x <= 2.0 {
                    (1.0_f32).clamp(self.c.x, 2.0)
                } else {
                    self.c.x
                });
            } else {
                self.b
                    += ((self.c.x)
                        .min(
                            (if false {
                                'outer: for x in [(self.c.x - self.b), (self.c.x - 0.0)] {
                                    for c in 1..=2 {
                                        if ((c as i32) <= self.a) {
                                            self.a >>= 1;
                                            return c;
                                        }
                                        if ((c as i32) > c) {
                                            let start = ((({ self.c.z }) as i32).clamp(-64, 64));
                                            let mut y = 0;
                                            y += start;
                                            let y = (((IVec2::new(self.a, c)).min(IVec2::new(7, 5)) % 3)
                                                | IVec2::new(c, 3));
                                        }
                                    }
                                    if (x < self.c.z) {
                                        continue;
                                    }
                                }
                                (-1.0_f32)
                            } else {
                                0.5_f32
                            }),
                        ) + 0.0);
                a = self.b;
            }
            ((if false { self.a } else { self.a }) + (self.c.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: bool, y: f32, t: Pair) -> f32 {
        let mut t = Hit {
            a: Vec4::new((-2.5), t.c.x, a, t.c.y),
        };
        t.a.x
            *= ((if y <= t.a.z {
                ((0.5_f32).rem_euclid(t.a.x)).clamp(y, t.a.z)
            } else {
                t.a.w
            })
                - ((if c {
                    let start = a;
                    let mut y = 0.0;
                    y += start;
                    Vec2::new((-0.0_f32), (-0.0_f32))
                } else {
                    Vec2::new(t.a.z, 3.0_f32)
                }))
                    .y);
        let [mut n, v] = [STEPS; 2];
        let v: Vec2 = ({
            (t.a.w, n) = (((t).a).dot(Vec4::new(1.5, t.a.y, (-0.0), 0.5)), ([n, v])[0]);
            t = (if (Vec3::new(y, 0.5, t.a.x))
                .cmple((Vec3::new(2.0, 3.0, (-0.0))).xxz())
                .any()
            {
                t
            } else {
                let mut b: Pair = Pair {
                    c: Vec3::new((-1.0), 0.5, (-1.0)),
                    ..Pair {
                        a: v,
                        ..Pair {
                            b: t.a.w,
                            ..Pair {
                                c: Vec3::new((-2.5), y, (-2.5)),
                                a: v,
                                b: t.a.x,
                            }
                        }
                    }
                };
                let y = b.step(&t.a.y);
                t
            });
            Vec2::new((-2.5), t.a.y)
        });
        let c: u32;
        if (((n > 0) && false) && (2_i32 < n)) {
            t.a.w = (0.0 + 0.0);
            c = 0;
        } else {
            c = 0;
        }
        0.0
    }
}

mod p059 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
        pub c: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn first(a: f32, c: &[f32; 3]) -> f32 {
        let (b, y) = (
            ((0_u32 & 15) * ((8_u32 >> (3_u32 & 31)) & 7)),
            [(STEPS as f32); 3],
        );
        if (c[2] != y[2]) {
            let mut b = Pair {
                a: ((y[0] + y[1])).signum(),
                ..Pair {
                    b: STEPS,
                    ..Pair { b: STEPS, a: c[0] }
                }
            };
            let mut b: [[f32; 3]; 3] = (if (b.b <= b.b) { [y; 3] } else { [y; 3] });
            'outer: for c in b {
                let [n, c, _] = [b[1], [b[2][0], b[1][1], c[2]], y];
            }
            let mut x: Vec4 = (((Vec4::new(1.5, y[1], 3.0, 2.0)).ceil()).xxyy())
                .min(
                    (({
                        let Pair { a, b } = Pair {
                            b: (STEPS % (STEPS | 1)),
                            a: b[0][(0_u32 % 3) as usize],
                        };
                        let t: f32 = 2.0;
                        Vec4::new(a, 2.0, y[1], y[2])
                    }) + Vec4::new(1.5, b[1][2], 0.0, (-0.0))),
                );
        }
        ((y[1]).mul_add(c[2], (c[0]).signum()) + (y[0] * c[2]))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &[[f32; 3]; 3]) -> f32 {
        if (((if (3.0_f32 != c[0][0]) {
            return ((c[1][2]).sin() + first(c[2][2], &{ [0.0_f32, 0.0_f32, 0.0_f32] }));
        } else {
            0_i32
        }) <= 0))
        {}
        0.0
    }
}

#[flatten]
mod p060 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
        pub c: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(self, a: &mut f32, c: [f32; 2]) -> bool {
            'outer: for (_, c) in c.iter().enumerate() {
                self.c.a;
            }
            let mut y: Pair = ({
                let b = (*a);
                self.c
            });
            ((!(if self.c.a {
                self.c.a
            } else {
                let mut x = Pair {
                    a: ((false | self.c.a) == (true & self.c.a)),
                    ..self.c
                };
                (y.b != y.b)
            })) ^ (y.b > 1))
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: [f32; 2], mut x: i32) -> Hit {
            self.a;
            {
                let start = b[(2_u32 % 2) as usize];
                let mut b = 0.0;
                b += start;
                let [n, a] = [b, b];
                self.b &= (self.a as i32);
            }
            Hit {
                a: (b[1]).copysign(((8_u32 as f32) * b[0])),
                b: (((IVec3::new(x, x, (-4)) - IVec3::new(x, x, 3)) * 2)
                    + IVec3::splat(x)),
                c: (*self),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Pair) -> f32 {
        if (({
            Hit {
                a: b,
                b: IVec3::new(c.b, c.b, 10),
                c: (*c),
            }
        })
            .step(
                &mut b,
                [
                    (c.b as f32),
                    ({
                        (c.a
                            || ({
                                c.b = (-1);
                                (c.b <= c.b)
                            }));
                        HALF
                    }),
                ],
            ))
        {}
        {
            let mut x: i32 = (c.b >> 1);
            'outer: for _ in (1..13).step_by(3) {
                let start = b;
                let mut v = 0.0;
                v += start;
                if true {
                    if c.a {
                        continue;
                    }
                    break;
                }
                {
                    if c.a {
                        v = ((((b + v)).max(v) + 0.0)).abs().sqrt();
                        let mut n: [f32; 2] = [
                            (if (({ true })) {
                                (if c.a { b } else { (-0.0_f32) })
                            } else {
                                (Vec3::new(b, (-0.0_f32), b)).z
                            }),
                            ((2.0_f32 * v) - b),
                        ];
                    } else if (8_u32 < (c.a as u32)) {
                        let mut n: Pair = (if c.a {
                            (*c)
                        } else {
                            Pair { b: 3, ..(*c) }
                        });
                        let v = n.sum([v, v], n.b);
                    } else {}
                }
            }
        }
        (b + (c.b as f32))
    }
}

#[flatten]
mod p061 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: &f32) -> f32 {
            let [y, t, _] = [(*a), (*a), (*a)];
            let start = ((self.a as f32)).sin();
            let mut v = 0.0;
            v += start;
            (((Vec2::new(1.0_f32, (-2.5_f32))
                * (Vec2::new((-1.0_f32), 2.0_f32) + self.c)))
                .dot((Vec2::splat(1.5)).min(vec2(3.0, self.b))) + v)
        }
    }
    impl Pair {
        fn sum(mut self, mut b: f32) -> f32 {
            let mut x = self;
            b *= self.step(&self.b);
            'outer: for x in 0..2 {
                (((x as i32) > x) & (2_u32 < self.a));
            }
            (b + (x.a as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &Vec3) -> u32 {
        if (((*c) != (*c)) || ((5_u32 < 3) == (y.z < (-0.0)))) {
            let mut y: u32 = (Pair { b: y.x, c: a, a: 5_u32 }).a;
            if (2.0_f32 >= a) {
                if (y != y) {
                    return ((y == y) as u32);
                } else {
                    return (y >> (y & 31));
                }
            }
            let start = (((*c) - (*c)) + (*c));
            let mut x = 0;
            x += start;
        }
        ((Pair {
            c: (if false {
                (*c) = (*c);
                0.5_f32
            } else {
                y.y
            }),
            a: ({
                if false {
                    if (((if (3_u32 > 3) {
                        return (((5_u32 & 15) * (2_u32 & 7)) + (0 + 2));
                    } else {
                        (y.y < y.z)
                    })
                        && ({
                            (*c) &= ((*c) + (*c));
                            (a <= a)
                        })))
                    {
                        let mut a: f32 = (Vec4::new(3.0_f32, y.z, 0.5_f32, 1.0_f32))
                            .dot(
                                ((Vec4::new(y.x, 2.0, (-2.5), a))
                                    .min(Vec4::new(0.25, a, 0.25, 0.25)) - (-a)),
                            );
                        let t = [
                            (a
                                + ({
                                    a = (0.25_f32 - 0.0);
                                    a
                                })),
                            ({ 1.5_f32 }),
                            ({
                                Pair {
                                    c: y.x,
                                    ..Pair {
                                        a: 2_u32,
                                        b: a,
                                        c: (-2.5_f32),
                                    }
                                }
                            })
                                .sum(({ Pair { a: 0_u32, b: 0.0_f32, c: a } }).step(&y.x)),
                        ];
                        if ((*y)).cmple(((*y) / 2.0)).any() {
                            return ((y.y).floor().abs() as u32 & 255);
                        }
                    } else {
                        let mut a: f32 = 0.0;
                    }
                }
                0_u32
            }),
            b: 0.0_f32,
        })
            .a + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        pub a: f32,
        pub b: Vec3,
        pub c: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut IVec3, y: &mut u32) -> i32 {
        c.y = (c.z >> 2);
        if (HALF > 1.5) {
            if (((if (c.z < c.y) {
                (*y) = ((*y)
                    ^ ({
                        (*y) = a;
                        (*y)
                    }));
                Vec3::new(0.25, HALF, 1.5)
            } else {
                let mut y = ((if (({
                    let mut c: [i32; 2] = [c.y, c.x];
                    let x = Vec3::new(0.25, 0.25, 0.0);
                    true
                })) {
                    let Pair { a, b, c: y } = Pair {
                        a: ({
                            let start = 2_i32;
                            let mut x = 0;
                            x += start;
                            HALF
                        }),
                        b: ({
                            let mut a: f32 = (-2.5);
                            Vec3::new(1.5, a, a)
                        }),
                        c: ((*c) / 3),
                    };
                    (Pair {
                        b: Vec3::new(b.x, a, 0.0_f32),
                        c: IVec3::new(2_i32, (-1_i32), 1_i32),
                        a: b.y,
                    })
                        .c
                } else {
                    ((*c)).min(IVec3::new(10, c.y, 5))
                }) - ((*c) - ((*c) * 2)));
                Vec3::new(1.5, 0.25, HALF)
            }))
                .cmpeq(Vec3::new((-2.5), 0.0, 0.0))
                .any())
            {
                return ((a == (*y)) as i32);
            } else {
                return c.z;
            }
        }
        let Hit { a: c, b } = Hit { a: HALF, b: (7_i32 > c.x) };
        let (mut n, t) = (
            [STEPS; 2],
            (if ((if b { (1.5_f32 > c) } else { b })) {
                if b {
                    return (STEPS
                        * (if b {
                            let mut v: u32 = ((*y) >> ((*y) & 31));
                            STEPS
                        } else {
                            STEPS
                        }));
                }
                ((-4_i32) - STEPS)
            } else {
                ((1_u32 & 255) as i32)
            }),
        );
        let Pair { a, b: c, .. } = Pair {
            b: Vec3::new((-0.0), c, 0.5),
            c: (IVec3::new((-1), 0, 2) | IVec3::new(5, t, n[0])),
            a: (Vec3::new((-0.0_f32), c, c)).dot(Vec3::new(c, 0.0, (-0.0))),
        };
        ({
            let y = (*y);
            n[0]
        })
    }
}

#[flatten]
mod p064 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn second(a: f32, c: Vec3, y: i32) -> bool {
        'outer: for x in 0u32..2 {
            if ((((((x & 63) << (x & 7)) & 15) * (((2_u32 & 15) * (x & 7)) & 7))
                >= ({
                    let c = [
                        (c.x - ((c.y).min(a) + 0.0)),
                        (c.z * c.z),
                        (if true {
                            let mut a: f32 = (({ (c.x * 1.0) })
                                - (if (x == x) { a } else { ((c.z).min(3.0) + 0.0) }));
                            c.x
                        } else {
                            c.y
                        }),
                    ];
                    x
                })))
            {} else {}
        }
        (((a).mul_add(c.z, c.z)
            <= (if (y <= y) {
                c.z
            } else {
                if (y < y) {
                    if (c.y < a) {
                        return true;
                    } else {
                        return false;
                    }
                }
                c.z
            })) ^ (c.y != c.y))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> [f32; 3] {
        if ((*c) <= (*c)) {
            if (second(
                (y - 0.0),
                (Vec3::new(y, y, (*a)) + Vec3::new(0.0, (-1.0), y)),
                (if (*c) != 0 { (-1_i32) % (*c) } else { (*c) }),
            )) {
                return [((-0.0_f32)).abs(), y, (3.0_f32 + (*a))];
            } else {
                return ({
                    'outer: for c in 1..=2 {
                        if ((second(
                            (({ y }) + 0.0),
                            ({ Vec3::new((-0.0), 0.0, (-0.0)) }),
                            c,
                        ) ^ ((*a) < 0.25)))
                        {} else if false {} else {}
                        if ((c as i32) < c) {
                            break;
                        }
                    }
                    [(*a), y, (*a)]
                });
            }
        }
        [((*a) + ((*c) as f32)), (1.0 + ((*c) as f32)), ((*a) + ((*c) as f32))]
    }
}

mod p065 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        let start = 0.5_f32;
        let mut a = 0.0;
        a += start;
        if (a <= a) {
            let (a, y) = (
                (if (a != 0.0) {
                    Pair { a: (3_i32 <= (*c)) }
                } else {
                    Pair { a: ((*c) != (*c)) }
                }),
                [a, 2.0_f32, a],
            );
            return ((y[1] - 0.0)).rem_euclid(y[0]);
        }
        'outer: for n in 0..STEPS {
            a += ((a + ([3.0_f32, 0.5_f32, a])[0])).atan2((a - (n as f32)));
            for a in 0..3 {
                if (({
                    let mut v = Pair { a: ((a as i32) < a) };
                    v.a
                })) {
                    break 'outer;
                }
                let x: IVec2;
                if ((n <= a) || ((n != 0) ^ (n > (*c)))) {
                    x = IVec2::new(n, n);
                } else {
                    x = IVec2::new(n, 1);
                }
            }
        }
        ((if (-0.0_f32) <= a { (a).clamp((-0.0_f32), a) } else { a }) + a)
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: &mut f32, c: &f32) -> Vec2 {
            (*a) = (({
                {
                    let start = ((-10_i32)).signum();
                    let mut y = 0;
                    y += start;
                    (*a) = (((*a)
                        - ({
                            (*a) = (self.b.z * self.a);
                            self.a
                        })))
                        .abs();
                    if false {
                        return Vec2::new(0.5, 0.0);
                    }
                }
                if (((2_i32 >> STEPS) >> 1) == (((7_i32 & 15) * (STEPS & 7)) * 0)) {
                    let b: i32 = 3;
                    let mut n = (self.b.x)
                        .rem_euclid((([self.b.x, self.b.z, self.a])[0]).floor());
                }
                ([self.b.y, 1.0_f32, self.b.y])[0]
            }))
                .round();
            let mut n = Vec3::new((-2.5), self.b.x, (-2.5));
            (Vec2::new(2.0, 2.0) + Vec2::splat(n.z))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: f32) -> Pair {
        let start = y;
        let mut x = 0.0;
        x += start;
        let mut t: Pair = (if ((-1_i32) != 2) {
            {
                let mut b: [f32; 3] = [
                    (*a),
                    (-(x).abs().sqrt()),
                    ((({
                        'outer: for t in 1..=1 {
                            if ((t as i32) != t) {
                                break;
                            }
                        }
                        (*a)
                    }))
                        .min((x * (*a))) + 0.0),
                ];
                let mut y: Pair = Pair {
                    b: Vec4::new(b[2], b[0], 0.0, b[0]),
                    a: y,
                };
                let n = y.step(&mut b[0], &y.b.z);
            }
            Pair {
                a: x,
                b: Vec4::new(x, 0.25, (-1.0), 0.5),
            }
        } else {
            x -= (Vec3::new(y, 0.25_f32, (*a))).z;
            Pair {
                a: (*a),
                b: Vec4::new((*a), 3.0, 1.5, 1.5),
            }
        });
        let a = t.step(&mut x, &y);
        (t, x) = (Pair { b: t.b, a: 1.0 }, t.b.z);
        if (2.0_f32 > ((t.b.w - y) * 0.0)) {
            let mut v: [f32; 3] = (if (a.x < x) { [x; 3] } else { [2.0_f32, t.a, x] });
            'outer: for (t, _) in v
                .into_iter()
                .zip([
                    ({
                        if (t.b.y < t.b.y) {
                            v[(1_u32 % 3) as usize] = v[(c & 1) as usize];
                            if (((c < c)
                                && ({
                                    t.a = (if t.b.z <= a.x {
                                        (v[0]).clamp(t.b.z, a.x)
                                    } else {
                                        1.5
                                    });
                                    (v[0] >= t.a)
                                })))
                            {
                                let mut n = (((v[1] * Vec3::new(v[1], 0.0, t.b.x)))
                                    .max(vec3(a.x, x, t.b.x)))
                                    .min(Vec3::new(v[1], v[1], 2.0));
                            }
                            let Pair { a: y, b } = Pair { b: t.b, ..t };
                        } else {
                            let start = c;
                            let mut n = 0;
                            n += start;
                        }
                        1_i32
                    }),
                    (if (a.x > v[2]) {
                        let mut x: Pair = t;
                        let b = x.step(&mut t.b.w, &a.x);
                        1_i32
                    } else {
                        return Pair {
                            a: v[1],
                            ..Pair { b: t.b, a: a.x }
                        };
                    }),
                    (c).abs(),
                ])
            {
                v[1] = v[1];
                if ((a.x).mul_add(a.y, v[0]) > a.x) {
                    continue;
                }
            }
        }
        Pair {
            a: (if ((2_u32).max(8_u32) >= (true as u32)) {
                if ((if (t.b.y >= (t.a * 0.0)) {
                    (t.b.z <= 0.0)
                } else {
                    (c <= c)
                })) {} else {}
                a.x
            } else {
                t.a
            }),
            b: (Vec4::new(t.b.x, 0.25, t.a, t.a) + Vec4::splat(t.a)),
        }
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Pair,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> i32 {
        (if (1_i32 > c) {
            let mut a: Hit = Hit {
                a: Vec3::new(a, a, 1.5),
                b: ({
                    if ((3.0_f32
                        != ((if (c < c) { 0.0_f32 } else { 0.0_f32 })).copysign(0.0)))
                    {}
                    Pair {
                        a: false,
                        b: IVec3::new(0, 0, 0),
                    }
                }),
                c: Vec3::new(0.0, 0.0, 0.0),
            };
            false
        } else {
            false
        });
        0
    }
}

mod p069 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: f32, t: [i32; 2]) -> Vec2 {
        let [mut a, x] = [t[0], t[1]];
        ((y <= b)
            && ({
                b = ({
                    (2.0_f32 <= y);
                    if (y > b) {
                        let mut b = (if ((if false {
                            let b = (if ((b).tanh() > (b).fract()) {
                                ({ b })
                            } else {
                                (-(3.0 + b))
                            });
                            ((x != a) && true)
                        } else {
                            if ((y != y) || (y == 2.0)) {
                                a = (a % (5_i32 | 1));
                                return ((if (a > x) {
                                    Vec2::new((-1.0), y)
                                } else {
                                    Vec2::new((-2.5), 0.25)
                                }))
                                    .yx();
                            }
                            (b >= y)
                        })) {
                            2.0
                        } else {
                            b
                        });
                    }
                    3.0
                });
                (t[1] != t[1])
            }));
        'outer: for _ in 0..0 {
            if (IVec2::new(0, 10) == ((IVec2::new(x, c) & IVec2::new(x, x)) / 2)) {
                let mut y: Vec4 = (Vec4::new(0.25, (-1.0), 3.0, 0.25)
                    * Vec4::new((-2.5), (-1.0), 1.5, (-0.0)));
                let (mut b, t) = (
                    (Vec4::new(y.w, b, 0.25_f32, y.z)).dot((y).wzyx()),
                    Vec3::splat((y.z + y.z)),
                );
            } else {
                let y = [y, y, (3.0_f32 - y)];
                (b, a) = (y[(t[0] & 1) as usize], (t[(0_u32 % 2) as usize]).signum());
                let mut a: bool = (((y[2] > y[0]) || false) && false);
            }
        }
        Vec2::new(0.0, 0.0)
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
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec2, y: &mut f32, mut n: u32) -> Pair {
        (*y)
            += (if (*a) <= (*a) {
                ((((-2.5_f32) * (*a))).trunc()).clamp((*a), (*a))
            } else {
                c.x
            });
        Pair {
            a: ((((*a) as i32).clamp(-64, 64)) + ((*y) as i32).clamp(-64, 64)),
        }
    }
}

mod p071 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
        pub c: Vec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: f32, y: &mut f32, t: &mut Vec3) -> Pair {
        let Hit { a, b: c, .. } = Hit {
            b: (-(*a)),
            ..Hit {
                b: 1,
                c: Vec3::new(t.z, 1.5, t.y),
                a: IVec2::new((-1), 7),
            }
        };
        let Pair { a: y } = Pair {
            a: (Pair {
                a: Vec4::new(t.y, 0.5_f32, 2.0_f32, 1.5_f32),
            })
                .a,
        };
        let v: f32 = (((t.y - t.x) - y.w)).tanh();
        let mut t = t.z;
        let start = y.y;
        let mut y = 0.0;
        y += start;
        Pair {
            a: (((if (y <= v) {
                let Pair { a: c } = Pair {
                    a: (Vec4::new(y, 0.5, (-1.0), y) + Vec4::new((-0.0), y, y, y)),
                };
                Pair { a: c }
            } else {
                Pair {
                    a: Vec4::new(v, v, 0.5_f32, v),
                }
            }))
                .a + Vec4::splat(t)),
        }
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: Vec4,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: bool,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, mut x: i32) -> f32 {
        'outer: for _ in 1..=2 {
            let v = (if (((x
                | ({
                    x = 3_i32;
                    a
                })) < (a / 3)))
            {
                let mut v = Vec3::new(1.5, 0.25, 0.0);
                [
                    v.y,
                    (v.y * 1.0),
                    (if (x <= x) {
                        v.y = 3.0;
                        v.y
                    } else {
                        1.5_f32
                    }),
                ]
            } else {
                let Hit { a, b, .. } = Hit {
                    c: (HALF).signum(),
                    ..Hit {
                        c: HALF,
                        a: Vec3::new(3.0, HALF, (-2.5)),
                        b: (x != a),
                    }
                };
                break;
            });
            x = a;
            x = (((x & 15) * ((if (x <= a) { a } else { a }) & 7))).max(a);
            x = 0;
        }
        let mut v = (((IVec2::new(x, (-1)) % 2))
            .max((IVec2::new((-1), 2)).max(IVec2::new(x, a)))
            & IVec2::new((IVec2::new(3_i32, 10_i32)).y, a));
        (Hit {
            a: Vec3::new(0.0_f32, 3.0_f32, (-2.5_f32)),
            ..Hit {
                c: HALF,
                a: Vec3::new(HALF, HALF, 0.0_f32),
                b: (0_i32 != v.x),
            }
        })
            .b;
        x = ({
            v.y = ({
                (x < v.y);
                let start = 0.0_f32;
                let mut a = 0.0;
                a += start;
                0
            });
            0
        });
        0.0
    }
}

mod p073 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, c: &mut Hit, mut v: f32, t: Pair) -> bool {
        v = v;
        let y: Pair;
        if (t.c <= t.b) {
            a.x += 0_i32;
            y = Pair { a: 0, b: 0.0, c: 0.0 };
        } else {
            y = Pair { a: 0, b: 0.0, c: 0.0 };
        }
        false
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: i32) -> i32 {
        v = ((((5_u32 & 255) as i32)
            + ({
                let mut b = (if ((c > v) && (a <= a)) {
                    return ((if v != 0 { c / v } else { v })).max((-c));
                } else {
                    if (c > c) {
                        if (({ (a != a) })) {
                            let mut n = (((Vec2::new(a, a) * Vec2::new(a, 2.0))
                                - Vec2::new(a, 0.25))
                                - ((Vec2::new((-0.0), a) + Vec2::new(a, a)) - a));
                            return c;
                        }
                    } else {
                        v -= ((c).min((if (c != v) { v } else { c })) * 3);
                    }
                    (a).copysign(a)
                });
                let mut x: u32 = 8;
                c
            })) - 0);
        ((c / 2) + v)
    }
}

mod p075 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut f32) -> bool {
        'outer: for n in (0..2).rev() {
            let a: Vec4 = (Vec4::new((*c), (*a), (-2.5), 2.0)
                - Vec4::new(1.0, (*c), (*c), (-0.0)));
            if false {
                break;
            }
            for c in -1..1 {
                if ((if ((a.w != 1.5) || (a.z <= a.z)) {
                    let mut y: f32 = ({ (-0.0) });
                    false
                } else {
                    false
                })) {
                    let mut c = Hit {
                        c: (Hit {
                            c: Pair {
                                b: 5_u32,
                                a: Vec3::new(a.w, (-0.0_f32), (-1.0_f32)),
                            },
                            a: a.x,
                            b: c,
                        })
                            .c,
                        ..Hit {
                            c: Pair {
                                b: 3,
                                a: Vec3::new(a.y, (-0.0), (-2.5)),
                            },
                            ..Hit {
                                a: a.z,
                                b: n,
                                c: Pair {
                                    b: 1,
                                    ..Pair {
                                        b: 8,
                                        a: Vec3::new(3.0, 0.0, a.y),
                                    }
                                },
                            }
                        }
                    };
                    break;
                }
                if ((false | (a.w != a.z)) && (a.x >= a.w)) {
                    {
                        let mut a = Hit {
                            c: Pair {
                                b: 1,
                                ..Pair {
                                    a: Vec3::new((-2.5), 0.5, (-1.0)),
                                    b: 1,
                                }
                            },
                            a: a.x,
                            b: (if (Vec3::new(2.0, a.w, 0.25))
                                .cmplt(Vec3::new((-0.0), (-0.0), 0.5))
                                .all()
                            {
                                ((c as i32) >> 2)
                            } else {
                                n
                            }),
                        };
                        a.c.a.x = a.a;
                        let n: Vec2 = Vec2::new(1.0, 0.5);
                    }
                    continue;
                }
            }
        }
        (((!((*c) > (*c))) && ((-2.5_f32) != (*a))) ^ ((*c) > 0.5))
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec2,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(&self, mut b: f32, mut x: Hit) -> f32 {
            x.b.y = (self.b.y
                + ((self.b.y & x.b.y)
                    % ((if (x.a != x.c.y) { self.b.x } else { x.b.y }) | 1)));
            (x.c, b) = ((Vec2::splat(b)).xx(), x.c.x);
            if (((Hit { a: (-1.0_f32), ..x }).a == (self.c.x * (3_u32 as f32)))) {
                let start = ((self.c * self.c)).y;
                let mut a = 0.0;
                a += start;
                let n: u32 = (if ((Vec3::new(x.c.x, (-0.0), 1.0) % 1.5))
                    .cmpeq((Vec3::new(b, self.c.y, 0.25)).yzx())
                    .any()
                {
                    5
                } else {
                    1
                });
                (x, b) = (
                    (if (x.b.y <= self.b.x) {
                        Hit { a: x.c.x, b: x.b, c: self.c }
                    } else {
                        a /= 2.0;
                        Hit {
                            b: x.b,
                            c: Vec2::new((-0.0), self.a),
                            a: x.a,
                        }
                    }),
                    x.c.x,
                );
            } else {
                let (t, _) = (
                    [x.c; 3],
                    Hit {
                        a: x.c.y,
                        b: (x.b - x.b),
                        c: ({
                            let y = ((b + 0.0) == x.c.x);
                            self.c
                        }),
                    },
                );
            }
            ((((self.c + self.c)).y % ((self.a).round() + (self.a).abs().sqrt()))
                + (x.b.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Vec3) -> f32 {
        if (((2_u32 & 63) << (8_u32 & 7)) > (((8_u32 & 15) * (1_u32 & 7)) + (5 + 2))) {
            let mut t: Hit = Hit {
                a: 0.0,
                b: IVec2::new(10, 1),
                c: Vec2::new(1.5, 1.5),
            };
            let y = t
                .step(
                    (t.c).dot(Vec2::new((-2.5), t.a)),
                    Hit {
                        b: IVec2::new(0, (-4)),
                        c: t.c,
                        a: t.c.x,
                    },
                );
        }
        if ((*a) < c.x) {
            let mut v: u32 = 3;
        }
        let mut t: Pair = Pair {
            a: (c.x <= (*a)),
            ..Pair {
                b: STEPS,
                ..Pair { b: 5, a: (c.z > c.z) }
            }
        };
        'outer: for _ in [c.z, (c.z).floor()] {
            if t.a {
                let [a, _, _] = [(t.b + 7_i32), (t.b ^ t.b), 0_i32];
            }
        }
        0.0
    }
}

mod p077 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: Pair, mut x: f32) -> bool {
        let start = 5_u32;
        let mut c = 1;
        c += start;
        ((if (b.a == x) {
            ({
                c = c;
                b.b
            })
        } else {
            'outer: for a in [0.0_f32, 0.0_f32] {}
            false
        }) ^ (c > 1))
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [f32; 3], y: &mut f32) -> bool {
        if ((*y) <= 0.0) {
            return (!(a > c[2]));
        }
        ((((*y)).copysign((*y))
            < (Vec4::new(0.0_f32, 1.0_f32, c[0], 1.0_f32))
                .dot(Vec4::new(0.5, 1.0, 1.0, 3.0))) ^ ((*y) > 0.5))
    }
}

mod p079 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &Vec3, c: &mut i32) -> f32 {
        let mut b: [f32; 3] = [a.z, a.z, a.z];
        'outer: for (b, _) in b
            .into_iter()
            .zip([
                ({
                    'outer: for &b in &b {
                        let (y, t) = (
                            (if ((*c) != (*c)) {
                                (IVec2::new(0_i32, 3_i32))
                                    .max(IVec2::new((-1_i32), (-4_i32)))
                            } else {
                                IVec2::new((*c), (*c))
                            }),
                            5_u32,
                        );
                        if (((if y.y != 0 { y.y % y.y } else { 2_i32 }) <= (*c))) {
                            let start = (t | (t).max(t));
                            let mut y = 1;
                            y += start;
                            continue;
                        }
                    }
                    b[2] += (0.25_f32 * 1.0);
                    3_u32
                }),
                8_u32,
                (b[2].abs() as u32 & 255),
            ])
        {
            let mut a: [f32; 3] = [a.x, b, a.y];
            for (_, b) in a.iter().enumerate() {
                if (0.0_f32 != 0.0) {
                    break;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: Vec4,
        pub c: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: &[f32; 2], mut x: Vec2) -> i32 {
            if (self.a > self.a) {
                return (if (-1_i32) != 0 {
                    (self.c.x * (-1)) / (-1_i32)
                } else {
                    self.c.y
                });
            }
            let mut v: f32 = (((-1.0_f32)).mul_add((self.b.w + 0.0), x.y))
                .atan2((self.a as f32));
            self.b.z -= (x).y;
            (((((self.a & 255) as i32)).signum()).max(((self.c).y - self.c.y))
                + (x.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Hit) -> Pair {
        let mut c: [f32; 2] = [(*a); 2];
        'outer: for (b, _) in c
            .into_iter()
            .zip([(if 8_u32 != 0 { 3_u32 / 8_u32 } else { 8_u32 }), 8_u32])
        {
            let x = c[0];
            if ((3_u32 >> (3_u32 & 31)) < ((1_u32 | 7) - (2_u32 & 7))) {
                if (((STEPS - 10_i32)
                    > (Pair::step(
                        Pair {
                            a: 0,
                            b: Vec4::new(0.0, (-1.0), 0.5, (-2.5)),
                            c: IVec2::new(STEPS, 0),
                        },
                        &{ c },
                        Vec2::new(1.5, (-0.0)),
                    ) - STEPS)))
                {
                    let mut x: Pair = Pair {
                        c: IVec2::new(STEPS, (-1)),
                        ..Pair {
                            c: IVec2::new(0, STEPS),
                            ..Pair {
                                a: 3,
                                ..Pair {
                                    a: 3,
                                    b: Vec4::new((-2.5), 2.0, 0.25, (*a)),
                                    c: IVec2::new(5, 5),
                                }
                            }
                        }
                    };
                    let c = x.step(&c, Vec2::splat(((-0.0_f32)).cos()));
                    x.b.z = ([(*a), x.b.w])[0];
                }
                break;
            }
            if ((b <= x) || true) {
                break;
            }
            if true {
                c[(STEPS & 1) as usize] = c[0];
            }
            if (0.25_f32 > (*a)) {
                return Pair {
                    a: 5,
                    ..Pair {
                        b: Vec4::new(x, c[0], (-0.0), 3.0),
                        c: IVec2::new(1, STEPS),
                        a: 1,
                    }
                };
            }
        }
        c[1] -= c[(STEPS & 1) as usize];
        Pair {
            a: 1,
            b: Vec4::new((*a), 2.0, (-1.0), (-0.0)),
            c: IVec2::new(STEPS, STEPS),
        }
    }
}

#[flatten]
mod p081 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(self, mut b: f32, c: i32, y: &mut f32) -> f32 {
            let start = ((Vec3::new(1.0_f32, 0.5_f32, (*y))).ceil()).z;
            let mut c = 0.0;
            c += start;
            if (({ ((*y) > (-0.0)) })) {
                return ((Vec3::new(0.5_f32, 2.0_f32, 1.0_f32)).abs()).z;
            }
            b = ({
                let mut x: [f32; 3] = [b; 3];
                'outer: for (c, _) in x.into_iter().zip([(!STEPS), STEPS, (-10_i32)]) {
                    x[2] = b;
                    if ((((*y) <= x[2])
                        || ({
                            x[(self.a % 3) as usize] = x[0];
                            (self.a == self.a)
                        })))
                    {
                        let mut a: Vec3 = ((if (x[1] < (-2.5)) { c } else { x[0] })
                            * Vec3::new(0.5, (*y), x[1]));
                        continue;
                    }
                }
                x[1]
            });
            ((((Vec2::new(b, 2.0_f32) - Vec2::new((-1.0_f32), 2.0_f32)) % 1.5)).y + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: i32, mut v: f32, t: u32) -> i32 {
        let (n, x) = (
            Vec3::new((-1.0_f32), 0.25_f32, 3.0_f32),
            (a[0]
                * ({
                    a[0] = ({ Pair { a: 5_u32 } }).sum(a[0], c, &mut a[2]);
                    a[1]
                })),
        );
        let Pair { a: b } = Pair { a: t };
        let t: bool;
        if false {
            t = false;
        } else {
            t = false;
        }
        0
    }
}

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &f32) -> i32 {
        let y = [a; 2];
        (*c) |= 0_i32;
        if ((((y[1] != y[0])
            || ({
                (*c) += (1_i32 >> 2);
                (y[0] != a)
            }))
            && ({
                (*c) *= 2;
                ((*c) > (*c))
            })))
        {
            let a: Hit;
            if ((false && ((*c) > (*c))) || (!false)) {
                (*c)
                    += (({
                        (*c) = (((((*c) & 15) * ((*c) & 7)) - ((*c) - (*c)))
                            - (((*c) - (*c)) * (-1)));
                        'outer: for _ in y {
                            if (!(y[1] < y[0])) {
                                let mut y = Pair { a: y[1] };
                            }
                            if (y[0] != y[1]) {
                                continue;
                            }
                            let mut b = (if (y[1] > y[1]) {
                                ((y[1]).cos()).tanh()
                            } else {
                                ({ (y[0] * y[1]) })
                            });
                        }
                        (-1_i32)
                    }) >> (1u32));
                a = Hit {
                    b: (y[1]).mul_add(1.0, y[1]),
                    ..Hit { a: y[1], b: y[0] }
                };
            } else {
                (*c) -= (*c);
                a = Hit {
                    b: (10_i32 as f32),
                    a: (if (y[0] != (-2.5)) {
                        if ((y[1] != y[1]) && ((y[1] < y[0]) && (0.5_f32 <= y[0]))) {
                            let mut b: f32 = (((2_u32 ^ 0_u32) + 0_u32) as f32);
                            return ((0_i32 % ((*c) | 1)) % ((*c) | 1));
                        }
                        y[1]
                    } else {
                        let t: f32;
                        if ((y[0] == (-0.0)) | ((*c) <= (*c))) {
                            t = ((-y[0])
                                + (Vec3::new(y[0], (-2.5_f32), (-0.0_f32)))
                                    .dot(Vec3::new((-1.0), 1.5, (-2.5))));
                        } else {
                            t = ((y[0] - 0.0) + 0.0);
                        }
                        0.25
                    }),
                };
            }
            return (((IVec2::new((*c), (*c))).y & 15) * ((*c) & 7));
        }
        'outer: for _ in [
            (Vec2::new(0.0_f32, 0.0_f32)).dot(Vec2::new(0.25_f32, (-0.0_f32))),
            (a + y[0]),
        ] {
            if ((*c) <= (*c)) {
                (*c) *= 2;
                continue;
            }
            let (c, a) = (
                (IVec2::new((*c), (*c)) == IVec2::new((-1_i32), (-4_i32))),
                (2_u32).min((2_u32 & 2_u32)),
            );
        }
        let mut x: Vec3 = Vec3::new((-1.0), a, a);
        let [b, t] = [y[0], (-2.5_f32)];
        (5 + (x.y as i32).clamp(-64, 64))
    }
}

mod p083 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &u32, t: IVec2) -> f32 {
        if ((*y) < (*y)) {
            let b: f32;
            if false {
                b = ((if (*a) <= (*a) { ((*a)).clamp((*a), (*a)) } else { (*a) })
                    + (*a));
            } else {
                b = (-2.5);
            }
            if (((*y) <= (*y)) && (5_u32 != (*y))) {
                return (if (2.0_f32 <= b) {
                    let [c, n] = [1_i32, (((-1_i32) & 15) * (t.x & 7))];
                    (*a)
                } else {
                    b
                });
            }
            if ((-1_i32) < (-4)) {
                return ((if (t.y > t.y) {
                    Vec2::new(b, 1.0_f32)
                } else {
                    let mut v: Vec4 = (Vec4::select(
                        ((if ((*a) > b) {
                            Vec4::new((*a), b, 0.0, 2.0)
                        } else {
                            Vec4::new(3.0, 1.0, (*a), (-2.5))
                        }))
                            .cmplt(Vec4::new(0.25, 1.5, 0.5, 0.0)),
                        Vec4::new((*a), b, 3.0, (*a)),
                        Vec4::new(b, 2.0, 1.0, (-1.0)),
                    )
                        * (Vec4::select(
                            (Vec4::new(0.0, (-0.0), 2.0, (-0.0)))
                                .cmplt(Vec4::new((*a), (*a), 0.5, (*a))),
                            Vec4::new(b, 0.25, b, 3.0),
                            Vec4::new((-1.0), 0.5, (*a), 3.0),
                        ) * (*a)));
                    Vec2::new(v.z, 2.0_f32)
                }))
                    .y;
            }
        } else {
            let x = (*a);
            if (false && ((*y) > (*y))) {}
        }
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: u32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut Pair) -> f32 {
        c.b
            |= (((({
                c.a.w
                    -= ((if c.a.w <= 0.5_f32 {
                        (c.a.x).clamp(c.a.w, 0.5_f32)
                    } else {
                        c.a.x
                    }))
                        .floor();
                c.b
            }) & 15) * (c.b & 7)) % (((((*c)).b & 15) * ((c.b % (c.b | 1)) & 7)) | 1));
        c.c = (c.a.x - 0.0);
        c.a.z += c.a.y;
        c.c = ((Vec3::new(2.0_f32, (-2.5_f32), 3.0_f32))
            .dot(
                (Vec3::new(c.a.w, (-2.5_f32), c.a.x) * Vec3::new(c.c, 2.0_f32, 0.25_f32)),
            ))
            .round();
        (c.a.w + c.a.y)
    }
}

#[flatten]
mod p085 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, a: &Vec2, c: &mut Hit) -> bool {
            let mut y = (if 0.5_f32 <= a.x {
                (((a.x).mul_add(a.x, a.y)).rem_euclid(a.y)).clamp(0.5_f32, a.x)
            } else {
                a.x
            });
            (((a.x != a.x)
                || ({
                    c.a += IVec2::new(c.a.y, 2_i32);
                    ((3.0_f32 < y)
                        || ({
                            (*c) = (*c);
                            (c.a.x < c.a.x)
                        }))
                })) ^ (c.a.x > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [Hit; 3], c: &mut i32) -> bool {
        let v: i32;
        if (1_u32 > (5 + 2)) {
            a[2].a.x |= (-1_i32);
            v = a[1].b;
        } else {
            v = ({
                let mut y = ((((-1.0_f32) * (HALF).round())).max(HALF) + 0.0);
                if ((if (7_i32 < 5) {
                    let mut t = y;
                    (if (a[2].b > a[0].a.y) {
                        let mut b: [f32; 3] = [y; 3];
                        'outer: for c in b.iter() {
                            let mut b: Pair = (if ((*c) > 2.0) {
                                Pair {
                                    a: IVec3::new(a[1].a.y, (-4), 0),
                                }
                            } else {
                                Pair {
                                    a: IVec3::new((-1), a[2].b, 0),
                                }
                            });
                            let n = b
                                .step(
                                    &{ (Vec2::new(t, t) + Vec2::new((*c), t)) },
                                    &mut a[1],
                                );
                        }
                        ((*c) <= a[0].b)
                    } else {
                        (a[1].a.y <= a[0].b)
                    })
                } else {
                    return Pair::step(
                        Pair {
                            a: IVec3::new(1, a[2].a.y, (*c)),
                        },
                        &{ Vec2::new(y, (-2.5_f32)) },
                        &mut a[0],
                    );
                })) {
                    return (a[2].b > a[0].b);
                }
                (if (3_i32 != a[1].a.x) {
                    'outer: for _ in 0..0 {
                        y = 3.0;
                        if ((!a[1].b) < (a[1].a.y * 1)) {
                            continue;
                        }
                        for v in 0..2 {
                            let mut t: Pair = Pair {
                                a: IVec3::new(a[0].b, a[0].b, a[2].a.y),
                            };
                            let b = t
                                .step(
                                    &{ (Vec2::new(2.0_f32, 2.0_f32)).min(Vec2::new(y, y)) },
                                    &mut a[2],
                                );
                            if b {
                                continue;
                            }
                        }
                    }
                    2
                } else {
                    a[2].b
                })
            });
        }
        (((a[1].a.y != a[2].b)
            && ({
                a[0].a.y ^= (a[2].a.y + a[2].a.x);
                ((*c) < a[2].a.y)
            })) ^ (a[2].a.x > 1))
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: i32) -> bool {
            let n = (-self.a);
            self = self;
            let mut c = (((self.b % 2)).abs() as f32);
            ((!a) >= a)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, mut x: f32) -> f32 {
        a.z = (((if (a.z < a.z) {
            return a.y;
        } else {
            let start = (STEPS - STEPS);
            let mut n = 0;
            n += start;
            [a.y, 0.5_f32, x]
        }))[0])
            .floor();
        (((x <= a.z)
            && ({
                a.x *= (Vec2::new(a.y, a.x)).y;
                (a.x != x)
            }))
            && ({
                (*a) -= (Vec3::new(a.z, 0.0_f32, (-0.0_f32))).min((*a));
                (0.25_f32 != x)
            }));
        (a.y, x) = (((a.y + a.y)).mul_add(a.y, ((x).max((-1.0)) + 0.0)), a.x);
        if (({
            Pair {
                b: STEPS,
                ..Pair { a: a.z, b: 5 }
            }
        })
            .step((-(-STEPS))))
        {
            let mut b: [f32; 3] = [a.y, x, a.y];
            'outer: for (b, _) in b
                .into_iter()
                .zip([STEPS, ((STEPS & 15) * (STEPS & 7)), (STEPS).max(STEPS)])
            {
                if (a.y > 3.0) {
                    continue;
                }
                if (((if (a.y >= a.x) {
                    (Vec3::new((-2.5), b, a.y)).floor()
                } else {
                    ((false
                        && ({
                            x = 0.0;
                            (x <= b)
                        }))
                        || ({
                            (*a) += (*a);
                            (!(a.y != a.y))
                        }));
                    (*a)
                }))
                    .cmpeq((*a))
                    .any())
                {
                    let Pair { a: y, b } = Pair {
                        a: ({ a.z }),
                        ..Pair { b: (-1), a: 1.0 }
                    };
                    let mut x = (y).atan2((b as f32));
                    for _ in (0..4).rev() {
                        (*a) = ((((*a) * y)).xxz()).cross((*a));
                    }
                }
            }
        } else if true {} else {}
        (1.0 + x)
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, mut b: i32, c: &mut f32) -> i32 {
            'outer: for _ in [
                (0_u32 + 2_u32),
                ((2_u32 | 7) - (8_u32 & 7)),
                (8_u32 & 8_u32),
            ] {
                if (b > b) {
                    let mut c: Pair = Pair {
                        b: (if self.a <= 0.25 {
                            ((*c)).clamp(self.a, 0.25)
                        } else {
                            0.25
                        }),
                        c: self.c,
                        a: 0.0,
                    };
                    continue;
                }
                let mut a = self;
            }
            'outer: for _ in [
                ((self.c.x).min(0.5_f32) + 0.0),
                (self.c.y % 4.0),
                (self.c.y).tanh(),
            ] {
                (*c) *= ((*c) - ((self.c.x).max(1.0_f32) + 0.0));
            }
            ((b & 15) * (((3_i32 - b) + (IVec2::new(2_i32, 7_i32)).y) & 7))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> f32 {
        'outer: for x in [(if ((*a) < (*c)) { 5_i32 } else { STEPS }), STEPS] {
            if (7_i32 < x) {
                let x: Pair = Pair {
                    b: (*c),
                    c: Vec3::new(3.0, (*a), (*a)),
                    a: (*a),
                };
            } else {
                let mut t: Pair = Pair {
                    c: Vec3::new(3.0, (-1.0), 2.0),
                    a: (*c),
                    b: (*a),
                };
                let v = t
                    .step(
                        ({
                            t.a += (t.c.y).fract();
                            Pair::step(t, t.step(x, &mut t.c.z), &mut t.b)
                        }),
                        c,
                    );
            }
            if ((-4_i32) <= x) {
                break;
            }
        }
        (*a)
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &[f32; 3], mut v: f32) -> Pair {
        v = ((STEPS as f32) * c[0]);
        v = ((((*c)[(8_u32 % 3) as usize]).max((c[2] - c[2])) + 0.0)
            * (if (*a) <= c[0] { (((*a)).sin()).clamp((*a), c[0]) } else { (-0.0) }));
        Pair {
            a: ({
                v *= (((8_u32 - 8_u32) as f32) % 2.0);
                Vec3::new((-0.0), 3.0, 2.0)
            }),
            b: c[2],
            c: (((Hit { a: Vec2::new((-2.5_f32), v) }).a
                * (Vec2::new(c[2], c[2])).ceil()) + Vec2::splat(v)),
        }
    }
}

mod p089 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn first(mut b: f32, c: Vec3) -> i32 {
        let mut a: f32 = (-3.0);
        ((1_i32 * 2) + (b as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut f32) -> i32 {
        let v = [
            ((b).copysign((*c)) - (Vec2::new((*c), (*c))).dot(Vec2::new(0.0_f32, (*c)))),
            (Vec4::new(b, b, b, b))
                .dot(
                    (if ((*c) > b) {
                        Vec4::new(1.5_f32, b, 3.0_f32, 0.25_f32)
                    } else {
                        Vec4::new((-1.0_f32), (*c), (*c), (*c))
                    }),
                ),
        ];
        (*c) = (*c);
        b = v[1];
        if ((v[0] < b) && (((*c) > (-0.0)) != false)) {
            return (10_i32).abs();
        }
        let a: Vec2;
        if (({
            b /= 2.0;
            ((b <= v[1]) || (b != v[0]))
        })) {
            a = Vec2::new(((-0.0_f32) - 0.0), ((-0.0_f32)).rem_euclid(b));
        } else {
            b += ((b + (-0.0))).trunc();
            a = Vec2::select(
                (Vec2::select(
                    (Vec2::new((-0.0), 1.5)).cmplt(Vec2::new((-2.5), v[1])),
                    Vec2::new((-1.0), b),
                    Vec2::new((-2.5), (-0.0)),
                ))
                    .cmplt((Vec2::new(v[1], 3.0) - Vec2::new(v[0], v[1]))),
                Vec2::new((-2.5), (-0.0)),
                Vec2::new(b, (-0.0)),
            );
        }
        ((if (b <= a.y) {
            Vec3::new((-0.0), v[0], (-1.0))
        } else {
            Vec3::new((-2.5), b, 2.0)
        }))
            .cmpeq((Vec3::new(a.y, (-2.5), 1.5)).max(Vec3::new((-0.0), 1.0, (-2.5))))
            .any();
        let mut y = Vec3::new(b, a.y, 2.0);
        ((first(y.y, y)).min(((IVec2::new(10_i32, 3_i32) - IVec2::new(STEPS, 3_i32))).y)
            + (y.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p090 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: &Vec3) -> bool {
        let b = (*a);
        ((1.0_f32 <= a.y) ^ (3_u32 >= 8))
    }
    fn third(a: &mut f32, c: i32) -> f32 {
        (*a)
            += (if (((-1.0_f32) + 0.0) < (*a)) {
                (if (c != c) {
                    (Vec2::new((-0.0_f32), (-0.0_f32))).y
                } else {
                    (Vec4::new((*a), 0.0_f32, (*a), 1.0_f32))
                        .dot(Vec4::new((*a), (-0.0_f32), (-1.0_f32), (*a)))
                })
            } else {
                (if (5_u32 != 2) {
                    let mut x: bool = true;
                    (*a)
                } else {
                    ((*a) + 0.0)
                })
            });
        if ((first(
            &{
                (Vec3::new((*a), (*a), (*a))
                    + Vec3::new((-1.0_f32), 1.0_f32, (-1.0_f32)))
            },
        )
            & (((-1_i32) <= c)
                || ({
                    (*a) = (*a);
                    false
                }))))
        {
            if (first(&{ Vec3::new((*a), 1.0_f32, (*a)) })) {
                (*a) = (((Vec2::new(0.0_f32, (*a))).y
                    * (Vec3::new((*a), (*a), (*a)))
                        .dot(Vec3::new((-0.0_f32), (-0.0_f32), 1.5_f32))) * 1.0);
                let b: f32 = (((7_i32 as f32)).min((*a)) + 0.0);
            } else {}
        }
        ((Vec2::new(0.25_f32, 2.0_f32)).y + (*a))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: bool, mut v: f32) -> f32 {
        let y = Vec3::new(0.0, v, a);
        let mut n: [f32; 2] = [y.x, 0.25_f32];
        'outer: for (c, _) in n.into_iter().zip([8_u32, 8_u32]) {
            if false {
                (n, v) = (
                    n,
                    ((1.0_f32).floor())
                        .rem_euclid(
                            third(
                                &mut n[1],
                                ({
                                    v = a;
                                    STEPS
                                }),
                            ),
                        ),
                );
                continue;
            }
            let a: Vec4 = vec4(
                v,
                (-1.5),
                ((if (n[1] > a) {
                    if false {
                        {
                            let mut c = n;
                        }
                        if (((first(&{ y })
                            || ((y.z != n[1])
                                || ({
                                    n = [n[0], y.x];
                                    (y.y <= y.y)
                                }))) | first(&{ (y % 1.5) })))
                        {}
                    }
                    0.0
                } else {
                    0.0
                }) - 0.0),
                0.0,
            );
        }
        0.0
    }
}

#[flatten]
mod p091 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: bool,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&mut self, a: &f32, mut x: i32, y: &i32) -> f32 {
            self.a
                -= (Vec4::new((*a), self.a, self.a, 2.0_f32))
                    .dot(Vec4::new(1.0_f32, 0.5_f32, 3.0_f32, (*a)));
            let v = (if ((((*y) > x) as i32) > (x | (*y))) {
                (if (({
                    if ((Vec3::new((*a), (*a), (*a)))
                        .cmplt(Vec3::new(0.25, 2.0, (-1.0)))
                        .any() || (self.b > self.b))
                    {
                        let mut n = ((self.b + (self.b + self.b)) >> (self.b & 31));
                        return ((-2.5_f32)).atan2(((*self)).a);
                    }
                    (self.b != self.b)
                })) {
                    let mut b: Pair = Pair {
                        a: ((-0.0_f32)).sin(),
                        ..(*self)
                    };
                    Vec2::new(2.0, (-0.0))
                } else {
                    return (((*a) + 0.5)
                        * (Vec3::new((-2.5_f32), (-2.5_f32), 0.0_f32)).z);
                })
            } else {
                Vec2::new(self.a, (-2.5))
            });
            let mut a: f32 = 2.0;
            v.x
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let mut x: Pair = Pair { b: 8, a: (*a) };
        let t = x.step(&(*a), c, &{ (c % (c | 1)) });
        let Hit { a, c, .. } = Hit {
            b: (x.a <= x.a),
            ..Hit {
                c: Vec2::new(x.a, 2.0),
                ..Hit {
                    a: true,
                    b: (t <= x.a),
                    c: Vec2::new(1.0, x.a),
                }
            }
        };
        x.a -= t;
        x.b &= (x.b + (((x.b & x.b) | 7) - (x.b & 7)));
        x.b >>= 2;
        ((Vec3::new(c.x, c.y, 0.0) * c.y))
            .cmple((Vec3::new(0.5, c.x, 0.25)).yzx())
            .all();
        if false {
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: &f32) -> Vec3 {
            self.a ^= self.a;
            let mut b = (*a);
            self = Pair {
                a: (if (Vec2::new((*a), (-2.5)) == Vec2::new(b, 1.0)) {
                    let b: Hit = (if self.a {
                        'outer: for x in (1..13).step_by(3) {
                            if ((1_u32 == 8) != (self.a | self.a)) {
                                continue;
                            }
                            let x = (Vec3::splat(b)).floor();
                        }
                        Hit {
                            a: ((0.0_f32).min((*a)) + 0.0),
                        }
                    } else {
                        let mut x: Hit = Hit { a: 0.25 };
                        Hit { a: x.a }
                    });
                    (!self.a)
                } else {
                    if self.a {
                        let mut x = self;
                    } else {}
                    self.a
                }),
            };
            ((Vec3::select(
                (Vec3::new(b, b, b)).cmplt(Vec3::new((*a), b, 0.25)),
                Vec3::new(b, 2.0, b),
                Vec3::new(b, (-1.0), 1.0),
            ) * (b).trunc()) + Vec3::splat(b))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &bool, c: &Vec3, mut v: f32) -> Pair {
        {
            let a = (*a);
            let mut n: Pair = Pair { a: a };
            let c = n.step(&c.x);
        }
        let mut x = [STEPS, STEPS];
        let x = ((0_u32 % 2) + 8);
        v -= c.y;
        'outer: for _ in 1..=3 {
            if ((*a) | (x != x)) {
                continue;
            }
            if ((Pair { a: ((*a) || (*a)) }).a) {
                if ((if ((*c)).cmple((*c)).any() {
                    v = c.z;
                    (x < x)
                } else {
                    (*a)
                })) {
                    continue;
                }
                let c = Pair {
                    a: ((c.z != v) && (x <= x)),
                };
            }
        }
        v += c.z;
        if ((if (!(*a)) {
            return Pair { a: (*a) };
        } else {
            ((STEPS != STEPS) & (x <= x))
        })) {
            (if (((*a)
                && ({
                    v *= (Vec2::new((-0.0_f32), v)).y;
                    (*a)
                })))
            {
                if ((*a) || (*a)) {
                    if ((if (*a) { (*a) } else { (*a) })) {
                        return Pair { a: (*a) };
                    }
                    return (if (((*a)
                        || ({
                            v = (Vec3::new(c.x, 0.0_f32, v)).dot((*c));
                            (*a)
                        })))
                    {
                        Pair { a: (3.0_f32 != c.y) }
                    } else {
                        Pair { a: (*a) }
                    });
                }
                (IVec2::new(STEPS, STEPS) == IVec2::new(7, STEPS))
            } else {
                ((*c)).cmple((*c)).all()
            });
        }
        Pair { a: (Pair { a: (*a) }).a }
    }
}

mod p093 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &mut f32, t: &f32) -> bool {
        (*a) = 1.0;
        let b: Hit;
        if ((((*t) <= (*t)) || true) && (false == false)) {
            b = Hit { a: Vec2::new((*t), 3.0) };
        } else {
            (*a) = ((if ((*c) != 7) {
                (((*c) > (*c))
                    && ({
                        (*y) = ((*t)).rem_euclid((*t));
                        ((*c) <= (*c))
                    }));
                (*t)
            } else {
                return (((*t) <= (*a))
                    || ({
                        (*a) -= ((*a) * (*t));
                        ((10_i32 < (*c)) && ((-1_i32) <= 3_i32))
                    }));
            })
                - ({
                    if ((((*t) > (-0.0))
                        || ({
                            (*y) = ((*t)).abs();
                            ((*c) <= (*c))
                        })))
                    {
                        return ((if (*a) <= (-1.0_f32) {
                            ((*y)).clamp((*a), (-1.0_f32))
                        } else {
                            (-1.0_f32)
                        }) > ((*a)).fract());
                    }
                    (*t)
                }));
            b = Hit {
                a: (Vec2::new((-1.0), 1.0)).normalize_or_zero(),
            };
        }
        (*y) = 3.0;
        let mut y: [Hit; 3] = [Hit {
            a: Vec2::new(0.25_f32, 0.0_f32),
        }; 3];
        if ((*c) <= (*c)) {
            if (((*c) / (*c)) == ((*c) + (*c))) {
                return (((*c) & (*c)) != (((-1_i32) & 63) << (1u32)));
            } else {
                return ({
                    ((false && ((*c) <= (*c))) && ((*c) < (*c)));
                    let Hit { a: c } = y[2];
                    (y[2].a.y < y[0].a.y)
                });
            }
        }
        (*a)
            += ((if y[1].a.x <= (*a) {
                (0.25_f32).clamp(y[1].a.x, (*a))
            } else {
                y[2].a.y
            }) % 4.0);
        ((((*c) != (*c)) || (if (y[1].a.y > y[0].a.x) { false } else { false }))
            ^ (y[0].a.x > 0.5))
    }
}

#[flatten]
mod p094 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn second(a: f32, c: i32) -> f32 {
        let (mut v, b) = (
            (Vec3::splat(a) - (a - a)),
            Vec3::new((-0.0_f32), 2.0_f32, 2.0_f32),
        );
        v *= Vec3::select(((b - v)).cmplt(v), b, b);
        'outer: for _ in 0..3 {
            if (false || (3_i32 <= c)) {
                break;
            }
            if (((if false {
                let mut c = (if (v.y < a) {
                    (true && (5_u32 >= 3))
                } else {
                    (b.y != v.y)
                });
                c
            } else {
                true
            }) || true))
            {
                break;
            }
        }
        (({
            if ((!(!(if (v.x > b.z) {
                v = b;
                (c < c)
            } else {
                (b.x != 0.5)
            })))) {}
            (-1.0)
        }) + v.x)
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &i32, y: &mut f32) -> f32 {
        if ((if (((a.y < a.z)
            || (((*c) > (*c))
                || ({
                    (*y) = a.y;
                    ((*c) <= (*c))
                }))))
        {
            (*y) = ((*y)
                - ({
                    (*y) = ((a).min(a)).z;
                    a.z
                }));
            (((1.0_f32).max(3.0_f32) + 0.0) > 1.0)
        } else {
            (a.z != (*y))
        })) {
            ((2_u32 == 2) && true);
            let mut y = (if (*y) <= a.z { (a.z).clamp((*y), a.z) } else { a.x });
        } else {
            (*y) += a.z;
            let mut v: f32 = (*y);
            if (((({
                v = ({
                    v *= ((((*c)).max((*c)) - (((*c) & 15) * ((*c) & 7))) as f32);
                    a.y
                });
                ((-4_i32) < (*c))
            })
                && ({
                    v -= a.z;
                    ((*y) <= a.z)
                }))
                && ({
                    (*y) = (Vec2::new((*y), a.y)).dot(Vec2::new(a.x, 1.0));
                    ((a.z > (*y))
                        && ({
                            v = (*y);
                            (v != a.y)
                        }))
                })))
            {
                ((((*c) > (*c)) & (v > a.y)) || ((0_i32 < (*c)) || false));
            }
        }
        ((-(*c)) == ((a.z as i32).clamp(-64, 64)));
        let a: Vec2 = (({
            (*y)
                *= second(
                    (-a.y),
                    ((!3_i32)
                        - ((((0_i32 & 15) * ((*c) & 7)) & 15)
                            * ((IVec2::new((*c), (*c))).y & 7))),
                );
            (Vec2::new((-2.5), 0.25) - Vec2::new(0.25, 1.5))
        })
            * (a.y
                * (if (1.0_f32 > a.x) {
                    if (({
                        'outer: for a in 0..1 {
                            if (false || false) {
                                return 0.0;
                            }
                        }
                        false
                    })) {}
                    0.0_f32
                } else {
                    0.0_f32
                })));
        0.0
    }
}

mod p095 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut IVec2) -> Pair {
        if ((((c.x != c.x) && ((*a) != (*a)))
            && ({
                (*c) += (IVec2::new(2_i32, (-1_i32)) - (*c));
                (Vec3::new((*a), (*a), 1.0_f32))
                    .cmpeq(Vec3::new(1.5_f32, (-0.0_f32), (*a)))
                    .all()
            })))
        {
            let mut x: f32 = ((*a) / (*a));
            return Pair {
                a: (if (0.5_f32 > (*a)) { 0.0 } else { x }),
                b: Vec2::splat((*a)),
            };
        }
        (*c) += ((*c) + (*c));
        let Pair { a: b, .. } = Pair {
            b: Vec2::new(0.25, (*a)),
            a: ((*a)).copysign((*a)),
        };
        if ((((if (b != (*a)) {
            (*c)
        } else {
            'outer: for b in 1..=2 {
                let mut c: [i32; 2] = [(b as i32), (b as i32)];
                for (_, _) in c.iter().enumerate() {
                    let mut c = (if ((*a) <= (*a)) {
                        ({ (true && ((b as i32) != c[1])) })
                    } else {
                        ((8_u32 >> (2_u32 & 31)) <= ((c[0] & 255) as u32))
                    });
                    let mut y = Hit {
                        b: (((*a) % 1.5)
                            <= (if (*a) <= (*a) {
                                (3.0_f32).clamp((*a), (*a))
                            } else {
                                (*a)
                            })),
                        ..Hit {
                            b: c,
                            ..Hit {
                                a: 3,
                                ..Hit { a: 3, ..Hit { b: c, a: 1 } }
                            }
                        }
                    };
                    let mut x: Hit = Hit {
                        a: ((y.a | y.a)).max(({ y.a })),
                        ..y
                    };
                    let mut v = (if ((c ^ y.b) || ((b as i32) > 5)) {
                        (*a)
                    } else {
                        0.0
                    });
                }
            }
            (*c)
        }) + (*c)) == (*c)))
        {}
        Pair {
            a: ((*a) + (c.y as f32)),
            b: (Vec2::new(b, b) + Vec2::splat((c.y as f32))),
        }
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32) -> u32 {
        'outer: for t in 0u32..3 {
            let start = (((t + t) | 7) - ((t).min(t) & 7));
            let mut y = 1;
            y += start;
            y = ((((y >> (t & 31)) % 7) & 15)
                * (((if (a <= a) {
                    if (c != c) {
                        y >>= 2;
                        ((-4_i32) != c);
                        for x in 0..3 {
                            let start = ((0_i32 * 2) ^ ((7_i32 & 63) << 2));
                            let mut y = 0;
                            y += start;
                            if ((((5_u32 | 7) - (5_u32 & 7))
                                >= (if false { t } else { 2 })))
                            {
                                let mut v: f32 = a;
                                continue;
                            }
                            y = ((if ((a <= a) || (a <= a)) { y } else { 5_i32 }))
                                .max(y);
                        }
                    }
                    0_u32
                } else {
                    0_u32
                }) + 0_u32) & 7));
        }
        0
    }
}

mod p097 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: f32, y: &mut f32) -> i32 {
        let mut x: u32 = ((2 + (3 + 0)) + (5 + (5 + 1)));
        'outer: for x in 1..=4 {
            if (c < c) {
                let mut c: [f32; 3] = ({
                    if ((({ c })
                        == (Vec3::new((-2.5_f32), (*y), (*y)))
                            .dot(Vec3::new((-0.0), (*y), 1.0))))
                    {
                        break;
                    }
                    {
                        (*a) += ((x as i32) as f32);
                        (*a) = ((vec2((*a), c) + (Vec2::new((*a), 0.0_f32)).floor())).y;
                        let mut c = Pair {
                            a: (Pair {
                                b: Vec2::new(3.0_f32, c),
                                ..Pair {
                                    b: Vec2::new((*y), 0.0_f32),
                                    ..Pair {
                                        b: Vec2::new((*a), (*a)),
                                        a: ((x as i32) != x),
                                    }
                                }
                            })
                                .a,
                            b: (vec2((*y), (*y))).normalize_or_zero(),
                        };
                    }
                    [c, (*a), c]
                });
                for (b, _) in c
                    .into_iter()
                    .zip([((*y) - 3.0_f32), (c[0] + 1.0_f32), ((x as i32) as f32)])
                {
                    ((*a), c[2]) = (
                        ((if ((x as i32) != x) { 0.0 } else { (-2.5) }) - c[2]),
                        (*a),
                    );
                }
            }
            if ((x as i32) <= x) {
                break;
            }
        }
        (STEPS + ((*y) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p098 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut i32, y: [i32; 3]) -> [f32; 2] {
        let mut a = (((IVec2::new(a, 5) - IVec2::new((*c), y[2])))
            .max((IVec2::new((*c), 5) ^ IVec2::new(y[0], y[1])))
            == (if (HALF == HALF) {
                IVec2::new(y[1], 2)
            } else {
                IVec2::new(y[1], y[0])
            }));
        (*c) = ((y[1]
            + (if a {
                if ((HALF + HALF) == (HALF * HALF)) {
                    return [HALF; 2];
                }
                (-1)
            } else {
                let mut x = IVec2::new(y[1], (-1));
                (*c)
            })) & ((7_i32 + y[2])).signum());
        a &= ((a && (a && a)) && a);
        [((HALF).copysign((HALF).ceil()) + ((*c) as f32)), (0.5 + ((*c) as f32))]
    }
}

mod p099 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, mut x: i32, mut v: f32, t: &mut [f32; 3]) -> f32 {
        let mut v = Pair { a: t[1] };
        if (!(0.5_f32 < t[2])) {
            let mut c: [f32; 2] = [v.a, t[1]];
            'outer: for (_, t) in c.iter().enumerate() {
                if ((((v.a).max(2.0_f32) + 0.0) * v.a) < 0.0) {
                    v.a
                        -= ((Vec3::new(2.0_f32, 2.0_f32, (-1.0_f32))).zyx())
                            .dot(
                                ((Vec3::new(v.a, v.a, 1.0_f32) * 3.0_f32)
                                    + ((*t) * Vec3::new(c[1], (*t), 0.0_f32))),
                            );
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p100 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
        pub c: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: Pair, t: &Vec3) -> bool {
        'outer: for v in 0..2 {
            let Pair { a: x, b, c } = Pair {
                c: y.c,
                a: (0_u32 % (3_u32 | 1)),
                b: (Vec2::new(t.y, t.x)).y,
            };
            let a: [i32; 3];
            if (((y.b).mul_add(0.25_f32, b) > (if (t.x < t.x) { t.z } else { 0.0 }))) {
                a = [0_i32, 0_i32, 0_i32];
            } else {
                a = [0_i32, 0_i32, 0_i32];
            }
        }
        false
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: i32,
        pub c: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: Vec4) -> f32 {
            let c: Pair = Pair {
                c: self.c,
                a: self.a,
                b: self.c.y,
            };
            let mut n: [f32; 3] = [a.x, a.z, a.x];
            'outer: for &x in &n {
                let mut t = (if ((true | (n[1] <= 0.25)) || (!(self.c.x < c.a.y))) {
                    self.b *= 2;
                    [(c.c.y as f32), n[1], (x).signum()]
                } else {
                    [a.x; 3]
                });
                let mut n: [f32; 3] = [n[0]; 3];
            }
            ((a.y
                + ((if a.z <= 0.0_f32 { (n[1]).clamp(a.z, 0.0_f32) } else { 0.25_f32 })
                    * 0.0)) + (self.a.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        if false {
            if ((!(c < c)) || ((c <= 1) == (a <= 1.5))) {
                return ((if (c < c) {
                    return (0.0_f32 <= a);
                } else {
                    let mut a: [f32; 3] = [
                        a,
                        (if ((if (a <= 2.0) {
                            return ((2_i32 > c) || (10_i32 > c));
                        } else {
                            if (((({
                                Pair {
                                    a: IVec3::new(10_i32, 5_i32, c),
                                    b: c,
                                    c: IVec2::new(c, 1_i32),
                                }
                            })
                                .step(
                                    (Vec4::new((-1.0_f32), 1.0_f32, 0.0_f32, a))
                                        .normalize_or_zero(),
                                ) < (0.0_f32).copysign(0.0)) || false))
                            {}
                            false
                        })) {
                            0.0_f32
                        } else {
                            0.0_f32
                        }),
                        0.0_f32,
                    ];
                    IVec2::new(0, 0)
                }) == IVec2::new(0, 0));
            } else {
                return false;
            }
        }
        false
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, mut b: f32, c: i32, y: f32) -> f32 {
            let a = self.a;
            let t: f32;
            if (((-c)
                >= ({
                    self = Pair { a: self.a };
                    b -= (b - y);
                    c
                })))
            {
                t = ((c).min(c) as f32);
            } else {
                self.a
                    |= ((2.0_f32 + 0.0)
                        >= (if a {
                            {
                                let mut a: [f32; 3] = [y, 0.5_f32, b];
                                'outer: for (v, _) in a
                                    .into_iter()
                                    .zip([(if c != 0 { c % c } else { c }), (-c), c])
                                {
                                    let Pair { a } = self;
                                }
                            }
                            b
                        } else {
                            let mut n: [f32; 3] = [b, y, 0.0_f32];
                            'outer: for (_, _) in n.iter().enumerate() {
                                let mut y = b;
                                let (mut c, n) = (
                                    Vec2::select(
                                        ((Vec2::new(n[1], 0.0_f32)).abs())
                                            .cmplt((Vec2::new(n[0], 2.0_f32)).xx()),
                                        Vec2::new(y, 1.0_f32),
                                        Vec2::new(n[2], 1.5_f32),
                                    ),
                                    Vec2::new(1.0_f32, b),
                                );
                            }
                            3.0_f32
                        }));
                t = b;
            }
            ((Vec3::splat(
                (if (y != y) {
                    b
                } else {
                    let c = [y; 3];
                    t
                }),
            ))
                .dot((Vec3::new(1.0, 0.5, y) - Vec3::new(y, t, t))) + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec2, y: [f32; 3]) -> Pair {
        let b: [f32; 3] = [({
            let mut b: Vec3 = (((x.y - y[1]) * (Vec3::new(0.5, 0.0, (-1.0)) - x.x)))
                .yzx();
            let mut y: u32 = ((if b.z <= (*a) {
                ((x.y % 4.0)).clamp(b.z, (*a))
            } else {
                b.y
            })
                .abs() as u32 & 255);
            (x.x / 4.0)
        }); 3];
        let y: Vec3 = (if ((Vec3::new(0.5, 3.0, 0.25))
            .cross(Vec3::new(y[2], (-2.5), 2.0)))
            .cmplt((Vec3::new(3.0, (*a), 0.0) / 2.0))
            .all()
        {
            x.y = (if ((Pair { a: (x.y != 1.0_f32) }).a) {
                (-1.0)
            } else {
                let t: i32;
                if (((0.25_f32 <= y[2])
                    && ({
                        x.y *= Pair::step(Pair { a: (b[1] > y[2]) }, b[1], STEPS, (*a));
                        (x.x <= (-0.0_f32))
                    })))
                {
                    x.y = 2.0;
                    t = 3;
                } else {
                    (*a) = (if (((b[1] < (*a))
                        && ({
                            x.y = (*a);
                            (b[2] != b[1])
                        })))
                    {
                        let mut n = [y[1], 2.0_f32, (*a)];
                        (2.0 * n[2])
                    } else {
                        ({ Pair { a: (x.y != x.x) } })
                            .step(
                                1.5,
                                ({
                                    x.y -= (if (0.25_f32 > y[1]) { 1.5_f32 } else { y[0] });
                                    STEPS
                                }),
                                b[2],
                            )
                    });
                    t = STEPS;
                }
                y[2]
            });
            Vec3::new(x.y, 0.0, y[2])
        } else {
            Vec3::new((-2.5), 3.0, y[0])
        });
        Pair { a: (y.y <= (*a)) }
    }
}

#[flatten]
mod p103 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, mut b: f32, c: i32, y: [f32; 3]) -> u32 {
            let c = ((Vec3::new(0.5_f32, b, self.a.x))
                .cmpeq(Vec3::new((-2.5_f32), 1.5_f32, 1.5_f32))
                .any() as i32);
            let mut t = (1.0_f32 <= b);
            (8 + (((c > c) != t) as u32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: f32) -> IVec2 {
        let (y, a) = (
            (((-0.0_f32)).abs()).abs(),
            Pair {
                a: Vec3::new(a[1], 2.0_f32, a[0]),
            },
        );
        let mut t: [f32; 3] = [a.a.z, y, a.a.y];
        'outer: for (_, y) in t.iter().enumerate() {
            if (a.a.y > t[2]) {
                let start = Pair::step(
                    &a,
                    (a.a.z * 0.0),
                    1_i32,
                    [a.a.x, (-2.5_f32), 3.0_f32],
                );
                let mut y = 1;
                y += start;
                break;
            }
            let mut v = t[2];
            let start = STEPS;
            let mut v = 0;
            v += start;
            if ((((-2.5_f32) < a.a.y) || false) && (a.a.x == t[0])) {
                break;
            }
        }
        if (y != c) {
            let mut v = ((1_u32 as f32) - t[(8_u32 % 3) as usize]);
            return IVec2::new(STEPS, 1);
        }
        (((IVec2::new((-4), 7) ^ IVec2::new((-4), 5))
            + (IVec2::new(STEPS, STEPS) + IVec2::new(10, 3)))
            + IVec2::splat((t[2] as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Hit, y: bool, t: u32) -> f32 {
        let mut b = c.b.z;
        if (({
            let start = (-2.5_f32);
            let mut b = 0.0;
            b += start;
            if (((IVec2::new(7, 1) + IVec2::new(STEPS, STEPS))
                == (if (({
                    if y {
                        if (((if (5_u32 == t) { y } else { false }) && false)) {}
                    }
                    false
                })) {
                    IVec2::new(0, 0)
                } else {
                    IVec2::new(0, 0)
                })))
            {}
            false
        })) {}
        0.0
    }
}

mod p105 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: IVec3, c: i32) -> i32 {
        let (v, t) = (
            (HALF
                * ({
                    let mut b: [f32; 3] = [0.5_f32; 3];
                    'outer: for &_ in &b {
                        if (b[2] < 3.0) {
                            continue;
                        }
                        let [a, x, _] = [(0.5_f32 + b[1]), b[2], (b[1]).cos()];
                    }
                    let mut a: [f32; 3] = [
                        (b[2]
                            - ({
                                b[2] = b[2];
                                (-1.0_f32)
                            })),
                        1.5_f32,
                        ((b[0]
                            * ({
                                b[0] = b[1];
                                b[0]
                            })) / (0.25_f32).abs().sqrt()),
                    ];
                    a[2]
                })),
            (5_u32 + 0_u32),
        );
        ((c - a.x) + (a.x | a.z))
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &i32) -> f32 {
        'outer: for x in (1..7).step_by(3) {
            if (((((-4_i32) > (*c)) && ((*c) <= (*c)))
                || ({
                    a.z *= a.x;
                    ((a.y > a.x) != (0.25_f32 > 1.0_f32))
                })))
            {
                continue;
            }
            if (Vec2::new(2.0, a.x) == (a.z * Vec2::new(0.25, 2.0))) {
                for y in (1..7).step_by(3) {
                    if (((a.z <= 2.0) & ((y as i32) <= x)) && (!(a.z != a.y))) {
                        let mut n = Hit { a: a.x, b: (*a) };
                        break 'outer;
                    }
                    let (mut v, y) = ((y ^ (if (a.y <= a.z) { (*c) } else { y })), a.x);
                    let mut b: [i32; 2] = [
                        (((v & 63) << (1u32)) - (IVec2::new((*c), 0_i32)).y),
                        (-(if v != 0 { (-1_i32) / v } else { v })),
                    ];
                    if ((if (true && (v != v)) {
                        ((x as i32) > x)
                    } else {
                        ((y > a.x)
                            && ({
                                a.z -= a.x;
                                ((x as i32) != v)
                            }))
                    })) {
                        let start = a.x;
                        let mut n = 0.0;
                        n += start;
                        break;
                    }
                }
                let mut c: Hit = Hit {
                    b: (*a),
                    a: (0.5_f32).tanh(),
                };
            }
        }
        (a.y
            - (if (IVec2::new(3, 7) == IVec2::new(7, (-4))) {
                (a.y / (-3.0))
            } else {
                let y: Pair;
                if ((if (a.y >= 0.0) {
                    let start = ((*c)).min((*c));
                    let mut t = 0;
                    t += start;
                    false
                } else {
                    (((*c) != (*c)) != true)
                })) {
                    y = Pair {
                        a: a.z,
                        ..Pair { a: a.y, b: (*a) }
                    };
                } else {
                    a.y /= 2.0;
                    y = Pair {
                        a: (-0.0),
                        b: Vec3::new(1.5, 0.25, a.y),
                    };
                }
                y.b.x
            }))
    }
}

mod p107 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: [f32; 2]) -> [f32; 2] {
        'outer: for t in c.iter() {
            if (c[0] < (*t)) {
                break;
            }
            let (mut a, _) = ([c[0], (*t)], (c)[0]);
        }
        let start = ((-c[1])).atan2((c[0] * (*a)));
        let mut v = 0.0;
        v += start;
        if (((5_u32 & 63) << (8_u32 & 7)) >= (1 + 0)) {
            return [(c[0] + (*a)), c[0]];
        }
        [(v + v), (v + v)]
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: IVec3,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: &f32, c: &mut i32) -> i32 {
            (*c) &= 7_i32;
            (*c) -= ((((0_i32 & 15) * (self.a.y & 7)) & ((*c) - self.a.x))).abs();
            ((self.a.x >> STEPS) + (*c))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, mut x: Hit, y: bool, t: u32) -> Pair {
        let mut n: Pair = (if y {
            return Pair { a: x.b };
        } else {
            let mut b = Pair { a: x.b };
            b
        });
        let c = n.step(&a.y, &mut x.b.x);
        Pair { a: (n.a + (x.b & x.b)) }
    }
}

mod p109 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: i32) -> i32 {
        let Pair { a: n } = (*a);
        (*a) = Pair {
            a: ((n
                && ({
                    (*a) = (*a);
                    n
                })) || a.a),
        };
        if (!(!(c <= c))) {
            let mut t = HALF;
            return (c * (-1));
        }
        ((((((2_u32 + 5_u32) | 7) - ((3_u32 + 1_u32) & 7)) & 255) as i32) + (c - 7))
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: &bool, y: &mut i32) -> [Vec3; 2] {
        let a: Hit = (if ((if (0_i32 < 0) { false } else { false })) {
            Hit {
                a: false,
                b: Pair {
                    a: Vec2::new(0.0, 0.0),
                    b: 0.0,
                },
            }
        } else {
            Hit {
                a: false,
                b: Pair {
                    a: Vec2::new(0.0, 0.0),
                    b: 0.0,
                },
            }
        });
        [Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)]
    }
}

#[flatten]
mod p111 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
        pub c: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(&self, a: &Pair, c: i32, y: f32) -> u32 {
            let mut x = ((1.0_f32).rem_euclid(((a.b).max(3.0_f32) + 0.0))).signum();
            (((2_u32 + 5_u32) | 7) - (1_u32 & 7))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32) -> [i32; 2] {
        if (c <= 0.0) {
            'outer: for _ in (0..0).rev() {
                let mut c: Pair = ({
                    let mut v: [i32; 2] = [STEPS, STEPS];
                    for (_, v) in v.iter().enumerate() {
                        let mut b = (Hit {
                            b: Pair {
                                c: IVec2::new(5_i32, (*v)),
                                a: IVec2::new(5_i32, (*v)),
                                b: c,
                            },
                            ..Hit {
                                b: Pair {
                                    c: IVec2::new(7_i32, (*v)),
                                    a: IVec2::new((*v), (*v)),
                                    b: 1.5_f32,
                                },
                                a: Vec2::new((-1.0_f32), c),
                            }
                        })
                            .b;
                        if (((b.a.y
                            + ({
                                b.a.y = b.c.x;
                                b.a.x
                            })) > (-1)))
                        {
                            break 'outer;
                        }
                        let y: Hit = Hit {
                            b: (Hit {
                                b: Pair { c: b.c, a: b.c, b: c },
                                a: Vec2::new(2.0_f32, b.b),
                            })
                                .b,
                            a: Vec2::new(0.0, 2.0),
                        };
                    }
                    Pair {
                        b: 0.25,
                        c: IVec2::new(10, 5),
                        a: IVec2::new((-4), 1),
                    }
                });
                let y = c
                    .sum(
                        &c,
                        (if (c.b > (-0.0)) {
                            let mut a = (if (c.b != (-0.0)) {
                                [c.c.x, c.a.y]
                            } else {
                                [(if (0.25_f32 != c.b) { c.a.y } else { c.a.y }); 2]
                            });
                            c.c.y
                        } else {
                            c.a.y
                        }),
                        (c.b * 0.0),
                    );
                if ((1.0_f32 != c.b) || false) {
                    break;
                }
            }
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: u32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &[Hit; 3], c: &mut [f32; 2], y: f32) -> f32 {
        if ((c[1] > a[0].a.a) & (a[1].a.a < 0.5)) {
            'outer: for n in 0..STEPS {
                let mut t = n;
                c[1] = (-0.0);
                let t = ((vec4(0.0, 1.5, c[0], c[0]))
                    .min((Vec4::new(2.0, a[0].a.a, 3.0, a[2].a.a)).floor()) / (-3.0));
            }
            let start = ((if a[2].a.a <= (-2.5_f32) {
                (a[2].a.a).clamp(a[2].a.a, (-2.5_f32))
            } else {
                a[2].a.a
            }) + (c[0]).tanh());
            let mut t = 0.0;
            t += start;
        }
        let Pair { a: t } = a[1].a;
        (a[0].a.a + c[1])
    }
}

#[flatten]
mod p114 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p115 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn second(a: Vec3, c: &mut i32) -> i32 {
        (*c) = (([10_i32, (-4_i32)])[0] + 5);
        let a: Vec3 = Vec3::splat(((a.x).atan2(a.x)).abs());
        let Hit { a: b } = Hit { a: 3 };
        (*c)
    }
    #[flatten(exact)]
    pub fn entry(mut b: bool, c: &mut i32) -> f32 {
        let n: Pair = Pair {
            a: Vec2::new(HALF, HALF),
            b: IVec3::new((*c), (*c), (*c)),
        };
        let n = second(
            ({
                let mut v = second(Vec3::splat(n.a.y), &mut (*c));
                (Vec3::new(n.a.x, 0.0, 0.0) % 1.5)
            }),
            c,
        );
        let mut v: [i32; 2] = [1_i32, n];
        'outer: for (a, _) in v.into_iter().zip([(3_u32 + 0_u32), 5_u32]) {
            for y in 0u32..3 {
                let mut a = Hit { a: y };
                if ((*c) < v[0]) {
                    continue;
                }
                a.a = (({
                    if ((HALF <= (-2.5))
                        && (Vec3::new(0.5, HALF, 0.0))
                            .cmpeq(Vec3::new((-1.0), HALF, (-0.0)))
                            .all())
                    {
                        break;
                    }
                    a.a
                }) + (Hit { a: y }).a);
            }
            if (n > v[1]) {
                for (_, a) in v.iter().enumerate() {
                    if ((*a) > (*a)) {
                        let n = Hit { a: 1 };
                        continue 'outer;
                    }
                    if ((*c) > (*c)) {
                        ((Vec3::new(HALF, 1.5, (-2.5)))
                            .cmple(Vec3::new((-2.5), 1.5, HALF))
                            .any()
                            || ({
                                b = (!b);
                                true
                            }));
                        break;
                    }
                    let c = Hit { a: 5 };
                }
                continue;
            }
            let a: bool;
            if ((b && b) && b) {
                v[1] = 3;
                a = b;
            } else {
                a = b;
            }
        }
        (((0.0_f32
            + ({
                if (1_u32 <= 0) {
                    v = ({
                        let mut x = (if b { 10 } else { v[1] });
                        [v[1], 5_i32]
                    });
                } else {}
                HALF
            })))
            .abs()
            .sqrt() + (v[0] as f32))
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: [f32; 3]) -> i32 {
            let mut a: Pair = Pair {
                a: self.a,
                b: (if 1_u32 != 0 {
                    (if self.b != 0 { self.b % self.b } else { 3_u32 }) / 1_u32
                } else {
                    self.b
                }),
            };
            self.b &= (0_u32 >> (0_u32 & 31));
            let v: bool;
            if ((10_i32 & a.a) <= ((-4_i32)).min(a.a)) {
                v = (a.a < self.a);
            } else {
                v = (if ((self.a <= self.a) && (self.b <= a.b)) {
                    (a.b == self.b)
                } else {
                    (true
                        || ({
                            a.a = (1_i32).signum();
                            (3_u32 > self.b)
                        }))
                });
            }
            (a, self) = (Pair { b: a.b, ..a }, a);
            (a.a + ((a.b & 255) as i32))
        }
    }
    fn second(a: f32, mut x: i32, y: Pair) -> bool {
        let x = (if (a != a) {
            (Hit {
                a: Vec3::new(3.0_f32, a, a),
                b: (y.b < y.b),
            })
                .b
        } else {
            let mut t = ((((-a)).copysign((Vec2::new(a, a)).y)).min(a) + 0.0);
            (((t).max(a) + 0.0) <= ((a).min(0.0) + 0.0))
        });
        if ((y.a <= (if x { (y.a - y.a) } else { (3 & y.a) }))) {
            let mut y: Pair = Pair { b: y.b, a: y.a };
            let a = y
                .step([
                    1.0_f32,
                    a,
                    (if (y.a <= y.a) {
                        let mut c: Pair = Pair { a: y.a, ..y };
                        let n = c
                            .step(
                                ({
                                    c.a = (c.a + (-4));
                                    [a, a, a]
                                }),
                            );
                        a
                    } else {
                        a
                    }),
                ]);
        }
        x
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Vec3) -> f32 {
        x = (((if (x.z > x.x) {
            (Hit { a: x, b: (a <= (-2.5_f32)) }).b;
            x
        } else {
            if (x.z != a) {
                let x: Hit = Hit { a: x, b: false };
                let mut v: [f32; 3] = [
                    ({
                        let mut t = (if ((if (second(
                            (STEPS as f32),
                            STEPS,
                            Pair {
                                a: STEPS,
                                ..Pair { b: 2, a: STEPS }
                            },
                        )) {
                            (7_i32 < STEPS)
                        } else {
                            x.b
                        })) {
                            [(-2.5_f32); 3]
                        } else {
                            [([x.a.z, x.a.y, a])[0], a, ({ x.a.z })]
                        });
                        t[2] = (if a <= t[2] {
                            (((x.a.y * 0.0) * (-(-2.5_f32)))).clamp(a, t[2])
                        } else {
                            t[0]
                        });
                        (x.a.x).copysign(t[1])
                    }),
                    x.a.x,
                    (([a, x.a.x, 0.0_f32])[0])
                        .mul_add((x.a).z, ((-1.0_f32)).mul_add(x.a.y, x.a.z)),
                ];
                if (v[1] <= x.a.x) {
                    return ((v[1] - x.a.x)).signum();
                }
            }
            x
        })
            * ({
                let mut a: Vec2 = Vec2::new(x.z, 0.25);
                a.x
            })))
            .zyx();
        let [v, x, _] = [x.z, a, x.y];
        ((x * (v * x)) + (if 2.0_f32 <= 0.0 { (v).clamp(2.0_f32, 0.0) } else { v }))
    }
}

mod p117 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: f32, t: bool) -> f32 {
        x = (if t { x } else { 5 });
        let Pair { a: t } = (if (y < a) {
            (if (a > y) {
                x >>= 1;
                Pair { a: x }
            } else {
                Pair { a: x }
            })
        } else {
            Pair { a: x }
        });
        if ((((1_u32 + 2_u32) & 63) << (5_u32 & 7)) > 0) {
            let (mut v, _) = (
                ((IVec2::new(2_i32, x) - IVec2::new(10_i32, 10_i32))
                    - IVec2::new(2_i32, (-4_i32))),
                (if (((x > x)
                    && ({
                        x = x;
                        (t <= 5_i32)
                    })))
                {
                    (0_u32 > ((0_u32 & 63) << (2_u32 & 7)));
                    [x, 0_i32, 0_i32]
                } else {
                    [2_i32, t, 7_i32]
                }),
            );
            (v.y, x) = (
                (if (y <= y) {
                    return ((y + a) + (Vec3::new(1.0_f32, y, y)).z);
                } else {
                    (x).max(v.x)
                }),
                (3 | t),
            );
        } else {
            let mut n: f32 = (((y).atan2(a)).cos() - a);
            n = (Vec2::new(3.0_f32, y)).y;
        }
        let [c, _, _] = [
            ({
                x
                    += (if false {
                        let mut x = Vec2::new(y, a);
                        (if (IVec2::new(t, (-1)) == IVec2::new(t, 7)) {
                            (t + t)
                        } else {
                            ((t & 15) * (t & 7))
                        })
                    } else {
                        (((t + x) & 15) * (t & 7))
                    });
                x
            }),
            (x + (-1_i32)),
            x,
        ];
        x = ((x < t) as i32);
        x = x;
        ((Vec3::new(y, 0.25_f32, 0.0_f32)).z + (x as f32))
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: [f32; 2], c: &i32) -> u32 {
        'outer: for t in [(a[1] - 0.0), (-a[1]), 0.25_f32] {
            if ((if ((if true { (a[0] <= t) } else { (a[0] <= a[0]) })) {
                (((*c) <= (*c)) || ((*c) <= (-1)))
            } else {
                let b: u32 = 2;
                (b < b)
            })) {
                let start = ((Vec3::new(0.5_f32, 0.25_f32, t))
                    .dot(Vec3::new(2.0_f32, (-0.0_f32), (-1.0_f32))))
                    .atan2((a[1]).fract());
                let mut n = 0.0;
                n += start;
                continue;
            }
            if ((!(if ((if (a[0] <= a[0]) {
                let mut y: Hit = Hit {
                    a: (((1_i32 & 15) * ((*c) & 7)) as f32),
                };
                ((-0.0_f32) > 3.0)
            } else {
                (t != t)
            })) {
                ((*c) <= (*c))
            } else {
                (Pair {
                    a: true,
                    b: Vec3::new(0.25_f32, 1.0_f32, (-1.0_f32)),
                })
                    .a
            }))) {
                if false {
                    let mut v = ((if (a[1] < a[0]) {
                        (IVec3::new((-4), 3, 10) % 3)
                    } else {
                        (IVec3::new(2, (*c), (*c)) & IVec3::new((-4), (*c), (*c)))
                    }) & IVec3::new(10, (*c), 0));
                    return ({ (1 + 8) });
                }
                let mut a: Hit = Hit {
                    a: ((if ((*c) != (*c)) {
                        Vec4::new(1.5_f32, 0.25_f32, 3.0_f32, 1.0_f32)
                    } else {
                        if ((if (0_i32 < 0) { false } else { false })) {
                            if true {
                                return 0;
                            } else {
                                let mut n: [f32; 3] = [0.5_f32; 3];
                                continue;
                            }
                        }
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                    }))
                        .dot(Vec4::new(0.0, 0.0, 0.0, 0.0)),
                };
            }
        }
        0
    }
}

#[flatten]
mod p119 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: u32, c: &mut i32) -> bool {
            self.b
                |= ((-(if (*c) != 0 { (*c) % (*c) } else { self.a })))
                    .max((IVec2::new(self.b, 0_i32)).y);
            ((!((a > a) || (a > a))) ^ ((*c) > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut i32, y: f32) -> i32 {
        (*c)
            ^= (if ((y).sin() != (3.0 * y)) {
                (a.a
                    / ((if true {
                        let mut t = IVec2::new(
                            ((*c)).signum(),
                            ((Pair { b: (*c), a: a.b }).a - ((y as i32).clamp(-64, 64))),
                        );
                        t.y
                    } else {
                        let mut y: Pair = a;
                        y.b
                    }) | 1))
            } else {
                return ((a.a * 3) / ((1_i32 ^ (*c)) | 1));
            });
        let y: Vec2 = Vec2::splat((1_u32 as f32));
        (*c)
            &= (((if (10_i32 <= (*c)) {
                if (y.x != y.x) {
                    return a.b;
                }
                IVec2::new(10_i32, (*c))
            } else {
                let mut a: f32 = (Vec4::new(y.y, (-1.0_f32), 0.5_f32, y.x))
                    .dot(
                        ((if (y.x != y.x) {
                            (*c) = ((((*c)).signum() & 15)
                                * (((if true {
                                    let start = 5_u32;
                                    let mut t = 1;
                                    t += start;
                                    a.a
                                } else {
                                    7_i32
                                }))
                                    .max((*c)) & 7));
                            Vec4::new(2.0, y.y, y.x, (-2.5))
                        } else {
                            Vec4::new(y.x, 3.0, y.x, (-1.0))
                        }) + Vec4::splat(y.y)),
                    );
                IVec2::new((*c), (-1_i32))
            }))
                .y - ((!a.b) + (a.b | a.b)));
        'outer: for y in [
            ((*c)
                - ({
                    (*c) = a.b;
                    1_i32
                })),
            (a.b >> (1u32)),
            ({
                let c: Vec2;
                if (({
                    let mut t = (((IVec2::new(2_i32, 0_i32)).y & (a.a).signum()))
                        .min((a.a & a.b));
                    (if (y.y < y.y) {
                        let y = a.step((5_u32).min((1 + 5)), &mut t);
                        y
                    } else {
                        'outer: for y in -1..3 {
                            let mut a = ((HALF % (-3.0))
                                + ((Vec4::new(HALF, (-0.0_f32), (-1.0_f32), HALF))
                                    .dot(Vec4::new(0.25, HALF, 3.0, 1.0)) + (HALF - HALF)));
                            let mut v: Pair = Pair { a: y, b: t };
                            let x = v
                                .step(
                                    ({
                                        v = Pair { a: t, ..v };
                                        (3_u32 + 2_u32)
                                    }),
                                    &mut t,
                                );
                        }
                        (y.x > y.x)
                    })
                })) {
                    c = y;
                } else {
                    c = y;
                }
                a.a
            }),
        ] {
            if true {
                continue;
            }
        }
        (7 + (*c))
    }
}

#[flatten]
mod p120 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: Vec4) -> bool {
            if ((({
                if ((Vec2::new(1.0_f32, (-1.0_f32))).y < self.c) {
                    let start = STEPS;
                    let mut y = 0;
                    y += start;
                    return (y > y);
                }
                (a.w <= self.a)
            }) & ((1_u32 < 5) && (Vec2::new(3.0, 1.0) == Vec2::new(1.5, (-1.0))))))
            {
                let c = (if (((if a.z <= a.w { (self.b.y).clamp(a.z, a.w) } else { a.w })
                    <= 3.0))
                {
                    [(STEPS - STEPS), (STEPS - STEPS)]
                } else {
                    if (a.w <= a.w) {
                        if (self.a < (-0.0)) {
                            return ((-0.0_f32) > 0.25);
                        } else {
                            return (if (a.x > self.b.y) {
                                (if (self.b.z != a.y) {
                                    (a.z > self.b.z)
                                } else {
                                    (self.b.y != self.a)
                                })
                            } else {
                                (!(a.z < self.b.x))
                            });
                        }
                    }
                    [STEPS, 1_i32]
                });
                let (mut c, b) = (
                    (((self.b.z * (-1.0_f32)) as i32).clamp(-64, 64)),
                    Pair {
                        a: self.a,
                        b: self.b,
                        c: a.z,
                    },
                );
            }
            (false ^ (self.b.x > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &u32) -> u32 {
        if (({
            Pair {
                a: a,
                b: Vec3::new(a, 3.0, 3.0),
                c: a,
            }
        })
            .step(((Vec4::new(a, 0.5, 2.0, a) / 2.0) - Vec4::new(a, 3.0, a, 3.0))))
        {
            if (((if (Vec3::new(2.0, a, (-1.0))).cmpeq(Vec3::new(2.0, 1.0, (-0.0))).all()
            {
                let mut v: f32 = ((((if false {
                    let [mut a, b] = [STEPS; 2];
                    HALF
                } else {
                    let start = ((STEPS - STEPS) * 1);
                    let mut x = 0;
                    x += start;
                    a
                }))
                    .min(((-0.0_f32) + 3.0_f32)) + 0.0) % 1.5);
                ((v > v) != (v < a))
            } else {
                (a > a)
            }) && (a != a)))
            {
                if (0.25_f32 >= (a - a)) {
                    if ((if (a != a) {
                        (([STEPS, STEPS])[0] >= (STEPS).max(STEPS))
                    } else {
                        ((*c) > (*c))
                    })) {
                        let mut a: f32 = a;
                    } else {
                        let mut a: IVec3 = IVec3::new(
                            (if (a != (-2.5)) { (STEPS).abs() } else { ({ 1 }) }),
                            STEPS,
                            ((if ((*c) != (*c)) { STEPS } else { STEPS })
                                | (STEPS - STEPS)),
                        );
                    }
                    if (!((*c) < (*c))) {
                        let mut x: Pair = Pair {
                            a: a,
                            ..Pair {
                                b: Vec3::new(a, 0.0, (-1.0)),
                                c: a,
                                a: a,
                            }
                        };
                        let a = x
                            .step(
                                ({
                                    x.b.z += ((a).min(x.a) + 0.0);
                                    Vec4::select(
                                        (Vec4::new(0.5_f32, 0.0_f32, 0.0_f32, 0.0_f32))
                                            .cmplt(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
                                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    )
                                }),
                            );
                    }
                }
            }
        }
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
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: &mut u32, y: &mut f32) -> f32 {
        if ((*c) < (*c)) {
            'outer: for t in 0..4 {
                if ((if ((*y) != (*y)) {
                    (((t as i32) != t) == ((t as i32) > t))
                } else {
                    (a.x > a.x)
                })) {
                    return (((a.x - 0.5_f32)).min(({ a.x })) + 0.0);
                }
                if ((-1.0_f32) <= (a.y - (*y))) {
                    if ((8_u32 + (*c)) <= (((*c) & 15) * (3_u32 & 7))) {
                        return ((1.5_f32 + (-0.0_f32)) % 2.0);
                    }
                    break;
                }
                {
                    (*y) = (*y);
                    if (((((t as i32) != t)
                        && ({
                            (*c) += 2_u32;
                            (3_u32 < (*c))
                        }))
                        || ({
                            (*y) = (1.0_f32).sin();
                            (((*y) <= a.y)
                                && ({
                                    (*y) = 0.0_f32;
                                    false
                                }))
                        })))
                    {
                        break;
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: Vec3) -> i32 {
        let mut a: [i32; 3] = (if (a.x > a.x) {
            [(-4_i32), (STEPS - STEPS), (3_i32 % STEPS)]
        } else {
            [
                (STEPS >> (1u32)),
                (((-2.5_f32) as i32).clamp(-64, 64)),
                ({
                    let mut c: [i32; 3] = [STEPS, STEPS, STEPS];
                    'outer: for (_, v) in c.iter().enumerate() {
                        if (((((-2.5_f32) <= a.z) && (2_i32 >= 3))
                            && ((if (c[2] < c[1]) { (a.z != a.y) } else { true })
                                == (c[0] < c[0]))))
                        {} else if ((*v) != 10) {} else {}
                    }
                    c[0]
                }),
            ]
        });
        (a[(1_u32 % 3) as usize] + a[0])
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &IVec3) -> Vec2 {
        (*a)
            *= (Pair {
                b: 3_u32,
                ..Pair { a: (*a), b: 5_u32 }
            })
                .a;
        (*a)
            += ((((*a)).floor() - ((*a) * 1.5_f32)))
                .mul_add(
                    0.25_f32,
                    (if ((if (10_i32 != c.z) {
                        let mut y = Pair {
                            b: (Pair { a: (*a), b: 2_u32 }).b,
                            ..Pair {
                                b: 2,
                                ..Pair { b: 5, a: 2.0 }
                            }
                        };
                        (y.b > y.b)
                    } else {
                        'outer: for b in 0u32..2 {
                            if ((!true)
                                && ((c.x & 0_i32) <= first(Vec3::new((*a), (*a), 0.25))))
                            {
                                let mut y = (b).max((b >> (b & 31)));
                                let Pair { a: v, b } = Pair { a: 1.5, b: y };
                            } else {}
                        }
                        ((*a) < (*a))
                    })) {
                        (*a)
                    } else {
                        return Vec2::new((*a), 0.0_f32);
                    }),
                );
        (if (c.z != c.y) { Vec2::new(0.0, 0.0) } else { Vec2::new(0.0, 0.0) })
    }
}

mod p123 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
        pub c: Vec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32) -> Pair {
        let mut x: f32 = 0.25;
        let v: f32 = (({
            x = 0.5;
            'outer: for x in [1_u32, (5_u32 | 8_u32)] {
                let mut n = ((if ((*a) < (*a)) {
                    for b in (0..2).rev() {
                        let mut b = ((if ((if ((*a) < (-2.5)) {
                            ((b as i32) <= b)
                        } else {
                            (x < x)
                        })) {
                            x
                        } else {
                            (if ((b as i32) < c) { x } else { x })
                        }) | ((x).min(0_u32) >> (x & 31)));
                    }
                    ((*a) + (*a))
                } else {
                    let start = (if (x > x) {
                        (1.5_f32 * 3.0_f32)
                    } else {
                        (if (x > 1) { (*a) } else { (*a) })
                    });
                    let mut v = 0.0;
                    v += start;
                    ((*a) * v)
                }) * Vec3::splat(((-1.0) - 0.5)));
            }
            (*a)
        }))
            .sin();
        let mut n: u32 = (((if (v != (-1.0)) {
            let c = Vec3::new((*a), v, (-1.0));
            2_u32
        } else {
            1_u32
        })
            & (if (c != 7) {
                let n: Vec2 = Vec2::new(
                    (((*a)).ceil()
                        - (x
                            + ({
                                x = 1.5;
                                v
                            }))),
                    (if true {
                        ((-0.0) - 0.5)
                    } else {
                        let mut b = ((!(c + (-1_i32))) == ((!c) * c));
                        (*a)
                    }),
                );
                5_u32
            } else {
                5_u32
            })) >> (3_u32 & 31));
        if false {}
        Pair {
            a: Vec2::new(0.0, 0.0),
            b: 0.0,
            c: Vec2::new(0.0, 0.0),
        }
    }
}

#[flatten]
mod p124 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(mut self, mut b: f32) -> bool {
            (IVec2::new(STEPS, (-4)) == IVec2::new(STEPS, STEPS));
            let mut a: [f32; 3] = [(-0.0_f32), self.b, self.a.x];
            'outer: for (_, t) in a.iter().enumerate() {
                let mut t = a[1];
                if true {
                    self = Hit {
                        c: (8_u32 as f32),
                        a: ((if true {
                            self.a
                        } else {
                            let a: [f32; 3];
                            if ((if false {
                                (self.a.z < self.a.y)
                            } else {
                                (self.a.z > self.a.y)
                            })) {
                                self.a.z = self.a.x;
                                a = [self.a.y; 3];
                            } else {
                                self.a.z = b;
                                a = [t; 3];
                            }
                            self.a
                        }))
                            .max(self.a),
                        b: t,
                    };
                    return (a[2] != a[2]);
                }
                if false {
                    break;
                }
            }
            ((self.a.z <= a[1]) ^ (self.c > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec2, y: &mut f32, t: u32) -> Pair {
        ({
            x.x = (if (({
                Hit {
                    b: 0.5,
                    ..Hit {
                        c: (*a),
                        a: Vec3::new((-0.0), (-2.5), 0.0),
                        b: (*a),
                    }
                }
            })
                .step((x.x * (*a))))
            {
                let mut y: Hit = Hit {
                    c: (*y),
                    ..Hit {
                        a: Vec3::new((*a), (-2.5), 1.0),
                        b: x.x,
                        c: x.y,
                    }
                };
                let v = y.step((x.x * y.a.y));
                x.x
            } else {
                (*a)
            });
            (if (0.0_f32 <= x.x) {
                let mut a = vec3(
                    (-2.5),
                    (*y),
                    (Hit {
                        a: Vec3::new((-2.5_f32), x.x, 1.5_f32),
                        b: (*a),
                        c: (*y),
                    })
                        .b,
                );
                (t <= t)
            } else {
                false
            })
        });
        Pair {
            c: (t < t),
            ..Pair {
                c: (3_u32 > 3),
                a: (*a),
                b: x.y,
            }
        }
    }
}

mod p125 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> Vec3 {
        (*a) = (if (*a) <= 3.0 {
            (((Vec2::new(0.5_f32, 1.0_f32)).y + (*a))).clamp((*a), 3.0)
        } else {
            (*a)
        });
        'outer: for n in [(-1.0_f32), 1.0_f32, (*a)] {
            let mut v = ({
                {
                    let (x, t) = (
                        ((*a) * Vec3::new(0.0_f32, (-2.5_f32), 1.0_f32)),
                        (((8_u32 + 0_u32) & 255) as i32),
                    );
                    if ((2.0_f32 <= x.y) ^ ((c <= t) && (t != 10))) {
                        return (x % 1.5);
                    }
                    (*a) = ((if ((if (n > x.x) {
                        (0.5_f32 <= x.z)
                    } else {
                        (0.0_f32 > x.x)
                    })) {
                        x.y
                    } else {
                        (x).z
                    }))
                        .tanh();
                }
                {
                    let mut n = (({ (Vec2::new(1.0, (-0.0)) * Vec2::new((*a), (-2.5))) })
                        / (-3.0));
                    n = vec2(
                        (n.x).cos(),
                        (Vec2::splat(1.5_f32)).dot(Vec2::new((-2.5), n.x)),
                    );
                    let mut b: f32 = n.y;
                }
                IVec2::new(((c & 15) * (c & 7)), ((-1) + c))
            });
        }
        'outer: for y in -1..1 {
            if (c > c) {
                (*a) = (*a);
                for n in 0u32..0 {
                    let mut b = Vec4::new((-0.0), (*a), (*a), (-1.0));
                    let (t, _) = (
                        (if ((*a) > 2.0) { n } else { ((n & 63) << (n & 7)) }),
                        (c as f32),
                    );
                    if (Vec3::splat((*a)))
                        .cmpeq((Vec3::new(2.0, 0.0, b.y) + Vec3::new(b.w, 1.5, 1.5)))
                        .all()
                    {
                        let mut y = (if ((Vec3::new(b.w, b.y, b.x))
                            .cmplt(Vec3::new(3.0, b.z, 2.0))
                            .all() & (n > t))
                        {
                            Vec3::new((-2.5), 3.0, b.y)
                        } else {
                            Vec3::new(b.x, (-0.0), (-0.0))
                        });
                        break 'outer;
                    }
                }
            } else {}
            if ((*a) != (*a)) {
                continue;
            }
        }
        (((Vec3::new(0.5, (-0.0), 1.0) + (*a))
            * (Vec3::new((*a), (*a), 1.5) - Vec3::new(0.25, (*a), (*a))))
            + Vec3::splat((*a)))
    }
}

#[flatten]
mod p126 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> u32 {
        let mut y = IVec2::new(c, c);
        y = ((y | (y).max(y)) - IVec2::new((y.x + 5), 3));
        if (a <= a) {
            'outer: for _ in 0..1 {
                if false {
                    return ((((5_u32 | 7) - (1_u32 & 7)) & 63) << (0_u32 & 7));
                }
                if (((5_u32 | 7) - (((c & 255) as u32) & 7)) >= (0 + 0)) {
                    if (((((y.x & 15) * (c & 7)) > c) || ({ true }))) {
                        y -= y;
                    } else {
                        let mut y: [i32; 2] = [
                            ((y.y & 15) * (((a as i32).clamp(-64, 64)) & 7)),
                            (y.x % 2),
                        ];
                        let [mut y, v] = [(y[0] + 2_i32), (y[0] * 1)];
                        let (mut v, y) = (
                            (3.0_f32).abs().sqrt(),
                            [(1_i32 + c), (IVec2::new(10_i32, 7_i32)).y],
                        );
                    }
                } else if ((a != a) || (true || (0.25_f32 != a))) {
                    if (!((c < y.y) ^ (a < a))) {
                        let a: [[i32; 2]; 3] = [
                            [y.x, y.x],
                            [(10_i32 | c), (5_i32 | c)],
                            (if (IVec2::new(0, 0) == IVec2::new(0, 0)) {
                                [0_i32, 0_i32]
                            } else {
                                [0_i32, 0_i32]
                            }),
                        ];
                    }
                } else {}
            }
        }
        0
    }
}

mod p127 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec2,
        pub c: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: f32, t: f32) -> f32 {
        'outer: for a in [
            ((-0.0_f32)).ceil(),
            (Hit {
                c: (t != 0.25_f32),
                a: t,
                b: Vec2::new(a, a),
            })
                .a,
            (3_u32 as f32),
        ] {
            for x in [y, (t - (-1.0_f32)), a] {
                let v: f32 = t;
                if ((y * 1.0) >= (1.0 + 0.0)) {
                    break;
                }
                (*c) = 7;
                (*c) *= 2;
            }
            if ((Hit {
                b: Vec2::new(0.5_f32, a),
                ..Hit {
                    c: true,
                    ..Hit {
                        c: false,
                        a: y,
                        b: Vec2::new((-2.5_f32), y),
                    }
                }
            })
                .c)
            {
                continue;
            }
            let (y, t) = (
                Pair { a: 3_u32 },
                (if ((*c) <= 0) {
                    let Pair { a: n } = Pair { a: 8 };
                    Pair { a: n }
                } else {
                    (*c) = ((((*c) + (*c))).signum()
                        - (if ((y < t) && (a != t)) {
                            let v: Hit;
                            if ((if ((*c) <= (*c)) {
                                (((*c) < (*c))
                                    && ({
                                        (*c) &= ((*c) & (*c));
                                        (t <= (-2.5_f32))
                                    }))
                            } else {
                                (Hit {
                                    c: (a > y),
                                    a: a,
                                    b: Vec2::new(0.25_f32, 1.0_f32),
                                })
                                    .c
                            })) {
                                v = Hit {
                                    a: a,
                                    b: Vec2::new(y, t),
                                    c: (t <= (-0.0)),
                                };
                            } else {
                                (*c) = (*c);
                                v = Hit {
                                    c: (t > y),
                                    a: t,
                                    b: Vec2::new(a, (-2.5)),
                                };
                            }
                            (*c)
                        } else {
                            (*c)
                        }));
                    Pair { a: 8_u32 }
                }),
            );
        }
        (a + ((*c) as f32))
    }
}

#[flatten]
mod p128 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&mut self, mut b: f32) -> f32 {
            if (self.a < self.a) {
                return ((((b).max(b) + 0.0)).max(b) + 0.0);
            }
            (b + self.a)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, c: &mut bool, y: &f32, mut n: Pair) -> f32 {
        'outer: for _ in -1..3 {
            let mut a: Pair = ({
                if ((*c) || (*c)) {
                    if (*c) {
                        return (2.0 * n.a);
                    } else {
                        let mut b: Vec3 = (Vec3::new((-1.0), (-2.5), 2.0)
                            * Vec3::new(n.a, (-2.5), 0.25));
                        continue;
                    }
                }
                a.y = ((*y)).trunc();
                n
            });
            let c = a.step(n.step(a.a));
            a = n;
            let c: f32;
            if (a.a == n.a) {
                a = n;
                c = n.step((-2.5));
            } else {
                a = Pair { a: (a.a * (-2.5)) };
                c = n.a;
            }
        }
        (Vec2::splat(((n.a).min(a.y) + 0.0))).y
    }
}

#[flatten]
mod p129 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(mut self, a: f32) -> i32 {
            let t: f32;
            if (((0.0_f32 <= a) & (self.a < self.a))
                & (IVec2::new(STEPS, STEPS) == IVec2::new(STEPS, STEPS)))
            {
                self = (if (a > a) { Pair { a: a } } else { Pair { a: self.a } });
                t = a;
            } else {
                self.a -= a;
                t = (a * 0.0);
            }
            STEPS
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: &i32, y: &f32, t: u32) -> Hit {
        let [mut t, v, _] = [(a[0] + a[0]); 3];
        'outer: for x in a {
            if ((*c) > 1) {
                break;
            }
            let mut a = v;
        }
        'outer: for (_, _) in a.iter().enumerate() {
            let mut a = (((Vec3::select(
                (Vec3::new(a[2], (-2.5_f32), (-0.0_f32)))
                    .cmplt(Vec3::new(t, a[1], 0.5_f32)),
                Vec3::new(a[0], 1.5_f32, v),
                Vec3::new(1.5_f32, 1.5_f32, 0.5_f32),
            ))
                .dot(Vec3::splat(2.0_f32)))
                .min(0.0) + 0.0);
            if ((IVec2::new((*c), (*c))).max(IVec2::new(2, 5)) == IVec2::new((-1), 7)) {
                let mut y: [f32; 3] = [3.0_f32, a, v];
                for _ in y.iter() {
                    {
                        let v: Hit = Hit {
                            a: ((Vec2::new((-2.5), 2.0)).ceil() / (-3.0)),
                        };
                        let y = y[2];
                    }
                }
                break;
            }
            if (a <= v) {
                let mut x = (({
                    let mut b: Pair = Pair { a: (*y) };
                    let n = b
                        .sum(
                            ({
                                t = (0.0_f32).floor();
                                (b.a - (*y))
                            }),
                        );
                    (if false {
                        Hit {
                            a: Vec2::new((-2.5_f32), 0.0_f32),
                        }
                    } else {
                        Hit { a: Vec2::new(b.a, 2.0_f32) }
                    })
                }))
                    .a;
                break;
            }
        }
        Hit {
            a: (((Vec2::new(0.0, 0.0) * Vec2::new(0.0, 0.0)) * Vec2::new(0.0, 0.0))
                + Vec2::splat(t)),
        }
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(mut self, a: f32, c: i32, y: &i32) -> f32 {
            let mut x = (IVec3::new(5, 2, 0) + (IVec3::new(self.a.x, 5, (*y)) / 3));
            (x.x, self.a) = (c, self.a);
            let mut a = ((Vec4::new(2.0, 0.25, a, (-0.0))).wzyx() / (-3.0));
            let (mut v, y) = (
                ({
                    let mut y = self;
                    a.y = (a.y * 1.0);
                    (2.0_f32 - a.z)
                }),
                (0_u32 >> (3_u32 & 31)),
            );
            ((Vec2::new(3.0_f32, (-2.5_f32)))
                .dot((Vec2::new(1.0, a.z)).max(Vec2::new(a.y, a.x))) - (self.a.y as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec2, y: &f32, t: [f32; 2]) -> Pair {
        let mut t: [f32; 3] = [c.y, 0.5_f32, (-0.0_f32)];
        'outer: for b in t.iter() {
            let mut v: i32 = (if (((0.5_f32 != t[0]) && false) || false) {
                if (((c.x < (*b))
                    || ({
                        c.y = ((*b)).sin();
                        ((c.y < (*y)) & ((*b) > t[2]))
                    })))
                {
                    if (t[2] != t[0]) {
                        let Pair { a: n } = Pair { a: IVec2::new(STEPS, 5) };
                        continue;
                    }
                    break;
                }
                (-(STEPS ^ (-4)))
            } else {
                STEPS
            });
            if ((((*a)
                / ({
                    (*a) = t[1];
                    c.x
                }))
                < Pair::step(
                    Pair { a: IVec2::new(v, 1) },
                    ({ Pair { a: IVec2::new(3, 2) } })
                        .step(
                            ({
                                v = (IVec2::new(v, v)).y;
                                (*y)
                            }),
                            (v ^ v),
                            &{ v },
                        ),
                    v,
                    &v,
                )))
            {
                return Pair { a: IVec2::new(7, v) };
            }
            if (v != v) {
                continue;
            }
        }
        Pair {
            a: (IVec2::new(3, (-4)) + IVec2::splat((t[0] as i32).clamp(-64, 64))),
        }
    }
}

mod p131 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: Vec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        let mut v: f32 = c;
        (v + v)
    }
}

#[flatten]
mod p132 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn second(a: f32) -> f32 {
        let b = ((IVec2::new(0, STEPS) + (IVec2::new(5, 7)).max(IVec2::new(3, STEPS)))
            * 2);
        (!(if (a > a) {
            false
        } else {
            let mut a: f32 = a;
            true
        }));
        let mut c: f32 = a;
        if ((a).abs() <= (Vec3::new(a, 1.5_f32, 1.0_f32)).dot(Vec3::new((-0.0), c, 0.0)))
        {
            return ((if (c != 1.0) {
                let mut n = b.x;
                c
            } else {
                let [c, v] = [a, (a).mul_add((-0.0_f32), c)];
                c
            }) * 0.0);
        }
        (a + c)
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec3, c: bool) -> [Vec3; 2] {
        let mut a = (-((if a.y <= a.x { (a.z).clamp(a.y, a.x) } else { a.y }) % 1.5));
        if (a <= a) {
            c;
        } else {
            if (((a).round() <= (a).mul_add(a, a)) != c) {
                a
                    += second(
                        second(
                            (a
                                + ({
                                    a = a;
                                    a
                                })),
                        ),
                    );
            } else {
                let mut n: [f32; 2] = [a, a];
                'outer: for a in n {
                    let mut t = [
                        Vec3::new(0.25_f32, 1.0_f32, n[0]),
                        Vec3::new((-2.5_f32), n[0], 1.0_f32),
                    ];
                    let mut c: IVec2 = IVec2::new((-4), 2);
                    if (((true
                        || ({
                            t[1].z += t[1].z;
                            (t[0].y < n[1])
                        }))
                        && ({
                            n[0] = t[1].y;
                            (if (c.y < c.y) { (c.y <= c.x) } else { (c.x != c.y) })
                        })))
                    {
                        continue;
                    }
                    let a: Vec3;
                    if (({ ((0.25_f32 <= n[0]) & (c.x != 0)) })) {
                        a = Vec3::new(0.0, 0.0, 0.0);
                    } else {
                        a = Vec3::new(0.0, 0.0, 0.0);
                    }
                }
            }
        }
        [Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)]
    }
}

mod p133 {
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
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, y: f32, t: f32) -> Vec2 {
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p135 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, a: &f32) -> bool {
            let Hit { a, b: n } = Hit {
                a: (1.5_f32 < self.b),
                b: self,
            };
            (((Vec2::new(n.b, 1.0_f32)).y <= (self.a - 1.0)) ^ (5_u32 >= 8))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: Hit, t: Vec4) -> u32 {
        'outer: for y in 0..4 {
            if ((Hit {
                a: (5_i32 != (*c)),
                b: Pair { b: t.w, a: t.w },
            })
                .a)
            {
                (*c) = (IVec2::new(y, (-4_i32))).y;
                continue;
            }
            if (({ Pair { b: t.x, a: (-0.0) } })
                .step(&{ ((t.z * (-2.5_f32))).copysign(a) }))
            {
                ((5_u32 + 3_u32) < ((1_u32 & 63) << (1_u32 & 7)));
            } else {
                if (((1_u32 < 8)
                    || ({
                        (*c) = ([5_i32, (y as i32)])[0];
                        ({
                            Pair {
                                a: t.w,
                                ..Pair { b: a, a: t.w }
                            }
                        })
                            .step(&{ a })
                    })))
                {
                    return 1;
                }
            }
        }
        (8 + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn first(a: &mut f32) -> i32 {
        let (mut x, b) = ((*a), [(1.5_f32 - (*a)), ((-2.5_f32) * (*a)), 0.25_f32]);
        if (IVec2::new(3, 0) == ((IVec2::new(5, 2) + IVec2::new(STEPS, (-1))) / 3)) {
            x -= ((*a) + x);
        }
        (((if STEPS != 0 { (STEPS + 10_i32) % STEPS } else { STEPS }) & 15)
            * (STEPS & 7))
    }
    impl Pair {
        fn step(mut self, mut b: f32, c: &i32, y: &f32) -> f32 {
            self.a.x = ((first(&mut b) + first(&mut b)) + (*c));
            ((b
                + ({
                    b = (((-(-1.0_f32))).min((*y)) + 0.0);
                    b
                })) + (self.a.x as f32))
        }
    }
    impl Pair {
        fn sum(self, a: &f32) -> Pair {
            let mut v: [Vec3; 2] = (if (1_i32 > self.a.y) {
                [Vec3::new(3.0_f32, (-1.0_f32), 3.0_f32), Vec3::new((*a), (*a), (*a))]
            } else {
                return self;
            });
            'outer: for b in (1..1).step_by(3) {
                v[1] = (((v[1] % 1.5)).xxz()).ceil();
                if (Vec2::new(0.5, v[0].x)
                    == Vec2::select(
                        (Vec2::new((-2.5), 1.5)).cmplt(Vec2::new(v[0].z, (-1.0))),
                        Vec2::new(3.0, 2.0),
                        Vec2::new(v[0].y, 0.25),
                    ))
                {
                    if (v[0].y < (-(1_u32 as f32))) {
                        let v: f32 = ({ v[1].z });
                    } else {
                        let mut a: [f32; 3] = [v[0].y, v[1].z, v[1].x];
                        for (b, _) in a.into_iter().zip([1.0_f32, v[0].z, v[0].y]) {
                            let mut b: f32 = ((if ((self.a.x <= self.a.x)
                                == (7_i32 < self.a.y))
                            {
                                (if v[1].y <= a[1] {
                                    (v[0].x).clamp(v[1].y, a[1])
                                } else {
                                    v[1].y
                                })
                            } else {
                                v[1].y
                            }) - a[0]);
                            if (v[1].x <= v[1].y) {
                                break 'outer;
                            }
                        }
                    }
                    break;
                }
            }
            self
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec2, y: Pair, t: &mut i32) -> u32 {
        let start = ((y.a + y.a)).y;
        let mut v = 0;
        v += start;
        let Pair { a: c } = Pair { a: (y).a };
        let mut b: i32 = first(&mut (*a));
        v %= 7;
        'outer: for b in (1..7).step_by(3) {
            let mut a: Pair = Pair::sum(y, &(*a));
            let c = a.step(((HALF * 1.0)).cos(), &a.a.y, &{ (HALF + HALF) });
        }
        (1 + ((v & 255) as u32))
    }
}

#[flatten]
mod p137 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: bool,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(mut self, mut b: Pair, c: [f32; 3]) -> bool {
            (((!self.b) || (b).b) ^ (self.c > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: i32) -> f32 {
        a.sum(Pair { c: a.c, ..a }, [1.5_f32, a.a.y, a.a.x]);
        if ((((a.a.y / 2.0) - ([0.0_f32, a.a.y, 1.5_f32])[0])
            != ({
                if (a.b || (1_i32 < a.c)) {
                    let mut y: [f32; 3] = [a.a.x, (-0.0_f32), 0.5_f32];
                    'outer: for (_, b) in y.iter().enumerate() {
                        let mut a = c;
                        let start = ((a % 3)).max((c & a));
                        let mut a = 0;
                        a += start;
                    }
                    return (a.a)
                        .dot(
                            ({
                                'outer: for n in (0..3).rev() {
                                    let Pair { a, b, .. } = Pair {
                                        b: Pair::sum(
                                            ({
                                                y[2] = y[0];
                                                a
                                            }),
                                            Pair { b: false, ..a },
                                            [y[1], y[1], y[2]],
                                        ),
                                        c: c,
                                        a: a.a,
                                    };
                                    ({ (y[0] > (-2.5)) });
                                    if ((-1_i32) != c) {
                                        break;
                                    }
                                    let mut x = (((IVec2::new(3, n) * 3))
                                        .min(IVec2::new((-1), 3))
                                        - ((IVec2::new((-4), n)).max(IVec2::new(2, n))
                                            & IVec2::new(10, c)));
                                    let (mut t, _) = (
                                        ((((x.y & 63) << (1u32)) & 15) * ((n as i32) & 7)),
                                        ((Vec2::new(y[1], y[1])).yx()).min(a),
                                    );
                                }
                                a.a
                            }),
                        );
                }
                (a.a.y - a.a.y)
            })))
        {
            if ((a.sum(Pair { b: a.b, ..a }, [a.a.x, a.a.x, a.a.x])
                && (if a.b {
                    let x: f32;
                    if ((if a.sum(a, [a.a.y; 3]) { a.b } else { (c < c) })) {
                        x = a.a.y;
                    } else {
                        x = 0.0;
                    }
                    a.b
                } else {
                    a.b
                })))
            {
                return a.a.x;
            }
        } else {}
        ((if (a.b || a.sum(a, [a.a.x; 3])) { a.a.x } else { a.a.y }) + a.a.y)
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    fn second(a: i32) -> bool {
        let y = vec4(
            ((HALF.abs() as u32 & 255) as f32),
            ((Vec4::new(HALF, 2.0_f32, HALF, HALF)).normalize_or_zero())
                .dot(
                    (if (a > a) {
                        Vec4::new((-1.0), HALF, HALF, HALF)
                    } else {
                        let mut n = HALF;
                        Vec4::new(n, (-2.5), n, 0.0)
                    }),
                ),
            ((3.0_f32 - HALF)).abs(),
            ((HALF).atan2(HALF) - (HALF + 0.0)),
        );
        ((if (a > (-1)) {
            ((y.z <= y.y) && ((-1_i32) != a))
        } else {
            'outer: for _ in 0..2 {
                for n in (0..4).rev() {
                    let y = (if (a <= n) {
                        Hit {
                            b: (Vec3::new(0.0, 1.5, 3.0)).xxz(),
                            ..Hit {
                                a: 0.25,
                                b: Vec3::new(0.0, y.y, y.w),
                            }
                        }
                    } else {
                        Hit {
                            b: Vec3::new((-1.0), y.x, y.y),
                            a: y.y,
                        }
                    });
                }
            }
            true
        }) ^ (a < a))
    }
    #[flatten(exact)]
    pub fn entry(mut b: bool, c: &mut IVec3, y: f32) -> f32 {
        let a: Hit = Hit {
            b: Vec3::new(0.25, y, 1.0),
            ..Hit {
                a: 3.0,
                b: Vec3::new(0.5, (-1.0), 0.5),
            }
        };
        'outer: for a in (1..1).step_by(3) {
            if ((if b {
                let mut a: bool = (2_u32 < 0);
                (true && b)
            } else {
                (if (c.z <= c.z) {
                    b
                } else {
                    let Pair { a: b, .. } = Pair {
                        a: (Vec3::new(1.0, y, 0.0) + Vec3::new(1.0, 0.25, y)),
                        ..Pair {
                            a: Vec3::new(y, (-1.0), y),
                            b: y,
                        }
                    };
                    (y < b.z)
                })
            })) {
                return (-0.0);
            }
            if (((if (a as i32) != 0 { 10_i32 % (a as i32) } else { c.y })
                >= (if c.x != 0 { (10_i32).min(c.z) % c.x } else { c.y })))
            {}
            if ((5_i32 < c.x) && second(c.x)) {
                if false {
                    if (({
                        c.z *= 2;
                        if (((Vec2::new(y, 0.5) == Vec2::new(y, y))
                            || ({
                                c.y = (!c.y);
                                (b && b)
                            })))
                        {
                            continue;
                        }
                        (if (c.z > a) { false } else { false })
                    })) {
                        return 0.0;
                    } else {
                        return 0.0;
                    }
                }
                break;
            }
        }
        0.0
    }
}

mod p139 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: i32, y: f32, t: f32) -> [i32; 3] {
        ((c < 7) || (if (*a) { (*a) } else { (*a) }));
        if (c > c) {
            (*a)
                &= ((((-y)).max((-y)) + 0.0)
                    <= ((Vec3::new((-0.0_f32), 0.0_f32, (-0.0_f32)))
                        .dot(Vec3::new(1.5_f32, 0.25_f32, 2.0_f32))
                        * ({
                            if ((5_u32 <= 0) || false) {
                                return [0_i32, 0_i32, 0_i32];
                            }
                            0.0_f32
                        })));
        }
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p140 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(self, a: f32, mut x: Hit) -> u32 {
            let mut b = (((x.a < 0.5) || ((a > a) || (a < self.a)))
                || ({
                    (x.a <= a);
                    ({
                        let mut n: [i32; 3] = [STEPS; 3];
                        'outer: for (n, _) in n
                            .into_iter()
                            .zip([
                                ({
                                    (n, x.a) = (
                                        [(n[0]).abs(), n[2], (n[2] % n[2])],
                                        ((-a)).sin(),
                                    );
                                    if (1.5_f32 != self.a) {
                                        let Pair { a: t, b, c } = Pair {
                                            a: (self.a).atan2(x.a),
                                            ..Pair { c: x.a, a: x.a, b: (-0.0) }
                                        };
                                        x.a -= a;
                                    } else {
                                        let t = Vec2::new(1.5, (-2.5));
                                        let Pair { a, b: c, .. } = Pair {
                                            a: 2.0,
                                            b: x.a,
                                            c: self.a,
                                        };
                                    }
                                    1_u32
                                }),
                                ((n[1] & 255) as u32),
                                (8_u32 ^ 1_u32),
                            ])
                        {
                            x.a = ((a + 1.5_f32) + 0.0);
                            if (a > 2.0) {
                                continue;
                            }
                        }
                        (7_i32 != n[2])
                    })
                }));
            (2 + (x.a.abs() as u32 & 255))
        }
    }
    impl Pair {
        fn sum(mut self, a: &mut f32, c: [i32; 3], y: &mut f32) -> f32 {
            self.b *= 3.0_f32;
            let mut c: Hit = Hit { a: self.c };
            let y = c.step(self.b, Hit { a: (*a) });
            (((self.a).ceil() / 4.0) + self.b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Vec3, y: &mut f32, t: Vec4) -> [i32; 3] {
        let mut a: Hit = (if (2.0_f32 != t.z) {
            Hit { a: x.x }
        } else {
            if ((1.5_f32).abs().sqrt() <= (t.x + x.x)) {
                return [(-4_i32), STEPS, STEPS];
            }
            Hit { a: t.x }
        });
        a.step(
            ({ Pair { c: t.x, a: t.w, b: t.w } })
                .sum(&mut x.y, [3_i32, STEPS, STEPS], y),
            Hit { a: a.a },
        );
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p141 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn sum(mut self, mut b: f32) -> f32 {
            (b != self.b);
            let mut c: [f32; 3] = ({
                let Hit { a, b, c: x } = Hit {
                    b: (self.c * 0),
                    c: (b).tanh(),
                    a: Pair {
                        a: self.a,
                        b: (-2.5),
                        c: 10,
                    },
                };
                true;
                [a.b, a.b, a.b]
            });
            'outer: for &c in &c {
                let mut n = ((3.0_f32 * Vec2::new((-1.0), 1.5))).normalize_or_zero();
                if (8_u32 > ((1_u32 | 7) - (2_u32 & 7))) {
                    let mut t = n;
                    break;
                }
                let mut x = Pair {
                    a: self.a,
                    b: ((3.0_f32).sin()).floor(),
                    c: self.c,
                };
            }
            (b + c[2])
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: f32) -> [f32; 2] {
        (b, x) = (1.5, (-1.0));
        if ((((Hit {
            c: b,
            ..Hit {
                a: Pair {
                    a: (b != x),
                    b: b,
                    c: STEPS,
                },
                ..Hit {
                    a: Pair { a: (b < x), b: x, c: STEPS },
                    b: STEPS,
                    c: b,
                }
            }
        })
            .a)
            .b < (if x <= b { (b).clamp(x, b) } else { b })))
        {
            let mut a: bool = (5_u32
                > (((5_u32 + 2_u32) | 7)
                    - (({
                        if (x > 2.0) {
                            {
                                x
                                    -= (if (0_u32 < (((-4_i32) & 255) as u32)) {
                                        ((if (x < x) { x } else { x }) * (STEPS as f32))
                                    } else {
                                        ({
                                            Pair {
                                                c: STEPS,
                                                a: (b <= 2.0_f32),
                                                b: b,
                                            }
                                        })
                                            .sum(
                                                ({
                                                    b += (x).trunc();
                                                    (-x)
                                                }),
                                            )
                                    });
                                b = ({ Pair { a: (b != x), b: x, c: 7 } })
                                    .sum(
                                        ({
                                            b -= x;
                                            (if (x < 2.0) { x } else { x })
                                        }),
                                    );
                            }
                            'outer: for a in [
                                (STEPS % (STEPS | 1)),
                                STEPS,
                                (0_i32 + 0_i32),
                            ] {}
                        }
                        0_u32
                    }) & 7)));
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: f32, c: Hit, mut v: i32) -> bool {
            (((-1_i32) - v) != v);
            ((c.b.a.y <= self.a.x) ^ (v > 1))
        }
    }
    impl Hit {
        fn step(&self, a: &Pair) -> i32 {
            if ((Pair::step(a, (self.a).dot(self.a), Hit { a: self.a, ..(*self) }, STEPS)
                || ((self.b.b > self.b.b) && (!(a.b < a.b)))))
            {
                let n = (((STEPS & 63) << 1) + (STEPS ^ (STEPS ^ STEPS)));
                if (1_u32 == self.b.b) {
                    if (a.b <= ((2_u32 & 15) * (self.b.b & 7))) {
                        return n;
                    } else {
                        return n;
                    }
                }
                let start = (n + (n ^ n));
                let mut x = 0;
                x += start;
            } else {
                ((if (a.b < 5) {
                    {
                        let mut c: Vec3 = self.a;
                        let mut t: [i32; 2] = [STEPS, STEPS];
                        'outer: for c in t {
                            let n = (*a);
                            let mut y: Pair = Pair { a: n.a, b: self.b.b };
                            let v = y.step(n.a.x, (*self), t[0]);
                        }
                    }
                    self.b.b
                } else {
                    3_u32
                }) == self.b.b);
            }
            (STEPS + STEPS)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3) -> [i32; 2] {
        let mut x: [i32; 2] = ({
            let [n, x] = [(STEPS + STEPS), (IVec2::new(STEPS, 5_i32)).y];
            [x; 2]
        });
        'outer: for (_, _) in x.iter().enumerate() {
            c.y = (if (x[0] != x[0]) {
                if (({
                    Pair {
                        b: 3,
                        a: Vec2::new(1.0, c.y),
                    }
                })
                    .step(
                        c.x,
                        (if true {
                            let t = Hit {
                                b: Pair {
                                    a: Vec2::new(c.x, a),
                                    b: (1 | 0),
                                },
                                a: (*c),
                            };
                            Hit {
                                b: t.b,
                                ..Hit { b: t.b, a: (*c) }
                            }
                        } else {
                            let Pair { a: t, b } = Pair {
                                b: 0,
                                a: (Vec2::new(2.0, c.x) + a),
                            };
                            Hit {
                                b: Pair { b: b, a: t },
                                a: (*c),
                            }
                        }),
                        ({
                            Hit {
                                a: Vec3::new(c.z, (-2.5), c.y),
                                b: Pair {
                                    b: 5,
                                    a: Vec2::new(1.0, c.x),
                                },
                            }
                        })
                            .step(
                                &{
                                    Pair {
                                        b: (1_u32 & 8_u32),
                                        ..Pair {
                                            b: 8_u32,
                                            a: Vec2::new(c.y, 1.5_f32),
                                        }
                                    }
                                },
                            ),
                    ))
                {} else {}
                c.x
            } else {
                c.z
            });
        }
        [x[1], (x[1] + x[1])]
    }
}

mod p143 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn first(a: f32, c: bool, y: f32) -> f32 {
        let Hit { a: y } = Hit {
            a: (IVec2::new(STEPS, (-4)) + IVec2::new(7, 0)),
        };
        let t = (if ((-1_i32) > y.y) { c } else { c });
        let mut y: f32 = 0.5;
        ((y).round() + y)
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32) -> bool {
        {
            if (b < b) {
                b = b;
                if ((-b) < (1.5_f32 * 0.0)) {
                    let x: f32 = (0.0
                        + (first(2.0, ((*c) <= (*c)), b) + (b).copysign(b)));
                } else {
                    if ((*c) != (*c)) {
                        b -= 0.0_f32;
                        b
                            *= (vec3(
                                (b).signum(),
                                ((-2.5_f32) / 1.5),
                                ((b).min(b) + 0.0),
                            ))
                                .z;
                        ((b - 0.0) > (b).round());
                    } else {
                        let b: f32 = (if ((*c) != (*c)) {
                            ((-2.0_f32)).ceil()
                        } else {
                            b
                        });
                        let mut x = [
                            (((*c)).max((*c)) as f32),
                            (Vec2::new(2.0_f32, b))
                                .dot((Vec2::new(b, 1.0_f32) * Vec2::new(b, b))),
                            (Vec4::new(b, 3.0_f32, (-1.0_f32), 0.5_f32))
                                .dot(
                                    (Vec4::new(0.0_f32, b, b, (-0.0_f32))
                                        - Vec4::new(b, (-2.5_f32), 0.25_f32, b)),
                                ),
                        ];
                        let Hit { a: v } = Hit { a: IVec2::new(5, (*c)) };
                    }
                }
            }
            if ((*c) > 2) {
                if ((({
                    let t: f32;
                    if ((((1.5_f32 > b)
                        && ({
                            b /= 2.0;
                            ((*c) <= (*c))
                        }))
                        && ({
                            b
                                -= first(
                                    first(
                                        first(0.5_f32, (0.5_f32 <= b), b),
                                        (b > b),
                                        (-2.5_f32),
                                    ),
                                    true,
                                    first(b, (b > b), b),
                                );
                            ((0.0_f32 > b) || ((-4_i32) < (*c)))
                        })))
                    {
                        b = ((b)
                            .min(
                                first(
                                    ({
                                        b = (3.0_f32).cos();
                                        b
                                    }),
                                    (1.0_f32 <= 1.0),
                                    first(
                                        first(
                                            first(
                                                2.0,
                                                (b <= 0.25),
                                                ({
                                                    b *= ([b, b, b])[0];
                                                    b
                                                }),
                                            ),
                                            ((*c) != (*c)),
                                            first(b, (1.0_f32 != b), b),
                                        ),
                                        (b > b),
                                        first(b, false, b),
                                    ),
                                ),
                            ) + 0.0);
                        t = b;
                    } else {
                        t = b;
                    }
                    b
                }) == b))
                {
                    return ((*c) != (*c));
                } else {
                    return false;
                }
            }
        }
        (3_i32 > (*c))
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: i32, y: f32) -> Pair {
        if (((c <= (*a))
            || (if (y > y) {
                (true || (y > (-0.0)))
            } else {
                let start = (((if (c > c) { 5_u32 } else { 2_u32 }) | 7)
                    - ((if true { 0_u32 } else { 2_u32 }) & 7));
                let mut v = 1;
                v += start;
                ((5_u32 < 5) && (v <= v))
            })))
        {
            ((y <= y) || (if false { ((*a) > (*a)) } else { (y != y) }));
        } else {
            let Pair { a, b, c: x } = Pair {
                b: 5,
                c: c,
                a: Vec3::new(3.0, y, (-0.0)),
            };
            let mut v = a.z;
        }
        if (((if ((if (c > c) {
            (y != (-0.0))
        } else {
            let mut a: f32 = (((((*a) != c)
                && ({
                    (*a) = (if (c != c) {
                        if ((!({
                            (*a) = c;
                            true
                        }))) {
                            return Pair {
                                c: (Pair {
                                    c: c,
                                    ..Pair {
                                        a: Vec3::new(3.0_f32, 1.0_f32, 0.25_f32),
                                        b: 8_u32,
                                        c: (*a),
                                    }
                                })
                                    .c,
                                a: (Vec3::new(y, y, 1.0))
                                    .min(Vec3::new(3.0, (-0.0), (-1.0))),
                                b: (3 + 5),
                            };
                        }
                        c
                    } else {
                        let n: i32;
                        if (Vec3::select(
                            (Vec3::new(y, y, y)).cmplt(Vec3::new(0.25, y, y)),
                            Vec3::new(y, (-2.5), (-0.0)),
                            Vec3::new(0.0, 0.0, 2.0),
                        ))
                            .cmplt((Vec3::new(0.5, 0.0, y) * Vec3::new(y, y, 3.0)))
                            .all()
                        {
                            (*a) = ({
                                (*a) >>= 1;
                                let mut b: f32 = (((Vec2::new(1.0_f32, 0.5_f32)).y).sin())
                                    .ceil();
                                0
                            });
                            n = 0;
                        } else {
                            n = 0;
                        }
                        0_i32
                    });
                    false
                })) as u32) as f32);
            false
        })) {
            0.0_f32
        } else {
            0.0_f32
        }) > 0.0))
        {}
        Pair {
            a: Vec3::new(0.0, 0.0, 0.0),
            b: 0,
            c: 0,
        }
    }
}

mod p145 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec3, y: &f32) -> bool {
        (*a) = (x.y * (*y));
        'outer: for x in 1..=2 {
            {
                if ((x as i32) <= (-1)) {
                    let v = (Vec2::select(
                        ((Vec2::new((-0.0), 3.0)).normalize_or_zero())
                            .cmplt(vec2((*a), (*a))),
                        Vec2::new(3.0, (-0.0)),
                        Vec2::new(1.0, 3.0),
                    ))
                        .min(((*a) * (Vec2::new(0.0, (*a)) * (*a))));
                }
            }
            if ((({
                let mut b = [(*y), (*y), (-1.0_f32)];
                ((*a) < (*a))
            }) || ((*y) < 0.0)))
            {
                if (((if ((x as i32) != x) { (-0.0_f32) } else { (*a) }) >= (*y))) {
                    return ((IVec2::new(7, 3) == IVec2::new(3, (-1))) & true);
                }
                continue;
            }
            let x: u32 = ((((((x + x) as i32) & 255) as u32) | 7) - (5_u32 & 7));
            (*a) += ([(*a), 0.0_f32, (*y)])[0];
        }
        let c: i32;
        if ((*y) > (-1.0)) {
            x.y
                += ({
                    x.z
                        -= (((2_u32 >> (2_u32 & 31))
                            + (if 5_u32 != 0 { 0_u32 / 5_u32 } else { 1_u32 })) as f32);
                    x.x
                });
            c = (((-STEPS) & 15)
                * ((if ((-0.0_f32) > x.z) {
                    STEPS
                } else {
                    let mut y: [f32; 3] = [x.x, x.y, (*a)];
                    'outer: for &t in &y {
                        x.z
                            -= ({
                                let mut y = true;
                                {
                                    x += 0.25_f32;
                                }
                                ((x.x
                                    - ({
                                        x.x = 0.5_f32;
                                        0.0_f32
                                    })) - 0.0)
                            });
                    }
                    0_i32
                }) & 7));
        } else {
            c = 0;
        }
        false
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [f32; 3], y: IVec3, t: &f32) -> f32 {
        let (y, n) = (
            Pair {
                a: (c[1] * (*t)),
                ..Pair { b: (*a), c: y, a: c[1] }
            },
            Pair {
                a: (c[0] * 1.0),
                b: (c[2] * 1.0),
                c: (y & y),
            },
        );
        let mut v = ((Vec3::new(0.5_f32, 0.5_f32, 1.0_f32)).z.abs() as u32 & 255);
        (*a) = (if ((Vec3::new(y.b, (-1.0), (-1.0)))
            .cmplt(Vec3::new(3.0, 1.0, 1.5))
            .all() && (n.c.y == n.c.z))
        {
            if (c[2] < c[1]) {
                return ((Vec3::new((-0.0_f32), c[0], 0.0_f32)).zyx())
                    .dot((Vec3::new((*t), (*a), (*t)) / (-3.0)));
            }
            2.0
        } else {
            ((-3.0_f32) + (-0.0))
        });
        'outer: for n in 1..=2 {
            if ((if true { (y.a < c[2]) } else { ((*a) < 1.5) })) {
                continue;
            }
            (*a) = (c[2]).ceil();
        }
        {
            'outer: for (_, v) in c.iter().enumerate() {
                let mut n = Hit {
                    a: ((Vec4::new((-1.0), 2.0, 0.25, 1.0)).ceil()
                        + Vec4::new(n.a, c[1], y.b, n.a)),
                };
                {
                    let mut v: u32 = 3;
                }
            }
        }
        'outer: for v in 1..=4 {
            if ((y.b != c[0]) && ((v as i32) <= y.c.z)) {
                continue;
            }
            (*a) = (if ((if (((-4_i32) < y.c.z) | ((-1.0_f32) != c[2])) {
                ((n.c.y != y.c.y) || (y.c.x > 1))
            } else {
                (*a)
                    -= ((0.0_f32)
                        .min(
                            ({
                                let mut v: f32 = 0.0;
                                let (mut n, a) = (n, Vec3::new(c[0], n.a, 3.0_f32));
                                ((v).max(a.z) + 0.0)
                            }),
                        ) + 0.0);
                (3_u32 >= 0)
            })) {
                if (c[(2_u32 % 3) as usize] >= c[1]) {}
                (*a)
            } else {
                c[0]
            });
        }
        ((Pair {
            c: (y.c ^ y.c),
            a: ((y.b).max(y.b) + 0.0),
            b: n.a,
        })
            .a + (*a))
    }
}

#[flatten]
mod p147 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, a: &f32, c: &Pair, y: f32) -> f32 {
            let mut a = (STEPS / ((STEPS >> STEPS) | 1));
            if (self.a.y < y) {
                let mut t: [f32; 2] = ({
                    let mut a: [f32; 2] = [(-1.0_f32), 1.5_f32];
                    'outer: for x in a.iter() {
                        if (((IVec2::new(STEPS, 3_i32) | IVec2::new((-4_i32), (-4_i32))))
                            .y != STEPS)
                        {
                            let x = ({ Vec3::splat(a[(3_u32 % 2) as usize]) });
                            let mut c = IVec2::new(0, 10);
                        }
                        let mut y = ({ c.a.x });
                    }
                    a
                });
                'outer: for _ in t.iter() {
                    let t: IVec3;
                    if (a > a) {
                        t = ((IVec3::new(5, 1, a) & IVec3::new(a, 10, 1))
                            ^ (IVec3::new((-1), 7, a)).min(IVec3::new(10, 3, a)));
                    } else {
                        t = (IVec3::new(a, 3, 1) * 3);
                    }
                    if (self.a.y < self.a.y) {
                        break;
                    }
                }
            } else {}
            ((self.a).y + (a as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> f32 {
        ((*c) > (*c));
        (*c) = ((((*c) * 3) - 10)
            - ({
                if (((vec3(y, 1.0_f32, (-2.5_f32))).z
                    == ((Vec3::new(3.0_f32, (-2.5_f32), (*a))).z)
                        .copysign(
                            (if (1.0_f32 < (*a)) {
                                ((*a), (*c)) = (
                                    ((y % (-3.0)) * 0.0),
                                    ((*c)
                                        - ({
                                            (*c) = ((*c) - (*c));
                                            2
                                        })),
                                );
                                y
                            } else {
                                y
                            }),
                        )))
                {
                    (*c) = (*c);
                    ((*c), (*a)) = (
                        (((*c)).max((*c))).min((*c)),
                        ({ Pair { a: Vec2::new(y, (*a)) } })
                            .step(
                                &y,
                                &{ Pair { a: Vec2::new((*a), (*a)) } },
                                ((*a)).cos(),
                            ),
                    );
                }
                (*c)
            }));
        (*c) += (-(3_i32 - ((*c)).abs()));
        (((if (5_i32 != (*c)) { y } else { (((-2.5_f32)).min((-0.0_f32)) + 0.0) }) * 1.0)
            + (*a))
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(self, a: f32, c: i32, y: f32) -> [f32; 3] {
            if ((!(if false {
                (self.c != 10)
            } else {
                if ((!(({
                    let a = [
                        (if self.b <= a { (y).clamp(self.b, a) } else { 2.0_f32 }),
                        (y).ceil(),
                        ((Vec4::new((-0.0_f32), 0.25_f32, self.a, 0.0_f32))
                            .dot(Vec4::new(a, 3.0_f32, 2.0_f32, a)))
                            .abs()
                            .sqrt(),
                    ];
                    true
                }) || (y > self.b))))
                {
                    let mut x: Hit = (if ((1_u32).min(0_u32) < 5) {
                        if ((y > y) && ((0.0_f32 < 2.0) && (self.c > self.c))) {
                            let b: f32 = (Hit { a: self.c, b: self.b }).b;
                            return (if (c > (-4)) {
                                [self.b, self.a, self.a]
                            } else {
                                [1.5_f32, y, (-1.0_f32)]
                            });
                        }
                        Hit {
                            b: (self.a / 2.0),
                            a: (if (y <= self.a) { c } else { self.c }),
                        }
                    } else {
                        Hit { b: y, ..Hit { b: a, a: c } }
                    });
                }
                false
            }))) {
                return [self.a, self.a, y];
            }
            [
                (((a).signum() - (Vec2::new(0.0_f32, (-2.5_f32))).y))
                    .mul_add(self.a, self.a),
                (0.25 + a),
                a,
            ]
        }
    }
    fn second(mut b: f32, c: Vec3, y: &mut f32) -> f32 {
        let mut c: [f32; 3] = [c.z; 3];
        'outer: for (_, _) in c
            .into_iter()
            .zip([
                8_u32,
                ({
                    (*y) %= 3.0;
                    0_u32
                }),
                1_u32,
            ])
        {
            if (((-5_i32)).max(7_i32) <= ((3 ^ STEPS) + 7)) {
                (c[0] != c[2]);
                let mut c = [(*y), (*y), (1_u32 as f32)];
                (*y) -= b;
            } else if (c[1] > c[2]) {} else {}
        }
        b
    }
    fn third(a: &bool) -> i32 {
        let mut c = Pair {
            a: HALF,
            ..Pair { a: HALF, b: HALF, c: 5 }
        };
        let mut n = second(
            second((1.0_f32 * 1.0), Vec3::new(2.0, 0.0, c.b), &mut c.a),
            Vec3::new((-0.0), c.b, 3.0),
            &mut c.b,
        );
        (c.c + (c.a as i32).clamp(-64, 64))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &mut Hit, y: &mut f32, t: &mut f32) -> [f32; 3] {
        let [mut n, x, _] = [a.b, (-2.5_f32), 3.0_f32];
        let mut t: Pair = Pair { c: c.a, a: x, b: x };
        let a = t
            .step(
                (c.b + (-0.0)),
                ({
                    t.c = a.c;
                    third(&{ false })
                }),
                second(a.b, Vec3::new(x, (-1.0), 0.0), &mut n),
            );
        [(x + (*y)), (x + n), (x + (t.c as f32))]
    }
}

mod p149 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(source)]
    fn first(a: Vec3) -> f32 {
        let mut n: u32 = 8;
        let mut b = [a.y, a.y];
        ((if ((b[0] * 0.5_f32) > a.z) {
            b[1] -= b[1];
            (Vec4::select(
                (Vec4::new(3.0_f32, 0.5_f32, b[0], b[1]))
                    .cmplt(Vec4::new(1.5_f32, b[0], (-1.0_f32), 0.25_f32)),
                Vec4::new(a.z, a.y, a.y, 1.5_f32),
                Vec4::new(b[1], a.x, 0.5_f32, 0.25_f32),
            ))
                .dot(
                    (if (n != n) {
                        b[(STEPS & 1) as usize] = (((Vec4::new(
                            0.25_f32,
                            (-0.0_f32),
                            a.y,
                            a.y,
                        ))
                            .min(Vec4::new((-0.0_f32), a.z, 1.0_f32, 1.5_f32)))
                            .min(Vec4::new((-2.5_f32), b[0], b[0], 1.5_f32)))
                            .dot(
                                ({
                                    'outer: for y in 0..3 {
                                        let mut c = [(-1.0_f32), (3.0_f32 + (b)[0])];
                                        if (((5_u32 | 7) - (n & 7)) != (n | n)) {
                                            break;
                                        }
                                        let mut b: f32 = (a.y
                                            * (if (a.z != c[1]) { b[0] } else { 1.0 }));
                                    }
                                    Vec4::new(a.z, a.z, (-0.0), a.y)
                                }),
                            );
                        Vec4::new((-2.5), a.z, 1.0, (-0.0))
                    } else {
                        Vec4::new(3.0, 1.5, b[1], a.z)
                    }),
                )
        } else {
            a.z
        }) + b[0])
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &IVec3) -> i32 {
        let t: f32 = (*a);
        if (y.x <= y.z) {
            let n: f32 = (2.0_f32).copysign((-1.0));
            let mut y: IVec2 = (IVec2::new(10, 1)
                ^ IVec2::new((y.y >> 2), (y.y / (y.z | 1))));
            let mut v: Vec3 = Vec3::new(0.0, 0.5, (*a));
        } else if ((IVec2::new(x, 3) - IVec2::new(y.x, y.z))
            == (IVec2::new(3, 3) + IVec2::new(10, y.y)))
        {
            let mut v: f32 = first(
                ({
                    x ^= (x - y.x);
                    (Vec3::new(1.0_f32, (-1.0_f32), t))
                        .min(Vec3::new(3.0_f32, 0.25_f32, 1.0_f32))
                }),
            );
        } else {
            let v = Vec3::splat(
                ((Vec4::new(t, 0.5_f32, t, (-2.5_f32))).normalize_or_zero())
                    .dot(Vec4::new((*a), 2.0, 1.5, t)),
            );
        }
        (if (IVec2::new(y.z, y.y) == IVec2::new(3, 1)) {
            (t > t)
        } else {
            let mut c: IVec2 = IVec2::new(0, x);
            (c.x < x)
        });
        x = 0;
        0
    }
}
