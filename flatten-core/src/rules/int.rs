//! Integers, lane by lane. They wrap, `x / 0` is `x`, `x % 0` is 0 and `MIN / -1` is `MIN`, so no rule needs a
//! gate.

use crate::rules;
use crate::rules::pattern::{Pat, eq, le, lt};
use crate::ty::Scalar::{F32, U32};

rules! { ints: Int, [x y z; k l]
    // Constants together; before the identities, since one of two constants may be -1.
    int_add_add_const: x + k + l       => x + (k + l),     EXACT;
    int_add_sub_const: x + k - l       => x + (k - l),     EXACT;
    int_sub_add_const: x - k + l       => x + (l - k),     EXACT;
    int_sub_sub_const: x - k - l       => x - (k + l),     EXACT;
    int_mul_mul_const: x * k * l       => x * (k * l),     EXACT;
    int_and_and_const: x & k & l       => x & (k & l),     EXACT;
    int_or_or_const:   x | k | l       => x | (k | l),     EXACT;
    int_xor_xor_const: x ^ k ^ l       => x ^ (k ^ l),     EXACT;
    int_xor_not_const: !x ^ k          => x ^ !k,          EXACT;

    // Identities.
    int_add_zero:      x + 0           => x,               EXACT;
    int_sub_zero:      x - 0           => x,               EXACT;
    int_sub_self:      x - x           => 0,               EXACT;
    int_mul_zero:      x * 0           => 0,               EXACT;
    int_mul_one:       x * 1           => x,               EXACT;
    int_div_one:       x / 1           => x,               EXACT;
    int_div_zero:      x / 0           => x,               EXACT;
    int_zero_div:      0 / x           => 0,               EXACT;
    int_rem_one:       x % 1           => 0,               EXACT;
    int_rem_zero:      x % 0           => 0,               EXACT;
    int_zero_rem:      0 % x           => 0,               EXACT;
    int_rem_self:      x % x           => 0,               EXACT;

    // Signs.
    int_add_negative:  x + k           => x - (0 - k),     EXACT, if negatable(k);
    int_sub_negative:  x - k           => x + (0 - k),     EXACT, if negative(k);
    int_neg_neg:       -(-x)           => x,               EXACT;
    int_zero_sub:      0 - x           => -x,              EXACT;
    int_add_neg:       x + -y          => x - y,           EXACT;
    int_sub_neg:       x - -y          => x + y,           EXACT;
    int_mul_neg_one:   x * -1          => -x,              EXACT;
    int_div_neg_one:   x / -1          => -x,              EXACT;
    int_rem_neg_one:   x % -1          => 0,               EXACT, if signed(x);
    int_mul_neg_neg:   -x * -y         => x * y,           EXACT;
    int_mul_neg_const: -x * k          => x * -k,          EXACT;
    int_abs_abs:       x.abs().abs()   => x.abs(),         EXACT;
    int_abs_neg:       (-x).abs()      => x.abs(),         EXACT;

    // Sums that undo each other.
    int_add_sub:       x + y - x       => y,               EXACT;
    int_sub_add:       x - y + y       => x,               EXACT;
    int_sub_sub:       x - (x - y)     => y,               EXACT;

    // Strength.
    int_div_pow2:      x / k           => x >> log2(k),    EXACT, if pow2(k), unsigned(x);
    int_rem_pow2:      x % k           => x & (k - 1),     EXACT, if pow2(k), unsigned(x);

    // Bits.
    int_and_zero:      x & 0           => 0,               EXACT;
    int_and_ones:      x & -1          => x,               EXACT;
    int_and_same:      x & x           => x,               EXACT;
    int_and_not:       x & !x          => 0,               EXACT;
    int_and_and:       x & (x & y)     => x & y,           EXACT;
    int_and_or:        x & (x | y)     => x,               EXACT;
    int_or_zero:       x | 0           => x,               EXACT;
    int_or_ones:       x | -1          => -1,              EXACT;
    int_or_same:       x | x           => x,               EXACT;
    int_or_not:        x | !x          => -1,              EXACT;
    int_or_or:         x | (x | y)     => x | y,           EXACT;
    int_or_and:        x | (x & y)     => x,               EXACT;
    int_xor_zero:      x ^ 0           => x,               EXACT;
    int_xor_ones:      x ^ -1          => !x,              EXACT;
    int_xor_same:      x ^ x           => 0,               EXACT;
    int_xor_not:       !x ^ !y         => x ^ y,           EXACT;
    int_xor_xor:       x ^ (x ^ y)     => y,               EXACT;
    int_not_not:       !!x             => x,               EXACT;
    int_shl_zero:      x << 0          => x,               EXACT;
    int_shr_zero:      x >> 0          => x,               EXACT;
    int_zero_shl:      0 << x          => 0,               EXACT;
    int_zero_shr:      0 >> x          => 0,               EXACT;

    // The smaller and the larger.
    int_min_same:      x.min(x)        => x,               EXACT;
    int_max_same:      x.max(x)        => x,               EXACT;
    int_min_min:       x.min(x.min(y)) => x.min(y),        EXACT;
    int_max_max:       x.max(x.max(y)) => x.max(y),        EXACT;
    int_min_max:       x.min(x.max(y)) => x,               EXACT;
    int_max_min:       x.max(x.min(y)) => x,               EXACT;
    int_min_min_const: x.min(k).min(l) => x.min(k.min(l)), EXACT;
    int_max_max_const: x.max(k).max(l) => x.max(k.max(l)), EXACT;
    int_min_zero:      x.min(0)        => 0,               EXACT, if unsigned(x);
    int_max_zero:      x.max(0)        => x,               EXACT, if unsigned(x);

    // Comparisons.
    int_lt_self:       lt(x, x)        => false,           EXACT;
    int_le_self:       le(x, x)        => true,            EXACT;
    int_eq_self:       eq(x, x)        => true,            EXACT;
    int_lt_zero:       lt(x, 0)        => false,           EXACT, if unsigned(x);
    int_zero_le:       le(0, x)        => true,            EXACT, if unsigned(x);
}

/// The number of zeros below the one bit of `k`: the exponent of `k` as a float.
fn log2(k: Pat) -> Pat {
    (k.cast(F32).bitcast(U32) >> 23) - 127
}
