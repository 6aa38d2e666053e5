//! A name in a pattern that is taken for a new one, where the user has a constant of that name.

use flatten::prelude::*;

#[allow(non_upper_case_globals)]
const limit: i32 = 3;

#[flatten]
fn alone(x: i32) -> i32 {
    match x {
        limit => 1, //~
        _ => 2,
    }
}

mod own {
    #[allow(non_upper_case_globals)]
    pub const edge: bool = true;
}

#[flatten]
mod shaders {
    use super::own::*;

    #[flatten]
    pub fn inside(x: bool) -> i32 {
        if let edge = x { 1 } else { 2 } //~
    }
}

#[flatten]
fn body(x: i32) -> i32 {
    use own::edge;
    i32::from(matches!(x > 1, edge)) //~
}

fn main() {}
