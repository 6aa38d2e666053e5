//! The names of the results of calls. naga's writer numbers them, whatever name they have: `let _e6 = noise(p);`.

use naga::{Expression, FastHashMap, Function, Module};

/// The text with the names in place of the numbers. No other identifier has that form: names that end in a digit are
/// followed by `_`.
pub(crate) fn named(module: &Module, text: String) -> String {
    if module.functions.len() == 1 {
        return text;
    }
    let mut functions = module.functions.iter().map(|(_, function)| names(function));
    let mut known = FastHashMap::default();
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if line.starts_with("fn ") {
            known = functions.next().unwrap_or_default();
        }
        rename(line, &known, &mut out);
    }
    out
}

/// The number of each result, as naga writes it, with its name.
fn names(function: &Function) -> FastHashMap<String, &str> {
    let results = function
        .named_expressions
        .iter()
        .filter(|(handle, _)| matches!(function.expressions[**handle], Expression::CallResult(_)));
    results.map(|(handle, name)| (format!("_e{}", handle.index()), name.as_str())).collect()
}

fn rename(line: &str, known: &FastHashMap<String, &str>, out: &mut String) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = line;
    while let Some(start) = rest.find(is_word) {
        let (before, word) = rest.split_at(start);
        let (word, after) = word.split_at(word.find(|c| !is_word(c)).unwrap_or(word.len()));
        out.push_str(before);
        out.push_str(known.get(word).copied().unwrap_or(word));
        rest = after;
    }
    out.push_str(rest);
}
