//! Elements of one's own structs, by `Index` and `IndexMut`, and functions that give references.

use flatten::prelude::*;

#[flatten(exact)]
mod grids {
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Copy)]
    pub(crate) struct Matrix {
        pub(crate) cells: [f32; 4],
    }

    impl Index<(usize, usize)> for Matrix {
        type Output = f32;

        fn index(&self, (row, column): (usize, usize)) -> &f32 {
            &self.cells[row * 2 + column]
        }
    }

    impl IndexMut<(usize, usize)> for Matrix {
        fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut Self::Output {
            &mut self.cells[row * 2 + column]
        }
    }

    /// The other way round: which block is meant says the type of the index.
    impl Index<usize> for Matrix {
        type Output = f32;

        fn index(&self, at: usize) -> &Self::Output {
            match at {
                0 => &self.cells[3],
                1 => &self.cells[2],
                _ => panic!("no such cell"),
            }
        }
    }

    impl IndexMut<usize> for Matrix {
        fn index_mut(&mut self, at: usize) -> &mut f32 {
            if at == 0 {
                return &mut self.cells[3];
            }
            match at {
                1 => &mut self.cells[2],
                _ => {
                    let nearer = at % 2;
                    &mut self.cells[nearer]
                }
            }
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) enum Side {
        Left,
        Right,
    }

    pub(crate) struct Pair {
        of: [Matrix; 2],
    }

    impl Index<Side> for Pair {
        type Output = Matrix;

        fn index(&self, side: Side) -> &Matrix {
            match side {
                Side::Left => &self.of[0],
                Side::Right => &self.of[1],
            }
        }
    }

    impl IndexMut<Side> for Pair {
        fn index_mut(&mut self, side: Side) -> &mut Matrix {
            match side {
                Side::Left => &mut self.of[0],
                Side::Right => &mut self.of[1],
            }
        }
    }

    fn twice(matrix: &mut Matrix, at: usize) -> f32 {
        matrix[at] += 1.0;
        matrix[(0, at)] = matrix[at] * 2.0;
        matrix[at] + matrix[(0, at)]
    }

    fn determinant(m: &Matrix) -> f32 {
        m[(0, 0)] * m[(1, 1)] - m[(0, 1)] * m[(1, 0)]
    }

    #[flatten]
    pub(crate) fn written(a: f32, b: f32, at: usize) -> [f32; 6] {
        let mut m = Matrix { cells: [a, b, b * 2.0, a] };
        let mut pair = Pair { of: [m, Matrix { cells: [b; 4] }] };
        m[(0, 0)] = 3.0;
        m[(1, 0)] *= a;
        m[at] -= 0.5;
        pair[Side::Left][(1, at)] += 2.0 * m[at];
        pair[Side::Right].cells[at] = a;
        let sum = twice(&mut m, at);
        // The value, then the index.
        let mut next = 0;
        m[{
            next += 1;
            next
        }] = {
            next += 1;
            sum + next as f32
        };
        m[3] += next as f32;
        for row in 0..2 {
            for column in 0..2 {
                let side = if row as f32 > a { Side::Left } else { Side::Right };
                m[(row, column)] += pair[side][(column, row)].abs();
            }
        }
        [m.cells[0], m.cells[1], m.cells[2], m.cells[3], determinant(&m), pair[Side::Left].cells[2]]
    }
}

#[flatten(exact)]
mod lent {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    pub(crate) struct Ball {
        center: Vec3,
        radius: f32,
    }

    pub(crate) struct Scene {
        all: [Ball; 3],
        sharpness: f32,
    }

    impl Scene {
        fn sharpness(&self) -> &f32 {
            &self.sharpness
        }

        fn nearest(&self, p: Vec3) -> &Ball {
            let mut best = &self.all[0];
            for ball in &self.all[1..] {
                if (ball.center - p).length_squared() < (best.center - p).length_squared() {
                    best = ball;
                }
            }
            best
        }

        fn around(&self, p: Vec3) -> Option<&Ball> {
            self.all.iter().find(|ball| (ball.center - p).length() < ball.radius)
        }

        fn both(&self, i: usize) -> (&Ball, &f32) {
            (&self.all[i], &self.sharpness)
        }

        fn chosen(&self, second: bool) -> &Ball {
            if second {
                return &self.all[1];
            }
            match self.sharpness > 1.0 {
                true => &self.all[0],
                false => &self.all[2],
            }
        }
    }

    fn longer<'a>(a: &'a Vec3, b: &'a Vec3) -> &'a Vec3 {
        if a.length() >= b.length() { a } else { b }
    }

    #[flatten]
    pub(crate) fn all(p: Vec3, c: Vec3, k: f32) -> f32 {
        let ball = |center, radius| Ball { center, radius };
        let scene = Scene { all: [ball(c, 1.0), ball(-c, k), ball(c.zxy(), 2.0)], sharpness: k };
        let nearest = scene.nearest(p);
        let mut sum = *scene.sharpness() * 2.0 + scene.sharpness() * nearest.radius + scene.sharpness().abs();
        sum += scene.around(p).map_or(0.5, |ball| ball.radius);
        if let Some(ball) = scene.around(p + 0.5) {
            sum -= ball.center.x;
        }
        let (ball, sharpness) = scene.both(1);
        let mut copy = *scene.nearest(p + 1.0);
        copy.center.y += 1.0;
        let Ball { center, .. } = scene.chosen(k > 0.0);
        sum + ball.radius * sharpness
            + copy.center.y
            + center.z
            + longer(&p, &c).x
            + scene.chosen(true).radius.max(0.5)
    }
}

#[test]
fn elements_are_written_where_index_mut_says() {
    assert_eq!(grids::written(1.0, 2.0, 0)[5], 4.0 + 2.0 * 0.5);
    for a in [1.0, 0.25, -3.0] {
        for at in 0..2 {
            assert_eq!(grids::written_flat(a, 2.0, at), grids::written(a, 2.0, at), "{a} {at}");
        }
    }
}

#[test]
fn references_are_given() {
    for i in 0..40 {
        let x = i as f32 * 0.37 - 3.0;
        let (p, c) = (vec3(x, x * x, 1.0 - x), vec3(0.5, x, 0.25 * i as f32));
        assert_eq!(lent::all_flat(p, c, x).to_bits(), lent::all(p, c, x).to_bits(), "{x}");
    }
}

#[flatten(exact)]
mod left_out {
    /// Of which element there is none, no one comes to.
    fn third<const N: usize>(mut v: [f32; N], x: f32) -> f32 {
        if N > 2 && x > 0.0 {
            v[2] += x;
        }
        let count = v.len();
        if count < 3 {
            return v[0] - x;
        }
        v[2] + if count > 3 { v[3] } else { 0.5 }
    }

    #[flatten]
    pub(crate) fn thirds(v: [f32; 4], x: f32) -> [f32; 3] {
        [third([v[0], v[1]], x), third([v[0], v[1], v[2]], x), third(v, x)]
    }
}

#[test]
fn elements_that_are_left_out_need_not_exist() {
    for x in [-2.0, 0.0, 3.5] {
        let v = [1.0, x, 4.0, 0.25];
        assert_eq!(left_out::thirds_flat(v, x), left_out::thirds(v, x), "{x}");
    }
}
