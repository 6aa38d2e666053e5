//! Runs frames on the machine's Vulkan device, one invocation per row of arguments.

use flatten_core::frame::Frame;
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use std::borrow::Cow;

/// A Vulkan device.
pub(crate) struct Gpu {
    /// What the driver calls it.
    pub(crate) name: String,
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Gpu {
    /// The first device there is, if there is one.
    pub(crate) fn open() -> Option<Gpu> {
        pollster::block_on(async {
            let mut instance = wgpu::InstanceDescriptor::new_without_display_handle();
            instance.backends = wgpu::Backends::VULKAN;
            let adapter = wgpu::Instance::new(instance).request_adapter(&Default::default()).await.ok()?;
            let descriptor = wgpu::DeviceDescriptor {
                required_limits: adapter.limits(),
                required_features: adapter.features() & wgpu::Features::PASSTHROUGH_SHADERS,
                ..Default::default()
            };
            let (device, queue) = adapter.request_device(&descriptor).await.ok()?;
            Some(Gpu { name: adapter.get_info().name, device, queue })
        })
    }

    /// What `frame` gives for each row. An `exact` frame goes to the driver as its own SPIR-V, others as the
    /// module from which wgpu makes it.
    pub(crate) fn run(&self, frame: &Frame, rows: &[Vec<Value>]) -> Result<Vec<Vec<Value>>, String> {
        let module = if frame.exact { self.words(frame)? } else { self.module(frame)? };
        self.run_module(&module, frame, rows)
    }

    /// What the SPIR-V of `frame` gives for each row.
    #[allow(dead_code, reason = "examples run text")]
    pub(crate) fn run_words(&self, frame: &Frame, rows: &[Vec<Value>]) -> Result<Vec<Vec<Value>>, String> {
        self.run_module(&self.words(frame)?, frame, rows)
    }

    fn run_module(
        &self,
        module: &wgpu::ShaderModule,
        frame: &Frame,
        rows: &[Vec<Value>],
    ) -> Result<Vec<Vec<Value>>, String> {
        let out_types = frame.signature.result.leaves();
        let width = words_of(&out_types);
        if width == 0 || rows.is_empty() {
            return Ok(vec![Vec::new(); rows.len()]);
        }
        let inputs: Vec<u32> = rows.iter().flat_map(|row| row.iter().flat_map(value_words)).collect();
        let outputs = self.dispatch(module, &inputs, rows.len(), width);
        Ok(outputs.chunks_exact(width).map(|row| read_row(&out_types, row)).collect())
    }

    fn words(&self, frame: &Frame) -> Result<wgpu::ShaderModule, String> {
        if !self.device.features().contains(wgpu::Features::PASSTHROUGH_SHADERS) {
            return Err(format!("`{}` takes no SPIR-V as it is", self.name));
        }
        let words = flatten_naga::spirv(frame).map_err(|e| e.to_string())?;
        Ok(self.pass_through(words))
    }

    /// A module of words that the driver is given as they are.
    #[expect(
        unsafe_code,
        reason = "wgpu cannot check SPIR-V that it hands on; spirv-val accepts these words"
    )]
    pub(crate) fn pass_through(&self, words: Vec<u32>) -> wgpu::ShaderModule {
        let main = wgpu::PassthroughShaderEntryPoint {
            name: Cow::Borrowed("main"),
            workgroup_size: (flatten_naga::WORKGROUP, 1, 1),
        };
        let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
            entry_points: Cow::Owned(vec![main]),
            spirv: Some(Cow::Owned(words)),
            ..Default::default()
        };
        unsafe { self.device.create_shader_module_passthrough(descriptor) }
    }

    fn module(&self, frame: &Frame) -> Result<wgpu::ShaderModule, String> {
        let module = flatten_naga::compute_module(frame)
            .map_err(|e| format!("`{}` cannot be written for {}", e.op, e.target))?;
        let source = wgpu::ShaderSource::Naga(Cow::Owned(module));
        Ok(self.device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source }))
    }

    fn dispatch(&self, module: &wgpu::ShaderModule, inputs: &[u32], rows: usize, width: usize) -> Vec<u32> {
        let (input, output) = (self.filled(inputs, STORAGE), self.buffer(bytes(rows * width), STORAGE));
        self.dispatched(module, &[(0, READ, &input), (1, WRITTEN, &output)], rows, &output)
    }

    /// The words of a buffer after one invocation for each row.
    pub(crate) fn dispatched(
        &self,
        module: &wgpu::ShaderModule,
        bound: &[Bound],
        rows: usize,
        output: &wgpu::Buffer,
    ) -> Vec<u32> {
        let back = self.buffer(output.size(), wgpu::BufferUsages::MAP_READ);
        let (pipeline, bindings) = self.pipeline(module, bound);
        let mut encoder = self.device.create_command_encoder(&Default::default());
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(&pipeline);
        pass.set_bind_group(0, &bindings, &[]);
        pass.dispatch_workgroups((rows as u32).div_ceil(flatten_naga::WORKGROUP), 1, 1);
        drop(pass);
        encoder.copy_buffer_to_buffer(output, 0, &back, 0, output.size());
        self.queue.submit([encoder.finish()]);
        back.map_async(wgpu::MapMode::Read, .., |result| result.expect("the buffer can be mapped"));
        self.device.poll(wgpu::PollType::wait_indefinitely()).expect("the device answers");
        let bytes = back.get_mapped_range(..).expect("it is mapped");
        bytemuck::pod_collect_to_vec(&bytes)
    }

    /// A buffer of these words, or of one if there are none.
    pub(crate) fn filled(&self, words: &[u32], usage: wgpu::BufferUsages) -> wgpu::Buffer {
        let buffer = self.buffer(bytes(words.len().max(1)), usage);
        self.queue.write_buffer(&buffer, 0, bytemuck::cast_slice(words));
        buffer
    }

    /// A buffer of so many bytes.
    pub(crate) fn buffer(&self, size: u64, usage: wgpu::BufferUsages) -> wgpu::Buffer {
        let usage = usage | wgpu::BufferUsages::COPY_DST;
        let usage = if usage.contains(wgpu::BufferUsages::MAP_READ) {
            usage
        } else {
            usage | wgpu::BufferUsages::COPY_SRC
        };
        let descriptor = wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        self.device.create_buffer(&descriptor)
    }

    fn pipeline(
        &self,
        module: &wgpu::ShaderModule,
        bound: &[Bound],
    ) -> (wgpu::ComputePipeline, wgpu::BindGroup) {
        let entry = |(binding, ty, _): &Bound| wgpu::BindGroupLayoutEntry {
            binding: *binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer { ty: *ty, has_dynamic_offset: false, min_binding_size: None },
            count: None,
        };
        let entries: Vec<_> = bound.iter().map(entry).collect();
        let descriptor = wgpu::BindGroupLayoutDescriptor { label: None, entries: &entries };
        let layout = self.device.create_bind_group_layout(&descriptor);
        let entries = bound.iter().map(|&(binding, _, buffer)| wgpu::BindGroupEntry {
            binding,
            resource: buffer.as_entire_binding(),
        });
        let entries: Vec<_> = entries.collect();
        let bindings = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &layout,
            entries: &entries,
        });
        let layouts = [Some(&layout)];
        let descriptor =
            wgpu::PipelineLayoutDescriptor { bind_group_layouts: &layouts, ..Default::default() };
        let layout = self.device.create_pipeline_layout(&descriptor);
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module,
            entry_point: Some("main"),
            compilation_options: Default::default(),
            cache: None,
        });
        (pipeline, bindings)
    }
}

/// A buffer with its binding, and what it is there.
pub(crate) type Bound<'a> = (u32, wgpu::BufferBindingType, &'a wgpu::Buffer);

/// A buffer of rows.
pub(crate) const STORAGE: wgpu::BufferUsages = wgpu::BufferUsages::STORAGE;
/// It is read.
pub(crate) const READ: wgpu::BufferBindingType = wgpu::BufferBindingType::Storage { read_only: true };
/// It is written.
pub(crate) const WRITTEN: wgpu::BufferBindingType = wgpu::BufferBindingType::Storage { read_only: false };

/// The size of so many words.
pub(crate) fn bytes(words: usize) -> u64 {
    (words * 4) as u64
}

/// The lanes of values of these types.
pub(crate) fn words_of(types: &[Ty]) -> usize {
    types.iter().map(|ty| ty.lanes as usize).sum()
}

/// The lanes of a value.
pub(crate) fn value_words(value: &Value) -> impl Iterator<Item = u32> + use<> {
    value.bits.into_iter().take(value.ty.lanes as usize)
}

/// The values of a row.
pub(crate) fn read_row(types: &[Ty], mut words: &[u32]) -> Vec<Value> {
    let value = |ty: &Ty| {
        let (lanes, rest) = words.split_at(ty.lanes as usize);
        words = rest;
        Value::from_lanes(*ty, |i| lanes[i])
    };
    types.iter().map(value).collect()
}
