//! The items that the entries reach, each read once: structs and the heads of functions.

mod heads;
mod structs;

use super::Sources;
use super::generics::{self, Argument, Arguments};
use super::infer::Term;
use super::inner::{self, Inner};
use super::members::Members;
use super::proofs::{self, Proofs};
use super::rows::Formula;
use super::syntax;
use crate::diag::codes::{self, Code};
use crate::diag::way::Step;
use crate::diag::{Diag, Diags};
use crate::hir::{self, FnId, Struct};
use crate::ty::Ty;
use proc_macro2::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What names mean at some place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Env {
    /// In the user's code: an index into the scopes of the sources.
    User(usize),
    /// In a formula of the tables, for a receiver of this type.
    Formula(Ty),
}

/// The items read so far.
pub(super) struct Items<'s> {
    pub(super) sources: &'s Sources,
    pub(super) inner: &'s Inner,
    pub(super) diags: Diags,
    /// How often something was asked for again whose mistakes are reported already.
    pub(super) echoes: usize,
    pub(super) structs: Vec<Struct>,
    /// The item of each struct, by [`hir::StructId`], or [`NO_ITEM`].
    pub(super) struct_items: Vec<usize>,
    /// What `impl` blocks give to structs.
    pub(super) members: Members,
    /// How many parts each struct has, by [`hir::StructId`].
    pub(super) struct_parts: Vec<usize>,
    /// The heads of functions, by [`FnId`].
    pub(super) heads: Vec<Head>,
    /// Who calls whom, and where.
    pub(super) calls: Vec<(FnId, FnId, Span)>,
    pub(super) proofs: Proofs,
    /// How deep the tree is where it is being read.
    pub(super) depth: usize,
    pub(super) reported_depth: bool,
    /// The scopes whose names are proven: those of the entries, and those of their tree of modules.
    proven: Vec<bool>,
    /// The structs, and what aliases stand for.
    pub(super) types: FxHashMap<usize, Reading<Term>>,
    fn_ids: FxHashMap<usize, Option<FnId>>,
    /// What the parameters of generic functions stand for where they are being read, by the functions' scopes.
    pub(super) arguments: FxHashMap<usize, Arguments>,
    /// What generic functions have become, by their items.
    pub(super) instances: FxHashMap<usize, Vec<(Arguments, Option<FnId>)>>,
    /// The functions of operators that were asked for; `None` of one whose head has mistakes, which are nobody's then.
    operators: FxHashMap<usize, Option<FnId>>,
    pub(super) constants: FxHashMap<usize, Reading<Rc<hir::Expr>>>,
    /// The functions that have been read as a whole.
    pub(super) finished: FxHashMap<FnId, Reading<Rc<hir::Fn>>>,
    formulas: FxHashMap<&'static str, Rc<Formula>>,
    /// What is being read is left out: no item is read for it.
    pub(super) is_left_out: bool,
}

/// What is known of an item that may mention itself.
#[derive(Clone)]
pub(super) enum Reading<T> {
    Busy,
    Failed,
    Done(T),
}

/// The head of a function.
#[derive(Clone)]
pub(super) struct Head {
    pub(super) source: usize,
    pub(super) params: Vec<HeadParam>,
    pub(super) ret: Term,
    pub(super) span: Span,
    /// It has mistakes. The body is read for its own, and nobody calls the function.
    pub(super) broken: bool,
    /// What its parameters stand for, if it is generic.
    pub(super) arguments: Arguments,
}

/// A parameter of a function.
#[derive(Clone)]
pub(super) struct HeadParam {
    /// `_` if the parameter is taken apart.
    pub(super) name: String,
    pub(super) ty: Term,
    pub(super) mutable: bool,
    pub(super) uniform: bool,
    /// What takes it apart.
    pub(super) pattern: Option<Rc<syn::Pat>>,
    pub(super) span: Span,
}

/// The item of a struct that no source declares: a matrix, or `Ordering`.
pub(super) const NO_ITEM: usize = usize::MAX;

/// The most parts that one struct or tuple may have, the parts of its parts included.
pub(super) const MAX_PARTS: usize = 1024;

impl<'s> Items<'s> {
    pub(super) fn new(sources: &'s Sources, inner: &'s Inner, entries: &[usize]) -> Items<'s> {
        Items {
            sources,
            inner,
            diags: Diags::new(),
            echoes: 0,
            structs: Vec::new(),
            struct_items: Vec::new(),
            members: Members::of(sources),
            struct_parts: Vec::new(),
            heads: Vec::new(),
            calls: Vec::new(),
            proofs: Proofs::default(),
            depth: 0,
            reported_depth: false,
            proven: proven(sources, entries),
            types: FxHashMap::default(),
            fn_ids: FxHashMap::default(),
            arguments: FxHashMap::default(),
            instances: FxHashMap::default(),
            operators: FxHashMap::default(),
            constants: FxHashMap::default(),
            finished: FxHashMap::default(),
            formulas: FxHashMap::default(),
            is_left_out: false,
        }
    }

    /// True of a struct or an enum of the sources.
    pub(super) fn is_of_user(&self, id: hir::StructId) -> bool {
        self.struct_items[id.0 as usize] != NO_ITEM
    }

    /// What is wrong so far: what has more afterwards has mistakes.
    pub(super) fn mistakes(&self) -> usize {
        self.diags.len() + self.echoes
    }

    /// Forgets the mistakes since there were `before`, if those of the item at this index are reported elsewhere.
    pub(super) fn hush(&mut self, index: usize, before: usize) {
        if self.sources.items[index].reported && self.diags.len() > before {
            self.diags.truncate(before);
            self.echoes += 1;
        }
    }

    /// The mistakes since there were `before` stand in the item at this index, which a token asks for.
    pub(super) fn below(&mut self, index: usize, before: usize, span: Span) {
        let (name, item) = (self.sources.items[index].path.clone(), self.inner.root(index));
        self.diags.found_below(before, &Step { name, item, span });
    }

    /// Of the mistakes since there were `before`, found in a body that has others, forgets those that may be their echo.
    pub(super) fn keep_late(&mut self, before: usize) {
        let is_echo = |diag: &Diag| [&codes::AMBIGUOUS_TYPE, &codes::REFERENCE].contains(&diag.code);
        self.diags.retain_from(before, |diag| !is_echo(diag));
    }

    /// The mistakes, or none if there are none anywhere.
    pub(super) fn check(diags: Diags, echoes: usize) -> Result<(), Diags> {
        diags.check()?;
        // All that is wrong is reported elsewhere.
        if echoes > 0 { Err(Diags::new()) } else { Ok(()) }
    }

    /// True if what is being read is left out, for which no item is read: then it is not read itself.
    pub(super) fn stays_unread(&mut self) -> bool {
        self.echoes += usize::from(self.is_left_out);
        self.is_left_out
    }

    pub(super) fn error(&mut self, span: Span, code: &'static Code) -> &mut Diag {
        self.diags.at(span, code)
    }

    /// Reports nesting once: what is too deep is so in all its branches.
    pub(super) fn too_deep(&mut self, span: Span) {
        self.deeper(span, codes::LESS_DEEP);
    }

    /// The same of arms: each stands in the `else` of the one before.
    pub(super) fn too_many_arms(&mut self, span: Span) {
        self.deeper(
            span,
            "give some of the arms to a function of their own, or have their values in a `const` array",
        );
    }

    fn deeper(&mut self, span: Span, instead: &str) {
        if !std::mem::replace(&mut self.reported_depth, true) {
            self.error(span, &codes::NESTING).with("limit", super::MAX_DEPTH).with("instead", instead);
        }
    }

    /// The struct that a path means, by the scope's names, or the alias of what is none.
    pub(super) fn lookup_type(&self, scope: usize, path: &str) -> Option<usize> {
        let index = self.sources.scopes.get(scope)?.types.get(path).copied()?;
        Some(self.sources.target(index))
    }

    /// The function or constant that a path means, by the scope's names and by what `impl` blocks give.
    pub(super) fn lookup_value(&self, scope: usize, path: &str) -> Option<usize> {
        let plain = self.sources.scopes.get(scope)?.values.get(path).copied();
        plain.or_else(|| {
            let (owner, name) = path.rsplit_once("::")?;
            let owner = self.lookup_type(scope, owner).or_else(|| {
                match self.argument(Env::User(scope), owner)? {
                    Argument::Type(Term::Struct(id)) => Some(self.struct_items[id.0 as usize]),
                    _ => None,
                }
            })?;
            self.members.get(owner, name)
        })
    }

    /// The path as it would be written outside of all bodies, if a `use` in a body brings its first name.
    pub(super) fn used(&self, env: Env, path: &syn::Path) -> Option<syn::Path> {
        let Env::User(scope) = env else { return None };
        let uses = &self.sources.scopes.get(scope)?.uses;
        if uses.is_empty() || path.leading_colon.is_some() {
            return None;
        }
        let target = uses.get(&path.segments.first()?.ident.to_string())?;
        Some(inner::expanded(path, target))
    }

    /// Where names are proven, if they are in this environment.
    pub(super) fn prove(&mut self, env: Env) -> Option<&mut Proofs> {
        match env {
            Env::User(scope) if self.proven[self.inner.outermost(scope)] => {
                self.proofs.scope = self.inner.is_inner(scope).then_some(scope);
                self.proofs.module = self.sources.scopes[scope].module;
                Some(&mut self.proofs)
            }
            _ => None,
        }
    }

    /// A formula of the tables, parsed once.
    pub(super) fn formula(&mut self, text: &'static str) -> Rc<Formula> {
        self.formulas.entry(text).or_insert_with(|| Rc::new(Formula::parse(text))).clone()
    }

    /// Attributes that change what stands there are refused; the others say nothing about values.
    pub(super) fn attributes(&mut self, attrs: &[syn::Attribute]) {
        for attr in attrs {
            let name = proofs::text(attr.path());
            if matches!(name.as_str(), "cfg" | "cfg_attr" | "unroll" | "keep") {
                let what = format!("`#[{name}]`");
                self.error(proofs::span(attr.path()), &codes::UNSUPPORTED_STATEMENT).with("what", what);
            }
        }
    }

    /// The type, unless it is a reference where none can stand.
    pub(super) fn no_reference(&mut self, term: Term, ty: &syn::Type, what: &str, instead: &str) -> Term {
        if !term.has_reference() {
            return term;
        }
        self.error(syntax::type_start(ty), &codes::REFERENCE).with("what", what).with("instead", instead);
        Term::Error
    }
}

/// For each scope, whether it is that of an entry, or one of the tree of modules that it belongs to: functions that an entry
/// calls stand in others.
fn proven(sources: &Sources, entries: &[usize]) -> Vec<bool> {
    let own: Vec<usize> = entries.iter().map(|entry| sources.items[*entry].scope).collect();
    let is_tree = own.iter().any(|scope| sources.scopes[*scope].module.is_some());
    let is_proven =
        |(number, scope): (usize, &super::Scope)| own.contains(&number) || is_tree && scope.module.is_some();
    sources.scopes.iter().enumerate().map(is_proven).collect()
}

fn what(generics: &syn::Generics) -> &'static str {
    match generics.params.first() {
        Some(syn::GenericParam::Lifetime(_)) => "a lifetime parameter",
        Some(syn::GenericParam::Const(param)) if generics::is_unnamed(&param.ident) => {
            "a parameter that is a slice"
        }
        Some(syn::GenericParam::Const(_)) => "a const parameter",
        Some(syn::GenericParam::Type(param)) if generics::is_unnamed(&param.ident) => {
            "a parameter of any type that has a trait"
        }
        Some(syn::GenericParam::Type(_)) => "a type parameter",
        None => "a `where` clause",
    }
}
