//! The typed tree as text, close to the Rust it came from, with every type written.
//!
//! A local that shares its name with an earlier one has its number behind a dot; one that no user wrote has only
//! the number: `let x.4: f32 = add(.3, 1.0);`.

use crate::hir::{
    Block, Expr, ExprKind, Fn, FnId, Loop, LoopId, LoopKind, Part, Place, Source, Stmt, Type, Unit, Wish,
};
use crate::op::{Op, letter};
use rustc_hash::FxHashSet;
use std::fmt::{self, Write};

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for s in &self.structs {
            writeln!(f, "struct {} {{", s.name)?;
            for (name, ty) in &s.fields {
                writeln!(f, "    {name}: {},", self.type_text(ty))?;
            }
            f.write_str("}\n\n")?;
        }
        for (i, function) in self.fns.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "\n" })?;
            let mut printer = Printer { unit: self, function, names: names(function), out: f, depth: 0 };
            printer.function()?;
        }
        Ok(())
    }
}

impl Unit {
    /// A type as Rust writes it.
    pub fn type_text(&self, ty: &Type) -> String {
        match ty {
            Type::Value(ty) => ty.to_string(),
            Type::Int(int) => int.to_string(),
            Type::Struct(id) => self.structure(*id).shown().to_owned(),
            Type::Array(item, count) => format!("[{}; {count}]", self.type_text(item)),
            Type::Option(item) => format!("Option<{}>", self.type_text(item)),
            Type::Never => "!".to_owned(),
            Type::Tuple(items) => {
                let items: Vec<String> = items.iter().map(|t| self.type_text(t)).collect();
                format!("({}{})", items.join(", "), if items.len() == 1 { "," } else { "" })
            }
        }
    }
}

/// A name for each local, each different from the others.
fn names(function: &Fn) -> Vec<String> {
    let mut seen = FxHashSet::default();
    let mut names = Vec::new();
    for (i, local) in function.locals.iter().enumerate() {
        let plain = seen.insert(&local.name) && !local.name.is_empty();
        names.push(if plain { local.name.clone() } else { format!("{}.{i}", local.name) });
    }
    names
}

struct Printer<'a, 'f, 'g> {
    unit: &'a Unit,
    function: &'a Fn,
    names: Vec<String>,
    out: &'f mut fmt::Formatter<'g>,
    depth: usize,
}

impl Printer<'_, '_, '_> {
    fn function(&mut self) -> fmt::Result {
        let function = self.function;
        let kind = function.leaf.as_ref().map_or("", |leaf| if leaf.barrier { "barrier " } else { "leaf " });
        write!(self.out, "{kind}fn {}(", function.name)?;
        for (i, local) in function.locals[..function.params].iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let uniform = if function.uniform[i] { "uniform " } else { "" };
            let out = if function.outs[i] { "&mut " } else { "" };
            let ty = self.unit.type_text(&local.ty);
            write!(self.out, "{comma}{uniform}{}: {out}{ty}", self.names[i])?;
        }
        write!(self.out, ") -> {}", self.unit.type_text(&function.ret))?;
        if function.leaf.is_some() {
            return self.out.write_str(";\n");
        }
        self.out.write_str(" ")?;
        self.block(&function.body)?;
        self.out.write_str("\n")
    }

    fn line(&mut self) -> fmt::Result {
        write!(self.out, "\n{:1$}", "", self.depth * 4)
    }

    fn block(&mut self, block: &Block) -> fmt::Result {
        self.out.write_str("{")?;
        self.depth += 1;
        for stmt in &block.stmts {
            self.line()?;
            self.stmt(stmt)?;
        }
        if let Some(tail) = &block.tail {
            self.line()?;
            self.expr(tail)?;
        }
        self.depth -= 1;
        if !block.stmts.is_empty() || block.tail.is_some() {
            self.line()?;
        }
        self.out.write_str("}")
    }

    fn stmt(&mut self, stmt: &Stmt) -> fmt::Result {
        match stmt {
            Stmt::Expr(expr) => self.expr(expr)?,
            Stmt::Let(local, value) => {
                let ty = self.unit.type_text(&self.function.locals[local.0 as usize].ty);
                write!(self.out, "let {}: {ty}", self.names[local.0 as usize])?;
                if let Some(value) = value {
                    self.out.write_str(" = ")?;
                    self.expr(value)?;
                }
            }
        }
        self.out.write_str(";")
    }

    fn expr(&mut self, expr: &Expr) -> fmt::Result {
        match &expr.kind {
            ExprKind::Const(value) => write!(self.out, "{value}"),
            ExprKind::Local(local) => self.out.write_str(&self.names[local.0 as usize]),
            ExprKind::Op(op, args) => self.op(*op, args),
            ExprKind::Wrapping(op, args) => {
                write!(self.out, "wrapping_{}", op.name())?;
                self.list("(", args, ")")
            }
            ExprKind::Not(x) => {
                self.out.write_str("!")?;
                self.expr(x)
            }
            ExprKind::And(x, y) => self.infix("&&", x, y),
            ExprKind::Or(x, y) => self.infix("||", x, y),
            ExprKind::If(condition, then, otherwise) => {
                self.out.write_str("if ")?;
                self.expr(condition)?;
                self.out.write_str(" ")?;
                self.block(then)?;
                otherwise.as_ref().map_or(Ok(()), |block| {
                    self.out.write_str(" else ")?;
                    self.block(block)
                })
            }
            ExprKind::Block(block) => self.block(block),
            ExprKind::Call(callee, args, _) => self.call(*callee, args),
            ExprKind::Struct(id, fields) => {
                let s = self.unit.structure(*id);
                write!(self.out, "{} {{", s.name)?;
                for (i, (field, value)) in fields.iter().enumerate() {
                    write!(self.out, "{} {}: ", if i == 0 { "" } else { "," }, s.fields[*field].0)?;
                    self.expr(value)?;
                }
                self.out.write_str(" }")
            }
            ExprKind::Tuple(parts) if matches!(expr.ty, Type::Option(_)) => self.option(parts),
            ExprKind::Tuple(items) => self.list("(", items, if items.len() == 1 { ",)" } else { ")" }),
            ExprKind::Array(items) => self.list("[", items, "]"),
            ExprKind::Repeat(item) => {
                let Type::Array(_, count) = expr.ty else { unreachable!("`[x; N]` is an array") };
                self.out.write_str("[")?;
                self.expr(item)?;
                write!(self.out, "; {count}]")
            }
            ExprKind::Index(whole, index) => {
                self.expr(whole)?;
                self.list("[", std::slice::from_ref(index), "]")
            }
            ExprKind::Field(base, index) => {
                self.expr(base)?;
                self.part(&base.ty, Part::Field(*index)).map(drop)
            }
            ExprKind::Assign(place, op, value) => self.assign(place, *op, value),
            ExprKind::Loop(l) => self.looped(l),
            ExprKind::Return(None) => self.out.write_str("return"),
            ExprKind::Return(Some(value)) => {
                self.out.write_str("return ")?;
                self.expr(value)
            }
            ExprKind::Break(id) => self.jump("break", *id),
            ExprKind::Continue(id) => self.jump("continue", *id),
            ExprKind::Panic => self.out.write_str("panic!()"),
        }
    }

    /// `Some(x)`, `None`, or what says that there is a value with that.
    fn option(&mut self, parts: &[Expr]) -> fmt::Result {
        match parts[0].kind {
            ExprKind::Const(is_some) if is_some.is_true() => self.list("Some(", &parts[1..], ")"),
            ExprKind::Const(_) => self.out.write_str("None"),
            _ => self.list("Option(", parts, ")"),
        }
    }

    fn call(&mut self, callee: FnId, args: &[Expr]) -> fmt::Result {
        let callee = self.unit.function(callee);
        write!(self.out, "{}(", callee.name)?;
        for (i, (arg, out)) in args.iter().zip(&callee.outs).enumerate() {
            self.out.write_str(if i == 0 { "" } else { ", " })?;
            self.out.write_str(if *out { "&mut " } else { "" })?;
            self.expr(arg)?;
        }
        self.out.write_str(")")
    }

    fn op(&mut self, op: Op, args: &[Expr]) -> fmt::Result {
        match symbol(op) {
            Some(symbol) => self.infix(symbol, &args[0], &args[1]),
            None => self.call_op(op, args),
        }
    }

    fn call_op(&mut self, op: Op, args: &[Expr]) -> fmt::Result {
        match op {
            Op::Lane(lane) => {
                self.expr(&args[0])?;
                write!(self.out, ".{}", letter(lane))
            }
            Op::Swizzle(swizzle) => {
                self.expr(&args[0])?;
                write!(self.out, ".{}", swizzle.letters())
            }
            Op::Cast(to) => {
                write!(self.out, "cast::<{}>", to.name())?;
                self.list("(", args, ")")
            }
            Op::Bitcast(to) => {
                write!(self.out, "bitcast::<{}>", to.name())?;
                self.list("(", args, ")")
            }
            Op::Splat(lanes) => {
                write!(self.out, "splat::<{lanes}>")?;
                self.list("(", args, ")")
            }
            _ => {
                self.out.write_str(op.name())?;
                self.list("(", args, ")")
            }
        }
    }

    fn infix(&mut self, symbol: &str, x: &Expr, y: &Expr) -> fmt::Result {
        self.out.write_str("(")?;
        self.expr(x)?;
        write!(self.out, " {symbol} ")?;
        self.expr(y)?;
        self.out.write_str(")")
    }

    fn list(&mut self, open: &str, items: &[Expr], close: &str) -> fmt::Result {
        self.out.write_str(open)?;
        for (i, item) in items.iter().enumerate() {
            self.out.write_str(if i == 0 { "" } else { ", " })?;
            self.expr(item)?;
        }
        self.out.write_str(close)
    }

    fn assign(&mut self, place: &Place, op: Option<Op>, value: &Expr) -> fmt::Result {
        self.out.write_str(&self.names[place.local.0 as usize])?;
        let mut ty = self.function.locals[place.local.0 as usize].ty.clone();
        for part in &place.path {
            ty = self.part(&ty, *part)?;
        }
        write!(self.out, " {}= ", op.and_then(symbol).unwrap_or_default())?;
        self.expr(value)
    }

    /// Writes one step from a whole to a part and answers the part's type.
    fn part(&mut self, whole: &Type, part: Part) -> Result<Type, fmt::Error> {
        match (whole, part) {
            (Type::Struct(id), Part::Field(index)) => {
                let (name, ty) = &self.unit.structure(*id).fields[index];
                write!(self.out, ".{name}")?;
                Ok(ty.clone())
            }
            (Type::Value(ty), Part::Lane(lane)) => {
                write!(self.out, ".{}", letter(lane))?;
                Ok(Type::Value(ty.element()))
            }
            (Type::Tuple(items), Part::Field(index)) => {
                write!(self.out, ".{index}")?;
                Ok(items[index].clone())
            }
            (Type::Option(item), Part::Field(index)) => {
                self.out.write_str([".is_some", ".value"][index])?;
                Ok(if index == 0 { Type::BOOL } else { (**item).clone() })
            }
            (Type::Array(item, _), Part::Field(index)) => {
                write!(self.out, "[{index}]")?;
                Ok((**item).clone())
            }
            (Type::Array(item, _), Part::Index(local)) => {
                write!(self.out, "[{}]", self.names[local.0 as usize])?;
                Ok((**item).clone())
            }
            (Type::Value(ty), Part::Index(local)) => {
                write!(self.out, "[{}]", self.names[local.0 as usize])?;
                Ok(Type::Value(ty.element()))
            }
            _ => unreachable!("{whole:?} has no part {part:?}"),
        }
    }

    fn looped(&mut self, l: &Loop) -> fmt::Result {
        match l.wish {
            Wish::None | Wish::Power => {}
            Wish::Unroll => self.out.write_str("#[unroll] ")?,
            Wish::UnrollMax(max) => write!(self.out, "#[unroll(max = {max})] ")?,
            Wish::Keep => self.out.write_str("#[keep] ")?,
        }
        write!(self.out, "'{}", l.id.0)?;
        match &l.kind {
            LoopKind::For { var, source } => {
                let ty = self.unit.type_text(&self.function.locals[var.0 as usize].ty);
                write!(self.out, " for {}: {ty} in ", self.names[var.0 as usize])?;
                self.source(source)?;
            }
            LoopKind::While(condition) => {
                self.out.write_str(" while ")?;
                self.expr(condition)?;
            }
            LoopKind::Endless => self.out.write_str(" loop")?,
            LoopKind::Once => self.out.write_char(':')?,
        }
        self.out.write_char(' ')?;
        self.block(&l.body)
    }

    fn source(&mut self, source: &Source) -> fmt::Result {
        match source {
            Source::Range { from, to, inclusive } => {
                self.expr(from)?;
                self.out.write_str(if *inclusive { "..=" } else { ".." })?;
                self.expr(to)
            }
            Source::Array(array) => self.expr(array),
            Source::Rev(inner) => {
                self.source(inner)?;
                self.out.write_str(".rev()")
            }
            Source::StepBy(inner, by) => {
                self.source(inner)?;
                self.out.write_str(".step_by(")?;
                self.expr(by)?;
                self.out.write_str(")")
            }
            Source::Skip(inner, count) => {
                self.source(inner)?;
                write!(self.out, ".skip({count})")
            }
            Source::Take(inner, count) => {
                self.source(inner)?;
                write!(self.out, ".take({count})")
            }
            Source::Enumerate(inner) => {
                self.source(inner)?;
                self.out.write_str(".enumerate()")
            }
            Source::Zip(a, b) => {
                self.source(a)?;
                self.out.write_str(".zip(")?;
                self.source(b)?;
                self.out.write_str(")")
            }
        }
    }

    fn jump(&mut self, word: &str, id: LoopId) -> fmt::Result {
        write!(self.out, "{word} '{}", id.0)
    }
}

/// The sign of an operation that Rust writes between its operands.
fn symbol(op: Op) -> Option<&'static str> {
    match op {
        Op::Add => Some("+"),
        Op::Sub => Some("-"),
        Op::Mul => Some("*"),
        Op::Div => Some("/"),
        Op::Rem => Some("%"),
        Op::And => Some("&"),
        Op::Or => Some("|"),
        Op::Xor => Some("^"),
        Op::Shl => Some("<<"),
        Op::Shr => Some(">>"),
        Op::Eq => Some("=="),
        Op::Lt => Some("<"),
        Op::Le => Some("<="),
        _ => None,
    }
}
