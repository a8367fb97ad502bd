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
    /// An eye's radius as a share of the disc's, 0…0.5, where the two fish are balanced; elsewhere the eyes are
    /// as much smaller as the smaller head is.
    public var eye: Double
    /// The light colour's share of the disc, 0…1; one half is the balanced form.
    ///
    /// It is a true share of area. The curve between the fish is made of two half circles, the heads' rims, of radii
    /// r and R − r. The light fish is half the disc, more by half of its own head's circle and less by half of the
    /// dark one's: πR²/2 + πr²/2 − π(R − r)²/2 = πRr, so that its share is r/R, and the light head's radius is the
    /// share of the disc's. Both eyes are as large as suits the smaller head, hence equal, and take as much from
    /// either colour as they give it.
    ///
    /// At 0 and 1 a disc of one colour is left, without eyes.
    public var share: Double

    /// A taiji of the given look. An eye outside 0…0.5 is held at the nearer end, NaN is no eye; a share outside 0…1
    /// likewise, and NaN is one half.
    public init(
        style: Style = .seamless, light: Color = .white, dark: Color = .black, eye: Double = 1.0 / 4,
        share: Double = 0.5
    ) {
        self.style = style
        self.light = light
        self.dark = dark
        self.eye = eye > 0 ? Swift.min(eye, 0.5) : 0
        self.share = share.isNaN ? 0.5 : Swift.min(1, Swift.max(0, share))
    }
}
