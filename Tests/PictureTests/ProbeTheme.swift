import TaijiDrawing
import TaijiInstruments

extension Theme {
    /// A theme in which nothing is to be seen: black on black, no shadows. Whatever a test makes white in it
    /// is alone in the picture, and a pixel's level is that part's coverage.
    static let black = Theme(
        name: "probe", background: .black, track: .black, segments: .black, majorTicks: .black,
        minorTicks: .black, labels: .black, value: [.black], light: .black, dark: .black, rim: .black,
        shadowOpacity: 0, dot: .black, readout: .black, caption: .black, setPoint: .black, normal: .black,
        warning: .black, alarm: .black, muted: .black)

    /// The black theme with one thing white.
    static func probe(_ part: WritableKeyPath<Theme, Color>) -> Theme {
        var theme = black
        theme[keyPath: part] = .white
        return theme
    }

    /// The black theme with a white value arc.
    static var valueProbe: Theme {
        var theme = black
        theme.value = [.white]
        return theme
    }
}
