//! The table of mistakes: one row each, with one file `tests/ui/<id>_<mistake>.rs`.

/// A kind of mistake.
#[derive(PartialEq, Eq, Debug)]
pub struct Code {
    /// The row's name, in kebab case.
    pub id: &'static str,
    /// What is wrong: lower case, no final dot; `{name}` is filled in.
    pub message: &'static str,
    /// What to write instead.
    pub help: &'static str,
}

/// Makes a constant of each row, and the list of all.
macro_rules! codes {
    ($($name:ident = $id:literal: $message:literal, $help:literal;)*) => {
        $(
            #[doc = concat!("`", $id, "`: ", $message, ".")]
            pub static $name: Code = Code { id: $id, message: $message, help: $help };
        )*
        /// Every row.
        pub static CODES: &[&Code] = &[$(&$name),*];
    };
}

/// What to do about expressions within expressions.
pub const LESS_DEEP: &str = "give parts of it names with `let`";

codes! {
    // The attribute.
    UNKNOWN_ARGUMENT = "unknown-argument":
        "`{name}` is not an argument of `#[flatten]`{near}",
        "the arguments are {known}";
    REPEATED_ARGUMENT = "repeated-argument":
        "the argument `{name}` is given twice",
        "leave one of the two out";
    LEAF_ARGUMENT = "leaf-argument":
        "the argument `{name}` {what}",
        "{instead}";
    PRESHADER = "preshader":
        "the argument `preshader` says nothing of `{name}`, which has no uniform parameter",
        "write `#[uniform]` before the parameters that are the same for a whole draw; what a `&mut` means is each pixel's own";
    FEATURE_OFF = "feature-off":
        "the argument `{name}` needs the feature `{feature}` of `flatten`",
        "write `flatten = { version = \"..\", features = [\"{feature}\"] }` in Cargo.toml";
    ARGUMENT_VALUE = "argument-value":
        "the argument `{name}` does not take this value",
        "write `{example}`";
    ATTRIBUTE_PLACE = "attribute-place":
        "`#[flatten]` cannot stand on {item}",
        "put it on a function, a struct, an enum, a const, an `impl` block of a struct, or a module with a body";
    OPERATOR_PLACE = "operator-place":
        "`#[flatten]` cannot stand on the `impl` of an operator",
        "put it with its struct into a `#[flatten] mod` or into `flatten::items!`: there it needs no mark";
    ITEMS_FORM = "items-form":
        "{what} cannot stand {place}",
        "{instead}";
    SYNTAX = "syntax":
        "this is not Rust that can be read: {error}",
        "correct the item; it is left as it is";

    // The form of a function, a struct or a const.
    FN_FORM = "fn-form":
        "`{form} fn` cannot be flattened",
        "write a plain `fn`";
    TAKES_FUNCTION = "takes-function":
        "`{name}` takes a function, so it has no twin",
        "write it without a mark, and what calls it beside it, in a `#[flatten] mod` or in `flatten::items!`: it is inlined there";
    GENERICS = "generics":
        "`{name}` has {what}, which cannot be flattened",
        "{instead}";
    REFERENCE = "reference":
        "{what} cannot be flattened",
        "{instead}";
    LEAF_FORM = "leaf-form":
        "the leaf `{name}` has {what}",
        "{instead}";
    LEAF_BODY = "leaf-body":
        "the leaf `{name}` cannot be written for {target}: {why}",
        "write its body as flatten reads it, or leave the argument out";
    RECEIVER = "receiver":
        "`self` stands outside of an `impl` block that `#[flatten]` sees",
        "put `#[flatten]` on the module that holds the struct and its `impl` block";
    PATTERN = "pattern":
        "{what} as a pattern cannot be flattened yet",
        "bind one name, `let value = ..;`, and read its parts";
    STRUCT_FORM = "struct-form":
        "`{name}` has {what}, which cannot be flattened",
        "write a smaller one";
    INTEGER_PLACE = "integer-place":
        "`{type}` as the type of a parameter, a result or a field cannot be flattened",
        "use `i32`, `u32` or `usize` there; constants and locals may have the type `{type}`";
    STRUCT_METHODS = "struct-methods":
        "the struct `{name}` does not say that it has an `impl` block on its own",
        "write `#[flatten(methods)]` on `struct {name}`, or put both into a module marked `#[flatten]`";
    RECURSIVE_TYPE = "recursive-type":
        "the type `{name}` contains itself",
        "a struct may hold numbers, vectors and other structs only";
    RECURSION = "recursion":
        "recursion cannot be flattened: {cycle}",
        "write a `for` loop over a constant range";
    INLINED = "inlined":
        "`{callee}` cannot be inlined here: {mistake}{more}, inlined via {way}",
        "look at `{name}`, {place}, or leave the call out";
    CONST_VALUE = "const-value":
        "the value of `{name}` depends on itself",
        "write it with literals, operators, other constants and calls of `const fn`";
    CONST_PANIC = "const-panic":
        "the constant `{name}` has no value: {why}",
        "write it so that every step of it stays in the range of its type";

    UNMARKED = "unmarked":
        "`{name}` is {how} the `#[flatten]` {caller}, but is not marked `#[flatten]` itself",
        "{instead}";
    MISSING_BLOCK = "missing-block":
        "the struct `{name}` says `methods`, but no `impl` block beside it is marked `#[flatten]`",
        "{instead}";
    SECOND_BLOCK = "second-block":
        "this is a second `impl` block of `{name}` on its own",
        "write one block, or put the struct and its blocks into a module marked `#[flatten]`";
    CIRCLE = "circle":
        "`{name}` needs itself: {cycle}",
        "put these items into one module marked `#[flatten]`: inside they see each other";
    LEFT_OUT = "left-out":
        "`{item}` is left out by its `#[cfg]` where `{name}` needs it",
        "write the same `#[cfg]` on `{name}`";

    // Loops and sizes.
    LOOP_BOUND = "loop-bound":
        "the bound of this loop is not constant: {what} is known at run time only",
        "write a constant bound, or the most that it may be, such as `n.min(8)`, and `break` where the loop shall end early; or before the `for` `#[keep]` (for all such loops and iterators `#[flatten(loops)]`), or `#[unroll(max = 8)]` with the most steps it may take";
    FOR_SOURCE = "for-source":
        "a `for` loop cannot run over {what}",
        "write `for i in 0..N` or `for x in array`, with `.rev()`, `.step_by(k)`, `.enumerate()`, `.zip(..)`, `.map(..)` or `.filter(..)` if need be";
    ITERATOR_ORDER = "iterator-order":
        "`{name}` cannot stand behind what computes or leaves out items",
        "gather the items in an array first, and call it on that; or write a `for` loop with a counter of its own";
    ZIP_LENGTH = "zip-length":
        "what a closure writes to here depends on how often `zip` asks for items of which it leaves some out",
        "make both lengths equal, and constant, or write to it in the loop";
    LOOP_STEPS = "loop-steps":
        "nothing says while compiling how many steps this `{loop}` takes: {found}",
        "write `#[keep]` before it, so that it stays a loop, or `#[unroll(max = 8)]` with the most steps it may take";
    LOOP_NEVER = "loop-never":
        "this `{loop}` never ends: {found}",
        "write a `break` on some way, or change what its condition reads";
    UNROLL_MAX = "unroll-max":
        "this `{loop}` takes {steps} steps, but its attribute says that {max} are enough",
        "{instead}";
    STRICT_LOOPS = "strict-loops":
        "`#[{asked}]` is not allowed by `strict_loops`: the number of steps must be known while compiling",
        "write a `for` loop over a constant range, and `break`; or leave `strict_loops` out";
    UNROLL_LIMIT = "unroll-limit":
        "unrolls to {copies} copies, the limit is {limit}{detail}",
        "write `#[keep]` before it, so that it stays a loop, or {or}";
    WORK_LIMIT = "work-limit":
        "flattens to about {ops} operations before they are simplified, the limit is {limit}{detail}",
        "make the ranges shorter, or split the function";
    OPS_LIMIT = "ops-limit":
        "flattens to {ops} operations, the limit is {limit}{detail}",
        "make the ranges shorter, or raise the limit: `#[flatten(max_ops = {ops})]`";
    LABEL = "label":
        "{what}",
        "`break` and `continue` stand in a loop, with no label or the label of a loop around them; out of a block leads `break` with its label";
    BREAK_VALUE = "break-value":
        "a `{loop}` loop cannot give the value of a `break`",
        "assign it to a variable declared before the loop, then `break`";
    LOOP_ATTRIBUTE = "loop-attribute":
        "{what}",
        "write `#[unroll]`, `#[unroll(max = 8)]` or `#[keep]`, one of them";

    // Expressions and statements outside the language.
    CLOSURE = "closure":
        "a closure that no `let` names cannot be flattened",
        "name it, `let f = |x: f32| ..;`, and call it, or give it to a method of an iterator";
    MACRO_CALL = "macro-call":
        "the macro `{name}!` cannot be flattened",
        "write what it stands for, or leave it out";
    UNSUPPORTED_EXPRESSION = "unsupported-expression":
        "{what} cannot be flattened",
        "{instead}";
    UNSUPPORTED_STATEMENT = "unsupported-statement":
        "{what} in a body cannot be flattened yet",
        "put it outside the function";
    STATIC_MUT = "static-mut":
        "the `static mut {name}` may change at any time, and cannot be flattened",
        "write a `const`, or take its value as a parameter";
    NESTING = "nesting":
        "nested deeper than {limit} levels",
        "{instead}";

    // Names.
    UNKNOWN_FUNCTION = "unknown-function":
        "the function `{name}` is not known here{near}",
        "{instead}";
    UNKNOWN_METHOD = "unknown-method":
        "`{type}` has no method `{name}` that can be flattened{near}",
        "{instead}";
    UNKNOWN_ASSOCIATED = "unknown-associated":
        "`{type}` has no constant or function `{name}` that can be flattened{near}",
        "{instead}";
    UNNAMED_TYPE = "unnamed-type":
        "`{name}` is called on a `{type}`, which has no name here",
        "bring the struct in with `use`, so that rustc can check which `{name}` is meant";
    UNKNOWN_NAME = "unknown-name":
        "`{name}` is neither a local nor a constant known here{near}",
        "declare it with `let`, take it as a parameter, or mark its `const` with `#[flatten]`";
    UNKNOWN_TYPE = "unknown-type":
        "the type `{name}` cannot be flattened",
        "{instead}";
    UNKNOWN_FIELD = "unknown-field":
        "`{type}` has no field `{name}`{near}",
        "the fields of `{type}`: {fields}";
    STRUCT_LITERAL = "struct-literal":
        "{what}",
        "name each field of `{type}` once: {fields}";

    // Types.
    TYPE_MISMATCH = "type-mismatch":
        "this is `{found}`, but `{expected}` is needed",
        "convert it, or change the type that asks for `{expected}`";
    ARRAY_LENGTH = "array-length":
        "{what}",
        "write the length as a number, a `const`, or an expression of them, at most {limit} parts in all";
    INDEX_RANGE = "index-range":
        "the element {index} of {count} does not exist",
        "the first element has the number 0, the last the number of elements less one";
    AMBIGUOUS_TYPE = "ambiguous-type":
        "the type of this is not known yet",
        "write the type at its declaration: `let value: f32`";
    AMBIGUOUS_NUMBER = "ambiguous-number":
        "the method `{name}` is called on a number whose type is not known yet",
        "write the type at the number, such as `2.0_f32`, or at its declaration";
    FLOAT_DEFAULT = "float-default":
        "nothing says that this number is `f32`, so Rust makes it `f64`",
        "write `{literal}_f32`";
    LITERAL = "literal":
        "{what}",
        "{instead}";
    OPERATOR = "operator":
        "`{operator}` does not take {operands}",
        "{instead}";
    CAST = "cast":
        "`{from}` cannot be cast `as {to}`",
        "{instead}";
    ARGUMENT_COUNT = "argument-count":
        "`{name}` takes {expected}, but {found} given",
        "write `{signature}`";
    ASSIGN_TARGET = "assign-target":
        "{what} cannot be assigned",
        "assign a local, a field of it, or a lane such as `v.x`";
}
