//! Constants and statics: of every scalar, of integers that are nothing else, computed, tables, and those of structs.

use super::exprs::E;
use super::{BOOL, F32, Form, I32, T, U32, Whole, Writer};
use flatten_core::ty::{Scalar, Ty};
use std::fmt::Write;

/// Names with their items; what an item uses stands before it.
const ITEMS: &[(&str, &str)] = &[
    ("STEPS", "const STEPS: i32 = 3;"),
    ("HALF", "const HALF: f32 = 0.5;"),
    ("COUNT", "const COUNT: usize = 2;"),
    ("NARROW", "const NARROW: u8 = 3;"),
    ("WIDE", "const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };"),
    ("TABLE", "const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];"),
    ("STILL", "static STILL: f32 = HALF - 1.25;"),
    ("CORNER", "const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);"),
    // Of so many that choices are dearer than a look.
    ("RAMP", "const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];"),
    ("LEVELS", "const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];"),
    ("MASKS", "const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];"),
    ("FLAGS", "const FLAGS: [bool; 9] = [true, false, false, STEPS > 2, true, false, true, true, false];"),
    (
        "POINTS",
        "const POINTS: [Vec3; 6] = [Vec3::X, CORNER, Vec3::NEG_Y, Vec3::ONE, Vec3::new(0.5, 0.0, -3.0), CORNER];",
    ),
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
            F32 => match self.c.weighted(&[8, 8, 6, 2, 3]) {
                0 => "HALF".to_owned(),
                1 => {
                    self.mark("constant table");
                    format!("TABLE[{}]", self.number_below(4))
                }
                2 => {
                    self.mark("static");
                    "STILL".to_owned()
                }
                3 => self.long_table("RAMP", 9),
                _ => self.of_struct("RATE").unwrap_or_else(|| "HALF".to_owned()),
            },
            I32 => match self.c.weighted(&[8, 2, 6]) {
                0 => "STEPS".to_owned(),
                1 => self.long_table("LEVELS", 8),
                _ => {
                    self.mark("constant of another integer");
                    self.c.pick(&["(NARROW as i32)", "(WIDE as i32)"]).to_owned()
                }
            },
            U32 if self.c.percent(85) => "MASK".to_owned(),
            U32 => self.long_table("MASKS", 7),
            BOOL if self.c.percent(6) => self.long_table("FLAGS", 9),
            T::Value(Ty { scalar: Scalar::F32, lanes: 3 }) if self.c.percent(25) => {
                match self.c.percent(50) {
                    true => "CORNER".to_owned(),
                    false => self.long_table("POINTS", 6),
                }
            }
            T::Usize => self.of_struct("SIZE").unwrap_or_else(|| "COUNT".to_owned()),
            T::Whole(i) if self.form_of(ty).is_some_and(Form::is_struct) && self.c.percent(25) => {
                return Some(self.of_parts(i));
            }
            T::Value(_) | T::Whole(_) | T::Step => return None,
        };
        self.mark("constant");
        Some(E::typed(text))
    }

    /// An element of a table that is looked up.
    fn long_table(&mut self, name: &str, count: usize) -> String {
        self.mark("long constant table");
        format!("{name}[{}]", self.number_below(count))
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

    /// `Pair::FIRST`, or one of `Pair::ALL`.
    fn of_parts(&mut self, i: usize) -> E {
        self.mark("constant of a struct");
        let name = self.wholes[i].name.clone();
        E::typed(match self.c.percent(50) {
            true => format!("{name}::FIRST"),
            false => format!("{name}::ALL[{}]", self.number_below(2)),
        })
    }

    /// A value of the type that is written without anything else; others by other numbers.
    fn fixed(&self, ty: T, number: usize) -> String {
        let of = |values: &[&str]| values[number % values.len()].to_owned();
        match ty {
            F32 => of(&["0.5", "-0.0", "2.0", "-1.5"]),
            I32 => of(&["3", "-2", "i32::MAX"]),
            U32 | T::Usize => of(&["2", "0", "5"]),
            BOOL => of(&["true", "false"]),
            T::Value(ty) => {
                let lane = |i: u8| self.fixed(T::Value(ty.element()), number + i as usize);
                format!("{}::new({})", ty.name(), (0..ty.lanes).map(lane).collect::<Vec<_>>().join(", "))
            }
            T::Whole(i) if self.wholes[i].form == Form::Enum => {
                let variant = &self.wholes[i].variants[number % self.wholes[i].variants.len()];
                let fields = variant.fields.iter().enumerate();
                variant.of(&self.wholes[i].name, fields.map(|(n, ty)| self.fixed(*ty, number + n)).collect())
            }
            T::Whole(i) if let Form::Option(item) = self.wholes[i].form => match number % 2 {
                0 => "None".to_owned(),
                _ => format!("Some({})", self.fixed(item, number)),
            },
            T::Whole(i) => {
                let parts = self.wholes[i].parts.iter().enumerate();
                self.whole(i, parts.map(|(n, (name, ty))| (*name, self.fixed(*ty, number + n))).collect())
            }
            T::Step => unreachable!("it has no constants"),
        }
    }

    /// The constants of the structs, if the functions read any.
    pub(super) fn associated(&self, functions: &str) -> String {
        let mut source = String::new();
        for i in self.of_form(Form::is_struct) {
            let Whole { name, .. } = &self.wholes[i];
            if functions.contains(&format!("{name}::FIRST")) || functions.contains(&format!("{name}::ALL")) {
                let (first, second) = (self.fixed(T::Whole(i), 0), self.fixed(T::Whole(i), 1));
                writeln!(
                    source,
                    "impl {name} {{ const FIRST: Self = {first}; const ALL: [{name}; 2] = [{second}, Self::FIRST]; }}"
                )
                .expect("strings take all");
            }
        }
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
