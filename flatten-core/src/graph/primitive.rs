//! Primitives: functions that stay calls, since the backend implements them (`#[flatten(leaf)]`).

use crate::graph::{Graph, Rank, Ref};
use crate::op::{Op, PrimitiveId};
use crate::ty::{Signature, Ty};

/// A function that a graph calls and does not look into: pure, total, its equal calls shared.
#[derive(Clone, Debug)]
pub struct Primitive {
    /// A number of the function and of the place where it stands: equal ids are one function.
    pub id: u64,
    /// The path that its attribute gives, or else its name.
    pub path: String,
    /// What it takes and gives. The operands of a call are the leaves of the parameters.
    pub signature: Signature,
    /// Belongs to the pixel: a call is never uniform, whatever its operands are.
    pub barrier: bool,
    /// What it computes, if flatten could read it and somebody asked: for backends without an implementation of
    /// their own.
    pub body: Option<Graph>,
}

impl Primitive {
    /// The types of the operands of a call.
    pub fn params(&self) -> Vec<Ty> {
        self.signature.leaf_types().map(|(ty, _)| ty).collect()
    }

    /// The types of the values that a call gives.
    pub fn results(&self) -> Vec<Ty> {
        self.signature.result.leaves()
    }

    /// The type of a call: a tuple if it gives several values.
    pub fn ty(&self) -> Ty {
        match self.results()[..] {
            [single] => single,
            _ => Ty::TUPLE,
        }
    }

    /// How often a call without operands changes.
    pub(super) fn rank(&self) -> Rank {
        if self.barrier { Rank::Varying } else { Rank::Uniform }
    }

    /// Checks that there is a result and that no parameter is written, and the body if there is one.
    pub fn verify(&self) -> Result<(), String> {
        if self.results().is_empty() {
            return Err(format!("`{}` gives nothing", self.path));
        }
        if self.signature.params.iter().any(|p| p.out) {
            return Err(format!("`{}` writes a parameter", self.path));
        }
        match &self.body {
            Some(body) if body.signature != self.signature => {
                Err(format!("the body of `{}` is `{}`, not `{}`", self.path, body.signature, self.signature))
            }
            Some(body) => body.verify().map_err(|e| format!("the body of `{}`: {e}", self.path)),
            None => Ok(()),
        }
    }
}

impl Graph {
    /// The primitives that calls may mean.
    pub fn primitives(&self) -> &[Primitive] {
        &self.primitives
    }

    /// A primitive by its number.
    pub fn primitive(&self, id: PrimitiveId) -> &Primitive {
        &self.primitives[id.0 as usize]
    }

    /// Adds a primitive, unless there is one with its id; the number goes into [`Op::Call`].
    pub fn add_primitive(&mut self, primitive: Primitive) -> PrimitiveId {
        self.with_id(primitive.id).unwrap_or_else(|| {
            self.primitives.push(primitive);
            PrimitiveId(self.primitives.len() as u32 - 1)
        })
    }

    /// [`Graph::add_primitive`] of another graph's.
    pub(super) fn taken_over(&mut self, primitive: &Primitive) -> PrimitiveId {
        self.with_id(primitive.id).unwrap_or_else(|| self.add_primitive(primitive.clone()))
    }

    fn with_id(&self, id: u64) -> Option<PrimitiveId> {
        let same = self.primitives.iter().position(|primitive| primitive.id == id);
        same.map(|index| PrimitiveId(index as u32))
    }

    /// Gives each primitive the body that `body` knows of it, those that loops call too.
    pub fn set_bodies(&mut self, body: &mut dyn FnMut(&Primitive) -> Option<Graph>) {
        for primitive in &mut self.primitives {
            primitive.body = body(primitive);
        }
        for region in &mut self.regions {
            region.body.set_bodies(body);
        }
    }

    /// The values of a call, which takes the leaves of the parameters.
    pub fn call(&mut self, id: PrimitiveId, args: &[Ref]) -> Vec<Ref> {
        let (ty, results) = (self.primitive(id).ty(), self.primitive(id).results());
        let call = self.intern(Op::Call(id), ty, args);
        match results.len() {
            1 => vec![call],
            _ => {
                let project = |(i, ty): (usize, Ty)| self.intern(Op::Project(i as u32), ty, &[call]);
                results.into_iter().enumerate().map(project).collect()
            }
        }
    }
}
