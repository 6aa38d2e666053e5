//! Elements whose number is known at run time only: a table of constants or a tree of selects reads one, a select
//! each writes one.
//!
//! Where Rust would panic, the last element is meant.
//!
//! ```text
//! a[i] += x; a[i]                         what was written, and no element is chosen a second time
//! if c { a[i] += x; } a[i]                if c { what was written } else { a[i] as it was }
//! ```

use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::{Expr, ExprKind, Part, Type};
use crate::op::Op;
use crate::op::cost::Table;
use crate::ty::Ty;
use crate::value::Value;

/// So many ways that meet are followed to where an element was written.
const WAYS: usize = 24;

impl Lowerer<'_> {
    /// `[x; N]`.
    pub(super) fn repeat(&mut self, item: &Expr, array: &Type) -> Leaves {
        let Type::Array(_, count) = array else { unreachable!("{array:?} is no array") };
        Some(self.expr(item)?.repeat(*count as usize))
    }

    /// `whole[index]`.
    pub(super) fn index(&mut self, whole: &Expr, index: &Expr) -> Leaves {
        let (mut root, mut indices) = (whole, vec![index]);
        while let ExprKind::Index(outer, index) = &root.kind {
            root = outer;
            indices.push(index);
        }
        let mut leaves = self.expr(root)?;
        let mut ty = root.ty.clone();
        let mut item = &ty;
        for _ in &indices {
            if let Type::Array(inner, _) = item {
                item = inner;
            }
        }
        let size = self.unit.leaf_count(item);
        let mut open: Vec<Ref> = Vec::new();
        for index in indices.into_iter().rev() {
            open.push(self.expr(index)?[0]);
        }
        if let Some(element) = self.known_element(&leaves, &ty, &open) {
            return Some(element);
        }
        self.spread(&mut leaves, size);
        while let Some(index) = open.first().copied() {
            if let Some(element) = self.flat_table(&leaves, &ty, &open) {
                return Some(element);
            }
            open.remove(0);
            let elements = self.elements(&ty, &leaves);
            leaves = self.pick(index, &elements, &ty);
            if let Type::Array(item, _) = ty {
                ty = *item;
            }
        }
        Some(leaves)
    }

    /// The element that constants number, unless something in it may be anything.
    fn known_element(&mut self, leaves: &[Ref], mut ty: &Type, indices: &[Ref]) -> Leaves {
        let (mut first, mut size, mut lane) = (0, leaves.len(), None);
        for index in indices {
            match ty {
                Type::Array(item, count) => {
                    size = self.unit.leaf_count(item);
                    first += size * self.known_number(*index, *count as usize)?;
                    ty = item;
                }
                Type::Value(ty) => lane = Some(self.known_number(*index, ty.lanes.into())? as u8),
                _ => return None,
            }
        }
        let element = &leaves[first..first + size];
        if element.iter().any(|leaf| self.is_anything(*leaf)) {
            return None;
        }
        Some(lane.map_or_else(|| element.to_vec(), |lane| vec![self.lane(element[0], lane)]))
    }

    /// Which of so many elements an index means, if it is a constant.
    pub(super) fn known_number(&self, index: Ref, count: usize) -> Option<usize> {
        let number = self.graph.as_const(index)?.bits[0] as usize;
        Some(number.min(count.checked_sub(1)?))
    }

    /// One table for arrays of arrays of constants, each index of which is known at run time only.
    fn flat_table(&mut self, leaves: &[Ref], ty: &Type, indices: &[Ref]) -> Leaves {
        let constants = leaves.iter().all(|leaf| self.graph.as_const(*leaf).is_some());
        let open = indices.iter().all(|index| self.graph.as_const(*index).is_none());
        let mut counts = Vec::new();
        let mut ty = ty;
        while let (Type::Array(item, count), true) = (ty, counts.len() < indices.len()) {
            counts.push(*count);
            ty = item;
        }
        let elements: u32 = counts.iter().product();
        if !constants || !open || counts.len() < 2 || counts.len() < indices.len() || elements < 8 {
            return None;
        }
        let mut number = None;
        for (index, count) in indices.iter().zip(counts) {
            let last = self.graph.constant(Value::u32(count - 1));
            let index = self.graph.add(Op::Min, &[*index, last]);
            let count = self.graph.constant(Value::u32(count));
            number = Some(match number {
                None => index,
                Some(before) => {
                    let row = self.graph.add(Op::Mul, &[before, count]);
                    self.graph.add(Op::Add, &[row, index])
                }
            });
        }
        let number = number.expect("there are two indices at least");
        let size = leaves.len() / elements as usize;
        let column = |leaf: usize| leaves.iter().skip(leaf).step_by(size).copied().collect::<Vec<Ref>>();
        Some((0..size).map(|leaf| self.graph.table(number, &column(leaf))).collect())
    }

    /// The leaves of the element of this number.
    pub(super) fn element(&mut self, whole: &Type, leaves: &[Ref], index: Ref) -> Vec<Ref> {
        if let Some(element) = self.known_element(leaves, whole, &[index]) {
            return element;
        }
        let mut leaves = leaves.to_vec();
        if let Type::Array(item, _) = whole {
            self.spread(&mut leaves, self.unit.leaf_count(item));
        }
        let elements = self.elements(whole, &leaves);
        self.pick(index, &elements, whole)
    }

    /// What may be anything in elements of so many leaves is what the one before has there, or the first that has something.
    fn spread(&self, leaves: &mut [Ref], size: usize) {
        for leaf in 0..size {
            let column: Vec<usize> = (leaf..leaves.len()).step_by(size).collect();
            let known = column.iter().map(|at| leaves[*at]).find(|leaf| !self.is_anything(*leaf));
            let Some(mut last) = known else { continue };
            for at in column {
                match self.is_anything(leaves[at]) {
                    true => leaves[at] = last,
                    false => last = leaves[at],
                }
            }
        }
    }

    /// The leaves of each element of an array, or the lanes of a vector.
    fn elements(&mut self, whole: &Type, leaves: &[Ref]) -> Vec<Vec<Ref>> {
        match whole {
            Type::Array(item, count) => {
                let size = self.unit.leaf_count(item);
                (0..*count as usize).map(|i| leaves[i * size..(i + 1) * size].to_vec()).collect()
            }
            Type::Value(ty) => (0..ty.lanes).map(|i| vec![self.lane(leaves[0], i)]).collect(),
            other => unreachable!("{other:?} has no elements"),
        }
    }

    /// The element of this number. Of no elements at all the zeros of its type are taken.
    fn pick(&mut self, index: Ref, elements: &[Vec<Ref>], whole: &Type) -> Vec<Ref> {
        if elements.is_empty() {
            let leaves = self.unit.shape(&self.unit.field(whole, 0).1).leaves();
            return leaves.into_iter().map(|ty| self.graph.constant(Value::zero(ty))).collect();
        }
        let column = |leaf: usize| elements.iter().map(|e| e[leaf]).collect::<Vec<Ref>>();
        let columns: Vec<Vec<Ref>> =
            (0..elements[0].len()).map(|leaf| self.as_they_are_meant(index, column(leaf))).collect();
        let mut known = |column: &Vec<Ref>| {
            let mut ways = WAYS;
            self.read_back(index, column, &mut ways).or_else(|| self.table(index, column))
        };
        let tables: Vec<Option<Ref>> = columns.iter().map(&mut known).collect();
        if let Some(all) = tables.iter().copied().collect() {
            return all;
        }
        let is_left = |leaf: &usize| tables[*leaf].is_none();
        let of = |i: usize| (0..columns.len()).filter(is_left).map(|leaf| columns[leaf][i]).collect();
        let left: Vec<Vec<Ref>> = (0..elements.len()).map(of).collect();
        let mut picked = self.pick_from(index, 0, &left).into_iter();
        let mut leaf = |table: Option<Ref>| table.or_else(|| picked.next()).expect("a leaf for each");
        tables.into_iter().map(&mut leaf).collect()
    }

    /// Each element as it is where the index means it: of one that was written by the same index, what was written.
    fn as_they_are_meant(&mut self, index: Ref, mut elements: Vec<Ref>) -> Vec<Ref> {
        let count = elements.len();
        if self.graph.as_const(index).is_some() {
            return elements;
        }
        for (i, leaf) in elements.iter_mut().enumerate() {
            while let Some([c, then, other]) = self.choice(*leaf) {
                let meant = self.is_meant(index, i, count);
                match () {
                    () if c == meant => *leaf = then,
                    () if c == !meant => *leaf = other,
                    () => break,
                }
            }
        }
        elements
    }

    /// What the index reads of such elements, if it was written by the same index, also where that was done on one way only.
    fn read_back(&mut self, index: Ref, elements: &[Ref], ways: &mut usize) -> Option<Ref> {
        let first = *elements.first()?;
        if elements.iter().all(|element| *element == first) {
            return Some(first);
        }
        let [c, ..] = self.choice(first)?;
        if *ways == 0 || elements.iter().any(|element| self.choice(*element).is_none_or(|[d, ..]| d != c)) {
            return None;
        }
        *ways -= 1;
        let arms = [1, 2].map(|arm| {
            let arms = elements.iter().filter_map(|element| Some(self.choice(*element)?[arm])).collect();
            self.as_they_are_meant(index, arms)
        });
        let read = [0, 1].map(|arm| self.read_back(index, &arms[arm], ways));
        if read == [None, None] {
            return None;
        }
        let [then, other] = [0, 1].map(|arm| match read[arm] {
            Some(read) => read,
            None => {
                let elements: Vec<Vec<Ref>> = arms[arm].iter().map(|element| vec![*element]).collect();
                self.pick_from(index, 0, &elements)[0]
            }
        });
        Some(self.graph.add(Op::Select, &[c, then, other]))
    }

    /// The condition and the arms of a choice.
    fn choice(&self, r: Ref) -> Option<[Ref; 3]> {
        if self.graph.op(r) != Op::Select {
            return None;
        }
        let [c, then, other] = *self.graph.args(r.id()) else { return None };
        Some([c, then.complement_if(r.is_not()), other.complement_if(r.is_not())])
    }

    /// A read of a table, if the elements are constants and it is cheaper than a tree of selects.
    fn table(&mut self, index: Ref, elements: &[Ref]) -> Option<Ref> {
        if elements.iter().any(|e| self.graph.as_const(*e).is_none()) {
            return None;
        }
        let (_, selects) = tree(elements);
        let ty = self.graph.ty(elements[0]);
        let select = Op::Select.cost(Table::Gpu, ty) + Op::Lt.cost(Table::Gpu, Ty::BOOL);
        let cheaper = Op::Table.cost(Table::Gpu, ty) < selects * select;
        cheaper.then(|| self.graph.table(index, elements))
    }

    /// The element of this number, the first of them being number `first`.
    fn pick_from(&mut self, index: Ref, first: u32, elements: &[Vec<Ref>]) -> Vec<Ref> {
        if let [one] = elements {
            return one.clone();
        }
        let (low, high) = elements.split_at(elements.len() / 2);
        let middle = first + low.len() as u32;
        let (low, high) = (self.pick_from(index, first, low), self.pick_from(index, middle, high));
        let below = self.below(index, middle);
        self.select_leaves(below, &low, &high)
    }

    /// Reads the part of a whole that a path leads to.
    pub(super) fn read_path(&mut self, leaves: &[Ref], ty: &Type, path: &[Part]) -> Vec<Ref> {
        match path.split_first() {
            None => leaves.to_vec(),
            Some((Part::Lane(lane), _)) => vec![self.lane(leaves[0], *lane)],
            Some((Part::Field(field), rest)) => {
                let (first, part) = self.unit.field(ty, *field);
                let count = self.unit.leaf_count(&part);
                self.read_path(&leaves[first..first + count], &part, rest)
            }
            Some((Part::Index(local), rest)) => {
                let index = self.load(*local)[0];
                let known = self.known_element(leaves, ty, &[index]);
                let whole = known.unwrap_or_else(|| {
                    let elements = self.elements(ty, leaves);
                    self.pick(index, &elements, ty)
                });
                match ty {
                    Type::Array(item, _) => self.read_path(&whole, item, rest),
                    _ => whole,
                }
            }
        }
    }

    /// The leaves of a whole with the part that a path leads to replaced.
    pub(super) fn with_part(&mut self, leaves: &[Ref], ty: &Type, path: &[Part], new: &[Ref]) -> Vec<Ref> {
        match path.split_first() {
            None => new.to_vec(),
            Some((Part::Lane(lane), _)) => {
                self.with_lanes(leaves[0], |l, i| if i == *lane { new[0] } else { l.lane(leaves[0], i) })
            }
            Some((Part::Field(field), rest)) => {
                let (first, part) = self.unit.field(ty, *field);
                let end = first + self.unit.leaf_count(&part);
                let part = self.with_part(&leaves[first..end], &part, rest, new);
                [&leaves[..first], &part, &leaves[end..]].concat()
            }
            Some((Part::Index(local), rest)) => {
                let index = self.load(*local)[0];
                if let Type::Array(item, count) = ty
                    && let Some(at) = self.known_number(index, *count as usize)
                {
                    let size = self.unit.leaf_count(item);
                    let (first, end) = (at * size, (at + 1) * size);
                    let part = self.with_part(&leaves[first..end], item, rest, new);
                    return [&leaves[..first], &part, &leaves[end..]].concat();
                }
                if let Type::Value(of) = ty
                    && let Some(at) = self.known_number(index, of.lanes.into())
                {
                    return self.with_part(leaves, ty, &[Part::Lane(at as u8)], new);
                }
                let elements = self.elements(ty, leaves);
                let count = elements.len();
                let Type::Array(item, _) = ty else {
                    return self.with_lanes(leaves[0], |l, i| {
                        let meant = l.is_meant(index, i.into(), count);
                        l.select_leaves(meant, new, &elements[usize::from(i)])[0]
                    });
                };
                let mut whole = Vec::with_capacity(leaves.len());
                for (i, old) in elements.into_iter().enumerate() {
                    let new = self.with_part(&old, item, rest, new);
                    let meant = self.is_meant(index, i, count);
                    whole.extend(self.select_leaves(meant, &new, &old));
                }
                whole
            }
        }
    }

    /// A vector of the lanes that `lane` gives, like `vector` otherwise.
    fn with_lanes(&mut self, vector: Ref, lane: impl Fn(&mut Self, u8) -> Ref) -> Vec<Ref> {
        let count = self.graph.ty(vector).lanes;
        let lanes: Vec<Ref> = (0..count).map(|i| lane(self, i)).collect();
        vec![self.graph.add(Op::Compose, &lanes)]
    }

    fn lane(&mut self, vector: Ref, lane: u8) -> Ref {
        self.graph.add(Op::Lane(lane), &[vector])
    }

    /// True where the index means element `i` of `count`.
    fn is_meant(&mut self, index: Ref, i: usize, count: usize) -> Ref {
        if i + 1 == count {
            return !self.below(index, i as u32);
        }
        let number = self.graph.constant(Value::u32(i as u32));
        self.graph.add(Op::Eq, &[index, number])
    }

    /// True where the index is below a number. Below one there is zero alone, and who writes an element asks for that.
    fn below(&mut self, index: Ref, number: u32) -> Ref {
        let (op, number) = if number == 1 { (Op::Eq, 0) } else { (Op::Lt, number) };
        let number = self.graph.constant(Value::u32(number));
        self.graph.add(op, &[index, number])
    }
}

/// The one value that all elements have, if they do, and how many selects a tree of them has.
fn tree(elements: &[Ref]) -> (Option<Ref>, u32) {
    if let [one] = elements {
        return (Some(*one), 0);
    }
    let (low, high) = elements.split_at(elements.len() / 2);
    let ((low, left), (high, right)) = (tree(low), tree(high));
    match low == high && low.is_some() {
        true => (low, 0),
        false => (None, left + right + 1),
    }
}
