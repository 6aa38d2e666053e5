//! The attributes of what may be left out of a block or of a list.

use syn::{Attribute, Expr, Item, Stmt};

/// The attributes of a statement; an expression's own come with the expression.
pub(super) fn stmt_attrs(stmt: &mut Stmt) -> Option<&mut Vec<Attribute>> {
    match stmt {
        Stmt::Local(local) => Some(&mut local.attrs),
        Stmt::Macro(of) => Some(&mut of.attrs),
        Stmt::Expr(expr, _) => expr.attrs(),
        Stmt::Item(item) => item_attrs(item),
    }
}

/// The attributes of an item.
pub(super) fn item_attrs(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    match item {
        Item::Fn(item) => Some(&mut item.attrs),
        Item::Struct(item) => Some(&mut item.attrs),
        Item::Enum(item) => Some(&mut item.attrs),
        Item::Type(item) => Some(&mut item.attrs),
        Item::Const(item) => Some(&mut item.attrs),
        Item::Static(item) => Some(&mut item.attrs),
        Item::Impl(item) => Some(&mut item.attrs),
        Item::Use(item) => Some(&mut item.attrs),
        _ => None,
    }
}

/// What may be left out of a list.
pub(super) trait Attributed {
    fn attrs(&mut self) -> Option<&mut Vec<Attribute>>;
}

impl Attributed for Expr {
    fn attrs(&mut self) -> Option<&mut Vec<Attribute>> {
        Some(match self {
            // What stands first on the left bears what is said of the whole.
            Expr::Assign(expr) => return expr.left.attrs(),
            Expr::Binary(expr) => return expr.left.attrs(),
            Expr::Cast(expr) => return expr.expr.attrs(),
            Expr::Array(expr) => &mut expr.attrs,
            Expr::Block(expr) => &mut expr.attrs,
            Expr::Break(expr) => &mut expr.attrs,
            Expr::Call(expr) => &mut expr.attrs,
            Expr::Continue(expr) => &mut expr.attrs,
            Expr::Field(expr) => &mut expr.attrs,
            Expr::ForLoop(expr) => &mut expr.attrs,
            Expr::If(expr) => &mut expr.attrs,
            Expr::Index(expr) => &mut expr.attrs,
            Expr::Lit(expr) => &mut expr.attrs,
            Expr::Loop(expr) => &mut expr.attrs,
            Expr::Macro(expr) => &mut expr.attrs,
            Expr::Match(expr) => &mut expr.attrs,
            Expr::MethodCall(expr) => &mut expr.attrs,
            Expr::Paren(expr) => &mut expr.attrs,
            Expr::Path(expr) => &mut expr.attrs,
            Expr::Reference(expr) => &mut expr.attrs,
            Expr::Return(expr) => &mut expr.attrs,
            Expr::Struct(expr) => &mut expr.attrs,
            Expr::Tuple(expr) => &mut expr.attrs,
            Expr::Unary(expr) => &mut expr.attrs,
            Expr::While(expr) => &mut expr.attrs,
            _ => return None,
        })
    }
}

macro_rules! attributed {
    ($($ty:ty),*) => {
        $(impl Attributed for $ty {
            fn attrs(&mut self) -> Option<&mut Vec<Attribute>> {
                Some(&mut self.attrs)
            }
        })*
    };
}

attributed!(syn::Field, syn::FieldValue, syn::FieldPat, syn::Variant);

impl Attributed for syn::FnArg {
    fn attrs(&mut self) -> Option<&mut Vec<Attribute>> {
        match self {
            syn::FnArg::Receiver(of) => Some(&mut of.attrs),
            syn::FnArg::Typed(of) => Some(&mut of.attrs),
        }
    }
}
