//! Primitives with bodies in WGSL: each a function before its callers, also when a loop calls it.

use expect_test::{Expect, expect};
use flatten_core::frame::Unsupported;
use flatten_core::graph::Graph;
use flatten_core::schedule;

#[track_caller]
fn text(graph: &str, expected: Expect) {
    let graph: Graph = graph.parse().unwrap_or_else(|e| panic!("{e}"));
    let text = flatten_naga::wgsl(&schedule::run(&graph)).unwrap_or_else(|e| panic!("{e}"));
    let module =
        naga::front::wgsl::parse_str(&text).unwrap_or_else(|e| panic!("{}", e.emit_to_string(&text)));
    assert!(flatten_naga::validate(&module).is_ok(), "{text}");
    expected.assert_eq(&text);
}

/// The arguments of a call are said once, what is not finite is no constant expression, and the caller keeps its names.
#[test]
fn arguments_and_names() {
    text(
        "fn shade(p: Vec2, k: f32) -> (f32, bool) {
            leaf 0 id 1 path noise fn noise(p: Vec2, k: Knobs { k: f32, on: bool }) -> (f32, bool) {
                %0 = param 0 : Vec2
                %1 = param 1 : f32
                %2 = param 2 : bool
                %3 = length %0 : f32
                %4 shade = mul %3 %1 : f32
                return %4 !%2
            }
            %0 = param 0 : Vec2
            %1 = param 1 : f32
            %2 = add %1 %1 : f32
            %3 = lt %1 %2 : bool
            %4 = const 0x7f800000 : f32
            %5 noise = call 0 %0 %2 !%3 : tuple
            %6 = project 0 %5 : f32
            %7 = project 1 %5 : bool
            %8 = call 0 %0 %4 %7 : tuple
            %9 = project 0 %8 : f32
            %10 = mul %6 %9 : f32
            return %10 !%7
        }",
        expect![[r#"
            struct ShadeOut {
                _0_: f32,
                _1_: bool,
            }

            struct Knobs {
                k: f32,
                on: bool,
            }

            fn noise(p_2_: vec2<f32>, k_2_: Knobs) -> ShadeOut {
                let e1_ = (p_2_ * p_2_);
                let shade_2_ = (sqrt((e1_.x + e1_.y)) * k_2_.k);
                return ShadeOut(shade_2_, !(k_2_.on));
            }

            fn shade(p: vec2<f32>, k: f32) -> ShadeOut {
                var bits: u32 = 2139095040u;

                let e1_2_ = (k + k);
                let noise_2_ = noise(p, Knobs(e1_2_, !((k < e1_2_))));
                let e2_ = bits;
                let noise_2_2_ = noise(p, Knobs(bitcast<f32>(e2_), noise_2_._1_));
                return ShadeOut((noise_2_._0_ * noise_2_2_._0_), !(noise_2_._1_));
            }

        "#]],
    );
}

/// A leaf below a leaf is one function with that above; the call of each pass stands in the loop.
#[test]
fn loops_and_leaves_below_leaves() {
    let low = "leaf 0 id 2 path low fn low(x: f32) -> f32 {
        %0 = param 0 : f32
        %1 = sin %0 : f32
        return %1
    }";
    text(
        &format!(
            "fn walk(x: f32, n: u32) -> f32 {{
                region 0 carried 2 results 1 exits 1 fn body(t: f32, i: u32, n: u32) -> (bool, f32, f32, u32) {{
                    leaf 0 id 1 path high fn high(x: f32) -> f32 {{
                        {low}
                        %0 = param 0 : f32
                        %1 = call 0 %0 : f32
                        %2 = mul %1 %1 : f32
                        return %2
                    }}
                    %0 = param 0 : f32
                    %1 = param 1 : u32
                    %2 = param 2 : u32
                    %3 = lt %1 %2 : bool
                    %4 step = call 0 %0 : f32
                    %5 = add %0 %4 : f32
                    %6 = const 1u : u32
                    %7 = add %1 %6 : u32
                    return !%3 %0 %5 %7
                }}
                {low}
                %0 = param 0 : f32
                %1 = param 1 : u32
                %2 = const 0u : u32
                %3 = call 0 %0 : f32
                %4 = loop 0 %3 %2 %1 : tuple
                %5 = project 0 %4 : f32
                %6 = call 0 %5 : f32
                return %6
            }}"
        ),
        expect![[r#"
            fn low(x_2_: f32) -> f32 {
                return sin(x_2_);
            }

            fn high(x_3_: f32) -> f32 {
                let low_2_ = low(x_3_);
                return (low_2_ * low_2_);
            }

            fn walk(x: f32, n: u32) -> f32 {
                var t: f32;
                var i: u32 = 0u;

                let low_3_ = low(x);
                t = low_3_;
                loop {
                    let t_now = t;
                    let i_now = i;
                    if (i_now >= n) {
                        break;
                    }
                    let step_ = high(t_now);
                    t = (t_now + step_);
                    i = (i_now + 1u);
                }
                let e1_ = t;
                let low_2_2_ = low(e1_);
                return low_2_2_;
            }

        "#]],
    );
}

#[test]
fn what_has_no_body_is_unsupported() {
    let graph: Graph = "fn f(x: f32) -> f32 {
        leaf 0 id 1 path a fn a(x: f32) -> f32 {
            leaf 0 id 2 path b fn b(x: f32) -> f32;
            %0 = param 0 : f32
            %1 = call 0 %0 : f32
            return %1
        }
        %0 = param 0 : f32
        %1 = call 0 %0 : f32
        return %1
    }"
    .parse()
    .expect("a graph");
    let refused = flatten_naga::module(&schedule::run(&graph)).map(drop);
    assert_eq!(refused, Err(Unsupported { op: "call", target: "naga" }));
}
