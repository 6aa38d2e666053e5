//! Functions whose loops depend on a number that a call gives as a constant: one for each such number.
//!
//! ```text
//! fn fbm(p: Vec2, octaves: i32) -> f32 { .. for i in 0..octaves { .. } .. }
//! fbm(p, 4) + fbm(q, 6)          fbm of 4, whose loop runs 4 times, and fbm of 6
//! ```
//! In the copy the parameter is still taken, and nobody reads it. Before the loops are looked at this is the one place where it
//! matters who calls a function; recursion has been found before.

use crate::front::fold;
use crate::hir::{Block, Expr, ExprKind, Fn, FnId, LocalId, Loop, LoopKind, Place, Stmt, Type, Unit, Wish};
use crate::ty::Scalar;
use crate::value::Value;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// How many copies one unit may have: what has more is refused for its loops.
const MOST: usize = 256;

/// The constants that parameters are, by their places.
type Constants = Vec<(usize, Value)>;

/// Gives calls functions of their own, from the entries on. `added` is told of which function each new one is a copy.
pub(crate) fn run(unit: &mut Unit, entries: &[FnId], added: &mut dyn FnMut(FnId)) {
    let wanted = wanted(unit);
    if wanted.iter().all(BTreeSet::is_empty) {
        return;
    }
    let mut copies: FxHashMap<(FnId, Constants), FnId> = FxHashMap::default();
    // Of each function, a copy or not, which one it was.
    let mut origins: Vec<FnId> = (0..unit.fns.len() as u32).map(FnId).collect();
    let mut next: Vec<FnId> = entries.to_vec();
    let mut seen: BTreeSet<FnId> = entries.iter().copied().collect();
    while let Some(id) = next.pop() {
        let mut body = std::mem::replace(&mut unit.fns[id.0 as usize].body, nothing());
        let known = constants_of(&body);
        body.all_mut(&mut |expr| {
            let ExprKind::Call(callee, args, _) = &mut expr.kind else { return };
            let origin = origins[callee.0 as usize];
            // Of a copy nothing more is asked.
            let params = wanted.get(origin.0 as usize).into_iter().flatten();
            let constants: Constants =
                params.filter_map(|param| Some((*param, constant(args.get(*param)?, &known)?))).collect();
            if !constants.is_empty() && *callee == origin {
                let copy = copies.get(&(origin, constants.clone())).copied();
                if let Some(copy) = copy {
                    *callee = copy;
                } else if copies.len() < MOST {
                    let copy = FnId(unit.fns.len() as u32);
                    // Its own body is elsewhere while a function calls itself, which none does.
                    let of = with_constants(&unit.fns[origin.0 as usize], &constants);
                    unit.fns.push(of);
                    origins.push(copy);
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

/// The locals of a body that are constants.
fn constants_of(body: &Block) -> FxHashMap<LocalId, Value> {
    let mut known = FxHashMap::default();
    let mut read = |block: &Block| {
        for stmt in &block.stmts {
            if let Stmt::Let(local, Some(value)) = stmt
                && let Some(value) = constant(value, &known)
                && !is_written(body, *local)
            {
                known.insert(*local, value);
            }
        }
    };
    read(body);
    body.all(&mut |expr| match &expr.kind {
        ExprKind::Block(block) => read(block),
        ExprKind::If(_, then, other) => {
            read(then);
            other.iter().for_each(&mut read);
        }
        ExprKind::Loop(inner) => read(&inner.body),
        _ => {}
    });
    known
}

/// The number that an expression is.
fn constant(expr: &Expr, known: &FxHashMap<LocalId, Value>) -> Option<Value> {
    let is_number = expr.ty.value().is_some_and(|ty| ty.is_int() && !ty.is_vector());
    if !is_number {
        return None;
    }
    if let ExprKind::Const(value) = expr.kind {
        return Some(value);
    }
    let mut expr = expr.clone();
    expr.all_mut(&mut |part| {
        if let ExprKind::Local(local) = part.kind
            && let Some(value) = known.get(&local)
        {
            part.kind = ExprKind::Const(*value);
        }
    });
    fold::value(&expr)
}

fn nothing() -> Block {
    Block { stmts: Vec::new(), tail: None, ty: Type::UNIT }
}

/// Of each function, the parameters on which a loop depends, here or in what it calls.
fn wanted(unit: &Unit) -> Vec<BTreeSet<usize>> {
    let mut wanted: Vec<BTreeSet<usize>> = unit.fns.iter().map(wanted_here).collect();
    loop {
        let mut changed = false;
        for (number, of) in unit.fns.iter().enumerate() {
            let mut more = Vec::new();
            of.body.all(&mut |expr| {
                let ExprKind::Call(callee, args, _) = &expr.kind else { return };
                for param in &wanted[callee.0 as usize] {
                    if let Some(ExprKind::Local(local)) = args.get(*param).map(|arg| &arg.kind)
                        && is_number(of, local.0 as usize)
                    {
                        more.push(local.0 as usize);
                    }
                }
            });
            for param in more {
                changed |= wanted[number].insert(param);
            }
        }
        if !changed {
            return wanted;
        }
    }
}

/// The parameters that are read where a loop of the function says how long it runs.
fn wanted_here(of: &Fn) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    of.body.loops(&mut |inner| {
        let mut read = |expr: &Expr| {
            if let ExprKind::Local(local) = expr.kind
                && is_number(of, local.0 as usize)
            {
                found.insert(local.0 as usize);
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
    if !found.is_empty() || has_loops(of) {
        of.body.stmts.iter().for_each(|stmt| {
            if let Stmt::Let(local, Some(value)) = stmt
                && of.locals[local.0 as usize].ty.value().is_some_and(|ty| ty.is_int() && !ty.is_vector())
            {
                value.all(&mut |expr| {
                    if let ExprKind::Local(param) = expr.kind
                        && is_number(of, param.0 as usize)
                    {
                        found.insert(param.0 as usize);
                    }
                });
            }
        });
    }
    found
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

/// True of a parameter that is an integer, and no place.
fn is_number(of: &Fn, local: usize) -> bool {
    let ty = of.locals[local].ty.value();
    let is_int = ty.is_some_and(|ty| !ty.is_vector() && matches!(ty.scalar, Scalar::I32 | Scalar::U32));
    local < of.params && is_int && of.leaf.is_none() && !of.outs[local]
}

/// The function with constants for some of its parameters.
fn with_constants(of: &Fn, constants: &Constants) -> Fn {
    let mut copy = of.clone();
    for (param, value) in constants {
        let local = LocalId(*param as u32);
        let constant = |ty: Type, span| Expr { kind: ExprKind::Const(*value), ty, span };
        if is_written(&copy.body, local) {
            let ty = copy.locals[*param].ty.clone();
            let place = Place { local, path: Vec::new(), ty: ty.clone() };
            let kind = ExprKind::Assign(place, None, Box::new(constant(ty, of.span)));
            copy.body.stmts.insert(0, Stmt::Expr(Expr { kind, ty: Type::UNIT, span: of.span }));
        } else {
            copy.body.all_mut(&mut |expr| {
                if let ExprKind::Local(read) = expr.kind
                    && read == local
                {
                    *expr = constant(expr.ty.clone(), expr.span);
                }
            });
        }
    }
    copy
}

/// True if a local is written, or stands as a number in a place, which only a local can.
fn is_written(body: &Block, local: LocalId) -> bool {
    let mut found = false;
    let is_in = |place: &Place| {
        let is_index = |part: &crate::hir::Part| matches!(part, crate::hir::Part::Index(at) if *at == local);
        place.local == local || place.path.iter().any(is_index)
    };
    body.all(&mut |expr| match &expr.kind {
        ExprKind::Assign(place, ..) => found |= is_in(place),
        ExprKind::Call(_, _, outs) => found |= outs.iter().any(is_in),
        _ => {}
    });
    found
}
