//! That somebody reports why a result is missing: nothing may stand in its place otherwise, since it would compile and
//! compute nothing.

use super::source::Closure;
use crate::diag::Diags;
use crate::front::Sources;
use proc_macro2::TokenStream;
use quote::quote;

/// Says that a mistake is reported, here or by whoever is at fault. Only who knows that makes one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reported(());

impl Reported {
    /// The mistakes are in a list that is written beside.
    pub(super) fn listed(list: &Diags) -> Reported {
        assert!(!list.is_empty(), "nothing is made, and nothing is wrong");
        Reported(())
    }

    /// The mistakes of sources that were read are in a list that is written beside, or where an item of them stands.
    pub(super) fn read(list: &Diags, sources: &Sources) -> Reported {
        match sources.items.iter().any(|item| item.reported) {
            true => Reported(()),
            false => Reported::listed(list),
        }
    }

    /// Adds the mistakes to a list that is written beside.
    pub(super) fn added(list: &mut Diags, mistakes: Diags) -> Reported {
        let reported = Reported::listed(&mistakes);
        list.append(mistakes);
        reported
    }

    /// One of these sources did not come: whoever it is asked of reports why, or rustc that it is not there.
    pub(super) fn at_source(closures: &[Closure]) -> Reported {
        assert!(!closures.iter().all(Closure::has_come), "every source is there, and nothing is made");
        Reported(())
    }

    /// The file shows another item whose expansion reports it.
    pub(super) fn by_another_item() -> Reported {
        Reported(())
    }

    /// `cfg` leaves the function out, and all that stands in its place with it.
    pub(super) fn left_out() -> Reported {
        Reported(())
    }

    /// Statements of any type, where those of a result would stand: never run, since what has a mistake does not compile.
    pub(super) fn statements(self) -> TokenStream {
        quote!(::core::unreachable!())
    }
}

/// The mistakes in the place of a result, as tokens that are to be written.
#[must_use]
#[derive(Debug)]
pub(super) struct Failure {
    /// None if somebody else reports them.
    pub(super) errors: TokenStream,
    /// They are reported where the errors are written.
    pub(super) reported: Reported,
}

impl Failure {
    /// These mistakes.
    pub(super) fn of(diags: &Diags) -> Failure {
        Failure { errors: diags.to_compile_errors(), reported: Reported::listed(diags) }
    }

    /// These mistakes of sources that were read.
    pub(super) fn of_read(diags: &Diags, sources: &Sources) -> Failure {
        Failure { errors: diags.to_compile_errors(), reported: Reported::read(diags, sources) }
    }

    /// Somebody else's.
    pub(super) fn silent(reported: Reported) -> Failure {
        Failure { errors: TokenStream::new(), reported }
    }

    /// Tokens between expansions that are none of ours.
    pub(super) fn misuse() -> Failure {
        Failure { errors: super::misuse(), reported: Reported(()) }
    }

    /// The errors, and statements that compile.
    pub(super) fn statements(self) -> TokenStream {
        let (errors, statements) = (self.errors, self.reported.statements());
        quote!(#errors #statements)
    }
}

impl From<syn::Error> for Failure {
    fn from(error: syn::Error) -> Failure {
        Failure { errors: error.to_compile_error(), reported: Reported(()) }
    }
}
