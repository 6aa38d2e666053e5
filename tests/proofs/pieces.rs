//! A trait of one's own for the iterators of slices, whose method takes the value and is found first.

#[flatten::flatten]
mod shaders {
    use super::Own;

    #[flatten]
    pub fn rises(x: f32, y: f32) -> bool {
        let list = [x, y, 1.0];
        list.windows(2).any(|w| w[0] > w[1]) || list.chunks(3).all(|c| c[0] > 0.0) //~
    }
}

pub trait Own {
    fn any(self, f: impl Fn(&[f32]) -> bool) -> bool;
}

impl Own for std::slice::Windows<'_, f32> {
    fn any(self, _: impl Fn(&[f32]) -> bool) -> bool {
        true
    }
}

fn main() {
    shaders::rises(1.0, 2.0);
}
