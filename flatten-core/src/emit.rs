//! Frames to other languages, one file per target.

#[cfg(feature = "front")]
pub mod rust;
