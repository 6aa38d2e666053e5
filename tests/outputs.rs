//! What the arguments of `#[flatten(..)]` put beside a function.

use flatten::prelude::*;

#[flatten(wgsl, spirv, graph, naga)]
fn helperless(x: f32, #[uniform] k: f32) -> f32 {
    if x < 0.0 { x * k } else { x }
}

#[flatten(exact, wgsl, graph)]
fn with_callee(v: Vec3) -> f32 {
    inner(v.x) + inner(v.y)
}

#[flatten(source)]
fn inner(x: f32) -> f32 {
    x * 2.0
}

#[flatten(wgsl)]
mod shaders {
    #[flatten(graph)]
    pub(crate) fn both(x: f32) -> f32 {
        x + 1.0
    }
}

/// Two colours, mixed.
#[flatten(wgsl, naga)]
fn blend(a: Vec3, b: Vec3, t: f32) -> Vec3 {
    a.lerp(b, t)
}

/// The same as products and sums.
#[flatten(wgsl, naga, expand_lerp)]
fn blend_expanded(a: Vec3, b: Vec3, t: f32) -> Vec3 {
    a.lerp(b, t)
}

/// A module that waits for a source: what is asked for stands there at once, and its values come later.
#[flatten(exact, wgsl, spirv, graph, naga)]
mod waits {
    use super::inner;

    pub(crate) struct Lens {
        pub(crate) focus: f32,
    }

    impl Lens {
        #[flatten]
        pub(crate) fn bent(&self) -> f32 {
            inner(self.focus)
        }
    }

    #[flatten]
    pub(crate) fn over(x: f32) -> f32 {
        inner(x) + 1.0
    }

    pub(crate) mod below {
        #[flatten]
        pub(crate) fn deep(x: f32) -> f32 {
            super::over(x)
        }
    }
}

#[test]
fn outputs_of_a_module_that_waits() {
    let texts = [waits::OVER_WGSL, waits::Lens::BENT_WGSL, waits::below::DEEP_WGSL];
    for (text, formula) in texts.into_iter().zip(["(x * 2f) + 1f", "focus * 2f", "(x * 2f) + 1f"]) {
        naga::front::wgsl::parse_str(text).expect("WGSL");
        assert!(text.contains(formula), "{text}");
    }
    assert_eq!(waits::OVER_SPIRV[0], 0x0723_0203);
    assert_eq!(waits::over_graph().gates, flatten_core::options::Gates::EXACT);
    assert_eq!(waits::over_naga().functions.len(), naga_functions(waits::OVER_WGSL));
    assert_eq!((waits::over_flat(3.0), waits::Lens { focus: 2.0 }.bent_flat()), (7.0, 4.0));
}

fn naga_functions(text: &str) -> usize {
    naga::front::wgsl::parse_str(text).expect("WGSL").functions.len()
}

#[test]
fn wgsl_is_text_that_naga_reads() {
    expect_test::expect![[r#"
        fn helperless(x: f32, k: f32) -> f32 {
            return select(x, (x * k), (x < 0f));
        }

    "#]]
    .assert_eq(HELPERLESS_WGSL);
    for text in [HELPERLESS_WGSL, WITH_CALLEE_WGSL, shaders::BOTH_WGSL] {
        naga::front::wgsl::parse_str(text).expect("WGSL");
    }
}

#[test]
fn spirv_begins_with_its_number() {
    const WORDS: &[u32] = HELPERLESS_SPIRV;
    assert_eq!(WORDS[0], 0x0723_0203);
}

#[test]
fn graphs_are_those_of_the_text() {
    let graph: flatten::Graph = helperless_graph();
    assert_eq!(graph.verify(), Ok(()));
    assert_eq!(graph.gates, flatten_core::options::Gates::FAST);
    expect_test::expect![[r#"
        fn helperless(x: f32, uniform k: f32) -> f32 {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = const 0.0 : f32
            %3 = lt %0 %2 : bool
            %4 = mul %0 %1 : f32
            %5 = select %3 %4 %0 : f32
            return %5
        }
    "#]]
    .assert_eq(&graph.to_string());
    assert_eq!(with_callee_graph().gates, flatten_core::options::Gates::EXACT);
    assert_eq!(shaders::both_graph().signature.name, "both");
}

#[test]
fn modules_are_those_of_the_compiler() {
    let module: flatten::naga::Module = helperless_naga();
    let function = module.functions.iter().next().expect("one function").1;
    assert_eq!(function.name.as_deref(), Some("helperless"));
}

#[test]
fn twins_are_beside_them() {
    assert_eq!(helperless_flat(-2.0, 3.0), helperless(-2.0, 3.0));
    assert_eq!(with_callee_flat(Vec3::ONE), with_callee(Vec3::ONE));
    assert_eq!(shaders::both_flat(1.0), shaders::both(1.0));
}

#[flatten(exact, wgsl)]
fn turned(m: Mat3, v: Vec3, n: Mat4) -> (Mat3, Mat4) {
    let mut turned = m * Mat3::from_rotation_z(v.x);
    turned.z_axis = m.inverse() * v;
    (turned, n * v.y)
}

/// Matrices cross the boundary as matrices.
#[test]
fn matrices_are_matrices() {
    let (m, n) = (Mat3::from_diagonal(vec3(1.0, 2.0, 4.0)), Mat4::from_scale(vec3(1.0, 2.0, 3.0)));
    for v in [vec3(0.5, 1.0, -2.0), Vec3::ZERO] {
        assert_eq!(turned(m, v, n), turned_flat(m, v, n));
    }
    naga::front::wgsl::parse_str(TURNED_WGSL).expect("WGSL");
    for text in ["m: mat3x3<f32>", "n: mat4x4<f32>", "mat3x3<f32>("] {
        assert!(TURNED_WGSL.contains(text), "{text} is not in {TURNED_WGSL}");
    }
}

#[flatten(exact, wgsl)]
fn undone(m: Mat4, i: usize, lanes: [f32; 9]) -> (Mat4, Vec4, [f32; 9]) {
    let n = Mat3::from_cols_array(&lanes);
    (m.inverse(), m.col(i) - m.row(i), (n.abs() * 2.0).to_cols_array())
}

#[test]
fn matrices_have_an_inverse_and_lanes() {
    let m = Mat4::from_cols(
        vec4(0.5, -1.0, 2.0, 0.25),
        vec4(3.0, 1.5, -0.75, 0.0),
        vec4(0.1, 0.2, 0.3, 4.0),
        vec4(-2.0, 1.0, 7.0, 1.0),
    );
    let lanes = std::array::from_fn(|i| i as f32 - 4.5);
    for i in 0..4 {
        assert_eq!(undone(m, i, lanes), undone_flat(m, i, lanes));
    }
    assert_eq!(undone(Mat4::IDENTITY, 0, lanes).0, Mat4::IDENTITY);
    naga::front::wgsl::parse_str(UNDONE_WGSL).expect("WGSL");
}

#[test]
fn mixes_are_whole_unless_expanded() {
    assert!(BLEND_WGSL.contains("return mix(a, b, t);"), "{BLEND_WGSL}");
    assert!(!BLEND_EXPANDED_WGSL.contains("mix("), "{BLEND_EXPANDED_WGSL}");
    let mixes = |module: flatten::naga::Module| format!("{:?}", module.functions).contains("Mix");
    assert!(mixes(blend_naga()) && !mixes(blend_expanded_naga()));
    let (a, b) = (vec3(1.0, 2.0, -4.0), vec3(0.5, 0.0, 8.0));
    assert_eq!(blend_flat(a, b, 0.25), blend(a, b, 0.25));
    assert_eq!(blend_expanded_flat(a, b, 0.25), blend_expanded(a, b, 0.25));
}
