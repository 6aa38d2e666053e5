//! Functions, methods, and the program that they make.

use super::places::Place;
use super::{
    BOOL, By, F32, Flavor, Form, Function, I32, NAMES, Program, T, U32, Writer, closures, constants, generics,
};

impl Writer<'_> {
    /// Writes a function of this many operations.
    pub(super) fn function(&mut self, name: &'static str, limit: usize) {
        (self.spent, self.limit) = (0, limit);
        self.result = match name {
            "entry" => self.c.pick(&[F32, F32, I32, U32, BOOL]),
            _ => self.c.pick(&[F32, I32, BOOL]),
        };
        if self.c.percent(40) {
            self.result = self.ty();
        }
        if !self.wholes.is_empty() && self.c.percent(14) {
            self.result = T::Whole(self.c.below(self.wholes.len()));
        }
        let options = self.of_form(|form| matches!(form, Form::Option(_)));
        let often = if self.flavor == Flavor::Leaves { 15 } else { 50 };
        if !options.is_empty() && self.c.percent(often) {
            self.result = T::Whole(self.c.pick(&options));
        }
        if name == "entry" && self.has_option(self.result) {
            self.result = F32;
        }
        self.vars.clear();
        self.closed.clear();
        // One after the other, so that names meet.
        let methods = self.fns.iter().filter(|f| f.owner.is_some()).count();
        let structs = self.of_form(|form| form.is_struct());
        let often = if self.flavor == Flavor::Leaves { 6 } else { 75 };
        let is_method = name != "entry" && !structs.is_empty() && self.c.percent(often);
        self.owner = is_method.then(|| structs[methods % structs.len()]);
        let name = self.owner.map_or(name, |owner| self.method_name(owner));
        let mut header: Vec<String> = self.owner.map(|owner| self.receiver(owner)).into_iter().collect();
        let count = if name == "entry" { 2 + self.c.below(3) } else { 1 + self.c.below(3) };
        header.extend((0..count).map(|i| self.parameter(name, i)));
        let header = header.join(", ");
        let params = self.vars.iter().map(|v| (v.ty, v.by)).collect();
        if self.form_of(self.result).is_some_and(|form| form.is_struct()) {
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
        let result = self.type_name(self.result);
        let source = format!("{public}fn {name}({header}) -> {result} {body}");
        let source = match self.owner {
            Some(owner) if self.c.percent(35) => {
                self.mark("method of a trait");
                // Only a body may say that a parameter is `mut`.
                let head = header.replace("&mut ", "&~ ").replace("mut ", "").replace("&~ ", "&mut ");
                let (of, owner) = (format!("Has{}", self.fns.len()), &self.wholes[owner].name);
                format!(
                    "trait {of} {{ fn {name}({head}) -> {result}; }}\nimpl {of} for {owner} {{ {source} }}\n"
                )
            }
            Some(owner) => format!("impl {} {{ {source} }}\n", self.wholes[owner].name),
            None => format!("{source}\n"),
        };
        let (calls, constructs) = (std::mem::take(&mut self.calls), std::mem::take(&mut self.constructs));
        let (owner, result, cost) = (self.owner, self.result, self.spent + 2);
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
        self.declare_by("self", T::Whole(owner), by, mutable);
        text.to_owned()
    }

    /// A parameter of a function of this name.
    fn parameter(&mut self, function: &str, i: usize) -> String {
        let mutable = if self.flavor == Flavor::Leaves { 1 } else { 3 };
        let by = match self.c.weighted(&[6, 2, mutable]) {
            0 => By::Value,
            1 => By::Ref,
            _ => By::Mut,
        };
        let (ty, mutable) = (self.ty(), by == By::Value && self.c.percent(30));
        let plain = function == "entry" && self.has_option(ty);
        let ty = if self.c.percent(50) || plain { [F32, I32, F32, U32][i] } else { ty };
        let name = NAMES[i * 2 + usize::from(mutable)];
        if mutable {
            self.mark("mut parameter");
        }
        if by == By::Mut && function == "entry" {
            self.mark("entry that writes a parameter");
        }
        if self.form_of(ty).is_some_and(|form| form.is_struct()) {
            self.mark("struct argument");
        }
        self.declare_by(name, ty, by, mutable || by == By::Mut);
        let (word, by) = (if mutable { "mut " } else { "" }, ["", "&", "&mut "][by as usize]);
        format!("{word}{name}: {by}{}", self.type_name(ty))
    }

    /// A value that lets effects be seen: with what some locals hold mixed in.
    fn result_value(&mut self, ty: T) -> String {
        match ty {
            T::Whole(i)
                if !matches!(self.wholes[i].form, Form::Option(_) | Form::Enum) && self.c.percent(70) =>
            {
                let parts = self.wholes[i].parts.clone();
                let values = parts.into_iter().map(|(name, ty)| (name, self.result_value(ty))).collect();
                self.whole(i, values)
            }
            T::Value(vector) if vector.is_vector() && !vector.is_bool() && self.c.percent(70) => {
                let (value, lane) = (self.text(ty, 2), T::Value(vector.element()));
                format!("({value} + {}::splat({}))", vector.name(), self.witness(lane))
            }
            BOOL if self.c.percent(70) => format!("({} ^ {})", self.text(ty, 2), self.witness(ty)),
            F32 | I32 | U32 | T::Usize if self.c.percent(70) => {
                format!("({} + {})", self.text(ty, 3), self.witness(ty))
            }
            _ => self.text(ty, 3),
        }
    }

    /// A scalar of what some local holds.
    fn witness(&mut self, ty: T) -> String {
        let scalar = |p: &Place| matches!(p.ty, F32 | I32 | U32 | T::Usize);
        let place = self.writable(scalar).map(|p| (p.path, p.ty));
        let Some((path, from)) = place else { return self.text(ty, 1) };
        match (ty, from) {
            (F32, F32) | (I32, I32) | (U32, U32) | (T::Usize, T::Usize) => path,
            (F32, _) => format!("({path} as f32)"),
            (I32, F32) => format!("({path} as i32).clamp(-64, 64)"),
            (I32, _) => format!("(({path} & 255) as i32)"),
            (U32, F32) => format!("({path}.abs() as u32 & 255)"),
            (U32, _) => format!("(({path} & 255) as u32)"),
            (T::Usize, F32) => format!("({path}.abs() as usize & 255)"),
            (T::Usize, _) => format!("(({path} & 255) as usize)"),
            (_, F32) => format!("({path} > 0.5)"),
            _ => format!("({path} > 1)"),
        }
    }

    /// The program without what the entry does not reach.
    pub(super) fn finish(self, entry: &'static str) -> Program {
        let mut reached = vec![false; self.fns.len()];
        let last = self.fns.len() - 1;
        reached[last] = true;
        for i in (0..=last).rev() {
            if reached[i] {
                self.fns[i].calls.iter().for_each(|callee| reached[*callee] = true);
            }
        }
        let reached = || self.fns.iter().zip(&reached).filter(|(_, reached)| **reached).map(|(f, _)| f);
        let functions: String = reached().map(|f| f.source.as_str()).collect();
        let functions = self.associated(&functions) + &functions;
        let mut source = self.declarations(&functions);
        source.push_str(&self.operators(&source));
        source.push_str(&constants::used(&functions));
        source.push_str(&closures::takers(&functions));
        source.push_str(&generics::generics(&functions));
        source.push_str(&functions);
        Program {
            source,
            entry,
            params: self.fns[last].params.clone(),
            result: self.fns[last].result,
            constructs: reached().flat_map(|f| f.constructs.iter().copied()).collect(),
            wholes: self.wholes,
        }
    }
}
