//! The types of graph values: four scalars, alone or in vectors of two to four lanes; and shapes, the trees
//! of values that cross a function's boundary.

mod int;

pub use int::Int;
use std::fmt;
use std::str::FromStr;

/// The type of one lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Scalar {
    /// `bool`.
    Bool,
    /// `i32`, wrapping.
    I32,
    /// `u32`, wrapping.
    U32,
    /// `f32`, IEEE 754 binary32.
    F32,
}

/// The type of one graph value: a scalar, or a vector of scalars.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ty {
    /// What each lane holds.
    pub scalar: Scalar,
    /// 1 for a scalar, 2 to 4 for a vector, 0 for the tuple that a `loop` node yields.
    pub lanes: u8,
}

impl Scalar {
    /// The Rust name: `bool`, `i32`, `u32` or `f32`.
    pub fn name(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I32 => "i32",
            Scalar::U32 => "u32",
            Scalar::F32 => "f32",
        }
    }

    /// True of `i32` and `u32`.
    pub fn is_int(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::U32)
    }
}

impl Ty {
    /// `bool`.
    pub const BOOL: Ty = Ty::new(Scalar::Bool, 1);
    /// `i32`.
    pub const I32: Ty = Ty::new(Scalar::I32, 1);
    /// `u32`.
    pub const U32: Ty = Ty::new(Scalar::U32, 1);
    /// `f32`.
    pub const F32: Ty = Ty::new(Scalar::F32, 1);
    /// What a `loop` node yields; only `project` reads it.
    pub const TUPLE: Ty = Ty::new(Scalar::Bool, 0);

    /// `lanes` lanes of `scalar`.
    pub const fn new(scalar: Scalar, lanes: u8) -> Ty {
        Ty { scalar, lanes }
    }

    /// The type of one lane.
    pub const fn element(self) -> Ty {
        Ty::new(self.scalar, 1)
    }

    /// The same lanes, each holding `scalar`.
    pub const fn with_scalar(self, scalar: Scalar) -> Ty {
        Ty::new(scalar, self.lanes)
    }

    /// True of vectors.
    pub const fn is_vector(self) -> bool {
        self.lanes > 1
    }

    /// True if the lanes hold `f32`.
    pub const fn is_float(self) -> bool {
        matches!(self.scalar, Scalar::F32)
    }

    /// True if the lanes hold `i32` or `u32`.
    pub const fn is_int(self) -> bool {
        matches!(self.scalar, Scalar::I32 | Scalar::U32)
    }

    /// True if the lanes hold `bool`.
    pub const fn is_bool(self) -> bool {
        matches!(self.scalar, Scalar::Bool)
    }

    /// The name in Rust with glam: `f32`, `Vec3`, `BVec2`.
    pub fn name(self) -> &'static str {
        NAMES
            .iter()
            .find(|(ty, _)| *ty == self)
            .map(|(_, name)| *name)
            .expect("every type has a row in NAMES")
    }
}

/// Every type with its name.
pub const NAMES: &[(Ty, &str)] = &[
    (Ty::BOOL, "bool"),
    (Ty::I32, "i32"),
    (Ty::U32, "u32"),
    (Ty::F32, "f32"),
    (Ty::new(Scalar::F32, 2), "Vec2"),
    (Ty::new(Scalar::F32, 3), "Vec3"),
    (Ty::new(Scalar::F32, 4), "Vec4"),
    (Ty::new(Scalar::I32, 2), "IVec2"),
    (Ty::new(Scalar::I32, 3), "IVec3"),
    (Ty::new(Scalar::I32, 4), "IVec4"),
    (Ty::new(Scalar::U32, 2), "UVec2"),
    (Ty::new(Scalar::U32, 3), "UVec3"),
    (Ty::new(Scalar::U32, 4), "UVec4"),
    (Ty::new(Scalar::Bool, 2), "BVec2"),
    (Ty::new(Scalar::Bool, 3), "BVec3"),
    (Ty::new(Scalar::Bool, 4), "BVec4"),
    (Ty::TUPLE, "tuple"),
];

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ty {
    type Err = String;

    fn from_str(text: &str) -> Result<Ty, String> {
        NAMES
            .iter()
            .find(|(_, name)| *name == text)
            .map(|(ty, _)| *ty)
            .ok_or_else(|| format!("`{text}` is not a type"))
    }
}

/// A tree of values at a function's boundary. Inside the graph only its leaves exist.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// One graph value.
    Value(Ty),
    /// One graph value that the user's code holds as another integer type.
    Int(Int),
    /// A matrix of glam's, by its number of columns, which are its values.
    Matrix(u8),
    /// A struct, by the user's name, with its fields in order.
    Struct {
        /// The struct's name.
        name: String,
        /// Field names and shapes, in order of declaration.
        fields: Vec<(String, Shape)>,
    },
    /// A tuple; the empty one is `()`.
    Tuple(Vec<Shape>),
    /// So many elements of one shape.
    Array(Box<Shape>, u32),
    /// An `Option`: a truth value that says if there is one, and behind it the value, which is anything where there
    /// is none.
    Option(Box<Shape>),
}

impl Shape {
    /// The types of the leaves, left to right.
    pub fn leaves(&self) -> Vec<Ty> {
        let mut out = Vec::new();
        self.add_leaves(&mut out);
        out
    }

    fn add_leaves(&self, out: &mut Vec<Ty>) {
        match self {
            Shape::Value(ty) => out.push(*ty),
            Shape::Int(int) => out.push(int.ty()),
            Shape::Matrix(columns) => (0..*columns).for_each(|_| out.push(Ty::new(Scalar::F32, *columns))),
            Shape::Struct { fields, .. } => fields.iter().for_each(|(_, shape)| shape.add_leaves(out)),
            Shape::Tuple(items) => items.iter().for_each(|item| item.add_leaves(out)),
            Shape::Array(item, count) => (0..*count).for_each(|_| item.add_leaves(out)),
            Shape::Option(item) => {
                out.push(Ty::BOOL);
                item.add_leaves(out);
            }
        }
    }

    /// How many leaves there are.
    pub fn leaf_count(&self) -> usize {
        match self {
            Shape::Value(_) | Shape::Int(_) => 1,
            Shape::Matrix(columns) => *columns as usize,
            Shape::Struct { fields, .. } => fields.iter().map(|(_, shape)| shape.leaf_count()).sum(),
            Shape::Tuple(items) => items.iter().map(Shape::leaf_count).sum(),
            Shape::Array(item, count) => item.leaf_count() * *count as usize,
            Shape::Option(item) => 1 + item.leaf_count(),
        }
    }

    /// The path of each leaf below `root` (`ray.origin`, `pair.0`, `row[2]`) with its type, left to right.
    pub fn paths(&self, root: &str) -> Vec<(String, Ty)> {
        let mut out = Vec::new();
        self.visit(root, &mut |path, ty| out.push((path.to_owned(), ty)));
        out
    }

    /// For each leaf, the integer type that the user's code holds it as, if that is another.
    pub fn ints(&self) -> Vec<Option<Int>> {
        match self {
            Shape::Value(_) => vec![None],
            Shape::Int(int) => vec![Some(*int)],
            Shape::Matrix(columns) => vec![None; *columns as usize],
            Shape::Struct { fields, .. } => fields.iter().flat_map(|(_, shape)| shape.ints()).collect(),
            Shape::Tuple(items) => items.iter().flat_map(Shape::ints).collect(),
            Shape::Array(item, count) => item.ints().repeat(*count as usize),
            Shape::Option(item) => [vec![None], item.ints()].concat(),
        }
    }

    fn visit(&self, path: &str, f: &mut impl FnMut(&str, Ty)) {
        match self {
            Shape::Value(ty) => f(path, *ty),
            Shape::Int(int) => f(path, int.ty()),
            Shape::Matrix(columns) => {
                let axis = |i: &u8| format!("{path}.{}_axis", crate::op::letter(*i));
                (0..*columns).for_each(|i| f(&axis(&i), Ty::new(Scalar::F32, *columns)));
            }
            Shape::Struct { fields, .. } => {
                fields.iter().for_each(|(name, shape)| shape.visit_dyn(&format!("{path}.{name}"), f))
            }
            Shape::Tuple(items) => {
                items.iter().enumerate().for_each(|(i, s)| s.visit_dyn(&format!("{path}.{i}"), f))
            }
            Shape::Array(item, count) => {
                (0..*count).for_each(|i| item.visit_dyn(&format!("{path}[{i}]"), f));
            }
            Shape::Option(item) => {
                f(&format!("{path}.is_some"), Ty::BOOL);
                item.visit_dyn(&format!("{path}.value"), f);
            }
        }
    }

    fn visit_dyn(&self, path: &str, f: &mut dyn FnMut(&str, Ty)) {
        self.visit(path, &mut |p, t| f(p, t));
    }
}

/// `Ray { origin: Vec3, dir: Vec3 }`, `(f32, f32)`, `[f32; 4]`, `Option<f32>`, `Vec3`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Value(ty) => ty.fmt(f),
            Shape::Int(int) => int.fmt(f),
            Shape::Matrix(columns) => write!(f, "Mat{columns}"),
            Shape::Struct { name, fields } => {
                write!(f, "{name} {{")?;
                for (i, (field, shape)) in fields.iter().enumerate() {
                    write!(f, "{} {field}: {shape}", if i == 0 { "" } else { "," })?;
                }
                f.write_str(" }")
            }
            Shape::Tuple(items) => {
                f.write_str("(")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str(if items.len() == 1 { ",)" } else { ")" })
            }
            Shape::Array(item, count) => write!(f, "[{item}; {count}]"),
            Shape::Option(item) => write!(f, "Option<{item}>"),
        }
    }
}

/// One parameter of a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Param {
    /// The user's name for it.
    pub name: String,
    /// Its tree of values.
    pub shape: Shape,
    /// The same for every pixel of a draw.
    pub uniform: bool,
    /// A `&mut`: its last value is a part of the result.
    pub out: bool,
}

/// What a function takes and gives.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    /// The user's name of the function.
    pub name: String,
    /// Its parameters, in order.
    pub params: Vec<Param>,
    /// What it returns; with `&mut` parameters the tuple of that and of their last values.
    pub result: Shape,
}

impl Signature {
    /// What it returns, and the `&mut` parameters with the shapes of their last values.
    pub fn results(&self) -> (&Shape, Vec<(&Param, &Shape)>) {
        let outs: Vec<&Param> = self.params.iter().filter(|p| p.out).collect();
        match &self.result {
            Shape::Tuple(items) if !outs.is_empty() => {
                (&items[0], outs.into_iter().zip(&items[1..]).collect())
            }
            returned => (returned, Vec::new()),
        }
    }

    /// How many leaves the parameters have.
    pub fn leaf_count(&self) -> usize {
        self.params.iter().map(|p| p.shape.leaf_count()).sum()
    }

    /// The type of every leaf of every parameter in order, and if it is uniform.
    pub fn leaf_types(&self) -> impl Iterator<Item = (Ty, bool)> {
        self.params.iter().flat_map(|p| p.shape.leaves().into_iter().map(|ty| (ty, p.uniform)))
    }

    /// Every leaf of every parameter in order: path, type, uniform. The index is the `param` op's.
    pub fn param_leaves(&self) -> Vec<(String, Ty, bool)> {
        let leaves = |p: &Param| {
            let uniform = p.uniform;
            p.shape.paths(&p.name).into_iter().map(move |(path, ty)| (path, ty, uniform))
        };
        self.params.iter().flat_map(leaves).collect()
    }
}

/// `fn shade(uv: Vec2, uniform time: f32, &mut depth: f32) -> (Vec4, f32)`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fn {}(", self.name)?;
        for (i, p) in self.params.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let uniform = if p.uniform { "uniform " } else { "" };
            let out = if p.out { "&mut " } else { "" };
            write!(f, "{comma}{uniform}{out}{}: {}", p.name, p.shape)?;
        }
        write!(f, ") -> {}", self.result)
    }
}

/// The path of a leaf as a name: `ray.dir` is `ray_dir`, `row[2]` is `row_2`, `lens.r#type` is `lens_type`.
pub(crate) fn flat_name(path: &str) -> String {
    path.replace("r#", "").replace(['.', '['], "_").replace(']', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Leaves with and without their paths are the same, and so is their number.
    #[test]
    fn leaves_are_counted() {
        let light = Shape::Struct {
            name: "Light".to_owned(),
            fields: vec![
                ("pos".to_owned(), Shape::Value(Ty::new(Scalar::F32, 3))),
                ("kind".to_owned(), Shape::Int(Int::U8)),
                ("turn".to_owned(), Shape::Matrix(3)),
            ],
        };
        let row = Shape::Array(Box::new(Shape::Tuple(vec![light, Shape::Value(Ty::BOOL)])), 4);
        let param =
            |name: &str, shape: Shape, uniform| Param { name: name.to_owned(), shape, uniform, out: false };
        let params = vec![
            param("row", row, true),
            param("none", Shape::Tuple(Vec::new()), false),
            param("x", Shape::Value(Ty::F32), false),
        ];
        let signature = Signature { name: "f".to_owned(), params, result: Shape::Value(Ty::F32) };
        let with_paths = signature.param_leaves();
        assert_eq!(signature.leaf_count(), 4 * 6 + 1);
        assert_eq!(signature.params[0].shape.leaf_count(), signature.params[0].shape.leaves().len());
        let types: Vec<(Ty, bool)> = signature.leaf_types().collect();
        assert_eq!(types, with_paths.iter().map(|(_, ty, uniform)| (*ty, *uniform)).collect::<Vec<_>>());
        assert_eq!(with_paths[10].0, "row[1].0.turn.z_axis");
        assert_eq!(types[10], (Ty::new(Scalar::F32, 3), true));
        assert_eq!(types[24], (Ty::F32, false));
    }
}
