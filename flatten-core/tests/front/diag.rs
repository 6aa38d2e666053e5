//! How mistakes are written.

use crate::help::parse;
use flatten_core::diag::{Diags, codes};
use proc_macro2::Span;

#[test]
fn holes_are_filled_once() {
    let mut diags = Diags::new();
    let diag = diags.at(Span::call_site(), &codes::TYPE_MISMATCH).with("found", "{expected}");
    diag.with("expected", "{x: {found}}");
    let diag = diags.iter().next().expect("one was added");
    assert_eq!(diag.message(), "this is `{expected}`, but `{x: {found}}` is needed");
    // A hole that nobody fills stays as it is.
    let mut diags = Diags::new();
    diags.at(Span::call_site(), &codes::RECURSION);
    assert_eq!(
        diags.iter().next().map(|d| d.message()).as_deref(),
        Some("recursion cannot be flattened: {cycle}")
    );
}

#[test]
fn mistakes_become_compile_errors() {
    let Err(diags) = parse("fn f(x: f32) -> f32 { let a = { || x }; let b = [|| x]; x }") else {
        panic!("accepted")
    };
    assert_eq!(diags.len(), 2);
    let text = diags.to_compile_errors().to_string().replace(' ', "");
    assert_eq!(text.matches("::core::compile_error!{").count(), 2);
    assert!(text.contains("flatten:aclosurethatno`let`namescannotbeflattened\\n=help:nameit"), "{text}");
    assert_eq!(
        diags.to_string().lines().next(),
        Some("error[closure]: a closure that no `let` names cannot be flattened")
    );
}

#[test]
fn lists_are_checked() {
    assert!(Diags::new().check().is_ok());
    let mut one = Diags::new();
    one.at(Span::call_site(), &codes::LABEL);
    let mut two = Diags::new();
    two.at(Span::call_site(), &codes::CLOSURE);
    one.append(two);
    let ids: Vec<&str> = one.iter().map(|d| d.code.id).collect();
    assert_eq!(ids, ["label", "closure"]);
    assert!(one.check().is_err());
}
