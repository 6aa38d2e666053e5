//! What a `use` of everything in a body may bring is not asked for: one mistake is said once.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy)]
enum Shade {
    Flat,
    Lit(f32),
}

mod noise {
    pub(super) const SCALE: f32 = 2.0;

    pub(super) fn noise(x: f32) -> f32 {
        x * 0.5
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    use Shade::*; //~
    let shade = if x > 0.0 { Lit(x) } else { Flat };
    match shade {
        Flat => 1.0,
        Lit(y) => y,
    }
}

#[flatten]
fn grain(x: f32) -> f32 {
    use noise::*; //~
    noise(x) * SCALE
}

fn main() {
    shade(grain(1.0));
}
