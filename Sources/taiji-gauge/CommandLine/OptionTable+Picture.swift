import TaijiFormats
import TaijiInstruments

extension OptionTable {
    static let picture = OptionGroup(
        title: "What is shown",
        rows: [
            OptionRow(
                "show", OptionTable.names(Show.self),
                "the gauge as a ring round the disc (both, the default), or one of the two alone"
            ) { options, argument throws(UsageError) in
                options.show = try argument.choice()
            },
            OptionRow(
                "size", "WxH",
                "size of the window or picture in pixels, each side 16 to 16384; default 900x900",
                for: Command.Kind.showing + [.bench]
            ) { options, argument throws(UsageError) in
                options.size = try argument.size()
            },
            OptionRow(
                "theme", "NAME|FILE",
                "the look: \(String.choice(of: Theme.builtIn.map(\.name))), one installed, or a JSON file; default dark"
            ) { options, argument throws(UsageError) in
                options.theme = AssetName(try argument.name("a theme's name, such as dark, or a .json file"))
            },
            OptionRow(
                "background", "COLOR",
                "background in place of the theme's: #rrggbb, or transparent in a snapshot"
            ) { options, argument throws(UsageError) in
                options.background =
                    argument.text == "transparent"
                    ? .transparent : .color(try argument.opaqueColor(", or transparent in a snapshot"))
            },
            OptionRow(
                "font", "FILE", "a font file (TrueType or OpenType) in place of the system's"
            ) { options, argument throws(UsageError) in
                options.font = try argument.name("the name of a font file")
            },
            OptionRow(
                flag: "reduced-motion",
                "jump instead of animating; the disc stands still, whatever speed the keys ask for"
            ) { options in
                options.reducedMotion = true
            },
        ])

    static let disc = OptionGroup(
        title: "The taiji",
        rows: [
            OptionRow(
                "light", "COLOR", "the light fish's colour as #rrggbb"
            ) { options, argument throws(UsageError) in
                options.light = try argument.opaqueColor()
            },
            OptionRow(
                "dark", "COLOR", "the dark fish's colour as #rrggbb"
            ) { options, argument throws(UsageError) in
                options.dark = try argument.opaqueColor()
            },
            OptionRow(
                "eye", "K", "the eyes' radius as a share of the disc's, 0 to 0.5"
            ) { options, argument throws(UsageError) in
                // A fish's head has half the disc's radius: a larger eye would leave it.
                options.eye = try argument.number("a share of the disc's radius from 0 to 0.5") {
                    (0...0.5).contains($0)
                }
            },
            OptionRow(
                "share", "S", "the light colour's share of the disc's area, 0 to 1; default 0.5"
            ) { options, argument throws(UsageError) in
                options.share = try argument.number("a share from 0 to 1") { (0...1).contains($0) }
            },
            OptionRow(
                "style", OptionTable.names(Taiji.Style.self),
                "half-discs painted over one another, or one outline without seams; default seamless"
            ) { options, argument throws(UsageError) in
                options.style = try argument.choice()
            },
            OptionRow(
                "speed", "NAME", String.choice(of: TurningSpeed.allCases.map(\.rawValue)) + "; default normal"
            ) { options, argument throws(UsageError) in
                options.speed = try argument.choice()
            },
            OptionRow(flag: "reverse", "turn counter-clockwise") { options in
                options.reverse = true
            },
            OptionRow(
                "phase", "RAD", "a fixed turning phase in radians, clockwise"
            ) { options, argument throws(UsageError) in
                options.phase = try argument.number("an angle in radians, such as 1.57")
            },
        ])
}
