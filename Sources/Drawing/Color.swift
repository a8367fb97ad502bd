/// A colour in sRGB: three components and an alpha, not premultiplied, each 0…1.
///
/// There is one form only. A grey is stored as its three equal components, so that a colour made from a
/// grey and one made from red, green and blue can never be read differently.
public struct Color: Hashable, Sendable {
    /// Red, sRGB-encoded, 0…1.
    public let red: Double
    /// Green, sRGB-encoded, 0…1.
    public let green: Double
    /// Blue, sRGB-encoded, 0…1.
    public let blue: Double
    /// Opacity, 0…1.
    public let alpha: Double

    /// The colour with the given components; each is clamped to 0…1, a NaN is 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Color.clamp(red)
        self.green = Color.clamp(green)
        self.blue = Color.clamp(blue)
        self.alpha = Color.clamp(alpha)
    }

    /// The grey with the given level.
    public init(gray: Double, alpha: Double = 1) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opaque colour 0xRRGGBB.
    public init(hex: UInt32) {
        self.init(
            red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
            blue: Double(hex & 255) / 255)
    }

    /// Black.
    public static let black = Color(gray: 0)
    /// White.
    public static let white = Color(gray: 1)
    /// No colour at all.
    public static let clear = Color(gray: 0, alpha: 0)

    /// The same colour with its alpha multiplied by `factor`.
    public func opacity(_ factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// Red, green, blue and alpha rounded to eight bits each, not premultiplied.
    public var rgba8: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        (Color.byte(red), Color.byte(green), Color.byte(blue), Color.byte(alpha))
    }

    private static func clamp(_ component: Double) -> Double {
        component > 0 ? Swift.min(component, 1) : 0
    }

    private static func byte(_ component: Double) -> UInt8 {
        UInt8((component * 255).rounded())
    }
}
