//! What leaves become in graphs, WGSL, SPIR-V and naga modules.

#[path = "support/validator.rs"]
mod validator;

use expect_test::expect;
use flatten::prelude::*;
use flatten_core::interp;
use flatten_core::op::trap::Trap;
use flatten_core::options::Caps;
use flatten_core::passes::fuse::fuse;
use flatten_core::value::Value;
use validator::spirv_val;

#[flatten]
#[derive(Clone, Copy)]
struct Ray {
    origin: Vec2,
    dir: Vec2,
}

/// Its body is in the language, so it is written as a function of its own.
#[flatten(leaf)]
fn perlin(p: Vec2) -> f32 {
    let q = p.fract();
    if q.x > q.y { q.x } else { 1.0 - q.y }
}

/// Several values in, several out; another leaf inside.
#[flatten(barrier, source)]
fn bounce(ray: Ray, k: f32) -> (Ray, f32) {
    let n = perlin(ray.origin) * K;
    (Ray { origin: ray.origin + ray.dir * n, dir: -ray.dir }, n + k)
}

#[flatten]
const K: f32 = 0.5;

#[flatten(exact, graph, naga, wgsl, spirv)]
fn shade(p: Vec2, #[uniform] k: f32) -> f32 {
    let n = perlin(p * 2.0);
    let (ray, t) = bounce(Ray { origin: p, dir: Vec2::splat(n) }, k);
    if ray.dir.x > 0.0 { t + perlin(p * 2.0) } else { n - perlin(vec2(0.25, k)) }
}

/// Outside of the language: fine for the twin and for graphs.
#[flatten(leaf)]
fn length_of(x: f32) -> u32 {
    x.to_string().len() as u32
}

#[flatten(graph)]
fn digits(x: f32, #[uniform] k: f32) -> f32 {
    length_of(k) as f32 + x
}

#[flatten]
mod shaders {
    use flatten::prelude::*;

    mod inner {
        use flatten::prelude::*;

        fn half(x: f32) -> f32 {
            x * 0.5
        }

        #[flatten(leaf, source)]
        pub(super) fn soft(x: f32) -> f32 {
            half(x).abs()
        }
    }

    #[flatten(leaf)]
    fn hard(x: f32) -> f32 {
        x.max(0.0)
    }

    #[flatten(wgsl, graph)]
    pub(super) fn mixed(x: f32, soft: f32) -> f32 {
        inner::soft(x) + hard(soft)
    }
}

#[test]
fn modules_write_their_leaves() {
    expect![[r#"
        fn soft_2_(x_2_: f32) -> f32 {
            return abs((x_2_ * 0.5f));
        }

        fn hard(x_3_: f32) -> f32 {
            return max(x_3_, 0f);
        }

        fn mixed(x: f32, soft: f32) -> f32 {
            let soft_2_2_ = soft_2_(x);
            let hard_2_ = hard(soft);
            return (soft_2_2_ + hard_2_);
        }

    "#]]
    .assert_eq(shaders::MIXED_WGSL);
    naga::front::wgsl::parse_str(shaders::MIXED_WGSL).expect("WGSL");
    assert_eq!((shaders::mixed(-3.0, 2.0), shaders::mixed_flat(-3.0, 2.0)), (3.5, 3.5));
}

#[test]
fn a_leaf_is_a_function_in_wgsl() {
    expect![[r#"
        struct Ray {
            origin: vec2<f32>,
            dir: vec2<f32>,
        }

        struct BounceOut {
            _0_: Ray,
            _1_: f32,
        }

        fn perlin(p_2_: vec2<f32>) -> f32 {
            let q = (p_2_ - trunc(p_2_));
            return select((1f - q.y), q.x, (q.y < q.x));
        }

        fn bounce(ray: Ray, k_2_: f32) -> BounceOut {
            let perlin_2_ = perlin(ray.origin);
            let n = (perlin_2_ * 0.5f);
            return BounceOut(Ray(((n * ray.dir) + ray.origin), -(ray.dir)), (n + k_2_));
        }

        fn shade(p: vec2<f32>, k: f32) -> f32 {
            let n_2_ = perlin((p * 2f));
            let bounce_2_ = bounce(Ray(p, vec2(n_2_)), k);
            let ray_dir = bounce_2_._0_.dir;
            let t = bounce_2_._1_;
            let perlin_3_ = perlin(vec2<f32>(0.25f, k));
            return (select(-(perlin_3_), t, (0f < ray_dir.x)) + n_2_);
        }

    "#]]
    .assert_eq(SHADE_WGSL);
    let module = naga::front::wgsl::parse_str(SHADE_WGSL).expect("WGSL");
    let names: Vec<_> = module.functions.iter().filter_map(|(_, f)| f.name.clone()).collect();
    assert_eq!(names, ["perlin", "bounce", "shade"]);
}

#[test]
fn spirv_is_valid() {
    const WORDS: &[u32] = SHADE_SPIRV;
    assert_eq!(WORDS[0], 0x0723_0203);
    assert_eq!(spirv_val("vulkan1.1", WORDS), Ok(()));
}

#[test]
fn naga_modules_hold_them_too() {
    let module: flatten::naga::Module = shade_naga();
    assert!(flatten_naga::validate(&module).is_ok());
    let frame = flatten_core::schedule::run(&fuse(&shade_graph(), &Caps::NAGA));
    assert_eq!(flatten_naga::wgsl(&frame).as_deref(), Ok(SHADE_WGSL));
}

#[test]
fn graphs_hold_calls_and_bodies() {
    let graph = shade_graph();
    let names: Vec<_> =
        graph.primitives().iter().map(|p| (p.path.as_str(), p.barrier, p.body.is_some())).collect();
    assert_eq!(names, [("perlin", false, true), ("bounce", true, true)]);
    let digits = digits_graph();
    let [primitive] = digits.primitives() else { panic!("one primitive") };
    assert_eq!((primitive.path.as_str(), primitive.body.is_some()), ("length_of", false));
    let text = digits.to_string().replace(&format!("{:x}", primitive.id), "ID");
    expect![[r#"
        fn digits(x: f32, uniform k: f32) -> f32 {
            leaf 0 id ID path length_of fn length_of(x: f32) -> u32;
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = call 0 %1 : u32
            %3 = cast f32 %2 : f32
            %4 = add %0 %3 : f32
            return %4
        }
    "#]]
    .assert_eq(&text);
    let args = [Value::f32(0.5), Value::f32(12.25)];
    assert_eq!(interp::run(&digits, &args), Err(Trap::UnknownLeaf));
    let backend = |_: &_, args: &[Value]| Some(vec![Value::u32(length_of(args[0].f(0)))]);
    assert_eq!(interp::run_with(&digits, &args, &backend), Ok(vec![Value::f32(5.5)]));
    assert_eq!(digits_flat(0.5, 12.25), 5.5);
}

/// Bodies are what the leaves compute: with them alone the graph gives what the twin gives.
#[test]
fn bodies_are_what_leaves_compute() {
    fn backend(primitive: &flatten_core::graph::Primitive, args: &[Value]) -> Option<Vec<Value>> {
        interp::run_with(primitive.body.as_ref()?, args, &backend).ok()
    }
    for x in [-1.5_f32, 0.0, 0.25, 0.75, 3.5] {
        for k in [-2.0_f32, 0.5, 7.25] {
            let args =
                [Value::from_lanes("Vec2".parse().expect("a type"), |i| [x, k][i].to_bits()), Value::f32(k)];
            let found = interp::run_with(&shade_graph(), &args, &backend).expect("all is known")[0].f(0);
            assert_eq!(found, shade(vec2(x, k), k));
            assert_eq!(found, shade_flat(vec2(x, k), k));
        }
    }
}
