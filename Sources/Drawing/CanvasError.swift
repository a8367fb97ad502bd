import TaijiGeometry

/// Why a canvas ignored a call.
public struct CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The call.
    public var call: String
    /// What was wrong with it.
    public var reason: GeometryError

    package init(call: String, reason: GeometryError) {
        self.call = call
        self.reason = reason
    }

    /// The call, the argument, what was found and what is allowed.
    public var description: String { "\(call): \(reason)" }
}
