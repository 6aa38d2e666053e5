//! Closures, and what calls them for each item.

use super::exprs::E;
use super::{BOOL, F32, I32, NAMES, T, Writer};
use flatten_core::ty::Scalar;

/// Functions that take functions, by the names that they are called by.
const TAKERS: &[(&str, &str)] = &[
    (
        "taken",
        "fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 \
         { let first = f(x); if first > 2.0 { return first; } f(first - 1.0) }",
    ),
    (
        "counted",
        "fn counted<F>(f: &F) -> i32 where F: Fn(i32) -> i32 { let mut sum = 0_i32; \
         for i in 0..3 { let v = f(i); if v < 0 { return sum; } sum ^= v; } sum }",
    ),
    ("asked", "fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool { f(x, 1) && !f(-x, 2) }"),
];

/// Those that are called.
pub(super) fn takers(functions: &str) -> String {
    let called = |(name, _): &&(&str, &str)| functions.contains(&format!("{name}("));
    TAKERS.iter().filter(called).map(|(_, text)| format!("{text}\n")).collect()
}

impl Writer<'_> {
    /// What an iterator or a vector gives that a closure is called for, if it gives the type.
    pub(super) fn of_closures(&mut self, ty: T, depth: usize) -> Option<E> {
        let room = self.copies * 3 <= 12 && self.loops < 2 && self.blocks < 3;
        if !room || !self.c.percent(16) {
            return None;
        }
        let is_plain = matches!(ty, T::Value(_) | T::Usize);
        if is_plain && self.c.percent(12) {
            return self.generic(ty, depth).map(E::typed);
        }
        if matches!(ty, F32 | I32 | BOOL) && self.c.percent(30) {
            return Some(E::typed(self.taking(ty, depth)));
        }
        match ty {
            F32 => {
                self.mark("fold");
                Some(E::typed(self.float_fold(depth)))
            }
            I32 => {
                self.mark("fold");
                let (items, item) = self.items_of_a_fold(depth);
                let first = self.known(I32, depth);
                let next = self.inside(3, &[("&", false, item), ("", false, I32)], I32, depth);
                let [of, sum] = [next.0[0].clone(), next.0[1].clone()];
                Some(E::typed(format!("{items}.iter().fold({first}, |{sum}, {of}| {})", next.1)))
            }
            BOOL => {
                self.mark("question to all");
                let (items, item) = self.items_of_a_fold(depth);
                let name = self.c.pick(&["any", "all"]);
                if self.c.percent(30) {
                    self.mark("items left out");
                    let cut = self.items_left_out(item, depth);
                    let (names, holds) = self.inside(3, &[("", false, item)], BOOL, depth);
                    return Some(E::typed(format!(
                        "{items}.into_iter(){cut}.{name}(|{}| {holds})",
                        names[0]
                    )));
                }
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                Some(E::typed(format!("{items}.iter().{name}(|{}| {holds})", names[0])))
            }
            T::Value(ty) if ty.is_vector() && ty.scalar == Scalar::F32 => {
                self.mark("map of a vector");
                let vector = self.known(T::Value(ty), depth);
                let (names, lane) = self.inside(ty.lanes as usize, &[("", false, F32)], F32, depth);
                Some(E::typed(format!("({vector}).map(|{}| {lane})", names[0])))
            }
            _ => None,
        }
    }

    /// A call of a function that takes a closure.
    fn taking(&mut self, ty: T, depth: usize) -> String {
        self.mark("function that takes one");
        match ty {
            F32 => {
                let x = self.known(F32, depth);
                let (names, value) = self.inside(2, &[("", false, F32)], F32, depth);
                format!("taken({x}, |{}| {value})", names[0])
            }
            I32 => {
                let (names, value) = self.inside(3, &[("", false, I32)], I32, depth);
                format!("counted(&|{}| {value})", names[0])
            }
            _ => {
                let (names, value) = self.inside(2, &[("", false, F32), ("", false, I32)], BOOL, depth);
                // The closure borrows what it reads.
                let pure = std::mem::replace(&mut self.pure, true);
                let x = self.known(F32, depth);
                self.pure = pure;
                format!("asked(&|{}, {}| {value}, {x})", names[0], names[1])
            }
        }
    }

    fn float_fold(&mut self, depth: usize) -> String {
        match self.c.weighted(&[3, 3, 3, 5]) {
            3 => {
                self.mark("items left out");
                let (items, item) = self.items_of_a_fold(depth);
                let cut = self.items_left_out(item, depth);
                let (names, value) = self.inside(3, &[("", false, item)], F32, depth);
                format!("{items}.into_iter(){cut}.map(|{}| {value}).sum::<f32>()", names[0])
            }
            0 => {
                let (names, value) = self.inside(3, &[("", false, I32)], F32, depth);
                format!("(0..{}i32).map(|{}| {value}).sum::<f32>()", 2 + self.c.below(2), names[0])
            }
            1 => {
                let (items, item) = self.items_of_a_fold(depth);
                let kept = self.inside(3, &[("&", false, item)], BOOL, depth);
                let value = self.inside(3, &[("", true, item)], F32, depth);
                let (kept, value) = ((kept.0[0].clone(), kept.1), (value.0[0].clone(), value.1));
                format!(
                    "{items}.into_iter().filter(|{}| {}).map(|{}| {}).sum::<f32>()",
                    kept.0, kept.1, value.0, value.1
                )
            }
            _ => {
                let (items, item) = self.items_of_a_fold(depth);
                let first = self.known(F32, depth);
                let numbered = self.c.percent(40);
                let (method, params): (_, &[(&str, bool, T)]) = match numbered {
                    true => (".enumerate()", &[("", false, F32), ("", false, T::Usize), ("&", false, item)]),
                    false => ("", &[("", false, F32), ("&", false, item)]),
                };
                let (names, next) = self.inside(3, params, F32, depth);
                let items = format!("{items}.iter(){method}");
                match numbered {
                    true => {
                        format!("{items}.fold({first}, |{}, ({}, {})| {next})", names[0], names[1], names[2])
                    }
                    false => format!("{items}.fold({first}, |{}, {}| {next})", names[0], names[1]),
                }
            }
        }
    }

    /// What leaves out some of these items.
    fn items_left_out(&mut self, item: T, depth: usize) -> String {
        match self.c.below(6) {
            0 => format!(".skip({})", self.c.below(3)),
            1 => format!(".take({} % 3)", self.known(T::Usize, 0)),
            2 => format!(".skip({} % 2).take(1)", self.known(T::Usize, 0)),
            3 => {
                let method = self.c.pick(&["take_while", "skip_while"]);
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                format!(".{method}(|{}| {holds})", names[0])
            }
            4 => {
                let method = self.c.pick(&["filter_map", "map_while"]);
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                format!(".{method}(|kept| Some(kept).filter(|{}| {holds}))", names[0])
            }
            _ => {
                let (names, holds) = self.inside(3, &[("", false, item)], BOOL, depth);
                format!(".enumerate().filter(|&(_, {})| {holds}).skip(1).map(|(_, x)| x)", names[0])
            }
        }
    }

    /// An array that is written there.
    fn items_of_a_fold(&mut self, depth: usize) -> (String, T) {
        let ty = self.c.pick(&[F32, I32]);
        let items: Vec<String> = (0..2 + self.c.below(2)).map(|_| self.known(ty, depth)).collect();
        (format!("[{}]", items.join(", ")), ty)
    }

    /// The patterns and the value of a closure that is called so often: its parameters by what stands before their
    /// names, whether they may be written, and their types. Nothing in it leaves it, and it writes nothing around it.
    pub(super) fn inside(
        &mut self,
        calls: usize,
        params: &[(&str, bool, T)],
        ty: T,
        depth: usize,
    ) -> (Vec<String>, String) {
        let blocks = std::mem::replace(&mut self.blocks, 4);
        let pure = std::mem::replace(&mut self.pure, true);
        let condition = std::mem::replace(&mut self.in_condition, false);
        self.copies *= calls;
        let written = self.scope(|w| {
            let (mut names, mut taken) = (Vec::new(), Vec::new());
            for (before, mutable, ty) in params {
                let mut name = w.name();
                if taken.contains(&name) {
                    name = NAMES.iter().find(|name| !taken.contains(name)).expect("there are more names");
                }
                taken.push(name);
                w.declare(name, *ty, *mutable);
                names.push(format!("{before}{}{name}", if *mutable { "mut " } else { "" }));
            }
            let value = match w.c.percent(25) {
                true => {
                    w.mark("return in a closure");
                    let (asked, early) = (w.known(BOOL, 1), w.known(ty, 1));
                    format!("{{ if {asked} {{ return {early}; }} {} }}", w.known(ty, depth))
                }
                false => w.known(ty, depth),
            };
            (names, value)
        });
        self.copies /= calls;
        (self.blocks, self.pure, self.in_condition) = (blocks, pure, condition);
        written
    }
}
