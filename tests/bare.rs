//! A crate without `std`: it builds, its functions come from `libm`, and its twins equal its originals.

use std::path::Path;
use std::process::Command;

/// What `cargo` says of the crate.
fn cargo(args: &[&str]) -> String {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bare/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(args).args(["--locked", "--manifest-path"]).arg(manifest);
    let output = cargo.env("CARGO_TARGET_DIR", target).output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
fn a_crate_without_std_builds_and_agrees() {
    let text = cargo(&["test", "--quiet", "--test", "values"]);
    assert!(text.contains("2 passed"), "{text}");
}

/// `std` is not in the tree under another name: with the feature, everything would build too.
#[test]
fn std_is_off() {
    let tree = cargo(&["tree", "--edges", "normal,features", "--prefix", "none"]);
    assert!(tree.contains("libm v"), "{tree}");
    for package in ["flatten", "glam"] {
        assert!(!tree.contains(&format!("{package} feature \"std\"")), "{tree}");
    }
}
