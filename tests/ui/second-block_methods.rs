//! Two `impl` blocks of a struct on its own.

use flatten::prelude::*;

#[flatten(methods)]
struct Ray {
    dir: f32,
}

#[flatten]
impl Ray {
    fn twice(&self) -> f32 {
        self.dir * 2.0
    }
}

#[flatten]
impl Ray { //~
    fn half(&self) -> f32 {
        self.dir * 0.5
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    Ray { dir: x }.twice() + Ray { dir: x }.half()
}

fn main() {
    let _ = Ray { dir: 1.0 }.twice_flat() + Ray { dir: 1.0 }.half_flat();
}
