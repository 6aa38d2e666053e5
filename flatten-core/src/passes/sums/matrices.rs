//! Matrices that are applied to a vector, column by column: a product of two one after the other, a transposed one by its
//! rows, and what stands in several columns once.
//!
//! ```text
//! before   (a*m.x + b*m.y) * v.x + (a*n.x + b*n.y) * v.y      vec2(a.x, b.x) * v.x + vec2(a.y, b.y) * v.y
//! after    w = m*v.x + n*v.y,  a*w.x + b*w.y                  vec2(dot(a, v), dot(b, v))
//!
//! before   (a*x + b*y) * v.x + (b*x - a*y) * v.y + c * v.z      a, b, c may be constants
//! after    a * (x*v.x - y*v.y) + b * (y*v.x + x*v.y) + c * v.z
//! ```
//! A column has as many products as a vector has, so a product of matrices of four is computed by a fifth of what it takes
//! before it is applied. Where it is applied more often, or is the same for a whole draw, the bench sees that.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_inner_sum, is_negative, is_zero, negated, one};
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::ty::Ty;
use crate::value::Value;

/// A matrix of more columns is none.
const COLUMNS: usize = 4;

/// The value of this sum in another way, if it is a matrix applied to a vector.
pub(super) fn applied(bench: &mut Bench, poly: &Poly) -> Option<Ref> {
    let sums = poly.ty.is_vector() && poly.ty.is_float() && poly.terms.len() > 1 && is_zero(poly.constant);
    if !sums {
        return None;
    }
    in_turn(bench, poly)
        .or_else(|| by_rows(bench, poly))
        .or_else(|| rows_in_turn(bench, poly))
        .or_else(|| by_vectors(bench, poly))
}

/// What a sum of columns is multiplied by: a matrix whose columns are `of`, each times a scalar in all lanes.
struct Columns {
    /// The scalar; `None` is one.
    by: Option<Ref>,
    /// The vector whose lanes the columns are multiplied by.
    of: Ref,
    /// The columns, in the order of those lanes.
    columns: Vec<(u8, Ref)>,
}

/// A product of two matrices, applied one after the other.
fn in_turn(bench: &mut Bench, poly: &Poly) -> Option<Ref> {
    let mut all: Vec<Columns> = Vec::new();
    let mut direct = Vec::new();
    for term in &poly.terms {
        let (column, by) = scaled_column(bench, term)?;
        if is_link(bench, column) && is_inner_sum(bench, column) {
            let inner = Poly::read(bench, column, COLUMNS)?;
            all.push(Columns::of(bench, Some(by), &inner)?);
        } else {
            direct.push(term.clone());
        }
    }
    if all.is_empty() {
        return None;
    }
    if !direct.is_empty() {
        let direct = Poly { terms: direct, ..*poly };
        all.push(Columns::of(bench, None, &direct)?);
    }
    let columns = all[0].columns.clone();
    if all.len() < 2 || all.iter().any(|c| c.columns != columns) {
        return None;
    }
    let mut vector = None;
    for Columns { by, of, .. } in all {
        let product = scaled(bench, of, by);
        vector = Some(plus(bench, vector, product));
    }
    let vector = vector?;
    let mut sum = None;
    for (lane, column) in columns {
        let by = bench.graph.add(Op::Lane(lane), &[vector]);
        let product = scaled(bench, column, Some(by));
        sum = Some(plus(bench, sum, product));
    }
    sum
}

impl Columns {
    /// Reads columns that are each multiplied by one lane of a vector.
    fn of(bench: &Bench, by: Option<Ref>, poly: &Poly) -> Option<Columns> {
        let mut columns = Vec::with_capacity(COLUMNS);
        let mut of = None;
        for term in &poly.terms {
            let (column, by) = scaled_column(bench, term)?;
            let (vector, lane) = bench.lane_of(by)?;
            if *of.get_or_insert(vector) != vector {
                return None;
            }
            columns.push((lane, column));
        }
        columns.sort_unstable();
        let of = of?;
        let every = columns.iter().map(|(lane, _)| *lane).eq(0..bench.ty(of).lanes);
        (every && is_zero(poly.constant)).then_some(Columns { by, of, columns })
    }
}

/// A vector times a scalar, `None` is one, and if it is taken off.
type Scaled = (Ref, Option<Ref>, bool);

/// A vector, and what it is multiplied by: scalars that are added up, or taken off.
type Gathered = (Ref, Vec<(Option<Ref>, bool)>);

/// Sums of a few vectors, each times a scalar: what each of the vectors is multiplied by in all of them is put together first.
fn by_vectors(bench: &mut Bench, poly: &Poly) -> Option<Ref> {
    let mut columns = Vec::with_capacity(COLUMNS);
    for term in &poly.terms {
        let column = scaled_vector(bench, term)?;
        columns.push((column, parts(bench, column.0)?));
    }
    let alone: Vec<bool> = (0..columns.len()).map(|i| is_alone(&columns, i)).collect();
    let mut all: Vec<Gathered> = Vec::with_capacity(COLUMNS);
    let mut read = 0;
    for (((column, by, minus), parts), alone) in columns.into_iter().zip(alone) {
        let parts = if alone { vec![(column, None, false)] } else { parts };
        for (vector, other, negative) in parts {
            let both = match (by, other) {
                (Some(x), Some(y)) => Some(bench.graph.add(Op::Mul, &[x, y])),
                (x, y) => x.or(y),
            };
            let more = (both, minus != negative);
            match all.iter_mut().find(|(known, _)| *known == vector) {
                Some((_, scalars)) => scalars.push(more),
                None => all.push((vector, vec![more])),
            }
            read += 1;
        }
    }
    if all.len() == read {
        return None;
    }
    let one = bench.graph.constant(one(Ty { lanes: 1, ..poly.ty }));
    let mut sum = None;
    for (vector, scalars) in all {
        let mut factor = None;
        for (by, minus) in scalars {
            let by = by.unwrap_or(one);
            factor = Some(match (factor, minus) {
                (None, false) => by,
                (None, true) => bench.graph.add(Op::Neg, &[by]),
                (Some(before), false) => bench.graph.add(Op::Add, &[before, by]),
                (Some(before), true) => bench.graph.add(Op::Sub, &[before, by]),
            });
        }
        let product = scaled(bench, vector, factor);
        sum = Some(plus(bench, sum, product));
    }
    sum
}

/// The vectors of a sum that stands only here, each times a scalar; else the vector itself.
fn parts(bench: &mut Bench, column: Ref) -> Option<Vec<Scaled>> {
    if !is_link(bench, column) || !is_inner_sum(bench, column) {
        return Some(vec![(column, None, false)]);
    }
    let inner = Poly::read(bench, column, COLUMNS)?;
    let mut parts = Vec::with_capacity(COLUMNS);
    if !is_zero(inner.constant) {
        // A number is no vector: `a + (1.0 - a) * x` is a mix.
        if inner.constant.uniform_bits().is_some() {
            return None;
        }
        parts.push((bench.graph.constant(inner.constant), None, false));
    }
    for term in &inner.terms {
        parts.push(scaled_vector(bench, term)?);
    }
    Some(parts)
}

/// True of a column that has no vector in common with others.
fn is_alone(columns: &[(Scaled, Vec<Scaled>)], i: usize) -> bool {
    let mut others = columns.iter().enumerate().filter(|(at, _)| *at != i).flat_map(|(_, (_, parts))| parts);
    !others.any(|(vector, ..)| columns[i].1.iter().any(|(own, ..)| own == vector))
}

/// The vector of a product of one with a scalar; it may be a constant.
fn scaled_vector(bench: &mut Bench, term: &Term) -> Option<Scaled> {
    if term.coeff.uniform_bits().is_none() {
        let [Factor { base, power: 1 }] = term.factors[..] else { return None };
        let by = bench.below_splat(base)?;
        let minus = is_negative(leading(term.coeff));
        let vector = bench.graph.constant(if minus { negated(term.coeff) } else { term.coeff });
        return Some((vector, Some(by), minus));
    }
    let one = one(term.coeff.ty);
    let minus = term.coeff == negated(one);
    if !minus && term.coeff != one {
        return None;
    }
    let (vector, by) = match term.factors[..] {
        [Factor { base, power: 1 }] => (base, None),
        _ => product_with_scalar(bench, term).map(|(vector, by)| (vector, Some(by)))?,
    };
    bench.below_splat(vector).is_none().then_some((vector, by, minus))
}

/// The first lane that is not zero.
fn leading(value: Value) -> Value {
    let lanes = value.ty.lanes as usize;
    let lane = (0..lanes).map(|i| value.lane(i)).find(|lane| !is_zero(*lane));
    lane.unwrap_or_else(|| value.lane(0))
}

/// A matrix of which the rows are there, by products with those.
fn by_rows(bench: &mut Bench, poly: &Poly) -> Option<Ref> {
    let Columns { of, columns, .. } = Columns::of(bench, None, poly)?;
    let mut rows: Vec<Ref> = Vec::with_capacity(COLUMNS);
    for (lane, column) in columns {
        if bench.op(column) != Op::Compose {
            return None;
        }
        for i in 0..poly.ty.lanes as usize {
            let (row, at) = bench.lane_of(bench.arg(column, i))?;
            if rows.len() == i {
                rows.push(row);
            }
            if at != lane || rows[i] != row || bench.ty(row) != bench.ty(of) {
                return None;
            }
        }
    }
    let lanes: Vec<Ref> = rows.into_iter().map(|row| bench.graph.add(Op::Dot, &[row, of])).collect();
    Some(bench.graph.add(Op::Compose, &lanes))
}

/// The same of columns that came of rows themselves: products of each row with the columns of another matrix.
fn rows_in_turn(bench: &mut Bench, poly: &Poly) -> Option<Ref> {
    let mut rows: Option<Vec<Ref>> = None;
    let mut columns = Vec::with_capacity(COLUMNS);
    for term in &poly.terms {
        let (column, by) = match term.factors[..] {
            [Factor { base, .. }] if term.is_plain() => (base, None),
            _ => scaled_column(bench, term).map(|(column, by)| (column, Some(by)))?,
        };
        let (own, of) = products(bench, column)?;
        if *rows.get_or_insert_with(|| own.clone()) != own {
            return None;
        }
        columns.push((of, by));
    }
    let mut vector = None;
    for (of, by) in columns {
        let column = scaled(bench, of, by);
        vector = Some(plus(bench, vector, column));
    }
    let vector = vector?;
    let lanes: Vec<Ref> = rows?.into_iter().map(|row| bench.graph.add(Op::Dot, &[row, vector])).collect();
    Some(bench.graph.add(Op::Compose, &lanes))
}

/// What a vector of products has in each lane, and what they are all with.
fn products(bench: &Bench, vector: Ref) -> Option<(Vec<Ref>, Ref)> {
    if bench.op(vector) != Op::Compose {
        return None;
    }
    let mut factors = Vec::with_capacity(COLUMNS);
    for i in 0..bench.ty(vector).lanes as usize {
        let lane = bench.arg(vector, i);
        if bench.op(lane) != Op::Dot {
            return None;
        }
        factors.push([bench.arg(lane, 0), bench.arg(lane, 1)]);
    }
    let with = factors[0].into_iter().find(|r| factors[1..].iter().all(|pair| pair.contains(r)))?;
    let rows = factors.into_iter().map(|[x, y]| if x == with { y } else { x }).collect();
    Some((rows, with))
}

/// A vector times a scalar, or as it is.
fn scaled(bench: &mut Bench, of: Ref, by: Option<Ref>) -> Ref {
    let Some(by) = by else { return of };
    let splat = bench.graph.add(Op::Splat(bench.ty(of).lanes), &[by]);
    bench.graph.add(Op::Mul, &[of, splat])
}

/// The vector and the scalar of a product of the two, without a number.
fn scaled_column(bench: &Bench, term: &Term) -> Option<(Ref, Ref)> {
    if term.coeff == one(term.coeff.ty) { product_with_scalar(bench, term) } else { None }
}

/// The vector and the scalar of what a number is multiplied by.
fn product_with_scalar(bench: &Bench, term: &Term) -> Option<(Ref, Ref)> {
    match term.factors[..] {
        [Factor { base: x, power: 1 }, Factor { base: y, power: 1 }] => {
            bench.below_splat(x).map(|by| (y, by)).or_else(|| bench.below_splat(y).map(|by| (x, by)))
        }
        _ => None,
    }
}

fn plus(bench: &mut Bench, sum: Option<Ref>, more: Ref) -> Ref {
    match sum {
        Some(sum) => bench.graph.add(Op::Add, &[sum, more]),
        None => more,
    }
}
