//! Every stage of each file in `walk/`, beside it as text: a change of the compiler is seen here first.

#[path = "../examples/walk.rs"]
#[expect(dead_code, reason = "the command line has its own main")]
mod walk;

use expect_test::{expect, expect_file};
use walk::{Request, walk};

fn request(name: &str) -> Request {
    Request { file: format!("tests/walk/{name}.rs").into(), ..Request::default() }
}

#[track_caller]
fn stages(name: &str) {
    let walked = walk(&request(name)).expect("a file");
    assert!(!walked.failed, "{}", walked.text);
    expect_file![format!("walk/{name}.txt")].assert_eq(&walked.text);
}

#[test]
fn sdf() {
    stages("sdf");
}

#[test]
fn items() {
    stages("items");
}

#[test]
fn methods() {
    stages("methods");
}

#[test]
fn keep() {
    stages("keep");
}

#[test]
fn wrapped() {
    stages("wrapped");
}

#[test]
fn leaves() {
    stages("leaves");
}

#[test]
fn leaves_and_barriers_are_counted() {
    let walked = walk(&Request { json: true, ..request("leaves") }).expect("a file");
    let numbers = |keys: &[&str]| {
        let of_line = |line: &str| {
            let value = |key: &&str| {
                let rest = line.split_once(&format!("\"{key}\":"))?.1;
                rest.split([',', '}']).next()?.parse::<u32>().ok()
            };
            keys.iter().filter_map(value).collect::<Vec<_>>()
        };
        walked.text.lines().map(of_line).filter(|n| !n.is_empty()).collect::<Vec<_>>()
    };
    let keys = ["ops_total", "ops_uniform", "ops_varying", "barriers", "selects", "call"];
    assert_eq!(numbers(&keys), [[10, 2, 8, 1, 1, 3], [3, 3, 0, 0, 1, 1]]);
}

#[test]
fn a_stage_of_a_function() {
    let request = Request { function: Some("luma".into()), stage: Some("rust".into()), ..request("items") };
    let walked = walk(&request).expect("a file");
    expect![[r#"
        // luma, tests/walk/items.rs:6, fast
        // rust
        pub fn luma_flat(c: Vec3) -> f32 {
            use ::flatten::__private as f;
            f::dot(c, f::vec3(0.299, 0.587, 0.114))
        }
    "#]]
    .assert_eq(&walked.text);
}

#[test]
fn mistakes_are_reported_and_the_rest_goes_on() {
    let walked = walk(&Request { stage: Some("wgsl".into()), ..request("mistakes") }).expect("a file");
    assert!(walked.failed);
    expect![[r#"
        // good, tests/walk/mistakes.rs:6, fast
        // wgsl
        fn good(x: f32) -> f32 {
            return x;
        }
        // bad, tests/walk/mistakes.rs:11, fast
        tests/walk/mistakes.rs:12:13: error[unknown-function]: the function `elsewhere` is not known here
          = help: mark it with `#[flatten]`, or write its formula
        // large, tests/walk/mistakes.rs:18, fast
        tests/walk/mistakes.rs:18:4: error[ops-limit]: flattens to 3 operations, the limit is 1
          = help: make the ranges shorter, or raise the limit: `#[flatten(max_ops = 3)]`
    "#]]
    .assert_eq(&walked.text);
}

#[test]
fn json_has_every_key_and_no_times_but_numbers() {
    let walked = walk(&Request { json: true, ..request("sdf") }).expect("a file");
    assert!(!walked.failed);
    expect![[r#"
        [{"version":1,"fn":"shaders::march","file":"tests/walk/sdf.rs","line":22,"contract":"fast","ok":true,"ops":{"add":1,"length":2,"lt":2,"mad":1,"select":2,"sub":2},"ops_total":10,"ops_uniform":0,"ops_varying":10,"selects":2,"barriers":0,"depth":9,"loops_kept":0,"unrolled_copies":2,"cost_graph":10,"cost_gpu":88,"wgsl_bytes":321,"spirv_words":510,"spirv_body_instructions":16,"stages_us":{"front":0,"plan":0,"graph":0,"prune":0,"optimize":0,"cse":0,"frame":0,"rust":0,"wgsl":0,"spirv":0},"costs":[{"stage":"graph","cost_graph":11,"cost_gpu":100},{"stage":"prune","cost_graph":11,"cost_gpu":100},{"stage":"optimize","cost_graph":11,"cost_gpu":100}],"residuals":[],"diagnostics":[]}]
    "#]].assert_eq(&without_times(&walked.text));
    let walked = walk(&Request { json: true, ..request("mistakes") }).expect("a file");
    assert!(walked.failed);
    let objects = walked.text.matches("{\"version\":1,").count();
    assert_eq!(objects, 3);
    assert_eq!(walked.text.matches("\"ok\":false").count(), 2);
    expect![[r#"{"version":1,"fn":"bad","file":"tests/walk/mistakes.rs","line":11,"contract":"fast","ok":false,"ops":{},"ops_total":0,"ops_uniform":0,"ops_varying":0,"selects":0,"barriers":0,"depth":0,"loops_kept":0,"unrolled_copies":0,"cost_graph":0,"cost_gpu":0,"wgsl_bytes":0,"spirv_words":0,"spirv_body_instructions":0,"stages_us":{},"costs":[],"residuals":[],"diagnostics":[{"code":"unknown-function","message":"the function `elsewhere` is not known here","help":"mark it with `#[flatten]`, or write its formula","line":12,"column":13}]},"#]].assert_eq(&without_times(walked.text.lines().nth(1).expect("a line per function")));
}

/// The JSON with `0` for the microseconds, which nothing fixes.
fn without_times(text: &str) -> String {
    let (before, rest) = text.split_once("\"stages_us\":{").expect("the key is there");
    let (times, after) = rest.split_once('}').expect("it is closed");
    let times: Vec<String> = times
        .split(',')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (stage, us) = pair.split_once(':').expect("a pair");
            assert!(us.parse::<u64>().is_ok(), "{us} is a number");
            format!("{stage}:0")
        })
        .collect();
    format!("{before}\"stages_us\":{{{}}}{after}", times.join(","))
}

#[test]
fn modules_are_followed_on_disk() {
    let folder = std::env::temp_dir().join(format!("flatten_walk_{}", std::process::id()));
    std::fs::create_dir_all(folder.join("shaders")).expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a file");
    write(
        "lib.rs",
        "mod shaders;\nmod absent;\n#[flatten]\nfn top(x: f32) -> f32 { shaders::noise::fbm(x) }\n",
    );
    write("shaders.rs", "pub mod noise;\n");
    write("shaders/noise.rs", "\n#[flatten(exact)]\npub fn fbm(x: f32) -> f32 { crate::half(x) }\n");
    let file = folder.join("lib.rs");
    let missing = walk(&Request { file: file.clone(), ..Request::default() }).expect("files");
    assert!(missing.failed, "`crate::half` is not there:\n{}", missing.text);
    write(
        "lib.rs",
        "mod shaders;\n#[flatten]\nfn top(x: f32) -> f32 { shaders::noise::fbm(x) }\nfn half(x: f32) -> f32 { x * 0.5 }\n",
    );
    let walked = walk(&Request { file, stage: Some("frame".into()), ..Request::default() }).expect("files");
    let text = walked.text.replace(&*folder.to_string_lossy(), "DIR");
    std::fs::remove_dir_all(&folder).expect("ours to remove");
    expect![[r#"
        // shaders::noise::fbm, DIR/shaders/noise.rs:3, exact
        // frame
        exact fn fbm(x: f32) -> f32 {
            %0 = mul x 0.5 : f32, 1 use
            return %0
        }
        // top, DIR/lib.rs:3, fast
        // frame
        fn top(x: f32) -> f32 {
            %0 = mul x 0.5 : f32, 1 use
            return %0
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_command_line_is_checked() {
    let read = |line: &str| walk::request(line.split_whitespace().map(str::to_owned));
    let full = read("a.rs --fn shade --stage prune --json").expect("right");
    assert_eq!(
        full,
        Request {
            file: "a.rs".into(),
            function: Some("shade".into()),
            stage: Some("prune".into()),
            json: true
        }
    );
    assert_eq!(read("").unwrap_err(), "there is no file");
    assert_eq!(read("a.rs b.rs").unwrap_err(), "`b.rs` is a second file");
    assert_eq!(read("a.rs --fn").unwrap_err(), "`--fn` needs a value");
    assert_eq!(read("a.rs --loud").unwrap_err(), "`--loud` is not known");
    let stages = "hir, plan, graph, prune, optimize, cse, frame, rust, wgsl";
    assert_eq!(read("a.rs --stage x").unwrap_err(), format!("`x` is no stage; they are {stages}"));
}
