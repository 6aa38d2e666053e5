//! Finds a pattern in a graph, and builds one there. Neither allocates.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::rules::pattern::{NAMES, Node, Pat};
use crate::rules::side::{Fact, Side};
use crate::rules::{Rule, Table};
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// What each name stands for.
pub type Bound = [Option<Ref>; NAMES];

/// A rule that applies.
pub struct Found<'a> {
    /// The table it is in.
    pub table: &'a Table,
    /// The rule.
    pub rule: &'a Rule,
    /// What its names stand for.
    pub bound: Bound,
    /// How many rules for the operation were tried before it, and itself.
    pub tried: usize,
}

impl Table {
    /// Tries one rule on `op` of these operands, which gives a `ty`. Gates are not asked.
    pub fn bind(&self, rule: &Rule, graph: &Graph, op: Op, ty: Ty, args: &[Ref]) -> Option<Bound> {
        let root = self.node(rule.lhs);
        let Node::Op { args: pats, len, flip, .. } = root else { return None };
        let mut ways = [true; 2];
        if rule.flips > 0 {
            // Most rules ask for other operands: nothing below them is looked at then, in any order.
            let pats = &pats[..(len as usize).min(args.len())];
            let fits = |swap| self.may_fit(graph, pats, args, swap);
            ways = [fits(0), flip.is_some() && fits(1)];
        }
        for order in 0..1u32 << rule.flips {
            if !ways[swapped(flip, order)] {
                continue;
            }
            let mut matcher = Matcher { graph, nodes: &self.nodes, order, bound: [None; NAMES] };
            if !matcher.operation(root, op, args) {
                continue;
            }
            let bound = matcher.bound;
            let types = |name: u8| bound[name as usize].map(|r| graph.ty(r));
            if self.all_hold(graph, &rule.sides, &bound)
                && self.type_of(rule.rhs, Some(ty), &types) == Some(ty)
            {
                return Some(bound);
            }
        }
        None
    }

    /// True if operands are of the kinds that patterns ask for, the first two of them swapped or not.
    fn may_fit(&self, graph: &Graph, pats: &[Pat], args: &[Ref], swap: usize) -> bool {
        let nodes = self.nodes.as_slice();
        for (i, pat) in pats.iter().enumerate() {
            let r = args[place(i, swap)];
            let fits = match nodes[pat.index()] {
                Node::Any(_) => true,
                Node::Op { op, .. } => same_op(op, graph.op(r)),
                Node::Constant(_) | Node::Float(_) | Node::Int(_) | Node::False => {
                    matches!(graph.op(r), Op::Const(_))
                }
            };
            if !fits {
                return false;
            }
        }
        true
    }

    fn all_hold(&self, graph: &Graph, sides: &[Side], bound: &Bound) -> bool {
        for side in sides {
            if !self.holds(graph, side, bound) {
                return false;
            }
        }
        true
    }

    fn holds(&self, graph: &Graph, side: &Side, bound: &Bound) -> bool {
        let fact = |pat: Pat| {
            let (Node::Any(name) | Node::Constant(name)) = self.node(pat) else {
                unreachable!("the side conditions of `{}` speak of more than names", self.name)
            };
            let r = bound[name as usize].expect("side conditions speak of names on the left");
            Fact { ty: graph.ty(r), value: graph.as_const(r), facts: graph.facts(r) }
        };
        side.kind.granted_by().is_some_and(|gates| graph.gates.allow(gates))
            || side.kind.holds([fact(side.of[0]), fact(side.of[1])])
    }

    /// The type that a pattern has when built with names of these types; numbers take `expected`. `None` if it
    /// cannot be built.
    pub fn type_of(&self, pat: Pat, expected: Option<Ty>, types: &dyn Fn(u8) -> Option<Ty>) -> Option<Ty> {
        let ty = match self.node(pat) {
            Node::Any(name) | Node::Constant(name) => types(name),
            Node::Float(_) => expected.filter(|t| t.is_float()),
            Node::Int(_) => expected.filter(|t| t.is_int()),
            Node::False => expected.filter(|t| t.is_bool()),
            Node::Op { op, args, len, .. } => {
                let known = self.operand_types(op, &args[..len as usize], expected, types)?;
                op.result(&known[..len as usize])
            }
        };
        ty.filter(|t| !pat.is_not() || t.is_bool())
    }

    /// The types of operands; numbers take that of the operand beside them, or that of the result.
    pub fn operand_types(
        &self,
        op: Op,
        args: &[Pat],
        expected: Option<Ty>,
        types: &dyn Fn(u8) -> Option<Ty>,
    ) -> Option<[Ty; 3]> {
        let mut found = [None; 3];
        let mut beside = None;
        // The condition of a choice says nothing of the arms.
        let first = usize::from(op == Op::Select);
        let mut i = 0;
        while i < args.len() {
            found[i] = self.type_of(args[i], None, types);
            if i >= first && beside.is_none() {
                beside = found[i];
            }
            i += 1;
        }
        let mut known = [Ty::TUPLE; 3];
        let mut next = 0;
        while next < args.len() {
            let i = next;
            next += 1;
            if let Some(ty) = found[i] {
                known[i] = ty;
                continue;
            }
            let wanted = match op {
                Op::Shl | Op::Shr if i == 0 => Some(expected?),
                Op::Shl | Op::Shr => Some(beside?.with_scalar(Scalar::U32)),
                Op::Select if i == 0 => Some(Ty::BOOL),
                Op::Splat(_) => Some(expected?.element()),
                _ => Some(beside.or(expected)?),
            };
            known[i] = self.type_of(args[i], wanted, types)?;
        }
        Some(known)
    }

    /// Builds a pattern of type `ty` through the constructors.
    pub fn build(&self, graph: &mut Graph, pat: Pat, ty: Ty, bound: &Bound, fuel: &mut u32) -> Ref {
        let built = match self.node(pat) {
            Node::Any(name) | Node::Constant(name) => {
                bound[name as usize].expect("names on the right are on the left")
            }
            Node::Float(x) => graph.constant(Value::splat(ty, x.to_bits())),
            Node::Int(x) => graph.constant(Value::splat(ty, x as u32)),
            Node::False => graph.constant(Value::zero(ty)),
            Node::Op { op, args, len, .. } => {
                let len = len as usize;
                let types = |name: u8| bound[name as usize].map(|r| graph.ty(r));
                let types = self.operand_types(op, &args[..len], Some(ty), &types);
                let types = types.expect("the match has checked the types");
                let mut refs = [Ref::new(crate::graph::Id(0)); 3];
                for i in 0..len {
                    refs[i] = self.build(graph, args[i], types[i], bound, fuel);
                }
                graph.settle(op, &refs[..len], fuel)
            }
        };
        built.complement_if(pat.is_not())
    }
}

struct Matcher<'a> {
    graph: &'a Graph,
    nodes: &'a [Node],
    /// Bit `i`: the operands of the operation with flip `i` are swapped.
    order: u32,
    bound: Bound,
}

impl Matcher<'_> {
    fn operation(&mut self, node: Node, op: Op, args: &[Ref]) -> bool {
        let Node::Op { op: wanted, args: pats, len, flip } = node else { return false };
        if !same_op(wanted, op) || len as usize != args.len() {
            return false;
        }
        let swap = swapped(flip, self.order);
        let mut i = 0;
        while i < args.len() {
            if !self.operand(pats[i], args[place(i, swap)]) {
                return false;
            }
            i += 1;
        }
        true
    }

    fn operand(&mut self, pat: Pat, r: Ref) -> bool {
        // The complement of a pattern matches what the pattern matches the complement of.
        let r = r.complement_if(pat.is_not());
        match self.nodes[pat.index()] {
            Node::Any(name) => self.name(name, r),
            Node::Constant(name) => matches!(self.graph.op(r), Op::Const(_)) && self.name(name, r),
            Node::Float(x) => self.literal(r, x.to_bits(), Ty::is_float),
            Node::Int(x) => self.literal(r, x as u32, Ty::is_int),
            Node::False => self.literal(r, 0, Ty::is_bool),
            node @ Node::Op { .. } => {
                let graph = self.graph;
                !r.is_not() && self.operation(node, graph.op(r), graph.args(r.id()))
            }
        }
    }

    fn name(&mut self, name: u8, r: Ref) -> bool {
        match self.bound[name as usize] {
            Some(bound) => bound == r,
            None => {
                self.bound[name as usize] = Some(r);
                true
            }
        }
    }

    fn literal(&self, r: Ref, bits: u32, of: fn(Ty) -> bool) -> bool {
        match self.graph.as_const(r) {
            Some(value) => of(value.ty) && value.uniform_bits() == Some(bits),
            None => false,
        }
    }
}

/// 1 if an order has the operands of the operation with this flip swapped.
fn swapped(flip: Option<u8>, order: u32) -> usize {
    usize::from(flip.is_some_and(|i| order >> i & 1 == 1))
}

/// Where the operand is that a pattern has at a place, if the first two are swapped or not.
fn place(i: usize, swap: usize) -> usize {
    if i < 2 { i ^ swap } else { i }
}

fn same_op(wanted: Op, op: Op) -> bool {
    wanted == op || matches!((wanted, op), (Op::Splat(0), Op::Splat(_)))
}
