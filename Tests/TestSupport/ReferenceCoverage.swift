import TaijiGeometry

/// How much of each pixel a path covers, found in another way than the rasteriser's: along many lines a
/// pixel row, on each of which the covered lengths are exact. Slow and simple.
public struct ReferenceCoverage {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The covered share of each pixel, 0…1, row by row.
    public private(set) var values: [Double]

    /// The coverage of the pixels of a `width` × `height` picture by `path`, from `lines` lines a row. Between
    /// two lines an edge is taken as straight; curves are cut to within 1e-5 pixel.
    public init(_ path: Path, rule: FillRule = .winding, width: Int, height: Int, lines: Int = 128) {
        self.width = width
        self.height = height
        values = Array(repeating: 0, count: width * height)
        let edges = ReferenceCoverage.edges(path)
        var crossings: [(x: Double, direction: Int)] = []
        // Which edges come near each row, so that not every line looks at all of them.
        var near = [[(Point, Point)]](repeating: [], count: height)
        for (a, b) in edges {
            let first = max(0, Int(max(-1, min(min(a.y, b.y), Double(height)))))
            let last = min(height - 1, Int(max(-1, min(max(a.y, b.y), Double(height)))))
            for row in stride(from: first, through: last, by: 1) { near[row].append((a, b)) }
        }
        for line in 0..<height * lines {
            let y = (Double(line) + 0.5) / Double(lines)
            crossings.removeAll(keepingCapacity: true)
            for (a, b) in near[line / lines] where (a.y <= y) != (b.y <= y) {
                crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (index, crossing) in crossings.enumerated() {
                winding += crossing.direction
                let isInside = rule == .winding ? winding != 0 : index % 2 == 0
                guard isInside, index + 1 < crossings.count else { continue }
                add(crossing.x, crossings[index + 1].x, row: line / lines, weight: 1 / Double(lines))
            }
        }
    }

    private mutating func add(_ from: Double, _ to: Double, row: Int, weight: Double) {
        let (from, to) = (max(from, 0), min(to, Double(width)))
        guard from < to else { return }
        for x in Int(from)..<min(width, Int(to) + 1) {
            values[row * width + x] += weight * max(0, min(to, Double(x + 1)) - max(from, Double(x)))
        }
    }

    private static func edges(_ path: Path) -> [(Point, Point)] {
        let flat = FlattenedPath(path, tolerance: 1e-5)
        return flat.contours.flatMap { contour in
            let points = flat.points[contour.range]
            return Array(zip(points, points.dropFirst())) + [(points.last ?? .zero, points.first ?? .zero)]
        }
    }
}
