//! An allow-list over the tokens of a twin's body: straight-line code without calls, and loops
//! whose exits are the only branches; anything else is refused.
//!
//! ```text
//! body   = `use` path `as f;`  { let | kept }  { `*` out `=` expr `;` }  expr
//! let    = `let` name `=` expr `;`  |  `let` names `= {` { let | kept } expr `};`
//! kept   = { `let mut` name `=` expr `;` }  `let` names `=` `loop {` { let | kept | exit } [ names `=` expr `;` ] `};`
//! exit   = `if` expr `{` { let | kept } `break` expr `};`
//! names  = name | `(` name, .. `)`
//! expr   = operators over names, `*` of parameters, fields, elements such as `a[2]`, literals, `( expr, .. )`,
//!          `[ expr, .. ]`, `&[ expr, .. ]`, calls and structs
//! call   = `f::NAME(..)` of the spelling table, `f::Vec3::splat(..)`, `f::Vec3Swizzles::xzy(..)`,
//!          `f::leaf::<NUMBER, _>(..)` of a leaf of the frame, `f::open(&place)` of a struct,
//!          `f::is_some(&place)`, `f::some_or(&place, &place)` and `f::option(..)` of an `Option`
//! ```

use super::spell::CALLS;
use crate::op::Swizzle;
use crate::ty::NAMES;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// What a body may name besides its own locals.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// What may stand before `{ .. }`.
    pub structs: Vec<String>,
    /// The parameters behind references: what may stand behind `*`.
    pub references: Vec<String>,
    /// The `&mut` parameters: each is written once, and read no more afterwards.
    pub outs: Vec<String>,
    /// The numbers of the leaves that may be called, as they are written.
    pub leaves: Vec<String>,
}

/// What a body holds that a twin must not.
///
/// # Errors
/// The first token that is not on the list, with a word on why.
pub fn straight(body: &TokenStream, names: &Names) -> Result<(), String> {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let mut statements = tokens.split(|t| is_punct(t, ';'));
    let head = statements.next().unwrap_or_default();
    if !is_facade_import(head) {
        return Err("the first statement is not `use .. as f;`".to_owned());
    }
    let statements: Vec<&[TokenTree]> = statements.collect();
    let (result, lets) = statements.split_last().ok_or("there is no result")?;
    let mut written = Vec::new();
    for statement in lets {
        match statement {
            [TokenTree::Ident(word), ..] if word == "let" && written.is_empty() => binding(statement, names)?,
            [star, TokenTree::Ident(out), eq, value @ ..] if is_punct(star, '*') && is_punct(eq, '=') => {
                expression(value, names)?;
                unread(value, &written)?;
                written.push(out.to_string());
            }
            _ => return Err(format!("`{}` is not a `let`", text(statement))),
        }
    }
    if written != names.outs {
        return Err(format!("{written:?} are written, not {:?}", names.outs));
    }
    unread(result, &written)?;
    expression(result, names)
}

/// `let name = expr`, `let mut name = expr`, a block or a loop.
fn binding(statement: &[TokenTree], names: &Names) -> Result<(), String> {
    match &statement[1..] {
        [TokenTree::Ident(word), TokenTree::Ident(_), eq, value @ ..]
            if word == "mut" && is_punct(eq, '=') =>
        {
            expression(value, names)
        }
        [bound, eq, TokenTree::Ident(word), TokenTree::Group(body)]
            if word == "loop" && is_punct(eq, '=') && are_names(bound) =>
        {
            repeated(body, names)
        }
        [bound, eq, TokenTree::Group(body)]
            if body.delimiter() == Delimiter::Brace && is_punct(eq, '=') && are_names(bound) =>
        {
            block(body, names)
        }
        [TokenTree::Ident(word), eq, value @ ..] if word != "mut" && is_punct(eq, '=') => {
            expression(value, names)
        }
        _ => Err(format!("`{}` is not a `let`", text(statement))),
    }
}

/// Bindings, and the value that they give.
fn block(body: &Group, names: &Names) -> Result<(), String> {
    expression(&bindings(body, names, "a block")?, names)
}

/// What stands behind the bindings of a list.
fn bindings(body: &Group, names: &Names, what: &str) -> Result<Vec<TokenTree>, String> {
    let tokens: Vec<TokenTree> = body.stream().into_iter().collect();
    let statements: Vec<&[TokenTree]> = tokens.split(|t| is_punct(t, ';')).collect();
    let (last, bindings) = statements.split_last().ok_or_else(|| format!("{what} is empty"))?;
    for statement in bindings {
        match statement {
            [TokenTree::Ident(word), ..] if word == "let" => binding(statement, names)?,
            _ => return Err(format!("`{}` does not stand in {what}", text(statement))),
        }
    }
    Ok(last.to_vec())
}

/// The body of a loop: bindings and exits, then the next values at once. It ends in an exit.
fn repeated(body: &Group, names: &Names) -> Result<(), String> {
    let tokens: Vec<TokenTree> = body.stream().into_iter().collect();
    let mut statements: Vec<&[TokenTree]> = tokens.split(|t| is_punct(t, ';')).collect();
    if body.delimiter() != Delimiter::Brace || statements.pop().is_none_or(|rest| !rest.is_empty()) {
        return Err("a loop has no value but that of its exits".to_owned());
    }
    let mut exits = 0;
    for (i, statement) in statements.iter().enumerate() {
        match statement {
            [TokenTree::Ident(word), ..] if word == "let" => binding(statement, names)?,
            [TokenTree::Ident(word), condition @ .., TokenTree::Group(inner)]
                if word == "if" && inner.delimiter() == Delimiter::Brace =>
            {
                expression(condition, names)?;
                exit(inner, names)?;
                exits += 1;
            }
            [next, eq, value @ ..] if is_punct(eq, '=') && are_names(next) && i + 1 == statements.len() => {
                expression(value, names)?;
            }
            _ => return Err(format!("`{}` does not stand in a loop", text(statement))),
        }
    }
    if exits == 0 { Err("a loop has no exit".to_owned()) } else { Ok(()) }
}

/// What only who leaves computes, and what it leaves with.
fn exit(body: &Group, names: &Names) -> Result<(), String> {
    match &bindings(body, names, "an exit")?[..] {
        [TokenTree::Ident(word), value @ ..] if word == "break" => expression(value, names),
        last => Err(format!("`{}` is not `break` with a value", text(last))),
    }
}

/// True of `name`, and of `(name, name)`.
fn are_names(token: &TokenTree) -> bool {
    let is_name = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if !WORDS.contains(&word.to_string().as_str()));
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            group.stream().into_iter().all(|token| is_name(&token) || is_punct(&token, ','))
        }
        token => is_name(token),
    }
}

/// Refuses tokens that read a parameter which has been written already. The name of a field is no read.
fn unread(tokens: &[TokenTree], written: &[String]) -> Result<(), String> {
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if written.contains(&word.to_string()) && !is_field(tokens, i) => {
                return Err(format!("`{word}` is read after it is written"));
            }
            TokenTree::Group(group) => unread(&group.stream().into_iter().collect::<Vec<_>>(), written)?,
            _ => {}
        }
    }
    Ok(())
}

/// True of a name behind a dot, and of one before a single colon.
fn is_field(tokens: &[TokenTree], at: usize) -> bool {
    let is = |at: Option<usize>, c| at.and_then(|at| tokens.get(at)).is_some_and(|token| is_punct(token, c));
    is(at.checked_sub(1), '.') || (is(Some(at + 1), ':') && !is(Some(at + 2), ':'))
}

/// Words that never stand in a twin. Some cannot follow from the other rules; all are named for the message.
const WORDS: &[&str] = &[
    "if", "else", "match", "while", "loop", "for", "return", "break", "continue", "let", "fn", "move",
    "async", "await", "unsafe", "as", "in", "mut", "ref", "const", "static", "use", "impl", "dyn", "where",
    "yield",
];

fn is_facade_import(tokens: &[TokenTree]) -> bool {
    let last = tokens.len().saturating_sub(2);
    let word = |i: usize, name| matches!(tokens.get(i), Some(TokenTree::Ident(id)) if id == name);
    let plain = |t: &TokenTree| matches!(t, TokenTree::Ident(_)) || is_punct(t, ':') || is_punct(t, '$');
    word(0, "use") && word(last, "as") && word(last + 1, "f") && tokens[1..last].iter().all(plain)
}

/// An expression: operands with operators between them.
fn expression(tokens: &[TokenTree], names: &Names) -> Result<(), String> {
    let mut rest = tokens;
    loop {
        while let [op, tail @ ..] = rest
            && (is_punct(op, '-') || is_punct(op, '!'))
        {
            rest = tail;
        }
        rest = operand(unreferenced(rest, names), names)?;
        rest = match operator(rest) {
            Some(tail) => tail,
            None if rest.is_empty() => return Ok(()),
            None => return Err(format!("`{}` follows an operand", text(rest))),
        };
    }
}

/// Skips the `*`s before a parameter that is a reference.
fn unreferenced<'a>(tokens: &'a [TokenTree], names: &Names) -> &'a [TokenTree] {
    let stars = tokens.iter().take_while(|t| is_punct(t, '*')).count();
    match tokens.get(stars) {
        Some(TokenTree::Ident(word)) if is_reference(&word.to_string(), names) => &tokens[stars..],
        _ => tokens,
    }
}

/// True of what may stand behind `*`: parameters, and what `f::some_or` gives.
fn is_reference(name: &str, names: &Names) -> bool {
    names.references.iter().any(|known| known == name) || name.starts_with("__some")
}

/// Skips one operand with its field reads.
fn operand<'a>(tokens: &'a [TokenTree], names: &Names) -> Result<&'a [TokenTree], String> {
    let mut rest = match tokens {
        [TokenTree::Literal(_), rest @ ..] => rest,
        [TokenTree::Group(group), rest @ ..]
            if matches!(group.delimiter(), Delimiter::Parenthesis | Delimiter::Bracket) =>
        {
            arguments(group.stream(), names)?;
            rest
        }
        [borrow, TokenTree::Group(group), rest @ ..]
            if is_punct(borrow, '&') && group.delimiter() == Delimiter::Bracket =>
        {
            arguments(group.stream(), names)?;
            rest
        }
        [TokenTree::Ident(word), ..] if WORDS.contains(&word.to_string().as_str()) => {
            return Err(format!("`{word}` is not straight-line code"));
        }
        [TokenTree::Ident(_), ..] => name(tokens, names)?,
        [] => return Err("an operand is missing".to_owned()),
        _ => return Err(format!("`{}` is no operand", text(&tokens[..1]))),
    };
    loop {
        rest = match rest {
            [TokenTree::Group(group), tail @ ..] if is_element(group) => tail,
            [dot, field, tail @ ..] if is_punct(dot, '.') => match field {
                TokenTree::Ident(word) if !WORDS.contains(&word.to_string().as_str()) => tail,
                TokenTree::Literal(_) => tail,
                _ => return Err(format!("`.{field}` is no field")),
            },
            _ => return Ok(rest),
        }
    }
}

/// True of `[2]`: the number of an element, which rustc knows to be in bounds.
fn is_element(group: &Group) -> bool {
    let mut tokens = group.stream().into_iter();
    let number = matches!(tokens.next(), Some(TokenTree::Literal(_)));
    group.delimiter() == Delimiter::Bracket && number && tokens.next().is_none()
}

/// Skips a name, a call or a struct.
fn name<'a>(tokens: &'a [TokenTree], names: &Names) -> Result<&'a [TokenTree], String> {
    let (path, rest) = path(tokens);
    if path == ["f", "leaf"] {
        return leaf(rest, names);
    }
    match rest {
        [TokenTree::Group(group), tail @ ..]
            if path[0] == "f"
                && path.len() == 2
                && ["open", "is_some", "some_or"].contains(&path[1].as_str()) =>
        {
            let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
            let places: Vec<&[TokenTree]> = tokens.split(|t| is_punct(t, ',')).collect();
            if places.len() != 1 + usize::from(path[1] == "some_or") {
                return Err(format!("`f::{}` takes {} places", path[1], places.len()));
            }
            places.into_iter().try_for_each(|place| self::place(place, names))?;
            Ok(tail)
        }
        [TokenTree::Group(group), tail @ ..] if group.delimiter() == Delimiter::Parenthesis => {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            if !is_known_call(&path) {
                return Err(format!("`{}` is called", path.join("::")));
            }
            arguments(group.stream(), names)?;
            Ok(tail)
        }
        [TokenTree::Group(group), tail @ ..] if group.delimiter() == Delimiter::Brace => {
            let last = path.last().expect("a path has a name");
            if !names.structs.contains(last) {
                return Err(format!("`{last} {{ .. }}` is not the result"));
            }
            fields(group.stream(), names)?;
            Ok(tail)
        }
        _ if path.len() > 1 => Err(format!("`{}` is not a local", path.join("::"))),
        _ => Ok(rest),
    }
}

/// `&ray`, `&*ray`, `&__open0.1[2]`: what `f::open` takes.
fn place(tokens: &[TokenTree], names: &Names) -> Result<(), String> {
    match tokens {
        [borrow, place @ ..] if is_punct(borrow, '&') => match unreferenced(place, names) {
            [TokenTree::Ident(_), rest @ ..]
                if rest.first().is_none_or(is_part)
                    && operand(unreferenced(place, names), names)?.is_empty() =>
            {
                Ok(())
            }
            _ => Err(format!("`{}` is opened", text(place))),
        },
        _ => Err("`f::open` takes no place".to_owned()),
    }
}

/// True of what leads from a place to a part of it.
fn is_part(token: &TokenTree) -> bool {
    is_punct(token, '.') || matches!(token, TokenTree::Group(group) if is_element(group))
}

/// Skips `::<NUMBER, _>(..)`.
fn leaf<'a>(tokens: &'a [TokenTree], names: &Names) -> Result<&'a [TokenTree], String> {
    match tokens {
        [
            a,
            b,
            open,
            TokenTree::Literal(id),
            comma,
            TokenTree::Ident(any),
            close,
            TokenTree::Group(args),
            tail @ ..,
        ] if is_punct(a, ':')
            && is_punct(b, ':')
            && is_punct(open, '<')
            && is_punct(comma, ',')
            && any == "_"
            && is_punct(close, '>')
            && args.delimiter() == Delimiter::Parenthesis =>
        {
            if !names.leaves.contains(&id.to_string()) {
                return Err(format!("`{id}` is no leaf of this function"));
            }
            match args.stream().is_empty() {
                true => Err("a leaf is called without its operand".to_owned()),
                false => arguments(args.stream(), names).map(|()| tail),
            }
        }
        _ => Err("`f::leaf` is no call of a leaf".to_owned()),
    }
}

fn path(tokens: &[TokenTree]) -> (Vec<String>, &[TokenTree]) {
    let mut names = Vec::new();
    let mut rest = tokens;
    while let [TokenTree::Ident(word), tail @ ..] = rest {
        names.push(word.to_string());
        rest = tail;
        match tail {
            [a, b, TokenTree::Ident(_), ..] if is_punct(a, ':') && is_punct(b, ':') => rest = &tail[2..],
            _ => break,
        }
    }
    (names, rest)
}

fn is_known_call(path: &[&str]) -> bool {
    match path {
        ["f", "option"] => true,
        ["f", name] => CALLS.binary_search(name).is_ok(),
        ["f", ty, "splat"] => NAMES.iter().any(|(t, name)| name == ty && t.is_vector()),
        ["f", "Vec2Swizzles" | "Vec3Swizzles" | "Vec4Swizzles", letters] => Swizzle::parse(letters).is_some(),
        _ => false,
    }
}

fn arguments(stream: TokenStream, names: &Names) -> Result<(), String> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut items: Vec<&[TokenTree]> = tokens.split(|t| is_punct(t, ',')).collect();
    if items.last().is_some_and(|last| last.is_empty()) {
        items.pop();
    }
    items.into_iter().try_for_each(|item| expression(item, names))
}

fn fields(stream: TokenStream, names: &Names) -> Result<(), String> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    for field in tokens.split(|t| is_punct(t, ',')).filter(|field| !field.is_empty()) {
        match field {
            [TokenTree::Ident(_) | TokenTree::Literal(_), colon, value @ ..] if is_punct(colon, ':') => {
                expression(value, names)?;
            }
            _ => return Err(format!("`{}` is no field with its value", text(field))),
        }
    }
    Ok(())
}

/// Skips a binary operator. `&&`, `||`, `=`, `..`, `?` are not among them.
fn operator(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    const OPERATORS: &[&str] = &["+", "-", "*", "/", "%", "&", "|", "^", "==", "!=", "<", "<=", ">", ">="];
    let mut symbol = String::new();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Punct(punct) = token else { break };
        symbol.push(punct.as_char());
        if punct.spacing() == proc_macro2::Spacing::Alone {
            return OPERATORS.contains(&symbol.as_str()).then_some(&tokens[i + 1..]);
        }
    }
    None
}

fn is_punct(token: &TokenTree, c: char) -> bool {
    matches!(token, TokenTree::Punct(p) if p.as_char() == c)
}

fn text(tokens: &[TokenTree]) -> String {
    tokens.iter().cloned().collect::<TokenStream>().to_string()
}
