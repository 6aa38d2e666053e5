//! The notation of dumps, tests and docs: one line per node, operands by number, `!` for a complement.

use crate::graph::{Graph, Id, Primitive, Ref, Region};
use crate::op::{Op, RegionId};
use std::fmt;

/// Dead nodes are printed too; gates are not.
///
/// ```text
/// fn relu(x: f32, uniform k: f32) -> f32 {
///     %0 = param 0 : f32
///     %1 = const 0.0 : f32
///     %2 is_neg = lt %0 %1 : bool
///     %3 = select !%2 %0 %1 : f32
///     return %3
/// }
/// ```
///
/// The regions of loops come first, as functions: `region 0 carried 2 results 1 exits 1 fn body(..) -> .. {`.
/// Then the primitives: `leaf 0 id 9f3c path crate::noise::perlin fn perlin(p: Vec3) -> f32;`, a barrier as `barrier 0 ..`,
/// one with a body with that instead of the `;`.
impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, "")
    }
}

impl Graph {
    fn write(&self, f: &mut fmt::Formatter<'_>, indent: &str) -> fmt::Result {
        writeln!(f, "{} {{", self.signature)?;
        let inner = format!("{indent}    ");
        for i in 0..self.region_count() {
            let region = self.region(RegionId(i as u32));
            let Region { carried, results, exits, .. } = region;
            write!(f, "{inner}region {i} carried {carried} results {results} exits {exits} ")?;
            region.body.write(f, &inner)?;
        }
        for (i, primitive) in self.primitives().iter().enumerate() {
            let Primitive { id, path, signature, barrier, body } = primitive;
            let kind = if *barrier { "barrier" } else { "leaf" };
            write!(f, "{inner}{kind} {i} id {id:x} path {path} ")?;
            match body {
                Some(body) => body.write(f, &inner)?,
                None => writeln!(f, "{signature};")?,
            }
        }
        for id in self.ids() {
            f.write_str(&inner)?;
            self.write_node(f, id)?;
        }
        write!(f, "{inner}return")?;
        write_refs(f, &self.roots)?;
        writeln!(f, "\n{indent}}}")
    }

    /// `%2 is_neg = lt %0 %1 : bool`.
    pub(super) fn write_node(&self, f: &mut fmt::Formatter<'_>, id: Id) -> fmt::Result {
        write!(f, "%{}", id.0)?;
        if let Some(name) = self.name(id) {
            write!(f, " {name}")?;
        }
        let node = self.node(id);
        write!(f, " = {}", node.op)?;
        if let Op::Const(c) = node.op {
            write!(f, " {}", self.const_value(c))?;
        }
        write_refs(f, self.args(id))?;
        writeln!(f, " : {}", node.ty)
    }
}

fn write_refs(f: &mut fmt::Formatter<'_>, refs: &[Ref]) -> fmt::Result {
    refs.iter().try_for_each(|r| write!(f, " {r:?}"))
}
