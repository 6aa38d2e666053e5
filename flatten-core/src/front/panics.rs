//! `unreachable!()` and its kin, behind which nothing comes, and `assert!(..)` and its kin, which are left out: an input for which the
//! original panics is outside of the contract.

use super::body::{Binding, Body};
use super::draft::{Block, Expr, Kind};
use super::infer::{self, Term, Var};
use super::matches::Asked;
use super::operators::{Operator, binary_op};
use super::proofs;
use crate::hir::LocalId;
use crate::ty::Ty;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

/// What a macro of the standard library does that may panic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panics {
    Always,
    /// Unless this many arguments say something.
    Asserts(usize),
}

/// By name.
const MACROS: [(&str, Panics); 10] = [
    ("panic", Panics::Always),
    ("unreachable", Panics::Always),
    ("todo", Panics::Always),
    ("unimplemented", Panics::Always),
    ("assert", Panics::Asserts(1)),
    ("assert_eq", Panics::Asserts(2)),
    ("assert_ne", Panics::Asserts(2)),
    ("debug_assert", Panics::Asserts(1)),
    ("debug_assert_eq", Panics::Asserts(2)),
    ("debug_assert_ne", Panics::Asserts(2)),
];

impl Panics {
    /// What a macro does, if it is one of them.
    fn of(path: &syn::Path) -> Option<Panics> {
        let name = proofs::text(path);
        let name = name.trim_start_matches("::");
        let name = name.strip_prefix("std::").or_else(|| name.strip_prefix("core::")).unwrap_or(name);
        MACROS.iter().find(|(known, _)| *known == name).map(|(_, panics)| *panics)
    }
}

impl Body<'_, '_> {
    /// A macro that may panic, if it is one.
    pub(super) fn panicking(&mut self, mac: &syn::Macro) -> Option<Expr> {
        let span = proofs::span(&mac.path);
        let panics = Panics::of(&mac.path)?;
        if let Panics::Asserts(count) = panics {
            let args = mac.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated).ok()?;
            // What the message is made of is computed where it panics only.
            let mut finder = Finder { body: self, writes: false, asked: Vec::new() };
            args.iter().take(count).for_each(|arg| finder.visit_expr(arg));
            let Finder { writes, asked, .. } = finder;
            self.asserted.extend(asked);
            if args.len() < count {
                return None;
            }
            if writes {
                let what = format!("`{}!` of what may write something", proofs::text(&mac.path));
                let instead = "write before it what it does: `let ok = ..; assert!(ok);`";
                return Some(self.unsupported(span, &what, instead));
            }
        }
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_panic(&mac.path, panics == Panics::Always);
        }
        Some(match panics {
            Panics::Always => {
                self.diverges = true;
                self.make(Kind::Panic, Term::Never, span)
            }
            Panics::Asserts(_) => self.make(Kind::Tuple(Vec::new()), Term::UNIT, span),
        })
    }
}

impl Body<'_, '_> {
    /// A float that nothing but assertions reads is `f32`: they say what it is, and are left out.
    pub(super) fn settle_asserted(&mut self, block: &Block) {
        let infer = &self.infer;
        let open = |ty: &Term| match infer.shallow(ty) {
            Term::Var(var) if infer.kind(var) == infer::Kind::Float => Some(var),
            _ => None,
        };
        let type_of = |local: &LocalId| open(&self.locals[local.0 as usize].ty);
        let mut asserted: Vec<Var> = self.asserted.iter().filter_map(type_of).collect();
        if asserted.is_empty() {
            return;
        }
        // Whatever has the same type and is more than a number on its way to the local may be read elsewhere.
        let mut find = |expr: &Expr| {
            let read = match &expr.kind {
                Kind::Float(_) | Kind::Neg(_) | Kind::Binary(..) | Kind::If(_) | Kind::Block(_) => None,
                Kind::Borrow(place) => type_of(&place.local),
                Kind::Assign(assign) => type_of(&assign.place.local),
                _ => open(&expr.ty),
            };
            asserted.retain(|var| Some(*var) != read);
        };
        block.all(&mut find);
        self.conversions.iter().for_each(|expr| expr.all(&mut find));
        for var in asserted {
            self.infer.unify(&Term::Var(var), &Term::Value(Ty::F32));
        }
    }
}

/// Looks for what an argument may write.
struct Finder<'b, 'a, 's> {
    body: &'b Body<'a, 's>,
    writes: bool,
    /// The locals that it names.
    asked: Vec<LocalId>,
}

impl Finder<'_, '_, '_> {
    /// True of a `&mut` parameter that is passed on.
    fn is_lent(&self, arg: &syn::Expr) -> bool {
        let path = match arg {
            syn::Expr::Path(path) => &path.path,
            syn::Expr::Paren(inner) => return self.is_lent(&inner.expr),
            _ => return false,
        };
        let ty = match path.get_ident().and_then(|name| self.body.names.get(&proofs::plain_name(name))) {
            Some(Binding::Local(local)) => &self.body.locals[local.0 as usize].ty,
            // Of a part that is lent, the name is the place.
            Some(Binding::Expr(place)) => &place.ty,
            _ => return false,
        };
        self.body.infer.shallow(ty).is_mut()
    }
}

impl<'ast> Visit<'ast> for Finder<'_, '_, '_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        self.writes |= match expr {
            syn::Expr::Assign(_) | syn::Expr::Unsafe(_) => true,
            syn::Expr::Macro(expr) => match Asked::of(&expr.mac) {
                Some(Ok(Asked { value, guard, .. })) => {
                    let mut inner = Finder { body: self.body, writes: false, asked: Vec::new() };
                    guard.iter().chain([&value]).for_each(|part| inner.visit_expr(part));
                    self.asked.extend(inner.asked);
                    inner.writes
                }
                _ => true,
            },
            // A closure may write to what stands around it, whoever calls it.
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().map(proofs::plain_name);
                if let Some(Binding::Local(local)) = name.and_then(|name| self.body.names.get(&name)) {
                    self.asked.push(*local);
                }
                self.body.closure_named(&path.path).is_some()
            }
            syn::Expr::Return(_) | syn::Expr::Break(_) | syn::Expr::Continue(_) | syn::Expr::Try(_) => true,
            syn::Expr::Binary(binary) => matches!(binary_op(&binary.op), Operator::Assign(..)),
            syn::Expr::Reference(reference) => reference.mutability.is_some(),
            syn::Expr::Call(call) => call.args.iter().any(|arg| self.is_lent(arg)),
            syn::Expr::MethodCall(call) => {
                let own = self.body.items.sources.items.iter().filter_map(|source| match &source.item {
                    syn::Item::Fn(item) => Some(&item.sig),
                    _ => None,
                });
                let writes = |sig: &syn::Signature| sig.receiver().is_some_and(may_write);
                let name = call.method.to_string();
                let std = ["swap", "take", "replace", "iter_mut", "as_mut"].contains(&name.as_str())
                    || name.ends_with("_assign");
                std || call.args.iter().any(|arg| self.is_lent(arg))
                    || own.filter(|sig| sig.ident == call.method).any(writes)
            }
            _ => false,
        };
        visit::visit_expr(self, expr);
    }
}

/// True of `&mut self`, and of `self` of any type that is written out.
fn may_write(receiver: &syn::Receiver) -> bool {
    matches!(receiver.kind, syn::ReceiverKind::Reference(_, _, Some(_)) | syn::ReceiverKind::Typed(..))
}
