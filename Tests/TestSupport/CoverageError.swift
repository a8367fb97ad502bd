/// How far drawn coverage is from an exact reference, by the two figures in which rasterisers are compared.
public struct CoverageError: CustomStringConvertible {
    /// The largest distance of a pixel's level from the exact coverage, in units of 255; half of one is lost
    /// in rounding to eight bits.
    public private(set) var largest = 0.0
    /// Where the largest distance is, counted row by row.
    public private(set) var place = 0
    /// How many pixels lie on an edge: those that the reference covers in part.
    public private(set) var edgePixels = 0
    private var squares = 0.0

    /// No pixels as yet.
    public init() {}

    /// Compares 8-bit levels with shares of 1, pixel by pixel.
    public init(found: [UInt8], expected: [Double]) {
        precondition(found.count == expected.count, "two pictures of one size are compared")
        for index in found.indices { add(found[index], expected: expected[index], place: index) }
    }

    /// Adds a pixel.
    public mutating func add(_ found: UInt8, expected: Double, place: Int) {
        let level = expected * 255
        let distance = abs(Double(found) - level)
        if distance > largest { (largest, self.place) = (distance, place) }
        // What is off by rounding errors of the reference's sums is no edge.
        guard expected > 1e-9, expected < 1 - 1e-9 else { return }
        edgePixels += 1
        let off = Double(found) - level.rounded()
        squares += off * off
    }

    /// The root of the mean squared distance from the reference's own eight-bit level over the pixels on an
    /// edge, in units of 255. Were the reference not rounded, a perfect picture would be at 0.29.
    public var rootMeanSquare: Double { (squares / Double(max(edgePixels, 1))).squareRoot() }

    /// Both figures.
    public var description: String {
        "RMSE \(rootMeanSquare), largest \(largest) at \(place), \(edgePixels) pixels on edges"
    }
}
