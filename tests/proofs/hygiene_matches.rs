//! The same in what `matches!` is given.

use flatten::prelude::*;

macro_rules! guard {
    ($name:ident, $x:ident, $value:expr) => {
        #[flatten]
        fn $name($x: i32) -> bool {
            matches!(Some(5), Some(t) if t > $value) //~
        }
    };
}

guard!(guards_apart, x, x);
guard!(guards_alike, t, t);

macro_rules! value {
    ($name:ident, $x:ident, $value:expr) => {
        #[flatten]
        fn $name($x: i32) -> bool {
            matches!($value, t if t > 3) //~
        }
    };
}

value!(values_apart, x, x);
value!(values_alike, t, t);

macro_rules! inside {
    ($name:ident, $x:ident, $value:expr) => {
        #[flatten]
        fn $name($x: i32) -> bool {
            matches!($value, 4..=9 if { let t = 5; t > $value }) //~
        }
    };
}

inside!(insides_apart, x, x);
inside!(insides_alike, t, t);

fn main() {
    assert_eq!(guards_apart_flat(1), guards_apart(1));
    assert_eq!(values_apart_flat(1), values_apart(1));
    assert_eq!(insides_apart_flat(4), insides_apart(4));
    guards_alike(1);
    values_alike(1);
    insides_alike(1);
}
