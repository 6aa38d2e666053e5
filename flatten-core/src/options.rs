//! What the caller chose: which value-changing rewrites are allowed, how large the result may grow, what the
//! target can do.

use crate::op::Op;
use crate::op::cost::Table;
use crate::op::native::NATIVES;
use std::fmt;
use std::ops::BitOr;

/// A set of value-changing rewrites, each named by what it loses. The empty set is the `exact` contract.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gates(pub u8);

impl Gates {
    /// Nothing is lost.
    pub const EXACT: Gates = Gates(0);
    /// The sign of a zero.
    pub const NSZ: Gates = Gates(1);
    /// NaN operands and NaN results.
    pub const NO_NAN: Gates = Gates(2);
    /// Infinite operands and results.
    pub const NO_INF: Gates = Gates(4);
    /// The order of additions and of multiplications, and so their rounding.
    pub const REASSOC: Gates = Gates(8);
    /// A division's single rounding: `x / y` as `x * (1 / y)`.
    pub const ARCP: Gates = Gates(16);
    /// The rounding between a product and a sum.
    pub const CONTRACT: Gates = Gates(32);
    /// The last bits of `sin`, `exp`, `pow` and their kin.
    pub const AFN: Gates = Gates(64);
    /// All of them: the default contract.
    pub const FAST: Gates = Gates(127);

    /// Every bit with its name.
    pub const NAMES: [(Gates, &str); 7] = [
        (Gates::NSZ, "NSZ"),
        (Gates::NO_NAN, "NO_NAN"),
        (Gates::NO_INF, "NO_INF"),
        (Gates::REASSOC, "REASSOC"),
        (Gates::ARCP, "ARCP"),
        (Gates::CONTRACT, "CONTRACT"),
        (Gates::AFN, "AFN"),
    ];

    /// True if every bit of `needed` is in this set.
    pub const fn allow(self, needed: Gates) -> bool {
        self.0 & needed.0 == needed.0
    }
}

impl BitOr for Gates {
    type Output = Gates;

    fn bitor(self, other: Gates) -> Gates {
        Gates(self.0 | other.0)
    }
}

/// `EXACT`, or the names joined by `|`.
impl fmt::Display for Gates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Gates::NAMES.iter().filter(|(g, _)| self.allow(*g)).map(|(_, n)| *n).collect();
        f.write_str(&if names.is_empty() { "EXACT".to_owned() } else { names.join("|") })
    }
}

/// How large the result may grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Product of loop copies along one nest.
    pub max_unroll: u64,
    /// Operations of one function, estimated before it is lowered; its callees have their true size.
    pub max_work: u64,
    /// Live operations after the passes.
    pub max_ops: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { max_unroll: 4096, max_work: 1 << 20, max_ops: 4096 }
    }
}

/// What a target has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// Which costs count.
    pub table: Table,
    /// Operations beyond those that every target has; see [`crate::op::native`].
    pub natives: &'static [Op],
    /// When scalars become the lanes of a vector so that one operation takes them all.
    pub pack: Packing,
    /// Mixes stay products and sums.
    pub expand_lerp: bool,
}

/// When scalars become the lanes of a vector so that one operation takes them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packing {
    /// Never.
    Never,
    /// Where it is cheaper.
    Gain,
    /// Sums of so many scalars (2 to 4) and more always, the rest where it is cheaper.
    From(u8),
}

impl Caps {
    /// A shader graph in which one operation is one node: everything.
    pub const GRAPH: Caps =
        Caps { table: Table::Graph, natives: NATIVES, pack: Packing::Gain, expand_lerp: false };
    /// A GPU behind naga: what WGSL has and Rust means too. A product and a sum count as the one operation that drivers
    /// make of them, and are written as two. Vectors for scalars are worth nothing there, and a step is a comparison and a
    /// choice, if not more.
    pub const NAGA: Caps = Caps {
        table: Table::Gpu,
        natives: &[
            Op::Mad,
            Op::Nmad,
            Op::Mix,
            Op::Saturate,
            Op::Smoothstep,
            Op::InverseSqrt,
            Op::Fract,
            Op::Distance,
            Op::Reflect,
        ],
        pack: Packing::Never,
        expand_lerp: false,
    };

    /// True if the target has this native.
    pub fn has(&self, op: Op) -> bool {
        self.natives.contains(&op) && !(self.expand_lerp && op == Op::Mix)
    }

    /// The target as the options want it.
    pub fn with(self, options: &Options) -> Caps {
        Caps { expand_lerp: options.expand_lerp, ..self }
    }
}

/// What the caller chose.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which value-changing rewrites are allowed.
    pub gates: Gates,
    /// How large the result may grow.
    pub limits: Limits,
    /// Loops that cannot be copied are kept.
    pub loops: bool,
    /// No loop is kept, and none is copied as often as the user guesses.
    pub strict_loops: bool,
    /// No target is given a mix whole; see [`Caps::with`].
    pub expand_lerp: bool,
    /// How many changes the passes may make: stopping after any of them is correct, so a wrong one is found by halving.
    pub fuel: Option<u64>,
    /// Functions that the backend implements, by their heads: `fn noise(p: Vec3) -> f32`. They stay calls, whatever body
    /// the text has for them; `flatten_core::steps` asks for them. `fn smoothstep(low: f32, high: f32, x: f32) -> f32` is that
    /// of `flatten::math` on `f32`, and `fn sin(self: f32) -> f32` the method: they win over what the compiler knows of them.
    pub leaves: Vec<String>,
    /// Leaves that belong to the pixel.
    pub barriers: Vec<String>,
    /// A mistake put in on purpose, so that tests can show that they would find it.
    #[doc(hidden)]
    pub sabotage: Option<Sabotage>,
}

impl Options {
    /// The default contract: every gate open.
    pub fn fast() -> Options {
        Options { gates: Gates::FAST, ..Options::default() }
    }

    /// The `exact` contract: bit for bit.
    pub fn exact() -> Options {
        Options::default()
    }
}

/// A known miscompilation, put back in.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sabotage {
    /// Locals of the same name in sibling scopes share one slot.
    SiblingLocalsAlias,
    /// A compound assignment (`^=`, `%=`, ...) is dropped.
    CompoundAssignDropped,
    /// A nested block statement is dropped.
    BlockDropped,
    /// The right operand of `&&` and `||` has its effects always.
    ShortCircuitIgnored,
    /// What one arm stores is kept although the other was taken.
    ArmStoresKept,
    /// Effects in the lanes of a vector are lost.
    LaneEffectDropped,
    /// A product and a sum are rounded once, also under `exact`.
    ProductContracted,
    /// Integer division is not total.
    DivisionNotTotal,
    /// Operands are read after the effects of later operands.
    LateOperandRead,
    /// A store to a lane is dropped.
    LaneStoreDropped,
    /// The elements that a loop runs over are evaluated anew in each pass.
    SourceReadLate,
    /// What a function stores through a `&mut` parameter is lost.
    ReferenceByValue,
    /// `x + 0.0` is `x`, also under `exact`.
    InexactZeroFold,
    /// A value is stored although the loop has been left.
    BreakIgnoredAfterContinue,
    /// Both arms of an `if` that returns are taken to fall through.
    EarlyReturnLost,
    /// A way out of two kept loops leads out of the inner one only.
    ExitTooShallow,
    /// A value that a kept loop carries keeps what it was.
    CarriedLost,
    /// `continue` in a kept `for` does not go on to the next item.
    ContinueSkipsStep,
    /// What a loop inside writes in its earlier steps only, the plan of the loop around does not know of.
    InnerWritesForgotten,
    /// A sum that is written anew loses its last term.
    SumLosesTerm,
    /// A product that becomes one operation with a sum is lost.
    MadLosesTerm,
}
