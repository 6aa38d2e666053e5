//! Rewrite rules: tables of data, matched by the smart constructors.
//!
//! ```text
//! rules! { [x y z; k l]
//!     sub_self:   x - x    => 0.0,              NO_NAN;
//!     div_exact:  x / k    => x * (1.0 / k),    EXACT, if recip_exact(k);
//! }
//! ```
//! Four columns: name, `left => right`, gate, side conditions. Both sides are spelled as Rust. Names before the
//! `;` stand for anything, those after it for constants; a name used twice means one node. A number stands for a
//! constant with that number in every lane, of whichever type its place has.
//!
//! The law for those who add a rule:
//! * The gate names what is lost, all of it, and nothing else; `EXACT` loses nothing.
//! * The right side has at most one operation that the left has not, however the left is shared; arithmetic on
//!   constants alone is free. It is dearer on no cost table. What pays only sometimes is a pass, not a rule.
//! * No bare commutativity or associativity: the constructor orders operands, and the matcher tries both orders.
//!   Constants stand last. Write two variants rather than a helper.
//! * A side condition is data. A rule that needs code is a pass; the few functions in [`vector`], [`choice`],
//!   [`conditions`], [`highest`] and [`moved`] say why they are.
//!
//! The tests of the laws run over whole tables; a rule has no test of its own unless it surprises.

pub mod bool;
pub mod choice;
pub mod conditions;
pub mod convert;
pub mod float;
pub mod highest;
pub mod index;
pub mod int;
pub mod matching;
pub mod moved;
pub mod offers;
pub mod pattern;
pub mod select;
pub mod side;
pub mod totals;
pub mod vector;

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::ty::Ty;
use index::Index;
use matching::Found;
use pattern::{Node, Pat};
use side::Side;
use std::sync::LazyLock;
use vector::Rewrite;

/// One rewrite: where `lhs` stands, `rhs` may.
#[derive(Clone, Debug)]
pub struct Rule {
    /// What tests and traces call it; unique over all tables.
    pub name: &'static str,
    /// The rule as it is written.
    pub text: &'static str,
    /// The left side.
    pub lhs: Pat,
    /// The right side.
    pub rhs: Pat,
    /// What is lost.
    pub gate: Gates,
    /// What else must hold.
    pub sides: Vec<Side>,
    /// How many operations on the left are tried in both orders.
    pub(crate) flips: u32,
}

/// Which types a table's rules are for: the scalar of the last operand of the operation they replace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// `f32`.
    Float,
    /// `i32` and `u32`.
    Int,
    /// `bool`.
    Bool,
    /// All of them.
    Any,
}

/// The rules of one algebra, in order of trial.
#[derive(Clone, Debug)]
pub struct Table {
    /// The name of its file.
    pub name: &'static str,
    /// Its types.
    pub domain: Domain,
    /// Its rules.
    pub rules: Vec<Rule>,
    /// The nodes of both sides of all its rules.
    pub nodes: Vec<Node>,
}

impl Table {
    /// The node of a pattern, without its complement.
    pub fn node(&self, pat: Pat) -> Node {
        self.nodes[pat.index()]
    }
}

/// Writes a table: see the head of this module.
#[macro_export]
macro_rules! rules {
    ($table:ident: $domain:ident, [$($any:ident)* ; $($constant:ident)*]
        $($name:ident: $lhs:expr => $rhs:expr, $gate:ident $(| $gates:ident)* $(, if $($side:ident($($arg:ident),+)),+)?;)*
    ) => {
        #[doc = concat!("The table `", stringify!($table), "`.")]
        #[allow(
            clippy::eq_op,
            clippy::erasing_op,
            clippy::identity_op,
            clippy::modulo_one,
            clippy::nonminimal_bool,
            clippy::double_parens,
            clippy::precedence,
            reason = "what these lints find is what rules are about"
        )]
        pub fn $table() -> $crate::rules::Table {
            let mut table = $crate::rules::pattern::Writer::new(stringify!($table), $crate::rules::Domain::$domain);
            $(let $any = table.any();)*
            $(let $constant = table.constant();)*
            // A table need not use every name.
            let _ = ($($any,)* $($constant,)*);
            $(
                table.rule(
                    stringify!($name),
                    concat!(stringify!($lhs), " => ", stringify!($rhs)),
                    $lhs,
                    $rhs,
                    $crate::options::Gates::$gate $(| $crate::options::Gates::$gates)*,
                    vec![$($($crate::rules::side::$side($($arg),+)),+)?],
                );
            )*
            table.finish()
        }
    };
}

/// Every table, in order of trial.
pub const TABLES: &[fn() -> Table] =
    &[select::selects, bool::bools, float::floats, int::ints, convert::conversions];

/// Tables of what the pass `identities` offers, and does not make by itself.
pub const OFFERS: &[fn() -> Table] =
    &[offers::gains, offers::int_gains, offers::chosen, offers::joins, offers::signs];

static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(TABLES.iter().map(|t| t()).collect()));

static OFFERED: LazyLock<Index> = LazyLock::new(|| Index::new(OFFERS.iter().map(|t| t()).collect()));

/// What is offered, built.
pub fn offers() -> &'static Index {
    &OFFERED
}

/// Every table, built.
pub fn tables() -> &'static [Table] {
    &INDEX.tables
}

/// The first rewrite that applies to `op` of these operands, by name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<&'static str> {
    let known = written(graph, op, args).map(|(name, _)| name);
    let known = known.or_else(|| INDEX.name(graph, op, args));
    known.or_else(|| written_deep(graph, op, args).map(|(name, _)| name))
}

/// The rewrite of the functions that are no lines of a table.
fn written(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if let found @ Some(_) = vector::find(graph, op, args) {
        return found;
    }
    if let found @ Some(_) = choice::find(graph, op, args) {
        return found;
    }
    conditions::find(graph, op, args)
}

/// Of the functions that look deeper, where no line of a table fits.
fn written_deep(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    let known = highest::find(graph, op, args).or_else(|| moved::find(graph, op, args));
    known.or_else(|| totals::find(graph, op, args))
}

/// Applies the first rewrite that fits, if one does and there is fuel for it.
pub(crate) fn apply(graph: &mut Graph, op: Op, ty: Ty, args: &[Ref], fuel: &mut u32) -> Option<Ref> {
    if *fuel == 0 {
        return None;
    }
    if let Some((_, rewrite)) = written(graph, op, args) {
        *fuel -= 1;
        return Some(rewrite.build(graph, fuel));
    }
    if let Some(Found { table, rule, bound, .. }) = INDEX.find(graph, op, ty, args) {
        *fuel -= 1;
        return Some(table.build(graph, rule.rhs, ty, &bound, fuel));
    }
    let (_, rewrite) = written_deep(graph, op, args)?;
    *fuel -= 1;
    Some(rewrite.build(graph, fuel))
}
