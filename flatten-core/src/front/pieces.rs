//! What is made of the elements of arrays: `&a[1..3]`, and the iterators `windows`, `chunks_exact`, `chunks` and `chain`.
//!
//! ```text
//! &a[1..]                 of [f32; 3]: &[a[1], a[2]]
//! a.windows(2)            of [f32; 4]: the elements of [[a[0], a[1]], [a[1], a[2]], [a[2], a[3]]]
//! a.iter().chain(&b)      of [f32; 2] and [f32; 1]: the elements of [a[0], a[1], b[0]]
//! ```
//! In Rust a piece is a slice; here it is an array, which has what a slice has. It is a copy, so that only what cannot be written
//! through is one.

use super::arrays::number;
use super::body::Body;
use super::draft::{Expr, Kind, Source, Stmt};
use super::infer::{Borrow, Term};
use super::iterators::Iterated;
use super::links::Link;
use super::operators::BinOp;
use super::stages::Stage;
use super::syntax::limits_start;
use proc_macro2::Span;

/// How an array is divided.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Pieces {
    Windows,
    Chunks,
    ChunksExact,
}

/// Where there is none, pieces are no longer than this, or than the array.
const LONGEST: u32 = 256;

/// By name.
const METHODS: [(&str, Pieces); 3] =
    [("windows", Pieces::Windows), ("chunks", Pieces::Chunks), ("chunks_exact", Pieces::ChunksExact)];

impl Pieces {
    /// Of the method that is called.
    pub(super) fn of(call: &syn::ExprMethodCall) -> Option<Pieces> {
        let found = METHODS.iter().find(|(name, _)| call.method == name)?;
        (call.args.len() == 1 && call.turbofish.is_none()).then_some(found.1)
    }

    /// What the method gives in Rust.
    fn iterator(self) -> &'static str {
        match self {
            Pieces::Windows => "Windows",
            Pieces::Chunks => "Chunks",
            Pieces::ChunksExact => "ChunksExact",
        }
    }

    /// The first element of each piece of so many.
    fn starts(self, count: u32, size: u32) -> Vec<u32> {
        let step = if self == Pieces::Windows { 1 } else { size };
        (0..count).step_by(step as usize).filter(|start| size <= count - start).collect()
    }
}

/// True of `a[1..3]`.
pub(super) fn is_slice(expr: &syn::Expr) -> bool {
    slice_of(expr).is_some()
}

/// What `a[1..3]` is of, and the range.
fn slice_of(mut expr: &syn::Expr) -> Option<(&syn::Expr, &syn::ExprRange)> {
    loop {
        expr = match expr {
            syn::Expr::Paren(inner) => &inner.expr,
            syn::Expr::Group(inner) => &inner.expr,
            syn::Expr::Index(index) => {
                let syn::Expr::Range(range) = &*index.index else { return None };
                return Some((&index.expr, range));
            }
            _ => return None,
        };
    }
}

/// The number that an expression of literals, constants and lengths is.
pub(super) fn number_of(expr: &Expr) -> Option<i64> {
    match &expr.kind {
        Kind::Binary(op, x, y) => {
            let (x, y) = (number_of(x)?, number_of(y)?);
            match op {
                BinOp::Add => x.checked_add(y),
                BinOp::Sub => x.checked_sub(y),
                BinOp::Mul => x.checked_mul(y),
                BinOp::Div => x.checked_div(y),
                _ => None,
            }
        }
        _ => number(expr).map(i64::from),
    }
}

impl Body<'_, '_> {
    /// A value behind `&`, or one that a method only reads; of `a[1..3]` these elements.
    pub(super) fn shared(&mut self, expr: &syn::Expr) -> Expr {
        let Some((array, range)) = slice_of(expr) else { return self.expr(expr) };
        let span = limits_start(&range.limits);
        let mut before = Vec::new();
        let array = self.shared(array);
        self.settle();
        let whole = self.infer.target(&array.ty);
        let Term::Array(item, count) = whole.clone() else {
            self.infer.poison(&array.ty);
            return match whole {
                Term::Error | Term::Never => Expr::error(span),
                _ => self.unsupported(
                    span,
                    "a slice of what is no array",
                    "read the elements by their numbers",
                ),
            };
        };
        let [from, to] = [&range.start, &range.end].map(|end| {
            let end = self.expr(end.as_deref()?);
            self.coerce(&end.ty, &Term::USIZE, end.span);
            Some(number_of(&end).unwrap_or(-1))
        });
        let from = from.unwrap_or(0);
        let to = match (&range.limits, to) {
            (syn::RangeLimits::Closed(_), Some(to)) if to >= 0 => to + 1,
            (_, to) => to.unwrap_or(i64::from(count)),
        };
        if from < 0 || to < from || to > i64::from(count) {
            let instead = "write numbers within the array, or read the elements by their numbers";
            return self.unsupported(span, "a slice whose ends are not known, or not there,", instead);
        }
        let array = self.retyped(array, whole);
        let array = self.keep(array, &mut before);
        let parts: Vec<Expr> =
            (from as u32..to as u32).map(|i| self.numbered(&array, &item, i, span)).collect();
        let ty = Term::Array(item, parts.len() as u32);
        let slice = self.make(Kind::Array(parts), ty, span);
        self.in_block(before, slice)
    }

    /// The pieces of an array, which a method gives references to.
    pub(super) fn pieces(
        &mut self,
        pieces: Pieces,
        array: Expr,
        (item, count): (&Term, u32),
        call: &syn::ExprMethodCall,
    ) -> Option<Iterated> {
        let (name, span) = (call.method.to_string(), call.method.span());
        let size = self.expr(&call.args[0]);
        self.coerce(&size.ty, &Term::USIZE, size.span);
        let size = match number_of(&size).map(u32::try_from) {
            Some(Ok(size)) if size > 0 => size,
            _ => {
                let what = format!("`{name}` of a number that cannot be computed here, or of none,");
                self.unsupported(span, &what, "write the number itself");
                return None;
            }
        };
        if pieces == Pieces::Chunks && !count.is_multiple_of(size) {
            let what = format!("`chunks` of {size} of {count}, of which the last is shorter,");
            self.unsupported(span, &what, "write `chunks_exact`, and what is left by its number");
            return None;
        }
        self.prove_of_slices(item, count, &name, span);
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole);
        let mut before = Vec::new();
        let array = self.keep(array, &mut before);
        let starts = pieces.starts(count, size);
        let piece = Term::Array(Box::new(item.clone()), size.min(count.max(LONGEST)));
        let mut all = Vec::with_capacity(starts.len());
        for start in starts {
            let parts = (start..start + size).map(|i| self.numbered(&array, item, i, span)).collect();
            all.push(self.make(Kind::Array(parts), piece.clone(), span));
        }
        let ty = Term::Array(Box::new(piece.clone()), all.len() as u32);
        let source = Source::Array(self.make(Kind::Array(all), ty, span));
        let links = Some(vec![Link::Pieces(pieces.iterator(), item.clone())]);
        Some(Iterated { source, item: piece.borrowed(Borrow::Shared), stages: Vec::new(), before, links })
    }

    /// The elements of one array and then those of another.
    pub(super) fn chained(&mut self, first: Iterated, second: Iterated, span: Span) -> Option<Iterated> {
        if !first.stages.is_empty() || !second.stages.is_empty() {
            let stages: Vec<_> = first.stages.into_iter().chain(second.stages).collect();
            return self.behind_stages(&stages, "chain", span);
        }
        let (Some((a, these)), Some((b, those))) =
            (self.some_elements(first.source), self.some_elements(second.source))
        else {
            return self
                .no_source(span, "what `chain` gives of other iterators than those of arrays".to_owned());
        };
        let (Term::Array(own, _), Term::Array(other, _)) =
            (self.infer.target(&a.ty), self.infer.target(&b.ty))
        else {
            return None;
        };
        self.coerce(&second.item, &first.item, span);
        let mut before: Vec<Stmt> = first.before;
        let a = self.keep(a, &mut before);
        before.extend(second.before);
        let b = self.keep(b, &mut before);
        let mut all: Vec<Expr> = these.into_iter().map(|i| self.numbered(&a, &own, i, span)).collect();
        all.extend(those.into_iter().map(|i| self.numbered(&b, &other, i, span)));
        let ty = Term::Array(own, all.len() as u32);
        let source = Source::Array(self.make(Kind::Array(all), ty, span));
        let links = first.links.zip(second.links).map(|(mut links, second)| {
            links.push(Link::Chain(second));
            links
        });
        Some(Iterated { source, item: first.item, stages: Vec::new(), before, links })
    }

    /// The elements of the arrays that an iterator gives.
    pub(super) fn flattened(&mut self, inner: Iterated, span: Span) -> Option<Iterated> {
        let is_held = inner.stages.is_empty() && matches!(self.infer.target(&inner.item), Term::Option(_));
        if is_held {
            let mut inner = inner;
            inner.stages.push(Stage::Held(span));
            return Some(inner);
        }
        if !inner.stages.is_empty() {
            return self.behind_a_stage("flatten", span);
        }
        self.settle();
        let is_lent = matches!(self.infer.shallow(&inner.item), Term::Ref(..));
        let Term::Array(item, count) = self.infer.target(&inner.item) else {
            let what = format!("what `flatten` gives of `{}`", self.type_name(&inner.item));
            return self.no_source(span, what);
        };
        let Some((array, numbers)) = self.some_elements(inner.source) else {
            return self
                .no_source(span, "what `flatten` gives of other iterators than those of arrays".to_owned());
        };
        let own = Term::Array(item.clone(), count);
        let mut before = inner.before;
        let array = self.keep(array, &mut before);
        let mut all = Vec::new();
        for i in numbers {
            let row = self.numbered(&array, &own, i, span);
            all.extend((0..count).map(|j| self.numbered(&row, &item, j, span)));
        }
        let ty = Term::Array(item.clone(), all.len() as u32);
        let source = Source::Array(self.make(Kind::Array(all), ty, span));
        let item = if is_lent { item.borrowed(Borrow::Shared) } else { *item };
        Some(Iterated { source, item, stages: Vec::new(), before, links: inner.links })
    }

    /// The array whose elements a source gives, and their numbers, where these are known.
    fn some_elements(&self, source: Source) -> Option<(Expr, Vec<u32>)> {
        let of = |source: Box<Source>, f: &dyn Fn(Vec<u32>) -> Vec<u32>| {
            let (array, numbers) = self.some_elements(*source)?;
            Some((array, f(numbers)))
        };
        match source {
            Source::Array(array) => {
                let Term::Array(_, count) = self.infer.target(&array.ty) else { return None };
                Some((array, (0..count).collect()))
            }
            Source::Rev(inner) => of(inner, &|numbers| numbers.into_iter().rev().collect()),
            Source::Skip(inner, count) => {
                of(inner, &|numbers| numbers.into_iter().skip(count as usize).collect())
            }
            Source::Take(inner, count) => {
                of(inner, &|numbers| numbers.into_iter().take(count as usize).collect())
            }
            Source::StepBy(inner, by) => {
                let by = usize::try_from(number_of(&by)?).ok().filter(|by| *by > 0)?;
                of(inner, &|numbers| numbers.into_iter().step_by(by).collect())
            }
            Source::Range { .. } | Source::Enumerate(_) | Source::Zip(..) => None,
        }
    }

    pub(super) fn numbered(&self, array: &Expr, item: &Term, i: u32, span: Span) -> Expr {
        let index = self.make(Kind::Int(u128::from(i)), Term::USIZE, span);
        self.element_at(array, item, index, span)
    }
}
