//! Graph to frame: live nodes in order, constants as immediates, names made unique.

use crate::frame::{Frame, Operand, Step};
use crate::graph::{Graph, Id, Rank, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::ty::Signature;
use rustc_hash::{FxHashMap, FxHashSet};

/// The frame of a graph.
pub fn run(graph: &Graph) -> Frame {
    let live = graph.live();
    let mut names = Names::new(&graph.signature);
    let mut steps: Vec<Step> = Vec::new();
    let mut index = vec![0; graph.len()];
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let node = graph.node(id);
        if matches!(node.op, Op::Const(_) | Op::Param(_)) {
            continue;
        }
        let args: Vec<_> = graph.args(id).iter().map(|a| operand(graph, &index, *a)).collect();
        count_uses(&mut steps, &args);
        index[id.0 as usize] = steps.len() as u32;
        steps.push(Step {
            op: node.op,
            ty: node.ty,
            args,
            uses: 0,
            uniform: node.rank != Rank::Varying,
            name: name(graph, id).and_then(|name| names.unique(name)),
        });
    }
    let results: Vec<_> = graph.roots.iter().map(|r| operand(graph, &index, *r)).collect();
    count_uses(&mut steps, &results);
    let exact = graph.gates == Gates::EXACT;
    let (signature, primitives) = (graph.signature.clone(), graph.primitives().to_vec());
    let frame = Frame { signature, exact, primitives, steps, results };
    debug_assert_eq!(frame.verify(), Ok(()));
    frame
}

/// The user's name of a value. A call without one is named after its primitive.
fn name(graph: &Graph, id: Id) -> Option<&str> {
    let callee = match graph.node(id).op {
        Op::Call(primitive) => Some(graph.primitive(primitive).signature.name.as_str()),
        _ => None,
    };
    graph.name(id).or(callee)
}

fn operand(graph: &Graph, index: &[u32], r: Ref) -> Operand {
    if let Some(value) = graph.as_const(r) {
        return Operand::Imm(value);
    }
    let Id(id) = r.id();
    match (graph.op(r), r.is_not()) {
        (Op::Param(leaf), false) => Operand::Param(leaf),
        (Op::Param(leaf), true) => Operand::NotParam(leaf),
        (_, false) => Operand::Step(index[id as usize]),
        (_, true) => Operand::NotStep(index[id as usize]),
    }
}

fn count_uses(steps: &mut [Step], operands: &[Operand]) {
    for step in operands.iter().filter_map(Operand::step) {
        steps[step as usize].uses += 1;
    }
}

/// Hands out names, each once.
struct Names {
    taken: FxHashSet<String>,
    /// The number to try next behind a name that was asked for before.
    next: FxHashMap<String, u32>,
}

impl Names {
    fn new(signature: &Signature) -> Names {
        let taken = signature.params.iter().map(|p| p.name.clone()).collect();
        Names { taken, next: FxHashMap::default() }
    }

    /// `name`, or `name_2` if it is taken. Names that begin with `__` are the emitters' own.
    fn unique(&mut self, name: &str) -> Option<String> {
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
        let asked = ["x", "y", "y", "y_2", "y", "r#type", "type", "_", "__e", "_e", "k"];
        let mut last = g.param(0, Ty::F32);
        for name in asked {
            last = g.intern(Op::Sin, Ty::F32, &[last]);
            g.set_name(last, name);
        }
        g.roots = vec![last];
        let names: Vec<_> = run(&g).steps.into_iter().map(|s| s.name.unwrap_or_default()).collect();
        let want = ["x_2", "y", "y_2", "y_2_2", "y_3", "type_", "type_2", "", "_e", "_e_2", "k_2"];
        assert_eq!(names, want);
    }
}
