//! The same where the `fn` is the call's, in a function that takes functions, and in a constant.

use flatten::prelude::*;

macro_rules! given_fn {
    ($fn:tt $name:ident($x:ident) $value:expr) => {
        #[flatten]
        $fn $name($x: f32) -> f32 {
            let t = $x * 100.0; //~
            t + $value
        }
    };
}

given_fn!(fn apart(x) x + 1.0);
given_fn!(fn alike(t) t + 1.0);

macro_rules! module {
    ($module:ident, $x:ident, $value:expr, $whole:expr) => {
        #[flatten]
        mod $module {
            fn twice($x: f32, f: impl Fn(f32) -> f32) -> f32 {
                let t = f(f($x)); //~
                t + $value
            }

            const THREE: f32 = {
                let $x = 2.0_f32;
                let t = 1.0_f32; //~
                t + $whole
            };

            #[flatten]
            pub fn sum(x: f32) -> f32 {
                twice(x, |x| x * THREE)
            }
        }
    };
}

module!(modules_apart, x, x + 1.0, x);
module!(modules_alike, t, t + 1.0, t);

// What lies deep.
macro_rules! deep {
    ($name:ident, $x:ident, $value:expr) => {
        #[flatten]
        fn $name($x: i32) -> i32 {
            let t = $x * 3; //~
            let sum = $value ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1;
            sum ^ t
        }
    };
}

deep!(deep_apart, x, x);
deep!(deep_alike, t, t);

fn main() {
    assert_eq!(apart_flat(1.0), apart(1.0));
    assert_eq!(modules_apart::sum_flat(1.0), modules_apart::sum(1.0));
    assert_eq!(deep_apart_flat(1), deep_apart(1));
    alike(1.0);
    modules_alike::sum(1.0);
    deep_alike(1);
}
