//! Enums: the number of the variant, and the fields of all variants, of which those of the others are zeros.
//!
//! ```text
//! enum Shape { Ball(f32), Slab { low: f32, high: f32 } }        struct Shape { tag: u32, ball_0: f32, slab_low: f32, slab_high: f32 }
//! Shape::Ball(r)  of  s:     test  s.tag == 0     names  r = s.ball_0
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::Term;
use super::items::Env;
use super::operators::BinOp;
use super::patterns::{Parts, Target};
use super::proofs::{self, text};
use super::stmts::list;
use crate::diag::codes;
use crate::hir::{Part, StructId, Variant};
use crate::ty::{Int, Ty};
use crate::value::Value;
use proc_macro2::Span;
use syn::Expr as E;

/// A variant that a path names.
#[derive(Clone, Copy)]
pub(super) struct Named {
    pub(super) id: StructId,
    pub(super) number: usize,
}

impl Body<'_, '_> {
    /// The variant that a path names; `Err` if its enum has mistakes.
    pub(super) fn variant_of_enum(&mut self, path: &syn::Path) -> Option<Result<Named, ()>> {
        let Env::User(scope) = self.env else { return self.variant_of_ordering(path).map(Ok) };
        let used = self.items.used(self.env, path);
        let path = used.as_ref().unwrap_or(path);
        let name = text(path);
        let (owner, last) = name.rsplit_once("::")?;
        let Some(index) = self.items.lookup_type(scope, owner) else {
            return self.variant_of_ordering(path).map(Ok);
        };
        let syn::Item::Enum(item) = &self.items.sources.items[index].item else { return None };
        let number = item.variants.iter().position(|variant| proofs::plain_name(&variant.ident) == last)?;
        match self.items.item_type(index, proofs::span(path)) {
            Term::Struct(id) => Some(Ok(Named { id, number })),
            _ => Some(Err(())),
        }
    }

    fn variant_at(&self, named: Named) -> Variant {
        self.items.structs[named.id.0 as usize].variants[named.number].clone()
    }

    /// True of an enum.
    pub(super) fn is_enum(&self, term: &Term) -> bool {
        matches!(term, Term::Struct(id) if self.items.structs[id.0 as usize].is_enum())
    }

    /// The whole path of a variant of this enum, if it has one of this name.
    pub(super) fn variant_alone(&self, id: StructId, name: &str) -> Option<String> {
        let of = &self.items.structs[id.0 as usize];
        let has = of.variants.iter().any(|variant| variant.name == name);
        has.then(|| format!("{}::{name}", of.name))
    }

    /// True of an enum whose variants hold nothing.
    pub(super) fn is_without_fields(&self, id: StructId) -> bool {
        self.items.structs[id.0 as usize].fields.len() == 1
    }

    fn field_of_enum(&self, id: StructId, field: usize) -> Term {
        Term::from(&self.items.structs[id.0 as usize].fields[field].1)
    }

    // ---- Values.

    /// `Shape::Empty`.
    pub(super) fn unit_variant(&mut self, named: Result<Named, ()>, span: Span) -> Expr {
        let Ok(named) = named else { return Expr::error(span) };
        let variant = self.variant_at(named);
        if !variant.fields.is_empty() {
            let what = format!("`{}` as a value", variant.name);
            return self.unsupported(span, &what, "give it its fields");
        }
        self.made(named, Vec::new(), span)
    }

    /// `Shape::Ball(r)`.
    pub(super) fn called_variant<'e>(
        &mut self,
        named: Result<Named, ()>,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let Ok(named) = named else { return self.skip(args, span) };
        let variant = self.variant_at(named);
        let values: Vec<Expr> = args.map(|a| self.expr(a)).collect();
        let terms: Vec<Term> = variant.range().map(|field| self.field_of_enum(named.id, field)).collect();
        if !self.fit(&variant.name, &values, &terms, span, |_| variant.fields.clone()) {
            return Expr::error(span);
        }
        self.made(named, variant.range().zip(values).collect(), span)
    }

    /// `Shape::Slab { low, high }`.
    pub(super) fn variant_literal(
        &mut self,
        named: Result<Named, ()>,
        expr: &syn::ExprStruct,
        span: Span,
    ) -> Expr {
        let values: Vec<(&syn::Member, Expr)> =
            expr.fields.iter().map(|f| (&f.member, self.expr(&f.expr))).collect();
        expr.fields.iter().for_each(|f| self.attributes(&f.attrs));
        let Ok(named) = named else {
            values.iter().for_each(|(_, v)| self.infer.poison(&v.ty));
            return Expr::error(span);
        };
        let variant = self.variant_at(named);
        let mut fields: Vec<(usize, Expr)> = Vec::new();
        for (member, value) in values {
            let Some(field) = self.field_named(named, member) else {
                self.infer.poison(&value.ty);
                continue;
            };
            let term = self.field_of_enum(named.id, field);
            self.coerce(&value.ty, &term, value.span);
            if fields.iter().any(|(given, _)| *given == field) {
                let what = format!("the field `{}` is given twice", variant.fields[field - variant.first]);
                self.bad_literal(value.span, what, &Term::Struct(named.id), &variant.fields);
            }
            fields.push((field, value));
        }
        let missing: Vec<&String> = variant
            .range()
            .zip(&variant.fields)
            .filter(|(field, _)| fields.iter().all(|(given, _)| given != field))
            .map(|(_, name)| name)
            .collect();
        if !missing.is_empty() && fields.len() == expr.fields.len() {
            let what = format!("this literal does not give {}", list(&missing));
            self.bad_literal(span, what, &Term::Struct(named.id), &variant.fields);
        }
        self.made(named, fields, span)
    }

    fn field_named(&mut self, named: Named, member: &syn::Member) -> Option<usize> {
        let variant = self.variant_at(named);
        let (name, span) = match member {
            syn::Member::Named(ident) => (proofs::plain_name(ident), ident.span()),
            syn::Member::Unnamed(index) => (index.index.to_string(), index.span),
        };
        if let Some(at) = variant.fields.iter().position(|field| *field == name) {
            return Some(variant.first + at);
        }
        let ty = format!("{}::{}", self.type_name(&Term::Struct(named.id)), variant.name);
        let near = super::known::near(&name, variant.fields.iter());
        let diag = self.error(span, &codes::UNKNOWN_FIELD);
        diag.with("type", ty).with("name", name).with("near", near).with("fields", list(&variant.fields));
        None
    }

    /// The variant with these fields, and zeros for those of the others.
    fn made(&mut self, named: Named, fields: Vec<(usize, Expr)>, span: Span) -> Expr {
        let tag = Expr::value(Value::u32(named.number as u32), self.at.unwrap_or(span));
        let mut all = vec![(0, tag)];
        let count = self.items.structs[named.id.0 as usize].fields.len();
        let given: Vec<usize> = fields.iter().map(|(field, _)| *field).collect();
        all.extend(fields);
        for field in (1..count).filter(|field| !given.contains(field)) {
            let term = self.field_of_enum(named.id, field);
            all.push((field, self.make(Kind::Zero, term, span)));
        }
        self.make(Kind::Struct(named.id, all), Term::Struct(named.id), span)
    }

    fn tag(&self, value: &Expr, span: Span) -> Expr {
        self.make(Kind::Field(Box::new(value.clone()), 0), Term::Value(Ty::U32), span)
    }

    /// Whether a value is the variant of this number.
    pub(super) fn has_tag(&mut self, value: &Expr, number: usize, span: Span) -> Expr {
        let tag = self.tag(value, span);
        let number = Expr::value(Value::u32(number as u32), self.at.unwrap_or(span));
        self.make(Kind::Binary(BinOp::Eq, Box::new(tag), Box::new(number)), Term::BOOL, span)
    }

    /// `value as u32` of an enum without fields: the number that it is declared with.
    pub(super) fn number_of_enum(&mut self, id: StructId, value: &Expr, to: &Term, span: Span) -> Expr {
        if self.items.is_ordering(&Term::Struct(id)) {
            return self.number_of_ordering(value, to, span);
        }
        let item = self.items.struct_items[id.0 as usize];
        let syn::Item::Enum(item) = &self.items.sources.items[item].item else {
            unreachable!("enums are read from enums")
        };
        let tag = self.tag(value, span);
        // Of a narrow type no cast would be allowed.
        let is_narrow = matches!(to, Term::Int(int) if *int != Int::Usize);
        if !is_narrow && item.variants.iter().all(|variant| variant.discriminant.is_none()) {
            return tag;
        }
        let numbers = match numbers_of(item) {
            Ok(numbers) => numbers,
            Err(written) => {
                let at = super::syntax::expr_start(written);
                return self.unsupported(at, "this number of a variant", "write it in digits");
            }
        };
        // A cast turns the sign into bits.
        let is_negative = numbers.iter().any(|number| *number < 0);
        let to = if is_negative && *to == Term::Value(Ty::U32) { &Term::Value(Ty::I32) } else { to };
        let number = |number: &i64| {
            let magnitude = self.make(Kind::Int(u128::from(number.unsigned_abs())), to.clone(), span);
            match *number < 0 {
                true => self.make(Kind::Neg(Box::new(magnitude)), to.clone(), span),
                false => magnitude,
            }
        };
        let numbers: Vec<Expr> = numbers.iter().map(number).collect();
        let table = Term::Array(Box::new(to.clone()), numbers.len() as u32);
        let table = self.make(Kind::Array(numbers), table, span);
        let index = self.make(Kind::Cast(Box::new(tag)), Term::USIZE, span);
        self.make(Kind::Index(Box::new(table), Box::new(index)), to.clone(), span)
    }

    /// The type that holds the numbers of all variants, to compare them.
    pub(super) fn type_of_numbers(&self, id: StructId) -> Term {
        let item = self.items.struct_items[id.0 as usize];
        let large = match self.items.sources.items.get(item).map(|source| &source.item) {
            Some(syn::Item::Enum(item)) => {
                numbers_of(item).is_ok_and(|all| all.iter().any(|number| *number > i64::from(i32::MAX)))
            }
            _ => false,
        };
        Term::Value(if large { Ty::U32 } else { Ty::I32 })
    }

    /// `a == b` of values that may be read again and again: both are one variant, and what it holds is equal.
    pub(super) fn equal_enums(&mut self, id: StructId, a: &Expr, b: &Expr, span: Span) -> Expr {
        let (ours, theirs) = (self.tag(a, span), self.tag(b, span));
        let kind = Kind::Binary(BinOp::Eq, Box::new(ours), Box::new(theirs));
        let mut all = self.make(kind, Term::BOOL, span);
        for (number, variant) in self.items.structs[id.0 as usize].variants.clone().iter().enumerate() {
            let fields: Vec<Expr> = variant
                .range()
                .map(|field| {
                    let term = self.field_of_enum(id, field);
                    let part = |body: &Self, whole: &Expr| {
                        body.make(Kind::Field(Box::new(whole.clone()), field), term.clone(), span)
                    };
                    let (ours, theirs) = (part(self, a), part(self, b));
                    self.equals(ours, theirs, span)
                })
                .collect();
            let Some(equal) = self.balanced(fields, Kind::And) else { continue };
            let is_other = self.has_tag(a, number, span);
            let is_other = self.make(Kind::Not(Box::new(is_other)), Term::BOOL, span);
            let fits = self.make(Kind::Or(Box::new(is_other), Box::new(equal)), Term::BOOL, span);
            all = self.both(all, fits);
        }
        all
    }

    /// The variant that says `#[default]`.
    pub(super) fn default_variant(&mut self, id: StructId, span: Span) -> Option<Expr> {
        let variants = &self.items.structs[id.0 as usize].variants;
        let number = variants.iter().position(|variant| variant.is_default && variant.fields.is_empty())?;
        Some(self.made(Named { id, number }, Vec::new(), span))
    }

    // ---- Patterns.

    /// `Shape::Ball(r)`, `Shape::Empty`.
    pub(super) fn variant_pattern<'a>(
        &mut self,
        named: Result<Named, ()>,
        parts: Parts<'a>,
        span: Span,
    ) -> Target<'a> {
        let Ok(named) = named else { return Target::Lost(parts.items) };
        let variant = self.variant_at(named);
        // What has names is not taken apart by position.
        let by_name = variant.fields.first().is_some_and(|name| name != "0");
        match parts.positions(variant.fields.len()).filter(|positions| !by_name || positions.is_empty()) {
            Some(positions) if !(by_name && parts.rest.is_none()) => {
                let fields = positions.into_iter().map(|at| Part::Field(variant.first + at));
                self.variant_target(named, fields.zip(parts.items).collect(), span)
            }
            _ => {
                let what = format!("the parts of this are not those of `{}`", variant.name);
                self.bad_literal(span, what, &Term::Struct(named.id), &variant.fields);
                Target::Lost(parts.items)
            }
        }
    }

    /// `Shape::Slab { low, .. }`.
    pub(super) fn variant_struct_pattern<'a>(
        &mut self,
        named: Result<Named, ()>,
        fields: Vec<(&'a syn::Member, Target<'a>)>,
        rest: bool,
        span: Span,
    ) -> Target<'a> {
        let Ok(named) = named else {
            return Target::Lost(fields.into_iter().map(|(_, target)| target).collect());
        };
        let (mut parts, mut lost) = (Vec::new(), Vec::new());
        for (member, target) in fields {
            match self.field_named(named, member) {
                Some(field) => parts.push((Part::Field(field), target)),
                None => lost.push(target),
            }
        }
        let variant = self.variant_at(named);
        let missing: Vec<&String> = variant
            .range()
            .zip(&variant.fields)
            .filter(|(field, _)| parts.iter().all(|(part, _)| *part != Part::Field(*field)))
            .map(|(_, name)| name)
            .collect();
        if !rest && !missing.is_empty() && lost.is_empty() {
            let what = format!("this does not take {}, and no `..` leaves it out", list(&missing));
            self.bad_literal(span, what, &Term::Struct(named.id), &variant.fields);
        }
        match lost.is_empty() {
            true => self.variant_target(named, parts, span),
            false => {
                lost.extend(parts.into_iter().map(|(_, target)| target));
                Target::Lost(lost)
            }
        }
    }

    fn variant_target<'a>(&self, named: Named, parts: Vec<(Part, Target<'a>)>, span: Span) -> Target<'a> {
        let alone = self.items.structs[named.id.0 as usize].variants.len() == 1;
        Target::Variant { ty: Term::Struct(named.id), number: (!alone).then_some(named.number), parts, span }
    }
}

/// The numbers of an enum's variants, or one that is not written in digits.
fn numbers_of(item: &syn::ItemEnum) -> Result<Vec<i64>, &syn::Expr> {
    let (mut numbers, mut next) = (Vec::new(), 0_i64);
    for variant in &item.variants {
        if let Some((_, written)) = &variant.discriminant {
            next = literal(written).ok_or(written)?;
        }
        numbers.push(next);
        next = next.saturating_add(1);
    }
    Ok(numbers)
}

/// A number in digits, perhaps with its sign.
fn literal(expr: &E) -> Option<i64> {
    match expr {
        E::Lit(syn::ExprLit { lit: syn::Lit::Int(int), .. }) => int.base10_parse().ok(),
        E::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => literal(expr).map(|number| -number),
        E::Paren(inner) => literal(&inner.expr),
        E::Group(inner) => literal(&inner.expr),
        _ => None,
    }
}
