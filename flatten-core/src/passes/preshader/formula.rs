//! What a value is, in a line for readers: `sin(time * 2.0)`.

use crate::graph::{Graph, Id, Ref};
use crate::op::{Op, letter};

/// Deeper than this, `..` stands for what there is.
const DEPTH: u32 = 4;

/// The formula of a node, with the paths of parameters and the names of values that have one.
pub(super) fn of(graph: &Graph, paths: &[String], known: &[(Id, String)], id: Id) -> String {
    let text = Writer { graph, paths, known }.node(id, 0);
    match text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        // All operations between parentheses have their own.
        Some(inner) if is_infix(graph.node(id).op) => inner.to_owned(),
        _ => text,
    }
}

struct Writer<'a> {
    graph: &'a Graph,
    paths: &'a [String],
    known: &'a [(Id, String)],
}

impl Writer<'_> {
    fn operand(&self, r: Ref, depth: u32) -> String {
        if let Some(value) = self.graph.as_const(r) {
            return value.to_string();
        }
        let name = self.known.iter().find(|(id, _)| *id == r.id()).map(|(_, name)| name.clone());
        let text = name.unwrap_or_else(|| self.node(r.id(), depth));
        if r.is_not() { format!("!{text}") } else { text }
    }

    fn node(&self, id: Id, depth: u32) -> String {
        let op = self.graph.node(id).op;
        if let Op::Param(i) = op {
            return self.paths[i as usize].clone();
        }
        if depth >= DEPTH {
            return "..".to_owned();
        }
        let args = self.graph.args(id);
        let operand = |i: usize| self.operand(args[i], depth + 1);
        let listed = || (0..args.len()).map(operand).collect::<Vec<_>>().join(", ");
        match op {
            _ if is_infix(op) => format!("({} {} {})", operand(0), symbol(op), operand(1)),
            Op::Neg => format!("-{}", operand(0)),
            Op::Splat(_) | Op::Project(_) => operand(0),
            Op::Lane(lane) => format!("{}.{}", operand(0), letter(lane)),
            Op::Swizzle(swizzle) => format!("{}.{}", operand(0), swizzle.letters()),
            Op::Compose => format!("vec{}({})", args.len(), listed()),
            Op::Call(primitive) => format!("{}({})", self.graph.primitive(primitive).path, listed()),
            Op::Loop(_) => "a loop".to_owned(),
            op => format!("{}({})", op.name(), listed()),
        }
    }
}

fn is_infix(op: Op) -> bool {
    !symbol(op).is_empty()
}

fn symbol(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "-",
        Op::Mul => "*",
        Op::Div => "/",
        Op::Rem => "%",
        Op::Eq => "==",
        Op::Lt => "<",
        Op::Le => "<=",
        Op::And => "&",
        Op::Or => "|",
        Op::Xor => "^",
        Op::Shl => "<<",
        Op::Shr => ">>",
        _ => "",
    }
}
