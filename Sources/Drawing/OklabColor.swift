/// A colour as a vector of its Oklab coordinates, which are made so that equal steps look equal: lightness L,
/// and a (green to red) and b (blue to yellow). Halfway it looks like halfway.
///
/// Oklab is Björn Ottosson's ("A perceptual color space for image processing", 2020, with the matrices for
/// linear sRGB of 2021): linear light by a first matrix, cube roots, a second matrix. The published matrices
/// have ten digits, by which a grey is coloured from the eighth digit on. Here the first number of every row
/// is what makes the row's sum exactly 1 (of a and b: 0), and the inverse matrices are those of these; a grey
/// then has a = b = 0, and comes back as exactly a grey.
public struct OklabColor: ColorVector {
    /// L (0…1 for colours of sRGB), a and b (about −0.4…0.4), each multiplied by alpha, and alpha.
    public var components: SIMD4<Double>

    /// The vector of those components, as they are.
    @inlinable public init(components: SIMD4<Double>) { self.components = components }

    /// The vector that stands for `color`.
    public init(_ color: Color) {
        let light = color.linearLight
        // Rows whose sum is 1, by differences: equal components give exactly themselves.
        let green = light.y - light.x
        let blue = light.z - light.x
        let l = cubeRoot(light.x + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cubeRoot(light.x + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cubeRoot(light.x + 0.2817188376 * green + 0.6299787005 * blue)
        let lab = SIMD3(
            l + 0.7936177850 * (m - l) - 0.0040720468 * (s - l),
            -2.4285922050 * (m - l) + 0.4505937099 * (s - l),
            0.7827717662 * (m - l) - 0.8086757660 * (s - l))
        self.init(lab, alpha: color.alpha)
    }

    /// The colour that the vector stands for.
    public var color: Color {
        guard let lab = coordinates else { return .clear }
        let l = cube(lab.x + 0.3963377927878854 * lab.y + 0.21580375839514246 * lab.z)
        let m = cube(lab.x - 0.10556134584383381 * lab.y - 0.06385417668842326 * lab.z)
        let s = cube(lab.x - 0.08948420376370843 * lab.y - 1.2914855496626034 * lab.z)
        let light = SIMD3(
            l - 3.3077115915022888 * (m - l) + 0.2309699288058261 * (s - l),
            l + 2.609757401526604 * (m - l) - 0.3413193963704972 * (s - l),
            l - 0.7034186146921202 * (m - l) + 1.7076147009471918 * (s - l))
        return Color(linearLight: light, alpha: components.w)
    }

    private func cube(_ root: Double) -> Double { root * root * root }
}
