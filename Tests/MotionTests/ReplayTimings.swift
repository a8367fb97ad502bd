import TaijiMotion

/// The groups of motion.json that are about the timing model and the player.
enum ReplayTimings {
    static func table(_ row: JSON) throws {
        let timing = try timing(row)
        let backwards = (row["playbackRate"]?.number ?? 1) < 0
        let isProgress = try Replay.need(row, "property").string == "progress"
        let tolerance = try Replay.number(row, "tol")
        for sample in try Replay.need(row, "samples").array ?? [] {
            let pair = Replay.numbers(sample)
            let found = timing.progress(at: pair[0] ?? .nan, backwards: backwards)
            try Replay.compare(
                isProgress ? found?.progress : found?.iteration, pair[1], tolerance, "at \(pair[0] ?? .nan)")
        }
    }

    static func boundaries(_ row: JSON) throws {
        let timing = try timing(row)
        for sample in try Replay.need(row, "samples_time_progress").array ?? [] {
            let pair = Replay.numbers(sample)
            let found = timing.progress(at: pair[0] ?? .nan)
            // Steps are exact but for the division by their number.
            try Replay.compare(found?.progress, pair[1], 1e-12, "at \(pair[0] ?? .nan)")
        }
    }

    static func phases(_ row: JSON) throws {
        let timing = try timing(row)
        let backwards = (row["playbackRate"]?.number ?? 1) < 0
        for sample in try Replay.need(row, "samples").array ?? [] {
            let pair = sample.array ?? []
            let phase = timing.phase(at: pair[0].number ?? .nan, backwards: backwards)
            if "\(phase)" != pair[1].string {
                throw Replay.Mismatch(description: "\(phase) at \(pair[0].raw), expected \(pair[1].raw)")
            }
        }
    }

    static func active(_ row: JSON) throws {
        let found = try timing(row).progress(at: Replay.number(row, "time"))
        try Replay.compare(found?.progress, row["progress"]?.number, Replay.number(row, "tol"), "progress")
        if let iteration = row["iteration"]?.number {
            try Replay.compare(found?.iteration, iteration, 0, "iteration")
        }
    }

    static func activeDuration(_ row: JSON) throws {
        let timing = try Timing(
            duration: Replay.number(row, "duration"), iterations: Replay.number(row, "iterations"))
        let rate = try Replay.number(row, "playbackRate")
        try Replay.compare(
            timing.activeDuration / abs(rate), Replay.number(row, "real_seconds_ms"), 1e-6)
        // And a player takes that long, to the millisecond.
        let player = try Player(end: timing.end, rate: rate, at: 0)
        try Replay.compare(
            player.nextChange(after: 0), Replay.number(row, "real_seconds_ms"), 1e-6, "the player's end")
    }

    static func player(_ row: JSON) throws {
        let expected = try Replay.need(row, "expect")
        var clock = 0.0
        var player = try Player(end: Replay.number(row, "effect_end"), at: clock)
        do {
            for op in try Replay.need(row, "ops").array ?? [] {
                let words = op.array ?? []
                let number = words.count > 1 ? words[1].number ?? .nan : .nan
                switch words[0].string ?? "" {
                case "advance": clock += number
                case "seek": try player.seek(to: number, at: clock)
                case "rate": try player.setRate(number, at: clock)
                case "play": try player.play(at: clock)
                case "pause": try player.pause(at: clock)
                case "reverse": try player.reverse(at: clock)
                case "finish": try player.finish(at: clock)
                case "cancel": try player.cancel(at: clock)
                default: throw Replay.Mismatch(description: "unknown operation \(words[0].raw)")
                }
            }
        } catch let error as MotionError {
            if expected["throws"] != nil { return }
            throw error
        }
        if expected["throws"] != nil { throw Replay.Mismatch(description: "did not throw") }
        if expected.keys.contains("currentTime") {
            try Replay.compare(
                player.currentTime(at: clock), expected["currentTime"]?.number, 1e-9, "current time")
        }
        if let rate = expected["playbackRate"]?.number { try Replay.compare(player.rate, rate, 0, "rate") }
        if let state = expected["state"]?.string, "\(player.state(at: clock))" != state {
            throw Replay.Mismatch(description: "\(player.state(at: clock)), expected \(state)")
        }
    }

    private static func timing(_ row: JSON) throws -> Timing {
        let timing = try Replay.need(row, "timing")
        let directions: [String: Timing.Direction] = [
            "normal": .normal, "reverse": .reverse, "alternate": .alternate,
            "alternate-reverse": .alternateReverse,
        ]
        let fills: [String: Timing.Fill] = [
            "none": .none, "auto": .none, "forwards": .forwards, "backwards": .backwards, "both": .both,
        ]
        guard let direction = directions[timing["direction"]?.string ?? "normal"],
            let fill = fills[timing["fill"]?.string ?? "none"]
        else { throw Replay.Mismatch(description: "unknown direction or fill") }
        return try Timing(
            duration: timing["duration"]?.number ?? 0, delay: timing["delay"]?.number ?? 0,
            endDelay: timing["endDelay"]?.number ?? 0, iterations: timing["iterations"]?.number ?? 1,
            iterationStart: timing["iterationStart"]?.number ?? 0, direction: direction, fill: fill,
            easing: Easing(css: timing["easing"]?.string ?? "linear"))
    }
}
