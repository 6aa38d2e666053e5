//! Hir and plan to graph: every branch a select, every call a copy, every loop its copies.
//!
//! A local is an entry in a map from place to value, not a slot: an `if` lowers both arms and then selects only
//! the places whose values differ. Leaving early is an exit with a condition and the state it leaves with;
//! what follows is lowered as if nobody had left, and where the ways meet again the states are selected, the
//! last one first. So `n` returns cost `n` selects, and no mask exists that is not needed.
//!
//! What stands in an `Option` that is `None`, and in the fields of an enum's other variants, may be anything: nobody reads it. It is a parameter behind the others until
//! the function is done, and where ways meet, what another way has there is taken without a choice.
//!
//! Functions are lowered once each, callees first; a call copies the callee's graph through the constructors.

mod elements;
mod exits;
mod expr;
mod items;
mod keep;
mod known;
mod loops;
mod state;

use crate::count;
use crate::diag::Diags;
use crate::graph::{Graph, Ref};
use crate::hir::{Block, FnId, LoopId, Stmt, Type, Unit};
use crate::op::Op;
use crate::options::{Gates, Options, Sabotage};
use crate::plan::Plan;
use crate::plan::work::{self, Sizes};
use crate::ty::{Param, Shape, Signature, Ty, flat_name};
use crate::value::Value;
use exits::Exit;
use keep::Inside;
use known::Known;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// The graph of a planned function, and how large each function is that it reaches.
///
/// # Errors
/// A function that asks for more work than the limit.
pub fn run(unit: &Unit, entry: FnId, plan: &Plan, options: &Options) -> Result<(Graph, Sizes), Diags> {
    let (mut done, mut sizes) = (BTreeMap::new(), Sizes::new());
    let keepers = keep::keepers(unit, plan);
    for id in &plan.order {
        work::check(unit, *id, plan, &sizes, options)?;
        let mut lowerer = Lowerer::new(unit, *id, plan, options, &done, &keepers);
        if *id != entry && keepers.contains(id) {
            lowerer.ask_whether_called();
        }
        let graph = lowerer.function();
        sizes.insert(*id, u64::from(count::run(&graph).total));
        done.insert(*id, graph);
    }
    let graph = done.remove(&entry).expect("the plan's order ends with the entry");
    Ok((without_anything(graph, unit.signature(entry)), sizes))
}

/// The graph with zeros for what may be anything.
fn without_anything(graph: Graph, signature: Signature) -> Graph {
    if graph.signature.params.len() == signature.params.len() {
        return graph;
    }
    let mut out = Graph::new(signature, graph.gates);
    let mut params = out.params();
    let anything: Vec<Ty> = graph.signature.leaf_types().skip(params.len()).map(|(ty, _)| ty).collect();
    params.extend(anything.into_iter().map(|ty| out.constant(Value::zero(ty))));
    out.roots = out.import(&graph, &graph.roots, &params);
    out
}

/// What an expression gives: its leaves, or nothing if it never ends.
type Leaves = Option<Vec<Ref>>;

/// The lowering of one function.
struct Lowerer<'a> {
    unit: &'a Unit,
    id: FnId,
    plan: &'a Plan,
    options: &'a Options,
    done: &'a BTreeMap<FnId, Graph>,
    graph: Graph,
    /// The first place of each local.
    first: Vec<usize>,
    /// The value of each place: each leaf of each local.
    places: Vec<Ref>,
    /// The name of each place: `t`, `ray_dir`, `row_2`.
    names: Vec<String>,
    /// Places from here on belong to scopes not entered yet, or left.
    declared: usize,
    /// How many places each open loop can see from outside.
    loops: BTreeMap<LoopId, usize>,
    /// The ways out taken so far that nobody has joined yet.
    exits: Vec<Exit>,
    /// The path conditions in force.
    known: Known,
    /// The functions that are told whether they are called at all.
    keepers: &'a BTreeSet<FnId>,
    /// Whether this one is, if it is told.
    reached: Option<Ref>,
    /// The loop in whose body we are.
    inside: Inside,
    /// By type, what stands for a value that may be anything, and the number of the first such parameter.
    anything: Vec<(Ty, Ref)>,
    first_anything: u32,
}

impl<'a> Lowerer<'a> {
    fn new(
        unit: &'a Unit,
        id: FnId,
        plan: &'a Plan,
        options: &'a Options,
        done: &'a BTreeMap<FnId, Graph>,
        keepers: &'a BTreeSet<FnId>,
    ) -> Lowerer<'a> {
        let inexact = options.sabotage == Some(Sabotage::InexactZeroFold);
        let graph = Graph::new(unit.signature(id), if inexact { Gates::NSZ } else { options.gates });
        let first_anything = graph.signature.leaf_count() as u32;
        let (first, places, names) = (Vec::new(), Vec::new(), Vec::new());
        let (loops, exits, known) = (BTreeMap::new(), Vec::new(), Known::default());
        Lowerer {
            unit,
            id,
            plan,
            options,
            done,
            graph,
            first,
            places,
            names,
            declared: 0,
            loops,
            exits,
            known,
            keepers,
            reached: None,
            inside: Inside::default(),
            anything: Vec::new(),
            first_anything,
        }
    }

    /// Adds a parameter behind the others: true if the function is called, not only computed.
    fn ask_whether_called(&mut self) {
        let index = self.graph.signature.leaf_count() as u32;
        let shape = Shape::Value(Ty::BOOL);
        let param = Param { name: "called".to_owned(), shape, uniform: false, out: false };
        self.graph.signature.params.push(param);
        self.reached = Some(self.graph.param(index, Ty::BOOL));
        self.first_anything = index + 1;
    }

    /// What stands for a value that nobody reads. In the body of a loop that is kept it is zero.
    fn anything(&mut self, ty: Ty) -> Ref {
        if self.inside.is_kept() {
            return self.graph.constant(Value::zero(ty));
        }
        if let Some((_, known)) = self.anything.iter().find(|(known, _)| *known == ty) {
            return *known;
        }
        let index = self.graph.signature.leaf_count() as u32;
        let (name, shape) = ("anything".to_owned(), Shape::Value(ty));
        self.graph.signature.params.push(Param { name, shape, uniform: false, out: false });
        let param = self.graph.param(index, ty);
        self.anything.push((ty, param));
        param
    }

    fn is_anything(&self, r: Ref) -> bool {
        !self.inside.is_kept() && matches!(self.graph.op(r), Op::Param(i) if i >= self.first_anything)
    }

    /// What a callee asks for besides its parameters, as [`Lowerer::anything`] here.
    fn anything_of(&mut self, callee: FnId, known: usize) -> Vec<Ref> {
        let types: Vec<Ty> =
            self.done[&callee].signature.leaf_types().skip(known).map(|(ty, _)| ty).collect();
        types.into_iter().map(|ty| self.anything(ty)).collect()
    }

    fn function(mut self) -> Graph {
        self.declare_places();
        let f = self.unit.function(self.id);
        let tail = self.block(&f.body).map(|value| self.with_outs(value));
        let returns = std::mem::take(&mut self.exits);
        let roots = self.join(returns, tail);
        // Of a function that never returns any value will do.
        self.graph.roots = roots.unwrap_or_else(|| self.nothing());
        self.graph
    }

    /// What is returned, and what the `&mut` parameters hold now.
    fn with_outs(&mut self, mut value: Vec<Ref>) -> Vec<Ref> {
        for local in self.unit.outs(self.id) {
            value.extend(self.load(local));
        }
        value
    }

    /// Zeros in place of a result.
    fn nothing(&mut self) -> Vec<Ref> {
        let leaves = self.unit.signature(self.id).result.leaves();
        leaves.into_iter().map(|ty| self.graph.constant(Value::zero(ty))).collect()
    }

    /// Gives every local its places; parameters hold `param` nodes, the others zeros that nobody reads.
    fn declare_places(&mut self) {
        let f = self.unit.function(self.id);
        let mut slots: FxHashMap<(&str, &Type), usize> = FxHashMap::default();
        for (i, local) in f.locals.iter().enumerate() {
            let shared = slots.get(&(local.name.as_str(), &local.ty));
            if let (Some(first), Some(Sabotage::SiblingLocalsAlias)) = (shared, self.options.sabotage) {
                self.first.push(*first);
                continue;
            }
            slots.insert((&local.name, &local.ty), self.places.len());
            self.first.push(self.places.len());
            for (path, ty) in self.unit.shape(&local.ty).paths(&local.name) {
                let value = match i < f.params {
                    true => self.graph.param(self.places.len() as u32, ty),
                    false => self.graph.constant(Value::zero(ty)),
                };
                self.places.push(value);
                self.names.push(if local.name.is_empty() { String::new() } else { flat_name(&path) });
            }
            if i < f.params {
                self.declared = self.places.len();
            }
        }
    }

    /// Lowers a block; its locals are out of sight afterwards.
    fn block(&mut self, block: &Block) -> Leaves {
        let declared = self.declared;
        let value = self.statements(block);
        self.declared = declared;
        value
    }

    fn statements(&mut self, block: &Block) -> Leaves {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Let(local, None) => self.declare(*local),
                Stmt::Let(local, Some(value)) => {
                    let leaves = self.expr(value)?;
                    self.declare(*local);
                    let first = self.first[local.0 as usize];
                    self.store(first, &leaves);
                }
                Stmt::Expr(expr) if self.is_dropped(expr) => {}
                Stmt::Expr(expr) => drop(self.expr(expr)?),
            }
        }
        match &block.tail {
            Some(tail) => self.expr(tail),
            None if block.ty == Type::Never => None,
            None => Some(Vec::new()),
        }
    }

    fn is_dropped(&self, expr: &crate::hir::Expr) -> bool {
        let is_block = matches!(expr.kind, crate::hir::ExprKind::Block(_));
        is_block && self.options.sabotage == Some(Sabotage::BlockDropped)
    }

    /// Lowers both arms of a branch and selects the places, and the values, that differ.
    ///
    /// An arm that does not fall through is not selected at all.
    fn branch(
        &mut self,
        c: Ref,
        then: impl FnOnce(&mut Self) -> Leaves,
        other: impl FnOnce(&mut Self) -> Leaves,
    ) -> Leaves {
        if let Some(value) = self.graph.as_const(c) {
            return if value.is_true() { then(self) } else { other(self) };
        }
        let outer = std::mem::take(&mut self.exits);
        let before = self.places.clone();
        let (then_value, then_exits) = self.arm(c, then);
        let then_places = std::mem::replace(&mut self.places, before);
        let (other_value, other_exits) = self.arm(!c, other);
        self.exits = outer;
        let falls = then_value.is_some() || other_value.is_some();
        // Whoever gets to the other arm's exits did not go into a `then` that never falls through.
        let other_cond = if then_value.is_some() { !c } else { self.graph.bool(true) };
        self.add_exits(c, then_exits, falls);
        self.add_exits(other_cond, other_exits, falls);
        match (then_value, other_value) {
            (Some(x), Some(y)) => {
                match self.options.sabotage {
                    Some(Sabotage::ArmStoresKept) => self.places = then_places,
                    _ => self.select_places(c, &then_places),
                }
                Some(self.select_leaves(c, &x, &y))
            }
            (Some(x), None) => {
                self.places = then_places;
                self.assume(c);
                Some(x)
            }
            (None, Some(y)) => {
                self.assume(!c);
                Some(y)
            }
            (None, None) => None,
        }
    }

    /// Lowers one arm under its condition; answers its value and the ways out taken in it.
    fn arm(&mut self, c: Ref, lower: impl FnOnce(&mut Self) -> Leaves) -> (Leaves, Vec<Exit>) {
        let mark = self.known.mark();
        self.assume(c);
        let value = lower(self);
        self.known.rewind(mark);
        let exits = std::mem::take(&mut self.exits);
        let exits = if value.is_none() { self.merge_alike(exits) } else { exits };
        (value, exits)
    }
}
