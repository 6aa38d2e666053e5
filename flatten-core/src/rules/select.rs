//! Choices of any type. The constructor has made the condition positive and the constant condition `false`.

use crate::rules;
use crate::rules::pattern::select;

rules! { selects: Any, [x y z c;]
    // Nothing to choose.
    select_same:  select(c, x, x)     => x, EXACT;
    select_false: select(false, x, y) => y, EXACT;

    // The condition is known in the arms.
    select_then: select(c, select(c, x, y), z) => select(c, x, z), EXACT;
    select_else: select(c, x, select(c, y, z)) => select(c, x, z), EXACT;

    // One condition for all lanes.
    select_splat: select(c.splat(), x, y) => select(c, x, y), EXACT;
}
