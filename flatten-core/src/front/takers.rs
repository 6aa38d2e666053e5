//! Functions that take functions: `fn normal(p: Vec3, f: impl Fn(Vec3) -> f32) -> Vec3`.
//!
//! Each call is the body with its own arguments, as of a closure (`closures.rs`): a function in the place of a parameter is a
//! closure there. `impl Fn(..)`, a type parameter with such a bound, `&dyn Fn(..)` and `fn(..)` are the same.
//!
//! What the body names is proven where it is read as part of a caller, so both have to stand in one tree of modules.

use super::body::{Binding, Body, Names};
use super::called::Called;
use super::closures::{self, Closure, name_of};
use super::draft::{Expr, Kind, Stmt};
use super::generics::{Argument, Arguments};
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

/// True of a type of functions.
pub(super) fn is_function_type(ty: &syn::Type, generics: &syn::Generics) -> bool {
    taken(ty, generics).is_some()
}

/// True of a type parameter that stands for a function.
pub(super) fn is_function(name: &Ident, generics: &syn::Generics) -> bool {
    is_function_type(&syn::parse_quote!(#name), generics)
}

/// True of a bound by a trait of functions.
pub(super) fn is_function_bound(trait_bound: &syn::TraitBound) -> bool {
    bound(std::iter::once(&syn::TypeParamBound::Trait(trait_bound.clone()))).is_some()
}

/// True of a function that takes functions.
pub(crate) fn takes_functions(item: &syn::ItemFn) -> bool {
    let generics = &item.sig.generics;
    let typed = || item.sig.inputs.iter().filter_map(typed).map(|typed| &*typed.ty);
    let is_named = |param: &syn::TypeParam| {
        let of = |ty: &syn::Type| one_name(ty).is_some_and(|name| *name == param.ident);
        typed().any(|ty| taken(ty, generics).is_some() && of(ty))
    };
    typed().any(|ty| taken(ty, generics).is_some())
        && generics.type_params().all(|param| is_named(param) || !is_function(&param.ident, generics))
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
    /// A call of a function that takes functions, of a method with what stands before the dot; `written` is what the call says of
    /// its type parameters.
    pub(super) fn call_taker(
        &mut self,
        index: usize,
        name: &str,
        receiver: Option<Expr>,
        written: &syn::PathArguments,
        call: Vec<&syn::Expr>,
        span: Span,
    ) -> Expr {
        let sources = self.items.sources;
        let source = &sources.items[index];
        let syn::Item::Fn(item) = &source.item else { unreachable!("functions are called") };
        if self.items.stays_unread() {
            return self.skip(call.into_iter(), span);
        }
        if self.takers.contains(&index) {
            let cycle = format!("{0} -> {0}", source.path);
            self.error(span, &codes::RECURSION).with("cycle", cycle);
            return self.skip(call.into_iter(), span);
        }
        if !self.is_beside(source.scope) {
            let what = format!("`{name}`, which takes a function and stands in another module,");
            self.unsupported(
                span,
                &what,
                "write it in the module of its caller, where what it names can be checked",
            );
            return self.skip(call.into_iter(), span);
        }
        let hidden = usize::from(receiver.is_some());
        let inputs: Vec<&syn::FnArg> = item.sig.inputs.iter().collect();
        let generics = &item.sig.generics;
        let mistakes = self.items.mistakes();
        let found = self.items.diags.len();
        if call.len() + hidden != inputs.len() {
            let names = inputs[hidden..].iter().map(|input| named(input)).collect::<Vec<_>>().join(", ");
            self.count_mismatch((name, &names), call.len(), inputs.len() - hidden, span);
            return self.skip(call.into_iter(), span);
        }
        let is_value = |input: &&syn::FnArg| typed(input).is_none_or(|of| taken(&of.ty, generics).is_none());
        let (mut args, mut before): (Vec<Expr>, Vec<Stmt>) = (receiver.into_iter().collect(), Vec::new());
        for (arg, _) in call.iter().zip(&inputs[hidden..]).filter(|(_, input)| is_value(input)) {
            let arg = self.argument(arg, &mut args, &mut before);
            args.push(arg);
        }
        let own: syn::Type = syn::parse_quote!(Self);
        let types =
            inputs.iter().copied().filter(is_value).map(|input| typed(input).map_or(&own, |of| &*of.ty));
        let types: Vec<&syn::Type> = types.collect();
        let arguments = match self.items.check_bounds(index, span) {
            true => self.begin_arguments(generics, name, written, &types, &args, span),
            false => None,
        };
        let Some(arguments) = arguments else {
            args.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        };
        let outer = self.items.arguments.insert(source.scope, arguments.into());
        let value = self.run_taker(index, item, &call, (args, before), span);
        match outer {
            Some(outer) => self.items.arguments.insert(source.scope, outer),
            None => self.items.arguments.remove(&source.scope),
        };
        if self.items.mistakes() > mistakes {
            self.items.below(index, found, span);
        }
        value
    }

    /// The body of a function that takes functions, with its own arguments; those that are values have been read.
    fn run_taker(
        &mut self,
        index: usize,
        item: &syn::ItemFn,
        call: &[&syn::Expr],
        (args, before): (Vec<Expr>, Vec<Stmt>),
        span: Span,
    ) -> Expr {
        let env = Env::User(self.items.sources.items[index].scope);
        let generics = &item.sig.generics;
        let hidden = item.sig.inputs.len() - call.len();
        let mut given: Vec<Result<Rc<Closure>, usize>> = Vec::new();
        let mut terms: Vec<Term> = Vec::new();
        for input in &item.sig.inputs {
            let term = match typed(input) {
                Some(input) if taken(&input.ty, generics).is_some() => continue,
                Some(input) => self.items.open_boundary_term(env, &input.ty, Some(&mut self.infer)),
                None => self.items.receiver_type(env, item),
            };
            self.coerce_generic(&args[terms.len()], &term);
            terms.push(term);
        }
        self.settle();
        let scope = self.items.sources.items[index].scope;
        let arguments = self.items.arguments.get(&scope).cloned().unwrap_or_default();
        let known = arguments.iter().map(|(param, argument)| match argument {
            Argument::Type(term) => (param.clone(), Argument::Type(self.infer.deep(term))),
            number => (param.clone(), number.clone()),
        });
        let arguments: Arguments = known.collect();
        self.items.arguments.insert(scope, arguments.clone());
        for (param, argument) in arguments.iter() {
            let Argument::Type(term) = argument else { continue };
            let traits = self.items.own_traits(index, param);
            if !self.has_traits(term, &traits, param, span) {
                args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                return Expr::error(span);
            }
        }
        for (i, input) in item.sig.inputs.iter().enumerate() {
            match typed(input).and_then(|input| taken(&input.ty, generics)) {
                Some(taken) => match self.given_function(call[i - hidden], &taken, env) {
                    Some(closure) => given.push(Ok(closure)),
                    None => {
                        args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                        return Expr::error(span);
                    }
                },
                None => given.push(Err(given.iter().filter(|given| given.is_err()).count())),
            }
        }
        if !self.may_run_another(span) {
            return Expr::error(span);
        }
        let result = match output(&item.sig.output) {
            Some(ty) => self.items.open_boundary_term(env, ty, Some(&mut self.infer)),
            None => Term::UNIT,
        };
        self.check_contexts(item);
        let takers = [self.takers.as_slice(), &[index]].concat();
        let outside = self.enter_function(Names::default(), env, takers);
        let mut stmts = before;
        for (given, input) in given.into_iter().zip(&item.sig.inputs) {
            match (given, input) {
                (Ok(closure), input) => self.names.bind(named(input), Binding::Closure(closure)),
                (Err(at), syn::FnArg::Typed(input)) => {
                    let arg = self.pass(args[at].clone(), &terms[at]);
                    match self.has_mut(&arg.ty) {
                        true => self.second_name(&input.pat, arg, &mut stmts),
                        false => {
                            let value = self.keep(arg, &mut stmts);
                            self.bind(&input.pat, terms[at].clone(), Some(value), &mut stmts);
                        }
                    }
                }
                (Err(at), syn::FnArg::Receiver(receiver)) => {
                    let arg = self.pass(args[at].clone(), &terms[at]);
                    let (name, span) = ("self".to_owned(), receiver.self_token.span);
                    if self.has_mut(&arg.ty) {
                        self.names.bind(name, Binding::Expr(Rc::new(arg)));
                        continue;
                    }
                    let value = self.keep(arg, &mut stmts);
                    let is_mut = receiver.mutability.is_some();
                    let local = self.declare(name.clone(), terms[at].clone(), is_mut, span);
                    stmts.push(Stmt::Let(local, Some(value)));
                    self.names.bind(name, Binding::Local(local));
                }
            }
        }
        let value = self.left_by_return(closures::has_return(&item.block), &result, span, |body| {
            let block = body.block_as(&item.block, Some(&result));
            let ty = block.ty.clone();
            body.make(Kind::Block(Box::new(block)), ty, span)
        });
        self.leave_function(outside);
        self.in_block(stmts, value)
    }

    /// True if a scope is of the tree of modules that is read, or both came from elsewhere, where they were proven.
    pub(super) fn is_beside(&mut self, scope: usize) -> bool {
        let Env::User(own) = self.env else { return false };
        let inner = self.items.inner;
        if inner.outermost(own) == inner.outermost(scope) {
            return true;
        }
        let module = |scope: usize| self.items.sources.scopes[scope].module;
        match (module(own), module(scope)) {
            (None, None) => self.items.prove(self.env).is_none(),
            (own, other) => own.is_some() && other.is_some(),
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
            let ty = self.items.term(env, ty, Some(&mut self.infer));
            if !self.fits(&ty, param, at) {
                return None;
            }
        }
        let result = taken.output.map_or(Term::UNIT, |ty| self.items.term(env, ty, Some(&mut self.infer)));
        self.fits(closure.result(), &result, at).then_some(closure)
    }
}

/// What a parameter is called.
pub(super) fn named(input: &syn::FnArg) -> String {
    typed(input).map_or_else(|| "self".to_owned(), |input| name_of(&input.pat))
}

fn typed(input: &syn::FnArg) -> Option<&syn::PatType> {
    match input {
        syn::FnArg::Typed(typed) => Some(typed),
        syn::FnArg::Receiver(_) => None,
    }
}
