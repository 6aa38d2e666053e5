//! Functions and modules that use hundreds of others, more than rustc expands inside of one another.

macro_rules! many {
    ($($name:ident)*) => {
        mod outside {
            $(
                #[flatten::flatten(source, exact)]
                pub(crate) fn $name(x: f32) -> f32 {
                    x * 0.875 + 1.5
                }
            )*
        }

        #[flatten::flatten(exact)]
        fn of_functions(x: f32) -> f32 {
            let mut sum = x;
            $(sum = outside::$name(sum);)*
            sum
        }

        #[flatten::flatten(exact)]
        mod unit {
            use super::outside::*;

            #[flatten]
            pub(crate) fn of_a_module(x: f32) -> f32 {
                let mut sum = x;
                $(sum = $name(sum);)*
                sum + inner::of_an_inner_one(x)
            }

            pub(crate) mod inner {
                use super::super::outside;

                #[flatten]
                pub(crate) fn of_an_inner_one(x: f32) -> f32 {
                    let mut sum = x;
                    $(sum = outside::$name(sum);)*
                    sum
                }
            }
        }
    };
}

many! {
    g000 g001 g002 g003 g004 g005 g006 g007 g008 g009 g010 g011 g012 g013 g014 g015 g016 g017 g018 g019
    g020 g021 g022 g023 g024 g025 g026 g027 g028 g029 g030 g031 g032 g033 g034 g035 g036 g037 g038 g039
    g040 g041 g042 g043 g044 g045 g046 g047 g048 g049 g050 g051 g052 g053 g054 g055 g056 g057 g058 g059
    g060 g061 g062 g063 g064 g065 g066 g067 g068 g069 g070 g071 g072 g073 g074 g075 g076 g077 g078 g079
    g080 g081 g082 g083 g084 g085 g086 g087 g088 g089 g090 g091 g092 g093 g094 g095 g096 g097 g098 g099
    g100 g101 g102 g103 g104 g105 g106 g107 g108 g109 g110 g111 g112 g113 g114 g115 g116 g117 g118 g119
    g120 g121 g122 g123 g124 g125 g126 g127 g128 g129 g130 g131 g132 g133 g134 g135 g136 g137 g138 g139
    g140 g141 g142 g143 g144 g145 g146 g147 g148 g149 g150 g151 g152 g153 g154 g155 g156 g157 g158 g159
    g160 g161 g162 g163 g164 g165 g166 g167 g168 g169 g170 g171 g172 g173 g174 g175 g176 g177 g178 g179
    g180 g181 g182 g183 g184 g185 g186 g187 g188 g189 g190 g191 g192 g193 g194 g195 g196 g197 g198 g199
    g200 g201 g202 g203 g204 g205 g206 g207 g208 g209 g210 g211 g212 g213 g214 g215 g216 g217 g218 g219
    g220 g221 g222 g223 g224 g225 g226 g227 g228 g229 g230 g231 g232 g233 g234 g235 g236 g237 g238 g239
    g240 g241 g242 g243 g244 g245 g246 g247 g248 g249 g250 g251 g252 g253 g254 g255 g256 g257 g258 g259
    g260 g261 g262 g263 g264 g265 g266 g267 g268 g269 g270 g271 g272 g273 g274 g275 g276 g277 g278 g279
    g280 g281 g282 g283 g284 g285 g286 g287 g288 g289 g290 g291 g292 g293 g294 g295 g296 g297 g298 g299
}

/// What each function does to its argument, three hundred times.
fn folded(x: f32) -> f32 {
    (0..300).fold(x, |sum, _| sum * 0.875 + 1.5)
}

#[test]
fn three_hundred_callees() {
    for x in [-7.5, 0.0, 1e30, f32::INFINITY] {
        let want = folded(x);
        assert_eq!((of_functions(x), of_functions_flat(x)), (want, want));
        assert_eq!((unit::of_a_module(x), unit::of_a_module_flat(x)), (want + want, want + want));
        assert_eq!((unit::inner::of_an_inner_one(x), unit::inner::of_an_inner_one_flat(x)), (want, want));
    }
}
