//! `whole[index]` of the user's own structs, by what their `impl` blocks of `Index` and `IndexMut` say.
//!
//! ```text
//! m[(0, 1)]                    *M::index(&m, (0, 1))
//! m[(0, 1)].x += v             let value = v; M::index_mut(&mut m, (0, 1), |place| (*place).x += value)
//! fn index_mut(&mut self, i: I) -> &mut T { match i { .. => &mut self.a, .. => &mut self.b } }
//! fn index_mut(&mut self, i: I, then: impl FnOnce(&mut T)) { match i { .. => then(&mut self.a), .. => then(&mut self.b) } }
//! ```
//! There are no references that a function gives to write through, so what is written to is handed on to what writes: the second
//! form is read in the place of the first one.

use super::body::{Binding, Body};
use super::draft::{Expr, Kind, Place, Stmt};
use super::infer::{Borrow, Term};
use super::items::Env;
use super::operators::BinOp;
use super::overloads::{Fit, Found};
use crate::op::Op;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::parse_quote;
use syn::visit_mut::{self, VisitMut};

/// The names of what is handed on, which no user writes.
const THEN: &str = "__flatten_then";
const PLACE: &str = "__flatten_place";
const INDEX: &str = "__flatten_index";
const VALUE: &str = "__flatten_value";

/// What is lent by `IndexMut` elsewhere than in an assignment, and what to write instead.
pub(super) const INDEX_MUT: (&str, &str) =
    ("an element that `IndexMut` lends here", "read it, `let mut x = m[i];`, and write it back, `m[i] = x;`");

/// An element of a struct that is written to.
pub(super) struct Written<'e> {
    /// The struct.
    pub(super) whole: Place,
    pub(super) ty: Term,
    /// Where the index stands.
    pub(super) index: &'e syn::ExprIndex,
}

/// `index_mut` as it is read: what it gives is handed on.
pub(super) fn hand_on(function: &mut syn::ItemFn) {
    let then = format_ident!("{THEN}");
    function.sig.output = syn::ReturnType::Default;
    function.sig.inputs.push(parse_quote!(#then: impl ::core::ops::FnOnce(&mut _)));
    HandOn.visit_block_mut(&mut function.block);
    tail_of(&mut function.block);
}

/// `return &mut place`.
struct HandOn;

impl VisitMut for HandOn {
    fn visit_expr_return_mut(&mut self, expr: &mut syn::ExprReturn) {
        if let Some(value) = &mut expr.expr {
            tail(value);
        }
    }

    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        visit_mut::visit_expr_mut(self, expr);
    }
}

fn tail_of(block: &mut syn::Block) {
    if let Some(syn::Stmt::Expr(value, None)) = block.stmts.last_mut() {
        tail(value);
    }
}

/// What an expression gives is handed on.
fn tail(value: &mut syn::Expr) {
    match value {
        syn::Expr::Paren(inner) => tail(&mut inner.expr),
        syn::Expr::Group(inner) => tail(&mut inner.expr),
        syn::Expr::Block(inner) if inner.label.is_none() => tail_of(&mut inner.block),
        syn::Expr::If(inner) => {
            tail_of(&mut inner.then_branch);
            if let Some((_, otherwise)) = &mut inner.else_branch {
                tail(otherwise);
            }
        }
        syn::Expr::Match(inner) => inner.arms.iter_mut().for_each(|arm| tail(&mut arm.body)),
        // It gives nothing.
        syn::Expr::Macro(_) | syn::Expr::Return(_) => {}
        other => {
            let then = format_ident!("{THEN}");
            *other = parse_quote!(#then(#other));
        }
    }
}

impl Body<'_, '_> {
    /// The element; the sides again if no `impl` block says what it is.
    pub(super) fn own_index(
        &mut self,
        whole: Expr,
        index: Expr,
        span: Span,
    ) -> Result<Expr, Box<(Expr, Expr)>> {
        self.settle();
        let lent = self.infer.target(&whole.ty).borrowed(Borrow::Shared);
        match self.overload("Index", &[&lent, &index.ty]) {
            Found::Nothing => Err(Box::new((whole, index))),
            Found::Several => Ok(self.several(&[&index])),
            Found::One(function) => {
                let whole = self.retyped(whole, lent);
                let element = self.call_operator("Index", function, vec![whole, index], span);
                Ok(self.behind(element, span))
            }
        }
    }

    /// True of what a call gives a reference to, or of a part of that: what is written to is another value than the one that has
    /// been read.
    pub(super) fn is_of_reference(&self, value: &Expr) -> bool {
        match &value.kind {
            Kind::Call(function, _) => {
                let head = &self.items.heads[function.0 as usize];
                matches!(head.ret, Term::Ref(Borrow::Shared, _))
            }
            Kind::Field(base, _) | Kind::Index(base, _) => self.is_of_reference(base),
            Kind::Op(Op::Lane(_), args) => self.is_of_reference(&args[0]),
            Kind::Block(block) => block.tail.as_ref().is_some_and(|tail| self.is_of_reference(tail)),
            _ => false,
        }
    }

    /// True of a struct whose elements an `impl` block lends to be written.
    pub(super) fn lends_elements(&self, ty: &Term) -> bool {
        let Term::Struct(id) = self.infer.target(ty) else { return false };
        let owner = self.items.struct_items[id.0 as usize];
        self.items.members.operators(owner, "IndexMut").next().is_some()
    }

    /// `left = right` or `left op= right`, where the index of a struct stands in what is written to. What comes `before` has
    /// been computed of the place.
    pub(super) fn assign_element(
        &mut self,
        (left, op, right): (&syn::Expr, Option<BinOp>, &syn::Expr),
        written: Written,
        before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let value = self.expr(right);
        let index = self.expr(&written.index.index);
        // Of some types the place is taken first, of others the value.
        let writes = value.writes() || index.writes() || before.iter().any(Stmt::writes);
        if op.is_some() && writes {
            self.infer.poison(&value.ty);
            return self.unsupported(
                span,
                "what writes beside an element that `IndexMut` lends",
                "compute the index and the value before: `let y = ..;`",
            );
        }
        let mut stmts = Vec::new();
        let value = self.keep_always(value, &mut stmts);
        stmts.extend(before);
        let index = self.keep_always(index, &mut stmts);
        self.settle();
        let Some(block) = self.lender(&written.ty, &index) else {
            let what = format!("indexing of a `{}`", self.type_name(&self.infer.target(&written.ty)));
            self.infer.poison(&value.ty);
            return self.unsupported(
                span,
                &what,
                "write the type of the index, as a block of `IndexMut` has it",
            );
        };
        let lent = self.infer.target(&written.ty).borrowed(Borrow::Mut);
        let whole = self.make(Kind::Borrow(written.whole), lent, span);
        let name = |name: &str| Ident::new(name, span);
        let (place, given) = (name(PLACE), name(VALUE));
        let target = behind(left, written.index, &quote_spanned!(span=> (*#place)));
        let sign: TokenStream = format!("{}=", op.map_or("", BinOp::symbol)).parse().expect("a sign");
        let then: syn::Expr = parse_quote!(|#place| { #target #sign #given; });
        let at: syn::Expr = syn::parse2(name(INDEX).to_token_stream()).expect("a name");
        let mark = self.names.enter();
        for (name, value) in [(INDEX, &index), (VALUE, &value)] {
            let Kind::Local(local) = value.kind else { unreachable!("it is kept") };
            self.names.bind(name.to_owned(), Binding::Local(local));
        }
        let none = syn::PathArguments::None;
        let done = self.call_taker(block, "index_mut", Some(whole), &none, vec![&at, &then], span);
        self.names.leave(mark);
        self.in_block(stmts, done)
    }

    /// The `index_mut` for an index.
    fn lender(&mut self, ty: &Term, index: &Expr) -> Option<usize> {
        let Term::Struct(id) = self.infer.target(ty) else { return None };
        let owner = self.items.struct_items[id.0 as usize];
        let blocks: Vec<Option<usize>> = self.items.members.operators(owner, "IndexMut").collect();
        let mut perhaps = Vec::new();
        for block in blocks {
            let source = &self.items.sources.items[block?];
            let syn::Item::Fn(item) = &source.item else { return None };
            let Some(syn::FnArg::Typed(input)) = item.sig.inputs.get(1) else { return None };
            let wanted = self.items.term(Env::User(source.scope), &input.ty, Some(&mut self.infer));
            let given = self.infer.deep(&index.ty);
            match self.fit_of(&given, &wanted) {
                Fit::Yes => return block,
                Fit::Perhaps => perhaps.push(block),
                Fit::No => {}
            }
        }
        match perhaps[..] {
            [one] => one,
            _ => None,
        }
    }
}

/// What is written to, with a name in the place of an element on the way.
fn behind(expr: &syn::Expr, element: &syn::ExprIndex, name: &TokenStream) -> TokenStream {
    match expr {
        syn::Expr::Paren(inner) => behind(&inner.expr, element, name),
        syn::Expr::Group(inner) => behind(&inner.expr, element, name),
        syn::Expr::Field(inner) => {
            let (base, member) = (behind(&inner.base, element, name), &inner.member);
            quote!(#base.#member)
        }
        syn::Expr::Index(inner) if std::ptr::eq(inner, element) => name.clone(),
        syn::Expr::Index(inner) => {
            let (base, index) = (behind(&inner.expr, element, name), &inner.index);
            quote!(#base[#index])
        }
        syn::Expr::Unary(inner) => {
            let (op, base) = (&inner.op, behind(&inner.expr, element, name));
            quote!((#op #base))
        }
        other => other.to_token_stream(),
    }
}
