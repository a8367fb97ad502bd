/// Which of the two instruments a picture shows.
public enum Show: String, Hashable, Sendable, CaseIterable {
    /// The gauge as a ring round the taiji, the readout in the ring's gap.
    case both
    /// The taiji alone.
    case taiji
    /// The gauge alone, the readout in its middle.
    case gauge
}
