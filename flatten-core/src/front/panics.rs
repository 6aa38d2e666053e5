//! `unreachable!()` and its kin, behind which nothing comes, and `assert!(..)` and its kin, which are left out: an input for which the
//! original panics is outside of the contract.

use super::body::{Binding, Body};
use super::draft::{Block, Expr, Kind};
use super::infer::{self, Borrow, Term, Var};
use super::matches::Asked;
use super::methods::{Form, Via};
use super::operators::{BinOp, Operator, binary_op};
use super::{ints, matrices, methods, proofs};
use crate::hir::LocalId;
use crate::ty::Ty;
use proc_macro2::Span;
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
            let mut reader =
                Reader { body: self, asked: Vec::new(), methods: Vec::new(), macros: Vec::new() };
            let reads = args.iter().take(count).fold(true, |reads, arg| reader.reads_place(arg) & reads);
            let Reader { asked, methods, macros, .. } = reader;
            self.asserted.extend(asked);
            let reads = reads && self.are_meant(methods, macros);
            if args.len() < count {
                return None;
            }
            if !reads {
                let what = format!("`{}!` of what may write something", proofs::text(&mac.path));
                let instead = "write before it what it does: `let ok = ..; assert!(ok);`";
                return Some(self.unsupported(span, &what, instead));
            }
        }
        let count = if let Panics::Asserts(count) = panics { count } else { 0 };
        self.left_out_macro(mac, count);
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
        self.later.iter().for_each(|expr| expr.all(&mut find));
        for var in asserted {
            self.infer.unify(&Term::Var(var), &Term::Value(Ty::F32));
        }
    }
}

/// What slices have that only reads.
const OF_SLICES: [&str; 10] =
    ["chunks", "chunks_exact", "contains", "first", "get", "is_empty", "iter", "last", "len", "windows"];

/// What an `Option` has itself: by `&self`, and by value.
const OF_OPTIONS: [&str; 4] = ["as_ref", "is_none", "is_some", "iter"];
const OF_OPTION_VALUES: [&str; 10] = [
    "and_then",
    "copied",
    "filter",
    "is_none_or",
    "is_some_and",
    "map",
    "map_or",
    "unwrap",
    "unwrap_or",
    "zip",
];

/// A method that is called on what may be written to: rustc is asked whether no trait gives one that it prefers.
struct Ask {
    /// What has it, and what it is called on.
    ty: Term,
    receiver: Term,
    /// What it takes.
    taken: Option<Borrow>,
    name: String,
    span: Span,
}

/// Looks at what is asserted: it is left out, so that it must write nothing.
struct Reader<'b, 'a, 's> {
    body: &'b Body<'a, 's>,
    /// The locals that it names.
    asked: Vec<LocalId>,
    methods: Vec<Ask>,
    /// Each `matches!`.
    macros: Vec<syn::Path>,
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
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => self.reads_place(expr),
            // An operator of one's own may take `&mut`.
            syn::Expr::Unary(inner) => self.reads(&inner.expr),
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
                let of = binary_op(&inner.op);
                let compares = matches!(
                    of,
                    Operator::Plain(BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge, _)
                );
                let mut side = |expr| if compares { self.reads_place(expr) } else { self.reads(expr) };
                !matches!(of, Operator::Assign(..)) & side(&inner.left) & side(&inner.right)
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
                let may = !self.may_be_lent(&call.receiver)
                    || self.is_reader(&call.receiver, &name, call.method.span());
                may & self.reads_place(&call.receiver) & self.read_all(call.args.iter())
            }
            syn::Expr::Macro(expr) => match Asked::of(&expr.mac) {
                Some(Ok(Asked { value, guard, pat, .. })) => {
                    self.macros.push(expr.mac.path.clone());
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

    /// The type of a place, as far as it is known, with its references.
    fn type_of(&self, place: &syn::Expr) -> Option<Term> {
        let ty = match place {
            syn::Expr::Paren(inner) => self.type_of(&inner.expr)?,
            syn::Expr::Group(inner) => self.type_of(&inner.expr)?,
            syn::Expr::Unary(inner) => match self.type_of(&inner.expr)? {
                Term::Ref(_, to) => *to,
                _ => return None,
            },
            syn::Expr::Path(path) => match self.binding(&path.path)? {
                Binding::Local(local) => self.body.locals[local.0 as usize].ty.clone(),
                Binding::Expr(place) => place.ty.clone(),
                _ => return None,
            },
            syn::Expr::Field(inner) => {
                let whole = self.body.infer.target(&self.type_of(&inner.base)?);
                let name = match &inner.member {
                    syn::Member::Named(name) => proofs::plain_name(name),
                    syn::Member::Unnamed(index) => index.index.to_string(),
                };
                let fields = self.body.fields(&whole);
                fields.into_iter().find(|(known, ..)| *known == name)?.2
            }
            syn::Expr::Index(inner) => match self.body.infer.target(&self.type_of(&inner.expr)?) {
                Term::Array(item, _) => *item,
                Term::Value(ty) if ty.is_vector() => Term::Value(ty.element()),
                _ => return None,
            },
            _ => return None,
        };
        Some(self.body.infer.deep(&ty))
    }

    /// True of a method that such a place is known to have by value or by `&self`, which Rust finds before one by `&mut self`,
    /// unless a trait gives another one, which is asked later.
    fn is_reader(&mut self, place: &syn::Expr, name: &str, span: Span) -> bool {
        let Some(receiver) = self.type_of(place) else { return false };
        let ty = self.body.infer.target(&receiver);
        if self.body.may_be_parameter(&ty) {
            return false;
        }
        let of_number = |ty: Ty| {
            let row = methods::find(ty, name);
            row.is_some_and(|row| matches!((row.form, row.via), (Form::Method, Via::Inherent)))
        };
        let taken = match &ty {
            Term::Value(ty) if of_number(*ty) => None,
            Term::Int(int) if ints::methods(*int).contains(&name) || of_number(int.ty()) => None,
            Term::Var(var) => match self.body.infer.kind(*var) {
                infer::Kind::Float if of_number(Ty::F32) => None,
                infer::Kind::Int if of_number(Ty::I32) => None,
                _ => return false,
            },
            Term::Array(..) if OF_SLICES.contains(&name) => Some(Borrow::Mut),
            Term::Option(_) if OF_OPTIONS.contains(&name) => Some(Borrow::Shared),
            Term::Option(_) if OF_OPTION_VALUES.contains(&name) => None,
            Term::Struct(id) => {
                let items = &self.body.items;
                if let Some(columns) = items.structs[id.0 as usize].columns() {
                    if !matrices::names(columns, false).any(|known| known == name) {
                        return false;
                    }
                    Some(Borrow::Shared)
                } else {
                    let function = items.members.get(items.struct_items[id.0 as usize], name);
                    let function = function.map(|index| &items.sources.items[index].item);
                    let Some(syn::Item::Fn(item)) = function else { return false };
                    match item.sig.receiver() {
                        Some(receiver) if !may_write(receiver) => {
                            let is_lent = matches!(receiver.kind, syn::ReceiverKind::Reference(..));
                            is_lent.then_some(Borrow::Shared)
                        }
                        _ => return false,
                    }
                }
            }
            _ => return false,
        };
        self.methods.push(Ask { ty, receiver, taken, name: name.to_owned(), span });
        true
    }
}

impl Body<'_, '_> {
    /// Asks rustc whether what an assertion calls is what it is taken for; false if that cannot be asked.
    fn are_meant(&mut self, methods: Vec<Ask>, macros: Vec<syn::Path>) -> bool {
        if let Some(proofs) = self.items.prove(self.env) {
            macros.iter().for_each(|path| proofs.of_matches(path));
        }
        methods.into_iter().all(|Ask { ty, receiver, taken, name, span }| {
            if let Term::Array(item, count) = &ty {
                self.prove_of_slices(item, *count, &name, span);
            }
            self.prove_steps(&ty, &receiver, taken, &name, span)
        })
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
