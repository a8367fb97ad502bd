/// What the project promises of coverage, in units of 255: see `CoverageError`.
enum Quality {
    /// For the root mean square over the pixels on edges.
    static let rootMeanSquare = 0.3
    /// For any single pixel.
    static let largest = 2.0
}
