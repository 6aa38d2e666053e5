//! The house is in order: every file says what it is, every mistake has its example.

use flatten_core::diag::codes::CODES;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn every_file_says_what_it_is() {
    let mut files = Vec::new();
    for folder in ["src", "tests", "examples", "flatten-core", "flatten-macro", "flatten-naga"] {
        collect(Path::new(folder), &mut files);
    }
    assert!(files.len() > 50, "only {} files were found", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable");
        let first = text.lines().next().unwrap_or_default();
        // What is included into another file cannot have `//!`.
        let says = first.starts_with("//! ") || first.starts_with("// ");
        assert!(says, "{} begins with `{first}`", file.display());
    }
}

#[test]
fn every_mistake_has_its_example() {
    let ids: BTreeSet<&str> = CODES.iter().map(|code| code.id).collect();
    assert_eq!(ids.len(), CODES.len(), "two rows have one id");
    let mut files = Vec::new();
    collect(Path::new("tests/ui"), &mut files);
    let names: Vec<String> =
        files.iter().map(|f| f.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    let shown: BTreeSet<&str> = names.iter().filter_map(|name| Some(name.split_once('_')?.0)).collect();
    assert_eq!(ids, shown);
}

#[test]
fn messages_are_in_one_style() {
    for code in CODES {
        for text in [code.message, code.help] {
            assert!(!text.ends_with('.') || text.ends_with(".."), "`{}` ends with a dot: {text}", code.id);
            assert!(!text.starts_with(char::is_uppercase), "`{}` begins with a capital: {text}", code.id);
        }
        assert!(
            code.id.chars().all(|c| c.is_ascii_lowercase() || c == '-'),
            "`{}` is not in kebab case",
            code.id
        );
    }
}

/// Who has another glam is told which one twins are made of.
#[test]
fn messages_name_the_glam_that_cargo_is_asked_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("readable");
    let manifest = read("Cargo.toml");
    let version = manifest.split("glam = { version = \"=").nth(1).and_then(|rest| rest.split('"').next());
    let version = version.expect("one version is asked for");
    let named: Vec<String> = read("src/__private.rs")
        .split("glam ")
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect())
        .filter(|found: &String| !found.is_empty())
        .collect();
    assert_eq!(named, [version, version]);
    assert_eq!(read("src/__private.rs").matches(&format!("`glam = \\\"={version}\\\"`")).count(), 2);
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(dir) = std::fs::read_dir(folder) else { return };
    for entry in dir {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            if !path.ends_with("target") {
                collect(&path, out);
            }
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
    out.sort();
}
