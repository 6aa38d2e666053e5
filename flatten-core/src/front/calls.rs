//! Calls: functions of the sources, constructors of glam, and the methods of the tables, as methods or by path.

use super::body::Body;
use super::draft::{Expr, Kind, Stmt};
use super::folds::Ending;
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::iterators::{WHERE_TYPES_STAND, says_nothing};
use super::methods::{self, Form, Row, Via};
use super::names::owner;
use super::options::Variant;
use super::ranges::range_of;
use super::slices::OfSlices;
use super::swaps::OfStd;
use super::swizzles::swizzle;
use super::{
    generics, ints, known, maps, math, matrices, orderings, overloads, proofs, shading, sorts, takers,
};
use crate::diag::codes;
use crate::hir::FnId;
use crate::ty::{Int, Ty};
use proc_macro2::Span;

impl Body<'_, '_> {
    // ---- Methods.

    pub(super) fn method_call(&mut self, call: &syn::ExprMethodCall) -> Expr {
        if let Some(end) = Ending::of(call) {
            return self.ended(end, call);
        }
        if let Some(range) = range_of(&call.receiver) {
            return self.range_call(range, call);
        }
        if let Some(tried) = self.tried(call) {
            return self.asked_of_tried(tried, call);
        }
        let mut before = Vec::new();
        let receiver = self.place_or_value(&call.receiver, &mut before);
        let value = self.method_on(receiver, call);
        self.in_block(before, value)
    }

    pub(super) fn method_on(&mut self, receiver: Expr, call: &syn::ExprMethodCall) -> Expr {
        self.settle();
        let ty = self.infer.target(&receiver.ty);
        let (name, span) = (proofs::plain_name(&call.method), call.method.span());
        let args = || call.args.iter();
        let given = match &call.turbofish {
            Some(given) => syn::PathArguments::AngleBracketed(given.clone()),
            None => syn::PathArguments::None,
        };
        if let Some(index) = self.items.given_to_value(self.env, &ty, &name)
            && self.takes_self(index)
        {
            return self.call_given(index, (ty, receiver), (&name, &given), args(), span);
        }
        if let Some(asked) = self.asked_of_method(&ty, call) {
            let plain = syn::ExprMethodCall { turbofish: None, ..call.clone() };
            let value = self.method_on(receiver, &plain);
            self.coerce(&value.ty, &asked, span);
            return value;
        }
        if call.turbofish.is_some() && !matches!(ty, Term::Error | Term::Struct(_)) {
            return self.unsupported(span, "a method with `::<..>`", WHERE_TYPES_STAND);
        }
        let may_be_cloned = match &ty {
            Term::Struct(id) => {
                self.items.members.get(self.items.struct_items[id.0 as usize], &name).is_none()
            }
            Term::Value(_) | Term::Int(_) | Term::Array(..) | Term::Tuple(_) => true,
            Term::Var(var) => self.infer.kind(*var) != infer::Kind::Any,
            _ => false,
        };
        if name == "clone" && self.infer.deep(&receiver.ty).lends_arrays() && matches!(ty, Term::Array(..)) {
            let what = "`clone` of a reference to an array, which may be a slice,";
            return self.unsupported(span, what, "read the elements by their numbers");
        }
        if name == "clone" && call.args.is_empty() && call.turbofish.is_none() && may_be_cloned {
            return self.clone_of(receiver, ty, span);
        }
        if name == "into" && call.args.is_empty() && call.turbofish.is_none() && may_be_cloned {
            return self.conversion_of(receiver, span);
        }
        if let Some(named) = self.comparison_named(&ty, &name, call.args.len())
            && call.turbofish.is_none()
        {
            return self.compared_by_name((named, &name), (receiver, ty), &call.args[0], span);
        }
        if self.is_extreme(&receiver.ty, &name, call.args.len()) && call.turbofish.is_none() {
            return self.extreme_by_name(receiver, &name, args(), span);
        }
        let is_users = matches!(ty, Term::Struct(_)) && self.items.columns(&ty).is_none();
        let is_array = matches!(ty, Term::Array(..)) && name != "map";
        if !is_users && !is_array && !self.is_of_type(&ty, &name, None, span) {
            return self.skip(args(), span);
        }
        // These take a reference, all others the value.
        let by_reference =
            self.items.columns(&ty).is_some() || name == "to_array" || orderings::is_comparison(&name);
        // References are compared as what they refer to, and are so at once.
        if !(matches!(name.as_str(), "cmp" | "partial_cmp") && self.is_behind_references(&receiver.ty)) {
            self.prove_way(&receiver.ty, &ty, by_reference.then_some(Borrow::Shared), &name, span);
        }
        if let Term::Tuple(_) | Term::Array(..) = ty
            && matches!(name.as_str(), "cmp" | "partial_cmp")
            && call.args.len() == 1
        {
            return self.order_of_parts((receiver, ty), &call.args[0], &name, span);
        }
        let of_slices = OfSlices::named(&name, call.args.len());
        if let Some(columns) = self.items.columns(&ty) {
            let mut all = vec![receiver];
            all.extend(args().map(|a| self.expr(a)));
            return self.matrix_call(columns, &name, all, 1, span);
        }
        if self.items.is_ordering(&ty) {
            let mut all = vec![self.retyped(receiver, ty)];
            if name == "then_with" && call.args.len() == 1 {
                let order = all.remove(0);
                return self.ordered_then(order, &call.args[0], span);
            }
            all.extend(args().map(|a| self.expr(a)));
            return self.ordering_method(&name, all, 1, span);
        }
        match ty {
            Term::Value(value)
                if value.is_vector() && !value.is_bool() && name == "map" && call.args.len() == 1 =>
            {
                let receiver = self.retyped(receiver, ty);
                self.mapped_lanes(receiver, value, &call.args[0], span)
            }
            Term::Value(Ty::BOOL)
                if matches!(name.as_str(), "then" | "then_some") && call.args.len() == 1 =>
            {
                let receiver = self.retyped(receiver, ty);
                self.then(receiver, &call.args[0], name == "then", span)
            }
            Term::Value(value) => {
                let receiver = self.retyped(receiver, ty);
                self.call_method(value, receiver, &name, args(), span)
            }
            Term::Int(int) => {
                let receiver = self.retyped(receiver, ty.clone());
                let mut all = vec![receiver];
                all.extend(args().map(|a| self.expr(a)));
                match self.int_method(int, &name, all, span) {
                    Some(value) => value,
                    None => self.unknown_method(&ty, &name, span),
                }
            }
            Term::Struct(id) => self.call_member(id, receiver, (&name, &given), args(), span),
            Term::Option(item) => self.option_method(receiver, *item, call, span),
            Term::Error => self.skip(args(), span),
            Term::Never => self.ambiguous(receiver.span),
            Term::Var(var) if self.infer.kind(var) == infer::Kind::Any => {
                self.skip(args(), span);
                self.infer.poison(&receiver.ty);
                self.ambiguous(receiver.span)
            }
            Term::Var(var) => {
                let of_all = self.of_all_numbers(var, &name, call.args.len());
                if let Some(value) =
                    of_all.and_then(|name| self.method_of_number(&receiver, name, args(), span))
                {
                    return value;
                }
                self.skip(args(), span);
                self.error(span, &codes::AMBIGUOUS_NUMBER).with("name", name);
                self.infer.poison(&receiver.ty);
                Expr::error(span)
            }
            Term::Array(item, count) if name == "len" && call.args.is_empty() => {
                self.prove_of_slices(&item, count, &name, span);
                let receiver = self.retyped(receiver, Term::Array(item, count));
                self.length_of(receiver, count, span)
            }
            Term::Array(item, count) if of_slices.is_some() => {
                let method = of_slices.expect("asked above");
                self.prove_of_slices(&item, count, &name, span);
                self.of_slices(method, receiver, (&item, count), args(), span)
            }
            Term::Array(item, count)
                if matches!((name.as_str(), call.args.len()), ("reverse", 0) | ("fill", 1)) =>
            {
                self.prove_of_slices(&item, count, &name, span);
                self.written_anew(receiver, (&item, count), args(), span)
            }
            Term::Array(item, count) if sorts::is_sort(&name, call.args.len()) => {
                self.prove_of_slices(&item, count, &name, span);
                self.sorted(receiver, (&item, count), call, span)
            }
            Term::Array(item, count) if name == "swap" => {
                self.prove_of_slices(&item, count, &name, span);
                self.swap_elements(receiver, &item, args(), span)
            }
            Term::Array(item, count) if name == "map" && call.args.len() == 1 => {
                self.prove_steps(&Term::Array(item.clone(), count), &receiver.ty, None, &name, span);
                let receiver = self.retyped(receiver, Term::Array(item.clone(), count));
                self.mapped_elements(receiver, &item, count, &call.args[0], span)
            }
            Term::Tuple(_) | Term::Array(..) | Term::Ref(..) => {
                self.skip(args(), span);
                self.unknown_method(&ty, &name, span)
            }
        }
    }

    /// The type that a method of an array or an `Option` gives, if `::<..>` says it.
    fn asked_of_method(&mut self, ty: &Term, call: &syn::ExprMethodCall) -> Option<Term> {
        let args: Vec<&syn::GenericArgument> = call.turbofish.as_ref()?.args.iter().collect();
        let name = call.method.to_string();
        let (asked, others) = match (ty, name.as_str(), &args[..]) {
            (Term::Option(_), "map" | "and_then" | "map_or", [asked, others @ ..]) if others.len() == 1 => {
                (*asked, others)
            }
            (Term::Option(_), "map_or_else", [asked, others @ ..]) if others.len() == 2 => (*asked, others),
            (Term::Array(..), "map", [others @ .., asked]) if others.len() == 1 => (*asked, others),
            _ => return None,
        };
        let syn::GenericArgument::Type(asked) = asked else { return None };
        if !others.iter().all(|other| says_nothing(other)) {
            return None;
        }
        let asked = match asked {
            syn::Type::Infer(_) => self.infer.fresh(infer::Kind::Any),
            asked => self.items.term(self.env, asked, Some(&mut self.infer)),
        };
        Some(match ty {
            Term::Array(_, count) => Term::Array(Box::new(asked), *count),
            _ if name.starts_with("map_or") => asked,
            _ => Term::Option(Box::new(asked)),
        })
    }

    /// Reads arguments only for the mistakes in them. A closure is none of them: whoever takes one is refused already.
    pub(super) fn skip<'e>(&mut self, args: impl Iterator<Item = &'e syn::Expr>, span: Span) -> Expr {
        for arg in args.filter(|arg| !matches!(arg, syn::Expr::Closure(_))) {
            let arg = self.expr(arg);
            self.infer.poison(&arg.ty);
        }
        Expr::error(span)
    }

    fn call_method<'e>(
        &mut self,
        ty: Ty,
        receiver: Expr,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        if let Some(swizzle) = swizzle(ty, name) {
            self.prove_method(ty, Via::Swizzles, name, span);
            let mut all = vec![receiver];
            all.extend(args.map(|a| self.expr(a)));
            return self.swizzle_call(ty, swizzle, name, all, 1, span);
        }
        match self.row(ty, name).filter(|row| row.form != Form::Associated) {
            Some(row) => {
                self.prove_method(ty, row.via, name, span);
                let mut all = vec![receiver];
                all.extend(args.map(|a| self.expr(a)));
                self.apply(row, row.name, ty, all, 1, span)
            }
            None => {
                // What takes a closure is refused for that, and the closure not again.
                if self.stays_out(&Term::Value(ty), name).is_none() {
                    self.skip(args, span);
                }
                self.unknown_method(&Term::Value(ty), name, span)
            }
        }
    }

    /// The row of a name, if code here may use it.
    fn row(&self, ty: Ty, name: &str) -> Option<&'static Row> {
        let private = matches!(self.env, Env::Formula(_));
        methods::find(ty, name).filter(|row| private || row.form != Form::Private)
    }

    pub(super) fn unknown_method(&mut self, ty: &Term, name: &str, span: Span) -> Expr {
        let names = match ty {
            Term::Int(int) => ints::methods(*int),
            other => other.value().map(methods::names).unwrap_or_default(),
        };
        let is_array = matches!(ty, Term::Array(..));
        let refused = self.stays_out(ty, name).filter(|_| !is_array);
        let near = if refused.is_some() { String::new() } else { known::near(name, names.iter()) };
        let ty = self.type_name(ty);
        let instead = match names.is_empty() {
            _ if is_array => for_arrays(name).to_owned(),
            _ if refused.is_some() => refused.unwrap_or_default().to_owned(),
            true => format!("write a function that takes the `{ty}`"),
            false => format!("write it with operators and the methods that `{ty}` has"),
        };
        let diag = self.error(span, &codes::UNKNOWN_METHOD).with("type", ty).with("name", name);
        diag.with("near", near).with("instead", instead);
        Expr::error(span)
    }

    /// A method that a trait gives may be another trait's in the user's scope; rustc checks that it is glam's.
    fn prove_method(&mut self, ty: Ty, via: Via, name: &str, span: Span) {
        let provider = match via {
            Via::Inherent => return,
            Via::FloatExt => "FloatExt".to_owned(),
            Via::Swizzles => format!("Vec{}Swizzles", ty.lanes),
        };
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_method(ty, &provider, name, span);
        }
    }

    /// A method of arrays that slices give may be a trait's; rustc checks that it is not.
    pub(super) fn prove_of_slices(&mut self, item: &Term, count: u32, name: &str, span: Span) {
        self.is_of_type(&Term::Array(Box::new(item.clone()), count), name, None, span);
        let Env::User(scope) = self.env else { return };
        let item = self.written(scope, &self.or_default(item), span);
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_array(item, count, name, span);
        }
    }

    // ---- Calls by path.

    pub(super) fn call(&mut self, call: &syn::ExprCall) -> Expr {
        let args = || call.args.iter();
        let syn::Expr::Path(func) = &*call.func else {
            let span = super::syntax::expr_start(&call.func);
            self.skip(args(), span);
            return self.unsupported(span, "a call of a value", "call a function by its name");
        };
        let span = proofs::span(&func.path);
        if let Some(value) = self.call_by_trait(call, func) {
            return value;
        }
        if func.qself.is_some() || proofs::has_arguments(&func.path) && !self.is_generic(&func.path) {
            self.skip(args(), span);
            return self.unsupported(span, "a path with `<..>`", "write `Type::function`");
        }
        if let Some(closure) = self.closure_named(&func.path) {
            return self.call_closure(&closure, call, span);
        }
        if let Some(local) = self.local_named(&func.path) {
            self.skip(args(), span);
            // Of a closure it was said already.
            if self.infer.shallow(&self.locals[local.0 as usize].ty) != Term::Error {
                self.unsupported(span, "a call of a value", "call a function by its name");
            }
            return Expr::error(span);
        }
        if let Some(named) = self.variant_of_enum(&func.path) {
            return self.called_variant(named, args(), span);
        }
        if let Some(of) = self.of_parameter(&func.path) {
            let is_function =
                |index: &usize| matches!(self.items.sources.items[*index].item, syn::Item::Fn(_));
            let name = proofs::text(&func.path);
            let given = &func.path.segments[1].arguments;
            return match of.ok().filter(is_function) {
                Some(index) => self.call_item(index, (&name, given), None, args(), span),
                None => self.skip(args(), span),
            };
        }
        let used = self.items.used(self.env, &func.path);
        let path = used.as_ref().unwrap_or(&func.path);
        let name = proofs::text(path);
        if let Env::User(scope) = self.env
            && let Some(index) = self.items.lookup_value(scope, &name)
            && let syn::Item::Fn(item) = &self.items.sources.items[index].item
        {
            if let Some(of) = self.struct_before(index)
                && !self.is_meant(of, index, &name, span)
            {
                return self.skip(args(), span);
            }
            if math::is_math(item) {
                let args = args().map(|a| self.expr(a)).collect();
                return self.math_call(path, &item.sig.ident.to_string(), args, span);
            }
            let given = path.segments.last().map_or(&syn::PathArguments::None, |last| &last.arguments);
            return self.call_item(index, (&name, given), None, args(), span);
        }
        if self.is_struct(path) {
            let ty = self.items.path_type(self.env, path);
            return self.construct(ty, args(), span);
        }
        if let (Env::Formula(_), Some((space @ ("op" | "wrapping"), op))) = (self.env, name.split_once("::"))
        {
            return self.raw_op(op, space == "op", args(), span);
        }
        if self.variant(path) == Some(Variant::Some) {
            let path = path.clone();
            self.prove_variant(&path, Variant::Some);
            let args: Vec<Expr> = args().map(|a| self.expr(a)).collect();
            let item = self.infer.fresh(infer::Kind::Any);
            if !self.fit("Some", &args, &[item], span, |_| vec!["value".to_owned()]) {
                return Expr::error(span);
            }
            let value = args.into_iter().next().expect("it has been counted");
            return self.some(value, span);
        }
        if maps::is_from_fn(path) {
            let others = args().filter(|arg| !matches!(arg, syn::Expr::Path(_)));
            self.skip(others, span);
            let what = "`array::from_fn` where its type does not stand beside it";
            return self.unsupported(span, what, "write `let list: [f32; 4] = std::array::from_fn(|i| ..);`");
        }
        if let Some(function) = OfStd::named(path) {
            return self.call_of_std(function, path, args(), span);
        }
        self.known_call(path, &name, args(), span)
    }

    /// A call of the function at an index of the sources, in whatever way it is made: `given` is what the call says of its
    /// parameters.
    pub(super) fn call_item<'e>(
        &mut self,
        index: usize,
        (name, given): (&str, &syn::PathArguments),
        receiver: Option<Expr>,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let syn::Item::Fn(item) = &self.items.sources.items[index].item else {
            unreachable!("functions are called")
        };
        if takers::takes_functions(item) {
            return self.call_taker(index, name, receiver, given, args.collect(), span);
        }
        if generics::has_parameters(item) {
            return self.call_generic(index, name, receiver, given, args, span);
        }
        if self.items.is_left_out && receiver.is_none() && !self.items.is_called(index) {
            let args: Vec<&syn::Expr> = args.collect();
            if let Some(value) = self.said_call(index, item, &args, span) {
                return value;
            }
            self.items.stays_unread();
            return self.skip(args.into_iter(), span);
        }
        match self.items.callee(index, span) {
            Some(id) => self.call_function(id, name, receiver, args, span),
            None => self.skip(args, span),
        }
    }

    /// A call of the sources' function, of a method with what stands before the dot.
    pub(super) fn call_function<'e>(
        &mut self,
        id: FnId,
        name: &str,
        receiver: Option<Expr>,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        // A reader does not count what stands before the dot.
        let hidden = usize::from(receiver.is_some());
        let (mut all, mut before): (Vec<Expr>, Vec<Stmt>) = (receiver.into_iter().collect(), Vec::new());
        for arg in args {
            let needed = self.items.heads[id.0 as usize].params.get(all.len()).map(|param| param.ty.clone());
            let arg = match needed.filter(|_| maps::from_fn(arg).is_some()) {
                Some(ty) => self.expr_as(arg, &ty),
                None => self.argument(arg, &mut all, &mut before),
            };
            all.push(arg);
        }
        self.call_with(id, name, hidden, all, before, span)
    }

    /// A call with arguments that have been read, of which the first are `hidden`; what they are behind comes `before`.
    pub(super) fn call_with(
        &mut self,
        id: FnId,
        name: &str,
        hidden: usize,
        all: Vec<Expr>,
        before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let head = self.items.heads[id.0 as usize].clone();
        if let Some(caller) = self.caller {
            self.items.calls.push((caller, id, span));
        }
        let terms: Vec<Term> = head.params.iter().map(|p| p.ty.clone()).collect();
        let names = |_: &mut Self| head.params[hidden..].iter().map(|p| p.name.clone()).collect();
        if all.len() != terms.len() {
            self.fit(name, &all[hidden..], &terms[hidden..], span, names);
            return Expr::error(span);
        }
        self.fit(name, &all, &terms, span, names);
        let args = all.into_iter().zip(&terms).map(|(arg, ty)| self.pass(arg, ty)).collect();
        let call = self.make(Kind::Call(id, args), head.ret, span);
        self.in_block(before, call)
    }

    /// `Ray(a, b)` of a tuple struct.
    fn construct<'e>(
        &mut self,
        ty: Term,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let Term::Struct(id) = ty else { return self.skip(args, span) };
        let values: Vec<Expr> = args.map(|a| self.expr(a)).collect();
        let fields = self.items.structs[id.0 as usize].fields.clone();
        let terms: Vec<Term> = fields.iter().map(|(_, ty)| Term::from(ty)).collect();
        let name = self.type_name(&ty);
        if !self.fit(&name, &values, &terms, span, |_| fields.into_iter().map(|(name, _)| name).collect()) {
            return Expr::error(span);
        }
        self.make(Kind::Struct(id, values.into_iter().enumerate().collect()), ty, span)
    }

    /// Checks the number and the types of arguments. The names of the parameters are asked for to show them.
    pub(super) fn fit(
        &mut self,
        name: &str,
        args: &[Expr],
        params: &[Term],
        span: Span,
        names: impl FnOnce(&mut Self) -> Vec<String>,
    ) -> bool {
        if args.len() == params.len() {
            args.iter().zip(params).for_each(|(arg, ty)| self.coerce(&arg.ty, ty, arg.span));
            return true;
        }
        let names = names(self);
        let listed: Vec<String> =
            names.iter().zip(params).map(|(n, t)| format!("{n}: {}", self.type_name(t))).collect();
        self.count_mismatch((name, &listed.join(", ")), args.len(), params.len(), span);
        args.iter().for_each(|a| self.infer.poison(&a.ty));
        false
    }

    /// Reports a call with too many arguments, or too few.
    pub(super) fn count_mismatch(
        &mut self,
        (name, names): (&str, &str),
        found: usize,
        expected: usize,
        span: Span,
    ) {
        self.error(span, &codes::ARGUMENT_COUNT)
            .with("name", name)
            .with("expected", plural(expected))
            .with("found", format!("{found} {}", if found == 1 { "is" } else { "are" }))
            .with("signature", format!("{name}({names})"));
    }

    /// `vec3(..)`, `Vec3::new(..)`, `f32::max(..)`.
    fn known_call<'e>(
        &mut self,
        path: &syn::Path,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let last = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if let Some(ty) = known::constructor(&last) {
            if let Some(proofs) = self.items.prove(self.env) {
                proofs.of_function(path, &last);
            }
            let row = methods::find(ty, "new").expect("every vector has `new`");
            let args = args.map(|a| self.expr(a)).collect();
            return self.apply(row, &last, ty, args, 0, span);
        }
        if let Some(columns) = matrices::constructor(&last) {
            if let Some(proofs) = self.items.prove(self.env) {
                proofs.of_function(path, &last);
            }
            let args = args.map(|a| self.expr(a)).collect();
            return self.matrix_call(columns, &last, args, 0, span);
        }
        if math::is_function(&last) && is_math_path(path) {
            let args = args.map(|a| self.expr(a)).collect();
            return self.math_call(path, &last, args, span);
        }
        let Some(owner) = owner(path) else {
            self.skip(args, span);
            if self.has_glob {
                return Expr::error(span);
            }
            if known::is_of_result(&last) {
                return self.unsupported(span, &format!("`{last}`"), known::NO_RESULT);
            }
            let names = self.item_names(|i| matches!(i, syn::Item::Fn(_)));
            let near = known::near(name, names.into_iter().chain(known::constructors()).chain(math::names()));
            let diag = self.error(span, &codes::UNKNOWN_FUNCTION).with("name", name).with("near", near);
            diag.with("instead", for_functions(path));
            return Expr::error(span);
        };
        let is_of_operator = overloads::is_of_operator(&owner, &last) && !self.is_of_sources(&owner);
        let is_type = self.is_type(&owner) && !is_trait_of_std(&owner) && !is_of_operator;
        if !is_type {
            let mut args = args;
            if let Some(value) = self.compared_by_path(&owner, &last, &mut args, span) {
                return value;
            }
            if is_of_operator && let Some(value) = self.operated_by_path(&owner, &last, &mut args, span) {
                return value;
            }
            self.skip(args, span);
            let diag = self.error(span, &codes::UNKNOWN_FUNCTION).with("name", name).with("near", "");
            diag.with("instead", for_functions(path));
            return Expr::error(span);
        }
        let is_param = self.items.argument(self.env, &proofs::text(&owner)).is_some();
        if last == "default" && owner.segments.last().is_some_and(|trait_name| trait_name.ident == "Default")
        {
            self.skip(args, span);
            let what = "`Default::default()` where its type does not stand beside it";
            return self.unsupported(span, what, "write the type: `Setup::default()`");
        }
        let owner = self.items.path_type(self.env, &owner);
        if let Some(columns) = self.items.columns(&owner).filter(|_| last != "from" || args.len() != 1) {
            let args = args.map(|a| self.expr(a)).collect();
            return self.matrix_call(columns, &last, args, 0, span);
        }
        if let Some(index) = self.items.given_to_value(self.env, &owner, &last)
            && let syn::Item::Fn(_) = self.items.sources.items[index].item
        {
            return match self.is_given(&owner, index, &last, span) {
                true => self.call_item(index, (&last, &syn::PathArguments::None), None, args, span),
                false => self.skip(args, span),
            };
        }
        let mut args = args;
        if !is_param && let Some(value) = self.compared_by_type((path, &owner), &last, &mut args, span) {
            return value;
        }
        if !is_param && let Some(value) = self.operated_by_type((path, &owner), &last, &mut args, span) {
            return value;
        }
        match owner {
            Term::Int(_) if last == "default" && args.len() == 0 => {
                self.default_of(&owner, span).expect("numbers have one")
            }
            Term::Value(_) | Term::Int(_) | Term::Struct(_) if last == "from" => {
                let args: Vec<Expr> = args.map(|a| self.expr(a)).collect();
                self.any_conversion(&owner, args, span)
            }
            Term::Value(ty) => {
                let is_own = |row: &&Row| !ty.is_vector() && matches!(row.via, Via::Inherent);
                if let Some(row) = self.row(ty, &last).filter(is_own)
                    && let Some(proofs) = self.items.prove(self.env).filter(|_| row.name == last && !is_param)
                {
                    proofs.of_primitive(path, ty.name(), span);
                }
                self.associated_call(ty, &last, args, span)
            }
            Term::Int(int) => {
                let args = args.map(|a| self.expr(a)).collect();
                match self.int_method(int, &last, args, span) {
                    Some(value) => {
                        if let Some(proofs) = self.items.prove(self.env).filter(|_| !is_param) {
                            proofs.of_primitive(path, int.name(), span);
                        }
                        value
                    }
                    None => self.unknown_associated(&Term::Int(int), &last, ints::methods(int).iter(), span),
                }
            }
            Term::Error => self.skip(args, span),
            other if self.items.is_ordering(&other) => {
                let args = args.map(|a| self.expr(a)).collect();
                self.ordering_method(&last, args, 0, span)
            }
            other if last == "default" && args.len() == 0 => match self.default_of(&other, span) {
                // Of a type parameter it can be nothing else.
                Some(value) if is_param || self.prove_default(&other, span) => value,
                Some(_) => Expr::error(span),
                None => {
                    let names = self.member_names(&other);
                    self.unknown_associated(&other, &last, names.iter(), span)
                }
            },
            other => {
                self.skip(args, span);
                let names = self.member_names(&other);
                self.unknown_associated(&other, &last, names.iter(), span)
            }
        }
    }

    /// True of a path whose `<..>` say what a generic function's parameters stand for.
    fn is_generic(&self, path: &syn::Path) -> bool {
        let Env::User(scope) = self.env else { return false };
        let before = path.segments.iter().rev().skip(1);
        before.clone().all(|segment| segment.arguments.is_none())
            && self.items.lookup_value(scope, &proofs::text(path)).is_some_and(|index| {
                matches!(&self.items.sources.items[index].item, syn::Item::Fn(item) if !item.sig.generics.params.is_empty())
            })
    }

    /// True of a path to a type of the sources.
    fn is_of_sources(&self, path: &syn::Path) -> bool {
        let name = proofs::text(path);
        match self.env {
            Env::Formula(_) => false,
            Env::User(scope) => self.items.lookup_type(scope, &name).is_some(),
        }
    }

    /// True if the path before a function's name is a type rather than a module.
    pub(super) fn is_type(&self, owner: &syn::Path) -> bool {
        let name = proofs::text(owner);
        match self.env {
            Env::Formula(_) => true,
            Env::User(scope) => {
                let last = owner.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
                self.items.lookup_type(scope, &name).is_some()
                    || self.items.argument(self.env, &name).is_some()
                    || known::type_named(&last).is_some()
                    || matrices::type_named(&last).is_some()
                    || Int::named(&last).is_some()
                    || last.starts_with(char::is_uppercase)
            }
        }
    }

    fn associated_call<'e>(
        &mut self,
        ty: Ty,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        if let Some(swizzle) = swizzle(ty, name) {
            self.prove_method(ty, Via::Swizzles, name, span);
            let args = args.map(|a| self.expr(a)).collect();
            return self.swizzle_call(ty, swizzle, name, args, 0, span);
        }
        match self.row(ty, name) {
            Some(row) => {
                self.prove_method(ty, row.via, name, span);
                let args = args.map(|a| self.expr(a)).collect();
                self.apply(row, row.name, ty, args, 0, span)
            }
            None => {
                self.skip(args, span);
                let names = methods::names(ty);
                self.unknown_associated(&Term::Value(ty), name, names.iter(), span)
            }
        }
    }
}

/// What to write instead of a method of arrays.
fn for_arrays(name: &str) -> &'static str {
    match name {
        "iter" | "into_iter" => "use it in a `for` loop, or end it with `.sum()` or `.fold(..)`",
        _ => "write a `for` loop over the elements",
    }
}

/// Traits whose methods nobody need import.
const TRAITS_OF_STD: [&str; 5] = ["Clone", "Iterator", "Ord", "PartialEq", "PartialOrd"];

fn is_trait_of_std(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| TRAITS_OF_STD.iter().any(|name| last.ident == name))
}

/// What to write instead of a function that is not known: of what the standard library has nobody can mark.
fn for_functions(path: &syn::Path) -> String {
    let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    let marked = || "mark it with `#[flatten]`, or write its formula".to_owned();
    match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [.., owner, name] if TRAITS_OF_STD.contains(&owner) => {
            format!("write it as a method: `x.{name}(..)`")
        }
        ["std" | "core", ..] => "write its formula".to_owned(),
        [name] => shading::instead_of(name).unwrap_or_else(marked),
        _ => marked(),
    }
}

pub(super) fn plural(count: usize) -> String {
    match count {
        0 => "no arguments".to_owned(),
        1 => "1 argument".to_owned(),
        _ => format!("{count} arguments"),
    }
}

/// True of a plain name, and of one in a module `math`.
fn is_math_path(path: &syn::Path) -> bool {
    let before = path.segments.iter().rev().nth(1);
    before.is_none_or(|segment| segment.ident == "math")
}
