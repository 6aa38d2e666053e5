//! The items that the entries reach, each read once: structs and the heads of functions.

use super::Sources;
use super::infer::{Borrow, Infer, Term};
use super::inner::{self, Inner};
use super::leaf::Mark;
use super::members::Members;
use super::proofs::{self, Proofs};
use super::rows::Formula;
use super::syntax;
use crate::diag::codes::{self, Code};
use crate::diag::way::Step;
use crate::diag::{Diag, Diags};
use crate::hir::{self, FnId, Struct, StructId};
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
    /// The item of each struct, by [`StructId`].
    pub(super) struct_items: Vec<usize>,
    /// What `impl` blocks give to structs.
    pub(super) members: Members,
    /// How many parts each struct has, by [`StructId`].
    pub(super) struct_parts: Vec<usize>,
    /// The heads of functions, by [`FnId`].
    pub(super) heads: Vec<Head>,
    /// Who calls whom, and where.
    pub(super) calls: Vec<(FnId, FnId, Span)>,
    pub(super) proofs: Proofs,
    /// How deep the tree is where it is being read.
    pub(super) depth: usize,
    reported_depth: bool,
    /// The scopes whose names are proven: those of the entries.
    proven: Vec<usize>,
    struct_ids: FxHashMap<usize, Reading<StructId>>,
    fn_ids: FxHashMap<usize, Option<FnId>>,
    pub(super) constants: FxHashMap<usize, Reading<Rc<hir::Expr>>>,
    /// The functions that have been read as a whole.
    pub(super) finished: FxHashMap<FnId, Reading<Rc<hir::Fn>>>,
    formulas: FxHashMap<&'static str, Rc<Formula>>,
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
            proven: entries.iter().map(|e| sources.items[*e].scope).collect(),
            struct_ids: FxHashMap::default(),
            fn_ids: FxHashMap::default(),
            constants: FxHashMap::default(),
            finished: FxHashMap::default(),
            formulas: FxHashMap::default(),
        }
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

    pub(super) fn error(&mut self, span: Span, code: &'static Code) -> &mut Diag {
        self.diags.at(span, code)
    }

    /// Reports nesting once: what is too deep is so in all its branches.
    pub(super) fn too_deep(&mut self, span: Span) {
        if !std::mem::replace(&mut self.reported_depth, true) {
            self.error(span, &codes::NESTING).with("limit", super::MAX_DEPTH);
        }
    }

    /// The struct that a path means, by the scope's names.
    pub(super) fn lookup_type(&self, scope: usize, path: &str) -> Option<usize> {
        self.sources.scopes.get(scope)?.types.get(path).copied()
    }

    /// The function or constant that a path means, by the scope's names and by what `impl` blocks give.
    pub(super) fn lookup_value(&self, scope: usize, path: &str) -> Option<usize> {
        let plain = self.sources.scopes.get(scope)?.values.get(path).copied();
        plain.or_else(|| {
            let (owner, name) = path.rsplit_once("::")?;
            self.members.get(self.lookup_type(scope, owner)?, name)
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
            Env::User(scope) if self.proven.contains(&self.inner.outermost(scope)) => {
                self.proofs.scope = self.inner.is_inner(scope).then_some(scope);
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

    // ---- Structs.

    pub(super) fn struct_type(&mut self, index: usize, span: Span) -> Term {
        match self.struct_ids.get(&index) {
            Some(Reading::Done(id)) => return Term::Struct(*id),
            Some(Reading::Failed) => {
                self.echoes += 1;
                return Term::Error;
            }
            Some(Reading::Busy) => {
                let name = self.sources.items[index].path.clone();
                self.error(span, &codes::RECURSIVE_TYPE).with("name", name);
                return Term::Error;
            }
            None => {}
        }
        self.struct_ids.insert(index, Reading::Busy);
        let before = self.diags.len();
        let read = self.read_struct(index);
        self.below(index, before, span);
        let term = read.map_or(Term::Error, Term::Struct);
        self.struct_ids.insert(index, read.map_or(Reading::Failed, Reading::Done));
        term
    }

    fn read_struct(&mut self, index: usize) -> Option<StructId> {
        let source = &self.sources.items[index];
        let syn::Item::Struct(item) = &source.item else { unreachable!("the caller found a struct") };
        let span = item.ident.span();
        let name = item.ident.to_string();
        if !item.generics.params.is_empty() {
            self.error(span, &codes::GENERICS).with("name", &name).with("what", what(&item.generics));
            return None;
        }
        let mut fields = Vec::new();
        for (i, field) in item.fields.iter().enumerate() {
            self.attributes(&field.attrs);
            let field_name = field.ident.as_ref().map_or_else(|| i.to_string(), ToString::to_string);
            let term = self.boundary_term(Env::User(source.scope), &field.ty);
            let term = self.no_reference(term, &field.ty, "a reference in a struct", "hold the value itself");
            fields.push((field_name, self.settled(&term)));
        }
        let fields = fields.into_iter().map(|(n, t)| t.map(|t| (n, t))).collect::<Option<Vec<_>>>()?;
        let none = Infer::default();
        let parts = 1 + fields.iter().map(|(_, t)| self.parts(&none, &Term::from(t))).sum::<usize>();
        if parts > MAX_PARTS {
            let what = format!("more than {MAX_PARTS} parts");
            self.error(span, &codes::STRUCT_FORM).with("name", &name).with("what", what);
            return None;
        }
        self.structs.push(Struct { name, fields, span });
        self.struct_parts.push(parts);
        self.struct_items.push(index);
        Some(StructId(self.structs.len() as u32 - 1))
    }

    // ---- Functions.

    /// The function at an index of the sources, which a token asks for.
    pub(super) fn callee(&mut self, index: usize, span: Span) -> Option<FnId> {
        let before = self.diags.len();
        let id = self.function(index);
        self.below(index, before, span);
        id
    }

    /// The function at an index of the sources; its head is read, its body is left for later.
    pub(super) fn function(&mut self, index: usize) -> Option<FnId> {
        if let Some(known) = self.fn_ids.get(&index).copied() {
            self.echoes += usize::from(known.is_none());
            return known;
        }
        let before = self.diags.len();
        let head = self.read_head(index);
        self.hush(index, before);
        let id = head.and_then(|head| {
            let broken = head.broken;
            self.heads.push(head);
            (!broken).then_some(FnId(self.heads.len() as u32 - 1))
        });
        self.fn_ids.insert(index, id);
        id
    }

    /// The function at this index, also if its head has mistakes.
    pub(super) fn even_broken(&self, index: usize) -> Option<FnId> {
        let at = self.heads.iter().position(|head| head.source == index)?;
        Some(FnId(at as u32))
    }

    fn read_head(&mut self, index: usize) -> Option<Head> {
        let source = &self.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { return None };
        let sig = &item.sig;
        let before = self.diags.len();
        self.check_form(sig);
        if !sig.generics.params.is_empty() {
            return None;
        }
        let env = Env::User(source.scope);
        let params = sig.inputs.iter().map(|input| self.read_param(env, input)).collect();
        let ret = match &sig.output {
            syn::ReturnType::Default => Term::UNIT,
            syn::ReturnType::Type(_, ty) => {
                let term = self.boundary_term(env, ty);
                self.no_reference(term, ty, "a returned reference", "return the value itself")
            }
        };
        self.check_inner_leaf(item);
        let mut head = Head { source: index, params, ret, span: sig.ident.span(), broken: false };
        if Mark::of(item).is_some() {
            self.check_leaf(item, &head);
        }
        head.broken = self.diags.len() > before;
        Some(head)
    }

    fn check_form(&mut self, sig: &syn::Signature) {
        let mut form = |span: Span, form: &str| {
            self.diags.at(span, &codes::FN_FORM).with("form", form);
        };
        if let Some(token) = &sig.asyncness {
            form(token.span, "async");
        }
        if let syn::Safety::Unsafe(token) = &sig.safety {
            form(token.span, "unsafe");
        }
        if let Some(abi) = &sig.abi {
            form(abi.extern_token.span, "extern");
        }
        if let Some(variadic) = &sig.variadic {
            form(variadic.dots.spans[0], "variadic");
        }
        if !sig.generics.params.is_empty() || sig.generics.where_clause.is_some() {
            let span = sig.ident.span();
            let diag = self.error(span, &codes::GENERICS).with("name", &sig.ident);
            diag.with("what", what(&sig.generics));
        }
    }

    fn read_param(&mut self, env: Env, input: &syn::FnArg) -> HeadParam {
        let typed = match input {
            syn::FnArg::Typed(typed) => typed,
            syn::FnArg::Receiver(receiver) => return self.read_receiver(env, receiver),
        };
        self.attributes(&typed.attrs);
        let uniform = typed.attrs.iter().any(|a| a.path().is_ident("uniform"));
        let ty = self.boundary_term(env, &typed.ty);
        let inner = match &ty {
            Term::Ref(Borrow::Mut, to) => to.has_reference(),
            Term::Tuple(_) => ty.has_reference(),
            _ => false,
        };
        let ty = match inner {
            true => self.no_reference(
                ty,
                &typed.ty,
                "a reference inside of a parameter",
                "take each value as a parameter of its own",
            ),
            false => ty,
        };
        let mut pat = &*typed.pat;
        while let syn::Pat::Paren(inner) = pat {
            pat = &inner.pat;
        }
        let span = syntax::pat_start(pat);
        let (name, mutable, pattern) = match pat {
            syn::Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => {
                (p.ident.to_string(), p.mutability.is_some(), None)
            }
            syn::Pat::Wild(_) => ("_".to_owned(), false, None),
            other => ("_".to_owned(), false, Some(Rc::new(other.clone()))),
        };
        let mutable = mutable || ty.is_mut();
        HeadParam { name, ty, mutable, uniform, pattern, span }
    }

    fn read_receiver(&mut self, env: Env, receiver: &syn::Receiver) -> HeadParam {
        let span = receiver.self_token.span;
        self.attributes(&receiver.attrs);
        let owner = match env {
            Env::User(scope) => self.lookup_type(scope, "Self"),
            Env::Formula(_) => None,
        };
        let ty = match (&receiver.kind, owner) {
            (_, None) => {
                self.error(span, &codes::RECEIVER);
                Term::Error
            }
            (syn::ReceiverKind::Typed(_, ty), _) => self.term(env, ty, None),
            (kind, Some(owner)) => match (self.struct_type(owner, span), kind) {
                (Term::Error, _) => Term::Error,
                (own, syn::ReceiverKind::Reference(_, _, Some(_))) => own.borrowed(Borrow::Mut),
                (own, syn::ReceiverKind::Reference(..)) => own.borrowed(Borrow::Shared),
                (own, _) => own,
            },
        };
        let uniform = receiver.attrs.iter().any(|a| a.path().is_ident("uniform"));
        let mutable = receiver.mutability.is_some() || ty.is_mut();
        HeadParam { name: "self".to_owned(), ty, mutable, uniform, pattern: None, span }
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

fn what(generics: &syn::Generics) -> &'static str {
    match generics.params.first() {
        Some(syn::GenericParam::Lifetime(_)) => "a lifetime parameter",
        Some(syn::GenericParam::Const(_)) => "a const parameter",
        Some(syn::GenericParam::Type(_)) => "a type parameter",
        None => "a `where` clause",
    }
}
