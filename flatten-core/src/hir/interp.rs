//! Runs a function the way Rust does, with branches, calls and loops: the oracle of every other evaluator.
//!
//! What is left to do is a stack of tasks, and operands wait on a stack of leaves, so that no nesting is too
//! deep. A call or a loop leaves a mark among the tasks; `return`, `break` and `continue` drop the tasks above it.

mod place;

use crate::hir::source::Leaf;
use crate::hir::{Block, Expr, ExprKind, FnId, LocalId, Loop, LoopId, LoopKind, Place, Stmt, Type, Unit};
use crate::interp::Leaves;
use crate::op::Op;
use crate::op::trap::Trap;
use crate::ty::Int;
use crate::value::Value;

/// How many tasks one call may take.
pub const STEPS: u32 = 1 << 22;

/// The leaves of the result for these leaves of the parameters, or why Rust would have panicked.
pub fn call(unit: &Unit, function: FnId, args: &[Value]) -> Result<Vec<Value>, Trap> {
    call_with(unit, function, args, &|_, _| None)
}

/// [`call`], with what leaves compute.
pub fn call_with(unit: &Unit, function: FnId, args: &[Value], leaves: &Leaves) -> Result<Vec<Value>, Trap> {
    Machine::new(unit, function, args, leaves)?.run(STEPS)
}

/// [`call`] in so many tasks at most.
pub fn call_within(steps: u32, unit: &Unit, function: FnId, args: &[Value]) -> Result<Vec<Value>, Trap> {
    Machine::new(unit, function, args, &|_, _| None)?.run(steps)
}

/// The leaves of an expression of `function` that reads no parameter, or why Rust would have panicked.
pub fn constant(unit: &Unit, function: FnId, expr: &Expr) -> Result<Vec<Value>, Trap> {
    let leaves = unit.signature(function).param_leaves();
    let unread: Vec<Value> = leaves.iter().map(|(_, ty, _)| Value::zero(*ty)).collect();
    let mut machine = Machine::new(unit, function, &unread, &|_, _| None)?;
    machine.tasks = vec![Task::Expr(expr)];
    machine.run(STEPS)
}

/// Something to do. What it takes is on top of the operands when its turn comes.
enum Task<'a> {
    /// Push the leaves of an expression.
    Expr(&'a Expr),
    /// Run a block from this statement on and push the leaves of its tail.
    Block(&'a Block, usize),
    /// Forget this many leaves.
    Drop(usize),
    /// Store into a whole local.
    Let(LocalId),
    /// Apply an operation to this many operands.
    Op(Op, usize),
    /// Apply an operation to this many operands, giving an integer that a value of the graph holds.
    Int(Int, Op, usize),
    /// Apply an operation to this many operands without a check.
    Wrapping(Op, usize),
    /// Complement a value.
    Not,
    /// The right side of `&&` and `||`, if the left one is this.
    Rest(bool, &'a Expr),
    /// Choose an arm.
    If(&'a Block, Option<&'a Block>),
    /// Bring the fields of a struct literal into the order of declaration.
    Struct(&'a Expr),
    /// Keep one field of a whole.
    Field(&'a Expr, usize),
    /// Repeat the element of an array.
    Repeat(&'a Type),
    /// Keep one element of a whole of this type; its number is on top of it.
    Index(&'a Type),
    /// Store into a place.
    Assign(&'a Place, Option<Op>),
    /// Call a function.
    Call(FnId),
    /// Store what the `&mut` parameters of a call held last; they are above its result.
    Back(&'a [Place]),
    /// The mark of a call: where its caller's locals begin, and how many operands waited.
    Caller { function: FnId, base: usize, waiting: usize },
    /// Give a result to the caller.
    Return,
    /// End it all.
    Panic,
    /// Begin a loop.
    Loop(&'a Loop),
    /// The mark of a loop: its next step and how many steps it has, the leaves of its operands, and how many operands
    /// waited.
    Step { of: &'a Loop, next: u64, count: u64, operands: Vec<Value>, waiting: usize },
    /// Run a body if the condition holds, else drop the mark of its loop.
    While(&'a Block),
}

struct Machine<'a> {
    unit: &'a Unit,
    leaves: &'a Leaves<'a>,
    /// The function that runs.
    function: FnId,
    /// Where its locals begin.
    base: usize,
    /// By function entered: the first leaf of each local, then how many leaves there are.
    layouts: Vec<Vec<usize>>,
    /// The leaves of the locals of the function and of its callers.
    locals: Vec<Value>,
    operands: Vec<Value>,
    tasks: Vec<Task<'a>>,
}

impl<'a> Machine<'a> {
    /// About to run a function's body.
    fn new(
        unit: &'a Unit,
        function: FnId,
        args: &[Value],
        leaves: &'a Leaves<'a>,
    ) -> Result<Machine<'a>, Trap> {
        let mut machine = Machine {
            unit,
            leaves,
            function,
            base: 0,
            layouts: vec![Vec::new(); unit.fns.len()],
            locals: Vec::new(),
            operands: args.to_vec(),
            tasks: Vec::new(),
        };
        machine.enter(function)?;
        Ok(machine)
    }

    fn run(mut self, steps: u32) -> Result<Vec<Value>, Trap> {
        for _ in 0..steps {
            match self.tasks.pop() {
                Some(task) => self.step(task)?,
                None => return Ok(self.operands),
            }
        }
        Err(Trap::Fuel)
    }

    fn step(&mut self, task: Task<'a>) -> Result<(), Trap> {
        match task {
            Task::Expr(expr) => self.expr(expr),
            Task::Block(block, next) => self.block(block, next),
            Task::Drop(count) => drop(self.take(count)),
            Task::Let(local) => {
                let leaves = self.leaves(local);
                let values = self.take(leaves.len());
                self.locals[leaves].copy_from_slice(&values);
            }
            Task::Op(op, count) => {
                let args = self.take(count);
                self.operands.push(apply(op, &args)?);
            }
            Task::Int(int, op, count) => {
                let args = self.take(count);
                self.operands.push(apply_int(int, op, &args)?);
            }
            Task::Wrapping(op, count) => {
                let args = self.take(count);
                self.operands.push(op.eval(&args));
            }
            Task::Not => {
                let value = self.take(1)[0].complement();
                self.operands.push(value);
            }
            Task::Rest(asked, rest) => match self.take(1)[0].is_true() {
                left if left == asked => self.tasks.push(Task::Expr(rest)),
                left => self.operands.push(Value::bool(left)),
            },
            Task::If(then, other) => {
                let arm = if self.take(1)[0].is_true() { Some(then) } else { other };
                self.tasks.extend(arm.map(|block| Task::Block(block, 0)));
            }
            Task::Struct(literal) => self.structure(literal),
            Task::Field(whole, index) => self.field(whole, index),
            Task::Repeat(ty) => self.repeat(ty),
            Task::Index(whole) => self.index(whole)?,
            Task::Assign(place, op) => self.assign(place, op)?,
            Task::Call(callee) => self.enter(callee)?,
            Task::Back(places) => {
                for place in places.iter().rev() {
                    self.assign(place, None)?;
                }
            }
            Task::Caller { function, base, .. } => {
                for local in self.unit.outs(self.function) {
                    let leaves = self.leaves(local);
                    self.operands.extend_from_slice(&self.locals[leaves]);
                }
                self.locals.truncate(self.base);
                (self.function, self.base) = (function, base);
            }
            Task::Return => self.leave(),
            Task::Loop(l) => self.begin(l),
            Task::Step { of, next, count, operands, waiting } if next < count => {
                if let LoopKind::For { var, source } = &of.kind {
                    let item = source.item(self.unit, next, &|leaf| Some(operands[leaf]));
                    let var = self.leaves(*var).start;
                    for (place, leaf) in item.expect("the operands are known").into_iter().enumerate() {
                        self.locals[var + place] = match leaf {
                            Leaf::Number(value) => value,
                            Leaf::Operand(leaf) => operands[leaf],
                        };
                    }
                }
                self.tasks.push(Task::Step { of, next: next + 1, count, operands, waiting });
                match &of.kind {
                    LoopKind::While(condition) => self.then(Task::While(&of.body), [condition]),
                    _ => self.tasks.push(Task::Block(&of.body, 0)),
                }
            }
            Task::While(body) => match self.take(1)[0].is_true() {
                true => self.tasks.push(Task::Block(body, 0)),
                false => drop(self.tasks.pop()),
            },
            Task::Step { .. } => {}
            Task::Panic => return Err(Trap::Panic),
        }
        Ok(())
    }

    /// The tasks of an expression, the last one first.
    fn expr(&mut self, expr: &'a Expr) {
        match &expr.kind {
            ExprKind::Const(value) => self.operands.push(*value),
            ExprKind::Local(local) => {
                let leaves = self.leaves(*local);
                self.operands.extend_from_slice(&self.locals[leaves]);
            }
            ExprKind::Op(op, args) => {
                let task = match expr.ty {
                    Type::Int(int) => Task::Int(int, *op, args.len()),
                    _ => Task::Op(*op, args.len()),
                };
                self.then(task, args);
            }
            ExprKind::Wrapping(op, args) => self.then(Task::Wrapping(*op, args.len()), args),
            ExprKind::Not(x) => self.then(Task::Not, [&**x]),
            ExprKind::And(x, y) => self.then(Task::Rest(true, y), [&**x]),
            ExprKind::Or(x, y) => self.then(Task::Rest(false, y), [&**x]),
            ExprKind::If(c, then, other) => self.then(Task::If(then, other.as_ref()), [&**c]),
            ExprKind::Block(block) => self.tasks.push(Task::Block(block, 0)),
            ExprKind::Call(callee, args, outs) => {
                self.tasks.push(Task::Back(outs));
                self.then(Task::Call(*callee), args);
            }
            ExprKind::Struct(_, fields) => {
                self.then(Task::Struct(expr), fields.iter().map(|(_, value)| value))
            }
            ExprKind::Tuple(items) | ExprKind::Array(items) => {
                self.tasks.extend(items.iter().rev().map(Task::Expr))
            }
            ExprKind::Field(whole, index) => self.then(Task::Field(whole, *index), [&**whole]),
            ExprKind::Repeat(item) => self.then(Task::Repeat(&expr.ty), [&**item]),
            ExprKind::Index(whole, index) => self.then(Task::Index(&whole.ty), [&**whole, &**index]),
            ExprKind::Assign(place, op, value) => self.then(Task::Assign(place, *op), [&**value]),
            ExprKind::Loop(l) => self.then(Task::Loop(l), l.operands()),
            ExprKind::Return(value) => self.then(Task::Return, value.as_deref()),
            ExprKind::Panic => self.tasks.push(Task::Panic),
            ExprKind::Break(id) => drop(self.unwind(*id)),
            ExprKind::Continue(id) => {
                let mark = self.unwind(*id);
                self.tasks.push(mark);
            }
        }
    }

    /// First the operands from left to right, then the task.
    fn then<I>(&mut self, task: Task<'a>, operands: I)
    where
        I: IntoIterator<Item = &'a Expr, IntoIter: DoubleEndedIterator>,
    {
        self.tasks.push(task);
        self.tasks.extend(operands.into_iter().rev().map(Task::Expr));
    }

    fn block(&mut self, block: &'a Block, next: usize) {
        let Some(stmt) = block.stmts.get(next) else {
            return self.tasks.extend(block.tail.as_deref().map(Task::Expr));
        };
        self.tasks.push(Task::Block(block, next + 1));
        match stmt {
            Stmt::Let(local, value) => {
                value.iter().for_each(|value| self.then(Task::Let(*local), [value]));
            }
            Stmt::Expr(expr) => self.then(Task::Drop(self.unit.leaf_count(&expr.ty)), [expr]),
        }
    }

    /// Takes the topmost operands, in order.
    fn take(&mut self, count: usize) -> Vec<Value> {
        self.operands.split_off(self.operands.len() - count)
    }

    /// Starts a function with the arguments on top of the operands.
    fn enter(&mut self, callee: FnId) -> Result<(), Trap> {
        let f = self.unit.function(callee);
        if let Some(primitive) = self.unit.primitive(callee) {
            let args = self.take(primitive.params().len());
            self.operands.extend((self.leaves)(&primitive, &args).ok_or(Trap::UnknownLeaf)?);
            return Ok(());
        }
        if self.layouts[callee.0 as usize].is_empty() {
            let mut layout = vec![0];
            for local in &f.locals {
                layout.push(layout[layout.len() - 1] + self.unit.leaf_count(&local.ty));
            }
            self.layouts[callee.0 as usize] = layout;
        }
        let layout = &self.layouts[callee.0 as usize];
        let (params, count) = (layout[f.params], layout[f.locals.len()]);
        let args = self.take(params);
        let waiting = self.operands.len();
        self.tasks.push(Task::Caller { function: self.function, base: self.base, waiting });
        self.tasks.push(Task::Block(&f.body, 0));
        (self.function, self.base) = (callee, self.locals.len());
        self.locals.extend(args);
        self.locals.resize(self.base + count, Value::bool(false));
        Ok(())
    }

    /// Drops what the function has still to do; the result stays on top of the operands.
    fn leave(&mut self) {
        let result = self.take(self.unit.leaf_count(&self.unit.function(self.function).ret));
        while let Some(task) = self.tasks.pop() {
            if let Task::Caller { waiting, .. } = task {
                self.operands.truncate(waiting);
                self.tasks.push(task);
                break;
            }
        }
        self.operands.extend(result);
    }

    /// Sets up the mark of a loop; the leaves of its operands are on top of the operands.
    fn begin(&mut self, l: &'a Loop) {
        let leaves = l.operands().iter().map(|operand| self.unit.leaf_count(&operand.ty)).sum();
        let operands = self.take(leaves);
        let count = match &l.kind {
            LoopKind::For { source, .. } => source.count_of(self.unit, &|leaf| Some(operands[leaf])),
            LoopKind::While(_) | LoopKind::Endless => Some(u64::MAX),
            LoopKind::Once => Some(1),
        };
        let count = count.expect("the operands are known");
        self.tasks.push(Task::Step { of: l, next: 0, count, operands, waiting: self.operands.len() });
    }

    /// Drops tasks down to the mark of a loop, and answers the mark.
    fn unwind(&mut self, id: LoopId) -> Task<'a> {
        loop {
            match self.tasks.pop().expect("`break` and `continue` stand inside their loops") {
                mark @ Task::Step { of, waiting, .. } if of.id == id => {
                    self.operands.truncate(waiting);
                    return mark;
                }
                _ => {}
            }
        }
    }
}

/// The value of an operation, unless Rust would panic.
fn apply(op: Op, args: &[Value]) -> Result<Value, Trap> {
    op.trap(args).map_or_else(|| Ok(op.eval(args)), Err)
}

/// The value of an operation as an integer of this type, unless Rust would panic or 32 bits are too few.
fn apply_int(int: Int, op: Op, args: &[Value]) -> Result<Value, Trap> {
    let value = apply(op, args)?;
    if op.fits(int, args, value) { Ok(value) } else { Err(Trap::TooWide) }
}
