//! A struct of the user's that is called like a vector of glam, in a literal and in a pattern.

mod own {
    #[derive(Clone, Copy)]
    pub struct Vec2 {
        pub x: f32,
        pub y: f32,
    }

    impl Vec2 {
        pub fn length(self) -> f32 {
            self.x
        }
    }
}

#[flatten::flatten(exact)]
fn literal(x: f32) -> f32 {
    use own::Vec2;
    Vec2 { x, y: 1.0 }.length() //~
}

#[flatten::flatten(exact)]
fn update(x: f32) -> f32 {
    let v = glam::IVec2 { y: 2, ..glam::IVec2::ONE };
    own::Vec2 { x: v.x as f32, y: x }.y //~
}

fn main() {}
