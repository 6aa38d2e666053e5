//! Text in, typed tree out: what the forms of Rust become.

use crate::help::{parse, test};

const HEAD: &str = "fn f(x: f32, y: f32, i: i32, u: u32, c: bool, v: Vec3, w: Vec4) -> f32";

/// Statements of a function with those parameters, and their tree. The first local is number 7.
#[track_caller]
fn stmts(text: &str, expected: &str) {
    test(&format!("{HEAD} {{ {text} x }}"), &format!("{HEAD} {{ {expected} x }}"));
}

/// A value, and its type with its tree.
#[track_caller]
fn value(text: &str, expected: &str) {
    stmts(&format!("let r = {text};"), &format!("let r: {expected};"));
}

#[test]
fn literals_take_the_type_they_need() {
    value("x + 1.5", "f32 = (x + 1.5)");
    value("7", "i32 = 7");
    value("u + 7", "u32 = (u + 7u)");
    value("7 as u32", "u32 = 7u");
    value("7 as f32", "f32 = cast::<f32>(7)");
    value("-7 as f32", "f32 = cast::<f32>(-7)");
    value("1_000.5e-1_f32", "f32 = 100.05");
    value("0xff_u32", "u32 = 255u");
    value("-2147483648", "i32 = -2147483648");
    value("-(1.0_f32)", "f32 = -1.0");
    value("-0.0_f32", "f32 = -0.0");
    value("3f32", "f32 = 3.0");
    value("true", "bool = true");
}

#[test]
fn operators_become_operations() {
    value("2.0 * v", "Vec3 = (splat::<3>(2.0) * v)");
    value("v * 2.0", "Vec3 = (v * splat::<3>(2.0))");
    value("v * v", "Vec3 = (v * v)");
    value("x % y", "f32 = (x % y)");
    value("x < y", "bool = (x < y)");
    value("x > y", "bool = (y < x)");
    value("x >= y", "bool = (y <= x)");
    value("x != y", "bool = !(x == y)");
    value("v == v", "bool = all((v == v))");
    value("v != v", "bool = !all((v == v))");
    value("c == true", "bool = !(c ^ true)");
    value("c != true", "bool = (c ^ true)");
    value("c | false", "bool = !(!c & !false)");
    value("c & false", "bool = (c & false)");
    value("c < true", "bool = (!c & true)");
    value("c > true", "bool = (c & !true)");
    value("c <= true", "bool = !(c & !true)");
    value("c >= true", "bool = !(!c & true)");
    value("i | 1", "i32 = (i | 1)");
    value("i << 3", "i32 = (i << 3u)");
    value("u >> i", "u32 = (u >> cast::<u32>(i))");
    value("!i", "i32 = not(i)");
    value("!c", "bool = !c");
    value("!!c", "bool = c");
    value("-v", "Vec3 = neg(v)");
    value("-x", "f32 = neg(x)");
    value("c && x < y || c", "bool = ((c && (x < y)) || c)");
    value("x as i32 as f32", "f32 = cast::<f32>(cast::<i32>(x))");
    value("x as f32", "f32 = x");
    value("(1.0 + 2.0) * x", "f32 = ((1.0 + 2.0) * x)");
    value("IVec2::ONE << i", "IVec2 = (IVec2(1, 1) << splat::<2>(cast::<u32>(i)))");
}

#[test]
fn operands_keep_their_order() {
    // `>` takes its left side last, and evaluates it first.
    stmts(
        "let mut a = x; let r = a > { a = y; 1.0 };",
        "let a: f32 = x; let r: bool = { let .9: f32 = a; ({ a = y; 1.0 } < .9) };",
    );
    stmts("let r = x > if c { y } else { 1.0 };", "let r: bool = (if c { y } else { 1.0 } < x);");
    stmts("let mut a = c; a |= x > y;", "let a: bool = c; a = { !(!a & !(y < x)) };");
    // The value is evaluated before the place is read.
    stmts(
        "let mut a = c; a |= { a = false; c };",
        "let a: bool = c; a = { let .8: bool = { a = false; c }; !(!a & !.8) };",
    );
}

#[test]
fn places() {
    stmts("let mut a = v; a.y += x;", "let a: Vec3 = v; a.y += x;");
    stmts("let mut a = v; a *= 2.0;", "let a: Vec3 = v; a *= splat::<3>(2.0);");
    stmts("let mut a = u; a <<= i;", "let a: u32 = u; a <<= cast::<u32>(i);");
    stmts("let mut a = (x, v); a.1.z = a.0;", "let a: (f32, Vec3) = (x, v); a.1.z = a.0;");
    stmts("let a; a = x;", "let a: f32; a = x;");
    stmts("_ = x + y;", "{ (x + y); };");
    stmts(
        "let (a, (b, _)) = (x, (v, i));",
        "let .7: (f32, (Vec3, i32)) = (x, (v, i)); let a: f32 = .7.0;
         let .9: (Vec3, i32) = .7.1; let b: Vec3 = .9.0;",
    );
}

#[test]
fn names_and_scopes() {
    stmts("let a = x; let a = a > 1.0;", "let a: f32 = x; let a.8: bool = (1.0 < a);");
    stmts("{ let a = x; } { let a = i; }", "{ let a: f32 = x; }; { let a.8: i32 = i; };");
    stmts("let _ = x;", "x;");
    test(
        "fn f(x: f32) -> f32 { let x = x + 1.0; { let x = true; } x }",
        "fn f(x: f32) -> f32 { let x.1: f32 = (x + 1.0); { let x.2: bool = true; }; x.1 }",
    );
    // A user's item of a known name is the user's.
    test(
        "fn f(a: Vec3) -> f32 { vec3(a.len) + PI } struct Vec3 { len: f32 }
         fn vec3(x: f32) -> f32 { x } const PI: f32 = 3.0;",
        "struct Vec3 { len: f32, }
         fn f(a: Vec3) -> f32 { (vec3(a.len) + 3.0) }
         fn vec3(x: f32) -> f32 { x }",
    );
    // A local of a known name is the local, also where a constant of that name is known.
    test("fn f(TAU: f32) -> f32 { TAU }", "fn f(TAU: f32) -> f32 { TAU }");
    // A function does not hide a type of its name.
    test(
        "fn f(x: f32) -> f32 { f32(x) } fn f32(x: f32) -> f32 { x }",
        "fn f(x: f32) -> f32 { f32(x) } fn f32(x: f32) -> f32 { x }",
    );
}

#[test]
fn branches_and_exits() {
    stmts(
        "let a = if c { 1.0 } else if x > y { return y } else { x };",
        "let a: f32 = if c { 1.0 } else { if (y < x) { return y } else { x } };",
    );
    stmts("if c { return 1.0; }", "if c { return 1.0; };");
    // Nothing comes behind what never ends.
    test("fn f(x: f32) -> f32 { return x; x + 1.0 }", "fn f(x: f32) -> f32 { return x; }");
    test(
        "fn f(c: bool) -> f32 { if c { return 1.0; } else { return 2.0; } }",
        "fn f(c: bool) -> f32 { if c { return 1.0; } else { return 2.0; } }",
    );
    test("fn f() {}", "fn f() -> () {}");
    test("fn f(x: f32) { return; }", "fn f(x: f32) -> () { return; }");
    test("const fn f(_: f32, _: f32) -> f32 { 1.0 }", "fn f(_: f32, _.1: f32) -> f32 { 1.0 }");
}

/// `match` is a chain of `if`. The last arm without a guard asks for nothing.
#[test]
fn matches() {
    value(
        "match i { 0 => x, 1 | 3 => y, 5..=9 => 1.0, _ => 2.0 }",
        "f32 = if (i == 0) { x } else { if ((i == 1) || (i == 3)) { y } else {
            if ((5 <= i) && (i <= 9)) { 1.0 } else { 2.0 } } }",
    );
    value("match c { true => x, false => y }", "f32 = if c { x } else { y }");
    value("match c { false => x, true => y }", "f32 = if !c { x } else { y }");
    value(
        "match u { ..3 => x, 7.. => y, n => n as f32 }",
        "f32 = if (u < 3u) { x } else { if (7u <= u) { y } else { let n: u32 = u; cast::<f32>(n) } }",
    );
    // What is computed is computed once, and what may change is looked at as it was.
    value(
        "match i + 1 { -1 => x, _ => y }",
        "f32 = { let .7: i32 = (i + 1); if (.7 == -1) { x } else { y } }",
    );
    stmts(
        "let mut k = i; match k { 0 => k = 1, n if n > 2 => k += n, _ => {} }",
        "let k: i32 = i; { let .8: i32 = k; if (.8 == 0) { k = 1 } else { if (2 < .8) { let n: i32 = .8; k += n } else {} } };",
    );
    // Names, guards that read them, and cases that give different parts.
    value(
        "match (i, c) { (n @ 1..=3, true) if n != 2 => n, (n, _) => n }",
        "i32 = { let .7: (i32, bool) = (i, c); if ((((1 <= .7.0) && (.7.0 <= 3)) && .7.1) && !(.7.0 == 2)) {
            let n: i32 = .7.0; n } else { let n.9: i32 = .7.0; n.9 } }",
    );
    value(
        "match (i, 4) { (n, 0) | (0, n) => n, (1, n) | (2, n) => n, _ => 5 }",
        "i32 = { let .7: (i32, i32) = (i, 4); if ((.7.1 == 0) || (.7.0 == 0)) {
            let n: i32 = if (.7.1 == 0) { .7.0 } else { .7.1 }; n } else {
            if ((.7.0 == 1) || (.7.0 == 2)) { let n.9: i32 = .7.1; n.9 } else { 5 } } }",
    );
    // Behind what always fits no arm is taken, and one with a guard is never the rest.
    value("match i { _ => x, 0 => y }", "f32 = x");
    value("match i { n => n, 0 => 1 }", "i32 = { let n: i32 = i; n }");
    value("match c { true => x, false => y, _ if x > y => 1.0 }", "f32 = if c { x } else { y }");
    stmts("match i { 0 => return 1.0, _ => {} }", "if (i == 0) { return 1.0 } else {};");
    // The kin of `match`.
    value("matches!(i, 1..=3 if c)", "bool = (((1 <= i) && (i <= 3)) && c)");
    stmts(
        "if let (0, z) = (i, x) { z; } else { y; }",
        "{ let .7: (i32, f32) = (i, x); if (.7.0 == 0) { let z: f32 = .7.1; z; } else { y; } };",
    );
    stmts("if c && let 1.. = i + 1 {}", "{ let .7: i32; if (c && { .7 = (i + 1); (1 <= .7) }) {} };");
    stmts("let n @ 0.. = i else { return x };", "if !(0 <= i) { return x }; let n: i32 = i;");
    test(
        "fn f(n: i32) -> i32 { let mut k = n; while let 1.. = k { k -= 1; } k }",
        "fn f(n: i32) -> i32 { let k: i32 = n; { let .2: i32; '0 while { .2 = k; (1 <= .2) } { k -= 1; } }; k }",
    );
    // A name that is a constant's is no new one.
    test(
        "const K: (i32, bool) = (3, true); fn f(n: i32, c: bool) -> i32 { match (n, c) { K => 1, (k, _) => k } }",
        "fn f(n: i32, c: bool) -> i32 { { let .2: (i32, bool) = (n, c);
            if ((.2.0 == (3, true).0) && !(.2.1 ^ (3, true).1)) { 1 } else { let k: i32 = .2.0; k } } }",
    );
}

#[test]
fn loops() {
    stmts("for k in 0..4 { k; }", "'0 for k: i32 in 0..4 { k; };");
    stmts("for k in (0..=u32::MAX) { k; }", "'0 for k: u32 in 0u..=4294967295u { k; };");
    stmts(
        "'a: for _ in 0..2 { for k in 1..3 { if c { break 'a } if k > 1 { continue } } }",
        "'0 for _: i32 in 0..2 { '1 for k: i32 in 1..3 { if c { break '0 }; if (1 < k) { continue '1 } } };",
    );
    test(
        "const N: i32 = 2 * M; const M: i32 = { let a = 3; a - 1 }; fn f(x: f32) -> f32 { for _ in -N..N + 1 {} x }",
        "fn f(x: f32) -> f32 { '0 for _: i32 in -4..5 {}; x }",
    );
    stmts("for _ in 0..i32::max(2, 3) {}", "'0 for _: i32 in 0..3 {};");
    stmts("for _ in 0..2_i32.rem_euclid(3) {}", "'0 for _: i32 in 0..2 {};");
}

#[test]
fn structs() {
    test(
        "struct Ray { origin: Vec3, hit: Hit } struct Hit { t: f32 }
         fn f(r: Ray, #[uniform] k: f32) -> Ray { Ray { hit: Hit { t: k }, origin: r.origin * r.hit.t } }",
        "struct Hit { t: f32, } struct Ray { origin: Vec3, hit: Hit, }
         fn f(r: Ray, uniform k: f32) -> Ray { Ray { hit: Hit { t: k }, origin: (r.origin * splat::<3>(r.hit.t)) } }",
    );
    test(
        "const R: Ray = Ray { b: 1.0 + 1.0, a: Vec2::X * 3.0 }; struct Ray { a: Vec2, b: f32 }
         fn f(x: f32) -> f32 { R.b * x }",
        "struct Ray { a: Vec2, b: f32, } fn f(x: f32) -> f32 { (Ray { a: Vec2(3.0, 0.0), b: 2.0 }.b * x) }",
    );
}

#[test]
fn methods_are_operations_or_formulas() {
    value("x.abs()", "f32 = abs(x)");
    value("f32::max(x, 1.0)", "f32 = max(x, 1.0)");
    value("v.max(v)", "Vec3 = pmax(v, v)");
    value("v.dot(v)", "f32 = dot(v, v)");
    value("Vec3::dot(v, v)", "f32 = dot(v, v)");
    value("glam::Vec3::splat(x)", "Vec3 = splat::<3>(x)");
    value("vec3(x, y, 1.0)", "Vec3 = compose(x, y, 1.0)");
    value("Vec2::new(x, y)", "Vec2 = compose(x, y)");
    value("w.zyx()", "Vec3 = w.zyx");
    value("w.wz().xxx()", "Vec3 = w.wz.xxx");
    value("v.extend(1.0)", "Vec4 = compose(v.x, v.y, v.z, 1.0)");
    value("w.as_ivec4()", "IVec4 = cast::<i32>(w)");
    value("x.to_bits()", "u32 = bitcast::<u32>(x)");
    value("f32::from_bits(u)", "f32 = bitcast::<f32>(u)");
    value("Vec3::select(v.cmplt(v), v, v)", "Vec3 = { let .7: BVec3 = (v < v); select(.7, v, v) }");
    value("x.mul_add(y, 1.0)", "f32 = mul_add(x, y, 1.0)");
    value("x.clamp(0.0, 1.0)", "f32 = clamp(x, 0.0, 1.0)");
    value("x.atan2(y)", "f32 = atan2(x, y)");
    // An argument that may change, or does work, is bound once; a plain name or number is not bound.
    value("x.fract()", "f32 = (x - trunc(x))");
    value("v.x.fract()", "f32 = (v.x - trunc(v.x))");
    value("(x + y).fract()", "f32 = { let .7: f32 = (x + y); (.7 - trunc(.7)) }");
    stmts(
        "let mut a = x; let r = a.fract();",
        "let a: f32 = x; let r: f32 = { let .8: f32 = a; (.8 - trunc(.8)) };",
    );
    value("x.lerp(y, 0.5)", "f32 = ((x * (1.0 - 0.5)) + (y * 0.5))");
    value("x.powi(3)", "f32 = { let .8: f32 = (x * x); (x * .8) }");
    value("x.powi(-1)", "f32 = { (1.0 / x) }");
    value("i.pow(0)", "i32 = { 1 }");
    value("u.wrapping_mul(3)", "u32 = wrapping_mul(u, 3u)");
    value("u.rotate_left(3)", "u32 = (wrapping_shl(u, 3u) | wrapping_shr(u, wrapping_sub(0u, 3u)))");
    value("x.sin_cos()", "(f32, f32) = (sin(x), cos(x))");
}

#[test]
fn constants() {
    value("f32::MAX", "f32 = 3.4028235e38");
    value("f32::NEG_INFINITY", "f32 = 0xff800000");
    value("i32::MIN", "i32 = -2147483648");
    value("u32::BITS", "u32 = 32u");
    value("Vec3::NEG_Y", "Vec3 = Vec3(0.0, -1.0, 0.0)");
    value("Vec4::W", "Vec4 = Vec4(0.0, 0.0, 0.0, 1.0)");
    value("BVec2::TRUE", "BVec2 = BVec2(true, true)");
    value("IVec2::MAX", "IVec2 = IVec2(2147483647, 2147483647)");
    value("std::f32::consts::PI", "f32 = 3.1415927");
    value("f32::consts::TAU", "f32 = 6.2831855");
    value("consts::FRAC_PI_2", "f32 = 1.5707964");
    value("PI * x", "f32 = (3.1415927 * x)");
}

/// Each name is proven once, by tokens of the user's own; what the sources define needs no proof.
#[test]
fn proofs() {
    let proofs = |text: &str| -> Vec<String> {
        let parsed = parse(text).unwrap_or_else(|e| panic!("{e}"));
        parsed.proofs.iter().map(|(_, p)| p.to_string().replace(' ', "")).collect()
    };
    assert_eq!(proofs("fn f(x: f32, i: i32) -> f32 { if i > 0 { x.max(x * 0.5) } else { 2.0 } }"), [""; 0]);
    let number = "const_:()=::flatten::__private::same_type::<f32,::core::primitive::f32>();";
    assert_eq!(proofs("fn f(x: f32, i: i32) -> f32 { let y: f32 = x; i as f32 + y }"), [number]);
    // A module may bear the name of a number.
    assert_eq!(
        proofs("fn f(x: f32, y: f32) -> f32 { f32::max(x, f32::MAX) + f32::max(y, x) }"),
        [
            "#[allow(deprecated)]const_:()=::flatten::__private::same(&<::core::primitive::f32>::max,&f32::max);",
            "#[allow(clippy::all,clippy::pedantic,clippy::nursery,clippy::restriction)]const_:()=::core::assert!(\
             (f32::MAX).to_bits()==<::core::primitive::f32>::MAX.to_bits(),\"flatten:`f32::MAX`isnottheconstantof`f32`\");",
        ]
    );
    assert_eq!(
        proofs("fn f(v: Vec3) -> Vec3 { let w: Vec3 = v; vec3(1.0, 2.0, PI) + vec3(w.x, PI, 0.0) }"),
        [
            "const_:()=::flatten::__private::same_type::<Vec3,::flatten::__private::glam::Vec3>();",
            "const_:()=::flatten::__private::same(&::flatten::__private::glam::vec3,&vec3);",
            "const_:()=::core::assert!((PI).to_bits()==1078530011u32,\
             \"flatten:`PI`isnottheconstantof`std::f32::consts`\");",
        ]
    );
    assert_eq!(
        proofs("fn f(v: glam::Vec2, x: f32) -> f32 { x.saturate() + v.yx().x }"),
        [
            "const_:()=::flatten::__private::same_type::<glam::Vec2,::flatten::__private::glam::Vec2>();",
            "const_:()=::flatten::__private::same(\
             &<::core::primitive::f32as::flatten::__private::glam::FloatExt>::saturate,\
             &<::core::primitive::f32>::saturate,);",
            "const_:()=::flatten::__private::same(\
             &<::flatten::__private::glam::Vec2as::flatten::__private::glam::Vec2Swizzles>::yx,\
             &<::flatten::__private::glam::Vec2>::yx,);",
        ]
    );
    assert_eq!(
        proofs("struct Vec3 { x: f32 } fn vec3(x: f32) -> f32 { x } fn f(v: Vec3) -> f32 { vec3(v.x) }"),
        [""; 0]
    );
}
