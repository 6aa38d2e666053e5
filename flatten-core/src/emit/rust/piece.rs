//! A written expression: its tokens, how tightly it binds, how deep it is nested.

use crate::ty::Scalar;
use crate::value::Value;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// Binding strength, as in Rust: comparisons bind the least.
pub(super) const COMPARE: u8 = 0;
pub(super) const OR: u8 = 1;
pub(super) const XOR: u8 = 2;
pub(super) const AND: u8 = 3;
pub(super) const SUM: u8 = 4;
pub(super) const PRODUCT: u8 = 5;
const UNARY: u8 = 6;
pub(super) const ATOM: u8 = 7;

/// A written expression. Tokens are kept in a plain list: joining streams costs a round trip to the compiler.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) tokens: Vec<TokenTree>,
    pub(super) prec: u8,
    /// How many calls and operators are nested; names and lanes are 0.
    pub(super) depth: u8,
}

impl Piece {
    fn new(tokens: Vec<TokenTree>, prec: u8, depth: u8) -> Piece {
        Piece { tokens, prec, depth }
    }

    /// `root.field[2].0`, with `path` as `.field[2].0`.
    pub(super) fn path(root: &Ident, path: &str, span: Span) -> Piece {
        let mut tokens = vec![root.clone().into()];
        let number = |text: &str| text.parse().map(|n| spanned(Literal::usize_unsuffixed(n), span));
        for part in path.split(['.', '[']).filter(|part| !part.is_empty()) {
            match (part.strip_suffix(']').map(number), number(part)) {
                (Some(Ok(index)), _) => tokens.push(group(Delimiter::Bracket, vec![index], span)),
                (_, Ok(number)) => tokens.extend([punct('.', span), number]),
                (_, Err(_)) => tokens.extend([punct('.', span), ident(part, span).into()]),
            }
        }
        Piece::new(tokens, ATOM, 0)
    }

    /// `*place`, for what is behind so many references.
    pub(super) fn behind(self, references: usize, span: Span) -> Piece {
        let mut tokens: Vec<TokenTree> = (0..references).map(|_| punct('*', span)).collect();
        tokens.extend(self.tokens);
        Piece::new(tokens, if references == 0 { ATOM } else { UNARY }, 0)
    }

    /// `&place`.
    pub(super) fn borrowed(self, span: Span) -> Piece {
        Piece::new([vec![punct('&', span)], self.tokens].concat(), UNARY, 0)
    }

    /// `f::path(args)`.
    pub(super) fn call(path: &[&str], args: Vec<Piece>, span: Span) -> Piece {
        let depth = args.iter().map(|a| a.depth).max().unwrap_or(0) + 1;
        let mut tokens: Vec<TokenTree> = vec![Ident::new("f", span).into()];
        for name in path {
            symbol("::", span, &mut tokens);
            tokens.push(Ident::new(name, span).into());
        }
        tokens.push(group(Delimiter::Parenthesis, list(args, span), span));
        Piece::new(tokens, ATOM, depth)
    }

    /// `(a, b)`.
    pub(super) fn tuple(items: Vec<Piece>, span: Span) -> Piece {
        let single = items.len() == 1;
        let mut tokens = list(items, span);
        if single {
            tokens.push(punct(',', span));
        }
        Piece::new(vec![group(Delimiter::Parenthesis, tokens, span)], ATOM, 0)
    }

    /// `[a, b]`.
    pub(super) fn array(items: Vec<Piece>, span: Span) -> Piece {
        Piece::new(vec![group(Delimiter::Bracket, list(items, span), span)], ATOM, 0)
    }

    /// `&[a, b]`.
    pub(super) fn borrowed_array(items: Vec<Piece>, span: Span) -> Piece {
        let array = Piece::array(items, span);
        Piece::new([vec![punct('&', span)], array.tokens].concat(), UNARY, 0)
    }

    /// `Path { field: a, 0: b, .. }`.
    pub(super) fn structure(path: TokenStream, fields: Vec<(&str, Piece)>, span: Span) -> Piece {
        let field = |(name, value): (&str, Piece)| {
            let mut tokens = vec![member(name, span), punct(':', span)];
            tokens.extend(value.tokens);
            Piece::new(tokens, ATOM, 0)
        };
        let fields = list(fields.into_iter().map(field).collect(), span);
        let mut tokens: Vec<TokenTree> = path.into_iter().collect();
        tokens.push(group(Delimiter::Brace, fields, span));
        Piece::new(tokens, ATOM, 0)
    }

    /// `-x`.
    pub(super) fn prefix(self, op: char, span: Span) -> Piece {
        let depth = self.depth + 1;
        let mut tokens = vec![punct(op, span)];
        tokens.extend(self.at_least(ATOM, span));
        Piece::new(tokens, UNARY, depth)
    }

    /// `!x`, which costs nothing.
    pub(super) fn not(self, span: Span) -> Piece {
        let depth = self.depth;
        Piece { depth, ..self.prefix('!', span) }
    }

    /// `self op right`.
    pub(super) fn infix(self, op: &str, prec: u8, right: Piece, span: Span) -> Piece {
        let depth = self.depth.max(right.depth) + 1;
        // `a < b < c` is not Rust, and `a - (b - c)` needs its parentheses.
        let left_prec = if prec == COMPARE { prec + 1 } else { prec };
        let mut tokens = self.at_least(left_prec, span);
        symbol(op, span, &mut tokens);
        tokens.extend(right.at_least(prec + 1, span));
        Piece::new(tokens, prec, depth)
    }

    /// `x.y`.
    pub(super) fn lane(self, lane: char, span: Span) -> Piece {
        let depth = self.depth;
        // Rust goes through references by itself: `(*v).x` is `v.x`.
        let references = self.tokens.iter().take_while(|t| is_star(t)).count();
        let mut tokens = match self.tokens.len() - references {
            1 => self.tokens[references..].to_vec(),
            _ => self.at_least(ATOM, span),
        };
        tokens.push(punct('.', span));
        tokens.push(Ident::new(lane.encode_utf8(&mut [0; 4]), span).into());
        Piece::new(tokens, ATOM, depth)
    }

    /// `x.0`.
    pub(super) fn part(self, index: u32, span: Span) -> Piece {
        let depth = self.depth;
        let mut tokens = self.at_least(ATOM, span);
        tokens.extend([punct('.', span), spanned(Literal::u32_unsuffixed(index), span)]);
        Piece::new(tokens, ATOM, depth)
    }

    /// `f::leaf::<0x9f3c_u64, _>((x, y))`; of one operand `(x)`.
    pub(super) fn leaf(id: u64, mut args: Vec<Piece>, span: Span) -> Piece {
        let depth = args.iter().map(|a| a.depth).max().unwrap_or(0) + 1;
        let args = if args.len() == 1 { args.remove(0) } else { Piece::tuple(args, span) };
        let mut tokens: Vec<TokenTree> = vec![Ident::new("f", span).into()];
        symbol("::", span, &mut tokens);
        tokens.push(Ident::new("leaf", span).into());
        symbol("::", span, &mut tokens);
        tokens.push(punct('<', span));
        tokens.extend(number(&leaf_id(id), span).tokens);
        tokens.extend([punct(',', span), Ident::new("_", span).into(), punct('>', span)]);
        tokens.push(group(Delimiter::Parenthesis, args.tokens, span));
        Piece::new(tokens, ATOM, depth)
    }

    /// A constant. With `suffix` its type is part of it.
    pub(super) fn literal(value: Value, suffix: bool, span: Span) -> Piece {
        if !value.ty.is_vector() {
            return scalar_literal(value, suffix, span);
        }
        let lane = |i| scalar_literal(value.lane(i), false, span);
        let name = value.ty.name();
        let piece = match value.uniform_bits() {
            Some(_) => Piece::call(&[name, "splat"], vec![lane(0)], span),
            None => {
                let lanes = (0..value.ty.lanes as usize).map(lane).collect();
                Piece::call(&[super::spell::constructor(value.ty)], lanes, span)
            }
        };
        Piece { depth: 0, ..piece }
    }

    /// `let name = self;`.
    pub(super) fn bind(self, name: &Ident, span: Span, lets: &mut Vec<TokenTree>) {
        lets.extend([Ident::new("let", span).into(), name.clone().into(), punct('=', span)]);
        lets.extend(self.tokens);
        lets.push(punct(';', span));
    }

    /// `*name = self;`.
    pub(super) fn write(self, name: &Ident, span: Span, out: &mut Vec<TokenTree>) {
        out.extend([punct('*', span), name.clone().into(), punct('=', span)]);
        out.extend(self.tokens);
        out.push(punct(';', span));
    }

    /// A name for it, so that it can be written more than once.
    pub(super) fn into_atom(self, lets: &mut Vec<TokenTree>, span: Span) -> Piece {
        if self.depth == 0 && self.prec == ATOM {
            return self;
        }
        let name = Ident::new(&format!("__s{}", lets.len()), span);
        self.bind(&name, span, lets);
        Piece::path(&name, "", span)
    }

    fn at_least(self, prec: u8, span: Span) -> Vec<TokenTree> {
        if self.prec >= prec { self.tokens } else { vec![group(Delimiter::Parenthesis, self.tokens, span)] }
    }
}

fn is_star(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(p) if p.as_char() == '*')
}

/// A field by its name or number.
fn member(name: &str, span: Span) -> TokenTree {
    match name.parse() {
        Ok(number) => spanned(Literal::usize_unsuffixed(number), span),
        Err(_) => ident(name, span).into(),
    }
}

/// An identifier; a keyword becomes a raw one.
pub(super) fn ident(name: &str, span: Span) -> Ident {
    let plain = name.strip_prefix("r#").unwrap_or(name);
    if KEYWORDS.contains(&plain) { Ident::new_raw(plain, span) } else { Ident::new(plain, span) }
}

/// Words that are names only behind `r#`. `self`, `Self`, `super`, `crate` and `_` cannot be raw either.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait",
    "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

fn scalar_literal(value: Value, suffix: bool, span: Span) -> Piece {
    let bits = value.bits[0];
    let negative = match value.ty.scalar {
        Scalar::Bool => {
            let name = if bits == 0 { "false" } else { "true" };
            return Piece::new(vec![Ident::new(name, span).into()], ATOM, 0);
        }
        Scalar::F32 if !value.is_finite() => {
            let text = format!("{bits:#010x}_u32");
            return Piece { depth: 0, ..Piece::call(&["bits_f32"], vec![number(&text, span)], span) };
        }
        Scalar::F32 => value.f(0).is_sign_negative(),
        Scalar::I32 => value.i(0) < 0,
        Scalar::U32 => false,
    };
    let digits = match value.ty.scalar {
        Scalar::F32 => format!("{:?}", value.f(0).abs()),
        Scalar::I32 => value.i(0).unsigned_abs().to_string(),
        Scalar::U32 | Scalar::Bool => bits.to_string(),
    };
    let text = if suffix { format!("{digits}_{}", value.ty.name()) } else { digits };
    let piece = number(&text, span);
    if negative { Piece { depth: 0, ..piece.prefix('-', span) } } else { piece }
}

fn number(text: &str, span: Span) -> Piece {
    let literal: Literal = text.parse().expect("a number in Rust's own notation");
    Piece::new(vec![spanned(literal, span)], ATOM, 0)
}

fn spanned(mut literal: Literal, span: Span) -> TokenTree {
    literal.set_span(span);
    literal.into()
}

/// The number of a leaf as twins write it.
pub(super) fn leaf_id(id: u64) -> String {
    format!("{id:#018x}_u64")
}

fn list(items: Vec<Piece>, span: Span) -> Vec<TokenTree> {
    let mut out = Vec::new();
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push(punct(',', span));
        }
        out.extend(item.tokens);
    }
    out
}

pub(super) fn group(delimiter: Delimiter, tokens: Vec<TokenTree>, span: Span) -> TokenTree {
    let mut group = Group::new(delimiter, tokens.into_iter().collect());
    group.set_span(span);
    group.into()
}

pub(super) fn punct(c: char, span: Span) -> TokenTree {
    let mut punct = Punct::new(c, Spacing::Alone);
    punct.set_span(span);
    punct.into()
}

/// An operator of one or two characters.
fn symbol(text: &str, span: Span, out: &mut Vec<TokenTree>) {
    let last = text.len() - 1;
    for (i, c) in text.chars().enumerate() {
        let mut punct = Punct::new(c, if i < last { Spacing::Joint } else { Spacing::Alone });
        punct.set_span(span);
        out.push(punct.into());
    }
}
