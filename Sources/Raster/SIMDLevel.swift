import CVector

/// Which instructions the kernels are compiled for. Every level draws the same bytes.
public enum SIMDLevel: Hashable, Sendable, CaseIterable {
    /// The best that this processor has.
    case automatic
    /// Plain loops, the reference for the others.
    case scalar
    /// What every processor of this kind has: SSE2 on x86-64.
    case baseline
    /// x86-64-v3, that is AVX2; where the processor lacks it, `baseline`.
    case v3
    /// x86-64-v4, that is AVX-512; where the processor lacks it, `v3`.
    case v4

    /// The level that is really used when this one is asked for.
    public var available: SIMDLevel {
        switch self {
        case .scalar, .baseline: self
        case .v3: taiji_cpu_has_v3() ? .v3 : .baseline
        case .automatic, .v4: taiji_cpu_has_v4() ? .v4 : SIMDLevel.v3.available
        }
    }
}
