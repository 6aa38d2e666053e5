//! Items that a `macro_rules!` writes: what it is given stays together, in the original and in the twin.

use flatten::prelude::*;

macro_rules! constant {
    ($name:ident = $value:expr) => {
        #[flatten::flatten]
        const $name: i32 = $value * 2;
    };
}

constant!(SIX = 1 + 2);

#[flatten]
fn alone(x: i32) -> i32 {
    x + SIX
}

macro_rules! module {
    ($name:ident, $value:expr, $ty:ty, $pattern:pat) => {
        #[flatten(exact)]
        mod $name {
            const COUNT: usize = $value * 2;

            struct Own;

            impl Own {
                const LESS: i32 = -$value * 2;
            }

            #[flatten]
            pub(crate) fn list(x: [f32; $value * 2]) -> [f32; $value * 2] {
                x
            }

            #[flatten]
            pub(crate) fn sum(x: f32, #[uniform] y: [f32; $value * 2]) -> f32 {
                let mut sum = x + y[1];
                #[unroll]
                for i in 0..$value * 2 {
                    sum += ($value * i) as f32;
                }
                sum + COUNT as f32 + Own::LESS as f32
            }

            #[flatten]
            pub(crate) fn chosen(x: $ty) -> $ty {
                match x as i32 {
                    $pattern => x * 2.0,
                    _ => -x,
                }
            }
        }
    };
}

module!(made, 1 + 2, f32, 1 | 3);

// What a `use` brings by a raw name has that name.
#[flatten(exact)]
fn renamed(x: f32) -> f32 {
    const Q: f32 = 7.0;
    let outer = x * Q;
    {
        use std::f32::consts::PI as r#Q;
        outer + Q
    }
}

// The `fn` is the call's, and a local of the macro has a name that the call does not say.
macro_rules! given_fn {
    ($fn:tt $name:ident($x:ident) $value:expr) => {
        #[flatten(exact)]
        $fn $name($x: i32) -> i32 {
            let own = $x ^ 1;
            let given = $value;
            given.wrapping_mul(3) ^ own
        }
    };
}

given_fn!(fn given(t) t + 5);

#[test]
fn what_macros_give_stays_together() {
    assert_eq!((SIX, alone(1), alone_flat(1)), (6, 7, 7));
    assert_eq!((given(7), given_flat(7)), (34, 34));
    let list = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    assert_eq!(made::list_flat(list), made::list(list));
    for x in [-2.0, 0.0, 1.0, 3.5] {
        assert_eq!(made::sum(x, list), x + 2.0 + 45.0 + 6.0 - 6.0);
        assert_eq!(made::sum_flat(x, list), made::sum(x, list));
        assert_eq!(made::chosen_flat(x), made::chosen(x));
        assert_eq!(renamed_flat(x), renamed(x));
    }
}
