//! Calls whose loops depend on what a loop around them counts.
//!
//! ```text
//! fn power(x: f32, n: u32) -> f32 { let mut y = 1.0; for _ in 0..n { y *= x; } y }
//! for i in 0..4 { sum += power(x, i); }
//! for i in 0..4 { sum += { let n = i; .. for _ in 0..n { .. } .. y }; }
//! ```
//! In each copy of the loop around it the number is constant, and so is that of the steps inside.

use super::{Constants, Known, Lets, Number, begin_with, lets_of, returns};
use crate::hir::{
    Block, Expr, ExprKind, Fn, FnId, Local, LocalId, Loop, LoopId, LoopKind, Part, Place, Stmt, Type, Unit,
    Wish,
};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// How many calls of one function get a body of their own, and how many expressions these have: what has more is refused for its
/// loops.
const MOST: usize = 64;
const MOST_EXPRESSIONS: usize = 1 << 15;

/// Of each function, whether it or what it calls has a loop that neither its source nor an attribute says the steps of.
pub(super) fn open(unit: &Unit) -> Vec<bool> {
    let is_open = |of: &Fn| {
        let mut open = false;
        of.body.loops(&mut |inner| {
            let says = match &inner.kind {
                LoopKind::Once => true,
                LoopKind::For { source, .. } => source.count().is_some(),
                LoopKind::While(_) | LoopKind::Endless => false,
            };
            open |= !says && !matches!(inner.wish, Wish::Keep | Wish::UnrollMax(_));
        });
        open
    };
    let mut open: Vec<bool> = unit.fns.iter().map(is_open).collect();
    loop {
        let before = open.clone();
        for (number, of) in unit.fns.iter().enumerate() {
            of.body.calls(&mut |callee| open[number] |= before[callee.0 as usize]);
        }
        if open == before {
            return open;
        }
    }
}

/// Puts bodies in the place of the calls in a function that need it, and of those in these bodies.
pub(super) fn run(
    unit: &mut Unit,
    id: FnId,
    origins: &[FnId],
    given: &[Constants],
    wanted: &[BTreeSet<Number>],
) {
    let (mut calls, mut expressions) = (0, 0);
    loop {
        let of = &unit.fns[id.0 as usize];
        let found = first_call(unit, of, &given[id.0 as usize], origins, given, wanted);
        let Some((number, callee)) = found else { return };
        let mut body = unit.function(callee).clone();
        expressions += size(&body.body);
        calls += 1;
        if calls > MOST || expressions > MOST_EXPRESSIONS {
            return;
        }
        begin_with(&unit.structs, &mut body, &given[callee.0 as usize]);
        put(&mut unit.fns[id.0 as usize], number, body);
    }
}

fn size(body: &Block) -> usize {
    let mut size = 0;
    body.all(&mut |_| size += 1);
    size
}

/// The first call that needs a body of its own, by its place among all calls.
fn first_call(
    unit: &Unit,
    of: &Fn,
    own: &Constants,
    origins: &[FnId],
    given: &[Constants],
    wanted: &[BTreeSet<Number>],
) -> Option<(usize, FnId)> {
    let needs = |callee: FnId| !wanted[origins[callee.0 as usize].0 as usize].is_empty();
    let mut any = false;
    of.body.calls(&mut |callee| any |= needs(callee));
    if !any {
        return None;
    }
    let counted = counted(&of.body);
    if counted.is_empty() {
        return None;
    }
    let lets = lets_of(&of.body);
    let mut known = Known::of(unit, &of.body, own);
    let (mut found, mut number) = (None, 0);
    of.body.all(&mut |expr| {
        let ExprKind::Call(callee, args, _) = &expr.kind else { return };
        number += 1;
        if found.is_some() || !needs(*callee) || unit.function(*callee).ret == Type::Never {
            return;
        }
        let before = &given[callee.0 as usize];
        let is_counted = |number: &Number| {
            let is_given = before.iter().any(|(of, _)| of == number);
            !is_given
                && known.number(unit, args, number).is_none()
                && args.get(number.0).is_some_and(|arg| reads(arg, &counted, &lets))
        };
        if wanted[origins[callee.0 as usize].0 as usize].iter().any(is_counted) {
            found = Some((number - 1, *callee));
        }
    });
    found
}

/// The locals that another step of a loop finds changed: those that loops give items, and those that are written in one.
fn counted(body: &Block) -> FxHashSet<LocalId> {
    let mut found = FxHashSet::default();
    body.loops(&mut |inner| {
        if inner.wish == Wish::Keep || matches!(inner.kind, LoopKind::Once) {
            return;
        }
        if let LoopKind::For { var, .. } = &inner.kind {
            found.insert(*var);
        }
        let mut write = |expr: &Expr| match &expr.kind {
            ExprKind::Assign(place, ..) => drop(found.insert(place.local)),
            ExprKind::Call(_, _, outs) => found.extend(outs.iter().map(|place| place.local)),
            _ => {}
        };
        inner.body.all(&mut write);
        if let LoopKind::While(condition) = &inner.kind {
            condition.all(&mut write);
        }
    });
    found
}

/// True if an expression, or what a local in it is at first, reads one of these locals.
fn reads(expr: &Expr, locals: &FxHashSet<LocalId>, lets: &Lets) -> bool {
    let (mut seen, mut todo, mut found) = (FxHashSet::default(), vec![expr], false);
    while let Some(expr) = todo.pop() {
        expr.all(&mut |part| {
            if let ExprKind::Local(local) = part.kind {
                found |= locals.contains(&local);
                if seen.insert(local) {
                    todo.extend(lets.values.get(&local).copied());
                }
            }
        });
    }
    found
}

/// Puts a body in the place of the call with this number among all calls.
fn put(of: &mut Fn, number: usize, mut body: Fn) {
    let (locals, loops) = (of.locals.len() as u32, of.loops as u32);
    renumber(&mut body.body, locals, loops);
    let (params, outs) = (body.params, std::mem::take(&mut body.outs));
    of.locals.append(&mut body.locals);
    of.loops += body.loops;
    let (mut at, mut block) = (0, Some(body.body));
    let (own, own_loops) = (&mut of.locals, &mut of.loops);
    of.body.all_mut(&mut |expr| {
        let ExprKind::Call(_, args, places) = &mut expr.kind else { return };
        at += 1;
        if at - 1 != number {
            return;
        }
        let Some(block) = block.take() else { return };
        let (args, places) = (std::mem::take(args), std::mem::take(places));
        let (span, ty) = (expr.span, expr.ty.clone());
        let make = |kind: ExprKind, ty: Type| Expr { kind, ty, span };
        let mut stmts: Vec<Stmt> = Vec::new();
        for (i, arg) in args.into_iter().enumerate() {
            stmts.push(Stmt::Let(LocalId(locals + i as u32), Some(arg)));
        }
        let lent: Vec<u32> = (0..params as u32).filter(|i| outs[*i as usize]).collect();
        let mut tail = make(ExprKind::Block(block.clone()), ty.clone());
        if returns(&block) || !lent.is_empty() {
            let result = LocalId(own.len() as u32);
            own.push(Local { name: String::new(), ty: ty.clone(), once: true, span });
            let id = LoopId(*own_loops as u32);
            *own_loops += 1;
            stmts.push(Stmt::Let(result, None));
            stmts.push(Stmt::Expr(left(block, id, (result, &ty), span)));
            for (place, param) in places.into_iter().zip(lent) {
                let local = LocalId(locals + param);
                let ty = place.ty.clone();
                let last = Box::new(make(ExprKind::Local(local), ty));
                stmts.push(Stmt::Expr(make(ExprKind::Assign(place, None, last), Type::UNIT)));
            }
            tail = make(ExprKind::Local(result), ty.clone());
        }
        expr.kind = ExprKind::Block(Block { stmts, tail: Some(Box::new(tail)), ty });
    });
}

/// A body as a block that is left where it returned, with what it gives in a local.
fn left(mut block: Block, id: LoopId, (result, ty): (LocalId, &Type), span: proc_macro2::Span) -> Expr {
    let place = || Place { local: result, path: Vec::new(), ty: ty.clone() };
    let unit = |kind: ExprKind| Expr { kind, ty: Type::UNIT, span };
    block.all_mut(&mut |expr| {
        let ExprKind::Return(value) = &mut expr.kind else { return };
        let mut stmts: Vec<Stmt> = Vec::new();
        if let Some(value) = value.take() {
            stmts.push(Stmt::Expr(unit(ExprKind::Assign(place(), None, value))));
        }
        let out = Expr { kind: ExprKind::Break(id), ty: Type::Never, span };
        expr.kind = ExprKind::Block(Block { stmts, tail: Some(Box::new(out)), ty: Type::Never });
    });
    if let Some(tail) = block.tail.take() {
        let ends = tail.ty == Type::Never;
        block.stmts.push(Stmt::Expr(match ends {
            true => *tail,
            false => unit(ExprKind::Assign(place(), None, tail)),
        }));
        block.ty = if ends { Type::Never } else { Type::UNIT };
    }
    unit(ExprKind::Loop(Box::new(Loop { id, kind: LoopKind::Once, body: block, wish: Wish::None, span })))
}

/// Gives a body locals and loops behind those that there are.
fn renumber(body: &mut Block, locals: u32, loops: u32) {
    renumber_stmts(body, locals);
    let place = |place: &mut Place| {
        place.local.0 += locals;
        for part in &mut place.path {
            if let Part::Index(local) = part {
                local.0 += locals;
            }
        }
    };
    body.all_mut(&mut |expr| match &mut expr.kind {
        ExprKind::Local(local) => local.0 += locals,
        ExprKind::Assign(to, ..) => place(to),
        ExprKind::Call(_, _, outs) => outs.iter_mut().for_each(place),
        ExprKind::Break(id) | ExprKind::Continue(id) => id.0 += loops,
        ExprKind::Block(block) => renumber_stmts(block, locals),
        ExprKind::If(_, then, other) => {
            renumber_stmts(then, locals);
            other.iter_mut().for_each(|other| renumber_stmts(other, locals));
        }
        ExprKind::Loop(inner) => {
            inner.id.0 += loops;
            if let LoopKind::For { var, .. } = &mut inner.kind {
                var.0 += locals;
            }
            renumber_stmts(&mut inner.body, locals);
        }
        _ => {}
    });
}

fn renumber_stmts(block: &mut Block, locals: u32) {
    for stmt in &mut block.stmts {
        if let Stmt::Let(local, _) = stmt {
            local.0 += locals;
        }
    }
}
