//! Functions whose loops depend on a number that a call gives as a constant: one for each such number.
//!
//! ```text
//! fn fbm(p: Vec2, octaves: i32) -> f32 { .. for i in 0..octaves { .. } .. }
//! fbm(p, 4) + fbm(q, 6)          fbm of 4, whose loop runs 4 times, and fbm of 6
//! ```
//! The number may stand in a struct, a tuple or an array: `march(ray, March { steps: 64, near })`.
//! In the copy the parameter is still taken, and nobody reads the number from it. Before the loops are looked at this is the one
//! place where it matters who calls a function; recursion has been found before.

use crate::front::fold;
use crate::hir::{
    Block, Expr, ExprKind, Fn, FnId, LocalId, Loop, LoopKind, Part, Place, Stmt, Struct, Type, Unit, Wish,
};
use crate::ty::Scalar;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// How many copies one unit may have: what has more is refused for its loops.
const MOST: usize = 256;

/// A number that a parameter is or holds: its place among the parameters, and the fields that lead from there.
type Number = (usize, Vec<usize>);

/// The numbers that are constants.
type Constants = Vec<(Number, Value)>;

/// Gives calls functions of their own, from the entries on. `added` is told of which function each new one is a copy.
pub(crate) fn run(unit: &mut Unit, entries: &[FnId], added: &mut dyn FnMut(FnId)) {
    let wanted = wanted(unit);
    if wanted.iter().all(BTreeSet::is_empty) {
        return;
    }
    let mut copies: FxHashMap<(FnId, Constants), FnId> = FxHashMap::default();
    // Of each function, a copy or not, which one it was, and what it was given.
    let mut origins: Vec<FnId> = (0..unit.fns.len() as u32).map(FnId).collect();
    let mut given: Vec<Constants> = vec![Constants::new(); unit.fns.len()];
    let mut next: Vec<FnId> = entries.to_vec();
    let mut seen: BTreeSet<FnId> = entries.iter().copied().collect();
    while let Some(id) = next.pop() {
        let mut body = std::mem::replace(&mut unit.fns[id.0 as usize].body, nothing());
        let mut known = Known::of(&body, &given[id.0 as usize]);
        body.all_mut(&mut |expr| {
            let ExprKind::Call(callee, args, _) = &mut expr.kind else { return };
            let origin = origins[callee.0 as usize];
            // Of a copy nothing more is asked.
            let numbers = wanted.get(origin.0 as usize).into_iter().flatten();
            let constants: Constants =
                numbers.filter_map(|number| Some((number.clone(), known.number(args, number)?))).collect();
            if !constants.is_empty() && *callee == origin {
                let copy = copies.get(&(origin, constants.clone())).copied();
                if let Some(copy) = copy {
                    *callee = copy;
                } else if copies.len() < MOST {
                    let copy = FnId(unit.fns.len() as u32);
                    // Its own body is elsewhere while a function calls itself, which none does.
                    let of = with_constants(&unit.structs, &unit.fns[origin.0 as usize], &constants);
                    unit.fns.push(of);
                    origins.push(copy);
                    given.push(constants.clone());
                    added(origin);
                    copies.insert((origin, constants), copy);
                    *callee = copy;
                }
            }
            if seen.insert(*callee) {
                next.push(*callee);
            }
        });
        unit.fns[id.0 as usize].body = body;
    }
}

/// What is constant of a value.
#[derive(Clone, Default)]
struct Held {
    /// The number that it is.
    number: Option<Value>,
    /// What its fields are, of which something is constant.
    fields: FxHashMap<usize, Held>,
}

/// What is constant of the locals of a body.
struct Known {
    locals: FxHashMap<LocalId, Held>,
    written: FxHashSet<LocalId>,
}

impl Known {
    fn of(body: &Block, given: &Constants) -> Known {
        let mut known = Known { locals: FxHashMap::default(), written: written(body) };
        for ((param, path), value) in given {
            let local = LocalId(*param as u32);
            if !known.written.contains(&local) {
                let held = known.locals.entry(local).or_default();
                let part = path.iter().fold(held, |held, field| held.fields.entry(*field).or_default());
                part.number = Some(*value);
            }
        }
        each_let(body, &mut |local, value| known.learn(local, value));
        known
    }

    /// The number that a call gives.
    fn number(&mut self, args: &[Expr], (param, path): &Number) -> Option<Value> {
        let held = self.held(args.get(*param)?)?;
        path.iter().try_fold(&held, |held, field| held.fields.get(field))?.number
    }

    fn learn(&mut self, local: LocalId, value: &Expr) {
        if !self.written.contains(&local)
            && !self.locals.contains_key(&local)
            && let Some(held) = self.held(value)
        {
            self.locals.insert(local, held);
        }
    }

    fn held(&mut self, expr: &Expr) -> Option<Held> {
        if expr.ty.value().is_some() {
            let number = self.constant(expr)?;
            return Some(Held { number: Some(number), ..Held::default() });
        }
        let fields: Vec<(usize, &Expr)> = match &expr.kind {
            ExprKind::Local(_) | ExprKind::Field(..) => return self.found(expr).cloned(),
            ExprKind::Block(block) => {
                lets(block, &mut |local, value| self.learn(local, value));
                return self.held(block.tail.as_ref()?);
            }
            ExprKind::Struct(_, fields) => fields.iter().map(|(field, value)| (*field, value)).collect(),
            ExprKind::Tuple(parts) | ExprKind::Array(parts) => parts.iter().enumerate().collect(),
            ExprKind::Repeat(part) => match expr.ty {
                Type::Array(_, count) => (0..count as usize).map(|i| (i, &**part)).collect(),
                _ => return None,
            },
            _ => return None,
        };
        let fields = fields.into_iter().filter_map(|(field, value)| Some((field, self.held(value)?)));
        Some(Held { number: None, fields: fields.collect() })
    }

    /// A local, or a field of one.
    fn found(&self, expr: &Expr) -> Option<&Held> {
        match &expr.kind {
            ExprKind::Local(local) => self.locals.get(local),
            ExprKind::Field(whole, field) => self.found(whole)?.fields.get(field),
            _ => None,
        }
    }

    /// The number that an expression is.
    fn constant(&self, expr: &Expr) -> Option<Value> {
        if !is_int(expr) {
            return None;
        }
        if let ExprKind::Const(value) = expr.kind {
            return Some(value);
        }
        let mut expr = expr.clone();
        expr.all_mut(&mut |part| {
            if is_int(part)
                && let Some(value) = self.found(part).and_then(|held| held.number)
            {
                part.kind = ExprKind::Const(value);
            }
        });
        fold::value(&expr)
    }
}

fn nothing() -> Block {
    Block { stmts: Vec::new(), tail: None, ty: Type::UNIT }
}

/// Of each function, the numbers on which a loop depends, here or in what it calls.
fn wanted(unit: &Unit) -> Vec<BTreeSet<Number>> {
    let mut wanted: Vec<BTreeSet<Number>> = unit.fns.iter().map(wanted_here).collect();
    let lets: Vec<Lets> = unit.fns.iter().map(|of| lets_of(&of.body)).collect();
    loop {
        let mut changed = false;
        for (number, of) in unit.fns.iter().enumerate() {
            let mut reads = Reads::new(of, &lets[number]);
            of.body.all(&mut |expr| {
                let ExprKind::Call(callee, args, _) = &expr.kind else { return };
                for (param, path) in &wanted[callee.0 as usize] {
                    args.get(*param).into_iter().for_each(|arg| reads.follow(arg, path));
                }
            });
            for number_of in reads.found {
                changed |= wanted[number].insert(number_of);
            }
        }
        if !changed {
            return wanted;
        }
    }
}

/// What the locals of a body are that are never written.
type Lets<'a> = FxHashMap<LocalId, &'a Expr>;

fn lets_of(body: &Block) -> Lets<'_> {
    let written = written(body);
    let mut lets = Lets::default();
    each_let(body, &mut |local, value| {
        if !written.contains(&local) {
            lets.insert(local, value);
        }
    });
    lets
}

/// The numbers of a function's parameters that others are made of.
struct Reads<'a> {
    of: &'a Fn,
    lets: &'a Lets<'a>,
    seen: FxHashSet<(LocalId, Vec<usize>)>,
    /// What is to be looked at still.
    todo: Vec<(&'a Expr, Vec<usize>)>,
    found: Vec<Number>,
}

impl<'a> Reads<'a> {
    fn new(of: &'a Fn, lets: &'a Lets<'a>) -> Reads<'a> {
        Reads { of, lets, seen: FxHashSet::default(), todo: Vec::new(), found: Vec::new() }
    }

    /// Finds what a number is made of that an expression is, or holds behind these fields.
    fn follow(&mut self, expr: &Expr, path: &[usize]) {
        self.look(expr, path);
        while let Some((expr, path)) = self.todo.pop() {
            self.look(expr, &path);
        }
    }

    fn look(&mut self, expr: &Expr, path: &[usize]) {
        match (&expr.kind, path) {
            (ExprKind::Local(local), _) => {
                if let Some((param, mut whole)) = read_from(self.of, expr) {
                    whole.extend(path);
                    self.found.push((param, whole));
                } else if let Some(value) = self.lets.get(local)
                    && self.seen.insert((*local, path.to_vec()))
                {
                    self.todo.push((value, path.to_vec()));
                }
            }
            (ExprKind::Field(whole, field), _) => self.look(whole, &[&[*field], path].concat()),
            (ExprKind::Block(Block { tail: Some(tail), .. }), _) => self.look(tail, path),
            (ExprKind::Struct(_, fields), [first, rest @ ..]) => {
                fields
                    .iter()
                    .filter(|(field, _)| field == first)
                    .for_each(|(_, value)| self.look(value, rest));
            }
            (ExprKind::Tuple(parts) | ExprKind::Array(parts), [first, rest @ ..]) => {
                parts.get(*first).into_iter().for_each(|value| self.look(value, rest));
            }
            (ExprKind::Repeat(part), [_, rest @ ..]) => self.look(part, rest),
            (ExprKind::Op(_, operands) | ExprKind::Wrapping(_, operands), []) => {
                operands.iter().for_each(|operand| self.look(operand, &[]));
            }
            _ => {}
        }
    }
}

/// The numbers that are read where a loop of the function says how long it runs, or that such a number is at first.
fn wanted_here(of: &Fn) -> BTreeSet<Number> {
    let mut lets = Lets::default();
    each_let(&of.body, &mut |local, value| _ = lets.insert(local, value));
    let mut reads = Reads::new(of, &lets);
    of.body.loops(&mut |inner| {
        let mut read = |expr: &Expr| {
            if is_int(expr) {
                reads.follow(expr, &[]);
            }
        };
        if inner.wish == Wish::Keep {
            return;
        }
        match &inner.kind {
            LoopKind::For { .. } => inner.operands().into_iter().for_each(|operand| operand.all(&mut read)),
            LoopKind::While(condition) => condition.all(&mut read),
            LoopKind::Endless => {}
            LoopKind::Once => return,
        }
        exits(inner, &mut read);
    });
    // What a bound is made of before the loop.
    if !reads.found.is_empty() || has_loops(of) {
        of.body.stmts.iter().for_each(|stmt| {
            if let Stmt::Let(_, Some(value)) = stmt
                && is_int(value)
            {
                value.all(&mut |expr| reads.found.extend(number_of(of, expr)));
            }
        });
    }
    reads.found.into_iter().collect()
}

fn has_loops(of: &Fn) -> bool {
    let mut found = false;
    of.body.loops(&mut |inner| found |= inner.wish != Wish::Keep && !matches!(inner.kind, LoopKind::Once));
    found
}

/// The conditions behind which a loop is left.
fn exits(inner: &Loop, read: &mut dyn FnMut(&Expr)) {
    inner.body.all(&mut |expr| {
        let ExprKind::If(condition, then, other) = &expr.kind else { return };
        let mut leaves = false;
        let mut look = |e: &Expr| leaves |= matches!(e.kind, ExprKind::Break(_) | ExprKind::Return(_));
        then.all(&mut look);
        other.iter().for_each(|other| other.all(&mut look));
        if leaves {
            condition.all(read);
        }
    });
}

/// The locals of a block's own statements, with their values.
fn lets<'a>(block: &'a Block, each: &mut dyn FnMut(LocalId, &'a Expr)) {
    for stmt in &block.stmts {
        if let Stmt::Let(local, Some(value)) = stmt {
            each(*local, value);
        }
    }
}

/// The locals of a body, with their values, those of a block before those of blocks inside.
fn each_let<'a>(body: &'a Block, each: &mut dyn FnMut(LocalId, &'a Expr)) {
    lets(body, each);
    body.all(&mut |expr| match &expr.kind {
        ExprKind::Block(block) => lets(block, each),
        ExprKind::If(_, then, other) => {
            lets(then, each);
            other.iter().for_each(|other| lets(other, each));
        }
        ExprKind::Loop(inner) => lets(&inner.body, each),
        _ => {}
    });
}

/// True of a number that a loop may count.
fn is_int(expr: &Expr) -> bool {
    expr.ty.value().is_some_and(|ty| !ty.is_vector() && matches!(ty.scalar, Scalar::I32 | Scalar::U32))
}

/// The number of a parameter that is read here.
fn number_of(of: &Fn, expr: &Expr) -> Option<Number> {
    if is_int(expr) { read_from(of, expr) } else { None }
}

/// What is read of a parameter that is no place.
fn read_from(of: &Fn, expr: &Expr) -> Option<Number> {
    let (local, path) = fields_of(expr)?;
    let param = local.0 as usize;
    (param < of.params && of.leaf.is_none() && !of.outs[param]).then_some((param, path))
}

/// The local, and the fields from there.
fn fields_of(expr: &Expr) -> Option<(LocalId, Vec<usize>)> {
    match &expr.kind {
        ExprKind::Local(local) => Some((*local, Vec::new())),
        ExprKind::Field(whole, field) => {
            let (local, mut path) = fields_of(whole)?;
            path.push(*field);
            Some((local, path))
        }
        _ => None,
    }
}

/// The type of what these fields lead to.
fn type_at(structs: &[Struct], whole: &Type, path: &[usize]) -> Type {
    let [first, rest @ ..] = path else { return whole.clone() };
    match whole {
        Type::Struct(id) => type_at(structs, &structs[id.0 as usize].fields[*first].1, rest),
        Type::Tuple(parts) => type_at(structs, &parts[*first], rest),
        Type::Array(item, _) => type_at(structs, item, rest),
        Type::Option(_) if *first == 0 => Type::BOOL,
        Type::Option(item) => type_at(structs, item, rest),
        Type::Value(_) | Type::Int(_) | Type::Never => unreachable!("it has no fields"),
    }
}

/// The function with constants for some of its numbers.
fn with_constants(structs: &[Struct], of: &Fn, constants: &Constants) -> Fn {
    let mut copy = of.clone();
    let written = written(&of.body);
    for ((param, path), value) in constants {
        let local = LocalId(*param as u32);
        let is_read =
            |expr: &Expr| fields_of(expr).is_some_and(|(read, fields)| read == local && fields == *path);
        if written.contains(&local) {
            let ty = type_at(structs, &of.locals[*param].ty, path);
            let constant = Expr { kind: ExprKind::Const(*value), ty: ty.clone(), span: of.span };
            let path = path.iter().map(|field| Part::Field(*field)).collect();
            let kind = ExprKind::Assign(Place { local, path, ty }, None, Box::new(constant));
            copy.body.stmts.insert(0, Stmt::Expr(Expr { kind, ty: Type::UNIT, span: of.span }));
        } else {
            copy.body.all_mut(&mut |expr| {
                if is_read(expr) {
                    expr.kind = ExprKind::Const(*value);
                }
            });
        }
    }
    copy
}

/// The locals that are written, or stand as numbers in places, which only locals can.
fn written(body: &Block) -> FxHashSet<LocalId> {
    let mut found = FxHashSet::default();
    let mut write = |place: &Place| {
        found.insert(place.local);
        found.extend(place.path.iter().filter_map(|part| match part {
            Part::Index(at) => Some(*at),
            Part::Field(_) | Part::Lane(_) => None,
        }));
    };
    body.all(&mut |expr| match &expr.kind {
        ExprKind::Assign(place, ..) => write(place),
        ExprKind::Call(_, _, outs) => outs.iter().for_each(&mut write),
        _ => {}
    });
    found
}
