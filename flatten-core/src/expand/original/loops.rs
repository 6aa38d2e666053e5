//! Takes `#[unroll]` and `#[keep]` off the loops of a body: rustc knows neither.

use super::{is_attribute, regroup};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The token without the attributes of loops, if it is a body with some in it.
pub(super) fn without_wishes(token: TokenTree) -> TokenTree {
    match &token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => match stripped(group.stream()) {
            Some(content) => regroup(group, content),
            None => token,
        },
        _ => token,
    }
}

/// The tokens without the attributes of loops; `None` if there are none, so that most bodies stay as they are.
fn stripped(tokens: TokenStream) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut out = Vec::new();
    let mut changed = false;
    let mut at = 0;
    while at < tokens.len() {
        if is_wish(&tokens[at..]) {
            (changed, at) = (true, at + 2);
            continue;
        }
        let mut token = tokens[at].clone();
        if let TokenTree::Group(group) = &token
            && let Some(content) = stripped(group.stream())
        {
            (changed, token) = (true, regroup(group, content));
        }
        out.push(token);
        at += 1;
    }
    changed.then(|| out.into_iter().collect())
}

/// True of `#[unroll..]` and `#[keep..]` before a loop, other attributes and a label between them aside.
fn is_wish(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Punct(hash), TokenTree::Group(group), rest @ ..] if hash.as_char() == '#' => {
            (is_attribute(group, "unroll") || is_attribute(group, "keep")) && is_loop(rest)
        }
        _ => false,
    }
}

fn is_loop(mut tokens: &[TokenTree]) -> bool {
    loop {
        match tokens {
            [TokenTree::Punct(hash), TokenTree::Group(_), rest @ ..] if hash.as_char() == '#' => {
                tokens = rest;
            }
            [TokenTree::Punct(quote), TokenTree::Ident(_), TokenTree::Punct(colon), rest @ ..]
                if quote.as_char() == '\'' && colon.as_char() == ':' =>
            {
                tokens = rest;
            }
            [TokenTree::Ident(word), ..] => return word == "for" || word == "while" || word == "loop",
            _ => return false,
        }
    }
}
