import TaijiRaster

/// What `bench` measures, beside the size.
package struct BenchSettings: Equatable, Sendable {
    /// Values of `--mode`.
    package enum Mode: String, CaseIterable, Sendable {
        /// Each frame is drawn by what changed since the last one, as in the window.
        case turning
        /// Everything is invalidated before each frame.
        case redraw
    }

    /// Values of `--simd`.
    package enum SIMD: String, CaseIterable, Sendable {
        case auto, baseline, v3, v4

        /// The renderer's level of this name.
        var level: SIMDLevel {
            switch self {
            case .auto: .automatic
            case .baseline: .baseline
            case .v3: .v3
            case .v4: .v4
            }
        }
    }

    /// The scene drawn.
    package var scene = BenchScene.Name.taiji
    /// How much of each frame is drawn.
    package var mode = Mode.turning
    /// Measured frames, at least 1.
    package var frames = 200
    /// The first frame's angle in radians, finite.
    package var angle = 0.7
    /// Threads that draw, at least 1.
    package var threads = 1
    /// The instructions used.
    package var simd = SIMD.auto
    /// The PNG file that the last frame goes to.
    package var picture: String?
    /// Print JSON in place of a table.
    package var printsJSON = false

    /// Every setting at its default.
    package init() {}

    /// Radians from a frame to the next: the normal speed at 60 frames a second.
    package static let step = 0.0105

    /// The angle of a frame; frames before the first warm up.
    func angle(of frame: Int) -> Double { angle + Double(frame) * BenchSettings.step }
}
