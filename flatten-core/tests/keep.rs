//! Loops that are kept, from source to twin: what each way out becomes, and that nothing runs that must not.

use expect_test::{Expect, expect};
use flatten_core::front::{self, Sources};
use flatten_core::graph::Graph;
use flatten_core::hir::{self, FnId, Unit};
use flatten_core::op::RegionId;
use flatten_core::options::Options;
use flatten_core::passes::{Journal, optimize_with};
use flatten_core::value::Value;
use flatten_core::{compile, count, emit, interp, schedule};

fn kept() -> Options {
    let mut options = Options::exact();
    (options.loops, options.limits.max_unroll) = (true, 0);
    options
}

/// Compiles functions; the last one is the entry.
#[track_caller]
fn build(text: &str) -> (Unit, FnId, Graph) {
    let file = syn::parse_file(text).expect("the test's source parses");
    let sources = Sources::flat(file.items);
    let parsed = front::run(&sources, &[sources.items.len() - 1]).expect("it is in the language");
    let (unit, entry) = (parsed.unit, parsed.entries[0]);
    let graph = compile(&unit, entry, &kept(), &mut |_, _| {})
        .unwrap_or_else(|diags| panic!("{:?}", diags.iter().map(|d| d.message()).collect::<Vec<_>>()));
    assert_eq!(graph.to_string().parse::<Graph>().as_ref(), Ok(&graph));
    (unit, entry, graph)
}

/// The graph and the function as written give the same.
#[track_caller]
fn agree(text: &str, inputs: &[&[Value]]) -> Graph {
    let (unit, entry, graph) = build(text);
    for input in inputs {
        let expected = hir::interp::call(&unit, entry, input).expect("Rust does not panic");
        assert_eq!(interp::run(&graph, input).as_ref(), Ok(&expected), "of {input:?} in\n{graph}");
    }
    graph
}

#[track_caller]
fn twin(text: &str, inputs: &[&[Value]], expected: Expect) -> Graph {
    let graph = agree(text, inputs);
    let tokens = emit::rust::function(&schedule::run(&graph)).expect("Rust has loops");
    let file = syn::parse2(tokens).expect("Rust");
    expected.assert_eq(&prettyplease::unparse(&file));
    graph
}

fn f(x: f32) -> Value {
    Value::f32(x)
}

fn u(x: u32) -> Value {
    Value::u32(x)
}

fn i(x: i32) -> Value {
    Value::i32(x)
}

#[test]
fn a_march() {
    let graph = twin(
        "fn sphere(p: Vec3) -> f32 { p.length() - 1.0 }
         fn shade(t: f32) -> f32 { (t * 3.0).sqrt().sqrt() }
         fn march(o: Vec3, d: Vec3, steps: i32) -> f32 {
             let mut t = 0.0;
             for i in 0..steps {
                 let near = sphere(o + d * t);
                 if near < 0.001 { return shade(t) + i as f32; }
                 t += near;
                 if t > 20.0 { break; }
             }
             -1.0
         }",
        &[&[Value::vec(&[0.0, 0.0, -3.0]), Value::vec(&[0.0, 0.0, 1.0]), i(64)]],
        expect![[r#"
            pub fn march_flat(o: Vec3, d: Vec3, steps: i32) -> f32 {
                use ::flatten::__private as f;
                let mut t = 0.0_f32;
                let mut i = 0_i32;
                let __16 = loop {
                    if i >= steps {
                        break -1.0_f32;
                    }
                    let __5 = f::length(t * d + o);
                    let near = __5 - 1.0;
                    if near < 0.001 {
                        let __10 = f::sqrt(f::sqrt(t * 3.0));
                        break __10 + f::as_f32(i);
                    }
                    let t_2 = near + t;
                    if 20.0 < t_2 {
                        break -1.0_f32;
                    }
                    (t, i) = (t_2, f::add(i, 1));
                };
                __16
            }
        "#]],
    );
    // What is returned is what the loop leaves with.
    assert_eq!((count::run(&graph).selects, count::run(&graph).loops), (0, 1));
}

#[test]
fn a_loop_in_an_arm_runs_only_if_the_arm_is_taken() {
    // It never ends for even numbers.
    let text = "fn f(n: u32) -> u32 {
        let mut x = n;
        if n % 2 == 1 { while x != 1 { x -= 2; } }
        x
    }";
    twin(
        text,
        &[&[u(7)], &[u(8)], &[u(1)]],
        expect![[r#"
            pub fn f_flat(n: u32) -> u32 {
                use ::flatten::__private as f;
                let __1 = n & 1 == 0;
                let mut x = n;
                let x_3 = loop {
                    if (x == 1) | __1 {
                        break x;
                    }
                    let x_2 = f::sub(x, 2);
                    x = x_2;
                };
                f::select(__1, n, x_3)
            }
        "#]],
    );
}

#[test]
fn a_loop_behind_a_return_runs_only_if_nobody_returned() {
    let text = "fn f(n: u32) -> u32 {
        let mut x = n;
        if n % 2 == 0 { return 100; }
        while x != 1 { x -= 2; }
        x
    }";
    agree(text, &[&[u(7)], &[u(8)]]);
}

#[test]
fn a_loop_in_a_function_runs_only_if_it_is_called() {
    let text = "fn down(n: u32) -> u32 { let mut x = n; let mut steps = 0; while x != 1 { x -= 2; steps += 1; } steps }
        fn twice(n: u32) -> u32 { down(n) + down(n + 2) }
        fn f(n: u32) -> u32 { if n % 2 == 1 && twice(n) > 3 { down(n) } else { 50 } }";
    agree(text, &[&[u(7)], &[u(8)], &[u(1)]]);
}

#[test]
fn a_loop_in_a_loop_runs_only_behind_its_exits() {
    let text = "fn f(n: u32) -> u32 {
        let (mut x, mut sum) = (n, 0);
        loop {
            if x % 2 == 0 { break; }
            let mut y = x;
            while y != 1 { y -= 2; sum += 1; }
            if sum > 30 { break; }
            x += 3;
        }
        sum + x
    }";
    twin(
        text,
        &[&[u(7)], &[u(8)], &[u(1)]],
        expect![[r#"
            pub fn f_flat(n: u32) -> u32 {
                use ::flatten::__private as f;
                let mut x = n;
                let mut sum = 0_u32;
                let (x_3, sum_5) = loop {
                    if x & 1 == 0 {
                        break (x, sum);
                    }
                    let mut sum_2 = sum;
                    let mut y = x;
                    let sum_4 = loop {
                        if y == 1 {
                            break sum_2;
                        }
                        let y_2 = f::sub(y, 2);
                        let sum_3 = f::add(sum_2, 1);
                        (sum_2, y) = (sum_3, y_2);
                    };
                    if 30 < sum_4 {
                        break (x, sum_4);
                    }
                    let x_2 = f::add(x, 3);
                    (x, sum) = (x_2, sum_4);
                };
                f::add(sum_5, x_3)
            }
        "#]],
    );
}

#[test]
fn each_way_out_leads_where_it_says() {
    let text = "fn f(a: u32, b: u32) -> u32 {
        let mut sum = 0;
        'outer: for i in 0..a {
            for j in 0..b {
                if j == 3 { continue 'outer; }
                if i + j == 9 { break 'outer; }
                if i * j == 8 { return 1000 + sum; }
                if j == i { continue; }
                sum += i * 10 + j;
            }
            sum += 100;
        }
        sum
    }";
    let inputs: Vec<[Value; 2]> = (0..8).flat_map(|a| (0..12).map(move |b| [u(a), u(b)])).collect();
    agree(text, &inputs.iter().map(|input| &input[..]).collect::<Vec<_>>());
}

#[test]
fn what_only_exits_read_is_left_with_once() {
    let inputs: &[&[Value]] = &[&[u(0)], &[u(1)], &[u(2)], &[u(50)], &[u(61)]];
    let text = "fn f(n: u32) -> u32 {
        let mut x = n;
        loop {
            let mut y = x;
            let z = loop {
                if y % 3 == 0 { break y * 5; }
                y += 7;
            };
            if y > 60 { break z; }
            if y % 4 == 3 { break z + 1; }
            x += 2;
        }
    }";
    twin(
        text,
        inputs,
        expect![[r#"
        pub fn f_flat(n: u32) -> u32 {
            use ::flatten::__private as f;
            let mut x = n;
            let __13 = loop {
                let mut y = x;
                let (y_3, z) = loop {
                    if f::rem(y, 3) == 0 {
                        break (y, f::mul(y, 5));
                    }
                    let y_2 = f::add(y, 7);
                    y = y_2;
                };
                if 60 < y_3 {
                    break z;
                }
                if y_3 & 3 == 3 {
                    break f::add(z, 1);
                }
                let x_2 = f::add(x, 2);
                x = x_2;
            };
            __13
        }
    "#]],
    );
    // The loop is run because of what the next pass needs of it.
    let later = text.replace("y > 60", "x > 60").replace("y % 4", "x % 4").replace("x += 2", "x = y + 2");
    twin(
        &later,
        inputs,
        expect![[r#"
        pub fn f_flat(n: u32) -> u32 {
            use ::flatten::__private as f;
            let mut x = n;
            let __13 = loop {
                let mut y = x;
                let (y_3, z) = loop {
                    if f::rem(y, 3) == 0 {
                        break (y, f::mul(y, 5));
                    }
                    let y_2 = f::add(y, 7);
                    y = y_2;
                };
                if 60 < x {
                    break z;
                }
                if x & 3 == 3 {
                    break f::add(z, 1);
                }
                let x_2 = f::add(y_3, 2);
                x = x_2;
            };
            __13
        }
    "#]],
    );
}

#[test]
fn what_is_written_once_is_not_carried() {
    let text = "fn f(n: u32) -> u32 {
        let mut x = n;
        let turns;
        let z = 'outer: loop {
            let mut y = x;
            while y < 20 {
                if y % 3 == 0 { turns = y; break 'outer y * 5; }
                y += 6;
            }
            x += y;
            if x > 60 { turns = 7; break x; }
        };
        z + turns
    }";
    let graph = twin(
        text,
        &[&[u(0)], &[u(1)], &[u(2)], &[u(50)], &[u(61)]],
        expect![[r#"
            pub fn f_flat(n: u32) -> u32 {
                use ::flatten::__private as f;
                let mut x = n;
                let (turns_2, z) = loop {
                    let mut y = x;
                    let (turns, y_3, __9, __7) = loop {
                        if y >= 20 {
                            break (0_u32, y, 0_u32, false);
                        }
                        if f::rem(y, 3) == 0 {
                            break (y, y, f::mul(y, 5), true);
                        }
                        let y_2 = f::add(y, 6);
                        y = y_2;
                    };
                    if __7 {
                        break (turns, __9);
                    }
                    let x_2 = f::add(y_3, x);
                    if 60 < x_2 {
                        break (7_u32, x_2);
                    }
                    x = x_2;
                };
                f::add(z, turns_2)
            }
        "#]],
    );
    assert_eq!(schedule::run(&graph).carried.len(), 2, "x, y");
    // One with `mut` might be read in the next pass.
    let again = agree(&text.replace("let turns;", "let mut turns = 1;"), &[&[u(0)], &[u(1)], &[u(50)]]);
    assert_eq!(schedule::run(&again).carried.len(), 3, "x, turns, y");
}

#[test]
fn values_that_go_on_alike_are_one() {
    let inputs: &[&[Value]] = &[&[u(0)], &[u(1)], &[u(20)], &[u(33)]];
    let counted = "fn f(n: u32) -> u32 {
        let (mut steps, mut s) = (0, n);
        for i in 0..n {
            s ^= i * s;
            if s > 1000 { break; }
            steps += 1;
        }
        s + steps
    }";
    let graph = twin(
        counted,
        &inputs[..3],
        expect![[r#"
        pub fn f_flat(n: u32) -> u32 {
            use ::flatten::__private as f;
            let mut steps = 0_u32;
            let mut s = n;
            let (steps_3, s_3) = loop {
                if steps >= n {
                    break (steps, s);
                }
                let s_2 = f::mul(steps, s) ^ s;
                if 1000 < s_2 {
                    break (steps, s_2);
                }
                let steps_2 = f::add(steps, 1);
                (steps, s) = (steps_2, s_2);
            };
            f::add(s_3, steps_3)
        }
    "#]],
    );
    assert_eq!(schedule::run(&graph).carried.len(), 2, "steps, s");
    let carried = |text: &str| schedule::run(&agree(text, inputs)).carried.len();
    assert_eq!(carried(&counted.replace("steps += 1", "steps += 2")), 3);
    assert_eq!(carried(&counted.replace("(0, n)", "(1, n)")), 3);
    // `x` and `w` go together; in the first pass `y` does too, but not once `z` has changed.
    let apart = "fn f(n: u32) -> u32 {
        let (mut w, mut x, mut y, mut z) = (0, 0, 0, 0);
        while x + z < n {
            (w, x) = (x + 1, w + 1);
            y += if z == 0 { 1 } else { 2 };
            z += 3;
        }
        w * 1000 + x * 100 + y * 10 + z
    }";
    assert_eq!(carried(apart), 3);
    // They go on alike, but do not begin so.
    let begin = "fn f(n: u32) -> u32 {
        let (mut a, mut b, mut s) = (2, 9, 0);
        while s < n {
            s += a * 3 + b;
            (a, b) = ((s & 3) + 1, (s & 3) + 1);
        }
        s + a * b
    }";
    assert_eq!(carried(begin), 3);
    assert_eq!(carried(&begin.replace("(2, 9, 0)", "(9, 9, 0)")), 2);
}

/// The graph before the passes.
fn lowered(text: &str) -> Graph {
    let (unit, entry, _) = build(text);
    let mut lowered = String::new();
    let mut watch = |stage: &str, shown: &dyn std::fmt::Display| {
        if stage == "graph" {
            lowered = shown.to_string();
        }
    };
    compile(&unit, entry, &kept(), &mut watch).expect("it was built");
    lowered.parse().expect("the text form reads back")
}

/// If a loop has come to leave with a choice, or a number, and how many selects are left. With less fuel it is right, too.
#[track_caller]
fn chosen_by_exits(text: &str, inputs: &[&[Value]]) -> (bool, u32) {
    let graph = agree(text, inputs);
    let lowered = lowered(text);
    let mut journal = Journal::new(&kept());
    optimize_with(&lowered, &mut journal);
    for fuel in 0..journal.commits {
        let mut journal = Journal::new(&Options { fuel: Some(fuel), ..kept() });
        let part = optimize_with(&lowered, &mut journal);
        assert_eq!(journal.commits, fuel);
        for input in inputs {
            assert_eq!(interp::run(&part, input), interp::run(&graph, input), "{fuel} of {input:?}");
        }
    }
    (journal.fired.contains_key("exit"), count::run(&graph).selects)
}

#[test]
fn what_an_exit_chooses_is_left_with() {
    let inputs: &[&[Value]] = &[&[u(0), u(3)], &[u(5), u(4)], &[u(33), u(7)], &[u(9), u(60)]];
    let text = "fn f(n: u32, m: u32) -> (bool, u32) {
        let (mut x, mut found) = (n, false);
        for i in 0..9 {
            if x % 7 == m { return (true, i); }
            if x > 50 { found = true; break; }
            x += m;
        }
        (found, if found { x } else { m })
    }";
    twin(
        text,
        inputs,
        expect![[r#"
            pub fn f_flat(n: u32, m: u32) -> (bool, u32) {
                use ::flatten::__private as f;
                let mut x = n;
                let mut i = 0_u32;
                let (__7, __8) = loop {
                    if i >= 9 {
                        break (false, m);
                    }
                    if f::rem(x, 7) == m {
                        break (true, i);
                    }
                    if 50 < x {
                        break (true, x);
                    }
                    let x_2 = f::add(x, m);
                    (x, i) = (x_2, f::add(i, 1));
                };
                (__7, __8)
            }
        "#]],
    );
    assert_eq!(chosen_by_exits(text, inputs), (true, 0));
    // Choices in one another, each by a result that is known at all exits.
    let one = "fn f(n: u32, m: u32) -> u32 {
        let (mut x, mut how) = (n, 0);
        for i in 0..9 {
            if x % 7 == m { how = 2; break; }
            if x > 50 { how = 1; break; }
            x += m;
        }
        if how > 0 { if how & 1 == 1 { x } else { 77 } } else { m }
    }";
    assert_eq!(chosen_by_exits(one, inputs), (true, 0));
    // In an inner loop, which the outer one returns from.
    let inner = "fn f(n: u32, m: u32) -> u32 {
        let mut s = n;
        for j in 0..5 {
            let mut x = s;
            let y = loop {
                if x % 7 == 3 { return x; }
                if x > 50 { break 4; }
                x += m + 1;
            };
            s += y + j;
        }
        1000
    }";
    assert_eq!(chosen_by_exits(inner, inputs), (true, 0));
    // What is computed behind the loop stays there; the second choice is no longer one between results then.
    let behind = one.replace("{ x }", "{ x * n }");
    assert_eq!(chosen_by_exits(&behind, inputs), (false, 2));
    // The first condition is not known at all exits.
    let open = one.replace("how > 0", "x > 9");
    assert_eq!(chosen_by_exits(&open, inputs), (true, 1));
    // Somebody else needs all that the loop leaves with.
    let needed = one.replace("if how > 0", "let r = if how > 0").replace("{ m }", "{ m }; r + how * x");
    assert_eq!(chosen_by_exits(&needed, inputs), (false, 2));
    // What comes out of another loop is known before only if this one reads it.
    let two = "fn f(n: u32, m: u32) -> u32 {
        let mut y = m;
        loop { if y % 5 == 2 { break; } y += 3; }
        let (mut x, mut hit) = (n, false);
        loop {
            if x % 7 == m { hit = true; break; }
            if x > 50 { break; }
            x += m + 1;
        }
        if hit { x } else { y }
    }";
    assert_eq!(chosen_by_exits(two, inputs), (false, 1));
    assert_eq!(chosen_by_exits(&two.replace("x > 50", "x + y > 50"), inputs), (true, 0));
    let behind = two.replace("loop { if y % 5 == 2 { break; } y += 3; }", "");
    let behind = behind.replace("        if hit", "loop { if y % 5 == 2 { break; } y += 3; } if hit");
    assert_eq!(chosen_by_exits(&behind, inputs), (false, 1));
    // What is computed once per draw may come before the loop, unless it comes out of it: `turns` is the same for all.
    let draw = one.replace("m: u32", "m: u32, #[uniform] k: u32").replace("{ m }", "{ (k ^ 7) * k }");
    let of_draw: Vec<Vec<Value>> = inputs.iter().map(|input| [*input, &[u(11)]].concat()).collect();
    let of_draw: Vec<&[Value]> = of_draw.iter().map(|input| &input[..]).collect();
    assert_eq!(chosen_by_exits(&draw, &of_draw), (true, 0));
    assert_eq!(chosen_by_exits(&draw.replace("#[uniform]", ""), &of_draw), (true, 1));
    let turns = "fn f(n: u32, #[uniform] k: u32) -> u32 {
        let (mut x, mut turns, mut hit) = (n, 0, false);
        while turns < k {
            if turns == 21 { hit = true; break; }
            x = x % 100 * 5 ^ n;
            turns += 3;
        }
        if hit { x } else { turns * turns }
    }";
    assert_eq!(chosen_by_exits(turns, inputs), (false, 1));
    // What varies does not come into a loop that is the same for all pixels.
    let uniform = one.replace("n: u32", "#[uniform] n: u32").replace("+= m", "+= 3").replace("== m", "== 4");
    assert_eq!(chosen_by_exits(&uniform, inputs), (true, 1));
    assert_eq!(chosen_by_exits(&uniform.replace("{ m }", "{ n }"), inputs), (true, 0));
}

#[test]
fn a_bool_that_is_only_meant_complemented() {
    let text = "fn f(n: u32) -> bool {
        let mut x = n;
        !loop {
            if x % 5 == 3 { break x > 20; }
            x += 3;
        } & (n > 2)
    }";
    twin(
        text,
        &[&[u(0)], &[u(5)], &[u(19)], &[u(33)]],
        expect![[r#"
            pub fn f_flat(n: u32) -> bool {
                use ::flatten::__private as f;
                let mut x = n;
                let __5 = loop {
                    if f::rem(x, 5) == 3 {
                        break 20 < x;
                    }
                    let x_2 = f::add(x, 3);
                    x = x_2;
                };
                !__5 & (2 < n)
            }
        "#]],
    );
}

#[test]
fn what_is_a_number_at_each_exit_is_left_with() {
    let inputs: &[&[Value]] = &[&[u(0), u(3)], &[u(5), u(4)], &[u(33), u(7)], &[u(9), u(60)]];
    let text = "fn f(n: u32, m: u32) -> bool {
        let mut x = n;
        for _ in 0..9 {
            if x % 7 == m { return true; }
            x += m;
            if x > 50 { break; }
        }
        false
    }";
    twin(
        text,
        inputs,
        expect![[r#"
            pub fn f_flat(n: u32, m: u32) -> bool {
                use ::flatten::__private as f;
                let mut x = n;
                let mut i = 0_i32;
                let __7 = loop {
                    if i >= 9 {
                        break false;
                    }
                    if f::rem(x, 7) == m {
                        break true;
                    }
                    let x_2 = f::add(x, m);
                    if 50 < x_2 {
                        break false;
                    }
                    (x, i) = (x_2, f::add(i, 1));
                };
                __7
            }
        "#]],
    );
    assert_eq!(chosen_by_exits(text, inputs), (true, 0));
    // Behind an operation, and of several that all are numbers.
    let how = "fn f(n: u32, m: u32) -> u32 {
        let (mut x, mut how, mut steps) = (n, 0, 2);
        loop {
            if x % 7 == m { how = 2; break; }
            if x > 50 { how = 1; steps = 9; break; }
            x += m + 1;
        }
        x + (how * 10)
    }";
    assert_eq!(chosen_by_exits(how, inputs), (true, 0));
    assert_eq!(
        chosen_by_exits(&how.replace("how * 10", "if how == steps { 5 } else { x & m }"), inputs),
        (true, 1)
    );
    // It is needed as it is, too, or is no number at one of them.
    assert_eq!(chosen_by_exits(&how.replace("(how * 10)", "how * 10 + how"), inputs), (true, 0));
    assert_eq!(chosen_by_exits(&how.replace("(how * 10)", "(how * 10) + (x ^ how)"), inputs), (false, 0));
    assert_eq!(chosen_by_exits(&how.replace("how = 2", "how = x"), inputs), (false, 0));
}

/// How many exits the one loop of a function has.
#[track_caller]
fn exits(text: &str, inputs: &[&[Value]]) -> u32 {
    let graph = agree(text, inputs);
    assert_eq!(graph.region_count(), 1, "{graph}");
    graph.region(RegionId(0)).exits
}

#[test]
fn exits_that_follow_each_other_are_one_if_the_second_costs_little() {
    let inputs: &[&[Value]] = &[&[u(0), u(3)], &[u(5), u(4)], &[u(33), u(7)], &[u(9), u(60)]];
    let text = |first: &str, second: &str| {
        format!(
            "fn f(n: u32, m: u32) -> u32 {{
                let mut x = n;
                loop {{
                    if {first} {{ break; }}
                    if {second} {{ break; }}
                    x += 5;
                }}
                x
            }}"
        )
    };
    // The comparison, and three below it; one more is too many.
    let four = "(x ^ m) * (x + 3) > 7";
    assert_eq!(exits(&text("x > 90", four), inputs), 1);
    assert_eq!(exits(&text("x > 90", "((x ^ m) | 9) * (x + 3) > 7"), inputs), 2);
    // What the first one has computed is there.
    assert_eq!(exits(&text("((x ^ m) | 9) * x == 77", "((x ^ m) | 9) * (x + 3) > 7"), inputs), 1);
    // A loop is run only where the first exit is not taken.
    let inner = "{ let mut k = x; loop { if k > m { break; } k += 7; } k } > 70";
    assert_eq!(exits(&text("x > 90", inner), inputs), 2);
    // They leave with different values.
    let apart = text("x > 90", four).replacen("break;", "x = 3; break;", 1);
    assert_eq!(exits(&apart, inputs), 2);
    // They lead to different places.
    let further = text("x > 90", four).replacen("break;", "return x;", 1);
    assert_eq!(exits(&further.replace("}\n                x\n", "}\n                x * 3\n"), inputs), 2);
}

#[test]
fn values_change_places_at_once() {
    let text = "fn f(n: u32) -> u32 {
        let (mut a, mut b, mut c) = (1, 2, 3);
        for _ in 0..n { (a, b, c) = (b, c, a + b); }
        a * 10000 + b * 100 + c
    }";
    twin(
        text,
        &[&[u(0)], &[u(1)], &[u(5)]],
        expect![[r#"
            pub fn f_flat(n: u32) -> u32 {
                use ::flatten::__private as f;
                let mut a = 1_u32;
                let mut b = 2_u32;
                let mut c = 3_u32;
                let mut i = 0_u32;
                let (a_2, b_2, c_3) = loop {
                    if i >= n {
                        break (a, b, c);
                    }
                    let c_2 = f::add(a, b);
                    (a, b, c, i) = (b, c, c_2, f::add(i, 1));
                };
                f::add(f::add(f::mul(b_2, 100), c_3), f::mul(a_2, 10000))
            }
        "#]],
    );
}

#[test]
fn every_kind_of_items_is_counted() {
    let text = "fn f(from: i32, to: i32, a: f32) -> f32 {
        let rows = [a, a + 1.0, a * 3.0, -a, 0.5];
        let mut s = 0.0;
        for x in from..=to { s = s * 0.5 + x as f32; }
        for x in (from..to).rev() { s = s * 0.5 + x as f32; }
        for x in (from..=to).step_by(3) { s = s * 0.5 - x as f32; }
        for x in rows { s = s * 0.5 + x; }
        for (k, x) in rows.iter().enumerate().rev() { s = s * 0.5 + *x * k as f32; }
        for (x, y) in (from..to).zip(from..=to) { s = s * 0.5 + (x * y) as f32; }
        s
    }";
    let inputs: Vec<[Value; 3]> =
        [(0, 0), (0, 1), (-3, 4), (5, 2), (0, 40), (i32::MAX - 2, i32::MAX), (i32::MIN, i32::MIN)]
            .map(|(from, to)| [i(from), i(to), f(0.75)])
            .to_vec();
    let safe: Vec<&[Value]> = inputs[..5].iter().map(|input| &input[..]).collect();
    agree(text, &safe);
    let some = "fn f(from: i32, to: i32, by: usize) -> i32 {
        let rows = [from, 3, 5, to, 9];
        let mut s = 0;
        for x in (from..to).step_by(by) { s = s % 9999 * 3 + x; }
        for x in (from..=to).rev().step_by(by).skip(1) { s = s % 9999 * 3 + x; }
        for x in (from..to).skip(2).take(3).rev() { s = s % 9999 * 3 + x; }
        for x in (from..to).take(2).skip(1) { s = s % 9999 * 3 + x; }
        for x in (from..to).take(0) { s += x; }
        for (k, x) in rows.iter().step_by(by).enumerate().rev() { s = s % 9999 * 3 + *x * k as i32; }
        for (k, (x, y)) in rows.iter().skip(3).zip(from..to).enumerate() { s = s % 9999 * 3 + *x * k as i32 - y; }
        for (x, y) in rows.iter().step_by(by).zip(rows.iter().skip(2)) { s = s % 9999 * 3 + *x - y; }
        s
    }";
    let mut rows = Vec::new();
    for (from, to) in [(0, 0), (0, 1), (-1, 3), (2, 0), (0, 4)] {
        rows.extend([1, 2, 3, 40].map(|by| [i(from), i(to), u(by)]));
    }
    agree(some, &rows.iter().map(|row| &row[..]).collect::<Vec<_>>());
    // At the ends of a type nothing wraps, and no loop runs for ever.
    let ends = "fn f(from: i32, to: i32) -> i32 { let mut n = 0; for x in from..=to { n += 1; n ^= x; } n }";
    agree(ends, &inputs.iter().map(|input| &input[..2]).collect::<Vec<_>>());
}

#[test]
fn a_loop_that_nobody_needs_is_gone() {
    let text = "fn f(n: u32) -> u32 { let mut unread = 0.0; for i in 0..n { unread += i as f32; } n }";
    assert_eq!(count::run(&agree(text, &[&[u(3)]])).loops, 0);
}

#[test]
fn equal_loops_are_one() {
    let text = "fn sum(n: u32) -> u32 { let mut s = 0; for i in 0..n { s += i * i; } s }
        fn other(m: u32) -> u32 { let mut total = 0; for k in 0..m { total += k * k; } total }
        fn f(n: u32) -> u32 { sum(n) * other(n) }";
    assert_eq!(count::run(&agree(text, &[&[u(3)]])).loops, 1);
}

#[test]
fn what_does_not_change_is_computed_before() {
    let text = "fn f(n: u32, a: f32, b: f32) -> f32 {
        let mut s = 0.0;
        for i in 0..n {
            let scale = (a * b).sqrt();
            s += scale * i as f32;
        }
        s
    }";
    twin(
        text,
        &[&[u(3), f(2.0), f(8.0)]],
        expect![[r#"
            pub fn f_flat(n: u32, a: f32, b: f32) -> f32 {
                use ::flatten::__private as f;
                let scale = f::sqrt(a * b);
                let mut s = 0.0_f32;
                let mut i = 0_u32;
                let s_3 = loop {
                    if i >= n {
                        break s;
                    }
                    let s_2 = s + f::as_f32(i) * scale;
                    (s, i) = (s_2, f::add(i, 1));
                };
                s_3
            }
        "#]],
    );
}

/// How many values the loop of a function carries.
fn carried(graph: &Graph) -> u32 {
    assert_eq!(count::run(graph).loops, 1, "{graph}");
    schedule::run(graph).carried.len() as u32
}

#[test]
fn a_branch_that_is_never_taken_changes_nothing() {
    // `x` stays 7, since `x = c` is behind a condition that it keeps false itself; and who reads it after the loop
    // reads 7.
    let text = "fn f(n: u32) -> u32 {
        let (mut x, mut c, mut s) = (7, 0, 0);
        while c < n {
            if x < 10 { s += 1; } else { x = c; }
            s += x * c;
            c += 1;
        }
        s + x
    }";
    let graph = agree(text, &[&[u(0)], &[u(1)], &[u(30)]]);
    assert_eq!((carried(&graph), count::run(&graph).selects), (2, 0));
    // With a limit that it reaches it does change.
    let graph = agree(&text.replace("x < 10", "c < 10"), &[&[u(0)], &[u(9)], &[u(30)]]);
    assert_eq!(carried(&graph), 3);
}

#[test]
fn an_inner_counter_begins_anew() {
    let text = "fn f(n: u32) -> u32 {
        let (mut i, mut s) = (0, 0);
        while i < n {
            let mut j = 0;
            while j < i { j += 1; s += j; }
            s += j * 100;
            i += 1;
        }
        s
    }";
    let graph = agree(text, &[&[u(0)], &[u(1)], &[u(7)]]);
    assert_eq!(count::run(&graph).loops, 2);
}

#[test]
fn values_that_change_places_are_carried() {
    let text = "fn f(n: u32, a: u32, b: u32) -> u32 {
        let (mut x, mut y) = (a, b);
        for _ in 0..n { (x, y) = (y, x); }
        x * 1000 + y
    }";
    let graph = agree(text, &[&[u(0), u(1), u(2)], &[u(1), u(1), u(2)], &[u(6), u(1), u(2)]]);
    assert_eq!(carried(&graph), 3);
}

#[test]
fn what_only_feeds_itself_is_not_carried() {
    let text = "fn f(n: u32) -> u32 {
        let (mut s, mut dead, mut other) = (1, 2, 3);
        for i in 0..n { s += i; dead += other; other = dead + s; }
        s
    }";
    assert_eq!(carried(&agree(text, &[&[u(0)], &[u(5)]])), 2);
}

#[test]
fn a_value_that_a_rule_shows_to_be_the_same_is_not_carried() {
    // `k * 1 + 0` is `k`, and `k` is `n` from the beginning.
    let text = "fn f(n: u32) -> u32 {
        let (mut k, mut s) = (n, 0);
        for i in 0..n { k = k * 1 + 0; s += k * i; }
        s + k
    }";
    assert_eq!(carried(&agree(text, &[&[u(0)], &[u(5)]])), 2);
}
