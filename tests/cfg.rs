//! `#[cfg]` inside of items on their own: the twin has what the original has.

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

#[test]
fn twins_equal_their_originals() {
    for x in [-7.5, -0.0, 0.3, 2.0] {
        assert_eq!(statements(x), x * 2.0 + 2.25);
        assert_eq!(statements(x).to_bits(), statements_flat(x).to_bits(), "{x}");
        assert_eq!(caller(x, 1.5).to_bits(), caller_flat(x, 1.5).to_bits(), "{x}");
        assert_eq!(Ray::new(x).at(0.5).to_bits(), Ray::new_flat(x).at_flat(0.5).to_bits(), "{x}");
        assert_eq!(chosen(x).to_bits(), chosen_flat(x).to_bits(), "{x}");
    }
}
