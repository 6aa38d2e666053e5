//! Finds entries by their hash: open addressing, with the hash beside the number, so that only what is probably equal is
//! looked at, and the table grows without looking at anything.

/// Numbers of entries that are kept elsewhere.
#[derive(Clone, Default)]
pub(crate) struct Table {
    /// The hash above, one more than the number below; 0 is free. At most two thirds are taken, and their count is a
    /// power of two.
    slots: Box<[u64]>,
    len: usize,
}

/// The free slot where an entry belongs.
pub(crate) struct Free(usize);

impl Table {
    /// The entry with this hash that `same` is true of, or where it belongs.
    pub(crate) fn find(&mut self, hash: u32, mut same: impl FnMut(u32) -> bool) -> Result<u32, Free> {
        if self.len * 3 >= self.slots.len() * 2 {
            self.resize((self.slots.len() * 2).max(16));
        }
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return Err(Free(at));
            }
            if (slot >> 32) as u32 == hash {
                let number = slot as u32 - 1;
                if same(number) {
                    return Ok(number);
                }
            }
            at = (at + 1) & mask;
        }
    }

    /// The entry with this hash that `same` is true of.
    pub(crate) fn get(&self, hash: u32, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        if self.len == 0 {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return None;
            }
            let number = (slot as u32).wrapping_sub(1);
            if (slot >> 32) as u32 == hash && same(number) {
                return Some(number);
            }
            at = (at + 1) & mask;
        }
    }

    /// Puts an entry where [`Table::find`] said that it belongs.
    pub(crate) fn insert(&mut self, free: Free, hash: u32, number: u32) {
        self.slots[free.0] = u64::from(hash) << 32 | u64::from(number + 1);
        self.len += 1;
    }

    /// Adds an entry that is not there.
    pub(crate) fn put(&mut self, hash: u32, number: u32) {
        if let Err(free) = self.find(hash, |_| false) {
            self.insert(free, hash, number);
        }
    }

    /// Takes an entry out; what stands behind it moves up, so that it is found.
    pub(crate) fn remove(&mut self, hash: u32, number: u32) {
        let mask = self.slots.len() - 1;
        let wanted = u64::from(hash) << 32 | u64::from(number + 1);
        let mut hole = hash as usize & mask;
        while self.slots[hole] != wanted {
            if self.slots[hole] == 0 {
                return;
            }
            hole = (hole + 1) & mask;
        }
        let mut at = hole;
        loop {
            at = (at + 1) & mask;
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            let home = (slot >> 32) as usize & mask;
            if at.wrapping_sub(home) & mask >= at.wrapping_sub(hole) & mask {
                self.slots[hole] = slot;
                hole = at;
            }
        }
        self.slots[hole] = 0;
        self.len -= 1;
    }

    /// Makes room for so many entries more.
    pub(crate) fn reserve(&mut self, more: usize) {
        // One slot is free at least, where a search ends.
        let wanted = ((self.len + more) * 3 / 2 + 1).next_power_of_two().max(16);
        if wanted > self.slots.len() {
            self.resize(wanted);
        }
    }

    fn resize(&mut self, size: usize) {
        let old = std::mem::replace(&mut self.slots, vec![0; size].into_boxed_slice());
        for slot in old {
            if slot == 0 {
                continue;
            }
            let mut at = (slot >> 32) as usize & (size - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = slot;
        }
    }
}

/// Makes a hash of words.
#[derive(Clone, Copy)]
pub(crate) struct Mix(u64);

impl Mix {
    /// Begins with a word.
    pub(crate) fn new(word: u64) -> Mix {
        Mix(word.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Adds a word.
    pub(crate) fn add(self, word: u32) -> Mix {
        Mix((self.0.rotate_left(23) ^ word as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The hash.
    pub(crate) fn done(self) -> u32 {
        ((self.0 ^ self.0 >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) as u32
    }
}
