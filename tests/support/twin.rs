//! Runs a twin as it is written, without rustc: what is asked here is what stands between operations, names and their scopes,
//! complements, precedence, loops and their ways out. What a call computes is what [`Op::eval`] says, which `tests/twin.rs`
//! holds against the functions that are called.

use flatten_core::emit::rust::{self, Boundary};
use flatten_core::graph::Graph;
use flatten_core::op::native::NATIVES;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::schedule;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use quote::ToTokens;
use syn::{BinOp, Block, Expr, Lit, Member, Pat, Stmt, UnOp};

/// How many statements a twin runs at most.
const FUEL: u32 = 2_000_000;

/// A twin that takes leaves and gives leaves.
pub(crate) struct Twin {
    body: Block,
    params: Vec<String>,
    results: Vec<Ty>,
}

/// What an expression is.
#[derive(Clone, Debug)]
enum Term {
    Value(Value),
    /// Without a type of its own.
    Float(f32),
    Int(i64),
    Many(Vec<Term>),
}

/// What comes after a statement.
enum Next {
    Goes,
    Breaks(Term),
    Ends(Term),
}

type Answer<T> = Result<T, String>;

impl Twin {
    /// The twin of a graph.
    pub(crate) fn of(graph: &Graph) -> Answer<Twin> {
        let mut graph = graph.clone();
        let leaves: Vec<Ty> = graph.signature.leaf_types().map(|(ty, _)| ty).collect();
        let results: Vec<Ty> = graph.roots.iter().map(|r| graph.ty(*r)).collect();
        let params: Vec<String> = (0..leaves.len()).map(|i| format!("p{i}")).collect();
        let shape = |ty: &Ty| Shape::Value(*ty);
        let param = |(name, ty): (&String, &Ty)| Param {
            name: name.clone(),
            shape: shape(ty),
            uniform: false,
            out: false,
        };
        graph.signature = Signature {
            name: "twin".to_owned(),
            params: params.iter().zip(&leaves).map(param).collect(),
            result: Shape::Tuple(results.iter().map(shape).collect()),
        };
        let frame = schedule::run(&graph);
        let body = rust::body(&frame, &Boundary::of(&frame)).map_err(|e| format!("{e:?}"))?;
        let text = format!("{{ {body} }}");
        let body = syn::parse_str(&text).map_err(|e| format!("{e}: {text}"))?;
        Ok(Twin { body, params, results })
    }

    /// What it gives.
    pub(crate) fn run(&self, params: &[Value]) -> Answer<Vec<Value>> {
        let names = self.params.iter().cloned().zip(params.iter().map(|v| Term::Value(*v)));
        let mut run = Run { names: names.collect(), fuel: FUEL };
        let Next::Ends(Term::Many(results)) = run.block(&self.body)? else {
            return Err("a twin ends with its results".to_owned());
        };
        results.into_iter().zip(&self.results).map(|(term, ty)| typed(term, *ty)).collect()
    }
}

/// A twin that is running.
struct Run {
    /// Those in sight, the last one first.
    names: Vec<(String, Term)>,
    fuel: u32,
}

impl Run {
    fn block(&mut self, block: &Block) -> Answer<Next> {
        let outer = self.names.len();
        for (i, statement) in block.stmts.iter().enumerate() {
            self.fuel = self.fuel.checked_sub(1).ok_or("the twin does not end")?;
            let is_last = i + 1 == block.stmts.len();
            match self.statement(statement, is_last)? {
                Next::Goes => {}
                next => {
                    self.names.truncate(outer);
                    return Ok(next);
                }
            }
        }
        self.names.truncate(outer);
        Ok(Next::Goes)
    }

    fn statement(&mut self, statement: &Stmt, is_last: bool) -> Answer<Next> {
        match statement {
            Stmt::Item(_) => {}
            Stmt::Local(local) => {
                let init = local.init.as_ref().ok_or("a name without a value")?;
                let term = self.term(&init.expr)?;
                self.bind(&local.pat, term)?;
            }
            Stmt::Expr(Expr::If(branch), _) => {
                if bool_of(self.term(&branch.cond)?)? {
                    return self.block(&branch.then_branch);
                }
                if branch.else_branch.is_some() {
                    return Err("no branch has another side".to_owned());
                }
            }
            Stmt::Expr(Expr::Break(way), _) => {
                let left_with = way.expr.as_ref().ok_or("loops leave with something")?;
                return self.term(left_with).map(Next::Breaks);
            }
            Stmt::Expr(Expr::Assign(assign), _) => {
                let term = self.term(&assign.right)?;
                self.assign(&assign.left, term)?;
            }
            Stmt::Expr(expr, None) if is_last => return self.term(expr).map(Next::Ends),
            other => return Err(unknown(other)),
        }
        Ok(Next::Goes)
    }

    fn bind(&mut self, pat: &Pat, term: Term) -> Answer<()> {
        match (pat, term) {
            (Pat::Ident(name), term) => self.names.push((name.ident.to_string(), term)),
            (Pat::Tuple(pats), Term::Many(terms)) if pats.elems.len() == terms.len() => {
                for (pat, term) in pats.elems.iter().zip(terms) {
                    self.bind(pat, term)?;
                }
            }
            (pat, term) => return Err(format!("{term:?} for {}", pat.to_token_stream())),
        }
        Ok(())
    }

    fn assign(&mut self, place: &Expr, term: Term) -> Answer<()> {
        match (place, term) {
            (Expr::Path(path), term) => {
                let slot = self.name(&path.path.require_ident().map_err(|e| e.to_string())?.to_string())?;
                // It has the type that it began with.
                let ty = match slot {
                    Term::Value(value) => value.ty,
                    other => return Err(format!("{other:?} has no type")),
                };
                *slot = Term::Value(typed(term, ty)?);
            }
            (Expr::Tuple(places), Term::Many(terms)) if places.elems.len() == terms.len() => {
                for (place, term) in places.elems.iter().zip(terms) {
                    self.assign(place, term)?;
                }
            }
            (place, term) => return Err(format!("{term:?} for {}", place.to_token_stream())),
        }
        Ok(())
    }

    fn name(&mut self, name: &str) -> Answer<&mut Term> {
        let found = self.names.iter_mut().rev().find(|(n, _)| n == name);
        found.map(|(_, term)| term).ok_or_else(|| format!("`{name}` is not in sight"))
    }

    fn terms<'e>(&mut self, exprs: impl IntoIterator<Item = &'e Expr>) -> Answer<Vec<Term>> {
        exprs.into_iter().map(|e| self.term(e)).collect()
    }

    fn term(&mut self, expr: &Expr) -> Answer<Term> {
        Ok(match expr {
            Expr::Paren(inner) => self.term(&inner.expr)?,
            Expr::Group(inner) => self.term(&inner.expr)?,
            Expr::Reference(inner) => self.term(&inner.expr)?,
            Expr::Lit(lit) => literal(&lit.lit)?,
            Expr::Tuple(items) => Term::Many(self.terms(&items.elems)?),
            Expr::Array(items) => Term::Many(self.terms(&items.elems)?),
            Expr::Path(path) => {
                let name = path.path.require_ident().map_err(|e| e.to_string())?;
                self.name(&name.to_string())?.clone()
            }
            Expr::Loop(repeated) => loop {
                match self.block(&repeated.body)? {
                    Next::Goes => {}
                    Next::Breaks(term) => break term,
                    Next::Ends(_) => return Err("a loop has no last expression".to_owned()),
                }
            },
            Expr::Field(field) => match (self.term(&field.base)?, &field.member) {
                (Term::Value(value), Member::Named(lane)) => {
                    let lane = "xyzw".find(&lane.to_string()).ok_or("a lane")?;
                    operation(Op::Lane(lane as u8), vec![Term::Value(value)])?
                }
                _ => return Err(unknown(field)),
            },
            Expr::Unary(unary) => match (&unary.op, self.term(&unary.expr)?) {
                (UnOp::Neg(_), Term::Float(x)) => Term::Float(-x),
                (UnOp::Neg(_), Term::Int(x)) => Term::Int(-x),
                (UnOp::Neg(_), term) => operation(Op::Neg, vec![term])?,
                (UnOp::Not(_), term) => not(term)?,
                _ => return Err(unknown(unary)),
            },
            Expr::Binary(binary) => {
                let terms = vec![self.term(&binary.left)?, self.term(&binary.right)?];
                infix(&binary.op, terms)?
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return Err("not a name".to_owned()) };
                let path: Vec<String> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
                let terms = self.terms(&call.args)?;
                self::call(&path.iter().map(String::as_str).collect::<Vec<_>>(), terms)?
            }
            other => return Err(unknown(other)),
        })
    }
}

fn unknown(what: &impl ToTokens) -> String {
    format!("no twin has `{}`", what.to_token_stream())
}

/// `!x`.
fn not(term: Term) -> Answer<Term> {
    match term {
        Term::Value(value) if is_bool(&term) => Ok(Term::Value(value.complement())),
        term => operation(Op::Not, vec![term]),
    }
}

fn is_bool(term: &Term) -> bool {
    matches!(term, Term::Value(value) if value.ty.is_bool())
}

fn bool_of(term: Term) -> Answer<bool> {
    typed(term, Ty::BOOL).map(|value| value.is_true())
}

fn literal(lit: &Lit) -> Answer<Term> {
    let error = |e: syn::Error| e.to_string();
    Ok(match lit {
        Lit::Bool(b) => Term::Value(Value::bool(b.value)),
        Lit::Float(x) => {
            let value: f32 = x.base10_parse().map_err(error)?;
            if x.suffix().is_empty() { Term::Float(value) } else { Term::Value(Value::f32(value)) }
        }
        Lit::Int(x) => {
            let value: i64 = x.base10_parse().map_err(error)?;
            match x.suffix().trim_start_matches('_') {
                "" => Term::Int(value),
                "u32" => Term::Value(Value::u32(value as u32)),
                "i32" => Term::Value(Value::i32(value as i32)),
                other => return Err(format!("`{other}` is no suffix")),
            }
        }
        other => return Err(unknown(other)),
    })
}

/// A term of a type that is known.
fn typed(term: Term, ty: Ty) -> Answer<Value> {
    let value = match term {
        Term::Value(value) => value,
        Term::Float(x) => Value::f32(x),
        Term::Int(x) if ty.scalar == Scalar::I32 => Value::i32(i32::try_from(x).map_err(|e| e.to_string())?),
        Term::Int(x) => Value::u32(u32::try_from(x).map_err(|e| e.to_string())?),
        Term::Many(_) => return Err("several".to_owned()),
    };
    if value.ty == ty { Ok(value) } else { Err(format!("{value:?} is no {ty}")) }
}

fn infix(op: &BinOp, mut terms: Vec<Term>) -> Answer<Term> {
    let op = match op {
        BinOp::Add(_) => Op::Add,
        BinOp::Sub(_) => Op::Sub,
        BinOp::Mul(_) => Op::Mul,
        BinOp::Div(_) => Op::Div,
        BinOp::Rem(_) => Op::Rem,
        BinOp::BitAnd(_) => Op::And,
        BinOp::BitOr(_) if terms.iter().all(is_bool) => {
            let neither = terms.into_iter().map(not).collect::<Answer<Vec<Term>>>()?;
            return not(operation(Op::And, neither)?);
        }
        BinOp::BitOr(_) => Op::Or,
        BinOp::BitXor(_) => Op::Xor,
        BinOp::Eq(_) => Op::Eq,
        BinOp::Lt(_) => Op::Lt,
        BinOp::Le(_) => Op::Le,
        BinOp::Ne(_) => return not(operation(Op::Eq, terms)?),
        BinOp::Gt(_) | BinOp::Ge(_) => {
            terms.reverse();
            if matches!(op, BinOp::Gt(_)) { Op::Lt } else { Op::Le }
        }
        other => return Err(unknown(other)),
    };
    operation(op, terms)
}

fn call(path: &[&str], terms: Vec<Term>) -> Answer<Term> {
    match *path {
        ["f", ty, "splat"] => {
            let ty: Ty = ty.parse()?;
            let lane = terms.into_iter().next().ok_or("nothing")?;
            operation(Op::Splat(ty.lanes), vec![Term::Value(typed(lane, Ty::new(ty.scalar, 1))?)])
        }
        ["f", _, letters] => operation(Op::Swizzle(Swizzle::parse(letters).ok_or("letters")?), terms),
        ["f", "ne"] => not(operation(Op::Eq, terms)?),
        ["f", "any"] => {
            let none = terms.into_iter().map(not).collect::<Answer<Vec<Term>>>()?;
            not(operation(Op::All, none)?)
        }
        ["f", "table"] => {
            let [index, Term::Many(elements)] = &terms[..] else { return Err("a table".to_owned()) };
            operation(Op::Table, [vec![index.clone()], elements.clone()].concat())
        }
        ["f", "select_lanes"] => operation(Op::Select, terms),
        ["f", "as_f32"] => operation(Op::Cast(Scalar::F32), terms),
        ["f", "as_i32"] => operation(Op::Cast(Scalar::I32), terms),
        ["f", "as_u32"] => operation(Op::Cast(Scalar::U32), terms),
        ["f", "bits_f32"] => operation(Op::Bitcast(Scalar::F32), terms),
        ["f", "bits_i32"] => operation(Op::Bitcast(Scalar::I32), terms),
        ["f", "bits_u32"] => operation(Op::Bitcast(Scalar::U32), terms),
        ["f", name] if name.contains("vec") => {
            let scalar = match name.trim_end_matches(char::is_numeric) {
                "vec" => Scalar::F32,
                "ivec" => Scalar::I32,
                "uvec" => Scalar::U32,
                _ => Scalar::Bool,
            };
            let lanes = terms.into_iter().map(|term| typed(term, Ty::new(scalar, 1)).map(Term::Value));
            operation(Op::Compose, lanes.collect::<Answer<Vec<Term>>>()?)
        }
        ["f", name] => {
            let op = PLAIN.iter().chain(NATIVES).find(|op| op.name() == name);
            operation(*op.ok_or_else(|| format!("`{name}` is not known"))?, terms)
        }
        _ => Err(format!("{path:?} is not known")),
    }
}

/// What an operation gives. Literals are of a type that fits, first one that another operand has; a scalar beside a vector
/// is one in each lane.
fn operation(op: Op, terms: Vec<Term>) -> Answer<Term> {
    let of_term = |term: &Term| if let Term::Value(value) = term { Some(value.ty) } else { None };
    let lanes = terms.iter().filter_map(of_term).map(|ty| ty.lanes).max().unwrap_or(1);
    let mut scalars: Vec<Scalar> = terms.iter().filter_map(of_term).map(|ty| ty.scalar).collect();
    scalars.extend([Scalar::F32, Scalar::I32, Scalar::U32]);
    for scalar in scalars {
        for wide in [1, lanes] {
            let value = |term: &Term| -> Option<Value> {
                let value = match term {
                    Term::Float(_) if scalar != Scalar::F32 => return None,
                    Term::Int(_) if !matches!(scalar, Scalar::I32 | Scalar::U32) => return None,
                    term => typed(term.clone(), of_term(term).unwrap_or(Ty::new(scalar, 1))).ok()?,
                };
                let splat = wide > 1 && value.ty.lanes == 1;
                Some(if splat { Op::Splat(wide).eval(&[value]) } else { value })
            };
            let Some(values) = terms.iter().map(value).collect::<Option<Vec<Value>>>() else { continue };
            let types: Vec<Ty> = values.iter().map(|v| v.ty).collect();
            if op.result(&types).is_some() {
                return Ok(Term::Value(op.eval(&values)));
            }
        }
    }
    Err(format!("{} does not take {terms:?}", op.name()))
}
