//! Refuses tokens that nest so deep that a recursive parser would leave the stack.
//!
//! In an unoptimised build a bracket takes the parser 11 to 32 KB of stack, a generic argument 45, a reference, a
//! pointer or a function type 32, a closure 13, `return` 9, `=` 7, a prefix sign 4, and a link of a chain such as
//! `a + b + c` a fifth when the tree is dropped. A stack of 2 MB holds 64 levels of brackets.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

/// How deep brackets may nest. Other forms that nest count as parts or multiples of a bracket.
pub const MAX_BRACKETS: usize = 64;

/// What a bracket counts.
const LEVEL: usize = 64;

/// Refuses tokens that no parser should see.
///
/// # Errors
/// The first token that lies too deep.
pub fn check_tokens(tokens: &TokenStream) -> Result<(), Span> {
    let mut groups = vec![(tokens.clone(), 0)];
    while let Some((tokens, above)) = groups.pop() {
        let mut run = Run::default();
        for token in tokens {
            let inside = if run.last == Last::Module { 2 * LEVEL } else { LEVEL };
            run.add(&token);
            let level = above + run.chain + run.angles + run.lasting;
            if level > MAX_BRACKETS * LEVEL {
                return Err(token.span());
            }
            if let TokenTree::Group(group) = token {
                groups.push((group.stream(), level + inside));
            }
        }
    }
    Ok(())
}

/// What a parser may still be inside of, between two brackets.
#[derive(Default)]
struct Run {
    /// Prefixes and links since the last comma.
    chain: usize,
    /// Generic arguments, unless an operator shows that `<` was a comparison.
    angles: usize,
    /// Closures and results of function types, which commas do not end.
    lasting: usize,
    /// Between the bars of a closure's parameters.
    params: bool,
    last: Last,
}

/// The token before.
#[derive(Clone, Copy, PartialEq, Default)]
enum Last {
    /// Something behind which an operand begins.
    #[default]
    Open,
    /// The end of an operand.
    Operand,
    /// `{ .. }`.
    Braces,
    /// `mod name`.
    Module,
    /// A sign, and whether it stood behind an operand.
    Sign(char, bool),
}

/// Words that do not end an operand.
const OPEN_WORDS: &[&str] = &[
    "as", "async", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let", "loop", "match", "mod",
    "move", "mut", "pub", "ref", "return", "static", "unsafe", "where", "while", "yield",
];

impl Run {
    fn add(&mut self, token: &TokenTree) {
        match token {
            TokenTree::Group(group) => {
                self.chain += 1;
                let braces = group.delimiter() == Delimiter::Brace;
                self.last = if braces { Last::Braces } else { Last::Operand };
            }
            TokenTree::Literal(_) => self.word(""),
            TokenTree::Ident(ident) => self.word(&ident.to_string()),
            TokenTree::Punct(punct) => self.sign(punct.as_char()),
        }
    }

    fn word(&mut self, word: &str) {
        // Behind braces a word begins something new, unless it goes on with an expression.
        if self.last == Last::Braces && !matches!(word, "else" | "as") {
            self.end();
        }
        self.chain += if matches!(word, "return" | "break" | "yield") { LEVEL / 2 } else { 1 };
        self.last = match word {
            "mod" => Last::Sign('m', false),
            _ if OPEN_WORDS.contains(&word) => Last::Open,
            _ if self.last == Last::Sign('m', false) => Last::Module,
            _ => Last::Operand,
        };
    }

    fn sign(&mut self, sign: char) {
        if sign == '|' && std::mem::take(&mut self.params) {
            self.last = Last::Open;
            return;
        }
        let binary = matches!(self.last, Last::Operand | Last::Braces | Last::Module);
        let before = match self.last {
            Last::Sign(sign, binary) => Some((sign, binary)),
            _ => None,
        };
        match (sign, before) {
            (';', _) => self.end(),
            (',', _) => self.chain = 0,
            ('#', _) if self.last == Last::Braces => self.end(),
            // `->` of a type, `=>` of an arm.
            ('>', Some(('-', _))) => self.lasting += LEVEL + LEVEL / 2,
            ('>', Some(('=', true))) => self.chain = self.chain.saturating_sub(LEVEL / 2),
            ('>', _) => self.angles = self.angles.saturating_sub(2 * LEVEL),
            // `<<`, `<=`, `<<=`.
            ('<', Some(('<', true))) => self.angles += LEVEL,
            ('<', _) => self.angles += 2 * LEVEL,
            ('=', Some(('<', _))) => {
                self.angles = self.angles.saturating_sub(3 * LEVEL);
                self.chain += LEVEL / 2;
            }
            // `==` is no assignment; `=` and `+=` are.
            ('=', Some(('=', true))) => self.chain = self.chain.saturating_sub(LEVEL / 2),
            ('=', Some(('>' | '!' | '.', _))) => {}
            ('=', _) => self.chain += LEVEL / 2,
            // `&&` and `||` behind an operand; else two references, a closure without parameters.
            ('&', Some(('&', true))) | ('|', Some(('|', true))) => self.angles = 0,
            ('&' | '*', _) if !binary => self.chain += LEVEL,
            ('|', _) if !binary => {
                self.lasting += LEVEL;
                self.params = true;
            }
            (_, _) if !binary => self.chain += LEVEL / 8,
            // Behind a generic argument no such sign may stand, so `<` was a comparison.
            ('*' | '/' | '%' | '^' | '|' | '.' | '?', _) => {
                self.angles = 0;
                self.chain += 1;
            }
            _ => self.chain += 1,
        }
        self.last = Last::Sign(sign, binary);
    }

    fn end(&mut self) {
        (self.chain, self.angles, self.lasting, self.params) = (0, 0, 0, false);
    }
}
