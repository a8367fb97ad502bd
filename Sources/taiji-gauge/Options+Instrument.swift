import TaijiDrawing
import TaijiInstruments
import TaijiLettering

extension Options {
    /// The instrument that the options ask for.
    package func instrumentConfiguration() throws(Failure) -> InstrumentConfiguration {
        var configuration = InstrumentConfiguration()
        configuration.show = show
        let gauge = try gaugeFile()
        configuration.gauge = gauge.gauge
        // Where values come from outside there is none until one has come, unless the user gives one.
        configuration.startValue = feed != nil && value == nil ? nil : startValue(of: gauge)
        configuration.isFed = feed != nil || lateAfter != nil || deadAfter != nil
        configuration.movement = movement
        configuration.theme = try chosenTheme()
        switch background {
        case .color(let color): configuration.background = color
        case .transparent: configuration.background = .clear
        case nil: break
        }
        configuration.light = light
        configuration.dark = dark
        configuration.eye = eye
        configuration.share = share
        configuration.style = style
        configuration.speed = speed
        configuration.isReversed = reverse
        configuration.fixedPhase = phase
        configuration.reducesMotion = reducedMotion
        return configuration
    }

    /// The typeface of the font file that was asked for, or the best one that is installed.
    func typeface() throws(Failure) -> SDLTypeface {
        do throws(LetteringError) {
            guard let font else { return try SDLTypeface() }
            return try SDLTypeface(file: font)
        } catch {
            throw .failed(subject: font == nil ? "font" : "--font", reason: error.description)
        }
    }
}
