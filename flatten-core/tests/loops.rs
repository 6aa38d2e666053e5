//! Kept loops as graphs: what the constructor simplifies, how they are scheduled, and how the twin says them.

use expect_test::{Expect, expect};
use flatten_core::graph::Graph;
use flatten_core::options::Options;
use flatten_core::passes::prune;
use flatten_core::value::Value;
use flatten_core::{emit, interp, schedule};

#[track_caller]
fn read(text: &str) -> Graph {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

/// Simplifies a graph; it means the same for these arguments.
#[track_caller]
fn simplified(text: &str, inputs: &[&[Value]]) -> Graph {
    let graph = read(text);
    let simple = prune::run(&graph, &Options::exact());
    assert_eq!(simple.verify(), Ok(()));
    assert_eq!(simple, prune::run(&simple, &Options::exact()), "a second time changes nothing");
    for input in inputs {
        let expected = interp::run(&graph, input);
        assert!(expected.is_ok(), "{input:?} never ends");
        assert_eq!(interp::run(&simple, input), expected, "of {input:?} in\n{simple}");
    }
    assert_eq!(read(&simple.to_string()), simple);
    simple
}

#[track_caller]
fn twin(graph: &Graph, expected: Expect) {
    let tokens = emit::rust::function(&schedule::run(graph)).expect("Rust has loops");
    let file = syn::parse2(tokens).expect("Rust");
    expected.assert_eq(&prettyplease::unparse(&file));
}

/// Marches along a ray for at most `n` steps: two exits, an invariant product, a carried value nobody reads, one
/// that never changes.
const MARCH: &str = "fn march(uniform n: u32, o: f32, k: f32) -> (f32, u32) {
    region 0 carried 4 results 2 exits 2 fn body(t: f32, i: u32, unread: f32, seven: f32, n: u32, o: f32, k: f32) -> (bool, f32, u32, bool, f32, u32, f32, u32, f32, f32) {
        %0 = param 0 : f32
        %1 = param 1 : u32
        %2 = param 2 : f32
        %3 = param 3 : f32
        %4 = param 4 : u32
        %5 = param 5 : f32
        %6 = param 6 : f32
        %7 = lt %1 %4 : bool
        %8 scale = mul %5 %6 : f32
        %9 d = sub %0 %8 : f32
        %10 = const 0.01 : f32
        %11 = lt %9 %10 : bool
        %12 = const 1u : u32
        %13 = add %1 %12 : u32
        %14 = const 0.5 : f32
        %15 = mul %9 %14 : f32
        %16 = sub %0 %15 : f32
        %17 = add %2 %0 : f32
        %18 = const 8.0 : f32
        %19 = lt %3 %18 : bool
        %20 = select %19 %3 %0 : f32
        %21 color = sqrt %9 : f32
        return !%7 %0 %1 %11 %21 %1 %16 %13 %17 %20
    }
    %0 = param 0 : u32
    %1 = param 1 : f32
    %2 = param 2 : f32
    %3 = const 10.0 : f32
    %4 = const 0u : u32
    %5 = const 7.0 : f32
    %6 = loop 0 %3 %4 %3 %5 %0 %1 %2 : tuple
    %7 t = project 0 %6 : f32
    %8 = project 1 %6 : u32
    return %7 %8
}
";

#[test]
fn what_is_carried_is_what_is_needed() {
    let inputs = [(0, 1.0, 2.0), (3, 1.0, 2.0), (100, 1.0, 2.0), (100, 5.0, 4.0)];
    let inputs = inputs.map(|(n, o, k)| [Value::u32(n), Value::f32(o), Value::f32(k)]);
    let graph = simplified(MARCH, &inputs.each_ref().map(|input| &input[..]));
    expect![[r#"
        fn march(uniform n: u32, o: f32, k: f32) -> (f32, u32) {
            region 0 carried 2 results 2 exits 2 fn body(t: f32, i: u32, uniform n: u32, scale: f32) -> (bool, f32, u32, bool, f32, u32, f32, u32) {
                %0 = param 0 : f32
                %1 = param 1 : u32
                %2 = param 2 : u32
                %3 = param 3 : f32
                %4 = lt %1 %2 : bool
                %5 d = sub %0 %3 : f32
                %6 = const 0.01 : f32
                %7 = lt %5 %6 : bool
                %8 = const 1u : u32
                %9 = add %1 %8 : u32
                %10 = const 0.5 : f32
                %11 = mul %5 %10 : f32
                %12 = sub %0 %11 : f32
                %13 color = sqrt %5 : f32
                return !%4 %0 %1 %7 %13 %1 %12 %9
            }
            %0 = param 0 : u32
            %1 = param 1 : f32
            %2 = param 2 : f32
            %3 = const 10.0 : f32
            %4 = const 0u : u32
            %5 scale = mul %1 %2 : f32
            %6 = loop 0 %3 %4 %0 %5 : tuple
            %7 t = project 0 %6 : f32
            %8 = project 1 %6 : u32
            return %7 %8
        }
    "#]].assert_eq(&graph.to_string());
    expect![[r#"
        exact fn march(uniform n: u32, o: f32, k: f32) -> (f32, u32) {
            %0 scale = mul o k : f32, 1 use
            %1 = loop 0 : tuple, 2 uses {
                carry t: f32 = 10.0
                carry i: u32 = 0u
                %2 = lt i n : bool, 1 use
                exit 0 if !%2 {
                    leave t i
                }
                %3 d = sub t %0 : f32, 3 uses
                %4 = lt %3 0.01 : bool, 1 use
                exit 1 if %4 {
                    %5 color = sqrt %3 : f32, 1 use
                    leave %5 i
                }
                %6 = add i 1u : u32, 1 use
                %7 = mul %3 0.5 : f32, 1 use
                %8 = sub t %7 : f32, 1 use
                next %8 %6
            }
            %9 t_2 = project 0 %1 : f32, 1 use
            %10 = project 1 %1 : u32, 1 use
            return %9 %10
        }
    "#]]
    .assert_eq(&schedule::run(&graph).to_string());
    twin(
        &graph,
        expect![[r#"
        pub fn march_flat(n: u32, o: f32, k: f32) -> (f32, u32) {
            use ::flatten::__private as f;
            let scale = o * k;
            let mut t = 10.0_f32;
            let mut i = 0_u32;
            let (t_2, __10) = loop {
                if i >= n {
                    break (t, i);
                }
                let d = t - scale;
                if d < 0.01 {
                    let color = f::sqrt(d);
                    break (color, i);
                }
                (t, i) = (t - d * 0.5, f::add(i, 1));
            };
            (t_2, __10)
        }
    "#]],
    );
}

/// A loop over the parameters `a` and `b` with what stands between `BODY` and its roots.
fn with_body(body: &str, roots: &str) -> String {
    format!(
        "fn f(a: u32, b: u32) -> u32 {{
            region 0 carried 2 results 1 exits 1 fn body(x: u32, y: u32, a: u32, b: u32) -> (bool, u32, u32, u32) {{
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = param 2 : u32
                %3 = param 3 : u32
                {body}
                return {roots}
            }}
            %0 = param 0 : u32
            %1 = param 1 : u32
            %2 = const 7u : u32
            %3 = loop 0 %0 %2 %0 %1 : tuple
            %4 = project 0 %3 : u32
            return %4
        }}"
    )
}

fn inputs() -> Vec<[Value; 2]> {
    [(1, 2), (5, 3), (9, 9), (0, 4)].map(|(a, b)| [Value::u32(a), Value::u32(b)]).to_vec()
}

#[track_caller]
fn becomes(body: &str, roots: &str, expected: Expect) {
    let inputs = inputs();
    let inputs: Vec<&[Value]> = inputs.iter().map(|input| &input[..]).collect();
    expected.assert_eq(&simplified(&with_body(body, roots), &inputs).to_string());
}

#[test]
fn a_loop_that_leaves_at_once_is_none() {
    // The second exit is certain: what is left is one select.
    let text = with_body(
        "%4 = lt %0 %3 : bool
         %5 = const false : bool
         %6 = add %0 %1 : u32",
        "%4 %0 !%5 %6 %0 %1",
    );
    let text = text
        .replace("exits 1", "exits 2")
        .replace("(bool, u32, u32, u32)", "(bool, u32, bool, u32, u32, u32)");
    let inputs = inputs();
    let inputs: Vec<&[Value]> = inputs.iter().map(|input| &input[..]).collect();
    expect![[r#"
        fn f(a: u32, b: u32) -> u32 {
            %0 = param 0 : u32
            %1 = param 1 : u32
            %2 = const 7u : u32
            %3 = lt %0 %1 : bool
            %4 = add %0 %2 : u32
            %5 = select %3 %0 %4 : u32
            return %5
        }
    "#]]
    .assert_eq(&simplified(&text, &inputs).to_string());
}

#[test]
fn what_a_loop_begins_with_may_leave_it() {
    // `y` is 7 in the first pass, and another number in the next one, to which nobody comes.
    becomes(
        "%4 = const 5u : u32
         %5 = lt %4 %1 : bool
         %6 = add %0 %1 : u32
         %7 = add %1 %4 : u32",
        "%5 %6 %6 %7",
        expect![[r#"
            fn f(a: u32, b: u32) -> u32 {
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = const 7u : u32
                %3 = add %0 %2 : u32
                return %3
            }
        "#]],
    );
}

#[test]
fn a_value_that_only_seems_to_change_is_taken_for_what_it_begins_with() {
    // `y = if y < 10 { y } else { x }` stays 7.
    becomes(
        "%4 = const 20u : u32
         %5 = lt %4 %0 : bool
         %6 = add %0 %1 : u32
         %7 = const 10u : u32
         %8 = lt %1 %7 : bool
         %9 = select %8 %1 %0 : u32",
        "%5 %0 %6 %9",
        expect![[r#"
            fn f(a: u32, b: u32) -> u32 {
                region 0 carried 1 results 1 exits 1 fn body(x: u32) -> (bool, u32, u32) {
                    %0 = param 0 : u32
                    %1 = const 7u : u32
                    %2 = const 20u : u32
                    %3 = lt %2 %0 : bool
                    %4 = add %0 %1 : u32
                    return %3 %0 %4
                }
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = loop 0 %0 : tuple
                %3 = project 0 %2 : u32
                return %3
            }
        "#]],
    );
}

#[test]
fn a_value_that_does_change_stays() {
    // `y = if y < x { y } else { x }`: 7 for some, not for all.
    becomes(
        "%4 = const 20u : u32
         %5 = lt %4 %0 : bool
         %6 = add %0 %1 : u32
         %7 = const 1u : u32
         %8 = add %6 %7 : u32
         %9 = lt %1 %0 : bool
         %10 = select %9 %1 %0 : u32",
        "%5 %0 %8 %10",
        expect![[r#"
            fn f(a: u32, b: u32) -> u32 {
                region 0 carried 2 results 1 exits 1 fn body(x: u32, y: u32) -> (bool, u32, u32, u32) {
                    %0 = param 0 : u32
                    %1 = param 1 : u32
                    %2 = const 20u : u32
                    %3 = lt %2 %0 : bool
                    %4 = add %0 %1 : u32
                    %5 = const 1u : u32
                    %6 = add %4 %5 : u32
                    %7 = min %0 %1 : u32
                    return %3 %0 %6 %7
                }
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = const 7u : u32
                %3 = loop 0 %0 %2 : tuple
                %4 = project 0 %3 : u32
                return %4
            }
        "#]],
    );
}

#[test]
fn what_is_the_same_at_each_exit_is_known_outside() {
    becomes(
        "%4 = const 20u : u32
         %5 = lt %4 %0 : bool
         %6 = add %0 %1 : u32
         %7 = mul %2 %3 : u32",
        "%5 %7 %6 %1",
        expect![[r#"
            fn f(a: u32, b: u32) -> u32 {
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = mul %0 %1 : u32
                return %2
            }
        "#]],
    );
}

/// Also what is not worth to be moved out of a loop that needs it.
#[test]
fn a_splat_at_each_exit_is_known_outside() {
    let text = "
        fn f(a: u32) -> UVec2 {
            region 0 carried 1 results 1 exits 1 fn body(i: u32, a: u32) -> (bool, UVec2, u32) {
                %0 = param 0 : u32
                %1 = param 1 : u32
                %2 = const 4u : u32
                %3 = lt %0 %2 : bool
                %4 = splat 2 %1 : UVec2
                %5 = const 1u : u32
                %6 = add %0 %5 : u32
                return !%3 %4 %6
            }
            %0 = param 0 : u32
            %1 = const 0u : u32
            %2 = loop 0 %1 %0 : tuple
            %3 = project 0 %2 : UVec2
            return %3
        }";
    let inputs = [[Value::u32(7)]];
    expect![[r#"
        fn f(a: u32) -> UVec2 {
            %0 = param 0 : u32
            %1 = splat 2 %0 : UVec2
            return %1
        }
    "#]]
    .assert_eq(&simplified(text, &inputs.each_ref().map(|input| &input[..])).to_string());
}
