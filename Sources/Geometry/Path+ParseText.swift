extension Path {
    /// The path that SVG path data (the attribute `d`) describes: all commands, absolute and relative, with
    /// all that the grammar allows to leave out. Arcs become arcs. An empty text is the empty path.
    ///
    /// - Throws: ``PathTextError``, with the place, at the first thing that the grammar does not know or
    ///   that is not finite. (An SVG viewer would draw what comes before it.)
    public init(text: some StringProtocol) throws(PathTextError) {
        var reader = PathTextReader(scanner: PathTextScanner(text))
        try reader.read()
        self = reader.path
    }
}

private struct PathTextReader {
    var scanner: PathTextScanner
    var path = Path()
    /// The last control point of the command before, where that was of the kind that a smooth curve goes on
    /// from.
    private var cubicControl: Point?
    private var quadControl: Point?

    init(scanner: PathTextScanner) { self.scanner = scanner }

    mutating func read() throws(PathTextError) {
        scanner.skipSpace()
        var place = scanner.position
        while let letter = try scanner.command() {
            if path.isEmpty, letter | 0x20 != UInt8(ascii: "m") {
                throw scanner.error(.expectedMove, at: place)
            }
            let isRelative = letter & 0x20 != 0
            var command = letter & ~0x20
            if command == UInt8(ascii: "Z") {
                path.close()
                (cubicControl, quadControl) = (nil, nil)
            } else {
                var isFirst = true
                repeat {
                    let start = scanner.position
                    do {
                        try step(command, isRelative, isFirst)
                    } catch let error as PathTextError {
                        throw error
                    } catch {
                        // The numbers are finite, but what they add up to is not.
                        throw scanner.error(.outOfRange, at: start)
                    }
                    // Further pairs after a move are lines.
                    if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
                    isFirst = false
                } while scanner.hasArgument()
            }
            scanner.skipSpace()
            place = scanner.position
        }
    }

    private mutating func step(_ command: UInt8, _ isRelative: Bool, _ isFirst: Bool) throws {
        let current = path.currentPoint ?? .zero
        let origin = isRelative ? current : .zero
        var (cubic, quad): (Point?, Point?) = (nil, nil)
        switch command {
        case UInt8(ascii: "M"): try path.move(to: origin + scanner.point(isFirst: isFirst))
        case UInt8(ascii: "L"): try path.addLine(to: origin + scanner.point(isFirst: isFirst))
        case UInt8(ascii: "H"):
            try path.addLine(to: Point(origin.x + scanner.number(isFirst: isFirst), current.y))
        case UInt8(ascii: "V"):
            try path.addLine(to: Point(current.x, origin.y + scanner.number(isFirst: isFirst)))
        case UInt8(ascii: "C"), UInt8(ascii: "S"):
            let isSmooth = command == UInt8(ascii: "S")
            let control1 =
                isSmooth
                ? cubicControl.map { 2 * current - $0 } ?? current
                : origin + (try scanner.point(isFirst: isFirst))
            let control2 = origin + (try scanner.point(isFirst: isFirst && isSmooth))
            try path.addCubic(to: origin + scanner.point(), control1: control1, control2: control2)
            cubic = control2
        case UInt8(ascii: "Q"), UInt8(ascii: "T"):
            let isSmooth = command == UInt8(ascii: "T")
            let control =
                isSmooth
                ? quadControl.map { 2 * current - $0 } ?? current
                : origin + (try scanner.point(isFirst: isFirst))
            try path.addQuad(to: origin + scanner.point(isFirst: isFirst && isSmooth), control: control)
            quad = control
        default:
            let radii = try scanner.point(isFirst: isFirst)
            let rotation = try scanner.number() * .pi / 180
            let (isLarge, clockwise) = (try scanner.flag(), try scanner.flag())
            try path.addEllipticalArc(
                to: origin + scanner.point(), radiusX: radii.x, radiusY: radii.y, rotation: rotation,
                isLarge: isLarge, clockwise: clockwise)
        }
        (cubicControl, quadControl) = (cubic, quad)
    }
}
