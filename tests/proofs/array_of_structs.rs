//! A trait gives something to arrays of structs and tuples by names of what slices give.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    pub trait Bag {
        fn len(&self) -> usize;
        fn first(&self) -> Option<&Ball>;
    }

    impl Bag for [Ball; 2] {
        fn len(&self) -> usize {
            7
        }

        fn first(&self) -> Option<&Ball> {
            Some(&self[1])
        }
    }

    pub trait Pairs {
        fn swap(&mut self, i: usize, j: usize);
    }

    impl Pairs for [(f32, f32); 2] {
        fn swap(&mut self, _: usize, _: usize) {}
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        let balls = [Ball(x), Ball(1.0)];
        let mut pairs = [(x, 1.0), (2.0, x)];
        pairs.swap(0, 1); //~
        let count = balls.len(); //~
        let first = balls.first(); //~
        count as f32 + first.map_or(0.0, |ball| ball.0) + pairs[0].0
    }
}

fn main() {
    shaders::shade(1.0);
}
