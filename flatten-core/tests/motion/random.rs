//! Random graphs with nests of loops, nothing of which is simplified: each node is a call of its own primitive, or a plain
//! operation of a value that no other is made of.

use flatten_core::graph::{Graph, Primitive, Ref, Region};
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::ty::{Param, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::collections::BTreeSet;

/// The graph of a number: three parameters, loops in loops to a depth of three.
pub(crate) fn graph(seed: u64) -> Graph {
    let mut maker =
        Maker { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), names: 0, used: BTreeSet::new() };
    let params: Vec<Param> = ["a", "b", "c"].iter().map(|name| param(name, Ty::F32)).collect();
    let mut scope = Scope::new(params, vec!["a".into(), "b".into(), "c".into()]);
    let constant = scope.graph.constant(Value::f32(2.5));
    scope.values.push((constant, None));
    maker.fill(&mut scope, 0);
    let count = 1 + maker.below(3);
    // The last loop is read at any rate.
    let mut roots = vec![scope.values.last().expect("there are parameters").0];
    roots.extend((0..count).map(|_| maker.pick(&scope)));
    let results = roots.iter().map(|_| Shape::Value(Ty::F32)).collect();
    scope.graph.signature.result = Shape::Tuple(results);
    scope.graph.roots = roots;
    scope.graph
}

struct Maker {
    state: u64,
    /// How many names were given.
    names: usize,
    /// What a plain operation was made of.
    used: BTreeSet<String>,
}

/// A body, or the function, with its `f32` values and the names that tell them apart in the whole graph; constants
/// have none.
struct Scope {
    graph: Graph,
    values: Vec<(Ref, Option<String>)>,
}

impl Scope {
    fn new(params: Vec<Param>, names: Vec<String>) -> Scope {
        let signature = Signature { name: "f".to_owned(), params, result: Shape::Tuple(Vec::new()) };
        let mut graph = Graph::new(signature, Gates::EXACT);
        let values = names.into_iter().enumerate();
        let values = values.map(|(i, name)| (graph.param(i as u32, Ty::F32), Some(name))).collect();
        Scope { graph, values }
    }
}

fn param(name: &str, ty: Ty) -> Param {
    Param { name: name.to_owned(), shape: Shape::Value(ty), uniform: false, out: false }
}

impl Maker {
    fn below(&mut self, count: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % count as u64) as usize
    }

    fn pick(&mut self, scope: &Scope) -> Ref {
        scope.values[self.below(scope.values.len())].0
    }

    fn name(&mut self, word: &str) -> String {
        self.names += 1;
        format!("{word}{}", self.names)
    }

    /// A call of a new primitive.
    fn call(&mut self, scope: &mut Scope, name: &str, args: &[Ref], ty: Ty) -> Ref {
        let params = args.iter().enumerate().map(|(i, _)| param(&format!("x{i}"), Ty::F32)).collect();
        let signature = Signature { name: name.to_owned(), params, result: Shape::Value(ty) };
        self.names += 1;
        let (id, barrier) = (self.names as u64, name.starts_with("barrier"));
        let primitive = Primitive { id, path: name.to_owned(), signature, barrier, body: None };
        let primitive = scope.graph.add_primitive(primitive);
        scope.graph.intern(Op::Call(primitive), ty, args)
    }

    fn leaf(&mut self, scope: &mut Scope, word: &str) -> Ref {
        let count = 1 + self.below(2);
        let args: Vec<Ref> = (0..count).map(|_| self.pick(scope)).collect();
        let name = self.name(word);
        let value = self.call(scope, &name, &args, Ty::F32);
        scope.values.push((value, Some(name)));
        value
    }

    fn fill(&mut self, scope: &mut Scope, depth: usize) {
        for _ in 0..2 + self.below(5) {
            match self.below(10) {
                0 => drop(self.leaf(scope, "barrier")),
                1..4 => self.plain(scope),
                4..6 if depth < 3 => self.add_loop(scope, depth),
                _ => drop(self.leaf(scope, "leaf")),
            }
        }
        if depth == 0 {
            self.add_loop(scope, depth);
        }
    }

    /// `-x` or `sqrt(x)` of something that no other was made of: it would be one with this, in a loop or out of it.
    fn plain(&mut self, scope: &mut Scope) {
        let (value, name) = scope.values[self.below(scope.values.len())].clone();
        if !name.is_some_and(|name| !name.starts_with("neg") && self.used.insert(name)) {
            return;
        }
        let (op, word) = if self.below(3) > 0 { (Op::Neg, "neg") } else { (Op::Sqrt, "root") };
        let name = self.name(word);
        let value = scope.graph.intern(op, Ty::F32, &[value]);
        scope.graph.set_name(value, &name);
        scope.values.push((value, Some(name)));
    }

    fn add_loop(&mut self, scope: &mut Scope, depth: usize) {
        let own = self.name("loop");
        let (carried, captured) = (1 + self.below(3), 1 + self.below(4));
        let args: Vec<usize> = (0..carried + captured).map(|_| self.below(scope.values.len())).collect();
        let mut names: Vec<String> = (0..carried).map(|i| format!("{own}.{i}")).collect();
        // A constant is one inside, too; nothing plain is made of it.
        let outer =
            args[carried..].iter().map(|i| scope.values[*i].1.clone().unwrap_or_else(|| "neg".into()));
        names.extend(outer);
        let params = names.iter().enumerate().map(|(i, _)| param(&format!("p{i}"), Ty::F32)).collect();
        let mut body = Scope::new(params, names);
        let counter = body.values[0].0;
        self.fill(&mut body, depth + 1);
        let (exits, results) = (1 + self.below(2), 1 + self.below(3));
        let mut roots = Vec::new();
        for exit in 0..exits {
            let (name, args) = match exit {
                0 => (own.clone(), [counter, self.pick(&body)]),
                _ => (self.name("condition"), [self.pick(&body), self.pick(&body)]),
            };
            let condition = self.call(&mut body, &name, &args, Ty::BOOL);
            roots.push(if self.below(2) == 0 { condition } else { !condition });
            for _ in 0..results {
                // Nothing that leaves is known outside, or the loop would not be needed for it.
                let (name, args) = (self.name("result"), [counter, self.pick(&body)]);
                roots.push(self.call(&mut body, &name, &args, Ty::F32));
            }
        }
        for _ in 0..carried {
            roots.push(self.leaf(&mut body, "next"));
        }
        body.graph.signature.result =
            Shape::Tuple(roots.iter().map(|r| Shape::Value(body.graph.ty(*r))).collect());
        body.graph.roots = roots;
        let region = Region {
            carried: carried as u32,
            results: results as u32,
            exits: exits as u32,
            body: body.graph,
        };
        let region = scope.graph.add_region(region);
        let args: Vec<Ref> = args.iter().map(|i| scope.values[*i].0).collect();
        let tuple = scope.graph.intern(Op::Loop(region), Ty::TUPLE, &args);
        for i in 0..results {
            let value = scope.graph.intern(Op::Project(i as u32), Ty::F32, &[tuple]);
            scope.values.push((value, Some(format!("{own}#{i}"))));
        }
    }
}
