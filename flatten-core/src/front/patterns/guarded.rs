//! Guards behind `|`: Rust asks the guard again for each case that fits, until it holds for one.
//!
//! ```text
//! (n, _) | (_, n) if n > 3     (n, _) if n > 3, or else (_, n) if n > 3
//! ```
//! Cases of which only one can fit, and cases without names before a guard that writes nothing, are asked together (`fits.rs`).

use super::Target;
use crate::front::operators::{Operator, binary_op};
use syn::Pat;
use syn::visit::{self, Visit};

/// More cases than this are not told apart.
const MOST: usize = 32;

impl Target<'_> {
    /// Whether there are cases of which several may fit: `Some(true)` if they bind names.
    pub(in crate::front) fn overlaps(&self) -> Option<bool> {
        match self {
            Target::Or(_, cases) => {
                let apart = |i: usize| cases[..i].iter().all(|case| case.is_apart(&cases[i]));
                match (0..cases.len()).all(apart) {
                    true => cases.iter().filter_map(Target::overlaps).max(),
                    false => Some(cases.iter().any(Target::binds)),
                }
            }
            other => other.parts().into_iter().filter_map(Target::overlaps).max(),
        }
    }

    /// True if no value fits both, as far as is known.
    fn is_apart(&self, other: &Target) -> bool {
        match (self, other) {
            (Target::Variant { number: Some(a), .. }, Target::Variant { number: Some(b), .. }) => a != b,
            (Target::Some(..), Target::None(_)) | (Target::None(_), Target::Some(..)) => true,
            (Target::Value(Pat::Lit(a)), Target::Value(Pat::Lit(b))) => match (&a.lit, &b.lit) {
                (syn::Lit::Int(a), syn::Lit::Int(b)) => {
                    let number = |n: &syn::LitInt| n.base10_parse::<u128>().ok();
                    number(a).zip(number(b)).is_some_and(|(a, b)| a != b)
                }
                (syn::Lit::Bool(a), syn::Lit::Bool(b)) => a.value != b.value,
                _ => false,
            },
            _ => false,
        }
    }

    fn binds(&self) -> bool {
        matches!(self, Target::Name(_) | Target::At(..)) || self.parts().into_iter().any(Target::binds)
    }

    fn parts(&self) -> Vec<&Self> {
        match self {
            Target::Tuple(parts, _) | Target::TupleStruct(_, parts, _) | Target::Array(parts, _) => {
                parts.items.iter().collect()
            }
            Target::Struct(_, fields, ..) => fields.iter().map(|(_, target)| target).collect(),
            Target::Variant { parts, .. } => parts.iter().map(|(_, target)| target).collect(),
            Target::Lost(parts) | Target::Or(_, parts) => parts.iter().collect(),
            Target::Reference(inner, _) | Target::Some(inner, _) | Target::At(_, inner) => vec![&**inner],
            Target::Nothing | Target::Name(_) | Target::Place(_) | Target::Value(_) => Vec::new(),
            Target::None(_) | Target::Wrong => Vec::new(),
        }
    }
}

/// True of a guard that may write something.
pub(in crate::front) fn may_write(guard: &syn::Expr) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_expr(&mut self, expr: &'ast syn::Expr) {
            // What is called may write, by a closure or through `self`.
            self.0 |= match expr {
                syn::Expr::Assign(_) | syn::Expr::Call(_) | syn::Expr::MethodCall(_) => true,
                syn::Expr::Macro(_) | syn::Expr::Return(_) | syn::Expr::Break(_) => true,
                syn::Expr::Continue(_) | syn::Expr::Try(_) => true,
                syn::Expr::Binary(binary) => matches!(binary_op(&binary.op), Operator::Assign(..)),
                _ => false,
            };
            visit::visit_expr(self, expr);
        }
    }
    let mut finder = Finder(false);
    finder.visit_expr(guard);
    finder.0
}

/// The cases of a pattern as patterns of their own, in the order that Rust tries them; `None` of too many.
pub(in crate::front) fn cases(pat: &Pat) -> Option<Vec<Pat>> {
    let found = match pat {
        Pat::Paren(inner) => return cases(&inner.pat),
        Pat::Or(or) => {
            let each = or.cases.iter().map(cases).collect::<Option<Vec<_>>>()?;
            each.into_iter().flatten().collect()
        }
        Pat::Tuple(tuple) => {
            let all = product(&tuple.elems.iter().collect::<Vec<_>>())?;
            let with = |elems: Vec<Pat>| Pat::Tuple(syn::PatTuple { elems: listed(elems), ..tuple.clone() });
            all.into_iter().map(with).collect()
        }
        Pat::TupleStruct(of) => {
            let all = product(&of.elems.iter().collect::<Vec<_>>())?;
            let with = |elems: Vec<Pat>| {
                Pat::TupleStruct(syn::PatTupleStruct { elems: listed(elems), ..of.clone() })
            };
            all.into_iter().map(with).collect()
        }
        Pat::Slice(slice) => {
            let all = product(&slice.elems.iter().collect::<Vec<_>>())?;
            let with = |elems: Vec<Pat>| Pat::Slice(syn::PatSlice { elems: listed(elems), ..slice.clone() });
            all.into_iter().map(with).collect()
        }
        Pat::Struct(of) => {
            let all = product(&of.fields.iter().map(|field| &*field.pat).collect::<Vec<_>>())?;
            let with = |pats: Vec<Pat>| {
                let mut of = of.clone();
                for (field, pat) in of.fields.iter_mut().zip(pats) {
                    // `Ray { dir }` is `Ray { dir: dir }`.
                    field.colon_token.get_or_insert_default();
                    *field.pat = pat;
                }
                Pat::Struct(of)
            };
            all.into_iter().map(with).collect()
        }
        Pat::Reference(of) => {
            let all = cases(&of.pat)?.into_iter();
            all.map(|pat| Pat::Reference(syn::PatReference { pat: Box::new(pat), ..of.clone() })).collect()
        }
        Pat::Ident(syn::PatIdent { subpat: Some((at, inner)), .. }) => {
            let Pat::Ident(name) = pat else { unreachable!("it has been matched") };
            let with = |inner: Pat| {
                Pat::Ident(syn::PatIdent { subpat: Some((*at, Box::new(inner))), ..name.clone() })
            };
            cases(inner)?.into_iter().map(with).collect()
        }
        other => vec![other.clone()],
    };
    (found.len() <= MOST).then_some(found)
}

/// Each case of the first with each of the others, and so on.
fn product(pats: &[&Pat]) -> Option<Vec<Vec<Pat>>> {
    let mut all = vec![Vec::new()];
    for pat in pats {
        let own = cases(pat)?;
        let with = |before: Vec<Pat>| {
            own.iter()
                .map(move |case| before.iter().chain([case]).cloned().collect())
                .collect::<Vec<Vec<Pat>>>()
        };
        all = all.into_iter().flat_map(with).collect();
        if all.len() > MOST {
            return None;
        }
    }
    Some(all)
}

fn listed(pats: Vec<Pat>) -> syn::punctuated::Punctuated<Pat, syn::Token![,]> {
    let mut list: syn::punctuated::Punctuated<Pat, syn::Token![,]> = pats.into_iter().collect();
    if list.len() == 1 {
        // `(x,)` is no `(x)`.
        list.push_punct(Default::default());
    }
    list
}
