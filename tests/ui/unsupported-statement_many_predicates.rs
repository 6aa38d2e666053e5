//! More predicates in one module than are asked for: in what is flattened no `#[cfg]` may stay.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        #[cfg(all())] //~
        let x = x + 1.0;
        x
    }

    pub fn not_flattened(x: f32) -> f32 {
        #[cfg(target_os = "linux")]
        let x = x + 0.0;
        #[cfg(target_os = "windows")]
        let x = x + 1.0;
        #[cfg(target_os = "macos")]
        let x = x + 2.0;
        #[cfg(target_os = "ios")]
        let x = x + 3.0;
        #[cfg(target_os = "android")]
        let x = x + 4.0;
        #[cfg(target_os = "freebsd")]
        let x = x + 5.0;
        #[cfg(target_os = "netbsd")]
        let x = x + 6.0;
        #[cfg(target_os = "openbsd")]
        let x = x + 7.0;
        #[cfg(target_os = "dragonfly")]
        let x = x + 8.0;
        #[cfg(target_os = "solaris")]
        let x = x + 9.0;
        #[cfg(target_os = "illumos")]
        let x = x + 10.0;
        #[cfg(target_os = "fuchsia")]
        let x = x + 11.0;
        #[cfg(target_os = "redox")]
        let x = x + 12.0;
        #[cfg(target_os = "haiku")]
        let x = x + 13.0;
        #[cfg(target_os = "hermit")]
        let x = x + 14.0;
        #[cfg(target_os = "wasi")]
        let x = x + 15.0;
        #[cfg(target_os = "emscripten")]
        let x = x + 16.0;
        #[cfg(target_os = "espidf")]
        let x = x + 17.0;
        #[cfg(target_os = "horizon")]
        let x = x + 18.0;
        #[cfg(target_os = "vita")]
        let x = x + 19.0;
        #[cfg(target_os = "psp")]
        let x = x + 20.0;
        #[cfg(target_os = "xous")]
        let x = x + 21.0;
        #[cfg(target_os = "uefi")]
        let x = x + 22.0;
        #[cfg(target_os = "tvos")]
        let x = x + 23.0;
        #[cfg(target_os = "watchos")]
        let x = x + 24.0;
        #[cfg(target_os = "visionos")]
        let x = x + 25.0;
        #[cfg(target_os = "cygwin")]
        let x = x + 26.0;
        #[cfg(target_os = "aix")]
        let x = x + 27.0;
        #[cfg(target_os = "nto")]
        let x = x + 28.0;
        #[cfg(target_os = "hurd")]
        let x = x + 29.0;
        #[cfg(target_os = "vxworks")]
        let x = x + 30.0;
        #[cfg(target_os = "none")]
        let x = x + 31.0;
        x
    }
}

fn main() {
    let _ = shaders::shade_flat(1.0);
}
