//! Which types the left side of a rule has, and what its side conditions ask for.

use crate::random::Random;
use crate::recipe::Arg;
use flatten_core::graph::facts::Facts;
use flatten_core::op::Op;
use flatten_core::rules::pattern::{NAMES, Node, Pat};
use flatten_core::rules::side::{Fact, Kind, Side};
use flatten_core::rules::{Rule, Table};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// A rule, and what is drawn for it.
pub(crate) struct Drawn<'t> {
    pub(crate) table: &'t Table,
    pub(crate) rule: &'t Rule,
    /// The types of names.
    pub(crate) types: [Option<Ty>; NAMES],
    /// What names stand for.
    pub(crate) bound: [Option<Arg>; NAMES],
    /// The types of what is no name.
    inner: Vec<(Pat, Ty)>,
}

impl<'t> Drawn<'t> {
    pub(crate) fn new(table: &'t Table, rule: &'t Rule) -> Drawn<'t> {
        Drawn { table, rule, types: [None; NAMES], bound: [None; NAMES], inner: Vec::new() }
    }

    /// Draws types for all of the left side, which has type `ty`; true if the rule is for them.
    pub(crate) fn has_types(&mut self, random: &mut Random, ty: Ty) -> bool {
        self.typed(random, self.rule.lhs, ty)
            && self.is_of_domain()
            && self.table.type_of(self.rule.rhs, Some(ty), &|name| self.types[name as usize]) == Some(ty)
            && self.rule.sides.iter().all(|side| {
                let fact = |pat| Fact { ty: self.type_of(pat), value: None, facts: Facts::NONE };
                !side.kind.is_of_type() || side.kind.holds(side.of.map(fact))
            })
    }

    fn is_of_domain(&self) -> bool {
        let Node::Op { args, len, .. } = self.table.node(self.rule.lhs) else { return false };
        self.table.domain.scalars().contains(&self.type_of(args[len as usize - 1]).scalar)
    }

    fn typed(&mut self, random: &mut Random, pat: Pat, ty: Ty) -> bool {
        match self.table.node(pat) {
            Node::Any(name) | Node::Constant(name) => {
                *self.types[name as usize].get_or_insert(ty) == ty && (!pat.is_not() || ty.is_bool())
            }
            node => {
                self.inner.push((pat, ty));
                match node {
                    Node::Float(_) => ty.is_float(),
                    Node::Int(_) => ty.is_int(),
                    Node::Op { op, args, len, .. } => {
                        let args = &args[..len as usize];
                        let drawn = operands(random, op, ty, args.len());
                        drawn.is_some_and(|types| {
                            args.iter().zip(types).all(|(arg, ty)| self.typed(random, *arg, ty))
                        })
                    }
                    _ => ty.is_bool(),
                }
            }
        }
    }

    pub(crate) fn type_of(&self, pat: Pat) -> Ty {
        match self.table.node(pat) {
            Node::Any(name) | Node::Constant(name) => self.types[name as usize].expect("a name on the left"),
            _ => {
                let found = self.inner.iter().find(|(inner, _)| inner.index() == pat.index());
                found.expect("a pattern on the left").1
            }
        }
    }

    /// The names on the left, with types, and whether they stand for constants.
    pub(crate) fn names(&self) -> Vec<(usize, Ty, bool)> {
        let constant = |name: usize| {
            self.table.nodes.iter().any(|node| matches!(node, Node::Constant(n) if *n as usize == name))
        };
        let types = self.types.iter().enumerate();
        types.filter_map(|(name, ty)| ty.map(|ty| (name, ty, constant(name)))).collect()
    }

    fn name(&self, pat: Pat) -> usize {
        match self.table.node(pat) {
            Node::Any(name) | Node::Constant(name) => name as usize,
            _ => unreachable!("side conditions speak of names"),
        }
    }

    /// What must be known of a name.
    pub(crate) fn facts(&self, name: usize) -> Facts {
        self.rule.sides.iter().fold(Facts::NONE, |all, side| match side.kind {
            Kind::Known(facts) if self.name(side.of[0]) == name => all | facts,
            _ => all,
        })
    }

    /// True if a side condition holds for these constants; of other names it may.
    pub(crate) fn may_hold(&self, side: &Side, values: &[Option<Value>; NAMES]) -> bool {
        let known = side.of.map(|pat| values[self.name(pat)]);
        let fact = |(pat, value): (Pat, Option<Value>)| Fact {
            ty: self.type_of(pat),
            value,
            facts: value.map_or(Facts::NONE, Facts::of),
        };
        let open = side.kind.is_of_type() || known.contains(&None);
        open || side.kind.holds([fact((side.of[0], known[0])), fact((side.of[1], known[1]))])
    }
}

/// Types that an operation gives this one for.
fn operands(random: &mut Random, op: Op, ty: Ty, len: usize) -> Option<Vec<Ty>> {
    let numbers = [Scalar::F32, Scalar::I32, Scalar::U32];
    let any = [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool];
    let types = match op {
        Op::Lt | Op::Le | Op::Eq => vec![ty.with_scalar(random.pick(&numbers)); 2],
        Op::Select => {
            let lanes = if random.chance(30) { ty.lanes } else { 1 };
            vec![Ty::new(Scalar::Bool, lanes), ty, ty]
        }
        Op::Splat(0) if ty.is_vector() => return Some(vec![ty.element()]),
        Op::Splat(0) => return None,
        Op::All | Op::Dot | Op::Length => vec![Ty::new(ty.scalar, 2 + random.below(3) as u8); len],
        Op::Shl | Op::Shr => vec![ty, ty.with_scalar(Scalar::U32)],
        Op::Cast(_) | Op::Bitcast(_) => vec![ty.with_scalar(random.pick(&any))],
        _ => vec![ty; len],
    };
    (op.result(&types) == Some(ty)).then_some(types)
}
