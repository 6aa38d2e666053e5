//! Floats, lane by lane. Gates are minimal: the tests prove each over all values of an eight-bit float.

use crate::rules;
use crate::rules::pattern::{eq, le, lt};

rules! { floats: Float, [x y z; k l]
    // Constants together; before the identities, since one of two constants may be -1.
    add_add_const:     x + k + l                 => x + (k + l),         REASSOC, if summable(k, l);
    add_sub_const:     x + k - l                 => x + (k - l),         REASSOC, if summable(k, l);
    sub_add_const:     x - k + l                 => x + (l - k),         REASSOC, if summable(k, l);
    sub_sub_const:     x - k - l                 => x - (k + l),         REASSOC, if summable(k, l);
    mul_mul_const:     x * k * l                 => x * (k * l),         REASSOC, if product_normal(k, l);

    // Identities.
    add_zero:          x + 0.0                   => x,                   NSZ;
    add_neg_zero:      x + -0.0                  => x,                   EXACT;
    sub_zero:          x - 0.0                   => x,                   EXACT;
    sub_neg_zero:      x - -0.0                  => x,                   NSZ;
    sub_self:          x - x                     => 0.0,                 NO_NAN;
    mul_one:           x * 1.0                   => x,                   EXACT;
    mul_zero:          x * 0.0                   => 0.0,                 NSZ | NO_NAN;
    mul_neg_zero:      x * -0.0                  => 0.0,                 NSZ | NO_NAN;
    div_one:           x / 1.0                   => x,                   EXACT;
    div_self:          x / x                     => 1.0,                 NO_NAN;
    zero_div:          0.0 / x                   => 0.0,                 NSZ | NO_NAN;
    neg_zero_div:      -0.0 / x                  => 0.0,                 NSZ | NO_NAN;

    // Signs.
    add_negative:      x + k                     => x - -k,              EXACT, if negative(k);
    sub_negative:      x - k                     => x + -k,              EXACT, if negative(k);
    neg_neg:           -(-x)                     => x,                   EXACT;
    zero_sub:          0.0 - x                   => -x,                  NSZ;
    neg_zero_sub:      -0.0 - x                  => -x,                  EXACT;
    add_neg:           x + -y                    => x - y,               EXACT;
    sub_neg:           x - -y                    => x + y,               EXACT;
    mul_neg_one:       x * -1.0                  => -x,                  EXACT;
    div_neg_one:       x / -1.0                  => -x,                  EXACT;
    mul_neg_neg:       -x * -y                   => x * y,               EXACT;
    div_neg_neg:       -x / -y                   => x / y,               EXACT;
    mul_neg_const:     -x * k                    => x * -k,              EXACT;
    div_neg_const:     -x / k                    => x / -k,              EXACT;
    const_div_neg:     k / -x                    => -k / x,              EXACT;

    // Strength.
    div_exact:         x / k                     => x * (1.0 / k),       EXACT, if recip_exact(k);
    div_const:         x / k                     => x * (1.0 / k),       ARCP, if recip_normal(k);
    pow_two:           x.powf(2.0)               => x * x,               AFN;
    pow_half:          x.powf(0.5)               => x.sqrt(),            NSZ | NO_INF | AFN;
    pow_one:           x.powf(1.0)               => x,                   AFN;
    mul_add_one:       x.mul_add(1.0, y)         => x + y,               EXACT;
    mul_add_neg_one:   x.mul_add(-1.0, y)        => y - x,               EXACT;
    mul_add_neg_zero:  x.mul_add(y, -0.0)        => x * y,               EXACT;
    mul_add_zero:      x.mul_add(y, 0.0)         => x * y,               NSZ;
    mul_add_neg_neg:   (-x).mul_add(-y, z)       => x.mul_add(y, z),     EXACT;

    // Absolute values.
    abs_abs:           x.abs().abs()             => x.abs(),             EXACT;
    abs_neg:           (-x).abs()                => x.abs(),             EXACT;
    abs_square:        (x * x).abs()             => x * x,               EXACT;
    square_abs:        x.abs() * x.abs()         => x * x,               EXACT;
    abs_copysign:      x.copysign(y).abs()       => x.abs(),             EXACT;
    copysign_same:     x.copysign(x)             => x,                   EXACT;
    copysign_neg:      (-x).copysign(y)          => x.copysign(y),       EXACT;
    copysign_abs:      x.abs().copysign(y)       => x.copysign(y),       EXACT;
    copysign_copysign: x.copysign(y).copysign(z) => x.copysign(z),       EXACT;

    // Rounding.
    floor_floor:       x.floor().floor()         => x.floor(),           EXACT;
    ceil_ceil:         x.ceil().ceil()           => x.ceil(),            EXACT;
    trunc_trunc:       x.trunc().trunc()         => x.trunc(),           EXACT;
    round_round:       x.round().round()         => x.round(),           EXACT;
    round_even_even:   x.round_ties_even().round_ties_even() => x.round_ties_even(), EXACT;

    // The smaller and the larger.
    min_same:          x.min(x)                  => x,                   EXACT;
    max_same:          x.max(x)                  => x,                   EXACT;
    min_min:           x.min(x.min(y))           => x.min(y),            EXACT;
    max_max:           x.max(x.max(y))           => x.max(y),            EXACT;
    min_max:           x.min(x.max(y))           => x,                   NO_NAN;
    max_min:           x.max(x.min(y))           => x,                   NO_NAN;
    min_min_const:     x.min(k).min(l)           => x.min(k.min(l)),     EXACT;
    max_max_const:     x.max(k).max(l)           => x.max(k.max(l)),     EXACT;
    max_neg:           x.max(-x)                 => x.abs(),             EXACT;
    pmin_same:         x.pmin(x)                 => x,                   EXACT;
    pmax_same:         x.pmax(x)                 => x,                   EXACT;
    pmin_pmin:         x.pmin(y).pmin(y)         => x.pmin(y),           EXACT;
    pmax_pmax:         x.pmax(y).pmax(y)         => x.pmax(y),           EXACT;

    // Comparisons.
    lt_self:           lt(x, x)                  => false,               EXACT;
    le_self:           le(x, x)                  => true,                NO_NAN;
    eq_self:           eq(x, x)                  => true,                NO_NAN;
    lt_neg_neg:        lt(-x, -y)                => lt(y, x),            EXACT;
    le_neg_neg:        le(-x, -y)                => le(y, x),            EXACT;
    eq_neg_neg:        eq(-x, -y)                => eq(x, y),            EXACT;
    lt_neg_const:      lt(-x, k)                 => lt(-k, x),           EXACT;
    le_neg_const:      le(-x, k)                 => le(-k, x),           EXACT;
    const_lt_neg:      lt(k, -x)                 => lt(x, -k),           EXACT;
    const_le_neg:      le(k, -x)                 => le(x, -k),           EXACT;
    eq_neg_const:      eq(-x, k)                 => eq(x, -k),           EXACT;
}
