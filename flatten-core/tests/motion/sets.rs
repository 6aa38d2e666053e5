//! Code motion as its definition says it: sets of names that grow until nothing is added, slowly and in no order.
//!
//! A node of a body varies if it is carried, a barrier's call or a loop, or has an operand that varies. What does not vary
//! moves to the loop around, unless it is cheap and made of a source alone. Inner loops come first.

use flatten_core::graph::{Graph, Id, Ref};
use flatten_core::op::Op;
use std::collections::{BTreeMap, BTreeSet};

type Names = BTreeSet<String>;

/// By loop, the names of the nodes in its body, those of loops inside left out.
pub(crate) type Placement = BTreeMap<String, Names>;

/// The name of what stands in no loop.
pub(crate) const OUTSIDE: &str = "outside";

/// What is taken for the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    Sets,
    /// Calls of barriers move too.
    BarriersMove,
    /// What cheap nodes make of sources moves too.
    CheapMoves,
    /// Only what is carried varies, not what is made of it.
    OperandsIgnored,
    /// What is made of a loop's results does not vary.
    LoopsFixed,
    /// Nothing moves out of two loops.
    OneLoopOnly,
}

impl Definition {
    pub(crate) const WRONG: [Definition; 5] = [
        Definition::BarriersMove,
        Definition::CheapMoves,
        Definition::OperandsIgnored,
        Definition::LoopsFixed,
        Definition::OneLoopOnly,
    ];
}

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Cheap,
    Barrier,
    /// A loop's result.
    Result,
}

struct Node {
    kind: Kind,
    args: Names,
    /// The loops in whose bodies it stands.
    homes: Names,
}

struct Loop {
    around: String,
    depth: usize,
    carried: Vec<String>,
    first: Vec<String>,
    next: Vec<String>,
    conditions: Names,
    /// By result, what it is at any exit.
    results: Vec<Names>,
}

/// All nodes of a graph and of its loops by name: what a body captures goes by its name outside.
pub(crate) struct World {
    nodes: BTreeMap<String, Node>,
    loops: BTreeMap<String, Loop>,
    roots: Names,
}

impl World {
    pub(crate) fn of(graph: &Graph) -> World {
        let mut world = World { nodes: BTreeMap::new(), loops: BTreeMap::new(), roots: Names::new() };
        let params = graph.signature.params.iter().map(|p| p.name.clone()).collect();
        let names = world.read(graph, OUTSIDE, 0, params);
        world.roots = graph.roots.iter().map(|r| name_of(&names, *r)).collect();
        world
    }

    /// The names of the nodes of a body.
    fn read(&mut self, graph: &Graph, home: &str, depth: usize, params: Vec<String>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for id in graph.ids() {
            let args: Vec<String> = graph.args(id).iter().map(|a| name_of(&names, *a)).collect();
            let (name, kind) = match graph.node(id).op {
                Op::Param(i) => (params[i as usize].clone(), None),
                Op::Const(_) => ("const".to_owned(), None),
                Op::Loop(_) => (self.read_loop(graph, id, home, depth, &args), None),
                Op::Project(i) => (format!("{}#{i}", args[0]), Some(Kind::Result)),
                Op::Call(p) if graph.primitive(p).barrier => {
                    (graph.primitive(p).path.clone(), Some(Kind::Barrier))
                }
                Op::Call(p) => (graph.primitive(p).path.clone(), Some(Kind::Plain)),
                Op::Neg => (graph.name(id).expect("all have names").to_owned(), Some(Kind::Cheap)),
                _ => (graph.name(id).expect("all have names").to_owned(), Some(Kind::Plain)),
            };
            if let Some(kind) = kind {
                let node = Node { kind, args: Names::new(), homes: Names::new() };
                let node = self.nodes.entry(name.clone()).or_insert(node);
                node.args.extend(args);
                node.homes.insert(home.to_owned());
            }
            names.push(name);
        }
        names
    }

    /// A loop goes by the call that is its first condition.
    fn read_loop(&mut self, graph: &Graph, id: Id, home: &str, depth: usize, args: &[String]) -> String {
        let Op::Loop(region) = graph.node(id).op else { unreachable!("it is a loop") };
        let region = graph.region(region);
        let Op::Call(condition) = region.body.op(region.condition(0)) else { panic!("no name: {graph}") };
        let name = region.body.primitive(condition).path.clone();
        let count = region.carried as usize;
        let carried: Vec<String> = (0..count).map(|i| format!("{name}.{i}")).collect();
        let params = carried.iter().chain(&args[count..]).cloned().collect();
        let names = self.read(&region.body, &name, depth + 1, params);
        let exits = || 0..region.exits;
        let result = |i: usize| exits().map(|e| name_of(&names, region.leaves_with(e)[i])).collect();
        let of_loop = Loop {
            around: home.to_owned(),
            depth: depth + 1,
            carried,
            first: args[..count].to_vec(),
            next: region.next().iter().map(|r| name_of(&names, *r)).collect(),
            conditions: exits().map(|e| name_of(&names, region.condition(e))).collect(),
            results: (0..region.results as usize).map(result).collect(),
        };
        self.loops.insert(name.clone(), of_loop);
        name
    }

    /// The names that something needs, from the roots through everything.
    fn needed(&self) -> Names {
        grown(self.roots.clone(), |names| {
            let mut more = Names::new();
            for node in names.iter().filter_map(|name| self.nodes.get(name)) {
                more.extend(node.args.iter().cloned());
            }
            for (name, l) in self.loops.iter().filter(|(name, _)| names.contains(*name)) {
                more.extend(l.conditions.iter().cloned());
                let read = (0..l.results.len()).filter(|i| names.contains(&format!("{name}#{i}")));
                read.for_each(|i| more.extend(l.results[i].iter().cloned()));
                for k in (0..l.carried.len()).filter(|k| names.contains(&l.carried[*k])) {
                    more.extend([l.first[k].clone(), l.next[k].clone()]);
                }
            }
            more
        })
    }

    /// The names that the ends of a loop's body need: conditions, results that are read, next values.
    fn ends(&self, name: &str, needed: &Names) -> Names {
        let l = &self.loops[name];
        let read = (0..l.results.len()).filter(|i| needed.contains(&format!("{name}#{i}")));
        let next = (0..l.carried.len()).filter(|k| needed.contains(&l.carried[*k]));
        let results = read.flat_map(|i| l.results[i].iter());
        l.conditions.iter().chain(results).chain(next.map(|k| &l.next[k])).cloned().collect()
    }

    /// The needed nodes as they stand.
    pub(crate) fn placement(&self) -> Placement {
        let needed = self.needed();
        let homes = self.nodes.iter().filter(|(name, _)| needed.contains(*name));
        let homes = homes.map(|(name, node)| (name.clone(), node.homes.clone())).collect();
        self.placed(&homes, &needed)
    }

    /// The needed nodes where the definition wants them.
    pub(crate) fn moved(&self, definition: Definition) -> Placement {
        let needed = self.needed();
        let mut homes: BTreeMap<String, Names> = BTreeMap::new();
        for (name, node) in self.nodes.iter().filter(|(name, _)| needed.contains(*name)) {
            homes.insert(name.clone(), node.homes.clone());
        }
        let mut loops: Vec<&String> = self.loops.keys().filter(|name| needed.contains(*name)).collect();
        loops.sort_by_key(|name| std::cmp::Reverse(self.loops[*name].depth));
        let moves = |name: &&String| definition != Definition::OneLoopOnly || self.loops[*name].depth > 1;
        for name in loops.into_iter().filter(moves) {
            self.empty(name, &needed, &mut homes, definition);
        }
        self.placed(&homes, &needed)
    }

    /// Moves what does not vary out of one loop.
    fn empty(&self, l: &str, needed: &Names, homes: &mut BTreeMap<String, Names>, definition: Definition) {
        let around = &self.loops[l].around;
        let body: Names =
            homes.iter().filter(|(_, homes)| homes.contains(l)).map(|(name, _)| name.clone()).collect();
        let carried: Names = self.loops[l].carried.iter().cloned().collect();
        let pinned = body.iter().filter(|name| match self.nodes[*name].kind {
            Kind::Barrier => definition != Definition::BarriersMove,
            Kind::Result => true,
            Kind::Plain | Kind::Cheap => false,
        });
        let varies = grown(carried.iter().chain(pinned).cloned().collect(), |varies| {
            let of = |name: &&String| {
                let made_of = |arg: &String| match definition {
                    Definition::OperandsIgnored => carried.contains(arg),
                    Definition::LoopsFixed => varies.contains(arg) && !arg.contains('#'),
                    _ => varies.contains(arg),
                };
                self.nodes[*name].args.iter().any(made_of)
            };
            body.iter().filter(of).cloned().collect()
        });
        let is_source = |name: &String| !body.contains(name);
        let stays = |name: &&String| {
            let node = &self.nodes[*name];
            let cheap = node.kind == Kind::Cheap && definition != Definition::CheapMoves;
            varies.contains(*name) || (cheap && node.args.iter().all(is_source))
        };
        let moving: Names = body.iter().filter(|name| !stays(name)).cloned().collect();
        let ends = self.ends(l, needed);
        let inside = |name: &String| body.contains(name);
        // What the body still reads, and what of that has moved.
        let reads = grown(ends.iter().filter(|n| inside(n)).cloned().collect(), |names| {
            let staying = names.iter().filter(|name| !moving.contains(*name));
            staying.flat_map(|name| self.reads(name, needed, homes)).filter(inside).collect()
        });
        let edge: Names = reads.intersection(&moving).cloned().collect();
        let outside = grown(edge, |names| {
            names.iter().flat_map(|name| self.reads(name, needed, homes)).filter(inside).collect()
        });
        for name in &body {
            let homes = homes.get_mut(name).expect("it has a home");
            if !reads.contains(name) || moving.contains(name) {
                homes.remove(l);
            }
            if outside.contains(name) {
                homes.insert(around.clone());
            }
        }
    }

    /// What a node reads: a loop's result, all that the loop reads of what is not its own.
    fn reads(&self, name: &str, needed: &Names, homes: &BTreeMap<String, Names>) -> Names {
        let node = &self.nodes[name];
        let Some((l, _)) = name.split_once('#').filter(|_| node.kind == Kind::Result) else {
            return node.args.clone();
        };
        let own: Vec<&String> = homes.iter().filter(|(_, h)| h.contains(l)).map(|(name, _)| name).collect();
        let of = &self.loops[l];
        let kept = (0..of.carried.len()).filter(|k| needed.contains(&of.carried[*k]));
        let mut reads: Names = kept.map(|k| of.first[k].clone()).collect();
        let mut inner = self.ends(l, needed);
        own.iter().for_each(|name| inner.extend(self.reads(name, needed, homes)));
        reads.extend(inner.into_iter().filter(|name| !own.contains(&name)));
        reads
    }

    fn placed(&self, homes: &BTreeMap<String, Names>, needed: &Names) -> Placement {
        let mut placement = Placement::from([(OUTSIDE.to_owned(), Names::new())]);
        for l in self.loops.keys().filter(|name| needed.contains(*name)) {
            placement.insert(l.clone(), Names::new());
        }
        let is_result = |name: &String| self.nodes[name].kind == Kind::Result;
        for (name, homes) in homes.iter().filter(|(name, _)| !is_result(name)) {
            homes
                .iter()
                .for_each(|home| placement.get_mut(home).expect("it is needed").extend([name.clone()]));
        }
        placement
    }
}

fn name_of(names: &[String], r: Ref) -> String {
    names[r.id().0 as usize].clone()
}

/// The smallest set that holds `start` and all that follows from what it holds.
fn grown(start: Names, follows: impl Fn(&Names) -> Names) -> Names {
    let mut names = start;
    loop {
        let before = names.len();
        let more = follows(&names);
        names.extend(more);
        if names.len() == before {
            return names;
        }
    }
}

/// The calls around all loops, then those of each loop, outer ones before those inside, by name.
pub(crate) fn calls(graph: &Graph) -> Vec<Vec<&str>> {
    let mut own = Names::new();
    let mut paths: Vec<&str> = Vec::new();
    let mut inner = Vec::new();
    let live = graph.live();
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        match graph.node(id).op {
            Op::Call(p) if own.insert(graph.primitive(p).signature.name.clone()) => {
                paths.push(&graph.primitive(p).signature.name);
            }
            Op::Loop(region) => inner.extend(calls(&graph.region(region).body)),
            _ => {}
        }
    }
    paths.sort_unstable();
    [vec![paths], inner].concat()
}
