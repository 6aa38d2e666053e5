//! The steps one by one: they are `compile`, a rule reaches what stands in loops, primitives win over bodies, and kept
//! loops are told.

use expect_test::expect;
use flatten_core::frame::{Carried, Frame, Lang, Level, Step, Unsupported};
use flatten_core::graph::{Graph, Id, Ref};
use flatten_core::op::Op;
use flatten_core::options::{Caps, Options};
use flatten_core::passes::bench::Bench;
use flatten_core::passes::{Journal, optimize};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use flatten_core::{interp, steps};

const TEXT: &str = "
    struct Ray { origin: Vec3, dir: Vec3 }
    impl Ray {
        fn at(&self, t: f32) -> Vec3 { self.origin + self.dir * half(t) }
    }
    fn half(x: f32) -> f32 { x / 2.0 }
    fn grown(x: f32, k: f32) -> f32 {
        let mut y = x;
        #[keep]
        while y < 100.0 { y += half(y) / k + 1.0; }
        y
    }
";

fn lowered(function: &str, options: &Options) -> Graph {
    let (unit, id) = steps::read(TEXT, function, options).unwrap_or_else(|e| panic!("{e:?}"));
    steps::lower(&unit, id, options).unwrap_or_else(|e| panic!("{e:?}"))
}

#[test]
fn they_are_compile() {
    for function in ["half", "grown", "Ray::at"] {
        for options in [Options::fast(), Options::exact()] {
            let (unit, id) = steps::read(TEXT, function, &options).unwrap_or_else(|e| panic!("{e:?}"));
            let whole = flatten_core::compile(&unit, id, &options, &mut |_, _| {});
            let parts = steps::optimize(&unit, id, &lowered(function, &options), &options);
            let parts = parts.unwrap_or_else(|e| panic!("{e:?}"));
            assert_eq!(whole.map(|graph| graph.to_string()).ok(), Some(parts.to_string()), "{function}");
            assert_eq!(steps::schedule(&parts).verify(), Ok(()));
        }
    }
}

/// A rule that is wrong on purpose: what is divided by is added.
#[test]
fn rules_reach_what_stands_in_loops() {
    let mut rule = |graph: &mut Graph, source: &Graph, id: Id, args: &[Ref]| match source.node(id).op {
        Op::Div => Some(graph.add(Op::Add, args)),
        _ => None,
    };
    let graph = lowered("grown", &Options::exact());
    let other = steps::fold(&graph.rewritten(&mut rule), &Options::exact());
    assert_eq!(other.verify(), Ok(()));
    let at = |graph: &Graph| interp::run(graph, &[Value::f32(64.0), Value::f32(2.0)]);
    // 64 + 32 / 2 + 1, and so on; 64 + (32 + 2) + 1, and so on.
    assert_eq!(at(&graph), Ok(vec![Value::f32(102.25)]));
    assert_eq!(at(&other), Ok(vec![Value::f32(151.5)]));
}

#[test]
fn primitives_win_over_bodies() {
    let own = |leaves: &[&str], barriers: &[&str]| Options {
        leaves: leaves.iter().map(|head| head.to_string()).collect(),
        barriers: barriers.iter().map(|head| head.to_string()).collect(),
        ..Options::fast()
    };
    let calls = |options: &Options| {
        let graph = lowered("Ray::at", options);
        graph.primitives().iter().map(|p| (p.path.clone(), p.barrier)).collect::<Vec<_>>()
    };
    assert_eq!(calls(&Options::fast()), []);
    assert_eq!(calls(&own(&["fn half(t: f32) -> f32"], &[])), [("half".to_owned(), false)]);
    assert_eq!(calls(&own(&[], &["fn half(x: f32) -> f32"])), [("half".to_owned(), true)]);
    // Another head is another function.
    assert_eq!(calls(&own(&["fn half(x: Vec3) -> Vec3"], &[])), []);
    assert!(steps::read(TEXT, "half", &own(&["half"], &[])).is_err());
}

/// What a primitive would write through a reference, nobody could put into its value's place.
#[test]
fn primitives_write_nothing() {
    let text = "fn f(x: f32) -> f32 { let mut s = 0.0; let c = sincos(x, &mut s); s + c }";
    let leaves = vec!["fn sincos(x: f32, s: &mut f32) -> f32".to_owned()];
    let options = Options { leaves, ..Options::fast() };
    let Err(diags) = steps::read(text, "f", &options) else { panic!("it is taken") };
    let messages: Vec<String> = diags.iter().map(|diag| diag.message()).collect();
    assert_eq!(messages, ["the leaf `sincos` has a `&mut` parameter"]);
}

/// Without fuel a graph is what lowering made of the source: that is what the passes are compared with.
#[test]
fn without_fuel_nothing_is_rewritten() {
    let text = "fn f(c: bool, x: f32, y: f32) -> f32 { if c { x.atan2(y) } else { (x * 2.0).atan2(y) } }";
    let count = |fuel| {
        let options = Options { fuel, ..Options::fast() };
        let (unit, id) = steps::read(text, "f", &options).unwrap_or_else(|e| panic!("{e:?}"));
        let graph = steps::lower(&unit, id, &options).unwrap_or_else(|e| panic!("{e:?}"));
        let after = steps::optimize(&unit, id, &graph, &options).unwrap_or_else(|e| panic!("{e:?}"));
        [graph, after].map(|graph| flatten_core::count::run(&graph).total)
    };
    assert_eq!(count(Some(0)), [4, 4]);
    assert_eq!(count(None), [4, 3]);
}

/// What is too large is refused as `compile` refuses it, also what a rule has made so.
#[test]
fn the_limit_holds_for_steps() {
    let mut options = Options::exact();
    options.limits.max_ops = 5;
    let (unit, id) = steps::read(TEXT, "Ray::at", &options).unwrap_or_else(|e| panic!("{e:?}"));
    let whole = flatten_core::compile(&unit, id, &options, &mut |_, _| {});
    assert!(whole.is_ok());
    options.limits.max_ops = 2;
    let message = |diags: flatten_core::diag::Diags| {
        let text: Vec<String> = diags.iter().map(|diag| diag.message()).collect();
        text.join("\n")
    };
    let whole = flatten_core::compile(&unit, id, &options, &mut |_, _| {}).map_err(message);
    let graph = lowered("Ray::at", &options);
    let parts = steps::optimize(&unit, id, &graph, &options).map_err(message);
    assert_eq!(
        whole,
        Err("flattens to 3 operations, the limit is 2: 1 call of `half` with 1 operations each".to_owned())
    );
    assert_eq!(parts, whole);
    let covered = steps::optimize_for(&unit, id, &graph, &Caps::GRAPH, &options).map_err(message);
    assert_eq!(covered, whole);
}

/// Fuel for the passes is fuel for the covering, too.
#[test]
fn fuel_reaches_into_the_covering() {
    let run = |fuel| {
        let options = Options { fuel, ..Options::fast() };
        let (unit, id) = steps::read(TEXT, "Ray::at", &options).unwrap_or_else(|e| panic!("{e:?}"));
        let graph = steps::optimize_for(&unit, id, &lowered("Ray::at", &options), &Caps::GRAPH, &options);
        graph.unwrap_or_else(|e| panic!("{e:?}")).to_string()
    };
    assert!(run(None).contains("= mad"), "{}", run(None));
    assert!(!run(Some(0)).contains("= mad"), "{}", run(Some(0)));
}

/// What has become uniform makes its readers uniform, also those that no change is left for. As the rest of the first look
/// was left out once the fuel was spent, they counted as varying.
#[test]
fn where_fuel_ends_all_learn_what_has_changed() {
    let text = "fn f(uniform t: f32, p: bool) -> (Vec4,) {
        %0 = param 0 : f32
        %1 = param 1 : bool
        %2 = add %0 %0 : f32
        %3 = tanh %2 : f32
        %4 = const 0.1 : f32
        %5 = lt %2 %4 : bool
        %6 = xor %1 %5 : bool
        %7 = compose %6 %1 %5 : BVec3
        %8 = all %7 : bool
        %9 = const 2.0 : f32
        %10 = add %3 %9 : f32
        %11 = mul %10 %4 : f32
        %12 = select %8 %9 %11 : f32
        %13 = mul %12 %4 : f32
        %14 = add %13 %9 : f32
        %15 = splat 4 %14 : Vec4
        %16 = cos %15 : Vec4
        return %16
    }";
    let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
    graph.gates = Options::fast().gates;
    let costs = |fuel| {
        let options = Options { fuel, ..Options::fast() };
        Bench::new(optimize(&graph, &options), &mut Journal::default()).live_cost().gpu
    };
    let costs: Vec<_> = [Some(0), Some(1), Some(2), Some(3), Some(4), Some(5), None].map(costs).to_vec();
    assert_eq!(costs, [72, 72, 0, 0, 0, 0, 0]);
}

const BUILT_IN: &str = "
    fn shade(x: f32, v: Vec3) -> Vec3 {
        let soft = smoothstep(0.0, 1.0, x) + smoothstep(0.0, 2.0, v.x);
        let wide = math::smoothstep(Vec3::ZERO, Vec3::ONE, v);
        let k = x.sin() + f32::sin(v.y) + math::sin(v.z);
        math::mix(wide, v, soft) + mix(v, wide, v) * k
    }
";

/// What the language has itself can be the backend's, by name and types.
#[test]
fn primitives_win_over_what_is_built_in() {
    let calls = |leaves: &[&str]| {
        let leaves = leaves.iter().map(|head| head.to_string()).collect();
        let options = Options { leaves, ..Options::fast() };
        let (unit, id) = steps::read(BUILT_IN, "shade", &options).unwrap_or_else(|e| panic!("{e:?}"));
        let graph = steps::lower(&unit, id, &options).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(graph.verify(), Ok(()));
        let count = |path: &str| {
            let called =
                |id: &Id| matches!(graph.node(*id).op, Op::Call(p) if graph.primitive(p).path == path);
            graph.ids().filter(called).count()
        };
        let paths = graph.primitives().iter().map(|p| format!("{} {}", p.path, count(&p.path)));
        (paths.collect::<Vec<_>>(), graph.to_string().matches("= sin").count())
    };
    assert_eq!(calls(&[]), (vec![], 3));
    assert_eq!(
        calls(&["fn smoothstep(low: f32, high: f32, x: f32) -> f32"]),
        (vec!["smoothstep 2".to_owned()], 3)
    );
    assert_eq!(
        calls(&["fn smoothstep(low: Vec3, high: Vec3, x: Vec3) -> Vec3"]),
        (vec!["smoothstep 1".to_owned()], 3)
    );
    // Other types are other functions.
    assert_eq!(calls(&["fn smoothstep(low: Vec2, high: Vec2, x: Vec2) -> Vec2"]), (vec![], 3));
    // A method in both of its forms, and the function of that name is another.
    assert_eq!(calls(&["fn sin(self: f32) -> f32"]), (vec!["f32::sin 2".to_owned()], 1));
    assert_eq!(calls(&["fn sin(x: f32) -> f32"]), (vec!["sin 1".to_owned()], 2));
    // The last argument may be a scalar beside vectors.
    assert_eq!(calls(&["fn mix(a: Vec3, b: Vec3, t: f32) -> Vec3"]), (vec!["mix 1".to_owned()], 3));
    assert_eq!(calls(&["fn mix(a: Vec3, b: Vec3, t: Vec3) -> Vec3"]), (vec!["mix 2".to_owned()], 3));
    let options = Options { leaves: vec!["fn sin(&self) -> f32".to_owned()], ..Options::fast() };
    let Err(diags) = steps::read(BUILT_IN, "shade", &options) else { panic!("`self` has no type") };
    let messages: Vec<String> = diags.iter().map(|diag| diag.message()).collect();
    assert!(messages[0].contains("`self` needs its type here"), "{messages:?}");
}

/// A backend with loops, which writes what it is told; and one without.
#[derive(Default)]
struct Listing {
    lines: Vec<String>,
    depth: usize,
    has_loops: bool,
    count: usize,
}

impl Listing {
    fn line(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", "    ".repeat(self.depth)));
    }

    fn name(&mut self) -> String {
        self.count += 1;
        format!("r{}", self.count)
    }
}

impl Lang for Listing {
    type Value = String;

    fn param(&mut self, path: &str, _: Ty, _: Level) -> String {
        path.to_owned()
    }

    fn constant(&mut self, value: Value) -> String {
        value.to_string()
    }

    fn not(&mut self, value: &String) -> String {
        format!("!{value}")
    }

    fn step(&mut self, _: &Frame, step: &Step, args: &[String]) -> Result<String, Unsupported> {
        let name = self.name();
        self.line(&format!("{name} = {} {}", step.op.name(), args.join(" ")));
        Ok(name)
    }

    fn begin(&mut self, carried: &[Carried], first: &[String]) -> Result<Vec<String>, Unsupported> {
        if !self.has_loops {
            return Err(Unsupported { op: "loop", target: "a listing" });
        }
        let pairs = carried.iter().zip(first).map(|(c, first)| format!("{} = {first}", c.name));
        self.line(&format!("loop {}", pairs.collect::<Vec<_>>().join(", ")));
        self.depth += 1;
        Ok(carried.iter().map(|c| c.name.clone()).collect())
    }

    fn exit(&mut self, condition: &String) -> Result<(), Unsupported> {
        self.line(&format!("if {condition}"));
        self.depth += 1;
        Ok(())
    }

    fn leave(&mut self, results: &[String]) -> Result<(), Unsupported> {
        self.line(&format!("break {}", results.join(" ")));
        self.depth -= 1;
        Ok(())
    }

    fn end(&mut self, next: &[String], results: &[&Step]) -> Result<Vec<String>, Unsupported> {
        self.line(&format!("next {}", next.join(" ")));
        self.depth -= 1;
        let names: Vec<String> = results.iter().map(|_| self.name()).collect();
        self.line(&format!("gives {}", names.join(" ")));
        Ok(names)
    }
}

#[test]
fn kept_loops_are_told() {
    let text = "fn f(x: f32, n: u32) -> (f32, u32) {
        let mut y = x;
        let mut i = 0;
        #[keep]
        loop {
            if i >= n { break; }
            if y > 100.0 { y = y.sqrt(); break; }
            let mut k = 0;
            #[keep]
            while k < i { y += 1.5; k += 2; }
            i += 1;
        }
        (y, i)
    }";
    let options = Options::exact();
    let (unit, id) = steps::read(text, "f", &options).unwrap_or_else(|e| panic!("{e:?}"));
    let graph = steps::lower(&unit, id, &options).unwrap_or_else(|e| panic!("{e:?}"));
    let frame =
        steps::schedule(&steps::optimize(&unit, id, &graph, &options).unwrap_or_else(|e| panic!("{e:?}")));
    let mut listing = Listing { has_loops: true, ..Listing::default() };
    let results = frame.replay(&mut listing).expect("it has loops");
    expect![[r#"
        loop y = x, i = 0u
            r1 = le n i
            if r1
                break y i
            r2 = lt 100.0 y
            if r2
                r3 = sqrt y
                break r3 i
            loop y_3 = y, k = 0u
                r4 = lt k i
                if !r4
                    break y_3
                r5 = add y_3 1.5
                r6 = add k 2u
                next r5 r6
            gives r7
            r8 = add i 1u
            next r7 r8
        gives r9 r10
        return r9 r10
    "#]]
    .assert_eq(&format!("{}\nreturn {}\n", listing.lines.join("\n"), results.join(" ")));
    let refused = frame.replay(&mut Listing::default());
    assert_eq!(refused, Err(Unsupported { op: "loop", target: "a listing" }));
}

/// Who says nothing of loops has none.
#[test]
fn targets_have_no_loops_by_themselves() {
    struct Plain;
    impl Lang for Plain {
        type Value = ();
        fn param(&mut self, _: &str, _: Ty, _: Level) {}
        fn constant(&mut self, _: Value) {}
        fn not(&mut self, (): &()) {}
        fn step(&mut self, _: &Frame, _: &Step, _: &[()]) -> Result<(), Unsupported> {
            Ok(())
        }
    }
    let replayed = |function: &str| steps::schedule(&lowered(function, &Options::fast())).replay(&mut Plain);
    assert_eq!(replayed("half"), Ok(vec![()]));
    assert_eq!(replayed("grown"), Err(Unsupported { op: "loop", target: "a list of steps" }));
}
