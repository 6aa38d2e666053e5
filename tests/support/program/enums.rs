//! Enums: their variants, patterns, and `==` of what has parts.

use super::exprs::E;
use super::{BOOL, F32, Form, I32, T, U32, Variant, Whole, Writer};

impl Variant {
    /// The variant of this enum, with these fields.
    pub(super) fn of(&self, name: &str, fields: Vec<String>) -> String {
        let named = |(number, field): (usize, &String)| format!("{}: {field}", ["a", "b", "c"][number]);
        match fields.len() {
            0 => format!("{name}::{}", self.name),
            3 => {
                let fields: Vec<String> = fields.iter().enumerate().map(named).collect();
                format!("{name}::{} {{ {} }}", self.name, fields.join(", "))
            }
            _ => format!("{name}::{}({})", self.name, fields.join(", ")),
        }
    }
}

impl Writer<'_> {
    /// An enum of two to four variants.
    pub(super) fn enumeration(&mut self) {
        let count = 2 + self.c.below(3);
        let mut variants = Vec::new();
        for name in ["Empty", "Near", "Far", "Other"].into_iter().take(count) {
            let fields = self.c.weighted(&[3, 4, 2, 2]);
            let mut field =
                || if self.c.percent(50) { self.c.pick(&[F32, I32, U32, BOOL]) } else { self.ty() };
            variants.push(Variant { name, fields: (0..fields).map(|_| field()).collect() });
        }
        let (name, form) = ("Kind".to_owned(), Form::Enum);
        self.wholes.push(Whole { name, form, parts: Vec::new(), variants });
    }

    pub(super) fn enum_declaration(&self, i: usize) -> String {
        let Whole { name, variants, .. } = &self.wholes[i];
        let variant = |variant: &Variant| {
            let types = variant.fields.iter().map(|ty| self.type_name(*ty)).collect();
            variant.of("", types).trim_start_matches("::").to_owned()
        };
        let variants: Vec<String> = variants.iter().map(variant).collect();
        format!("#[derive(Clone, Copy, PartialEq)] pub enum {name} {{ {} }}", variants.join(", "))
    }

    pub(super) fn variant_literal(&mut self, i: usize, depth: usize) -> E {
        self.mark("enum");
        let variants = self.wholes[i].variants.clone();
        let made = |w: &mut Self| {
            let variant = w.c.pick(&variants);
            let fields = variant.fields.iter().map(|ty| w.text(*ty, depth)).collect();
            variant.of(&w.wholes[i].name, fields)
        };
        let first = made(self);
        if depth == 0 || self.c.percent(40) {
            return E::typed(first);
        }
        let (condition, second) = (self.condition(depth.min(1)), made(self));
        E::typed(format!("(if {condition} {{ {first} }} else {{ {second} }})"))
    }

    /// A pattern of one of the variants.
    pub(super) fn variant_pattern(&mut self, i: usize) -> String {
        let variants = self.wholes[i].variants.clone();
        let variant = self.c.pick(&variants);
        let mut taken = Vec::new();
        let fields = variant.fields.iter().map(|ty| self.fitted_part(*ty, &mut taken)).collect();
        variant.of(&self.wholes[i].name, fields)
    }

    /// `a == b` of structs, tuples, arrays, `Option`s and enums.
    pub(super) fn equal_wholes(&mut self, depth: usize) -> Option<String> {
        let wholes: Vec<usize> = (0..self.wholes.len()).filter(|i| self.is_equal(T::Whole(*i))).collect();
        if wholes.is_empty() {
            return None;
        }
        self.mark("equal parts");
        let ty = T::Whole(self.c.pick(&wholes));
        // The left side is borrowed while the right one is computed.
        let pure = std::mem::replace(&mut self.pure, true);
        let (a, b) = (self.known(ty, depth), self.known(ty, depth));
        self.pure = pure;
        Some(format!("(({a}) {} ({b}))", self.c.pick(&["==", "!="])))
    }

    /// True of what can be compared part by part.
    fn is_equal(&self, ty: T) -> bool {
        let T::Whole(i) = ty else { return ty != T::Step };
        let Whole { form, parts, variants, .. } = &self.wholes[i];
        let held = match form {
            Form::Matrix(_) => return false,
            Form::Option(item) | Form::Array(item) => self.is_equal(*item),
            _ => true,
        };
        held && parts.iter().all(|(_, ty)| self.is_equal(*ty))
            && variants.iter().flat_map(|variant| &variant.fields).all(|ty| self.is_equal(*ty))
    }
}
