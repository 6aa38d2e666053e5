//! The smart constructors: the only way to add a node. Complements and operands come out in canonical order,
//! constants are folded, and the rules are tried.

use crate::graph::intern::hash_of;
use crate::graph::{Graph, Id, Rank, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::rules;
use crate::ty::Ty;
use crate::value::Value;

/// How many rules may fire for one call of [`Graph::add`]: a wrong rule may cost an optimisation, never hang a
/// user's build.
pub(super) const FUEL: u32 = 64;

impl Graph {
    /// The simplest node known to compute `op` of these operands.
    ///
    /// `op` is none of `const`, `param`, `loop`, `call` and `project`, and the operands have types that [`Op::result`] accepts.
    pub fn add(&mut self, op: Op, args: &[Ref]) -> Ref {
        self.settle(op, args, &mut { FUEL })
    }

    /// `!x`, of any `bool`.
    pub fn not(&mut self, x: Ref) -> Ref {
        debug_assert!(self.ty(x).is_bool(), "only bool has complements");
        !x
    }

    /// `x & y` of bools.
    pub fn and(&mut self, x: Ref, y: Ref) -> Ref {
        self.add(Op::And, &[x, y])
    }

    /// `x | y` of bools, built of `and`.
    pub fn or(&mut self, x: Ref, y: Ref) -> Ref {
        !self.add(Op::And, &[!x, !y])
    }

    /// `if c { x } else { y }`.
    pub fn select(&mut self, c: Ref, x: Ref, y: Ref) -> Ref {
        self.add(Op::Select, &[c, x, y])
    }

    /// Constant `index` of the elements, or the last one where there is none of that number.
    pub fn table(&mut self, index: Ref, elements: &[Ref]) -> Ref {
        debug_assert!(elements.iter().all(|e| self.as_const(*e).is_some()), "tables hold constants");
        let last = elements.len() - 1;
        if let Some(index) = self.as_const(index) {
            return elements[last.min(index.bits[0] as usize)];
        }
        // Equal elements at the end are the last one.
        let len = elements.iter().rposition(|e| *e != elements[last]).map_or(1, |i| i + 2);
        if len == 1 {
            return elements[0];
        }
        let args: Vec<Ref> = [index].iter().chain(&elements[..len]).copied().collect();
        self.intern(Op::Table, self.ty(elements[0]), &args)
    }

    /// A `bool` constant.
    pub fn bool(&mut self, value: bool) -> Ref {
        self.constant(Value::bool(value))
    }

    /// [`Graph::add`], with what is left of its fuel.
    pub(crate) fn settle(&mut self, op: Op, args: &[Ref], fuel: &mut u32) -> Ref {
        if op == Op::Table {
            return self.table(args[0], &args[1..]);
        }
        let mut slots = [Ref::new(Id(0)); 4];
        let mut i = 0;
        while i < args.len() {
            slots[i] = args[i];
            i += 1;
        }
        let args = &mut slots[..args.len()];
        let (ty, not) = self.canonical(op, args);
        // What has been tried is not tried again.
        let hash = hash_of(op, ty, args);
        if let Some(id) = self.find_as(hash, op, ty, args)
            && self.is_settled(id)
        {
            return Ref::new(id).complement_if(not);
        }
        let settled = match self.fold(op, args) {
            Some(value) => self.constant(value),
            None => match rules::apply(self, op, ty, args, fuel) {
                Some(simpler) => simpler,
                None => {
                    let node = self.intern_as(hash, op, ty, args, None);
                    if *fuel > 0 {
                        self.nodes[node.id().0 as usize].settled = self.gates;
                    }
                    node
                }
            },
        };
        settled.complement_if(not)
    }

    /// True of a node that the constructors leave as it is.
    pub(crate) fn is_settled(&self, id: Id) -> bool {
        self.nodes[id.0 as usize].settled == self.gates
    }

    /// Brings operands and their complements into the one order that they have in the graph. Answers the type of
    /// the result, and whether its complement is meant.
    pub fn canonical(&self, op: Op, args: &mut [Ref]) -> (Ty, bool) {
        let ty = self.type_of(op, args).unwrap_or_else(|| {
            let types: Vec<Ty> = args.iter().map(|a| self.ty(*a)).collect();
            panic!("{} does not take {types:?}", op.name())
        });
        (ty, self.ordered(op, ty, args))
    }

    /// [`Graph::canonical`] of a type that is known.
    pub(super) fn ordered(&self, op: Op, ty: Ty, args: &mut [Ref]) -> bool {
        let not = pull_complement(op, ty, args);
        self.sort(op, args);
        not
    }

    /// The type that `op` gives for these operands, if it takes them.
    pub(crate) fn type_of(&self, op: Op, args: &[Ref]) -> Option<Ty> {
        if args.len() > 4 {
            return op.result(&args.iter().map(|a| self.ty(*a)).collect::<Vec<_>>());
        }
        let mut types = [Ty::TUPLE; 4];
        let mut i = 0;
        while i < args.len() {
            types[i] = self.ty(args[i]);
            i += 1;
        }
        op.result(&types[..args.len()])
    }

    /// Orders what may be swapped, by [`Graph::place`].
    fn sort(&self, op: Op, args: &mut [Ref]) {
        if may_swap(op) && !self.is_in_order(args[0], args[1]) {
            args.swap(0, 1);
        }
    }

    /// True if two that may be swapped stand as they should.
    pub(crate) fn is_in_order(&self, x: Ref, y: Ref) -> bool {
        (self.place(x), x) <= (self.place(y), y)
    }

    /// Where it stands among operands that may be swapped: pixel values first, then uniforms, then constants; in
    /// the order of the parameters that they begin with, larger expressions first. Ids do not count, so that the
    /// same expression has the same order wherever it stands.
    pub fn place(&self, r: Ref) -> u128 {
        let node = self.node(r.id());
        let constant = node.class() == Op::CONST;
        // Reversed, as depth is.
        let rank = match node.rank {
            Rank::Varying => 0,
            Rank::Uniform => 2,
            Rank::Constant => 4,
        };
        let high = u64::from(rank | u32::from(constant)) << 32 | u64::from(node.lead);
        let low = u64::from(u32::MAX - node.depth) << 32 | u64::from(node.print);
        u128::from(high) << 65 | u128::from(low) << 1 | u128::from(r.is_not())
    }

    /// The value of `op`, if it may be computed now: of constants, and the same on every platform or allowed to
    /// differ.
    pub fn fold(&self, op: Op, args: &[Ref]) -> Option<Value> {
        let mut values = [Value::bool(false); 4];
        let mut i = 0;
        while i < args.len() {
            values[i] = self.as_const(args[i])?;
            i += 1;
        }
        let values = &values[..args.len()];
        (self.may_fold(op) || is_known_everywhere(op, values)).then(|| op.eval(values))
    }

    /// True if constants may be computed while compiling.
    pub(crate) fn may_fold(&self, op: Op) -> bool {
        op.is_exact()
            || op.is_transcendental() && self.gates.allow(Gates::AFN)
            || op.is_order_dependent() && self.gates.allow(Gates::REASSOC)
    }
}

/// True of a function at a place where every platform has the same value of it, and an exact one: the sine of zero.
fn is_known_everywhere(op: Op, values: &[Value]) -> bool {
    let is = |x: f32| values.iter().all(|value| value.all_lanes(|bits| f32::from_bits(bits) == x));
    match op {
        Op::Sin | Op::Cos | Op::Tan | Op::Asin | Op::Atan | Op::Sinh | Op::Cosh | Op::Tanh => is(0.0),
        Op::Exp | Op::Exp2 | Op::ExpM1 | Op::Ln1p | Op::Cbrt => is(0.0),
        Op::Ln | Op::Log2 | Op::Log10 => is(1.0),
        _ => false,
    }
}

/// True if the first two operands may be swapped. The factors of `mul_add` may be, too.
pub(super) fn may_swap(op: Op) -> bool {
    op.is_commutative() || matches!(op, Op::MulAdd | Op::Mad | Op::Nmad)
}

/// Brings the complements of operands into the one form they have for `op`; true if the result is to be
/// complemented.
fn pull_complement(op: Op, ty: Ty, args: &mut [Ref]) -> bool {
    if op == Op::Select && args[0].is_not() {
        args[0] = !args[0];
        args.swap(1, 2);
    }
    if !ty.is_bool() {
        return false;
    }
    match op {
        Op::Xor => {
            let not = args[0].is_not() ^ args[1].is_not();
            args.iter_mut().for_each(|a| *a = a.positive());
            not
        }
        // The value is one of the operands, or made of them lane by lane: the first decides.
        Op::Select => pull_first(&mut args[1..]),
        Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) => pull_first(args),
        _ => false,
    }
}

/// Complements all operands if the first is complemented.
fn pull_first(args: &mut [Ref]) -> bool {
    let not = args[0].is_not();
    args.iter_mut().for_each(|a| *a = a.complement_if(not));
    not
}
