//! What a closure takes along from where it stands, though it may be another value where the closure is called.
//!
//! ```text
//! let mut r = &a;  let c = || *r;               r = &b;   c()      a: it has what `r` led to
//! let mut p = P { x };  let c = || { let q = p; q.x };   p = P { .. };   c()      it has what `p` was
//! ```
//! All else is borrowed, and Rust lets nobody write to it as long as the closure is there.
//!
//! What a reference in a tuple or in an array leads to is such a value too: `t.0` may be set while `|| *t.0` is there. That is
//! refused only where it is written to before the closure is called, or in a loop around the call that the closure stands before.

use super::body::Body;
use super::draft::{Expr, Kind, Place};
use super::infer::{Borrow, Term};
use crate::hir::{LocalId, Part};
use crate::op::Op;
use proc_macro2::Span;
use rustc_hash::FxHashSet;
use std::cell::RefCell;

/// A part of a local by the numbers of fields, as far as these are known.
type Path = Vec<Option<usize>>;

/// What was written to while a body is read, in order.
#[derive(Clone, Default)]
pub(super) struct Watch {
    written: RefCell<Vec<Written>>,
    /// How many loops are around what is being read, also outside of the function that is.
    loops: usize,
    /// The closures whose bodies are being read, the innermost last.
    running: Vec<usize>,
    /// Of each closure, the one that was being read where it stands.
    around: Vec<Option<usize>>,
    /// What a closure that is called in a loop reads, until the loop ends.
    pending: Vec<Read>,
    /// Where reads are that have been reported.
    reported: Vec<(LocalId, Path)>,
}

/// A place that may have got another reference.
#[derive(Clone)]
struct Written {
    local: LocalId,
    path: Path,
    ty: Term,
    by: Option<usize>,
}

/// What the body of a closure reads through a reference.
#[derive(Clone)]
struct Read {
    local: LocalId,
    path: Path,
    span: Span,
    at: Created,
}

/// When a closure was read.
#[derive(Clone, Copy)]
pub(super) struct Created {
    id: usize,
    /// How much had been written to.
    written: usize,
    /// How many loops were around it.
    loops: usize,
}

impl Watch {
    pub(super) fn created(&mut self) -> Created {
        self.around.push(self.running.last().copied());
        Created { id: self.around.len() - 1, written: self.written.borrow().len(), loops: self.loops }
    }

    /// The body of a closure begins.
    pub(super) fn begin(&mut self, closure: Created) {
        self.running.push(closure.id);
    }

    /// The body of a closure ends.
    pub(super) fn end(&mut self) {
        self.running.pop();
    }

    pub(super) fn open_loop(&mut self) {
        self.loops += 1;
    }

    /// True if a closure writes that itself, or one that stands in its body: then it has borrowed the place.
    fn is_own(&self, closure: usize, mut by: Option<usize>) -> bool {
        while let Some(id) = by.filter(|id| *id != closure) {
            by = self.around[id];
        }
        by.is_some()
    }
}

impl Body<'_, '_> {
    /// Takes down what an expression writes to itself.
    pub(super) fn note_written(&self, expr: &Kind, ty: &Term) {
        match expr {
            Kind::Assign(assign) => self.note_place(&assign.place),
            Kind::Borrow(place) if ty.is_mut() => self.note_place(place),
            _ => {}
        }
    }

    /// Takes down that a place may be written to.
    pub(super) fn note_place(&self, place: &Place) {
        let ty = match place.path.last() {
            Some((_, ty)) => ty,
            None => &self.locals[place.local.0 as usize].ty,
        };
        // Most hold no references.
        if matches!(ty, Term::Value(_) | Term::Int(_) | Term::Struct(_)) {
            return;
        }
        let path = place.path.iter().map(|(part, _)| match part {
            Part::Field(number) => Some(*number),
            Part::Lane(_) | Part::Index(_) => None,
        });
        let (path, by) = (path.collect(), self.watch.running.last().copied());
        let found = Written { local: place.local, path, ty: ty.clone(), by };
        self.watch.written.borrow_mut().push(found);
    }

    /// A loop has ended: all that it writes to is known.
    pub(super) fn end_watched_loop(&mut self) {
        self.watch.loops -= 1;
        let (loops, pending) = (self.watch.loops, std::mem::take(&mut self.watch.pending));
        let (ended, still) = pending.into_iter().partition(|read| read.at.loops >= loops);
        self.watch.pending = still;
        ended.into_iter().for_each(|read: Read| self.check_read(&read));
    }

    /// Looks at what the body of a closure reads through references in locals up to `outer`.
    pub(super) fn check_references(&mut self, body: &Expr, outer: usize, at: Created) {
        let mut found: Vec<Read> = Vec::new();
        let mut wholes: FxHashSet<*const Expr> = FxHashSet::default();
        body.all(&mut |expr| {
            if let Some(whole) = whole(expr) {
                wholes.insert(std::ptr::from_ref(whole));
            }
            if wholes.contains(&std::ptr::from_ref(expr)) {
                return;
            }
            let Some((local, path)) = path(expr).filter(|(root, _)| (root.0 as usize) < outer) else {
                return;
            };
            if self.leads_on(local, &path)
                && !found.iter().any(|read| (read.local, &read.path) == (local, &path))
            {
                found.push(Read { local, path, span: expr.span, at });
            }
        });
        for read in found {
            if self.watch.loops > at.loops {
                self.watch.pending.push(read);
            } else {
                self.check_read(&read);
            }
        }
    }

    /// True if a place stands behind a reference that something holds, or holds one.
    fn leads_on(&self, local: LocalId, path: &Path) -> bool {
        let mut ty = self.infer.deep(&self.locals[local.0 as usize].ty);
        // Of a `&mut` parameter, what it points to.
        if let Term::Ref(Borrow::Mut, to) = ty {
            ty = *to;
        }
        for part in path {
            ty = match (ty, part) {
                (Term::Ref(..), _) => return true,
                (Term::Tuple(mut items), Some(number)) if *number < items.len() => items.swap_remove(*number),
                (Term::Array(item, _), _) => *item,
                // Whether there is a value, or that.
                (Term::Option(item), _) => *item,
                (other, _) => return other.has_reference(),
            };
        }
        ty.has_reference()
    }

    /// Reports a read if the reference may be another one by now.
    fn check_read(&mut self, read: &Read) {
        let is_changed = self.watch.written.borrow()[read.at.written..].iter().any(|written| {
            let ty = self.infer.deep(&written.ty);
            let is_other = |(x, y): (&Option<usize>, &Option<usize>)| x.is_some() && y.is_some() && x != y;
            written.local == read.local
                && (ty.has_reference() || matches!(ty, Term::Var(_)))
                && !written.path.iter().zip(&read.path).any(is_other)
                && !self.watch.is_own(read.at.id, written.by)
        });
        let key = (read.local, read.path.clone());
        if !is_changed || self.watch.reported.contains(&key) {
            return;
        }
        self.watch.reported.push(key);
        let name = self.locals[read.local.0 as usize].name.clone();
        let what = format!(
            "what a reference in `{name}` leads to, which may be another one when the closure is called,"
        );
        self.unsupported(
            read.span,
            &what,
            "give the reference a name before, `let r = ..;`, and read that in the closure",
        );
    }
}

impl Body<'_, '_> {
    /// Reports what the body of a closure takes along of locals that may change, of those up to `outer`.
    pub(super) fn check_moved(&mut self, body: &Expr, outer: usize) {
        let mut found: Option<(Span, LocalId, bool)> = None;
        // Wholes of which a part is meant.
        let mut wholes: FxHashSet<*const Expr> = FxHashSet::default();
        body.all(&mut |expr| {
            if let Some(whole) = whole(expr) {
                wholes.insert(std::ptr::from_ref(whole));
            }
            if found.is_some() || wholes.contains(&std::ptr::from_ref(expr)) {
                return;
            }
            let Some(root) = root(expr).filter(|root| (root.0 as usize) < outer) else { return };
            let local = &self.locals[root.0 as usize];
            if !local.mutable || local.once {
                return;
            }
            let is_reference = matches!(self.infer.shallow(&local.ty), Term::Ref(Borrow::Shared, _));
            if is_reference || !matches!(expr.kind, Kind::Borrow(_)) && self.is_moved(&expr.ty) {
                found = Some((expr.span, root, is_reference));
            }
        });
        let Some((span, root, is_reference)) = found else { return };
        let name = self.locals[root.0 as usize].name.clone();
        let (what, instead) = match is_reference {
            true => (format!("`{name}`, a reference which is `mut`, in a closure"), String::new()),
            false => (
                format!("`{name}`, which is `mut` and moved into a closure,"),
                "derive `Copy`, or ".to_owned(),
            ),
        };
        self.unsupported(span, &what, &format!("{instead}write `let {name} = {name};` before"));
    }

    /// True of a type that is moved where it is named, as far as is known.
    fn is_moved(&self, ty: &Term) -> bool {
        match self.infer.shallow(ty) {
            Term::Struct(id) => !self.items.structs[id.0 as usize].is_copied,
            Term::Tuple(items) => items.iter().any(|item| self.is_moved(item)),
            Term::Array(item, _) | Term::Option(item) => self.is_moved(&item),
            _ => false,
        }
    }
}

/// What an expression reads a part of.
fn whole(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        Kind::Field(whole, _) | Kind::Index(whole, _) => Some(whole),
        Kind::Op(Op::Lane(_), args) => args.first(),
        _ => None,
    }
}

/// The local of a place, and which part of it that is.
fn path(expr: &Expr) -> Option<(LocalId, Path)> {
    match &expr.kind {
        Kind::Local(local) => Some((*local, Path::new())),
        Kind::Borrow(place) => {
            let number = |part: &Part| if let Part::Field(number) = part { Some(*number) } else { None };
            Some((place.local, place.path.iter().map(|(part, _)| number(part)).collect()))
        }
        kind => {
            let (local, mut path) = path(whole(expr)?)?;
            path.push(if let Kind::Field(_, number) = kind { Some(*number) } else { None });
            Some((local, path))
        }
    }
}

/// The local of a place.
fn root(expr: &Expr) -> Option<LocalId> {
    match &expr.kind {
        Kind::Local(local) => Some(*local),
        Kind::Borrow(place) => Some(place.local),
        _ => root(whole(expr)?),
    }
}
