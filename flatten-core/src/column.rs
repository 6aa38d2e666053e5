//! Rows of values that grow, read without a call where nothing is optimised, as in a proc macro.

use crate::CHECKED;
use std::ops::{Index, IndexMut, Range};

/// Values by number. An index into one is an index into a slice, which is no call; one into a `Vec` is several.
#[derive(Clone, Debug)]
pub(crate) struct Column<T> {
    /// The values, and behind them room that holds anything.
    cells: Box<[T]>,
    len: usize,
    /// How many there will be, as far as somebody has said so.
    room: usize,
}

impl<T> Default for Column<T> {
    fn default() -> Column<T> {
        Column { cells: Box::default(), len: 0, room: 0 }
    }
}

impl<T> Index<usize> for Column<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, at: usize) -> &T {
        assert!(!CHECKED || at < self.len, "there are fewer values");
        &self.cells[at]
    }
}

impl<T> IndexMut<usize> for Column<T> {
    #[inline(always)]
    fn index_mut(&mut self, at: usize) -> &mut T {
        assert!(!CHECKED || at < self.len, "there are fewer values");
        &mut self.cells[at]
    }
}

impl<T: Copy> Column<T> {
    /// So many times one value.
    pub(crate) fn of(len: usize, value: T) -> Column<T> {
        Column { cells: vec![value; len].into_boxed_slice(), len, room: 0 }
    }

    /// How many values there are.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// A value, if there are so many.
    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        if at < self.len { Some(&self.cells[at]) } else { None }
    }

    /// Some values.
    pub(crate) fn part(&self, part: Range<usize>) -> &[T] {
        &self.cells[..self.len][part]
    }

    /// How many there may be without being moved.
    pub(crate) fn room(&self) -> usize {
        self.cells.len().max(self.room)
    }

    /// Says that so many more will come.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.room = self.room.max(self.len + more);
    }

    /// Adds a value.
    pub(crate) fn push(&mut self, value: T) {
        if self.len == self.cells.len() {
            self.grow(value);
        }
        self.cells[self.len] = value;
        self.len += 1;
    }

    /// Takes the last value away.
    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cells[self.len])
    }

    /// Adds a value until there are so many.
    pub(crate) fn fill(&mut self, len: usize, value: T) {
        // A call for one value takes longer than the value.
        if len == self.len + 1 {
            return self.push(value);
        }
        if len > self.cells.len() {
            self.reserve(len - self.len);
            // What is behind the last one is the value then.
            self.grow(value);
        } else if len > self.len {
            self.cells[self.len..len].fill(value);
        }
        self.len = len.max(self.len);
    }

    #[cold]
    fn grow(&mut self, any: T) {
        let mut cells = vec![any; self.room.max(2 * self.len).max(16)];
        cells[..self.len].copy_from_slice(&self.cells[..self.len]);
        self.cells = cells.into_boxed_slice();
    }
}

#[cfg(test)]
mod tests {
    use super::Column;

    #[test]
    fn room_holds_what_it_is_filled_with() {
        let mut column = Column::of(2, 7);
        column.push(8);
        // Room is left behind the third, which holds eights.
        column.fill(6, 9);
        assert_eq!(column.part(0..6), [7, 7, 8, 9, 9, 9]);
        column.fill(40, 1);
        assert_eq!((column.len(), column[6], column[39]), (40, 1, 1));
        column.fill(3, 2);
        assert_eq!((column.len(), column.get(39), column.get(40)), (40, Some(&1), None));
        assert_eq!((column.pop(), column.len(), column.get(39)), (Some(1), 39, None));
        column.push(5);
        assert_eq!(column[39], 5);
        assert_eq!(Column::<u8>::default().pop(), None);
    }
}
