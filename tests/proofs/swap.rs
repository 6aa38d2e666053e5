//! A function of the user's that bears the name of one of the standard library's.

mod mem {
    pub fn swap(a: &mut f32, b: &mut f32) {
        (*a, *b) = (*b, -*a);
    }
}

#[flatten::flatten]
fn turned(mut x: f32, mut y: f32) -> f32 {
    mem::swap(&mut x, &mut y); //~
    x - y
}

fn main() {
    turned(1.0, 2.0);
}
