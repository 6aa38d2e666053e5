//! Pruning and importing: dead nodes go, live ones keep their order and names, loops lose what nobody reads.

use flatten_core::graph::Graph;
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::Options;
use flatten_core::passes::{PIPELINE, prune};
use flatten_core::ty::Ty;
use flatten_core::value::Value;

#[track_caller]
fn read(text: &str) -> Graph {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn dead_nodes_go() {
    let graph = read(
        "fn f(x: f32, k: f32) -> f32 {
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = const 2.5 : f32
    %3 unused = mul %0 %1 : f32
    %4 kept = add %0 %2 : f32
    %5 = sqrt %3 : f32
    return %4
}
",
    );
    let expected = "fn f(x: f32, k: f32) -> f32 {
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = const 2.5 : f32
    %3 kept = add %0 %2 : f32
    return %3
}
";
    assert_eq!(prune::run(&graph, &Options::exact()).to_string(), expected);
    assert_eq!(PIPELINE.iter().map(|p| p.name).collect::<Vec<_>>(), ["prune", "optimize"]);
}

/// A graph of which all is alive is its own copy; one that begins with other nodes than its parameters is not.
#[test]
fn what_is_whole_stays() {
    let whole = "fn f(x: f32, k: f32) -> f32 {
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = add %0 %1 : f32
    return %2
}
";
    let late = whole.replace("%1 = param 1 : f32\n    %2 = add %0 %1", "%1 = sqrt %0 : f32\n    %2 = sin %1");
    let dead = whole.replace("return %2", "return %1");
    for text in [whole, &late, &dead] {
        let graph = read(text);
        let once = prune::run(&graph, &Options::exact());
        assert_eq!(prune::pruned(graph, &Options::exact()), once, "{text}");
        assert_eq!(prune::pruned(once.clone(), &Options::exact()), once, "{text}");
        assert_eq!(once.to_string() == text, text == whole, "{text}");
    }
}

/// Nodes are copied without being looked up; who asks for one finds it.
#[test]
fn what_is_left_is_found() {
    let graph = read(
        "fn f(x: f32, k: f32) -> f32 {
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = mul %0 %1 : f32
    %3 sum = add %0 %1 : f32
    %4 = sin %3 : f32
    return %4
}
",
    );
    let mut pruned = prune::run(&graph, &Options::exact());
    let (len, sin) = (pruned.len(), pruned.roots[0]);
    assert_eq!(len, 4, "{pruned}");
    let (x, k) = (pruned.param(0, Ty::F32), pruned.param(1, Ty::F32));
    let sum = pruned.add(Op::Add, &[k, x]);
    assert_eq!(pruned.name(sum.id()), Some("sum"));
    assert_eq!(pruned.add(Op::Sin, &[sum]), sin);
    assert_eq!(pruned.len(), len, "{pruned}");
    let half = pruned.constant(Value::f32(0.5));
    let more = pruned.add(Op::Mul, &[sin, half]);
    assert_eq!(pruned.add(Op::Mul, &[half, sin]), more);
    assert_eq!(pruned.len(), len + 2, "{pruned}");
}

/// Leaves that nobody calls any more are gone, and the others have the numbers of a graph that never had them.
#[test]
fn leaves_that_nobody_calls_go() {
    let leaf = |number: u32, name: &str| {
        format!("    leaf {number} id {name}5 path {name} fn {name}(x: f32) -> f32;\n")
    };
    let text = |leaves: &str, rest: &str| {
        format!(
            "fn f(x: f32, i: u32) -> f32 {{\n{leaves}    %0 = param 0 : f32\n    %1 = param 1 : u32\n{rest}}}\n"
        )
    };
    let rest = "    %2 = const 1.0 : f32
    %3 = const 2.0 : f32
    %4 = table %1 %2 %3 : f32
    %5 = add %0 %4 : f32
    %6 = call NUMBER %5 : f32
    %7 = mul %6 %6 : f32
    return %7
";
    let expected = text(&leaf(0, "b"), &rest.replace("NUMBER", "0"));
    let dead = text(&(leaf(0, "a") + &leaf(1, "b")), &rest.replace("NUMBER", "1"));
    let called = dead.replace("    return", "    %8 = call 0 %0 : f32\n    return");
    for text in [&expected, &dead, &called] {
        let graph = read(text);
        assert_eq!(prune::run(&graph, &Options::exact()).to_string(), expected, "{text}");
        assert_eq!(prune::pruned(graph, &Options::exact()).to_string(), expected, "{text}");
    }
}

const LOOP: &str = "fn f(x: f32, n: u32) -> f32 {
    region 0 carried 2 results 2 exits 1 fn body(n: u32, s: f32, x: f32) -> (bool, u32, f32, u32, f32) {
        %0 = param 0 : u32
        %1 = param 1 : f32
        %2 = param 2 : f32
        %3 = const 1u : u32
        %4 = sub %0 %3 : u32
        %5 = mul %1 %2 : f32
        %6 = const 0u : u32
        %7 = eq %4 %6 : bool
        return %7 %4 %5 %4 %5
    }
    %0 = param 0 : f32
    %1 = param 1 : u32
    %2 = const 1.0 : f32
    %3 dead = neg %0 : f32
    %4 = loop 0 %1 %2 %0 : tuple
    %5 power = project 1 %4 : f32
    return %5
}
";

#[test]
fn loops_keep_what_is_read() {
    let graph = read(LOOP);
    let pruned = prune::run(&graph, &Options::fast());
    assert_eq!(pruned.verify(), Ok(()));
    assert_eq!(pruned.len(), graph.len() - 1);
    assert!(pruned.to_string().contains("%3 = loop 0 %1 %2 %0 : tuple"), "{pruned}");
    assert_eq!(prune::run(&pruned, &Options::fast()).to_string(), pruned.to_string());
    for (x, n) in [(2.0, 5), (0.5, 1), (-3.0, 3)] {
        let args = [Value::f32(x), Value::u32(n)];
        assert_eq!(interp::run(&pruned, &args), Ok(vec![Value::f32(x.powi(n as i32))]));
        assert_eq!(interp::run(&graph, &args), interp::run(&pruned, &args));
    }
}

/// A loop inside of another no longer reads `w` once what both are given is known: nor does the other compute it.
#[test]
fn nothing_dead_is_left_in_loops() {
    let graph = read(
        "fn f(x: f32, n: u32) -> f32 {
    region 0 carried 2 results 1 exits 1 fn body(s: f32, i: u32, n: u32, c: bool) -> (bool, f32, f32, u32) {
        region 0 carried 2 results 1 exits 1 fn body(t: f32, j: u32, c: bool, w: f32) -> (bool, f32, f32, u32) {
            %0 = param 0 : f32
            %1 = param 1 : u32
            %2 = param 2 : bool
            %3 = param 3 : f32
            %4 = const 1u : u32
            %5 = sub %1 %4 : u32
            %6 = eq %5 %4 : bool
            %7 = add %0 %3 : f32
            %8 = mul %0 %0 : f32
            %9 = select %2 %7 %8 : f32
            return %6 %0 %9 %5
        }
        %0 = param 0 : f32
        %1 = param 1 : u32
        %2 = param 2 : u32
        %3 = param 3 : bool
        %4 w = sin %0 : f32
        %5 = loop 0 %0 %2 %3 %4 : tuple
        %6 = project 0 %5 : f32
        %7 = const 1u : u32
        %8 = sub %1 %7 : u32
        %9 = eq %8 %7 : bool
        return %9 %0 %6 %8
    }
    %0 = param 0 : f32
    %1 = param 1 : u32
    %2 = const false : bool
    %3 = loop 0 %0 %1 %1 %2 : tuple
    %4 = project 0 %3 : f32
    return %4
}
",
    );
    let pruned = prune::run(&graph, &Options::exact());
    assert_eq!(pruned.verify(), Ok(()));
    let text = pruned.to_string();
    assert!(!text.contains("sin") && !text.contains("select"), "{text}");
    assert_eq!(text.matches("loop 0").count(), 2, "{text}");
    assert_eq!(prune::run(&pruned, &Options::exact()).to_string(), text);
    let args = [Value::f32(0.5), Value::u32(3)];
    assert_eq!(interp::run(&pruned, &args), interp::run(&graph, &args));
    assert_eq!(interp::run(&pruned, &args), Ok(vec![Value::f32(0.25)]));
}

#[test]
fn a_loop_imported_twice_is_one_node_when_its_operands_are() {
    let callee = read(LOOP);
    let mut caller = Graph::new(callee.signature.clone(), Default::default());
    let (x, n) = (caller.param(0, Value::f32(0.0).ty), caller.param(1, Value::u32(0).ty));
    let first = caller.import(&callee, &callee.roots, &[x, n]);
    let len = caller.len();
    assert_eq!(caller.import(&callee, &callee.roots, &[x, n]), first);
    assert_eq!((caller.len(), caller.region_count()), (len, 1));
    let two = caller.constant(Value::f32(2.0));
    assert_ne!(caller.import(&callee, &callee.roots, &[two, n]), first);
}
