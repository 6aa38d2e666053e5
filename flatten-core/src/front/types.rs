//! Types as they are written, and as messages name them.

use super::generics::Argument;
use super::infer::{Borrow, Infer, Kind, Term};
use super::items::{Env, Items, MAX_PARTS};
use super::{known, matrices, proofs, syntax};
use crate::diag::codes;
use crate::hir::Type;
use crate::ty::{Int, Scalar, Ty};
use proc_macro2::Span;

/// What to write instead of types that shader code in Rust has, by the last segment of their names.
const INSTEAD: &[(&[&str], &str)] = &[
    (&["f64", "f16", "f128"], "use `f32`"),
    (&["i128", "u128"], "use `i32` or `u32`"),
    (&["Vec3A"], "use `Vec3`"),
    (&["BVec3A"], "use `BVec3`"),
    (&["BVec4A"], "use `BVec4`"),
    (&["DVec2", "DVec3", "DVec4"], "use `Vec2`, `Vec3` or `Vec4`"),
    (&["I8Vec2", "I16Vec2", "I64Vec2", "ISizeVec2"], "use `IVec2`"),
    (&["I8Vec3", "I16Vec3", "I64Vec3", "ISizeVec3"], "use `IVec3`"),
    (&["I8Vec4", "I16Vec4", "I64Vec4", "ISizeVec4"], "use `IVec4`"),
    (&["U8Vec2", "U16Vec2", "U64Vec2", "USizeVec2"], "use `UVec2`"),
    (&["U8Vec3", "U16Vec3", "U64Vec3", "USizeVec3"], "use `UVec3`"),
    (&["U8Vec4", "U16Vec4", "U64Vec4", "USizeVec4"], "use `UVec4`"),
    (&["DMat2", "DMat3", "DMat4", "Mat3A"], "use `Mat2`, `Mat3` or `Mat4`"),
    (&["Affine2", "Affine3", "Affine3A", "DAffine2", "DAffine3"], "use `Mat3` or `Mat4`"),
    (&["Quat", "DQuat"], "use a matrix, `Mat3` or `Mat4`"),
    (&["[T]", "Vec", "VecDeque"], "use an array such as `[f32; 8]`: its length is part of its type"),
    (&["Box", "Rc", "Arc", "Cell", "RefCell"], "use the value itself, or `&mut` of it as a parameter"),
    (&["Result"], "use an `Option`, or the value and a number that says what went wrong"),
    (&["Option"], "write what it holds: `Option<f32>`"),
    (&["String", "str", "char"], "use numbers and `bool`: a shader has no text"),
    (&["dyn ..", "impl .."], "name one struct, and write a function for each"),
    (&["fn(..)"], "call a function by its name"),
];

/// What to write instead of a type of Rust or glam.
pub(super) fn instead_of(name: &str) -> Option<&'static str> {
    let known = INSTEAD.iter().find(|(names, _)| names.contains(&name));
    known.map(|(_, instead)| *instead)
}

fn instead_of_path(name: &str) -> &'static str {
    let last = name.rsplit("::").next().unwrap_or(name);
    instead_of(last.strip_suffix("<..>").unwrap_or(last)).unwrap_or(
        "use `f32`, `i32`, `u32`, `usize`, `bool`, the vectors and matrices of glam, or a struct marked with `#[flatten]`",
    )
}

impl Items<'_> {
    /// The type that tokens mean. Without `infer`, `_` is a mistake.
    pub(super) fn term(&mut self, env: Env, ty: &syn::Type, infer: Option<&mut Infer>) -> Term {
        if !self.enter(ty) {
            return Term::Error;
        }
        let term = self.term_inner(env, ty, infer);
        self.depth -= 1;
        term
    }

    /// The type of a parameter, a result or a field: of the integers that the graph has no type for, only `usize`.
    pub(super) fn boundary_term(&mut self, env: Env, ty: &syn::Type) -> Term {
        self.open_boundary_term(env, ty, None)
    }

    /// The same in a body, where it may be open what a type parameter stands for.
    pub(super) fn open_boundary_term(&mut self, env: Env, ty: &syn::Type, infer: Option<&mut Infer>) -> Term {
        let term = self.term(env, ty, infer);
        match inner_int(&term) {
            Some(int) => {
                self.error(syntax::type_start(ty), &codes::INTEGER_PLACE).with("type", int);
                Term::Error
            }
            None => term,
        }
    }

    fn enter(&mut self, ty: &syn::Type) -> bool {
        if self.depth >= super::MAX_DEPTH {
            self.too_deep(syntax::type_start(ty));
            return false;
        }
        self.depth += 1;
        true
    }

    fn term_inner(&mut self, env: Env, ty: &syn::Type, mut infer: Option<&mut Infer>) -> Term {
        match ty {
            syn::Type::Paren(inner) => self.term(env, &inner.elem, infer),
            syn::Type::Group(inner) => self.term(env, &inner.elem, infer),
            syn::Type::Tuple(tuple) => {
                let items = tuple.elems.iter().map(|t| self.term(env, t, infer.as_deref_mut()));
                Term::Tuple(items.collect())
            }
            syn::Type::Infer(token) => match infer {
                Some(infer) => infer.fresh(Kind::Any),
                None => self.unknown_type(token.underscore_token.span, "_"),
            },
            syn::Type::Array(array) => self.array_type(env, array, infer),
            syn::Type::Path(path) if path.qself.is_none() => {
                let in_body = infer.is_some();
                match self.option_type(env, &path.path, infer) {
                    Some(option) => option,
                    None if in_body => {
                        let term = self.path_type(env, &path.path);
                        self.prove_number(env, &path.path, &term);
                        term
                    }
                    None => self.path_type(env, &path.path),
                }
            }
            syn::Type::Reference(reference) => {
                let borrow = if reference.mutability.is_some() { Borrow::Mut } else { Borrow::Shared };
                match self.term(env, &reference.elem, infer) {
                    Term::Error => Term::Error,
                    to => to.borrowed(borrow),
                }
            }
            other => self.unknown_type(syntax::type_start(other), &syntax::type_text(other)),
        }
    }

    /// The type that a path means.
    pub(super) fn path_type(&mut self, env: Env, path: &syn::Path) -> Term {
        let used = self.used(env, path);
        let path = used.as_ref().unwrap_or(path);
        let name = proofs::text(path);
        let span = proofs::span(path);
        if proofs::has_arguments(path) {
            return self.unknown_type(span, &format!("{name}<..>"));
        }
        match env {
            Env::Formula(receiver) => {
                let value = formula_type(receiver, &name).map(Term::Value);
                let term = value.or_else(|| self.known_type(env, path));
                term.expect("formulas name types that are known")
            }
            Env::User(scope) => match self.lookup_type(scope, &name) {
                Some(index) => self.item_type(index, span),
                None => match self.argument(env, &name) {
                    Some(Argument::Type(term)) => term.clone(),
                    _ => self.known_type(env, path).unwrap_or_else(|| self.unknown_type(span, &name)),
                },
            },
        }
    }

    /// Something may bear the name of a number's type. In the head of a function another type would not fit the twin; in a body
    /// rustc is asked.
    pub(super) fn prove_number(&mut self, env: Env, path: &syn::Path, term: &Term) {
        let name = match term {
            Term::Value(ty) if !ty.is_vector() => ty.name(),
            Term::Int(int) => int.name(),
            _ => return,
        };
        let used = self.used(env, path);
        let path = used.as_ref().unwrap_or(path);
        let text = proofs::text(path);
        if path.segments.last().is_some_and(|last| last.ident == name)
            && let Env::User(scope) = env
            && self.lookup_type(scope, &text).is_none()
            && self.argument(env, &text).is_none()
            && let Some(proofs) = self.prove(env)
        {
            proofs.of_number(path, name);
        }
    }

    /// The type of Rust or glam that a path means, by its last segment.
    pub(super) fn known_type(&mut self, env: Env, path: &syn::Path) -> Option<Term> {
        let last = path.segments.last()?.ident.to_string();
        if let Some(int) = Int::named(&last) {
            return Some(Term::Int(int));
        }
        if let Some(columns) = matrices::type_named(&last) {
            if let Some(proofs) = self.prove(env) {
                proofs.of_glam(path, &last);
            }
            return Some(self.matrix(columns));
        }
        if let Some(ordering) = self.ordering_type(env, path) {
            return Some(ordering);
        }
        let ty = known::type_named(&last)?;
        if ty.is_vector()
            && let Some(proofs) = self.prove(env)
        {
            proofs.of_glam(path, ty.name());
        }
        Some(Term::Value(ty))
    }

    pub(super) fn unknown_type(&mut self, span: Span, name: &str) -> Term {
        self.error(span, &codes::UNKNOWN_TYPE).with("name", name).with("instead", instead_of_path(name));
        Term::Error
    }

    /// The type that is known to have no variables.
    pub(super) fn settled(&self, term: &Term) -> Option<Type> {
        match term {
            Term::Value(ty) => Some(Type::Value(*ty)),
            Term::Int(int) => Some(Type::Int(*int)),
            Term::Struct(id) => Some(Type::Struct(*id)),
            Term::Tuple(items) => {
                items.iter().map(|t| self.settled(t)).collect::<Option<_>>().map(Type::Tuple)
            }
            Term::Ref(_, to) => self.settled(to),
            Term::Array(item, count) => self.settled(item).map(|item| Type::Array(Box::new(item), *count)),
            Term::Option(item) => self.settled(item).map(|item| Type::Option(Box::new(item))),
            Term::Never => Some(Type::Never),
            Term::Var(_) | Term::Error => None,
        }
    }

    /// The name of a type in messages.
    pub(super) fn type_name(&self, infer: &Infer, term: &Term) -> String {
        match infer.shallow(term) {
            Term::Value(ty) => ty.to_string(),
            Term::Int(int) => int.to_string(),
            Term::Struct(id) => self.structs[id.0 as usize].shown().to_owned(),
            Term::Tuple(items) => {
                let names: Vec<String> = items.iter().map(|t| self.type_name(infer, t)).collect();
                format!("({}{})", names.join(", "), if names.len() == 1 { "," } else { "" })
            }
            Term::Ref(Borrow::Shared, to) => format!("&{}", self.type_name(infer, &to)),
            Term::Ref(Borrow::Mut, to) => format!("&mut {}", self.type_name(infer, &to)),
            Term::Array(item, count) => format!("[{}; {count}]", self.type_name(infer, &item)),
            Term::Option(item) => format!("Option<{}>", self.type_name(infer, &item)),
            Term::Never => "!".to_owned(),
            Term::Error => "_".to_owned(),
            Term::Var(var) => match infer.kind(var) {
                Kind::Any => "_",
                Kind::Int => "{integer}",
                Kind::Float => "{float}",
            }
            .to_owned(),
        }
    }

    /// How many parts a type has, itself included if it is no array; counting stops soon after [`MAX_PARTS`].
    pub(super) fn parts(&self, infer: &Infer, term: &Term) -> usize {
        match infer.shallow(term) {
            Term::Tuple(items) => items.iter().fold(1, |n, t| match n > MAX_PARTS {
                true => n,
                false => n + self.parts(infer, t),
            }),
            Term::Struct(id) => self.struct_parts[id.0 as usize],
            Term::Ref(_, to) => self.parts(infer, &to),
            Term::Array(item, count) => self.parts(infer, &item).saturating_mul(count as usize).max(1),
            Term::Option(item) => 2 + self.parts(infer, &item),
            _ => 1,
        }
    }
}

/// The types that formulas name by their relation to the receiver's.
fn formula_type(receiver: Ty, name: &str) -> Option<Ty> {
    match name {
        "Self" => Some(receiver),
        "S" => Some(receiver.element()),
        "B" => Some(receiver.with_scalar(Scalar::Bool)),
        "I" => Some(receiver.with_scalar(Scalar::I32)),
        "U" => Some(receiver.with_scalar(Scalar::U32)),
        "Up" => Some(Ty::new(receiver.scalar, receiver.lanes + 1)),
        _ => known::type_named(name),
    }
}

/// The first integer in a type that stays inside of functions.
fn inner_int(term: &Term) -> Option<Int> {
    match term {
        Term::Int(int) if *int != Int::Usize => Some(*int),
        Term::Tuple(items) => items.iter().find_map(inner_int),
        Term::Ref(_, to) => inner_int(to),
        Term::Array(item, _) | Term::Option(item) => inner_int(item),
        _ => None,
    }
}
