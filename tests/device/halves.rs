//! Functions in two halves: what a draw computes, on the host and on the device, lies in a uniform buffer that the pixels'
//! half reads. Together they give the bits of the whole.

use crate::functions::{self, Function};
use crate::gpu::{Bound, Gpu, READ, STORAGE, WRITTEN, bytes, read_row, value_words, words_of};
use crate::limits;
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::preshader::{self, Field, Split};
use flatten_core::ty::Scalar;
use flatten_core::value::Value;
use flatten_core::{interp, schedule};

/// How many of the draws of a function are tried, each with so many pixels.
const DRAWS: usize = 4;
const PIXELS: usize = 16;

/// A function of which every second parameter is the draw's.
pub(crate) struct Case {
    pub(crate) name: String,
    whole: Graph,
    split: Split,
    rows: Vec<Vec<Value>>,
}

/// Those of exact operations that have something to hand over; and one with a struct of every type.
pub(crate) fn cases(functions: &[Function]) -> Vec<Case> {
    let mut every: Graph = EVERY.parse().expect("it is the text of a graph");
    every.gates = Gates::EXACT;
    let types: Vec<_> = every.signature.param_leaves().iter().map(|leaf| leaf.1).collect();
    let every = ("every type".to_owned(), every, crate::grid::ordinary_rows(&types, 64));
    let exact = functions.iter().filter(|(_, graph, _)| functions::is_exact(graph)).map(halved);
    exact.filter(|case| !case.split.fields.is_empty()).chain([of_graph(&every)]).collect()
}

fn halved((name, graph, rows): &Function) -> Case {
    let mut signature = graph.signature.clone();
    signature.params.iter_mut().skip(1).step_by(2).for_each(|param| param.uniform = true);
    let mut whole = Graph::new(signature, graph.gates);
    let leaves = whole.signature.param_leaves();
    let params: Vec<_> = (0..).zip(&leaves).map(|(i, (_, ty, _))| whole.param(i, *ty)).collect();
    whole.roots = whole.import(graph, &graph.roots, &params);
    of_graph(&(name.clone(), whole, rows.clone()))
}

fn of_graph((name, whole, rows): &Function) -> Case {
    let split = preshader::split(whole, preshader::SLOTS, "Handed");
    Case { name: format!("halves of {name}"), whole: whole.clone(), split, rows: rows.clone() }
}

/// Runs both halves, and compares.
pub(crate) fn run(gpu: &Gpu, case: &Case) -> Result<(), String> {
    let Case { whole, split, rows, .. } = case;
    let words = split.in_words();
    let [draw, pixel] = [&words.draw, &words.pixel].map(|half| schedule::run(&fuse(half, &Caps::NAGA)));
    let of_draw = whole.signature.params.iter();
    let of_draw: Vec<bool> = of_draw
        .flat_map(|param| std::iter::repeat_n(preshader::is_of_draw(param), param.shape.leaf_count()))
        .collect();
    let side = |row: &[Value], draw: bool| -> Vec<Value> {
        row.iter().zip(&of_draw).filter(|(_, of)| **of == draw).map(|(value, _)| *value).collect()
    };
    for first in rows.iter().take(DRAWS) {
        let uniforms = side(first, true);
        let handed = interp::run(&words.draw, &uniforms).map_err(|trap| trap.to_string())?;
        let buffer = in_rows(&split.fields, split.rows, &handed);
        let written = gpu.run_draw(&draw, &uniforms, buffer.len())?;
        let on_device = words_in_rows(&split.fields, &written);
        if !handed.iter().zip(&on_device).all(|(want, got)| limits::is_same(*want, *got)) {
            return Err(format!("on {uniforms:?} the draw gives {on_device:?}, not {handed:?}"));
        }
        let pixels: Vec<_> = rows.iter().take(PIXELS).map(|row| side(row, false)).collect();
        let results = gpu.run_pixels(&pixel, &pixels, &buffer)?;
        for (row, got) in rows.iter().zip(&results) {
            let mixed = row.iter().zip(first).zip(&of_draw);
            let mixed: Vec<Value> = mixed.map(|((own, draw), of)| if *of { *draw } else { *own }).collect();
            let want = interp::run(whole, &mixed).map_err(|trap| trap.to_string())?;
            if want.iter().all(|v| v.is_finite())
                && !want.iter().zip(got).all(|(w, g)| limits::is_same(*w, *g))
            {
                return Err(format!("{mixed:?} gives {got:?}, not {want:?}"));
            }
        }
    }
    Ok(())
}

/// The fields as `to_rows` puts them.
fn in_rows(fields: &[Field], rows: u32, values: &[Value]) -> Vec<u32> {
    let mut words = vec![0; rows as usize * 4];
    for (field, value) in fields.iter().zip(values) {
        let at = (field.row * 4 + u32::from(field.lane)) as usize;
        value_words(value).enumerate().for_each(|(i, word)| words[at + i] = word);
    }
    words
}

/// The values of the fields, a word for a `bool`.
fn words_in_rows(fields: &[Field], words: &[u32]) -> Vec<Value> {
    let value = |field: &Field| {
        let at = (field.row * 4 + u32::from(field.lane)) as usize;
        let lanes = &words[at..at + field.ty.lanes as usize];
        let ty = if field.ty.is_bool() { field.ty.with_scalar(Scalar::U32) } else { field.ty };
        read_row(&[ty], lanes)[0]
    };
    fields.iter().map(value).collect()
}

impl Gpu {
    /// What a pixel's half gives for each row and what a draw has handed over.
    fn run_pixels(
        &self,
        frame: &flatten_core::frame::Frame,
        rows: &[Vec<Value>],
        handed: &[u32],
    ) -> Result<Vec<Vec<Value>>, String> {
        let module = self.pass_through(flatten_naga::pixel_spirv(frame).map_err(|e| e.to_string())?);
        let out_types = frame.signature.result.leaves();
        let width = words_of(&out_types);
        let inputs: Vec<u32> = rows.iter().flat_map(|row| row.iter().flat_map(value_words)).collect();
        let (input, output) =
            (self.filled(&inputs, STORAGE), self.buffer(bytes(rows.len() * width), STORAGE));
        let uniform = self.filled(handed, wgpu::BufferUsages::UNIFORM);
        let bound: [Bound; 3] =
            [(0, READ, &input), (1, WRITTEN, &output), (2, wgpu::BufferBindingType::Uniform, &uniform)];
        let words = self.dispatched(&module, &bound, rows.len(), &output);
        Ok(words.chunks_exact(width).map(|row| read_row(&out_types, row)).collect())
    }

    /// What a draw's half writes for a row of arguments: so many words.
    fn run_draw(
        &self,
        frame: &flatten_core::frame::Frame,
        row: &[Value],
        words: usize,
    ) -> Result<Vec<u32>, String> {
        let module = self.pass_through(flatten_naga::draw_spirv(frame).map_err(|e| e.to_string())?);
        let inputs: Vec<u32> = row.iter().flat_map(value_words).collect();
        let (input, output) = (self.filled(&inputs, STORAGE), self.buffer(bytes(words), STORAGE));
        Ok(self.dispatched(&module, &[(0, READ, &input), (1, WRITTEN, &output)], 1, &output))
    }
}

/// Fields of every type and width, some of which share rows.
const EVERY: &str = "fn every(x: f32, uniform a: bool, uniform b: BVec3, uniform c: Vec2, uniform d: IVec3, uniform e: u32, uniform f: BVec2, uniform g: Vec4) -> (f32, Vec3, bool, Vec2, IVec3, u32, BVec2, Vec4) {
    %0 = param 0 : f32
    %1 = param 1 : bool
    %2 = param 2 : BVec3
    %3 = param 3 : Vec2
    %4 = param 4 : IVec3
    %5 = param 5 : u32
    %6 = param 6 : BVec2
    %7 = param 7 : Vec4
    %8 = const 2.0 : f32
    %9 = mul %0 %8 : f32
    %10 = select %1 %0 %9 : f32
    %11 = splat 3 %0 : Vec3
    %12 = splat 3 %9 : Vec3
    %13 = select %2 %11 %12 : Vec3
    %14 = lt %0 %8 : bool
    %15 = and %14 %1 : bool
    %16 = splat 2 %0 : Vec2
    %17 = add %3 %16 : Vec2
    %18 = const 0.0 : f32
    %19 = lt %0 %18 : bool
    %20 = const IVec3(1, 2, 3) : IVec3
    %21 = select %19 %4 %20 : IVec3
    %22 = const 9u : u32
    %23 = select %19 %5 %22 : u32
    %24 = const BVec2(false, true) : BVec2
    %25 = select %19 %6 %24 : BVec2
    %26 = splat 4 %0 : Vec4
    %27 = mul %7 %26 : Vec4
    return %10 %13 !%15 %17 %21 %23 %25 %27
}";
