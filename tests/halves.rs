//! `preshader` with outputs: each half for a device, and the struct between them in a buffer.

#[path = "support/validator.rs"]
mod validator;

use flatten::prelude::*;
use naga::{AddressSpace, TypeInner};
use validator::spirv_val;

#[flatten(preshader, wgsl, spirv, naga, graph)]
fn shade(uv: Vec2, #[uniform] time: f32, #[uniform] light: Vec3, #[uniform] on: bool) -> Vec3 {
    let phase = time.sin() * 2.0;
    let lit = if on && time > 0.5 { light.normalize() } else { Vec3::Y };
    if on { lit * (uv.x + phase) / (time.cos() + 2.0) } else { Vec3::splat(uv.y * time) }
}

/// A pixel's half is a function of its own, of the struct that a uniform buffer holds.
#[test]
fn the_text_of_both() {
    expect_test::expect![[r#"
        struct ShadePreshader {
            div: vec3<f32>,
            time: f32,
            on: u32,
            phase: f32,
        }

        fn shade_varying(uv: vec2<f32>, pre: ShadePreshader) -> vec3<f32> {
            return select(((uv.x + pre.phase) * pre.div), vec3((uv.y * pre.time)), (pre.on == 0u));
        }

    "#]]
    .assert_eq(SHADE_VARYING_WGSL);
    expect_test::expect![[r#"
        struct ShadePreshader {
            div: vec3<f32>,
            time: f32,
            on: u32,
            phase: f32,
        }

        fn shade_preshader(time: f32, light: vec3<f32>, on: bool) -> ShadePreshader {
            let phase = (sin(time) * 2f);
            return ShadePreshader((select(vec3<f32>(0f, 1f, 0f), normalize(light), (0.5f < time)) / vec3((cos(time) + 2f))), time, select(0u, 1u, on), phase);
        }

    "#]].assert_eq(SHADE_PRESHADER_WGSL);
}

/// What a user writes around it.
const ENTRY: &str = "
@group(0) @binding(0) var<uniform> pre: ShadePreshader;

@fragment
fn main(@location(0) uv: vec2<f32>) -> @location(0) vec4<f32> {
    return vec4(shade_varying(uv, pre), 1.0);
}
";

/// Where naga and the struct's docs say that the fields are, `to_bytes` puts them.
#[test]
fn fields_lie_where_the_buffer_has_them() {
    let module = naga::front::wgsl::parse_str(&format!("{SHADE_VARYING_WGSL}{ENTRY}")).expect("WGSL");
    flatten_naga::validate(&module).expect("valid");
    let uniform = module.global_variables.iter().find(|(_, v)| v.space == AddressSpace::Uniform);
    let (_, uniform) = uniform.expect("the user's");
    let TypeInner::Struct { members, span } = &module.types[uniform.ty].inner else { panic!("a struct") };
    let pre = shade_preshader(0.75, vec3(0.0, 3.0, 4.0), true);
    let bytes = pre.to_bytes();
    assert!(*span as usize <= bytes.len());
    let at = |name: &str| {
        let member = members.iter().find(|member| member.name.as_deref() == Some(name));
        let offset = member.unwrap_or_else(|| panic!("{name}")).offset as usize;
        u32::from_ne_bytes(bytes[offset..offset + 4].try_into().expect("four"))
    };
    assert_eq!(members.len(), 4);
    assert_eq!(at("div"), pre.div.x.to_bits());
    assert_eq!(at("time"), 0.75_f32.to_bits());
    assert_eq!(at("phase"), pre.phase.to_bits());
    assert_eq!(at("on"), 1);
}

/// The same layout, also where nobody writes text.
#[test]
fn modules_validate() {
    for module in [shade_preshader_naga(), shade_varying_naga()] {
        flatten_naga::validate(&module).expect("valid");
        let pre = module.types.iter().find(|(_, ty)| ty.name.as_deref() == Some("ShadePreshader"));
        let TypeInner::Struct { members, .. } = &pre.expect("it is there").1.inner else {
            panic!("a struct")
        };
        let offsets: Vec<u32> = members.iter().map(|member| member.offset).collect();
        assert_eq!(offsets, [0, 12, 16, 20]);
    }
}

#[test]
fn spirv_is_valid() {
    for words in [SHADE_PRESHADER_SPIRV, SHADE_VARYING_SPIRV] {
        assert_eq!(words[0], 0x0723_0203);
        assert_eq!(spirv_val("vulkan1.1", words), Ok(()));
    }
}

/// Graphs are for backends of others, which need no buffer: a `bool` is one there.
#[test]
fn graphs_are_as_in_rust() {
    let text = shade_varying_graph().to_string();
    assert!(text.contains("on: bool"), "{text}");
    assert_eq!(shade_preshader_graph().signature.name, "shade_preshader");
}

#[flatten(exact)]
pub(crate) mod inner {
    use flatten::prelude::*;

    pub(crate) struct Ray(pub(crate) Vec3);

    impl Ray {
        #[flatten(preshader, wgsl, spirv)]
        pub(crate) fn lit(&self, #[uniform] light: Vec3) -> f32 {
            super::helper(light.normalize().x) + self.0.dot(light)
        }
    }

    /// Nothing is worth it: there is no struct.
    #[flatten(preshader, wgsl, spirv)]
    pub(crate) fn alone(x: f32, #[uniform] _t: f32) -> f32 {
        x
    }
}

#[flatten(source)]
fn helper(x: f32) -> f32 {
    x.exp()
}

#[flatten(leaf)]
fn table(x: f32) -> f32 {
    x * 2.0
}

#[flatten(barrier)]
fn sample(x: f32) -> f32 {
    x + 1.0
}

#[flatten(preshader, exact, wgsl, spirv)]
fn called(x: f32, #[uniform] t: f32) -> f32 {
    table(t) + sample(t) * x
}

/// A leaf goes with the half that calls it; a barrier is the pixel's.
#[test]
fn leaves_stand_in_the_half_that_calls_them() {
    let texts = [CALLED_PRESHADER_WGSL, CALLED_VARYING_WGSL];
    assert_eq!(
        texts.map(|text| (text.contains("fn table("), text.contains("fn sample("))),
        [(true, false), (false, true)]
    );
    for text in texts {
        flatten_naga::validate(&naga::front::wgsl::parse_str(text).expect("WGSL")).expect("valid");
    }
    let words = [CALLED_PRESHADER_SPIRV, CALLED_VARYING_SPIRV];
    assert_eq!(words.map(|words| spirv_val("vulkan1.1", words)), [Ok(()), Ok(())]);
}

/// A `&mut` parameter is the pixel's, and its last value a part of the result.
#[flatten(preshader, exact, wgsl, spirv)]
fn written(x: f32, out: &mut Vec2, #[uniform] t: f32) -> f32 {
    *out += t.sin() * x;
    out.x * t
}

#[test]
fn what_pixels_write_is_in_their_result() {
    flatten_naga::validate(&naga::front::wgsl::parse_str(WRITTEN_VARYING_WGSL).expect("WGSL"))
        .expect("valid");
    let head = "fn written_varying(x: f32, out: vec2<f32>, pre: WrittenPreshader) -> WrittenVaryingOut {";
    assert!(WRITTEN_VARYING_WGSL.contains(head), "{WRITTEN_VARYING_WGSL}");
    assert_eq!(spirv_val("vulkan1.1", WRITTEN_VARYING_SPIRV), Ok(()));
}

/// Of methods, and of a module that waits for what stands elsewhere.
#[test]
fn every_form_of_items() {
    use inner::Ray;
    for text in [
        Ray::LIT_VARYING_WGSL,
        Ray::LIT_PRESHADER_WGSL,
        inner::ALONE_VARYING_WGSL,
        inner::ALONE_PRESHADER_WGSL,
    ] {
        flatten_naga::validate(&naga::front::wgsl::parse_str(text).expect("WGSL")).expect("valid");
    }
    assert!(Ray::LIT_VARYING_WGSL.contains("RayLitPreshader"), "{}", Ray::LIT_VARYING_WGSL);
    assert!(!inner::ALONE_VARYING_WGSL.contains("struct"));
    for words in [
        Ray::LIT_VARYING_SPIRV,
        Ray::LIT_PRESHADER_SPIRV,
        inner::ALONE_VARYING_SPIRV,
        inner::ALONE_PRESHADER_SPIRV,
    ] {
        assert_eq!(spirv_val("vulkan1.1", words), Ok(()));
    }
    assert_eq!(inner::alone_preshader(1.0).to_bytes(), [0; 0]);
    let light = vec3(1.0, 2.0, 2.0);
    assert_eq!(Ray(Vec3::X).lit_varying(&Ray::lit_preshader(light)), Ray(Vec3::X).lit(light));
}
