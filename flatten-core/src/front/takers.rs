//! Functions that take functions: `fn normal(p: Vec3, f: impl Fn(Vec3) -> f32) -> Vec3`.
//!
//! Each call is the body with its own arguments, as of a closure (`closures.rs`): a function in the place of a parameter is a
//! closure there. `impl Fn(..)`, a type parameter with such a bound, `&dyn Fn(..)` and `fn(..)` are the same.
//!
//! What the body names is proven where it is read as part of a caller, so both have to stand in one module.

use super::body::{Binding, Body, Names};
use super::called::Called;
use super::closures::{self, Closure, name_of};
use super::draft::{Expr, Kind, Stmt};
use super::infer::Term;
use super::items::Env;
use super::proofs;
use crate::diag::codes;
use proc_macro2::{Ident, Span};
use quote::{format_ident, quote_spanned};
use std::rc::Rc;

/// What a parameter asks of the function that it takes.
struct Taken<'i> {
    inputs: Vec<&'i syn::Type>,
    output: Option<&'i syn::Type>,
}

/// What a type asks of a function, if it is the type of one.
fn taken<'i>(ty: &'i syn::Type, generics: &'i syn::Generics) -> Option<Taken<'i>> {
    match ty {
        syn::Type::Paren(inner) => taken(&inner.elem, generics),
        syn::Type::Group(inner) => taken(&inner.elem, generics),
        syn::Type::Reference(reference) => taken(&reference.elem, generics),
        syn::Type::ImplTrait(ty) => bound(ty.bounds.iter()),
        syn::Type::TraitObject(ty) => bound(ty.bounds.iter()),
        syn::Type::FnPtr(ty) => {
            Some(Taken { inputs: ty.inputs.iter().map(|arg| &arg.ty).collect(), output: output(&ty.output) })
        }
        syn::Type::Path(path) => {
            let name = path.path.get_ident()?;
            let own = generics.type_params().filter(|param| param.ident == *name).map(|param| &param.bounds);
            let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
            let said = clauses.filter_map(|predicate| match predicate {
                syn::WherePredicate::Type(said) => match &said.bounded_ty {
                    syn::Type::Path(of) if of.path.is_ident(name) => Some(&said.bounds),
                    _ => None,
                },
                _ => None,
            });
            bound(own.chain(said).flatten())
        }
        _ => None,
    }
}

fn bound<'i>(bounds: impl Iterator<Item = &'i syn::TypeParamBound>) -> Option<Taken<'i>> {
    let mut bounds = bounds.filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => bound.path.segments.last(),
        _ => None,
    });
    bounds.find_map(|last| match &last.arguments {
        syn::PathArguments::Parenthesized(arguments)
            if ["Fn", "FnMut", "FnOnce"].iter().any(|name| last.ident == name) =>
        {
            let inputs = arguments.inputs.iter().map(|arg| &arg.ty).collect();
            Some(Taken { inputs, output: output(&arguments.output) })
        }
        _ => None,
    })
}

fn output(output: &syn::ReturnType) -> Option<&syn::Type> {
    match output {
        syn::ReturnType::Type(_, ty) => Some(ty),
        syn::ReturnType::Default => None,
    }
}

/// True of a function that takes functions, and whose type parameters are all such.
pub(crate) fn takes_functions(item: &syn::ItemFn) -> bool {
    let generics = &item.sig.generics;
    let typed = || item.sig.inputs.iter().filter_map(typed).map(|typed| &*typed.ty);
    let is_named = |param: &syn::TypeParam| {
        let of = |ty: &syn::Type| one_name(ty).is_some_and(|name| *name == param.ident);
        typed().any(|ty| taken(ty, generics).is_some() && of(ty))
    };
    typed().count() == item.sig.inputs.len()
        && typed().any(|ty| taken(ty, generics).is_some())
        && generics.type_params().all(is_named)
        && generics.const_params().next().is_none()
}

/// The one name that a type is, also behind references.
fn one_name(ty: &syn::Type) -> Option<&Ident> {
    match ty {
        syn::Type::Reference(reference) => one_name(&reference.elem),
        syn::Type::Paren(inner) => one_name(&inner.elem),
        syn::Type::Path(path) => path.path.get_ident(),
        _ => None,
    }
}

impl Body<'_, '_> {
    /// A call of a function that takes functions.
    pub(super) fn call_taker(&mut self, index: usize, name: &str, call: &syn::ExprCall, span: Span) -> Expr {
        let sources = self.items.sources;
        let source = &sources.items[index];
        let syn::Item::Fn(item) = &source.item else { unreachable!("functions are called") };
        if self.takers.contains(&index) {
            let cycle = format!("{0} -> {0}", source.path);
            self.error(span, &codes::RECURSION).with("cycle", cycle);
            return self.skip(call.args.iter(), span);
        }
        if !self.is_beside(source.scope) {
            let what = format!("`{name}`, which takes a function and stands in another module,");
            self.unsupported(
                span,
                &what,
                "write it in the module of its caller, where what it names can be checked",
            );
            return self.skip(call.args.iter(), span);
        }
        let env = Env::User(source.scope);
        let inputs: Vec<&syn::PatType> = item.sig.inputs.iter().filter_map(typed).collect();
        let generics = &item.sig.generics;
        let mistakes = self.items.mistakes();
        let found = self.items.diags.len();
        let (mut args, mut before): (Vec<Expr>, Vec<Stmt>) = (Vec::new(), Vec::new());
        let mut given: Vec<Result<Rc<Closure>, usize>> = Vec::new();
        let mut terms = Vec::new();
        for (i, arg) in call.args.iter().enumerate() {
            match inputs.get(i).and_then(|input| taken(&input.ty, generics)) {
                Some(taken) => {
                    let Some(closure) = self.given_function(arg, &taken, env) else {
                        return self.skip(call.args.iter().skip(i + 1), span);
                    };
                    given.push(Ok(closure));
                }
                None => {
                    let arg = self.argument(arg, &mut args, &mut before);
                    given.push(Err(args.len()));
                    args.push(arg);
                }
            }
        }
        for input in inputs.iter().filter(|input| taken(&input.ty, generics).is_none()) {
            terms.push(self.items.boundary_term(env, &input.ty));
        }
        if given.len() != inputs.len() {
            let names = inputs.iter().map(|input| name_of(&input.pat)).collect::<Vec<_>>().join(", ");
            self.error(span, &codes::ARGUMENT_COUNT)
                .with("name", name)
                .with("expected", super::calls::plural(inputs.len()))
                .with("found", format!("{} {}", given.len(), if given.len() == 1 { "is" } else { "are" }))
                .with("signature", format!("{name}({names})"));
            args.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        }
        args.iter().zip(&terms).for_each(|(arg, ty)| self.coerce(&arg.ty, ty, arg.span));
        if let Some(lent) = args.iter().find(|arg| self.infer.shallow(&arg.ty).is_mut()) {
            let at = lent.span;
            return self.unsupported(at, "`&mut` beside a function", "let a closure name the variable");
        }
        if !self.may_run_another(span) {
            return Expr::error(span);
        }
        let result = match output(&item.sig.output) {
            Some(ty) => self.items.boundary_term(env, ty),
            None => Term::UNIT,
        };
        let takers = [self.takers.as_slice(), &[index]].concat();
        let outside = self.enter_function(Names::default(), env, takers);
        let mut stmts = before;
        for (given, input) in given.into_iter().zip(&inputs) {
            match given {
                Ok(closure) => self.names.bind(name_of(&input.pat), Binding::Closure(closure)),
                Err(at) => {
                    let value = self.keep(args[at].clone(), &mut stmts);
                    self.bind(&input.pat, terms[at].clone(), Some(value), &mut stmts);
                }
            }
        }
        let value = self.left_by_return(closures::has_return(&item.block), &result, span, |body| {
            let block = body.block(&item.block);
            let ty = block.ty.clone();
            body.make(Kind::Block(Box::new(block)), ty, span)
        });
        self.leave_function(outside);
        if self.items.mistakes() > mistakes {
            self.items.below(index, found, span);
        }
        self.in_block(stmts, value)
    }

    /// True if a scope is of the module that is read, or both came from elsewhere, where they were proven.
    fn is_beside(&mut self, scope: usize) -> bool {
        let Env::User(own) = self.env else { return false };
        let inner = self.items.inner;
        if inner.outermost(own) == inner.outermost(scope) {
            return true;
        }
        let module = |scope: usize| self.items.sources.scopes[scope].module;
        match (module(own), module(scope)) {
            (None, None) => self.items.prove(self.env).is_none(),
            (own, other) => own == other,
        }
    }

    /// A function as an argument, as a closure.
    fn given_function(&mut self, arg: &syn::Expr, taken: &Taken, env: Env) -> Option<Rc<Closure>> {
        let called = self.called(arg)?;
        let at = called.span();
        let closure = match called {
            Called::Closure(closure, ..) => closure,
            Called::Function(path) => {
                let at = proofs::span(&path.path);
                let name = |i| format_ident!("__argument_{i}", span = at);
                let names: Vec<Ident> = (0..taken.inputs.len()).map(name).collect();
                let written = quote_spanned!(at=> |#(#names),*| #path(#(#names),*));
                self.read_closure(&syn::parse2(written).expect("a closure"))?
            }
        };
        if closure.arity() != taken.inputs.len() {
            let what = format!("a closure of {} parameters here", closure.arity());
            let instead = format!("`{}` are given", super::calls::plural(taken.inputs.len()));
            self.unsupported(at, &what, &instead);
            return None;
        }
        for (param, ty) in closure.params().to_vec().iter().zip(&taken.inputs) {
            let ty = self.items.term(env, ty, None);
            if !self.fits(&ty, param, at) {
                return None;
            }
        }
        let result = taken.output.map_or(Term::UNIT, |ty| self.items.term(env, ty, None));
        self.fits(closure.result(), &result, at).then_some(closure)
    }
}

fn typed(input: &syn::FnArg) -> Option<&syn::PatType> {
    match input {
        syn::FnArg::Typed(typed) => Some(typed),
        syn::FnArg::Receiver(_) => None,
    }
}
