/// A colour as a vector of its linear light, red, green and blue: what lamps do that fade into one another.
/// Halfway from black to white it looks nearer to white.
///
/// Linear light of an sRGB component c is c/12.92 up to 0.04045 and ((c + 0.055)/1.055)^2.4 above (IEC
/// 61966-2-1:1999).
public struct LinearColor: ColorVector {
    /// The light of red, green and blue, each multiplied by alpha, and alpha.
    public var components: SIMD4<Double>

    /// The vector of those components, as they are.
    @inlinable public init(components: SIMD4<Double>) { self.components = components }

    /// The vector that stands for `color`.
    public init(_ color: Color) { self.init(color.linearLight, alpha: color.alpha) }

    /// The colour that the vector stands for.
    public var color: Color {
        guard let light = coordinates else { return .clear }
        return Color(linearLight: light, alpha: components.w)
    }
}
