//! A struct with too many parts.

use flatten::prelude::*;

#[flatten]
mod shaders {
    struct Ten(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32);
    struct Hundred(Ten, Ten, Ten, Ten, Ten, Ten, Ten, Ten, Ten, Ten);
    struct Thousand(Hundred, Hundred, Hundred, Hundred, Hundred, Hundred, Hundred, Hundred, Hundred, Hundred); //~

    #[flatten]
    fn shade(x: Thousand) -> f32 {
        x.1.2.3
    }
}

fn main() {}
