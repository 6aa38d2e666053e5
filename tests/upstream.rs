//! Programs that daslang's `flatten`, from which this one descends, and its kin compiled wrongly: each by name, its
//! value stated, its twin equal bit for bit over a grid.

use flatten::prelude::*;

/// What each function takes, and its twin.
type Run = fn(f32, f32, i32, bool) -> f32;

macro_rules! upstream {
    ($($name:ident / $twin:ident ($x:expr, $y:expr, $n:expr, $c:expr) => $value:expr;)*) => {
        $(#[test]
        fn $name() {
            assert_eq!(bugs::$name($x, $y, $n, $c), $value, "the original");
            agree(bugs::$name, bugs::$twin);
        })*
    };
}

fn agree(original: Run, twin: Run) {
    let floats = [0.0, -0.0, 1.0, -1.5, 0.25, 3.75, -20.0, 1e9, 1e-40, f32::INFINITY, f32::NAN];
    for x in floats {
        for y in floats {
            for n in [-7, -1, 0, 1, 2, 3, 10, 40] {
                for c in [false, true] {
                    let (want, got) = (original(x, y, n, c), twin(x, y, n, c));
                    let same = want.to_bits() == got.to_bits() || (want.is_nan() && got.is_nan());
                    assert!(same, "of {x:?}, {y:?}, {n}, {c}: the original {want:?}, the twin {got:?}");
                }
            }
        }
    }
}

#[flatten(exact)]
#[allow(clippy::all, reason = "the programs are as their reporters wrote them")]
mod bugs {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    pub(crate) struct Out {
        albedo: Vec3,
        alpha: f32,
    }

    fn branches(c: bool, x: f32) -> f32 {
        let r;
        if c {
            let y = 2.0 * x;
            r = y + 1.0;
        } else {
            let y = 3.0 * x;
            r = y - 1.0;
        }
        r
    }

    #[flatten]
    pub(crate) fn locals_of_sibling_scopes_in_a_callee(x: f32, _y: f32, _n: i32, c: bool) -> f32 {
        branches(c, x) + branches(!c, x) * 100.0
    }

    #[flatten]
    pub(crate) fn compound_assignments_of_every_kind(x: f32, _y: f32, n: i32, c: bool) -> f32 {
        let mut bits = n & 0xff;
        bits <<= 2;
        bits |= 3;
        bits ^= 0x55;
        bits &= 0x3ff;
        bits >>= 1;
        bits %= 100;
        let mut flag = c;
        flag &= x > 0.0;
        flag |= n > 5;
        flag ^= n == 10;
        bits as f32 + if flag { 0.5 } else { 0.0 }
    }

    #[flatten]
    pub(crate) fn statements_in_a_block(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let mut v = x;
        {
            v += 5.0;
            {
                v *= y;
            }
        }
        v
    }

    #[flatten]
    pub(crate) fn an_effect_in_an_arm_not_taken(x: f32, y: f32, n: i32, c: bool) -> f32 {
        let mut calls = 0;
        let picked = if c {
            calls += 1;
            x
        } else {
            y
        };
        let both = n > 0 && {
            calls += 10;
            n > 2
        };
        let either = both || {
            calls += 100;
            c
        };
        picked + (calls + either as i32 * 1000) as f32
    }

    #[flatten]
    pub(crate) fn a_division_shared_by_two_arms(_x: f32, _y: f32, n: i32, c: bool) -> f32 {
        let (mut r, mut s) = (0, 0);
        if n != 0 {
            r = 120 / n;
        }
        if c && n != 0 {
            s = (120 / n) * 2;
        }
        (r + s) as f32
    }

    #[flatten]
    pub(crate) fn an_operand_read_before_a_later_effect(_x: f32, _y: f32, n: i32, _c: bool) -> f32 {
        let mut g = n & 0xff;
        let sum = g + {
            g += 5;
            g
        };
        sum as f32
    }

    #[flatten]
    pub(crate) fn zeros_keep_their_signs(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let sum = x + 0.0;
        let negated = 0.0 - y;
        1.0 / sum + 1.0 / negated
    }

    #[flatten]
    pub(crate) fn a_product_and_a_sum_round_twice(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        x * y + 0.1 * x - x * 0.3
    }

    #[flatten]
    pub(crate) fn an_effect_in_a_lane_times_zero(x: f32, _y: f32, n: i32, _c: bool) -> f32 {
        let mut count = n;
        let v = vec3(
            x,
            {
                count += 1;
                count as f32
            },
            2.0,
        ) * vec3(1.0, 0.0, 0.0);
        v.x + count as f32
    }

    fn above(x: f32) -> bool {
        x > 0.3
    }

    #[flatten]
    pub(crate) fn a_call_in_a_condition(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        if above(x) {
            1.0
        } else if x.tanh() > -0.3 && above(y) {
            2.0
        } else {
            3.0
        }
    }

    #[flatten]
    pub(crate) fn names_of_sibling_scopes(x: f32, y: f32, n: i32, c: bool) -> f32 {
        let mut sum = 0.0;
        if c {
            let o = x + 1.0;
            sum += o;
        } else {
            let o = y * 2.0;
            sum -= o;
        }
        for i in 0..2 {
            let o = i as f32 + x;
            sum += o;
        }
        for i in 0..3 {
            let o = i * (n & 15);
            sum -= o as f32;
        }
        sum
    }

    #[flatten]
    pub(crate) fn names_like_those_of_copies(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let o_0 = x * 3.0;
        let o_1 = y * 5.0;
        let x_2 = x - y;
        let mut sum = 0.0;
        for i in 0..3 {
            let o = o_0 * i as f32 + o_1;
            let x = o + x_2;
            sum = sum * 0.5 + x * o;
        }
        sum + o_0 - o_1 * x_2
    }

    #[flatten]
    pub(crate) fn a_lane_of_a_constant_vector(x: f32, y: f32, n: i32, _c: bool) -> f32 {
        let mut v = Vec3::splat(0.0);
        v.x = x;
        if n > 1 {
            v.z += y;
        }
        v.x * 2.0 + v.y - v.z
    }

    #[flatten]
    pub(crate) fn a_number_cast_at_run_time(x: f32, _y: f32, n: i32, _c: bool) -> f32 {
        n as f32 * 0.5 + (x as i32 & 7) as f32 + (x as u32 & 3) as f32
    }

    fn square(x: f32) -> f32 {
        x * x * 0.5 + 0.25
    }

    #[flatten]
    pub(crate) fn calls_nested_deeply(x: f32, _y: f32, _n: i32, _c: bool) -> f32 {
        square(square(square(square(square(square(square(square(square(square(square(square(
            square(square(square(square(x)))),
        ))))))))))))
    }

    fn fan1(x: f32) -> f32 {
        square(x) - square(x + 1.0)
    }

    fn fan2(x: f32) -> f32 {
        fan1(x) * fan1(x - 1.0)
    }

    #[flatten]
    pub(crate) fn calls_that_fan_out(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        fan2(x) + fan2(y)
    }

    #[flatten]
    pub(crate) fn early_returns_from_an_entry(x: f32, y: f32, n: i32, c: bool) -> f32 {
        if c {
            return x;
        }
        if n < 0 {
            return y;
        } else if n == 3 {
            return -y;
        }
        x + y
    }

    fn shaded(v: Vec3, x: f32) -> Out {
        let mut c = v;
        c.x = x;
        Out { alpha: c.y, albedo: c }
    }

    #[flatten]
    pub(crate) fn a_lane_store_into_a_result(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let mut out = shaded(vec3(y, 2.0, 3.0), x);
        out.albedo.y += out.alpha;
        out.albedo.x + out.albedo.y * 10.0
    }

    fn bump(x: &mut f32) -> f32 {
        *x += 1.0;
        *x * 2.0
    }

    #[flatten]
    pub(crate) fn a_store_through_a_reference(x: f32, y: f32, _n: i32, c: bool) -> f32 {
        let mut a = x;
        let mut v = vec3(y, 2.0, 3.0);
        bump(&mut a);
        if c {
            bump(&mut v.y);
        }
        a + v.y * 10.0
    }

    #[flatten]
    pub(crate) fn a_call_with_an_effect_in_an_arm(x: f32, _y: f32, n: i32, c: bool) -> f32 {
        let mut a = x;
        let picked = if c { bump(&mut a) } else { 0.0 };
        let both = n > 0 && bump(&mut a) > 4.0;
        let either = both || bump(&mut a) > 0.0;
        picked + a * 10.0 + if either { 0.5 } else { 0.25 }
    }

    #[flatten]
    pub(crate) fn an_operand_read_before_a_call(x: f32, _y: f32, _n: i32, _c: bool) -> f32 {
        let mut g = x;
        let sum = g + bump(&mut g);
        let product = bump(&mut g) * g;
        sum * 100.0 + product
    }

    #[derive(Clone, Copy)]
    struct One {
        x: f32,
    }

    #[derive(Clone, Copy)]
    struct Two {
        v: Vec2,
    }

    impl One {
        fn square(self) -> f32 {
            self.x * self.x
        }
    }

    impl Two {
        fn square(&self) -> f32 {
            One { x: self.v.x }.square() + One { x: self.v.y }.square()
        }
    }

    #[flatten]
    pub(crate) fn a_method_that_calls_one_of_its_name(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        Two { v: vec2(x, y) }.square()
    }

    #[flatten]
    pub(crate) fn locals_of_a_method_and_its_caller(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let v = Two { v: vec2(x, y) };
        let x = v.square();
        let one = One { x };
        one.square() - x
    }

    #[flatten]
    pub(crate) fn elements_of_a_source_that_changes(x: f32, _y: f32, _n: i32, _c: bool) -> f32 {
        let mut a = x;
        let mut sum = 0.0;
        for v in [a, a + 1.0, bump(&mut a)] {
            a += 10.0;
            sum += v;
        }
        sum + a
    }

    fn place(n: i32) -> usize {
        if n > 1 { 2 } else { 0 }
    }

    #[flatten]
    pub(crate) fn a_call_on_the_left_of_an_assignment(x: f32, y: f32, n: i32, _c: bool) -> f32 {
        let mut a = [x, y, 3.0];
        a[place(n)] = 7.0;
        a[place(-n)] += 1.0;
        a[0] * 100.0 + a[1] * 10.0 + a[2]
    }

    #[flatten]
    pub(crate) fn an_index_out_of_range_in_an_arm(x: f32, y: f32, n: i32, _c: bool) -> f32 {
        let a = [x, y, 3.0];
        let mut r = 0.0;
        if n >= 0 && n < 3 {
            r = a[n as usize];
        }
        if n == 2 {
            r += a[n as usize] * 2.0;
        }
        r
    }

    #[flatten]
    pub(crate) fn an_indexed_store_between_two_reads(x: f32, y: f32, n: i32, _c: bool) -> f32 {
        let mut a = [x, y, 3.0, 4.0];
        let mut i = (n & 1) as usize;
        let first = a[i];
        a[i] = 5.0;
        let second = a[i];
        i += 1;
        first + second * 10.0 + a[i] * 100.0
    }

    #[flatten]
    pub(crate) fn a_product_of_matrices_in_order(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let a = Mat2::from_cols(vec2(x, 1.0), vec2(y, 2.0));
        let b = Mat2::from_cols(vec2(0.0, 1.0), vec2(1.0, 0.0));
        let v = a * b * vec2(1.0, 10.0);
        v.x + v.y * 100.0
    }

    #[flatten]
    pub(crate) fn a_value_of_if_takes_the_right_arm(_x: f32, _y: f32, _n: i32, c: bool) -> f32 {
        let v = if c { 1.0 } else { 2.0 };
        let w = if !c { 10.0 } else { 20.0 };
        v + w
    }

    #[flatten]
    pub(crate) fn a_return_in_a_helper_leaves_the_helper_only(x: f32, y: f32, _n: i32, _c: bool) -> f32 {
        let first = branchy(x);
        let second = branchy(y);
        first + second * 10.0
    }

    fn branchy(x: f32) -> f32 {
        for i in 0..3 {
            if x < i as f32 {
                return i as f32;
            }
        }
        7.0
    }

    #[flatten]
    pub(crate) fn a_remainder_has_the_sign_of_its_left(x: f32, y: f32, n: i32, _c: bool) -> f32 {
        x % 3.0 + y % -2.0 + (n % 4) as f32
    }
}

upstream! {
    locals_of_sibling_scopes_in_a_callee / locals_of_sibling_scopes_in_a_callee_flat
        (1.0, 0.0, 0, false) => 302.0;
    compound_assignments_of_every_kind / compound_assignments_of_every_kind_flat (1.0, 0.0, 10, true) => 63.0;
    statements_in_a_block / statements_in_a_block_flat (1.0, 2.0, 0, false) => 12.0;
    an_effect_in_an_arm_not_taken / an_effect_in_an_arm_not_taken_flat (1.0, 2.0, 0, false) => 102.0;
    a_division_shared_by_two_arms / a_division_shared_by_two_arms_flat (0.0, 0.0, 0, true) => 0.0;
    an_operand_read_before_a_later_effect / an_operand_read_before_a_later_effect_flat
        (0.0, 0.0, 4, false) => 13.0;
    zeros_keep_their_signs / zeros_keep_their_signs_flat (-0.0, 0.0, 0, false) => f32::INFINITY;
    a_product_and_a_sum_round_twice / a_product_and_a_sum_round_twice_flat (2.0, 3.0, 0, false) => 5.6;
    an_effect_in_a_lane_times_zero / an_effect_in_a_lane_times_zero_flat (1.0, 0.0, 4, false) => 6.0;
    a_call_in_a_condition / a_call_in_a_condition_flat (0.2, 0.5, 0, false) => 2.0;
    names_of_sibling_scopes / names_of_sibling_scopes_flat (1.0, 2.0, 3, true) => -4.0;
    names_like_those_of_copies / names_like_those_of_copies_flat (1.0, 2.0, 0, false) => 353.5;
    a_lane_of_a_constant_vector / a_lane_of_a_constant_vector_flat (1.5, 2.0, 2, false) => 1.0;
    a_number_cast_at_run_time / a_number_cast_at_run_time_flat (5.5, 0.0, 3, false) => 7.5;
    calls_nested_deeply / calls_nested_deeply_flat (0.0, 0.0, 0, false) => 0.292_893_2;
    calls_that_fan_out / calls_that_fan_out_flat (1.0, 0.0, 0, false) => 0.5;
    early_returns_from_an_entry / early_returns_from_an_entry_flat (1.0, 2.0, 3, false) => -2.0;
    a_lane_store_into_a_result / a_lane_store_into_a_result_flat (1.0, 9.0, 0, false) => 41.0;
    a_store_through_a_reference / a_store_through_a_reference_flat (1.5, 0.0, 0, true) => 32.5;
    a_call_with_an_effect_in_an_arm / a_call_with_an_effect_in_an_arm_flat (1.0, 0.0, 1, true) => 34.5;
    an_operand_read_before_a_call / an_operand_read_before_a_call_flat (1.0, 0.0, 0, false) => 518.0;
    a_method_that_calls_one_of_its_name / a_method_that_calls_one_of_its_name_flat
        (2.0, 3.0, 0, false) => 13.0;
    locals_of_a_method_and_its_caller / locals_of_a_method_and_its_caller_flat (1.0, 2.0, 0, false) => 20.0;
    elements_of_a_source_that_changes / elements_of_a_source_that_changes_flat (1.0, 0.0, 0, false) => 39.0;
    a_call_on_the_left_of_an_assignment / a_call_on_the_left_of_an_assignment_flat
        (1.0, 2.0, 2, false) => 227.0;
    an_index_out_of_range_in_an_arm / an_index_out_of_range_in_an_arm_flat (1.0, 2.0, 40, false) => 0.0;
    an_indexed_store_between_two_reads / an_indexed_store_between_two_reads_flat
        (1.0, 2.0, 1, false) => 352.0;
    a_product_of_matrices_in_order / a_product_of_matrices_in_order_flat (3.0, 4.0, 0, false) => 1234.0;
    a_value_of_if_takes_the_right_arm / a_value_of_if_takes_the_right_arm_flat (0.0, 0.0, 0, true) => 21.0;
    a_return_in_a_helper_leaves_the_helper_only / a_return_in_a_helper_leaves_the_helper_only_flat
        (0.5, 9.0, 0, false) => 71.0;
    a_remainder_has_the_sign_of_its_left / a_remainder_has_the_sign_of_its_left_flat
        (-4.0, 5.0, -7, false) => -3.0;
}

/// What upstream runs out of memory for, and what it has no budget for, is refused at once: `tests/ui` has the
/// messages.
#[test]
fn endless_ranges_are_refused() {
    for body in ["for _ in 0..100_000_000 { x += 1.0; }", "for _ in 0..4000 { x = x.sin() * 0.5; }"] {
        let text = format!("fn long(x: f32) -> f32 {{ let mut x = x; {body} x }}");
        let item = text.parse().expect("tokens");
        let out =
            flatten_core::expand::attribute(Default::default(), item, &flatten_core::expand::Writers::NONE);
        assert!(out.to_string().contains("the limit is 4096"), "{out}");
    }
}
