//! Functions that are generic over types and numbers: `fn ramp<T: Copy + Mul<f32, Output = T>>(..)`, `fn fbm<const N: usize>(p: Vec2)`.
//!
//! ```text
//! fn ramp<T: ..>(a: T, b: T, t: f32) -> T            ramp::<f32>    in scope 3, where T is f32
//! ramp(1.0, 2.0, t), ramp(v, w, t)                   ramp::<Vec3>   in scope 3, where T is Vec3
//! ```
//! For each set of arguments there is one function. `impl Trait` and `dyn Trait` in parameters are names that nobody can write, and so
//! is the length of a slice, which is an array then.
//! Arguments are what a call says, or what its own arguments are of. An integer literal that nothing else decides is `i32` then, and
//! where Rust would find something else the types do not fit; a float literal would be `f64`, so it is a mistake, unless a bound says
//! that the other side of an operator is `f32`, which `f64` has not, or `Into<Vec3>`, of what becomes a vector.
//!
//! An operator of a type parameter is that of the type, since of each there is one `impl` at most. Methods and functions would be
//! those of the traits that it is bound by: rustc checks that these are what they are called.
//!
//! What a body names is proven where the function is made for a caller, so both have to stand in one tree of
//! modules.

mod bounds;

use super::body::Body;
use super::draft::{Expr, Kind, Stmt};
use super::infer::{self, Borrow, Term};
use super::items::{Env, Head, Items};
use super::known;
use super::proofs::plain_name;
use super::takers;
use crate::diag::codes;
use crate::hir::{ExprKind, FnId};
use crate::ty::Ty;
use crate::value::Value;
pub(super) use bounds::{core_gives, core_trait, into_type, is_core};
use proc_macro2::Span;
use quote::{ToTokens, format_ident};
use std::rc::Rc;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Generics, ItemFn, parse_quote};

/// How many functions one generic function may become.
const INSTANCES: usize = 256;

/// What to write instead of a generic function with a mark.
pub(super) const WITHOUT_MARK: &str = "leave its mark out: beside what calls it, in a `#[flatten] mod` or in `flatten::items!`, it becomes a function for each of its types";

/// What to write instead of a type that is generic.
pub(super) const OF_TYPES: &str = "write concrete types such as `f32` and `Vec3`, one for each";

/// What to write instead of a slice where nobody says how long it is.
pub(super) const OF_LENGTH: &str = "use an array such as `[f32; 8]`, or leave its mark out: beside what calls it, in a `#[flatten] mod` or in `flatten::items!`, it becomes a function for each length";

/// How the names begin that types in parameters get which are only known to have a trait, `impl Trait` and `dyn Trait`, and the
/// lengths of slices.
const UNNAMED: &str = "__Given";
const DYN: &str = "__GivenDyn";
const LENGTH: &str = "__GIVEN_LENGTH";

/// What a parameter of a generic function stands for.
#[derive(Clone, PartialEq)]
pub(super) enum Argument {
    Type(Term),
    Number(Value, Term),
}

/// The names of the parameters, with what each stands for.
pub(super) type Arguments = Rc<[(String, Argument)]>;

/// A parameter of a generic function that is neither a lifetime nor a function.
#[derive(Clone, Copy)]
pub(super) enum Parameter<'g> {
    Type(&'g syn::TypeParam),
    Number(&'g syn::ConstParam),
}

impl Parameter<'_> {
    pub(super) fn name(&self) -> String {
        match self {
            Parameter::Type(param) => plain_name(&param.ident),
            Parameter::Number(param) => plain_name(&param.ident),
        }
    }
}

/// The parameters, in their order.
pub(super) fn parameters(generics: &Generics) -> impl Iterator<Item = Parameter<'_>> {
    generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => {
            (!takers::is_function(&param.ident, generics)).then_some(Parameter::Type(param))
        }
        syn::GenericParam::Const(param) => Some(Parameter::Number(param)),
        syn::GenericParam::Lifetime(_) => None,
    })
}

/// True of a function with such parameters, or with parameters of types that are only known to have a trait, or with slices.
pub(super) fn has_parameters(item: &ItemFn) -> bool {
    struct Finder<'g> {
        generics: &'g Generics,
        found: bool,
    }
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_type(&mut self, ty: &'ast syn::Type) {
            match ty {
                _ if takers::is_function_type(ty, self.generics) => {}
                syn::Type::ImplTrait(_) | syn::Type::TraitObject(_) | syn::Type::Slice(_) => {
                    self.found = true
                }
                _ => visit::visit_type(self, ty),
            }
        }
    }
    let mut finder = Finder { generics: &item.sig.generics, found: false };
    item.sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
    finder.found || parameters(&item.sig.generics).next().is_some()
}

/// True of the name of a type, or of a length, that nobody has named.
pub(super) fn is_unnamed(name: &proc_macro2::Ident) -> bool {
    is_unnamed_text(&name.to_string())
}

/// The same of a name as text.
pub(super) fn is_unnamed_text(name: &str) -> bool {
    name.starts_with(UNNAMED) || name.starts_with(LENGTH)
}

/// True of the name of a type that is written `dyn Trait`.
pub(super) fn is_dyn(name: &str) -> bool {
    name.starts_with(DYN)
}

/// Gives names to the types of parameters that are only known to have a trait, and to the lengths of slices, which are arrays then.
pub(super) fn name_parameters(item: &mut ItemFn) {
    let generics = item.sig.generics.clone();
    let mut namer = Namer { generics: &generics, found: Vec::new() };
    item.sig.inputs.iter_mut().for_each(|input| namer.visit_fn_arg_mut(input));
    item.sig.generics.params.extend(namer.found);
}

struct Namer<'g> {
    generics: &'g Generics,
    found: Vec<syn::GenericParam>,
}

impl VisitMut for Namer<'_> {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if takers::is_function_type(ty, self.generics) {
            return;
        }
        let (begin, span) = match &*ty {
            syn::Type::ImplTrait(_) => (UNNAMED, super::syntax::type_start(ty)),
            syn::Type::TraitObject(_) => (DYN, super::syntax::type_start(ty)),
            syn::Type::Slice(of) => (LENGTH, of.bracket_token.span.open()),
            _ => return visit_mut::visit_type_mut(self, ty),
        };
        let name = format_ident!("{begin}{}", self.found.len(), span = span);
        let (param, named) = match &*ty {
            syn::Type::ImplTrait(syn::TypeImplTrait { bounds, .. })
            | syn::Type::TraitObject(syn::TypeTraitObject { bounds, .. }) => {
                (parse_quote!(#name: #bounds), parse_quote!(#name))
            }
            syn::Type::Slice(of) => {
                let item = &of.elem;
                (parse_quote!(const #name: usize), parse_quote!([#item; #name]))
            }
            _ => unreachable!("it has been given a name"),
        };
        self.found.push(param);
        *ty = named;
        // A slice may hold others.
        if begin == LENGTH {
            visit_mut::visit_type_mut(self, ty);
        }
    }
}

/// `-3` as an operator and a number: here syn reads it as one literal.
fn with_minus(expr: &syn::Expr) -> syn::Expr {
    if let syn::Expr::Lit(syn::ExprLit { lit, .. }) = expr
        && let Some(positive) = lit.to_token_stream().to_string().strip_prefix('-')
        && let Ok(mut positive) = syn::parse_str::<syn::Lit>(positive.trim_start())
    {
        positive.set_span(lit.span());
        return parse_quote!(-#positive);
    }
    expr.clone()
}

impl Items<'_> {
    /// What a name stands for that is a parameter of the generic function around.
    pub(super) fn argument(&self, env: Env, name: &str) -> Option<&Argument> {
        let Env::User(scope) = env else { return None };
        if self.arguments.is_empty() {
            return None;
        }
        let known = self.inner.around(scope).find_map(|scope| self.arguments.get(&scope))?;
        known.iter().find(|(param, _)| param == name).map(|(_, argument)| argument)
    }

    /// True in a function that takes slices, whose lengths it may ask for.
    pub(super) fn takes_slices(&self, env: Env) -> bool {
        let Env::User(scope) = env else { return false };
        let known = self.inner.around(scope).filter_map(|scope| self.arguments.get(&scope));
        known.flat_map(|known| known.iter()).any(|(param, _)| param.starts_with(LENGTH))
    }

    /// Does something while a scope's parameters stand for these.
    pub(super) fn with_arguments<T>(
        &mut self,
        scope: usize,
        arguments: &Arguments,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        if arguments.is_empty() {
            return run(self);
        }
        let outer = self.arguments.insert(scope, arguments.clone());
        let found = run(self);
        match outer {
            Some(outer) => self.arguments.insert(scope, outer),
            None => self.arguments.remove(&scope),
        };
        found
    }

    /// The function that a generic one is for these arguments, which a token asks for.
    fn instance(&mut self, index: usize, arguments: Arguments, span: Span) -> Option<FnId> {
        let known = self.instances.entry(index).or_default();
        if let Some((_, id)) = known.iter().find(|(known, _)| *known == arguments) {
            self.echoes += usize::from(id.is_none());
            return *id;
        }
        let source = &self.sources.items[index];
        if known.len() == INSTANCES {
            let what = format!("more than {INSTANCES} sets of arguments");
            let diag = self.error(span, &codes::GENERICS);
            diag.with("name", source.path.clone()).with("what", what).with("instead", OF_TYPES);
            return None;
        }
        let before = self.diags.len();
        let head = self.with_arguments(source.scope, &arguments, |items| items.read_instance(index));
        self.hush(index, before);
        let id = head.and_then(|head| {
            let broken = head.broken;
            self.heads.push(Head { arguments: arguments.clone(), ..head });
            (!broken).then_some(FnId(self.heads.len() as u32 - 1))
        });
        self.below(index, before, span);
        self.instances.entry(index).or_default().push((arguments, id));
        id
    }
}

impl Body<'_, '_> {
    /// A call of a generic function: `given` is what the call says of the arguments.
    pub(super) fn call_generic<'e>(
        &mut self,
        index: usize,
        name: &str,
        receiver: Option<Expr>,
        given: &syn::PathArguments,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let source = &self.items.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { unreachable!("functions are called") };
        if !self.is_beside(source.scope) {
            let what = format!("`{name}`, which is generic and stands in another module,");
            let instead = "write it in the module of its caller, where what it names can be checked";
            self.unsupported(span, &what, instead);
            return self.skip(args, span);
        }
        let hidden = usize::from(receiver.is_some());
        let (mut all, mut before): (Vec<Expr>, Vec<Stmt>) = (receiver.into_iter().collect(), Vec::new());
        for arg in args {
            let arg = self.argument(arg, &mut all, &mut before);
            all.push(arg);
        }
        let found = all.len() - hidden;
        let expected = item.sig.inputs.len() - hidden;
        if found != expected {
            let names = item.sig.inputs.iter().skip(hidden).map(takers::named).collect::<Vec<_>>().join(", ");
            self.count_mismatch((name, &names), found, expected, span);
            all.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        }
        if self.items.stays_unread() {
            return Expr::error(span);
        }
        let arguments = match self.items.check_bounds(index, span) {
            true => self.arguments_of(index, item, name, given, &all, span),
            false => None,
        };
        let id = arguments.and_then(|arguments| self.items.instance(index, arguments, span));
        let Some(id) = id else {
            all.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        };
        self.call_with(id, name, hidden, all, before, span)
    }

    /// What the parameters of a generic function stand for in a call, or nothing where that is not known, which is reported.
    fn arguments_of(
        &mut self,
        index: usize,
        item: &ItemFn,
        name: &str,
        given: &syn::PathArguments,
        args: &[Expr],
        span: Span,
    ) -> Option<Arguments> {
        let scope = self.items.sources.items[index].scope;
        let is_receiver = |input: &&syn::FnArg| matches!(input, syn::FnArg::Receiver(_));
        let types = item.sig.inputs.iter().filter_map(|input| match input {
            syn::FnArg::Typed(input) => Some(&*input.ty),
            syn::FnArg::Receiver(_) => None,
        });
        let types: Vec<&syn::Type> = types.collect();
        let args = &args[item.sig.inputs.iter().take_while(is_receiver).count()..];
        let found: Arguments =
            self.begin_arguments(&item.sig.generics, name, given, &types, args, span)?.into();
        let mistakes = self.items.mistakes();
        for (ty, arg) in types.into_iter().zip(args) {
            let Body { items, infer, .. } = self;
            let of = |items: &mut Items| items.term(Env::User(scope), ty, Some(infer));
            let wanted = items.with_arguments(scope, &found, of);
            self.coerce_generic(arg, &wanted);
        }
        if self.items.mistakes() > mistakes {
            return None;
        }
        self.settle();
        let mut known = Vec::with_capacity(found.len());
        for (param, argument) in found.iter() {
            known.push((
                param.clone(),
                match argument {
                    Argument::Type(term) => {
                        self.literals_of_vectors(term, (scope, &found), &item.sig.generics, param);
                        let term =
                            self.decided(term, (scope, &found), &item.sig.generics, (name, param), span)?;
                        let traits = self.items.own_traits(index, param);
                        if !self.has_traits(&term, &traits, param, span) {
                            return None;
                        }
                        Argument::Type(term)
                    }
                    number => number.clone(),
                },
            ));
        }
        Some(known.into())
    }

    /// The arguments as a call says them: types that it does not say are open, numbers are the lengths of arrays. `types` are those
    /// of the arguments.
    pub(super) fn begin_arguments(
        &mut self,
        generics: &Generics,
        name: &str,
        given: &syn::PathArguments,
        types: &[&syn::Type],
        args: &[Expr],
        span: Span,
    ) -> Option<Vec<(String, Argument)>> {
        let given = match given {
            syn::PathArguments::AngleBracketed(given) => {
                let is_lifetime =
                    |arg: &&syn::GenericArgument| matches!(arg, syn::GenericArgument::Lifetime(_));
                given.args.iter().filter(|arg| !is_lifetime(arg)).collect()
            }
            _ => Vec::new(),
        };
        let positions: Vec<String> = generics
            .params
            .iter()
            .filter_map(|param| match param {
                syn::GenericParam::Type(param) => Some(plain_name(&param.ident)),
                syn::GenericParam::Const(param) => Some(plain_name(&param.ident)),
                syn::GenericParam::Lifetime(_) => None,
            })
            .collect();
        let mut found = Vec::new();
        for param in parameters(generics) {
            let own = param.name();
            let at = positions.iter().position(|name| *name == own).unwrap_or_default();
            let said = given.get(at).copied().filter(|_| !is_unnamed_text(&own));
            let argument = match (param, said) {
                (Parameter::Type(_), Some(syn::GenericArgument::Type(ty))) => {
                    Argument::Type(self.items.term(self.env, ty, Some(&mut self.infer)))
                }
                (Parameter::Type(_), _) => Argument::Type(self.infer.fresh(infer::Kind::Any)),
                (Parameter::Number(param), said) => {
                    let ty = self.items.term(self.env, &param.ty, None);
                    let value = match said {
                        Some(syn::GenericArgument::Type(syn::Type::Infer(_))) | None => {
                            let mut pairs = types.iter().zip(args);
                            pairs.find_map(|(ty, arg)| self.count_in(ty, &arg.ty, &own)).map(Value::u32)
                        }
                        Some(said) => Some(self.number(said, &ty)?),
                    };
                    let Some(value) = value else {
                        self.unknown_argument((name, &own), span);
                        return None;
                    };
                    Argument::Number(value, ty)
                }
            };
            found.push((own, argument));
        }
        Some(found)
    }

    /// A number that a call says.
    fn number(&mut self, said: &syn::GenericArgument, ty: &Term) -> Option<Value> {
        let expr: syn::Expr = match said {
            syn::GenericArgument::Const(expr) => with_minus(expr),
            syn::GenericArgument::Type(syn::Type::Path(path)) => syn::Expr::Path(syn::ExprPath {
                attrs: Vec::new(),
                qself: path.qself.clone(),
                path: path.path.clone(),
            }),
            _ => return None,
        };
        let span = super::syntax::expr_start(&expr);
        match self.items.evaluate(self.env, ("argument", span), &expr, ty)?.map(|value| value.kind) {
            Ok(ExprKind::Const(value)) => Some(value),
            _ => {
                self.unsupported(span, "a number that cannot be computed here", "write the number itself");
                None
            }
        }
    }

    /// The length of the array that a parameter of this type counts by a name.
    fn count_in(&self, ty: &syn::Type, found: &Term, name: &str) -> Option<u32> {
        match (ty, self.infer.shallow(found)) {
            (syn::Type::Array(array), Term::Array(item, count)) => match &array.len {
                syn::Expr::Path(path) if path.path.is_ident(name) => Some(count),
                _ => self.count_in(&array.elem, &item, name),
            },
            (syn::Type::Reference(reference), Term::Ref(_, to)) => self.count_in(&reference.elem, &to, name),
            (syn::Type::Paren(inner), found) => self.count_in(&inner.elem, &found, name),
            (syn::Type::Group(inner), found) => self.count_in(&inner.elem, &found, name),
            (syn::Type::Tuple(tuple), Term::Tuple(items)) => {
                tuple.elems.iter().zip(&items).find_map(|(ty, found)| self.count_in(ty, found, name))
            }
            (syn::Type::Path(path), Term::Option(item)) => match &path.path.segments.last()?.arguments {
                syn::PathArguments::AngleBracketed(of) => of.args.iter().find_map(|arg| match arg {
                    syn::GenericArgument::Type(ty) => self.count_in(ty, &item, name),
                    _ => None,
                }),
                _ => None,
            },
            _ => None,
        }
    }

    /// An argument for a parameter whose type is open in parts.
    pub(super) fn coerce_generic(&mut self, arg: &Expr, wanted: &Term) -> bool {
        let (found, wanted) = (self.infer.shallow(&arg.ty), self.infer.shallow(wanted));
        match (&found, &wanted) {
            // `&mut x` where `&T` is asked for.
            (Term::Ref(Borrow::Mut, found), Term::Ref(Borrow::Shared, wanted)) => {
                let (found, wanted) = (found.clone(), wanted.clone());
                self.fits(&found, &wanted, arg.span)
            }
            _ => self.fits(&found, &wanted, arg.span),
        }
    }

    /// The type of numbers or vectors that a bound is of, in the scope of a generic function whose parameters stand for these.
    fn number_of_bound(&mut self, scope: usize, found: &Arguments, ty: &syn::Type) -> Option<Ty> {
        // What is called otherwise is nobody's to read here: it may be a type that is not in the language.
        let syn::Type::Path(path) = ty else { return None };
        known::type_named(&path.path.get_ident()?.to_string())?;
        let Body { items, infer, .. } = self;
        let of = |items: &mut Items| items.term(Env::User(scope), ty, Some(infer));
        items.with_arguments(scope, found, of).value()
    }

    /// True of a parameter that, of floats, only `f32` can be: its operators take `f32` on the other side, or vectors of it.
    fn is_f32_of_floats(
        &mut self,
        (scope, found): (usize, &Arguments),
        generics: &Generics,
        param: &str,
    ) -> bool {
        let mut beside = bounds::beside(generics, param);
        beside.any(|ty| self.number_of_bound(scope, found, ty).is_some_and(Ty::is_float))
    }

    /// Literals in an array or a tuple that goes into a vector, by the bound of a parameter, are of the type of its lanes: from
    /// others glam makes none, and nobody else may.
    fn literals_of_vectors(
        &mut self,
        term: &Term,
        (scope, found): (usize, &Arguments),
        generics: &Generics,
        param: &str,
    ) {
        let term = self.infer.deep(term);
        if !matches!(term, Term::Array(..) | Term::Tuple(_)) || !self.infer.is_open(&term) {
            return;
        }
        for ty in bounds::goes_into(generics, param) {
            if let Some(to) = self.number_of_bound(scope, found, ty).filter(|to| to.is_vector()) {
                self.literals_are(&term, to.element());
            }
        }
    }

    fn literals_are(&mut self, term: &Term, number: Ty) {
        match term {
            Term::Array(item, _) => self.literals_are(item, number),
            Term::Tuple(items) => items.iter().for_each(|item| self.literals_are(item, number)),
            Term::Var(var) => {
                let is_it = match self.infer.kind(*var) {
                    infer::Kind::Float => number == Ty::F32,
                    infer::Kind::Int => number.is_int(),
                    infer::Kind::Any => false,
                };
                _ = is_it && self.infer.unify(term, &Term::Value(number));
            }
            _ => {}
        }
    }

    /// A type that is known, or that of a literal.
    fn decided(
        &mut self,
        term: &Term,
        (scope, found): (usize, &Arguments),
        generics: &Generics,
        (name, param): (&str, &str),
        span: Span,
    ) -> Option<Term> {
        let open = |infer: &infer::Infer, term: &Term| match infer.shallow(term) {
            Term::Var(var) => Some(infer.kind(var)),
            _ => None,
        };
        match open(&self.infer, term) {
            Some(infer::Kind::Float) if self.is_f32_of_floats((scope, found), generics, param) => {
                _ = self.infer.unify(term, &Term::Value(Ty::F32));
            }
            Some(infer::Kind::Int) => _ = self.infer.unify(term, &Term::Value(Ty::I32)),
            _ => {}
        }
        let term = self.infer.deep(term);
        if term == Term::Error {
            return None;
        }
        if self.infer.is_open(&term) {
            self.unknown_argument((name, param), span);
            return None;
        }
        if term.has_reference() {
            let what = match is_unnamed_text(param) {
                true => format!("a reference where `{name}` takes what has a trait"),
                false => format!("a reference as the type `{param}` of `{name}`"),
            };
            self.unsupported(span, &what, "give it the value: `*x`");
            return None;
        }
        Some(term)
    }

    fn unknown_argument(&mut self, (name, param): (&str, &str), span: Span) {
        let last = name.rsplit("::").next().unwrap_or(name);
        let (what, instead) = match param {
            _ if param.starts_with(LENGTH) => {
                ("of a slice whose length is not known", "give it an array".to_owned())
            }
            _ if is_unnamed_text(param) => {
                let instead =
                    "write the types of its literals, `1.0_f32`, or give it a value that has a name"
                        .to_owned();
                ("of a value whose type is not known before the call", instead)
            }
            _ => (
                &*format!("whose `{param}` is not known before the call"),
                format!("write it down: `{last}::<..>(..)`"),
            ),
        };
        self.unsupported(span, &format!("`{name}`, {what},"), &instead);
    }

    /// The number that a name stands for, if it is a parameter of the generic function around.
    pub(super) fn number_named(&mut self, path: &syn::Path, span: Span) -> Option<Expr> {
        let name = path.get_ident()?.to_string();
        match self.items.argument(self.env, &name)? {
            Argument::Number(value, ty) => Some(self.make(Kind::Value(*value), ty.clone(), span)),
            Argument::Type(_) => None,
        }
    }
}
