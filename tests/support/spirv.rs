//! What the functions of a SPIR-V module hold.

#![allow(dead_code, reason = "each user counts its own part")]

use std::collections::BTreeMap;

pub(crate) const EXT_INST: u32 = 12;
const TYPE_VECTOR: u32 = 23;
const FUNCTION: u32 = 54;
const FUNCTION_END: u32 = 56;
const FUNCTION_CALL: u32 = 57;
const VARIABLE: u32 = 59;
const DOT: u32 = 148;
const LABEL: u32 = 248;
const BRANCH_CONDITIONAL: u32 = 250;
const SWITCH: u32 = 251;
/// `Fma` of `GLSL.std.450`, which is the only set that naga imports.
const FMA: u32 = 50;

/// What the body of a function holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Body {
    /// Instructions without labels and variables; an `Fma` counts two, a dot product its lanes, since both are also
    /// said by products and sums.
    pub(crate) instructions: usize,
    /// Arithmetic, comparisons, selects and calls; an `Fma` counts two, a dot product its lanes.
    pub(crate) alu: usize,
    /// Conditional branches and switches.
    pub(crate) branches: usize,
}

/// How often each operation stands in the body that [`body`] counts, by its opcode and, of an extended instruction, its
/// number in the set.
pub(crate) fn opcodes(words: &[u32]) -> BTreeMap<(u32, u32), usize> {
    let all: Vec<&[u32]> = instructions(words).collect();
    let mut opcodes = BTreeMap::new();
    for instruction in inside(&all) {
        let number = if code(instruction) == EXT_INST { instruction[4] } else { 0 };
        *opcodes.entry((code(instruction), number)).or_default() += 1;
    }
    opcodes
}

/// The body of the last function, which is the one that is meant in what [`flatten_naga::library`] writes: those that
/// it calls, naga's own ones too, come before it.
pub(crate) fn body(words: &[u32]) -> Body {
    let all: Vec<&[u32]> = instructions(words).collect();
    let inside = inside(&all);
    Body {
        instructions: inside.iter().map(|instruction| weight(instruction, &all).max(1)).sum(),
        alu: inside.iter().map(|instruction| weight(instruction, &all)).sum(),
        branches: inside.iter().filter(|i| matches!(code(i), BRANCH_CONDITIONAL | SWITCH)).count(),
    }
}

/// The instructions of the last function without labels and variables.
fn inside<'a>(all: &[&'a [u32]]) -> Vec<&'a [u32]> {
    let Some(start) = all.iter().rposition(|i| code(i) == FUNCTION) else { return Vec::new() };
    let inside = all[start + 1..].iter().take_while(|i| code(i) != FUNCTION_END);
    inside.filter(|i| !matches!(code(i), VARIABLE | LABEL)).copied().collect()
}

/// How much an instruction counts.
fn weight(instruction: &[u32], all: &[&[u32]]) -> usize {
    match code(instruction) {
        EXT_INST if instruction[4] == FMA => 2,
        EXT_INST | FUNCTION_CALL => 1,
        DOT => lanes(instruction[3], all),
        // Arithmetic, then comparisons and selects, then bits; conversions stand before them.
        126..=152 | 154..=191 | 194..=205 => 1,
        _ => 0,
    }
}

/// The lanes of a value.
fn lanes(value: u32, all: &[&[u32]]) -> usize {
    let vector = |ty: u32| all.iter().find(|i| code(i) == TYPE_VECTOR && i[1] == ty).map(|i| i[3] as usize);
    let made = all.iter().filter(|i| i.len() > 2 && i[2] == value);
    made.filter_map(|i| vector(i[1])).next().unwrap_or(1)
}

/// Every instruction behind the header, with its first word.
fn instructions(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut rest = words.get(5..).unwrap_or_default();
    std::iter::from_fn(move || {
        let len = ((rest.first()? >> 16) as usize).clamp(1, rest.len());
        let (instruction, behind) = rest.split_at(len);
        rest = behind;
        Some(instruction)
    })
}

fn code(instruction: &[u32]) -> u32 {
    instruction[0] & 0xffff
}
