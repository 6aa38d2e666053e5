//! Graph to frame: live nodes in order, constants as immediates, names made unique, loops with their edges.

use crate::frame::{Carried, Exit, Frame, Loop, Operand, Step};
use crate::graph::{Graph, Id, Primitive, Rank, Ref, Region};
use crate::op::{Op, PrimitiveId, RegionId};
use crate::options::Gates;
use crate::ty::Signature;
use rustc_hash::{FxHashMap, FxHashSet};

/// The frame of a graph.
pub fn run(graph: &Graph) -> Frame {
    let exact = graph.gates == Gates::EXACT;
    let signature = graph.signature.clone();
    let leaves = signature.leaf_count() as u32;
    let names = Names::new(&signature);
    let frame = Frame {
        signature,
        exact,
        reassoc: graph.gates.allow(Gates::REASSOC),
        primitives: vec![],
        steps: vec![],
        loops: vec![],
        carried: vec![],
        results: vec![],
    };
    let mut scheduler = Scheduler { frame, leaves, names };
    let params: Vec<Operand> = (0..leaves).map(Operand::Param).collect();
    let mut values = Values::new(graph, &params);
    scheduler.block(graph, &graph.live(), &mut values);
    scheduler.frame.results = values.all(graph, &graph.roots);
    let frame = scheduler.counted();
    debug_assert_eq!(frame.verify(), Ok(()));
    frame
}

struct Scheduler {
    frame: Frame,
    /// How many leaves the parameters have.
    leaves: u32,
    names: Names,
}

impl Scheduler {
    /// Adds the wanted nodes that have no value yet.
    fn block(&mut self, graph: &Graph, wanted: &[bool], values: &mut Values) {
        for id in graph.ids().filter(|id| wanted[id.0 as usize]) {
            if values.0[id.0 as usize].is_some() {
                continue;
            }
            let node = graph.node(id);
            let at = self.frame.steps.len() as u32;
            values.0[id.0 as usize] = Some(Operand::Step(at));
            let args = match node.op {
                Op::Loop(_) => Vec::new(),
                _ => values.all(graph, graph.args(id)),
            };
            let op = match node.op {
                Op::Loop(_) => Op::Loop(RegionId(self.frame.loops.len() as u32)),
                Op::Call(primitive) => Op::Call(self.primitive(graph.primitive(primitive))),
                op => op,
            };
            self.frame.steps.push(Step {
                op,
                ty: node.ty,
                args,
                uses: 0,
                uniform: node.rank != Rank::Varying,
                name: name(graph, id).and_then(|name| self.names.of_local(name)),
            });
            if let Op::Loop(region) = node.op {
                self.repeat(graph.region(region), &values.all(graph, graph.args(id)));
            }
        }
    }

    /// The number of a primitive in the frame: each body has a list of its own.
    fn primitive(&mut self, primitive: &Primitive) -> PrimitiveId {
        let known = self.frame.primitives.iter().position(|p| p.id == primitive.id);
        let index = known.unwrap_or_else(|| {
            self.frame.primitives.push(primitive.clone());
            self.frame.primitives.len() - 1
        });
        PrimitiveId(index as u32)
    }

    /// Adds the steps of a loop. What a condition needs comes as late as that exit, and what only an exit needs
    /// comes behind it.
    fn repeat(&mut self, region: &Region, args: &[Operand]) {
        let (number, body) = (self.frame.loops.len(), &region.body);
        let first = self.frame.carried.len() as u32;
        let carried = first..first + region.carried;
        for (i, first) in args[..region.carried as usize].iter().enumerate() {
            let param = &body.signature.params[i];
            let name = self.names.of_local(&param.name).or_else(|| self.names.unique("v"));
            let name = name.expect("`v` is a name");
            let ty = region.params()[i];
            self.frame.carried.push(Carried { name, ty, first: *first, next: *first });
        }
        self.frame.loops.push(Loop { end: 0, carried: carried.clone(), exits: Vec::new() });

        let own = carried.clone().map(|i| Operand::Param(self.leaves + i));
        let params: Vec<Operand> = own.chain(args[region.carried as usize..].iter().copied()).collect();
        let mut values = Values::new(body, &params);
        for exit in 0..region.exits {
            let condition = region.condition(exit);
            if body.as_const(condition).is_some_and(|c| !c.is_true()) {
                continue;
            }
            self.block(body, &cone(body, &[condition]), &mut values);
            let later: Vec<Ref> = (exit + 1..region.exits)
                .map(|e| region.condition(e))
                .chain(region.next().iter().copied())
                .collect();
            let later = cone(body, &later);
            let left = cone(body, region.leaves_with(exit));
            let mut now = vec![false; body.len()];
            for id in body.ids().filter(|id| left[id.0 as usize]) {
                // What a loop in here is left with is written as it is left, so once.
                let is_written = matches!(body.node(id).op, Op::Project(_)) && {
                    let head = body.args(id)[0].id().0 as usize;
                    now[head] || values.0[head].is_some()
                };
                now[id.0 as usize] = later[id.0 as usize] || is_written;
            }
            self.block(body, &now, &mut values);
            let condition = values.get(body, condition);
            let start = self.frame.steps.len() as u32;
            // Other exits make such values again.
            let mut inner = values.clone();
            self.block(body, &left, &mut inner);
            let results = inner.all(body, region.leaves_with(exit));
            let steps = start..self.frame.steps.len() as u32;
            self.frame.loops[number].exits.push(Exit { steps, condition, number: exit, results });
        }
        self.block(body, &cone(body, region.next()), &mut values);
        for (i, next) in carried.zip(values.all(body, region.next())) {
            self.frame.carried[i as usize].next = next;
        }
        self.frame.loops[number].end = self.frame.steps.len() as u32;
    }

    /// The frame with the uses of each step counted.
    fn counted(mut self) -> Frame {
        let frame = &mut self.frame;
        let steps = frame.steps.iter().flat_map(|step| &step.args).copied();
        let operands: Vec<Operand> =
            steps.chain(frame.loop_operands()).chain(frame.results.iter().copied()).collect();
        for step in operands.iter().filter_map(Operand::step) {
            frame.steps[step as usize].uses += 1;
        }
        self.frame
    }
}

/// The user's name of a value. A call without one is named after its primitive.
fn name(graph: &Graph, id: Id) -> Option<&str> {
    let callee = match graph.node(id).op {
        Op::Call(primitive) => Some(graph.primitive(primitive).signature.name.as_str()),
        _ => None,
    };
    graph.name(id).or(callee)
}

/// What stands for each node of a graph, as far as it is known.
#[derive(Clone)]
struct Values(Vec<Option<Operand>>);

impl Values {
    fn new(graph: &Graph, params: &[Operand]) -> Values {
        let known = |id: Id| match graph.node(id).op {
            Op::Const(c) => Some(Operand::Imm(graph.const_value(c))),
            Op::Param(i) => Some(params[i as usize]),
            _ => None,
        };
        Values(graph.ids().map(known).collect())
    }

    fn get(&self, graph: &Graph, r: Ref) -> Operand {
        let value =
            self.0[r.id().0 as usize].unwrap_or_else(|| panic!("{r:?} of `{}`", graph.signature.name));
        value.complement_if(r.is_not())
    }

    fn all(&self, graph: &Graph, refs: &[Ref]) -> Vec<Operand> {
        refs.iter().map(|r| self.get(graph, *r)).collect()
    }
}

/// True of every node that these need, by id.
fn cone(graph: &Graph, roots: &[Ref]) -> Vec<bool> {
    let mut needed = vec![false; graph.len()];
    roots.iter().for_each(|r| needed[r.id().0 as usize] = true);
    for id in graph.ids().rev() {
        if needed[id.0 as usize] {
            graph.args(id).iter().for_each(|a| needed[a.id().0 as usize] = true);
        }
    }
    needed
}

/// Hands out names, each once.
#[derive(Default)]
pub(crate) struct Names {
    taken: FxHashSet<String>,
    /// The number to try next behind a name that was asked for before.
    next: FxHashMap<String, u32>,
}

impl Names {
    fn new(signature: &Signature) -> Names {
        let taken = signature.params.iter().map(|p| p.name.clone()).collect();
        Names { taken, next: FxHashMap::default() }
    }

    /// The name of a local. One that begins like a constant is `n` for `N`: where a function is copied to, a constant may have
    /// that name, and Rust would take it for the constant.
    fn of_local(&mut self, name: &str) -> Option<String> {
        let first = name.strip_prefix("r#").unwrap_or(name).trim_start_matches('_').chars().next();
        match first.is_some_and(char::is_uppercase) {
            true => self.unique(&name.to_lowercase()),
            false => self.unique(name),
        }
    }

    /// `name`, or `name_2` if it is taken. Names that begin with `__` are the emitters' own.
    pub(crate) fn unique(&mut self, name: &str) -> Option<String> {
        let name = name.strip_prefix("r#").unwrap_or(name);
        let bare = name.trim_start_matches('_');
        let name = match name.len() - bare.len() {
            _ if bare.is_empty() => return None,
            0 | 1 => name,
            dunder => &name[dunder - 1..],
        };
        let base = if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() };
        if self.taken.insert(base.clone()) {
            return Some(base);
        }
        let next = self.next.entry(base).or_insert(2);
        loop {
            let candidate = format!("{name}_{next}");
            *next += 1;
            if self.taken.insert(candidate.clone()) {
                return Some(candidate);
            }
        }
    }
}

/// The words that no Rust binding can have, of every edition.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "Self", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ty::{Param, Shape, Ty};
    use crate::value::Value;

    fn graph(result: Shape) -> Graph {
        let param = |name: &str, ty, uniform| Param {
            name: name.into(),
            shape: Shape::Value(ty),
            uniform,
            out: false,
        };
        let params = vec![param("x", Ty::F32, false), param("k", Ty::F32, true), param("b", Ty::BOOL, false)];
        Graph::new(Signature { name: "f".into(), params, result }, Gates::EXACT)
    }

    #[test]
    fn constants_and_complements_become_operands() {
        let mut g = graph(Shape::Tuple(vec![Shape::Value(Ty::F32), Shape::Value(Ty::BOOL)]));
        let (x, k, b) = (g.param(0, Ty::F32), g.param(1, Ty::F32), g.param(2, Ty::BOOL));
        let two = g.constant(Value::f32(2.0));
        let dead = g.intern(Op::Sub, Ty::F32, &[x, k]);
        let double = g.intern(Op::Mul, Ty::F32, &[k, two]);
        let less = g.intern(Op::Lt, Ty::BOOL, &[x, double]);
        let chosen = g.intern(Op::Select, Ty::F32, &[!less, x, double]);
        g.set_name(dead, "dead");
        g.set_name(less, "less");
        g.roots = vec![chosen, !b];
        let want = "\
exact fn f(x: f32, uniform k: f32, b: bool) -> (f32, bool) {
    %0 = mul k 2.0 : f32 uniform, 2 uses
    %1 less = lt x %0 : bool, 1 use
    %2 = select !%1 x %0 : f32, 1 use
    return %2 !b
}
";
        assert_eq!(run(&g).to_string(), want);
    }

    #[test]
    fn constant_results_have_their_complement_applied() {
        let mut g = graph(Shape::Tuple(vec![Shape::Value(Ty::BOOL), Shape::Value(Ty::BOOL)]));
        g.roots = vec![g.bool(true), g.bool(false)];
        let results = run(&g).results;
        assert_eq!(results, [Operand::Imm(Value::bool(true)), Operand::Imm(Value::bool(false))]);
    }

    #[test]
    fn names_are_unique() {
        let mut g = graph(Shape::Value(Ty::F32));
        let asked = [
            "x", "y", "y", "y_2", "y", "r#type", "type", "_", "__e", "_e", "k", "N", "n", "_Dir", "NdotL",
            "xY", "SELF",
        ];
        let mut last = g.param(0, Ty::F32);
        for name in asked {
            last = g.intern(Op::Sin, Ty::F32, &[last]);
            g.set_name(last, name);
        }
        g.roots = vec![last];
        let names: Vec<_> = run(&g).steps.into_iter().map(|s| s.name.unwrap_or_default()).collect();
        let want = [
            "x_2", "y", "y_2", "y_2_2", "y_3", "type_", "type_2", "", "_e", "_e_2", "k_2", "n", "n_2",
            "_dir", "ndotl", "xY", "self_",
        ];
        assert_eq!(names, want);
    }
}
