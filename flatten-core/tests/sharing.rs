//! What a graph shares, as `show = cse` prints it.

use expect_test::expect;
use flatten_core::graph::Graph;
use flatten_core::graph::sharing::Sharing;

#[test]
fn most_used_first_then_constants_less_a_value() {
    let graph: Graph = "fn f(v: Vec3, x: f32) -> (f32, f32, f32) {
        %0 = param 0 : Vec3
        %1 = param 1 : f32
        %2 d = length %0 : f32
        %3 = const 1.0 : f32
        %4 = sub %3 %1 : f32
        %5 = sub %1 %3 : f32
        %6 = mul %2 %4 : f32
        %7 = mul %2 %5 : f32
        %8 = add %6 %6 : f32
        %9 = add %8 %2 : f32
        %10 = const 3.0 : f32
        %11 = sub %10 %9 : f32
        %12 = add %9 %4 : f32
        return %11 %7 %12
    }"
    .parse()
    .expect("a graph");
    expect![[r#"
        fn f: 4 shared
        3 uses of %2 d = length %0 : f32
        2 uses of %4 = sub %3 %1 : f32
        2 uses of %6 = mul %2 %4 : f32
        2 uses of %9 = add %8 %2 : f32
        constants less a value: %4 = 1.0 - %1, its mirror is %5
        constants less a value: %11 = 3.0 - %9
    "#]]
    .assert_eq(&Sharing(&graph).to_string());
}
