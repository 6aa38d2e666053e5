//! Makes a recipe that fails smaller, as long as it fails.

use crate::recipe::{Arg, Recipe, What};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What is wrong with a recipe, if something is; a panic is wrong too.
pub(crate) fn wrong(recipe: &Recipe, check: &dyn Fn(&Recipe) -> Result<(), String>) -> Option<String> {
    let call = || check(recipe);
    catch_unwind(AssertUnwindSafe(call))
        .unwrap_or_else(|why| {
            let text = why.downcast_ref::<String>().cloned();
            let text = text.or_else(|| why.downcast_ref::<&str>().map(|s| (*s).to_owned()));
            Err(format!("a panic: {}", text.unwrap_or_default()))
        })
        .err()
}

/// The recipe of a seed passes, or the smallest one found that does not is shown.
#[track_caller]
pub(crate) fn hold(seed: u64, recipe: &Recipe, check: &dyn Fn(&Recipe) -> Result<(), String>) {
    if wrong(recipe, check).is_none() {
        return;
    }
    std::panic::set_hook(Box::new(|_| ()));
    let small = shrunk(recipe.clone(), check);
    let _ = std::panic::take_hook();
    let why = wrong(&small, check).unwrap_or_else(|| "no longer".into());
    panic!("seed {seed}: {why}\n{small}");
}

/// The smallest recipe found that fails still.
pub(crate) fn shrunk(mut recipe: Recipe, check: &dyn Fn(&Recipe) -> Result<(), String>) -> Recipe {
    loop {
        let smaller = candidates(&recipe).find(|small| wrong(small, check).is_some());
        match smaller {
            Some(small) => recipe = small,
            None => return recipe,
        }
    }
}

/// Recipes with fewer roots or steps, or with a constant in the place of a step.
fn candidates(recipe: &Recipe) -> impl Iterator<Item = Recipe> + '_ {
    let count = recipe.roots.len();
    let with = |roots: &[Arg]| Recipe { roots: roots.to_vec(), ..recipe.clone() }.pruned();
    let alone = (0..count).filter(move |_| count > 1).map(move |i| with(&recipe.roots[i..=i]));
    let without = (0..count).filter(move |_| count > 2).map(move |i| {
        let mut roots = recipe.roots.clone();
        roots.remove(i);
        with(&roots)
    });
    let roots = alone.chain(without);
    let steps = (0..recipe.steps.len()).rev().flat_map(|at| replaced(recipe, at));
    roots.chain(steps)
}

/// The recipe with an operand in the place of a step, with a constant there, or with the step as the root.
fn replaced(recipe: &Recipe, at: usize) -> Vec<Recipe> {
    let step = &recipe.steps[at];
    let mut all = Vec::new();
    if matches!(step.what, What::Const(_)) || step.ty == Ty::TUPLE {
        return all;
    }
    for arg in step.args.iter().filter(|a| recipe.steps[a.at].ty == step.ty) {
        let mut small = recipe.clone();
        let moved = |a: &mut Arg| {
            if a.at == at {
                *a = Arg { at: arg.at, not: arg.not ^ a.not };
            }
        };
        small.steps.iter_mut().for_each(|s| s.args.iter_mut().for_each(moved));
        small.roots.iter_mut().for_each(moved);
        all.push(small.pruned());
    }
    if !matches!(step.what, What::Param { .. }) {
        let ones = match step.ty.scalar {
            Scalar::F32 => 1.0f32.to_bits(),
            _ => 1,
        };
        for bits in [0, ones] {
            let mut small = recipe.clone();
            small.steps[at].what = What::Const(Value::splat(step.ty, bits));
            small.steps[at].args = vec![];
            all.push(small.pruned());
        }
    }
    all
}
