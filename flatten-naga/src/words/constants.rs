//! Infinities and NaN as constants. naga takes none, so they come to it as variables that begin with their bits and are never
//! written; here what is loaded from those, its bits as another type, and vectors of such are made constants.

use super::{HEADER, OP_FUNCTION, instructions, opcode};
use naga::{FastHashMap, FastHashSet};

const OP_EXT_INST: u32 = 12;
const OP_CONSTANT: u32 = 43;
const OP_CONSTANT_COMPOSITE: u32 = 44;
const OP_VARIABLE: u32 = 59;
const OP_LOAD: u32 = 61;
const OP_COMPOSITE_CONSTRUCT: u32 = 80;
const OP_COMPOSITE_EXTRACT: u32 = 81;
const OP_BITCAST: u32 = 124;

/// The module without such variables.
pub(crate) fn settled(words: &[u32]) -> Vec<u32> {
    let split = HEADER
        + instructions(words).take_while(|i| opcode(i) != OP_FUNCTION).map(<[u32]>::len).sum::<usize>();
    let (before, bodies) = words.split_at(split);
    let mut known = Known::default();
    instructions(words).take_while(|i| opcode(i) != OP_FUNCTION).for_each(|i| known.read(i));
    let bodies: Vec<&[u32]> = super::all(bodies).collect();
    let variables = variables(&bodies, &known);
    let (mut constants, mut rest) = (Vec::new(), Vec::new());
    for instruction in bodies {
        if is_variable(instruction) && variables.contains_key(&instruction[2]) {
            continue;
        }
        match known.settle(instruction, &variables) {
            Some(constant) => {
                known.read(&constant);
                constants.extend(constant);
            }
            None => rest.extend(instruction),
        }
    }
    [before, &constants, &rest].concat()
}

/// The constants so far.
#[derive(Default)]
struct Known {
    /// The bits of those of one word.
    bits: FastHashMap<u32, u32>,
    all: FastHashSet<u32>,
}

impl Known {
    fn read(&mut self, instruction: &[u32]) {
        match *instruction {
            [_, _, id, bits] if opcode(instruction) == OP_CONSTANT => {
                self.bits.insert(id, bits);
                self.all.insert(id);
            }
            [_, _, id, ..] if opcode(instruction) == OP_CONSTANT_COMPOSITE => _ = self.all.insert(id),
            _ => (),
        }
    }

    /// The constant that an instruction gives, if it does.
    fn settle(&self, instruction: &[u32], variables: &FastHashMap<u32, u32>) -> Option<Vec<u32>> {
        let constant = |ty, id, bits| vec![4 << 16 | OP_CONSTANT, ty, id, bits];
        match *instruction {
            [_, ty, id, from, ..] if opcode(instruction) == OP_LOAD => {
                Some(constant(ty, id, *variables.get(&from)?))
            }
            // Of one word, so the other type has one, too.
            [_, ty, id, from] if opcode(instruction) == OP_BITCAST => {
                Some(constant(ty, id, *self.bits.get(&from)?))
            }
            [head, ref operands @ ..] if opcode(instruction) == OP_COMPOSITE_CONSTRUCT => {
                let settled = operands[2..].iter().all(|operand| self.all.contains(operand));
                settled.then(|| [&[head & !0xffff | OP_CONSTANT_COMPOSITE], operands].concat())
            }
            _ => None,
        }
    }
}

/// The bits of the variables that are only loaded.
fn variables(bodies: &[&[u32]], known: &Known) -> FastHashMap<u32, u32> {
    let first = |i: &&[u32]| Some((i[2], *known.bits.get(i.get(4)?)?));
    let mut variables: FastHashMap<u32, u32> =
        bodies.iter().filter(|i| is_variable(i)).filter_map(first).collect();
    for instruction in bodies.iter().filter(|i| !is_variable(i)) {
        let (operands, more) = match opcode(instruction) {
            OP_LOAD => (&instruction[4..], &[][..]),
            // The numbers of a function and of parts are no ids.
            OP_EXT_INST => (&instruction[1..4], &instruction[5..]),
            OP_COMPOSITE_EXTRACT => (&instruction[1..4], &[][..]),
            _ => (&instruction[1..], &[][..]),
        };
        // Other numbers that are no operands may look like one: then a variable stays that need not.
        operands.iter().chain(more).for_each(|operand| _ = variables.remove(operand));
    }
    variables
}

fn is_variable(instruction: &[u32]) -> bool {
    opcode(instruction) == OP_VARIABLE
}
