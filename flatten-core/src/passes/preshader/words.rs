//! The halves as a buffer lies between them: no buffer holds a `bool`, so each is handed over as a word, 0 or 1.

use super::{Split, copied};
use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::ty::{Scalar, Shape, Signature, Ty};
use crate::value::Value;

impl Split {
    /// The halves for a device, which share a buffer: its struct has the fields in order, `u32` where they are `bool`.
    ///
    /// Laid out as WGSL lays structs out, each field lies at its row and lane ([`Split::fields`]), also in a uniform
    /// buffer.
    pub fn in_words(&self) -> Split {
        let (draw, pixel) = (draw(&self.draw), pixel(&self.pixel, self.fields.len()));
        debug_assert_eq!((draw.verify(), pixel.verify()), (Ok(()), Ok(())));
        Split { draw, pixel, fields: self.fields.clone(), rows: self.rows }
    }
}

fn draw(half: &Graph) -> Graph {
    let result = in_words(&half.signature.result);
    let mut out = Graph::new(Signature { result, ..half.signature.clone() }, half.gates);
    let results = copied(&mut out, half, &half.roots, &mut vec![None; half.len()]);
    let word = |r: Ref| if out.ty(r).is_bool() { out.add(Op::Cast(Scalar::U32), &[r]) } else { r };
    out.roots = results.into_iter().map(word).collect();
    out
}

/// The last parameter is the struct; its leaves are the last ones, so many.
fn pixel(half: &Graph, fields: usize) -> Graph {
    let mut signature = half.signature.clone();
    let first = signature.leaf_count() - fields;
    if let Some(handed) = signature.params.last_mut() {
        handed.shape = in_words(&handed.shape);
    }
    let mut out = Graph::new(signature, half.gates);
    let mut read = |id| {
        let ty = half.node(id).ty;
        match half.node(id).op {
            Op::Param(i) if i as usize >= first && ty.is_bool() => {
                let words = out.param(i, word(ty));
                let none = out.constant(Value::splat(word(ty), 0));
                Some(!out.add(Op::Eq, &[words, none]))
            }
            _ => None,
        }
    };
    let mut map: Vec<Option<Ref>> = half.ids().map(&mut read).collect();
    out.roots = copied(&mut out, half, &half.roots, &mut map);
    out
}

fn in_words(shape: &Shape) -> Shape {
    match shape {
        Shape::Struct { name, fields } => {
            let fields = fields.iter().map(|(name, field)| (name.clone(), in_words(field)));
            Shape::Struct { name: name.clone(), fields: fields.collect() }
        }
        Shape::Value(ty) => Shape::Value(word(*ty)),
        // Fields are values.
        other => other.clone(),
    }
}

/// The type by which a buffer holds one.
fn word(ty: Ty) -> Ty {
    if ty.is_bool() { Ty::new(Scalar::U32, ty.lanes) } else { ty }
}
