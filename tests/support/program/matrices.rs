//! Matrices.

use super::exprs::E;
use super::{F32, Form, T, Writer, vector};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    /// The value of a whole: an operation of matrices, a call, or part by part.
    pub(super) fn whole_form(&mut self, i: usize, depth: usize) -> E {
        match self.wholes[i].form {
            Form::Matrix(columns) if self.c.percent(75) => E::typed(self.matrix_form(i, columns, depth)),
            _ => self.whole_literal(i, depth),
        }
    }

    pub(super) fn matrix_literal(&mut self, i: usize, columns: u8, depth: usize) -> String {
        self.mark("matrix");
        let name = self.wholes[i].name.clone();
        let column = vector(Scalar::F32, columns);
        let columns =
            |w: &mut Self| (0..columns).map(|_| w.text(column, depth)).collect::<Vec<_>>().join(", ");
        match self.c.weighted(&[5, 3, 1, 2]) {
            0 => format!("{name}::from_cols({})", columns(self)),
            1 => format!("{}({})", name.to_lowercase(), columns(self)),
            2 => format!("{name}::IDENTITY"),
            _ => format!("{name}::from_diagonal({})", self.text(column, depth)),
        }
    }

    /// `let mut m = ..; m.x_axis = ..;`, if there is a matrix.
    pub(super) fn column_stored(&mut self) -> Option<String> {
        let i = *self.of_form(|form| matches!(form, Form::Matrix(_))).first()?;
        self.mark("store to a column");
        let (axis, column) = self.c.pick(&self.wholes[i].parts.clone());
        let value = self.text(T::Whole(i), 2);
        let name = self.name();
        self.declare(name, T::Whole(i), true);
        let stored = self.known(column, 1);
        let op = self.c.pick(&["", "+", "*"]);
        // What is borrowed is not read.
        let stored =
            if op.is_empty() || !stored.contains(name) { stored } else { self.type_name(column) + "::ONE" };
        Some(format!("let mut {name} = {value}; {name}{axis} {op}= {stored};"))
    }

    fn matrix_form(&mut self, i: usize, columns: u8, depth: usize) -> String {
        let matrix = T::Whole(i);
        match self.c.weighted(&[4, 2, 2, 3, 1]) {
            0 => {
                self.mark("matrix product");
                format!("({} * {})", self.known(matrix, depth), self.known(matrix, depth))
            }
            1 => {
                let op = self.c.pick(&["+", "-"]);
                format!("({} {op} {})", self.known(matrix, depth), self.known(matrix, depth))
            }
            2 => format!("({} * {})", self.known(matrix, depth), self.known(F32, depth)),
            3 => {
                self.mark("transpose");
                format!("({}).transpose()", self.known(matrix, depth))
            }
            _ if columns == 3 => format!("(-{})", self.known(matrix, depth)),
            _ => self.matrix_literal(i, columns, depth),
        }
    }

    /// The image of a vector with so many lanes, if there is a matrix for it.
    pub(super) fn image(&mut self, lanes: u8, depth: usize) -> Option<String> {
        let matrices = self.of_form(|form| form == Form::Matrix(lanes));
        let matrix = T::Whole(*matrices.first()?);
        self.mark("matrix and vector");
        let vector = vector(Scalar::F32, lanes);
        match self.c.percent(60) {
            true => Some(format!("({} * {})", self.known(matrix, depth), self.text(vector, depth))),
            false => {
                Some(format!("({}).mul_vec{lanes}({})", self.known(matrix, depth), self.text(vector, depth)))
            }
        }
    }
}
