import Foundation
import TaijiDrawing
import TaijiInstruments
import TaijiMotion
import Testing
import taiji_gauge

@Suite struct OptionsTests {
    /// The options of a command line that asks for a window.
    private func window(_ arguments: String...) throws -> Options {
        guard case .window(let options) = try Options.parse(arguments) else {
            Issue.record("\(arguments) does not ask for a window")
            return Options()
        }
        return options
    }

    @Test func easingsAreAlsoFunctionsOfCSSAndSprings() throws {
        let bezier = try Easing.cubicBezier(0.2, 0, 0, 1)
        #expect(
            try window("--easing", "cubic-bezier(.2, 0, 0, 1)", "--duration", "0.5").movement
                == .easing(bezier, duration: 0.5))
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        #expect(try window("--easing", "spring(duration: 0.5, bounce: 0.3)").movement == .spring(spring))
        #expect(try window("--easing", "spring()", "--duration", "0").movement == .jump)
        for text in ["cubic-bezier(2, 0, 0, 1)", "steps(0)", "spring(mass: -1)", "linear(", "spring(a)"] {
            #expect(throws: UsageError.self) { try window("--easing", text) }
        }
    }

    @Test func nothingAsksForAWindowWithTheDefaults() throws {
        let options = try window()
        #expect(options == Options())
        #expect(options.show == .both)
        #expect(options.size == Options.PictureSize(width: 900, height: 900))
        #expect(options.theme == .name("dark"))
        #expect(options.style == .seamless)
        let instrument = try options.instrumentConfiguration()
        #expect(instrument.gauge == Gauge() && instrument.startValue == 64)
        #expect(options.movement == .easing(.easeInOut, duration: 1))
        #expect(options.speed == .normal && !options.reverse)
        #expect(options.vsync && options.framesPerSecond == nil)
    }

    @Test func everyOptionSetsItsField() throws {
        #expect(try window("--show", "gauge").show == .gauge)
        #expect(try window("--size", "1920x1080").size == Options.PictureSize(width: 1920, height: 1080))
        #expect(try window("--fullscreen").fullscreen)
        #expect(try window("--display", "1").display == 1)
        #expect(try window("--light", "#ff8000").light == Color(hex: 0xff8000))
        #expect(try window("--dark", "#001020").dark == Color(hex: 0x001020))
        #expect(try window("--eye", "0.25").eye == 0.25)
        #expect(try window("--value", "-3.5").value == -3.5)
        #expect(try window("--min", "-40").minimum == -40)
        #expect(try window("--max", "1e3").maximum == 1000)
        #expect(try window("--step", "0.5").step == 0.5)
        #expect(try window("--unit", "°C").unit == "°C")
        #expect(try window("--unit", "").unit == "")
        #expect(try window("--title", "太極").title == "太極")
        #expect(try window("--decimals", "2").decimals == 2)
        #expect(try window("--easing", "bounce-in-out").movement == .easing(.bounceInOut, duration: 1))
        #expect(try window("--duration", "0").duration == 0)
        #expect(try window("--theme", "paper").theme == .name("paper"))
        #expect(try window("--theme", "paper.json").theme == .file("paper.json"))
        #expect(try window("--theme", "./paper").theme == .file("./paper"))
        #expect(try window("--font", "a.ttf").font == "a.ttf")
        #expect(try window("--reduced-motion").reducedMotion)
        #expect(try window("--speed", "very-fast").speed == .veryFast)
        #expect(try window("--reverse").reverse)
        #expect(try window("--feed", "-").feed == .standardInput)
        #expect(try window("--print").print)
        #expect(try window("--late-after", "2.5").lateAfter == 2.5)
        #expect(try window("--dead-after", "10").deadAfter == 10)
        #expect(try window("--on-alarm", "beep; true").onAlarm == "beep; true")
        #expect(try window("--verify", "60").verify == 60)
        #expect(try window("--share", "0.25").share == 0.25)
        #expect(try window("--phase", "-1.5").phase == -1.5)
        #expect(try window("--background", "#102030").background == .color(Color(hex: 0x102030)))
        #expect(try window("--style", "classic").style == .classic)
        #expect(try window("--renderer", "software").renderer == "software")
        #expect(try !window("--no-vsync").vsync)
        #expect(try window("--fps", "30").framesPerSecond == 30)
        #expect(try window("--quit-after", "2.5").quitAfter == 2.5)
    }

    @Test func theTableHoldsExactlyTheOptionsOfTheManual() {
        let names = """
            show size fullscreen display light dark eye value min max step unit title decimals easing duration \
            theme font reduced-motion speed reverse feed print describe time phase background style renderer \
            late-after dead-after alarm on-alarm verify share gauge no-vsync fps quit-after help version scene mode frames angle threads simd picture json
            """
        #expect(
            OptionTable.rows.map(\.name).sorted() == names.split(separator: " ").map(String.init).sorted())
    }

    @Test func argumentsMayBeJoinedAbbreviatedAndRepeated() throws {
        #expect(try window("--value=7", "--unit=").value == 7)
        #expect(try window("--full").fullscreen)
        #expect(try window("--dec", "3").decimals == 3)
        #expect(try window("--value", "5", "--value", "7").value == 7)
    }

    @Test func aSnapshotTakesItsFileAndItsOwnOptions() throws {
        var options = Options()
        options.time = 2.5
        options.background = .transparent
        #expect(
            try Options.parse(["snapshot", "a.png", "--time", "2.5", "--background", "transparent"])
                == .snapshot(file: "a.png", options))
        #expect(
            try Options.parse(["--time", "2.5", "snapshot", "--background=transparent", "a.png"])
                == .snapshot(file: "a.png", options))
        #expect(
            try Options.parse(["snapshot", "--", "--odd.png"]) == .snapshot(file: "--odd.png", Options()))
    }

    @Test func aDescriptionTakesEveryOptionOfTheOthers() throws {
        var options = Options()
        options.time = 1
        options.fullscreen = true
        #expect(try Options.parse(["--describe", "--time", "1", "--fullscreen"]) == .describe(options))
    }

    @Test func aSnapshotTakesTheOptionsOfPresentationToo() throws {
        guard
            case .snapshot(_, let options) = try Options.parse([
                "snapshot", "a.png", "--fullscreen", "--display", "0", "--renderer", "software", "--no-vsync",
                "--fps",
                "30", "--quit-after", "1", "--print",
            ])
        else {
            Issue.record("no snapshot")
            return
        }
        #expect(options.fullscreen && options.size == Options().size)
    }

    @Test func helpAndVersionWinOverTheRest() throws {
        #expect(try Options.parse(["--help"]) == .help)
        #expect(try Options.parse(["-h"]) == .help)
        #expect(try Options.parse(["--value", "abc", "--help"]) == .help)
        #expect(try Options.parse(["--version", "--help"]) == .version)
    }

    @Test func theStartValueLiesOnAnyScale() throws {
        #expect(try window("--max", "200").instrumentConfiguration().startValue == 64)
        #expect(try window("--max", "1").instrumentConfiguration().startValue == 0.64)
        #expect(try window("--min", "-100", "--max", "0").instrumentConfiguration().startValue == -36)
        // A given value stays what it is: the gauge shows an over-range value truthfully.
        #expect(try window("--value", "120").instrumentConfiguration().startValue == 120)
    }

    /// The readout shows what the keys set, and says "%" only of hundredths.
    @Test func decimalsAndUnitFollowTheScale() throws {
        func format(_ arguments: String...) throws -> NumberFormat {
            guard case .window(let options) = try Options.parse(arguments) else { return NumberFormat() }
            return try options.instrumentConfiguration().gauge.format
        }
        #expect(try format() == NumberFormat(decimals: 0, unit: "%"))
        #expect(try format("--max", "1") == NumberFormat(decimals: 2))
        #expect(try format("--max", "0.001").digits == .decimals(5))
        #expect(try format("--max", "250").digits == .decimals(1))
        #expect(try format("--max", "500") == NumberFormat(decimals: 0))
        #expect(try format("--min", "100", "--max", "0").unit == "%")
        #expect(
            try format("--max", "1", "--decimals", "1", "--unit", "V") == NumberFormat(decimals: 1, unit: "V")
        )
        #expect(try format("--max", "250", "--step", "1").digits == .decimals(0))
        let folder = try TemporaryFolder()
        let file = folder.path("a.json")
        try Data(#"{"kind": "gauge", "scale": {"start": 0, "end": 0.3}}"#.utf8).write(to: URL(filePath: file))
        #expect(try format("--gauge", file) == NumberFormat(decimals: 3))
        #expect(try format("--gauge", file, "--max", "50").digits == .decimals(1))
        // Nobody gave a value: it is the one at rest, not one in the middle.
        #expect(try window("--gauge", file).instrumentConfiguration().startValue == 0)
        #expect(try window("--gauge", file, "--value", "0.2").instrumentConfiguration().startValue == 0.2)
    }

    @Test func labelsOfARangeThatWasLeftAreNotPutElsewhere() throws {
        let compass = Project.folder.appending(path: "assets/gauges/compass.json").path
        let labels = try window("--gauge", compass, "--max", "100").instrumentConfiguration().gauge
            .customLabels
        #expect(labels.map(\.text) == ["N", "30", "60", "E"])
        #expect(try window("--gauge", compass).instrumentConfiguration().gauge.customLabels.count == 12)
    }

    @Test func theScaleHasTheStepThatWasGivenOrItsOwn() throws {
        #expect(try window().instrumentConfiguration().gauge.scale == GaugeScale(minimum: 0, maximum: 100))
        #expect(
            try window("--min", "-40", "--max", "60.5").instrumentConfiguration().gauge.scale
                == GaugeScale(minimum: -40, maximum: 60.5))
        #expect(
            try window("--max", "20", "--step", "0.25").instrumentConfiguration().gauge.scale
                == GaugeScale(minimum: 0, maximum: 20, step: 0.25))
        #expect(
            try window("--min", "100", "--max", "-20").instrumentConfiguration().gauge.scale
                == GaugeScale(start: 100, end: -20))
        // The default step fits every range that is taken, also the smallest and the largest.
        #expect(try window("--max", "1e-300").instrumentConfiguration().gauge.scale.step > 0)
        #expect(try window("--max", "1e300").instrumentConfiguration().gauge.scale.step.isFinite)
    }

    /// A gauge file and options that change it, before it and after.
    @Test func optionsWinOverTheGaugeFileWhereverTheyStand() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("a.json")
        try Data(
            """
            {"kind": "gauge", "title": "T", "scale": {"start": 50, "end": -50, "step": 5}, "value": 7,
             "format": {"significant": 3, "unit": "bar", "plus": true}}
            """.utf8
        ).write(to: URL(filePath: file))
        let plain = try window("--gauge", file).instrumentConfiguration()
        #expect(plain.gauge.title == "T" && plain.startValue == 7)
        #expect(try plain.gauge.scale == GaugeScale(start: 50, end: -50, step: 5))
        let changed = try window(
            "--max", "20", "--unit", "", "--gauge", file, "--decimals", "1", "--value", "3"
        )
        .instrumentConfiguration()
        #expect(try changed.gauge.scale == GaugeScale(start: 20, end: -50))
        #expect(changed.gauge.title == "T" && changed.startValue == 3)
        #expect(changed.gauge.format.digits == .decimals(1) && changed.gauge.format.unit.isEmpty)
        #expect(changed.gauge.format.showsPlus)
        #expect(throws: Failure.self) { try window("--min", "60", "--gauge", file).instrumentConfiguration() }
        #expect(throws: Failure.self) {
            try window("--step", "101", "--gauge", file).instrumentConfiguration()
        }
        #expect(throws: Failure.self) { try window("--gauge", "no-such").instrumentConfiguration() }
    }

    @Test func everyChoiceReachesTheInstrument() throws {
        for show in Show.allCases {
            #expect(try window("--show", show.rawValue).instrumentConfiguration().show == show)
        }
        for style in Taiji.Style.allCases {
            #expect(try window("--style", style.rawValue).instrumentConfiguration().style == style)
        }
        for speed in TurningSpeed.allCases {
            #expect(try window("--speed", speed.rawValue).instrumentConfiguration().speed == speed)
        }
        for theme in Theme.builtIn {
            #expect(try window("--theme", theme.name).instrumentConfiguration().theme == theme)
        }
    }

    @Test func everyEasingNameIsTaken() throws {
        for easing in Easing.allNamed {
            let options = try window("--easing", easing.name, "--duration", "2")
            #expect(options.movement == .easing(easing, duration: 2))
        }
    }
}
