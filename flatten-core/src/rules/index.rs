//! Which rules to try for an operation: few, found without a search.

use crate::graph::kinds::{Kinds, kind};
use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::options::Gates;
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

/// Rules that are chosen from at once, a bit each.
#[derive(Clone, Default)]
struct Block {
    /// How many stand before them.
    first: usize,
    /// The table of each, and where it stands there.
    rules: Vec<(u32, u32)>,
    /// Those that do not ask for a first kind of operand, or a second one.
    free: [u128; MOST],
    /// By kind: where those are in `asking` that ask for it, from 1 on; 0 is none.
    by_kind: Vec<u8>,
    /// Those for which it is the first one that they ask for, or the second one.
    asking: Vec<[u128; MOST]>,
    /// Those that ask for operands that are one node.
    alike: u128,
    /// What each asks of the operands of its operands.
    below: Vec<Needs>,
    /// By gate: those that lose what it stands for.
    losing: [u128; Gates::NAMES.len()],
}

/// What operands must include.
#[derive(Clone, Copy, Default, PartialEq)]
struct Needs {
    kinds: Kinds,
    /// Two of them are one node, or its complement; of operands' operands also one and an operand.
    alike: bool,
}

/// How many rules are chosen from at once.
const BLOCK: usize = u128::BITS as usize;

/// How many of the kinds that a rule asks for it is found by.
const MOST: usize = 2;

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
                        blocks.push(Block { first: blocks.len() * BLOCK, ..Block::default() });
                    }
                    if let Some(block) = blocks.last_mut() {
                        block.push((t as u32, r as u32), needs, below, rule.gate);
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
        let kinds = graph.kinds(args);
        let blocks = self.blocks(graph, op, args);
        let mut i = tried / BLOCK;
        while i < blocks.len() {
            let block = &blocks[i];
            i += 1;
            let mut open = block.open(kinds, args);
            if tried > block.first {
                open &= u128::MAX << (tried - block.first);
            }
            if open != 0
                && let Some(found) = self.first(block, open, graph, (op, ty), args)
            {
                return Some(found);
            }
        }
        None
    }

    /// All rules for an operation of these.
    fn blocks(&self, graph: &Graph, op: Op, args: &[Ref]) -> &[Block] {
        let &[.., last] = args else { return &[] };
        &self.entries.as_slice()[slot(op.class(), graph.ty(last).scalar)]
    }

    /// The first rule of some of a block that applies.
    #[inline(never)]
    fn first(
        &self,
        block: &Block,
        mut open: u128,
        graph: &Graph,
        (op, ty): (Op, Ty),
        args: &[Ref],
    ) -> Option<Found<'_>> {
        if graph.gates != Gates::FAST {
            open &= block.allowed(graph.gates);
        }
        let below = graph.kinds_below(args);
        let mut alike = None;
        let (needed, rules) = (block.below.as_slice(), block.rules.as_slice());
        while open != 0 {
            let i = open.trailing_zeros() as usize;
            open &= open - 1;
            let needs = &needed[i];
            if needs.kinds & !below != 0
                || needs.alike && !*alike.get_or_insert_with(|| is_alike_below(graph, args))
            {
                continue;
            }
            let (table, rule) = rules[i];
            let table = &self.tables[table as usize];
            let rule = &table.rules[rule as usize];
            if let Some(bound) = table.bind(rule, graph, op, ty, args) {
                return Some(Found { table, rule, bound, tried: block.first + i + 1 });
            }
        }
        None
    }
}

impl Block {
    fn push(&mut self, rule: (u32, u32), needs: Needs, below: Needs, gate: Gates) {
        let bit = 1 << self.rules.len();
        self.rules.push(rule);
        self.below.push(below);
        self.alike |= if needs.alike { bit } else { 0 };
        for (losing, (lost, _)) in self.losing.iter_mut().zip(Gates::NAMES) {
            *losing |= if gate.allow(lost) { bit } else { 0 };
        }
        self.by_kind.resize(Kinds::BITS as usize, 0);
        let mut asked = needs.kinds;
        for place in 0..MOST {
            if asked == 0 {
                self.free[place] |= bit;
                continue;
            }
            let at = &mut self.by_kind[asked.trailing_zeros() as usize];
            asked &= asked - 1;
            if *at == 0 {
                self.asking.push([0; MOST]);
                *at = self.asking.len() as u8;
            }
            self.asking[*at as usize - 1][place] |= bit;
        }
    }

    /// The rules that ask their operands for nothing but what these are, as far as they are found by that.
    fn open(&self, mut kinds: Kinds, args: &[Ref]) -> u128 {
        let [mut first, mut second] = self.free;
        let by_kind = self.by_kind.as_slice();
        while kinds != 0 {
            let at = by_kind[kinds.trailing_zeros() as usize];
            kinds &= kinds - 1;
            if at > 0 {
                let asking = self.asking[at as usize - 1];
                first |= asking[0];
                second |= asking[1];
            }
        }
        let mut open = first & second;
        if open & self.alike != 0 && !is_alike(args) {
            open &= !self.alike;
        }
        open
    }

    /// The rules that lose nothing but what these gates let them.
    fn allowed(&self, gates: Gates) -> u128 {
        let lost = self.losing.iter().zip(Gates::NAMES).filter(|(_, (gate, _))| !gates.allow(*gate));
        lost.fold(u128::MAX, |open, (losing, _)| open & !losing)
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
fn needs(table: &Table, args: &[Pat]) -> Needs {
    let mut needs = Needs::default();
    for (i, arg) in args.iter().enumerate() {
        needs.add(table, *arg, args[..i].iter().any(|other| other.index() == arg.index()));
    }
    needs
}

/// What operands of operands like these include.
fn needs_below(table: &Table, args: &[Pat]) -> Needs {
    let mut needs = Needs::default();
    let mut names: Vec<usize> = args.iter().map(|arg| arg.index()).collect();
    for arg in args {
        let Node::Op { args, len, .. } = table.nodes[arg.index()] else { continue };
        for arg in &args[..len as usize] {
            needs.add(table, *arg, names.contains(&arg.index()));
            names.push(arg.index());
        }
    }
    needs
}

impl Needs {
    /// Takes up an operand; `twice` says that it stands elsewhere too.
    fn add(&mut self, table: &Table, pat: Pat, twice: bool) {
        match table.nodes[pat.index()] {
            Node::Any(_) => self.alike |= twice,
            Node::Op { op, .. } => self.kinds |= kind(op.class()),
            Node::Constant(_) | Node::Float(_) | Node::Int(_) | Node::False => self.kinds |= kind(Op::CONST),
        }
    }
}

/// True if two of these operands are one node, or its complement.
fn is_alike(args: &[Ref]) -> bool {
    if let [x, y] = args {
        return x.id().0 == y.id().0;
    }
    let mut i = 1;
    while i < args.len() {
        let mut j = 0;
        while j < i {
            if args[j].id().0 == args[i].id().0 {
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
}

/// True if of the operands of these two are one node, or one is an operand itself.
fn is_alike_below(graph: &Graph, args: &[Ref]) -> bool {
    const MOST: usize = 16;
    let mut seen = [Id(0); MOST];
    let mut count = 0;
    // Those that share no place here are not the same.
    let mut places = 0u64;
    let place = |id: Id| 1 << (id.0.wrapping_mul(0x9e37_79b1) >> 26);
    while count < args.len() {
        let id = args[count].id();
        seen[count] = id;
        count += 1;
        places |= place(id);
    }
    let mut i = 0;
    while i < args.len() {
        let below = graph.args(args[i].id());
        i += 1;
        let mut j = 0;
        while j < below.len() {
            let id = below[j].id();
            j += 1;
            if count == MOST || places & place(id) != 0 && seen[..count].contains(&id) {
                return true;
            }
            seen[count] = id;
            count += 1;
            places |= place(id);
        }
    }
    false
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
