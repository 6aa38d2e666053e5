//! The functions of `accepted.rs`, `shapes.rs`, `bodies.rs`, `compound.rs`, `matches.rs`, `loops.rs`, `overloads.rs` and
//! `generics.rs`: rustc accepts what the front end accepts, with the same types, and
//! what the typed tree and the graph compute is what rustc's code computes.

use crate::accepted::In;
use crate::{accepted, bodies, compound, generics, loops, matches, overloads, shapes};
use expect_test::expect_file;
use flatten_core::front::{self, Sources};
use flatten_core::hir::Unit;
use flatten_core::hir::interp as oracle;
use flatten_core::options::Options;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use flatten_core::{compile, interp};
use glam::{vec3, vec4};

/// A function as rustc compiles it.
type Original = fn(In) -> f32;

/// A file of functions.
struct Group {
    text: &'static str,
    originals: &'static [(&'static str, Original)],
}

const ACCEPTED: Group = Group { text: include_str!("accepted.rs"), originals: ACCEPTED_ORIGINALS };
const SHAPES: Group = Group { text: include_str!("shapes.rs"), originals: SHAPES_ORIGINALS };
const BODIES: Group = Group { text: include_str!("bodies.rs"), originals: BODIES_ORIGINALS };
const COMPOUND: Group = Group { text: include_str!("compound.rs"), originals: COMPOUND_ORIGINALS };
const MATCHES: Group = Group { text: include_str!("matches.rs"), originals: MATCHES_ORIGINALS };
const OVERLOADS: Group = Group { text: include_str!("overloads.rs"), originals: OVERLOADS_ORIGINALS };
const GENERICS: Group = Group { text: include_str!("generics.rs"), originals: GENERICS_ORIGINALS };
const LOOPS: Group = Group { text: include_str!("loops.rs"), originals: LOOPS_ORIGINALS };

/// The original functions by name.
macro_rules! originals {
    ($list:ident = $module:ident: $($name:ident)*) => {
        const $list: &[(&str, Original)] = &[$((stringify!($name), $module::$name)),*];
    };
}

originals! { ACCEPTED_ORIGINALS = accepted:
    float_literal_from_return float_literal_from_operator float_literals_meet integers_default
    integer_from_later_use literal_takes_cast negative_limits suffixes late_type late_vector
    scalar_times_vector nested_literals integer_vectors unsigned_vectors shifts bit_operators comparisons masks
    negation precedence compound compound_vectors lanes fields tuples value_before_place operands_in_order
    short_circuit or_assign_in_order arguments_in_order struct_fields_in_order vectors_as_structs scans open_powers casts_by_context orders orderings numbers_of_variants written_anew sorts checked_indices arrays_from_functions
    shadowing sibling_scopes
    constants mutable_parameter if_value early_returns return_in_value exits_inside_values all_arms_return block_values sum
    inclusive unsigned_loop break_and_continue labels return_in_loop shadowed_in_loop loop_variable_type calls
    types_from_calls methods powers receivers casts swizzle_writes whole_shader sizes sizes_of_casts other_integers
    method_values method_chains method_places references reference_places reference_exits references_in_order matrices_of_two inverse_of_two matrices_of_three
    inverse_of_three matrices_of_four determinant_of_four equal_matrices
    method_elements lent_elements places_exchanged borrowed_elements borrowed_elements_in_order borrowed_receivers
    ranges_contain ranges_around ranges_in_order
    closures closures_write closures_in_order closures_infer closures_hide closures_loop
    folds folds_of_other_types folds_ask folds_in_stages folds_by_name folds_in_order
    returns_in_closures functions_taken
    options_by_pattern options_by_method options_leave_early options_in_places options_compared options_by_reference
    options_of_iterators options_in_loops
    enums_without_fields enums_with_fields panics defaults enums_in_bodies structs_compared
    elements_lent iterators_cut closures_move elements_looked_up second_names places_in_patterns closures_take_places
    closures_in_bounds
    later_types_from_arguments later_types_from_later_uses later_types_by_default later_types_of_floats
    later_types_in_order conversions_that_may_fail items_by_number
}

originals! { SHAPES_ORIGINALS = shapes:
    tuple_patterns struct_patterns tuple_struct_patterns parameter_patterns reference_patterns loop_patterns late_patterns
    patterns_infer shadowing_patterns swaps places_in_assignments assigned_in_order assigned_values tuple_structs
    fields_of_tuple_structs_in_order unit_structs struct_update update_base_comes_last const_items
}

originals! { BODIES_ORIGINALS = bodies:
    functions items_behind_their_use outer_items_are_hidden sibling_blocks nested_functions bounds_and_lengths
    constants_of_constants statics structs hidden_structs structs_in_inner_blocks imports imports_of_everything doubles
    imported_types imported_items locals_and_items parameters_are_hidden items_in_loops exits_of_inner_functions
    items_behind_the_last_statement
}

originals! { COMPOUND_ORIGINALS = compound:
    compound_bools compound_bits compound_sums effects_on_the_right unary_and_parentheses ways_out_of_bounds
    constant_bounds reads_before_writes
}

originals! { GENERICS_ORIGINALS = generics:
    generic_functions generic_functions_take_functions generic_methods traits traits_of_values functions_and_places
    traits_that_take_functions traits_by_name names_of_traits clones copies_are_no_places conversions_by_bounds slices
    pieces elements_left_out
}

originals! { OVERLOADS_ORIGINALS = overloads:
    sums_of_own products_of_own two_structs by_reference bits_of_own assigned_own own_in_order own_folds own_in_bodies defaults_and_conversions
    conversions_by_method conversions_in_order compared_by_own ordered_by_own derived_orders_beside_own_equality compared_by_name
    greatest_and_least greatest_in_order compared_by_type sums_by_own operators_by_name
}

originals! { LOOPS_ORIGINALS = loops:
    counted_while step_first effects_in_a_condition run_time_condition_within_a_count endless_with_a_value value_of_some_types returns_out_of_a_loop once now_or_never blocks_with_labels labels_and_loops ways_out_of_conditions triangles nested_whiles counts_in_floats shadowed_in_a_while held_by_options options_held_in_order types_said_by_methods
}

originals! { MATCHES_ORIGINALS = matches:
    integers other_integers bools floats known_constants constants constants_of_bodies constants_of_structs
    vectors arms_in_order guards guards_in_order items_in_guards guards_that_leave last_arms_with_guards bindings shadowing
    choices nested references methods computed_once ways_out all_arms_return labels counters values_of_arms
    operands tests conditions_with_patterns patterns_or_else loops_with_patterns bounds_that_match
    guards_of_cases rests_of_arrays slices_by_pattern constants_behind_references
}

impl Group {
    fn unit(&self) -> Unit {
        let mut file = syn::parse_file(self.text).expect("rustc has read it");
        file.items.extend(inputs_struct(self.text));
        let sources = Sources::flat(file.items);
        let index = |(name, _): &(&str, Original)| sources.index(0, name).expect("it is listed");
        let entries: Vec<usize> = self.originals.iter().map(index).collect();
        front::run(&sources, &entries).unwrap_or_else(|e| panic!("{e}")).unit
    }

    /// Every public function of the file is listed.
    fn all_are_listed(&self) {
        let listed: Vec<&str> = self.originals.iter().map(|(name, _)| *name).collect();
        let written: Vec<&str> =
            self.text.lines().filter_map(|l| l.strip_prefix("pub fn ")?.split('(').next()).collect();
        assert_eq!(listed, written);
    }

    /// The text with the types that the front end finds.
    fn typed(&self) -> String {
        let mut inserts: Vec<(usize, usize, String)> = Vec::new();
        let unit = self.unit();
        for f in &unit.fns {
            for local in f.locals[f.params..].iter().filter(|l| !l.name.is_empty()) {
                let at = local.span.end();
                // The locals of formulas stand at the token of their call.
                let line = self.text.lines().nth(at.line - 1).expect("the local is in the file");
                if !line[..at.column].ends_with(&local.name) {
                    continue;
                }
                inserts.push((at.line, at.column, unit.type_text(&local.ty)));
            }
        }
        inserts.sort();
        let mut lines: Vec<String> = self.text.lines().map(str::to_owned).collect();
        for (line, column, ty) in inserts.into_iter().rev() {
            let text = &mut lines[line - 1];
            let before = &text[..column];
            // Names in patterns and loop variables cannot have a type there, and some have one already.
            let plain =
                before.contains("let ") && !before.contains(['(', '{']) && !text[column..].starts_with(':');
            if plain {
                text.insert_str(column, &format!(": {ty}"));
            }
        }
        lines.join("\n") + "\n"
    }

    /// What the typed tree computes, and what the graph computes, is what rustc's code computes.
    fn values_are_rustcs(&self) {
        let unit = self.unit();
        for (name, original) in self.originals {
            let id = unit.find(name).expect("the entry is in the unit");
            let graph = compile(&unit, id, &Options::exact(), &mut |_, _| {});
            let graph = graph.unwrap_or_else(|e| panic!("{name}: {e}"));
            let mut ran = 0;
            for input in inputs() {
                let args = leaves(input);
                let Ok(found) = oracle::call(&unit, id, &args) else { continue };
                let expected = Value::f32(original(input));
                assert!(found[0].same(expected), "{name}: {found:?}, rustc {expected:?}, for {args:?}");
                let flat = interp::run(&graph, &args).expect("the graph has no loop");
                assert!(flat[0].same(expected), "{name}: graph {flat:?}, rustc {expected:?}, for {args:?}");
                ran += 1;
            }
            assert!(ran >= 20, "{name} ran {ran} times only");
        }
    }
}

/// What every function takes, for the files that import it.
fn inputs_struct(text: &str) -> impl Iterator<Item = syn::Item> {
    let file = syn::parse_file(ACCEPTED.text).expect("rustc has read it");
    let imported = text != ACCEPTED.text;
    file.items
        .into_iter()
        .filter(move |item| imported && matches!(item, syn::Item::Struct(s) if s.ident == "In"))
}

#[test]
fn all_are_listed() {
    ACCEPTED.all_are_listed();
    SHAPES.all_are_listed();
    BODIES.all_are_listed();
    COMPOUND.all_are_listed();
    LOOPS.all_are_listed();
    OVERLOADS.all_are_listed();
    GENERICS.all_are_listed();
    MATCHES.all_are_listed();
}

/// The types that the front end finds are written into a copy of the file, which is compiled with the tests:
/// if rustc found another type, it would not compile.
#[test]
fn types_are_rustcs() {
    expect_file!["typed.rs"].assert_eq(&ACCEPTED.typed());
    expect_file!["shapes_typed.rs"].assert_eq(&SHAPES.typed());
}

#[test]
fn values_are_rustcs() {
    ACCEPTED.values_are_rustcs();
}

#[test]
fn values_of_shapes_are_rustcs() {
    SHAPES.values_are_rustcs();
}

#[test]
fn values_of_bodies_are_rustcs() {
    BODIES.values_are_rustcs();
}

#[test]
fn values_of_compound_assignments_are_rustcs() {
    COMPOUND.values_are_rustcs();
}

#[test]
fn values_of_matches_are_rustcs() {
    MATCHES.values_are_rustcs();
}

#[test]
fn values_of_loops_are_rustcs() {
    LOOPS.values_are_rustcs();
}

#[test]
fn values_of_generic_functions_are_rustcs() {
    GENERICS.values_are_rustcs();
}

#[test]
fn values_of_own_operators_are_rustcs() {
    OVERLOADS.values_are_rustcs();
}

fn inputs() -> impl Iterator<Item = In> {
    let floats = [0.0, -0.0, 1.0, -1.5, 0.25, 3.75, -20.0, 1e9, f32::NAN, f32::INFINITY, 0.1, 7.5];
    let ints = [0, 1, -1, 3, 7, -40, 1000, 123_456];
    (0..240_usize).map(move |n| {
        let f = |k: usize| floats[(n * 7 + k * 5 + n / 11) % floats.len()];
        let i = ints[(n * 3 + n / 7) % ints.len()];
        let u = (n as u32).wrapping_mul(2_654_435_761) >> (n % 24);
        let (v, w) = (vec3(f(2), f(3), f(4)), vec4(f(5), f(6), f(7), f(8)));
        In { x: f(0), y: f(1), i, u, c: n % 2 == 0, v, w }
    })
}

fn leaves(p: In) -> Vec<Value> {
    let vec = |x: &[f32]| Value::from_lanes(Ty::new(Scalar::F32, x.len() as u8), |i| x[i].to_bits());
    let (v, w) = (vec(&p.v.to_array()), vec(&p.w.to_array()));
    vec![Value::f32(p.x), Value::f32(p.y), Value::i32(p.i), Value::u32(p.u), Value::bool(p.c), v, w]
}
