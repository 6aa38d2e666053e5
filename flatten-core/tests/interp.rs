//! Both interpreters and the counts, on functions and graphs whose answers are known.

use flatten_core::count;
use flatten_core::front::{self, Sources};
use flatten_core::graph::Graph;
use flatten_core::hir;
use flatten_core::interp;
use flatten_core::op::trap::Trap;
use flatten_core::value::Value;

fn graph(text: &str) -> Graph {
    text.parse().unwrap()
}

#[track_caller]
fn gives(text: &str, params: &[Value], results: &[Value]) {
    assert_eq!(interp::run(&graph(text), params), Ok(results.to_vec()));
}

#[test]
fn graphs_run_with_complements_and_several_roots() {
    let text = "fn f(x: f32, y: f32) -> (f32, bool) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = lt %0 %1 : bool
        %3 = select !%2 %0 %1 : f32
        return %3 !%2
    }";
    gives(text, &[Value::f32(1.0), Value::f32(2.0)], &[Value::f32(2.0), Value::bool(false)]);
    gives(text, &[Value::f32(3.0), Value::f32(2.0)], &[Value::f32(3.0), Value::bool(true)]);
}

/// Halves `n` until it is 1, or for ever; counts the passes.
const HALVE: &str = "fn f(n: u32) -> (u32, u32, u32) {
    region 0 carried 2 results 2 exits 2 fn body(n: u32, count: u32, one: u32) -> (bool, u32, u32, bool, u32, u32, u32, u32) {
        %0 = param 0 : u32
        %1 = param 1 : u32
        %2 = param 2 : u32
        %3 = eq %0 %2 : bool
        %4 = const 9u : u32
        %5 = eq %0 %4 : bool
        %6 = shr %0 %2 : u32
        %7 = add %1 %2 : u32
        return %3 %6 %7 %5 %6 %7 %6 %7
    }
    %0 = param 0 : u32
    %1 = const 0u : u32
    %2 = const 1u : u32
    %3 = loop 0 %0 %1 %2 : tuple
    %4 = project 0 %3 : u32
    %5 = project 1 %3 : u32
    %6 = project 2 %3 : u32
    return %4 %5 %6
}";

#[test]
fn loops_run_to_an_exit() {
    let result = |n, count, exit| [Value::u32(n), Value::u32(count), Value::u32(exit)];
    gives(HALVE, &[Value::u32(1)], &result(0, 1, 0));
    gives(HALVE, &[Value::u32(1000)], &result(0, 10, 0));
    gives(HALVE, &[Value::u32(37)], &result(4, 3, 1));
}

#[test]
fn loops_without_end_run_out_of_steps() {
    assert_eq!(interp::run(&graph(HALVE), &[Value::u32(0)]), Err(Trap::Fuel));
}

#[test]
fn dead_nodes_do_not_run() {
    let text = HALVE.replace("return %4 %5 %6\n", "return %0 %1 %2\n");
    gives(&text, &[Value::u32(0)], &[0, 0, 1].map(Value::u32));
}

#[test]
fn counts_are_of_live_operations() {
    let counts = count::run(&graph(
        "fn f(v: Vec3, uniform k: f32) -> (Vec3, bool) {
            %0 = param 0 : Vec3
            %1 = param 1 : f32
            %2 = splat 3 %1 : Vec3
            %3 = mul %0 %2 : Vec3
            %4 = const 2.0 : f32
            %5 = mul %1 %4 : f32
            %6 = splat 3 %5 : Vec3
            %7 = pmin %3 %6 : Vec3
            %8 = lt %1 %4 : bool
            %9 = select !%8 %7 %0 : Vec3
            %10 dead = sin %5 : f32
            return %9 !%8
        }",
    ));
    let ops = [("lt", 1), ("mul", 2), ("pmin", 1), ("select", 1), ("splat", 1)];
    assert_eq!(counts.ops, ops.into());
    assert_eq!((counts.total, counts.uniform, counts.varying), (6, 3, 3));
    assert_eq!((counts.selects, counts.depth, counts.loops), (1, 4, 0));
    assert_eq!((counts.cost_graph, counts.cost_gpu), (6, 12 + 4 + 12 + 4 + 12));
}

#[test]
fn of_two_splats_one_is_counted() {
    let counts = count::run(&graph(
        "fn f(x: f32, y: f32) -> Vec2 {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = splat 2 %0 : Vec2
            %3 = splat 2 %1 : Vec2
            %4 = sub %2 %3 : Vec2
            return %4
        }",
    ));
    assert_eq!(counts.ops, [("splat", 1), ("sub", 1)].into());
}

#[test]
fn bodies_of_loops_are_counted_once() {
    let counts = count::run(&graph(HALVE));
    assert_eq!(counts.ops, [("add", 1), ("eq", 2), ("loop", 1), ("shr", 1)].into());
    assert_eq!((counts.total, counts.loops, counts.depth), (5, 1, 2));
}

/// Runs the last function of the text the way Rust does.
fn oracle(text: &str, args: &[Value]) -> Result<Vec<Value>, Trap> {
    let sources = Sources::flat(syn::parse_file(text).unwrap().items);
    let parsed = front::run(&sources, &[sources.items.len() - 1]).unwrap_or_else(|d| panic!("{d}"));
    hir::interp::call(&parsed.unit, parsed.entries[0], args)
}

/// A function of `x: f32` gives `results` for each of the arguments.
#[track_caller]
fn of_floats<const N: usize>(text: &str, args: [f32; N], results: [f32; N]) {
    let run = |x| oracle(text, &[Value::f32(x)]);
    assert_eq!(args.map(run), results.map(|x| Ok(vec![Value::f32(x)])), "{text}");
}

/// The body of a function of `n: i32` and `m: i32` traps.
#[track_caller]
fn traps(body: &str, n: i32, m: i32, trap: Trap) {
    let text = format!("fn f(n: i32, m: i32) -> i32 {{ {body} }}");
    assert_eq!(oracle(&text, &[Value::i32(n), Value::i32(m)]), Err(trap), "{text}");
}

/// It gives this.
#[track_caller]
fn of_ints(body: &str, n: i32, m: i32, result: i32) {
    let text = format!("fn f(n: i32, m: i32) -> i32 {{ {body} }}");
    assert_eq!(oracle(&text, &[Value::i32(n), Value::i32(m)]), Ok(vec![Value::i32(result)]), "{text}");
}

#[test]
fn operands_are_evaluated_in_order() {
    of_floats("fn f(mut x: f32) -> f32 { x + { x = 10.0; x } * x }", [1.0], [101.0]);
    of_floats(
        "fn g(a: f32, b: f32) -> f32 { a - b } fn f(mut x: f32) -> f32 { g(x, { x += 1.0; x }) }",
        [5.0],
        [-1.0],
    );
    of_floats(
        "struct P { a: f32, b: f32 }
        fn f(mut x: f32) -> f32 { let p = P { b: { x *= 2.0; x }, a: x + 1.0 }; p.a * 100.0 + p.b }",
        [3.0],
        [706.0],
    );
}

#[test]
fn assignments_evaluate_the_value_first() {
    of_floats("fn f(mut x: f32) -> f32 { x += { x = 10.0; 1.0 }; x }", [5.0], [11.0]);
    of_floats(
        "fn f(x: f32) -> f32 { let mut v = vec2(x, 2.0); v.x -= { v.x = 8.0; v.y }; v.x + 10.0 * v.y }",
        [1.0],
        [26.0],
    );
}

#[test]
fn the_right_side_of_a_short_circuit_waits() {
    of_floats(
        "fn f(x: f32) -> f32 { let mut n = 0.0; let c = x > 1.0 && { n += 1.0; x > 2.0 } || { n += 10.0; x < 0.0 };
        if c { n } else { -n } }",
        [0.5, 1.5, 2.5, -1.0],
        [-10.0, -11.0, 1.0, 10.0],
    );
}

#[test]
fn loops_are_left_and_continued() {
    let text = "fn f(n: i32, m: i32) -> i32 {
        let mut sum = 0;
        'rows: for i in 0..4 {
            for j in (0..=3) {
                if j == n { continue 'rows; }
                if i * j > m { break 'rows; }
                if (i + j) % 2 == 0 { continue; }
                sum += 10 * i + j;
                if sum > 200 { return -1; }
            }
            sum += 1000 * if i == 2 { break } else { 1 };
        }
        sum
    }";
    let run = |n, m| oracle(text, &[Value::i32(n), Value::i32(m)]);
    let rust = |n, m| {
        let mut sum = 0;
        'rows: for i in 0..4 {
            for j in 0..=3 {
                if j == n {
                    continue 'rows;
                }
                if i * j > m {
                    break 'rows;
                }
                if (i + j) % 2 == 0 {
                    continue;
                }
                sum += 10 * i + j;
                if sum > 200 {
                    return -1;
                }
            }
            sum += 1000 * if i == 2 { break } else { 1 };
        }
        sum
    };
    for n in -1..5 {
        for m in 0..10 {
            assert_eq!(run(n, m), Ok(vec![Value::i32(rust(n, m))]), "{n} {m}");
        }
    }
}

#[test]
fn ranges_reach_the_ends_of_their_type() {
    of_ints("let mut c = 0; for _ in 2147483646..=2147483647 { c += 1; } c", 0, 0, 2);
    of_ints("let mut c = 0; for i in 4294967294u32..=4294967295u32 { c += (i & 3) as i32; } c", 0, 0, 5);
    of_ints(
        "let mut c = 0; for _ in 3..3 { c += 1; } for _ in 3..=2 { c += 1; } for _ in 3..-3 { c += 1; } c",
        0,
        0,
        0,
    );
}

#[test]
fn calls_have_locals_of_their_own() {
    of_floats(
        "fn g(x: f32) -> f32 { let y = x * 2.0; if y > 4.0 { return y; } let x = y + 1.0; x }
        fn f(x: f32) -> f32 { let y = g(x) + g(g(x)); { let x = 100.0_f32; let y = x; } x + y }",
        [0.5, 1.0, 3.0],
        [7.5, 10.0, 21.0],
    );
}

#[test]
fn arms_that_leave_drop_what_waits() {
    of_floats(
        "fn f(x: f32) -> f32 { let y = 1.0 + x * { if x > 2.0 { return -1.0; } x }; y }",
        [2.0, 3.0],
        [5.0, -1.0],
    );
    of_ints("let mut s = 0; for i in 0..5 { s += 100 + if i > n { break } else { i }; } s", 1, 0, 201);
    of_ints("let mut s = 0; for i in 0..5 { s += m * (i + if i == n { continue } else { 0 }); } s", 3, 2, 14);
}

#[test]
fn rust_panics_are_traps() {
    traps("let a = [n, m]; a[n as usize]", 2, 0, Trap::OutOfBounds);
    traps("let a = [[n], [m]]; a[0][m as usize]", 0, 1, Trap::OutOfBounds);
    traps("let a: [i32; 0] = []; a[n as usize]", 0, 1, Trap::OutOfBounds);
    traps("IVec3::ONE[n as usize]", 3, 1, Trap::OutOfBounds);
    traps("let mut a = [n, m]; a[m as usize] = 1; a[0]", 0, 2, Trap::OutOfBounds);
    traps("let mut v = IVec2::ONE; v[m as usize] -= 1; v.x", 0, 2, Trap::OutOfBounds);
    traps("let mut a = [n; 4]; for i in 0..4 { a[i + 1] = 0; } m", 0, 2, Trap::OutOfBounds);
    traps("n + m", i32::MAX, 1, Trap::Overflow);
    traps("-n", i32::MIN, 0, Trap::Overflow);
    traps("n.abs()", i32::MIN, 0, Trap::Overflow);
    traps("let mut k = n; k *= m; k", i32::MAX, 2, Trap::Overflow);
    traps("n / m", 1, 0, Trap::DivideByZero);
    traps("n % m", i32::MIN, -1, Trap::Overflow);
    traps("n << m", 1, 32, Trap::ShiftOverflow);
    traps("n >> m", 1, -1, Trap::ShiftOverflow);
    traps("((n as f32).clamp(m as f32, 0.0)) as i32", 1, 2, Trap::BadClamp);
    traps("(ivec2(n, n) * m).x", i32::MAX, 2, Trap::Overflow);
    of_ints("if m != 0 { n / m } else { -1 }", 5, 0, -1);
    of_ints("(n > 0 && n / m > 1) as i32", 0, 0, 0);
    // What 32 bits cannot hold is no value of a `usize` here.
    traps("(n as usize + m as usize) as i32", -1, 0, Trap::TooWide);
    traps("(n as usize - m as usize) as i32", 1, 2, Trap::Overflow);
    traps("let mut k = 200_u8; k += if n > 0 { 100 } else { 1 }; k as i32", 1, 0, Trap::TooWide);
    traps("((n as f32) * 4e9) as usize as i32", 2, 0, Trap::TooWide);
    of_ints("((n as f32) * 4e9) as usize as i32", -2, 0, 0);
    // What is not reached does not trap, and what is reached traps although nobody reads it.
    of_ints("if n > 0 { return n; } n / m", 5, 0, 5);
    traps("let unread = n / m; n", 5, 0, Trap::DivideByZero);
}

#[test]
fn long_loops_run_out_of_steps() {
    let text = "fn f(n: i32) -> i32 { let mut s = n; for i in 0..100_000_000 { s ^= i; } s }";
    assert_eq!(oracle(text, &[Value::i32(1)]), Err(Trap::Fuel));
}

/// 100 functions that each call the next below 50 parentheses and operators.
#[test]
fn no_nesting_is_too_deep() {
    let mut text = "fn g0(x: f32) -> f32 { x }\n".to_owned();
    for i in 1..=100 {
        let (open, close) = ("(".repeat(50), " + 1.0)".repeat(50));
        text.push_str(&format!("fn g{i}(x: f32) -> f32 {{ {open}g{}(x){close} }}\n", i - 1));
    }
    of_floats(&text, [0.0], [5000.0]);
}

/// Printing, reading, checking, counting and running take turns, not stack.
#[test]
fn a_chain_of_100_000_nodes_is_walked_in_a_row() {
    let mut text = "fn f(x: u32) -> u32 {\n    %0 = param 0 : u32\n    %1 = const 3u : u32\n".to_owned();
    for i in 2..100_002 {
        let before = if i == 2 { 0 } else { i - 1 };
        text.push_str(&format!("    %{i} = {} %{before} %1 : u32\n", if i % 2 == 0 { "add" } else { "xor" }));
    }
    text.push_str("    return %100001\n}\n");
    let graph = graph(&text);
    assert_eq!(graph.to_string(), text);
    assert_eq!((count::run(&graph).total, count::run(&graph).depth), (100_000, 100_000));
    let expected = (0..50_000).fold(7u32, |x, _| x.wrapping_add(3) ^ 3);
    assert_eq!(interp::run(&graph, &[Value::u32(7)]), Ok(vec![Value::u32(expected)]));
}
