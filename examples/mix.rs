//! How long a crate of many `#[flatten]` functions takes to check: writes it, checks it, and checks it again without
//! the attributes.
//!
//! ```text
//! cargo run --example mix -- FOLDER [COUNT] [mix|chain]
//! ```
//! `mix`: of `COUNT` functions (300) 60 % are leaves (`source`), 30 % call three leaves (`source`), and 10 % are
//! entries that call three of those. `chain`: each function calls the one before, and the last is an entry.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, rest @ ..] = args.as_slice() else { panic!("mix FOLDER [COUNT] [mix|chain]") };
    let count = rest.first().map_or(300, |count| count.parse().expect("a number"));
    let chain = rest.get(1).is_some_and(|kind| kind == "chain");
    let source = if chain { chained(count) } else { mixed(count) };
    let plain: String =
        source.lines().filter(|line| !line.starts_with("#[flatten")).fold(String::new(), |mut text, line| {
            text += line;
            text.push('\n');
            text
        });
    let with = seconds(&Path::new(folder).join("with"), &source);
    let without = seconds(&Path::new(folder).join("without"), &plain);
    println!(
        "{count} functions: {with:.2} s with attributes, {without:.2} s without, {:.2} s more",
        with - without
    );
}

/// The body of a function: about 110 tokens, with a branch, a loop and an early return.
fn body(calls: &[String]) -> String {
    let called: String = calls.iter().fold(String::new(), |mut text, name| {
        _ = write!(text, " v += {name}(v * 0.5, n + 1.0) * 0.25;");
        text
    });
    format!(
        "    let mut v = p * 2.0 + vec3(n, 0.5, 1.0 - n);{called}\n    \
         let d = v.length();\n    \
         if d < 0.001 {{ return Vec3::ZERO; }}\n    \
         let w = if d > 1.0 {{ d.sqrt() }} else {{ d * d }};\n    \
         for i in 0..2 {{ v.x += w * (i as f32 + 0.5); v.y -= v.z * 0.125; }}\n    \
         let t = (v.x * 0.5 + v.y.sin()).clamp(0.0, 1.0);\n    \
         v / d * (1.0 - t) + p * t\n"
    )
}

fn function(out: &mut String, attribute: &str, name: &str, calls: &[String]) {
    _ = write!(out, "{attribute}\npub fn {name}(p: Vec3, n: f32) -> Vec3 {{\n{}}}\n", body(calls));
}

fn mixed(count: usize) -> String {
    let mut out = String::from("#![allow(unused)]\nuse flatten::prelude::*;\n");
    let (leaves, middle) = (count * 6 / 10, count * 3 / 10);
    for i in 0..leaves {
        function(&mut out, "#[flatten(source)]", &format!("leaf{i}"), &[]);
    }
    for i in 0..middle {
        let calls: Vec<String> = (0..3).map(|k| format!("leaf{}", (i * 7 + k * 11) % leaves)).collect();
        function(&mut out, "#[flatten(source)]", &format!("middle{i}"), &calls);
    }
    for i in 0..count - leaves - middle {
        let calls: Vec<String> = (0..3).map(|k| format!("middle{}", (i * 5 + k * 13) % middle)).collect();
        function(&mut out, "#[flatten]", &format!("entry{i}"), &calls);
    }
    out
}

fn chained(count: usize) -> String {
    let mut out = String::from("#![allow(unused)]\nuse flatten::prelude::*;\n");
    for i in 0..count {
        let (value, attribute) = match i {
            0 => ("x * 0.5 + 1.0".to_owned(), "#[flatten(source)]"),
            i if i + 1 == count => (format!("link{}(x + 1.0).min(x)", i - 1), "#[flatten]"),
            i => (format!("link{}(x * 0.75) + x", i - 1), "#[flatten(source)]"),
        };
        _ = write!(out, "{attribute}\npub fn link{i}(x: f32) -> f32 {{ {value} }}\n");
    }
    out
}

/// CPU seconds of `cargo check` of a crate with this source, everything below it built: the least of three.
fn seconds(folder: &Path, source: &str) -> f64 {
    let facade = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = format!(
        "[package]\nname = \"mix\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n\
         [dependencies]\nflatten = {{ path = {facade:?} }}\n"
    );
    std::fs::create_dir_all(folder.join("src")).expect("the folder can be made");
    std::fs::write(folder.join("Cargo.toml"), manifest).expect("the manifest can be written");
    let target = folder.with_file_name("target");
    let mut least = f64::INFINITY;
    // The first run builds what is below.
    for run in 0..4 {
        std::fs::write(folder.join("src/lib.rs"), source).expect("the source can be written");
        let script = "TIMEFORMAT='%U %S'; time cargo check -q 2>/dev/null || exit 1";
        let mut command = Command::new("bash");
        let output =
            command.args(["-c", script]).current_dir(folder).env("CARGO_TARGET_DIR", &target).output();
        let output = output.expect("there is a bash");
        assert!(
            output.status.success(),
            "the crate does not check; run `cargo check` in {}",
            folder.display()
        );
        let times = String::from_utf8_lossy(&output.stderr);
        let time: f64 = times.split_whitespace().map(|time| time.parse::<f64>().expect("a time")).sum();
        if run > 0 {
            least = least.min(time);
        }
    }
    least
}
