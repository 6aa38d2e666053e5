//! Names that naga's writers leave as they are, each handed out once per module.

use naga::FastHashMap;
use naga::keywords::wgsl::{BUILTIN_IDENTIFIER_SET, RESERVED_SET};

/// The names of one namespace.
///
/// naga's own namer drops underscores at the end of a name, tells names apart by what is left, and puts one
/// underscore behind those that end in a digit or are a word of WGSL. A name in that form stays as it is.
pub(crate) struct Names {
    /// What was handed out, without the underscore at the end, and the number to try next behind it.
    next: FastHashMap<String, u32>,
    builtins: bool,
}

impl Names {
    /// The namespace of a module.
    pub(crate) fn of_module() -> Names {
        // naga calls every type without a name `type`.
        Names { next: FastHashMap::from_iter([("type".to_owned(), 2)]), builtins: true }
    }

    /// The namespace of a struct's fields, which may be called like a builtin function.
    pub(crate) fn of_fields() -> Names {
        Names { next: FastHashMap::default(), builtins: false }
    }

    /// `label`, as close as WGSL allows, and different from every name before.
    pub(crate) fn unique(&mut self, label: &str) -> String {
        let base = sanitize(label);
        let mut name = base.clone();
        while self.next.contains_key(&name) {
            let number = self.next.entry(base.clone()).or_insert(2);
            name = format!("{base}_{number}");
            *number += 1;
        }
        self.next.insert(name.clone(), 2);
        let reserved =
            RESERVED_SET.contains(&name) || (self.builtins && BUILTIN_IDENTIFIER_SET.contains(&name));
        if reserved || name.ends_with(|c: char| c.is_ascii_digit()) {
            name.push('_');
        }
        name
    }
}

/// ASCII letters, digits and single underscores, none of them at the end; other letters by their numbers. Rust's `r#` is no
/// part of a name.
fn sanitize(label: &str) -> String {
    let mut out = String::new();
    for c in label.replace("r#", "").trim_start_matches(|c: char| c.is_ascii_digit()).chars() {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' => out.push(c),
            _ if c.is_ascii() && out.ends_with('_') => (),
            _ if c.is_ascii() => out.push('_'),
            _ => {
                let gap = if out.is_empty() || out.ends_with('_') { "" } else { "_" };
                out.push_str(&format!("{gap}u{:04x}_", c as u32));
            }
        }
    }
    let kept = out.trim_end_matches('_').len();
    out.truncate(kept);
    match out.strip_prefix('_') {
        _ if out.is_empty() => "unnamed".to_owned(),
        Some(naga) if naga.starts_with("naga") => naga.to_owned(),
        _ => out,
    }
}

/// `sky_color` as the start of a type's name: `SkyColor`.
pub(crate) fn camel(name: &str) -> String {
    let word = |w: &str| {
        let mut letters = w.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    name.split('_').map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_digits_underscores_and_letters() {
        let cases = [
            ("uv", "uv"),
            ("uv", "uv_2_"),
            ("uv", "uv_3_"),
            ("uv_2", "uv_2_2_"),
            ("uv_2_2", "uv_2_2_2_"),
            ("p0", "p0_"),
            ("let", "let_"),
            ("fract", "fract_"),
            ("loop", "loop_"),
            ("type", "type_2_"),
            ("x_", "x"),
            ("x", "x_2_"),
            ("a__b", "a_b"),
            ("_k", "_k"),
            ("_naga_oob", "naga_oob"),
            ("größe", "gr_u00f6_u00df_e"),
            ("λ", "u03bb"),
            ("_", "unnamed"),
            ("Ray::at", "Ray_at"),
            ("r#move", "move_"),
            ("Ray::r#at", "Ray_at_2_"),
        ];
        let mut names = Names::of_module();
        for (label, want) in cases {
            assert_eq!(names.unique(label), want, "{label}");
        }
    }

    #[test]
    fn fields_may_be_called_like_builtins() {
        let mut names = Names::of_fields();
        assert_eq!(names.unique("fract"), "fract");
        assert_eq!(names.unique("_0"), "_0_");
        assert_eq!(names.unique("r#struct"), "struct_");
    }

    #[test]
    fn many_equal_names_take_linear_time() {
        let mut names = Names::of_module();
        let last = (0..100_000).map(|_| names.unique("x")).last();
        assert_eq!(last.as_deref(), Some("x_100000_"));
    }

    #[test]
    fn camel_case() {
        assert_eq!(camel("sky_color"), "SkyColor");
        assert_eq!(camel("shade"), "Shade");
    }
}
