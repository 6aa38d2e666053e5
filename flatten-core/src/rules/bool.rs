//! Conditions: `and`, `xor`, and choices between conditions. `or` is the complement of an `and` of complements.

use crate::rules;
use crate::rules::pattern::select;

rules! { bools: Bool, [x y z c;]
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

    // Parts that exclude each other.
    xor_and:     x ^ (x & y)         => x & !y,          EXACT;
    xor_and_not: x ^ (!x & y)        => x | y,           EXACT;
    xor_or_and:  (x & y) ^ (!x & !y) => !(x ^ y),        EXACT;
    and_choice:  (x & y) | (!x & z)  => select(x, y, z), EXACT;
    xor_choice:  (x & y) ^ (!x & z)  => select(x, y, z), EXACT;

    // A choice of conditions; the constructor keeps the first arm positive.
    choose_false_else: select(c, false, y)            => !c & y,           EXACT;
    choose_else_false: select(c, x, false)            => c & x,            EXACT;
    choose_else_true:  select(c, x, true)             => !c | x,           EXACT;
    choose_self_else:  select(c, c, y)                => c | y,            EXACT;
    choose_else_self:  select(c, x, c)                => c & x,            EXACT;
    choose_else_not:   select(c, x, !c)               => !c | x,           EXACT;
    choose_not_else:   select(c, x, !select(c, y, z)) => select(c, x, !z), EXACT;
    choose_xor:        select(x ^ y, x, y)            => x,                EXACT;
    xor_choose:        x ^ select(x, y, z)            => select(x, !y, z), EXACT;
    choose_xnor:       select(c, x, !x)               => !(c ^ x),         EXACT;

    // All lanes.
    all_splat:         x.splat().all()                => x,                EXACT;
    all_not_splat:     (!x.splat()).all()             => !x,               EXACT;
}
