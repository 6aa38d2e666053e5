//! What is true of every graph.

use crate::graph::{Graph, Id, Rank, Ref, Region};
use crate::op::{Op, PrimitiveId, RegionId};
use crate::ty::Ty;
use crate::value::Value;
use std::fmt;

impl Graph {
    /// Checks operand order, types, constants, regions and roots; the message names the first node at fault.
    pub fn verify(&self) -> Result<(), String> {
        self.find_fault().map_or(Ok(()), |fault| Err(fault.message))
    }

    /// The first thing that is wrong.
    pub(super) fn find_fault(&self) -> Option<Fault> {
        let bodies = (0..self.region_count()).map(|i| (i, self.region(RegionId(i as u32))));
        for (i, region) in bodies {
            if let Err(message) = region.verify() {
                return Some(Fault { node: None, message: format!("region {i}: {message}") });
            }
        }
        for (i, primitive) in self.primitives().iter().enumerate() {
            if let Err(message) = primitive.verify() {
                return Some(Fault { node: None, message: format!("primitive {i}: {message}") });
            }
        }
        let params: Vec<Ty> = self.signature.leaf_types().map(|(ty, _)| ty).collect();
        for id in self.ids() {
            if let Err(message) = self.check_node(id, &params) {
                let message = format!("%{}: {message}", id.0);
                return Some(Fault { node: Some(id), message });
            }
        }
        let message = self.check_roots().err()?;
        Some(Fault { node: None, message })
    }

    fn check_node(&self, id: Id, params: &[Ty]) -> Result<(), String> {
        let node = self.node(id);
        let args = self.args(id);
        args.iter().try_for_each(|a| self.check_ref(*a, id.0))?;
        let types: Vec<Ty> = args.iter().map(|a| self.ty(*a)).collect();
        let sources = matches!(node.op, Op::Const(_) | Op::Param(_));
        if sources && !args.is_empty() {
            return Err(format!("{} takes no operands, not {}", node.op.name(), args.len()));
        }
        let expected = match node.op {
            Op::Const(c) => match self.consts.get(c.0 as usize) {
                None => return Err(format!("constant {} of {}", c.0, self.consts.len())),
                Some(value) => check_const(*value)?,
            },
            Op::Param(i) => match params.get(i as usize) {
                None => return Err(format!("parameter {i} of {}", params.len())),
                Some(ty) => *ty,
            },
            Op::Loop(region) => self.check_loop(region, args, &types)?,
            Op::Call(primitive) => self.check_call(primitive, &types)?,
            Op::Project(i) => self.check_project(i, args)?,
            Op::Table if args.iter().skip(1).any(|a| self.as_const(*a).is_none()) => {
                return Err("table takes an index and constants".to_owned());
            }
            op => {
                op.result(&types).ok_or_else(|| format!("{} does not take ({})", op.name(), list(&types)))?
            }
        };
        match node.ty == expected {
            true => Ok(()),
            false => Err(format!("{} gives {expected}, not {}", node.op.name(), node.ty)),
        }
    }

    fn check_ref(&self, r: Ref, below: u32) -> Result<(), String> {
        match () {
            () if r.id().0 >= below => Err(format!("{r:?} is not defined before")),
            () if r.is_not() && !self.ty(r).is_bool() => {
                Err(format!("{r:?} is the complement of a {}; only bool has one", self.ty(r)))
            }
            () => Ok(()),
        }
    }

    fn check_loop(&self, id: RegionId, args: &[Ref], types: &[Ty]) -> Result<Ty, String> {
        let region = self
            .regions
            .get(id.0 as usize)
            .ok_or_else(|| format!("region {} of {}", id.0, self.regions.len()))?;
        let params = region.params();
        if params != types {
            return Err(format!("region {} takes ({}), not ({})", id.0, list(&params), list(types)));
        }
        let varies = |i: usize| self.rank(args[i]) == Rank::Varying || region.varies_later(i);
        match region.body.signature.params.iter().enumerate().find(|(i, p)| p.uniform && varies(*i)) {
            Some((_, p)) => Err(format!("`{}` of region {} is not uniform", p.name, id.0)),
            None => Ok(Ty::TUPLE),
        }
    }

    fn check_project(&self, i: u32, args: &[Ref]) -> Result<Ty, String> {
        let [arg] = args else { return Err(format!("project takes 1 operand, not {}", args.len())) };
        match self.op(*arg) {
            Op::Loop(region) => {
                let region = self.region(region);
                match () {
                    () if i < region.results => Ok(region.result_types()[i as usize]),
                    () if i == region.results => Ok(Ty::U32),
                    () => Err(format!("project {i} of a loop with {region}")),
                }
            }
            Op::Call(primitive) => {
                let results = self.primitive(primitive).results();
                let several = results.get(i as usize).filter(|_| results.len() > 1).copied();
                several.ok_or_else(|| format!("project {i} of a call that gives ({})", list(&results)))
            }
            op => Err(format!("project reads a loop or a call, not {}", op.name())),
        }
    }

    fn check_call(&self, id: PrimitiveId, args: &[Ty]) -> Result<Ty, String> {
        let count = self.primitives().len();
        let primitive =
            self.primitives().get(id.0 as usize).ok_or_else(|| format!("primitive {} of {count}", id.0))?;
        let params = primitive.params();
        match params == args {
            true => Ok(primitive.ty()),
            false => Err(format!("primitive {} takes ({}), not ({})", id.0, list(&params), list(args))),
        }
    }

    fn check_roots(&self) -> Result<(), String> {
        self.roots.iter().try_for_each(|r| self.check_ref(*r, self.len() as u32))?;
        let roots: Vec<Ty> = self.roots.iter().map(|r| self.ty(*r)).collect();
        let results = self.signature.result.leaves();
        match roots == results {
            true => Ok(()),
            false => Err(format!("returns ({}), not ({})", list(&roots), list(&results))),
        }
    }
}

/// What is wrong, and with which node if it is one.
pub(super) struct Fault {
    pub(super) node: Option<Id>,
    pub(super) message: String,
}

impl Region {
    /// Checks the body, and that it has the shape of a loop.
    pub fn verify(&self) -> Result<(), String> {
        self.body.verify()?;
        let (carried, exits) = (self.carried as usize, self.exits as usize);
        let (params, roots) = (self.params(), self.body.signature.result.leaves());
        let due = exits * (1 + self.results as usize) + carried;
        if exits == 0 {
            return Err("0 exits; a loop has at least 1".to_owned());
        }
        if carried > params.len() {
            return Err(format!("carries {carried} of {} parameters", params.len()));
        }
        if roots.len() != due {
            return Err(format!("returns {} values, not the {due} of {self}", roots.len()));
        }
        let types = |refs: &[Ref]| refs.iter().map(|r| self.body.ty(*r)).collect::<Vec<Ty>>();
        let first = types(self.leaves_with(0));
        for exit in 0..self.exits {
            let (condition, results) = (self.body.ty(self.condition(exit)), types(self.leaves_with(exit)));
            if condition != Ty::BOOL {
                return Err(format!("exit {exit} is a {condition}, not bool"));
            }
            if results != first {
                return Err(format!("exit {exit} leaves with ({}), not ({})", list(&results), list(&first)));
            }
        }
        let next = types(self.next());
        match next == params[..carried] {
            true => Ok(()),
            false => Err(format!("carries ({}), but returns ({})", list(&params[..carried]), list(&next))),
        }
    }
}

/// `2 carried, 1 result and 1 exit`.
impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = |n: u32| if n == 1 { "" } else { "s" };
        let Region { carried, results, exits, .. } = self;
        write!(
            f,
            "{carried} carried, {results} result{} and {exits} exit{}",
            plural(*results),
            plural(*exits)
        )
    }
}

/// Constants have clean bits, and those that begin with `true` are complements.
fn check_const(value: Value) -> Result<Ty, String> {
    let lanes = value.ty.lanes as usize;
    match () {
        () if value.bits[lanes..].iter().any(|b| *b != 0) => {
            Err(format!("{value} has bits beyond its lanes"))
        }
        () if value.ty.is_bool() && value.bits.iter().any(|b| *b > 1) => {
            Err(format!("{value} has bits that are not 0 or 1"))
        }
        () if value.ty.is_bool() && value.bits[0] == 1 => {
            let complement = Value::from_lanes(value.ty, |i| 1 - value.bits[i]);
            Err(format!("{value} is written as the complement of {complement}"))
        }
        () => Ok(value.ty),
    }
}

fn list(types: &[Ty]) -> String {
    types.iter().map(|ty| ty.name()).collect::<Vec<_>>().join(", ")
}
