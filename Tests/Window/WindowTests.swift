import Testing

/// The program in a real window on a virtual display, used by keys and mouse. One test after the other: each
/// has the machine to itself as far as this suite goes.
@Suite(.serialized, .enabled(if: VirtualDisplay.isWanted)) struct WindowTests {}

/// The render drivers that every machine can be expected to have.
enum Driver: String, CaseIterable {
    case opengl
    case software
}
