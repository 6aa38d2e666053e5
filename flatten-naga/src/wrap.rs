//! The compute entry point around a library function: a row of words in, a row of words out.

mod halves;

use crate::body::Expr;
use crate::{WORKGROUP, params};
use naga::{
    AddressSpace, ArraySize, BinaryOperator, Binding, Block, BuiltIn, EntryPoint, Expression, Function,
    FunctionArgument, GlobalVariable, Handle, Literal, MemoryDecorations, Module, ResourceBinding, Scalar,
    ScalarKind, ShaderStage, Span, Statement, StorageAccess, Type, TypeInner, VectorSize,
};

pub(crate) use halves::{add_draw, add_pixels};

/// Adds `main`, which calls `function` with the row of its invocation.
pub(crate) fn add_main(module: &mut Module, function: Handle<Function>) {
    let inputs = add_buffer(module, "inputs", 0, StorageAccess::LOAD);
    let outputs = add_buffer(module, "outputs", 1, StorageAccess::LOAD | StorageAccess::STORE);
    add_entry(module, function, |main| main.write(inputs, outputs));
}

/// Adds `main` with the body that is written.
fn add_entry(module: &mut Module, function: Handle<Function>, write: impl FnOnce(&mut Main)) {
    let vector = TypeInner::Vector { size: VectorSize::Tri, scalar: Scalar::U32 };
    let index = module.types.insert(Type { name: None, inner: vector }, Span::UNDEFINED);
    let mut main = Main::new(module, function);
    main.function.name = Some("main".into());
    main.function.arguments.push(FunctionArgument {
        name: Some("index".into()),
        ty: index,
        binding: Some(Binding::BuiltIn(BuiltIn::GlobalInvocationId)),
    });
    write(&mut main);
    let function = main.function;
    module.entry_points.push(EntryPoint {
        name: "main".into(),
        stage: ShaderStage::Compute,
        early_depth_test: None,
        workgroup_size: [WORKGROUP, 1, 1],
        workgroup_size_overrides: None,
        function,
        mesh_info: None,
        task_payload: None,
        incoming_ray_payload: None,
    });
}

fn add_buffer(
    module: &mut Module,
    name: &str,
    binding: u32,
    access: StorageAccess,
) -> Handle<GlobalVariable> {
    let word = TypeInner::Scalar(Scalar::U32);
    let base = module.types.insert(Type { name: None, inner: word }, Span::UNDEFINED);
    let words = TypeInner::Array { base, size: ArraySize::Dynamic, stride: 4 };
    let ty = module.types.insert(Type { name: None, inner: words }, Span::UNDEFINED);
    let buffer = GlobalVariable {
        name: Some(name.into()),
        space: AddressSpace::Storage { access },
        binding: Some(ResourceBinding { group: 0, binding }),
        ty,
        init: None,
        memory_decorations: MemoryDecorations::empty(),
    };
    module.global_variables.append(buffer, Span::UNDEFINED)
}

struct Main<'a> {
    module: &'a Module,
    callee: Handle<Function>,
    function: Function,
    numbers: Vec<Expr>,
    block: Block,
    emitted: usize,
    /// Where the last argument is, if no row holds it.
    pre: Option<Handle<GlobalVariable>>,
    /// The expression for that.
    handed: Option<Expr>,
}

impl<'a> Main<'a> {
    fn new(module: &'a Module, callee: Handle<Function>) -> Main<'a> {
        let (function, numbers, block) = (Function::default(), Vec::new(), Block::new());
        Main { module, callee, function, numbers, block, emitted: 0, pre: None, handed: None }
    }

    /// `if row < rows { outputs[row] = callee(inputs[row]) }`; nothing without a result.
    fn write(&mut self, inputs: Handle<GlobalVariable>, outputs: Handle<GlobalVariable>) {
        let callee = &self.module.functions[self.callee];
        let Some(result) = callee.result.as_ref().map(|result| result.ty) else { return };
        let (in_width, out_width) = (self.in_width(), self.width(result));
        self.numbers = self.literals(in_width.max(out_width));
        let index = self.add(Expression::FunctionArgument(0));
        let inputs = self.add(Expression::GlobalVariable(inputs));
        let outputs = self.add(Expression::GlobalVariable(outputs));
        self.handed = self.pre.map(|pre| self.add(Expression::GlobalVariable(pre)));
        self.emitted = self.function.expressions.len();

        let row = self.add(Expression::AccessIndex { base: index, index: 0 });
        let length = self.add(Expression::ArrayLength(outputs));
        let rows = self.binary(BinaryOperator::Divide, length, self.numbers[out_width as usize]);
        let condition = self.binary(BinaryOperator::Less, row, rows);
        self.flush();
        let mut body = std::mem::take(&mut self.block);
        let first_in = self.binary(BinaryOperator::Multiply, row, self.numbers[in_width as usize]);
        let value = self.call(inputs, first_in);
        let first_out = self.binary(BinaryOperator::Multiply, row, self.numbers[out_width as usize]);
        self.store(outputs, first_out, result, value);
        let accept = std::mem::take(&mut self.block);
        body.push(Statement::If { condition, accept, reject: Block::new() }, Span::UNDEFINED);
        self.function.body = body;
    }

    /// The words of a row of arguments.
    fn in_width(&self) -> u32 {
        self.arguments().iter().map(|argument| self.width(argument.ty)).sum()
    }

    /// The arguments that rows hold.
    fn arguments(&self) -> &'a [FunctionArgument] {
        let all = &self.module.functions[self.callee].arguments;
        &all[..all.len() - usize::from(self.pre.is_some())]
    }

    /// The numbers up to this one.
    fn literals(&mut self, last: u32) -> Vec<Expr> {
        (0..=last).map(|i| self.add(Expression::Literal(Literal::U32(i)))).collect()
    }

    /// Calls the function with the arguments of a row.
    fn call(&mut self, inputs: Expr, first: Expr) -> Expr {
        let module = self.module;
        let mut at = 0;
        let mut arguments = Vec::new();
        for argument in self.arguments() {
            let types = params::type_leaves(module, argument.ty).into_iter().map(|(_, ty)| ty);
            let leaves: Vec<_> = types.map(|ty| self.load(inputs, first, &mut at, ty)).collect();
            let recipe = params::recipe(module, argument.ty);
            let mut add = |expression| self.add(expression);
            arguments.push(params::build(&recipe, &mut leaves.into_iter(), &mut add));
        }
        arguments.extend(self.handed());
        self.flush();
        let value = self.add(Expression::CallResult(self.callee));
        self.emitted += 1;
        let call = Statement::Call { function: self.callee, arguments, result: Some(value) };
        self.block.push(call, Span::UNDEFINED);
        value
    }

    /// Stores a result as a row.
    fn store(&mut self, outputs: Expr, first: Expr, ty: Handle<Type>, value: Expr) {
        let mut at = 0;
        for (path, ty) in params::type_leaves(self.module, ty) {
            let field = |base, index| self.add(Expression::AccessIndex { base, index });
            let leaf = path.into_iter().fold(value, field);
            self.store_leaf(outputs, first, &mut at, ty, leaf);
        }
    }

    /// The words of a type.
    fn width(&self, ty: Handle<Type>) -> u32 {
        let lanes = |(_, ty)| self.lanes(ty).0;
        params::type_leaves(self.module, ty).into_iter().map(lanes).sum()
    }

    fn lanes(&self, ty: Handle<Type>) -> (u32, ScalarKind) {
        match self.module.types[ty].inner {
            TypeInner::Vector { size, scalar } => (size as u32, scalar.kind),
            TypeInner::Scalar(scalar) => (1, scalar.kind),
            ref other => unreachable!("{other:?} is not a leaf"),
        }
    }

    /// The next leaf of a row.
    fn load(&mut self, buffer: Expr, first: Expr, at: &mut u32, ty: Handle<Type>) -> Expr {
        let (lanes, kind) = self.lanes(ty);
        let components: Vec<_> = (0..lanes)
            .map(|_| {
                let pointer = self.word(buffer, first, at);
                let word = self.add(Expression::Load { pointer });
                match kind {
                    ScalarKind::Uint => word,
                    ScalarKind::Bool => self.binary(BinaryOperator::NotEqual, word, self.numbers[0]),
                    _ => self.add(Expression::As { expr: word, kind, convert: None }),
                }
            })
            .collect();
        if lanes == 1 { components[0] } else { self.add(Expression::Compose { ty, components }) }
    }

    fn store_leaf(&mut self, buffer: Expr, first: Expr, at: &mut u32, ty: Handle<Type>, leaf: Expr) {
        let (lanes, kind) = self.lanes(ty);
        for index in 0..lanes {
            let lane =
                if lanes == 1 { leaf } else { self.add(Expression::AccessIndex { base: leaf, index }) };
            let value = match kind {
                ScalarKind::Uint => lane,
                ScalarKind::Bool => {
                    self.add(Expression::As { expr: lane, kind: ScalarKind::Uint, convert: Some(4) })
                }
                _ => self.add(Expression::As { expr: lane, kind: ScalarKind::Uint, convert: None }),
            };
            let pointer = self.word(buffer, first, at);
            self.flush();
            self.block.push(Statement::Store { pointer, value }, Span::UNDEFINED);
        }
    }

    /// The next word of a row.
    fn word(&mut self, buffer: Expr, first: Expr, at: &mut u32) -> Expr {
        let index = self.binary(BinaryOperator::Add, first, self.numbers[*at as usize]);
        *at += 1;
        self.add(Expression::Access { base: buffer, index })
    }

    fn binary(&mut self, op: BinaryOperator, left: Expr, right: Expr) -> Expr {
        self.add(Expression::Binary { op, left, right })
    }

    fn add(&mut self, expression: Expression) -> Expr {
        self.function.expressions.append(expression, Span::UNDEFINED)
    }

    /// Emits what was added since the last time.
    fn flush(&mut self) {
        let added = self.function.expressions.range_from(self.emitted);
        self.emitted = self.function.expressions.len();
        self.block.push(Statement::Emit(added), Span::UNDEFINED);
    }
}
