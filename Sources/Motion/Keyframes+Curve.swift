extension Keyframes {
    /// Hermite's cubic curve of an interval, at the share `u` of it; beyond it straight on along its tangents,
    /// since a cubic curve would swing off.
    @inlinable func curve(_ index: Int, _ u: Double, _ base: Value?) -> Value {
        Keyframes.hermite(composed(index, base), composed(index + 1, base), tangents[index], u)
    }

    @inlinable static func hermite(
        _ from: Value, _ to: Value, _ tangent: (leaving: Value, arriving: Value), _ u: Double
    ) -> Value {
        if u < 0 { return from + tangent.leaving * u }
        if u >= 1 { return to + tangent.arriving * (u - 1) }
        let rest = 1 - u
        return from + (to - from) * (u * u * (3 - 2 * u)) + tangent.leaving * (u * rest * rest)
            - tangent.arriving * (u * u * rest)
    }

    /// The length of the curve's derivative at the share `u`.
    @inlinable static func speed(
        _ from: Value, _ to: Value, _ tangent: (leaving: Value, arriving: Value), _ u: Double
    ) -> Double {
        let rest = 1 - u
        return
            ((to - from) * (6 * u * rest) + tangent.leaving * (rest * (1 - 3 * u))
            - tangent.arriving * (u * (2 - 3 * u))).magnitude
    }

    /// Kochanek's and Bartels' tangents (their equations 8 and 9), scaled for intervals of unequal length so
    /// that the velocity does not jump. The first and last tangent are those of the straight line.
    static func tangents(
        of frames: [Keyframe<Value>], times: [Double]
    ) -> [(leaving: Value, arriving: Value)] {
        guard frames.count > 1 else { return [] }
        let steps = zip(frames, frames.dropFirst()).map { $1.value - $0.value }
        let spans = zip(times, times.dropFirst()).map { $1 - $0 }
        return steps.indices.map { index in
            (
                leaving: tangent(at: index, frames[index].bend, steps, spans, isLeaving: true),
                arriving: tangent(at: index + 1, frames[index + 1].bend, steps, spans, isLeaving: false)
            )
        }
    }

    private static func tangent(
        at index: Int, _ bend: Keyframe<Value>.Bend, _ steps: [Value], _ spans: [Double], isLeaving: Bool
    ) -> Value {
        let tight = 1 - bend.tension
        guard index > 0, index < steps.count else { return steps[index == 0 ? 0 : index - 1] * tight }
        let continuity = isLeaving ? bend.continuity : -bend.continuity
        let incoming = tight * (1 + continuity) * (1 + bend.bias) / 2
        let outgoing = tight * (1 - continuity) * (1 - bend.bias) / 2
        let before = spans[index - 1]
        let after = spans[index]
        // A jump (an interval of no length) on either side: the other side's straight line.
        guard before > 0, after > 0 else { return steps[isLeaving ? index : index - 1] * tight }
        let scale = 2 * (isLeaving ? after : before) / (before + after)
        return (steps[index - 1] * incoming + steps[index] * outgoing) * scale
    }

    /// Refuses curves that would leave the range of numbers, on their way or in the sums by which it is
    /// reckoned.
    static func check(
        _ frames: [Keyframe<Value>], _ tangents: [(leaving: Value, arriving: Value)]
    ) throws(MotionError) {
        for index in tangents.indices {
            let (from, to, tangent) = (frames[index].value, frames[index + 1].value, tangents[index])
            let sum = from.magnitude + to.magnitude + tangent.leaving.magnitude + tangent.arriving.magnitude
            let isHeld = tangent.leaving.isFinite && tangent.arriving.isFinite
            guard isHeld, (sum * 8 * Double(tangents.count)).isFinite else {
                throw .notFinite(argument: "curve between keyframes", found: "\(from) to \(to)")
            }
        }
    }

    /// The offsets at which a curve of constant speed passes its keyframes, and for each interval the shares
    /// of its length at its sixteenths.
    static func measure(
        _ frames: [Keyframe<Value>], _ tangents: [(leaving: Value, arriving: Value)]
    ) -> (times: [Double], lengths: [Double]) {
        var lengths: [Double] = []
        var ends = [0.0]
        for index in tangents.indices {
            var sum = 0.0
            var sums: [Double] = []
            for part in 0..<16 {
                sum += length(
                    frames[index].value, frames[index + 1].value, tangents[index], Double(part) / 16,
                    Double(part + 1) / 16)
                sums.append(sum)
            }
            lengths += sums.map { sum > 0 ? $0 / sum : 1 }
            ends.append(ends[index] + sum)
        }
        let total = ends[ends.count - 1]
        // A path of no length is passed evenly.
        let count = Double(max(frames.count - 1, 1))
        let times = ends.indices.map { total > 0 ? ends[$0] / total : Double($0) / count }
        return (times, lengths)
    }

    /// The length of the curve between two shares, by Gauss and Legendre's rule with five points.
    ///
    /// Where the speed changes by more than a factor of two the part is halved: at a sharp turn it is too far
    /// from a polynomial for the rule.
    @inlinable static func length(
        _ from: Value, _ to: Value, _ tangent: (leaving: Value, arriving: Value), _ start: Double,
        _ end: Double, halvings: Int = 0
    ) -> Double {
        let middle = (start + end) / 2
        let half = (end - start) / 2
        let (near, far) = (half * 0.538_469_310_105_683_1, half * 0.906_179_845_938_664)
        let center = speed(from, to, tangent, middle)
        let (a, b) = (speed(from, to, tangent, middle - near), speed(from, to, tangent, middle + near))
        let (c, d) = (speed(from, to, tangent, middle - far), speed(from, to, tangent, middle + far))
        let slowest = min(center, min(min(a, b), min(c, d)))
        let fastest = max(center, max(max(a, b), max(c, d)))
        // What is left after so many halvings is too short to matter, whatever the speed does there.
        if slowest < fastest / 2, halvings < 10 {
            return length(from, to, tangent, start, middle, halvings: halvings + 1)
                + length(from, to, tangent, middle, end, halvings: halvings + 1)
        }
        return half
            * (center * 0.568_888_888_888_888_9 + (a + b) * 0.478_628_670_499_366_47
                + (c + d) * 0.236_926_885_056_189_1)
    }

    /// The share of an interval's parameter at which the share `share` of its length has passed.
    @inlinable func parameter(_ index: Int, _ share: Double) -> Double {
        guard share > 0, share < 1 else { return share }
        let from = frames[index].value
        let to = frames[index + 1].value
        let tangent = tangents[index]
        var part = 0
        while part < 15, lengths[index * 16 + part] < share { part += 1 }
        let before = part > 0 ? lengths[index * 16 + part - 1] : 0
        let within = lengths[index * 16 + part] - before
        guard within > 0 else { return Double(part + 1) / 16 }
        // The length of the sixteenth, and Newton's method from the place that constant speed would have.
        let start = Double(part) / 16
        let whole = Keyframes.length(from, to, tangent, start, start + 1.0 / 16)
        let wanted = (share - before) / within * whole
        var low = start
        var high = start + 1.0 / 16
        var u = start + (share - before) / within / 16
        for _ in 0..<20 {
            let excess = Keyframes.length(from, to, tangent, start, u) - wanted
            if excess > 0 { high = u } else { low = u }
            let step = excess / Keyframes.speed(from, to, tangent, u)
            if step.magnitude <= 1e-12 { return u - step }
            let next = u - step
            u = next > low && next < high ? next : (low + high) / 2
        }
        return u
    }
}
