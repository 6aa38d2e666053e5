//! What several tests share: random programs, and running them.

#![allow(dead_code, reason = "each test uses its own part")]

pub(crate) mod choices;
pub(crate) mod program;
pub(crate) mod run;
pub(crate) mod twin;
