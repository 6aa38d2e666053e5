//! What editors rely on: the user's tokens come first, unchanged and in their places; macros are asked by paths.
//!
//! An editor maps the cursor to the first token of the expansion that has its place. If that stood in a twin, it would
//! complete `p.` with what the twin's types have. And it finds no macro by the place of its definition in the text.
//! `rust-analyzer diagnostics tests/consumer/app` (0.0.334) has nothing to say of the three crates there.

use flatten_core::expand::{Writers, attribute};
use proc_macro2::{LineColumn, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A token with its place, groups as their delimiters.
#[derive(Clone, PartialEq, Debug)]
struct Token {
    text: String,
    place: LineColumn,
}

fn flat(tokens: TokenStream, out: &mut Vec<Token>) {
    for token in tokens {
        let place = token.span().start();
        match token {
            TokenTree::Group(group) => {
                out.push(Token { text: format!("{:?}", group.delimiter()), place });
                flat(group.stream(), out);
            }
            token => out.push(Token { text: token.to_string(), place }),
        }
    }
}

fn flattened(tokens: TokenStream) -> Vec<Token> {
    let mut out = Vec::new();
    flat(tokens, &mut out);
    out
}

fn expansion(args: &str, item: &str) -> (Vec<Token>, Vec<Token>) {
    let args: TokenStream = args.parse().expect("tokens");
    let item: TokenStream = item.parse().expect("tokens");
    (flattened(item.clone()), flattened(attribute(args, item, &Writers::NONE)))
}

/// One item of each kind, alone and with something to wait for; the attributes inside are flatten's own.
const ITEMS: &[(&str, &str)] = &[
    ("alone", "/// Docs.\n#[inline]\npub fn shade(p: Vec3, t: f32) -> f32 { let q = p * t; q.length() }"),
    ("waits", "fn shade(x: f32) -> f32 { let y = noise::fbm(x);\n  helper(y) + y }"),
    ("wrong", "fn shade(x: f32) -> f32 { let y: i32 = x;\n  x.unknown() }"),
    ("struct", "#[derive(Clone, Copy)]\npub struct Ray { pub origin: Vec3, pub dir: Dir }"),
    ("const", "pub const STEPS: i32 = other::COUNT * 2;"),
    ("impl", "impl Ray { pub fn at(&self, t: f32) -> Vec3 { self.origin + self.dir * t } }"),
    (
        "module",
        "pub mod shaders { use super::*; fn h(x: f32) -> f32 { x }\n  pub fn other() {}\n  mod inner { pub fn k() {} } }",
    ),
    (
        "module that waits",
        "mod shaders { use super::*; fn h(x: f32) -> f32 { noise::fbm(x) }\n  struct S { a: f32 } }",
    ),
];

#[test]
fn the_users_tokens_come_first_in_their_order() {
    for (name, item) in ITEMS {
        let (user, out) = expansion("", item);
        let places: BTreeSet<(usize, usize)> = user.iter().map(|t| (t.place.line, t.place.column)).collect();
        let mut seen = BTreeSet::new();
        let first: Vec<Token> = out
            .into_iter()
            .filter(|t| {
                let place = (t.place.line, t.place.column);
                places.contains(&place) && user.contains(t) && seen.insert((place, t.text.clone()))
            })
            .collect();
        let texts = |tokens: &[Token]| tokens.iter().map(|t| t.text.clone()).collect::<Vec<_>>().join(" ");
        let mut expected = user.clone();
        let mut known = BTreeSet::new();
        expected.retain(|t| known.insert(((t.place.line, t.place.column), t.text.clone())));
        assert_eq!(texts(&first), texts(&expected), "{name}");
    }
}

#[test]
fn the_original_stands_before_its_twin() {
    for (name, item) in &ITEMS[..3] {
        let (user, out) = expansion("", item);
        let last = user.last().expect("an item has tokens");
        let original = out.iter().position(|t| t == last).expect("the original is there");
        let twin = out.iter().position(|t| t.text == "shade_flat").expect("the twin is there");
        assert!(original < twin, "{name}");
    }
}

/// `#[flatten]` functions of a module: in each module its own tokens, then what is made.
#[test]
fn a_module_holds_its_twins_behind_its_items() {
    let item = "mod shaders { #[flatten] fn shade(x: f32) -> f32 { last(x) } fn last(x: f32) -> f32 { x } }";
    let (_, out) = expansion("", item);
    let at = |text: &str| out.iter().position(|t| t.text == text).expect("it is there");
    assert!(at("last") < at("shade_flat"));
    let second = out.iter().enumerate().filter(|(_, t)| t.text == "last").nth(1).expect("its definition").0;
    assert!(second < at("shade_flat"));
}

/// Names that are called as macros, and names of macros that are defined, outside of what the user wrote.
fn macros(out: &[Token]) -> (BTreeSet<String>, BTreeSet<String>, BTreeSet<String>) {
    let (mut called, mut defined, mut imported) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let is_name = |t: &Token| t.text.starts_with(|c: char| c.is_alphabetic() || c == '_');
    for (i, window) in out.windows(3).enumerate() {
        let [name, bang, next] = window else { continue };
        let before = i.checked_sub(1).map(|i| out[i].text.as_str());
        match (name.text.as_str(), bang.text.as_str()) {
            ("macro_rules", "!") => _ = defined.insert(next.text.clone()),
            ("as", _) => _ = imported.insert(bang.text.clone()),
            (text, "!") if is_name(name) && before != Some(":") => _ = called.insert(text.to_owned()),
            _ => {}
        }
    }
    (called, defined, imported)
}

#[test]
fn macros_are_asked_by_paths() {
    for (name, item) in ITEMS {
        let (_, out) = expansion("", item);
        let (called, defined, imported) = macros(&out);
        let textual: Vec<_> = called.intersection(&defined).collect();
        assert!(textual.is_empty(), "{name}: {textual:?} are found by the order of the text");
        let unknown: Vec<_> =
            called.iter().filter(|call| !imported.contains(*call) && *call != "compile_error").collect();
        assert!(unknown.is_empty(), "{name}: {unknown:?} are not imported");
        // No editor resolves `self::super::x`.
        let texts: Vec<&str> = out.iter().map(|t| t.text.as_str()).collect();
        assert!(!texts.windows(4).any(|w| w == ["self", ":", ":", "super"]), "{name}");
    }
}

#[test]
fn what_cannot_be_read_stays_as_it_is() {
    let item = "fn shade(p: Vec3) -> f32 { let q = p * 2.0; q. }";
    let (user, out) = expansion("", item);
    assert_eq!(out[..user.len()], user, "the item is unchanged");
    assert!(out.iter().any(|t| t.text == "compile_error"));
}

/// An editor's token streams print a text and a name behind it as one literal with a suffix.
#[test]
fn no_name_follows_a_text_in_a_source() {
    let (_, out) = expansion("leaf", "fn noise(x: f32) -> f32 { opaque(x) }");
    let source = out.iter().find(|t| t.text.contains("__leaf")).expect("the source carries the mark");
    let mark = source.text.split("__leaf").nth(1).and_then(|rest| rest.split(']').next()).expect("a mark");
    let parts: Vec<&str> = mark.splitn(4, ',').map(str::trim).collect();
    assert_eq!(parts[2], "leaf", "{mark}");
}
