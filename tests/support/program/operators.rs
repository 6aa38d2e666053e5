//! Operators of structs: `impl` blocks, of which each does something else with the parts, and what uses them.

use super::exprs::E;
use super::places::Place;
use super::{BOOL, F32, Form, I32, T, U32, Writer};

/// The blocks that every struct with parts has: the trait, what has it, the rest of the function's head, and how parts are made.
const BLOCKS: &[(&str, &str, &str, Part)] = &[
    ("Add", "NAME", "type Output = NAME; fn add(self, other: NAME) -> NAME", |ty, a, b| match ty {
        F32 => format!("if {a} < {b} {{ {a} }} else {{ {b} }}"),
        I32 | U32 | T::Usize | BOOL => format!("{a} ^ {b}"),
        _ => a.to_owned(),
    }),
    ("Sub<Self>", "&NAME", "type Output = NAME; fn sub(self, other: Self) -> Self::Output", |ty, a, b| {
        match ty {
            F32 => format!("-{b}"),
            _ => a.to_owned(),
        }
    }),
    ("Neg", "NAME", "type Output = Self; fn neg(self) -> Self", |ty, a, _| match ty {
        F32 => format!("-{a}"),
        BOOL => format!("!{a}"),
        _ => a.to_owned(),
    }),
    ("Mul<f32>", "NAME", "type Output = Self; fn mul(self, other: f32) -> Self", |ty, a, _| match ty {
        F32 => format!("if {a} < other {{ other }} else {{ {a} }}"),
        _ => a.to_owned(),
    }),
    ("Mul<i32>", "NAME", "type Output = Self; fn mul(self, other: i32) -> Self", |ty, a, _| match ty {
        F32 => "(other & 15) as f32".to_owned(),
        I32 => format!("{a} & other"),
        _ => a.to_owned(),
    }),
];

/// The blocks that each form of expression may need.
const USED: [&[usize]; 4] = [&[0], &[2], &[1], &[3, 4]];

/// What a part of the result is made of, by those of both sides.
type Part = fn(T, &str, &str) -> String;

impl Writer<'_> {
    /// The blocks of the structs that are declared.
    pub(super) fn operators(&self, declarations: &str) -> String {
        let is_declared = |i: &usize| declarations.contains(&format!("pub struct {}", self.wholes[*i].name));
        let mut blocks = String::new();
        for i in self.with_operators().into_iter().filter(is_declared) {
            let name = &self.wholes[i].name;
            let used = |block: usize| self.operators.contains(&(i, block));
            for (_, (operator, of, head, part)) in BLOCKS.iter().enumerate().filter(|(block, _)| used(*block))
            {
                let body = self.whole(i, self.made(i, *part));
                let (of, head) = (of.replace("NAME", name), head.replace("NAME", name));
                blocks += &format!("impl std::ops::{operator} for {of} {{ {head} {{ {body} }} }}\n");
            }
            if !used(BLOCKS.len()) {
                continue;
            }
            let (first, ty) = self.wholes[i].parts[0];
            let asks = match ty {
                F32 => format!("if other{first} < self{first} {{ return; }} "),
                BOOL => format!("if self{first} {{ return; }} "),
                _ => String::new(),
            };
            let head = format!("fn add_assign(&mut self, other: {name})");
            blocks += &format!(
                "impl std::ops::AddAssign for {name} {{ {head} {{ {asks}*self = *self + other; }} }}\n"
            );
        }
        blocks
    }

    fn made(&self, i: usize, part: Part) -> Vec<(&'static str, String)> {
        let made = |(name, ty): &(&'static str, T)| {
            (*name, part(*ty, &format!("self{name}"), &format!("other{name}")))
        };
        self.wholes[i].parts.iter().map(made).collect()
    }

    /// The structs that have operators.
    fn with_operators(&self) -> Vec<usize> {
        let mut structs = self.of_form(|form| matches!(form, Form::Named | Form::Positional));
        structs.retain(|i| !self.wholes[*i].parts.is_empty());
        structs
    }

    /// An operator that gives the struct, now and then.
    pub(super) fn of_operators(&mut self, i: usize, depth: usize) -> Option<E> {
        if !self.with_operators().contains(&i) || !self.c.percent(40) {
            return None;
        }
        let ty = T::Whole(i);
        self.spent += self.wholes[i].parts.len() * self.copies;
        let form = self.c.weighted(&[4, 2, 2, 4]);
        self.operators.extend(USED[form].iter().map(|block| (i, *block)));
        Some(match form {
            0 => {
                self.mark("operator of a struct");
                self.binary(ty, "+", depth)
            }
            1 => {
                self.mark("sign of a struct");
                E::typed(format!("(-{})", self.known(ty, depth)))
            }
            2 => {
                self.mark("operator of references");
                let frozen = self.frozen.len();
                let (a, b) = (self.shared(ty, &[], depth), self.shared(ty, &[], depth));
                self.frozen.truncate(frozen);
                E::typed(format!("({a} - {b})"))
            }
            _ => {
                self.mark("struct and number");
                let a = self.known(ty, depth);
                let b = match self.c.below(4) {
                    0 => self.known(F32, depth),
                    1 => self.known(I32, depth),
                    _ => self.c.pick(&["2.0", "(-0.5)", "5", "STEPS"]).to_owned(),
                };
                E::typed(format!("({a} * {b})"))
            }
        })
    }

    /// `place += value;` of a struct.
    pub(super) fn added(&mut self, place: &Place, depth: usize) -> Option<String> {
        let T::Whole(i) = place.ty else { return None };
        if !self.with_operators().contains(&i) {
            return None;
        }
        self.mark("compound assignment of a struct");
        self.operators.extend([(i, 0), (i, BLOCKS.len())]);
        self.spent += self.wholes[i].parts.len() * self.copies;
        let (frozen, hidden) = (self.frozen.len(), self.hidden.len());
        self.frozen.push(place.local);
        self.hidden.push(place.local);
        let value = self.known(place.ty, depth);
        self.frozen.truncate(frozen);
        self.hidden.truncate(hidden);
        let place = self.computed(place.clone());
        Some(format!("{} += {value};", place.path))
    }
}
