//! Which rules to try for an operation: few, found without a search.

use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::rules::matching::Found;
use crate::rules::pattern::{Node, Pat};
use crate::rules::{Domain, Table};
use crate::ty::{Scalar, Ty};

/// All tables, by the operation that their rules replace.
pub struct Index {
    /// The tables, in order of trial.
    pub tables: Vec<Table>,
    /// The rules for each operation and scalar, in order of trial.
    entries: Vec<Vec<Entry>>,
}

/// Where a rule is, and what its operands must include.
#[derive(Clone, Copy)]
struct Entry {
    table: u32,
    rule: u32,
    needs: Set,
    /// What the operands of its operands must include.
    below: Set,
}

/// A set of operations, and of `ALIKE`.
type Set = u128;

/// Two operands are one node, or its complement; of operands' operands also one and an operand.
const ALIKE: Set = 1 << 127;

impl Index {
    /// Indexes the tables.
    pub fn new(tables: Vec<Table>) -> Index {
        let mut entries = vec![Vec::new(); slot(Op::CLASSES, Scalar::Bool)];
        for (t, table) in tables.iter().enumerate() {
            for (r, rule) in table.rules.iter().enumerate() {
                let Node::Op { op, args, len, .. } = table.nodes[rule.lhs.index()] else { continue };
                let needs = needs(table, &args[..len as usize]);
                let below = needs_below(table, &args[..len as usize]);
                let entry = Entry { table: t as u32, rule: r as u32, needs, below };
                table.domain.scalars().iter().for_each(|s| entries[slot(op.class(), *s)].push(entry));
            }
        }
        Index { tables, entries }
    }

    /// The name of the first rule that applies to `op` of these operands.
    pub fn name(&self, graph: &Graph, op: Op, args: &[Ref]) -> Option<&'static str> {
        let ty = graph.type_of(op, args)?;
        self.find(graph, op, ty, args).map(|found| found.rule.name)
    }

    /// The first rule that applies and that the graph's gates allow.
    pub fn find(&self, graph: &Graph, op: Op, ty: Ty, args: &[Ref]) -> Option<Found<'_>> {
        self.find_after(0, graph, op, ty, args)
    }

    /// The first one after so many that were tried.
    pub fn find_after(&self, tried: usize, graph: &Graph, op: Op, ty: Ty, args: &[Ref]) -> Option<Found<'_>> {
        let last = args.last()?;
        let entries = &self.entries[slot(op.class(), graph.ty(*last).scalar)];
        if entries.len() <= tried {
            return None;
        }
        let present = present(graph, args);
        let mut below = None;
        for (i, entry) in entries.iter().enumerate().skip(tried) {
            if entry.needs & !present != 0 {
                continue;
            }
            if entry.below != 0 {
                let below = below.get_or_insert_with(|| present_below(graph, args));
                if entry.below & !*below != 0 {
                    continue;
                }
            }
            let table = &self.tables[entry.table as usize];
            let rule = &table.rules[entry.rule as usize];
            if !graph.gates.allow(rule.gate) {
                continue;
            }
            if let Some(bound) = table.bind(rule, graph, op, ty, args) {
                return Some(Found { table, rule, bound, tried: i + 1 });
            }
        }
        None
    }
}

impl Domain {
    /// The scalars it is of.
    pub fn scalars(self) -> &'static [Scalar] {
        match self {
            Domain::Float => &[Scalar::F32],
            Domain::Int => &[Scalar::I32, Scalar::U32],
            Domain::Bool => &[Scalar::Bool],
            Domain::Any => &[Scalar::Bool, Scalar::I32, Scalar::U32, Scalar::F32],
        }
    }
}

/// What operands like these include.
fn needs(table: &Table, args: &[Pat]) -> Set {
    let mut set = 0;
    for (i, arg) in args.iter().enumerate() {
        set |= match table.nodes[arg.index()] {
            Node::Any(_) if args[..i].iter().any(|other| other.index() == arg.index()) => ALIKE,
            Node::Any(_) => 0,
            Node::Op { op, .. } => 1 << op.class(),
            Node::Constant(_) | Node::Float(_) | Node::Int(_) | Node::False => 1 << Op::CONST,
        };
    }
    set
}

/// What these operands include.
fn present(graph: &Graph, args: &[Ref]) -> Set {
    let mut set = 0;
    for (i, arg) in args.iter().enumerate() {
        set |= 1 << graph.node(arg.id()).class();
        if args[..i].iter().any(|other| other.id() == arg.id()) {
            set |= ALIKE;
        }
    }
    set
}

/// What operands of operands like these include.
fn needs_below(table: &Table, args: &[Pat]) -> Set {
    let mut set = 0;
    let mut names: Vec<usize> = args.iter().map(|arg| arg.index()).collect();
    for arg in args {
        let Node::Op { args, len, .. } = table.nodes[arg.index()] else { continue };
        for arg in &args[..len as usize] {
            set |= match table.nodes[arg.index()] {
                Node::Any(_) if names.contains(&arg.index()) => ALIKE,
                Node::Any(_) => 0,
                Node::Op { op, .. } => 1 << op.class(),
                Node::Constant(_) | Node::Float(_) | Node::Int(_) | Node::False => 1 << Op::CONST,
            };
            names.push(arg.index());
        }
    }
    set
}

/// What the operands of these operands include.
fn present_below(graph: &Graph, args: &[Ref]) -> Set {
    const MOST: usize = 16;
    let mut set = 0;
    let mut seen = [Id(0); MOST];
    let mut count = 0;
    for arg in args {
        seen[count] = arg.id();
        count += 1;
    }
    for arg in args {
        for arg in graph.args(arg.id()) {
            let id = arg.id();
            set |= 1 << graph.node(id).class();
            if count == MOST || seen[..count].contains(&id) {
                set |= ALIKE;
            } else {
                seen[count] = id;
                count += 1;
            }
        }
    }
    set
}

fn slot(class: usize, scalar: Scalar) -> usize {
    let scalar = match scalar {
        Scalar::Bool => 0,
        Scalar::I32 => 1,
        Scalar::U32 => 2,
        Scalar::F32 => 3,
    };
    class * 4 + scalar
}
