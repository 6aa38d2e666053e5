//! Renders a whole shader, written as for Rust-GPU, by itself and by its twin, and compares the pictures.
//!
//! ```text
//! cargo run --release --example lantern -- [FOLDER]
//! ```
//! The exit status is 1 if the pictures differ visibly.

#[expect(unreachable_pub, reason = "the file is written as a library of shaders is")]
mod shader;

use flatten::glam::{Vec2, Vec4, vec2};
use shader::lantern::Inputs;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

const WIDTH: u32 = 320;
const HEIGHT: u32 = 180;
/// Two colours of 8 bits a channel that differ by more look different.
const VISIBLE: f32 = 2.0 / 255.0;
/// How many pixels may look different: where a rounding decides whether a ray hits.
const STRAY: f32 = 0.002;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/lantern".to_owned());
    std::fs::create_dir_all(&folder)?;
    let size = vec2(WIDTH as f32, HEIGHT as f32);
    let inputs = Inputs { resolution: size.extend(1.0), time: 1.25, frame: 1, mouse: Vec4::ZERO };
    let original = picture(|color, at| inputs.main_image(color, at));
    let twin = picture(|color, at| inputs.main_image_flat(color, at));
    save(&Path::new(&folder).join("original.png"), &original)?;
    save(&Path::new(&folder).join("twin.png"), &twin)?;
    let differences = original.iter().zip(&twin).map(|(a, b)| (*a - *b).abs().max_element());
    // A NaN is a difference too.
    let visible = differences.clone().filter(|d| d.is_nan() || *d > VISIBLE).count();
    let largest = differences.fold(0.0, f32::max);
    println!("{} pixels, {visible} differ visibly, the largest difference is {largest:e}", original.len());
    let good = visible as f32 <= STRAY * original.len() as f32;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every pixel, from the top left on.
fn picture(shade: impl Fn(&mut Vec4, Vec2)) -> Vec<Vec4> {
    let pixel = |(x, y): (u32, u32)| {
        let mut color = Vec4::ZERO;
        shade(&mut color, vec2(x as f32 + 0.5, (HEIGHT - y) as f32 - 0.5));
        color
    };
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))).map(pixel).collect()
}

fn save(path: &Path, pixels: &[Vec4]) -> Result<(), Box<dyn Error>> {
    let bytes = pixels.iter().flat_map(|c| (c.clamp(Vec4::ZERO, Vec4::ONE) * 255.0 + 0.5).to_array());
    let bytes: Vec<u8> = bytes.map(|x| x as u8).collect();
    image::save_buffer(path, &bytes, WIDTH, HEIGHT, image::ColorType::Rgba8)?;
    Ok(())
}
