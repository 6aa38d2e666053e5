//! A Vulkan driver that says what its compiler made of a pipeline.

use ash::{Device, Entry, Instance, khr, vk};
use std::ffi::CStr;

/// Figures by name, as the driver calls them.
pub(crate) type Statistics = Vec<(String, u64)>;

/// The first device of the first driver.
pub(crate) struct Driver {
    /// What the driver calls the device.
    pub(crate) name: String,
    device: Device,
    executables: khr::pipeline_executable_properties::Device,
    layout: vk::PipelineLayout,
    // Both must outlive the device.
    _instance: Instance,
    _entry: Entry,
}

impl Driver {
    /// Opens the device, which may be a driver's null device.
    pub(crate) fn open() -> Result<Driver, String> {
        open().map_err(|e| e.to_string())
    }

    /// Compiles the entry point `main` of a compute shader.
    pub(crate) fn compile(&self, words: &[u32]) -> Result<Statistics, String> {
        // SAFETY: the words are a valid module, which naga's validator and spirv-val have said; its bindings are those of
        // the layout.
        unsafe { self.statistics(words) }.map_err(|e| e.to_string())
    }

    unsafe fn statistics(&self, words: &[u32]) -> Result<Statistics, vk::Result> {
        let device = &self.device;
        unsafe {
            let module =
                device.create_shader_module(&vk::ShaderModuleCreateInfo::default().code(words), None)?;
            let stage = vk::PipelineShaderStageCreateInfo::default()
                .stage(vk::ShaderStageFlags::COMPUTE)
                .module(module)
                .name(c"main");
            let info = vk::ComputePipelineCreateInfo::default()
                .flags(vk::PipelineCreateFlags::CAPTURE_STATISTICS_KHR)
                .stage(stage)
                .layout(self.layout);
            let pipelines = device.create_compute_pipelines(vk::PipelineCache::null(), &[info], None);
            device.destroy_shader_module(module, None);
            let pipeline = pipelines.map_err(|(_, e)| e)?[0];
            let executable = vk::PipelineExecutableInfoKHR::default().pipeline(pipeline).executable_index(0);
            let found = self.executables.get_pipeline_executable_statistics(&executable);
            device.destroy_pipeline(pipeline, None);
            Ok(found?.iter().filter_map(figure).collect())
        }
    }
}

fn figure(statistic: &vk::PipelineExecutableStatisticKHR<'_>) -> Option<(String, u64)> {
    let name = statistic.name_as_c_str().ok()?.to_string_lossy().into_owned();
    if statistic.format != vk::PipelineExecutableStatisticFormatKHR::UINT64 {
        return None;
    }
    // SAFETY: the format says which of the union it is.
    Some((name, unsafe { statistic.value.u64 }))
}

fn open() -> Result<Driver, Box<dyn std::error::Error>> {
    // SAFETY: the loader is the system's own; all that is made here lives as long as the driver, which is the whole run.
    unsafe {
        let entry = Entry::load()?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_1);
        let instance =
            entry.create_instance(&vk::InstanceCreateInfo::default().application_info(&application), None)?;
        let physical = *instance.enumerate_physical_devices()?.first().ok_or("the driver has no device")?;
        let name = instance.get_physical_device_properties(physical);
        let name = CStr::to_string_lossy(name.device_name_as_c_str()?).into_owned();
        let queues = [vk::DeviceQueueCreateInfo::default().queue_priorities(&[1.0])];
        let extensions = [khr::pipeline_executable_properties::NAME.as_ptr()];
        let mut feature = vk::PhysicalDevicePipelineExecutablePropertiesFeaturesKHR::default()
            .pipeline_executable_info(true);
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&extensions)
            .push_next(&mut feature);
        let device = instance.create_device(physical, &info, None)?;
        let executables = khr::pipeline_executable_properties::Device::new(&instance, &device);
        let layout = layout(&device)?;
        Ok(Driver { name, device, executables, layout, _instance: instance, _entry: entry })
    }
}

/// Two storage buffers, 0 for the rows of arguments and 1 for those of results.
unsafe fn layout(device: &Device) -> Result<vk::PipelineLayout, vk::Result> {
    let binding = |at| {
        vk::DescriptorSetLayoutBinding::default()
            .binding(at)
            .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
            .descriptor_count(1)
            .stage_flags(vk::ShaderStageFlags::COMPUTE)
    };
    let bindings = [binding(0), binding(1)];
    unsafe {
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        let sets = [device.create_descriptor_set_layout(&info, None)?];
        device.create_pipeline_layout(&vk::PipelineLayoutCreateInfo::default().set_layouts(&sets), None)
    }
}
