//! Shapes that targets have one operation for, of whatever is there.

use crate::make::Maker;
use crate::recipe::{Arg, What};
use flatten_core::op::{Op, Swizzle};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

impl Maker<'_> {
    fn number(&mut self, ty: Ty, x: f32) -> Arg {
        self.literal(Value::splat(ty, x.to_bits()))
    }

    /// A shape of floats; without division and roots if values are to stay exact.
    pub(crate) fn motif(&mut self, exact: bool) {
        let lanes = 2 + self.random.below(3) as u8;
        let vector = Ty::new(Scalar::F32, lanes);
        let ty = if self.random.chance(30) { vector } else { Ty::F32 };
        let [a, b, c] = [0, 1, 2].map(|_| self.variable(ty));
        if self.random.chance(35) {
            return if exact || self.random.chance(50) { self.lanes_and_flags() } else { self.functions() };
        }
        match self.random.below(if exact { 12 } else { 18 }) {
            // A choice in the arm of another, between the same two, or on one of two conditions.
            9 => {
                let [p, q, r] = [0, 1, 2].map(|_| self.variable(vector));
                let c = self.variable(Ty::BOOL);
                // Of few conditions both would often be one.
                let d = match self.inner {
                    true => self.variable(Ty::BOOL),
                    false => {
                        Arg { at: self.push(What::Param { uniform: false }, Ty::BOOL, vec![]), not: false }
                    }
                };
                let inner = self.make(Op::Select, &[d, p, q]);
                if self.random.chance(70) {
                    let both = self.make(Op::And, &[c, d]);
                    self.make(Op::Select, &[both, r, inner]);
                } else {
                    self.make(Op::Select, &[c, inner, q]);
                }
            }
            11 if self.random.chance(55) => self.matrices(),
            11 if self.random.chance(30) => self.minors(),
            11 => self.inserts(vector),
            10 => {
                let v = self.variable(vector);
                let op = self.random.pick(&[Op::Abs, Op::Floor, Op::Ceil]);
                let lanes: Vec<Arg> = (0..lanes)
                    .map(|i| {
                        let lane = self.make(Op::Lane(i), &[v]);
                        self.make(op, &[lane])
                    })
                    .collect();
                self.make(Op::Compose, &lanes);
            }
            0 => {
                let product = self.make(Op::Mul, &[a, b]);
                let op = self.random.pick(&[Op::Add, Op::Sub]);
                self.make(op, &[c, product]);
            }
            1 => {
                let span = self.make(Op::Sub, &[b, a]);
                let part = self.make(Op::Mul, &[span, c]);
                self.make(Op::Add, &[part, a]);
            }
            2 => {
                let one = self.number(ty, 1.0);
                let rest = self.make(Op::Sub, &[one, c]);
                let [left, right] = [self.make(Op::Mul, &[a, rest]), self.make(Op::Mul, &[b, c])];
                self.make(Op::Add, &[left, right]);
            }
            3 => {
                let floor = self.make(Op::Floor, &[a]);
                self.make(Op::Sub, &[a, floor]);
            }
            4 => {
                let [zero, one] = [self.number(ty, 0.0), self.number(ty, 1.0)];
                let above = self.make(Op::Max, &[a, zero]);
                self.make(Op::Min, &[above, one]);
            }
            5 => self.lane_sum(vector),
            6 => {
                let op = self.random.pick(&[Op::Min, Op::Max]);
                let d = self.variable(ty);
                let [left, right] = [self.make(op, &[a, b]), self.make(op, &[c, d])];
                self.make(op, &[left, right]);
            }
            7 => {
                let less = self.make(Op::Lt, &[a, b]);
                let [zero, one] = [self.number(ty, 0.0), self.number(ty, 1.0)];
                self.make(Op::Select, &[less, zero, one]);
            }
            8 => {
                // t * t * (3 - 2 * t)
                let [two, three] = [self.number(ty, 2.0), self.number(ty, 3.0)];
                let twice = self.make(Op::Mul, &[two, a]);
                let rest = self.make(Op::Sub, &[three, twice]);
                let square = self.make(Op::Mul, &[a, a]);
                self.make(Op::Mul, &[square, rest]);
            }
            12 => {
                let root = self.make(Op::Sqrt, &[a]);
                let one = self.number(ty, 1.0);
                self.make(Op::Div, &[one, root]);
            }
            13 => {
                let [v, w] = [self.variable(vector), self.variable(vector)];
                let between = self.make(Op::Sub, &[v, w]);
                self.make(Op::Length, &[between]);
            }
            14 => {
                let op = self.random.pick(&[Op::Sin, Op::Sqrt, Op::Exp, Op::Abs]);
                let all = [a, b, c].map(|x| self.make(op, &[x]));
                let two = self.make(Op::Add, &all[..2]);
                self.make(Op::Add, &[two, all[2]]);
            }
            15 => {
                // v - n * (2 * dot(n, v))
                let [v, n] = [self.variable(vector), self.variable(vector)];
                let dot = self.make(Op::Dot, &[n, v]);
                let two = self.number(Ty::F32, 2.0);
                let twice = self.make(Op::Mul, &[dot, two]);
                let splat = self.make(Op::Splat(lanes), &[twice]);
                let along = self.make(Op::Mul, &[n, splat]);
                self.make(Op::Sub, &[v, along]);
            }
            16 => {
                let [v, w] = [self.variable(vector), self.variable(vector)];
                let products = self.make(Op::Mul, &[v, w]);
                self.sum_of_lanes(products, lanes);
            }
            _ => {
                let [zero, one] = [self.number(ty, 0.0), self.number(ty, 1.0)];
                self.make(Op::Clamp, &[a, zero, one]);
            }
        }
    }

    /// What constants and conditions decide of lanes and of comparisons.
    fn lanes_and_flags(&mut self) {
        let [a, b, c] = [0, 1, 2].map(|_| self.variable(Ty::F32));
        let [p, q] = [self.variable(Ty::BOOL), self.variable(Ty::BOOL)];
        match self.random.below(6) {
            0 => {
                let product = self.make(Op::Mul, &[a, b]);
                let lanes = self.make(Op::Compose, &[product, c, b]);
                let k = Value::vec(&[0.0, 2.0, self.random.pick(&[1.0, 0.5])]);
                let k = self.literal(k);
                self.make(Op::Mul, &[lanes, k]);
            }
            1 => {
                let less = self.make(Op::Lt, &[a, b]);
                let other = self.make(Op::Xor, &[p, less]);
                let lanes = self.make(Op::Compose, &[other, p, less]);
                self.make(Op::All, &[lanes]);
            }
            2 => {
                let (left, right) = (self.make(Op::Add, &[a, c]), self.make(Op::Add, &[b, c]));
                let op = self.random.pick(&[Op::Min, Op::Max]);
                self.make(op, &[left, right]);
            }
            3 => {
                let (left, right) = (self.make(Op::Lt, &[a, c]), self.make(Op::Lt, &[b, c]));
                let not = self.random.chance(50);
                self.make(Op::And, &[Arg { not, ..left }, Arg { not, ..right }]);
            }
            4 => {
                let two = self.number(Ty::F32, 2.0);
                let (one, chosen) = (self.number(Ty::F32, 1.0), self.make(Op::Select, &[q, two, a]));
                self.make(Op::Lt, &[chosen, one]);
            }
            _ => {
                let minus = self.make(Op::Neg, &[a]);
                let product = self.make(Op::Mul, &[b, minus]);
                self.make(Op::Add, &[c, product]);
            }
        }
    }

    /// Functions that are others of something simpler.
    fn functions(&mut self) {
        let [a, b, c] = [0, 1, 2].map(|_| self.variable(Ty::F32));
        let vector = Ty::new(Scalar::F32, 2 + self.random.below(3) as u8);
        let [v, w, x] = [0, 1, 2].map(|_| self.variable(vector));
        match self.random.below(9) {
            8 => {
                let mask = Value::from_lanes(vector.with_scalar(Scalar::Bool), |i| u32::from(i > 0));
                let mask = self.literal(mask);
                let lanes: Vec<Arg> = (0..vector.lanes).map(|_| self.variable(Ty::F32)).collect();
                let lanes = self.make(Op::Compose, &lanes);
                self.make(Op::Select, &[mask, lanes, v]);
            }
            7 => {
                let mut lanes: Vec<Arg> = (0..vector.lanes).map(|_| self.variable(Ty::F32)).collect();
                lanes[0] = self.make(Op::CopySign, &[a, b]);
                lanes[1] = self.make(Op::Neg, &[c]);
                let lanes = self.make(Op::Compose, &lanes);
                match self.random.chance(50) {
                    true => self.make(Op::Length, &[lanes]),
                    false => self.make(Op::Dot, &[lanes, lanes]),
                };
            }
            6 => {
                let lanes: Vec<f32> =
                    (0..vector.lanes).map(|_| self.random.pick(&[1.0, -3.0, 0.5])).collect();
                let k = self.random.pick(&[2.0, -4.0, 0.5]);
                let twice: Vec<f32> = lanes.iter().map(|x| x * k).collect();
                for lanes in [lanes, twice] {
                    let constant = self.literal(Value::vec(&lanes));
                    self.make(Op::Dot, &[v, constant]);
                }
            }
            0 => {
                let op = self.random.pick(&[Op::Exp, Op::Exp2, Op::Abs]);
                let (left, right) = (self.make(op, &[a]), self.make(op, &[b]));
                let product = self.make(Op::Mul, &[left, c]);
                self.make(Op::Mul, &[product, right]);
            }
            1 => {
                let (length, two) = (self.make(Op::Length, &[v]), self.number(Ty::F32, 2.0));
                self.make(Op::Lt, &[length, two]);
                match self.random.below(3) {
                    0 => drop(self.make(Op::Mul, &[length, length])),
                    1 => drop(self.make(Op::Dot, &[v, v])),
                    _ => {}
                }
            }
            2 => {
                let (left, right) = (self.make(Op::Dot, &[v, w]), self.make(Op::Dot, &[x, v]));
                let op = self.random.pick(&[Op::Add, Op::Sub]);
                self.make(op, &[left, right]);
            }
            3 => {
                let minus = self.make(Op::Neg, &[a]);
                let op = self.random.pick(&[Op::Sin, Op::Tanh, Op::Atan]);
                let odd = self.make(op, &[minus]);
                let product = self.make(Op::Mul, &[b, odd]);
                self.make(Op::Add, &[c, product]);
            }
            4 => {
                let op = self.random.pick(&[Op::Sqrt, Op::Exp, Op::Length]);
                // Of what varies, two lengths cost no more than one root of two squares.
                let mut uniform = |r: Arg| match self.inner {
                    true => r,
                    false => Arg { at: self.push(What::Param { uniform: true }, vector, vec![]), not: false },
                };
                let [left, right] = if op == Op::Length { [v, w].map(&mut uniform) } else { [a, b] };
                let (left, right) = (self.make(op, &[left]), self.make(op, &[right]));
                let op = self.random.pick(&[Op::Min, Op::Max]);
                self.make(op, &[left, right]);
            }
            _ => {
                let lanes = self.make(Op::Splat(vector.lanes), &[a]);
                let scaled = self.make(Op::Mul, &[lanes, v]);
                self.make(Op::Dot, &[w, scaled]);
            }
        }
    }

    /// Lanes put into a vector on conditions, a dot product with little in it, and a choice on two conditions of which one
    /// compares the arms.
    fn inserts(&mut self, vector: Ty) {
        let mut v = self.variable(vector);
        for _ in 0..1 + self.random.below(3) {
            let put = self.random.below(vector.lanes as usize) as u8;
            let lanes: Vec<Arg> = (0..vector.lanes)
                .map(|i| if i == put { self.variable(Ty::F32) } else { self.make(Op::Lane(i), &[v]) })
                .collect();
            let other = self.make(Op::Compose, &lanes);
            let c = self.variable(Ty::BOOL);
            v = self.make(Op::Select, &[c, other, v]);
        }
        let [x, y] = [0, 1].map(|i| self.make(Op::Lane(i), &[v]));
        let lanes: Vec<Arg> = (0..vector.lanes)
            .map(|i| match i {
                0 => x,
                _ => {
                    let k = self.random.pick(&[0.0, 1.0, 2.0]);
                    self.number(Ty::F32, k)
                }
            })
            .collect();
        let few = self.make(Op::Compose, &lanes);
        let w = self.variable(vector);
        self.make(Op::Dot, &[few, w]);
        let op = self.random.pick(&[Op::Eq, Op::Lt, Op::Le]);
        let compared = self.make(op, &[x, y]);
        let compared = Arg { not: op == Op::Eq, ..compared };
        let c = self.variable(Ty::BOOL);
        let both = self.make(Op::And, &[c, compared]);
        self.make(Op::Select, &[both, x, y]);
    }

    /// A vector times a product of two matrices, or times a transposed one.
    fn matrices(&mut self) {
        let vector = Ty::new(Scalar::F32, 2);
        let mut column = |_| match self.inner {
            true => self.variable(vector),
            false => Arg { at: self.push(What::Param { uniform: false }, vector, vec![]), not: false },
        };
        let [left, right] = [0, 1].map(|_| [0, 1].map(&mut column));
        let columns = if self.random.chance(50) {
            right.map(|column| self.columns(&left, column))
        } else {
            [0, 1].map(|i| {
                let lanes = left.map(|row| self.make(Op::Lane(i), &[row]));
                self.make(Op::Compose, &lanes)
            })
        };
        let v = self.variable(vector);
        self.columns(&columns, v);
    }

    /// A cross product that is written out, the product of that with a vector, and lanes in another order.
    fn minors(&mut self) {
        let vector = Ty::new(Scalar::F32, 3);
        // Of one vector with itself nothing would be left.
        let [a, b, c] = [0, 1, 2].map(|_| match self.inner {
            true => self.variable(vector),
            false => Arg { at: self.push(What::Param { uniform: false }, vector, vec![]), not: false },
        });
        let [a_lanes, b_lanes, c_lanes] = [a, b, c].map(|v| [0, 1, 2].map(|i| self.make(Op::Lane(i), &[v])));
        let mut minor = |i: usize, j: usize| {
            let [x, y] = [(i, j), (j, i)].map(|(i, j)| self.make(Op::Mul, &[a_lanes[i], b_lanes[j]]));
            self.make(Op::Sub, &[x, y])
        };
        let minors = [(1, 2), (0, 2), (0, 1)].map(|(i, j)| minor(i, j));
        if self.random.chance(50) {
            let [x, y, z] = [0, 1, 2].map(|i| self.make(Op::Mul, &[c_lanes[i], minors[i]]));
            let two = self.make(Op::Sub, &[x, y]);
            self.make(Op::Add, &[two, z]);
            return;
        }
        let second = self.make(Op::Neg, &[minors[1]]);
        let normal = self.make(Op::Compose, &[minors[0], second, minors[2]]);
        let order = self.random.pick(&[[1, 2, 0], [1, 0, 2], [0, 2, 1]]);
        let [x, y] = [normal, c].map(|v| self.make(Op::Swizzle(Swizzle::new(&order)), &[v]));
        match self.random.below(3) {
            0 => self.make(Op::Dot, &[x, y]),
            1 => self.make(Op::Cross, &[x, y]),
            _ => {
                let numbers = Value::from_lanes(vector, |i| (i as f32 + 0.5).to_bits());
                let numbers = self.literal(numbers);
                self.make(Op::Dot, &[x, numbers])
            }
        };
    }

    /// Columns, each times a lane of a vector, as a sum.
    fn columns(&mut self, columns: &[Arg], v: Arg) -> Arg {
        let count = columns.len() as u8;
        let products = columns.iter().enumerate().map(|(i, column)| {
            let lane = self.make(Op::Lane(i as u8), &[v]);
            let splat = self.make(Op::Splat(count), &[lane]);
            self.make(Op::Mul, &[*column, splat])
        });
        let products: Vec<Arg> = products.collect();
        products[1..].iter().fold(products[0], |sum, product| self.make(Op::Add, &[sum, *product]))
    }

    /// Lanes of a vector, some subtracted, doubled or repeated, and something else.
    fn lane_sum(&mut self, vector: Ty) {
        let v = self.variable(vector);
        if self.random.chance(40) {
            self.sum_of_lanes(v, vector.lanes);
            return;
        }
        if self.random.chance(20) {
            self.multiples(v);
            return;
        }
        let mut sum = self.variable(Ty::F32);
        for _ in 0..2 + self.random.below(4) {
            let i = self.random.below(vector.lanes as usize) as u8;
            let mut lane = self.make(Op::Lane(i), &[v]);
            if self.random.chance(30) {
                let k = self.number(Ty::F32, 3.0);
                lane = self.make(Op::Mul, &[lane, k]);
            }
            let op = self.random.pick(&[Op::Add, Op::Add, Op::Sub]);
            sum = self.make(op, &[sum, lane]);
        }
    }

    /// Products with a number beside a product with constants, and beside one of the factors with that number.
    fn multiples(&mut self, v: Arg) {
        let ty = self.recipe.steps[v.at].ty;
        let weights = self.literal(Value::from_lanes(ty, |i| (i as f32 - 0.5).to_bits()));
        let [x, y] = [0, 1].map(|_| self.variable(Ty::F32));
        let k = self.number(Ty::F32, 3.0);
        let dot = self.make(Op::Dot, &[v, weights]);
        let weighted = if self.random.chance(50) { self.make(Op::Mul, &[dot, x]) } else { dot };
        self.make(Op::Mul, &[weighted, k]);
        self.make(Op::Mul, &[x, k]);
        let product = self.make(Op::Mul, &[x, y]);
        self.make(Op::Mul, &[product, k]);
    }

    fn sum_of_lanes(&mut self, v: Arg, lanes: u8) {
        let mut sum = self.make(Op::Lane(0), &[v]);
        for i in 1..lanes {
            let lane = self.make(Op::Lane(i), &[v]);
            sum = self.make(Op::Add, &[sum, lane]);
        }
    }
}
