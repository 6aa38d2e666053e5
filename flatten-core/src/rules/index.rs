//! Which rules to try for an operation: few, found without a search.

use crate::graph::{Graph, Ref};
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
}

/// A set of operations, and of `ALIKE`.
type Set = u128;

/// Two operands are one node, or its complement.
const ALIKE: Set = 1 << 127;

impl Index {
    /// Indexes the tables.
    pub fn new(tables: Vec<Table>) -> Index {
        let mut entries = vec![Vec::new(); slot(CLASSES, Scalar::Bool)];
        for (t, table) in tables.iter().enumerate() {
            for (r, rule) in table.rules.iter().enumerate() {
                let Node::Op { op, args, len, .. } = table.nodes[rule.lhs.index()] else { continue };
                let needs = needs(table, &args[..len as usize]);
                let entry = Entry { table: t as u32, rule: r as u32, needs };
                table.domain.scalars().iter().for_each(|s| entries[slot(class(op), *s)].push(entry));
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
        let last = args.last()?;
        let entries = &self.entries[slot(class(op), graph.ty(*last).scalar)];
        if entries.is_empty() {
            return None;
        }
        let present = present(graph, args);
        for entry in entries {
            if entry.needs & !present != 0 {
                continue;
            }
            let table = &self.tables[entry.table as usize];
            let rule = &table.rules[entry.rule as usize];
            if !graph.gates.allow(rule.gate) {
                continue;
            }
            if let Some(bound) = table.bind(rule, graph, op, ty, args) {
                return Some(Found { table, rule, bound });
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
            Node::Op { op, .. } => 1 << class(op),
            Node::Constant(_) | Node::Float(_) | Node::Int(_) | Node::False => 1 << CONST,
        };
    }
    set
}

/// What these operands include.
fn present(graph: &Graph, args: &[Ref]) -> Set {
    let mut set = 0;
    for (i, arg) in args.iter().enumerate() {
        set |= 1 << class(graph.op(*arg));
        if args[..i].iter().any(|other| other.id() == arg.id()) {
            set |= ALIKE;
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

const CONST: usize = 0;
const CLASSES: usize = 84;

/// A number for each operation, whatever its payload.
fn class(op: Op) -> usize {
    match op {
        Op::Const(_) => CONST,
        Op::Param(_) => 1,
        Op::Neg => 2,
        Op::Add => 3,
        Op::Sub => 4,
        Op::Mul => 5,
        Op::Div => 6,
        Op::Rem => 7,
        Op::Abs => 8,
        Op::Signum => 9,
        Op::Min => 10,
        Op::Max => 11,
        Op::PMin => 12,
        Op::PMax => 13,
        Op::Clamp => 14,
        Op::MulAdd => 15,
        Op::CopySign => 16,
        Op::Floor => 17,
        Op::Ceil => 18,
        Op::Trunc => 19,
        Op::Round => 20,
        Op::RoundEven => 21,
        Op::Sqrt => 22,
        Op::Exp => 23,
        Op::Exp2 => 24,
        Op::Ln => 25,
        Op::Log2 => 26,
        Op::Pow => 27,
        Op::Sin => 28,
        Op::Cos => 29,
        Op::Tan => 30,
        Op::Asin => 31,
        Op::Acos => 32,
        Op::Atan => 33,
        Op::Atan2 => 34,
        Op::Sinh => 35,
        Op::Cosh => 36,
        Op::Tanh => 37,
        Op::And => 38,
        Op::Or => 39,
        Op::Xor => 40,
        Op::Not => 41,
        Op::Shl => 42,
        Op::Shr => 43,
        Op::Eq => 44,
        Op::Lt => 45,
        Op::Le => 46,
        Op::Select => 47,
        Op::All => 48,
        Op::Cast(_) => 49,
        Op::Bitcast(_) => 50,
        Op::Splat(_) => 51,
        Op::Compose => 52,
        Op::Lane(_) => 53,
        Op::Swizzle(_) => 54,
        Op::Dot => 55,
        Op::Cross => 56,
        Op::Length => 57,
        Op::Normalize => 58,
        Op::Loop(_) => 59,
        Op::Project(_) => 60,
        Op::Call(_) => 61,
        Op::Table => 61,
        Op::Log10 => 62,
        Op::ExpM1 => 63,
        Op::Ln1p => 64,
        Op::Cbrt => 65,
        Op::Hypot => 66,
        Op::CountOnes => 67,
        Op::LeadingZeros => 68,
        Op::TrailingZeros => 69,
        Op::ReverseBits => 70,
        Op::Mad => 71,
        Op::Nmad => 72,
        Op::Mix => 73,
        Op::Saturate => 74,
        Op::Step => 75,
        Op::Smoothstep => 76,
        Op::InverseSqrt => 77,
        Op::Fract => 78,
        Op::Distance => 79,
        Op::Reflect => 80,
        Op::Sum => 81,
        Op::MinElement => 82,
        Op::MaxElement => 83,
    }
}
