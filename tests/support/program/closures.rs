//! Closures, and what calls them for each item.

use super::exprs::E;
use super::{BOOL, F32, I32, NAMES, T, Writer};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    /// What an iterator or a vector gives that a closure is called for, if it gives the type.
    pub(super) fn of_closures(&mut self, ty: T, depth: usize) -> Option<E> {
        let room = self.copies * 3 <= 12 && self.loops < 2 && self.blocks < 3;
        if !room || !self.c.percent(12) {
            return None;
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
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                let name = self.c.pick(&["any", "all"]);
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

    fn float_fold(&mut self, depth: usize) -> String {
        match self.c.below(3) {
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

    /// An array that is written there.
    fn items_of_a_fold(&mut self, depth: usize) -> (String, T) {
        let ty = self.c.pick(&[F32, I32]);
        let items: Vec<String> = (0..2 + self.c.below(2)).map(|_| self.known(ty, depth)).collect();
        (format!("[{}]", items.join(", ")), ty)
    }

    /// The patterns and the value of a closure that is called so often: its parameters by what stands before their
    /// names, whether they may be written, and their types. Nothing in it leaves it, and it writes nothing around it.
    fn inside(
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
            (names, w.known(ty, depth))
        });
        self.copies /= calls;
        (self.blocks, self.pure, self.in_condition) = (blocks, pure, condition);
        written
    }
}
