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

    /// Offsets in proportion to the way; evenly where there is no way at all.
    static func pacedTimes(of frames: [Keyframe<Value>]) -> [Double] {
        var ends = [0.0]
        for (a, b) in zip(frames, frames.dropFirst()) {
            ends.append(ends[ends.count - 1] + (b.value - a.value).magnitude)
        }
        let total = ends[ends.count - 1]
        let count = Double(max(frames.count - 1, 1))
        return ends.indices.map { total > 0 && total.isFinite ? ends[$0] / total : Double($0) / count }
    }
}
