//! Rust's types as rows of the graph's values, and functions of them.

use crate::leaf::Leaf;
use flatten::prelude::*;
use flatten_core::value::Value;

/// A type that is a row of values.
pub(crate) trait Leaves {
    /// Takes as many values as it has.
    fn take(from: &mut impl Iterator<Item = Value>) -> Self;
    /// Adds its values.
    fn give(self, to: &mut Vec<Value>);
}

macro_rules! single {
    ($($T:ident)*) => {$(
        impl Leaves for $T {
            fn take(from: &mut impl Iterator<Item = Value>) -> $T {
                Leaf::read(from.next().expect("the row is as long as the parameters"))
            }

            fn give(self, to: &mut Vec<Value>) {
                to.push(self.write());
            }
        }
    )*};
}

single! { bool i32 u32 f32 Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4 BVec2 BVec3 BVec4 }

impl<T: Leaves, const N: usize> Leaves for [T; N] {
    fn take(from: &mut impl Iterator<Item = Value>) -> [T; N] {
        std::array::from_fn(|_| T::take(from))
    }

    fn give(self, to: &mut Vec<Value>) {
        self.into_iter().for_each(|item| item.give(to));
    }
}

macro_rules! tuples {
    ($($($T:ident)+;)*) => {$(
        #[allow(non_snake_case, reason = "a value is called as its type")]
        impl<$($T: Leaves),+> Leaves for ($($T,)+) {
            fn take(from: &mut impl Iterator<Item = Value>) -> Self {
                ($($T::take(from),)+)
            }

            fn give(self, to: &mut Vec<Value>) {
                let ($($T,)+) = self;
                $($T.give(to);)+
            }
        }
    )*};
}

tuples! { A B; A B C; }

impl Leaves for Mat4 {
    fn take(from: &mut impl Iterator<Item = Value>) -> Mat4 {
        let [x, y, z, w] = Leaves::take(from);
        Mat4::from_cols(x, y, z, w)
    }

    fn give(self, to: &mut Vec<Value>) {
        [self.x_axis, self.y_axis, self.z_axis, self.w_axis].give(to);
    }
}

/// A type that is made of others: `leaves! { path::Ray { origin dir } }`.
macro_rules! leaves {
    ($($T:path { $($field:ident)* })*) => {$(
        impl Leaves for $T {
            fn take(from: &mut impl Iterator<Item = Value>) -> $T {
                $T { $($field: Leaves::take(from)),* }
            }

            fn give(self, to: &mut Vec<Value>) {
                $(self.$field.give(to);)*
            }
        }
    )*};
}
pub(crate) use leaves;

/// A function from leaves to leaves.
pub(crate) trait Function<Params> {
    /// Calls it with the values of its parameters.
    fn call(self, row: &[Value]) -> Vec<Value>;
}

macro_rules! functions {
    ($($($P:ident)+;)*) => {$(
        impl<F: Fn($($P),+) -> R, R: Leaves, $($P: Leaves),+> Function<($($P,)+)> for F {
            fn call(self, row: &[Value]) -> Vec<Value> {
                let mut from = row.iter().copied();
                // Arguments are evaluated in order.
                let result = self($($P::take(&mut from)),+);
                let mut to = Vec::new();
                result.give(&mut to);
                to
            }
        }
    )*};
}

functions! { A; A B; A B C; A B C D; A B C D E; A B C D E G; }
