//! Frames for tests, and the checks that everything written must pass.

#[path = "../../../tests/support/validator.rs"]
mod validator;

use flatten_core::frame::Frame;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::schedule;
use flatten_core::ty::{Param, Shape, Signature, Ty};
pub(crate) use validator::spirv_val;

/// A function `f` of one parameter per type (`a`, `b`, ..), and those parameters.
pub(crate) fn graph(gates: Gates, params: &[Ty]) -> (Graph, Vec<Ref>) {
    let param = |(i, ty): (usize, &Ty)| Param {
        name: char::from(b'a' + i as u8).to_string(),
        shape: Shape::Value(*ty),
        uniform: false,
        out: false,
    };
    let params_of = params.iter().enumerate().map(param).collect();
    let signature = Signature { name: "f".into(), params: params_of, result: Shape::Tuple(Vec::new()) };
    let mut graph = Graph::new(signature, gates);
    let refs = params.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    (graph, refs)
}

/// The node for exactly this operation: no rule is tried.
pub(crate) fn node(graph: &mut Graph, op: Op, args: &[Ref]) -> Ref {
    let types: Vec<_> = args.iter().map(|a| graph.ty(*a)).collect();
    let ty = op.result(&types).unwrap_or_else(|| panic!("{} does not take {types:?}", op.name()));
    graph.intern(op, ty, args)
}

/// The frame that returns these values: one as it is, several as a tuple.
pub(crate) fn returns(mut graph: Graph, roots: &[Ref]) -> Frame {
    let shapes: Vec<_> = roots.iter().map(|r| Shape::Value(graph.ty(*r))).collect();
    graph.signature.result = if let [one] = &shapes[..] { one.clone() } else { Shape::Tuple(shapes) };
    graph.roots = roots.to_vec();
    schedule::run(&graph)
}

/// The WGSL of a frame, after every check: the module is valid, its text can be read back and is valid again,
/// written again it is the same text, and `spirv-val` accepts the words.
#[track_caller]
pub(crate) fn checked(frame: &Frame) -> String {
    let text = flatten_naga::wgsl(frame).unwrap_or_else(|e| panic!("{e}\n{frame}"));
    let again = naga::front::wgsl::parse_str(&text).unwrap_or_else(|e| panic!("{}", e.emit_to_string(&text)));
    let info = flatten_naga::validate(&again).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let flags = naga::back::wgsl::WriterFlags::empty();
    let second = naga::back::wgsl::write_string(&again, &info, flags).expect("it was written once");
    assert_eq!(
        declared(&text),
        declared(&second),
        "names change when the text is read back:\n{frame}\n{text}"
    );
    let words = flatten_naga::spirv(frame).unwrap_or_else(|e| panic!("{e}\n{frame}"));
    spirv_val("vulkan1.1", &words).unwrap_or_else(|e| panic!("{e}\n{text}"));
    text
}

/// The names behind `let`, `var`, `fn` and `struct`.
fn declared(text: &str) -> Vec<String> {
    let declaration = |line: &str| {
        let words =
            line.trim().split_once(' ').filter(|(w, _)| ["let", "var", "fn", "struct"].contains(w))?;
        Some(words.1.split(|c: char| !c.is_alphanumeric() && c != '_').next()?.to_owned())
    };
    let mut names: Vec<_> = text.lines().filter_map(declaration).collect();
    names.sort();
    names
}
