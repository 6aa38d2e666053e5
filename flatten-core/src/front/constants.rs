//! The values of constants. Each is a function without parameters, and the interpreter of the typed tree runs it.

use super::body::Body;
use super::infer::Term;
use super::items::{Env, Items, Reading};
use crate::diag::codes;
use crate::hir::{self, Expr, ExprKind, FnId, Struct, Type, Unit, interp};
use crate::op::trap::Trap;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::Span;
use std::rc::Rc;

impl Items<'_> {
    /// The value of a const item, if it can be computed.
    pub(super) fn constant(&mut self, index: usize, span: Span) -> Option<Rc<Expr>> {
        match self.constants.get(&index) {
            Some(Reading::Done(value)) => return Some(value.clone()),
            Some(Reading::Failed) => {
                self.echoes += 1;
                return None;
            }
            Some(Reading::Busy) => return self.depends_on_itself(index, span),
            None => {}
        }
        if self.stays_unread() {
            return None;
        }
        self.constants.insert(index, Reading::Busy);
        let before = self.diags.len();
        let value = self.read_constant(index).map(Rc::new);
        self.hush(index, before);
        self.below(index, before, span);
        let reading = value.clone().map_or(Reading::Failed, Reading::Done);
        self.constants.insert(index, reading);
        value
    }

    /// A function with its body.
    pub(super) fn finished(&mut self, id: FnId) -> Option<Rc<hir::Fn>> {
        match self.finished.get(&id) {
            Some(Reading::Done(function)) => return Some(function.clone()),
            Some(Reading::Failed) => {
                self.echoes += 1;
                return None;
            }
            Some(Reading::Busy) => {
                let head = &self.heads[id.0 as usize];
                return self.depends_on_itself(head.source, head.span);
            }
            None => {}
        }
        if self.stays_unread() {
            return None;
        }
        self.finished.insert(id, Reading::Busy);
        let (before, source) = (self.diags.len(), self.heads[id.0 as usize].source);
        let function = Body::function(self, id).map(Rc::new);
        self.hush(source, before);
        let reading = function.clone().map_or(Reading::Failed, Reading::Done);
        self.finished.insert(id, reading);
        function
    }

    fn depends_on_itself<T>(&mut self, index: usize, span: Span) -> Option<T> {
        let name = self.sources.items[index].path.clone();
        self.error(span, &codes::CONST_VALUE).with("name", name);
        None
    }

    fn read_constant(&mut self, index: usize) -> Option<Expr> {
        let source = &self.sources.items[index];
        let syn::Item::Const(item) = &source.item else { return None };
        let env = Env::User(source.scope);
        let (ty, value) = behind_reference(&item.ty, &item.expr);
        // It is no deeper where something deep asks for it.
        let depth = std::mem::replace(&mut self.depth, 0);
        let term = match (ty, value) {
            // What is borrowed says how long the slice is.
            (syn::Type::Slice(slice), syn::Expr::Array(array)) if is_reference(&item.ty) => {
                Term::Array(Box::new(self.term(env, &slice.elem, None)), array.elems.len() as u32)
            }
            _ => self.term(env, ty, None),
        };
        self.depth = depth;
        let term = self.no_reference(term, ty, "a constant that is a reference", "write the value itself");
        let name = item.ident.to_string();
        match self.evaluate(env, (&name, item.ident.span()), value, &term)? {
            Ok(value) => Some(value),
            Err(why) => {
                self.error(item.ident.span(), &codes::CONST_PANIC).with("name", name).with("why", why);
                None
            }
        }
    }

    /// The value of an expression of this type, or why Rust has none; `None` if there are mistakes in it.
    pub(super) fn evaluate(
        &mut self,
        env: Env,
        (name, span): (&str, Span),
        expr: &syn::Expr,
        term: &Term,
    ) -> Option<Result<Expr, Trap>> {
        self.settled(term)?;
        let function = Body::constant(self, env, (name, span), expr, term)?;
        self.value_of(function)
    }

    /// What a function without parameters gives, or why it gives nothing; `None` if what it calls has mistakes.
    pub(super) fn value_of(&mut self, function: hir::Fn) -> Option<Result<Expr, Trap>> {
        let (ty, span) = (function.ret.clone(), function.span);
        let unit = self.unit_of(function)?;
        let leaves = interp::call(&unit, FnId(unit.fns.len() as u32 - 1), &[]);
        Some(leaves.map(|leaves| {
            let mut leaves = leaves.into_iter();
            let mut next = |_| leaves.next().expect("a leaf per value of the type");
            whole(&unit.structs, &ty, &mut next, span)
        }))
    }

    /// The function, last, with all that it reaches. What it does not reach has no body of its own there.
    fn unit_of(&mut self, function: hir::Fn) -> Option<Unit> {
        let mut reached: Vec<(FnId, Rc<hir::Fn>)> = Vec::new();
        let mut next = Vec::new();
        function.body.calls(&mut |id| next.push(id));
        while let Some(id) = next.pop() {
            if reached.iter().all(|(known, _)| *known != id) {
                let callee = self.finished(id)?;
                callee.body.calls(&mut |id| next.push(id));
                reached.push((id, callee));
            }
        }
        let mut fns = vec![function; self.heads.len() + 1];
        reached.into_iter().for_each(|(id, callee)| fns[id.0 as usize] = (*callee).clone());
        Some(Unit { structs: self.structs.clone(), fns })
    }
}

/// True of the type of a reference that lends nothing to write to.
pub(super) fn is_reference(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Reference(reference) if reference.mutability.is_none())
}

/// What a constant `&T` of `&value` is a reference to, or the constant itself.
fn behind_reference<'i>(ty: &'i syn::Type, value: &'i syn::Expr) -> (&'i syn::Type, &'i syn::Expr) {
    match (ty, value) {
        (syn::Type::Reference(reference), syn::Expr::Reference(of))
            if reference.mutability.is_none() && of.mutability.is_none() =>
        {
            (&reference.elem, &of.expr)
        }
        _ => (ty, value),
    }
}

/// The constant of a type with only zeros.
pub(super) fn zero(structs: &[Struct], ty: &Type, span: Span) -> Expr {
    whole(structs, ty, &mut |ty| Value::splat(ty, 0), span)
}

/// The constant of a type with these leaves.
fn whole(structs: &[Struct], ty: &Type, leaf: &mut dyn FnMut(Ty) -> Value, span: Span) -> Expr {
    let kind = match ty {
        Type::Value(ty) => ExprKind::Const(leaf(*ty)),
        Type::Int(int) => ExprKind::Const(leaf(int.ty())),
        Type::Tuple(items) => {
            ExprKind::Tuple(items.iter().map(|ty| whole(structs, ty, leaf, span)).collect())
        }
        Type::Array(item, count) => {
            ExprKind::Array((0..*count).map(|_| whole(structs, item, leaf, span)).collect())
        }
        Type::Struct(id) => {
            let fields = structs[id.0 as usize].fields.iter().enumerate();
            ExprKind::Struct(*id, fields.map(|(i, (_, ty))| (i, whole(structs, ty, leaf, span))).collect())
        }
        Type::Option(item) => {
            ExprKind::Tuple([&Type::BOOL, &**item].map(|ty| whole(structs, ty, leaf, span)).into())
        }
        // Only where mistakes have been reported.
        Type::Never => ExprKind::Tuple(Vec::new()),
    };
    Expr { kind, ty: ty.clone(), span }
}
