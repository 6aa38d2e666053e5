//! `fn shade(uv: Vec2, uniform time: f32) -> Vec4 {`: the first line of a graph.

use crate::ty::{Int, Param, Shape, Signature, Ty};

/// Reads the line, its `{` included.
pub(super) fn parse(line: &str) -> Result<Signature, String> {
    let mut cursor = Cursor { rest: line };
    cursor.word("fn")?;
    let name = cursor.ident()?.to_owned();
    cursor.word("(")?;
    let params = cursor.list(")", Cursor::param)?;
    cursor.word("->")?;
    let result = cursor.shape()?;
    cursor.word("{")?;
    match cursor.rest {
        "" => Ok(Signature { name, params, result }),
        rest => Err(format!("`{rest}` after the signature")),
    }
}

struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    fn eat(&mut self, word: &str) -> bool {
        match self.rest.strip_prefix(word) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }

    fn word(&mut self, word: &str) -> Result<(), String> {
        if self.eat(word) { Ok(()) } else { Err(format!("`{}` where `{word}` is due", self.rest)) }
    }

    fn ident(&mut self) -> Result<&'a str, String> {
        let end = self.rest.find(|c: char| c.is_whitespace() || "(){}[]<>,:;".contains(c));
        let (ident, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if ident.is_empty() {
            return Err(format!("`{}` where a name is due", self.rest));
        }
        self.rest = rest.trim_start();
        Ok(ident)
    }

    /// Items with commas between them, to the closing word.
    fn list<T>(
        &mut self,
        close: &str,
        item: fn(&mut Cursor<'a>) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let mut items = Vec::new();
        while !self.eat(close) {
            items.push(item(self)?);
            if !self.eat(",") {
                self.word(close)?;
                break;
            }
        }
        Ok(items)
    }

    fn param(&mut self) -> Result<Param, String> {
        let uniform = self.eat("uniform ");
        let out = self.eat("&mut ");
        let (name, shape) = self.field()?;
        Ok(Param { name, shape, uniform, out })
    }

    fn field(&mut self) -> Result<(String, Shape), String> {
        let name = self.ident()?.to_owned();
        self.word(":")?;
        Ok((name, self.shape()?))
    }

    /// A `{` at the end of the line opens the graph, any other one a struct.
    fn shape(&mut self) -> Result<Shape, String> {
        if self.eat("(") {
            return Ok(Shape::Tuple(self.list(")", Cursor::shape)?));
        }
        if self.eat("[") {
            let item = self.shape()?;
            self.word(";")?;
            let count = self.ident()?;
            let count = count.parse().map_err(|_| format!("`{count}` is no number of elements"))?;
            self.word("]")?;
            return Ok(Shape::Array(Box::new(item), count));
        }
        if self.eat("Option<") {
            let item = self.shape()?;
            self.word(">")?;
            return Ok(Shape::Option(Box::new(item)));
        }
        let name = self.ident()?;
        if self.rest.starts_with('{') && self.rest != "{" {
            self.word("{")?;
            let fields = self.list("}", Cursor::field)?;
            return Ok(Shape::Struct { name: name.to_owned(), fields });
        }
        if let Some(int) = Int::named(name) {
            return Ok(Shape::Int(int));
        }
        if let Some(columns) = [2, 3, 4].into_iter().find(|n| name == format!("Mat{n}")) {
            return Ok(Shape::Matrix(columns));
        }
        match name.parse()? {
            Ty::TUPLE => Err("`tuple` stays inside".to_owned()),
            ty => Ok(Shape::Value(ty)),
        }
    }
}
