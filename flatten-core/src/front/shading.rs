//! What to write instead of functions that shading languages have by other names, or bring without an import.

use super::math;

/// Functions of GLSL, HLSL and WGSL, and what to write.
const INSTEAD: &[(&[&str], &str)] = &[
    (&["float"], "write `x as f32`"),
    (&["int"], "write `x as i32`"),
    (&["uint"], "write `x as u32`"),
    (&["float2", "vec2f"], "write `vec2(..)`"),
    (&["float3", "vec3f"], "write `vec3(..)`"),
    (&["float4", "vec4f"], "write `vec4(..)`"),
    (&["mul"], "write `m * v`"),
    (&["fmod"], "write `x % y`"),
    (&["log"], "import `flatten::math::ln`, or write `x.ln()`"),
    (&["frac"], "import `flatten::math::fract`, or write `x - x.floor()`"),
    (&["sign"], "write `x.signum()`, which is 1 of zero"),
    (&["rsqrt", "inversesqrt", "inverseSqrt"], "import `flatten::math::inverse_sqrt`"),
    (&["faceforward", "faceForward"], "write `if n_ref.dot(i) < 0.0 { n } else { -n }`"),
    (&["lessThan"], "write `a.cmplt(b)`"),
    (&["lessThanEqual"], "write `a.cmple(b)`"),
    (&["greaterThan"], "write `a.cmpgt(b)`"),
    (&["greaterThanEqual"], "write `a.cmpge(b)`"),
    (&["equal"], "write `a.cmpeq(b)`"),
    (&["notEqual"], "write `a.cmpne(b)`"),
    (&["floatBitsToInt", "floatBitsToUint", "asuint"], "write `x.to_bits()`"),
    (&["intBitsToFloat", "uintBitsToFloat", "asfloat"], "write `f32::from_bits(x)`"),
    (&["texture", "texture2D", "textureLod", "textureSample", "tex2D"], LEAF),
    (&["dFdx", "dFdy", "fwidth", "ddx", "ddy", "dpdx", "dpdy"], BARRIER),
];

const LEAF: &str = "declare it, and say that the backend has it: `#[flatten(leaf)] fn ..`";
const BARRIER: &str =
    "declare it, and say that the backend has it, at each pixel: `#[flatten(barrier)] fn ..`";

/// What to write instead of a function of shading languages.
pub(super) fn instead_of(name: &str) -> Option<String> {
    if math::is_function(name) {
        return Some(format!("import `flatten::math::{name}`"));
    }
    let known = INSTEAD.iter().find(|(names, _)| names.contains(&name));
    known.map(|(_, instead)| (*instead).to_owned())
}
