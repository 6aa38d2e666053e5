//! Changes of the source that mean the same.

use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Block, Expr, FieldPat, FieldValue, File, ItemFn, Local, Pat, PatIdent, Stmt, parse_quote};

/// One change of a whole file, and how often it was made.
pub(crate) type Change = fn(&mut File) -> usize;

/// Every change with its name.
pub(crate) const CHANGES: &[(&str, Change)] = &[
    ("swapped operands", |file| run(file, Swap(0))),
    ("negated conditions", |file| run(file, Negate(0))),
    ("renamed locals", |file| run(file, Rename(0, BTreeSet::new()))),
    ("dead code", |file| run(file, Dead(0))),
    ("reordered lets", |file| run(file, Reorder(0))),
];

/// What counts its changes.
trait Counted: VisitMut {
    fn count(&self) -> usize;
}

fn run(file: &mut File, mut change: impl Counted) -> usize {
    change.visit_file_mut(file);
    change.count()
}

/// Methods that only give a value.
const PURE: &[&str] = &[
    "abs",
    "acos",
    "asin",
    "atan2",
    "ceil",
    "clamp",
    "cos",
    "cross",
    "distance",
    "dot",
    "exp",
    "floor",
    "fract",
    "length",
    "length_squared",
    "lerp",
    "ln",
    "log2",
    "max",
    "min",
    "mul_add",
    "normalize",
    "powf",
    "powi",
    "recip",
    "round",
    "signum",
    "sin",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
    "xy",
    "xz",
    "yz",
    "xyz",
    "yx",
    "zyx",
];

/// True of what has no effect and calls nothing of the user's.
fn is_pure(expr: &Expr) -> bool {
    match expr {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(field) => is_pure(&field.base),
        Expr::Paren(inner) => is_pure(&inner.expr),
        Expr::Unary(unary) => is_pure(&unary.expr),
        Expr::Binary(binary) => !is_assignment(&binary.op) && is_pure(&binary.left) && is_pure(&binary.right),
        Expr::Cast(cast) => is_pure(&cast.expr),
        Expr::MethodCall(call) => {
            let pure = PURE.contains(&call.method.to_string().as_str());
            pure && is_pure(&call.receiver) && call.args.iter().all(is_pure)
        }
        _ => false,
    }
}

fn is_assignment(op: &BinOp) -> bool {
    use BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

struct Swap(usize);

impl Counted for Swap {
    fn count(&self) -> usize {
        self.0
    }
}

impl VisitMut for Swap {
    fn visit_expr_binary_mut(&mut self, binary: &mut syn::ExprBinary) {
        visit_mut::visit_expr_binary_mut(self, binary);
        let flipped: Option<BinOp> = match binary.op {
            BinOp::Add(_) | BinOp::Eq(_) | BinOp::Ne(_) => Some(binary.op),
            BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitXor(_) => Some(binary.op),
            BinOp::Lt(_) => Some(parse_quote!(>)),
            BinOp::Gt(_) => Some(parse_quote!(<)),
            BinOp::Le(_) => Some(parse_quote!(>=)),
            BinOp::Ge(_) => Some(parse_quote!(<=)),
            _ => None,
        };
        if let Some(op) = flipped
            && is_pure(&binary.left)
            && is_pure(&binary.right)
        {
            std::mem::swap(&mut binary.left, &mut binary.right);
            binary.op = op;
            self.0 += 1;
        }
    }
}

struct Negate(usize);

impl Counted for Negate {
    fn count(&self) -> usize {
        self.0
    }
}

impl VisitMut for Negate {
    fn visit_expr_if_mut(&mut self, branch: &mut syn::ExprIf) {
        visit_mut::visit_expr_if_mut(self, branch);
        let lets = matches!(*branch.cond, Expr::Let(_)) || has_let(&branch.cond);
        if let Some((_, other)) = &mut branch.else_branch
            && let Expr::Block(block) = &mut **other
            && !lets
        {
            std::mem::swap(&mut branch.then_branch, &mut block.block);
            let cond = &branch.cond;
            branch.cond = parse_quote!(!(#cond));
            self.0 += 1;
        }
    }
}

fn has_let(expr: &Expr) -> bool {
    struct Lets(bool);
    impl Visit<'_> for Lets {
        fn visit_expr_let(&mut self, _: &syn::ExprLet) {
            self.0 = true;
        }
    }
    let mut lets = Lets(false);
    lets.visit_expr(expr);
    lets.0
}

struct Rename(usize, BTreeSet<String>);

impl Counted for Rename {
    fn count(&self) -> usize {
        self.0
    }
}

/// The names that a function binds.
struct Bound(BTreeSet<String>);

impl Visit<'_> for Bound {
    fn visit_pat_ident(&mut self, pat: &PatIdent) {
        let name = pat.ident.to_string();
        if name != "self" && name.starts_with(char::is_lowercase) {
            self.0.insert(name);
        }
        visit::visit_pat_ident(self, pat);
    }
}

impl Rename {
    fn name(&mut self, ident: &mut syn::Ident) {
        if self.1.contains(&ident.to_string()) {
            *ident = syn::Ident::new(&format!("{ident}_again"), ident.span());
            self.0 += 1;
        }
    }
}

impl VisitMut for Rename {
    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        let mut bound = Bound(BTreeSet::new());
        bound.visit_item_fn(item);
        let outer = std::mem::replace(&mut self.1, bound.0);
        visit_mut::visit_item_fn_mut(self, item);
        self.1 = outer;
    }

    fn visit_impl_item_fn_mut(&mut self, _: &mut syn::ImplItemFn) {}

    fn visit_pat_ident_mut(&mut self, pat: &mut PatIdent) {
        visit_mut::visit_pat_ident_mut(self, pat);
        self.name(&mut pat.ident);
    }

    fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
        if path.path.segments.len() == 1 && path.path.leading_colon.is_none() {
            self.name(&mut path.path.segments[0].ident);
        }
    }

    fn visit_field_value_mut(&mut self, field: &mut FieldValue) {
        field.colon_token.get_or_insert_default();
        visit_mut::visit_field_value_mut(self, field);
    }

    fn visit_field_pat_mut(&mut self, field: &mut FieldPat) {
        field.colon_token.get_or_insert_default();
        visit_mut::visit_field_pat_mut(self, field);
    }
}

struct Dead(usize);

impl Counted for Dead {
    fn count(&self) -> usize {
        self.0
    }
}

impl VisitMut for Dead {
    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        visit_mut::visit_item_fn_mut(self, item);
        let dead = [
            parse_quote!(let _unread = 2.0_f32 * 3.0;),
            parse_quote!(let _unread_too = if _unread > 7.0 { _unread } else { _unread.sin() };),
        ];
        item.block.stmts.splice(0..0, dead);
        self.0 += 1;
    }
}

struct Reorder(usize);

impl Counted for Reorder {
    fn count(&self) -> usize {
        self.0
    }
}

impl VisitMut for Reorder {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit_mut::visit_block_mut(self, block);
        let mut at = 0;
        while at + 1 < block.stmts.len() {
            if are_independent(&block.stmts[at], &block.stmts[at + 1]) {
                block.stmts.swap(at, at + 1);
                self.0 += 1;
                at += 1;
            }
            at += 1;
        }
    }
}

/// Two `let`s of pure values, neither of which names the other.
fn are_independent(x: &Stmt, y: &Stmt) -> bool {
    let parts = |stmt: &Stmt| -> Option<(String, Expr)> {
        let Stmt::Local(Local { pat, init: Some(init), .. }) = stmt else { return None };
        let pat = match pat {
            Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        let Pat::Ident(name) = pat else { return None };
        (init.diverge.is_none() && is_pure(&init.expr))
            .then(|| (name.ident.to_string(), (*init.expr).clone()))
    };
    let (Some((x, of_x)), Some((y, of_y))) = (parts(x), parts(y)) else { return false };
    x != y && !names(&of_x, &y) && !names(&of_y, &x)
}

fn names(expr: &Expr, name: &str) -> bool {
    struct Names<'a>(&'a str, bool);
    impl Visit<'_> for Names<'_> {
        fn visit_ident(&mut self, ident: &syn::Ident) {
            self.1 |= ident == self.0;
        }
    }
    let mut names = Names(name, false);
    names.visit_expr(expr);
    names.1
}
