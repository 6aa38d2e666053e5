//! The expansion as tokens: the same twice, and what the arguments add.

use expect_test::expect;
use flatten_core::emit::rust;
use flatten_core::expand::{Writers, attribute};
use proc_macro2::TokenStream;
use std::cell::RefCell;

fn expand(args: &str, item: &str, writers: &Writers) -> String {
    let tokens = |text: &str| text.parse::<TokenStream>().expect("tokens");
    attribute(tokens(args), tokens(item), writers).to_string()
}

const SHADE: &str = "
    /// Waves.
    #[inline]
    pub fn shade(x: f32, #[uniform] k: f32) -> f32 {
        let wave = (x * k).sin();
        if wave < 0.0 { -wave } else { wave * k }
    }";

#[test]
fn an_expansion_is_the_same_each_time() {
    for file in ["items", "sdf"] {
        let text = std::fs::read_to_string(format!("tests/walk/{file}.rs")).expect("readable");
        let items = syn::parse_file(&text).expect("Rust").items;
        for item in items {
            let item = quote::quote!(#item).to_string();
            assert_eq!(expand("", &item, &Writers::NONE), expand("", &item, &Writers::NONE));
        }
    }
}

#[test]
fn a_function_and_what_stands_beside_it() {
    let file = syn::parse_file(&expand("exact", SHADE, &Writers::NONE)).expect("Rust");
    expect![[r##"
        #[allow(dead_code)]
        /// Waves.
        #[inline]
        pub fn shade(x: f32, k: f32) -> f32 {
            let wave = (x * k).sin();
            if wave < 0.0 { -wave } else { wave * k }
        }
        /// Waves.
        #[inline]
        ///
        /// # Flattened
        ///
        /// The branchless, call-free twin of [`shade`]. Contract: `exact`: equal bit for bit, any NaN to any NaN.
        ///
        /// 6 operations, 0 of them per draw, at most 4 one after another: 1 `lt`, 2 `mul`, 1 `neg`, 1 `select`, 1 `sin`.
        #[allow(
            dead_code,
            unused_imports,
            unused_variables,
            unused_braces,
            unused_parens,
            unused_mut,
            non_snake_case,
            clippy::all,
            clippy::pedantic,
            clippy::nursery,
            clippy::restriction
        )]
        pub fn shade_flat(x: f32, k: f32) -> f32 {
            use ::flatten::__private as f;
            let wave = f::sin(x * k);
            f::select(wave < 0.0, -wave, wave * k)
        }
        #[doc(hidden)]
        #[allow(unused_macros)]
        #[macro_export]
        macro_rules! __flatten_src_shade_fae5a19be23d1592 {
            (
                @ flatten_v1 { { $($next:tt)* } $($rest:tt)* } { $($state:tt)* } {
                $($closures:tt)* }
            ) => {
                $($next)* ! { @ flatten_v1 { $($rest)* } { $($state)* } { $($closures)* { {
                "shade_b203ab449cb063f0" { fn []
                "fn shade (x : f32 , # [uniform] k : f32) -> f32 { let wave = (x * k) . sin () ; if wave < 0.0 { - wave } else { wave * k } }"[2
                shade] read } } } } }
            };
            (@ flatten_v1 { { $($next:tt)* } $($rest:tt)* } { $($state:tt)* }) => {
                $($next)* ! { @ flatten_v1 { $($rest)* } { $($state)* } }
            };
            ($($any:tt)*) => {
                ::core::compile_error! {
                "`shade!` is the hidden source of the `#[flatten]` item `shade`" }
            };
        }
        #[doc(hidden)]
        #[allow(unused_imports)]
        pub use __flatten_src_shade_fae5a19be23d1592 as shade;
    "##]].assert_eq(&prettyplease::unparse(&file));
}

#[test]
fn arguments_need_their_features() {
    for (argument, feature) in [("graph", "graph"), ("naga", "naga"), ("wgsl", "wgsl"), ("spirv", "spirv")] {
        let out = expand(argument, SHADE, &Writers::NONE);
        let message = format!("the argument `{argument}` needs the feature `{feature}` of `flatten`");
        assert!(out.contains(&message), "{out}");
        assert!(out.contains("fn shade_flat") && out.contains("pub fn shade (x : f32 , k : f32)"), "{out}");
    }
}

#[test]
fn stages_are_shown_when_asked_for() {
    thread_local!(static SHOWN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) });
    let writers =
        Writers { show: |text| SHOWN.with_borrow_mut(|shown| shown.push(text.to_owned())), ..Writers::NONE };
    expand("show = frame, show = plan", SHADE, &writers);
    let shown = SHOWN.with_borrow(|shown| shown.join("\n"));
    expect![[r#"
        // plan of shade

        // frame of shade
        fn shade(x: f32, uniform k: f32) -> f32 {
            %0 = mul x k : f32, 1 use
            %1 wave = sin %0 : f32, 3 uses
            %2 = lt %1 0.0 : bool, 1 use
            %3 = neg %1 : f32, 1 use
            %4 = mul %1 k : f32, 1 use
            %5 = select %2 %3 %4 : f32, 1 use
            return %5
        }
    "#]]
    .assert_eq(&shown);
    let out = expand("show = everything", SHADE, &writers);
    assert!(out.contains("the argument `show` does not take this value"), "{out}");
}

/// An expansion checks itself in debug builds; this one is checked in all.
#[test]
fn twins_are_straight_lines() {
    let text = expand("", SHADE, &Writers::NONE);
    let file = syn::parse_file(&text).expect("Rust");
    let twin = file.items.iter().find_map(|item| match item {
        syn::Item::Fn(item) if item.sig.ident == "shade_flat" => Some(&item.block.stmts),
        _ => None,
    });
    let stmts = twin.expect("a twin");
    assert_eq!(rust::check::straight(&quote::quote!(#(#stmts)*), &rust::check::Names::default()), Ok(()));
}

#[test]
fn a_twin_says_which_loops_it_keeps() {
    let item = "fn sum(n: u32) -> u32 { let mut s = 0; for i in 0..n { s += i; } s }";
    let text = expand("loops", item, &Writers::NONE);
    assert!(text.contains("1 loop is kept; the exits are the only branches."), "{text}");
    assert!(!expand("", SHADE, &Writers::NONE).contains("kept"));
}

#[test]
fn a_twin_says_how_far_a_loop_goes() {
    let item = "fn sum(n: u32) -> u32 { let mut s = 0; #[unroll(max = 3)] for i in 0..n { s += i; } s }";
    let text = expand("", item, &Writers::NONE);
    assert!(text.contains("Of a loop with `#[unroll(max = 3)]` it takes 3 steps at most."), "{text}");
    assert!(!expand("", SHADE, &Writers::NONE).contains("unroll"));
}
