//! The paths of an item that may mean other items: what an expansion must ask for.

use crate::front::inner::{Names, Outer, brings_everything, expanded};
use crate::front::leaf::Mark;
use crate::front::matches::Asked;
use crate::front::proofs::{plain_name, text};
use crate::front::{self, sources};
use proc_macro2::Ident;
use std::collections::BTreeMap;
use syn::visit::{self, Visit};
use syn::{Block, Expr, Item, Pat, Path};

/// A path as the user wrote it, without generic arguments.
#[derive(Clone)]
pub(super) struct FreePath {
    /// `noise::fbm`: what front looks up.
    pub(super) text: String,
    /// The tokens.
    pub(super) path: Path,
    /// It stands alone in a pattern, where it means a constant, or else is a new name.
    pub(super) may_be_new: bool,
    /// It stands where only a type can.
    pub(super) is_type: bool,
}

impl FreePath {
    /// The last name.
    pub(super) fn last(&self) -> &Ident {
        &self.path.segments.last().expect("a path has a segment").ident
    }

    /// The path before the last name.
    pub(super) fn owner(&self) -> Option<FreePath> {
        let mut path = self.path.clone();
        path.segments.pop();
        path.segments.pop_punct();
        (!path.segments.is_empty()).then(|| FreePath {
            text: text(&path),
            path,
            may_be_new: false,
            is_type: true,
        })
    }

    /// True if it may mean this item where it stands.
    pub(super) fn may_mean(&self, item: &Item) -> bool {
        !self.may_be_new || matches!(item, Item::Const(_))
    }

    /// True of a name in a pattern that is written as constants are not: rustc is asked whether it is one.
    fn looks_new(&self) -> bool {
        self.may_be_new && (self.text.contains(char::is_lowercase) || !self.text.contains(char::is_uppercase))
    }
}

/// The paths of an item that no local of its body shadows, each once, in the order they are met.
pub(super) fn free_paths(item: &Item) -> Vec<FreePath> {
    let mut finder = Finder::default();
    finder.item(item);
    finder.found
}

/// The path of the item that a path needs, if it may be the user's: of `Ray::new` the type, of `vec3` and
/// `f32::MAX` nothing. What is taken for known here is proven by rustc ([`crate::front::Parsed::proofs`]).
pub(super) fn item_of(found: FreePath) -> Option<FreePath> {
    if found.looks_new() {
        return None;
    }
    let names: Vec<String> = found.path.segments.iter().map(|s| plain_name(&s.ident)).collect();
    let last = names.last().expect("a path has a segment");
    let owner = names.iter().rev().nth(1).map(String::as_str);
    let is_type = |name: &str| front::is_known_type(name) || name == "Self" || PRELUDE.contains(&name);
    match owner {
        _ if is_type(last) || front::is_known_function(last) => None,
        None | Some("consts") if !found.is_type && front::is_known_constant(last) => None,
        _ if matches!(names[0].as_str(), "std" | "core" | "alloc") => None,
        _ if front::OfStd::named(&found.path).is_some() || front::is_from_fn(&found.path) => None,
        Some(owner) if is_type(owner) => None,
        Some(owner) if owner.starts_with(char::is_uppercase) => found.owner(),
        _ => Some(found),
    }
}

/// The types and constants that a struct, an enum or an alias is generic over.
pub(super) fn parameters(item: &Item) -> Vec<String> {
    match item {
        Item::Struct(item) => names_of(&item.generics),
        Item::Enum(item) => names_of(&item.generics),
        Item::Type(item) => names_of(&item.generics),
        _ => Vec::new(),
    }
}

fn names_of(generics: &syn::Generics) -> Vec<String> {
    let name = |param: &syn::GenericParam| match param {
        syn::GenericParam::Type(param) => Some(plain_name(&param.ident)),
        syn::GenericParam::Const(param) => Some(plain_name(&param.ident)),
        syn::GenericParam::Lifetime(_) => None,
    };
    generics.params.iter().filter_map(name).collect()
}

/// Names of Rust's own that no module need import, and that no item of flatten's language bears.
const PRELUDE: &[&str] = &[
    "f16",
    "f64",
    "f128",
    "i8",
    "i16",
    "i64",
    "i128",
    "isize",
    "u8",
    "u16",
    "u64",
    "u128",
    "usize",
    "char",
    "str",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "Box",
    "String",
    "Vec",
    "Default",
    "Clone",
    "Copy",
    "From",
    "Into",
    "Eq",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Iterator",
];

#[derive(Default)]
struct Finder {
    found: Vec<FreePath>,
    /// By text, where in `found`.
    seen: BTreeMap<String, usize>,
    /// The pattern being visited is one that not every value need fit.
    tries: bool,
    /// The item's own generic parameters.
    generics: Vec<String>,
    /// What is in sight in bodies, the innermost last.
    ribs: Vec<Rib>,
}

/// What a path is meant for.
#[derive(Clone, Copy, PartialEq)]
enum Means {
    Type,
    /// A name in a pattern, of a type or of a constant.
    TypeOrValue,
    Value,
    /// A name alone in a pattern: no local is meant.
    ConstantOrNew,
}

/// What brings names into sight.
enum Rib {
    /// A local, which hides values, but no types.
    Local(String),
    /// The items of a block.
    Items(Names),
    /// A `use` of everything that stands somewhere.
    Everything,
    /// The edge of an item in a body: it sees no locals of the body.
    Edge,
}

impl Finder {
    /// A path to a value.
    fn value(&mut self, path: &Path) {
        self.look_up(path, Means::Value);
    }

    /// A path to a type.
    fn ty(&mut self, path: &Path) {
        self.look_up(path, Means::Type);
    }

    /// A path in a pattern.
    fn path(&mut self, path: &Path) {
        self.look_up(path, Means::TypeOrValue);
    }

    /// Adds a path, unless a body brings its first name; then what the body's `use` stands for.
    fn look_up(&mut self, path: &Path, means: Means) {
        // What begins with a crate is in no body.
        if path.leading_colon.is_some() {
            return self.free(path, means);
        }
        let first = plain_name(&path.segments[0].ident);
        let single = path.segments.len() == 1;
        let value = !matches!(means, Means::Type | Means::TypeOrValue);
        let mut locals = means == Means::Value && single;
        for (number, rib) in self.ribs.iter().enumerate().rev() {
            match rib {
                Rib::Local(name) if locals && *name == first => return,
                Rib::Local(_) => {}
                Rib::Edge => locals = false,
                // It may bring the name; that it cannot be read is a mistake, reported where it stands.
                Rib::Everything if single => return,
                Rib::Everything => {}
                Rib::Items(names) => {
                    let items = if value && single { &names.values } else { &names.types };
                    if items.contains(&first) {
                        return;
                    }
                    if let Some(target) = names.uses.get(&first) {
                        let first = plain_name(&target.segments[0].ident);
                        if !matches!(outer(&self.ribs[..=number], &first), Outer::Item) {
                            self.free(&expanded(path, target), means);
                        }
                        return;
                    }
                }
            }
        }
        self.free(path, means);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Fn(item) => self.scoped(|finder| finder.function(item)),
            Item::Struct(item) => self.within(&item.generics, |finder| {
                item.fields.iter().for_each(|field| finder.visit_type(&field.ty));
            }),
            Item::Enum(item) => self.within(&item.generics, |finder| {
                let fields = item.variants.iter().flat_map(|variant| &variant.fields);
                fields.for_each(|field| finder.visit_type(&field.ty));
            }),
            Item::Type(item) => self.within(&item.generics, |finder| finder.visit_type(&item.ty)),
            Item::Const(item) => {
                self.visit_type(&item.ty);
                self.visit_expr(&item.expr);
            }
            Item::Static(item) => {
                self.visit_type(&item.ty);
                self.visit_expr(&item.expr);
            }
            Item::Impl(block) => self.within(&block.generics, |finder| {
                sources::impl_items(block).iter().for_each(|item| finder.item(item));
            }),
            _ => {}
        }
    }

    fn function(&mut self, item: &syn::ItemFn) {
        self.within(&item.sig.generics, |finder| {
            item.sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
            finder.visit_return_type(&item.sig.output);
            // The body of a leaf that does not say `source` is nobody's to read.
            if Mark::of(item).is_none_or(|mark| mark.sealed.is_empty()) {
                finder.visit_block(&item.block);
            }
        });
    }

    /// What stands where these parameters are in sight.
    fn within(&mut self, generics: &syn::Generics, then: impl FnOnce(&mut Finder)) {
        let mark = self.generics.len();
        self.generics.extend(names_of(generics));
        then(self);
        self.generics.truncate(mark);
    }

    fn free(&mut self, path: &Path, means: Means) {
        let text = text(path);
        let first = plain_name(&path.segments[0].ident);
        let is_generic = path.leading_colon.is_none() && self.generics.contains(&first);
        if is_generic || text == "Self" || text == "self" {
            return;
        }
        let (may_be_new, is_type) = (means == Means::ConstantOrNew, means == Means::Type);
        if let Some(known) = self.seen.get(&text) {
            self.found[*known].may_be_new &= may_be_new;
            self.found[*known].is_type |= is_type;
            return;
        }
        self.seen.insert(text.clone(), self.found.len());
        let mut path = path.clone();
        path.segments.iter_mut().for_each(|s| s.arguments = syn::PathArguments::None);
        self.found.push(FreePath { text, path, may_be_new, is_type });
    }

    /// A pattern that not every value need fit: a name alone may be that of a constant.
    fn tried(&mut self, pat: &Pat) {
        let around = std::mem::replace(&mut self.tries, true);
        self.visit_pat(pat);
        self.tries = around;
    }

    /// A pattern that every value fits.
    fn bound(&mut self, pat: &Pat) {
        let around = std::mem::replace(&mut self.tries, false);
        self.visit_pat(pat);
        self.tries = around;
    }

    /// What `then` binds ends with it.
    fn scoped(&mut self, then: impl FnOnce(&mut Finder)) {
        let mark = self.ribs.len();
        then(self);
        self.ribs.truncate(mark);
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_block(&mut self, block: &'ast Block) {
        self.scoped(|finder| {
            let names = Names::of(block, |name| outer(&finder.ribs, name));
            finder.ribs.extend(brings_everything(block).then_some(Rib::Everything));
            finder.ribs.extend(names.map(Rib::Items));
            visit::visit_block(finder, block);
        });
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        let Some(init) = &local.init else { return self.bound(&local.pat) };
        self.visit_expr(&init.expr);
        match &init.diverge {
            Some((_, expr)) => {
                self.visit_expr(expr);
                self.tried(&local.pat);
            }
            None => self.bound(&local.pat),
        }
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.scoped(|finder| {
            finder.visit_expr(&branch.cond);
            finder.visit_block(&branch.then_branch);
        });
        branch.else_branch.iter().for_each(|(_, expr)| self.visit_expr(expr));
    }

    fn visit_expr_while(&mut self, while_: &'ast syn::ExprWhile) {
        self.scoped(|finder| visit::visit_expr_while(finder, while_));
    }

    fn visit_expr_let(&mut self, of: &'ast syn::ExprLet) {
        self.visit_expr(&of.expr);
        self.tried(&of.pat);
    }

    fn visit_expr_for_loop(&mut self, for_: &'ast syn::ExprForLoop) {
        self.visit_expr(&for_.expr);
        self.scoped(|finder| {
            finder.bound(&for_.pat);
            finder.visit_block(&for_.body);
        });
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        self.scoped(|finder| visit::visit_expr_closure(finder, closure));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.scoped(|finder| {
            finder.tried(&arm.pat);
            finder.visit_expr(&arm.body);
        });
    }

    /// Of macros only `matches!` is read.
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Some(Ok(Asked { value, pat, guard })) = Asked::of(mac) {
            self.visit_expr(&value);
            self.scoped(|finder| {
                finder.tried(&pat);
                guard.iter().for_each(|guard| finder.visit_expr(guard));
            });
        }
    }

    fn visit_pat(&mut self, pat: &'ast Pat) {
        match pat {
            Pat::Ident(pat) => {
                if self.tries && pat.subpat.is_none() && pat.mutability.is_none() && pat.by_ref.is_none() {
                    self.look_up(&pat.ident.clone().into(), Means::ConstantOrNew);
                }
                self.ribs.push(Rib::Local(plain_name(&pat.ident)));
            }
            Pat::Path(pat) => self.path(&pat.path),
            Pat::Struct(pat) => self.ty(&pat.path),
            Pat::TupleStruct(pat) => self.path(&pat.path),
            _ => {}
        }
        visit::visit_pat(self, pat);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        if let Expr::Path(path) = expr {
            let segments = &path.path.segments;
            segments.iter().for_each(|segment| self.visit_path_arguments(&segment.arguments));
            // What follows a type is a member of it.
            return match &path.qself {
                Some(qself) => self.visit_type(&qself.ty),
                None => self.value(&path.path),
            };
        }
        visit::visit_expr(self, expr);
    }

    fn visit_type_path(&mut self, ty: &'ast syn::TypePath) {
        self.ty(&ty.path);
        // `Option<Hit>` holds another.
        visit::visit_type_path(self, ty);
    }

    fn visit_expr_struct(&mut self, literal: &'ast syn::ExprStruct) {
        self.ty(&literal.path);
        literal.fields.iter().for_each(|field| self.visit_expr(&field.expr));
        literal.rest.iter().for_each(|rest| self.visit_expr(rest));
    }

    fn visit_item(&mut self, item: &'ast Item) {
        self.scoped(|finder| {
            finder.ribs.push(Rib::Edge);
            finder.item(item);
        });
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

/// What the first name of a `use` means in the blocks around.
fn outer(ribs: &[Rib], first: &str) -> Outer {
    for rib in ribs.iter().rev() {
        let Rib::Items(names) = rib else { continue };
        if names.types.contains(first) || names.values.contains(first) {
            return Outer::Item;
        }
        if let Some(path) = names.uses.get(first) {
            return Outer::Use(path.clone());
        }
    }
    Outer::Module
}
