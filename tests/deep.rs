//! Trees of any depth are flattened or refused; no stack overflows, not even one of 2 MB in an unoptimised build.

use flatten::prelude::*;
use flatten_core::expand::{Writers, attribute};
use proc_macro2::{TokenStream, TokenTree};

/// A body of this many levels.
type Body = fn(usize) -> String;

const BODIES: &[(&str, Body)] = &[
    ("sum", |n| format!("x{}", " + x".repeat(n))),
    ("product of sums", |n| format!("x{}", " * 2.0 + x".repeat(n))),
    ("methods", |n| format!("x{}", ".abs()".repeat(n))),
    ("negations", |n| format!("{}x", "-".repeat(n))),
    ("complements", |n| format!("if {}true {{ x }} else {{ x }}", "!".repeat(n))),
    ("parentheses", |n| format!("{}x{}", "(".repeat(n), ")".repeat(n))),
    ("calls", |n| format!("{}x{}", "f32::abs(".repeat(n), ")".repeat(n))),
    ("blocks", |n| format!("{}x{}", "{ ".repeat(n), " }".repeat(n))),
    ("otherwise", |n| {
        format!("{}x", "if x < 1.0 { 2.0 } else ".repeat(n).replace("else x", "else { x }")) + " * 1.0"
    }),
    ("else if", |n| format!("{}{{ x }}", "if x < 1.0 { 2.0 } else ".repeat(n))),
    ("ifs", |n| format!("{}x{}", "if x < 1.0 { ".repeat(n), " } else { x }".repeat(n))),
    ("loops", |n| format!("let mut y = x; {}y += x;{} y", "for _ in 0..1 { ".repeat(n), " }".repeat(n))),
    ("and", |n| format!("if true{} {{ x }} else {{ x }}", " && x < 1.0".repeat(n))),
    ("casts", |n| format!("x{}", " as f32".repeat(n))),
    ("fields", |n| format!("x{}", ".x".repeat(n))),
    ("references", |n| format!("let y = {}x; x", "&".repeat(n))),
    ("closures", |n| format!("let y = {}x; x", "|y| ".repeat(n))),
    ("returns", |n| format!("{}x", "return ".repeat(n))),
    ("assignments", |n| format!("let mut y = x; {}x; y", "y = ".repeat(n))),
    ("reference types", |n| format!("let y: {}f32 = x; x", "&".repeat(n))),
    ("tuple types", |n| format!("let y: {}f32{} = x; x", "(".repeat(n), ",)".repeat(n))),
    ("generic types", |n| format!("let y: {}f32{} = x; x", "A<".repeat(n), ">".repeat(n))),
    ("patterns", |n| format!("let {}y{} = x; x", "(".repeat(n), ",)".repeat(n))),
    ("alternatives", |n| format!("match x {{ 1{} => x }}", " | 1".repeat(n))),
    ("statements", |n| format!("let mut y = x; {} y", "if y < 1.0 { y += x; } ".repeat(n))),
    ("bounds", |n| {
        format!("let n = 1; {}let mut y = x; for _ in 0..n {{ y += x; }} y", "let n = n + 0; ".repeat(n))
    }),
    ("arguments", |n| format!("let _ = ({}); x", "x, ".repeat(n))),
];

#[test]
fn no_depth_overflows_the_stack() {
    let work = || {
        for (name, body) in BODIES {
            for levels in [1, 60, 120, 150, 180, 199, 220, 250, 264, 390, 700, 790, 2000, 20_000] {
                let text = format!("fn deep(x: f32) -> f32 {{ {} }}", body(levels));
                let Ok(item) = text.parse::<TokenStream>() else { continue };
                eprintln!("{levels} {name}");
                let out = attribute(TokenStream::new(), item, &Writers::NONE);
                assert!(has(out, "deep"), "{levels} {name}");
            }
        }
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(work).expect("a thread");
    thread.join().expect("no panic");
}

/// More steps than one list of statements has: they stand in blocks, also within a loop that is kept.
#[flatten(exact, max_ops = 20_000)]
fn long(a: f32, b: f32, c: f32) -> f32 {
    let mut v = [a, b, c];
    for i in 0..900 {
        v[i % 3] = (v[0] * v[1] - v[2]).abs().sqrt() + a;
    }
    v[0] - v[1] * v[2]
}

#[flatten(exact, loops, max_ops = 20_000)]
fn long_loop(a: f32, b: f32, c: f32, n: u32) -> f32 {
    let mut v = [a, b, c];
    #[keep]
    for _ in 0..n {
        for i in 0..900 {
            v[i % 3] = (v[0] * v[1] - v[2]).abs().sqrt() + a;
        }
        if v[0] > 2.0 {
            break;
        }
    }
    v[0] - v[1] * v[2]
}

/// What is lent to read a parameter is not lent beyond its block.
#[flatten(exact, max_ops = 20_000)]
fn long_options(perhaps: Option<Vec2>, pair: &(Option<f32>, f32), a: f32) -> f32 {
    let mut v = [a, pair.1, a];
    for i in 0..900 {
        v[i % 3] = (v[0] * v[1] - v[2]).abs().sqrt() + a;
    }
    v[0] * perhaps.unwrap_or(Vec2::X).y + pair.0.map_or(v[1], |x| x - v[2])
}

/// Many selects in one list: a flood fill by a stack.
#[flatten(exact)]
fn filled(image: u32, start: u32) -> u32 {
    let (mut seen, mut stack, mut height) = (0u32, [0u32; 8], 1usize);
    stack[0] = start & 15;
    let mut steps = 0;
    #[unroll(max = 24)]
    while height > 0 && steps < 24 {
        steps += 1;
        height -= 1;
        let at = stack[height];
        if seen >> at & 1 == 1 || image >> at & 1 == 0 {
            continue;
        }
        seen |= 1 << at;
        let (x, y) = (at & 3, at >> 2);
        if x > 0 && height < 8 {
            stack[height] = at - 1;
            height += 1;
        }
        if x < 3 && height < 8 {
            stack[height] = at + 1;
            height += 1;
        }
        if y > 0 && height < 8 {
            stack[height] = at - 4;
            height += 1;
        }
        if y < 3 && height < 8 {
            stack[height] = at + 4;
            height += 1;
        }
    }
    seen
}

#[test]
fn many_selects_are_their_originals() {
    for start in 0..16 {
        for image in [0xffff, 0x0f0f, 0x9669, 0x1248, 0x7e18, 0xa5f3] {
            assert_eq!(filled(image, start), filled_flat(image, start), "{image:x} {start}");
        }
    }
}

#[test]
fn long_twins_are_their_originals() {
    for (a, b, c) in
        [(0.1, 0.2, 0.3), (1.5, -2.0, 0.25), (0.0, 0.0, -0.0), (f32::NAN, 1.0, 2.0), (9.0, 1e9, 3.0)]
    {
        assert_eq!(long(a, b, c).to_bits(), long_flat(a, b, c).to_bits(), "{a} {b} {c}");
        for perhaps in [None, Some(Vec2::new(c, b))] {
            let pair = (perhaps.map(|v| v.x), b);
            let (want, got) = (long_options(perhaps, &pair, a), long_options_flat(perhaps, &pair, a));
            assert_eq!(want.to_bits(), got.to_bits(), "{perhaps:?} {a} {b}");
        }
        let (want, got) = (long_loop(a, b, c, 3), long_loop_flat(a, b, c, 3));
        assert_eq!(want.to_bits(), got.to_bits(), "{a} {b} {c}");
    }
}

fn has(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| matches!(token, TokenTree::Ident(word) if word == name))
}

/// What is long and not deep is not refused.
#[test]
fn length_is_not_depth() {
    for name in ["statements", "arguments"] {
        let (_, body) = BODIES.iter().find(|(n, _)| *n == name).expect("it is in the list");
        let text = format!("fn long(x: f32) -> f32 {{ {} }}", body(800));
        let item: TokenStream = text.parse().expect("tokens");
        let out = attribute(TokenStream::new(), item, &Writers::NONE).to_string();
        assert!(!out.contains("nested deeper"), "{name}: {out}");
    }
}
