/// A colour as a vector of its sRGB components as they are stored, red, green and blue: the way of CSS's older
/// colours and of most toolkits. Halfway between two bright colours it is darker than either.
public struct SRGBColor: ColorVector {
    /// Red, green and blue, each multiplied by alpha, and alpha.
    public var components: SIMD4<Double>

    /// The vector of those components, as they are.
    @inlinable public init(components: SIMD4<Double>) { self.components = components }

    /// The vector that stands for `color`.
    public init(_ color: Color) {
        self.init(SIMD3(color.red, color.green, color.blue), alpha: color.alpha)
    }

    /// The colour that the vector stands for.
    public var color: Color {
        guard let rgb = coordinates else { return .clear }
        return Color(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: components.w)
    }
}
