import TaijiMotion

/// The groups of motion.json that are about easing curves.
enum ReplayEasings {
    static func bezier(_ row: JSON) throws {
        let value = try easing(row).value(at: Replay.number(row, "x"))
        try Replay.compare(value, Replay.number(row, "y"), Replay.number(row, "tol"))
        if let exact = row["hp"]?.number {
            try Replay.compare(value, exact, EasingTests.bezierTolerance, "high precision")
        }
    }

    static func slope(_ row: JSON) throws {
        let slope = try easing(row).slope(at: Replay.number(row, "x"))
        try Replay.compare(slope, Replay.number(row, "dy_dx"), Replay.number(row, "tol"))
    }

    static func range(_ row: JSON) throws {
        let range = try easing(row).range
        let tolerance = try Replay.number(row, "tol")
        try Replay.compare(range.lowerBound, Replay.number(row, "min"), tolerance, "min")
        try Replay.compare(range.upperBound, Replay.number(row, "max"), tolerance, "max")
    }

    static func finite(_ row: JSON) throws {
        let easing = try easing(row)
        let from = try Replay.number(row, "x_from")
        let to = try Replay.number(row, "x_to")
        let step = try Replay.number(row, "x_step")
        for index in 0...Int(((to - from) / step).rounded()) {
            let x = from + Double(index) * step
            let value = easing.value(at: min(x, to))
            guard value.isFinite else { throw Replay.Mismatch(description: "\(value) at \(x)") }
        }
    }

    static func steps(_ row: JSON) throws {
        guard let jump = Easing.Jump(rawValue: try Replay.need(row, "pos").string ?? "") else {
            throw Replay.Mismatch(description: "unknown position")
        }
        let easing = try Easing.steps(Int(Replay.number(row, "n")), jump)
        let value = try easing.value(at: Replay.number(row, "x"), before: row["before"]?.bool ?? false)
        try Replay.compare(value, Replay.number(row, "y"), Replay.number(row, "tol"))
    }

    static func linear(_ row: JSON) throws {
        let value = try css(row, "fn").value(at: Replay.number(row, "x"))
        try Replay.compare(value, Replay.number(row, "y"), Replay.number(row, "tol"))
    }

    static func canonical(_ row: JSON) throws {
        let text = try css(row, "in").css
        let expected = try Replay.need(row, "canonical").string ?? ""
        if text != expected { throw Replay.Mismatch(description: "\(text), expected \(expected)") }
        if try Easing(css: text).css != text { throw Replay.Mismatch(description: "not stable: \(text)") }
    }

    static func composed(_ row: JSON) throws {
        let inner = try css(row, "effect_easing").value(at: Replay.number(row, "x"))
        let value = try css(row, "keyframe_easing").value(at: inner)
        try Replay.compare(value, Replay.number(row, "y"), Replay.number(row, "tol"))
    }

    static func named(_ row: JSON) throws {
        guard let easing = Easing.coreAnimation(try Replay.need(row, "name").string ?? "") else {
            throw Replay.Mismatch(description: "no such name")
        }
        let c1 = try Replay.numbers(Replay.need(row, "c1")).map { $0 ?? .nan }
        let c2 = try Replay.numbers(Replay.need(row, "c2")).map { $0 ?? .nan }
        let curve = try Easing.cubicBezier(c1[0], c1[1], c2[0], c2[1])
        for index in 0...100 {
            let x = Double(index) / 100
            try Replay.compare(
                easing.value(at: x), curve.value(at: x), EasingTests.bezierTolerance, "at \(x)")
        }
    }

    static func css(_ row: JSON, _ key: String) throws -> Easing {
        try Easing(css: Replay.need(row, key).string ?? "")
    }

    private static func easing(_ row: JSON) throws -> Easing {
        let p = try Replay.numbers(Replay.need(row, "p")).map { $0 ?? .nan }
        guard p.count == 4 else { throw Replay.Mismatch(description: "not four control points") }
        return try .cubicBezier(p[0], p[1], p[2], p[3])
    }
}
