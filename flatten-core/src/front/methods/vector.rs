//! Vectors: constructors, lanes, geometry, comparisons.

use super::{
    BVEC, IVEC, LANES2, LANES3, LANES4, Meaning, NUMVEC, On, Row, VEC, VEC2, VEC3, VEC4, associated, formula,
    op, row,
};
use crate::op::Op;
use crate::ty::Scalar;

const fn cast(name: &'static str, lanes: u8, from: [Scalar; 2], to: Scalar) -> Row {
    row(name, On::new(from[0], lanes).or(On::new(from[1], lanes)), Meaning::Cast(to))
}

pub(super) const ROWS: &[Row] = &[
    // Constructors.
    associated("new", NUMVEC.or(BVEC), Meaning::New),
    associated("splat", NUMVEC.or(BVEC), Meaning::Splat),
    associated("default", NUMVEC, Meaning::Formula("|| Self::ZERO")),
    associated("default", BVEC, Meaning::Formula("|| Self::FALSE")),
    associated("select", NUMVEC, Meaning::Formula("|mask: B, a, b| op::select(mask, a, b)")),
    associated("from_angle", VEC2, Meaning::Formula("|angle: f32| Self::new(angle.cos(), angle.sin())")),
    associated("from_homogeneous", VEC3, Meaning::Formula("|v: Vec4| v.xyz() / v.w")),
    // Lanes.
    formula("extend", LANES2, "|v, s: S| Up::new(v.x, v.y, s)"),
    formula("extend", LANES3, "|v, s: S| Up::new(v.x, v.y, v.z, s)"),
    formula("truncate", LANES3, "|v| v.xy()"),
    formula("truncate", LANES4, "|v| v.xyz()"),
    formula("to_homogeneous", VEC3, "|v| v.extend(1.0)"),
    formula("project", VEC4, "|v| v.xyz() / v.w"),
    formula("with_x", NUMVEC, "|mut v, x: S| { v.x = x; v }"),
    formula("with_y", NUMVEC, "|mut v, y: S| { v.y = y; v }"),
    formula("with_z", LANES3.or(LANES4), "|mut v, z: S| { v.z = z; v }"),
    formula("with_w", LANES4, "|mut v, w: S| { v.w = w; v }"),
    // Conversions.
    cast("as_vec2", 2, [Scalar::I32, Scalar::U32], Scalar::F32),
    cast("as_vec3", 3, [Scalar::I32, Scalar::U32], Scalar::F32),
    cast("as_vec4", 4, [Scalar::I32, Scalar::U32], Scalar::F32),
    cast("as_ivec2", 2, [Scalar::F32, Scalar::U32], Scalar::I32),
    cast("as_ivec3", 3, [Scalar::F32, Scalar::U32], Scalar::I32),
    cast("as_ivec4", 4, [Scalar::F32, Scalar::U32], Scalar::I32),
    cast("as_uvec2", 2, [Scalar::F32, Scalar::I32], Scalar::U32),
    cast("as_uvec3", 3, [Scalar::F32, Scalar::I32], Scalar::U32),
    cast("as_uvec4", 4, [Scalar::F32, Scalar::I32], Scalar::U32),
    // Products and lengths.
    op("dot", NUMVEC, Op::Dot, 2),
    op("cross", VEC3, Op::Cross, 2),
    op("length", VEC, Op::Length, 1),
    op("normalize", VEC, Op::Normalize, 1),
    formula("dot_into_vec", NUMVEC, "|a, b| Self::splat(a.dot(b))"),
    formula(
        "cross",
        On::new(Scalar::I32, 3).or(On::new(Scalar::U32, 3)),
        "|a, b| Self::new(a.y * b.z - b.y * a.z, a.z * b.x - b.z * a.x, a.x * b.y - b.x * a.y)",
    ),
    formula("perp", VEC2.or(On::new(Scalar::I32, 2)), "|v| Self::new(-v.y, v.x)"),
    formula("perp_dot", VEC2.or(On::new(Scalar::I32, 2)), "|a, b| (a.x * b.y) - (a.y * b.x)"),
    formula("length_squared", NUMVEC, "|v| v.dot(v)"),
    formula("length_recip", VEC, "|v| 1.0 / v.length()"),
    formula("distance", VEC, "|a, b| (a - b).length()"),
    formula("distance_squared", VEC.or(IVEC), "|a, b| (a - b).length_squared()"),
    formula(
        "normalize_or",
        VEC,
        "|v, fallback| {
            let rcp = v.length_recip();
            if rcp.is_finite() && rcp > 0.0 { v * rcp } else { fallback }
        }",
    ),
    formula(
        "try_normalize",
        VEC,
        "|v| {
            let rcp = v.length_recip();
            if rcp.is_finite() && rcp > 0.0 { Some(v * rcp) } else { None }
        }",
    ),
    formula("normalize_or_zero", VEC, "|v| v.normalize_or(Self::ZERO)"),
    formula(
        "normalize_and_length",
        VEC,
        "|v| {
            let length = v.length();
            let rcp = 1.0 / length;
            if rcp.is_finite() && rcp > 0.0 { (v * rcp, length) } else { (Self::X, 0.0) }
        }",
    ),
    formula("is_normalized", VEC, "|v| (v.length_squared() - 1.0).abs() <= 2e-4"),
    formula("project_onto", VEC, "|v, onto| onto * (v.dot(onto) / onto.dot(onto))"),
    formula("reject_from", VEC, "|v, from| v - v.project_onto(from)"),
    formula("project_onto_normalized", VEC, "|v, onto| onto * v.dot(onto)"),
    formula("reject_from_normalized", VEC, "|v, from| v - v.project_onto_normalized(from)"),
    formula("reflect", VEC, "|v, normal| v - 2.0 * v.dot(normal) * normal"),
    formula(
        "refract",
        VEC,
        "|v, normal, eta: f32| {
            let n_dot_i = normal.dot(v);
            let k = 1.0 - eta * eta * (1.0 - n_dot_i * n_dot_i);
            if k >= 0.0 { eta * v - (eta * n_dot_i + k.sqrt()) * normal } else { Self::ZERO }
        }",
    ),
    formula(
        "clamp_length",
        VEC,
        "|v, min: f32, max: f32| {
            let length_sq = v.length_squared();
            if length_sq < min * min { min * (v / length_sq.sqrt()) }
            else if length_sq > max * max { max * (v / length_sq.sqrt()) }
            else { v }
        }",
    ),
    formula(
        "clamp_length_max",
        VEC,
        "|v, max: f32| {
            let length_sq = v.length_squared();
            if length_sq > max * max { max * (v / length_sq.sqrt()) } else { v }
        }",
    ),
    formula(
        "clamp_length_min",
        VEC,
        "|v, min: f32| {
            let length_sq = v.length_squared();
            if length_sq < min * min { min * (v / length_sq.sqrt()) } else { v }
        }",
    ),
    // Angles.
    formula(
        "angle_between",
        VEC3,
        "|a, b| (a.dot(b) / (a.length_squared() * b.length_squared()).sqrt()).acos_approx()",
    ),
    formula(
        "angle_to",
        VEC2,
        "|a, b| {
            let angle = (a.dot(b) / (a.length_squared() * b.length_squared()).sqrt()).acos_approx();
            angle * a.perp_dot(b).signum()
        }",
    ),
    formula("angle_to", VEC3, "|a, b, axis| a.cross(b).dot(axis).atan2(a.dot(b))"),
    formula("to_angle", VEC2, "|v| v.y.atan2(v.x)"),
    formula(
        "rotate",
        VEC2.or(On::new(Scalar::I32, 2)),
        "|a, b| Self::new(a.x * b.x - a.y * b.y, a.y * b.x + a.x * b.y)",
    ),
    formula(
        "rotate_towards",
        VEC2,
        "|v, rhs, max_angle: f32| {
            let a = v.angle_to(rhs);
            let size = a.abs();
            let angle = max_angle.clamp(size - f32::consts::PI, size) * a.signum();
            Self::from_angle(angle).rotate(v)
        }",
    ),
    formula("rotate_angle", VEC2, "|v, angle: f32| v.rotate(Self::from_angle(angle))"),
    formula(
        "rotate_x",
        VEC3,
        "|v, angle: f32| {
            let (sina, cosa) = angle.sin_cos();
            Self::new(v.x, v.y * cosa - v.z * sina, v.y * sina + v.z * cosa)
        }",
    ),
    formula(
        "rotate_y",
        VEC3,
        "|v, angle: f32| {
            let (sina, cosa) = angle.sin_cos();
            Self::new(v.x * cosa + v.z * sina, v.y, v.x * -sina + v.z * cosa)
        }",
    ),
    formula(
        "rotate_z",
        VEC3,
        "|v, angle: f32| {
            let (sina, cosa) = angle.sin_cos();
            Self::new(v.x * cosa - v.y * sina, v.x * sina + v.y * cosa, v.z)
        }",
    ),
    formula(
        "any_orthogonal_vector",
        VEC3,
        "|v| if v.x.abs() > v.y.abs() { Self::new(-v.z, 0.0, v.x) } else { Self::new(0.0, v.z, -v.y) }",
    ),
    formula(
        "any_orthonormal_vector",
        VEC3,
        "|v| {
            let sign = v.z.signum();
            let a = -1.0 / (sign + v.z);
            let b = v.x * v.y * a;
            Self::new(b, sign + v.y * v.y * a, -v.y)
        }",
    ),
    formula(
        "any_orthonormal_pair",
        VEC3,
        "|v| {
            let sign = v.z.signum();
            let a = -1.0 / (sign + v.z);
            let b = v.x * v.y * a;
            (
                Self::new(1.0 + sign * v.x * v.x * a, sign * b, -sign * v.x),
                Self::new(b, sign + v.y * v.y * a, -v.y),
            )
        }",
    ),
    // Lane by lane.
    op("min", VEC, Op::PMin, 2),
    op("max", VEC, Op::PMax, 2),
    formula("clamp", NUMVEC, "|v, lo, hi| v.max(lo).min(hi)"),
    formula("saturate", VEC, "|v| v.clamp(Self::ZERO, Self::ONE)"),
    formula("fract_gl", VEC, "|v| v - v.floor()"),
    formula("powf", VEC, "|v, n: f32| op::pow(v, Self::splat(n))"),
    formula("step", VEC, "|edge, v| op::select(op::lt(v, edge), Self::ZERO, Self::ONE)"),
    formula(
        "smoothstep",
        VEC,
        "|v, edge0, edge1| {
            let t = ((v - edge0) / (edge1 - edge0)).saturate();
            t * t * (Self::splat(3.0) - Self::splat(2.0) * t)
        }",
    ),
    formula("lerp", VEC, "|a, b, s: f32| a * (1.0 - s) + b * s"),
    formula("lerp_monotonic", VEC, "|a, b, s: f32| a + (b - a) * s"),
    formula("midpoint", VEC, "|a, b| (a + b) * 0.5"),
    formula(
        "move_towards",
        VEC,
        "|a, b, d: f32| {
            let v = b - a;
            let len = v.length();
            if len <= d || len <= 1e-4 { b } else { a + v / len * d }
        }",
    ),
    // The lanes of a `Vec4` are taken one by one: its own `%` and `trunc` differ from theirs.
    formula(
        "rem_euclid",
        VEC4,
        "|a, b| Self::new(
            a.x.rem_euclid(b.x), a.y.rem_euclid(b.y), a.z.rem_euclid(b.z), a.w.rem_euclid(b.w),
        )",
    ),
    formula(
        "div_euclid",
        VEC4,
        "|a, b| Self::new(
            a.x.div_euclid(b.x), a.y.div_euclid(b.y), a.z.div_euclid(b.z), a.w.div_euclid(b.w),
        )",
    ),
    formula("rem_euclid", VEC, "|x, y| { let r = x % y; op::select(op::lt(r, Self::ZERO), r + y.abs(), r) }"),
    formula(
        "div_euclid",
        VEC,
        "|x, y| {
            let q = (x / y).trunc();
            let away = op::select(op::lt(Self::ZERO, y), q - 1.0, q + 1.0);
            op::select(op::lt(x % y, Self::ZERO), away, q)
        }",
    ),
    // Over all lanes.
    formula("element_sum", LANES2, "|v| v.x + v.y"),
    formula("element_sum", LANES3, "|v| v.x + v.y + v.z"),
    formula("element_sum", VEC4, "|v| (v.x + v.y) + (v.z + v.w)"),
    formula("element_sum", LANES4, "|v| v.x + v.y + v.z + v.w"),
    formula("element_product", LANES2, "|v| v.x * v.y"),
    formula("element_product", LANES3, "|v| v.x * v.y * v.z"),
    formula("element_product", VEC4, "|v| (v.x * v.y) * (v.z * v.w)"),
    formula("element_product", LANES4, "|v| v.x * v.y * v.z * v.w"),
    formula("min_element", VEC2, "|v| op::pmin(v.x, v.y)"),
    formula("min_element", VEC3, "|v| op::pmin(op::pmin(v.x, v.y), v.z)"),
    formula("min_element", VEC4, "|v| op::pmin(op::pmin(v.x, v.y), op::pmin(v.z, v.w))"),
    formula("min_element", LANES2, "|v| v.x.min(v.y)"),
    formula("min_element", LANES3, "|v| v.x.min(v.y).min(v.z)"),
    formula("min_element", LANES4, "|v| v.x.min(v.y).min(v.z.min(v.w))"),
    formula("max_element", VEC2, "|v| op::pmax(v.x, v.y)"),
    formula("max_element", VEC3, "|v| op::pmax(op::pmax(v.x, v.y), v.z)"),
    formula("max_element", VEC4, "|v| op::pmax(op::pmax(v.x, v.y), op::pmax(v.z, v.w))"),
    formula("max_element", LANES2, "|v| v.x.max(v.y)"),
    formula("max_element", LANES3, "|v| v.x.max(v.y).max(v.z)"),
    formula("max_element", LANES4, "|v| v.x.max(v.y).max(v.z.max(v.w))"),
    formula("min_position", LANES2, "|v| if v.x <= v.y { 0_usize } else { 1_usize }"),
    formula("max_position", LANES2, "|v| if v.x >= v.y { 0_usize } else { 1_usize }"),
    formula(
        "min_position",
        LANES3,
        "|v| {
            let (y, i) = if v.y < v.x { (v.y, 1_usize) } else { (v.x, 0_usize) };
            if v.z < y { 2_usize } else { i }
        }",
    ),
    formula(
        "max_position",
        LANES3,
        "|v| {
            let (y, i) = if v.y > v.x { (v.y, 1_usize) } else { (v.x, 0_usize) };
            if v.z > y { 2_usize } else { i }
        }",
    ),
    formula(
        "min_position",
        LANES4,
        "|v| {
            let (y, i) = if v.y < v.x { (v.y, 1_usize) } else { (v.x, 0_usize) };
            let (z, j) = if v.z < y { (v.z, 2_usize) } else { (y, i) };
            if v.w < z { 3_usize } else { j }
        }",
    ),
    formula(
        "max_position",
        LANES4,
        "|v| {
            let (y, i) = if v.y > v.x { (v.y, 1_usize) } else { (v.x, 0_usize) };
            let (z, j) = if v.z > y { (v.z, 2_usize) } else { (y, i) };
            if v.w > z { 3_usize } else { j }
        }",
    ),
    // Comparisons.
    op("cmpeq", NUMVEC, Op::Eq, 2),
    op("cmplt", NUMVEC, Op::Lt, 2),
    op("cmple", NUMVEC, Op::Le, 2),
    formula("cmpne", NUMVEC, "|a, b| !op::eq(a, b)"),
    formula("cmpgt", NUMVEC, "|a, b| op::lt(b, a)"),
    formula("cmpge", NUMVEC, "|a, b| op::le(b, a)"),
    formula("is_nan", VEC, "|v| !op::all(op::eq(v, v))"),
    formula("is_nan_mask", VEC, "|v| !op::eq(v, v)"),
    formula("is_finite", VEC, "|v| op::all(op::lt(v.abs(), Self::INFINITY))"),
    formula("is_finite_mask", VEC, "|v| op::lt(v.abs(), Self::INFINITY)"),
    formula(
        "abs_diff_eq",
        VEC,
        "|a, b, max_abs_diff: f32| op::all(op::le((a - b).abs(), Self::splat(max_abs_diff)))",
    ),
    // Bool vectors.
    op("all", BVEC, Op::All, 1),
    formula("any", BVEC, "|b| !op::all(!b)"),
    formula("bitmask", On::new(Scalar::Bool, 2), "|b| b.x as u32 | (b.y as u32) << 1"),
    formula("bitmask", On::new(Scalar::Bool, 3), "|b| b.x as u32 | (b.y as u32) << 1 | (b.z as u32) << 2"),
    formula(
        "bitmask",
        On::new(Scalar::Bool, 4),
        "|b| b.x as u32 | (b.y as u32) << 1 | (b.z as u32) << 2 | (b.w as u32) << 3",
    ),
];
