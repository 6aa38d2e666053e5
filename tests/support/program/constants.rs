//! Constants: of every scalar, of integers that are nothing else, computed, tables, and those of structs.

use super::exprs::E;
use super::{F32, I32, T, U32, Writer};
use std::fmt::Write;

/// Names with their items; what an item uses stands before it.
const ITEMS: &[(&str, &str)] = &[
    ("STEPS", "const STEPS: i32 = 3;"),
    ("HALF", "const HALF: f32 = 0.5;"),
    ("COUNT", "const COUNT: usize = 2;"),
    ("NARROW", "const NARROW: u8 = 3;"),
    ("WIDE", "const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };"),
    ("TABLE", "const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];"),
    ("doubled", "const fn doubled(n: u32) -> u32 { n * 2 }"),
    ("MASK", "const MASK: u32 = doubled(3) + 1;"),
];

/// The items that the text uses, and those that they use.
pub(super) fn used(text: &str) -> String {
    let mut items = String::new();
    for (name, item) in ITEMS.iter().rev() {
        if text.contains(name) || items.contains(name) {
            items = format!("{item}\n{items}");
        }
    }
    items
}

impl Writer<'_> {
    /// A constant of the type, if there is one.
    pub(super) fn constant(&mut self, ty: T) -> Option<E> {
        let text = match ty {
            F32 => match self.c.weighted(&[4, 4, 3]) {
                0 => "HALF".to_owned(),
                1 => {
                    self.mark("constant table");
                    format!("TABLE[{}]", self.number_below(4))
                }
                _ => self.of_struct("RATE").unwrap_or_else(|| "HALF".to_owned()),
            },
            I32 => match self.c.weighted(&[4, 3]) {
                0 => "STEPS".to_owned(),
                _ => {
                    self.mark("constant of another integer");
                    self.c.pick(&["(NARROW as i32)", "(WIDE as i32)"]).to_owned()
                }
            },
            U32 => "MASK".to_owned(),
            T::Usize => self.of_struct("SIZE").unwrap_or_else(|| "COUNT".to_owned()),
            T::Value(_) | T::Whole(_) | T::Step => return None,
        };
        self.mark("constant");
        Some(E::typed(text))
    }

    /// `Pair::RATE`, in a method also `Self::RATE`.
    fn of_struct(&mut self, name: &str) -> Option<String> {
        let structs = self.of_form(|form| form.is_struct());
        if structs.is_empty() {
            return None;
        }
        self.mark("associated constant");
        match self.owner.is_some() && self.c.percent(50) {
            true => Some(format!("Self::{name}")),
            false => {
                let owner = self.c.pick(&structs);
                Some(format!("{}::{name}", self.wholes[owner].name))
            }
        }
    }

    /// The constants of the structs, if the functions read any.
    pub(super) fn associated(&self, functions: &str) -> String {
        let mut source = String::new();
        if functions.contains("::RATE") || functions.contains("::SIZE") {
            for (i, owner) in self.of_form(|form| form.is_struct()).into_iter().enumerate() {
                let name = &self.wholes[owner].name;
                writeln!(
                    source,
                    "impl {name} {{ const RATE: f32 = {i}.25 + HALF; const SIZE: usize = COUNT + {i}; }}"
                )
                .expect("strings take all");
            }
        }
        source
    }
}
