//! What is made of parts: structs, tuples, arrays.

use super::exprs::E;
use super::{Form, T, U32, Writer};

impl Writer<'_> {
    /// The declarations of the structs that the functions name, and of those in them.
    pub(super) fn declarations(&self, functions: &str) -> String {
        let mut declarations = String::new();
        for i in self.of_form(Form::is_struct).into_iter().rev() {
            let name = &self.wholes[i].name;
            if functions.contains(name) || declarations.contains(name) {
                declarations = format!("{}\n{declarations}", self.declaration(i));
            }
        }
        declarations
    }

    /// The struct's declaration.
    fn declaration(&self, i: usize) -> String {
        let whole = &self.wholes[i];
        let parts = |named: bool| {
            let part = |(name, ty): &(&str, T)| match named {
                true => format!("pub {}: {}", &name[1..], self.type_name(*ty)),
                false => format!("pub {}", self.type_name(*ty)),
            };
            whole.parts.iter().map(part).collect::<Vec<_>>().join(", ")
        };
        let body = match whole.form {
            Form::Named => format!(" {{ {} }}", parts(true)),
            Form::Positional => format!("({});", parts(false)),
            Form::Unit => ";".to_owned(),
            Form::Enum => return self.enum_declaration(i),
            form => unreachable!("{form:?} is not declared"),
        };
        format!("#[derive(Clone, Copy, PartialEq)] pub struct {}{body}", whole.name)
    }

    /// The value of a whole, part by part.
    pub(super) fn whole_literal(&mut self, i: usize, depth: usize) -> E {
        let mut parts = self.wholes[i].parts.clone();
        match self.wholes[i].form {
            Form::Named => {
                self.mark("struct literal");
                // Fields are evaluated in the order written.
                let first = self.c.below(parts.len());
                parts.rotate_left(first);
                if parts.len() > 1 && self.c.percent(30) {
                    return self.updated(i, parts[0], depth);
                }
                let values = parts.into_iter().map(|(name, ty)| (name, self.text(ty, depth))).collect();
                return E::typed(self.whole(i, values));
            }
            Form::Array(element) => {
                self.mark("array");
                if self.form_of(element).is_some() {
                    self.mark("array of wholes");
                }
                if self.c.percent(20) {
                    self.mark("array of one value");
                    return E::typed(format!("[{}; {}]", self.known(element, depth), parts.len()));
                }
            }
            Form::Option(item) => return self.option_literal(item, depth),
            Form::Enum => return self.variant_literal(i, depth),
            Form::Matrix(columns) => return E::typed(self.matrix_literal(i, columns, depth)),
            Form::Positional => self.mark("tuple struct"),
            Form::Unit => self.mark("unit struct"),
            Form::Tuple => self.mark("tuple"),
        }
        let values = parts.into_iter().map(|(name, ty)| (name, self.known(ty, depth))).collect();
        E::typed(self.whole(i, values))
    }

    /// `Pair { a: .., ..base }`: what the others are taken from is computed last.
    fn updated(&mut self, i: usize, (name, ty): (&'static str, T), depth: usize) -> E {
        self.mark("struct update");
        let (value, rest) = (self.text(ty, depth), self.text(T::Whole(i), depth.min(1)));
        E::typed(format!("{} {{ {}: {value}, ..{rest} }}", self.wholes[i].name, &name[1..]))
    }

    /// A whole of these parts.
    pub(super) fn whole(&self, i: usize, values: Vec<(&'static str, String)>) -> String {
        let whole = &self.wholes[i];
        let written = |(name, value): (&str, String)| match whole.form {
            Form::Named => format!("{}: {value}", &name[1..]),
            _ => value,
        };
        let written: Vec<String> = values.into_iter().map(written).collect();
        let written = written.join(", ");
        match whole.form {
            Form::Named => format!("{} {{ {written} }}", whole.name),
            Form::Positional => format!("{}({written})", whole.name),
            Form::Unit => whole.name.clone(),
            Form::Enum => unreachable!("it has variants"),
            Form::Tuple => format!("({written})"),
            Form::Option(_) if written.is_empty() => "None".to_owned(),
            Form::Option(_) => format!("Some({written})"),
            Form::Array(_) => format!("[{written}]"),
            Form::Matrix(_) => format!("{}::from_cols({written})", whole.name),
        }
    }

    /// An element of an array in sight, by a number that is computed.
    pub(super) fn element(&mut self, ty: T) -> Option<E> {
        let mut places = self.places(false);
        places.retain(|p| self.form_of(p.ty) == Some(Form::Array(ty)));
        if places.is_empty() {
            return None;
        }
        let place = self.c.pick(&places);
        self.mark("element at run time");
        let index = self.index(place.ty);
        Some(E { text: format!("{}[{index}]", place.path), typed: place.typed })
    }

    /// A number below the length of an array.
    pub(super) fn index(&mut self, array: T) -> String {
        let T::Whole(i) = array else { unreachable!("it is an array") };
        self.number_below(self.wholes[i].parts.len())
    }

    /// A number below this one; now and then one that is computed with an effect.
    pub(super) fn number_below(&mut self, count: usize) -> String {
        if self.c.percent(8)
            && let Some(effect) = self.effect(U32, 0)
        {
            self.mark("effect in an index");
            return format!("({effect} % {count}) as usize");
        }
        match self.c.weighted(&[3, 2, 3, 2]) {
            0 => format!("({} % {count}) as usize", self.known(U32, 0)),
            1 => format!("({} & 1) as usize", self.known(super::I32, 0)),
            2 => format!("{} % {count}", self.known(T::Usize, 0)),
            _ => format!("({}).min({})", self.known(T::Usize, 0), count - 1),
        }
    }

    /// A part of a call, of a literal, or of a constant.
    pub(super) fn part_of_value(&mut self, ty: T, depth: usize) -> E {
        if self.c.percent(75)
            && let Some(element) = self.element(ty)
        {
            return element;
        }
        let part = |(i, w): (usize, &super::Whole)| {
            w.parts.iter().find(|(_, t)| *t == ty).map(|(name, _)| (T::Whole(i), *name))
        };
        let mut wholes: Vec<(T, &str)> = self.wholes.iter().enumerate().filter_map(part).collect();
        if let T::Value(t) = ty
            && t.lanes == 1
            && !t.is_bool()
        {
            wholes.push((T::Value(flatten_core::ty::Ty::new(t.scalar, 2)), ".y"));
            if t.is_float() {
                wholes.push((T::Value(flatten_core::ty::Ty::new(t.scalar, 3)), ".z"));
            }
        }
        if wholes.is_empty() {
            return self.form(ty, depth);
        }
        self.mark("field of a value");
        let (whole, name) = self.c.pick(&wholes);
        let text = self.known(whole, depth);
        E::typed(format!("({text}){name}"))
    }
}
