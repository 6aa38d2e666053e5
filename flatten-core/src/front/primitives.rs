//! Primitives of a backend: functions that stay calls because it says so, whatever they hold.

use super::leaf::Mark;
use super::sources::{Source, Sources};
use crate::diag::{Diags, codes};
use crate::options::Options;
use quote::ToTokens;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use syn::{FnArg, Item, ItemFn};

impl Sources {
    /// The same with the leaves and barriers of the options: functions of such a head become primitives, and where no
    /// item bears the name, it is known everywhere.
    ///
    /// # Errors
    /// Heads that are no Rust.
    pub fn with_primitives(mut self, options: &Options) -> Result<Sources, Diags> {
        let mut diags = Diags::new();
        let leaves = options.leaves.iter().map(|head| (head, false));
        for (head, barrier) in leaves.chain(options.barriers.iter().map(|head| (head, true))) {
            match syn::parse_str::<ItemFn>(&format!("{head} {{}}")) {
                Ok(item) => self.add_primitive(item, barrier),
                Err(error) => {
                    let error = format!("`{head}` is no head of a function: {error}");
                    diags.at(proc_macro2::Span::call_site(), &codes::SYNTAX).with("error", error);
                }
            }
        }
        diags.check()?;
        Ok(self)
    }

    fn add_primitive(&mut self, mut head: ItemFn, barrier: bool) {
        let mut hasher = FxHasher::default();
        types(&head).hash(&mut hasher);
        head.sig.ident.to_string().hash(&mut hasher);
        let sealed = "the backend implements it".to_owned();
        let mark = Mark { id: hasher.finish(), path: None, barrier, sealed };
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
        let (name, index) = (head.sig.ident.to_string(), self.items.len());
        let item = Item::Fn(head);
        for scope in self.scopes.iter_mut().filter(|scope| !scope.values.contains_key(&name)) {
            scope.insert(&name, &item, index);
        }
        self.items.push(Source { item, scope: 0, path: name, owner: None, reported: false });
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
