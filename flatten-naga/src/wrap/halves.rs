//! Compute entry points around the halves of a function, with the values of a draw in a buffer between them.
//!
//! ```text
//! draw     pre = shade_preshader(inputs)                       one invocation
//! pixels   outputs[row] = shade_varying(inputs[row], pre)      one for each row
//! ```

use super::{Main, add_buffer, add_entry};
use crate::body::Expr;
use naga::{
    AddressSpace, BinaryOperator, Expression, Function, GlobalVariable, Handle, MemoryDecorations, Module,
    ResourceBinding, Span, Statement, StorageAccess, Type,
};

/// The binding of what a draw has handed over.
const HANDED: u32 = 2;

/// Adds `main`, which stores what `function` gives for the only row.
pub(crate) fn add_draw(module: &mut Module, function: Handle<Function>) {
    let inputs = add_buffer(module, "inputs", 0, StorageAccess::LOAD);
    let result = module.functions[function].result.as_ref().map(|result| result.ty);
    let access = StorageAccess::LOAD | StorageAccess::STORE;
    let pre = result.map(|ty| add_struct(module, ty, 1, AddressSpace::Storage { access }));
    add_entry(module, function, |main| {
        if let Some(pre) = pre {
            main.write_draw(inputs, pre);
        }
    });
}

/// Adds `main`, which calls `function` with the row of its invocation and, for the last argument, what a draw has handed
/// over.
pub(crate) fn add_pixels(module: &mut Module, function: Handle<Function>, is_handed: bool) {
    let last = module.functions[function].arguments.last().map(|argument| argument.ty);
    let pre = last.filter(|_| is_handed).map(|ty| add_struct(module, ty, HANDED, AddressSpace::Uniform));
    let inputs = add_buffer(module, "inputs", 0, StorageAccess::LOAD);
    let outputs = add_buffer(module, "outputs", 1, StorageAccess::LOAD | StorageAccess::STORE);
    add_entry(module, function, |main| {
        main.pre = pre;
        main.write(inputs, outputs);
    });
}

fn add_struct(
    module: &mut Module,
    ty: Handle<Type>,
    binding: u32,
    space: AddressSpace,
) -> Handle<GlobalVariable> {
    let pre = GlobalVariable {
        name: Some("handed".into()),
        space,
        binding: Some(ResourceBinding { group: 0, binding }),
        ty,
        init: None,
        memory_decorations: MemoryDecorations::empty(),
    };
    module.global_variables.append(pre, Span::UNDEFINED)
}

impl Main<'_> {
    /// `if index.x == 0 { pre = callee(inputs) }`.
    fn write_draw(&mut self, inputs: Handle<GlobalVariable>, pre: Handle<GlobalVariable>) {
        self.numbers = self.literals(self.in_width());
        let index = self.add(Expression::FunctionArgument(0));
        let inputs = self.add(Expression::GlobalVariable(inputs));
        let pointer = self.add(Expression::GlobalVariable(pre));
        self.emitted = self.function.expressions.len();
        let row = self.add(Expression::AccessIndex { base: index, index: 0 });
        let condition = self.binary(BinaryOperator::Equal, row, self.numbers[0]);
        self.flush();
        let mut body = std::mem::take(&mut self.block);
        let value = self.call(inputs, self.numbers[0]);
        self.block.push(Statement::Store { pointer, value }, Span::UNDEFINED);
        let accept = std::mem::take(&mut self.block);
        body.push(Statement::If { condition, accept, reject: Default::default() }, Span::UNDEFINED);
        self.function.body = body;
    }

    /// The last argument, if it is handed over.
    pub(super) fn handed(&mut self) -> Option<Expr> {
        let pointer = self.handed?;
        Some(self.add(Expression::Load { pointer }))
    }
}
