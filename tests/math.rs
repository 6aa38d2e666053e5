//! `flatten::math`: the functions on the CPU compute what their formulas in the compiler do, bit for bit, and names
//! mean in a twin what they mean in the original.

use flatten::math;
use flatten::prelude::*;
use flatten_core::front::{self, Sources};
use flatten_core::graph::Graph;
use flatten_core::hir::interp as oracle;
use flatten_core::interp;
use flatten_core::options::Options;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// Special values, and some that are not.
const GRID: &[f32] = &[
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.5,
    -1.5,
    0.3,
    1e-40,
    -1e-40,
    16_777_217.0,
    -3.7e9,
    f32::MAX,
    f32::MIN_POSITIVE,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];

/// What a function takes and gives, as leaves.
trait Leaf: Copy {
    const TY: Ty;
    fn at(n: usize) -> Self;
    fn value(self) -> Value;
}

fn lane(n: usize) -> f32 {
    GRID[n % GRID.len()]
}

impl Leaf for f32 {
    const TY: Ty = Ty::F32;
    fn at(n: usize) -> f32 {
        lane(n)
    }
    fn value(self) -> Value {
        Value::f32(self)
    }
}

impl Leaf for bool {
    const TY: Ty = Ty::BOOL;
    fn at(n: usize) -> bool {
        n % 3 == 1
    }
    fn value(self) -> Value {
        Value::bool(self)
    }
}

macro_rules! vectors {
    ($($V:ident $B:ident $n:literal [$($i:literal)+];)*) => {$(
        impl Leaf for $V {
            const TY: Ty = Ty::new(Scalar::F32, $n);
            fn at(n: usize) -> $V {
                $V::new($(lane(n + n / 7 * $i + $i * 5)),+)
            }
            fn value(self) -> Value {
                Value::vec(&self.to_array())
            }
        }

        impl Leaf for $B {
            const TY: Ty = Ty::new(Scalar::Bool, $n);
            fn at(n: usize) -> $B {
                $B::new($((n + n / 3 * $i) % 4 < 2),+)
            }
            fn value(self) -> Value {
                let lanes: [bool; $n] = self.into();
                Value::from_lanes(Self::TY, |i| lanes[i].into())
            }
        }
    )*};
}

vectors! {
    Vec2 BVec2 2 [0 1];
    Vec3 BVec3 3 [0 1 2];
    Vec4 BVec4 4 [0 1 2 3];
}

/// A function of parameters of these types as Hir and graph.
struct Formula {
    parsed: front::Parsed,
    graph: Graph,
}

impl Formula {
    fn new(name: &str, params: &[Ty], result: Ty) -> Formula {
        let list: Vec<String> = params.iter().enumerate().map(|(i, ty)| format!("x{i}: {ty}")).collect();
        let args: Vec<String> = (0..params.len()).map(|i| format!("x{i}")).collect();
        let text = format!("fn f({}) -> {result} {{ math::{name}({}) }}", list.join(", "), args.join(", "));
        let item: syn::Item = syn::parse_str(&text).expect("a function");
        let parsed = front::run(&Sources::flat([item]), &[0]).unwrap_or_else(|e| panic!("{text}: {e}"));
        let graph = flatten_core::compile(&parsed.unit, parsed.entries[0], &Options::exact(), &mut |_, _| {});
        Formula { graph: graph.unwrap_or_else(|e| panic!("{text}: {e}")), parsed }
    }

    fn test(&self, name: &str, args: &[Value], cpu: Value) {
        let hir = oracle::call(&self.parsed.unit, self.parsed.entries[0], args).expect("nothing traps");
        let graph = interp::run(&self.graph, args).expect("no loop");
        for (which, found) in [("the tree", hir[0]), ("the graph", graph[0])] {
            // Rust leaves open which zero `min` and `max` of two zeros give.
            let zeros = matches!(name, "min" | "max") && equal(found, cpu);
            assert!(found.same(cpu) || zeros, "{name}{args:?}: the CPU gives {cpu}, {which} {found}");
        }
    }
}

/// Equal lane by lane, `-0.0` to `0.0` too.
fn equal(a: Value, b: Value) -> bool {
    (0..a.ty.lanes as usize).all(|i| a.f(i) == b.f(i) || a.lane(i).same(b.lane(i)))
}

fn unary<X: Leaf, R: Leaf>(name: &str, f: fn(X) -> R) {
    let formula = Formula::new(name, &[X::TY], R::TY);
    for n in 0..GRID.len() * 3 {
        let x = X::at(n);
        formula.test(name, &[x.value()], f(x).value());
    }
}

fn binary<X: Leaf, R: Leaf>(name: &str, f: fn(X, X) -> R) {
    let formula = Formula::new(name, &[X::TY, X::TY], R::TY);
    for n in 0..GRID.len() * GRID.len() {
        let (x, y) = (X::at(n), X::at(n / GRID.len()));
        formula.test(name, &[x.value(), y.value()], f(x, y).value());
    }
}

fn ternary<X: Leaf, Y: Leaf, R: Leaf>(name: &str, f: fn(X, X, Y) -> R) {
    let formula = Formula::new(name, &[X::TY, X::TY, Y::TY], R::TY);
    let count = GRID.len();
    for n in 0..count * count * count / 5 {
        let n = n * 5;
        let (x, y, z) = (X::at(n), X::at(n / count), Y::at(n / count / count));
        formula.test(name, &[x.value(), y.value(), z.value()], f(x, y, z).value());
    }
}

/// Each function of a list on `f32` and the vectors, or on the vectors only.
macro_rules! every {
    ($test:ident: $($name:ident)*) => {
        every!(@ $test [f32 Vec2 Vec3 Vec4] $($name)*);
    };
    ($test:ident vectors: $($name:ident)*) => {
        every!(@ $test [Vec2 Vec3 Vec4] $($name)*);
    };
    (@ $test:ident $types:tt $($name:ident)*) => { $(every!(@@ $test $name $types);)* };
    (@@ $test:ident $name:ident [$($T:ident)*]) => { $($test::<$T, _>(stringify!($name), math::$name);)* };
}

#[test]
fn functions_of_one_operand_are_their_formulas() {
    every!(unary: saturate abs sign floor ceil trunc round fract rcp sqrt inverse_sqrt exp exp2 ln log2 sin cos tan
        asin acos atan sinh cosh tanh radians degrees length);
    every!(unary vectors: normalize hadd hmin hmax);
    unary("any", math::any::<bool>);
    unary("any", math::any::<BVec3>);
    unary("all", math::all::<bool>);
    unary("all", math::all::<BVec4>);
}

#[test]
fn functions_of_two_operands_are_their_formulas() {
    every!(binary: step min max pow atan2 distance);
    every!(binary vectors: dot reflect);
    binary("cross", math::cross);
}

#[test]
fn functions_of_three_operands_are_their_formulas() {
    every!(ternary_same: clamp smoothstep fma mad mix lerp);
    ternary("mix", math::mix::<Vec2, f32>);
    ternary("lerp", math::lerp::<Vec4, f32>);
    ternary("refract", math::refract::<Vec2>);
    ternary("refract", math::refract::<Vec3>);
    ternary("refract", math::refract::<Vec4>);
    ternary("select", math::select::<f32, bool>);
    ternary("select", math::select::<Vec3, bool>);
    ternary("select", math::select::<Vec3, BVec3>);
    ternary("select", math::select::<BVec2, BVec2>);
}

fn ternary_same<X: Leaf, R: Leaf>(name: &str, f: fn(X, X, X) -> R) {
    ternary(name, f);
}

#[test]
fn values() {
    assert_eq!((math::round(2.5), math::round(-0.5), math::round(3.5)), (2.0, -0.0, 4.0));
    assert_eq!((math::sign(0.0), math::sign(-3.0), math::sign(f32::NAN)), (0.0, -1.0, 0.0));
    assert_eq!(math::fract(-0.25), 0.75);
    assert_eq!((math::step(1.0, 1.0), math::step(1.0, f32::NAN)), (1.0, 0.0));
    assert_eq!(math::smoothstep(Vec2::ZERO, Vec2::splat(2.0), vec2(1.0, 3.0)), vec2(0.5, 1.0));
    assert_eq!(math::select(vec2(1.0, 2.0), vec2(3.0, 4.0), bvec2(true, false)), vec2(3.0, 2.0));
    assert_eq!(math::refract(vec2(1.0, 0.0), vec2(0.0, 1.0), 2.0), Vec2::ZERO);
    assert_eq!(math::distance(3.0, -1.0), 4.0);
    assert_eq!(math::degrees(math::radians(90.0)), 90.0);
    assert_eq!(math::clamp(5.0, 3.0, 1.0), 1.0);
}

// ---- Names.

mod by_glob {
    use flatten::math::*;
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn shade(v: Vec3, t: f32) -> Vec3 {
        let shaded = mix(v, Vec3::ONE, smoothstep(0.0, 1.0, t)) * saturate(dot(v, Vec3::Y));
        // A local of the name of a function is a local.
        let step = fract(t) + sign(t) * round(t);
        select(shaded, vec3(step, 0.0, 1.0), t > 2.0)
    }
}

mod by_name {
    use flatten::math::mix as blend;
    use flatten::math::{self, mix};
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn shade(v: Vec2, t: f32) -> f32 {
        let c = mix(0.25, 0.75, t) + blend(1.0, 2.0, t);
        math::hadd(v) * flatten::math::max(c, v.x)
    }

    #[flatten(exact)]
    pub(crate) fn calls(v: Vec2) -> f32 {
        shade(v, 0.5) + mix(v.x, v.y, 0.5)
    }
}

#[flatten]
mod inside {
    use flatten::math::*;
    use flatten::prelude::*;

    /// The user's own wins over the glob.
    fn step(edge: f32, x: f32) -> f32 {
        edge * 100.0 + x
    }

    #[flatten(exact)]
    pub(crate) fn shade(x: f32) -> f32 {
        step(x, 1.0) + mix(x, 0.0, 0.25)
    }
}

/// Annotated functions of the user's that bear the names of `math`'s stay his, imported or not.
mod own {
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn mix(a: f32, b: f32, t: f32) -> f32 {
        a + b * 10.0 + t * 100.0
    }

    #[flatten(exact)]
    pub(crate) fn shade(x: f32) -> f32 {
        mix(x, 1.0, 2.0)
    }

    pub(crate) mod below {
        use super::mix;
        use flatten::prelude::*;

        #[flatten(exact)]
        pub(crate) fn shade(x: f32) -> f32 {
            mix(1.0, x, 2.0)
        }
    }
}

#[test]
fn names_mean_what_rustc_says() {
    for x in [-2.5, -0.0, 0.25, 0.5, 3.0] {
        let v = vec3(x, 0.5, 1.0 - x);
        assert_eq!(by_glob::shade(v, x), by_glob::shade_flat(v, x));
        assert_eq!(by_name::shade(v.xy(), x), by_name::shade_flat(v.xy(), x));
        assert_eq!(by_name::calls(v.xy()), by_name::calls_flat(v.xy()));
        assert_eq!(inside::shade(x), inside::shade_flat(x));
        assert_eq!(own::shade_flat(x), x + 210.0);
        assert_eq!(own::below::shade_flat(x), 1.0 + x * 10.0 + 200.0);
    }
}

/// What the facade has in `math` may be the user's own, whoever brings it.
mod brought {
    use flatten::prelude::*;

    #[flatten(source)]
    pub(crate) fn mix(x: f32, y: f32) -> f32 {
        x - y
    }

    pub(crate) mod above {
        use super::*;

        #[flatten]
        pub(crate) fn by_glob(x: f32) -> f32 {
            mix(x, 1.0)
        }
    }

    pub(crate) mod renamed {
        use super::mix as float;
        use flatten::prelude::*;

        #[flatten]
        pub(crate) fn by_name(x: f32) -> f32 {
            float(x, 2.0)
        }
    }

    pub(crate) mod made {
        use flatten::prelude::*;

        macro_rules! make {
            ($name:ident) => {
                #[flatten(source)]
                fn $name(x: f32) -> f32 {
                    x - 3.0
                }
            };
        }

        make!(mix);

        #[flatten]
        pub(crate) fn by_macro(x: f32) -> f32 {
            mix(x)
        }
    }
}

#[test]
fn names_may_be_the_users() {
    assert_eq!(brought::above::by_glob_flat(1.5), 0.5);
    assert_eq!(brought::renamed::by_name_flat(1.5), -0.5);
    assert_eq!(brought::made::by_macro_flat(1.5), -1.5);
}
