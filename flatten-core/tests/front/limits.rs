//! Deep and long sources: refused or carried through on a stack of 2 MB, and fast.

use crate::help::{parse, sources};
use flatten_core::front::depth::check_tokens;
use flatten_core::front::{self, MAX_DEPTH, Parsed, Sources};
use flatten_core::options::Options;
use proc_macro2::TokenStream;
use std::time::{Duration, Instant};

/// Shapes of nesting. `hole` is where the next level goes.
const SHAPES: &[&str] = &[
    "(hole)",
    "-hole",
    "{ hole }",
    "{ let y = hole; y }",
    "{ let h = |z: f32| z; h(hole) }",
    "{ let h = |z: f32| hole; h(x) }",
    "if (0.0..1.0).contains(&hole) { x } else { y }",
    "(0..2).map(|i| hole).sum::<f32>()",
    "[x, hole].iter().fold(y, |z, w| z + w)",
    "[x].into_iter().fold(hole, f32::max)",
    "[x].map(|z| hole)[0]",
    "vec2(x, hole).map(|z| z + 1.0).y",
    "x + hole",
    "hole + x",
    "g(hole)",
    "hole.abs()",
    "hole.rem_euclid(y)",
    "y.rem_euclid(hole)",
    "hole.smoothstep(x, y)",
    "y.lerp(y, hole)",
    "if y > x { hole } else { y }",
    "if y > x { y } else { hole }",
    "if y > x { y } else if y < x { return x } else { hole }",
    "if hole > y { x } else { y }",
    "hole as i32 as f32",
    "(hole, y).0",
    "S { a: hole }.a",
    "{ let mut z = 0.0; z += hole; z }",
    "{ let mut z = y; for i in 0..2 { z = hole; } z }",
    "g(if y > 0.0 && hole > 0.0 { x } else { y })",
    "vec3(y, hole, x).dot(vec3(y, z, x))",
    "match y > x { true => hole, false => y }",
    "match y > x { true => y, false => hole }",
    "match hole { 0.0 => x, n => n }",
    "match (hole, y > x) { (0.0, true) | (_, false) => x, (n, _) if n > y => n, _ => y }",
    "match y > x { true if hole > y => x, _ => y }",
    "if let 0.0 = hole { x } else { y }",
    "if y > x && let 0.0.. = hole { x } else { y }",
    "{ let 0.0.. = hole else { return x }; y }",
];

const REST: &str = "struct S { a: f32 }
    fn g(x: f32) -> f32 { x }
    fn f(x: f32, y: f32) -> f32 { let z = 1.0_f32; x }";

/// The items with a shape nested in itself; made without recursion, and never dropped for the same reason.
fn nested(shape: &str, depth: usize) -> &'static Sources {
    let template: syn::Expr = syn::parse_str(shape).expect("a shape is an expression");
    let mut expr: syn::Expr = syn::parse_str("x").expect("a name is an expression");
    for _ in 0..depth {
        let mut outer = template.clone();
        *hole(&mut outer).expect("a shape has a hole") = expr;
        expr = outer;
    }
    let mut sources = sources(REST);
    let syn::Item::Fn(f) = &mut sources.items[2].item else { panic!("the third item is `f`") };
    f.block.stmts[1] = syn::Stmt::Expr(expr, None);
    Box::leak(Box::new(sources))
}

fn hole(expr: &mut syn::Expr) -> Option<&mut syn::Expr> {
    if matches!(expr, syn::Expr::Path(p) if p.path.is_ident("hole")) {
        return Some(expr);
    }
    match expr {
        syn::Expr::Paren(e) => hole(&mut e.expr),
        syn::Expr::Unary(e) => hole(&mut e.expr),
        syn::Expr::Cast(e) => hole(&mut e.expr),
        syn::Expr::Field(e) => hole(&mut e.base),
        syn::Expr::Binary(e) => hole(&mut e.left).or_else(|| hole(&mut e.right)),
        syn::Expr::Assign(e) => hole(&mut e.right),
        syn::Expr::Call(e) => e.args.iter_mut().find_map(hole),
        syn::Expr::MethodCall(e) => hole(&mut e.receiver).or_else(|| e.args.iter_mut().find_map(hole)),
        syn::Expr::Array(e) => e.elems.iter_mut().find_map(hole),
        syn::Expr::Index(e) => hole(&mut e.expr),
        syn::Expr::Tuple(e) => e.elems.iter_mut().find_map(hole),
        syn::Expr::Struct(e) => e.fields.iter_mut().find_map(|f| hole(&mut f.expr)),
        syn::Expr::Block(e) => hole_in(&mut e.block),
        syn::Expr::Closure(e) => hole(&mut e.body),
        syn::Expr::Reference(e) => hole(&mut e.expr),
        syn::Expr::ForLoop(e) => hole_in(&mut e.body),
        syn::Expr::Let(e) => hole(&mut e.expr),
        syn::Expr::Match(e) => {
            let arms = &mut e.arms;
            hole(&mut e.expr).or_else(|| {
                arms.iter_mut().find_map(|arm| match &mut arm.pat {
                    syn::Pat::Guard(p) => hole(&mut p.guard).or_else(|| hole(&mut arm.body)),
                    _ => hole(&mut arm.body),
                })
            })
        }
        syn::Expr::If(e) => {
            let other = e.else_branch.as_mut().and_then(|(_, e)| hole(e));
            hole(&mut e.cond).or_else(|| hole_in(&mut e.then_branch)).or(other)
        }
        _ => None,
    }
}

fn hole_in(block: &mut syn::Block) -> Option<&mut syn::Expr> {
    block.stmts.iter_mut().find_map(|stmt| match stmt {
        syn::Stmt::Expr(e, _) => hole(e),
        syn::Stmt::Local(l) => hole(&mut l.init.as_mut()?.expr),
        syn::Stmt::Item(_) | syn::Stmt::Macro(_) => None,
    })
}

/// What becomes of a shape at a depth: the tree, or the rows of the mistakes.
fn read(shape: &str, depth: usize) -> Result<Parsed, Vec<&'static str>> {
    let sources = nested(shape, depth);
    let entry = sources.index(0, "f").expect("there is an `f`");
    front::run(sources, &[entry]).map_err(|e| e.iter().map(|d| d.code.id).collect())
}

fn on_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(run).expect("a thread");
    thread.join().expect("no panic");
}

#[test]
fn too_deep_is_refused() {
    on_small_stack(|| {
        for shape in SHAPES {
            assert_eq!(read(shape, 20_000).map(|_| ()), Err(vec!["nesting"]), "{shape}");
        }
    });
}

/// What is called first where it is too deep is not deep itself: the mistake stands in the caller.
#[test]
fn what_is_called_deep_inside_is_not_deep() {
    on_small_stack(|| {
        let items =
            "const C: f32 = 2.0;\nfn p(v: f32, (a, b): (f32, [i32; 2])) -> (f32, f32) { (v + a, v) }\n";
        for count in 100..200 {
            let sum = " + p(x, t).0".repeat(count);
            let text = format!("{items}fn f(x: f32, t: (f32, [i32; 2])) -> f32 {{ x{sum} }}");
            let mistakes = |diags: flatten_core::diag::Diags| -> Vec<(&str, usize)> {
                diags.iter().map(|d| (d.code.id, d.span.start().line)).collect()
            };
            match parse(&text) {
                Ok(_) => assert!(count < MAX_DEPTH, "{count}"),
                Err(diags) => assert_eq!(mistakes(diags), [("nesting", 3)], "{count}"),
            }
        }
    });
}

#[test]
fn long_iterators_are_no_nesting() {
    on_small_stack(|| {
        let text = |count: usize| {
            let stages = ".map(|z| z * 2.0)".repeat(count);
            format!("fn f(x: f32) -> f32 {{ [x, 1.0].into_iter(){stages}.sum() }}")
        };
        let read = |count: usize| parse(&text(count)).map(|_| ()).map_err(|diags| diags.iter().count());
        assert_eq!(read(100), Ok(()));
        assert_eq!(read(1000), Ok(()));
    });
}

/// Each calls the one before twice: written in twenty lines, they would be a million bodies.
#[test]
fn closures_that_double_are_refused() {
    let doubling = |count: usize| {
        let each = |i: usize| format!("let a{i} = |x: f32| a{0}(a{0}(x));", i - 1);
        let all: String = (1..=count).map(each).collect();
        format!("fn f(x: f32) -> f32 {{ let a0 = |x: f32| x + 1.0; {all} a{count}(x) }}")
    };
    let mistakes = |count: usize| {
        let diags = parse(&doubling(count)).err();
        diags.map(|diags| diags.iter().map(|d| d.message()).collect::<Vec<_>>())
    };
    assert_eq!(mistakes(10), None);
    assert_eq!(mistakes(20), Some(vec!["so many calls of closures cannot be flattened".to_owned()]));
}

/// Each arm stands inside of the one before, and what a pattern asks for does not.
#[test]
fn arms_nest_and_choices_do_not() {
    on_small_stack(|| {
        let arms = |count: usize| -> String { (0..count).map(|i| format!("{i} => {i}.0, ")).collect() };
        let text = |count: usize| format!("fn f(n: i32) -> f32 {{ match n {{ {} _ => 9.5 }} }}", arms(count));
        let codes = |text: &str| parse(text).map(drop).map_err(|e| e.iter().map(|d| d.code.id).collect());
        assert_eq!(codes(&text(20_000)), Err(vec!["nesting"]));
        let parsed = parse(&text(100)).unwrap_or_else(|e| panic!("{e}"));
        let graph = flatten_core::compile(&parsed.unit, parsed.entries[0], &Options::exact(), &mut |_, _| {});
        assert!(graph.is_ok());
        let choices: Vec<String> = (0..1000).map(|i| format!("(n, {i})")).collect();
        let choices =
            format!("fn f(n: i32) -> i32 {{ match (n, n) {{ {} => n, _ => 0 }} }}", choices.join(" | "));
        assert_eq!(codes(&choices), Ok(()));
        assert_eq!(codes(&choices.replace("(n, 999)", "(999, n)")), Err(vec!["nesting"]));
        let parts = vec!["0"; 1000].join(", ");
        let parts = format!("fn f(a: [i32; 1000]) -> bool {{ matches!(a, [{parts}]) }}");
        assert_eq!(codes(&parts), Ok(()));
    });
}

/// The deepest tree of each shape that is accepted goes through every stage behind.
#[test]
fn deep_is_carried_through() {
    on_small_stack(|| {
        for shape in SHAPES {
            let accepted = (1..=MAX_DEPTH).rev().find_map(|depth| Some((depth, read(shape, depth).ok()?)));
            let (depth, parsed) = accepted.unwrap_or_else(|| panic!("{shape} is never accepted"));
            assert!(depth >= MAX_DEPTH / 8, "{shape} is refused beyond {depth} levels");
            assert!(parsed.unit.to_string().contains("fn f"));
            let result =
                flatten_core::compile(&parsed.unit, parsed.entries[0], &Options::fast(), &mut |_, _| {});
            // The budgets may refuse the copies of nested loops; nothing else may go wrong.
            if let Err(diags) = result {
                assert!(diags.iter().all(|d| d.code.id.ends_with("limit")), "{shape}: {diags}");
            }
        }
    });
}

/// Forms that a parser reads by recursion: before, inside and behind.
const PARSED: &[(&str, &str, &str)] = &[
    ("(", "x", ")"),
    ("-", "x", ""),
    ("!", "x", ""),
    ("&", "x", ""),
    ("*", "x", ""),
    ("{", "x", "}"),
    ("if x {", "x", "} else { y }"),
    ("if x { y } else ", "{ x }", ""),
    ("f(", "x", ")"),
    ("", "x", ".f()"),
    ("", "x", " + x"),
    ("", "x", " && x"),
    ("", "x", " as f32"),
    ("", "x", "?"),
    ("x = ", "x", ""),
    ("x += ", "x", ""),
    ("x <<= ", "x", ""),
    ("return ", "x", ""),
    ("break ", "x", ""),
    ("|x| ", "x", ""),
    ("|x, y| ", "x", ""),
    ("|| ", "x", ""),
    ("move || ", "x", ""),
    ("x[", "0", "]"),
    ("[", "0", "]"),
    ("(0,", "0", ")"),
    ("match x { _ => ", "0", "}"),
    ("S { a: ", "0", "}"),
    ("unsafe {", "x", "}"),
    ("loop {", "x", "}"),
    ("while x {", "x", "}"),
    ("for i in x {", "", "}"),
    ("f::<", "T", ">()"),
    ("x as A<", "T", ">"),
    ("x as A<T, ", "T", ">"),
    ("x as &", "T", ""),
    ("x as *const ", "T", ""),
    ("x as fn() -> ", "T", ""),
    ("x as A<fn() -> ", "T", ">"),
    ("x as (", "T", ",)"),
    ("x as [", "T", "; 1]"),
    ("x as impl A<", "T", ">"),
    ("x as <", "T", " as A>::B"),
    ("x as A<<", "T", " as A>::B>"),
    ("let &", "x", " = y"),
    ("mod m {", "", "}"),
];

/// A form nested in itself. A type, a pattern or an item begins once.
fn tokens((before, inside, after): (&str, &str, &str), depth: usize) -> TokenStream {
    let (once, again) = match before.rsplit_once("x as ") {
        Some((_, again)) => ("x as ", again),
        None => match before.strip_prefix("let ") {
            Some(again) => ("let ", again),
            None => ("", before),
        },
    };
    let after = after.replace(" = y", "");
    let text = format!("fn f() {{ {once}{}{inside}{} }}", again.repeat(depth), after.repeat(depth));
    text.parse().unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// What the check lets pass, a parser can read on a small stack; and what it refuses is deep.
#[test]
fn tokens_that_pass_can_be_parsed() {
    on_small_stack(|| {
        for form in PARSED {
            let passes = |depth: &usize| check_tokens(&tokens(*form, *depth)).is_ok();
            assert!(!passes(&100_000), "{form:?}");
            let deepest = (0..13).map(|n| 8 << n).rfind(passes).expect("8 levels are not deep");
            assert!(deepest >= 16, "{form:?} passes {deepest} levels only");
            let mut depth = deepest;
            while passes(&(depth + deepest / 8)) {
                depth += deepest / 8;
            }
            // Some of these forms are no Rust; a parser must come to that answer, too.
            drop(syn::parse2::<syn::Item>(tokens(*form, depth)));
        }
    });
}

/// Long code that does not nest passes.
#[test]
fn tokens_of_long_code_pass() {
    for text in [
        "x = f(x) + g(-y, *z, &w) * 2.0; ",
        "if x < y && z > 1.0 || w <= 2 { return x; } ",
        "let a: Vec<A<B>> = |x: f32| -> f32 { x << 1 | y << 2 }; ",
        "fn f(x: f32) -> f32 { x } ",
        "a(b, c < d, || e); ",
        "h ^= h >> 16; h = (h << 5) - h + 1; ",
        "match x { 1 => { y } _ => { z } } ",
    ] {
        let tokens: TokenStream = format!("fn f() {{ {} }}", text.repeat(2000)).parse().expect("tokens");
        assert!(check_tokens(&tokens).is_ok(), "{text}");
    }
    let sum = format!("fn f() {{ x {} }}", "+ f(x) * -y ".repeat(100));
    assert!(check_tokens(&sum.parse().expect("tokens")).is_ok());
    let list = format!("fn f() {{ [{}] }}", "f(x) < -y, ".repeat(30));
    assert!(check_tokens(&list.parse().expect("tokens")).is_ok());
    let conditions = format!("fn f() {{ if x {} {{ }} }}", "|| x < y && y == z ".repeat(100));
    assert!(check_tokens(&conditions.parse().expect("tokens")).is_ok());
}

#[test]
fn long_lists_are_no_nesting() {
    let count = 4 * MAX_DEPTH;
    parse(&format!("fn f(x: f32) -> f32 {{ {} x }}", "let x = x + 1.0; ".repeat(count))).expect("accepted");
    parse(&format!("fn f(x: f32) -> f32 {{ {} x }}", "if x > 1.0 { return x; } ".repeat(count)))
        .expect("accepted");
    let fns: String = (1..count).map(|i| format!("fn f{i}(x: f32) -> f32 {{ f{}(x) }}\n", i - 1)).collect();
    let last = count - 1;
    parse(&format!("fn f0(x: f32) -> f32 {{ x }}\n{fns}fn f(x: f32) -> f32 {{ f{last}(x) }}"))
        .expect("accepted");
}

/// Doubling a struct or tuple again and again is refused before it fills the memory.
#[test]
fn doubling_types_are_refused() {
    let structs: String = (1..64).map(|i| format!("struct S{i} {{ a: S{0}, b: S{0} }}\n", i - 1)).collect();
    let Err(diags) = parse(&format!("struct S0 {{}}\n{structs}fn f(s: S63) -> f32 {{ 1.0 }}")) else {
        panic!("accepted")
    };
    assert_eq!(diags.iter().map(|d| d.code.id).collect::<Vec<_>>(), ["struct-form"]);
    let tuples: String = (1..64).map(|i| format!("let t{i} = (t{0}, t{0});\n", i - 1)).collect();
    let Err(diags) = parse(&format!("fn f(x: f32) -> f32 {{ let t0 = (x, x);\n{tuples} x }}")) else {
        panic!("accepted")
    };
    assert_eq!(diags.iter().map(|d| d.code.id).collect::<Vec<_>>(), ["unsupported-expression"]);
}

/// The target is 50 ms in an unoptimised build; ten times that leaves room for a busy machine.
#[test]
fn long_functions_are_read_fast() {
    let mut text = String::from("fn f(v: Vec3, k: f32) -> f32 {\nlet mut a = k;\n");
    for i in 0..400 {
        text += &format!(
            "let b{i} = v * a + vec3(1.0, k, {i}.0);\n\
             let c = b{i}.lerp(v, 0.5).dot(Vec3::ONE) - k.sin();\n\
             if c > {i}.5 {{ a += c; }} else {{ a = a.max(c) * 2.0; }}\n\
             let n = c as i32 % 7;\n\
             a -= n as f32 / 3.0;\n"
        );
    }
    text += "a }";
    let sources = sources(&text);
    let best = (0..3)
        .map(|_| {
            let start = Instant::now();
            front::run(&sources, &[0]).unwrap_or_else(|e| panic!("{e}"));
            start.elapsed()
        })
        .min();
    let best = best.expect("three runs");
    println!("2000 statements: {best:?}");
    assert!(best < Duration::from_millis(500), "{best:?}");
}
