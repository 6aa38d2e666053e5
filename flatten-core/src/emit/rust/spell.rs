//! How each operation is spelled in a twin: one line per operation.

use super::piece::{AND, COMPARE, OR, PRODUCT, SUM, XOR};
use crate::frame::Unsupported;
use crate::op::{Op, PrimitiveId, Swizzle, letter};
use crate::ty::{Scalar, Ty};

/// A way to write an operation.
#[derive(Clone, PartialEq, Debug)]
pub enum Spelling {
    /// `-x`.
    Prefix(char),
    /// `x + y`, with its binding strength.
    Infix(&'static str, u8),
    /// `x * y + z`, or `z - x * y`.
    Fused(&'static str),
    /// `f::name(x, y)`, of any type.
    Call(&'static str),
    /// `f::Vec3::splat(x)`: the name fixes the types of the operands.
    Typed(Vec<String>),
    /// `f::table(i, &[x, y])`.
    Table,
    /// `v.x`.
    Lane(char),
    /// `f::bvec2(v.y, v.x)`.
    Lanes(&'static str, Swizzle),
    /// `f::leaf::<0x9f3c_u64, _>((x, y))`.
    Leaf(PrimitiveId),
    /// `t.0`.
    Part(u32),
}

/// The spelling of an operation on operands of these types.
///
/// # Errors
/// Loops.
pub fn spell(op: Op, args: &[Ty], ty: Ty) -> Result<Spelling, Unsupported> {
    let float = ty.is_float();
    let vector = args.first().is_some_and(|t| t.is_vector());
    let arithmetic =
        |symbol, prec, name| if float { Spelling::Infix(symbol, prec) } else { Spelling::Call(name) };
    let compare = |symbol, name| if vector { Spelling::Call(name) } else { Spelling::Infix(symbol, COMPARE) };
    let typed = |path: &[&str]| Spelling::Typed(path.iter().map(|p| (*p).to_owned()).collect());
    Ok(match op {
        Op::Neg if float => Spelling::Prefix('-'),
        Op::Neg => Spelling::Call("neg"),
        Op::Add => arithmetic("+", SUM, "add"),
        Op::Sub => arithmetic("-", SUM, "sub"),
        Op::Mul => arithmetic("*", PRODUCT, "mul"),
        Op::Div => arithmetic("/", PRODUCT, "div"),
        Op::Rem => arithmetic("%", PRODUCT, "rem"),
        Op::Abs => Spelling::Call("abs"),
        Op::Signum => Spelling::Call("signum"),
        Op::Min => Spelling::Call("min"),
        Op::Max => Spelling::Call("max"),
        Op::PMin => Spelling::Call("pmin"),
        Op::PMax => Spelling::Call("pmax"),
        Op::Clamp => Spelling::Call("clamp"),
        Op::MulAdd => Spelling::Call("mul_add"),
        Op::CopySign => Spelling::Call("copysign"),
        Op::Floor => Spelling::Call("floor"),
        Op::Ceil => Spelling::Call("ceil"),
        Op::Trunc => Spelling::Call("trunc"),
        Op::Round => Spelling::Call("round"),
        Op::RoundEven => Spelling::Call("round_even"),
        Op::Sqrt => Spelling::Call("sqrt"),
        Op::Exp => Spelling::Call("exp"),
        Op::Exp2 => Spelling::Call("exp2"),
        Op::Ln => Spelling::Call("ln"),
        Op::Log2 => Spelling::Call("log2"),
        Op::Log10 => Spelling::Call("log10"),
        Op::ExpM1 => Spelling::Call("exp_m1"),
        Op::Ln1p => Spelling::Call("ln_1p"),
        Op::Cbrt => Spelling::Call("cbrt"),
        Op::Hypot => Spelling::Call("hypot"),
        Op::Pow => Spelling::Call("pow"),
        Op::Sin => Spelling::Call("sin"),
        Op::Cos => Spelling::Call("cos"),
        Op::Tan => Spelling::Call("tan"),
        Op::Asin => Spelling::Call("asin"),
        Op::Acos => Spelling::Call("acos"),
        Op::Atan => Spelling::Call("atan"),
        Op::Atan2 => Spelling::Call("atan2"),
        Op::Sinh => Spelling::Call("sinh"),
        Op::Cosh => Spelling::Call("cosh"),
        Op::Tanh => Spelling::Call("tanh"),
        Op::And => Spelling::Infix("&", AND),
        Op::Or => Spelling::Infix("|", OR),
        Op::Xor => Spelling::Infix("^", XOR),
        Op::Not => Spelling::Prefix('!'),
        Op::Shl => Spelling::Call("shl"),
        Op::Shr => Spelling::Call("shr"),
        Op::CountOnes => Spelling::Call("count_ones"),
        Op::LeadingZeros => Spelling::Call("leading_zeros"),
        Op::TrailingZeros => Spelling::Call("trailing_zeros"),
        Op::ReverseBits => Spelling::Call("reverse_bits"),
        Op::Eq => compare("==", "eq"),
        Op::Lt => compare("<", "lt"),
        Op::Le => compare("<=", "le"),
        Op::Select if vector => Spelling::Call("select_lanes"),
        Op::Select => Spelling::Call("select"),
        Op::All => Spelling::Call("all"),
        Op::Table => Spelling::Table,
        Op::Cast(to) => Spelling::Call(cast(to)),
        Op::Bitcast(to) => Spelling::Call(by_scalar(to, ["bits_f32", "bits_i32", "bits_u32"])),
        Op::Splat(_) => typed(&[ty.name(), "splat"]),
        Op::Compose => typed(&[constructor(ty)]),
        Op::Lane(lane) => Spelling::Lane(letter(lane)),
        Op::Swizzle(swizzle) if ty.is_bool() => Spelling::Lanes(constructor(ty), swizzle),
        Op::Swizzle(swizzle) => typed(&[swizzles(args[0]), &swizzle.letters()]),
        Op::Dot => Spelling::Call("dot"),
        Op::Cross => Spelling::Call("cross"),
        Op::Length => Spelling::Call("length"),
        Op::Normalize => Spelling::Call("normalize"),
        Op::Mad => Spelling::Fused("+"),
        Op::Nmad => Spelling::Fused("-"),
        Op::Mix => Spelling::Call("mix"),
        Op::Saturate => Spelling::Call("saturate"),
        Op::Step => Spelling::Call("step"),
        Op::Smoothstep => Spelling::Call("smoothstep"),
        Op::InverseSqrt => Spelling::Call("inverse_sqrt"),
        Op::Fract => Spelling::Call("fract"),
        Op::Distance => Spelling::Call("distance"),
        Op::Reflect => Spelling::Call("reflect"),
        Op::Sum => Spelling::Call("sum"),
        Op::MinElement => Spelling::Call("min_element"),
        Op::MaxElement => Spelling::Call("max_element"),
        Op::Call(primitive) => Spelling::Leaf(primitive),
        Op::Project(i) => Spelling::Part(i),
        Op::Loop(_) => return Err(Unsupported { op: op.name(), target: "Rust twin" }),
        Op::Const(_) | Op::Param(_) => unreachable!("{op:?} is an operand, not a step"),
    })
}

/// Every `NAME` of `f::NAME(..)` that a twin may call.
pub const CALLS: &[&str] = &[
    "abs",
    "acos",
    "add",
    "all",
    "any",
    "as_f32",
    "as_i32",
    "as_u32",
    "as_usize",
    "asin",
    "atan",
    "atan2",
    "bits_f32",
    "bits_i32",
    "bits_u32",
    "bvec2",
    "bvec3",
    "bvec4",
    "cbrt",
    "ceil",
    "clamp",
    "copysign",
    "cos",
    "cosh",
    "count_ones",
    "cross",
    "distance",
    "div",
    "dot",
    "eq",
    "exp",
    "exp2",
    "exp_m1",
    "floor",
    "fract",
    "hypot",
    "inverse_sqrt",
    "ivec2",
    "ivec3",
    "ivec4",
    "le",
    "leading_zeros",
    "length",
    "ln",
    "ln_1p",
    "log10",
    "log2",
    "lt",
    "make",
    "mat2",
    "mat3",
    "mat4",
    "max",
    "max_element",
    "min",
    "min_element",
    "mix",
    "mul",
    "mul_add",
    "ne",
    "neg",
    "normalize",
    "pmax",
    "pmin",
    "pow",
    "reflect",
    "rem",
    "reverse_bits",
    "round",
    "round_even",
    "saturate",
    "select",
    "select_lanes",
    "shl",
    "shr",
    "signum",
    "sin",
    "sinh",
    "smoothstep",
    "sqrt",
    "step",
    "sub",
    "sum",
    "table",
    "tan",
    "tanh",
    "trailing_zeros",
    "trunc",
    "uvec2",
    "uvec3",
    "uvec4",
    "vec2",
    "vec3",
    "vec4",
];

/// glam's free function that makes a vector of its lanes: `vec3`.
pub(super) fn constructor(ty: Ty) -> &'static str {
    let names: [&str; 3] = match ty.scalar {
        Scalar::F32 => ["vec2", "vec3", "vec4"],
        Scalar::I32 => ["ivec2", "ivec3", "ivec4"],
        Scalar::U32 => ["uvec2", "uvec3", "uvec4"],
        Scalar::Bool => ["bvec2", "bvec3", "bvec4"],
    };
    names[ty.lanes as usize - 2]
}

/// glam's trait with the swizzles of a vector.
fn swizzles(ty: Ty) -> &'static str {
    ["Vec2Swizzles", "Vec3Swizzles", "Vec4Swizzles"][ty.lanes as usize - 2]
}

/// The function that casts to a scalar: `as_u32`.
pub(crate) fn cast(to: Scalar) -> &'static str {
    by_scalar(to, ["as_f32", "as_i32", "as_u32"])
}

fn by_scalar(to: Scalar, [f32, i32, u32]: [&'static str; 3]) -> &'static str {
    match to {
        Scalar::F32 => f32,
        Scalar::I32 => i32,
        Scalar::U32 => u32,
        Scalar::Bool => unreachable!("nothing is cast to bool"),
    }
}
