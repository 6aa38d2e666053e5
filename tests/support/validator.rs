//! `spirv-val`, which knows what valid SPIR-V is.

use std::io::Write;
use std::process::{Command, Stdio};

/// What `spirv-val` says of a module for an environment. Without the program nothing is said, unless a device is required.
pub(crate) fn spirv_val(environment: &str, words: &[u32]) -> Result<(), String> {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let mut command = Command::new("spirv-val");
    command.args(["--target-env", environment, "-"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(e) if std::env::var_os("FLATTEN_REQUIRE_DEVICE").is_some_and(|v| v == "1") => {
            return Err(format!("spirv-val is missing: {e}"));
        }
        Err(_) => return Ok(()),
    };
    child.stdin.take().expect("it is piped").write_all(&bytes).map_err(|e| e.to_string())?;
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    let message = || String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    if output.status.success() { Ok(()) } else { Err(message()) }
}
