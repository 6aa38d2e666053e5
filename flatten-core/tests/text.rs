//! The text form of graphs: what is printed reads back, and what is wrong is said with its line.

use flatten_core::graph::Graph;

#[track_caller]
fn same(text: &str) {
    let graph: Graph = text.parse().unwrap();
    assert_eq!(graph.to_string(), text);
    assert_eq!(graph.to_string().parse::<Graph>().unwrap(), graph);
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(text.parse::<Graph>().map(drop), Err(message.to_owned()), "{text}");
}

/// One node line in a function of `x: f32`, `v: Vec3`, `c: bool` and `n: i32`.
#[track_caller]
fn refused_node(node: &str, message: &str) {
    let text = format!(
        "fn f(x: f32, v: Vec3, c: bool, n: i32) -> f32 {{
    %0 = param 0 : f32
    %1 = param 1 : Vec3
    %2 = param 2 : bool
    %3 = param 3 : i32
    {node}
    return %0
}}
"
    );
    refused(&text, message);
}

#[test]
fn functions_read_back() {
    same(
        "fn row(a: [[f32; 2]; 1], b: [Ray { t: f32, n: (u32, usize) }; 1]) -> ([f32; 2], [Vec3; 0]) {
    %0 = param 0 : f32
    %1 = param 3 : u32
    return %0 %0
}
",
    );
    same(
        "fn relu(x: f32, uniform k: f32) -> f32 {
    %0 = param 0 : f32
    %1 = const 0.0 : f32
    %2 is_neg = lt %0 %1 : bool
    %3 = select !%2 %0 %1 : f32
    return %3
}
",
    );
    same("fn nothing() -> () {\n    return\n}\n");
}

#[test]
fn shapes_read_back() {
    same(
        "fn f(ray: Ray { origin: Vec3, span: Span { t: (f32, f32) } }, e: Empty { }) -> ((f32,), Out { c: bool }) {
    %0 = param 1 : f32
    %1 = const false : bool
    return %0 !%1
}
",
    );
}

#[test]
fn every_payload_reads_back() {
    same(
        "fn f(x: f32, v: Vec3, n: i32) -> Vec4 {
    %0 = param 0 : f32
    %1 = param 1 : Vec3
    %2 = param 2 : i32
    %3 = const Vec3(1.0, -0.0, 0x7fc00001) : Vec3
    %4 = const -0.0 : f32
    %5 = const 7u : u32
    %6 = const -7 : i32
    %7 = const BVec2(false, true) : BVec2
    %8 = const 1e-45 : f32
    %9 = const 0xff800000 : f32
    %10 = cast f32 %2 : f32
    %11 = bitcast u32 %1 : UVec3
    %12 = splat 4 %0 : Vec4
    %13 = lane 2 %1 : f32
    %14 = swizzle zxxy %1 : Vec4
    %15 = compose %0 %13 %10 : Vec3
    %16 corner = shl %2 %5 : i32
    %17 = all !%7 : bool
    return %14
}
",
    );
}

#[test]
fn tables_read_back() {
    same(
        "fn f(i: u32) -> (f32, bool) {
    %0 = param 0 : u32
    %1 = const 1.5 : f32
    %2 = const -0.0 : f32
    %3 = const false : bool
    %4 = table %0 %1 %2 %1 %2 %1 %1 : f32
    %5 = table %0 %3 !%3 %3 : bool
    return %4 !%5
}
",
    );
    let table = |args: &str| format!("%4 = table {args} : f32");
    refused_node(&table("%3 %0 %0"), "line 6: %4: table takes an index and constants");
}

/// Counts up from `x` in steps of `k` until it is above 10.
const LOOP: &str = "fn f(x: f32, k: f32) -> (f32, u32) {
    region 0 carried 1 results 1 exits 1 fn body(x: f32, k: f32) -> (bool, f32, f32) {
        region 0 carried 0 results 0 exits 1 fn once() -> bool {
            %0 = const false : bool
            return !%0
        }
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = const 10.0 : f32
        %3 = loop 0 : tuple
        %4 = lt %2 %0 : bool
        %5 = add %0 %1 : f32
        return %4 %0 %5
    }
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = loop 0 %0 %1 : tuple
    %3 = project 0 %2 : f32
    %4 = project 1 %2 : u32
    return %3 %4
}
";

#[test]
fn loops_read_back() {
    same(LOOP);
}

#[test]
fn loops_are_verified() {
    let broken = |from: &str, to: &str, message: &str| refused(&LOOP.replacen(from, to, 1), message);
    broken("exits 1 fn body", "exits 0 fn body", "line 2: 0 exits; a loop has at least 1");
    broken(
        "exits 1 fn once",
        "exits 2 fn once",
        "line 3: returns 1 values, not the 2 of 0 carried, 0 results and 2 exits",
    );
    broken("carried 1", "carried 3", "line 2: carries 3 of 2 parameters");
    broken("carried 1 results 1 exits 1", "carried 1 results 0 exits 2", "line 2: exit 1 is a f32, not bool");
    broken("carried 1 results 1", "carried 0 results 2", "line 19: %4: project gives f32, not u32");
    broken(
        "(bool, f32, f32) {",
        "(bool, f32, u32) {",
        "line 13: returns (bool, f32, f32), not (bool, f32, u32)",
    );
    broken("body(x: f32, k: f32)", "body(x: u32, k: f32)", "line 7: %0: param gives u32, not f32");
    broken("loop 0 %0 %1", "loop 0 %0", "line 17: %2: region 0 takes (f32, f32), not (f32)");
    broken("loop 0 %0 %1", "loop 1 %0 %1", "line 17: %2: region 1 of 1");
    broken(
        "project 1 %2",
        "project 2 %2",
        "line 19: %4: project 2 of a loop with 1 carried, 1 result and 1 exit",
    );
    broken("project 0 %2", "project 0 %1", "line 18: %3: project reads a loop or a call, not param");
    broken("project 1 %2 : u32", "project 1 %2 : i32", "line 19: %4: project gives u32, not i32");
}

#[test]
fn nodes_are_verified() {
    refused_node("%4 = add %0 %3 : f32", "line 6: %4: add does not take (f32, i32)");
    refused_node("%4 = add %0 %0 : i32", "line 6: %4: add gives f32, not i32");
    refused_node("%4 = neg !%0 : f32", "line 6: %4: !%0 is the complement of a f32; only bool has one");
    refused_node("%4 = param 4 : f32", "line 6: %4: parameter 4 of 4");
    refused_node("%4 = param 3 : f32", "line 6: %4: param gives i32, not f32");
    refused_node("%4 = lane 3 %1 : f32", "line 6: %4: lane does not take (Vec3)");
    refused_node("%4 = swizzle xw %1 : Vec2", "line 6: %4: swizzle does not take (Vec3)");
    refused_node("%4 = splat 5 %0 : Vec4", "line 6: %4: splat does not take (f32)");
    refused_node("%4 = const Vec2(1.0, 2.0) : Vec3", "line 6: `Vec2(1.0, 2.0)` is a Vec2, not a Vec3");
    refused_node("%4 = neg %0 : tuple", "line 6: %4: neg gives f32, not tuple");
}

#[test]
fn lines_are_checked() {
    refused_node("%4 = sine %0 : f32", "line 6: `sine` is not an operation");
    refused_node("%4 = sin %4 : f32", "line 6: `%4` is not defined above");
    refused_node("%4 = sin x : f32", "line 6: `x` is not an operand");
    refused_node("%5 = sin %0 : f32", "line 6: `%5` where `%4` is due");
    refused_node("%4 = sin %0", "line 6: `%4 = sin %0` has no ` : ` type");
    refused_node("%4 sin %0 : f32", "line 6: `%4 sin %0 : f32` has no ` = `");
    refused_node("%4 = sin %0 : f64", "line 6: `f64` is not a type");
    refused_node("%4 = param 0 : f32", "line 6: `%4` is `%0` again");
    refused_node("%4 = const true : bool", "line 6: `%4` is `!%4` again");
    refused_node("%4 = const 1.5.2 : f32", "line 6: `1.5.2` is not a value");
    refused_node("%4 one = const 1.0 : f32", "line 6: const takes no name, not `one`");
    refused_node("%4 = cast f64 %0 : f32", "line 6: `f64` is not a scalar");
    refused_node("%4 = swizzle xq %1 : Vec2", "line 6: `xq` is not a swizzle");
    refused_node("let x = 1;", "line 6: `let x = 1;` where `return` is due");
    refused_node(
        "region 0 of f",
        "line 6: `region 0 of f` is not `region 0 carried 1 results 1 exits 1 fn body(..) -> .. {`",
    );
}

#[test]
fn signatures_and_ends_are_checked() {
    refused("", "line 1: the text ends before its `}`");
    refused("fn f() -> f32 {", "line 1: the text ends before its `}`");
    refused("graph f", "line 1: `graph f` where `fn` is due");
    refused("fn f(x: f64) -> f32 {", "line 1: `f64` is not a type");
    refused("fn f(x f32) -> f32 {", "line 1: `f32) -> f32 {` where `:` is due");
    refused("fn f() {", "line 1: `{` where `->` is due");
    refused("fn f() -> () {\nreturn\n}\n}", "line 4: `}` after the end");
    refused("fn f() -> () {\nreturn\nreturn\n}", "line 3: `return` where `}` is due");
    refused("fn f() -> f32 {\nreturn\n}", "line 2: returns (), not (f32)");
    refused(
        "fn f(x: f32) -> f32 {\n%0 = param 0 : f32\nreturn !%0\n}",
        "line 3: !%0 is the complement of a f32; only bool has one",
    );
}
