//! `array.sort_by(|a, b| a.total_cmp(b))` and its kin: the insertion sort that std has for a few elements, stable or not.
//!
//! ```text
//! for i in 1..n { for j in (0..i).rev() { if a[j + 1] < a[j] { a.swap(j, j + 1) } else { break } } }
//! ```
//! Where the comparison only compares the same of two elements, by std's functions, no `break` is needed: of neighbours that have
//! been passed, or have been left in their places, none is less than the one before it. And where what is equal is the same, as by
//! `|a, b| a.total_cmp(b)` of floats and by `sort` of integers, nobody sees how it was sorted: [`network`] has fewer exchanges,
//! 26 of 9 elements and not 36, 138 of 25 and not 300. Of what is no total order std says nothing; of a few elements it is as std
//! has it.

use super::body::{Binding, Body, Form};
use super::called::Called;
use super::draft::{Block, Expr, If, Kind, Loop, LoopKind, Source, Stmt};
use super::infer::{Borrow, Term};
use super::items::Env;
use super::operators::{BinOp, Operator, binary_op};
use super::proofs::plain_name;
use super::{orderings, proofs};
use crate::hir::{LocalId, LoopId, Wish};
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::punctuated::Punctuated;

/// As many elements std sorts by insertion, so that what is equal by an unstable sort is in the same order too.
const FEW: u32 = 20;

/// What is known of the order.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    /// What is equal by it is the same, so that it has no order of its own.
    Whole,
    /// It is total, and who asks for it changes nothing.
    Total,
    /// Who asks for it changes nothing, and of two the other way around it says the reverse.
    Mirrored,
    Unknown,
}

impl Order {
    /// What is known of the order by both, one after the other.
    fn then(self, other: Order) -> Order {
        match (self, other) {
            (Order::Unknown, _) | (_, Order::Unknown) => Order::Unknown,
            (Order::Mirrored, _) | (_, Order::Mirrored) => Order::Mirrored,
            _ => Order::Total,
        }
    }
}

/// What is asked of two elements.
enum Less {
    /// `a < b`.
    Itself,
    /// `f(a, b) == Ordering::Less`.
    By(Called),
    /// `f(a) < f(b)`, with the name of the method.
    ByKey(Called, String),
}

/// True of the methods here, by name and number of arguments.
pub(super) fn is_sort(name: &str, args: usize) -> bool {
    match name {
        "sort" | "sort_unstable" => args == 0,
        "sort_by" | "sort_unstable_by" | "sort_by_key" | "sort_unstable_by_key" | "sort_by_cached_key" => {
            args == 1
        }
        _ => false,
    }
}

impl Body<'_, '_> {
    /// The array in the order that its elements, or what a function says of them, have.
    pub(super) fn sorted(
        &mut self,
        array: Expr,
        (item, count): (&Term, u32),
        call: &syn::ExprMethodCall,
        span: Span,
    ) -> Expr {
        let name = call.method.to_string();
        let arg = call.args.first();
        if name == "sort_by_cached_key" {
            return self.unsupported(span, "`sort_by_cached_key`", "write `sort_by_key`");
        }
        let less = match arg.map(|arg| self.called(arg)) {
            None => Less::Itself,
            Some(None) => return Expr::error(span),
            Some(Some(f)) if name.ends_with("_key") => Less::ByKey(f, name.clone()),
            Some(Some(f)) => Less::By(f),
        };
        self.settle();
        let order = match (&less, arg) {
            (Less::By(_), Some(arg)) => Comparing::order(self, arg, item),
            (Less::ByKey(..), Some(arg)) if Comparing::is_key(self, arg) => Order::Total,
            (Less::ByKey(..), _) => Order::Unknown,
            _ => Order::Whole,
        };
        if matches!(less, Less::Itself) && !self.has_total_order(item) {
            let what = format!("`{name}` of a `{}`", self.type_name(item));
            return self.unsupported(span, &what, "write `sort_by(|a, b| a.total_cmp(b))`, of what it has");
        }
        let unstable = name.starts_with("sort_unstable") && order == Order::Total;
        if count > FEW && (unstable || matches!(order, Order::Mirrored | Order::Unknown)) {
            let what = format!("`{name}` of {count} elements");
            let instead = match (unstable, order, &less) {
                (true, ..) => {
                    "of more than 20, what is equal has no order of its own by it: write the stable one"
                }
                (_, Order::Mirrored, _) => {
                    "of more than 20, write an order that all numbers have: `|a, b| a.x.total_cmp(&b.x)`"
                }
                (.., Less::ByKey(..)) => "of more than 20, write a closure that only reads a key: `|a| a.x`",
                _ => "of more than 20, write a closure that only compares: `|a, b| a.x.total_cmp(&b.x)`",
            };
            return self.unsupported(span, &what, instead);
        }
        let mut before = Vec::new();
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole.clone());
        let Some(place) = self.kept_place(&array, &mut before) else { return self.no_place(&array, span) };
        let array = self.retyped(Expr { kind: Kind::Borrow(place), ..array }, whole);
        if count < 2
            && let Less::By(f) | Less::ByKey(f, _) = &less
            && let Some(arg) = arg
        {
            let takes = if let Less::By(_) = &less { 2 } else { 1 };
            let lent = item.clone().borrowed(Borrow::Shared);
            let tokens = arg.to_token_stream();
            let what = format!("`{name}` of at most one element");
            self.left_out((&what, span), tokens, std::slice::from_ref(&lent), |body| {
                let args = (0..takes).map(|_| {
                    let local = body.declare(String::new(), lent.clone(), false, span);
                    body.make(Kind::Local(local), lent.clone(), span)
                });
                let args = args.collect();
                body.call_it(f, args);
            });
        }
        match order {
            _ if count < 2 => {}
            Order::Whole => {
                let sort = self.merged(&array, (item, count), &less, span);
                before.push(Stmt::Expr(sort));
            }
            _ => {
                let sort = self.inserted(&array, (item, count), &less, order, span);
                before.push(Stmt::Expr(sort));
            }
        }
        let block = Block { stmts: before, tail: None, ty: Term::UNIT };
        self.make(Kind::Block(Box::new(block)), Term::UNIT, span)
    }

    /// The pairs of [`network`] in a loop, each exchanged if need be.
    fn merged(&mut self, array: &Expr, (item, count): (&Term, u32), less: &Less, span: Span) -> Expr {
        let ty = Term::Array(Box::new(Term::USIZE), 2);
        let pairs = network(count);
        let every = Term::Array(Box::new(ty.clone()), pairs.len() as u32);
        let numbers = pairs.into_iter().map(|pair| {
            let pair = pair.map(|i| Expr { ty: Term::USIZE, ..Expr::value(Value::u32(i), span) });
            self.make(Kind::Array(pair.to_vec()), ty.clone(), span)
        });
        let source = Source::Array(self.make(Kind::Array(numbers.collect()), every, span));
        let reachable = self.diverges;
        let id = self.open_loop(Form::For, None);
        let var = self.declare(String::new(), ty.clone(), false, span);
        let numbers = self.make(Kind::Local(var), ty, span);
        let mut stmts = Vec::new();
        let pair = [0, 1].map(|i| {
            let number = self.numbered(&numbers, &Term::USIZE, i, span);
            let number = self.keep_always(number, &mut stmts);
            self.element_at(array, item, number, span)
        });
        self.exchange(pair, less, None, &mut stmts, span);
        let whole = self.looped(id, (var, source), stmts, span);
        self.diverges = reachable;
        whole
    }

    /// A loop that was opened.
    fn looped(&mut self, id: LoopId, (var, source): (LocalId, Source), stmts: Vec<Stmt>, span: Span) -> Expr {
        self.close_loop();
        let body = Block { stmts, tail: None, ty: Term::UNIT };
        let whole = Loop { id, kind: LoopKind::For { var, source }, body, wish: Wish::None };
        self.make(Kind::Loop(Box::new(whole)), Term::UNIT, span)
    }

    /// Each element, from the second on, moved to where it belongs among those before it.
    fn inserted(
        &mut self,
        array: &Expr,
        (item, count): (&Term, u32),
        less: &Less,
        order: Order,
        span: Span,
    ) -> Expr {
        let number = |body: &Self, number: u32| body.make(Kind::Int(u128::from(number)), Term::USIZE, span);
        let range = |from: Expr, to: Expr| Source::Range { from, to, inclusive: false };
        let (zero, one, end) = (number(self, 0), number(self, 1), number(self, count));
        let reachable = self.diverges;
        let outer = self.open_loop(Form::For, None);
        let i = self.declare(String::new(), Term::USIZE, false, span);
        let to = self.make(Kind::Local(i), Term::USIZE, span);
        let inner = self.open_loop(Form::For, None);
        let j = self.declare(String::new(), Term::USIZE, false, span);
        let before = self.make(Kind::Local(j), Term::USIZE, span);
        let mut stmts = Vec::new();
        let kind = Kind::Binary(BinOp::Add, Box::new(before.clone()), Box::new(one.clone()));
        let next = self.make(kind, Term::USIZE, span);
        let next = self.keep_always(next, &mut stmts);
        let pair = [before, next].map(|index| self.element_at(array, item, index, span));
        self.exchange(pair, less, (order == Order::Unknown).then_some(inner), &mut stmts, span);
        let source = Source::Rev(Box::new(range(zero, to)));
        let inside = self.looped(inner, (j, source), stmts, span);
        let whole = self.looped(outer, (i, range(one, end)), vec![Stmt::Expr(inside)], span);
        self.diverges = reachable;
        whole
    }

    /// Two elements, the second first if it is less; leaves a loop if it is not.
    fn exchange(
        &mut self,
        [first, second]: [Expr; 2],
        less: &Less,
        leaves: Option<LoopId>,
        stmts: &mut Vec<Stmt>,
        span: Span,
    ) {
        let pair = [second, first];
        let [b, a] = pair.clone().map(|place| self.keep_always(place, stmts));
        let is_less = self.is_less(less, [b, a], stmts, span);
        let swap = self.exchanged(&pair, Vec::new(), span);
        match leaves {
            None => {
                let then = Block { stmts: vec![Stmt::Expr(swap)], tail: None, ty: Term::UNIT };
                let branch = If { condition: is_less, then, otherwise: None };
                stmts.push(Stmt::Expr(self.make(Kind::If(Box::new(branch)), Term::UNIT, span)));
            }
            Some(id) => {
                let is_less = self.keep_always(is_less, stmts);
                let out = self.make(Kind::Break(id), Term::Never, span);
                stmts.push(self.unless(is_less, out));
                stmts.push(Stmt::Expr(swap));
            }
        }
    }

    /// True if the first of two elements comes first.
    fn is_less(&mut self, less: &Less, [a, b]: [Expr; 2], stmts: &mut Vec<Stmt>, span: Span) -> Expr {
        match less {
            Less::Itself => self.operated(BinOp::Lt, a, b, span),
            Less::By(f) => match self.order_by(f, [&a, &b], stmts) {
                Some(order) => self.has_tag(&order, orderings::LESS, span),
                None => Expr::error(span),
            },
            Less::ByKey(f, name) => {
                let mut keys = Vec::new();
                for item in [a, b] {
                    let Some(key) = self.key_by(f, &item, name, stmts) else { return Expr::error(span) };
                    keys.push(key);
                }
                let [first, second] = <[Expr; 2]>::try_from(keys).expect("of each there is one");
                self.operated(BinOp::Lt, first, second, span)
            }
        }
    }
}

/// What stands in a closure that only compares.
struct Comparing<'b, 'a, 'i> {
    body: &'b Body<'a, 'i>,
    /// Its parameters: elements that are lent, and cannot be written to.
    params: Vec<&'b Ident>,
}

impl<'b, 'a, 'i> Comparing<'b, 'a, 'i> {
    /// What is known of the order by a function, of such items.
    fn order(body: &'b Body<'a, 'i>, f: &'b syn::Expr, item: &Term) -> Order {
        if has_own_orders(body) {
            return Order::Unknown;
        }
        match f {
            syn::Expr::Path(path) => match path.path.segments.last() {
                Some(last) if is_of_std(body, path) && is_whole(body, &last.ident, item) => Order::Whole,
                Some(last) if is_of_std(body, path) && compares(&last.ident) => Order::Total,
                _ => Order::Unknown,
            },
            syn::Expr::Closure(closure) => {
                let Some(params) = names(closure) else { return Order::Unknown };
                let comparing = Comparing { body, params };
                match comparing.orders(&closure.body) {
                    Order::Total if comparing.orders_whole(&closure.body, item) => Order::Whole,
                    order => order,
                }
            }
            _ => Order::Unknown,
        }
    }

    /// True of the order, or its reverse, that the items have themselves; of what is an order.
    fn orders_whole(&self, expr: &syn::Expr, item: &Term) -> bool {
        let syn::Expr::MethodCall(call) = bare(expr) else { return false };
        match call.args.first() {
            None => call.method == "reverse" && self.orders_whole(&call.receiver, item),
            Some(other) => {
                let is_param = |expr| param(expr).is_some_and(|name| self.is_param(name));
                is_param(&call.receiver) && is_param(other) && is_whole(self.body, &call.method, item)
            }
        }
    }

    /// True of a closure that reads a key from an element and does nothing else.
    fn is_key(body: &'b Body<'a, 'i>, f: &'b syn::Expr) -> bool {
        let syn::Expr::Closure(closure) = f else { return false };
        names(closure).is_some_and(|params| Comparing { body, params }.is_plain(&closure.body))
    }

    /// The order that an expression gives, if it does nothing else.
    fn orders(&self, expr: &syn::Expr) -> Order {
        let syn::Expr::MethodCall(call) = bare(expr) else { return Order::Unknown };
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let name = &call.method;
        match (&*call.receiver, &args[..]) {
            (receiver, [other]) if compares(name) => self.of_sides(receiver, other),
            (receiver, []) if name == "reverse" => self.orders(receiver),
            (receiver, [other]) if name == "then" => self.orders(receiver).then(self.orders(other)),
            (receiver, [syn::Expr::Closure(other)]) if name == "then_with" && other.inputs.is_empty() => {
                self.orders(receiver).then(self.orders(&other.body))
            }
            (syn::Expr::MethodCall(inner), _) if inner.method == "partial_cmp" && inner.args.len() == 1 => {
                let order = self.of_sides(&inner.receiver, &inner.args[0]);
                match &args[..] {
                    // Where there is no order, std panics.
                    [] if name == "unwrap" => order,
                    [_] if name == "expect" => order,
                    [other] if name == "unwrap_or" && is_equal(self.body, other) => {
                        order.then(Order::Mirrored)
                    }
                    _ => Order::Unknown,
                }
            }
            _ => Order::Unknown,
        }
    }

    /// The order by what is said of two elements: only of the same said of each it is one.
    fn of_sides(&self, left: &syn::Expr, right: &syn::Expr) -> Order {
        let [first, second] = self.params[..] else { return Order::Unknown };
        let are = |a, b| is_same((unborrowed(left), a), (unborrowed(right), b));
        match self.is_plain(left) && self.is_plain(right) && (are(first, second) || are(second, first)) {
            true => Order::Total,
            false => Order::Unknown,
        }
    }

    /// True of what says the same each time, and writes nothing.
    fn is_plain(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Lit(_) => true,
            syn::Expr::Path(path) => self.is_read(&path.path),
            syn::Expr::Paren(inner) => self.is_plain(&inner.expr),
            syn::Expr::Group(inner) => self.is_plain(&inner.expr),
            syn::Expr::Field(inner) => self.is_plain(&inner.base),
            syn::Expr::Cast(inner) => self.is_plain(&inner.expr),
            syn::Expr::Tuple(inner) => inner.elems.iter().all(|elem| self.is_plain(elem)),
            syn::Expr::Index(inner) => self.is_plain(&inner.expr) && self.is_plain(&inner.index),
            syn::Expr::Reference(inner) => inner.mutability.is_none() && self.is_plain(&inner.expr),
            syn::Expr::Unary(inner) => self.is_plain(&inner.expr),
            syn::Expr::Binary(inner) => {
                let assigns = matches!(binary_op(&inner.op), Operator::Assign(..));
                !assigns && self.is_plain(&inner.left) && self.is_plain(&inner.right)
            }
            syn::Expr::MethodCall(call) => {
                self.is_plain(&call.receiver)
                    && !self.may_be_lent(&call.receiver)
                    && call.args.iter().all(|arg| self.is_plain(arg))
            }
            syn::Expr::Call(call) => {
                let is_closure = |path: &syn::Path| {
                    let name = path.get_ident().map(plain_name);
                    matches!(name.and_then(|name| self.body.names.get(&name)), Some(Binding::Closure(_)))
                };
                let is_function = matches!(&*call.func, syn::Expr::Path(path) if !is_closure(&path.path));
                is_function && call.args.iter().all(|arg| self.is_plain(arg))
            }
            _ => false,
        }
    }

    fn is_param(&self, name: &Ident) -> bool {
        self.params.iter().any(|param| plain_name(param) == plain_name(name))
    }

    /// True of a constant, a parameter, and a local that is no name for a place: nobody writes to it in between.
    fn is_read(&self, path: &syn::Path) -> bool {
        let Some(name) = path.get_ident() else { return true };
        if self.is_param(name) {
            return true;
        }
        match self.body.names.get(&plain_name(name)) {
            None | Some(Binding::Item) => true,
            Some(Binding::Local(local)) => {
                !self.body.infer.shallow(&self.body.locals[local.0 as usize].ty).is_mut()
            }
            Some(Binding::Expr(_) | Binding::Closure(_)) => false,
        }
    }

    /// True of a place that a method may be given by `&mut`.
    fn may_be_lent(&self, receiver: &syn::Expr) -> bool {
        match receiver {
            syn::Expr::Paren(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Group(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Field(inner) => self.may_be_lent(&inner.base),
            syn::Expr::Index(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Unary(inner) => self.may_be_lent(&inner.expr),
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().filter(|name| !self.is_param(name));
                let binding = name.and_then(|name| self.body.names.get(&plain_name(name)));
                matches!(binding, Some(Binding::Local(local)) if self.body.locals[local.0 as usize].mutable)
            }
            _ => false,
        }
    }
}

/// True if a function of the user's may be what a comparison, or what is made of one, calls.
fn has_own_orders(body: &Body) -> bool {
    const NAMES: &[&str] =
        &["total_cmp", "cmp", "partial_cmp", "reverse", "then", "then_with", "unwrap", "unwrap_or", "expect"];
    body.items.sources.items.iter().any(|source| match &source.item {
        syn::Item::Fn(item) => NAMES.iter().any(|name| item.sig.ident == name),
        _ => false,
    })
}

/// True of a path such as `f32::total_cmp` and `Ordering::Equal` that is none of the user's.
fn is_of_std(body: &Body, path: &syn::ExprPath) -> bool {
    let own = match body.env {
        Env::User(scope) => body.items.lookup_value(scope, &proofs::text(&path.path)),
        Env::Formula(_) => None,
    };
    path.qself.is_none() && path.path.segments.len() > 1 && own.is_none()
}

/// True if what is equal by a comparison of that name is the same.
fn is_whole(body: &Body, name: &Ident, item: &Term) -> bool {
    match body.infer.shallow(item) {
        Term::Value(Ty::F32) => name == "total_cmp",
        _ => name == "cmp" && body.has_total_order(item),
    }
}

/// True of `Ordering::Equal` of std's.
fn is_equal(body: &Body, expr: &syn::Expr) -> bool {
    match bare(expr) {
        syn::Expr::Path(path) => {
            let names: Vec<&Ident> = path.path.segments.iter().map(|segment| &segment.ident).collect();
            is_of_std(body, path)
                && matches!(names[..], [.., of, name] if of == "Ordering" && name == "Equal")
        }
        _ => false,
    }
}

/// What stands in parentheses, or alone in a block.
fn bare(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => bare(&inner.expr),
        syn::Expr::Group(inner) => bare(&inner.expr),
        syn::Expr::Block(block) => match &block.block.stmts[..] {
            [syn::Stmt::Expr(inner, None)] if block.label.is_none() => bare(inner),
            _ => expr,
        },
        _ => expr,
    }
}

/// What stands behind `*` or `&`.
fn unborrowed(expr: &syn::Expr) -> &syn::Expr {
    match bare(expr) {
        syn::Expr::Reference(inner) => unborrowed(&inner.expr),
        syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => unborrowed(expr),
        other => other,
    }
}

/// The name that an expression is, or that stands behind `*` or `&` in it.
fn param(expr: &syn::Expr) -> Option<&Ident> {
    match unborrowed(expr) {
        syn::Expr::Path(path) => path.path.get_ident(),
        _ => None,
    }
}

/// True if one expression says of one parameter what the other one says of the other, and neither names the other's.
fn is_same((left, a): (&syn::Expr, &Ident), (right, b): (&syn::Expr, &Ident)) -> bool {
    use syn::Expr as E;
    let text = |tokens: &dyn ToTokens| tokens.to_token_stream().to_string();
    let are = |left: &E, right: &E| is_same((left, a), (right, b));
    let all = |left: &Punctuated<E, syn::Token![,]>, right: &Punctuated<E, syn::Token![,]>| {
        left.len() == right.len() && left.iter().zip(right).all(|(left, right)| are(left, right))
    };
    match (left, right) {
        (E::Lit(left), E::Lit(right)) => text(left) == text(right),
        (E::Path(left), E::Path(right)) => {
            let is = |path: &syn::ExprPath, param: &Ident| {
                path.path.get_ident().is_some_and(|name| plain_name(name) == plain_name(param))
            };
            match is(left, a) {
                true => is(right, b) && !is(left, b),
                false => {
                    ![a, b].iter().any(|param| is(left, param) || is(right, param))
                        && text(left) == text(right)
                }
            }
        }
        (E::Paren(left), E::Paren(right)) => are(&left.expr, &right.expr),
        (E::Group(left), E::Group(right)) => are(&left.expr, &right.expr),
        (E::Field(left), E::Field(right)) => {
            text(&left.member) == text(&right.member) && are(&left.base, &right.base)
        }
        (E::Cast(left), E::Cast(right)) => text(&left.ty) == text(&right.ty) && are(&left.expr, &right.expr),
        (E::Tuple(left), E::Tuple(right)) => all(&left.elems, &right.elems),
        (E::Index(left), E::Index(right)) => are(&left.expr, &right.expr) && are(&left.index, &right.index),
        (E::Reference(left), E::Reference(right)) => are(&left.expr, &right.expr),
        (E::Unary(left), E::Unary(right)) => {
            text(&left.op) == text(&right.op) && are(&left.expr, &right.expr)
        }
        (E::Binary(left), E::Binary(right)) => {
            let sides = are(&left.left, &right.left) && are(&left.right, &right.right);
            text(&left.op) == text(&right.op) && sides
        }
        (E::MethodCall(left), E::MethodCall(right)) => {
            let names = left.method == right.method && text(&left.turbofish) == text(&right.turbofish);
            names && are(&left.receiver, &right.receiver) && all(&left.args, &right.args)
        }
        (E::Call(left), E::Call(right)) => are(&left.func, &right.func) && all(&left.args, &right.args),
        _ => false,
    }
}

/// The pairs to be exchanged, in order, that sort so many elements: Knuth's merge exchange (The Art of Computer
/// Programming, volume 3, 5.2.2, algorithm M).
fn network(count: u32) -> Vec<[u32; 2]> {
    let top = count.next_power_of_two() / 2;
    let mut pairs = Vec::new();
    let mut p = top;
    while p > 0 {
        let (mut q, mut r, mut d) = (top, 0, p);
        loop {
            let first = (0..count - d).filter(|i| i & p == r);
            pairs.extend(first.map(|i| [i, i + d]));
            if q == p {
                break;
            }
            (d, q, r) = (q - p, q / 2, p);
        }
        p /= 2;
    }
    pairs
}

/// The parameters of a closure that does not take them apart.
fn names(closure: &syn::ExprClosure) -> Option<Vec<&Ident>> {
    let mut names = Vec::new();
    for mut input in &closure.inputs {
        loop {
            input = match input {
                syn::Pat::Reference(inner) => &inner.pat,
                syn::Pat::Paren(inner) => &inner.pat,
                syn::Pat::Type(inner) => &inner.pat,
                syn::Pat::Ident(ident) if ident.subpat.is_none() => {
                    names.push(&ident.ident);
                    break;
                }
                _ => return None,
            };
        }
    }
    Some(names)
}

/// True of the comparisons that give an `Ordering` of all that they are asked about.
fn compares(name: &Ident) -> bool {
    name == "total_cmp" || name == "cmp"
}
