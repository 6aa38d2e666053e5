//! The first token and the name of each piece of syntax, found without walking the rest, which may be deep.

use super::proofs;
use proc_macro2::Span;

/// The first token of an expression.
pub(super) fn expr_start(expr: &syn::Expr) -> Span {
    let mut expr = expr;
    loop {
        expr = match expr {
            syn::Expr::Binary(e) => &e.left,
            syn::Expr::Assign(e) => &e.left,
            syn::Expr::Call(e) => &e.func,
            syn::Expr::Cast(e) => &e.expr,
            syn::Expr::Field(e) => &e.base,
            syn::Expr::Index(e) => &e.expr,
            syn::Expr::MethodCall(e) => &e.receiver,
            syn::Expr::Try(e) => &e.expr,
            syn::Expr::Await(e) => &e.base,
            syn::Expr::Group(e) => &e.expr,
            syn::Expr::Range(e) => match &e.start {
                Some(start) => start,
                None => return limits_start(&e.limits),
            },
            _ => break,
        };
    }
    match expr {
        syn::Expr::Array(e) => e.bracket_token.span.open(),
        syn::Expr::Async(e) => e.async_token.span,
        syn::Expr::Block(e) => e.block.brace_token.span.open(),
        syn::Expr::Break(e) => e.break_token.span,
        syn::Expr::Closure(e) => e.inputs_begin.span,
        syn::Expr::Const(e) => e.const_token.span,
        syn::Expr::Continue(e) => e.continue_token.span,
        syn::Expr::ForLoop(e) => e.for_token.span,
        syn::Expr::If(e) => e.if_token.span,
        syn::Expr::Infer(e) => e.underscore_token.span,
        syn::Expr::Let(e) => e.let_token.span,
        syn::Expr::Lit(e) => e.lit.span(),
        syn::Expr::Loop(e) => e.loop_token.span,
        syn::Expr::Macro(e) => proofs::span(&e.mac.path),
        syn::Expr::Match(e) => e.match_token.span,
        syn::Expr::Paren(e) => e.paren_token.span.open(),
        syn::Expr::Path(e) => path_start(&e.path),
        syn::Expr::RawAddr(e) => e.and_token.span,
        syn::Expr::Reference(e) => e.and_token.span,
        syn::Expr::Repeat(e) => e.bracket_token.span.open(),
        syn::Expr::Return(e) => e.return_token.span,
        syn::Expr::Struct(e) => path_start(&e.path),
        syn::Expr::TryBlock(e) => e.try_token.span,
        syn::Expr::Tuple(e) => e.paren_token.span.open(),
        syn::Expr::Unary(e) => unary_start(&e.op),
        syn::Expr::Unsafe(e) => e.unsafe_token.span,
        syn::Expr::While(e) => e.while_token.span,
        syn::Expr::Yield(e) => e.yield_token.span,
        syn::Expr::Verbatim(tokens) => {
            tokens.clone().into_iter().next().map_or_else(Span::call_site, |t| t.span())
        }
        _ => Span::call_site(),
    }
}

/// The attributes on an expression.
pub(super) fn expr_attrs(expr: &syn::Expr) -> &[syn::Attribute] {
    match expr {
        syn::Expr::Array(e) => &e.attrs,
        syn::Expr::Assign(e) => &e.attrs,
        syn::Expr::Binary(e) => &e.attrs,
        syn::Expr::Block(e) => &e.attrs,
        syn::Expr::Break(e) => &e.attrs,
        syn::Expr::Call(e) => &e.attrs,
        syn::Expr::Cast(e) => &e.attrs,
        syn::Expr::Continue(e) => &e.attrs,
        syn::Expr::Field(e) => &e.attrs,
        syn::Expr::Group(e) => &e.attrs,
        syn::Expr::If(e) => &e.attrs,
        syn::Expr::Index(e) => &e.attrs,
        syn::Expr::Infer(e) => &e.attrs,
        syn::Expr::Lit(e) => &e.attrs,
        syn::Expr::MethodCall(e) => &e.attrs,
        syn::Expr::Paren(e) => &e.attrs,
        syn::Expr::Path(e) => &e.attrs,
        syn::Expr::Reference(e) => &e.attrs,
        syn::Expr::Repeat(e) => &e.attrs,
        syn::Expr::Return(e) => &e.attrs,
        syn::Expr::Struct(e) => &e.attrs,
        syn::Expr::Tuple(e) => &e.attrs,
        syn::Expr::Unary(e) => &e.attrs,
        // Loops read their own, the others are refused as a whole.
        _ => &[],
    }
}

fn unary_start(op: &syn::UnOp) -> Span {
    match op {
        syn::UnOp::Deref(token) => token.span,
        syn::UnOp::Not(token) => token.span,
        syn::UnOp::Neg(token) => token.span,
        _ => Span::call_site(),
    }
}

fn path_start(path: &syn::Path) -> Span {
    path.segments.first().map_or_else(Span::call_site, |s| s.ident.span())
}

/// The `..` of a range.
pub(super) fn limits_start(limits: &syn::RangeLimits) -> Span {
    match limits {
        syn::RangeLimits::HalfOpen(token) => token.spans[0],
        syn::RangeLimits::Closed(token) => token.spans[0],
    }
}

/// The first token of a type.
pub(super) fn type_start(ty: &syn::Type) -> Span {
    match ty {
        syn::Type::Array(t) => t.bracket_token.span.open(),
        syn::Type::FnPtr(t) => t.fn_token.span,
        syn::Type::Group(t) => type_start(&t.elem),
        syn::Type::ImplTrait(t) => t.impl_token.span,
        syn::Type::Infer(t) => t.underscore_token.span,
        syn::Type::Macro(t) => proofs::span(&t.mac.path),
        syn::Type::Never(t) => t.bang_token.span,
        syn::Type::Paren(t) => t.paren_token.span.open(),
        syn::Type::Path(t) => path_start(&t.path),
        syn::Type::Ptr(t) => t.star_token.span,
        syn::Type::Reference(t) => t.and_token.span,
        syn::Type::Slice(t) => t.bracket_token.span.open(),
        syn::Type::TraitObject(t) => t.dyn_token.map_or_else(Span::call_site, |word| word.span),
        syn::Type::Tuple(t) => t.paren_token.span.open(),
        _ => Span::call_site(),
    }
}

/// How a message names a type.
pub(super) fn type_text(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Array(_) => "[T; N]".to_owned(),
        syn::Type::FnPtr(_) => "fn(..)".to_owned(),
        syn::Type::ImplTrait(_) => "impl ..".to_owned(),
        syn::Type::Infer(_) => "_".to_owned(),
        syn::Type::Macro(t) => format!("{}!", proofs::text(&t.mac.path)),
        syn::Type::Never(_) => "!".to_owned(),
        syn::Type::Path(t) => proofs::text(&t.path),
        syn::Type::Ptr(_) => "*T".to_owned(),
        syn::Type::Reference(_) => "&T".to_owned(),
        syn::Type::Slice(_) => "[T]".to_owned(),
        syn::Type::TraitObject(_) => "dyn ..".to_owned(),
        _ => "T".to_owned(),
    }
}

/// The first token of a pattern.
pub(super) fn pat_start(pat: &syn::Pat) -> Span {
    match pat {
        syn::Pat::Ident(p) => p.ident.span(),
        syn::Pat::Const(p) => p.const_token.span,
        syn::Pat::Guard(p) => pat_start(&p.pat),
        syn::Pat::Lit(p) => p.lit.span(),
        syn::Pat::Macro(p) => proofs::span(&p.mac.path),
        syn::Pat::Or(p) => p.cases.first().map_or_else(Span::call_site, pat_start),
        syn::Pat::Paren(p) => p.paren_token.span.open(),
        syn::Pat::Path(p) => path_start(&p.path),
        syn::Pat::Range(p) => p.start.as_ref().map_or_else(|| limits_start(&p.limits), |e| expr_start(e)),
        syn::Pat::Reference(p) => p.and_token.span,
        syn::Pat::Rest(p) => p.dot2_token.spans[0],
        syn::Pat::Slice(p) => p.bracket_token.span.open(),
        syn::Pat::Struct(p) => path_start(&p.path),
        syn::Pat::Tuple(p) => p.paren_token.span.open(),
        syn::Pat::TupleStruct(p) => path_start(&p.path),
        syn::Pat::Type(p) => pat_start(&p.pat),
        syn::Pat::Wild(p) => p.underscore_token.span,
        _ => Span::call_site(),
    }
}

/// How a message names a pattern.
pub(super) fn pat_what(pat: &syn::Pat) -> &'static str {
    match pat {
        syn::Pat::Ident(p) if p.by_ref.is_some() => "`ref`",
        syn::Pat::Ident(_) => "`@`",
        syn::Pat::Lit(_) | syn::Pat::Range(_) => "a value",
        syn::Pat::Const(_) => "a block",
        syn::Pat::Macro(_) => "a macro",
        syn::Pat::Path(_) => "a path",
        syn::Pat::Reference(_) => "a reference",
        syn::Pat::Slice(_) => "a slice",
        syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => "a struct",
        syn::Pat::Tuple(_) => "a tuple",
        syn::Pat::Or(_) => "a choice of patterns",
        syn::Pat::Wild(_) => "`_`",
        _ => "this form",
    }
}

/// The attributes on an item in a body.
pub(super) fn item_attrs(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(i) => &i.attrs,
        syn::Item::Fn(i) => &i.attrs,
        syn::Item::Impl(i) => &i.attrs,
        syn::Item::Static(i) => &i.attrs,
        syn::Item::Struct(i) => &i.attrs,
        syn::Item::Enum(i) => &i.attrs,
        syn::Item::Type(i) => &i.attrs,
        syn::Item::Use(i) => &i.attrs,
        // Loops read their own, the others are refused as a whole.
        _ => &[],
    }
}

/// The first token of an item in a body, and how a message names it.
pub(super) fn item_start(item: &syn::Item) -> (Span, &'static str) {
    match item {
        syn::Item::Const(i) => (i.const_token.span, "a `const`"),
        syn::Item::Enum(i) => (i.enum_token.span, "an `enum`"),
        syn::Item::Fn(i) => (i.sig.fn_token.span, "a `fn`"),
        syn::Item::Impl(i) => (i.impl_token.span, "an `impl`"),
        syn::Item::Macro(i) => (proofs::span(&i.mac.path), "a macro"),
        syn::Item::Mod(i) => (i.mod_token.span, "a `mod`"),
        syn::Item::Static(i) => (i.static_token.span, "a `static`"),
        syn::Item::Struct(i) => (i.struct_token.span, "a `struct`"),
        syn::Item::Trait(i) => (i.trait_token.span, "a `trait`"),
        syn::Item::Type(i) => (i.type_token.span, "a `type`"),
        syn::Item::Use(i) => (i.use_token.span, "a `use`"),
        _ => (Span::call_site(), "an item"),
    }
}
