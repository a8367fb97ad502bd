extension Path {
    /// The path under an affine map: every kind of segment stays what it is. Empty where a coordinate leaves
    /// the finite numbers.
    public func applying(_ transform: Transform) -> Path {
        var result = self
        result.apply(transform)
        return result
    }

    /// Maps the path in place; as ``applying(_:)``.
    public mutating func apply(_ transform: Transform) {
        if transform == .identity { return }
        for index in elements.indices {
            switch elements[index] {
            case .move(let point): elements[index] = .move(transform.apply(to: point))
            case .line(let point): elements[index] = .line(transform.apply(to: point))
            case .quad(let control, let end):
                elements[index] = .quad(control: transform.apply(to: control), end: transform.apply(to: end))
            case .cubic(let control1, let control2, let end):
                elements[index] = .cubic(
                    control1: transform.apply(to: control1), control2: transform.apply(to: control2),
                    end: transform.apply(to: end))
            case .arc(let arc): elements[index] = .arc(arc.applying(transform))
            case .close: break
            }
        }
        currentPoint = currentPoint.map(transform.apply(to:))
        subpathStart = transform.apply(to: subpathStart)
        if !isFinite { removeAll() }
    }

    /// Adds the subpaths of `other`, which stay as they are: nothing connects the two.
    public mutating func append(_ other: Path) {
        guard !other.isEmpty else { return }
        elements.append(contentsOf: other.elements)
        currentPoint = other.currentPoint
        subpathStart = other.subpathStart
        isClosed = other.isClosed
    }

    /// The same points in the other direction: the last subpath comes first, and each runs from its end to
    /// its start. A closed subpath stays closed and begins where it did.
    public var reversed: Path {
        var result = Path()
        result.elements.reserveCapacity(elements.count)
        for subpath in subpaths.reversed() {
            var mirror = Subpath()
            mirror.begin(at: subpath.end)
            mirror.isClosed = subpath.isClosed
            for segment in subpath.segments.reversed() { mirror.segments.append(segment.reversed) }
            result.append(mirror)
        }
        return result
    }
}
