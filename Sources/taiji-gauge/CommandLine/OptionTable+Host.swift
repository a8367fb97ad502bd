extension OptionTable {
    static let values = OptionGroup(
        title: "Values in and out",
        rows: [
            OptionRow(
                "feed", "-",
                """
                read values from standard input: of each line the first word that is a number with a dot, inf for one \
                beyond any scale, or nan for no value; name=number is the value of a channel
                """,
                for: notForSnapshots
            ) { options, argument throws(UsageError) in
                guard let feed = Options.Feed(rawValue: argument.text) else {
                    throw argument.refused(expected: "-, for standard input")
                }
                options.feed = feed
            },
            OptionRow(
                "late-after", "S",
                "grey the dial and tell the value's age when the feed has brought no new one for S seconds; default never"
            ) { options, argument throws(UsageError) in
                options.lateAfter = try argument.seconds()
            },
            OptionRow(
                "dead-after", "S", "cross the dial out when it has brought none for S seconds; default never"
            ) { options, argument throws(UsageError) in
                options.deadAfter = try argument.seconds()
            },
            OptionRow(
                "alarm", "SPEC",
                """
                a limit whose crossing is told: high or low, the value that turns it on, the one that turns it off \
                again (default the same), then warning or latching where it is that, then a name of its own; such as \
                'high 1000 900 pressure'; may be given several times
                """
            ) { options, argument throws(UsageError) in
                options.alarms.append(try argument.alarm())
            },
            OptionRow(
                "on-alarm", "COMMAND",
                """
                run COMMAND by sh when an alarm changes, one change after another, with TAIJI_ALARM_NAME, _STATE (unacknowledged, acknowledged, \
                rectified or normal), _SEVERITY, _SIDE and _VALUE in its environment
                """, for: notForSnapshots
            ) { options, argument throws(UsageError) in
                options.onAlarm = try argument.name("a command line for sh")
            },
            OptionRow(
                flag: "print", "print each value that the user sets, one a line, when it changes"
            ) { options in
                options.print = true
            },
            OptionRow(
                flag: describe, "print the layout at rest at --value as one JSON object and exit",
                for: notForSnapshots
            ) { _ in },
        ])

    static let snapshot = OptionGroup(
        title: "Snapshots",
        rows: [
            OptionRow(
                "time", "S",
                "the moment to draw, in seconds from the start; default: the value has arrived, the phase is 0",
                for: notForWindows
            ) { options, argument throws(UsageError) in
                options.time = try argument.number("seconds from 0 to 1e9") { (0...1e9).contains($0) }
            }
        ])

    static let window = OptionGroup(
        title: "The window",
        rows: [
            OptionRow(flag: "fullscreen", "start in fullscreen") { options in
                options.fullscreen = true
            },
            OptionRow(
                "display", "N", "the display to open on, counted from 0"
            ) { options, argument throws(UsageError) in
                options.display = try argument.whole("a display's number, counted from 0", in: 0...255)
            },
            OptionRow(
                "renderer", "NAME", "SDL's render driver, such as opengl or software; default SDL's choice"
            ) { options, argument throws(UsageError) in
                options.renderer = try argument.name(
                    "the name of a render driver, such as opengl or software")
            },
            OptionRow(flag: "no-vsync", "do not wait for the display") { options in
                options.vsync = false
            },
            OptionRow(
                "fps", "N", "draw at most N frames a second"
            ) { options, argument throws(UsageError) in
                options.framesPerSecond = try argument.number("frames a second, above 0, at most 1000") {
                    $0 > 0 && $0 <= 1000
                }
            },
            OptionRow(
                "verify", "N",
                "compare every Nth frame with one drawn whole, and tell and repair what differs; default never"
            ) { options, argument throws(UsageError) in
                options.verify = try argument.whole("a whole number from 1 to 1000000", in: 1...1_000_000)
            },
            OptionRow(
                "quit-after", "S", "close the window after S seconds"
            ) { options, argument throws(UsageError) in
                options.quitAfter = try argument.number("seconds from 0 to 1e9") { (0...1e9).contains($0) }
            },
        ])
}
