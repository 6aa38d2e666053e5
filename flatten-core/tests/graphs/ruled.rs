//! The left sides of rules, of whatever is there: every rule gets its chance, as a graph is built and after other changes.

use crate::drawn::Drawn;
use crate::make::Maker;
use crate::recipe::{Arg, What, types};
use flatten_core::graph::facts::Facts;
use flatten_core::op::Op;
use flatten_core::rules::pattern::{NAMES, Node, Pat};
use flatten_core::rules::{Rule, Table, offers, tables};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use std::sync::LazyLock;

/// How often types, and constants, are drawn for a rule until they fit.
const TRIES: usize = 240;

/// Every rule with its table.
type Rules = LazyLock<Vec<(&'static Table, &'static Rule)>>;

/// Those that the constructors apply.
static APPLIED: Rules = LazyLock::new(|| of(tables()));

/// Those that are offered where they pay.
static OFFERED: Rules = LazyLock::new(|| of(&offers().tables));

fn of(tables: &'static [Table]) -> Vec<(&'static Table, &'static Rule)> {
    tables.iter().flat_map(|t| t.rules.iter().map(move |r| (t, r))).collect()
}

impl Maker<'_> {
    /// The left side of a rule.
    pub(crate) fn rule(&mut self) -> Option<Arg> {
        let rules = if self.random.chance(50) { &APPLIED } else { &OFFERED };
        let (table, rule) = self.random.pick(rules);
        let all: Vec<Ty> = types().collect();
        let mut drawn = (0..TRIES).find_map(|_| {
            let ty = self.random.pick(&all);
            let mut drawn = Drawn::new(table, rule);
            drawn.has_types(self.random, ty).then_some(drawn)
        })?;
        self.bind(&mut drawn)?;
        // Some pay only where a part of what they lead to is there.
        if let Node::Op { args, len, .. } = table.node(rule.rhs)
            && self.random.chance(5)
        {
            for arg in &args[..len as usize] {
                self.part(&drawn, *arg);
            }
        }
        let hidden = self.random.chance(20).then(|| self.random.below(3));
        Some(self.side(&drawn, drawn.rule.lhs, hidden))
    }

    /// Draws what each name stands for.
    fn bind(&mut self, drawn: &mut Drawn<'_>) -> Option<()> {
        let names = drawn.names();
        let constants: Vec<(usize, Ty)> = names.iter().filter(|n| n.2).map(|n| (n.0, n.1)).collect();
        let mut values = [None; NAMES];
        for (name, _) in &constants {
            values[*name] = drawn.bound[*name].and_then(|arg| self.value(arg));
        }
        let open: Vec<(usize, Ty)> =
            constants.into_iter().filter(|(name, _)| values[*name].is_none()).collect();
        let fits = (0..TRIES).any(|_| {
            open.iter().for_each(|(name, ty)| values[*name] = Some(self.constant(*ty)));
            drawn.rule.sides.iter().all(|side| drawn.may_hold(side, &values))
        });
        fits.then_some(())?;
        for (name, ty, constant) in names {
            if drawn.bound[name].is_some() {
                continue;
            }
            let arg = match values[name] {
                Some(value) if constant => self.literal(value),
                _ => match drawn.facts(name) {
                    Facts::NONE if self.random.chance(25) => {
                        Arg { at: self.push(What::Param { uniform: false }, ty, vec![]), not: false }
                    }
                    Facts::NONE => self.variable(ty),
                    facts => self.known(ty, facts),
                },
            };
            drawn.bound[name] = Some(arg);
        }
        Some(())
    }

    fn value(&self, arg: Arg) -> Option<Value> {
        match self.recipe.steps[arg.at].what {
            What::Const(value) if !arg.not => Some(value),
            _ => None,
        }
    }

    /// A pattern of the right side with the names bound, if nothing in it takes its type from elsewhere.
    fn part(&mut self, drawn: &Drawn<'_>, pat: Pat) -> Option<Arg> {
        let made = match drawn.table.node(pat) {
            Node::Any(name) | Node::Constant(name) => drawn.bound[name as usize]?,
            Node::Op { op, args, len, .. } if op != Op::Splat(0) => {
                let args: Option<Vec<Arg>> =
                    args[..len as usize].iter().map(|arg| self.part(drawn, *arg)).collect();
                self.make(op, &args?)
            }
            _ => return None,
        };
        Some(Arg { not: made.not != pat.is_not(), ..made })
    }

    /// A pattern with the names bound; operand `hidden` only turns up when the arms of choices are looked at.
    fn side(&mut self, drawn: &Drawn<'_>, pat: Pat, hidden: Option<usize>) -> Arg {
        let ty = drawn.type_of(pat);
        let made = match drawn.table.node(pat) {
            Node::Any(name) | Node::Constant(name) => {
                drawn.bound[name as usize].expect("every name is bound")
            }
            Node::Float(x) => self.literal(Value::splat(ty, x.to_bits())),
            Node::Int(x) => self.literal(Value::splat(ty, x as u32)),
            Node::False => self.literal(Value::zero(ty)),
            Node::Op { op, args, len, .. } => {
                let mut args: Vec<Arg> =
                    args[..len as usize].iter().map(|arg| self.side(drawn, *arg, None)).collect();
                let op = if op == Op::Splat(0) { Op::Splat(ty.lanes) } else { op };
                match hidden.filter(|i| *i < args.len()) {
                    Some(i) => {
                        let [outer, inner] = self.implied();
                        args[i] = self.either(inner, args[i]);
                        let made = self.make(op, &args);
                        self.either(outer, made)
                    }
                    None if pat.index() != drawn.rule.lhs.index() && self.random.chance(30) => {
                        self.made_by(op, &args, ty).unwrap_or_else(|| self.make(op, &args))
                    }
                    None => self.make(op, &args),
                }
            }
        };
        Arg { not: made.not != pat.is_not(), ..made }
    }

    /// The left side of a rule whose right side is this operation.
    fn made_by(&mut self, op: Op, args: &[Arg], ty: Ty) -> Option<Arg> {
        let makes = |(table, rule): &(&Table, &Rule)| {
            matches!(table.node(rule.rhs), Node::Op { op: made, .. } if made == op) && !rule.rhs.is_not()
        };
        let makers: Vec<(&Table, &Rule)> = APPLIED.iter().copied().filter(makes).collect();
        if makers.is_empty() {
            return None;
        }
        (0..8).find_map(|_| {
            let (table, rule) = self.random.pick(&makers);
            let mut drawn = Drawn::new(table, rule);
            let fits = self.stands_for(&mut drawn, args) && drawn.has_types(self.random, ty);
            (fits && self.bind(&mut drawn).is_some()).then(|| self.side(&drawn, rule.lhs, None))
        })
    }

    /// True if these are the operands of the right side; binds its names to them.
    fn stands_for(&self, drawn: &mut Drawn<'_>, operands: &[Arg]) -> bool {
        let Node::Op { args, len, .. } = drawn.table.node(drawn.rule.rhs) else { return false };
        len as usize == operands.len()
            && args.iter().zip(operands).all(|(pat, arg)| {
                let arg = Arg { not: arg.not != pat.is_not(), ..*arg };
                let value = self.value(arg);
                match drawn.table.node(*pat) {
                    Node::Any(name) | Node::Constant(name) => {
                        let ty = self.recipe.steps[arg.at].ty;
                        let constant = matches!(drawn.table.node(*pat), Node::Constant(_));
                        let name = name as usize;
                        let open = drawn.bound[name].is_none_or(|bound| bound == arg);
                        (drawn.bound[name], drawn.types[name]) = (Some(arg), Some(ty));
                        open && (value.is_some() || !constant)
                    }
                    Node::Float(x) => {
                        value.is_some_and(|v| v == Value::splat(v.ty, x.to_bits()) && v.ty.is_float())
                    }
                    Node::Int(x) => value.is_some_and(|v| v == Value::splat(v.ty, x as u32) && v.ty.is_int()),
                    Node::False | Node::Op { .. } => false,
                }
            })
    }

    /// Two conditions; where the first holds, the second does.
    fn implied(&mut self) -> [Arg; 2] {
        let ty = self.random.pick(&[Ty::F32, Ty::I32, Ty::U32]);
        let x = self.variable(ty);
        let [low, high] = match ty.is_float() {
            true => [0.5f32.to_bits(), 2f32.to_bits()],
            false => [3, 7],
        };
        [low, high].map(|k| {
            let k = self.literal(Value::splat(ty, k));
            self.make(Op::Lt, &[x, k])
        })
    }

    /// A choice of this and something else.
    fn either(&mut self, c: Arg, x: Arg) -> Arg {
        let other = self.operand(self.recipe.steps[x.at].ty);
        self.make(Op::Select, &[c, x, other])
    }
}
