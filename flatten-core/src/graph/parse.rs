//! Reads the notation of [`super::print`] back.

mod signature;

use crate::graph::{Graph, Id, Primitive, Ref, Region};
use crate::op::native::NATIVES;
use crate::op::types::PLAIN;
use crate::op::{Op, PrimitiveId, RegionId, Swizzle};
use crate::options::Gates;
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use std::str::FromStr;

/// The nodes are those of the text: no rule is tried, and what is read is verified. Gates are not part of the
/// text; the graph is `exact` until told otherwise.
///
/// # Errors
/// The first line that is not in the notation, or whose node is wrong.
impl FromStr for Graph {
    type Err = String;

    fn from_str(text: &str) -> Result<Graph, String> {
        let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        let mut reader = Reader { lines: lines.filter(|(_, line)| !line.is_empty()).collect(), next: 0 };
        let (number, line) = reader.line()?;
        let graph =
            reader.graph(line).map_err(|e| if e.starts_with("line ") { e } else { at(number, &e) })?;
        match reader.lines.get(reader.next) {
            None => Ok(graph),
            Some((number, line)) => Err(at(*number, &format!("`{line}` after the end"))),
        }
    }
}

/// Lines that are not empty, with their numbers.
struct Reader<'a> {
    lines: Vec<(usize, &'a str)>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn line(&mut self) -> Result<(usize, &'a str), String> {
        let line = self.lines.get(self.next).copied();
        self.next += 1;
        let last = self.lines.last().map_or(1, |(number, _)| *number);
        line.ok_or_else(|| at(last, "the text ends before its `}`"))
    }

    /// From `fn name(..) -> .. {`, which is read already, to the `}` of its own.
    fn graph(&mut self, header: &str) -> Result<Graph, String> {
        let mut graph = Graph::new(signature::parse(header)?, Gates::EXACT);
        let mut numbers = Vec::new();
        let end = loop {
            let (number, line) = self.line()?;
            let read = match () {
                () if line.starts_with("region ") => self.region(&mut graph, line),
                () if line.starts_with("leaf ") || line.starts_with("barrier ") => {
                    self.primitive(&mut graph, line)
                }
                () if line.starts_with('%') => {
                    numbers.push(number);
                    node(&mut graph, line)
                }
                () => {
                    returns(&mut graph, line).map_err(|e| at(number, &e))?;
                    break number;
                }
            };
            read.map_err(|e| if e.starts_with("line ") { e } else { at(number, &e) })?;
        };
        match self.line()? {
            (_, "}") => {}
            (number, line) => return Err(at(number, &format!("`{line}` where `}}` is due"))),
        }
        match graph.find_fault() {
            None => Ok(graph),
            Some(fault) => Err(at(fault.node.map_or(end, |id| numbers[id.0 as usize]), &fault.message)),
        }
    }

    /// `region 0 carried 2 results 1 exits 1 fn body(..) -> .. {` to its `}`.
    fn region(&mut self, graph: &mut Graph, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.splitn(9, ' ').collect();
        let ["region", index, "carried", carried, "results", results, "exits", exits, header] = words[..]
        else {
            return Err(format!(
                "`{line}` is not `region 0 carried 1 results 1 exits 1 fn body(..) -> .. {{`"
            ));
        };
        let (index, carried) = (number(index)?, number(carried)?);
        let (results, exits) = (number(results)?, number(exits)?);
        let region = Region { carried, results, exits, body: self.graph(header)? };
        region.verify()?;
        match graph.add_region(region) {
            RegionId(i) if i == index => Ok(()),
            RegionId(i) => Err(format!("region {index} is region {i}")),
        }
    }

    /// `leaf 0 id 9f3c path crate::noise::perlin fn perlin(p: Vec3) -> f32;`, or with a body to its `}`.
    fn primitive(&mut self, graph: &mut Graph, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.splitn(7, ' ').collect();
        let [kind, index, "id", id, "path", path, header] = words[..] else {
            return Err(format!("`{line}` is not `leaf 0 id 1f path noise fn noise(..) -> ..;`"));
        };
        let index = number(index)?;
        let id = u64::from_str_radix(id, 16).map_err(|_| format!("`{id}` is not a hexadecimal number"))?;
        let (signature, body) = match header.strip_suffix(';') {
            Some(header) => (signature::parse(&format!("{header} {{"))?, None),
            None => {
                let body = self.graph(header)?;
                (body.signature.clone(), Some(body))
            }
        };
        let (path, barrier) = (path.to_owned(), kind == "barrier");
        let primitive = Primitive { id, path, signature, barrier, body };
        primitive.verify()?;
        match graph.add_primitive(primitive) {
            PrimitiveId(i) if i == index => Ok(()),
            PrimitiveId(i) => Err(format!("{kind} {index} is number {i}")),
        }
    }
}

fn at(number: usize, message: &str) -> String {
    format!("line {number}: {message}")
}

/// `%2 is_neg = lt %0 %1 : bool`.
fn node(graph: &mut Graph, line: &str) -> Result<(), String> {
    let (left, right) = line.split_once(" = ").ok_or_else(|| format!("`{line}` has no ` = `"))?;
    let (right, ty) = right.rsplit_once(" : ").ok_or_else(|| format!("`{line}` has no ` : ` type"))?;
    let (id, name) = left.split_once(' ').map_or((left, None), |(id, name)| (id, Some(name)));
    let (op, rest) = right.split_once(' ').unwrap_or((right, ""));
    let due = graph.len() as u32;
    if id[1..] != due.to_string() {
        return Err(format!("`{id}` where `%{due}` is due"));
    }
    let ty: Ty = ty.parse()?;
    let made = match op {
        "const" => {
            let value: Value = rest.parse()?;
            if value.ty != ty {
                return Err(format!("`{rest}` is a {}, not a {ty}", value.ty));
            }
            graph.constant(value)
        }
        "param" => graph.param(number(rest)?, ty),
        _ => {
            let (op, rest) = payload(op, rest)?;
            if let Op::Call(PrimitiveId(i)) = op
                && i as usize >= graph.primitives().len()
            {
                return Err(format!("primitive {i} of {}", graph.primitives().len()));
            }
            let args = refs(graph, rest)?;
            graph.intern(op, ty, &args)
        }
    };
    if made != Ref::new(Id(due)) {
        return Err(format!("`%{due}` is `{made:?}` again"));
    }
    match name {
        None => Ok(()),
        Some(name) if name.contains(' ') => Err(format!("`{name}` is not a name")),
        Some(name) => {
            graph.set_name(made, name);
            graph.name(made.id()).map(drop).ok_or_else(|| format!("{op} takes no name, not `{name}`"))
        }
    }
}

/// The operation, and the text of its operands.
fn payload<'t>(name: &str, text: &'t str) -> Result<(Op, &'t str), String> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let lane = || first.parse::<u8>().map_err(|_| format!("`{first}` is not a number of lanes"));
    let op = match name {
        "project" => Op::Project(number(first)?),
        "loop" => Op::Loop(RegionId(number(first)?)),
        "call" => Op::Call(PrimitiveId(number(first)?)),
        "table" => return Ok((Op::Table, text)),
        "cast" => Op::Cast(scalar(first)?),
        "bitcast" => Op::Bitcast(scalar(first)?),
        "splat" => Op::Splat(lane()?),
        "lane" => Op::Lane(lane()?),
        "swizzle" => Op::Swizzle(Swizzle::parse(first).ok_or_else(|| format!("`{first}` is not a swizzle"))?),
        _ => {
            let op = PLAIN.iter().chain(NATIVES).find(|op| op.name() == name);
            return Ok((*op.ok_or_else(|| format!("`{name}` is not an operation"))?, text));
        }
    };
    Ok((op, rest))
}

/// `return %3 !%4`.
fn returns(graph: &mut Graph, line: &str) -> Result<(), String> {
    let rest = line.strip_prefix("return").ok_or_else(|| format!("`{line}` where `return` is due"))?;
    graph.roots = refs(graph, rest)?;
    Ok(())
}

/// `%0 !%1`, each defined above.
fn refs(graph: &Graph, text: &str) -> Result<Vec<Ref>, String> {
    let operand = |word: &str| {
        let (digits, not) = match word.strip_prefix("!%") {
            Some(digits) => (digits, true),
            None => (word.strip_prefix('%').ok_or_else(|| format!("`{word}` is not an operand"))?, false),
        };
        let id = number(digits)?;
        match (id as usize) < graph.len() {
            true => Ok(Ref::new(Id(id)).complement_if(not)),
            false => Err(format!("`{word}` is not defined above")),
        }
    };
    text.split_whitespace().map(operand).collect()
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number"))
}

fn scalar(text: &str) -> Result<Scalar, String> {
    let all = [Scalar::Bool, Scalar::I32, Scalar::U32, Scalar::F32];
    let found = all.into_iter().find(|s| s.name() == text);
    found.ok_or_else(|| format!("`{text}` is not a scalar"))
}
