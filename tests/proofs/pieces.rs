//! A trait of one's own for the iterators of slices, whose method takes the value and is found first.

#[flatten::flatten]
mod shaders {
    use super::{Own, OwnOfSteps};

    #[flatten]
    pub fn rises(x: f32, y: f32) -> bool {
        let list = [x, y, 1.0];
        list.windows(2).any(|w| w[0] > w[1]) || list.chunks(3).all(|c| c[0] > 0.0) //~
    }

    #[flatten]
    pub fn rises_at(x: f32, y: f32) -> bool {
        [x, y, 1.0].windows(2).map(|w| w[0] - w[1]).any(|step| step > 0.0) //~
    }
}

pub trait OwnOfSteps: Sized {
    fn any(self, _: impl Fn(f32) -> bool) -> bool {
        true
    }
}

impl<'a, F: FnMut(&'a [f32]) -> f32> OwnOfSteps for std::iter::Map<std::slice::Windows<'a, f32>, F> {}

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
