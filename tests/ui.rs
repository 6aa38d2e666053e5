//! One mistake per file in `ui/`, with what rustc prints: `TRYBUILD=overwrite cargo test --test ui` blesses.
//!
//! The lines at fault say `//~`. A message is ours, stands at such a line, and brings nothing from elsewhere along.

use flatten_core::diag::codes::CODES;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn mistakes() {
    let tests = trybuild::TestCases::new();
    for file in files("tests/ui").into_iter().chain(files("tests/proofs")) {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // With the feature on, the argument is right; without it, that is what is wrong.
        let other = if cfg!(feature = "wgsl") { "feature-off_wgsl" } else { "leaf-body" };
        if !name.starts_with(other) {
            tests.compile_fail(&file);
        }
    }
}

#[test]
fn messages_are_ours_at_the_marked_lines() {
    for file in files("tests/ui") {
        test(&file, |message| {
            // What lacks its attribute is rustc's to say, in our words.
            let alias = message.contains("_lacks_the_flatten_attribute_or_is_recursive__in_");
            let ours = message.starts_with("error: flatten: ") && message.contains("= help: ");
            match () {
                () if alias => Ok(()),
                () if !ours => Err("the first error is not ours, with its help"),
                () if !is_of_row(message, &file) => {
                    Err("the first error is not of the row that the file is named after")
                }
                () => Ok(()),
            }
        });
    }
}

/// Mistakes that are mistakes in Rust too: the original is left as it is, so rustc reports it after us, with this
/// code.
const RUSTC_AGREES: &[(&str, &[&str])] = &[
    ("ambiguous-number", &["E0689"]),
    ("ambiguous-type", &["E0282"]),
    ("argument-count", &["E0061"]),
    ("assign-target", &["E0070"]),
    ("break-value", &["E0571"]),
    ("cast", &["E0054"]),
    ("const-panic", &["E0080"]),
    ("const-value", &["E0391"]),
    ("label", &["E0268"]),
    ("operator", &["E0369"]),
    ("recursive-type", &["E0072", "E0391"]),
    ("struct-literal", &["E0063"]),
    ("type-mismatch", &["E0308"]),
    ("unknown-field", &["E0609"]),
    ("unknown-function", &["E0425"]),
    ("unknown-name", &["E0425"]),
];

/// After the first error come ours only, each with its help, and what rustc says of the original whatever we do.
#[test]
fn no_cascade_follows() {
    let mut used = BTreeSet::new();
    for file in files("tests/ui") {
        let text = std::fs::read_to_string(file.with_extension("stderr")).expect("there is a `.stderr` file");
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let id = name.split_once('_').expect("`<id>_<mistake>`").0;
        let after = RUSTC_AGREES.iter().find(|(row, _)| *row == id).map_or(&[][..], |(_, codes)| codes);
        for error in errors(&text) {
            let head = error.lines().next().expect("it has its first line");
            let ours = head.starts_with("error: flatten: ") && error.contains("= help: ");
            let alias = head.contains("_lacks_the_flatten_attribute_or_is_recursive__in_");
            let code = after.iter().find(|code| head.starts_with(&format!("error[{code}]: ")));
            used.extend(code.map(|code| (id.to_owned(), *code)));
            assert!(ours || alias || code.is_some(), "{}: a cascade:\n{error}", file.display());
        }
    }
    let listed =
        RUSTC_AGREES.iter().flat_map(|(row, codes)| codes.iter().map(|code| (row.to_string(), *code)));
    assert_eq!(used, listed.collect(), "every code that may follow does");
}

/// The errors of a text, each with its lines.
fn errors(text: &str) -> Vec<String> {
    let mut errors: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("error") {
            errors.push(String::new());
        }
        if let Some(error) = errors.last_mut() {
            error.push_str(line);
            error.push('\n');
        }
    }
    errors
}

/// What the front end takes for glam's or Rust's and is not, rustc refuses at the user's token.
#[test]
fn guessed_names_are_proven() {
    for file in files("tests/proofs") {
        test(&file, |_| Ok(()));
    }
}

fn test(file: &Path, is_first: impl Fn(&str) -> Result<(), &'static str>) {
    let source = std::fs::read_to_string(file).expect("readable");
    let text = std::fs::read_to_string(file.with_extension("stderr")).expect("there is a `.stderr` file");
    if let Err(why) = check(&source, &text, file, is_first) {
        panic!("{}: {why}\n{text}", file.display());
    }
}

/// `is_first` judges the first message.
fn check(
    source: &str,
    text: &str,
    file: &Path,
    is_first: impl Fn(&str) -> Result<(), &'static str>,
) -> Result<(), String> {
    let marked = |line: usize| source.lines().nth(line - 1).is_some_and(|text| text.ends_with("//~"));
    let heads = ["error", "warning"];
    let starts: Vec<usize> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| heads.iter().any(|head| line.starts_with(head)))
        .map(|(number, _)| number)
        .collect();
    let lines: Vec<&str> = text.lines().collect();
    let block = |start: usize| {
        let end = starts.iter().find(|next| **next > start).copied().unwrap_or(lines.len());
        lines[start..end].join("\n")
    };
    // What is wrong elsewhere is said there too, before or behind.
    let is_elsewhere = |start: &usize| block(*start).contains("--> tests/elsewhere/");
    let here: Vec<usize> = starts.iter().copied().filter(|start| !is_elsewhere(start)).collect();
    let first = here.iter().find(|start| is_first(&block(**start)).is_ok());
    let first = first.filter(|start| **start == here[0] || is_inlined(file));
    is_first(&block(*first.or(here.first()).ok_or("there is no error")?))?;
    let place = format!("--> {}:", file.display());
    for start in here {
        if lines[start].starts_with("warning") {
            return Err("there is a warning".to_owned());
        }
        let at = lines[start..].iter().find_map(|line| line.trim_start().strip_prefix(&place));
        let line = at.and_then(|at| at.split(':').next()?.parse().ok()).ok_or("an error is elsewhere")?;
        if !marked(line) {
            return Err(format!("line {line} is not marked"));
        }
    }
    Ok(())
}

/// True of mistakes that come from callees, which are reported first.
fn is_inlined(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("inlined_"))
}

/// True if the fixed parts of the row's message are in the text, in order.
fn is_of_row(text: &str, file: &Path) -> bool {
    let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
    let code = CODES.iter().find(|code| name.starts_with(&format!("{}_", code.id)));
    let mut rest = text;
    code.is_some_and(|code| {
        code.message.split(['{', '}']).step_by(2).all(|part| match rest.find(part) {
            Some(at) => {
                rest = &rest[at + part.len()..];
                true
            }
            None => false,
        })
    })
}

fn files(folder: &str) -> Vec<PathBuf> {
    let dir = std::fs::read_dir(folder).expect("the folder is there");
    let paths = dir.map(|entry| entry.expect("readable").path());
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|e| e == "rs")).collect();
    files.sort();
    files
}
