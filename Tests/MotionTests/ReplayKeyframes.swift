import TaijiGeometry
import TaijiMotion

/// The groups of motion.json that are about keyframes, paths and springs.
enum ReplayKeyframes {
    static func keyframes(_ row: JSON) throws {
        let frames = try Replay.need(row, "keyframes").array ?? []
        let keyframes = try Keyframes(
            frames.map { frame in
                let words = frame.array ?? []
                return Keyframe(
                    words[1].number ?? .nan, at: words[0].number,
                    easing: try Easing(css: words.count > 2 ? words[2].string ?? "" : "linear"))
            })
        let easing = try Easing(css: row["effect_easing"]?.string ?? "linear")
        let value = keyframes.value(at: easing.value(at: try Replay.number(row, "x")))
        try Replay.compare(value, Replay.number(row, "value"), Replay.number(row, "tol"))
    }

    static func modes(_ row: JSON) throws {
        let duration = try Replay.number(row, "duration")
        let timing = try Timing(duration: duration, iterations: row["repeat"]?.number ?? 1, fill: .both)
        // Where no tolerance is given, rounding only.
        let tolerance = row["tol"]?.number ?? 1e-9
        let position = try position(row)
        for sample in try Replay.need(row, "samples").array ?? [] {
            let pair = sample.array ?? []
            guard let time = pair[0].number, let progress = timing.progress(at: time) else {
                throw Replay.Mismatch(description: "no progress at \(pair[0].raw)")
            }
            let found = position(progress)
            let expected = pair[1].array.map { $0.map { $0.number ?? .nan } } ?? [pair[1].number ?? .nan]
            for (index, expected) in expected.enumerated() {
                try Replay.compare(found.components[index], expected, tolerance, "at \(time)")
            }
        }
    }

    /// What the row animates, as a function of the progress.
    private static func position(_ row: JSON) throws -> (Timing.Progress) -> Vector {
        if row["path"] != nil || row["circle"] != nil {
            let way = try AlongPath(path(of: row))
            return { progress in
                let point = way.point(at: progress.progress)
                return [point.x, point.y]
            }
        }
        let modes: [String: Keyframes<Vector>.Mode] = [
            "linear": .linear, "discrete": .discrete, "paced": .paced, "spline": .linear, "cubic": .cubic,
            "cubicPaced": .cubicPaced,
        ]
        guard let mode = modes[try Replay.need(row, "mode").string ?? ""] else {
            throw Replay.Mismatch(description: "unknown mode")
        }
        let values = (try Replay.need(row, "values").array ?? []).map { value in
            Vector(value.array.map { $0.map { $0.number ?? .nan } } ?? [value.number ?? .nan])
        }
        let easings = try (row["keySplines"]?.array ?? []).map { spline in
            let p = Replay.numbers(spline).map { $0 ?? .nan }
            return try Easing.cubicBezier(p[0], p[1], p[2], p[3])
        }
        let offsets = row["keyTimes"]?.array.map { $0.map { $0.number ?? .nan } }
        let keyframes = try Keyframes(values, offsets: offsets, easings: easings, mode: mode)
        let accumulates = row["accumulate"]?.bool ?? false
        let base = row["additive"]?.bool == true ? Vector([row["base"]?.number ?? 0]) : []
        return { progress in
            base
                + keyframes.accumulatedValue(
                    at: progress.progress, iteration: accumulates ? progress.iteration : 0)
        }
    }

    static func composite(_ row: JSON) throws {
        var value = try Replay.number(row, "base")
        let x = try Replay.number(row, "x")
        for effect in try Replay.need(row, "stack").array ?? [] {
            let whole = try Replay.need(effect, "composite").string ?? ""
            let frames = try (Replay.need(effect, "kf").array ?? []).map { frame in
                let words = frame.array ?? []
                let name = words.count > 2 ? words[2].string ?? "" : whole
                guard let composite = Composite.allCases.first(where: { "\($0)" == name }) else {
                    throw Replay.Mismatch(description: "unknown operation \(name)")
                }
                return Keyframe(words[1].number ?? .nan, at: words[0].number, composite: composite)
            }
            value = try Keyframes(frames).value(at: x, over: value)
        }
        try Replay.compare(value, Replay.number(row, "value"), row["tol"]?.number ?? 1e-9)
    }

    static func iterationComposite(_ row: JSON) throws {
        func vector(_ json: JSON) -> Vector {
            Vector(json.array.map { $0.map { $0.number ?? .nan } } ?? [json.number ?? .nan])
        }
        let keyframes = try Keyframes([
            vector(Replay.need(row, "from")), vector(Replay.need(row, "to")),
        ])
        // A colour's components end at 255; that is the colour's business, not the motion's.
        let limit = row["from"]?.array == nil ? Double.infinity : 255
        for sample in try Replay.need(row, "samples_iter_progress_value").array ?? [] {
            let words = sample.array ?? []
            let found = keyframes.accumulatedValue(
                at: words[1].number ?? .nan, iteration: words[0].number ?? .nan)
            for (found, expected) in zip(found.components, vector(words[2]).components) {
                try Replay.compare(min(found, limit), expected, 1e-9)
            }
        }
    }

    static func path(_ row: JSON) throws {
        let way = try AlongPath(path(of: row))
        let tolerance = try Replay.number(row, "tol")
        try Replay.compare(way.length, Replay.number(row, "total"), tolerance, "length")
        for sample in try Replay.need(row, "points_at").array ?? [] {
            let words = Replay.numbers(sample).map { $0 ?? .nan }
            let point = way.point(atLength: words[0])
            try Replay.compare(point.x, words[1], tolerance, "x at \(words[0])")
            try Replay.compare(point.y, words[2], tolerance, "y at \(words[0])")
        }
    }

    private static func path(of row: JSON) throws -> Path {
        var path = Path()
        if let circle = row["circle"] {
            let c = Replay.numbers(circle).map { $0 ?? .nan }
            try path.addArc(
                center: Point(c[0], c[1]), radius: c[2], startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            path.close()
            return path
        }
        for step in try Replay.need(row, "path").array ?? [] {
            let words = step.array ?? []
            let n = words.dropFirst().map { $0.number ?? .nan }
            switch words[0].string ?? "" {
            case "M": try path.move(to: Point(n[0], n[1]))
            case "L": try path.addLine(to: Point(n[0], n[1]))
            case "Q": try path.addQuad(to: Point(n[2], n[3]), control: Point(n[0], n[1]))
            case "C":
                try path.addCubic(
                    to: Point(n[4], n[5]), control1: Point(n[0], n[1]), control2: Point(n[2], n[3]))
            case "Z": path.close()
            default: throw Replay.Mismatch(description: "unknown step \(words[0].raw)")
            }
        }
        return path
    }

    /// The group is empty in the files known so far; rows of the shape of `keyframe_modes` can be replayed.
    static func catmullRom(_ row: JSON) throws {
        var members = row.raw as? [String: Any] ?? [:]
        members["mode"] = "cubic"
        members["duration"] = members["duration"] ?? 1
        try modes(JSON(members))
    }

    static func spring(_ row: JSON) throws {
        let spring = try Spring(
            mass: Replay.number(row, "mass"), stiffness: Replay.number(row, "stiffness"),
            damping: Replay.number(row, "damping"))
        let tolerance = try Replay.number(row, "tol")
        try Replay.compare(spring.duration, Replay.number(row, "duration"), tolerance, "duration")
        try Replay.compare(spring.bounce, Replay.number(row, "bounce"), tolerance, "bounce")
    }
}
