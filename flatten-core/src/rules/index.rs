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
    /// The rules for each operation and scalar, in order of trial, so many together.
    entries: Vec<Vec<Block>>,
}

/// Rules that are chosen from at once.
#[derive(Clone)]
struct Block {
    rules: Vec<Entry>,
    /// Those that ask the operands for nothing, a bit each.
    free: u128,
    /// By operation: where those are in `asking` for which it is the first that they ask for, from 1 on; 0 is none.
    by_first: [u8; Set::BITS as usize],
    asking: Vec<u128>,
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

/// How many rules are chosen from at once.
const BLOCK: usize = u128::BITS as usize;

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
                for scalar in table.domain.scalars() {
                    let blocks: &mut Vec<Block> = &mut entries[slot(op.class(), *scalar)];
                    if blocks.last().is_none_or(|block| block.rules.len() == BLOCK) {
                        blocks.push(Block::new());
                    }
                    if let Some(block) = blocks.last_mut() {
                        block.push(Entry { table: t as u32, rule: r as u32, needs, below });
                    }
                }
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
        let blocks = &self.entries[slot(op.class(), graph.ty(*last).scalar)];
        if blocks.is_empty() {
            return None;
        }
        let present = present(graph, args);
        let mut below = None;
        for (number, block) in blocks.iter().enumerate().skip(tried / BLOCK) {
            let first = number * BLOCK;
            let mut open = block.open(present, tried.saturating_sub(first));
            while open != 0 {
                let i = open.trailing_zeros() as usize;
                open &= open - 1;
                let entry = &block.rules[i];
                if entry.needs & !present != 0 {
                    continue;
                }
                if entry.below != 0 {
                    let below = *below.get_or_insert_with(|| present_below(graph, args));
                    if entry.below & !below != 0 {
                        continue;
                    }
                }
                let table = &self.tables[entry.table as usize];
                let rule = &table.rules[entry.rule as usize];
                if !graph.gates.allow(rule.gate) {
                    continue;
                }
                if let Some(bound) = table.bind(rule, graph, op, ty, args) {
                    return Some(Found { table, rule, bound, tried: first + i + 1 });
                }
            }
        }
        None
    }
}

impl Block {
    fn new() -> Block {
        Block { rules: Vec::new(), free: 0, by_first: [0; Set::BITS as usize], asking: Vec::new() }
    }

    fn push(&mut self, entry: Entry) {
        let bit = 1 << self.rules.len();
        self.rules.push(entry);
        if entry.needs == 0 {
            self.free |= bit;
            return;
        }
        let at = &mut self.by_first[entry.needs.trailing_zeros() as usize];
        if *at == 0 {
            self.asking.push(0);
            *at = self.asking.len() as u8;
        }
        self.asking[*at as usize - 1] |= bit;
    }

    /// The rules that ask for nothing, or first for one of these, but for so many.
    fn open(&self, mut present: Set, tried: usize) -> u128 {
        let mut open = self.free;
        while present != 0 {
            let at = self.by_first[present.trailing_zeros() as usize];
            present &= present - 1;
            if at > 0 {
                open |= self.asking[at as usize - 1];
            }
        }
        open & u128::MAX.checked_shl(tried as u32).unwrap_or(0)
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
