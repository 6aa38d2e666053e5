//! A file with the files of its modules, as one module.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::{Item, ItemMod, Lit, Meta};

/// A crate, or as much of it as a file shows.
pub(crate) struct Loaded {
    /// The root module; its name means nothing.
    pub(crate) root: ItemMod,
    /// The file of each module, by the module's path.
    pub(crate) files: BTreeMap<String, PathBuf>,
}

/// Reads a file and follows its `mod x;`.
pub(crate) fn file(path: &Path) -> Result<Loaded, String> {
    let mut loader = Loader { files: BTreeMap::new() };
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let stem = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let items = loader.items(path, "")?;
    let owns_folder = matches!(stem.as_str(), "lib" | "main" | "mod");
    let folder = if owns_folder { folder } else { folder.join(stem) };
    let items = loader.follow(items, &folder, path, "")?;
    let mut root: ItemMod = syn::parse_quote!(
        mod root {}
    );
    root.content = Some((Default::default(), items));
    Ok(Loaded { root, files: loader.files })
}

struct Loader {
    files: BTreeMap<String, PathBuf>,
}

impl Loader {
    fn items(&mut self, path: &Path, module: &str) -> Result<Vec<Item>, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        self.files.insert(module.to_owned(), path.to_owned());
        let parsed = syn::parse_file(&text).map_err(|e| {
            let at = e.span().start();
            format!("{}:{}:{}: {e}", path.display(), at.line, at.column + 1)
        })?;
        Ok(parsed.items)
    }

    /// The items with the contents of their modules; `folder` holds the files of these modules.
    fn follow(
        &mut self,
        mut items: Vec<Item>,
        folder: &Path,
        file: &Path,
        module: &str,
    ) -> Result<Vec<Item>, String> {
        for item in &mut items {
            if let Item::Macro(item) = item {
                self.wrapped(&mut item.mac, folder, file, module)?;
            }
            let Item::Mod(item) = item else { continue };
            let name = item.ident.to_string();
            let path = if module.is_empty() { name.clone() } else { format!("{module}::{name}") };
            let below = folder.join(&name);
            let (content, folder, file) = match item.content.take() {
                Some((_, content)) => {
                    self.files.insert(path.clone(), file.to_owned());
                    (content, below, file.to_owned())
                }
                None => {
                    let Some(found) = found(item, folder, file) else { continue };
                    let own = found.file_stem().is_some_and(|s| s == "mod");
                    let folder = if own { found.parent().unwrap_or(folder).to_owned() } else { below };
                    (self.items(&found, &path)?, folder, found)
                }
            };
            let content = self.follow(content, &folder, &file, &path)?;
            item.content = Some((Default::default(), content));
            item.semi = None;
        }
        Ok(items)
    }
}

impl Loader {
    /// Follows the modules inside of `items! { .. }`. Other macros of that name stay as they are.
    fn wrapped(
        &mut self,
        mac: &mut syn::Macro,
        folder: &Path,
        file: &Path,
        module: &str,
    ) -> Result<(), String> {
        let inside = syn::parse2::<syn::File>(mac.tokens.clone());
        if mac.path.segments.last().is_some_and(|s| s.ident == "items")
            && let Ok(syn::File { attrs, items, .. }) = inside
        {
            let items = self.follow(items, folder, file, module)?;
            mac.tokens = quote::quote!(#(#attrs)* #(#items)*);
        }
        Ok(())
    }
}

/// The file of `mod x;`, by `#[path]` or by its name; without one the module stays unknown.
fn found(item: &ItemMod, folder: &Path, file: &Path) -> Option<PathBuf> {
    let written = item.attrs.iter().find_map(|attr| match &attr.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: Lit::Str(path), .. }) => Some(path.value()),
            _ => None,
        },
        _ => None,
    });
    let candidates = match written {
        Some(path) => vec![file.parent().unwrap_or(Path::new("")).join(path)],
        None => vec![
            folder.join(format!("{}.rs", item.ident)),
            folder.join(item.ident.to_string()).join("mod.rs"),
        ],
    };
    candidates.into_iter().find(|path| path.exists())
}
