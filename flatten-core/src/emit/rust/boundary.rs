//! What a body needs to know of the function it goes into, and which structs it can name there.

use super::{check, piece};
use crate::frame::Frame;
use crate::ty::Shape;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::collections::{BTreeMap, BTreeSet};

/// What a body needs to know of the function it goes into.
#[derive(Clone, Debug)]
pub struct Boundary {
    /// The path of the facade, `::flatten`.
    pub facade: TokenStream,
    /// The names of the parameters, in order.
    pub params: Vec<Ident>,
    /// How many references each parameter is behind.
    pub references: Vec<usize>,
    /// How the function's head names the struct it returns.
    pub result: Option<TokenStream>,
    /// How the function can name other structs. One that is not here, or whose name is `f`, is made without a name,
    /// `f::make((x, y))`.
    pub structs: BTreeMap<String, TokenStream>,
    /// The structs with fields that the function cannot reach. They are made without a name, and opened to be read.
    pub hidden: BTreeSet<String>,
}

impl Boundary {
    /// The boundary with the names of the signature.
    pub fn of(frame: &Frame) -> Boundary {
        let name = |name: &str| piece::ident(name, Span::mixed_site());
        let params = frame.signature.params.iter().map(|p| name(&p.name)).collect();
        let structs = struct_names(frame).into_iter().map(|s| (s.to_owned(), name(s).into_token_stream()));
        let references = frame.signature.params.iter().map(|p| usize::from(p.out)).collect();
        Boundary {
            facade: quote!(::flatten),
            params,
            references,
            result: None,
            structs: structs.collect(),
            hidden: BTreeSet::new(),
        }
    }

    /// The structs that the function makes without a name, or opens.
    pub fn unnamed<'f>(&self, frame: &'f Frame) -> Vec<&'f str> {
        let mut names = struct_names(frame);
        let named = match (frame.signature.results().0, &self.result) {
            (Shape::Struct { .. }, Some(path)) if is_told_apart(path) => Some(names.remove(0)),
            _ => None,
        };
        names.retain(|name| !self.structs.get(*name).is_some_and(is_told_apart));
        let params = frame.signature.params.iter().flat_map(|param| structs_of(&param.shape));
        names.extend(params.chain(named).filter(|name| self.hidden.contains(*name)));
        names
    }

    /// The path of a struct to be made, if the function can make it by its name.
    pub(super) fn path(&self, name: &str, known: Option<&TokenStream>) -> Option<TokenStream> {
        let path = known.or_else(|| self.structs.get(name));
        path.filter(|path| !self.hidden.contains(name) && is_told_apart(path)).cloned()
    }

    /// What the body may name besides its own locals.
    pub fn names(&self, frame: &Frame) -> check::Names {
        let paths = self.structs.values().chain(&self.result);
        let params = self.params.iter().zip(&self.references).zip(&frame.signature.params);
        check::Names {
            structs: paths.filter_map(|path| Some(path.clone().into_iter().last()?.to_string())).collect(),
            references: params
                .clone()
                .filter(|((_, n), _)| **n > 0)
                .map(|((p, _), _)| p.to_string())
                .collect(),
            outs: params.filter(|(_, param)| param.out).map(|((p, _), _)| p.to_string()).collect(),
            leaves: frame.primitives.iter().map(|p| piece::leaf_id(p.id)).collect(),
        }
    }
}

/// True of a path that does not begin with the name that the body has for the facade's private module.
fn is_told_apart(path: &TokenStream) -> bool {
    !matches!(path.clone().into_iter().next(), Some(TokenTree::Ident(first)) if first == "f")
}

/// The structs of the result, outermost first.
fn struct_names(frame: &Frame) -> Vec<&str> {
    structs_of(&frame.signature.result)
}

fn structs_of(shape: &Shape) -> Vec<&str> {
    let mut names = Vec::new();
    let mut next = vec![shape];
    while let Some(shape) = next.pop() {
        match shape {
            Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => {}
            Shape::Tuple(items) => next.extend(items.iter().rev()),
            Shape::Array(item, _) | Shape::Option(item) => next.push(item),
            Shape::Struct { name, fields } => {
                names.push(name.as_str());
                next.extend(fields.iter().rev().map(|(_, shape)| shape));
            }
        }
    }
    names
}
