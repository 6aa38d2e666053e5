//! Statements that take values apart.

use super::{Form, T, Writer};

impl Writer<'_> {
    /// `let (x, mut y) = (.., ..);`, `let Pair { a, b: y } = ..;`, `let [x, _] = ..;`, `(x, v.y) = (.., ..);`.
    pub(super) fn taken_apart(&mut self) -> Option<String> {
        match self.c.weighted(&[3, 5, 4, 4, 3]) {
            0 => Some(self.tuple_pattern()),
            1 => {
                self.pattern_of_form("struct pattern", |form| matches!(form, Form::Named | Form::Positional))
            }
            2 => self.pattern_of_form("array pattern", |form| matches!(form, Form::Array(_))),
            3 => self.assigned_apart(),
            _ => self.pattern_of_form("tuple pattern", |form| form == Form::Tuple),
        }
    }

    /// `let (x, (y, _)) = (.., (.., ..));`.
    fn tuple_pattern(&mut self) -> String {
        self.mark("tuple pattern");
        let (first, second, third) = (self.ty(), self.ty(), self.ty());
        let nested = self.c.percent(50);
        let (x, y) = (self.known(first, 2), self.known(second, 2));
        if !nested {
            let mut taken = Vec::new();
            let (a, b) = (self.bound(first, &mut taken), self.bound(second, &mut taken));
            return format!("let ({a}, {b}) = ({x}, {y});");
        }
        self.mark("nested pattern");
        let z = self.known(third, 1);
        let mut taken = Vec::new();
        let a = self.bound(first, &mut taken);
        let (b, c) = (self.pattern(second, 1, &mut taken), self.pattern(third, 0, &mut taken));
        format!("let ({a}, ({b}, {c})) = ({x}, ({y}, {z}));")
    }

    /// A pattern of a new name, which is declared; `_` if the pattern has it already.
    pub(super) fn bound(&mut self, ty: T, taken: &mut Vec<&'static str>) -> String {
        let (name, mutable) = (self.name(), self.c.percent(40));
        if taken.contains(&name) {
            return "_".to_owned();
        }
        taken.push(name);
        self.declare(name, ty, mutable);
        format!("{}{name}", if mutable { "mut " } else { "" })
    }

    /// A pattern of the type, at most this deep.
    fn pattern(&mut self, ty: T, depth: usize, taken: &mut Vec<&'static str>) -> String {
        match ty {
            T::Whole(i)
                if depth > 0
                    && !matches!(
                        self.wholes[i].form,
                        Form::Matrix(_) | Form::Unit | Form::Option(_) | Form::Enum
                    ) =>
            {
                self.mark("nested pattern");
                self.pattern_of_parts(i, depth - 1, taken)
            }
            _ if self.c.percent(15) => "_".to_owned(),
            _ => self.bound(ty, taken),
        }
    }

    /// The pattern of a whole: of each part, or of some of them and `..`.
    pub(super) fn pattern_of_parts(
        &mut self,
        i: usize,
        depth: usize,
        taken: &mut Vec<&'static str>,
    ) -> String {
        let (form, mut parts) = (self.wholes[i].form, self.wholes[i].parts.clone());
        let rest = parts.len() > 1 && self.c.percent(25);
        if rest {
            parts.pop();
        }
        let mut patterns = Vec::new();
        for (part, ty) in parts {
            let part = &part[1..];
            if form == Form::Named && !taken.contains(&part) && self.c.percent(40) {
                taken.push(part);
                self.declare(part, ty, false);
                patterns.push(part.to_owned());
                continue;
            }
            let pattern = self.pattern(ty, depth, taken);
            patterns.push(if form == Form::Named { format!("{part}: {pattern}") } else { pattern });
        }
        patterns.extend(rest.then(|| "..".to_owned()));
        let (patterns, name) = (patterns.join(", "), &self.wholes[i].name);
        match form {
            Form::Named => format!("{name} {{ {patterns} }}"),
            Form::Positional => format!("{name}({patterns})"),
            Form::Array(_) => format!("[{patterns}]"),
            Form::Tuple => format!("({patterns})"),
            Form::Unit | Form::Matrix(_) | Form::Option(_) | Form::Enum => unreachable!("it has no pattern"),
        }
    }

    fn pattern_of_form(&mut self, construct: &'static str, fits: impl Fn(Form) -> bool) -> Option<String> {
        let fitting = self.of_form(fits);
        if fitting.is_empty() {
            return None;
        }
        self.mark(construct);
        let i = self.c.pick(&fitting);
        let value = self.known(T::Whole(i), 2);
        let pattern = self.pattern_of_parts(i, 1, &mut Vec::new());
        Some(format!("let {pattern} = {value};"))
    }

    /// The values are computed before anything is written.
    fn assigned_apart(&mut self) -> Option<String> {
        let (first, second) = self.two_places()?;
        self.mark("destructuring assignment");
        let (x, y) = (self.text(first.ty, 2), self.text(second.ty, 2));
        if self.c.percent(55) {
            self.mark("nested destructuring assignment");
            let other = self.known(second.ty, 0);
            let (a, b) = (self.computed(first), self.computed(second));
            return Some(format!("({}, [{}, _]) = ({x}, [{y}, {other}]);", a.path, b.path));
        }
        let (a, b) = (self.computed(first), self.computed(second));
        Some(format!("({}, {}) = ({x}, {y});", a.path, b.path))
    }
}
