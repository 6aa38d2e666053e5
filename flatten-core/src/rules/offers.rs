//! Rewrites that pay only where nobody else needs what they make go away: the pass `identities` offers them to the bench.
//!
//! They are lines like those of the other tables, and true behind their gates by the same law. `gains` has to make
//! something cheaper where it stands; `signs` need not: it brings negations outward, where sums and products take them.

use crate::rules;
use crate::rules::pattern::{eq, le, lt, select};

rules! { gains: Float, [x y z c; k l m n]
    // Exponentials, powers, logarithms. The logarithm of a product is not among them: the product may be lost or
    // infinite where the logarithms of its factors are numbers like others. Nor is the root of a product, for that reason.
    exp_times_exp:    x.exp() * y.exp()       => (x + y).exp(), NO_NAN | AFN;
    exp2_times_exp2:  x.exp2() * y.exp2()     => (x + y).exp2(), NO_NAN | AFN;
    exp_over_exp:     x.exp() / y.exp()       => (x - y).exp(), NO_NAN | AFN;
    exp2_over_exp2:   x.exp2() / y.exp2()     => (x - y).exp2(), NO_NAN | AFN;
    recip_exp:        1.0 / x.exp()           => (-x).exp(),      ARCP;
    recip_exp2:       1.0 / x.exp2()          => (-x).exp2(),     ARCP;
    over_exp:         y / x.exp()             => y * (-x).exp(),   ARCP;
    over_exp2:        y / x.exp2()            => y * (-x).exp2(),  ARCP;
    pow_times_pow:    x.powf(y) * x.powf(z)   => x.powf(y + z), NSZ | NO_NAN | NO_INF | AFN;
    pow_over_pow:     x.powf(y) / x.powf(z)   => x.powf(y - z), NSZ | NO_NAN | NO_INF | AFN;
    pow_over_base:    x.powf(y) / x           => x.powf(y - 1.0), NSZ | NO_NAN | NO_INF | ARCP;
    recip_pow:        1.0 / x.powf(y)         => x.powf(-y),      ARCP;
    exp_of_ln_times:  (x.ln() * y).exp()      => x.powf(y), NSZ | NO_NAN | AFN;
    exp2_of_log2:     (x.log2() * y).exp2()   => x.powf(y), NSZ | NO_NAN | AFN;
    ln_of_pow:        x.powf(y).ln()          => x.ln() * y, NSZ | NO_NAN | NO_INF | AFN, if not_negative(x), nonzero(x);
    log2_of_pow:      x.powf(y).log2()        => x.log2() * y, NSZ | NO_NAN | NO_INF | AFN, if not_negative(x), nonzero(x);

    ln_of_sqrt:       x.sqrt().ln()           => x.ln() * 0.5,    REASSOC;
    log2_of_sqrt:     x.sqrt().log2()         => x.log2() * 0.5,  REASSOC;
    sqrt_of_exp:      x.exp().sqrt()          => (x * 0.5).exp(), REASSOC;
    sqrt_of_exp2:     x.exp2().sqrt()         => (x * 0.5).exp2(), REASSOC;
    ln_of_recip:      (1.0 / x).ln()          => -(x.ln()),       NSZ | NO_INF | ARCP;
    pow_of_root:      x.powf(k).powf(l)       => x.powf(k * l),   NSZ | NO_INF | AFN, if roots(k, l);
    pow_of_sqrt:      x.sqrt().powf(k)        => x.powf(k * 0.5), NO_NAN | REASSOC, if roots(k, k);
    sqrt_of_root:     x.powf(k).sqrt()        => x.powf(k * 0.5), REASSOC, if roots(k, k);
    sin_square_left:  1.0 - x.sin() * x.sin() => x.cos() * x.cos(), AFN;
    cos_square_left:  1.0 - x.cos() * x.cos() => x.sin() * x.sin(), AFN;

    // Angles. The functions of twice an angle are not among them: twice a number may be infinite.
    tan_times_cos:    x.tan() * x.cos()       => x.sin(),         AFN;
    sin_over_tan:     x.sin() / x.tan()       => x.cos(),         AFN;
    sin_of_acos:      x.acos().sin()          => ((1.0 - x) * (x + 1.0)).sqrt(), AFN;
    cos_of_asin:      x.asin().cos()          => ((1.0 - x) * (x + 1.0)).sqrt(), AFN;
    sinh_plus_cosh:   x.sinh() + x.cosh()     => x.exp(),         NO_NAN | AFN;
    cosh_less_sinh:   x.cosh() - x.sinh()     => (-x).exp(),      NO_NAN | AFN;
    sinh_over_cosh:   x.sinh() / x.cosh()     => x.tanh(),        NO_NAN | AFN;

    // Rounding.
    neg_floor_neg:    -((-x).floor())         => x.ceil(),        NSZ;
    neg_ceil_neg:     -((-x).ceil())          => x.floor(),       NSZ;

    // What is left of one by a turn around it.
    wrap_by_one:      select(lt(x % 1.0, 0.0), x % 1.0 + 1.0, x % 1.0) => x - x.floor(), NSZ;
    wrap_by_power:    select(lt(x % k, 0.0), x % k + k, x % k)         => x - (x * (1.0 / k)).floor() * k, NSZ | REASSOC, if truncates(x), recip_exact(k), at_least_one(k);
    turns_of_one:     select(lt(x % 1.0, 0.0), x.trunc() - 1.0, x.trunc()) => x.floor(), EXACT, if truncates(x);
    turns:            select(lt(x % k, 0.0), (x * l).trunc() - 1.0, (x * l).trunc()) => (x * l).floor(), ARCP, if truncates(x), positive(k), recip_normal(k), reciprocal(k, l);

    // What stands above a bound, and what below.
    ramp:             select(lt(y, x), x - y, 0.0)       => (x - y).pmax(0.0), EXACT;
    ramp_le:          select(le(y, x), x - y, 0.0)       => (x - y).max(0.0), NSZ | NO_NAN;
    ramp_else:        select(lt(x, y), 0.0, x - y)       => (x - y).max(0.0), NSZ | NO_NAN;
    ramp_else_le:     select(le(x, y), 0.0, x - y)       => (x - y).pmax(0.0), NO_NAN;
    fall:             select(lt(x, y), x - y, 0.0)       => (x - y).min(0.0), NSZ;
    fall_le:          select(le(x, y), x - y, 0.0)       => (x - y).min(0.0), NSZ | NO_NAN;
    fall_else:        select(lt(y, x), 0.0, x - y)       => (x - y).min(0.0), NSZ | NO_NAN;
    fall_else_le:     select(le(y, x), 0.0, x - y)       => (x - y).min(0.0), NSZ | NO_NAN;
    ramp_times:       select(lt(y, x), (x - y) * z, 0.0) => (x - y).max(0.0) * z, NSZ | NO_NAN | NO_INF;
    ramp_times_else:  select(lt(x, y), 0.0, (x - y) * z) => (x - y).max(0.0) * z, NSZ | NO_NAN | NO_INF;
    fall_times:       select(lt(x, y), (x - y) * z, 0.0) => (x - y).min(0.0) * z, NSZ | NO_NAN | NO_INF;
    fall_times_else:  select(lt(y, x), 0.0, (x - y) * z) => (x - y).min(0.0) * z, NSZ | NO_NAN | NO_INF;
    neg_ramp:         select(lt(x, 0.0), -x, 0.0)        => (-x).pmax(0.0), EXACT;
    neg_ramp_else:    select(lt(0.0, x), 0.0, -x)        => (-x).max(0.0), NSZ | NO_NAN;
    abs_of_ramps:     select(lt(0.0, x), x, -(x.min(0.0))) => x.abs(), NSZ | NO_NAN;

    // Quotients in sums.
    recip_of_more:    1.0 / (1.0 / x + 1.0)   => x / (x + 1.0),   NO_INF | ARCP;
    one_less_recip:   1.0 - 1.0 / (x + 1.0)   => x / (x + 1.0),   NSZ | NO_INF | REASSOC;

    // Absolute values and signs.
    choose_sign:      select(c, -1.0, 1.0) * x => select(c, -x, x), EXACT;
    choose_sign_else: select(c, 1.0, -1.0) * x => select(c, x, -x), EXACT;
    flip_again:       select(c, -select(z, x, -x), select(z, x, -x)) => select(c ^ z, x, -x), EXACT;
    flip_back:        select(c, select(z, x, -x), -select(z, x, -x)) => select(c ^ z, -x, x), EXACT;
    flip_again_neg:   select(c, -select(z, -x, x), select(z, -x, x)) => select(c ^ z, -x, x), EXACT;
    flip_back_neg:    select(c, select(z, -x, x), -select(z, -x, x)) => select(c ^ z, x, -x), EXACT;
    flip_again_const: select(c, -select(z, k, l), select(z, k, l)) => select(c ^ z, k, l), EXACT, if opposite(k, l);
    flip_back_const:  select(c, select(z, k, l), -select(z, k, l)) => select(c ^ z, l, k), EXACT, if opposite(k, l);
    min_with_neg:     x.min(-x)               => -(x.abs()),      EXACT;
    abs_times_abs:    x.abs() * y.abs()       => (x * y).abs(),   EXACT;
    abs_over_abs:     x.abs() / y.abs()       => (x / y).abs(),   EXACT;
    signum_of_two:    x.signum() * y.signum() => (x * y).signum(), NO_INF;
    neg_times_const:  -(x * k)                => x * -k,          EXACT;
    neg_const_over:   -(k / x)                => -k / x,          EXACT;
    neg_from_const:   -(k - x)                => x - k,           NSZ;
    neg_less_const:   -(x - k)                => k - x,           NSZ;
    sin_of_less:      -((x - y).sin())        => (y - x).sin(),   NSZ;
    tan_of_less:      -((x - y).tan())        => (y - x).tan(),   NSZ;
    atan_of_less:     -((x - y).atan())       => (y - x).atan(),  NSZ;
    dot_with_neg:     (-x).dot(y)             => -(x.dot(y)),     NSZ;

    // What is subtracted from what.
    times_less:       -((x - y) * z)          => (y - x) * z,       NSZ;
    times_less_times: -(((x - y) * z) * c)    => ((y - x) * z) * c, NSZ;
    times_less_over:  -(((x - y) * z) / c)    => ((y - x) * z) / c, NSZ;
    less_over:        -((x - y) / z)          => (y - x) / z,       NSZ;
    over_less:        -(z / (x - y))          => z / (y - x),       NO_INF;
    times_more:       -((x + k) * z)          => (-k - x) * z,      NSZ;
    more_over:        -((x + k) / z)          => (-k - x) / z,      NSZ;
    over_more:        -(z / (x + k))          => z / (-k - x),      NO_INF;
    dot_less:         -((x - y).dot(z))       => (y - x).dot(z),    NSZ;
    normal_of_less:   -((x - y).normalize())  => (y - x).normalize(), NSZ;

    // What is left to a constant.
    left_by_max:      k - (l - x).max(m)        => (x + (k - l)).min(k - m), NSZ | REASSOC, if small(k), small(l), small(m);
    left_by_clamp:    k - (l - x).clamp(m, n)   => (x + (k - l)).clamp(k - n, k - m), NSZ | REASSOC, if small(k), small(l), small(m), small(n), at_most(m, n);
    left_by_min:      k - (l - x).min(m)        => (x + (k - l)).max(k - m), NSZ | REASSOC, if small(k), small(l), small(m);

    // What is added to a constant and moved back behind a bound.
    more_max_more:    (x + l).max(m) + k          => (x + (l + k)).max(m + k), REASSOC, if small(k), small(m);
    less_max_less:    (x - l).max(m) - k          => (x - (l + k)).max(m - k), NSZ | REASSOC, if small(k), small(m);
    more_max_less:    (x + l).max(m) - k          => (x + (l - k)).max(m - k), REASSOC, if small(k), small(m);
    less_max_more:    (x - l).max(m) + k          => (x + (k - l)).max(m + k), REASSOC, if small(k), small(m);
    left_max_more:    (l - x).max(m) + k          => ((l + k) - x).max(m + k), REASSOC, if small(k), small(m);
    left_max_less:    (l - x).max(m) - k          => ((l - k) - x).max(m - k), REASSOC, if small(k), small(m);
    more_min_more:    (x + l).min(m) + k          => (x + (l + k)).min(m + k), REASSOC, if small(k), small(m);
    less_min_less:    (x - l).min(m) - k          => (x - (l + k)).min(m - k), NSZ | REASSOC, if small(k), small(m);
    more_min_less:    (x + l).min(m) - k          => (x + (l - k)).min(m - k), REASSOC, if small(k), small(m);
    less_min_more:    (x - l).min(m) + k          => (x + (k - l)).min(m + k), REASSOC, if small(k), small(m);
    left_min_more:    (l - x).min(m) + k          => ((l + k) - x).min(m + k), REASSOC, if small(k), small(m);
    left_min_less:    (l - x).min(m) - k          => ((l - k) - x).min(m - k), REASSOC, if small(k), small(m);
    left_of_max_more: k - (x + l).max(m)          => ((k - l) - x).min(k - m), REASSOC, if small(k), small(m);
    left_of_max_less: k - (x - l).max(m)          => ((k + l) - x).min(k - m), NSZ | REASSOC, if small(k), small(m);
    left_of_min_more: k - (x + l).min(m)          => ((k - l) - x).max(k - m), NSZ | REASSOC, if small(k), small(m);
    left_of_min_less: k - (x - l).min(m)          => ((k + l) - x).max(k - m), NSZ | REASSOC, if small(k), small(m);

    // The smaller and the larger.
    max_less_min:     x.max(y) - x.min(y)       => (x - y).abs(),   NO_NAN;
    min_less_max:     x.min(y) - x.max(y)       => -((x - y).abs()), NSZ | NO_NAN;
    max_of_mirrored:  (x - y).max(y - x)        => (x - y).abs(),   EXACT;
    min_of_negs:      (-x).min(-y)              => -(x.max(y)),     EXACT;
    max_of_negs:      (-x).max(-y)              => -(x.min(y)),     EXACT;
    min_of_sums:      (x + z).min(y + z)        => x.min(y) + z,    NO_NAN;
    max_of_sums:      (x + z).max(y + z)        => x.max(y) + z,    NO_NAN;
    min_of_rests:     (x - z).min(y - z)        => x.min(y) - z,    NO_NAN;
    max_of_rests:     (x - z).max(y - z)        => x.max(y) - z,    NO_NAN;
    min_from_one:     (z - x).min(z - y)        => z - x.max(y),    NO_NAN;
    max_from_one:     (z - x).max(z - y)        => z - x.min(y),    NO_NAN;
    min_of_products:  (x * z).min(y * z)        => x.min(y) * z,    NO_NAN, if not_negative(z);
    max_of_products:  (x * z).max(y * z)        => x.max(y) * z,    NO_NAN, if not_negative(z);
    min_of_negatives: (x * k).min(y * k)        => x.max(y) * k,    NO_NAN, if negative(k);
    max_of_negatives: (x * k).max(y * k)        => x.min(y) * k,    NO_NAN, if negative(k);
    max_of_mins:      x.min(y).max(x.min(z))    => x.min(y.max(z)), NO_NAN;
    min_of_maxes:     x.max(y).min(x.max(z))    => x.max(y.min(z)), NO_NAN;
    min_of_roots:     x.sqrt().min(y.sqrt())    => x.min(y).sqrt(), NO_NAN;
    max_of_roots:     x.sqrt().max(y.sqrt())    => x.max(y).sqrt(), EXACT;
    min_of_exps:      x.exp().min(y.exp())      => x.min(y).exp(),  AFN;
    max_of_exps:      x.exp().max(y.exp())      => x.max(y).exp(),  AFN;
    min_of_exp2s:     x.exp2().min(y.exp2())    => x.min(y).exp2(), AFN;
    max_of_exp2s:     x.exp2().max(y.exp2())    => x.max(y).exp2(), AFN;
    min_of_lengths:   x.length().min(y.length()) => x.dot(x).min(y.dot(y)).sqrt(), EXACT;
    max_of_lengths:   x.length().max(y.length()) => x.dot(x).max(y.dot(y)).sqrt(), EXACT;
    min_with_length:  x.sqrt().min(y.length())  => x.min(y.dot(y)).sqrt(), NO_NAN;
    max_with_length:  x.sqrt().max(y.length())  => x.max(y.dot(y)).sqrt(), EXACT;
    low_of_choice:     select(lt(x, k), k, x.min(l))   => x.max(k).min(l),   NSZ | NO_NAN, if at_most(k, l);
    low_of_choice_le:  select(le(x, k), k, x.min(l))   => x.max(k).min(l),   NSZ | NO_NAN, if at_most(k, l);
    low_of_choice_gt:  select(lt(k, x), x.min(l), k)   => x.max(k).min(l),   NSZ, if at_most(k, l);
    low_of_choice_ge:  select(le(k, x), x.min(l), k)   => x.max(k).min(l),   NSZ, if at_most(k, l);
    high_of_choice:    select(lt(l, x), l, x.max(k))   => x.max(k).min(l),   NSZ, if at_most(k, l);
    high_of_choice_le: select(le(l, x), l, x.max(k))   => x.max(k).min(l),   NSZ, if at_most(k, l);
    high_of_choice_gt: select(lt(x, l), x.max(k), l)   => x.max(k).min(l),   NSZ | NO_NAN, if at_most(k, l);
    high_of_choice_ge: select(le(x, l), x.max(k), l)   => x.max(k).min(l),   NSZ | NO_NAN, if at_most(k, l);
    low_of_pmin:       select(lt(x, k), k, l.pmin(x))  => l.pmin(k.pmax(x)), EXACT, if at_most(k, l);
    high_of_pmax:      select(lt(l, x), l, k.pmax(x))  => l.pmin(k.pmax(x)), EXACT, if at_most(k, l);
    clamp_then_min:   x.clamp(k, l).min(m)      => x.clamp(k, m),   EXACT, if at_most(k, m), below(m, l), not_nan(x);
    clamp_then_max:   x.clamp(k, l).max(m)      => x.clamp(m, l),   EXACT, if below(k, m), at_most(m, l), not_nan(x);

    // Lengths and squares, compared: both sides squared, or the root of both.
    length_lt:        lt(x.length(), k)          => lt(x.dot(x), k * k),    REASSOC, if not_negative(k), product_normal(k, k);
    lt_length:        lt(k, x.length())          => lt(k * k, x.dot(x)),    REASSOC, if not_negative(k), product_normal(k, k);
    length_le:        le(x.length(), k)          => le(x.dot(x), k * k),    REASSOC, if not_negative(k), product_normal(k, k);
    le_length:        le(k, x.length())          => le(k * k, x.dot(x)),    REASSOC, if not_negative(k), product_normal(k, k);
    length_lt_length: lt(x.length(), y.length()) => lt(x.dot(x), y.dot(y)), REASSOC;
    length_le_length: le(x.length(), y.length()) => le(x.dot(x), y.dot(y)), REASSOC;
    length_lt_sqrt:   lt(x.length(), y.sqrt())   => lt(x.dot(x), y),        REASSOC;
    length_le_sqrt:   le(x.length(), y.sqrt())   => le(x.dot(x), y),        REASSOC;
    sqrt_lt_length:   lt(y.sqrt(), x.length())   => lt(y, x.dot(x)),        NO_NAN | REASSOC;
    sqrt_le_length:   le(y.sqrt(), x.length())   => le(y, x.dot(x)),        NO_NAN | REASSOC;
    square_lt:        lt(x * x, k)               => lt(x.abs(), k.sqrt()),  REASSOC, if quotient(k, k);
    lt_square:        lt(k, x * x)               => lt(k.sqrt(), x.abs()),  REASSOC, if quotient(k, k);
    square_le:        le(x * x, k)               => le(x.abs(), k.sqrt()),  REASSOC, if quotient(k, k);
    le_square:        le(k, x * x)               => le(k.sqrt(), x.abs()),  REASSOC, if quotient(k, k);
    length_squared:   x.length() * x.length()    => x.dot(x),               REASSOC;
    normal_of_scaled: (x * k).normalize()        => x.normalize(),          REASSOC, if scale(k);

    // Products of vectors with a factor in common.
    dot_plus_dot:     x.dot(y) + x.dot(z)        => x.dot(y + z), NSZ | NO_INF | REASSOC;
    dot_less_dot:     x.dot(y) - x.dot(z)        => x.dot(y - z), NSZ | NO_INF | REASSOC;
    cross_plus_cross: x.cross(y) + x.cross(z)    => x.cross(y + z), NSZ | NO_INF | REASSOC;
    cross_less_cross: x.cross(y) - x.cross(z)    => x.cross(y - z), NSZ | NO_INF | REASSOC;
    plus_cross_cross: x.cross(z) + y.cross(z)    => (x + y).cross(z), NSZ | NO_INF | REASSOC;
    less_cross_cross: x.cross(z) - y.cross(z)    => (x - y).cross(z), NSZ | NO_INF | REASSOC;
    square_of_times:  (x * k).dot(x * k)         => x.dot(x) * (k.first() * k.first()), NO_INF | REASSOC, if alike(k);
    dot_of_scaled:    (c.splat() * x).dot(y)     => x.dot(y) * c, NSZ | NO_INF | REASSOC;
    dot_of_over:      (x / c.splat()).dot(y)     => x.dot(y) / c, NSZ | NO_INF | REASSOC;
    dot_of_splat:     c.splat().dot(k)           => c * k.dot(1.0), NSZ | NO_INF | REASSOC;
    dot_of_times:     (x * k).dot(y)             => x.dot(y) * k.first(), NSZ | NO_INF | REASSOC, if alike(k);
    length_of_scaled: (c.splat() * x).length()   => x.length() * c, NSZ | NO_INF | REASSOC, if not_negative(c);
    length_of_times:  (x * k).length()           => x.length() * k.first().abs(), REASSOC, if alike(k);

    // Numbers behind a product that is added to one without rounding between them.
    mul_add_add:      x.mul_add(y, k) + l        => x.mul_add(y, k + l), REASSOC, if summable(k, l);
    mul_add_sub:      x.mul_add(y, k) - l        => x.mul_add(y, k - l), NSZ | REASSOC, if summable(k, l);
    sub_mul_add:      l - x.mul_add(m, k)        => x.mul_add(-m, l - k), NSZ | REASSOC, if summable(k, l);
    mul_add_mul:      x.mul_add(m, k) * l        => x.mul_add(m * l, k * l), NSZ | REASSOC, if product_normal(m, l), product_normal(k, l);
}

rules! { int_gains: Int, [x y z c d; k l m]
    // Complements.
    int_not_more:      !(x + k)     => !k - x,          EXACT;
    int_not_less:      !(k - x)     => x + !k,          EXACT;
    int_less_not:      k - !x       => x + (k + 1),     EXACT;
    int_not_not_add:   !(!x + y)    => x - y,           EXACT;
    int_not_xor_const: !(x ^ k)     => x ^ !k,          EXACT;
    int_nots_and:      !x & !y      => !(x | y),        EXACT;
    int_nots_or:       !x | !y      => !(x & y),        EXACT;
    int_not_and_not:   !(x & !y)    => !x | y,          EXACT;
    int_not_or_not:    !(x | !y)    => !x & y,          EXACT;
    int_add_not_const: x + !y + k   => x - y + (k - 1), EXACT;
    int_min_of_nots:   (!x).min(!y) => !(x.max(y)),     EXACT;
    int_max_of_nots:   (!x).max(!y) => !(x.min(y)),     EXACT;

    // What one value has and another has not.
    int_and_nand:   x & !(x & y) => x & !y, EXACT;
    int_xor_and:    x ^ (x & y)  => x & !y, EXACT;
    int_sub_and:    x - (x & y)  => x & !y, EXACT;
    int_and_xor:    x & (x ^ y)  => x & !y, EXACT;
    int_or_xor_one: (x | y) ^ x  => y & !x, EXACT;
    int_or_sub_one: (x | y) - x  => y & !x, EXACT;
    int_or_nor:     x | !(x | y) => x | !y, EXACT;
    int_or_xnor:    x | !(x ^ y) => x | !y, EXACT;

    // What two have in common.
    int_or_of_ands:  (x & y) | (x & z)   => x & (y | z),       EXACT;
    int_xor_of_ands: (x & y) ^ (x & z)   => x & (y ^ z),       EXACT;
    int_and_of_ors:  (x | y) & (x | z)   => x | (y & z),       EXACT;
    int_bit_choice:  (x & y) | (!x & z)  => (x & (y ^ z)) ^ z, EXACT;
    int_or_of_shls:  (x << z) | (y << z) => (x | y) << z,      EXACT;
    int_and_of_shls: (x << z) & (y << z) => (x & y) << z,      EXACT;
    int_xor_of_shls: (x << z) ^ (y << z) => (x ^ y) << z,      EXACT;
    int_add_of_shls: (x << z) + (y << z) => (x + y) << z,      EXACT;
    int_sub_of_shls: (x << z) - (y << z) => (x - y) << z,      EXACT;
    int_or_of_shrs:  (x >> z) | (y >> z) => (x | y) >> z,      EXACT;
    int_and_of_shrs: (x >> z) & (y >> z) => (x & y) >> z,      EXACT;
    int_xor_of_shrs: (x >> z) ^ (y >> z) => (x ^ y) >> z,      EXACT;

    // What a division leaves.
    int_rem_of_div:   x - x / y * y       => x % y,                    EXACT, if nonzero(y);
    int_multiple:     eq(x % k, 0)        => eq(x & (k - 1), 0),       EXACT, if pow2(k);
    int_mask_shl_on:   ((x >> k) & l) << m => (x & (l << k)) << (m - k), EXACT, if shifts_on(k, m);
    int_mask_shl_less: ((x >> k) & l) << m => (x & (l << k)) >> (k - m), EXACT, if shifts_on(m, k), unsigned(x);
    int_mask_shr_less: ((x << k) & l) >> m => (x & (l >> k)) << (k - m), EXACT, if shifts_on(m, k), unsigned(x);
    int_bit_of_shift: eq((x >> k) & l, m) => eq(x & (l << k), m << k), EXACT, if fits_left(k, l), fits_left(k, m);

    // Factors and divisors.
    int_mul_shl:        x * k << l      => x * (k << l), EXACT;
    int_shl_mul:        (x << l) * k    => x * (k << l), EXACT;
    int_div_div:        x / k / l       => x / (k * l),  EXACT, if at_least_one(k), at_least_one(l), product_fits(k, l);
    int_shr_div:        (x >> k) / l    => x / (l << k), EXACT, if at_least_one(l), fits_left(k, l), unsigned(x);
    int_div_shr:        x / l >> k      => x / (l << k), EXACT, if at_least_one(l), fits_left(k, l), unsigned(x);
    int_rem_euclid_sum: (x % k + k) % k => x & (k - 1),  EXACT, if pow2(k), at_least_one(k);

    // Flags as numbers.
    int_and_of_choices: select(c, k, 0) & select(d, k, 0) => select(c & d, k, 0),           EXACT;
    int_xor_of_choices: select(c, k, 0) ^ select(d, k, 0) => select(c ^ d, k, 0),           EXACT;
    int_or_of_choices:  select(c, k, 0) | select(d, k, 0) => select(select(c, c, d), k, 0), EXACT;

    // The smaller and the larger.
    int_max_of_mins:       x.min(y).max(x.min(z)) => x.min(y.max(z)), EXACT;
    int_min_of_maxes:      x.max(y).min(x.max(z)) => x.max(y.min(z)), EXACT;
    int_low_of_choice:     select(lt(x, k), k, x.min(l)) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_low_of_choice_le:  select(le(x, k), k, x.min(l)) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_low_of_choice_gt:  select(lt(k, x), x.min(l), k) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_low_of_choice_ge:  select(le(k, x), x.min(l), k) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_high_of_choice:    select(lt(l, x), l, x.max(k)) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_high_of_choice_le: select(le(l, x), l, x.max(k)) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_high_of_choice_gt: select(lt(x, l), x.max(k), l) => x.max(k).min(l), EXACT, if at_most(k, l);
    int_high_of_choice_ge: select(le(x, l), x.max(k), l) => x.max(k).min(l), EXACT, if at_most(k, l);
}

rules! { chosen: Any, [c d; k l]
    // The smaller and the larger of choices between the same two constants.
    max_of_choices:       select(c, k, l).max(select(d, k, l)) => select(c | d, k, l),  EXACT, if at_most(l, k);
    max_of_choices_low:   select(c, k, l).max(select(d, k, l)) => select(c & d, k, l),  EXACT, if at_most(k, l);
    max_of_choices_mixed: select(c, k, l).max(select(d, l, k)) => select(c | !d, k, l), EXACT, if at_most(l, k);
    min_of_choices:       select(c, k, l).min(select(d, k, l)) => select(c & d, k, l),  EXACT, if at_most(l, k);
    min_of_choices_low:   select(c, k, l).min(select(d, k, l)) => select(c | d, k, l),  EXACT, if at_most(k, l);
    min_of_choices_mixed: select(c, k, l).min(select(d, l, k)) => select(c & !d, k, l), EXACT, if at_most(l, k);
}

rules! { joins: Bool, [x y z;]
    // What two have in common.
    or_of_ands:    (x & y) | (x & z) => x & (y | z), EXACT;
    xor_of_ands:   (x & y) ^ (x & z) => x & (y ^ z), EXACT;

    // Comparisons with one value.
    below_both:    lt(x, z) & lt(y, z) => lt(x.max(y), z), NO_NAN;
    above_both:    lt(z, x) & lt(z, y) => lt(z, x.min(y)), NO_NAN;
    at_most_both:  le(x, z) & le(y, z) => le(x.max(y), z), NO_NAN;
    at_least_both: le(z, x) & le(z, y) => le(z, x.min(y)), NO_NAN;
    below_one:     lt(x, z) | lt(y, z) => lt(x.min(y), z), EXACT;
    above_one:     lt(z, x) | lt(z, y) => lt(z, x.max(y)), EXACT;
    at_most_one:   le(x, z) | le(y, z) => le(x.min(y), z), EXACT;
    at_least_one:  le(z, x) | le(z, y) => le(z, x.max(y)), EXACT;
}

rules! { signs: Float, [x y; k l]
    neg_times:     -x * y           => -(x * y),       EXACT;
    neg_over:      -x / y           => -(x / y),       EXACT;
    over_neg:      x / -y           => -(x / y),       EXACT;
    sin_of_neg:    (-x).sin()       => -(x.sin()),     EXACT;
    tan_of_neg:    (-x).tan()       => -(x.tan()),     EXACT;
    asin_of_neg:   (-x).asin()      => -(x.asin()),    EXACT;
    atan_of_neg:   (-x).atan()      => -(x.atan()),    EXACT;
    sinh_of_neg:   (-x).sinh()      => -(x.sinh()),    EXACT;
    tanh_of_neg:   (-x).tanh()      => -(x.tanh()),    EXACT;
    atan2_of_neg:  (-x).atan2(y)    => -(x.atan2(y)),  EXACT;
    max_of_neg:    (-x).max(k)      => -(x.min(0.0 - k)), NSZ;
    min_of_neg:    (-x).min(k)      => -(x.max(0.0 - k)), NSZ;
    clamp_of_neg:  (-x).clamp(k, l) => -(x.clamp(0.0 - l, 0.0 - k)), NSZ, if at_most(k, l);
    normalize_neg: (-x).normalize() => -(x.normalize()), EXACT;
}
