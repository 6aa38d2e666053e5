//! The type of an iterator as Rust has it, for what rustc is asked about it: `Enumerate<Copied<Iter<'_, f32>>>`.

use super::body::Body;
use super::called::Called;
use super::draft::Source;
use super::infer::{Borrow, Term};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

/// What an iterator begins with, and what each method makes of it.
pub(super) enum Link {
    /// A range, with whether its end belongs to it.
    Range(Term, bool),
    /// References to the elements of an array.
    Elements(Term),
    /// The elements of an array of so many.
    Values(Term, u32),
    /// What an `Option` holds.
    OfOption(Term),
    /// Pieces of a slice, by the name of their iterator.
    Pieces(&'static str, Term),
    /// What has no parameters of its own but the iterator: `Rev`.
    Plain(&'static str),
    Zip(Vec<Link>),
    Chain(Vec<Link>),
    /// What calls a function of this type for each item: `Map`.
    Calls(&'static str, Term, Term),
    /// What is written to is nobody's to ask about: a trait for it is not expected.
    Lent,
}

/// The types of what methods give that call nothing.
const PLAIN: [(&str, &str); 10] = [
    ("copied", "Copied"),
    ("cloned", "Cloned"),
    ("rev", "Rev"),
    ("enumerate", "Enumerate"),
    ("step_by", "StepBy"),
    ("take", "Take"),
    ("skip", "Skip"),
    ("flatten", "Flatten"),
    ("zip", "Zip"),
    ("chain", "Chain"),
];

/// The types of what methods give that call something.
const CALLS: [(&str, &str); 7] = [
    ("map", "Map"),
    ("filter", "Filter"),
    ("filter_map", "FilterMap"),
    ("map_while", "MapWhile"),
    ("take_while", "TakeWhile"),
    ("skip_while", "SkipWhile"),
    ("inspect", "Inspect"),
];

/// Those whose functions are shown the item.
const SHOWN: [&str; 4] = ["Filter", "TakeWhile", "SkipWhile", "Inspect"];

/// What a method that calls nothing makes of an iterator.
pub(super) fn plain(method: &str) -> Option<Link> {
    let found = PLAIN.iter().find(|(name, _)| *name == method)?;
    Some(Link::Plain(found.1))
}

/// What a method makes of an iterator that calls something for each item; `None` if it is not known what that takes and gives.
pub(super) fn calls(method: &str, called: &Called) -> Option<Link> {
    let found = CALLS.iter().find(|(name, _)| *name == method)?;
    match called {
        Called::Closure(closure, ..) => {
            let [param] = closure.params() else { return None };
            Some(Link::Calls(found.1, param.clone(), closure.result().clone()))
        }
        Called::Function(_) => None,
    }
}

impl Body<'_, '_> {
    /// What an iterator begins with whose items are these.
    pub(super) fn first_link(&self, source: &Source, item: &Term) -> Link {
        match source {
            Source::Range { inclusive, .. } => Link::Range(item.clone(), *inclusive),
            Source::Array(array) => match self.infer.target(&array.ty) {
                Term::Array(own, _) if *item == own.clone().borrowed(Borrow::Shared) => Link::Elements(*own),
                Term::Array(own, count) => Link::Values(*own, count),
                _ => Link::Lent,
            },
            _ => Link::Lent,
        }
    }

    /// The type of an iterator, if all of it has a name in a scope.
    pub(super) fn type_of_links(&self, scope: usize, links: &[Link], span: Span) -> Option<TokenStream> {
        let mut ty: Option<TokenStream> = None;
        let name = |name: &str| Ident::new(name, span);
        let is_of_pieces = matches!(links.first(), Some(Link::Pieces(..)));
        for link in links {
            let written = |term: &Term| self.written(scope, &self.or_default(term), span);
            // A piece is a slice.
            let taken = |term: &Term| match self.infer.shallow(term) {
                Term::Ref(Borrow::Shared, of) if is_of_pieces => match self.infer.shallow(&of) {
                    Term::Array(item, _) => {
                        let item = written(&item)?;
                        Some(quote_spanned!(span=> &'static [#item]))
                    }
                    _ => written(term),
                },
                _ => written(term),
            };
            ty = Some(match (link, ty) {
                (Link::Range(item, true), _) => {
                    let item = written(item)?;
                    quote_spanned!(span=> ::core::ops::RangeInclusive<#item>)
                }
                (Link::Range(item, false), _) => {
                    let item = written(item)?;
                    quote_spanned!(span=> ::core::ops::Range<#item>)
                }
                (Link::Elements(item), _) => {
                    let item = written(item)?;
                    quote_spanned!(span=> ::core::slice::Iter<'static, #item>)
                }
                (Link::Values(item, count), _) => {
                    let (item, count) = (written(item)?, *count as usize);
                    quote_spanned!(span=> ::core::array::IntoIter<#item, #count>)
                }
                (Link::OfOption(item), _) => {
                    let item = self.infer.shallow(item);
                    match &item {
                        Term::Ref(_, item) => {
                            let item = written(item)?;
                            quote_spanned!(span=> ::core::option::Iter<'static, #item>)
                        }
                        item => {
                            let item = written(item)?;
                            quote_spanned!(span=> ::core::option::IntoIter<#item>)
                        }
                    }
                }
                (Link::Pieces(of, item), _) => {
                    let (of, item) = (name(of), written(item)?);
                    quote_spanned!(span=> ::core::slice::#of<'static, #item>)
                }
                (Link::Plain(of), Some(inner)) => {
                    let of = name(of);
                    quote_spanned!(span=> ::core::iter::#of<#inner>)
                }
                (Link::Zip(other), Some(inner)) => {
                    let other = self.type_of_links(scope, other, span)?;
                    quote_spanned!(span=> ::core::iter::Zip<#inner, #other>)
                }
                (Link::Chain(other), Some(inner)) => {
                    let other = self.type_of_links(scope, other, span)?;
                    quote_spanned!(span=> ::core::iter::Chain<#inner, #other>)
                }
                (Link::Calls(of, param, result), Some(inner)) => {
                    let (of, result) = (name(of), written(result)?);
                    // What is shown an item is shown it for any time.
                    let param = match self.infer.shallow(param) {
                        Term::Ref(Borrow::Shared, item) if SHOWN.iter().any(|name| of == name) => {
                            let item = taken(&item)?;
                            quote_spanned!(span=> &#item)
                        }
                        param => taken(&param)?,
                    };
                    quote_spanned!(span=> ::core::iter::#of<#inner, fn(#param) -> #result>)
                }
                (Link::Lent, _) | (_, None) => return None,
            });
        }
        ty
    }
}
