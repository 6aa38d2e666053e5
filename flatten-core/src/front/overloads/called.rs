//! Operators as functions of their traits, and of types: `Add::add(a, b)`, `items.fold(Vec3::ZERO, Vec3::add)`.

use super::module_of;
use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::infer::Term;
use crate::front::items::Env;
use crate::front::operators::BinOp;
use crate::front::proofs;
use proc_macro2::Span;
use quote::{ToTokens, quote_spanned};

/// An operator of one value or of two.
#[derive(Clone, Copy)]
enum Operator {
    Binary(BinOp),
    Neg,
    Not,
}

/// The traits, with their functions.
const OPERATORS: [(&str, &str, Operator); 12] = [
    ("Add", "add", Operator::Binary(BinOp::Add)),
    ("Sub", "sub", Operator::Binary(BinOp::Sub)),
    ("Mul", "mul", Operator::Binary(BinOp::Mul)),
    ("Div", "div", Operator::Binary(BinOp::Div)),
    ("Rem", "rem", Operator::Binary(BinOp::Rem)),
    ("BitAnd", "bitand", Operator::Binary(BinOp::BitAnd)),
    ("BitOr", "bitor", Operator::Binary(BinOp::BitOr)),
    ("BitXor", "bitxor", Operator::Binary(BinOp::BitXor)),
    ("Shl", "shl", Operator::Binary(BinOp::Shl)),
    ("Shr", "shr", Operator::Binary(BinOp::Shr)),
    ("Neg", "neg", Operator::Neg),
    ("Not", "not", Operator::Not),
];

/// What a function of this name and number of arguments is of a trait of operators, with the trait.
fn operator(name: &str, count: usize) -> Option<(&'static str, Operator)> {
    let (by, _, operator) = OPERATORS.iter().find(|(_, function, _)| *function == name)?;
    let takes = if matches!(operator, Operator::Binary(_)) { 2 } else { 1 };
    (takes == count).then_some((by, *operator))
}

/// True of a path to a function of an operator's trait.
pub(in crate::front) fn is_of_operator(owner: &syn::Path, name: &str) -> bool {
    let by = OPERATORS.iter().find(|(_, function, _)| *function == name).map(|(by, ..)| by);
    owner.segments.last().zip(by).is_some_and(|(last, by)| last.ident == by)
}

impl Body<'_, '_> {
    /// `Add::add(a, b)` and its kin; `None` if the path is none of these.
    pub(in crate::front) fn operated_by_path<'e>(
        &mut self,
        owner: &syn::Path,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Option<Expr> {
        let (by, operator) = operator(name, args.len())?;
        if owner.segments.last()?.ident != by {
            return None;
        }
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_bound(owner);
        }
        let all = args.map(|arg| self.expr(arg)).collect();
        Some(self.by_operator(operator, all, span))
    }

    /// `Type::add(a, b)` and its kin of a type that is written down; `None` of anything else.
    pub(in crate::front) fn operated_by_type<'e>(
        &mut self,
        (path, of): (&syn::Path, &Term),
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Option<Expr> {
        let (by, operator) = operator(name, args.len())?;
        let is_users = match of {
            Term::Struct(id) if self.items.is_of_user(*id) => {
                let owner = self.items.struct_items[id.0 as usize];
                if self.items.members.get(owner, name).is_some() {
                    return None;
                }
                true
            }
            Term::Value(_) | Term::Int(_) => false,
            _ => return None,
        };
        let all: Vec<Expr> = args.map(|arg| self.expr(arg)).collect();
        if !self.fits(&all[0].ty, of, all[0].span) {
            return Some(Expr::error(span));
        }
        let right = all.get(1).map(|right| right.ty.clone());
        let value = self.by_operator(operator, all, span);
        let Env::User(scope) = self.env else { return Some(value) };
        if self.items.prove(self.env).is_none() || value.ty == Term::Error {
            return Some(value);
        }
        self.settle();
        // What the language has takes the same on both sides too, which says as much.
        let right = right.map(|right| if is_users { self.or_default(&right) } else { of.clone() });
        let right = right.as_ref().map(|right| self.written(scope, right, span));
        let (Some(ty), false) = (self.written(scope, of, span), matches!(right, Some(None))) else {
            let what = format!("`{name}` of a type that has no name here");
            return Some(self.unsupported(span, &what, "write the operator itself"));
        };
        let right = right.flatten().map(|right| quote_spanned!(span=> <#right>));
        let [module, of_trait] = [module_of(by), by].map(|name| proc_macro2::Ident::new(name, span));
        let function = proofs::named(name, span);
        let instance = quote_spanned!(span=> <#ty as ::core::#module::#of_trait #right>::#function);
        let written = match is_users {
            true => quote_spanned!(span=> <#ty>::#function),
            false => path.to_token_stream(),
        };
        let is_it = |path: &&syn::Path| path.segments.last().is_some_and(|last| last.ident == by);
        let uses: Vec<syn::Path> =
            self.items.sources.scopes[scope].uses.values().filter(is_it).cloned().collect();
        let proofs = self.items.prove(self.env).expect("asked above");
        proofs.of_operator(&written, &instance, &uses, span);
        Some(value)
    }

    fn by_operator(&mut self, operator: Operator, all: Vec<Expr>, span: Span) -> Expr {
        let mut all = all.into_iter();
        let mut next = || all.next().expect("they have been counted");
        match operator {
            Operator::Binary(op) => {
                let (left, right) = (next(), next());
                self.operated(op, left, right, span)
            }
            Operator::Neg => self.operated_alone("-", next(), span),
            Operator::Not => self.operated_alone("!", next(), span),
        }
    }
}
