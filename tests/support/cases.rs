//! The functions of `tests/corpus`, each with its twin: a file is a theme, a function is a line.

use crate::leaves::{Leaves, leaves};
use flatten_core::value::Value;

#[path = "../corpus/arrays.rs"]
pub(crate) mod arrays;
#[path = "../corpus/bits.rs"]
pub(crate) mod bits;
#[path = "../corpus/colour.rs"]
pub(crate) mod colour;
#[path = "../corpus/easing.rs"]
pub(crate) mod easing;
#[path = "../corpus/effects.rs"]
pub(crate) mod effects;
#[path = "../corpus/exits.rs"]
pub(crate) mod exits;
#[path = "../corpus/folds.rs"]
pub(crate) mod folds;
#[path = "../corpus/generic.rs"]
pub(crate) mod generic;
#[path = "../corpus/guards.rs"]
pub(crate) mod guards;
#[path = "../corpus/loops.rs"]
pub(crate) mod loops;
#[path = "../corpus/math.rs"]
pub(crate) mod math;
#[path = "../corpus/matrices.rs"]
pub(crate) mod matrices;
#[path = "../corpus/noise.rs"]
pub(crate) mod noise;
#[path = "../corpus/objects.rs"]
pub(crate) mod objects;
#[path = "../corpus/order.rs"]
pub(crate) mod order;
#[path = "../corpus/rays.rs"]
pub(crate) mod rays;
#[path = "../corpus/sdf.rs"]
pub(crate) mod sdf;
#[path = "../corpus/shading.rs"]
pub(crate) mod shading;
#[path = "../corpus/state.rs"]
pub(crate) mod state;
#[path = "../corpus/tables.rs"]
pub(crate) mod tables;
#[path = "../corpus/variants.rs"]
pub(crate) mod variants;
#[path = "../corpus/whiles.rs"]
pub(crate) mod whiles;
// One line per function, beside what it is compared with.
#[path = "../corpus/kernels.rs"]
#[rustfmt::skip]
pub(crate) mod kernel_items;

/// Of items that stand on their own.
pub(crate) mod kernels {
    pub(crate) use super::kernel_items as shaders;
}

/// Hands all of them to a macro.
macro_rules! cases {
    ($then:ident) => {
        $then! {
            arrays:
                blur / blur_flat,
                horner / horner_flat,
                palette / palette_flat,
                guarded / guarded_flat,
                histogram / histogram_flat,
                sort / sort_flat,
                walk / walk_flat,
                product / product_flat,
                swap_lanes / swap_lanes_flat,
                first_above / first_above_flat;
            noise:
                hash / hash_flat,
                pcg / pcg_flat,
                hash_lattice / hash_lattice_flat,
                unit / unit_flat,
                white / white_flat,
                interleaved_gradient / interleaved_gradient_flat,
                value_noise / value_noise_flat,
                gradient_noise / gradient_noise_flat,
                fbm / fbm_flat,
                turbulence / turbulence_flat,
                ridged / ridged_flat,
                worley / worley_flat,
                worley_two / worley_two_flat,
                warped / warped_flat,
                marble / marble_flat,
                bayer / bayer_flat,
                dither / dither_flat,
                random_in_disc / random_in_disc_flat,
                random_direction / random_direction_flat;
            sdf:
                sphere / sphere_flat,
                box3 / box3_flat,
                round_box / round_box_flat,
                torus / torus_flat,
                capsule / capsule_flat,
                cylinder / cylinder_flat,
                octahedron / octahedron_flat,
                segment / segment_flat,
                hexagon / hexagon_flat,
                triangle / triangle_flat,
                heart / heart_flat,
                smooth_union / smooth_union_flat,
                smooth_subtraction / smooth_subtraction_flat,
                scene / scene_flat,
                march / march_flat,
                march_counted / march_counted_flat,
                normal / normal_flat,
                soft_shadow / soft_shadow_flat,
                occlusion / occlusion_flat,
                ray_sphere / ray_sphere_flat,
                repeated / repeated_flat;
            colour:
                luminance / luminance_flat,
                to_srgb / to_srgb_flat,
                to_linear / to_linear_flat,
                rgb_to_hsv / rgb_to_hsv_flat,
                hsv_to_rgb / hsv_to_rgb_flat,
                hue_sector / hue_sector_flat,
                cosine_palette / cosine_palette_flat,
                aces / aces_flat,
                reinhard / reinhard_flat,
                hable / hable_flat,
                overlay / overlay_flat,
                screen / screen_flat,
                over / over_flat,
                pack_rgba / pack_rgba_flat,
                unpack_rgba / unpack_rgba_flat,
                rgbe / rgbe_flat,
                saturation / saturation_flat,
                posterize / posterize_flat,
                heat / heat_flat,
                black_body / black_body_flat,
                checker / checker_flat;
            easing:
                smooth / smooth_flat,
                smoother / smoother_flat,
                quad_in_out / quad_in_out_flat,
                cubic_in_out / cubic_in_out_flat,
                expo_out / expo_out_flat,
                circ_in / circ_in_flat,
                sine_in_out / sine_in_out_flat,
                back_in / back_in_flat,
                back_in_out / back_in_out_flat,
                elastic_out / elastic_out_flat,
                bounce_out / bounce_out_flat,
                bounce_in_out / bounce_in_out_flat,
                triangle_wave / triangle_wave_flat,
                square_wave / square_wave_flat,
                pulse / pulse_flat,
                gain / gain_flat,
                almost_identity / almost_identity_flat,
                hermite / hermite_flat,
                bezier / bezier_flat,
                bezier_time / bezier_time_flat,
                quantized / quantized_flat,
                spring / spring_flat;
            matrices:
                rotation / rotation_flat,
                rotated / rotated_flat,
                product2 / product2_flat,
                determinant2 / determinant2_flat,
                inverse2 / inverse2_flat,
                product3 / product3_flat,
                transpose3 / transpose3_flat,
                determinant3 / determinant3_flat,
                solve3 / solve3_flat,
                look_at / look_at_flat,
                axis_angle / axis_angle_flat,
                rotor / rotor_flat,
                rotor_product / rotor_product_flat,
                rotor_apply / rotor_apply_flat,
                euler / euler_flat,
                project / project_flat,
                to_screen / to_screen_flat,
                tangent_frame / tangent_frame_flat,
                shear / shear_flat,
                reflect_twice / reflect_twice_flat,
                turned_twice / turned_twice_flat,
                in_order / in_order_flat,
                basis / basis_flat,
                grown / grown_flat;
            bits:
                count_ones / count_ones_flat,
                reverse / reverse_flat,
                highest_bit / highest_bit_flat,
                lowest_bit / lowest_bit_flat,
                morton / morton_flat,
                gray / gray_flat,
                ungray / ungray_flat,
                hilbert / hilbert_flat,
                parity / parity_flat,
                rotate / rotate_flat,
                fixed_mul / fixed_mul_flat,
                floor_div / floor_div_flat,
                gcd / gcd_flat,
                isqrt / isqrt_flat,
                pow_mod / pow_mod_flat,
                crc / crc_flat,
                fast_inverse_sqrt / fast_inverse_sqrt_flat,
                next_float / next_float_flat,
                half_to_float / half_to_float_flat,
                clamp_wrap / clamp_wrap_flat,
                radical_inverse / radical_inverse_flat,
                halton / halton_flat;
            loops:
                mandelbrot / mandelbrot_flat,
                julia_smooth / julia_smooth_flat,
                collatz / collatz_flat,
                odd_sum / odd_sum_flat,
                first_pair / first_pair_flat,
                skip_rows / skip_rows_flat,
                newton_root / newton_root_flat,
                bisect / bisect_flat,
                sine_series / sine_series_flat,
                polynomial / polynomial_flat,
                blur / blur_flat,
                fibonacci / fibonacci_flat,
                same_names / same_names_flat,
                shadowed_counter / shadowed_counter_flat,
                nothing_to_do / nothing_to_do_flat,
                bubble / bubble_flat,
                sieve / sieve_flat,
                relax / relax_flat;
            generic:
                warped / warped_flat,
                sky / sky_flat,
                on_a_slab / on_a_slab_flat,
                nearer / nearer_flat,
                graded / graded_flat;
            variants:
                trace / trace_flat,
                material_id / material_id_flat,
                modelled / modelled_flat,
                layered / layered_flat,
                room / room_flat,
                solved / solved_flat;
            whiles:
                count_bits / count_bits_flat,
                root_by_bits / root_by_bits_flat,
                divisor / divisor_flat,
                march / march_flat,
                power_of_three / power_of_three_flat,
                pairs / pairs_flat,
                pascal / pascal_flat,
                middle / middle_flat,
                once / once_flat,
                once_and_more / once_and_more_flat,
                at_once / at_once_flat,
                reversed / reversed_flat,
                digits / digits_flat,
                first_box / first_box_flat,
                average / average_flat;
            state:
                step / step_flat,
                simulate / simulate_flat,
                draw_three / draw_three_flat,
                swap / swap_flat,
                collide / collide_flat,
                late / late_flat,
                classify / classify_flat,
                effects_in_order / effects_in_order_flat,
                short_circuit / short_circuit_flat,
                sibling_names / sibling_names_flat,
                helper_names / helper_names_flat,
                attenuate / attenuate_flat,
                mix_lights / mix_lights_flat,
                lanes / lanes_flat,
                machine / machine_flat,
                clamp_unordered / clamp_unordered_flat,
                guarded / guarded_flat;
            objects:
                walk / walk_flat,
                nearest / nearest_flat,
                union / union_flat,
                two_rolls / two_rolls_flat,
                order_of_effects / order_of_effects_flat,
                monte_carlo / monte_carlo_flat,
                springs / springs_flat,
                sorted / sorted_flat,
                lanes_swapped / lanes_swapped_flat,
                calls_in_order / calls_in_order_flat,
                left_by_reference / left_by_reference_flat,
                bounds / bounds_flat;
            tables:
                weighted / weighted_flat,
                palette / palette_flat,
                polygon_area / polygon_area_flat,
                inside_polygon / inside_polygon_flat,
                lit / lit_flat,
                strongest / strongest_flat,
                insertion_sorted / insertion_sorted_flat,
                histogram / histogram_flat,
                source_changes / source_changes_flat,
                ordered_dither / ordered_dither_flat,
                convolved / convolved_flat,
                normalised / normalised_flat,
                horner / horner_flat;
            math:
                vignette / vignette_flat,
                gradient / gradient_flat,
                toon / toon_flat,
                grid_line / grid_line_flat,
                triangle_of / triangle_of_flat,
                fresnel / fresnel_flat,
                mirror / mirror_flat,
                glass / glass_flat,
                polar / polar_flat,
                swirl / swirl_flat,
                cell_signs / cell_signs_flat,
                banker / banker_flat,
                picked / picked_flat,
                inside_box / inside_box_flat,
                least_and_most / least_and_most_flat,
                fused / fused_flat,
                wobble / wobble_flat,
                exposure / exposure_flat,
                metal / metal_flat,
                distance_fade / distance_fade_flat,
                log_depth / log_depth_flat,
                frame_axis / frame_axis_flat,
                mixed_by_lanes / mixed_by_lanes_flat,
                soft_steps / soft_steps_flat;
            rays:
                first_hit / first_hit_flat,
                box_entry / box_entry_flat,
                box_thickness / box_thickness_flat,
                triangle / triangle_flat,
                disc / disc_flat,
                roots / roots_flat,
                tube / tube_flat,
                shadowed / shadowed_flat,
                bounced / bounced_flat,
                camera_ray / camera_ray_flat,
                voxel_walk / voxel_walk_flat;
            shading:
                ggx / ggx_flat,
                smith / smith_flat,
                schlick / schlick_flat,
                beckmann / beckmann_flat,
                burley / burley_flat,
                oren_nayar / oren_nayar_flat,
                lit / lit_flat,
                environment / environment_flat,
                clear_coat / clear_coat_flat,
                sheen / sheen_flat,
                spot / spot_flat,
                uncharted / uncharted_flat,
                agx_curve / agx_curve_flat,
                lottes / lottes_flat,
                thin_film / thin_film_flat,
                harmonics / harmonics_flat;
            order:
                operands / operands_flat,
                lanes_of_calls / lanes_of_calls_flat,
                receiver_and_argument / receiver_and_argument_flat,
                value_before_number / value_before_number_flat,
                numbers_that_act / numbers_that_act_flat,
                vector_number_first / vector_number_first_flat,
                fields_in_order / fields_in_order_flat,
                swapped_twice / swapped_twice_flat,
                through_fields / through_fields_flat,
                short_circuits / short_circuits_flat,
                no_short_circuits / no_short_circuits_flat,
                filled_by_reference / filled_by_reference_flat,
                number_assigned_first / number_assigned_first_flat,
                numbers_in_assignments / numbers_in_assignments_flat,
                value_before_sum / value_before_sum_flat,
                sums_of_references / sums_of_references_flat;
            effects:
                oklab / oklab_flat,
                from_oklab / from_oklab_flat,
                lab / lab_flat,
                rgb_to_hsl / rgb_to_hsl_flat,
                hsl_to_rgb / hsl_to_rgb_flat,
                cmyk / cmyk_flat,
                kelvin / kelvin_flat,
                pq / pq_flat,
                ycbcr / ycbcr_flat,
                chroma_key / chroma_key_flat,
                lift_gamma_gain / lift_gamma_gain_flat,
                soft_light / soft_light_flat,
                dodge_burn / dodge_burn_flat,
                rayleigh / rayleigh_flat,
                henyey_greenstein / henyey_greenstein_flat,
                cornette_shanks / cornette_shanks_flat,
                sky / sky_flat,
                scattering / scattering_flat,
                gerstner / gerstner_flat,
                sea / sea_flat,
                beer_powder / beer_powder_flat,
                height_fog / height_fog_flat,
                plasma / plasma_flat,
                tunnel / tunnel_flat,
                truchet / truchet_flat,
                hex_grid / hex_grid_flat,
                kaleidoscope / kaleidoscope_flat,
                voronoi_edges / voronoi_edges_flat,
                brick / brick_flat,
                halftone / halftone_flat,
                segments / segments_flat,
                sprite / sprite_flat,
                crt / crt_flat,
                ellipse / ellipse_flat,
                star / star_flat,
                pie / pie_flat,
                arc / arc_flat,
                egg / egg_flat,
                bezier_distance / bezier_distance_flat,
                mandelbulb / mandelbulb_flat,
                menger / menger_flat,
                apollonian / apollonian_flat,
                gyroid / gyroid_flat,
                fold_box / fold_box_flat,
                smin_cubic / smin_cubic_flat,
                polar_repeat / polar_repeat_flat,
                vesica / vesica_flat,
                cone / cone_flat,
                fresnel_dielectric / fresnel_dielectric_flat,
                fresnel_conductor / fresnel_conductor_flat,
                ggx_anisotropic / ggx_anisotropic_flat,
                env_brdf / env_brdf_flat,
                blinn_phong / blinn_phong_flat,
                wrap_subsurface / wrap_subsurface_flat,
                octahedral / octahedral_flat,
                from_octahedral / from_octahedral_flat,
                blend_normals / blend_normals_flat,
                parallax / parallax_flat,
                attenuation / attenuation_flat,
                rect_light / rect_light_flat,
                refraction / refraction_flat,
                toon_bands / toon_bands_flat,
                barycentric / barycentric_flat,
                capsule_hit / capsule_hit_flat,
                ellipsoid_hit / ellipsoid_hit_flat,
                frustum_sphere / frustum_sphere_flat,
                boxes_overlap / boxes_overlap_flat,
                cubic_roots / cubic_roots_flat,
                spherical / spherical_flat,
                equirect / equirect_flat,
                cube_face / cube_face_flat,
                quat_mul / quat_mul_flat,
                nlerp / nlerp_flat,
                slerp / slerp_flat,
                catmull_rom / catmull_rom_flat,
                bspline / bspline_flat,
                complex_div / complex_div_flat,
                mobius / mobius_flat,
                newton_fractal / newton_fractal_flat,
                gray_scott / gray_scott_flat,
                life / life_flat,
                lorenz / lorenz_flat,
                pendulum / pendulum_flat,
                flock / flock_flat,
                envelope / envelope_flat,
                soft_clip / soft_clip_flat,
                biquad / biquad_flat,
                bounce / bounce_flat,
                skin / skin_flat,
                billboard / billboard_flat,
                depth_of_field / depth_of_field_flat,
                linear_depth / linear_depth_flat,
                fxaa_edge / fxaa_edge_flat,
                sobel / sobel_flat,
                bilateral / bilateral_flat,
                cascade / cascade_flat,
                pcf / pcf_flat,
                variance_shadow / variance_shadow_flat,
                wave_packet / wave_packet_flat;
            exits:
                counters_shadowed / counters_shadowed_flat,
                names_of_copies / names_of_copies_flat,
                late_in_arms / late_in_arms_flat,
                left_from_two_loops / left_from_two_loops_flat,
                labels_of_three / labels_of_three_flat,
                left_in_a_value / left_in_a_value_flat,
                first_equal / first_equal_flat,
                steps_and_back / steps_and_back_flat,
                ends_of_integers / ends_of_integers_flat;
            guards:
                division / division_flat,
                least_by_minus_one / least_by_minus_one_flat,
                remainder_of_least / remainder_of_least_flat,
                number_in_range / number_in_range_flat,
                difference_of_sizes / difference_of_sizes_flat,
                small_cubes / small_cubes_flat,
                shifts / shifts_flat,
                division_in_a_loop / division_in_a_loop_flat,
                zero_or_nan / zero_or_nan_flat,
                orders_of_nan / orders_of_nan_flat,
                signs_of_zero / signs_of_zero_flat,
                casts_of_any / casts_of_any_flat,
                remainders / remainders_flat,
                lanes_of_nan / lanes_of_nan_flat,
                bits / bits_flat,
                never_folded / never_folded_flat,
                rounded / rounded_flat,
                two_elements / two_elements_flat,
                columns_and_elements / columns_and_elements_flat,
                lanes_by_number / lanes_by_number_flat,
                rows_swapped / rows_swapped_flat;
            folds:
                encoded / encoded_flat,
                filmic / filmic_flat,
                filtered / filtered_flat,
                ripples / ripples_flat,
                nearest / nearest_flat,
                within / within_flat,
                covered / covered_flat,
                scaled_lengths / scaled_lengths_flat,
                running / running_flat,
                parity / parity_flat;
            kernels:
                chain / chain_flat,
                sink_call / sink_call_flat,
                div_div / div_div_flat,
                div_share / div_share_flat,
                factor / factor_flat,
                cubic / cubic_flat,
                min_commutes / min_commutes_flat,
                min_max_consts / min_max_consts_flat,
                uniform_terms / uniform_terms_flat,
                early_returns / early_returns_flat,
                same_factor / same_factor_flat,
                abs_neg_sqrt / abs_neg_sqrt_flat,
                exp_log / exp_log_flat,
                sum_loop / sum_loop_flat,
                break_loop / break_loop_flat,
                luma / luma_flat,
                smooth_min / smooth_min_flat;
        }
    };
}
pub(crate) use cases;

leaves! {
    sdf::shaders::Ray { origin dir }
    sdf::shaders::Hit { dist material }
    colour::shaders::Palette { base swing rate phase }
    effects::shaders::Boid { at v }
    matrices::shaders::Columns2 { x y }
    matrices::shaders::Columns3 { x y z }
    matrices::shaders::Rotor { v s }
    objects::shaders::Ray { origin dir }
    rays::shaders::Ray { origin dir }
    rays::shaders::Hit { t normal id }
    shading::shaders::Material { albedo roughness metallic }
    objects::shaders::Sphere { center radius }
    objects::shaders::Spring { x v }
    objects::shaders::Pair { left right steps }
    state::shaders::Particle { position velocity age alive }
    state::shaders::Rng { state draws }
    state::shaders::Counter { count last }
    state::shaders::World { left right tick }
    state::shaders::Light { color intensity }
}
