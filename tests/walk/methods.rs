//! Methods, and what is written through references.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    pub struct Rng {
        seed: u32,
    }

    impl Rng {
        const SCALE: f32 = 1.0 / 16_777_216.0;

        #[flatten(exact)]
        pub fn next(&mut self) -> f32 {
            self.seed = self.seed.wrapping_mul(747_796_405).wrapping_add(1);
            (self.seed >> 8) as f32 * Self::SCALE
        }
    }

    #[flatten]
    pub fn main_image(rng: &mut Rng, color: &mut Vec4, at: &Vec2) {
        let x = rng.next() * at.x;
        if x < 0.5 {
            *color = Vec4::splat(x);
            return;
        }
        color.w += rng.next();
    }
}
