//! Loops of whatever is there.

use crate::make::{Maker, Style};
use crate::recipe::{Arg, Repeat, What};
use flatten_core::op::Op;
use flatten_core::ty::Ty;
use flatten_core::value::Value;

impl Maker<'_> {
    /// A loop that runs up to four times, and its results.
    pub(crate) fn repeat(&mut self) {
        let carried: Vec<Ty> = (0..1 + self.random.below(2)).map(|_| self.random.pick(&self.types)).collect();
        let captured: Vec<Ty> = (0..self.random.below(3)).map(|_| self.random.pick(&self.types)).collect();
        let mut inner = Maker::new(self.random, Style::Chains);
        inner.inner = true;
        inner.types = [&carried[..], &captured].concat();
        let counter = inner.push(What::Param { uniform: false }, Ty::U32, vec![]);
        for ty in inner.types.clone() {
            inner.push(What::Param { uniform: false }, ty, vec![]);
        }
        let limit = Value::u32(inner.random.below(5) as u32);
        let limit = inner.push(What::Const(limit), Ty::U32, vec![]);
        let arg = |at| Arg { at, not: false };
        let goes_on = inner.push(What::Op(Op::Lt), Ty::BOOL, vec![arg(counter), arg(limit)]);
        let one = inner.push(What::Const(Value::u32(1)), Ty::U32, vec![]);
        let next = inner.push(What::Op(Op::Add), Ty::U32, vec![arg(counter), arg(one)]);
        for _ in 0..3 + inner.random.below(8) {
            let ty = inner.random.pick(&inner.types);
            inner.step(ty);
        }
        let results: Vec<Arg> = carried.iter().map(|ty| inner.operand(*ty)).collect();
        let values: Vec<Arg> = carried.iter().map(|ty| inner.operand(*ty)).collect();
        inner.recipe.roots = vec![Arg { at: goes_on, not: true }];
        inner.recipe.roots.extend(results);
        inner.recipe.roots.push(arg(next));
        inner.recipe.roots.extend(values);
        let body = inner.recipe.pruned();
        let zero = self.push(What::Const(Value::u32(0)), Ty::U32, vec![]);
        let mut args = vec![arg(zero)];
        args.extend(carried.iter().chain(&captured).map(|ty| self.operand(*ty)).collect::<Vec<_>>());
        let repeat = Repeat { body, carried: 1 + carried.len(), results: carried.len() };
        let at = self.push(What::Loop(Box::new(repeat)), Ty::TUPLE, args);
        for (i, ty) in carried.iter().enumerate() {
            self.push(What::Item(i as u32), *ty, vec![arg(at)]);
        }
    }
}
