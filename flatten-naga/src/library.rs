//! The functions of a module: that of a frame, and before it those of the primitives that it calls.

use crate::body::{Body, Callees, Context};
use crate::names::Names;
use crate::shared::Style;
use crate::types::Types;
use crate::{finite, naming, operands, order, params, parts, signs, sums, tables, whites};
use flatten_core::frame::Frame;
use flatten_core::graph::Primitive;
use flatten_core::op::Op;
use flatten_core::options::{Caps, Gates};
use flatten_core::passes::fuse::fuse;
use flatten_core::schedule;
use naga::{FastHashMap, Function, Handle, Module, Span, Statement};

/// A module while its functions are added.
pub(crate) struct Library<'m> {
    module: &'m mut Module,
    names: Names,
    types: Types,
    style: Style,
    /// The functions of primitives, by their ids.
    primitives: FastHashMap<u64, Handle<Function>>,
}

/// The frame of a primitive's body, under the contract of its caller.
pub(crate) fn frame_of(primitive: &Primitive, exact: bool) -> Option<Frame> {
    let mut body = primitive.body.clone()?;
    body.gates = if exact { Gates::EXACT } else { Gates::FAST };
    Some(schedule::run(&fuse(&body, &Caps::NAGA)))
}

impl<'m> Library<'m> {
    /// A library without functions.
    pub(crate) fn new(module: &'m mut Module, style: Style) -> Library<'m> {
        let (names, types) = (Names::of_module(), Types::new());
        Library { module, names, types, style, primitives: FastHashMap::default() }
    }

    /// Adds the function of a frame, and those that it calls before it.
    pub(crate) fn add(&mut self, frame: &Frame) -> Handle<Function> {
        let written = match self.style {
            Style::Words => Some(order::run(&sums::run(&whites::run(parts::run(signs::run(frame)))))),
            Style::Text => finite::run(frame),
        };
        let frame = written.as_ref().unwrap_or(frame);
        let signature = &frame.signature;
        let name = self.names.unique(&signature.name);
        self.types.set_function(&signature.name);
        let arguments = params::arguments(self.module, &mut self.names, &mut self.types, signature);
        let result = params::result(self.module, &mut self.names, &mut self.types, signature);
        let leaves = params::leaves(self.module, &arguments, signature);
        let callees = self.callees(frame);
        self.types.set_function(&signature.name);
        let Library { module, names, types, style, .. } = self;
        let tables = tables::add(module, names, types, frame);

        let around = Context {
            arguments: &arguments,
            leaves: &leaves,
            tables: &tables,
            callees: &callees,
            style: *style,
        };
        // A first run finds the literals: naga wants them before the first expression that is emitted.
        let mut finder = Body::new(module, frame, &around, &[]);
        finder.run();
        let sources = finder.order;
        let mut body = Body::new(module, frame, &around, &sources);
        let values = body.run();
        debug_assert_eq!(body.order.len(), sources.len(), "the second run needs what the first one found");

        let returned = result.as_ref().map(|result| {
            let recipe = params::recipe(body.module, result.ty);
            params::build(&recipe, &mut values.into_iter(), &mut |expression| body.add(expression))
        });
        body.flush();
        body.block.push(Statement::Return { value: returned }, Span::UNDEFINED);
        body.roots.extend(returned);
        let Body { mut function, block, roots, user_names, .. } = body;
        function.body = block;
        for (_, variable) in function.local_variables.iter_mut() {
            variable.name = variable.name.take().map(|name| names.unique(&name));
        }
        // Words bear no names.
        if *style == Style::Text {
            naming::run(&mut function, returned, &roots, &user_names, names);
        }
        for (_, variable) in function.local_variables.iter_mut() {
            variable.name = variable.name.take().or_else(|| Some(names.unique("bits")));
        }
        function.name = Some(name);
        function.result = result;
        debug_assert_eq!(operands::first_not_emitted(&function), None);
        module.functions.append(function, Span::UNDEFINED)
    }

    /// The functions that the calls of a frame mean.
    fn callees(&mut self, frame: &Frame) -> Callees {
        let mut callees = Callees::default();
        for step in &frame.steps {
            if let Op::Call(id) = step.op {
                let function = self.primitive(&frame.primitives[id.0 as usize], frame.exact);
                callees.insert(id, function);
            }
        }
        callees
    }

    fn primitive(&mut self, primitive: &Primitive, exact: bool) -> Handle<Function> {
        if let Some(known) = self.primitives.get(&primitive.id) {
            return *known;
        }
        let frame =
            frame_of(primitive, exact).expect("the capability table refuses calls of other primitives");
        let function = self.add(&frame);
        self.primitives.insert(primitive.id, function);
        function
    }
}
