//! Structs with private fields in the hands of functions of other modules: the twin equals the original.

use flatten::prelude::*;

/// Items on their own.
mod rays {
    use flatten::prelude::*;

    #[flatten(methods)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Ray {
        pub(crate) origin: Vec3,
        dir: Vec3,
        turns: Turns,
    }

    /// Nothing of it is visible, and it is no `Copy`.
    #[flatten]
    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Turns(Mat2, i32, usize, (bool, f32));

    #[flatten(exact)]
    impl Ray {
        pub(crate) fn new(origin: Vec3, dir: Vec3) -> Ray {
            let turns = Turns(Mat2::from_angle(0.5), -7, 9, (dir.x > 0.0, 2.5));
            Ray { origin, dir, turns }
        }

        pub(crate) fn at(&self, t: f32) -> Vec3 {
            let Turns(turn, add, more, (flip, scale)) = self.turns;
            let xy = turn * self.dir.truncate();
            let sum = if flip { add as f32 } else { more as f32 * scale };
            self.origin + xy.extend(self.dir.z + sum) * t
        }

        pub(crate) fn advance(&mut self, t: f32) {
            self.origin = self.at(t);
            self.dir = -self.dir;
        }
    }

    /// No `Clone`.
    #[flatten]
    #[derive(PartialEq, Debug)]
    pub(crate) struct Fan {
        rays: [Ray; 2],
        pub(crate) wide: f32,
    }

    #[flatten(exact)]
    pub(crate) fn fan(ray: Ray, wide: f32) -> Fan {
        let mut other = ray;
        other.advance(wide);
        Fan { rays: [ray, other], wide }
    }

    #[flatten(exact)]
    pub(crate) fn tip(fan: &Fan, number: usize) -> Vec3 {
        let ray: Ray = fan.rays[number];
        ray.at(fan.wide)
    }

    #[flatten(exact)]
    pub(crate) fn open_up(fan: &mut Fan) {
        fan.wide *= 2.0;
        let mut ray: Ray = fan.rays[1];
        ray.advance(fan.wide);
        fan.rays[1] = ray;
    }
}

use rays::{Fan, Ray};

#[flatten(exact)]
fn by_value(ray: Ray, t: f32) -> (Vec3, Ray) {
    (ray.at(t), ray)
}

#[flatten(exact)]
fn by_reference(ray: &&Ray, t: f32) -> Vec3 {
    ray.at(t) + ray.origin
}

#[flatten(exact)]
fn written(ray: &mut Ray, fan: &mut Fan, t: f32) -> f32 {
    if t > 1.0 {
        ray.advance(t);
    }
    rays::open_up(fan);
    fan.wide += ray.origin.x;
    ray.origin.y + t
}

#[flatten(exact)]
fn made(t: f32) -> Fan {
    rays::fan(Ray::new(Vec3::splat(t), Vec3::X * t), t)
}

#[flatten(exact)]
fn nested(pair: (f32, Ray), fan: &Fan, more: [Ray; 2]) -> [Ray; 2] {
    let [a, mut b] = more;
    b.advance(rays::tip(fan, 1).x + pair.0 + pair.1.origin.y);
    [b, a]
}

/// The same in a module, and functions of it that see the fields.
#[flatten(exact)]
mod shapes {
    use super::rays::{self, Fan, Ray};
    use flatten::prelude::*;

    pub(crate) mod balls {
        use flatten::prelude::*;

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Ball {
            center: Vec3,
            pub(super) radius: f32,
            kind: Kind,
        }

        #[derive(Clone, Copy, PartialEq, Debug)]
        struct Kind {
            soft: bool,
            nothing: Nothing,
        }

        #[derive(Clone, Copy, PartialEq, Debug)]
        struct Nothing;

        impl Ball {
            pub(crate) fn new(radius: f32) -> Ball {
                Ball { center: Vec3::ONE, radius, kind: Kind { soft: radius > 1.0, nothing: Nothing } }
            }

            pub(crate) fn distance(&self, p: Vec3) -> f32 {
                let d = (p - self.center).length() - self.radius;
                if self.kind.soft { d * 0.5 } else { d }
            }

            #[flatten]
            pub(crate) fn grown(mut self, by: f32) -> Ball {
                self.radius += by;
                self
            }
        }

        #[flatten]
        pub(crate) fn center(ball: &Ball) -> Vec3 {
            ball.center
        }
    }

    use balls::Ball;

    #[flatten]
    pub(crate) fn far(ball: Ball, p: Vec3) -> f32 {
        ball.distance(p) + ball.radius
    }

    #[flatten]
    pub(crate) fn grow(ball: &mut Ball, ray: &mut Ray, fan: &Fan) {
        *ball = ball.grown(rays::tip(fan, 0).x);
        ball.radius -= 0.5;
        ray.advance(ball.distance(ray.origin));
    }
}

use shapes::balls::Ball;

#[flatten(exact)]
fn swapped(balls: (Ball, Ball), p: Vec3) -> ((Ball, Ball), f32) {
    ((balls.1, balls.0.grown(p.x)), balls.0.distance(p))
}

const TIMES: [f32; 6] = [-2.5, -0.0, 0.0, 0.75, 1.5, 1e9];

#[test]
fn private_fields_of_items_are_read_and_written() {
    for t in TIMES {
        let ray = Ray::new(vec3(t, 1.0, -t), vec3(t, 0.5, 2.0));
        assert_eq!(by_value(ray, t), by_value_flat(ray, t), "{t}");
        assert_eq!(by_reference(&&ray, t), by_reference_flat(&&ray, t), "{t}");
        assert_eq!(made(t), made_flat(t), "{t}");
        let (mut a, mut b) = ((ray, made(t)), (ray, made(t)));
        let (x, y) = (written(&mut a.0, &mut a.1, t), written_flat(&mut b.0, &mut b.1, t));
        assert_eq!((x, &a), (y, &b), "{t}");
        let rays = [ray, Ray::new(Vec3::Y, Vec3::ONE)];
        assert_eq!(nested((t, ray), &a.1, rays), nested_flat((t, ray), &a.1, rays), "{t}");
        assert_eq!(ray.at(t), ray.at_flat(t), "{t}");
    }
}

#[test]
fn private_fields_of_modules_are_read_and_written() {
    for t in TIMES {
        let (ball, p) = (Ball::new(t), vec3(t, 2.0, 0.25));
        assert_eq!(shapes::far(ball, p), shapes::far_flat(ball, p), "{t}");
        assert_eq!(shapes::balls::center(&ball), shapes::balls::center_flat(&ball), "{t}");
        assert_eq!(ball.grown(t), ball.grown_flat(t), "{t}");
        assert_eq!(swapped((ball, Ball::new(0.5)), p), swapped_flat((ball, Ball::new(0.5)), p), "{t}");
        let ray = Ray::new(p, p);
        let (mut a, mut b) = ((ball, ray), (ball, ray));
        shapes::grow(&mut a.0, &mut a.1, &made(1.0));
        shapes::grow_flat(&mut b.0, &mut b.1, &made(1.0));
        assert_eq!(a, b, "{t}");
    }
}
