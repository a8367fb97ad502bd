import TaijiStage

extension Failure {
    /// What a stage that could not be opened, or not kept going, means to the user.
    init(_ error: SDLError) {
        switch error {
        case .unknownDisplay(let display, let count):
            self = .usage(
                UsageError(
                    "--display", found: "\(display)",
                    expected: count == 1 ? "0, the only display" : "a display from 0 to \(count - 1)"))
        case .unknownRenderer(let name, let available):
            self = .usage(
                UsageError(
                    "--renderer", found: name, expected: "one of \(available.joined(separator: ", "))"))
        case .noRenderer(.some, _, _): self = .failed(subject: "--renderer", reason: error.description)
        case .noVideo, .noRenderer(.none, _, _), .windowDestroyed, .connectionLost, .failed:
            self = .failed(subject: "window", reason: error.description)
        }
    }
}
