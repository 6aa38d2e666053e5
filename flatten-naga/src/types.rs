//! Types and shapes as naga types. Shapes without leaves are dropped.

use crate::names::{Names, camel};
use flatten_core::ty::{Scalar, Shape, Ty};
use naga::FastHashMap;
use naga::proc::Layouter;
use naga::{ArraySize, Handle, Literal, Module, Span, StructMember, Type, TypeInner, VectorSize};
use std::num::NonZeroU32;

/// The types of one module.
pub(crate) struct Types {
    structs: FastHashMap<Shape, Handle<Type>>,
    layouter: Layouter,
    /// `Shade`, of the function `shade`: the start of the names of tuples.
    prefix: String,
}

impl Types {
    /// No types yet, and no function.
    pub(crate) fn new() -> Types {
        Types { structs: FastHashMap::default(), layouter: Layouter::default(), prefix: String::new() }
    }

    /// The types from now on are those of the function of this name.
    pub(crate) fn set_function(&mut self, name: &str) {
        self.prefix = camel(name);
    }

    /// The name of the struct of several results: `ShadeOut`.
    pub(crate) fn result_name(&self) -> String {
        format!("{}Out", self.prefix)
    }

    /// The type of a parameter or result; tuples are named after their `role`. `None` without leaves.
    pub(crate) fn shape(
        &mut self,
        module: &mut Module,
        names: &mut Names,
        shape: &Shape,
        role: &str,
    ) -> Option<Handle<Type>> {
        if let Shape::Value(ty) = shape {
            return Some(value(module, *ty));
        }
        if let Shape::Int(int) = shape {
            return Some(value(module, int.ty()));
        }
        if let Shape::Matrix(columns) = shape {
            return Some(matrix(module, *columns));
        }
        if let Some(known) = self.structs.get(shape) {
            return Some(*known);
        }
        if let Shape::Array(item, count) = shape {
            return self.array(module, names, item, *count, role);
        }
        let mut field_names = Names::of_fields();
        let mut members = Vec::new();
        for (field, inner) in fields(shape) {
            if let Some(ty) = self.shape(module, names, inner, "Tuple") {
                members.push(StructMember {
                    name: Some(field_names.unique(&field)),
                    ty,
                    binding: None,
                    offset: 0,
                });
            }
        }
        if members.is_empty() {
            return None;
        }
        let name = match shape {
            Shape::Struct { name, .. } => names.unique(name),
            Shape::Option(_) => names.unique(&format!("{}Option", self.prefix)),
            Shape::Tuple(_) | Shape::Array(..) | Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => {
                names.unique(&format!("{}{role}", self.prefix))
            }
        };
        let span = self.lay_out(module, &mut members);
        let inner = TypeInner::Struct { members, span };
        let ty = module.types.insert(Type { name: Some(name), inner }, Span::UNDEFINED);
        self.structs.insert(shape.clone(), ty);
        Some(ty)
    }

    /// The type of an array. `None` without elements, and of elements without leaves.
    fn array(
        &mut self,
        module: &mut Module,
        names: &mut Names,
        item: &Shape,
        count: u32,
        role: &str,
    ) -> Option<Handle<Type>> {
        let size = ArraySize::Constant(NonZeroU32::new(count)?);
        let base = self.shape(module, names, item, role)?;
        self.layouter.update(module.to_ctx()).expect("the elements of arrays have layouts");
        let inner = TypeInner::Array { base, size, stride: self.layouter[base].to_stride() };
        Some(module.types.insert(Type { name: None, inner }, Span::UNDEFINED))
    }

    /// Gives each member its offset, and answers the size of them all.
    fn lay_out(&mut self, module: &Module, members: &mut [StructMember]) -> u32 {
        self.layouter.update(module.to_ctx()).expect("scalars, vectors, arrays and structs have layouts");
        let mut end = 0;
        let mut alignment = naga::proc::Alignment::ONE;
        for member in members {
            let layout = self.layouter[member.ty];
            member.offset = layout.alignment.round_up(end);
            end = member.offset + layout.size;
            alignment = alignment.max(layout.alignment);
        }
        alignment.round_up(end)
    }
}

/// The fields of a struct or tuple by name: `origin`, `_0`.
fn fields(shape: &Shape) -> Vec<(String, &Shape)> {
    match shape {
        Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) | Shape::Array(..) => Vec::new(),
        Shape::Struct { fields, .. } => fields.iter().map(|(name, shape)| (member(name), shape)).collect(),
        Shape::Option(item) => {
            vec![("is_some".to_owned(), &Shape::Value(Ty::BOOL)), ("value".to_owned(), item)]
        }
        Shape::Tuple(items) => items.iter().enumerate().map(|(i, item)| (format!("_{i}"), item)).collect(),
    }
}

/// A field's name; a number is none in WGSL.
fn member(name: &str) -> String {
    let number = name.starts_with(|c: char| c.is_ascii_digit());
    if number { format!("_{name}") } else { name.to_owned() }
}

/// The type of a matrix. That of its columns is in the module too.
fn matrix(module: &mut Module, columns: u8) -> Handle<Type> {
    value(module, Ty::new(Scalar::F32, columns));
    let size = size(columns).expect("a matrix has 2 to 4 columns");
    let inner = TypeInner::Matrix { columns: size, rows: size, scalar: naga::Scalar::F32 };
    module.types.insert(Type { name: None, inner }, Span::UNDEFINED)
}

/// The type of one graph value.
pub(crate) fn value(module: &mut Module, ty: Ty) -> Handle<Type> {
    let scalar = scalar(ty.scalar);
    let inner = match size(ty.lanes) {
        Some(size) => TypeInner::Vector { size, scalar },
        None => TypeInner::Scalar(scalar),
    };
    module.types.insert(Type { name: None, inner }, Span::UNDEFINED)
}

/// The type of one lane.
pub(crate) fn scalar(scalar: Scalar) -> naga::Scalar {
    match scalar {
        Scalar::Bool => naga::Scalar::BOOL,
        Scalar::I32 => naga::Scalar::I32,
        Scalar::U32 => naga::Scalar::U32,
        Scalar::F32 => naga::Scalar::F32,
    }
}

/// The size of a vector of so many lanes; `None` for a scalar.
pub(crate) fn size(lanes: u8) -> Option<VectorSize> {
    match lanes {
        2 => Some(VectorSize::Bi),
        3 => Some(VectorSize::Tri),
        4 => Some(VectorSize::Quad),
        _ => None,
    }
}

/// A finite number or truth value by its bits.
pub(crate) fn literal(scalar: Scalar, bits: u32) -> Literal {
    match scalar {
        Scalar::Bool => Literal::Bool(bits != 0),
        Scalar::I32 => Literal::I32(bits as i32),
        Scalar::U32 => Literal::U32(bits),
        Scalar::F32 => Literal::F32(f32::from_bits(bits)),
    }
}
