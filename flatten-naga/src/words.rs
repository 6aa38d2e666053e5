//! The SPIR-V words that naga does not write itself: those of the `exact` contract, and exports.

/// Decorates the result of every float operation that a driver might fuse or reorder.
pub(crate) fn no_contraction(words: &[u32]) -> Vec<u32> {
    let (before, after) = words.split_at(HEADER + offset_of_types(words));
    let contracted = instructions(words).filter(|instruction| CONTRACTED.contains(&opcode(instruction)));
    let decorations = contracted.flat_map(|i| [3 << 16 | OP_DECORATE, i[2], NO_CONTRACTION]);
    before.iter().copied().chain(decorations).chain(after.iter().copied()).collect()
}

/// The words of a module without entry points, its last function exported under this name, so that a linker finds it and
/// an optimizer keeps it.
pub fn export(words: &[u32], name: &str) -> Vec<u32> {
    let functions = instructions(words).filter(|instruction| opcode(instruction) == OP_FUNCTION);
    let Some(function) = functions.last() else { return words.to_vec() };
    let mut decoration = vec![OP_DECORATE, function[2], LINKAGE_ATTRIBUTES];
    decoration.extend([name.as_bytes(), &[0]].concat().chunks(4).map(|bytes| {
        let byte = |i: usize| u32::from(bytes.get(i).copied().unwrap_or(0)) << (8 * i);
        (0..4).map(byte).sum::<u32>()
    }));
    decoration.push(EXPORT);
    decoration[0] |= (decoration.len() as u32) << 16;
    let (before, after) = words.split_at(HEADER + offset_of_types(words));
    [before, &decoration, after].concat()
}

const HEADER: usize = 5;
const OP_FUNCTION: u32 = 54;
const LINKAGE_ATTRIBUTES: u32 = 41;
const EXPORT: u32 = 0;
const OP_DECORATE: u32 = 71;
const NO_CONTRACTION: u32 = 42;
const TYPES: std::ops::RangeInclusive<u32> = 19..=39;
/// `OpFNegate OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod OpVectorTimesScalar OpDot`.
const CONTRACTED: [u32; 9] = [127, 129, 131, 133, 136, 140, 141, 142, 148];

/// Decorations stand behind names and before the first type.
fn offset_of_types(words: &[u32]) -> usize {
    let before = instructions(words).take_while(|instruction| !TYPES.contains(&opcode(instruction)));
    before.map(<[u32]>::len).sum()
}

fn opcode(instruction: &[u32]) -> u32 {
    instruction[0] & 0xffff
}

/// Each instruction: a word of length and opcode, then its operands.
fn instructions(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut rest = &words[HEADER..];
    std::iter::from_fn(move || {
        let length = (*rest.first()? >> 16) as usize;
        let (instruction, after) = rest.split_at(length.max(1));
        rest = after;
        Some(instruction)
    })
}
