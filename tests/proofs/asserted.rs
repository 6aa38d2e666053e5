//! What stands in an assertion is left out: a trait that gives it another meaning is found.

mod own {
    pub trait Own {
        fn len(&mut self) -> bool;

        fn abs(self) -> f32
        where
            Self: Sized,
        {
            1.0
        }
    }

    impl Own for [f32; 2] {
        fn len(&mut self) -> bool {
            self[0] = 9.0;
            true
        }
    }

    impl Own for &mut f32 {
        fn len(&mut self) -> bool {
            true
        }

        fn abs(self) -> f32 {
            *self = 4.0;
            1.0
        }
    }

    #[flatten::flatten]
    pub fn of_a_list(a: f32) -> f32 {
        let mut list = [a; 2];
        assert!(list.len()); //~
        list[0]
    }

    #[flatten::flatten]
    pub fn lent(r: &mut f32) -> f32 {
        assert!(r.abs() > 0.0); //~
        *r
    }
}

fn main() {
    own::lent(&mut own::of_a_list(1.0));
}
