//! The only code of these tests that knows the front end's interface.

use flatten_core::diag::{Diag, Diags};
use flatten_core::front::{self, Parsed, Sources};
use flatten_core::options::Options;
use flatten_core::plan;

/// Every item of the text, in one scope.
pub(crate) fn sources(text: &str) -> Sources {
    let file = syn::parse_file(text).unwrap_or_else(|e| panic!("{e} in {text}"));
    Sources::flat(file.items)
}

/// The function `f` of the text and what it reaches.
pub(crate) fn parse(text: &str) -> Result<Parsed, Diags> {
    let sources = sources(text);
    front::run(&sources, &[sources.index(0, "f").expect("there is an `f`")])
}

/// The text is accepted and gives this tree, spaces aside.
#[track_caller]
pub(crate) fn test(text: &str, expected: &str) {
    let parsed = parse(text).unwrap_or_else(|e| panic!("{e}\nin {text}"));
    let found = parsed.unit.to_string();
    assert_eq!(squeeze(&found), squeeze(expected), "in {text}, as a whole:\n{found}");
}

/// The text is refused, by the front end or by the plan, with exactly these mistakes, written `line:column row: message`.
#[track_caller]
pub(crate) fn fails(text: &str, expected: &[&str]) {
    let planned = |parsed: Parsed| plan::run(&parsed.unit, parsed.entries[0], &Options::fast());
    let Err(diags) = parse(text).and_then(planned) else { panic!("accepted: {text}") };
    let line = |d: &Diag| {
        let at = d.span.start();
        format!("{}:{} {}: {}", at.line, at.column + 1, d.code.id, d.message())
    };
    let found: Vec<String> = diags.iter().map(line).collect();
    assert_eq!(found, expected, "in {text}");
}

fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
