//! The SPIR-V words that naga does not write itself: those of the `exact` contract, exports, and straight blocks.

mod constants;

pub(crate) use constants::settled;
use naga::FastHashMap;

/// Decorates the result of every float operation that a driver might fuse or reorder.
pub(crate) fn no_contraction(words: &[u32]) -> Vec<u32> {
    let (before, after) = words.split_at(HEADER + offset_of_types(words));
    let contracted = instructions(words).filter(|instruction| CONTRACTED.contains(&opcode(instruction)));
    let decorations = contracted.flat_map(|i| [3 << 16 | OP_DECORATE, i[2], NO_CONTRACTION]);
    before.iter().copied().chain(decorations).chain(after.iter().copied()).collect()
}

/// Makes one block of two where the first only goes to the second, which nobody else does: naga begins each function
/// with such a pair. The head of a loop stays a block of its own.
pub(crate) fn straightened(words: &[u32]) -> Vec<u32> {
    let mut mentions = FastHashMap::default();
    instructions(words).for_each(|i| labels(i).for_each(|label| *mentions.entry(label).or_insert(0) += 1));
    let mut out = words[..HEADER].to_vec();
    let mut merges = false;
    let mut all = instructions(words).peekable();
    while let Some(instruction) = all.next() {
        let goes_to = |label: u32| instruction[..] == [2 << 16 | OP_BRANCH, label] && mentions[&label] == 1;
        let next = all.peek().filter(|next| opcode(next) == OP_LABEL && goes_to(next[1]));
        if next.is_some() && !merges {
            all.next();
        } else {
            out.extend(instruction);
        }
        merges = opcode(instruction) == OP_LOOP_MERGE;
    }
    out
}

/// The labels that an instruction goes to or names.
fn labels(instruction: &[u32]) -> impl Iterator<Item = u32> {
    let named = match opcode(instruction) {
        OP_PHI => &instruction[3..],
        OP_LOOP_MERGE | OP_SELECTION_MERGE | OP_BRANCH | OP_BRANCH_CONDITIONAL | OP_SWITCH => {
            &instruction[1..]
        }
        _ => &[],
    };
    named.iter().copied()
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

const OP_PHI: u32 = 245;
const OP_LOOP_MERGE: u32 = 246;
const OP_SELECTION_MERGE: u32 = 247;
const OP_LABEL: u32 = 248;
const OP_BRANCH: u32 = 249;
const OP_BRANCH_CONDITIONAL: u32 = 250;
const OP_SWITCH: u32 = 251;
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

/// Each instruction of a module.
fn instructions(words: &[u32]) -> impl Iterator<Item = &[u32]> {
    all(&words[HEADER..])
}

/// Each instruction: a word of length and opcode, then its operands.
fn all(mut rest: &[u32]) -> impl Iterator<Item = &[u32]> {
    std::iter::from_fn(move || {
        let length = (*rest.first()? >> 16) as usize;
        let (instruction, after) = rest.split_at(length.max(1));
        rest = after;
        Some(instruction)
    })
}
