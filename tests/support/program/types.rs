//! The types of a program.

use super::{BOOL, F32, Form, I32, T, U32, Whole, Writer, vector};
use flatten_core::ty::Scalar;

/// The parts of each form.
const FIELDS: &[&str] = &[".a", ".b", ".c"];
const NUMBERS: &[&str] = &[".0", ".1", ".2"];
const ELEMENTS: &[&str] = &["[0]", "[1]", "[2]"];
const AXES: &[&str] = &[".x_axis", ".y_axis", ".z_axis", ".w_axis"];

impl Writer<'_> {
    /// Structs of every form, arrays, a tuple and a matrix; what comes later may hold what came before.
    pub(super) fn types(&mut self) {
        for i in 0..self.c.weighted(&[1, 2, 3, 2]) {
            let form = match self.c.weighted(&[5, 3, 1]) {
                0 => Form::Named,
                1 => Form::Positional,
                _ => Form::Unit,
            };
            let (names, count) = match form {
                Form::Named => (FIELDS, 1 + self.c.below(3)),
                _ => (NUMBERS, usize::from(form != Form::Unit) * (1 + self.c.below(2))),
            };
            let parts = names[..count].iter().map(|name| (*name, self.ty())).collect();
            let name = ["Pair", "Hit", "State"][i].to_owned();
            self.wholes.push(Whole { name, form, parts, variants: Vec::new() });
        }
        if self.c.percent(52) {
            let columns = 2 + self.c.weighted(&[4, 3, 1]) as u8;
            let column = vector(Scalar::F32, columns);
            let parts = AXES[..columns as usize].iter().map(|axis| (*axis, column)).collect();
            self.add(Form::Matrix(columns), parts, format!("Mat{columns}"));
        }
        if self.c.percent(40) {
            self.tuple();
        }
        if self.c.percent(40) {
            self.enumeration();
        }
        for _ in 0..self.c.weighted(&[5, 4, 2]) {
            let item = if self.c.percent(40) { self.c.pick(&[F32, I32]) } else { self.element_type() };
            self.add(Form::Option(item), Vec::new(), format!("Option<{}>", self.type_name(item)));
        }
        for i in 0..self.c.weighted(&[1, 3, 3, 1]) {
            let element = if i == 0 { self.c.pick(&[F32, I32, F32]) } else { self.element_type() };
            let count = 2 + self.c.below(2);
            let parts = ELEMENTS[..count].iter().map(|name| (*name, element)).collect();
            let name = format!("[{}; {count}]", self.type_name(element));
            self.add(Form::Array(element), parts, name);
        }
    }

    fn tuple(&mut self) {
        let count = 2 + self.c.below(2);
        let parts: Vec<_> = NUMBERS[..count].iter().map(|name| (*name, self.ty())).collect();
        let names: Vec<String> = parts.iter().map(|(_, ty)| self.type_name(*ty)).collect();
        self.add(Form::Tuple, parts, format!("({})", names.join(", ")));
    }

    /// Two arrays of one type would be one type of two numbers.
    fn add(&mut self, form: Form, parts: Vec<(&'static str, T)>, name: String) {
        if self.wholes.iter().all(|w| w.name != name) {
            self.wholes.push(Whole { name, form, parts, variants: Vec::new() });
        }
    }

    /// Mostly something of parts.
    fn element_type(&mut self) -> T {
        match self.wholes.is_empty() || self.c.percent(30) {
            true => self.ty(),
            false => T::Whole(self.c.below(self.wholes.len())),
        }
    }

    /// Some type.
    pub(super) fn ty(&mut self) -> T {
        let wholes = self.wholes.len();
        match self.c.weighted(&[9, 4, 2, 3, 2, 2, 3, 1, 1, 1, 1, 1, 4 * wholes]) {
            0 => F32,
            1 => I32,
            2 => U32,
            3 => T::Usize,
            4 => BOOL,
            5 => vector(Scalar::F32, 2),
            6 => vector(Scalar::F32, 3),
            7 => vector(Scalar::F32, 4),
            8 => vector(Scalar::I32, 2),
            9 => vector(Scalar::I32, 3),
            10 => vector(Scalar::U32, 2),
            11 => vector(Scalar::Bool, 3),
            _ => T::Whole(self.c.below(wholes)),
        }
    }

    pub(super) fn type_name(&self, ty: T) -> String {
        match ty {
            T::Value(ty) => ty.name().to_owned(),
            T::Usize => "usize".to_owned(),
            T::Whole(i) => self.wholes[i].name.clone(),
            T::Step => unreachable!("nothing is declared of it"),
        }
    }

    /// The numbers of the types of this form.
    pub(super) fn of_form(&self, fits: impl Fn(Form) -> bool) -> Vec<usize> {
        (0..self.wholes.len()).filter(|i| fits(self.wholes[*i].form)).collect()
    }

    pub(super) fn form_of(&self, ty: T) -> Option<Form> {
        match ty {
            T::Whole(i) => Some(self.wholes[i].form),
            T::Value(_) | T::Usize | T::Step => None,
        }
    }
}
