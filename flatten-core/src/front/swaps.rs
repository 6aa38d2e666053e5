//! `std::mem::swap(&mut x, &mut y)` and `array.swap(i, j)`: two places, each with what stood in the other.

use super::body::Body;
use super::draft::{Block, Expr, Kind, Stmt};
use super::infer::{self, Borrow, Term};
use crate::diag::codes;
use proc_macro2::Span;

/// True of what is taken for the standard library's function, which rustc is asked to confirm.
pub(crate) fn is_swap(path: &syn::Path) -> bool {
    let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    matches!(names[..], ["std" | "core", "mem", "swap"] | ["mem", "swap"])
}

impl Body<'_, '_> {
    /// `std::mem::swap(x, y)`.
    pub(super) fn swap_call<'e>(
        &mut self,
        path: &syn::Path,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_swap(path);
        }
        let (mut all, mut before) = (Vec::new(), Vec::new());
        for arg in args {
            let arg = self.argument(arg, &mut all, &mut before);
            all.push(arg);
        }
        let item = match all.first() {
            Some(first) => self.infer.target(&first.ty),
            None => self.infer.fresh(infer::Kind::Any),
        };
        let param = item.clone().borrowed(Borrow::Mut);
        let params = [param.clone(), param];
        if !self.fit("swap", &all, &params, span, |_| ["x", "y"].map(str::to_owned).to_vec()) {
            return Expr::error(span);
        }
        let places = all.into_iter().map(|arg| {
            let place = self.pass(arg, &params[0]);
            self.retyped(place, item.clone())
        });
        let places: Vec<Expr> = places.collect();
        self.exchanged(&places, before, span)
    }

    /// `array.swap(i, j)` of an array of such items.
    pub(super) fn swap_elements<'e>(
        &mut self,
        array: Expr,
        item: &Term,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let mut before = Vec::new();
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole.clone());
        // Which array it is is known before the indices are.
        let array = match self.kept_place(&array, &mut before) {
            Some(place) => self.retyped(Expr { kind: Kind::Borrow(place), ..array }, whole),
            None => array,
        };
        let mut indices: Vec<Expr> = args.map(|arg| self.expr(arg)).collect();
        let names = |_: &mut Self| ["i", "j"].map(str::to_owned).to_vec();
        if !self.fit("swap", &indices, &[Term::USIZE, Term::USIZE], span, names) {
            return Expr::error(span);
        }
        // The second index may change what the first has read.
        for index in &mut indices {
            *index = self.keep(index.clone(), &mut before);
        }
        let elements = indices.into_iter().map(|index| {
            let kind = Kind::Index(Box::new(array.clone()), Box::new(index));
            self.make(kind, item.clone(), span)
        });
        let elements: Vec<Expr> = elements.collect();
        self.exchanged(&elements, before, span)
    }

    /// Two places, each with what stood in the other.
    fn exchanged(&mut self, places: &[Expr], mut before: Vec<Stmt>, span: Span) -> Expr {
        let [x, y] = places else { return Expr::error(span) };
        let [Some(to_x), Some(to_y)] = [x, y].map(|place| self.kept_place(place, &mut before)) else {
            if ![x, y].iter().any(|place| place.ty == Term::Error) {
                self.error(span, &codes::ASSIGN_TARGET).with("what", "the value of an expression");
            }
            return Expr::error(span);
        };
        let first = self.keep_always(x.clone(), &mut before);
        for (place, value) in [(to_x, y.clone()), (to_y, first)] {
            let assign = self.assignment(place, None, value, Vec::new(), span);
            before.push(Stmt::Expr(assign));
        }
        let block = Block { stmts: before, tail: None, ty: Term::UNIT };
        self.make(Kind::Block(Box::new(block)), Term::UNIT, span)
    }
}
