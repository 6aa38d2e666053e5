//! What `IndexMut` lends is assigned, and nothing else.

flatten::items! {
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Copy)]
    struct Row { cells: [f32; 2] }

    impl Row {
        fn add(&mut self) { self.cells[0] += 1.0; }
    }

    struct Grid { rows: [Row; 2] }

    impl Index<usize> for Grid {
        type Output = Row;
        fn index(&self, i: usize) -> &Row { &self.rows[i] }
    }

    impl IndexMut<usize> for Grid {
        fn index_mut(&mut self, i: usize) -> &mut Row { &mut self.rows[i] }
    }

    fn raise(x: &mut f32) { *x += 1.0; }

    #[flatten]
    fn shade(a: f32, mut k: usize) -> f32 {
        let mut grid = Grid { rows: [Row { cells: [a; 2] }; 2] };
        grid[0].add(); //~
        raise(&mut grid[1].cells[0]); //~
        (grid[0].cells[1], _) = (2.0, 1); //~
        grid[{ k += 1; k }].cells[0] += 2.0; //~
        grid[0].cells[0]
    }

    #[flatten]
    fn given(row: &Row) -> &f32 { &row.cells[0] } //~
}

fn main() {}
