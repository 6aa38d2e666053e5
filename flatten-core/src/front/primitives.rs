//! Primitives of a backend: functions that stay calls because it says so, whatever they hold.
//!
//! ```text
//! fn noise(p: Vec3) -> f32                                 a function of the text, or one that stands nowhere
//! fn smoothstep(low: f32, high: f32, x: f32) -> f32        that of `flatten::math`, of these types
//! fn sin(self: f32) -> f32                                 the method, `x.sin()` and `f32::sin(x)`
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::Term;
use super::leaf::Mark;
use super::math;
use super::sources::{Source, Sources};
use crate::diag::{Diags, codes};
use crate::hir::FnId;
use crate::options::Options;
use crate::ty::Ty;
use proc_macro2::Span;
use quote::ToTokens;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use syn::{FnArg, Item, ItemFn, ReceiverKind, parse_quote};

/// A primitive that stands for what the language has itself: a function of `flatten::math`, or a method.
#[derive(Clone)]
pub(super) struct Own {
    name: String,
    is_method: bool,
    /// The types of its parameters, as they are written.
    types: Vec<String>,
    /// Where it is among the items.
    index: usize,
}

impl Sources {
    /// The same with the leaves and barriers of the options: functions of such a head become primitives, and where no
    /// item bears the name, it is known everywhere. Heads of functions of `flatten::math` and of methods, whose first
    /// parameter is `self` with its type, stand for those; whatever else is called like them stays what it is.
    ///
    /// # Errors
    /// Heads that are no Rust.
    pub fn with_primitives(mut self, options: &Options) -> Result<Sources, Diags> {
        let mut diags = Diags::new();
        let leaves = options.leaves.iter().map(|head| (head, false));
        for (head, barrier) in leaves.chain(options.barriers.iter().map(|head| (head, true))) {
            match syn::parse_str::<ItemFn>(&format!("{head} {{}}")).and_then(without_self) {
                Ok((item, receiver)) => self.add_primitive(item, receiver, barrier),
                Err(error) => {
                    let error = format!("`{head}` is no head of a function: {error}");
                    diags.at(proc_macro2::Span::call_site(), &codes::SYNTAX).with("error", error);
                }
            }
        }
        diags.check()?;
        Ok(self)
    }

    fn add_primitive(&mut self, mut head: ItemFn, receiver: Option<String>, barrier: bool) {
        let mut hasher = FxHasher::default();
        types(&head).hash(&mut hasher);
        let name = head.sig.ident.to_string();
        let path = receiver.map(|receiver| format!("{receiver}::{name}"));
        path.as_ref().unwrap_or(&name).hash(&mut hasher);
        let sealed = "the backend implements it".to_owned();
        let is_method = path.is_some();
        let mark = Mark { id: hasher.finish(), path, barrier, sealed };
        if is_method {
            mark.put(&mut head);
            return self.add_own(head, is_method);
        }
        let mut is_named = false;
        for source in &mut self.items {
            let Item::Fn(item) = &mut source.item else { continue };
            if item.sig.ident == head.sig.ident && source.owner.is_none() {
                is_named = true;
                if types(item) == types(&head) {
                    mark.put(item);
                }
            }
        }
        if is_named {
            return;
        }
        mark.put(&mut head);
        if math::is_function(&name) {
            return self.add_own(head, is_method);
        }
        let index = self.items.len();
        let item = Item::Fn(head);
        for scope in self.scopes.iter_mut().filter(|scope| !scope.values.contains_key(&name)) {
            scope.insert(&name, &item, index);
        }
        self.items.push(Source { item, scope: 0, path: name, owner: None, reported: false });
    }

    fn add_own(&mut self, head: ItemFn, is_method: bool) {
        let (name, index) = (head.sig.ident.to_string(), self.items.len());
        let mut types = types(&head);
        types.pop();
        self.own.push(Own { name: name.clone(), is_method, types, index });
        self.items.push(Source { item: Item::Fn(head), scope: 0, path: name, owner: None, reported: false });
    }
}

/// A head with a name for `self`, and its type.
fn without_self(mut head: ItemFn) -> syn::Result<(ItemFn, Option<String>)> {
    let Some(FnArg::Receiver(receiver)) = head.sig.inputs.first() else { return Ok((head, None)) };
    let ReceiverKind::Typed(_, ty) = &receiver.kind else {
        return Err(syn::Error::new_spanned(receiver, "`self` needs its type here: `self: f32`"));
    };
    let written = ty.to_token_stream().to_string();
    let input = parse_quote!(value: #ty);
    head.sig.inputs[0] = input;
    Ok((head, Some(written)))
}

impl Body<'_, '_> {
    /// The primitive for a method of this name, or for a function of `flatten::math`, on values of these types.
    pub(super) fn own(&mut self, name: &str, is_method: bool, types: &[Ty], span: Span) -> Option<FnId> {
        let of_types = |own: &&Own| own.types.iter().map(String::as_str).eq(types.iter().map(|ty| ty.name()));
        let mut known = self.items.sources.own.iter();
        let index = known.find(|own| own.name == name && own.is_method == is_method && of_types(own))?.index;
        self.items.callee(index, span)
    }

    /// A call of it. The types have been looked at.
    pub(super) fn call_own(&mut self, id: FnId, args: Vec<Expr>, span: Span) -> Expr {
        let result: Term = self.items.heads[id.0 as usize].ret.clone();
        if let Some(caller) = self.caller {
            self.items.calls.push((caller, id, span));
        }
        self.make(Kind::Call(id, args), result, span)
    }
}

/// The types of the parameters and of the result, as they are written.
fn types(item: &ItemFn) -> Vec<String> {
    let inputs = item.sig.inputs.iter().map(|input| match input {
        FnArg::Typed(typed) => typed.ty.to_token_stream().to_string(),
        FnArg::Receiver(receiver) => receiver.to_token_stream().to_string(),
    });
    inputs.chain([item.sig.output.to_token_stream().to_string()]).collect()
}
