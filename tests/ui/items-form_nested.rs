//! `items!` inside of what is seen as a whole already.

flatten::items! {
    mod inner {
        flatten::items! { //~
            fn helper() {}
        }
    }
}

#[flatten::flatten]
mod shaders {
    use flatten::items;

    items! { //~
        fn helper() {}
    }
}

fn main() {}
