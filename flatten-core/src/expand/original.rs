//! The user's own tokens, in order and with their spans, without the attributes that only flatten reads.

mod loops;

use super::module::{Around, Whole};
use super::source::bounded;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

/// An item as it was written: `#[uniform]` goes, `#[allow(dead_code)]` comes.
pub(super) fn item(tokens: TokenStream) -> TokenStream {
    // It is in its place already.
    if tokens.is_empty() {
        return tokens;
    }
    let mut out = quote!(#[allow(dead_code)]);
    out.extend(bounded(tokens).into_iter().map(without_uniform).map(loops::without_wishes));
    out
}

/// An `impl` block as it was written, without the attributes of its functions.
pub(super) fn block(tokens: TokenStream) -> TokenStream {
    if tokens.is_empty() {
        return tokens;
    }
    let mut tokens: Vec<TokenTree> = bounded(tokens).into_iter().collect();
    if let Some(TokenTree::Group(body)) = tokens.pop() {
        let content =
            Walk { more: &mut |_, _| TokenStream::new(), modules: 0 }.inside(body.stream(), 0, false);
        tokens.push(regroup(&body, content));
    }
    let mut out = quote!(#[allow(dead_code)]);
    out.extend(tokens);
    out
}

/// What a module gains, and which of its `impl` blocks if one is meant. The outermost module has the number 0, those
/// inside follow as they begin.
pub(super) type More<'a> = dyn FnMut(usize, Option<usize>) -> TokenStream + 'a;

/// A module, or items, as they were written, without the attributes of functions; `more` goes to the end of each
/// module and of each of its `impl` blocks.
pub(super) fn whole(whole: &Whole, more: &mut More) -> TokenStream {
    let tokens = bounded(whole.tokens.clone());
    match whole.around {
        Around::Items => {
            let mut out = Walk { more: &mut *more, modules: 1 }.inside(tokens, 0, false);
            out.extend(more(0, None));
            out
        }
        _ => Walk { more, modules: 0 }.inside(tokens, 0, true),
    }
}

/// A way through the tokens of modules.
struct Walk<'a, 'b> {
    more: &'a mut More<'b>,
    /// How many modules have begun.
    modules: usize,
}

impl Walk<'_, '_> {
    /// The tokens at the level of a module's items.
    fn inside(&mut self, tokens: TokenStream, module: usize, outermost: bool) -> TokenStream {
        let mut out = Vec::new();
        let mut tokens = tokens.into_iter().peekable();
        // `mod` and the name, once they have been read.
        let mut words: [String; 2] = Default::default();
        let mut blocks = Blocks::default();
        while let Some(token) = tokens.next() {
            let block = blocks.add(&token);
            match token {
                TokenTree::Punct(hash) if hash.as_char() == '#' => match tokens.peek() {
                    Some(TokenTree::Group(group)) if !outermost && is_attribute(group, "flatten") => {
                        tokens.next();
                        out.extend(quote!(#[allow(dead_code)]));
                    }
                    _ => out.push(hash.into()),
                },
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && words[0] == "mod" => {
                    let number = self.modules;
                    self.modules += 1;
                    let mut content = self.inside(group.stream(), number, false);
                    content.extend((self.more)(number, None));
                    out.push(regroup(&group, content));
                }
                TokenTree::Group(group) if block.is_some() => {
                    let methods = &mut Walk { more: &mut |_, _| TokenStream::new(), modules: 0 };
                    let mut content = methods.inside(group.stream(), module, false);
                    content.extend((self.more)(module, block));
                    out.push(regroup(&group, content));
                }
                TokenTree::Ident(word) => {
                    words = [std::mem::take(&mut words[1]), word.to_string()];
                    out.push(word.into());
                    continue;
                }
                token => out.push(loops::without_wishes(without_uniform(token))),
            }
            words = Default::default();
        }
        out.into_iter().collect()
    }
}

/// Finds the bodies of `impl` blocks among the tokens of a module, and counts them.
#[derive(Default)]
struct Blocks {
    count: usize,
    /// Inside of an item, beyond its first word.
    begun: bool,
    /// The item is an `impl` block.
    is_block: bool,
    /// The token before may open a constant in braces: `<` or `,`.
    argument: bool,
}

impl Blocks {
    /// The number of the block, if the token is its body.
    fn add(&mut self, token: &TokenTree) -> Option<usize> {
        let argument = std::mem::take(&mut self.argument);
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && !argument => {
                self.begun = false;
                let found = std::mem::take(&mut self.is_block).then_some(self.count);
                self.count += usize::from(found.is_some());
                return found;
            }
            TokenTree::Punct(p) if p.as_char() == ';' => (self.begun, self.is_block) = (false, false),
            TokenTree::Punct(p) => self.argument = matches!(p.as_char(), '<' | ','),
            TokenTree::Ident(word) if !self.begun && word == "impl" => {
                (self.begun, self.is_block) = (true, true);
            }
            TokenTree::Ident(word) if word != "unsafe" && word != "default" => self.begun = true,
            _ => {}
        }
        None
    }
}

/// Parentheses at the level of items are parameters, or `pub(crate)`.
fn without_uniform(token: TokenTree) -> TokenTree {
    let TokenTree::Group(group) = token else { return token };
    if group.delimiter() != Delimiter::Parenthesis {
        return group.into();
    }
    let mut out: Vec<TokenTree> = Vec::new();
    let mut tokens = group.stream().into_iter().peekable();
    let mut changed = false;
    while let Some(token) = tokens.next() {
        let hash = matches!(&token, TokenTree::Punct(p) if p.as_char() == '#');
        match tokens.peek() {
            Some(TokenTree::Group(attribute)) if hash && is_attribute(attribute, "uniform") => {
                tokens.next();
                changed = true;
            }
            _ => out.push(token),
        }
    }
    if changed { regroup(&group, out.into_iter().collect()) } else { group.into() }
}

/// True of `[name]`, `[name(..)]`, `[path::name]`.
fn is_attribute(group: &Group, name: &str) -> bool {
    if group.delimiter() != Delimiter::Bracket {
        return false;
    }
    let mut last = None;
    for token in group.stream() {
        match token {
            TokenTree::Ident(word) => last = Some(word),
            TokenTree::Punct(p) if p.as_char() == ':' => {}
            _ => break,
        }
    }
    last.is_some_and(|word| word == name)
}

fn regroup(old: &Group, content: TokenStream) -> TokenTree {
    let mut group = Group::new(old.delimiter(), content);
    group.set_span(old.span());
    group.into()
}
