//! Collects every mistake of an item, each at the user's token, and says what to write instead.

pub mod codes;
pub mod way;

use crate::hir::FnId;
use codes::Code;
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use std::fmt::{self, Display};
use way::Step;

/// A local in a message: by its name, or as a value where no user gave it one.
pub(crate) fn local(name: &str) -> String {
    if name.is_empty() { "its value".to_owned() } else { format!("`{name}`") }
}

/// One mistake.
#[derive(Clone, Debug)]
pub struct Diag {
    /// Its row in the table.
    pub code: &'static Code,
    /// The user's token.
    pub span: Span,
    /// Values for the `{name}` holes of the row's texts.
    pub fields: Vec<(&'static str, String)>,
    /// The function in which it was found, if that is known.
    pub within: Option<FnId>,
    /// The items that lead to it, the entry first; empty if it is not known.
    pub way: Vec<Step>,
}

impl Diag {
    /// Fills the hole `{name}` of the row's texts.
    pub fn with(&mut self, name: &'static str, value: impl Display) -> &mut Diag {
        self.fields.push((name, value.to_string()));
        self
    }

    /// What is wrong.
    pub fn message(&self) -> String {
        self.fill(self.code.message)
    }

    /// What to write instead.
    pub fn help(&self) -> String {
        self.fill(self.code.help)
    }

    /// The text with its holes filled, in one walk: what is filled in may hold braces of its own.
    fn fill(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(open) = rest.find('{') {
            let (before, hole) = rest.split_at(open);
            out.push_str(before);
            let field = self.fields.iter().find(|(name, _)| hole[1..].starts_with(&format!("{name}}}")));
            match field {
                Some((name, value)) => {
                    out.push_str(value);
                    rest = &hole[name.len() + 2..];
                }
                None => {
                    out.push('{');
                    rest = &hole[1..];
                }
            }
        }
        out + rest
    }

    fn to_compile_error(&self) -> TokenStream {
        let text = format!("flatten: {}\n  = help: {}", self.message(), self.help());
        quote_spanned! { self.span => ::core::compile_error! { #text } }
    }
}

/// `error[loop]: what is wrong`, and the help on the next line.
impl Display for Diag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error[{}]: {}\n  = help: {}", self.code.id, self.message(), self.help())
    }
}

/// The mistakes of one item.
#[derive(Clone, Debug, Default)]
#[must_use = "mistakes that nobody reads are lost"]
pub struct Diags {
    list: Vec<Diag>,
}

impl Diags {
    /// No mistakes yet.
    pub fn new() -> Diags {
        Diags::default()
    }

    /// Adds a mistake at the user's token.
    pub fn at(&mut self, span: Span, code: &'static Code) -> &mut Diag {
        self.list.push(Diag { code, span, fields: Vec::new(), within: None, way: Vec::new() });
        self.list.last_mut().expect("just pushed")
    }

    /// Adds the mistakes of another list behind these.
    pub fn append(&mut self, other: Diags) {
        self.list.extend(other.list);
    }

    /// Forgets all but the first `count` mistakes: somebody else reports them.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.list.truncate(count);
    }

    /// Keeps the first `count` mistakes, and of the others those of a kind.
    pub(crate) fn retain_from(&mut self, count: usize, keep: impl Fn(&Diag) -> bool) {
        let mut number = 0..;
        self.list.retain(|diag| number.next().is_some_and(|number: usize| number < count) || keep(diag));
    }

    /// `Err` with every mistake, if there is one.
    pub fn check(self) -> Result<(), Diags> {
        if self.list.is_empty() { Ok(()) } else { Err(self) }
    }

    /// True without mistakes.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many mistakes there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The mistakes, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Diag> {
        self.list.iter()
    }

    /// One `compile_error!` per mistake.
    pub fn to_compile_errors(&self) -> TokenStream {
        self.list.iter().map(Diag::to_compile_error).collect()
    }
}

/// Every mistake on its own lines.
impl Display for Diags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.iter().enumerate().try_for_each(|(i, diag)| {
            f.write_str(if i == 0 { "" } else { "\n" })?;
            diag.fmt(f)
        })
    }
}
