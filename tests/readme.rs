//! What README.md shows is what is made.

#[path = "support/marked.rs"]
mod marked;

use flatten_core::emit::rust;
use flatten_core::options::Caps;
use flatten_core::passes::fuse::fuse;
use flatten_core::schedule;

/// The block of README.md in this language that holds `text`.
fn block(language: &str, text: &str) -> String {
    let readme = include_str!("../README.md");
    let head = format!("```{language}\n");
    let mut bodies = readme.split(&head).skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    bodies.find(|body| body.contains(text)).unwrap_or_else(|| panic!("no {language} with {text}")).to_owned()
}

fn shade() -> marked::Function {
    let file = syn::parse_file(&block("rust", "fn shade(")).expect("Rust");
    let functions = marked::functions_of(file, &"README.md");
    functions.into_iter().find(|function| function.name.ends_with("shade")).expect("it is marked")
}

#[test]
fn the_twin() {
    let function = shade();
    let graph = fuse(&function.optimised(&function.options), &Caps::GRAPH);
    let twin = rust::function(&schedule::run(&graph)).expect("a twin").to_string();
    let pretty = |text: &str| prettyplease::unparse(&syn::parse_file(text).expect("Rust"));
    let shown = block("rust,ignore", "fn shade_flat(");
    assert_eq!(pretty(&shown), pretty(&twin.replacen("pub fn", "fn", 1)));
}

#[cfg(feature = "wgsl")]
#[test]
fn the_shader() {
    let function = shade();
    let graph = fuse(&function.optimised(&function.options), &Caps::NAGA);
    let text = flatten_naga::wgsl(&schedule::run(&graph)).expect("valid");
    assert_eq!(block("wgsl", "fn shade(").trim(), text.trim());
}
