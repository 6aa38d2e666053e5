//! An operator for another type of numbers, which literals are taken for.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy)]
    pub struct Duo(pub f32);

    impl std::ops::Mul<f32> for Duo {
        type Output = Duo;

        fn mul(self, by: f32) -> Duo {
            Duo(self.0 * by)
        }
    }

    #[flatten]
    pub fn twice(d: Duo) -> Duo {
        d * 2.0 //~
    }
}

impl std::ops::Mul<f64> for shaders::Duo {
    type Output = shaders::Duo;

    fn mul(self, by: f64) -> shaders::Duo {
        shaders::Duo(self.0 - by as f32)
    }
}

fn main() {
    shaders::twice(shaders::Duo(1.0));
}
