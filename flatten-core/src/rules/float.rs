//! Floats, lane by lane. Gates are minimal: the tests prove each over all values of an eight-bit float.

use crate::rules;
use crate::rules::pattern::{Pat, eq, le, lt, select};
use crate::ty::Scalar::{F32, I32, U32};

rules! { floats: Float, [x y z c; k l m n]
    // Constants together; before the identities, since one of two constants may be -1.
    add_add_const: x + k + l => x + (k + l), REASSOC, if summable(k, l);
    add_sub_const: x + k - l => x + (k - l), REASSOC, if summable(k, l);
    sub_add_const: x - k + l => x + (l - k), REASSOC, if summable(k, l);
    sub_sub_const: x - k - l => x - (k + l), REASSOC, if summable(k, l);
    mul_mul_const: x * k * l => x * (k * l), REASSOC, if product_normal(k, l);
    const_div_div: k / x / l => (k / l) / x, ARCP, if quotient_normal(k, l);

    // Identities. Zeros of both signs may be lanes of one constant.
    add_neg_zero:    x + -0.0 => x,   EXACT;
    add_zeros:       x + k    => x,   NSZ,   if zero(k);
    add_zero:        x + 0.0  => x,   EXACT, if never_neg_zero(x);
    sub_zero:        x - 0.0  => x,   EXACT;
    sub_zeros:       x - k    => x,   NSZ,   if zero(k);
    sub_neg_zero:    x - -0.0 => x,   EXACT, if never_neg_zero(x);
    sub_self_finite: x - x    => 0.0, EXACT, if finite(x);
    sub_self:        x - x    => 0.0, NO_NAN;
    mul_one:         x * 1.0  => x,   EXACT;
    mul_zero_finite: x * 0.0  => 0.0, EXACT, if finite(x), not_negative(x), never_neg_zero(x);
    mul_zero:        x * k    => 0.0, NSZ | NO_NAN, if zero(k);
    div_one:         x / 1.0  => x,   EXACT;
    div_self_finite: x / x    => 1.0, EXACT, if finite(x), nonzero(x);
    div_self:        x / x    => 1.0, NO_NAN;
    zero_div:        k / x    => 0.0, NSZ | NO_NAN, if zero(k);
    zero_rem:        k % x    => k,   NO_NAN, if zero(k);
    rem_zero:        x % k    => f32::NAN, EXACT, if zero(k);

    // Signs.
    add_negative:  x + k    => x - -k, EXACT, if negative(k);
    sub_negative:  x - k    => x + -k, EXACT, if negative(k);
    neg_neg:       -(-x)    => x,      EXACT;
    neg_zero_sub:  -0.0 - x => -x,     EXACT;
    zeros_sub:     k - x    => -x,     NSZ, if zero(k);
    add_neg:       x + -y   => x - y,  EXACT;
    sub_neg:       x - -y   => x + y,  EXACT;
    mul_neg_one:   x * -1.0 => -x,     EXACT;
    div_neg_one:   x / -1.0 => -x,     EXACT;
    mul_neg_neg:   -x * -y  => x * y,  EXACT;
    div_neg_neg:   -x / -y  => x / y,  EXACT;
    mul_neg_const: -x * k   => x * -k, EXACT;
    div_neg_const: -x / k   => x / -k, EXACT;
    const_div_neg: k / -x   => -k / x, EXACT;

    // Strength.
    div_exact:       x / k                                 => x * (1.0 / k), EXACT, if recip_exact(k);
    div_const:       x / k                                 => x * (1.0 / k), ARCP, if recip_normal(k);
    pow_two:         x.powf(2.0)                           => x * x,         AFN;
    pow_half:        x.powf(0.5)                           => x.sqrt(),      NSZ | NO_INF | AFN;
    pow_of_two:      Pat::from(2.0).powf(x)                => x.exp2(),      AFN;
    pow_one:         x.powf(1.0)                           => x,             AFN;
    pow_zero:        x.powf(0.0)                           => 1.0,           EXACT;
    pow_neg_zero:    x.powf(-0.0)                          => 1.0,           EXACT;
    pow_of_one:      Pat::from(1.0).powf(x)                => 1.0,           EXACT;
    pow_minus_one:   x.powf(-1.0)                          => 1.0 / x,       AFN;
    exp_ln:          x.ln().exp()                          => x,             NSZ | NO_NAN | AFN;
    exp2_log2:       x.log2().exp2()                       => x,             NSZ | NO_NAN | AFN;
    ln_exp:          x.exp().ln()                          => x,             NSZ | AFN;
    log2_exp2:       x.exp2().log2()                       => x,             NSZ | AFN;
    sqrt_square:     (x * x).sqrt()                        => x.abs(),       REASSOC;
    square_sqrt:     x.sqrt() * x.sqrt()                   => x,             NSZ | NO_NAN | REASSOC;
    div_sqrt:        x / x.sqrt()                          => x.sqrt(),      NO_NAN | ARCP;
    sin_asin:        x.asin().sin()                        => x,             NO_NAN | AFN;
    cos_acos:        x.acos().cos()                        => x,             NO_NAN | AFN;
    cos_neg:         (-x).cos()                            => x.cos(),       EXACT;
    cos_abs:         x.abs().cos()                         => x.cos(),       EXACT;
    cosh_neg:        (-x).cosh()                           => x.cosh(),      EXACT;
    cosh_abs:        x.abs().cosh()                        => x.cosh(),      EXACT;
    sin_cos_squares: x.sin() * x.sin() + x.cos() * x.cos() => 1.0,           NO_NAN | AFN;

    // Quotients of quotients.
    recip_recip:         1.0 / (1.0 / x) => x,           ARCP;
    recip_div:           1.0 / (x / y)   => y / x,       ARCP;
    const_div_const_div: k / (l / x)     => x * (k / l), ARCP, if quotient_normal(k, l);

    // What undoes itself, whoever else reads it.
    add_sub:       x + y - x   => y,       NSZ | NO_NAN | REASSOC;
    sub_add:       x - y + y   => x,       NSZ | NO_NAN | REASSOC;
    sub_sub:       x - (x - y) => y,       NSZ | NO_NAN | REASSOC;
    sub_of_sum:    x - (x + y) => -y,      NSZ | NO_NAN | REASSOC;
    mul_div:       x * y / x   => y,       NO_NAN | ARCP;
    div_mul:       x / y * y   => x,       NO_NAN | ARCP;
    div_div:       x / (x / y) => y,       NO_NAN | ARCP;

    // Lengths and products of vectors.
    dot_neg_neg:      (-x).dot(-y)                     => x.dot(y),        EXACT;
    dot_neg_const:    (-x).dot(k)                      => x.dot(-k),       EXACT;
    dot_times_const:  (x * k).dot(l)                   => x.dot(k * l),    REASSOC, if product_normal(k, l);
    dot_abs:          x.abs().dot(x.abs())             => x.dot(x),        EXACT;
    dot_copysign:     x.copysign(y).dot(x.copysign(y)) => x.dot(x),        EXACT;
    length_copysign:  x.copysign(y).length()           => x.length(),      EXACT;
    dot_zero:         x.dot(k)                         => 0.0,             NSZ | NO_NAN, if zero(k);
    dot_unit:         x.normalize().dot(x.normalize()) => 1.0,             NO_NAN | REASSOC;
    dot_of_cross:     x.cross(y).dot(x)                => 0.0,             NSZ | NO_NAN | REASSOC;
    dot_of_cross_2:   x.cross(y).dot(y)                => 0.0,             NSZ | NO_NAN | REASSOC;
    cross_self:       x.cross(x)                       => 0.0,             NO_NAN;
    cross_zero:       x.cross(k)                       => 0.0,             NSZ | NO_NAN, if zero(k);
    zero_cross:       k.cross(x)                       => 0.0,             NSZ | NO_NAN, if zero(k);
    cross_neg_neg:    (-x).cross(-y)                   => x.cross(y),      EXACT;
    cross_neg:        (-x).cross(y)                    => y.cross(x),      EXACT;
    cross_neg_second: x.cross(-y)                      => y.cross(x),      EXACT;
    length_neg:       (-x).length()                    => x.length(),      EXACT;
    length_abs:       x.abs().length()                 => x.length(),      EXACT;
    length_unit:      x.normalize().length()           => 1.0,             NO_NAN | REASSOC;
    normalize_unit:   x.normalize().normalize()        => x.normalize(),   NO_NAN | REASSOC;
    normalize_length: x.normalize() * x.length().splat() => x,             NO_NAN | REASSOC;
    mul_add_one:      x.mul_add(1.0, y)                => x + y,           EXACT;
    mul_add_neg_one:  x.mul_add(-1.0, y)               => y - x,           EXACT;
    mul_add_neg_zero: x.mul_add(y, -0.0)               => x * y,           EXACT;
    mul_add_zero:     x.mul_add(y, 0.0)                => x * y,           NSZ;
    mul_add_of_zero:  x.mul_add(k, y)                  => y,               NSZ | NO_NAN, if zero(k);
    mul_add_neg_neg:  (-x).mul_add(-y, z)              => x.mul_add(y, z), EXACT;
        // A factor that chooses.
    choose_mul:            select(c, 1.0, 0.0) * x         => select(c, x, 0.0), NSZ | NO_NAN;
    choose_mul_else:       select(c, 0.0, 1.0) * x         => select(c, 0.0, x), NSZ | NO_NAN;
    choose_mul_splat:      select(c, 1.0, 0.0).splat() * x => select(c, x, 0.0), NSZ | NO_NAN;
    choose_mul_splat_else: select(c, 0.0, 1.0).splat() * x => select(c, 0.0, x), NSZ | NO_NAN;

    // Absolute values.
    abs_known:         x.abs()                   => x,             EXACT, if not_negative(x), never_neg_zero(x);
    abs_neg:           (-x).abs()                => x.abs(),       EXACT;
    square_abs:        x.abs() * x.abs()         => x * x,         EXACT;
    square_copysign:   x.copysign(y) * x.copysign(y) => x * x,     EXACT;
    abs_times_own:     x.abs() * x.signum()      => x,             EXACT;
    abs_times_signum:  x.abs() * y.signum()      => x.copysign(y), EXACT, if not_nan(y);
    times_signum:      x * x.signum()            => x.abs(),       EXACT;
    over_abs:          x / x.abs()               => x.signum(),    NO_NAN;
    abs_over:          x.abs() / x               => x.signum(),    NO_NAN;
    signum_signum:     x.signum().signum()       => x.signum(),    EXACT;
    signum_abs:        x.abs().signum()          => 1.0,           EXACT, if not_nan(x);
    abs_copysign:      x.copysign(y).abs()       => x.abs(),       EXACT;
    copysign_same:     x.copysign(x)             => x,             EXACT;
    copysign_neg:      (-x).copysign(y)          => x.copysign(y), EXACT;
    copysign_abs:      x.abs().copysign(y)       => x.copysign(y), EXACT;
    copysign_copysign: x.copysign(y).copysign(z) => x.copysign(z), EXACT;
    copysign_known:    x.copysign(y)             => x.abs(),       EXACT, if sign_clear(y);
    neg_copysign:      -(x.copysign(k))          => x.abs(),       EXACT, if negative(k);
    abs_of_choice:     select(lt(x, 0.0), -x, x) => x.abs(),       NSZ;
    abs_of_choice_le:  select(le(x, 0.0), -x, x) => x.abs(),       NSZ;
    abs_of_choice_gt:  select(lt(0.0, x), x, -x) => x.abs(),       NSZ;
    abs_of_choice_ge:  select(le(0.0, x), x, -x) => x.abs(),       NSZ;

    // Rounding.
    round_even_even:  x.round_ties_even().round_ties_even() => x.round_ties_even(), EXACT;
    floor_known:      x.floor()                             => x,                   EXACT, if integral(x);
    ceil_known:       x.ceil()                              => x,                   EXACT, if integral(x);
    trunc_known:      x.trunc()                             => x,                   EXACT, if integral(x);
    round_known:      x.round()                             => x,                   EXACT, if integral(x);
    round_even_known: x.round_ties_even()                   => x,                   EXACT, if integral(x);

    floor_fract:      (x - x.floor()).floor()               => 0.0,                 NO_NAN, if not_negative(x);
    trunc_fract:      (x - x.trunc()).trunc()               => 0.0,                 NSZ | NO_NAN;
    fract_fract:      (x - x.trunc()) - (x - x.trunc()).trunc() => x - x.trunc(),   EXACT;

    // The smaller and the larger.
    min_same:         x.min(x)                  => x,                                  EXACT;
    max_same:         x.max(x)                  => x,                                  EXACT;
    min_infinity:     x.min(f32::INFINITY)      => x,                                  NO_NAN;
    max_infinity:     x.max(f32::NEG_INFINITY)  => x,                                  NO_NAN;
    min_largest:      x.min(f32::MAX)           => x,                                  NO_NAN | NO_INF;
    max_largest:      x.max(f32::MIN)           => x,                                  NO_NAN | NO_INF;
    min_min:          x.min(x.min(y))           => x.min(y),                           EXACT;
    max_max:          x.max(x.max(y))           => x.max(y),                           EXACT;
    min_max:          x.min(x.max(y))           => x,                                  NO_NAN;
    max_min:          x.max(x.min(y))           => x,                                  NO_NAN;
    min_min_const:    x.min(k).min(l)           => x.min(k.min(l)),                    EXACT;
    max_max_const:    x.max(k).max(l)           => x.max(k.max(l)),                    EXACT;
    min_max_const:    x.min(k).max(l)           => l,                                  EXACT, if at_most(k, l);
    max_min_const:    x.max(k).min(l)           => l,                                  EXACT, if at_most(l, k);
    min_max_min:      x.min(k).max(l).min(m)    => x.min(k).max(l),                    EXACT, if at_most(k, m), at_most(l, m);
    max_min_max:      x.max(k).min(l).max(m)    => x.max(k).min(l),                    EXACT, if at_most(m, k), at_most(m, l);
    min_one:          x.min(k)                  => x,                                  EXACT, if at_least_one(k), at_most_one(x), not_nan(x);
    max_one:          x.max(k)                  => k,                                  EXACT, if at_least_one(k), at_most_one(x);
    min_low:          x.min(k)                  => k,                                  EXACT, if not_positive(k), not_negative(x);
    max_low:          x.max(k)                  => x,                                  EXACT, if not_positive(k), not_negative(x), not_nan(x);
    clamp_clamp:      x.clamp(k, l).clamp(m, n) => x.clamp(k.clamp(m, n), l.clamp(m, n)), NSZ, if at_most(k, l);
    min_clamp:        x.min(k).clamp(m, n)      => x.clamp(m, k.clamp(m, n)),          NSZ, if not_nan(k), not_nan(x);
    max_clamp:        x.max(k).clamp(m, n)      => x.clamp(k.clamp(m, n), n),          NSZ, if not_nan(k), not_nan(x);
    clamp_unit:       x.clamp(k, l)             => x,                                  EXACT, if not_positive(k), at_least_one(l), unit(x);
    clamp_point:      x.clamp(k, k)             => k,                                  EXACT, if at_most(k, k), not_nan(x);
    clamp_crossed:    x.clamp(k, l)             => l,                                  EXACT, if below(l, k), not_nan(x);
    clamp_of_const:   k.clamp(l, x)             => x.pmin(l.pmax(k)),                  EXACT;
    clamp_low:        x.clamp(k, l)             => x.min(l),                           EXACT, if not_positive(k), not_negative(x), not_nan(x), nonzero(l);
    clamp_one:        x.clamp(k, l)             => x.max(k),                           EXACT, if at_least_one(l), at_most(k, l), at_most_one(x), not_nan(x), never_neg_zero(x), never_neg_zero(k);
    clamp_min:        x.clamp(k, l).min(m)      => x.clamp(k, l),                      EXACT, if at_most(l, m), not_nan(x);
    clamp_max:        x.clamp(k, l).max(m)      => x.clamp(k, l),                      EXACT, if at_most(m, k), at_most(m, l), not_nan(x);
    clamp_min_below:  x.clamp(k, l).min(m)      => m,                                  EXACT, if at_most(m, k), at_most(m, l);
    clamp_max_above:  x.clamp(k, l).max(m)      => m,                                  EXACT, if at_most(l, m);
    min_of_choice:    select(lt(x, y), x, y)    => x.pmin(y),                          EXACT;
    min_of_choice_le: select(le(x, y), x, y)    => x.pmin(y),                          NSZ;
    max_of_choice:    select(lt(x, y), y, x)    => y.pmax(x),                          EXACT;
    max_of_choice_le: select(le(x, y), y, x)    => y.pmax(x),                          NSZ;
    choice_of_equals: select(eq(x, y), x, y)    => y,                                  NSZ;
    pmin_to_min:      x.pmin(y)                 => x.min(y),                           NSZ | NO_NAN;
    pmax_to_max:      x.pmax(y)                 => x.max(y),                           NSZ | NO_NAN;
    pmin_below:       x.pmin(k).pmin(l)         => x.pmin(k),                          EXACT, if below(k, l);
    pmin_above:       x.pmin(k).pmin(l)         => x.pmin(l),                          EXACT, if at_most(l, k);
    pmax_above:       x.pmax(k).pmax(l)         => x.pmax(k),                          EXACT, if below(l, k);
    pmax_below:       x.pmax(k).pmax(l)         => x.pmax(l),                          EXACT, if at_most(k, l);
    min_plus_max:     x.min(y) + x.max(y)       => x + y,                              NO_NAN;
    min_times_max:    x.min(y) * x.max(y)       => x * y,                              NO_NAN;
    max_neg:          x.max(-x)                 => x.abs(),                            EXACT;
    min_abs:          x.min(x.abs())            => x,                                  EXACT;
    max_abs:          x.max(x.abs())            => x.abs(),                            EXACT;
    min_with_more:    x.min(x + k)              => x,                                  EXACT, if not_negative(k);
    max_with_more:    x.max(x + k)              => x + k,                              EXACT, if not_negative(k), small(k);
    min_with_less:    x.min(x - k)              => x - k,                              EXACT, if not_negative(k), small(k);
    max_with_less:    x.max(x - k)              => x,                                  EXACT, if not_negative(k);
    pmin_same:        x.pmin(x)                 => x,                                  EXACT;
    pmax_same:        x.pmax(x)                 => x,                                  EXACT;
    pmin_pmin:        x.pmin(y).pmin(y)         => x.pmin(y),                          EXACT;
    pmax_pmax:        x.pmax(y).pmax(y)         => x.pmax(y),                          EXACT;

    // Comparisons.
    lt_self:      lt(x, x)    => false,      EXACT;
    le_self:      le(x, x)    => true,       EXACT, if not_nan(x);
    eq_self:      eq(x, x)    => true,       EXACT, if not_nan(x);
    lt_neg_neg:   lt(-x, -y)  => lt(y, x),   EXACT;
    le_neg_neg:   le(-x, -y)  => le(y, x),   EXACT;
    eq_neg_neg:   eq(-x, -y)  => eq(x, y),   EXACT;
    lt_neg_const: lt(-x, k)   => lt(-k, x),  EXACT;
    le_neg_const: le(-x, k)   => le(-k, x),  EXACT;
    const_lt_neg: lt(k, -x)   => lt(x, -k),  EXACT;
    const_le_neg: le(k, -x)   => le(x, -k),  EXACT;
    eq_neg_const: eq(-x, k)   => eq(x, -k),  EXACT;
    lt_neg_zero:  lt(x, -0.0) => lt(x, 0.0), EXACT;
    neg_zero_lt:  lt(-0.0, x) => lt(0.0, x), EXACT;
    le_neg_zero:  le(x, -0.0) => le(x, 0.0), EXACT;
    neg_zero_le:  le(-0.0, x) => le(0.0, x), EXACT;
    eq_neg_zero:  eq(x, -0.0) => eq(x, 0.0), EXACT;
    lt_low:       lt(x, k)    => false,      EXACT, if not_positive(k), not_negative(x);
    low_lt:       lt(k, x)    => true,       EXACT, if negative(k), not_negative(x), not_nan(x);
    le_low:       le(x, k)    => false,      EXACT, if negative(k), not_negative(x);
    low_le:       le(k, x)    => true,       EXACT, if not_positive(k), not_negative(x), not_nan(x);
    one_lt:       lt(k, x)    => false,      EXACT, if at_least_one(k), at_most_one(x);
    le_one:       le(x, k)    => true,       EXACT, if at_least_one(k), at_most_one(x), not_nan(x);
    eq_low:       eq(x, k)    => false,      EXACT, if negative(k), not_negative(x);
    eq_zero:      eq(x, 0.0)  => false,      EXACT, if nonzero(x);

    // Comparisons with the largest number, of which no root comes near.
    le_largest:        le(x, f32::MAX)          => true,  NO_NAN | NO_INF;
    largest_lt:        lt(f32::MAX, x)          => false, NO_INF;
    sqrt_lt_largest:   lt(x.sqrt(), f32::MAX)   => true,  NO_NAN | NO_INF;
    length_lt_largest: lt(x.length(), f32::MAX) => true,  NO_NAN | NO_INF;

    // Comparisons with what is larger or smaller than all; `x < f32::INFINITY` stays, since that is how a value says that it is
    // finite: a reciprocal is asked so whether there was something to divide by.
    le_infinity:        le(x, f32::INFINITY)          => true,  NO_NAN;
    infinity_lt:        lt(f32::INFINITY, x)          => false, EXACT;
    neg_infinity_le:    le(f32::NEG_INFINITY, x)      => true,  NO_NAN;
    lt_neg_infinity:    lt(x, f32::NEG_INFINITY)      => false, EXACT;
    sqrt_lt_infinity:   lt(x.sqrt(), f32::INFINITY)   => true,  NO_INF;
    length_lt_infinity: lt(x.length(), f32::INFINITY) => true,  NO_INF;
    zero_lt_quotient:   lt(0.0, k / x)                => true,  NO_NAN | NO_INF, if at_least_one(k), not_negative(x);

    // Comparisons of the smaller and the larger.
    min_lt:       lt(x.min(k), l)      => true,     EXACT, if below(k, l);
    min_lt_below: lt(x.min(k), l)      => lt(x, l), EXACT, if at_most(l, k);
    lt_max:       lt(l, x.max(k))      => true,     EXACT, if below(l, k);
    lt_max_above: lt(l, x.max(k))      => lt(l, x), EXACT, if at_most(k, l);
    max_lt:       lt(x.max(k), l)      => false,    EXACT, if at_most(l, k);
    max_lt_above: lt(x.max(k), l)      => lt(x, l), EXACT, if below(k, l), not_nan(x);
    lt_min:       lt(l, x.min(k))      => false,    EXACT, if at_most(k, l);
    lt_min_below: lt(l, x.min(k))      => lt(l, x), EXACT, if below(l, k), not_nan(x);
    min_le:       le(x.min(k), l)      => true,     EXACT, if at_most(k, l);
    min_le_below: le(x.min(k), l)      => le(x, l), EXACT, if below(l, k);
    le_max:       le(l, x.max(k))      => true,     EXACT, if at_most(l, k);
    le_max_above: le(l, x.max(k))      => le(l, x), EXACT, if below(k, l);
    max_le:       le(x.max(k), l)      => false,    EXACT, if below(l, k);
    max_le_above: le(x.max(k), l)      => le(x, l), EXACT, if at_most(k, l), not_nan(x);
    le_min:       le(l, x.min(k))      => false,    EXACT, if below(k, l);
    le_min_below: le(l, x.min(k))      => le(l, x), EXACT, if at_most(l, k), not_nan(x);
    max_lt_one:   lt(x.max(y), x)      => false,    EXACT;
    one_lt_min:   lt(x, x.min(y))      => false,    EXACT;
    one_lt_max:   lt(x, x.max(y))      => lt(x, y), EXACT;
    min_lt_one:   lt(x.min(y), x)      => lt(y, x), EXACT;
    one_le_max:   le(x, x.max(y))      => true,     EXACT, if not_nan(x);
    min_le_one:   le(x.min(y), x)      => true,     EXACT, if not_nan(x);
    max_le_one:   le(x.max(y), x)      => le(y, x), EXACT, if not_nan(y);
    one_le_min:   le(x, x.min(y))      => le(x, y), EXACT, if not_nan(y);
    abs_lt_same:  lt(x.abs(), x)       => false,    EXACT;
    same_lt_abs:  lt(x, x.abs())       => lt(x, 0.0), EXACT;
    abs_le_same:  le(x.abs(), x)       => le(0.0, x), EXACT;
    same_le_abs:  le(x, x.abs())       => true,     EXACT, if not_nan(x);
    clamp_lt:     lt(x.clamp(k, l), m) => lt(x, m), EXACT, if below(k, m), at_most(m, l);
    lt_clamp:     lt(m, x.clamp(k, l)) => lt(m, x), EXACT, if at_most(k, m), below(m, l);
    clamp_le:     le(x.clamp(k, l), m) => le(x, m), EXACT, if at_most(k, m), below(m, l);
    le_clamp:     le(m, x.clamp(k, l)) => le(m, x), EXACT, if below(k, m), at_most(m, l);
    clamp_lt_low:  lt(x.clamp(k, l), m) => false, EXACT, if at_most(m, k), at_most(m, l);
    clamp_le_low:  le(x.clamp(k, l), m) => false, EXACT, if below(m, k), below(m, l);
    clamp_lt_high: lt(x.clamp(k, l), m) => true,  EXACT, if below(l, m), not_nan(x);
    clamp_le_high: le(x.clamp(k, l), m) => true,  EXACT, if at_most(l, m), not_nan(x);
    low_lt_clamp:  lt(m, x.clamp(k, l)) => true,  EXACT, if below(m, k), below(m, l), not_nan(x);
    low_le_clamp:  le(m, x.clamp(k, l)) => true,  EXACT, if at_most(m, k), at_most(m, l), not_nan(x);
    high_lt_clamp: lt(m, x.clamp(k, l)) => false, EXACT, if at_most(l, m);
    high_le_clamp: le(m, x.clamp(k, l)) => false, EXACT, if below(l, m);
    eq_clamp_low:  eq(x.clamp(k, l), m) => false, EXACT, if below(m, k), below(m, l);
    eq_clamp_high: eq(x.clamp(k, l), m) => false, EXACT, if below(l, m);

    // Comparisons of whole numbers.
    floor_lt:         lt(x.floor(), k)   => lt(x, k),                   EXACT, if integral(k);
    le_floor:         le(k, x.floor())   => le(k, x),                   EXACT, if integral(k);
    lt_ceil:          lt(k, x.ceil())    => lt(k, x),                   EXACT, if integral(k);
    ceil_le:          le(x.ceil(), k)    => le(x, k),                   EXACT, if integral(k);
    cast_lt:          lt(x.cast(F32), k) => lt(x, k.ceil().cast(I32)),  EXACT, if small(k);
    cast_le:          le(x.cast(F32), k) => le(x, k.floor().cast(I32)), EXACT, if small(k);
    lt_cast:          lt(k, x.cast(F32)) => lt(k.floor().cast(I32), x), EXACT, if small(k);
    le_cast:          le(k, x.cast(F32)) => le(k.ceil().cast(I32), x),  EXACT, if small(k);
    cast_lt_unsigned: lt(x.cast(F32), k) => lt(x, k.ceil().cast(U32)),  EXACT, if small(k);
    cast_le_unsigned: le(x.cast(F32), k) => le(x, k.floor().cast(U32)), EXACT, if small(k), not_negative(k);
    lt_cast_unsigned: lt(k, x.cast(F32)) => lt(k.floor().cast(U32), x), EXACT, if small(k), not_negative(k);
    le_cast_unsigned: le(k, x.cast(F32)) => le(k.ceil().cast(U32), x),  EXACT, if small(k);

    // Comparisons of sums, products and roots.
    sub_lt_zero: lt(x - y, 0.0)  => lt(x, y),     EXACT;
    zero_lt_sub: lt(0.0, x - y)  => lt(y, x),     EXACT;
    sub_le_zero: le(x - y, 0.0)  => le(x, y),     NO_NAN;
    zero_le_sub: le(0.0, x - y)  => le(y, x),     NO_NAN;
    sub_eq_zero: eq(x - y, 0.0)  => eq(x, y),     NO_NAN;
    add_lt:      lt(x + k, l)    => lt(x, l - k), REASSOC, if near(k, l);
    lt_add:      lt(l, x + k)    => lt(l - k, x), REASSOC, if near(k, l);
    add_le:      le(x + k, l)    => le(x, l - k), REASSOC, if near(k, l);
    le_add:      le(l, x + k)    => le(l - k, x), REASSOC, if near(k, l);
    sub_lt:      lt(x - k, l)    => lt(x, l + k), REASSOC, if near(k, l);
    lt_sub:      lt(l, x - k)    => lt(l + k, x), REASSOC, if near(k, l);
    sub_le:      le(x - k, l)    => le(x, l + k), REASSOC, if near(k, l);
    le_sub:      le(l, x - k)    => le(l + k, x), REASSOC, if near(k, l);
    from_lt:     lt(k - x, l)    => lt(k - l, x), REASSOC, if near(k, l);
    lt_from:     lt(l, k - x)    => lt(x, k - l), REASSOC, if near(k, l);
    from_le:     le(k - x, l)    => le(k - l, x), REASSOC, if near(k, l);
    le_from:     le(l, k - x)    => le(x, k - l), REASSOC, if near(k, l);
    mul_lt:      lt(x * k, l)    => lt(x, l / k), REASSOC, if quotient(l, k);
    lt_mul:      lt(l, x * k)    => lt(l / k, x), REASSOC, if quotient(l, k);
    mul_le:      le(x * k, l)    => le(x, l / k), REASSOC, if quotient(l, k);
    le_mul:      le(l, x * k)    => le(l / k, x), REASSOC, if quotient(l, k);
    sqrts_lt:    lt(x.sqrt(), y.sqrt()) => lt(x, y), NO_NAN | REASSOC;
    sqrts_le:    le(x.sqrt(), y.sqrt()) => le(x, y), NO_NAN | REASSOC;
    exps_lt:     lt(x.exp(), y.exp())   => lt(x, y), NO_INF | AFN;
    exps_le:     le(x.exp(), y.exp())   => le(x, y), NO_INF | AFN;
    exp2s_lt:    lt(x.exp2(), y.exp2()) => lt(x, y), NO_INF | AFN;
    exp2s_le:    le(x.exp2(), y.exp2()) => le(x, y), NO_INF | AFN;
    exp_lt:      lt(x.exp(), k)         => lt(x, k.ln()), AFN, if quotient(k, k);
    lt_exp:      lt(k, x.exp())         => lt(k.ln(), x), AFN, if quotient(k, k);
    le_exp:      le(k, x.exp())         => le(k.ln(), x), AFN, if quotient(k, k);
    sqrt_lt:     lt(x.sqrt(), k) => lt(x, k * k), NO_NAN | REASSOC, if not_negative(k), product_normal(k, k);
    lt_sqrt:     lt(k, x.sqrt()) => lt(k * k, x), REASSOC, if not_negative(k), product_normal(k, k);
    sqrt_le:     le(x.sqrt(), k) => le(x, k * k), NO_NAN | REASSOC, if not_negative(k), product_normal(k, k);
    le_sqrt:     le(k, x.sqrt()) => le(k * k, x), REASSOC, if not_negative(k), product_normal(k, k);
}
