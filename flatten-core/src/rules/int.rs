//! Integers, lane by lane. They wrap, `x / 0` is `x`, `x % 0` is 0 and `MIN / -1` is `MIN`, so no rule needs a
//! gate.

use crate::rules;
use crate::rules::pattern::{Pat, eq, le, lt, not, select};
use crate::ty::Scalar::{F32, I32, U32};

rules! { ints: Int, [x y z c; k l m]
    // Constants together; before the identities, since one of two constants may be -1.
    int_add_add_const: x + k + l => x + (k + l), EXACT;
    int_add_sub_const: x + k - l => x + (k - l), EXACT;
    int_sub_add_const: x - k + l => x + (l - k), EXACT;
    int_sub_sub_const: x - k - l => x - (k + l), EXACT;
    int_mul_mul_const: x * k * l => x * (k * l), EXACT;
    int_and_and_const: x & k & l => x & (k & l), EXACT;
    int_or_or_const:   x | k | l => x | (k | l), EXACT;
    int_xor_xor_const: x ^ k ^ l => x ^ (k ^ l), EXACT;
    int_xor_not_const: !x ^ k    => x ^ !k,      EXACT;

    // Identities.
    int_add_zero: x + 0 => x, EXACT;
    int_sub_zero: x - 0 => x, EXACT;
    int_sub_self: x - x => 0, EXACT;
    int_mul_zero: x * 0 => 0, EXACT;
    int_dot_zero: x.dot(0) => 0, EXACT;
    int_mul_one:  x * 1 => x, EXACT;
    int_div_one:  x / 1 => x, EXACT;
    int_div_zero: x / 0 => x, EXACT;
    int_zero_div: 0 / x => 0, EXACT;
    int_rem_one:  x % 1 => 0, EXACT;
    int_rem_zero: x % 0 => 0, EXACT;
    int_zero_rem: 0 % x => 0, EXACT;
    int_rem_self: x % x => 0, EXACT;

    // Signs.
    int_add_negative:  x + k         => x - (0 - k), EXACT, if negatable(k);
    int_sub_negative:  x - k         => x + (0 - k), EXACT, if negative(k);
    int_neg_neg:       -(-x)         => x,           EXACT;
    int_zero_sub:      0 - x         => -x,          EXACT;
    int_add_neg:       x + -y        => x - y,       EXACT;
    int_sub_neg:       x - -y        => x + y,       EXACT;
    int_mul_neg_one:   x * -1        => -x,          EXACT;
    int_div_neg_one:   x / -1        => -x,          EXACT;
    int_rem_neg_one:   x % -1        => 0,           EXACT, if signed(x);
    int_mul_neg_neg:   -x * -y       => x * y,       EXACT;
    int_mul_neg_const: -x * k        => x * -k,      EXACT;
    int_abs_abs:       x.abs().abs() => x.abs(),     EXACT;
    int_abs_neg:       (-x).abs()    => x.abs(),     EXACT;

    // Sums that undo each other.
    int_add_sub: x + y - x   => y, EXACT;
    int_sub_add: x - y + y   => x, EXACT;
    int_sub_sub: x - (x - y) => y, EXACT;

    // A complement is a negation less one.
    int_ones_sub:      -1 - x     => !x,          EXACT;
    int_not_less_one:  !(x - 1)   => -x,          EXACT;
    int_not_add_const: !x + k     => (k - 1) - x, EXACT;
    int_not_sub_const: !x - k     => !k - x,      EXACT;
    int_not_sub_not:   !x - !y    => y - x,       EXACT;
    int_add_not:       x + !x     => -1,          EXACT;
    int_add_not_one:   x + !y + 1 => x - y,       EXACT;

    // Products with a sign, quotients and what they leave.
    int_times_signum:     x * x.signum()       => x.abs(), EXACT;
    int_abs_times_signum: x.abs() * x.signum() => x,       EXACT;
    int_abs_times_abs:    x.abs() * x.abs()    => x * x,   EXACT;
    int_rem_rem:          x % y % y            => x % y,   EXACT;
    int_rem_div:          x % y / y            => 0,       EXACT;
    int_less_rem_div:     (x - x % y) / y      => x / y,   EXACT;
    int_div_add_rem:      x / y * y + x % y    => x,       EXACT, if nonzero(y);

    // Strength.
    int_div_pow2:     x / k => x >> log2(k), EXACT, if pow2(k), unsigned(x);
    int_rem_pow2:     x % k => x & (k - 1),  EXACT, if pow2(k), unsigned(x);
    int_div_shift:    x / k => x >> log2(k), EXACT, if pow2(k), not_negative(x);
    int_rem_mask:     x % k => x & (k - 1),  EXACT, if pow2(k), not_negative(x);
    int_rem_below_32: x % k => x,            EXACT, if at_least_32(k), below_32(x);

    // Rounded down, or what that leaves, by a power of two.
    int_rem_euclid: select(lt(x % k, 0), x % k + k, x % k) => x & (k - 1),  EXACT, if pow2(k);
    int_div_euclid: select(lt(x % k, 0), x / k - 1, x / k) => x >> log2(k), EXACT, if pow2(k), at_least_one(k);

    // Bits.
    int_and_zero:     x & 0        => 0,      EXACT;
    int_and_ones:     x & -1       => x,      EXACT;
    int_and_same:     x & x        => x,      EXACT;
    int_and_not:      x & !x       => 0,      EXACT;
    int_and_and:      x & (x & y)  => x & y,  EXACT;
    int_and_or:       x & (x | y)  => x,      EXACT;
    int_or_zero:      x | 0        => x,      EXACT;
    int_or_ones:      x | -1       => -1,     EXACT;
    int_or_same:      x | x        => x,      EXACT;
    int_or_not:       x | !x       => -1,     EXACT;
    int_or_or:        x | (x | y)  => x | y,  EXACT;
    int_or_and:       x | (x & y)  => x,      EXACT;
    int_xor_zero:     x ^ 0        => x,      EXACT;
    int_xor_ones:     x ^ -1       => !x,     EXACT;
    int_xor_same:     x ^ x        => 0,      EXACT;
    int_xor_not:      !x ^ !y      => x ^ y,  EXACT;
    int_xor_xor:      x ^ (x ^ y)  => y,      EXACT;
    int_not_not:      !!x          => x,      EXACT;
    int_and_below_32: x & k        => x,      EXACT, if covers_31(k), below_32(x);
    int_and_bit:      x & 1        => x,      EXACT, if unit(x);
    int_shl_mask:     x << (y & k) => x << y, EXACT, if covers_31(k);
    int_shr_mask:     x >> (y & k) => x >> y, EXACT, if covers_31(k);
    int_shl_zero:     x << k       => x,      EXACT, if no_shift(k);
    int_shr_zero:     x >> k       => x,      EXACT, if no_shift(k);
    int_zero_shl:     0 << x       => 0,      EXACT;
    int_zero_shr:     0 >> x       => 0,      EXACT;

    // Bits of one value, and of two.
    int_and_and_not:  x & (!x & y)        => 0,     EXACT;
    int_and_or_not:   x & (!x | y)        => x & y, EXACT;
    int_and_not_or:   x & !(x | y)        => 0,     EXACT;
    int_and_xnor:     x & !(x ^ y)        => x & y, EXACT;
    int_or_or_not:    x | (!x | y)        => -1,    EXACT;
    int_or_and_not:   x | (!x & y)        => x | y, EXACT;
    int_or_nand:      x | !(x & y)        => -1,    EXACT;
    int_or_xor:       x | (x ^ y)         => x | y, EXACT;
    int_xor_and_not:  x ^ (!x & y)        => x | y, EXACT;
    int_add_and_not:  x + (!x & y)        => x | y, EXACT;
    int_xor_not_same: x ^ !x              => -1,    EXACT;
    int_parts_or:     (x & y) | (x & !y)  => x,     EXACT;
    int_parts_xor:    (x & y) ^ (x & !y)  => x,     EXACT;
    int_parts_add:    (x & y) + (x & !y)  => x,     EXACT;
    int_parts_and:    (x | y) & (x | !y)  => x,     EXACT;
    int_apart_or:     (x & !y) | (!x & y) => x ^ y, EXACT;
    int_apart_xor:    (x & !y) ^ (!x & y) => x ^ y, EXACT;
    int_apart_add:    (x & !y) + (!x & y) => x ^ y, EXACT;
    int_and_in_or:    (x & y) & (x | y)   => x & y, EXACT;
    int_or_of_and:    (x & y) | (x | y)   => x | y, EXACT;
    int_or_xor_and:   (x | y) ^ (x & y)   => x ^ y, EXACT;
    int_or_and_nand:  (x | y) & !(x & y)  => x ^ y, EXACT;
    int_or_less_and:  (x | y) - (x & y)   => x ^ y, EXACT;
    int_or_add_and:   (x | y) + (x & y)   => x + y, EXACT;
    int_and_of_xor:   (x & y) & (x ^ y)   => 0,     EXACT;
    int_and_or_xor:   (x & y) | (x ^ y)   => x | y, EXACT;
    int_and_xor_xor:  (x & y) ^ (x ^ y)   => x | y, EXACT;
    int_and_add_xor:  (x & y) + (x ^ y)   => x | y, EXACT;
    int_or_and_xor:   (x | y) & (x ^ y)   => x ^ y, EXACT;
    int_or_or_xor:    (x | y) | (x ^ y)   => x | y, EXACT;
    int_or_xor_xor:   (x | y) ^ (x ^ y)   => x & y, EXACT;
    int_or_less_xor:  (x | y) - (x ^ y)   => x & y, EXACT;
    int_sum_less_or:  x + y - (x | y)     => x & y, EXACT;
    int_sum_less_and: x + y - (x & y)     => x | y, EXACT;

    // Masks.
    int_xor_mask:      x ^ (x & k)       => x & !k,      EXACT;
    int_sub_mask:      x - (x & k)       => x & !k,      EXACT;
    int_mask_xor:      x & (x ^ k)       => x & !k,      EXACT;
    int_mask_nand:     x & !(x & k)      => x & !k,      EXACT;
    int_or_xor_const:  (x | k) ^ k       => x & !k,      EXACT;
    int_or_sub_const:  (x | k) - k       => x & !k,      EXACT;
    int_or_add_const:  (x | k) + l       => x & !k,      EXACT, if opposite(k, l);
    int_masks_or:      (x & k) | (x & l) => x & (k | l), EXACT;
    int_masks_xor:     (x & k) ^ (x & l) => x & (k ^ l), EXACT;
    int_masks_add:     (x & k) + (x & l) => x & (k | l), EXACT, if disjoint(k, l);
    int_masks_and:     (x | k) & (x | l) => x | (k & l), EXACT;
    int_or_then_mask:  (x | k) & l       => x & l,       EXACT, if disjoint(k, l);
    int_xor_then_mask: (x ^ k) & l       => x & l,       EXACT, if disjoint(k, l);
    int_or_has_mask:   (x | k) & l       => l,           EXACT, if within(l, k);
    int_mask_in_or:    (x & k) | l       => l,           EXACT, if within(k, l);
    int_mask_then_add: (x & k) + l       => x | l,       EXACT, if disjoint(k, l), cover(k, l);
    int_mask_then_or:  (x & k) | l       => x | l,       EXACT, if cover(k, l);

    // One bit: whether it is set, and what is chosen by that.
    int_bit_eq:          eq(x & k, k)                   => not(eq(x & k, 0)),              EXACT, if pow2(k);
    int_bit_chosen:      select(eq(x & k, 0), 0, k)     => x & k,                          EXACT, if pow2(k);
    int_bit_chosen_else: select(eq(x & k, 0), k, 0)     => (x & k) ^ k,                    EXACT, if pow2(k);
    int_bit_moved_left:  select(eq(x & k, 0), 0, l)     => (x & k) << (log2(l) - log2(k)), EXACT, if pow2(k), pow2(l), at_least_one(k), below(k, l);
    int_bit_moved_right: select(eq(x & k, 0), 0, l)     => (x & k) >> (log2(k) - log2(l)), EXACT, if pow2(k), pow2(l), at_least_one(l), below(l, k);
    int_bit_or:          select(eq(x & k, 0), y, y | k) => y | (x & k),                    EXACT, if pow2(k);
    int_bit_xor:         select(eq(x & k, 0), y, y ^ k) => y ^ (x & k),                    EXACT, if pow2(k);
    int_bit_add:         select(eq(x & k, 0), y, y + k) => y + (x & k),                    EXACT, if pow2(k);
    int_unit_chosen:     select(eq(x, 0), 0, 1)         => x,                              EXACT, if unit(x);
    int_unit_is:         select(eq(x, 1), 1, 0)         => x,                              EXACT, if unit(x);
    int_unit_is_else:    select(eq(x, 1), 0, 1)         => x ^ 1,                          EXACT, if unit(x);
    int_unit_else:       select(eq(x, 0), 1, 0)         => x ^ 1,                          EXACT, if unit(x);

    // Shifts, one after the other.
    int_shl_shl:      x << k << l         => x << (k + l),  EXACT, if shifts_fit(k, l);
    int_shr_shr:      x >> k >> l         => x >> (k + l),  EXACT, if shifts_fit(k, l);
    int_shl_shl_out:  x << k << l         => 0,             EXACT, if shifts_out(k, l);
    int_shr_shr_out:  x >> k >> l         => 0,             EXACT, if shifts_out(k, l), unsigned(x);
    int_shr_shr_sign: x >> k >> l         => x >> 31,       EXACT, if shifts_out(k, l), signed(x);
    int_shl_shr:      x << k >> k         => x & (-1 >> k), EXACT, if unsigned(x);
    int_shr_shl:      x >> k << k         => x & (-1 << k), EXACT;
    int_mul_shr:      x * l >> k          => x & (-1 >> k), EXACT, if power_of(k, l), unsigned(x);
    int_shr_mul:      (x >> k) * l        => x & (0 - l),   EXACT, if power_of(k, l);
    int_shr_twice:    (x >> 1) + (x >> 1) => x & -2,        EXACT;

    // Shifts of masks.
    int_shr_then_mask: (x >> k) & l        => x >> k,       EXACT, if covers_low(k, l), unsigned(x);
    int_shl_then_mask: (x << k) & l        => x << k,       EXACT, if covers_high(k, l);
    int_mask_then_shr: (x & l) >> k        => x >> k,       EXACT, if covers_high(k, l);
    int_mask_then_shl: (x & l) << k        => x << k,       EXACT, if covers_low(k, l);
    int_mask_shl_back: ((x >> k) & l) << k => x & (l << k), EXACT;
    int_mask_shr_back: ((x << k) & l) >> k => x & (l >> k), EXACT, if unsigned(x);

    // The smaller and the larger.
    int_min_same:         x.min(x)                => x,               EXACT;
    int_max_same:         x.max(x)                => x,               EXACT;
    int_min_min:          x.min(x.min(y))         => x.min(y),        EXACT;
    int_max_max:          x.max(x.max(y))         => x.max(y),        EXACT;
    int_min_max:          x.min(x.max(y))         => x,               EXACT;
    int_max_min:          x.max(x.min(y))         => x,               EXACT;
    int_min_min_const:    x.min(k).min(l)         => x.min(k.min(l)), EXACT;
    int_max_max_const:    x.max(k).max(l)         => x.max(k.max(l)), EXACT;
    int_abs_known:        x.abs()                 => x,               EXACT, if not_negative(x);
    int_abs_of_choice:    select(lt(x, 0), -x, x) => x.abs(),         EXACT;
    int_abs_of_choice_le: select(le(x, 0), -x, x) => x.abs(),         EXACT;
    int_abs_of_choice_gt: select(lt(0, x), x, -x) => x.abs(),         EXACT;
    int_abs_of_choice_ge: select(le(0, x), x, -x) => x.abs(),         EXACT;
    int_max_neg:          x.max(-x)               => x.abs(),         EXACT;
    int_max_abs:          x.max(x.abs())          => x.abs(),         EXACT;
    int_min_abs:          x.min(x.abs())          => x,               EXACT;
    int_min_of_choice:    select(lt(x, y), x, y)  => x.min(y),        EXACT;
    int_min_of_choice_le: select(le(x, y), x, y)  => x.min(y),        EXACT;
    int_max_of_choice:    select(lt(x, y), y, x)  => x.max(y),        EXACT;
    int_max_of_choice_le: select(le(x, y), y, x)  => x.max(y),        EXACT;
    int_max_of_next:      select(lt(x, l), k, x)  => x.max(k),        EXACT, if next(k, l);
    int_min_of_next:      select(lt(x, l), x, k)  => x.min(k),        EXACT, if next(k, l);
    int_min_of_last:      select(lt(k, x), l, x)  => x.min(l),        EXACT, if next(k, l);
    int_max_of_last:      select(lt(k, x), x, l)  => x.max(l),        EXACT, if next(k, l);
    int_max_of_next_le:   select(le(x, k), l, x)  => x.max(l),        EXACT, if next(k, l);
    int_min_of_next_le:   select(le(x, k), x, l)  => x.min(l),        EXACT, if next(k, l);
    int_min_of_last_le:   select(le(l, x), k, x)  => x.min(k),        EXACT, if next(k, l);
    int_max_of_last_le:   select(le(l, x), x, k)  => x.max(k),        EXACT, if next(k, l);
    int_choice_of_equals: select(eq(x, y), x, y)  => y,               EXACT;
    int_min_plus_max:     x.min(y) + x.max(y)     => x + y,           EXACT;
    int_min_times_max:    x.min(y) * x.max(y)     => x * y,           EXACT;
    int_less_max_zero:    x - x.max(0)            => x.min(0),        EXACT;
    int_less_min_zero:    x - x.min(0)            => x.max(0),        EXACT;
    int_max_less_min:     x.max(0) - x.min(0)     => x.abs(),         EXACT;
    int_min_max_const:    x.min(k).max(l)         => l,               EXACT, if at_most(k, l);
    int_max_min_const:    x.max(k).min(l)         => l,               EXACT, if at_most(l, k);
    int_min_max_min:      x.min(k).max(l).min(m)  => x.min(k).max(l), EXACT, if at_most(k, m), at_most(l, m);
    int_max_min_max:      x.max(k).min(l).max(m)  => x.max(k).min(l), EXACT, if at_most(m, k), at_most(m, l);
    int_min_one:          x.min(k)                => x,               EXACT, if at_least_one(k), at_most_one(x);
    int_max_one:          x.max(k)                => k,               EXACT, if at_least_one(k), at_most_one(x);
    int_min_low:          x.min(k)                => k,               EXACT, if not_positive(k), not_negative(x);
    int_max_low:          x.max(k)                => x,               EXACT, if not_positive(k), not_negative(x);
    int_min_greatest:     x.min(k)                => x,               EXACT, if greatest(k);
    int_max_greatest:     x.max(k)                => k,               EXACT, if greatest(k);
    int_min_least:        x.min(k)                => k,               EXACT, if least(k);
    int_max_least:        x.max(k)                => x,               EXACT, if least(k);
    int_min_31:           x.min(k)                => x,               EXACT, if covers_31(k), not_negative(k), below_32(x);

    // A factor that chooses.
    int_choose_mul:            select(c, 1, 0) * x         => select(c, x, 0), EXACT;
    int_choose_mul_else:       select(c, 0, 1) * x         => select(c, 0, x), EXACT;
    int_choose_mul_splat:      select(c, 1, 0).splat() * x => select(c, x, 0), EXACT;
    int_choose_mul_splat_else: select(c, 0, 1).splat() * x => select(c, 0, x), EXACT;

    // Comparisons.
    int_lt_self: lt(x, x) => false, EXACT;
    int_le_self: le(x, x) => true,  EXACT;
    int_eq_self: eq(x, x) => true,  EXACT;
    int_lt_least:    lt(x, k) => false, EXACT, if least(k);
    int_least_le:    le(k, x) => true,  EXACT, if least(k);
    int_greatest_lt: lt(k, x) => false, EXACT, if greatest(k);
    int_le_greatest: le(x, k) => true,  EXACT, if greatest(k);
    int_lt_low:  lt(x, k) => false, EXACT, if not_positive(k), not_negative(x);
    int_low_lt:  lt(k, x) => true,  EXACT, if negative(k), not_negative(x), signed(x);
    int_le_low:  le(x, k) => false, EXACT, if negative(k), not_negative(x), signed(x);
    int_low_le:  le(k, x) => true,  EXACT, if not_positive(k), not_negative(x);
    int_one_lt:  lt(k, x) => false, EXACT, if at_least_one(k), at_most_one(x);
    int_le_one:  le(x, k) => true,  EXACT, if at_least_one(k), at_most_one(x);
    int_lt_32:   lt(x, k) => true,  EXACT, if at_least_32(k), below_32(x);
    int_le_32:   le(x, k) => true,  EXACT, if at_least_32(k), below_32(x);
    int_32_lt:   lt(k, x) => false, EXACT, if at_least_32(k), below_32(x);
    int_32_le:   le(k, x) => false, EXACT, if at_least_32(k), below_32(x);
    int_lt_two:  lt(x, k) => true,  EXACT, if at_least_two(k), at_most_one(x);
    int_two_le:  le(k, x) => false, EXACT, if at_least_two(k), at_most_one(x);
    int_lt_high: lt(x, k) => true,  EXACT, if negative(k), not_negative(x), unsigned(x);
    int_high_le: le(k, x) => false, EXACT, if negative(k), not_negative(x), unsigned(x);
    int_le_half: le(x, k) => true,  EXACT, if at_least_half(k), not_negative(x), unsigned(x);
    int_half_lt: lt(k, x) => false, EXACT, if at_least_half(k), not_negative(x), unsigned(x);
    int_eq_low:  eq(x, k) => false, EXACT, if negative(k), not_negative(x);
    int_eq_two:  eq(x, k) => false, EXACT, if at_least_two(k), at_most_one(x);
    int_eq_zero: eq(x, 0) => false, EXACT, if nonzero(x);
    int_eq_32:   eq(x, k) => false, EXACT, if at_least_32(k), below_32(x);

    // Comparisons with what bits and remainders never reach.
    int_and_lt:      lt(x & k, l) => true,  EXACT, if not_negative(k), below(k, l);
    int_and_le:      le(x & k, l) => true,  EXACT, if not_negative(k), at_most(k, l);
    int_lt_and:      lt(l, x & k) => false, EXACT, if not_negative(k), at_most(k, l);
    int_le_and:      le(l, x & k) => false, EXACT, if not_negative(k), below(k, l);
    int_and_eq:      eq(x & k, l) => false, EXACT, if beyond(l, k);
    int_or_eq:       eq(x | k, l) => false, EXACT, if beyond(k, l);
    int_rem_lt:      lt(x % k, l) => true,  EXACT, if at_least_one(k), at_most(k, l);
    int_rem_le:      le(x % k, l) => true,  EXACT, if at_least_one(k), at_most(k, l);
    int_lt_rem:      lt(l, x % k) => false, EXACT, if at_least_one(k), at_most(k, l);
    int_le_rem:      le(l, x % k) => false, EXACT, if at_least_one(k), at_most(k, l);
    int_rem_eq:      eq(x % k, l) => false, EXACT, if at_least_one(k), at_most(k, l);
    int_rem_le_last: le(x % k, l) => true,  EXACT, if at_least_one(k), next(l, k);
    int_last_lt_rem: lt(l, x % k) => false, EXACT, if at_least_one(k), next(l, k);

    // Comparisons of what both types have.
    int_cast_lt_cast:      lt(x.cast(U32), y.cast(U32)) => lt(x, y),           EXACT, if signed(x), not_negative(x), not_negative(y);
    int_cast_le_cast:      le(x.cast(U32), y.cast(U32)) => le(x, y),           EXACT, if signed(x), not_negative(x), not_negative(y);
    int_cast_lt_const:     lt(x.cast(U32), k)           => lt(x, k.cast(I32)), EXACT, if not_negative(x), not_negative(k);
    int_cast_le_const:     le(x.cast(U32), k)           => le(x, k.cast(I32)), EXACT, if not_negative(x), not_negative(k);
    int_const_lt_cast:     lt(k, x.cast(U32))           => lt(k.cast(I32), x), EXACT, if not_negative(x), not_negative(k);
    int_const_le_cast:     le(k, x.cast(U32))           => le(k.cast(I32), x), EXACT, if not_negative(x), not_negative(k);
    int_cast_lt_cast_i32:  lt(x.cast(I32), y.cast(I32)) => lt(x, y),           EXACT, if unsigned(x), not_negative(x), not_negative(y);
    int_cast_le_cast_i32:  le(x.cast(I32), y.cast(I32)) => le(x, y),           EXACT, if unsigned(x), not_negative(x), not_negative(y);
    int_cast_lt_const_i32: lt(x.cast(I32), k)           => lt(x, k.cast(U32)), EXACT, if not_negative(x), not_negative(k);
    int_cast_le_const_i32: le(x.cast(I32), k)           => le(x, k.cast(U32)), EXACT, if not_negative(x), not_negative(k);
    int_const_lt_cast_i32: lt(k, x.cast(I32))           => lt(k.cast(U32), x), EXACT, if not_negative(x), not_negative(k);
    int_const_le_cast_i32: le(k, x.cast(I32))           => le(k.cast(U32), x), EXACT, if not_negative(x), not_negative(k);

    // Comparisons of complements.
    int_not_lt_not:   lt(!x, !y) => lt(y, x),  EXACT;
    int_not_le_not:   le(!x, !y) => le(y, x),  EXACT;
    int_not_lt_const: lt(!x, k)  => lt(!k, x), EXACT;
    int_const_lt_not: lt(k, !x)  => lt(x, !k), EXACT;
    int_not_le_const: le(!x, k)  => le(!k, x), EXACT;
    int_const_le_not: le(k, !x)  => le(x, !k), EXACT;

    // Comparisons of the smaller and the larger.
    int_max_lt_one:   lt(x.max(y), x) => false,    EXACT;
    int_one_lt_min:   lt(x, x.min(y)) => false,    EXACT;
    int_one_lt_max:   lt(x, x.max(y)) => lt(x, y), EXACT;
    int_min_lt_one:   lt(x.min(y), x) => lt(y, x), EXACT;
    int_one_le_max:   le(x, x.max(y)) => true,     EXACT;
    int_min_le_one:   le(x.min(y), x) => true,     EXACT;
    int_max_le_one:   le(x.max(y), x) => le(y, x), EXACT;
    int_one_le_min:   le(x, x.min(y)) => le(x, y), EXACT;
    int_min_lt:       lt(x.min(k), l) => true,     EXACT, if below(k, l);
    int_min_lt_below: lt(x.min(k), l) => lt(x, l), EXACT, if at_most(l, k);
    int_lt_max:       lt(l, x.max(k)) => true,     EXACT, if below(l, k);
    int_lt_max_above: lt(l, x.max(k)) => lt(l, x), EXACT, if at_most(k, l);
    int_max_lt:       lt(x.max(k), l) => false,    EXACT, if at_most(l, k);
    int_max_lt_above: lt(x.max(k), l) => lt(x, l), EXACT, if below(k, l);
    int_lt_min:       lt(l, x.min(k)) => false,    EXACT, if at_most(k, l);
    int_lt_min_below: lt(l, x.min(k)) => lt(l, x), EXACT, if below(l, k);
    int_min_le:       le(x.min(k), l) => true,     EXACT, if at_most(k, l);
    int_min_le_below: le(x.min(k), l) => le(x, l), EXACT, if below(l, k);
    int_le_max:       le(l, x.max(k)) => true,     EXACT, if at_most(l, k);
    int_le_max_above: le(l, x.max(k)) => le(l, x), EXACT, if below(k, l);
    int_max_le:       le(x.max(k), l) => false,    EXACT, if below(l, k);
    int_max_le_above: le(x.max(k), l) => le(x, l), EXACT, if at_most(k, l);
    int_le_min:       le(l, x.min(k)) => false,    EXACT, if below(k, l);
    int_le_min_below: le(l, x.min(k)) => le(l, x), EXACT, if at_most(l, k);

    int_max_eq_one:   eq(x.max(y), x) => le(y, x), EXACT;
    int_min_eq_one:   eq(x.min(y), x) => le(x, y), EXACT;
    int_max_eq:       eq(x.max(k), l) => false,    EXACT, if below(l, k);
    int_max_eq_above: eq(x.max(k), l) => eq(x, l), EXACT, if below(k, l);
    int_min_eq:       eq(x.min(k), l) => false,    EXACT, if below(k, l);
    int_min_eq_below: eq(x.min(k), l) => eq(x, l), EXACT, if below(l, k);

    // Equality: everything but products can be undone.
    int_add_eq:            eq(x + k, l)                 => eq(x, l - k),       EXACT;
    int_sub_eq:            eq(x - k, l)                 => eq(x, l + k),       EXACT;
    int_from_eq:           eq(k - x, l)                 => eq(x, k - l),       EXACT;
    int_xor_eq:            eq(x ^ k, l)                 => eq(x, k ^ l),       EXACT;
    int_not_eq:            eq(!x, k)                    => eq(x, !k),          EXACT;
    int_neg_eq:            eq(-x, k)                    => eq(x, -k),          EXACT;
    int_not_eq_not:        eq(!x, !y)                   => eq(x, y),           EXACT;
    int_neg_eq_neg:        eq(-x, -y)                   => eq(x, y),           EXACT;
    int_sub_eq_zero:       eq(x - y, 0)                 => eq(x, y),           EXACT;
    int_xor_eq_zero:       eq(x ^ y, 0)                 => eq(x, y),           EXACT;
    int_add_eq_same:       eq(x + y, x)                 => eq(y, 0),           EXACT;
    int_add_eq_add:        eq(x + z, y + z)             => eq(x, y),           EXACT;
    int_cast_eq_i32:       eq(x.cast(I32), y.cast(I32)) => eq(x, y),           EXACT, if unsigned(x);
    int_cast_eq_u32:       eq(x.cast(U32), y.cast(U32)) => eq(x, y),           EXACT, if signed(x);
    int_cast_eq_i32_const: eq(x.cast(I32), k)           => eq(x, k.cast(U32)), EXACT;
    int_cast_eq_u32_const: eq(x.cast(U32), k)           => eq(x, k.cast(I32)), EXACT;
}

/// The number of zeros below the one bit of `k`: the exponent of `k` as a float.
fn log2(k: Pat) -> Pat {
    (k.cast(F32).bitcast(U32) >> 23) - 127
}
