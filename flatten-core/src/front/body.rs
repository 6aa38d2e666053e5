//! One body, a function's or a constant's, while its types are found: locals, names, what waits for a type.

use super::closures::Closure;
use super::draft::{Block, Expr, Kind, Local};
use super::finish::Reached;
use super::infer::{Borrow, Infer, Term};
use super::ints;
use super::items::{Env, Head, Items};
use super::leaf::Mark;
use super::moved::Watch;
use super::proofs;
use super::solve::Waiter;
use super::undecided::LeftOut;
use crate::diag::Diag;
use crate::diag::codes::{self, Code};
use crate::hir::{self, FnId, LocalId, LoopId};
use proc_macro2::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A body while its types are found.
pub(super) struct Body<'a, 's> {
    pub(super) items: &'a mut Items<'s>,
    pub(super) env: Env,
    pub(super) infer: Infer,
    pub(super) locals: Vec<Local>,
    pub(super) names: Names,
    /// The loops around, the innermost last.
    pub(super) loops: Vec<Around>,
    pub(super) loop_count: u32,
    /// How often closures were called.
    pub(super) closure_calls: u32,
    /// Out of which block `return` leads, and what it takes, in a body that is read where it is needed.
    pub(super) way_out: Option<(LoopId, Term)>,
    /// The functions that take functions whose bodies are being read.
    pub(super) takers: Vec<usize>,
    /// What `return` takes; a constant has none.
    pub(super) ret: Option<Term>,
    /// The function, to record its calls.
    pub(super) caller: Option<FnId>,
    /// True where control cannot come.
    pub(super) diverges: bool,
    /// The user's token that a formula is read for.
    pub(super) at: Option<Span>,
    /// Operators, conversions and methods whose types were not known where they stood; `None` when solved.
    pub(super) waiting: Vec<Option<Waiter>>,
    /// What each `.into()` gives, and each method of a number whose type is found later, when it is known.
    pub(super) later: Vec<Expr>,
    /// Every `as` with the type before it, to check when all is known.
    pub(super) casts: Vec<(Term, Term, Span)>,
    /// What assertions ask of.
    pub(super) asserted: Vec<LocalId>,
    /// What is left out, which may decide types.
    pub(super) left_out: LeftOut,
    /// Of each `zip`, whether what is called for its items writes to what stands outside.
    pub(super) zips: Vec<bool>,
    /// What constants leave out, while the body is finished.
    pub(super) reached: Reached,
    /// What was written to, for closures that take references along.
    pub(super) watch: Watch,
    /// A `use` of everything was refused: what is not known may come by it.
    pub(super) has_glob: bool,
}

/// A loop, or a block with a label, around what is being read.
pub(super) struct Around {
    pub(super) id: LoopId,
    pub(super) form: Form,
    pub(super) label: Option<String>,
    /// What it gives, as far as its ways out have said.
    pub(super) result: Option<Term>,
    /// The local that takes what it gives.
    pub(super) value: Option<LocalId>,
    /// The condition of a `while` is being read.
    pub(super) in_condition: bool,
}

/// What a loop is written as.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Form {
    For,
    While,
    Loop,
    Block,
}

/// What a plain name of a body means.
#[derive(Clone)]
pub(super) enum Binding {
    Local(LocalId),
    /// An item of a block, which hides the locals around it.
    Item,
    /// An argument of a formula that may be repeated.
    Expr(Rc<Expr>),
    /// A closure, which can only be called.
    Closure(Rc<Closure>),
}

/// The names in scope.
#[derive(Default)]
pub(super) struct Names {
    map: FxHashMap<String, Binding>,
    undo: Vec<(String, Option<Binding>)>,
}

impl Names {
    pub(super) fn get(&self, name: &str) -> Option<&Binding> {
        self.map.get(name)
    }

    pub(super) fn bind(&mut self, name: String, binding: Binding) {
        let name = proofs::plain_text(name);
        let before = self.map.insert(name.clone(), binding);
        self.undo.push((name, before));
    }

    /// Where [`Names::leave`] returns to.
    pub(super) fn enter(&self) -> usize {
        self.undo.len()
    }

    /// Forgets what was bound since.
    pub(super) fn leave(&mut self, mark: usize) {
        while self.undo.len() > mark {
            let (name, before) = self.undo.pop().expect("longer than the mark");
            match before {
                Some(binding) => self.map.insert(name, binding),
                None => self.map.remove(&name),
            };
        }
    }

    /// The names as they are now, which nothing is left of.
    pub(super) fn as_they_are(&self) -> Names {
        Names { map: self.map.clone(), undo: Vec::new() }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &String> {
        self.map.keys()
    }
}

impl<'a, 's> Body<'a, 's> {
    fn new(items: &'a mut Items<'s>, env: Env, ret: Option<Term>, caller: Option<FnId>) -> Body<'a, 's> {
        Body {
            items,
            env,
            infer: Infer::default(),
            locals: Vec::new(),
            names: Names::default(),
            loops: Vec::new(),
            loop_count: 0,
            closure_calls: 0,
            way_out: None,
            takers: Vec::new(),
            ret,
            caller,
            diverges: false,
            at: None,
            waiting: Vec::new(),
            later: Vec::new(),
            casts: Vec::new(),
            asserted: Vec::new(),
            left_out: LeftOut::default(),
            zips: Vec::new(),
            reached: Reached::default(),
            watch: Watch::default(),
            has_glob: false,
        }
    }

    /// The function with its types, or `None` if there were mistakes.
    pub(super) fn function(items: &mut Items<'_>, id: FnId) -> Option<hir::Fn> {
        let head = items.heads[id.0 as usize].clone();
        let scope = items.sources.items[head.source].scope;
        let arguments = head.arguments.clone();
        items.with_arguments(scope, &arguments, |items| Body::read_function(items, id, head))
    }

    fn read_function(items: &'a mut Items<'s>, id: FnId, head: Head) -> Option<hir::Fn> {
        let sources = items.sources;
        let source = &sources.items[head.source];
        let syn::Item::Fn(item) = &source.item else { unreachable!("heads are read from functions") };
        if let Some(mark) = Mark::of(item) {
            return items.leaf_function(&head, item, mark);
        }
        let before = items.mistakes();
        let mut body = Body::new(items, Env::User(source.scope), Some(head.ret.clone()), Some(id));
        body.check_contexts(item);
        for p in &head.params {
            let local = body.declare(p.name.clone(), p.ty.clone(), p.mutable, p.span);
            body.names.bind(p.name.clone(), Binding::Local(local));
        }
        let mut binds = Vec::new();
        for (i, p) in head.params.iter().enumerate() {
            if let Some(pat) = &p.pattern {
                let value = body.make(Kind::Local(LocalId(i as u32)), p.ty.clone(), p.span);
                body.bind(pat, p.ty.clone(), Some(value), &mut binds);
            }
        }
        let mut block = body.block_as(&item.block, Some(&head.ret));
        block.stmts.splice(0..0, binds);
        let end = block.tail.as_ref().map_or(item.block.brace_token.span.close(), |t| t.span);
        body.coerce(&block.ty, &head.ret, end);
        body.settle();
        body.settle_asserted(&block);
        body.close();
        let is_wrong = head.broken || body.items.mistakes() > before;
        let found = body.items.diags.len();
        let block = body.finish_block(block);
        if is_wrong {
            body.items.keep_late(found);
            return None;
        }
        let locals = body.finish_locals();
        let ret = body.items.settled(&head.ret).expect("the head has no mistakes");
        (body.items.mistakes() == before).then(|| hir::Fn {
            name: item.sig.ident.to_string(),
            path: source.path.clone(),
            leaf: None,
            params: head.params.len(),
            uniform: head.params.iter().map(|p| p.uniform).collect(),
            outs: head.params.iter().map(|p| p.ty.is_mut()).collect(),
            ret,
            locals,
            loops: body.loop_count as usize,
            body: block,
            span: head.span,
        })
    }

    /// A constant as a function without parameters, or `None` if there were mistakes.
    pub(super) fn constant(
        items: &'a mut Items<'s>,
        env: Env,
        (name, span): (&str, Span),
        value: &syn::Expr,
        ty: &Term,
    ) -> Option<hir::Fn> {
        let before = items.mistakes();
        let mut body = Body::new(items, env, None, None);
        body.check_contexts_of_value(value);
        let expr = body.expr(value);
        body.coerce(&expr.ty, ty, expr.span);
        body.close();
        let is_wrong = body.items.mistakes() > before;
        let found = body.items.diags.len();
        let expr = body.finish_expr(expr);
        if is_wrong {
            body.items.keep_late(found);
            return None;
        }
        let locals = body.finish_locals();
        (body.items.mistakes() == before).then(|| hir::Fn {
            path: name.to_owned(),
            name: name.to_owned(),
            leaf: None,
            params: 0,
            uniform: Vec::new(),
            outs: Vec::new(),
            ret: expr.ty.clone(),
            locals,
            loops: body.loop_count as usize,
            span,
            body: hir::Block { stmts: Vec::new(), ty: expr.ty.clone(), tail: Some(Box::new(expr)) },
        })
    }

    // ---- Mistakes.

    /// Adds a mistake; inside a formula it is shown at the user's token.
    pub(super) fn error(&mut self, span: Span, code: &'static Code) -> &mut Diag {
        let span = self.at.unwrap_or(span);
        self.items.error(span, code)
    }

    /// The name of a type in messages.
    pub(super) fn type_name(&self, term: &Term) -> String {
        self.items.type_name(&self.infer, term)
    }

    /// An expression; inside a formula it belongs to the user's token.
    pub(super) fn make(&self, kind: Kind, ty: Term, span: Span) -> Expr {
        self.note_written(&kind, &ty);
        Expr { kind, ty, span: self.at.unwrap_or(span) }
    }

    // ---- Locals.

    /// A new local; an empty name is no user's.
    pub(super) fn declare(&mut self, name: String, ty: Term, mutable: bool, span: Span) -> LocalId {
        self.locals.push(Local { name, ty, span: self.at.unwrap_or(span), mutable, once: false });
        LocalId(self.locals.len() as u32 - 1)
    }

    /// A new local that is given its value later, once.
    pub(super) fn declare_late(&mut self, name: String, ty: Term, span: Span) -> LocalId {
        let local = self.declare(name, ty, true, span);
        self.locals[local.0 as usize].once = true;
        local
    }

    // ---- Types.

    /// Asks that a value of type `found` fits where `expected` is needed.
    pub(super) fn coerce(&mut self, found: &Term, expected: &Term, span: Span) {
        self.fits(found, expected, span);
    }

    /// [`Self::coerce`], and whether it does.
    pub(super) fn fits(&mut self, found: &Term, expected: &Term, span: Span) -> bool {
        let never = self.infer.shallow(found) == Term::Never;
        if never || self.reborrow(found, expected) || self.infer.unify(found, expected) {
            return true;
        }
        let names = (self.type_name(found), self.type_name(expected));
        self.error(span, &codes::TYPE_MISMATCH).with("found", names.0).with("expected", names.1);
        self.infer.poison(found);
        self.infer.poison(expected);
        false
    }

    /// `&mut T` and `&&T` where `&T` is needed.
    fn reborrow(&mut self, found: &Term, expected: &Term) -> bool {
        let Term::Ref(Borrow::Shared, expected) = self.infer.shallow(expected) else { return false };
        let expected = self.infer.shallow(&expected);
        let found = self.infer.shallow(found);
        let leads_on = matches!(&found, Term::Ref(borrow, to) if *borrow == Borrow::Mut
            || matches!(self.infer.shallow(to), Term::Ref(..)));
        let known = !matches!(expected, Term::Var(_) | Term::Ref(..));
        leads_on && known && self.infer.unify(&self.infer.target(&found), &expected)
    }

    /// The type that two branches share.
    pub(super) fn merge(&mut self, a: &Term, b: &Term, span: Span) -> Term {
        if self.infer.shallow(a) == Term::Never {
            return b.clone();
        }
        self.coerce(b, a, span);
        a.clone()
    }

    /// Decides what nothing has decided, as Rust does at the end of a body, and reports what stays open.
    fn close(&mut self) {
        let before = self.items.diags.len();
        self.settle();
        // Behind a mistake nothing is called that it stands before.
        if self.items.mistakes() == 0 {
            self.read_uncalled();
            self.refuse_undecided();
        }
        self.infer.default_integers();
        self.settle();
        for (span, literal) in self.infer.unbound_floats() {
            self.error(span, &codes::FLOAT_DEFAULT).with("literal", literal);
        }
        self.settle();
        for (from, to, span) in std::mem::take(&mut self.casts) {
            self.check_cast(&from, &to, span);
        }
        self.forget_left_out();
        if self.items.diags.len() == before {
            for span in self.open_types() {
                self.error(span, &codes::AMBIGUOUS_TYPE);
            }
        }
    }

    /// The tokens whose types nothing has decided.
    fn open_types(&self) -> Vec<Span> {
        let locals: Vec<Span> =
            self.locals.iter().filter(|l| self.infer.is_open(&l.ty)).map(|l| l.span).collect();
        if !locals.is_empty() {
            return locals;
        }
        // Operators may wait for what a conversion gives.
        let is_conversion = |waiter: &&Waiter| matches!(waiter, Waiter::Conversion(_));
        let conversions: Vec<Span> =
            self.waiting.iter().flatten().filter(is_conversion).map(Waiter::span).collect();
        match conversions.is_empty() {
            true => self.waiting.iter().flatten().map(Waiter::span).collect(),
            false => conversions,
        }
    }

    fn check_cast(&mut self, from: &Term, to: &Term, span: Span) {
        let (from, to) = (self.infer.shallow(from), self.infer.shallow(to));
        if [&from, &to].iter().any(|t| matches!(t, Term::Error | Term::Never)) {
            return;
        }
        if let Term::Var(_) = to {
            self.error(span, &codes::AMBIGUOUS_TYPE);
            return;
        }
        let held = |term: &Term| match term {
            Term::Int(int) => Some(int.ty()),
            other => other.value(),
        };
        let narrow = match &to {
            Term::Int(int) => ints::cast_refused(&from, *int),
            _ => None,
        };
        let instead = match (held(&from), held(&to)) {
            (Some(f), Some(t)) if f.is_vector() || t.is_vector() => {
                "call a method such as `as_vec3` or `as_ivec3`"
            }
            (Some(f), Some(t)) if t.is_bool() && !f.is_bool() => "compare it: `x != 0`",
            (Some(f), Some(t)) if f.is_bool() && t.is_float() => "write `as u32 as f32`",
            (Some(_), Some(_)) => match &narrow {
                Some(instead) => instead,
                None => return,
            },
            _ => "cast its parts",
        };
        let (from, to) = (self.type_name(&from), self.type_name(&to));
        self.error(span, &codes::CAST).with("from", from).with("to", to).with("instead", instead);
    }
}

impl Block {
    /// A block that is only a value.
    pub(super) fn of(expr: Expr) -> Block {
        Block { stmts: Vec::new(), ty: expr.ty.clone(), tail: Some(Box::new(expr)) }
    }
}
