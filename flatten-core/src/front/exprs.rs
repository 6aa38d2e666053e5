//! Expressions: operators, casts, fields, struct literals, tuples.

use super::MAX_DEPTH;
use super::body::Body;
use super::draft::{Block, Expr, Kind, Stmt};
use super::finish::int_advice;
use super::infer::{self, Term};
use super::items::MAX_PARTS;
use super::operators::{self, BinOp, Operator, binary_op};
use super::proofs;
use super::stmts::list;
use super::syntax::{self, expr_start as start};
use crate::diag::codes;
use crate::hir::Part;
use crate::op::Op;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// An expression with its type.
    pub(super) fn expr(&mut self, expr: &syn::Expr) -> Expr {
        if self.items.depth >= MAX_DEPTH {
            let span = start(expr);
            self.items.too_deep(self.at.unwrap_or(span));
            return Expr::error(span);
        }
        self.items.depth += 1;
        self.attributes(syntax::expr_attrs(expr));
        let made = self.dispatch(expr);
        self.items.depth -= 1;
        if let Term::Never = made.ty {
            self.diverges = true;
        }
        made
    }

    fn dispatch(&mut self, expr: &syn::Expr) -> Expr {
        match expr {
            syn::Expr::Paren(e) => self.expr(&e.expr),
            syn::Expr::Group(e) => self.expr(&e.expr),
            syn::Expr::Lit(e) => self.literal(&e.lit),
            syn::Expr::Path(e) => self.path(e),
            syn::Expr::Unary(e) => self.unary(e),
            syn::Expr::Binary(e) => self.binary(e),
            syn::Expr::Cast(e) => self.cast(e),
            syn::Expr::Field(e) => self.field(e),
            syn::Expr::MethodCall(e) => self.method_call(e),
            syn::Expr::Call(e) => self.call(e),
            syn::Expr::Struct(e) => self.struct_literal(e),
            syn::Expr::Tuple(e) => self.tuple(e),
            syn::Expr::Reference(e) => self.reference(e),
            syn::Expr::Array(e) => self.array(e),
            syn::Expr::Repeat(e) => self.repeat(e),
            syn::Expr::Index(e) => self.index(e),
            syn::Expr::Block(e) => self.block_expr(e),
            syn::Expr::If(e) => self.if_(e),
            syn::Expr::Match(e) => self.match_(e),
            syn::Expr::Macro(e) => self.macro_value(&e.mac),
            syn::Expr::ForLoop(e) => self.for_loop(e),
            syn::Expr::While(e) => self.while_loop(e),
            syn::Expr::Loop(e) => self.endless_loop(e),
            syn::Expr::Assign(e) => self.assign(e),
            syn::Expr::Return(e) => self.return_(e),
            syn::Expr::Try(e) => self.try_(e),
            syn::Expr::Break(e) => self.break_(e),
            syn::Expr::Continue(e) => self.continue_(e),
            other => self.outside(other),
        }
    }

    /// What is not in the language, by name.
    fn outside(&mut self, expr: &syn::Expr) -> Expr {
        let span = start(expr);
        let (what, instead) = match expr {
            syn::Expr::Closure(_) => return self.refused(span, &codes::CLOSURE),
            syn::Expr::RawAddr(_) => ("a pointer", "pass the value itself"),
            syn::Expr::Let(e) => {
                self.forget(&e.pat);
                ("`let` here", "write it as a condition of its own, or behind `&&`")
            }
            syn::Expr::Range(_) => (
                "a range outside of `for`",
                "write `(low..high).contains(&value)`, or compare with both ends",
            ),
            syn::Expr::Async(_) | syn::Expr::Await(_) => ("`async` code", "write plain functions"),
            syn::Expr::Unsafe(e) => return self.unsafe_block(e),
            syn::Expr::Const(_) | syn::Expr::TryBlock(_) => ("this block", "write a plain block"),
            syn::Expr::Infer(_) => ("`_`", "write a value"),
            _ => ("this expression", "write it with the operations that are known"),
        };
        self.unsupported(span, what, instead)
    }

    /// Whoever reads a `static mut` has to write `unsafe`, but that is not what is wrong.
    fn unsafe_block(&mut self, expr: &syn::ExprUnsafe) -> Expr {
        let span = expr.unsafe_token.span;
        let before = self.items.diags.len();
        let block = self.block(&expr.block);
        if self.items.diags.iter().skip(before).all(|diag| diag.code != &codes::STATIC_MUT) {
            self.items.diags.truncate(before);
            return self.unsupported(span, "`unsafe`", "write it with safe operations");
        }
        self.infer.poison(&block.ty);
        Expr::error(span)
    }

    fn refused(&mut self, span: Span, code: &'static codes::Code) -> Expr {
        self.error(span, code);
        Expr::error(span)
    }

    pub(super) fn unsupported(&mut self, span: Span, what: &str, instead: &str) -> Expr {
        self.error(span, &codes::UNSUPPORTED_EXPRESSION).with("what", what).with("instead", instead);
        Expr::error(span)
    }

    fn block_expr(&mut self, expr: &syn::ExprBlock) -> Expr {
        let span = expr.block.brace_token.span.open();
        if let Some(label) = &expr.label {
            return self.labelled_block(label, &expr.block);
        }
        let block = self.block(&expr.block);
        let ty = block.ty.clone();
        self.make(Kind::Block(Box::new(block)), ty, span)
    }

    // ---- Operators.

    fn unary(&mut self, expr: &syn::ExprUnary) -> Expr {
        let (symbol, span) = match &expr.op {
            syn::UnOp::Neg(token) => ("-", token.span),
            syn::UnOp::Not(token) => ("!", token.span),
            syn::UnOp::Deref(token) => return self.deref(&expr.expr, token.span),
            _ => return self.unsupported(start(&expr.expr), "this operator", "write `-` or `!`"),
        };
        let value = self.expr(&expr.expr);
        self.operated_alone(symbol, value, span)
    }

    /// `-` or `!` of a value, whoever gives it.
    pub(super) fn operated_alone(&mut self, symbol: &str, value: Expr, span: Span) -> Expr {
        self.settle();
        let (operator, kind): (_, fn(Box<Expr>) -> Kind) =
            if symbol == "-" { ("Neg", Kind::Neg) } else { ("Not", Kind::Not) };
        let value = match self.own_unary(operator, value, span) {
            Ok(value) => return value,
            Err(value) => *value,
        };
        let ty = self.infer.target(&value.ty);
        if let (Some(columns), "-") = (self.items.columns(&ty), symbol) {
            return self.negated_matrix(columns, value, span);
        }
        let fits = match &ty {
            Term::Error | Term::Never => true,
            Term::Value(ty) if symbol == "-" => operators::has_neg(*ty),
            Term::Value(ty) => operators::has_not(*ty),
            Term::Int(int) => symbol == "-" && int.is_signed(),
            Term::Var(var) => match self.infer.kind(*var) {
                infer::Kind::Any => return self.ambiguous(value.span),
                infer::Kind::Int => true,
                infer::Kind::Float => symbol == "-",
            },
            Term::Struct(_) | Term::Tuple(_) | Term::Array(..) | Term::Option(_) | Term::Ref(..) => false,
        };
        if fits {
            return self.make(kind(Box::new(value)), ty, span);
        }
        let name = self.type_name(&ty);
        let instead = match &ty {
            Term::Struct(_) if self.items.columns(&ty).is_none() => format!(
                "write `impl {operator} for {name}` beside the struct, both inside of a `#[flatten] mod` or of `flatten::items!`"
            ),
            Term::Int(int) if symbol == "!" => int_advice(symbol, *int),
            _ => "write it for each part, or convert the value first".to_owned(),
        };
        self.infer.poison(&ty);
        let diag = self.error(span, &codes::OPERATOR).with("operator", symbol);
        diag.with("operands", format!("`{name}`")).with("instead", instead);
        Expr::error(span)
    }

    pub(super) fn ambiguous(&mut self, span: Span) -> Expr {
        self.error(span, &codes::AMBIGUOUS_TYPE);
        Expr::error(span)
    }

    fn binary(&mut self, expr: &syn::ExprBinary) -> Expr {
        let (span, assign, op) = match binary_op(&expr.op) {
            Operator::Plain(op, span) => (span, false, op),
            Operator::Assign(op, span) => (span, true, op),
            Operator::Logic(and, span) => return self.logic(and, expr, span),
            Operator::Unknown => {
                return self.unsupported(start(&expr.left), "this operator", "use the operators of numbers");
            }
        };
        if assign {
            return self.assign_op(op, &expr.left, &expr.right, span);
        }
        let left = self.expr(&expr.left);
        let right = self.expr(&expr.right);
        self.operated(op, left, right, span)
    }

    /// An operator of two values, whoever gives it.
    pub(super) fn operated(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        let (left, right) = match self.own_operator(op, left, right, span) {
            Ok(value) => return value,
            Err(sides) => *sides,
        };
        let (left, right) = match self.own_comparison(op, (left, right), span) {
            Ok(value) => return value,
            Err(sides) => *sides,
        };
        let (left, right) = match self.compared_parts(op, left, right, span) {
            Ok(value) => return value,
            Err(sides) => *sides,
        };
        let (left, right) = match self.matrix_operator(op, left, right, span) {
            Ok(value) => return value,
            Err(sides) => *sides,
        };
        let ty = self.operator(op, false, &left.ty, &right.ty, span);
        self.make(Kind::Binary(op, Box::new(left), Box::new(right)), ty, span)
    }

    fn logic(&mut self, and: bool, expr: &syn::ExprBinary, span: Span) -> Expr {
        let left = self.expr(&expr.left);
        self.coerce(&left.ty, &Term::BOOL, left.span);
        let diverges = self.diverges;
        let right = self.expr(&expr.right);
        self.coerce(&right.ty, &Term::BOOL, right.span);
        // The right side may never run, so it cannot end the whole.
        self.diverges = diverges;
        let (left, right) = (Box::new(left), Box::new(right));
        let kind = if and { Kind::And(left, right) } else { Kind::Or(left, right) };
        self.make(kind, Term::BOOL, span)
    }

    fn cast(&mut self, expr: &syn::ExprCast) -> Expr {
        let span = expr.as_token.span;
        let to = match &*expr.ty {
            syn::Type::Infer(_) => self.infer.fresh(infer::Kind::Any),
            ty => self.items.term(self.env, ty, None),
        };
        if let syn::Type::Path(path) = &*expr.ty {
            self.items.prove_number(self.env, &path.path, &to);
        }
        if to == Term::Value(Ty::F32)
            && let Some(value) = self.double(&expr.expr)
        {
            return Expr::value(Value::f32(value), self.at.unwrap_or(span));
        }
        let value = self.expr(&expr.expr);
        self.settle();
        let whole = self.infer.target(&value.ty);
        let value = match &whole {
            Term::Struct(id) if self.is_enum(&whole) && self.is_without_fields(*id) => {
                let value = self.retyped(value, whole.clone());
                self.number_of_enum(*id, &value, &to, span)
            }
            _ => value,
        };
        if is_literal(&expr.expr) {
            self.literal_takes(&value.ty, &to);
        }
        self.casts.push((value.ty.clone(), to.clone(), self.at.unwrap_or(span)));
        self.make(Kind::Cast(Box::new(value)), to, span)
    }

    /// A literal directly under `as` has the type of the cast if it is one of its kind, as in Rust.
    fn literal_takes(&mut self, literal: &Term, to: &Term) {
        let literal = self.infer.shallow(literal);
        let takes = match (&literal, to) {
            (Term::Var(_), Term::Value(ty)) => self.infer.may_be(&literal, *ty),
            (Term::Var(var), Term::Int(_)) => self.infer.kind(*var) == infer::Kind::Int,
            _ => false,
        };
        if takes {
            self.infer.unify(&literal, to);
        }
    }

    // ---- Parts and wholes.

    fn field(&mut self, expr: &syn::ExprField) -> Expr {
        let base = self.expr(&expr.base);
        self.part(base, &expr.member)
    }

    /// A field or a lane.
    pub(super) fn part(&mut self, base: Expr, member: &syn::Member) -> Expr {
        self.settle();
        let whole = self.infer.target(&base.ty);
        let base = self.retyped(base, whole);
        let span = match member {
            syn::Member::Named(ident) => ident.span(),
            syn::Member::Unnamed(index) => index.span,
        };
        let Some((part, ty)) = self.member(&base.ty, member) else { return Expr::error(span) };
        Expr { span: self.at.unwrap_or(span), ..self.part_of(base, part, ty) }
    }

    fn tuple(&mut self, expr: &syn::ExprTuple) -> Expr {
        let span = expr.paren_token.span.open();
        let items: Vec<Expr> = expr.elems.iter().map(|e| self.expr(e)).collect();
        if items.iter().any(|e| e.ty == Term::Error) {
            return Expr::error(span);
        }
        let ty = Term::Tuple(items.iter().map(|e| e.ty.clone()).collect());
        if self.items.parts(&self.infer, &ty) > MAX_PARTS {
            let what = format!("a tuple of more than {MAX_PARTS} parts");
            return self.unsupported(span, &what, "write a smaller one");
        }
        self.make(Kind::Tuple(items), ty, span)
    }

    fn struct_literal(&mut self, expr: &syn::ExprStruct) -> Expr {
        let span = proofs::span(&expr.path);
        if let Some(named) = self.variant_of_enum(&expr.path) {
            return self.variant_literal(named, expr, span);
        }
        let ty = self.items.path_type(self.env, &expr.path);
        let known = self.fields(&ty);
        let mut values: Vec<(&syn::Member, Expr)> = Vec::with_capacity(expr.fields.len());
        for field in &expr.fields {
            let name = match &field.member {
                syn::Member::Named(name) => proofs::plain_name(name),
                syn::Member::Unnamed(index) => index.index.to_string(),
            };
            let value = match known.iter().find(|(known, ..)| *known == name) {
                Some((_, _, ty)) => self.expr_as(&field.expr, ty),
                None => self.expr(&field.expr),
            };
            values.push((&field.member, value));
        }
        expr.fields.iter().for_each(|f| self.attributes(&f.attrs));
        let base = expr.rest.as_ref().map(|rest| self.expr_as(rest, &ty));
        if matches!(ty, Term::Struct(_)) || !known.is_empty() {
            return match base {
                Some(base) => self.update_struct(ty, values, base, span),
                None => self.build_struct(ty, values, span),
            };
        }
        base.iter().for_each(|b| self.infer.poison(&b.ty));
        values.iter().for_each(|(_, v)| self.infer.poison(&v.ty));
        match ty {
            Term::Error => Expr::error(span),
            other => {
                let name = self.type_name(&other);
                self.unsupported(span, &format!("a literal of `{name}`"), "write the value itself")
            }
        }
    }

    fn build_struct(&mut self, ty: Term, values: Vec<(&syn::Member, Expr)>, span: Span) -> Expr {
        let count = values.len();
        let fields = self.field_values(&ty, values);
        let names: Vec<String> = self.fields(&ty).into_iter().map(|(name, ..)| name).collect();
        let given = |i: usize| fields.iter().any(|(index, _)| *index == i);
        let missing: Vec<&String> =
            names.iter().enumerate().filter(|(i, _)| !given(*i)).map(|(_, n)| n).collect();
        if !missing.is_empty() && fields.len() == count {
            let what = format!("this literal does not give {}", list(&missing));
            self.bad_literal(span, what, &ty, &names);
        }
        self.of_fields(ty, fields, span)
    }

    /// A struct or a vector of its fields or lanes, which are evaluated as they are written.
    fn of_fields(&mut self, ty: Term, mut fields: Vec<(usize, Expr)>, span: Span) -> Expr {
        match &ty {
            Term::Struct(id) => self.make(Kind::Struct(*id, fields), ty, span),
            _ if fields.len() != self.fields(&ty).len() => Expr { ty, ..Expr::error(span) },
            _ => {
                let mut stmts = Vec::new();
                if !fields.is_sorted_by_key(|(lane, _)| *lane) {
                    fields
                        .iter_mut()
                        .for_each(|(_, value)| *value = self.in_local(value.clone(), &mut stmts));
                    fields.sort_by_key(|(lane, _)| *lane);
                }
                let lanes = fields.into_iter().map(|(_, value)| value).collect();
                let whole = self.make(Kind::Op(Op::Compose, lanes), ty, span);
                self.in_block(stmts, whole)
            }
        }
    }

    /// A local that nobody else knows, with this value.
    fn in_local(&mut self, value: Expr, stmts: &mut Vec<Stmt>) -> Expr {
        let (term, at) = (value.ty.clone(), value.span);
        let local = self.declare(String::new(), term.clone(), false, at);
        stmts.push(Stmt::Let(local, Some(value)));
        self.make(Kind::Local(local), term, at)
    }

    /// `Ray { origin: x, ..base }`: the base is evaluated last, and only its other fields are taken.
    fn update_struct(&mut self, ty: Term, values: Vec<(&syn::Member, Expr)>, base: Expr, span: Span) -> Expr {
        self.coerce(&base.ty, &ty, base.span);
        let given = self.field_values(&ty, values);
        let mut stmts = Vec::new();
        let mut fields: Vec<(usize, Expr)> =
            given.into_iter().map(|(index, value)| (index, self.in_local(value, &mut stmts))).collect();
        let base = self.in_local(base, &mut stmts);
        for (index, (_, part, term)) in self.fields(&ty).into_iter().enumerate() {
            if fields.iter().all(|(given, _)| *given != index) {
                let field = self.part_of(base.clone(), part, term);
                fields.push((index, field));
            }
        }
        let whole = self.of_fields(ty, fields, span);
        self.in_block(stmts, whole)
    }

    /// The fields given, each once, by number.
    fn field_values(&mut self, ty: &Term, values: Vec<(&syn::Member, Expr)>) -> Vec<(usize, Expr)> {
        let mut fields: Vec<(usize, Expr)> = Vec::new();
        for (member, value) in values {
            let (index, term) = match self.member(ty, member) {
                Some((Part::Field(index), term)) => (index, term),
                Some((Part::Lane(lane), term)) => (usize::from(lane), term),
                _ => {
                    self.infer.poison(&value.ty);
                    continue;
                }
            };
            self.coerce(&value.ty, &term, value.span);
            if fields.iter().any(|(given, _)| *given == index) {
                let names: Vec<String> = self.fields(ty).into_iter().map(|(name, ..)| name).collect();
                let what = format!("the field `{}` is given twice", names[index]);
                self.bad_literal(value.span, what, ty, &names);
            }
            fields.push((index, value));
        }
        fields
    }

    pub(super) fn bad_literal(&mut self, span: Span, what: String, ty: &Term, names: &[String]) {
        let ty = self.type_name(ty);
        let diag = self.error(span, &codes::STRUCT_LITERAL);
        diag.with("what", what).with("type", ty).with("fields", list(names));
    }

    /// An expression as a block of its own.
    pub(super) fn in_block(&self, stmts: Vec<Stmt>, tail: Expr) -> Expr {
        if stmts.is_empty() {
            return tail;
        }
        let (ty, span) = (tail.ty.clone(), tail.span);
        let block = Block { stmts, tail: Some(Box::new(tail)), ty: ty.clone() };
        self.make(Kind::Block(Box::new(block)), ty, span)
    }
}

/// True of a literal, also behind `-`, `!` and parentheses.
pub(super) fn is_literal(mut expr: &syn::Expr) -> bool {
    loop {
        expr = match expr {
            syn::Expr::Paren(e) => &e.expr,
            syn::Expr::Group(e) => &e.expr,
            syn::Expr::Unary(e) => &e.expr,
            other => return matches!(other, syn::Expr::Lit(_)),
        };
    }
}
