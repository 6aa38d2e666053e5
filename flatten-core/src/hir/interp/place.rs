//! Locals and the parts of wholes.

use super::{Machine, apply, apply_int};
use crate::hir::{Expr, ExprKind, LocalId, Part, Place, Type};
use crate::op::Op;
use crate::op::trap::Trap;
use crate::value::Value;
use std::ops::Range;

impl Machine<'_> {
    /// Where the leaves of a local are.
    pub(super) fn leaves(&self, local: LocalId) -> Range<usize> {
        let layout = &self.layouts[self.function.0 as usize];
        let local = local.0 as usize;
        self.base + layout[local]..self.base + layout[local + 1]
    }

    /// The leaves of the fields are on top of the operands in the order they were written.
    pub(super) fn structure(&mut self, literal: &Expr) {
        let ExprKind::Struct(_, fields) = &literal.kind else { unreachable!("only of struct literals") };
        let mut written = self.take(self.unit.leaf_count(&literal.ty)).into_iter();
        let mut rows: Vec<(usize, Vec<Value>)> = Vec::new();
        for (index, value) in fields {
            let count = self.unit.leaf_count(&value.ty);
            rows.push((*index, written.by_ref().take(count).collect()));
        }
        rows.sort_by_key(|(index, _)| *index);
        self.operands.extend(rows.into_iter().flat_map(|(_, row)| row));
    }

    /// Keeps a field of the whole on top of the operands.
    pub(super) fn field(&mut self, whole: &Expr, index: usize) {
        let (first, ty) = self.unit.field(&whole.ty, index);
        let leaves = self.take(self.unit.leaf_count(&whole.ty));
        self.operands.extend_from_slice(&leaves[first..first + self.unit.leaf_count(&ty)]);
    }

    /// Repeats the element on top of the operands as often as an array of this type has it.
    pub(super) fn repeat(&mut self, array: &Type) {
        let Type::Array(item, count) = array else { unreachable!("{array:?} is no array") };
        let leaves = self.take(self.unit.leaf_count(item));
        (0..*count).for_each(|_| self.operands.extend_from_slice(&leaves));
    }

    /// Keeps an element of the whole on top of the operands; its number is above it.
    pub(super) fn index(&mut self, whole: &Type) -> Result<(), Trap> {
        let index = self.take(1)[0].bits[0];
        let leaves = self.take(self.unit.leaf_count(whole));
        match self.element(whole, index)? {
            Element::Lane(lane) => self.operands.push(leaves[0].lane(lane)),
            Element::Leaves(first, ty) => {
                self.operands.extend_from_slice(&leaves[first..first + self.unit.leaf_count(&ty)]);
            }
        }
        Ok(())
    }

    fn element(&self, whole: &Type, index: u32) -> Result<Element, Trap> {
        match whole {
            Type::Array(_, count) if index < *count => {
                let (first, ty) = self.unit.field(whole, index as usize);
                Ok(Element::Leaves(first, ty))
            }
            Type::Value(ty) if index < u32::from(ty.lanes) => Ok(Element::Lane(index as usize)),
            Type::Array(..) | Type::Value(_) => Err(Trap::OutOfBounds),
            other => unreachable!("{other:?} has no elements"),
        }
    }

    /// Stores the value on top of the operands, or what `op` makes of it and of the value that was there.
    pub(super) fn assign(&mut self, place: &Place, op: Option<Op>) -> Result<(), Trap> {
        let (first, lane) = self.resolve(place)?;
        let count = self.unit.leaf_count(&place.ty);
        let mut new = self.take(count);
        if let Some(op) = op {
            let old = lane.map_or(self.locals[first], |lane| self.locals[first].lane(lane));
            let args = [old, new[0]];
            new = vec![match place.ty {
                Type::Int(int) => apply_int(int, op, &args)?,
                _ => apply(op, &args)?,
            }];
        }
        match lane {
            Some(lane) => self.locals[first].bits[lane] = new[0].bits[0],
            None => self.locals[first..first + count].copy_from_slice(&new),
        }
        Ok(())
    }

    /// The first leaf of a place, and the lane of it if one is meant.
    fn resolve(&self, place: &Place) -> Result<(usize, Option<usize>), Trap> {
        let mut first = self.leaves(place.local).start;
        let mut ty = self.unit.function(self.function).locals[place.local.0 as usize].ty.clone();
        for part in &place.path {
            let (before, part) = match part {
                Part::Lane(lane) => return Ok((first, Some(usize::from(*lane)))),
                Part::Field(index) => self.unit.field(&ty, *index),
                Part::Index(local) => {
                    let index = self.locals[self.leaves(*local).start].bits[0];
                    match self.element(&ty, index)? {
                        Element::Lane(lane) => return Ok((first, Some(lane))),
                        Element::Leaves(before, part) => (before, part),
                    }
                }
            };
            first += before;
            ty = part;
        }
        Ok((first, None))
    }
}

/// Where an element of a whole is.
enum Element {
    /// A lane of a vector.
    Lane(usize),
    /// So many leaves into the whole; the type of the element.
    Leaves(usize, Type),
}
