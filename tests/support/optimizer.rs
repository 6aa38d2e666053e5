//! `spirv-opt -O`, the other optimizer.

use std::io::Write;
use std::process::{Command, Stdio};

const PROGRAM: &str = "spirv-opt";

/// Its name and version.
pub(crate) fn version() -> Result<String, String> {
    let output = Command::new(PROGRAM).arg("--version").output();
    let output = output.map_err(|e| format!("{PROGRAM} (of the package `spirv-tools`): {e}"))?;
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    Ok(format!("{PROGRAM} -O of {}", line.trim()))
}

/// What it makes of a module.
pub(crate) fn run(words: &[u32]) -> Result<Vec<u32>, String> {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut command = Command::new(PROGRAM);
    command.args(["--target-env=spv1.3", "-O", "-", "-o", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("{PROGRAM}: {e}"))?;
    // It reads all before it writes.
    child.stdin.take().expect("it is piped").write_all(&bytes).map_err(|e| format!("{PROGRAM}: {e}"))?;
    let output = child.wait_with_output().map_err(|e| format!("{PROGRAM}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{PROGRAM}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    Ok(output.stdout.chunks_exact(4).map(word).collect())
}
