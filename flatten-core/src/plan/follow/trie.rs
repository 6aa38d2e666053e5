//! A map from small numbers that is copied at no cost: copies share what neither has changed since.
//!
//! What is followed is copied at every branch and met again behind it. Each then takes as long as what the branch writes, and
//! not as long as all that is known there.

use std::rc::Rc;

/// How many bits of a number choose among the parts of a node.
const BITS: u32 = 3;
const PARTS: usize = 1 << BITS;

/// A map from numbers.
#[derive(Clone, Debug)]
pub(super) struct Trie<T> {
    root: Option<Rc<Node<T>>>,
    /// How many levels there are above the items.
    height: u32,
}

#[derive(Clone, Debug)]
enum Node<T> {
    Parts([Option<Rc<Node<T>>>; PARTS]),
    Items([Option<T>; PARTS]),
}

fn part(key: usize, height: u32) -> usize {
    key >> (BITS * height) & (PARTS - 1)
}

impl<T: Copy> Trie<T> {
    /// An empty map from numbers below `count`.
    pub(super) fn new(count: usize) -> Trie<T> {
        let mut height = 0;
        while count > PARTS << (BITS * height) {
            height += 1;
        }
        Trie { root: None, height }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.root.is_none()
    }

    pub(super) fn clear(&mut self) {
        self.root = None;
    }

    pub(super) fn get(&self, key: usize) -> Option<T> {
        let (mut node, mut height) = (self.root.as_ref()?, self.height);
        loop {
            match &**node {
                Node::Items(items) => return items[part(key, 0)],
                Node::Parts(parts) => node = parts[part(key, height)].as_ref()?,
            }
            height -= 1;
        }
    }

    pub(super) fn insert(&mut self, key: usize, item: T) {
        put(&mut self.root, self.height, key, Some(item));
    }

    pub(super) fn remove(&mut self, key: usize) {
        if self.get(key).is_some() {
            put(&mut self.root, self.height, key, None);
        }
    }

    /// Keeps what the other one has too, where `same` says that it is the same.
    pub(super) fn meet(&mut self, other: &Trie<T>, same: &impl Fn(T, T) -> bool) {
        meet(&mut self.root, other.root.as_ref(), same);
    }

    /// Takes up what only the other one has.
    pub(super) fn join(&mut self, other: &Trie<T>) {
        join(&mut self.root, other.root.as_ref());
    }
}

fn put<T: Copy>(node: &mut Option<Rc<Node<T>>>, height: u32, key: usize, item: Option<T>) {
    let none = || match height {
        0 => Rc::new(Node::Items([None; PARTS])),
        _ => Rc::new(Node::Parts([const { None }; PARTS])),
    };
    match Rc::make_mut(node.get_or_insert_with(none)) {
        Node::Items(items) => items[part(key, 0)] = item,
        Node::Parts(parts) => put(&mut parts[part(key, height)], height - 1, key, item),
    }
}

fn meet<T: Copy>(node: &mut Option<Rc<Node<T>>>, other: Option<&Rc<Node<T>>>, same: &impl Fn(T, T) -> bool) {
    let (Some(own), Some(other)) = (&mut *node, other) else {
        *node = None;
        return;
    };
    if Rc::ptr_eq(own, other) {
        return;
    }
    match (Rc::make_mut(own), &**other) {
        (Node::Items(own), Node::Items(other)) => {
            for (own, other) in own.iter_mut().zip(other) {
                *own = own.filter(|x| other.is_some_and(|y| same(*x, y)));
            }
        }
        (Node::Parts(own), Node::Parts(other)) => {
            own.iter_mut().zip(other).for_each(|(own, other)| meet(own, other.as_ref(), same));
        }
        _ => unreachable!("maps of two heights"),
    }
}

fn join<T: Copy>(node: &mut Option<Rc<Node<T>>>, other: Option<&Rc<Node<T>>>) {
    let Some(other) = other else { return };
    let Some(own) = node else {
        *node = Some(other.clone());
        return;
    };
    if Rc::ptr_eq(own, other) {
        return;
    }
    match (Rc::make_mut(own), &**other) {
        (Node::Items(own), Node::Items(other)) => {
            own.iter_mut().zip(other).for_each(|(own, other)| *own = own.or(*other));
        }
        (Node::Parts(own), Node::Parts(other)) => {
            own.iter_mut().zip(other).for_each(|(own, other)| join(own, other.as_ref()));
        }
        _ => unreachable!("maps of two heights"),
    }
}
