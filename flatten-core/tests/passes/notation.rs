//! Expressions spelled as Rust, to graphs and back: what the lines of `passes.rs` are written in.
//!
//! The name says the type: `x y z` are `f32`, `t` a uniform one, `i j` are `i32`, `p q` are `u32`, `a b` are `bool`,
//! `v w` are `Vec3`, `u` is a `Vec4` and `m` is `BVec3`; `e f g h` are more `f32`. Numbers have the type of what they stand beside.

use flatten_core::graph::{Graph, Ref};
use flatten_core::op::native::NATIVES;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle, letter};
use flatten_core::options::Gates;
use flatten_core::rules;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use syn::{BinOp, Expr, ExprLit, Lit, Member, UnOp};

const VEC3: Ty = Ty::new(Scalar::F32, 3);

/// Every name with its type.
pub(crate) const NAMES: [(&str, Ty); 18] = [
    ("x", Ty::F32),
    ("y", Ty::F32),
    ("z", Ty::F32),
    ("t", Ty::F32),
    ("i", Ty::I32),
    ("j", Ty::I32),
    ("p", Ty::U32),
    ("q", Ty::U32),
    ("a", Ty::BOOL),
    ("b", Ty::BOOL),
    ("v", VEC3),
    ("w", VEC3),
    ("m", Ty::new(Scalar::Bool, 3)),
    ("e", Ty::F32),
    ("f", Ty::F32),
    ("g", Ty::F32),
    ("h", Ty::F32),
    ("u", Ty::new(Scalar::F32, 4)),
];

thread_local! {
    /// How often each rule was the first that a constructor came to.
    static RULES: RefCell<BTreeMap<&'static str, u32>> = const { RefCell::new(BTreeMap::new()) };
    /// True while nodes are made as they are written.
    static AS_WRITTEN: Cell<bool> = const { Cell::new(false) };
}

/// [`read`], with the rules that the constructors came to first.
#[allow(dead_code, reason = "not every test counts")]
pub(crate) fn read_counted(text: &str, gates: Gates) -> (Graph, BTreeMap<&'static str, u32>) {
    RULES.take();
    let graph = read(text, gates);
    (graph, RULES.take())
}

/// The graph of an expression as it is written: no rule is tried.
#[allow(dead_code, reason = "not every test asks what was there before")]
pub(crate) fn read_as_written(text: &str, gates: Gates) -> Graph {
    AS_WRITTEN.set(true);
    let graph = read(text, gates);
    AS_WRITTEN.set(false);
    graph
}

/// An operation of these operands, made by its constructor.
fn made(graph: &mut Graph, op: Op, args: &[Ref]) -> Ref {
    let asked = args.to_vec();
    let mut args = args.to_vec();
    let (ty, not) = graph.canonical(op, &mut args);
    if AS_WRITTEN.get() {
        return graph.intern(op, ty, &args).complement_if(not);
    }
    if graph.fold(op, &args).is_some() {
        RULES.with_borrow_mut(|rules| *rules.entry("fold").or_default() += 1);
    } else if let Some(name) = rules::find(graph, op, &args) {
        RULES.with_borrow_mut(|rules| *rules.entry(name).or_default() += 1);
    }
    graph.add(op, &asked)
}

/// The graph of an expression, built through the constructors.
pub(crate) fn read(text: &str, gates: Gates) -> Graph {
    let mut graph = read_all(&[text], gates);
    graph.signature.result = Shape::Value(graph.ty(graph.roots[0]));
    graph
}

/// The graph of several expressions.
pub(crate) fn read_all(texts: &[&str], gates: Gates) -> Graph {
    let param = |(name, ty): &(&str, Ty)| Param {
        name: (*name).to_owned(),
        shape: Shape::Value(*ty),
        uniform: *name == "t",
        out: false,
    };
    let params = NAMES.iter().map(param).collect();
    let signature = Signature { name: "f".to_owned(), params, result: Shape::Tuple(Vec::new()) };
    let mut graph = Graph::new(signature, gates);
    for (i, (_, ty)) in NAMES.iter().enumerate() {
        graph.param(i as u32, *ty);
    }
    for text in texts {
        let expr = syn::parse_str(text).unwrap_or_else(|e| panic!("`{text}`: {e}"));
        let root = node(&mut graph, &expr, None);
        graph.roots.push(root);
    }
    graph.signature.result = Shape::Tuple(graph.roots.iter().map(|r| Shape::Value(graph.ty(*r))).collect());
    graph
}

/// The node of an expression; a number has the type `wanted`.
fn node(graph: &mut Graph, expr: &Expr, wanted: Option<Ty>) -> Ref {
    match expr {
        Expr::Paren(inner) => node(graph, &inner.expr, wanted),
        Expr::Path(path) => {
            let name = path.path.get_ident().expect("a name").to_string();
            let at = NAMES.iter().position(|(n, _)| *n == name).unwrap_or_else(|| panic!("no name `{name}`"));
            graph.param(at as u32, NAMES[at].1)
        }
        Expr::Lit(lit) => number(graph, lit, false, wanted),
        Expr::Unary(unary) => match (&unary.op, &*unary.expr) {
            (UnOp::Neg(_), Expr::Lit(lit)) => number(graph, lit, true, wanted),
            (UnOp::Neg(_), inner) => unary_op(graph, Op::Neg, inner, wanted),
            (UnOp::Not(_), inner) => {
                let x = node(graph, inner, wanted);
                if graph.ty(x).is_bool() { !x } else { made(graph, Op::Not, &[x]) }
            }
            _ => panic!("no operator for that"),
        },
        Expr::Binary(binary) => self::binary(graph, &binary.op, &binary.left, &binary.right, wanted),
        Expr::Field(field) => {
            let x = node(graph, &field.base, None);
            let Member::Named(name) = &field.member else { panic!("tuples have no values here") };
            let name = name.to_string();
            match Swizzle::parse(&name) {
                Some(s) => made(graph, Op::Swizzle(s), &[x]),
                None => made(graph, Op::Lane("xyzw".find(&name).expect("a lane") as u8), &[x]),
            }
        }
        Expr::Cast(cast) => {
            let to = match &*cast.ty {
                syn::Type::Path(path) => path.path.get_ident().expect("a type").to_string(),
                _ => panic!("no type for that"),
            };
            let to: Ty = to.parse().expect("a scalar");
            unary_op(graph, Op::Cast(to.scalar), &cast.expr, None)
        }
        Expr::MethodCall(call) => {
            let mut args = vec![&*call.receiver];
            args.extend(&call.args);
            self::call(graph, &call.method.to_string(), &args, wanted)
        }
        Expr::Call(call) => {
            let Expr::Path(path) = &*call.func else { panic!("no function for that") };
            let name = path.path.get_ident().expect("a function").to_string();
            self::call(graph, &name, &call.args.iter().collect::<Vec<_>>(), wanted)
        }
        _ => panic!("no expression for that"),
    }
}

fn unary_op(graph: &mut Graph, op: Op, x: &Expr, wanted: Option<Ty>) -> Ref {
    let x = node(graph, x, wanted);
    made(graph, op, &[x])
}

fn number(graph: &mut Graph, lit: &ExprLit, minus: bool, wanted: Option<Ty>) -> Ref {
    let sign = if minus { -1.0 } else { 1.0 };
    let value = match &lit.lit {
        Lit::Bool(b) => Value::splat(wanted.filter(|t| t.is_bool()).unwrap_or(Ty::BOOL), b.value as u32),
        Lit::Float(x) => {
            let x = sign * x.base10_parse::<f32>().expect("a float");
            Value::splat(wanted.filter(|t| t.is_float()).unwrap_or(Ty::F32), x.to_bits())
        }
        Lit::Int(x) => {
            let ty = if x.suffix().starts_with('u') { Ty::U32 } else { Ty::I32 };
            let x = x.base10_parse::<i64>().expect("an integer") * if minus { -1 } else { 1 };
            Value::splat(wanted.filter(|t| t.is_int()).unwrap_or(ty), x as u32)
        }
        _ => panic!("no value for that"),
    };
    graph.constant(value)
}

/// Two operands, of which a number takes the type of the other.
fn pair(graph: &mut Graph, x: &Expr, y: &Expr, wanted: Option<Ty>) -> [Ref; 2] {
    if is_number(x) {
        let y = node(graph, y, wanted);
        let ty = graph.ty(y);
        [node(graph, x, Some(ty)), y]
    } else {
        let x = node(graph, x, wanted);
        let ty = graph.ty(x);
        [x, node(graph, y, Some(ty))]
    }
}

fn is_number(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(_) => true,
        Expr::Unary(unary) => is_number(&unary.expr),
        Expr::Paren(inner) => is_number(&inner.expr),
        _ => false,
    }
}

fn binary(graph: &mut Graph, op: &BinOp, x: &Expr, y: &Expr, wanted: Option<Ty>) -> Ref {
    let compares =
        matches!(op, BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_));
    let [x, y] = match op {
        BinOp::Shl(_) | BinOp::Shr(_) => {
            let x = node(graph, x, wanted);
            let amount = graph.ty(x).with_scalar(Scalar::U32);
            [x, node(graph, y, Some(amount))]
        }
        _ => pair(graph, x, y, wanted.filter(|_| !compares)),
    };
    let [x, y] = match (graph.ty(x).lanes, graph.ty(y).lanes) {
        (1, n) if n > 1 => [made(graph, Op::Splat(n), &[x]), y],
        (n, 1) if n > 1 => [x, made(graph, Op::Splat(n), &[y])],
        _ => [x, y],
    };
    let or = if graph.ty(x).is_bool() { None } else { Some(Op::Or) };
    let op = match op {
        BinOp::Add(_) => Op::Add,
        BinOp::Sub(_) => Op::Sub,
        BinOp::Mul(_) => Op::Mul,
        BinOp::Div(_) => Op::Div,
        BinOp::Rem(_) => Op::Rem,
        BinOp::BitAnd(_) => Op::And,
        BinOp::BitXor(_) => Op::Xor,
        BinOp::Shl(_) => Op::Shl,
        BinOp::Shr(_) => Op::Shr,
        BinOp::BitOr(_) => match or {
            Some(or) => or,
            None => return !made(graph, Op::And, &[!x, !y]),
        },
        BinOp::Lt(_) => Op::Lt,
        BinOp::Le(_) => Op::Le,
        BinOp::Eq(_) => Op::Eq,
        BinOp::Gt(_) => return made(graph, Op::Lt, &[y, x]),
        BinOp::Ge(_) => return made(graph, Op::Le, &[y, x]),
        BinOp::Ne(_) => return !made(graph, Op::Eq, &[x, y]),
        _ => panic!("no operator for that"),
    };
    made(graph, op, &[x, y])
}

/// `select(a, x, y)`, `vec3(x, y, z)`, `splat3(x)`, `to_bits(x)`, and every operation by its name.
fn call(graph: &mut Graph, name: &str, args: &[&Expr], wanted: Option<Ty>) -> Ref {
    let op = match name {
        "vec2" | "vec3" | "vec4" | "bvec3" => Op::Compose,
        "splat2" => Op::Splat(2),
        "splat3" => Op::Splat(3),
        "splat4" => Op::Splat(4),
        "to_bits" => Op::Bitcast(Scalar::U32),
        "from_bits" => Op::Bitcast(Scalar::F32),
        name => *PLAIN
            .iter()
            .chain(NATIVES)
            .find(|op| op.name() == name)
            .unwrap_or_else(|| panic!("no operation `{name}`")),
    };
    let args: Vec<Ref> = match (op, args) {
        (Op::Select, [c, x, y]) => {
            let c = node(graph, c, None);
            let [x, y] = pair(graph, x, y, wanted);
            vec![c, x, y]
        }
        (Op::Splat(_) | Op::Compose, _) => args.iter().map(|arg| node(graph, arg, None)).collect(),
        _ => {
            let x = node(graph, args[0], wanted);
            let ty = Some(graph.ty(x));
            let rest: Vec<Ref> = args[1..].iter().map(|arg| node(graph, arg, ty)).collect();
            [vec![x], rest].concat()
        }
    };
    made(graph, op, &args)
}

/// The root as an expression. A node used twice is written twice.
pub(crate) fn write(graph: &Graph) -> String {
    bare(spell(graph, graph.roots[0]))
}

/// Without the parentheses around all of it.
fn bare(text: String) -> String {
    match text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        Some(inner) if is_balanced(inner) => inner.to_owned(),
        _ => text,
    }
}

/// True if no parenthesis is closed before it is opened.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0;
    text.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0
    })
}

fn spell(graph: &Graph, r: Ref) -> String {
    if let Some(value) = graph.as_const(r) {
        let lane = value.uniform_bits().map(|bits| Value::splat(value.ty.element(), bits));
        return match lane {
            Some(lane) if !lane.is_finite() => format!("from_bits({}u)", lane.bits[0]),
            Some(lane) => lane.to_string(),
            None => {
                let lanes: Vec<String> =
                    (0..value.ty.lanes as usize).map(|i| value.lane(i).to_string()).collect();
                format!("vec{}({})", lanes.len(), lanes.join(", "))
            }
        };
    }
    let args: Vec<Ref> = graph.args(r.id()).to_vec();
    if r.is_not() {
        return match graph.op(r) {
            Op::And if args.iter().all(|a| a.is_not()) => {
                format!("({} | {})", spell(graph, !args[0]), spell(graph, !args[1]))
            }
            Op::Eq => format!("({} != {})", spell(graph, args[0]), spell(graph, args[1])),
            _ => format!("!{}", spell(graph, !r)),
        };
    }
    let args: Vec<String> = args.iter().map(|a| spell(graph, *a)).collect();
    let listed = || args.iter().map(|arg| bare(arg.clone())).collect::<Vec<_>>().join(", ");
    let between = |op: &str| format!("({} {op} {})", args[0], args[1]);
    match graph.op(r) {
        Op::Param(i) => NAMES[i as usize].0.to_owned(),
        Op::Neg => format!("-{}", args[0]),
        Op::Not => format!("!{}", args[0]),
        Op::Add => between("+"),
        Op::Sub => between("-"),
        Op::Mul => between("*"),
        Op::Div => between("/"),
        Op::Rem => between("%"),
        Op::And => between("&"),
        Op::Or => between("|"),
        Op::Xor => between("^"),
        Op::Shl => between("<<"),
        Op::Shr => between(">>"),
        Op::Lt => between("<"),
        Op::Le => between("<="),
        Op::Eq => between("=="),
        Op::Cast(to) => format!("({} as {})", args[0], to.name()),
        Op::Bitcast(to) => {
            format!("{}({})", if to == Scalar::F32 { "from_bits" } else { "to_bits" }, listed())
        }
        Op::Splat(n) => format!("splat{n}({})", listed()),
        Op::Lane(i) => format!("{}.{}", args[0], letter(i)),
        Op::Swizzle(s) => format!("{}.{}", args[0], s.letters()),
        Op::Compose => format!("vec{}({})", args.len(), listed()),
        op => format!("{}({})", op.name(), listed()),
    }
}
