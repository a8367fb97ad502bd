import TaijiMotion

extension OptionTable {
    static let gauge = OptionGroup(
        title: "The gauge",
        rows: [
            OptionRow(
                "gauge", "NAME|FILE",
                """
                a gauge that is installed (compass, percent, speedometer, ...) or a JSON file; the options below \
                change it, wherever they stand
                """
            ) { options, argument throws(UsageError) in
                options.gauge = AssetName(
                    try argument.name("a gauge's name, such as compass, or a .json file"))
            },
            OptionRow(
                "value", "V",
                """
                start value, to which the gauge eases from its lower end; default the gauge file's; without a file 64, or \
                what lies as far along another scale; none with --feed
                """
            ) { options, argument throws(UsageError) in
                options.value = try argument.number("a number with a dot, such as 64 or 0.5")
            },
            OptionRow(
                "min", "A", "start of the scale; default 0; above --max, the scale is reversed"
            ) { options, argument throws(UsageError) in
                options.minimum = try argument.number("a number with a dot, such as 0 or -40.5")
            },
            OptionRow(
                "max", "B", "end of the scale; default 100"
            ) { options, argument throws(UsageError) in
                options.maximum = try argument.number("a number with a dot, such as 100 or 0.5")
            },
            OptionRow(
                "step", "S", "step of the arrow keys and the wheel; default a hundredth of the range"
            ) { options, argument throws(UsageError) in
                options.step = try argument.number("a number above 0, at most the scale's range") { $0 > 0 }
            },
            OptionRow("unit", "U", "unit after the value; default % on 0 to 100") {
                options, argument throws(UsageError) in
                options.unit = try argument.line()
            },
            OptionRow("title", "T", "title under the value; default none") {
                options, argument throws(UsageError) in
                options.title = try argument.line()
            },
            OptionRow(
                "decimals", "N", "decimals of the value, 0 to 15; default as many as the step has"
            ) { options, argument throws(UsageError) in
                // A Double holds fifteen decimal digits and some.
                options.decimals = try argument.whole("a whole number from 0 to 15", in: 0...15)
            },
            OptionRow(
                "easing", "NAME",
                """
                how a set value is approached: linear, ease, ease-in, ease-out, ease-in-out (the default), or one of \
                sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce with -in, -out or -in-out after \
                it, such as sine-in; CSS's cubic-bezier(...), steps(...) or linear(...); or a spring, such as \
                spring(duration: 0.5, bounce: 0.3), which takes its own time
                """
            ) { options, argument throws(UsageError) in
                options.easing = try argument.movement()
            },
            OptionRow(
                "duration", "SECONDS", "how long that takes; default 1, 0 is instant"
            ) { options, argument throws(UsageError) in
                options.duration = try argument.number("seconds from 0 to 86400") {
                    (0...86_400).contains($0)
                }
            },
        ])
}
