//! `unreachable!()` and its kin, behind which nothing comes, and `assert!(..)` and its kin, which are left out: an input for which the
//! original panics is outside of the contract.

use super::body::{Binding, Body};
use super::draft::{Block, Expr, Kind};
use super::infer::{self, Term, Var};
use super::matches::Asked;
use super::operators::{Operator, binary_op};
use super::swizzles::swizzle;
use super::{ints, matrices, methods, proofs};
use crate::hir::LocalId;
use crate::ty::Ty;
use quote::ToTokens;
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
            let mut reader = Reader { body: self, asked: Vec::new() };
            let reads = args.iter().take(count).fold(true, |reads, arg| reader.reads_place(arg) & reads);
            let asked = reader.asked;
            self.asserted.extend(asked);
            if args.len() < count {
                return None;
            }
            if !reads {
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

/// What arrays and `Option`s have that only reads.
const READERS: [&str; 34] = [
    "all",
    "and_then",
    "any",
    "as_ref",
    "chunks",
    "chunks_exact",
    "clone",
    "cmp",
    "contains",
    "copied",
    "eq",
    "filter",
    "first",
    "ge",
    "get",
    "gt",
    "into_iter",
    "is_empty",
    "is_none",
    "is_none_or",
    "is_some",
    "is_some_and",
    "iter",
    "last",
    "le",
    "len",
    "lt",
    "map",
    "map_or",
    "ne",
    "partial_cmp",
    "unwrap",
    "unwrap_or",
    "windows",
];

/// Looks at what is asserted: it is left out, so that it must write nothing.
struct Reader<'b, 'a, 's> {
    body: &'b Body<'a, 's>,
    /// The locals that it names.
    asked: Vec<LocalId>,
}

impl Reader<'_, '_, '_> {
    /// True of what only reads, as far as is known: what stands here is known, and no `&mut` is passed on.
    fn reads(&mut self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Path(path) => self.names(&path.path) && !self.is_lent(&path.path),
            syn::Expr::Lit(_) => true,
            syn::Expr::Paren(inner) => self.reads(&inner.expr),
            syn::Expr::Group(inner) => self.reads(&inner.expr),
            syn::Expr::Cast(inner) => self.reads(&inner.expr),
            syn::Expr::Field(inner) => self.reads_place(&inner.base),
            syn::Expr::Index(inner) => self.reads_place(&inner.expr) & self.reads(&inner.index),
            syn::Expr::Reference(inner) => inner.mutability.is_none() & self.reads_place(&inner.expr),
            syn::Expr::Unary(inner) => self.reads_place(&inner.expr),
            syn::Expr::Tuple(inner) => self.read_all(inner.elems.iter()),
            syn::Expr::Array(inner) => self.read_all(inner.elems.iter()),
            syn::Expr::Repeat(inner) => self.reads(&inner.expr) & self.reads(&inner.len),
            syn::Expr::Struct(inner) => {
                let fields = inner.fields.iter().map(|field| &field.expr);
                self.read_all(fields.chain(inner.rest.as_deref()))
            }
            syn::Expr::Range(inner) => {
                self.read_all([&inner.start, &inner.end].into_iter().flatten().map(|end| &**end))
            }
            syn::Expr::Binary(inner) => {
                let assigns = matches!(binary_op(&inner.op), Operator::Assign(..));
                !assigns & self.reads_place(&inner.left) & self.reads_place(&inner.right)
            }
            syn::Expr::Let(inner) => self.reads(&inner.expr) & takes_values(&inner.pat),
            syn::Expr::If(inner) => {
                let other = inner.else_branch.as_ref().map(|(_, other)| &**other);
                let branches = self.reads_block(&inner.then_branch) & self.read_all(other.into_iter());
                self.reads(&inner.cond) & branches
            }
            syn::Expr::Match(inner) => {
                let mut reads = self.reads(&inner.expr);
                for arm in &inner.arms {
                    let guard = match &arm.pat {
                        syn::Pat::Guard(pat) => Some(&*pat.guard),
                        _ => None,
                    };
                    reads &= takes_values(&arm.pat) & self.read_all(guard.into_iter().chain([&*arm.body]));
                }
                reads
            }
            syn::Expr::Block(inner) => inner.label.is_none() & self.reads_block(&inner.block),
            syn::Expr::Closure(inner) => inner.inputs.iter().all(takes_values) & self.reads(&inner.body),
            // A closure may write to what stands around it, whoever calls it.
            syn::Expr::Call(call) => {
                let is_function = matches!(&*call.func, syn::Expr::Path(_));
                is_function & self.reads(&call.func) & self.read_all(call.args.iter())
            }
            syn::Expr::MethodCall(call) => {
                let name = proofs::plain_name(&call.method);
                let may = !self.may_be_lent(&call.receiver) || self.is_reader(&call.receiver, &name);
                may & self.reads_place(&call.receiver) & self.read_all(call.args.iter())
            }
            syn::Expr::Macro(expr) => match Asked::of(&expr.mac) {
                Some(Ok(Asked { value, guard, pat, .. })) => {
                    takes_values(&pat) & self.read_all(guard.iter().chain([&value]))
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn read_all<'e>(&mut self, exprs: impl Iterator<Item = &'e syn::Expr>) -> bool {
        exprs.fold(true, |reads, expr| self.reads(expr) & reads)
    }

    fn reads_block(&mut self, block: &syn::Block) -> bool {
        block.stmts.iter().fold(true, |reads, stmt| {
            let own = match stmt {
                syn::Stmt::Expr(expr, _) => self.reads(expr),
                syn::Stmt::Local(local) => {
                    let init = local.init.as_ref();
                    let read = init.is_none_or(|init| init.diverge.is_none() & self.reads(&init.expr));
                    takes_values(&local.pat) & read
                }
                syn::Stmt::Item(_) | syn::Stmt::Macro(_) => false,
            };
            own & reads
        })
    }

    /// The same of what is looked at and not passed on.
    fn reads_place(&mut self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Path(path) => self.names(&path.path),
            syn::Expr::Paren(inner) => self.reads_place(&inner.expr),
            syn::Expr::Group(inner) => self.reads_place(&inner.expr),
            other => self.reads(other),
        }
    }

    /// Notes a local; false of a closure.
    fn names(&mut self, path: &syn::Path) -> bool {
        if let Some(Binding::Local(local)) = self.binding(path) {
            self.asked.push(*local);
        }
        self.body.closure_named(path).is_none()
    }

    fn binding(&self, path: &syn::Path) -> Option<&Binding> {
        self.body.names.get(&proofs::plain_name(path.get_ident()?))
    }

    /// True of the name of something with a `&mut` in it.
    fn is_lent(&self, path: &syn::Path) -> bool {
        let ty = match self.binding(path) {
            Some(Binding::Local(local)) => &self.body.locals[local.0 as usize].ty,
            // Of a part that is lent, the name is the place.
            Some(Binding::Expr(place)) => &place.ty,
            _ => return false,
        };
        self.body.infer.deep(ty).lends()
    }

    /// True of a place that a method may take by `&mut`.
    fn may_be_lent(&self, receiver: &syn::Expr) -> bool {
        match receiver {
            syn::Expr::Paren(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Group(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Field(inner) => self.may_be_lent(&inner.base),
            syn::Expr::Index(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Unary(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Path(path) => match self.binding(&path.path) {
                Some(Binding::Local(local)) => {
                    self.is_lent(&path.path) || self.body.locals[local.0 as usize].mutable
                }
                Some(Binding::Expr(_)) => true,
                // A name of its own in there, of what is no `&mut`.
                _ => false,
            },
            _ => false,
        }
    }

    /// The type of a place, as far as it is known.
    fn type_of(&self, place: &syn::Expr) -> Option<Term> {
        let ty = match place {
            syn::Expr::Paren(inner) => self.type_of(&inner.expr)?,
            syn::Expr::Group(inner) => self.type_of(&inner.expr)?,
            syn::Expr::Unary(inner) => self.type_of(&inner.expr)?,
            syn::Expr::Path(path) => match self.binding(&path.path)? {
                Binding::Local(local) => self.body.locals[local.0 as usize].ty.clone(),
                Binding::Expr(place) => place.ty.clone(),
                _ => return None,
            },
            syn::Expr::Field(inner) => {
                let whole = self.type_of(&inner.base)?;
                let name = inner.member.to_token_stream().to_string();
                let fields = self.body.fields(&whole);
                fields.into_iter().find(|(known, ..)| *known == name)?.2
            }
            syn::Expr::Index(inner) => match self.type_of(&inner.expr)? {
                Term::Array(item, _) => *item,
                Term::Value(ty) if ty.is_vector() => Term::Value(ty.element()),
                _ => return None,
            },
            _ => return None,
        };
        Some(self.body.infer.target(&ty))
    }

    /// True of a method that such a place is known to have by value or by `&self`, which Rust finds before one by `&mut self`.
    fn is_reader(&self, place: &syn::Expr, name: &str) -> bool {
        let of_number = |ty: Ty| methods::find(ty, name).is_some() || swizzle(ty, name).is_some();
        match self.type_of(place) {
            Some(Term::Value(ty)) => of_number(ty),
            Some(Term::Int(int)) => ints::methods(int).contains(&name) || of_number(int.ty()),
            Some(Term::Var(var)) => match self.body.infer.kind(var) {
                infer::Kind::Float => of_number(Ty::F32),
                infer::Kind::Int => of_number(Ty::I32),
                infer::Kind::Any => false,
            },
            Some(Term::Array(..) | Term::Option(_)) => READERS.contains(&name),
            Some(Term::Struct(id)) => {
                let of = &self.body.items.structs[id.0 as usize];
                if let Some(columns) = of.columns() {
                    return matrices::names(columns, false).any(|known| known == name);
                }
                let items = &self.body.items;
                let function = items.members.get(items.struct_items[id.0 as usize], name);
                matches!(
                    function.map(|index| &items.sources.items[index].item),
                    Some(syn::Item::Fn(item)) if item.sig.receiver().is_some_and(|receiver| !may_write(receiver))
                )
            }
            _ => false,
        }
    }
}

/// True of a pattern that lends nothing to be written to.
fn takes_values(pat: &syn::Pat) -> bool {
    struct Lends(bool);
    impl<'ast> Visit<'ast> for Lends {
        fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
            self.0 |= pat.by_ref.is_some() && pat.mutability.is_some();
            visit::visit_pat_ident(self, pat);
        }
    }
    let mut lends = Lends(false);
    lends.visit_pat(pat);
    !lends.0
}

/// True of `&mut self`, and of `self` of any type that is written out.
fn may_write(receiver: &syn::Receiver) -> bool {
    matches!(receiver.kind, syn::ReceiverKind::Reference(_, _, Some(_)) | syn::ReceiverKind::Typed(..))
}
