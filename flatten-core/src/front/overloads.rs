//! Operators of the user's own structs: `impl Mul<f32> for Complex { .. }`, and so `impl Default for Complex` and `impl From<f32> for Complex`.
//!
//! ```text
//! impl Mul<f32> for Complex { type Output = Self; fn mul(self, k: f32) -> Self::Output { .. } }
//! #[flatten_operator(Mul)] fn mul(self, k: f32) -> Self { .. }        what the front end reads, a member of `Complex`
//! ```
//! Of two types there is one `impl` of an operator at most, wherever it stands; so one that is seen is the one that is
//! meant. Whoever writes a block proves that its trait is the operator's.

mod called;
mod given;
mod sums;

pub(super) use called::is_of_operator;

use super::body::Body;
use super::draft::{Expr, Kind, Place};
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::operators::BinOp;
use super::proofs::{self, text};
use super::{indexed, known, matrices, traits};
use crate::hir::FnId;
use crate::ty::Ty;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{ItemImpl, parse_quote};

/// The traits whose `impl` blocks are read, with their functions.
const TRAITS: [(&str, &str); 31] = [
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("BitAnd", "bitand"),
    ("BitOr", "bitor"),
    ("BitXor", "bitxor"),
    ("Shl", "shl"),
    ("Shr", "shr"),
    ("Neg", "neg"),
    ("Not", "not"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
    ("BitAndAssign", "bitand_assign"),
    ("BitOrAssign", "bitor_assign"),
    ("BitXorAssign", "bitxor_assign"),
    ("ShlAssign", "shl_assign"),
    ("ShrAssign", "shr_assign"),
    ("Index", "index"),
    ("IndexMut", "index_mut"),
    ("Default", "default"),
    ("From", "from"),
    ("PartialEq", "eq"),
    ("PartialOrd", "partial_cmp"),
    ("Ord", "cmp"),
    ("Sum", "sum"),
    ("Product", "product"),
];

/// The module of `core` that such a trait stands in.
fn module_of(name: &str) -> &'static str {
    match name {
        "Default" => "default",
        "From" => "convert",
        "PartialEq" | "PartialOrd" | "Ord" => "cmp",
        "Sum" | "Product" => "iter",
        _ => "ops",
    }
}

/// The attribute by which the front end knows such a function.
const MARK: &str = "flatten_operator";

/// An `impl` block of an operator.
struct Overload<'b> {
    /// Of the trait and of its function.
    name: &'static str,
    function: &'static str,
    /// The trait as it was written.
    path: &'b syn::Path,
    /// The type on the right, where it is not the one on the left.
    right: Option<&'b syn::Type>,
}

/// What a block says of an operator; `None` of any other block.
fn overload(block: &ItemImpl) -> Option<Overload<'_>> {
    let (path, _) = block.trait_.as_ref()?;
    let is_lifetime = |param: &syn::GenericParam| matches!(param, syn::GenericParam::Lifetime(_));
    if !block.generics.params.iter().all(is_lifetime) {
        return None;
    }
    let last = path.segments.last()?;
    let (name, function) = *TRAITS.iter().find(|(name, _)| last.ident == name)?;
    let right = match &last.arguments {
        syn::PathArguments::None => None,
        syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(syn::GenericArgument::Type(ty)) if arguments.args.len() == 1 => Some(ty),
            _ => return None,
        },
        syn::PathArguments::Parenthesized(_) => return None,
    };
    Some(Overload { name, function, path, right })
}

/// The path of a type, also behind references.
fn path_of(ty: &syn::Type) -> Option<&syn::Path> {
    match ty {
        syn::Type::Path(path) if path.qself.is_none() => Some(&path.path),
        syn::Type::Reference(reference) => path_of(&reference.elem),
        syn::Type::Paren(inner) => path_of(&inner.elem),
        syn::Type::Group(inner) => path_of(&inner.elem),
        _ => None,
    }
}

/// True of what Rust and glam call so; a struct may have such a name too.
fn is_known(path: &syn::Path) -> bool {
    let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    known::type_named(&name).is_some() || matrices::type_named(&name).is_some()
}

/// True of what Rust calls so, which a struct is not called.
fn is_number(path: &syn::Path) -> bool {
    path.get_ident()
        .is_some_and(|name| known::type_named(&name.to_string()).is_some_and(|ty| !ty.is_vector()))
}

/// The path of the struct that has such a block: the type on the left, or where that is none of the user's, on the right.
pub(crate) fn owner_path(block: &ItemImpl) -> Option<&syn::Path> {
    let overload = overload(block)?;
    let left = path_of(&block.self_ty);
    let right = overload.right.and_then(path_of).filter(|path| !path.is_ident("Self"));
    let own = |path: &&syn::Path| !is_known(path);
    let struct_of = |path: &&syn::Path| !is_number(path);
    left.filter(own)
        .or(right.filter(own))
        .or(left.filter(struct_of))
        .or(right.filter(struct_of))
        .or(left)
        .or(right)
}

/// [`owner_path`] as text.
pub(crate) fn owner(block: &ItemImpl) -> Option<String> {
    owner_path(block).map(text)
}

/// The functions of such a block as the front end reads them: no type in them depends on the block.
pub(crate) fn functions(block: &ItemImpl) -> Vec<syn::ItemFn> {
    match overload(block) {
        Some(Overload { name: "Sum" | "Product", .. }) => sums::functions(block),
        _ => function(block).into_iter().collect(),
    }
}

fn function(block: &ItemImpl) -> Option<syn::ItemFn> {
    let overload = overload(block)?;
    let output = block.items.iter().find_map(|item| match item {
        syn::ImplItem::Type(item) if item.ident == "Output" => Some(item.ty.clone()),
        _ => None,
    });
    let function = block.items.iter().find_map(|item| match item {
        syn::ImplItem::Fn(item) if item.sig.ident == overload.function => Some(item),
        _ => None,
    })?;
    let is_plain =
        matches!(&*block.self_ty, syn::Type::Path(_)) && owner(block) == path_of(&block.self_ty).map(text);
    let mut own = Own { output: None, left: (!is_plain).then(|| (*block.self_ty).clone()), lifetime: None };
    own.output = output.map(|mut ty| {
        own.visit_type_mut(&mut ty);
        ty
    });
    let (mark, name) = (format_ident!("{MARK}"), format_ident!("{}", overload.name));
    let mut attrs: Vec<syn::Attribute> = vec![parse_quote!(#[#mark(#name)])];
    // `ne`, `lt` and their kin are what `eq` and `partial_cmp` say, unless a block has its own.
    if module_of(overload.name) == "cmp" && block.items.len() > 1 {
        attrs.push(traits::unread());
    }
    attrs.extend(block.attrs.iter().filter(|a| a.path().is_ident("cfg")).cloned());
    attrs.extend(function.attrs.iter().cloned());
    let mut function = syn::ItemFn {
        attrs,
        vis: syn::Visibility::Inherited,
        modifiers: function.modifiers.clone(),
        sig: function.sig.clone(),
        block: Box::new(function.block.clone()),
    };
    own.visit_item_fn_mut(&mut function);
    if overload.name == "IndexMut" {
        indexed::hand_on(&mut function);
    }
    Some(function)
}

/// Puts in what a block calls `Self` and `Self::Output`, and forgets its lifetimes.
struct Own {
    output: Option<syn::Type>,
    /// Where `Self` is not the struct that has the block.
    left: Option<syn::Type>,
    /// What references get in place of their lifetimes.
    lifetime: Option<syn::Lifetime>,
}

impl VisitMut for Own {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Path(path) = &*ty
            && path.qself.is_none()
        {
            let name = text(&path.path);
            let instead = match name.as_str() {
                "Self::Output" => &self.output,
                "Self" => &self.left,
                _ => &None,
            };
            if let Some(instead) = instead {
                *ty = instead.clone();
                return;
            }
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_type_reference_mut(&mut self, reference: &mut syn::TypeReference) {
        reference.lifetime = self.lifetime.clone();
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_receiver_mut(&mut self, receiver: &mut syn::Receiver) {
        let Some(left) = &self.left else { return };
        let colon = syn::token::Colon(receiver.self_token.span);
        let ty: syn::Type = match &receiver.kind {
            syn::ReceiverKind::Value => left.clone(),
            syn::ReceiverKind::Reference(_, _, mutability) => parse_quote!(& #mutability #left),
            _ => return visit_mut::visit_receiver_mut(self, receiver),
        };
        receiver.kind = syn::ReceiverKind::Typed(colon, Box::new(ty));
    }

    /// `Self::new(..)`, `Self::Output::new(..)`, `Self::Output { .. }`.
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        let is = |at: usize, name: &str| path.segments.get(at).is_some_and(|segment| segment.ident == name);
        let (instead, taken) = match (is(0, "Self"), is(1, "Output")) {
            (true, true) if self.output.is_some() => (&self.output, 2),
            (true, _) => (&self.left, 1),
            (false, _) => (&None, 0),
        };
        if let Some(syn::Type::Path(instead)) = instead {
            let rest: Vec<syn::PathSegment> = path.segments.iter().skip(taken).cloned().collect();
            *path = instead.path.clone();
            path.segments.extend(rest);
        }
        visit_mut::visit_path_mut(self, path);
    }

    /// `Self` is another type in there.
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The trait of an operator's function that is a member of a struct.
pub(crate) fn trait_of(item: &syn::Item) -> Option<String> {
    let syn::Item::Fn(item) = item else { return None };
    let mark = item.attrs.iter().find(|attr| attr.path().is_ident(MARK))?;
    match &mark.meta {
        syn::Meta::List(list) => Some(list.tokens.to_string()),
        _ => None,
    }
}

/// Makes rustc check that a block's trait is the operator's: whatever has that has this one, so they are the same.
pub(crate) fn proof(block: &ItemImpl) -> Option<TokenStream> {
    let Overload { name, path, right, .. } = overload(block)?;
    // Other traits have such names too.
    if module_of(name) == "iter" && functions(block).is_empty() {
        return None;
    }
    let fixed = |ty: &syn::Type| {
        let (mut ty, lifetime) = (ty.clone(), Some(parse_quote!('static)));
        Own { output: None, left: Some((*block.self_ty).clone()), lifetime: lifetime.clone() }
            .visit_type_mut(&mut ty);
        Own { output: None, left: None, lifetime }.visit_type_mut(&mut ty);
        ty
    };
    let span = proofs::span(path);
    let right = match right {
        Some(right) => Some(fixed(right)),
        None => (!matches!(name, "Neg" | "Not" | "Default" | "Ord")).then(|| fixed(&block.self_ty)),
    };
    let right = right.map(|right| quote_spanned!(span=> <#right>));
    let mut written = path.clone();
    written.segments.last_mut()?.arguments = syn::PathArguments::None;
    let core = [module_of(name), name].map(|name| proc_macro2::Ident::new(name, span));
    let [module, core] = core;
    // The other two ask for it themselves.
    let is_sized = matches!(name, "Default" | "From" | "Sum" | "Product");
    let sized = (!is_sized).then(|| quote_spanned!(span=> ?::core::marker::Sized +));
    let cfgs = block.attrs.iter().filter(|a| a.path().is_ident("cfg"));
    Some(quote_spanned! { span =>
        #(#cfgs)*
        const _: () = {
            fn __is<__T: #sized #written #right>() {}
            fn __operator<__T: #sized ::core::#module::#core #right>() {
                __is::<__T>()
            }
        };
    })
}

/// What is known of an operator on two types.
pub(super) enum Found {
    /// None of them is a struct that has it.
    Nothing,
    One(FnId),
    /// What is open may be one of several types.
    Several,
}

/// Whether a type is another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    No,
    /// As far as is known.
    Perhaps,
    Yes,
}

impl Body<'_, '_> {
    /// `left op right` by what an `impl` block says; the sides again if none does.
    pub(super) fn own_operator(
        &mut self,
        op: BinOp,
        left: Expr,
        right: Expr,
        span: Span,
    ) -> Result<Expr, Box<(Expr, Expr)>> {
        self.settle();
        let Some((name, _)) = op.traits() else { return Err(Box::new((left, right))) };
        match self.overload(name, &[&left.ty, &right.ty]) {
            Found::Nothing => Err(Box::new((left, right))),
            Found::Several => Ok(self.several(&[&left, &right])),
            Found::One(function) => Ok(self.call_operator(name, function, vec![left, right], span)),
        }
    }

    /// `place op= value`.
    pub(super) fn own_assign_operator(
        &mut self,
        op: BinOp,
        place: Place,
        ty: &Term,
        value: Expr,
        span: Span,
    ) -> Result<Expr, Box<(Place, Expr)>> {
        self.settle();
        let Some((_, name)) = op.traits() else { return Err(Box::new((place, value))) };
        let taken = ty.clone().borrowed(Borrow::Mut);
        match self.overload(name, &[&taken, &value.ty]) {
            Found::Nothing => Err(Box::new((place, value))),
            Found::Several => Ok(self.several(&[&value])),
            Found::One(function) => {
                let place = self.make(Kind::Borrow(place), taken, span);
                Ok(self.call_operator(name, function, vec![place, value], span))
            }
        }
    }

    /// `-value` and `!value`.
    pub(super) fn own_unary(&mut self, name: &str, value: Expr, span: Span) -> Result<Expr, Box<Expr>> {
        match self.overload(name, &[&value.ty]) {
            Found::Nothing | Found::Several => Err(Box::new(value)),
            Found::One(function) => Ok(self.call_operator(name, function, vec![value], span)),
        }
    }

    pub(super) fn call_operator(&mut self, name: &str, function: FnId, args: Vec<Expr>, span: Span) -> Expr {
        let sides: Vec<Term> = args.iter().map(|arg| self.infer.deep(&arg.ty)).collect();
        let is_open = sides.iter().any(|side| self.infer.is_open(side));
        if is_open && !self.prove_literals(name, &sides, function, span) {
            return self.several(&args.iter().collect::<Vec<_>>());
        }
        let head = self.items.heads[function.0 as usize].clone();
        if let Some(caller) = self.caller {
            self.items.calls.push((caller, function, span));
        }
        let inner = self.items.inner;
        if let Some((scope, proof)) = inner.operators.get(&head.source)
            && let Some(proofs) = self.items.prove(Env::User(*scope))
        {
            proofs.of_block(head.source, proof);
        }
        let mut passed = Vec::with_capacity(args.len());
        for (arg, param) in args.into_iter().zip(&head.params) {
            self.coerce(&arg.ty, &param.ty, arg.span);
            passed.push(self.pass(arg, &param.ty));
        }
        self.make(Kind::Call(function, passed), head.ret, span)
    }

    pub(super) fn several(&mut self, sides: &[&Expr]) -> Expr {
        let open = sides.iter().find(|side| self.infer.is_open(&side.ty)).unwrap_or(&sides[0]).span;
        sides.iter().for_each(|side| self.infer.poison(&side.ty));
        self.ambiguous(open)
    }

    /// The function for an operand of each of these types.
    pub(super) fn overload(&mut self, name: &str, sides: &[&Term]) -> Found {
        let sides: Vec<Term> = sides.iter().map(|side| self.infer.deep(side)).collect();
        let mut blocks: Vec<Option<usize>> = Vec::new();
        for side in &sides {
            if let Term::Struct(id) = self.infer.target(side) {
                let owner = self.items.struct_items[id.0 as usize];
                let more = self.items.members.operators(owner, name);
                blocks.extend(more.filter(|block| !blocks.contains(block)).collect::<Vec<_>>());
            }
        }
        let is_open = sides.iter().any(|side| self.infer.is_open(side));
        if sides.iter().any(|side| self.is_dyn(side)) {
            return Found::Nothing;
        }
        let (mut found, mut unknown) = (Vec::new(), false);
        for block in blocks {
            match block.and_then(|block| self.items.operator(block)) {
                None => unknown = true,
                Some(function) if self.may_take_slices(function) => unknown = true,
                Some(function) => {
                    let head = &self.items.heads[function.0 as usize];
                    let fits =
                        head.params.iter().zip(&sides).map(|(param, side)| self.fit_of(side, &param.ty));
                    match head.params.len() == sides.len() {
                        true if fits.clone().all(|fit| fit == Fit::Yes) => return Found::One(function),
                        true if fits.clone().all(|fit| fit != Fit::No) => found.push(function),
                        _ => {}
                    }
                }
            }
        }
        match &found[..] {
            [] => Found::Nothing,
            [one] if is_open && !unknown && !self.is_quite_open(&sides) => Found::One(*one),
            _ => Found::Several,
        }
    }

    /// True if a parameter is a reference to an array: what Rust sees as a slice is an array here.
    fn may_take_slices(&self, function: FnId) -> bool {
        self.items.heads[function.0 as usize].params.iter().any(|param| param.ty.lends_arrays())
    }

    /// True if something is open that is no literal.
    fn is_quite_open(&self, sides: &[Term]) -> bool {
        let open = |term: &Term| matches!(term, Term::Var(var) if self.infer.kind(*var) == infer::Kind::Any);
        sides.iter().any(|side| open(&self.infer.target(side)))
    }

    pub(super) fn fit_of(&self, given: &Term, wanted: &Term) -> Fit {
        match (given, wanted) {
            (Term::Var(_), Term::Value(ty)) if self.infer.may_be(given, *ty) => Fit::Perhaps,
            (Term::Var(var), Term::Int(_)) if self.infer.kind(*var) != infer::Kind::Float => Fit::Perhaps,
            (Term::Var(var), _) if self.infer.kind(*var) == infer::Kind::Any => Fit::Perhaps,
            (Term::Error, _) => Fit::Perhaps,
            (Term::Ref(a, given), Term::Ref(b, wanted)) if a == b => self.fit_of(given, wanted),
            (Term::Array(given, n), Term::Array(wanted, m)) if n == m => self.fit_of(given, wanted),
            (Term::Tuple(given), Term::Tuple(wanted)) if given.len() == wanted.len() => {
                let fits = given.iter().zip(wanted).map(|(given, wanted)| self.fit_of(given, wanted));
                fits.min().unwrap_or(Fit::Yes)
            }
            (given, wanted) if given == wanted => Fit::Yes,
            _ => Fit::No,
        }
    }

    /// A literal has the type that alone has the operator, or else that of all literals: rustc checks that this has not.
    /// False if the struct has no name here.
    fn prove_literals(&mut self, name: &str, sides: &[Term], function: FnId, span: Span) -> bool {
        let head = self.items.heads[function.0 as usize].clone();
        let mut shown = Vec::new();
        let mut is_sure = true;
        for (side, wanted) in sides.iter().zip(&head.params) {
            let (side, wanted) = match (side, &wanted.ty) {
                (Term::Ref(_, side), Term::Ref(_, wanted)) if module_of(name) == "cmp" => {
                    (&**side, &**wanted)
                }
                sides => sides,
            };
            let Some(ty) = self.shown(side, wanted, span) else { return false };
            is_sure &= self.is_of_defaults(side, wanted);
            shown.push(ty);
        }
        if is_sure {
            return true;
        }
        let [module, operator] = [module_of(name), name].map(|name| proc_macro2::Ident::new(name, span));
        let (has, given) = match &shown[..] {
            [left, right] => (left.clone(), right),
            [from] => {
                let Some(to) = self.shown(&head.ret, &head.ret, span) else { return false };
                (to, from)
            }
            _ => return true,
        };
        let of = quote_spanned!(span=> ::core::#module::#operator<#given>);
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_literal(&has, &of, span);
        }
        true
    }

    /// True if all literals in the type of a side are wanted of the type that they have if nothing says another.
    fn is_of_defaults(&self, side: &Term, wanted: &Term) -> bool {
        match (side, wanted) {
            (Term::Var(_), wanted) => *wanted == Term::Value(Ty::I32),
            (Term::Ref(_, side), Term::Ref(_, wanted)) => self.is_of_defaults(side, wanted),
            (Term::Array(side, _), Term::Array(wanted, _)) => self.is_of_defaults(side, wanted),
            (Term::Tuple(sides), Term::Tuple(wanted)) => {
                sides.iter().zip(wanted).all(|(side, wanted)| self.is_of_defaults(side, wanted))
            }
            _ => true,
        }
    }

    /// A type as Rust writes it; of a literal, the type that all such have.
    fn shown(&self, side: &Term, wanted: &Term, span: Span) -> Option<TokenStream> {
        Some(match (side, wanted) {
            (Term::Ref(borrow, side), Term::Ref(_, wanted)) => {
                let ty = self.shown(side, wanted, span)?;
                match borrow {
                    Borrow::Shared => quote_spanned!(span=> &'static #ty),
                    Borrow::Mut => ty,
                }
            }
            (Term::Var(var), _) if self.infer.kind(*var) == infer::Kind::Float => {
                quote_spanned!(span=> ::core::primitive::f64)
            }
            (Term::Var(_), _) => quote_spanned!(span=> ::core::primitive::i32),
            (Term::Struct(id), _) => {
                let Env::User(scope) = self.env else { return None };
                let owner = self.items.struct_items[id.0 as usize];
                let types = &self.items.sources.scopes[scope].types;
                let (path, _) = types.iter().find(|(path, index)| **index == owner && *path != "Self")?;
                syn::parse_str::<syn::Path>(path).ok()?.to_token_stream()
            }
            (Term::Array(side, count), Term::Array(wanted, _)) => {
                let (item, count) = (self.shown(side, wanted, span)?, *count as usize);
                quote_spanned!(span=> [#item; #count])
            }
            (Term::Tuple(sides), Term::Tuple(wanted)) => {
                let items = sides.iter().zip(wanted).map(|(side, wanted)| self.shown(side, wanted, span));
                let items = items.collect::<Option<Vec<_>>>()?;
                quote_spanned!(span=> (#(#items,)*))
            }
            _ => {
                let Env::User(scope) = self.env else { return None };
                return self.written(scope, side, span);
            }
        })
    }
}
