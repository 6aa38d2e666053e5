//! Three crates outside of the workspace, each calling the others' functions: their twins equal the originals.

use std::path::Path;
use std::process::Command;

#[test]
fn three_crates_agree() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/consumer/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("consumer");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--quiet", "--workspace", "--locked", "--manifest-path"]).arg(manifest);
    let output = cargo.arg("--target-dir").arg(target).output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{errors}");
    // The tests of `app` ran.
    assert!(text.contains("5 passed"), "{text}");
}
