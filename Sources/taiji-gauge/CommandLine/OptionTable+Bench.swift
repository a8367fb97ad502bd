extension OptionTable {
    static let bench = OptionGroup(
        title: "Measuring (bench)",
        rows: [
            OptionRow(
                "scene", names(BenchScene.Name.self), "what is drawn; default taiji", for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.scene = try argument.choice()
            },
            OptionRow(
                "mode", names(BenchSettings.Mode.self),
                "draw what changed, as the window does (default), or everything each time", for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.mode = try argument.choice()
            },
            OptionRow(
                "frames", "N", "measured frames; default 200", for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.frames = try argument.whole(
                    "a number of frames from 1 to 1000000", in: 1...1_000_000)
            },
            OptionRow(
                "angle", "RAD", "the first frame's angle, each further one 0.0105 more; default 0.7",
                for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.angle = try argument.number("an angle in radians, such as 0.7")
            },
            OptionRow(
                "threads", "N", "threads that draw; default 1", for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.threads = try argument.whole("a number of threads from 1 to 64", in: 1...64)
            },
            OptionRow(
                "simd", names(BenchSettings.SIMD.self),
                "instructions to use: v3 has AVX2, v4 AVX-512; less where the processor lacks them; default auto",
                for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.simd = try argument.choice()
            },
            OptionRow(
                "picture", "FILE", "write the last frame as drawn into a PNG file", for: [.bench]
            ) { options, argument throws(UsageError) in
                options.bench.picture = try argument.name("the name of a PNG file")
            },
            OptionRow(flag: "json", "print one JSON object in place of a table", for: [.bench]) { options in
                options.bench.printsJSON = true
            },
        ])
}
