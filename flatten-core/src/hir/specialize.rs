//! Functions whose loops depend on a number that a call gives as a constant: one for each such number.
//!
//! ```text
//! fn fbm(p: Vec2, octaves: i32) -> f32 { .. for i in 0..octaves { .. } .. }
//! fbm(p, 4) + fbm(q, 6)          fbm of 4, whose loop runs 4 times, and fbm of 6
//! ```
//! The number, or a truth value, may stand in a struct, a tuple or an array: `march(ray, March { steps: 64, near })`.
//! What a loop around the call counts is another number in each copy of that loop: there the body stands in the place of the call
//! (`inline.rs`).
//! The copy takes the parameter as before, and begins by writing to it what is known: `octaves = 4;`. Before the loops are
//! looked at this is the one place where it matters who calls a function; recursion has been found before.

mod inline;

use crate::front::fold;
use crate::hir::{
    Block, Expr, ExprKind, Fn, FnId, LocalId, Loop, LoopKind, Part, Place, Source, Stmt, Struct, Type, Unit,
    Wish,
};
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// How many copies one unit may have: what has more is refused for its loops.
const MOST: usize = 256;

/// How many numbers of an argument are asked for where it is not known which of them matter.
const MOST_NUMBERS: usize = 16;

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
    // What the steps of a loop do not depend on needs no body of its own.
    let mut counted = wanted.clone();
    counted
        .iter_mut()
        .zip(inline::open(unit))
        .filter(|(_, open)| !open)
        .for_each(|(wanted, _)| wanted.clear());
    let mut copies: FxHashMap<(FnId, Constants), FnId> = FxHashMap::default();
    // Of each function, a copy or not, which one it was, and what it was given.
    let mut origins: Vec<FnId> = (0..unit.fns.len() as u32).map(FnId).collect();
    let mut given: Vec<Constants> = vec![Constants::new(); unit.fns.len()];
    let mut next: Vec<FnId> = entries.to_vec();
    let mut seen: BTreeSet<FnId> = entries.iter().copied().collect();
    while let Some(id) = next.pop() {
        inline::run(unit, id, &origins, &given, &counted);
        let mut body = std::mem::replace(&mut unit.fns[id.0 as usize].body, nothing());
        let mut known = Known::of(unit, &body, &given[id.0 as usize]);
        body.all_mut(&mut |expr| {
            let ExprKind::Call(callee, args, _) = &mut expr.kind else { return };
            let origin = origins[callee.0 as usize];
            // What is copied may call a copy: what that was given is so here too.
            let before = &given[callee.0 as usize];
            let known_here = |number: &Number| {
                let given = || before.iter().find(|(of, _)| of == number).map(|(_, value)| *value);
                Some((number.clone(), known.number(unit, args, number).or_else(given)?))
            };
            let constants: Constants = wanted[origin.0 as usize].iter().filter_map(known_here).collect();
            if !constants.is_empty() {
                let copy = copies.get(&(origin, constants.clone())).copied();
                if let Some(copy) = copy {
                    *callee = copy;
                } else if copies.len() < MOST {
                    let copy = FnId(unit.fns.len() as u32);
                    // Its own body is elsewhere while a function calls itself, which none does.
                    unit.fns.push(unit.fns[origin.0 as usize].clone());
                    origins.push(origin);
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
    // Whoever is looked at behind them finds the calls as they were, and nothing written.
    for id in seen {
        begin_with(&unit.structs, &mut unit.fns[id.0 as usize], &given[id.0 as usize]);
    }
}

/// What is constant of a value.
#[derive(Clone, Default)]
struct Held {
    /// The number that it is, or the truth value.
    number: Option<Value>,
    /// What its fields are, of which something is constant.
    fields: FxHashMap<usize, Held>,
}

impl Held {
    /// What is known of the part that these fields lead to.
    fn find(&self, path: &[usize]) -> Option<&Held> {
        path.iter().try_fold(self, |held, field| held.fields.get(field))
    }

    /// The part that these fields lead to.
    fn part(&mut self, path: &[usize]) -> &mut Held {
        path.iter().fold(self, |held, field| held.fields.entry(*field).or_default())
    }
}

/// How many calls are looked into for what they give, in one function, and how many within each other.
const CALLS: u32 = 64;
const DEPTH: u32 = 4;

/// What is constant of the locals of a body.
struct Known {
    locals: FxHashMap<LocalId, Held>,
    written: Written,
    /// How many calls may be looked into still, and how many that is within.
    calls: u32,
    depth: u32,
}

impl Known {
    fn of(unit: &Unit, body: &Block, given: &Constants) -> Known {
        let mut locals: FxHashMap<LocalId, Held> = FxHashMap::default();
        for ((param, path), value) in given {
            locals.entry(LocalId(*param as u32)).or_default().part(path).number = Some(*value);
        }
        Known::with(unit, body, locals, (CALLS, 0))
    }

    /// The same, of these parameters.
    fn with(
        unit: &Unit,
        body: &Block,
        params: FxHashMap<LocalId, Held>,
        (calls, depth): (u32, u32),
    ) -> Known {
        let mut known = Known { locals: FxHashMap::default(), written: written(body), calls, depth };
        params.into_iter().for_each(|(local, held)| known.is(local, held));
        each_let(body, &mut |local, value| known.learn(unit, local, value));
        known
    }

    fn learn(&mut self, unit: &Unit, local: LocalId, value: &Expr) {
        if !self.locals.contains_key(&local)
            && let Some(held) = self.held(unit, value, &[])
        {
            self.is(local, held);
        }
    }

    /// What a local is at first, of which what is written later is not known.
    fn is(&mut self, local: LocalId, mut held: Held) {
        for path in self.written.get(&local).into_iter().flatten() {
            *held.part(path) = Held::default();
            // The whole that it is a number of.
            (0..path.len()).for_each(|len| held.part(&path[..len]).number = None);
        }
        self.locals.insert(local, held);
    }

    /// The number that a call gives.
    fn number(&mut self, unit: &Unit, args: &[Expr], (param, path): &Number) -> Option<Value> {
        self.held(unit, args.get(*param)?, path)?.number
    }

    /// What is constant of an expression, behind these fields.
    fn held(&mut self, unit: &Unit, expr: &Expr, path: &[usize]) -> Option<Held> {
        let parts: Vec<(usize, &Expr)> = match &expr.kind {
            ExprKind::Local(local) => return self.locals.get(local)?.find(path).cloned(),
            ExprKind::Field(whole, field) => return self.held(unit, whole, &[&[*field], path].concat()),
            ExprKind::Index(whole, at) => {
                let at = self.constant(unit, at)?.bits[0] as usize;
                return self.held(unit, whole, &[&[at], path].concat());
            }
            ExprKind::Call(callee, args, outs) => {
                return if outs.is_empty() { self.called(unit, *callee, args, path) } else { None };
            }
            ExprKind::Block(block) => return self.given(unit, block, path),
            ExprKind::If(condition, then, Some(other)) => {
                let then = if self.constant(unit, condition)?.is_true() { then } else { other };
                return self.given(unit, then, path);
            }
            _ if expr.ty.value().is_some() => {
                let number = self.constant(unit, expr).filter(|_| path.is_empty())?;
                return Some(Held { number: Some(number), ..Held::default() });
            }
            ExprKind::Struct(_, fields) => fields.iter().map(|(field, value)| (*field, value)).collect(),
            ExprKind::Tuple(parts) | ExprKind::Array(parts) => parts.iter().enumerate().collect(),
            ExprKind::Repeat(part) => elements(expr).map(|i| (i, &**part)).collect(),
            _ => return None,
        };
        if let [first, rest @ ..] = path {
            let (_, value) = parts.into_iter().find(|(field, _)| field == first)?;
            return self.held(unit, value, rest);
        }
        let parts =
            parts.into_iter().filter_map(|(field, value)| Some((field, self.held(unit, value, &[])?)));
        Some(Held { number: None, fields: parts.collect() })
    }

    /// What a block gives, behind these fields.
    fn given(&mut self, unit: &Unit, block: &Block, path: &[usize]) -> Option<Held> {
        lets(block, &mut |local, value| self.learn(unit, local, value));
        self.held(unit, block.tail.as_ref()?, path)
    }

    /// What a function gives that ends where its body does.
    fn called(&mut self, unit: &Unit, callee: FnId, args: &[Expr], path: &[usize]) -> Option<Held> {
        let of = unit.function(callee);
        if self.calls == 0 || self.depth == DEPTH || of.leaf.is_some() || returns(&of.body) {
            return None;
        }
        if numbers_in(&unit.structs, &of.ret).is_empty() {
            return None;
        }
        self.calls -= 1;
        let mut params = FxHashMap::default();
        for (i, arg) in args.iter().enumerate() {
            if let Some(held) = self.held(unit, arg, &[]) {
                params.insert(LocalId(i as u32), held);
            }
        }
        let mut inside = Known::with(unit, &of.body, params, (self.calls, self.depth + 1));
        let held = inside.given(unit, &of.body, path);
        self.calls = inside.calls;
        held
    }

    /// The number or the truth value that an expression is.
    fn constant(&mut self, unit: &Unit, expr: &Expr) -> Option<Value> {
        if !is_known(expr) {
            return None;
        }
        if let ExprKind::Const(value) = expr.kind {
            return Some(value);
        }
        let mut expr = expr.clone();
        expr.all_mut(&mut |part| {
            let is_read = matches!(
                part.kind,
                ExprKind::Local(_) | ExprKind::Field(..) | ExprKind::Index(..) | ExprKind::Call(..)
            );
            if is_read
                && is_known(part)
                && let Some(value) = self.held(unit, part, &[]).and_then(|held| held.number)
            {
                part.kind = ExprKind::Const(value);
            }
        });
        fold::value(&expr)
    }
}

/// True if a function may end before its body does.
fn returns(body: &Block) -> bool {
    let mut found = false;
    body.all(&mut |expr| found |= matches!(expr.kind, ExprKind::Return(_)));
    found
}

fn nothing() -> Block {
    Block { stmts: Vec::new(), tail: None, ty: Type::UNIT }
}

/// Of each function, the numbers on which a loop depends, here or in what it calls.
fn wanted(unit: &Unit) -> Vec<BTreeSet<Number>> {
    let mut wanted: Vec<BTreeSet<Number>> =
        unit.fns.iter().map(|of| wanted_here(&unit.structs, of)).collect();
    let lets: Vec<Lets> = unit.fns.iter().map(|of| lets_of(&of.body)).collect();
    loop {
        let mut changed = false;
        for (number, of) in unit.fns.iter().enumerate() {
            let mut reads = Reads::new(&unit.structs, of, &lets[number]);
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

/// What the locals of a body are at first and become, and the arrays of which loops give them the elements.
#[derive(Default)]
struct Lets<'a> {
    values: FxHashMap<LocalId, &'a Expr>,
    /// Behind which fields they are written, and what.
    written: FxHashMap<LocalId, Vec<(Vec<usize>, &'a Expr)>>,
    elements: FxHashMap<LocalId, &'a Expr>,
}

fn lets_of(body: &Block) -> Lets<'_> {
    let mut lets = Lets::default();
    each_let(body, &mut |local, value| _ = lets.values.insert(local, value));
    body.all(&mut |expr| {
        if let ExprKind::Loop(inner) = &expr.kind
            && let LoopKind::For { var, source: Source::Array(array) } = &inner.kind
        {
            lets.elements.insert(*var, array);
        }
        if let ExprKind::Assign(place, _, value) = &expr.kind {
            let field = |part: &Part| if let Part::Field(field) = part { Some(*field) } else { None };
            let path: Option<Vec<usize>> = place.path.iter().map(field).collect();
            if let Some(path) = path {
                lets.written.entry(place.local).or_default().push((path, value));
            }
        }
    });
    lets
}

/// The numbers of a function's parameters that others are made of.
struct Reads<'a> {
    structs: &'a [Struct],
    of: &'a Fn,
    lets: &'a Lets<'a>,
    seen: FxHashSet<(LocalId, Vec<usize>)>,
    /// What is to be looked at still.
    todo: Vec<(&'a Expr, Vec<usize>)>,
    found: Vec<Number>,
}

impl<'a> Reads<'a> {
    fn new(structs: &'a [Struct], of: &'a Fn, lets: &'a Lets<'a>) -> Reads<'a> {
        Reads { structs, of, lets, seen: FxHashSet::default(), todo: Vec::new(), found: Vec::new() }
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
                }
                if self.seen.insert((*local, path.to_vec())) {
                    for (fields, value) in self.lets.written.get(local).into_iter().flatten() {
                        let rest = path.strip_prefix(&fields[..]);
                        self.todo.extend(rest.map(|rest| (*value, rest.to_vec())));
                    }
                    if let Some(value) = self.lets.values.get(local) {
                        self.todo.push((value, path.to_vec()));
                    }
                    if let Some(array) = self.lets.elements.get(local) {
                        let whole = |i: usize| (*array, [&[i], path].concat());
                        self.todo.extend(elements(array).map(whole));
                    }
                }
            }
            (ExprKind::Index(whole, at), _) => {
                self.look(at, &[]);
                elements(whole).for_each(|i| self.look(whole, &[&[i], path].concat()));
            }
            (ExprKind::If(condition, then, other), _) => {
                self.look(condition, &[]);
                let tails = [Some(then), other.as_ref()].into_iter().flatten();
                tails.filter_map(|block| block.tail.as_ref()).for_each(|tail| self.look(tail, path));
            }
            (ExprKind::Call(_, args, _), _) => {
                for arg in args {
                    numbers_in(self.structs, &arg.ty).iter().for_each(|path| self.look(arg, path));
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
fn wanted_here(structs: &[Struct], of: &Fn) -> BTreeSet<Number> {
    let lets = lets_of(&of.body);
    let mut reads = Reads::new(structs, of, &lets);
    of.body.loops(&mut |inner| {
        let mut read = |expr: &Expr| {
            if is_known(expr) {
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
                && is_known(value)
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

/// What leads to the numbers and truth values in a type; of a type with many to the first ones.
fn numbers_in(structs: &[Struct], ty: &Type) -> Vec<Vec<usize>> {
    let (mut found, mut todo) = (Vec::new(), vec![(ty.clone(), Vec::new())]);
    while let Some((ty, path)) = todo.pop()
        && found.len() < MOST_NUMBERS
    {
        let parts = match &ty {
            Type::Struct(id) => structs[id.0 as usize].fields.len(),
            Type::Tuple(parts) => parts.len(),
            Type::Array(_, count) => *count as usize,
            Type::Option(_) => 2,
            Type::Value(_) | Type::Int(_) | Type::Never => {
                found.extend(ty.value().filter(|ty| is_number(*ty)).map(|_| path));
                continue;
            }
        };
        let part = |i: usize| (type_at(structs, &ty, &[i]), [path.as_slice(), &[i]].concat());
        todo.extend((0..parts.min(MOST_NUMBERS)).rev().map(part));
    }
    found
}

/// True of a number that a loop may count, or of a truth value.
fn is_known(expr: &Expr) -> bool {
    expr.ty.value().is_some_and(is_number)
}

fn is_number(ty: Ty) -> bool {
    !ty.is_vector() && ty.scalar != Scalar::F32
}

/// The numbers of an array's elements.
fn elements(array: &Expr) -> std::ops::Range<usize> {
    match array.ty {
        Type::Array(_, count) => 0..count as usize,
        _ => 0..0,
    }
}

/// The number of a parameter that is read here.
fn number_of(of: &Fn, expr: &Expr) -> Option<Number> {
    if is_known(expr) { read_from(of, expr) } else { None }
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

/// Lets a function begin with what is known of its parameters.
fn begin_with(structs: &[Struct], of: &mut Fn, constants: &Constants) {
    let assign = |((param, path), value): &(Number, Value)| {
        let ty = type_at(structs, &of.locals[*param].ty, path);
        let constant = Expr { kind: ExprKind::Const(*value), ty: ty.clone(), span: of.span };
        let (local, path) = (LocalId(*param as u32), path.iter().map(|field| Part::Field(*field)).collect());
        let kind = ExprKind::Assign(Place { local, path, ty }, None, Box::new(constant));
        Stmt::Expr(Expr { kind, ty: Type::UNIT, span: of.span })
    };
    let stmts: Vec<Stmt> = constants.iter().map(assign).collect();
    of.body.stmts.splice(0..0, stmts);
}

/// The parts of locals that are written; of an element whose number is not constant it is the whole array.
type Written = FxHashMap<LocalId, Vec<Vec<usize>>>;

fn written(body: &Block) -> Written {
    let mut found = Written::default();
    let mut write = |place: &Place| {
        let fields = place.path.iter().map_while(|part| match part {
            Part::Field(field) => Some(*field),
            Part::Index(_) | Part::Lane(_) => None,
        });
        found.entry(place.local).or_default().push(fields.collect());
    };
    body.all(&mut |expr| match &expr.kind {
        ExprKind::Assign(place, ..) => write(place),
        ExprKind::Call(_, _, outs) => outs.iter().for_each(&mut write),
        _ => {}
    });
    found
}
