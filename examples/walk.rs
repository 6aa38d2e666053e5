//! Prints every stage of every marked function of a file, or what they hold as JSON.
//!
//! ```text
//! cargo walk FILE.rs [--fn NAME] [--stage hir|plan|graph|<pass>|cse|frame|rust|wgsl] [--json]
//! ```
//! The whole file is in sight, `mod x;` included; what comes from elsewhere is reported. The exit status is 1 if
//! there is any mistake, 2 if the command is none.

#[path = "walk/json.rs"]
mod json;
#[path = "walk/load.rs"]
mod load;
#[path = "walk/report.rs"]
mod report;

use flatten_core::expand::stages;
use report::{Cost, Report};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// What the command line asks for.
#[derive(Default, Debug, PartialEq)]
pub(crate) struct Request {
    /// The file.
    pub(crate) file: PathBuf,
    /// Only the functions of this name or path.
    pub(crate) function: Option<String>,
    /// Only this stage.
    pub(crate) stage: Option<String>,
    /// JSON instead of text.
    pub(crate) json: bool,
}

/// What to print, and whether there were mistakes.
pub(crate) struct Walked {
    /// For stdout.
    pub(crate) text: String,
    /// There were mistakes.
    pub(crate) failed: bool,
}

fn main() -> ExitCode {
    let request = match request(std::env::args().skip(1)) {
        Ok(request) => request,
        Err(why) => {
            eprintln!("{why}\nusage: cargo walk FILE.rs [--fn NAME] [--stage STAGE] [--json]");
            return ExitCode::from(2);
        }
    };
    match walk(&request) {
        Ok(walked) => {
            print!("{}", walked.text);
            ExitCode::from(u8::from(walked.failed))
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

pub(crate) fn request(args: impl Iterator<Item = String>) -> Result<Request, String> {
    let mut request = Request::default();
    let mut args = args;
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("`{arg}` needs a value"));
        match arg.as_str() {
            "--fn" => request.function = Some(value()?),
            "--stage" => request.stage = Some(value()?),
            "--json" => request.json = true,
            _ if arg.starts_with('-') => return Err(format!("`{arg}` is not known")),
            _ if request.file.as_os_str().is_empty() => request.file = arg.into(),
            _ => return Err(format!("`{arg}` is a second file")),
        }
    }
    let stage = request.stage.as_deref();
    match stage {
        _ if request.file.as_os_str().is_empty() => Err("there is no file".to_owned()),
        Some(stage) if !stages().any(|known| known == stage) => {
            let known: Vec<&str> = stages().collect();
            Err(format!("`{stage}` is no stage; they are {}", known.join(", ")))
        }
        _ => Ok(request),
    }
}

/// Walks through a file.
///
/// # Errors
/// Files that cannot be read or are not Rust, and names of functions that are not there.
pub(crate) fn walk(request: &Request) -> Result<Walked, String> {
    let loaded = load::file(&request.file)?;
    let reports = report::all(&loaded, request.function.as_deref())?;
    let failed = reports.iter().any(|r| !r.diagnostics.is_empty());
    let text = if request.json { json::array(&reports) } else { plain(&reports, request.stage.as_deref()) };
    Ok(Walked { text, failed })
}

fn plain(reports: &[Report], only: Option<&str>) -> String {
    let mut out = String::new();
    for report in reports {
        let Report { name, file, line, contract, .. } = report;
        writeln!(out, "// {name}, {file}:{line}, {contract}").expect("strings take all");
        for (stage, text) in report.stages.iter().filter(|(stage, _)| only.is_none_or(|only| only == *stage))
        {
            writeln!(out, "// {stage}\n{}", text.trim_end()).expect("strings take all");
        }
        if only.is_none() && !report.costs.is_empty() {
            let cost = |c: &Cost| format!("{} {} and {}", c.stage, c.graph, c.gpu);
            let costs: Vec<String> = report.costs.iter().map(cost).collect();
            writeln!(out, "// cost_graph and cost_gpu: {}", costs.join(", ")).expect("strings take all");
            for residual in &report.residuals {
                writeln!(out, "// left: {residual}").expect("strings take all");
            }
        }
        for d in &report.diagnostics {
            let (code, message, help) = (d.code, &d.message, &d.help);
            writeln!(out, "{file}:{}:{}: error[{code}]: {message}\n  = help: {help}", d.line, d.column)
                .expect("strings take all");
        }
    }
    out
}
