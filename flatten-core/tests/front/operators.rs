//! Every operator on every pair of types: accepted exactly where rustc accepts it, with rustc's type.

use crate::help::parse;
use glam::{BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// Makes a table of what rustc says of `left op right`: the name of the result's type, if there is one.
///
/// The constant of the inherent `impl` is found where its bound holds, that of the trait elsewhere.
macro_rules! tables {
    ($($table:ident $symbol:literal: $trait:path => $output:ty;)*) => {
        $(
            mod $table {
                use super::*;
                use std::marker::PhantomData;
                struct Probe<L, R>(PhantomData<(L, R)>);

                trait Refused {
                    const RESULT: Option<fn() -> &'static str> = None;
                }

                impl<L, R> Refused for Probe<L, R> {}
                impl<L: $trait, R> Probe<L, R> {
                    const RESULT: Option<fn() -> &'static str> = Some(std::any::type_name::<$output>);
                }

                pub(super) fn rows() -> Vec<Row> {
                    pairs!(f32 i32 u32 bool Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 BVec2 BVec3 BVec4)
                }
            }
        )*

        /// Every operator with its rows.
        fn tables() -> Vec<(&'static str, Vec<Row>)> {
            vec![$(($symbol, $table::rows())),*]
        }
    };
}

macro_rules! pairs {
    ($($left:ident)*) => {
        [$(row!($left, f32 i32 u32 bool Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 BVec2 BVec3 BVec4)),*].concat()
    };
}

macro_rules! row {
    ($left:ident, $($right:ident)*) => {
        vec![$((stringify!($left), stringify!($right), Probe::<$left, $right>::RESULT.map(|f| f()))),*]
    };
}

type Row = (&'static str, &'static str, Option<&'static str>);

tables! {
    add "+": std::ops::Add<R> => L::Output;
    sub "-": std::ops::Sub<R> => L::Output;
    mul "*": std::ops::Mul<R> => L::Output;
    div "/": std::ops::Div<R> => L::Output;
    rem "%": std::ops::Rem<R> => L::Output;
    and "&": std::ops::BitAnd<R> => L::Output;
    or "|": std::ops::BitOr<R> => L::Output;
    xor "^": std::ops::BitXor<R> => L::Output;
    shl "<<": std::ops::Shl<R> => L::Output;
    shr ">>": std::ops::Shr<R> => L::Output;
    eq "==": PartialEq<R> => bool;
    ne "!=": PartialEq<R> => bool;
    lt "<": PartialOrd<R> => bool;
    le "<=": PartialOrd<R> => bool;
    gt ">": PartialOrd<R> => bool;
    ge ">=": PartialOrd<R> => bool;
    add_assign "+=": std::ops::AddAssign<R> => ();
    sub_assign "-=": std::ops::SubAssign<R> => ();
    mul_assign "*=": std::ops::MulAssign<R> => ();
    div_assign "/=": std::ops::DivAssign<R> => ();
    rem_assign "%=": std::ops::RemAssign<R> => ();
    and_assign "&=": std::ops::BitAndAssign<R> => ();
    or_assign "|=": std::ops::BitOrAssign<R> => ();
    xor_assign "^=": std::ops::BitXorAssign<R> => ();
    shl_assign "<<=": std::ops::ShlAssign<R> => ();
    shr_assign ">>=": std::ops::ShrAssign<R> => ();
}

#[test]
fn binary_operators_are_rustcs() {
    let mut accepted = 0;
    for (symbol, rows) in tables() {
        assert_eq!(rows.len(), 256);
        for (left, right, result) in rows {
            // The names of glam's types come with their modules.
            let result = result.map(|name| name.rsplit(':').next().expect("a name"));
            let text = match result {
                Some("()") => format!("fn f(mut a: {left}, b: {right}) -> {left} {{ a {symbol} b; a }}"),
                Some(ty) => format!("fn f(a: {left}, b: {right}) -> {ty} {{ a {symbol} b }}"),
                None => format!("fn f(mut a: {left}, b: {right}) {{ a {symbol} b; }}"),
            };
            match parse(&text) {
                Ok(_) => {
                    assert!(result.is_some(), "rustc refuses {text}");
                    accepted += 1;
                }
                Err(diags) => {
                    assert!(result.is_none(), "rustc accepts {text}\n{diags}");
                    let ids: Vec<&str> = diags.iter().map(|d| d.code.id).collect();
                    assert_eq!(ids, ["operator"], "in {text}");
                }
            }
        }
    }
    assert_eq!(accepted, 499);
}

macro_rules! unary {
    ($trait:path: $($ty:ident)*) => {{
        struct Probe<T>(std::marker::PhantomData<T>);
        trait Refused {
            const TAKES: bool = false;
        }
        impl<T> Refused for Probe<T> {}
        impl<T: $trait> Probe<T> {
            const TAKES: bool = true;
        }
        [$((stringify!($ty), Probe::<$ty>::TAKES)),*]
    }};
}

#[test]
fn unary_operators_are_rustcs() {
    let neg = unary!(std::ops::Neg: f32 i32 u32 bool Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 BVec2 BVec3 BVec4);
    let not = unary!(std::ops::Not: f32 i32 u32 bool Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 BVec2 BVec3 BVec4);
    for (symbol, rows) in [("-", neg), ("!", not)] {
        for (ty, takes) in rows {
            let text = format!("fn f(a: {ty}) -> {ty} {{ {symbol}a }}");
            assert_eq!(parse(&text).is_ok(), takes, "{text}");
        }
    }
}
