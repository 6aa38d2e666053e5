//! What a loop writes, by which ways it is left, and what there is in it: read off the tree, without following it.

use crate::hir::{Block, Expr, ExprKind, Fn, LocalId, Loop, LoopId, LoopKind, Place, Stmt};

/// What the text of a loop says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The locals declared outside of it that it writes, in the order of their declaration.
    pub carriers: Vec<LocalId>,
    /// The ways out of it.
    pub exits: Exits,
    /// There is a loop in it whose steps may differ from copy to copy.
    pub varies: bool,
}

/// The ways out of a loop, other than having no further step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exits {
    /// `break` out of the loop itself.
    pub breaks: bool,
    /// `return`.
    pub returns: bool,
    /// `break` or `continue` of loops and blocks around it.
    pub outer: Vec<LoopId>,
}

impl Exits {
    /// True if nothing leaves the loop before its last step.
    pub fn is_none(&self) -> bool {
        !self.breaks && !self.returns && self.outer.is_empty()
    }
}

/// The facts of each loop of a function, by its number.
pub(super) fn of(f: &Fn) -> Vec<Facts> {
    let mut facts = vec![Facts::default(); f.loops];
    f.body.loops(&mut |l| facts[l.id.0 as usize] = of_loop(l));
    facts
}

fn of_loop(l: &Loop) -> Facts {
    let (mut inside, mut inner) = (Vec::new(), vec![l.id]);
    declared(&l.body, &mut |local| inside.push(local));
    l.body.loops(&mut |l| inner.push(l.id));
    let mut facts = Facts::default();
    let mut see = |e: &Expr| match &e.kind {
        ExprKind::Assign(place, ..) => facts.carriers.push(place.local),
        ExprKind::Call(_, _, outs) => facts.carriers.extend(outs.iter().map(|place: &Place| place.local)),
        ExprKind::Return(_) => facts.exits.returns = true,
        ExprKind::Break(id) if *id == l.id => facts.exits.breaks = true,
        ExprKind::Break(id) | ExprKind::Continue(id) if !inner.contains(id) => facts.exits.outer.push(*id),
        ExprKind::Loop(inner) => facts.varies |= may_vary(inner),
        _ => {}
    };
    l.body.all(&mut see);
    if let LoopKind::While(condition) = &l.kind {
        condition.all(&mut see);
    }
    inside.sort();
    facts.carriers.sort();
    facts.carriers.dedup();
    facts.carriers.retain(|local| inside.binary_search(local).is_err());
    facts.exits.outer.sort();
    facts.exits.outer.dedup();
    facts
}

/// True of a loop that does not say itself how many steps it has.
pub(super) fn may_vary(l: &Loop) -> bool {
    match &l.kind {
        LoopKind::For { source, .. } => source.count().is_none(),
        LoopKind::While(_) | LoopKind::Endless => true,
        LoopKind::Once => false,
    }
}

/// Every local that is declared in a block.
fn declared(block: &Block, f: &mut dyn FnMut(LocalId)) {
    let mut own = |block: &Block| {
        for stmt in &block.stmts {
            if let Stmt::Let(local, _) = stmt {
                f(*local);
            }
        }
    };
    own(block);
    block.all(&mut |e| match &e.kind {
        ExprKind::If(_, then, other) => {
            own(then);
            other.iter().for_each(&mut own);
        }
        ExprKind::Block(block) => own(block),
        ExprKind::Loop(l) => own(&l.body),
        _ => {}
    });
}
