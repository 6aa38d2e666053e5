//! Patterns, spelled as Rust: operators and methods on a `Copy` type write nodes into the table at hand.

use crate::op::Op;
use crate::options::Gates;
use crate::rules::side::Side;
use crate::rules::{Domain, Rule, Table};
use crate::ty::Scalar;
use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Shl, Shr, Sub};

/// A pattern, or the complement of a `bool` one: a number within its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pat(u32);

/// One node of a pattern.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Node {
    /// Anything; by number.
    Any(u8),
    /// Any constant; numbered together with `Any`.
    Constant(u8),
    /// A float constant with this in every lane.
    Float(f32),
    /// An integer constant with this in every lane.
    Int(i32),
    /// `false` in every lane.
    False,
    /// An operation.
    Op {
        /// Which; `Splat(0)` means a splat of any width.
        op: Op,
        /// Its operands; `len` of them.
        args: [Pat; 3],
        /// How many.
        len: u8,
        /// If both orders of operands are tried: the number of this choice within its rule.
        flip: Option<u8>,
    },
}

/// How many names one table can have.
pub const NAMES: usize = 8;

impl Pat {
    /// The index of its node within the table.
    pub fn index(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// True of complements.
    pub fn is_not(self) -> bool {
        self.0 & 1 == 1
    }
}

/// What is being written on this thread.
struct Sheet {
    domain: Domain,
    nodes: Vec<Node>,
}

thread_local! {
    static SHEET: RefCell<Sheet> = const { RefCell::new(Sheet { domain: Domain::Any, nodes: Vec::new() }) };
}

fn write(node: Node) -> Pat {
    SHEET.with_borrow_mut(|sheet| {
        sheet.nodes.push(node);
        Pat((sheet.nodes.len() as u32 - 1) << 1)
    })
}

fn op<const N: usize>(op: Op, args: [Pat; N]) -> Pat {
    let padded = std::array::from_fn(|i| args[i.min(N - 1)]);
    write(Node::Op { op, args: padded, len: N as u8, flip: None })
}

fn domain() -> Domain {
    SHEET.with_borrow(|sheet| sheet.domain)
}

/// Writes one table; what the macro `rules!` drives.
pub struct Writer {
    name: &'static str,
    names: u8,
    rules: Vec<Rule>,
}

impl Writer {
    /// An empty table.
    pub fn new(name: &'static str, domain: Domain) -> Writer {
        SHEET.set(Sheet { domain, nodes: Vec::new() });
        Writer { name, names: 0, rules: Vec::new() }
    }

    /// A new name for anything.
    pub fn any(&mut self) -> Pat {
        self.names += 1;
        assert!(self.names as usize <= NAMES, "the table `{}` has more than {NAMES} names", self.name);
        write(Node::Any(self.names - 1))
    }

    /// A new name for constants.
    pub fn constant(&mut self) -> Pat {
        self.names += 1;
        assert!(self.names as usize <= NAMES, "the table `{}` has more than {NAMES} names", self.name);
        write(Node::Constant(self.names - 1))
    }

    /// A rule, after those before it. If its left side is a complement, both sides are complemented.
    pub fn rule(
        &mut self,
        name: &'static str,
        text: &'static str,
        lhs: impl Into<Pat>,
        rhs: impl Into<Pat>,
        gate: Gates,
        sides: Vec<Side>,
    ) {
        let (mut lhs, mut rhs) = (lhs.into(), rhs.into());
        if lhs.is_not() {
            (lhs, rhs) = (Pat(lhs.0 ^ 1), Pat(rhs.0 ^ 1));
        }
        let flips = SHEET.with_borrow_mut(|sheet| number_flips(&mut sheet.nodes, lhs));
        self.rules.push(Rule { name, text, lhs, rhs, gate, sides, flips });
    }

    /// The table.
    pub fn finish(self) -> Table {
        let sheet = SHEET.take();
        Table { name: self.name, domain: sheet.domain, rules: self.rules, nodes: sheet.nodes }
    }
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet { domain: Domain::Any, nodes: Vec::new() }
    }
}

/// Numbers the operations of a left side whose operands may come in either order. Constants come last, so an
/// operation with one has its order.
fn number_flips(nodes: &mut [Node], lhs: Pat) -> u32 {
    let mut count = 0;
    let mut todo = vec![lhs];
    while let Some(pat) = todo.pop() {
        let Node::Op { op, args, len, .. } = nodes[pat.index()] else { continue };
        todo.extend(&args[..len as usize]);
        let open = |p: Pat| matches!(nodes[p.index()], Node::Any(_) | Node::Op { .. });
        if (op.is_commutative() || op == Op::MulAdd) && open(args[0]) && open(args[1]) {
            nodes[pat.index()] = Node::Op { op, args, len, flip: Some(count) };
            count += 1;
        }
    }
    u32::from(count)
}

impl From<f32> for Pat {
    fn from(x: f32) -> Pat {
        write(Node::Float(x))
    }
}

impl From<i32> for Pat {
    fn from(x: i32) -> Pat {
        write(Node::Int(x))
    }
}

impl From<bool> for Pat {
    fn from(x: bool) -> Pat {
        let pat = write(Node::False);
        if x { Pat(pat.0 ^ 1) } else { pat }
    }
}

/// `!x`: an operation on integers, the complement of anything else.
impl Not for Pat {
    type Output = Pat;

    fn not(self) -> Pat {
        if domain() == Domain::Int { op(Op::Not, [self]) } else { Pat(self.0 ^ 1) }
    }
}

impl Neg for Pat {
    type Output = Pat;

    fn neg(self) -> Pat {
        op(Op::Neg, [self])
    }
}

/// `x | y`: an operation on integers, made of `and` on anything else.
impl<T: Into<Pat>> BitOr<T> for Pat {
    type Output = Pat;

    fn bitor(self, y: T) -> Pat {
        let y = y.into();
        if domain() == Domain::Int { op(Op::Or, [self, y]) } else { !op(Op::And, [!self, !y]) }
    }
}

/// The operators that are one operation, with a number on either side.
macro_rules! operators {
    ($($trait:ident $method:ident,)*) => {$(
        impl<T: Into<Pat>> $trait<T> for Pat {
            type Output = Pat;

            fn $method(self, y: T) -> Pat {
                op(Op::$trait, [self, y.into()])
            }
        }

        impl $trait<Pat> for i32 {
            type Output = Pat;

            fn $method(self, y: Pat) -> Pat {
                op(Op::$trait, [self.into(), y])
            }
        }
    )*};
}

operators! { Add add, Sub sub, Mul mul, Div div, Rem rem, Shl shl, Shr shr, }

/// The same of `f32` on the left. It has no shifts: rustc would name `Pat` to those who shift a float.
macro_rules! float_operators {
    ($($trait:ident $method:ident,)*) => {$(
        impl $trait<Pat> for f32 {
            type Output = Pat;

            fn $method(self, y: Pat) -> Pat {
                op(Op::$trait, [self.into(), y])
            }
        }
    )*};
}

float_operators! { Add add, Sub sub, Mul mul, Div div, Rem rem, }

macro_rules! bit_operators {
    ($($trait:ident $method:ident $op:ident,)*) => {$(
        impl<T: Into<Pat>> $trait<T> for Pat {
            type Output = Pat;

            fn $method(self, y: T) -> Pat {
                op(Op::$op, [self, y.into()])
            }
        }
    )*};
}

bit_operators! { BitAnd bitand And, BitXor bitxor Xor, }

/// Methods without further operands.
macro_rules! unary {
    ($($method:ident $op:ident,)*) => {
        impl Pat {$(
            #[doc = concat!("[`Op::", stringify!($op), "`].")]
            pub fn $method(self) -> Pat {
                op(Op::$op, [self])
            }
        )*}
    };
}

unary! {
    abs Abs, signum Signum, floor Floor, ceil Ceil, trunc Trunc, round Round, round_ties_even RoundEven,
    sqrt Sqrt, exp Exp, exp2 Exp2, ln Ln, log2 Log2, sin Sin, cos Cos, tan Tan, asin Asin, acos Acos, atan Atan,
    sinh Sinh, cosh Cosh, tanh Tanh, length Length, normalize Normalize, all All,
}

/// Methods with one more operand.
macro_rules! binary {
    ($($method:ident $op:ident,)*) => {
        impl Pat {$(
            #[doc = concat!("[`Op::", stringify!($op), "`].")]
            pub fn $method(self, y: impl Into<Pat>) -> Pat {
                op(Op::$op, [self, y.into()])
            }
        )*}
    };
}

binary! {
    min Min, max Max, pmin PMin, pmax PMax, copysign CopySign, powf Pow, atan2 Atan2,
    dot Dot, cross Cross,
}

impl Pat {
    /// [`Op::MulAdd`].
    pub fn mul_add(self, y: impl Into<Pat>, z: impl Into<Pat>) -> Pat {
        op(Op::MulAdd, [self, y.into(), z.into()])
    }

    /// [`Op::Clamp`].
    pub fn clamp(self, lo: impl Into<Pat>, hi: impl Into<Pat>) -> Pat {
        op(Op::Clamp, [self, lo.into(), hi.into()])
    }

    /// [`Op::Cast`].
    pub fn cast(self, to: Scalar) -> Pat {
        op(Op::Cast(to), [self])
    }

    /// [`Op::Bitcast`].
    pub fn bitcast(self, to: Scalar) -> Pat {
        op(Op::Bitcast(to), [self])
    }

    /// The first lane: [`Op::Lane`].
    pub fn first(self) -> Pat {
        op(Op::Lane(0), [self])
    }

    /// [`Op::Splat`] of any width; on the left only.
    pub fn splat(self) -> Pat {
        op(Op::Splat(0), [self])
    }
}

/// [`Op::Select`].
pub fn select(c: impl Into<Pat>, x: impl Into<Pat>, y: impl Into<Pat>) -> Pat {
    op(Op::Select, [c.into(), x.into(), y.into()])
}

/// The complement of a condition, also in tables of integers, where `!` is the operation.
pub fn not(c: Pat) -> Pat {
    Pat(c.0 ^ 1)
}

/// [`Op::Eq`].
pub fn eq(x: impl Into<Pat>, y: impl Into<Pat>) -> Pat {
    op(Op::Eq, [x.into(), y.into()])
}

/// [`Op::Lt`].
pub fn lt(x: impl Into<Pat>, y: impl Into<Pat>) -> Pat {
    op(Op::Lt, [x.into(), y.into()])
}

/// [`Op::Le`].
pub fn le(x: impl Into<Pat>, y: impl Into<Pat>) -> Pat {
    op(Op::Le, [x.into(), y.into()])
}
