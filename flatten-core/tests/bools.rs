//! Random functions of three conditions, on all eight inputs: what Rust means, and the graph as lowered, after the passes
//! and covered for each target.

use flatten_core::hir::interp as oracle;
use flatten_core::interp;
use flatten_core::options::{Caps, Options};
use flatten_core::steps;
use flatten_core::value::Value;
use std::fmt::Write;

/// xorshift64*.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % limit
    }

    fn name(&mut self) -> char {
        ['a', 'b', 'c', 'r', 's'][self.below(5) as usize]
    }

    fn condition(&mut self, depth: u32) -> String {
        let mut part = || self.condition(depth.saturating_sub(1));
        if depth == 0 {
            return match self.below(12) {
                0 => (self.below(2) == 0).to_string(),
                1 => format!("!{}", self.name()),
                _ => self.name().to_string(),
            };
        }
        let (x, y, z) = (part(), part(), part());
        match self.below(9) {
            0 | 1 => format!("({x} && {y})"),
            2 | 3 => format!("({x} || {y})"),
            4 => format!("({x} ^ {y})"),
            5 => format!("!{x}"),
            6 => format!("({x} == {y})"),
            7 => format!("(if {x} {{ {y} }} else {{ {z} }})"),
            _ => format!("({x} & {y} | {z})"),
        }
    }

    fn statements(&mut self, depth: u32, in_loop: bool) -> String {
        let mut text = String::new();
        for _ in 0..1 + self.below(3) {
            let (place, x) = (['r', 's'][self.below(2) as usize], self.condition(2));
            let line = match self.below(if depth == 0 { 3 } else { 8 }) {
                0 => format!("{place} = {x};"),
                1 => format!("{place} ^= {x};"),
                2 if in_loop => format!("if {x} {{ {} }}", ["break;", "continue;"][self.below(2) as usize]),
                2 => format!("{place} |= {x};"),
                3 => format!("if {x} {{ return {}; }}", self.condition(1)),
                4 => format!("for _ in 0..2 {{ {} }}", self.statements(depth - 1, true)),
                5 => format!("if {x} {{ {} }}", self.statements(depth - 1, in_loop)),
                _ => {
                    let [then, other] = [0; 2].map(|_| self.statements(depth - 1, in_loop));
                    format!("if {x} {{ {then} }} else {{ {other} }}")
                }
            };
            writeln!(text, "{line}").expect("strings take all");
        }
        text
    }
}

#[test]
fn all_inputs_agree() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut varied = 0;
    for _ in 0..600 {
        let text = format!(
            "fn f(a: bool, b: bool, c: bool) -> bool {{ let (mut r, mut s) = (a, false);\n{}{} }}",
            random.statements(2, false),
            random.condition(2)
        );
        let mut results = Vec::new();
        for options in [Options::exact(), Options::fast()] {
            let (unit, entry) = steps::read(&text, "f", &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let lowered = steps::lower(&unit, entry, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let passed =
                steps::optimize(&unit, entry, &lowered, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let graphs =
                [steps::fuse(&passed, &Caps::GRAPH), steps::fuse(&passed, &Caps::NAGA), lowered, passed];
            for input in 0..8 {
                let args = [1, 2, 4].map(|bit| Value::bool(input & bit != 0));
                let want = oracle::call(&unit, entry, &args).expect("nothing panics");
                for graph in &graphs {
                    assert_eq!(interp::run(graph, &args).as_ref(), Ok(&want), "{args:?}\n{text}\n{graph}");
                }
                results.push(want[0].is_true());
            }
        }
        varied += usize::from(results.contains(&true) && results.contains(&false));
    }
    assert!(varied > 280, "only {varied} are not constant");
}
