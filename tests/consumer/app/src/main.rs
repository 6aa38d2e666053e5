//! The program: callees from two crates, by globs, renames, re-exports and paths, some of them by two ways.
#![deny(warnings, unreachable_pub)]

use flatten::prelude::*;
use noise::lattice;
use noise::worley::Patch;
use shapes::lens::Lens;
use shapes::prelude::*;
use shapes::solids::{Look, Solid};
use shapes::{march as walk, ray};

/// The same function by a re-export, a path, and what another one calls.
#[flatten(exact)]
fn diamond(p: Vec2) -> f32 {
    clouds(p) + noise::fbm(p * 2.0) + lattice::hash(p) * OCTAVES as f32 + ::noise::hash(p)
}

#[flatten(exact)]
fn through_methods(origin: Vec3, dir: Vec3) -> Vec3 {
    let mut r = Ray::new(origin, dir);
    r.advance(1.5);
    r.at(ray::Ray::START + 0.5)
}

#[flatten(exact)]
fn shade(uv: Vec2) -> Vec3 {
    let hit: Hit = walk(Ray::new(vec3(0.0, 1.0, -3.0), uv.extend(1.0)), 0.8);
    if !hit.found {
        return Vec3::splat(clouds(uv));
    }
    let p = hit.ray.at(hit.t);
    vec3(sphere(p, 1.0), ground(p), hit.t)
}

#[flatten(exact)]
fn gives_theirs(p: Vec3) -> Hit {
    walk(Ray { origin: p, dir: Vec3::Z }, 1.0)
}

/// Modules of two crates, and one here.
#[flatten(exact)]
fn of_modules(p: Vec2) -> f32 {
    let ray = Ray::new(p.extend(0.5), Vec3::Z);
    shapes::terrain::below(ray, 0.25) + local::mixed(p) + noise::worley::cells(p)
}

#[flatten(exact)]
mod local {
    use flatten::math::*;
    use flatten::prelude::*;
    use noise::worley::{Cell, Point};
    use shapes::terrain::{self, deeper::fold};

    #[flatten]
    pub(crate) fn mixed(p: Vec2) -> f32 {
        let point: Point = Cell::around(p).point();
        mix(terrain::stones(p), fold(p.extend(1.0)), saturate(point.distance(p)))
    }
}

/// Leaves of another crate, by their paths and behind its functions.
#[flatten(exact)]
fn of_leaves(p: Vec2) -> f32 {
    let [a, b] = noise::derivative(&[p, p.yx()], (p.y, p.x > 0.5));
    noise::billow(p) + shapes::bumps(p.extend(0.0)) + a.dot(b)
}

/// A feature of the same name is on there, and off here.
#[flatten(exact)]
fn of_features(x: f32) -> f32 {
    #[cfg(feature = "ripples")]
    return 0.0;
    #[cfg(not(feature = "ripples"))]
    return noise::ripple(x) * 2.0;
}

/// The same of a module there, and in one here.
#[flatten(exact)]
mod features {
    use flatten::prelude::*;
    use noise::worley::ripples;

    #[flatten]
    pub(crate) fn of_modules(p: Vec2) -> f32 {
        #[cfg(feature = "ripples")]
        return absent(p);
        #[cfg(not(feature = "ripples"))]
        return ripples(p) * 0.5;
    }
}

/// Structs whose fields are private in their crates.
#[flatten(exact)]
fn of_private_fields(patch: &mut Patch, lens: &Lens, p: Vec2) -> (Patch, Vec2) {
    if p.x > 0.5 {
        patch.rain(p.y);
    }
    (Patch::between(p, Vec2::ONE), lens.bent(p) * patch.depth())
}

#[flatten(exact)]
mod private_fields {
    use flatten::prelude::*;
    use noise::worley::{Cell, Patch, Point};
    use shapes::lens::Lens;

    #[flatten]
    pub(crate) fn lens(patches: [Patch; 2], point: Point, p: Vec2) -> (Lens, Cell, f32) {
        let [mut a, b] = patches;
        a.rain(b.depth());
        (Lens::over(a, p.x), point.cell, point.distance(p))
    }
}

/// Enums of another crate, made here and there, and what holds them.
#[flatten(exact)]
fn of_enums(p: Vec3, slab: Option<Solid>) -> (Option<Solid>, f32) {
    let ball = Solid::Ball(p * 0.5, 0.25);
    let found = shapes::solids::nearer(Ray::new(p, Vec3::X), ball, slab.unwrap_or(Solid::Nothing));
    let weight = match found {
        Some((Solid::Slab { low, .. }, look)) => low + (look as u32) as f32,
        Some((_, Look::Plain)) => 0.5,
        Some(_) => 0.75,
        None => -1.0,
    };
    (found.map(|(solid, _)| solid), weight + slab.and_then(|solid| solid.distance(p)).unwrap_or(0.0))
}

/// What names variants alone where it stands.
#[flatten(exact)]
fn of_looks(kind: shapes::looks::Kind, side: shapes::looks::deeper::Side, by: f32) -> f32 {
    let other = shapes::looks::turned(side, by);
    shapes::looks::bright(kind, side) + 2.0 * shapes::looks::bright(kind, other)
}

#[flatten(exact)]
mod enums {
    use shapes::solids::{self, Solid};

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) enum Scene {
        Empty,
        One(Solid),
        Two { first: Solid, second: Solid },
    }

    #[flatten]
    pub(crate) fn nearest(scene: Scene, ray: shapes::ray::Ray) -> Scene {
        match scene {
            Scene::Two { first, second } => match solids::nearer(ray, first, second) {
                Some((solid, solids::Look::Plain)) => Scene::One(solid),
                Some((solid, _)) => Scene::Two { first: solid, second: first },
                None => Scene::Empty,
            },
            Scene::One(Solid::Nothing) => Scene::Empty,
            other => other,
        }
    }
}

/// A module and a crate of one name.
#[flatten(exact)]
mod clash {
    use flatten::prelude::*;

    mod noise {
        use super::*;

        pub(super) fn hash(p: Vec2) -> f32 {
            p.x * 3.0
        }
    }

    #[flatten]
    pub(crate) fn both(p: Vec2) -> f32 {
        noise::hash(p) + ::noise::hash(p) * 10.0
    }
}

mod alone {
    use flatten::prelude::*;

    mod noise {
        use flatten::prelude::*;

        #[flatten]
        pub(super) fn hash(p: Vec2) -> f32 {
            p.y * 5.0
        }
    }

    #[flatten(exact)]
    pub(crate) fn both(p: Vec2) -> f32 {
        noise::hash(p) + ::noise::hash(p) * 10.0
    }
}

/// Operators of a struct of another crate, whose fields nobody here sees.
#[flatten(exact)]
fn of_operators(x: f32) -> f32 {
    let d = shapes::dual::Dual::variable(x);
    (d * d + 0.5 * -&d).slope() + shapes::dual::of_cubic(x)
}

/// The items of `items!` in two crates.
#[flatten(exact)]
fn of_items(p: Vec2) -> f32 {
    shapes::mountain(p) + noise::Ridge::new(p).height(p) + noise::valley::floor(p) + lone(p.x)
}

flatten::items! {
    #[flatten(exact)]
    fn lone(x: f32) -> f32 {
        beside(x) * noise::ROUGH
    }

    fn beside(x: f32) -> f32 {
        noise::hash(Vec2::splat(x))
    }
}

fn main() {
    println!("{}", shade(Vec2::ZERO));
}

#[cfg(test)]
mod tests {
    use super::*;
    use noise::worley::Cell;

    fn points() -> impl Iterator<Item = Vec2> {
        let xs = [-7.25_f32, -1.0, -0.0, 0.0, 0.3, 0.5, 1.75, 123.5];
        xs.into_iter().flat_map(move |x| xs.into_iter().map(move |y| vec2(x, y)))
    }

    fn same(a: f32, b: f32) {
        assert!(a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()), "{a} and {b}");
    }

    fn same3(a: Vec3, b: Vec3) {
        a.to_array().into_iter().zip(b.to_array()).for_each(|(a, b)| same(a, b));
    }

    #[test]
    fn twins_of_this_crate() {
        for p in points() {
            same(diamond(p), diamond_flat(p));
            same(of_leaves(p), of_leaves_flat(p));
            same(shapes::bumps(p.extend(1.0)), shapes::bumps_flat(p.extend(1.0)));
            same3(shade(p), shade_flat(p));
            let q = p.extend(0.5);
            same3(through_methods(q, Vec3::ONE), through_methods_flat(q, Vec3::ONE));
            let (a, b) = (gives_theirs(q), gives_theirs_flat(q));
            same(a.t, b.t);
            same3(a.ray.origin, b.ray.origin);
            assert_eq!(a.found, b.found);
        }
    }

    #[test]
    fn twins_over_modules() {
        for p in points() {
            same(of_modules(p), of_modules_flat(p));
            same(local::mixed(p), local::mixed_flat(p));
            same(of_items(p), of_items_flat(p));
            same(of_operators(p.x), of_operators_flat(p.x));
            same(shapes::dual::of_cubic(p.y), shapes::dual::of_cubic_flat(p.y));
            same(lone(p.y), lone_flat(p.y));
            same(shapes::mountain(p), shapes::mountain_flat(p));
            same(noise::ridge(p), noise::ridge_flat(p));
            same(clash::both(p), clash::both_flat(p));
            same(alone::both(p), alone::both_flat(p));
            same(noise::worley::cells(p), noise::worley::cells_flat(p));
            same(
                shapes::terrain::deeper::fold(p.extend(0.0)),
                shapes::terrain::deeper::fold_flat(p.extend(0.0)),
            );
            let ray = Ray::new(p.extend(2.0), Vec3::ONE);
            same(shapes::terrain::below(ray, p.x), shapes::terrain::below_flat(ray, p.x));
        }
    }

    #[test]
    fn twins_over_private_fields() {
        for p in points() {
            same(of_features(p.x), (p.x.sin() * 0.5 + 1.0) * 2.0);
            same(of_features(p.x), of_features_flat(p.x));
            same(features::of_modules(p), noise::worley::nearest(p) - 0.5);
            same(features::of_modules(p), features::of_modules_flat(p));
            let patch = Patch::between(p, p.yx());
            let lens = Lens::over(patch, p.y);
            let (mut a, mut b) = (patch, patch);
            assert_eq!(of_private_fields(&mut a, &lens, p), of_private_fields_flat(&mut b, &lens, p));
            assert_eq!(a, b);
            let point = Cell::around(p).point();
            let patches = [patch, Patch::between(p, Vec2::ZERO)];
            let made = private_fields::lens(patches, point, p);
            assert_eq!(made, private_fields::lens_flat(patches, point, p));
        }
    }

    #[test]
    fn twins_over_enums() {
        use shapes::looks::{Kind, deeper::Side};
        for kind in [Kind::Smooth, Kind::Rough(0.25), Kind::Rough(0.75)] {
            for side in [Side::Front, Side::Back { by: 3.0 }] {
                assert_eq!(of_looks(kind, side, 0.5), of_looks_flat(kind, side, 0.5), "{kind:?} {side:?}");
            }
        }
        let solids =
            [Solid::Nothing, Solid::Ball(vec3(0.5, 0.0, -1.0), 0.5), Solid::Slab { low: -1.0, high: 0.25 }];
        for p in points() {
            let q = p.extend(0.5);
            for a in solids {
                assert_eq!(a.distance(q), a.distance_flat(q));
                for slab in [None, Some(a)] {
                    assert_eq!(of_enums(q, slab), of_enums_flat(q, slab));
                }
                for b in solids {
                    let ray = Ray::new(q, Vec3::ONE);
                    assert_eq!(shapes::solids::nearer(ray, a, b), shapes::solids::nearer_flat(ray, a, b));
                    for scene in
                        [enums::Scene::Empty, enums::Scene::One(a), enums::Scene::Two { first: a, second: b }]
                    {
                        assert_eq!(enums::nearest(scene, ray), enums::nearest_flat(scene, ray));
                    }
                }
            }
        }
    }

    #[test]
    fn twins_of_the_libraries() {
        for p in points() {
            same(noise::value(p), noise::value_flat(p));
            same(noise::fbm(p), noise::fbm_flat(p));
            same(noise::hash(p), noise::lattice::hash_flat(p));
            let q = p.extend(-0.75);
            same(ground(q), shapes::ground_flat(q));
            same(sphere(q, 2.0), shapes::sphere_flat(q, 2.0));
            let ray = Ray::new(q, vec3(0.1, -0.5, 1.0));
            let (a, b) = (walk(ray, 0.9), shapes::march_flat(ray, 0.9));
            same(a.t, b.t);
            assert_eq!((a.found, a.ray), (b.found, b.ray));
            same3(ray.at(2.0), ray.at_flat(2.0));
            let (mut moved, mut moved_flat) = (ray, ray);
            moved.advance(0.7);
            moved_flat.advance_flat(0.7);
            assert_eq!(moved, moved_flat);
        }
    }
}
