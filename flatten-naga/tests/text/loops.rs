//! Kept loops in WGSL: one structured loop each, exits as `if` with `break`, nothing twice.

use super::support::checked;
use expect_test::{Expect, expect};
use flatten_core::graph::Graph;
use flatten_core::{interp, schedule};

#[track_caller]
fn text(graph: &str, expected: Expect) -> Graph {
    let graph: Graph = graph.parse().unwrap_or_else(|e| panic!("{e}"));
    expected.assert_eq(&checked(&schedule::run(&graph)));
    graph
}

/// `t` is left with as it is by both exits; `color` is made only by who leaves.
#[test]
fn a_march() {
    text(
        "fn march(n: u32, o: Vec3, k: f32) -> (f32, f32) {
            region 0 carried 2 results 2 exits 2 fn body(t: f32, i: u32, n: u32, o: Vec3) -> (bool, f32, f32, bool, f32, f32, f32, u32) {
                %0 = param 0 : f32
                %1 = param 1 : u32
                %2 = param 2 : u32
                %3 = param 3 : Vec3
                %4 = lt %1 %2 : bool
                %5 = splat 3 %0 : Vec3
                %6 p = add %3 %5 : Vec3
                %7 d = length %6 : f32
                %8 = const 0.01 : f32
                %9 = lt %7 %8 : bool
                %10 = const 1u : u32
                %11 = add %1 %10 : u32
                %12 = add %0 %7 : f32
                %13 = const 0.0 : f32
                %14 color = sqrt %7 : f32
                return !%4 %0 %13 %9 %0 %14 %12 %11
            }
            %0 = param 0 : u32
            %1 = param 1 : Vec3
            %2 = param 2 : f32
            %3 = const 0u : u32
            %4 = loop 0 %2 %3 %0 %1 : tuple
            %5 = project 0 %4 : f32
            %6 = project 1 %4 : f32
            return %5 %6
        }",
        expect![[r#"
            struct MarchOut {
                _0_: f32,
                _1_: f32,
            }

            fn march(n: u32, o: vec3<f32>, k: f32) -> MarchOut {
                var t: f32;
                var i: u32 = 0u;
                var left: f32;

                t = k;
                loop {
                    let t_now = t;
                    let i_now = i;
                    if (i_now >= n) {
                        left = 0f;
                        break;
                    }
                    let p = (o + vec3(t_now));
                    let e1_ = (p * p);
                    let d = sqrt(((e1_.x + e1_.y) + e1_.z));
                    if (d < 0.01f) {
                        let color = sqrt(d);
                        left = color;
                        break;
                    }
                    t = (t_now + d);
                    i = (i_now + 1u);
                }
                let e2_ = t;
                let e3_ = left;
                return MarchOut(e2_, e3_);
            }

        "#]],
    );
}

/// The inner loop begins again in each pass of the outer one, and counts on after it.
#[test]
fn a_loop_in_a_loop() {
    let graph = text(
        "fn pairs(n: u32) -> (u32, u32) {
            region 0 carried 2 results 2 exits 1 fn body(i: u32, sum: u32, n: u32) -> (bool, u32, u32, u32, u32) {
                region 0 carried 2 results 1 exits 2 fn body(j: u32, sum: u32, i: u32) -> (bool, u32, bool, u32, u32, u32) {
                    %0 = param 0 : u32
                    %1 = param 1 : u32
                    %2 = param 2 : u32
                    %3 = lt %0 %2 : bool
                    %4 = add %1 %0 : u32
                    %5 = const 90u : u32
                    %6 = lt %5 %4 : bool
                    %7 = const 1u : u32
                    %8 = add %0 %7 : u32
                    return !%3 %1 %6 %5 %8 %4
                }
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = param 2 : u32
                %3 = lt %0 %2 : bool
                %4 = const 0u : u32
                %5 = loop 0 %4 %1 %0 : tuple
                %6 = project 0 %5 : u32
                %7 = project 1 %5 : u32
                %8 = const 1u : u32
                %9 = add %0 %8 : u32
                %10 = add %6 %7 : u32
                return !%3 %1 %0 %9 %10
            }
            %0 = param 0 : u32
            %1 = const 0u : u32
            %2 = loop 0 %1 %1 %0 : tuple
            %3 = project 0 %2 : u32
            %4 = project 1 %2 : u32
            return %3 %4
        }",
        expect![[r#"
            struct PairsOut {
                _0_: u32,
                _1_: u32,
            }

            fn pairs(n: u32) -> PairsOut {
                var i: u32 = 0u;
                var sum: u32 = 0u;
                var j: u32;
                var sum_2_: u32;
                var left: u32;

                loop {
                    let i_now = i;
                    let sum_now = sum;
                    if (i_now >= n) {
                        break;
                    }
                    j = 0u;
                    sum_2_ = sum_now;
                    loop {
                        let j_now = j;
                        let sum_2_now = sum_2_;
                        if (j_now >= i_now) {
                            left = 0u;
                            break;
                        }
                        let e1_ = (sum_2_now + j_now);
                        if (90u < e1_) {
                            sum_2_ = 90u;
                            left = 1u;
                            break;
                        }
                        j = (j_now + 1u);
                        sum_2_ = e1_;
                    }
                    let e2_ = sum_2_;
                    let e3_ = left;
                    i = (i_now + 1u);
                    sum = (e2_ + e3_);
                }
                let e4_ = sum;
                let e5_ = i;
                return PairsOut(e4_, e5_);
            }

        "#]],
    );
    use flatten_core::value::Value;
    assert_eq!(interp::run(&graph, &[Value::u32(5)]), Ok(vec![Value::u32(10), Value::u32(5)]));
}

/// Results where they are carried: `s` is stored before the exits that leave with its next value, once; where two
/// results are one carried value at an exit, the second has a variable of its own.
#[test]
fn results_in_variables_of_what_is_carried() {
    let body = |exits: &str| {
        format!(
            "fn count(n: u32, x: u32) -> (u32, u32) {{
                region 0 carried 2 results 2 exits 3 fn body(s: u32, i: u32, n: u32) -> (bool, u32, u32, bool, u32, u32, bool, u32, u32, u32, u32) {{
                    %0 = param 0 : u32
                    %1 = param 1 : u32
                    %2 = param 2 : u32
                    %3 = lt %1 %2 : bool
                    %4 = mul %0 %1 : u32
                    %5 = add %4 %2 : u32
                    %6 = const 90u : u32
                    %7 = lt %6 %5 : bool
                    %8 = const 1u : u32
                    %9 = add %1 %8 : u32
                    %10 = and %5 %6 : u32
                    %11 = eq %10 %8 : bool
                    {exits}
                }}
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = const 0u : u32
                %3 = loop 0 %1 %2 %0 : tuple
                %4 = project 0 %3 : u32
                %5 = project 1 %3 : u32
                return %4 %5
            }}"
        )
    };
    let early = body("return !%3 %0 %1 %7 %5 %9 %11 %5 %1 %5 %9");
    text(
        &early,
        expect![[r#"
        struct CountOut {
            _0_: u32,
            _1_: u32,
        }

        fn count(n: u32, x: u32) -> CountOut {
            var s: u32;
            var i: u32 = 0u;

            s = x;
            loop {
                let s_now = s;
                let i_now = i;
                if (i_now >= n) {
                    break;
                }
                let e1_ = ((s_now * i_now) + n);
                let e2_ = (i_now + 1u);
                s = e1_;
                if (90u < e1_) {
                    i = e2_;
                    break;
                }
                if ((e1_ & 90u) == 1u) {
                    break;
                }
                i = e2_;
            }
            let e3_ = s;
            let e4_ = i;
            return CountOut(e3_, e4_);
        }

    "#]],
    );
    let two = body("return !%3 %0 %0 %7 %5 %10 %11 %10 %5 %5 %9");
    text(
        &two,
        expect![[r#"
        struct CountOut {
            _0_: u32,
            _1_: u32,
        }

        fn count(n: u32, x: u32) -> CountOut {
            var s: u32;
            var i: u32 = 0u;
            var left: u32;

            s = x;
            loop {
                let s_now = s;
                let i_now = i;
                if (i_now >= n) {
                    left = s_now;
                    break;
                }
                let e1_ = ((s_now * i_now) + n);
                let e2_ = (e1_ & 90u);
                if (90u < e1_) {
                    s = e1_;
                    left = e2_;
                    break;
                }
                if (e2_ == 1u) {
                    s = e2_;
                    left = e1_;
                    break;
                }
                s = e1_;
                i = (i_now + 1u);
            }
            let e3_ = s;
            let e4_ = left;
            return CountOut(e3_, e4_);
        }

    "#]],
    );
}
