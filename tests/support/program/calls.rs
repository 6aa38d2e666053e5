//! Calls: of functions and methods, with references to whatever can be read and written.

use super::exprs::E;
use super::places::{Kind, Place};
use super::{By, T, Writer};

impl Writer<'_> {
    /// A call of a function of the type, if there is one that is not too expensive.
    pub(super) fn call(&mut self, ty: T, depth: usize) -> E {
        let room = self.room();
        let fits = |i: &usize| self.fns[*i].result == ty && self.fns[*i].cost <= room;
        let fits: Vec<usize> = (0..self.fns.len()).filter(fits).collect();
        if fits.is_empty() {
            return self.form(ty, depth);
        }
        let callee = self.c.pick(&fits);
        match self.written(callee, 0) {
            Some(written) => self.call_of(callee, written, None, depth),
            None => self.form(ty, depth),
        }
    }

    /// What a call may cost.
    pub(super) fn room(&self) -> usize {
        (self.limit + self.limit / 2).saturating_sub(self.spent) / self.copies
    }

    /// A call of a method on a local, if what else it writes can be found.
    pub(super) fn call_on(&mut self, method: usize, local: &'static str) -> Option<String> {
        let by = self.fns[method].params[0].1;
        self.frozen.push(local);
        let written = self.written(method, usize::from(by == By::Mut));
        self.frozen.pop();
        let mut written = written?;
        if by == By::Mut {
            let mut places = self.places(true);
            places.retain(|p| p.local == local && p.kind == Kind::Whole);
            written[0] = Some(places.pop()?);
        }
        Some(self.call_of(method, written, Some(local), 1).text)
    }

    /// A place for each parameter that is written, no two of one local, from this parameter on; `None` if there
    /// are too few.
    fn written(&mut self, callee: usize, from: usize) -> Option<Vec<Option<Place>>> {
        let mut locals = Vec::new();
        let mut places = Vec::new();
        for (i, (ty, by)) in self.fns[callee].params.clone().into_iter().enumerate() {
            places.push(match by {
                By::Mut if i >= from => {
                    let place = self.writable(|p| p.ty == ty && !locals.contains(&p.local))?;
                    locals.push(place.local);
                    Some(place)
                }
                By::Value | By::Ref | By::Mut => None,
            });
        }
        Some(places)
    }

    fn call_of(
        &mut self,
        callee: usize,
        mut written: Vec<Option<Place>>,
        on: Option<&'static str>,
        depth: usize,
    ) -> E {
        self.mark("call");
        if self.in_condition {
            self.mark("call in a condition");
        }
        if self.loops > 0 {
            self.mark("call in a loop");
        }
        let (called, effects) = (self.called, self.effects);
        let (frozen, hidden) = (self.frozen.len(), self.hidden.len());
        let (owner, params) = (self.fns[callee].owner, self.fns[callee].params.clone());
        let lent: Vec<&str> = written.iter().flatten().map(|place| place.local).collect();
        let by_path = owner.is_some() && on.is_none() && self.c.percent(40);
        let receiver = owner
            .filter(|_| !by_path)
            .map(|owner| self.called_on(T::Whole(owner), params[0].1, (on, written[0].take()), &lent));
        let first = usize::from(receiver.is_some());
        let mut args = Vec::new();
        for (i, (ty, by)) in params.into_iter().enumerate().skip(first) {
            args.push(match (by, written[i].take()) {
                (By::Mut, Some(place)) => self.lent(place),
                (By::Ref, _) => self.shared(ty, &lent, depth),
                _ => self.argument(ty, depth),
            });
        }
        self.frozen.truncate(frozen);
        self.hidden.truncate(hidden);
        if self.called > called {
            self.mark("call in an argument");
        }
        if self.effects > effects {
            self.mark("effect in an argument");
        }
        self.called += 1;
        self.effects += usize::from(self.fns[callee].params.iter().any(|(_, by)| *by == By::Mut));
        self.spent += self.fns[callee].cost * self.copies;
        self.calls.insert(callee);
        let name = self.fns[callee].name;
        let head = match (receiver, owner) {
            (Some(receiver), _) => format!("{receiver}.{name}"),
            (None, Some(owner)) => {
                self.mark("method by its path");
                format!("{}::{name}", self.wholes[owner].name)
            }
            (None, None) => name.to_owned(),
        };
        E::typed(format!("{head}({})", args.join(", ")))
    }

    /// What a method is called on. It is borrowed while the arguments are computed: they may read it, if it is
    /// not a value they may not write it.
    fn called_on(
        &mut self,
        ty: T,
        by: By,
        (on, written): (Option<&'static str>, Option<Place>),
        lent: &[&str],
    ) -> String {
        self.mark("method of a struct");
        let place = match written {
            Some(place) => {
                self.mark("method that writes self");
                Some(self.computed(place))
            }
            None if on.is_some() => {
                self.places(false).into_iter().find(|p| Some(p.local) == on && p.ty == ty)
            }
            None => self.seen(ty, by, lent),
        };
        // A copy is not borrowed.
        let Some(place) = place else { return format!("({{ {} }})", self.text(ty, 0)) };
        if by != By::Value {
            self.frozen.push(place.local);
        }
        // A method finds its way through a reference.
        match place.kind {
            Kind::Whole if self.c.percent(50) => place.local.to_owned(),
            _ => place.path,
        }
    }

    /// `&mut place`; the local is out of sight until the call is done.
    fn lent(&mut self, place: Place) -> String {
        self.mark("mutable reference");
        let place = self.computed(place);
        self.hidden.push(place.local);
        self.reference("&mut ", place)
    }

    /// `&place`, or `&value`. What later arguments write is left alone.
    pub(super) fn shared(&mut self, ty: T, lent: &[&str], depth: usize) -> String {
        self.mark("shared reference");
        match self.seen(ty, By::Ref, lent) {
            Some(place) => {
                self.frozen.push(place.local);
                self.reference("&", place)
            }
            None => format!("&{{ {} }}", self.known(ty, depth)),
        }
    }

    /// A place to read that may stay borrowed while the rest is written.
    fn seen(&mut self, ty: T, by: By, lent: &[&str]) -> Option<Place> {
        let lent = |p: &Place| by != By::Value && lent.contains(&p.local);
        let mut places = self.places(false);
        places.retain(|p| p.ty == ty && p.typed && !lent(p));
        (!places.is_empty() && self.c.percent(85)).then(|| self.c.pick(&places))
    }

    fn reference(&mut self, word: &str, place: Place) -> String {
        let by = self.vars.iter().rev().find(|v| v.name == place.local).map_or(By::Value, |v| v.by);
        match place.kind {
            Kind::Field | Kind::Element | Kind::Column | Kind::Lane => {
                self.mark("reference to a part");
                format!("{word}{}", place.path)
            }
            // A reference of the same kind can be passed on as it is.
            Kind::Whole if by != By::Value && (word == "&" || by == By::Mut) => {
                self.mark("reference passed on");
                let bare = word != "&" || by == By::Ref;
                if bare && self.c.percent(60) {
                    place.local.to_owned()
                } else {
                    format!("{word}{}", place.path)
                }
            }
            Kind::Whole => format!("{word}{}", place.path),
        }
    }

    /// An argument; now and then one with an effect that later arguments see.
    fn argument(&mut self, ty: T, depth: usize) -> String {
        match self.c.weighted(&[7, 2, 1]) {
            0 => self.text(ty, depth),
            1 => self.call(ty, depth).text,
            _ => self.effect(ty, depth.min(1)).unwrap_or_else(|| self.text(ty, depth)),
        }
    }
}
