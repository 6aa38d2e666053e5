//! Long lists of `let`s, cut into blocks that give what is read behind them.
//!
//! ```text
//! let (__510, __511) = {
//!     let __0 = f::sin(x);
//!     ..
//!     (__510, __511)
//! };
//! ```
//! Each `let` opens a scope inside that of the `let` before, for rustc and for who reads its debug information:
//! some thousand of them, one within the other, take rustc's stack. In blocks the depth is bounded.

use super::piece::{self, Piece};
use proc_macro2::{Delimiter, Ident, Span, TokenTree};
use std::collections::HashSet;

/// How many statements stand in a block.
const BLOCK: usize = 256;
/// A list of no more statements is left as it is.
const LONG: usize = 2 * BLOCK;

/// A statement, and what is left of a list behind its last semicolon.
enum Statement {
    /// `let a = ..`, `let (a, b) = ..`: the names that it binds.
    Let(Vec<Ident>),
    /// `let mut a = ..`: what the loop behind it carries, and nobody else reads.
    Carried,
    /// What leaves a loop or assigns: it stays where it is.
    Fixed,
}

/// The list with its `let`s in blocks, if it is long; `behind` is what reads it afterwards.
pub(super) fn cut(lets: Vec<TokenTree>, behind: &[TokenTree], span: Span) -> Vec<TokenTree> {
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
    if lets.iter().filter(|token| is_end(token)).count() <= LONG {
        return lets;
    }
    let statements: Vec<&[TokenTree]> = lets.split_inclusive(is_end).collect();
    let kinds: Vec<Statement> = statements.iter().map(|statement| kind(statement)).collect();
    // From the last to the first, with the names that are read behind.
    let mut read = HashSet::new();
    names(behind, &mut read);
    let mut parts: Vec<Vec<TokenTree>> = Vec::new();
    let mut end = statements.len();
    while end > 0 {
        let start = start(&kinds, end);
        let tokens = statements[start..end].concat();
        let bound = kinds[start..end].iter().flat_map(|kind| match kind {
            Statement::Let(names) => &names[..],
            Statement::Carried | Statement::Fixed => &[],
        });
        let mut seen = HashSet::new();
        let live: Vec<&Ident> =
            bound.filter(|name| read.contains(&name.to_string()) && seen.insert(name.to_string())).collect();
        names(&tokens, &mut read);
        parts.push(match live[..] {
            [] => tokens,
            _ => block(&live, tokens, span),
        });
        end = start;
    }
    parts.into_iter().rev().flatten().collect()
}

/// Where the part starts that ends before `end`: a block of `let`s, or one other statement.
fn start(kinds: &[Statement], end: usize) -> usize {
    let mut start = end - 1;
    if let Statement::Fixed = kinds[start] {
        return start;
    }
    while start > 0
        && match kinds[start - 1] {
            Statement::Fixed => false,
            // What a loop carries stands with the loop.
            Statement::Carried => true,
            Statement::Let(_) => end - start < BLOCK,
        }
    {
        start -= 1;
    }
    start
}

/// `let (a, b) = { lets (a, b) };`
fn block(live: &[&Ident], mut lets: Vec<TokenTree>, span: Span) -> Vec<TokenTree> {
    let paths: Vec<Piece> = live.iter().map(|name| Piece::path(name, "", span)).collect();
    let names = match <[Piece; 1]>::try_from(paths) {
        Ok([name]) => name,
        Err(paths) => Piece::tuple(paths, span),
    };
    let mut out: Vec<TokenTree> = vec![Ident::new("let", span).into()];
    out.extend(names.tokens.clone());
    lets.extend(names.tokens);
    out.extend([
        piece::punct('=', span),
        piece::group(Delimiter::Brace, lets, span),
        piece::punct(';', span),
    ]);
    out
}

fn kind(statement: &[TokenTree]) -> Statement {
    match statement {
        [TokenTree::Ident(word), TokenTree::Ident(second), ..] if word == "let" && second == "mut" => {
            Statement::Carried
        }
        [TokenTree::Ident(word), TokenTree::Ident(name), ..] if word == "let" => {
            Statement::Let(vec![name.clone()])
        }
        [TokenTree::Ident(word), TokenTree::Group(group), ..] if word == "let" => {
            let name = |token| match token {
                TokenTree::Ident(name) => Some(name),
                _ => None,
            };
            Statement::Let(group.stream().into_iter().filter_map(name).collect())
        }
        _ => Statement::Fixed,
    }
}

/// Adds each word that stands in the tokens.
fn names(tokens: &[TokenTree], read: &mut HashSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                read.insert(name.to_string());
            }
            TokenTree::Group(group) => names(&group.stream().into_iter().collect::<Vec<_>>(), read),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
