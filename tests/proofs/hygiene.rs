//! A local of a macro and one that the macro is given have one name.

use flatten::prelude::*;

macro_rules! make {
    ($name:ident, $x:ident, $value:expr) => {
        #[flatten]
        fn $name($x: f32) -> f32 {
            let t = $x * 100.0; //~
            t + $value
        }
    };
}

make!(apart, x, x + 1.0);
make!(alike, t, t + 1.0);

fn main() {
    assert_eq!(apart_flat(1.0), apart(1.0));
    alike(1.0);
}
