//! A label of a macro and one that the macro is given have one name.

use flatten::prelude::*;

macro_rules! twice {
    ($name:ident, $label:lifetime, $then:expr) => {
        #[flatten]
        fn $name(x: i32) -> i32 {
            let mut sum = x;
            $label: for i in 0..4 {
                'inner: for _ in 0..3 { //~
                    sum += i;
                    if sum > 5 {
                        $then;
                    }
                    if sum < -5 {
                        break 'inner;
                    }
                }
            }
            sum
        }
    };
}

twice!(apart, 'outer, break 'outer);
twice!(alike, 'inner, break 'inner);

fn main() {
    assert_eq!(apart_flat(1), apart(1));
    alike(1);
}
