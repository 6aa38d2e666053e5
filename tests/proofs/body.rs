//! Names of the user's that bodies bring, where the front end would take them for others'.

use flatten::prelude::*;

mod own {
    pub mod consts {
        pub const PI: f32 = 3.0;
    }

    pub trait Area {
        fn area(self) -> f32;
    }

    impl<T> Area for T {
        fn area(self) -> f32 {
            1.0
        }
    }
}

#[flatten(exact)]
fn constant(x: f32) -> f32 {
    use own::consts::PI;
    x * PI //~
}

#[flatten(exact)]
fn method(x: f32) -> f32 {
    use own::Area;
    #[derive(Clone, Copy)]
    struct Disk {
        radius: f32,
    }
    impl Disk {
        fn area(&self) -> f32 {
            self.radius * x_of(*self)
        }
    }
    fn x_of(disk: Disk) -> f32 {
        disk.radius
    }
    Disk { radius: x }.area() //~
}

fn main() {}
