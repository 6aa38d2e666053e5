//! `#[cfg]` inside of items, on their own and in modules: the twin has what the original has.

use flatten::prelude::*;

// Both values of a predicate, predicates within what another one leaves out, and what `cfg_attr` brings.
#[flatten(exact)]
fn statements(x: f32) -> f32 {
    #[cfg(test)]
    let mut y = x * 2.0;
    #[cfg(not(test))]
    let mut y = missing(x);
    #[cfg(not(test))]
    {
        #[cfg(debug_assertions)]
        let z: Unknown = 1;
        y = z;
    }
    #[cfg(all(test, any(unix, not(unix))))]
    for i in 0..3 {
        #[cfg(test)]
        if i == 1 {
            continue;
        }
        y += i as f32;
        #[cfg(any())]
        break;
    }
    #[cfg(any())]
    {
        y = 1000.0;
    }
    #[cfg(test)]
    {
        y += 0.5;
    }
    #[cfg_attr(test, cfg(any()))]
    {
        y -= 2000.0;
    }
    #[cfg_attr(not(test), cfg(any()))]
    {
        y -= 0.25;
    }
    #[allow(clippy::needless_return)]
    #[cfg_attr(any(), allow(unused))]
    return y;
}

#[flatten(methods)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ray {
    from: f32,
    #[cfg(any())]
    dir: Nothing,
    #[cfg(test)]
    dir: f32,
}

#[flatten(exact)]
impl Ray {
    fn new(x: f32) -> Ray {
        Ray {
            from: x,
            #[cfg(test)]
            dir: 2.0,
            #[cfg(not(test))]
            dir: nothing(),
        }
    }

    #[cfg(any())]
    fn at(&self) -> f32 {
        1.0
    }

    #[cfg(test)]
    fn at(&self, t: f32) -> f32 {
        let Ray {
            from,
            #[cfg(test)]
                dir: d,
        } = *self;
        from + d * t
    }
}

#[flatten]
const SIZES: [f32; 2] = [
    1.0,
    #[cfg(test)]
    2.0,
    #[cfg(not(test))]
    3.0,
];

#[flatten(exact)]
fn caller(x: f32, #[cfg(any())] _y: f32, #[cfg(test)] t: f32) -> f32 {
    use_of(
        Ray::new(statements(x)).at(t),
        #[cfg(any())]
        0.0,
    )
}

#[flatten(source)]
fn use_of(x: f32) -> f32 {
    #[cfg(not(test))]
    use std::f32::consts::E as PI;
    #[cfg(test)]
    use std::f32::consts::PI;
    #[cfg(any())]
    fn inner(x: f32) -> f32 {
        x
    }
    #[cfg(test)]
    fn inner(x: f32) -> f32 {
        #[cfg(test)]
        return x * PI;
        #[cfg(not(test))]
        x
    }
    inner(x) + SIZES[1]
}

#[cfg(test)]
#[flatten(exact)]
fn chosen(x: f32) -> f32 {
    #[cfg(test)]
    return x;
}

#[flatten(exact)]
#[cfg(not(test))]
fn chosen(x: f32) -> f32 {
    #[cfg(test)]
    return x + 1.0;
}

/// Its variants have the numbers that those beside them leave them.
#[flatten]
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Step {
    #[cfg(any())]
    Missing(Nothing),
    #[cfg_attr(test, default)]
    Stay,
    #[cfg(not(test))]
    Away,
    #[cfg(test)]
    By {
        #[cfg(any())]
        dir: Nothing,
        x: f32,
    },
}

#[flatten(exact)]
fn stepped(step: Step, x: f32) -> (Step, f32) {
    #[derive(Clone, Copy)]
    enum Kind {
        #[cfg(any())]
        Two,
        #[cfg(not(any()))]
        Three = 3,
        #[cfg(any())]
        Seven = 7,
        Four,
    }
    let (next, kind) = match step {
        #[cfg(any())]
        Step::Missing(_) => return missing(),
        Step::Stay if x > 0.0 => (Step::By { x }, Kind::Three),
        Step::Stay => (Step::default(), Kind::Three),
        Step::By { x: by } => (Step::By { x: by + x }, Kind::Four),
    };
    (next, kind as i32 as f32)
}

/// A module that uses nothing outside of it.
#[flatten(exact)]
mod alone {
    use flatten::prelude::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Ray {
        from: f32,
        #[cfg(test)]
        dir: f32,
        #[cfg(not(test))]
        dir: Nothing,
    }

    #[flatten]
    impl Ray {
        pub(crate) fn new(x: f32) -> Ray {
            Ray {
                from: x,
                #[cfg(not(test))]
                dir: nothing(),
                #[cfg(test)]
                dir: inner::SCALE[1],
            }
        }

        pub(crate) fn at(&self, #[cfg(any())] s: Nothing, t: f32) -> f32 {
            #[cfg(test)]
            let t = t + 1.0;
            #[cfg(not(test))]
            let t = super::missing(t);
            self.from + self.dir * t
        }

        #[cfg(test)]
        pub(crate) fn only_here(&self) -> f32 {
            #[cfg_attr(test, cfg(any()))]
            return 1.0;
            self.dir
        }
    }

    pub(crate) mod inner {
        use super::Ray;
        use flatten::prelude::*;

        pub(crate) const SCALE: [f32; 2] = [
            1.0,
            #[cfg(test)]
            2.0,
            #[cfg(not(test))]
            3.0,
        ];

        pub(crate) struct Pair(f32, #[cfg(any())] f32);

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) enum Way {
            #[cfg(any())]
            Nowhere(Nothing),
            #[cfg(test)]
            There(f32, #[cfg(any())] f32),
            Back,
        }

        #[flatten]
        pub(crate) fn turned(way: Way) -> Way {
            match way {
                #[cfg(not(test))]
                Way::Nowhere(_) => way,
                Way::There(x) if x > 0.0 => Way::There(-x),
                _ => Way::Back,
            }
        }

        #[flatten]
        impl Pair {
            pub(crate) fn doubled(&self) -> f32 {
                #[cfg(not(test))]
                return 0.0;
                #[cfg(test)]
                return self.0 * 2.0;
            }
        }

        #[flatten]
        pub(crate) fn shade(x: f32) -> f32 {
            let mut y = Ray::new(x).at(SCALE[1]);
            #[cfg(test)]
            if y > 1.0 {
                y += Ray::new(y).only_here();
            }
            #[cfg(not(test))]
            {
                y = super::super::missing(y);
            }
            y + Pair(x).doubled()
        }
    }
}

/// A module that waits for what it uses outside, some of which is not there.
mod waiting {
    use flatten::prelude::*;

    #[flatten(source)]
    pub(crate) fn outer(x: f32) -> f32 {
        x * 0.5
    }

    #[flatten(exact)]
    pub(crate) mod shaders {
        use super::outer;
        use flatten::prelude::*;

        pub(crate) mod inner {
            use flatten::prelude::*;

            pub(crate) struct Disk(f32);

            #[flatten]
            impl Disk {
                pub(crate) fn area(&self) -> f32 {
                    #[cfg(test)]
                    let r = super::super::outer(self.0);
                    #[cfg(not(test))]
                    let r = super::super::absent(self.0);
                    r * r
                }
            }

            #[flatten]
            pub(crate) fn disk(r: f32) -> f32 {
                Disk(r).area()
            }
        }

        #[flatten]
        pub(crate) fn shade(x: f32) -> f32 {
            #[cfg(not(test))]
            return super::absent(x);
            #[cfg(test)]
            return outer(x) + inner::disk(x);
        }
    }
}

flatten::items! {
    #![flatten(exact)]

    #[flatten]
    fn of_items(x: f32) -> f32 {
        #[cfg(test)]
        let y = below::lower(x);
        #[cfg(not(test))]
        let y = missing(x);
        y + use_of(
            x,
            #[cfg(any())]
            0.0,
        )
    }

    mod below {
        pub(crate) fn lower(x: f32) -> f32 {
            #[cfg(test)]
            let x = x - 3.0;
            #[cfg(any())]
            let x = 1000.0;
            x
        }
    }
}

/// An item on its own by the sources of a module: what the module left out is not in them.
#[flatten(exact)]
fn over_modules(x: f32) -> f32 {
    alone::Ray::new(x).at(1.0) + waiting::shaders::shade(x) + alone::inner::shade(x)
}

// Of several functions of one name one is there, and what traits and their blocks say may be under a condition too.
#[flatten(exact)]
mod several {
    #[cfg(not(test))]
    fn weight(x: f32) -> f32 {
        missing(x)
    }

    #[cfg(test)]
    fn weight(x: f32) -> f32 {
        x * 0.5
    }

    #[cfg(any())]
    const BIAS: f32 = 1.0;
    #[cfg(not(any()))]
    const BIAS: f32 = 2.0;

    #[cfg(test)]
    pub(crate) trait Shape {
        #[cfg(any())]
        fn at(&self, x: Missing) -> f32;
        #[cfg(not(any()))]
        fn at(&self, x: f32) -> f32;

        fn twice(&self, x: f32) -> f32 {
            #[cfg(any())]
            return missing();
            self.at(x) * 2.0
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Ball(pub(crate) f32);

    #[cfg(test)]
    impl Shape for Ball {
        #[cfg(any())]
        fn at(&self, x: Missing) -> f32 {
            x
        }

        #[cfg(test)]
        fn at(&self, x: f32) -> f32 {
            x - self.0
        }
    }

    #[flatten]
    #[cfg(any())]
    pub(crate) fn shade(x: f32) -> f32 {
        missing(x)
    }

    #[flatten]
    #[cfg(test)]
    pub(crate) fn shade(x: f32) -> f32 {
        weight(x) + BIAS + inner::shade(x) + Ball(1.0).twice(x)
    }

    pub(crate) mod inner {
        #[cfg(any())]
        pub(crate) fn shade(_: f32) -> f32 {
            0.0
        }

        #[cfg(test)]
        pub(crate) fn shade(x: f32) -> f32 {
            x.abs()
        }
    }
}

#[test]
fn one_of_several_is_there() {
    for x in [-1.5_f32, 0.0, 4.0] {
        assert_eq!(several::shade(x), x * 0.5 + 2.0 + x.abs() + (x - 1.0) * 2.0);
        assert_eq!(several::shade_flat(x), several::shade(x));
    }
}

#[test]
fn modules_leave_out_what_rustc_does() {
    for x in [-7.5_f32, -0.0, 0.3, 2.0] {
        let ray = x + 2.0 * 3.0;
        let shade = if ray > 1.0 { ray + 2.0 } else { ray } + x * 2.0;
        assert_eq!(alone::inner::shade(x), shade);
        assert_eq!(alone::inner::shade(x).to_bits(), alone::inner::shade_flat(x).to_bits(), "{x}");
        assert_eq!(alone::Ray::new(x).at(2.0), alone::Ray::new_flat(x).at_flat(2.0), "{x}");
        assert_eq!(alone::Ray::new(x).only_here_flat(), 2.0);
        assert_eq!(waiting::shaders::shade(x), x * 0.5 + x * 0.5 * (x * 0.5));
        assert_eq!(waiting::shaders::shade(x).to_bits(), waiting::shaders::shade_flat(x).to_bits(), "{x}");
        let disk = waiting::shaders::inner::disk_flat(x);
        assert_eq!(waiting::shaders::inner::disk(x).to_bits(), disk.to_bits(), "{x}");
        assert_eq!(of_items(x), x - 3.0 + use_of(x));
        assert_eq!(of_items(x).to_bits(), of_items_flat(x).to_bits(), "{x}");
        assert_eq!(over_modules(x).to_bits(), over_modules_flat(x).to_bits(), "{x}");
    }
}

#[test]
fn twins_equal_their_originals() {
    for x in [-7.5, -0.0, 0.3, 2.0] {
        assert_eq!(statements(x), x * 2.0 + 2.25);
        assert_eq!(statements(x).to_bits(), statements_flat(x).to_bits(), "{x}");
        assert_eq!(caller(x, 1.5).to_bits(), caller_flat(x, 1.5).to_bits(), "{x}");
        assert_eq!(Ray::new(x).at(0.5).to_bits(), Ray::new_flat(x).at_flat(0.5).to_bits(), "{x}");
        assert_eq!(chosen(x).to_bits(), chosen_flat(x).to_bits(), "{x}");
        for step in [Step::Stay, Step::By { x: 2.5 }] {
            assert_eq!(stepped(step, x), stepped_flat(step, x), "{step:?} {x}");
        }
        assert_eq!(stepped_flat(Step::By { x: 1.0 }, 0.5), (Step::By { x: 1.5 }, 4.0));
        assert_eq!(stepped_flat(Step::Stay, 0.5), (Step::By { x: 0.5 }, 3.0));
        for way in [alone::inner::Way::Back, alone::inner::Way::There(x)] {
            assert_eq!(alone::inner::turned(way), alone::inner::turned_flat(way), "{way:?}");
        }
    }
}
