//! Whatever stands under `#[flatten]`, the expansion does not panic and does not lose it.
//!
//! Right items are bent token by token, thousands per run, from a seed that is printed:
//! `FLATTEN_SEED=7 cargo test --test mutate`.

use flatten_core::expand::{self, Writers};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many bent items a run tries.
const RUNS: usize = 10_000;

const ITEMS: &[&str] = &[
    "fn shade(uv: Vec2, #[uniform] time: f32) -> Vec4 {
        let wave = (uv.x * 3.0 + time).sin();
        let mut color = vec3(uv.x, uv.y, wave);
        if wave < 0.0 { color = Vec3::splat(wave); } else { color.x += 1.0; }
        color.extend(1.0)
    }",
    "pub(crate) fn march(from: Vec3, dir: Vec3) -> f32 {
        let mut t = 0.0;
        for i in 0..6 {
            let d = (from + dir * t).length() - 1.0;
            if d < 0.01 { break; }
            if d > 4.0 { return -1.0; }
            if i % 2 == 1 { continue; }
            t += d;
        }
        t
    }",
    "#[must_use] fn bits(x: i32, n: u32, c: bool) -> (i32, bool) {
        let y = (x << n) / 3 ^ !x;
        (if c && y > 0 || n == 2 { y as u32 as i32 } else { -y }, !c)
    }",
    "#[derive(Clone, Copy)] pub struct Ray { pub origin: Vec3, dir: (f32, Vec2) }",
    "const SIZE: f32 = 2.0 * std::f32::consts::PI;",
    "pub mod shaders {
        use super::*;
        pub struct Ray { pub origin: Vec3, pub dir: Vec3 }
        const STEPS: i32 = 4;
        fn sphere(p: Vec3, r: f32) -> f32 { p.length() - r }
        mod inner { #[flatten] pub fn half(x: f32) -> f32 { super::sphere(Vec3::ONE, x) * 0.5 } }
        #[flatten(exact)]
        pub fn shade(ray: Ray, #[uniform] r: f32) -> Ray {
            let mut t = inner::half(r);
            for _ in 0..STEPS { t += sphere(ray.origin + ray.dir * t, r); }
            Ray { origin: ray.origin * t, dir: ray.dir }
        }
    }",
    "#[flatten] fn marked(x: f32) -> f32 { around(x) + noise::fbm(x) }",
    "fn calls(x: f32) -> f32 { helper(x) + noise::fbm(x, SIZE) * Ray { t: x }.t }",
];

const ARGS: &[&str] =
    &["", "exact", "exact, max_ops = 100", "source", "show = graph, crate = path::to", "max_unroll = 9"];

#[test]
fn nothing_is_lost_and_nothing_panics() {
    let seed = std::env::var("FLATTEN_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    println!("seed {seed}");
    let mut random = Random(seed);
    let items: Vec<TokenStream> = ITEMS.iter().map(|text| text.parse().expect("tokens")).collect();
    let args: Vec<TokenStream> = ARGS.iter().map(|text| text.parse().expect("tokens")).collect();
    let pool: Vec<TokenTree> = items.iter().chain(&args).flat_map(|item| flat(item.clone())).collect();
    let mut parsed = 0;
    let mut twins = 0;
    for run in 0..RUNS {
        let mut item = random.pick(&items).clone();
        let mut args = random.pick(&args).clone();
        for _ in 0..1 + random.below(2) {
            item = bend(item, &mut random, &pool);
        }
        if random.below(4) == 0 {
            args = bend(args, &mut random, &pool);
        }
        let text = format!("run {run} of seed {seed}: #[flatten({args})] {item}");
        let writers = Writers { show: |_| {}, ..Writers::NONE };
        let call = || expand::attribute(args.clone(), item.clone(), &writers);
        let out = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|why| {
            let why = why.downcast_ref::<String>().cloned();
            panic!("{text}\npanics: {}", why.unwrap_or_default())
        });
        let is_module = matches!(syn::parse2(item.clone()), Ok(syn::Item::Mod(_)));
        let (original, out) = (words(item), words(out));
        // Modules gain items inside, before their last braces.
        let kept = if is_module { is_within(&original, &out) } else { out.contains(&original) };
        assert!(kept, "{text}\nis lost in\n{out}");
        parsed += usize::from(!out.contains("this is not Rust"));
        twins += usize::from(out.contains("_flat (") && !out.contains("compile_error ! { \"flatten"));
    }
    println!("{parsed} of {RUNS} were Rust, {twins} had a twin");
    assert!(parsed > RUNS / 8, "only {parsed} of {RUNS} were Rust");
    assert!(twins > RUNS / 40, "only {twins} of {RUNS} had a twin");
}

#[test]
fn items_do_not_panic_on_anything() {
    let mut random = Random(5);
    let items: Vec<TokenStream> = ITEMS.iter().map(|text| text.parse().expect("tokens")).collect();
    let head: TokenStream = "#![flatten(exact)] use super::noise::{self, *};".parse().expect("tokens");
    let pool: Vec<TokenTree> = items.iter().chain([&head]).flat_map(|item| flat(item.clone())).collect();
    let mut waiting = 0;
    for _ in 0..2000 {
        let mut tokens = head.clone();
        (0..3).for_each(|_| tokens.extend(random.pick(&items).clone()));
        for _ in 0..random.below(3) {
            tokens = bend(tokens, &mut random, &pool);
        }
        let out = expand::items(tokens, &Writers::NONE).to_string();
        waiting += usize::from(out.contains("__flatten_gains"));
    }
    assert!(waiting > 100, "only {waiting} asked for items outside");
}

#[test]
fn the_last_step_does_not_panic_on_anything() {
    let mut random = Random(3);
    let right: TokenStream =
        "@ flatten_v1 { } { twin [ exact ] [ \"helper\" ] { fn shade(x: f32) -> f32 { helper(x) } } }
        { { { \"helper_0\" { fn [ ] \"fn helper(x: f32) -> f32 { x }\" [ 2 helper ] } } } }"
            .parse()
            .expect("tokens");
    let twin = expand::finish(right.clone(), &Writers::NONE).to_string();
    assert!(twin.starts_with("use :: flatten :: __private as f ;") && twin.ends_with("; x"), "{twin}");
    let pool: Vec<TokenTree> = flat(right.clone()).collect();
    for _ in 0..1000 {
        let mut tokens = right.clone();
        for _ in 0..1 + random.below(3) {
            tokens = bend(tokens, &mut random, &pool);
        }
        expand::finish(tokens, &Writers::NONE);
    }
}

/// True if the words stand in the text in their order, with others between them.
fn is_within(words: &str, text: &str) -> bool {
    let mut text = text.split(' ');
    words.split(' ').all(|word| text.any(|other| other == word))
}

/// The tokens as words, without what flatten takes from an item and what it adds to it.
fn words(tokens: TokenStream) -> String {
    let mut out = Vec::new();
    add_words(tokens, &mut out);
    out.join(" ")
}

fn add_words(tokens: TokenStream, out: &mut Vec<String>) {
    for token in tokens {
        let TokenTree::Group(group) = &token else {
            out.push(token.to_string());
            continue;
        };
        let text = group.stream().to_string();
        let hash = out.last().is_some_and(|last| last == "#");
        let names = ["uniform", "flatten", "allow (dead_code)"];
        if hash && group.delimiter() == Delimiter::Bracket && names.iter().any(|n| text.starts_with(n)) {
            out.pop();
            continue;
        }
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::None => ("<<", ">>"),
        };
        out.push(open.to_owned());
        add_words(group.stream(), out);
        out.push(close.to_owned());
    }
}

/// One token deleted, doubled, swapped, replaced, wrapped or unwrapped, at any depth.
fn bend(tokens: TokenStream, random: &mut Random, pool: &[TokenTree]) -> TokenStream {
    let mut list: Vec<TokenTree> = tokens.into_iter().collect();
    if list.is_empty() {
        return random.pick(pool).clone().into();
    }
    // Bodies are bent most: heads soon are no Rust any more.
    let braces =
        list.iter().rposition(|t| matches!(t, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace));
    let at = braces.filter(|_| random.below(5) > 0).unwrap_or_else(|| random.below(list.len()));
    if let TokenTree::Group(group) = &list[at]
        && random.below(5) > 0
    {
        list[at] = Group::new(group.delimiter(), bend(group.stream(), random, pool)).into();
        return list.into_iter().collect();
    }
    match random.below(16) {
        6.. => {
            // One of its own kind: most of these are Rust still.
            let alike: Vec<&TokenTree> = pool.iter().filter(|token| kind(token) == kind(&list[at])).collect();
            if !alike.is_empty() {
                list[at] = (*random.pick(&alike)).clone();
            }
        }
        0 => {
            list.remove(at);
        }
        1 => list.insert(at, list[at].clone()),
        2 => {
            let last = list.len() - 1;
            list.swap(at, last.min(at + 1));
        }
        3 => list[at] = random.pick(pool).clone(),
        4 => {
            let delimiters = [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
            list[at] = Group::new(*random.pick(&delimiters), list[at].clone().into()).into();
        }
        _ => {
            if let TokenTree::Group(group) = list.remove(at) {
                list.splice(at..at, group.stream());
            }
        }
    }
    list.into_iter().collect()
}

fn kind(token: &TokenTree) -> u8 {
    match token {
        TokenTree::Group(group) => group.delimiter() as u8,
        TokenTree::Ident(_) => 10,
        TokenTree::Punct(_) => 11,
        TokenTree::Literal(_) => 12,
    }
}

/// Every token, groups before what they hold.
fn flat(tokens: TokenStream) -> Box<dyn Iterator<Item = TokenTree>> {
    Box::new(tokens.into_iter().flat_map(|token| {
        let inside: Box<dyn Iterator<Item = TokenTree>> = match &token {
            TokenTree::Group(group) => flat(group.stream()),
            _ => Box::new(std::iter::empty()),
        };
        std::iter::once(token).chain(inside)
    }))
}

/// xorshift64*.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
