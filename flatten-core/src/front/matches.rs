//! `match`, `matches!`, `let .. else`, and `let` in conditions: chains of `if` over values that are computed once.
//!
//! ```text
//! match f(x) {                    let .0 = f(x);
//!     0 => a,                     if .0 == 0 { a }
//!     n if n < y => n,            else if .0 < y { let n = .0; n }
//!     _ => b,                     else { b }
//! }
//! ```
//! rustc sees to it that some arm fits. So the last one without a guard is the `else`, and asks for nothing.

use super::MAX_DEPTH;
use super::body::{Binding, Body};
use super::draft::{Block, Expr, If, Kind, Stmt};
use super::infer::Term;
use super::operators::{self, Operator};
use super::patterns::fits::Fit;
use super::patterns::guarded;
use super::proofs;
use super::syntax::pat_start;
use crate::diag::codes;
use crate::value::Value;
use proc_macro2::Span;
use std::rc::Rc;
use syn::parse::{Parse, ParseStream};

/// An arm that has been read.
struct Arm {
    /// Whether it is taken; `None` if it always is.
    test: Option<Expr>,
    guarded: bool,
    block: Block,
    span: Span,
}

/// A pattern with what stands behind it.
#[derive(Clone, Copy)]
struct Guarded<'p> {
    pat: &'p syn::Pat,
    guard: Option<&'p syn::Expr>,
    /// The value can be written to.
    lent: bool,
}

/// A name of a pattern, with what it is bound to.
type Named<'a> = (&'a syn::PatIdent, Expr);

/// What the `let`s of a condition bring.
#[derive(Default)]
pub(super) struct Lets<'a> {
    /// The locals with the values that are looked at.
    pub(super) before: Vec<Stmt>,
    pub(super) names: Vec<Named<'a>>,
}

/// How often a condition is computed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Computed {
    Once,
    /// In each step of a loop, or only if something before it holds.
    Again,
}

impl Body<'_, '_> {
    pub(super) fn match_(&mut self, expr: &syn::ExprMatch) -> Expr {
        let span = expr.match_token.span;
        let mut stmts = Vec::new();
        let value = self.argument(&expr.expr, &mut [], &mut stmts);
        if value.ty == Term::Never {
            return value;
        }
        if expr.arms.is_empty() {
            self.infer.poison(&value.ty);
            return self.unsupported(span, "a `match` without arms", "leave it out");
        }
        let (value, lent) = match self.lent_value(&value) {
            Some(value) => (value, true),
            None => (self.looked_at(value, &mut stmts), false),
        };
        let before = self.diverges;
        let (arms, diverges) = self.arms(&expr.arms, &value, lent, &mut stmts);
        self.diverges = before | diverges;
        let chain = self.chain(arms, span);
        self.in_block(stmts, chain)
    }

    /// A value that may be read again and again: one that never changes as it is, another in a local of its own.
    fn looked_at(&mut self, value: Expr, stmts: &mut Vec<Stmt>) -> Expr {
        let value = self.not_mut(value);
        let lent = self.as_place(&value).is_some_and(|place| {
            let local = &self.locals[place.local.0 as usize];
            self.infer.shallow(&local.ty).is_mut()
        });
        if lent { self.keep_always(value, stmts) } else { self.keep(value, stmts) }
    }

    fn not_mut(&mut self, value: Expr) -> Expr {
        if !self.infer.shallow(&value.ty).is_mut() {
            return value;
        }
        let what = "a pattern for a `&mut` reference";
        self.error(value.span, &codes::REFERENCE)
            .with("what", what)
            .with("instead", "look at what it leads to: `*value`");
        Expr::error(value.span)
    }

    /// The arms, and whether none of them comes to its end.
    fn arms(
        &mut self,
        arms: &[syn::Arm],
        value: &Expr,
        lent: bool,
        before: &mut Vec<Stmt>,
    ) -> (Vec<Arm>, bool) {
        let mut read = Vec::new();
        let (depth, mut diverges) = (self.items.depth, true);
        for arm in arms {
            // Each stands inside of the `else` of the one before.
            if self.items.depth >= MAX_DEPTH {
                self.items.too_many_arms(pat_start(&arm.pat));
                break;
            }
            self.diverges = false;
            read.push(self.arm(arm, value.clone(), lent, before));
            diverges &= self.diverges;
            self.items.depth += 1;
        }
        self.items.depth = depth;
        (read, diverges)
    }

    fn arm(&mut self, arm: &syn::Arm, value: Expr, lent: bool, before: &mut Vec<Stmt>) -> Arm {
        self.attributes(&arm.attrs);
        let mark = self.names.enter();
        let (pat, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pat => (pat, None),
        };
        let asked = Guarded { pat, guard, lent };
        let mut cases = Vec::new();
        let (test, names) = self.guarded(asked, value, before, &mut cases);
        self.diverges = false;
        let mut stmts = self.bind_names(names);
        let body = self.expr(&arm.body);
        self.names.leave(mark);
        let block = match body.kind {
            Kind::Block(block) => {
                stmts.extend(block.stmts);
                Block { stmts, ..*block }
            }
            _ => Block { stmts, ty: body.ty.clone(), tail: Some(Box::new(body)) },
        };
        Arm { test, guarded: guard.is_some(), block, span: pat_start(pat) }
    }

    /// Whether a value fits a pattern and the guard holds, and the names that the pattern gives. `cases` is where the cases of a
    /// pattern are held whose guard is asked for each.
    fn guarded<'c>(
        &mut self,
        asked: Guarded<'c>,
        value: Expr,
        before: &mut Vec<Stmt>,
        cases: &'c mut Vec<syn::Pat>,
    ) -> (Option<Expr>, Vec<Named<'c>>) {
        let Guarded { pat, guard, lent } = asked;
        let mistakes = self.items.mistakes();
        if self.infer.target(&value.ty) == Term::Error {
            self.forget(pat);
            return (self.test_with_guard(&mut Fit::default(), guard), Vec::new());
        }
        let target = self.pattern(pat);
        let overlaps = guard
            .is_some_and(|guard| target.overlaps().is_some_and(|binds| binds || guarded::may_write(guard)));
        if !overlaps || self.items.mistakes() > mistakes {
            let mut fit = self.fit_read(target, value);
            if lent {
                self.lend_names(&mut fit);
            }
            return (self.test_with_guard(&mut fit, guard), fit.names);
        }
        match guarded::cases(pat).filter(|_| !lent) {
            Some(found) => *cases = found,
            None => {
                self.unsupported(
                    pat_start(pat),
                    "a guard behind these cases",
                    "write an arm for each of them",
                );
                self.forget(pat);
                return (None, Vec::new());
            }
        }
        self.case_by_case(cases, guard, value, before)
    }

    /// The guard is asked for each case that fits, until it holds.
    fn case_by_case<'c>(
        &mut self,
        cases: &'c [syn::Pat],
        guard: Option<&syn::Expr>,
        value: Expr,
        before: &mut Vec<Stmt>,
    ) -> (Option<Expr>, Vec<Named<'c>>) {
        let span = cases.first().map_or_else(Span::call_site, pat_start);
        let (mut tests, mut taken, mut names) = (Vec::new(), Vec::new(), Vec::new());
        for case in cases {
            let mistakes = self.items.mistakes();
            let mut fit = self.fit_pattern(case, value.clone());
            let test =
                self.test_with_guard(&mut fit, guard).unwrap_or_else(|| Expr::value(Value::bool(true), span));
            let no = Expr::value(Value::bool(false), span);
            let local = self.declare(String::new(), Term::BOOL, true, span);
            before.push(Stmt::Let(local, Some(no)));
            let read = self.make(Kind::Local(local), Term::BOOL, span);
            let stored = self.stored(local, test);
            tests.push(self.in_block(vec![Stmt::Expr(stored)], read.clone()));
            taken.push(read);
            names.push(fit.names);
            // What is wrong is wrong in all of them.
            if self.items.mistakes() > mistakes {
                break;
            }
        }
        let test = self.balanced(tests, Kind::Or);
        let Some(last) = names.pop() else { return (test, Vec::new()) };
        let chosen = |body: &mut Self, (p, value): Named<'c>| {
            let value = body.chosen(p, value, &names, &taken, span);
            (p, value)
        };
        (test, last.into_iter().map(|named| chosen(self, named)).collect())
    }

    fn test_with_guard(&mut self, fit: &mut Fit, guard: Option<&syn::Expr>) -> Option<Expr> {
        let test = self.test_of(fit);
        let Some(guard) = guard else { return test };
        let mark = self.names.enter();
        self.name_values(&fit.names);
        let guard = self.condition_alone(guard);
        self.names.leave(mark);
        Some(match test {
            Some(test) => self.both(test, guard),
            None => guard,
        })
    }

    /// Lets names mean what they will be bound to, where nothing can be written to them.
    fn name_values(&mut self, names: &[Named]) {
        for (p, value) in names {
            self.names.bind(p.ident.to_string(), Binding::Expr(Rc::new(value.clone())));
        }
    }

    /// Binds names.
    pub(super) fn bind_names(&mut self, names: Vec<Named>) -> Vec<Stmt> {
        let (lent, kept): (Vec<Named>, Vec<Named>) =
            names.into_iter().partition(|(_, value)| self.infer.shallow(&value.ty).is_mut());
        self.name_values(&lent);
        let bind = |(p, value): Named| {
            let local = self.named_local(p, value.ty.clone(), p.mutability.is_some());
            Stmt::Let(local, Some(value))
        };
        kept.into_iter().map(bind).collect()
    }

    /// The arms as branches. Behind one that is always taken no other is.
    fn chain(&mut self, mut arms: Vec<Arm>, span: Span) -> Expr {
        let mut ty = Term::Never;
        for arm in &arms {
            let end = arm.block.tail.as_ref().map_or(arm.span, |tail| tail.span);
            ty = self.merge(&ty, &arm.block.ty, end);
        }
        let certain = arms.iter().position(|arm| arm.test.is_none());
        let last = certain.or_else(|| arms.iter().rposition(|arm| !arm.guarded));
        arms.truncate(last.map_or(arms.len(), |last| last + 1));
        let Some(Arm { block: mut otherwise, .. }) = arms.pop() else { return Expr::error(span) };
        while let Some(Arm { test, block: then, .. }) = arms.pop() {
            let ends = [&then.ty, &otherwise.ty].iter().all(|ty| self.infer.shallow(ty) == Term::Never);
            let ty = if ends { Term::Never } else { ty.clone() };
            let condition = test.expect("only the last arm is always taken");
            let branch = If { condition, then, otherwise: Some(otherwise) };
            otherwise = Block::of(self.make(Kind::If(Box::new(branch)), ty, span));
        }
        match otherwise {
            Block { stmts, tail: Some(tail), .. } if stmts.is_empty() => *tail,
            block => {
                let ty = block.ty.clone();
                self.make(Kind::Block(Box::new(block)), ty, span)
            }
        }
    }

    // ---- `let` in conditions.

    /// A condition, and what its `let`s bring. Their names are in sight until the caller leaves them.
    pub(super) fn condition<'a>(
        &mut self,
        condition: &'a syn::Expr,
        computed: Computed,
        lets: &mut Lets<'a>,
    ) -> Expr {
        match condition {
            syn::Expr::Let(of) => self.let_condition(of, computed, lets),
            syn::Expr::Binary(both) if has_let(condition) => match operators::binary_op(&both.op) {
                Operator::Logic(true, _) => {
                    let first = self.condition(&both.left, computed, lets);
                    let diverges = self.diverges;
                    let then = self.condition(&both.right, Computed::Again, lets);
                    self.diverges = diverges;
                    self.both(first, then)
                }
                _ => self.condition_alone(condition),
            },
            _ => self.condition_alone(condition),
        }
    }

    fn condition_alone(&mut self, condition: &syn::Expr) -> Expr {
        let condition = self.expr(condition);
        self.coerce(&condition.ty, &Term::BOOL, condition.span);
        condition
    }

    fn let_condition<'a>(&mut self, of: &'a syn::ExprLet, computed: Computed, lets: &mut Lets<'a>) -> Expr {
        let span = of.let_token.span;
        // The value will lie in an assignment, in a block, in `&&`.
        let deeper = if computed == Computed::Again { 3 } else { 0 };
        self.items.depth += deeper;
        let mut indices = Vec::new();
        let value = self.argument(&of.expr, &mut [], &mut indices);
        self.items.depth -= deeper;
        if let Some(lent) =
            self.lent_value(&value).filter(|_| indices.is_empty() || computed == Computed::Once)
        {
            lets.before.extend(indices);
            let mut fit = self.fit_pattern(&of.pat, lent);
            self.lend_names(&mut fit);
            let test = self.test_of(&mut fit);
            self.name_values(&fit.names);
            lets.names.extend(fit.names);
            return test.unwrap_or_else(|| Expr::value(Value::bool(true), span));
        }
        let value = self.not_mut(value);
        let (ty, at) = (value.ty.clone(), value.span);
        let local = self.declare(String::new(), ty.clone(), true, at);
        let (first, stored) = match computed {
            Computed::Once => (Some(value), None),
            Computed::Again => (None, Some(self.stored(local, value))),
        };
        lets.before.push(Stmt::Let(local, first));
        let whole = self.make(Kind::Local(local), ty, at);
        let mut fit = self.fit_pattern(&of.pat, whole);
        let test = self.test_of(&mut fit);
        let test = test.unwrap_or_else(|| Expr::value(Value::bool(true), span));
        self.name_values(&fit.names);
        lets.names.extend(fit.names);
        self.in_block(stored.map(Stmt::Expr).into_iter().collect(), test)
    }

    // ---- `let .. else`.

    /// `let pat = value else { .. };`.
    pub(super) fn let_else(
        &mut self,
        pat: &syn::Pat,
        value: Expr,
        (token, otherwise): (Span, &syn::Expr),
        stmts: &mut Vec<Stmt>,
    ) {
        let before = self.diverges;
        let otherwise = match otherwise {
            syn::Expr::Block(block) => self.block(&block.block),
            other => Block::of(self.expr(other)),
        };
        self.diverges = before;
        let end = otherwise.tail.as_ref().map_or(token, |tail| tail.span);
        self.coerce(&otherwise.ty, &Term::Never, end);
        let lent = self.lent_value(&value);
        let is_lent = lent.is_some();
        let value = match lent {
            Some(value) => value,
            None => self.looked_at(value, stmts),
        };
        let mut fit = self.fit_pattern(pat, value);
        if is_lent {
            self.lend_names(&mut fit);
        }
        if let Some(test) = self.test_of(&mut fit) {
            let condition = self.make(Kind::Not(Box::new(test)), Term::BOOL, token);
            let branch = If { condition, then: otherwise, otherwise: None };
            stmts.push(Stmt::Expr(self.make(Kind::If(Box::new(branch)), Term::UNIT, token)));
        }
        let names = self.bind_names(fit.names);
        stmts.extend(names);
    }

    // ---- `matches!`.

    /// A macro: `matches!`, one that may panic, or one that is refused.
    pub(super) fn macro_value(&mut self, mac: &syn::Macro) -> Expr {
        let span = proofs::span(&mac.path);
        let Some(Ok(asked)) = Asked::of(mac) else {
            if let Some(value) = self.panicking(mac) {
                return value;
            }
            self.macro_call(mac);
            return Expr::error(span);
        };
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_matches(&mac.path);
        }
        let value = self.expr(&asked.value);
        if value.ty == Term::Never {
            return value;
        }
        let mut stmts = Vec::new();
        let value = self.looked_at(value, &mut stmts);
        let (mark, before) = (self.names.enter(), self.diverges);
        let Asked { pat, guard, .. } = &asked;
        let mut cases = Vec::new();
        let asked = Guarded { pat, guard: guard.as_ref(), lent: false };
        let (test, _) = self.guarded(asked, value, &mut stmts, &mut cases);
        self.names.leave(mark);
        self.diverges = before;
        let test = test.unwrap_or_else(|| Expr::value(Value::bool(true), self.at.unwrap_or(span)));
        self.in_block(stmts, test)
    }
}

/// True if there is a `let` among the parts of a condition.
pub(super) fn has_let(condition: &syn::Expr) -> bool {
    match condition {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

/// What stands in `matches!(value, pattern if guard)`.
pub(crate) struct Asked {
    pub(crate) value: syn::Expr,
    pub(crate) pat: syn::Pat,
    pub(crate) guard: Option<syn::Expr>,
}

impl Asked {
    /// What a macro asks, if it is `matches!`.
    pub(crate) fn of(mac: &syn::Macro) -> Option<syn::Result<Asked>> {
        let name = proofs::text(&mac.path);
        let is_std = matches!(name.trim_start_matches("::"), "matches" | "std::matches" | "core::matches");
        is_std.then(|| mac.parse_body())
    }
}

impl Parse for Asked {
    fn parse(input: ParseStream) -> syn::Result<Asked> {
        let value = input.parse()?;
        input.parse::<syn::Token![,]>()?;
        let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
        let guard = match input.parse::<Option<syn::Token![if]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        input.parse::<Option<syn::Token![,]>>()?;
        Ok(Asked { value, pat, guard })
    }
}
