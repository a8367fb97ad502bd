import TaijiDrawing

/// How a taiji looks.
public struct Taiji: Hashable, Sendable {
    /// How the disc is put together.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// The shapes of the original study, painted one over the other: half-discs, two dividing radii that
        /// hide the seams, the eyes. Kept as the reference of the form.
        case classic
        /// One disc in which the dark fish lies over the light colour, composited once: no seam, no rim, no
        /// line along the diameter.
        case seamless
    }

    /// How the disc is put together.
    public var style: Style
    /// The light colour.
    public var light: Color
    /// The dark colour.
    public var dark: Color
    /// An eye's radius as a share of the disc's, 0…0.5.
    public var eye: Double

    /// A taiji of the given look; an eye outside 0…0.5 is held at the nearer end, NaN is no eye.
    public init(
        style: Style = .seamless, light: Color = .white, dark: Color = .black, eye: Double = 1.0 / 4
    ) {
        self.style = style
        self.light = light
        self.dark = dark
        self.eye = eye > 0 ? Swift.min(eye, 0.5) : 0
    }
}
