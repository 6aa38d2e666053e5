//! What a `for` loop runs over, and what a fold is of: ranges of integers, arrays, and the iterators made of them.
//!
//! An iterator is a source, whose items are known before the loop begins, and stages that each item is taken through in
//! the loop's body: `a.iter().map(f).filter(g)` runs over `a`, and its body begins with `f` and `g`.

use super::MAX_DEPTH;
use super::body::Body;
use super::called::Called;
use super::draft::{self, Expr, Kind, Source, Stmt};
use super::folds;
use super::infer::{Borrow, Term};
use super::lent::lends;
use super::links::{self, Link};
use super::pieces::{self, Pieces};
use super::proofs;
use super::stages::{Missing, Stage};
use super::syntax::{expr_start, limits_start};
use crate::diag::codes;
use crate::hir::LocalId;
use crate::value::Value;
use proc_macro2::{Ident, Span};
use quote::quote_spanned;

/// An iterator.
pub(super) struct Iterated {
    pub(super) source: Source,
    /// The type of the source's items.
    pub(super) item: Term,
    /// What each item is taken through, in order.
    pub(super) stages: Vec<Stage>,
    /// What stands before the loop.
    pub(super) before: Vec<Stmt>,
    /// What it is in Rust; nothing if that is not known.
    pub(super) links: Option<Vec<Link>>,
}

/// What an iterator begins with.
enum Begun {
    /// A source and its items.
    Plain(Source, Term),
    /// An `Option`, and what it holds.
    Held(Expr, Term),
}

impl Iterated {
    /// With another source of the same items.
    fn over(self, source: impl FnOnce(Box<Source>) -> Source) -> Iterated {
        Iterated { source: source(Box::new(self.source)), ..self }
    }

    fn with(mut self, stage: Stage) -> Iterated {
        self.stages.push(stage);
        self
    }

    /// With what it has become in Rust.
    fn linked(mut self, link: Option<Link>) -> Iterated {
        self.links = self.links.zip(link).map(|(mut links, link)| {
            links.push(link);
            links
        });
        self
    }

    /// True if its items can be written to, and nothing else has been made of them.
    pub(super) fn lends(&self) -> bool {
        let last = self.stages.iter().rposition(Stage::lends);
        last.is_some_and(|last| !self.stages[last..].iter().any(|stage| matches!(stage, Stage::Map(_))))
    }
}

/// Where types stand that `::<..>` may not say.
pub(super) const WHERE_TYPES_STAND: &str = "leave the types out: those of a closure stand there, `|x: &f32| -> u32 { .. }`, and that of a \
     number at the number, `4_u32`";

impl Body<'_, '_> {
    /// The iterator that an expression gives.
    pub(super) fn iterated(&mut self, expr: &syn::Expr) -> Option<Iterated> {
        if self.items.depth >= MAX_DEPTH {
            self.items.too_deep(expr_start(expr));
            return None;
        }
        self.items.depth += 1;
        let (first, adapters) = links(expr);
        // Of what `windows` of one's own gives, methods are its own.
        let is_iterator = adapters.last().is_none_or(|call| call.method == "into_iter");
        let mut found = self.begun(first, is_iterator);
        for call in adapters.into_iter().rev() {
            found = self.adapted(found, call);
        }
        self.items.depth -= 1;
        found
    }

    /// What an iterator begins with.
    fn begun(&mut self, expr: &syn::Expr, is_iterator: bool) -> Option<Iterated> {
        let pieces = match expr {
            syn::Expr::MethodCall(call) => Pieces::of(call).map(|pieces| (pieces, call)),
            _ => None,
        };
        if let Some((pieces, call)) = pieces {
            let mut before = Vec::new();
            let receiver = match pieces::is_slice(&call.receiver) {
                true => self.shared(&call.receiver),
                false => self.place_or_value(&call.receiver, &mut before),
            };
            self.settle();
            if let Term::Array(item, count) = self.infer.target(&receiver.ty) {
                let mut found = self.pieces(pieces, receiver, (&item, count), call)?;
                found.before.splice(0..0, before);
                return Some(found);
            }
            let array = self.method_on(receiver, call);
            let array = self.in_block(before, array);
            if !is_iterator {
                let what = format!("what is made of a `{}` of its own", call.method);
                self.unsupported(call.method.span(), &what, "give it a name first: `let list = ..;`");
                return None;
            }
            return self.elements_of(array, false).map(|found| self.begins(found));
        }
        let found = match expr {
            syn::Expr::Range(range) => self.range(range).map(|(source, item)| Begun::Plain(source, item)),
            syn::Expr::MethodCall(call) if makes_one(call) && call.method == "iter_mut" => {
                return self.lent_elements(&call.receiver, Some(&call.method));
            }
            syn::Expr::MethodCall(call) if makes_one(call) => {
                if call.method == "into_iter" && lends(&call.receiver).is_some() {
                    return self.begun(&call.receiver, true);
                }
                let lends = call.method == "iter";
                let receiver = if lends { self.shared(&call.receiver) } else { self.expr(&call.receiver) };
                let ty = receiver.ty.clone();
                let found = self.elements_of(receiver, lends);
                if lends {
                    self.prove_iter(found.as_ref(), &ty, call.method.span());
                }
                found
            }
            other => match lends(other) {
                Some(place) => return self.lent_elements(place, None),
                None => {
                    let other = self.expr(other);
                    self.elements_of(other, false)
                }
            },
        };
        let found = found?;
        if let Begun::Plain(Source::Array(array), item) = &found
            && self.infer.shallow(&array.ty).is_mut()
        {
            return match self.as_place(array) {
                Some(place) => self.by_number(place, item, Vec::new(), array.span),
                None => {
                    self.refuse_kept(array.span);
                    None
                }
            };
        }
        Some(self.begins(found))
    }

    fn begins(&self, found: Begun) -> Iterated {
        match found {
            Begun::Plain(source, item) => {
                let links = Some(vec![self.first_link(&source, &item)]);
                Iterated { source, item, stages: Vec::new(), before: Vec::new(), links }
            }
            Begun::Held(option, item) => {
                let (own, span) = (option.ty.clone(), option.span);
                let list = Term::Array(Box::new(own.clone()), 1);
                let source = Source::Array(self.make(Kind::Array(vec![option]), list, span));
                let links = Some(vec![Link::OfOption(item.clone())]);
                let item = if matches!(item, Term::Ref(..)) { own.borrowed(Borrow::Shared) } else { own };
                Iterated { source, item, stages: vec![Stage::Held(span)], before: Vec::new(), links }
            }
        }
    }

    /// Asks rustc whether `iter` of an array or an `Option` is their own.
    fn prove_iter(&mut self, found: Option<&Begun>, receiver: &Term, span: Span) {
        match found {
            Some(Begun::Plain(Source::Array(array), _)) => {
                if let Term::Array(item, count) = self.infer.target(&array.ty) {
                    self.prove_of_slices(&item, count, "iter", span);
                }
            }
            Some(Begun::Held(option, _)) => {
                if !self.prove_steps(&option.ty, receiver, Some(Borrow::Shared), "iter", span)
                    && let Some(proofs) = self.items.prove(self.env)
                {
                    proofs.of_options("iter", false, span);
                }
            }
            _ => {}
        }
    }

    /// A range of integers.
    fn range(&mut self, range: &syn::ExprRange) -> Option<(Source, Term)> {
        let (Some(start), Some(end)) = (&range.start, &range.end) else {
            return self.no_source(limits_start(&range.limits), "a range without an end".to_owned());
        };
        let outer = self.locals.len();
        let (from, to) = (self.expr(start), self.expr(end));
        self.coerce(&to.ty, &from.ty, to.span);
        let ty = self.infer.shallow(&from.ty);
        if !self.infer.is_integral(&ty) && ty != Term::Error {
            let what = format!("a range of `{}`", self.type_name(&ty));
            return self.no_source(limits_start(&range.limits), what);
        }
        let bounds = (self.bound(from, start, outer), self.bound(to, end, outer));
        let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
        let (from, to) = bounds.0.zip(bounds.1)?;
        Some((Source::Range { from, to, inclusive }, ty))
    }

    /// The elements of an array, or what an `Option` holds: references to them, if it is one itself or is `borrowed`.
    fn elements_of(&mut self, array: Expr, borrowed: bool) -> Option<Begun> {
        self.settle();
        let target = self.infer.target(&array.ty);
        let shallow = self.infer.shallow(&array.ty);
        let (borrowed, lent) = (borrowed || matches!(shallow, Term::Ref(..)), !borrowed && shallow.is_mut());
        match target.clone() {
            // Whoever asked lends its elements.
            Term::Array(..) if lent => Some(Begun::Plain(Source::Array(array), target)),
            Term::Array(item, _) => {
                let item = if borrowed { item.borrowed(Borrow::Shared) } else { *item };
                Some(Begun::Plain(Source::Array(self.retyped(array, target)), item))
            }
            Term::Option(item) if !lent => {
                let item = if borrowed { item.borrowed(Borrow::Shared) } else { *item };
                Some(Begun::Held(self.retyped(array, target), item))
            }
            Term::Error | Term::Never => None,
            other => {
                let what = format!("a value of type `{}`", self.type_name(&other));
                self.no_source(array.span, what)
            }
        }
    }

    /// What a method makes of an iterator, if that has no mistakes.
    fn adapted(&mut self, inner: Option<Iterated>, call: &syn::ExprMethodCall) -> Option<Iterated> {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let (name, span) = (call.method.to_string(), call.method.span());
        let by_number = ["into_iter", "rev", "enumerate", "zip", "map", "step_by", "skip", "take"]
            .contains(&name.as_str());
        if inner.as_ref().is_some_and(Iterated::lends) && !by_number {
            self.skip(call.args.iter(), span);
            return self.refuse_lent(&name, span);
        }
        let link = links::plain(&name);
        let mut found = self.adapted_by(inner, &name, &args, span);
        if let Some(given) = call.turbofish.as_ref().filter(|given| !given.args.iter().all(says_nothing)) {
            found = found.and_then(|found| self.asked_of_adapter(found, given, &name, span));
        }
        match link {
            Some(Link::Plain("Zip" | "Chain")) | None => found,
            link => found.map(|found| found.linked(link)),
        }
    }

    fn adapted_by(
        &mut self,
        inner: Option<Iterated>,
        name: &str,
        args: &[&syn::Expr],
        span: Span,
    ) -> Option<Iterated> {
        match (name, args) {
            ("into_iter", []) => inner,
            ("copied", []) => self.copied(inner?, Stage::Copied),
            ("cloned", []) => {
                let inner = inner?;
                let is_first = inner.stages.is_empty();
                let is_copied = !is_first || self.is_copied(&inner.item, name, span);
                is_copied.then(|| self.copied(inner, Stage::Cloned(span))).flatten()
            }
            ("map", [f]) => {
                let (f, link) = self.called_for_each(f, name);
                Some(inner?.with(Stage::Map(f?)).linked(link))
            }
            ("filter", [f]) => {
                let (f, link) = self.called_for_each(f, name);
                Some(inner?.with(Stage::Filter(f?)).linked(link))
            }
            ("filter_map" | "map_while", [f]) => {
                let missing = if name == "map_while" { Missing::Ends } else { Missing::Left };
                let (f, link) = self.called_for_each(f, name);
                Some(inner?.with(Stage::Options(f?, missing)).linked(link))
            }
            ("take_while", [f]) => {
                let (f, link) = self.called_for_each(f, name);
                Some(inner?.with(Stage::TakeWhile(f?)).linked(link))
            }
            ("skip_while", [f]) => {
                let (f, link) = self.called_for_each(f, name);
                let (mut inner, f) = inner.zip(f)?;
                let first = Expr::value(Value::bool(true), span);
                let skips = self.counter(first, &mut inner.before, span);
                Some(inner.with(Stage::SkipWhile(f, skips)).linked(link))
            }
            ("inspect", [f]) => {
                let (f, link) = self.called_for_each(f, name);
                Some(inner?.with(Stage::Inspect(f?)).linked(link))
            }
            ("scan", [first, f]) => self.scanned(inner, first, f, span),
            ("take" | "skip", [count]) => self.counted_off(inner, count, name == "take", span),
            ("rev", []) => self.reversed(inner?, name, span),
            ("step_by", [by]) => self.stepped(inner, by, span),
            ("enumerate", []) => self.enumerated(inner?, span),
            ("zip", [other]) => {
                let other = self.iterated(other);
                self.zipped(inner?, other?, span)
            }
            ("chain", [other]) => {
                let other = self.iterated(other);
                self.chained(inner?, other?, span)
            }
            ("flatten", []) => self.flattened(inner?, span),
            (name, _) => {
                self.skip(args.iter().copied(), span);
                self.no_source(span, format!("what `{name}` gives"))
            }
        }
    }

    /// `map::<T, _>(f)`, where `f` gives `T`; other types have no place there.
    fn asked_of_adapter(
        &mut self,
        found: Iterated,
        given: &syn::AngleBracketedGenericArguments,
        name: &str,
        span: Span,
    ) -> Option<Iterated> {
        let args: Vec<&syn::GenericArgument> = given.args.iter().collect();
        let called = match (name, found.stages.last()) {
            ("map", Some(Stage::Map(f))) | ("filter_map" | "map_while", Some(Stage::Options(f, _))) => {
                Some(f)
            }
            _ => None,
        };
        let (Some(Called::Closure(closure, ..)), [syn::GenericArgument::Type(asked), rest]) =
            (called, &args[..])
        else {
            return self.refuse_types(name, span);
        };
        if !says_nothing(rest) {
            return self.refuse_types(name, span);
        }
        let result = closure.result().clone();
        let asked = self.items.term(self.env, asked, Some(&mut self.infer));
        let asked = if name == "map" { asked } else { Term::Option(Box::new(asked)) };
        self.coerce(&asked, &result, span);
        Some(found)
    }

    fn refuse_types<T>(&mut self, name: &str, span: Span) -> Option<T> {
        let what = format!("`{name}` with `::<..>`");
        self.unsupported(span, &what, WHERE_TYPES_STAND);
        None
    }

    /// What an adapter calls for each item, with what it makes of the iterator in Rust. A function by its name is a closure
    /// that calls it, so that it is known what it takes and gives.
    fn called_for_each(&mut self, f: &syn::Expr, name: &str) -> (Option<Called>, Option<Link>) {
        let called = match self.called(f) {
            Some(Called::Function(path)) => {
                let at = proofs::span(&path.path);
                let written = quote_spanned!(at=> |__argument_0| #path(__argument_0));
                let closure = self.read_closure(&syn::parse2(written).expect("a closure"));
                closure.map(|closure| Called::Closure(closure, "closure".to_owned(), at))
            }
            called => called,
        };
        let link = called.as_ref().and_then(|called| links::calls(name, called));
        (called, link)
    }

    fn copied(&mut self, inner: Iterated, stage: Stage) -> Option<Iterated> {
        match inner.stages.is_empty() {
            true => Some(Iterated { item: self.infer.target(&inner.item), ..inner }),
            false => Some(inner.with(stage)),
        }
    }

    /// What each item becomes is the same from behind, but for what numbers them.
    pub(super) fn reversed(&mut self, inner: Iterated, name: &str, span: Span) -> Option<Iterated> {
        match inner.stages.iter().any(Stage::numbers) {
            true => self.behind_stages(&inner.stages, name, span),
            false => Some(inner.over(Source::Rev)),
        }
    }

    fn stepped(&mut self, inner: Option<Iterated>, by: &syn::Expr, span: Span) -> Option<Iterated> {
        let outer = self.locals.len();
        let step = self.expr(by);
        self.coerce(&step.ty, &Term::USIZE, step.span);
        let step = self.bound(step, by, outer);
        let (inner, step) = inner.zip(step)?;
        match inner.stages.iter().all(Stage::is_of_place) {
            true => Some(inner.over(|inner| Source::StepBy(inner, step))),
            false => self.behind_stages(&inner.stages, "step_by", span),
        }
    }

    pub(super) fn enumerated(&mut self, mut inner: Iterated, span: Span) -> Option<Iterated> {
        if inner.stages.is_empty() {
            let item = Term::Tuple(vec![Term::USIZE, inner.item.clone()]);
            return Some(Iterated { item, ..inner.over(Source::Enumerate) });
        }
        // Where none is left out, the number of an item is that of the source.
        if !inner.stages.iter().any(Stage::leaves_out) {
            let item = Term::Tuple(vec![Term::USIZE, inner.item.clone()]);
            let stages = vec![Stage::Zip(Vec::new(), std::mem::take(&mut inner.stages), None)];
            return Some(Iterated { item, stages, ..inner.over(Source::Enumerate) });
        }
        let zero = self.make(Kind::Int(0), Term::USIZE, span);
        let count = self.counter(zero, &mut inner.before, span);
        Some(inner.with(Stage::Enumerate(count, span)))
    }

    fn refuse_lent<T>(&mut self, name: &str, span: Span) -> Option<T> {
        let what = format!("`{name}` of elements that can be written to");
        self.unsupported(span, &what, "write `for x in array.iter_mut()`, and the rest in the loop");
        None
    }

    /// A local that changes from item to item.
    fn counter(&mut self, first: Expr, before: &mut Vec<Stmt>, span: Span) -> LocalId {
        let local = self.declare(String::new(), first.ty.clone(), true, span);
        before.push(Stmt::Let(local, Some(first)));
        local
    }

    /// `take(n)` or `skip(n)`. What the loop runs over is read before the number.
    fn counted_off(
        &mut self,
        inner: Option<Iterated>,
        count: &syn::Expr,
        takes: bool,
        span: Span,
    ) -> Option<Iterated> {
        let outer = self.locals.len();
        let count = self.expr(count);
        self.coerce(&count.ty, &Term::USIZE, count.span);
        let mut inner = inner?;
        // Which items these are is known where nothing else is made of them.
        if let Some(number) = pieces::number_of(&count).and_then(|number| u32::try_from(number).ok())
            && inner.stages.iter().all(Stage::is_of_place)
        {
            let of = if takes { Source::Take } else { Source::Skip };
            return Some(inner.over(|inner| of(inner, number)));
        }
        if folds::writes(&count, &inner.source, outer) {
            inner.source = self.read_before(inner.source, &mut inner.before);
        }
        let limit = self.counter(count, &mut inner.before, span);
        let zero = self.make(Kind::Int(0), Term::USIZE, span);
        let so_far = self.counter(zero, &mut inner.before, span);
        let stage = if takes { Stage::Take } else { Stage::Skip };
        // What is lent is lent of the items that are left.
        let at = match inner.lends() {
            true => inner.stages.iter().rposition(|stage| !stage.is_of_place()).map_or(0, |last| last + 1),
            false => inner.stages.len(),
        };
        if inner.stages[..at].iter().any(Stage::lends) {
            let name = if takes { "take" } else { "skip" };
            return self.refuse_lent(name, span);
        }
        inner.stages.insert(at, stage(so_far, limit, span));
        Some(inner)
    }

    /// `scan(first, f)`. What the loop runs over is read before what `f` is lent.
    fn scanned(
        &mut self,
        inner: Option<Iterated>,
        first: &syn::Expr,
        f: &syn::Expr,
        span: Span,
    ) -> Option<Iterated> {
        let outer = self.locals.len();
        let first = self.expr(first);
        let f = self.called(f);
        let (mut inner, f) = inner.zip(f)?;
        if folds::writes(&first, &inner.source, outer) {
            inner.source = self.read_before(inner.source, &mut inner.before);
        }
        let first = self.unless_mut(first);
        let state = self.counter(first, &mut inner.before, span);
        Some(inner.with(Stage::Scan(f, state)).linked(None))
    }

    fn zipped(&mut self, mut first: Iterated, second: Iterated, span: Span) -> Option<Iterated> {
        // What the first runs over is read before anything of the second is.
        let writes = second.before.iter().any(draft::Stmt::writes);
        if writes || !second.before.is_empty() && first.source.writes() {
            first.source = self.read_before(first.source, &mut first.before);
        }
        if first.stages.iter().chain(&second.stages).any(Stage::leaves_out) {
            let stages: Vec<Stage> = first.stages.into_iter().chain(second.stages).collect();
            return self.behind_stages(&stages, "zip", span);
        }
        let zip = self.zips.len();
        self.zips.push(false);
        let stages = match first.stages.is_empty() && second.stages.is_empty() {
            true => Vec::new(),
            false => vec![Stage::Zip(first.stages, second.stages, Some(zip))],
        };
        let links = first.links.zip(second.links).map(|(mut links, second)| {
            links.push(Link::Zip(second));
            links
        });
        Some(Iterated {
            links,
            source: Source::Zip(Box::new(first.source), Box::new(second.source), span, zip),
            item: Term::Tuple(vec![first.item, second.item]),
            stages,
            before: first.before.into_iter().chain(second.before).collect(),
        })
    }

    /// What an iterator cannot be asked for once its items are computed or counted.
    pub(super) fn behind_a_stage<T>(&mut self, name: &str, span: Span) -> Option<T> {
        self.error(span, &codes::ITERATOR_ORDER).with("name", name);
        None
    }

    /// The same of these stages. What a `scan` begins with is no longer decided.
    pub(super) fn behind_stages<T>(&mut self, stages: &[Stage], name: &str, span: Span) -> Option<T> {
        for stage in stages {
            if let Stage::Scan(_, state) = stage {
                let ty = self.locals[state.0 as usize].ty.clone();
                self.infer.poison(&ty);
            }
        }
        self.behind_a_stage(name, span)
    }

    pub(super) fn no_source<T>(&mut self, span: Span, what: String) -> Option<T> {
        self.error(span, &codes::FOR_SOURCE).with("what", what);
        None
    }
}

/// What gives an iterator where one stands before the dot; those that are not in the language are refused by name.
const ADAPTERS: &[&str] = &[
    "into_iter",
    "by_ref",
    "chain",
    "cloned",
    "copied",
    "cycle",
    "enumerate",
    "filter",
    "filter_map",
    "flat_map",
    "flatten",
    "inspect",
    "map",
    "map_while",
    "peekable",
    "rev",
    "scan",
    "skip",
    "skip_while",
    "step_by",
    "take",
    "take_while",
    "zip",
];

/// True of a method that makes an iterator of one.
pub(super) fn is_adapter(method: &Ident) -> bool {
    ADAPTERS.iter().any(|name| method == name)
}

/// True of `_` between `::<` and `>`.
pub(super) fn says_nothing(arg: &syn::GenericArgument) -> bool {
    matches!(arg, syn::GenericArgument::Type(syn::Type::Infer(_)))
}

/// True of `.iter()`, `.iter_mut()` and `.into_iter()`.
fn makes_one(call: &syn::ExprMethodCall) -> bool {
    ["iter", "iter_mut", "into_iter"].iter().any(|name| call.method == name) && call.args.is_empty()
}

/// True of ranges, of `.iter()` and `.into_iter()`, and of the iterators that are made of these.
pub(super) fn is_iterator(expr: &syn::Expr) -> bool {
    begins_one(links(expr).0)
}

fn begins_one(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(call) => makes_one(call) || Pieces::of(call).is_some(),
        _ => false,
    }
}

/// What an iterator begins with, and the methods that are called on it, the last one first.
fn links(expr: &syn::Expr) -> (&syn::Expr, Vec<&syn::ExprMethodCall>) {
    let (mut at, mut adapters, mut begin) = (expr, Vec::new(), None);
    loop {
        at = match at {
            syn::Expr::Paren(inner) => &inner.expr,
            syn::Expr::Group(inner) => &inner.expr,
            syn::Expr::MethodCall(call) if is_adapter(&call.method) => {
                // Of an iterator it is that, and of an array what begins one: the last that is met may be either.
                if makes_one(call) {
                    begin = Some((at, adapters.len()));
                }
                adapters.push(call);
                &call.receiver
            }
            first if begins_one(first) => return (first, adapters),
            _ => match begin {
                // Of an array `map` is no iterator's.
                None => return (expr, Vec::new()),
                Some((begin, count)) => {
                    adapters.truncate(count);
                    return (begin, adapters);
                }
            },
        };
    }
}
