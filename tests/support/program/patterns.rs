//! Statements that take values apart.

use super::places::Place;
use super::{T, Writer};

impl Writer<'_> {
    /// `let (x, mut y) = (.., ..);`, `let Pair { a, b: y } = ..;`, `let [x, _] = ..;`, `(x, v.y) = (.., ..);`.
    pub(super) fn taken_apart(&mut self) -> Option<String> {
        match self.c.weighted(&[3, 4, 4, 4]) {
            0 => Some(self.tuple_pattern()),
            1 => self.struct_pattern(),
            2 => self.array_pattern(),
            _ => self.assigned_apart(),
        }
    }

    fn tuple_pattern(&mut self) -> String {
        self.mark("tuple pattern");
        let (first, second) = (self.ty(), self.ty());
        let (x, y) = (self.known(first, 2), self.known(second, 2));
        let (name, pattern) = self.bound(first);
        let (_, other) = self.bound_beside(second, name);
        format!("let ({pattern}, {other}) = ({x}, {y});")
    }

    /// A new name of the type, and its pattern.
    fn bound(&mut self, ty: T) -> (&'static str, String) {
        let (name, mutable) = (self.name(), self.c.percent(40));
        self.declare(name, ty, mutable);
        (name, format!("{}{name}", if mutable { "mut " } else { "" }))
    }

    /// As `bound`, in one pattern with another name.
    fn bound_beside(&mut self, ty: T, other: &'static str) -> (&'static str, String) {
        let name = self.name();
        if name == other {
            return ("_", "_".to_owned());
        }
        self.declare(name, ty, false);
        (name, name.to_owned())
    }

    fn struct_pattern(&mut self) -> Option<String> {
        let named = self.named();
        if named == 0 {
            return None;
        }
        self.mark("struct pattern");
        let i = self.c.below(named);
        let value = self.text(T::Struct(i), 2);
        let fields = self.structs[i].fields.clone();
        let renamed = self.c.below(fields.len());
        let mut parts = Vec::new();
        let mut taken: Vec<&str> = Vec::new();
        for (n, (field, ty)) in fields.iter().enumerate() {
            let field = &field[1..];
            let name = if n == renamed { self.name() } else { field };
            if taken.contains(&name) {
                continue;
            }
            taken.push(name);
            self.declare(name, *ty, false);
            parts.push(if name == field { field.to_owned() } else { format!("{field}: {name}") });
        }
        let rest = if parts.len() < fields.len() { ", .." } else { "" };
        Some(format!("let {} {{ {}{rest} }} = {value};", self.structs[i].name, parts.join(", ")))
    }

    fn array_pattern(&mut self) -> Option<String> {
        let arrays: Vec<usize> = (self.named()..self.structs.len()).collect();
        if arrays.is_empty() {
            return None;
        }
        self.mark("array pattern");
        let i = self.c.pick(&arrays);
        let (ty, count) = (self.structs[i].elements?, self.structs[i].fields.len());
        let value = self.text(T::Struct(i), 2);
        let (name, pattern) = self.bound(ty);
        let (_, other) = self.bound_beside(ty, name);
        let rest = if count == 3 { ", _" } else { "" };
        Some(format!("let [{pattern}, {other}{rest}] = {value};"))
    }

    /// The values are computed before anything is written.
    fn assigned_apart(&mut self) -> Option<String> {
        let first: Place = self.writable(|_| true)?;
        let second = self.writable(|p| p.local != first.local)?;
        self.mark("destructuring assignment");
        let (x, y) = (self.text(first.ty, 2), self.text(second.ty, 2));
        Some(format!("({}, {}) = ({x}, {y});", first.path, second.path))
    }
}
