extension Color {
    /// The colour that is `progress` of the way to `other`, as `space` has it: `SRGBColor.self`,
    /// `LinearColor.self` or `OklabColor.self`. Exactly this colour at 0 and exactly the other one at 1;
    /// outside 0…1 the way goes on as far as there are colours. A progress that is NaN counts as 0.
    public func interpolated<Space: ColorVector>(
        to other: Color, at progress: Double, in space: Space.Type
    ) -> Color {
        if progress == 0 || progress != progress { return self }
        if progress == 1 { return other }
        return Space(self).interpolated(to: Space(other), at: progress).color
    }
}
