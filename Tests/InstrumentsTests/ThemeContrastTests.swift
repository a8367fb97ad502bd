import TaijiDrawing
import TaijiInstruments
import TestSupport
import Testing

/// What a theme's colours must be told apart from.
@Suite struct ThemeContrastTests {
    /// How far apart in Oklab two colours are that nobody takes for one another on a narrow band. Two just
    /// noticeable differences are some 0.04.
    private static let clearlyApart = 0.12

    @Test(arguments: Theme.builtIn) func whatMattersStandsOutFromTheGround(theme: Theme) {
        let texts: [(String, Color)] = [
            ("readout", theme.readout), ("caption", theme.caption), ("labels", theme.labels),
        ]
        for (name, color) in texts {
            let contrast = color.contrast(with: theme.background)
            #expect(contrast >= Color.textContrast, "\(theme.name) \(name): \(contrast)")
        }
        var parts: [(String, Color)] = [
            ("warning", theme.warning), ("alarm", theme.alarm), ("normal", theme.normal),
            ("setPoint", theme.setPoint), ("muted", theme.muted), ("dot", theme.dot),
        ]
        parts += theme.value.map { ("value", $0) }
        for (name, color) in parts {
            let contrast = color.contrast(with: theme.background)
            #expect(contrast >= Color.largeTextContrast, "\(theme.name) \(name) \(color.text): \(contrast)")
        }
    }

    /// A calm gauge does not look like an alarm.
    @Test(arguments: Theme.builtIn) func theBandOfANormalValueIsNotTheAlarms(theme: Theme) {
        let alarm = OklabColor(theme.alarm)
        for color in theme.value + [theme.normal, theme.setPoint, theme.muted] {
            let distance = (OklabColor(color) - alarm).magnitude
            #expect(distance >= Self.clearlyApart, "\(theme.name) \(color.text): \(distance)")
        }
    }

    @Test func anyColourIsMadeLegibleOnAnyGround() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<2000 {
            let color = Color(hex: UInt32(random.int(0...0xff_ffff)))
            let ground = Color(hex: UInt32(random.int(0...0xff_ffff)))
            for contrast in [Color.largeTextContrast, Color.textContrast] {
                let legible = color.legible(on: ground, contrast: contrast)
                #expect(legible.contrast(with: ground) >= contrast, "\(color.text) on \(ground.text)")
                if color.contrast(with: ground) >= contrast { #expect(legible == color) }
            }
        }
        #expect(Color.white.legible(on: Color.white.opacity(0.5), contrast: 4.5) == .white)
        #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    }
}
