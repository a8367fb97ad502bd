extension Color {
    /// The least contrast of small text and its ground, and of large text and of parts of a picture and theirs
    /// (WCAG 2.2, criteria 1.4.3 and 1.4.11).
    package static let textContrast = 4.5
    package static let largeTextContrast = 3.0

    /// The contrast of two opaque colours, 1…21, as WCAG 2.2 defines it.
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (Swift.max(one, two) + 0.05) / (Swift.min(one, two) + 0.05)
    }

    /// The colour, or as much darker or lighter a one as it takes to stand out from `ground` by `contrast`. On a ground
    /// that lets another shine through, the colour itself: nobody knows what lies there.
    package func legible(on ground: Color, contrast: Double) -> Color {
        guard ground.alpha == 1, alpha == 1 else { return self }
        let end =
            Color.black.contrast(with: ground) > Color.white.contrast(with: ground) ? Color.black : .white
        for step in 0...32 {
            let share = Double(step) / 32
            let mixed = Color(
                red: red + share * (end.red - red), green: green + share * (end.green - green),
                blue: blue + share * (end.blue - blue))
            if mixed.contrast(with: ground) >= contrast { return mixed }
        }
        return end
    }

    /// How light the colour is to the eye, 0…1.
    private var luminance: Double { (linearLight * SIMD3(0.2126, 0.7152, 0.0722)).sum() }
}
