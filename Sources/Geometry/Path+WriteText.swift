extension Path {
    /// The path as SVG path data, in absolute commands, every number with as many digits as bring it back.
    ///
    /// What ``init(text:)`` reads from it has the same steps, but for arcs: SVG gives them by their end
    /// points, in pieces of at most half a turn, so that they come back as the same curves to within
    /// rounding, and an ellipse without a second radius comes back as lines.
    public var text: String {
        var pieces: [String] = []
        for element in elements {
            switch element {
            case .move(let point): pieces.append("M\(number(point))")
            case .line(let point): pieces.append("L\(number(point))")
            case .quad(let control, let end): pieces.append("Q\(number(control)) \(number(end))")
            case .cubic(let control1, let control2, let end):
                pieces.append("C\(number(control1)) \(number(control2)) \(number(end))")
            case .arc(let arc): arc.appendText(to: &pieces)
            case .close: pieces.append("Z")
            }
        }
        return pieces.joined(separator: " ")
    }
}

extension Arc {
    fileprivate func appendText(to pieces: inout [String]) {
        let (first, second) = principalAxes
        let (radiusX, radiusY) = (first.length, second.length)
        guard radiusY > 1e-9 * radiusX else {
            // Out and back along a line: the turning points lie where the angle meets the first axis.
            let turning = arcTangent(yAxis.dot(first), xAxis.dot(first))
            var angles = (-8...8).map { turning + Double($0) * .pi }
            if sweep < 0 { angles.reverse() }
            for angle in angles where (angle - startAngle) / sweep > 0 && (angle - startAngle) / sweep < 1 {
                pieces.append("L\(number(point(at: angle)))")
            }
            pieces.append("L\(number(end))")
            return
        }
        let degrees = radiusX == radiusY ? 0 : first.angle * 180 / .pi
        let flag = (xAxis.cross(yAxis) > 0) == (sweep > 0) ? 1 : 0
        let count = abs(sweep) > .pi ? 2 : 1
        for index in 1...count {
            let to = index == count ? end : point(at: startAngle + sweep / 2)
            pieces.append("A\(number(radiusX)) \(number(radiusY)) \(number(degrees)) 0 \(flag) \(number(to))")
        }
    }

    /// The longer and the shorter half of the ellipse, at right angles: the axes, turned in their own
    /// parameter until they are. For φ₀ with tan 2φ₀ = 2x·y/(x·x − y·y), Rytz's construction in numbers.
    private var principalAxes: (Point, Point) {
        if circleRadius != nil {
            return (xAxis, xAxis.quarterTurned)
        }
        let angle = arcTangent(2 * xAxis.dot(yAxis), xAxis.dot(xAxis) - yAxis.dot(yAxis)) / 2
        let first = point(at: angle) - center
        let second = point(at: angle + .pi / 2) - center
        return first.length >= second.length ? (first, second) : (second, first)
    }
}

private func number(_ point: Point) -> String { number(point.x) + "," + number(point.y) }

/// The shortest text that reads back as the same number; whole numbers without a fraction.
private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
