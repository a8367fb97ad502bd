/// What is to be cut of a subpath, by length along it.
struct DashSpan {
    /// The subpath's whole length.
    let length: Double
    let isClosed: Bool
    /// What the trim leaves of it.
    let from: Double
    let to: Double
    /// What lengths may be off by.
    let slack: Double

    /// Whether the trim leaves all of it.
    var isWhole: Bool { from <= slack && to >= length - slack }
}
