extension Keyframes {
    static func check(_ frame: Keyframe<Value>) throws(MotionError) {
        guard frame.value.isFinite else {
            throw .notFinite(argument: "keyframe's value", found: "\(frame.value)")
        }
        if let offset = frame.offset {
            try MotionError.check(offset, "keyframe's offset")
            guard 0...1 ~= offset else {
                throw .outOfRange(argument: "keyframe's offset", found: "\(offset)", allowed: "0 to 1")
            }
        }
        try MotionError.check(frame.bend.tension, "keyframe's tension")
        try MotionError.check(frame.bend.continuity, "keyframe's continuity")
        try MotionError.check(frame.bend.bias, "keyframe's bias")
    }

    /// The offsets, those that are nil filled in evenly.
    static func times(of frames: [Keyframe<Value>], mode: Mode) throws(MotionError) -> [Double] {
        var known: [Double?] = frames.map(\.offset)
        let last = known.count - 1
        if mode == .discrete {
            // Every value has its own interval, the last one as well.
            if known.allSatisfy({ $0 == nil }) {
                return known.indices.map { Double($0) / Double(known.count) }
            }
        }
        if known[last] == nil { known[last] = 1 }
        if known[0] == nil { known[0] = last == 0 ? 1 : 0 }
        var times: [Double] = []
        var previous = 0
        for (index, time) in known.enumerated() {
            guard let time else { continue }
            let start = known[previous] ?? 0
            guard time >= start else {
                throw .outOfRange(
                    argument: "keyframe's offset", found: "\(time)", allowed: "\(start) or more, as before it"
                )
            }
            if index > previous + 1 {
                for between in previous + 1..<index {
                    let share = Double(between - previous) / Double(index - previous)
                    times.append(start + (time - start) * share)
                }
            }
            times.append(time)
            previous = index
        }
        return times
    }

    /// How far it is to each keyframe from the first one, all values being scaled.
    private static func ends(of frames: [Keyframe<Value>], scale: Double) -> [Double] {
        var ends = [0.0]
        for (a, b) in zip(frames, frames.dropFirst()) {
            let way = b.value * scale - a.value * scale
            // A length that was cut off at the largest number is none.
            let length = way.isFinite ? way.magnitude : .infinity
            ends.append(ends[ends.count - 1] + (length < .greatestFiniteMagnitude ? length : .infinity))
        }
        return ends
    }

    /// Offsets in proportion to the way; evenly where there is no way at all.
    static func pacedTimes(of frames: [Keyframe<Value>]) -> [Double] {
        let count = Double(max(frames.count - 1, 1))
        var ends = ends(of: frames, scale: 1)
        // So far apart that no number holds the sum: the proportions are those of a smaller picture.
        if !ends[ends.count - 1].isFinite { ends = Keyframes.ends(of: frames, scale: 0.125 / count) }
        let total = ends[ends.count - 1]
        return ends.indices.map { total > 0 && total.isFinite ? ends[$0] / total : Double($0) / count }
    }
}
