extension Color {
    /// The light of red, green and blue, 0…1: IEC 61966-2-1:1999.
    var linearLight: SIMD3<Double> {
        SIMD3(Color.light(of: red), Color.light(of: green), Color.light(of: blue))
    }

    /// The colour of that light; what lies outside 0…1 is held there.
    init(linearLight light: SIMD3<Double>, alpha: Double) {
        self.init(
            red: Color.component(of: light.x), green: Color.component(of: light.y),
            blue: Color.component(of: light.z), alpha: alpha)
    }

    private static func light(of component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
    }

    private static func component(of light: Double) -> Double {
        // The two branches do not quite meet at 0.04045: light jumps there from 0.00313080495 to
        // 0.00313080728. Told apart within that gap (the standard's 0.0031308 lies beside it), every
        // component goes back by the branch that it came by.
        light <= 0.003_130_806 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
    }
}
