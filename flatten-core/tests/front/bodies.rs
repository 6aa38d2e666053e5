// Plain Rust that rustc compiles with the tests and the front end reads as text: items inside of bodies. Every function
// takes an `In` and gives an `f32`.

use crate::accepted::In;
use glam::*;

const SIZE: f32 = 100.0;
static LEVEL: f32 = -8.0;
const COUNT: usize = 2;

#[derive(Clone, Copy)]
struct Ray(f32, f32);

impl Ray {
    const WIDE: f32 = 64.0;

    fn at(self, t: f32) -> f32 {
        self.0 + self.1 * t
    }
}

fn half(x: f32) -> f32 {
    x * 0.5
}

fn outer(x: f32) -> f32 {
    half(x) + SIZE
}

pub fn functions(p: In) -> f32 {
    fn double(x: f32) -> f32 {
        x + x
    }
    double(p.x) - double(p.y)
}

pub fn items_behind_their_use(p: In) -> f32 {
    let a = twice(p.x) * RATE;
    return a + tail(p.y);
    fn twice(x: f32) -> f32 {
        x + x
    }
    const RATE: f32 = 1.25;
    fn tail(x: f32) -> f32 {
        RATE - x
    }
}

pub fn outer_items_are_hidden(p: In) -> f32 {
    const SIZE: f32 = 3.0;
    fn half(x: f32) -> f32 {
        x - SIZE
    }
    // What stands outside sees what stands outside.
    half(p.x) + outer(p.y)
}

pub fn sibling_blocks(p: In) -> f32 {
    let a = {
        fn helper(x: f32) -> f32 {
            x + K
        }
        const K: f32 = 1.0;
        helper(p.x)
    };
    let b = {
        fn helper(x: f32) -> f32 {
            x * K
        }
        const K: f32 = 7.0;
        helper(p.x)
    };
    let c = if p.c {
        const K: f32 = 0.5;
        K * p.y
    } else {
        const K: f32 = -0.5;
        K - p.y
    };
    a - b + c + half(2.0)
}

pub fn nested_functions(p: In) -> f32 {
    fn first(x: f32) -> f32 {
        fn second(x: f32) -> f32 {
            fn third(x: f32) -> f32 {
                x + STEP
            }
            third(x) * STEP
        }
        const STEP: f32 = 2.0;
        second(x) + other(x)
    }
    fn other(x: f32) -> f32 {
        half(x)
    }
    first(p.x) + first(p.y)
}

pub fn bounds_and_lengths(p: In) -> f32 {
    const N: usize = 3;
    const DOUBLE: usize = twice(N);
    const fn twice(n: usize) -> usize {
        n + n
    }
    let mut sum = p.x;
    let mut list = [p.y; N];
    for i in 0..N {
        list[i] += i as f32;
    }
    for i in N..DOUBLE - 1 {
        sum += i as f32 * p.x;
    }
    let table: [f32; DOUBLE] = [1.0, 2.0, 3.0, 4.0, 5.0, p.y];
    for x in table {
        const COUNT: usize = 1;
        let few = [x; COUNT];
        sum += few[0] * 0.25;
    }
    for _ in 0..COUNT {
        sum += 0.5;
    }
    sum + list[2] - list[0]
}

pub fn constants_of_constants(p: In) -> f32 {
    const A: f32 = {
        const B: f32 = 1.5;
        const fn more(x: f32) -> f32 {
            x + B
        }
        more(B) * 2.0
    };
    const LIST: [Vec2; 2] = [Vec2::new(A, 1.0), Vec2::ONE];
    const RAY: Ray = Ray(A, 2.0);
    let B = p.x;
    A * B + LIST[0].x + RAY.at(LIST[1].y)
}

pub fn statics(p: In) -> f32 {
    static BIAS: f32 = 0.75;
    static LIST: [f32; 3] = [1.0, BIAS, 4.0];
    let mut sum = LEVEL * p.x;
    for x in LIST {
        sum += x;
    }
    sum + LIST[(p.u % 3) as usize] * BIAS
}

pub fn structs(p: In) -> f32 {
    #[derive(Clone, Copy)]
    struct Disk {
        at: Vec2,
        radius: f32,
    }
    impl Disk {
        const UNIT: Disk = Disk { at: Vec2::ZERO, radius: 1.0 };

        fn new(x: f32, radius: f32) -> Self {
            Self { at: vec2(x, RISE), radius }
        }

        fn distance(&self, p: Vec2) -> f32 {
            (self.at - p).length() - self.radius
        }

        fn grow(&mut self, by: f32) {
            self.radius += by;
        }
    }
    const RISE: f32 = 0.5;
    let mut disk = Disk::new(p.x, p.y);
    disk.grow(RISE);
    let Disk { at, radius } = disk;
    disk.distance(vec2(p.y, p.x)) + at.x * radius + Disk::UNIT.distance(at)
}

pub fn hidden_structs(p: In) -> f32 {
    // The fields of the struct outside are the other way round.
    #[derive(Clone, Copy)]
    struct Ray(f32, f32);
    impl Ray {
        fn at(self, t: f32) -> f32 {
            self.1 + self.0 * t
        }
    }
    fn make(x: f32) -> Ray {
        Ray(x, 1.0)
    }
    let inside = make(p.x).at(p.y);
    let Ray(a, _) = Ray(2.0, 3.0);
    inside + a + outside(p.x)
}

fn outside(x: f32) -> f32 {
    Ray(x, 1.0).at(4.0) + Ray::WIDE
}

pub fn structs_in_inner_blocks(p: In) -> f32 {
    #[derive(Clone, Copy)]
    struct Pair(f32, f32);
    let pair = Pair(p.x, p.y);
    let a = {
        impl Pair {
            fn sum(self) -> f32 {
                self.0 + self.1
            }
        }
        pair.sum()
    };
    let b = {
        struct Pair {
            only: f32,
        }
        Pair { only: a }.only
    };
    struct Unit;
    let Unit = Unit;
    b + pair.sum() * pair.0
}

pub fn imports(p: In) -> f32 {
    use std::f32::consts::PI;
    use std::f32::consts::{self as constants, E as EULER, FRAC_PI_2};
    let a = p.x * PI + EULER - constants::TAU;
    let b = {
        use constants::LN_2 as TWO;
        use std::f32;
        TWO * f32::consts::SQRT_2 + f32::EPSILON
    };
    a + b * FRAC_PI_2
}

pub fn imports_of_everything(p: In) -> f32 {
    use core::f32::consts::*;
    // A name of the block's own hides what a glob brings.
    const E: f32 = 1.0;
    p.x * PI + E * TAU
}

/// Numbers of `f64` that are known while compiling, and constants that could be of either type.
pub fn doubles(p: In) -> f32 {
    use std::f64::consts::LN_2;
    use std::f64::consts::{FRAC_PI_3 as THIRD, PI};
    const K: f64 = 29.0 / 27.0;
    const L: f64 = K * 0.1 - 1e-3;
    const TWICE: f32 = (2.0 * std::f64::consts::E) as f32;
    let a = p.x * PI as f32 + (PI / 180.0) as f32 - (LN_2) as f32;
    let b = p.y * K as f32 + (-L / 3.0 + core::f64::consts::SQRT_2) as f32;
    let c = {
        use std::f32::consts::PI;
        (PI as f32) * p.x + (PI * 2.0) as f32
    };
    let d = (0.1 * 0.7) as f32 + (1.0f64 / 3.0) as f32 + (5.5 % 0.3) as f32;
    a + b + c * TWICE + d * (THIRD * 0.1) as f32
}

pub fn imported_types(p: In) -> f32 {
    use glam::{Vec2 as V2, Vec3, vec2 as make};
    let v: V2 = make(p.x, p.y);
    let w = V2::new(1.0, 2.0) * V2::ONE;
    let u = Vec3::splat(p.x);
    v.dot(w) + u.y
}

pub fn imported_items(p: In) -> f32 {
    use half as smaller;
    struct Local(f32);
    impl Local {
        const ZERO: f32 = 0.125;
    }
    use Local as Mine;
    use Ray as Line;
    fn half(x: f32) -> f32 {
        x * 8.0
    }
    let Mine(a) = Mine(p.x);
    a + smaller(p.y) + Line(a, 2.0).at(0.5) + Mine::ZERO + Line::WIDE
}

pub fn locals_and_items(p: In) -> f32 {
    let scale = p.x;
    let inner = {
        // The item is in sight in the whole block, also where a local had the name before.
        let first = scale(2.0);
        fn scale(x: f32) -> f32 {
            x * 10.0
        }
        let scale = first + scale(1.0);
        scale - 1.0
    };
    let x = p.y;
    let one = {
        const x: f32 = 1.0;
        x + 1.0
    };
    inner + scale + one * x
}

pub fn parameters_are_hidden(p: In) -> f32 {
    const p: f32 = 4.0;
    fn shown(q: f32) -> f32 {
        q * 3.0
    }
    shown(p) + half(p)
}

pub fn items_in_loops(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..4 {
        const LAST: i32 = 3;
        fn weight(i: i32) -> f32 {
            if i == LAST {
                return 0.5;
            }
            i as f32
        }
        if weight(i) > p.x {
            break;
        }
        sum += weight(i) * p.y;
    }
    sum
}

pub fn exits_of_inner_functions(p: In) -> f32 {
    fn sign(x: f32) -> f32 {
        for i in 0..3 {
            if x > i as f32 {
                return 1.0;
            }
        }
        -1.0
    }
    fn bump(x: &mut f32, by: f32) -> bool {
        *x += by;
        *x > 0.0
    }
    let mut x = p.x;
    if bump(&mut x, p.y) && bump(&mut x, -1.0) {
        return sign(x) * 2.0;
    }
    x + sign(p.y)
}

pub fn items_behind_the_last_statement(p: In) -> f32 {
    let mut x = p.x;
    if p.c {
        x += SIZE;
    }
    return x;
    const SIZE: f32 = 6.0;
}
