//! Functions of structs themselves that stand elsewhere, called like those of the standard library's traits.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy, Default)]
    pub struct Hue {
        pub turn: f32,
    }

    #[derive(Clone, Copy)]
    pub struct Color(pub f32);

    impl From<Hue> for Color {
        fn from(hue: Hue) -> Color {
            Color(hue.turn)
        }
    }

    #[flatten]
    pub fn shade() -> f32 {
        Hue::default().turn //~
    }

    #[flatten]
    pub fn color(turn: f32) -> f32 {
        Color::from(Hue { turn }).0 //~
    }
}

impl shaders::Hue {
    pub fn default() -> shaders::Hue {
        shaders::Hue { turn: 1.0 }
    }
}

impl shaders::Color {
    pub fn from(hue: shaders::Hue) -> shaders::Color {
        shaders::Color(hue.turn + 1.0)
    }
}

fn main() {
    shaders::shade();
    shaders::color(1.0);
}
