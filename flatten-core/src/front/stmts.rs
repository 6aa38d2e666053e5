//! Blocks, `let`, assignments, `if` and `return`.

use super::body::{Binding, Body};
use super::closures;
use super::draft::{Assign, Block, Expr, If, Kind, Place, Stmt};
use super::indexed::{INDEX_MUT, Written};
use super::infer::{self, Term};
use super::inner;
use super::items::Env;
use super::matches::{Computed, Lets};
use super::operators::BinOp;
use super::patterns::Target;
use super::slices::slice_type;
use super::syntax;
use crate::diag::codes;
use crate::hir::Part;
use crate::ty::Ty;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// A block with its own scope.
    pub(super) fn block(&mut self, block: &syn::Block) -> Block {
        self.block_as(block, None)
    }

    /// A block, where a value of this type is needed, if it is known.
    pub(super) fn block_as(&mut self, block: &syn::Block, needed: Option<&Term>) -> Block {
        let mark = self.names.enter();
        let around = self.env;
        self.enter_items(block);
        let outside = std::mem::replace(&mut self.diverges, false);
        let (mut stmts, mut tail) = (Vec::new(), None);
        for (i, stmt) in block.stmts.iter().enumerate() {
            let last = i + 1 == block.stmts.len();
            match stmt {
                syn::Stmt::Local(local) => self.local(local, &mut stmts),
                // `;` alone.
                syn::Stmt::Expr(syn::Expr::Verbatim(tokens), _) if tokens.is_empty() => {}
                syn::Stmt::Expr(expr, None) if last => {
                    let value = match needed {
                        Some(ty) => self.expr_as(expr, ty),
                        None => self.expr(expr),
                    };
                    tail = Some(Box::new(value));
                }
                syn::Stmt::Expr(expr, semi) => {
                    let expr = self.expr(expr);
                    if semi.is_none() {
                        self.coerce(&expr.ty, &Term::UNIT, expr.span);
                    }
                    stmts.push(Stmt::Expr(expr));
                }
                syn::Stmt::Macro(stmt) => {
                    self.attributes(&stmt.attrs);
                    let value = self.macro_value(&stmt.mac);
                    match last && stmt.semi_token.is_none() {
                        true => tail = Some(Box::new(value)),
                        false => stmts.push(Stmt::Expr(value)),
                    }
                }
                syn::Stmt::Item(item) if inner::is_lifted(item) => {}
                syn::Stmt::Item(item) => self.inner_item(item),
            }
        }
        let ty = match &tail {
            Some(tail) => tail.ty.clone(),
            None if self.diverges => Term::Never,
            None => Term::UNIT,
        };
        self.names.leave(mark);
        self.env = around;
        self.diverges |= outside;
        Block { stmts, tail, ty }
    }

    pub(super) fn macro_call(&mut self, mac: &syn::Macro) {
        let name = super::proofs::text(&mac.path);
        self.error(super::proofs::span(&mac.path), &codes::MACRO_CALL).with("name", name);
    }

    /// The items of a block are in sight in all of it, and hide the locals around it.
    fn enter_items(&mut self, block: &syn::Block) {
        let Some(scope) = inner::scope_of(block) else { return };
        self.env = Env::User(scope);
        let inner = self.items.inner;
        inner.hides(scope).iter().for_each(|name| self.names.bind(name.clone(), Binding::Item));
    }

    /// An item that is not read.
    fn inner_item(&mut self, item: &syn::Item) {
        let before = self.items.mistakes();
        self.attributes(syntax::item_attrs(item));
        if self.items.mistakes() > before {
            return;
        }
        let (span, what) = syntax::item_start(item);
        let what = match item {
            syn::Item::Static(item) => {
                self.error(span, &codes::STATIC_MUT).with("name", &item.ident);
                return;
            }
            syn::Item::Impl(block) if block.trait_.is_some() => "an `impl` of a trait",
            syn::Item::Impl(_) => "an `impl` of what stands outside of it",
            syn::Item::Use(_) => {
                self.has_glob = true;
                "a `use` of everything"
            }
            _ => what,
        };
        self.error(span, &codes::UNSUPPORTED_STATEMENT).with("what", what);
    }

    /// Attributes that change what stands there are refused; the others say nothing about values.
    pub(super) fn attributes(&mut self, attrs: &[syn::Attribute]) {
        for attr in attrs {
            let name = super::proofs::text(attr.path());
            if matches!(name.as_str(), "cfg" | "cfg_attr" | "unroll" | "keep") {
                let what = format!("`#[{name}]`");
                self.error(super::proofs::span(attr.path()), &codes::UNSUPPORTED_STATEMENT)
                    .with("what", what);
            }
        }
    }

    // ---- `let`.

    fn local(&mut self, local: &syn::Local, stmts: &mut Vec<Stmt>) {
        self.attributes(&local.attrs);
        if let Some((name, closure)) = closures::named(local) {
            return self.closure(name, closure);
        }
        let init = local.init.as_ref();
        let (pat, written) = match &local.pat {
            syn::Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        let slice = written.and_then(slice_type).filter(|_| init.is_some());
        let written = written.filter(|_| slice.is_none());
        let written = written.map(|ty| self.items.term(self.env, ty, Some(&mut self.infer)));
        let value = init.map(|i| match &written {
            Some(ty) if !matches!(*i.expr, syn::Expr::Reference(_)) => self.expr_as(&i.expr, ty),
            _ => self.argument(&i.expr, &mut [], stmts),
        });
        // How long a slice is says what it is of.
        let written = match (slice, &value) {
            (Some((ty, item, borrow)), Some(value)) => Some(self.slice_like(value, (ty, item, borrow))),
            _ => written,
        };
        let value = match value {
            Some(lent)
                if init.is_some_and(|i| i.diverge.is_none()) && self.infer.shallow(&lent.ty).is_mut() =>
            {
                if let Some(ty) = &written {
                    self.coerce(&lent.ty, ty, lent.span);
                }
                return self.second_name(pat, lent, stmts);
            }
            value => value,
        };
        let ty = match (written, &value) {
            (Some(ty), Some(value)) => {
                self.coerce(&value.ty, &ty, value.span);
                ty
            }
            (Some(ty), None) => ty,
            (None, Some(value)) => value.ty.clone(),
            (None, None) => self.infer.fresh(infer::Kind::Any),
        };
        if let (Some((token, otherwise)), Some(value)) = (init.and_then(|i| i.diverge.as_ref()), &value) {
            let value = Expr { ty, ..value.clone() };
            return self.let_else(pat, value, (token.span, otherwise), stmts);
        }
        self.bind(pat, ty, value, stmts);
    }

    // ---- Assignments.

    pub(super) fn assign(&mut self, assign: &syn::ExprAssign) -> Expr {
        let span = assign.eq_token.span;
        let target = self.assignee(&assign.left);
        if !matches!(target, Target::Place(_)) {
            let value = self.expr(&assign.right);
            let (ty, mut stmts) = (value.ty.clone(), Vec::new());
            self.take_apart(target, ty, Some(value), &mut stmts);
            let block = Block { stmts, tail: None, ty: Term::UNIT };
            return self.make(Kind::Block(Box::new(block)), Term::UNIT, span);
        }
        let mut before = Vec::new();
        let place = match self.reach(&assign.left, &mut before) {
            Some(Reached::Element(element)) => {
                let parts = (&*assign.left, None, &*assign.right);
                return self.assign_element(parts, element, before, span);
            }
            Some(Reached::Place(place, ty)) => Some((place, ty)),
            None => None,
        };
        let value = match &place {
            Some((_, ty)) => self.expr_as(&assign.right, ty),
            None => self.expr(&assign.right),
        };
        let Some((place, ty)) = place else {
            self.infer.poison(&value.ty);
            return Expr::error(span);
        };
        self.coerce(&value.ty, &ty, value.span);
        self.assignment(place, None, value, before, span)
    }

    pub(super) fn assign_op(&mut self, op: BinOp, left: &syn::Expr, right: &syn::Expr, span: Span) -> Expr {
        let mut before = Vec::new();
        let place = match self.reach(left, &mut before) {
            Some(Reached::Element(element)) => {
                return self.assign_element((left, Some(op), right), element, before, span);
            }
            Some(Reached::Place(place, ty)) => Some((place, ty)),
            None => None,
        };
        let value = self.expr(right);
        let Some((place, ty)) = place else {
            self.infer.poison(&value.ty);
            return Expr::error(span);
        };
        let (place, value) = match self.own_assign_operator(op, place, &ty, value, span) {
            Ok(call) => return self.in_block(before, call),
            Err(sides) => *sides,
        };
        let (value, op) = match self.items.columns(&self.infer.target(&ty)) {
            Some(_) => {
                let read = self.make(Kind::Borrow(place.clone()), ty.clone(), span);
                match self.matrix_operator(op, read, value, span) {
                    Ok(value) => (value, None),
                    Err(sides) => (sides.1, Some(op)),
                }
            }
            None => (value, Some(op)),
        };
        let Some(op) = op else {
            self.coerce(&value.ty, &ty, span);
            let assign = self.assignment(place, None, value, Vec::new(), span);
            return self.in_block(before, assign);
        };
        let result = self.operator(op, true, &ty, &value.ty, span);
        self.coerce(&result, &ty, span);
        // Of numbers Rust evaluates the right side first; other operators are calls that take the place first.
        let overloaded = self.infer.shallow(&ty).value().is_some_and(Ty::is_vector)
            || matches!(self.infer.shallow(&value.ty), Term::Ref(..));
        let indices_write = before.iter().any(Stmt::writes);
        // Which local it is, and which field, no right side changes.
        let has_number = place.path.iter().any(|(part, _)| matches!(part, Part::Index(_)));
        let value_writes = has_number && value.writes();
        if !overloaded && (value_writes || indices_write) && self.may_be_parameter(&ty) {
            let (side, instead) = match value_writes {
                true => ("right side writes", "compute the right side before: `let y = ..;`"),
                false => ("place is computed by what writes", "compute its number before: `let at = ..;`"),
            };
            let what = format!("`{}=` in a generic function, whose {side},", op.symbol());
            return self.unsupported(span, &what, instead);
        }
        match overloaded {
            false => self.assignment(place, Some(op), value, before, span),
            true => {
                let assign = self.assignment(place, Some(op), value, Vec::new(), span);
                self.in_block(before, assign)
            }
        }
    }

    /// The value, then what the indices of the place compute, then the store.
    pub(super) fn assignment(
        &mut self,
        place: Place,
        op: Option<BinOp>,
        value: Expr,
        before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let mut stmts = Vec::new();
        let value = if before.is_empty() { value } else { self.keep(value, &mut stmts) };
        stmts.extend(before);
        let assign = Assign { place, op, value };
        let assign = self.make(Kind::Assign(Box::new(assign)), Term::UNIT, span);
        self.in_block(stmts, assign)
    }

    /// What an assignment writes, with its type. What its indices compute comes `before`.
    pub(super) fn place(&mut self, expr: &syn::Expr, before: &mut Vec<Stmt>) -> Option<(Place, Term)> {
        match self.reach(expr, before)? {
            Reached::Place(place, ty) => Some((place, ty)),
            Reached::Element(element) => {
                let span = element.index.bracket_token.span.open();
                self.unsupported(span, INDEX_MUT.0, INDEX_MUT.1);
                None
            }
        }
    }

    /// What an assignment writes, or the first element on the way to it that a struct lends by `IndexMut`.
    fn reach<'e>(&mut self, expr: &'e syn::Expr, before: &mut Vec<Stmt>) -> Option<Reached<'e>> {
        let (mut steps, mut base) = (Vec::new(), expr);
        loop {
            // Those of a statement stand at the first expression in it.
            self.attributes(syntax::expr_attrs(base));
            match base {
                syn::Expr::Paren(inner) => base = &inner.expr,
                syn::Expr::Group(inner) => base = &inner.expr,
                syn::Expr::Field(field) => {
                    steps.push(Step::Member(&field.member));
                    base = &field.base;
                }
                syn::Expr::Index(index) => {
                    steps.push(Step::Element(index));
                    base = &index.expr;
                }
                syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(token), expr, .. }) => {
                    steps.push(Step::Deref(token.span));
                    base = expr;
                }
                _ => break,
            }
        }
        let start = match base {
            syn::Expr::Path(path) => self.place_named(&path.path),
            _ => None,
        };
        let Some((mut place, mut ty)) = start else {
            if let syn::Expr::Path(path) = base
                && self.is_static_mut(&path.path)
            {
                self.expr(base);
                return None;
            }
            let what = match base {
                syn::Expr::Path(path) => format!("`{}` is not a local and", super::proofs::text(&path.path)),
                _ => "the value of an expression".to_owned(),
            };
            self.error(syntax::expr_start(base), &codes::ASSIGN_TARGET).with("what", what);
            return None;
        };
        for step in steps.into_iter().rev() {
            ty = match step {
                Step::Member(member) => {
                    let (part, next) = self.member(&ty, member)?;
                    place.path.push((part, next.clone()));
                    next
                }
                Step::Element(index) if self.lends_elements(&ty) => {
                    return Some(Reached::Element(Written { whole: place, ty, index }));
                }
                Step::Element(index) => {
                    let (part, next) = self.element_place(&ty, index, before)?;
                    place.path.push((part, next.clone()));
                    next
                }
                Step::Deref(span) => self.pointee(&ty, span)?,
            };
        }
        Some(Reached::Place(place, ty))
    }

    /// The part of a value that a member names, with its type.
    pub(super) fn member(&mut self, whole: &Term, member: &syn::Member) -> Option<(Part, Term)> {
        self.settle();
        let (name, span) = match member {
            syn::Member::Named(ident) => (super::proofs::plain_name(ident), ident.span()),
            syn::Member::Unnamed(index) => (index.index.to_string(), index.span),
        };
        let ty = self.infer.target(whole);
        if let Term::Var(_) = ty {
            self.error(span, &codes::AMBIGUOUS_TYPE);
        }
        if matches!(ty, Term::Var(_) | Term::Error | Term::Never | Term::Ref(..)) {
            return None;
        }
        let fields = self.fields(&ty);
        if let Some((_, part, term)) = fields.iter().find(|(n, ..)| *n == name) {
            return Some((*part, term.clone()));
        }
        let names: Vec<&String> = fields.iter().map(|(n, ..)| n).collect();
        let near = super::known::near(&name, names.iter());
        let listed = list(&names);
        let ty = self.type_name(&ty);
        let diag = self.error(span, &codes::UNKNOWN_FIELD);
        diag.with("type", ty).with("name", name).with("near", near).with("fields", listed);
        None
    }

    /// The parts of a type that is known, with their names and types.
    pub(super) fn fields(&self, ty: &Term) -> Vec<(String, Part, Term)> {
        match ty {
            Term::Int(_) | Term::Ref(..) | Term::Error | Term::Never | Term::Var(_) => Vec::new(),
            Term::Value(ty) => {
                let lanes = 0..if ty.is_vector() { ty.lanes } else { 0 };
                let lane = |i: u8| {
                    let name = crate::op::letter(i).to_string();
                    (name, Part::Lane(i), Term::Value(ty.element()))
                };
                lanes.map(lane).collect()
            }
            Term::Tuple(items) => {
                let field = |(i, t): (usize, &Term)| (i.to_string(), Part::Field(i), t.clone());
                items.iter().enumerate().map(field).collect()
            }
            Term::Array(..) | Term::Option(_) => Vec::new(),
            // What an enum holds only patterns take.
            Term::Struct(_) if self.is_enum(ty) => Vec::new(),
            Term::Struct(id) => {
                let fields = &self.items.structs[id.0 as usize].fields;
                let field = |(i, (n, t)): (usize, &(String, _))| (n.clone(), Part::Field(i), Term::from(t));
                fields.iter().enumerate().map(field).collect()
            }
        }
    }

    // ---- Branches.

    pub(super) fn if_(&mut self, expr: &syn::ExprIf) -> Expr {
        let span = expr.if_token.span;
        let (mark, mut lets) = (self.names.enter(), Lets::default());
        let condition = self.condition(&expr.cond, Computed::Once, &mut lets);
        let before = std::mem::replace(&mut self.diverges, false);
        let binds = self.bind_names(lets.names);
        let mut then = self.block(&expr.then_branch);
        then.stmts.splice(0..0, binds);
        self.names.leave(mark);
        let then_diverges = std::mem::replace(&mut self.diverges, false);
        let (otherwise, ty) = match &expr.else_branch {
            None => {
                let end = then.tail.as_ref().map_or(expr.then_branch.brace_token.span.close(), |t| t.span);
                let fits = self.fits(&then.ty, &Term::UNIT, end);
                (None, if fits { Term::UNIT } else { Term::Error })
            }
            Some((token, otherwise)) => {
                let otherwise = match &**otherwise {
                    syn::Expr::Block(block) => self.block(&block.block),
                    other => Block::of(self.expr(other)),
                };
                let end = otherwise.tail.as_ref().map_or(token.span, |t| t.span);
                let ty = self.merge(&then.ty, &otherwise.ty, end);
                (Some(otherwise), ty)
            }
        };
        let else_diverges = otherwise.is_some() && self.diverges;
        self.diverges = before | (then_diverges && else_diverges);
        let branch = self.make(Kind::If(Box::new(If { condition, then, otherwise })), ty, span);
        self.in_block(lets.before, branch)
    }

    pub(super) fn return_(&mut self, expr: &syn::ExprReturn) -> Expr {
        let span = expr.return_token.span;
        let needed = self.ret.clone().filter(|_| self.way_out.is_none());
        let value = expr.expr.as_ref().map(|e| match &needed {
            Some(ty) => self.expr_as(e, ty),
            None => self.expr(e),
        });
        if let Some(way_out) = self.way_out.clone() {
            return self.returned(way_out, value, span);
        }
        let Some(ret) = self.ret.clone() else {
            value.iter().for_each(|v| self.infer.poison(&v.ty));
            self.unsupported(span, "`return` in a constant", "write the value alone");
            return Expr::lost(span);
        };
        match &value {
            Some(value) => self.coerce(&value.ty, &ret, value.span),
            None => self.coerce(&Term::UNIT, &ret, span),
        }
        self.make(Kind::Return(value.map(Box::new)), Term::Never, span)
    }
}

/// What an assignment leads to.
enum Reached<'e> {
    Place(Place, Term),
    Element(Written<'e>),
}

/// One step from a place to what is written.
enum Step<'e> {
    Member(&'e syn::Member),
    Element(&'e syn::ExprIndex),
    Deref(Span),
}

/// Names for a message, each in backticks.
pub(super) fn list<S: AsRef<str>>(names: &[S]) -> String {
    let quoted: Vec<String> = names.iter().map(|n| format!("`{}`", n.as_ref())).collect();
    if quoted.is_empty() { "none".to_owned() } else { quoted.join(", ") }
}
