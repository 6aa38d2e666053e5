//! Conditions: `and`, `xor`, and choices between conditions. `or` is the complement of an `and` of complements.

use crate::rules;
use crate::rules::pattern::{eq, le, lt, select};

rules! { bools: Bool, [x y z c; k l]
    // Identities.
    and_same:  x & x       => x,     EXACT;
    and_not:   x & !x      => false, EXACT;
    and_true:  x & true    => x,     EXACT;
    and_false: x & false   => false, EXACT;
    xor_same:  x ^ x       => false, EXACT;
    xor_false: x ^ false   => x,     EXACT;
    xor_xor:   x ^ (x ^ y) => y,     EXACT;

    // Absorption.
    and_and:     x & (x & y)        => x & y,  EXACT;
    and_and_not: x & (!x & y)       => false,  EXACT;
    and_nand:    x & !(x & y)       => x & !y, EXACT;
    and_or:      x & (x | y)        => x,      EXACT;
    and_or_not:  (x | y) & (x | !y) => x,      EXACT;
    and_xor:     (x | y) & !(x & y) => x ^ y,  EXACT;

    // A choice of conditions; the constructor keeps the first arm positive.
    choose_false_else: select(c, false, y)            => !c & y,           EXACT;
    choose_else_false: select(c, x, false)            => c & x,            EXACT;
    choose_else_true:  select(c, x, true)             => !c | x,           EXACT;
    choose_self_else:  select(c, c, y)                => c | y,            EXACT;
    choose_else_self:  select(c, x, c)                => c & x,            EXACT;
    choose_else_not:   select(c, x, !c)               => !c | x,           EXACT;
    choose_not_else:   select(c, x, !select(c, y, z)) => select(c, x, !z), EXACT;
    choose_xnor:       select(c, x, !x)               => !(c ^ x),         EXACT;

    // Two comparisons of the same operands.
    lt_and_gt:     lt(x, y) & lt(y, x)  => false,    EXACT;
    lt_and_le:     lt(x, y) & le(x, y)  => lt(x, y), EXACT;
    lt_and_eq:     lt(x, y) & eq(x, y)  => false,    EXACT;
    lt_and_ne:     lt(x, y) & !eq(x, y) => lt(x, y), EXACT;
    le_and_ge:     le(x, y) & le(y, x)  => eq(x, y), EXACT;
    le_and_eq:     le(x, y) & eq(x, y)  => eq(x, y), EXACT;
    le_and_ne:     le(x, y) & !eq(x, y) => lt(x, y), EXACT;
    le_and_not_lt: le(x, y) & !lt(x, y) => eq(x, y), EXACT;
    lt_or_eq:      lt(x, y) | eq(x, y)  => le(x, y), EXACT;
    // Comparisons of one operand with two constants.
    lt_and_lt:           lt(x, k) & lt(x, l)  => lt(x, k.min(l)), EXACT, if not_nan(k), not_nan(l);
    le_and_le:           le(x, k) & le(x, l)  => le(x, k.min(l)), EXACT, if not_nan(k), not_nan(l);
    gt_and_gt:           lt(k, x) & lt(l, x)  => lt(k.max(l), x), EXACT, if not_nan(k), not_nan(l);
    ge_and_ge:           le(k, x) & le(l, x)  => le(k.max(l), x), EXACT, if not_nan(k), not_nan(l);
    lt_or_lt:            lt(x, k) | lt(x, l)  => lt(x, k.max(l)), EXACT;
    le_or_le:            le(x, k) | le(x, l)  => le(x, k.max(l)), EXACT;
    gt_or_gt:            lt(k, x) | lt(l, x)  => lt(k.min(l), x), EXACT;
    ge_or_ge:            le(k, x) | le(l, x)  => le(k.min(l), x), EXACT;
    lt_and_gt_const:     lt(x, k) & lt(l, x)  => false,           EXACT, if at_most(k, l);
    le_and_gt_const:     le(x, k) & lt(l, x)  => false,           EXACT, if at_most(k, l);
    lt_and_ge_const:     lt(x, k) & le(l, x)  => false,           EXACT, if at_most(k, l);
    le_and_ge_const:     le(x, k) & le(l, x)  => false,           EXACT, if below(k, l);
    lt_and_not_lt:       lt(x, k) & !lt(x, l) => false,           EXACT, if at_most(k, l);
    le_and_not_le:       le(x, k) & !le(x, l) => false,           EXACT, if at_most(k, l);
    lt_and_not_le:       lt(x, k) & !le(x, l) => false,           EXACT, if at_most(k, l);
    le_and_not_lt_const: le(x, k) & !lt(x, l) => false,           EXACT, if below(k, l);
    gt_and_not_gt:       lt(k, x) & !lt(l, x) => false,           EXACT, if at_most(l, k);
    ge_and_not_ge:       le(k, x) & !le(l, x) => false,           EXACT, if at_most(l, k);
    gt_and_not_ge:       lt(k, x) & !le(l, x) => false,           EXACT, if at_most(l, k);
    ge_and_not_gt:       le(k, x) & !lt(l, x) => false,           EXACT, if below(l, k);
    eq_and_eq:           eq(x, k) & eq(x, l)  => false,           EXACT, if differs(k, l);
    eq_and_ne:           eq(x, k) & !eq(x, l) => eq(x, k),        EXACT, if differs(k, l);
    eq_and_lt:           eq(x, k) & lt(x, l)  => eq(x, k),        EXACT, if below(k, l);
    eq_and_le:           eq(x, k) & le(x, l)  => eq(x, k),        EXACT, if at_most(k, l);
    eq_and_gt:           eq(x, k) & lt(l, x)  => eq(x, k),        EXACT, if below(l, k);
    eq_and_ge:           eq(x, k) & le(l, x)  => eq(x, k),        EXACT, if at_most(l, k);
    eq_and_not_lt:       eq(x, k) & !lt(x, l) => false,           EXACT, if below(k, l);
    eq_and_not_le:       eq(x, k) & !le(x, l) => false,           EXACT, if at_most(k, l);
    eq_and_not_gt:       eq(x, k) & !lt(l, x) => false,           EXACT, if below(l, k);
    eq_and_not_ge:       eq(x, k) & !le(l, x) => false,           EXACT, if at_most(l, k);
    eq_and_lt_not:       eq(x, k) & lt(x, l)  => false,           EXACT, if at_most(l, k);
    eq_and_le_not:       eq(x, k) & le(x, l)  => false,           EXACT, if below(l, k);
    eq_and_gt_not:       eq(x, k) & lt(l, x)  => false,           EXACT, if at_most(k, l);
    eq_and_ge_not:       eq(x, k) & le(l, x)  => false,           EXACT, if below(k, l);
    eq_and_not_lt_yes:   eq(x, k) & !lt(x, l) => eq(x, k),        EXACT, if at_most(l, k);
    eq_and_not_le_yes:   eq(x, k) & !le(x, l) => eq(x, k),        EXACT, if below(l, k);
    eq_and_not_gt_yes:   eq(x, k) & !lt(l, x) => eq(x, k),        EXACT, if at_most(k, l);
    eq_and_not_ge_yes:   eq(x, k) & !le(l, x) => eq(x, k),        EXACT, if below(k, l);

    // All lanes.
    all_splat:         x.splat().all()                => x,                EXACT;
    all_not_splat:     (!x.splat()).all()             => !x,               EXACT;
}
