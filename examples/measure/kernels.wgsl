// The kernels of `tests/corpus/kernels.rs` as a hand writes them in WGSL, branches and loops kept: what naga and drivers
// are given without `flatten`.

fn chain(a: f32, b: f32) -> f32 { return 0.5 + a + 0.6 + b + 1.1 + a + b + a; }
fn sink_call(a: f32, b: f32, c: f32, d: f32) -> f32 { if d < 0.0 { return atan2(a, b); } return atan2(c, b); }
fn div_div(a: f32, b: f32, c: f32) -> f32 { return a / b / c; }
fn div_share(a: f32, b: f32, c: f32, d: f32) -> f32 { return a / d + b / d + c / d; }
fn factor(a: f32, b: f32, c: f32, d: f32) -> f32 { return a * b + a * c + a * d; }
fn cubic(a: f32) -> f32 { return 1.0 + 2.0 * a + 3.0 * a * a + 4.0 * a * a * a; }
fn min_commutes(a: f32, b: f32) -> f32 { return min(a, b) + min(b, a); }
fn min_max_consts(a: f32) -> f32 { return min(min(a, 3.0), 2.0) + max(min(a, 1.0), 0.0); }
fn uniform_terms(a: f32, b: f32, k: f32, ux: f32) -> f32 { return a * k * 3.0 * ux + b * k * ux; }
fn early_returns(a: f32, b: f32) -> f32 {
    if a < 0.0 { return 0.0; }
    if b < 0.0 { return a; }
    if a > b { return b * 2.0; }
    return a + b;
}
fn same_factor(a: f32, b: f32) -> f32 {
    var r: f32;
    if a < b { r = a; r *= 3.0; } else { r = b; r *= 3.0; }
    return r;
}
fn abs_neg_sqrt(a: f32) -> f32 { return abs(abs(a)) + abs(-a) + -(-a) + sqrt(a) * sqrt(a); }
fn exp_log(a: f32) -> f32 { return exp(log(a)) + pow(a, 2.0); }
fn sum_loop(a: f32) -> f32 {
    var s = 0.0;
    for (var i = 0; i < 8; i++) { s = s + a + 0.5; }
    return s;
}
fn break_loop(a: f32) -> f32 {
    var s = 0.0;
    for (var i = 0; i < 4; i++) {
        if s > a { break; }
        s += a * f32(i);
    }
    return s;
}
fn luma(a: f32, b: f32, c: f32) -> f32 { return a * 0.299 + b * 0.587 + c * 0.114; }
fn smooth_min(a: f32, b: f32, k: f32) -> f32 {
    let h = clamp(0.5 + 0.5 * (b - a) / k, 0.0, 1.0);
    return mix(b, a, h) - k * h * (1.0 - h);
}
