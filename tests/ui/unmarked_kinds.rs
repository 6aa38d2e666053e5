//! An enum, and an alias that is not marked, of items that stand alone and of a module beside them.

use flatten::prelude::*;

#[derive(Clone, Copy, PartialEq)]
pub enum Shape {
    Round,
    Square,
}

type Color = Vec3;

#[flatten]
pub fn distance(shape: Shape, p: Vec2) -> f32 { //~
    if shape == Shape::Round { p.length() } else { p.x.abs().max(p.y.abs()) }
}

#[flatten]
pub fn red(color: Color) -> f32 { //~
    color.x
}

#[flatten]
mod shaders {
    use super::Shape;

    #[flatten]
    pub fn is_round(shape: Shape) -> bool { //~
        shape == Shape::Round
    }
}

flatten::items! {
    #[flatten]
    pub fn blue(color: Color) -> f32 { //~
        color.z
    }
}

fn main() {}
