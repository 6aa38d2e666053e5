//! Parameters and results: arguments in, one value or struct out.

use crate::body::Expr;
use crate::names::Names;
use crate::types::Types;
use flatten_core::ty::{Shape, Signature, Ty};
use naga::{ArraySize, Expression, FunctionArgument, FunctionResult, Handle, Module, Type, TypeInner};

/// Where a leaf of the parameters is found.
pub(crate) struct Leaf {
    /// The argument.
    pub(crate) argument: u32,
    /// The fields and elements to go through.
    pub(crate) members: Vec<u32>,
}

/// The arguments of a function. Parameters without leaves are dropped.
pub(crate) fn arguments(
    module: &mut Module,
    names: &mut Names,
    types: &mut Types,
    signature: &Signature,
) -> Vec<FunctionArgument> {
    let mut arguments = Vec::new();
    for param in &signature.params {
        if let Some(ty) = types.shape(module, names, &param.shape, "Tuple") {
            arguments.push(FunctionArgument { name: Some(names.unique(&param.name)), ty, binding: None });
        }
    }
    arguments
}

/// The result of a function. `None` without leaves.
pub(crate) fn result(
    module: &mut Module,
    names: &mut Names,
    types: &mut Types,
    signature: &Signature,
) -> Option<FunctionResult> {
    let ty = types.shape(module, names, &result_shape(signature, types), "Out")?;
    Some(FunctionResult { ty, binding: None })
}

/// With `&mut` parameters one struct: what is returned, and each parameter's last value under its name.
fn result_shape(signature: &Signature, types: &Types) -> Shape {
    let (returned, outs) = signature.results();
    if outs.is_empty() {
        return returned.clone();
    }
    let outs = outs.into_iter().map(|(param, shape)| (param.name.clone(), shape.clone()));
    let fields = std::iter::once(("ret".to_owned(), returned.clone())).chain(outs).collect();
    Shape::Struct { name: types.result_name(), fields }
}

/// Where each leaf of the parameters is found, and its type.
pub(crate) fn leaves(
    module: &Module,
    arguments: &[FunctionArgument],
    signature: &Signature,
) -> Vec<(Leaf, Ty)> {
    let argument = |(i, a): (usize, &FunctionArgument)| {
        let leaves = type_leaves(module, a.ty).into_iter();
        leaves.map(move |(members, _)| Leaf { argument: i as u32, members }).collect::<Vec<_>>()
    };
    let types = signature.leaf_types().map(|(ty, _)| ty);
    arguments.iter().enumerate().flat_map(argument).zip(types).collect()
}

/// The types of the leaves of a naga type, each with the fields to go through.
pub(crate) fn type_leaves(module: &Module, ty: Handle<Type>) -> Vec<(Vec<u32>, Handle<Type>)> {
    let Some(parts) = parts(module, ty) else { return vec![(Vec::new(), ty)] };
    let mut leaves = Vec::new();
    for (index, part) in parts.into_iter().enumerate() {
        for (mut path, leaf) in type_leaves(module, part) {
            path.insert(0, index as u32);
            leaves.push((path, leaf));
        }
    }
    leaves
}

/// One step of putting a value together from its leaves.
pub(crate) enum Part {
    /// The next leaf.
    Leaf,
    /// A value of this type, of so many parts before it.
    Whole(Handle<Type>, usize),
}

/// How a value of a naga type is put together.
pub(crate) fn recipe(module: &Module, ty: Handle<Type>) -> Vec<Part> {
    let Some(parts) = parts(module, ty) else { return vec![Part::Leaf] };
    let count = parts.len();
    let parts = parts.into_iter().flat_map(|part| recipe(module, part));
    parts.chain([Part::Whole(ty, count)]).collect()
}

/// The value with these leaves.
pub(crate) fn build(
    recipe: &[Part],
    leaves: &mut impl Iterator<Item = Expr>,
    add: &mut impl FnMut(Expression) -> Expr,
) -> Expr {
    let mut made = Vec::new();
    for part in recipe {
        let value = match *part {
            Part::Leaf => leaves.next().expect("a type has as many leaves as its shape"),
            Part::Whole(ty, count) => {
                add(Expression::Compose { ty, components: made.split_off(made.len() - count) })
            }
        };
        made.push(value);
    }
    made.pop().expect("the last part is the whole")
}

/// The types of the fields of a struct, of the elements of an array, or of the columns of a matrix.
fn parts(module: &Module, ty: Handle<Type>) -> Option<Vec<Handle<Type>>> {
    match module.types[ty].inner {
        TypeInner::Struct { ref members, .. } => Some(members.iter().map(|member| member.ty).collect()),
        TypeInner::Array { base, size: ArraySize::Constant(count), .. } => {
            Some(vec![base; count.get() as usize])
        }
        TypeInner::Matrix { columns, rows, scalar } => {
            let inner = TypeInner::Vector { size: rows, scalar };
            let column = module.types.get(&Type { name: None, inner }).expect("the columns have a type");
            Some(vec![column; columns as usize])
        }
        _ => None,
    }
}
