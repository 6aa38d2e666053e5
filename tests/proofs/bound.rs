//! A trait that is called like one of the standard library's, by which a type parameter is bound.

pub trait Copy: Sized {
    fn abs(self) -> f32;
}

impl Copy for f32 {
    fn abs(self) -> f32 {
        1.0
    }
}

#[flatten::flatten]
mod shaders {
    use super::Copy;

    fn size<T: Copy>(x: T) -> f32 { //~
        x.abs() //~
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        size(x)
    }
}

fn main() {
    shaders::shade(1.0);
}
