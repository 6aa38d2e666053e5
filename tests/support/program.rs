//! Random functions as Rust source: typed, mostly without traps, with every construct of the language.
//!
//! Names come from a small pool, so that they meet in sibling scopes, in helpers and in copies of loops.

mod calls;
mod exprs;
mod forms;
mod loops;
mod patterns;
mod places;
mod stmts;

use super::choices::Choices;
use flatten_core::ty::{Scalar, Ty};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A program: items, of which the last is the entry.
pub(crate) struct Program {
    /// Rust, one item per line.
    pub(crate) source: String,
    pub(crate) entry: &'static str,
    pub(crate) params: Vec<(T, By)>,
    pub(crate) result: T,
    pub(crate) structs: Vec<Struct>,
    /// The [`CONSTRUCTS`] that the entry reaches.
    pub(crate) constructs: BTreeSet<&'static str>,
}

/// The type of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum T {
    Value(Ty),
    Struct(usize),
}

pub(crate) const BOOL: T = T::Value(Ty::BOOL);
pub(crate) const I32: T = T::Value(Ty::I32);
pub(crate) const U32: T = T::Value(Ty::U32);
pub(crate) const F32: T = T::Value(Ty::F32);

/// How a parameter is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Value,
    /// `&T`.
    Ref,
    /// `&mut T`.
    Mut,
}

/// A struct, or an array.
#[derive(Clone)]
pub(crate) struct Struct {
    /// An array has its type's.
    pub(crate) name: String,
    /// `.a`, or `[0]`.
    pub(crate) fields: Vec<(&'static str, T)>,
    /// The type of its elements, if it is an array.
    pub(crate) elements: Option<T>,
}

/// Everything that must turn up in many programs.
pub(crate) const CONSTRUCTS: &[&str] = &[
    "let",
    "let mut",
    "let without a value",
    "let of an inferred type",
    "shadowing",
    "names of sibling scopes",
    "assignment",
    "compound assignment",
    "lane store",
    "compound lane store",
    "field store",
    "compound field store",
    "if",
    "if else",
    "else if",
    "if value",
    "arm that leaves",
    "both arms leave",
    "early return",
    "return in a loop",
    "block",
    "block value",
    "for",
    "inclusive range",
    "nested loops",
    "loop over u32",
    "empty loop",
    "constant bound",
    "break",
    "continue",
    "break out of two loops",
    "call",
    "call in a condition",
    "call in an argument",
    "call in a loop",
    "struct literal",
    "struct argument",
    "struct result",
    "field of a value",
    "and",
    "or",
    "effect in and",
    "effect in or",
    "effect in a later operand",
    "effect in an argument",
    "integer division",
    "guarded division",
    "guarded clamp",
    "shift",
    "bit operation",
    "cast",
    "constant",
    "vector operation",
    "vector and scalar",
    "swizzle",
    "lane",
    "vector select",
    "method",
    "zero and one",
    "mut parameter",
    "shared reference",
    "mutable reference",
    "reference to a part",
    "reference passed on",
    "method of a struct",
    "method by its path",
    "method that writes self",
    "method of the same name",
    "entry that writes a parameter",
    "array",
    "array of one value",
    "element",
    "element at run time",
    "store to an element",
    "store at run time",
    "loop over a literal",
    "loop over an array",
    "loop over references",
    "enumerate",
    "zip",
    "reversed range",
    "stepped range",
    "tuple pattern",
    "struct pattern",
    "array pattern",
    "destructuring assignment",
    "struct update",
];

/// The parts of structs and of arrays.
const FIELDS: &[&str] = &[".a", ".b", ".c"];
const ELEMENTS: &[&str] = &["[0]", "[1]", "[2]"];

/// What the programs are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavor {
    /// Everything.
    Full,
    /// Floats stay short dyadic fractions: no division, no roots, nothing that sees the sign of a zero.
    Dyadic,
}

/// The names of locals, parameters and fields.
const NAMES: &[&str] = &["a", "b", "c", "x", "y", "v", "t", "n"];

/// The program of a row of numbers.
pub(crate) fn generate(numbers: &[u32], flavor: Flavor) -> Program {
    let mut writer = Writer::new(Choices::new(numbers), flavor);
    writer.structs();
    for i in 0..writer.c.weighted(&[1, 2, 3, 3]) {
        let name = ["first", "second", "third"][i];
        writer.function(name, 60);
    }
    let entry = "entry";
    writer.function(entry, 220);
    writer.finish(entry)
}

/// A function that is written.
struct Function {
    name: &'static str,
    /// The struct whose method it is; the first parameter is `self`.
    owner: Option<usize>,
    params: Vec<(T, By)>,
    result: T,
    source: String,
    /// Estimated operations of one call.
    cost: usize,
    calls: BTreeSet<usize>,
    constructs: BTreeSet<&'static str>,
}

/// A local in scope.
#[derive(Clone)]
struct Var {
    name: &'static str,
    ty: T,
    by: By,
    mutable: bool,
    /// False if rustc finds the type only later, so that no method can be called yet.
    typed: bool,
}

/// A program in the making, with the function that is being written.
struct Writer<'a> {
    c: Choices<'a>,
    flavor: Flavor,
    structs: Vec<Struct>,
    fns: Vec<Function>,
    result: T,
    /// Innermost last; a name hides the same name before it.
    vars: Vec<Var>,
    /// Names of scopes that are closed.
    closed: BTreeSet<&'static str>,
    /// Locals that may not be written now.
    frozen: Vec<&'static str>,
    /// Locals that may not even be read now.
    hidden: Vec<&'static str>,
    /// Nothing may be written now.
    pure: bool,
    loops: usize,
    /// How often what is written now runs in one call.
    copies: usize,
    blocks: usize,
    in_condition: bool,
    /// Literals say their type now.
    suffixes: bool,
    spent: usize,
    limit: usize,
    calls: BTreeSet<usize>,
    /// Calls and effects written so far.
    called: usize,
    effects: usize,
    constructs: BTreeSet<&'static str>,
}

impl<'a> Writer<'a> {
    fn new(c: Choices<'a>, flavor: Flavor) -> Writer<'a> {
        Writer {
            c,
            flavor,
            structs: Vec::new(),
            fns: Vec::new(),
            result: F32,
            vars: Vec::new(),
            closed: BTreeSet::new(),
            frozen: Vec::new(),
            hidden: Vec::new(),
            pure: false,
            loops: 0,
            copies: 1,
            blocks: 0,
            in_condition: false,
            suffixes: false,
            spent: 0,
            limit: 0,
            calls: BTreeSet::new(),
            called: 0,
            effects: 0,
            constructs: BTreeSet::new(),
        }
    }

    fn mark(&mut self, construct: &'static str) {
        debug_assert!(CONSTRUCTS.contains(&construct), "{construct} is not in the list");
        self.constructs.insert(construct);
    }

    /// Up to two structs, of which the second may hold the first, then up to two arrays.
    fn structs(&mut self) {
        for i in 0..self.c.weighted(&[1, 2, 3]) {
            let fields = 1 + self.c.below(3);
            let fields = FIELDS[..fields].iter().map(|name| (*name, self.ty())).collect();
            self.structs.push(Struct { name: ["Pair", "Hit"][i].to_owned(), fields, elements: None });
        }
        for i in 0..self.c.weighted(&[1, 4, 2]) {
            let element = if i == 0 { self.c.pick(&[F32, I32, F32]) } else { self.ty() };
            let count = 2 + self.c.below(2);
            let fields = ELEMENTS[..count].iter().map(|name| (*name, element)).collect();
            let name = format!("[{}; {count}]", self.type_name(element));
            self.structs.push(Struct { name, fields, elements: Some(element) });
        }
    }

    /// How many of the structs are structs.
    fn named(&self) -> usize {
        self.structs.iter().filter(|s| s.elements.is_none()).count()
    }

    /// Some type.
    fn ty(&mut self) -> T {
        let structs = self.structs.len();
        match self.c.weighted(&[8, 4, 2, 2, 2, 3, 1, 1, 1, 5 * structs]) {
            0 => F32,
            1 => I32,
            2 => U32,
            3 => BOOL,
            4 => vector(Scalar::F32, 2),
            5 => vector(Scalar::F32, 3),
            6 => vector(Scalar::F32, 4),
            7 => vector(Scalar::I32, 2),
            8 => vector(Scalar::I32, 3),
            _ => T::Struct(self.c.below(structs)),
        }
    }

    fn type_name(&self, ty: T) -> String {
        match ty {
            T::Value(ty) => ty.name().to_owned(),
            T::Struct(i) => self.structs[i].name.clone(),
        }
    }

    /// Writes a function of this many operations.
    fn function(&mut self, name: &'static str, limit: usize) {
        (self.spent, self.limit) = (0, limit);
        self.result = match name {
            "entry" => self.c.pick(&[F32, F32, I32, U32, BOOL]),
            _ => self.c.pick(&[F32, I32, BOOL]),
        };
        if self.c.percent(40) {
            self.result = self.ty();
        }
        if !self.structs.is_empty() && self.c.percent(12) {
            self.result = T::Struct(self.c.below(self.structs.len()));
        }
        self.vars.clear();
        self.closed.clear();
        // One after the other, so that names meet.
        let methods = self.fns.iter().filter(|f| f.owner.is_some()).count();
        let named = self.named();
        let owner = (name != "entry" && named > 0 && self.c.percent(75)).then(|| methods % named);
        let name = owner.map_or(name, |owner| self.method_name(owner));
        let mut header: Vec<String> = owner.map(|owner| self.receiver(owner)).into_iter().collect();
        let count = if name == "entry" { 2 + self.c.below(3) } else { 1 + self.c.below(3) };
        header.extend((0..count).map(|i| self.parameter(name, i)));
        let header = header.join(", ");
        let params = self.vars.iter().map(|v| (v.ty, v.by)).collect();
        if let T::Struct(_) = self.result {
            self.mark("struct result");
        }
        let stmts = 1 + self.c.below(if name == "entry" { 7 } else { 4 });
        let body = self.scope(|w| {
            let body = w.statements(stmts);
            // Whatever was spent before, the result is worth something.
            w.limit += 20;
            format!("{{ {body}{} }}", w.result_value(w.result))
        });
        let public = if name == "entry" { "pub " } else { "" };
        let source = format!("{public}fn {name}({header}) -> {} {body}", self.type_name(self.result));
        let source = match owner {
            Some(owner) => format!("impl {} {{ {source} }}\n", self.structs[owner].name),
            None => format!("{source}\n"),
        };
        let (calls, constructs) = (std::mem::take(&mut self.calls), std::mem::take(&mut self.constructs));
        let (result, cost) = (self.result, self.spent + 2);
        self.fns.push(Function { name, owner, params, result, source, cost, calls, constructs });
    }

    /// A name that the struct has no method of yet; another struct may have one.
    fn method_name(&mut self, owner: usize) -> &'static str {
        let methods = self.fns.iter().filter(|f| f.owner.is_some());
        let taken = |name: &&str| methods.clone().any(|f| f.name == *name && f.owner == Some(owner));
        let name = ["step", "sum", "turn"].into_iter().find(|name| !taken(name)).expect("there are three");
        if methods.clone().any(|f| f.name == name) {
            self.mark("method of the same name");
        }
        name
    }

    /// `self` in one of its forms.
    fn receiver(&mut self, owner: usize) -> String {
        let (text, by, mutable) = self.c.pick(&[
            ("&self", By::Ref, false),
            ("&mut self", By::Mut, true),
            ("self", By::Value, false),
            ("mut self", By::Value, true),
        ]);
        self.declare_by("self", T::Struct(owner), by, mutable);
        text.to_owned()
    }

    /// A parameter of a function of this name.
    fn parameter(&mut self, function: &str, i: usize) -> String {
        let by = match self.c.weighted(&[6, 2, 3]) {
            0 => By::Value,
            1 => By::Ref,
            _ => By::Mut,
        };
        let (ty, mutable) = (self.ty(), by == By::Value && self.c.percent(30));
        let ty = if self.c.percent(50) { [F32, I32, F32, U32][i] } else { ty };
        let name = NAMES[i * 2 + usize::from(mutable)];
        if mutable {
            self.mark("mut parameter");
        }
        if by == By::Mut && function == "entry" {
            self.mark("entry that writes a parameter");
        }
        if let T::Struct(_) = ty {
            self.mark("struct argument");
        }
        self.declare_by(name, ty, by, mutable || by == By::Mut);
        let (word, by) = (if mutable { "mut " } else { "" }, ["", "&", "&mut "][by as usize]);
        format!("{word}{name}: {by}{}", self.type_name(ty))
    }

    /// A value that lets effects be seen: with what some locals hold mixed in.
    fn result_value(&mut self, ty: T) -> String {
        match ty {
            T::Struct(i) if self.c.percent(70) => {
                let fields = self.structs[i].fields.clone();
                let values = fields.into_iter().map(|(name, ty)| (name, self.result_value(ty))).collect();
                self.whole(i, values)
            }
            T::Value(vector) if vector.is_vector() && self.c.percent(70) => {
                let (value, lane) = (self.text(ty, 2), T::Value(vector.element()));
                format!("({value} + {}::splat({}))", vector.name(), self.witness(lane))
            }
            BOOL if self.c.percent(70) => format!("({} ^ {})", self.text(ty, 2), self.witness(ty)),
            F32 | I32 | U32 if self.c.percent(70) => format!("({} + {})", self.text(ty, 3), self.witness(ty)),
            _ => self.text(ty, 3),
        }
    }

    /// A scalar of what some local holds.
    fn witness(&mut self, ty: T) -> String {
        let scalar = |p: &places::Place| matches!(p.ty, F32 | I32 | U32);
        let place = self.writable(scalar).map(|p| (p.path, p.ty));
        let Some((path, from)) = place else { return self.text(ty, 1) };
        match (ty, from) {
            (F32, F32) | (I32, I32) | (U32, U32) => path,
            (F32, _) => format!("({path} as f32)"),
            (I32, F32) => format!("({path} as i32).clamp(-64, 64)"),
            (I32, _) => format!("(({path} & 255) as i32)"),
            (U32, F32) => format!("({path}.abs() as u32 & 255)"),
            (U32, _) => format!("(({path} & 255) as u32)"),
            (_, F32) => format!("({path} > 0.5)"),
            _ => format!("({path} > 1)"),
        }
    }

    /// The program without what the entry does not reach.
    fn finish(self, entry: &'static str) -> Program {
        let mut reached = vec![false; self.fns.len()];
        let last = self.fns.len() - 1;
        reached[last] = true;
        for i in (0..=last).rev() {
            if reached[i] {
                self.fns[i].calls.iter().for_each(|callee| reached[*callee] = true);
            }
        }
        let mut source = String::new();
        for s in self.structs.iter().filter(|s| s.elements.is_none()) {
            let fields =
                s.fields.iter().map(|(name, ty)| format!("pub {}: {}", &name[1..], self.type_name(*ty)));
            let fields = fields.collect::<Vec<_>>().join(", ");
            writeln!(source, "#[derive(Clone, Copy)] pub struct {} {{ {fields} }}", s.name)
                .expect("strings take all");
        }
        source.push_str(places::CONSTANTS);
        let reached = || self.fns.iter().zip(&reached).filter(|(_, reached)| **reached).map(|(f, _)| f);
        reached().for_each(|f| source.push_str(&f.source));
        Program {
            source,
            entry,
            params: self.fns[last].params.clone(),
            result: self.fns[last].result,
            constructs: reached().flat_map(|f| f.constructs.iter().copied()).collect(),
            structs: self.structs,
        }
    }
}

/// A vector type.
const fn vector(scalar: Scalar, lanes: u8) -> T {
    T::Value(Ty::new(scalar, lanes))
}
